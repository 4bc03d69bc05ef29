/* Finds the triplets that normalization changes. */
#ifndef URIC_CHANGES_H
#define URIC_CHANGES_H

#include "parse/built.h"
#include "util/internal.h"

#if URIC_BUILT & (URIC_BUILT_AVX2 | URIC_BUILT_AVX512)
/* From s + i on, up to n: the offset of the first "%" that one of URIC_STEP_CASE and
 * URIC_STEP_PERCENT may change with its digits; n if there is none. */
URIC_INTERNAL size_t uric_change_avx2(const unsigned char *s, size_t i, size_t n,
                                      unsigned steps);
#endif

#endif
