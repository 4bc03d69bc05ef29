/* Percent-encoding and decoding in blocks, for each instruction set. */
#include "encode/coding.h"
#include "util/triplet.h"
#include "parse/vectors.h"

#include "tables/plain.h"

#if URIC_BUILT & (URIC_BUILT_X86 | URIC_BUILT_NEON) & ~URIC_BUILT_AVX512VBMI2

/* Decodes the code at s + *i.  0: leave it to the caller, because the triplet is malformed
 * or may have to be rejected. */
static inline int coding_decode_one(const struct uric_coding *c, size_t *i,
                                    size_t *length)
{
    unsigned char byte = ' ';

    if (c->s[*i] == '%') {
        if (c->how & ~(unsigned)URIC_DECODE_PLUS || !uric_is_triplet(c->s, *i, c->n))
            return 0;
        byte = uric_triplet((const char *)c->s + *i);
        *i += 2;
    }
    if (c->to != NULL)
        c->to[*length] = byte;
    ++*i;
    ++*length;
    return 1;
}

/* Encodes the byte at s + *i, which is not plain. */
static inline void coding_encode_one(const struct uric_coding *c, size_t *i,
                                     size_t *length)
{
    const unsigned char byte = c->s[*i];

    if (byte == ' ' && c->how == URIC_PLAIN_FORM) {
        if (c->to != NULL)
            c->to[*length] = '+';
        ++*length;
    } else {
        if (c->to != NULL)
            uric_put_triplet((char *)c->to + *length, byte);
        *length += 3;
    }
    ++*i;
}

#endif

#define DEFINE_FORM(isa)                                                      \
    void uric_decode_##isa(struct uric_coding *c)                             \
    {                                                                         \
        isa##_decode(c);                                                      \
    }                                                                         \
    void uric_encode_##isa(struct uric_coding *c)                             \
    {                                                                         \
        isa##_encode(c);                                                      \
    }

/* ---- vectors with a table lookup for each half of a byte ------------------------- */

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

static inline __m128i sse41_load_block(const unsigned char *s)
{
    return _mm_loadu_si128((const __m128i *)(const void *)s);
}

static inline __m128i sse41_other(__m128i v, __m128i plain)
{
    /* non-ASCII bytes get all bits; their lookup in `plain` yields 0 */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1,
                                       -1, -1, -1, -1);
    const __m128i high = _mm_shuffle_epi8(
        bits, _mm_and_si128(_mm_srli_epi16(v, 4), _mm_set1_epi8(15)));

    return _mm_andnot_si128(_mm_shuffle_epi8(plain, v), high);
}

#define FAST(name) sse41_##name
#define VECTOR __m128i
#define BLOCK 16
#define LOAD(s) sse41_load_block(s)
#define STORE(to, v) _mm_storeu_si128((__m128i *)(void *)(to), v)
#define EACH(byte) _mm_set1_epi8(byte)
#define EITHER(v, a, b) _mm_or_si128(_mm_cmpeq_epi8(v, a), _mm_cmpeq_epi8(v, b))
#define PLAIN __m128i
#define PLAIN_OF(c) sse41_load_block(uric_plain_nibbles + (c)->nibbles)
#define OTHER(s, v, plain) sse41_other(v, plain)
#define OR(v, w) _mm_or_si128(v, w)
#define ANY(v) (!_mm_testz_si128(v, v))
#define MARK unsigned
#define MARKS(v)                                                              \
    (0xffff ^ (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128())))
#define FIRST(marks) ((unsigned)__builtin_ctz(marks))
#include "encode/coding_fast.h"

DEFINE_FORM(sse41)

URIC_TARGET_END

#endif

#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)

URIC_TARGET_BEGIN("avx2,bmi,bmi2")

static inline __m256i avx2_load_block(const unsigned char *s)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)s);
}

static inline __m256i avx2_other(__m256i v, __m256i plain)
{
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);
    const __m256i high = _mm256_shuffle_epi8(
        bits, _mm256_and_si256(_mm256_srli_epi16(v, 4), _mm256_set1_epi8(15)));

    return _mm256_andnot_si256(_mm256_shuffle_epi8(plain, v), high);
}

#define FAST(name) avx2_##name
#define VECTOR __m256i
#define BLOCK 32
#define LOAD(s) avx2_load_block(s)
#define STORE(to, v) _mm256_storeu_si256((__m256i *)(void *)(to), v)
#define EACH(byte) _mm256_set1_epi8(byte)
#define EITHER(v, a, b) _mm256_or_si256(_mm256_cmpeq_epi8(v, a), _mm256_cmpeq_epi8(v, b))
#define PLAIN __m256i
#define PLAIN_OF(c)                                                           \
    _mm256_broadcastsi128_si256(_mm_loadu_si128(                              \
        (const __m128i *)(const void *)(uric_plain_nibbles + (c)->nibbles)))
