/* uric_uriparser in one file, to go with uric.c; its interface is uric_uriparser.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_URIPARSER_INTERNAL static

#include "uric.h"
#include "uric_uriparser.h"
#include <errno.h>
#include <limits.h>

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


/* uriparser's memory managers: the default one, those made of malloc and free, and the check
 * of a caller's. */
/* The memory managers that uric_uriparser allocates by. */
#ifndef URIC_URIPARSER_URIPARSER_MEMORY_H
#define URIC_URIPARSER_URIPARSER_MEMORY_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_URIPARSER_INTERNAL_H
#define URIC_URIPARSER_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_URIPARSER_TABLE)
#define URIC_URIPARSER_TABLES_ELSEWHERE
#endif
#ifndef URIC_URIPARSER_TABLE
#define URIC_URIPARSER_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_URIPARSER_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_URIPARSER_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_URIPARSER_INTERNAL
#endif
#endif

#ifndef URIC_URIPARSER_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_URIPARSER_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_URIPARSER_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_URIPARSER_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_URIPARSER_INLINE inline __attribute__((unused))
#else
#define URIC_URIPARSER_NEVER_INLINE
#define URIC_URIPARSER_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_URIPARSER_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_URIPARSER_FALLTHROUGH
#define URIC_URIPARSER_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_URIPARSER_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_URIPARSER_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_URIPARSER_INLINE const char *uric_uriparser_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_URIPARSER_INLINE enum uric_status uric_uriparser_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_URIPARSER_INLINE struct uric_bytes uric_uriparser_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_URIPARSER_INLINE int uric_uriparser_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_URIPARSER_INLINE void uric_uriparser_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_uriparser_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_URIPARSER_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_URIPARSER_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif


/* The caller's manager, or the one of malloc() and its kin for NULL; NULL if the caller's is
 * incomplete. */
URIC_URIPARSER_INTERNAL UriMemoryManager *uric_uriparser_uri_manager(UriMemoryManager *memory);

/* Room for n things of a size, at least one byte; NULL if there is none, or if the product
 * overflows. */
URIC_URIPARSER_INTERNAL void *uric_uriparser_uri_room(UriMemoryManager *memory, size_t n, size_t size);

/* A block that was allocated here, although its owner holds it as constant. */
static URIC_URIPARSER_INLINE void *uric_uriparser_uri_block(const void *constant)
{
    union {
        const void *constant;
        void *block;
    } same;

    same.constant = constant;
    return same.block;
}

#endif


/* ---- malloc() and its kin ---- */

static void *uric_uriparser_default_malloc(UriMemoryManager *memory, size_t size)
{
    (void)memory;
    return malloc(size);
}

static void *uric_uriparser_default_calloc(UriMemoryManager *memory, size_t nmemb, size_t size)
{
    (void)memory;
    return calloc(nmemb, size);
}

static void *uric_uriparser_default_realloc(UriMemoryManager *memory, void *ptr, size_t size)
{
    (void)memory;
    return realloc(ptr, size);
}

static void uric_uriparser_default_free(UriMemoryManager *memory, void *ptr)
{
    (void)memory;
    free(ptr);
}

static const UriMemoryManager uric_uriparser_default_manager = {
    uric_uriparser_default_malloc, uric_uriparser_default_calloc, uric_uriparser_default_realloc, uriEmulateReallocarray,
    uric_uriparser_default_free,   NULL
};

static int uric_uriparser_is_complete(const UriMemoryManager *memory)
{
    return memory->malloc != NULL && memory->calloc != NULL && memory->realloc != NULL &&
           memory->reallocarray != NULL && memory->free != NULL;
}

URIC_URIPARSER_INTERNAL UriMemoryManager *uric_uriparser_uri_manager(UriMemoryManager *memory)
{
    union { /* its functions only read it */
        const UriMemoryManager *constant;
        UriMemoryManager *manager;
    } ours;

    ours.constant = &uric_uriparser_default_manager;
    if (memory == NULL)
        return ours.manager;
    return uric_uriparser_is_complete(memory) ? memory : NULL;
}

URIC_URIPARSER_INTERNAL void *uric_uriparser_uri_room(UriMemoryManager *memory, size_t n, size_t size)
{
    if (n > SIZE_MAX / size)
        return NULL;
    return memory->malloc(memory, n > 0 ? n * size : 1);
}

/* ---- made of others ---- */

/* Whether nmemb times size is no number; sets errno. */
static int uric_uriparser_overflows(size_t nmemb, size_t size)
{
    if (size == 0 || nmemb <= SIZE_MAX / size)
        return 0;
    errno = ENOMEM;
    return 1;
}

void *uriEmulateCalloc(UriMemoryManager *memory, size_t nmemb, size_t size)
{
    void *room;

    if (memory == NULL) {
        errno = EINVAL;
        return NULL;
    }
    if (uric_uriparser_overflows(nmemb, size))
        return NULL;
    room = memory->malloc(memory, nmemb * size);
    if (room != NULL && nmemb * size > 0)
        memset(room, 0, nmemb * size);
    return room;
}

void *uriEmulateReallocarray(UriMemoryManager *memory, void *ptr, size_t nmemb, size_t size)
{
    if (memory == NULL) {
        errno = EINVAL;
        return NULL;
    }
    return uric_uriparser_overflows(nmemb, size) ? NULL : memory->realloc(memory, ptr, nmemb * size);
}

/* Each block of a completed manager has its size before it, in a space that keeps the block
 * as aligned as the backend's are, up to 16 bytes. */
enum { URIC_URIPARSER_BEFORE = 16 };

static char *uric_uriparser_start_of(void *block)
{
    return (char *)block - URIC_URIPARSER_BEFORE;
}

static size_t uric_uriparser_size_of(void *block)
{
    size_t size;

    memcpy(&size, uric_uriparser_start_of(block), sizeof size);
    return size;
}

static void *uric_uriparser_counted_malloc(UriMemoryManager *memory, size_t size)
{
    UriMemoryManager *const backend =
        memory != NULL ? (UriMemoryManager *)memory->userData : NULL;
    char *made;

    if (backend == NULL) {
        errno = EINVAL;
        return NULL;
    }
    if (size > SIZE_MAX - URIC_URIPARSER_BEFORE) {
        errno = ENOMEM;
        return NULL;
    }
    made = (char *)backend->malloc(backend, URIC_URIPARSER_BEFORE + size);
    if (made == NULL)
        return NULL;
    memcpy(made, &size, sizeof size);
    return made + URIC_URIPARSER_BEFORE;
}

static void uric_uriparser_counted_free(UriMemoryManager *memory, void *ptr)
{
    UriMemoryManager *const backend =
        memory != NULL ? (UriMemoryManager *)memory->userData : NULL;

    if (backend != NULL && ptr != NULL)
        backend->free(backend, uric_uriparser_start_of(ptr));
}

static void *uric_uriparser_counted_realloc(UriMemoryManager *memory, void *ptr, size_t size)
{
    void *moved;

    if (memory == NULL) {
        errno = EINVAL;
        return NULL;
    }
    if (ptr == NULL)
        return memory->malloc(memory, size);
    if (size == 0) {
        memory->free(memory, ptr);
        return NULL;
    }
    if (size <= uric_uriparser_size_of(ptr))
        return ptr;
    moved = memory->malloc(memory, size);
    if (moved != NULL) {
        memcpy(moved, ptr, uric_uriparser_size_of(ptr));
        memory->free(memory, ptr);
    }
    return moved;
}

int uriCompleteMemoryManager(UriMemoryManager *memory, UriMemoryManager *backend)
{
    if (memory == NULL || backend == NULL)
        return URI_ERROR_NULL;
    if (backend->malloc == NULL || backend->free == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    memory->malloc = uric_uriparser_counted_malloc;
    memory->calloc = uriEmulateCalloc;
    memory->realloc = uric_uriparser_counted_realloc;
    memory->reallocarray = uriEmulateReallocarray;
    memory->free = uric_uriparser_counted_free;
    memory->userData = backend;
    return URI_SUCCESS;
}

/* ---- the check ---- */

enum { URIC_URIPARSER_SMALL = 7, URIC_URIPARSER_LARGE = 35 };

/* Whether all n bytes have the value. */
static int uric_uriparser_holds(const unsigned char *block, size_t n, unsigned char value)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (block[i] != value)
            return 0;
    }
    return 1;
}

static int uric_uriparser_is_aligned(const void *block)
{
    return (uintptr_t)block % sizeof(uint64_t) == 0;
}

/* Writes the whole block, so that one that is too small is noticed by tools, and frees it. */
static int uric_uriparser_use(UriMemoryManager *memory, unsigned char *block, size_t n, int aligned)
{
    const int good = block != NULL && (!aligned || uric_uriparser_is_aligned(block));

    if (block != NULL) {
        memset(block, 0xf1, n);
        memory->free(memory, block);
    }
    return good;
}

/* Whether a block keeps its bytes when it grows, by realloc or reallocarray. */
static int uric_uriparser_grows(UriMemoryManager *memory, int by_array, int aligned)
{
    unsigned char *const block = (unsigned char *)memory->malloc(memory, URIC_URIPARSER_SMALL), *moved;
    int kept;

    if (block == NULL)
        return 0;
    memset(block, 0xf3, URIC_URIPARSER_SMALL);
    moved = (unsigned char *)(by_array ? memory->reallocarray(memory, block, 5, URIC_URIPARSER_SMALL)
                                       : memory->realloc(memory, block, URIC_URIPARSER_LARGE));
    if (moved == NULL) {
        memory->free(memory, block);
        return 0;
    }
    kept = uric_uriparser_holds(moved, URIC_URIPARSER_SMALL, 0xf3);
    return uric_uriparser_use(memory, moved, URIC_URIPARSER_LARGE, aligned) && kept;
}

/* A size of 0 frees the block, or makes one of no bytes. */
static int uric_uriparser_shrinks(UriMemoryManager *memory)
{
    static const size_t sizes[][2] = { { 0, URIC_URIPARSER_SMALL }, { 5, 0 }, { 0, 0 } };
    size_t i;

    for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        void *const block = memory->malloc(memory, URIC_URIPARSER_SMALL);

        if (block == NULL)
            return 0;
        memory->free(memory, memory->reallocarray(memory, block, sizes[i][0], sizes[i][1]));
        memory->free(memory,
                     memory->reallocarray(memory, NULL, sizes[i][0], sizes[i][1]));
    }
    return 1;
}

int uriTestMemoryManagerEx(UriMemoryManager *memory, UriBool challengeAlignment)
{
    unsigned char *zeros;
    void *block;
    int good;

    if (memory == NULL)
        return URI_ERROR_NULL;
    if (!uric_uriparser_is_complete(memory))
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    zeros = (unsigned char *)memory->calloc(memory, 5, URIC_URIPARSER_SMALL);
    good = zeros == NULL || uric_uriparser_holds(zeros, URIC_URIPARSER_LARGE, 0);
    good = uric_uriparser_use(memory, zeros, URIC_URIPARSER_LARGE, challengeAlignment) && good;
    good = good && uric_uriparser_use(memory, (unsigned char *)memory->malloc(memory, URIC_URIPARSER_SMALL), URIC_URIPARSER_SMALL,
                       challengeAlignment);
    good = good && uric_uriparser_use(memory, (unsigned char *)memory->realloc(memory, NULL, URIC_URIPARSER_SMALL), URIC_URIPARSER_SMALL,
                       challengeAlignment);
    good = good && uric_uriparser_use(memory, (unsigned char *)memory->reallocarray(memory, NULL, 5, URIC_URIPARSER_SMALL),
                       URIC_URIPARSER_LARGE, challengeAlignment);
    good = good && uric_uriparser_grows(memory, 0, challengeAlignment) &&
           uric_uriparser_grows(memory, 1, challengeAlignment) && uric_uriparser_shrinks(memory);
    if (!good)
        return URI_ERROR_MEMORY_MANAGER_FAULTY;
    block = memory->malloc(memory, URIC_URIPARSER_SMALL);
    if (block == NULL)
        return URI_ERROR_MEMORY_MANAGER_FAULTY;
    memory->free(memory, memory->realloc(memory, block, 0));
    memory->free(memory, memory->realloc(memory, NULL, 0));
    return URI_SUCCESS;
}

int uriTestMemoryManager(UriMemoryManager *memory)
{
    return uriTestMemoryManagerEx(memory, URI_FALSE);
}

/* Resolves, relates, normalizes and builds references for uric_uriparser, as bytes that a
 * memory manager allocates. */
/* What uric_uriparser does with references as bytes, whatever the type of their characters. */
#ifndef URIC_URIPARSER_URIPARSER_BYTES_H
#define URIC_URIPARSER_URIPARSER_BYTES_H

/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_URIPARSER_ASCII_H
#define URIC_URIPARSER_ASCII_H


static URIC_URIPARSER_INLINE int uric_uriparser_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_URIPARSER_INLINE int uric_uriparser_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_URIPARSER_INLINE int uric_uriparser_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_URIPARSER_INLINE int uric_uriparser_is_letter(int c)
{
    return uric_uriparser_is_upper(c) || uric_uriparser_is_lower(c);
}

