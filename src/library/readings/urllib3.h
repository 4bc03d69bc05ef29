/* The machine of the reader of urllib3: grammar/readings/urllib3.rl. */
#ifndef URIC_URLLIB3_H
#define URIC_URLLIB3_H

#include "readings/reading.h"

/* What the scan of a URL finds besides spans. */
struct uric_urllib3_parts {
    uint32_t error;  /* where it fails, if it does */
    bool is_other;   /* the scheme is not http or https: the host is not normalized */
    bool is_literal; /* the host is in brackets */
    bool has_more;   /* a query or a fragment */

    /* What only one of the versions accepts: the newest none of the first two, the oldest not the
     * third. */
    bool has_odd, has_odd_triplet; /* a byte; a triplet, which is allowed if is_other */
    bool has_long_port;            /* of more than five digits */
    uint32_t odd, odd_triplet;     /* where the first of them is */
};

/* Scans n bytes: whether both versions accept the URL, but for what *u says. */
URIC_INTERNAL int uric_urllib3(const char *s, uint32_t n, struct uric_reading *r,
                               struct uric_urllib3_parts *u);

#endif
