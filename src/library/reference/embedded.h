/* Locating the base that a document names. */
#ifndef URIC_EMBEDDED_H
#define URIC_EMBEDDED_H

#include "util/internal.h"
#include "uric_base.h"

/* Find the href value of the first BASE element, as written: 1, or 0 if there is none.
 * *is_final: further bytes would not change the result. */
URIC_INTERNAL int uric_find_html_base(const char *s, size_t n, uric_span *href,
                                      int *is_final);

/* Find the bodies of these fields, of several the last.  Returns which ones exist. */
enum { URIC_FOUND_BASE = 1, URIC_FOUND_LOCATION = 2 };
URIC_INTERNAL int uric_find_mime_base(const char *s, size_t n, uric_span *base,
                                      uric_span *location, int *is_final);

#endif
