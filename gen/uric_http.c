/* uric_http, for proxies and servers, in one file; its interface is uric_http.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

#include "uric_http.h"

/* The instruction sets that this build has kernels for, and how to compile for each. */
#ifndef URIC_BUILT_H
#define URIC_BUILT_H

/* URIC_BUILT says which kernels this build has: only those that a macro names; or several,
 * among which the processor decides; or only those that the compiler's target guarantees. */
#define URIC_BUILT_PORTABLE 1
#define URIC_BUILT_SSE41 2
#define URIC_BUILT_AVX2 4
#define URIC_BUILT_AVX512 8
#define URIC_BUILT_NEON 16
#define URIC_BUILT_AVX512VBMI2 32
#define URIC_BUILT_SIMD128 64
/* the same stage 1 */
#define URIC_BUILT_512 (URIC_BUILT_AVX512 | URIC_BUILT_AVX512VBMI2)
#define URIC_BUILT_X86 (URIC_BUILT_SSE41 | URIC_BUILT_AVX2 | URIC_BUILT_512)
/* look up each half of a byte in a table of 16 */
#define URIC_BUILT_BY_HALVES (URIC_BUILT_X86 | URIC_BUILT_NEON | URIC_BUILT_SIMD128)

/* Whether a build may have kernels for AVX-512; those for AVX2 replace them.  clang 13 to 16,
 * the last one tried, crashes on them ("Cannot emit physreg copy instruction") when it
 * instruments for AddressSanitizer or AFL++. */
#ifndef URIC_TAKES_AVX512
#if defined(__clang__)
#if __has_feature(address_sanitizer) || defined(__AFL_COMPILER)
#define URIC_TAKES_AVX512 0
#endif
#endif
#endif
#ifndef URIC_TAKES_AVX512
#define URIC_TAKES_AVX512 1
#endif

#if defined(URIC_PORTABLE)
#define URIC_BUILT URIC_BUILT_PORTABLE
#elif defined(URIC_ISA_SSE41)
#define URIC_BUILT URIC_BUILT_SSE41
#elif defined(URIC_ISA_AVX2) || (!URIC_TAKES_AVX512 && (defined(URIC_ISA_AVX512) || \
                                                        defined(URIC_ISA_AVX512VBMI2)))
#define URIC_BUILT URIC_BUILT_AVX2
#elif defined(URIC_ISA_AVX512)
#define URIC_BUILT URIC_BUILT_AVX512
#elif defined(URIC_ISA_AVX512VBMI2)
#define URIC_BUILT URIC_BUILT_AVX512VBMI2
#elif defined(URIC_ISA_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#elif defined(URIC_ISA_SIMD128)
#define URIC_BUILT URIC_BUILT_SIMD128
#elif !defined(__GNUC__) || !__STDC_HOSTED__
#define URIC_BUILT URIC_BUILT_PORTABLE
#elif defined(__x86_64__) && defined(__SSE2__) /* not with -mno-sse, as in kernels */
#if URIC_TAKES_AVX512
#define URIC_BUILT (URIC_BUILT_PORTABLE | URIC_BUILT_X86)
#else
#define URIC_BUILT (URIC_BUILT_PORTABLE | (URIC_BUILT_X86 & ~URIC_BUILT_512))
#endif
#elif defined(__AARCH64EL__) && defined(__ARM_NEON)
#define URIC_BUILT URIC_BUILT_NEON
#else
#define URIC_BUILT URIC_BUILT_PORTABLE
#endif

/* Portable code that the compiler is to keep small: gen/uric_http.c then walks the table of its
 * rules for all of them, byte by byte. */
#if URIC_BUILT == URIC_BUILT_PORTABLE && defined(__OPTIMIZE_SIZE__)
#define URIC_SMALL
#endif

/* Only on x86-64 does the library choose at run time. */
#define URIC_CHOICE (URIC_BUILT & URIC_BUILT_PORTABLE && URIC_BUILT & URIC_BUILT_X86)

#if URIC_BUILT & URIC_BUILT_X86 && !(defined(__GNUC__) && defined(__x86_64__))
#error "URIC_ISA_SSE41, _AVX2, _AVX512 and _AVX512VBMI2 need GNU C for x86-64"
#endif
#if URIC_BUILT & URIC_BUILT_NEON && \
    !(defined(__GNUC__) && defined(__AARCH64EL__) && defined(__ARM_NEON))
#error "URIC_ISA_NEON needs GNU C for little-endian AArch64"
#endif
#if URIC_BUILT & URIC_BUILT_SIMD128 && !defined(__wasm_simd128__)
#error "URIC_ISA_SIMD128 needs clang for WebAssembly, with -msimd128"
#endif

/* Kernels for more than the compiler's baseline are compiled for their instruction set
 * function by function.  Call them only if the processor has it. */
#if URIC_BUILT & URIC_BUILT_X86
#define URIC_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define URIC_TARGET_BEGIN(names) \
    URIC_PRAGMA(clang attribute push(__attribute__((target(names))), \
                                     apply_to = function))
#define URIC_TARGET_END _Pragma("clang attribute pop")
#else
#define URIC_TARGET_BEGIN(names) \
    _Pragma("GCC push_options") URIC_PRAGMA(GCC target(names))
#define URIC_TARGET_END _Pragma("GCC pop_options")
#endif
#endif

#endif
/* The compiler's intrinsics for the instruction sets that this build has kernels for. */
#ifndef URIC_INTRINSICS_H
#define URIC_INTRINSICS_H


#if URIC_BUILT & URIC_BUILT_X86
#include <immintrin.h>
#elif URIC_BUILT & URIC_BUILT_NEON
#include <arm_neon.h>
#elif URIC_BUILT & URIC_BUILT_SIMD128
#include <wasm_simd128.h>
#endif

#endif
/* memcpy() and its kin: the compiler's own, where it has them, so that no <string.h> is
 * needed.  A C library may have macros of these names. */
#if defined(__GNUC__)
#pragma push_macro("memcpy")
#pragma push_macro("memmove")
#pragma push_macro("memset")
#pragma push_macro("memcmp")
#pragma push_macro("memchr")
#undef memcpy
#undef memmove
#undef memset
#undef memcmp
#undef memchr
#define memcpy(to, from, n) __builtin_memcpy(to, from, n)
#define memmove(to, from, n) __builtin_memmove(to, from, n)
#define memset(to, byte, n) __builtin_memset(to, byte, n)
#define memcmp(one, other, n) __builtin_memcmp(one, other, n)
#define memchr(s, byte, n) __builtin_memchr(s, byte, n)
#else
#include <string.h>
#endif

/* Export nothing, unless the user chose otherwise: see URIC_API.  If it is "static", the
 * functions that its unit does not call are unused. */
#if defined(__GNUC__) && !defined(_WIN32) && defined(URIC_API_BY_DEFAULT) && \
    !defined(URIC_SHARED)
#define URIC_HIDES
#pragma GCC visibility push(hidden)
#endif
#if defined(__GNUC__)
#pragma GCC diagnostic push
#ifndef URIC_API_BY_DEFAULT
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
/* C++ need not warn of C. */
#ifdef __cplusplus
#pragma GCC diagnostic ignored "-Wold-style-cast"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wuseless-cast"
#endif
#endif
#endif

/* What uric.h and uric_request.h declare beyond uric_http.h. */
#if defined(__GNUC__)
#define URIC_UNUSED __attribute__((unused))
#else
#define URIC_UNUSED
#endif
static URIC_UNUSED const char *uric_status_text(int status);
static URIC_UNUSED const char *uric_part_name(int part);
static URIC_UNUSED const char *uric_host_kind_name(int host_kind);
static URIC_UNUSED const char *uric_path_kind_name(int path_kind);
static URIC_UNUSED const char *uric_rule_name(int rule);
static URIC_UNUSED enum uric_status uric_parse_origin_form(const char *s, size_t n,
                                                 struct uric *u);
static URIC_UNUSED bool uric_user(struct uric_ref ref, uric_span *user);
static URIC_UNUSED bool uric_password(struct uric_ref ref, uric_span *password);
static URIC_UNUSED const char *uric_request_form_name(int form);
static URIC_UNUSED const struct uric_scheme *uric_scheme_find(
    const char *s, size_t n, const struct uric_scheme *own, size_t count);
static URIC_UNUSED bool uric_host_allowed(struct uric_ref ref, const struct uric_bytes *allowed,
                                size_t count);
enum uric_dns_flags {
    URIC_DNS_STRICT = 0,     /* "h." is refused; triplets are decoded first */
    URIC_DNS_DOT = 1,        /* one "." at the end, the root (RFC 1034, 3.1), is allowed */
    URIC_DNS_UNDERSCORE = 2, /* "_" is allowed like a letter, as in names of services
                                (RFC 8552) */
    URIC_DNS_NO_TRIPLETS = 4 /* triplets are refused */
};
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
static URIC_UNUSED enum uric_dns_status uric_dns_name(struct uric_ref ref, enum uric_dns_flags flags,
                                            uint32_t *offset);
static URIC_UNUSED const char *uric_dns_status_name(int status);
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
enum uric_spelling {
    URIC_SPELLING_SHORT = 1,    /* one to three numbers: 127.1 */
    URIC_SPELLING_OCTAL = 2,    /* a number with a leading 0: 0177.0.0.1 */
    URIC_SPELLING_HEX = 4,      /* a number with a leading 0x: 0x7f.1 */
    URIC_SPELLING_DECIMAL = 8,  /* one number with neither: 2130706433 */
    URIC_SPELLING_DOT = 16,     /* a "." at the end */
    URIC_SPELLING_ENCODED = 32, /* a triplet */
    URIC_SPELLING_DOTTED = 64   /* the last four bytes of an IPv6 address as decimal numbers */
};
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
static URIC_UNUSED bool uric_address_of(struct uric_ref ref, struct uric_address *a);
static URIC_UNUSED bool uric_hazard_value(const struct uric_audit_result *a, enum uric_hazard hazard,
                                uint32_t *value);


/* The names that the RFCs give to the values of enums, and the library's version. */
/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_INTERNAL_H
#define URIC_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_TABLE)
#define URIC_TABLES_ELSEWHERE
#endif
#ifndef URIC_TABLE
#define URIC_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_INTERNAL
#endif
#endif

#ifndef URIC_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_INLINE inline __attribute__((unused))
#else
#define URIC_NEVER_INLINE
#define URIC_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_FALLTHROUGH
#define URIC_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_INLINE const char *uric_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_INLINE enum uric_status uric_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_INLINE struct uric_bytes uric_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_INLINE int uric_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_INLINE void uric_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}

/* The size is part of the ABI. */
typedef char uric_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

#define NAMED(names, i) \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i] \
                                                               : NULL)

const char *uric_status_text(int status)
{
    static const char *const texts[] = {
        "valid", "invalid byte", "the input ends too early", "too long", "unknown rule",
        "the buffer is too small", "the reference has no scheme",
        "more \"..\" than segments before them", "rejected", "unknown number or name",
        "there is nothing to write", "a directive, not a record", "the key has no value"
    };
    return NAMED(texts, status);
}

const char *uric_host_kind_name(int host_kind)
{
    static const char *const names[] = {
        NULL, "reg-name", "IPv4address", "IPv6address", "IPvFuture"
    };
    return NAMED(names, host_kind);
}

const char *uric_path_kind_name(int path_kind)
{
    static const char *const names[] = {
        NULL, "path-abempty", "path-absolute", "path-noscheme",
        "path-rootless", "path-empty"
    };
    return NAMED(names, path_kind);
}

const char *uric_part_name(int part)
{
    static const char *const names[] = {
        "scheme", "userinfo", "host", "port", "path", "query", "fragment"
    };
    return NAMED(names, part);
}

const char *uric_rule_name(int rule)
{
    static const char *const names[] = {
        "URI-reference", "URI", "absolute-URI", "relative-ref", "authority",
        "host", "IPv6address", "IPv4address", "origin-form", "absolute-form",
        "authority-form", "asterisk-form", "request-target", "request-target",
        "Host"
    };
    return NAMED(names, rule);
}

const char *uric_request_form_name(int form)
{
    static const char *const names[] = {
        "origin-form", "absolute-form", "authority-form", "asterisk-form"
    };
    return NAMED(names, form);
}


#define DIGITS_OF(x) #x
#define DIGITS(x) DIGITS_OF(x)

const char *uric_version(void)
{
    return DIGITS(URIC_VERSION_MAJOR) "." DIGITS(URIC_VERSION_MINOR) "."
           DIGITS(URIC_VERSION_PATCH) URIC_VERSION_SUFFIX;
}

#undef DIGITS
#undef DIGITS_OF
#undef NAMED

/* Stage 1 with SSSE3 and SSE4.1. */
/* Shared by the vector kernels: the intrinsics, and loads of part of a vector that read no
 * byte past the end.  Little-endian. */
#ifndef URIC_VECTORS_H
#define URIC_VECTORS_H

/* The kernels for each instruction set, one of which is in use. */
#ifndef URIC_ISA_H
#define URIC_ISA_H


/* The number of bytes in a mask, and the number searched at once for the ends of lines.  The
 * test small-block makes them so small that it can enumerate all strings of several blocks. */
#ifndef URIC_BLOCK
#define URIC_BLOCK 64
#endif
#if URIC_BLOCK == 64
typedef uint64_t uric_word;
enum { URIC_STRETCH = 8192 };
#elif URIC_BLOCK == 8
typedef uint8_t uric_word;
enum { URIC_STRETCH = 16 };
#endif

struct uric_view;

#ifndef URIC_SMALL

/* The kernels for one instruction set. */
struct uric_kernels {
    const char *isa;
    /* The one-shot scanner: like uric_walk() of walk.h, but *u need not be zero, and n may be
     * up to URIC_MAX_LENGTH. */
    int (*parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u);
    /* The end of a run of the class, and of valid triplets, that continues at i.  If the
     * kernel has masks, *v then holds those of the bytes there. */
    size_t (*pass)(struct uric_view *v, size_t i, unsigned jump);
};

#define URIC_DECLARE_PARSE(isa) \
    URIC_INTERNAL int uric_parse_##isa(unsigned start, const unsigned char *s, \
                                       size_t n, struct uric *u)
#define URIC_DECLARE_PASS(isa) \
    URIC_INTERNAL size_t uric_pass_##isa(struct uric_view *v, size_t i, unsigned jump)
#define URIC_DECLARE_RULE(isa) \
    URIC_INTERNAL int uric_rule_##isa(unsigned start, const unsigned char *s, \
                                      size_t n, const unsigned char (*symbol)[256], \
                                      struct uric *u)
#define URIC_DECLARE_ENDS(isa) \
    URIC_INTERNAL void uric_ends_##isa(const unsigned char *s, size_t n, \
                                       unsigned char terminator, uric_word *ends)
#define URIC_DECLARE_CODING(isa) \
    URIC_INTERNAL void uric_decode_##isa(struct uric_coding *c); \
    URIC_INTERNAL void uric_encode_##isa(struct uric_coding *c)

#if URIC_BUILT & URIC_BUILT_PORTABLE
URIC_DECLARE_PARSE(portable);
URIC_DECLARE_PASS(portable);
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
URIC_DECLARE_PARSE(sse41);
URIC_DECLARE_PASS(sse41);
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
URIC_DECLARE_PARSE(avx2);
URIC_DECLARE_PASS(avx2);
#endif
#if URIC_BUILT & URIC_BUILT_512
URIC_DECLARE_PARSE(avx512);
URIC_DECLARE_PASS(avx512);
#endif
#if URIC_BUILT & URIC_BUILT_NEON
URIC_DECLARE_PARSE(neon);
URIC_DECLARE_PASS(neon);
#endif
#if URIC_BUILT & URIC_BUILT_SIMD128
URIC_DECLARE_PARSE(simd128);
URIC_DECLARE_PASS(simd128);
#endif

/* The kernels for the best instruction set that the processor has. */
URIC_INTERNAL const struct uric_kernels *uric_best_kernels(void);

#if URIC_CHOICE
/* The library's only writable variable: the kernels in use, NULL until the first use. */
#ifdef URIC_SINGLE_FILE
static const struct uric_kernels *uric_chosen;
#else
extern URIC_INTERNAL const struct uric_kernels *uric_chosen;
#endif
#endif

/* Those in use, or NULL: then ask uric_best_kernels().  A load, where a call would make the caller
 * save its parameters. */
static URIC_ALWAYS_INLINE const struct uric_kernels *uric_known_kernels(void)
{
#if URIC_CHOICE
    return __atomic_load_n(&uric_chosen, __ATOMIC_RELAXED);
#else
    return NULL;
#endif
}

#endif

#ifndef URIC_SINGLE_FILE
/* For tests and benchmarks: the kernels of this build by number, from 0; NULL after the last
 * that the processor supports.  Executes CPUID, which is slow on virtual machines; a build
 * with one set of kernels does not check. */
URIC_INTERNAL const struct uric_kernels *uric_kernels_number(int i);

/* For tests: use these kernels from now on; NULL: the best ones again. */
URIC_INTERNAL void uric_kernels_use(const struct uric_kernels *to_use);
#endif

#endif

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* The bytes over which states jump, for shuffles by halves.  Generated by
 * grammar/tools/masks.py from grammar/classes.rl; do not edit. */
#ifndef URIC_MASKS_H
#define URIC_MASKS_H

/* SCHEME: all but +-.Zz */
#define URIC_LEAST_SCHEME 64
/* REG_NAME: all but ;=_~ */
#define URIC_LEAST_REG_NAME 16
/* PATH: all */
#define URIC_LEAST_PATH 2

#define URIC_MASKS_LOW \
    82, 254, 214, 214, 254, 214, 254, 254, 254, 254, 190, 164, 160, 164, 162, 136
#define URIC_MASKS_HIGH \
    0, 0, 40, 68, 174, 88, 172, 82, 0, 0, 0, 0, 0, 0, 0, 0

#endif

/* The constants of stage 1, as vectors.  They are loaded from memory because gcc would build
 * each constant in a general register and broadcast it. */
enum uric_row {
    URIC_ROW_LOW,
    URIC_ROW_HIGH,
    URIC_ROW_HALF,
    URIC_ROW_PERCENT,
    URIC_ROW_MARK,
    URIC_ROW_HASH,
    URIC_ROW_TO_SIGN_SCHEME, /* a saturating addition sets the sign of bytes in the class */
    URIC_ROW_TO_SIGN_REG_NAME,
    URIC_ROW_TO_SIGN_PATH,
    URIC_ROW_LEAST_SCHEME,
    URIC_ROW_LEAST_REG_NAME,
    URIC_ROW_LEAST_PATH,
    URIC_ROW_COUNT
};

#define FOUR(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define ALL(c) { FOUR(FOUR(FOUR(c))) }
static const unsigned char uric_rows[URIC_ROW_COUNT][64] __attribute__((aligned(64))) = {
    { FOUR(URIC_MASKS_LOW) }, { FOUR(URIC_MASKS_HIGH) }, ALL(15), ALL('%'),
    ALL('?'), ALL('#'),
    ALL(128 - URIC_LEAST_SCHEME), ALL(128 - URIC_LEAST_REG_NAME),
    ALL(128 - URIC_LEAST_PATH), ALL(URIC_LEAST_SCHEME), ALL(URIC_LEAST_REG_NAME),
    ALL(URIC_LEAST_PATH)
};
#undef ALL
#undef FOUR

static URIC_ALWAYS_INLINE const unsigned char *uric_row(enum uric_row row)
{
    const unsigned char *rows = uric_rows[0];

    __asm__("" : "+r"(rows)); /* hides the constants from the compiler */
    return rows + 64 * (unsigned)row;
}

#endif

#if URIC_BUILT & URIC_BUILT_BY_HALVES & ~URIC_BUILT_512

/* 1 to 15 bytes, padded with zeros to 16. */
struct uric_short_bytes {
    uint64_t low, high;
};

static URIC_INLINE struct uric_short_bytes uric_load_short(const unsigned char *s, size_t n)
{
    struct uric_short_bytes bytes;
    uint32_t first, last;

    bytes.high = 0;
    if (n > 8) {
        memcpy(&bytes.low, s, 8);
        memcpy(&bytes.high, s + n - 8, 8);
        bytes.high >>= 8 * (16 - n);
    } else if (n == 8) {
        memcpy(&bytes.low, s, 8);
    } else if (n >= 4) {
        memcpy(&first, s, 4);
        memcpy(&last, s + n - 4, 4);
        bytes.low = first | (uint64_t)last << 8 * (n - 4);
    } else {
        bytes.low = s[0] | (uint32_t)s[n / 2] << 8 * (n / 2) |
                    (uint32_t)s[n - 1] << 8 * (n - 1);
    }
    return bytes;
}

#endif

#endif
/* The interface of the scanner's two stages.
 *
 * Stage 1, once for each instruction set (classify_*.c), finds which bytes a run may pass, as
 * masks of 64 bytes.  It decides only how far a run goes.
 *
 * Stage 2, once (walk.c), is the automaton that Ragel builds from grammar/machines/parse.rl or
 * rules.rl: of the hot rules as goto code (gen/tables/parse_states.h), of all rules as a table
 * (transitions.h).  A state that loops on itself jumps over the run that a mask shows.
 * grammar/README.md has an example. */
#ifndef URIC_WALK_H
#define URIC_WALK_H

/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_HEXDIG_H
#define URIC_HEXDIG_H


/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_CLASSES_H
#define URIC_CLASSES_H

#define URIC_CLASS_ALPHA 1u
#define URIC_CLASS_DIGIT 2u
#define URIC_CLASS_HEXDIG 4u
#define URIC_CLASS_URI 8u
#define URIC_CLASS_PCHAR 16u
#define URIC_CLASS_RESERVED 32u
#define URIC_CLASS_SUB_DELIMS 64u
#define URIC_CLASS_UNRESERVED 128u


URIC_TABLE const unsigned char uric_class[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,120,0,40,120,24,120,120,120,120,120,120,120,152,152,40,
    158,158,158,158,158,158,158,158,158,158,56,120,0,120,0,40,
    56,157,157,157,157,157,157,153,153,153,153,153,153,153,153,153,
    153,153,153,153,153,153,153,153,153,153,153,40,0,40,0,152,
    0,157,157,157,157,157,157,153,153,153,153,153,153,153,153,153,
    153,153,153,153,153,153,153,153,153,153,153,0,0,0,152,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

#endif

/* Whether a byte may follow "%" in a triplet. */
static URIC_INLINE int uric_is_hexdig(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_INLINE int uric_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_is_hexdig(s[i + 1]) &&
           uric_is_hexdig(s[i + 2]);
}

#endif
/* Counting the bits of a word. */
#ifndef URIC_BITS_H
#define URIC_BITS_H


/* The number of bits set. */
static URIC_INLINE unsigned uric_count(uint64_t mask)
{
    const uint64_t pairs = ~(uint64_t)0 / 3, fours = ~(uint64_t)0 / 5;

    mask -= mask >> 1 & pairs;
    mask = (mask & fours) + (mask >> 2 & fours);
    mask = (mask + (mask >> 4)) & ~(uint64_t)0 / 17;
    return (unsigned)(mask * (~(uint64_t)0 / 255) >> 56);
}

/* The number of zeros below the lowest set bit; 64 if there is none. */
static URIC_INLINE unsigned uric_zeros(uint64_t mask)
{
#if defined(__GNUC__)
    return mask ? (unsigned)__builtin_ctzll(mask) : 64;
#else
    return uric_count(~mask & (mask - 1));
#endif
}

/* The number of zeros below the lowest set bit of a mask that is not 0: one instruction. */
static URIC_INLINE unsigned uric_lowest(uint64_t mask)
{
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(mask);
#else
    return uric_zeros(mask);
#endif
}

/* The lowest i bits, i up to 64. */
static URIC_INLINE uint64_t uric_below(unsigned i)
{
    return i < 64 ? ((uint64_t)1 << i) - 1 : ~(uint64_t)0;
}

#endif

/* gen/uric_http.c has other tables, of fewer rules, and reads by its hot rules with kernels, by the
 * others with streams. */
/* Generated from grammar/machines/http_parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
#ifndef URIC_HTTP_PARSE_TABLES_H
#define URIC_HTTP_PARSE_TABLES_H

/* Where each rule starts. */
enum {
    uric_PARSE_START_Host = 1,
    uric_PARSE_START_origin_form = 2
};

/* Sets of bytes: the bits of their members in a table. */
enum {
    URIC_PARSE_IS_IPV4ADDRESS = 24,
    URIC_PARSE_IS_HEXDIG = 80,
    URIC_PARSE_IS_IPV6ADDRESS = 92,
    URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS = 96,
    URIC_PARSE_IS_REG_NAME = 120,
    URIC_PARSE_IS_USERINFO = 124,
    URIC_PARSE_IS_PATH = 126,
    URIC_PARSE_IS_FRAGMENT = 127
};

#ifndef URIC_SMALL
/* Tables of bytes. */
static const unsigned char uric_parse_bytes[1][256] = {
    {
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,32,0,0,32,0,32,32,32,32,32,32,32,32,8,2,
        16,16,16,16,16,16,16,16,16,16,4,32,0,32,0,1,
        2,64,64,64,64,64,64,32,32,32,32,32,32,32,32,32,
        32,32,32,32,32,32,32,32,32,32,32,0,0,0,0,32,
        0,64,64,64,64,64,64,32,32,32,32,32,32,32,32,32,
        32,32,32,32,32,32,32,32,32,32,32,0,0,0,32,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
        0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    },
};
#endif
/* IPv4address: column of a byte; next state by 26 * column + state. */
URIC_TABLE const unsigned char uric_table_IPv4address_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,
    2,3,4,5,5,6,7,7,7,7,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};
URIC_TABLE const unsigned char uric_table_IPv4address_next[208] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,2,2,7,7,7,
    7,2,7,13,13,13,13,2,13,19,19,19,19,2,19,2,
    2,2,2,2,0,3,2,2,6,6,3,9,3,2,12,12,
    9,15,9,2,18,18,15,21,15,2,24,24,21,21,0,4,
    2,2,6,6,3,10,3,2,12,12,9,16,9,2,18,18,
    15,22,15,2,24,24,21,21,0,5,2,2,6,6,3,11,
    3,2,12,12,9,17,9,2,18,18,15,23,15,2,24,24,
    21,21,0,6,2,2,6,6,3,12,3,2,12,12,9,18,
    9,2,18,18,15,24,15,2,24,24,21,21,0,6,2,2,
    6,8,3,12,3,2,12,14,9,18,9,2,18,20,15,24,
    15,2,24,25,21,21,0,6,2,2,6,3,3,12,2,2,
    12,9,9,18,2,2,18,15,15,24,2,2,24,21,21,2,
};
/* IPv6address: column of a byte; next state by 152 * column + state. */
URIC_TABLE const unsigned char uric_table_IPv6address_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,
    2,3,4,5,5,6,7,7,7,7,8,0,0,0,0,0,
    0,9,9,9,9,9,9,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,9,9,9,9,9,9,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};
URIC_TABLE const unsigned char uric_table_IPv6address_next[1520] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,23,23,23,23,0,0,0,0,23,23,23,23,0,0,
    0,0,23,23,23,0,0,0,0,0,23,23,23,53,53,53,
    53,0,23,0,0,0,23,23,23,23,0,0,23,0,53,0,
    0,0,0,0,0,23,23,23,0,79,79,79,79,0,0,0,
    23,23,23,23,0,0,23,0,79,0,0,0,0,0,23,23,
    23,0,0,0,0,0,0,0,0,23,23,23,23,0,0,23,
    0,0,0,0,0,0,23,23,23,0,0,0,0,23,23,23,
    23,0,0,23,0,23,23,23,23,0,0,0,0,23,23,23,
    0,0,0,0,23,23,23,0,0,23,0,23,0,0,0,0,
    0,2,4,0,7,8,10,15,16,18,24,26,26,28,24,0,
    29,30,32,34,34,36,32,37,41,18,42,42,41,43,44,46,
    51,46,52,52,51,0,40,40,37,55,55,0,56,57,59,61,
    61,63,59,64,64,65,37,0,69,70,72,77,72,78,78,77,
    0,0,68,68,65,0,81,82,84,86,86,88,84,89,89,90,
    65,94,95,97,102,97,103,103,102,0,0,93,93,90,0,105,
    106,108,110,110,112,108,113,113,90,114,115,117,122,117,123,123,
    122,0,0,124,125,131,133,133,135,131,136,136,137,138,140,140,
    142,143,138,144,143,145,145,144,0,0,146,143,147,147,146,148,
    149,149,150,150,151,0,0,90,0,2,4,0,7,8,11,15,
    16,19,24,26,26,28,24,0,29,30,32,34,34,36,32,38,
    41,19,42,42,41,43,44,47,51,47,52,52,51,0,40,40,
    37,55,55,0,56,57,59,61,61,63,59,64,64,66,37,0,
    69,70,73,77,73,78,78,77,0,0,68,68,65,0,81,82,
    84,86,86,88,84,89,89,91,65,94,95,98,102,98,103,103,
    102,0,0,93,93,90,0,105,106,108,110,110,112,108,113,113,
    90,114,115,118,122,118,123,123,122,0,0,124,126,131,133,133,
    135,131,136,136,137,138,140,140,142,143,138,144,143,145,145,144,
    0,0,146,143,147,147,146,148,149,149,150,150,151,0,0,90,
    0,2,4,0,7,8,12,15,16,20,24,26,26,28,24,0,
    29,30,32,34,34,36,32,39,41,20,42,42,41,43,44,48,
    51,48,52,52,51,0,40,40,37,55,55,0,56,57,59,61,
    61,63,59,64,64,67,37,0,69,70,74,77,74,78,78,77,
    0,0,68,68,65,0,81,82,84,86,86,88,84,89,89,92,
    65,94,95,99,102,99,103,103,102,0,0,93,93,90,0,105,
    106,108,110,110,112,108,113,113,90,114,115,119,122,119,123,123,
    122,0,0,124,127,131,133,133,135,131,136,136,137,138,140,140,
    142,143,138,144,143,145,145,144,0,0,146,143,147,147,146,148,
    149,149,150,150,151,0,0,90,0,2,4,0,7,8,13,15,
    16,21,24,26,26,28,24,0,29,30,32,34,34,36,32,40,
    41,21,42,42,41,43,44,49,51,49,52,52,51,0,40,40,
    37,55,55,0,56,57,59,61,61,63,59,64,64,68,37,0,
    69,70,75,77,75,78,78,77,0,0,68,68,65,0,81,82,
    84,86,86,88,84,89,89,93,65,94,95,100,102,100,103,103,
    102,0,0,93,93,90,0,105,106,108,110,110,112,108,113,113,
    90,114,115,120,122,120,123,123,122,0,0,124,128,131,133,133,
    135,131,136,136,137,138,140,140,142,143,138,144,143,145,145,144,
    0,0,146,143,147,147,146,148,149,149,150,150,151,0,0,90,
    0,2,4,0,7,8,13,15,16,21,24,26,27,28,24,0,
    29,30,32,34,35,36,32,40,41,21,42,42,41,43,44,49,
    51,49,52,52,51,0,40,54,37,55,55,0,56,57,59,61,
    62,63,59,64,64,68,37,0,69,70,75,77,75,78,78,77,
    0,0,68,80,65,0,81,82,84,86,87,88,84,89,89,93,
    65,94,95,100,102,100,103,103,102,0,0,93,104,90,0,105,
    106,108,110,111,112,108,113,113,90,114,115,120,122,120,123,123,
    122,0,0,124,128,131,133,134,135,131,136,136,137,138,140,141,
    142,143,138,144,143,145,145,144,0,0,146,143,147,147,146,148,
    149,149,150,150,151,0,0,90,0,2,4,0,7,8,13,15,
    16,21,24,26,28,28,24,0,29,30,32,34,36,36,32,40,
    41,21,42,41,41,43,44,49,51,49,52,51,51,0,40,37,
    37,55,55,0,56,57,59,61,63,63,59,64,64,68,0,0,
    69,70,75,77,75,78,77,77,0,0,68,65,65,0,81,82,
    84,86,88,88,84,89,89,93,0,94,95,100,102,100,103,102,
    102,0,0,93,90,90,0,105,106,108,110,112,112,108,113,113,
    0,114,115,120,122,120,123,122,122,0,0,124,128,131,133,135,
    135,131,136,136,137,138,140,142,142,143,138,144,143,145,144,144,
    0,0,146,143,147,146,146,148,149,149,150,150,151,0,0,90,
    0,3,5,6,5,9,0,5,17,0,25,25,25,25,25,5,
    17,31,33,33,33,33,33,0,25,0,25,25,25,17,45,0,
    33,0,33,33,33,0,0,0,0,25,25,17,45,58,60,60,
    60,60,60,33,33,0,0,25,45,71,0,60,0,60,60,60,
    33,0,0,0,0,45,71,83,85,85,85,85,85,60,60,0,
    0,71,96,0,85,0,85,85,85,60,0,0,0,0,71,96,
    107,109,109,109,109,109,85,85,0,96,116,0,109,0,109,109,
    109,85,96,116,129,132,132,132,132,132,109,109,116,139,139,139,
    139,0,139,132,0,132,132,132,109,116,139,90,139,139,139,0,
    132,132,139,139,0,132,139,0,0,2,4,0,7,8,14,15,
    16,22,24,24,24,24,24,0,29,30,32,32,32,32,32,0,
    41,22,41,41,41,43,44,50,51,50,51,51,51,0,0,0,
    0,55,55,0,56,57,59,59,59,59,59,64,64,0,0,0,
    69,70,76,77,76,77,77,77,0,0,0,0,0,0,81,82,
    84,84,84,84,84,89,89,0,0,94,95,101,102,101,102,102,
    102,0,0,0,0,0,0,105,106,108,108,108,108,108,113,113,
    0,114,115,121,122,121,122,122,122,0,0,124,130,131,131,131,
    131,131,136,136,137,138,138,138,138,143,138,144,143,144,144,144,
    0,0,146,143,146,146,146,148,149,149,150,150,151,0,0,90,
};
#define uric_table_IPv4address_at(r, column) ((column) * 26 + (r))
#define uric_table_IPv6address_at(r, column) ((column) * 152 + (r))
#define URIC_GROUPS 8
#define URIC_GROUP_DIGITS 4
#define URIC_GROUPS_STATE 6

#ifndef URIC_SMALL
/* For each state of a part: whether it has a way out (1) and may end the input (2);
 * the constant that it sets. */
static const unsigned char uric_parse_part1_values[26] = {
    URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,
    URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_REG_NAME,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,URIC_HOST_IPV4ADDRESS,
};
static const unsigned char uric_parse_part6_flags[152] = {
    0,0,0,0,0,0,1,0,0,1,1,1,1,1,1,0,
    0,0,1,1,1,1,1,0,1,0,1,1,1,0,0,1,
    1,0,1,1,1,0,0,0,0,1,1,0,0,0,1,1,
    1,1,1,1,1,0,0,1,0,0,1,1,0,1,1,1,
    1,0,0,0,0,0,0,0,1,1,1,1,1,1,1,0,
    0,0,0,1,1,0,1,1,1,1,1,1,1,1,0,0,
    0,1,1,1,1,1,1,1,1,0,0,1,1,0,1,1,
    1,1,0,0,0,1,1,1,1,1,1,1,0,0,0,0,
    0,1,0,1,0,1,1,1,1,0,0,0,0,0,0,1,
    1,1,0,0,1,1,0,1,
};
#endif

/* The events. */
#define uric_ON_IPv4address_end do { HOST_KIND(URIC_HOST_IPV4ADDRESS); } while (0)
#define uric_ON_IPv6address_end do { HOST_KIND(URIC_HOST_IPV6ADDRESS); } while (0)
#define uric_ON_IPvFuture_end do { HOST_KIND(URIC_HOST_IPVFUTURE); } while (0)
#define uric_ON_host_end do { END(URIC_HOST); } while (0)
#define uric_ON_path_abempty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); } while (0)
#define uric_ON_port_begin do { BEGIN(URIC_PORT, AT + 1); } while (0)
#define uric_ON_port_end do { END(URIC_PORT); } while (0)
#define uric_ON_query_begin do { BEGIN(URIC_QUERY, AT + 1); } while (0)
#define uric_ON_query_end do { END(URIC_QUERY); } while (0)
#define uric_ON_reg_name_end do { HOST_KIND(URIC_HOST_REG_NAME); } while (0)

#endif
/* Generated from grammar/machines/http_rules.rl by ragel 6.10 and grammar/tools/transitions.py; do
 * not edit. */
#ifndef URIC_HTTP_RULES_TABLES_H
#define URIC_HTTP_RULES_TABLES_H


enum {
    uric_RULES_START_Host = 1,
    uric_RULES_START_IPv6address = 2,
    uric_RULES_START_URI_reference = 3,
    uric_RULES_START_absolute_form = 4,
    uric_RULES_START_asterisk_form = 5,
    uric_RULES_START_authority = 6,
    uric_RULES_START_authority_form = 7,
    uric_RULES_START_host = 8,
    uric_RULES_START_origin_form = 9,
    uric_RULES_START_request_target = 10,
    uric_RULES_START_request_target_CONNECT = 11,
    URIC_RULES_PART = 127,
    URIC_RULES_CHAIN = 126,
    URIC_RULES_REFUSE = 0,
    URIC_RULES_QUIET = 1,
    URIC_RULES_LISTS = 68,
    URIC_RULES_PARTS = 18,
    URIC_RULES_CHAIN_DONE = 255,
    URIC_RULES_ROW_BITS = 9
};

static const unsigned char uric_rules_strict_column[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,1,0,2,1,3,1,1,1,1,4,5,1,5,6,7,
    8,8,8,8,8,8,8,8,8,8,9,1,0,1,0,10,
    11,12,12,12,12,12,12,13,13,13,13,13,13,13,13,13,
    13,13,13,13,13,13,14,13,13,13,13,15,0,16,0,1,
    0,12,12,12,12,12,12,13,13,13,13,13,13,13,13,13,
    13,13,13,13,13,13,14,13,13,13,13,0,0,0,1,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

static const uint16_t uric_rules_ways[218] = {
    0,524,525,526,527,528,529,530,531,532,533,534,535,536,537,538,
    540,541,542,543,544,545,546,547,548,549,550,551,552,554,555,556,
    557,558,559,561,564,565,566,567,568,569,571,572,574,575,577,578,
    579,581,582,583,584,585,586,587,588,590,591,592,593,594,595,596,
    597,598,599,600,601,602,603,604,605,606,607,608,609,610,611,612,
    613,614,616,617,618,619,620,622,623,624,625,626,627,628,629,630,
    631,632,633,634,635,636,638,639,640,641,642,643,644,645,646,647,
    648,649,650,652,653,654,655,656,657,658,659,1038,1050,1055,1081,1100,
    1126,1148,1162,1552,2068,2133,2587,2637,2685,3088,3604,4112,4656,4717,5140,5205,
    5648,6194,6195,6676,6723,6741,7236,7694,7711,7737,7782,7818,8208,8779,8827,9236,
    9301,9744,10256,10827,10875,11284,11349,11792,12308,12373,12816,13387,13435,13844,13909,14377,
    14394,14397,14400,14439,14475,14862,14874,14879,14905,14924,14950,14972,14986,15401,15418,15421,
    15424,15463,15499,15888,16459,16507,16916,16981,65024,65025,65026,65027,65028,65029,65030,65031,
    65032,65033,65034,65035,65036,65037,65038,65039,65040,65041,
};
static const unsigned char uric_rules_way[166][17] = {
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
    { 0, 2, 0, 1, 2, 2, 200, 0, 200, 123, 0, 0, 2, 2, 2, 4, 0 }, /* 1: "" */
    { 0, 0, 0, 0, 0, 0, 201, 0, 201, 201, 0, 0, 201, 0, 0, 0, 0 }, /* 2: "" */
    { 0, 7, 131, 6, 7, 7, 7, 8, 7, 0, 132, 7, 10, 10, 10, 0, 0 }, /* 3: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 11, 11, 0, 0 }, /* 4: "" */
    { 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 5: "" */
    { 0, 14, 0, 13, 14, 14, 202, 0, 202, 124, 0, 134, 14, 14, 14, 16, 0 }, /* 6: "" */
    { 0, 17, 0, 18, 17, 17, 203, 0, 203, 125, 0, 0, 17, 17, 17, 20, 0 }, /* 7: "" */
    { 0, 22, 0, 21, 22, 22, 204, 0, 204, 0, 0, 0, 22, 22, 22, 23, 0 }, /* 8: "" */
    { 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 9: "" */
    { 0, 17, 0, 18, 25, 17, 205, 24, 205, 125, 0, 0, 26, 26, 26, 20, 0 }, /* 10: "" */
    { 0, 17, 0, 18, 25, 17, 206, 24, 206, 125, 0, 0, 27, 27, 27, 20, 0 }, /* 11: "" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 28, 0, 0, 0, 0 }, /* 12: ".%" */
    { 0, 2, 0, 1, 2, 2, 2, 0, 2, 123, 0, 0, 2, 2, 2, 0, 0 }, /* 13: ".!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 14: ".:" */
    { 0, 0, 0, 0, 0, 0, 207, 0, 207, 207, 0, 0, 207, 0, 29, 0, 0 }, /* 15: "[" */
    { 0, 5, 0, 30, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 0, 0 }, /* 16: "#" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 31, 0, 0, 0, 0 }, /* 17: "%" */
    { 0, 7, 137, 6, 7, 7, 7, 32, 7, 0, 138, 7, 7, 7, 7, 0, 0 }, /* 18: "&" */
    { 0, 34, 139, 33, 34, 34, 34, 140, 34, 34, 142, 34, 34, 34, 34, 0, 0 }, /* 19: "/" */
    { 0, 9, 144, 35, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 0, 0 }, /* 20: "?" */
    { 0, 7, 137, 6, 7, 10, 10, 32, 10, 145, 138, 7, 10, 10, 10, 0, 0 }, /* 21: "a" */
    { 0, 0, 0, 0, 0, 11, 11, 0, 11, 146, 0, 0, 11, 11, 11, 0, 0 }, /* 22: "a" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 23: "\x2A" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 0, 0, 36, 0, 0, 0, 0 }, /* 24: ".%" */
    { 0, 14, 0, 13, 14, 14, 14, 0, 14, 124, 0, 134, 14, 14, 14, 0, 0 }, /* 25: ".!" */
    { 0, 38, 0, 37, 38, 38, 38, 0, 15, 38, 0, 134, 38, 38, 38, 0, 0 }, /* 26: ".:" */
    { 0, 40, 0, 39, 40, 40, 208, 0, 208, 126, 0, 0, 40, 40, 40, 16, 0 }, /* 27: ".@" */
    { 0, 0, 0, 0, 0, 0, 209, 0, 209, 209, 0, 0, 209, 0, 42, 0, 0 }, /* 28: "[" */
    { 0, 17, 0, 18, 17, 17, 17, 0, 17, 125, 0, 0, 17, 17, 17, 0, 0 }, /* 29: ".!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 43, 0, 0, 0, 0 }, /* 30: ".%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 19, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 31: ".:" */
    { 0, 0, 0, 0, 0, 0, 210, 0, 210, 210, 0, 0, 210, 0, 44, 0, 0 }, /* 32: "[" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 45, 0, 0, 0, 0 }, /* 33: ".%" */
    { 0, 22, 0, 21, 22, 22, 22, 0, 22, 0, 0, 0, 22, 22, 22, 0, 0 }, /* 34: ".!" */
    { 0, 0, 0, 0, 0, 0, 211, 0, 211, 211, 0, 0, 211, 0, 46, 0, 0 }, /* 35: "[" */
    { 0, 24, 0, 47, 24, 24, 24, 24, 24, 24, 148, 24, 24, 24, 24, 0, 0 }, /* 36: "/" */
    { 0, 17, 0, 18, 17, 17, 17, 0, 17, 125, 0, 0, 17, 17, 17, 0, 0 }, /* 37: "\x2A" */
    { 0, 17, 0, 18, 17, 26, 26, 0, 26, 146, 0, 0, 26, 26, 26, 0, 0 }, /* 38: "a" */
    { 0, 17, 0, 18, 17, 27, 27, 0, 27, 150, 0, 0, 27, 27, 27, 0, 0 }, /* 39: "a" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0 }, /* 40: ".%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 151, 0, 0, 0, 0, 0, 0, 0 }, /* 41: "[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, 49, 0, 0, 0, 0 }, /* 42: "[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 50, 0, 0, 0, 0 }, /* 43: "#%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 7, 0, 0, 0, 0 }, /* 44: "%1" */
    { 0, 32, 137, 51, 32, 32, 32, 32, 32, 32, 138, 32, 32, 32, 32, 0, 0 }, /* 45: "&/" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 52, 0, 0, 0, 0 }, /* 46: "/%" */
    { 0, 34, 139, 33, 34, 34, 34, 34, 34, 34, 142, 34, 34, 34, 34, 0, 0 }, /* 47: "/&" */
    { 0, 54, 156, 53, 54, 54, 212, 157, 212, 127, 159, 135, 54, 54, 54, 57, 0 }, /* 48: "//" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 58, 0, 0, 0, 0 }, /* 49: "?%" */
    { 0, 60, 131, 59, 60, 60, 60, 8, 60, 60, 132, 60, 60, 60, 60, 0, 0 }, /* 50: "a:" */
    { 0, 62, 0, 61, 62, 62, 62, 63, 62, 62, 133, 62, 62, 62, 62, 0, 0 }, /* 51: "a:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 14, 0, 0, 0, 0 }, /* 52: ".%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 65, 0, 0, 0, 0 }, /* 53: ".:%" */
    { 0, 38, 0, 37, 38, 38, 38, 0, 38, 38, 0, 134, 38, 38, 38, 0, 0 }, /* 54: ".:&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 66, 0, 0, 0, 66, 0, 0, 0, 0 }, /* 55: ".@.%" */
    { 0, 40, 0, 39, 40, 40, 40, 0, 40, 126, 0, 0, 40, 40, 40, 0, 0 }, /* 56: ".@.!" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 57: ".@.:" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 153, 0, 0, 0, 0, 0, 0, 0 }, /* 58: "[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 67, 0, 0, 0, 67, 0, 0, 0, 0 }, /* 59: "[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 17, 0, 0, 0, 0 }, /* 60: ".%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0 }, /* 61: "[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 68, 0, 0, 0, 68, 0, 0, 0, 0 }, /* 62: "[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 22, 0, 0, 0, 0 }, /* 63: ".%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 64: "[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 69, 0, 0, 0, 69, 0, 0, 0, 0 }, /* 65: "[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 70, 0, 0, 0, 70, 0, 0, 0, 0 }, /* 66: "/%" */
    { 0, 48, 0, 71, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 0, 0 }, /* 67: "/?" */
    { 0, 62, 0, 61, 62, 62, 62, 63, 72, 62, 133, 62, 62, 62, 62, 0, 0 }, /* 68: "a:" */
    { 0, 0, 0, 0, 0, 0, 73, 0, 49, 0, 0, 0, 49, 0, 0, 0, 0 }, /* 69: "[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0, 0 }, /* 70: "#%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 74, 0, 0, 0, 74, 0, 0, 0, 0 }, /* 71: "&/%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 34, 0, 0, 0, 0 }, /* 72: "/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 0, 75, 0, 0, 0, 0 }, /* 73: "//.%" */
    { 0, 54, 156, 53, 54, 54, 54, 157, 54, 127, 159, 135, 54, 54, 54, 0, 0 }, /* 74: "//.!" */
    { 0, 55, 161, 76, 55, 55, 55, 55, 55, 55, 147, 55, 55, 55, 55, 0, 0 }, /* 75: "//./" */
    { 0, 78, 162, 77, 78, 78, 78, 163, 56, 78, 165, 135, 78, 78, 78, 0, 0 }, /* 76: "//.:" */
    { 0, 80, 156, 79, 80, 80, 213, 157, 213, 128, 159, 0, 80, 80, 80, 57, 0 }, /* 77: "//.@" */
    { 0, 0, 0, 0, 0, 0, 214, 0, 214, 214, 0, 0, 214, 0, 82, 0, 0 }, /* 78: "//[" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 0 }, /* 79: "?%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 83, 0, 0, 0, 83, 0, 0, 0, 0 }, /* 80: "a:%" */
    { 0, 60, 167, 59, 60, 60, 60, 60, 60, 60, 168, 60, 60, 60, 60, 0, 0 }, /* 81: "a:&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 84, 0, 0, 0, 84, 0, 0, 0, 0 }, /* 82: "a:%" */
    { 0, 62, 0, 61, 62, 62, 62, 62, 62, 62, 169, 62, 62, 62, 62, 0, 0 }, /* 83: "a:&" */
    { 0, 86, 0, 85, 86, 86, 86, 141, 86, 86, 143, 86, 86, 86, 86, 0, 0 }, /* 84: "a:/" */
    { 0, 64, 0, 87, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 0, 0 }, /* 85: "a:?" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 38, 0, 0, 0, 0 }, /* 86: ".:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 40, 0, 0, 0, 0 }, /* 87: ".@.%1" */
    { 0, 0, 0, 0, 0, 0, 88, 0, 67, 0, 0, 0, 67, 0, 0, 0, 0 }, /* 88: "[V1" */
    { 0, 0, 0, 0, 0, 0, 89, 0, 68, 0, 0, 0, 68, 0, 0, 0, 0 }, /* 89: "[V1" */
    { 0, 0, 0, 0, 0, 0, 90, 0, 69, 0, 0, 0, 69, 0, 0, 0, 0 }, /* 90: "[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 24, 0, 0, 0, 0 }, /* 91: "/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 91, 0, 0, 0, 91, 0, 0, 0, 0 }, /* 92: "/?%" */
    { 0, 62, 0, 61, 62, 62, 62, 62, 72, 62, 169, 62, 62, 62, 62, 0, 0 }, /* 93: "a:1" */
    { 0, 92, 0, 0, 92, 92, 92, 0, 92, 92, 0, 0, 92, 92, 92, 0, 0 }, /* 94: "[V1." */
    { 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 32, 0, 0, 0, 0 }, /* 95: "&/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 54, 0, 0, 0, 0 }, /* 96: "//.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 93, 0, 0, 0, 93, 0, 0, 0, 0 }, /* 97: "//./%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 94, 0, 0, 0, 94, 0, 0, 0, 0 }, /* 98: "//.:%" */
    { 0, 78, 0, 77, 78, 78, 78, 0, 78, 78, 0, 135, 78, 78, 78, 0, 0 }, /* 99: "//.:&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 95, 0, 0, 0, 95, 0, 0, 0, 0 }, /* 100: "//.@.%" */
    { 0, 80, 156, 79, 80, 80, 80, 157, 80, 128, 159, 0, 80, 80, 80, 0, 0 }, /* 101: "//.@.!" */
    { 0, 0, 162, 0, 0, 0, 0, 163, 81, 0, 165, 0, 0, 0, 0, 0, 0 }, /* 102: "//.@.:" */
    { 0, 0, 170, 0, 0, 0, 0, 171, 0, 154, 173, 0, 0, 0, 0, 0, 0 }, /* 103: "//[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 96, 0, 0, 0, 0 }, /* 104: "//[V" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 60, 0, 0, 0, 60, 0, 0, 0, 0 }, /* 105: "a:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 62, 0, 0, 0, 0 }, /* 106: "a:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 97, 0, 0, 0, 97, 0, 0, 0, 0 }, /* 107: "a:/%" */
    { 0, 86, 0, 85, 86, 86, 86, 86, 86, 86, 143, 86, 86, 86, 86, 0, 0 }, /* 108: "a:/&" */
    { 0, 99, 0, 98, 99, 99, 215, 158, 215, 129, 160, 136, 99, 99, 99, 102, 0 }, /* 109: "a://" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 103, 0, 0, 0, 103, 0, 0, 0, 0 }, /* 110: "a:?%" */
    { 0, 104, 0, 0, 104, 104, 104, 0, 104, 104, 0, 0, 104, 104, 104, 0, 0 }, /* 111: "[V1." */
    { 0, 105, 0, 0, 105, 105, 105, 0, 105, 105, 0, 0, 105, 105, 105, 0, 0 }, /* 112: "[V1." */
    { 0, 106, 0, 0, 106, 106, 106, 0, 106, 106, 0, 0, 106, 106, 106, 0, 0 }, /* 113: "[V1." */
    { 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 48, 0, 0, 0, 0 }, /* 114: "/?%1" */
    { 0, 92, 0, 0, 92, 92, 92, 0, 92, 92, 0, 0, 92, 92, 92, 0, 175 }, /* 115: "[V1.&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0, 55, 0, 0, 0, 0 }, /* 116: "//./%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 78, 0, 0, 0, 78, 0, 0, 0, 0 }, /* 117: "//.:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 80, 0, 0, 0, 80, 0, 0, 0, 0 }, /* 118: "//.@.%1" */
    { 0, 0, 0, 0, 0, 0, 107, 0, 96, 0, 0, 0, 96, 0, 0, 0, 0 }, /* 119: "//[V1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 86, 0, 0, 0, 86, 0, 0, 0, 0 }, /* 120: "a:/%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 108, 0, 0, 0, 108, 0, 0, 0, 0 }, /* 121: "a://.%" */
    { 0, 99, 0, 98, 99, 99, 99, 158, 99, 129, 160, 136, 99, 99, 99, 0, 0 }, /* 122: "a://.!" */
    { 0, 100, 0, 109, 100, 100, 100, 100, 100, 100, 149, 100, 100, 100, 100, 0, 0 }, /* 123: "a://./" */
    { 0, 111, 0, 110, 111, 111, 111, 164, 101, 111, 166, 136, 111, 111, 111, 0, 0 }, /* 124: "a://.:" */
    { 0, 113, 0, 112, 113, 113, 216, 158, 216, 130, 160, 0, 113, 113, 113, 102, 0 }, /* 125: "a://.@" */
    { 0, 0, 0, 0, 0, 0, 217, 0, 217, 217, 0, 0, 217, 0, 115, 0, 0 }, /* 126: "a://[" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 64, 0, 0, 0, 0 }, /* 127: "a:?%1" */
    { 0, 104, 0, 0, 104, 104, 104, 0, 104, 104, 0, 0, 104, 104, 104, 0, 176 }, /* 128: "[V1.&" */
    { 0, 105, 0, 0, 105, 105, 105, 0, 105, 105, 0, 0, 105, 105, 105, 0, 177 }, /* 129: "[V1.&" */
    { 0, 106, 0, 0, 106, 106, 106, 0, 106, 106, 0, 0, 106, 106, 106, 0, 178 }, /* 130: "[V1.&" */
    { 0, 116, 0, 0, 116, 116, 116, 0, 116, 116, 0, 0, 116, 116, 116, 0, 0 }, /* 131: "//[V1." */
    { 0, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0, 99, 0, 0, 0, 0 }, /* 132: "a://.%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 117, 0, 0, 0, 117, 0, 0, 0, 0 }, /* 133: "a://./%" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 118, 0, 0, 0, 118, 0, 0, 0, 0 }, /* 134: "a://.:%" */
    { 0, 111, 0, 110, 111, 111, 111, 0, 111, 111, 0, 136, 111, 111, 111, 0, 0 }, /* 135: "a://.:&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 119, 0, 0, 0, 119, 0, 0, 0, 0 }, /* 136: "a://.@.%" */
    { 0, 113, 0, 112, 113, 113, 113, 158, 113, 130, 160, 0, 113, 113, 113, 0, 0 }, /* 137: "a://.@.!" */
    { 0, 0, 0, 0, 0, 0, 0, 164, 114, 0, 166, 0, 0, 0, 0, 0, 0 }, /* 138: "a://.@.:" */
    { 0, 0, 0, 0, 0, 0, 0, 172, 0, 155, 174, 0, 0, 0, 0, 0, 0 }, /* 139: "a://[::]" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 120, 0, 0, 0, 120, 0, 0, 0, 0 }, /* 140: "a://[V" */
    { 0, 116, 0, 0, 116, 116, 116, 0, 116, 116, 0, 0, 116, 116, 116, 0, 179 }, /* 141: "//[V1.&" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 100, 0, 0, 0, 0 }, /* 142: "a://./%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 111, 0, 0, 0, 111, 0, 0, 0, 0 }, /* 143: "a://.:%1" */
    { 0, 0, 0, 0, 0, 0, 0, 0, 113, 0, 0, 0, 113, 0, 0, 0, 0 }, /* 144: "a://.@.%1" */
    { 0, 0, 0, 0, 0, 0, 121, 0, 120, 0, 0, 0, 120, 0, 0, 0, 0 }, /* 145: "a://[V1" */
    { 0, 122, 0, 0, 122, 122, 122, 0, 122, 122, 0, 0, 122, 122, 122, 0, 0 }, /* 146: "a://[V1." */
    { 0, 122, 0, 0, 122, 122, 122, 0, 122, 122, 0, 0, 122, 122, 122, 0, 180 }, /* 147: "a://[V1.&" */
    { 0, 2, 0, 1, 2, 2, 0, 0, 0, 181, 0, 0, 2, 2, 2, 0, 0 }, /* 148: after the table of 1 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 }, /* 149: after the table of 2 */
    { 0, 14, 0, 13, 14, 14, 0, 0, 0, 182, 0, 134, 14, 14, 14, 0, 0 }, /* 150: after the table of 6 */
    { 0, 17, 0, 18, 17, 17, 0, 0, 0, 183, 0, 0, 17, 17, 17, 0, 0 }, /* 151: after the table of 7 */
    { 0, 22, 0, 21, 22, 22, 0, 0, 0, 0, 0, 0, 22, 22, 22, 0, 0 }, /* 152: after the table of 8 */
    { 0, 17, 0, 18, 17, 17, 0, 0, 0, 183, 0, 0, 17, 17, 17, 0, 0 }, /* 153: after the table of 10 */
    { 0, 17, 0, 18, 17, 17, 0, 0, 0, 183, 0, 0, 17, 17, 17, 0, 0 }, /* 154: after the table of 11 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 189 }, /* 155: after the table of 15 */
    { 0, 40, 0, 39, 40, 40, 0, 0, 0, 184, 0, 0, 40, 40, 40, 0, 0 }, /* 156: after the table of 27 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 190 }, /* 157: after the table of 28 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 191 }, /* 158: after the table of 32 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192 }, /* 159: after the table of 35 */
    { 0, 54, 195, 53, 54, 54, 0, 196, 0, 185, 198, 135, 54, 54, 54, 0, 0 }, /* 160: after the table of 48 */
    { 0, 80, 195, 79, 80, 80, 0, 196, 0, 186, 198, 0, 80, 80, 80, 0, 0 }, /* 161: after the table of 77 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 193 }, /* 162: after the table of 78 */
    { 0, 99, 0, 98, 99, 99, 0, 197, 0, 187, 199, 136, 99, 99, 99, 0, 0 }, /* 163: after the table of 109 */
    { 0, 113, 0, 112, 113, 113, 0, 197, 0, 188, 199, 0, 113, 113, 113, 0, 0 }, /* 164: after the table of 125 */
    { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 194 }, /* 165: after the table of 126 */
};
static const unsigned char uric_rules_about[166] = {
    0,34,2,36,0,12,34,2,34,12,4,4,2,162,35,2,
    230,12,164,36,229,100,64,44,2,162,35,34,2,130,2,35,
    2,2,162,2,228,36,66,66,2,34,2,30,12,228,12,228,
    34,21,36,36,2,1,129,2,162,35,34,2,2,2,2,2,
    34,2,12,229,36,2,30,12,12,2,162,228,35,34,2,21,
    12,228,12,228,36,229,1,2,2,2,2,12,21,36,2,12,
    2,12,1,129,2,162,35,34,2,12,12,12,228,34,21,2,
    2,2,21,66,12,1,2,2,12,2,162,228,35,34,2,21,
    66,66,66,2,2,12,1,129,2,162,35,34,2,66,12,1,
    2,2,2,66,34,34,34,2,34,2,2,2,34,2,2,2,
    34,34,2,34,34,2,
};
static const unsigned char uric_rules_end[166] = {
    0,34,0,35,0,0,36,0,34,0,0,0,0,34,37,0,
    38,0,39,40,41,39,0,42,0,36,43,36,0,0,0,44,
    0,0,34,0,45,42,0,0,0,46,0,0,0,39,0,40,
    47,0,35,48,0,0,0,0,36,43,49,0,0,0,0,0,
    46,0,0,41,50,0,0,0,0,0,47,45,51,47,0,0,
    0,52,0,53,54,55,0,0,0,0,0,0,0,50,0,0,
    0,0,0,0,0,47,51,56,0,0,0,0,54,57,0,0,
    0,0,0,0,0,0,0,0,0,0,57,58,59,60,0,0,
    0,0,0,0,0,0,0,0,0,60,59,61,0,0,0,0,
    0,0,0,0,62,63,64,0,62,0,0,0,64,0,0,0,
    65,65,0,66,67,0,
};


static const struct { const unsigned char *column, *next; unsigned states; } uric_rules_table[] = {
    { uric_table_IPv4address_column, uric_table_IPv4address_next, 26 },
    { uric_table_IPv6address_column, uric_table_IPv6address_next, 152 },
};
static const struct { uint16_t row, leaves, inner; unsigned char table; } uric_rules_part[] = {
    { 1, 148, 0, 0 },
    { 2, 149, 25, 1 },
    { 6, 150, 0, 0 },
    { 7, 151, 176, 0 },
    { 8, 152, 0, 0 },
    { 10, 153, 176, 0 },
    { 11, 154, 176, 0 },
    { 15, 155, 201, 1 },
    { 27, 156, 0, 0 },
    { 28, 157, 201, 1 },
    { 32, 158, 201, 1 },
    { 35, 159, 201, 1 },
    { 48, 160, 0, 0 },
    { 77, 161, 0, 0 },
    { 78, 162, 201, 1 },
    { 109, 163, 0, 0 },
    { 125, 164, 0, 0 },
    { 126, 165, 201, 1 },
};
static const unsigned char uric_rules_inner[] = {
    2, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3, URIC_HOST_REG_NAME << 2 | 3,
    URIC_HOST_IPV4ADDRESS << 2 | 3, URIC_HOST_IPV4ADDRESS << 2 | 3, URIC_HOST_IPV4ADDRESS << 2 | 3, URIC_HOST_IPV4ADDRESS << 2 | 3,
    URIC_HOST_IPV4ADDRESS << 2 | 3, 0, 0, 0,
    0, 0, 2, 0,
    0, 2, 2, 2,
    2, 2, 2, 0,
    0, 0, 2, 2,
    2, 2, 2, 0,
    2, 0, 2, 2,
    2, 0, 0, 2,
    2, 0, 2, 2,
    2, 0, 0, 0,
    0, 2, 2, 0,
    0, 0, 2, 2,
    2, 2, 2, 2,
    2, 0, 0, 2,
    0, 0, 2, 2,
    0, 2, 2, 2,
    2, 0, 0, 0,
    0, 0, 0, 0,
    2, 2, 2, 2,
    2, 2, 2, 0,
    0, 0, 0, 2,
    2, 0, 2, 2,
    2, 2, 2, 2,
    2, 2, 0, 0,
    0, 2, 2, 2,
    2, 2, 2, 2,
    2, 0, 0, 2,
    2, 0, 2, 2,
    2, 2, 0, 0,
    0, 2, 2, 2,
    2, 2, 2, 2,
    0, 0, 0, 0,
    0, 2, 0, 2,
    0, 2, 2, 2,
    2, 0, 0, 0,
    0, 0, 0, 2,
    2, 2, 0, 0,
    2, 2, 0, 2,
    0, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1, URIC_HOST_REG_NAME << 2 | 1,
    URIC_HOST_IPV4ADDRESS << 2 | 1, URIC_HOST_IPV4ADDRESS << 2 | 1, URIC_HOST_IPV4ADDRESS << 2 | 1, URIC_HOST_IPV4ADDRESS << 2 | 1,
    URIC_HOST_IPV4ADDRESS << 2 | 1, 0, 0, 0,
    0, 0, 1, 0,
    0, 1, 1, 1,
    1, 1, 1, 0,
    0, 0, 1, 1,
    1, 1, 1, 0,
    1, 0, 1, 1,
    1, 0, 0, 1,
    1, 0, 1, 1,
    1, 0, 0, 0,
    0, 1, 1, 0,
    0, 0, 1, 1,
    1, 1, 1, 1,
    1, 0, 0, 1,
    0, 0, 1, 1,
    0, 1, 1, 1,
    1, 0, 0, 0,
    0, 0, 0, 0,
    1, 1, 1, 1,
    1, 1, 1, 0,
    0, 0, 0, 1,
    1, 0, 1, 1,
    1, 1, 1, 1,
    1, 1, 0, 0,
    0, 1, 1, 1,
    1, 1, 1, 1,
    1, 0, 0, 1,
    1, 0, 1, 1,
    1, 1, 0, 0,
    0, 1, 1, 1,
    1, 1, 1, 1,
    0, 0, 0, 0,
    0, 1, 0, 1,
    0, 1, 1, 1,
    1, 0, 0, 0,
    0, 0, 0, 1,
    1, 1, 0, 0,
    1, 1, 0, 1,
};


#define URIC_RULES_WAY(row, column) uric_rules_ways[uric_rules_way[row][column]]
#define URIC_RULES_AT(table, r, column) ((column) * uric_rules_table[table].states + (r))

/* The events. */
#define uric_ON_IPv4address_end do { HOST_KIND(URIC_HOST_IPV4ADDRESS); } while (0)
#define uric_ON_IPv6address_end do { HOST_KIND(URIC_HOST_IPV6ADDRESS); } while (0)
#define uric_ON_IPvFuture_end do { HOST_KIND(URIC_HOST_IPVFUTURE); } while (0)
#define uric_ON_absolute_form_end do { if (!HAS_PATH_KIND(URIC_PATH_ABEMPTY)) { UNDEFINE(URIC_HOST); HOST_KIND(URIC_HOST_NONE); } } while (0)
#define uric_ON_asterisk_form_end do { END(URIC_PATH); } while (0)
#define uric_ON_authority_begin do { BEGIN(URIC_HOST, AT + 1); } while (0)
#define uric_ON_authority_end do { BEGIN(URIC_PATH, AT); } while (0)
#define uric_ON_authority_form_end do { UNDEFINE(URIC_SCHEME); } while (0)
#define uric_ON_fragment_begin do { BEGIN(URIC_FRAGMENT, AT + 1); } while (0)
#define uric_ON_fragment_end do { END(URIC_FRAGMENT); } while (0)
#define uric_ON_host_end do { END(URIC_HOST); } while (0)
#define uric_ON_path_abempty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABEMPTY); } while (0)
#define uric_ON_path_absolute_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ABSOLUTE); } while (0)
#define uric_ON_path_empty_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_EMPTY); } while (0)
#define uric_ON_path_noscheme_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_NOSCHEME); } while (0)
#define uric_ON_path_rootless_end do { END(URIC_PATH); PATH_KIND(URIC_PATH_ROOTLESS); } while (0)
#define uric_ON_port_begin do { BEGIN(URIC_PORT, AT + 1); } while (0)
#define uric_ON_port_end do { END(URIC_PORT); } while (0)
#define uric_ON_query_begin do { BEGIN(URIC_QUERY, AT + 1); } while (0)
#define uric_ON_query_end do { END(URIC_QUERY); } while (0)
#define uric_ON_reg_name_end do { HOST_KIND(URIC_HOST_REG_NAME); } while (0)
#define uric_ON_scheme_end do { END(URIC_SCHEME); BEGIN(URIC_PATH, AT + 1); } while (0)
#define uric_ON_userinfo_end do { BEGIN(URIC_USERINFO, BEGIN_OF(URIC_HOST)); END(URIC_USERINFO); BEGIN(URIC_HOST, AT + 1); NO_BEGIN(URIC_PORT); } while (0)

#endif
#ifndef URIC_SMALL
/* The classes whose bytes a scanner may skip in runs.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_RUNS_H
#define URIC_RUNS_H

#define URIC_RUN_HEXDIG 1u
#define URIC_RUN_PATH 2u
#define URIC_RUN_REG_NAME 4u
#define URIC_RUN_SCHEME 8u

static const unsigned char uric_run[256] = {
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,6,0,0,6,0,6,6,6,6,6,14,6,14,14,2,
    15,15,15,15,15,15,15,15,15,15,2,6,0,6,0,0,
    2,15,15,15,15,15,15,14,14,14,14,14,14,14,14,14,
    14,14,14,14,14,14,14,14,14,14,14,0,0,0,0,6,
    0,15,15,15,15,15,15,14,14,14,14,14,14,14,14,14,
    14,14,14,14,14,14,14,14,14,14,14,0,0,0,6,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
    0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,
};

#if defined(URIC_BUILT) && URIC_BUILT & URIC_BUILT_BY_HALVES
#define URIC_NIBBLES_HEXDIG 0
#define URIC_NIBBLES_PATH 16
#define URIC_NIBBLES_REG_NAME 32
#define URIC_NIBBLES_SCHEME 48

static const unsigned char uric_nibbles[64] = {
    8,88,88,88,88,88,88,8,8,8,0,0,0,0,0,0,
    184,252,248,248,252,248,252,252,252,252,252,92,84,92,212,116,
    168,252,248,248,252,248,252,252,252,252,244,92,84,92,212,112,
    168,248,248,248,248,248,248,248,248,248,240,84,80,84,84,80,
};
#endif

#endif
#endif

/* The classes of classes.rl that states jump over, the smallest first.  Three are enough: if a
 * jump stops too soon, the state steps over the byte and jumps again. */
enum uric_jump { URIC_JUMP_SCHEME, URIC_JUMP_REG_NAME, URIC_JUMP_PATH, URIC_JUMPS };

/* Masks of a block of the n bytes at s: bit k of stop[jump] is 0 if a run of the class, and of
 * valid triplets, passes the byte at base + k. */
struct uric_view {
    const unsigned char *s;
    size_t n, base;
    uric_word stop[URIC_JUMPS];
};

/* The start and the number of bytes, in one register.  A start is a constant of
 * gen/tables/parse_tables.h. */
#define URIC_START_AND_LENGTH(start, n) ((uint64_t)(start) << 32 | (uint32_t)(n))

/* What a search finds in the rest of a long input: the first "?" before any "#", in the upper half,
 * and the first "#"; without one, the next of them, or the end.  If a byte is bad, it is the end,
 * or the "%" before it if it should be a digit; `bad` is one more, and otherwise 0. */
struct uric_search_result {
    uint64_t marks, bad;
};

/* Searches n >= URIC_BLOCK bytes from i on, which is not inside a triplet.  Bad is what is neither
 * in the class PATH, in a triplet, a "?" nor the first "#". */
typedef struct uric_search_result uric_search(const unsigned char *s, size_t i, size_t n);

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
static URIC_ALWAYS_INLINE struct uric_search_result uric_found_all(uint64_t mark, uint64_t hash)
{
    struct uric_search_result found;

    found.marks = mark << 32 | hash;
    found.bad = 0;
    return found;
}

/* The same where the byte at `at` is bad, or the input ends there in a triplet. */
URIC_INTERNAL struct uric_search_result uric_found_bad(const unsigned char *s, size_t at,
                                                       uint64_t mark, uint64_t hash);

/* Scans s from a start: returns URIC_OK, URIC_INVALID or URIC_INCOMPLETE, and writes the parts
 * to *u, which must be all zero.  The masks show which of the first 63 bytes are in the classes,
 * or in subsets of them; bit 63 (of a block of 64), and the bits of bytes at or past the end,
 * are 0.  n is less than URIC_BLOCK.  All parameters fit in registers. */
URIC_INTERNAL int uric_walk(const unsigned char *s, uint64_t start_and_length,
                            struct uric *u, uint64_t scheme, uint64_t reg_name,
                            uint64_t path);

/* The same as uric_walk() for the hot rules and a long input.  The masks show which of the first
 * URIC_BLOCK bytes are in the classes, or in subsets of them. */
URIC_INTERNAL int uric_walk_long(const unsigned char *s, uint64_t start_and_length,
                                 struct uric *u, uric_search *search, uint64_t scheme,
                                 uint64_t reg_name);
#endif


/* With AddressSanitizer each copy is long: twenty of them in a function took gcc 15 MB. */
#ifdef __SANITIZE_ADDRESS__
#define URIC_RUN_INLINE URIC_NEVER_INLINE
#else
#define URIC_RUN_INLINE URIC_INLINE
#endif

#ifndef URIC_SMALL
/* The end of the run at s + i of bytes that have one of the bits of uric_run. */
static URIC_RUN_INLINE size_t uric_run_end(const unsigned char *s, size_t i, size_t n,
                                       unsigned bits)
{
    /* four at a time: the test of the bound would be half of the work */
    for (; n - i >= 4; i += 4) {
        if (!(uric_run[s[i]] & bits))
            return i;
        if (!(uric_run[s[i + 1]] & bits))
            return i + 1;
        if (!(uric_run[s[i + 2]] & bits))
            return i + 2;
        if (!(uric_run[s[i + 3]] & bits))
            return i + 3;
    }
    while (i < n && uric_run[s[i]] & bits)
        i++;
    return i;
}
#endif

static URIC_INLINE unsigned uric_start_of(int rule)
{
    static const unsigned char starts[URIC_RULES] = {
        uric_RULES_START_URI_reference, 0, uric_RULES_START_absolute_form, 0, uric_RULES_START_authority,
        uric_RULES_START_host, uric_RULES_START_IPv6address, 0, uric_RULES_START_origin_form,
        uric_RULES_START_absolute_form,
        uric_RULES_START_authority_form, uric_RULES_START_asterisk_form, uric_RULES_START_request_target,
        uric_RULES_START_request_target_CONNECT, uric_RULES_START_Host
    };

    return rule >= 0 && rule < URIC_RULES ? starts[rule] : 0;
}


#endif

#if URIC_BUILT & URIC_BUILT_SSE41

URIC_TARGET_BEGIN("ssse3,sse4.1")

static URIC_ALWAYS_INLINE __m128i uric_sse41_at(const unsigned char *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

static URIC_ALWAYS_INLINE __m128i uric_sse41_row(enum uric_row row)
{
    return _mm_load_si128((const __m128i *)(const void *)uric_row(row));
}

static URIC_ALWAYS_INLINE __m128i uric_sse41_high_halves(__m128i bytes)
{
    return _mm_and_si128(_mm_srli_epi16(bytes, 4), uric_sse41_row(URIC_ROW_HALF));
}

static URIC_ALWAYS_INLINE uint32_t uric_sse41_mask(__m128i v)
{
    return (uint32_t)_mm_movemask_epi8(v);
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct uric_sse41_bytes {
    __m128i a, b, c, d; /* not an array: gcc would keep that in memory */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void uric_sse41_load(struct uric_sse41_bytes *bytes, const unsigned char *p)
{
    bytes->a = uric_sse41_at(p);
    bytes->b = uric_sse41_at(p + 16);
    bytes->c = uric_sse41_at(p + 32);
    bytes->d = uric_sse41_at(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void uric_sse41_load_first(struct uric_sse41_bytes *bytes,
                                                const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = _mm_setzero_si128();
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = uric_sse41_at(s);
        bytes->b = uric_sse41_at(s + 16);
        bytes->c = uric_sse41_at(s + bytes->c_at);
        bytes->d = uric_sse41_at(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = uric_sse41_at(s);
        bytes->c = uric_sse41_at(s + bytes->c_at);
    } else if (n > 0) {
        const struct uric_short_bytes few = uric_load_short(s, n);

        bytes->a = _mm_set_epi64x((long long)few.high, (long long)few.low);
    }
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_join(__m128i a, __m128i b, __m128i c, __m128i d,
                                              unsigned c_at)
{
    const uint32_t low = uric_sse41_mask(a) | uric_sse41_mask(b) << 16;
    const uint32_t high = uric_sse41_mask(c) | uric_sse41_mask(d) << 16;

    return low | (uint64_t)high << c_at;
}


static URIC_ALWAYS_INLINE uint64_t uric_sse41_byte(const struct uric_sse41_bytes *bytes,
                                              enum uric_row row)
{
    const __m128i all = uric_sse41_row(row);

    return uric_sse41_join(_mm_cmpeq_epi8(bytes->a, all), _mm_cmpeq_epi8(bytes->b, all),
                      _mm_cmpeq_epi8(bytes->c, all), _mm_cmpeq_epi8(bytes->d, all),
                      bytes->c_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE __m128i uric_sse41_places_of(__m128i bytes)
{
    return _mm_and_si128(
        _mm_shuffle_epi8(uric_sse41_row(URIC_ROW_LOW), bytes),
        _mm_shuffle_epi8(uric_sse41_row(URIC_ROW_HIGH), uric_sse41_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE void uric_sse41_places(struct uric_sse41_bytes *first)
{
    first->a = uric_sse41_places_of(first->a);
    first->b = uric_sse41_places_of(first->b);
    first->c = uric_sse41_places_of(first->c);
    first->d = uric_sse41_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_in(const struct uric_sse41_bytes *places,
                                            enum uric_jump jump)
{
    const __m128i to_sign = uric_sse41_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return uric_sse41_join(_mm_adds_epu8(places->a, to_sign), _mm_adds_epu8(places->b, to_sign),
                      _mm_adds_epu8(places->c, to_sign), _mm_adds_epu8(places->d, to_sign),
                      places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_in_scheme(const struct uric_sse41_bytes *first)
{
    return uric_sse41_mask(_mm_adds_epu8(first->a, uric_sse41_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void uric_sse41_clear(struct uric *u)
{
    __m128i *const to = (__m128i *)(void *)u;

    _mm_storeu_si128(to, _mm_setzero_si128());
    _mm_storeu_si128(to + 1, _mm_setzero_si128());
    _mm_storeu_si128(to + 2, _mm_setzero_si128());
    _mm_storeu_si128(to + 3, _mm_setzero_si128());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_sse41_window {
    struct uric_sse41_bytes bytes;
    __m128i a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m128i uric_sse41_bits(__m128i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    const __m128i bits = _mm_setr_epi8(1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1,
                                       -1, -1, -1, -1, -1);

    return _mm_shuffle_epi8(bits, uric_sse41_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct uric_sse41_window uric_sse41_look(const struct uric_sse41_bytes *bytes)
{
    struct uric_sse41_window w;

    w.bytes = *bytes;
    w.a_bit = uric_sse41_bits(bytes->a);
    w.b_bit = uric_sse41_bits(bytes->b);
    w.c_bit = uric_sse41_bits(bytes->c);
    w.d_bit = uric_sse41_bits(bytes->d);
    return w;
}

static URIC_ALWAYS_INLINE __m128i uric_sse41_has(__m128i table, __m128i bytes, __m128i bit)
{
    return _mm_cmpeq_epi8(_mm_and_si128(_mm_shuffle_epi8(table, bytes), bit), bit);
}

static URIC_ALWAYS_INLINE uint64_t uric_sse41_of(const struct uric_sse41_window *w, unsigned nibbles)
{
    const __m128i table = uric_sse41_at(uric_nibbles + nibbles);

    return uric_sse41_join(uric_sse41_has(table, w->bytes.a, w->a_bit),
                      uric_sse41_has(table, w->bytes.b, w->b_bit),
                      uric_sse41_has(table, w->bytes.c, w->c_bit),
                      uric_sse41_has(table, w->bytes.d, w->d_bit), w->bytes.c_at);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m128i uric_sse41_out(const unsigned char *p, __m128i table)
{
    const __m128i bytes = uric_sse41_at(p);

    return _mm_andnot_si128(_mm_shuffle_epi8(table, bytes), uric_sse41_bits(bytes));
}

static URIC_ALWAYS_INLINE int uric_sse41_all(const unsigned char *p, unsigned nibbles)
{
    const __m128i table = uric_sse41_at(uric_nibbles + nibbles);
    const __m128i out =
        _mm_or_si128(_mm_or_si128(uric_sse41_out(p, table), uric_sse41_out(p + 16, table)),
                     _mm_or_si128(uric_sse41_out(p + 32, table), uric_sse41_out(p + 48, table)));

    return _mm_testz_si128(out, out);
}

#define CLASSIFY(name) uric_sse41_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_sse41
#define BLOCK 64
/* Stage 1, once for each instruction set.  The including file defines CLASSIFY(name) and
 * CLASSIFY_PUBLIC(name), the names for its instruction set, and
 *
 *   struct CLASSIFY(bytes)           up to URIC_BLOCK (64) bytes, padded with zeros
 *   CLASSIFY(load)(&bytes, p)        loads the 64 bytes at p
 *   CLASSIFY(load_first)(&bytes, s, n)  loads at most 63 of the n bytes at s
 *   CLASSIFY(places)(&bytes)         replaces each byte by its bits of masks.h
 *   CLASSIFY(in)(&places, jump)      mask of the bytes in a class, or in a subset of it
 *   CLASSIFY(in_scheme)(&places)     mask of the bytes in a scheme's class; an instruction
 *                                    set may look at the first bytes only, for a run that
 *                                    stops too soon is right, too
 *   struct CLASSIFY(window)          bytes, prepared for CLASSIFY(of)
 *   CLASSIFY(look)(&bytes)           makes a window
 *   CLASSIFY(of)(&window, nibbles)   mask of the bytes in a class of runs.h
 *   CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT)        mask of the "%"
 *   CLASSIFY(equal)(&bytes, byte)    mask of the bytes that equal `byte`
 *   BLOCK, CLASSIFY(all)(p, nibbles) whether all BLOCK bytes at p are in a class
 *   CLASSIFY(clear)(u)               *u = 0
 *
 * and may define
 *
 *   CLASSIFY_FIRST(mask)             the lowest bit of a mask, anything if it is 0
 *   CLASSIFY_LEAVE()                 ends the use of vectors before a function that is compiled
 *                                    for any processor: after those of AVX each instruction of SSE
 *                                    waits.  A compiler does it at a return, but gcc 12 not before
 *                                    the call of a static function */

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

/* The end of the whole blocks of the class that start at s + i. */
static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

/* What a window shows of its bytes from `known` on, as masks from bit 0. */
struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

/* The offset of the first byte of the mask, which starts at i, or `none`. */
static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

/* A uric_search of walk.h.  The last window of fewer bytes starts before i.  A rest of up to
 * two windows of the class PATH and "?" is searched without a branch on its bytes. */
static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? hash : (uric_word)(hash & (hash - 1));
                bad |= (uric_word)(other & ~hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(hash, i, n));
                first_hash = CLASSIFY(first)(hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}


#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AVX2. */

#if URIC_BUILT & URIC_BUILT_AVX2

URIC_TARGET_BEGIN("popcnt,avx2,bmi,bmi2")

static URIC_ALWAYS_INLINE __m256i uric_avx2_at(const unsigned char *p)
{
    return _mm256_loadu_si256((const __m256i *)(const void *)p);
}

static URIC_ALWAYS_INLINE __m256i uric_avx2_row(enum uric_row row)
{
    return _mm256_load_si256((const __m256i *)(const void *)uric_row(row));
}

static URIC_ALWAYS_INLINE __m256i uric_avx2_high_halves(__m256i bytes)
{
    return _mm256_and_si256(_mm256_srli_epi16(bytes, 4), uric_avx2_row(URIC_ROW_HALF));
}

static URIC_ALWAYS_INLINE uint32_t uric_avx2_mask(__m256i v)
{
    return (uint32_t)_mm256_movemask_epi8(v);
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 32 bytes from offset 0, and 32 from high_at; they may overlap. */
struct uric_avx2_bytes {
    __m256i low, high;
    unsigned high_at;
};

static URIC_ALWAYS_INLINE void uric_avx2_load(struct uric_avx2_bytes *bytes, const unsigned char *p)
{
    bytes->low = uric_avx2_at(p);
    bytes->high = uric_avx2_at(p + 32);
    bytes->high_at = 32;
}

/* A shuffle by the 16 bytes at shuffle_down + i moves a vector's bytes down by i and
 * fills with zeros. */
static const unsigned char uric_shuffle_down[32] = {
    0,   1,   2,   3,   4,   5,   6,   7,   8,   9,   10,  11,  12,  13,  14,  15,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255
};

/* 1 to 31 bytes, padded with zeros. */
static inline __m256i uric_avx2_load_part(const unsigned char *s, size_t n)
{
    __m128i last, by;
    struct uric_short_bytes bytes;

    if (n < 16) {
        bytes = uric_load_short(s, n);
        return _mm256_zextsi128_si256(_mm_set_epi64x((long long)bytes.high,
                                                     (long long)bytes.low));
    }
    last = _mm_loadu_si128((const __m128i *)(const void *)(s + n - 16));
    by = _mm_loadu_si128((const __m128i *)(const void *)(uric_shuffle_down + (32 - n)));
    return _mm256_set_m128i(_mm_shuffle_epi8(last, by),
                            _mm_loadu_si128((const __m128i *)(const void *)s));
}

static URIC_ALWAYS_INLINE void uric_avx2_load_first(struct uric_avx2_bytes *bytes,
                                               const unsigned char *s, size_t n)
{
    bytes->low = bytes->high = _mm256_setzero_si256();
    bytes->high_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->high_at = (unsigned)n - 32;
        bytes->low = uric_avx2_at(s);
        bytes->high = uric_avx2_at(s + bytes->high_at);
    } else if (n > 0) {
        bytes->low = uric_avx2_load_part(s, n);
    }
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_join(__m256i low, __m256i high, unsigned high_at)
{
    uint64_t mask = uric_avx2_mask(low) | (uint64_t)uric_avx2_mask(high) << high_at;

    __asm__("" : "+r"(mask)); /* keeps gcc from collecting masks in a vector */
    return mask;
}


static URIC_ALWAYS_INLINE uint64_t uric_avx2_byte(const struct uric_avx2_bytes *bytes,
                                             enum uric_row row)
{
    const __m256i all = uric_avx2_row(row);

    return uric_avx2_join(_mm256_cmpeq_epi8(bytes->low, all),
                     _mm256_cmpeq_epi8(bytes->high, all), bytes->high_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE __m256i uric_avx2_places_of(__m256i bytes)
{
    return _mm256_and_si256(
        _mm256_shuffle_epi8(uric_avx2_row(URIC_ROW_LOW), bytes),
        _mm256_shuffle_epi8(uric_avx2_row(URIC_ROW_HIGH), uric_avx2_high_halves(bytes)));
}

static URIC_ALWAYS_INLINE void uric_avx2_places(struct uric_avx2_bytes *first)
{
    first->low = uric_avx2_places_of(first->low);
    first->high = uric_avx2_places_of(first->high);
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_in(const struct uric_avx2_bytes *places,
                                           enum uric_jump jump)
{
    const __m256i to_sign = uric_avx2_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return uric_avx2_join(_mm256_adds_epu8(places->low, to_sign),
                     _mm256_adds_epu8(places->high, to_sign), places->high_at);
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_in_scheme(const struct uric_avx2_bytes *first)
{
    return uric_avx2_mask(_mm256_adds_epu8(first->low, uric_avx2_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void uric_avx2_clear(struct uric *u)
{
    __m256i *const to = (__m256i *)(void *)u;

    _mm256_storeu_si256(to, _mm256_setzero_si256());
    _mm256_storeu_si256(to + 1, _mm256_setzero_si256());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_avx2_window {
    struct uric_avx2_bytes bytes;
    __m256i low_bit, high_bit; /* the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m256i uric_avx2_bits(__m256i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    const __m256i bits = _mm256_setr_epi8(
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1,
        1, 2, 4, 8, 16, 32, 64, -128, -1, -1, -1, -1, -1, -1, -1, -1);

    return _mm256_shuffle_epi8(bits, uric_avx2_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct uric_avx2_window uric_avx2_look(const struct uric_avx2_bytes *bytes)
{
    struct uric_avx2_window w;

    w.bytes = *bytes;
    w.low_bit = uric_avx2_bits(bytes->low);
    w.high_bit = uric_avx2_bits(bytes->high);
    return w;
}

static URIC_ALWAYS_INLINE __m256i uric_avx2_table(unsigned nibbles)
{
    return _mm256_broadcastsi128_si256(
        _mm_loadu_si128((const __m128i *)(const void *)(uric_nibbles + nibbles)));
}

static URIC_ALWAYS_INLINE __m256i uric_avx2_has(__m256i table, __m256i bytes, __m256i bit)
{
    return _mm256_cmpeq_epi8(_mm256_and_si256(_mm256_shuffle_epi8(table, bytes), bit), bit);
}

static URIC_ALWAYS_INLINE uint64_t uric_avx2_of(const struct uric_avx2_window *w, unsigned nibbles)
{
    const __m256i table = uric_avx2_table(nibbles);

    return uric_avx2_join(uric_avx2_has(table, w->bytes.low, w->low_bit),
                     uric_avx2_has(table, w->bytes.high, w->high_bit), w->bytes.high_at);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m256i uric_avx2_out(const unsigned char *p, __m256i table)
{
    const __m256i bytes = uric_avx2_at(p);

    return _mm256_andnot_si256(_mm256_shuffle_epi8(table, bytes), uric_avx2_bits(bytes));
}

static URIC_ALWAYS_INLINE int uric_avx2_all(const unsigned char *p, unsigned nibbles)
{
    const __m256i table = uric_avx2_table(nibbles);
    const __m256i out =
        _mm256_or_si256(_mm256_or_si256(uric_avx2_out(p, table), uric_avx2_out(p + 32, table)),
                        _mm256_or_si256(uric_avx2_out(p + 64, table), uric_avx2_out(p + 96, table)));

    return _mm256_testz_si256(out, out);
}

#define CLASSIFY_FIRST(mask) _tzcnt_u64(mask)
#define CLASSIFY_LEAVE() _mm256_zeroupper()
#define CLASSIFY(name) uric_avx2_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx2
#define BLOCK 128

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? hash : (uric_word)(hash & (hash - 1));
                bad |= (uric_word)(other & ~hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(hash, i, n));
                first_hash = CLASSIFY(first)(hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}


#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AVX-512 (F, BW), 64 bytes at once. */

#if URIC_BUILT & URIC_BUILT_512

URIC_TARGET_BEGIN("avx512f,avx512bw,avx512vl,popcnt,bmi,bmi2")

struct uric_avx512_bytes {
    __m512i all;
};

static URIC_ALWAYS_INLINE void uric_avx512_load(struct uric_avx512_bytes *bytes,
                                           const unsigned char *p)
{
    bytes->all = _mm512_loadu_si512(p);
}

static URIC_ALWAYS_INLINE void uric_avx512_load_first(struct uric_avx512_bytes *bytes,
                                                 const unsigned char *s, size_t n)
{
    const unsigned count = n < 63 ? (unsigned)n : 63;

    bytes->all = _mm512_maskz_loadu_epi8(_bzhi_u64(~(uint64_t)0, count), s);
}

static URIC_ALWAYS_INLINE __m512i uric_avx512_row(enum uric_row row)
{
    return _mm512_loadu_si512(uric_row(row));
}

static URIC_ALWAYS_INLINE __m512i uric_avx512_high_halves(__m512i bytes)
{
    return _mm512_and_si512(_mm512_srli_epi16(bytes, 4), uric_avx512_row(URIC_ROW_HALF));
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE void uric_avx512_places(struct uric_avx512_bytes *first)
{
    first->all = _mm512_and_si512(
        _mm512_shuffle_epi8(uric_avx512_row(URIC_ROW_LOW), first->all),
        _mm512_shuffle_epi8(uric_avx512_row(URIC_ROW_HIGH), uric_avx512_high_halves(first->all)));
}

static URIC_ALWAYS_INLINE uint64_t uric_avx512_in(const struct uric_avx512_bytes *places,
                                             enum uric_jump jump)
{
    const enum uric_row row = (enum uric_row)(URIC_ROW_LEAST_SCHEME + (unsigned)jump);

    return _mm512_cmpge_epu8_mask(places->all, uric_avx512_row(row));
}

static URIC_ALWAYS_INLINE uint64_t uric_avx512_in_scheme(const struct uric_avx512_bytes *first)
{
    return uric_avx512_in(first, URIC_JUMP_SCHEME);
}

static URIC_ALWAYS_INLINE void uric_avx512_clear(struct uric *u)
{
    /* one store of 64 bytes takes twice as long if *u lies across two pages */
    __m128i *const to = (__m128i *)(void *)u;

    _mm_storeu_si128(to, _mm_setzero_si128());
    _mm_storeu_si128(to + 1, _mm_setzero_si128());
    _mm_storeu_si128(to + 2, _mm_setzero_si128());
    _mm_storeu_si128(to + 3, _mm_setzero_si128());
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_avx512_window {
    __m512i bytes, bit; /* bit: the bits of the high halves */
};

static URIC_ALWAYS_INLINE __m512i uric_avx512_table(const unsigned char *table)
{
    /* masked, because g++ 12 warns that the plain intrinsic uses an uninitialized value */
    return _mm512_maskz_broadcast_i32x4(0xffff,
                                        _mm_loadu_si128((const __m128i *)(const void *)table));
}

static URIC_ALWAYS_INLINE __m512i uric_avx512_bits(__m512i bytes)
{
    /* non-ASCII bytes get all bits; their shuffle yields 0 */
    static const unsigned char bits[16] = { 1,   2,   4,   8,   16,  32,  64,  128,
                                            255, 255, 255, 255, 255, 255, 255, 255 };

    return _mm512_shuffle_epi8(uric_avx512_table(bits), uric_avx512_high_halves(bytes));
}

static URIC_ALWAYS_INLINE struct uric_avx512_window uric_avx512_look(const struct uric_avx512_bytes *bytes)
{
    struct uric_avx512_window w;

    w.bytes = bytes->all;
    w.bit = uric_avx512_bits(w.bytes);
    return w;
}


static URIC_ALWAYS_INLINE uint64_t uric_avx512_byte(const struct uric_avx512_bytes *bytes,
                                               enum uric_row row)
{
    return _mm512_cmpeq_epi8_mask(bytes->all, uric_avx512_row(row));
}

static URIC_ALWAYS_INLINE uint64_t uric_avx512_of(const struct uric_avx512_window *w,
                                             unsigned nibbles)
{
    return _mm512_test_epi8_mask(
        _mm512_shuffle_epi8(uric_avx512_table(uric_nibbles + nibbles), w->bytes), w->bit);
}

/* 0 for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE __m512i uric_avx512_out(const unsigned char *p, __m512i table)
{
    const __m512i bytes = _mm512_loadu_si512(p);

    return ~_mm512_shuffle_epi8(table, bytes) & uric_avx512_bits(bytes);
}

static URIC_ALWAYS_INLINE int uric_avx512_all(const unsigned char *p, unsigned nibbles)
{
    const __m512i table = uric_avx512_table(uric_nibbles + nibbles);
    const __m512i out = _mm512_or_si512(
        _mm512_or_si512(uric_avx512_out(p, table), uric_avx512_out(p + 64, table)),
        _mm512_or_si512(uric_avx512_out(p + 128, table), uric_avx512_out(p + 192, table)));

    return _mm512_test_epi8_mask(out, out) == 0;
}

#define CLASSIFY_FIRST(mask) _tzcnt_u64(mask)
#define CLASSIFY_LEAVE() _mm256_zeroupper()
#define CLASSIFY(name) uric_avx512_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_avx512
#define BLOCK 256

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? hash : (uric_word)(hash & (hash - 1));
                bad |= (uric_word)(other & ~hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(hash, i, n));
                first_hash = CLASSIFY(first)(hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}


#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

URIC_TARGET_END

#endif

/* Stage 1 with AArch64's NEON. */

#if URIC_BUILT & URIC_BUILT_NEON

static URIC_ALWAYS_INLINE uint8x16_t uric_neon_row(enum uric_row row)
{
    return vld1q_u8(uric_row(row));
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct uric_neon_bytes {
    uint8x16_t a, b, c, d; /* not an array: gcc would keep that in memory */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void uric_neon_load(struct uric_neon_bytes *bytes, const unsigned char *p)
{
    bytes->a = vld1q_u8(p);
    bytes->b = vld1q_u8(p + 16);
    bytes->c = vld1q_u8(p + 32);
    bytes->d = vld1q_u8(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void uric_neon_load_first(struct uric_neon_bytes *bytes,
                                               const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = vdupq_n_u8(0);
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = vld1q_u8(s);
        bytes->b = vld1q_u8(s + 16);
        bytes->c = vld1q_u8(s + bytes->c_at);
        bytes->d = vld1q_u8(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = vld1q_u8(s);
        bytes->c = vld1q_u8(s + bytes->c_at);
    } else if (n > 0) {
        const struct uric_short_bytes few = uric_load_short(s, n);

        bytes->a = vcombine_u8(vcreate_u8(few.low), vcreate_u8(few.high));
    }
}

/* The mask of vectors whose bytes are all ones or zeros: each byte keeps one bit, by its index
 * modulo 8, and adding neighbours three times joins each eight. */
static URIC_ALWAYS_INLINE uint64_t uric_neon_join(uint8x16_t a, uint8x16_t b, uint8x16_t c,
                                             uint8x16_t d, unsigned c_at)
{
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t place = vld1q_u8(places);
    const uint8x16_t low = vpaddq_u8(vandq_u8(a, place), vandq_u8(b, place));
    const uint8x16_t high = vpaddq_u8(vandq_u8(c, place), vandq_u8(d, place));
    const uint8x16_t both = vpaddq_u8(low, high);
    const uint64_t mask =
        vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(both, both)), 0);

    return (uint32_t)mask | (mask >> 32) << c_at;
}


static URIC_ALWAYS_INLINE uint64_t uric_neon_byte(const struct uric_neon_bytes *bytes,
                                             enum uric_row row)
{
    const uint8x16_t all = uric_neon_row(row);

    return uric_neon_join(vceqq_u8(bytes->a, all), vceqq_u8(bytes->b, all),
                     vceqq_u8(bytes->c, all), vceqq_u8(bytes->d, all), bytes->c_at);
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE uint8x16_t uric_neon_places_of(uint8x16_t bytes)
{
    return vandq_u8(vqtbl1q_u8(uric_neon_row(URIC_ROW_LOW),
                               vandq_u8(bytes, uric_neon_row(URIC_ROW_HALF))),
                    vqtbl1q_u8(uric_neon_row(URIC_ROW_HIGH), vshrq_n_u8(bytes, 4)));
}

static URIC_ALWAYS_INLINE void uric_neon_places(struct uric_neon_bytes *first)
{
    first->a = uric_neon_places_of(first->a);
    first->b = uric_neon_places_of(first->b);
    first->c = uric_neon_places_of(first->c);
    first->d = uric_neon_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t uric_neon_in(const struct uric_neon_bytes *places,
                                           enum uric_jump jump)
{
    const uint8x16_t least = uric_neon_row((enum uric_row)(URIC_ROW_LEAST_SCHEME + (unsigned)jump));

    return uric_neon_join(vcgeq_u8(places->a, least), vcgeq_u8(places->b, least),
                     vcgeq_u8(places->c, least), vcgeq_u8(places->d, least), places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t uric_neon_in_scheme(const struct uric_neon_bytes *first)
{
    const uint8x16_t none = vdupq_n_u8(0);

    return uric_neon_join(vcgeq_u8(first->a, uric_neon_row(URIC_ROW_LEAST_SCHEME)), none, none, none, 32);
}

static URIC_ALWAYS_INLINE void uric_neon_clear(struct uric *u)
{
    unsigned char *const to = (unsigned char *)u;

    vst1q_u8(to, vdupq_n_u8(0));
    vst1q_u8(to + 16, vdupq_n_u8(0));
    vst1q_u8(to + 32, vdupq_n_u8(0));
    vst1q_u8(to + 48, vdupq_n_u8(0));
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_neon_window {
    uint8x16_t a_low, b_low, c_low, d_low; /* the low halves */
    uint8x16_t a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE uint8x16_t uric_neon_bits(uint8x16_t bytes)
{
    static const unsigned char bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128 };

    return vqtbl1q_u8(vld1q_u8(bits), vshrq_n_u8(bytes, 4));
}

static URIC_ALWAYS_INLINE struct uric_neon_window uric_neon_look(const struct uric_neon_bytes *bytes)
{
    const uint8x16_t half = uric_neon_row(URIC_ROW_HALF);
    struct uric_neon_window w;

    w.a_low = vandq_u8(bytes->a, half);
    w.b_low = vandq_u8(bytes->b, half);
    w.c_low = vandq_u8(bytes->c, half);
    w.d_low = vandq_u8(bytes->d, half);
    w.a_bit = uric_neon_bits(bytes->a);
    w.b_bit = uric_neon_bits(bytes->b);
    w.c_bit = uric_neon_bits(bytes->c);
    w.d_bit = uric_neon_bits(bytes->d);
    w.c_at = bytes->c_at;
    return w;
}

static URIC_ALWAYS_INLINE uint64_t uric_neon_of(const struct uric_neon_window *w, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return uric_neon_join(vtstq_u8(vqtbl1q_u8(table, w->a_low), w->a_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->b_low), w->b_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->c_low), w->c_bit),
                     vtstq_u8(vqtbl1q_u8(table, w->d_low), w->d_bit), w->c_at);
}

/* All ones for each byte at p that is in the class. */
static URIC_ALWAYS_INLINE uint8x16_t uric_neon_is(const unsigned char *p, uint8x16_t table)
{
    const uint8x16_t bytes = vld1q_u8(p);

    return vtstq_u8(vqtbl1q_u8(table, vandq_u8(bytes, uric_neon_row(URIC_ROW_HALF))),
                    uric_neon_bits(bytes));
}

static URIC_ALWAYS_INLINE int uric_neon_all(const unsigned char *p, unsigned nibbles)
{
    const uint8x16_t table = vld1q_u8(uric_nibbles + nibbles);

    return vminvq_u8(vandq_u8(
               vandq_u8(uric_neon_is(p, table), uric_neon_is(p + 16, table)),
               vandq_u8(uric_neon_is(p + 32, table), uric_neon_is(p + 48, table)))) != 0;
}

#define CLASSIFY(name) uric_neon_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_neon
#define BLOCK 64

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? hash : (uric_word)(hash & (hash - 1));
                bad |= (uric_word)(other & ~hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(hash, i, n));
                first_hash = CLASSIFY(first)(hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}


#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

#endif

/* Stage 1 with WebAssembly's simd128. */

#if URIC_BUILT & URIC_BUILT_SIMD128

static URIC_ALWAYS_INLINE v128_t uric_simd128_row(enum uric_row row)
{
    return wasm_v128_load(uric_row(row));
}

/* ---- bytes -------------------------------------------------------------------------- */

/* 16 bytes each from offsets 0, 16, c_at and c_at + 16; they may overlap. */
struct uric_simd128_bytes {
    v128_t a, b, c, d;
    unsigned c_at;
};

static URIC_ALWAYS_INLINE void uric_simd128_load(struct uric_simd128_bytes *bytes, const unsigned char *p)
{
    bytes->a = wasm_v128_load(p);
    bytes->b = wasm_v128_load(p + 16);
    bytes->c = wasm_v128_load(p + 32);
    bytes->d = wasm_v128_load(p + 48);
    bytes->c_at = 32;
}

static URIC_ALWAYS_INLINE void uric_simd128_load_first(struct uric_simd128_bytes *bytes,
                                                  const unsigned char *s, size_t n)
{
    bytes->a = bytes->b = bytes->c = bytes->d = wasm_i64x2_splat(0);
    bytes->c_at = 31;
    if (n >= 32) {
        if (n < 63)
            bytes->c_at = (unsigned)n - 32;
        bytes->a = wasm_v128_load(s);
        bytes->b = wasm_v128_load(s + 16);
        bytes->c = wasm_v128_load(s + bytes->c_at);
        bytes->d = wasm_v128_load(s + bytes->c_at + 16);
    } else if (n >= 16) {
        bytes->c_at = (unsigned)n - 16;
        bytes->a = wasm_v128_load(s);
        bytes->c = wasm_v128_load(s + bytes->c_at);
    } else if (n > 0) {
        const struct uric_short_bytes few = uric_load_short(s, n);

        bytes->a = wasm_i64x2_make((int64_t)few.low, (int64_t)few.high);
    }
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_join(v128_t a, v128_t b, v128_t c, v128_t d,
                                                unsigned c_at)
{
    const uint32_t low = (uint32_t)wasm_i8x16_bitmask(a) | (uint32_t)wasm_i8x16_bitmask(b) << 16;
    const uint32_t high = (uint32_t)wasm_i8x16_bitmask(c) | (uint32_t)wasm_i8x16_bitmask(d) << 16;

    return low | (uint64_t)high << c_at;
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_each(const struct uric_simd128_bytes *bytes, v128_t all)
{
    return uric_simd128_join(wasm_i8x16_eq(bytes->a, all), wasm_i8x16_eq(bytes->b, all),
                        wasm_i8x16_eq(bytes->c, all), wasm_i8x16_eq(bytes->d, all),
                        bytes->c_at);
}


static URIC_ALWAYS_INLINE uint64_t uric_simd128_byte(const struct uric_simd128_bytes *bytes,
                                                enum uric_row row)
{
    return uric_simd128_each(bytes, uric_simd128_row(row));
}

/* ---- the first bytes, by masks.h ---------------------------------------------------- */

static URIC_ALWAYS_INLINE v128_t uric_simd128_places_of(v128_t bytes)
{
    return wasm_v128_and(
        wasm_i8x16_swizzle(uric_simd128_row(URIC_ROW_LOW),
                           wasm_v128_and(bytes, uric_simd128_row(URIC_ROW_HALF))),
        wasm_i8x16_swizzle(uric_simd128_row(URIC_ROW_HIGH), wasm_u8x16_shr(bytes, 4)));
}

static URIC_ALWAYS_INLINE void uric_simd128_places(struct uric_simd128_bytes *first)
{
    first->a = uric_simd128_places_of(first->a);
    first->b = uric_simd128_places_of(first->b);
    first->c = uric_simd128_places_of(first->c);
    first->d = uric_simd128_places_of(first->d);
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_in(const struct uric_simd128_bytes *places,
                                              enum uric_jump jump)
{
    const v128_t to_sign =
        uric_simd128_row((enum uric_row)(URIC_ROW_TO_SIGN_SCHEME + (unsigned)jump));

    return uric_simd128_join(
        wasm_u8x16_add_sat(places->a, to_sign), wasm_u8x16_add_sat(places->b, to_sign),
        wasm_u8x16_add_sat(places->c, to_sign), wasm_u8x16_add_sat(places->d, to_sign),
        places->c_at);
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_in_scheme(const struct uric_simd128_bytes *first)
{
    return (uint32_t)wasm_i8x16_bitmask(
        wasm_u8x16_add_sat(first->a, uric_simd128_row(URIC_ROW_TO_SIGN_SCHEME)));
}

static URIC_ALWAYS_INLINE void uric_simd128_clear(struct uric *u)
{
    unsigned char *const to = (unsigned char *)u;

    wasm_v128_store(to, wasm_i64x2_splat(0));
    wasm_v128_store(to + 16, wasm_i64x2_splat(0));
    wasm_v128_store(to + 32, wasm_i64x2_splat(0));
    wasm_v128_store(to + 48, wasm_i64x2_splat(0));
}

/* ---- after them, by runs.h ---------------------------------------------------------- */

struct uric_simd128_window {
    v128_t a_low, b_low, c_low, d_low; /* the low halves */
    v128_t a_bit, b_bit, c_bit, d_bit; /* the bits of the high halves */
    unsigned c_at;
};

static URIC_ALWAYS_INLINE v128_t uric_simd128_bits(v128_t bytes)
{
    return wasm_i8x16_swizzle(
        wasm_u8x16_make(1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0),
        wasm_u8x16_shr(bytes, 4));
}

static URIC_ALWAYS_INLINE struct uric_simd128_window uric_simd128_look(const struct uric_simd128_bytes *bytes)
{
    const v128_t half = uric_simd128_row(URIC_ROW_HALF);
    struct uric_simd128_window w;

    w.a_low = wasm_v128_and(bytes->a, half);
    w.b_low = wasm_v128_and(bytes->b, half);
    w.c_low = wasm_v128_and(bytes->c, half);
    w.d_low = wasm_v128_and(bytes->d, half);
    w.a_bit = uric_simd128_bits(bytes->a);
    w.b_bit = uric_simd128_bits(bytes->b);
    w.c_bit = uric_simd128_bits(bytes->c);
    w.d_bit = uric_simd128_bits(bytes->d);
    w.c_at = bytes->c_at;
    return w;
}

/* All ones for each byte, given by its halves, that is in the class. */
static URIC_ALWAYS_INLINE v128_t uric_simd128_is(v128_t table, v128_t low, v128_t bit)
{
    return wasm_i8x16_ne(wasm_v128_and(wasm_i8x16_swizzle(table, low), bit),
                         wasm_i64x2_splat(0));
}

static URIC_ALWAYS_INLINE uint64_t uric_simd128_of(const struct uric_simd128_window *w, unsigned nibbles)
{
    const v128_t table = wasm_v128_load(uric_nibbles + nibbles);

    return uric_simd128_join(uric_simd128_is(table, w->a_low, w->a_bit),
                        uric_simd128_is(table, w->b_low, w->b_bit),
                        uric_simd128_is(table, w->c_low, w->c_bit),
                        uric_simd128_is(table, w->d_low, w->d_bit), w->c_at);
}

static URIC_ALWAYS_INLINE int uric_simd128_all(const unsigned char *p, unsigned nibbles)
{
    struct uric_simd128_bytes bytes;
    struct uric_simd128_window w;

    uric_simd128_load(&bytes, p);
    w = uric_simd128_look(&bytes);
    return uric_simd128_of(&w, nibbles) == ~(uint64_t)0;
}

#define CLASSIFY(name) uric_simd128_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_simd128
#define BLOCK 64

#ifndef CLASSIFY_FIRST
#define CLASSIFY_FIRST(mask) uric_lowest((uric_word)((mask) | (uint64_t)1 << (URIC_BLOCK - 1)))
#endif

#ifndef CLASSIFY_LEAVE
#define CLASSIFY_LEAVE() ((void)0)
#endif

static const unsigned char CLASSIFY(nibbles)[URIC_JUMPS] = { URIC_NIBBLES_SCHEME,
                                                        URIC_NIBBLES_REG_NAME,
                                                        URIC_NIBBLES_PATH };

static URIC_NEVER_INLINE size_t CLASSIFY(blocks)(const unsigned char *s, size_t i, size_t n,
                                                 unsigned nibbles)
{
    if (n - i >= 2 * BLOCK) {
        if (!CLASSIFY(all)(s + i, nibbles))
            return i;
        /* continue at the start of a cache line */
        i += BLOCK - ((uintptr_t)(s + i) & (URIC_BLOCK - 1));
    }
    while (n - i >= BLOCK && CLASSIFY(all)(s + i, nibbles))
        i += BLOCK;
    return n - i < BLOCK && CLASSIFY(all)(s + n - BLOCK, nibbles) ? n : i;
}

size_t CLASSIFY_PUBLIC(pass)(struct uric_view *v, size_t i, unsigned jump)
{
    const unsigned char *const s = v->s;
    const size_t n = v->n;
    const unsigned nibbles = CLASSIFY(nibbles)[jump];

    if (i - v->base < URIC_BLOCK)
        i = v->base + URIC_BLOCK;
    if (i < n && n - i >= 2 * BLOCK)
        i = CLASSIFY(blocks)(s, i, n, nibbles);
    while (i < n) {
        unsigned shift = 0;
        uric_word stop, triplets = 0;
        struct CLASSIFY(bytes) bytes;
        struct CLASSIFY(window) w;

        if (n - i >= URIC_BLOCK) {
            CLASSIFY(load)(&bytes, s + i);
        } else if (n >= URIC_BLOCK) {
            shift = URIC_BLOCK - (unsigned)(n - i);
            CLASSIFY(load)(&bytes, s + n - URIC_BLOCK);
        } else {
            shift = (unsigned)i;
            CLASSIFY(load_first)(&bytes, s, n);
        }
        w = CLASSIFY(look)(&bytes);
        stop = (uric_word)~(CLASSIFY(of)(&w, nibbles) >> shift);
        if (stop == 0) {
            i += URIC_BLOCK;
            if (i < n && n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, nibbles);
            continue;
        }
        if (jump != URIC_JUMP_SCHEME) {
            const uric_word percent = CLASSIFY(byte)(&bytes, URIC_ROW_PERCENT) >> shift;

            if (stop & ~(stop - 1) & percent) {
                const uric_word hex = CLASSIFY(of)(&w, URIC_NIBBLES_HEXDIG) >> shift;

                triplets = percent & hex >> 1 & hex >> 2;
                stop &= ~triplets;
                if (stop == 0) {
                    i += URIC_BLOCK;
                    continue;
                }
                /* a "%" in the last two bytes has its digits in the next window */
                if (!(uric_word)(stop << 2) && uric_is_triplet(s, i + uric_lowest(stop), n)) {
                    i += uric_lowest(stop) + 3;
                    continue;
                }
            }
        }
        v->base = i;
        v->stop[URIC_JUMP_SCHEME] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_SCHEME) >> shift);
        v->stop[URIC_JUMP_REG_NAME] =
            ~(CLASSIFY(of)(&w, URIC_NIBBLES_REG_NAME) >> shift | triplets);
        v->stop[URIC_JUMP_PATH] = ~(CLASSIFY(of)(&w, URIC_NIBBLES_PATH) >> shift | triplets);
        return i + uric_lowest(stop);
    }
    return n;
}

struct CLASSIFY(shown) {
    struct CLASSIFY(bytes) bytes;
    struct CLASSIFY(window) w;
    uric_word mark, out; /* the "?"; what else is not in the class PATH */
};

static URIC_ALWAYS_INLINE void CLASSIFY(show)(struct CLASSIFY(shown) *shown,
                                              const unsigned char *p, unsigned known)
{
    uric_word mark;

    CLASSIFY(load)(&shown->bytes, p);
    shown->w = CLASSIFY(look)(&shown->bytes);
    mark = (uric_word)CLASSIFY(byte)(&shown->bytes, URIC_ROW_MARK);
    shown->mark = (uric_word)(mark >> known);
    shown->out = (uric_word)((uric_word)~(CLASSIFY(of)(&shown->w, URIC_NIBBLES_PATH) | mark) >>
                             known);
}

static URIC_ALWAYS_INLINE uint64_t CLASSIFY(first)(uric_word mask, size_t i, uint64_t none)
{
    const uint64_t at = i + CLASSIFY_FIRST(mask);

    return mask != 0 ? at : none;
}

static URIC_NEVER_INLINE struct uric_search_result CLASSIFY(search)(const unsigned char *s,
                                                                    size_t i, size_t n)
{
    const size_t last = n - URIC_BLOCK;
    uint64_t first_mark = n, first_hash = n;
    uric_word digits = 0; /* the bytes at i or after it that must be digits */
    unsigned known = i < last ? 0 : (unsigned)(i - last);
    struct CLASSIFY(shown) shown;

    if (i == n)
        return uric_found_all(first_mark, first_hash);
    CLASSIFY(show)(&shown, s + i - known, known);
    if (n - i <= URIC_BLOCK) {
        if (shown.out == 0)
            return uric_found_all(CLASSIFY(first)(shown.mark, i, n), n);
    } else if (n - i <= 2 * URIC_BLOCK) {
        struct CLASSIFY(shown) second;

        CLASSIFY(show)(&second, s + last, 0);
        if ((shown.out | second.out) == 0) {
            first_mark = CLASSIFY(first)(second.mark, last, n);
            first_mark = CLASSIFY(first)(shown.mark, i, first_mark);
            return uric_found_all(first_mark, first_hash);
        }
    }
    for (;;) {
        if (first_mark == n)
            first_mark = CLASSIFY(first)(shown.mark, i, n);
        if ((shown.out | digits) != 0) {
            const uric_word percent =
                (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_PERCENT) >> known);
            const uric_word hex =
                (uric_word)(CLASSIFY(of)(&shown.w, URIC_NIBBLES_HEXDIG) >> known);
            const uric_word other = (uric_word)(shown.out & ~percent);
            uric_word bad;

            digits |= (uric_word)(percent << 1) | (uric_word)(percent << 2);
            bad = (uric_word)(digits & ~hex);
            if ((other | bad) != 0) {
                const uric_word hash =
                    (uric_word)(CLASSIFY(byte)(&shown.bytes, URIC_ROW_HASH) >> known);

                /* a second "#" */
                bad |= first_hash < n ? hash : (uric_word)(hash & (hash - 1));
                bad |= (uric_word)(other & ~hash);
                if (bad != 0)
                    return uric_found_bad(s, i + uric_lowest(bad), first_mark,
                                          first_hash < n ? first_hash
                                                         : CLASSIFY(first)(hash, i, n));
                first_hash = CLASSIFY(first)(hash, i, first_hash);
            }
            digits = (uric_word)(percent >> (URIC_BLOCK - 1) | percent >> (URIC_BLOCK - 2));
            i += URIC_BLOCK - known;
        } else {
            i += URIC_BLOCK - known;
            if (n - i >= BLOCK)
                i = CLASSIFY(blocks)(s, i, n, URIC_NIBBLES_PATH);
        }
        if (i == n)
            break;
        known = i < last ? 0 : (unsigned)(i - last);
        CLASSIFY(show)(&shown, s + i - known, known);
    }
    if (digits != 0)
        return uric_found_bad(s, n, first_mark, first_hash);
    first_mark = first_mark < first_hash ? first_mark : first_hash;
    return uric_found_all(first_mark, first_hash);
}

static URIC_NEVER_INLINE int CLASSIFY(parse_long)(unsigned start, const unsigned char *s,
                                                  size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name;

    CLASSIFY(load)(&first, s);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    CLASSIFY_LEAVE();
    return uric_walk_long(s, URIC_START_AND_LENGTH(start, n), u, CLASSIFY(search), scheme,
                          reg_name);
}

int CLASSIFY_PUBLIC(parse)(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    struct CLASSIFY(bytes) first;
    uint64_t scheme, reg_name, path;

    CLASSIFY(clear)(u);
    if (n >= URIC_BLOCK)
        return CLASSIFY(parse_long)(start, s, n, u);
    CLASSIFY(load_first)(&first, s, n);
    CLASSIFY(places)(&first);
    scheme = CLASSIFY(in_scheme)(&first);
    reg_name = CLASSIFY(in)(&first, URIC_JUMP_REG_NAME);
    path = CLASSIFY(in)(&first, URIC_JUMP_PATH);
    CLASSIFY_LEAVE();
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, scheme, reg_name, path);
}


#undef CLASSIFY_FIRST
#undef CLASSIFY_LEAVE
#undef BLOCK
#undef CLASSIFY_PUBLIC
#undef CLASSIFY

#endif

/* Chooses the kernels for the processor. */

#ifndef URIC_SMALL

#define KERNELS(isa, stage1, ends, decode, encode, view, change) \
    { #isa, uric_parse_##stage1, uric_pass_##stage1 }

static const struct uric_kernels uric_all_kernels[] = {
#if URIC_BUILT & URIC_BUILT_PORTABLE
    KERNELS(portable, portable, NULL, NULL, NULL, lanes, NULL),
#endif
#if URIC_BUILT & URIC_BUILT_SSE41
    KERNELS(sse41, sse41, uric_ends_sse41, uric_decode_sse41, uric_encode_sse41, lanes, NULL),
#endif
#if URIC_BUILT & URIC_BUILT_AVX2
    KERNELS(avx2, avx2, uric_ends_avx2, uric_decode_avx2, uric_encode_avx2, avx2,
            uric_change_avx2),
#endif
#if URIC_BUILT & URIC_BUILT_AVX512
    KERNELS(avx512, avx512, uric_ends_avx512, uric_decode_avx2, uric_encode_avx2, avx512,
            uric_change_avx2),
#endif
#if URIC_BUILT & URIC_BUILT_AVX512VBMI2
#if URIC_BUILT & URIC_BUILT_AVX512
    KERNELS(avx512vbmi2, avx512, uric_ends_avx512, uric_decode_vbmi2, uric_encode_vbmi2, avx512,
            uric_change_avx2),
#else
    /* a build for VBMI2 alone has no kernels of AVX2 */
    KERNELS(avx512vbmi2, avx512, uric_ends_avx512, uric_decode_vbmi2, uric_encode_vbmi2, avx512,
            NULL),
#endif
#endif
#if URIC_BUILT & URIC_BUILT_NEON
    KERNELS(neon, neon, uric_ends_neon, uric_decode_neon, uric_encode_neon, lanes, NULL),
#endif
#if URIC_BUILT & URIC_BUILT_SIMD128
    KERNELS(simd128, simd128, uric_ends_simd128, NULL, NULL, lanes, NULL),
#endif
};

#undef KERNELS

#if URIC_CHOICE

struct uric_x86_registers {
    uint32_t eax, ebx, ecx, edx;
};

static struct uric_x86_registers uric_x86_cpuid(uint32_t leaf, uint32_t subleaf)
{
    struct uric_x86_registers r;

    __asm__ volatile("cpuid"
                     : "=a"(r.eax), "=b"(r.ebx), "=c"(r.ecx), "=d"(r.edx)
                     : "a"(leaf), "c"(subleaf));
    return r;
}

/* Which registers the operating system saves. */
static uint32_t uric_x86_xcr0(void)
{
    uint32_t low, high;

    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    (void)high;
    return low;
}

/* In the order of `uric_all_kernels` and of enum uric_isa. */
enum { URIC_X86_BASELINE, URIC_X86_SSE41, URIC_X86_AVX2, URIC_X86_AVX512, URIC_X86_AVX512VBMI2 };

static int uric_x86_level(void)
{
    const uint32_t ssse3 = 1u << 9, sse41 = 1u << 19, popcnt = 1u << 23;
    const uint32_t osxsave = 1u << 27, avx = 1u << 28;
    const uint32_t bmi = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;
    const uint32_t avx512f = 1u << 16, avx512bw = 1u << 30, avx512vl = 1u << 31;
    const uint32_t avx512vbmi = 1u << 1 | 1u << 6; /* and VBMI2; in ecx */
    const uint32_t ymm = 0x06, zmm = 0xe6;
    struct uric_x86_registers r;

    r = uric_x86_cpuid(1, 0);
    if (~r.ecx & (ssse3 | sse41))
        return URIC_X86_BASELINE;
    if (~r.ecx & (popcnt | osxsave | avx) || ~uric_x86_xcr0() & ymm ||
        uric_x86_cpuid(0, 0).eax < 7)
        return URIC_X86_SSE41;
    r = uric_x86_cpuid(7, 0);
    if (~r.ebx & (bmi | avx2 | bmi2))
        return URIC_X86_SSE41;
    if (!(URIC_BUILT & URIC_BUILT_AVX512) ||
        ~r.ebx & (avx512f | avx512bw | avx512vl) || ~uric_x86_xcr0() & zmm)
        return URIC_X86_AVX2;
    return (~r.ecx & avx512vbmi) ? URIC_X86_AVX512 : URIC_X86_AVX512VBMI2;
}

#ifndef URIC_SINGLE_FILE
const struct uric_kernels *uric_chosen;
#endif

/* Concurrent first callers all compute the same value; a limit that another thread sets
 * meanwhile takes precedence. */
static void uric_use(const struct uric_kernels *kernels)
{
    __atomic_store_n(&uric_chosen, kernels, __ATOMIC_RELAXED);
}

static const struct uric_kernels *uric_kernels_up_to(int limit)
{
    const int level = uric_x86_level();

    return &uric_all_kernels[level < limit ? level : limit];
}

const struct uric_kernels *uric_best_kernels(void)
{
    const struct uric_kernels *chosen =
        __atomic_load_n(&uric_chosen, __ATOMIC_RELAXED);

    if (chosen == NULL) {
        const struct uric_kernels *const best = uric_kernels_up_to(URIC_X86_AVX512VBMI2);

        if (__atomic_compare_exchange_n(&uric_chosen, &chosen, best, 0, __ATOMIC_RELAXED,
                                        __ATOMIC_RELAXED))
            chosen = best;
    }
    return chosen;
}

#else

const struct uric_kernels *uric_best_kernels(void)
{
    return &uric_all_kernels[0];
}

#endif

const char *uric_isa_name(void)
{
    return uric_best_kernels()->isa;
}

#else

const char *uric_isa_name(void)
{
    return "portable";
}

#endif

const char *uric_isa_limit(enum uric_isa isa)
{
    if ((unsigned)isa > URIC_UPTO_AVX512VBMI2)
        return NULL;
#if URIC_CHOICE
    uric_use(uric_kernels_up_to((int)isa));
#endif
    return uric_isa_name();
}

#ifndef URIC_SINGLE_FILE

void uric_kernels_use(const struct uric_kernels *to_use)
{
#if URIC_CHOICE
    uric_use(to_use);
#else
    (void)to_use;
#endif
}

const struct uric_kernels *uric_kernels_number(int i)
{
#if URIC_CHOICE
    const int last = uric_x86_level();
#else
    const int last = 0;
#endif

    return i <= last ? &uric_all_kernels[i] : NULL;
}

#endif

/* What a search finds in a rest that has a bad byte, for every instruction set. */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* Not inline: gcc 12 makes it four times as slow in the search with SSE4.1. */
URIC_NEVER_INLINE struct uric_search_result uric_found_bad(const unsigned char *s, size_t at,
                                                           uint64_t mark, uint64_t hash)
{
    struct uric_search_result found;

    if (at > 0 && s[at - 1] == '%')
        at--;
    else if (at > 1 && s[at - 2] == '%')
        at -= 2;
    hash = hash < at ? hash : at;
    found = uric_found_all(mark < hash ? mark : hash, hash);
    found.bad = (uint64_t)at + 1;
    return found;
}

#endif

/* Stage 2 of the one-shot scanner, for every instruction set. */
/* An IPv6address without an IPv4address, read at once: from masks of its bytes. */
#ifndef URIC_ADDRESS_GROUPS_H
#define URIC_ADDRESS_GROUPS_H



#if defined(URIC_GROUPS) && URIC_BUILT & (URIC_BUILT_X86 | URIC_BUILT_NEON)
#define URIC_READS_GROUPS

/* Adds to the masks the 16 bytes at s + at: those that are HEXDIG or ":", and those that are ":". */
static URIC_ALWAYS_INLINE void uric_group_bytes(const unsigned char *s, unsigned at,
                                                uint64_t *bytes, uint64_t *colon)
{
#if URIC_BUILT & URIC_BUILT_X86 /* by SSE2, which each processor has */
    const __m128i all = _mm_loadu_si128((const __m128i *)(const void *)(s + at));
    /* a range that ends at 127 needs one comparison */
    const __m128i digit = _mm_cmpgt_epi8(_mm_add_epi8(all, _mm_set1_epi8(127 - ':')),
                                         _mm_set1_epi8(127 - (':' - '0' + 1)));
    const __m128i letter = _mm_cmpgt_epi8(
        _mm_add_epi8(_mm_or_si128(all, _mm_set1_epi8(' ')), _mm_set1_epi8(127 - 'f')),
        _mm_set1_epi8(127 - ('f' - 'a' + 1)));

    *bytes |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_or_si128(digit, letter)) << at;
    *colon |= (uint64_t)(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8(':')))
              << at;
#else
    static const unsigned char places[16] = { 1, 2, 4, 8, 16, 32, 64, 128,
                                              1, 2, 4, 8, 16, 32, 64, 128 };
    const uint8x16_t place = vld1q_u8(places), all = vld1q_u8(s + at);
    const uint8x16_t digit =
        vcleq_u8(vsubq_u8(all, vdupq_n_u8('0')), vdupq_n_u8(':' - '0'));
    const uint8x16_t letter =
        vcleq_u8(vsubq_u8(vorrq_u8(all, vdupq_n_u8(' ')), vdupq_n_u8('a')),
                 vdupq_n_u8('f' - 'a'));
    const uint8x16_t twos = vpaddq_u8(vandq_u8(vorrq_u8(digit, letter), place),
                                      vandq_u8(vceqq_u8(all, vdupq_n_u8(':')), place));
    const uint8x16_t fours = vpaddq_u8(twos, twos);
    const uint32_t found =
        vgetq_lane_u32(vreinterpretq_u32_u8(vpaddq_u8(fours, fours)), 0);

    *bytes |= (uint64_t)(found & 0xffff) << at;
    *colon |= (uint64_t)(found >> 16) << at;
#endif
}

/* The end of the address at s + i, of an input of n bytes, if "]" follows it; i if the table has to
 * read it.  The numbers are those of the automaton: grammar/tools/groups.py. */
static URIC_ALWAYS_INLINE size_t uric_groups_end(const unsigned char *s, size_t i, size_t n)
{
    uint64_t bytes = 0, colon = 0, hex, pair, group, first, after;
    unsigned k, end;

    /* the table reads three bytes faster, such as "::1" */
    if (n < 16 || i > 40 || n - i < 4 || s[i + 3] == ']')
        return i;
    /* the first 48 bytes of the input, not those from i on: the loads do not wait for i */
    for (k = 0; k < 48; k += 16)
        uric_group_bytes(s, k < n - 16 ? k : (unsigned)n - 16, &bytes, &colon);
    first = (uint64_t)1 << i;
    end = uric_lowest(~bytes & (0 - first));
    if (end >= n || s[end] != ']')
        return i;
    after = (uint64_t)1 << end;
    colon &= after - first;
    hex = (bytes & (after - first)) ^ colon;
    pair = colon & colon << 1; /* the second of "::"; of ":::", two are */
    group = hex & ~(hex << 1);
    for (k = 0; k < URIC_GROUP_DIGITS; k++)
        hex &= hex << 1;
    for (k = 1; k < URIC_GROUPS; k++)
        group &= group - 1;
    if ((hex | (pair & (pair - 1)) | (group & (group - 1)) |
         (colon & ~(pair | pair >> 1) & (first | after >> 1))) != 0 ||
        (pair != 0) != (group == 0))
        return i;
    return end;
}

#endif

#endif

#ifndef URIC_SMALL

/* ---- marks: the offsets in *u; the defined parts and the kinds in one register ---------- */

#define AT ((uint32_t)i)
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#define UNDEFINE(which) (info &= ~(1u << (which)))
#define CLEAR_IF_UNDEFINED(which) \
    do { \
        if (!(info >> (which)&1)) \
            u->part[which].begin = u->part[which].end = 0; \
    } while (0)
#define HOST_KIND(kind) (info = (info & ~0xff00u) | (uint32_t)(kind) << 8)
#define PATH_KIND(kind) (info = (info & ~0xff0000u) | (uint32_t)(kind) << 16)
#define HAS_PATH_KIND(kind) ((info >> 16 & 0xff) == (kind))

static URIC_ALWAYS_INLINE int uric_walk_accept(uint32_t info, struct uric *u)
{
    u->defined = (uint8_t)info;
    u->host_kind = (uint8_t)(info >> 8);
    u->path_kind = (uint8_t)(info >> 16);
    u->error_part = (uint8_t)(info >> 24); /* 0 */
    return URIC_OK;
}

static URIC_NEVER_INLINE int uric_walk_refuse(size_t i, size_t n, unsigned in, struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = (uint32_t)i;
    u->error_part = (uint8_t)in;
    return i < n ? URIC_INVALID : URIC_INCOMPLETE;
}

/* Repeats the walk of a table that starts at s + i; returns the offset of the rejected byte. */
static URIC_INLINE size_t uric_walk_lost(const unsigned char *next, const unsigned char *column,
                                    unsigned states, const unsigned char *s, size_t i)
{
    unsigned to, r = 1;

    while ((to = next[column[s[i]] * states + r]) != 0) {
        r = to;
        i++;
    }
    return i;
}

/* ---- what the states use ----------------------------------------------------------------- */

#if defined(__clang__)
/* volatile keeps clang from turning a state's tests into a search tree: they are ordered by
 * the frequency of the bytes */
#define BYTE (*(const volatile unsigned char *)(s + i))
#elif defined(__SANITIZE_ADDRESS__)
/* each copy of the check is long: those of all states took gcc 9 MB */
static URIC_NEVER_INLINE unsigned char uric_walk_byte(const unsigned char *s, size_t i)
{
    return s[i];
}
#define BYTE uric_walk_byte(s, i)
#else
#define BYTE s[i]
#endif
#define STEP i++
#define AT_END(state, label, part) \
    if (i == n) { \
        in = (part); \
        goto label; \
    }
#define DEAD(state, part) \
    do { \
        in = (part); \
        goto dead; \
    } while (0)
#define LEAVE(state) (void)0
#define TABLE(part, r, base) \
    do { \
        unsigned column = uric_table_##part##_column[s[i]]; \
 \
        first = i; \
        do { \
            /* the next load waits for r alone */ \
            (r) = (uric_table_##part##_next + uric_table_##part##_at(0, column))[r];\
            STEP; \
        } while (i < n && (column = uric_table_##part##_column[s[i]]) != 0); \
    } while (0)
#ifdef URIC_READS_GROUPS
#define TABLE_BY_GROUPS(part, r, base) \
    do { \
        first = i; \
        i = GROUPS_END; \
        if (i > first) \
            (r) = URIC_GROUPS_STATE; \
        else \
            TABLE(part, r, base); \
    } while (0)
#else
#define TABLE_BY_GROUPS TABLE
#endif
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
/* the walk of a table starts in its first state */
#define LOST(part, r, base, within) \
    do { \
        i = (OFFSET)uric_walk_lost(uric_table_##part##_next, uric_table_##part##_column,\
                              uric_table_##part##_at(0, 1), s, first); \
        DEAD(r, within); \
    } while (0)

#define WALK_END \
    done: \
    return uric_walk_accept(info, u); \
    dead: \
    return uric_walk_refuse(i, n, in, u)

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* ---- by all masks, of a long input ----------------------------------------------------------- */

/* Past the first masks, or to a bad byte: in a function of its own, since few inputs need it. */
static URIC_NEVER_INLINE size_t uric_own_jump_far(struct uric_view *v, size_t i, unsigned jump)
{
    const struct uric_kernels *kernels = uric_known_kernels();
    const size_t k = i - v->base;
    uric_word rest;

    if (k < URIC_BLOCK && (rest = v->stop[jump] >> k) != 0)
        return i + uric_lowest(rest);
    if (kernels == NULL)
        kernels = uric_best_kernels();
    return kernels->pass(v, i, jump);
}

/* How far a state goes that could have finished the rest: to a "?", "#" or the bad byte.  Without a
 * search, and past that byte, the masks tell. */
static URIC_NEVER_INLINE size_t uric_jump_in_rest(struct uric_view *v, size_t i, uint64_t marks,
                                             uint64_t bad)
{
    if (i >= bad)
        return uric_own_jump_far(v, i, URIC_JUMP_PATH);
    if (i <= marks >> 32)
        return (size_t)(marks >> 32);
    return i <= (uint32_t)marks ? (uint32_t)marks : (size_t)bad - 1;
}

/* The masks of SCHEME and REG_NAME serve up to the path, and the tails the rest.  A run stops at
 * the last of their bytes, so that the state asks for the next one. */
#define URIC_FIRST_MASK_SCHEME scheme
#define URIC_FIRST_MASK_REG_NAME reg_name
#define FIRST_STOPS(run) \
    (uric_word)(~(uint64_t)(URIC_FIRST_MASK_##run) | (uint64_t)1 << (URIC_BLOCK - 1))
#define URIC_JUMP_BY_SCHEME URIC_JUMP_FIRST(SCHEME)
#define URIC_JUMP_BY_REG_NAME URIC_JUMP_FIRST(REG_NAME)
#define URIC_JUMP_BY_PATH \
    do { \
        if (!jumped) \
            i = uric_own_jump_far(&v, i, URIC_JUMP_PATH); \
        jumped = 0; \
    } while (0)
#define URIC_JUMP_FIRST(run) \
    do { \
        if (i < URIC_BLOCK) \
            i += uric_lowest(FIRST_STOPS(run) >> i); \
        else \
            i = uric_own_jump_far(&v, i, URIC_JUMP_##run); \
    } while (0)
#define JUMP(run, state) URIC_JUMP_BY_##run
#define TRIPLET(state) (void)0 /* the states read them as fast, without a call */
#define ENTRY start
#define OFFSET size_t

/* There is one search, and none if the masks show the rest already. */
#define SEARCH \
    (found.bad == 0 && n - v.base > URIC_BLOCK && \
     (found = search(s, i, n)).bad == 0)
#define FINISH(state) \
    if (SEARCH) \
        goto f##state; \
    URIC_JUMP_IN_REST
#define FINISH_WITHOUT_HASH(state) \
    if (SEARCH) { \
        if (HASH == n) \
            goto f##state; \
        found.bad = (uint64_t)HASH + 1; \
    } \
    URIC_JUMP_IN_REST
#define URIC_JUMP_IN_REST \
    i = uric_jump_in_rest(&v, i, found.marks, found.bad); \
    jumped = 1
#define MARK (uint32_t)(found.marks >> 32)
#define HASH (uint32_t)found.marks
/* An event that does not happen writes zeros to parts that are undefined. */
#undef BEGIN
#undef END
#define BEGIN(which, at) (u->part[which].begin = (uint32_t)(at) & happens)
#define END(which) \
    (u->part[which].end = AT & happens, info |= 1u << (which) & happens)
#define TO_MARK i = MARK
#define IF_MARK happens = (uint32_t)0 - (MARK < HASH)
#define TO_HASH i = HASH
#define IF_HASH happens = (uint32_t)0 - (HASH < n)
#define TO_END i = n

#ifdef URIC_READS_GROUPS
static URIC_NEVER_INLINE size_t uric_far_groups_end(const unsigned char *s, size_t i, size_t n)
{
    return uric_groups_end(s, i, n);
}
#define GROUPS_END uric_far_groups_end(s, i, n)
#endif

int uric_walk_long(const unsigned char *s, uint64_t start_and_length, struct uric *u,
                   uric_search *search, uint64_t scheme, uint64_t reg_name)
{
    const unsigned start = (unsigned)(start_and_length >> 32);
    const size_t n = (uint32_t)start_and_length;
    size_t i = 0, first = 0;
    struct uric_search_result found = { 0, 0 };
    uint32_t info = 0, happens = ~(uint32_t)0;
    unsigned r = 0, in = 0, jumped = 0;
    struct uric_view v;

    /* the states of ragel -G2 use none */
    (void)search, (void)found, (void)happens, (void)jumped, (void)uric_jump_in_rest;
    v.s = s;
    v.n = n;
    v.base = (size_t)0 - URIC_BLOCK;
    v.stop[URIC_JUMP_SCHEME] = v.stop[URIC_JUMP_REG_NAME] = v.stop[URIC_JUMP_PATH] = 0;
/* Generated from grammar/machines/http_parse.rl by ragel 6.10 and grammar/tools/walk.py; do not edit. */
    switch (ENTRY) {
    case uric_PARSE_START_origin_form: goto s2;
    default: goto s1;
    }
s1: /* "", may end */
    AT_END(1, e1, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s4; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s3; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s6; }
    DEAD(1, URIC_HOST);
e1: uric_ON_reg_name_end; uric_ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(IPv4address, r, 18);
    AT_END(18 + r, te1, URIC_HOST);
    if (BYTE == '%') { LEAVE(18 + r); STEP; goto s3; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part1_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s4; }
    DEAD(18 + r, URIC_HOST);
te1:
    HOST_KIND(uric_parse_part1_values[r]); uric_ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead, URIC_PATH);
    if (BYTE == '/') { STEP; goto s7; }
    DEAD(2, URIC_PATH);
s3: /* ".%" */
    AT_END(3, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s8; }
    DEAD(3, URIC_HOST);
s4: /* ".!", may end */
    JUMP(REG_NAME, 4);
    AT_END(4, e4, URIC_HOST);
    if (BYTE == '%') { TRIPLET(4); LEAVE(4); STEP; goto s3; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s4; }
    DEAD(4, URIC_HOST);
e4: uric_ON_reg_name_end; uric_ON_host_end; goto done;
s5: /* ".:", may end */
    AT_END(5, e5, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s5; }
    DEAD(5, URIC_PORT);
e5: uric_ON_port_end; goto done;
s6: /* "[" */
    AT_END(6, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t6; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s10; }
    DEAD(6, URIC_HOST);
t6: /* 151 states by a table */
    TABLE_BY_GROUPS(IPv6address, r, 43);
    if (r == 0) LOST(IPv6address, r, 43, URIC_HOST);
    AT_END(43 + r, dead, URIC_HOST);
    if (!(uric_parse_part6_flags[r] & 1)) DEAD(43 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s9; }
    DEAD(43 + r, URIC_HOST);
s7: /* "/", may end */
    FINISH_WITHOUT_HASH(7);
    JUMP(PATH, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s12; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s11; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s7; }
    DEAD(7, URIC_PATH);
e7: uric_ON_path_abempty_end; goto done;
s8: /* ".%1" */
    AT_END(8, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s4; }
    DEAD(8, URIC_HOST);
s9: /* "[::]", may end */
    AT_END(9, e9, URIC_HOST);
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    DEAD(9, URIC_HOST);
e9: uric_ON_host_end; goto done;
s10: /* "[V" */
    AT_END(10, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s13; }
    DEAD(10, URIC_HOST);
s11: /* "/%" */
    AT_END(11, dead, URIC_PATH);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s14; }
    DEAD(11, URIC_PATH);
s12: /* "/?", may end */
    FINISH_WITHOUT_HASH(12);
    JUMP(PATH, 12);
    AT_END(12, e12, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(12); LEAVE(12); STEP; goto s15; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s12; }
    DEAD(12, URIC_QUERY);
e12: uric_ON_query_end; goto done;
s13: /* "[V1" */
    AT_END(13, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s13; }
    if (BYTE == '.') { STEP; goto s16; }
    DEAD(13, URIC_HOST);
s14: /* "/%1" */
    AT_END(14, dead, URIC_PATH);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "/?%" */
    AT_END(15, dead, URIC_QUERY);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s17; }
    DEAD(15, URIC_QUERY);
s16: /* "[V1." */
    AT_END(16, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s18; }
    DEAD(16, URIC_HOST);
s17: /* "/?%1" */
    AT_END(17, dead, URIC_QUERY);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s12; }
    DEAD(17, URIC_QUERY);
s18: /* "[V1.&" */
    JUMP(SCHEME, 18);
    AT_END(18, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s9; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s18; }
    DEAD(18, URIC_HOST);
f7: TO_MARK; uric_ON_path_abempty_end; IF_MARK; uric_ON_query_begin; TO_END; uric_ON_query_end; goto done;
f12: TO_END; uric_ON_query_end; goto done;
    WALK_END;
}

#undef TO_END
#undef IF_HASH
#undef TO_HASH
#undef IF_MARK
#undef TO_MARK
#undef END
#undef BEGIN
#define BEGIN(which, at) (u->part[which].begin = (at))
#define END(which) (u->part[which].end = AT, info |= 1u << (which))
#undef HASH
#undef MARK
#undef URIC_JUMP_IN_REST
#undef FINISH_WITHOUT_HASH
#undef FINISH
#undef SEARCH
#undef GROUPS_END
#undef OFFSET
#undef ENTRY
#undef TRIPLET
#undef JUMP
#undef FIRST_STOPS
#undef URIC_JUMP_FIRST
#undef URIC_JUMP_BY_PATH
#undef URIC_JUMP_BY_REG_NAME
#undef URIC_JUMP_BY_SCHEME
#undef URIC_FIRST_MASK_REG_NAME
#undef URIC_FIRST_MASK_SCHEME

/* ---- by the first masks ---------------------------------------------------------------- */

#define ENTRY start
#define OFFSET uint32_t

/* of fewer bytes than a block */
#define JUMP(run, state) i += uric_lowest(uric_stop_##run >> i)
#define TRIPLET(state) (void)0
#define GROUPS_END (OFFSET)uric_groups_end(s, i, n) /* a call would slow all other inputs */
int uric_walk(const unsigned char *s, uint64_t start_and_length, struct uric *u,
              uint64_t scheme, uint64_t reg_name, uint64_t path)
{
    const uric_word uric_stop_SCHEME = (uric_word)~scheme, uric_stop_REG_NAME = (uric_word)~reg_name,
                    uric_stop_PATH = (uric_word)~path;
    const unsigned start = (unsigned)(start_and_length >> 32);
    const uint32_t n = (uint32_t)start_and_length;
    uint32_t i = 0, first = 0, info = 0;
    unsigned r = 0, in = 0;

    switch (ENTRY) {
    case uric_PARSE_START_origin_form: goto s2;
    default: goto s1;
    }
s1: /* "", may end */
    AT_END(1, e1, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s4; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s3; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s6; }
    DEAD(1, URIC_HOST);
e1: uric_ON_reg_name_end; uric_ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(IPv4address, r, 18);
    AT_END(18 + r, te1, URIC_HOST);
    if (BYTE == '%') { LEAVE(18 + r); STEP; goto s3; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part1_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s4; }
    DEAD(18 + r, URIC_HOST);
te1:
    HOST_KIND(uric_parse_part1_values[r]); uric_ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead, URIC_PATH);
    if (BYTE == '/') { STEP; goto s7; }
    DEAD(2, URIC_PATH);
s3: /* ".%" */
    AT_END(3, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s8; }
    DEAD(3, URIC_HOST);
s4: /* ".!", may end */
    JUMP(REG_NAME, 4);
    AT_END(4, e4, URIC_HOST);
    if (BYTE == '%') { TRIPLET(4); LEAVE(4); STEP; goto s3; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s4; }
    DEAD(4, URIC_HOST);
e4: uric_ON_reg_name_end; uric_ON_host_end; goto done;
s5: /* ".:", may end */
    AT_END(5, e5, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s5; }
    DEAD(5, URIC_PORT);
e5: uric_ON_port_end; goto done;
s6: /* "[" */
    AT_END(6, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t6; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s10; }
    DEAD(6, URIC_HOST);
t6: /* 151 states by a table */
    TABLE_BY_GROUPS(IPv6address, r, 43);
    if (r == 0) LOST(IPv6address, r, 43, URIC_HOST);
    AT_END(43 + r, dead, URIC_HOST);
    if (!(uric_parse_part6_flags[r] & 1)) DEAD(43 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s9; }
    DEAD(43 + r, URIC_HOST);
s7: /* "/", may end */
    JUMP(PATH, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s12; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s11; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s7; }
    DEAD(7, URIC_PATH);
e7: uric_ON_path_abempty_end; goto done;
s8: /* ".%1" */
    AT_END(8, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s4; }
    DEAD(8, URIC_HOST);
s9: /* "[::]", may end */
    AT_END(9, e9, URIC_HOST);
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    DEAD(9, URIC_HOST);
e9: uric_ON_host_end; goto done;
s10: /* "[V" */
    AT_END(10, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s13; }
    DEAD(10, URIC_HOST);
s11: /* "/%" */
    AT_END(11, dead, URIC_PATH);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s14; }
    DEAD(11, URIC_PATH);
s12: /* "/?", may end */
    JUMP(PATH, 12);
    AT_END(12, e12, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(12); LEAVE(12); STEP; goto s15; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s12; }
    DEAD(12, URIC_QUERY);
e12: uric_ON_query_end; goto done;
s13: /* "[V1" */
    AT_END(13, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s13; }
    if (BYTE == '.') { STEP; goto s16; }
    DEAD(13, URIC_HOST);
s14: /* "/%1" */
    AT_END(14, dead, URIC_PATH);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "/?%" */
    AT_END(15, dead, URIC_QUERY);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s17; }
    DEAD(15, URIC_QUERY);
s16: /* "[V1." */
    AT_END(16, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s18; }
    DEAD(16, URIC_HOST);
s17: /* "/?%1" */
    AT_END(17, dead, URIC_QUERY);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s12; }
    DEAD(17, URIC_QUERY);
s18: /* "[V1.&" */
    JUMP(SCHEME, 18);
    AT_END(18, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s9; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s18; }
    DEAD(18, URIC_HOST);
    WALK_END;
}
#undef GROUPS_END
#undef TRIPLET
#undef JUMP
#undef OFFSET
#undef ENTRY

#endif

/* ---- byte by byte, without masks ------------------------------------------------------- */

#if URIC_BUILT & URIC_BUILT_PORTABLE

#define JUMP(run, state) i = uric_run_end(s, i, n, URIC_RUN_##run)
#define TRIPLET(state) \
    if (n - i > 2 && uric_is_hexdig(s[i + 1]) && uric_is_hexdig(s[i + 2])) { \
        i += 3; \
        goto s##state; \
    }
#define OFFSET size_t
#define ENTRY start
#undef TABLE_BY_GROUPS
#define TABLE_BY_GROUPS TABLE
int uric_parse_portable(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    size_t i = 0, first = 0;
    uint32_t info = 0;
    unsigned r = 0, in = 0;

    memset(u, 0, sizeof *u);
    switch (ENTRY) {
    case uric_PARSE_START_origin_form: goto s2;
    default: goto s1;
    }
s1: /* "", may end */
    AT_END(1, e1, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s4; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV4ADDRESS) { r = 1; goto t1; }
    if (BYTE == '%') { LEAVE(1); STEP; goto s3; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (BYTE == '[') { LEAVE(1); STEP; goto s6; }
    DEAD(1, URIC_HOST);
e1: uric_ON_reg_name_end; uric_ON_host_end; goto done;
t1: /* 25 states by a table */
    TABLE(IPv4address, r, 18);
    AT_END(18 + r, te1, URIC_HOST);
    if (BYTE == '%') { LEAVE(18 + r); STEP; goto s3; }
    if (BYTE == ':') { HOST_KIND(uric_parse_part1_values[r]); uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME_NOT_IPV4ADDRESS) { STEP; goto s4; }
    DEAD(18 + r, URIC_HOST);
te1:
    HOST_KIND(uric_parse_part1_values[r]); uric_ON_host_end; goto done;
s2: /* "" */
    AT_END(2, dead, URIC_PATH);
    if (BYTE == '/') { STEP; goto s7; }
    DEAD(2, URIC_PATH);
s3: /* ".%" */
    AT_END(3, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s8; }
    DEAD(3, URIC_HOST);
s4: /* ".!", may end */
    JUMP(REG_NAME, 4);
    AT_END(4, e4, URIC_HOST);
    if (BYTE == '%') { TRIPLET(4); LEAVE(4); STEP; goto s3; }
    if (BYTE == ':') { uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_REG_NAME) { STEP; goto s4; }
    DEAD(4, URIC_HOST);
e4: uric_ON_reg_name_end; uric_ON_host_end; goto done;
s5: /* ".:", may end */
    AT_END(5, e5, URIC_PORT);
    if (BYTE >= '0' && BYTE <= '9') { STEP; goto s5; }
    DEAD(5, URIC_PORT);
e5: uric_ON_port_end; goto done;
s6: /* "[" */
    AT_END(6, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_IPV6ADDRESS) { r = 1; goto t6; }
    if (BYTE == 'V' || BYTE == 'v') { STEP; goto s10; }
    DEAD(6, URIC_HOST);
t6: /* 151 states by a table */
    TABLE_BY_GROUPS(IPv6address, r, 43);
    if (r == 0) LOST(IPv6address, r, 43, URIC_HOST);
    AT_END(43 + r, dead, URIC_HOST);
    if (!(uric_parse_part6_flags[r] & 1)) DEAD(43 + r, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPv6address_end; STEP; goto s9; }
    DEAD(43 + r, URIC_HOST);
s7: /* "/", may end */
    JUMP(PATH, 7);
    AT_END(7, e7, URIC_PATH);
    if (BYTE == '?') { uric_ON_path_abempty_end; uric_ON_query_begin; STEP; goto s12; }
    if (BYTE == '%') { TRIPLET(7); LEAVE(7); STEP; goto s11; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_PATH) { STEP; goto s7; }
    DEAD(7, URIC_PATH);
e7: uric_ON_path_abempty_end; goto done;
s8: /* ".%1" */
    AT_END(8, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s4; }
    DEAD(8, URIC_HOST);
s9: /* "[::]", may end */
    AT_END(9, e9, URIC_HOST);
    if (BYTE == ':') { uric_ON_host_end; uric_ON_port_begin; STEP; goto s5; }
    DEAD(9, URIC_HOST);
e9: uric_ON_host_end; goto done;
s10: /* "[V" */
    AT_END(10, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s13; }
    DEAD(10, URIC_HOST);
s11: /* "/%" */
    AT_END(11, dead, URIC_PATH);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s14; }
    DEAD(11, URIC_PATH);
s12: /* "/?", may end */
    JUMP(PATH, 12);
    AT_END(12, e12, URIC_QUERY);
    if (BYTE == '%') { TRIPLET(12); LEAVE(12); STEP; goto s15; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_FRAGMENT) { STEP; goto s12; }
    DEAD(12, URIC_QUERY);
e12: uric_ON_query_end; goto done;
s13: /* "[V1" */
    AT_END(13, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s13; }
    if (BYTE == '.') { STEP; goto s16; }
    DEAD(13, URIC_HOST);
s14: /* "/%1" */
    AT_END(14, dead, URIC_PATH);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s7; }
    DEAD(14, URIC_PATH);
s15: /* "/?%" */
    AT_END(15, dead, URIC_QUERY);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s17; }
    DEAD(15, URIC_QUERY);
s16: /* "[V1." */
    AT_END(16, dead, URIC_HOST);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s18; }
    DEAD(16, URIC_HOST);
s17: /* "/?%1" */
    AT_END(17, dead, URIC_QUERY);
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_HEXDIG) { STEP; goto s12; }
    DEAD(17, URIC_QUERY);
s18: /* "[V1.&" */
    JUMP(SCHEME, 18);
    AT_END(18, dead, URIC_HOST);
    if (BYTE == ']') { uric_ON_IPvFuture_end; STEP; goto s9; }
    if (uric_parse_bytes[0][BYTE] & URIC_PARSE_IS_USERINFO) { STEP; goto s18; }
    DEAD(18, URIC_HOST);
    WALK_END;
}

size_t uric_pass_portable(struct uric_view *v, size_t i, unsigned jump)
{
    static const unsigned char bits[URIC_JUMPS] = { URIC_RUN_SCHEME, URIC_RUN_REG_NAME,
                                               URIC_RUN_PATH };

    return uric_run_end(v->s, i, v->n, bits[jump]);
}

#undef ENTRY
#undef OFFSET
#undef TRIPLET
#undef JUMP

#endif

/* ---- any rule, by a table ---------------------------------------------------------------- */


#undef WALK_END
#undef LOST
#undef TABLE_LEAVING
#undef TABLE_BY_GROUPS
#undef TABLE
#undef LEAVE
#undef DEAD
#undef AT_END
#undef STEP
#undef BYTE
#undef HAS_PATH_KIND
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef UNDEFINE
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT

#endif

/* The one-shot entry points. */

#ifndef URIC_SMALL
/* By kernels that are not known yet. */
static URIC_NEVER_INLINE enum uric_status uric_parse_first(unsigned start, const char *s, size_t n,
                                                      struct uric *u)
{
    return (enum uric_status)uric_best_kernels()->parse(start, (const unsigned char *)s, n, u);
}

static URIC_ALWAYS_INLINE enum uric_status uric_own_parse(unsigned start, const char *s, size_t n,
                                                 struct uric *u)
{
    const struct uric_kernels *const kernels = uric_known_kernels();

    if (n > URIC_MAX_LENGTH)
        return uric_refuse_length(u);
    if (kernels == NULL)
        return uric_parse_first(start, s, n, u);
    return (enum uric_status)kernels->parse(start, (const unsigned char *)s, n, u);
}
#endif



static enum uric_status uric_parse_by_stream(enum uric_rule rule, const char *s, size_t n,
                                        struct uric *u)
{
    struct uric_stream m;
    struct uric64 w;
    enum uric_status status;

    if (uric_stream_init(&m, rule) == URIC_OK) {
        if (n > URIC_MAX_LENGTH)
            return uric_refuse_length(u);
        uric_stream_feed(&m, s, n);
    }
    status = uric_stream_end(&m, &w);
    uric_narrow(&w, u);
    return status;
}

enum uric_status uric_parse_as(enum uric_rule rule, const char *s, size_t n,
                               const struct uric_tolerance *tolerance, struct uric *u)
{
    (void)tolerance; /* this build takes no policies */
#ifdef URIC_SMALL
    return uric_parse_by_stream(rule, s, n, u);
#else
    switch (rule) {
    case URIC_RULE_ORIGIN_FORM: return uric_own_parse(uric_PARSE_START_origin_form, s, n, u);
    case URIC_RULE_HOST_FIELD: return uric_own_parse(uric_PARSE_START_Host, s, n, u);
    default: return uric_parse_by_stream(rule, s, n, u);
    }
#endif
}

enum uric_status uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return uric_parse_as(URIC_RULE_ORIGIN_FORM, s, n, NULL, u);
}

enum uric_status uric_parse(const char *s, size_t n, struct uric *u)
{
    return uric_parse_as(URIC_RULE_URI_REFERENCE, s, n, NULL, u);
}



/* Values derived from the parts, without scanning again. */

uric_span uric_authority(const struct uric *u)
{
    uric_span authority = u->part[URIC_HOST];

    if (uric_has(u, URIC_USERINFO))
        authority.begin = u->part[URIC_USERINFO].begin;
    if (uric_has(u, URIC_PORT))
        authority.end = u->part[URIC_PORT].end;
    return authority;
}


uric_span uric_bare_host(const struct uric *u)
{
    uric_span host = u->part[URIC_HOST];

    if (u->host_kind == URIC_HOST_IPV6ADDRESS || u->host_kind == URIC_HOST_IPVFUTURE) {
        host.begin++;
        host.end--;
    }
    return host;
}

enum uric_port_status uric_port_number(struct uric_ref ref, uint16_t *number)
{
    uric_span port = ref.u->part[URIC_PORT];
    uint32_t value = 0;

    *number = 0;
    if (!uric_has(ref.u, URIC_PORT))
        return URIC_PORT_UNDEFINED;
    if (port.begin == port.end)
        return URIC_PORT_EMPTY;
    for (; port.begin < port.end; port.begin++) {
        value = 10 * value + (uint32_t)(ref.s[port.begin] - '0');
        if (value > 65535)
            return URIC_PORT_OVERFLOW;
    }
    *number = (uint16_t)value;
    return URIC_PORT_NUMBER;
}

/* The userinfo from its first ":" on; an empty span at its end if there is none. */
static uric_span uric_from_colon(struct uric_ref ref)
{
    uric_span rest = ref.u->part[URIC_USERINFO];

    while (rest.begin < rest.end && ref.s[rest.begin] != ':')
        rest.begin++;
    return rest;
}

bool uric_user(struct uric_ref ref, uric_span *user)
{
    user->begin = user->end = 0;
    if (!uric_has(ref.u, URIC_USERINFO))
        return false;
    user->begin = ref.u->part[URIC_USERINFO].begin;
    user->end = uric_from_colon(ref).begin;
    return true;
}

bool uric_password(struct uric_ref ref, uric_span *password)
{
    password->begin = password->end = 0;
    if (uric_has(ref.u, URIC_USERINFO)) {
        const uric_span rest = uric_from_colon(ref);

        if (rest.begin < rest.end) {
            password->begin = rest.begin + 1;
            password->end = rest.end;
            return true;
        }
    }
    return false;
}

enum uric_request_form uric_request_form(const struct uric *u)
{
    if (uric_has(u, URIC_SCHEME))
        return URIC_REQUEST_ABSOLUTE;
    if (uric_has(u, URIC_HOST))
        return URIC_REQUEST_AUTHORITY;
    return u->path_kind == URIC_PATH_NONE ? URIC_REQUEST_ASTERISK : URIC_REQUEST_ORIGIN;
}

/* Computes the bytes of an address from the text of a host.  The scanner has already found
 * that the host is an address: nothing here decides that. */
/* The bytes of an address, from the text of a host that the scanner has recognized as one. */
#ifndef URIC_ADDRESS_H
#define URIC_ADDRESS_H


/* The address of the host, n bytes at s, of that enum uric_host_kind; see
 * uric_host_address(). */
URIC_INTERNAL int uric_read_address(const char *s, size_t n, int host_kind,
                                    uint8_t address[16]);

#endif
/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_ASCII_H
#define URIC_ASCII_H


static URIC_INLINE int uric_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_INLINE int uric_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_INLINE int uric_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_INLINE int uric_is_letter(int c)
{
    return uric_is_upper(c) || uric_is_lower(c);
}

static URIC_INLINE unsigned char uric_lower(char c)
{
    return (unsigned char)(uric_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_INLINE int uric_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_lower(s[i]) != uric_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_INLINE int uric_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_INLINE int uric_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_INLINE unsigned uric_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_INLINE unsigned uric_hex_value(char c)
{
    const unsigned char lower = uric_lower(c);

    return uric_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_INLINE char uric_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_INLINE char uric_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* Four dec-octets (section 3.2.2). */
static void uric_read_IPv4address(const char *s, const char *end, uint8_t octets[4])
{
    unsigned octet = 0;
    int i = 0;

    for (; s < end; s++) {
        if (*s == '.') {
            octets[i++] = (uint8_t)octet;
            octet = 0;
        } else {
            octet = 10 * octet + (unsigned)(*s - '0');
        }
    }
    octets[i] = (uint8_t)octet;
}

static const char *uric_group_end(const char *s, const char *end)
{
    while (s < end && *s != ':')
        s++;
    return s;
}

static void uric_read_IPv6address(const char *s, const char *end,
                             uint8_t address[16])
{
    int n = 0, gap = -1;

    while (s < end) {
        const char *next = uric_group_end(s, end);

        if (next == s) {
            s++;
            if (*s == ':') { /* an IPv6address does not end in a single ":" */
                s++;
                gap = n;
            }
        } else if (memchr(s, '.', (size_t)(next - s))) {
            uric_read_IPv4address(s, next, address + n);
            n += 4;
            s = next;
        } else {
            unsigned h16 = 0;

            while (s < next)
                h16 = h16 << 4 | uric_hex_value(*s++);
            address[n++] = (uint8_t)(h16 >> 8);
            address[n++] = (uint8_t)h16;
        }
    }
    if (gap >= 0) { /* "::" stands for the missing zeros */
        memmove(address + 16 - (n - gap), address + gap, (size_t)(n - gap));
        memset(address + gap, 0, (size_t)(16 - n));
    }
}

int uric_read_address(const char *s, size_t n, int host_kind, uint8_t address[16])
{
    const char *end = s + n;

    switch (host_kind) {
    case URIC_HOST_IPV4ADDRESS:
        uric_read_IPv4address(s, end, address);
        return 4;
    case URIC_HOST_IPV6ADDRESS:
        if (*s == '[') { /* an IP-literal; a bare IPv6address has no brackets */
            s++;
            end--;
        }
        uric_read_IPv6address(s, end, address);
        return 16;
    default:
        return 0;
    }
}

int uric_host_address(struct uric_ref ref, uint8_t address[16])
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span host = u->part[URIC_HOST];

    return uric_read_address(uric_at(s, host.begin), host.end - host.begin,
                             u->host_kind, address);
}

/* Scans that take their input in pieces, and the three ways to finish one. */
/* What a struct uric_stream holds: where a scan in pieces stands. */
#ifndef URIC_SCAN_H
#define URIC_SCAN_H


struct uric_scan {
    uint64_t offset;     /* bytes taken so far */
    uint8_t refused;     /* 1: the byte at offset cannot continue any match */
    uint8_t rule;        /* enum uric_rule; URIC_RULES if there is none */
    uint16_t state;
    uint16_t end_state;  /* the state after the longest complete prefix */
    uint8_t end_defined, end_kinds; /* what was marked by then */
    uint64_t end_offset; /* the length of this prefix */
    struct uric64 parts; /* marks; final only when finished */
    const struct uric_tolerance *tolerance; /* NULL: strict */
};

typedef char uric_scan_fits[sizeof(struct uric_scan) <= sizeof(struct uric_stream) ? 1 : -1];

/* The stream's member is an array of characters, which compilers let share its bytes with any
 * other type, and is aligned for the widest member. */
static URIC_INLINE struct uric_scan *uric_scan_in(struct uric_stream *m)
{
    return (struct uric_scan *)(void *)m->opaque.bytes;
}

static URIC_INLINE const struct uric_scan *uric_scan_of(const struct uric_stream *m)
{
    return (const struct uric_scan *)(const void *)m->opaque.bytes;
}

#endif
/* The tables of the automaton of all rules, for the functions that walk it by transitions.h.
 * parse/walk.h is included before it. */
#ifndef URIC_TRANSITION_BITS_H
#define URIC_TRANSITION_BITS_H

/* The bits of uric_rules_about and of rules_inner. */
enum {
    URIC_RULES_COMPONENT = 7,
    URIC_RULES_SYMBOLS = 24,
    URIC_RULES_MAY_END = 32,
    URIC_RULES_JUMP = 64,
    URIC_RULES_INNER_LEFT = 1,
    URIC_RULES_INNER_MAY_END = 2,
    URIC_RULES_INNER_VALUE = 4
};

/* More than there are rows. */
enum { URIC_ROWS_MOST = 1 << URIC_RULES_ROW_BITS };

#ifndef URIC_SMALL
/* For fewer bytes, a transition for each is faster than a call of a kernel. */
enum { URIC_WORTH_A_JUMP = URIC_BLOCK / 4 };

/* The end of a run that the masks do not show; *v then has those of the bytes there. */
static URIC_NEVER_INLINE size_t uric_jump_far(struct uric_view *v, size_t i, unsigned jump)
{
    return uric_best_kernels()->pass(v, i, jump);
}

/* Moves i over a run. */
#define URIC_STEP_OVER(jump) \
    do { \
        const size_t k = i - v->base; \
        uric_word rest; \
 \
        if (k < URIC_BLOCK && (rest = v->stop[jump] >> k) != 0) \
            i += uric_lowest(rest); \
        else if (n - i >= URIC_WORTH_A_JUMP) \
            i = uric_jump_far(v, i, jump); \
    } while (0)
#endif

/* The table of enum uric_symbols that a state reads. */
static URIC_INLINE unsigned uric_symbols_of(unsigned about)
{
    return (about & URIC_RULES_SYMBOLS) / (URIC_RULES_SYMBOLS & -URIC_RULES_SYMBOLS);
}

/* The number of a state: its row, or for the inner state r of a part or chain one beyond the
 * rows.  The first state of a part has a row. */
static URIC_INLINE unsigned uric_part_state(unsigned part, unsigned r)
{
    return r == 1 ? uric_rules_part[part].row : URIC_ROWS_MOST + (part << 8 | r);
}


#endif

/* ---- marks ------------------------------------------------------------------------------- */

#define AT (offset + i)
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) \
    (u->part[which].end = AT, u->defined = (uint8_t)(u->defined | 1u << (which)))
#define UNDEFINE(which) (u->defined = (uint8_t)(u->defined & ~(1u << (which))))
#define CLEAR_IF_UNDEFINED(which) (void)0 /* finish() does */
#define HOST_KIND(kind) (u->host_kind = (uint8_t)(kind))
#define PATH_KIND(kind) (u->path_kind = (uint8_t)(kind))
#define HAS_PATH_KIND(kind) (u->path_kind == (kind))

/* ---- the walk ---------------------------------------------------------------------------- */

#define AT_END_OF_INPUT \
    if (!at_end) \
        goto done
/* Record the marks now: those set later may be withdrawn. */
#define URIC_JUMP_OVER(run) URIC_STEP_OVER(URIC_JUMP_##run)
#define LEAVE_FOR_BYTE(here) \
    (end_state = (here), end_offset = AT, m->end_defined = u->defined, \
     m->end_kinds = (uint8_t)(u->host_kind | u->path_kind << 4))

#define SYMBOL(about) s[i]
#define COLUMN(about) uric_rules_strict_column[s[i]]

/* Scans the n bytes at p from m->state on and updates all of *m except its offset; returns
 * how many bytes were taken.  at_end: the input ends after them.  Then, if it may end in
 * m->state, the parts that end there are marked; otherwise m->refused is set. */
static size_t uric_own_scan(struct uric_scan *m, const char *p, size_t n, int at_end)
{
    const unsigned char *const s = (const unsigned char *)p;
    struct uric64 *const u = &m->parts;
    const uint64_t offset = m->offset;
    uint64_t end_offset = m->end_offset;
    size_t i = 0;
    unsigned state = m->state, end_state = m->end_state;
    unsigned value = 0, in = 0;
#ifndef URIC_SMALL
    struct uric_view view, *const v = &view;

    v->s = s;
    v->n = n;
    v->base = (size_t)0 - URIC_BLOCK;
    v->stop[URIC_JUMP_SCHEME] = v->stop[URIC_JUMP_REG_NAME] = v->stop[URIC_JUMP_PATH] = 0;
#endif
/* The automaton of all rules by gen/tables/rules_tables.h, a transition at a time: a template.
 * grammar/tools/transitions.py describes the tables.  A function that includes this has
 *
 *   state                 the number of the first state: see uric_part_state() in transition_bits.h
 *   s, i, n, v            the bytes, the offset of the next one, their number, their masks
 *   SYMBOL(about)         s[i], or its symbol by the bits `about` of the state
 *   COLUMN(about)         its column
 *   JUMP_OVER(run)        moves i over a run of the class
 *   AT_END_OF_INPUT       the bytes end in the state: suspends the scan if more may follow
 *   LEAVE_FOR_BYTE(here)  the input may end before the byte at i but not after it; `here` is the
 *                         state before it, and the byte's events come next
 *   value, in             for an event's value, and for the component of an error
 *   BEGIN(), END() ...    what the events call: grammar/actions/events.rl
 *
 * and the labels `done`, for input that ends where it may, and `dead`, for input that does not, or
 * for a byte that cannot continue any match.  There `state` is the state, and `in` the component
 * that it is in. */
{
    unsigned row = state, r = 0, at = 0, way, list, about;

    if (state >= URIC_ROWS_MOST) {
        at = (state >> 8) - URIC_ROWS_MOST / 256;
        r = state & 255;
        if (at < URIC_RULES_PARTS)
            goto part;
    }
row:
    state = row;
    about = uric_rules_about[row];
#ifndef URIC_SMALL
    /* a branch for each class, not its number as an index: the processor guesses it and goes on */
    if (about >= URIC_RULES_JUMP) {
        if (about < (URIC_JUMP_REG_NAME + 1) * URIC_RULES_JUMP)
            URIC_JUMP_OVER(SCHEME);
        else if (about < (URIC_JUMP_PATH + 1) * URIC_RULES_JUMP)
            URIC_JUMP_OVER(REG_NAME);
        else
            URIC_JUMP_OVER(PATH);
    }
#endif
    if (i == n) {
        list = uric_rules_end[row];
        goto end;
    }
    way = URIC_RULES_WAY(row, COLUMN(about));
uric_take: /* the way of the byte at i */
    list = way >> URIC_RULES_ROW_BITS;
    row = way & (URIC_ROWS_MOST - 1);
    if (list != URIC_RULES_REFUSE && list < URIC_RULES_LISTS && about & URIC_RULES_MAY_END &&
        !(uric_rules_about[row] & URIC_RULES_MAY_END))
        LEAVE_FOR_BYTE(state);
    if (list == URIC_RULES_QUIET) {
        i++;
        goto row;
    }
events: /* of the byte at i, or of the end */
    switch (list) {
/* Generated from grammar/machines/http_rules.rl by ragel 6.10 and grammar/tools/transitions.py; do
 * not edit. */
    case 2: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; break;
    case 3: uric_ON_path_empty_end; uric_ON_fragment_begin; break;
    case 4: uric_ON_path_empty_end; uric_ON_query_begin; break;
    case 5: uric_ON_userinfo_end; break;
    case 6: uric_ON_path_noscheme_end; uric_ON_fragment_begin; break;
    case 7: uric_ON_path_noscheme_end; uric_ON_query_begin; break;
    case 8: uric_ON_path_absolute_end; uric_ON_fragment_begin; break;
    case 9: uric_ON_authority_begin; break;
    case 10: uric_ON_path_absolute_end; uric_ON_query_begin; break;
    case 11: uric_ON_query_end; uric_ON_fragment_begin; break;
    case 12: uric_ON_scheme_end; break;
    case 13: uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 14: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_port_begin; uric_ON_scheme_end; break;
    case 15: uric_ON_host_end; uric_ON_port_begin; break;
    case 16: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 17: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; break;
    case 18: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 19: uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 20: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 21: uric_ON_port_end; uric_ON_authority_end; break;
    case 22: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 23: uric_ON_path_rootless_end; uric_ON_fragment_begin; break;
    case 24: uric_ON_path_rootless_end; uric_ON_query_begin; break;
    case 25: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 26: uric_ON_host_end; uric_ON_authority_end; break;
    case 27: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 28: uric_ON_IPvFuture_end; break;
    case 29: HOST_KIND(value); uric_ON_host_end; uric_ON_port_begin; break;
    case 30: uric_ON_IPv6address_end; break;
    case 31: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_fragment_begin; break;
    case 32: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; break;
    case 33: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_query_begin; break;
    case 34: uric_ON_reg_name_end; uric_ON_host_end; break;
    case 35: uric_ON_path_empty_end; break;
    case 36: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 37: uric_ON_port_end; break;
    case 38: uric_ON_fragment_end; break;
    case 39: uric_ON_path_noscheme_end; break;
    case 40: uric_ON_path_absolute_end; break;
    case 41: uric_ON_query_end; break;
    case 42: uric_ON_asterisk_form_end; break;
    case 43: uric_ON_port_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 44: uric_ON_port_end; uric_ON_authority_form_end; break;
    case 45: uric_ON_path_abempty_end; break;
    case 46: uric_ON_host_end; break;
    case 47: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 48: uric_ON_path_empty_end; uric_ON_absolute_form_end; break;
    case 49: uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 50: uric_ON_port_end; uric_ON_authority_form_end; CLEAR_IF_UNDEFINED(URIC_PATH); CLEAR_IF_UNDEFINED(URIC_SCHEME); break;
    case 51: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 52: uric_ON_path_rootless_end; break;
    case 53: uric_ON_path_rootless_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 54: uric_ON_path_absolute_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 55: uric_ON_query_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 56: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 57: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 58: uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 59: uric_ON_port_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case 60: uric_ON_reg_name_end; uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case 61: uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 62: HOST_KIND(value); uric_ON_host_end; break;
    case 63: uric_ON_IPv6address_end; uric_ON_host_end; break;
    case 64: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; CLEAR_IF_UNDEFINED(URIC_PATH); break;
    case 65: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; break;
    case 66: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); CLEAR_IF_UNDEFINED(URIC_PORT); break;
    case 67: HOST_KIND(value); uric_ON_host_end; uric_ON_authority_end; uric_ON_path_abempty_end; uric_ON_absolute_form_end; CLEAR_IF_UNDEFINED(URIC_HOST); break;
    case URIC_RULES_REFUSE: goto refused;
    case URIC_RULES_PART:
        at = row;
        r = 1;
        goto part;
    default: break;
    }
    if (i == n)
        goto done;
    i++;
    goto row;

end: /* in a state with these bits and this list of events */
    AT_END_OF_INPUT;
    if (!(about & URIC_RULES_MAY_END))
        goto refused;
    goto events;

part:
    {
        const unsigned char *const column = uric_rules_table[uric_rules_part[at].table].column;
        const unsigned char *const next = uric_rules_table[uric_rules_part[at].table].next;
        const unsigned char *const inner = uric_rules_inner + uric_rules_part[at].inner - 1;
        unsigned to, c;

        about = uric_rules_about[uric_rules_part[at].leaves] & ~(unsigned)URIC_RULES_MAY_END;
        while (i < n && (c = column[s[i]]) != 0) {
            to = next[URIC_RULES_AT(uric_rules_part[at].table, r, c)];
            if (to == 0) {
                state = uric_part_state(at, r);
                goto refused;
            }
            if (inner[r] & URIC_RULES_INNER_MAY_END && !(inner[to] & URIC_RULES_INNER_MAY_END))
                LEAVE_FOR_BYTE(uric_part_state(at, r));
            r = to;
            i++;
        }
        state = uric_part_state(at, r);
        if (inner[r] & URIC_RULES_INNER_MAY_END)
            about |= URIC_RULES_MAY_END;
        value = inner[r] / URIC_RULES_INNER_VALUE;
        if (i == n) {
            list = uric_rules_end[uric_rules_part[at].leaves];
            goto end;
        }
        if (!(inner[r] & URIC_RULES_INNER_LEFT))
            goto refused;
        way = URIC_RULES_WAY(uric_rules_part[at].leaves, COLUMN(about));
        goto uric_take;
    }


refused:
    in = about & URIC_RULES_COMPONENT;
    goto dead;
}
dead:
    m->refused = 1;
    u->error_part = (uint8_t)in;
done:
    m->state = (uint16_t)state;
    m->end_state = (uint16_t)end_state;
    m->end_offset = end_offset;
    return i;
}

#undef COLUMN
#undef SYMBOL
#undef URIC_JUMP_OVER
#undef LEAVE_FOR_BYTE
#undef AT_END_OF_INPUT
#undef HAS_PATH_KIND
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef UNDEFINE
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT

/* ---- the interface ------------------------------------------------------------------------ */

enum uric_status uric_stream_init(struct uric_stream *stream, enum uric_rule rule)
{
    struct uric_scan *const m = uric_scan_in(stream);
    enum { HALF = sizeof *m / 2 };
    const unsigned start = uric_start_of(rule);

    /* Compilers turn each half into plain stores, but the whole into a string instruction,
     * which takes as long as everything else done for a short reference. */
    memset(m, 0, HALF);
    memset((char *)m + HALF, 0, sizeof *m - HALF);
    m->rule = URIC_RULES;
    if (start == 0) {
        m->refused = 1;
        return URIC_NO_RULE;
    }
    m->rule = (uint8_t)rule;
    m->state = (uint16_t)start;
    return URIC_OK;
}


size_t uric_stream_feed(struct uric_stream *stream, const char *s, size_t n)
{
    struct uric_scan *const m = uric_scan_in(stream);
    size_t taken;

    if (m->refused || n == 0)
        return 0;
    taken = uric_own_scan(m, s, n, 0);
    m->offset += taken;
    return taken;
}

uint64_t uric_stream_taken(const struct uric_stream *stream)
{
    return uric_scan_of(stream)->offset;
}

bool uric_stream_rejected(const struct uric_stream *stream)
{
    return uric_scan_of(stream)->refused;
}

static enum uric_status uric_fail(const struct uric_scan *m, enum uric_status status,
                             struct uric64 *u)
{
    const uint8_t part = m->parts.error_part;

    memset(u, 0, sizeof *u);
    u->error_offset = m->offset;
    u->error_part = part;
    return status;
}

/* Whether the input may end at m->offset in m->state; writes the parts or the error to *u. */
static int uric_finish(const struct uric_scan *m, struct uric64 *u)
{
    struct uric_scan ended = *m;
    int part;

    ended.refused = 0;
    uric_own_scan(&ended, "", 0, 1);
    if (ended.refused) {
        uric_fail(&ended, URIC_INCOMPLETE, u);
        return 0;
    }
    *u = ended.parts;
    u->error_part = 0;
    for (part = 0; part < URIC_PARTS; part++) {
        if (!(u->defined >> part & 1))
            u->part[part].begin = u->part[part].end = 0;
    }
    return 1;
}

static enum uric_status uric_stop_scan(const struct uric_scan *m, struct uric64 *u)
{
    if (m->rule >= URIC_RULES)
        return uric_fail(m, URIC_NO_RULE, u);
    return uric_finish(m, u) ? URIC_OK : URIC_INCOMPLETE;
}

static enum uric_status uric_end_scan(const struct uric_scan *m, struct uric64 *u)
{
    return m->rule < URIC_RULES && m->refused ? uric_fail(m, URIC_INVALID, u) : uric_stop_scan(m, u);
}

enum uric_status uric_stream_end(const struct uric_stream *m, struct uric64 *u)
{
    return uric_end_scan(uric_scan_of(m), u);
}

enum uric_status uric_stream_stop(const struct uric_stream *m, struct uric64 *u)
{
    return uric_stop_scan(uric_scan_of(m), u);
}


/* Converts the parts of a stream to those of a string: 32-bit offsets instead of 64-bit ones. */

static int uric_fits(uint64_t offset)
{
    return offset <= URIC_MAX_LENGTH;
}

enum uric_status uric_narrow(const struct uric64 *w, struct uric *u)
{
    int part;

    if (!uric_fits(w->error_offset))
        return uric_refuse_length(u);
    for (part = 0; part < URIC_PARTS; part++) {
        if (!uric_fits(w->part[part].end))
            return uric_refuse_length(u);
        u->part[part].begin = (uint32_t)w->part[part].begin;
        u->part[part].end = (uint32_t)w->part[part].end;
    }
    u->error_offset = (uint32_t)w->error_offset;
    u->defined = w->defined;
    u->host_kind = w->host_kind;
    u->path_kind = w->path_kind;
    u->error_part = w->error_part;
    return URIC_OK;
}

/* Removes dot-segments. */
/* Removing dot-segments from a path, read from its end to its start, so that no step has
 * to undo another; and laying what remains in the same direction.  The same walk applies the
 * rules of the editions before RFC 3986. */
#ifndef URIC_DOTS_H
#define URIC_DOTS_H

/* Recognizes dot-segments (RFC 3986, 3.3). */
#ifndef URIC_DOT_SEGMENT_H
#define URIC_DOT_SEGMENT_H


/* The length of the dot that the n bytes at s start with, or 0.  encoded: "%2E" is a dot,
 * too; the bytes need not be valid. */
static URIC_ALWAYS_INLINE size_t uric_dot(const char *s, size_t n, int encoded)
{
    if (n > 0 && s[0] == '.')
        return 1;
    return encoded && n > 2 && s[0] == '%' && s[1] == '2' && uric_lower(s[2]) == 'e' ? 3
                                                                                     : 0;
}

/* 1 if the segment at s is ".", 2 if it is "..", 0 for other segments.  It ends at the first
 * "/" or after n bytes; *length is set for a dot-segment. */
static URIC_ALWAYS_INLINE unsigned uric_dot_segment(const char *s, size_t n, int encoded,
                                                    size_t *length)
{
    const size_t first = uric_dot(s, n, encoded);
    size_t second;

    if (first == 0)
        return 0;
    second = uric_dot(s + first, n - first, encoded);
    *length = first + second;
    if (*length < n && s[*length] != '/')
        return 0;
    return second > 0 ? 2 : 1;
}

#endif

/* How dot-segments are removed. */
enum uric_dots {
    URIC_DOTS_STAY,
    URIC_DOTS_3986, /* 5.2.4: a ".." also removes the "/" before the segment */
    URIC_DOTS_1997, /* 5.2 of url1997, rfc2396 and uri2003: removes "./" and "SEGMENT/../", and at
                       the end of the path the same without the final "/" */
    URIC_DOTS_1994  /* "PARTIAL FORM": removes "/." and "/SEGMENT/.." */
};

/* The path is the directory followed by what comes after it; the directory is empty or
 * ends in "/".  The remaining segments are found from the last to the first. */
struct uric_remaining {
    enum uric_dots dots;
    int encoded; /* treat "%2E" as a dot */
    int closed;  /* the path ends in a surplus ".." and so not in "/" */
    /* not yet read */
    struct uric_bytes directory, text;
    const char *slash; /* before the first segment of text */
    int has_directory, has_text;
    /* found so far; complete at the end */
    size_t surplus; /* ".." without a segment to remove */
    int begun;
    int ends_up;    /* the last segment is ".." */
    int matched;    /* and has removed another */
    int removed;    /* the first segment other than "." and ".." was removed */
    int rooted;     /* starts with "/" */
};

URIC_INTERNAL void uric_remaining_begin(struct uric_remaining *w, enum uric_dots dots,
                                   struct uric_bytes directory,
                                   struct uric_bytes path);

/* The next remaining segment, and the "/" before it, which directly precedes it in its
 * source if there is one: 1, or 0 if no segment remains.  The path starts with that "/"
 * only if it is rooted. */
URIC_INTERNAL int uric_remaining_next(struct uric_remaining *w, struct uric_bytes *segment,
                                 const char **slash);


#endif

static const char uric_slash[] = "/";

static void uric_drop_first(struct uric_bytes *text)
{
    text->s++;
    text->n--;
}

void uric_remaining_begin(struct uric_remaining *w, enum uric_dots dots,
                     struct uric_bytes directory, struct uric_bytes path)
{
    struct uric_bytes *const first = directory.n > 0 ? &directory : &path;

    memset(w, 0, sizeof *w);
    w->dots = dots;
    w->rooted = first->n > 0 && first->s[0] == '/';
    w->slash = w->rooted ? first->s : uric_slash;
    if (w->rooted)
        uric_drop_first(first);
    if (directory.n > 0) {
        directory.n--; /* its final "/" */
        w->has_directory = 1;
    }
    w->directory = directory;
    w->text = path;
    w->has_text = 1;
}

/* The last segment not yet read. */
static struct uric_bytes uric_take_last(struct uric_remaining *w, const char **slash)
{
    struct uric_bytes segment = w->text;
    size_t begin = w->text.n;

    while (begin > 0 && w->text.s[begin - 1] != '/')
        begin--;
    if (begin > 0) {
        segment.s += begin;
        segment.n -= begin;
        *slash = segment.s - 1;
        w->text.n = begin - 1;
    } else if (w->has_directory) {
        *slash = w->directory.s + w->directory.n;
        w->text = w->directory;
        w->has_directory = 0;
    } else {
        *slash = w->slash;
        w->has_text = 0;
    }
    return segment;
}

/* A dot-segment: whether a "/" replaces it. */
static int uric_take_dots(struct uric_remaining *w, unsigned dots, int is_last)
{
    w->surplus += dots == 2;
    if (is_last)
        w->ends_up = dots == 2;
    return is_last && w->dots != URIC_DOTS_1994 && !w->closed;
}

/* Another segment: whether it stays. */
static int uric_take_other(struct uric_remaining *w)
{
    w->removed = w->surplus > 0;
    if (w->removed && --w->surplus == 0)
        w->matched = 1;
    return !w->removed;
}

int uric_remaining_next(struct uric_remaining *w, struct uric_bytes *segment,
                   const char **slash)
{
    while (w->has_text) {
        const int is_last = !w->begun;
        size_t length;
        unsigned dots;

        w->begun = 1;
        *segment = uric_take_last(w, slash);
        dots = uric_dot_segment(segment->s, segment->n, w->encoded, &length);
        if (dots == 0 ? uric_take_other(w) : uric_take_dots(w, dots, is_last)) {
            segment->n = dots == 0 ? segment->n : 0;
            return 1;
        }
    }
    if (w->dots == URIC_DOTS_3986 && w->removed)
        w->rooted = 1;
    return 0;
}


/* Removes the dot-segments of a path alone (RFC 3986, 5.2.4). */
#ifndef URIC_SMALL
/* Removing dot-segments from a path, read from its start to its end (RFC 3986, 5.2.4).  Here,
 * unlike in the walk of dots.h, a ".." has to undo what was kept; in return, long runs without
 * dot-segments are skipped at once. */
#ifndef URIC_DOTS_FORWARD_H
#define URIC_DOTS_FORWARD_H

/* Copying short runs of bytes: most targets consist of them. */
#ifndef URIC_COPY_H
#define URIC_COPY_H


/* memcpy() for lengths known only at run time.  Up to 64 bytes are copied in steps of
 * constant size; the last step may overlap the one before it. */
static URIC_ALWAYS_INLINE void uric_copy(char *to, const char *s, size_t n)
{
    URIC_FORGET(to);
    URIC_FORGET(s);
    URIC_FORGET(n);
    if (n > 64) {
        memcpy(to, s, n);
    } else if (n > 16) {
        memcpy(to, s, 16);
        if (n > 32) {
            memcpy(to + 16, s + 16, 16);
            memcpy(to + n - 32, s + n - 32, 16);
        }
        memcpy(to + n - 16, s + n - 16, 16);
    } else if (n >= 8) {
        memcpy(to, s, 8);
        memcpy(to + n - 8, s + n - 8, 8);
    } else if (n >= 4) {
        memcpy(to, s, 4);
        memcpy(to + n - 4, s + n - 4, 4);
    } else if (n > 0) {
        to[0] = s[0];
        to[n / 2] = s[n / 2];
        to[n - 1] = s[n - 1];
    }
}

#endif
/* Comparing bytes side by side: 16 at once with SSE2 or NEON, 8 in a build without them. */
#ifndef URIC_LANES_H
#define URIC_LANES_H


/* uric_lanes holds URIC_LANES bytes.  A comparison marks bytes; a mask has URIC_LANE_BITS bits
 * for each byte, the first byte lowest, and those of unmarked bytes are 0. */
#if URIC_BUILT & URIC_BUILT_X86

typedef __m128i uric_lanes;
#define URIC_LANES 16
#define URIC_LANE_BITS 1
#define URIC_LANES_ALL 0xffffu

static URIC_INLINE uric_lanes uric_lanes_load(const void *s)
{
    return _mm_loadu_si128((const __m128i *)s);
}

/* Half as many bytes, and zeros. */
static URIC_INLINE uric_lanes uric_lanes_load_half(const void *s)
{
    return _mm_loadl_epi64((const __m128i *)s);
}

static URIC_INLINE uric_lanes uric_lanes_each(unsigned char byte)
{
    return _mm_set1_epi8((char)byte);
}

static URIC_INLINE uric_lanes uric_lanes_or(uric_lanes v, uric_lanes w)
{
    return _mm_or_si128(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_and(uric_lanes v, uric_lanes w)
{
    return _mm_and_si128(v, w);
}

/* Byte by byte, modulo 256. */
static URIC_INLINE uric_lanes uric_lanes_minus(uric_lanes v, uric_lanes w)
{
    return _mm_sub_epi8(v, w);
}

/* Marks the bytes of v that equal those of w. */
static URIC_INLINE uric_lanes uric_lanes_equal(uric_lanes v, uric_lanes w)
{
    return _mm_cmpeq_epi8(v, w);
}

/* Marks the bytes of v that are not above those of w. */
static URIC_INLINE uric_lanes uric_lanes_at_most(uric_lanes v, uric_lanes w)
{
    return _mm_cmpeq_epi8(_mm_max_epu8(v, w), w);
}

static URIC_INLINE uint64_t uric_lanes_mask(uric_lanes marks)
{
    return (unsigned)_mm_movemask_epi8(marks);
}

#elif URIC_BUILT & URIC_BUILT_NEON

typedef uint8x16_t uric_lanes;
#define URIC_LANES 16
#define URIC_LANE_BITS 4
#define URIC_LANES_ALL (~(uint64_t)0)

static URIC_INLINE uric_lanes uric_lanes_load(const void *s)
{
    return vld1q_u8((const unsigned char *)s);
}

static URIC_INLINE uric_lanes uric_lanes_load_half(const void *s)
{
    return vcombine_u8(vld1_u8((const unsigned char *)s), vdup_n_u8(0));
}

static URIC_INLINE uric_lanes uric_lanes_each(unsigned char byte)
{
    return vdupq_n_u8(byte);
}

static URIC_INLINE uric_lanes uric_lanes_or(uric_lanes v, uric_lanes w)
{
    return vorrq_u8(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_and(uric_lanes v, uric_lanes w)
{
    return vandq_u8(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_minus(uric_lanes v, uric_lanes w)
{
    return vsubq_u8(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_equal(uric_lanes v, uric_lanes w)
{
    return vceqq_u8(v, w);
}

static URIC_INLINE uric_lanes uric_lanes_at_most(uric_lanes v, uric_lanes w)
{
    return vcleq_u8(v, w);
}

static URIC_INLINE uint64_t uric_lanes_mask(uric_lanes marks)
{
    return vget_lane_u64(
        vreinterpret_u64_u8(vshrn_n_u16(vreinterpretq_u16_u8(marks), 4)), 0);
}

#else

typedef uint64_t uric_lanes; /* the first byte is lowest; a mark is a byte's highest bit */
#define URIC_LANES 8
#define URIC_LANE_BITS 8
#define URIC_LANES_HIGH (~(uint64_t)0 / 255 << 7)
#define URIC_LANES_ALL URIC_LANES_HIGH

/* The first n bytes, and zeros. */
static URIC_INLINE uric_lanes uric_lanes_load_some(const void *s, size_t n)
{
    uint64_t bytes = 0;
#if defined(__GNUC__) && defined(__BYTE_ORDER__) && \
    __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(&bytes, s, n);
#else
    while (n-- > 0)
        bytes = bytes << 8 | ((const unsigned char *)s)[n];
#endif
    return bytes;
}

static URIC_INLINE uric_lanes uric_lanes_load(const void *s)
{
    return uric_lanes_load_some(s, URIC_LANES);
}

static URIC_INLINE uric_lanes uric_lanes_load_half(const void *s)
{
    return uric_lanes_load_some(s, URIC_LANES / 2);
}

static URIC_INLINE uric_lanes uric_lanes_each(unsigned char byte)
{
    return ~(uint64_t)0 / 255 * byte;
}

static URIC_INLINE uric_lanes uric_lanes_or(uric_lanes v, uric_lanes w)
{
    return v | w;
}

static URIC_INLINE uric_lanes uric_lanes_and(uric_lanes v, uric_lanes w)
{
    return v & w;
}

static URIC_INLINE uric_lanes uric_lanes_minus(uric_lanes v, uric_lanes w)
{
    return ((v | URIC_LANES_HIGH) - (w & ~URIC_LANES_HIGH)) ^ (~(v ^ w) & URIC_LANES_HIGH);
}

static URIC_INLINE uric_lanes uric_lanes_equal(uric_lanes v, uric_lanes w)
{
    const uint64_t differ = v ^ w;

    return ~(((differ & ~URIC_LANES_HIGH) + ~URIC_LANES_HIGH) | differ) & URIC_LANES_HIGH;
}

static URIC_INLINE uric_lanes uric_lanes_at_most(uric_lanes v, uric_lanes w)
{
    /* whether it holds for the lower 7 bits */
    const uint64_t lower = (w | URIC_LANES_HIGH) - (v & ~URIC_LANES_HIGH);

    return ((w & ~v) | (~(w ^ v) & lower)) & URIC_LANES_HIGH;
}

static URIC_INLINE uint64_t uric_lanes_mask(uric_lanes marks)
{
    return marks;
}

#endif

/* The number of bytes before the first that a mask marks; it marks one. */
static URIC_INLINE unsigned uric_lanes_first(uint64_t mask)
{
    return uric_lowest(mask) / URIC_LANE_BITS;
}

/* Marks the bytes that equal this one. */
static URIC_INLINE uric_lanes uric_lanes_are(uric_lanes v, unsigned char byte)
{
    return uric_lanes_equal(v, uric_lanes_each(byte));
}

/* Marks the bytes from low to high. */
static URIC_INLINE uric_lanes uric_lanes_between(uric_lanes v, unsigned char low,
                                                 unsigned char high)
{
    return uric_lanes_at_most(uric_lanes_minus(v, uric_lanes_each(low)),
                              uric_lanes_each((unsigned char)(high - low)));
}

#endif

/* The length of a directory, which ends in "/", without its last segment.  It is never 0: the
 * "/" of the first ".." stays (2C). */
static URIC_ALWAYS_INLINE size_t uric_parent(const char *directory, size_t n)
{
    do
        n--;
    while (n > 1 && directory[n - 1] != '/');
    return n;
}

/* Skips the dot-segments at s + i and returns the offset of the next other segment; encoded:
 * "%2E" is a dot, too.  Each ".."
 * removes a segment from the directory before them, which is empty or ends in "/" and has
 * *length bytes; a directory of length 1 counts as "/".  Each ".." for which the directory has
 * no segment is added to *surplus. */
static URIC_ALWAYS_INLINE size_t uric_pass_dots(const char *s, size_t i, size_t n, int encoded,
                                                const char *directory, size_t *length,
                                                size_t *surplus)
{
    size_t here;
    unsigned dots;

    while (i < n && (dots = uric_dot_segment(s + i, n - i, encoded, &here)) != 0) {
        if (dots == 2) {
            if (*length > 1)
                *length = uric_parent(directory, *length);
            else
                ++*surplus;
        }
        i += here;
        i += i < n; /* its "/" */
    }
    return i;
}

/* The offset of the first dot after a "/" from s + i on; n if there is none.  encoded: or of
 * the first "%" there. */
static URIC_ALWAYS_INLINE size_t uric_next_after_slash(const char *s, size_t i, size_t n,
                                                       int encoded)
{
    for (; n > URIC_LANES && i < n; i += URIC_LANES) {
        /* the last load ends with the path */
        const size_t last = n - (URIC_LANES + 1u), at = i < last ? i : last;
        const uric_lanes next = uric_lanes_load(s + at + 1);
        uric_lanes dots = uric_lanes_are(next, '.');
        uint64_t found;

        if (i - at >= URIC_LANES)
            return n;
        if (encoded)
            dots = uric_lanes_or(dots, uric_lanes_are(next, '%'));
        found = uric_lanes_mask(uric_lanes_and(uric_lanes_are(uric_lanes_load(s + at), '/'),
                                               dots)) >> (i - at) * URIC_LANE_BITS;
        if (found != 0)
            return i + uric_lanes_first(found) + 1;
    }
    for (i++; i < n; i++) {
        if (s[i - 1] == '/' && (s[i] == '.' || (encoded && s[i] == '%')))
            return i;
    }
    return n;
}

/* The offset of the first dot-segment from the segment at s + i on; n if there is none. */
static URIC_ALWAYS_INLINE size_t uric_next_dots(const char *s, size_t i, size_t n,
                                                int encoded)
{
    size_t length;

    while (i < n && !uric_dot_segment(s + i, n - i, encoded, &length))
        i = uric_next_after_slash(s, i, n, encoded);
    return i < n ? i : n;
}

/* Applies 5.2.4 to a path, n bytes at s, and writes the result to `to`, which has room for n
 * bytes and may be s itself.  Returns its length. */
static URIC_ALWAYS_INLINE size_t uric_remove_dots(const char *s, size_t n, int encoded, char *to)
{
    size_t i = n > 0 && s[0] == '/', length = i, next, surplus = 0;

    if (i > 0)
        to[0] = '/';
    for (;;) {
        i = uric_pass_dots(s, i, n, encoded, to, &length, &surplus);
        if (length == 1)
            to[0] = '/';
        next = uric_next_dots(s, i, n, encoded);
        if (to != s)
            uric_copy(to + length, s + i, next - i);
        else if (length < i)
            memmove(to + length, s + i, next - i);
        length += next - i;
        if (next == n)
            return length;
        i = next;
    }
}

#endif
#endif

/* Measures first, and then writes from the end on, to a buffer that may be too small.  It may be
 * the path if that is as long. */
static enum uric_status uric_remove_measured(struct uric_bytes path, int encoded, char *buffer,
                                        size_t size, size_t *length)
{
    const struct uric_bytes none = { NULL, 0 };
    struct uric_bytes segment;
    struct uric_remaining w;
    const char *slash;
    size_t n = 0;
    char *begin, *to;

    uric_remaining_begin(&w, URIC_DOTS_3986, none, path);
    w.encoded = encoded;
    while (uric_remaining_next(&w, &segment, &slash))
        n += segment.n + 1;
    n -= !w.rooted; /* no "/" is before the first segment */
    *length = n;
    if (n > size || (buffer == path.s && size < path.n))
        return URIC_TOO_SMALL;
    if (n == 0)
        return URIC_OK;
    /* in place, no byte is overwritten before it is read */
    begin = buffer == path.s ? buffer + (path.n - n) : buffer;
    to = begin + n;
    uric_remaining_begin(&w, URIC_DOTS_3986, none, path);
    w.encoded = encoded;
    while (uric_remaining_next(&w, &segment, &slash)) {
        to -= segment.n;
        if (segment.n > 0)
            memmove(to, segment.s, segment.n);
        if (to > begin)
            *--to = '/';
    }
    if (begin != buffer)
        memmove(buffer, begin, n);
    return URIC_OK;
}

enum uric_status uric_remove_dot_segments(const char *path, size_t n,
                                          enum uric_dots_flags flags, char *buffer,
                                          size_t size, size_t *length)
{
    const struct uric_bytes all = { path, n };

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
#ifdef URIC_SMALL
    return uric_remove_measured(all, (flags & URIC_DOTS_ENCODED) != 0, buffer, size, length);
#else
    if (n > size)
        return uric_remove_measured(all, (flags & URIC_DOTS_ENCODED) != 0, buffer, size, length);
    if (n > 0)
        *length = flags & URIC_DOTS_ENCODED ? uric_remove_dots(path, n, 1, buffer)
                                            : uric_remove_dots(path, n, 0, buffer);
    return URIC_OK;
#endif
}

/* Finds schemes by name. */

/* The known schemes, indexed by their hash.  Generated by
 * grammar/tools/schemes.py from grammar/schemes.tsv; do not edit. */
#ifndef URIC_SCHEME_TABLE_H
#define URIC_SCHEME_TABLE_H


/* Those that an audit or a request asks for. */
static const struct uric_scheme uric_schemes[] = {
    { "ftp", 21, URIC_KIND_FTP, URIC_AUTHORITY_REQUIRED, 1 },
    { "http", 80, URIC_KIND_HTTP, URIC_AUTHORITY_REQUIRED, 1 },
    { "gopher", 70, URIC_KIND_GOPHER, URIC_AUTHORITY_REQUIRED, 0 },
    { "news", 119, URIC_KIND_NEWS, URIC_AUTHORITY_OPTIONAL, 0 },
    { "nntp", 119, URIC_KIND_NNTP, URIC_AUTHORITY_REQUIRED, 0 },
    { "telnet", 23, URIC_KIND_TELNET, URIC_AUTHORITY_REQUIRED, 0 },
    { "wais", 210, URIC_KIND_WAIS, URIC_AUTHORITY_REQUIRED, 0 },
    { "prospero", 1525, URIC_KIND_PROSPERO, URIC_AUTHORITY_REQUIRED, 0 },
    { "https", 443, URIC_KIND_HTTP, URIC_AUTHORITY_REQUIRED, 1 },
    { "ws", 80, URIC_KIND_WS, URIC_AUTHORITY_REQUIRED, 1 },
    { "wss", 443, URIC_KIND_WS, URIC_AUTHORITY_REQUIRED, 1 },
    { "nfs", 2049, URIC_KIND_RESERVED, URIC_AUTHORITY_REQUIRED, 1 },
    { "tn3270", 23, URIC_KIND_RESERVED, URIC_AUTHORITY_REQUIRED, 0 },
    { "z39.50", 210, URIC_KIND_RESERVED, URIC_AUTHORITY_REQUIRED, 0 },
    { "acap", 674, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 0 },
    { "coap", 5683, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 },
    { "coaps", 5684, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 },
    { "dict", 2628, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 0 },
    { "git", 9418, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 },
    { "imap", 143, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 },
    { "ipp", 631, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 },
    { "ldap", 389, URIC_KIND_UNKNOWN, URIC_AUTHORITY_OPTIONAL, 0 },
    { "ldaps", 636, URIC_KIND_UNKNOWN, URIC_AUTHORITY_OPTIONAL, 0 },
    { "pop", 110, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 0 },
    { "rsync", 873, URIC_KIND_UNKNOWN, URIC_AUTHORITY_OPTIONAL, 1 },
    { "rtsp", 554, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 },
    { "sftp", 22, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 },
    { "sip", 5060, URIC_KIND_UNKNOWN, URIC_AUTHORITY_NONE, 0 },
    { "sips", 5061, URIC_KIND_UNKNOWN, URIC_AUTHORITY_NONE, 0 },
    { "ssh", 22, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 0 },
    { "svn", 3690, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 },
    { "vnc", 5900, URIC_KIND_UNKNOWN, URIC_AUTHORITY_OPTIONAL, 0 },
    { "z39.50r", 210, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 0 },
    { "z39.50s", 210, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 0 }
};


#endif


const struct uric_scheme *uric_scheme_find(const char *s, size_t n,
                                           const struct uric_scheme *own,
                                           size_t count)
{
    size_t i;

    (void)own, (void)count; /* none are passed */
    for (i = 0; i < sizeof uric_schemes / sizeof *uric_schemes; i++) {
        if (uric_is_named(s, n, uric_schemes[i].name))
            return &uric_schemes[i];
    }
    return NULL;
}


/* Reads hosts as inet_aton() does: 4.3BSD took one to four numbers, each decimal, octal or
 * hexadecimal, for an IPv4 address (RFC 3986, 7.4). */
/* Hosts that inet_aton() takes for IPv4 addresses. */
#ifndef URIC_NUMERIC_HOST_H
#define URIC_NUMERIC_HOST_H


/* Reads the host, percent-decoded, as inet_aton() does, but allows a trailing dot, as
 * resolvers and the URL Standard (3.5) do: 1 with the address and the bits of its spelling
 * (enum uric_spelling) but for URIC_SPELLING_ENCODED, or 0. */
URIC_INTERNAL int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                                    unsigned *spelling);

#endif
/* The bytes of a reference, decoded, and which of them need no triplet.  A "%" that does not
 * start a triplet, which a caller may have tolerated, is literal. */
#ifndef URIC_DECODED_H
#define URIC_DECODED_H

/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_TRIPLET_H
#define URIC_TRIPLET_H


/* The byte that the triplet at s encodes. */
static URIC_INLINE unsigned char uric_triplet(const char *s)
{
    return (unsigned char)(uric_digit(s[1]) << 4 | uric_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_NEVER_INLINE unsigned uric_decode_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_INLINE unsigned char uric_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_decode_percent(s, *i, end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_INLINE void uric_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_hex_upper(byte >> 4);
    to[2] = uric_hex_upper(byte & 15);
}

#endif

/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_INLINE int uric_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    return *i < end ? uric_decode_next(s, i, end) : -1;
}

static inline int uric_is_unreserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_UNRESERVED) != 0;
}

/* Whether the triplet at s + i, of this byte, is to be decoded: not if it would give a digit to
 * a stray "%" before it, as in "%%411". */
static URIC_INLINE int uric_is_needless(const char *s, size_t i, unsigned char byte)
{
    if (!uric_is_unreserved(byte))
        return 0;
    return !uric_is_hexdig(byte) || i == 0 ||
           !(s[i - 1] == '%' ||
             (i > 1 && s[i - 2] == '%' && uric_is_hexdig((unsigned char)s[i - 1])));
}

#endif

/* Reads a number as inet_aton() does, from *i on: 1 and the byte that ended it, or 0. */
static int uric_read_number(const char *s, uint32_t *i, uint32_t end, uint64_t *value,
                       unsigned *spelling, int *after)
{
    unsigned base = 10;
    int byte = uric_decoded_byte(s, i, end), digits = 0;

    *value = 0;
    if (byte == '0') {
        byte = uric_decoded_byte(s, i, end);
        if (byte == 'x' || byte == 'X') {
            base = 16;
            *spelling |= URIC_SPELLING_HEX;
            byte = uric_decoded_byte(s, i, end);
        } else {
            digits = 1;
            if (byte >= '0' && byte <= '9') {
                base = 8;
                *spelling |= URIC_SPELLING_OCTAL;
            }
        }
    }
    for (; byte >= 0 && uric_class[byte] & URIC_CLASS_HEXDIG; digits = 1) {
        const unsigned digit = uric_digit((char)byte);

        if (digit >= base)
            return 0;
        *value = base * *value + digit;
        if (*value > UINT32_MAX)
            return 0;
        byte = uric_decoded_byte(s, i, end);
    }
    *after = byte;
    return digits;
}

int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                      unsigned *spelling)
{
    uint64_t last, sum = 0;
    uint32_t i = host.begin;
    int numbers, after;

    *spelling = 0;
    for (numbers = 1;; numbers++) {
        if (!uric_read_number(s, &i, host.end, &last, spelling, &after))
            return 0;
        if (after == '.' && i == host.end) {
            *spelling |= URIC_SPELLING_DOT;
            after = -1;
        }
        if (after < 0)
            break;
        if (after != '.' || last > 255 || numbers == 4)
            return 0;
        sum = sum << 8 | last;
    }
    if (last >> 8 * (5 - numbers))
        return 0;
    *address = (uint32_t)(sum << 8 * (5 - numbers) | last);
    if (numbers < 4)
        *spelling |= URIC_SPELLING_SHORT;
    if (numbers == 1 && !(*spelling & (URIC_SPELLING_OCTAL | URIC_SPELLING_HEX)))
        *spelling |= URIC_SPELLING_DECIMAL;
    return 1;
}

/* Finds the block of IANA's registries that holds an address. */
/* The kind of an address. */
#ifndef URIC_ADDRESS_BLOCK_H
#define URIC_ADDRESS_BLOCK_H


/* The enum uric_address_kind of an address of 4 or 16 bytes. */
URIC_INTERNAL uint8_t uric_address_kind(const uint8_t *address, size_t length);

#endif

struct uric_ipv4_range {
    uint32_t begin; /* up to the next range */
    uint8_t block;  /* an index, or URIC_NO_BLOCK; in gen/uric_http.c the kind */
};

struct uric_ipv6_range {
    uint64_t high, low; /* where it begins */
    uint8_t block;
};

/* Blocks of addresses, and which of them is the smallest that holds an address.  Generated by
 * grammar/tools/addresses.py from grammar/addresses.tsv; do not edit. */
#ifndef URIC_ADDRESS_TABLE_H
#define URIC_ADDRESS_TABLE_H


static const struct uric_ipv4_range uric_ipv4_ranges[] = {
    { 0x00000000, URIC_ADDRESS_UNSPECIFIED },
    { 0x01000000, URIC_ADDRESS_UNICAST },
    { 0x0a000000, URIC_ADDRESS_PRIVATE },
    { 0x0b000000, URIC_ADDRESS_UNICAST },
    { 0x7f000000, URIC_ADDRESS_LOOPBACK },
    { 0x80000000, URIC_ADDRESS_UNICAST },
    { 0xa9fe0000, URIC_ADDRESS_LINK_LOCAL },
    { 0xa9ff0000, URIC_ADDRESS_UNICAST },
    { 0xac100000, URIC_ADDRESS_PRIVATE },
    { 0xac200000, URIC_ADDRESS_UNICAST },
    { 0xc0586300, URIC_ADDRESS_6TO4 },
    { 0xc0586302, URIC_ADDRESS_UNICAST },
    { 0xc0586303, URIC_ADDRESS_6TO4 },
    { 0xc0586400, URIC_ADDRESS_UNICAST },
    { 0xc0a80000, URIC_ADDRESS_PRIVATE },
    { 0xc0a90000, URIC_ADDRESS_UNICAST },
    { 0xe0000000, URIC_ADDRESS_MULTICAST },
    { 0xf0000000, URIC_ADDRESS_UNICAST }
};

static const struct uric_ipv6_range uric_ipv6_ranges[] = {
    { 0x0000000000000000, 0x0000000000000000, URIC_ADDRESS_UNSPECIFIED },
    { 0x0000000000000000, 0x0000000000000001, URIC_ADDRESS_LOOPBACK },
    { 0x0000000000000000, 0x0000000000000002, URIC_ADDRESS_COMPATIBLE },
    { 0x0000000000000000, 0x0000000100000000, URIC_ADDRESS_UNICAST },
    { 0x0000000000000000, 0x0000ffff00000000, URIC_ADDRESS_MAPPED },
    { 0x0000000000000000, 0x0001000000000000, URIC_ADDRESS_UNICAST },
    { 0x0000000000000000, 0xffff000000000000, URIC_ADDRESS_TRANSLATED },
    { 0x0000000000000000, 0xffff000100000000, URIC_ADDRESS_UNICAST },
    { 0x0064ff9b00000000, 0x0000000000000000, URIC_ADDRESS_NAT64 },
    { 0x0064ff9b00000000, 0x0000000100000000, URIC_ADDRESS_UNICAST },
    { 0x0064ff9b00010000, 0x0000000000000000, URIC_ADDRESS_NAT64_LOCAL },
    { 0x0064ff9b00020000, 0x0000000000000000, URIC_ADDRESS_UNICAST },
    { 0x2001000000000000, 0x0000000000000000, URIC_ADDRESS_TEREDO },
    { 0x2001000100000000, 0x0000000000000000, URIC_ADDRESS_UNICAST },
    { 0x2002000000000000, 0x0000000000000000, URIC_ADDRESS_6TO4 },
    { 0x2003000000000000, 0x0000000000000000, URIC_ADDRESS_UNICAST },
    { 0xfc00000000000000, 0x0000000000000000, URIC_ADDRESS_UNIQUE_LOCAL },
    { 0xfe00000000000000, 0x0000000000000000, URIC_ADDRESS_UNICAST },
    { 0xfe80000000000000, 0x0000000000000000, URIC_ADDRESS_LINK_LOCAL },
    { 0xfec0000000000000, 0x0000000000000000, URIC_ADDRESS_UNICAST },
    { 0xff00000000000000, 0x0000000000000000, URIC_ADDRESS_MULTICAST }
};


#endif

/* The number of four bytes, the most significant one first. */
static uint32_t uric_number_of_four(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 |
           (uint32_t)bytes[2] << 8 | bytes[3];
}

static uint64_t uric_number_of_eight(const uint8_t *bytes)
{
    return (uint64_t)uric_number_of_four(bytes) << 32 | uric_number_of_four(bytes + 4);
}

static unsigned uric_ipv4_block(const uint8_t *address)
{
    const uint32_t number = uric_number_of_four(address);
    size_t low = 0, high = sizeof uric_ipv4_ranges / sizeof *uric_ipv4_ranges;

    while (high - low > 1) { /* the range is one of low ... high - 1 */
        const size_t middle = low + (high - low) / 2;

        if (number < uric_ipv4_ranges[middle].begin)
            high = middle;
        else
            low = middle;
    }
    return uric_ipv4_ranges[low].block;
}

static unsigned uric_ipv6_block(const uint8_t *address)
{
    const uint64_t first = uric_number_of_eight(address), rest = uric_number_of_eight(address + 8);
    size_t low = 0, high = sizeof uric_ipv6_ranges / sizeof *uric_ipv6_ranges;

    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        const struct uric_ipv6_range *const range = &uric_ipv6_ranges[middle];

        if (first < range->high || (first == range->high && rest < range->low))
            high = middle;
        else
            low = middle;
    }
    return uric_ipv6_ranges[low].block;
}


uint8_t uric_address_kind(const uint8_t *address, size_t length)
{
    return (uint8_t)(length == 4 ? uric_ipv4_block(address) : uric_ipv6_block(address));
}


/* Reads the address that a host means, and the IPv4 address in an IPv6 address. */

/* The IPv4 address after a prefix in 64:ff9b:1::/48 (RFC 8215).  Operators choose a length
 * of 48 to 96 bits, and the address does not say which.  The bytes after the IPv4 address are 0
 * (RFC 6052, 2.2) and the last byte of a host rarely is, so the last byte that is not 0 counts
 * as the last of the IPv4 address. */
static void uric_after_local_prefix(const uint8_t *address, uint8_t *ipv4)
{
    static const uint8_t places[4][4] = {
        { 6, 7, 9, 10 }, { 7, 9, 10, 11 }, { 9, 10, 11, 12 }, { 12, 13, 14, 15 }
    };
    const uint8_t *place = places[3];
    int last = 15, i;

    while (last > 10 && address[last] == 0)
        last--;
    if (last < 13 && address[8] == 0)
        place = places[last - 10];
    for (i = 0; i < 4; i++)
        ipv4[i] = address[place[i]];
}

/* Whether an IPv6 address has an IPv4 address in it, and which. */
static int uric_read_embedded_ipv4(const uint8_t *address, unsigned kind, int is_dotted,
                              uint8_t *ipv4)
{
    int i;

    if (kind == URIC_ADDRESS_6TO4) { /* RFC 3056, 2 */
        memcpy(ipv4, address + 2, 4);
        return 1;
    }
    memcpy(ipv4, address + 12, 4);
    if (is_dotted)
        return 1;
    switch (kind) {
    case URIC_ADDRESS_MAPPED:     /* RFC 4291, 2.5.5.2 */
    case URIC_ADDRESS_COMPATIBLE: /* RFC 4291, 2.5.5.1 */
    case URIC_ADDRESS_TRANSLATED: /* RFC 2765, 2.1 */
    case URIC_ADDRESS_NAT64: return 1; /* RFC 6052, 2.2 */
    case URIC_ADDRESS_NAT64_LOCAL:
        uric_after_local_prefix(address, ipv4);
        return 1;
    case URIC_ADDRESS_TEREDO: /* RFC 4380, 4: its bits are inverted */
        for (i = 0; i < 4; i++)
            ipv4[i] ^= 0xff;
        return 1;
    default: memset(ipv4, 0, 4); return 0;
    }
}

static void uric_read_ipv6_host(struct uric_ref ref, struct uric_address *a)
{
    const uric_span host = ref.u->part[URIC_HOST];
    const int is_dotted = memchr(ref.s + host.begin, '.', host.end - host.begin) != NULL;

    a->length = (uint8_t)uric_host_address(ref, a->bytes);
    a->kind = uric_address_kind(a->bytes, 16);
    a->spelling = is_dotted ? URIC_SPELLING_DOTTED : 0;
    a->has_ipv4 = (uint8_t)uric_read_embedded_ipv4(a->bytes, a->kind, is_dotted, a->ipv4);
    if (a->has_ipv4)
        a->ipv4_kind = uric_address_kind(a->ipv4, 4);
}

static bool uric_read_ipv4_host(struct uric_ref ref, struct uric_address *a)
{
    const uric_span host = ref.u->part[URIC_HOST];
    unsigned spelling;
    uint32_t number;
    int i;

    if (!uric_numeric_host(ref.s, host, &number, &spelling))
        return false;
    if (memchr(ref.s + host.begin, '%', host.end - host.begin) != NULL)
        spelling |= URIC_SPELLING_ENCODED;
    for (i = 0; i < 4; i++)
        a->bytes[i] = a->ipv4[i] = (uint8_t)(number >> 8 * (3 - i));
    a->length = 4;
    a->kind = a->ipv4_kind = uric_address_kind(a->bytes, 4);
    a->spelling = (uint8_t)spelling;
    a->has_ipv4 = 1;
    return true;
}

bool uric_address_of(struct uric_ref ref, struct uric_address *a)
{
    memset(a, 0, sizeof *a);
    switch (ref.u->host_kind) {
    case URIC_HOST_IPV6ADDRESS: uric_read_ipv6_host(ref, a); return true;
    case URIC_HOST_IPV4ADDRESS:
    case URIC_HOST_REG_NAME: return uric_read_ipv4_host(ref, a);
    default: return false;
    }
}

/* Tells whether a host is a DNS name: RFC 1034, section 3.5, and RFC 1123, section 2.1. */

enum { URIC_LONGEST_LABEL = 63, URIC_LONGEST_NAME = 253 };

/* The bytes of a label, read as a number. */
enum uric_dns_number { URIC_NOTHING_YET, URIC_ONE_ZERO, URIC_DECIMAL, URIC_HEXADECIMAL, URIC_NO_NUMBER };

struct uric_own_dns_name {
    uint32_t length;      /* decoded bytes */
    uint32_t label;       /* those of the last label */
    uint32_t label_begin; /* offset */
    uint32_t hyphen;      /* the offset of the last byte, if that is a hyphen */
    int ends_in_hyphen;
    enum uric_dns_number number;
};

/* "0x" alone is a number, too (URL Standard, 3.5: the IPv4 number parser). */
static enum uric_dns_number uric_dns_number_with(enum uric_dns_number number, int byte)
{
    const unsigned char is = uric_class[byte];

    switch (number) {
    case URIC_NOTHING_YET:
        return byte == '0' ? URIC_ONE_ZERO : is & URIC_CLASS_DIGIT ? URIC_DECIMAL : URIC_NO_NUMBER;
    case URIC_ONE_ZERO:
        if (byte == 'x' || byte == 'X')
            return URIC_HEXADECIMAL;
        URIC_FALLTHROUGH;
    case URIC_DECIMAL: return is & URIC_CLASS_DIGIT ? URIC_DECIMAL : URIC_NO_NUMBER;
    case URIC_HEXADECIMAL: return is & URIC_CLASS_HEXDIG ? URIC_HEXADECIMAL : URIC_NO_NUMBER;
    default: return URIC_NO_NUMBER;
    }
}

/* Takes the dot at the offset, or the end of the name. */
static enum uric_dns_status uric_end_dns_label(const struct uric_own_dns_name *n, uint32_t at,
                                          uint32_t *offset)
{
    if (n->label == 0) {
        *offset = at;
        return URIC_DNS_EMPTY_LABEL;
    }
    if (n->ends_in_hyphen) {
        *offset = n->hyphen;
        return URIC_DNS_HYPHEN_LAST;
    }
    return URIC_DNS_OK;
}

/* Takes a byte of a label; *offset is where it is. */
static enum uric_dns_status uric_take_name_byte(struct uric_own_dns_name *n, int byte, unsigned flags,
                                           const uint32_t *offset)
{
    const int is_first = n->label == 0;

    if (!(uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT) || byte == '-' ||
          (byte == '_' && flags & URIC_DNS_UNDERSCORE)))
        return URIC_DNS_BYTE;
    if (is_first) {
        n->label_begin = *offset;
        n->number = URIC_NOTHING_YET;
    }
    n->number = uric_dns_number_with(n->number, byte);
    n->ends_in_hyphen = byte == '-';
    if (n->ends_in_hyphen)
        n->hyphen = *offset;
    if (n->ends_in_hyphen && is_first)
        return URIC_DNS_HYPHEN_FIRST;
    return ++n->label > URIC_LONGEST_LABEL ? URIC_DNS_LABEL_LENGTH : URIC_DNS_OK;
}

/* The host is a reg-name that is not empty.  Where it is a name, *offset is unspecified. */
static enum uric_dns_status uric_check_dns_name(const char *s, uric_span host, unsigned flags,
                                           uint32_t *offset)
{
    struct uric_own_dns_name n = { 0, 0, 0, 0, 0, URIC_NOTHING_YET };
    enum uric_dns_status status;
    uint32_t i = host.begin;

    while (i < host.end) {
        int byte;

        *offset = i;
        if (s[i] == '%' && flags & URIC_DNS_NO_TRIPLETS)
            return URIC_DNS_TRIPLET;
        byte = uric_decoded_byte(s, &i, host.end);
        if (byte == '.' && i == host.end) {
            status = n.length == 0 ? URIC_DNS_EMPTY : uric_end_dns_label(&n, *offset, offset);
            if (status == URIC_DNS_OK && !(flags & URIC_DNS_DOT))
                status = URIC_DNS_FINAL_DOT;
        } else if (byte == '.') {
            status = uric_end_dns_label(&n, *offset, offset);
            n.label = 0;
            n.length++;
        } else {
            status = uric_take_name_byte(&n, byte, flags, offset);
            n.length++;
        }
        if (status == URIC_DNS_OK && n.length > URIC_LONGEST_NAME)
            status = URIC_DNS_NAME_LENGTH;
        if (status != URIC_DNS_OK)
            return status;
    }
    status = uric_end_dns_label(&n, host.end, offset);
    if (status == URIC_DNS_OK && n.number != URIC_NO_NUMBER) {
        *offset = n.label_begin;
        return URIC_DNS_NUMERIC;
    }
    return status;
}

enum uric_dns_status uric_dns_name(struct uric_ref ref, enum uric_dns_flags flags,
                                   uint32_t *offset)
{
    const uric_span host = ref.u->part[URIC_HOST];
    enum uric_dns_status status;

    *offset = 0;
    if (!uric_has(ref.u, URIC_HOST))
        return URIC_DNS_NO_HOST;
    *offset = host.begin;
    if (ref.u->host_kind != URIC_HOST_REG_NAME)
        return URIC_DNS_ADDRESS;
    if (host.begin == host.end)
        return URIC_DNS_EMPTY;
    status = uric_check_dns_name(ref.s, host, (unsigned)flags, offset);
    if (status == URIC_DNS_OK)
        *offset = host.end;
    return status;
}

const char *uric_dns_status_name(int status)
{
    static const char *const names[URIC_DNS_STATUSES] = {
        "ok", "no-host", "empty", "address", "triplet", "byte", "empty-label",
        "hyphen-first", "hyphen-last", "label-length", "name-length", "final-dot", "numeric"
    };

    return status >= 0 && status < URIC_DNS_STATUSES ? names[status] : NULL;
}

/* Matches a host against the caller's list of allowed hosts.  Two spellings match if they lead
 * to the same host; a doubtful one matches nothing. */

/* A host, prepared for comparison: an address or a name. */
struct uric_compared_host {
    const char *s;
    uric_span name; /* without a trailing dot; may contain triplets */
    int length;     /* of the address; 0: no address */
    uint8_t address[16];
};

/* RFC 1123, 2.1, and the "_" of other names in the DNS; a byte over 0x7F belongs to a U-label
 * (RFC 5890, 2.3.2.1). */
static bool uric_is_of_name(int byte)
{
    return uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT) || byte == '-' ||
           byte == '_' || byte == '.' || byte > 0x7F;
}

static bool uric_read_name(const char *s, uric_span host, struct uric_compared_host *h)
{
    uint32_t i = host.begin, last = i;
    int byte = -1;

    while (i < host.end) {
        last = i;
        byte = uric_decoded_byte(s, &i, host.end);
        if (!uric_is_of_name(byte))
            return false;
    }
    h->s = s;
    h->name.begin = host.begin;
    h->name.end = byte == '.' ? last : host.end;
    h->length = 0;
    return h->name.begin < h->name.end;
}

/* A mapped IPv6 address is the IPv4 address (RFC 4291, 2.5.5.2). */
static void uric_put_address(const struct uric_address *a, struct uric_compared_host *h)
{
    h->length = a->kind == URIC_ADDRESS_MAPPED ? 4 : a->length;
    memcpy(h->address, h->length == 4 ? a->ipv4 : a->bytes, (size_t)h->length);
}

/* False if the host matches nothing: an IPvFuture, whose brackets no name contains, or an
 * absent or empty host. */
static bool uric_read_host(struct uric_ref ref, struct uric_compared_host *h)
{
    struct uric_address a;

    if (!uric_address_of(ref, &a))
        return uric_read_name(ref.s, ref.u->part[URIC_HOST], h);
    uric_put_address(&a, h);
    return true;
}

static bool uric_read_entry(struct uric_bytes entry, struct uric_compared_host *h)
{
    struct uric u;

    if (entry.s == NULL)
        return false;
    return (uric_parse_as(URIC_RULE_HOST, entry.s, entry.n, NULL, &u) == URIC_OK ||
            uric_parse_as(URIC_RULE_IPV6ADDRESS, entry.s, entry.n, NULL, &u) == URIC_OK) &&
           uric_read_host(uric_bind(entry.s, &u), h);
}

static int uric_lower_byte(const struct uric_compared_host *h, uint32_t *i)
{
    const int byte = uric_decoded_byte(h->s, i, h->name.end);

    return byte < 0 ? byte : uric_lower((char)byte);
}

static bool uric_same_host_name(const struct uric_compared_host *h, const struct uric_compared_host *other)
{
    uint32_t i = h->name.begin, k = other->name.begin;
    int byte;

    do {
        byte = uric_lower_byte(h, &i);
        if (byte != uric_lower_byte(other, &k))
            return false;
    } while (byte >= 0);
    return true;
}

static bool uric_is_same(const struct uric_compared_host *h, const struct uric_compared_host *other)
{
    if (h->length != other->length)
        return false;
    return h->length > 0 ? memcmp(h->address, other->address, (size_t)h->length) == 0
                         : uric_same_host_name(h, other);
}

bool uric_host_allowed(struct uric_ref ref, const struct uric_bytes *allowed, size_t count)
{
    struct uric_compared_host host, entry;
    size_t i;

    if (!uric_read_host(ref, &host))
        return false;
    for (i = 0; i < count; i++) {
        if (uric_read_entry(allowed[i], &entry) && uric_is_same(&host, &entry))
            return true;
    }
    return false;
}

/* Finds ".." that climbs out of a directory, however it is spelled: encoded once or twice, with
 * "\" for "/", in overlong UTF-8, followed by NUL or ";", or doubled to survive a filter. */
/* Whether a reference climbs out of a directory with "..", however that is spelled. */
#ifndef URIC_AUDIT_TRAVERSAL_H
#define URIC_AUDIT_TRAVERSAL_H


/* See URIC_HAZARD_TRAVERSAL.  odd: there may be controls, or bytes over 0x7F. */
URIC_INTERNAL int uric_traverses(const char *s, const struct uric *u, int odd);

#endif

/* Reads a component, decoded twice. */
struct uric_traversal {
    const char *s;
    uint32_t i, end;
};

/* The next byte; -1 at the end.  A triplet whose bytes are encoded counts as one. */
static int uric_next_twice(struct uric_traversal *t)
{
    uint32_t i;
    int byte = uric_decoded_byte(t->s, &t->i, t->end), first, second;

    if (byte != '%')
        return byte;
    i = t->i;
    first = uric_decoded_byte(t->s, &i, t->end);
    second = uric_decoded_byte(t->s, &i, t->end);
    if (first < 0 || second < 0 || !uric_is_hexdig((unsigned char)first) ||
        !uric_is_hexdig((unsigned char)second))
        return byte;
    t->i = i;
    return (int)(uric_digit((char)first) << 4 | uric_digit((char)second));
}

/* The next character: overlong UTF-8, which RFC 3629 forbids, is what careless decoders read. */
static int uric_next_character(struct uric_traversal *t)
{
    struct uric_traversal ahead;
    const int byte = uric_next_twice(t);
    int more, value, k, next;

    if (byte != 0xC0 && byte != 0xC1 && byte != 0xE0 && byte != 0xF0)
        return byte;
    ahead = *t;
    more = byte == 0xF0 ? 3 : byte == 0xE0 ? 2 : 1;
    value = byte & 1;
    for (k = 0; k < more; k++) {
        next = uric_next_twice(&ahead);
        if (next < 0x80 || next > 0xBF)
            return byte;
        value = value << 6 | (next & 0x3F);
    }
    if (value > 0x7F)
        return byte;
    *t = ahead;
    return value;
}

static int uric_separates(int byte)
{
    return byte < 0 || byte == '/' || byte == '\\';
}

/* Where the segment that is read stands. */
struct uric_segment_read {
    int dots, others, is_over; /* is_over: ";" ended what counts */
    int before;                /* the dots that the segment before it consists of, else 0 */
};

static void uric_take(struct uric_segment_read *segment, int byte)
{
    if (byte == '.' && !segment->is_over)
        segment->dots++;
    else if (byte == ';' && segment->dots > 0 && !segment->others)
        segment->is_over = 1;
    else if (byte != '\0' && !segment->is_over)
        segment->others = 1;
}

static int uric_is_dot_dot(const struct uric_segment_read *segment)
{
    return segment->dots == 2 && !segment->others;
}

/* Whether the segment that ends at the byte completes what becomes "../" if a filter takes each
 * "../" away once: "....//" or "..././". */
static int uric_is_left_by_filter(const struct uric_segment_read *segment, int byte)
{
    return byte >= 0 && uric_separates(byte) && !segment->others &&
           ((segment->before == 4 && segment->dots == 0) ||
            (segment->before == 3 && segment->dots == 1));
}

static void uric_begin_segment(struct uric_segment_read *segment, int byte)
{
    const int before = uric_separates(byte) && !segment->others ? segment->dots : 0;

    memset(segment, 0, sizeof *segment);
    segment->before = before;
}

/* Whether a path leaves the directory it starts in. */
static int uric_path_climbs(const char *s, uric_span path)
{
    struct uric_traversal t = { s, path.begin, path.end };
    struct uric_segment_read segment = { 0, 0, 0, 0 };
    uint32_t depth = 0;
    int byte, climbs;

    do {
        byte = uric_next_character(&t);
        if (!uric_separates(byte)) {
            uric_take(&segment, byte);
            continue;
        }
        climbs = uric_is_dot_dot(&segment);
        if ((climbs && depth == 0) || uric_is_left_by_filter(&segment, byte))
            return 1;
        if (climbs)
            depth--;
        else
            depth += segment.others || segment.dots > 2;
        uric_begin_segment(&segment, byte);
    } while (byte >= 0);
    return 0;
}

/* Whether a value in a query or a fragment has a ".." segment. */
static int uric_value_climbs(const char *s, uric_span at)
{
    struct uric_traversal t = { s, at.begin, at.end };
    struct uric_segment_read segment = { 0, 0, 0, 0 };
    int byte;

    do {
        byte = uric_next_character(&t);
        if (!uric_separates(byte) && byte != '&' && byte != '=' && byte != ';' && byte != '?') {
            uric_take(&segment, byte);
            continue;
        }
        if (uric_is_dot_dot(&segment) || uric_is_left_by_filter(&segment, byte))
            return 1;
        uric_begin_segment(&segment, byte);
    } while (byte >= 0);
    return 0;
}

/* Whether the component may have ".." at all.  Odd bytes may be overlong dots, or NUL between
 * two dots. */
static int uric_may_climb(const char *s, uric_span at, int odd)
{
#ifdef URIC_SMALL
    (void)s, (void)at, (void)odd;
    return 1;
#else
    const char *next = s + at.begin;
    const char *const end = s + at.end;

    if (at.begin == at.end)
        return 0;
    if (odd || memchr(next, '%', at.end - at.begin) != NULL)
        return 1;
    while (next < end && (next = (const char *)memchr(next, '.', (size_t)(end - next))) != NULL) {
        next++;
        if (next < end && *next == '.')
            return 1;
    }
    return 0;
#endif
}

int uric_traverses(const char *s, const struct uric *u, int odd)
{
    const uric_span path = u->part[URIC_PATH];

    /* a relative path may start with ".." */
    if (path.begin < path.end && (s[path.begin] == '/' || s[path.begin] == '\\') &&
        uric_may_climb(s, path, odd) && uric_path_climbs(s, path))
        return 1;
    return (uric_has(u, URIC_QUERY) && uric_may_climb(s, u->part[URIC_QUERY], odd) &&
            uric_value_climbs(s, u->part[URIC_QUERY])) ||
           (uric_has(u, URIC_FRAGMENT) && uric_may_climb(s, u->part[URIC_FRAGMENT], odd) &&
            uric_value_climbs(s, u->part[URIC_FRAGMENT]));
}

/* Maps the characters that Unicode's UTS #46 turns into letters, digits and dots of US-ASCII,
 * as far as names and addresses are disguised with them: fullwidth, circled, mathematical,
 * super- and subscript characters, other dots, and characters that it drops. */
/* What a host beyond US-ASCII becomes in a browser. */
#ifndef URIC_AUDIT_MAPPED_H
#define URIC_AUDIT_MAPPED_H


/* Decodes the host and maps its characters to US-ASCII.  Returns the length of the result, at
 * most `size` bytes; 0 if it is longer, if a character has no such mapping, or if there is
 * nothing to map. */
URIC_INTERNAL size_t uric_mapped_host(const char *s, uric_span host, char *to, size_t size);

#endif
/* Well-formed UTF-8 (RFC 3629), a byte or a character at a time. */
#ifndef URIC_UTF8_STEP_H
#define URIC_UTF8_STEP_H


/* What UTF-8 (RFC 3629) requires next: `more` bytes, the first of them in a range. */
struct uric_utf8 {
    int more;
    unsigned low, high;
};

static const struct uric_utf8 uric_utf8_start = { 0, 0x80, 0xbf };

/* Takes the next of consecutive bytes: 0 if it is not allowed there. */
static URIC_INLINE int uric_take_utf8(struct uric_utf8 *e, unsigned byte)
{
    if (e->more > 0) {
        const int uric_fits = byte >= e->low && byte <= e->high;

        e->more = uric_fits ? e->more - 1 : 0;
        e->low = 0x80;
        e->high = 0xbf;
        return uric_fits;
    }
    if (byte < 0x80)
        return 1;
    if (byte < 0xc2 || byte > 0xf4)
        return 0;
    e->more = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    e->low = byte == 0xe0 ? 0xa0 : byte == 0xf0 ? 0x90 : 0x80;
    e->high = byte == 0xed ? 0x9f : byte == 0xf4 ? 0x8f : 0xbf;
    return 1;
}

/* The length of the well-formed sequence at the start of the n > 0 bytes at s, or 0 if there is
 * none.  Then *skip is the length of the ill-formed part to replace: the longest prefix of a
 * well-formed sequence, or one byte (Unicode 15, 3.9: U+FFFD substitution). */
static URIC_INLINE size_t uric_utf8_length(const char *s, size_t n, size_t *skip)
{
    struct uric_utf8 expected = uric_utf8_start;
    size_t i;

    *skip = n;
    for (i = 0; i < n; i++) {
        if (!uric_take_utf8(&expected, (unsigned char)s[i])) {
            *skip = i > 0 ? i : 1;
            return 0;
        }
        if (expected.more == 0)
            return i + 1;
    }
    return 0;
}

#endif

/* The character at *i of n bytes of UTF-8, decoded; 0 if it is none.  Advances *i. */
static uint32_t uric_next_of_utf8(const unsigned char *s, size_t *i, size_t n)
{
    size_t skip, k;
    const size_t length = uric_utf8_length((const char *)s + *i, n - *i, &skip);
    uint32_t c;

    if (length == 0)
        return 0;
    c = length == 1 ? s[*i] : s[*i] & (0xFFu >> (length + 1));
    for (k = 1; k < length; k++)
        c = c << 6 | (s[*i + k] & 0x3F);
    *i += length;
    return c;
}

static const struct {
    uint32_t first, last;
    char to;         /* the character that first becomes */
    unsigned char n; /* period of the result; 0: all become to; 1: dropped */
} uric_mapped[] = {
    { 0xAD, 0xAD, 0, 1 },        { 0xB2, 0xB3, '2', 10 },     { 0xB9, 0xB9, '1', 10 },
    { 0x34F, 0x34F, 0, 1 },      { 0x180B, 0x180F, 0, 1 },    { 0x2064, 0x2064, 0, 1 },
    { 0x200B, 0x200B, 0, 1 },    { 0x2060, 0x2060, 0, 1 },    { 0x2070, 0x2070, '0', 10 },
    { 0x2074, 0x2079, '4', 10 }, { 0x2080, 0x2089, '0', 10 }, { 0x2460, 0x2468, '1', 10 },
    { 0x24B6, 0x24CF, 'a', 26 }, { 0x24D0, 0x24E9, 'a', 26 }, { 0x24EA, 0x24EA, '0', 10 },
    { 0x3002, 0x3002, '.', 0 },  { 0xFE00, 0xFE0F, 0, 1 },    { 0xFEFF, 0xFEFF, 0, 1 },
    { 0xFF0D, 0xFF0D, '-', 0 },  { 0xFF0E, 0xFF0E, '.', 0 },  { 0xFF10, 0xFF19, '0', 10 },
    { 0xFF21, 0xFF3A, 'a', 26 }, { 0xFF41, 0xFF5A, 'a', 26 }, { 0xFF61, 0xFF61, '.', 0 },
    { 0x1BCA0, 0x1BCA3, 0, 1 },  { 0x1D400, 0x1D6A3, 'a', 26 }, { 0x1D7CE, 0x1D7FF, '0', 10 },
    { 0x1FBF0, 0x1FBF9, '0', 10 }, { 0xE0100, 0xE01EF, 0, 1 }
};

/* The number in a circle, from 10 to 50; 0 for other characters. */
static uint32_t uric_circled(uint32_t c)
{
    if (c >= 0x2469 && c <= 0x2473)
        return c - 0x2469 + 10;
    if (c >= 0x3251 && c <= 0x325F)
        return c - 0x3251 + 21;
    return c >= 0x32B1 && c <= 0x32BF ? c - 0x32B1 + 36 : 0;
}

/* Writes what the character becomes to `to`; returns its length, or 3 if it stays. */
static size_t uric_map(uint32_t c, char to[2])
{
    const uint32_t number = uric_circled(c);
    size_t i;

    if (c > 0 && c < 0x80) {
        to[0] = (char)c;
        return 1;
    }
    if (number > 0) {
        to[0] = (char)('0' + number / 10);
        to[1] = (char)('0' + number % 10);
        return 2;
    }
    for (i = 0; i < sizeof uric_mapped / sizeof *uric_mapped; i++) {
        if (c < uric_mapped[i].first || c > uric_mapped[i].last)
            continue;
        to[0] = uric_mapped[i].to;
        if (uric_mapped[i].n > 0)
            to[0] = (char)(to[0] + (char)((c - uric_mapped[i].first) % uric_mapped[i].n));
        return uric_mapped[i].n != 1;
    }
    return 3;
}

size_t uric_mapped_host(const char *s, uric_span host, char *to, size_t size)
{
    unsigned char raw[256];
    uint32_t at = host.begin;
    size_t n = 0, i = 0, length = 0;
    int beyond = 0;

    while (at < host.end && n < sizeof raw) {
        raw[n] = (unsigned char)uric_decoded_byte(s, &at, host.end);
        beyond |= raw[n++] > 0x7F;
    }
    if (at < host.end || !beyond)
        return 0;
    while (i < n) {
        char bytes[2] = { 0, 0 };
        const size_t more = uric_map(uric_next_of_utf8(raw, &i, n), bytes);

        if (more > 2 || length + more > size)
            return 0;
        memcpy(to + length, bytes, more);
        length += more;
    }
    return length;
}

/* Finds hazards in valid references: RFC 3986, section 7, and RFC 1738, section 6. */
/* Properties of a whole reference. */
#ifndef URIC_REFERENCE_H
#define URIC_REFERENCE_H


/* The length of what was parsed, from its parts.  Rules like Host and authority have no path:
 * theirs is empty, at 0. */
static URIC_INLINE uint32_t uric_end(const struct uric *u)
{
    if (uric_has(u, URIC_FRAGMENT))
        return u->part[URIC_FRAGMENT].end;
    if (uric_has(u, URIC_QUERY))
        return u->part[URIC_QUERY].end;
    if (u->part[URIC_PATH].end > 0 || !uric_has(u, URIC_HOST))
        return u->part[URIC_PATH].end;
    return u->part[uric_has(u, URIC_PORT) ? URIC_PORT : URIC_HOST].end;
}

/* Whether the parts are those of an origin-form: only there does a path-abempty follow no
 * authority. */
static URIC_INLINE int uric_is_origin_form(const struct uric *u)
{
    return u->path_kind == URIC_PATH_ABEMPTY && !uric_has(u, URIC_HOST);
}

/* Whether normalization removes dot-segments: no base precedes this path (5.2.2), because the
 * reference has a scheme or the path starts with "/". */
static URIC_INLINE int uric_has_own_dots(const char *s, const struct uric *u)
{
    const uric_span path = u->part[URIC_PATH];

    return uric_has(u, URIC_SCHEME) || (path.begin < path.end && s[path.begin] == '/');
}

/* Whether a path that starts with "//" would be read as an authority. */
static URIC_INLINE int uric_guards_path(const struct uric *u)
{
    return !uric_has(u, URIC_HOST) && !uric_is_origin_form(u);
}

#endif
/* The scheme of a reference. */
#ifndef URIC_SCHEME_OF_H
#define URIC_SCHEME_OF_H


/* The caller's own description of the scheme, or else the library's; NULL if there is
 * neither. */
static inline const struct uric_scheme *uric_scheme_of(const char *s, const struct uric *u,
                                                       const struct uric_scheme *own)
{
    const uric_span name = u->part[URIC_SCHEME];

    return own != NULL || !uric_has(u, URIC_SCHEME)
               ? own
               : uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0);
}

#endif
/* Whether a segment of a path, decoded, is "." or "..": as it is, or once a reader has trimmed
 * white space and controls off its ends. */
#ifndef URIC_DOTTED_H
#define URIC_DOTTED_H


/* The segment so far.  Begins zeroed. */
struct uric_dotted {
    size_t dots;
    int blanks; /* white space or controls, of which U+0020 and below are trimmed */
    int closed; /* one after a dot */
    int others;
};

/* Adds a byte.  What is between dots is not trimmed. */
static URIC_ALWAYS_INLINE void uric_dotted_take(struct uric_dotted *d, int byte)
{
    if (byte == '.') {
        d->dots++;
        d->others |= d->closed;
    } else if (byte <= ' ') {
        d->blanks = 1;
        d->closed = d->dots > 0;
    } else {
        d->others = 1;
    }
}

/* Whether it is a dot-segment. */
static URIC_ALWAYS_INLINE int uric_is_dotted(const struct uric_dotted *d)
{
    return !d->others && !d->blanks && (d->dots == 1 || d->dots == 2);
}

/* Whether trimming makes it one. */
static URIC_ALWAYS_INLINE int uric_is_dotted_if_trimmed(const struct uric_dotted *d)
{
    return !d->others && d->blanks && (d->dots == 1 || d->dots == 2);
}

#endif
#ifndef URIC_SMALL
#endif
/* Names by number, in one string. */
#ifndef URIC_NAME_OF_H
#define URIC_NAME_OF_H


/* The name of this number, of names that end in NUL each. */
static URIC_INLINE const char *uric_name_of(const char *names, int number)
{
    while (number-- > 0) {
        while (*names++ != '\0')
            ;
    }
    return names;
}

#endif

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

static int uric_is_alphanumeric(int byte)
{
    return byte >= 0 && uric_class[byte] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT);
}

/* ---- the userinfo ---- */

/* Whether it starts with two labels and a dot between them.  Labels may contain non-ASCII
 * bytes (RFC 5890, 2.3.2.1: U-labels). */
static int uric_begins_like_host(const char *s, uric_span at)
{
    uint32_t i = at.begin, label = 0, labels = 0;

    while (labels < 2) {
        const int byte = uric_decoded_byte(s, &i, at.end);

        if (uric_is_alphanumeric(byte) || byte == '-' || byte > 0x7F) {
            labels += label == 0;
            label++;
        } else if (byte == '.' && label > 0) {
            label = 0;
        } else {
            return 0;
        }
    }
    return 1;
}

static uint64_t uric_audit_userinfo(const char *s, const struct uric *u)
{
    uric_span password;
    uint64_t found = 0;

    if (!uric_has(u, URIC_USERINFO))
        return 0;
    if (uric_password(uric_bind(s, u), &password) && password.begin < password.end)
        found |= HAZARD(PASSWORD);
    if (uric_begins_like_host(s, u->part[URIC_USERINFO]))
        found |= HAZARD(USERINFO_LIKE_HOST);
    return found;
}

/* ---- addresses ---- */

static uint64_t uric_audit_kind(unsigned kind)
{
    switch (kind) {
    case URIC_ADDRESS_UNSPECIFIED: return HAZARD(UNSPECIFIED);
    case URIC_ADDRESS_LOOPBACK: return HAZARD(LOOPBACK);
    case URIC_ADDRESS_PRIVATE:
    case URIC_ADDRESS_UNIQUE_LOCAL: return HAZARD(PRIVATE);
    case URIC_ADDRESS_LINK_LOCAL: return HAZARD(LINK_LOCAL);
    case URIC_ADDRESS_MULTICAST: return HAZARD(MULTICAST);
    default: return 0;
    }
}

static uint64_t uric_audit_address(const struct uric_address *is, uint32_t *ipv4)
{
    /* the spellings from SHORT to DECIMAL have the order of their hazards */
    uint64_t found = uric_audit_kind(is->kind) |
                     (uint64_t)(is->spelling & 15) << URIC_HAZARD_IPV4_SHORT;

    if (is->spelling & URIC_SPELLING_DOT)
        found |= HAZARD(TRAILING_DOT);
    /* nothing connects to the IPv4 address of a Teredo client */
    if (!is->has_ipv4 ||
        (is->kind == URIC_ADDRESS_TEREDO && !(is->spelling & URIC_SPELLING_DOTTED)))
        return found;
    *ipv4 = (uint32_t)is->ipv4[0] << 24 | (uint32_t)is->ipv4[1] << 16 |
            (uint32_t)is->ipv4[2] << 8 | is->ipv4[3];
    return is->length == 4 ? found
                           : found | HAZARD(IPV6_EMBEDS_IPV4) | uric_audit_kind(is->ipv4_kind);
}

/* ---- names ---- */

#ifdef URIC_SMALL
#define FOR_BOTH static
#else
#define FOR_BOTH static URIC_ALWAYS_INLINE
#endif

/* The next byte of a host, decoded if it has triplets: this is compiled for both cases. */
FOR_BOTH int uric_next_byte(const char *s, uint32_t *i, uint32_t end, int encoded)
{
    if (encoded)
        return uric_decoded_byte(s, i, end);
    return *i < end ? (unsigned char)s[(*i)++] : -1;
}

FOR_BOTH int uric_begins_label(const char *s, uint32_t i, uint32_t end, int encoded, const char *with)
{
    for (; *with; with++) {
        const int byte = uric_next_byte(s, &i, end, encoded);

        if (byte < 0 || uric_lower((char)byte) != (unsigned char)*with)
            return 0;
    }
    return 1;
}

FOR_BOTH uint64_t uric_audit_labels(const char *s, uric_span host, int encoded,
                               struct uric_audit_result *a)
{
    static const char local[] = "localhost";
    uint32_t i = host.begin, label, same, name = 0, longest = 0;
    uint64_t found = 0;
    int byte = '.';

    while (byte == '.' && i < host.end) {
        if (uric_begins_label(s, i, host.end, encoded, "xn--"))
            found |= HAZARD(PUNYCODE);
        label = same = 0;
        while ((byte = uric_next_byte(s, &i, host.end, encoded)) >= 0 && byte != '.') {
            if (label < sizeof local - 1)
                same += uric_lower((char)byte) == (unsigned char)local[label];
            label++;
        }
        /* the last one: RFC 6761, 6.3 */
        if (same == sizeof local - 1 && label == same && i == host.end)
            found |= HAZARD(LOOPBACK);
        name += label + (byte == '.');
        longest = label > longest ? label : longest;
    }
    a->name = name;
    a->label = longest;
    return byte == '.' ? found | HAZARD(TRAILING_DOT) : found;
}

static uint64_t uric_audit_name(const char *s, uric_span host, int encoded,
                           struct uric_audit_result *a)
{
#ifdef URIC_SMALL
    uint64_t found = uric_audit_labels(s, host, encoded, a);
#else
    uint64_t found = encoded ? uric_audit_labels(s, host, 1, a) : uric_audit_labels(s, host, 0, a);
#endif

    if (a->label > 63)
        found |= HAZARD(LABEL_TOO_LONG);
    if (a->name > 255)
        found |= HAZARD(NAME_TOO_LONG);
    return found;
}

static int uric_is_beyond_ascii(const char *s, uric_span host)
{
    uint32_t i;

    for (i = host.begin; i < host.end; i++) {
        if ((unsigned char)s[i] > 0x7F)
            return 1;
    }
    return 0;
}

/* What a host becomes whose characters beyond US-ASCII are mapped to it. */
static uint64_t uric_audit_mapped(const char *s, uric_span host, struct uric_audit_result *a)
{
    char name[256];
    struct uric_audit_result unused;
    struct uric_address address;
    struct uric u;
    const size_t n = uric_mapped_host(s, host, name, sizeof name);
    uric_span all = { 0, (uint32_t)n };

    if (n == 0 || uric_parse_as(URIC_RULE_HOST, name, n, NULL, &u) != URIC_OK)
        return 0;
    if (uric_address_of(uric_bind(name, &u), &address))
        return uric_audit_address(&address, &a->ipv4);
    return uric_audit_labels(name, all, 0, &unused) & HAZARD(LOOPBACK);
}

static uint64_t uric_audit_host(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, int has_percent,
                           struct uric_audit_result *a)
{
    const uric_span host = u->part[URIC_HOST];
    const int encoded =
        has_percent && memchr(s + host.begin, '%', host.end - host.begin) != NULL;
    struct uric_address address;
    uint64_t found = encoded ? HAZARD(ENCODED_HOST) : 0;

    if (!uric_has(u, URIC_HOST))
        return 0;
    if (host.begin == host.end)
        return scheme && scheme->host == URIC_AUTHORITY_REQUIRED ? HAZARD(EMPTY_HOST)
                                                                   : 0;
    if (uric_address_of(uric_bind(s, u), &address))
        found |= uric_audit_address(&address, &a->ipv4);
    if (u->host_kind != URIC_HOST_REG_NAME)
        return found;
    if (encoded || uric_is_beyond_ascii(s, host))
        found |= uric_audit_mapped(s, host, a);
    return found | uric_audit_name(s, host, encoded, a);
}

/* ---- the port ---- */

static uint64_t uric_audit_port(const char *s, const struct uric *u,
                           const struct uric_scheme *scheme, uint16_t *port)
{
    const int32_t usual = scheme ? scheme->default_port : -1;
    const enum uric_port_status status = uric_port_number(uric_bind(s, u), port);
    uint64_t found = 0;

    if (status == URIC_PORT_OVERFLOW)
        return HAZARD(PORT_OVERFLOW) | (usual >= 0 ? HAZARD(PORT_NOT_DEFAULT) : 0);
    if (status != URIC_PORT_NUMBER || *port == usual)
        return 0;
    if (usual >= 0)
        found |= HAZARD(PORT_NOT_DEFAULT);
    if (*port < 1024)
        found |= HAZARD(PORT_LOW);
    if (*port == 0)
        found |= HAZARD(PORT_ZERO);
    return found;
}

/* ---- triplets ---- */

static int uric_is_triplet_again(const char *s, uint32_t i, uint32_t end)
{
    const int first = uric_decoded_byte(s, &i, end), second = uric_decoded_byte(s, &i, end);

    return first >= 0 && second >= 0 && uric_class[first] & URIC_CLASS_HEXDIG &&
           uric_class[second] & URIC_CLASS_HEXDIG;
}

static uint64_t uric_audit_byte(unsigned byte, int in_path)
{
    switch (byte) {
    case '\r':
    case '\n': return HAZARD(ENCODED_CRLF);
    case '\0': return HAZARD(ENCODED_NUL);
    case '\t': return HAZARD(ENCODED_TAB);
    case '/': return in_path ? HAZARD(ENCODED_SLASH) : 0;
    case '\\': return in_path ? HAZARD(ENCODED_BACKSLASH) : 0;
    default: return 0;
    }
}

/* Finds dot-segments that only the decoded path has: a triplet is in them or next to them,
 * or a ";" follows the dots (3.3), or white space is around them.  Some servers drop the ";"
 * and the rest of the segment, or trim it, before they look for dot-segments.  The delimiters
 * differ from those of dot_segment.h, so this is a separate walk. */
static uint64_t uric_audit_dots(const char *s, uric_span path)
{
    struct uric_dotted segment = { 0, 0, 0, 0 };
    uint32_t i = path.begin, at = i;
    uint64_t found = 0;
    int encoded = 0;

    for (;;) {
        const int byte = uric_decoded_byte(s, &i, path.end);
        const int is_encoded = byte >= 0 && s[at] == '%';
        const int ends = byte < 0 || byte == '/' || byte == '\\';

        at = i;
        encoded |= is_encoded;
        if ((ends || byte == ';') && uric_is_dotted_if_trimmed(&segment))
            found |= HAZARD(TRIMMED_DOTS);
        if (ends) {
            if (encoded && uric_is_dotted(&segment))
                found |= HAZARD(ENCODED_DOTS);
            encoded = is_encoded;
            memset(&segment, 0, sizeof segment);
        } else {
            if (byte == ';' && uric_is_dotted(&segment))
                found |= HAZARD(PATH_PARAMETER_DOTS);
            uric_dotted_take(&segment, byte);
        }
        if (byte < 0)
            return found;
    }
}

static uint64_t uric_audit_triplets(const char *s, const struct uric *u, uint32_t end)
{
    const uric_span path = u->part[URIC_PATH];
    struct uric_utf8 expected = uric_utf8_start;
    uint32_t i = 0, after = 0;
    uint64_t found = 0;
    const char *next;

    while (i < end &&
           (next = (const char *)memchr(s + i, '%', end - i)) != NULL) {
        unsigned byte;

        i = (uint32_t)(next - s);
        if (!uric_is_triplet((const unsigned char *)s, i, end)) { /* a tolerated "%" */
            i++;
            continue;
        }
        byte = uric_triplet(next);
        if (i != after && expected.more > 0) {
            found |= HAZARD(BAD_UTF8);
            expected.more = 0;
        }
        if (!uric_take_utf8(&expected, byte))
            found |= HAZARD(BAD_UTF8);
        found |= uric_audit_byte(byte, i >= path.begin && i < path.end);
        after = i = i + 3;
        if (byte == '%' && uric_is_triplet_again(s, i, end))
            found |= HAZARD(DOUBLE_ENCODING);
    }
    if (expected.more > 0)
        found |= HAZARD(BAD_UTF8);
    return found;
}

/* ---- in one look ---- */

/* What most references lack.  Odd bytes are white space, controls and those over 0x7F, which no
 * valid one has. */
struct uric_sight {
    int percent, semicolon, odd;
};

/* Reads the n bytes once. */
static struct uric_sight uric_look_for_marks(const char *s, uint32_t n)
{
#ifdef URIC_SMALL
    const struct uric_sight any = { 1, 1, 1 };

    (void)s, (void)n;
    return any;
#else
    struct uric_sight seen = { 0, 0, 0 };
    uint32_t i;

    URIC_FORGET(s); /* gcc 12 doubts n for a string whose size it knows */
    if (n >= URIC_LANES) {
        uric_lanes percent = uric_lanes_each(0), semicolon = percent, odd = percent;

        for (i = 0; i < n; i += URIC_LANES) {
            const uric_lanes here =
                uric_lanes_load(s + (i < n - URIC_LANES ? i : n - URIC_LANES));

            percent = uric_lanes_or(percent, uric_lanes_are(here, '%'));
            semicolon = uric_lanes_or(semicolon, uric_lanes_are(here, ';'));
            odd = uric_lanes_or(odd, uric_lanes_between(here, 0x80, ' ')); /* modulo 256 */
        }
        seen.percent = uric_lanes_mask(percent) != 0;
        seen.semicolon = uric_lanes_mask(semicolon) != 0;
        seen.odd = uric_lanes_mask(odd) != 0;
        return seen;
    }
    for (i = 0; i < n; i++) {
        seen.percent |= s[i] == '%';
        seen.semicolon |= s[i] == ';';
        seen.odd |= (unsigned char)(s[i] - 0x80) <= ' ' + 0x80;
    }
    return seen;
#endif
}

/* Whether a hazard depends on the scheme: most do not. */
static int uric_asks_for_scheme(const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];

    return !uric_has(u, URIC_HOST) || host.begin == host.end || uric_has(u, URIC_PORT);
}

/* ---- the authority ---- */

/* If an authority is required but missing, browsers read the path as one (URL Standard,
 * 4.4: "special authority ignore slashes state"). */
static uint64_t uric_audit_slashes(const struct uric *u, const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];

    return scheme != NULL && scheme->host == URIC_AUTHORITY_REQUIRED &&
                   !uric_has(u, URIC_HOST) && path.begin < path.end
               ? HAZARD(MISSING_SLASHES)
               : 0;
}

void uric_audit(struct uric_ref ref, const struct uric_scheme *scheme,
                struct uric_audit_result *a)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const struct uric_sight seen = uric_look_for_marks(s, uric_end(u));

    memset(a, 0, sizeof *a);
    if (!uric_is_valid(u)) {
        a->hazards = ((uint64_t)1 << URIC_HAZARDS) - 1;
        return;
    }
    if (uric_asks_for_scheme(u)) {
        scheme = uric_scheme_of(s, u, scheme);
        a->hazards = uric_audit_port(s, u, scheme, &a->port) | uric_audit_slashes(u, scheme);
    }
    a->hazards |= uric_audit_userinfo(s, u) | uric_audit_host(s, u, scheme, seen.percent, a);
    if (seen.percent)
        a->hazards |= uric_audit_triplets(s, u, uric_end(u));
    if (seen.percent || seen.semicolon || seen.odd)
        a->hazards |= uric_audit_dots(s, u->part[URIC_PATH]);
    if (uric_traverses(s, u, seen.odd))
        a->hazards |= HAZARD(TRAVERSAL);
}

const char *uric_hazard_name(int hazard)
{
    /* one string: pointers would take more room, and relocations */
    static const char names[] =
        "password\0" "userinfo-like-host\0" "ipv4-short\0" "ipv4-octal\0" "ipv4-hex\0"
        "ipv4-decimal\0" "ipv6-embeds-ipv4\0" "loopback\0" "private\0" "link-local\0"
        "multicast\0" "unspecified\0" "port-not-default\0" "port-low\0" "port-zero\0"
        "port-overflow\0" "encoded-crlf\0" "encoded-nul\0" "encoded-tab\0" "encoded-slash\0"
        "encoded-backslash\0" "encoded-dots\0" "path-parameter-dots\0" "double-encoding\0"
        "bad-utf8\0" "encoded-host\0" "label-too-long\0" "name-too-long\0" "punycode\0"
        "trailing-dot\0" "empty-host\0" "missing-slashes\0" "surplus-dots\0" "hidden-dots\0"
        "empty-segments\0" "backslash\0" "traversal\0" "trimmed-dots";

    return hazard >= 0 && hazard < URIC_HAZARDS ? uric_name_of(names, hazard) : NULL;
}

bool uric_hazard_value(const struct uric_audit_result *a, enum uric_hazard hazard,
                       uint32_t *value)
{
    *value = 0;
    if ((unsigned)hazard >= URIC_HAZARDS || !(a->hazards >> hazard & 1))
        return false;
    switch (hazard) {
    case URIC_HAZARD_IPV4_SHORT:
    case URIC_HAZARD_IPV4_OCTAL:
    case URIC_HAZARD_IPV4_HEX:
    case URIC_HAZARD_IPV4_DECIMAL:
    case URIC_HAZARD_IPV6_EMBEDS_IPV4: *value = a->ipv4; return true;
    case URIC_HAZARD_PORT_NOT_DEFAULT:
        *value = a->port;
        return !(a->hazards & HAZARD(PORT_OVERFLOW));
    case URIC_HAZARD_PORT_LOW:
    case URIC_HAZARD_PORT_ZERO: *value = a->port; return true;
    case URIC_HAZARD_LABEL_TOO_LONG: *value = a->label; return true;
    case URIC_HAZARD_NAME_TOO_LONG: *value = a->name; return true;
    default: return false;
    }
}

#undef FOR_BOTH
#undef HAZARD

/* The verdicts on requests: their names, reasons and clauses. */

struct uric_own_verdict {
    char name[16]; /* smaller than a pointer and its relocation */
    uint16_t code;
};

#define VERDICT(name, code, clause, text) { name, code }

static const struct uric_own_verdict *uric_find_verdict(int verdict)
{
    static const struct uric_own_verdict verdicts[URIC_VERDICTS] = {
        VERDICT("ok", 0, "", "the request is valid"),
        VERDICT("target-too-long", 414, "RFC 9112, 3", "the request-target is too long"),
        VERDICT("fragment", 400, "RFC 9110, 7.1", "the request-target has a fragment"),
        VERDICT("target-invalid", 400, "RFC 9112, 3.2", "the request-target is invalid"),
        VERDICT("form", 400, "RFC 9112, 3.2.3, 3.2.4; RFC 8441, 4",
          "the method does not take this form of request-target"),
        VERDICT("protocol", 501, "RFC 9220, 3", "the protocol of the tunnel is not supported"),
        VERDICT("scheme-invalid", 400, "RFC 9113, 8.3.1; RFC 3986, 3.1",
          "there is no scheme, or it is invalid"),
        VERDICT("scheme", 421, "RFC 9110, 7.4", "the target's scheme is not the connection's"),
        VERDICT("userinfo", 400, "RFC 9110, 4.2.4; RFC 9113, 8.3.1",
          "the target's authority has a userinfo"),
        VERDICT("host-missing", 400, "RFC 9112, 3.2", "there is no Host field"),
        VERDICT("host-repeated", 400, "RFC 9112, 3.2", "there is more than one Host field"),
        VERDICT("host-invalid", 400, "RFC 9112, 3.2", "the Host field is invalid"),
        VERDICT("host-differs", 400, "RFC 9112, 3.2; RFC 9113, 8.3.1",
          "the Host field is not the target's authority"),
        VERDICT("host-empty", 400, "RFC 9110, 4.2.1", "a host is required, and it is empty"),
        VERDICT("host-not-dns", 400, "RFC 1123, 2.1",
          "the host is neither an address nor a DNS name"),
        VERDICT("port-missing", 400, "RFC 9110, 9.3.6", "CONNECT needs a port"),
        VERDICT("port-range", 400, "RFC 3986, 3.2.3; RFC 9110, 9.3.6", "the port is out of range"),
        VERDICT("host-not-served", 421, "RFC 9110, 7.4", "the host is not served here"),
        VERDICT("hazard", 400, "", "the policy refuses a hazard"),
        VERDICT("redirect", 307, "RFC 9110, 15.4.8", "the policy redirects to the normal path")
    };

    return verdict >= 0 && verdict < URIC_VERDICTS ? &verdicts[verdict] : NULL;
}

const char *uric_verdict_name(int verdict)
{
    const struct uric_own_verdict *const found = uric_find_verdict(verdict);

    return found != NULL ? found->name : NULL;
}


int uric_verdict_code(int verdict)
{
    const struct uric_own_verdict *const found = uric_find_verdict(verdict);

    return found != NULL ? found->code : 0;
}

const char *uric_request_reason(const struct uric_request_result *r)
{
    return r->verdict == URIC_VERDICT_HAZARD ? uric_hazard_name(r->refused)
                                             : uric_verdict_name(r->verdict);
}

#undef VERDICT

/* The Location field of a redirection to the normal path. */


/* Without tolerance the query needs no triplets. */
static size_t uric_write_query(struct uric_bytes query, char *to, size_t room)
{
    if (to != NULL && query.n <= room)
        memcpy(to, query.s, query.n);
    return query.n;
}


enum uric_status uric_request_location(const struct uric_request_result *r, char *buffer,
                                       size_t size, size_t *length)
{
    const struct uric_bytes path = r->path, query = r->query;
    const size_t guard = path.n > 1 && path.s != NULL && path.s[1] == '/' ? 2 : 0;

    *length = 0;
    if (path.s == NULL || path.n == 0 || path.s[0] != '/')
        return URIC_NONE;
    if (query.n > (URIC_MAX_LENGTH - path.n) / 4)
        return URIC_TOO_LONG;
    *length = guard + path.n + (query.s != NULL ? 1 + uric_write_query(query, NULL, 0) : 0);
    if (*length > size)
        return URIC_TOO_SMALL;
    memcpy(buffer, "/.", guard);
    memcpy(buffer + guard, path.s, path.n);
    if (query.s == NULL)
        return URIC_OK;
    buffer[guard + path.n] = '?';
    uric_write_query(query, buffer + guard + path.n + 1, size - guard - path.n - 1);
    return URIC_OK;
}

/* The path of a request: finds its hazards and writes its normal form.  The bytes are
 * read from the start to the end, since merged and decoded slashes decide which segment a
 * ".." removes. */
/* The path of a request: its hazards and its normal form. */
#ifndef URIC_REQUEST_PATH_H
#define URIC_REQUEST_PATH_H


/* The hazards for which the path is always examined. */
#define URIC_PATH_HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)
#define URIC_PATH_HAZARDS \
    (URIC_PATH_HAZARD(ENCODED_CRLF) | URIC_PATH_HAZARD(ENCODED_NUL) | \
     URIC_PATH_HAZARD(ENCODED_TAB) | URIC_PATH_HAZARD(ENCODED_SLASH) | \
     URIC_PATH_HAZARD(ENCODED_BACKSLASH) | URIC_PATH_HAZARD(ENCODED_DOTS) | \
     URIC_PATH_HAZARD(PATH_PARAMETER_DOTS) | URIC_PATH_HAZARD(DOUBLE_ENCODING) | \
     URIC_PATH_HAZARD(SURPLUS_DOTS) | URIC_PATH_HAZARD(HIDDEN_DOTS) | \
     URIC_PATH_HAZARD(EMPTY_SEGMENTS) | URIC_PATH_HAZARD(BACKSLASH) | \
     URIC_PATH_HAZARD(TRIMMED_DOTS))

/* The part of the policy on which the normal form depends. */
struct uric_path_rules {
    int percent, upper, dots; /* the steps */
    int merge, slashes, backslashes; /* the flags */
    int tolerant; /* bytes that RFC 3986 does not allow become triplets */
};

/* What was found in a path of n bytes, which starts with "/". */
struct uric_path_seen {
    uint64_t hazards;
    int changes;   /* the normal form differs */
    size_t longer; /* how much longer it is at most: two bytes for each that becomes a triplet */
};

#ifndef URIC_SMALL
/* Whether a valid path of n bytes has nothing that uric_path_look() reports: it has no "/." and no
 * "//", and each triplet stays as it is, by any policy but one that decodes it, and is of a
 * harmless byte. */
URIC_INTERNAL int uric_path_is_plain(const char *s, size_t n);
#endif

URIC_INTERNAL void uric_path_look(const char *s, size_t n,
                                  const struct uric_path_rules *rules,
                                  struct uric_path_seen *look);

/* Writes the normal form, at most n + look->longer bytes, to `to`; returns its length. */
URIC_INTERNAL size_t uric_path_write(const char *s, size_t n,
                                     const struct uric_path_rules *rules, char *to);

#endif

/* Whether the path and the host of a request may not be normal, many bytes at a time. */
#ifndef URIC_REQUEST_SCAN_H
#define URIC_REQUEST_SCAN_H

#ifndef URIC_SMALL

/* Marks each "%", and each "/" that is followed by "." or "/". */
static URIC_ALWAYS_INLINE uric_lanes uric_special_in_path(uric_lanes here, uric_lanes next)
{
    /* "." and "/" differ only in their last bit. */
    const uric_lanes second = uric_lanes_are(uric_lanes_or(next, uric_lanes_each(1)), '/');

    return uric_lanes_or(uric_lanes_and(uric_lanes_are(here, '/'), second),
                         uric_lanes_are(here, '%'));
}

static URIC_ALWAYS_INLINE int uric_path_is_special_by_bytes(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i + 1 < n; i++) {
        if (s[i] == '%' || (s[i] == '/' && (s[i + 1] == '.' || s[i + 1] == '/')))
            return 1;
    }
    return 0;
}

/* Whether a valid path has a "%", "/." or "//".  Its last byte is no "%". */
static URIC_ALWAYS_INLINE int uric_path_is_special(const char *s, size_t n)
{
    uric_lanes found;
    size_t i, last;

    if (n <= URIC_LANES / 2)
        return uric_path_is_special_by_bytes(s, n);
    if (n <= URIC_LANES) {
        last = n - (URIC_LANES / 2 + 1u);
        found = uric_lanes_or(
            uric_special_in_path(uric_lanes_load_half(s), uric_lanes_load_half(s + 1)),
            uric_special_in_path(uric_lanes_load_half(s + last),
                                 uric_lanes_load_half(s + last + 1)));
        return uric_lanes_mask(found) != 0;
    }
    last = n - (URIC_LANES + 1u);
    found = uric_special_in_path(uric_lanes_load(s + last), uric_lanes_load(s + last + 1));
    for (i = 0; i < last; i += URIC_LANES)
        found = uric_lanes_or(found, uric_special_in_path(uric_lanes_load(s + i),
                                                          uric_lanes_load(s + i + 1)));
    return uric_lanes_mask(found) != 0;
}

static URIC_ALWAYS_INLINE uric_lanes uric_special_in_host(uric_lanes here)
{
    return uric_lanes_or(uric_lanes_between(here, 'A', 'Z'), uric_lanes_are(here, '%'));
}

#endif

/* Whether a host has a capital or a "%". */
static URIC_ALWAYS_INLINE int uric_host_is_special(const char *s, size_t n)
{
    size_t i;
#ifndef URIC_SMALL
    uric_lanes found;

    if (n < URIC_LANES / 2)
#endif
    {
        for (i = 0; i < n && !uric_is_upper(s[i]) && s[i] != '%'; i++)
            continue;
        return i < n;
    }
#ifndef URIC_SMALL
    if (n < URIC_LANES)
        found = uric_lanes_or(
            uric_special_in_host(uric_lanes_load_half(s)),
            uric_special_in_host(uric_lanes_load_half(s + n - URIC_LANES / 2)));
    else
        found = uric_special_in_host(uric_lanes_load(s + n - URIC_LANES));
    for (i = 0; i + URIC_LANES < n; i += URIC_LANES)
        found = uric_lanes_or(found, uric_special_in_host(uric_lanes_load(s + i)));
    return uric_lanes_mask(found) != 0;
#endif
}

#endif

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

/* ---- one character after the other ---- */

/* A byte of the path: as it came, or encoded as a triplet. */
struct uric_character {
    int byte;      /* decoded; -1 at the end of the path */
    int encoded;
    int separates; /* it ends a segment of the normal form, as the end of the path does */
    int is_dot;    /* it is a dot of the normal form */
    size_t at;     /* where it starts */
};

static URIC_ALWAYS_INLINE void uric_read_character(const char *s, size_t *i, size_t n,
                                              const struct uric_path_rules *rules,
                                              struct uric_character *c)
{
    const size_t at = *i;

    c->at = at;
    if (at == n) {
        c->byte = -1;
        c->encoded = c->is_dot = 0;
        c->separates = 1;
        return;
    }
    c->encoded = uric_is_triplet((const unsigned char *)s, at, n);
    c->byte = c->encoded ? uric_triplet(s + at) : (unsigned char)s[at];
    *i = at + (c->encoded ? 3 : 1);
    c->separates = (c->byte == '/' && (!c->encoded || rules->slashes)) ||
                   (c->byte == '\\' && rules->backslashes);
    c->is_dot = c->byte == '.' && (!c->encoded || rules->percent);
}

/* The end of the letters and digits from i on: most of a path, and never of interest. */
static size_t uric_end_of_letters(const char *s, size_t i, size_t n)
{
    while (i < n && uric_class[(unsigned char)s[i]] & (URIC_CLASS_ALPHA | URIC_CLASS_DIGIT))
        i++;
    return i;
}

/* Whether the byte, not encoded, is not allowed in a path by RFC 3986: it was tolerated. */
static int uric_is_tolerated(const struct uric_character *c)
{
    return !c->encoded && c->byte != '/' &&
           (c->byte == '%' || !(uric_class[c->byte] & URIC_CLASS_PCHAR));
}

/* ---- what is hazardous ---- */

static int uric_is_empty(const struct uric_dotted *segment)
{
    return !segment->others && segment->dots == 0;
}

/* Two readings of the path at once: `own` is the segment of the normal form, `wide` the segment for
 * a server that decodes the path and takes "\" for "/". */
struct uric_looking {
    struct uric_dotted own, wide;
    int encoded;  /* a triplet is in the wide segment or next to it */
    size_t depth; /* segments that a ".." can remove */
    struct uric_path_seen *look;
};

static void uric_end_wide(struct uric_looking *l, const struct uric_character *c)
{
    if (uric_is_dotted(&l->wide)) {
        if (l->encoded || c->encoded)
            l->look->hazards |= HAZARD(ENCODED_DOTS);
        if (!c->separates || l->own.others || l->own.dots != l->wide.dots)
            l->look->hazards |= HAZARD(HIDDEN_DOTS);
    }
    if (uric_is_dotted_if_trimmed(&l->wide))
        l->look->hazards |= HAZARD(TRIMMED_DOTS);
    memset(&l->wide, 0, sizeof l->wide);
    l->encoded = c->encoded;
}

static void uric_end_own(struct uric_looking *l, const struct uric_character *c,
                    const struct uric_path_rules *rules)
{
    const int is_last = c->byte < 0;

    if (uric_is_dotted(&l->own)) {
        l->look->changes |= rules->dots;
        if (l->own.dots == 2 && l->depth == 0)
            l->look->hazards |= HAZARD(SURPLUS_DOTS);
        l->depth -= l->own.dots == 2 && l->depth > 0;
    } else if (uric_is_empty(&l->own) && !is_last) {
        l->look->hazards |= HAZARD(EMPTY_SEGMENTS);
        l->look->changes |= rules->merge;
        l->depth += !rules->merge;
    } else {
        l->depth++;
    }
    memset(&l->own, 0, sizeof l->own);
}

/* Whether the two characters from i on are hexadecimal digits, encoded or not. */
static int uric_is_pair(const char *s, size_t i, size_t n)
{
    struct uric_path_rules none;
    struct uric_character first, second;

    memset(&none, 0, sizeof none);
    uric_read_character(s, &i, n, &none, &first);
    uric_read_character(s, &i, n, &none, &second);
    return first.byte >= 0 && second.byte >= 0 && uric_is_hexdig((unsigned char)first.byte) &&
           uric_is_hexdig((unsigned char)second.byte);
}

static uint64_t uric_hazard_of(const char *s, size_t n, const struct uric_character *c)
{
    if (!c->encoded)
        return c->byte == '\\' ? HAZARD(BACKSLASH) : 0;
    switch (c->byte) {
    case '\r':
    case '\n': return HAZARD(ENCODED_CRLF);
    case '\0': return HAZARD(ENCODED_NUL);
    case '\t': return HAZARD(ENCODED_TAB);
    case '/': return HAZARD(ENCODED_SLASH);
    case '\\': return HAZARD(ENCODED_BACKSLASH);
    case '%': return uric_is_pair(s, c->at + 3, n) ? HAZARD(DOUBLE_ENCODING) : 0;
    default: return 0;
    }
}

/* Whether the normal form changes the character. */
static int uric_changes(const char *s, const struct uric_character *c,
                   const struct uric_path_rules *rules)
{
    if (!c->encoded)
        return uric_is_tolerated(c) || (c->separates && c->byte != '/');
    if (c->separates || (rules->percent && uric_is_unreserved((unsigned char)c->byte)))
        return 1;
    return rules->upper && (uric_is_lower(s[c->at + 1]) || uric_is_lower(s[c->at + 2]));
}

static void uric_examine(struct uric_looking *l, const char *s, size_t n, const struct uric_character *c,
                    const struct uric_path_rules *rules)
{
    if (c->byte < 0)
        return;
    l->look->hazards |= uric_hazard_of(s, n, c);
    l->look->changes |= uric_changes(s, c, rules);
    l->look->longer += uric_is_tolerated(c) ? 2u : 0u;
}

static void uric_take_character(struct uric_looking *l, const struct uric_character *c)
{
    l->encoded |= c->encoded;
    if (c->byte == ';' && uric_is_dotted(&l->wide))
        l->look->hazards |= HAZARD(PATH_PARAMETER_DOTS);
    if (c->byte == ';' && uric_is_dotted_if_trimmed(&l->wide))
        l->look->hazards |= HAZARD(TRIMMED_DOTS);
    uric_dotted_take(&l->wide, c->byte);
    if (c->is_dot)
        l->own.dots++;
    else
        l->own.others = 1;
}

static void uric_look_closely(const char *s, size_t n, const struct uric_path_rules *rules,
                         struct uric_path_seen *look)
{
    struct uric_looking l;
    struct uric_character c;
    size_t i = 1, end;

    memset(&l, 0, sizeof l);
    l.look = look;
    do {
        end = uric_end_of_letters(s, i, n);
        l.own.others |= end > i;
        l.wide.others |= end > i;
        i = end;
        uric_read_character(s, &i, n, rules, &c);
        uric_examine(&l, s, n, &c, rules);
        if (c.byte >= 0 && c.byte != '/' && c.byte != '\\') {
            uric_take_character(&l, &c);
            continue;
        }
        uric_end_wide(&l, &c);
        if (c.separates)
            uric_end_own(&l, &c, rules);
        else
            l.own.others = 1;
    } while (c.byte >= 0);
}

#ifndef URIC_SMALL

/* White space and controls may be trimmed off dots. */
static int uric_is_plain_triplet(const char *triplet)
{
    const unsigned char byte = uric_triplet(triplet);

    return byte > ' ' && byte != '/' && byte != '\\' && byte != '%' &&
           !uric_is_unreserved(byte) && !uric_is_lower(triplet[1]) && !uric_is_lower(triplet[2]);
}

int uric_path_is_plain(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i + 1 < n; i++) {
        if (s[i] == '/' ? s[i + 1] == '/' || s[i + 1] == '.'
                        : s[i] == '%' && !uric_is_plain_triplet(s + i))
            return 0;
    }
    return 1;
}

#endif

void uric_path_look(const char *s, size_t n, const struct uric_path_rules *rules,
                    struct uric_path_seen *look)
{
    look->hazards = 0;
    look->changes = 0;
    look->longer = 0;
#ifndef URIC_SMALL
    if (!rules->tolerant && (!uric_path_is_special(s, n) || uric_path_is_plain(s, n)))
        return;
#endif
    uric_look_closely(s, n, rules, look);
}

/* ---- the normal form ---- */

struct uric_path_writing {
    char *begin;   /* the "/" that the path starts with */
    char *segment; /* where the last segment starts, after its "/" */
    char *to;
};

/* Removes the last segment, which is "..", and the segment before it. */
static void uric_remove_parent(struct uric_path_writing *w)
{
    if (w->segment - w->begin > 1)
        w->segment--;
    while (w->segment[-1] != '/')
        w->segment--;
    w->to = w->segment;
}

static void uric_end_segment(struct uric_path_writing *w, int is_last,
                        const struct uric_path_rules *rules)
{
    const size_t n = (size_t)(w->to - w->segment);

    if (rules->dots && n == 1 && w->segment[0] == '.') {
        w->to = w->segment;
    } else if (rules->dots && n == 2 && memcmp(w->segment, "..", 2) == 0) {
        uric_remove_parent(w);
    } else if (!is_last && !(rules->merge && n == 0)) {
        *w->to++ = '/';
        w->segment = w->to;
    }
}

static void uric_write_character(struct uric_path_writing *w, const char *s, const struct uric_character *c,
                            const struct uric_path_rules *rules)
{
    const unsigned char byte = (unsigned char)c->byte;

    if (c->encoded ? rules->percent && uric_is_unreserved(byte) : !uric_is_tolerated(c)) {
        *w->to++ = (char)byte;
        return;
    }
    if (c->encoded && !rules->upper)
        memcpy(w->to, s + c->at, 3);
    else
        uric_put_triplet(w->to, byte);
    w->to += 3;
}

size_t uric_path_write(const char *s, size_t n, const struct uric_path_rules *rules, char *to)
{
    struct uric_path_writing w;
    struct uric_character c;
    size_t i = 1, end;

    w.begin = to;
    *to = '/';
    w.to = w.segment = to + 1;
    do {
        end = uric_end_of_letters(s, i, n);
        memcpy(w.to, s + i, end - i);
        w.to += end - i;
        i = end;
        uric_read_character(s, &i, n, rules, &c);
        if (c.separates)
            uric_end_segment(&w, c.byte < 0, rules);
        else
            uric_write_character(&w, s, &c, rules);
    } while (c.byte >= 0);
    return (size_t)(w.to - w.begin);
}

#undef HAZARD

/* Judges a request whose strings have been parsed (RFC 9112, section 3; RFC 9110,
 * sections 4.2 and 7; RFC 9113, section 8.3.1), and finds where it leads. */
/* A request whose strings have been parsed: uric_request() and uric_request_end() judge it. */
#ifndef URIC_REQUEST_PARSE_H
#define URIC_REQUEST_PARSE_H


/* The statuses of the parses: OK for an undefined string.  The parts are in the result: target, and
 * field, which has the parts of ":authority" if that is defined, else of the Host field. */
struct uric_request_parsed {
    const struct uric_request_input *request;
    const struct uric_request_policy *policy;
    struct uric beside;   /* the parts of a Host field beside ":authority" */
    enum uric_status target_status, authority_status, host_status;
    int fragment;         /* the target is valid up to the "#" at error_offset */
};

URIC_INTERNAL const struct uric_request_policy *uric_request_default(void);

/* gen/uric_http.c has no tolerance. */
static URIC_INLINE int uric_tolerates(const struct uric_request_policy *policy)
{
    (void)policy;
    return 0;
}

/* A copy of the request in which strings without a pointer have no bytes either: all other code
 * reads this copy. */
static URIC_INLINE struct uric_request_input uric_request_given(
    const struct uric_request_input *request)
{
    struct uric_request_input given = *request;

    given.method = uric_bytes_given(given.method);
    given.target = uric_bytes_given(given.target);
    given.host = uric_bytes_given(given.host);
    given.scheme = uric_bytes_given(given.scheme);
    given.target_scheme = uric_bytes_given(given.target_scheme);
    given.target_authority = uric_bytes_given(given.target_authority);
    given.target_protocol = uric_bytes_given(given.target_protocol);
    return given;
}

static URIC_INLINE int uric_is_method(const struct uric_request_input *request, const char *name)
{
    return request->method.n == 7 && memcmp(request->method.s, name, 7) == 0;
}

static URIC_INLINE int uric_has_authority(const struct uric_request_input *request)
{
    return request->version == URIC_HTTP_2 && request->target_authority.s != NULL;
}

static URIC_INLINE int uric_has_protocol(const struct uric_request_input *request)
{
    return request->version == URIC_HTTP_2 && request->target_protocol.s != NULL;
}

/* Whether it is a CONNECT request with an authority alone, not an extended CONNECT. */
static URIC_INLINE int uric_is_connect(const struct uric_request_input *request)
{
    return uric_is_method(request, "CONNECT") && !uric_has_protocol(request);
}

/* The parts of the Host field. */
static URIC_INLINE struct uric *uric_host_parts(struct uric_request_parsed *p,
                                                struct uric_request_result *r)
{
    return uric_has_authority(p->request) ? &p->beside : &r->field;
}

/* Parses ":authority", if it is defined.  It may have a userinfo, which is then refused by
 * name. */
static URIC_INLINE void uric_parse_authority(struct uric_request_parsed *p,
                                             struct uric_request_result *r)
{
    const struct uric_bytes authority = p->request->target_authority;

    p->authority_status = URIC_OK;
    if (uric_has_authority(p->request))
        p->authority_status =
            uric_parse_as(URIC_RULE_AUTHORITY, authority.s, authority.n, NULL, &r->field);
}

/* The rule that a request-target is parsed as; `first` is its first byte. */
static URIC_INLINE enum uric_rule uric_target_rule(const struct uric_request_input *request,
                                                   char first)
{
    if (request->version == URIC_HTTP_2)
        return first == '*' ? URIC_RULE_ASTERISK_FORM : URIC_RULE_ORIGIN_FORM;
    if (uric_is_method(request, "CONNECT"))
        return URIC_RULE_REQUEST_TARGET_CONNECT;
    return first == '/' ? URIC_RULE_ORIGIN_FORM : URIC_RULE_REQUEST_TARGET;
}

/* Whether the request's version and scheme are known. */
URIC_INTERNAL enum uric_status uric_request_check(const struct uric_request_input *request);

URIC_INTERNAL enum uric_status uric_request_judge(const struct uric_request_parsed *p,
                                                  char *buffer, size_t size,
                                                  size_t *length,
                                                  struct uric_request_result *r);

#endif
/* Whether bytes are a scheme: the grammar of a URI decides. */
#ifndef URIC_SCHEME_NAME_H
#define URIC_SCHEME_NAME_H


static inline int uric_is_scheme(struct uric_bytes bytes)
{
    struct uric_stream m;
    struct uric64 u;

    uric_stream_init(&m, URIC_RULE_ABSOLUTE_URI);
    uric_stream_feed(&m, bytes.s, bytes.n);
    uric_stream_feed(&m, ":", 1);
    return uric_stream_end(&m, &u) == URIC_OK && u.part[URIC_SCHEME].end == bytes.n;
}

#endif

#define HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)

/* The target URI, as it is put together. */
struct uric_own_target_uri {
    const struct uric_request_parsed *p;
    struct uric_request_result *r;
    struct uric_ref authority; /* whose host and port count; u is NULL if there is no authority */
    struct uric_path_seen look; /* the path, as it came */
    int32_t default_port;      /* of r->scheme; -1: it has no default */
    int needs_host;            /* r->scheme does */
    int is_http;               /* the scheme is one of HTTP's or WebSocket's */
};

static int uric_is_tls(struct uric_bytes scheme)
{
    return uric_is_named(scheme.s, scheme.n, "https") || uric_is_named(scheme.s, scheme.n, "wss");
}

static void uric_set_scheme(struct uric_own_target_uri *t, struct uric_bytes scheme)
{
    const struct uric_scheme *found;

    t->r->scheme = scheme;
    t->is_http = t->needs_host = 1;
    t->default_port = 80;
    if (scheme.n == 4 &&
        (memcmp(scheme.s, "http", 4) == 0 || uric_is_named(scheme.s, 4, "http")))
        return;
    t->default_port = 443;
    if (uric_is_tls(scheme))
        return;
    found = uric_scheme_find(scheme.s, scheme.n, NULL, 0);
    t->default_port = found != NULL ? found->default_port : -1;
    t->is_http = found != NULL && (found->kind == URIC_KIND_HTTP || found->kind == URIC_KIND_WS);
    t->needs_host = found != NULL && found->host == URIC_AUTHORITY_REQUIRED;
}

static int uric_equals_name(struct uric_bytes one, struct uric_bytes other)
{
    return one.n == other.n && (one.s == other.s || uric_same_letters(one.s, other.s, one.n));
}

/* ---- the request-target ---- */

/* Names of protocols compare without case (RFC 9110, 7.8). */
static int uric_supports_protocol(const struct uric_request_policy *policy, struct uric_bytes name)
{
    size_t i;

    if (policy->protocols == NULL)
        return 0;
    for (i = 0; i < policy->protocol_count; i++) {
        if (policy->protocols[i].s != NULL && uric_equals_name(policy->protocols[i], name))
            return 1;
    }
    return 0;
}

/* HTTP/2: a CONNECT request without ":protocol" has only an authority; other requests have a path,
 * or "*".  Only CONNECT takes ":protocol". */
static int uric_judge_pseudo_fields(const struct uric_own_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (uric_is_connect(q)) {
        t->r->form = URIC_REQUEST_AUTHORITY;
        return q->target.s != NULL || q->target_scheme.s != NULL ? URIC_VERDICT_FORM
                                                                 : URIC_VERDICT_OK;
    }
    if (t->p->target_status != URIC_OK)
        return t->p->fragment ? URIC_VERDICT_FRAGMENT : URIC_VERDICT_TARGET_INVALID;
    t->r->form = (uint8_t)uric_request_form(&t->r->target);
    if (t->r->form == URIC_REQUEST_ASTERISK && !uric_is_method(q, "OPTIONS"))
        return URIC_VERDICT_FORM;
    if (!uric_has_protocol(q))
        return URIC_VERDICT_OK;
    if (!uric_is_method(q, "CONNECT"))
        return URIC_VERDICT_FORM;
    return uric_supports_protocol(t->p->policy, q->target_protocol) ? URIC_VERDICT_OK
                                                               : URIC_VERDICT_PROTOCOL;
}

static int uric_judge_form(const struct uric_own_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    int form;

    if (q->target.n > t->p->policy->longest || t->p->target_status == URIC_TOO_LONG)
        return URIC_VERDICT_TARGET_TOO_LONG;
    if (q->version == URIC_HTTP_2)
        return uric_judge_pseudo_fields(t);
    if (t->p->target_status != URIC_OK)
        return t->p->fragment ? URIC_VERDICT_FRAGMENT : URIC_VERDICT_TARGET_INVALID;
    form = (int)uric_request_form(&t->r->target);
    t->r->form = (uint8_t)form;
    if ((form == URIC_REQUEST_AUTHORITY) != uric_is_method(q, "CONNECT"))
        return URIC_VERDICT_FORM;
    return form == URIC_REQUEST_ASTERISK && !uric_is_method(q, "OPTIONS") ? URIC_VERDICT_FORM
                                                                          : URIC_VERDICT_OK;
}

/* The scheme of the target URI: of an absolute-form its own. */
static int uric_judge_scheme(struct uric_own_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const uric_span at = t->r->target.part[URIC_SCHEME];
    struct uric_bytes scheme = q->scheme;

    if (t->r->form == URIC_REQUEST_ABSOLUTE) {
        scheme.s = q->target.s + at.begin;
        scheme.n = at.end - at.begin;
    } else if (q->version == URIC_HTTP_2 && t->r->form != URIC_REQUEST_AUTHORITY) {
        scheme = q->target_scheme;
        if (!uric_equals_name(scheme, q->scheme) && !uric_is_scheme(scheme))
            return URIC_VERDICT_SCHEME_INVALID;
    }
    uric_set_scheme(t, scheme);
    return uric_equals_name(scheme, q->scheme) || t->p->policy->flags & URIC_REQUEST_ANY_SCHEME
               ? URIC_VERDICT_OK
               : URIC_VERDICT_SCHEME;
}

/* ---- whether the Host field names the target's authority ---- */

static int uric_next_of_host(const char *s, uint32_t *i, uint32_t end)
{
    const int byte = uric_decoded_byte(s, i, end);

    return byte < 0 ? byte : uric_lower((char)byte);
}

static int uric_same_target_host(struct uric_ref one, struct uric_ref other)
{
    const uric_span a = one.u->part[URIC_HOST], b = other.u->part[URIC_HOST];
    uint8_t first[16], second[16];
    uint32_t i = a.begin, k = b.begin;
    int byte, n;

    if (one.u->host_kind != other.u->host_kind)
        return 0;
    n = uric_host_address(one, first);
    if (n > 0)
        return uric_host_address(other, second) == n && memcmp(first, second, (size_t)n) == 0;
    do {
        byte = uric_next_of_host(one.s, &i, a.end);
        if (byte != uric_next_of_host(other.s, &k, b.end))
            return 0;
    } while (byte >= 0);
    return 1;
}

static int32_t uric_port_of(struct uric_ref ref, int32_t otherwise)
{
    uint16_t number;

    switch (uric_port_number(ref, &number)) {
    case URIC_PORT_NUMBER: return number;
    case URIC_PORT_OVERFLOW: return 65536;
    default: return otherwise;
    }
}

/* The Host field of a CONNECT request may leave out the port, whatever that is. */
static int uric_same_authority(const struct uric_own_target_uri *t, struct uric_ref host)
{
    const int32_t port = uric_port_of(t->authority, t->default_port);

    return uric_same_target_host(t->authority, host) &&
           uric_port_of(host, t->r->form == URIC_REQUEST_AUTHORITY ? port : t->default_port) == port;
}

/* ---- the authority ---- */

/* HTTP/2: ":authority" counts, or the Host field if ":authority" is undefined.  No scheme's
 * authority may have a userinfo: RFC 9113 forbids it for http and https, and other schemes that
 * clients ask for by HTTP/2 do not need it. */
static int uric_judge_pseudo_authority(struct uric_own_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (!uric_has_authority(q))
        return uric_is_connect(q) ? URIC_VERDICT_HOST_MISSING : URIC_VERDICT_OK;
    if (uric_has(&t->r->field, URIC_USERINFO))
        return URIC_VERDICT_USERINFO;
    if (q->hosts > 1)
        return URIC_VERDICT_HOST_REPEATED;
    if (t->p->authority_status != URIC_OK || t->p->host_status != URIC_OK)
        return URIC_VERDICT_HOST_INVALID;
    if (q->hosts == 0)
        return URIC_VERDICT_OK;
    t->authority = uric_bind(q->target_authority.s, &t->r->field);
    return uric_same_authority(t, uric_bind(q->host.s, &t->p->beside)) ? URIC_VERDICT_OK
                                                                  : URIC_VERDICT_HOST_DIFFERS;
}

static int uric_judge_host_field(struct uric_own_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;

    if (uric_has_authority(q))
        return URIC_VERDICT_OK;
    if (q->hosts == 0)
        return q->version == URIC_HTTP_1_0 ? URIC_VERDICT_OK : URIC_VERDICT_HOST_MISSING;
    if (q->hosts > 1)
        return URIC_VERDICT_HOST_REPEATED;
    return t->p->host_status == URIC_OK ? URIC_VERDICT_OK : URIC_VERDICT_HOST_INVALID;
}

static int uric_judge_authority(struct uric_own_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const struct uric *const target = &t->r->target;
    const int is_own = t->r->form == URIC_REQUEST_ABSOLUTE ||
                       (t->r->form == URIC_REQUEST_AUTHORITY && q->version != URIC_HTTP_2);
    const int has_field = q->hosts > 0 || uric_has_authority(q);
    const struct uric_ref field = uric_bind(
        uric_has_authority(q) ? q->target_authority.s : q->host.s, has_field ? &t->r->field : NULL);
    int verdict;

    if (is_own && t->is_http && uric_has(target, URIC_USERINFO))
        return URIC_VERDICT_USERINFO;
    if (q->version == URIC_HTTP_2) {
        verdict = uric_judge_pseudo_authority(t);
        if (verdict != URIC_VERDICT_OK)
            return verdict;
    }
    verdict = uric_judge_host_field(t);
    if (verdict != URIC_VERDICT_OK)
        return verdict;
    t->authority = is_own ? uric_bind(q->target.s, target) : field;
    return is_own && has_field && t->p->policy->flags & URIC_REQUEST_SAME_HOST &&
                   !uric_same_authority(t, field)
               ? URIC_VERDICT_HOST_DIFFERS
               : URIC_VERDICT_OK;
}

/* ---- the host and the port that count ---- */

static int uric_judge_empty_host(const struct uric_own_target_uri *t)
{
    const struct uric_ref at = t->authority;
    const int is_connect = t->r->form == URIC_REQUEST_AUTHORITY;

    if (at.u == NULL) /* HTTP/1.0 */
        return URIC_VERDICT_OK;
    if (at.u->part[URIC_HOST].begin < at.u->part[URIC_HOST].end)
        return URIC_VERDICT_OK;
    if (at.u == &t->r->field && !is_connect && t->p->policy->flags & URIC_REQUEST_EMPTY_HOST)
        return URIC_VERDICT_OK;
    return t->needs_host || is_connect || t->p->request->version == URIC_HTTP_2
               ? URIC_VERDICT_HOST_EMPTY
               : URIC_VERDICT_OK;
}

/* Whether the policy serves the host.  A request that leaves the host to the server's default is
 * served. */
static int uric_is_served(const struct uric_own_target_uri *t)
{
    const struct uric_request_policy *const policy = t->p->policy;
    const struct uric_ref at = t->authority;

    if (policy->hosts == NULL || at.u == NULL)
        return 1;
    if (at.u == &t->r->field && at.u->part[URIC_HOST].begin == at.u->part[URIC_HOST].end)
        return 1;
    return uric_host_allowed(at, policy->hosts, policy->host_count);
}

static int uric_is_dns_name(struct uric_ref authority)
{
    uint32_t offset;

    return uric_dns_name(authority, URIC_DNS_DOT, &offset) == URIC_DNS_OK;
}

static int uric_judge_port(const struct uric_own_target_uri *t)
{
    const int is_connect = t->r->form == URIC_REQUEST_AUTHORITY;
    const int32_t port =
        t->authority.u != NULL ? uric_port_of(t->authority, -1) : -1;

    if (port > 65535 || (port == 0 && is_connect))
        return URIC_VERDICT_PORT_RANGE;
    if (port < 0 && is_connect)
        return URIC_VERDICT_PORT_MISSING;
    t->r->port_status = (uint8_t)URIC_PORT_NUMBER;
    t->r->port = (uint16_t)port;
    if (port < 0) {
        t->r->port_status = t->default_port < 0 ? (uint8_t)URIC_PORT_UNDEFINED
                                                : (uint8_t)URIC_PORT_NUMBER;
        t->r->port = (uint16_t)(t->default_port < 0 ? 0 : t->default_port);
    }
    return URIC_VERDICT_OK;
}

static int uric_judge_host(const struct uric_own_target_uri *t)
{
    const struct uric_ref at = t->authority;
    const int verdict = uric_judge_empty_host(t);

    if (at.u != NULL)
        t->r->host_kind = at.u->host_kind;
    if (verdict != URIC_VERDICT_OK)
        return verdict;
    if (t->p->policy->flags & URIC_REQUEST_DNS_HOST && at.u != NULL &&
        at.u->host_kind != URIC_HOST_IPV4ADDRESS && at.u->host_kind != URIC_HOST_IPV6ADDRESS &&
        at.u->part[URIC_HOST].begin < at.u->part[URIC_HOST].end && !uric_is_dns_name(at))
        return URIC_VERDICT_HOST_NOT_DNS;
    return uric_judge_port(t);
}

static int uric_judge_service(const struct uric_own_target_uri *t)
{
    const int verdict = uric_judge_host(t);

    return verdict == URIC_VERDICT_OK && !uric_is_served(t) ? URIC_VERDICT_HOST_NOT_SERVED : verdict;
}

/* ---- the path, the query, the hazards ---- */

/* The path as it came; undefined if the form has no path. */
static struct uric_bytes uric_path_of(const struct uric_own_target_uri *t)
{
    static const struct uric_bytes root = { "/", 1 };
    const struct uric *const u = &t->r->target;
    const uric_span at = u->part[URIC_PATH];
    struct uric_bytes path = { NULL, 0 };

    if (t->r->form != URIC_REQUEST_ORIGIN && t->r->form != URIC_REQUEST_ABSOLUTE)
        return path;
    path.s = t->p->request->target.s + at.begin;
    path.n = at.end - at.begin;
    /* RFC 9110, 4.2.3; but without a query OPTIONS asks for the whole server: RFC 9112,
       3.2.4 */
    if (path.n == 0 && t->is_http &&
        (uric_has(u, URIC_QUERY) || !uric_is_method(t->p->request, "OPTIONS")))
        return root;
    return path;
}

static struct uric_bytes uric_query_of(const struct uric_own_target_uri *t)
{
    const uric_span at = t->r->target.part[URIC_QUERY];
    struct uric_bytes query = { NULL, 0 };

    if (uric_has(&t->r->target, URIC_QUERY)) {
        query.s = t->p->request->target.s + at.begin;
        query.n = at.end - at.begin;
    }
    return query;
}

/* The Host field if another authority counts; else u is NULL.  A server behind may read it all the
 * same. */
static struct uric_ref uric_host_beside(const struct uric_own_target_uri *t)
{
    const struct uric_request_input *const q = t->p->request;
    const struct uric *u = NULL;

    if (q->hosts == 1 && uric_has_authority(q))
        u = &t->p->beside;
    else if (q->hosts == 1 && t->authority.u != &t->r->field)
        u = &t->r->field;
    return uric_bind(q->host.s, u);
}

/* The hazards of an authority alone, by uric_audit(). */
static uint64_t uric_audit_authority(struct uric_ref authority, const struct uric_scheme *scheme)
{
    struct uric_audit_result found;
    struct uric alone;

    if (authority.u == NULL || !uric_has(authority.u, URIC_HOST))
        return 0;
    alone = *authority.u;
    alone.part[URIC_PATH].begin = alone.part[URIC_PATH].end = uric_authority(&alone).end;
    alone.defined = (uint8_t)(alone.defined & ~(1u << URIC_QUERY));
    uric_audit(uric_bind(authority.s, &alone), scheme, &found);
    return found.hazards;
}

/* The hazards of the request-target, by uric_audit(). */
static uint64_t uric_audit_target(const struct uric_own_target_uri *t, const struct uric_scheme *scheme)
{
    struct uric_audit_result found;

    if (t->p->request->target.n == 0 || t->r->form == URIC_REQUEST_ASTERISK)
        return 0;
    uric_audit(uric_bind(t->p->request->target.s, &t->r->target),
               t->r->form == URIC_REQUEST_ORIGIN ? NULL : scheme, &found);
    return found.hazards;
}

/* Hazards of triplets always count in the authority, as in the path; hazards of the query count
 * only if the policy audits. */
static uint64_t uric_own_audit(const struct uric_own_target_uri *t, int all, int others)
{
    const struct uric_scheme *const scheme =
        uric_scheme_find(t->r->scheme.s, t->r->scheme.n, NULL, 0);
    const uint64_t authority =
        uric_audit_authority(t->authority, scheme) | uric_audit_authority(uric_host_beside(t), scheme);

    if (all)
        return authority | uric_audit_target(t, scheme);
    return others ? authority | (uric_audit_target(t, scheme) & ~(uint64_t)URIC_PATH_HAZARDS)
                  : authority & URIC_PATH_HAZARDS;
}

static int uric_has_triplet(struct uric_ref authority)
{
    uric_span at;

    if (authority.u == NULL)
        return 0;
    at = uric_authority(authority.u);
    return at.begin < at.end && memchr(authority.s + at.begin, '%', at.end - at.begin) != NULL;
}

static struct uric_path_rules uric_rules_of(const struct uric_request_policy *policy)
{
    struct uric_path_rules rules;

    rules.percent = (policy->steps & URIC_STEP_PERCENT) != 0;
    rules.upper = (policy->steps & URIC_STEP_CASE) != 0;
    rules.dots = (policy->steps & URIC_STEP_DOTS) != 0;
    rules.merge = (policy->flags & URIC_REQUEST_MERGE_SLASHES) != 0;
    rules.slashes = (policy->flags & URIC_REQUEST_DECODE_SLASHES) != 0;
    rules.backslashes = (policy->flags & URIC_REQUEST_DECODE_BACKSLASHES) != 0;
    rules.tolerant = uric_tolerates(policy);
    return rules;
}

/* Records the first of these hazards, if any, as the reason. */
static int uric_judge_stops(struct uric_request_result *r, uint64_t stops)
{
    int hazard = 0;

    if (stops == 0)
        return URIC_VERDICT_OK;
    while (!(stops >> hazard & 1))
        hazard++;
    r->refused = (uint8_t)hazard;
    return URIC_VERDICT_HAZARD;
}

/* A hazard to redirect for is refused in the authority and the query, where no normal path
 * helps. */
static int uric_judge_hazards(const struct uric_own_target_uri *t)
{
    const struct uric_request_policy *const policy = t->p->policy;
    const int all = (policy->flags & URIC_REQUEST_AUDIT) != 0;
    const uint64_t stops = policy->refused | policy->redirected;
    const int others = (stops & ~URIC_PATH_HAZARDS) != 0;

    if (all || others || uric_has_triplet(t->authority) || uric_has_triplet(uric_host_beside(t)))
        t->r->hazards |= uric_own_audit(t, all, others);
    return uric_judge_stops(t->r, t->r->hazards &
                                 (policy->refused | (policy->redirected & ~t->look.hazards)));
}

/* ---- the host's normal form ---- */

static struct uric_bytes uric_host_of(const struct uric_own_target_uri *t)
{
    struct uric_bytes host = { NULL, 0 };
    uric_span at;

    if (t->authority.u == NULL || !uric_has(t->authority.u, URIC_HOST))
        return host;
    at = uric_bare_host(t->authority.u);
    host.s = uric_at(t->authority.s, at.begin);
    host.n = at.end - at.begin;
    return host;
}

/* Letters become lower case; triplets become upper case or, if the steps say so, are decoded. */
static size_t uric_write_host(struct uric_bytes host, int percent, char *to)
{
    char *const begin = to;
    uint32_t i = 0;

    while (i < host.n) {
        const int encoded = host.s[i] == '%';
        const unsigned char byte =
            (unsigned char)uric_decoded_byte(host.s, &i, (uint32_t)host.n);

        if (encoded && !(percent && uric_is_unreserved(byte))) {
            uric_put_triplet(to, byte);
            to += 3;
        } else {
            *to++ = (char)uric_lower((char)byte);
        }
    }
    return (size_t)(to - begin);
}

/* ---- all of it ---- */

static enum uric_status uric_refuse(struct uric_request_result *r, int verdict)
{
    r->verdict = (uint8_t)verdict;
    return URIC_REFUSED;
}

static int uric_judge_line(struct uric_own_target_uri *t)
{
    int verdict = uric_judge_form(t);

    if (verdict == URIC_VERDICT_OK)
        verdict = uric_judge_scheme(t);
    if (verdict == URIC_VERDICT_OK)
        verdict = uric_judge_authority(t);
    return verdict == URIC_VERDICT_OK ? uric_judge_service(t) : verdict;
}

static void uric_begin_result(struct uric_request_result *r)
{
    static const struct uric_bytes none = { NULL, 0 };

    r->hazards = 0;
    r->scheme = r->host = r->path = r->query = none;
    r->port = 0;
    r->port_status = URIC_PORT_UNDEFINED;
    r->verdict = URIC_VERDICT_OK;
    r->form = URIC_REQUEST_ORIGIN;
    r->host_kind = URIC_HOST_NONE;
    r->refused = URIC_HAZARDS;
    r->copied = 0;
    r->reserved[0] = r->reserved[1] = 0;
}

/* Writes the path and the host, if they are not normal, to the buffer: first the path. */
static enum uric_status uric_write_copies(struct uric_request_result *r, struct uric_bytes path,
                                     struct uric_bytes host, const struct uric_path_seen *look,
                                     const struct uric_path_rules *rules, char *buffer,
                                     size_t size, size_t *length)
{
    const int host_copied = rules->upper && uric_host_is_special(host.s, host.n);
    const size_t path_room = look->changes ? path.n + look->longer : 0;
    const size_t room = path_room + (host_copied ? host.n : 0);

    *length = room;
    if (room > size)
        return URIC_TOO_SMALL;
    r->path = path;
    r->host = host;
    if (room == 0)
        return URIC_OK;
    if (look->changes) {
        r->path.n = uric_path_write(path.s, path.n, rules, buffer);
        r->path.s = buffer;
        r->copied = 1;
    }
    if (host_copied) {
        r->host.n = uric_write_host(host, rules->percent, buffer + path_room);
        r->host.s = buffer + path_room;
        r->copied = (uint8_t)(r->copied | 2);
    }
    return URIC_OK;
}

/* After a refusal the strings are undefined. */
static void uric_forget_strings(struct uric_request_result *r)
{
    static const struct uric_bytes none = { NULL, 0 };

    r->scheme = r->host = r->path = r->query = none;
    r->copied = 0;
}

/* Redirects a path with a hazard of policy->redirected to the normal path, unless that has such a
 * hazard, too. */
static enum uric_status uric_judge_normal_path(const struct uric_own_target_uri *t,
                                          const struct uric_path_rules *rules)
{
    const uint64_t redirected = t->p->policy->redirected;
    struct uric_path_seen look;

    if (!(t->look.hazards & redirected))
        return URIC_OK;
    uric_path_look(t->r->path.s, t->r->path.n, rules, &look);
    if (uric_judge_stops(t->r, look.hazards & redirected) != URIC_VERDICT_OK) {
        uric_forget_strings(t->r);
        return uric_refuse(t->r, URIC_VERDICT_HAZARD);
    }
    return uric_refuse(t->r, URIC_VERDICT_REDIRECT);
}

enum uric_status uric_request_judge(const struct uric_request_parsed *p, char *buffer,
                                    size_t size, size_t *length,
                                    struct uric_request_result *r)
{
    const struct uric_path_rules rules = uric_rules_of(p->policy);
    struct uric_own_target_uri t;
    struct uric_bytes path;
    enum uric_status status;
    int verdict;

    *length = 0;
    uric_begin_result(r);
    memset(&t, 0, sizeof t);
    t.p = p;
    t.r = r;
    verdict = uric_judge_line(&t);
    if (verdict != URIC_VERDICT_OK) {
        uric_forget_strings(r);
        return uric_refuse(r, verdict);
    }
    path = uric_path_of(&t);
    if (path.n > 0 && path.s[0] == '/')
        uric_path_look(path.s, path.n, &rules, &t.look);
    r->hazards = t.look.hazards;
    verdict = uric_judge_hazards(&t);
    if (verdict != URIC_VERDICT_OK) {
        uric_forget_strings(r);
        return uric_refuse(r, verdict);
    }
    status = uric_write_copies(r, path, uric_host_of(&t), &t.look, &rules, buffer, size, length);
    if (status != URIC_OK) {
        uric_forget_strings(r);
        return status;
    }
    r->query = uric_query_of(&t);
    return uric_judge_normal_path(&t, &rules);
}

#undef HAZARD

/* One call for a request: parses its strings and judges them. */

#define DEFAULT_POLICY \
    { URIC_NO_TOLERANCE URIC_REQUEST_REFUSED, 0, 8000, \
      (enum uric_step)(URIC_STEP_PERCENT | URIC_STEP_CASE | URIC_STEP_DOTS), \
      URIC_REQUEST_MERGE_SLASHES, NULL, 0, NULL, 0, { 0 } }

#define URIC_NO_TOLERANCE

static const struct uric_request_policy uric_default_policy = DEFAULT_POLICY;

const struct uric_request_policy *uric_request_default(void)
{
    return &uric_default_policy;
}

void uric_request_policy_init(struct uric_request_policy *policy)
{
    *policy = uric_default_policy;
}

#ifndef URIC_SMALL
/* The default port of "http" and "https"; 0 for other schemes and spellings. */
static unsigned uric_usual_port(struct uric_bytes scheme)
{
    if (scheme.s == NULL)
        return 0;
    if (scheme.n == 4 && memcmp(scheme.s, "http", 4) == 0)
        return 80;
    return scheme.n == 5 && memcmp(scheme.s, "https", 5) == 0 ? 443 : 0;
}
#endif

enum uric_status uric_request_check(const struct uric_request_input *request)
{
    if (request->version < 0 || request->version > URIC_HTTP_2)
        return URIC_UNKNOWN;
#ifndef URIC_SMALL
    if (uric_usual_port(request->scheme) > 0)
        return URIC_OK;
#endif
    return uric_is_scheme(request->scheme) ? URIC_OK : URIC_UNKNOWN;
}

/* Strict, or with the policy's tolerance. */
static enum uric_status uric_parse_string(const struct uric_request_parsed *p, enum uric_rule rule,
                              struct uric_bytes target, struct uric *u)
{
    (void)p;
    return rule == URIC_RULE_ORIGIN_FORM ? uric_parse_origin_form(target.s, target.n, u)
                                         : uric_parse_as(rule, target.s, target.n, NULL, u);
}

/* Whether what precedes the rejected byte is valid, and the byte starts a fragment. */
static int uric_is_fragment(const struct uric_request_parsed *p, enum uric_rule rule,
                       struct uric_bytes target, const struct uric *u)
{
    struct uric before;

    if (p->target_status != URIC_INVALID || target.s[u->error_offset] != '#')
        return 0;
    target.n = u->error_offset;
    return uric_parse_string(p, rule, target, &before) == URIC_OK;
}

static void uric_parse_target(struct uric_request_parsed *p, struct uric *u)
{
    const struct uric_request_input *const q = p->request;
    const struct uric_bytes target = q->target;
    const char first = target.n > 0 ? target.s[0] : '\0';
    const enum uric_rule rule = uric_target_rule(q, first);

    p->fragment = 0;
    if (target.n > p->policy->longest) {
        memset(u, 0, sizeof *u);
        p->target_status = URIC_TOO_LONG;
        return;
    }
    p->target_status = uric_parse_string(p, rule, target, u);
    if (p->target_status != URIC_OK)
        p->fragment = uric_is_fragment(p, rule, target, u);
}

static void uric_parse_host(struct uric_request_parsed *p, struct uric *u)
{
    const struct uric_bytes host = p->request->host;

    memset(u, 0, sizeof *u);
    p->host_status = URIC_OK;
    if (p->request->hosts == 1)
        p->host_status = uric_parse_as(URIC_RULE_HOST_FIELD, host.s, host.n, NULL, u);
}

#ifndef URIC_SMALL

/* ---- the usual request, without detours ----
 * An origin-form and one Host field, both valid, with nothing to change or to refuse:
 * what uric_request_judge() would answer. */

static int uric_is_usual(const struct uric_request_input *q, const struct uric_request_policy *policy)
{
    return q->version == URIC_HTTP_1_1 && q->hosts == 1 && q->method.n != 7 &&
           q->host.s != NULL && q->target.s != NULL && q->target.n > 0 &&
           q->target.n <= policy->longest && q->target.s[0] == '/' && !uric_tolerates(policy) &&
           !((policy->refused | policy->redirected) & ~URIC_PATH_HAZARDS) &&
           policy->hosts == NULL &&
           !(policy->flags & (URIC_REQUEST_AUDIT | URIC_REQUEST_DNS_HOST));
}

/* Both strings are valid.  Returns 0 if the request is not usual after all.  Reads
 * offsets one by one: the parser has just stored them so, and a load of two would have to
 * wait. */
static int uric_answer_usual(const struct uric_request_input *q, unsigned port,
                        struct uric_request_result *r)
{
    const uint32_t bracket = r->field.host_kind >= URIC_HOST_IPV6ADDRESS;
    const uint32_t path = r->target.part[URIC_PATH].end;
    const uint32_t host = r->field.part[URIC_HOST].end;
    uint16_t own;

    if (host == 0 || uric_host_is_special(q->host.s, host) ||
        (uric_path_is_special(q->target.s, path) && !uric_path_is_plain(q->target.s, path)))
        return 0;
    r->port = (uint16_t)port;
    if (uric_has(&r->field, URIC_PORT)) {
        const enum uric_port_status status =
            uric_port_number(uric_bind(q->host.s, &r->field), &own);

        if (status == URIC_PORT_OVERFLOW)
            return 0;
        if (status == URIC_PORT_NUMBER)
            r->port = own;
    }
    r->hazards = 0;
    r->scheme = q->scheme;
    r->host.s = q->host.s + bracket;
    r->host.n = host - 2 * bracket;
    r->path.s = q->target.s;
    r->path.n = path;
    r->query.s = NULL;
    r->query.n = 0;
    if (uric_has(&r->target, URIC_QUERY)) {
        r->query.s = q->target.s + path + 1;
        r->query.n = q->target.n - path - 1;
    }
    r->port_status = URIC_PORT_NUMBER;
    r->verdict = URIC_VERDICT_OK;
    r->form = URIC_REQUEST_ORIGIN;
    r->host_kind = r->field.host_kind;
    r->refused = URIC_HAZARDS;
    r->copied = 0;
    r->reserved[0] = r->reserved[1] = 0;
    return 1;
}

#endif

/* ---- any request ---- */

static URIC_NEVER_INLINE enum uric_status uric_judge_any(const struct uric_request_input *request,
                                                    const struct uric_request_policy *policy,
                                                    char *buffer, size_t size, size_t *length,
                                                    struct uric_request_result *r)
{
    const struct uric_request_input given = uric_request_given(request);
    struct uric_request_parsed p;

    *length = 0;
    if (uric_request_check(&given) != URIC_OK) {
        memset(r, 0, sizeof *r);
        r->refused = URIC_HAZARDS;
        return URIC_UNKNOWN;
    }
    p.request = &given;
    p.policy = policy;
    uric_parse_target(&p, &r->target);
    uric_parse_authority(&p, r);
    uric_parse_host(&p, uric_host_parts(&p, r));
    return uric_request_judge(&p, buffer, size, length, r);
}

#ifdef URIC_SMALL

enum uric_status uric_request(const struct uric_request_input *request,
                              const struct uric_request_policy *policy, char *buffer,
                              size_t size, size_t *length, struct uric_request_result *r)
{
    return uric_judge_any(request, policy != NULL ? policy : &uric_default_policy, buffer, size, length, r);
}

#else

/* Judges any request whose target and Host field are valid. */
static URIC_NEVER_INLINE enum uric_status uric_judge_valid(const struct uric_request_input *request,
                                                      const struct uric_request_policy *policy,
                                                      char *buffer, size_t size, size_t *length,
                                                      struct uric_request_result *r)
{
    const struct uric_request_input given = uric_request_given(request);
    struct uric_request_parsed p;

    p.request = &given;
    p.policy = policy;
    p.target_status = p.authority_status = p.host_status = URIC_OK;
    p.fragment = 0;
    return uric_request_judge(&p, buffer, size, length, r);
}

enum uric_status uric_request(const struct uric_request_input *request,
                              const struct uric_request_policy *policy, char *buffer,
                              size_t size, size_t *length, struct uric_request_result *r)
{
    const unsigned port = uric_usual_port(request->scheme);

    if (policy == NULL)
        policy = &uric_default_policy;
    if (port == 0 || !uric_is_usual(request, policy) ||
        uric_parse_origin_form(request->target.s, request->target.n, &r->target) != URIC_OK ||
        uric_parse_as(URIC_RULE_HOST_FIELD, request->host.s, request->host.n, NULL, &r->field) !=
            URIC_OK)
        return uric_judge_any(request, policy, buffer, size, length, r);
    if (!uric_answer_usual(request, port, r))
        return uric_judge_valid(request, policy, buffer, size, length, r);
    *length = 0;
    return URIC_OK;
}

#endif

#undef URIC_NO_TOLERANCE
#undef DEFAULT_POLICY

/* A request that arrives in pieces: collects its request-target and Host field as long as
 * they are valid, and judges them at the end. */

/* What a struct uric_request_stream holds. */
struct uric_request_collected {
    struct uric_request_input request;
    const struct uric_request_policy *policy;
    struct uric_stream target, field;
    char *buffer;
    size_t size;
    size_t target_length, field_length; /* collected */
    size_t target_passed;               /* with the bytes that were not taken */
    uint8_t has_target;                 /* uric_request_target() has been called */
    uint8_t target_too_long, field_too_long;
    uint8_t fragment;                   /* "#" was refused */
};

typedef char uric_request_collected_fits[sizeof(struct uric_request_collected) <=
                                                 sizeof(struct uric_request_stream)
                                             ? 1
                                             : -1];

/* See uric_scan_in(). */
static struct uric_request_collected *uric_collected_in(struct uric_request_stream *m)
{
    return (struct uric_request_collected *)(void *)m->opaque.bytes;
}

static const struct uric_request_collected *uric_collected_of(const struct uric_request_stream *m)
{
    return (const struct uric_request_collected *)(const void *)m->opaque.bytes;
}

static void uric_start_target(struct uric_request_collected *m, char first)
{
    uric_stream_init(&m->target, uric_target_rule(&m->request, first));
}

enum uric_status uric_request_begin(struct uric_request_stream *stream,
                                    const struct uric_request_input *request,
                                    const struct uric_request_policy *policy, char *buffer,
                                    size_t size)
{
    struct uric_request_collected *const m = uric_collected_in(stream);
    const struct uric_request_input given = uric_request_given(request);

    memset(m, 0, sizeof *m);
    m->request.method = given.method;
    m->request.scheme = given.scheme;
    m->request.version = given.version;
    m->request.target_scheme = given.target_scheme;
    m->request.target_authority = given.target_authority;
    m->request.target_protocol = given.target_protocol;
    m->policy = policy != NULL ? policy : uric_request_default();
    m->buffer = buffer;
    m->size = size;
    uric_start_target(m, '\0');
    uric_stream_init(&m->field, URIC_RULE_HOST_FIELD);
    return uric_request_check(&given);
}

/* Appends the bytes that are valid there to the buffer; returns how many. */
static size_t uric_collect(struct uric_request_collected *m, struct uric_stream *uric_own_scan, size_t at,
                      size_t *length, const char *s, size_t n, uint8_t *too_long)
{
    const size_t room = m->size - at - *length;
    size_t taken = uric_stream_feed(uric_own_scan, s, n);

    if (taken > room) {
        *too_long = 1;
        taken = room;
    }
    if (taken > 0)
        memcpy(m->buffer + at + *length, s, taken);
    *length += taken;
    return taken;
}

size_t uric_request_target(struct uric_request_stream *stream, const char *s, size_t n)
{
    struct uric_request_collected *const m = uric_collected_in(stream);
    size_t taken;

    if (m->request.hosts > 0)
        return 0;
    m->has_target = 1;
    if (n == 0)
        return 0;
    if (m->target_passed == 0)
        uric_start_target(m, s[0]);
    m->target_passed = n > SIZE_MAX - m->target_passed ? SIZE_MAX : m->target_passed + n;
    if (m->target_too_long || uric_stream_rejected(&m->target))
        return 0;
    taken = uric_collect(m, &m->target, 0, &m->target_length, s, n, &m->target_too_long);
    if (uric_stream_rejected(&m->target) && !m->target_too_long)
        m->fragment = s[taken] == '#';
    if (m->target_length > m->policy->longest)
        m->target_too_long = 1;
    return taken;
}

void uric_request_host_begin(struct uric_request_stream *stream)
{
    struct uric_request_collected *const m = uric_collected_in(stream);

    if (m->request.hosts < SIZE_MAX)
        m->request.hosts++;
}

size_t uric_request_host(struct uric_request_stream *stream, const char *s, size_t n)
{
    struct uric_request_collected *const m = uric_collected_in(stream);

    if (n == 0 || m->request.hosts != 1 || m->field_too_long)
        return 0;
    return uric_collect(m, &m->field, m->target_length, &m->field_length, s, n,
                   &m->field_too_long);
}

/* Writes the parts, and returns what uric_parse_as() would have returned for the whole string. */
static enum uric_status uric_finish_string(const struct uric_stream *uric_own_scan, struct uric *u)
{
    struct uric64 w;
    const enum uric_status status = uric_stream_end(uric_own_scan, &w);
    const enum uric_status narrowed = uric_narrow(&w, u);

    return narrowed == URIC_OK ? status : narrowed;
}

static int uric_ends_in_fragment(const struct uric_request_collected *m)
{
    struct uric64 w;

    return m->fragment && uric_stream_stop(&m->target, &w) == URIC_OK;
}

enum uric_status uric_request_end(const struct uric_request_stream *stream, char *buffer,
                                  size_t size, size_t *length,
                                  struct uric_request_result *r)
{
    const struct uric_request_collected *const m = uric_collected_of(stream);
    struct uric_request_input q = m->request;
    struct uric_request_parsed p;

    *length = 0;
    memset(r, 0, sizeof *r);
    r->refused = URIC_HAZARDS;
    if (uric_request_check(&q) != URIC_OK)
        return URIC_UNKNOWN;
    if (m->has_target || q.version != URIC_HTTP_2)
        q.target.s = m->buffer != NULL ? m->buffer : "";
    q.target.n = m->target_passed;
    q.host.s = m->target_length > 0 ? m->buffer + m->target_length : m->buffer;
    q.host.n = m->field_length;
    p.request = &q;
    p.policy = m->policy;
    p.host_status = URIC_OK;
    memset(&p.beside, 0, sizeof p.beside);
    uric_parse_authority(&p, r);
    p.fragment = uric_ends_in_fragment(m);
    p.target_status = URIC_TOO_LONG;
    if (!m->target_too_long && m->target_passed <= m->policy->longest)
        p.target_status = uric_finish_string(&m->target, &r->target);
    if (q.hosts == 1)
        p.host_status = m->field_too_long ? URIC_TOO_LONG
                                          : uric_finish_string(&m->field, uric_host_parts(&p, r));
    return uric_request_judge(&p, buffer, size, length, r);
}

#ifdef URIC_HIDES
#undef URIC_HIDES
#pragma GCC visibility pop
#endif

#if defined(__GNUC__)
#pragma GCC diagnostic pop
#pragma pop_macro("memcpy")
#pragma pop_macro("memmove")
#pragma pop_macro("memset")
#pragma pop_macro("memcmp")
#pragma pop_macro("memchr")
#endif