static URIC_URIPARSER_INLINE unsigned char uric_uriparser_lower(char c)
{
    return (unsigned char)(uric_uriparser_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_URIPARSER_INLINE int uric_uriparser_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_uriparser_lower(s[i]) != uric_uriparser_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_URIPARSER_INLINE int uric_uriparser_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_uriparser_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_URIPARSER_INLINE int uric_uriparser_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_URIPARSER_INLINE unsigned uric_uriparser_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_URIPARSER_INLINE unsigned uric_uriparser_hex_value(char c)
{
    const unsigned char lower = uric_uriparser_lower(c);

    return uric_uriparser_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_uriparser_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_URIPARSER_INLINE char uric_uriparser_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_URIPARSER_INLINE char uric_uriparser_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif
/* The bytes of a reference, decoded, and which of them need no triplet.  A "%" that does not
 * start a triplet, which a caller may have tolerated, is literal. */
#ifndef URIC_URIPARSER_DECODED_H
#define URIC_URIPARSER_DECODED_H

/* Percent-encoded triplets (RFC 3986, section 2.1). */
#ifndef URIC_URIPARSER_TRIPLET_H
#define URIC_URIPARSER_TRIPLET_H

/* Where a triplet starts: all that the scanners ask of triplets. */
#ifndef URIC_URIPARSER_HEXDIG_H
#define URIC_URIPARSER_HEXDIG_H


/* The bytes that occur in strings of some rules of RFC 3986, Appendix A.  Generated by
 * grammar/tools/classes.py from grammar/classes.rl; do not edit. */
#ifndef URIC_URIPARSER_CLASSES_H
#define URIC_URIPARSER_CLASSES_H

#define URIC_URIPARSER_CLASS_ALPHA 1u
#define URIC_URIPARSER_CLASS_DIGIT 2u
#define URIC_URIPARSER_CLASS_HEXDIG 4u
#define URIC_URIPARSER_CLASS_URI 8u
#define URIC_URIPARSER_CLASS_PCHAR 16u
#define URIC_URIPARSER_CLASS_RESERVED 32u
#define URIC_URIPARSER_CLASS_SUB_DELIMS 64u
#define URIC_URIPARSER_CLASS_UNRESERVED 128u


URIC_URIPARSER_TABLE const unsigned char uric_uriparser_class[256] = {
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
static URIC_URIPARSER_INLINE int uric_uriparser_is_hexdig(unsigned char byte)
{
    return (uric_uriparser_class[byte] & URIC_URIPARSER_CLASS_HEXDIG) != 0;
}

/* Whether a triplet starts at i <= n. */
static URIC_URIPARSER_INLINE int uric_uriparser_is_triplet(const unsigned char *s, size_t i, size_t n)
{
    return n - i >= 3 && s[i] == '%' && uric_uriparser_is_hexdig(s[i + 1]) &&
           uric_uriparser_is_hexdig(s[i + 2]);
}

#endif

/* The byte that the triplet at s encodes. */
static URIC_URIPARSER_INLINE unsigned char uric_uriparser_triplet(const char *s)
{
    return (unsigned char)(uric_uriparser_digit(s[1]) << 4 | uric_uriparser_digit(s[2]));
}

/* The byte that "%" at an offset stands for, and 256 times the number of bytes that it takes: a "%"
 * that does not start a triplet is literal.  Not inline, for a "%" is rare, and the callers are
 * many. */
static URIC_URIPARSER_NEVER_INLINE unsigned uric_uriparser_decode_percent(const char *s, uint32_t at, uint32_t end)
{
    return uric_uriparser_is_triplet((const unsigned char *)s, at, end) ? 3 * 256u + uric_uriparser_triplet(s + at)
                                                              : 256u + '%';
}

/* The byte at *i, percent-decoded, of text that ends at `end`; advances *i past it. */
static URIC_URIPARSER_INLINE unsigned char uric_uriparser_decode_next(const char *s, uint32_t *i, uint32_t end)
{
    unsigned taken;

    if (s[*i] != '%')
        return (unsigned char)s[(*i)++];
    taken = uric_uriparser_decode_percent(s, *i, end);
    *i += taken / 256;
    return (unsigned char)taken;
}

/* Writes the triplet of a byte to to[0], to[1] and to[2]. */
static URIC_URIPARSER_INLINE void uric_uriparser_put_triplet(char *to, unsigned char byte)
{
    to[0] = '%';
    to[1] = uric_uriparser_hex_upper(byte >> 4);
    to[2] = uric_uriparser_hex_upper(byte & 15);
}

#endif

/* The byte at *i, decoded, or -1 at the end; advances *i past it. */
static URIC_URIPARSER_INLINE int uric_uriparser_decoded_byte(const char *s, uint32_t *i, uint32_t end)
{
    return *i < end ? uric_uriparser_decode_next(s, i, end) : -1;
}

static inline int uric_uriparser_is_unreserved(unsigned char byte)
{
    return (uric_uriparser_class[byte] & URIC_URIPARSER_CLASS_UNRESERVED) != 0;
}

/* Whether the triplet at s + i, of this byte, is to be decoded: not if it would give a digit to
 * a stray "%" before it, as in "%%411". */
static URIC_URIPARSER_INLINE int uric_uriparser_is_needless(const char *s, size_t i, unsigned char byte)
{
    if (!uric_uriparser_is_unreserved(byte))
        return 0;
    return !uric_uriparser_is_hexdig(byte) || i == 0 ||
           !(s[i - 1] == '%' ||
             (i > 1 && s[i - 2] == '%' && uric_uriparser_is_hexdig((unsigned char)s[i - 1])));
}

#endif

/* A valid URI-reference that a memory manager allocated. */
struct uric_uriparser_uri_bytes {
    char *s;
    size_t n;
    struct uric u;
};

/* uriparser's error for a status. */
URIC_URIPARSER_INTERNAL int uric_uriparser_uri_error(enum uric_status status);

/* Parses what *text holds; frees it unless it is a URI-reference. */
URIC_URIPARSER_INTERNAL int uric_uriparser_uri_read(struct uric_uriparser_uri_bytes *text, UriMemoryManager *memory);

URIC_URIPARSER_INTERNAL void uric_uriparser_uri_drop(struct uric_uriparser_uri_bytes *text, UriMemoryManager *memory);

/* These write a new text to *to; after an error there is none. */
URIC_URIPARSER_INTERNAL int uric_uriparser_uri_resolve(const struct uric_uriparser_uri_bytes *base,
                                   const struct uric_uriparser_uri_bytes *reference,
                                   enum uric_resolve_flags flags, UriMemoryManager *memory,
                                   struct uric_uriparser_uri_bytes *to);
URIC_URIPARSER_INTERNAL int uric_uriparser_uri_relate(const struct uric_uriparser_uri_bytes *base,
                                  const struct uric_uriparser_uri_bytes *source, int from_root,
                                  UriMemoryManager *memory, struct uric_uriparser_uri_bytes *to);
URIC_URIPARSER_INTERNAL int uric_uriparser_uri_normalize(const struct uric_uriparser_uri_bytes *text, int with_path,
                                     UriMemoryManager *memory, struct uric_uriparser_uri_bytes *to);
URIC_URIPARSER_INTERNAL int uric_uriparser_uri_build(const struct uric_bytes part[URIC_PARTS],
                                 UriMemoryManager *memory, struct uric_uriparser_uri_bytes *to);

/* The bytes of a part; undefined if that is. */
URIC_URIPARSER_INTERNAL struct uric_bytes uric_uriparser_uri_part(const struct uric_uriparser_uri_bytes *text, int part);

/* Removes "a/../" and "./" from a relative path in place and returns its new length.  Leading
 * ".." remain, and so does what keeps the path relative, and its last segment a directory. */
URIC_URIPARSER_INTERNAL size_t uric_uriparser_uri_undot(char *path, size_t n);

#endif

URIC_URIPARSER_INTERNAL int uric_uriparser_uri_error(enum uric_status status)
{
    switch (status) {
    case URIC_OK: return URI_SUCCESS;
    case URIC_TOO_LONG:
    case URIC_TOO_SMALL: return URI_ERROR_OUTPUT_TOO_LARGE;
    default: return URI_ERROR_SYNTAX;
    }
}

URIC_URIPARSER_INTERNAL void uric_uriparser_uri_drop(struct uric_uriparser_uri_bytes *text, UriMemoryManager *memory)
{
    if (text->s != NULL)
        memory->free(memory, text->s);
    text->s = NULL;
}

URIC_URIPARSER_INTERNAL int uric_uriparser_uri_read(struct uric_uriparser_uri_bytes *text, UriMemoryManager *memory)
{
    const enum uric_status status = uric_parse(text->s, text->n, &text->u);

    if (status != URIC_OK)
        uric_uriparser_uri_drop(text, memory);
    return uric_uriparser_uri_error(status);
}

URIC_URIPARSER_INTERNAL struct uric_bytes uric_uriparser_uri_part(const struct uric_uriparser_uri_bytes *text, int part)
{
    struct uric_bytes bytes = { NULL, 0 };

    if (uric_has(&text->u, (enum uric_part)part)) {
        bytes.s = text->s + text->u.part[part].begin;
        bytes.n = text->u.part[part].end - text->u.part[part].begin;
    }
    return bytes;
}

/* Room for a text of n bytes and one more. */
static int uric_uriparser_make(struct uric_uriparser_uri_bytes *to, size_t n, UriMemoryManager *memory)
{
    to->n = n;
    to->s = (char *)uric_uriparser_uri_room(memory, n + 1, 1);
    return to->s != NULL ? URI_SUCCESS : URI_ERROR_MALLOC;
}

static void uric_uriparser_put(struct uric_uriparser_uri_bytes *to, const char *s, size_t n)
{
    if (n > 0)
        memcpy(to->s + to->n, s, n);
    to->n += n;
}

/* ---- references ---- */

URIC_URIPARSER_INTERNAL int uric_uriparser_uri_resolve(const struct uric_uriparser_uri_bytes *base,
                                   const struct uric_uriparser_uri_bytes *reference,
                                   enum uric_resolve_flags flags, UriMemoryManager *memory,
                                   struct uric_uriparser_uri_bytes *to)
{
    const struct uric_ref b = uric_bind(base->s, &base->u);
    const struct uric_ref r = uric_bind(reference->s, &reference->u);
    enum uric_status status;
    size_t n;
    int error;

    to->s = NULL;
    status = uric_resolve(b, r, flags, NULL, 0, &n, NULL);
    if (status != URIC_OK && status != URIC_TOO_SMALL)
        return uric_uriparser_uri_error(status);
    error = uric_uriparser_make(to, n, memory);
    if (error != URI_SUCCESS)
        return error;
    uric_resolve(b, r, flags, to->s, n, &n, NULL);
    return uric_uriparser_uri_read(to, memory);
}

/* By uric_relate(). */
static int uric_uriparser_relate_shortest(const struct uric_uriparser_uri_bytes *base,
                           const struct uric_uriparser_uri_bytes *source, UriMemoryManager *memory,
                           struct uric_uriparser_uri_bytes *to)
{
    const struct uric_ref b = uric_bind(base->s, &base->u);
    const struct uric_ref t = uric_bind(source->s, &source->u);
    enum uric_status status;
    size_t n;
    int error;

    to->s = NULL;
    status = uric_relate(b, t, NULL, 0, &n, NULL);
    if (status != URIC_OK && status != URIC_TOO_SMALL)
        return uric_uriparser_uri_error(status);
    error = uric_uriparser_make(to, n, memory);
    if (error != URI_SUCCESS)
        return error;
    uric_relate(b, t, to->s, n, &n, NULL);
    return uric_uriparser_uri_read(to, memory);
}

static size_t uric_uriparser_segment_end(struct uric_bytes path, size_t i)
{
    const char *const slash = i < path.n ? (const char *)memchr(path.s + i, '/', path.n - i)
                                         : NULL;

    return slash != NULL ? (size_t)(slash - path.s) : path.n;
}

static size_t uric_uriparser_slashes(struct uric_bytes path)
{
    size_t n = 0, i;

    for (i = 0; i < path.n; i++)
        n += path.s[i] == '/';
    return n;
}

/* Skips the segments that two paths begin with, as uriparser compares them: an empty one that
 * ends only one of the paths is not shared.  Leaves what remains; a path all of whose segments
 * are shared is undefined. */
static void uric_uriparser_skip_shared(struct uric_bytes *a, struct uric_bytes *b)
{
    while (a->s != NULL && b->s != NULL) {
        const size_t n = uric_uriparser_segment_end(*a, 0), m = uric_uriparser_segment_end(*b, 0);

        if (n != m || memcmp(a->s, b->s, n) != 0 ||
            (n == 0 && (a->n == 0) != (b->n == 0)))
            return;
        a->s = n < a->n ? a->s + n + 1 : NULL;
        b->s = m < b->n ? b->s + m + 1 : NULL;
        a->n -= n < a->n ? n + 1 : n;
        b->n -= m < b->n ? m + 1 : m;
    }
}

/* Without its first "/", if it has one; undefined if the path is empty. */
static struct uric_bytes uric_uriparser_segments_of(struct uric_bytes path)
{
    if (path.n == 0)
        path.s = NULL;
    else if (path.s[0] == '/') {
        path.s++;
        path.n--;
    }
    return path;
}

static int uric_uriparser_starts_with(struct uric_bytes bytes, const char *s, size_t n)
{
    return bytes.n >= n && memcmp(bytes.s, s, n) == 0;
}

/* Puts the path that leads from the one to the other. */
static void uric_uriparser_put_way(struct uric_uriparser_uri_bytes *to, struct uric_bytes from, struct uric_bytes path)
{
    size_t ups;

    from = uric_uriparser_segments_of(from);
    path = uric_uriparser_segments_of(path);
    uric_uriparser_skip_shared(&path, &from);
    ups = from.s != NULL ? uric_uriparser_slashes(from) : 0;
    if (ups == 0 && path.s != NULL) {
        const size_t n = uric_uriparser_segment_end(path, 0);

        if (n == 0 || memchr(path.s, ':', n) != NULL)
            uric_uriparser_put(to, "./", 2);
    }
    for (; ups > 0; ups--)
        uric_uriparser_put(to, "../", ups == 1 && path.s == NULL ? 2 : 3);
    if (path.s != NULL)
        uric_uriparser_put(to, path.s, path.n);
}

/* uriparser's own relative reference, in room for it. */
static void uric_uriparser_put_own(struct uric_uriparser_uri_bytes *to, const struct uric_uriparser_uri_bytes *base,
                    const struct uric_uriparser_uri_bytes *source, int from_root)
{
    const uric_span authority = uric_authority(&source->u), other = uric_authority(&base->u);
    const uric_span at = source->u.part[URIC_PATH];
    const struct uric_bytes path = uric_uriparser_uri_part(source, URIC_PATH);
    const size_t n = source->u.part[URIC_SCHEME].end;

    if (n != base->u.part[URIC_SCHEME].end || memcmp(source->s, base->s, n) != 0)
        uric_uriparser_put(to, source->s, at.end);
    else if (authority.end - authority.begin != other.end - other.begin ||
             memcmp(source->s + authority.begin, base->s + other.begin,
                    authority.end - authority.begin) != 0)
        uric_uriparser_put(to, source->s + n + 1, at.end - n - 1);
    else if (from_root) {
        if (uric_uriparser_starts_with(path, "//", 2))
            uric_uriparser_put(to, "/.", 2);
        else if (!uric_uriparser_starts_with(path, "/", 1))
            uric_uriparser_put(to, "/", 1);
        uric_uriparser_put(to, path.s, path.n);
    } else
        uric_uriparser_put_way(to, uric_uriparser_uri_part(base, URIC_PATH), path);
    uric_uriparser_put(to, source->s + at.end, source->n - at.end);
}

/* Whether two references have the same target. */
static int uric_uriparser_lead_alike(const struct uric_uriparser_uri_bytes *base, const struct uric_uriparser_uri_bytes *one,
                      const struct uric_uriparser_uri_bytes *other, UriMemoryManager *memory, int *alike)
{
    struct uric_uriparser_uri_bytes t, v;
    int error = uric_uriparser_uri_resolve(base, one, URIC_RESOLVE_STRICT, memory, &t);

    if (error != URI_SUCCESS)
        return error;
    error = uric_uriparser_uri_resolve(base, other, URIC_RESOLVE_STRICT, memory, &v);
    *alike = error == URI_SUCCESS && t.n == v.n && memcmp(t.s, v.s, t.n) == 0;
    uric_uriparser_uri_drop(&t, memory);
    uric_uriparser_uri_drop(&v, memory);
    return error;
}

URIC_URIPARSER_INTERNAL int uric_uriparser_uri_relate(const struct uric_uriparser_uri_bytes *base,
                                  const struct uric_uriparser_uri_bytes *source, int from_root,
                                  UriMemoryManager *memory, struct uric_uriparser_uri_bytes *to)
{
    const size_t ups = uric_uriparser_slashes(uric_uriparser_uri_part(base, URIC_PATH));
    int error, alike = 0;

    to->s = NULL;
    if (ups > (SIZE_MAX - source->n - 3) / 3)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    error = uric_uriparser_make(to, source->n + 3 * ups + 2, memory);
    if (error != URI_SUCCESS)
        return error;
    to->n = 0;
    uric_uriparser_put_own(to, base, source, from_root);
    error = uric_uriparser_uri_read(to, memory);
    if (error == URI_SUCCESS) {
        error = uric_uriparser_lead_alike(base, to, source, memory, &alike);
        if (alike)
            return URI_SUCCESS;
        uric_uriparser_uri_drop(to, memory);
    }
    return error == URI_ERROR_MALLOC ? error : uric_uriparser_relate_shortest(base, source, memory, to);
}

/* ---- normal forms ---- */

static int uric_uriparser_is_dot(const char *s, size_t n)
{
    return n == 1 && s[0] == '.';
}

static int uric_uriparser_is_dot_dot(const char *s, size_t n)
{
    return n == 2 && s[0] == '.' && s[1] == '.';
}

/* Where the last of the segments starts, each of which ends in "/". */
static size_t uric_uriparser_last_segment(const char *path, size_t n)
{
    for (n--; n > 0 && path[n - 1] != '/'; n--) {
    }
    return n;
}

/* Keeps a relative path what it is: not empty, not absolute, without a scheme. */
static size_t uric_uriparser_guard_relative(char *path, size_t n)
{
    struct uric_bytes all;

    all.s = path;
    all.n = n;
    if (n > 0 && path[0] != '/' && memchr(path, ':', uric_uriparser_segment_end(all, 0)) == NULL)
        return n;
    memmove(path + 2, path, n);
    memcpy(path, "./", 2);
    return n + 2;
}

URIC_URIPARSER_INTERNAL size_t uric_uriparser_uri_undot(char *path, size_t n)
{
    struct uric_bytes all;
    size_t begin = 0, to = 0;

    all.s = path;
    all.n = n;
    for (;;) {
        const size_t end = uric_uriparser_segment_end(all, begin);
        size_t length = end - begin;

        if (uric_uriparser_is_dot_dot(path + begin, length) && to > 0 &&
            !uric_uriparser_is_dot_dot(path + uric_uriparser_last_segment(path, to), to - uric_uriparser_last_segment(path, to) - 1)) {
            to = uric_uriparser_last_segment(path, to);
        } else if (!uric_uriparser_is_dot(path + begin, length)) {
            length += end < n;
            memmove(path + to, path + begin, length);
            to += length;
        }
        if (end == n)
            return uric_uriparser_guard_relative(path, to);
        begin = end + 1;
    }
}

/* Replaces the path by one without dot-segments, in the text that was normalized so far, which
 * has room for two more bytes. */
static void uric_uriparser_undot(struct uric_uriparser_uri_bytes *text)
{
    const uric_span at = text->u.part[URIC_PATH];
    const size_t rest = text->n - at.end;
    char *const path = text->s + at.begin;
    size_t n = at.end - at.begin;

    if (n == 0)
        return;
    memmove(path + n + 2, path + n, rest);
    if (path[0] != '/')
        n = uric_uriparser_uri_undot(path, n);
    else {
        uric_remove_dot_segments(path, n, URIC_DOTS_LITERAL, path, n, &n);
        if (!uric_has(&text->u, URIC_HOST) && n > 1 && path[1] == '/') {
            memmove(path + 2, path, n);
            memcpy(path, "/.", 2);
            n += 2;
        }
    }
    memmove(path + n, text->s + at.end + 2, rest);
    text->n = at.begin + n + rest;
}

URIC_URIPARSER_INTERNAL int uric_uriparser_uri_normalize(const struct uric_uriparser_uri_bytes *text, int with_path,
                                     UriMemoryManager *memory, struct uric_uriparser_uri_bytes *to)
{
    const int by_uric = with_path && uric_has(&text->u, URIC_SCHEME);
    const enum uric_step steps = by_uric ? URIC_STEPS_SYNTAX
                                         : URIC_STEP_PERCENT | URIC_STEP_CASE;
    enum uric_status status;
    int error;

    to->s = NULL;
    if (text->n > SIZE_MAX - 16)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    error = uric_uriparser_make(to, text->n + 12, memory);
    if (error != URI_SUCCESS)
        return error;
    status = uric_normalize(uric_bind(text->s, &text->u), steps, NULL, to->s, to->n, &to->n, NULL,
                            NULL);
    if (status != URIC_OK) {
        uric_uriparser_uri_drop(to, memory);
        return uric_uriparser_uri_error(status);
    }
    if (with_path && !by_uric) {
        error = uric_uriparser_uri_read(to, memory);
        if (error != URI_SUCCESS)
            return error;
        uric_uriparser_undot(to);
    }
    return uric_uriparser_uri_read(to, memory);
}

/* ---- building ---- */

URIC_URIPARSER_INTERNAL int uric_uriparser_uri_build(const struct uric_bytes part[URIC_PARTS],
                                 UriMemoryManager *memory, struct uric_uriparser_uri_bytes *to)
{
    enum uric_status status;
    size_t n;
    int error;

    to->s = NULL;
    status = uric_build(part, NULL, NULL, 0, &n, NULL, NULL);
    if (status != URIC_OK && status != URIC_TOO_SMALL)
        return uric_uriparser_uri_error(status);
    error = uric_uriparser_make(to, n, memory);
    if (error != URI_SUCCESS)
        return error;
    uric_build(part, NULL, to->s, n, &n, NULL, NULL);
    return uric_uriparser_uri_read(to, memory);
}

/* uriparser's functions: the same code for char, whose names end in A, and for wchar_t, whose
 * names end in W. */


#define URIC_URI_WIDE 0
#define URI_CHAR char
#define URI_FUNC(x) uri##x##A
#define URI_TYPE(x) Uri##x##A
/* For each type of characters: ranges of text, and the memory of a parsed reference. */

static const URI_CHAR URI_FUNC(Empty)[1] = { 0 };

static size_t URI_FUNC(Size)(const URI_TYPE(TextRange) *range)
{
    return range->first != NULL ? (size_t)(range->afterLast - range->first) : 0;
}

static size_t URI_FUNC(Count)(const URI_CHAR *s)
{
    size_t n = 0;

    while (s[n] != 0)
        n++;
    return n;
}

static int URI_FUNC(SameRange)(const URI_TYPE(TextRange) *a, const URI_TYPE(TextRange) *b)
{
    const size_t n = URI_FUNC(Size)(a);

    return (a->first == NULL) == (b->first == NULL) && n == URI_FUNC(Size)(b) &&
           (n == 0 || memcmp(a->first, b->first, n * sizeof(URI_CHAR)) == 0);
}

/* Makes *to a copy of its own; an empty range needs no memory. */
static int URI_FUNC(CopyRange)(URI_TYPE(TextRange) *to, const URI_TYPE(TextRange) *range,
                               UriMemoryManager *memory)
{
    const size_t n = URI_FUNC(Size)(range);
    URI_CHAR *made;

    to->first = to->afterLast = range->first != NULL ? URI_FUNC(Empty) : NULL;
    if (n == 0)
        return 1;
    made = (URI_CHAR *)uric_uriparser_uri_room(memory, n, sizeof(URI_CHAR));
    if (made == NULL) {
        to->first = to->afterLast = NULL;
        return 0;
    }
    memcpy(made, range->first, n * sizeof(URI_CHAR));
    to->first = made;
    to->afterLast = made + n;
    return 1;
}

static void URI_FUNC(FreeRange)(URI_TYPE(TextRange) *range, UriMemoryManager *memory)
{
    if (range->first != range->afterLast)
        memory->free(memory, uric_uriparser_uri_block(range->first));
    range->first = range->afterLast = NULL;
}

/* ---- freeing ---- */

static void URI_FUNC(FreeTexts)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    URI_TYPE(PathSegment) *segment;

    if (uri->hostData.ipFuture.first == uri->hostText.first)
        uri->hostData.ipFuture.first = uri->hostData.ipFuture.afterLast = NULL;
    URI_FUNC(FreeRange)(&uri->scheme, memory);
    URI_FUNC(FreeRange)(&uri->userInfo, memory);
    URI_FUNC(FreeRange)(&uri->hostText, memory);
    URI_FUNC(FreeRange)(&uri->hostData.ipFuture, memory);
    URI_FUNC(FreeRange)(&uri->portText, memory);
    URI_FUNC(FreeRange)(&uri->query, memory);
    URI_FUNC(FreeRange)(&uri->fragment, memory);
    for (segment = uri->pathHead; segment != NULL; segment = segment->next)
        URI_FUNC(FreeRange)(&segment->text, memory);
}

static void URI_FUNC(Free)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    if (uri->owner)
        URI_FUNC(FreeTexts)(uri, memory);
    while (uri->pathHead != NULL) {
        URI_TYPE(PathSegment) *const segment = uri->pathHead;

        uri->pathHead = segment->next;
        memory->free(memory, segment);
    }
    uri->pathTail = NULL;
    if (uri->hostData.ip4 != NULL)
        memory->free(memory, uri->hostData.ip4);
    if (uri->hostData.ip6 != NULL)
        memory->free(memory, uri->hostData.ip6);
    uri->hostData.ip4 = NULL;
    uri->hostData.ip6 = NULL;
}

int URI_FUNC(FreeUriMembersMm)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);

    if (uri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    URI_FUNC(Free)(uri, manager);
    return URI_SUCCESS;
}

void URI_FUNC(FreeUriMembers)(URI_TYPE(Uri) *uri)
{
    URI_FUNC(FreeUriMembersMm)(uri, NULL);
}

/* ---- copying ---- */

/* Appends an undefined segment; NULL if there is no memory. */
static URI_TYPE(PathSegment) *URI_FUNC(Append)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    URI_TYPE(PathSegment) *const segment =
        (URI_TYPE(PathSegment) *)memory->malloc(memory, sizeof *segment);

    if (segment == NULL)
        return NULL;
    memset(segment, 0, sizeof *segment);
    if (uri->pathTail != NULL)
        uri->pathTail->next = segment;
    else
        uri->pathHead = segment;
    uri->pathTail = segment;
    return segment;
}

static int URI_FUNC(CopySegments)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                                  UriMemoryManager *memory)
{
    const URI_TYPE(PathSegment) *from;

    for (from = uri->pathHead; from != NULL; from = from->next) {
        URI_TYPE(PathSegment) *const segment = URI_FUNC(Append)(to, memory);

        if (segment == NULL || !URI_FUNC(CopyRange)(&segment->text, &from->text, memory))
            return 0;
    }
    return 1;
}

static int URI_FUNC(CopyHost)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                              UriMemoryManager *memory)
{
    const URI_TYPE(TextRange) *const text =
        uri->hostData.ipFuture.first != NULL ? &uri->hostData.ipFuture : &uri->hostText;

    if (!URI_FUNC(CopyRange)(&to->hostText, text, memory))
        return 0;
    if (uri->hostData.ipFuture.first != NULL)
        to->hostData.ipFuture = to->hostText;
    if (uri->hostData.ip4 != NULL) {
        to->hostData.ip4 = (UriIp4 *)memory->malloc(memory, sizeof(UriIp4));
        if (to->hostData.ip4 == NULL)
            return 0;
        *to->hostData.ip4 = *uri->hostData.ip4;
    }
    if (uri->hostData.ip6 != NULL) {
        to->hostData.ip6 = (UriIp6 *)memory->malloc(memory, sizeof(UriIp6));
        if (to->hostData.ip6 == NULL)
            return 0;
        *to->hostData.ip6 = *uri->hostData.ip6;
    }
    return 1;
}

/* Makes *to a copy that owns its texts. */
static int URI_FUNC(Copy)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                          UriMemoryManager *memory)
{
    memset(to, 0, sizeof *to);
    to->owner = URI_TRUE;
    to->absolutePath = uri->absolutePath;
    if (URI_FUNC(CopyRange)(&to->scheme, &uri->scheme, memory) &&
        URI_FUNC(CopyRange)(&to->userInfo, &uri->userInfo, memory) &&
        URI_FUNC(CopyHost)(to, uri, memory) &&
        URI_FUNC(CopyRange)(&to->portText, &uri->portText, memory) &&
        URI_FUNC(CopySegments)(to, uri, memory) &&
        URI_FUNC(CopyRange)(&to->query, &uri->query, memory) &&
        URI_FUNC(CopyRange)(&to->fragment, &uri->fragment, memory))
        return URI_SUCCESS;
    URI_FUNC(Free)(to, memory);
    return URI_ERROR_MALLOC;
}

/* Puts a copy of `from`, whose ranges may be those of *uri, in the place of *uri. */
static int URI_FUNC(Replace)(URI_TYPE(Uri) *uri, const URI_TYPE(Uri) *from,
                             UriMemoryManager *memory)
{
    URI_TYPE(Uri) copy;
    const int error = URI_FUNC(Copy)(&copy, from, memory);

    if (error == URI_SUCCESS) {
        URI_FUNC(Free)(uri, memory);
        *uri = copy;
    }
    return error;
}

int URI_FUNC(CopyUriMm)(URI_TYPE(Uri) *destUri, const URI_TYPE(Uri) *sourceUri,
                        UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);

    if (destUri == NULL || sourceUri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return URI_FUNC(Copy)(destUri, sourceUri, manager);
}

int URI_FUNC(CopyUri)(URI_TYPE(Uri) *destUri, const URI_TYPE(Uri) *sourceUri)
{
    return URI_FUNC(CopyUriMm)(destUri, sourceUri, NULL);
}

int URI_FUNC(MakeOwnerMm)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);

    if (uri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return uri->owner ? URI_SUCCESS : URI_FUNC(Replace)(uri, uri, manager);
}

int URI_FUNC(MakeOwner)(URI_TYPE(Uri) *uri)
{
    return URI_FUNC(MakeOwnerMm)(uri, NULL);
}
/* For each type of characters: parses by uric_parse() into uriparser's structures. */

/* ---- bytes and characters ---- */

