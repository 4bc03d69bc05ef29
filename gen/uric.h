/* uric: URIs in C.  RFC 3986, to the byte: scanners that report where each
 * component begins and ends, in the caller's own bytes.
 *
 * SPDX-License-Identifier: MIT
 *
 * What holds for every function here:
 *  - Input is a pointer and a length in bytes.  NUL is a byte like any other;
 *    no byte outside [s, s + n) is read; s may be NULL when n is 0.
 *  - Offsets count bytes from the first byte of the input and are half-open:
 *    a span holds the bytes begin, begin + 1, ..., end - 1.
 *  - Nothing is allocated, no locale is consulted, and the only static datum that
 *    is written, on x86-64, atomically and at first use, says which instruction
 *    set the processor has: any number of threads may call anything at once on
 *    their own objects, and so may a signal's handler, whatever it has interrupted.
 *  - Functions that answer URIC_TOO_LONG do so to more than URIC_MAX_LENGTH bytes;
 *    others take any length, unless they say something else.
 *  - Undefined and empty are different things: "http://h?" has an empty query,
 *    "http://h" has none.
 *
 * Compiled with URIC_ONLY_PARSE defined, the library is uric_parse(),
 * uric_parse_uri(), uric_parse_origin_form(), the names, and what follows from
 * the parts: a third of its size.
 *
 * Compiled with URIC_PORTABLE, URIC_ISA_SSE41, URIC_ISA_AVX2, URIC_ISA_AVX512,
 * URIC_ISA_AVX512VBMI2 or URIC_ISA_NEON defined, it is for that instruction set alone:
 * nothing is chosen or written, and that the processor has it is a promise.  Else x86-64's is chosen
 * at first use, AArch64's is NEON, and the rest, what GNU C does not compile, and
 * freestanding programs have portable C.
 */
#ifndef URIC_H
#define URIC_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef URIC_API
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_API __attribute__((visibility("default")))
#else
#define URIC_API
#endif
#endif

#define URIC_VERSION_MAJOR 0
#define URIC_VERSION_MINOR 1
#define URIC_VERSION_PATCH 0

/* The version of the library that is linked, as "MAJOR.MINOR.PATCH". */
URIC_API const char *uric_version(void);

/* ---- results ---------------------------------------------------------- */

/* What a function answers: URIC_OK, or why not. */
enum uric_status {
    URIC_OK = 0,
    URIC_INVALID,    /* the byte at error_offset cannot stand there */
    URIC_INCOMPLETE, /* every byte can stand where it does, but the input ends
                        too early; error_offset is its length */
    URIC_TOO_LONG,   /* an offset would not fit 32 bits: longer than
                        URIC_MAX_LENGTH bytes, which is error_offset then */
    URIC_NO_RULE,    /* the rule asked for is not an enum uric_rule, or is not
                        part of this build */
    URIC_TOO_SMALL,  /* the buffer has no room for what would be written */
    URIC_NO_BASE,    /* what should be a base URI has no scheme */
    URIC_SURPLUS,    /* there are more ".." than segments before them */
    URIC_REFUSED     /* a part would be, or make of another, what was not meant; or
                        what was asked to be refused is there */
};

/* The longest input, in bytes, that functions with 32-bit offsets take. */
#define URIC_MAX_LENGTH UINT32_MAX

/* The components of section 3 of RFC 3986, in their order.  The authority is
 * userinfo, host and port: see uric_authority(). */
enum uric_part {
    URIC_SCHEME,
    URIC_USERINFO,
    URIC_HOST, /* of an IP literal the span includes the brackets */
    URIC_PORT, /* the digits; perhaps none */
    URIC_PATH,
    URIC_QUERY,
    URIC_FRAGMENT
};
#define URIC_PARTS 7

/* Which alternative of the rule host (section 3.2.2) the host matched: the
 * first that matches, so "256.1.1.1" and "" are reg-names. */
enum uric_host_kind {
    URIC_HOST_NONE, /* no authority */
    URIC_HOST_REG_NAME,
    URIC_HOST_IPV4ADDRESS,
    URIC_HOST_IPV6ADDRESS,
    URIC_HOST_IPVFUTURE
};

/* Which alternative of the rule path (section 3.3) the path matched. */
enum uric_path_kind {
    URIC_PATH_NONE, /* no path, or the "*" of an asterisk-form */
    URIC_PATH_ABEMPTY,
    URIC_PATH_ABSOLUTE,
    URIC_PATH_NOSCHEME,
    URIC_PATH_ROOTLESS,
    URIC_PATH_EMPTY
};

/* A half-open range of bytes of the input. */
typedef struct uric_span {
    uint32_t begin, end;
} uric_span;

/* Where the components are.  The caller's; 64 bytes, which is part of the ABI.
 * A part that is undefined has the span {0, 0}.  After an error every part is
 * undefined and both kinds are NONE. */
struct uric {
    uric_span part[URIC_PARTS]; /* indexed by enum uric_part */
    uint32_t error_offset;      /* 0 after URIC_OK.  Else the smallest i such
                                   that nothing the rule allows begins with the
                                   first i + 1 bytes; or the input's length,
                                   when it is only incomplete */
    uint8_t defined;            /* bit 1 << part: that part is defined */
    uint8_t host_kind;          /* enum uric_host_kind */
    uint8_t path_kind;          /* enum uric_path_kind */
    uint8_t reserved;           /* 0 */
};

/* Whether a part is defined, though perhaps empty. */
static inline int uric_has(const struct uric *u, enum uric_part part)
{
    return u->defined >> part & 1;
}

/* The kinds' ABNF names ("reg-name", "path-abempty"); NULL for NONE and for
 * what is no kind. */
URIC_API const char *uric_host_kind_name(int host_kind);
URIC_API const char *uric_path_kind_name(int path_kind);

/* ---- what is normal (RFC 3986, section 6) ------------------------------- */

/* The steps of RFC 3986, section 6.2, in the order in which they are taken. */
enum uric_step {
    URIC_STEP_PERCENT = 1, /* 6.2.2.2: triplets of unreserved characters decoded */
    URIC_STEP_CASE = 2,    /* 6.2.2.1: scheme and host lower, triplets upper case */
    URIC_STEP_DOTS = 4,    /* 6.2.2.3: no dot-segments, unless it is relative */
    URIC_STEP_SCHEME = 8,  /* 6.2.3: no port that is empty or the default, and "/"
                              for an empty path behind an authority, if the scheme
                              is known to have hosts */
    URIC_STEP_IPV6 = 16    /* RFC 5952: an IPv6 address in its one text form */
};
#define URIC_STEPS_SYNTAX (URIC_STEP_PERCENT | URIC_STEP_CASE | URIC_STEP_DOTS)
#define URIC_STEPS_ALL (URIC_STEPS_SYNTAX | URIC_STEP_SCHEME | URIC_STEP_IPV6)

/* ---- parsing, all bytes at hand --------------------------------------- */

