/* uric_uriparser: the functions of uriparser 1.0.2, with its names, types and error codes, on
 * top of uric.h.  A program written for it or for an older version compiles and links against
 * this header and uric_uriparser.c instead.
 *
 * SPDX-License-Identifier: MIT
 *
 * Conventions:
 *  - Names end in A for char and in W for wchar_t.  Only the A functions are described:
 *    the W functions differ in nothing else, and no wchar_t above 0x7F is valid in a URI.
 *  - Functions that end in Mm take a memory manager; NULL stands for malloc() and its
 *    kin, which the others use.  Nothing else allocates, nothing is static and writable,
 *    nothing is recursive, and every size is checked before it is used.
 *  - Functions that return int return URI_SUCCESS or one of the errors below.  After an
 *    error a result owns nothing, and arguments are unchanged.
 *  - A string is NUL-terminated unless it comes as first and afterLast, which are the
 *    addresses of its first character and of the one after its last.
 *  - Strings longer than URIC_MAX_LENGTH are URI_ERROR_OUTPUT_TOO_LARGE.
 *
 * What differs from uriparser is listed, with the section of RFC 3986 that decides it, in
 * src/library/compat/README.md.
 *
 * Compiled with URI_LIBRARY_BUILD, uric_uriparser.c exports these functions, for a shared
 * object in the place of liburiparser; otherwise they are seen only where it is linked.
 *
 * A program that also links uriparser defines URIC_URIPARSER_PREFIX, here and when it
 * compiles uric_uriparser.c: then every function's name starts with uric_.
 *
 * Examples assume:
 *     #include <uric_uriparser.h>
 *     UriUriA uri, other, base;
 *     UriQueryListA *list;
 *     int count;
 */
#ifndef URIC_URIPARSER_H
#define URIC_URIPARSER_H

/* uriparser's headers include these */
#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#define URI_VER_MAJOR 1
#define URI_VER_MINOR 0
#define URI_VER_RELEASE 2
#define URI_VER_SUFFIX_ANSI ""
#define URI_VER_ANSI "1.0.2"
#define URI_VER_SUFFIX_UNICODE L""
#define URI_VER_UNICODE L"1.0.2"

#ifndef URI_PUBLIC
#if defined(URIC_SINGLE_FILE) && !defined(URI_LIBRARY_BUILD) && defined(__GNUC__) && \
    !defined(_WIN32)
/* A copied single file exports nothing, so that the copies of two modules stay apart. */
#define URI_PUBLIC __attribute__((visibility("hidden")))
#elif defined(_WIN32) && defined(URI_LIBRARY_BUILD)
#define URI_PUBLIC __declspec(dllexport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define URI_PUBLIC __attribute__((visibility("default")))
#else
#define URI_PUBLIC
#endif
#endif