/* The n characters as bytes: for char the same, otherwise *made, which may be NULL, with 0xFF
 * for what no URI contains. */
static const char *URI_FUNC(Bytes)(const URI_CHAR *s, size_t n, UriMemoryManager *memory,
                                   char **made)
{
#if URIC_URI_WIDE
    size_t i;

    *made = (char *)uric_uriparser_uri_room(memory, n, 1);
    for (i = 0; *made != NULL && i < n; i++)
        (*made)[i] = (unsigned long)s[i] < 0x80 ? (char)s[i] : '\xff';
    return *made;
#else
    (void)n;
    (void)memory;
    *made = NULL;
    return s;
#endif
}

/* The n bytes, all US-ASCII, as characters. */
static const URI_CHAR *URI_FUNC(Characters)(const char *s, size_t n, UriMemoryManager *memory,
                                            URI_CHAR **made)
{
#if URIC_URI_WIDE
    size_t i;

    *made = (URI_CHAR *)uric_uriparser_uri_room(memory, n, sizeof(URI_CHAR));
    for (i = 0; *made != NULL && i < n; i++)
        (*made)[i] = (URI_CHAR)s[i];
    return *made;
#else
    (void)n;
    (void)memory;
    *made = NULL;
    return s;
#endif
}

/* ---- the parts ---- */

static URI_TYPE(TextRange) URI_FUNC(Part)(const URI_CHAR *s, const struct uric *u,
                                          enum uric_part part)
{
    URI_TYPE(TextRange) range = { NULL, NULL };

    if (uric_has(u, part)) {
        range.first = s + u->part[part].begin;
        range.afterLast = s + u->part[part].end;
    }
    return range;
}

/* Appends the segments of a path that is neither empty nor a single "/" without a host. */
static int URI_FUNC(Segments)(URI_TYPE(Uri) *uri, URI_TYPE(TextRange) path,
                              UriMemoryManager *memory)
{
    const URI_CHAR *begin = path.first, *end;

    for (;; begin = end + 1) {
        URI_TYPE(PathSegment) *const segment = URI_FUNC(Append)(uri, memory);

        if (segment == NULL)
            return 0;
        for (end = begin; end < path.afterLast && *end != '/'; end++) {
        }
        segment->text.first = begin;
        segment->text.afterLast = end;
        if (end == path.afterLast)
            return 1;
    }
}

static int URI_FUNC(Path)(URI_TYPE(Uri) *uri, URI_TYPE(TextRange) path, int has_host,
                          UriMemoryManager *memory)
{
    if (path.first == path.afterLast)
        return 1;
    if (*path.first == '/') {
        path.first++;
        uri->absolutePath = has_host ? URI_FALSE : URI_TRUE;
        if (!has_host && path.first == path.afterLast)
            return 1;
    }
    return URI_FUNC(Segments)(uri, path, memory);
}

static int URI_FUNC(Host)(URI_TYPE(Uri) *uri, const URI_CHAR *s, const char *bytes,
                          const struct uric *u, UriMemoryManager *memory)
{
    const uric_span bare = uric_bare_host(u);
    uint8_t address[16];
    const int n = uric_host_address(uric_bind(bytes, u), address);

    if (!uric_has(u, URIC_HOST))
        return 1;
    uri->hostText.first = s + bare.begin;
    uri->hostText.afterLast = s + bare.end;
    if (u->host_kind == URIC_HOST_IPVFUTURE)
        uri->hostData.ipFuture = uri->hostText;
    if (n == 4) {
        uri->hostData.ip4 = (UriIp4 *)memory->malloc(memory, sizeof(UriIp4));
        if (uri->hostData.ip4 == NULL)
            return 0;
        memcpy(uri->hostData.ip4->data, address, 4);
    } else if (n == 16) {
        uri->hostData.ip6 = (UriIp6 *)memory->malloc(memory, sizeof(UriIp6));
        if (uri->hostData.ip6 == NULL)
            return 0;
        memcpy(uri->hostData.ip6->data, address, 16);
    }
    return 1;
}

/* Fills *uri with the parts of s, whose bytes were parsed. */
static int URI_FUNC(Fill)(URI_TYPE(Uri) *uri, const URI_CHAR *s, const char *bytes,
                          const struct uric *u, UriMemoryManager *memory)
{
    memset(uri, 0, sizeof *uri);
    uri->scheme = URI_FUNC(Part)(s, u, URIC_SCHEME);
    uri->userInfo = URI_FUNC(Part)(s, u, URIC_USERINFO);
    uri->portText = URI_FUNC(Part)(s, u, URIC_PORT);
    uri->query = URI_FUNC(Part)(s, u, URIC_QUERY);
    uri->fragment = URI_FUNC(Part)(s, u, URIC_FRAGMENT);
    if (URI_FUNC(Host)(uri, s, bytes, u, memory) &&
        URI_FUNC(Path)(uri, URI_FUNC(Part)(s, u, URIC_PATH), uric_has(u, URIC_HOST), memory))
        return URI_SUCCESS;
    URI_FUNC(Free)(uri, memory);
    memset(uri, 0, sizeof *uri);
    return URI_ERROR_MALLOC;
}

/* ---- the entry points ---- */

static int URI_FUNC(Parse)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                           const URI_CHAR *afterLast, const URI_CHAR **errorPos,
                           UriMemoryManager *memory)
{
    const size_t n = first < afterLast ? (size_t)(afterLast - first) : 0;
    const char *bytes;
    struct uric u;
    char *made;
    int error;

    memset(uri, 0, sizeof *uri);
    *errorPos = NULL;
    if (afterLast < first)
        return URI_ERROR_RANGE_INVALID;
    if (n > URIC_MAX_LENGTH)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    bytes = URI_FUNC(Bytes)(first, n, memory, &made);
    if (bytes == NULL)
        return URI_ERROR_MALLOC;
    if (uric_parse(bytes, n, &u) == URIC_OK)
        error = URI_FUNC(Fill)(uri, first, bytes, &u, memory);
    else {
        error = URI_ERROR_SYNTAX;
        *errorPos = first + u.error_offset;
    }
    if (made != NULL)
        memory->free(memory, made);
    return error;
}

int URI_FUNC(ParseSingleUriExMm)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                                 const URI_CHAR *afterLast, const URI_CHAR **errorPos,
                                 UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    const URI_CHAR *position;
    int error;

    if (uri == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    error = URI_FUNC(Parse)(uri, first, afterLast, &position, manager);
    if (error != URI_SUCCESS && errorPos != NULL)
        *errorPos = position;
    return error;
}

int URI_FUNC(ParseSingleUriEx)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                               const URI_CHAR *afterLast, const URI_CHAR **errorPos)
{
    if (first != NULL && afterLast == NULL)
        afterLast = first + URI_FUNC(Count)(first);
    return URI_FUNC(ParseSingleUriExMm)(uri, first, afterLast, errorPos, NULL);
}

int URI_FUNC(ParseSingleUri)(URI_TYPE(Uri) *uri, const URI_CHAR *text,
                             const URI_CHAR **errorPos)
{
    return URI_FUNC(ParseSingleUriEx)(uri, text, NULL, errorPos);
}

int URI_FUNC(ParseUriEx)(URI_TYPE(ParserState) *state, const URI_CHAR *first,
                         const URI_CHAR *afterLast)
{
    if (state == NULL || state->uri == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    state->reserved = NULL;
    state->errorCode = URI_FUNC(Parse)(state->uri, first, afterLast, &state->errorPos,
                                       uric_uriparser_uri_manager(NULL));
    return state->errorCode;
}

int URI_FUNC(ParseUri)(URI_TYPE(ParserState) *state, const URI_CHAR *text)
{
    if (state == NULL || text == NULL)
        return URI_ERROR_NULL;
    return URI_FUNC(ParseUriEx)(state, text, text + URI_FUNC(Count)(text));
}

/* ---- addresses ---- */

/* Reads at most 45 characters, the longest address, as the rule. */
static int URI_FUNC(Address)(unsigned char *octets, const URI_CHAR *first,
                             const URI_CHAR *afterLast, enum uric_rule rule)
{
    char text[45];
    uint8_t address[16];
    struct uric u;
    size_t n, i;

    if (octets == NULL || first == NULL || afterLast <= first ||
        (size_t)(afterLast - first) > sizeof text)
        return URI_ERROR_SYNTAX;
    n = (size_t)(afterLast - first);
    for (i = 0; i < n; i++) {
        text[i] = (char)first[i];
        if (first[i] != (URI_CHAR)text[i])
            return URI_ERROR_SYNTAX;
    }
    if (uric_parse_as(rule, text, n, NULL, &u) != URIC_OK)
        return URI_ERROR_SYNTAX;
    i = (size_t)uric_host_address(uric_bind(text, &u), address);
    memcpy(octets, address, i);
    return URI_SUCCESS;
}

int URI_FUNC(ParseIpFourAddress)(unsigned char *octetOutput, const URI_CHAR *first,
                                 const URI_CHAR *afterLast)
{
    return URI_FUNC(Address)(octetOutput, first, afterLast, URIC_RULE_IPV4ADDRESS);
}

int URI_FUNC(ParseIpSixAddress)(UriIp6 *output, const URI_CHAR *first,
                                const URI_CHAR *afterLast)
{
    if (output == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    return URI_FUNC(Address)(output->data, first, afterLast, URIC_RULE_IPV6ADDRESS);
}

int URI_FUNC(ParseIpSixAddressMm)(UriIp6 *output, const URI_CHAR *first,
                                  const URI_CHAR *afterLast, UriMemoryManager *memory)
{
    if (output == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (uric_uriparser_uri_manager(memory) == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return URI_FUNC(ParseIpSixAddress)(output, first, afterLast);
}
/* For each type of characters: writes and compares parsed references. */

/* What is written so far, of which what fits in the room is kept. */
struct URI_TYPE(Output) {
    URI_CHAR *to;
    size_t room, n; /* n is SIZE_MAX if it is more than that */
};

static void URI_FUNC(Put)(struct URI_TYPE(Output) *output, const URI_CHAR *s, size_t n)
{
    if (n > SIZE_MAX - output->n) {
        output->n = SIZE_MAX;
        return;
    }
    if (n > 0 && n <= output->room && output->n <= output->room - n)
        memcpy(output->to + output->n, s, n * sizeof(URI_CHAR));
    output->n += n;
}

static void URI_FUNC(PutRange)(struct URI_TYPE(Output) *output,
                               const URI_TYPE(TextRange) *range)
{
    URI_FUNC(Put)(output, range->first, URI_FUNC(Size)(range));
}

static void URI_FUNC(PutByte)(struct URI_TYPE(Output) *output, char byte)
{
    const URI_CHAR c = (URI_CHAR)byte;

    URI_FUNC(Put)(output, &c, 1);
}

static void URI_FUNC(PutIp4)(struct URI_TYPE(Output) *output, const UriIp4 *ip4)
{
    int i;

    for (i = 0; i < 4; i++) {
        const unsigned octet = ip4->data[i];

        if (i > 0)
            URI_FUNC(PutByte)(output, '.');
        if (octet > 99)
            URI_FUNC(PutByte)(output, (char)('0' + octet / 100));
        if (octet > 9)
            URI_FUNC(PutByte)(output, (char)('0' + octet / 10 % 10));
        URI_FUNC(PutByte)(output, (char)('0' + octet % 10));
    }
}

/* With all its digits, as uriparser does. */
static void URI_FUNC(PutIp6)(struct URI_TYPE(Output) *output, const UriIp6 *ip6)
{
    int i;

    URI_FUNC(PutByte)(output, '[');
    for (i = 0; i < 16; i++) {
        if (i > 0 && i % 2 == 0)
            URI_FUNC(PutByte)(output, ':');
        URI_FUNC(PutByte)(output, "0123456789abcdef"[ip6->data[i] >> 4]);
        URI_FUNC(PutByte)(output, "0123456789abcdef"[ip6->data[i] & 15]);
    }
    URI_FUNC(PutByte)(output, ']');
}

/* The host as it was written, if by_text and if there is that text; otherwise by its
 * address. */
static void URI_FUNC(PutHost)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                              int by_text)
{
    const URI_TYPE(TextRange) *const future = &uri->hostData.ipFuture;
    const int literal = future->first != NULL || uri->hostData.ip6 != NULL;

    by_text = by_text && uri->hostText.first != NULL;
    if (!by_text && uri->hostData.ip4 != NULL) {
        URI_FUNC(PutIp4)(output, uri->hostData.ip4);
    } else if (!by_text && uri->hostData.ip6 != NULL) {
        URI_FUNC(PutIp6)(output, uri->hostData.ip6);
    } else {
        if (literal)
            URI_FUNC(PutByte)(output, '[');
        URI_FUNC(PutRange)(output, future->first != NULL ? future : &uri->hostText);
        if (literal)
            URI_FUNC(PutByte)(output, ']');
    }
}

UriBool URI_FUNC(HasHost)(const URI_TYPE(Uri) *uri)
{
    return uri != NULL && (uri->hostText.first != NULL || uri->hostData.ip4 != NULL ||
                           uri->hostData.ip6 != NULL || uri->hostData.ipFuture.first != NULL)
               ? URI_TRUE
               : URI_FALSE;
}

static void URI_FUNC(PutAuthority)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                                   int by_text)
{
    URI_FUNC(PutByte)(output, '/');
    URI_FUNC(PutByte)(output, '/');
    if (uri->userInfo.first != NULL) {
        URI_FUNC(PutRange)(output, &uri->userInfo);
        URI_FUNC(PutByte)(output, '@');
    }
    URI_FUNC(PutHost)(output, uri, by_text);
    if (uri->portText.first != NULL) {
        URI_FUNC(PutByte)(output, ':');
        URI_FUNC(PutRange)(output, &uri->portText);
    }
}

/* Section 5.3. */
static void URI_FUNC(PutUri)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                             int by_text)
{
    const URI_TYPE(PathSegment) *segment = uri->pathHead;

    if (uri->scheme.first != NULL) {
        URI_FUNC(PutRange)(output, &uri->scheme);
        URI_FUNC(PutByte)(output, ':');
    }
    if (URI_FUNC(HasHost)(uri))
        URI_FUNC(PutAuthority)(output, uri, by_text);
    if (uri->absolutePath || (segment != NULL && URI_FUNC(HasHost)(uri)))
        URI_FUNC(PutByte)(output, '/');
    for (; segment != NULL; segment = segment->next) {
        URI_FUNC(PutRange)(output, &segment->text);
        if (segment->next != NULL)
            URI_FUNC(PutByte)(output, '/');
    }
    if (uri->query.first != NULL) {
        URI_FUNC(PutByte)(output, '?');
        URI_FUNC(PutRange)(output, &uri->query);
    }
    if (uri->fragment.first != NULL) {
        URI_FUNC(PutByte)(output, '#');
        URI_FUNC(PutRange)(output, &uri->fragment);
    }
}

int URI_FUNC(ToStringCharsRequired)(const URI_TYPE(Uri) *uri, int *charsRequired)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };

    if (uri == NULL || charsRequired == NULL)
        return URI_ERROR_NULL;
    *charsRequired = 0;
    URI_FUNC(PutUri)(&output, uri, 0);
    if (output.n >= INT_MAX)
        return URI_ERROR_TOSTRING_TOO_LONG;
    *charsRequired = (int)output.n;
    return URI_SUCCESS;
}

int URI_FUNC(ToString)(URI_CHAR *dest, const URI_TYPE(Uri) *uri, int maxChars,
                       int *charsWritten)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };

    if (charsWritten != NULL)
        *charsWritten = 0;
    if (dest == NULL || uri == NULL)
        return URI_ERROR_NULL;
    if (maxChars < 1)
        return URI_ERROR_TOSTRING_TOO_LONG;
    output.to = dest;
    output.room = (size_t)maxChars - 1;
    URI_FUNC(PutUri)(&output, uri, 0);
    if (output.n > output.room) {
        dest[0] = 0;
        return URI_ERROR_TOSTRING_TOO_LONG;
    }
    dest[output.n] = 0;
    if (charsWritten != NULL)
        *charsWritten = (int)output.n + 1;
    return URI_SUCCESS;
}

/* ---- comparing ---- */

static int URI_FUNC(SameHost)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    const URI_TYPE(HostData) *const one = &a->hostData, *const other = &b->hostData;

    if ((one->ip4 == NULL) != (other->ip4 == NULL) ||
        (one->ip6 == NULL) != (other->ip6 == NULL) ||
        !URI_FUNC(SameRange)(&one->ipFuture, &other->ipFuture))
        return 0;
    if (one->ip4 != NULL)
        return memcmp(one->ip4->data, other->ip4->data, sizeof one->ip4->data) == 0;
    if (one->ip6 != NULL)
        return memcmp(one->ip6->data, other->ip6->data, sizeof one->ip6->data) == 0;
    return one->ipFuture.first != NULL ||
           URI_FUNC(SameRange)(&a->hostText, &b->hostText);
}

static int URI_FUNC(SamePath)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    const URI_TYPE(PathSegment) *one = a->pathHead, *other = b->pathHead;

    /* a path after a host starts with "/", whatever the program has written there */
    if (!URI_FUNC(HasHost)(a) && !a->absolutePath != !b->absolutePath)
        return 0;
    for (; one != NULL && other != NULL; one = one->next, other = other->next) {
        if (!URI_FUNC(SameRange)(&one->text, &other->text))
            return 0;
    }
    return one == NULL && other == NULL;
}

UriBool URI_FUNC(EqualsUri)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    if (a == NULL || b == NULL)
        return a == b ? URI_TRUE : URI_FALSE;
    return URI_FUNC(SameRange)(&a->scheme, &b->scheme) &&
                   URI_FUNC(SameRange)(&a->userInfo, &b->userInfo) &&
                   URI_FUNC(SameHost)(a, b) &&
                   URI_FUNC(SameRange)(&a->portText, &b->portText) &&
                   URI_FUNC(SamePath)(a, b) && URI_FUNC(SameRange)(&a->query, &b->query) &&
                   URI_FUNC(SameRange)(&a->fragment, &b->fragment)
               ? URI_TRUE
               : URI_FALSE;
}

/* ---- to bytes and back ---- */

/* Writes and parses the reference. */
static int URI_FUNC(Text)(const URI_TYPE(Uri) *uri, UriMemoryManager *memory,
                          struct uric_uriparser_uri_bytes *text)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };
    char *made;

    text->s = NULL;
    URI_FUNC(PutUri)(&output, uri, 1);
    if (output.n > URIC_MAX_LENGTH)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    text->n = output.room = output.n;
    output.n = 0;
    output.to = (URI_CHAR *)uric_uriparser_uri_room(memory, output.room, sizeof(URI_CHAR));
    if (output.to == NULL)
        return URI_ERROR_MALLOC;
    URI_FUNC(PutUri)(&output, uri, 1);
    if (URI_FUNC(Bytes)(output.to, output.n, memory, &made) != (const char *)output.to) {
        memory->free(memory, output.to); /* a copy was made, or there is no room for it */
        output.to = NULL;
        if (made == NULL)
            return URI_ERROR_MALLOC;
    }
    text->s = made != NULL ? made : (char *)output.to;
    return uric_uriparser_uri_read(text, memory);
}

/* Makes *uri the reference that the text is; it owns its texts. */
static int URI_FUNC(FromText)(URI_TYPE(Uri) *uri, const struct uric_uriparser_uri_bytes *text,
                              UriMemoryManager *memory)
{
    URI_TYPE(Uri) view;
    URI_CHAR *made;
    const URI_CHAR *const s = URI_FUNC(Characters)(text->s, text->n, memory, &made);
    int error = URI_ERROR_MALLOC;

    if (s != NULL)
        error = URI_FUNC(Fill)(&view, s, text->s, &text->u, memory);
    if (error == URI_SUCCESS) {
        error = URI_FUNC(Copy)(uri, &view, memory);
        URI_FUNC(Free)(&view, memory);
    }
    if (made != NULL)
        memory->free(memory, made);
    return error;
}
/* For each type of characters: adds and removes bases, normalizes. */

/* ---- bases ---- */

/* The texts of two references; after an error there is none. */
static int URI_FUNC(Texts)(const URI_TYPE(Uri) *one, const URI_TYPE(Uri) *other,
                           UriMemoryManager *memory, struct uric_uriparser_uri_bytes text[2])
{
    int error = URI_FUNC(Text)(one, memory, &text[0]);

    if (error == URI_SUCCESS) {
        error = URI_FUNC(Text)(other, memory, &text[1]);
        if (error != URI_SUCCESS)
            uric_uriparser_uri_drop(&text[0], memory);
    }
    return error;
}

/* Ends an operation on two texts: makes *uri the third, if there is one. */
static int URI_FUNC(Finish)(int error, URI_TYPE(Uri) *uri, struct uric_uriparser_uri_bytes text[3],
                            UriMemoryManager *memory)
{
    int i;

    if (error == URI_SUCCESS)
        error = URI_FUNC(FromText)(uri, &text[2], memory);
    for (i = 0; i < 3; i++)
        uric_uriparser_uri_drop(&text[i], memory);
    if (error != URI_SUCCESS)
        memset(uri, 0, sizeof *uri);
    return error;
}

