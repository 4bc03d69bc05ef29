/* uric_domains: the part of a host that someone registered, by a public suffix list.
 *
 * "www.example.co.uk" belongs to whoever registered "example.co.uk": below the public suffix
 * "co.uk" anyone can register a name.  No rule of syntax tells where a suffix ends; the list
 * of https://publicsuffix.org does.  The caller has the list (Debian: package publicsuffix),
 * and this unit compiles it into a table in which a lookup takes tens of nanoseconds and
 * that can be stored, and mapped by any number of processes.
 *
 * Use it where a site is the unit: to group hosts, to limit requests, to reject a cookie for a
 * whole suffix (RFC 6265, section 5.3, step 5).  It is not a boundary for every use.  Volunteers
 * maintain the list, and it grows daily: an old list takes the customers of a new suffix for
 * one site.  Hosts of one registrable domain can belong to different people if their owner
 * never asked for an entry.  A registrable domain need not be registered.
 *
 * A unit that calls nothing of uric.c.  It needs uric.h, whose conventions apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_domains.h>
 *     static char table[4096];
 *     struct uric_domains d;
 *     uric_span domain;
 *     size_t at;
 *     static const char list[] = "// ===BEGIN ICANN DOMAINS===\n"
 *                                "com\nuk\nco.uk\n*.ck\n!www.ck\n"
 *                                "// ===END ICANN DOMAINS===\n"
 *                                "// ===BEGIN PRIVATE DOMAINS===\n"
 *                                "blogspot.com\n"
 *                                "// ===END PRIVATE DOMAINS===\n";
 */
#ifndef URIC_DOMAINS_H
#define URIC_DOMAINS_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- the table: uric_domains_compile, uric_domains_open ------------------------- */

/* Compile the list, the n bytes of a public_suffix_list.dat, into a table.  The same list
 * gives the same bytes on every machine.
 *
 * URIC_OK: *length is the length of the table at buffer.  URIC_TOO_SMALL: nothing was
 * written, and a buffer of *length bytes is large enough; the table may be shorter.
 * Otherwise *length is 0 and *error_offset says where:
 *   URIC_UNKNOWN     the bytes are not such a list: they lack the comments that start and end
 *                    its sections, "// ===BEGIN ICANN DOMAINS===" and so on
 *   URIC_INCOMPLETE  the list is cut: it ends before the last of these comments
 *   URIC_INVALID     the line there is not a rule, is outside the sections, or is a section's
 *                    comment in the wrong place.  A rule has labels of 1 to 63 bytes: ASCII
 *                    letters, digits, "-" and "_", or well-formed UTF-8; or "*"
 *   URIC_REFUSED     a rule has a label before its wildcard and more than seven labels after
 *                    it; or the labels were chosen so that they collide in the table
 *   URIC_TOO_LONG    the list, or the table, is too long
 *
 * Labels in UTF-8 are entered as they are and, by RFC 3492, as A-labels ("xn--..."), so that
 * hosts match in both spellings.  Letters of rules match without regard to case if they are
 * ASCII; nothing else of IDNA is done.
 *
 * Example:
 *     assert(uric_domains_compile(list, sizeof list - 1, table, sizeof table, &length,
 *                                 &at) == URIC_OK);
 *     assert(uric_domains_compile(list, 40, NULL, 0, &length, &at) == URIC_INCOMPLETE &&
 *            at == 40);
 */
URIC_API enum uric_status uric_domains_compile(const char *list, size_t n, char *buffer,
                                               size_t size, size_t *length,
                                               size_t *error_offset);

/* A table that is open.  The caller owns it.  Only uric_domains_open() writes to it, so threads may
 * share it; it points into the table.  Its size is part of the ABI, its bytes are private; they may
 * be copied. */
struct uric_domains {
    union {
        unsigned char bytes[64];
        uint64_t aligned;
    } opaque;
};

/* Open the table in the n bytes at table, which may have any alignment and must stay as long
 * as *domains is used.  Reads all of it, once:
 *   URIC_UNKNOWN     these bytes are no table
 *   URIC_REFUSED     the table has another version: compile the list again
 *   URIC_INCOMPLETE  the table is cut
 *   URIC_INVALID     the table is damaged: its checksum or its sizes are wrong
 * After an error *domains is the table of an empty list.
 *
 * The checksum detects accidents, not forgeries.  A forged table gives wrong answers, but no
 * lookup reads outside of the table, fails to end, or returns a span outside of the host.
 *
 * Example:
 *     assert(uric_domains_compile(list, sizeof list - 1, table, sizeof table, &length,
 *                                 &at) == URIC_OK);
 *     assert(uric_domains_open(table, length, &d) == URIC_OK);
 *     assert(uric_domains_open(table, length - 1, &d) == URIC_INCOMPLETE);
 */
