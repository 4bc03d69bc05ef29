/* uric_base: the base URI that a document names, and suffix references (RFC 3986, 5.1 and 4.5).
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_base.h>
 */
#ifndef URIC_BASE_H
#define URIC_BASE_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- the base of a document ----------------------------------------------------- */

/* Where a base can come from, by precedence (RFC 3986, 5.1). */
enum uric_base_source {
    URIC_BASE_EMBEDDED,      /* the document's content */
    URIC_BASE_ENCAPSULATING, /* the message or entity around it */
    URIC_BASE_RETRIEVAL,     /* the URI it was retrieved from, after redirections */
    URIC_BASE_DEFAULT        /* the application */
};
#define URIC_BASE_SOURCES 4

/* What each source says: a reference, or undefined. */
struct uric_base {
    struct uric_bytes source[URIC_BASE_SOURCES]; /* by enum uric_base_source */
};

/* Select the sources that make the base.  Writes them to order and returns their number.  The first
 * of these references has a scheme; each further one has none and is to be resolved against the
 * result so far.  Sources that are not valid references, or are too long for one, are skipped.  0:
 * there is no base.
 *
 * Example:
 *     struct uric_base base = {{{NULL, 0}, {"b/", 2}, {"http://a/c", 10},
 *                               {NULL, 0}}};
 *     enum uric_base_source order[URIC_BASE_SOURCES];
 *     assert(uric_base_select(&base, order) == 2);
 *     assert(order[0] == URIC_BASE_RETRIEVAL &&
 *            order[1] == URIC_BASE_ENCAPSULATING);
 */
URIC_API int uric_base_select(const struct uric_base *base,
                              enum uric_base_source order[URIC_BASE_SOURCES]);

/* Write the base that a document names, as it stands there, valid or not.  Returns
 * URIC_OK; URIC_TOO_SMALL, with nothing written; URIC_NONE if the document names no base.
 *
 * html: the href of the first BASE element in the head that has one, with character
 * references to US-ASCII replaced.  Nothing after the head is read.
 *
 * mime: the header field Content-Base (RFC 2110), otherwise Content-Location (RFC 2557),
 * unfolded, without comments and then without the quotes or angle brackets around it.  Of
 * several such fields the last counts.  Nothing after the header is read.
 *
 * At most the first URIC_MAX_LENGTH bytes are read; a base that continues past them does
 * not count.
 *
 * Example:
 *     s = "<base href='http://a/b'>", t = "Content-Base: <http://c/>\r\n\r\n";
 *     uric_html_base(s, strlen(s), buffer, sizeof buffer, &length);
 *     assert(wrote("http://a/b"));
 *     uric_mime_base(t, strlen(t), buffer, sizeof buffer, &length);
 *     assert(wrote("http://c/"));
 */
URIC_API enum uric_status uric_html_base(const char *s, size_t n, char *buffer,
                                         size_t size, size_t *length);
URIC_API enum uric_status uric_mime_base(const char *s, size_t n, char *buffer,
                                         size_t size, size_t *length);

/* Whether the n bytes that a document starts with already determine what the functions
 * above would return for all of it.  If not, read more.
 *
 * Example:
 *     assert(!uric_html_base_is_final("<head>", 6) &&
 *            uric_html_base_is_final("<body>", 6));
 *     assert(!uric_mime_base_is_final("A: b\r\n", 6) &&
 *            uric_mime_base_is_final("A: b\r\n\r\n", 8));
 */
URIC_API bool uric_html_base_is_final(const char *s, size_t n);
URIC_API bool uric_mime_base_is_final(const char *s, size_t n);

/* ---- suffix references ---------------------------------------------------------- */

/* An entry of a policy for suffix references (RFC 3986, 4.5): a host that starts with
 * `host`, in upper or lower case, gets `scheme`. */
struct uric_suffix {
    struct uric_bytes host;   /* "ftp."; empty: any host */
    struct uric_bytes scheme; /* "ftp" */
};

/* Write the URI that a suffix reference like "www.example.com/x" abbreviates, by the
 * first of the count policy entries that matches, and its parts.  Returns URIC_OK;
 * URIC_TOO_SMALL, with nothing written; URIC_TOO_LONG; URIC_REFUSED if that entry's scheme is
 * not a scheme; URIC_INVALID if no entry matches or s is not a suffix reference: a host, perhaps
 * followed by a port, a path and so on.  A string with a userinfo, or with a scheme and
 * "//", is not one.  "localhost:80" is also a URI; the caller must know that it is meant
 * as a suffix reference.
 *
 * Example:
 *     struct uric_suffix policy = {{"", 0}, {"http", 4}};
 *     struct uric parts;
 *     s = "www.example.com/x";
 *     uric_suffix_reference(s, strlen(s), &policy, 1, buffer, sizeof buffer,
 *                           &length, &parts);
 *     assert(wrote("http://www.example.com/x"));
 *     assert(parts.part[URIC_HOST].begin == 7 && parts.part[URIC_HOST].end == 22);
 */
URIC_API enum uric_status uric_suffix_reference(const char *s, size_t n,
                                                const struct uric_suffix *policy,
                                                size_t count, char *buffer, size_t size,
                                                size_t *length, struct uric *parts);

#ifdef __cplusplus
}
#endif

#endif
