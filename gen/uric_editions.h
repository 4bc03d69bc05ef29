/* uric_editions: the grammars that led to RFC 3986, and how they resolve references.
 *
 * A unit on top of uric.h, of which it needs all but the one-shot scanner of
 * URIC_ONLY_PARSE builds; what that header says of every function holds here.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef URIC_EDITIONS_H
#define URIC_EDITIONS_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- rules ------------------------------------------------------------- */

/* The editions, by the names that begin their rules' names:
 *
 *   url1994   the URL draft of 1993/94 (draft-ietf-uri-url), section "BNF syntax"
 *   rfc1738   RFC 1738, section 5: genericurl, url, predefined (any of the ten), and
 *             ftpurl, fileurl, httpurl, gopherurl, mailtourl, newsurl, nntpurl,
 *             telneturl, waisurl, prosperourl
 *   url1997   draft-fielding-url-syntax-05, Appendix A
 *   uri2003   draft-fielding-uri-rfc2396bis-01, the rules in its sections
 *
 * A rule is called "EDITION:RULE", as in "url1997:URL-reference", where RULE is spelt
 * as the document spells it; but for url1994:reference, which is its fragmentaddress
 * or what it calls a partial form, in words and not in BNF.  Rules are numbered from 0
 * on, those of an edition without gaps; numbers are good for one version of the
 * library. */

/* The number of the rule whose name is the n bytes at name; -1 if there is none. */
URIC_API int uric_edition_rule(const char *name, size_t n);

/* The name of a rule; NULL when there is no such rule: from 0 up to that are all. */
URIC_API const char *uric_edition_rule_name(int rule);

/* Hold the n bytes at s against a rule, and write their parts to *u, as
 * uric_parse_as() does: URIC_OK, URIC_INVALID, URIC_INCOMPLETE, URIC_TOO_LONG or
 * URIC_NO_RULE, and error_offset is as exact.
 *
 * The parts are not the document's, which split hosts and paths each in its own way,
 * but those that the expression of RFC 3986, Appendix B, finds; its authority has a
 * userinfo up to its last "@", and a port behind its last ":" outside of brackets
 * where only digits follow.  Of rules that are not a reference, the string is all of
 * the part that the rule is about: hostport an authority, rel_path a reference's,
 * search a query.  Rules about less than that are taken for references.
 *
 * host_kind is what RFC 3986's rule host says of the host, reg-name where it says
 * nothing; path_kind goes by the path's first byte and what stands before it. */
URIC_API int uric_edition_parse(int rule, const char *s, size_t n, struct uric *u);

/* What could have stood at error_offset, in words, as uric_explain() has it. */
URIC_API size_t uric_edition_explain(int rule, const char *s, size_t n,
                                     char *buffer, size_t size);

/* ---- RFC 1738: what a scheme makes of its part -------------------------------- */

/* Hold the n bytes at s against RFC 1738, section 5: one of its ten schemes' URLs if
 * they begin with one of their names, else a genericurl.  Writes the components to
 * *u and the parts that sections 3.2 to 3.11 name to *r, as uric_scheme_parse()
 * does; neither need be initialized.  Of the components, the ten schemes have no
 * path and no query, and no kinds of them: what follows the authority is all in *r.
 * Those of a genericurl are what uric_edition_parse() finds.
 *
 * Where the BNF is ambiguous, the prose of 3.4.1 decides: no selector and no search
 * of gopher holds "%09".
 *
 * URIC_OK, URIC_INVALID, URIC_INCOMPLETE or URIC_TOO_LONG; error_offset in both.
 * uric_scheme_reason() has none for what is no genericurl: the rule says it. */
URIC_API int uric_edition_scheme_parse(const char *s, size_t n, struct uric *u,
                                       struct uric_scheme_parts *r);

/* ---- resolving ----------------------------------------------------------- */

/* The documents with rules for that; RFC 3986's are uric_resolve(). */
enum uric_edition { URIC_URL1994, URIC_URL1997, URIC_URI2003 };

/* The rule that references and, with a scheme, bases are to match:
 * url1994:reference, url1997:URL-reference, uri2003:URI-reference; -1 when there is
 * no such edition. */
URIC_API int uric_edition_reference(int edition);

/* The reference's target, as the document finds it: uric_resolve(), which says what
 * the arguments are, but *base and *reference hold the parts that
 * uric_edition_parse() has found, and flags, where none speaks of surplus "..", are
 * URIC_KEEP_SURPLUS, as the documents' examples are.
 *
 *   url1994  "PARTIAL FORM": "/." and "/xxx/.." go, and nothing stays in their place
 *   url1997  section 5.2: a relative path's query takes part in the removal of
 *            dot-segments, so that "g?y/../x" is "x"
 *   uri2003  section 5.2: a path of "/" stays as it is; "?y" keeps the base's path
 *
 * A reference that is empty but for a fragment is "the current document": the base
 * without its fragment, plus the reference's.  (url1994 is silent.)
 *
 * In two cases the document's own algorithm would write what no longer has the base's
 * authority: a relative path with a base that has an authority and no path gets the
 * "/" between them, which later editions added, and a path that begins with "//" after
 * the dot-segments have gone gets the "/." that uric_resolve() puts before it.
 *
 * In two more it writes what its own rules do not take.  In url1994 no path that begins
 * with "/" follows a scheme, so that "/p" against "x:y/z" becomes "x:/p", which
 * url1994:reference refuses.  In uri2003 brackets may stand in an opaque_part, not in a
 * path, so that, URIC_NON_STRICT, "x:c]d" against "x:/a/b" becomes "x:/a/c]d", which
 * uri2003:URI-reference refuses. */
URIC_API int uric_edition_resolve(int edition, const char *base_string,
                                  const struct uric *base,
                                  const char *reference_string,
                                  const struct uric *reference, unsigned flags,
                                  char *buffer, size_t size, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
