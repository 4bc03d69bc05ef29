/* The one-shot entry points for the three hot rules. */
#include "parse/walk.h"

static enum uric_status parse(unsigned start, const char *s, size_t n, struct uric *u)
{
    if (n > URIC_MAX_LENGTH) {
        memset(u, 0, sizeof *u);
        u->error_offset = URIC_MAX_LENGTH;
        return URIC_TOO_LONG;
    }
    return (enum uric_status)uric_best_kernels()->parse(start, (const unsigned char *)s, n, u);
}

enum uric_status uric_parse(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_URI_reference, s, n, u);
}

enum uric_status uric_parse_uri(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_URI, s, n, u);
}

enum uric_status uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_origin_form, s, n, u);
}

#ifndef URIC_ONLY_PARSE

enum uric_status uric_parse_as(int rule, const char *s, size_t n, struct uric *u)
{
    const unsigned start = uric_start_of(rule);

    if (start == 0) {
        memset(u, 0, sizeof *u);
        return URIC_NO_RULE;
    }
    return parse(start, s, n, u);
}

#endif