#ifdef URIC_URIPARSER_PREFIX
#define uriAddBaseUriA uric_uriAddBaseUriA
#define uriAddBaseUriExA uric_uriAddBaseUriExA
#define uriAddBaseUriExMmA uric_uriAddBaseUriExMmA
#define uriAddBaseUriExMmW uric_uriAddBaseUriExMmW
#define uriAddBaseUriExW uric_uriAddBaseUriExW
#define uriAddBaseUriW uric_uriAddBaseUriW
#define uriBaseRuntimeVersionA uric_uriBaseRuntimeVersionA
#define uriBaseRuntimeVersionW uric_uriBaseRuntimeVersionW
#define uriCompleteMemoryManager uric_uriCompleteMemoryManager
#define uriComposeQueryA uric_uriComposeQueryA
#define uriComposeQueryCharsRequiredA uric_uriComposeQueryCharsRequiredA
#define uriComposeQueryCharsRequiredExA uric_uriComposeQueryCharsRequiredExA
#define uriComposeQueryCharsRequiredExW uric_uriComposeQueryCharsRequiredExW
#define uriComposeQueryCharsRequiredW uric_uriComposeQueryCharsRequiredW
#define uriComposeQueryExA uric_uriComposeQueryExA
#define uriComposeQueryExW uric_uriComposeQueryExW
#define uriComposeQueryMallocA uric_uriComposeQueryMallocA
#define uriComposeQueryMallocExA uric_uriComposeQueryMallocExA
#define uriComposeQueryMallocExMmA uric_uriComposeQueryMallocExMmA
#define uriComposeQueryMallocExMmW uric_uriComposeQueryMallocExMmW
#define uriComposeQueryMallocExW uric_uriComposeQueryMallocExW
#define uriComposeQueryMallocW uric_uriComposeQueryMallocW
#define uriComposeQueryW uric_uriComposeQueryW
#define uriCopyUriA uric_uriCopyUriA
#define uriCopyUriMmA uric_uriCopyUriMmA
#define uriCopyUriMmW uric_uriCopyUriMmW
#define uriCopyUriW uric_uriCopyUriW
#define uriDissectQueryMallocA uric_uriDissectQueryMallocA
#define uriDissectQueryMallocExA uric_uriDissectQueryMallocExA
#define uriDissectQueryMallocExMmA uric_uriDissectQueryMallocExMmA
#define uriDissectQueryMallocExMmW uric_uriDissectQueryMallocExMmW
#define uriDissectQueryMallocExW uric_uriDissectQueryMallocExW
#define uriDissectQueryMallocW uric_uriDissectQueryMallocW
#define uriEmulateCalloc uric_uriEmulateCalloc
#define uriEmulateReallocarray uric_uriEmulateReallocarray
#define uriEqualsUriA uric_uriEqualsUriA
#define uriEqualsUriW uric_uriEqualsUriW
#define uriEscapeA uric_uriEscapeA
#define uriEscapeExA uric_uriEscapeExA
#define uriEscapeExW uric_uriEscapeExW
#define uriEscapeW uric_uriEscapeW
#define uriFreeQueryListA uric_uriFreeQueryListA
#define uriFreeQueryListMmA uric_uriFreeQueryListMmA
#define uriFreeQueryListMmW uric_uriFreeQueryListMmW
#define uriFreeQueryListW uric_uriFreeQueryListW
#define uriFreeUriMembersA uric_uriFreeUriMembersA
#define uriFreeUriMembersMmA uric_uriFreeUriMembersMmA
#define uriFreeUriMembersMmW uric_uriFreeUriMembersMmW
#define uriFreeUriMembersW uric_uriFreeUriMembersW
#define uriHasHostA uric_uriHasHostA
#define uriHasHostW uric_uriHasHostW
#define uriIsWellFormedFragmentA uric_uriIsWellFormedFragmentA
#define uriIsWellFormedFragmentW uric_uriIsWellFormedFragmentW
#define uriIsWellFormedHostIp4A uric_uriIsWellFormedHostIp4A
#define uriIsWellFormedHostIp4W uric_uriIsWellFormedHostIp4W
#define uriIsWellFormedHostIp6A uric_uriIsWellFormedHostIp6A
#define uriIsWellFormedHostIp6MmA uric_uriIsWellFormedHostIp6MmA
#define uriIsWellFormedHostIp6MmW uric_uriIsWellFormedHostIp6MmW
#define uriIsWellFormedHostIp6W uric_uriIsWellFormedHostIp6W
#define uriIsWellFormedHostIpFutureA uric_uriIsWellFormedHostIpFutureA
#define uriIsWellFormedHostIpFutureMmA uric_uriIsWellFormedHostIpFutureMmA
#define uriIsWellFormedHostIpFutureMmW uric_uriIsWellFormedHostIpFutureMmW
#define uriIsWellFormedHostIpFutureW uric_uriIsWellFormedHostIpFutureW
#define uriIsWellFormedHostRegNameA uric_uriIsWellFormedHostRegNameA
#define uriIsWellFormedHostRegNameW uric_uriIsWellFormedHostRegNameW
#define uriIsWellFormedPathA uric_uriIsWellFormedPathA
#define uriIsWellFormedPathW uric_uriIsWellFormedPathW
#define uriIsWellFormedPortA uric_uriIsWellFormedPortA
#define uriIsWellFormedPortW uric_uriIsWellFormedPortW
#define uriIsWellFormedQueryA uric_uriIsWellFormedQueryA
#define uriIsWellFormedQueryW uric_uriIsWellFormedQueryW
#define uriIsWellFormedSchemeA uric_uriIsWellFormedSchemeA
#define uriIsWellFormedSchemeW uric_uriIsWellFormedSchemeW
#define uriIsWellFormedUserInfoA uric_uriIsWellFormedUserInfoA
#define uriIsWellFormedUserInfoW uric_uriIsWellFormedUserInfoW
#define uriMakeOwnerA uric_uriMakeOwnerA
#define uriMakeOwnerMmA uric_uriMakeOwnerMmA
#define uriMakeOwnerMmW uric_uriMakeOwnerMmW
#define uriMakeOwnerW uric_uriMakeOwnerW
#define uriNormalizeSyntaxA uric_uriNormalizeSyntaxA
#define uriNormalizeSyntaxExA uric_uriNormalizeSyntaxExA
#define uriNormalizeSyntaxExMmA uric_uriNormalizeSyntaxExMmA
#define uriNormalizeSyntaxExMmW uric_uriNormalizeSyntaxExMmW
#define uriNormalizeSyntaxExW uric_uriNormalizeSyntaxExW
#define uriNormalizeSyntaxMaskRequiredA uric_uriNormalizeSyntaxMaskRequiredA
#define uriNormalizeSyntaxMaskRequiredExA uric_uriNormalizeSyntaxMaskRequiredExA
#define uriNormalizeSyntaxMaskRequiredExW uric_uriNormalizeSyntaxMaskRequiredExW
#define uriNormalizeSyntaxMaskRequiredW uric_uriNormalizeSyntaxMaskRequiredW
#define uriNormalizeSyntaxW uric_uriNormalizeSyntaxW
#define uriParseIpFourAddressA uric_uriParseIpFourAddressA
#define uriParseIpFourAddressW uric_uriParseIpFourAddressW
#define uriParseIpSixAddressA uric_uriParseIpSixAddressA
#define uriParseIpSixAddressMmA uric_uriParseIpSixAddressMmA
#define uriParseIpSixAddressMmW uric_uriParseIpSixAddressMmW
#define uriParseIpSixAddressW uric_uriParseIpSixAddressW
#define uriParseSingleUriA uric_uriParseSingleUriA
#define uriParseSingleUriExA uric_uriParseSingleUriExA
#define uriParseSingleUriExMmA uric_uriParseSingleUriExMmA
#define uriParseSingleUriExMmW uric_uriParseSingleUriExMmW
#define uriParseSingleUriExW uric_uriParseSingleUriExW
#define uriParseSingleUriW uric_uriParseSingleUriW
#define uriParseUriA uric_uriParseUriA
#define uriParseUriExA uric_uriParseUriExA
#define uriParseUriExW uric_uriParseUriExW
#define uriParseUriW uric_uriParseUriW
#define uriRemoveBaseUriA uric_uriRemoveBaseUriA
#define uriRemoveBaseUriMmA uric_uriRemoveBaseUriMmA
#define uriRemoveBaseUriMmW uric_uriRemoveBaseUriMmW
#define uriRemoveBaseUriW uric_uriRemoveBaseUriW
#define uriSetFragmentA uric_uriSetFragmentA
#define uriSetFragmentMmA uric_uriSetFragmentMmA
#define uriSetFragmentMmW uric_uriSetFragmentMmW
#define uriSetFragmentW uric_uriSetFragmentW
#define uriSetHostAutoA uric_uriSetHostAutoA
#define uriSetHostAutoMmA uric_uriSetHostAutoMmA
#define uriSetHostAutoMmW uric_uriSetHostAutoMmW
#define uriSetHostAutoW uric_uriSetHostAutoW
#define uriSetHostIp4A uric_uriSetHostIp4A
#define uriSetHostIp4MmA uric_uriSetHostIp4MmA
#define uriSetHostIp4MmW uric_uriSetHostIp4MmW
#define uriSetHostIp4W uric_uriSetHostIp4W
#define uriSetHostIp6A uric_uriSetHostIp6A
#define uriSetHostIp6MmA uric_uriSetHostIp6MmA
#define uriSetHostIp6MmW uric_uriSetHostIp6MmW
#define uriSetHostIp6W uric_uriSetHostIp6W
#define uriSetHostIpFutureA uric_uriSetHostIpFutureA
#define uriSetHostIpFutureMmA uric_uriSetHostIpFutureMmA
#define uriSetHostIpFutureMmW uric_uriSetHostIpFutureMmW
#define uriSetHostIpFutureW uric_uriSetHostIpFutureW
#define uriSetHostRegNameA uric_uriSetHostRegNameA
#define uriSetHostRegNameMmA uric_uriSetHostRegNameMmA
#define uriSetHostRegNameMmW uric_uriSetHostRegNameMmW
#define uriSetHostRegNameW uric_uriSetHostRegNameW
#define uriSetPathA uric_uriSetPathA
#define uriSetPathMmA uric_uriSetPathMmA
#define uriSetPathMmW uric_uriSetPathMmW
#define uriSetPathW uric_uriSetPathW
#define uriSetPortTextA uric_uriSetPortTextA
#define uriSetPortTextMmA uric_uriSetPortTextMmA
#define uriSetPortTextMmW uric_uriSetPortTextMmW
#define uriSetPortTextW uric_uriSetPortTextW
#define uriSetQueryA uric_uriSetQueryA
#define uriSetQueryMmA uric_uriSetQueryMmA
#define uriSetQueryMmW uric_uriSetQueryMmW
#define uriSetQueryW uric_uriSetQueryW
#define uriSetSchemeA uric_uriSetSchemeA
#define uriSetSchemeMmA uric_uriSetSchemeMmA
#define uriSetSchemeMmW uric_uriSetSchemeMmW
#define uriSetSchemeW uric_uriSetSchemeW
#define uriSetUserInfoA uric_uriSetUserInfoA
#define uriSetUserInfoMmA uric_uriSetUserInfoMmA
#define uriSetUserInfoMmW uric_uriSetUserInfoMmW
#define uriSetUserInfoW uric_uriSetUserInfoW
#define uriTestMemoryManager uric_uriTestMemoryManager
#define uriTestMemoryManagerEx uric_uriTestMemoryManagerEx
#define uriToStringA uric_uriToStringA
#define uriToStringCharsRequiredA uric_uriToStringCharsRequiredA
#define uriToStringCharsRequiredW uric_uriToStringCharsRequiredW
#define uriToStringW uric_uriToStringW
#define uriUnescapeInPlaceA uric_uriUnescapeInPlaceA
#define uriUnescapeInPlaceExA uric_uriUnescapeInPlaceExA
#define uriUnescapeInPlaceExW uric_uriUnescapeInPlaceExW
#define uriUnescapeInPlaceW uric_uriUnescapeInPlaceW
#define uriUnixFilenameToUriStringA uric_uriUnixFilenameToUriStringA
#define uriUnixFilenameToUriStringW uric_uriUnixFilenameToUriStringW
#define uriUriStringToUnixFilenameA uric_uriUriStringToUnixFilenameA
#define uriUriStringToUnixFilenameW uric_uriUriStringToUnixFilenameW
#define uriUriStringToWindowsFilenameA uric_uriUriStringToWindowsFilenameA
#define uriUriStringToWindowsFilenameW uric_uriUriStringToWindowsFilenameW
#define uriWindowsFilenameToUriStringA uric_uriWindowsFilenameToUriStringA
#define uriWindowsFilenameToUriStringW uric_uriWindowsFilenameToUriStringW
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef int UriBool;
#define URI_TRUE 1
#define URI_FALSE 0

