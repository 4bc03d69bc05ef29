/* The interface of RFC 1738's machine. */
#ifndef URIC_SCHEME1738_H
#define URIC_SCHEME1738_H

#include "schemes/scheme_finish.h"
#include "uric_history.h"

/* Scan n bytes as one of the ten schemes' URLs: 1, or 0 with r->error_offset set. */
URIC_INTERNAL int uric_scan_1738(const unsigned char *s, uint32_t n, struct uric *u,
                                 struct uric_scheme_parts *r);

#endif
