/* The parts of a result, from those of its sources: so that nobody has to parse it. */
#ifndef URIC_RESULT_PARTS_H
#define URIC_RESULT_PARTS_H

#include "reference/reference.h"

/* Start: nothing is defined. */
static URIC_INLINE void uric_result_begin(struct uric *parts)
{
    memset(parts, 0, sizeof *parts);
}

/* The part's bytes are those from begin to end. */
static URIC_INLINE void uric_result_add(struct uric *parts, enum uric_part part, uint32_t begin,
                                        uint32_t end)
{
    parts->part[part].begin = begin;
    URIC_DEFINE(parts, part, end);
}

/* The parts from `first` to `last` are those of *from, which lie `shift` further on (modulo
 * 2^32). */
static URIC_INLINE void uric_result_shift(struct uric *parts, const struct uric *from, int first,
                                          int last, uint32_t shift)
{
    int part;

    for (part = first; part <= last; part++) {
        if (uric_has(from, (enum uric_part)part))
            uric_result_add(parts, (enum uric_part)part, from->part[part].begin + shift,
                            from->part[part].end + shift);
    }
}

/* The authority is that of *from. */
static URIC_INLINE void uric_result_authority(struct uric *parts, const struct uric *from,
                                              uint32_t shift)
{
    uric_result_shift(parts, from, URIC_USERINFO, URIC_PORT, shift);
    parts->host_kind = from->host_kind;
}

/* At the end: which alternative of the rule path (section 3.3) the path of the result, at s, is
 * follows from what precedes it and from its first byte. */
static URIC_INLINE void uric_result_end(struct uric *parts, const char *s)
{
    const uric_span path = parts->part[URIC_PATH];

    if (uric_has(parts, URIC_HOST))
        parts->path_kind = URIC_PATH_ABEMPTY;
    else if (path.begin == path.end)
        parts->path_kind = URIC_PATH_EMPTY;
    else if (s[path.begin] == '/')
        parts->path_kind = URIC_PATH_ABSOLUTE;
    else
        parts->path_kind = uric_has(parts, URIC_SCHEME) ? URIC_PATH_ROOTLESS
                                                        : URIC_PATH_NOSCHEME;
}

#endif
