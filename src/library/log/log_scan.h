/* Finding the end of a field in a line of a log. */
#ifndef URIC_LOG_SCAN_H
#define URIC_LOG_SCAN_H

#include "util/lanes.h"

/* The first byte from p on that is a or b, or end.  Lines shorter than a block are read byte
 * by byte.  At the end of others the last block is loaded again as a whole, overlapping
 * bytes that were already examined. */
static inline const unsigned char *log_find(const unsigned char *line,
                                            const unsigned char *p,
                                            const unsigned char *end, unsigned char a,
                                            unsigned char b)
{
    for (; end - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(p);
        const uint64_t found = uric_lanes_mask(
            uric_lanes_or(uric_lanes_are(bytes, a), uric_lanes_are(bytes, b)));

        if (found)
            return p + uric_lanes_first(found);
    }
    if (end - line >= URIC_LANES && p < end) {
        const uric_lanes bytes = uric_lanes_load(end - URIC_LANES);
        const uint64_t found = uric_lanes_mask(uric_lanes_or(uric_lanes_are(bytes, a),
                                                             uric_lanes_are(bytes, b))) >>
                               URIC_LANE_BITS * (URIC_LANES - (end - p));

        return found ? p + uric_lanes_first(found) : end;
    }
    while (p < end && *p != a && *p != b)
        p++;
    return p;
}

/* The first byte from p on that is not a letter, a digit, ".", "-" or "_", or end. */
static inline const unsigned char *log_name_end(const unsigned char *p,
                                                const unsigned char *end)
{
    for (; end - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(p);
        const uric_lanes lower = uric_lanes_or(bytes, uric_lanes_each(0x20));
        const uric_lanes letters = uric_lanes_between(lower, 'a', 'z');
        const uric_lanes marks = uric_lanes_or(uric_lanes_between(bytes, '-', '.'),
                                               uric_lanes_are(bytes, '_'));
        const uric_lanes names = uric_lanes_or(uric_lanes_between(bytes, '0', '9'),
                                               uric_lanes_or(letters, marks));
        const uint64_t others = uric_lanes_mask(names) ^ URIC_LANES_ALL;

        if (others)
            return p + uric_lanes_first(others);
    }
    while (p < end && (uric_is_letter(*p) || uric_is_digit(*p) || *p == '.' || *p == '-' ||
                       *p == '_'))
        p++;
    return p;
}

/* The first byte that is a or b, or end; *noted becomes 1 if a `note` precedes it. */
static inline const unsigned char *log_find_either(const unsigned char *line,
                                                   const unsigned char *p,
                                                   const unsigned char *end,
                                                   unsigned char a, unsigned char b,
                                                   unsigned char note, int *noted)
{
    uint64_t notes = 0;

    for (; end - p >= URIC_LANES; p += URIC_LANES) {
        const uric_lanes bytes = uric_lanes_load(p);
        const uint64_t found = uric_lanes_mask(
            uric_lanes_or(uric_lanes_are(bytes, a), uric_lanes_are(bytes, b)));
        const uint64_t note_here = uric_lanes_mask(uric_lanes_are(bytes, note));

        if (found) {
            *noted |= ((note_here & (found - 1) & ~found) | notes) != 0;
            return p + uric_lanes_first(found);
        }
        notes |= note_here;
    }
    if (end - line >= URIC_LANES && p < end) {
        const uric_lanes bytes = uric_lanes_load(end - URIC_LANES);
        const unsigned seen = URIC_LANE_BITS * (URIC_LANES - (unsigned)(end - p));
        const uint64_t found = uric_lanes_mask(uric_lanes_or(uric_lanes_are(bytes, a),
                                                             uric_lanes_are(bytes, b))) >>
                               seen;
        const uint64_t note_here = uric_lanes_mask(uric_lanes_are(bytes, note)) >> seen;

        if (found) {
            *noted |= ((note_here & (found - 1) & ~found) | notes) != 0;
            return p + uric_lanes_first(found);
        }
        *noted |= (note_here | notes) != 0;
        return end;
    }
    *noted |= notes != 0;
    while (p < end && *p != a && *p != b)
        *noted |= *p++ == note;
    return p;
}

/* The same with one byte. */
static inline const unsigned char *log_find_noting(const unsigned char *line,
                                                   const unsigned char *p,
                                                   const unsigned char *end, unsigned char stop,
                                                   unsigned char note, int *noted)
{
    return log_find_either(line, p, end, stop, stop, note, noted);
}

#endif
