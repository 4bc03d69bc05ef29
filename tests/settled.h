/* Scanners find the same parts; of what is normal already each says what it is sure of,
 * which is for some less than for others. */
#ifndef SETTLED_H
#define SETTLED_H

#include "uric.h"

#include <string.h>

static inline int same_parts(const struct uric *u, const struct uric *expected)
{
    struct uric a = *u, b = *expected;

    a.settled = b.settled = 0;
    return memcmp(&a, &b, sizeof a) == 0;
}

static inline int has_upper_case(const char *s, uric_span at)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i++) {
        if (s[i] >= 'A' && s[i] <= 'Z')
            return 1;
    }
    return 0;
}

static inline int may_have_dot_segments(const char *s, uric_span path)
{
    uint32_t i;

    for (i = path.begin; i < path.end; i++) {
        if (s[i] == '.' && (i == path.begin || s[i - 1] == '/'))
            return 1;
    }
    return 0;
}

/* Whether the n bytes that were parsed are as settled as it says; a "%" may become a
 * letter or a dot. */
static inline int is_as_settled(const char *s, size_t n, const struct uric *u)
{
    unsigned open = 0;

    if (u->defined == 0)
        return u->settled == 0;
    if (n > 0 && memchr(s, '%', n) != NULL)
        open |= URIC_STEPS_SYNTAX;
    if (has_upper_case(s, u->part[URIC_SCHEME]) || has_upper_case(s, u->part[URIC_HOST]))
        open |= URIC_STEP_CASE;
    if (uric_has(u, URIC_SCHEME) && may_have_dot_segments(s, u->part[URIC_PATH]))
        open |= URIC_STEP_DOTS;
    if (uric_has(u, URIC_PORT) ||
        (uric_has(u, URIC_HOST) && u->part[URIC_PATH].begin == u->part[URIC_PATH].end))
        open |= URIC_STEP_SCHEME;
    if (u->host_kind == URIC_HOST_IPV6ADDRESS)
        open |= URIC_STEP_IPV6;
    return (u->settled & open) == 0 && u->settled <= URIC_STEPS_ALL;
}

#endif
