/* The scanners that uric is held against: the same rules from the same grammar in
 * the other styles of ragel, and Appendices A and B in re2c.  For the bench and
 * the tests; none is part of the library.
 *
 * parse_T0.c, parse_F1.c and parse.c all define the three entries of parse.c, so
 * they are compiled with other names for them: -Duric_parse=uric_parse_T0
 * -Duric_parse_uri=uric_parse_uri_T0
 * -Duric_parse_origin_form=uric_parse_origin_form_T0, and so on.
 *
 * SPDX-License-Identifier: MIT */
#ifndef URIC_VARIANTS_H
#define URIC_VARIANTS_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What uric_parse() is, from gen/parse_T0.c, gen/parse_F1.c and gen/parse.c. */
int uric_parse_T0(const char *s, size_t n, struct uric *u);
int uric_parse_F1(const char *s, size_t n, struct uric *u);
int uric_parse_G2(const char *s, size_t n, struct uric *u);

/* What uric_parse() answers and writes for a URI-reference; for anything else
 * URIC_INVALID or URIC_TOO_LONG, and *u is all zeros: re2c does not know where
 * it failed. */
int uric_re2c_appendix_a(const char *s, size_t n, struct uric *u);

/* What uric_split() is. */
int uric_re2c_appendix_b(const char *s, size_t n, struct uric_split_result *u);

#ifdef __cplusplus
}
#endif

#endif