#define URI_SUCCESS 0
#define URI_ERROR_SYNTAX 1           /* not what RFC 3986 allows there */
#define URI_ERROR_NULL 2             /* an argument is NULL that must not be */
#define URI_ERROR_MALLOC 3           /* the memory manager has no memory */
#define URI_ERROR_OUTPUT_TOO_LARGE 4 /* the result is longer than its buffer, than INT_MAX
                                        where an int counts it, or than URIC_MAX_LENGTH */
#define URI_ERROR_TOSTRING_TOO_LONG URI_ERROR_OUTPUT_TOO_LARGE
#define URI_ERROR_ADDBASE_REL_BASE 5      /* the base has no scheme */
#define URI_ERROR_REMOVEBASE_REL_BASE 6   /* the base has no scheme */
#define URI_ERROR_REMOVEBASE_REL_SOURCE 7 /* the URI to make relative has no scheme */
#define URI_ERROR_NOT_IMPLEMENTED 8       /* never returned */
#define URI_ERROR_RANGE_INVALID 9         /* afterLast is before first */
#define URI_ERROR_MEMORY_MANAGER_INCOMPLETE 10 /* one of its functions is NULL */
#define URI_ERROR_MEMORY_MANAGER_FAULTY 11     /* from uriTestMemoryManager() */
#define URI_ERROR_SETUSERINFO_HOST_NOT_SET 12
#define URI_ERROR_SETPORT_HOST_NOT_SET 13
#define URI_ERROR_SETHOST_USERINFO_SET 14
#define URI_ERROR_SETHOST_PORT_SET 15

/* ---- memory ------------------------------------------------------------------- */

struct UriMemoryManagerStruct;
typedef void *(*UriFuncMalloc)(struct UriMemoryManagerStruct *, size_t);
typedef void *(*UriFuncCalloc)(struct UriMemoryManagerStruct *, size_t, size_t);
typedef void *(*UriFuncRealloc)(struct UriMemoryManagerStruct *, void *, size_t);
typedef void *(*UriFuncReallocarray)(struct UriMemoryManagerStruct *, void *, size_t,
                                     size_t);
typedef void (*UriFuncFree)(struct UriMemoryManagerStruct *, void *);

/* The caller's functions, each with the meaning of C's or POSIX's function of that name.
 * None may be NULL. */
typedef struct UriMemoryManagerStruct {
    UriFuncMalloc malloc;
    UriFuncCalloc calloc;
    UriFuncRealloc realloc;
    UriFuncReallocarray reallocarray;
    UriFuncFree free;
    void *userData; /* for these functions */
} UriMemoryManager;

/* Fill *memory with functions that need only backend->malloc and backend->free.  backend
 * must live as long as *memory.  Returns URI_SUCCESS, URI_ERROR_NULL, or
 * URI_ERROR_MEMORY_MANAGER_INCOMPLETE if backend lacks one of the two. */
URI_PUBLIC int uriCompleteMemoryManager(UriMemoryManager *memory,
                                        UriMemoryManager *backend);

/* calloc() by memory->malloc, and reallocarray() by memory->realloc: for managers that
 * lack these.  Return NULL, with errno ENOMEM if the product overflows and EINVAL if
 * memory is NULL. */
URI_PUBLIC void *uriEmulateCalloc(UriMemoryManager *memory, size_t nmemb, size_t size);
URI_PUBLIC void *uriEmulateReallocarray(UriMemoryManager *memory, void *ptr, size_t nmemb,
                                        size_t size);

/* Call each function of *memory and check what it does.  Ex also checks, if asked, that
 * blocks are aligned for 64-bit numbers.  Returns URI_SUCCESS, URI_ERROR_NULL,
 * URI_ERROR_MEMORY_MANAGER_INCOMPLETE or URI_ERROR_MEMORY_MANAGER_FAULTY. */
URI_PUBLIC int uriTestMemoryManager(UriMemoryManager *memory);
URI_PUBLIC int uriTestMemoryManagerEx(UriMemoryManager *memory,
                                      UriBool challengeAlignment);

/* ---- types ---------------------------------------------------------------------- */

/* How the line breaks of decoded text are written. */
typedef enum UriBreakConversionEnum {
    URI_BR_TO_LF,
    URI_BR_TO_CRLF,
    URI_BR_TO_CR,
    URI_BR_TO_UNIX = URI_BR_TO_LF,
    URI_BR_TO_WINDOWS = URI_BR_TO_CRLF,
    URI_BR_TO_MAC = URI_BR_TO_CR,
    URI_BR_DONT_TOUCH
} UriBreakConversion;

/* Which components to normalize.  A normal port has no zero before other digits. */
typedef enum UriNormalizationMaskEnum {
    URI_NORMALIZED = 0,
    URI_NORMALIZE_SCHEME = 1 << 0,
    URI_NORMALIZE_USER_INFO = 1 << 1,
    URI_NORMALIZE_HOST = 1 << 2,
    URI_NORMALIZE_PATH = 1 << 3,
    URI_NORMALIZE_QUERY = 1 << 4,
    URI_NORMALIZE_FRAGMENT = 1 << 5,
    URI_NORMALIZE_PORT = 1 << 6
} UriNormalizationMask;

typedef enum UriResolutionOptionsEnum {
    URI_RESOLVE_STRICTLY = 0,
    URI_RESOLVE_IDENTICAL_SCHEME_COMPAT = 1 << 0 /* ignore the reference's scheme if it is
                                                    the base's (5.2.2) */
} UriResolutionOptions;

typedef struct UriIp4Struct {
    unsigned char data[4];
} UriIp4;
typedef struct UriIp6Struct {
    unsigned char data[16];
} UriIp6;

/* The types that depend on the type of a character, CHAR, with the last letter X of their
 * names. */
