/* Where documents name their base. */
#ifndef URIC_EMBEDDED_H
#define URIC_EMBEDDED_H

#include "util/internal.h"

/* The value of the first BASE element's href, as it is written: 1, or 0.  *is_final: no
 * further bytes would change that. */
URIC_INTERNAL int uric_find_html_base(const char *s, size_t n, uric_span *href,
                                      int *is_final);

/* The bodies of such fields, of several the last: which of them there are. */
enum { URIC_FOUND_BASE = 1, URIC_FOUND_LOCATION = 2 };
URIC_INTERNAL int uric_find_mime_base(const char *s, size_t n, uric_span *base,
                                      uric_span *location, int *is_final);

#endif
