/* uric: URIs in C.  Strict RFC 3986 scanners that report where each component starts
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
 *  - Functions that write, which a URIC_ONLY_PARSE build lacks, take (char *buffer,
 *    size_t size, size_t *length).  They write at most size bytes to buffer, which may
 *    be NULL if size is 0 and must not overlap the input.  *length is always set: to the
 *    length of the whole result, and to 0 if an error leaves no result.  If size is less
 *    than *length, they return URIC_TOO_SMALL, and what the buffer holds is unspecified.
 *    They write no NUL.  Where a function departs from this, its comment says so.
 *    A function that writes a string says so, too: it ends the result by a NUL, which
 *    *length does not count, and needs a size of *length + 1.
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
 *  - Flags, too, are not in a URIC_ONLY_PARSE build.  They have an enum of their own, with
 *    a name for no flag; combine them by "|".
 *  - Undefined and empty are different: "http://h?" has an empty query, "http://h"
 *    has none.
 *
 * If URIC_ONLY_PARSE is defined when the library is compiled, it has only uric_parse(),
 * uric_parse_uri(), uric_parse_origin_form(), the names, and the functions that derive
 * something from the parts.  gen/uric_parse.c and gen/uric_parse.h are that build, made
 * into files of its own, about a seventh of the size.
 *
 * If URIC_STRICT is defined when the library is compiled, it refuses every policy: under one,
 * parsing returns URIC_NO_RULE, also in rows and streams.
 *
 * If URIC_PORTABLE, URIC_ISA_SSE41, URIC_ISA_AVX2, URIC_ISA_AVX512, URIC_ISA_AVX512VBMI2,
 * URIC_ISA_NEON or URIC_ISA_SIMD128 is defined, the library is compiled for that alone: it
 * chooses and writes nothing, and the caller promises that the processor has it.
 * Otherwise x86-64 chooses at first use and AArch64 uses NEON.  Portable C is used on
 * other processors, with compilers that lack GNU C, and in freestanding programs.
 *
 * Examples assume:
 *     #include <assert.h>
 *     #include <stdlib.h>
 *     #include <string.h>
 *     #include <uric.h>
 *     #define wrote(x) (length == sizeof x - 1 && !memcmp(buffer, x, length))
 *     struct uric u, v;
 *     struct uric64 w;
 *     const char *s, *t;
 *     char buffer[256];
 *     size_t length;
 */
#ifdef URIC_PARSE_H
#error "include only one of the headers: the full one, or that for parsing alone"
#endif
#ifdef URIC_HTTP_H
#error "include only one of the headers: the full one, or that for HTTP"
#endif
#ifndef URIC_H
#define URIC_H

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

/* The version of the linked library, as "MAJOR.MINOR.PATCH", and the suffix.
 *
 * Example:
 *     assert(strncmp(uric_version(), "1.0.", 4) == 0);
 */
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

/* The kernels in use: "portable", "sse41", "avx2", "avx512", "avx512vbmi2", "neon", "simd128".
 *
 * Example:
 *     assert(uric_isa_name() != NULL);
 */
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
 * slow on virtual machines.
 *
 * Example:
 *     const char *name = uric_isa_limit(URIC_UPTO_PORTABLE);
 *     assert(name != NULL && strcmp(name, uric_isa_name()) == 0);
 *     assert(uric_isa_limit(URIC_UPTO_AVX512VBMI2) != NULL);
 *     assert(uric_isa_limit((enum uric_isa)99) == NULL);
 */
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

/* The status in words, as in "the buffer is too small"; NULL for unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_status_text(URIC_OK), "valid") == 0);
 */
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

/* "scheme", "userinfo", "host", "port", "path", "query" or "fragment"; NULL for other numbers.
 *
 * Example:
 *     assert(strcmp(uric_part_name(URIC_HOST), "host") == 0);
 */
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

/* Whether a part is defined; it may be empty.
 *
 * Example: see uric_parse(). */
static inline bool uric_has(const struct uric *u, enum uric_part part)
{
    return u->defined >> part & 1;
}

/* Whether the parse succeeded: each match of each rule has a part, and an error leaves
 * none.
 *
 * Example:
 *     assert(uric_parse("", 0, &u) == URIC_OK && uric_is_valid(&u));
 *     assert(uric_parse("a b", 3, &u) != URIC_OK && !uric_is_valid(&u));
 */
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

/* Bind a string to its parts.
 *
 * Example: see uric_resolve(). */
static inline struct uric_ref uric_bind(const char *s, const struct uric *u)
{
    struct uric_ref r;

    r.s = s;
    r.u = u;
    return r;
}

/* The ABNF name of a kind ("reg-name", "path-abempty"); NULL for NONE and for
 * unknown kinds.
 *
 * Example:
 *     assert(uric_parse("//[::1]/a", 9, &u) == URIC_OK);
 *     assert(strcmp(uric_host_kind_name(u.host_kind), "IPv6address") == 0);
 *     assert(strcmp(uric_path_kind_name(u.path_kind), "path-abempty") == 0);
 */
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
 * is no such rule.  Both request-target rules have the name "request-target".
 *
 * Example:
 *     assert(strcmp(uric_rule_name(URIC_RULE_HOST_FIELD), "Host") == 0);
 */
URIC_API const char *uric_rule_name(int rule);

/* Parse the n bytes at s as a URI-reference (RFC 3986, section 4.1), strictly, and
 * write where its components are to *u, which need not be initialized.  Returns
 * URIC_OK, URIC_INVALID, URIC_INCOMPLETE or URIC_TOO_LONG.
 *
 * Example:
 *     s = "http://example.com/a?";
 *     assert(uric_parse(s, strlen(s), &u) == URIC_OK &&
 *            uric_has(&u, URIC_QUERY));
 *     assert(u.part[URIC_HOST].begin == 7 && u.part[URIC_HOST].end == 18);
 *     s = "http://[::1/";
 *     assert(uric_parse(s, strlen(s), &u) == URIC_INVALID &&
 *            u.error_offset == 11);
 */
URIC_API enum uric_status uric_parse(const char *s, size_t n, struct uric *u);

/* Parse the n bytes as a URI (section 3) or as an origin-form (RFC 9112, 3.2.1), with the
 * results of uric_parse().
 *
 * Example:
 *     assert(uric_parse_uri("mailto:me@h", 11, &u) == URIC_OK);
 *     assert(uric_parse_uri("index", 5, &u) == URIC_INCOMPLETE);
 *     assert(uric_parse_origin_form("/a?b", 4, &u) == URIC_OK);
 *     assert(u.part[URIC_QUERY].begin == 3);
 */
URIC_API enum uric_status uric_parse_uri(const char *s, size_t n, struct uric *u);
URIC_API enum uric_status uric_parse_origin_form(const char *s, size_t n,
                                                 struct uric *u);

#ifndef URIC_ONLY_PARSE

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
 * They delimit nothing: a "\" is not a "/".
 *
 * Example:
 *     assert(uric_parse_as(URIC_RULE_IPV4ADDRESS, "192.0.2.1", 9, NULL, &u) ==
 *            URIC_OK);
 *     assert(u.host_kind == URIC_HOST_IPV4ADDRESS && !uric_has(&u, URIC_PATH));
 */
URIC_API enum uric_status uric_parse_as(enum uric_rule rule, const char *s, size_t n,
                                        const struct uric_tolerance *tolerance,
                                        struct uric *u);

/* Find the longest prefix of the n bytes that matches the rule.  Writes the parts of
 * this prefix to *u, its length to *length, and to *stopped the offset of the first
 * byte that cannot continue any match (n if there is none).  If *length < *stopped,
 * something broke off after the prefix: "http://[::1 x" is valid up to 7, and scanning
 * stopped at 11.  Reads each byte once.  length and stopped may be NULL.
 *
 * Returns URIC_OK; URIC_INVALID or URIC_INCOMPLETE if not even the empty prefix
 * matches (then *length is 0, *stopped as above); URIC_TOO_LONG if scanning has not
 * stopped at URIC_MAX_LENGTH; URIC_NO_RULE.
 *
 * Example:
 *     uint32_t matched, stopped;
 *     s = "http://[::1 x";
 *     assert(uric_prefix(URIC_RULE_URI, s, strlen(s), &u, &matched,
 *                        &stopped) == URIC_OK);
 *     assert(matched == 7 && stopped == 11);
 */
URIC_API enum uric_status uric_prefix(enum uric_rule rule, const char *s, size_t n, struct uric *u,
                                      uint32_t *length, uint32_t *stopped);

/* ---- tolerance: uric_tolerance ---------------------------------------------- */

/* Names for what RFC 3986 does not allow but is found in practice.  A set of names is bits
 * 1 << name.
 *
 * All functions that take a struct uric_ref take what uric_parse_as() parsed with a policy;
 * a stray "%" is then a literal one.  Only uric_edit() and uric_build() need the policy
 * again. */
enum uric_tolerated_name {
    URIC_TOLERATED_BRACKETS,     /* "[" and "]" */
    URIC_TOLERATED_BRACES,       /* "{" and "}" */
    URIC_TOLERATED_PIPE,         /* "|" */
    URIC_TOLERATED_CARET,        /* "^" */
    URIC_TOLERATED_BACKTICK,     /* "`" */
    URIC_TOLERATED_QUOTE,        /* the double quote */
    URIC_TOLERATED_ANGLE,        /* "<" and ">" */
    URIC_TOLERATED_BACKSLASH,    /* "\": many readers take it for "/" */
    URIC_TOLERATED_SPACE,        /* " " */
    URIC_TOLERATED_HASH,         /* "#" in a fragment */
    URIC_TOLERATED_UTF8,         /* well-formed UTF-8 beyond US-ASCII (RFC 3629) */
    URIC_TOLERATED_HIGH,         /* any byte over 0x7F */
    URIC_TOLERATED_STRAY_PERCENT /* a "%" that two hex digits do not follow */
};
#define URIC_TOLERATED_NAMES 13

/* "brackets", "braces", "pipe", "caret", "backtick", "quote", "angle", "backslash",
 * "space", "hash", "utf8", "high", "stray-percent"; NULL for unknown names.
 *
 * Example:
 *     assert(strcmp(uric_tolerated_name(URIC_TOLERATED_PIPE), "pipe") == 0);
 */
URIC_API const char *uric_tolerated_name(int name);

/* A policy: what to tolerate in which component.  The caller holds it, and may use it for
 * any number of scans and threads, as it is only read.  Its size is part of the ABI, its
 * bytes are private; they may be copied. */
struct uric_tolerance {
    unsigned char opaque[1040];
};

/* Make a policy from a set of names for each component, by enum uric_part.  Scheme, host
 * and port are always strict: their sets are 0.  "#" is possible only in a fragment,
 * brackets not in a userinfo.  Returns URIC_OK; URIC_UNKNOWN if a set has an unknown name or
 * one that its component cannot have: the policy is then strict.
 *
 * Example:
 *     struct uric_tolerance policy;
 *     uint16_t names[URIC_PARTS] = {0};
 *     names[URIC_PATH] = 1 << URIC_TOLERATED_SPACE;
 *     assert(uric_tolerance_init(&policy, names) == URIC_OK);
 *     assert(uric_parse_as(URIC_RULE_URI_REFERENCE, "a b?c d", 7, &policy, &u) ==
 *            URIC_INVALID && u.error_offset == 5 && u.error_part == URIC_QUERY);
 */
