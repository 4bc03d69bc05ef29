/* An IPv6address without an IPv4address, read at once: from masks of its bytes. */
#ifndef URIC_ADDRESS_GROUPS_H
#define URIC_ADDRESS_GROUPS_H

#include "util/intrinsics.h"
#include "util/bits.h"

#ifdef URIC_ONLY_HTTP
#include "tables/http_parse_tables.h"
#else
#include "tables/parse_tables.h"
#endif

#if defined(URIC_GROUPS) && URIC_BUILT & (URIC_BUILT_X86 | URIC_BUILT_NEON)
#define URIC_READS_GROUPS

/* Adds to the masks the 16 bytes at s + at: those that are HEXDIG or ":", and those that are ":". */
static URIC_ALWAYS_INLINE void uric_group_bytes(const unsigned char *s, unsigned at,
                                                uint64_t *bytes, uint64_t *colon)
{
#if URIC_BUILT & URIC_BUILT_X86 /* by SSE2, which each processor has */
    const __m128i all = _mm_loadu_si128((const __m128i *)(const void *)(s + at));
    /* a range that ends at 127 needs one comparison */
    const __m128i digit = _mm_cmpgt_epi8(_mm_add_epi8(all, _mm_set1_epi8(127 - ':')),
                                         _mm_set1_epi8(127 - (':' - '0' + 1)));
    const __m128i letter = _mm_cmpgt_epi8(
        _mm_add_epi8(_mm_or_si128(all, _mm_set1_epi8(' ')), _mm_set1_epi8(127 - 'f')),
        _mm_set1_epi8(127 - ('f' - 'a' + 1)));

    *bytes |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_or_si128(digit, letter)) << at;
    *colon |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8(':')))
              << at;
#else
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t place = vld1q_u8(places), all = vld1q_u8(s + at);
    const uint8x16_t digit =
        vcleq_u8(vsubq_u8(all, vdupq_n_u8('0')), vdupq_n_u8(':' - '0'));
    const uint8x16_t letter =
        vcleq_u8(vsubq_u8(vorrq_u8(all, vdupq_n_u8(' ')), vdupq_n_u8('a')),
                 vdupq_n_u8('f' - 'a'));
    const uint8x16_t twos = vpaddq_u8(vandq_u8(vorrq_u8(digit, letter), place),
                                      vandq_u8(vceqq_u8(all, vdupq_n_u8(':')), place));
    const uint8x16_t fours = vpaddq_u8(twos, twos);
    const uint32_t found =
        vgetq_lane_u32(vreinterpretq_u32_u8(vpaddq_u8(fours, fours)), 0);

    *bytes |= (uint64_t)(found & 0xffff) << at;
    *colon |= (uint64_t)(found >> 16) << at;
#endif
}

/* The end of the address at s + i, of an input of n bytes, if "]" follows it; i if the table has to
 * read it.  The numbers are those of the automaton: grammar/tools/groups.py. */
static URIC_ALWAYS_INLINE size_t uric_groups_end(const unsigned char *s, size_t i, size_t n)
{
    uint64_t bytes = 0, colon = 0, hex, pair, group, first, after;
    unsigned k, end;

    /* the table reads three bytes faster, such as "::1" */
    if (n < 16 || i > 40 || n - i < 4 || s[i + 3] == ']')
        return i;
    /* the first 48 bytes of the input, not those from i on: the loads do not wait for i */
    for (k = 0; k < 48; k += 16)
        uric_group_bytes(s, k < n - 16 ? k : (unsigned)n - 16, &bytes, &colon);
    first = (uint64_t)1 << i;
    end = uric_lowest(~bytes & (0 - first));
    if (end >= n || s[end] != ']')
        return i;
    after = (uint64_t)1 << end;
    colon &= after - first;
    hex = (bytes & (after - first)) ^ colon;
    pair = colon & colon << 1; /* the second of "::"; of ":::", two are */
    group = hex & ~(hex << 1);
    for (k = 0; k < URIC_GROUP_DIGITS; k++)
        hex &= hex << 1;
    for (k = 1; k < URIC_GROUPS; k++)
        group &= group - 1;
    if ((hex | (pair & (pair - 1)) | (group & (group - 1)) |
         (colon & ~(pair | pair >> 1) & (first | after >> 1))) != 0 ||
        (pair != 0) != (group == 0))
        return i;
    return end;
}

#endif

#endif
