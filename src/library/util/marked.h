/* The mark of bytes that a text in UTF-8 cannot hold: U+FFFD and the byte's two hex digits.
 *
 * NUL and each byte that is not part of a well-formed character are marked.  So is a U+FFFD that
 * two such digits follow: different bytes never look alike. */
#ifndef URIC_MARKED_H
#define URIC_MARKED_H

#include "util/utf8_step.h"

static const char uric_mark[] = "\xef\xbf\xbd"; /* U+FFFD */
enum { URIC_MARK = sizeof uric_mark - 1 };

static inline int uric_is_digit_of_mark(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

/* The length of the character at the start of the n > 0 bytes at s, or 0 if it is to be marked;
 * then sets *ill to the number of bytes to mark. */
static inline size_t uric_unmarked_length(const char *s, size_t n, size_t *ill)
{
    size_t length;

    *ill = 1;
    if (*s == '\0')
        return 0;
    length = uric_utf8_length(s, n, ill);
    if (length != URIC_MARK || n < URIC_MARK + 2 || memcmp(s, uric_mark, URIC_MARK) != 0 ||
        !uric_is_digit_of_mark(s[URIC_MARK]) || !uric_is_digit_of_mark(s[URIC_MARK + 1]))
        return length;
    *ill = URIC_MARK;
    return 0;
}

#endif