/* The rules a string can be held against. */
enum uric_rule {
    /* RFC 3986, Appendix A */
    URIC_RULE_URI_REFERENCE,
    URIC_RULE_URI,
    URIC_RULE_ABSOLUTE_URI,
    URIC_RULE_RELATIVE_REF,
    URIC_RULE_AUTHORITY,
    URIC_RULE_HOST,
    URIC_RULE_IPV6ADDRESS, /* without brackets */
    URIC_RULE_IPV4ADDRESS,
    /* RFC 9112, section 3.2.  A string that is both an absolute-form and an
     * authority-form, like "h:80", is read as the first by REQUEST_TARGET and
     * as the second by REQUEST_TARGET_CONNECT; they differ in nothing else. */
    URIC_RULE_ORIGIN_FORM,
    URIC_RULE_ABSOLUTE_FORM,
    URIC_RULE_AUTHORITY_FORM,
    URIC_RULE_ASTERISK_FORM,
    URIC_RULE_REQUEST_TARGET,
    URIC_RULE_REQUEST_TARGET_CONNECT,
    /* RFC 9110, section 7.2: uri-host [ ":" port ] */
    URIC_RULE_HOST_FIELD
};
#define URIC_RULES 15

/* The rule's name as its RFC spells it ("URI-reference", "Host"); NULL when
 * there is no such rule.  Both readings of request-target have that name. */
URIC_API const char *uric_rule_name(int rule);

/* Scan the n bytes at s as a URI-reference (RFC 3986, section 4.1), strictly,
 * and write where its components are to *u, which need not be initialized.
 * URIC_OK, URIC_INVALID, URIC_INCOMPLETE or URIC_TOO_LONG. */
URIC_API int uric_parse(const char *s, size_t n, struct uric *u);

/* The same as a URI (section 3), or as an origin-form (RFC 9112, 3.2.1). */
URIC_API int uric_parse_uri(const char *s, size_t n, struct uric *u);
URIC_API int uric_parse_origin_form(const char *s, size_t n, struct uric *u);

#ifndef URIC_ONLY_PARSE

/* The same as any rule of enum uric_rule; URIC_NO_RULE for others.  What a rule
 * does not contain is undefined: the rule host has no path, origin-form no
 * scheme. */
URIC_API int uric_parse_as(int rule, const char *s, size_t n, struct uric *u);

/* How far does the rule go from here?  Writes the parts of the longest prefix
 * of the n bytes that matches it to *u, its length to *length, and to *stopped
 * the offset of the first byte that cannot continue any match (n if there is
 * none).  *length < *stopped says that something broke off inside:
 * "http://[::1 x" is valid up to 7, and scanning stopped at 11.  The bytes are
 * passed over once.  URIC_OK; URIC_INVALID or URIC_INCOMPLETE when not even
 * the empty prefix matches, with *length 0 and *stopped as told;
 * URIC_TOO_LONG when scanning has not stopped by URIC_MAX_LENGTH;
 * URIC_NO_RULE.  length and stopped may be NULL. */
URIC_API int uric_prefix(int rule, const char *s, size_t n, struct uric *u,
                         uint32_t *length, uint32_t *stopped);

/* ---- parsing, many at once ---------------------------------------------- */

/* What is found in many references, a column for each thing that can be asked: the
 * caller's arrays of `room` rows, NULL for what is not wanted.  The layout is that
 * of column stores: a bitmap has (room + 7) / 8 bytes and row i is bit i % 8 of its
 * byte i / 8, the lowest first, as in Arrow; the offsets of a part begin and end in
 * arrays of their own and count from the begin of the buffer, so that with the
 * bitmap of where it is defined a part is a nullable column of strings in it.
 *
 * Bits behind the last row in its byte are 0; other rows are not touched. */
struct uric_columns {
    size_t room; /* in rows */
    /* by enum uric_part: bytes of the buffer, half open; where the part is undefined
     * or the reference invalid, both are where the reference begins */
    uint32_t *begin[URIC_PARTS], *end[URIC_PARTS];
    uint8_t *defined[URIC_PARTS]; /* bitmaps */
    uint8_t *valid;               /* bitmap: URIC_OK */
    uint32_t *error_offset;       /* as in struct uric: from the reference's begin */
    uint8_t *host_kind, *path_kind;
    uint32_t *record_begin, *record_end; /* of the reference itself */

    /* what the functions below have done */
    size_t rows;    /* filled */
    size_t invalid; /* of these */
    size_t taken;   /* of what was given, bytes or spans */
};

/* How lines end. */
enum uric_lines_flags {
    URIC_LINES_NUL = 1, /* with a NUL, not with LF */
    URIC_LINES_CR = 2,  /* a CR right before the terminator is not of the line */
    URIC_LINES_MORE = 4 /* what has no terminator is left: the buffer goes on */
};

/* Parse the lines of the n bytes at s, as the rule, until no bytes or no rows are
 * left: c->taken says where to go on, at a line's begin.  The last line needs no
 * terminator unless flags, of enum uric_lines_flags, say that more follows.  A line
 * at s that is longer than URIC_MAX_LENGTH is one row, invalid, with an error_offset
 * and a record_end of URIC_MAX_LENGTH; such a line further on is left for the next
 * call, as are bytes that 32 bits do not reach.  URIC_OK or URIC_NO_RULE. */
URIC_API int uric_parse_lines(int rule, const char *s, size_t n, unsigned flags,
                              struct uric_columns *c);

/* The same for references that lie at [begin[i], end[i]) of s, begin[i] <= end[i], in
 * any order, for i below count; as many as there is room for.  begin and end may be
 * the columns record_begin and record_end themselves.  The strings of an Arrow array are
 * such spans, with its offsets as begin and its offsets + 1 as end. */
URIC_API int uric_parse_spans(int rule, const char *s, const uint32_t *begin,
                              const uint32_t *end, size_t count,
                              struct uric_columns *c);

#endif /* URIC_ONLY_PARSE */

/* ---- what follows from the parts, without scanning again --------------- */

/* The span of the authority (section 3.2), from the parts of *u; {0, 0} when
 * there is none, which uric_has(u, URIC_HOST) tells. */
URIC_API uric_span uric_authority(const struct uric *u);

/* What uric_port_number() found. */
enum uric_port_status {
    URIC_PORT_UNDEFINED, /* no ":" */
    URIC_PORT_EMPTY,     /* a ":" and no digits */
    URIC_PORT_NUMBER,
    URIC_PORT_OVERFLOW /* more than 65535 */
};

/* The port's value (section 3.2.3) to *number: 0 to 65535, leading zeros
 * allowed; 0 unless the answer is URIC_PORT_NUMBER.  s is the string that *u
 * was parsed from. */
URIC_API enum uric_port_status uric_port_number(const char *s, const struct uric *u,
                                         uint16_t *number);

/* The host's address (section 3.2.2) in network byte order to address[0..], when
 * its kind is IPv4address (answers 4) or IPv6address (answers 16, an embedded IPv4
 * address included); 0 and nothing written for other hosts.  The answer is the number
 * of bytes written.  s is the string that *u was parsed from. */
URIC_API int uric_host_address(const char *s, const struct uric *u,
                               uint8_t address[16]);

/* The halves of the userinfo at its first ":" (section 3.2.1): 1 and a span if
 * there is that half, else 0 and {0, 0}.  Without a ":" all of it is the user.
 * s is the string that *u was parsed from. */
URIC_API int uric_user(const char *s, const struct uric *u, uric_span *user);
URIC_API int uric_password(const char *s, const struct uric *u,
                           uric_span *password);

/* Which of the four forms of a request-target (RFC 9112, section 3.2) the parts
 * of *u are; to be asked after one of the request-target rules has matched. */
