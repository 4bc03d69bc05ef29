/* The syntax of a number in JSON (RFC 8259, 6). */
#ifndef URIC_JSON_NUMBER_H
#define URIC_JSON_NUMBER_H

#include "util/ascii.h"

static inline size_t uric_digits(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && uric_is_digit(s[i]))
        i++;
    return i;
}

static inline int uric_is_json_number(const char *s, size_t n)
{
    size_t i = n > 0 && *s == '-', more = uric_digits(s + i, n - i);

    if (more == 0 || (more > 1 && s[i] == '0'))
        return 0;
    i += more;
    if (i < n && s[i] == '.') {
        more = uric_digits(s + i + 1, n - i - 1);
        if (more == 0)
            return 0;
        i += more + 1;
    }
    if (i < n && (s[i] == 'e' || s[i] == 'E')) {
        i++;
        i += i < n && (s[i] == '+' || s[i] == '-');
        more = uric_digits(s + i, n - i);
        if (more == 0)
            return 0;
        i += more;
    }
    return i == n;
}

#endif