#define OTHER(s, v, plain) avx2_other(v, plain)
#define OR(v, w) _mm256_or_si256(v, w)
#define ANY(v) (!_mm256_testz_si256(v, v))
#define MARK unsigned
#define MARKS(v)                                                              \
    (~(unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(v, _mm256_setzero_si256())))
#define FIRST(marks) ((unsigned)__builtin_ctz(marks))
#include "encode/coding_fast.h"

DEFINE_FORM(avx2)

URIC_TARGET_END

#endif

#if URIC_BUILT & URIC_BUILT_NEON

static inline uint8x16_t neon_other(uint8x16_t v, uint8x16_t plain)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t low = vqtbl1q_u8(plain, vandq_u8(v, vdupq_n_u8(15)));
    const uint8x16_t high = vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(v, 4));

    return vmvnq_u8(vtstq_u8(low, high));
}

/* Four bits for each byte of v. */
static inline uint64_t neon_marks(uint8x16_t v)
{
    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(v), 4)), 0);
}

#define FAST(name) neon_##name
#define VECTOR uint8x16_t
#define BLOCK 16
#define LOAD(s) vld1q_u8(s)
#define STORE(to, v) vst1q_u8(to, v)
#define EACH(byte) vdupq_n_u8(byte)
#define EITHER(v, a, b) vorrq_u8(vceqq_u8(v, a), vceqq_u8(v, b))
#define PLAIN uint8x16_t
#define PLAIN_OF(c) vld1q_u8(uric_plain_nibbles + (c)->nibbles)
#define OTHER(s, v, plain) neon_other(v, plain)
#define OR(v, w) vorrq_u8(v, w)
#define ANY(v) (vmaxvq_u8(v) != 0)
#define MARK uint64_t
#define MARKS(v) neon_marks(v)
#define FIRST(marks) ((unsigned)__builtin_ctzll(marks) / 4)
#include "encode/coding_fast.h"

DEFINE_FORM(neon)

#endif

/* ---- AVX-512: whole and partial blocks of 64, with all the codes in them ---- */

#if URIC_BUILT & URIC_BUILT_AVX512VBMI2

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,popcnt,bmi,bmi2")

/* The lowest n bits, n up to 64. */
static inline uint64_t vbmi2_below(size_t n)
{
    return _bzhi_u64(~(uint64_t)0, (unsigned)n);
}

static inline size_t vbmi2_there(const struct uric_coding *c)
{
    return c->n - c->i < 64 ? c->n - c->i : 64;
}

static inline __m512i vbmi2_load_there(const struct uric_coding *c, size_t n)
{
    return _mm512_maskz_loadu_epi8(vbmi2_below(n), c->s + c->i);
}

/* Stores the first `length` bytes of v, which n bytes of the source have become. */
static inline void vbmi2_put(struct uric_coding *c, size_t n, __m512i v, size_t length)
{
    if (c->to != NULL)
        _mm512_mask_storeu_epi8(c->to + c->length, vbmi2_below(length), v);
    c->i += n;
    c->length += length;
}

/* Goes back to the start of a block at `to`, into the 64 bytes just copied: a store across
 * two cache lines costs as much as two stores. */
static inline void vbmi2_align(struct uric_coding *c)
{
    const uintptr_t to = (uintptr_t)c->to + c->length;
    const uintptr_t ahead = (uintptr_t)c->s + c->i - to;

    if (c->to != NULL && c->n - c->i >= 1024 && (ahead == 0 || ahead >= 64)) {
        c->i -= to & 63;
        c->length -= to & 63;
    }
}

struct vbmi2_four {
    __m512i a, b, c, d;
};

static inline int vbmi2_has_four(const struct uric_coding *c)
{
    return c->n - c->i >= 256 && c->room - c->length >= 256;
}

static inline struct vbmi2_four vbmi2_load_four(const struct uric_coding *c)
{
    const unsigned char *const s = c->s + c->i;
    struct vbmi2_four v;

    v.a = _mm512_loadu_si512(s);
    v.b = _mm512_loadu_si512(s + 64);
    v.c = _mm512_loadu_si512(s + 128);
    v.d = _mm512_loadu_si512(s + 192);
    return v;
}