enum uric_request_form {
    URIC_FORM_ORIGIN,
    URIC_FORM_ABSOLUTE,
    URIC_FORM_AUTHORITY,
    URIC_FORM_ASTERISK
};
URIC_API enum uric_request_form uric_form(const struct uric *u);
/* "origin-form" and so on; NULL for what is no form. */
URIC_API const char *uric_form_name(int form);

#ifndef URIC_ONLY_PARSE

/* ---- parsing, bytes in pieces ------------------------------------------ */

typedef struct uric_span64 {
    uint64_t begin, end;
} uric_span64;

/* struct uric with 64-bit offsets, counted from the first byte of the first
 * piece.  Its members mean the same. */
struct uric64 {
    uric_span64 part[URIC_PARTS];
    uint64_t error_offset;
    uint8_t defined;
    uint8_t host_kind;
    uint8_t path_kind;
    uint8_t reserved;
};

/* A scan under way.  The caller's: fixed in size, holding no pointer, so it may
 * be copied at any time to try two continuations.  Input is never kept. */
struct uric_stream {
    uint64_t offset;     /* bytes taken so far */
    uint8_t refused;     /* 1: the byte at offset cannot continue any match */
    uint8_t rule;        /* enum uric_rule, URIC_RULES when there is none */
    /* below: not for callers, who learn the parts from the three verdicts */
    uint16_t state;
    uint16_t end_state;  /* where the last complete prefix ended */
    uint8_t end_defined, end_kinds; /* what was marked there */
    uint64_t end_offset; /* and its length */
    struct uric64 parts; /* marks, final only once finished */
};

/* Begin a scan for a rule: URIC_OK or URIC_NO_RULE. */
URIC_API int uric_stream_init(struct uric_stream *m, int rule);

/* Take the next n bytes.  Answers how many were taken: n, or fewer when the
 * byte after them cannot continue any match (then m->refused is set, nothing
 * of that byte is consumed, and later calls take nothing). */
URIC_API size_t uric_stream_feed(struct uric_stream *m, const char *s, size_t n);

/* Three verdicts on what was fed, each leaving *m as it is, so that more can be
 * fed, and writing to *u what uric_parse_as() would have:
 *
 * end: all that was fed is the string.  URIC_OK, URIC_INVALID (a byte was
 * refused) or URIC_INCOMPLETE.
 *
 * stop: the string ended before the refused byte, which is a delimiter of
 * something else, like the space after a request-target; where none was
 * refused, it ends here.  URIC_OK or URIC_INCOMPLETE.
 *
 * prefix: the string is the longest complete one that what was fed begins
 * with; its length goes to *length unless that is NULL.  URIC_OK, or what end
 * answers when there is none. */
URIC_API int uric_stream_end(const struct uric_stream *m, struct uric64 *u);
URIC_API int uric_stream_stop(const struct uric_stream *m, struct uric64 *u);
URIC_API int uric_stream_prefix(const struct uric_stream *m, struct uric64 *u,
                                uint64_t *length);

/* ---- what could have stood there --------------------------------------- */

/* A set of byte values. */
struct uric_set {
    uint64_t bits[4]; /* bit b % 64 of bits[b / 64]: byte b */
};
static inline int uric_set_has(const struct uric_set *set, unsigned char b)
{
    return (int)(set->bits[b >> 6] >> (b & 63) & 1);
}

/* The bytes that can come next, to *set; answers 1 if the input may also end
 * here, else 0.  After a refusal: what could have stood in that byte's place. */
URIC_API int uric_stream_expected(const struct uric_stream *m,
                                  struct uric_set *set);

/* The set in words, as in: expected "]", ":" or a hex digit.  Writes at most
 * size bytes, the last a NUL, to buffer and answers the length of the whole
 * text without the NUL, as snprintf does; with an answer >= size the text was
 * cut.  buffer may be NULL when size is 0.  "pchar", "unreserved" and
 * "sub-delim" mean what Appendix A says; can_end adds "the end".  Bytes that cannot
 * be seen are numbers, as in "\x00", which no rule here expects. */
URIC_API size_t uric_expected_text(const struct uric_set *set, int can_end,
                                   char *buffer, size_t size);

/* Both for a string that uric_parse_as() has refused: what could have stood at
 * error_offset.  0 when the string is valid or there is no such rule.  Length is no
 * fault here: of what is too long, too, it says where the grammar is left. */
URIC_API size_t uric_explain(int rule, const char *s, size_t n, char *buffer,
                             size_t size);

/* ---- splitting, without validating -------------------------------------- */

/* The five components that the regular expression of RFC 3986, Appendix B,
 * captures. */
enum uric_split_part {
    URIC_SPLIT_SCHEME,
    URIC_SPLIT_AUTHORITY,
    URIC_SPLIT_PATH, /* always defined */
    URIC_SPLIT_QUERY,
    URIC_SPLIT_FRAGMENT
};
#define URIC_SPLIT_PARTS 5

struct uric_split_result {
    uric_span part[URIC_SPLIT_PARTS]; /* indexed by enum uric_split_part */
    uint8_t defined;                  /* bit 1 << part; undefined: {0, 0} */
    uint8_t reserved[3];              /* 0 */
};

/* Split any n bytes at the delimiters, exactly as that expression does on every
 * byte string, and write the spans to *u.  Nothing is refused: URIC_OK, or
 * URIC_TOO_LONG. */
URIC_API int uric_split(const char *s, size_t n, struct uric_split_result *u);

/* ---- what the operations take and give ------------------------------------- */

/* n bytes at s; s is NULL: undefined, which is not the same as empty.  The layout is
 * that of the struct iovec of POSIX: pieces are what writev() takes. */
struct uric_bytes {
    const char *s;
    size_t n;
};

/* ---- resolving ------------------------------------------------------------ */

/* What may be asked of a resolution; 0: strictly as RFC 3986, section 5.2, does. */
enum uric_resolve_flags {
    URIC_NON_STRICT = 1,     /* a scheme in the reference that is the base's is
                                ignored (5.2.2) */
    URIC_DROP_SURPLUS = 2,   /* ".." without a segment to remove: go (5.2.4), */
    URIC_KEEP_SURPLUS = 4,   /* stay at the path's begin, or */
    URIC_REFUSE_SURPLUS = 8  /* make it URIC_SURPLUS */
};

/* The target of a reference, recomposed (RFC 3986, section 5), to the size bytes at
 * buffer, which must not overlap the strings.  *base holds the parts of base_string,
 * *reference those of reference_string, as uric_parse() has found them.
 *
 * *length becomes the target's length.  URIC_OK: the target and a NUL stand in the
 * buffer.  URIC_TOO_SMALL: size is not larger than *length, and nothing is written
 * but, if size is not 0, a NUL; buffer may be NULL then.  URIC_NO_BASE, URIC_TOO_LONG
 * when the target is longer than URIC_MAX_LENGTH, or URIC_SURPLUS if it was asked for:
 * there is no target, and *length is 0.
 *
 * The target parses into the components that 5.2.2 has found, but for one case: if
 * there is no authority and a path begins with "//" after its dot-segments have gone,
 * it gets a "/." before it, so that it stays a path. */
URIC_API int uric_resolve(const char *base_string, const struct uric *base,
                          const char *reference_string,
                          const struct uric *reference, unsigned flags,
                          char *buffer, size_t size, size_t *length);

