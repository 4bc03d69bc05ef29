/* Finds the triplets that normalization changes, many bytes at a time. */
#include "parse/isa.h"
#include "parse/vectors.h"
#include "tables/plain.h"
#include "util/bits.h"

#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)

URIC_TARGET_BEGIN("avx2,bmi,bmi2")

static URIC_ALWAYS_INLINE __m256i change_at(const unsigned char *s)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)s);
}

static URIC_ALWAYS_INLINE __m256i change_table(const unsigned char *table)
{
    return _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(const void *)table));
}

/* The value of each hex digit is in the low half of its byte. */
static URIC_ALWAYS_INLINE __m256i change_digit(__m256i digits)
{
    const __m256i letters = _mm256_cmpgt_epi8(digits, _mm256_set1_epi8('9'));

    return _mm256_add_epi8(digits, _mm256_and_si256(letters, _mm256_set1_epi8(9)));
}

size_t uric_change_avx2(const unsigned char *s, size_t i, size_t n, unsigned steps)
{
    enum { BLOCK = 32 };
    static const unsigned char high_bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };
    const __m256i high = change_table(high_bits);
    const __m256i unreserved = change_table(uric_plain_nibbles + URIC_PLAIN_NIBBLES_UNRESERVED);
    const __m256i decodes = _mm256_set1_epi8(steps & URIC_STEP_PERCENT ? -1 : 0);
    const __m256i last_upper = _mm256_set1_epi8(steps & URIC_STEP_CASE ? 'F' : 127);
    size_t at;

    if (n < BLOCK + 2) {
        while (i < n && s[i] != '%')
            i++;
        return i;
    }
    for (; i < n - 2; i = at + BLOCK) {
        __m256i percent, first, second, changes;
        uint32_t found;

        /* the last block repeats bytes */
        at = i < n - BLOCK - 2 ? i : n - BLOCK - 2;
        percent = _mm256_cmpeq_epi8(change_at(s + at), _mm256_set1_epi8('%'));
        first = change_at(s + at + 1);
        second = change_at(s + at + 2);
        changes = _mm256_and_si256(
            _mm256_and_si256(_mm256_shuffle_epi8(high, change_digit(first)), decodes),
            _mm256_shuffle_epi8(unreserved, change_digit(second)));
        changes = _mm256_cmpeq_epi8(changes, _mm256_setzero_si256());
        changes = _mm256_andnot_si256(
            _mm256_andnot_si256(_mm256_cmpgt_epi8(_mm256_max_epu8(first, second), last_upper),
                                changes),
            percent);
        found = (uint32_t)_mm256_movemask_epi8(changes) >> (i - at);
        if (found != 0)
            return i + uric_lowest(found);
    }
    return n;
}

URIC_TARGET_END

#endif
