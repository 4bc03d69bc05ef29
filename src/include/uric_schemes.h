/* uric_schemes: the scheme-specific parts of URIs, by RFC 1738 and its successors.
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <uric_schemes.h>
 *     const struct uric_scheme *scheme;
 *     struct uric_scheme_parts r;
 */
#ifndef URIC_SCHEMES_H
#define URIC_SCHEMES_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- scheme-specific parts: uric_scheme_parse ----------------------------- */

/* The parts of each kind, for struct uric_scheme_parts.  User, password, host and port
 * are among the components. */
enum uric_http_part { URIC_HTTP_PATH, /* after the first "/" */
                      URIC_HTTP_SEARCHPART }; /* of http and ws */
enum uric_ftp_part { URIC_FTP_CWD, /* elements separated by "/"; undefined: none */
                     URIC_FTP_NAME, URIC_FTP_TYPECODE };
enum uric_gopher_part { URIC_GOPHER_TYPE, /* undefined: "1" */
                        URIC_GOPHER_SELECTOR, URIC_GOPHER_SEARCH,
                        URIC_GOPHER_STRING };
enum uric_mailto_part { URIC_MAILTO_ADDRESSES, /* separated by "," */
                        URIC_MAILTO_HEADERS }; /* separated by "&", then "=" */
enum uric_news_part { URIC_NEWS_GROUP, URIC_NEWS_ARTICLE, /* of news */
                      URIC_NEWS_ALL,                      /* of news: the "*" */
                      URIC_NEWS_ARTICLE_NUMBER };         /* of nntp */
enum uric_wais_part { URIC_WAIS_DATABASE, URIC_WAIS_SEARCH, URIC_WAIS_WTYPE,
                      URIC_WAIS_WPATH };
enum uric_file_part { URIC_FILE_PATH };
enum uric_prospero_part { URIC_PROSPERO_HSONAME,
                          URIC_PROSPERO_FIELDS }; /* ";name=value;name=value" */
#define URIC_SCHEME_PARTS 4

/* Why a URI is not valid for its scheme; see uric_scheme_reason(). */
enum uric_scheme_fault {
    URIC_FAULT_NONE,
    URIC_FAULT_HOST,      /* a host is required */
    URIC_FAULT_AUTHORITY, /* no authority is allowed */
    URIC_FAULT_USERINFO,  /* no user is allowed */
    URIC_FAULT_PORT,      /* no port is allowed */
    URIC_FAULT_FRAGMENT,  /* no fragment is allowed */
    URIC_FAULT_TYPECODE,  /* invalid typecode of ftp */
    URIC_FAULT_PATH,      /* the path or the query is not valid for the scheme */
    URIC_FAULT_BNF       /* not valid by RFC 1738's BNF: see uric_history.h */
};

/* The scheme-specific parts, as offsets into the URI.  The caller owns it.  An undefined
 * part has the span {0, 0}; after an error all are undefined.
 *
 * Example: see uric_scheme_parse(). */
struct uric_scheme_parts {
    uric_span part[URIC_SCHEME_PARTS]; /* indexed by the enum of the kind */
    uint32_t error_offset; /* as in struct uric, for the URIs of this scheme */
    uint8_t defined;       /* bit 1 << part is set if that part is defined */
    uint8_t kind;          /* enum uric_scheme_kind */
    uint8_t error;         /* enum uric_scheme_fault */
    uint8_t reserved;      /* 0 */
};
static inline bool uric_scheme_has(const struct uric_scheme_parts *r, int part)
{
    return r->defined >> part & 1;
}

/* Check a URI, parsed by uric_parse(), against the current specification of its scheme, and
 * write the scheme-specific parts to *r, which need not be initialized.  scheme is what
 * uric_scheme_find() returned for it; if it is NULL, only the components are known and a
 * host is optional.  Reads only the path and the query, once.  Returns URIC_OK;
 * URIC_INVALID or URIC_INCOMPLETE, with error and error_offset.
 *
 * Example:
 *     uric_parse(s = "ftp://h/a;type=i", 16, &u);
 *     scheme = uric_scheme_find("ftp", 3, NULL, 0);
 *     assert(uric_scheme_parse(uric_bind(s, &u), scheme, &r) == URIC_OK);
 *     assert(uric_scheme_has(&r, URIC_FTP_TYPECODE) &&
 *            s[r.part[URIC_FTP_TYPECODE].begin] == 'i');
 */
URIC_API enum uric_status uric_scheme_parse(struct uric_ref ref,
                                            const struct uric_scheme *scheme,
                                            struct uric_scheme_parts *r);

/* The error in words, as in "typecode must be one of a, i, d"; NULL if there is no error.
 *
 * Example:
 *     uric_parse(s = "http:a", 6, &u);
 *     scheme = uric_scheme_find("http", 4, NULL, 0);
 *     assert(uric_scheme_parse(uric_bind(s, &u), scheme, &r) != URIC_OK);
 *     assert(r.error == URIC_FAULT_HOST && uric_scheme_reason(&r) != NULL);
 */