/* The same as pieces, spans of the two strings and constants of the library, that in
 * their order are the target: what is to be sent need not be copied.  *count becomes
 * their number.  URIC_OK: they stand in pieces, which has room for so many.
 * URIC_TOO_SMALL: it has not, and nothing is written; pieces may be NULL when room is
 * 0.  Else as above, with *count 0.  There are at most 4, and one more for each
 * dot-segment of the two paths. */
URIC_API int uric_resolve_pieces(const char *base_string, const struct uric *base,
                                 const char *reference_string,
                                 const struct uric *reference, unsigned flags,
                                 struct uric_bytes *pieces, size_t room,
                                 size_t *count);

/* The dot-segments of a path of n bytes removed, exactly as RFC 3986, 5.2.4, says: to
 * the size bytes at buffer, which is the path itself or does not overlap it; without a
 * NUL behind it.  flags: URIC_ENCODED_DOTS, or 0.
 *
 * *length becomes the length of what is left, which is at most n.  URIC_OK;
 * URIC_TOO_SMALL, with nothing written, when size is less, or, in place, less than n;
 * URIC_TOO_LONG.  The answer is a path, not a reference: "/.//a" becomes "//a", which
 * uric_edit() puts where it stays one. */
enum uric_dots_flags {
    URIC_ENCODED_DOTS = 1 /* "%2E" is a dot, which it is once it is normalised */
};
URIC_API int uric_remove_dot_segments(const char *path, size_t n, unsigned flags,
                                      char *buffer, size_t size, size_t *length);

/* Whether the reference's target is the base but for their fragments, to the byte: then
 * it is a same-document reference (RFC 3986, 4.4).  1 or 0. */
URIC_API int uric_same_document(const char *base_string, const struct uric *base,
                                const char *reference_string,
                                const struct uric *reference);

/* The shortest reference that uric_resolve() resolves to the same as *target, a URI, to
 * a buffer as with uric_resolve().  Of equally short ones the first in this order: with
 * an empty path, a relative path, an absolute path, "//" and an authority, a scheme.
 * URIC_OK, URIC_TOO_SMALL, URIC_TOO_LONG; URIC_NO_BASE when the base or the target has
 * no scheme. */
URIC_API int uric_relate(const char *base_string, const struct uric *base,
                         const char *target_string, const struct uric *target,
                         char *buffer, size_t size, size_t *length);

/* ---- building, editing ------------------------------------------------------ */

/* What an edit is of: a part, by enum uric_part, or one of these. */
enum uric_edit_part {
    URIC_EDIT_AUTHORITY = URIC_PARTS, /* userinfo, host and port together */
    URIC_EDIT_USER,
    URIC_EDIT_PASSWORD,
    URIC_EDIT_SEGMENT,        /* of the path, by index: "/" has one, an empty one, and an
                                 empty path none; one may be set behind the last */
    URIC_EDIT_PARAMETER,      /* of the query, by index: what "&" parts, be it empty, as
                                 uric_query_next() does not count it; the value is that
                                 of "name=value", whose name stays */
    URIC_EDIT_PARAMETER_NAMED /* the first whose name is that one, percent-decoded; one
                                 may be set behind the last */
};

struct uric_change {
    int what;                /* enum uric_part or enum uric_edit_part */
    size_t index;            /* of a segment or parameter, from 0 */
    struct uric_bytes name;  /* of a parameter */
    struct uric_bytes value; /* as it is to stand there; undefined: remove it */
};

/* Why not; see uric_reason_text(). */
enum uric_reason {
    URIC_NO_REASON,
    URIC_NOT_ALLOWED,   /* the byte at offset cannot stand there */
    URIC_NEEDS_HOST,    /* a userinfo or a port, and no host */
    URIC_NEEDS_SLASH,   /* an authority, and a path that does not begin with "/" */
    URIC_NEEDS_USER,    /* a password, and no user */
    URIC_NO_SUCH,       /* there are fewer segments or parameters */
    URIC_DELIMITER,     /* the byte at offset would end the part */
    URIC_DOT_SEGMENT,   /* "." or "..", encoded or not, as a segment */
    URIC_FIRST_SEGMENT  /* what begins a relative path would be empty */
};

/* What was refused, after URIC_REFUSED; else zeroes. */
struct uric_refusal {
    uint8_t reason;   /* enum uric_reason */
    uint8_t part;     /* enum uric_part or enum uric_edit_part */
    uint8_t reserved[2];
    uint32_t offset;  /* in that part as it would have become; where part is of enum
                         uric_edit_part, in the value or the name given */
};

/* In words, as in "not without a host"; NULL when there is no such reason. */
URIC_API const char *uric_reason_text(int reason);

/* Recompose parts (RFC 3986, 5.3), by enum uric_part, to a reference in a buffer, which
 * must not overlap them; an undefined path is an empty one.  What is written parses into
 * exactly these parts, but that a path which would be read as something else is guarded:
 * by "/." when it begins with "//" and there is no authority, by "./" when a ":" is in
 * its first segment and there is no scheme either.
 *
 * *length becomes the reference's length.  URIC_OK: it and a NUL stand in the buffer.
 * URIC_TOO_SMALL: size is not larger than *length, and nothing is written but, if size is
 * not 0, a NUL; buffer may be NULL then.  URIC_REFUSED, with *why unless that is NULL, or
 * URIC_TOO_LONG: *length is 0. */
URIC_API int uric_build(const struct uric_bytes part[URIC_PARTS], char *buffer,
                        size_t size, size_t *length, struct uric_refusal *why);

/* The reference s, whose parts *u holds as uric_parse() has found them, with one part
 * set or removed and every other byte as it was, but for guards as above.  Removing what
 * is not there changes nothing, but for URIC_NO_SUCH.  The rest is as with uric_build();
 * besides, URIC_NO_RULE when edit->what is nothing that can be edited. */
URIC_API int uric_edit(const char *s, const struct uric *u,
                       const struct uric_change *edit, char *buffer, size_t size,
                       size_t *length, struct uric_refusal *why);

/* ---- the base ----------------------------------------------------------------- */

/* From where a base can come, by precedence (RFC 3986, 5.1). */
enum uric_base_source {
    URIC_BASE_EMBEDDED,      /* in the document */
    URIC_BASE_ENCAPSULATING, /* of the message or the entity around it */
    URIC_BASE_RETRIEVAL,     /* the URI that it was got with, redirections followed */
    URIC_BASE_DEFAULT        /* of the application */
};
#define URIC_BASE_SOURCES 4

/* What each of them says: a reference, or undefined. */
struct uric_base {
    struct uric_bytes source[URIC_BASE_SOURCES]; /* by enum uric_base_source */
};

/* Which sources make the base: the number of those, and which to order.  The first of
 * these has a scheme; each further one, which has none, is to be resolved against what
 * came before.  What is no valid reference, or too long for one, is passed over.  0:
 * there is no base. */
URIC_API int uric_base_select(const struct uric_base *base,
                              int order[URIC_BASE_SOURCES]);

