/* Comparing references by their normal forms (RFC 3986, 6.2), which are read and not
 * written. */
#include "normal.h"

static int same_string(const char *s, const struct uric *u, const char *other,
                      const struct uric *v)
{
    const uint32_t n = uric_end(u);

    return n == uric_end(v) && (n == 0 || memcmp(s, other, n) == 0);
}

/* The last bytes of two pieces that both have, cut off: whether they are the same. */
static int cut_same(struct uric_piece *one, struct uric_piece *other)
{
    const size_t n = one->n < other->n ? one->n : other->n;

    one->n -= n;
    other->n -= n;
    return memcmp(one->s + one->n, other->s + other->n, n) == 0;
}

static int same_normal(struct uric_normal *one, struct uric_normal *other)
{
    struct uric_piece p = { NULL, 0, 0, 0 }, q = p;

    for (;;) {
        const int more = p.n > 0 || uric_normal_before(one, &p);
        const int more_other = q.n > 0 || uric_normal_before(other, &q);

        if (!more || !more_other)
            return more == more_other;
        if (!cut_same(&p, &q))
            return 0;
    }
}

int uric_equal(const char *s, const struct uric *u, const char *other,
               const struct uric *v, unsigned steps, const struct uric_scheme *scheme)
{
    const unsigned needs = uric_needs(s, u, steps, scheme);
    const unsigned needs_other = uric_needs(other, v, steps, scheme);
    struct uric_normal one, two;

    if (same_string(s, u, other, v))
        return 1;
    if (!needs && !needs_other)
        return 0;
    uric_normal_begin(&one, s, u, needs, scheme);
    uric_normal_begin(&two, other, v, needs_other, scheme);
    return same_normal(&one, &two);
}

enum uric_rung uric_compare(const char *s, const struct uric *u, const char *other,
                            const struct uric *v, const struct uric_scheme *scheme)
{
    if (same_string(s, u, other, v))
        return URIC_RUNG_STRING;
    if (uric_equal(s, u, other, v, URIC_STEPS_SYNTAX, scheme))
        return URIC_RUNG_SYNTAX;
    return uric_equal(s, u, other, v, URIC_STEPS_SYNTAX | URIC_STEP_SCHEME, scheme)
               ? URIC_RUNG_SCHEME
               : URIC_RUNG_NONE;
}

/* ---- hashing, from the end, eight bytes at a time ---- */

struct hashing {
    uint64_t hash, word;
    uint64_t length;
};

static void mix_word(struct hashing *h, uint64_t word)
{
    h->hash = (h->hash ^ word) * 0x9e3779b97f4a7c15u;
    h->hash ^= h->hash >> 29;
}

static uint64_t little_endian(const char *s)
{
    uint64_t word = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(&word, s, 8);
#else
    int i;

    for (i = 0; i < 8; i++)
        word |= (uint64_t)(unsigned char)s[i] << 8 * i;
#endif
    return word;
}

static void mix_piece(struct hashing *h, const char *s, size_t n)
{
    while (n > 0) {
        if (n >= 8 && h->length % 8 == 0) {
            n -= 8;
            h->length += 8;
            mix_word(h, little_endian(s + n));
            continue;
        }
        h->word = h->word << 8 | (unsigned char)s[--n];
        if (++h->length % 8 == 0) {
            mix_word(h, h->word);
            h->word = 0;
        }
    }
}

uint64_t uric_hash(const char *s, const struct uric *u, unsigned steps,
                   const struct uric_scheme *scheme, uint64_t seed)
{
    const unsigned needs = uric_needs(s, u, steps, scheme);
    struct hashing h = { 0, 0, 0 };
    struct uric_normal normal;
    struct uric_piece piece;

    h.hash = seed;
    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        while (uric_normal_before(&normal, &piece))
            mix_piece(&h, piece.s, piece.n);
    } else {
        mix_piece(&h, s, uric_end(u));
    }
    mix_word(&h, h.word);
    mix_word(&h, h.length);
    return h.hash ^ h.hash >> 32;
}
