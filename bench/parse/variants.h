/* The scanners that uric is compared with: the same grammar in the other styles of
 * ragel, and Appendices A and B in re2c.  For benchmarks and tests; none is part of
 * the library.
 *
 * reference_T0.c, reference_F1.c and reference_G2.c all define uric_ask_machine(), so the
 * build renames it in each: -Duric_ask_machine=uric_ask_machine_T0.
 *
 * SPDX-License-Identifier: MIT */
#ifndef URIC_VARIANTS_H
#define URIC_VARIANTS_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The machine of grammar/machines/reference.rl in three styles; entry 0 is the
 * URI-reference. */
int uric_ask_machine_T0(int entry, const unsigned char *s, size_t n,
                        struct uric *u);
int uric_ask_machine_F1(int entry, const unsigned char *s, size_t n,
                        struct uric *u);
int uric_ask_machine_G2(int entry, const unsigned char *s, size_t n,
                        struct uric *u);

/* Like uric_parse(), except that it does not check the length. */
static inline enum uric_status uric_parse_T0(const char *s, size_t n, struct uric *u)
{
    return (enum uric_status)uric_ask_machine_T0(0, (const unsigned char *)s, n, u);
}
static inline enum uric_status uric_parse_F1(const char *s, size_t n, struct uric *u)
{
    return (enum uric_status)uric_ask_machine_F1(0, (const unsigned char *)s, n, u);
}
static inline enum uric_status uric_parse_G2(const char *s, size_t n, struct uric *u)
{
    return (enum uric_status)uric_ask_machine_G2(0, (const unsigned char *)s, n, u);
}

/* For a URI-reference, returns and writes the same as uric_parse(); for anything else
 * returns URIC_INVALID or URIC_TOO_LONG and sets *u to zeros: re2c does not know
 * where it failed. */
enum uric_status uric_re2c_appendix_a(const char *s, size_t n, struct uric *u);

/* The same contract as uric_split(). */
enum uric_status uric_re2c_appendix_b(const char *s, size_t n,
                                      struct uric_split_result *u);

#ifdef __cplusplus
}
#endif

#endif
