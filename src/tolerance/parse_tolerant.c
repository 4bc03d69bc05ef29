/* The one-shot entry point under a policy of tolerance. */
#include "parse/walk.h"

enum uric_status uric_parse_tolerant(int rule, const char *s, size_t n,
                                     const struct uric_tolerance *tolerance, struct uric *u)
{
    const unsigned start = uric_start_of(rule);

    if (tolerance == NULL || start == 0 || n > URIC_MAX_LENGTH)
        return uric_parse_as(rule, s, n, u);
    return (enum uric_status)uric_walk_tolerant(start, (const unsigned char *)s, n,
                                                tolerance->symbol, u);
}
