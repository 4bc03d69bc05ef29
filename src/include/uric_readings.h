/* uric_readings: how other parsers read a URL, and whether they find the same host in it.
 *
 * A program that checks a URL and a program that fetches it often use two parsers.  If these
 * find different hosts in it, the check is worthless: this is how server-side request
 * forgeries get past lists of allowed hosts.  So, before fetching a URL that someone else
 * supplied, ask uric_agree() whether all parsers find the same host, and refuse it otherwise.
 *
 * Example:
 *     s = "http://allowed.example/x";
 *     assert(uric_agree(s, strlen(s), 0, NULL));
 *     s = "http://evil.example\\@allowed.example/x";
 *     assert(!uric_agree(s, strlen(s), 0, &a) && a.at == 19);
 *     assert(strcmp(uric_reading_reason_name(a.reason), "backslash") == 0);
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_readings.h>
 *     struct uric_agreement a;
 *     struct uric_reading r;
 */
#ifndef URIC_READINGS_H
#define URIC_READINGS_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- how others read a URL: uric_agree -------------------------------------- */

/* Each reader returns what its parser returns for the same bytes.  The parsers themselves are
 * not linked: the readers are written from the documents and tested against the parsers. */

/* The readers. */
enum uric_reader {
    URIC_READER_RFC3986, /* the rule URI-reference */
    URIC_READER_RFC2396, /* Java's java.net.URI, which follows RFC 2396 and 2732 */
    URIC_READER_RFC3987, /* the rule IRI-reference */
    URIC_READER_WHATWG,  /* the URL Standard, without a base: new URL(s) of browsers and Node */
    URIC_READER_CURL,    /* libcurl, as curl_easy_perform() parses a URL */
    URIC_READER_URLLIB,  /* Python's urllib.parse.urlsplit() */
    URIC_READER_CHROMIUM, /* Chromium, which leaves the URL Standard in some places */
    URIC_READER_URLLIB3, /* Python's urllib3.util.parse_url(), as requests parses a URL */
    URIC_READER_OLDEST = 0x100 /* added to a reader by "|": it reads as the oldest version of its
                                  parser that is modelled */
};
#define URIC_READERS 8

/* "rfc3986", "rfc2396", "rfc3987", "whatwg", "curl", "urllib", "chromium", "urllib3"; NULL for
 * unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_reader_name(URIC_READER_WHATWG), "whatwg") == 0);
 */
URIC_API const char *uric_reader_name(int reader);

/* The version of the parser that a reader models, such as "libcurl 8.21.0"; with
 * URIC_READER_OLDEST the oldest version, or NULL if only one is modelled.  NULL for unknown
 * numbers.
 *
 * Example:
 *     assert(strcmp(uric_reader_version(URIC_READER_CURL | URIC_READER_OLDEST),
 *                   "libcurl 7.88.1") == 0);
 */
URIC_API const char *uric_reader_version(int reader);

/* What a parser makes of a string. */
enum uric_reading_verdict {
    URIC_READING_HOST,    /* it is accepted, with a host that is not empty */
    URIC_READING_NO_HOST, /* it is accepted, with an empty host or without a host */
    URIC_READING_REFUSED, /* it is an error */
    URIC_READING_UNKNOWN  /* the answer depends on IDNA (UTS #46), which the library lacks; or,
                             in Chromium, it is a filesystem URL, which holds another URL */
};
#define URIC_READING_VERDICTS 4

/* "host", "no-host", "refused", "unknown"; NULL for unknown numbers.
 *
 * Example: see uric_read_as(). */
URIC_API const char *uric_reading_verdict_name(int verdict);

