/* Stage 1 with AArch64's NEON. */
#include "parse/vectors.h"
#include "parse/walk.h"

#if URIC_BUILT & URIC_BUILT_NEON

static URIC_ALWAYS_INLINE uint8x16_t neon_row(enum uric_row row)
{
    return vld1q_u8(uric_row(row));
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct neon_bytes {
    uint8x16_t a, b, c, d; /* not an array: gcc would keep that in memory */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void neon_load(struct neon_bytes *bytes, const unsigned char *p)
{
    bytes->a = vld1q_u8(p);
    bytes->b = vld1q_u8(p + 16);
    bytes->c = vld1q_u8(p + 32);
    bytes->d = vld1q_u8(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void neon_load_first(struct neon_bytes *bytes,
                                               const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = vdupq_n_u8(0);
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = vld1q_u8(s);
        bytes->b = vld1q_u8(s + 16);
        bytes->c = vld1q_u8(s + bytes->c_at);
        bytes->d = vld1q_u8(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = vld1q_u8(s);
        bytes->c = vld1q_u8(s + bytes->c_at);
    } else if (n > 0) {
        const struct short_bytes few = load_short(s, n);

        bytes->a = vcombine_u8(vcreate_u8(few.low), vcreate_u8(few.high));
    }
}

/* The mask of vectors whose bytes are all ones or zeros: each byte keeps one bit, by its index
 * modulo 8, and adding neighbours three times joins each eight. */
static URIC_ALWAYS_INLINE uint64_t neon_join(uint8x16_t a, uint8x16_t b, uint8x16_t c,
                                             uint8x16_t d, unsigned c_at)
{
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t place = vld1q_u8(places);
    const uint8x16_t low = vpaddq_u8(vandq_u8(a, place), vandq_u8(b, place));
    const uint8x16_t high = vpaddq_u8(vandq_u8(c, place), vandq_u8(d, place));
    const uint8x16_t both = vpaddq_u8(low, high);
    const uint64_t mask =
        vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);

    return (uint32_t)mask | (mask >> 32) << c_at;
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t neon_equal(const struct neon_bytes *bytes,
                                              unsigned char byte)
{
    const uint8x16_t all = vdupq_n_u8(byte);

    return neon_join(vceqq_u8(bytes->a, all), vceqq_u8(bytes->b, all),
                     vceqq_u8(bytes->c, all), vceqq_u8(bytes->d, all), bytes->c_at);
}
#endif

static URIC_ALWAYS_INLINE uint64_t neon_byte(const struct neon_bytes *bytes,
                                             enum uric_row row)
{
    const uint8x16_t all = neon_row(row);

    return neon_join(vceqq_u8(bytes->a, all), vceqq_u8(bytes->b, all),
                     vceqq_u8(bytes->c, all), vceqq_u8(bytes->d, all), bytes->c_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE uint8x16_t neon_places_of(uint8x16_t bytes)
{
    return vandq_u8(vqtbl1q_u8(neon_row(URIC_ROW_LOW),
                               vandq_u8(bytes, neon_row(URIC_ROW_HALF))),
                    vqtbl1q_u8(neon_row(URIC_ROW_HIGH), vshrq_n_u8(bytes, 4)));
}

static URIC_ALWAYS_INLINE void neon_places(struct neon_bytes *first)
{
    first->a = neon_places_of(first->a);
    first->b = neon_places_of(first->b);
    first->c = neon_places_of(first->c);
    first->d = neon_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t neon_in(const struct neon_bytes *places,
                                           enum uric_jump jump)
{
    const uint8x16_t least = neon_row((enum uric_row)(URIC_ROW_LEAST_SCHEME + (unsigned)jump));

    return neon_join(vcgeq_u8(places->a, least), vcgeq_u8(places->b, least),
                     vcgeq_u8(places->c, least), vcgeq_u8(places->d, least), places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t neon_in_scheme(const struct neon_bytes *first)
{
    const uint8x16_t none = vdupq_n_u8(0);

    return neon_join(vcgeq_u8(first->a, neon_row(URIC_ROW_LEAST_SCHEME)), none, none, none, 32);
}

static URIC_ALWAYS_INLINE void neon_clear(struct uric *u)
{
    unsigned char *const to = (unsigned char *)u;

    vst1q_u8(to, vdupq_n_u8(0));
    vst1q_u8(to + 16, vdupq_n_u8(0));
    vst1q_u8(to + 32, vdupq_n_u8(0));
    vst1q_u8(to + 48, vdupq_n_u8(0));
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct neon_window {
    uint8x16_t a_low, b_low, c_low, d_low; /* the low halves */
    uint8x16_t a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE uint8x16_t neon_bits(uint8x16_t bytes)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };

    return vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(bytes, 4));
}

static URIC_ALWAYS_INLINE struct neon_window neon_look(const struct neon_bytes *bytes)
{
    const uint8x16_t half = neon_row(URIC_ROW_HALF);
    struct neon_window w;

    w.a_low = vandq_u8(bytes->a, half);
    w.b_low = vandq_u8(bytes->b, half);
    w.c_low = vandq_u8(bytes->c, half);
    w.d_low = vandq_u8(bytes->d, half);
    w.a_bit = neon_bits(bytes->a);
    w.b_bit = neon_bits(bytes->b);
    w.c_bit = neon_bits(bytes->c);
    w.d_bit = neon_bits(bytes->d);
    w.c_at = bytes->c_at;
    return w;
}

static URIC_ALWAYS_INLINE uint64_t neon_of(const struct neon_window *w, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return neon_join(vtstq_u8(vqtbl1q_u8(table, w->a_low), w->a_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->b_low), w->b_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->c_low), w->c_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->d_low), w->d_bit), w->c_at);
}

/* All ones for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE uint8x16_t neon_is(const unsigned char *p, uint8x16_t table)
{
    const uint8x16_t bytes = vld1q_u8(p);

    return vtstq_u8(vqtbl1q_u8(table, vandq_u8(bytes, neon_row(URIC_ROW_HALF))),
                    neon_bits(bytes));
}

static URIC_ALWAYS_INLINE int neon_all(const unsigned char *p, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return vminvq_u8(vandq_u8(
               vandq_u8(neon_is(p, table), neon_is(p + 16, table)),
               vandq_u8(neon_is(p + 32, table), neon_is(p + 48, table)))) != 0;
}

#define CLASSIFY(name) neon_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_neon
#define BLOCK 64
#include "parse/classify.h"

#endif
