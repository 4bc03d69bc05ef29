/* uric_parse: URIs in C.  Strict RFC 3986 scanners that report where each component starts
 * and ends, as offsets into the caller's bytes.
 *
 * SPDX-License-Identifier: MIT
 *
 * uric_parse() finds in these 54 bytes at s:
 *
 *     http://me@example.com:8042/over/there?name=ferret#nose
 *     |--|   || |---------| |--||---------| |---------| |--|
 *     |      |  |           |   |           |           fragment 50 to 54
 *     |      |  |           |   |           query 38 to 49
 *     |      |  |           |   path 26 to 37
 *     |      |  |           port 22 to 26
 *     |      |  host 10 to 21
 *     |      userinfo 7 to 9
 *     scheme 0 to 4
 *
 *     struct uric u;
 *     if (uric_parse(s, 54, &u) == URIC_OK && uric_has(&u, URIC_HOST))
 *         host = u.part[URIC_HOST]; // 10 to 21: the bytes s[10] to s[20]
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
 *  - Functions that can return URIC_TOO_LONG do so for inputs longer than
 *    URIC_MAX_LENGTH bytes, and the others take any length, unless they say otherwise.
 *  - A function that takes parts (struct uric *parts) also writes the parts of its result
 *    to *parts, unless parts is NULL: what uric_parse() would write for it, without parsing
 *    it again.  An error leaves no part.  *parts must not be the struct uric of an argument.
 *  - A function that takes a tolerance accepts what that policy tolerates beyond RFC 3986;
 *    NULL is strict.
 *  - Members named reserved are for later versions: set them to 0, as memset() does.
 *  - A function that returns bool answers a question: true or false.
 *  - After a failed parse (uric_is_valid() is false), functions that take the result never
 *    count it as an empty reference: they return URIC_INVALID before any other status, or
 *    false, or the value for "none".  It equals nothing, not even itself, and hashes to 0;
 *    an audit reports every hazard.  Functions that read a whole reference (resolve,
 *    relate, edit, normalize, compare, hash, same_document, scheme_parse) answer so also
 *    where there is no path: to the matches of the rules authority, host, IPv6address,
 *    IPv4address, authority-form and Host.
 *  - Undefined and empty are different: "http://h?" has an empty query, "http://h"
 *    has none.
 *
 * If URIC_STRICT is defined when the library is compiled, it refuses every policy: under one,
 * parsing returns URIC_NO_RULE, also in rows and streams.
 *
 * If URIC_PORTABLE, URIC_ISA_SSE41, URIC_ISA_AVX2, URIC_ISA_AVX512, URIC_ISA_AVX512VBMI2,
 * URIC_ISA_NEON or URIC_ISA_SIMD128 is defined, the library is compiled for that alone: it
 * chooses and writes nothing, and the caller promises that the processor has it.
 * Otherwise x86-64 chooses at first use and AArch64 uses NEON.  Portable C is used on
 * other processors, with compilers that lack GNU C, and in freestanding programs. */
#ifdef URIC_H
#error "include only one of the headers: the full one, or that for parsing alone"
#endif
#ifdef URIC_HTTP_H
#error "include only one of the headers: the full one, or that for HTTP"
#endif
#ifndef URIC_PARSE_H
#define URIC_PARSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How the functions are declared.  By default a single file (gen/uric.c and its kin) exports
 * nothing: in the program or library that it is compiled into, only other units see them, so
 * two libraries in a process may each have a copy of their own.  Define URIC_SHARED to use the
 * library as a DLL on Windows, and URIC_BUILD as well to compile such a DLL, or a shared
 * library elsewhere.  Or define URIC_API yourself: if it is "static", a unit that includes
 * gen/uric.c has a copy to itself. */
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

/* The status in words, as in "the buffer is too small"; NULL for unknown numbers. */
URIC_API const char *uric_status_text(int status);

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

/* "scheme", "userinfo", "host", "port", "path", "query" or "fragment"; NULL for other numbers. */
URIC_API const char *uric_part_name(int part);

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

/* The ABNF name of a kind ("reg-name", "path-abempty"); NULL for NONE and for
 * unknown kinds. */
URIC_API const char *uric_host_kind_name(int host_kind);
URIC_API const char *uric_path_kind_name(int path_kind);

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

/* The rule's name as its RFC spells it ("URI-reference", "Host"); NULL if there
 * is no such rule.  Both request-target rules have the name "request-target". */
URIC_API const char *uric_rule_name(int rule);

/* Parse the n bytes at s as a URI-reference (RFC 3986, section 4.1), strictly, and
 * write where its components are to *u, which need not be initialized.  Returns
 * URIC_OK, URIC_INVALID, URIC_INCOMPLETE or URIC_TOO_LONG. */
URIC_API enum uric_status uric_parse(const char *s, size_t n, struct uric *u);

/* Parse the n bytes as a URI (section 3) or as an origin-form (RFC 9112, 3.2.1), with the
 * results of uric_parse(). */
URIC_API enum uric_status uric_parse_uri(const char *s, size_t n, struct uric *u);
URIC_API enum uric_status uric_parse_origin_form(const char *s, size_t n,
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

/* The parts of the userinfo before and after its first ":" (section 3.2.1).  Returns true
 * and the span, or false and {0, 0} if there is no such part.  Without a ":" the whole
 * userinfo is the user. */
URIC_API bool uric_user(struct uric_ref ref, uric_span *user);
URIC_API bool uric_password(struct uric_ref ref, uric_span *password);

/* Which of the four forms of a request-target (RFC 9112, section 3.2) the parts of *u
 * have.  Only meaningful after a match of one of the request-target rules. */
enum uric_request_form {
    URIC_REQUEST_ORIGIN,
    URIC_REQUEST_ABSOLUTE,
    URIC_REQUEST_AUTHORITY,
    URIC_REQUEST_ASTERISK
};
URIC_API enum uric_request_form uric_request_form(const struct uric *u);

/* "origin-form" and so on; NULL for unknown forms. */
URIC_API const char *uric_request_form_name(int form);

#ifdef __cplusplus
}
#endif

#endif
