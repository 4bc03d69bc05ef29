/* uric_history: the grammars that preceded RFC 3986, and how they resolve references.
 *
 * A unit on top of uric.h and uric_schemes.h.  It needs a full build of the library,
 * without URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_history.h>
 *     struct uric_scheme_parts r;
 */
#ifndef URIC_HISTORY_H
#define URIC_HISTORY_H

#include "uric_schemes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- rules of earlier editions: uric_edition_parse --------------------- */

/* The editions, with the prefixes of their rules' names:
 *
 *   url1994   the URL draft of 1993/94 (draft-ietf-uri-url), section "BNF syntax"
 *   rfc1738   RFC 1738, section 5: genericurl, url, predefined (any of the ten), and
 *             ftpurl, fileurl, httpurl, gopherurl, mailtourl, newsurl, nntpurl,
 *             telneturl, waisurl, prosperourl
 *   url1997   draft-fielding-url-syntax-05, Appendix A
 *   rfc2396   RFC 2396, Appendix A
 *   uri2003   draft-fielding-uri-rfc2396bis-01, the rules in its sections
 *
 * A rule is called "EDITION:RULE", as in "url1997:URL-reference", with RULE spelled as in
 * the document.  Two rules are not in the documents' BNF.  url1994:reference is a
 * fragmentaddress or what the document calls a partial form, which it describes in prose.
 * rfc2396:reference is a URI-reference or a query without a path, such as "?y": section 5.2
 * and Appendix C resolve it, but the BNF of Appendix A has no rule for it.  Rules are
 * numbered from 0, those of an edition consecutively.  The numbers hold for one version
 * of the library. */

/* The number of the rule whose name is the n bytes at name; -1 if there is no such rule.
 *
 * Example:
 *     int rule = uric_edition_rule("rfc1738:httpurl", 15);
 *     assert(rule >= 0 &&
 *            strcmp(uric_edition_rule_name(rule), "rfc1738:httpurl") == 0);
 */
URIC_API int uric_edition_rule(const char *name, size_t n);

/* The name of a rule; NULL if there is no such rule.  Numbers run from 0 up to the first
 * without a name.
 *
 * Example: see uric_edition_rule(). */
URIC_API const char *uric_edition_rule_name(int rule);

/* Parse the n bytes at s as a rule and write their parts to *u, as uric_parse_as() does.
 * Returns URIC_OK, URIC_INVALID, URIC_INCOMPLETE, URIC_TOO_LONG or URIC_NO_RULE, with an
 * equally exact error_offset.
 *
 * The parts are not the document's own, since each document splits hosts and paths in its
 * own way.  They are the parts of the expression in RFC 3986, Appendix B.  In its authority,
 * the userinfo ends at the last "@", and the port starts after the last ":" outside
 * brackets if only digits follow.  Each string is split as what its rule describes:
 * hostport is an authority, rel_path a reference, search a query.  If a rule describes less
 * than a part, the string is split like a reference.
 *
 * host_kind is the alternative of RFC 3986's rule host that the host matches, or reg-name
 * if it matches no alternative; path_kind follows from the first byte of the path and from
 * what precedes the path.
 *
 * Example:
 *     int rule = uric_edition_rule("rfc1738:httpurl", 15);
 *     s = "http:/h";
 *     assert(uric_edition_parse(rule, s, strlen(s), &u) == URIC_INVALID &&
 *            u.error_offset == 6);
 *     uric_edition_explain(rule, s, strlen(s), buffer, sizeof buffer, &length);
 *     assert(strcmp(buffer, "expected \"/\"") == 0);
 */
URIC_API enum uric_status uric_edition_parse(int rule, const char *s, size_t n,
                                             struct uric *u);

/* Write what was expected at error_offset, in words, as a string; see uric_explain().
 *
 * Example: see uric_edition_parse(). */
URIC_API enum uric_status uric_edition_explain(int rule, const char *s, size_t n,
                                               char *buffer, size_t size,
                                               size_t *length);

/* ---- scheme-specific parts by RFC 1738 ---------------------------------------- */

