/* uric_iri: IRIs (RFC 3987): parsing them into the components of URIs, IRI to URI and back.
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_iri.h>
 */
#ifndef URIC_IRI_H
#define URIC_IRI_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- parsing: uric_iri_parse ----------------------------------------------------- */

/* An IRI is a sequence of characters; here, of the bytes that encode them in UTF-8.  What
 * is valid is decided byte by byte: an overlong form, a surrogate, a noncharacter or a
 * private-use character outside a query is an error at the first byte that no valid
 * character has there.
 *
 * The parts of an IRI are those of a URI: ihost is the host, and so on, with the kinds of
 * RFC 3986.  Every URI is an IRI with the same parts.  Functions of uric.h that take a
 * struct uric_ref take these parts where they copy bytes, such as uric_resolve(); what they
 * write is then an IRI, too. */

/* The rules of RFC 3987, section 2.2, that can be asked for. */
enum uric_iri_rule {
    URIC_IRI_RULE_NONE = -1, /* no rule: functions that take a rule return URIC_NO_RULE */
    URIC_IRI_REFERENCE, /* "IRI-reference": an IRI or an irelative-ref */
    URIC_IRI,           /* "IRI": with a scheme */
    URIC_ABSOLUTE_IRI,  /* "absolute-IRI": with a scheme, without a fragment */
    URIC_IRELATIVE_REF  /* "irelative-ref": without a scheme */
};
#define URIC_IRI_RULES 4

/* Parse the n bytes at s as an IRI-reference and write its parts to *u, as uric_parse()
 * does.  Returns URIC_OK, URIC_INVALID, URIC_INCOMPLETE or URIC_TOO_LONG, with an equally
 * exact error_offset.
 *
 * Example:
 *     s = "http://r\xC3\xA9sum\xC3\xA9.example/";
 *     assert(uric_iri_parse(s, strlen(s), &u) == URIC_OK &&
 *            u.part[URIC_HOST].end == 23);
 *     s = "/\xC3/";
 *     assert(uric_iri_parse(s, strlen(s), &u) == URIC_INVALID && u.error_offset == 2);
 */
URIC_API enum uric_status uric_iri_parse(const char *s, size_t n, struct uric *u);

/* Parse the n bytes at s as a rule of enum uric_iri_rule; URIC_NO_RULE if there is no
 * such rule.
 *
 * Example:
 *     s = "/\xC3\xA9";
 *     assert(uric_iri_parse_as(URIC_IRI, s, strlen(s), &u) == URIC_INVALID &&
 *            u.error_offset == 0);
 */
URIC_API enum uric_status uric_iri_parse_as(enum uric_iri_rule rule, const char *s,
                                            size_t n, struct uric *u);

/* The rule whose name is the n bytes at name, spelled as in the RFC; URIC_IRI_RULE_NONE if there
 * is no such rule.
 *
 * Example:
 *     assert(uric_iri_rule("absolute-IRI", 12) == URIC_ABSOLUTE_IRI);
 */
URIC_API enum uric_iri_rule uric_iri_rule(const char *name, size_t n);

/* The name of a rule; NULL if there is no such rule.
 *
 * Example:
 *     assert(strcmp(uric_iri_rule_name(URIC_IRI), "IRI") == 0);
 */
URIC_API const char *uric_iri_rule_name(int rule);

/* Write what was expected at error_offset, in words, as a string; see uric_explain().
 *
 * Example:
 *     s = "/\xC3/";
 *     uric_iri_explain(URIC_IRI_REFERENCE, s, strlen(s), buffer, sizeof buffer,
 *                      &length);
 *     assert(strcmp(buffer, "expected \"\\x80\" to \"\\xbf\"") == 0);
 */
URIC_API enum uric_status uric_iri_explain(enum uric_iri_rule rule, const char *s, size_t n,
                                           char *buffer, size_t size, size_t *length);

/* ---- to URIs and back: uric_iri_to_uri, uric_iri_from_uri ------------------------- */

/* Write the URI-reference of the n bytes at s, an IRI-reference (RFC 3987, section 3.1):
 * each byte above 0x7F as a triplet.  A URI-reference stays as it is.
 *
 * The host is encoded like any other part: section 3.1 also allows ToASCII for it ("xn--"),
 * which needs the tables of IDNA.  Nothing is normalized, as step 1c requires of UTF-8.
 *
 * Returns URIC_OK, with the parts of what was written in *u; URIC_INVALID or
 * URIC_INCOMPLETE, with the error of the input in *u; URIC_TOO_SMALL or URIC_TOO_LONG.
 * buffer, size and length follow the contract for buffers in uric.h.
 *
 * Example:
 *     s = "http://example/r\xC3\xA9sum\xC3\xA9";
 *     assert(uric_iri_to_uri(s, strlen(s), buffer, sizeof buffer, &length, &u) ==
 *            URIC_OK);
 *     assert(wrote("http://example/r%C3%A9sum%C3%A9"));
 */
URIC_API enum uric_status uric_iri_to_uri(const char *s, size_t n, char *buffer,
                                          size_t size, size_t *length, struct uric *u);

/* Write the IRI-reference of the n bytes at s, a URI-reference (RFC 3987, section 3.2):
 * triplets become characters, except triplets of
 *
 *   - reserved characters, "%" and other US-ASCII that a URI may not contain;
 *   - bytes that are not UTF-8, or noncharacters;
 *   - private-use characters outside the query (section 2.2);
 *   - bidirectional formatting characters (4.1);
 *   - white space (6.1 leaves to the implementation what to keep encoded).
 *
 * Triplets of the first item stay as they are; the others get upper-case digits.  An "xn--"
 * label is not converted.  uric_iri_to_uri() of the result equals s by uric_equal().  As with
 * percent-decoding by uric_normalize(), unreserved characters are decoded, so "%2E" becomes a
 * dot, and the host "%31.2.3.4" an IPv4address.  The input may be an IRI-reference already.
 *
 * Returns what uric_iri_to_uri() returns.
 *
 * Example:
 *     s = "/D%C3%BCrst%2F%FC?%7e";
 *     uric_iri_from_uri(s, strlen(s), buffer, sizeof buffer, &length, &u);
 *     assert(wrote("/D\xC3\xBCrst%2F%FC?~"));
 */
URIC_API enum uric_status uric_iri_from_uri(const char *s, size_t n, char *buffer,
                                            size_t size, size_t *length, struct uric *u);

#ifdef __cplusplus
}
#endif

#endif