static inline void vbmi2_put_four(struct uric_coding *c, const struct vbmi2_four *v)
{
    if (c->to != NULL) {
        unsigned char *const to = c->to + c->length;

        _mm512_storeu_si512(to, v->a);
        _mm512_storeu_si512(to + 64, v->b);
        _mm512_storeu_si512(to + 128, v->c);
        _mm512_storeu_si512(to + 192, v->d);
    }
    c->i += 256;
    c->length += 256;
}

static inline uint64_t vbmi2_is_hex(__m512i v)
{
    const __m512i letter = _mm512_or_si512(v, _mm512_set1_epi8(0x20));

    return _mm512_cmplt_epu8_mask(_mm512_sub_epi8(v, _mm512_set1_epi8('0')),
                                  _mm512_set1_epi8(10)) |
           _mm512_cmplt_epu8_mask(_mm512_sub_epi8(letter, _mm512_set1_epi8('a')),
                                  _mm512_set1_epi8(6));
}

/* The bytes that triplets at each offset encode; meaningless where there is no triplet. */
static inline __m512i vbmi2_triplets(__m512i v)
{
    static const unsigned char digits_ahead[66] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16,
        17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
        34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 0,  0
    };
    const __mmask64 letters = _mm512_test_epi8_mask(v, _mm512_set1_epi8(0x40));
    __m512i digits = _mm512_and_si512(v, _mm512_set1_epi8(15));
    __m512i high, low;

    digits = _mm512_mask_add_epi8(digits, letters, digits, _mm512_set1_epi8(9));
    high = _mm512_maskz_permutexvar_epi8(~(__mmask64)0, _mm512_loadu_si512(digits_ahead + 1),
                                         digits);
    low = _mm512_maskz_permutexvar_epi8(~(__mmask64)0, _mm512_loadu_si512(digits_ahead + 2),
                                        digits);
    return _mm512_or_si512(_mm512_slli_epi16(high, 4), low);
}

/* Decodes the triplets among the n bytes of v, which start where `percent` is set.  Stops at
 * the first malformed or incomplete one; returns whether any byte precedes it. */
static inline int vbmi2_decode_block(struct uric_coding *c, __m512i v, size_t n,
                                     uint64_t percent)
{
    const uint64_t hex = vbmi2_is_hex(v);
    const uint64_t broken = percent & ~(hex >> 1 & hex >> 2);
    uint64_t keep;

    if (broken)
        n = (size_t)__builtin_ctzll(broken);
    percent &= vbmi2_below(n);
    keep = vbmi2_below(n) & ~(percent << 1 | percent << 2);
    v = _mm512_mask_mov_epi8(v, percent, vbmi2_triplets(v));
    vbmi2_put(c, n, _mm512_maskz_compress_epi8(keep, v),
              (size_t)_mm_popcnt_u64(keep));
    return n > 0;
}

static inline uint64_t vbmi2_codes(const struct vbmi2_four *v, __m512i byte)
{
    return _mm512_cmpeq_epi8_mask(v->a, byte) | _mm512_cmpeq_epi8_mask(v->b, byte) |
           _mm512_cmpeq_epi8_mask(v->c, byte) | _mm512_cmpeq_epi8_mask(v->d, byte);
}

static void vbmi2_copy_decoded(struct uric_coding *c, __m512i percent, __m512i plus)
{
    vbmi2_align(c);
    while (vbmi2_has_four(c)) {
        const struct vbmi2_four v = vbmi2_load_four(c);

        if (vbmi2_codes(&v, percent) | vbmi2_codes(&v, plus))
            return;
        vbmi2_put_four(c, &v);
    }
}

static void vbmi2_decode(struct uric_coding *c)
{
    const __m512i percent = _mm512_set1_epi8('%');
    const __m512i plus = _mm512_set1_epi8(c->how & URIC_DECODE_PLUS ? '+' : '%');
    const int refuses = (c->how & ~(unsigned)URIC_DECODE_PLUS) != 0;

    while (c->i < c->n) {
        const size_t n = vbmi2_there(c);
        __m512i v = vbmi2_load_there(c, n);
        const uint64_t codes = _mm512_cmpeq_epi8_mask(v, percent);

        if (c->room - c->length < n)
            return;
        if (c->how & URIC_DECODE_PLUS)
            v = _mm512_mask_mov_epi8(v, _mm512_cmpeq_epi8_mask(v, plus),
                                     _mm512_set1_epi8(' '));
        if (codes == 0) {
            vbmi2_put(c, n, v, n);
            if (c->i < c->n)
                vbmi2_copy_decoded(c, percent, plus);
        } else if (refuses) {
            const size_t k = (size_t)__builtin_ctzll(codes);

            vbmi2_put(c, k, v, k);
            return;
        } else if (!vbmi2_decode_block(c, v, n, codes)) {
            return;
        }
    }
}

