/* Parses common ftp and mailto URIs by masks, with the same results as the automata but
 * faster.  A part of up to 64 bytes is compared at once with each byte that has a meaning in
 * it.  The automaton parses whatever the masks do not decide. */
#include "schemes/scheme.h"
#include "parse/vectors.h"

#if URIC_BUILT & URIC_BUILT_X86

/* 1 if the bytes before `end`, at least 8, end in ";type=" and a, i or d; otherwise 0. */
static inline unsigned ends_in_type(const unsigned char *end)
{
    const unsigned letters = 1u << ('a' & 31) | 1u << ('i' & 31) | 1u << ('d' & 31);
    uint64_t bytes;

    memcpy(&bytes, end - 8, 8);
    bytes |= 0x2020202020202020u; /* lower case; ";" and "=" have that bit */
    bytes >>= 8;
    return (unsigned)((bytes & 0xe0ffffffffffffu) == 0x603d657079743bu) &
           letters >> (bytes >> 48 & 31);
}

/* ---- for every x86-64 ------------------------------------------------------ */

/* The last 64 bytes before some offset, in blocks of 16.  A block that would start before
 * the input starts with it instead, and overlaps the next one. */
struct sse2_window {
    __m128i block[4];
    unsigned shift[4]; /* for a block's mask, so that bit 63 is the last byte */
    unsigned unused;   /* how many of the lowest bits are for bytes before the span */
};

static inline void sse2_load(struct sse2_window *w, const unsigned char *s,
                             uint32_t end, unsigned i)
{
    const uint32_t up_to = 16 * (i + 1);
    const uint32_t from = end >= up_to ? end - up_to : 0;

    w->block[i] = _mm_loadu_si128((const __m128i *)(const void *)(s + from));
    w->shift[i] = 64 - (end - from);
}

static inline int sse2_look(struct sse2_window *w, const unsigned char *s,
                            uint32_t begin, uint32_t end)
{
    const uint32_t n = end - begin;

    if (n == 0 || n > 64 || end < 16)
        return 0;
    sse2_load(w, s, end, 0);
    sse2_load(w, s, end, 1);
    sse2_load(w, s, end, 2);
    sse2_load(w, s, end, 3);
    w->unused = 64 - n;
    return 1;
}

static inline __m128i sse2_is(__m128i block, char byte)
{
    return _mm_cmpeq_epi8(block, _mm_set1_epi8(byte));
}

static inline __m128i sse2_not_atom(__m128i b)
{
    const __m128i low = _mm_or_si128(
        _mm_or_si128(_mm_or_si128(sse2_is(b, '%'), sse2_is(b, '&')),
                     _mm_or_si128(sse2_is(b, '('), sse2_is(b, ')'))),
        _mm_or_si128(sse2_is(b, ','), sse2_is(b, '/')));

    return _mm_or_si128(_mm_or_si128(low, sse2_is(b, ':')),
                        _mm_or_si128(sse2_is(b, ';'), sse2_is(b, '=')));
}

static inline uint64_t sse2_mask(const struct sse2_window *w, unsigned i,
                                 __m128i found)
{
    return (uint64_t)(uint32_t)_mm_movemask_epi8(found) << w->shift[i];
}

static inline uint64_t sse2_equal(const struct sse2_window *w, char c)
{
    return (sse2_mask(w, 0, sse2_is(w->block[0], c)) |
            sse2_mask(w, 1, sse2_is(w->block[1], c)) |
            sse2_mask(w, 2, sse2_is(w->block[2], c)) |
            sse2_mask(w, 3, sse2_is(w->block[3], c))) >> w->unused;
}

static inline uint64_t sse2_atoms_end(const struct sse2_window *w)
{
    return (sse2_mask(w, 0, sse2_not_atom(w->block[0])) |
            sse2_mask(w, 1, sse2_not_atom(w->block[1])) |
            sse2_mask(w, 2, sse2_not_atom(w->block[2])) |
            sse2_mask(w, 3, sse2_not_atom(w->block[3]))) >> w->unused;
}