#define URIC_URIPARSER_TYPES(CHAR, X)                                                    \
    /* A string; {NULL, NULL} if it is undefined. */                                     \
    typedef struct UriTextRangeStruct##X {                                               \
        const CHAR *first, *afterLast;                                                   \
    } UriTextRange##X;                                                                   \
    typedef struct UriPathSegmentStruct##X {                                             \
        UriTextRange##X text;                                                            \
        struct UriPathSegmentStruct##X *next; /* NULL for the last */                    \
        void *reserved;                                                                  \
    } UriPathSegment##X;                                                                 \
    /* At most one of these, none for a registered name. */                              \
    typedef struct UriHostDataStruct##X {                                                \
        UriIp4 *ip4;                                                                     \
        UriIp6 *ip6;                                                                     \
        UriTextRange##X ipFuture; /* then the same as hostText */                        \
    } UriHostData##X;                                                                    \
    /* A parsed reference.  Unless owner is URI_TRUE, the texts belong to the caller; */ \
    /* segments and addresses never do. */                                               \
    typedef struct UriUriStruct##X {                                                     \
        UriTextRange##X scheme, userInfo;                                                \
        UriTextRange##X hostText; /* without brackets */                                 \
        UriHostData##X hostData;                                                         \
        UriTextRange##X portText;                                                        \
        UriPathSegment##X *pathHead, *pathTail;                                          \
        UriTextRange##X query, fragment;                                                 \
        UriBool absolutePath; /* without a host: the path starts with "/" */             \
        UriBool owner;                                                                   \
        void *reserved;                                                                  \
    } UriUri##X;                                                                         \
    typedef struct UriParserStateStruct##X {                                             \
        UriUri##X *uri; /* the result; set by the caller */                              \
        int errorCode;                                                                   \
        const CHAR *errorPos; /* of URI_ERROR_SYNTAX; otherwise NULL */                  \
        void *reserved;                                                                  \
    } UriParserState##X;                                                                 \
    typedef struct UriQueryListStruct##X {                                               \
        const CHAR *key, *value; /* value is NULL if there is no "=" */                  \
        struct UriQueryListStruct##X *next;                                              \
    } UriQueryList##X

URIC_URIPARSER_TYPES(char, A);
URIC_URIPARSER_TYPES(wchar_t, W);

/* ---- parsing -------------------------------------------------------------------- */

/* Parse a URI-reference (RFC 3986, 4.1) and write it to *uri, or *state->uri, which need
 * not be initialized.  afterLast may be NULL in uriParseSingleUriExA(): then the string
 * is NUL-terminated.  Free the result by uriFreeUriMembersA(), with the same memory
 * manager; after an error there is nothing to free, and freeing is harmless.
 *
 * Returns URI_SUCCESS; URI_ERROR_SYNTAX, with the address of the first character that no
 * valid continuation has, or the end, in *errorPos (unless NULL) or state->errorPos;
 * URI_ERROR_NULL, URI_ERROR_MALLOC, URI_ERROR_RANGE_INVALID, URI_ERROR_OUTPUT_TOO_LARGE.
 *
 * Example:
 *     assert(uriParseSingleUriA(&uri, "http://h/a?b", NULL) == URI_SUCCESS);
 *     assert(uri.query.first[0] == 'b' && uri.pathHead->next == NULL);
 *     uriFreeUriMembersA(&uri);
 */
URI_PUBLIC int uriParseUriA(UriParserStateA *state, const char *text);
URI_PUBLIC int uriParseUriExA(UriParserStateA *state, const char *first,
                              const char *afterLast);
URI_PUBLIC int uriParseSingleUriA(UriUriA *uri, const char *text, const char **errorPos);
URI_PUBLIC int uriParseSingleUriExA(UriUriA *uri, const char *first,
                                    const char *afterLast, const char **errorPos);
URI_PUBLIC int uriParseSingleUriExMmA(UriUriA *uri, const char *first,
                                      const char *afterLast, const char **errorPos,
                                      UriMemoryManager *memory);

/* Free what *uri owns and leave no pointer to it.  Returns URI_SUCCESS, URI_ERROR_NULL,
 * URI_ERROR_MEMORY_MANAGER_INCOMPLETE. */
URI_PUBLIC void uriFreeUriMembersA(UriUriA *uri);
URI_PUBLIC int uriFreeUriMembersMmA(UriUriA *uri, UriMemoryManager *memory);

/* Copy every text that *uri refers to, so that it owns all its texts.  Returns URI_SUCCESS,
 * also if it owns them already; URI_ERROR_NULL, URI_ERROR_MALLOC.
 *
 * Example:
 *     uriParseSingleUriA(&uri, "a", NULL);
 *     assert(uriMakeOwnerA(&uri) == URI_SUCCESS && uri.owner);
 *     uriFreeUriMembersA(&uri);
 */
URI_PUBLIC int uriMakeOwnerA(UriUriA *uri);
URI_PUBLIC int uriMakeOwnerMmA(UriUriA *uri, UriMemoryManager *memory);

/* Write a copy of *sourceUri that owns its texts to *destUri.  Returns URI_SUCCESS,
 * URI_ERROR_NULL, URI_ERROR_MALLOC. */
URI_PUBLIC int uriCopyUriA(UriUriA *destUri, const UriUriA *sourceUri);
URI_PUBLIC int uriCopyUriMmA(UriUriA *destUri, const UriUriA *sourceUri,
                             UriMemoryManager *memory);

/* Whether the URI has a host, which may be empty. */
URI_PUBLIC UriBool uriHasHostA(const UriUriA *uri);

/* Whether two parsed references are the same, component by component; addresses are
 * compared by value.  Two NULLs are equal.
 *
 * Example:
 *     uriParseSingleUriA(&uri, "//[::1]", NULL);
 *     uriParseSingleUriA(&other, "//[0:0::1]", NULL);
 *     assert(uriEqualsUriA(&uri, &other) && uriHasHostA(&uri));
 *     uriFreeUriMembersA(&uri);
 *     uriFreeUriMembersA(&other);
 */
URI_PUBLIC UriBool uriEqualsUriA(const UriUriA *a, const UriUriA *b);

/* ---- addresses ------------------------------------------------------------------ */

/* Read an IPv4address, or an IPv6address without brackets (3.2.2).  Return URI_SUCCESS or
 * URI_ERROR_SYNTAX; uriParseIpSixAddressA() also URI_ERROR_NULL.
 *
 * Example:
 *     unsigned char octets[4];
 *     s = "192.0.2.1";
 *     assert(uriParseIpFourAddressA(octets, s, s + 9) == URI_SUCCESS &&
 *            octets[0] == 192);
 */
URI_PUBLIC int uriParseIpFourAddressA(unsigned char *octetOutput, const char *first,
                                      const char *afterLast);
URI_PUBLIC int uriParseIpSixAddressA(UriIp6 *output, const char *first,
                                     const char *afterLast);
URI_PUBLIC int uriParseIpSixAddressMmA(UriIp6 *output, const char *first,
                                       const char *afterLast, UriMemoryManager *memory);

/* ---- writing -------------------------------------------------------------------- */

/* The length of the reference (5.3) without its NUL, and the reference with its NUL.  An
 * IPv4 host is written from hostData, an IPv6 host, too, with all its 32 digits.
 * uriToStringA() writes at most maxChars characters to dest, and their number to
 * *charsWritten, unless that is NULL.  Return URI_SUCCESS; URI_ERROR_NULL;
 * URI_ERROR_TOSTRING_TOO_LONG, with the empty string in dest and *charsWritten 0.
 *
 * Example:
 *     uriParseSingleUriA(&uri, "s:a?b", NULL);
 *     assert(uriToStringCharsRequiredA(&uri, &count) == URI_SUCCESS && count == 5);
 *     assert(uriToStringA(buffer, &uri, count + 1, NULL) == URI_SUCCESS &&
 *            strcmp(buffer, "s:a?b") == 0);
 *     uriFreeUriMembersA(&uri);
 */