int URI_FUNC(AddBaseUriExMm)(URI_TYPE(Uri) *absoluteDest,
                             const URI_TYPE(Uri) *relativeSource,
                             const URI_TYPE(Uri) *absoluteBase,
                             UriResolutionOptions options, UriMemoryManager *memory)
{
    const enum uric_resolve_flags flags = options & URI_RESOLVE_IDENTICAL_SCHEME_COMPAT
                                              ? URIC_RESOLVE_NON_STRICT
                                              : URIC_RESOLVE_STRICT;
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    struct uric_uriparser_uri_bytes text[3];
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (absoluteDest == NULL)
        return URI_ERROR_NULL;
    memset(absoluteDest, 0, sizeof *absoluteDest);
    if (relativeSource == NULL || absoluteBase == NULL)
        return URI_ERROR_NULL;
    if (absoluteBase->scheme.first == NULL)
        return URI_ERROR_ADDBASE_REL_BASE;
    error = URI_FUNC(Texts)(absoluteBase, relativeSource, manager, text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uriparser_uri_resolve(&text[0], &text[1], flags, manager, &text[2]);
    return URI_FUNC(Finish)(error, absoluteDest, text, manager);
}

int URI_FUNC(AddBaseUriEx)(URI_TYPE(Uri) *absoluteDest, const URI_TYPE(Uri) *relativeSource,
                           const URI_TYPE(Uri) *absoluteBase, UriResolutionOptions options)
{
    return URI_FUNC(AddBaseUriExMm)(absoluteDest, relativeSource, absoluteBase, options,
                                    NULL);
}

int URI_FUNC(AddBaseUri)(URI_TYPE(Uri) *absoluteDest, const URI_TYPE(Uri) *relativeSource,
                         const URI_TYPE(Uri) *absoluteBase)
{
    return URI_FUNC(AddBaseUriEx)(absoluteDest, relativeSource, absoluteBase,
                                  URI_RESOLVE_STRICTLY);
}

int URI_FUNC(RemoveBaseUriMm)(URI_TYPE(Uri) *dest, const URI_TYPE(Uri) *absoluteSource,
                              const URI_TYPE(Uri) *absoluteBase, UriBool domainRootMode,
                              UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    struct uric_uriparser_uri_bytes text[3];
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (dest == NULL)
        return URI_ERROR_NULL;
    memset(dest, 0, sizeof *dest);
    if (absoluteSource == NULL || absoluteBase == NULL)
        return URI_ERROR_NULL;
    if (absoluteBase->scheme.first == NULL)
        return URI_ERROR_REMOVEBASE_REL_BASE;
    if (absoluteSource->scheme.first == NULL)
        return URI_ERROR_REMOVEBASE_REL_SOURCE;
    error = URI_FUNC(Texts)(absoluteBase, absoluteSource, manager, text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uriparser_uri_relate(&text[0], &text[1], domainRootMode, manager, &text[2]);
    return URI_FUNC(Finish)(error, dest, text, manager);
}

int URI_FUNC(RemoveBaseUri)(URI_TYPE(Uri) *dest, const URI_TYPE(Uri) *absoluteSource,
                            const URI_TYPE(Uri) *absoluteBase, UriBool domainRootMode)
{
    return URI_FUNC(RemoveBaseUriMm)(dest, absoluteSource, absoluteBase, domainRootMode,
                                     NULL);
}

/* ---- what is to be normalized ---- */

static int URI_FUNC(HasUpper)(const URI_TYPE(TextRange) *range)
{
    const URI_CHAR *s;

    for (s = range->first; s != range->afterLast; s++) {
        if (*s == '%' && range->afterLast - s > 2)
            s += 2; /* a triplet */
        else if (*s >= 'A' && *s <= 'Z')
            return 1;
    }
    return 0;
}

static int URI_FUNC(IsLowerHex)(URI_CHAR c)
{
    return c >= 'a' && c <= 'f';
}

static unsigned URI_FUNC(HexValue)(URI_CHAR c)
{
    return (unsigned long)c < 0x80 ? uric_uriparser_hex_value((char)c) : 16;
}

/* Whether a triplet has lower-case digits or encodes an unreserved character. */
static int URI_FUNC(HasTriplet)(const URI_TYPE(TextRange) *range)
{
    const size_t n = URI_FUNC(Size)(range);
    size_t i;

    for (i = 0; i + 2 < n; i++) {
        const URI_CHAR *const s = range->first + i;

        if (s[0] != '%' || URI_FUNC(HexValue)(s[1]) > 15 || URI_FUNC(HexValue)(s[2]) > 15)
            continue;
        if (URI_FUNC(IsLowerHex)(s[1]) || URI_FUNC(IsLowerHex)(s[2]) ||
            uric_uriparser_is_unreserved((unsigned char)(URI_FUNC(HexValue)(s[1]) << 4 |
                                               URI_FUNC(HexValue)(s[2]))))
            return 1;
    }
    return 0;
}

/* 1 for ".", 2 for "..", otherwise 0. */
static int URI_FUNC(Dots)(const URI_TYPE(PathSegment) *segment)
{
    const size_t n = URI_FUNC(Size)(&segment->text);

    return (n == 1 || n == 2) && segment->text.first[0] == '.' &&
                   segment->text.first[n - 1] == '.'
               ? (int)n
               : 0;
}

static int URI_FUNC(HasColon)(const URI_TYPE(TextRange) *range)
{
    const URI_CHAR *s;

    for (s = range->first; s != range->afterLast; s++) {
        if (*s == ':')
            return 1;
    }
    return 0;
}

/* The first segment that is not where a normal path may have dots: the "." that guards what
 * follows it, or the ".." of a relative path. */
static const URI_TYPE(PathSegment) *URI_FUNC(AfterGuard)(const URI_TYPE(Uri) *uri)
{
    const URI_TYPE(PathSegment) *segment = uri->pathHead;
    const URI_TYPE(PathSegment) *next = segment->next;
    const int relative = uri->scheme.first == NULL && !uri->absolutePath;

    if (URI_FUNC(HasHost)(uri))
        return segment;
    if (URI_FUNC(Dots)(segment) == 1 && next != NULL) {
        const int is_empty = URI_FUNC(Size)(&next->text) == 0;

        if (relative ? is_empty || URI_FUNC(HasColon)(&next->text)
                     : uri->absolutePath && is_empty && next->next != NULL)
            return next;
    }
    while (relative && segment != NULL && URI_FUNC(Dots)(segment) == 2)
        segment = segment->next;
    return segment;
}

static int URI_FUNC(PathIsNormal)(const URI_TYPE(Uri) *uri)
{
    const URI_TYPE(PathSegment) *segment;

    if (uri->pathHead == NULL)
        return 1;
    for (segment = URI_FUNC(AfterGuard)(uri); segment != NULL; segment = segment->next) {
        if (URI_FUNC(Dots)(segment) != 0)
            return 0;
    }
    for (segment = uri->pathHead; segment != NULL; segment = segment->next) {
        if (URI_FUNC(HasTriplet)(&segment->text))
            return 0;
    }
    return 1;
}

/* The digits of a port without zeros before the others; one stays. */
static URI_TYPE(TextRange) URI_FUNC(NormalPort)(const URI_TYPE(TextRange) *port)
{
    URI_TYPE(TextRange) normal = *port;

    while (URI_FUNC(Size)(&normal) > 1 && *normal.first == '0')
        normal.first++;
    return normal;
}

int URI_FUNC(NormalizeSyntaxMaskRequiredEx)(const URI_TYPE(Uri) *uri, unsigned int *outMask)
{
    unsigned mask = URI_NORMALIZED;

    if (uri == NULL || outMask == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(HasUpper)(&uri->scheme))
        mask |= URI_NORMALIZE_SCHEME;
    if (URI_FUNC(HasTriplet)(&uri->userInfo))
        mask |= URI_NORMALIZE_USER_INFO;
    if (URI_FUNC(HasUpper)(&uri->hostText) || URI_FUNC(HasTriplet)(&uri->hostText))
        mask |= URI_NORMALIZE_HOST;
    if (URI_FUNC(NormalPort)(&uri->portText).first != uri->portText.first)
        mask |= URI_NORMALIZE_PORT;
    if (!URI_FUNC(PathIsNormal)(uri))
        mask |= URI_NORMALIZE_PATH;
    if (URI_FUNC(HasTriplet)(&uri->query))
        mask |= URI_NORMALIZE_QUERY;
    if (URI_FUNC(HasTriplet)(&uri->fragment))
        mask |= URI_NORMALIZE_FRAGMENT;
    *outMask = mask;
    return URI_SUCCESS;
}

unsigned int URI_FUNC(NormalizeSyntaxMaskRequired)(const URI_TYPE(Uri) *uri)
{
    unsigned mask = URI_NORMALIZED;

    URI_FUNC(NormalizeSyntaxMaskRequiredEx)(uri, &mask);
    return mask;
}

/* ---- normalizing ---- */

/* Puts the normal components of the mask in the place of those of *uri. */
static int URI_FUNC(Mix)(URI_TYPE(Uri) *uri, const URI_TYPE(Uri) *normal, unsigned mask,
                         UriMemoryManager *memory)
{
    URI_TYPE(Uri) mixed = *uri;

    if (mask & URI_NORMALIZE_SCHEME)
        mixed.scheme = normal->scheme;
    if (mask & URI_NORMALIZE_USER_INFO)
        mixed.userInfo = normal->userInfo;
    if (mask & URI_NORMALIZE_HOST) {
        mixed.hostText = normal->hostText;
        mixed.hostData = normal->hostData;
    }
    if (mask & URI_NORMALIZE_PORT)
        mixed.portText = URI_FUNC(NormalPort)(&normal->portText);
    if (mask & URI_NORMALIZE_PATH) {
        mixed.pathHead = normal->pathHead;
        mixed.absolutePath = normal->absolutePath;
    }
    if (mask & URI_NORMALIZE_QUERY)
        mixed.query = normal->query;
    if (mask & URI_NORMALIZE_FRAGMENT)
        mixed.fragment = normal->fragment;
    return URI_FUNC(Replace)(uri, &mixed, memory);
}

int URI_FUNC(NormalizeSyntaxExMm)(URI_TYPE(Uri) *uri, unsigned int mask,
                                  UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    struct uric_uriparser_uri_bytes text, normal;
    URI_TYPE(Uri) parts;
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (uri == NULL)
        return URI_ERROR_NULL;
    if (mask == URI_NORMALIZED)
        return URI_SUCCESS;
    error = URI_FUNC(Text)(uri, manager, &text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uriparser_uri_normalize(&text, (mask & URI_NORMALIZE_PATH) != 0, manager, &normal);
    uric_uriparser_uri_drop(&text, manager);
    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(FromText)(&parts, &normal, manager);
    uric_uriparser_uri_drop(&normal, manager);
    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(Mix)(uri, &parts, mask, manager);
    URI_FUNC(Free)(&parts, manager);
    return error;
}

int URI_FUNC(NormalizeSyntaxEx)(URI_TYPE(Uri) *uri, unsigned int mask)
{
    return URI_FUNC(NormalizeSyntaxExMm)(uri, mask, NULL);
}

int URI_FUNC(NormalizeSyntax)(URI_TYPE(Uri) *uri)
{
    return URI_FUNC(NormalizeSyntaxEx)(uri, ~0u);
}
/* For each type of characters: escapes, unescapes, converts file names. */

/* ---- escaping ---- */

static URI_CHAR *URI_FUNC(PutTriplet)(URI_CHAR *out, unsigned byte)
{
    out[0] = '%';
    out[1] = (URI_CHAR)uric_uriparser_hex_upper(byte >> 4 & 15);
    out[2] = (URI_CHAR)uric_uriparser_hex_upper(byte & 15);
    return out + 3;
}

/* Writes one character; after_cr: it follows a CR. */
static URI_CHAR *URI_FUNC(EscapeOne)(URI_CHAR c, URI_CHAR *out, UriBool spaceToPlus,
                                     UriBool normalizeBreaks, int after_cr)
{
    const unsigned byte = (unsigned char)c;

    if ((unsigned long)c < 0x80 && uric_uriparser_is_unreserved((unsigned char)byte)) {
        *out = c;
        return out + 1;
    }
    if (c == ' ' && spaceToPlus) {
        *out = '+';
        return out + 1;
    }
    if (normalizeBreaks && (c == '\r' || c == '\n')) {
        if (c == '\n' && after_cr)
            return out;
        return URI_FUNC(PutTriplet)(URI_FUNC(PutTriplet)(out, '\r'), '\n');
    }
    return URI_FUNC(PutTriplet)(out, byte);
}

URI_CHAR *URI_FUNC(EscapeEx)(const URI_CHAR *inFirst, const URI_CHAR *inAfterLast,
                             URI_CHAR *out, UriBool spaceToPlus, UriBool normalizeBreaks)
{
    const URI_CHAR *in;
    int after_cr = 0;

    if (out == NULL || inFirst == out)
        return NULL;
    for (in = inFirst; in != NULL && (inAfterLast == NULL || in < inAfterLast) && *in != 0;
         in++) {
        out = URI_FUNC(EscapeOne)(*in, out, spaceToPlus, normalizeBreaks, after_cr);
        after_cr = *in == '\r';
    }
    *out = 0;
    return out;
}

URI_CHAR *URI_FUNC(Escape)(const URI_CHAR *in, URI_CHAR *out, UriBool spaceToPlus,
                           UriBool normalizeBreaks)
{
    return URI_FUNC(EscapeEx)(in, NULL, out, spaceToPlus, normalizeBreaks);
}

/* Writes the line break that an encoded CR or LF is to become: at most two characters. */
static URI_CHAR *URI_FUNC(PutBreak)(URI_CHAR *out, unsigned byte, int after_cr,
                                    UriBreakConversion to)
{
    if (to != URI_BR_TO_LF && to != URI_BR_TO_CRLF && to != URI_BR_TO_CR) {
        *out = (URI_CHAR)byte;
        return out + 1;
    }
    if (byte == '\n' && after_cr)
        return out;
    if (to != URI_BR_TO_LF)
        *out++ = '\r';
    if (to != URI_BR_TO_CR)
        *out++ = '\n';
    return out;
}

const URI_CHAR *URI_FUNC(UnescapeInPlaceEx)(URI_CHAR *inout, UriBool plusToSpace,
                                            UriBreakConversion breakConversion)
{
    const URI_CHAR *in = inout;
    URI_CHAR *out = inout;
    int after_cr = 0;

    if (inout == NULL)
        return NULL;
    while (*in != 0) {
        const unsigned high = *in == '%' ? URI_FUNC(HexValue)(in[1]) : 16;
        const unsigned low = high < 16 ? URI_FUNC(HexValue)(in[2]) : 16;
        const unsigned byte = high << 4 | low;

        if (low == 16) {
            *out++ = *in == '+' && plusToSpace ? ' ' : *in;
            in++;
            after_cr = 0;
            continue;
        }
        if (byte == '\r' || byte == '\n')
            out = URI_FUNC(PutBreak)(out, byte, after_cr, breakConversion);
        else
            *out++ = (URI_CHAR)byte;
        after_cr = byte == '\r';
        in += 3;
    }
    *out = 0;
    return out;
}

const URI_CHAR *URI_FUNC(UnescapeInPlace)(URI_CHAR *inout)
{
    return URI_FUNC(UnescapeInPlaceEx)(inout, URI_FALSE, URI_BR_DONT_TOUCH);
}

/* ---- file names ---- */

static URI_CHAR *URI_FUNC(PutText)(URI_CHAR *out, const char *text)
{
    while (*text != '\0')
        *out++ = (URI_CHAR)*text++;
    return out;
}

/* Writes the segments of a file name, escaped.  With a drive, its ":" stays, and "/" separates
 * as well until the first separator. */
static void URI_FUNC(PutNames)(const URI_CHAR *name, URI_CHAR separator, int has_drive,
                               URI_CHAR *out)
{
    if (has_drive) {
        *out++ = *name++;
        *out++ = *name++;
    }
    for (;; name++) {
        const URI_CHAR *const begin = name;

        while (*name != 0 && *name != separator && !(has_drive && *name == '/'))
            name++;
        if (begin < name)
            out = URI_FUNC(EscapeEx)(begin, name, out, URI_FALSE, URI_FALSE);
        *out++ = *name == 0 ? 0 : '/';
        if (*name == 0)
            return;
        if (*name == separator)
            has_drive = 0;
    }
}

int URI_FUNC(UnixFilenameToUriString)(const URI_CHAR *filename, URI_CHAR *uriString)
{
    if (filename == NULL || uriString == NULL)
        return URI_ERROR_NULL;
    if (filename[0] == '/')
        uriString = URI_FUNC(PutText)(uriString, "file://");
    URI_FUNC(PutNames)(filename, '/', 0, uriString);
    return URI_SUCCESS;
}

int URI_FUNC(WindowsFilenameToUriString)(const URI_CHAR *filename, URI_CHAR *uriString)
{
    int has_drive, has_server;

    if (filename == NULL || uriString == NULL)
        return URI_ERROR_NULL;
    has_drive = filename[0] != 0 && filename[1] == ':';
    has_server = filename[0] == '\\' && filename[1] == '\\';
    if (has_drive || has_server)
        uriString = URI_FUNC(PutText)(uriString, has_server ? "file:" : "file:///");
    URI_FUNC(PutNames)(filename, '\\', has_drive, uriString);
    return URI_SUCCESS;
}

static int URI_FUNC(StartsWith)(const URI_CHAR *s, const char *text)
{
    while (*text != '\0') {
        if (*s++ != (URI_CHAR)*text++)
            return 0;
    }
    return 1;
}

int URI_FUNC(UriStringToUnixFilename)(const URI_CHAR *uriString, URI_CHAR *filename)
{
    if (uriString == NULL || filename == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(StartsWith)(uriString, "file://"))
        uriString += 7;
    else if (URI_FUNC(StartsWith)(uriString, "file:/"))
        uriString += 5; /* RFC 8089, appendix B */
    memmove(filename, uriString, (URI_FUNC(Count)(uriString) + 1) * sizeof(URI_CHAR));
    URI_FUNC(UnescapeInPlace)(filename);
    return URI_SUCCESS;
}

int URI_FUNC(UriStringToWindowsFilename)(const URI_CHAR *uriString, URI_CHAR *filename)
{
    URI_CHAR *name = filename;

    if (uriString == NULL || filename == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(StartsWith)(uriString, "file:///"))
        uriString += 8;
    else if (URI_FUNC(StartsWith)(uriString, "file://")) {
        uriString += 7;
        name = URI_FUNC(PutText)(name, "\\\\");
    } else if (URI_FUNC(StartsWith)(uriString, "file:") && uriString[5] != '/')
        uriString += 5; /* RFC 8089, appendix E.2 */
    memmove(name, uriString, (URI_FUNC(Count)(uriString) + 1) * sizeof(URI_CHAR));
    URI_FUNC(UnescapeInPlace)(name);
    for (; *name != 0; name++) {
        if (*name == '/')
            *name = '\\';
    }
    return URI_SUCCESS;
}
/* For each type of characters: composes and dissects queries. */

/* ---- composing ---- */

int URI_FUNC(ComposeQueryCharsRequiredEx)(const URI_TYPE(QueryList) *queryList,
                                          int *charsRequired, UriBool spaceToPlus,
                                          UriBool normalizeBreaks)
{
    const size_t each = normalizeBreaks ? 6 : 3;
    size_t n = 0;

    (void)spaceToPlus;
    if (queryList == NULL || charsRequired == NULL)
        return URI_ERROR_NULL;
    for (; queryList != NULL; queryList = queryList->next) {
        const size_t key = queryList->key != NULL ? URI_FUNC(Count)(queryList->key) : 0;
        const size_t value = queryList->value != NULL ? URI_FUNC(Count)(queryList->value) : 0;

        if (key > INT_MAX / each || value > INT_MAX / each)
            return URI_ERROR_OUTPUT_TOO_LARGE;
        n += each * key + each * value + (queryList->value != NULL) +
             (queryList->next != NULL);
        if (n >= INT_MAX)
            return URI_ERROR_OUTPUT_TOO_LARGE;
    }
    *charsRequired = (int)n;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQueryCharsRequired)(const URI_TYPE(QueryList) *queryList,
                                        int *charsRequired)
{
    return URI_FUNC(ComposeQueryCharsRequiredEx)(queryList, charsRequired, URI_TRUE,
                                                 URI_TRUE);
}

/* Writes a character, or the escaped text, at dest + n as far as it fits below room; returns
 * what n becomes, which is more than room if it did not fit. */
static size_t URI_FUNC(PutMark)(URI_CHAR *dest, size_t n, size_t room, char mark)
{
    if (n < room)
        dest[n] = (URI_CHAR)mark;
    return n < room ? n + 1 : room + 1;
}

static size_t URI_FUNC(PutEscaped)(URI_CHAR *dest, size_t n, size_t room, const URI_CHAR *s,
                                   UriBool spaceToPlus, UriBool normalizeBreaks)
{
    int after_cr = 0;

    for (; s != NULL && *s != 0 && n <= room; s++) {
        URI_CHAR escaped[6];
        const URI_CHAR *const end =
            URI_FUNC(EscapeOne)(*s, escaped, spaceToPlus, normalizeBreaks, after_cr);
        const size_t length = (size_t)(end - escaped);

        after_cr = *s == '\r';
        if (length > room - n)
            return room + 1;
        memcpy(dest + n, escaped, length * sizeof(URI_CHAR));
        n += length;
    }
    return n;
}

int URI_FUNC(ComposeQueryEx)(URI_CHAR *dest, const URI_TYPE(QueryList) *queryList,
                             int maxChars, int *charsWritten, UriBool spaceToPlus,
                             UriBool normalizeBreaks)
{
    size_t room, n = 0;

    if (dest == NULL || queryList == NULL)
        return URI_ERROR_NULL;
    if (maxChars < 1)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    room = (size_t)maxChars - 1;
    for (; queryList != NULL && n <= room; queryList = queryList->next) {
        n = URI_FUNC(PutEscaped)(dest, n, room, queryList->key, spaceToPlus,
                                 normalizeBreaks);
        if (queryList->value != NULL) {
            n = URI_FUNC(PutMark)(dest, n, room, '=');
            n = URI_FUNC(PutEscaped)(dest, n, room, queryList->value, spaceToPlus,
                                     normalizeBreaks);
        }
        if (queryList->next != NULL)
            n = URI_FUNC(PutMark)(dest, n, room, '&');
    }
    dest[n <= room ? n : 0] = 0;
    if (n > room)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    if (charsWritten != NULL)
        *charsWritten = (int)n + 1;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQuery)(URI_CHAR *dest, const URI_TYPE(QueryList) *queryList, int maxChars,
                           int *charsWritten)
{
    return URI_FUNC(ComposeQueryEx)(dest, queryList, maxChars, charsWritten, URI_TRUE,
                                    URI_TRUE);
}

int URI_FUNC(ComposeQueryMallocExMm)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList,
                                     UriBool spaceToPlus, UriBool normalizeBreaks,
                                     UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    URI_CHAR *made;
    int n, error;

    if (dest == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    error = URI_FUNC(ComposeQueryCharsRequiredEx)(queryList, &n, spaceToPlus,
                                                  normalizeBreaks);
    if (error != URI_SUCCESS)
        return error;
    made = (URI_CHAR *)uric_uriparser_uri_room(manager, (size_t)n + 1, sizeof(URI_CHAR));
    if (made == NULL)
        return URI_ERROR_MALLOC;
    URI_FUNC(ComposeQueryEx)(made, queryList, n + 1, NULL, spaceToPlus, normalizeBreaks);
    *dest = made;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQueryMallocEx)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList,
                                   UriBool spaceToPlus, UriBool normalizeBreaks)
{
    return URI_FUNC(ComposeQueryMallocExMm)(dest, queryList, spaceToPlus, normalizeBreaks,
                                            NULL);
}

int URI_FUNC(ComposeQueryMalloc)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList)
{
    return URI_FUNC(ComposeQueryMallocEx)(dest, queryList, URI_TRUE, URI_TRUE);
}

/* ---- dissecting ---- */

int URI_FUNC(FreeQueryListMm)(URI_TYPE(QueryList) *queryList, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    while (queryList != NULL) {
        URI_TYPE(QueryList) *const pair = queryList;

        queryList = pair->next;
        if (pair->key != NULL)
            manager->free(manager, uric_uriparser_uri_block(pair->key));
        if (pair->value != NULL)
            manager->free(manager, uric_uriparser_uri_block(pair->value));
        manager->free(manager, pair);
    }
    return URI_SUCCESS;
}

void URI_FUNC(FreeQueryList)(URI_TYPE(QueryList) *queryList)
{
    URI_FUNC(FreeQueryListMm)(queryList, NULL);
}

/* The characters decoded, as a string; NULL if there is no memory. */
static URI_CHAR *URI_FUNC(Decoded)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool plusToSpace, UriBreakConversion breakConversion,
                                   UriMemoryManager *memory)
{
    const size_t n = (size_t)(afterLast - first);
    URI_CHAR *const made = (URI_CHAR *)uric_uriparser_uri_room(memory, n + 1, sizeof(URI_CHAR));

    if (made == NULL)
        return NULL;
    if (n > 0)
        memcpy(made, first, n * sizeof(URI_CHAR));
    made[n] = 0;
    URI_FUNC(UnescapeInPlaceEx)(made, plusToSpace, breakConversion);
    return made;
}