URIC_API enum uric_status uric_tolerance_init(struct uric_tolerance *tolerance,
                                              const uint16_t names[URIC_PARTS]);

/* The set of names that the policy tolerates in a component.
 *
 * Example: see uric_tolerance_preset(). */
URIC_API uint16_t uric_tolerance_names(const struct uric_tolerance *tolerance,
                                       enum uric_part part);

/* Predefined policies. */
enum uric_tolerance_preset {
    URIC_TOLERATE_STRICT, /* nothing */
    /* what the URL parser of the WHATWG URL Standard leaves unencoded in http and https
       URLs, and browsers therefore send: the characters beyond the RFC's that are not in the
       path percent-encode set, the special-query set and the fragment set, and every
       stray "%".  Path: brackets, pipe.  Query: brackets, braces, pipe, caret, backtick,
       backslash.  Fragment: the same without backtick, and hash.  (The Standard turns a
       "\" of a path into "/".  Since November 2023 its path set has the caret; for older
       browsers, add URIC_TOLERATED_CARET to the names of the path.) */
    URIC_TOLERATE_WHATWG_REQUEST,
    /* what access logs and lists of URLs hold: every name, in path, query and fragment */
    URIC_TOLERATE_LOG
};

/* Make a predefined policy.  Returns URIC_OK; URIC_UNKNOWN, with a strict policy, for other
 * numbers.
 *
 * Example:
 *     struct uric_tolerance policy;
 *     uric_tolerance_preset(&policy, URIC_TOLERATE_WHATWG_REQUEST);
 *     assert(uric_parse_as(URIC_RULE_ORIGIN_FORM, "/?ids[]=1", 9, &policy, &u) ==
 *            URIC_OK);
 *     assert(uric_tolerance_names(&policy, URIC_PATH) >> URIC_TOLERATED_BRACKETS & 1);
 */
URIC_API enum uric_status uric_tolerance_preset(struct uric_tolerance *tolerance,
                                                enum uric_tolerance_preset preset);

/* A summary of what was tolerated. */
struct uric_tolerated_sum {
    uint16_t names[URIC_PARTS]; /* sets of enum uric_tolerated_name, by component */
    uint16_t reserved;          /* 0 */
    uint32_t first;             /* the offset of the first */
    uint32_t count;             /* how many: bytes, but UTF-8 characters count once */
};

/* Report what a reference, parsed with the policy, has beyond RFC 3986.  Returns whether
 * there is anything; *found is all zero if not.  Where the policy tolerates "high" but not
 * "utf8", well-formed UTF-8 counts as "high"; policy NULL tolerates all.
 *
 * Example:
 *     struct uric_tolerance policy;
 *     struct uric_tolerated_sum found;
 *     uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
 *     s = "/a|b?c d";
 *     uric_parse_as(URIC_RULE_URI_REFERENCE, s, 8, &policy, &u);
 *     assert(uric_tolerated(uric_bind(s, &u), &policy, &found) && found.first == 2);
 *     assert(found.names[URIC_QUERY] == 1 << URIC_TOLERATED_SPACE && found.count == 2);
 */
URIC_API bool uric_tolerated(struct uric_ref ref, const struct uric_tolerance *policy,
                             struct uric_tolerated_sum *found);

/* One place where something was tolerated. */
struct uric_tolerated_at {
    uric_span span; /* one byte, or those of a UTF-8 character */
    uint8_t name;   /* enum uric_tolerated_name */
    uint8_t part;   /* enum uric_part */
    uint16_t reserved;
};

/* Find the next tolerated place.  Set *from to 0 first; each call advances it.
 * Returns true and the next place; false if there is none.
 *
 * Example:
 *     struct uric_tolerance policy;
 *     struct uric_tolerated_at at;
 *     uint32_t from = 0;
 *     uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
 *     uric_parse_as(URIC_RULE_URI_REFERENCE, s = "a?%", 3, &policy, &u);
 *     assert(uric_tolerated_next(uric_bind(s, &u), &policy, &from, &at) &&
 *            at.name == URIC_TOLERATED_STRAY_PERCENT && at.span.begin == 2);
 *     assert(!uric_tolerated_next(uric_bind(s, &u), &policy, &from, &at));
 */
URIC_API bool uric_tolerated_next(struct uric_ref ref, const struct uric_tolerance *policy,
                                  uint32_t *from, struct uric_tolerated_at *at);

/* Write a reference, parsed with a policy, so that it is strict: each place of
 * uric_tolerated_next() percent-encoded (section 2.1), a stray "%" as "%25", and all other
 * bytes as they are.  What is strict already comes back unchanged.  Repairing a
 * result changes nothing.
 *
 * *parts, unless parts is NULL, is set to the parts of the result, which uric_parse_as()
 * with the same rule would report.  map, unless NULL, has room for size + 1 numbers: after
 * URIC_OK map[i] is the offset in the reference of the byte from which byte i comes, and
 * map[*length] is n, the length of the reference.
 *
 * Returns URIC_OK; URIC_TOO_SMALL; URIC_TOO_LONG if the result would exceed
 * URIC_MAX_LENGTH.  An error leaves no parts.
 *
 * Example:
 *     struct uric_tolerance policy;
 *     uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
 *     s = "/a b?50%&x[]=%41";
 *     uric_parse_as(URIC_RULE_ORIGIN_FORM, s, strlen(s), &policy, &u);
 *     uric_repair(uric_bind(s, &u), strlen(s), buffer, sizeof buffer, &length, &v,
 *                 NULL);
 *     assert(wrote("/a%20b?50%25&x%5B%5D=%41") && v.part[URIC_QUERY].begin == 7);
 */
URIC_API enum uric_status uric_repair(struct uric_ref ref, size_t n, char *buffer,
                                      size_t size, size_t *length, struct uric *parts,
                                      uint32_t *map);

/* The same as uric_repair(), but as pieces that together are the result: spans of the string
 * and constants of the library.  Sets *count to the number of pieces.  URIC_OK: pieces, which
 * has room for `room` of them, holds them.  URIC_TOO_SMALL: it has no room for *count, and
 * what it holds is unspecified; pieces may be NULL if room is 0.
 *
 * Example:
 *     struct uric_tolerance policy;
 *     struct uric_bytes pieces[4];
 *     size_t count;
 *     uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
 *     uric_parse_as(URIC_RULE_ORIGIN_FORM, s = "/a|b", 4, &policy, &u);
 *     assert(uric_repair_pieces(uric_bind(s, &u), 4, pieces, 4, &count) == URIC_OK);
 *     assert(count == 3 && memcmp(pieces[1].s, "%7C", 3) == 0);
 */
URIC_API enum uric_status uric_repair_pieces(struct uric_ref ref, size_t n,
                                             struct uric_bytes *pieces, size_t room,
                                             size_t *count);

/* ---- parsing many strings ------------------------------------------------ */

/* The results for many references, in columns: arrays of the caller with `room` rows
 * each, NULL for columns that are not wanted.  The layout is that of column stores such
 * as Arrow.  A bitmap has (room + 7) / 8 bytes; row i is bit i % 8, from the lowest, of
 * byte i / 8.  The starts and the ends of a part are separate arrays of offsets.  With the
 * bitmap of where it is defined, a part is thus a nullable column of strings.
 *
 * uric_parse_lines() and uric_parse_spans() count offsets from the start of the buffer,
 * uric_parse_views() from the start of each string.
 *
 * In the last byte of a bitmap, bits after the last row are 0.  Other rows are not
 * touched. */
struct uric_columns {
    size_t room; /* in rows */
    const struct uric_tolerance *tolerance; /* NULL: strict */
    /* indexed by enum uric_part: half-open offsets; if the part is undefined or the
     * reference invalid, both are the start of the reference */
    uint32_t *begin[URIC_PARTS], *end[URIC_PARTS];
    uint8_t *defined[URIC_PARTS]; /* bitmaps */
    uint8_t *valid;               /* bitmap: URIC_OK */
    uint32_t *error_offset;       /* as in struct uric: from the start of the reference */
    uint8_t *error_part;          /* as in struct uric */
    uint8_t *host_kind, *path_kind;
    uint32_t *record_begin, *record_end; /* of the reference itself */
    void *reserved[4]; /* NULL */

    /* set by the functions below */
    size_t rows;    /* rows filled */
    size_t invalid; /* how many of them are invalid */
    size_t taken;   /* how much of the input was consumed: bytes, spans or views */
};

/* How lines end. */
enum uric_lines_flags {
    URIC_LINES_LF = 0,  /* with LF */
    URIC_LINES_NUL = 1, /* with NUL instead of LF */
    URIC_LINES_CR = 2,  /* a CR right before the terminator is not part of the line */
    URIC_LINES_MORE = 4 /* the buffer continues: leave an unterminated last line */
};

/* Parse each line of the n bytes at s as the rule, until the bytes or the rows run out.
 * c->taken is then the offset, at the start of a line, from which to continue.  The last
 * line needs no terminator unless flags, of enum uric_lines_flags, say that the buffer
 * continues.  If the first line is longer than URIC_MAX_LENGTH, it becomes one invalid
 * row, with an error_offset and a record_end of URIC_MAX_LENGTH; such a line further on
 * is left for the next call, and so are bytes whose offset exceeds 32 bits.  Returns
 * URIC_OK or URIC_NO_RULE.
 *
 * Example:
 *     uint32_t begin[8], end[8];
 *     struct uric_columns c;
 *     memset(&c, 0, sizeof c);
 *     c.room = 8, c.begin[URIC_PATH] = begin, c.end[URIC_PATH] = end;
 *     assert(uric_parse_lines(URIC_RULE_URI, "a://h/b\nc:d\n", 12,
 *                             URIC_LINES_LF, &c) == URIC_OK);
 *     assert(c.rows == 2 && c.invalid == 0 && begin[1] == 10 && end[1] == 11);
 */
URIC_API enum uric_status uric_parse_lines(enum uric_rule rule, const char *s, size_t n,
                                           enum uric_lines_flags flags,
                                           struct uric_columns *c);

/* Parse the count strings at [begin[i], end[i]) of s, begin[i] <= end[i], in any order, as
 * the rule, until they or the rows run out.  Returns URIC_OK or URIC_NO_RULE.  begin and
 * end may be the columns record_begin and record_end themselves.  The strings of an Arrow
 * array are such spans: pass its offsets as begin and its offsets + 1 as end.
 *
 * Example:
 *     uint32_t begin[] = {0, 3}, end[] = {3, 4};
 *     uint8_t valid[1];
 *     struct uric_columns c;
 *     memset(&c, 0, sizeof c);
 *     c.room = 2, c.valid = valid;
 *     assert(uric_parse_spans(URIC_RULE_URI, "a:b?", begin, end, 2, &c) ==
 *            URIC_OK);
 *     assert(c.rows == 2 && valid[0] == 1);
 */
