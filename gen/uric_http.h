/* uric_http: what a proxy or an HTTP server asks of uric, in one file.  It parses
 * URI-references and the request-targets, authorities and Host fields of RFC 9112 and 9110,
 * judges requests, whole or in pieces, removes dot-segments and finds hazards.
 *
 * SPDX-License-Identifier: MIT
 *
 * The answers equal those of uric.h and uric_request.h, from which this file is made, except:
 *  - uric_parse_as() and streams know no rules URI, relative-ref and IPv4address
 *    (URIC_NO_RULE);
 *  - no policy tolerates bytes that RFC 3986 forbids: a tolerance is NULL.
 *
 * Conventions:
 *  - Input is a pointer and a length in bytes.  NUL is a byte like any other;
 *    no byte outside [s, s + n) is read; s may be NULL if n is 0.
 *  - Offsets count bytes from the first byte of the input.  Spans are half-open:
 *    a span holds the bytes begin, begin + 1, ..., end - 1.
 *  - The library allocates nothing and consults no locale.  On x86-64 it writes one
 *    static variable, atomically, at first use and in uric_isa_limit(): it says which
 *    instruction set is in use.  So threads may call any function concurrently on their
 *    own objects, and so may signal handlers, whatever they interrupt.
 *  - Functions that write take (char *buffer, size_t size, size_t *length).  They write at
 *    most size bytes to buffer, which may be NULL if size is 0 and must not overlap the
 *    input.  *length is always set: to the length of the whole result, and to 0 if an error
 *    leaves no result.  If size is less than *length, they return URIC_TOO_SMALL, and what
 *    the buffer holds is unspecified.  They write no NUL.
 *  - After a failed parse (uric_is_valid() is false), an audit reports every hazard.
 *  - Undefined and empty are different: "http://h?" has an empty query, "http://h"
 *    has none.
 *
 * If URIC_PORTABLE, URIC_ISA_SSE41, URIC_ISA_AVX2, URIC_ISA_AVX512, URIC_ISA_AVX512VBMI2
 * or URIC_ISA_NEON is defined, the file is compiled for that instruction set alone: it
 * chooses and writes nothing, and the caller promises that the processor has it.
 * Otherwise x86-64 chooses at first use and AArch64 uses NEON.  Portable C is used on
 * other processors, with compilers that lack GNU C, and in freestanding programs.
 */
#ifdef URIC_H
#error "include only one of the headers: the full one, or that for HTTP"
#endif
#ifndef URIC_HTTP_H
#define URIC_HTTP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How the functions are declared.  By default a single file (gen/uric_http.c) exports
 * nothing: in the program or library that it is compiled into, only other units see them, so
 * two libraries in a process may each have a copy of their own.  Define URIC_SHARED to use the
 * library as a DLL on Windows, and URIC_BUILD as well to compile such a DLL, or a shared
 * library elsewhere.  Or define URIC_API yourself: if it is "static", a unit that includes
 * gen/uric_http.c has a copy to itself. */
#ifndef URIC_API
#define URIC_API_BY_DEFAULT
#if defined(_WIN32) && defined(URIC_SHARED) && defined(URIC_BUILD)
#define URIC_API __declspec(dllexport)
#elif defined(_WIN32) && defined(URIC_SHARED)
#define URIC_API __declspec(dllimport)
#elif defined(__GNUC__) && !defined(_WIN32) && defined(URIC_SHARED) && defined(URIC_BUILD)
#define URIC_API __attribute__((visibility("default")))
#else
#define URIC_API
#endif
#endif

#define URIC_VERSION_MAJOR 1
#define URIC_VERSION_MINOR 0
#define URIC_VERSION_PATCH 0
#define URIC_VERSION_SUFFIX "-rc1" /* of a pre-release; otherwise "" */

/* The version of the linked library, as "MAJOR.MINOR.PATCH", and the suffix. */
URIC_API const char *uric_version(void);

/* ---- the instruction set: uric_isa_limit -------------------------------- */

/* Instruction sets of x86-64, each with those before it. */
enum uric_isa {
    URIC_UPTO_PORTABLE, /* C without vectors */
    URIC_UPTO_SSE41,
    URIC_UPTO_AVX2,
    URIC_UPTO_AVX512,     /* F, BW and VL */
    URIC_UPTO_AVX512VBMI2 /* all that the library has kernels for */
};

/* The kernels in use: "portable", "sse41", "avx2", "avx512", "avx512vbmi2", "neon", "simd128". */
URIC_API const char *uric_isa_name(void);

/* Use the best instruction set that the processor has up to this one, from now on, in the whole
 * process.  Without a call there is no limit.  Returns the name of the one in use; NULL, without a
 * change, for unknown numbers.  A build for one instruction set stays with it.
 *
 * Reasons for a limit: the clock of some processors slows down while AVX-512 is in use; the
 * machines of a cluster are to behave alike; a fault is to be reproduced or ruled out.  Results
 * do not depend on the instruction set.
 *
 * Threads may call this at any time, also while others parse.  It executes CPUID, which is
 * slow on virtual machines. */
URIC_API const char *uric_isa_limit(enum uric_isa isa);

/* ---- the result of parsing: uric_has ---------------------------------- */