/* Makes a pair of what is between two separators. */
static URI_TYPE(QueryList) *URI_FUNC(Pair)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                           UriBool plusToSpace,
                                           UriBreakConversion breakConversion,
                                           UriMemoryManager *memory)
{
    URI_TYPE(QueryList) *const pair =
        (URI_TYPE(QueryList) *)memory->malloc(memory, sizeof *pair);
    const URI_CHAR *key_end = first;
    int made;

    if (pair == NULL)
        return NULL;
    while (key_end < afterLast && *key_end != '=')
        key_end++;
    pair->next = NULL;
    pair->value = NULL;
    pair->key = URI_FUNC(Decoded)(first, key_end, plusToSpace, breakConversion, memory);
    made = pair->key != NULL;
    if (made && key_end < afterLast) {
        pair->value = URI_FUNC(Decoded)(key_end + 1, afterLast, plusToSpace, breakConversion,
                                        memory);
        made = pair->value != NULL;
    }
    if (made)
        return pair;
    if (pair->key != NULL)
        memory->free(memory, uric_uriparser_uri_block(pair->key));
    memory->free(memory, pair);
    return NULL;
}

int URI_FUNC(DissectQueryMallocExMm)(URI_TYPE(QueryList) **dest, int *itemCount,
                                     const URI_CHAR *first, const URI_CHAR *afterLast,
                                     UriBool plusToSpace, UriBreakConversion breakConversion,
                                     UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    URI_TYPE(QueryList) **last = dest;
    int n = 0, error = URI_SUCCESS;

    if (dest == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (first > afterLast)
        return URI_ERROR_RANGE_INVALID;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    *dest = NULL;
    while (first < afterLast && error == URI_SUCCESS) {
        const URI_CHAR *end = first;

        while (end < afterLast && *end != '&')
            end++;
        if (end > first) {
            *last = URI_FUNC(Pair)(first, end, plusToSpace, breakConversion, manager);
            error = *last == NULL    ? URI_ERROR_MALLOC
                    : n == INT_MAX - 1 ? URI_ERROR_OUTPUT_TOO_LARGE
                                       : URI_SUCCESS;
            n++;
            if (*last != NULL)
                last = &(*last)->next;
        }
        first = end < afterLast ? end + 1 : end;
    }
    if (error != URI_SUCCESS) {
        URI_FUNC(FreeQueryListMm)(*dest, manager);
        *dest = NULL;
        n = 0;
    }
    if (itemCount != NULL)
        *itemCount = n;
    return error;
}

int URI_FUNC(DissectQueryMallocEx)(URI_TYPE(QueryList) **dest, int *itemCount,
                                   const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool plusToSpace, UriBreakConversion breakConversion)
{
    return URI_FUNC(DissectQueryMallocExMm)(dest, itemCount, first, afterLast, plusToSpace,
                                            breakConversion, NULL);
}

int URI_FUNC(DissectQueryMalloc)(URI_TYPE(QueryList) **dest, int *itemCount,
                                 const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(DissectQueryMallocEx)(dest, itemCount, first, afterLast, URI_TRUE,
                                          URI_BR_DONT_TOUCH);
}
/* For each type of characters: checks and sets components. */

/* ---- checking ---- */

/* Scans the text between two strings as the rule; *u is where its parts are. */
static int URI_FUNC(Scan)(enum uric_rule rule, const char *before, const URI_CHAR *first,
                          const URI_CHAR *afterLast, const char *after, struct uric64 *u)
{
    struct uric_stream m;
    char bytes[64];

    uric_stream_init(&m, rule);
    uric_stream_feed(&m, before, strlen(before));
    while (first < afterLast && !uric_stream_rejected(&m)) {
        size_t n = 0;

        for (; n < sizeof bytes && first < afterLast; first++)
            bytes[n++] = (unsigned long)*first < 0x80 ? (char)*first : '\xff';
        uric_stream_feed(&m, bytes, n);
    }
    uric_stream_feed(&m, after, strlen(after));
    return uric_stream_end(&m, u) == URIC_OK;
}

/* Whether the text is such a part between two strings.  The part also takes `shared` bytes of
 * the string before it; a host in brackets as many of the one after it. */
static UriBool URI_FUNC(Is)(enum uric_part part, const char *before, const URI_CHAR *first,
                            const URI_CHAR *afterLast, const char *after, size_t shared)
{
    struct uric64 u;

    if (first == NULL || afterLast == NULL || afterLast < first)
        return URI_FALSE;
    return URI_FUNC(Scan)(URIC_RULE_URI_REFERENCE, before, first, afterLast, after, &u) &&
                   uric64_has(&u, part) &&
                   u.part[part].begin == strlen(before) - shared &&
                   u.part[part].end == strlen(before) + (uint64_t)(afterLast - first) +
                                           (part == URIC_HOST ? shared : 0)
               ? URI_TRUE
               : URI_FALSE;
}

UriBool URI_FUNC(IsWellFormedScheme)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_SCHEME, "", first, afterLast, ":", 0);
}

UriBool URI_FUNC(IsWellFormedUserInfo)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_USERINFO, "//", first, afterLast, "@", 0);
}

UriBool URI_FUNC(IsWellFormedHostRegName)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    if (first != NULL && first < afterLast && *first == '[')
        return URI_FALSE;
    return URI_FUNC(Is)(URIC_HOST, "//", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedHostIp4)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    unsigned char octets[4];

    if (first == NULL || afterLast == NULL)
        return URI_FALSE;
    return URI_FUNC(ParseIpFourAddress)(octets, first, afterLast) == URI_SUCCESS ? URI_TRUE
                                                                                 : URI_FALSE;
}

int URI_FUNC(IsWellFormedHostIp6Mm)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                    UriMemoryManager *memory)
{
    UriIp6 address;

    return URI_FUNC(ParseIpSixAddressMm)(&address, first, afterLast, memory);
}

int URI_FUNC(IsWellFormedHostIp6)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(IsWellFormedHostIp6Mm)(first, afterLast, NULL);
}

int URI_FUNC(IsWellFormedHostIpFutureMm)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                         UriMemoryManager *memory)
{
    if (first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (uric_uriparser_uri_manager(memory) == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (first >= afterLast || (*first != 'v' && *first != 'V'))
        return URI_ERROR_SYNTAX;
    return URI_FUNC(Is)(URIC_HOST, "//[", first, afterLast, "]", 1) ? URI_SUCCESS
                                                                    : URI_ERROR_SYNTAX;
}

int URI_FUNC(IsWellFormedHostIpFuture)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(IsWellFormedHostIpFutureMm)(first, afterLast, NULL);
}

UriBool URI_FUNC(IsWellFormedPort)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_PORT, "//h:", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedPath)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool hasHost)
{
    if (hasHost && (first == NULL || afterLast == NULL || first >= afterLast ||
                    *first != '/'))
        return URI_FALSE;
    return URI_FUNC(Is)(URIC_PATH, "///", first, afterLast, "", 1);
}

UriBool URI_FUNC(IsWellFormedQuery)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_QUERY, "?", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedFragment)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_FRAGMENT, "#", first, afterLast, "", 0);
}

/* ---- setting ---- */

#define URIC_URI_MOVE(member) \
    (removed.member = uri->member, memset(&uri->member, 0, sizeof uri->member))

/* Builds the reference with these parts, in place of *uri. */
static int URI_FUNC(Rebuild)(URI_TYPE(Uri) *uri, const struct uric_bytes part[URIC_PARTS],
                             UriMemoryManager *memory)
{
    struct uric_uriparser_uri_bytes text;
    URI_TYPE(Uri) made;
    int error = uric_uriparser_uri_build(part, memory, &text);

    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(FromText)(&made, &text, memory);
    uric_uriparser_uri_drop(&text, memory);
    if (error == URI_SUCCESS) {
        URI_FUNC(Free)(uri, memory);
        *uri = made;
    }
    return error;
}

/* Sets one part of the text to the bytes.  A path that gets a host before it is to start with
 * "/". */
static int URI_FUNC(Change)(URI_TYPE(Uri) *uri, const struct uric_uriparser_uri_bytes *text,
                            enum uric_part which, struct uric_bytes value,
                            UriMemoryManager *memory)
{
    struct uric_bytes part[URIC_PARTS];
    struct uric_bytes *const path = &part[URIC_PATH];
    char *rooted = NULL;
    int i, error;

    for (i = 0; i < URIC_PARTS; i++)
        part[i] = uric_uriparser_uri_part(text, i);
    part[which] = value;
    if (part[URIC_HOST].s != NULL && path->s != NULL && path->n > 0 && path->s[0] != '/') {
        rooted = (char *)uric_uriparser_uri_room(memory, path->n + 1, 1);
        if (rooted == NULL)
            return URI_ERROR_MALLOC;
        rooted[0] = '/';
        memcpy(rooted + 1, path->s, path->n);
        path->s = rooted;
        path->n++;
    }
    error = URI_FUNC(Rebuild)(uri, part, memory);
    if (rooted != NULL)
        memory->free(memory, rooted);
    return error;
}

/* Sets a part to a text that is well-formed, or removes it; in_brackets adds these. */
static int URI_FUNC(Set)(URI_TYPE(Uri) *uri, enum uric_part which, const URI_CHAR *first,
                         const URI_CHAR *afterLast, int in_brackets, UriMemoryManager *memory)
{
    const size_t n = first != NULL ? (size_t)(afterLast - first) : 0;
    struct uric_uriparser_uri_bytes text;
    struct uric_bytes value = { NULL, 0 };
    char *made = NULL;
    size_t i;
    int error;

    if (n > URIC_MAX_LENGTH - 2)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    error = URI_FUNC(Text)(uri, memory, &text);
    if (error != URI_SUCCESS)
        return error;
    if (first != NULL) {
        made = (char *)uric_uriparser_uri_room(memory, n + 2, 1);
        if (made == NULL) {
            uric_uriparser_uri_drop(&text, memory);
            return URI_ERROR_MALLOC;
        }
        made[0] = '[';
        for (i = 0; i < n; i++)
            made[i + 1] = (char)first[i];
        made[n + 1] = ']';
        value.s = in_brackets ? made : made + 1;
        value.n = in_brackets ? n + 2 : n;
    }
    error = URI_FUNC(Change)(uri, &text, which, value, memory);
    if (made != NULL)
        memory->free(memory, made);
    uric_uriparser_uri_drop(&text, memory);
    return error;
}

/* Removes a part, if no guard is needed then: this takes no memory, and *uri owns what it
 * did. */
static int URI_FUNC(Remove)(URI_TYPE(Uri) *uri, enum uric_part which, UriMemoryManager *memory)
{
    const URI_TYPE(PathSegment) *const head = uri->pathHead;
    URI_TYPE(Uri) removed;

    if (which == URIC_HOST && URI_FUNC(HasHost)(uri) && head != NULL && head->next != NULL &&
        URI_FUNC(Size)(&head->text) == 0)
        return 0;
    if (which == URIC_SCHEME && head != NULL && URI_FUNC(HasColon)(&head->text))
        return 0;
    memset(&removed, 0, sizeof removed);
    removed.owner = uri->owner;
    switch (which) {
    case URIC_SCHEME: URIC_URI_MOVE(scheme); break;
    case URIC_USERINFO: URIC_URI_MOVE(userInfo); break;
    case URIC_PORT: URIC_URI_MOVE(portText); break;
    case URIC_QUERY: URIC_URI_MOVE(query); break;
    case URIC_FRAGMENT: URIC_URI_MOVE(fragment); break;
    case URIC_HOST:
        if (URI_FUNC(HasHost)(uri) && head != NULL) {
            uri->absolutePath = URI_TRUE;
            if (URI_FUNC(Size)(&head->text) == 0) { /* "/" has a segment only after a host */
                URIC_URI_MOVE(pathHead);
                URIC_URI_MOVE(pathTail);
            }
        }
        URIC_URI_MOVE(hostText);
        URIC_URI_MOVE(hostData);
        break;
    default:
        uri->absolutePath = URI_FALSE;
        URIC_URI_MOVE(pathHead);
        URIC_URI_MOVE(pathTail);
    }
    URI_FUNC(Free)(&removed, memory);
    return 1;
}

/* What every such function asks first. */
static int URI_FUNC(MaySet)(const URI_TYPE(Uri) *uri, const URI_CHAR *first,
                            const URI_CHAR *afterLast, const UriMemoryManager *memory)
{
    if (uri == NULL || (first == NULL) != (afterLast == NULL))
        return URI_ERROR_NULL;
    return memory != NULL ? URI_SUCCESS : URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
}

/* Defines a function and its Mm form.  is: whether the text is that part; no_host: the error
 * if the part needs a host, and there is none. */
#define URIC_URI_SET(name, part, is, no_host, brackets) \
    int URI_FUNC(name##Mm)(URI_TYPE(Uri) * uri, const URI_CHAR *first, \
                           const URI_CHAR *afterLast, UriMemoryManager *memory) \
    { \
        UriMemoryManager *const manager = uric_uriparser_uri_manager(memory); \
        const int error = URI_FUNC(MaySet)(uri, first, afterLast, manager); \
 \
        if (error != URI_SUCCESS) \
            return error; \
        if (first != NULL && (no_host) != URI_SUCCESS && !URI_FUNC(HasHost)(uri)) \
            return (no_host); \
        if (first == NULL && (part) == URIC_HOST && uri->userInfo.first != NULL) \
            return URI_ERROR_SETHOST_USERINFO_SET; \
        if (first == NULL && (part) == URIC_HOST && uri->portText.first != NULL) \
            return URI_ERROR_SETHOST_PORT_SET; \
        if (first == NULL && URI_FUNC(Remove)(uri, part, manager)) \
            return URI_SUCCESS; \
        if (first != NULL && !(is)) \
            return URI_ERROR_SYNTAX; \
        return URI_FUNC(Set)(uri, part, first, afterLast, brackets, manager); \
    } \
 \
    int URI_FUNC(name)(URI_TYPE(Uri) * uri, const URI_CHAR *first, \
                       const URI_CHAR *afterLast) \
    { \
        return URI_FUNC(name##Mm)(uri, first, afterLast, NULL); \
    }

URIC_URI_SET(SetScheme, URIC_SCHEME, URI_FUNC(IsWellFormedScheme)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetUserInfo, URIC_USERINFO, URI_FUNC(IsWellFormedUserInfo)(first, afterLast),
             URI_ERROR_SETUSERINFO_HOST_NOT_SET, 0)
URIC_URI_SET(SetHostRegName, URIC_HOST, URI_FUNC(IsWellFormedHostRegName)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetHostIp4, URIC_HOST, URI_FUNC(IsWellFormedHostIp4)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetHostIp6, URIC_HOST,
             URI_FUNC(IsWellFormedHostIp6)(first, afterLast) == URI_SUCCESS, URI_SUCCESS, 1)
URIC_URI_SET(SetHostIpFuture, URIC_HOST,
             URI_FUNC(IsWellFormedHostIpFuture)(first, afterLast) == URI_SUCCESS, URI_SUCCESS,
             1)
URIC_URI_SET(SetHostAuto, URIC_HOST, URI_FUNC(Is)(URIC_HOST, "//", first, afterLast, "", 0),
             URI_SUCCESS, 0)
URIC_URI_SET(SetPortText, URIC_PORT, URI_FUNC(IsWellFormedPort)(first, afterLast),
             URI_ERROR_SETPORT_HOST_NOT_SET, 0)
URIC_URI_SET(SetPath, URIC_PATH,
             URI_FUNC(IsWellFormedPath)(first, afterLast, URI_FUNC(HasHost)(uri)), URI_SUCCESS,
             0)
URIC_URI_SET(SetQuery, URIC_QUERY, URI_FUNC(IsWellFormedQuery)(first, afterLast), URI_SUCCESS,
             0)
URIC_URI_SET(SetFragment, URIC_FRAGMENT, URI_FUNC(IsWellFormedFragment)(first, afterLast),
             URI_SUCCESS, 0)

#undef URIC_URI_SET
#undef URIC_URI_MOVE
#undef URIC_URI_WIDE
#undef URI_CHAR
#undef URI_FUNC
#undef URI_TYPE

#define URIC_URI_WIDE 1
#define URI_CHAR wchar_t
#define URI_FUNC(x) uri##x##W
#define URI_TYPE(x) Uri##x##W

static const URI_CHAR URI_FUNC(Empty)[1] = { 0 };

static size_t URI_FUNC(Size)(const URI_TYPE(TextRange) *range)
{
    return range->first != NULL ? (size_t)(range->afterLast - range->first) : 0;
}

static size_t URI_FUNC(Count)(const URI_CHAR *s)
{
    size_t n = 0;

    while (s[n] != 0)
        n++;
    return n;
}

static int URI_FUNC(SameRange)(const URI_TYPE(TextRange) *a, const URI_TYPE(TextRange) *b)
{
    const size_t n = URI_FUNC(Size)(a);

    return (a->first == NULL) == (b->first == NULL) && n == URI_FUNC(Size)(b) &&
           (n == 0 || memcmp(a->first, b->first, n * sizeof(URI_CHAR)) == 0);
}

static int URI_FUNC(CopyRange)(URI_TYPE(TextRange) *to, const URI_TYPE(TextRange) *range,
                               UriMemoryManager *memory)
{
    const size_t n = URI_FUNC(Size)(range);
    URI_CHAR *made;

    to->first = to->afterLast = range->first != NULL ? URI_FUNC(Empty) : NULL;
    if (n == 0)
        return 1;
    made = (URI_CHAR *)uric_uriparser_uri_room(memory, n, sizeof(URI_CHAR));
    if (made == NULL) {
        to->first = to->afterLast = NULL;
        return 0;
    }
    memcpy(made, range->first, n * sizeof(URI_CHAR));
    to->first = made;
    to->afterLast = made + n;
    return 1;
}

static void URI_FUNC(FreeRange)(URI_TYPE(TextRange) *range, UriMemoryManager *memory)
{
    if (range->first != range->afterLast)
        memory->free(memory, uric_uriparser_uri_block(range->first));
    range->first = range->afterLast = NULL;
}


static void URI_FUNC(FreeTexts)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    URI_TYPE(PathSegment) *segment;

    if (uri->hostData.ipFuture.first == uri->hostText.first)
        uri->hostData.ipFuture.first = uri->hostData.ipFuture.afterLast = NULL;
    URI_FUNC(FreeRange)(&uri->scheme, memory);
    URI_FUNC(FreeRange)(&uri->userInfo, memory);
    URI_FUNC(FreeRange)(&uri->hostText, memory);
    URI_FUNC(FreeRange)(&uri->hostData.ipFuture, memory);
    URI_FUNC(FreeRange)(&uri->portText, memory);
    URI_FUNC(FreeRange)(&uri->query, memory);
    URI_FUNC(FreeRange)(&uri->fragment, memory);
    for (segment = uri->pathHead; segment != NULL; segment = segment->next)
        URI_FUNC(FreeRange)(&segment->text, memory);
}

static void URI_FUNC(Free)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    if (uri->owner)
        URI_FUNC(FreeTexts)(uri, memory);
    while (uri->pathHead != NULL) {
        URI_TYPE(PathSegment) *const segment = uri->pathHead;

        uri->pathHead = segment->next;
        memory->free(memory, segment);
    }
    uri->pathTail = NULL;
    if (uri->hostData.ip4 != NULL)
        memory->free(memory, uri->hostData.ip4);
    if (uri->hostData.ip6 != NULL)
        memory->free(memory, uri->hostData.ip6);
    uri->hostData.ip4 = NULL;
    uri->hostData.ip6 = NULL;
}