/* Why a parser leaves RFC 3986. */
enum uric_reading_reason {
    URIC_READING_ALIKE,            /* it follows RFC 3986 */
    URIC_READING_BACKSLASH,        /* "\" is a "/": http://evil\@good/ */
    URIC_READING_USERINFO,         /* another "@" ends the userinfo, or the userinfo has a
                                      byte that it may not have: http://a@b@c/ */
    URIC_READING_TAB_NEWLINE,      /* tab, LF, CR are removed or refused: http://ex<TAB>ample/ */
    URIC_READING_SPACE,            /* a space is removed, kept or refused: " http://h/" */
    URIC_READING_CONTROL,          /* another control is removed, kept or refused: NUL */
    URIC_READING_MISSING_SLASHES,  /* slashes before the host may be missing: http:h, http:/h */
    URIC_READING_EMPTY_HOST,       /* an empty host is refused, or "/" skipped: http:///h */
    URIC_READING_NUMERIC_HOST,     /* a number is an IPv4 address, or no host: http://0x7f.1/ */
    URIC_READING_IP_LITERAL,       /* the text in brackets: http://[::1%25en0]/, http://[v1.a]/ */
    URIC_READING_PERCENT_IN_HOST,  /* triplets of the host are decoded or refused: http://%61/ */
    URIC_READING_IDNA,             /* the host has bytes above 0x7F */
    URIC_READING_HOST_CHARACTER,   /* a byte may not be in a host: http://a,b/ in Java */
    URIC_READING_HOST_LABEL,       /* a label may not be in a DNS name: http://a-/ in Java */
    URIC_READING_PORT,             /* the port is refused, or no port: http://h:99999/ */
    URIC_READING_FRAGMENT_ORDER,   /* "?" or "#" does not end the authority, or the parts are
                                      in another order: http://a#@b/ */
    URIC_READING_PERCENT,          /* a "%" outside the host starts no triplet: http://h/%zz */
    URIC_READING_NON_ASCII,        /* bytes above 0x7F outside the host: http://h/\xE9 */
    URIC_READING_CHARACTER,        /* another byte that RFC 3986 does not allow: http://h/a|b */
    URIC_READING_SCHEME,           /* the scheme is refused, or no scheme: 1http://h/ */
    URIC_READING_FILE,             /* rules for file URLs alone: file://localhost/, file:///C|/ */
    URIC_READING_RELATIVE,         /* there is no scheme, and the parser needs one: //h/ */
    URIC_READING_OPAQUE,           /* what follows the scheme has no "/": mailto:a */
    URIC_READING_TOO_LONG,         /* longer than the parser allows */
    URIC_READING_VERSION,          /* the oldest version of a parser reads another host:
                                      http://1.2.3.4./ in curl */
    URIC_READING_OTHER             /* any other reason */
};
#define URIC_READING_REASONS 26

/* The name of a reason: its constant in lower case, with hyphens, such as "backslash" and
 * "percent-in-host"; NULL for ALIKE and for unknown numbers.
 *
 * Example: see uric_agree(). */
URIC_API const char *uric_reading_reason_name(int reason);

/* Whether readers agree. */
enum uric_agreement_verdict {
    URIC_AGREE,      /* all find the same host, or all accept the string without a host */
    URIC_DIFFER,
    URIC_ALL_REFUSE  /* no reader accepts the string; others may */
};
#define URIC_AGREEMENT_VERDICTS 3

/* "agree", "differ", "refused"; NULL for unknown numbers.
 *
 * Example: see uric_agree(). */
URIC_API const char *uric_agreement_verdict_name(int verdict);

/* Where readers disagree, or where the string is refused. */
struct uric_agreement {
    uint8_t reason;  /* enum uric_reading_reason; ALIKE if they agree */
    uint8_t reader;  /* enum uric_reader: the reader that leaves RFC 3986 there; RFC3986 if
                        only that reader refuses the string, or if all do */
    uint8_t verdict; /* enum uric_agreement_verdict */
    uint32_t at;     /* the offset of the byte at which they begin to disagree; the length of
                        the string if that is its end */
};