URIC_API enum uric_status uric_domains_open(const char *table, size_t n,
                                            struct uric_domains *domains);

/* ---- lookups: uric_registrable_domain ------------------------------------------- */

enum uric_domain_flags {
    URIC_DOMAIN_ALL = 0,
    URIC_DOMAIN_ICANN = 1,  /* without the rules of the private section, such as blogspot.com */
    URIC_DOMAIN_LISTED = 2  /* without the rule "*" for hosts that no other rule matches: a host
                               below an unknown top-level domain has no suffix */
};

/* How many rules of the list are used with these flags: those of both sections, or with
 * URIC_DOMAIN_ICANN those of the first.
 *
 * Example:
 *     assert(uric_domains_compile(list, sizeof list - 1, table, sizeof table, &length,
 *                                 &at) == URIC_OK);
 *     assert(uric_domains_open(table, length, &d) == URIC_OK);
 *     assert(uric_domains_rules(&d, URIC_DOMAIN_ALL) == 6);
 *     assert(uric_domains_rules(&d, URIC_DOMAIN_ICANN) == 5);
 */
URIC_API uint32_t uric_domains_rules(const struct uric_domains *domains,
                                     enum uric_domain_flags flags);

/* Write the span of the registrable domain of a host, the n bytes at host: its public suffix
 * and the label before it.  URIC_OK, URIC_TOO_LONG, or URIC_NONE with an empty span:
 *   - the host is itself a public suffix
 *   - it has an empty label, as ".com" and "a..b" do
 *   - it is an IP literal, or its last label is a number: an IPv4 address, in any spelling
 *     that resolvers take ("127.1", "10.0x1"), or a name that cannot be registered
 *     (RFC 3696, section 2)
 *   - its decoded triplets hold a "." or are not valid, or it has triplets and more than 255
 *     bytes without them
 *
 * The algorithm is that of publicsuffix.org: an exception rule prevails, else the rule with
 * the most labels, else "*".  ASCII letters match in either case.  A "." at the end is not
 * part of the span.  Triplets are decoded for the comparison.  UTF-8 is compared byte by
 * byte: lower-case it, in normal form C, to match the list's.
 *
 * Example:
 *     assert(uric_domains_compile(list, sizeof list - 1, table, sizeof table, &length,
 *                                 &at) == URIC_OK);
 *     assert(uric_domains_open(table, length, &d) == URIC_OK);
 *     s = "http://www.Example.co.uk:80/";
 *     assert(uric_parse(s, strlen(s), &u) == URIC_OK);
 *     uric_span host = u.part[URIC_HOST];
 *     assert(uric_registrable_domain(&d, s + host.begin, host.end - host.begin,
 *                                    URIC_DOMAIN_ALL, &domain) == URIC_OK);
 *     assert(domain.begin == 4 && domain.end == 17);
 *     assert(uric_registrable_domain(&d, "blogspot.com", 12, URIC_DOMAIN_ALL, &domain) ==
 *            URIC_NONE);
 *     assert(uric_registrable_domain(&d, "blogspot.com", 12, URIC_DOMAIN_ICANN, &domain) ==
 *            URIC_OK && domain.begin == 0);
 */
URIC_API enum uric_status uric_registrable_domain(const struct uric_domains *domains,
                                                  const char *host, size_t n,
                                                  enum uric_domain_flags flags,
                                                  uric_span *domain);

/* Write the span of the host's public suffix.  It returns what uric_registrable_domain()
 * returns, except that a host that is itself a public suffix has a public suffix.
 *
 * Example:
 *     assert(uric_domains_compile(list, sizeof list - 1, table, sizeof table, &length,
 *                                 &at) == URIC_OK);
 *     assert(uric_domains_open(table, length, &d) == URIC_OK);
 *     assert(uric_public_suffix(&d, "a.b.ck", 6, URIC_DOMAIN_ALL, &domain) == URIC_OK);
 *     assert(domain.begin == 2 && domain.end == 6);
 */
URIC_API enum uric_status uric_public_suffix(const struct uric_domains *domains,
                                             const char *host, size_t n,
                                             enum uric_domain_flags flags,
                                             uric_span *suffix);

#ifdef __cplusplus
}
#endif

URIC_FLAGS(uric_domain_flags)

#endif