int URI_FUNC(FreeUriMembersMm)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);

    if (uri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    URI_FUNC(Free)(uri, manager);
    return URI_SUCCESS;
}

void URI_FUNC(FreeUriMembers)(URI_TYPE(Uri) *uri)
{
    URI_FUNC(FreeUriMembersMm)(uri, NULL);
}


static URI_TYPE(PathSegment) *URI_FUNC(Append)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    URI_TYPE(PathSegment) *const segment =
        (URI_TYPE(PathSegment) *)memory->malloc(memory, sizeof *segment);

    if (segment == NULL)
        return NULL;
    memset(segment, 0, sizeof *segment);
    if (uri->pathTail != NULL)
        uri->pathTail->next = segment;
    else
        uri->pathHead = segment;
    uri->pathTail = segment;
    return segment;
}

static int URI_FUNC(CopySegments)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                                  UriMemoryManager *memory)
{
    const URI_TYPE(PathSegment) *from;

    for (from = uri->pathHead; from != NULL; from = from->next) {
        URI_TYPE(PathSegment) *const segment = URI_FUNC(Append)(to, memory);

        if (segment == NULL || !URI_FUNC(CopyRange)(&segment->text, &from->text, memory))
            return 0;
    }
    return 1;
}

static int URI_FUNC(CopyHost)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                              UriMemoryManager *memory)
{
    const URI_TYPE(TextRange) *const text =
        uri->hostData.ipFuture.first != NULL ? &uri->hostData.ipFuture : &uri->hostText;

    if (!URI_FUNC(CopyRange)(&to->hostText, text, memory))
        return 0;
    if (uri->hostData.ipFuture.first != NULL)
        to->hostData.ipFuture = to->hostText;
    if (uri->hostData.ip4 != NULL) {
        to->hostData.ip4 = (UriIp4 *)memory->malloc(memory, sizeof(UriIp4));
        if (to->hostData.ip4 == NULL)
            return 0;
        *to->hostData.ip4 = *uri->hostData.ip4;
    }
    if (uri->hostData.ip6 != NULL) {
        to->hostData.ip6 = (UriIp6 *)memory->malloc(memory, sizeof(UriIp6));
        if (to->hostData.ip6 == NULL)
            return 0;
        *to->hostData.ip6 = *uri->hostData.ip6;
    }
    return 1;
}

static int URI_FUNC(Copy)(URI_TYPE(Uri) *to, const URI_TYPE(Uri) *uri,
                          UriMemoryManager *memory)
{
    memset(to, 0, sizeof *to);
    to->owner = URI_TRUE;
    to->absolutePath = uri->absolutePath;
    if (URI_FUNC(CopyRange)(&to->scheme, &uri->scheme, memory) &&
        URI_FUNC(CopyRange)(&to->userInfo, &uri->userInfo, memory) &&
        URI_FUNC(CopyHost)(to, uri, memory) &&
        URI_FUNC(CopyRange)(&to->portText, &uri->portText, memory) &&
        URI_FUNC(CopySegments)(to, uri, memory) &&
        URI_FUNC(CopyRange)(&to->query, &uri->query, memory) &&
        URI_FUNC(CopyRange)(&to->fragment, &uri->fragment, memory))
        return URI_SUCCESS;
    URI_FUNC(Free)(to, memory);
    return URI_ERROR_MALLOC;
}

static int URI_FUNC(Replace)(URI_TYPE(Uri) *uri, const URI_TYPE(Uri) *from,
                             UriMemoryManager *memory)
{
    URI_TYPE(Uri) copy;
    const int error = URI_FUNC(Copy)(&copy, from, memory);

    if (error == URI_SUCCESS) {
        URI_FUNC(Free)(uri, memory);
        *uri = copy;
    }
    return error;
}

int URI_FUNC(CopyUriMm)(URI_TYPE(Uri) *destUri, const URI_TYPE(Uri) *sourceUri,
                        UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);

    if (destUri == NULL || sourceUri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return URI_FUNC(Copy)(destUri, sourceUri, manager);
}

int URI_FUNC(CopyUri)(URI_TYPE(Uri) *destUri, const URI_TYPE(Uri) *sourceUri)
{
    return URI_FUNC(CopyUriMm)(destUri, sourceUri, NULL);
}

int URI_FUNC(MakeOwnerMm)(URI_TYPE(Uri) *uri, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);

    if (uri == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return uri->owner ? URI_SUCCESS : URI_FUNC(Replace)(uri, uri, manager);
}

int URI_FUNC(MakeOwner)(URI_TYPE(Uri) *uri)
{
    return URI_FUNC(MakeOwnerMm)(uri, NULL);
}


static const char *URI_FUNC(Bytes)(const URI_CHAR *s, size_t n, UriMemoryManager *memory,
                                   char **made)
{
#if URIC_URI_WIDE
    size_t i;

    *made = (char *)uric_uriparser_uri_room(memory, n, 1);
    for (i = 0; *made != NULL && i < n; i++)
        (*made)[i] = (unsigned long)s[i] < 0x80 ? (char)s[i] : '\xff';
    return *made;
#else
    (void)n;
    (void)memory;
    *made = NULL;
    return s;
#endif
}

static const URI_CHAR *URI_FUNC(Characters)(const char *s, size_t n, UriMemoryManager *memory,
                                            URI_CHAR **made)
{
#if URIC_URI_WIDE
    size_t i;

    *made = (URI_CHAR *)uric_uriparser_uri_room(memory, n, sizeof(URI_CHAR));
    for (i = 0; *made != NULL && i < n; i++)
        (*made)[i] = (URI_CHAR)s[i];
    return *made;
#else
    (void)n;
    (void)memory;
    *made = NULL;
    return s;
#endif
}


static URI_TYPE(TextRange) URI_FUNC(Part)(const URI_CHAR *s, const struct uric *u,
                                          enum uric_part part)
{
    URI_TYPE(TextRange) range = { NULL, NULL };

    if (uric_has(u, part)) {
        range.first = s + u->part[part].begin;
        range.afterLast = s + u->part[part].end;
    }
    return range;
}

static int URI_FUNC(Segments)(URI_TYPE(Uri) *uri, URI_TYPE(TextRange) path,
                              UriMemoryManager *memory)
{
    const URI_CHAR *begin = path.first, *end;

    for (;; begin = end + 1) {
        URI_TYPE(PathSegment) *const segment = URI_FUNC(Append)(uri, memory);

        if (segment == NULL)
            return 0;
        for (end = begin; end < path.afterLast && *end != '/'; end++) {
        }
        segment->text.first = begin;
        segment->text.afterLast = end;
        if (end == path.afterLast)
            return 1;
    }
}

static int URI_FUNC(Path)(URI_TYPE(Uri) *uri, URI_TYPE(TextRange) path, int has_host,
                          UriMemoryManager *memory)
{
    if (path.first == path.afterLast)
        return 1;
    if (*path.first == '/') {
        path.first++;
        uri->absolutePath = has_host ? URI_FALSE : URI_TRUE;
        if (!has_host && path.first == path.afterLast)
            return 1;
    }
    return URI_FUNC(Segments)(uri, path, memory);
}

static int URI_FUNC(Host)(URI_TYPE(Uri) *uri, const URI_CHAR *s, const char *bytes,
                          const struct uric *u, UriMemoryManager *memory)
{
    const uric_span bare = uric_bare_host(u);
    uint8_t address[16];
    const int n = uric_host_address(uric_bind(bytes, u), address);

    if (!uric_has(u, URIC_HOST))
        return 1;
    uri->hostText.first = s + bare.begin;
    uri->hostText.afterLast = s + bare.end;
    if (u->host_kind == URIC_HOST_IPVFUTURE)
        uri->hostData.ipFuture = uri->hostText;
    if (n == 4) {
        uri->hostData.ip4 = (UriIp4 *)memory->malloc(memory, sizeof(UriIp4));
        if (uri->hostData.ip4 == NULL)
            return 0;
        memcpy(uri->hostData.ip4->data, address, 4);
    } else if (n == 16) {
        uri->hostData.ip6 = (UriIp6 *)memory->malloc(memory, sizeof(UriIp6));
        if (uri->hostData.ip6 == NULL)
            return 0;
        memcpy(uri->hostData.ip6->data, address, 16);
    }
    return 1;
}

static int URI_FUNC(Fill)(URI_TYPE(Uri) *uri, const URI_CHAR *s, const char *bytes,
                          const struct uric *u, UriMemoryManager *memory)
{
    memset(uri, 0, sizeof *uri);
    uri->scheme = URI_FUNC(Part)(s, u, URIC_SCHEME);
    uri->userInfo = URI_FUNC(Part)(s, u, URIC_USERINFO);
    uri->portText = URI_FUNC(Part)(s, u, URIC_PORT);
    uri->query = URI_FUNC(Part)(s, u, URIC_QUERY);
    uri->fragment = URI_FUNC(Part)(s, u, URIC_FRAGMENT);
    if (URI_FUNC(Host)(uri, s, bytes, u, memory) &&
        URI_FUNC(Path)(uri, URI_FUNC(Part)(s, u, URIC_PATH), uric_has(u, URIC_HOST), memory))
        return URI_SUCCESS;
    URI_FUNC(Free)(uri, memory);
    memset(uri, 0, sizeof *uri);
    return URI_ERROR_MALLOC;
}


static int URI_FUNC(Parse)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                           const URI_CHAR *afterLast, const URI_CHAR **errorPos,
                           UriMemoryManager *memory)
{
    const size_t n = first < afterLast ? (size_t)(afterLast - first) : 0;
    const char *bytes;
    struct uric u;
    char *made;
    int error;

    memset(uri, 0, sizeof *uri);
    *errorPos = NULL;
    if (afterLast < first)
        return URI_ERROR_RANGE_INVALID;
    if (n > URIC_MAX_LENGTH)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    bytes = URI_FUNC(Bytes)(first, n, memory, &made);
    if (bytes == NULL)
        return URI_ERROR_MALLOC;
    if (uric_parse(bytes, n, &u) == URIC_OK)
        error = URI_FUNC(Fill)(uri, first, bytes, &u, memory);
    else {
        error = URI_ERROR_SYNTAX;
        *errorPos = first + u.error_offset;
    }
    if (made != NULL)
        memory->free(memory, made);
    return error;
}

int URI_FUNC(ParseSingleUriExMm)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                                 const URI_CHAR *afterLast, const URI_CHAR **errorPos,
                                 UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    const URI_CHAR *position;
    int error;

    if (uri == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    error = URI_FUNC(Parse)(uri, first, afterLast, &position, manager);
    if (error != URI_SUCCESS && errorPos != NULL)
        *errorPos = position;
    return error;
}

int URI_FUNC(ParseSingleUriEx)(URI_TYPE(Uri) *uri, const URI_CHAR *first,
                               const URI_CHAR *afterLast, const URI_CHAR **errorPos)
{
    if (first != NULL && afterLast == NULL)
        afterLast = first + URI_FUNC(Count)(first);
    return URI_FUNC(ParseSingleUriExMm)(uri, first, afterLast, errorPos, NULL);
}

int URI_FUNC(ParseSingleUri)(URI_TYPE(Uri) *uri, const URI_CHAR *text,
                             const URI_CHAR **errorPos)
{
    return URI_FUNC(ParseSingleUriEx)(uri, text, NULL, errorPos);
}

int URI_FUNC(ParseUriEx)(URI_TYPE(ParserState) *state, const URI_CHAR *first,
                         const URI_CHAR *afterLast)
{
    if (state == NULL || state->uri == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    state->reserved = NULL;
    state->errorCode = URI_FUNC(Parse)(state->uri, first, afterLast, &state->errorPos,
                                       uric_uriparser_uri_manager(NULL));
    return state->errorCode;
}

int URI_FUNC(ParseUri)(URI_TYPE(ParserState) *state, const URI_CHAR *text)
{
    if (state == NULL || text == NULL)
        return URI_ERROR_NULL;
    return URI_FUNC(ParseUriEx)(state, text, text + URI_FUNC(Count)(text));
}


static int URI_FUNC(Address)(unsigned char *octets, const URI_CHAR *first,
                             const URI_CHAR *afterLast, enum uric_rule rule)
{
    char text[45];
    uint8_t address[16];
    struct uric u;
    size_t n, i;

    if (octets == NULL || first == NULL || afterLast <= first ||
        (size_t)(afterLast - first) > sizeof text)
        return URI_ERROR_SYNTAX;
    n = (size_t)(afterLast - first);
    for (i = 0; i < n; i++) {
        text[i] = (char)first[i];
        if (first[i] != (URI_CHAR)text[i])
            return URI_ERROR_SYNTAX;
    }
    if (uric_parse_as(rule, text, n, NULL, &u) != URIC_OK)
        return URI_ERROR_SYNTAX;
    i = (size_t)uric_host_address(uric_bind(text, &u), address);
    memcpy(octets, address, i);
    return URI_SUCCESS;
}

int URI_FUNC(ParseIpFourAddress)(unsigned char *octetOutput, const URI_CHAR *first,
                                 const URI_CHAR *afterLast)
{
    return URI_FUNC(Address)(octetOutput, first, afterLast, URIC_RULE_IPV4ADDRESS);
}

int URI_FUNC(ParseIpSixAddress)(UriIp6 *output, const URI_CHAR *first,
                                const URI_CHAR *afterLast)
{
    if (output == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    return URI_FUNC(Address)(output->data, first, afterLast, URIC_RULE_IPV6ADDRESS);
}

int URI_FUNC(ParseIpSixAddressMm)(UriIp6 *output, const URI_CHAR *first,
                                  const URI_CHAR *afterLast, UriMemoryManager *memory)
{
    if (output == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (uric_uriparser_uri_manager(memory) == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    return URI_FUNC(ParseIpSixAddress)(output, first, afterLast);
}

struct URI_TYPE(Output) {
    URI_CHAR *to;
    size_t room, n; /* n is SIZE_MAX if it is more than that */
};

static void URI_FUNC(Put)(struct URI_TYPE(Output) *output, const URI_CHAR *s, size_t n)
{
    if (n > SIZE_MAX - output->n) {
        output->n = SIZE_MAX;
        return;
    }
    if (n > 0 && n <= output->room && output->n <= output->room - n)
        memcpy(output->to + output->n, s, n * sizeof(URI_CHAR));
    output->n += n;
}

static void URI_FUNC(PutRange)(struct URI_TYPE(Output) *output,
                               const URI_TYPE(TextRange) *range)
{
    URI_FUNC(Put)(output, range->first, URI_FUNC(Size)(range));
}

static void URI_FUNC(PutByte)(struct URI_TYPE(Output) *output, char byte)
{
    const URI_CHAR c = (URI_CHAR)byte;

    URI_FUNC(Put)(output, &c, 1);
}

static void URI_FUNC(PutIp4)(struct URI_TYPE(Output) *output, const UriIp4 *ip4)
{
    int i;

    for (i = 0; i < 4; i++) {
        const unsigned octet = ip4->data[i];

        if (i > 0)
            URI_FUNC(PutByte)(output, '.');
        if (octet > 99)
            URI_FUNC(PutByte)(output, (char)('0' + octet / 100));
        if (octet > 9)
            URI_FUNC(PutByte)(output, (char)('0' + octet / 10 % 10));
        URI_FUNC(PutByte)(output, (char)('0' + octet % 10));
    }
}

static void URI_FUNC(PutIp6)(struct URI_TYPE(Output) *output, const UriIp6 *ip6)
{
    int i;

    URI_FUNC(PutByte)(output, '[');
    for (i = 0; i < 16; i++) {
        if (i > 0 && i % 2 == 0)
            URI_FUNC(PutByte)(output, ':');
        URI_FUNC(PutByte)(output, "0123456789abcdef"[ip6->data[i] >> 4]);
        URI_FUNC(PutByte)(output, "0123456789abcdef"[ip6->data[i] & 15]);
    }
    URI_FUNC(PutByte)(output, ']');
}

static void URI_FUNC(PutHost)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                              int by_text)
{
    const URI_TYPE(TextRange) *const future = &uri->hostData.ipFuture;
    const int literal = future->first != NULL || uri->hostData.ip6 != NULL;

    by_text = by_text && uri->hostText.first != NULL;
    if (!by_text && uri->hostData.ip4 != NULL) {
        URI_FUNC(PutIp4)(output, uri->hostData.ip4);
    } else if (!by_text && uri->hostData.ip6 != NULL) {
        URI_FUNC(PutIp6)(output, uri->hostData.ip6);
    } else {
        if (literal)
            URI_FUNC(PutByte)(output, '[');
        URI_FUNC(PutRange)(output, future->first != NULL ? future : &uri->hostText);
        if (literal)
            URI_FUNC(PutByte)(output, ']');
    }
}

UriBool URI_FUNC(HasHost)(const URI_TYPE(Uri) *uri)
{
    return uri != NULL && (uri->hostText.first != NULL || uri->hostData.ip4 != NULL ||
                           uri->hostData.ip6 != NULL || uri->hostData.ipFuture.first != NULL)
               ? URI_TRUE
               : URI_FALSE;
}

static void URI_FUNC(PutAuthority)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                                   int by_text)
{
    URI_FUNC(PutByte)(output, '/');
    URI_FUNC(PutByte)(output, '/');
    if (uri->userInfo.first != NULL) {
        URI_FUNC(PutRange)(output, &uri->userInfo);
        URI_FUNC(PutByte)(output, '@');
    }
    URI_FUNC(PutHost)(output, uri, by_text);
    if (uri->portText.first != NULL) {
        URI_FUNC(PutByte)(output, ':');
        URI_FUNC(PutRange)(output, &uri->portText);
    }
}

static void URI_FUNC(PutUri)(struct URI_TYPE(Output) *output, const URI_TYPE(Uri) *uri,
                             int by_text)
{
    const URI_TYPE(PathSegment) *segment = uri->pathHead;

    if (uri->scheme.first != NULL) {
        URI_FUNC(PutRange)(output, &uri->scheme);
        URI_FUNC(PutByte)(output, ':');
    }
    if (URI_FUNC(HasHost)(uri))
        URI_FUNC(PutAuthority)(output, uri, by_text);
    if (uri->absolutePath || (segment != NULL && URI_FUNC(HasHost)(uri)))
        URI_FUNC(PutByte)(output, '/');
    for (; segment != NULL; segment = segment->next) {
        URI_FUNC(PutRange)(output, &segment->text);
        if (segment->next != NULL)
            URI_FUNC(PutByte)(output, '/');
    }
    if (uri->query.first != NULL) {
        URI_FUNC(PutByte)(output, '?');
        URI_FUNC(PutRange)(output, &uri->query);
    }
    if (uri->fragment.first != NULL) {
        URI_FUNC(PutByte)(output, '#');
        URI_FUNC(PutRange)(output, &uri->fragment);
    }
}

int URI_FUNC(ToStringCharsRequired)(const URI_TYPE(Uri) *uri, int *charsRequired)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };

    if (uri == NULL || charsRequired == NULL)
        return URI_ERROR_NULL;
    *charsRequired = 0;
    URI_FUNC(PutUri)(&output, uri, 0);
    if (output.n >= INT_MAX)
        return URI_ERROR_TOSTRING_TOO_LONG;
    *charsRequired = (int)output.n;
    return URI_SUCCESS;
}

int URI_FUNC(ToString)(URI_CHAR *dest, const URI_TYPE(Uri) *uri, int maxChars,
                       int *charsWritten)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };

    if (charsWritten != NULL)
        *charsWritten = 0;
    if (dest == NULL || uri == NULL)
        return URI_ERROR_NULL;
    if (maxChars < 1)
        return URI_ERROR_TOSTRING_TOO_LONG;
    output.to = dest;
    output.room = (size_t)maxChars - 1;
    URI_FUNC(PutUri)(&output, uri, 0);
    if (output.n > output.room) {
        dest[0] = 0;
        return URI_ERROR_TOSTRING_TOO_LONG;
    }
    dest[output.n] = 0;
    if (charsWritten != NULL)
        *charsWritten = (int)output.n + 1;
    return URI_SUCCESS;
}


static int URI_FUNC(SameHost)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    const URI_TYPE(HostData) *const one = &a->hostData, *const other = &b->hostData;

    if ((one->ip4 == NULL) != (other->ip4 == NULL) ||
        (one->ip6 == NULL) != (other->ip6 == NULL) ||
        !URI_FUNC(SameRange)(&one->ipFuture, &other->ipFuture))
        return 0;
    if (one->ip4 != NULL)
        return memcmp(one->ip4->data, other->ip4->data, sizeof one->ip4->data) == 0;
    if (one->ip6 != NULL)
        return memcmp(one->ip6->data, other->ip6->data, sizeof one->ip6->data) == 0;
    return one->ipFuture.first != NULL ||
           URI_FUNC(SameRange)(&a->hostText, &b->hostText);
}

static int URI_FUNC(SamePath)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    const URI_TYPE(PathSegment) *one = a->pathHead, *other = b->pathHead;

    /* a path after a host starts with "/", whatever the program has written there */
    if (!URI_FUNC(HasHost)(a) && !a->absolutePath != !b->absolutePath)
        return 0;
    for (; one != NULL && other != NULL; one = one->next, other = other->next) {
        if (!URI_FUNC(SameRange)(&one->text, &other->text))
            return 0;
    }
    return one == NULL && other == NULL;
}

UriBool URI_FUNC(EqualsUri)(const URI_TYPE(Uri) *a, const URI_TYPE(Uri) *b)
{
    if (a == NULL || b == NULL)
        return a == b ? URI_TRUE : URI_FALSE;
    return URI_FUNC(SameRange)(&a->scheme, &b->scheme) &&
                   URI_FUNC(SameRange)(&a->userInfo, &b->userInfo) &&
                   URI_FUNC(SameHost)(a, b) &&
                   URI_FUNC(SameRange)(&a->portText, &b->portText) &&
                   URI_FUNC(SamePath)(a, b) && URI_FUNC(SameRange)(&a->query, &b->query) &&
                   URI_FUNC(SameRange)(&a->fragment, &b->fragment)
               ? URI_TRUE
               : URI_FALSE;
}


