/* Which bytes of a string end a run of Appendix B's machine. */
#ifndef URIC_SPLIT_VIEW_H
#define URIC_SPLIT_VIEW_H

#include "util/lanes.h"

#include "tables/split_stops.h"

/* As many bytes as a word has marks for. */
enum { URIC_SPLIT_VIEW = 64 / URIC_LANE_BITS };

/* Marks each of the stops among the bytes from base on. */
struct uric_split_view {
    uint64_t at[URIC_SPLIT_STOPS];
    size_t base;
};

/* Show the n bytes at s from i on, or at their end from before i on.  Of a few bytes, each may be
 * marked. */
#if URIC_BUILT & ~URIC_BUILT_512
URIC_INTERNAL void uric_view_lanes(struct uric_split_view *v, const unsigned char *s, size_t n,
                                   size_t i);
#endif
#if URIC_BUILT & URIC_BUILT_512
URIC_INTERNAL void uric_view_avx512(struct uric_split_view *v, const unsigned char *s, size_t n,
                                    size_t i);
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_INTERNAL void uric_view_avx2(struct uric_split_view *v, const unsigned char *s, size_t n,
                                  size_t i);
#endif

#endif