URIC_API enum uric_status uric_parse_spans(enum uric_rule rule, const char *s,
                                           const uint32_t *begin, const uint32_t *end,
                                           size_t count, struct uric_columns *c);

/* Parse the count strings of rows, each in memory of its own, as the rule, until they or
 * the columns' rows run out.  Only their own bytes are read.  Offsets count from the start of
 * each string: record_begin is 0, record_end the length.  A string longer than
 * URIC_MAX_LENGTH is an invalid row, with an error_offset and a record_end of
 * URIC_MAX_LENGTH.  Returns URIC_OK or URIC_NO_RULE.
 *
 * An undefined string, whose s is NULL, is SQL's NULL: its row is not valid and has no
 * defined part, and its offsets are 0.  So the bitmap of a part's column is also that of
 * its NULLs.  c->invalid includes such rows.
 *
 * The string views of DuckDB, Velox and Arrow are a length and a pointer, or the bytes
 * themselves if they are few.  One array of pairs serves them all: a view becomes a pair
 * by one comparison, and lengths keep the type that they have in this file.
 *
 * Example:
 *     struct uric_bytes rows[] = {{"http://h/", 9}, {NULL, 0}, {"", 0}};
 *     uint32_t begin[3], end[3];
 *     uint8_t defined[1];
 *     struct uric_columns c;
 *     memset(&c, 0, sizeof c);
 *     c.room = 3, c.begin[URIC_HOST] = begin, c.end[URIC_HOST] = end;
 *     c.defined[URIC_HOST] = defined;
 *     assert(uric_parse_views(URIC_RULE_URI_REFERENCE, rows, 3, &c) == URIC_OK);
 *     assert(c.rows == 3 && c.invalid == 1 && defined[0] == 1);
 *     assert(begin[0] == 7 && end[0] == 8);
 */
URIC_API enum uric_status uric_parse_views(enum uric_rule rule, const struct uric_bytes *rows,
                                           size_t count, struct uric_columns *c);

#endif /* URIC_ONLY_PARSE */

/* ---- values derived from the parts ---------------------------------------- */

/* The span of the authority (section 3.2), from the parts of *u; {0, 0} if there is
 * none, that is, if uric_has(u, URIC_HOST) is false.
 *
 * Example:
 *     assert(uric_parse("ftp://me@h:21/", 14, &u) == URIC_OK);
 *     assert(uric_authority(&u).begin == 6 && uric_authority(&u).end == 13);
 */
URIC_API uric_span uric_authority(const struct uric *u);

/* What uric_port_number() found. */
enum uric_port_status {
    URIC_PORT_UNDEFINED, /* no ":" */
    URIC_PORT_EMPTY,     /* a ":" and no digits */
    URIC_PORT_NUMBER,
    URIC_PORT_OVERFLOW /* more than 65535 */
};

/* Write the port's value (section 3.2.3), 0 to 65535, to *number; leading zeros are
 * allowed.  *number is 0 unless the result is URIC_PORT_NUMBER.
 *
 * Example:
 *     uint16_t port;
 *     uric_parse(s = "//h:0080", 8, &u);
 *     assert(uric_port_number(uric_bind(s, &u), &port) == URIC_PORT_NUMBER &&
 *            port == 80);
 */
URIC_API enum uric_port_status uric_port_number(struct uric_ref ref, uint16_t *number);

/* Write the host's address (section 3.2.2), in network byte order, to address, and
 * return the number of bytes written: 4 for an IPv4address, 16 for an IPv6address, also
 * one with an embedded IPv4 address.  For other hosts return 0 and write nothing.  The
 * bytes can be copied into a struct in_addr or in6_addr as they are.
 *
 * Example:
 *     uint8_t address[16];
 *     uric_parse(s = "//192.0.2.1/", 12, &u);
 *     assert(uric_host_address(uric_bind(s, &u), address) == 4 &&
 *            address[0] == 192);
 */
URIC_API int uric_host_address(struct uric_ref ref, uint8_t address[16]);

/* The span of the host without the brackets of an IP-literal, as functions that connect
 * take it: "::1" for "[::1]".  A string that was parsed as URIC_RULE_IPV6ADDRESS has no
 * brackets: there, part[URIC_HOST] is that span.
 *
 * Example:
 *     uric_parse(s = "//[::1]:80", 10, &u);
 *     assert(uric_bare_host(&u).begin == 3 && uric_bare_host(&u).end == 6);
 */
URIC_API uric_span uric_bare_host(const struct uric *u);

/* The parts of the userinfo before and after its first ":" (section 3.2.1).  Returns true
 * and the span, or false and {0, 0} if there is no such part.  Without a ":" the whole
 * userinfo is the user.
 *
 * Example:
 *     uric_span at;
 *     uric_parse(s = "//me:secret@h", 13, &u);
 *     assert(uric_user(uric_bind(s, &u), &at) && at.begin == 2 && at.end == 4);
 *     assert(uric_password(uric_bind(s, &u), &at) && at.begin == 5 &&
 *            at.end == 11);
 */
URIC_API bool uric_user(struct uric_ref ref, uric_span *user);
URIC_API bool uric_password(struct uric_ref ref, uric_span *password);

/* Which of the four forms of a request-target (RFC 9112, section 3.2) the parts of *u
 * have.  Only meaningful after a match of one of the request-target rules.
 *
 * Example:
 *     assert(uric_parse_as(URIC_RULE_REQUEST_TARGET, "*", 1, NULL, &u) == URIC_OK);
 *     assert(uric_request_form(&u) == URIC_REQUEST_ASTERISK);
 */
enum uric_request_form {
    URIC_REQUEST_ORIGIN,
    URIC_REQUEST_ABSOLUTE,
    URIC_REQUEST_AUTHORITY,
    URIC_REQUEST_ASTERISK
};
URIC_API enum uric_request_form uric_request_form(const struct uric *u);

/* "origin-form" and so on; NULL for unknown forms.
 *
 * Example:
 *     assert(strcmp(uric_request_form_name(URIC_REQUEST_ORIGIN), "origin-form") ==
 *            0);
 */
URIC_API const char *uric_request_form_name(int form);

#ifndef URIC_ONLY_PARSE

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

/* Start a scan for a rule.  Returns URIC_OK or URIC_NO_RULE.
 *
 * Example: see uric_stream_end(). */
URIC_API enum uric_status uric_stream_init(struct uric_stream *m, enum uric_rule rule);

/* From here on take what the policy tolerates, as uric_parse_as() does; NULL is
 * strict.  Call it right after uric_stream_init().  The policy must live as long as the
 * scan.
 *
 * Example:
 *     struct uric_tolerance policy;
 *     struct uric_stream m;
 *     uric_tolerance_preset(&policy, URIC_TOLERATE_WHATWG_REQUEST);
 *     uric_stream_init(&m, URIC_RULE_REQUEST_TARGET);
 *     uric_stream_tolerate(&m, &policy);
 *     assert(uric_stream_feed(&m, "/?a[", 4) == 4);
 */
URIC_API void uric_stream_tolerate(struct uric_stream *m,
                                   const struct uric_tolerance *tolerance);

/* Scan the next n bytes.  Returns how many were taken: n, or fewer if the byte after
 * them cannot continue any match.  That byte is rejected, not consumed, and later calls
 * take nothing.
 *
 * Example: see uric_stream_end(). */
URIC_API size_t uric_stream_feed(struct uric_stream *m, const char *s, size_t n);

/* How many bytes have been taken so far, and whether the byte after them was rejected.
 *
 * Example: see uric_stream_end(). */
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
 * no such prefix.
 *
 * Example:
 *     struct uric_stream m;
 *     assert(uric_stream_init(&m, URIC_RULE_URI) == URIC_OK);
 *     assert(uric_stream_feed(&m, "http:/", 6) == 6 &&
 *            uric_stream_feed(&m, "/h/ x", 5) == 3);
 *     assert(uric_stream_taken(&m) == 9 && uric_stream_rejected(&m));
 *     assert(uric_stream_end(&m, &w) == URIC_INVALID && w.error_offset == 9);
 *     assert(uric_stream_stop(&m, &w) == URIC_OK &&
 *            w.part[URIC_HOST].begin == 7);
 *     assert(uric_stream_prefix(&m, &w, NULL) == URIC_OK &&
 *            w.part[URIC_HOST].end == 8);
 */
URIC_API enum uric_status uric_stream_end(const struct uric_stream *m,
                                          struct uric64 *u);
URIC_API enum uric_status uric_stream_stop(const struct uric_stream *m,
                                           struct uric64 *u);
URIC_API enum uric_status uric_stream_prefix(const struct uric_stream *m,
                                             struct uric64 *u, uint64_t *length);

/* ---- the parts of a stream --------------------------------------------------- */

/* As uric_has() and uric_authority(), for the parts that one of the three verdicts wrote.
 * For all else, uric_narrow() gives a struct uric.  Of a string beyond 4 GiB, parse the
 * authority by itself, as URIC_RULE_AUTHORITY.
 *
 * Example:
 *     struct uric_stream m;
 *     uric_stream_init(&m, URIC_RULE_URI);
 *     uric_stream_feed(&m, "http://me:pw@[::1]:80/", 22);
 *     assert(uric_stream_end(&m, &w) == URIC_OK && uric64_has(&w, URIC_PORT));
 *     assert(uric64_authority(&w).begin == 7 && uric64_authority(&w).end == 21);
 */
static inline bool uric64_has(const struct uric64 *u, enum uric_part part)
{
    return u->defined >> part & 1;
}
URIC_API uric_span64 uric64_authority(const struct uric64 *u);

/* Copy *w to *u, which every function for struct uric then takes.  Returns URIC_OK;
 * URIC_TOO_LONG if an offset does not fit into 32 bits: *u is then as after an error of
 * uric_parse().
 *
 * Example:
 *     struct uric_stream m;
 *     uric_stream_init(&m, URIC_RULE_URI);
 *     uric_stream_feed(&m, "http://h/", 9);
 *     uric_stream_end(&m, &w);
 *     assert(uric_narrow(&w, &u) == URIC_OK && u.part[URIC_HOST].begin == 7);
 */
URIC_API enum uric_status uric_narrow(const struct uric64 *w, struct uric *u);

/* ---- what was expected: uric_explain --------------------------------------- */

/* A set of byte values.
 *
 * Example: see uric_stream_expected(). */
struct uric_set {
    uint64_t bits[4]; /* byte b is bit b % 64 of bits[b / 64] */
};
static inline bool uric_set_has(const struct uric_set *set, unsigned char b)
{
    return set->bits[b >> 6] >> (b & 63) & 1;
}