static int URI_FUNC(Text)(const URI_TYPE(Uri) *uri, UriMemoryManager *memory,
                          struct uric_uriparser_uri_bytes *text)
{
    struct URI_TYPE(Output) output = { NULL, 0, 0 };
    char *made;

    text->s = NULL;
    URI_FUNC(PutUri)(&output, uri, 1);
    if (output.n > URIC_MAX_LENGTH)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    text->n = output.room = output.n;
    output.n = 0;
    output.to = (URI_CHAR *)uric_uriparser_uri_room(memory, output.room, sizeof(URI_CHAR));
    if (output.to == NULL)
        return URI_ERROR_MALLOC;
    URI_FUNC(PutUri)(&output, uri, 1);
    if (URI_FUNC(Bytes)(output.to, output.n, memory, &made) != (const char *)output.to) {
        memory->free(memory, output.to); /* a copy was made, or there is no room for it */
        output.to = NULL;
        if (made == NULL)
            return URI_ERROR_MALLOC;
    }
    text->s = made != NULL ? made : (char *)output.to;
    return uric_uriparser_uri_read(text, memory);
}

static int URI_FUNC(FromText)(URI_TYPE(Uri) *uri, const struct uric_uriparser_uri_bytes *text,
                              UriMemoryManager *memory)
{
    URI_TYPE(Uri) view;
    URI_CHAR *made;
    const URI_CHAR *const s = URI_FUNC(Characters)(text->s, text->n, memory, &made);
    int error = URI_ERROR_MALLOC;

    if (s != NULL)
        error = URI_FUNC(Fill)(&view, s, text->s, &text->u, memory);
    if (error == URI_SUCCESS) {
        error = URI_FUNC(Copy)(uri, &view, memory);
        URI_FUNC(Free)(&view, memory);
    }
    if (made != NULL)
        memory->free(memory, made);
    return error;
}


static int URI_FUNC(Texts)(const URI_TYPE(Uri) *one, const URI_TYPE(Uri) *other,
                           UriMemoryManager *memory, struct uric_uriparser_uri_bytes text[2])
{
    int error = URI_FUNC(Text)(one, memory, &text[0]);

    if (error == URI_SUCCESS) {
        error = URI_FUNC(Text)(other, memory, &text[1]);
        if (error != URI_SUCCESS)
            uric_uriparser_uri_drop(&text[0], memory);
    }
    return error;
}

static int URI_FUNC(Finish)(int error, URI_TYPE(Uri) *uri, struct uric_uriparser_uri_bytes text[3],
                            UriMemoryManager *memory)
{
    int i;

    if (error == URI_SUCCESS)
        error = URI_FUNC(FromText)(uri, &text[2], memory);
    for (i = 0; i < 3; i++)
        uric_uriparser_uri_drop(&text[i], memory);
    if (error != URI_SUCCESS)
        memset(uri, 0, sizeof *uri);
    return error;
}

int URI_FUNC(AddBaseUriExMm)(URI_TYPE(Uri) *absoluteDest,
                             const URI_TYPE(Uri) *relativeSource,
                             const URI_TYPE(Uri) *absoluteBase,
                             UriResolutionOptions options, UriMemoryManager *memory)
{
    const enum uric_resolve_flags flags = options & URI_RESOLVE_IDENTICAL_SCHEME_COMPAT
                                              ? URIC_RESOLVE_NON_STRICT
                                              : URIC_RESOLVE_STRICT;
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    struct uric_uriparser_uri_bytes text[3];
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (absoluteDest == NULL)
        return URI_ERROR_NULL;
    memset(absoluteDest, 0, sizeof *absoluteDest);
    if (relativeSource == NULL || absoluteBase == NULL)
        return URI_ERROR_NULL;
    if (absoluteBase->scheme.first == NULL)
        return URI_ERROR_ADDBASE_REL_BASE;
    error = URI_FUNC(Texts)(absoluteBase, relativeSource, manager, text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uriparser_uri_resolve(&text[0], &text[1], flags, manager, &text[2]);
    return URI_FUNC(Finish)(error, absoluteDest, text, manager);
}

int URI_FUNC(AddBaseUriEx)(URI_TYPE(Uri) *absoluteDest, const URI_TYPE(Uri) *relativeSource,
                           const URI_TYPE(Uri) *absoluteBase, UriResolutionOptions options)
{
    return URI_FUNC(AddBaseUriExMm)(absoluteDest, relativeSource, absoluteBase, options,
                                    NULL);
}

int URI_FUNC(AddBaseUri)(URI_TYPE(Uri) *absoluteDest, const URI_TYPE(Uri) *relativeSource,
                         const URI_TYPE(Uri) *absoluteBase)
{
    return URI_FUNC(AddBaseUriEx)(absoluteDest, relativeSource, absoluteBase,
                                  URI_RESOLVE_STRICTLY);
}

int URI_FUNC(RemoveBaseUriMm)(URI_TYPE(Uri) *dest, const URI_TYPE(Uri) *absoluteSource,
                              const URI_TYPE(Uri) *absoluteBase, UriBool domainRootMode,
                              UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    struct uric_uriparser_uri_bytes text[3];
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (dest == NULL)
        return URI_ERROR_NULL;
    memset(dest, 0, sizeof *dest);
    if (absoluteSource == NULL || absoluteBase == NULL)
        return URI_ERROR_NULL;
    if (absoluteBase->scheme.first == NULL)
        return URI_ERROR_REMOVEBASE_REL_BASE;
    if (absoluteSource->scheme.first == NULL)
        return URI_ERROR_REMOVEBASE_REL_SOURCE;
    error = URI_FUNC(Texts)(absoluteBase, absoluteSource, manager, text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uriparser_uri_relate(&text[0], &text[1], domainRootMode, manager, &text[2]);
    return URI_FUNC(Finish)(error, dest, text, manager);
}

int URI_FUNC(RemoveBaseUri)(URI_TYPE(Uri) *dest, const URI_TYPE(Uri) *absoluteSource,
                            const URI_TYPE(Uri) *absoluteBase, UriBool domainRootMode)
{
    return URI_FUNC(RemoveBaseUriMm)(dest, absoluteSource, absoluteBase, domainRootMode,
                                     NULL);
}


static int URI_FUNC(HasUpper)(const URI_TYPE(TextRange) *range)
{
    const URI_CHAR *s;

    for (s = range->first; s != range->afterLast; s++) {
        if (*s == '%' && range->afterLast - s > 2)
            s += 2; /* a triplet */
        else if (*s >= 'A' && *s <= 'Z')
            return 1;
    }
    return 0;
}

static int URI_FUNC(IsLowerHex)(URI_CHAR c)
{
    return c >= 'a' && c <= 'f';
}

static unsigned URI_FUNC(HexValue)(URI_CHAR c)
{
    return (unsigned long)c < 0x80 ? uric_uriparser_hex_value((char)c) : 16;
}

static int URI_FUNC(HasTriplet)(const URI_TYPE(TextRange) *range)
{
    const size_t n = URI_FUNC(Size)(range);
    size_t i;

    for (i = 0; i + 2 < n; i++) {
        const URI_CHAR *const s = range->first + i;

        if (s[0] != '%' || URI_FUNC(HexValue)(s[1]) > 15 || URI_FUNC(HexValue)(s[2]) > 15)
            continue;
        if (URI_FUNC(IsLowerHex)(s[1]) || URI_FUNC(IsLowerHex)(s[2]) ||
            uric_uriparser_is_unreserved((unsigned char)(URI_FUNC(HexValue)(s[1]) << 4 |
                                               URI_FUNC(HexValue)(s[2]))))
            return 1;
    }
    return 0;
}

static int URI_FUNC(Dots)(const URI_TYPE(PathSegment) *segment)
{
    const size_t n = URI_FUNC(Size)(&segment->text);

    return (n == 1 || n == 2) && segment->text.first[0] == '.' &&
                   segment->text.first[n - 1] == '.'
               ? (int)n
               : 0;
}

static int URI_FUNC(HasColon)(const URI_TYPE(TextRange) *range)
{
    const URI_CHAR *s;

    for (s = range->first; s != range->afterLast; s++) {
        if (*s == ':')
            return 1;
    }
    return 0;
}

static const URI_TYPE(PathSegment) *URI_FUNC(AfterGuard)(const URI_TYPE(Uri) *uri)
{
    const URI_TYPE(PathSegment) *segment = uri->pathHead;
    const URI_TYPE(PathSegment) *next = segment->next;
    const int relative = uri->scheme.first == NULL && !uri->absolutePath;

    if (URI_FUNC(HasHost)(uri))
        return segment;
    if (URI_FUNC(Dots)(segment) == 1 && next != NULL) {
        const int is_empty = URI_FUNC(Size)(&next->text) == 0;

        if (relative ? is_empty || URI_FUNC(HasColon)(&next->text)
                     : uri->absolutePath && is_empty && next->next != NULL)
            return next;
    }
    while (relative && segment != NULL && URI_FUNC(Dots)(segment) == 2)
        segment = segment->next;
    return segment;
}

static int URI_FUNC(PathIsNormal)(const URI_TYPE(Uri) *uri)
{
    const URI_TYPE(PathSegment) *segment;

    if (uri->pathHead == NULL)
        return 1;
    for (segment = URI_FUNC(AfterGuard)(uri); segment != NULL; segment = segment->next) {
        if (URI_FUNC(Dots)(segment) != 0)
            return 0;
    }
    for (segment = uri->pathHead; segment != NULL; segment = segment->next) {
        if (URI_FUNC(HasTriplet)(&segment->text))
            return 0;
    }
    return 1;
}

static URI_TYPE(TextRange) URI_FUNC(NormalPort)(const URI_TYPE(TextRange) *port)
{
    URI_TYPE(TextRange) normal = *port;

    while (URI_FUNC(Size)(&normal) > 1 && *normal.first == '0')
        normal.first++;
    return normal;
}

int URI_FUNC(NormalizeSyntaxMaskRequiredEx)(const URI_TYPE(Uri) *uri, unsigned int *outMask)
{
    unsigned mask = URI_NORMALIZED;

    if (uri == NULL || outMask == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(HasUpper)(&uri->scheme))
        mask |= URI_NORMALIZE_SCHEME;
    if (URI_FUNC(HasTriplet)(&uri->userInfo))
        mask |= URI_NORMALIZE_USER_INFO;
    if (URI_FUNC(HasUpper)(&uri->hostText) || URI_FUNC(HasTriplet)(&uri->hostText))
        mask |= URI_NORMALIZE_HOST;
    if (URI_FUNC(NormalPort)(&uri->portText).first != uri->portText.first)
        mask |= URI_NORMALIZE_PORT;
    if (!URI_FUNC(PathIsNormal)(uri))
        mask |= URI_NORMALIZE_PATH;
    if (URI_FUNC(HasTriplet)(&uri->query))
        mask |= URI_NORMALIZE_QUERY;
    if (URI_FUNC(HasTriplet)(&uri->fragment))
        mask |= URI_NORMALIZE_FRAGMENT;
    *outMask = mask;
    return URI_SUCCESS;
}

unsigned int URI_FUNC(NormalizeSyntaxMaskRequired)(const URI_TYPE(Uri) *uri)
{
    unsigned mask = URI_NORMALIZED;

    URI_FUNC(NormalizeSyntaxMaskRequiredEx)(uri, &mask);
    return mask;
}


static int URI_FUNC(Mix)(URI_TYPE(Uri) *uri, const URI_TYPE(Uri) *normal, unsigned mask,
                         UriMemoryManager *memory)
{
    URI_TYPE(Uri) mixed = *uri;

    if (mask & URI_NORMALIZE_SCHEME)
        mixed.scheme = normal->scheme;
    if (mask & URI_NORMALIZE_USER_INFO)
        mixed.userInfo = normal->userInfo;
    if (mask & URI_NORMALIZE_HOST) {
        mixed.hostText = normal->hostText;
        mixed.hostData = normal->hostData;
    }
    if (mask & URI_NORMALIZE_PORT)
        mixed.portText = URI_FUNC(NormalPort)(&normal->portText);
    if (mask & URI_NORMALIZE_PATH) {
        mixed.pathHead = normal->pathHead;
        mixed.absolutePath = normal->absolutePath;
    }
    if (mask & URI_NORMALIZE_QUERY)
        mixed.query = normal->query;
    if (mask & URI_NORMALIZE_FRAGMENT)
        mixed.fragment = normal->fragment;
    return URI_FUNC(Replace)(uri, &mixed, memory);
}

int URI_FUNC(NormalizeSyntaxExMm)(URI_TYPE(Uri) *uri, unsigned int mask,
                                  UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    struct uric_uriparser_uri_bytes text, normal;
    URI_TYPE(Uri) parts;
    int error;

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (uri == NULL)
        return URI_ERROR_NULL;
    if (mask == URI_NORMALIZED)
        return URI_SUCCESS;
    error = URI_FUNC(Text)(uri, manager, &text);
    if (error != URI_SUCCESS)
        return error;
    error = uric_uriparser_uri_normalize(&text, (mask & URI_NORMALIZE_PATH) != 0, manager, &normal);
    uric_uriparser_uri_drop(&text, manager);
    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(FromText)(&parts, &normal, manager);
    uric_uriparser_uri_drop(&normal, manager);
    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(Mix)(uri, &parts, mask, manager);
    URI_FUNC(Free)(&parts, manager);
    return error;
}

int URI_FUNC(NormalizeSyntaxEx)(URI_TYPE(Uri) *uri, unsigned int mask)
{
    return URI_FUNC(NormalizeSyntaxExMm)(uri, mask, NULL);
}

int URI_FUNC(NormalizeSyntax)(URI_TYPE(Uri) *uri)
{
    return URI_FUNC(NormalizeSyntaxEx)(uri, ~0u);
}


static URI_CHAR *URI_FUNC(PutTriplet)(URI_CHAR *out, unsigned byte)
{
    out[0] = '%';
    out[1] = (URI_CHAR)uric_uriparser_hex_upper(byte >> 4 & 15);
    out[2] = (URI_CHAR)uric_uriparser_hex_upper(byte & 15);
    return out + 3;
}

static URI_CHAR *URI_FUNC(EscapeOne)(URI_CHAR c, URI_CHAR *out, UriBool spaceToPlus,
                                     UriBool normalizeBreaks, int after_cr)
{
    const unsigned byte = (unsigned char)c;

    if ((unsigned long)c < 0x80 && uric_uriparser_is_unreserved((unsigned char)byte)) {
        *out = c;
        return out + 1;
    }
    if (c == ' ' && spaceToPlus) {
        *out = '+';
        return out + 1;
    }
    if (normalizeBreaks && (c == '\r' || c == '\n')) {
        if (c == '\n' && after_cr)
            return out;
        return URI_FUNC(PutTriplet)(URI_FUNC(PutTriplet)(out, '\r'), '\n');
    }
    return URI_FUNC(PutTriplet)(out, byte);
}

URI_CHAR *URI_FUNC(EscapeEx)(const URI_CHAR *inFirst, const URI_CHAR *inAfterLast,
                             URI_CHAR *out, UriBool spaceToPlus, UriBool normalizeBreaks)
{
    const URI_CHAR *in;
    int after_cr = 0;

    if (out == NULL || inFirst == out)
        return NULL;
    for (in = inFirst; in != NULL && (inAfterLast == NULL || in < inAfterLast) && *in != 0;
         in++) {
        out = URI_FUNC(EscapeOne)(*in, out, spaceToPlus, normalizeBreaks, after_cr);
        after_cr = *in == '\r';
    }
    *out = 0;
    return out;
}

URI_CHAR *URI_FUNC(Escape)(const URI_CHAR *in, URI_CHAR *out, UriBool spaceToPlus,
                           UriBool normalizeBreaks)
{
    return URI_FUNC(EscapeEx)(in, NULL, out, spaceToPlus, normalizeBreaks);
}

static URI_CHAR *URI_FUNC(PutBreak)(URI_CHAR *out, unsigned byte, int after_cr,
                                    UriBreakConversion to)
{
    if (to != URI_BR_TO_LF && to != URI_BR_TO_CRLF && to != URI_BR_TO_CR) {
        *out = (URI_CHAR)byte;
        return out + 1;
    }
    if (byte == '\n' && after_cr)
        return out;
    if (to != URI_BR_TO_LF)
        *out++ = '\r';
    if (to != URI_BR_TO_CR)
        *out++ = '\n';
    return out;
}

const URI_CHAR *URI_FUNC(UnescapeInPlaceEx)(URI_CHAR *inout, UriBool plusToSpace,
                                            UriBreakConversion breakConversion)
{
    const URI_CHAR *in = inout;
    URI_CHAR *out = inout;
    int after_cr = 0;

    if (inout == NULL)
        return NULL;
    while (*in != 0) {
        const unsigned high = *in == '%' ? URI_FUNC(HexValue)(in[1]) : 16;
        const unsigned low = high < 16 ? URI_FUNC(HexValue)(in[2]) : 16;
        const unsigned byte = high << 4 | low;

        if (low == 16) {
            *out++ = *in == '+' && plusToSpace ? ' ' : *in;
            in++;
            after_cr = 0;
            continue;
        }
        if (byte == '\r' || byte == '\n')
            out = URI_FUNC(PutBreak)(out, byte, after_cr, breakConversion);
        else
            *out++ = (URI_CHAR)byte;
        after_cr = byte == '\r';
        in += 3;
    }
    *out = 0;
    return out;
}

const URI_CHAR *URI_FUNC(UnescapeInPlace)(URI_CHAR *inout)
{
    return URI_FUNC(UnescapeInPlaceEx)(inout, URI_FALSE, URI_BR_DONT_TOUCH);
}


static URI_CHAR *URI_FUNC(PutText)(URI_CHAR *out, const char *text)
{
    while (*text != '\0')
        *out++ = (URI_CHAR)*text++;
    return out;
}

static void URI_FUNC(PutNames)(const URI_CHAR *name, URI_CHAR separator, int has_drive,
                               URI_CHAR *out)
{
    if (has_drive) {
        *out++ = *name++;
        *out++ = *name++;
    }
    for (;; name++) {
        const URI_CHAR *const begin = name;

        while (*name != 0 && *name != separator && !(has_drive && *name == '/'))
            name++;
        if (begin < name)
            out = URI_FUNC(EscapeEx)(begin, name, out, URI_FALSE, URI_FALSE);
        *out++ = *name == 0 ? 0 : '/';
        if (*name == 0)
            return;
        if (*name == separator)
            has_drive = 0;
    }
}

int URI_FUNC(UnixFilenameToUriString)(const URI_CHAR *filename, URI_CHAR *uriString)
{
    if (filename == NULL || uriString == NULL)
        return URI_ERROR_NULL;
    if (filename[0] == '/')
        uriString = URI_FUNC(PutText)(uriString, "file://");
    URI_FUNC(PutNames)(filename, '/', 0, uriString);
    return URI_SUCCESS;
}

int URI_FUNC(WindowsFilenameToUriString)(const URI_CHAR *filename, URI_CHAR *uriString)
{
    int has_drive, has_server;

    if (filename == NULL || uriString == NULL)
        return URI_ERROR_NULL;
    has_drive = filename[0] != 0 && filename[1] == ':';
    has_server = filename[0] == '\\' && filename[1] == '\\';
    if (has_drive || has_server)
        uriString = URI_FUNC(PutText)(uriString, has_server ? "file:" : "file:///");
    URI_FUNC(PutNames)(filename, '\\', has_drive, uriString);
    return URI_SUCCESS;
}

static int URI_FUNC(StartsWith)(const URI_CHAR *s, const char *text)
{
    while (*text != '\0') {
        if (*s++ != (URI_CHAR)*text++)
            return 0;
    }
    return 1;
}

int URI_FUNC(UriStringToUnixFilename)(const URI_CHAR *uriString, URI_CHAR *filename)
{
    if (uriString == NULL || filename == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(StartsWith)(uriString, "file://"))
        uriString += 7;
    else if (URI_FUNC(StartsWith)(uriString, "file:/"))
        uriString += 5; /* RFC 8089, appendix B */
    memmove(filename, uriString, (URI_FUNC(Count)(uriString) + 1) * sizeof(URI_CHAR));
    URI_FUNC(UnescapeInPlace)(filename);
    return URI_SUCCESS;
}

int URI_FUNC(UriStringToWindowsFilename)(const URI_CHAR *uriString, URI_CHAR *filename)
{
    URI_CHAR *name = filename;

    if (uriString == NULL || filename == NULL)
        return URI_ERROR_NULL;
    if (URI_FUNC(StartsWith)(uriString, "file:///"))
        uriString += 8;
    else if (URI_FUNC(StartsWith)(uriString, "file://")) {
        uriString += 7;
        name = URI_FUNC(PutText)(name, "\\\\");
    } else if (URI_FUNC(StartsWith)(uriString, "file:") && uriString[5] != '/')
        uriString += 5; /* RFC 8089, appendix E.2 */
    memmove(name, uriString, (URI_FUNC(Count)(uriString) + 1) * sizeof(URI_CHAR));
    URI_FUNC(UnescapeInPlace)(name);
    for (; *name != 0; name++) {
        if (*name == '/')
            *name = '\\';
    }
    return URI_SUCCESS;
}


int URI_FUNC(ComposeQueryCharsRequiredEx)(const URI_TYPE(QueryList) *queryList,
                                          int *charsRequired, UriBool spaceToPlus,
                                          UriBool normalizeBreaks)
{
    const size_t each = normalizeBreaks ? 6 : 3;
    size_t n = 0;

    (void)spaceToPlus;
    if (queryList == NULL || charsRequired == NULL)
        return URI_ERROR_NULL;
    for (; queryList != NULL; queryList = queryList->next) {
        const size_t key = queryList->key != NULL ? URI_FUNC(Count)(queryList->key) : 0;
        const size_t value = queryList->value != NULL ? URI_FUNC(Count)(queryList->value) : 0;

        if (key > INT_MAX / each || value > INT_MAX / each)
            return URI_ERROR_OUTPUT_TOO_LARGE;
        n += each * key + each * value + (queryList->value != NULL) +
             (queryList->next != NULL);
        if (n >= INT_MAX)
            return URI_ERROR_OUTPUT_TOO_LARGE;
    }
    *charsRequired = (int)n;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQueryCharsRequired)(const URI_TYPE(QueryList) *queryList,
                                        int *charsRequired)
{
    return URI_FUNC(ComposeQueryCharsRequiredEx)(queryList, charsRequired, URI_TRUE,
                                                 URI_TRUE);
}

static size_t URI_FUNC(PutMark)(URI_CHAR *dest, size_t n, size_t room, char mark)
{
    if (n < room)
        dest[n] = (URI_CHAR)mark;
    return n < room ? n + 1 : room + 1;
}

static size_t URI_FUNC(PutEscaped)(URI_CHAR *dest, size_t n, size_t room, const URI_CHAR *s,
                                   UriBool spaceToPlus, UriBool normalizeBreaks)
{
    int after_cr = 0;

    for (; s != NULL && *s != 0 && n <= room; s++) {
        URI_CHAR escaped[6];
        const URI_CHAR *const end =
            URI_FUNC(EscapeOne)(*s, escaped, spaceToPlus, normalizeBreaks, after_cr);
        const size_t length = (size_t)(end - escaped);

        after_cr = *s == '\r';
        if (length > room - n)
            return room + 1;
        memcpy(dest + n, escaped, length * sizeof(URI_CHAR));
        n += length;
    }
    return n;
}

int URI_FUNC(ComposeQueryEx)(URI_CHAR *dest, const URI_TYPE(QueryList) *queryList,
                             int maxChars, int *charsWritten, UriBool spaceToPlus,
                             UriBool normalizeBreaks)
{
    size_t room, n = 0;

    if (dest == NULL || queryList == NULL)
        return URI_ERROR_NULL;
    if (maxChars < 1)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    room = (size_t)maxChars - 1;
    for (; queryList != NULL && n <= room; queryList = queryList->next) {
        n = URI_FUNC(PutEscaped)(dest, n, room, queryList->key, spaceToPlus,
                                 normalizeBreaks);
        if (queryList->value != NULL) {
            n = URI_FUNC(PutMark)(dest, n, room, '=');
            n = URI_FUNC(PutEscaped)(dest, n, room, queryList->value, spaceToPlus,
                                     normalizeBreaks);
        }
        if (queryList->next != NULL)
            n = URI_FUNC(PutMark)(dest, n, room, '&');
    }
    dest[n <= room ? n : 0] = 0;
    if (n > room)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    if (charsWritten != NULL)
        *charsWritten = (int)n + 1;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQuery)(URI_CHAR *dest, const URI_TYPE(QueryList) *queryList, int maxChars,
                           int *charsWritten)
{
    return URI_FUNC(ComposeQueryEx)(dest, queryList, maxChars, charsWritten, URI_TRUE,
                                    URI_TRUE);
}

int URI_FUNC(ComposeQueryMallocExMm)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList,
                                     UriBool spaceToPlus, UriBool normalizeBreaks,
                                     UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    URI_CHAR *made;
    int n, error;

    if (dest == NULL)
        return URI_ERROR_NULL;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    error = URI_FUNC(ComposeQueryCharsRequiredEx)(queryList, &n, spaceToPlus,
                                                  normalizeBreaks);
    if (error != URI_SUCCESS)
        return error;
    made = (URI_CHAR *)uric_uriparser_uri_room(manager, (size_t)n + 1, sizeof(URI_CHAR));
    if (made == NULL)
        return URI_ERROR_MALLOC;
    URI_FUNC(ComposeQueryEx)(made, queryList, n + 1, NULL, spaceToPlus, normalizeBreaks);
    *dest = made;
    return URI_SUCCESS;
}

int URI_FUNC(ComposeQueryMallocEx)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList,
                                   UriBool spaceToPlus, UriBool normalizeBreaks)
{
    return URI_FUNC(ComposeQueryMallocExMm)(dest, queryList, spaceToPlus, normalizeBreaks,
                                            NULL);
}