/* What most functions return: URIC_OK, or the reason for the failure. */
enum uric_status {
    URIC_STATUS_IS_INT = -1, /* never returned: makes the type signed, like int, so
                                that the two can be assigned and compared */
    URIC_OK = 0,
    URIC_INVALID,    /* the byte at error_offset, where there is one, is not allowed
                        there */
    URIC_INCOMPLETE, /* every byte is allowed where it is, but the input ends
                        too early; error_offset is its length */
    URIC_TOO_LONG,   /* the input or the result is longer than URIC_MAX_LENGTH
                        bytes, and error_offset is that; or there is no room in a
                        format of logs: uric_log.h */
    URIC_NO_RULE,    /* the rule is not an enum uric_rule, or is not part of
                        this build */
    URIC_TOO_SMALL,  /* the buffer is too small for the result */
    URIC_NO_SCHEME,  /* a URI is needed, and the reference has no scheme */
    URIC_SURPLUS,    /* there are more ".." than segments before them */
    URIC_REFUSED,    /* rejected: a part is invalid, the result would parse
                        differently, or the flags reject what the input has */
    URIC_UNKNOWN,    /* another number or name that was passed in is unknown */
    URIC_NONE,       /* there is nothing to write */
    URIC_DIRECTIVE,  /* a line of a log is a directive, not a record: uric_log.h */
    URIC_NO_VALUE    /* the key is there, but has no "=" and so no value */
};

/* The longest input, in bytes, that functions with 32-bit offsets take. */
#define URIC_MAX_LENGTH UINT32_MAX

/* The components of RFC 3986, section 3, in their order.  The authority is
 * userinfo, host and port: see uric_authority(). */
enum uric_part {
    URIC_SCHEME,
    URIC_USERINFO,
    URIC_HOST, /* the span of an IP literal includes the brackets */
    URIC_PORT, /* the digits; may be empty */
    URIC_PATH,
    URIC_QUERY,
    URIC_FRAGMENT
};
#define URIC_PARTS 7

/* Which alternative of the rule host (section 3.2.2) matched: the first that
 * does, so "256.1.1.1" and "" are reg-names. */
enum uric_host_kind {
    URIC_HOST_NONE, /* no authority */
    URIC_HOST_REG_NAME,
    URIC_HOST_IPV4ADDRESS,
    URIC_HOST_IPV6ADDRESS,
    URIC_HOST_IPVFUTURE
};

/* Which alternative of the rule path (section 3.3) matched. */
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

/* The result of parsing: where the components are.  The caller owns it.  Its size,
 * 64 bytes, is part of the ABI.  An undefined part has the span {0, 0}.  After an error
 * every part is undefined and both kinds are NONE. */
struct uric {
    uric_span part[URIC_PARTS]; /* indexed by enum uric_part */
    uint32_t error_offset;      /* 0 after URIC_OK.  After URIC_INVALID the smallest i
                                   such that no match of the rule starts with the
                                   first i + 1 bytes; after URIC_INCOMPLETE the
                                   length of the input */
    uint8_t defined;            /* bit 1 << part is set if that part is defined */
    uint8_t host_kind;          /* enum uric_host_kind */
    uint8_t path_kind;          /* enum uric_path_kind */
    uint8_t error_part;         /* after URIC_INVALID and URIC_INCOMPLETE the component in
                                   which the error is: enum uric_part; otherwise 0 */
};

/* Whether a part is defined; it may be empty. */
static inline bool uric_has(const struct uric *u, enum uric_part part)
{
    return u->defined >> part & 1;
}

/* Whether the parse succeeded: each match of each rule has a part, and an error leaves
 * none. */
static inline bool uric_is_valid(const struct uric *u)
{
    return u->defined != 0;
}

/* A parsed string: its bytes and its parts, which travel together so that those of two
 * strings cannot be confused.  It holds pointers only; uric_bind() makes one.  What
 * functions do with an invalid one: see the conventions. */
struct uric_ref {
    const char *s;
    const struct uric *u; /* as a function of this library wrote it for s */
};

/* Bind a string to its parts. */
static inline struct uric_ref uric_bind(const char *s, const struct uric *u)
{
    struct uric_ref r;

    r.s = s;
    r.u = u;
    return r;
}

/* ---- parsing a whole string: uric_parse --------------------------------- */