/* The base that a document names, to a buffer as with uric_resolve(); it is as it is
 * written there, valid or not.  URIC_OK; URIC_TOO_SMALL; URIC_NO_BASE when it names none.
 *
 * html: the href of the first BASE element that has one, in the head, character
 * references to US-ASCII replaced.  Nothing behind the head is read.
 *
 * mime: the header field Content-Base (RFC 2110), else Content-Location (RFC 2557), as it
 * is unfolded, without the comments and then the quotes or the angle brackets around it;
 * of several such fields the last.  Nothing behind the header is read.
 *
 * Nor is more read than the first URIC_MAX_LENGTH bytes; what goes on behind them is
 * none. */
URIC_API int uric_html_base(const char *s, size_t n, char *buffer, size_t size,
                            size_t *length);
URIC_API int uric_mime_base(const char *s, size_t n, char *buffer, size_t size,
                            size_t *length);

/* Whether these n bytes, with which a document begins, say already what the functions
 * above would answer to all of it: 1, or 0 when more has to be read. */
URIC_API int uric_html_base_is_final(const char *s, size_t n);
URIC_API int uric_mime_base_is_final(const char *s, size_t n);

/* The target URI of an HTTP request (RFC 9112, 3.3) as pieces, none of them empty, and
 * their number.  scheme is that of the connection, host the value of the Host field,
 * undefined or empty when there is none; request_target is what *u was parsed from, as
 * one of the rules for it.  URIC_OK; URIC_REFUSED when scheme is none, URIC_INVALID when
 * the Host field is not valid, URIC_TOO_LONG when the pieces are longer together than
 * URIC_MAX_LENGTH: then *count is 0.  What the request-target has itself, the scheme or
 * an authority, is not read elsewhere. */
#define URIC_TARGET_PIECES 4
URIC_API int uric_target_uri(struct uric_bytes scheme, struct uric_bytes host,
                             const char *request_target, const struct uric *u,
                             struct uric_bytes pieces[URIC_TARGET_PIECES],
                             size_t *count);

/* ---- suffix references ---------------------------------------------------------- */

/* A policy for suffix references (RFC 3986, 4.5) is a list of these: hosts that begin
 * so, whatever their case, are meant with that scheme. */
struct uric_suffix {
    struct uric_bytes host;   /* "ftp."; empty: any */
    struct uric_bytes scheme; /* "ftp" */
};

/* The URI that such a reference, "www.example.com/x", is the end of, by the first of the
 * count entries that fits, to a buffer as with uric_resolve().  URIC_OK; URIC_TOO_SMALL;
 * URIC_TOO_LONG; URIC_REFUSED when the scheme there is none; URIC_INVALID when none fits,
 * or it is not a host, perhaps with a port, a path and so on: a userinfo, or a scheme and
 * "//", make it something else.
 * "localhost:80" is a URI, too; that it is a suffix is for the caller to know. */
URIC_API int uric_suffix_reference(const char *s, size_t n,
                                   const struct uric_suffix *policy, size_t count,
                                   char *buffer, size_t size, size_t *length);

/* ---- segments --------------------------------------------------------------------- */

/* The segments of a path, from its begin, its end, or both in turn: 1 and the next, or
 * the last, of those that are left, to *segment; 0 when none is.  *rest is the path's
 * span at first, and what is left of it afterwards.  "/" has one segment, an empty one;
 * an empty path has none. */
URIC_API int uric_segment_next(const char *s, uric_span *rest, uric_span *segment);
URIC_API int uric_segment_previous(const char *s, uric_span *rest, uric_span *segment);

/* ---- what a scheme makes of its part ------------------------------------ */

/* How the scheme-specific part of a URI is read. */
enum uric_scheme_kind {
    URIC_SCHEME_UNKNOWN,      /* the generic components are all there is to say */
    URIC_SCHEME_EXPERIMENTAL, /* the same: "x-" and so on (RFC 1738, section 4) */
    URIC_SCHEME_RESERVED,     /* the same: a name that section 4 sets aside */
    URIC_SCHEME_HTTP,         /* http, https: RFC 9110 */
    URIC_SCHEME_WS,           /* ws, wss: RFC 6455 */
    URIC_SCHEME_FTP,          /* RFC 1738 over the characters of RFC 3986 */
    URIC_SCHEME_GOPHER,       /* RFC 4266 */
    URIC_SCHEME_MAILTO,       /* RFC 6068 */
    URIC_SCHEME_NEWS,         /* RFC 5538 */
    URIC_SCHEME_NNTP,         /* RFC 5538 */
    URIC_SCHEME_TELNET,       /* RFC 4248 */
    URIC_SCHEME_WAIS,         /* RFC 4156 */
    URIC_SCHEME_FILE,         /* RFC 8089 */
    URIC_SCHEME_PROSPERO      /* RFC 4157 */
};
#define URIC_SCHEME_KINDS 14

/* Whether uric_scheme_parse() takes an authority, whatever the kind. */
enum uric_scheme_host {
    URIC_SCHEME_HOST_OPTIONAL,
    URIC_SCHEME_HOST_REQUIRED, /* and it is not empty */
    URIC_SCHEME_HOST_NONE      /* no authority either */
};

/* What is known of a scheme.  A caller's own are such entries in an array. */
struct uric_scheme {
    const char *name; /* in lower case; NUL-terminated */
    int32_t default_port; /* -1: none; for the caller to know, as hierarchical is */
    uint8_t kind;         /* enum uric_scheme_kind: the path and the query are read
                             like that one's, and user, port and fragment are
                             refused where it has none */
    uint8_t host;         /* enum uric_scheme_host */
    uint8_t hierarchical; /* 1: the path is segments that "/" parts; 0: opaque */
};

/* The entry for the scheme name of n bytes at s, whatever its case: the first of
 * the count entries at own, else the library's own; NULL when neither has it. */
URIC_API const struct uric_scheme *uric_scheme_find(
    const char *s, size_t n, const struct uric_scheme *own, size_t count);

/* The names of the kinds: "unknown", "experimental", "reserved", then "http", "ws"
 * and so on; NULL for what is no kind. */
URIC_API const char *uric_scheme_kind_name(int kind);

/* The parts of each kind, for struct uric_scheme_parts.  The user, the password,
 * the host and the port are among the components. */
enum uric_http_part { URIC_HTTP_PATH, /* behind the first "/" */
                      URIC_HTTP_SEARCHPART }; /* of http and ws */
enum uric_ftp_part { URIC_FTP_CWD, /* elements for "/" to part; undefined: none */
                     URIC_FTP_NAME, URIC_FTP_TYPECODE };
enum uric_gopher_part { URIC_GOPHER_TYPE, /* undefined: it is "1" */
                        URIC_GOPHER_SELECTOR, URIC_GOPHER_SEARCH,
                        URIC_GOPHER_STRING };
enum uric_mailto_part { URIC_MAILTO_ADDRESSES, /* for "," to part */
                        URIC_MAILTO_HEADERS }; /* for "&" to part, then "=" */
enum uric_news_part { URIC_NEWS_GROUP, URIC_NEWS_ARTICLE, /* of news */
                      URIC_NEWS_ALL,                      /* of news: the "*" */
                      URIC_NEWS_ARTICLE_NUMBER };         /* of nntp */
enum uric_wais_part { URIC_WAIS_DATABASE, URIC_WAIS_SEARCH, URIC_WAIS_WTYPE,
                      URIC_WAIS_WPATH };
enum uric_file_part { URIC_FILE_PATH };
enum uric_prospero_part { URIC_PROSPERO_HSONAME,
                          URIC_PROSPERO_FIELDS }; /* ";name=value;name=value" */
