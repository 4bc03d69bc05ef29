/* The fast path with AArch64's NEON: a byte's halves are looked up in tables of
 * 16, as with AVX2. */
#include "vectors.h"

#if URIC_BUILT & URIC_BUILT_NEON

/* Named one by one, as gcc keeps the elements of an array in memory. */
struct neon_window {
    uint8x16_t a, b, c, d;                 /* bytes */
    uint8x16_t a_low, b_low, c_low, d_low; /* their low halves */
    uint8x16_t a_bit, b_bit, c_bit, d_bit; /* and the bits of their high halves */
};

static inline uint8x16_t neon_bits_of_high_halves(uint8x16_t bytes)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };

    return vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(bytes, 4));
}

/* The bytes from i on of n, at least 16, at s: those before n, then zeros. */
static inline uint8x16_t neon_load_part(const unsigned char *s, size_t i,
                                        size_t n)
{
    const size_t from = i <= n - 16 ? i : n - 16;
    const size_t down = i - from < 16 ? i - from : 16;

    return vqtbl1q_u8(vld1q_u8(s + from), vld1q_u8(shuffle_down + down));
}

static inline struct neon_window neon_load(const unsigned char *s, size_t n)
{
    const uint8x16_t low = vdupq_n_u8(15);
    struct neon_window w;
    struct short_bytes bytes;

    if (n >= 64) {
        w.a = vld1q_u8(s);
        w.b = vld1q_u8(s + 16);
        w.c = vld1q_u8(s + 32);
        w.d = vld1q_u8(s + 48);
    } else if (n >= 16) {
        w.a = vld1q_u8(s);
        w.b = neon_load_part(s, 16, n);
        w.c = neon_load_part(s, 32, n);
        w.d = neon_load_part(s, 48, n);
    } else {
        bytes = load_short(s, n);
        w.a = vcombine_u8(vcreate_u8(bytes.low), vcreate_u8(bytes.high));
        w.b = w.c = w.d = vdupq_n_u8(0);
    }
    w.a_low = vandq_u8(w.a, low);
    w.b_low = vandq_u8(w.b, low);
    w.c_low = vandq_u8(w.c, low);
    w.d_low = vandq_u8(w.d, low);
    w.a_bit = neon_bits_of_high_halves(w.a);
    w.b_bit = neon_bits_of_high_halves(w.b);
    w.c_bit = neon_bits_of_high_halves(w.c);
    w.d_bit = neon_bits_of_high_halves(w.d);
    return w;
}

/* Vectors of bytes that are all ones or zeros: each keeps the bit of its place
 * in eight, and adding neighbours three times brings the eight together. */
static inline uint64_t neon_join(uint8x16_t a, uint8x16_t b, uint8x16_t c,
                                 uint8x16_t d)
{
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t place = vld1q_u8(places);
    const uint8x16_t low = vpaddq_u8(vandq_u8(a, place), vandq_u8(b, place));
    const uint8x16_t high = vpaddq_u8(vandq_u8(c, place), vandq_u8(d, place));
    const uint8x16_t both = vpaddq_u8(low, high);

    return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);
}

static inline uint64_t neon_equal(const struct neon_window *w, char c)
{
    const uint8x16_t all = vdupq_n_u8((unsigned char)c);

    return neon_join(vceqq_u8(w->a, all), vceqq_u8(w->b, all),
                     vceqq_u8(w->c, all), vceqq_u8(w->d, all));
}

static inline uint64_t neon_of(const struct neon_window *w, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return neon_join(vtstq_u8(vqtbl1q_u8(table, w->a_low), w->a_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->b_low), w->b_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->c_low), w->c_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->d_low), w->d_bit));
}

/* All ones where the byte at s and those behind it are in the class. */
static inline uint8x16_t neon_in(const unsigned char *s, uint8x16_t table)
{
    const uint8x16_t bytes = vld1q_u8(s);

    return vtstq_u8(vqtbl1q_u8(table, vandq_u8(bytes, vdupq_n_u8(15))),
                    neon_bits_of_high_halves(bytes));
}

static inline int neon_all(const unsigned char *s, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return vminvq_u8(vandq_u8(
               vandq_u8(neon_in(s, table), neon_in(s + 16, table)),
               vandq_u8(neon_in(s + 32, table), neon_in(s + 48, table)))) != 0;
}

#define FAST(name) neon_##name
#define WINDOW struct neon_window
#define LOAD(s, n) neon_load(s, n)
#define EQUAL(w, c) neon_equal(&(w), c)
#define NUMBER(CLASS) URIC_NIBBLES_##CLASS
#define OF(w, nibbles) neon_of(&(w), nibbles)
#define LOWER(w, CLASS) OF(w, URIC_NIBBLES_LOWER_##CLASS)
#define LOOKS_FOR_DOTS 1
#define BULK 64
#define ALL(s, nibbles) neon_all(s, nibbles)
#define COUNT(mask) uric_count(mask)
#define BELOW(i) uric_below(i)
#define ZEROS(mask) uric_zeros(mask)
#include "fast.h"

#ifndef URIC_ONLY_PARSE

unsigned uric_places_neon(const unsigned char *s, size_t *from, size_t n, char c,
                          unsigned most, uint32_t *places)
{
    return neon_places(s, from, n, c, most, places);
}

#endif

size_t uric_run_neon(enum uric_run_of run, const unsigned char *s, size_t i,
                    size_t n)
{
    return neon_run_of(run, s, i, n);
}

int uric_parse_neon(int entry, const unsigned char *s, size_t n,
                    struct uric *u)
{
    return neon_parse(entry, s, n, u);
}

#endif
