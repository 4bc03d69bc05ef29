/* Stage 1 with WebAssembly's simd128. */
#include "parse/vectors.h"
#include "parse/walk.h"

#if URIC_BUILT & URIC_BUILT_SIMD128

static URIC_ALWAYS_INLINE v128_t simd128_row(enum uric_row row)
{
    return wasm_v128_load(uric_row(row));
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct simd128_bytes {
    v128_t a, b, c, d;
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void simd128_load(struct simd128_bytes *bytes, const unsigned char *p)
{
    bytes->a = wasm_v128_load(p);
    bytes->b = wasm_v128_load(p + 16);
    bytes->c = wasm_v128_load(p + 32);
    bytes->d = wasm_v128_load(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void simd128_load_first(struct simd128_bytes *bytes,
                                                  const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = wasm_i64x2_splat(0);
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = wasm_v128_load(s);
        bytes->b = wasm_v128_load(s + 16);
        bytes->c = wasm_v128_load(s + bytes->c_at);
        bytes->d = wasm_v128_load(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = wasm_v128_load(s);
        bytes->c = wasm_v128_load(s + bytes->c_at);
    } else if (n > 0) {
        const struct short_bytes few = load_short(s, n);

        bytes->a = wasm_i64x2_make((int64_t)few.low, (int64_t)few.high);
    }
}

static URIC_ALWAYS_INLINE uint64_t simd128_join(v128_t a, v128_t b, v128_t c, v128_t d,
                                                unsigned c_at)
{
    const uint32_t low = (uint32_t)wasm_i8x16_bitmask(a) | (uint32_t)wasm_i8x16_bitmask(b) << 16;
    const uint32_t high = (uint32_t)wasm_i8x16_bitmask(c) | (uint32_t)wasm_i8x16_bitmask(d) << 16;

    return low | (uint64_t)high << c_at;
}

static URIC_ALWAYS_INLINE uint64_t simd128_each(const struct simd128_bytes *bytes, v128_t all)
{
    return simd128_join(wasm_i8x16_eq(bytes->a, all), wasm_i8x16_eq(bytes->b, all),
                        wasm_i8x16_eq(bytes->c, all), wasm_i8x16_eq(bytes->d, all),
                        bytes->c_at);
}

#ifndef URIC_ONLY_PARSE
static URIC_ALWAYS_INLINE uint64_t simd128_equal(const struct simd128_bytes *bytes,
                                                 unsigned char byte)
{
    return simd128_each(bytes, wasm_i8x16_splat((int8_t)byte));
}
#endif

static URIC_ALWAYS_INLINE uint64_t simd128_byte(const struct simd128_bytes *bytes,
                                                enum uric_row row)
{
    return simd128_each(bytes, simd128_row(row));
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE v128_t simd128_places_of(v128_t bytes)
{
    return wasm_v128_and(
        wasm_i8x16_swizzle(simd128_row(URIC_ROW_LOW),
                           wasm_v128_and(bytes, simd128_row(URIC_ROW_HALF))),
        wasm_i8x16_swizzle(simd128_row(URIC_ROW_HIGH), wasm_u8x16_shr(bytes, 4)));
}

static URIC_ALWAYS_INLINE void simd128_places(struct simd128_bytes *first)
{
    first->a = simd128_places_of(first->a);
    first->b = simd128_places_of(first->b);
    first->c = simd128_places_of(first->c);
    first->d = simd128_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t simd128_in(const struct simd128_bytes *places,
                                              enum uric_jump jump)
{
    const v128_t to_sign =
        simd128_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return simd128_join(
        wasm_u8x16_add_sat(places->a, to_sign), wasm_u8x16_add_sat(places->b, to_sign),
        wasm_u8x16_add_sat(places->c, to_sign), wasm_u8x16_add_sat(places->d, to_sign),
        places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t simd128_in_scheme(const struct simd128_bytes *first)
{
    return (uint32_t)wasm_i8x16_bitmask(
        wasm_u8x16_add_sat(first->a, simd128_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void simd128_clear(struct uric *u)
{
    unsigned char *const to = (unsigned char *)u;

    wasm_v128_store(to, wasm_i64x2_splat(0));
    wasm_v128_store(to + 16, wasm_i64x2_splat(0));
    wasm_v128_store(to + 32, wasm_i64x2_splat(0));
    wasm_v128_store(to + 48, wasm_i64x2_splat(0));
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct simd128_window {
    v128_t a_low, b_low, c_low, d_low; /* the low halves */
    v128_t a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE v128_t simd128_bits(v128_t bytes)
{
    return wasm_i8x16_swizzle(
        wasm_u8x16_make(1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0),
        wasm_u8x16_shr(bytes, 4));
}

static URIC_ALWAYS_INLINE struct simd128_window simd128_look(const struct simd128_bytes *bytes)
{
    const v128_t half = simd128_row(URIC_ROW_HALF);
    struct simd128_window w;

    w.a_low = wasm_v128_and(bytes->a, half);
    w.b_low = wasm_v128_and(bytes->b, half);
    w.c_low = wasm_v128_and(bytes->c, half);
    w.d_low = wasm_v128_and(bytes->d, half);
    w.a_bit = simd128_bits(bytes->a);
    w.b_bit = simd128_bits(bytes->b);
    w.c_bit = simd128_bits(bytes->c);
    w.d_bit = simd128_bits(bytes->d);
    w.c_at = bytes->c_at;
    return w;
}

/* All ones for each byte, given by its halves, that is in the class. */
static URIC_ALWAYS_INLINE v128_t simd128_is(v128_t table, v128_t low, v128_t bit)
{
    return wasm_i8x16_ne(wasm_v128_and(wasm_i8x16_swizzle(table, low), bit),
                         wasm_i64x2_splat(0));
}

static URIC_ALWAYS_INLINE uint64_t simd128_of(const struct simd128_window *w, unsigned nibbles)
{
    const v128_t table = wasm_v128_load(uric_nibbles + nibbles);

    return simd128_join(simd128_is(table, w->a_low, w->a_bit),
                        simd128_is(table, w->b_low, w->b_bit),
                        simd128_is(table, w->c_low, w->c_bit),
                        simd128_is(table, w->d_low, w->d_bit), w->c_at);
}

static URIC_ALWAYS_INLINE int simd128_all(const unsigned char *p, unsigned nibbles)
{
    struct simd128_bytes bytes;
    struct simd128_window w;

    simd128_load(&bytes, p);
    w = simd128_look(&bytes);
    return simd128_of(&w, nibbles) == ~(uint64_t)0;
}

#define CLASSIFY(name) simd128_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_simd128
#define BLOCK 64
#include "parse/classify.h"

#endif
