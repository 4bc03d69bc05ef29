/* Checks that the scanners agree with each other and with the oracles on any byte string:
 * fixtures, random strings and other projects' cases.  Each function fails the running test and
 * shows the string. */
#ifndef AGREEMENT_H
#define AGREEMENT_H

#include "uric.h"

/* Every one-shot scanner, on an exact-size buffer between unreadable pages, gives *expected
 * and status. */
void agree_oneshot(int rule, const char *s, size_t n, int status,
                   const struct uric *expected);

/* The resumable scanner gives the same in two pieces, cut at `cut`. */
void agree_split_at(int rule, const char *s, size_t n, size_t at, int status,
                    const struct uric *expected);

/* And byte by byte.  Finished after a rejection, it gives the result of the string up to there. */
void agree_bytewise(int rule, const char *s, size_t n, int status,
                    const struct uric *expected);

/* uric_prefix() finds the longest prefix that is valid alone (found here by trying all,
 * longest first), its parts, and where scanning stopped. */
void agree_prefix(int rule, const char *s, size_t n, const struct uric *whole,
                  int status);

/* A rule's verdict follows from URI-reference's verdict on the string, or on one that contains
 * it. */
void agree_reference(int rule, const char *s, size_t n, int status,
                     const struct uric *found);

/* uric_split() gives Appendix B's parts, and the parts of a valid URI-reference follow from
 * them. */
void agree_appendix_b(const char *s, size_t n);

/* The bytes reported as expected at the error offset, checked by trying: each of them is
 * accepted there, every other is rejected. */
void agree_expected(int rule, const char *s, size_t n);

#endif