URIC_API const char *uric_scheme_reason(const struct uric_scheme_parts *r);

/* Write a span of s, percent-decoded (RFC 3986, section 2.1); the result is at most as
 * long as the span.  A "%" without two hex digits stands for itself.  Returns URIC_OK or
 * URIC_TOO_SMALL.
 *
 * Example:
 *     uric_span at = {1, 6};
 *     uric_span_decode("/a%2Fb", at, buffer, sizeof buffer, &length);
 *     assert(wrote("a/b"));
 */
URIC_API enum uric_status uric_span_decode(const char *s, uric_span at, char *buffer,
                                           size_t size, size_t *length);

/* ---- lists within a part ------------------------------------------------- */

/* The elements of a span that a delimiter separates, in order: segments of a path ("/"),
 * parameters of a segment (";"), cwd elements of ftp ("/"), addresses (",") and headers
 * ("&") of mailto, and so on.  *rest is at first the span and then what remains of it.
 * Returns true and the next element, perhaps empty, in *element; false if no element
 * remains.  Every span has at least one element, even {0, 0}, the span of an undefined
 * part: so ask uric_scheme_has() first.  Percent-encoded delimiters do not separate: decode
 * after splitting.
 *
 * Example:
 *     uric_span rest = {0, 4}, element;
 *     assert(uric_list_next("a,bc", &rest, ',', &element) && element.end == 1);
 *     assert(uric_list_next("a,bc", &rest, ',', &element) && element.end == 4);
 *     assert(!uric_list_next("a,bc", &rest, ',', &element));
 */
URIC_API bool uric_list_next(const char *s, uric_span *rest, char delimiter,
                             uric_span *element);

/* Split a span at the first delimiter.  Returns false if there is no delimiter; then *name is
 * the whole span and *value is {0, 0}.
 *
 * Example:
 *     uric_span pair = {0, 8}, name, value;
 *     assert(uric_pair("type=abc", pair, '=', &name, &value) &&
 *            name.end == 4 && value.begin == 5);
 */
URIC_API bool uric_pair(const char *s, uric_span pair, char delimiter, uric_span *name,
                        uric_span *value);

/* The next ";name=value" of a prospero URI's fields; false if no field remains.
 *
 * Example:
 *     uric_span rest = {0, 8}, name, value;
 *     assert(uric_prospero_field(";a=1;b=2", &rest, &name, &value) &&
 *            value.begin == 3);
 */
URIC_API bool uric_prospero_field(const char *s, uric_span *rest, uric_span *name,
                                  uric_span *value);

/* ---- ftp: commands ---------------------------------------------------------- */

/* Write the commands that RFC 1738, section 3.2.2, derives from an ftp URI, each ended by
 * CR LF: USER ("anonymous" without a user); PASS if the URI has a password; CWD for each
 * element; then NLST if the typecode is d or the name is empty, otherwise TYPE, if there
 * is a typecode, and RETR.  Arguments are decoded.  Returns URIC_OK; URIC_TOO_SMALL;
 * URIC_TOO_LONG if the length does not fit into a size_t; URIC_REFUSED if a decoded
 * argument holds CR, LF or NUL (section 6).  *refused is then the reason, and otherwise
 * NULL.
 *
 * Example:
 *     const char *refused;
 *     uric_parse(s = "ftp://h/a/b;type=a", 18, &u);
 *     scheme = uric_scheme_find("ftp", 3, NULL, 0);
 *     assert(uric_scheme_parse(uric_bind(s, &u), scheme, &r) == URIC_OK);
 *     uric_ftp_commands(uric_bind(s, &u), &r, buffer, sizeof buffer, &length,
 *                       &refused);
 *     assert(wrote("USER anonymous\r\nCWD a\r\nTYPE a\r\nRETR b\r\n"));
 */
URIC_API enum uric_status uric_ftp_commands(struct uric_ref ref,
                                            const struct uric_scheme_parts *r,
                                            char *buffer, size_t size, size_t *length,
                                            const char **refused);

/* ---- gopher: the request that a Gopher+ string encodes ------------------------ */

enum uric_gopher_request {
    URIC_GOPHER_PLUS_OTHER,                /* nothing that RFC 1738 describes */
    URIC_GOPHER_PLUS_DEFAULT_VIEW,         /* 3.4.4: "+" */
    URIC_GOPHER_PLUS_FORM,                 /* 3.4.4: "?", an item with an ASK block */
    URIC_GOPHER_PLUS_ATTRIBUTES,           /* 3.4.6, 3.4.7: "!", of the item */
    URIC_GOPHER_PLUS_DIRECTORY_ATTRIBUTES, /* 3.4.6, 3.4.7: "$", of a directory's items */
    URIC_GOPHER_PLUS_VIEW,                 /* 3.4.8: "+" view " " language */
    URIC_GOPHER_PLUS_FORM_DATA             /* 3.4.9: the data of a filled-in form */
};