URI_PUBLIC int uriToStringCharsRequiredA(const UriUriA *uri, int *charsRequired);
URI_PUBLIC int uriToStringA(char *dest, const UriUriA *uri, int maxChars,
                            int *charsWritten);

/* ---- references ----------------------------------------------------------------- */

/* Write the target of *relativeSource against *absoluteBase (5.2), by uric_resolve(), to
 * *absoluteDest, which owns its texts.  Returns URI_SUCCESS; URI_ERROR_ADDBASE_REL_BASE;
 * URI_ERROR_SYNTAX if one of the two is not a URI-reference, because the caller put it
 * together wrongly; URI_ERROR_NULL, URI_ERROR_MALLOC, URI_ERROR_OUTPUT_TOO_LARGE.
 *
 * Example:
 *     uriParseSingleUriA(&other, "../c", NULL);
 *     uriParseSingleUriA(&base, "http://h/a/b/", NULL);
 *     assert(uriAddBaseUriA(&uri, &other, &base) == URI_SUCCESS);
 *     uriToStringA(buffer, &uri, sizeof buffer, NULL);
 *     assert(strcmp(buffer, "http://h/a/c") == 0);
 *     uriFreeUriMembersA(&uri);
 *     uriFreeUriMembersA(&other);
 *     uriFreeUriMembersA(&base);
 */
URI_PUBLIC int uriAddBaseUriA(UriUriA *absoluteDest, const UriUriA *relativeSource,
                              const UriUriA *absoluteBase);
URI_PUBLIC int uriAddBaseUriExA(UriUriA *absoluteDest, const UriUriA *relativeSource,
                                const UriUriA *absoluteBase,
                                UriResolutionOptions options);
URI_PUBLIC int uriAddBaseUriExMmA(UriUriA *absoluteDest, const UriUriA *relativeSource,
                                  const UriUriA *absoluteBase,
                                  UriResolutionOptions options, UriMemoryManager *memory);

/* Write a reference to *dest that resolves against *absoluteBase to the same target as
 * *absoluteSource does.  uriparser's own reference goes up from the base by ".." or, with
 * domainRootMode, starts with "/"; if it resolves to another target, the reference of
 * uric_relate() is written instead.  *dest owns its texts.  Returns URI_SUCCESS,
 * URI_ERROR_REMOVEBASE_REL_BASE, URI_ERROR_REMOVEBASE_REL_SOURCE, or another error of
 * uriAddBaseUriA().
 *
 * Example:
 *     uriParseSingleUriA(&other, "http://h/a/c", NULL);
 *     uriParseSingleUriA(&base, "http://h/a/b/", NULL);
 *     assert(uriRemoveBaseUriA(&uri, &other, &base, URI_FALSE) == URI_SUCCESS);
 *     uriToStringA(buffer, &uri, sizeof buffer, NULL);
 *     assert(strcmp(buffer, "../c") == 0);
 *     uriFreeUriMembersA(&uri);
 *     uriFreeUriMembersA(&other);
 *     uriFreeUriMembersA(&base);
 */
URI_PUBLIC int uriRemoveBaseUriA(UriUriA *dest, const UriUriA *absoluteSource,
                                 const UriUriA *absoluteBase, UriBool domainRootMode);
URI_PUBLIC int uriRemoveBaseUriMmA(UriUriA *dest, const UriUriA *absoluteSource,
                                   const UriUriA *absoluteBase, UriBool domainRootMode,
                                   UriMemoryManager *memory);

/* ---- normalization -------------------------------------------------------------- */

/* Normalize the components of the mask (6.2.2): case, triplets, and the dot-segments of
 * the path.  In a relative path, "a/../" and "./" are removed where no base can make a
 * difference.  *uri then owns its texts.  Returns what uriAddBaseUriA() returns, without
 * URI_ERROR_ADDBASE_REL_BASE.
 *
 * Example:
 *     uriParseSingleUriA(&uri, "HTTP://H/a/../b?%7e", NULL);
 *     uriNormalizeSyntaxExA(&uri, URI_NORMALIZE_PATH | URI_NORMALIZE_QUERY);
 *     uriToStringA(buffer, &uri, sizeof buffer, NULL);
 *     assert(strcmp(buffer, "HTTP://H/b?~") == 0);
 *     assert(uriNormalizeSyntaxMaskRequiredA(&uri) ==
 *            (URI_NORMALIZE_SCHEME | URI_NORMALIZE_HOST));
 *     uriFreeUriMembersA(&uri);
 */
URI_PUBLIC int uriNormalizeSyntaxA(UriUriA *uri);
URI_PUBLIC int uriNormalizeSyntaxExA(UriUriA *uri, unsigned int mask);
URI_PUBLIC int uriNormalizeSyntaxExMmA(UriUriA *uri, unsigned int mask,
                                       UriMemoryManager *memory);

/* Which components are not in this normal form; 0 for NULL.  Allocates nothing. */
URI_PUBLIC unsigned int uriNormalizeSyntaxMaskRequiredA(const UriUriA *uri);
URI_PUBLIC int uriNormalizeSyntaxMaskRequiredExA(const UriUriA *uri,
                                                 unsigned int *outMask);

/* ---- escaping ------------------------------------------------------------------- */

/* Write the text to out with every character but unreserved ones (2.3) percent-encoded,
 * and a NUL.  A space becomes "+" if spaceToPlus, a line break (CR, LF, CR LF) becomes
 * "%0D%0A" if normalizeBreaks.  out must have room for 3 characters for each one, 6 with
 * normalizeBreaks, and the NUL.  The text ends at inAfterLast or at the first
 * NUL, whichever comes first.
 * Return the address of the NUL in out; NULL if out is NULL or the same as the text.
 *
 * Example:
 *     uriEscapeA("a b/c", buffer, URI_TRUE, URI_FALSE);
 *     assert(strcmp(buffer, "a+b%2Fc") == 0);
 *     uriUnescapeInPlaceExA(buffer, URI_TRUE, URI_BR_DONT_TOUCH);
 *     assert(strcmp(buffer, "a b/c") == 0);
 */
URI_PUBLIC char *uriEscapeA(const char *in, char *out, UriBool spaceToPlus,
                            UriBool normalizeBreaks);
URI_PUBLIC char *uriEscapeExA(const char *inFirst, const char *inAfterLast, char *out,
                              UriBool spaceToPlus, UriBool normalizeBreaks);

/* Decode the triplets of a string in place.  A "%" without two hex digits stands for
 * itself. "%00" becomes a NUL, and what follows it remains behind that.  Encoded line
 * breaks are converted, others are not.  Return the address of the NUL that ends the
 * result; NULL for NULL. */
URI_PUBLIC const char *uriUnescapeInPlaceA(char *inout);
URI_PUBLIC const char *uriUnescapeInPlaceExA(char *inout, UriBool plusToSpace,
                                             UriBreakConversion breakConversion);

/* ---- file names ----------------------------------------------------------------- */

