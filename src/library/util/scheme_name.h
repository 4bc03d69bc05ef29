/* Whether bytes are a scheme: the grammar of a URI decides. */
#ifndef URIC_SCHEME_NAME_H
#define URIC_SCHEME_NAME_H

#include "util/internal.h"

static inline int uric_is_scheme(struct uric_bytes bytes)
{
    struct uric_stream m;
    struct uric64 u;

    uric_stream_init(&m, URIC_RULE_ABSOLUTE_URI);
    uric_stream_feed(&m, bytes.s, bytes.n);
    uric_stream_feed(&m, ":", 1);
    return uric_stream_end(&m, &u) == URIC_OK && u.part[URIC_SCHEME].end == bytes.n;
}

#endif
