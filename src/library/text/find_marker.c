/* Finds the bytes that the search for URIs, and its machines, have to examine. */
#define URIC_TABLE URIC_INTERNAL
#include "text/find.h"

#include "util/lanes.h"

/* As many as one mask tells of. */
enum { MARKERS_WIDTH = 64 / URIC_LANE_BITS };

/* The mask of the bytes that are one of the three. */
static inline uint64_t marked(const unsigned char *s, unsigned char a, unsigned char b,
                              unsigned char c)
{
    uint64_t bits = 0;
    unsigned i;

    for (i = 0; i < MARKERS_WIDTH; i += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(s + i);
        const uric_lanes marks = uric_lanes_or(
            uric_lanes_or(uric_lanes_are(bytes, a), uric_lanes_are(bytes, b)),
            uric_lanes_are(bytes, c));

        bits |= uric_lanes_mask(marks) << i * URIC_LANE_BITS;
    }
    return bits;
}

size_t uric_find_marker(const unsigned char *s, size_t i, size_t n, unsigned flags)
{
    const unsigned char a = ':', b = flags & URIC_FIND_SUFFIX ? '.' : a,
                        c = flags & URIC_FIND_HTML ? '<' : a;

    for (; n - i >= MARKERS_WIDTH; i += MARKERS_WIDTH) {
        const uint64_t bits = (flags & (URIC_FIND_SUFFIX | URIC_FIND_HTML)) != 0
                                  ? marked(s + i, a, b, c)
                                  : marked(s + i, ':', ':', ':');

        if (bits != 0)
            return i + uric_lanes_first(bits);
    }
    while (i < n && s[i] != a && s[i] != b && s[i] != c)
        i++;
    return i;
}

URIC_NEVER_INLINE const unsigned char *uric_find_pass(const unsigned char *p,
                                                      const unsigned char *pe)
{
    for (; pe - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes v = uric_lanes_load(p);
        const uint64_t others = ~uric_lanes_mask(URIC_TEXT_LANES_PASSED(v)) & URIC_LANES_ALL;

        if (others != 0)
            return p + uric_lanes_first(others);
    }
    while (p < pe && uric_text_class[*p] & URIC_TEXT_PASSED)
        p++;
    return p;
}

size_t uric_find_pass_meant(const unsigned char *p, const unsigned char *pe)
{
    const unsigned char *last = uric_find_pass(p + 1, pe) - 1;

    while (last > p && !(uric_text_class[*last] & URIC_TEXT_MEANT))
        last--;
    return (size_t)(last - p);
}