/* Whether these readers find the same host in the n bytes at s, or all of them accept the
 * bytes without a host.  `readers` is a set of bits 1u << enum uric_reader; 0 means all readers.
 * Writes where they first disagree to *a, unless a is NULL.
 *
 * The answer is false, too, if all these readers refuse the string; the verdict is then
 * ALL_REFUSE.  Another parser may find a host in it.  A reader with two versions reads by both.
 * If only the oldest versions differ, the reason is VERSION.
 *
 * Hosts are the same if they are the same IP address, or the same bytes as the parsers return
 * them, ignoring the case of letters.  An empty host counts as no host.  Schemes, ports and
 * paths are not compared: see uric_read_as().  A host with bytes above 0x7F differs from every
 * other host if a reader of the set would convert it by IDNA.  Labels that start with "xn--"
 * are not validated: a parser that validates them refuses them or returns the same bytes.  If
 * Java finds no host because of a "_", it agrees, since it finds no other host either.  Some
 * readers refuse a reference without a scheme; they disagree with readers that accept it.
 *
 * For a string longer than URIC_MAX_LENGTH the answer is false, with the reason TOO_LONG; for a
 * set with bits of no reader it is false, with the reason OTHER.
 *
 * Example:
 *     s = "http://h\\@h.example/x";
 *     assert(!uric_agree(s, strlen(s), 0, &a) && a.at == 8);
 *     assert(strcmp(uric_reading_reason_name(a.reason), "backslash") == 0);
 *     s = "http://[::1";
 *     assert(!uric_agree(s, strlen(s), 1u << URIC_READER_RFC3986 | 1u << URIC_READER_CURL, &a));
 *     assert(strcmp(uric_agreement_verdict_name(a.verdict), "refused") == 0);
 *     s = "http://0x7f.1/";
 *     assert(uric_agree(s, strlen(s), 1u << URIC_READER_RFC3986 | 1u << URIC_READER_URLLIB,
 *                       &a));
 *     assert(!uric_agree(s, strlen(s), 1u << URIC_READER_RFC3986 | 1u << URIC_READER_WHATWG,
 *                        &a) && a.reason == URIC_READING_NUMERIC_HOST);
 */
URIC_API bool uric_agree(const char *s, size_t n, unsigned readers,
                         struct uric_agreement *a);

/* ---- one reading: uric_read_as ---------------------------------------------- */

/* What a host is.  Dotted decimals are an IPv4 address for all readers; "0x7f.1" is a name for
 * readers that do not convert it. */
enum uric_reading_host {
    URIC_READING_NAME,
    URIC_READING_IPV4,    /* address[0..3] */
    URIC_READING_IPV6,    /* address[0..15] */
    URIC_READING_LITERAL  /* any other text in brackets: IPvFuture, a zone identifier */
};

/* How one parser reads a string.  The spans hold the bytes as they are in the string;
 * uric_reading_write() writes what the parser returns. */
struct uric_reading {
    enum uric_reading_verdict verdict;
    uric_span scheme, host, port, path; /* unspecified if undefined.  A host is without its
                                           brackets */
    bool has_scheme, has_host, has_port, has_path; /* all false after REFUSED.  If has_host is
                                           true after NO_HOST, the host is empty */
    enum uric_reading_host kind; /* of a host */
    uint8_t address[16];         /* of IPV4 or IPV6, in network byte order */
    unsigned steps;              /* for uric_reading_write() */

    /* Where the parser first leaves RFC 3986, even if it finds the same host: the offset of
     * the byte, or the length of the string for its end; and why: ALIKE if it never leaves
     * RFC 3986. */
    uint32_t at;
    enum uric_reading_reason reason;
    uint64_t reserved[2]; /* 0 */
};

/* Read the n bytes at s as a reader does, or, with URIC_READER_OLDEST added, its oldest version;
 * write the result to *r.  Returns URIC_OK, also if the parser refuses the string; URIC_UNKNOWN for
 * an unknown reader, or URIC_TOO_LONG.
 *
 * Example:
 *     s = "http:\\\\h\\..\\a b";
 *     assert(uric_read_as(URIC_READER_WHATWG, s, strlen(s), &r) == URIC_OK);
 *     assert(r.verdict == URIC_READING_HOST && r.reason == URIC_READING_BACKSLASH);
 *     assert(strcmp(uric_reading_verdict_name(r.verdict), "host") == 0);
 *     uric_reading_write(s, &r, URIC_PATH, buffer, sizeof buffer, &length);
 *     assert(wrote("/a%20b"));
 */
URIC_API enum uric_status uric_read_as(enum uric_reader reader, const char *s, size_t n,
                                       struct uric_reading *r);

/* Write a part as the parser returns it: URIC_SCHEME, URIC_HOST, URIC_PORT or URIC_PATH.
 * Returns URIC_NONE if the part is undefined or depends on IDNA, and URIC_UNKNOWN for other
 * parts.  s is the string that was read.  A host in brackets is written with the brackets, even
 * if the parser returns it without them and marks it as an address.
 *
 * Example: see uric_read_as(). */
URIC_API enum uric_status uric_reading_write(const char *s, const struct uric_reading *r,
                                             enum uric_part part, char *buffer,
                                             size_t size, size_t *length);

#ifdef __cplusplus
}
#endif

URIC_FLAGS(uric_reader)

#endif