#define URIC_SCHEME_PARTS 4

/* Why a URI is not one of its scheme; see uric_scheme_reason(). */
enum uric_scheme_error {
    URIC_SCHEME_NO_ERROR,
    URIC_SCHEME_HOST,      /* a host is required */
    URIC_SCHEME_AUTHORITY, /* there can be no authority */
    URIC_SCHEME_USERINFO,  /* no user */
    URIC_SCHEME_PORT,      /* no port */
    URIC_SCHEME_FRAGMENT,  /* no fragment */
    URIC_SCHEME_TYPECODE,  /* of ftp */
    URIC_SCHEME_PATH,      /* what follows is not what the scheme has there */
    URIC_SCHEME_FORM       /* not by RFC 1738's BNF: see uric_editions.h */
};

/* What the scheme makes of its part, in offsets into the URI.  The caller's.  A part
 * that is undefined has the span {0, 0}; after an error all are. */
struct uric_scheme_parts {
    uric_span part[URIC_SCHEME_PARTS]; /* indexed by the enum of the kind */
    uint32_t error_offset; /* as in struct uric, of the URIs of this scheme */
    uint8_t defined;       /* bit 1 << part */
    uint8_t kind;          /* enum uric_scheme_kind */
    uint8_t error;         /* enum uric_scheme_error */
    uint8_t reserved;      /* 0 */
};
static inline int uric_scheme_has(const struct uric_scheme_parts *r, int part)
{
    return r->defined >> part & 1;
}

/* Hold a URI that has been parsed, s and *u, against what its scheme's current
 * specification says, and write the scheme's parts to *r, which need not be
 * initialized.  scheme is what uric_scheme_find() found for it; with NULL, nothing
 * but the components is known of it, and a host is optional.  Only the
 * path and the query are read, and those once.  URIC_OK; URIC_INVALID or
 * URIC_INCOMPLETE, with error and error_offset. */
URIC_API int uric_scheme_parse(const char *s, const struct uric *u,
                               const struct uric_scheme *scheme,
                               struct uric_scheme_parts *r);

/* In words, as in "typecode must be one of a, i, d"; NULL when there is no error. */
URIC_API const char *uric_scheme_reason(const struct uric_scheme_parts *r);

/* Percent-decode a span (RFC 3986, section 2.1) to at most size bytes of buffer: the
 * length of the whole, which is not more than the span's.  A "%" without two hex
 * digits stands for itself. */
URIC_API size_t uric_span_decode(const char *s, uric_span at, char *buffer,
                                 size_t size);

/* ---- lists within a part ------------------------------------------------- */

/* The elements of a span that a delimiter parts, in order: segments of a path ("/"),
 * parameters of a segment (";"), cwd elements of ftp ("/"), addresses (",") and
 * headers ("&") of mailto, and so on.  *rest is the span at first, and what is left
 * of it afterwards.  1 and the next element to *element, perhaps an empty one; 0
 * when there is none left.  A span that is defined has at least one element.
 * Percent-encoded delimiters part nothing: decode after splitting. */
URIC_API int uric_list_next(const char *s, uric_span *rest, char delimiter,
                            uric_span *element);

/* Split a span at the first delimiter: 1, or 0 when there is none; then all of it
 * is *name, and *value is {0, 0}. */
URIC_API int uric_pair(const char *s, uric_span pair, char delimiter,
                       uric_span *name, uric_span *value);

/* The next ";name=value" of a prospero URI's fields: 1, or 0 when none is left. */
URIC_API int uric_prospero_field(const char *s, uric_span *rest, uric_span *name,
                                 uric_span *value);

/* ---- ftp: the commands ---------------------------------------------------- */

/* The commands that section 3.2.2 of RFC 1738 derives from an ftp URI, each ended by
 * CR LF: USER (anonymous when the URI has none), PASS if it has one, CWD for each
 * element, then NLST if the typecode is d or the name is empty, else TYPE if there
 * is a typecode, and RETR.  Arguments are decoded.  Writes at most size bytes to
 * buffer, which may be NULL when size is 0, and answers the length of the whole; with
 * an answer > size it was cut; SIZE_MAX: it is longer than a size_t can say.  When a decoded
 * argument holds CR, LF or NUL (section
 * 6): 0, nothing written, and the reason to *refused, else NULL. */
URIC_API size_t uric_ftp_commands(const char *s, const struct uric *u,
                                  const struct uric_scheme_parts *r, char *buffer,
                                  size_t size, const char **refused);

/* ---- gopher: what a Gopher+ string asks for -------------------------------- */

enum uric_gopher_request {
    URIC_GOPHER_OTHER,                /* nothing that RFC 1738 describes */
    URIC_GOPHER_DEFAULT_VIEW,         /* 3.4.4: "+" */
    URIC_GOPHER_FORM,                 /* 3.4.4: "?", an item with an ASK block */
    URIC_GOPHER_ATTRIBUTES,           /* 3.4.6, 3.4.7: "!", of the item */
    URIC_GOPHER_DIRECTORY_ATTRIBUTES, /* the same: "$", of a directory's items */
    URIC_GOPHER_VIEW,                 /* 3.4.8: "+" view " " language */
    URIC_GOPHER_FORM_DATA             /* 3.4.9: what was filled in */
};

/* The names of the requests: "other", "default-view", "form", "attributes" and so
 * on; NULL for what is none. */
URIC_API const char *uric_gopher_request_name(int request);

/* What of struct uric_gopher_plus is defined. */
enum uric_gopher_defined { URIC_GOPHER_ITEMS = 1, URIC_GOPHER_LANGUAGE = 2 };

struct uric_gopher_plus {
    uint8_t request;    /* enum uric_gopher_request */
    uint8_t defined;    /* of enum uric_gopher_defined, what there is */
    uint8_t reserved[2];
    uric_span items;    /* the view; or attributes or values, for
                           uric_gopher_item() */
    uric_span language; /* of the view */
};

/* Read the part URIC_GOPHER_STRING. */
URIC_API void uric_gopher_read_plus(const char *s, uric_span string,
                                    struct uric_gopher_plus *plus);

/* The next attribute, or value of a form: 1, or 0 when none is left.  *rest is the
 * items at first; it has some only if URIC_GOPHER_ITEMS are defined. */
URIC_API int uric_gopher_item(const char *s, const struct uric_gopher_plus *plus,
                              uric_span *rest, uric_span *item);

/* ---- file: names of files ---------------------------------------------------- */

#define URIC_NO_NAME ((size_t)-1)

/* The name of the file on a POSIX system, or on Windows (drive letters and UNC: RFC
 * 8089, appendices D to F), that a file URI stands for.  Writes at most size bytes
 * to buffer, which may be NULL when size is 0, without a NUL, and answers the
 * length of the whole name; with an answer > size it was cut.  URIC_NO_NAME when
 * there is no such name: on a host that is not this one or beginning with "//"
 * (POSIX), not absolute, a decoded byte would be taken for a delimiter or is NUL, or it
 * would be a device's ("\\.\" and "\\?\", Windows). */
URIC_API size_t uric_file_to_posix(const char *s, const struct uric *u,
                                   const struct uric_scheme_parts *r, char *buffer,
                                   size_t size);