/* The name of a request: "other", "default-view", "form", "attributes" and so on; NULL
 * for unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_gopher_request_name(URIC_GOPHER_PLUS_FORM), "form") == 0);
 */
URIC_API const char *uric_gopher_request_name(int request);

/* Which members of struct uric_gopher_plus are defined. */
enum uric_gopher_defined { URIC_GOPHER_HAS_ITEMS = 1, URIC_GOPHER_HAS_LANGUAGE = 2 };

struct uric_gopher_plus {
    uint8_t request;    /* enum uric_gopher_request */
    uint8_t defined;    /* bits of enum uric_gopher_defined */
    uint8_t reserved[2];
    uric_span items;    /* the view, or attributes or values: see
                           uric_gopher_item() */
    uric_span language; /* of the view */
};

/* Parse the part URIC_GOPHER_STRING into *plus.
 *
 * Example:
 *     struct uric_gopher_plus plus;
 *     uric_span string = {0, 17}, rest, item;
 *     s = "!+ABSTRACT%20+ASK";
 *     uric_gopher_read_plus(s, string, &plus);
 *     assert(plus.request == URIC_GOPHER_PLUS_ATTRIBUTES &&
 *            plus.defined & URIC_GOPHER_HAS_ITEMS);
 *     rest = plus.items;
 *     assert(uric_gopher_item(s, &plus, &rest, &item) && item.begin == 1 &&
 *            item.end == 10);
 */
URIC_API void uric_gopher_read_plus(const char *s, uric_span string,
                                    struct uric_gopher_plus *plus);

/* The next attribute, or value of a form; false if no item remains.  *rest is at first
 * plus->items; there are items only if URIC_GOPHER_HAS_ITEMS is set in plus->defined.
 *
 * Example: see uric_gopher_read_plus(). */
URIC_API bool uric_gopher_item(const char *s, const struct uric_gopher_plus *plus,
                               uric_span *rest, uric_span *item);

/* ---- file: file names ------------------------------------------------------------ */

/* Write the file name that a file URI stands for, on a POSIX system or on Windows (drive
 * letters and UNC: RFC 8089, appendices D to F).  The parts are those that
 * uric_scheme_parse() found.
 *
 * Returns URIC_OK; URIC_TOO_SMALL; URIC_REFUSED if there is no such name.  POSIX: the
 * file is on another host, or its name would start with "//".  Windows: it would name a
 * device ("\\.\" and "\\?\").  Both: the name is not absolute, or a decoded byte is NUL
 * or would be taken for a delimiter.
 *
 * Example:
 *     uric_parse(s = "file:///c:/a%20b", 16, &u);
 *     scheme = uric_scheme_find("file", 4, NULL, 0);
 *     assert(uric_scheme_parse(uric_bind(s, &u), scheme, &r) == URIC_OK);
 *     uric_file_to_posix(uric_bind(s, &u), &r, buffer, sizeof buffer, &length);
 *     assert(wrote("/c:/a b"));
 *     uric_file_to_windows(uric_bind(s, &u), &r, buffer, sizeof buffer,
 *                          &length);
 *     assert(wrote("c:\\a b"));
 */
URIC_API enum uric_status uric_file_to_posix(struct uric_ref ref,
                                             const struct uric_scheme_parts *r,
                                             char *buffer, size_t size, size_t *length);
URIC_API enum uric_status uric_file_to_windows(struct uric_ref ref,
                                               const struct uric_scheme_parts *r,
                                               char *buffer, size_t size,
                                               size_t *length);

/* Write the file URI of an absolute file name of n bytes.  The functions above turn it
 * back into the same name, except that "/" becomes "\" on Windows.  Returns URIC_OK;
 * URIC_TOO_SMALL; URIC_TOO_LONG if the URI is longer than URIC_MAX_LENGTH; URIC_REFUSED if
 * the name is not absolute, holds NUL, starts with "//" (POSIX), names a device, or is a
 * UNC name without exactly one "\" after its host.
 *
 * Example:
 *     uric_file_from_posix("/a b", 4, buffer, sizeof buffer, &length);
 *     assert(wrote("file:///a%20b"));
 *     uric_file_from_windows("c:\\a", 4, buffer, sizeof buffer, &length);
 *     assert(wrote("file:///c:/a"));
 */
URIC_API enum uric_status uric_file_from_posix(const char *name, size_t n, char *buffer,
                                               size_t size, size_t *length);
URIC_API enum uric_status uric_file_from_windows(const char *name, size_t n,
                                                 char *buffer, size_t size,
                                                 size_t *length);

#ifdef __cplusplus
}
#endif

#endif
