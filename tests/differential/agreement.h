/* What must hold of the scanners among each other and against the oracles, for
 * any byte string: fixtures, random strings and other projects' cases are all
 * put through these.  Each fails the running test with the string shown. */
#ifndef AGREEMENT_H
#define AGREEMENT_H

#include "uric.h"

/* Every one-shot scanner, at the exact size with unreadable pages around, gives
 * what *expected and status say. */
void agree_oneshot(int rule, const char *s, size_t n, int status,
                   const struct uric *expected);

/* So does the resumable scanner when fed in two pieces cut at `at`. */
void agree_split_at(int rule, const char *s, size_t n, size_t at, int status,
                    const struct uric *expected);

/* And byte by byte; and after a refusal, finished there, it gives what the
 * string up to there gives alone. */
void agree_bytewise(int rule, const char *s, size_t n, int status,
                    const struct uric *expected);

/* uric_prefix() finds the longest prefix that is valid alone (searched for by
 * trying them all, longest first), its parts, and where scanning stopped. */
void agree_prefix(int rule, const char *s, size_t n, const struct uric *whole,
                  int status);

/* What a rule says follows from what URI-reference says of the string, or of one
 * that it is a part of. */
void agree_reference(int rule, const char *s, size_t n, int status,
                     const struct uric *found);

/* uric_split() gives what Appendix B gives, and the parts of a valid
 * URI-reference are those that follow from it. */
void agree_appendix_b(const char *s, size_t n);

/* What can stand at the error offset, by trying: no byte that is said to be
 * possible is refused there, every other is. */
void agree_expected(int rule, const char *s, size_t n);

#endif