/* Write the set of bytes that can come next to *set.  Returns whether the input may also
 * end here.  After a rejected byte: what was expected instead of it.
 *
 * Example:
 *     struct uric_stream m;
 *     struct uric_set set;
 *     assert(uric_stream_init(&m, URIC_RULE_HOST) == URIC_OK);
 *     assert(uric_stream_feed(&m, "[", 1) == 1);
 *     assert(!uric_stream_expected(&m, &set) && uric_set_has(&set, ':'));
 */
URIC_API bool uric_stream_expected(const struct uric_stream *m, struct uric_set *set);

/* Write the set in words, as a string: expected "]", ":" or a hex digit.  "unreserved",
 * "sub-delims" and, in a path, query or fragment, "pchar" are rules of Appendix A; part is
 * the component that was being read: error_part.  can_end adds "the end".  Unprintable
 * bytes, which no rule here expects, are written as "\x00".
 *
 * Example:
 *     struct uric_set set = {{0, 0, 0, 0}};
 *     set.bits[0] = (uint64_t)1 << ':';
 *     uric_expected_text(&set, true, URIC_HOST, buffer, sizeof buffer, &length);
 *     assert(strcmp(buffer, "expected \":\" or the end") == 0);
 */
URIC_API enum uric_status uric_expected_text(const struct uric_set *set, bool can_end,
                                             enum uric_part part, char *buffer,
                                             size_t size, size_t *length);

/* Write what was expected at error_offset, in words, as a string, for an input that
 * uric_parse_as() has rejected.  Returns URIC_OK; URIC_TOO_SMALL; URIC_NONE if the input
 * is valid; URIC_NO_RULE.  The length of the string does not matter: for one that is too
 * long, the text applies to the byte where it departs from the grammar.
 *
 * Example:
 *     s = "http://[::1/";
 *     uric_explain(URIC_RULE_URI, s, strlen(s), buffer, sizeof buffer,
 *                  &length);
 *     assert(strcmp(buffer, "expected \"]\", \".\", \":\" or a hex digit") ==
 *            0);
 */
URIC_API enum uric_status uric_explain(enum uric_rule rule, const char *s, size_t n, char *buffer,
                                       size_t size, size_t *length);

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
    uint8_t defined;                  /* bit 1 << part; undefined parts are {0, 0} */
    uint8_t reserved[3];              /* 0 */
};

/* Split any n bytes at the delimiters, exactly as that expression does for any byte
 * string, and write the spans to *u.  Nothing is rejected: returns URIC_OK, or
 * URIC_TOO_LONG.
 *
 * Example:
 *     struct uric_split_result r;
 *     s = "//a|b/c d?e";
 *     assert(uric_split(s, strlen(s), &r) == URIC_OK);
 *     assert(r.part[URIC_SPLIT_AUTHORITY].end == 5 &&
 *            r.part[URIC_SPLIT_PATH].end == 9);
 */
URIC_API enum uric_status uric_split(const char *s, size_t n,
                                     struct uric_split_result *u);

/* ---- resolving ------------------------------------------------------------ */

/* Flags for resolution.  STRICT: exactly as RFC 3986, section 5.2, says. */
enum uric_resolve_flags {
    URIC_RESOLVE_STRICT = 0,
    URIC_RESOLVE_NON_STRICT = 1,    /* ignore the reference's scheme if it is the
                                       base's (5.2.2) */
    /* at most one of these, for ".." without a segment to remove; without one,
       uric_resolve() drops it and uric_edition_resolve() keeps it */
    URIC_RESOLVE_DROP_SURPLUS = 2,  /* drop it (5.2.4) */
    URIC_RESOLVE_KEEP_SURPLUS = 4,  /* keep it at the start of the path */
    URIC_RESOLVE_REFUSE_SURPLUS = 8 /* return URIC_SURPLUS */
};

/* Write the target of a reference against a base (RFC 3986, section 5), both parsed by
 * uric_parse(), and its parts.  Returns URIC_OK; URIC_TOO_SMALL, with nothing written;
 * URIC_INVALID if the parse of one failed; URIC_NO_SCHEME if the base has no scheme;
 * URIC_TOO_LONG if the target is longer than URIC_MAX_LENGTH; URIC_SURPLUS if the flags ask
 * for it.
 *
 * The target parses into the components that 5.2.2 computes, with one exception: if
 * there is no authority and the path starts with "//" once its dot-segments are removed,
 * "/." is inserted before it, so that it stays a path.
 *
 * Example:
 *     s = "http://a/b/c/d", t = "../g?h";
 *     uric_parse(s, strlen(s), &u);
 *     uric_parse(t, strlen(t), &v);
 *     struct uric target;
 *     uric_resolve(uric_bind(s, &u), uric_bind(t, &v), URIC_RESOLVE_STRICT,
 *                  buffer, sizeof buffer, &length, &target);
 *     assert(wrote("http://a/b/g?h") && target.part[URIC_QUERY].begin == 13);
 */
URIC_API enum uric_status uric_resolve(struct uric_ref base, struct uric_ref reference,
                                       enum uric_resolve_flags flags, char *buffer,
                                       size_t size, size_t *length, struct uric *parts);

/* The same as uric_resolve(), but as pieces that together are the target: spans of the two
 * strings and constants of the library.  So a target can be sent without copying it.  Sets
 * *count to the number of pieces: at most 4, plus one for each dot-segment of the two paths.
 * URIC_OK: pieces, which has room for `room` of them, holds them.  URIC_TOO_SMALL: it
 * has no room for *count; nothing is written; pieces may be NULL if room is 0.  Other
 * errors as above, with *count 0.
 *
 * Example:
 *     struct uric_bytes pieces[8];
 *     size_t count;
 *     uric_parse(s = "http://a/b/c", 12, &u);
 *     uric_parse(t = "d", 1, &v);
 *     assert(uric_resolve_pieces(uric_bind(s, &u), uric_bind(t, &v),
 *                                URIC_RESOLVE_STRICT, pieces, 8, &count) ==
 *                                URIC_OK);
 *     assert(pieces[0].n == 11 && pieces[count - 1].s == t);
 */
URIC_API enum uric_status uric_resolve_pieces(struct uric_ref base,
                                              struct uric_ref reference,
                                              enum uric_resolve_flags flags,
                                              struct uric_bytes *pieces, size_t room,
                                              size_t *count);

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
 * length.
 *
 * Example:
 *     uric_remove_dot_segments("/a/./b/../c", 11, URIC_DOTS_LITERAL, buffer,
 *                              sizeof buffer, &length);
 *     assert(wrote("/a/c"));
 */
URIC_API enum uric_status uric_remove_dot_segments(const char *path, size_t n,
                                                   enum uric_dots_flags flags,
                                                   char *buffer, size_t size,
                                                   size_t *length);

/* Whether the target of the reference is the same as the base, byte for byte, except for
 * their fragments: then it is a same-document reference (RFC 3986, 4.4).  A base without
 * a scheme is taken as it is.
 *
 * Example:
 *     uric_parse(s = "http://a/b", 10, &u);
 *     uric_parse(t = "#c", 2, &v);
 *     assert(uric_same_document(uric_bind(s, &u), uric_bind(t, &v)));
 */
URIC_API bool uric_same_document(struct uric_ref base, struct uric_ref reference);

/* Write the shortest reference that resolves to the same target as target, a URI, does, and
 * its parts.
 * Of equally short ones it is the first in this order: with an empty path, a relative
 * path, an absolute path, "//" and an authority, a scheme.  Returns URIC_OK;
 * URIC_TOO_SMALL, with nothing written; URIC_TOO_LONG; URIC_INVALID; URIC_NO_SCHEME if
 * the base or the target has none.
 *
 * Example:
 *     s = "http://a/b/c", t = "http://a/b/d?e";
 *     uric_parse(s, strlen(s), &u);
 *     uric_parse(t, strlen(t), &v);
 *     struct uric parts;
 *     uric_relate(uric_bind(s, &u), uric_bind(t, &v), buffer, sizeof buffer,
 *                 &length, &parts);
 *     assert(wrote("d?e") && parts.part[URIC_PATH].end == 1);
 */
URIC_API enum uric_status uric_relate(struct uric_ref base, struct uric_ref target,
                                      char *buffer, size_t size, size_t *length,
                                      struct uric *parts);

/* ---- building, editing: uric_edit ------------------------------------------- */

/* What an edit changes: a part, by enum uric_part, or one of these. */
enum uric_edit_part {
    URIC_EDIT_AUTHORITY = URIC_PARTS, /* userinfo, host and port together */
    URIC_EDIT_USER,
    URIC_EDIT_PASSWORD,
    URIC_EDIT_SEGMENT,        /* a path segment, by index: "/" has one empty segment, an
                                 empty path has none; setting the segment after the last
                                 appends it */
    URIC_EDIT_PARAMETER,      /* a query parameter, by index: what stands between "&",
                                 counting empty ones, unlike uric_query_next(); the edit
                                 sets the value of "name=value" and keeps the name */
    URIC_EDIT_PARAMETER_NAMED /* the first query parameter with that name, compared
                                 percent-decoded; if there is none, setting it appends
                                 it */
};

struct uric_change {
    int what;                /* enum uric_part or enum uric_edit_part */
    size_t index;            /* of the segment or parameter, from 0 */
    struct uric_bytes name;  /* of the parameter */
    struct uric_bytes value; /* the new bytes, as they are to appear; undefined: remove */
};

/* Why an edit was rejected; see uric_reason_text(). */
enum uric_reason {
    URIC_REASON_NONE,
    URIC_REASON_NOT_ALLOWED,   /* the byte at offset is not allowed there */
    URIC_REASON_NEEDS_HOST,    /* a userinfo or port without a host */
    URIC_REASON_NEEDS_SLASH,   /* with an authority, a path that does not start with "/" */
    URIC_REASON_NEEDS_USER,    /* a password without a user */
    URIC_REASON_NO_SUCH,       /* there are fewer segments or parameters */
    URIC_REASON_DELIMITER,     /* the byte at offset would end the part */
    URIC_REASON_DOT_SEGMENT,   /* the segment is "." or "..", perhaps percent-encoded */
    URIC_REASON_FIRST_SEGMENT  /* the first segment of a relative path would be empty */
};

/* What was rejected and why, after URIC_REFUSED; otherwise all zero. */
struct uric_refusal {
    uint8_t reason;   /* enum uric_reason */
    uint8_t part;     /* enum uric_part or enum uric_edit_part */
    uint8_t in_name;  /* 1: the offset is one of the name given, not of the value */
    uint8_t reserved;
    uint32_t offset;  /* within the value given for that part */
};

/* The reason in words; NULL if there is no such reason.
 *
 * Example: see uric_build(). */
URIC_API const char *uric_reason_text(int reason);

