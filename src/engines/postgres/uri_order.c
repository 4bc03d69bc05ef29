/* The order of the type uri, and its hash: both by normal form.
 *
 * The normal form is by URIC_STEPS_SYNTAX, which follow from RFC 3986 alone.  The default
 * ports and the schemes that the scheme step knows are a table that grows, and an index
 * on disk must not depend on it. */
#include "engines/postgres/uri_value.h"

#include "common/hashfn.h"

static bool same_bytes(struct uri_bytes a, struct uri_bytes b)
{
    return a.n == b.n && memcmp(a.s, b.s, a.n) == 0;
}

int uri_compare(struct uri_bytes one, struct uri_bytes other)
{
    struct uri_normal p, q;
    int difference;

    if (same_bytes(one, other))
        return 0;
    uri_normal_begin(&p, one);
    uri_normal_begin(&q, other);
    difference = uri_compare_bytes(p.s, p.n, q.s, q.n);
    uri_normal_end(&p);
    uri_normal_end(&q);
    return difference;
}

/* Whether uri_compare() is 0, found without writing the normal forms. */
static bool same(struct uri_bytes one, struct uri_bytes other)
{
    struct uric u, v;

    if (same_bytes(one, other))
        return true;
    return uric_parse(one.s, one.n, &u) == URIC_OK &&
           uric_parse(other.s, other.n, &v) == URIC_OK &&
           uric_equal(uric_bind(one.s, &u), uric_bind(other.s, &v), URIC_STEPS_SYNTAX,
                      NULL);
}

/* ---- operators ---- */

/* Answers with the expression of a and b, the two arguments, and frees their copies. */
#define OPERATOR(name, returns, type, expression)                                        \
    PG_FUNCTION_INFO_V1(uric_sql_type_##name);                                           \
    Datum uric_sql_type_##name(PG_FUNCTION_ARGS)                                         \
    {                                                                                    \
        struct varlena *const first = URI_ARGUMENT(0), *const second = URI_ARGUMENT(1);  \
        const struct uri_bytes a = uri_bytes(first), b = uri_bytes(second);              \
        const type answer = expression;                                                  \
                                                                                         \
        PG_FREE_IF_COPY(first, 0);                                                       \
        PG_FREE_IF_COPY(second, 1);                                                      \
        returns(answer);                                                                 \
    }

OPERATOR(eq, PG_RETURN_BOOL, bool, same(a, b))
OPERATOR(ne, PG_RETURN_BOOL, bool, !same(a, b))
OPERATOR(lt, PG_RETURN_BOOL, bool, uri_compare(a, b) < 0)
OPERATOR(le, PG_RETURN_BOOL, bool, uri_compare(a, b) <= 0)
OPERATOR(gt, PG_RETURN_BOOL, bool, uri_compare(a, b) > 0)
OPERATOR(ge, PG_RETURN_BOOL, bool, uri_compare(a, b) >= 0)
OPERATOR(cmp, PG_RETURN_INT32, int32, uri_compare(a, b))

/* The value that the aggregates min and max keep. */
PG_FUNCTION_INFO_V1(uric_sql_type_smaller);
Datum uric_sql_type_smaller(PG_FUNCTION_ARGS)
{
    struct varlena *const a = URI_ARGUMENT(0), *const b = URI_ARGUMENT(1);

    PG_RETURN_POINTER(uri_compare(uri_bytes(a), uri_bytes(b)) <= 0 ? a : b);
}

PG_FUNCTION_INFO_V1(uric_sql_type_larger);
Datum uric_sql_type_larger(PG_FUNCTION_ARGS)
{
    struct varlena *const a = URI_ARGUMENT(0), *const b = URI_ARGUMENT(1);

    PG_RETURN_POINTER(uri_compare(uri_bytes(a), uri_bytes(b)) >= 0 ? a : b);
}

/* ---- hash ---- */

/* It never changes: hash indexes and hash partitions are on disk and on other servers. */
#define HASH_KEY UINT64CONST(0x7572692072666333)

static uint64 hash(struct varlena *value, uint64 seed)
{
    const uint64_t key[2] = { HASH_KEY, seed };
    const struct uri_bytes bytes = uri_bytes(value);
    struct uric u;

    if (uric_parse(bytes.s, bytes.n, &u) != URIC_OK)
        return hash_bytes_extended((const unsigned char *)bytes.s, (int)bytes.n, seed);
    return uric_hash(uric_bind(bytes.s, &u), URIC_STEPS_SYNTAX, NULL, key);
}

/* The low half of the extended hash with seed 0, as hash opclasses must have it. */
PG_FUNCTION_INFO_V1(uric_sql_type_hash);
Datum uric_sql_type_hash(PG_FUNCTION_ARGS)
{
    struct varlena *const value = URI_ARGUMENT(0);
    const uint64 answer = hash(value, 0);

    PG_FREE_IF_COPY(value, 0);
    PG_RETURN_UINT32((uint32)answer);
}

PG_FUNCTION_INFO_V1(uric_sql_type_hash_extended);
Datum uric_sql_type_hash_extended(PG_FUNCTION_ARGS)
{
    struct varlena *const value = URI_ARGUMENT(0);
    const uint64 answer = hash(value, (uint64)PG_GETARG_INT64(1));

    PG_FREE_IF_COPY(value, 0);
    PG_RETURN_UINT64(answer);
}