/* The rules that a string can be parsed as. */
enum uric_rule {
    URIC_RULE_NONE = -1, /* no rule: functions that take a rule return URIC_NO_RULE */
    /* RFC 3986, Appendix A */
    URIC_RULE_URI_REFERENCE,
    URIC_RULE_URI,
    URIC_RULE_ABSOLUTE_URI,
    URIC_RULE_RELATIVE_REF,
    URIC_RULE_AUTHORITY,
    URIC_RULE_HOST,
    URIC_RULE_IPV6ADDRESS, /* without brackets */
    URIC_RULE_IPV4ADDRESS,
    /* RFC 9112, section 3.2.  A string like "h:80" is both an absolute-form and
     * an authority-form: REQUEST_TARGET parses it as the first,
     * REQUEST_TARGET_CONNECT as the second.  They differ in nothing else. */
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

/* Parse the n bytes at s as a URI-reference (RFC 3986, section 4.1), strictly, and
 * write where its components are to *u, which need not be initialized.  Returns
 * URIC_OK, URIC_INVALID, URIC_INCOMPLETE or URIC_TOO_LONG. */
URIC_API enum uric_status uric_parse(const char *s, size_t n, struct uric *u);

/* n bytes at s.  If s is NULL, the string is undefined, whatever n is; that is not the
 * same as empty.
 * The layout is that of POSIX's struct iovec, so pieces can be passed to writev(). */
struct uric_bytes {
    const char *s;
    size_t n;
};

struct uric_tolerance;

/* Parse the n bytes as any rule of enum uric_rule; URIC_NO_RULE for other numbers.  Parts
 * that the rule does not contain are undefined: the rule host has no path,
 * origin-form no scheme.
 *
 * A tolerance that is not NULL is a policy of uric_tolerance_init(): in each component, the
 * bytes that it names count as one more alternative of pchar (in a userinfo, of userinfo).
 * They delimit nothing: a "\" is not a "/". */
URIC_API enum uric_status uric_parse_as(enum uric_rule rule, const char *s, size_t n,
                                        const struct uric_tolerance *tolerance,
                                        struct uric *u);

/* ---- values derived from the parts ---------------------------------------- */

/* The span of the authority (section 3.2), from the parts of *u; {0, 0} if there is
 * none, that is, if uric_has(u, URIC_HOST) is false. */
URIC_API uric_span uric_authority(const struct uric *u);

/* What uric_port_number() found. */
enum uric_port_status {
    URIC_PORT_UNDEFINED, /* no ":" */
    URIC_PORT_EMPTY,     /* a ":" and no digits */
    URIC_PORT_NUMBER,
    URIC_PORT_OVERFLOW /* more than 65535 */
};

/* Write the port's value (section 3.2.3), 0 to 65535, to *number; leading zeros are
 * allowed.  *number is 0 unless the result is URIC_PORT_NUMBER. */
URIC_API enum uric_port_status uric_port_number(struct uric_ref ref, uint16_t *number);

/* Write the host's address (section 3.2.2), in network byte order, to address, and
 * return the number of bytes written: 4 for an IPv4address, 16 for an IPv6address, also
 * one with an embedded IPv4 address.  For other hosts return 0 and write nothing.  The
 * bytes can be copied into a struct in_addr or in6_addr as they are. */
URIC_API int uric_host_address(struct uric_ref ref, uint8_t address[16]);

/* The span of the host without the brackets of an IP-literal, as functions that connect
 * take it: "::1" for "[::1]".  A string that was parsed as URIC_RULE_IPV6ADDRESS has no
 * brackets: there, part[URIC_HOST] is that span. */
URIC_API uric_span uric_bare_host(const struct uric *u);

/* Which of the four forms of a request-target (RFC 9112, section 3.2) the parts of *u
 * have.  Only meaningful after a match of one of the request-target rules. */
enum uric_request_form {
    URIC_REQUEST_ORIGIN,
    URIC_REQUEST_ABSOLUTE,
    URIC_REQUEST_AUTHORITY,
    URIC_REQUEST_ASTERISK
};
URIC_API enum uric_request_form uric_request_form(const struct uric *u);

/* ---- parsing a string in pieces: uric_stream ------------------------------ */

typedef struct uric_span64 {
    uint64_t begin, end;
} uric_span64;

/* struct uric with 64-bit offsets, which count from the first byte of the first
 * piece.  The members mean the same. */
struct uric64 {
    uric_span64 part[URIC_PARTS];
    uint64_t error_offset;
    uint8_t defined;
    uint8_t host_kind;
    uint8_t path_kind;
    uint8_t error_part;
};

/* A scan in progress.  The caller owns it.  Its size is part of the ABI, its bytes are
 * private.  It holds no input, and no pointers but that to the policy of the caller, so it
 * may be copied at any time, for instance to try two continuations. */
struct uric_stream {
    union {
        unsigned char bytes[192];
        uint64_t aligned;
    } opaque;
};

/* Start a scan for a rule.  Returns URIC_OK or URIC_NO_RULE. */
URIC_API enum uric_status uric_stream_init(struct uric_stream *m, enum uric_rule rule);

/* Scan the next n bytes.  Returns how many were taken: n, or fewer if the byte after
 * them cannot continue any match.  That byte is rejected, not consumed, and later calls
 * take nothing. */
URIC_API size_t uric_stream_feed(struct uric_stream *m, const char *s, size_t n);

/* How many bytes have been taken so far, and whether the byte after them was rejected. */
URIC_API uint64_t uric_stream_taken(const struct uric_stream *m);
URIC_API bool uric_stream_rejected(const struct uric_stream *m);

/* Three verdicts on the bytes fed so far.  None changes *m, so more can be fed
 * afterwards.  Each writes to *u what uric_parse_as() would have written for the string.
 * All return URIC_NO_RULE if uric_stream_init() did.
 *
 * end: the string is all that was fed.  Returns URIC_OK, URIC_INVALID (a byte was
 * rejected) or URIC_INCOMPLETE.
 *
 * stop: the string ends before the rejected byte, which delimits something else, like
 * the space after a request-target.  If no byte was rejected, this is the same as end.
 * Returns URIC_OK or URIC_INCOMPLETE.
 *
 * prefix: the string is the longest complete prefix of what was fed.  Writes its length
 * to *length unless length is NULL.  Returns URIC_OK, or the result of end if there is
 * no such prefix. */
URIC_API enum uric_status uric_stream_end(const struct uric_stream *m,
                                          struct uric64 *u);
URIC_API enum uric_status uric_stream_stop(const struct uric_stream *m,
                                           struct uric64 *u);

/* ---- the parts of a stream --------------------------------------------------- */

/* Copy *w to *u, which every function for struct uric then takes.  Returns URIC_OK;
 * URIC_TOO_LONG if an offset does not fit into 32 bits: *u is then as after an error of
 * uric_parse(). */
URIC_API enum uric_status uric_narrow(const struct uric64 *w, struct uric *u);

/* ---- resolving ------------------------------------------------------------ */

/* Flags for the removal of dot-segments. */
enum uric_dots_flags {
    URIC_DOTS_LITERAL = 0,
    URIC_DOTS_ENCODED = 1 /* treat "%2E" as the dot that normalization makes of it */
};

/* Write a path of n bytes without its dot-segments, exactly as RFC 3986, 5.2.4, says.
 * buffer may be the path itself; size is then at least n.  *length is at most n.  Returns
 * URIC_OK, and bytes of the buffer after the result may have changed; URIC_TOO_SMALL, with
 * nothing written; URIC_TOO_LONG.  The result is a path, not a reference: "/.//a" becomes
 * "//a".  uric_edit() can put it into a reference.
 *
 * One pass writes the result if size is at least n; otherwise a first one computes its
 * length. */
URIC_API enum uric_status uric_remove_dot_segments(const char *path, size_t n,
                                                   enum uric_dots_flags flags,
                                                   char *buffer, size_t size,
                                                   size_t *length);

/* ---- schemes ------------------------------------------------------------- */

/* How the scheme-specific part of a URI is parsed. */
enum uric_scheme_kind {
    URIC_KIND_UNKNOWN,      /* nothing beyond the generic components is known */
    URIC_KIND_EXPERIMENTAL, /* the same: "x-" and so on (RFC 1738, section 4) */
    URIC_KIND_RESERVED,     /* the same: a name that section 4 reserves */
    URIC_KIND_HTTP,         /* http, https: RFC 9110 */
    URIC_KIND_WS,           /* ws, wss: RFC 6455 */
    URIC_KIND_FTP,          /* RFC 1738 over the characters of RFC 3986 */
    URIC_KIND_GOPHER,       /* RFC 4266 */
    URIC_KIND_MAILTO,       /* RFC 6068 */
    URIC_KIND_NEWS,         /* RFC 5538 */
    URIC_KIND_NNTP,         /* RFC 5538 */
    URIC_KIND_TELNET,       /* RFC 4248 */
    URIC_KIND_WAIS,         /* RFC 4156 */
    URIC_KIND_FILE,         /* RFC 8089 */
    URIC_KIND_PROSPERO      /* RFC 4157 */
};
#define URIC_KINDS 14

/* Whether uric_scheme_parse() allows or requires an authority, for any kind. */
enum uric_authority_need {
    URIC_AUTHORITY_OPTIONAL,
    URIC_AUTHORITY_REQUIRED, /* and not empty */
    URIC_AUTHORITY_NONE      /* no authority at all */
};

/* What is known of a scheme.  Callers can define their own schemes in an array of these. */
struct uric_scheme {
    const char *name; /* in lower case; NUL-terminated */
    int32_t default_port; /* -1: none; uric_scheme_parse() does not use it */
    uint8_t kind;         /* enum uric_scheme_kind: how the path and the query are
                             parsed; user, port and fragment are rejected if URIs of
                             this kind have none */
    uint8_t host;         /* enum uric_authority_need */
    uint8_t hierarchical; /* 1: the path is segments separated by "/"; 0: opaque.
                             For the caller: the library does not use it */
};

/* ---- audit ------------------------------------------------------------------- */

/* Hazards: what is valid but may do harm (RFC 3986, section 7; RFC 1738, section 6).
 * Hosts are decoded before they are examined; and where they have digits, dots, or fullwidth,
 * circled or mathematical letters that Unicode's UTS #46 turns into those of US-ASCII, as
 * browsers do, what they become is looked at as an address, and as localhost. */
enum uric_hazard {
    URIC_HAZARD_PASSWORD,           /* a password that is not empty (7.5) */
    URIC_HAZARD_USERINFO_LIKE_HOST, /* the userinfo starts like a host name (7.6) */
    /* inet_aton() reads the whole host, with or without a trailing dot, as an address,
     * but 3.2.2 does not (7.4): */
    URIC_HAZARD_IPV4_SHORT,   /* one to three numbers */
    URIC_HAZARD_IPV4_OCTAL,   /* a number with a leading 0 */
    URIC_HAZARD_IPV4_HEX,     /* a number with a leading 0x */
    URIC_HAZARD_IPV4_DECIMAL, /* one 32-bit number with neither */
    URIC_HAZARD_IPV6_EMBEDS_IPV4, /* mapped, compatible, translated, 6to4, NAT64 (also
                                     with a local prefix: RFC 8215), or dotted */
    /* for all these addresses, and for embedded ones, by IANA's special-purpose
     * registries (RFC 6890); other kinds are no hazards: see uric_address_of(): */
    URIC_HAZARD_LOOPBACK,    /* 127/8 (RFC 1122), ::1 (RFC 4291); also the name
                                localhost and names that end in .localhost (RFC 6761) */
    URIC_HAZARD_PRIVATE,     /* 10/8, 172.16/12, 192.168/16 (RFC 1918), fc00::/7
                                (RFC 4193) */
    URIC_HAZARD_LINK_LOCAL,  /* 169.254/16 (RFC 3927), fe80::/10 (RFC 4291) */
    URIC_HAZARD_MULTICAST,   /* 224/4 (RFC 5771), ff00::/8 (RFC 4291) */
    URIC_HAZARD_UNSPECIFIED, /* 0/8 (RFC 1122), :: (RFC 4291): often this host */
    URIC_HAZARD_PORT_NOT_DEFAULT, /* the scheme's default is known and differs (7.2) */
    URIC_HAZARD_PORT_LOW,         /* below 1024, and not the scheme's default */
    URIC_HAZARD_PORT_ZERO,
    URIC_HAZARD_PORT_OVERFLOW, /* more than 65535 */
    /* triplets (7.3), anywhere unless noted: */
    URIC_HAZARD_ENCODED_CRLF, /* CR or LF */
    URIC_HAZARD_ENCODED_NUL, URIC_HAZARD_ENCODED_TAB,
    URIC_HAZARD_ENCODED_SLASH, URIC_HAZARD_ENCODED_BACKSLASH, /* in the path */
    URIC_HAZARD_ENCODED_DOTS,    /* a dot-segment that only decoding reveals */
    URIC_HAZARD_PATH_PARAMETER_DOTS, /* a decoded segment starts with "..;" or ".;": some
                                        servers drop what follows the ";" */
    URIC_HAZARD_DOUBLE_ENCODING, /* the decoded text holds a triplet again */
    URIC_HAZARD_BAD_UTF8,        /* the decoded bytes over 0x7F are not UTF-8 */
    URIC_HAZARD_ENCODED_HOST,    /* a triplet in the host */
    URIC_HAZARD_LABEL_TOO_LONG,  /* a label over 63 bytes, in a reg-name */
    URIC_HAZARD_NAME_TOO_LONG,   /* a reg-name over 255 bytes */
    URIC_HAZARD_PUNYCODE,        /* a label that starts with "xn--" */
    URIC_HAZARD_TRAILING_DOT,    /* a reg-name that ends in "." */
    URIC_HAZARD_EMPTY_HOST,      /* "//" without a host, and the scheme needs one */
    URIC_HAZARD_MISSING_SLASHES, /* the scheme needs a host, and a path stands in place of
                                    "//" and a host: "http:evil.example" */
    /* in the path of a request; uric_audit() does not report them: see uric_request.h */
    URIC_HAZARD_SURPLUS_DOTS,    /* more ".." than segments before them (RFC 3986, 5.2.4) */
    URIC_HAZARD_HIDDEN_DOTS,     /* a dot-segment next to "%2F", "%5C" or "\", which stays in
                                    the normal form: "/..%2F" */
    URIC_HAZARD_EMPTY_SEGMENTS,  /* "//" */
    URIC_HAZARD_BACKSLASH,       /* a tolerated "\" */
    /* ".." that climbs: out of the root in a path that starts with "/", and anywhere in the
     * query or the fragment as a segment of a value.  "\" and "%5C" count as "/", what is
     * encoded twice as decoded, ".." also in overlong UTF-8 and before ";" or "%00".  And
     * anywhere "....//" and "..././", of which a filter leaves "../" */
    URIC_HAZARD_TRAVERSAL,
    URIC_HAZARD_TRIMMED_DOTS /* a decoded segment of the path, up to a ";", is "." or ".." once
                                white space and controls (U+0020 and below) are trimmed off
                                its ends: "/..%20", "/..%0D%0A" */
};
#define URIC_HAZARDS 38

/* The result of an audit.  The caller owns it. */
struct uric_audit_result {
    uint64_t hazards; /* bit (uint64_t)1 << enum uric_hazard */
    uint32_t ipv4;    /* the host as inet_aton() reads it, or the address embedded in an
                         IPv6 address, most significant byte first; otherwise 0 */
    uint32_t label, name; /* a reg-name's longest label and whole length, in bytes */
    uint16_t port;
    uint16_t reserved;    /* 0 */
};

/* Report the hazards of a URI-reference, parsed by uric_parse(), in *a; repair nothing.
 * scheme describes its scheme; NULL for what the library knows
 * of it. */
URIC_API void uric_audit(struct uric_ref ref, const struct uric_scheme *scheme,
                         struct uric_audit_result *a);

/* "password", "userinfo-like-host" and so on; NULL for unknown numbers. */
URIC_API const char *uric_hazard_name(int hazard);

/* ---- normalization and comparison: uric_normalize --------------------------- */

/* The steps of RFC 3986, section 6.2, in the order in which they are applied. */
enum uric_step {
    URIC_STEPS_NONE = 0,
    URIC_STEP_PERCENT = 1, /* 6.2.2.2: decode triplets of unreserved characters */
    URIC_STEP_CASE = 2,    /* 6.2.2.1: scheme and host to lower case, triplets to
                              upper case */
    URIC_STEP_DOTS = 4,    /* 6.2.2.3: remove dot-segments, except from a path that
                              follows a base's: without a scheme and without a "/"
                              at its start.  Against every base the result has the
                              same target (5.2.2) */
    URIC_STEP_SCHEME = 8,  /* 6.2.3: remove an empty or default port; after an
                              authority, replace an empty path by "/" if the scheme
                              is known to have hosts */
    URIC_STEP_IPV6 = 16    /* RFC 5952: the canonical text of an IPv6 address */
};
#define URIC_STEPS_SYNTAX (URIC_STEP_PERCENT | URIC_STEP_CASE | URIC_STEP_DOTS)
#define URIC_STEPS_ALL (URIC_STEPS_SYNTAX | URIC_STEP_SCHEME | URIC_STEP_IPV6)

/* ---- a request: uric_request_input --------------------------------------------- */

/* The version decides whether a Host field is needed, and where the target's parts are. */
enum uric_http {
    URIC_HTTP_1_1,
    URIC_HTTP_1_0, /* a request without Host is valid (RFC 9112, 3.3) */
    URIC_HTTP_2    /* HTTP/2 and HTTP/3: pseudo-header fields (RFC 9113, 8.3.1;
                      RFC 9114, 4.3.1) */
};

/* A request, as its message has it; only the connection's scheme comes from the caller.
 * Strings whose pointer is NULL are undefined.  Zero the members that do not apply. */
struct uric_request_input {
    struct uric_bytes method; /* compared with CONNECT and OPTIONS, in upper case (RFC
                                 9110, 9.1); otherwise not examined */
    struct uric_bytes target; /* the request-target; HTTP/2: ":path", undefined if absent */
    struct uric_bytes host;   /* the value of the first Host field, without the white space
                                 around it */
    size_t hosts;             /* how many Host fields there are; 0: host is not read */
    struct uric_bytes scheme; /* the connection's: "http" or "https" */
    /* HTTP/2 only; undefined if absent */
    struct uric_bytes target_scheme;    /* ":scheme" */
    struct uric_bytes target_authority; /* ":authority" */
    struct uric_bytes target_protocol;  /* ":protocol", of an extended CONNECT request (RFC
                                           8441, 4; RFC 9220, 3), which has ":scheme" and
                                           ":path" like other requests */
    enum uric_http version;
    uint64_t reserved[4];     /* 0 */
};

/* ---- the policy of the caller -------------------------------------------------- */

/* Flags of a policy. */
enum uric_request_flags {
    URIC_REQUEST_PLAIN = 0,
    /* The authority of an absolute-form and the Host field must name the same host and port.
     * The comparison ignores the case of letters, decodes triplets, takes the default for an
     * absent port, and compares addresses by value.  Without this flag the absolute-form
     * replaces Host, as RFC 9112, 3.2.2, requires of an origin server.  HTTP/2 always
     * requires ":authority" and Host to name the same (RFC 9113, 8.3.1). */
    URIC_REQUEST_SAME_HOST = 1,
    /* Accept an absolute-form or a ":scheme" with another scheme than the connection's, as a
     * forward proxy does: its clients may ask for "ftp:", too.  RFC 9110, 7.4, forbids this
     * to origin servers. */
    URIC_REQUEST_ANY_SCHEME = 2,
    /* Accept an empty Host field: the server has a default for this connection (RFC 9112,
     * 3.3).  The result's host is then empty. */
    URIC_REQUEST_EMPTY_HOST = 4,
    /* Merge each run of "/" in the path into one, before dot-segments are removed. */
    URIC_REQUEST_MERGE_SLASHES = 8,
    /* "%2F" is "/": decode it before all else. */
    URIC_REQUEST_DECODE_SLASHES = 16,
    /* "\" and "%5C" are "/", as servers on Windows read them. */
    URIC_REQUEST_DECODE_BACKSLASHES = 32,
    /* Also look for the hazards of the authority and the query (see uric_audit()), so that
     * the policy can refuse them: "%00" in a query.  Without this flag only the path and the
     * triplets of the authority are examined ("%00" in a Host field); but a policy that
     * refuses or redirects any hazard that no path has, such as URIC_HAZARD_LOOPBACK, looks
     * for all such hazards.  The Host field counts as an authority here even if an
     * absolute-form, ":authority" or CONNECT's authority replaces it: a server behind may
     * read it. */
    URIC_REQUEST_AUDIT = 64,
    /* The host must be an address or a DNS name. */
    URIC_REQUEST_DNS_HOST = 128
};

/* A policy.  The caller holds it and may share it between threads; nothing writes to it. */
struct uric_request_policy {
    uint64_t refused; /* hazards to refuse: bits (uint64_t)1 << enum uric_hazard */
    uint64_t redirected; /* hazards of the path for which to redirect to the normal path;
                            refused if the normal path has the hazard, too, or if another
                            component has it */
    size_t longest;   /* the most bytes of a request-target; at most URIC_MAX_LENGTH */
    enum uric_step steps; /* to the normal form: URIC_STEP_PERCENT and _DOTS for the path;
                             _CASE for its triplets and for the host; others are ignored */
    enum uric_request_flags flags;
    const struct uric_bytes *hosts; /* the hosts that are served here, without ports,
                                       compared as by uric_host_allowed(); NULL: any host.
                                       A request that may leave its host out, by HTTP/1.0 or
                                       URIC_REQUEST_EMPTY_HOST, is served.  Forward proxies
                                       set NULL: they must not answer 421 (RFC 9110,
                                       15.5.20) */
    size_t host_count;
    const struct uric_bytes *protocols; /* values of ":protocol" that are supported:
                                           "websocket" (RFC 8441, 5), "connect-udp" (RFC 9298,
                                           3.4); the case of letters does not matter */
    size_t protocol_count;
    uint64_t reserved[4]; /* 0, as uric_request_policy_init() sets them */
};

/* The hazards that uric_request_policy_init() refuses. */
#define URIC_REQUEST_REFUSED                                                 \
    ((uint64_t)1 << URIC_HAZARD_SURPLUS_DOTS |                               \
     (uint64_t)1 << URIC_HAZARD_HIDDEN_DOTS |                                \
     (uint64_t)1 << URIC_HAZARD_PATH_PARAMETER_DOTS |                        \
     (uint64_t)1 << URIC_HAZARD_ENCODED_NUL |                                \
     (uint64_t)1 << URIC_HAZARD_TRIMMED_DOTS)

/* Set the default policy, which is safe; no real client needs another one.
 *
 *   ".." above the root, "%00"       refused, as by nginx and Apache httpd; "%00" also in
 *                                    the host
 *   "..;", "..%2F", "..%5C", "..\"   refused: dot-segments that a server behind may see
 *   "..%20", "%09..", "..%0D%0A"     refused: dot-segments once they are trimmed
 *   "%2E%2E", "%41"                  decoded; dot-segments removed
 *   "//"                             merged, as by nginx and Apache httpd
 *   "%2F", "%5C", "%0D%0A"           kept and reported
 *   "\", what RFC 3986 forbids       refused as invalid: no tolerance
 *   the length of a request-target   at most 8000 bytes, as RFC 9112, 3, recommends
 *
 * flags is URIC_REQUEST_MERGE_SLASHES, steps URIC_STEPS_SYNTAX.  No hazard is redirected, all
 * hosts are served, and no protocol is supported. */
URIC_API void uric_request_policy_init(struct uric_request_policy *policy);

/* ---- the answer: uric_request ----------------------------------------------------- */

/* Why a request is refused, and the status code; the first that applies, in this order. */
enum uric_verdict {
    URIC_VERDICT_OK,
    URIC_VERDICT_TARGET_TOO_LONG, /* 414: longer than policy.longest (RFC 9112, 3) */
    /* 400 up to the next code: */
    URIC_VERDICT_FRAGMENT,        /* a valid request-target, then "#" (RFC 9110, 7.1) */
    URIC_VERDICT_TARGET_INVALID,  /* none of the four forms (RFC 9112, 3.2); HTTP/2: see
                                     RFC 9113, 8.3.1 */
    URIC_VERDICT_FORM,            /* not a form for this method: CONNECT takes only the
                                     authority-form (RFC 9112, 3.2.3), which no other method
                                     takes; only OPTIONS takes "*" (3.2.4); only CONNECT
                                     takes ":protocol" (RFC 8441, 4) */
    URIC_VERDICT_PROTOCOL,        /* 501: ":protocol" is not in policy.protocols (RFC 9220,
                                     3) */
    URIC_VERDICT_SCHEME_INVALID,  /* 400: no ":scheme", or one that is no scheme (RFC 9113,
                                     8.3.1; RFC 3986, 3.1) */
    URIC_VERDICT_SCHEME,          /* 421: the target's scheme is not the connection's (RFC
                                     9110, 7.4) */
    /* 400 up to the next code: */
    URIC_VERDICT_USERINFO,        /* a userinfo in an http or https URI (RFC 9110, 4.2.4) or
                                     in any ":authority" (RFC 9113, 8.3.1) */
    URIC_VERDICT_HOST_MISSING,    /* no Host field (RFC 9112, 3.2) */
    URIC_VERDICT_HOST_REPEATED,   /* more than one Host field (RFC 9112, 3.2) */
    URIC_VERDICT_HOST_INVALID,    /* the Host field is not uri-host [ ":" port ] (RFC 9112,
                                     3.2; RFC 9110, 7.2) */
    URIC_VERDICT_HOST_DIFFERS,    /* the Host field is not the target's authority, but the
                                     policy or HTTP/2 requires it to be */
    URIC_VERDICT_HOST_EMPTY,      /* the scheme requires a host (RFC 9110, 4.2.1); so does
                                     HTTP/2, with any scheme */
    URIC_VERDICT_HOST_NOT_DNS,    /* URIC_REQUEST_DNS_HOST: neither an address nor a DNS
                                     name (RFC 1123, 2.1) */
    URIC_VERDICT_PORT_MISSING,    /* CONNECT without a port number (RFC 9110, 9.3.6) */
    URIC_VERDICT_PORT_RANGE,      /* a port over 65535; with CONNECT also 0 (RFC 9110, 9.3.6) */
    URIC_VERDICT_HOST_NOT_SERVED, /* 421: policy.hosts lacks the host (RFC 9110, 7.4) */
    URIC_VERDICT_HAZARD,          /* 400: the hazard r.refused, which policy.refused has; or
                                     policy.redirected has it, but no redirection to the
                                     normal path removes it */
    URIC_VERDICT_REDIRECT         /* 307 (RFC 9110, 15.4.8): the path has a hazard of
                                     policy.redirected, and the normal path has none of
                                     these: answer with uric_request_location() */
};
#define URIC_VERDICTS 20

/* The answer.  Its strings are bytes of the request, of the buffer, or constants; they
 * live as long as these do.  After a refusal the four strings are undefined, and the
 * other members hold what is known; but after URIC_VERDICT_REDIRECT the strings say where
 * the redirection leads. */
struct uric_request_result {
    uint64_t hazards;        /* bits (uint64_t)1 << enum uric_hazard: of the path as it came,
                                of triplets in the authority and the Host field, and, if
                                audited, of the rest */
    struct uric_bytes scheme; /* of the target URI: its own, or the connection's */
    struct uric_bytes host;  /* without the brackets of an IP literal; undefined if an
                                HTTP/1.0 request has no host */
    struct uric_bytes path;  /* in normal form, with triplets for tolerated bytes, and "/"
                                first; but as it came if it came empty or in an
                                absolute-form like "urn:a"; undefined with an
                                authority-form or an asterisk-form */
    struct uric_bytes query; /* as it came; undefined if there is no query */
    struct uric target;      /* the parts of the request-target, as uric_parse_as() finds
                                them; error_offset if it is invalid */
    struct uric field;       /* the parts of ":authority" or, if that is undefined, of the
                                Host field; error_offset if it is invalid.  Meaningless if
                                the authority is in the request-target and there is no
                                Host field */
    uint16_t port;           /* the effective port; 0 if port_status is not
                                URIC_PORT_NUMBER */
    uint8_t port_status;     /* URIC_PORT_NUMBER, or URIC_PORT_UNDEFINED if the scheme has
                                no default */
    uint8_t verdict;         /* enum uric_verdict */
    uint8_t form;            /* enum uric_request_form; meaningful from
                                URIC_VERDICT_FORM on, and if it is OK */
    uint8_t host_kind;       /* enum uric_host_kind */
    uint8_t refused;         /* the first hazard that was refused; otherwise URIC_HAZARDS */
    uint8_t copied;          /* bits: 1 if the path is in the buffer, 2 if the host is */
    uint64_t reserved[2];    /* 0 */
};

/* Judge a request and find where it leads.  policy may be NULL: the default.
 *
 * Returns URIC_OK: the request is valid, by HTTP and by the policy.  URIC_REFUSED: answer
 * with the status code uric_verdict_code(r->verdict) and go no further.
 * URIC_TOO_SMALL: the request is valid, or its path has a hazard of policy.redirected, but the
 * path or the host is not normal, and its normal form may not fit; the strings are undefined,
 * as after a refusal.
 * URIC_UNKNOWN: request->scheme is not a scheme, or request->version is not an enum uric_http.
 *
 * The buffer is needed only for a path or a host that is not normal already.  *length is
 * the size needed: the length of that path or host as it came, or of both; more with a
 * tolerance, since tolerated bytes become triplets.  A buffer as large as the longest
 * request-target and Host (or ":authority") together, three times as large with a tolerance,
 * always suffices.
 *
 * The normal path is a path-absolute or path-abempty of RFC 3986, and so an origin-form.
 * It is longer than the path that came only if that was empty or had tolerated bytes.
 * Normalizing it again changes nothing.  With the default steps it contains no dot-segment,
 * encoded or not.  It may start with "//" unless slashes are merged: so prefix it by an
 * authority before it is parsed as a reference, as in a Location field. */
URIC_API enum uric_status uric_request(const struct uric_request_input *request,
                                       const struct uric_request_policy *policy,
                                       char *buffer, size_t size, size_t *length,
                                       struct uric_request_result *r);

/* Write the value of a redirection's Location field: the normal path, and the query, whose
 * tolerated bytes become triplets.  It is a relative-ref (RFC 9110, 10.2.2), so that no byte
 * of the Host field is in it; a path that starts with "//" gets "/." before it, so that it
 * names no other host.  *r is a result with URIC_VERDICT_REDIRECT, or of a valid request.
 * Why 307: unlike 301 and 302 it keeps the method and the content, and unlike 301 and 308 no
 * cache stores it unasked (RFC 9110, 15.4): a cache that takes both paths for one would
 * redirect for ever, and a policy may change.
 *
 * Returns URIC_OK; URIC_TOO_SMALL; URIC_NONE if r->path does not start with "/";
 * URIC_TOO_LONG if the query is longer than a quarter of URIC_MAX_LENGTH less the path. */
URIC_API enum uric_status uric_request_location(const struct uric_request_result *r,
                                                char *buffer, size_t size, size_t *length);

/* The short name of the reason: the hazard's after URIC_VERDICT_HAZARD, else the verdict's;
 * "ok" for a valid request. */
URIC_API const char *uric_request_reason(const struct uric_request_result *r);

/* The short name of a verdict ("host-missing"), the reason in words, the clause that requires
 * it ("RFC 9112, 3.2"; "" if only the policy does), and the status code to answer with: 400,
 * 414, 421, 501, 307, or 0 for OK.  NULL, and 0, for unknown numbers. */
URIC_API const char *uric_verdict_name(int verdict);
URIC_API int uric_verdict_code(int verdict);

/* ---- as the bytes arrive: uric_request_stream ------------------------------------ */

/* A request whose request-target and Host field arrive in pieces.  The caller owns it and the
 * buffer that collects the pieces; nothing is allocated.  Its size is part of the ABI, its bytes
 * are private. */
struct uric_request_stream {
    union {
        unsigned char bytes[768];
        uint64_t aligned;
    } opaque;
};

/* Start a request with what precedes the request-target: *request holds the method, the
 * scheme and the version, and with HTTP/2 ":scheme", ":authority" and ":protocol"; its other
 * members are ignored.  The strings, the policy and the size bytes at buffer, which take the
 * request-target and the Host field, must outlive the stream.  A request-target that is
 * longer than the buffer is too long, as if policy->longest said so.  A Host field is invalid
 * if the buffer has no room for it after the request-target.  Returns URIC_OK or
 * URIC_UNKNOWN. */
URIC_API enum uric_status uric_request_begin(struct uric_request_stream *m,
                                             const struct uric_request_input *request,
                                             const struct uric_request_policy *policy,
                                             char *buffer, size_t size);

/* Take the next n bytes of the request-target; n may be 0.  With HTTP/2 they are those of
 * ":path", which is undefined if this function is never called.  Returns how many were taken:
 * n, or fewer if the byte after them makes the request invalid: then call uric_request_end().
 * Bytes after the first Host field has begun are not taken. */
URIC_API size_t uric_request_target(struct uric_request_stream *m, const char *s,
                                    size_t n);

/* Say that a Host field begins. */
URIC_API void uric_request_host_begin(struct uric_request_stream *m);

/* Take the next n bytes of the Host field's value, and return how many were taken, as
 * uric_request_target() does.  Bytes before the first Host field has begun, or of a second
 * Host field, are not taken.  The caller drops the white space around the value. */
URIC_API size_t uric_request_host(struct uric_request_stream *m, const char *s, size_t n);

/* Judge the request, whose request-target and header are complete.  It returns and writes
 * what uric_request() does for all bytes that were passed, with those that were not taken.
 * The strings of the result are bytes of either buffer.  *m is unchanged. */
URIC_API enum uric_status uric_request_end(const struct uric_request_stream *m,
                                           char *buffer, size_t size, size_t *length,
                                           struct uric_request_result *r);

#ifdef __cplusplus
}
#endif

/* In C++, "|" of two flags of an enum gives that enum, also where a header is included
 * within extern "C". */
#ifdef __cplusplus
#define URIC_FLAGS(type)                                                     \
    extern "C++" {                                                           \
    inline constexpr type operator|(type one, type other)                    \
    {                                                                        \
        return static_cast<type>(static_cast<unsigned>(one) |                \
                                 static_cast<unsigned>(other));              \
    }                                                                        \
    inline type &operator|=(type &flags, type more)                          \
    {                                                                        \
        return flags = flags | more;                                         \
    }                                                                        \
    }
#else
#define URIC_FLAGS(type)
#endif

URIC_FLAGS(uric_step)
URIC_FLAGS(uric_dots_flags)
URIC_FLAGS(uric_request_flags)

#endif