/* Convert a file name to a "file" URI, or to a relative reference if it is relative.
 * uriString needs room for 3 characters for each one, 7 (Unix) or 8 (Windows) more, and
 * the NUL.  Return URI_SUCCESS or URI_ERROR_NULL.
 *
 * Example:
 *     char name[16];
 *     uriUnixFilenameToUriStringA("/a b", buffer);
 *     assert(strcmp(buffer, "file:///a%20b") == 0);
 *     uriUriStringToUnixFilenameA(buffer, name);
 *     assert(strcmp(name, "/a b") == 0);
 */
URI_PUBLIC int uriUnixFilenameToUriStringA(const char *filename, char *uriString);
URI_PUBLIC int uriWindowsFilenameToUriStringA(const char *filename, char *uriString);

/* Convert the URI or reference back to a file name.  filename needs as much room as
 * uriString takes.  Return URI_SUCCESS or URI_ERROR_NULL. */
URI_PUBLIC int uriUriStringToUnixFilenameA(const char *uriString, char *filename);
URI_PUBLIC int uriUriStringToWindowsFilenameA(const char *uriString, char *filename);

/* ---- queries -------------------------------------------------------------------- */

/* The most characters that the list takes as a query, without the NUL: 3 for each, 6 if
 * line breaks are normalized.  Return URI_SUCCESS, URI_ERROR_NULL, or
 * URI_ERROR_OUTPUT_TOO_LARGE if that exceeds INT_MAX. */
URI_PUBLIC int uriComposeQueryCharsRequiredA(const UriQueryListA *queryList,
                                             int *charsRequired);
URI_PUBLIC int uriComposeQueryCharsRequiredExA(const UriQueryListA *queryList,
                                               int *charsRequired, UriBool spaceToPlus,
                                               UriBool normalizeBreaks);

/* Write the list as a query, "key=value" or "key", escaped, with "&" between.  The
 * functions without Ex turn spaces into "+" and normalize line breaks.  maxChars and
 * *charsWritten, unless NULL, count the NUL.  Return URI_SUCCESS, URI_ERROR_NULL, or
 * URI_ERROR_OUTPUT_TOO_LARGE if the query does not fit. */
URI_PUBLIC int uriComposeQueryA(char *dest, const UriQueryListA *queryList, int maxChars,
                                int *charsWritten);
URI_PUBLIC int uriComposeQueryExA(char *dest, const UriQueryListA *queryList,
                                  int maxChars, int *charsWritten, UriBool spaceToPlus,
                                  UriBool normalizeBreaks);

/* Write the query to a string that the memory manager allocates and the caller frees.  Also
 * return URI_ERROR_MALLOC. */
URI_PUBLIC int uriComposeQueryMallocA(char **dest, const UriQueryListA *queryList);
URI_PUBLIC int uriComposeQueryMallocExA(char **dest, const UriQueryListA *queryList,
                                        UriBool spaceToPlus, UriBool normalizeBreaks);
URI_PUBLIC int uriComposeQueryMallocExMmA(char **dest, const UriQueryListA *queryList,
                                          UriBool spaceToPlus, UriBool normalizeBreaks,
                                          UriMemoryManager *memory);

/* Make the list of a query's pairs, decoded, and their number, unless itemCount is NULL.
 * Empty pairs are left out; *dest is NULL if no pair remains.  The function without Ex turns
 * "+" into a space and keeps line breaks.  Free the list by uriFreeQueryListA().  Return
 * URI_SUCCESS; URI_ERROR_NULL; URI_ERROR_RANGE_INVALID; URI_ERROR_MALLOC;
 * URI_ERROR_OUTPUT_TOO_LARGE if there are more than INT_MAX pairs.
 *
 * Example:
 *     s = "a=%31&b";
 *     uriDissectQueryMallocA(&list, &count, s, s + 7);
 *     assert(count == 2 && strcmp(list->value, "1") == 0);
 *     uriComposeQueryA(buffer, list, sizeof buffer, NULL);
 *     assert(strcmp(buffer, "a=1&b") == 0);
 *     uriFreeQueryListA(list);
 */
URI_PUBLIC int uriDissectQueryMallocA(UriQueryListA **dest, int *itemCount,
                                      const char *first, const char *afterLast);
URI_PUBLIC int uriDissectQueryMallocExA(UriQueryListA **dest, int *itemCount,
                                        const char *first, const char *afterLast,
                                        UriBool plusToSpace,
                                        UriBreakConversion breakConversion);
URI_PUBLIC int uriDissectQueryMallocExMmA(UriQueryListA **dest, int *itemCount,
                                          const char *first, const char *afterLast,
                                          UriBool plusToSpace,
                                          UriBreakConversion breakConversion,
                                          UriMemoryManager *memory);

/* Free a list. */
URI_PUBLIC void uriFreeQueryListA(UriQueryListA *queryList);
URI_PUBLIC int uriFreeQueryListMmA(UriQueryListA *queryList, UriMemoryManager *memory);

/* ---- setting and checking components (uriparser 1.0) ---------------------------- */

/* Set a component to the text from first to afterLast, or remove it if both are NULL, and
 * keep every other component; a "." is put before a path that would otherwise parse as
 * something else.  HostAuto takes a host as in a URI, HostIp6 and HostIpFuture one
 * without brackets.  With a host a path gets its leading "/".  *uri then owns its texts,
 * except after a removal that needs no ".", which takes no memory either.
 *
 * Return URI_SUCCESS; URI_ERROR_SYNTAX if the text is not that component;
 * URI_ERROR_SETUSERINFO_HOST_NOT_SET, URI_ERROR_SETPORT_HOST_NOT_SET, and, for removing
 * the host, URI_ERROR_SETHOST_USERINFO_SET, URI_ERROR_SETHOST_PORT_SET; URI_ERROR_NULL,
 * also if only one of first and afterLast is NULL; URI_ERROR_MALLOC,
 * URI_ERROR_OUTPUT_TOO_LARGE.
 *
 * Example:
 *     uriParseSingleUriA(&uri, "http://h/a?b", NULL);
 *     s = "c:d";
 *     assert(uriSetPathA(&uri, s, s + 3) == URI_ERROR_SYNTAX);
 *     assert(uriSetHostAutoA(&uri, NULL, NULL) == URI_SUCCESS &&
 *            uriSetPathA(&uri, s, s + 3) == URI_SUCCESS);
 *     uriToStringA(buffer, &uri, sizeof buffer, NULL);
 *     assert(strcmp(buffer, "http:c:d?b") == 0);
 *     uriFreeUriMembersA(&uri);
 */