int URI_FUNC(ComposeQueryMalloc)(URI_CHAR **dest, const URI_TYPE(QueryList) *queryList)
{
    return URI_FUNC(ComposeQueryMallocEx)(dest, queryList, URI_TRUE, URI_TRUE);
}


int URI_FUNC(FreeQueryListMm)(URI_TYPE(QueryList) *queryList, UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);

    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    while (queryList != NULL) {
        URI_TYPE(QueryList) *const pair = queryList;

        queryList = pair->next;
        if (pair->key != NULL)
            manager->free(manager, uric_uriparser_uri_block(pair->key));
        if (pair->value != NULL)
            manager->free(manager, uric_uriparser_uri_block(pair->value));
        manager->free(manager, pair);
    }
    return URI_SUCCESS;
}

void URI_FUNC(FreeQueryList)(URI_TYPE(QueryList) *queryList)
{
    URI_FUNC(FreeQueryListMm)(queryList, NULL);
}

static URI_CHAR *URI_FUNC(Decoded)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool plusToSpace, UriBreakConversion breakConversion,
                                   UriMemoryManager *memory)
{
    const size_t n = (size_t)(afterLast - first);
    URI_CHAR *const made = (URI_CHAR *)uric_uriparser_uri_room(memory, n + 1, sizeof(URI_CHAR));

    if (made == NULL)
        return NULL;
    if (n > 0)
        memcpy(made, first, n * sizeof(URI_CHAR));
    made[n] = 0;
    URI_FUNC(UnescapeInPlaceEx)(made, plusToSpace, breakConversion);
    return made;
}

static URI_TYPE(QueryList) *URI_FUNC(Pair)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                           UriBool plusToSpace,
                                           UriBreakConversion breakConversion,
                                           UriMemoryManager *memory)
{
    URI_TYPE(QueryList) *const pair =
        (URI_TYPE(QueryList) *)memory->malloc(memory, sizeof *pair);
    const URI_CHAR *key_end = first;
    int made;

    if (pair == NULL)
        return NULL;
    while (key_end < afterLast && *key_end != '=')
        key_end++;
    pair->next = NULL;
    pair->value = NULL;
    pair->key = URI_FUNC(Decoded)(first, key_end, plusToSpace, breakConversion, memory);
    made = pair->key != NULL;
    if (made && key_end < afterLast) {
        pair->value = URI_FUNC(Decoded)(key_end + 1, afterLast, plusToSpace, breakConversion,
                                        memory);
        made = pair->value != NULL;
    }
    if (made)
        return pair;
    if (pair->key != NULL)
        memory->free(memory, uric_uriparser_uri_block(pair->key));
    memory->free(memory, pair);
    return NULL;
}

int URI_FUNC(DissectQueryMallocExMm)(URI_TYPE(QueryList) **dest, int *itemCount,
                                     const URI_CHAR *first, const URI_CHAR *afterLast,
                                     UriBool plusToSpace, UriBreakConversion breakConversion,
                                     UriMemoryManager *memory)
{
    UriMemoryManager *const manager = uric_uriparser_uri_manager(memory);
    URI_TYPE(QueryList) **last = dest;
    int n = 0, error = URI_SUCCESS;

    if (dest == NULL || first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (first > afterLast)
        return URI_ERROR_RANGE_INVALID;
    if (manager == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    *dest = NULL;
    while (first < afterLast && error == URI_SUCCESS) {
        const URI_CHAR *end = first;

        while (end < afterLast && *end != '&')
            end++;
        if (end > first) {
            *last = URI_FUNC(Pair)(first, end, plusToSpace, breakConversion, manager);
            error = *last == NULL    ? URI_ERROR_MALLOC
                    : n == INT_MAX - 1 ? URI_ERROR_OUTPUT_TOO_LARGE
                                       : URI_SUCCESS;
            n++;
            if (*last != NULL)
                last = &(*last)->next;
        }
        first = end < afterLast ? end + 1 : end;
    }
    if (error != URI_SUCCESS) {
        URI_FUNC(FreeQueryListMm)(*dest, manager);
        *dest = NULL;
        n = 0;
    }
    if (itemCount != NULL)
        *itemCount = n;
    return error;
}

int URI_FUNC(DissectQueryMallocEx)(URI_TYPE(QueryList) **dest, int *itemCount,
                                   const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool plusToSpace, UriBreakConversion breakConversion)
{
    return URI_FUNC(DissectQueryMallocExMm)(dest, itemCount, first, afterLast, plusToSpace,
                                            breakConversion, NULL);
}

int URI_FUNC(DissectQueryMalloc)(URI_TYPE(QueryList) **dest, int *itemCount,
                                 const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(DissectQueryMallocEx)(dest, itemCount, first, afterLast, URI_TRUE,
                                          URI_BR_DONT_TOUCH);
}


static int URI_FUNC(Scan)(enum uric_rule rule, const char *before, const URI_CHAR *first,
                          const URI_CHAR *afterLast, const char *after, struct uric64 *u)
{
    struct uric_stream m;
    char bytes[64];

    uric_stream_init(&m, rule);
    uric_stream_feed(&m, before, strlen(before));
    while (first < afterLast && !uric_stream_rejected(&m)) {
        size_t n = 0;

        for (; n < sizeof bytes && first < afterLast; first++)
            bytes[n++] = (unsigned long)*first < 0x80 ? (char)*first : '\xff';
        uric_stream_feed(&m, bytes, n);
    }
    uric_stream_feed(&m, after, strlen(after));
    return uric_stream_end(&m, u) == URIC_OK;
}

static UriBool URI_FUNC(Is)(enum uric_part part, const char *before, const URI_CHAR *first,
                            const URI_CHAR *afterLast, const char *after, size_t shared)
{
    struct uric64 u;

    if (first == NULL || afterLast == NULL || afterLast < first)
        return URI_FALSE;
    return URI_FUNC(Scan)(URIC_RULE_URI_REFERENCE, before, first, afterLast, after, &u) &&
                   uric64_has(&u, part) &&
                   u.part[part].begin == strlen(before) - shared &&
                   u.part[part].end == strlen(before) + (uint64_t)(afterLast - first) +
                                           (part == URIC_HOST ? shared : 0)
               ? URI_TRUE
               : URI_FALSE;
}

UriBool URI_FUNC(IsWellFormedScheme)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_SCHEME, "", first, afterLast, ":", 0);
}

UriBool URI_FUNC(IsWellFormedUserInfo)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_USERINFO, "//", first, afterLast, "@", 0);
}

UriBool URI_FUNC(IsWellFormedHostRegName)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    if (first != NULL && first < afterLast && *first == '[')
        return URI_FALSE;
    return URI_FUNC(Is)(URIC_HOST, "//", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedHostIp4)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    unsigned char octets[4];

    if (first == NULL || afterLast == NULL)
        return URI_FALSE;
    return URI_FUNC(ParseIpFourAddress)(octets, first, afterLast) == URI_SUCCESS ? URI_TRUE
                                                                                 : URI_FALSE;
}

int URI_FUNC(IsWellFormedHostIp6Mm)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                    UriMemoryManager *memory)
{
    UriIp6 address;

    return URI_FUNC(ParseIpSixAddressMm)(&address, first, afterLast, memory);
}

int URI_FUNC(IsWellFormedHostIp6)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(IsWellFormedHostIp6Mm)(first, afterLast, NULL);
}

int URI_FUNC(IsWellFormedHostIpFutureMm)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                         UriMemoryManager *memory)
{
    if (first == NULL || afterLast == NULL)
        return URI_ERROR_NULL;
    if (uric_uriparser_uri_manager(memory) == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    if (first >= afterLast || (*first != 'v' && *first != 'V'))
        return URI_ERROR_SYNTAX;
    return URI_FUNC(Is)(URIC_HOST, "//[", first, afterLast, "]", 1) ? URI_SUCCESS
                                                                    : URI_ERROR_SYNTAX;
}

int URI_FUNC(IsWellFormedHostIpFuture)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(IsWellFormedHostIpFutureMm)(first, afterLast, NULL);
}

UriBool URI_FUNC(IsWellFormedPort)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_PORT, "//h:", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedPath)(const URI_CHAR *first, const URI_CHAR *afterLast,
                                   UriBool hasHost)
{
    if (hasHost && (first == NULL || afterLast == NULL || first >= afterLast ||
                    *first != '/'))
        return URI_FALSE;
    return URI_FUNC(Is)(URIC_PATH, "///", first, afterLast, "", 1);
}

UriBool URI_FUNC(IsWellFormedQuery)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_QUERY, "?", first, afterLast, "", 0);
}

UriBool URI_FUNC(IsWellFormedFragment)(const URI_CHAR *first, const URI_CHAR *afterLast)
{
    return URI_FUNC(Is)(URIC_FRAGMENT, "#", first, afterLast, "", 0);
}


#define URIC_URI_MOVE(member) \
    (removed.member = uri->member, memset(&uri->member, 0, sizeof uri->member))

static int URI_FUNC(Rebuild)(URI_TYPE(Uri) *uri, const struct uric_bytes part[URIC_PARTS],
                             UriMemoryManager *memory)
{
    struct uric_uriparser_uri_bytes text;
    URI_TYPE(Uri) made;
    int error = uric_uriparser_uri_build(part, memory, &text);

    if (error != URI_SUCCESS)
        return error;
    error = URI_FUNC(FromText)(&made, &text, memory);
    uric_uriparser_uri_drop(&text, memory);
    if (error == URI_SUCCESS) {
        URI_FUNC(Free)(uri, memory);
        *uri = made;
    }
    return error;
}

static int URI_FUNC(Change)(URI_TYPE(Uri) *uri, const struct uric_uriparser_uri_bytes *text,
                            enum uric_part which, struct uric_bytes value,
                            UriMemoryManager *memory)
{
    struct uric_bytes part[URIC_PARTS];
    struct uric_bytes *const path = &part[URIC_PATH];
    char *rooted = NULL;
    int i, error;

    for (i = 0; i < URIC_PARTS; i++)
        part[i] = uric_uriparser_uri_part(text, i);
    part[which] = value;
    if (part[URIC_HOST].s != NULL && path->s != NULL && path->n > 0 && path->s[0] != '/') {
        rooted = (char *)uric_uriparser_uri_room(memory, path->n + 1, 1);
        if (rooted == NULL)
            return URI_ERROR_MALLOC;
        rooted[0] = '/';
        memcpy(rooted + 1, path->s, path->n);
        path->s = rooted;
        path->n++;
    }
    error = URI_FUNC(Rebuild)(uri, part, memory);
    if (rooted != NULL)
        memory->free(memory, rooted);
    return error;
}

static int URI_FUNC(Set)(URI_TYPE(Uri) *uri, enum uric_part which, const URI_CHAR *first,
                         const URI_CHAR *afterLast, int in_brackets, UriMemoryManager *memory)
{
    const size_t n = first != NULL ? (size_t)(afterLast - first) : 0;
    struct uric_uriparser_uri_bytes text;
    struct uric_bytes value = { NULL, 0 };
    char *made = NULL;
    size_t i;
    int error;

    if (n > URIC_MAX_LENGTH - 2)
        return URI_ERROR_OUTPUT_TOO_LARGE;
    error = URI_FUNC(Text)(uri, memory, &text);
    if (error != URI_SUCCESS)
        return error;
    if (first != NULL) {
        made = (char *)uric_uriparser_uri_room(memory, n + 2, 1);
        if (made == NULL) {
            uric_uriparser_uri_drop(&text, memory);
            return URI_ERROR_MALLOC;
        }
        made[0] = '[';
        for (i = 0; i < n; i++)
            made[i + 1] = (char)first[i];
        made[n + 1] = ']';
        value.s = in_brackets ? made : made + 1;
        value.n = in_brackets ? n + 2 : n;
    }
    error = URI_FUNC(Change)(uri, &text, which, value, memory);
    if (made != NULL)
        memory->free(memory, made);
    uric_uriparser_uri_drop(&text, memory);
    return error;
}

static int URI_FUNC(Remove)(URI_TYPE(Uri) *uri, enum uric_part which, UriMemoryManager *memory)
{
    const URI_TYPE(PathSegment) *const head = uri->pathHead;
    URI_TYPE(Uri) removed;

    if (which == URIC_HOST && URI_FUNC(HasHost)(uri) && head != NULL && head->next != NULL &&
        URI_FUNC(Size)(&head->text) == 0)
        return 0;
    if (which == URIC_SCHEME && head != NULL && URI_FUNC(HasColon)(&head->text))
        return 0;
    memset(&removed, 0, sizeof removed);
    removed.owner = uri->owner;
    switch (which) {
    case URIC_SCHEME: URIC_URI_MOVE(scheme); break;
    case URIC_USERINFO: URIC_URI_MOVE(userInfo); break;
    case URIC_PORT: URIC_URI_MOVE(portText); break;
    case URIC_QUERY: URIC_URI_MOVE(query); break;
    case URIC_FRAGMENT: URIC_URI_MOVE(fragment); break;
    case URIC_HOST:
        if (URI_FUNC(HasHost)(uri) && head != NULL) {
            uri->absolutePath = URI_TRUE;
            if (URI_FUNC(Size)(&head->text) == 0) { /* "/" has a segment only after a host */
                URIC_URI_MOVE(pathHead);
                URIC_URI_MOVE(pathTail);
            }
        }
        URIC_URI_MOVE(hostText);
        URIC_URI_MOVE(hostData);
        break;
    default:
        uri->absolutePath = URI_FALSE;
        URIC_URI_MOVE(pathHead);
        URIC_URI_MOVE(pathTail);
    }
    URI_FUNC(Free)(&removed, memory);
    return 1;
}

static int URI_FUNC(MaySet)(const URI_TYPE(Uri) *uri, const URI_CHAR *first,
                            const URI_CHAR *afterLast, const UriMemoryManager *memory)
{
    if (uri == NULL || (first == NULL) != (afterLast == NULL))
        return URI_ERROR_NULL;
    return memory != NULL ? URI_SUCCESS : URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
}

#define URIC_URI_SET(name, part, is, no_host, brackets) \
    int URI_FUNC(name##Mm)(URI_TYPE(Uri) * uri, const URI_CHAR *first, \
                           const URI_CHAR *afterLast, UriMemoryManager *memory) \
    { \
        UriMemoryManager *const manager = uric_uriparser_uri_manager(memory); \
        const int error = URI_FUNC(MaySet)(uri, first, afterLast, manager); \
 \
        if (error != URI_SUCCESS) \
            return error; \
        if (first != NULL && (no_host) != URI_SUCCESS && !URI_FUNC(HasHost)(uri)) \
            return (no_host); \
        if (first == NULL && (part) == URIC_HOST && uri->userInfo.first != NULL) \
            return URI_ERROR_SETHOST_USERINFO_SET; \
        if (first == NULL && (part) == URIC_HOST && uri->portText.first != NULL) \
            return URI_ERROR_SETHOST_PORT_SET; \
        if (first == NULL && URI_FUNC(Remove)(uri, part, manager)) \
            return URI_SUCCESS; \
        if (first != NULL && !(is)) \
            return URI_ERROR_SYNTAX; \
        return URI_FUNC(Set)(uri, part, first, afterLast, brackets, manager); \
    } \
 \
    int URI_FUNC(name)(URI_TYPE(Uri) * uri, const URI_CHAR *first, \
                       const URI_CHAR *afterLast) \
    { \
        return URI_FUNC(name##Mm)(uri, first, afterLast, NULL); \
    }

URIC_URI_SET(SetScheme, URIC_SCHEME, URI_FUNC(IsWellFormedScheme)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetUserInfo, URIC_USERINFO, URI_FUNC(IsWellFormedUserInfo)(first, afterLast),
             URI_ERROR_SETUSERINFO_HOST_NOT_SET, 0)
URIC_URI_SET(SetHostRegName, URIC_HOST, URI_FUNC(IsWellFormedHostRegName)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetHostIp4, URIC_HOST, URI_FUNC(IsWellFormedHostIp4)(first, afterLast),
             URI_SUCCESS, 0)
URIC_URI_SET(SetHostIp6, URIC_HOST,
             URI_FUNC(IsWellFormedHostIp6)(first, afterLast) == URI_SUCCESS, URI_SUCCESS, 1)
URIC_URI_SET(SetHostIpFuture, URIC_HOST,
             URI_FUNC(IsWellFormedHostIpFuture)(first, afterLast) == URI_SUCCESS, URI_SUCCESS,
             1)
URIC_URI_SET(SetHostAuto, URIC_HOST, URI_FUNC(Is)(URIC_HOST, "//", first, afterLast, "", 0),
             URI_SUCCESS, 0)
URIC_URI_SET(SetPortText, URIC_PORT, URI_FUNC(IsWellFormedPort)(first, afterLast),
             URI_ERROR_SETPORT_HOST_NOT_SET, 0)
URIC_URI_SET(SetPath, URIC_PATH,
             URI_FUNC(IsWellFormedPath)(first, afterLast, URI_FUNC(HasHost)(uri)), URI_SUCCESS,
             0)
URIC_URI_SET(SetQuery, URIC_QUERY, URI_FUNC(IsWellFormedQuery)(first, afterLast), URI_SUCCESS,
             0)
URIC_URI_SET(SetFragment, URIC_FRAGMENT, URI_FUNC(IsWellFormedFragment)(first, afterLast),
             URI_SUCCESS, 0)

#undef URIC_URI_SET
#undef URIC_URI_MOVE
#undef URIC_URI_WIDE
#undef URI_CHAR
#undef URI_FUNC
#undef URI_TYPE

const char *uriBaseRuntimeVersionA(void)
{
    return URI_VER_ANSI;
}

const wchar_t *uriBaseRuntimeVersionW(void)
{
    return URI_VER_UNICODE;
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