URIC_API size_t uric_file_to_windows(const char *s, const struct uric *u,
                                     const struct uric_scheme_parts *r,
                                     char *buffer, size_t size);

/* The file URI of an absolute name of n bytes; the other way gives the same name
 * again, but that "/" comes back as "\" from Windows.  As above; URIC_NO_NAME when
 * the name is not absolute, holds NUL, begins with "//" (POSIX), is a device's or a UNC
 * name without one "\" behind its host, or the URI is longer than URIC_MAX_LENGTH. */
URIC_API size_t uric_file_from_posix(const char *name, size_t n, char *buffer,
                                     size_t size);
URIC_API size_t uric_file_from_windows(const char *name, size_t n, char *buffer,
                                       size_t size);

/* ---- percent-encoding ------------------------------------------------------- */

/* What text is encoded for: each has its own set of characters that stand for
 * themselves (RFC 3986, Appendix A); "%" is in none of them. */
enum uric_encode_for {
    URIC_ENCODE_USERINFO,
    URIC_ENCODE_REG_NAME,
    URIC_ENCODE_PATH,    /* "/" stays */
    URIC_ENCODE_SEGMENT, /* of a path */
    URIC_ENCODE_QUERY,
    URIC_ENCODE_FRAGMENT,
    URIC_ENCODE_FORM /* application/x-www-form-urlencoded: letters, digits and
                        "*-._" stay, a space becomes "+" */
};

/* The n bytes at s percent-encoded (section 2.1) to the size bytes at buffer, which
 * must not overlap s.  *length becomes the length, which is 3 n at most.  URIC_OK;
 * URIC_TOO_SMALL: size is less, and nothing is written; URIC_TOO_LONG: *length would
 * pass URIC_MAX_LENGTH, and is 0; URIC_NO_RULE: there is no such component.  There is
 * no NUL.  With a size of 3 n, s is read once, else twice.  What is behind *length in
 * the buffer, up to size, may change. */
URIC_API int uric_encode(int component, const char *s, size_t n, char *buffer,
                         size_t size, size_t *length);

/* What may be asked when text is decoded. */
enum uric_decode_flags {
    URIC_DECODE_PLUS = 1,             /* "+" is a space, as in forms */
    URIC_DECODE_REFUSE_NUL = 2,       /* "%00" is refused, */
    URIC_DECODE_REFUSE_DELIMITERS = 4 /* a triplet of a reserved character is */
};

/* The n bytes at s with their triplets decoded, to the size bytes at buffer, which may
 * begin where s does, or before it; else they must not overlap.  Bytes that stand for
 * themselves are not looked at: any may be there.
 *
 * *length becomes the length, which is n at most, and *stopped n.  URIC_OK.
 * URIC_TOO_SMALL: size is less, and nothing is written.  URIC_INVALID: the "%" at
 * *stopped begins no triplet; URIC_REFUSED: one that is refused begins there; *length
 * is that of what stands before it, which is written if size is n or it has room.
 * There is no NUL.  With a size of n, s is read once, else twice.  What is behind
 * *length in the buffer, up to size, may change, but not what is left of s.  stopped may
 * be NULL. */
URIC_API int uric_decode(const char *s, size_t n, unsigned flags, char *buffer,
                         size_t size, size_t *length, size_t *stopped);

/* In what decoding would differ: the bytes that triplets stand for, to *set.  How
 * many triplets there are, so that uric_decode() without flags makes n bytes into that
 * many times two less; a "%" that begins none is passed over.  Where there are none, or
 * none of a delimiter that parts what is decoded, nothing is lost by decoding. */
URIC_API size_t uric_encoded(const char *s, size_t n, struct uric_set *set);

/* ---- queries ----------------------------------------------------------------- */

enum uric_query_flags {
    URIC_QUERY_SEMICOLON = 1, /* ";" parts pairs, too */
    URIC_QUERY_FORM = 2       /* of a form: where keys are compared, "+" is a space */
};

/* What stands between two separators: up to its first "=", and behind it. */
struct uric_query_pair {
    uric_span key, value; /* as they are spelled */
    uint8_t has_value;    /* 0: there is no "=", and value is {0, 0} */
};

/* The pairs of a query, in order.  *rest is at first u.part[URIC_QUERY], or all of
 * a string that is one, and what is left of it afterwards.  1 and the next pair; 0
 * when none is left.  Nothing between two separators is no pair, but "=" is one.
 * Triplets are not decoded, so that encoded separators part nothing: uric_decode()
 * keys and values, with URIC_DECODE_PLUS if they are of a form. */
URIC_API int uric_query_next(const char *s, uric_span *rest, unsigned flags,
                             struct uric_query_pair *pair);

/* The same for the next pair whose key, decoded, is the n bytes at key; others are
 * passed over. */
URIC_API int uric_query_find(const char *s, uric_span *rest, unsigned flags,
                             const char *key, size_t n,
                             struct uric_query_pair *pair);

/* A field of a form: a key, and a value, if it is not NULL. */
struct uric_field {
    const char *key, *value;
    size_t key_length, value_length;
};

/* The fields as application/x-www-form-urlencoded, to the size bytes at buffer, which
 * must not overlap them: "key=value", or "key" without a value, "&" between.  *length
 * becomes the length.  URIC_OK, and there is no NUL; URIC_TOO_SMALL: size is less, and
 * nothing is written; URIC_TOO_LONG: *length would pass URIC_MAX_LENGTH, and is 0. */
URIC_API int uric_form_encode(const struct uric_field *fields, size_t count,
                              char *buffer, size_t size, size_t *length);

/* ---- audit ------------------------------------------------------------------- */

/* What is valid and may do harm all the same (RFC 3986, section 7; RFC 1738, section
 * 6).  Hosts are looked at as they are when decoded. */
