/* Sorts the type uri by abbreviated keys: the first bytes of the normal form, where a prefix
 * that most URIs have takes one byte.
 *
 * The key's first byte is the number of an interval of the order.  All normal forms in an
 * interval start with the same prefix, which the key omits.  Keys exist in memory only:
 * other intervals would give the same order. */
#include "engines/postgres/uri_value.h"

#include "common/hashfn.h"
#include "lib/hyperloglog.h"
#include "utils/sortsupport.h"

/* Each interval starts at its bound and ends before the next one's. */
static const struct interval {
    const char *bound;
    unsigned char n;    /* the length of bound */
    unsigned char skip; /* of the prefix */
} intervals[] = {
    { "", 0, 0 },
    { "http://", 7, 7 },
    { "http://www.", 11, 11 },
    { "http://www/", 11, 7 }, /* "/" follows "." */
    { "http:/0", 7, 0 },      /* "0" follows "/" */
    { "https://", 8, 8 },
    { "https://www.", 12, 12 },
    { "https://www/", 12, 8 },
    { "https:/0", 8, 0 },
};

static unsigned interval_of(const char *s, size_t n)
{
    unsigned i = lengthof(intervals) - 1;

    while (uri_compare_bytes(s, n, intervals[i].bound, intervals[i].n) < 0)
        i--;
    return i;
}

/* The end counts as NUL, which no value has. */
static Datum key_of(const char *s, size_t n)
{
    const unsigned interval = interval_of(s, n);
    Datum key = interval;
    size_t at = intervals[interval].skip, i;

    for (i = 1; i < sizeof key; i++, at++)
        key = key << 8 | (at < n ? (unsigned char)s[at] : 0);
    return key;
}

struct sorting {
    int64 count; /* of keys */
    bool estimates;
    hyperLogLogState distinct; /* of keys */
};

static Datum abbreviate(Datum value, SortSupport support)
{
    struct sorting *const sorting = support->ssup_extra;
    struct varlena *const original = (struct varlena *)DatumGetPointer(value);
    struct varlena *const bytes = PG_DETOAST_DATUM_PACKED(value);
    struct uri_normal normal;
    Datum key;

    uri_normal_begin(&normal, uri_bytes(bytes));
    key = key_of(normal.s, normal.n);
    uri_normal_end(&normal);
    if (bytes != original)
        pfree(bytes);
    sorting->count++;
    if (sorting->estimates)
        addHyperLogLog(&sorting->distinct,
                       hash_bytes((const unsigned char *)&key, sizeof key));
    return key;
}

/* Whether too few keys differ: fewer than one in 2000, the limit of PostgreSQL's own types.
 * More than 100000 different ones are enough, however many follow. */
static bool gives_up(int in_memory, SortSupport support)
{
    struct sorting *const sorting = support->ssup_extra;
    double distinct;

    if (in_memory < 10000 || sorting->count < 10000 || !sorting->estimates)
        return false;
    distinct = estimateHyperLogLog(&sorting->distinct);
    if (distinct > 100000.0)
        sorting->estimates = false;
    return distinct < (double)sorting->count / 2000.0 + 0.5;
}

static int compare(Datum x, Datum y, SortSupport support)
{
    struct varlena *const a = PG_DETOAST_DATUM_PACKED(x);
    struct varlena *const b = PG_DETOAST_DATUM_PACKED(y);
    const int difference = uri_compare(uri_bytes(a), uri_bytes(b));

    (void)support;
    if (a != (struct varlena *)DatumGetPointer(x))
        pfree(a);
    if (b != (struct varlena *)DatumGetPointer(y))
        pfree(b);
    return difference;
}

PG_FUNCTION_INFO_V1(uric_sql_type_sortsupport);
Datum uric_sql_type_sortsupport(PG_FUNCTION_ARGS)
{
    const SortSupport support = (SortSupport)PG_GETARG_POINTER(0);
    struct sorting *sorting;

    support->comparator = compare;
    if (support->abbreviate) {
        sorting = MemoryContextAllocZero(support->ssup_cxt, sizeof *sorting);
        sorting->estimates = true;
        initHyperLogLog(&sorting->distinct, 10);
        support->ssup_extra = sorting;
        support->comparator = ssup_datum_unsigned_cmp;
        support->abbrev_converter = abbreviate;
        support->abbrev_abort = gives_up;
        support->abbrev_full_comparator = compare;
    }
    PG_RETURN_VOID();
}
