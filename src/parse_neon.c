/* The fast path with AArch64's NEON: a byte's halves are looked up in tables of
 * 16, as with AVX2. */
#include "vectors.h"

#include "runs.h"

#if URIC_FORMS & URIC_FORM_NEON

struct neon_window {
    uint8x16_t bytes[4];
    uint8x16_t low[4]; /* the bytes' low halves */
    uint8x16_t bit[4]; /* and the bits of their high halves */
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
    struct neon_window w;
    struct short_bytes bytes;
    int k;

    if (n >= 64) {
        for (k = 0; k < 4; k++)
            w.bytes[k] = vld1q_u8(s + 16 * k);
    } else if (n >= 16) {
        w.bytes[0] = vld1q_u8(s);
        for (k = 1; k < 4; k++)
            w.bytes[k] = neon_load_part(s, 16 * (size_t)k, n);
    } else {
        bytes = load_short(s, n);
        w.bytes[0] =
            vcombine_u8(vcreate_u8(bytes.low), vcreate_u8(bytes.high));
        for (k = 1; k < 4; k++)
            w.bytes[k] = vdupq_n_u8(0);
    }
    for (k = 0; k < 4; k++) {
        w.low[k] = vandq_u8(w.bytes[k], vdupq_n_u8(15));
        w.bit[k] = neon_bits_of_high_halves(w.bytes[k]);
    }
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

    return neon_join(vceqq_u8(w->bytes[0], all), vceqq_u8(w->bytes[1], all),
                     vceqq_u8(w->bytes[2], all), vceqq_u8(w->bytes[3], all));
}

static inline uint64_t neon_of(const struct neon_window *w, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return neon_join(vtstq_u8(vqtbl1q_u8(table, w->low[0]), w->bit[0]),
                     vtstq_u8(vqtbl1q_u8(table, w->low[1]), w->bit[1]),
                     vtstq_u8(vqtbl1q_u8(table, w->low[2]), w->bit[2]),
                     vtstq_u8(vqtbl1q_u8(table, w->low[3]), w->bit[3]));
}

#define FAST(name) neon_##name
#define WINDOW struct neon_window
#define LOAD(s, n) neon_load(s, n)
#define EQUAL(w, c) neon_equal(&(w), c)
#define NUMBER(CLASS) URIC_NIBBLES_##CLASS
#define OF(w, nibbles) neon_of(&(w), nibbles)
#include "fast.h"
#undef OF
#undef NUMBER
#undef EQUAL
#undef LOAD
#undef WINDOW
#undef FAST

int uric_parse_neon(int entry, const unsigned char *s, size_t n,
                    struct uric *u)
{
    return neon_by_window(entry, s, n, u);
}

#endif