/* Parse the n bytes at s by RFC 1738, section 5: as a URL of one of its ten schemes if
 * they start with its name, otherwise as a genericurl.  Writes the components to *u and
 * the parts that sections 3.2 to 3.11 name to *r, as uric_scheme_parse() does; neither
 * need be initialized.  URLs of the ten schemes have neither a path, nor a kind of path, nor
 * a query component: everything after the authority is in *r.  The components of a
 * genericurl are those that uric_edition_parse() finds.
 *
 * Where the BNF is ambiguous, the prose of 3.4.1 decides: a gopher selector or search
 * holds no "%09".
 *
 * Returns URIC_OK, URIC_INVALID, URIC_INCOMPLETE or URIC_TOO_LONG; error_offset is set in
 * *u and in *r.  uric_scheme_reason() has no reason for an invalid genericurl: ask
 * uric_edition_explain() what was expected.
 *
 * Example:
 *     s = "gopher://h/1menu";
 *     assert(uric_edition_scheme_parse(s, strlen(s), &u, &r) == URIC_OK);
 *     assert(r.kind == URIC_KIND_GOPHER &&
 *            s[r.part[URIC_GOPHER_TYPE].begin] == '1');
 */
URIC_API enum uric_status uric_edition_scheme_parse(const char *s, size_t n,
                                                    struct uric *u,
                                                    struct uric_scheme_parts *r);

/* ---- resolving by earlier editions: uric_edition_resolve ----------------- */

/* The documents with resolution rules.  For RFC 3986's use uric_resolve(). */
enum uric_edition { URIC_URL1994, URIC_URL1997, URIC_RFC2396, URIC_URI2003 };

/* The number of the rule for the references and the bases of an edition: url1994:reference,
 * url1997:URL-reference, rfc2396:reference, uri2003:URI-reference; -1 if there is no such
 * edition.  A base must also have a scheme.
 *
 * Example: see uric_edition_resolve(). */
URIC_API int uric_edition_reference(enum uric_edition edition);

/* Write the target of a reference by the rules of a document; URIC_UNKNOWN if there is no
 * such edition.  Arguments and results are those of uric_resolve(), with two differences:
 * base and reference hold the parts that uric_edition_parse() found, and without a flag for
 * surplus ".." the default is URIC_RESOLVE_KEEP_SURPLUS, as in the documents' examples.
 *
 *   url1994  "PARTIAL FORM": "/." and "/xxx/.." are removed without a replacement
 *   url1997  section 5.2: the query of a relative path takes part in the removal of
 *            dot-segments, so "g?y/../x" becomes "x"
 *   rfc2396  section 5.2: "?y" replaces the last segment of the base's path
 *   uri2003  section 5.2: a path of "/" stays as it is; "?y" keeps the base's path
 *
 * A reference that is empty except for a fragment is "the current document": the base
 * with its fragment replaced by the reference's.  (url1994 is silent on this.)
 *
 * In two cases the document's own algorithm would lose the base's authority, and this
 * function deviates.  A relative path against a base with an authority and an empty path
 * gets a "/" between them, as later editions do.  A path that starts with "//" once its
 * dot-segments are removed gets the "/." that uric_resolve() would insert.
 *
 * In three other cases the result does not match the document's own rules.  In url1994 no
 * path that starts with "/" follows a scheme, so "/p" against "x:y/z" becomes "x:/p",
 * which url1994:reference rejects.  In rfc2396 something must follow the ":" of a scheme,
 * so "." against "x:y" becomes "x:", which rfc2396:URI-reference rejects.  In uri2003
 * brackets are allowed in an opaque_part but not in a path or query, so "c" against "x:.//[a/b"
 * becomes "x:/[a/c", and with URIC_RESOLVE_NON_STRICT "x:c]d" against "x:/a/b" becomes
 * "x:/a/c]d"; uri2003:URI-reference rejects both.
 *
 * Example:
 *     int rule = uric_edition_reference(URIC_URL1997);
 *     s = "http://a/b/c", t = "g?y/../x";
 *     assert(uric_edition_parse(rule, s, strlen(s), &u) == URIC_OK);
 *     assert(uric_edition_parse(rule, t, strlen(t), &v) == URIC_OK);
 *     uric_edition_resolve(URIC_URL1997, uric_bind(s, &u), uric_bind(t, &v),
 *                          URIC_RESOLVE_STRICT, buffer, sizeof buffer,
 *                          &length);
 *     assert(wrote("http://a/b/x"));
 */
URIC_API enum uric_status uric_edition_resolve(enum uric_edition edition,
                                               struct uric_ref base,
                                               struct uric_ref reference,
                                               enum uric_resolve_flags flags,
                                               char *buffer, size_t size,
                                               size_t *length);

#ifdef __cplusplus
}
#endif

#endif