enum uric_hazard {
    URIC_HAZARD_PASSWORD,           /* one that is not empty (7.5) */
    URIC_HAZARD_USERINFO_LIKE_HOST, /* a userinfo that begins like one (7.6) */
    /* inet_aton() reads all of it as an address, whatever trailing dot it has; 3.2.2
     * does not (7.4): */
    URIC_HAZARD_IPV4_SHORT,   /* one to three numbers */
    URIC_HAZARD_IPV4_OCTAL,   /* one of them with a leading 0, */
    URIC_HAZARD_IPV4_HEX,     /* or with 0x */
    URIC_HAZARD_IPV4_DECIMAL, /* one, of 32 bits, that is neither */
    URIC_HAZARD_IPV6_EMBEDS_IPV4, /* mapped, compatible, translated, 6to4, NAT64 (with
                                     a local prefix, too: RFC 8215), or dotted */
    /* of any of these addresses, and of those embedded, by IANA's special-purpose
     * registries (RFC 6890); 100.64/10 and the broadcast address are none of these: */
    URIC_HAZARD_LOOPBACK,    /* 127/8 (RFC 1122), ::1 (RFC 4291); also the name
                                localhost and what ends in .localhost (RFC 6761) */
    URIC_HAZARD_PRIVATE,     /* 10/8, 172.16/12, 192.168/16 (RFC 1918), fc00::/7
                                (RFC 4193) */
    URIC_HAZARD_LINK_LOCAL,  /* 169.254/16 (RFC 3927), fe80::/10 (RFC 4291) */
    URIC_HAZARD_MULTICAST,   /* 224/4 (RFC 5771), ff00::/8 (RFC 4291) */
    URIC_HAZARD_UNSPECIFIED, /* 0/8 (RFC 1122), :: (RFC 4291): often this host */
    URIC_HAZARD_PORT_NOT_DEFAULT, /* and the scheme's default is known (7.2) */
    URIC_HAZARD_PORT_LOW,         /* below 1024, and not the scheme's */
    URIC_HAZARD_PORT_ZERO,
    URIC_HAZARD_PORT_OVERFLOW, /* more than 65535 */
    /* triplets (7.3): anywhere, */
    URIC_HAZARD_ENCODED_CRLF, /* CR or LF */
    URIC_HAZARD_ENCODED_NUL, URIC_HAZARD_ENCODED_TAB,
    URIC_HAZARD_ENCODED_SLASH, URIC_HAZARD_ENCODED_BACKSLASH, /* in the path */
    URIC_HAZARD_ENCODED_DOTS,    /* a dot-segment of the decoded path alone */
    URIC_HAZARD_PATH_PARAMETER_DOTS, /* "..;" or ".;" begins a segment, decoded: some
                                        servers drop what follows the ";" */
    URIC_HAZARD_DOUBLE_ENCODING, /* decoded, there is a triplet again */
    URIC_HAZARD_BAD_UTF8,        /* bytes over 0x7F that are not UTF-8 */
    URIC_HAZARD_ENCODED_HOST,    /* a triplet in the host */
    URIC_HAZARD_LABEL_TOO_LONG,  /* over 63 bytes, in a reg-name */
    URIC_HAZARD_NAME_TOO_LONG,   /* a reg-name over 255 bytes */
    URIC_HAZARD_PUNYCODE,        /* a label that begins with "xn--" */
    URIC_HAZARD_TRAILING_DOT,    /* of a reg-name */
    URIC_HAZARD_EMPTY_HOST,      /* and the scheme needs one; not without "//" */
    URIC_HAZARD_MISSING_SLASHES  /* the scheme needs a host, and a path stands where "//"
                                    and a host should: "http:evil.example" */
};
#define URIC_HAZARDS 32

/* What an audit finds; the caller's. */
struct uric_audit_result {
    uint32_t hazards; /* bit 1 << enum uric_hazard */
    uint32_t ipv4;    /* the host as inet_aton() reads it, or what an IPv6 address
                         embeds: its first byte the highest; else 0 */
    uint32_t label, name; /* a reg-name's longest label and its length, in bytes */
    uint16_t port;
    uint16_t reserved;    /* 0 */
};

/* Report, and repair nothing: to *a the hazards of a URI-reference, whose parts *u
 * are, as uric_parse() has found them.  scheme is what is to be known of its scheme;
 * NULL for what the library knows. */
URIC_API void uric_audit(const char *s, const struct uric *u,
                         const struct uric_scheme *scheme, struct uric_audit_result *a);

/* "password", "userinfo-like-host" and so on; NULL for what is no hazard. */
URIC_API const char *uric_hazard_name(int hazard);

/* The number that goes with a hazard: the address (IPv4 in any form, or embedded),
 * the port, or the length that is too long.  1 and *value; 0 where there is none. */
URIC_API int uric_hazard_value(const struct uric_audit_result *a, int hazard,
                               uint32_t *value);

/* ---- normal forms and comparison ------------------------------------------ */

/* In what follows s is a URI-reference and *u its parts, as uric_parse() has found
 * them, and scheme is what is to be known of its scheme: NULL for what the library
 * knows, or what uric_scheme_find() has found among a caller's own. */

/* Which of the steps (their sum) would change anything: 0 for what is normal
 * already.  One pass over s. */
URIC_API unsigned uric_needs(const char *s, const struct uric *u, unsigned steps,
                             const struct uric_scheme *scheme);

/* The normal form by these steps to the size bytes at buffer, which must not overlap
 * s.  Normal forms are their own normal forms, and parse into the same parts as
 * section 6 means; a path that would begin with "//" without an authority gets a
 * "/." before it.  They are no longer than s but for that guard, the "/" of an empty
 * path, and of IPv6 addresses a "0" for "::" or up to six bytes more for a mapped
 * IPv4 address in dotted form.
 *
 * *length becomes the length.  URIC_OK: the normal form and a NUL stand in the
 * buffer, and what is behind them there may have been written to.  URIC_TOO_SMALL: size
 * is not larger than *length, and nothing is written but, if size is not 0, a NUL; buffer
 * may be NULL then.  URIC_TOO_LONG: *length would pass URIC_MAX_LENGTH, and is 0.
 *
 * It is written in one go if size is by 10 or more larger than the length of s, and
 * map is NULL; else its length is found first.
 *
 * map, if it is not NULL, has room for size numbers: after URIC_OK map[i] is the
 * offset in s of what byte i of the normal form was made from; where a byte was put
 * in, of what it was put before.  map[*length] is the length of s. */
URIC_API int uric_normalize(const char *s, const struct uric *u, unsigned steps,
                            const struct uric_scheme *scheme, char *buffer,
                            size_t size, size_t *length, uint32_t *map);

/* Whether the normal forms of two references by these steps are the same bytes.
 * Nothing is written; scheme is for both. */
URIC_API int uric_equal(const char *s, const struct uric *u, const char *other,
                        const struct uric *v, unsigned steps,
                        const struct uric_scheme *scheme);

/* The ladder of section 6.2: the first way in which two references are equal. */
enum uric_rung {
    URIC_RUNG_STRING, /* byte for byte (6.2.1) */
    URIC_RUNG_SYNTAX, /* by URIC_STEPS_SYNTAX (6.2.2) */
    URIC_RUNG_SCHEME, /* by URIC_STEP_SCHEME, too (6.2.3) */
    URIC_RUNG_NONE    /* they are different */
};
URIC_API enum uric_rung uric_compare(const char *s, const struct uric *u,
                                     const char *other, const struct uric *v,
                                     const struct uric_scheme *scheme);

/* "string", "syntax", "scheme", "different"; NULL for what is no rung. */
URIC_API const char *uric_rung_name(int rung);

/* A hash for tables.  Equal references hash equally: those for which uric_equal() is 1
 * with the same steps and scheme, under the same key; with no steps, equal strings.
 *
 * The value is SipHash-1-3 of the normal form's bytes, from the last to the first, with
 * key[0] and key[1] as its k0 and k1: the same on every machine.
 *
 * The key protects a table whose references come from others.  Take 16 bytes from the
 * system's random numbers, once for each table or process, and show neither them nor
 * hashes to anyone: then nobody can choose references that collide, which would make
 * each look-up walk through all of them.  A key that is known protects from nothing;
 * two equal hashes never prove that references are equal. */
URIC_API uint64_t uric_hash(const char *s, const struct uric *u, unsigned steps,
                            const struct uric_scheme *scheme, const uint64_t key[2]);

/* An IPv6 address as RFC 5952 writes it, without brackets, and a NUL: the length.
 * The last 32 bits are dotted in ::ffff:0:0/96, whose addresses embed one of IPv4. */
#define URIC_IPV6_TEXT 40
URIC_API size_t uric_ipv6_text(const uint8_t address[16], char text[URIC_IPV6_TEXT]);

#endif /* URIC_ONLY_PARSE */

#ifdef __cplusplus
}
#endif

#endif