/* Write the reference that consists of these parts, indexed by enum uric_part (RFC 3986,
 * 5.3), and where they are in it.  An undefined path counts as empty.  The result parses,
 * under the same tolerance, into exactly these parts, except that a guard is put before a
 * path that would otherwise be read as something else: "/." if it starts with "//" and there
 * is no authority; "./" if its first segment holds a ":" and there is no scheme either.  A
 * guard belongs to the path.
 *
 * Returns URIC_OK; URIC_TOO_SMALL, with nothing written; URIC_REFUSED, with *why unless why
 * is NULL, and bytes of the buffer may have changed; URIC_TOO_LONG.
 *
 * Example:
 *     struct uric_bytes part[URIC_PARTS] = {{NULL, 0}};
 *     struct uric_refusal why;
 *     part[URIC_PORT].s = "80", part[URIC_PORT].n = 2;
 *     assert(uric_build(part, NULL, buffer, sizeof buffer, &length, NULL, &why) ==
 *            URIC_REFUSED);
 *     assert(why.reason == URIC_REASON_NEEDS_HOST &&
 *            uric_reason_text(why.reason) != NULL);
 *     part[URIC_HOST].s = "1.0.0.1", part[URIC_HOST].n = 7;
 *     struct uric parts;
 *     uric_build(part, NULL, buffer, sizeof buffer, &length, &parts, &why);
 *     assert(wrote("//1.0.0.1:80") && parts.host_kind == URIC_HOST_IPV4ADDRESS);
 */
URIC_API enum uric_status uric_build(const struct uric_bytes part[URIC_PARTS],
                                     const struct uric_tolerance *tolerance, char *buffer,
                                     size_t size, size_t *length, struct uric *parts,
                                     struct uric_refusal *why);

/* Write the reference with one part set or removed, and the parts of the result; every other
 * byte stays, except that a guard may be added as above.  ref was parsed by uric_parse(), or
 * by uric_parse_as() with the same tolerance: what stays is not always validated again.
 * Removing an absent part succeeds and changes nothing; an absent index is
 * URIC_REASON_NO_SUCH.  The rest is as with uric_build(); additionally, URIC_UNKNOWN if
 * edit->what is unknown.
 *
 * An origin-form, parsed as that (RFC 9112, 3.2.1), stays one: its path may start with "//",
 * without a guard, and what an origin-form does not have is rejected.
 *
 * Example:
 *     struct uric_change change = {URIC_QUERY, 0, {NULL, 0}, {"x=1", 3}};
 *     struct uric parts;
 *     uric_parse(s = "http://h/a#b", 12, &u);
 *     uric_edit(uric_bind(s, &u), &change, NULL, buffer, sizeof buffer, &length, &parts,
 *               NULL);
 *     assert(wrote("http://h/a?x=1#b") && parts.part[URIC_FRAGMENT].begin == 15);
 */
URIC_API enum uric_status uric_edit(struct uric_ref ref, const struct uric_change *edit,
                                    const struct uric_tolerance *tolerance, char *buffer,
                                    size_t size, size_t *length, struct uric *parts,
                                    struct uric_refusal *why);

/* ---- the target URI of a request ------------------------------------------------ */

/* Write the target URI of an HTTP request (RFC 9112, 3.3) as pieces, none of them empty, and
 * the parts of the pieces put together.  Sets *count to the number of pieces: at most 4.
 * scheme is the connection's; host is the value of the Host field, undefined or empty if
 * there is none; request_target was parsed by one of the request-target rules.  What it says
 * itself takes precedence: with an absolute-form neither scheme nor host is read, with an
 * authority-form host is not.
 *
 * Returns URIC_OK; URIC_TOO_SMALL if pieces has no room for *count; URIC_REFUSED if scheme is
 * not a scheme; URIC_INVALID if the Host field or the request-target is not valid;
 * URIC_TOO_LONG if the pieces together exceed URIC_MAX_LENGTH.  After the last three *count
 * is 0.
 *
 * Example:
 *     struct uric_bytes scheme = {"http", 4}, host = {"h:80", 4},
 *         pieces[4];
 *     struct uric parts;
 *     size_t count;
 *     assert(uric_parse_as(URIC_RULE_REQUEST_TARGET, s = "/a?b", 4, NULL, &u) ==
 *            URIC_OK);
 *     assert(uric_target_uri(scheme, host, uric_bind(s, &u), pieces, 4, &count, &parts) ==
 *            URIC_OK);
 *     assert(count == 4 && pieces[2].n == 4 && pieces[3].s == s);
 *     assert(parts.part[URIC_PORT].begin == 9 && parts.part[URIC_QUERY].end == 15);
 */
URIC_API enum uric_status uric_target_uri(struct uric_bytes scheme,
                                          struct uric_bytes host,
                                          struct uric_ref request_target,
                                          struct uric_bytes *pieces, size_t room,
                                          size_t *count, struct uric *parts);

/* ---- segments --------------------------------------------------------------------- */

/* The segments of a path, from its start, from its end, or from both in turn.  Writes the
 * next or the last of the remaining segments to *segment and returns true, or false if
 * none remains.  *rest is at first the span of the path and then what remains of it.  "/"
 * has one empty segment; an empty path has none.
 *
 * Example:
 *     uric_span rest, segment;
 *     uric_parse(s = "/a/bc/d", 7, &u);
 *     rest = u.part[URIC_PATH];
 *     assert(uric_segment_next(s, &rest, &segment) && segment.begin == 1 &&
 *            segment.end == 2);
 *     assert(uric_segment_previous(s, &rest, &segment) && segment.begin == 6);
 */
URIC_API bool uric_segment_next(const char *s, uric_span *rest, uric_span *segment);
URIC_API bool uric_segment_previous(const char *s, uric_span *rest, uric_span *segment);

/* The same from the start, with the segment percent-decoded into the size bytes at buffer,
 * which must not overlap s; buffer may be NULL if size is 0.  Sets *length to the length of
 * the decoded segment.  Returns URIC_OK; URIC_NONE if no segment remains, with *length 0;
 * URIC_TOO_SMALL if size is less than *length, with nothing written and *rest unchanged.
 *
 * The result is data, not a path: it may hold NUL, or a "/" that was "%2F" and separates
 * nothing.  "." and ".." come as they are; remove dot-segments first.  A "%" without two
 * hex digits stands for itself.  The bytes of the buffer after the result may change.
 *
 * Example:
 *     uric_span rest = {0, 8};
 *     uric_segment_next_decoded("/a%2Fb/c", &rest, buffer, sizeof buffer,
 *                               &length);
 *     assert(wrote("a/b") && rest.begin == 6);
 */
