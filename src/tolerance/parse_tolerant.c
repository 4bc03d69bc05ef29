/* The one-shot entry point under a policy of tolerance. */
#include "parse/walk.h"

enum uric_status uric_parse_tolerant(int rule, const char *s, size_t n,
                                     const struct uric_tolerance *tolerance, struct uric *u)
{
    if (tolerance == NULL || uric_tolerant_start_of(rule) == 0 || n > URIC_MAX_LENGTH)
        return uric_parse_as(rule, s, n, u);
    return (enum uric_status)uric_best_kernels()->tolerant(
        uric_tolerant_start_of(rule), (const unsigned char *)s, n, tolerance->symbol, u);
}