enum { THIRD = 21 }; /* this many bytes become at most 63 */

/* Writes the first n bytes of v, at most THIRD, the marked ones as triplets. */
static inline void vbmi2_encode_third(struct uric_coding *c, __m512i v, size_t n,
                                      uint64_t others)
{
    static const unsigned char thrice[64] = {
        0,  0,  0,  1,  1,  1,  2,  2,  2,  3,  3,  3,  4,  4,  4,  5,
        5,  5,  6,  6,  6,  7,  7,  7,  8,  8,  8,  9,  9,  9,  10, 10,
        10, 11, 11, 11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15,
        16, 16, 16, 17, 17, 17, 18, 18, 18, 19, 19, 19, 20, 20, 20, 0
    };
    const uint64_t first = 0x1249249249249249u; /* the first byte of every three */
    const uint64_t coded = _pdep_u64(others, first);
    const uint64_t keep = (first & vbmi2_below(3 * n)) | coded << 1 | coded << 2;
    const __m512i low = _mm512_set1_epi8(15);
    const __m512i digits = _mm512_set4_epi32('C' | 'D' << 8 | 'E' << 16 | 'F' << 24,
                                             '8' | '9' << 8 | 'A' << 16 | 'B' << 24,
                                             '4' | '5' << 8 | '6' << 16 | '7' << 24,
                                             '0' | '1' << 8 | '2' << 16 | '3' << 24);
    __m512i high;

    v = _mm512_maskz_permutexvar_epi8(~(__mmask64)0, _mm512_loadu_si512(thrice), v);
    high = _mm512_and_si512(_mm512_srli_epi16(v, 4), low);
    v = _mm512_mask_shuffle_epi8(v, coded << 1, digits, high);
    v = _mm512_mask_shuffle_epi8(v, coded << 2, digits, _mm512_and_si512(v, low));
    v = _mm512_mask_mov_epi8(v, coded, _mm512_set1_epi8('%'));
    vbmi2_put(c, n, _mm512_maskz_compress_epi8(keep, v), (size_t)_mm_popcnt_u64(keep));
}

/* A class of uric_plain. */
struct vbmi2_plain {
    __m512i low, high, bit;
};

static inline struct vbmi2_plain vbmi2_plain_of(const struct uric_coding *c)
{
    struct vbmi2_plain plain;

    plain.low = _mm512_loadu_si512(uric_plain);
    plain.high = _mm512_loadu_si512(uric_plain + 64);
    plain.bit = _mm512_set1_epi8((char)c->how);
    return plain;
}

static inline uint64_t vbmi2_other(__m512i v, const struct vbmi2_plain *plain)
{
    return _mm512_testn_epi8_mask(
               _mm512_permutex2var_epi8(plain->low, v, plain->high), plain->bit) |
           _mm512_movepi8_mask(v);
}

static void vbmi2_copy_plain(struct uric_coding *c, const struct vbmi2_plain *plain)
{
    vbmi2_align(c);
    while (vbmi2_has_four(c)) {
        const struct vbmi2_four v = vbmi2_load_four(c);

        if (vbmi2_other(v.a, plain) | vbmi2_other(v.b, plain) |
            vbmi2_other(v.c, plain) | vbmi2_other(v.d, plain))
            return;
        vbmi2_put_four(c, &v);
    }
}

static void vbmi2_encode(struct uric_coding *c)
{
    const struct vbmi2_plain plain = vbmi2_plain_of(c);

    while (c->i < c->n && c->room - c->length >= 64) {
        const size_t n = vbmi2_there(c);
        __m512i v = vbmi2_load_there(c, n);
        uint64_t others = vbmi2_other(v, &plain) & vbmi2_below(n);

        if (c->how == URIC_PLAIN_FORM) {
            const uint64_t spaces = _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8(' '));

            v = _mm512_mask_mov_epi8(v, spaces, _mm512_set1_epi8('+'));
            others &= ~spaces;
        }
        if (others & vbmi2_below(THIRD)) {
            const size_t k = n < (size_t)THIRD ? n : (size_t)THIRD;

            vbmi2_encode_third(c, v, k, others & vbmi2_below(k));
        } else if (others) {
            const size_t k = (size_t)__builtin_ctzll(others);

            vbmi2_put(c, k, v, k);
        } else {
            vbmi2_put(c, n, v, n);
            if (c->i < c->n)
                vbmi2_copy_plain(c, &plain);
        }
    }
}

DEFINE_FORM(vbmi2)

URIC_TARGET_END

#endif

#undef DEFINE_FORM
