/* uric_text: URIs where they really are, in running text and in logs.
 *
 * A unit on top of uric.h, of which it needs all but the one-shot scanner of
 * URIC_ONLY_PARSE builds; what that header says of every function holds here.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef URIC_TEXT_H
#define URIC_TEXT_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- URIs in running text -------------------------------------------------- */

/* How a URI stood in the text. */
enum uric_found_form {
    URIC_FOUND_ANGLE,    /* <...>, perhaps with "URL:" (RFC 3986, Appendix C) */
    URIC_FOUND_QUOTED,   /* "...", perhaps with "URL:" */
    URIC_FOUND_PREFIXED, /* URL:... (RFC 1738, Appendix) */
    URIC_FOUND_BARE,     /* by its scheme */
    URIC_FOUND_SUFFIX,   /* www.example.com/x: see uric_suffix_reference() */
    URIC_FOUND_ATTRIBUTE /* the value of an attribute of HTML: a reference */
};
#define URIC_FOUND_FORMS 6

/* "angle", "quoted", "prefixed", "bare", "suffix", "attribute"; NULL for what is no
 * form. */
URIC_API const char *uric_found_form_name(int form);

/* ---- access logs ------------------------------------------------------------- */

#ifdef __cplusplus
}
#endif

#endif