#define FAST(name) sse2_##name
#define WINDOW struct sse2_window
#define LOOK(w, s, begin, end) sse2_look(w, s, begin, end)
#define EQUAL(w, c) sse2_equal(&(w), c)
#define NOT_ATOM(w) sse2_atoms_end(&(w))
#define NO_QCHAR(w) (EQUAL(w, '/') | EQUAL(w, '?'))
#include "schemes/scheme_fast.h"

/* ---- for AVX-512 ------------------------------------------------------------ */

#if URIC_BUILT & URIC_BUILT_512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,bmi,bmi2")

static inline int wide_look(__m512i *w, const unsigned char *s, uint32_t begin,
                            uint32_t end)
{
    const uint32_t n = end - begin;

    if (n == 0 || n > 64 || end < 8)
        return 0;
    *w = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, n), s + begin);
    return 1;
}

static inline uint64_t wide_equal(__m512i bytes, char c)
{
    return _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(c));
}

/* All bytes of the set are within 0x25 and 0x3d. */
static inline uint64_t wide_not_atom(__m512i bytes)
{
    const uint32_t set = 1u << ('%' & 31) | 1u << ('&' & 31) | 1u << ('(' & 31) |
                         1u << (')' & 31) | 1u << (',' & 31) | 1u << ('/' & 31) |
                         1u << (':' & 31) | 1u << (';' & 31) | 1u << ('=' & 31);
    const uint64_t each_16 = ~(uint64_t)0 / 0xffff;
    const __m512i one = _mm512_set1_epi8(1);
    const __m512i high = _mm512_and_si512(bytes, _mm512_set1_epi8(-16));
    /* the members of the set by their low halves, for high halves 2 and 3 */
    const __m512i of_2 = _mm512_maskz_mov_epi8(each_16 * (set & 0xffff), one);
    const __m512i of_3 = _mm512_maskz_mov_epi8(each_16 * (set >> 16), one);

    return (_mm512_test_epi8_mask(_mm512_shuffle_epi8(of_2, bytes), one) &
            _mm512_cmpeq_epi8_mask(high, _mm512_set1_epi8(0x20))) |
           (_mm512_test_epi8_mask(_mm512_shuffle_epi8(of_3, bytes), one) &
            _mm512_cmpeq_epi8_mask(high, _mm512_set1_epi8(0x30)));
}

#define FAST(name) wide_##name
#define WINDOW __m512i
#define LOOK(w, s, begin, end) wide_look(w, s, begin, end)
#define EQUAL(w, c) wide_equal(w, c)
#define NOT_ATOM(w) wide_not_atom(w)
#define NO_QCHAR(w) (EQUAL(w, '/') | EQUAL(w, '?'))
#include "schemes/scheme_fast.h"

URIC_TARGET_END

#define IS_WIDE (uric_best_kernels()->parse == uric_parse_avx512)

int uric_fast_ftp(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    return IS_WIDE ? wide_ftp(s, u, end, r) : sse2_ftp(s, u, end, r);
}

int uric_fast_mailto(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    return IS_WIDE ? wide_mailto(s, u, r) : sse2_mailto(s, u, r);
}

#undef IS_WIDE

#else

int uric_fast_ftp(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    return sse2_ftp(s, u, end, r);
}

int uric_fast_mailto(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    return sse2_mailto(s, u, r);
}

#endif

#else

int uric_fast_ftp(const unsigned char *s, const struct uric *u, uint32_t end,
                  struct uric_scheme_parts *r)
{
    (void)s, (void)u, (void)end, (void)r;
    return 0;
}

int uric_fast_mailto(const unsigned char *s, const struct uric *u,
                     struct uric_scheme_parts *r)
{
    (void)s, (void)u, (void)r;
    return 0;
}

#endif
