/* Compares references by their normal forms (RFC 3986, 6.2), which are read but not
 * written. */
#include "normalize/normal.h"
#include "util/siphash.h"

static int same_string(const char *s, const struct uric *u, const char *other,
                       const struct uric *v)
{
    const uint32_t n = uric_end(u);

    return n == uric_end(v) && (n == 0 || memcmp(s, other, n) == 0);
}

/* Cuts off as many bytes as both pieces have at their ends; whether these are equal. */
static int cut_same(struct uric_normal_piece *one, struct uric_normal_piece *other)
{
    const size_t n = one->n < other->n ? one->n : other->n;

    one->n -= n;
    other->n -= n;
    return memcmp(one->s + one->n, other->s + other->n, n) == 0;
}

static int same_normal(struct uric_normal *one, struct uric_normal *other)
{
    struct uric_normal_piece p = { NULL, 0, 0, 0 }, q = p;

    for (;;) {
        const int more = p.n > 0 || uric_normal_before(one, &p);
        const int more_other = q.n > 0 || uric_normal_before(other, &q);

        if (!more || !more_other)
            return more == more_other;
        if (!cut_same(&p, &q))
            return 0;
    }
}

bool uric_equal(struct uric_ref ref, struct uric_ref other, enum uric_step steps,
                const struct uric_scheme *scheme)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    struct uric_normal one, two;
    unsigned needs, needs_other;

    if (!uric_is_reference(u) || !uric_is_reference(other.u))
        return false;
    if (same_string(s, u, other.s, other.u)) /* the common case, before the full reads */
        return true;
    needs = uric_needs(ref, steps, scheme);
    needs_other = uric_needs(other, steps, scheme);
    if (!needs && !needs_other)
        return false;
    uric_normal_begin(&one, s, u, needs, scheme);
    uric_normal_begin(&two, other.s, other.u, needs_other, scheme);
    return same_normal(&one, &two);
}

enum uric_equivalence uric_compare(struct uric_ref ref, struct uric_ref other,
                                       const struct uric_scheme *scheme)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;

    if (!uric_is_reference(u) || !uric_is_reference(other.u))
        return URIC_EQUIVALENCE_NONE;
    if (same_string(s, u, other.s, other.u))
        return URIC_EQUIVALENCE_STRING;
    if (uric_equal(ref, other, URIC_STEPS_SYNTAX,
                   scheme))
        return URIC_EQUIVALENCE_SYNTAX;
    return uric_equal(ref, other,
                      URIC_STEPS_SYNTAX | URIC_STEP_SCHEME, scheme)
               ? URIC_EQUIVALENCE_SCHEME
               : URIC_EQUIVALENCE_NONE;
}

/* ---- hashing, from the end of the normal form ---- */

uint64_t uric_hash(struct uric_ref ref, enum uric_step steps,
                   const struct uric_scheme *scheme, const uint64_t key[2])
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const unsigned needs = uric_needs(ref, steps, scheme);
    struct uric_siphash h;
    struct uric_normal normal;
    struct uric_normal_piece piece;

    if (!uric_is_reference(u))
        return 0;
    uric_siphash_begin(&h, key);
    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        while (uric_normal_before(&normal, &piece))
            uric_siphash_take_before(&h, piece.s, piece.n, 1);
    } else {
        uric_siphash_take_before(&h, s, uric_end(u), 1);
    }
    return uric_siphash_end(&h, 1, 3);
}