URI_PUBLIC int uriSetSchemeA(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetSchemeMmA(UriUriA *uri, const char *first, const char *afterLast,
                               UriMemoryManager *memory);
URI_PUBLIC int uriSetUserInfoA(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetUserInfoMmA(UriUriA *uri, const char *first, const char *afterLast,
                                 UriMemoryManager *memory);
URI_PUBLIC int uriSetHostAutoA(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetHostAutoMmA(UriUriA *uri, const char *first, const char *afterLast,
                                 UriMemoryManager *memory);
URI_PUBLIC int uriSetHostRegNameA(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetHostRegNameMmA(UriUriA *uri, const char *first,
                                    const char *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetHostIp4A(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetHostIp4MmA(UriUriA *uri, const char *first, const char *afterLast,
                                UriMemoryManager *memory);
URI_PUBLIC int uriSetHostIp6A(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetHostIp6MmA(UriUriA *uri, const char *first, const char *afterLast,
                                UriMemoryManager *memory);
URI_PUBLIC int uriSetHostIpFutureA(UriUriA *uri, const char *first,
                                   const char *afterLast);
URI_PUBLIC int uriSetHostIpFutureMmA(UriUriA *uri, const char *first,
                                     const char *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetPortTextA(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetPortTextMmA(UriUriA *uri, const char *first, const char *afterLast,
                                 UriMemoryManager *memory);
URI_PUBLIC int uriSetPathA(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetPathMmA(UriUriA *uri, const char *first, const char *afterLast,
                             UriMemoryManager *memory);
URI_PUBLIC int uriSetQueryA(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetQueryMmA(UriUriA *uri, const char *first, const char *afterLast,
                              UriMemoryManager *memory);
URI_PUBLIC int uriSetFragmentA(UriUriA *uri, const char *first, const char *afterLast);
URI_PUBLIC int uriSetFragmentMmA(UriUriA *uri, const char *first, const char *afterLast,
                                 UriMemoryManager *memory);

/* Whether a text is a valid component (3.1 to 3.5).  HostIp6 and HostIpFuture take a host
 * without brackets and return URI_SUCCESS, URI_ERROR_SYNTAX or URI_ERROR_NULL.  With a
 * host a path must start with "/". */
URI_PUBLIC UriBool uriIsWellFormedSchemeA(const char *first, const char *afterLast);
URI_PUBLIC UriBool uriIsWellFormedUserInfoA(const char *first, const char *afterLast);
URI_PUBLIC UriBool uriIsWellFormedHostIp4A(const char *first, const char *afterLast);
URI_PUBLIC int uriIsWellFormedHostIp6A(const char *first, const char *afterLast);
URI_PUBLIC int uriIsWellFormedHostIp6MmA(const char *first, const char *afterLast,
                                         UriMemoryManager *memory);
URI_PUBLIC int uriIsWellFormedHostIpFutureA(const char *first, const char *afterLast);
URI_PUBLIC int uriIsWellFormedHostIpFutureMmA(const char *first, const char *afterLast,
                                              UriMemoryManager *memory);
URI_PUBLIC UriBool uriIsWellFormedHostRegNameA(const char *first, const char *afterLast);
URI_PUBLIC UriBool uriIsWellFormedPortA(const char *first, const char *afterLast);
URI_PUBLIC UriBool uriIsWellFormedPathA(const char *first, const char *afterLast,
                                        UriBool hasHost);
URI_PUBLIC UriBool uriIsWellFormedQueryA(const char *first, const char *afterLast);
URI_PUBLIC UriBool uriIsWellFormedFragmentA(const char *first, const char *afterLast);

/* URI_VER_ANSI, the version of uriparser whose functions these are. */
URI_PUBLIC const char *uriBaseRuntimeVersionA(void);

/* ---- wchar_t --------------------------------------------------------------------- */

URI_PUBLIC int uriParseUriW(UriParserStateW *state, const wchar_t *text);
URI_PUBLIC int uriParseUriExW(UriParserStateW *state, const wchar_t *first,
                              const wchar_t *afterLast);
URI_PUBLIC int uriParseSingleUriW(UriUriW *uri, const wchar_t *text,
                                  const wchar_t **errorPos);
URI_PUBLIC int uriParseSingleUriExW(UriUriW *uri, const wchar_t *first,
                                    const wchar_t *afterLast, const wchar_t **errorPos);
URI_PUBLIC int uriParseSingleUriExMmW(UriUriW *uri, const wchar_t *first,
                                      const wchar_t *afterLast, const wchar_t **errorPos,
                                      UriMemoryManager *memory);
URI_PUBLIC void uriFreeUriMembersW(UriUriW *uri);
URI_PUBLIC int uriFreeUriMembersMmW(UriUriW *uri, UriMemoryManager *memory);
URI_PUBLIC int uriMakeOwnerW(UriUriW *uri);
URI_PUBLIC int uriMakeOwnerMmW(UriUriW *uri, UriMemoryManager *memory);
URI_PUBLIC int uriCopyUriW(UriUriW *destUri, const UriUriW *sourceUri);
URI_PUBLIC int uriCopyUriMmW(UriUriW *destUri, const UriUriW *sourceUri,
                             UriMemoryManager *memory);
URI_PUBLIC UriBool uriHasHostW(const UriUriW *uri);
URI_PUBLIC UriBool uriEqualsUriW(const UriUriW *a, const UriUriW *b);
URI_PUBLIC int uriParseIpFourAddressW(unsigned char *octetOutput, const wchar_t *first,
                                      const wchar_t *afterLast);
URI_PUBLIC int uriParseIpSixAddressW(UriIp6 *output, const wchar_t *first,
                                     const wchar_t *afterLast);
URI_PUBLIC int uriParseIpSixAddressMmW(UriIp6 *output, const wchar_t *first,
                                       const wchar_t *afterLast,
                                       UriMemoryManager *memory);
URI_PUBLIC int uriToStringCharsRequiredW(const UriUriW *uri, int *charsRequired);
URI_PUBLIC int uriToStringW(wchar_t *dest, const UriUriW *uri, int maxChars,
                            int *charsWritten);
URI_PUBLIC int uriAddBaseUriW(UriUriW *absoluteDest, const UriUriW *relativeSource,
                              const UriUriW *absoluteBase);
URI_PUBLIC int uriAddBaseUriExW(UriUriW *absoluteDest, const UriUriW *relativeSource,
                                const UriUriW *absoluteBase,
                                UriResolutionOptions options);
URI_PUBLIC int uriAddBaseUriExMmW(UriUriW *absoluteDest, const UriUriW *relativeSource,
                                  const UriUriW *absoluteBase,
                                  UriResolutionOptions options, UriMemoryManager *memory);
URI_PUBLIC int uriRemoveBaseUriW(UriUriW *dest, const UriUriW *absoluteSource,
                                 const UriUriW *absoluteBase, UriBool domainRootMode);
URI_PUBLIC int uriRemoveBaseUriMmW(UriUriW *dest, const UriUriW *absoluteSource,
                                   const UriUriW *absoluteBase, UriBool domainRootMode,
                                   UriMemoryManager *memory);
URI_PUBLIC int uriNormalizeSyntaxW(UriUriW *uri);
URI_PUBLIC int uriNormalizeSyntaxExW(UriUriW *uri, unsigned int mask);
URI_PUBLIC int uriNormalizeSyntaxExMmW(UriUriW *uri, unsigned int mask,
                                       UriMemoryManager *memory);
URI_PUBLIC unsigned int uriNormalizeSyntaxMaskRequiredW(const UriUriW *uri);
URI_PUBLIC int uriNormalizeSyntaxMaskRequiredExW(const UriUriW *uri,
                                                 unsigned int *outMask);
URI_PUBLIC wchar_t *uriEscapeW(const wchar_t *in, wchar_t *out, UriBool spaceToPlus,
                               UriBool normalizeBreaks);
URI_PUBLIC wchar_t *uriEscapeExW(const wchar_t *inFirst, const wchar_t *inAfterLast,
                                 wchar_t *out, UriBool spaceToPlus,
                                 UriBool normalizeBreaks);
URI_PUBLIC const wchar_t *uriUnescapeInPlaceW(wchar_t *inout);
URI_PUBLIC const wchar_t *uriUnescapeInPlaceExW(wchar_t *inout, UriBool plusToSpace,
                                                UriBreakConversion breakConversion);
URI_PUBLIC int uriUnixFilenameToUriStringW(const wchar_t *filename, wchar_t *uriString);
URI_PUBLIC int uriWindowsFilenameToUriStringW(const wchar_t *filename,
                                              wchar_t *uriString);
URI_PUBLIC int uriUriStringToUnixFilenameW(const wchar_t *uriString, wchar_t *filename);
URI_PUBLIC int uriUriStringToWindowsFilenameW(const wchar_t *uriString,
                                              wchar_t *filename);
URI_PUBLIC int uriComposeQueryCharsRequiredW(const UriQueryListW *queryList,
                                             int *charsRequired);
URI_PUBLIC int uriComposeQueryCharsRequiredExW(const UriQueryListW *queryList,
                                               int *charsRequired, UriBool spaceToPlus,
                                               UriBool normalizeBreaks);
URI_PUBLIC int uriComposeQueryW(wchar_t *dest, const UriQueryListW *queryList,
                                int maxChars, int *charsWritten);
URI_PUBLIC int uriComposeQueryExW(wchar_t *dest, const UriQueryListW *queryList,
                                  int maxChars, int *charsWritten, UriBool spaceToPlus,
                                  UriBool normalizeBreaks);
URI_PUBLIC int uriComposeQueryMallocW(wchar_t **dest, const UriQueryListW *queryList);
URI_PUBLIC int uriComposeQueryMallocExW(wchar_t **dest, const UriQueryListW *queryList,
                                        UriBool spaceToPlus, UriBool normalizeBreaks);
URI_PUBLIC int uriComposeQueryMallocExMmW(wchar_t **dest, const UriQueryListW *queryList,
                                          UriBool spaceToPlus, UriBool normalizeBreaks,
                                          UriMemoryManager *memory);
URI_PUBLIC int uriDissectQueryMallocW(UriQueryListW **dest, int *itemCount,
                                      const wchar_t *first, const wchar_t *afterLast);
URI_PUBLIC int uriDissectQueryMallocExW(UriQueryListW **dest, int *itemCount,
                                        const wchar_t *first, const wchar_t *afterLast,
                                        UriBool plusToSpace,
                                        UriBreakConversion breakConversion);
URI_PUBLIC int uriDissectQueryMallocExMmW(UriQueryListW **dest, int *itemCount,
                                          const wchar_t *first, const wchar_t *afterLast,
                                          UriBool plusToSpace,
                                          UriBreakConversion breakConversion,
                                          UriMemoryManager *memory);
URI_PUBLIC void uriFreeQueryListW(UriQueryListW *queryList);
URI_PUBLIC int uriFreeQueryListMmW(UriQueryListW *queryList, UriMemoryManager *memory);
URI_PUBLIC int uriSetSchemeW(UriUriW *uri, const wchar_t *first,
                             const wchar_t *afterLast);
URI_PUBLIC int uriSetSchemeMmW(UriUriW *uri, const wchar_t *first,
                               const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetUserInfoW(UriUriW *uri, const wchar_t *first,
                               const wchar_t *afterLast);
URI_PUBLIC int uriSetUserInfoMmW(UriUriW *uri, const wchar_t *first,
                                 const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetHostAutoW(UriUriW *uri, const wchar_t *first,
                               const wchar_t *afterLast);
URI_PUBLIC int uriSetHostAutoMmW(UriUriW *uri, const wchar_t *first,
                                 const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetHostRegNameW(UriUriW *uri, const wchar_t *first,
                                  const wchar_t *afterLast);
URI_PUBLIC int uriSetHostRegNameMmW(UriUriW *uri, const wchar_t *first,
                                    const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetHostIp4W(UriUriW *uri, const wchar_t *first,
                              const wchar_t *afterLast);
URI_PUBLIC int uriSetHostIp4MmW(UriUriW *uri, const wchar_t *first,
                                const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetHostIp6W(UriUriW *uri, const wchar_t *first,
                              const wchar_t *afterLast);
URI_PUBLIC int uriSetHostIp6MmW(UriUriW *uri, const wchar_t *first,
                                const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetHostIpFutureW(UriUriW *uri, const wchar_t *first,
                                   const wchar_t *afterLast);
URI_PUBLIC int uriSetHostIpFutureMmW(UriUriW *uri, const wchar_t *first,
                                     const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetPortTextW(UriUriW *uri, const wchar_t *first,
                               const wchar_t *afterLast);
URI_PUBLIC int uriSetPortTextMmW(UriUriW *uri, const wchar_t *first,
                                 const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetPathW(UriUriW *uri, const wchar_t *first, const wchar_t *afterLast);
URI_PUBLIC int uriSetPathMmW(UriUriW *uri, const wchar_t *first, const wchar_t *afterLast,
                             UriMemoryManager *memory);
URI_PUBLIC int uriSetQueryW(UriUriW *uri, const wchar_t *first, const wchar_t *afterLast);
URI_PUBLIC int uriSetQueryMmW(UriUriW *uri, const wchar_t *first,
                              const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC int uriSetFragmentW(UriUriW *uri, const wchar_t *first,
                               const wchar_t *afterLast);
URI_PUBLIC int uriSetFragmentMmW(UriUriW *uri, const wchar_t *first,
                                 const wchar_t *afterLast, UriMemoryManager *memory);
URI_PUBLIC UriBool uriIsWellFormedSchemeW(const wchar_t *first, const wchar_t *afterLast);
URI_PUBLIC UriBool uriIsWellFormedUserInfoW(const wchar_t *first,
                                            const wchar_t *afterLast);
URI_PUBLIC UriBool uriIsWellFormedHostIp4W(const wchar_t *first,
                                           const wchar_t *afterLast);
URI_PUBLIC int uriIsWellFormedHostIp6W(const wchar_t *first, const wchar_t *afterLast);
URI_PUBLIC int uriIsWellFormedHostIp6MmW(const wchar_t *first, const wchar_t *afterLast,
                                         UriMemoryManager *memory);
URI_PUBLIC int uriIsWellFormedHostIpFutureW(const wchar_t *first,
                                            const wchar_t *afterLast);
URI_PUBLIC int uriIsWellFormedHostIpFutureMmW(const wchar_t *first,
                                              const wchar_t *afterLast,
                                              UriMemoryManager *memory);
URI_PUBLIC UriBool uriIsWellFormedHostRegNameW(const wchar_t *first,
                                               const wchar_t *afterLast);
URI_PUBLIC UriBool uriIsWellFormedPortW(const wchar_t *first, const wchar_t *afterLast);
URI_PUBLIC UriBool uriIsWellFormedPathW(const wchar_t *first, const wchar_t *afterLast,
                                        UriBool hasHost);
URI_PUBLIC UriBool uriIsWellFormedQueryW(const wchar_t *first, const wchar_t *afterLast);
URI_PUBLIC UriBool uriIsWellFormedFragmentW(const wchar_t *first,
                                            const wchar_t *afterLast);
URI_PUBLIC const wchar_t *uriBaseRuntimeVersionW(void);

#ifdef __cplusplus
}
#endif

#endif
