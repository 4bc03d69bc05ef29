/* The search of Knuth, Morris and Pratt.  As long as nothing has matched, memchr() is faster. */
#include "logs/byte_search.h"

#include "util/ascii.h"

#include <string.h>

void byte_search_begin(struct byte_search *search, const char *s, size_t n, int ignore_case,
                       size_t *border)
{
    size_t i, matched = 0;

    search->s = s;
    search->n = n;
    search->ignore_case = ignore_case;
    search->border = border;
    for (i = 0; i < n; i++) {
        border[i] = 0;
        if (i == 0)
            continue;
        while (matched > 0 && s[i] != s[matched])
            matched = border[matched - 1];
        matched += s[i] == s[matched];
        border[i] = matched;
    }
}

/* The first place from i on where a match may begin. */
static size_t first_place(const struct byte_search *search, const char *s, size_t i, size_t n)
{
    const char *const found = memchr(s + i, *search->s, n - i);

    return found ? (size_t)(found - s) : n;
}

int byte_search_finds(const struct byte_search *search, const char *s, size_t n)
{
    size_t i = 0, matched = 0;

    if (search->n == 0)
        return 1;
    while (n - i >= search->n - matched) {
        char byte;

        if (matched == 0 && !search->ignore_case && (i = first_place(search, s, i, n)) == n)
            return 0;
        byte = search->ignore_case ? (char)uric_lower(s[i]) : s[i];
        while (matched > 0 && byte != search->s[matched])
            matched = search->border[matched - 1];
        matched += byte == search->s[matched];
        if (matched == search->n)
            return 1;
        i++;
    }
    return 0;
}