URIC_API enum uric_status uric_segment_next_decoded(const char *s, uric_span *rest,
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

/* Find the scheme whose name is the n bytes at s, in upper or lower case: the first match
 * among the count entries at own, otherwise the library's entry; NULL if neither has it.
 *
 * Example:
 *     assert(uric_scheme_find("HTTPS", 5, NULL, 0)->default_port == 443);
 */
URIC_API const struct uric_scheme *uric_scheme_find(
    const char *s, size_t n, const struct uric_scheme *own, size_t count);

/* The name of a kind: "unknown", "experimental", "reserved", then "http", "ws" and so
 * on; NULL for unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_scheme_kind_name(URIC_KIND_FILE), "file") == 0);
 */
URIC_API const char *uric_scheme_kind_name(int kind);

/* ---- percent-encoding ------------------------------------------------------- */

/* Where the encoded text is to go.  Each place has its own set of characters that are not
 * encoded (RFC 3986, Appendix A); "%" is in none of them. */
enum uric_encode_for {
    URIC_ENCODE_USERINFO,
    URIC_ENCODE_REG_NAME,
    URIC_ENCODE_PATH,    /* keeps "/" */
    URIC_ENCODE_SEGMENT, /* one segment of a path */
    URIC_ENCODE_QUERY,
    URIC_ENCODE_FRAGMENT,
    URIC_ENCODE_FORM /* application/x-www-form-urlencoded: letters, digits and
                        "*-._" are kept, a space becomes "+" */
};

/* Write the n bytes at s, percent-encoded (section 2.1): at most 3 n bytes.  Returns
 * URIC_OK; URIC_TOO_SMALL, with nothing written; URIC_TOO_LONG if the result would exceed
 * URIC_MAX_LENGTH; URIC_UNKNOWN if there is no such place.  If size is at least 3 n,
 * s is read once, otherwise twice.  The bytes of the buffer after the result may change.
 *
 * Example:
 *     uric_encode(URIC_ENCODE_SEGMENT, "a/b c", 5, buffer, sizeof buffer,
 *                 &length);
 *     assert(wrote("a%2Fb%20c"));
 */
URIC_API enum uric_status uric_encode(enum uric_encode_for place, const char *s, size_t n,
                                      char *buffer, size_t size, size_t *length);

/* Flags for decoding. */
enum uric_decode_flags {
    URIC_DECODE_ALL = 0,
    URIC_DECODE_PLUS = 1,             /* "+" is a space, as in forms */
    URIC_DECODE_REFUSE_NUL = 2,       /* reject "%00" */
    URIC_DECODE_REFUSE_DELIMITERS = 4 /* reject triplets of reserved characters */
};

/* Write the n bytes at s with their triplets decoded: at most n bytes.  buffer may start
 * at s or before it, but must not overlap it otherwise.  Bytes that are not part of a
 * triplet are copied unchecked.
 *
 * Sets *stopped to n.  Returns URIC_OK; URIC_TOO_SMALL, with nothing written;
 * URIC_INVALID if the "%" at *stopped starts no triplet; URIC_REFUSED if the triplet at
 * *stopped is one that the flags reject.  After the last two, *length is the length of
 * what precedes *stopped, decoded; it is written if size is at least n or *length.
 *
 * If size is at least n, s is read once, otherwise twice.  The bytes of the buffer after
 * the result may change, but not the bytes of s from *stopped on.  stopped may be NULL.
 *
 * Example:
 *     size_t stopped;
 *     uric_decode("a%2Fb", 5, URIC_DECODE_ALL, buffer, sizeof buffer, &length,
 *                 &stopped);
 *     assert(wrote("a/b"));
 *     assert(uric_decode("a%2Fb", 5, URIC_DECODE_REFUSE_DELIMITERS, buffer,
 *                        sizeof buffer, &length, &stopped) == URIC_REFUSED &&
 *                        stopped == 1);
 */
URIC_API enum uric_status uric_decode(const char *s, size_t n,
                                      enum uric_decode_flags flags, char *buffer,
                                      size_t size, size_t *length, size_t *stopped);

/* Count the triplets of the n bytes at s and collect the bytes that they encode in *set.
 * Decoding shortens s by twice that number (uric_decode() without flags).  A "%" that
 * starts no triplet is skipped.  If there are no triplets, or none of a delimiter that
 * splits the decoded text, decoding loses nothing.
 *
 * Example:
 *     struct uric_set set;
 *     assert(uric_encoded("a%2Fb%20", 8, &set) == 2 &&
 *            uric_set_has(&set, '/'));
 */
URIC_API size_t uric_encoded(const char *s, size_t n, struct uric_set *set);

/* ---- queries ----------------------------------------------------------------- */

enum uric_query_flags {
    URIC_QUERY_PLAIN = 0,
    URIC_QUERY_SEMICOLON = 1, /* ";" also separates pairs */
    URIC_QUERY_FORM = 2       /* the query is of a form: "+" in a key is a space */
};

/* What stands between two separators: the bytes before and after its first "=". */
struct uric_query_pair {
    uric_span key, value; /* still encoded */
    uint8_t has_value;    /* 0: there is no "=", and value is {0, 0} */
};

/* The pairs of a query, in order.  *rest is at first u.part[URIC_QUERY], or the span of a
 * string that is a query, and then what remains of it.  Returns true and the next pair;
 * false if none remains.  Empty pairs are skipped; "=" is a pair.  A pair's index for
 * URIC_EDIT_PARAMETER is the number of "&" in the query before it.  Triplets are not
 * decoded, so encoded separators do not separate: apply uric_decode() to keys and values,
 * with URIC_DECODE_PLUS for a form.
 *
 * Example:
 *     uric_span rest = {0, 7};
 *     struct uric_query_pair pair;
 *     s = "a=1&b=2";
 *     assert(uric_query_next(s, &rest, URIC_QUERY_PLAIN, &pair) &&
 *            pair.value.begin == 2);
 *     assert(uric_query_next(s, &rest, URIC_QUERY_PLAIN, &pair) &&
 *            s[pair.key.begin] == 'b');
 */
URIC_API bool uric_query_next(const char *s, uric_span *rest,
                              enum uric_query_flags flags,
                              struct uric_query_pair *pair);

/* The next pair whose key decodes to the n bytes at key; other pairs are skipped.  *rest
 * and the result are as with uric_query_next().
 *
 * Example:
 *     uric_span rest = {0, 9};
 *     struct uric_query_pair pair;
 *     s = "a=1&%62=2";
 *     assert(uric_query_find(s, &rest, URIC_QUERY_PLAIN, "b", 1, &pair));
 *     assert(pair.has_value && s[pair.value.begin] == '2');
 */
URIC_API bool uric_query_find(const char *s, uric_span *rest,
                              enum uric_query_flags flags, const char *key, size_t n,
                              struct uric_query_pair *pair);

/* Change the parameters of a query, n bytes at query: what "&" parts, empty ones too.  The
 * bytes of the others stay.  A pattern is compared with names percent-decoded; its "*" stands
 * for any bytes, "%2A" for a "*".  which is the number of the one that is meant among those
 * that match, from 0, or URIC_QUERY_ALL.  The result, like any query, can be put into its
 * reference with uric_edit().
 *
 * Each sets *length to the length of the result and returns URIC_OK; URIC_TOO_SMALL if size is
 * less, and what the buffer holds is unspecified; URIC_TOO_LONG.  The buffer must not overlap
 * the query.
 *
 * uric_query_remove() leaves parameters out; URIC_NONE, with *length 0, if none is left.
 *
 * Example:
 *     struct uric_bytes pattern = {"utm_*", 5};
 *     assert(uric_query_remove("utm_a=1&x=2&utm_b", 17, pattern, URIC_QUERY_ALL, buffer,
 *                              sizeof buffer, &length) == URIC_OK);
 *     assert(wrote("x=2"));
 */
#define URIC_QUERY_ALL SIZE_MAX
URIC_API enum uric_status uric_query_remove(const char *query, size_t n,
                                            struct uric_bytes pattern, size_t which,
                                            char *buffer, size_t size, size_t *length);

/* Replace the values of parameters that have one: what follows the first "=".  The value
 * must not contain "&".
 *
 * Example:
 *     struct uric_bytes all = {"*", 1}, value = {"x", 1};
 *     uric_query_set_values("a=1&b&c=", 8, all, URIC_QUERY_ALL, value, buffer,
 *                           sizeof buffer, &length);
 *     assert(wrote("a=x&b&c=x"));
 */
URIC_API enum uric_status uric_query_set_values(const char *query, size_t n,
                                                struct uric_bytes pattern, size_t which,
                                                struct uric_bytes value, char *buffer,
                                                size_t size, size_t *length);

/* Sort parameters by their names, byte by byte; those of one name keep their order.  The result
 * has n bytes.  spans has room for `room` of them; *count is set to the number of parameters.
 * URIC_TOO_SMALL if room is less than that, or size less than n: buffer is not written then.
 *
 * Example:
 *     uric_span spans[3];
 *     size_t count;
 *     length = 9;
 *     assert(uric_query_sort("b=1&a&b=0", 9, spans, 3, &count, buffer, sizeof buffer) ==
 *            URIC_OK);
 *     assert(wrote("a&b=1&b=0"));
 */
URIC_API enum uric_status uric_query_sort(const char *query, size_t n, uric_span *spans,
                                          size_t room, size_t *count, char *buffer,
                                          size_t size);

/* Look up the key, n bytes, in the query of a reference and write the value of the first
 * pair that has it, decoded, to the size bytes at buffer, which must not overlap ref.s;
 * buffer may be NULL if size is 0.  With URIC_QUERY_FORM a "+" in the value is a space,
 * too.  A "%" without two hex digits stands for itself.
 *
 * Sets *length to the length of the value.  Returns URIC_OK, also for the empty value of
 * "key="; URIC_NONE, with *length 0, if no pair has the key; URIC_NO_VALUE, with *length 0, if
 * the first that has it has no "=", even if later ones have: see uric_query_find();
 * URIC_TOO_SMALL if size is less than *length, with nothing written.  The bytes of the
 * buffer after the result may change.
 *
 * Example:
 *     uric_parse(s = "/?a=1&b=x%26y", 13, &u);
 *     uric_query_value(uric_bind(s, &u), URIC_QUERY_PLAIN, "b", 1, buffer,
 *                      sizeof buffer, &length);
 *     assert(wrote("x&y"));
 */
URIC_API enum uric_status uric_query_value(struct uric_ref ref, enum uric_query_flags flags,
                                           const char *key, size_t n, char *buffer,
                                           size_t size, size_t *length);

/* A field of a form: a key, and a value unless that is NULL. */
struct uric_field {
    const char *key, *value;
    size_t key_length, value_length;
};

/* Write fields as application/x-www-form-urlencoded: "key=value", or "key" without a value,
 * separated by "&".  Returns URIC_OK; URIC_TOO_SMALL, with nothing written; URIC_TOO_LONG
 * if the result would exceed URIC_MAX_LENGTH.
 *
 * Example:
 *     struct uric_field fields[] = {{"a b", "1&2", 3, 3}, {"c", NULL, 1, 0}};
 *     uric_form_encode(fields, 2, buffer, sizeof buffer, &length);
 *     assert(wrote("a+b=1%262&c"));
 */
URIC_API enum uric_status uric_form_encode(const struct uric_field *fields,
                                           size_t count, char *buffer, size_t size,
                                           size_t *length);

/* ---- ports, origins, allowed hosts --------------------------------------------- */

/* Write the port to connect to: its own, or else the default port of its
 * scheme, so that an empty port counts as none (section 3.2.3).  scheme describes the
 * scheme; NULL for what the library knows of it.  Returns URIC_PORT_NUMBER;
 * URIC_PORT_OVERFLOW; URIC_PORT_UNDEFINED if there is neither port.  *number is 0 unless
 * the result is URIC_PORT_NUMBER.  Whether there is a host makes no difference.
 *
 * Example:
 *     uint16_t port;
 *     uric_parse(s = "https://h/", 10, &u);
 *     assert(uric_effective_port(uric_bind(s, &u), NULL, &port) ==
 *            URIC_PORT_NUMBER && port == 443);
 */
URIC_API enum uric_port_status uric_effective_port(struct uric_ref ref,
                                                   const struct uric_scheme *scheme,
                                                   uint16_t *number);

/* Whether two URIs have the same origin (RFC 6454, sections 4 and 5): the same scheme, host
 * and effective port.  Userinfo, path, query and fragment do not matter.
 *
 * Hosts are compared by their normal form: ignoring case, with triplets of unreserved
 * characters decoded, and IPv6 addresses by value.  No more than that: "example.com." with
 * its dot, "127.1", and an IPv6 address that embeds an IPv4 address are hosts of their own.
 *
 * A URI without a naming authority has a unique origin (section 4, step 1), which even
 * the same URI does not share: false if there is no scheme, if the host is absent or
 * empty, and for schemes that have no authority, like mailto and data.  False for file,
 * too (step 4).  Other schemes count as supported (step 3).  If the library does not know
 * a scheme, it does not know its default port either: two absent ports are the same, an
 * absent and a written one are not.  False for a port over 65535, to which nothing can
 * connect.
 *
 * Example:
 *     uric_parse(s = "http://h/a", 10, &u);
 *     uric_parse(t = "HTTP://H:80/b", 13, &v);
 *     assert(uric_same_origin(uric_bind(s, &u), uric_bind(t, &v)));
 */
URIC_API bool uric_same_origin(struct uric_ref a, struct uric_ref b);

/* Whether the host of a reference is one of the count hosts at allowed.  Each of these is a
 * host as in a URI, or an IPv6 address without brackets; without a port.  An entry that is
 * neither matches nothing, and so does an empty host.
 *
 * The whole host has to match: "evil-example.com", "example.com.evil" and
 * "www.example.com" do not match "example.com".  The userinfo and the port do not matter.
 * These are the same:
 *  - names in upper and lower case, with or without one trailing dot, percent-encoded or
 *    not.  A name with a decoded byte other than a letter, a digit, "-", "_", "." or a
 *    non-ASCII byte matches nothing.  Names are not converted to Punycode or back;
 *  - the spellings of an IPv6 address;
 *  - those that inet_aton() takes for one IPv4 address (127.0.0.1, 127.1, 0177.0.0.1,
 *    0x7f.1, 2130706433), also with a trailing dot, and the IPv6 address to which it is
 *    mapped (::ffff:127.0.0.1).  Other embedded addresses are hosts of their own.
 * An IPvFuture matches nothing.
 *
 * This says nothing of the addresses that a name resolves to: a program that must not
 * connect to some of them has to check these as well.
 *
 * Example:
 *     struct uric_bytes allowed[] = {{"example.com", 11}, {"::1", 3}};
 *     uric_parse(s = "http://EXAMPLE.com/", 19, &u);
 *     assert(uric_host_allowed(uric_bind(s, &u), allowed, 2));
 *     uric_parse(t = "http://example.com.evil/", 24, &v);
 *     assert(!uric_host_allowed(uric_bind(t, &v), allowed, 2));
 */
URIC_API bool uric_host_allowed(struct uric_ref ref, const struct uric_bytes *allowed,
                                size_t count);

/* ---- hosts: DNS names and addresses -------------------------------------------- */

/* What uric_dns_name() allows and refuses beyond the rule. */
enum uric_dns_flags {
    URIC_DNS_STRICT = 0,     /* "h." is refused; triplets are decoded first */
    URIC_DNS_DOT = 1,        /* one "." at the end, the root (RFC 1034, 3.1), is allowed */
    URIC_DNS_UNDERSCORE = 2, /* "_" is allowed like a letter, as in names of services
                                (RFC 8552) */
    URIC_DNS_NO_TRIPLETS = 4 /* triplets are refused */
};

/* Whether a host is a DNS name, or why not. */
enum uric_dns_status {
    URIC_DNS_OK,
    URIC_DNS_NO_HOST,      /* there is no host */
    URIC_DNS_EMPTY,        /* the host is empty, or "." */
    URIC_DNS_ADDRESS,      /* an IPv4address or an IP-literal */
    URIC_DNS_TRIPLET,      /* refused by URIC_DNS_NO_TRIPLETS */
    URIC_DNS_BYTE,         /* a byte that is no letter, digit, "-" or "." of ASCII */
    URIC_DNS_EMPTY_LABEL,  /* two dots in a row, or one at the start */
    URIC_DNS_HYPHEN_FIRST, /* a label starts with "-" */
    URIC_DNS_HYPHEN_LAST,  /* a label ends with "-" */
    URIC_DNS_LABEL_LENGTH, /* a label of more than 63 bytes */
    URIC_DNS_NAME_LENGTH,  /* more than 253 bytes, the "." at the end not counted */
    URIC_DNS_FINAL_DOT,    /* a "." at the end, without URIC_DNS_DOT */
    URIC_DNS_NUMERIC       /* the last label is a number */
};
#define URIC_DNS_STATUSES 13

/* Whether the host of a reference, percent-decoded, is the name of a host in the DNS: labels
 * of 1 to 63 letters, digits and hyphens that neither start nor end with a hyphen, with dots
 * between them, 253 bytes in all (RFC 1034, section 3.5; RFC 1035, section 2.3.4; RFC 1123,
 * section 2.1).  A reg-name of RFC 3986 may be much else: "$(id)", "a,b", "a&b.example".
 *
 * If the last label is a number, the host is no name: no top-level domain is one (RFC 1123,
 * section 2.1; RFC 3696, section 2), and clients take the host for an IPv4 address, or refuse
 * it.  A number is decimal digits, or "0x" and hexadecimal digits or none, as in the URL
 * Standard (3.5, "ends in a number").  So "127.1", "1.2.3.256" and "a.0x1" are no names;
 * "1.example" is one.  Non-ASCII names are names only in Punycode ("xn--..."), which is not
 * decoded.
 *
 * If it is a name, *offset is the end of the host.  Otherwise it is the offset of the byte at
 * fault, the first one where there are several: the byte, triplet, hyphen or dot; the 64th
 * byte of a label; the 254th of the name.  For URIC_DNS_NUMERIC, which is tested last, it is
 * the start of the last label; for a host that is empty or an address, the start of the host;
 * for none, 0.
 *
 * Example:
 *     uint32_t offset;
 *     uric_parse(s = "http://w&w.example/", 19, &u);
 *     assert(uric_dns_name(uric_bind(s, &u), URIC_DNS_STRICT, &offset) == URIC_DNS_BYTE &&
 *            offset == 8);
 *     uric_parse(s = "http://_sip.example./", 21, &u);
 *     assert(uric_dns_name(uric_bind(s, &u),
 *                          URIC_DNS_DOT | URIC_DNS_UNDERSCORE, &offset) == URIC_DNS_OK);
 */
URIC_API enum uric_dns_status uric_dns_name(struct uric_ref ref, enum uric_dns_flags flags,
                                            uint32_t *offset);

/* "ok", "no-host", "empty", "address", "triplet", "byte", "empty-label", "hyphen-first",
 * "hyphen-last", "label-length", "name-length", "final-dot", "numeric"; NULL for unknown
 * numbers.
 *
 * Example:
 *     assert(strcmp(uric_dns_status_name(URIC_DNS_BYTE), "byte") == 0);
 */
URIC_API const char *uric_dns_status_name(int status);

/* What kind of address it is: what IANA's registries say of the smallest block that holds it
 * (see uric_address_find()).  New kinds are added at the end. */
enum uric_address_kind {
    URIC_ADDRESS_UNICAST,       /* in no block: assigned to somebody on the Internet */
    URIC_ADDRESS_UNSPECIFIED,   /* 0/8 (RFC 1122, 3.2.1.3); :: (RFC 4291, 2.5.2) */
    URIC_ADDRESS_LOOPBACK,      /* 127/8 (RFC 1122); ::1 (RFC 4291, 2.5.3) */
    URIC_ADDRESS_PRIVATE,       /* 10/8, 172.16/12, 192.168/16 (RFC 1918) */
    URIC_ADDRESS_LINK_LOCAL,    /* 169.254/16 (RFC 3927); fe80::/10 (RFC 4291, 2.5.6) */
    URIC_ADDRESS_MULTICAST,     /* 224/4 (RFC 5771); ff00::/8 (RFC 4291, 2.7) */
    URIC_ADDRESS_DOCUMENTATION, /* 192.0.2/24, 198.51.100/24, 203.0.113/24 (RFC 5737);
                                   2001:db8::/32 (RFC 3849), 3fff::/20 (RFC 9637) */
    URIC_ADDRESS_SHARED,        /* 100.64/10 (RFC 6598): behind a carrier's NAT */
    URIC_ADDRESS_BENCHMARKING,  /* 198.18/15 (RFC 2544); 2001:2::/48 (RFC 5180) */
    URIC_ADDRESS_BROADCAST,     /* 255.255.255.255 (RFC 8190) */
    URIC_ADDRESS_RESERVED,      /* 240/4 (RFC 1112); the unassigned parts of IPv6 */
    URIC_ADDRESS_PROTOCOL,      /* the IETF's protocol assignments in 192.0.0/24 (RFC 6890),
                                   2001::/23 (RFC 2928) and elsewhere: not reachable */
    URIC_ADDRESS_SERVICE,       /* the same, for services reachable by anycast: AS112, AMT,
                                   PCP, TURN ... */
    URIC_ADDRESS_DISCARD,       /* 100::/64 (RFC 6666): routers drop what is sent there */
    URIC_ADDRESS_UNIQUE_LOCAL,  /* fc00::/7 (RFC 4193): IPv6's private addresses */
    URIC_ADDRESS_SITE_LOCAL,    /* fec0::/10 (deprecated: RFC 3879) */
    URIC_ADDRESS_SEGMENT,       /* 5f00::/16 (RFC 9602): segment identifiers of SRv6 */
    URIC_ADDRESS_ORCHID,        /* 2001:10::/28, 2001:20::/28 (RFC 4843, RFC 7343),
                                   2001:30::/28 (RFC 9374): hashes as identifiers */
    /* IPv6 addresses that contain an IPv4 address, and what goes with them: */
    URIC_ADDRESS_MAPPED,        /* ::ffff:0:0/96 (RFC 4291, 2.5.5.2) */
    URIC_ADDRESS_COMPATIBLE,    /* ::/96 (deprecated: RFC 4291, 2.5.5.1) */
    URIC_ADDRESS_TRANSLATED,    /* ::ffff:0:0:0/96 (RFC 2765, 2.1; now RFC 7915) */
    URIC_ADDRESS_NAT64,         /* 64:ff9b::/96 (RFC 6052) */
    URIC_ADDRESS_NAT64_LOCAL,   /* 64:ff9b:1::/48 (RFC 8215) */
    URIC_ADDRESS_6TO4,          /* 2002::/16 (RFC 3056), 192.88.99/24 (RFC 7526) */
    URIC_ADDRESS_TEREDO         /* 2001::/32 (RFC 4380) */
};
#define URIC_ADDRESS_KINDS 25

/* "unicast", "unspecified", "loopback" and so on, as the constants are called, in lower case
 * and with "-" for "_"; NULL for unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_address_kind_name(URIC_ADDRESS_LINK_LOCAL), "link-local") == 0);
 */
URIC_API const char *uric_address_kind_name(int kind);

/* How a host spells its address.  All but URIC_SPELLING_DOTTED are other than RFC 3986,
 * section 3.2.2, has an IPv4address. */
enum uric_spelling {
    URIC_SPELLING_SHORT = 1,    /* one to three numbers: 127.1 */
    URIC_SPELLING_OCTAL = 2,    /* a number with a leading 0: 0177.0.0.1 */
    URIC_SPELLING_HEX = 4,      /* a number with a leading 0x: 0x7f.1 */
    URIC_SPELLING_DECIMAL = 8,  /* one number with neither: 2130706433 */
    URIC_SPELLING_DOT = 16,     /* a "." at the end */
    URIC_SPELLING_ENCODED = 32, /* a triplet */
    URIC_SPELLING_DOTTED = 64   /* the last four bytes of an IPv6 address as decimal numbers */
};

/* A host's address.  The caller owns it. */
struct uric_address {
    uint8_t bytes[16]; /* in network byte order; of an IPv4 address only 4, then zeros */
    uint8_t length;    /* 4 or 16; 0: the host is no address */
    uint8_t kind;      /* enum uric_address_kind, of bytes */
    uint8_t spelling;  /* bits of enum uric_spelling */
    uint8_t has_ipv4;  /* 1 if ipv4 is an address, otherwise 0 */
    uint8_t ipv4[4];   /* the IPv4 address: the same, or that in the IPv6 address */
    uint8_t ipv4_kind; /* enum uric_address_kind, of ipv4 */
    uint8_t reserved[3];
};

/* Write the address that the host means, however it is spelled: an IPv4address, an
 * IPv6address, or a reg-name that resolvers read as an address.  These do as inet_aton()
 * of 4.3BSD: one to four numbers, decimal, octal or hexadecimal, the last of which fills the
 * bytes that are left (RFC 3986, section 7.4).  The host is percent-decoded first and may
 * end in ".", as browsers do.  Returns false, and sets all of *a to 0, if the host means no
 * address: a name, an IPvFuture, none.
 *
 * An IPv6 address has an IPv4 address in it if its kind is one from URIC_ADDRESS_MAPPED to
 * URIC_ADDRESS_TEREDO, or if its last four bytes are written as one
 * ("[1:2:3:4:5:6:8.8.8.8]"), which decides but for 6to4.  Of Teredo it is the client's.
 * After a prefix in 64:ff9b:1::/48 it may be at one of four places, which only the operator
 * knows; it is taken to end at the last byte that is not 0.
 *
 * Example:
 *     struct uric_address a;
 *     uric_parse(s = "http://0x7f.1/", 14, &u);
 *     assert(uric_address_of(uric_bind(s, &u), &a) && a.length == 4 &&
 *            a.kind == URIC_ADDRESS_LOOPBACK &&
 *            a.spelling == (URIC_SPELLING_SHORT | URIC_SPELLING_HEX));
 *     uric_parse(s = "http://[::ffff:10.0.0.1]/", 25, &u);
 *     assert(uric_address_of(uric_bind(s, &u), &a) && a.length == 16 &&
 *            a.kind == URIC_ADDRESS_MAPPED && a.ipv4_kind == URIC_ADDRESS_PRIVATE);
 */
URIC_API bool uric_address_of(struct uric_ref ref, struct uric_address *a);

/* A block of addresses in a registry. */
struct uric_address_block {
    const char *prefix; /* "10.0.0.0/8" */
    const char *name;   /* the registry's: "Private-Use" */
    const char *source; /* "RFC 1918" */
    uint8_t kind;       /* enum uric_address_kind */
    int8_t global;      /* "globally reachable": 1 yes; 0 no; -1 the registry does not say */
};

/* Find the smallest block that holds an address of 4 or 16 bytes, in network byte order: of
 * IANA's IPv4 and IPv6 Special-Purpose Address Registries (RFC 6890, RFC 8190), of multicast
 * and reserved addresses in its two registries of address space, and of the prefixes of
 * RFC 4291 and RFC 2765 that are in neither.  grammar/addresses.tsv has them all, and their date.
 * NULL if no block does, or if length is neither 4 nor 16.
 *
 * Example:
 *     static const uint8_t address[4] = {192, 168, 0, 1};
 *     const struct uric_address_block *b = uric_address_find(address, 4);
 *     assert(b && b->kind == URIC_ADDRESS_PRIVATE && strcmp(b->source, "RFC 1918") == 0);
 */
URIC_API const struct uric_address_block *uric_address_find(const uint8_t *address,
                                                            size_t length);

/* Whether an address of 4 or 16 bytes, in network byte order, is unicast and globally
 * reachable: in no block, or in one that the registry calls so.  False where the registry
 * does not say.  A mapped address is judged by its IPv4 address, to which a socket connects; one
 * with the NAT64 prefix must have such an IPv4 address in it (RFC 6052, section 3.1).  False if
 * length is neither 4 nor 16.
 *
 * A program that fetches what others tell it to (server-side request forgery) asks this of
 * each address to which it connects, after it has resolved the name.
 *
 * Example:
 *     static const uint8_t metadata[4] = {169, 254, 169, 254};
 *     assert(!uric_address_is_global(metadata, 4));
 */
URIC_API bool uric_address_is_global(const uint8_t *address, size_t length);

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
 * of it.
 *
 * Example:
 *     struct uric_audit_result a;
 *     uint32_t address;
 *     uric_parse(s = "http://0x7f.1/", 14, &u);
 *     uric_audit(uric_bind(s, &u), NULL, &a);
 *     assert(a.hazards >> URIC_HAZARD_LOOPBACK & 1 &&
 *            a.hazards >> URIC_HAZARD_IPV4_HEX & 1);
 *     assert(uric_hazard_value(&a, URIC_HAZARD_IPV4_HEX, &address) &&
 *            address == 0x7f000001);
 */
URIC_API void uric_audit(struct uric_ref ref, const struct uric_scheme *scheme,
                         struct uric_audit_result *a);

/* Audit the n bytes at s, whether or not they are a valid reference.  An invalid one is
 * split as uric_split() does.  In its authority, the userinfo ends at the last "@", and the
 * digits after the last ":" are the port.  A "\" in authority or path is
 * URIC_HAZARD_BACKSLASH.  Returns URIC_OK, or URIC_TOO_LONG with no hazards.
 *
 * Example:
 *     struct uric_audit_result a;
 *     uric_audit_split(s = "http://a.example\\@127.1/ ", 25, NULL, &a);
 *     assert(a.hazards >> URIC_HAZARD_BACKSLASH & 1 &&
 *            a.hazards >> URIC_HAZARD_LOOPBACK & 1);
 */
URIC_API enum uric_status uric_audit_split(const char *s, size_t n,
                                           const struct uric_scheme *scheme,
                                           struct uric_audit_result *a);

/* "password", "userinfo-like-host" and so on; NULL for unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_hazard_name(URIC_HAZARD_LOOPBACK), "loopback") == 0);
 */
URIC_API const char *uric_hazard_name(int hazard);

/* The number that belongs to a hazard: the address (however written, or embedded), the
 * port, or the excessive length.  Returns true and sets *value; false if there is none.
 *
 * Example: see uric_audit(). */
URIC_API bool uric_hazard_value(const struct uric_audit_result *a, enum uric_hazard hazard,
                                uint32_t *value);

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

/* Below, references were parsed by uric_parse(), and scheme describes their scheme: NULL
 * for what the library knows of it, or the result of uric_scheme_find() for a caller's
 * own.  An origin-form of RFC 9112, parsed as that, is normalized as the path and query of an
 * http URI: without its dot-segments, which are not relative to anything, and without a
 * guard, since "//" starts its path and no authority.  See also uric_request.h. */

/* Which of the steps would change anything: URIC_STEPS_NONE if the reference is normal
 * already.  Reads it once.
 *
 * Example:
 *     uric_parse(s = "HTTP://h/a", 10, &u);
 *     assert(uric_needs(uric_bind(s, &u), URIC_STEPS_SYNTAX, NULL) ==
 *            URIC_STEP_CASE);
 */
URIC_API enum uric_step uric_needs(struct uric_ref ref, enum uric_step steps,
                                   const struct uric_scheme *scheme);

/* Write the normal form by these steps, and its parts.  It parses into the parts that section
 * 6 calls for; a path that would start with "//" without an authority gets a "/." before it.
 * Normalizing a normal form changes nothing.  It is not longer than the reference except
 * for that guard, for the "/" of an empty path, and, in IPv6 addresses, for a "0" in
 * place of "::" or up to six bytes for a mapped IPv4 address in dotted form.
 *
 * Returns URIC_OK, and bytes of the buffer after the result may have changed;
 * URIC_TOO_SMALL, with nothing written; URIC_INVALID; URIC_TOO_LONG if the result would exceed
 * URIC_MAX_LENGTH.
 *
 * One pass writes the result if size is at least 10 larger than the length of the
 * reference and map is NULL; otherwise a first pass computes its length.
 *
 * map, unless NULL, has room for size + 1 numbers.  After URIC_OK map[i] is the offset in
 * the reference of the source of byte i; for an inserted byte, the offset of what it
 * precedes.  map[*length] is the length of the reference.
 *
 * Example:
 *     struct uric parts;
 *     s = "HTTP://%31.0.0.1:80/%7Ea/../b";
 *     assert(uric_parse(s, strlen(s), &u) == URIC_OK);
 *     uric_normalize(uric_bind(s, &u), URIC_STEPS_ALL, NULL, buffer,
 *                    sizeof buffer, &length, &parts, NULL);
 *     assert(wrote("http://1.0.0.1/b") && parts.part[URIC_PATH].begin == 14);
 *     assert(parts.host_kind == URIC_HOST_IPV4ADDRESS);
 */
URIC_API enum uric_status uric_normalize(struct uric_ref ref, enum uric_step steps,
                                         const struct uric_scheme *scheme, char *buffer,
                                         size_t size, size_t *length, struct uric *parts,
                                         uint32_t *map);

/* Whether the normal forms of two references by these steps are the same bytes.  Writes
 * nothing.  scheme applies to both.
 *
 * Example:
 *     s = "http://h/%61", t = "http://h:80/a";
 *     uric_parse(s, strlen(s), &u);
 *     uric_parse(t, strlen(t), &v);
 *     assert(!uric_equal(uric_bind(s, &u), uric_bind(t, &v), URIC_STEPS_SYNTAX,
 *                        NULL));
 *     assert(uric_equal(uric_bind(s, &u), uric_bind(t, &v), URIC_STEPS_ALL,
 *                       NULL));
 */
URIC_API bool uric_equal(struct uric_ref ref, struct uric_ref other,
                         enum uric_step steps, const struct uric_scheme *scheme);

/* The comparison ladder of section 6.2: the first method by which two references are
 * equal.  Spellings of an IPv6 address count as different.
 *
 * Example:
 *     s = "http://h/%61", t = "http://h:80/a";
 *     uric_parse(s, strlen(s), &u);
 *     uric_parse(t, strlen(t), &v);
 *     assert(uric_compare(uric_bind(s, &u), uric_bind(t, &v), NULL) ==
 *            URIC_EQUIVALENCE_SCHEME);
 */
enum uric_equivalence {
    URIC_EQUIVALENCE_STRING, /* byte for byte (6.2.1) */
    URIC_EQUIVALENCE_SYNTAX, /* after URIC_STEPS_SYNTAX (6.2.2) */
    URIC_EQUIVALENCE_SCHEME, /* after URIC_STEP_SCHEME as well (6.2.3) */
    URIC_EQUIVALENCE_NONE    /* different */
};
URIC_API enum uric_equivalence uric_compare(struct uric_ref ref, struct uric_ref other,
                                            const struct uric_scheme *scheme);

/* "string", "syntax", "scheme", "different"; NULL for unknown numbers.
 *
 * Example:
 *     assert(strcmp(uric_equivalence_name(URIC_EQUIVALENCE_NONE), "different") == 0);
 */
URIC_API const char *uric_equivalence_name(int equivalence);

/* A hash for tables.  Equal references hash equally under the same key: those for which
 * uric_equal() returns true with the same steps and scheme; with no steps, equal strings.
 *
 * The value is SipHash-1-3 of the bytes of the normal form, from the last to the first,
 * with key[0] and key[1] as its k0 and k1.  It is the same on every machine.
 *
 * The key protects a table whose references come from others.  Take 16 bytes from the
 * system's random numbers, once for each table or process, and reveal neither them nor
 * hashes: then nobody can choose references that collide, which would make each look-up
 * walk through all of them.  A known key does not protect; and equal hashes never prove
 * that references are equal.
 *
 * Example:
 *     uint64_t key[2] = {0x0706050403020100, 0x0f0e0d0c0b0a0908};
 *     uric_parse(s = "HTTP://h", 8, &u);
 *     uric_parse(t = "http://h", 8, &v);
 *     assert(uric_hash(uric_bind(s, &u), URIC_STEP_CASE, NULL, key) ==
 *            uric_hash(uric_bind(t, &v), URIC_STEP_CASE, NULL, key));
 */
URIC_API uint64_t uric_hash(struct uric_ref ref, enum uric_step steps,
                            const struct uric_scheme *scheme, const uint64_t key[2]);

/* Write an IPv6 address as RFC 5952 says, without brackets, as a string.  A buffer of
 * URIC_IPV6_TEXT bytes is always large enough.  Returns URIC_OK or URIC_TOO_SMALL.  The
 * last 32 bits are dotted for addresses in ::ffff:0:0/96, which embed an IPv4
 * address.
 *
 * Example:
 *     uint8_t address[16] = {0x20, 0x01, 0x0d, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0,
 *                            0, 0, 7};
 *     uric_ipv6_text(address, buffer, sizeof buffer, &length);
 *     assert(strcmp(buffer, "2001:db8::7") == 0);
 */
#define URIC_IPV6_TEXT 40
URIC_API enum uric_status uric_ipv6_text(const uint8_t address[16], char *buffer,
                                         size_t size, size_t *length);

#endif /* URIC_ONLY_PARSE */

#ifdef __cplusplus
}
#endif

#ifndef URIC_ONLY_PARSE

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
URIC_FLAGS(uric_lines_flags)
URIC_FLAGS(uric_resolve_flags)
URIC_FLAGS(uric_dots_flags)
URIC_FLAGS(uric_decode_flags)
URIC_FLAGS(uric_query_flags)
URIC_FLAGS(uric_dns_flags)

#endif /* URIC_ONLY_PARSE */

#endif
