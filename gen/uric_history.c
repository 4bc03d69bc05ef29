/* uric_history in one file, to go with uric.c; its interface is uric_history.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_HISTORY_INTERNAL static

#include "uric.h"
#include "uric_history.h"
#include "uric_schemes.h"

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


/* Removes dot-segments. */
/* Removing dot-segments from a path, read from its end to its start, so that no step has
 * to undo another; and laying what remains in the same direction.  The same walk applies the
 * rules of the editions before RFC 3986. */
#ifndef URIC_HISTORY_DOTS_H
#define URIC_HISTORY_DOTS_H

/* Recognizes dot-segments (RFC 3986, 3.3). */
#ifndef URIC_HISTORY_DOT_SEGMENT_H
#define URIC_HISTORY_DOT_SEGMENT_H

/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_HISTORY_ASCII_H
#define URIC_HISTORY_ASCII_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_HISTORY_INTERNAL_H
#define URIC_HISTORY_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_HISTORY_TABLE)
#define URIC_HISTORY_TABLES_ELSEWHERE
#endif
#ifndef URIC_HISTORY_TABLE
#define URIC_HISTORY_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_HISTORY_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_HISTORY_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_HISTORY_INTERNAL
#endif
#endif

#ifndef URIC_HISTORY_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_HISTORY_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_HISTORY_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_HISTORY_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_HISTORY_INLINE inline __attribute__((unused))
#else
#define URIC_HISTORY_NEVER_INLINE
#define URIC_HISTORY_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_HISTORY_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_HISTORY_FALLTHROUGH
#define URIC_HISTORY_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_HISTORY_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_HISTORY_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_HISTORY_INLINE const char *uric_history_at(const char *s, uint32_t offset)
{
    return s != NULL ? s + offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_HISTORY_INLINE enum uric_status uric_history_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_HISTORY_INLINE struct uric_bytes uric_history_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_HISTORY_INLINE int uric_history_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_HISTORY_INLINE void uric_history_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_history_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_HISTORY_DEFINE(u, which, at) \
    ((u)->part[which].end = (at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_HISTORY_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

static URIC_HISTORY_INLINE int uric_history_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static URIC_HISTORY_INLINE int uric_history_is_upper(int c)
{
    return c >= 'A' && c <= 'Z';
}

static URIC_HISTORY_INLINE int uric_history_is_lower(int c)
{
    return c >= 'a' && c <= 'z';
}

static URIC_HISTORY_INLINE int uric_history_is_letter(int c)
{
    return uric_history_is_upper(c) || uric_history_is_lower(c);
}

static URIC_HISTORY_INLINE unsigned char uric_history_lower(char c)
{
    return (unsigned char)(uric_history_is_upper(c) ? c - 'A' + 'a' : c);
}

/* Whether the n bytes at s and at t are equal, ignoring the case of letters. */
static URIC_HISTORY_INLINE int uric_history_same_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_history_lower(s[i]) != uric_history_lower(t[i]))
            return 0;
    }
    return 1;
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static URIC_HISTORY_INLINE int uric_history_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_history_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Whether the n bytes at s are the name. */
static URIC_HISTORY_INLINE int uric_history_is_exactly(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || s[i] != name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* The value of a byte that is known to be a hexadecimal digit. */
static URIC_HISTORY_INLINE unsigned uric_history_digit(char c)
{
    const unsigned digit = (unsigned char)c;

    return (digit & 15) + 9 * (digit >> 6);
}

/* The value of a hexadecimal digit; 16 for other bytes. */
static URIC_HISTORY_INLINE unsigned uric_history_hex_value(char c)
{
    const unsigned char lower = uric_history_lower(c);

    return uric_history_is_digit(c) || (lower >= 'a' && lower <= 'f') ? uric_history_digit(c) : 16;
}

/* The hexadecimal digit of a value below 16. */
static URIC_HISTORY_INLINE char uric_history_hex_upper(unsigned value)
{
    return "0123456789ABCDEF"[value];
}

static URIC_HISTORY_INLINE char uric_history_hex_lower(unsigned value)
{
    return "0123456789abcdef"[value];
}

#endif

/* The length of the dot that the n bytes at s start with, or 0.  encoded: "%2E" is a dot,
 * too; the bytes need not be valid. */
static URIC_HISTORY_ALWAYS_INLINE size_t uric_history_dot(const char *s, size_t n, int encoded)
{
    if (n > 0 && s[0] == '.')
        return 1;
    return encoded && n > 2 && s[0] == '%' && s[1] == '2' && uric_history_lower(s[2]) == 'e' ? 3
                                                                                     : 0;
}

/* 1 if the segment at s is ".", 2 if it is "..", 0 for other segments.  It ends at the first
 * "/" or after n bytes; *length is set for a dot-segment. */
static URIC_HISTORY_ALWAYS_INLINE unsigned uric_history_dot_segment(const char *s, size_t n, int encoded,
                                                    size_t *length)
{
    const size_t first = uric_history_dot(s, n, encoded);
    size_t second;

    if (first == 0)
        return 0;
    second = uric_history_dot(s + first, n - first, encoded);
    *length = first + second;
    if (*length < n && s[*length] != '/')
        return 0;
    return second > 0 ? 2 : 1;
}

#endif

/* How dot-segments are removed. */
enum uric_history_dots {
    URIC_HISTORY_DOTS_STAY,
    URIC_HISTORY_DOTS_3986, /* 5.2.4: a ".." also removes the "/" before the segment */
    URIC_HISTORY_DOTS_1997, /* 5.2 of url1997, rfc2396 and uri2003: removes "./" and "SEGMENT/../", and at
                       the end of the path the same without the final "/" */
    URIC_HISTORY_DOTS_1994  /* "PARTIAL FORM": removes "/." and "/SEGMENT/.." */
};

/* The path is the directory followed by what comes after it; the directory is empty or
 * ends in "/".  The remaining segments are found from the last to the first. */
struct uric_history_remaining {
    enum uric_history_dots dots;
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

URIC_HISTORY_INTERNAL void uric_history_remaining_begin(struct uric_history_remaining *w, enum uric_history_dots dots,
                                   struct uric_bytes directory,
                                   struct uric_bytes path);

/* The next remaining segment, and the "/" before it, which directly precedes it in its
 * source if there is one: 1, or 0 if no segment remains.  The path starts with that "/"
 * only if it is rooted. */
URIC_HISTORY_INTERNAL int uric_history_remaining_next(struct uric_history_remaining *w, struct uric_bytes *segment,
                                 const char **slash);

/* Whether a path starts with "//", given that the first `empties` of the remaining segments
 * are empty. */
static URIC_HISTORY_INLINE int uric_history_has_two_slashes(size_t kept, size_t empties, int rooted)
{
    return empties + (empties < kept) >= (rooted ? 2u : 3u);
}

/* Where bytes are laid, from the end to the start.  Bytes that are adjacent in their
 * source are laid at once. */
struct uric_history_laying {
    char *to;                  /* the end of the room for them; or NULL */
    struct uric_bytes *piece;  /* the end of the room for pieces; or NULL */
    const char *like;          /* the end of the bytes to compare with; or NULL */
    uint64_t length;           /* laid so far */
    size_t pieces;
    int differs;               /* from `like` */
    struct uric_bytes run;     /* not yet laid, but counted in length */
};

URIC_HISTORY_INTERNAL void uric_history_lay(struct uric_history_laying *l, const char *s, size_t n);
URIC_HISTORY_INTERNAL void uric_history_lay_rest(struct uric_history_laying *l);

/* What remains of a path. */
struct uric_history_rest {
    enum uric_history_dots dots;
    int encoded;
    int keeps;       /* keep a surplus ".." */
    int closed;
    /* found by uric_rest_measure() */
    size_t kept;     /* segments, without surplus ".." */
    size_t empties;  /* empty segments at the start */
    size_t surplus;
    uint64_t length;
    size_t pieces;
    int rooted;
};

URIC_HISTORY_INTERNAL void uric_history_rest_measure(struct uric_history_rest *rest,
                                     struct uric_bytes directory,
                                     struct uric_bytes path);

/* Lay what remains. */
URIC_HISTORY_INTERNAL void uric_history_rest_lay(struct uric_history_rest *rest, struct uric_bytes directory,
                                 struct uric_bytes path, struct uric_history_laying *l);

URIC_HISTORY_INTERNAL int uric_history_rest_begins_with_two_slashes(const struct uric_history_rest *rest);

#endif

static const char uric_history_slash[] = "/";

static void uric_history_drop_first(struct uric_bytes *text)
{
    text->s++;
    text->n--;
}

void uric_history_remaining_begin(struct uric_history_remaining *w, enum uric_history_dots dots,
                     struct uric_bytes directory, struct uric_bytes path)
{
    struct uric_bytes *const first = directory.n > 0 ? &directory : &path;

    memset(w, 0, sizeof *w);
    w->dots = dots;
    w->rooted = first->n > 0 && first->s[0] == '/';
    w->slash = w->rooted ? first->s : uric_history_slash;
    if (w->rooted)
        uric_history_drop_first(first);
    if (directory.n > 0) {
        directory.n--; /* its final "/" */
        w->has_directory = 1;
    }
    w->directory = directory;
    w->text = path;
    w->has_text = 1;
}

/* The last segment not yet read. */
static struct uric_bytes uric_history_take_last(struct uric_history_remaining *w, const char **slash)
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
static int uric_history_take_dots(struct uric_history_remaining *w, unsigned dots, int is_last)
{
    w->surplus += dots == 2;
    if (is_last)
        w->ends_up = dots == 2;
    return is_last && w->dots != URIC_HISTORY_DOTS_1994 && !w->closed;
}

/* Another segment: whether it stays. */
static int uric_history_take_other(struct uric_history_remaining *w)
{
    w->removed = w->surplus > 0;
    if (w->removed && --w->surplus == 0)
        w->matched = 1;
    return !w->removed;
}

int uric_history_remaining_next(struct uric_history_remaining *w, struct uric_bytes *segment,
                   const char **slash)
{
    while (w->has_text) {
        const int is_last = !w->begun;
        size_t length;
        unsigned dots;

        w->begun = 1;
        *segment = uric_history_take_last(w, slash);
        dots = uric_history_dot_segment(segment->s, segment->n, w->encoded, &length);
        if (dots == 0 ? uric_history_take_other(w) : uric_history_take_dots(w, dots, is_last)) {
            segment->n = dots == 0 ? segment->n : 0;
            return 1;
        }
    }
    if (w->dots == URIC_HISTORY_DOTS_3986 && w->removed)
        w->rooted = 1;
    return 0;
}


/* ---- laying ---- */

void uric_history_lay_rest(struct uric_history_laying *l)
{
    const struct uric_bytes run = l->run;

    if (run.n == 0)
        return;
    l->run.n = 0;
    l->pieces++;
    if (l->to != NULL) {
        l->to -= run.n;
        memmove(l->to, run.s, run.n);
    }
    if (l->piece != NULL)
        *--l->piece = run;
    if (l->like != NULL) {
        l->like -= run.n;
        if (memcmp(l->like, run.s, run.n) != 0)
            l->differs = 1;
    }
}

void uric_history_lay(struct uric_history_laying *l, const char *s, size_t n)
{
    if (n == 0)
        return;
    l->length += n;
    if (l->run.n > 0 && s + n == l->run.s) {
        l->run.s = s;
        l->run.n += n;
        return;
    }
    uric_history_lay_rest(l);
    l->run.s = s;
    l->run.n = n;
}

/* Removes the "/" that the last run laid starts with: it is not part of the path. */
static void uric_history_drop_slash(struct uric_history_laying *l)
{
    uric_history_drop_first(&l->run);
    l->length--;
}

/* ---- what remains ---- */

void uric_history_rest_lay(struct uric_history_rest *rest, struct uric_bytes directory,
                   struct uric_bytes path, struct uric_history_laying *l)
{
    struct uric_history_remaining w;
    struct uric_bytes segment;
    const char *slash;
    size_t i;

    uric_history_remaining_begin(&w, rest->dots, directory, path);
    w.encoded = rest->encoded;
    w.closed = rest->closed;
    rest->kept = rest->empties = 0;
    while (uric_history_remaining_next(&w, &segment, &slash)) {
        uric_history_lay(l, segment.s, segment.n);
        uric_history_lay(l, slash, 1);
        rest->kept++;
        rest->empties = segment.n == 0 ? rest->empties + 1 : 0;
    }
    for (i = 0; rest->keeps && i < w.surplus; i++)
        uric_history_lay(l, "/..", 3);
    if (!w.rooted)
        uric_history_drop_slash(l);
    uric_history_lay_rest(l);
    rest->surplus = w.surplus;
    rest->rooted = w.rooted;
    rest->length = l->length;
    rest->pieces = l->pieces;
    /* Then the path ends in that "..". */
    if (rest->keeps && w.surplus > 0 && w.ends_up && !w.matched)
        rest->closed = 1;
}

void uric_history_rest_measure(struct uric_history_rest *rest, struct uric_bytes directory,
                       struct uric_bytes path)
{
    struct uric_history_laying l;
    int closed;

    do {
        closed = rest->closed;
        memset(&l, 0, sizeof l);
        uric_history_rest_lay(rest, directory, path, &l);
    } while (rest->closed != closed);
}

int uric_history_rest_begins_with_two_slashes(const struct uric_history_rest *rest)
{
    return uric_history_has_two_slashes(rest->kept, rest->empties, rest->rooted) &&
           !(rest->keeps && rest->surplus > 0);
}


/* Recomposes a target: first measures it, then writes it if there is room. */
/* The result of resolving a reference by any edition: components, and a path whose
 * dot-segments may still have to be removed. */
#ifndef URIC_HISTORY_TARGET_H
#define URIC_HISTORY_TARGET_H


/* The path is the directory followed by `path`; the directory is empty or ends in "/".
 * All bytes lie in the base or the reference. */
struct uric_history_target {
    struct uric_bytes scheme, authority, directory, path, query, fragment;
    enum uric_history_dots dots;
};
/* In its source each part is preceded or followed by its delimiters. */

/* A component, or the authority, of what was parsed from s. */
URIC_HISTORY_INTERNAL struct uric_bytes uric_history_bytes_of(const char *s, const struct uric *u,
                                              enum uric_part part);
URIC_HISTORY_INTERNAL struct uric_bytes uric_history_authority_bytes(const char *s,
                                                     const struct uric *u);

/* The path up to and including its last "/"; empty if there is none. */
URIC_HISTORY_INTERNAL struct uric_bytes uric_history_directory(struct uric_bytes path);

/* Whether two schemes are equal, ignoring case. */
URIC_HISTORY_INTERNAL int uric_history_same_scheme(struct uric_bytes one, struct uric_bytes other);

/* Where a target is written; each of the three pointers may be NULL. */
struct uric_history_output {
    char *buffer;
    struct uric_bytes *piece;
    const char *like;      /* compare with these bytes, as many as the target has */
    uint64_t length;       /* 64 bits: more than one string can have */
    size_t pieces;         /* written so far */
    int differs;
    struct uric_bytes run; /* not yet written, but counted in length */
};

/* Measure what remains of the target's path: URIC_OK or, if the flags say so,
 * URIC_SURPLUS.  keeps: whether a surplus ".." stays if the flags do not say. */
URIC_HISTORY_INTERNAL enum uric_status uric_history_target_measure(const struct uric_history_target *t, int keeps,
                                                   unsigned flags, struct uric_history_rest *rest);

/* Recompose the target (RFC 3986, 5.3) as uric_resolve() promises.  Without a scheme the
 * result is the reference with the other components. */
URIC_HISTORY_INTERNAL void uric_history_target_put(const struct uric_history_target *t, struct uric_history_rest *rest,
                                   struct uric_history_output *out);

/* Both, and treat the buffer as uric_resolve() promises. */
URIC_HISTORY_INTERNAL enum uric_status uric_history_target_write(const struct uric_history_target *t, int keeps,
                                                 unsigned flags, char *buffer, size_t size,
                                                 size_t *length);

#endif


struct uric_bytes uric_history_bytes_of(const char *s, const struct uric *u,
                                enum uric_part part)
{
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, part)) {
        text.s = uric_history_at(s, u->part[part].begin);
        text.n = u->part[part].end - u->part[part].begin;
    }
    return text;
}

struct uric_bytes uric_history_authority_bytes(const char *s, const struct uric *u)
{
    const uric_span authority = uric_authority(u);
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, URIC_HOST)) {
        text.s = uric_history_at(s, authority.begin);
        text.n = authority.end - authority.begin;
    }
    return text;
}

struct uric_bytes uric_history_directory(struct uric_bytes path)
{
    while (path.n > 0 && path.s[path.n - 1] != '/')
        path.n--;
    return path;
}

int uric_history_same_scheme(struct uric_bytes one, struct uric_bytes other)
{
    return one.n == other.n && uric_history_same_letters(one.s, other.s, one.n);
}

/* ---- the whole target ---- */

static void uric_history_flush(struct uric_history_output *out)
{
    const struct uric_bytes run = out->run;
    const size_t at = (size_t)out->length - run.n;

    if (run.n == 0)
        return;
    out->run.n = 0;
    if (out->buffer != NULL)
        memcpy(out->buffer + at, run.s, run.n);
    if (out->piece != NULL)
        out->piece[out->pieces] = run;
    if (out->like != NULL && memcmp(out->like + at, run.s, run.n) != 0)
        out->differs = 1;
    out->pieces++;
}

/* Bytes that follow the last ones in their source too are added to the same run. */
static void uric_history_append(struct uric_history_output *out, const char *s, size_t n)
{
    if (n == 0)
        return;
    if (out->run.n == 0 || out->run.s + out->run.n != s) {
        uric_history_flush(out);
        out->run.s = s;
    }
    out->run.n += n;
    out->length += n;
}

/* The rest is laid from the end of the path. */
static void uric_history_append_rest(struct uric_history_output *out, const struct uric_history_target *t,
                        struct uric_history_rest *rest)
{
    struct uric_history_laying l;

    uric_history_flush(out);
    out->length += rest->length;
    out->pieces += rest->pieces;
    if (!out->buffer && !out->piece && !out->like)
        return;
    memset(&l, 0, sizeof l);
    l.to = out->buffer ? out->buffer + (size_t)out->length : NULL;
    l.piece = out->piece ? out->piece + out->pieces : NULL;
    l.like = out->like ? out->like + (size_t)out->length : NULL;
    uric_history_rest_lay(rest, t->directory, t->path, &l);
    out->differs |= l.differs;
}

static void uric_history_append_path(struct uric_history_output *out, const struct uric_history_target *t,
                        struct uric_history_rest *rest)
{
    if (t->dots == URIC_HISTORY_DOTS_STAY) {
        uric_history_append(out, t->directory.s, t->directory.n);
        uric_history_append(out, t->path.s, t->path.n);
        return;
    }
    if (t->authority.s == NULL && uric_history_rest_begins_with_two_slashes(rest))
        uric_history_append(out, "/.", 2);
    uric_history_append_rest(out, t, rest);
}

void uric_history_target_put(const struct uric_history_target *t, struct uric_history_rest *rest,
                     struct uric_history_output *out)
{
    out->length = out->pieces = 0;
    out->differs = 0;
    out->run.n = 0;
    if (t->scheme.s != NULL)
        uric_history_append(out, t->scheme.s, t->scheme.n + 1);
    if (t->authority.s != NULL)
        uric_history_append(out, t->authority.s - 2, t->authority.n + 2);
    uric_history_append_path(out, t, rest);
    if (t->query.s != NULL)
        uric_history_append(out, t->query.s - 1, t->query.n + 1);
    if (t->fragment.s != NULL)
        uric_history_append(out, t->fragment.s - 1, t->fragment.n + 1);
    uric_history_flush(out);
}

enum uric_status uric_history_target_measure(const struct uric_history_target *t, int keeps, unsigned flags,
                                     struct uric_history_rest *rest)
{
    memset(rest, 0, sizeof *rest);
    rest->dots = t->dots;
    rest->keeps = (flags & (URIC_RESOLVE_KEEP_SURPLUS | URIC_RESOLVE_DROP_SURPLUS)) != 0
                      ? (flags & URIC_RESOLVE_KEEP_SURPLUS) != 0
                      : keeps;
    if (t->dots != URIC_HISTORY_DOTS_STAY)
        uric_history_rest_measure(rest, t->directory, t->path);
    return rest->surplus > 0 && flags & URIC_RESOLVE_REFUSE_SURPLUS ? URIC_SURPLUS : URIC_OK;
}

/* The length that uric_target_put() would count, for a path that keeps its dot-segments. */
static uint64_t uric_history_length_of(const struct uric_history_target *t)
{
    return (uint64_t)(t->scheme.s != NULL ? t->scheme.n + 1 : 0) +
           (t->authority.s != NULL ? t->authority.n + 2 : 0) + t->directory.n +
           t->path.n + (t->query.s != NULL ? t->query.n + 1 : 0) +
           (t->fragment.s != NULL ? t->fragment.n + 1 : 0);
}

enum uric_status uric_history_target_write(const struct uric_history_target *t, int keeps, unsigned flags,
                                   char *buffer, size_t size, size_t *length)
{
    struct uric_history_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_history_rest rest;

    *length = 0;
    if (t->dots == URIC_HISTORY_DOTS_STAY) {
        out.length = uric_history_length_of(t);
    } else {
        if (uric_history_target_measure(t, keeps, flags, &rest) != URIC_OK)
            return URIC_SURPLUS;
        uric_history_target_put(t, &rest, &out);
    }
    if (out.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)out.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length == 0)
        return URIC_OK;
    out.buffer = buffer;
    uric_history_target_put(t, &rest, &out);
    return URIC_OK;
}

/* Generated from grammar/history/accept_url1994.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Accepts each rule of the URL draft of 1993/94.  Tables. */
/* The interface of the machines of grammar/history/accept_*.rl. */
#ifndef URIC_HISTORY_EDITIONS_INTERNAL_H
#define URIC_HISTORY_EDITIONS_INTERNAL_H


/* What a rule describes, which decides how its strings are split: a whole reference, an
 * authority, an IPv6 address without brackets, or a single enum uric_part. */
enum { URIC_HISTORY_ALL_OF_IT = URIC_PARTS, URIC_HISTORY_ITS_AUTHORITY, URIC_HISTORY_BARE_ADDRESS };

struct uric_edition_rule {
    const char *name; /* "EDITION:RULE" */
    unsigned char is; /* one of the above */
};

struct uric_history_own_edition_machine {
    const struct uric_edition_rule *rules; /* by number */
    int n_rules;
    int start;       /* a rule's number, as a byte, leads from here to the state in which
                        its scan starts */
    int first_final; /* the input can end in this state and in those after it */

    /* Scans the bytes from *at, starting in a state.  Returns the state after them, with
     * *at at end; or 0, with *at at the byte that is not allowed. */
    int (*scan)(int state, const unsigned char **at, const unsigned char *end);
};

URIC_HISTORY_INTERNAL const struct uric_history_own_edition_machine *uric_history_url1994(void);
URIC_HISTORY_INTERNAL const struct uric_history_own_edition_machine *uric_history_rfc1738(void);
URIC_HISTORY_INTERNAL const struct uric_history_own_edition_machine *uric_history_url1997(void);
URIC_HISTORY_INTERNAL const struct uric_history_own_edition_machine *uric_history_rfc2396(void);
URIC_HISTORY_INTERNAL const struct uric_history_own_edition_machine *uric_history_uri2003(void);

#endif

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_history__accept_url1994_class[256] = {
	 0,  1,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13,  3,
	14, 15, 15, 16, 16, 17, 18, 19, 19, 20, 21, 22, 23, 24,  3,  3,
	25, 26, 27, 28, 29, 30, 31, 32, 33, 33, 34, 35, 36, 37, 38, 39,
	40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 52, 54,
	55, 56, 56, 56, 56, 56, 56, 57, 57, 57, 57, 57, 57, 57, 57, 57,
	57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 57, 58, 58, 58, 58, 59,
	53, 60, 56, 56, 56, 61, 62, 63, 64, 65, 57, 57, 66, 67, 68, 69,
	70, 57, 71, 72, 73, 57, 57, 74, 57, 57, 57, 58, 58, 58, 58, 53,
	53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
	53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
	53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
	53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
	53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
	53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
	53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
	53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53, 53,
};


static const unsigned char uric_history__accept_url1994_shapes[98][38] = {
	{
		17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		255, 31, 255, 255, 255, 255, 255, 47, 63, 84, 255, 255, 255, 52, 243, 34, 242, 242, 31, 255, 118, 152, 186, 196, 213, 14, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 17, 50,
		20, 17, 17, 21, 97, 7,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 0, 0, 0, 1, 0, 17, 1,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 65, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 20, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 51, 51, 51, 51, 51, 17, 0, 16, 68, 16, 68, 68,
		68, 68, 68, 68, 68, 4,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 17, 0, 48, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 51, 51, 51, 51, 51, 17, 0, 64, 85, 16, 85, 85,
		85, 85, 85, 85, 85, 5,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 3, 68, 68, 68, 68, 68, 17, 0, 80, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 51, 51, 51, 51, 51, 17, 0, 64, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 49, 68, 68, 68, 68, 68, 21, 0, 96, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 49, 68, 68, 68, 68, 68, 17, 0, 80, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 49, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		17, 17, 65, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		20, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 65, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 65, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 0, 0, 0, 34, 0, 34, 34,
		34, 34, 34, 34, 34, 2,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 34, 34, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 20, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 34, 34, 34, 34, 34, 3, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 34, 34, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		17, 20, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		17, 17, 20, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 20, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 19, 0, 16, 17, 16, 17, 17,
		65, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		1, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 16, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 1, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 1, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 1, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 3, 17, 1, 17, 17, 17, 17, 17, 17, 0, 16, 68, 16, 68, 68,
		68, 68, 68, 68, 68, 4,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 16, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		16, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 1, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 16, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 17, 0, 48, 68, 16, 68, 68,
		68, 68, 68, 68, 68, 4,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 16, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 0, 0, 0, 17, 0, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 0, 16, 1, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 0, 0, 17, 1, 1, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 16, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 0, 20, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 17, 17, 65, 17, 17, 17, 17, 17, 17, 0, 21, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 1, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 17, 17, 65, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 32, 51, 51, 51, 51, 51, 4, 0, 5, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 32, 51, 51, 51, 51, 51, 0, 0, 4, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 1, 17, 65, 17, 17, 17, 17, 17, 17, 0, 21, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 1, 17, 1, 68, 68, 68, 68, 68, 21, 0, 96, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 1, 17, 1, 68, 68, 68, 68, 68, 17, 0, 80, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 1, 17, 1, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 0, 19, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 0, 20, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 49, 17, 1, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 34, 34, 34, 34, 34, 3, 0, 4, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 34, 34, 34, 34, 34, 0, 0, 3, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 49, 17, 17, 17, 17, 17, 17, 0, 20, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 51, 51, 51, 51, 51, 20, 0, 80, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 18, 17, 1, 17, 1, 17, 17, 17, 17, 17, 17, 0, 19, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 17, 17, 17, 17, 2, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		0, 0, 0, 0, 0, 0,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 17, 17, 65, 17, 17, 17, 17, 17, 16, 0, 21, 102, 16, 102, 135,
		105, 102, 102, 106, 182, 12,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 17, 17, 65, 17, 17, 17, 17, 17, 16, 0, 21, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 1, 17, 17, 17, 17, 17, 16, 0, 16, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 1, 17, 65, 85, 85, 85, 85, 85, 22, 0, 135, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 1, 17, 65, 85, 85, 85, 85, 85, 17, 0, 118, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		17, 17, 17, 17, 113, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		17, 17, 17, 23, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 22, 0, 23, 17, 16, 17, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		17, 17, 113, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		23, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 113, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		17, 17, 17, 113, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		17, 17, 17, 17, 23, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		17, 23, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		17, 17, 23, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 23, 17,
		17, 17, 17, 17, 17, 1,
	},
	{
		0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 19, 17, 65, 17, 81, 17, 17, 17, 17, 17, 21, 0, 22, 17, 16, 17, 17,
		113, 17, 17, 17, 17, 1,
	},
};


static const unsigned char uric_history__accept_url1994_shape[537] = {
	 0,  1,  2,  3,  4,  4,  5,  4,  4,  4,  4,  5,  4,  4,  6,  7,
	 3,  8,  9, 10,  4,  4, 11, 12, 13, 12, 13, 12, 13, 14,  4,  4,
	13, 15, 16,  4,  4, 17,  7, 18, 19, 20,  3,  8, 21, 22, 23, 22,
	23, 22, 23,  5,  4,  4, 23,  4,  4,  6,  6,  7,  3,  8, 21, 22,
	23, 22, 23, 22, 23, 23,  4,  4, 20, 17, 24,  7, 19, 20, 17,  3,
	 8, 21, 22, 23, 22, 23, 22, 23, 25, 23, 26, 19, 27, 28, 19,  6,
	 3,  8,  9, 10,  4,  4, 11, 12, 13, 12, 13, 12, 13, 13,  4,  4,
	29, 30, 24,  3,  8, 21, 22, 23, 22, 23, 22, 23, 25,  5,  4,  4,
	 5, 23, 26, 16,  4,  4,  2,  3,  4,  4,  4,  4,  5,  4,  4,  6,
	 7,  3,  8,  9, 10,  4,  4, 11, 12, 13, 12, 13, 12, 13, 14,  4,
	 4, 13, 15, 16,  4,  4, 17,  7, 18, 19, 20,  3,  8, 21, 22, 23,
	22, 23, 22, 23,  5,  4,  4, 23,  4,  4,  6,  6,  7,  3,  8, 21,
	22, 23, 22, 23, 22, 23, 23,  4,  4, 20, 17, 24,  7, 19, 20, 17,
	 3,  8, 21, 22, 23, 22, 23, 22, 23, 25, 23, 26, 19, 27, 28, 19,
	 6,  3,  8,  9, 10,  4,  4, 11, 12, 13, 12, 13, 12, 13, 13, 29,
	30, 24,  3,  8, 21, 22, 23, 22, 23, 22, 23, 25,  5,  4,  4,  5,
	23, 26, 16,  4,  4, 31, 31, 32, 33, 33, 34, 35,  8, 36, 33, 34,
	35,  8, 37, 36, 38, 35,  8,  8, 31, 39, 40, 41, 38, 35, 42, 10,
	 4,  4, 11, 12, 13, 12, 13, 12, 13, 39, 39, 33, 34, 35, 31, 16,
	 4,  4, 23, 43, 37, 44, 45, 33, 46, 35, 35,  5, 10,  4,  4, 47,
	41, 37, 44, 38, 35,  8, 41, 37, 44, 38, 35,  8,  8, 21, 22, 23,
	22, 23, 22, 23, 25,  5,  4,  4, 23, 26, 16,  4,  4, 41, 37, 44,
	38, 35,  8,  8, 21, 22, 23, 22, 23, 22, 23, 25,  5, 16,  4,  4,
	23, 26, 16,  4,  4,  5, 34, 48, 46, 38, 34, 40, 48, 46, 35,  8,
	49, 33, 40, 45, 39, 40, 33, 35,  8, 50, 46, 34, 32, 40, 48, 35,
	 8, 21, 22, 23, 22, 23, 22, 23, 21, 22, 23, 22, 23, 22, 23,  5,
	 4,  4, 51, 51,  4,  4, 31, 23, 52, 53, 54, 55, 56, 49,  4,  4,
	57,  4,  4,  9, 10,  4,  4, 11, 12, 13, 12, 13, 12, 13, 13,  4,
	 4, 58, 59,  5, 60, 59, 61, 62, 59, 63, 64, 65, 59, 63, 64, 65,
	59, 59, 66, 67, 68, 59, 65, 69, 70, 71, 70, 51, 72, 70, 73, 74,
	75, 70, 73, 74, 75, 70, 70, 76, 13, 70, 75, 13, 10, 23, 77, 49,
	78, 79, 51, 80, 81, 82, 59, 83, 84, 85, 86, 87, 88, 89, 87, 90,
	91, 92, 88, 86, 86, 87, 88, 92, 89, 93, 87, 91, 92, 89, 88, 91,
	94, 95, 91, 86, 88, 96, 97, 93, 88,
};


static const unsigned short uric_history__accept_url1994_ways[537] = {
	461,
	0, /* 1: "" */
	61, /* 2: "\x00" */
	797, /* 3: "\x00a" */
	14, /* 4: "\x00a%" */
	89, /* 5: "\x00a%1" */
	896, /* 6: "%" */
	14, /* 7: "%%" */
	948, /* 8: "%%1" */
	14, /* 9: ":/%" */
	949, /* 10: ":/%1" */
	898, /* 11: ":/?" */
	14, /* 12: ":/?%" */
	950, /* 13: ":/?%1" */
	453, /* 14: "\x00f" */
	457, /* 15: "\x00ft" */
	800, /* 16: "\x00ftp" */
	14, /* 17: ":ftp:/" */
	460, /* 18: ":ftp://" */
	803, /* 19: ":ftp://-" */
	14, /* 20: ":ftp://%" */
	89, /* 21: ":ftp://%1" */
	323, /* 22: ":ftp://-@" */
	328, /* 23: ":ftp://1" */
	464, /* 24: ":ftp://1." */
	333, /* 25: ":ftp://1.1" */
	468, /* 26: ":ftp://1.1." */
	338, /* 27: ":ftp://1.1.1" */
	472, /* 28: ":ftp://1.1.1." */
	299, /* 29: ":ftp://1.1.1.1" */
	14, /* 30: ":ftp://a/%" */
	6, /* 31: ":ftp://a/%1" */
	476, /* 32: ":ftp://1.1.1.1:" */
	343, /* 33: ":ftp://1.1.1.1:1" */
	806, /* 34: ":ftp://a" */
	14, /* 35: ":ftp://a%" */
	89, /* 36: ":ftp://a%1" */
	480, /* 37: "\x00g" */
	484, /* 38: "\x00go" */
	488, /* 39: "\x00gop" */
	492, /* 40: "\x00goph" */
	496, /* 41: "\x00gophe" */
	809, /* 42: "\x00gopher" */
	14, /* 43: ":gopher:/" */
	899, /* 44: ":gopher://" */
	325, /* 45: ":gopher://1" */
	14, /* 46: ":gopher://1." */
	325, /* 47: ":gopher://1.1" */
	14, /* 48: ":gopher://1.1." */
	325, /* 49: ":gopher://1.1.1" */
	33, /* 50: ":gopher://1.1.1." */
	901, /* 51: ":gopher://a/" */
	14, /* 52: ":gopher://a/%" */
	951, /* 53: ":gopher://a/%1" */
	952, /* 54: ":gopher://1.1.1.1:" */
	14, /* 55: ":gopher://a%" */
	953, /* 56: ":gopher://a%1" */
	500, /* 57: "\x00h" */
	504, /* 58: "\x00ht" */
	508, /* 59: "\x00htt" */
	812, /* 60: "\x00http" */
	14, /* 61: ":http:/" */
	902, /* 62: ":http://" */
	325, /* 63: ":http://1" */
	14, /* 64: ":http://1." */
	325, /* 65: ":http://1.1" */
	14, /* 66: ":http://1.1." */
	325, /* 67: ":http://1.1.1" */
	954, /* 68: ":http://1.1.1." */
	954, /* 69: ":http://1.1.1.1:" */
	14, /* 70: "://a%" */
	30, /* 71: "://a%1" */
	512, /* 72: "\x00p" */
	516, /* 73: "\x00pr" */
	520, /* 74: "\x00pro" */
	524, /* 75: "\x00pros" */
	528, /* 76: "\x00prosp" */
	532, /* 77: "\x00prospe" */
	536, /* 78: "\x00prosper" */
	815, /* 79: "\x00prospero" */
	14, /* 80: ":prospero:/" */
	904, /* 81: ":prospero://" */
	325, /* 82: ":prospero://1" */
	14, /* 83: ":prospero://1." */
	325, /* 84: ":prospero://1.1" */
	14, /* 85: ":prospero://1.1." */
	325, /* 86: ":prospero://1.1.1" */
	14, /* 87: ":prospero://1.1.1." */
	818, /* 88: ":prospero://1.1.1.1" */
	14, /* 89: ":prospero://1.1.1.1:" */
	906, /* 90: ":prospero://1.1.1.1:1" */
	540, /* 91: "\x00t" */
	544, /* 92: "\x00te" */
	548, /* 93: "\x00tel" */
	552, /* 94: "\x00teln" */
	556, /* 95: "\x00telne" */
	821, /* 96: "\x00telnet" */
	14, /* 97: ":telnet:/" */
	559, /* 98: ":telnet://" */
	803, /* 99: ":telnet://-" */
	14, /* 100: ":telnet://%" */
	89, /* 101: ":telnet://%1" */
	348, /* 102: ":telnet://-@" */
	328, /* 103: ":telnet://1" */
	464, /* 104: ":telnet://1." */
	333, /* 105: ":telnet://1.1" */
	468, /* 106: ":telnet://1.1." */
	338, /* 107: ":telnet://1.1.1" */
	563, /* 108: ":telnet://1.1.1." */
	567, /* 109: ":telnet://1.1.1.1:" */
	14, /* 110: ":telnet://a%" */
	546, /* 111: ":telnet://a%1" */
	571, /* 112: "\x00w" */
	575, /* 113: "\x00wa" */
	579, /* 114: "\x00wai" */
	824, /* 115: "\x00wais" */
	14, /* 116: ":wais:/" */
	908, /* 117: ":wais://" */
	325, /* 118: ":wais://1" */
	14, /* 119: ":wais://1." */
	325, /* 120: ":wais://1.1" */
	14, /* 121: ":wais://1.1." */
	325, /* 122: ":wais://1.1.1" */
	14, /* 123: ":wais://1.1.1." */
	827, /* 124: ":wais://1.1.1.1" */
	910, /* 125: ":wais://a/" */
	14, /* 126: ":wais://a/%" */
	955, /* 127: ":wais://a/%1" */
	912, /* 128: ":wais://a/-/" */
	14, /* 129: ":wais://1.1.1.1:" */
	865, /* 130: ":wais://1.1.1.1:1" */
	830, /* 131: ":wais://a" */
	14, /* 132: ":wais://a%" */
	89, /* 133: ":wais://a%1" */
	68, /* 134: "\x01" */
	833, /* 135: "\x01a" */
	14, /* 136: "\x01a%" */
	89, /* 137: "\x01a%1" */
	14, /* 138: "\x01a:%" */
	914, /* 139: "\x01a:%1" */
	914, /* 140: "$" */
	14, /* 141: "$%" */
	956, /* 142: "$%1" */
	583, /* 143: "\x01f" */
	587, /* 144: "\x01ft" */
	836, /* 145: "\x01ftp" */
	14, /* 146: "\x01ftp:/" */
	460, /* 147: "\x01ftp://" */
	803, /* 148: "\x01ftp://-" */
	14, /* 149: "\x01ftp://%" */
	89, /* 150: "\x01ftp://%1" */
	323, /* 151: "\x01ftp://-@" */
	328, /* 152: "\x01ftp://1" */
	464, /* 153: "\x01ftp://1." */
	333, /* 154: "\x01ftp://1.1" */
	468, /* 155: "\x01ftp://1.1." */
	338, /* 156: "\x01ftp://1.1.1" */
	472, /* 157: "\x01ftp://1.1.1." */
	305, /* 158: "\x01ftp://1.1.1.1" */
	14, /* 159: "#%" */
	957, /* 160: "#%1" */
	476, /* 161: "\x01ftp://1.1.1.1:" */
	353, /* 162: "\x01ftp://1.1.1.1:1" */
	839, /* 163: "\x01ftp://a" */
	14, /* 164: "\x01ftp://a%" */
	89, /* 165: "\x01ftp://a%1" */
	591, /* 166: "\x01g" */
	595, /* 167: "\x01go" */
	599, /* 168: "\x01gop" */
	603, /* 169: "\x01goph" */
	607, /* 170: "\x01gophe" */
	842, /* 171: "\x01gopher" */
	14, /* 172: "\x01gopher:/" */
	915, /* 173: "\x01gopher://" */
	325, /* 174: "\x01gopher://1" */
	14, /* 175: "\x01gopher://1." */
	325, /* 176: "\x01gopher://1.1" */
	14, /* 177: "\x01gopher://1.1." */
	325, /* 178: "\x01gopher://1.1.1" */
	958, /* 179: "\x01gopher://1.1.1." */
	917, /* 180: "\x01gopher://a/" */
	14, /* 181: "\x01gopher://a/%" */
	959, /* 182: "\x01gopher://a/%1" */
	21, /* 183: "\x01gopher://1.1.1.1:" */
	14, /* 184: "\x01gopher://a%" */
	960, /* 185: "\x01gopher://a%1" */
	611, /* 186: "\x01h" */
	615, /* 187: "\x01ht" */
	619, /* 188: "\x01htt" */
	845, /* 189: "\x01http" */
	14, /* 190: "\x01http:/" */
	918, /* 191: "\x01http://" */
	325, /* 192: "\x01http://1" */
	14, /* 193: "\x01http://1." */
	325, /* 194: "\x01http://1.1" */
	14, /* 195: "\x01http://1.1." */
	325, /* 196: "\x01http://1.1.1" */
	26, /* 197: "\x01http://1.1.1." */
	26, /* 198: "\x01http://1.1.1.1:" */
	14, /* 199: "\x01http://a%" */
	617, /* 200: "\x01http://a%1" */
	623, /* 201: "\x01p" */
	627, /* 202: "\x01pr" */
	631, /* 203: "\x01pro" */
	635, /* 204: "\x01pros" */
	639, /* 205: "\x01prosp" */
	643, /* 206: "\x01prospe" */
	647, /* 207: "\x01prosper" */
	848, /* 208: "\x01prospero" */
	14, /* 209: "\x01prospero:/" */
	904, /* 210: "\x01prospero://" */
	325, /* 211: "\x01prospero://1" */
	14, /* 212: "\x01prospero://1." */
	325, /* 213: "\x01prospero://1.1" */
	14, /* 214: "\x01prospero://1.1." */
	325, /* 215: "\x01prospero://1.1.1" */
	14, /* 216: "\x01prospero://1.1.1." */
	851, /* 217: "\x01prospero://1.1.1.1" */
	14, /* 218: "\x01prospero://1.1.1.1:" */
	920, /* 219: "\x01prospero://1.1.1.1:1" */
	651, /* 220: "\x01t" */
	655, /* 221: "\x01te" */
	659, /* 222: "\x01tel" */
	663, /* 223: "\x01teln" */
	667, /* 224: "\x01telne" */
	854, /* 225: "\x01telnet" */
	14, /* 226: "\x01telnet:/" */
	670, /* 227: "\x1B" */
	803, /* 228: "\x1B-" */
	14, /* 229: "\x1B%" */
	89, /* 230: "\x1B%1" */
	358, /* 231: "\x1B-@" */
	328, /* 232: "\x1B1" */
	464, /* 233: "\x1B1." */
	333, /* 234: "\x1B1.1" */
	468, /* 235: "\x1B1.1." */
	338, /* 236: "\x1B1.1.1" */
	674, /* 237: "\x1B1.1.1." */
	678, /* 238: "\x1B1.1.1.1:" */
	682, /* 239: "\x01w" */
	686, /* 240: "\x01wa" */
	690, /* 241: "\x01wai" */
	857, /* 242: "\x01wais" */
	14, /* 243: "\x01wais:/" */
	908, /* 244: "\x01wais://" */
	325, /* 245: "\x01wais://1" */
	14, /* 246: "\x01wais://1." */
	325, /* 247: "\x01wais://1.1" */
	14, /* 248: "\x01wais://1.1." */
	325, /* 249: "\x01wais://1.1.1" */
	14, /* 250: "\x01wais://1.1.1." */
	827, /* 251: "\x01wais://1.1.1.1" */
	922, /* 252: "\x01wais://a/" */
	14, /* 253: "\x01wais://a/%" */
	961, /* 254: "\x01wais://a/%1" */
	556, /* 255: "\x01wais://a/-/" */
	14, /* 256: "\x01wais://1.1.1.1:" */
	865, /* 257: "\x01wais://1.1.1.1:1" */
	830, /* 258: "\x01wais://a" */
	14, /* 259: "\x01wais://a%" */
	89, /* 260: "\x01wais://a%1" */
	962, /* 261: "\x03" */
	963, /* 262: "-" */
	14, /* 263: "\x05" */
	14, /* 264: "\x05h" */
	14, /* 265: "\x05ht" */
	14, /* 266: "\x05htt" */
	14, /* 267: "\x05http" */
	115, /* 268: "\x05http:" */
	14, /* 269: "\x06" */
	14, /* 270: "\x06f" */
	14, /* 271: "\x06ft" */
	14, /* 272: "\x06ftp" */
	964, /* 273: "\x06ftp:" */
	14, /* 274: "\x07" */
	14, /* 275: "\x07a" */
	14, /* 276: "\x07af" */
	14, /* 277: "\x07afs" */
	14, /* 278: "\x07afs:" */
	14, /* 279: "\x07afs:/" */
	965, /* 280: "\x07afs://" */
	14, /* 281: "\x08" */
	14, /* 282: "\x08n" */
	14, /* 283: "\x08ne" */
	14, /* 284: "\x08new" */
	14, /* 285: "\x08news" */
	693, /* 286: "\x0E" */
	803, /* 287: "\x0E-" */
	14, /* 288: "\x0E%" */
	89, /* 289: "\x0E%1" */
	363, /* 290: "\x0E-@" */
	328, /* 291: "\x0E-@1" */
	464, /* 292: "\x0E-@1." */
	333, /* 293: "\x0E-@1.1" */
	468, /* 294: "\x0E-@1.1." */
	338, /* 295: "\x0E-@1.1.1" */
	697, /* 296: "\x0E-@1.1.1." */
	14, /* 297: "\x09" */
	14, /* 298: "\x09n" */
	14, /* 299: "\x09nn" */
	14, /* 300: "\x09nnt" */
	14, /* 301: "\x09nntp" */
	14, /* 302: "\x09nntp:" */
	803, /* 303: "\x09nntp:a" */
	14, /* 304: "\x09nntp:a%" */
	89, /* 305: "\x09nntp:a%1" */
	966, /* 306: "!" */
	14, /* 307: "\x0A" */
	14, /* 308: "\x0Am" */
	14, /* 309: "\x0Ama" */
	14, /* 310: "\x0Amai" */
	14, /* 311: "\x0Amail" */
	14, /* 312: "\x0Amailt" */
	14, /* 313: "\x0Amailto" */
	14, /* 314: "\x0Amailto:" */
	460, /* 315: "\x0Amailto::" */
	803, /* 316: "\x0Amailto::-" */
	14, /* 317: "\x0Amailto::%" */
	89, /* 318: "\x0Amailto::%1" */
	701, /* 319: "\x0Amailto::-@" */
	14, /* 320: "\x0B" */
	14, /* 321: "\x0Bw" */
	14, /* 322: "\x0Bwa" */
	14, /* 323: "\x0Bwai" */
	14, /* 324: "\x0Bwais" */
	144, /* 325: "\x0Bwais:" */
	14, /* 326: "\x0C" */
	14, /* 327: "\x0Cw" */
	14, /* 328: "\x0Cwa" */
	14, /* 329: "\x0Cwai" */
	14, /* 330: "\x0Cwais" */
	14, /* 331: "\x0Cwais:" */
	14, /* 332: "\x0Cwais:/" */
	923, /* 333: "\x0Cwais://" */
	325, /* 334: "\x0Cwais://1" */
	14, /* 335: "\x0Cwais://1." */
	325, /* 336: "\x0Cwais://1.1" */
	14, /* 337: "\x0Cwais://1.1." */
	325, /* 338: "\x0Cwais://1.1.1" */
	14, /* 339: "\x0Cwais://1.1.1." */
	860, /* 340: "\x0Cwais://1.1.1.1" */
	925, /* 341: "\x0Cwais://a/" */
	14, /* 342: "\x0Cwais://a/%" */
	967, /* 343: "\x0Cwais://a/%1" */
	14, /* 344: "\x0Cwais://1.1.1.1:" */
	927, /* 345: "\x0Cwais://1.1.1.1:1" */
	863, /* 346: "\x0Cwais://a" */
	14, /* 347: "\x0Cwais://a%" */
	89, /* 348: "\x0Cwais://a%1" */
	14, /* 349: "\x0D" */
	14, /* 350: "\x0Dw" */
	14, /* 351: "\x0Dwa" */
	14, /* 352: "\x0Dwai" */
	14, /* 353: "\x0Dwais" */
	14, /* 354: "\x0Dwais:" */
	14, /* 355: "\x0Dwais:/" */
	908, /* 356: "\x0Dwais://" */
	325, /* 357: "\x0Dwais://1" */
	14, /* 358: "\x0Dwais://1." */
	325, /* 359: "\x0Dwais://1.1" */
	14, /* 360: "\x0Dwais://1.1." */
	325, /* 361: "\x0Dwais://1.1.1" */
	14, /* 362: "\x0Dwais://1.1.1." */
	827, /* 363: "\x0Dwais://1.1.1.1" */
	460, /* 364: "\x0Dwais://a/" */
	866, /* 365: "\x0Dwais://a/-" */
	14, /* 366: "\x0Dwais://a/%" */
	89, /* 367: "\x0Dwais://a/%1" */
	14, /* 368: "\x0Dwais://1.1.1.1:" */
	865, /* 369: "\x0Dwais://1.1.1.1:1" */
	830, /* 370: "\x0Dwais://a" */
	14, /* 371: "\x0Dwais://a%" */
	89, /* 372: "\x0Dwais://a%1" */
	655, /* 373: "\x10" */
	14, /* 374: "\x13" */
	14, /* 375: "\x13p" */
	14, /* 376: "\x13pr" */
	14, /* 377: "\x13pro" */
	14, /* 378: "\x13pros" */
	14, /* 379: "\x13prosp" */
	14, /* 380: "\x13prospe" */
	14, /* 381: "\x13prosper" */
	14, /* 382: "\x13prospero" */
	968, /* 383: "\x13prospero:" */
	969, /* 384: "8" */
	14, /* 385: "\x19" */
	14, /* 386: "\x19t" */
	14, /* 387: "\x19te" */
	14, /* 388: "\x19tel" */
	14, /* 389: "\x19teln" */
	14, /* 390: "\x19telne" */
	14, /* 391: "\x19telnet" */
	970, /* 392: "\x19telnet:" */
	14, /* 393: "\x1A" */
	14, /* 394: "\x1Ag" */
	14, /* 395: "\x1Ago" */
	14, /* 396: "\x1Agop" */
	14, /* 397: "\x1Agoph" */
	14, /* 398: "\x1Agophe" */
	14, /* 399: "\x1Agopher" */
	971, /* 400: "\x1Agopher:" */
	929, /* 401: "\x1C" */
	325, /* 402: "\x1C1" */
	14, /* 403: "\x1C1." */
	325, /* 404: "\x1C1.1" */
	14, /* 405: "\x1C1.1." */
	325, /* 406: "\x1C1.1.1" */
	66, /* 407: "\x1C1.1.1." */
	931, /* 408: "\x1D" */
	325, /* 409: "\x1D1" */
	14, /* 410: "\x1D1." */
	325, /* 411: "\x1D1.1" */
	14, /* 412: "\x1D1.1." */
	933, /* 413: "\x1D1.1.1" */
	110, /* 414: " " */
	935, /* 415: "(" */
	14, /* 416: "(%" */
	972, /* 417: "3" */
	937, /* 418: "+" */
	939, /* 419: "," */
	14, /* 420: ",%" */
	973, /* 421: ",%1" */
	974, /* 422: "." */
	975, /* 423: "/" */
	976, /* 424: "0" */
	977, /* 425: "1" */
	113, /* 426: "2" */
	65, /* 427: "4" */
	941, /* 428: "5" */
	978, /* 429: "7" */
	14, /* 430: ":%" */
	941, /* 431: ":%1" */
	941, /* 432: ":?" */
	14, /* 433: ":?%" */
	72, /* 434: ":?%1" */
	705, /* 435: "://" */
	803, /* 436: "://-" */
	14, /* 437: "://%" */
	89, /* 438: "://%1" */
	368, /* 439: "://-@" */
	328, /* 440: "://1" */
	464, /* 441: "://1." */
	333, /* 442: "://1.1" */
	468, /* 443: "://1.1." */
	338, /* 444: "://1.1.1" */
	709, /* 445: "://1.1.1." */
	713, /* 446: "://1.1.1.1:" */
	14, /* 447: ":a%" */
	979, /* 448: ":a%1" */
	717, /* 449: ":-/" */
	373, /* 450: ":/-" */
	373, /* 451: "-a" */
	721, /* 452: ":/?-" */
	378, /* 453: ":ftp:" */
	869, /* 454: ":ftp://a/" */
	725, /* 455: ":ftp://a/-" */
	383, /* 456: ":gopher:" */
	388, /* 457: ":gopher://1.1.1.1" */
	729, /* 458: ":gopher://1.1.1.1:1" */
	393, /* 459: ":gopher://a" */
	398, /* 460: ":http:" */
	403, /* 461: ":http://1.1.1.1" */
	733, /* 462: ":http://1.1.1.1:1" */
	408, /* 463: "://a" */
	413, /* 464: ":prospero:" */
	418, /* 465: ":telnet:" */
	311, /* 466: ":telnet://1.1.1.1" */
	423, /* 467: ":telnet://1.1.1.1:1" */
	872, /* 468: ":telnet://a" */
	428, /* 469: ":wais:" */
	433, /* 470: ":wais://a/-" */
	875, /* 471: "\x01a:" */
	737, /* 472: "\x01a:-" */
	878, /* 473: "$-" */
	741, /* 474: "\x01ftp:" */
	942, /* 475: "#" */
	881, /* 476: "#-" */
	745, /* 477: "\x01gopher:" */
	749, /* 478: "\x01gopher://1.1.1.1" */
	884, /* 479: "\x01gopher://1.1.1.1:1" */
	753, /* 480: "\x01gopher://a" */
	757, /* 481: "\x01http:" */
	761, /* 482: "\x01http://1.1.1.1" */
	887, /* 483: "\x01http://1.1.1.1:1" */
	765, /* 484: "\x01http://a" */
	769, /* 485: "\x01prospero:" */
	773, /* 486: "\x01telnet:" */
	438, /* 487: "\x1B1.1.1.1" */
	777, /* 488: "\x1B1.1.1.1:1" */
	781, /* 489: "\x01wais:" */
	785, /* 490: "\x01wais://a/-" */
	789, /* 491: "\x0E-@1.1.1.1" */
	890, /* 492: "\x0E*" */
	57, /* 493: "!1" */
	893, /* 494: "\x0Cwais://a/-" */
	57, /* 495: "81" */
	944, /* 496: "\x1C1.1.1.1" */
	0, /* 497: "9" */
	946, /* 498: ",-" */
	41, /* 499: ":" */
	443, /* 500: ":-" */
	793, /* 501: ":?-" */
	448, /* 502: ":/" */
	53, /* 503: "://1.1.1.1" */
	75, /* 504: "://1.1.1.1:1" */
	317, /* 505: ":a" */
	82, /* 506: ":f" */
	89, /* 507: ":ft" */
	96, /* 508: ":ftp" */
	103, /* 509: ":g" */
	110, /* 510: ":go" */
	117, /* 511: ":gop" */
	124, /* 512: ":goph" */
	131, /* 513: ":gophe" */
	138, /* 514: ":gopher" */
	145, /* 515: ":h" */
	152, /* 516: ":ht" */
	159, /* 517: ":htt" */
	166, /* 518: ":http" */
	173, /* 519: ":p" */
	180, /* 520: ":pr" */
	187, /* 521: ":pro" */
	194, /* 522: ":pros" */
	201, /* 523: ":prosp" */
	208, /* 524: ":prospe" */
	215, /* 525: ":prosper" */
	222, /* 526: ":prospero" */
	229, /* 527: ":t" */
	236, /* 528: ":te" */
	243, /* 529: ":tel" */
	250, /* 530: ":teln" */
	257, /* 531: ":telne" */
	264, /* 532: ":telnet" */
	271, /* 533: ":w" */
	278, /* 534: ":wa" */
	285, /* 535: ":wai" */
	292, /* 536: ":wais" */
};

static const short uric_history__accept_url1994_further[981] = {
	   0,  261,    5,  474,  305,  383,  423,  424,  425,  416,  426,  427,  428,  496,  498,    1,
	 133,  260,  262,  268,  273,  280,  296,  306,  319,  325,  348,  285,  372,  373,  384,  392,
	 226,  400,  407,  413,  139,  414,  417,  418,  421,  422,    1, -493,  -69,    3,  -67,    6,
	   7,   10,   16,   20,   28,   34,  -67, -497,  -66,  -54,    0,  -57, -492,  -64,    1,   12,
	  35,   55,   70,   89,  110,    1,    9,   32,   52,   67,   86,  105,  -68, -498,  -67,  -55,
	   0, -493,  -65,   -1, -500,  -59,   -6,  -57,  -74,    1,   -2, -501,  -60,   -7,  -58,  -75,
	   1,   -3, -502,  -61,   -8,  -59,  -55,  -76,   -4, -503,  -62,   -9,  -60,  -77,    1,   -5,
	-504,  -63,  -10,  -61,  -78,    1,   -6, -505,  -64,  -11,  -62,  -79,    1,   -7, -506,  -65,
	 -12,  -63,  -80,    1,   -8, -507,  -66,  -13,  -64,  -81,    1,   -9, -508,  -67,  -14,  -65,
	 -58,  -82,  -10, -509,  -68,  -15,  -66,  -83,    1,  -11, -510,  -69,  -16,  -67,  -84,    1,
	 -12, -511,  -70,  -17,  -68,  -85,    1,  -13, -512,  -71,  -18,  -69,  -58,  -86,  -14, -513,
	 -72,  -19,  -70,  -87,    1,  -15, -514,  -73,  -20,  -71,  -88,    1,  -16, -515,  -74,  -21,
	 -72,  -89,    1,  -17, -516,  -75,  -22,  -73,  -90,    1,  -18, -517,  -76,  -23,  -74,  -91,
	   1,  -19, -518,  -77,  -24,  -75,  -92,    1,  -20, -519,  -78,  -25,  -76,  -93,    1,  -21,
	-520,  -79,  -26,  -77,  -62,  -94,  -22, -521,  -80,  -27,  -78,  -95,    1,  -23, -522,  -81,
	 -28,  -79,  -96,    1,  -24, -523,  -82,  -29,  -80,  -97,    1,  -25, -524,  -83,  -30,  -81,
	 -98,    1,  -26, -525,  -84,  -31,  -82,  -99,    1,  -27, -526,  -85,  -32,  -83,  -67, -100,
	 -28, -527,  -86,  -33,  -84, -101,    1,  -29, -528,  -87,  -34,  -85, -102,    1,  -30, -529,
	 -88,  -35,  -86, -103,    1,  -31, -530,  -89,  -36,  -87,  -67, -104,  -10,   -9,  425,    0,
	   3,   -7,  -10,   -9,  317,    0,    3,   -7, -367, -460, -366,    0, -357, -364,    0, -499,
	 -58,   -5,  -56,  -73,   -3,   -2,    1,    0,   12,   -4,   -3,    1,    0,   -1,   -6,   -5,
	   1,    0,   -3,   -8,   -7,    1,    0,   -5,  -14,  -13,  421,    0,  -11,   -3,   -2,    1,
	   0,  366,  -14,  -13,  313,    0,  -11,   -3,   -2,    1,    0,  220,   -3,   -2,    1,    0,
	 161,   -3,   -2,    1,    0,   24,    0, -444, -441,   -1, -439,   -3, -447, -444, -436, -442,
	  -6, -450, -447, -413, -445, -451, -406,    0, -403, -446,    0, -453, -404, -408, -448,  -10,
	-454, -451, -399, -449, -455,  -12,    0, -392, -450,    0, -457, -393,  -14, -452,  -14, -458,
	-455, -384, -453,  -15, -459, -456, -368, -454, -368, -461, -367,    0, -365,  -19, -463, -460,
	-353, -458,    0, -464, -344, -342, -459, -259, -258,    0, -249, -256,    0, -494,  -70,  -51,
	 -68,  -52, -496, -493,  -67, -491,  -11,  -10,  435,    1,  -12,  -11,  434,    1,    2,    5,
	  16,   -5,   -4,    1,   -2,   -7,   -6,    1,   -4,   -9,   -8,    1,   -6,  -13,  -12,    1,
	 -10,  -34,  -33,  412,    1,  -35,  -34,  411,    1,  -36,  -35,  410,    1,  -37,  -36,  409,
	   1,  -38,  -37,  408,    1,  -54,  -53,  392,    1,  -55,  -54,  391,    1,  -56,  -55,  390,
	   1,  -69,  -68,  377,    1,  -70,  -69,  376,    1,  -71,  -70,  375,    1,  -72,  -71,  374,
	   1,  -73,  -72,  373,    1,  -74,  -73,  372,    1,  -75,  -74,  371,    1,  -88,  -87,  358,
	   1,  -89,  -88,  357,    1,  -90,  -89,  356,    1,  -91,  -90,  355,    1,  -92,  -91,  354,
	   1,    2,    5,  370,   -9,   -8,  358,   -6,  -10,   -9,  358,   -7, -109, -108,  337,    1,
	-110, -109,  336,    1, -111, -110,  335,    1,   -8,   -7,  328,    1,   -9,   -8,  327,    1,
	 -31,  -30,  305,    1,  -32,  -31,  304,    1,  -33,  -32,  303,    1,  -34,  -33,  302,    1,
	 -35,  -34,  301,    1,  -51,  -50,  285,    1,  -52,  -51,  284,    1,  -53,  -52,  283,    1,
	 -66,  -65,  270,    1,  -67,  -66,  269,    1,  -68,  -67,  268,    1,  -69,  -68,  267,    1,
	 -70,  -69,  266,    1,  -71,  -70,  265,    1,  -72,  -71,  264,    1,  -85,  -84,  251,    1,
	 -86,  -85,  250,    1,  -87,  -86,  249,    1,  -88,  -87,  248,    1,  -89,  -88,  247,    1,
	   2,    5,  224,   -9,   -8,  250,   -6,  -10,   -9,  250,   -7, -104, -103,  232,    1, -105,
	-104,  231,    1, -106, -105,  230,    1,    2,  206,  165,   -9,   -8,  195,   -6,   -3,   -2,
	   0,  132,    1,    2,    5,   28,   -9,   -8,   58,   -6,  -10,   -9,   58,   -7,    1, -443,
	-440, -438,    0, -446, -440, -441,    0, -449, -425,   -1, -452, -407,    0, -447, -456,  -13,
	   0, -451,    0, -334,   -1, -332,   -2, -336, -328, -334,   -5, -339, -305, -337, -298,    0,
	-295, -338,    0, -296, -300, -340,   -9, -343, -291, -341,  -11,    0, -284, -342,    0, -285,
	 -13, -344,  -13, -347, -276, -345,  -14, -348, -260, -346, -260, -259,    0, -257,  -17, -351,
	-246, -349,    0, -237, -235, -350, -204, -203,    0, -201,    0, -495,  -68,  -69,    0,    1,
	 446,  -13,  -12,  437,    0,    1,    3,    0,    1,  420,  -39,  -38,  414,  -57,  -56,  400,
	 -76,  -75,  385,  366,    0,    1,  -93,  -92,  369, -112, -111,  354,    1,    0,    5,    0,
	   1,   -6,    0,    1,  336,  -10,   -9,  329,    0,    1,  312,  -36,  -35,  306,  -54,  -53,
	 292,  -73,  -72,  277,  258,    0,    1,  -90,  -89,  261, -107, -106,  247,    1,    0,    4,
	   0,    1,   -5,    0,    1, -110,    1, -448, -424,    0, -462, -358,    1, -333, -331,    0,
	-332, -333,    0, -317,   -1, -299,    0, -339,  -12,    0, -343, -205, -204, -202,    0, -152,
	-354,  445,    1,  441,    1,  415,  398,    1,  401,    1,  -47,  364,    0,    1,   14,  345,
	   1,  -94,  -93,  333,    1,  307,  291,    1,  293,  256,    0,  238,    1,   13,  153,    1,
	  -4,    0,    1,   50,    1,   43, -107,    0,   82,    1,   79,   -2,   79,    1,   69,    1,
	-316,    0, -190,    0,  -78,  443,  440,  439,  396,  404,  403,  393,  343,  331,  316,  299,
	 289,  295,  236, -126,  189, -127, -117,  187,  151, -174,  111, -166, -228,   80,   77,   75,
	  74,   73,   72,   68,   57,
};


static const unsigned char uric_history__accept_url1994_extra[75] = {
	 0,  1,  2,  0,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13,  0,
	14,  0,  0,  0, 15, 16, 17, 18, 19, 20,  0,  0,  0, 21,  0,  0,
	 0, 22,  0, 23, 24,  0, 25, 26,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};

enum { uric_history_accept_url1994_start = 1 };
enum { uric_history_accept_url1994_first_final = 449 };

static int uric_history_url1994_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	unsigned int _class;
	unsigned int _trans;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_history__accept_url1994_class[*p];
	_trans = (unsigned int)uric_history__accept_url1994_shapes[uric_history__accept_url1994_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	if ( _trans == 15 )
		_trans += uric_history__accept_url1994_extra[_class];
	_trans += uric_history__accept_url1994_ways[cs];
	cs += uric_history__accept_url1994_further[_trans];

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    *at = p;
    return cs;
}

const struct uric_history_own_edition_machine *uric_history_url1994(void)
{
    static const struct uric_edition_rule rules[] = {
        { "url1994:fragmentaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:uri", URIC_HISTORY_ALL_OF_IT },
        { "url1994:url", URIC_HISTORY_ALL_OF_IT },
        { "url1994:generic", URIC_HISTORY_ALL_OF_IT },
        { "url1994:scheme", URIC_SCHEME },
        { "url1994:httpaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:ftpaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:afsaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:newsaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:nntpaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:mailtoaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:waisaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:waisindex", URIC_HISTORY_ALL_OF_IT },
        { "url1994:waisdoc", URIC_HISTORY_ALL_OF_IT },
        { "url1994:groupart", URIC_HISTORY_ALL_OF_IT },
        { "url1994:group", URIC_HISTORY_ALL_OF_IT },
        { "url1994:article", URIC_HISTORY_ALL_OF_IT },
        { "url1994:database", URIC_HISTORY_ALL_OF_IT },
        { "url1994:wtype", URIC_HISTORY_ALL_OF_IT },
        { "url1994:prosperoaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:prosperolink", URIC_HISTORY_ALL_OF_IT },
        { "url1994:hsoname", URIC_PATH },
        { "url1994:version", URIC_HISTORY_ALL_OF_IT },
        { "url1994:attributes", URIC_HISTORY_ALL_OF_IT },
        { "url1994:attribute", URIC_HISTORY_ALL_OF_IT },
        { "url1994:telnetaddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:gopheraddress", URIC_HISTORY_ALL_OF_IT },
        { "url1994:login", URIC_HISTORY_ITS_AUTHORITY },
        { "url1994:hostport", URIC_HISTORY_ITS_AUTHORITY },
        { "url1994:host", URIC_HOST },
        { "url1994:cellname", URIC_HOST },
        { "url1994:hostname", URIC_HOST },
        { "url1994:hostnumber", URIC_HOST },
        { "url1994:port", URIC_PORT },
        { "url1994:selector", URIC_PATH },
        { "url1994:path", URIC_PATH },
        { "url1994:search", URIC_QUERY },
        { "url1994:user", URIC_USERINFO },
        { "url1994:password", URIC_HISTORY_ALL_OF_IT },
        { "url1994:fragmentid", URIC_FRAGMENT },
        { "url1994:gtype", URIC_HISTORY_ALL_OF_IT },
        { "url1994:xalpha", URIC_HISTORY_ALL_OF_IT },
        { "url1994:xalphas", URIC_HISTORY_ALL_OF_IT },
        { "url1994:xpalpha", URIC_HISTORY_ALL_OF_IT },
        { "url1994:xpalphas", URIC_HISTORY_ALL_OF_IT },
        { "url1994:ialpha", URIC_HISTORY_ALL_OF_IT },
        { "url1994:alpha", URIC_HISTORY_ALL_OF_IT },
        { "url1994:digit", URIC_HISTORY_ALL_OF_IT },
        { "url1994:safe", URIC_HISTORY_ALL_OF_IT },
        { "url1994:extra", URIC_HISTORY_ALL_OF_IT },
        { "url1994:escape", URIC_HISTORY_ALL_OF_IT },
        { "url1994:hex", URIC_HISTORY_ALL_OF_IT },
        { "url1994:national", URIC_HISTORY_ALL_OF_IT },
        { "url1994:punctuation", URIC_HISTORY_ALL_OF_IT },
        { "url1994:digits", URIC_HISTORY_ALL_OF_IT },
        { "url1994:alphanum", URIC_HISTORY_ALL_OF_IT },
        { "url1994:alphanums", URIC_HISTORY_ALL_OF_IT },
        { "url1994:void", URIC_HISTORY_ALL_OF_IT },
        { "url1994:reference", URIC_HISTORY_ALL_OF_IT }
    };
    static const struct uric_history_own_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        uric_history_accept_url1994_start, uric_history_accept_url1994_first_final, uric_history_url1994_scan
    };

    return &machine;
}

/* Generated from grammar/history/accept_rfc1738.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Accepts the rules of RFC 1738 that are URLs.  Tables. */

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_history__accept_rfc1738_class[256] = {
	 0,  0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
	12, 13, 12, 12, 13, 14, 15, 13, 13, 13, 16, 17, 13, 18, 19, 20,
	21, 21, 21, 21, 21, 21, 21, 21, 21, 21, 22, 23, 12, 24, 12, 25,
	26, 27, 28, 28, 29, 30, 31, 32, 33, 34, 35, 35, 36, 37, 38, 39,
	40, 35, 41, 42, 43, 35, 35, 44, 35, 45, 35, 12, 12, 12, 12, 46,
	12, 27, 28, 28, 29, 30, 31, 32, 33, 34, 35, 35, 36, 37, 38, 39,
	40, 35, 41, 42, 43, 35, 35, 44, 35, 45, 35, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
	12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
};


static const unsigned char uric_history__accept_rfc1738_shapes[65][24] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 33, 67, 101, 135, 169, 203, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 2, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 17, 17, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 50, 0, 64, 5, 6, 112, 8, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 32, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 0, 48, 51, 51, 51, 51, 51, 51, 51, 51, 51, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 0, 0, 64, 68, 68, 68, 68, 68, 68, 68, 68, 68, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 32, 0, 0, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 0, 0, 48, 51, 51, 51, 51, 51, 51, 51, 51, 51, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 0, 0, 64, 68, 68, 68, 68, 68, 68, 68, 68, 68, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 0, 0, 80, 85, 85, 85, 85, 85, 85, 85, 85, 85, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 48, 20, 17, 101, 102, 102, 102, 102, 102, 102, 102, 102, 102, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 19, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 16, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 0, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 67, 80, 22, 17, 135, 136, 136, 136, 136, 136, 136, 136, 136, 136, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 19, 64, 21, 17, 70, 68, 68, 68, 68, 68, 68, 68, 68, 68, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 67, 80, 22, 17, 87, 85, 85, 85, 85, 85, 85, 85, 85, 85, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 48, 16, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 19, 17, 17, 17, 17, 64, 68, 68, 68, 68, 68, 68, 68, 68, 68, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 5, 0, 64, 68, 68, 68, 68, 68, 68, 68, 68, 68, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 5, 0, 96, 102, 102, 102, 102, 102, 102, 102, 102, 102, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 1, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 2, 17, 17, 19, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 67, 101, 23, 17, 104, 102, 102, 102, 102, 102, 102, 102, 102, 102, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 67, 16, 17, 21, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 67, 101, 23, 17, 152, 153, 153, 153, 153, 153, 153, 153, 153, 153, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 49, 51, 49, 17, 17, 52, 51, 51, 51, 51, 51, 51, 51, 51, 51, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 18, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 18, 17, 17, 16, 49, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 2, 17, 17, 19, 0, 64, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 16, 2, 17, 17, 16, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
};


static const unsigned char uric_history__accept_rfc1738_shape[306] = {
	 0,  1,  2,  3,  4,  4,  5,  6,  7,  8,  9, 10, 10, 11,  4,  4,
	12, 13, 14, 15, 16, 13, 15, 12, 15, 12, 15, 17, 18,  9, 10, 10,
	19, 20,  4,  4, 21,  4,  4, 15, 12, 13, 14, 15, 13,  4,  4, 22,
	23, 18,  8, 24, 25, 26, 15, 12, 15, 12, 15, 27, 28, 29, 19, 28,
	30, 19, 27, 19, 27, 19, 31, 18, 32,  8, 33,  9, 10, 10, 15, 12,
	13, 14, 15, 13, 26, 15, 12, 15, 12, 15, 22, 22, 18,  9, 10, 10,
	15, 12, 13, 14, 15, 13,  4,  4,  4,  4, 26, 15, 12, 15, 12, 15,
	34, 35,  7, 22, 31,  9, 36, 37, 38, 39,  9, 40, 41,  4,  4, 15,
	12, 13, 14, 15, 13, 15, 12, 15, 12, 15, 22, 18,  9, 10, 10, 15,
	12, 13, 14, 15, 42, 13, 43, 26, 26, 44, 15, 12, 15, 12, 15, 45,
	33, 31, 39, 18,  8, 33, 31,  9, 10, 10, 15, 12, 13, 14, 15, 42,
	13,  4,  4, 46,  4,  4,  4,  4, 26, 44, 15, 12, 15, 12, 15, 45,
	 8,  7, 47,  8, 22,  9, 10, 10, 19, 20,  4,  4, 21,  4,  4, 15,
	12, 13, 14, 15, 13, 26, 15, 12, 15, 12, 15, 27, 28, 29, 19, 28,
	30, 19, 27, 19, 27, 19, 34, 35, 39,  9, 10, 10, 15, 12, 13, 14,
	15, 42, 13,  4,  4, 48,  4,  4,  4,  4, 26, 44, 15, 12, 15, 12,
	15, 45, 49, 22, 49, 35, 32, 50, 51, 47,  8, 47, 47, 22, 38, 18,
	36, 52, 42, 53, 54, 44, 45, 55, 56, 57, 42, 44, 45, 42, 58, 59,
	44, 45, 14, 12, 41, 60, 61, 26, 53, 62, 42, 44, 45, 55, 56, 57,
	63, 64,
};


static const unsigned short uric_history__accept_rfc1738_ways[306] = {
	41,
	0, /* 1: "" */
	0, /* 2: "\x00" */
	411, /* 3: "\x00-" */
	0, /* 4: "\x00-:%" */
	510, /* 5: "\x00-:%1" */
	30, /* 6: "\x02" */
	413, /* 7: "\x02F" */
	0, /* 8: "\x02FI" */
	0, /* 9: "\x02FIL" */
	0, /* 10: "\x02FILE" */
	0, /* 11: "\x02FILE:" */
	0, /* 12: "\x02FILE:/" */
	384, /* 13: "\x02FILE://" */
	0, /* 14: "\x02FILE:///%" */
	511, /* 15: "\x02FILE:///%1" */
	292, /* 16: "\x02FILE://1" */
	124, /* 17: "\x02FILE://1-" */
	104, /* 18: "\x02FILE://1a" */
	104, /* 19: "\x02FILE://a." */
	296, /* 20: "\x02FILE://a" */
	415, /* 21: "\x02FILE://a-" */
	417, /* 22: "\x02FILE://1." */
	300, /* 23: "\x02FILE://1.1" */
	419, /* 24: "\x02FILE://1.1." */
	304, /* 25: "\x02FILE://1.1.1" */
	421, /* 26: "\x02FILE://1.1.1." */
	242, /* 27: "\x02FILE://1.1.1.1" */
	0, /* 28: "\x02FT" */
	0, /* 29: "\x02FTP" */
	0, /* 30: "\x02FTP:" */
	0, /* 31: "\x02FTP:/" */
	116, /* 32: "\x02FTP://" */
	308, /* 33: "\x02FTP://-" */
	0, /* 34: "\x02FTP://%" */
	418, /* 35: "\x02FTP://%1" */
	308, /* 36: "\x02FTP://:" */
	0, /* 37: "\x02FTP://:%" */
	418, /* 38: "\x02FTP://:%1" */
	423, /* 39: "\x02FTP://@" */
	312, /* 40: "\x02FTP://@1" */
	124, /* 41: "\x02FTP://@1-" */
	104, /* 42: "\x02FTP://@1a" */
	425, /* 43: "\x02FTP://@a." */
	427, /* 44: "\x02FTP://@a-" */
	0, /* 45: "\x02FTP://a/%" */
	512, /* 46: "\x02FTP://a/%1" */
	0, /* 47: "\x02FTP://a/;" */
	0, /* 48: "\x02FTP://a/;T" */
	0, /* 49: "\x02FTP://a/;TY" */
	0, /* 50: "\x02FTP://a/;TYP" */
	0, /* 51: "\x02FTP://a/;TYPE" */
	37, /* 52: "\x02FTP://a/;TYPE=" */
	37, /* 53: "\x02FTP://@a:" */
	429, /* 54: "\x02FTP://@1." */
	316, /* 55: "\x02FTP://@1.1" */
	431, /* 56: "\x02FTP://@1.1." */
	320, /* 57: "\x02FTP://@1.1.1" */
	433, /* 58: "\x02FTP://@1.1.1." */
	38, /* 59: "\x02FTP://1" */
	122, /* 60: "\x02FTP://1-" */
	102, /* 61: "\x02FTP://1a" */
	128, /* 62: "\x02FTP://a." */
	134, /* 63: "\x02FTP://a-" */
	324, /* 64: "\x02FTP://a:" */
	140, /* 65: "\x02FTP://1." */
	46, /* 66: "\x02FTP://1.1" */
	146, /* 67: "\x02FTP://1.1." */
	54, /* 68: "\x02FTP://1.1.1" */
	152, /* 69: "\x02FTP://1.1.1." */
	0, /* 70: "\x02G" */
	0, /* 71: "\x02GO" */
	0, /* 72: "\x02GOP" */
	0, /* 73: "\x02GOPh" */
	0, /* 74: "\x02GOPhE" */
	0, /* 75: "\x02GOPhER" */
	0, /* 76: "\x02GOPhER:" */
	0, /* 77: "\x02GOPhER:/" */
	435, /* 78: "\x02GOPhER://" */
	292, /* 79: "\x02GOPhER://1" */
	124, /* 80: "\x02GOPhER://1-" */
	104, /* 81: "\x02GOPhER://1a" */
	437, /* 82: "\x02GOPhER://a." */
	439, /* 83: "\x02GOPhER://a-" */
	440, /* 84: "\x02GOPhER://a:" */
	441, /* 85: "\x02GOPhER://1." */
	300, /* 86: "\x02GOPhER://1.1" */
	443, /* 87: "\x02GOPhER://1.1." */
	304, /* 88: "\x02GOPhER://1.1.1" */
	444, /* 89: "\x02GOPhER://1.1.1." */
	0, /* 90: "\x02h" */
	0, /* 91: "\x02hT" */
	0, /* 92: "\x02hTT" */
	0, /* 93: "\x02hTTP" */
	0, /* 94: "\x02hTTP:" */
	0, /* 95: "\x02hTTP:/" */
	446, /* 96: "\x02hTTP://" */
	328, /* 97: "\x02hTTP://1" */
	124, /* 98: "\x02hTTP://1-" */
	104, /* 99: "\x02hTTP://1a" */
	448, /* 100: "\x02hTTP://a." */
	450, /* 101: "\x02hTTP://a-" */
	0, /* 102: "\x02hTTP://a/%" */
	513, /* 103: "\x02hTTP://a/%1" */
	0, /* 104: "\x02hTTP://a/?%" */
	514, /* 105: "\x02hTTP://a/?%1" */
	514, /* 106: "\x02hTTP://a:" */
	452, /* 107: "\x02hTTP://1." */
	332, /* 108: "\x02hTTP://1.1" */
	454, /* 109: "\x02hTTP://1.1." */
	336, /* 110: "\x02hTTP://1.1.1" */
	456, /* 111: "\x02hTTP://1.1.1." */
	0, /* 112: "\x02M" */
	0, /* 113: "\x02Ma" */
	0, /* 114: "\x02MaI" */
	0, /* 115: "\x02MaIL" */
	0, /* 116: "\x02MaILT" */
	0, /* 117: "\x02MaILTO" */
	458, /* 118: "\x02MaILTO:" */
	460, /* 119: "\x02N" */
	0, /* 120: "\x02NE" */
	0, /* 121: "\x02NEW" */
	0, /* 122: "\x02NEWS" */
	340, /* 123: "\x02NEWS:" */
	308, /* 124: "\x02NEWS:-" */
	0, /* 125: "\x02NEWS:%" */
	418, /* 126: "\x02NEWS:%1" */
	462, /* 127: "\x02NEWS:-@" */
	344, /* 128: "\x02NEWS:-@1" */
	124, /* 129: "\x02NEWS:-@1-" */
	104, /* 130: "\x02NEWS:-@1a" */
	464, /* 131: "\x02NEWS:-@a." */
	466, /* 132: "\x02NEWS:-@a-" */
	468, /* 133: "\x02NEWS:-@1." */
	348, /* 134: "\x02NEWS:-@1.1" */
	470, /* 135: "\x02NEWS:-@1.1." */
	352, /* 136: "\x02NEWS:-@1.1.1" */
	472, /* 137: "\x02NEWS:-@1.1.1." */
	0, /* 138: "\x02NN" */
	0, /* 139: "\x02NNT" */
	0, /* 140: "\x02NNTP" */
	0, /* 141: "\x02NNTP:" */
	0, /* 142: "\x02NNTP:/" */
	0, /* 143: "\x02NNTP://" */
	328, /* 144: "\x02NNTP://1" */
	124, /* 145: "\x02NNTP://1-" */
	104, /* 146: "\x02NNTP://1a" */
	104, /* 147: "\x02NNTP://a." */
	247, /* 148: "\x02NNTP://a" */
	415, /* 149: "\x02NNTP://a-" */
	515, /* 150: "\x02NNTP://a/" */
	515, /* 151: "\x02NNTP://a/a/" */
	0, /* 152: "\x02NNTP://a:" */
	220, /* 153: "\x02NNTP://a:1" */
	421, /* 154: "\x02NNTP://1." */
	332, /* 155: "\x02NNTP://1.1" */
	474, /* 156: "\x02NNTP://1.1." */
	336, /* 157: "\x02NNTP://1.1.1" */
	476, /* 158: "\x02NNTP://1.1.1." */
	158, /* 159: "\x02NNTP://1.1.1.1" */
	0, /* 160: "\x02P" */
	0, /* 161: "\x02PR" */
	0, /* 162: "\x02PRO" */
	0, /* 163: "\x02PROS" */
	0, /* 164: "\x02PROSP" */
	0, /* 165: "\x02PROSPE" */
	0, /* 166: "\x02PROSPER" */
	0, /* 167: "\x02PROSPERO" */
	0, /* 168: "\x02PROSPERO:" */
	0, /* 169: "\x02PROSPERO:/" */
	0, /* 170: "\x02PROSPERO://" */
	356, /* 171: "\x02PROSPERO://1" */
	124, /* 172: "\x02PROSPERO://1-" */
	104, /* 173: "\x02PROSPERO://1a" */
	104, /* 174: "\x02PROSPERO://a." */
	252, /* 175: "\x02PROSPERO://a" */
	415, /* 176: "\x02PROSPERO://a-" */
	0, /* 177: "\x02PROSPERO://a/%" */
	389, /* 178: "\x02PROSPERO://a/%1" */
	387, /* 179: "\x02PROSPERO://a/;" */
	0, /* 180: "\x02PROSPERO://a/;%" */
	418, /* 181: "\x02PROSPERO://a/;%1" */
	0, /* 182: "\x02PROSPERO://a/;=%" */
	516, /* 183: "\x02PROSPERO://a/;=%1" */
	0, /* 184: "\x02PROSPERO://a:" */
	478, /* 185: "\x02PROSPERO://a:1" */
	480, /* 186: "\x02PROSPERO://1." */
	360, /* 187: "\x02PROSPERO://1.1" */
	482, /* 188: "\x02PROSPERO://1.1." */
	364, /* 189: "\x02PROSPERO://1.1.1" */
	484, /* 190: "\x02PROSPERO://1.1.1." */
	164, /* 191: "\x02PROSPERO://1.1.1.1" */
	0, /* 192: "\x02T" */
	0, /* 193: "\x02TE" */
	0, /* 194: "\x02TEL" */
	0, /* 195: "\x02TELN" */
	0, /* 196: "\x02TELNE" */
	0, /* 197: "\x02TELNET" */
	0, /* 198: "\x02TELNET:" */
	0, /* 199: "\x02TELNET:/" */
	170, /* 200: "\x02TELNET://" */
	308, /* 201: "\x02TELNET://-" */
	0, /* 202: "\x02TELNET://%" */
	418, /* 203: "\x02TELNET://%1" */
	308, /* 204: "\x02TELNET://:" */
	0, /* 205: "\x02TELNET://:%" */
	418, /* 206: "\x02TELNET://:%1" */
	486, /* 207: "\x02TELNET://@" */
	292, /* 208: "\x02TELNET://@1" */
	124, /* 209: "\x02TELNET://@1-" */
	104, /* 210: "\x02TELNET://@1a" */
	488, /* 211: "\x02TELNET://@a." */
	490, /* 212: "\x02TELNET://@a-" */
	491, /* 213: "\x02TELNET://@a:" */
	492, /* 214: "\x02TELNET://@1." */
	300, /* 215: "\x02TELNET://@1.1" */
	494, /* 216: "\x02TELNET://@1.1." */
	304, /* 217: "\x02TELNET://@1.1.1" */
	495, /* 218: "\x02TELNET://@1.1.1." */
	62, /* 219: "\x02TELNET://1" */
	176, /* 220: "\x02TELNET://1-" */
	109, /* 221: "\x02TELNET://1a" */
	182, /* 222: "\x02TELNET://a." */
	188, /* 223: "\x02TELNET://a-" */
	368, /* 224: "\x02TELNET://a:" */
	194, /* 225: "\x02TELNET://1." */
	70, /* 226: "\x02TELNET://1.1" */
	200, /* 227: "\x02TELNET://1.1." */
	78, /* 228: "\x02TELNET://1.1.1" */
	206, /* 229: "\x02TELNET://1.1.1." */
	0, /* 230: "\x02W" */
	0, /* 231: "\x02Wa" */
	0, /* 232: "\x02WaI" */
	0, /* 233: "\x02WaIS" */
	0, /* 234: "\x02WaIS:" */
	0, /* 235: "\x02WaIS:/" */
	0, /* 236: "\x02WaIS://" */
	356, /* 237: "\x02WaIS://1" */
	124, /* 238: "\x02WaIS://1-" */
	104, /* 239: "\x02WaIS://1a" */
	104, /* 240: "\x02WaIS://a." */
	257, /* 241: "\x02WaIS://a" */
	415, /* 242: "\x02WaIS://a-" */
	0, /* 243: "\x02WaIS://a/%" */
	392, /* 244: "\x02WaIS://a/%1" */
	390, /* 245: "\x02WaIS://a//" */
	0, /* 246: "\x02WaIS://a//%" */
	418, /* 247: "\x02WaIS://a//%1" */
	0, /* 248: "\x02WaIS://a///%" */
	517, /* 249: "\x02WaIS://a///%1" */
	0, /* 250: "\x02WaIS://a:" */
	497, /* 251: "\x02WaIS://a:1" */
	480, /* 252: "\x02WaIS://1." */
	360, /* 253: "\x02WaIS://1.1" */
	482, /* 254: "\x02WaIS://1.1." */
	364, /* 255: "\x02WaIS://1.1.1" */
	484, /* 256: "\x02WaIS://1.1.1." */
	212, /* 257: "\x02WaIS://1.1.1.1" */
	0, /* 258: "\x03" */
	263, /* 259: "\x03F" */
	0, /* 260: "\x04" */
	518, /* 261: "\x04F" */
	519, /* 262: "\x05" */
	520, /* 263: "\x06" */
	521, /* 264: "\x07" */
	0, /* 265: "\x08" */
	522, /* 266: "\x08N" */
	0, /* 267: "\x09" */
	523, /* 268: "\x09N" */
	100, /* 269: "\x0A" */
	524, /* 270: "\x0B" */
	525, /* 271: "\x0C" */
	498, /* 272: "\x00-:" */
	500, /* 273: "\x02FILE:///" */
	262, /* 274: "\x02FTP://@a" */
	393, /* 275: "\x02FTP://a/" */
	0, /* 276: "\x02TELNET://a/" */
	502, /* 277: "\x02FTP://@a:1" */
	218, /* 278: "\x02FTP://@1.1.1.1" */
	86, /* 279: "\x02FTP://a" */
	267, /* 280: "\x02FTP://a:1" */
	12, /* 281: "\x02FTP://1.1.1.1" */
	272, /* 282: "\x02GOPhER://a" */
	504, /* 283: "\x02GOPhER://a:1" */
	224, /* 284: "\x02GOPhER://1.1.1.1" */
	277, /* 285: "\x02hTTP://a" */
	396, /* 286: "\x02hTTP://a/" */
	233, /* 287: "\x02hTTP://a/?" */
	502, /* 288: "\x02hTTP://a:1" */
	230, /* 289: "\x02hTTP://1.1.1.1" */
	399, /* 290: "\x02NEWS:-@a" */
	372, /* 291: "\x02NEWS:-@1.1.1.1" */
	402, /* 292: "\x02NEWS:*" */
	376, /* 293: "\x02NEWS:a" */
	505, /* 294: "\x02NNTP://a/a" */
	17, /* 295: "\x02NNTP://a/a/1" */
	405, /* 296: "\x02PROSPERO://a/" */
	408, /* 297: "\x02PROSPERO://a/;=" */
	282, /* 298: "\x02TELNET://@a" */
	507, /* 299: "\x02TELNET://@a:1" */
	236, /* 300: "\x02TELNET://@1.1.1.1" */
	94, /* 301: "\x02TELNET://a" */
	287, /* 302: "\x02TELNET://a:1" */
	21, /* 303: "\x02TELNET://1.1.1.1" */
	380, /* 304: "\x02WaIS://a/" */
	508, /* 305: "\x02WaIS://a///" */
};

static const short uric_history__accept_rfc1738_further[527] = {
	   0,    1,    5,  257,  259,  261,  262,  263,  264,  266,  268,  269,  270, -248, -247, -221,
	-219,   -6,    0, -217, -242, -220, -102, -101,  -83,  -81,  -27,    0,  -79,  -96,  -82,    1,
	  64,   84,  106,  113,  154,  186,  224,  -26,  -25,    1,    6,    0,  -23,  -20,    2,  -33,
	 -32,   -6,    1,    0,  -30,  -27,   -5,  -35,  -34,   -8,    1,    0,  -32,  -29,   -7,  -18,
	 -17,    1,    6,    0,  -15,  -12,    2,  -25,  -24,   -6,    1,    0,  -22,  -19,   -5,  -27,
	 -26,   -8,    1,    0,  -24,  -21,   -7, -246, -245, -216, -217,   -4,    0, -215, -240, -100,
	 -99,  -78,  -79,  -25,    0,  -77,  -94,  -28,  -27,   -1,    1,    0,  -25,  -22,  -20,  -19,
	  -1,    1,    0,  -17,  -14,    1,    2,   27,    4,    7,  247,  -27,  -26,    0,    1,  -24,
	 -21,  -29,  -28,   -1,  -26,  -23,  217,  -30,  -29,    0,  216,  -27,  -24,  -32,  -31,    1,
	 -29,  -26,  214,  -34,  -33,    1,  -31,  -28,  212,  -36,  -35,  212,  -33,  -30,  210,  -14,
	 -12,   -9,    0,   -7,  -13,  -19,  -17,  105,    0,   -7,  -18,    1,    2,   19,    4,    7,
	 101,  -19,  -18,    0,    1,  -16,  -13,  -21,  -20,   -1,  -18,  -15,   79,  -22,  -21,    0,
	  78,  -19,  -16,  -24,  -23,    1,  -21,  -18,   76,  -26,  -25,    1,  -23,  -20,   74,  -28,
	 -27,   74,  -25,  -22,   72,  -19,  -17,   47,    0,   -7,  -18, -237, -235,   -3,    0, -225,
	-236, -204, -202,  -12,    0, -200, -203, -191, -189,   -3,    0, -183, -190,  -91,  -89,  -24,
	   0,  -87,  -90,  -10,   -8,  246,    0,   -9,    1,   -1,    2,    0,    4,    1,   -1,  121,
	   0,    9,    1,   -1,   63,    0,    9, -230, -231,    1,    0, -221, -244, -243,   -5,    0,
	-241, -199, -200,  -10,    0, -198, -184, -185,    1,    0, -179,  -86,  -87,  -22,    0,  -85,
	 -98,  -97,  -26,    0,  -95,    1,    6,    0,    2,    1,   -1,  253,    0,   -6,    1,    0,
	  -5,   -8,    1,    0,   -7,    0,    1,    3,    6,    1,   14,    0,    2,  -14,    1,    0,
	 -13,  -16,    1,    0,  -15,  -28,  -27,  216,  -25,    1,   10,    0,    2,  -10,    1,    0,
	  -9,  -12,    1,    0,  -11,    1,    2,  169,  170,    1,    5,    0,    2,   -5,    1,    0,
	  -4,   -7,    1,    0,   -6,    1,   15,    0,    2,  -15,    1,    0,  -14,  -17,    1,    0,
	 -16,  -20,  -19,   78,  -17, -162, -160,    0, -161, -169, -168,    0, -166,    0,  -61,  -59,
	 -17,  260,    3,    7,    0,    1,  118,    0,    1,   60,    0, -230, -228,    0, -184,    1,
	-158, -159,    0, -168, -167, -165,    0, -119, -117,    0, -115, -118,    0,  269,    1,   21,
	   0,   -1,    1,   -2,    1,   -4,    1,   -6,    1,  235,   -1,  231,    0,  230,    1,  220,
	   1,  218,  220,  216,    1,  204,   -1,  200,    0,  199,    1,  197,    1,  195,  193,    1,
	 189,   -1,  185,    0,  184,    1,  178,    1,  176,  178,  174,  154, -114,    1,   19,    1,
	 163,   -1,  159,    0,  158,    1,  157,    1,  155,  154,  153,    1,   -8,    1,  -10,  111,
	   0,    1,  -11,    1,  -13,    1,  -15,    1,   91,   -1,   87,    0,   86,    1,   84,    1,
	  82,   80,   53,    0, -268,    0, -259,   -2,    0,  -11,    0, -143,  -23,    0,  -57,  267,
	 258,  229,  183,  182,  144,  114,   56, -253, -172, -193, -152, -146, -130,  -40, -111,
};

enum { uric_history_accept_rfc1738_start = 1 };
enum { uric_history_accept_rfc1738_first_final = 272 };

static int uric_history_rfc1738_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	unsigned int _class;
	unsigned int _trans;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_history__accept_rfc1738_class[*p];
	_trans = (unsigned int)uric_history__accept_rfc1738_shapes[uric_history__accept_rfc1738_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_history__accept_rfc1738_ways[cs];
	cs += uric_history__accept_rfc1738_further[_trans];

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    *at = p;
    return cs;
}

const struct uric_history_own_edition_machine *uric_history_rfc1738(void)
{
    static const struct uric_edition_rule rules[] = {
        { "rfc1738:genericurl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:url", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:predefined", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:ftpurl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:fileurl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:httpurl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:gopherurl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:mailtourl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:newsurl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:nntpurl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:telneturl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:waisurl", URIC_HISTORY_ALL_OF_IT },
        { "rfc1738:prosperourl", URIC_HISTORY_ALL_OF_IT }
    };
    static const struct uric_history_own_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        uric_history_accept_rfc1738_start, uric_history_accept_rfc1738_first_final, uric_history_rfc1738_scan
    };

    return &machine;
}

/* Generated from grammar/history/accept_url1997.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Accepts each rule of draft-fielding-url-syntax-05.  Tables. */

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_history__accept_url1997_class[256] = {
	 0,  1,  1,  1,  2,  3,  4,  2,  5,  6,  7,  7,  8,  9, 10, 11,
	12, 13, 14, 15, 15, 16, 17, 18,  2,  2, 19, 20, 21, 22, 23, 24,
	25, 26, 27, 28, 29, 30, 31, 32, 32, 32, 32, 33, 32, 34, 35, 36,
	37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 38, 39, 40, 31, 40, 41,
	42, 43, 43, 43, 43, 43, 43, 44, 44, 44, 44, 44, 44, 44, 44, 44,
	44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 44, 40, 40, 40, 40, 32,
	40, 45, 45, 45, 45, 45, 45, 46, 46, 46, 46, 46, 46, 46, 46, 46,
	46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 46, 40, 40, 40, 32, 40,
	40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
	40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
	40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
	40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
	40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
	40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
	40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
	40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40, 40,
};


static const unsigned char uric_history__accept_url1997_shapes[43][24] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 255, 255, 255, 255, 255, 255, 255, 255, 33, 67, 101, 135, 169, 203, 237, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 16, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 0, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 16, 2, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 16, 19, 0, 20, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 16, 16, 0, 19, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 32, 34, 2 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 0, 0, 64, 68, 4 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 32, 0, 0, 32, 34, 2 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 0, 0, 48, 51, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 67, 80, 22, 0, 135, 136, 8 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 19, 64, 21, 0, 70, 68, 4 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 67, 80, 22, 0, 87, 85, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 48, 20, 0, 101, 102, 6 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 16, 1, 0, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 17, 17, 16, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 0, 1, 17, 16, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 0, 1, 17, 16, 0, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 0, 1, 17, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 18, 19, 17, 17, 17, 17, 16, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 67, 21, 0, 118, 119, 7 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 5, 0, 64, 68, 4 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 67, 5, 0, 96, 102, 6 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 67, 101, 23, 0, 104, 102, 6 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 67, 16, 0, 21, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 67, 101, 23, 0, 152, 153, 9 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 4, 0, 48, 51, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 4, 0, 80, 85, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 48, 16, 0, 20, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 16, 16, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 17, 17, 0, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 16, 18, 17, 17, 16, 17, 0, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
};


static const unsigned char uric_history__accept_url1997_shape[133] = {
	 0,  1,  2,  2,  2,  2,  3,  4,  5,  5,  6,  2,  2,  7,  2,  2,
	 8,  9, 10, 11,  8, 10,  8,  9,  8,  9,  8, 12, 13, 14, 15, 13,
	15, 12, 15, 12, 15,  5,  3,  6,  2,  2,  7,  2,  2,  8,  9, 10,
	11,  8, 10,  8,  9,  8,  9,  8, 12, 13, 14, 15, 13, 15, 12, 15,
	12, 15,  2,  2,  8,  9, 10, 11,  8, 10,  8,  9,  8,  9,  8, 16,
	10, 17, 18, 19, 18, 19, 18, 19, 18,  2,  2,  2,  2,  2,  2, 20,
	 2,  2, 21, 22, 23, 24, 25, 16, 17, 26, 27, 18, 28, 21, 29, 30,
	31, 32, 33, 34, 35,  3, 15, 36, 18, 37, 14, 38, 12, 39, 11,  9,
	10, 40, 41, 20, 42,
};


static const unsigned short uric_history__accept_url1997_ways[133] = {
	16,
	0, /* 1: "" */
	41, /* 2: "\x04%" */
	13, /* 3: "\x04%1" */
	41, /* 4: "\x00%" */
	10, /* 5: "\x00%1" */
	41, /* 6: "\x01" */
	226, /* 7: "\x01-" */
	41, /* 8: "\x05" */
	7, /* 9: "\x05/" */
	193, /* 10: "\x05//-" */
	41, /* 11: "\x05//%" */
	180, /* 12: "\x05//%1" */
	193, /* 13: "\x05//:" */
	41, /* 14: "\x05//:%" */
	180, /* 15: "\x05//:%1" */
	228, /* 16: "\x05//@" */
	197, /* 17: "\x05//@1" */
	68, /* 18: "\x05//@1-" */
	81, /* 19: "\x05//@1a" */
	230, /* 20: "\x05//@a." */
	232, /* 21: "\x05//@a-" */
	234, /* 22: "\x05//@1." */
	201, /* 23: "\x05//@1.1" */
	236, /* 24: "\x05//@1.1." */
	205, /* 25: "\x05//@1.1.1" */
	237, /* 26: "\x05//@1.1.1." */
	39, /* 27: "\x05//1" */
	100, /* 28: "\x05//1-" */
	79, /* 29: "\x05//1a" */
	106, /* 30: "\x05//a." */
	112, /* 31: "\x05//a-" */
	118, /* 32: "\x05//1." */
	47, /* 33: "\x05//1.1" */
	124, /* 34: "\x05//1.1." */
	55, /* 35: "\x05//1.1.1" */
	130, /* 36: "\x05//1.1.1." */
	280, /* 37: "\x06" */
	281, /* 38: "\x08" */
	193, /* 39: "\x09-" */
	41, /* 40: "\x09%" */
	180, /* 41: "\x09%1" */
	193, /* 42: "\x09:" */
	41, /* 43: "\x09:%" */
	180, /* 44: "\x09:%1" */
	239, /* 45: "\x0C" */
	197, /* 46: "\x0C1" */
	68, /* 47: "\x0C1-" */
	81, /* 48: "\x0C1a" */
	241, /* 49: "\x0Ca." */
	243, /* 50: "\x0Ca-" */
	245, /* 51: "\x0C1." */
	201, /* 52: "\x0C1.1" */
	247, /* 53: "\x0C1.1." */
	205, /* 54: "\x0C1.1.1" */
	248, /* 55: "\x0C1.1.1." */
	39, /* 56: "\x091" */
	100, /* 57: "\x091-" */
	79, /* 58: "\x091a" */
	136, /* 59: "\x09a." */
	142, /* 60: "\x09a-" */
	148, /* 61: "\x091." */
	47, /* 62: "\x091.1" */
	154, /* 63: "\x091.1." */
	55, /* 64: "\x091.1.1" */
	160, /* 65: "\x091.1.1." */
	41, /* 66: "\x0A%" */
	251, /* 67: "\x0A%1" */
	250, /* 68: "\x0D" */
	197, /* 69: "\x0D1" */
	68, /* 70: "\x0D1-" */
	81, /* 71: "\x0E1" */
	252, /* 72: "\x0E" */
	254, /* 73: "\x0Da-" */
	256, /* 74: "\x0D1." */
	201, /* 75: "\x0D1.1" */
	258, /* 76: "\x0D1.1." */
	205, /* 77: "\x0D1.1.1" */
	260, /* 78: "\x0D1.1.1." */
	260, /* 79: "\x0F" */
	262, /* 80: "\x0F1-" */
	282, /* 81: "\x10" */
	41, /* 82: "\x11" */
	50, /* 83: "\x111" */
	41, /* 84: "\x111." */
	50, /* 85: "\x111.1" */
	41, /* 86: "\x111.1." */
	50, /* 87: "\x111.1.1" */
	283, /* 88: "\x111.1.1." */
	41, /* 89: "\x13%" */
	284, /* 90: "\x13%1" */
	41, /* 91: "\x15%" */
	285, /* 92: "\x15%1" */
	41, /* 93: "\x16%" */
	19, /* 94: "\x16%1" */
	264, /* 95: "\x17" */
	41, /* 96: "\x17%" */
	286, /* 97: "\x1F" */
	266, /* 98: "\x1A" */
	287, /* 99: "\x1B" */
	283, /* 100: "\x1C" */
	288, /* 101: "\x1D" */
	62, /* 102: "\x1E" */
	289, /* 103: " " */
	290, /* 104: "!" */
	291, /* 105: "\"" */
	292, /* 106: "#" */
	293, /* 107: "$" */
	221, /* 108: "\x00" */
	268, /* 109: "\x04" */
	86, /* 110: "\x05//" */
	178, /* 111: "\x05//@a" */
	270, /* 112: "\x05//@a:" */
	166, /* 113: "\x05//@1.1.1.1" */
	63, /* 114: "\x05//a" */
	183, /* 115: "\x05//a:" */
	30, /* 116: "\x05//1.1.1.1" */
	35, /* 117: "\x08-" */
	172, /* 118: "\x09" */
	209, /* 119: "\x0Ca" */
	35, /* 120: "\x12" */
	188, /* 121: "\x0C1.1.1.1" */
	93, /* 122: "\x09a" */
	213, /* 123: "\x09a:" */
	71, /* 124: "\x091.1.1.1" */
	271, /* 125: "\x0A" */
	224, /* 126: "\x0Da" */
	217, /* 127: "\x0D1.1.1.1" */
	273, /* 128: "\x0F1" */
	274, /* 129: "\x13" */
	276, /* 130: "\x15" */
	278, /* 131: "\x16" */
	0, /* 132: "#A" */
};

static const short uric_history__accept_url1997_further[295] = {
	   0,  129,  130,   94,   97,   98,   99,  100,  101,   96,  102,  103,  104,  105,  106,  107,
	   5,  108,    7,   36,   37,  117,  124,   44,   67,   71,   78,   80,   81,  119,  128, -106,
	-105,  -88,  -86,   -7,    0,   -1, -100,  -87,  -17,  -16,    1,    5,    0,  -14,  -11,    2,
	 -23,  -22,   -5,    1,    0,  -20,  -17,   -4,  -25,  -24,   -7,    1,    0,  -22,  -19,   -6,
	-104, -103,  -83,  -84,   -5,    0,    1,  -98,  -85,  -84,  -67,  -65,    0,   -1,  -79,  -66,
	 -19,  -18,   -1,    1,    0,  -16,  -13, -100,  -99,   -1,  -83,  -97,  -94,    4,  -83,  -82,
	 -62,  -63,    0,    1,  -77,  -18,  -17,    0,    1,  -15,  -12,  -20,  -19,   -1,  -17,  -14,
	  84,  -21,  -20,    0,   83,  -18,  -15,  -22,  -21,    1,  -19,  -16,   82,  -24,  -23,    1,
	 -21,  -18,   80,  -26,  -25,   80,  -23,  -20,   78,  -20,  -19,   -1,  -17,  -14,   63,  -21,
	 -20,    0,   62,  -18,  -15,  -22,  -21,    1,  -19,  -16,   61,  -24,  -23,    1,  -21,  -18,
	  59,  -26,  -25,   59,  -23,  -20,   57,  -95,  -93,   -4,    0,   -1,  -94,  -79,  -78,  -62,
	 -76,  -73,    4,  -90,  -91,   -2,    0,    1, -102, -101,   -6,    0,  -99,  -74,  -72,    0,
	  -1,  -73,    0,    1,    3,    6,    1,    5,    0,    2,   -5,    1,    0,   -4,   -7,    1,
	   0,   -6,  -69,  -70,    0,    1,  -81,  -80,    0,  -78,  -57,  -55,    0,  -56,    0,    1,
	-104,  -53,  -54,    0,  102,    1,   95,   -1,   91,    0,   90,    1,   89,    1,   87,   85,
	   1,   74,   -1,   70,    0,   69,    1,   68,    1,   66,   64,    1,   58,   -1,   54,    0,
	  53,    1,   52,    1,   50,   49,   48,    0,   48,   37,    1,   34,   -2,    0, -107,   -3,
	   0,  -59,  -48,    0,  -40,    0,  -39,    0,  -38,   72,   79,   47,   32,   39,   38,   35,
	  33,   31,   29,   28,   27,   26,   25,
};


static const unsigned char uric_history__accept_url1997_extra[47] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};

enum { uric_history_accept_url1997_start = 1 };
enum { uric_history_accept_url1997_first_final = 108 };

static int uric_history_url1997_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	unsigned int _class;
	unsigned int _trans;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_history__accept_url1997_class[*p];
	_trans = (unsigned int)uric_history__accept_url1997_shapes[uric_history__accept_url1997_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	if ( _trans == 15 )
		_trans += uric_history__accept_url1997_extra[_class];
	_trans += uric_history__accept_url1997_ways[cs];
	cs += uric_history__accept_url1997_further[_trans];

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    *at = p;
    return cs;
}

const struct uric_history_own_edition_machine *uric_history_url1997(void)
{
    static const struct uric_edition_rule rules[] = {
        { "url1997:URL-reference", URIC_HISTORY_ALL_OF_IT },
        { "url1997:absoluteURL", URIC_HISTORY_ALL_OF_IT },
        { "url1997:opaque-URL", URIC_HISTORY_ALL_OF_IT },
        { "url1997:generic-URL", URIC_HISTORY_ALL_OF_IT },
        { "url1997:relativeURL", URIC_HISTORY_ALL_OF_IT },
        { "url1997:net_path", URIC_HISTORY_ALL_OF_IT },
        { "url1997:abs_path", URIC_HISTORY_ALL_OF_IT },
        { "url1997:rel_path", URIC_HISTORY_ALL_OF_IT },
        { "url1997:scheme", URIC_SCHEME },
        { "url1997:site", URIC_HISTORY_ITS_AUTHORITY },
        { "url1997:user", URIC_USERINFO },
        { "url1997:password", URIC_HISTORY_ALL_OF_IT },
        { "url1997:hostport", URIC_HISTORY_ITS_AUTHORITY },
        { "url1997:host", URIC_HOST },
        { "url1997:hostname", URIC_HOST },
        { "url1997:domainlabel", URIC_HISTORY_ALL_OF_IT },
        { "url1997:toplabel", URIC_HISTORY_ALL_OF_IT },
        { "url1997:hostnumber", URIC_HOST },
        { "url1997:port", URIC_PORT },
        { "url1997:path", URIC_PATH },
        { "url1997:path_segments", URIC_PATH },
        { "url1997:segment", URIC_PATH },
        { "url1997:param", URIC_PATH },
        { "url1997:pchar", URIC_HISTORY_ALL_OF_IT },
        { "url1997:query", URIC_QUERY },
        { "url1997:fragment", URIC_FRAGMENT },
        { "url1997:urlc", URIC_HISTORY_ALL_OF_IT },
        { "url1997:reserved", URIC_HISTORY_ALL_OF_IT },
        { "url1997:unreserved", URIC_HISTORY_ALL_OF_IT },
        { "url1997:mark", URIC_HISTORY_ALL_OF_IT },
        { "url1997:escaped", URIC_HISTORY_ALL_OF_IT },
        { "url1997:hex", URIC_HISTORY_ALL_OF_IT },
        { "url1997:alphanum", URIC_HISTORY_ALL_OF_IT },
        { "url1997:alpha", URIC_HISTORY_ALL_OF_IT },
        { "url1997:lowalpha", URIC_HISTORY_ALL_OF_IT },
        { "url1997:upalpha", URIC_HISTORY_ALL_OF_IT },
        { "url1997:digit", URIC_HISTORY_ALL_OF_IT }
    };
    static const struct uric_history_own_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        uric_history_accept_url1997_start, uric_history_accept_url1997_first_final, uric_history_url1997_scan
    };

    return &machine;
}

/* Generated from grammar/history/accept_rfc2396.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Accepts each rule of RFC 2396.  Tables. */

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_history__accept_rfc2396_class[256] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15,
	16, 17, 18, 19, 20, 21, 22, 23, 11, 24, 25, 26, 26, 27, 28, 29,
	30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 39, 40, 41, 42, 43, 44,
	45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 46, 47, 48, 41, 48, 49,
	50, 51, 51, 51, 51, 51, 51, 52, 52, 52, 52, 52, 52, 52, 52, 52,
	52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 52, 48, 48, 48, 48, 39,
	48, 53, 53, 53, 53, 53, 53, 54, 54, 54, 54, 54, 54, 54, 54, 54,
	54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 54, 48, 48, 48, 39, 48,
	48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
	48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48,
};


static const unsigned char uric_history__accept_rfc2396_shapes[48][28] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 1 },
	{ 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 31, 50, 84, 118, 152, 186, 220, 14, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 16, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 17, 17, 16, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 16, 2, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 16, 0, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 16, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 16, 0, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 0, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 0, 19, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 32, 34, 2 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 0, 0, 64, 68, 4 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 32, 0, 0, 32, 34, 2 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 0, 0, 48, 51, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 67, 80, 17, 0, 118, 119, 7 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 19, 64, 17, 0, 69, 68, 4 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 67, 80, 17, 0, 86, 85, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 48, 17, 0, 84, 85, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 1, 0, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 17, 0, 1, 17, 16, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 17, 0, 17, 16, 0, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 17, 0, 17, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 16, 0, 81, 85, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 16, 64, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 17, 17, 16, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 20, 68, 69, 22, 80, 65, 68, 4 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 16, 48, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 17, 17, 0, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 16, 0, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 4, 0, 48, 51, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 2, 0, 48, 51, 3 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 4, 0, 80, 85, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 67, 80, 22, 0, 87, 85, 5 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 48, 20, 0, 101, 102, 6 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 48, 17, 0, 20, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 67, 80, 22, 0, 135, 136, 8 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 0, 16, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 16, 17, 17, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 16, 64, 81, 85, 5 },
};


static const unsigned char uric_history__accept_rfc2396_shape[123] = {
	 0,  1,  2,  2,  2,  2,  2,  2,  3,  4,  5,  3,  6,  2,  2,  7,
	 8,  8,  2,  2,  7,  7,  2,  2,  9,  2,  2,  9,  2,  2,  4,  2,
	 2, 10, 11,  2,  2, 12, 13, 14, 15, 12, 14, 12, 13, 12, 13, 12,
	16, 17, 18, 19, 17, 19, 16, 19, 16, 19,  2,  2, 12, 13, 14, 15,
	12, 14, 12, 13, 12, 13, 12, 20, 14,  4, 21, 22, 21, 22, 21, 22,
	21,  2,  2, 23,  3, 24, 25, 26, 27, 20,  4, 28, 29, 21, 30, 31,
	 3, 32, 33, 34, 35, 36,  6,  9, 37, 10, 19, 38, 39, 21, 40, 41,
	42, 43, 44, 45, 15, 12, 13, 14, 46, 23, 47,
};


static const unsigned short uric_history__accept_rfc2396_ways[123] = {
	253,
	0, /* 1: "" */
	49, /* 2: "\x04%" */
	14, /* 3: "\x04%1" */
	49, /* 4: "(%" */
	10, /* 5: "(%1" */
	49, /* 6: "(/%" */
	10, /* 7: "(/%1" */
	195, /* 8: "(a:" */
	49, /* 9: "\x01" */
	95, /* 10: "\x01a" */
	197, /* 11: "\x01a:" */
	171, /* 12: "\x02" */
	49, /* 13: "\x02%" */
	4, /* 14: "\x02%1" */
	254, /* 15: "\x03" */
	199, /* 16: "\x04" */
	201, /* 17: "\x05" */
	49, /* 18: "!%" */
	254, /* 19: "\"" */
	49, /* 20: "\x06" */
	199, /* 21: "\x07" */
	49, /* 22: "\x17%" */
	203, /* 23: "\x17%1" */
	203, /* 24: "\x08" */
	49, /* 25: "\x08%" */
	205, /* 26: "\x08%1" */
	205, /* 27: "\x09" */
	49, /* 28: "\x09%" */
	255, /* 29: "\x09%1" */
	255, /* 30: "\x0A" */
	49, /* 31: "\x0B%" */
	34, /* 32: "\x0B%1" */
	207, /* 33: "\x0C" */
	174, /* 34: "\x0D-" */
	49, /* 35: "\x0D%" */
	82, /* 36: "\x0D%1" */
	209, /* 37: "\x0F" */
	143, /* 38: "\x0F1" */
	95, /* 39: "\x0F1-" */
	77, /* 40: "\x0F1a" */
	211, /* 41: "\x0F1a." */
	213, /* 42: "\x0Fa-" */
	215, /* 43: "\x0F1." */
	147, /* 44: "\x0F1.1" */
	217, /* 45: "\x0F1.1." */
	151, /* 46: "\x0F1.1.1" */
	219, /* 47: "\x0F1.1.1." */
	47, /* 48: "\x0D1" */
	93, /* 49: "\x0D1-" */
	75, /* 50: "\x0D1a" */
	98, /* 51: "\x0D1a." */
	103, /* 52: "\x0Da-" */
	108, /* 53: "\x0D1." */
	54, /* 54: "\x0D1.1" */
	113, /* 55: "\x0D1.1." */
	61, /* 56: "\x0D1.1.1" */
	118, /* 57: "\x0D1.1.1." */
	49, /* 58: "\x0E%" */
	117, /* 59: "\x0E%1" */
	221, /* 60: "\x10" */
	143, /* 61: "\x101" */
	95, /* 62: "\x101-" */
	77, /* 63: "\x111" */
	223, /* 64: "\x11" */
	225, /* 65: "\x10a-" */
	227, /* 66: "\x101." */
	147, /* 67: "\x101.1" */
	229, /* 68: "\x101.1." */
	151, /* 69: "\x101.1.1" */
	230, /* 70: "\x101.1.1." */
	230, /* 71: "\x12" */
	232, /* 72: "\x121-" */
	231, /* 73: "\x13" */
	49, /* 74: "\x14" */
	57, /* 75: "\x141" */
	49, /* 76: "\x141." */
	57, /* 77: "\x141.1" */
	49, /* 78: "\x141.1." */
	57, /* 79: "\x141.1.1" */
	24, /* 80: "\x141.1.1." */
	49, /* 81: "\x19%" */
	256, /* 82: "\x19%1" */
	234, /* 83: "\x1A" */
	236, /* 84: "\x1D" */
	18, /* 85: "\x1E" */
	17, /* 86: "\x1F" */
	257, /* 87: " " */
	137, /* 88: "!" */
	16, /* 89: "#" */
	258, /* 90: "$" */
	259, /* 91: "%" */
	15, /* 92: "&" */
	260, /* 93: "'" */
	123, /* 94: "\x00" */
	155, /* 95: "(-" */
	238, /* 96: "\x1B" */
	177, /* 97: "(/" */
	81, /* 98: "(a" */
	180, /* 99: "\x02-" */
	0, /* 100: "#1" */
	240, /* 101: "\x17" */
	183, /* 102: "\x08-" */
	242, /* 103: "\x09-" */
	43, /* 104: "\x0Aa" */
	244, /* 105: "\x0B" */
	128, /* 106: "\x0D" */
	159, /* 107: "\x0Fa" */
	186, /* 108: "\x0Fa." */
	43, /* 109: "\x15" */
	133, /* 110: "\x0F1.1.1.1" */
	68, /* 111: "\x0Da" */
	87, /* 112: "\x0Da." */
	163, /* 113: "\x0Da:" */
	39, /* 114: "\x0D1.1.1.1" */
	246, /* 115: "\x0E" */
	189, /* 116: "\x10a" */
	248, /* 117: "\x10a." */
	167, /* 118: "\x101.1.1.1" */
	250, /* 119: "\x121" */
	192, /* 120: "\x16" */
	251, /* 121: "\x19" */
	138, /* 122: "(" */
};

static const signed char uric_history__accept_rfc2396_further[262] = {
	   0,   82,   95,   83,   84,   85,   86,   87,   18,   88,   89,   90,   91,   92,  121,   93,
	   8,   11,   14,   15,   16,   19,   20,   23,   26,   29,  104,   32,  105,  114,   36,   59,
	  63,   70,   72,   73,  108,  119,  100,  120,  -80,  -79,  -65,  -63,    0,   -1,  -77,  -64,
	 -14,  -13,    1,    5,    0,  -11,    2,  -20,  -19,   -5,    1,    0,  -17,   -4,  -22,  -21,
	  -7,    1,    0,  -19,   -6,  -77,  -76,  -59,    1,    0,    2,  -74,  -16,  -15,   -1,    1,
	   0,  -13,   -3,   -2,  -94,    0,   -1,  -90,  -78,  -77,  -62,    1,  -75,   -1,  -15,  -14,
	   0,    1,  -12,  -17,  -16,   -1,  -14,   60,  -18,  -17,    0,   59,  -15,  -19,  -18,    1,
	 -16,   58,  -21,  -20,    1,  -18,   56,  -23,  -22,   57,  -20,   54,    1,    2,  -90,    3,
	   4,  -72,  -71,  -58,  -69,    5,  -71,  -69,    0,   -1,  -70,  -27,  -26, -118,  -25,  -24,
	   1,    5,    0,    2,   -5,    1,    0,   -4,   -7,    1,    0,   -6,    0,    1,  -91,    2,
	 -65,    1,    0,    2,  -79,  -78,    0,  -76,  -56,  -54,    0,  -55,   87,    1,   84,    0,
	   1,    3,    0,   -1,  -91,    0,  -86,   -3,    0,  -77,   -1,  -68,    1,   -1,  -51,    1,
	   0,  -24, -118,  -19,   89,   -2,   85,   -9,   80,  -14,   83,    1,   78,    1,   76,    1,
	  72,   -2,    1,   70,   -1,   66,    0,   65,    1,   64,    1,   62,   63,   60,    1,   56,
	  -1,   52,    0,   51,    1,   50,    1,   48,   46,    0,   47,   17,  -65,   16,  -66,    0,
	 -94,    0,  -79,    0,  -75,    0,  -74,    0,  -57,  -54,   -1,  -47,    0,  -40,   94,   81,
	  74,   39,   13,   10,    9,    7,
};


static const unsigned char uric_history__accept_rfc2396_extra[55] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15,
	16, 17, 18, 19, 20, 21, 22, 23, 24,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,
};

enum { uric_history_accept_rfc2396_start = 1 };
enum { uric_history_accept_rfc2396_first_final = 94 };

static int uric_history_rfc2396_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	unsigned int _class;
	unsigned int _trans;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_history__accept_rfc2396_class[*p];
	_trans = (unsigned int)uric_history__accept_rfc2396_shapes[uric_history__accept_rfc2396_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	if ( _trans == 15 )
		_trans += uric_history__accept_rfc2396_extra[_class];
	_trans += uric_history__accept_rfc2396_ways[cs];
	cs += uric_history__accept_rfc2396_further[_trans];

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    *at = p;
    return cs;
}

const struct uric_history_own_edition_machine *uric_history_rfc2396(void)
{
    static const struct uric_edition_rule rules[] = {
        { "rfc2396:URI-reference", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:absoluteURI", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:relativeURI", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:hier_part", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:opaque_part", URIC_PATH },
        { "rfc2396:uric_no_slash", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:net_path", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:abs_path", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:rel_path", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:rel_segment", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:scheme", URIC_SCHEME },
        { "rfc2396:authority", URIC_HISTORY_ITS_AUTHORITY },
        { "rfc2396:reg_name", URIC_HISTORY_ITS_AUTHORITY },
        { "rfc2396:server", URIC_HISTORY_ITS_AUTHORITY },
        { "rfc2396:userinfo", URIC_USERINFO },
        { "rfc2396:hostport", URIC_HISTORY_ITS_AUTHORITY },
        { "rfc2396:host", URIC_HOST },
        { "rfc2396:hostname", URIC_HOST },
        { "rfc2396:domainlabel", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:toplabel", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:IPv4address", URIC_HOST },
        { "rfc2396:port", URIC_PORT },
        { "rfc2396:path", URIC_PATH },
        { "rfc2396:path_segments", URIC_PATH },
        { "rfc2396:segment", URIC_PATH },
        { "rfc2396:param", URIC_PATH },
        { "rfc2396:pchar", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:query", URIC_QUERY },
        { "rfc2396:fragment", URIC_FRAGMENT },
        { "rfc2396:uric", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:reserved", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:unreserved", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:mark", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:escaped", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:hex", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:alphanum", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:alpha", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:lowalpha", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:upalpha", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:digit", URIC_HISTORY_ALL_OF_IT },
        { "rfc2396:reference", URIC_HISTORY_ALL_OF_IT }
    };
    static const struct uric_history_own_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        uric_history_accept_rfc2396_start, uric_history_accept_rfc2396_first_final, uric_history_rfc2396_scan
    };

    return &machine;
}

/* Generated from grammar/history/accept_uri2003.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* Accepts each rule of draft-fielding-uri-rfc2396bis-01.  Tables. */

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_history__accept_uri2003_class[256] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15,
	16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
	32, 33, 34, 35, 36, 37, 38, 39, 39, 40, 41, 42, 43, 44, 45, 46,
	47, 48, 49, 50, 50, 51, 52, 52, 52, 52, 53, 43, 54, 43, 54, 55,
	56, 57, 57, 57, 57, 57, 57, 58, 58, 58, 58, 58, 58, 58, 58, 58,
	58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 59, 60, 61, 60, 62,
	60, 57, 57, 57, 57, 57, 57, 58, 58, 58, 58, 58, 58, 58, 58, 58,
	58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 58, 60, 60, 60, 62, 63,
	63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
	63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63, 63,
};


static const unsigned char uric_history__accept_uri2003_shapes[100][32] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 33, 67, 101, 135, 169, 203, 237, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 0, 16, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 33, 0, 16, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 50, 68, 84, 0, 96, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 50, 0, 32, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 50, 68, 4, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 0, 0, 0, 32, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 33, 3, 0, 0, 0, 64, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 0, 0, 0, 0, 32, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 2, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 50, 4, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 0, 16, 0, 32, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 50, 0, 64, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 50, 84, 0, 96, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 67, 0, 48, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 50, 68, 4, 0, 80, 0, 96, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 50, 0, 32, 0, 64, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 33, 0, 16, 0, 48, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 32, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 50, 0, 64, 0, 80, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 50, 84, 0, 96, 0, 112, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 67, 0, 48, 0, 80, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 50, 68, 4, 0, 80, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 16, 17, 17, 33, 0, 16, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 17, 17, 17, 17, 16, 17, 17, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 17, 0, 1, 0, 0, 16, 16, 1, 16, 16, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 17, 0, 17, 16, 17, 17, 1, 0, 16, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 16, 17, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 16, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 17, 17, 16, 17, 17, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 17, 17, 0, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 17, 17, 0, 19, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 0, 16, 33, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 32, 34, 34, 2, 0, 32, 2, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 0, 16, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 0, 32, 2, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 19, 64, 68, 68, 20, 0, 69, 4, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 48, 51, 51, 19, 0, 52, 3, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 48, 51, 51, 19, 0, 84, 5, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 17, 1, 0, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 17, 17, 1, 80, 97, 6, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 17, 17, 1, 64, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 17, 17, 17, 17, 16, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 17, 17, 17, 17, 16, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 17, 17, 17, 16, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 17, 17, 17, 64, 21, 97, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 17, 17, 17, 64, 21, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 17, 17, 17, 17, 16, 17, 65, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 2, 0, 0, 48, 32, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 50, 51, 51, 3, 32, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 20, 68, 69, 68, 68, 100, 80, 65, 4, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 20, 17, 17, 17, 16, 17, 17, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 49, 17, 17, 17, 17, 17, 17, 17, 17, 16, 17, 17, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 17, 16, 17, 17, 16, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 17, 16, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 17, 48, 20, 81, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 17, 48, 20, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 17, 17, 17, 17, 16, 17, 49, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 32, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 34, 34, 2, 16, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 1, 64, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 1, 48, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 32, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 17, 0, 20, 81, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 17, 0, 20, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 17, 17, 17, 17, 0, 17, 49, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 32, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 34, 34, 2, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 16, 17, 17, 1, 0, 16, 1, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 17, 17, 0, 19, 65, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 17, 17, 0, 17, 49, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 1, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 48, 51, 51, 19, 0, 52, 83, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 51, 51, 67, 0, 48, 3, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 32, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 33, 0, 48, 3, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 50, 0, 32, 2, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 67, 80, 85, 85, 101, 0, 87, 5, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 49, 16, 17, 17, 65, 0, 21, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 48, 51, 51, 67, 0, 101, 6, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 48, 51, 51, 19, 0, 20, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 49, 64, 68, 68, 84, 0, 70, 4, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 16, 17, 17, 17, 0, 16, 1, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 48, 51, 51, 3, 0, 48, 3, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 32, 34, 34, 2, 0, 32, 2, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 33, 3, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 33, 17, 17, 17, 17, 19, 17, 17, 1, 0, 17, 1, 0, 1 },
};


static const unsigned char uric_history__accept_uri2003_shape[1905] = {
	 0,  1,  2,  2,  2,  2,  2,  2,  2,  2,  3,  3,  3,  3,  4,  3,
	 3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,
	 3,  3,  4,  3,  3,  3,  3,  4,  5,  6,  7,  8,  7,  8,  7,  9,
	10, 10, 11, 12, 13, 13, 14, 15, 13, 13, 14, 15,  3,  3,  4,  3,
	16, 16, 16, 17, 17,  6, 18, 19,  6, 17, 16,  3, 20, 21, 22, 22,
	23,  2, 24, 24, 21, 25, 26, 21, 24, 22, 20, 21, 22, 22, 23, 27,
	24, 24, 21, 25, 26, 21, 24, 22, 20, 21, 22, 22, 23, 27, 24, 24,
	21, 25, 26, 21, 24, 22, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25,
	26, 21, 24, 22, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21,
	24, 22,  4, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24,
	22,  2,  2, 28, 29, 28, 29,  2,  2,  2,  2,  3,  3,  3,  3,  4,
	 3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,
	 3,  3,  3,  4,  3,  3,  3,  3,  4,  5,  6,  7,  8,  7,  8,  7,
	 9, 10, 10, 11, 12, 13, 13, 14, 15, 13, 13, 14, 15,  3,  3,  4,
	 3, 16, 16, 16, 17, 17,  6, 18, 19,  6, 17, 16,  3, 20, 21, 22,
	22, 23,  2, 24, 24, 21, 25, 26, 21, 24, 22, 20, 21, 22, 22, 23,
	27, 24, 24, 21, 25, 26, 21, 24, 22, 20, 21, 22, 22, 23, 27, 24,
	24, 21, 25, 26, 21, 24, 22, 20, 21, 22, 22, 23, 27, 24, 24, 21,
	25, 26, 21, 24, 22, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26,
	21, 24, 22,  4, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21,
	24, 22,  2,  2, 30,  2,  2, 31, 32, 33, 34, 35, 36, 37, 37,  2,
	 2,  2,  2,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,
	 3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,
	 4,  5,  6,  7,  8,  7,  8,  7,  9, 10, 10, 11, 12, 13, 13, 14,
	15, 13, 13, 14, 15,  3,  3,  4,  3, 16, 16, 16, 17, 17,  6, 18,
	19,  6, 17, 16,  3, 20, 21, 22, 22, 23,  2, 24, 24, 21, 25, 26,
	21, 24, 22, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24,
	22, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22, 20,
	21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22, 20, 21, 22,
	22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22,  4, 20, 21, 22, 22,
	23, 27, 24, 24, 21, 25, 26, 21, 24, 22, 37, 38, 38, 28,  2,  2,
	 2,  2,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,
	 4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,
	 5,  6,  7,  8,  7,  8,  7,  9, 10, 10, 11, 12, 13, 13, 14, 15,
	13, 13, 14, 15,  3,  3,  4,  3, 16, 16, 16, 17, 17,  6, 18, 19,
	 6, 17, 16,  3, 20, 21, 22, 22, 23,  2, 24, 24, 21, 25, 26, 21,
	24, 22, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22,
	20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22, 20, 21,
	22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22, 20, 21, 22, 22,
	23, 27, 24, 24, 21, 25, 26, 21, 24, 22,  4, 20, 21, 22, 22, 23,
	27, 24, 24, 21, 25, 26, 21, 24, 22, 39, 40,  2,  2, 41, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 43, 44, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 43, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 46, 47, 45, 45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45, 45,
	45, 45, 45, 46,  2,  2, 41, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 43, 44, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 43,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,
	 4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,
	 5,  6,  7,  8,  7,  8,  7,  9, 10, 10, 11, 12, 13, 13, 14, 15,
	13, 13, 14, 15,  3,  3,  4,  3, 16, 16, 16, 17, 17,  6, 18, 19,
	 6, 17, 16,  3, 20, 21, 22, 22, 23,  2, 24, 24, 21, 25, 26, 21,
	24, 22, 20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22,
	20, 21, 22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22, 20, 21,
	22, 22, 23, 27, 24, 24, 21, 25, 26, 21, 24, 22, 20, 21, 22, 22,
	23, 27, 24, 24, 21, 25, 26, 21, 24, 22,  4, 20, 21, 22, 22, 23,
	27, 24, 24, 21, 25, 26, 21, 24, 22, 43, 43, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 43, 28,  7,  8,  7,  8,  7,  8,  7,
	13, 13, 14, 15, 13, 13, 14, 15, 13, 13, 14, 15, 48,  3,  3,  3,
	 3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  3,  3,  3,  3,
	 4,  3,  3,  3,  3,  4,  3,  3,  3,  3,  4,  5,  6,  3,  3,  4,
	 3, 17, 17,  6, 18, 19,  6, 17,  3,  2, 27, 27, 27, 27,  4, 27,
	27,  6,  3,  3,  4, 17, 17,  6, 18, 19,  6, 17,  3, 39, 49,  2,
	 2, 49,  2,  2, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61,
	62, 63, 30, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76,
	77, 78, 79, 80, 81, 40, 82, 39,  4, 83, 84, 85, 86, 85, 86, 87,
	88, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85,
	85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85,
	85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85,
	85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 88, 85, 85,
	85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85,
	85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85,
	85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 85,
	85, 85, 85, 85, 85, 85, 85, 85, 85, 85, 89, 90, 89, 90, 91, 92,
	93, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89,
	89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89,
	89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89,
	89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 93, 89, 89,
	89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89,
	89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89,
	89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 89,
	89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 94, 95,  8, 95,  8, 44,
	96, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
	95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
	95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
	95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 96, 95, 95,
	95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
	95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
	95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 95,
	95, 95, 95, 95, 95, 95, 95, 95, 95, 95, 42, 43, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42, 42,
	42, 42, 42, 42, 42, 42, 42, 42, 83, 83, 97, 98,  2,  2,  2,  2,
	27,  6,  3,  3,  4, 17, 17,  6, 18, 19,  6, 17,  3, 27,  6,  3,
	 3,  4, 17, 17,  6, 18, 19,  6, 17,  3, 27,  6,  3,  3,  4, 17,
	17,  6, 18, 19,  6, 17,  3, 27,  6,  3,  3,  4, 17, 17,  6, 18,
	19,  6, 17,  3, 27,  6,  3,  3,  4, 17, 17,  6, 18, 19,  6, 17,
	 3, 27,  6,  3,  3,  4, 17, 17,  6, 18, 19,  6, 17,  3, 63, 99,
	49,
};


static const unsigned short uric_history__accept_uri2003_ways[1905] = {
	5174,
	0, /* 1: "" */
	44, /* 2: "'%" */
	14, /* 3: "'%1" */
	44, /* 4: "\x00%" */
	13, /* 5: "\x00%1" */
	44, /* 6: "\x00/%" */
	13, /* 7: "\x00/%1" */
	44, /* 8: "\x00//%" */
	5175, /* 9: "\x00//%1" */
	4499, /* 10: "\x00//[" */
	2696, /* 11: "\x00//[1" */
	3087, /* 12: "\x00//[11" */
	44, /* 13: "\x00//[111" */
	44, /* 14: "\x00//[1111" */
	4501, /* 15: "\x00//[1:" */
	2696, /* 16: "\x00//[1:1" */
	3087, /* 17: "\x00//[1:11" */
	44, /* 18: "\x00//[1:111" */
	44, /* 19: "\x00//[1:1111" */
	4503, /* 20: "\x00//[1:1:" */
	2696, /* 21: "\x00//[1:1:1" */
	3087, /* 22: "\x00//[1:1:11" */
	44, /* 23: "\x00//[1:1:111" */
	44, /* 24: "\x00//[1:1:1111" */
	4505, /* 25: "\x00//[1:1:1:" */
	2696, /* 26: "\x00//[1:1:1:1" */
	3087, /* 27: "\x00//[1:1:1:11" */
	44, /* 28: "\x00//[1:1:1:111" */
	44, /* 29: "\x00//[1:1:1:1111" */
	4507, /* 30: "\x00//[1:1:1:1:" */
	2696, /* 31: "\x00//[1:1:1:1:1" */
	3087, /* 32: "\x00//[1:1:1:1:11" */
	44, /* 33: "\x00//[1:1:1:1:111" */
	44, /* 34: "\x00//[1:1:1:1:1111" */
	4509, /* 35: "\x00//[1:1:1:1:1:" */
	2696, /* 36: "\x00//[1:1:1:1:1:1" */
	3087, /* 37: "\x00//[1:1:1:1:1:11" */
	44, /* 38: "\x00//[1:1:1:1:1:111" */
	44, /* 39: "\x00//[1:1:1:1:1:1111" */
	1106, /* 40: "\x00//[1:1:1:1:1:1:" */
	3742, /* 41: "\x00//[1:1:1:1:1:1:0" */
	2655, /* 42: "\x00//[::1." */
	44, /* 43: "\x00//[::1.0" */
	2659, /* 44: "\x00//[::1.1." */
	44, /* 45: "\x00//[::1.1.0" */
	2663, /* 46: "\x00//[::1.1.1." */
	5176, /* 47: "\x00//[::1.1.1.0" */
	4511, /* 48: "\x00//[::1.1.1.1" */
	4513, /* 49: "\x00//[::1.1.1.3" */
	2667, /* 50: "\x00//[::1.1.1.2" */
	4515, /* 51: "\x00//[::1.1.1.25" */
	1309, /* 52: "\x00//[::1.1.1" */
	4517, /* 53: "\x00//[::1.1.3" */
	2671, /* 54: "\x00//[::1.1.2" */
	4519, /* 55: "\x00//[::1.1.25" */
	4521, /* 56: "\x00//[::1.1" */
	4523, /* 57: "\x00//[::1.3" */
	2675, /* 58: "\x00//[::1.2" */
	4525, /* 59: "\x00//[::1.25" */
	3087, /* 60: "\x00//[1:1:1:1:1:1:1a" */
	44, /* 61: "\x00//[1:1:1:1:1:1:11a" */
	44, /* 62: "\x00//[1:1:1:1:1:1:1111" */
	3105, /* 63: "\x00//[1:1:1:1:1:1:1:" */
	4527, /* 64: "\x00//[1:1:1:1:1:1::1" */
	4529, /* 65: "\x00//[1:1:1:1:1:1::11" */
	4531, /* 66: "\x00//[1:1:1:1:1:1::111" */
	2679, /* 67: "\x00//[1:1:1:1:1:1:1" */
	2683, /* 68: "\x00//[1:1:1:1:1:1:11" */
	3745, /* 69: "\x00//[1:1:1:1:1:1:111" */
	1112, /* 70: "\x00//[1:1:1:1:1:1:2" */
	2687, /* 71: "\x00//[1:1:1:1:1:1:25" */
	3748, /* 72: "\x00//[1:1:1:1:1:1:26" */
	2691, /* 73: "\x00//[1:1:1:1:1:1:3" */
	4533, /* 74: "\x00//[1:1:1:1:1:1::" */
	4535, /* 75: "\x00//[1:1:1:1:1:1:a" */
	1118, /* 76: "\x00//[1:1:1:1:1::" */
	2695, /* 77: "\x00//[1:1:1:1:1::0" */
	3751, /* 78: "\x00//[1:1:1:1:1::1a" */
	3754, /* 79: "\x00//[1:1:1:1:1::11a" */
	4537, /* 80: "\x00//[1:1:1:1:1::1111" */
	367, /* 81: "\x00//[1:1:1:1:1::1:" */
	1382, /* 82: "\x00//[1:1:1:1:1::1" */
	1387, /* 83: "\x00//[1:1:1:1:1::11" */
	2699, /* 84: "\x00//[1:1:1:1:1::111" */
	42, /* 85: "\x00//[1:1:1:1:1::2" */
	1392, /* 86: "\x00//[1:1:1:1:1::25" */
	2703, /* 87: "\x00//[1:1:1:1:1::26" */
	1397, /* 88: "\x00//[1:1:1:1:1::3" */
	3757, /* 89: "\x00//[1:1:1:1:1::a" */
	1124, /* 90: "\x00//[1:1:1:1::" */
	2707, /* 91: "\x00//[1:1:1:1::0" */
	3760, /* 92: "\x00//[1:1:1:1::1a" */
	3763, /* 93: "\x00//[1:1:1:1::11a" */
	4539, /* 94: "\x00//[1:1:1:1::1111" */
	1402, /* 95: "\x00//[1:1:1:1::1:" */
	1407, /* 96: "\x00//[1:1:1:1::1" */
	1412, /* 97: "\x00//[1:1:1:1::11" */
	2711, /* 98: "\x00//[1:1:1:1::111" */
	49, /* 99: "\x00//[1:1:1:1::2" */
	1417, /* 100: "\x00//[1:1:1:1::25" */
	2715, /* 101: "\x00//[1:1:1:1::26" */
	1422, /* 102: "\x00//[1:1:1:1::3" */
	3766, /* 103: "\x00//[1:1:1:1::a" */
	1130, /* 104: "\x00//[1:1:1::" */
	2719, /* 105: "\x00//[1:1:1::0" */
	3769, /* 106: "\x00//[1:1:1::1a" */
	3772, /* 107: "\x00//[1:1:1::11a" */
	4541, /* 108: "\x00//[1:1:1::1111" */
	1402, /* 109: "\x00//[1:1:1::1:" */
	1427, /* 110: "\x00//[1:1:1::1" */
	1432, /* 111: "\x00//[1:1:1::11" */
	2723, /* 112: "\x00//[1:1:1::111" */
	56, /* 113: "\x00//[1:1:1::2" */
	1437, /* 114: "\x00//[1:1:1::25" */
	2727, /* 115: "\x00//[1:1:1::26" */
	1442, /* 116: "\x00//[1:1:1::3" */
	3775, /* 117: "\x00//[1:1:1::a" */
	1136, /* 118: "\x00//[1:1::" */
	2731, /* 119: "\x00//[1:1::0" */
	3778, /* 120: "\x00//[1:1::1a" */
	3781, /* 121: "\x00//[1:1::11a" */
	4543, /* 122: "\x00//[1:1::1111" */
	1402, /* 123: "\x00//[1:1::1:" */
	1447, /* 124: "\x00//[1:1::1" */
	1452, /* 125: "\x00//[1:1::11" */
	2735, /* 126: "\x00//[1:1::111" */
	63, /* 127: "\x00//[1:1::2" */
	1457, /* 128: "\x00//[1:1::25" */
	2739, /* 129: "\x00//[1:1::26" */
	1462, /* 130: "\x00//[1:1::3" */
	3784, /* 131: "\x00//[1:1::a" */
	1142, /* 132: "\x00//[1::" */
	2743, /* 133: "\x00//[1::0" */
	3787, /* 134: "\x00//[1::1a" */
	3790, /* 135: "\x00//[1::11a" */
	4545, /* 136: "\x00//[1::1111" */
	1402, /* 137: "\x00//[1::1:" */
	1467, /* 138: "\x00//[1::1" */
	1472, /* 139: "\x00//[1::11" */
	2747, /* 140: "\x00//[1::111" */
	70, /* 141: "\x00//[1::2" */
	1477, /* 142: "\x00//[1::25" */
	2751, /* 143: "\x00//[1::26" */
	1482, /* 144: "\x00//[1::3" */
	3793, /* 145: "\x00//[1::a" */
	44, /* 146: "\x00//[:" */
	1148, /* 147: "\x00//[::" */
	2755, /* 148: "\x00//[::0" */
	3796, /* 149: "\x00//[::1a" */
	3799, /* 150: "\x00//[::11a" */
	4547, /* 151: "\x00//[::1111" */
	1487, /* 152: "\x00//[::1:" */
	1492, /* 153: "\x00//[::1" */
	1497, /* 154: "\x00//[::11" */
	2759, /* 155: "\x00//[::111" */
	77, /* 156: "\x00//[::2" */
	1502, /* 157: "\x00//[::25" */
	2763, /* 158: "\x00//[::26" */
	1507, /* 159: "\x00//[::3" */
	3802, /* 160: "\x00//[::a" */
	44, /* 161: "\x00a:%" */
	2766, /* 162: "\x00a:%1" */
	44, /* 163: "\x01" */
	4549, /* 164: "\x01a" */
	44, /* 165: "\x02" */
	4549, /* 166: "\x02a" */
	44, /* 167: "#%" */
	5177, /* 168: "#%1" */
	44, /* 169: "\x03//%" */
	4550, /* 170: "\x03//%1" */
	4499, /* 171: "\x03//[" */
	2696, /* 172: "\x03//[1" */
	3087, /* 173: "\x03//[11" */
	44, /* 174: "\x03//[111" */
	44, /* 175: "\x03//[1111" */
	4501, /* 176: "\x03//[1:" */
	2696, /* 177: "\x03//[1:1" */
	3087, /* 178: "\x03//[1:11" */
	44, /* 179: "\x03//[1:111" */
	44, /* 180: "\x03//[1:1111" */
	4503, /* 181: "\x03//[1:1:" */
	2696, /* 182: "\x03//[1:1:1" */
	3087, /* 183: "\x03//[1:1:11" */
	44, /* 184: "\x03//[1:1:111" */
	44, /* 185: "\x03//[1:1:1111" */
	4505, /* 186: "\x03//[1:1:1:" */
	2696, /* 187: "\x03//[1:1:1:1" */
	3087, /* 188: "\x03//[1:1:1:11" */
	44, /* 189: "\x03//[1:1:1:111" */
	44, /* 190: "\x03//[1:1:1:1111" */
	4507, /* 191: "\x03//[1:1:1:1:" */
	2696, /* 192: "\x03//[1:1:1:1:1" */
	3087, /* 193: "\x03//[1:1:1:1:11" */
	44, /* 194: "\x03//[1:1:1:1:111" */
	44, /* 195: "\x03//[1:1:1:1:1111" */
	4509, /* 196: "\x03//[1:1:1:1:1:" */
	2696, /* 197: "\x03//[1:1:1:1:1:1" */
	3087, /* 198: "\x03//[1:1:1:1:1:11" */
	44, /* 199: "\x03//[1:1:1:1:1:111" */
	44, /* 200: "\x03//[1:1:1:1:1:1111" */
	1106, /* 201: "\x03//[1:1:1:1:1:1:" */
	3742, /* 202: "\x03//[1:1:1:1:1:1:0" */
	2655, /* 203: "\x03//[::1." */
	44, /* 204: "\x03//[::1.0" */
	2659, /* 205: "\x03//[::1.1." */
	44, /* 206: "\x03//[::1.1.0" */
	2663, /* 207: "\x03//[::1.1.1." */
	5178, /* 208: "\x03//[::1.1.1.0" */
	4551, /* 209: "\x03//[::1.1.1.1" */
	4553, /* 210: "\x03//[::1.1.1.3" */
	2767, /* 211: "\x03//[::1.1.1.2" */
	4555, /* 212: "\x03//[::1.1.1.25" */
	1309, /* 213: "\x03//[::1.1.1" */
	4517, /* 214: "\x03//[::1.1.3" */
	2671, /* 215: "\x03//[::1.1.2" */
	4519, /* 216: "\x03//[::1.1.25" */
	4521, /* 217: "\x03//[::1.1" */
	4523, /* 218: "\x03//[::1.3" */
	2675, /* 219: "\x03//[::1.2" */
	4525, /* 220: "\x03//[::1.25" */
	3087, /* 221: "\x03//[1:1:1:1:1:1:1a" */
	44, /* 222: "\x03//[1:1:1:1:1:1:11a" */
	44, /* 223: "\x03//[1:1:1:1:1:1:1111" */
	3105, /* 224: "\x03//[1:1:1:1:1:1:1:" */
	4557, /* 225: "\x03//[1:1:1:1:1:1::1" */
	4559, /* 226: "\x03//[1:1:1:1:1:1::11" */
	4561, /* 227: "\x03//[1:1:1:1:1:1::111" */
	2679, /* 228: "\x03//[1:1:1:1:1:1:1" */
	2683, /* 229: "\x03//[1:1:1:1:1:1:11" */
	3745, /* 230: "\x03//[1:1:1:1:1:1:111" */
	1112, /* 231: "\x03//[1:1:1:1:1:1:2" */
	2687, /* 232: "\x03//[1:1:1:1:1:1:25" */
	3748, /* 233: "\x03//[1:1:1:1:1:1:26" */
	2691, /* 234: "\x03//[1:1:1:1:1:1:3" */
	4563, /* 235: "\x03//[1:1:1:1:1:1::" */
	4535, /* 236: "\x03//[1:1:1:1:1:1:a" */
	1154, /* 237: "\x03//[1:1:1:1:1::" */
	2771, /* 238: "\x03//[1:1:1:1:1::0" */
	3805, /* 239: "\x03//[1:1:1:1:1::1a" */
	3808, /* 240: "\x03//[1:1:1:1:1::11a" */
	4565, /* 241: "\x03//[1:1:1:1:1::1111" */
	367, /* 242: "\x03//[1:1:1:1:1::1:" */
	1512, /* 243: "\x03//[1:1:1:1:1::1" */
	1517, /* 244: "\x03//[1:1:1:1:1::11" */
	2775, /* 245: "\x03//[1:1:1:1:1::111" */
	84, /* 246: "\x03//[1:1:1:1:1::2" */
	1522, /* 247: "\x03//[1:1:1:1:1::25" */
	2779, /* 248: "\x03//[1:1:1:1:1::26" */
	1527, /* 249: "\x03//[1:1:1:1:1::3" */
	3811, /* 250: "\x03//[1:1:1:1:1::a" */
	1160, /* 251: "\x03//[1:1:1:1::" */
	2783, /* 252: "\x03//[1:1:1:1::0" */
	3814, /* 253: "\x03//[1:1:1:1::1a" */
	3817, /* 254: "\x03//[1:1:1:1::11a" */
	4567, /* 255: "\x03//[1:1:1:1::1111" */
	1402, /* 256: "\x03//[1:1:1:1::1:" */
	1532, /* 257: "\x03//[1:1:1:1::1" */
	1537, /* 258: "\x03//[1:1:1:1::11" */
	2787, /* 259: "\x03//[1:1:1:1::111" */
	91, /* 260: "\x03//[1:1:1:1::2" */
	1542, /* 261: "\x03//[1:1:1:1::25" */
	2791, /* 262: "\x03//[1:1:1:1::26" */
	1547, /* 263: "\x03//[1:1:1:1::3" */
	3820, /* 264: "\x03//[1:1:1:1::a" */
	1166, /* 265: "\x03//[1:1:1::" */
	2795, /* 266: "\x03//[1:1:1::0" */
	3823, /* 267: "\x03//[1:1:1::1a" */
	3826, /* 268: "\x03//[1:1:1::11a" */
	4569, /* 269: "\x03//[1:1:1::1111" */
	1402, /* 270: "\x03//[1:1:1::1:" */
	1552, /* 271: "\x03//[1:1:1::1" */
	1557, /* 272: "\x03//[1:1:1::11" */
	2799, /* 273: "\x03//[1:1:1::111" */
	98, /* 274: "\x03//[1:1:1::2" */
	1562, /* 275: "\x03//[1:1:1::25" */
	2803, /* 276: "\x03//[1:1:1::26" */
	1567, /* 277: "\x03//[1:1:1::3" */
	3829, /* 278: "\x03//[1:1:1::a" */
	1172, /* 279: "\x03//[1:1::" */
	2807, /* 280: "\x03//[1:1::0" */
	3832, /* 281: "\x03//[1:1::1a" */
	3835, /* 282: "\x03//[1:1::11a" */
	4571, /* 283: "\x03//[1:1::1111" */
	1402, /* 284: "\x03//[1:1::1:" */
	1572, /* 285: "\x03//[1:1::1" */
	1577, /* 286: "\x03//[1:1::11" */
	2811, /* 287: "\x03//[1:1::111" */
	105, /* 288: "\x03//[1:1::2" */
	1582, /* 289: "\x03//[1:1::25" */
	2815, /* 290: "\x03//[1:1::26" */
	1587, /* 291: "\x03//[1:1::3" */
	3838, /* 292: "\x03//[1:1::a" */
	1178, /* 293: "\x03//[1::" */
	2819, /* 294: "\x03//[1::0" */
	3841, /* 295: "\x03//[1::1a" */
	3844, /* 296: "\x03//[1::11a" */
	4573, /* 297: "\x03//[1::1111" */
	1402, /* 298: "\x03//[1::1:" */
	1592, /* 299: "\x03//[1::1" */
	1597, /* 300: "\x03//[1::11" */
	2823, /* 301: "\x03//[1::111" */
	112, /* 302: "\x03//[1::2" */
	1602, /* 303: "\x03//[1::25" */
	2827, /* 304: "\x03//[1::26" */
	1607, /* 305: "\x03//[1::3" */
	3847, /* 306: "\x03//[1::a" */
	44, /* 307: "\x03//[:" */
	1184, /* 308: "\x03//[::" */
	2831, /* 309: "\x03//[::0" */
	3850, /* 310: "\x03//[::1a" */
	3853, /* 311: "\x03//[::11a" */
	4575, /* 312: "\x03//[::1111" */
	1487, /* 313: "\x03//[::1:" */
	1612, /* 314: "\x03//[::1" */
	1617, /* 315: "\x03//[::11" */
	2835, /* 316: "\x03//[::111" */
	119, /* 317: "\x03//[::2" */
	1622, /* 318: "\x03//[::25" */
	2839, /* 319: "\x03//[::26" */
	1627, /* 320: "\x03//[::3" */
	3856, /* 321: "\x03//[::a" */
	44, /* 322: "\x03%" */
	1631, /* 323: "\x03%1" */
	4577, /* 324: "\x04" */
	44, /* 325: "&%" */
	5179, /* 326: "&%1" */
	5180, /* 327: "\x05" */
	5181, /* 328: "\x06" */
	5182, /* 329: "\x07" */
	283, /* 330: "\x08" */
	5183, /* 331: "\x09" */
	5184, /* 332: "\x0A" */
	44, /* 333: "\x0C" */
	5184, /* 334: "\x0C/" */
	44, /* 335: "\x0C//%" */
	5185, /* 336: "\x0C//%1" */
	44, /* 337: "$%" */
	5186, /* 338: "$%1" */
	4499, /* 339: "\x0C//[" */
	2696, /* 340: "\x0C//[1" */
	3087, /* 341: "\x0C//[11" */
	44, /* 342: "\x0C//[111" */
	44, /* 343: "\x0C//[1111" */
	4501, /* 344: "\x0C//[1:" */
	2696, /* 345: "\x0C//[1:1" */
	3087, /* 346: "\x0C//[1:11" */
	44, /* 347: "\x0C//[1:111" */
	44, /* 348: "\x0C//[1:1111" */
	4503, /* 349: "\x0C//[1:1:" */
	2696, /* 350: "\x0C//[1:1:1" */
	3087, /* 351: "\x0C//[1:1:11" */
	44, /* 352: "\x0C//[1:1:111" */
	44, /* 353: "\x0C//[1:1:1111" */
	4505, /* 354: "\x0C//[1:1:1:" */
	2696, /* 355: "\x0C//[1:1:1:1" */
	3087, /* 356: "\x0C//[1:1:1:11" */
	44, /* 357: "\x0C//[1:1:1:111" */
	44, /* 358: "\x0C//[1:1:1:1111" */
	4507, /* 359: "\x0C//[1:1:1:1:" */
	2696, /* 360: "\x0C//[1:1:1:1:1" */
	3087, /* 361: "\x0C//[1:1:1:1:11" */
	44, /* 362: "\x0C//[1:1:1:1:111" */
	44, /* 363: "\x0C//[1:1:1:1:1111" */
	4509, /* 364: "\x0C//[1:1:1:1:1:" */
	2696, /* 365: "\x0C//[1:1:1:1:1:1" */
	3087, /* 366: "\x0C//[1:1:1:1:1:11" */
	44, /* 367: "\x0C//[1:1:1:1:1:111" */
	44, /* 368: "\x0C//[1:1:1:1:1:1111" */
	1106, /* 369: "\x0C//[1:1:1:1:1:1:" */
	3742, /* 370: "\x0C//[1:1:1:1:1:1:0" */
	2655, /* 371: "\x0C//[::1." */
	44, /* 372: "\x0C//[::1.0" */
	2659, /* 373: "\x0C//[::1.1." */
	44, /* 374: "\x0C//[::1.1.0" */
	2663, /* 375: "\x0C//[::1.1.1." */
	5187, /* 376: "\x0C//[::1.1.1.0" */
	4578, /* 377: "\x0C//[::1.1.1.1" */
	4580, /* 378: "\x0C//[::1.1.1.3" */
	2843, /* 379: "\x0C//[::1.1.1.2" */
	4582, /* 380: "\x0C//[::1.1.1.25" */
	1309, /* 381: "\x0C//[::1.1.1" */
	4517, /* 382: "\x0C//[::1.1.3" */
	2671, /* 383: "\x0C//[::1.1.2" */
	4519, /* 384: "\x0C//[::1.1.25" */
	4521, /* 385: "\x0C//[::1.1" */
	4523, /* 386: "\x0C//[::1.3" */
	2675, /* 387: "\x0C//[::1.2" */
	4525, /* 388: "\x0C//[::1.25" */
	3087, /* 389: "\x0C//[1:1:1:1:1:1:1a" */
	44, /* 390: "\x0C//[1:1:1:1:1:1:11a" */
	44, /* 391: "\x0C//[1:1:1:1:1:1:1111" */
	3105, /* 392: "\x0C//[1:1:1:1:1:1:1:" */
	4584, /* 393: "\x0C//[1:1:1:1:1:1::1" */
	4586, /* 394: "\x0C//[1:1:1:1:1:1::11" */
	4588, /* 395: "\x0C//[1:1:1:1:1:1::111" */
	2679, /* 396: "\x0C//[1:1:1:1:1:1:1" */
	2683, /* 397: "\x0C//[1:1:1:1:1:1:11" */
	3745, /* 398: "\x0C//[1:1:1:1:1:1:111" */
	1112, /* 399: "\x0C//[1:1:1:1:1:1:2" */
	2687, /* 400: "\x0C//[1:1:1:1:1:1:25" */
	3748, /* 401: "\x0C//[1:1:1:1:1:1:26" */
	2691, /* 402: "\x0C//[1:1:1:1:1:1:3" */
	4590, /* 403: "\x0C//[1:1:1:1:1:1::" */
	4535, /* 404: "\x0C//[1:1:1:1:1:1:a" */
	1190, /* 405: "\x0C//[1:1:1:1:1::" */
	2847, /* 406: "\x0C//[1:1:1:1:1::0" */
	3859, /* 407: "\x0C//[1:1:1:1:1::1a" */
	3862, /* 408: "\x0C//[1:1:1:1:1::11a" */
	4592, /* 409: "\x0C//[1:1:1:1:1::1111" */
	367, /* 410: "\x0C//[1:1:1:1:1::1:" */
	1632, /* 411: "\x0C//[1:1:1:1:1::1" */
	1637, /* 412: "\x0C//[1:1:1:1:1::11" */
	2851, /* 413: "\x0C//[1:1:1:1:1::111" */
	126, /* 414: "\x0C//[1:1:1:1:1::2" */
	1642, /* 415: "\x0C//[1:1:1:1:1::25" */
	2855, /* 416: "\x0C//[1:1:1:1:1::26" */
	1647, /* 417: "\x0C//[1:1:1:1:1::3" */
	3865, /* 418: "\x0C//[1:1:1:1:1::a" */
	1196, /* 419: "\x0C//[1:1:1:1::" */
	2859, /* 420: "\x0C//[1:1:1:1::0" */
	3868, /* 421: "\x0C//[1:1:1:1::1a" */
	3871, /* 422: "\x0C//[1:1:1:1::11a" */
	4594, /* 423: "\x0C//[1:1:1:1::1111" */
	1402, /* 424: "\x0C//[1:1:1:1::1:" */
	1652, /* 425: "\x0C//[1:1:1:1::1" */
	1657, /* 426: "\x0C//[1:1:1:1::11" */
	2863, /* 427: "\x0C//[1:1:1:1::111" */
	133, /* 428: "\x0C//[1:1:1:1::2" */
	1662, /* 429: "\x0C//[1:1:1:1::25" */
	2867, /* 430: "\x0C//[1:1:1:1::26" */
	1667, /* 431: "\x0C//[1:1:1:1::3" */
	3874, /* 432: "\x0C//[1:1:1:1::a" */
	1202, /* 433: "\x0C//[1:1:1::" */
	2871, /* 434: "\x0C//[1:1:1::0" */
	3877, /* 435: "\x0C//[1:1:1::1a" */
	3880, /* 436: "\x0C//[1:1:1::11a" */
	4596, /* 437: "\x0C//[1:1:1::1111" */
	1402, /* 438: "\x0C//[1:1:1::1:" */
	1672, /* 439: "\x0C//[1:1:1::1" */
	1677, /* 440: "\x0C//[1:1:1::11" */
	2875, /* 441: "\x0C//[1:1:1::111" */
	140, /* 442: "\x0C//[1:1:1::2" */
	1682, /* 443: "\x0C//[1:1:1::25" */
	2879, /* 444: "\x0C//[1:1:1::26" */
	1687, /* 445: "\x0C//[1:1:1::3" */
	3883, /* 446: "\x0C//[1:1:1::a" */
	1208, /* 447: "\x0C//[1:1::" */
	2883, /* 448: "\x0C//[1:1::0" */
	3886, /* 449: "\x0C//[1:1::1a" */
	3889, /* 450: "\x0C//[1:1::11a" */
	4598, /* 451: "\x0C//[1:1::1111" */
	1402, /* 452: "\x0C//[1:1::1:" */
	1692, /* 453: "\x0C//[1:1::1" */
	1697, /* 454: "\x0C//[1:1::11" */
	2887, /* 455: "\x0C//[1:1::111" */
	147, /* 456: "\x0C//[1:1::2" */
	1702, /* 457: "\x0C//[1:1::25" */
	2891, /* 458: "\x0C//[1:1::26" */
	1707, /* 459: "\x0C//[1:1::3" */
	3892, /* 460: "\x0C//[1:1::a" */
	1214, /* 461: "\x0C//[1::" */
	2895, /* 462: "\x0C//[1::0" */
	3895, /* 463: "\x0C//[1::1a" */
	3898, /* 464: "\x0C//[1::11a" */
	4600, /* 465: "\x0C//[1::1111" */
	1402, /* 466: "\x0C//[1::1:" */
	1712, /* 467: "\x0C//[1::1" */
	1717, /* 468: "\x0C//[1::11" */
	2899, /* 469: "\x0C//[1::111" */
	154, /* 470: "\x0C//[1::2" */
	1722, /* 471: "\x0C//[1::25" */
	2903, /* 472: "\x0C//[1::26" */
	1727, /* 473: "\x0C//[1::3" */
	3901, /* 474: "\x0C//[1::a" */
	44, /* 475: "\x0C//[:" */
	1220, /* 476: "\x0C//[::" */
	2907, /* 477: "\x0C//[::0" */
	3904, /* 478: "\x0C//[::1a" */
	3907, /* 479: "\x0C//[::11a" */
	4602, /* 480: "\x0C//[::1111" */
	1487, /* 481: "\x0C//[::1:" */
	1732, /* 482: "\x0C//[::1" */
	1737, /* 483: "\x0C//[::11" */
	2911, /* 484: "\x0C//[::111" */
	161, /* 485: "\x0C//[::2" */
	1742, /* 486: "\x0C//[::25" */
	2915, /* 487: "\x0C//[::26" */
	1747, /* 488: "\x0C//[::3" */
	3910, /* 489: "\x0C//[::a" */
	5188, /* 490: "\x0D" */
	4604, /* 491: "\x0E" */
	4606, /* 492: "\x0F" */
	5189, /* 493: "\x10" */
	44, /* 494: "\x11%" */
	5189, /* 495: "\x11%1" */
	44, /* 496: "%%" */
	5189, /* 497: "%%1" */
	4499, /* 498: "\x11[" */
	2696, /* 499: "\x11[1" */
	3087, /* 500: "\x11[11" */
	44, /* 501: "\x11[111" */
	44, /* 502: "\x11[1111" */
	4501, /* 503: "\x11[1:" */
	2696, /* 504: "\x11[1:1" */
	3087, /* 505: "\x11[1:11" */
	44, /* 506: "\x11[1:111" */
	44, /* 507: "\x11[1:1111" */
	4503, /* 508: "\x11[1:1:" */
	2696, /* 509: "\x11[1:1:1" */
	3087, /* 510: "\x11[1:1:11" */
	44, /* 511: "\x11[1:1:111" */
	44, /* 512: "\x11[1:1:1111" */
	4505, /* 513: "\x11[1:1:1:" */
	2696, /* 514: "\x11[1:1:1:1" */
	3087, /* 515: "\x11[1:1:1:11" */
	44, /* 516: "\x11[1:1:1:111" */
	44, /* 517: "\x11[1:1:1:1111" */
	4507, /* 518: "\x11[1:1:1:1:" */
	2696, /* 519: "\x11[1:1:1:1:1" */
	3087, /* 520: "\x11[1:1:1:1:11" */
	44, /* 521: "\x11[1:1:1:1:111" */
	44, /* 522: "\x11[1:1:1:1:1111" */
	4509, /* 523: "\x11[1:1:1:1:1:" */
	2696, /* 524: "\x11[1:1:1:1:1:1" */
	3087, /* 525: "\x11[1:1:1:1:1:11" */
	44, /* 526: "\x11[1:1:1:1:1:111" */
	44, /* 527: "\x11[1:1:1:1:1:1111" */
	1106, /* 528: "\x11[1:1:1:1:1:1:" */
	3742, /* 529: "\x11[1:1:1:1:1:1:0" */
	2655, /* 530: "\x11[::1." */
	44, /* 531: "\x11[::1.0" */
	2659, /* 532: "\x11[::1.1." */
	44, /* 533: "\x11[::1.1.0" */
	2663, /* 534: "\x11[::1.1.1." */
	1910, /* 535: "\x11[::1.1.1.0" */
	4608, /* 536: "\x11[::1.1.1.1" */
	4610, /* 537: "\x11[::1.1.1.3" */
	2919, /* 538: "\x11[::1.1.1.2" */
	4612, /* 539: "\x11[::1.1.1.25" */
	1309, /* 540: "\x11[::1.1.1" */
	4517, /* 541: "\x11[::1.1.3" */
	2671, /* 542: "\x11[::1.1.2" */
	4519, /* 543: "\x11[::1.1.25" */
	4521, /* 544: "\x11[::1.1" */
	4523, /* 545: "\x11[::1.3" */
	2675, /* 546: "\x11[::1.2" */
	4525, /* 547: "\x11[::1.25" */
	3087, /* 548: "\x11[1:1:1:1:1:1:1a" */
	44, /* 549: "\x11[1:1:1:1:1:1:11a" */
	44, /* 550: "\x11[1:1:1:1:1:1:1111" */
	3105, /* 551: "\x11[1:1:1:1:1:1:1:" */
	4614, /* 552: "\x11[1:1:1:1:1:1::1" */
	1954, /* 553: "\x11[1:1:1:1:1:1::11" */
	4616, /* 554: "\x11[1:1:1:1:1:1::111" */
	2679, /* 555: "\x11[1:1:1:1:1:1:1" */
	2683, /* 556: "\x11[1:1:1:1:1:1:11" */
	3745, /* 557: "\x11[1:1:1:1:1:1:111" */
	1112, /* 558: "\x11[1:1:1:1:1:1:2" */
	2687, /* 559: "\x11[1:1:1:1:1:1:25" */
	3748, /* 560: "\x11[1:1:1:1:1:1:26" */
	2691, /* 561: "\x11[1:1:1:1:1:1:3" */
	4618, /* 562: "\x11[1:1:1:1:1:1::" */
	4535, /* 563: "\x11[1:1:1:1:1:1:a" */
	1226, /* 564: "\x11[1:1:1:1:1::" */
	2923, /* 565: "\x11[1:1:1:1:1::0" */
	3913, /* 566: "\x11[1:1:1:1:1::1a" */
	3916, /* 567: "\x11[1:1:1:1:1::11a" */
	4620, /* 568: "\x11[1:1:1:1:1::1111" */
	367, /* 569: "\x11[1:1:1:1:1::1:" */
	1752, /* 570: "\x11[1:1:1:1:1::1" */
	1757, /* 571: "\x11[1:1:1:1:1::11" */
	2927, /* 572: "\x11[1:1:1:1:1::111" */
	168, /* 573: "\x11[1:1:1:1:1::2" */
	1762, /* 574: "\x11[1:1:1:1:1::25" */
	2931, /* 575: "\x11[1:1:1:1:1::26" */
	1767, /* 576: "\x11[1:1:1:1:1::3" */
	3919, /* 577: "\x11[1:1:1:1:1::a" */
	1232, /* 578: "\x11[1:1:1:1::" */
	2935, /* 579: "\x11[1:1:1:1::0" */
	3922, /* 580: "\x11[1:1:1:1::1a" */
	3925, /* 581: "\x11[1:1:1:1::11a" */
	4622, /* 582: "\x11[1:1:1:1::1111" */
	1402, /* 583: "\x11[1:1:1:1::1:" */
	1772, /* 584: "\x11[1:1:1:1::1" */
	1777, /* 585: "\x11[1:1:1:1::11" */
	2939, /* 586: "\x11[1:1:1:1::111" */
	175, /* 587: "\x11[1:1:1:1::2" */
	1782, /* 588: "\x11[1:1:1:1::25" */
	2943, /* 589: "\x11[1:1:1:1::26" */
	1787, /* 590: "\x11[1:1:1:1::3" */
	3928, /* 591: "\x11[1:1:1:1::a" */
	1238, /* 592: "\x11[1:1:1::" */
	2947, /* 593: "\x11[1:1:1::0" */
	3931, /* 594: "\x11[1:1:1::1a" */
	3934, /* 595: "\x11[1:1:1::11a" */
	4624, /* 596: "\x11[1:1:1::1111" */
	1402, /* 597: "\x11[1:1:1::1:" */
	1792, /* 598: "\x11[1:1:1::1" */
	1797, /* 599: "\x11[1:1:1::11" */
	2951, /* 600: "\x11[1:1:1::111" */
	182, /* 601: "\x11[1:1:1::2" */
	1802, /* 602: "\x11[1:1:1::25" */
	2955, /* 603: "\x11[1:1:1::26" */
	1807, /* 604: "\x11[1:1:1::3" */
	3937, /* 605: "\x11[1:1:1::a" */
	1244, /* 606: "\x11[1:1::" */
	2959, /* 607: "\x11[1:1::0" */
	3940, /* 608: "\x11[1:1::1a" */
	3943, /* 609: "\x11[1:1::11a" */
	4626, /* 610: "\x11[1:1::1111" */
	1402, /* 611: "\x11[1:1::1:" */
	1812, /* 612: "\x11[1:1::1" */
	1817, /* 613: "\x11[1:1::11" */
	2963, /* 614: "\x11[1:1::111" */
	189, /* 615: "\x11[1:1::2" */
	1822, /* 616: "\x11[1:1::25" */
	2967, /* 617: "\x11[1:1::26" */
	1827, /* 618: "\x11[1:1::3" */
	3946, /* 619: "\x11[1:1::a" */
	1250, /* 620: "\x11[1::" */
	2971, /* 621: "\x11[1::0" */
	3949, /* 622: "\x11[1::1a" */
	3952, /* 623: "\x11[1::11a" */
	4628, /* 624: "\x11[1::1111" */
	1402, /* 625: "\x11[1::1:" */
	1832, /* 626: "\x11[1::1" */
	1837, /* 627: "\x11[1::11" */
	2975, /* 628: "\x11[1::111" */
	196, /* 629: "\x11[1::2" */
	1842, /* 630: "\x11[1::25" */
	2979, /* 631: "\x11[1::26" */
	1847, /* 632: "\x11[1::3" */
	3955, /* 633: "\x11[1::a" */
	44, /* 634: "\x11[:" */
	1256, /* 635: "\x11[::" */
	2983, /* 636: "\x11[::0" */
	3958, /* 637: "\x11[::1a" */
	3961, /* 638: "\x11[::11a" */
	2169, /* 639: "\x11[::1111" */
	1487, /* 640: "\x11[::1:" */
	1852, /* 641: "\x11[::1" */
	1857, /* 642: "\x11[::11" */
	2987, /* 643: "\x11[::111" */
	203, /* 644: "\x11[::2" */
	1862, /* 645: "\x11[::25" */
	2991, /* 646: "\x11[::26" */
	1867, /* 647: "\x11[::3" */
	3964, /* 648: "\x11[::a" */
	4630, /* 649: "\x12" */
	3967, /* 650: "\x13-" */
	44, /* 651: "\x13%" */
	43, /* 652: "\x13%1" */
	4632, /* 653: "\x15" */
	4634, /* 654: "\x151-" */
	4636, /* 655: "\x151--" */
	4638, /* 656: "\x151---" */
	4640, /* 657: "\x151----" */
	4642, /* 658: "\x151-----" */
	4608, /* 659: "\x151------" */
	4644, /* 660: "\x151-------" */
	4646, /* 661: "\x151--------" */
	4648, /* 662: "\x151---------" */
	4650, /* 663: "\x151----------" */
	4652, /* 664: "\x151-----------" */
	4654, /* 665: "\x151------------" */
	4656, /* 666: "\x151-------------" */
	4614, /* 667: "\x151--------------" */
	4658, /* 668: "\x151---------------" */
	4660, /* 669: "\x151----------------" */
	4662, /* 670: "\x151-----------------" */
	4664, /* 671: "\x151------------------" */
	4666, /* 672: "\x151-------------------" */
	4668, /* 673: "\x151--------------------" */
	4670, /* 674: "\x151---------------------" */
	4620, /* 675: "\x151----------------------" */
	4672, /* 676: "\x151-----------------------" */
	4674, /* 677: "\x151------------------------" */
	4676, /* 678: "\x151-------------------------" */
	4678, /* 679: "\x151--------------------------" */
	4680, /* 680: "\x151---------------------------" */
	4682, /* 681: "\x151----------------------------" */
	4622, /* 682: "\x151-----------------------------" */
	4684, /* 683: "\x151------------------------------" */
	4686, /* 684: "\x151-------------------------------" */
	4688, /* 685: "\x151--------------------------------" */
	4690, /* 686: "\x151---------------------------------" */
	4692, /* 687: "\x151----------------------------------" */
	4694, /* 688: "\x151-----------------------------------" */
	4624, /* 689: "\x151------------------------------------" */
	4696, /* 690: "\x151-------------------------------------" */
	4698, /* 691: "\x151--------------------------------------" */
	4700, /* 692: "\x151---------------------------------------" */
	4702, /* 693: "\x151----------------------------------------" */
	4704, /* 694: "\x151-----------------------------------------" */
	4706, /* 695: "\x151------------------------------------------" */
	4626, /* 696: "\x151-------------------------------------------" */
	4708, /* 697: "\x151--------------------------------------------" */
	4710, /* 698: "\x151---------------------------------------------" */
	4712, /* 699: "\x151----------------------------------------------" */
	4714, /* 700: "\x151-----------------------------------------------" */
	4716, /* 701: "\x151------------------------------------------------" */
	4718, /* 702: "\x151-------------------------------------------------" */
	4628, /* 703: "\x151--------------------------------------------------" */
	4720, /* 704: "\x151---------------------------------------------------" */
	4722, /* 705: "\x151----------------------------------------------------" */
	4724, /* 706: "\x151-----------------------------------------------------" */
	4726, /* 707: "\x151------------------------------------------------------" */
	4728, /* 708: "\x151-------------------------------------------------------" */
	4730, /* 709: "\x151--------------------------------------------------------" */
	4732, /* 710: "\x151---------------------------------------------------------" */
	4734, /* 711: "\x151----------------------------------------------------------" */
	4736, /* 712: "\x151-----------------------------------------------------------" */
	2179, /* 713: "\x151------------------------------------------------------------" */
	2345, /* 714: "\x151-------------------------------------------------------------" */
	4738, /* 715: "\x151." */
	4740, /* 716: "\x151.a-" */
	4742, /* 717: "\x151.a--" */
	4744, /* 718: "\x151.a---" */
	4746, /* 719: "\x151.a----" */
	4748, /* 720: "\x151.a-----" */
	4750, /* 721: "\x151.a------" */
	4752, /* 722: "\x151.a-------" */
	4754, /* 723: "\x151.a--------" */
	4756, /* 724: "\x151.a---------" */
	4758, /* 725: "\x151.a----------" */
	4760, /* 726: "\x151.a-----------" */
	4762, /* 727: "\x151.a------------" */
	4764, /* 728: "\x151.a-------------" */
	4766, /* 729: "\x151.a--------------" */
	4768, /* 730: "\x151.a---------------" */
	4770, /* 731: "\x151.a----------------" */
	4772, /* 732: "\x151.a-----------------" */
	4774, /* 733: "\x151.a------------------" */
	4776, /* 734: "\x151.a-------------------" */
	4778, /* 735: "\x151.a--------------------" */
	4780, /* 736: "\x151.a---------------------" */
	4782, /* 737: "\x151.a----------------------" */
	4784, /* 738: "\x151.a-----------------------" */
	4786, /* 739: "\x151.a------------------------" */
	4788, /* 740: "\x151.a-------------------------" */
	4790, /* 741: "\x151.a--------------------------" */
	4792, /* 742: "\x151.a---------------------------" */
	4794, /* 743: "\x151.a----------------------------" */
	4796, /* 744: "\x151.a-----------------------------" */
	4798, /* 745: "\x151.a------------------------------" */
	4800, /* 746: "\x151.a-------------------------------" */
	4802, /* 747: "\x151.a--------------------------------" */
	4804, /* 748: "\x151.a---------------------------------" */
	4806, /* 749: "\x151.a----------------------------------" */
	4808, /* 750: "\x151.a-----------------------------------" */
	4810, /* 751: "\x151.a------------------------------------" */
	4812, /* 752: "\x151.a-------------------------------------" */
	4814, /* 753: "\x151.a--------------------------------------" */
	4816, /* 754: "\x151.a---------------------------------------" */
	4818, /* 755: "\x151.a----------------------------------------" */
	4820, /* 756: "\x151.a-----------------------------------------" */
	4822, /* 757: "\x151.a------------------------------------------" */
	4824, /* 758: "\x151.a-------------------------------------------" */
	4826, /* 759: "\x151.a--------------------------------------------" */
	4828, /* 760: "\x151.a---------------------------------------------" */
	4830, /* 761: "\x151.a----------------------------------------------" */
	4832, /* 762: "\x151.a-----------------------------------------------" */
	4834, /* 763: "\x151.a------------------------------------------------" */
	4836, /* 764: "\x151.a-------------------------------------------------" */
	4838, /* 765: "\x151.a--------------------------------------------------" */
	4840, /* 766: "\x151.a---------------------------------------------------" */
	4842, /* 767: "\x151.a----------------------------------------------------" */
	4844, /* 768: "\x151.a-----------------------------------------------------" */
	4846, /* 769: "\x151.a------------------------------------------------------" */
	4848, /* 770: "\x151.a-------------------------------------------------------" */
	4850, /* 771: "\x151.a--------------------------------------------------------" */
	4852, /* 772: "\x151.a---------------------------------------------------------" */
	4854, /* 773: "\x151.a----------------------------------------------------------" */
	4856, /* 774: "\x151.a-----------------------------------------------------------" */
	4858, /* 775: "\x151.a------------------------------------------------------------" */
	5190, /* 776: "\x151.a-------------------------------------------------------------" */
	1872, /* 777: "\x131-" */
	1877, /* 778: "\x131--" */
	1882, /* 779: "\x131---" */
	1887, /* 780: "\x131----" */
	1892, /* 781: "\x131-----" */
	1897, /* 782: "\x131------" */
	1902, /* 783: "\x131-------" */
	1907, /* 784: "\x131--------" */
	1912, /* 785: "\x131---------" */
	1917, /* 786: "\x131----------" */
	1922, /* 787: "\x131-----------" */
	1927, /* 788: "\x131------------" */
	1932, /* 789: "\x131-------------" */
	1937, /* 790: "\x131--------------" */
	1942, /* 791: "\x131---------------" */
	1947, /* 792: "\x131----------------" */
	1952, /* 793: "\x131-----------------" */
	1957, /* 794: "\x131------------------" */
	1962, /* 795: "\x131-------------------" */
	1967, /* 796: "\x131--------------------" */
	1972, /* 797: "\x131---------------------" */
	1977, /* 798: "\x131----------------------" */
	1982, /* 799: "\x131-----------------------" */
	1987, /* 800: "\x131------------------------" */
	1992, /* 801: "\x131-------------------------" */
	1997, /* 802: "\x131--------------------------" */
	2002, /* 803: "\x131---------------------------" */
	2007, /* 804: "\x131----------------------------" */
	2012, /* 805: "\x131-----------------------------" */
	2017, /* 806: "\x131------------------------------" */
	2022, /* 807: "\x131-------------------------------" */
	2027, /* 808: "\x131--------------------------------" */
	2032, /* 809: "\x131---------------------------------" */
	2037, /* 810: "\x131----------------------------------" */
	2042, /* 811: "\x131-----------------------------------" */
	2047, /* 812: "\x131------------------------------------" */
	2052, /* 813: "\x131-------------------------------------" */
	2057, /* 814: "\x131--------------------------------------" */
	2062, /* 815: "\x131---------------------------------------" */
	2067, /* 816: "\x131----------------------------------------" */
	2072, /* 817: "\x131-----------------------------------------" */
	2077, /* 818: "\x131------------------------------------------" */
	2082, /* 819: "\x131-------------------------------------------" */
	2087, /* 820: "\x131--------------------------------------------" */
	2092, /* 821: "\x131---------------------------------------------" */
	2097, /* 822: "\x131----------------------------------------------" */
	2102, /* 823: "\x131-----------------------------------------------" */
	2107, /* 824: "\x131------------------------------------------------" */
	2112, /* 825: "\x131-------------------------------------------------" */
	2117, /* 826: "\x131--------------------------------------------------" */
	2122, /* 827: "\x131---------------------------------------------------" */
	2127, /* 828: "\x131----------------------------------------------------" */
	2132, /* 829: "\x131-----------------------------------------------------" */
	2137, /* 830: "\x131------------------------------------------------------" */
	2142, /* 831: "\x131-------------------------------------------------------" */
	2147, /* 832: "\x131--------------------------------------------------------" */
	2152, /* 833: "\x131---------------------------------------------------------" */
	2157, /* 834: "\x131----------------------------------------------------------" */
	2162, /* 835: "\x131-----------------------------------------------------------" */
	2167, /* 836: "\x131------------------------------------------------------------" */
	2995, /* 837: "\x131-------------------------------------------------------------" */
	2172, /* 838: "\x131." */
	2177, /* 839: "\x131.a-" */
	2182, /* 840: "\x131.a--" */
	2187, /* 841: "\x131.a---" */
	2192, /* 842: "\x131.a----" */
	2197, /* 843: "\x131.a-----" */
	2202, /* 844: "\x131.a------" */
	2207, /* 845: "\x131.a-------" */
	2212, /* 846: "\x131.a--------" */
	2217, /* 847: "\x131.a---------" */
	2222, /* 848: "\x131.a----------" */
	2227, /* 849: "\x131.a-----------" */
	2232, /* 850: "\x131.a------------" */
	2237, /* 851: "\x131.a-------------" */
	2242, /* 852: "\x131.a--------------" */
	2247, /* 853: "\x131.a---------------" */
	2252, /* 854: "\x131.a----------------" */
	2257, /* 855: "\x131.a-----------------" */
	2262, /* 856: "\x131.a------------------" */
	2267, /* 857: "\x131.a-------------------" */
	2272, /* 858: "\x131.a--------------------" */
	2277, /* 859: "\x131.a---------------------" */
	2282, /* 860: "\x131.a----------------------" */
	2287, /* 861: "\x131.a-----------------------" */
	2292, /* 862: "\x131.a------------------------" */
	2297, /* 863: "\x131.a-------------------------" */
	2302, /* 864: "\x131.a--------------------------" */
	2307, /* 865: "\x131.a---------------------------" */
	2312, /* 866: "\x131.a----------------------------" */
	2317, /* 867: "\x131.a-----------------------------" */
	2322, /* 868: "\x131.a------------------------------" */
	2327, /* 869: "\x131.a-------------------------------" */
	2332, /* 870: "\x131.a--------------------------------" */
	2337, /* 871: "\x131.a---------------------------------" */
	2342, /* 872: "\x131.a----------------------------------" */
	2347, /* 873: "\x131.a-----------------------------------" */
	2352, /* 874: "\x131.a------------------------------------" */
	2357, /* 875: "\x131.a-------------------------------------" */
	2362, /* 876: "\x131.a--------------------------------------" */
	2367, /* 877: "\x131.a---------------------------------------" */
	2372, /* 878: "\x131.a----------------------------------------" */
	2377, /* 879: "\x131.a-----------------------------------------" */
	2382, /* 880: "\x131.a------------------------------------------" */
	2387, /* 881: "\x131.a-------------------------------------------" */
	2392, /* 882: "\x131.a--------------------------------------------" */
	2397, /* 883: "\x131.a---------------------------------------------" */
	2402, /* 884: "\x131.a----------------------------------------------" */
	2407, /* 885: "\x131.a-----------------------------------------------" */
	2412, /* 886: "\x131.a------------------------------------------------" */
	2417, /* 887: "\x131.a-------------------------------------------------" */
	2422, /* 888: "\x131.a--------------------------------------------------" */
	2427, /* 889: "\x131.a---------------------------------------------------" */
	2432, /* 890: "\x131.a----------------------------------------------------" */
	2437, /* 891: "\x131.a-----------------------------------------------------" */
	2442, /* 892: "\x131.a------------------------------------------------------" */
	2447, /* 893: "\x131.a-------------------------------------------------------" */
	2452, /* 894: "\x131.a--------------------------------------------------------" */
	2457, /* 895: "\x131.a---------------------------------------------------------" */
	2462, /* 896: "\x131.a----------------------------------------------------------" */
	2467, /* 897: "\x131.a-----------------------------------------------------------" */
	2472, /* 898: "\x131.a------------------------------------------------------------" */
	2999, /* 899: "\x131.a-------------------------------------------------------------" */
	44, /* 900: "\x14%" */
	2990, /* 901: "\x14%1" */
	4860, /* 902: "\x16" */
	4862, /* 903: "\x161-" */
	1874, /* 904: "\x161--" */
	1879, /* 905: "\x161---" */
	1884, /* 906: "\x161----" */
	1889, /* 907: "\x161-----" */
	1894, /* 908: "\x161------" */
	1899, /* 909: "\x161-------" */
	1904, /* 910: "\x161--------" */
	1909, /* 911: "\x161---------" */
	1914, /* 912: "\x161----------" */
	1919, /* 913: "\x161-----------" */
	1924, /* 914: "\x161------------" */
	1929, /* 915: "\x161-------------" */
	1934, /* 916: "\x161--------------" */
	1939, /* 917: "\x161---------------" */
	1944, /* 918: "\x161----------------" */
	1949, /* 919: "\x161-----------------" */
	1954, /* 920: "\x161------------------" */
	1959, /* 921: "\x161-------------------" */
	1964, /* 922: "\x161--------------------" */
	1969, /* 923: "\x161---------------------" */
	1974, /* 924: "\x161----------------------" */
	1979, /* 925: "\x161-----------------------" */
	1984, /* 926: "\x161------------------------" */
	1989, /* 927: "\x161-------------------------" */
	1994, /* 928: "\x161--------------------------" */
	1999, /* 929: "\x161---------------------------" */
	2004, /* 930: "\x161----------------------------" */
	2009, /* 931: "\x161-----------------------------" */
	2014, /* 932: "\x161------------------------------" */
	2019, /* 933: "\x161-------------------------------" */
	2024, /* 934: "\x161--------------------------------" */
	2029, /* 935: "\x161---------------------------------" */
	2034, /* 936: "\x161----------------------------------" */
	2039, /* 937: "\x161-----------------------------------" */
	2044, /* 938: "\x161------------------------------------" */
	2049, /* 939: "\x161-------------------------------------" */
	2054, /* 940: "\x161--------------------------------------" */
	2059, /* 941: "\x161---------------------------------------" */
	2064, /* 942: "\x161----------------------------------------" */
	2069, /* 943: "\x161-----------------------------------------" */
	2074, /* 944: "\x161------------------------------------------" */
	2079, /* 945: "\x161-------------------------------------------" */
	2084, /* 946: "\x161--------------------------------------------" */
	2089, /* 947: "\x161---------------------------------------------" */
	2094, /* 948: "\x161----------------------------------------------" */
	2099, /* 949: "\x161-----------------------------------------------" */
	2104, /* 950: "\x161------------------------------------------------" */
	2109, /* 951: "\x161-------------------------------------------------" */
	2114, /* 952: "\x161--------------------------------------------------" */
	2119, /* 953: "\x161---------------------------------------------------" */
	2124, /* 954: "\x161----------------------------------------------------" */
	2129, /* 955: "\x161-----------------------------------------------------" */
	2134, /* 956: "\x161------------------------------------------------------" */
	2139, /* 957: "\x161-------------------------------------------------------" */
	2144, /* 958: "\x161--------------------------------------------------------" */
	2149, /* 959: "\x161---------------------------------------------------------" */
	2154, /* 960: "\x161----------------------------------------------------------" */
	2159, /* 961: "\x161-----------------------------------------------------------" */
	2164, /* 962: "\x161------------------------------------------------------------" */
	4795, /* 963: "\x161-------------------------------------------------------------" */
	4864, /* 964: "\x19." */
	4736, /* 965: "\x19.a-" */
	2179, /* 966: "\x19.a--" */
	2184, /* 967: "\x19.a---" */
	2189, /* 968: "\x19.a----" */
	2194, /* 969: "\x19.a-----" */
	2199, /* 970: "\x19.a------" */
	2204, /* 971: "\x19.a-------" */
	2209, /* 972: "\x19.a--------" */
	2214, /* 973: "\x19.a---------" */
	2219, /* 974: "\x19.a----------" */
	2224, /* 975: "\x19.a-----------" */
	2229, /* 976: "\x19.a------------" */
	2234, /* 977: "\x19.a-------------" */
	2239, /* 978: "\x19.a--------------" */
	2244, /* 979: "\x19.a---------------" */
	2249, /* 980: "\x19.a----------------" */
	2254, /* 981: "\x19.a-----------------" */
	2259, /* 982: "\x19.a------------------" */
	2264, /* 983: "\x19.a-------------------" */
	2269, /* 984: "\x19.a--------------------" */
	2274, /* 985: "\x19.a---------------------" */
	2279, /* 986: "\x19.a----------------------" */
	2284, /* 987: "\x19.a-----------------------" */
	2289, /* 988: "\x19.a------------------------" */
	2294, /* 989: "\x19.a-------------------------" */
	2299, /* 990: "\x19.a--------------------------" */
	2304, /* 991: "\x19.a---------------------------" */
	2309, /* 992: "\x19.a----------------------------" */
	2314, /* 993: "\x19.a-----------------------------" */
	2319, /* 994: "\x19.a------------------------------" */
	2324, /* 995: "\x19.a-------------------------------" */
	2329, /* 996: "\x19.a--------------------------------" */
	2334, /* 997: "\x19.a---------------------------------" */
	2339, /* 998: "\x19.a----------------------------------" */
	2344, /* 999: "\x19.a-----------------------------------" */
	2349, /* 1000: "\x19.a------------------------------------" */
	2354, /* 1001: "\x19.a-------------------------------------" */
	2359, /* 1002: "\x19.a--------------------------------------" */
	2364, /* 1003: "\x19.a---------------------------------------" */
	2369, /* 1004: "\x19.a----------------------------------------" */
	2374, /* 1005: "\x19.a-----------------------------------------" */
	2379, /* 1006: "\x19.a------------------------------------------" */
	2384, /* 1007: "\x19.a-------------------------------------------" */
	2389, /* 1008: "\x19.a--------------------------------------------" */
	2394, /* 1009: "\x19.a---------------------------------------------" */
	2399, /* 1010: "\x19.a----------------------------------------------" */
	2404, /* 1011: "\x19.a-----------------------------------------------" */
	2409, /* 1012: "\x19.a------------------------------------------------" */
	2414, /* 1013: "\x19.a-------------------------------------------------" */
	2419, /* 1014: "\x19.a--------------------------------------------------" */
	2424, /* 1015: "\x19.a---------------------------------------------------" */
	2429, /* 1016: "\x19.a----------------------------------------------------" */
	2434, /* 1017: "\x19.a-----------------------------------------------------" */
	2439, /* 1018: "\x19.a------------------------------------------------------" */
	2444, /* 1019: "\x19.a-------------------------------------------------------" */
	2449, /* 1020: "\x19.a--------------------------------------------------------" */
	2454, /* 1021: "\x19.a---------------------------------------------------------" */
	2459, /* 1022: "\x19.a----------------------------------------------------------" */
	2464, /* 1023: "\x19.a-----------------------------------------------------------" */
	2469, /* 1024: "\x19.a------------------------------------------------------------" */
	4855, /* 1025: "\x19.a-------------------------------------------------------------" */
	4499, /* 1026: "\x16[" */
	2696, /* 1027: "\x16[1" */
	3087, /* 1028: "\x16[11" */
	44, /* 1029: "\x16[111" */
	44, /* 1030: "\x16[1111" */
	4501, /* 1031: "\x16[1:" */
	2696, /* 1032: "\x16[1:1" */
	3087, /* 1033: "\x16[1:11" */
	44, /* 1034: "\x16[1:111" */
	44, /* 1035: "\x16[1:1111" */
	4503, /* 1036: "\x16[1:1:" */
	2696, /* 1037: "\x16[1:1:1" */
	3087, /* 1038: "\x16[1:1:11" */
	44, /* 1039: "\x16[1:1:111" */
	44, /* 1040: "\x16[1:1:1111" */
	4505, /* 1041: "\x16[1:1:1:" */
	2696, /* 1042: "\x16[1:1:1:1" */
	3087, /* 1043: "\x16[1:1:1:11" */
	44, /* 1044: "\x16[1:1:1:111" */
	44, /* 1045: "\x16[1:1:1:1111" */
	4507, /* 1046: "\x16[1:1:1:1:" */
	2696, /* 1047: "\x16[1:1:1:1:1" */
	3087, /* 1048: "\x16[1:1:1:1:11" */
	44, /* 1049: "\x16[1:1:1:1:111" */
	44, /* 1050: "\x16[1:1:1:1:1111" */
	4509, /* 1051: "\x16[1:1:1:1:1:" */
	2696, /* 1052: "\x16[1:1:1:1:1:1" */
	3087, /* 1053: "\x16[1:1:1:1:1:11" */
	44, /* 1054: "\x16[1:1:1:1:1:111" */
	44, /* 1055: "\x16[1:1:1:1:1:1111" */
	1106, /* 1056: "\x16[1:1:1:1:1:1:" */
	3742, /* 1057: "\x16[1:1:1:1:1:1:0" */
	2655, /* 1058: "\x16[::1." */
	44, /* 1059: "\x16[::1.0" */
	2659, /* 1060: "\x16[::1.1." */
	44, /* 1061: "\x16[::1.1.0" */
	2663, /* 1062: "\x16[::1.1.1." */
	5191, /* 1063: "\x16[::1.1.1.0" */
	4866, /* 1064: "\x16[::1.1.1.1" */
	4868, /* 1065: "\x16[::1.1.1.3" */
	3003, /* 1066: "\x16[::1.1.1.2" */
	4870, /* 1067: "\x16[::1.1.1.25" */
	1309, /* 1068: "\x16[::1.1.1" */
	4517, /* 1069: "\x16[::1.1.3" */
	2671, /* 1070: "\x16[::1.1.2" */
	4519, /* 1071: "\x16[::1.1.25" */
	4521, /* 1072: "\x16[::1.1" */
	4523, /* 1073: "\x16[::1.3" */
	2675, /* 1074: "\x16[::1.2" */
	4525, /* 1075: "\x16[::1.25" */
	3087, /* 1076: "\x16[1:1:1:1:1:1:1a" */
	44, /* 1077: "\x16[1:1:1:1:1:1:11a" */
	44, /* 1078: "\x16[1:1:1:1:1:1:1111" */
	3105, /* 1079: "\x16[1:1:1:1:1:1:1:" */
	4872, /* 1080: "\x16[1:1:1:1:1:1::1" */
	4874, /* 1081: "\x16[1:1:1:1:1:1::11" */
	4876, /* 1082: "\x16[1:1:1:1:1:1::111" */
	2679, /* 1083: "\x16[1:1:1:1:1:1:1" */
	2683, /* 1084: "\x16[1:1:1:1:1:1:11" */
	3745, /* 1085: "\x16[1:1:1:1:1:1:111" */
	1112, /* 1086: "\x16[1:1:1:1:1:1:2" */
	2687, /* 1087: "\x16[1:1:1:1:1:1:25" */
	3748, /* 1088: "\x16[1:1:1:1:1:1:26" */
	2691, /* 1089: "\x16[1:1:1:1:1:1:3" */
	4878, /* 1090: "\x16[1:1:1:1:1:1::" */
	4535, /* 1091: "\x16[1:1:1:1:1:1:a" */
	1262, /* 1092: "\x16[1:1:1:1:1::" */
	3007, /* 1093: "\x16[1:1:1:1:1::0" */
	3968, /* 1094: "\x16[1:1:1:1:1::1a" */
	3971, /* 1095: "\x16[1:1:1:1:1::11a" */
	4880, /* 1096: "\x16[1:1:1:1:1::1111" */
	367, /* 1097: "\x16[1:1:1:1:1::1:" */
	2477, /* 1098: "\x16[1:1:1:1:1::1" */
	2482, /* 1099: "\x16[1:1:1:1:1::11" */
	3011, /* 1100: "\x16[1:1:1:1:1::111" */
	210, /* 1101: "\x16[1:1:1:1:1::2" */
	2487, /* 1102: "\x16[1:1:1:1:1::25" */
	3015, /* 1103: "\x16[1:1:1:1:1::26" */
	2492, /* 1104: "\x16[1:1:1:1:1::3" */
	3974, /* 1105: "\x16[1:1:1:1:1::a" */
	1268, /* 1106: "\x16[1:1:1:1::" */
	3019, /* 1107: "\x16[1:1:1:1::0" */
	3977, /* 1108: "\x16[1:1:1:1::1a" */
	3980, /* 1109: "\x16[1:1:1:1::11a" */
	4882, /* 1110: "\x16[1:1:1:1::1111" */
	1402, /* 1111: "\x16[1:1:1:1::1:" */
	2497, /* 1112: "\x16[1:1:1:1::1" */
	2502, /* 1113: "\x16[1:1:1:1::11" */
	3023, /* 1114: "\x16[1:1:1:1::111" */
	217, /* 1115: "\x16[1:1:1:1::2" */
	2507, /* 1116: "\x16[1:1:1:1::25" */
	3027, /* 1117: "\x16[1:1:1:1::26" */
	2512, /* 1118: "\x16[1:1:1:1::3" */
	3983, /* 1119: "\x16[1:1:1:1::a" */
	1274, /* 1120: "\x16[1:1:1::" */
	3031, /* 1121: "\x16[1:1:1::0" */
	3986, /* 1122: "\x16[1:1:1::1a" */
	3989, /* 1123: "\x16[1:1:1::11a" */
	4884, /* 1124: "\x16[1:1:1::1111" */
	1402, /* 1125: "\x16[1:1:1::1:" */
	2517, /* 1126: "\x16[1:1:1::1" */
	2522, /* 1127: "\x16[1:1:1::11" */
	3035, /* 1128: "\x16[1:1:1::111" */
	224, /* 1129: "\x16[1:1:1::2" */
	2527, /* 1130: "\x16[1:1:1::25" */
	3039, /* 1131: "\x16[1:1:1::26" */
	2532, /* 1132: "\x16[1:1:1::3" */
	3992, /* 1133: "\x16[1:1:1::a" */
	1280, /* 1134: "\x16[1:1::" */
	3043, /* 1135: "\x16[1:1::0" */
	3995, /* 1136: "\x16[1:1::1a" */
	3998, /* 1137: "\x16[1:1::11a" */
	4886, /* 1138: "\x16[1:1::1111" */
	1402, /* 1139: "\x16[1:1::1:" */
	2537, /* 1140: "\x16[1:1::1" */
	2542, /* 1141: "\x16[1:1::11" */
	3047, /* 1142: "\x16[1:1::111" */
	231, /* 1143: "\x16[1:1::2" */
	2547, /* 1144: "\x16[1:1::25" */
	3051, /* 1145: "\x16[1:1::26" */
	2552, /* 1146: "\x16[1:1::3" */
	4001, /* 1147: "\x16[1:1::a" */
	1286, /* 1148: "\x16[1::" */
	3055, /* 1149: "\x16[1::0" */
	4004, /* 1150: "\x16[1::1a" */
	4007, /* 1151: "\x16[1::11a" */
	4888, /* 1152: "\x16[1::1111" */
	1402, /* 1153: "\x16[1::1:" */
	2557, /* 1154: "\x16[1::1" */
	2562, /* 1155: "\x16[1::11" */
	3059, /* 1156: "\x16[1::111" */
	238, /* 1157: "\x16[1::2" */
	2567, /* 1158: "\x16[1::25" */
	3063, /* 1159: "\x16[1::26" */
	2572, /* 1160: "\x16[1::3" */
	4010, /* 1161: "\x16[1::a" */
	44, /* 1162: "\x16[:" */
	1292, /* 1163: "\x16[::" */
	3067, /* 1164: "\x16[::0" */
	4013, /* 1165: "\x16[::1a" */
	4016, /* 1166: "\x16[::11a" */
	4890, /* 1167: "\x16[::1111" */
	1487, /* 1168: "\x16[::1:" */
	2577, /* 1169: "\x16[::1" */
	2582, /* 1170: "\x16[::11" */
	3071, /* 1171: "\x16[::111" */
	245, /* 1172: "\x16[::2" */
	2587, /* 1173: "\x16[::25" */
	3075, /* 1174: "\x16[::26" */
	2592, /* 1175: "\x16[::3" */
	4019, /* 1176: "\x16[::a" */
	5192, /* 1177: "\x18" */
	2619, /* 1178: "\x1A" */
	4824, /* 1179: "\x1A1-" */
	4826, /* 1180: "\x1A1--" */
	4828, /* 1181: "\x1A1---" */
	4830, /* 1182: "\x1A1----" */
	4832, /* 1183: "\x1A1-----" */
	4834, /* 1184: "\x1A1------" */
	4836, /* 1185: "\x1A1-------" */
	4838, /* 1186: "\x1A1--------" */
	4840, /* 1187: "\x1A1---------" */
	4842, /* 1188: "\x1A1----------" */
	4844, /* 1189: "\x1A1-----------" */
	4846, /* 1190: "\x1A1------------" */
	4848, /* 1191: "\x1A1-------------" */
	4850, /* 1192: "\x1A1--------------" */
	4852, /* 1193: "\x1A1---------------" */
	4854, /* 1194: "\x1A1----------------" */
	4856, /* 1195: "\x1A1-----------------" */
	4858, /* 1196: "\x1A1------------------" */
	4892, /* 1197: "\x1A1-------------------" */
	4894, /* 1198: "\x1A1--------------------" */
	4896, /* 1199: "\x1A1---------------------" */
	4898, /* 1200: "\x1A1----------------------" */
	4900, /* 1201: "\x1A1-----------------------" */
	4902, /* 1202: "\x1A1------------------------" */
	4904, /* 1203: "\x1A1-------------------------" */
	4906, /* 1204: "\x1A1--------------------------" */
	4908, /* 1205: "\x1A1---------------------------" */
	4910, /* 1206: "\x1A1----------------------------" */
	4912, /* 1207: "\x1A1-----------------------------" */
	4914, /* 1208: "\x1A1------------------------------" */
	4916, /* 1209: "\x1A1-------------------------------" */
	4918, /* 1210: "\x1A1--------------------------------" */
	4920, /* 1211: "\x1A1---------------------------------" */
	4922, /* 1212: "\x1A1----------------------------------" */
	4924, /* 1213: "\x1A1-----------------------------------" */
	4926, /* 1214: "\x1A1------------------------------------" */
	4928, /* 1215: "\x1A1-------------------------------------" */
	4930, /* 1216: "\x1A1--------------------------------------" */
	4932, /* 1217: "\x1A1---------------------------------------" */
	4934, /* 1218: "\x1A1----------------------------------------" */
	4936, /* 1219: "\x1A1-----------------------------------------" */
	4938, /* 1220: "\x1A1------------------------------------------" */
	4940, /* 1221: "\x1A1-------------------------------------------" */
	4942, /* 1222: "\x1A1--------------------------------------------" */
	4944, /* 1223: "\x1A1---------------------------------------------" */
	4946, /* 1224: "\x1A1----------------------------------------------" */
	4948, /* 1225: "\x1A1-----------------------------------------------" */
	4950, /* 1226: "\x1A1------------------------------------------------" */
	4952, /* 1227: "\x1A1-------------------------------------------------" */
	4954, /* 1228: "\x1A1--------------------------------------------------" */
	4956, /* 1229: "\x1A1---------------------------------------------------" */
	4958, /* 1230: "\x1A1----------------------------------------------------" */
	4960, /* 1231: "\x1A1-----------------------------------------------------" */
	4962, /* 1232: "\x1A1------------------------------------------------------" */
	4964, /* 1233: "\x1A1-------------------------------------------------------" */
	4966, /* 1234: "\x1A1--------------------------------------------------------" */
	4968, /* 1235: "\x1A1---------------------------------------------------------" */
	4970, /* 1236: "\x1A1----------------------------------------------------------" */
	4972, /* 1237: "\x1A1-----------------------------------------------------------" */
	4974, /* 1238: "\x1A1------------------------------------------------------------" */
	5193, /* 1239: "\x1C" */
	5194, /* 1240: "\x1B" */
	3079, /* 1241: "\x1D" */
	44, /* 1242: "\x1D0" */
	3083, /* 1243: "!1." */
	44, /* 1244: "!1.0" */
	3087, /* 1245: "!1.1." */
	44, /* 1246: "!1.1.0" */
	3091, /* 1247: "\x1E" */
	2667, /* 1248: "!1.1.1" */
	1336, /* 1249: "!1.1.3" */
	3095, /* 1250: "!1.1.2" */
	3131, /* 1251: "!1.1.25" */
	1326, /* 1252: "!1.1" */
	4518, /* 1253: "!1.3" */
	3099, /* 1254: "!1.2" */
	4976, /* 1255: "!1.25" */
	4978, /* 1256: "\x1D1" */
	4524, /* 1257: "\x1D3" */
	3103, /* 1258: "\x1D2" */
	4980, /* 1259: "\x1D25" */
	2402, /* 1260: "\x1F" */
	4982, /* 1261: " " */
	2696, /* 1262: " 1" */
	3087, /* 1263: " 11" */
	44, /* 1264: " 111" */
	44, /* 1265: " 1111" */
	2464, /* 1266: " 1:" */
	2696, /* 1267: " 1:1" */
	3087, /* 1268: " 1:11" */
	44, /* 1269: " 1:111" */
	44, /* 1270: " 1:1111" */
	4984, /* 1271: " 1:1:" */
	2696, /* 1272: " 1:1:1" */
	3087, /* 1273: " 1:1:11" */
	44, /* 1274: " 1:1:111" */
	44, /* 1275: " 1:1:1111" */
	4986, /* 1276: " 1:1:1:" */
	2696, /* 1277: " 1:1:1:1" */
	3087, /* 1278: " 1:1:1:11" */
	44, /* 1279: " 1:1:1:111" */
	44, /* 1280: " 1:1:1:1111" */
	4988, /* 1281: " 1:1:1:1:" */
	2696, /* 1282: " 1:1:1:1:1" */
	3087, /* 1283: " 1:1:1:1:11" */
	44, /* 1284: " 1:1:1:1:111" */
	44, /* 1285: " 1:1:1:1:1111" */
	4990, /* 1286: " 1:1:1:1:1:" */
	2696, /* 1287: " 1:1:1:1:1:1" */
	3087, /* 1288: " 1:1:1:1:1:11" */
	44, /* 1289: " 1:1:1:1:1:111" */
	44, /* 1290: " 1:1:1:1:1:1111" */
	1298, /* 1291: " 1:1:1:1:1:1:" */
	2707, /* 1292: " 1:1:1:1:1:1:0" */
	3087, /* 1293: " 1:1:1:1:1:1:1a" */
	44, /* 1294: " 1:1:1:1:1:1:11a" */
	44, /* 1295: " 1:1:1:1:1:1:1111" */
	4992, /* 1296: " 1:1:1:1:1:1:1:" */
	1407, /* 1297: " 1:1:1:1:1:1:1" */
	1412, /* 1298: " 1:1:1:1:1:1:11" */
	2711, /* 1299: " 1:1:1:1:1:1:111" */
	49, /* 1300: " 1:1:1:1:1:1:2" */
	1417, /* 1301: " 1:1:1:1:1:1:25" */
	2715, /* 1302: " 1:1:1:1:1:1:26" */
	1422, /* 1303: " 1:1:1:1:1:1:3" */
	1489, /* 1304: " 1:1:1:1:1:1:a" */
	5195, /* 1305: "\"" */
	2597, /* 1306: " 1:1:1:1::1:" */
	2602, /* 1307: " 1:1:1::1:" */
	2607, /* 1308: " 1:1::1:" */
	2612, /* 1309: " 1::1:" */
	4913, /* 1310: " :" */
	2616, /* 1311: " ::1:" */
	2621, /* 1312: "!" */
	4022, /* 1313: "!0" */
	2673, /* 1314: "!1a" */
	3101, /* 1315: "!11a" */
	325, /* 1316: "!1111" */
	3107, /* 1317: "!1" */
	3111, /* 1318: "!11" */
	4025, /* 1319: "!111" */
	1304, /* 1320: "!2" */
	3115, /* 1321: "!25" */
	4028, /* 1322: "!26" */
	3119, /* 1323: "!3" */
	4994, /* 1324: "!a" */
	4996, /* 1325: "&" */
	2620, /* 1326: ")" */
	44, /* 1327: ")%" */
	4917, /* 1328: ")%1" */
	4917, /* 1329: "*" */
	44, /* 1330: "*%" */
	2618, /* 1331: "*%1" */
	1310, /* 1332: "\x00" */
	3123, /* 1333: "\x00-" */
	4998, /* 1334: "'" */
	4031, /* 1335: "\x00?" */
	3127, /* 1336: "\x00/" */
	1316, /* 1337: "\x00//" */
	2626, /* 1338: "\x00//-" */
	3131, /* 1339: "\x00//@" */
	4034, /* 1340: "\x00//[::]" */
	4037, /* 1341: "\x00//[::]:" */
	1322, /* 1342: "\x00a" */
	3135, /* 1343: "\x00a:" */
	4039, /* 1344: "\x00a:-" */
	4042, /* 1345: "\x02a:" */
	5000, /* 1346: "#-" */
	4045, /* 1347: "\x03/" */
	2630, /* 1348: "\x03//" */
	3139, /* 1349: "\x03//-" */
	4048, /* 1350: "\x03//@" */
	4981, /* 1351: "\x03//[::]" */
	5002, /* 1352: "\x03//[::]:" */
	3142, /* 1353: "\x03" */
	4051, /* 1354: "\x03-" */
	0, /* 1355: "&-" */
	5004, /* 1356: "\x0B" */
	2635, /* 1357: "\x0C//" */
	3146, /* 1358: "\x0C//-" */
	5006, /* 1359: "$" */
	4054, /* 1360: "\x0C//@" */
	43, /* 1361: "\x0C//[::]" */
	5008, /* 1362: "\x0C//[::]:" */
	1325, /* 1363: "\x10a" */
	3150, /* 1364: "\x11" */
	4057, /* 1365: "\x11-" */
	4059, /* 1366: "\x11@" */
	4057, /* 1367: "%" */
	44, /* 1368: "\x11[::]" */
	1325, /* 1369: "\x17" */
	2640, /* 1370: "\x13" */
	3154, /* 1371: "\x151" */
	5010, /* 1372: "\x151-------------------------------------------------------------1" */
	3158, /* 1373: "\x151.a" */
	2684, /* 1374: "\x151.a-------------------------------------------------------------1" */
	4062, /* 1375: "\x151.a." */
	4065, /* 1376: "\x151.a------------------------------------------------------------1" */
	3162, /* 1377: "\x151.a-----------------------------------------------------------1" */
	3166, /* 1378: "\x151.a----------------------------------------------------------1" */
	3170, /* 1379: "\x151.a---------------------------------------------------------1" */
	3174, /* 1380: "\x151.a--------------------------------------------------------1" */
	3178, /* 1381: "\x151.a-------------------------------------------------------1" */
	3182, /* 1382: "\x151.a------------------------------------------------------1" */
	3186, /* 1383: "\x151.a-----------------------------------------------------1" */
	3190, /* 1384: "\x151.a----------------------------------------------------1" */
	3194, /* 1385: "\x151.a---------------------------------------------------1" */
	3198, /* 1386: "\x151.a--------------------------------------------------1" */
	3202, /* 1387: "\x151.a-------------------------------------------------1" */
	3206, /* 1388: "\x151.a------------------------------------------------1" */
	3210, /* 1389: "\x151.a-----------------------------------------------1" */
	3214, /* 1390: "\x151.a----------------------------------------------1" */
	3218, /* 1391: "\x151.a---------------------------------------------1" */
	3222, /* 1392: "\x151.a--------------------------------------------1" */
	3226, /* 1393: "\x151.a-------------------------------------------1" */
	3230, /* 1394: "\x151.a------------------------------------------1" */
	3234, /* 1395: "\x151.a-----------------------------------------1" */
	3238, /* 1396: "\x151.a----------------------------------------1" */
	3242, /* 1397: "\x151.a---------------------------------------1" */
	3246, /* 1398: "\x151.a--------------------------------------1" */
	3250, /* 1399: "\x151.a-------------------------------------1" */
	3254, /* 1400: "\x151.a------------------------------------1" */
	3258, /* 1401: "\x151.a-----------------------------------1" */
	3262, /* 1402: "\x151.a----------------------------------1" */
	3266, /* 1403: "\x151.a---------------------------------1" */
	3270, /* 1404: "\x151.a--------------------------------1" */
	3274, /* 1405: "\x151.a-------------------------------1" */
	3278, /* 1406: "\x151.a------------------------------1" */
	3282, /* 1407: "\x151.a-----------------------------1" */
	3286, /* 1408: "\x151.a----------------------------1" */
	3290, /* 1409: "\x151.a---------------------------1" */
	3294, /* 1410: "\x151.a--------------------------1" */
	3298, /* 1411: "\x151.a-------------------------1" */
	3302, /* 1412: "\x151.a------------------------1" */
	3306, /* 1413: "\x151.a-----------------------1" */
	3310, /* 1414: "\x151.a----------------------1" */
	3314, /* 1415: "\x151.a---------------------1" */
	3318, /* 1416: "\x151.a--------------------1" */
	3322, /* 1417: "\x151.a-------------------1" */
	3326, /* 1418: "\x151.a------------------1" */
	3330, /* 1419: "\x151.a-----------------1" */
	3334, /* 1420: "\x151.a----------------1" */
	3338, /* 1421: "\x151.a---------------1" */
	3342, /* 1422: "\x151.a--------------1" */
	3346, /* 1423: "\x151.a-------------1" */
	3350, /* 1424: "\x151.a------------1" */
	3354, /* 1425: "\x151.a-----------1" */
	3358, /* 1426: "\x151.a----------1" */
	3362, /* 1427: "\x151.a---------1" */
	3366, /* 1428: "\x151.a--------1" */
	3370, /* 1429: "\x151.a-------1" */
	3374, /* 1430: "\x151.a------1" */
	3378, /* 1431: "\x151.a-----1" */
	3382, /* 1432: "\x151.a----1" */
	3386, /* 1433: "\x151.a---1" */
	3390, /* 1434: "\x151.a--1" */
	3394, /* 1435: "\x151.a-1" */
	3398, /* 1436: "\x151.a1" */
	4068, /* 1437: "\x151------------------------------------------------------------1" */
	3402, /* 1438: "\x151-----------------------------------------------------------1" */
	3406, /* 1439: "\x151----------------------------------------------------------1" */
	3410, /* 1440: "\x151---------------------------------------------------------1" */
	3414, /* 1441: "\x151--------------------------------------------------------1" */
	3418, /* 1442: "\x151-------------------------------------------------------1" */
	3422, /* 1443: "\x151------------------------------------------------------1" */
	3426, /* 1444: "\x151-----------------------------------------------------1" */
	3430, /* 1445: "\x151----------------------------------------------------1" */
	3434, /* 1446: "\x151---------------------------------------------------1" */
	3438, /* 1447: "\x151--------------------------------------------------1" */
	3442, /* 1448: "\x151-------------------------------------------------1" */
	3446, /* 1449: "\x151------------------------------------------------1" */
	3450, /* 1450: "\x151-----------------------------------------------1" */
	3454, /* 1451: "\x151----------------------------------------------1" */
	3458, /* 1452: "\x151---------------------------------------------1" */
	3462, /* 1453: "\x151--------------------------------------------1" */
	3466, /* 1454: "\x151-------------------------------------------1" */
	3470, /* 1455: "\x151------------------------------------------1" */
	3474, /* 1456: "\x151-----------------------------------------1" */
	3478, /* 1457: "\x151----------------------------------------1" */
	3482, /* 1458: "\x151---------------------------------------1" */
	3486, /* 1459: "\x151--------------------------------------1" */
	3490, /* 1460: "\x151-------------------------------------1" */
	3494, /* 1461: "\x151------------------------------------1" */
	3498, /* 1462: "\x151-----------------------------------1" */
	3502, /* 1463: "\x151----------------------------------1" */
	3506, /* 1464: "\x151---------------------------------1" */
	3510, /* 1465: "\x151--------------------------------1" */
	3514, /* 1466: "\x151-------------------------------1" */
	3518, /* 1467: "\x151------------------------------1" */
	3522, /* 1468: "\x151-----------------------------1" */
	3526, /* 1469: "\x151----------------------------1" */
	3530, /* 1470: "\x151---------------------------1" */
	3534, /* 1471: "\x151--------------------------1" */
	3538, /* 1472: "\x151-------------------------1" */
	3542, /* 1473: "\x151------------------------1" */
	3546, /* 1474: "\x151-----------------------1" */
	3550, /* 1475: "\x151----------------------1" */
	3554, /* 1476: "\x151---------------------1" */
	3558, /* 1477: "\x151--------------------1" */
	3562, /* 1478: "\x151-------------------1" */
	3566, /* 1479: "\x151------------------1" */
	3570, /* 1480: "\x151-----------------1" */
	3574, /* 1481: "\x151----------------1" */
	3578, /* 1482: "\x151---------------1" */
	3582, /* 1483: "\x151--------------1" */
	3586, /* 1484: "\x151-------------1" */
	3590, /* 1485: "\x151------------1" */
	3594, /* 1486: "\x151-----------1" */
	3598, /* 1487: "\x151----------1" */
	3602, /* 1488: "\x151---------1" */
	3606, /* 1489: "\x151--------1" */
	3610, /* 1490: "\x151-------1" */
	3614, /* 1491: "\x151------1" */
	3618, /* 1492: "\x151-----1" */
	3622, /* 1493: "\x151----1" */
	3626, /* 1494: "\x151---1" */
	3630, /* 1495: "\x151--1" */
	3634, /* 1496: "\x151-1" */
	3638, /* 1497: "\x1511" */
	252, /* 1498: "\x131" */
	2645, /* 1499: "\x131-------------------------------------------------------------1" */
	259, /* 1500: "\x131.a" */
	2650, /* 1501: "\x131.a-------------------------------------------------------------1" */
	1328, /* 1502: "\x131.a." */
	3642, /* 1503: "\x131:" */
	1334, /* 1504: "\x131.a------------------------------------------------------------1" */
	266, /* 1505: "\x131.a-----------------------------------------------------------1" */
	273, /* 1506: "\x131.a----------------------------------------------------------1" */
	280, /* 1507: "\x131.a---------------------------------------------------------1" */
	287, /* 1508: "\x131.a--------------------------------------------------------1" */
	294, /* 1509: "\x131.a-------------------------------------------------------1" */
	301, /* 1510: "\x131.a------------------------------------------------------1" */
	308, /* 1511: "\x131.a-----------------------------------------------------1" */
	315, /* 1512: "\x131.a----------------------------------------------------1" */
	322, /* 1513: "\x131.a---------------------------------------------------1" */
	329, /* 1514: "\x131.a--------------------------------------------------1" */
	336, /* 1515: "\x131.a-------------------------------------------------1" */
	343, /* 1516: "\x131.a------------------------------------------------1" */
	350, /* 1517: "\x131.a-----------------------------------------------1" */
	357, /* 1518: "\x131.a----------------------------------------------1" */
	364, /* 1519: "\x131.a---------------------------------------------1" */
	371, /* 1520: "\x131.a--------------------------------------------1" */
	378, /* 1521: "\x131.a-------------------------------------------1" */
	385, /* 1522: "\x131.a------------------------------------------1" */
	392, /* 1523: "\x131.a-----------------------------------------1" */
	399, /* 1524: "\x131.a----------------------------------------1" */
	406, /* 1525: "\x131.a---------------------------------------1" */
	413, /* 1526: "\x131.a--------------------------------------1" */
	420, /* 1527: "\x131.a-------------------------------------1" */
	427, /* 1528: "\x131.a------------------------------------1" */
	434, /* 1529: "\x131.a-----------------------------------1" */
	441, /* 1530: "\x131.a----------------------------------1" */
	448, /* 1531: "\x131.a---------------------------------1" */
	455, /* 1532: "\x131.a--------------------------------1" */
	462, /* 1533: "\x131.a-------------------------------1" */
	469, /* 1534: "\x131.a------------------------------1" */
	476, /* 1535: "\x131.a-----------------------------1" */
	483, /* 1536: "\x131.a----------------------------1" */
	490, /* 1537: "\x131.a---------------------------1" */
	497, /* 1538: "\x131.a--------------------------1" */
	504, /* 1539: "\x131.a-------------------------1" */
	511, /* 1540: "\x131.a------------------------1" */
	518, /* 1541: "\x131.a-----------------------1" */
	525, /* 1542: "\x131.a----------------------1" */
	532, /* 1543: "\x131.a---------------------1" */
	539, /* 1544: "\x131.a--------------------1" */
	546, /* 1545: "\x131.a-------------------1" */
	553, /* 1546: "\x131.a------------------1" */
	560, /* 1547: "\x131.a-----------------1" */
	567, /* 1548: "\x131.a----------------1" */
	574, /* 1549: "\x131.a---------------1" */
	581, /* 1550: "\x131.a--------------1" */
	588, /* 1551: "\x131.a-------------1" */
	595, /* 1552: "\x131.a------------1" */
	602, /* 1553: "\x131.a-----------1" */
	609, /* 1554: "\x131.a----------1" */
	616, /* 1555: "\x131.a---------1" */
	623, /* 1556: "\x131.a--------1" */
	630, /* 1557: "\x131.a-------1" */
	637, /* 1558: "\x131.a------1" */
	644, /* 1559: "\x131.a-----1" */
	651, /* 1560: "\x131.a----1" */
	658, /* 1561: "\x131.a---1" */
	665, /* 1562: "\x131.a--1" */
	672, /* 1563: "\x131.a-1" */
	679, /* 1564: "\x131.a1" */
	1340, /* 1565: "\x131------------------------------------------------------------1" */
	686, /* 1566: "\x131-----------------------------------------------------------1" */
	693, /* 1567: "\x131----------------------------------------------------------1" */
	700, /* 1568: "\x131---------------------------------------------------------1" */
	707, /* 1569: "\x131--------------------------------------------------------1" */
	714, /* 1570: "\x131-------------------------------------------------------1" */
	721, /* 1571: "\x131------------------------------------------------------1" */
	728, /* 1572: "\x131-----------------------------------------------------1" */
	735, /* 1573: "\x131----------------------------------------------------1" */
	742, /* 1574: "\x131---------------------------------------------------1" */
	749, /* 1575: "\x131--------------------------------------------------1" */
	756, /* 1576: "\x131-------------------------------------------------1" */
	763, /* 1577: "\x131------------------------------------------------1" */
	770, /* 1578: "\x131-----------------------------------------------1" */
	777, /* 1579: "\x131----------------------------------------------1" */
	784, /* 1580: "\x131---------------------------------------------1" */
	791, /* 1581: "\x131--------------------------------------------1" */
	798, /* 1582: "\x131-------------------------------------------1" */
	805, /* 1583: "\x131------------------------------------------1" */
	812, /* 1584: "\x131-----------------------------------------1" */
	819, /* 1585: "\x131----------------------------------------1" */
	826, /* 1586: "\x131---------------------------------------1" */
	833, /* 1587: "\x131--------------------------------------1" */
	840, /* 1588: "\x131-------------------------------------1" */
	847, /* 1589: "\x131------------------------------------1" */
	854, /* 1590: "\x131-----------------------------------1" */
	861, /* 1591: "\x131----------------------------------1" */
	868, /* 1592: "\x131---------------------------------1" */
	875, /* 1593: "\x131--------------------------------1" */
	882, /* 1594: "\x131-------------------------------1" */
	889, /* 1595: "\x131------------------------------1" */
	896, /* 1596: "\x131-----------------------------1" */
	903, /* 1597: "\x131----------------------------1" */
	910, /* 1598: "\x131---------------------------1" */
	917, /* 1599: "\x131--------------------------1" */
	924, /* 1600: "\x131-------------------------1" */
	931, /* 1601: "\x131------------------------1" */
	938, /* 1602: "\x131-----------------------1" */
	945, /* 1603: "\x131----------------------1" */
	952, /* 1604: "\x131---------------------1" */
	959, /* 1605: "\x131--------------------1" */
	966, /* 1606: "\x131-------------------1" */
	973, /* 1607: "\x131------------------1" */
	980, /* 1608: "\x131-----------------1" */
	987, /* 1609: "\x131----------------1" */
	994, /* 1610: "\x131---------------1" */
	1001, /* 1611: "\x131--------------1" */
	1008, /* 1612: "\x131-------------1" */
	1015, /* 1613: "\x131------------1" */
	1022, /* 1614: "\x131-----------1" */
	1029, /* 1615: "\x131----------1" */
	1036, /* 1616: "\x131---------1" */
	1043, /* 1617: "\x131--------1" */
	1050, /* 1618: "\x131-------1" */
	1057, /* 1619: "\x131------1" */
	1064, /* 1620: "\x131-----1" */
	1071, /* 1621: "\x131----1" */
	1078, /* 1622: "\x131---1" */
	1085, /* 1623: "\x131--1" */
	1092, /* 1624: "\x131-1" */
	1099, /* 1625: "\x1311" */
	5012, /* 1626: "\x14" */
	4071, /* 1627: "\x161" */
	471, /* 1628: "\x19" */
	4074, /* 1629: "\x19.a" */
	44, /* 1630: "\x19.a-------------------------------------------------------------1" */
	5014, /* 1631: "\x19.a." */
	270, /* 1632: "\x19.a------------------------------------------------------------1" */
	4077, /* 1633: "\x19.a-----------------------------------------------------------1" */
	4080, /* 1634: "\x19.a----------------------------------------------------------1" */
	4083, /* 1635: "\x19.a---------------------------------------------------------1" */
	4086, /* 1636: "\x19.a--------------------------------------------------------1" */
	4089, /* 1637: "\x19.a-------------------------------------------------------1" */
	4092, /* 1638: "\x19.a------------------------------------------------------1" */
	4095, /* 1639: "\x19.a-----------------------------------------------------1" */
	4098, /* 1640: "\x19.a----------------------------------------------------1" */
	4101, /* 1641: "\x19.a---------------------------------------------------1" */
	4104, /* 1642: "\x19.a--------------------------------------------------1" */
	4107, /* 1643: "\x19.a-------------------------------------------------1" */
	4110, /* 1644: "\x19.a------------------------------------------------1" */
	4113, /* 1645: "\x19.a-----------------------------------------------1" */
	4116, /* 1646: "\x19.a----------------------------------------------1" */
	4119, /* 1647: "\x19.a---------------------------------------------1" */
	4122, /* 1648: "\x19.a--------------------------------------------1" */
	4125, /* 1649: "\x19.a-------------------------------------------1" */
	4128, /* 1650: "\x19.a------------------------------------------1" */
	4131, /* 1651: "\x19.a-----------------------------------------1" */
	4134, /* 1652: "\x19.a----------------------------------------1" */
	4137, /* 1653: "\x19.a---------------------------------------1" */
	4140, /* 1654: "\x19.a--------------------------------------1" */
	4143, /* 1655: "\x19.a-------------------------------------1" */
	4146, /* 1656: "\x19.a------------------------------------1" */
	4149, /* 1657: "\x19.a-----------------------------------1" */
	4152, /* 1658: "\x19.a----------------------------------1" */
	4155, /* 1659: "\x19.a---------------------------------1" */
	4158, /* 1660: "\x19.a--------------------------------1" */
	4161, /* 1661: "\x19.a-------------------------------1" */
	4164, /* 1662: "\x19.a------------------------------1" */
	4167, /* 1663: "\x19.a-----------------------------1" */
	4170, /* 1664: "\x19.a----------------------------1" */
	4173, /* 1665: "\x19.a---------------------------1" */
	4176, /* 1666: "\x19.a--------------------------1" */
	4179, /* 1667: "\x19.a-------------------------1" */
	4182, /* 1668: "\x19.a------------------------1" */
	4185, /* 1669: "\x19.a-----------------------1" */
	4188, /* 1670: "\x19.a----------------------1" */
	4191, /* 1671: "\x19.a---------------------1" */
	4194, /* 1672: "\x19.a--------------------1" */
	4197, /* 1673: "\x19.a-------------------1" */
	4200, /* 1674: "\x19.a------------------1" */
	4203, /* 1675: "\x19.a-----------------1" */
	4206, /* 1676: "\x19.a----------------1" */
	4209, /* 1677: "\x19.a---------------1" */
	4212, /* 1678: "\x19.a--------------1" */
	4215, /* 1679: "\x19.a-------------1" */
	4218, /* 1680: "\x19.a------------1" */
	4221, /* 1681: "\x19.a-----------1" */
	4224, /* 1682: "\x19.a----------1" */
	4227, /* 1683: "\x19.a---------1" */
	4230, /* 1684: "\x19.a--------1" */
	4233, /* 1685: "\x19.a-------1" */
	4236, /* 1686: "\x19.a------1" */
	4239, /* 1687: "\x19.a-----1" */
	4242, /* 1688: "\x19.a----1" */
	4245, /* 1689: "\x19.a---1" */
	4248, /* 1690: "\x19.a--1" */
	4251, /* 1691: "\x19.a-1" */
	4254, /* 1692: "\x19.a1" */
	5016, /* 1693: "\x161------------------------------------------------------------1" */
	4257, /* 1694: "\x161-----------------------------------------------------------1" */
	4260, /* 1695: "\x161----------------------------------------------------------1" */
	4263, /* 1696: "\x161---------------------------------------------------------1" */
	4266, /* 1697: "\x161--------------------------------------------------------1" */
	4269, /* 1698: "\x161-------------------------------------------------------1" */
	4272, /* 1699: "\x161------------------------------------------------------1" */
	4275, /* 1700: "\x161-----------------------------------------------------1" */
	4278, /* 1701: "\x161----------------------------------------------------1" */
	4281, /* 1702: "\x161---------------------------------------------------1" */
	4284, /* 1703: "\x161--------------------------------------------------1" */
	4287, /* 1704: "\x161-------------------------------------------------1" */
	4290, /* 1705: "\x161------------------------------------------------1" */
	4293, /* 1706: "\x161-----------------------------------------------1" */
	4296, /* 1707: "\x161----------------------------------------------1" */
	4299, /* 1708: "\x161---------------------------------------------1" */
	4302, /* 1709: "\x161--------------------------------------------1" */
	4305, /* 1710: "\x161-------------------------------------------1" */
	4308, /* 1711: "\x161------------------------------------------1" */
	4311, /* 1712: "\x161-----------------------------------------1" */
	4314, /* 1713: "\x161----------------------------------------1" */
	4317, /* 1714: "\x161---------------------------------------1" */
	4320, /* 1715: "\x161--------------------------------------1" */
	4323, /* 1716: "\x161-------------------------------------1" */
	4326, /* 1717: "\x161------------------------------------1" */
	4329, /* 1718: "\x161-----------------------------------1" */
	4332, /* 1719: "\x161----------------------------------1" */
	4335, /* 1720: "\x161---------------------------------1" */
	4338, /* 1721: "\x161--------------------------------1" */
	4341, /* 1722: "\x161-------------------------------1" */
	4344, /* 1723: "\x161------------------------------1" */
	4347, /* 1724: "\x161-----------------------------1" */
	4350, /* 1725: "\x161----------------------------1" */
	4353, /* 1726: "\x161---------------------------1" */
	4356, /* 1727: "\x161--------------------------1" */
	4359, /* 1728: "\x161-------------------------1" */
	4362, /* 1729: "\x161------------------------1" */
	4365, /* 1730: "\x161-----------------------1" */
	4368, /* 1731: "\x161----------------------1" */
	4371, /* 1732: "\x161---------------------1" */
	4374, /* 1733: "\x161--------------------1" */
	4377, /* 1734: "\x161-------------------1" */
	4380, /* 1735: "\x161------------------1" */
	4383, /* 1736: "\x161-----------------1" */
	4386, /* 1737: "\x161----------------1" */
	4389, /* 1738: "\x161---------------1" */
	4392, /* 1739: "\x161--------------1" */
	4395, /* 1740: "\x161-------------1" */
	4398, /* 1741: "\x161------------1" */
	4401, /* 1742: "\x161-----------1" */
	4404, /* 1743: "\x161----------1" */
	4407, /* 1744: "\x161---------1" */
	4410, /* 1745: "\x161--------1" */
	4413, /* 1746: "\x161-------1" */
	4416, /* 1747: "\x161------1" */
	4419, /* 1748: "\x161-----1" */
	4422, /* 1749: "\x161----1" */
	4425, /* 1750: "\x161---1" */
	4428, /* 1751: "\x161--1" */
	4431, /* 1752: "\x161-1" */
	4434, /* 1753: "\x1611" */
	5018, /* 1754: "\x1A1" */
	5196, /* 1755: "\x1A1------------------------------------------------------------1" */
	5020, /* 1756: "\x1A1-----------------------------------------------------------1" */
	5022, /* 1757: "\x1A1----------------------------------------------------------1" */
	5024, /* 1758: "\x1A1---------------------------------------------------------1" */
	5026, /* 1759: "\x1A1--------------------------------------------------------1" */
	5028, /* 1760: "\x1A1-------------------------------------------------------1" */
	5030, /* 1761: "\x1A1------------------------------------------------------1" */
	5032, /* 1762: "\x1A1-----------------------------------------------------1" */
	5034, /* 1763: "\x1A1----------------------------------------------------1" */
	5036, /* 1764: "\x1A1---------------------------------------------------1" */
	5038, /* 1765: "\x1A1--------------------------------------------------1" */
	5040, /* 1766: "\x1A1-------------------------------------------------1" */
	5042, /* 1767: "\x1A1------------------------------------------------1" */
	5044, /* 1768: "\x1A1-----------------------------------------------1" */
	5046, /* 1769: "\x1A1----------------------------------------------1" */
	5048, /* 1770: "\x1A1---------------------------------------------1" */
	5050, /* 1771: "\x1A1--------------------------------------------1" */
	5052, /* 1772: "\x1A1-------------------------------------------1" */
	5054, /* 1773: "\x1A1------------------------------------------1" */
	5056, /* 1774: "\x1A1-----------------------------------------1" */
	5058, /* 1775: "\x1A1----------------------------------------1" */
	5060, /* 1776: "\x1A1---------------------------------------1" */
	5062, /* 1777: "\x1A1--------------------------------------1" */
	5064, /* 1778: "\x1A1-------------------------------------1" */
	5066, /* 1779: "\x1A1------------------------------------1" */
	5068, /* 1780: "\x1A1-----------------------------------1" */
	5070, /* 1781: "\x1A1----------------------------------1" */
	5072, /* 1782: "\x1A1---------------------------------1" */
	5074, /* 1783: "\x1A1--------------------------------1" */
	5076, /* 1784: "\x1A1-------------------------------1" */
	5078, /* 1785: "\x1A1------------------------------1" */
	5080, /* 1786: "\x1A1-----------------------------1" */
	5082, /* 1787: "\x1A1----------------------------1" */
	5084, /* 1788: "\x1A1---------------------------1" */
	5086, /* 1789: "\x1A1--------------------------1" */
	5088, /* 1790: "\x1A1-------------------------1" */
	5090, /* 1791: "\x1A1------------------------1" */
	5092, /* 1792: "\x1A1-----------------------1" */
	5094, /* 1793: "\x1A1----------------------1" */
	5096, /* 1794: "\x1A1---------------------1" */
	5098, /* 1795: "\x1A1--------------------1" */
	5100, /* 1796: "\x1A1-------------------1" */
	5102, /* 1797: "\x1A1------------------1" */
	5104, /* 1798: "\x1A1-----------------1" */
	5106, /* 1799: "\x1A1----------------1" */
	3674, /* 1800: "\x1A1---------------1" */
	5108, /* 1801: "\x1A1--------------1" */
	5110, /* 1802: "\x1A1-------------1" */
	5112, /* 1803: "\x1A1------------1" */
	5114, /* 1804: "\x1A1-----------1" */
	5116, /* 1805: "\x1A1----------1" */
	5118, /* 1806: "\x1A1---------1" */
	5120, /* 1807: "\x1A1--------1" */
	5122, /* 1808: "\x1A1-------1" */
	5124, /* 1809: "\x1A1------1" */
	5126, /* 1810: "\x1A1-----1" */
	5128, /* 1811: "\x1A1----1" */
	5130, /* 1812: "\x1A1---1" */
	3706, /* 1813: "\x1A1--1" */
	5132, /* 1814: "\x1A1-1" */
	5134, /* 1815: "\x1A11" */
	44, /* 1816: "\x1E1" */
	5197, /* 1817: "\x1E3" */
	4436, /* 1818: "\x1E2" */
	5198, /* 1819: "\x1E25" */
	44, /* 1820: "\"1" */
	44, /* 1821: "\"11" */
	5199, /* 1822: "\"111" */
	269, /* 1823: " 1:1:1:1:1:1::" */
	2621, /* 1824: " 1:1:1:1:1::" */
	4439, /* 1825: " 1:1:1:1:1::0" */
	5136, /* 1826: " 1:1:1:1:1::1a" */
	5138, /* 1827: " 1:1:1:1:1::11a" */
	5026, /* 1828: " 1:1:1:1:1::1111" */
	3646, /* 1829: " 1:1:1:1:1::1" */
	3650, /* 1830: " 1:1:1:1:1::11" */
	4442, /* 1831: " 1:1:1:1:1::111" */
	1346, /* 1832: " 1:1:1:1:1::2" */
	3654, /* 1833: " 1:1:1:1:1::25" */
	4445, /* 1834: " 1:1:1:1:1::26" */
	3658, /* 1835: " 1:1:1:1:1::3" */
	5140, /* 1836: " 1:1:1:1:1::a" */
	2621, /* 1837: " 1:1:1:1::" */
	4448, /* 1838: " 1:1:1:1::0" */
	5142, /* 1839: " 1:1:1:1::1a" */
	5144, /* 1840: " 1:1:1:1::11a" */
	5038, /* 1841: " 1:1:1:1::1111" */
	3662, /* 1842: " 1:1:1:1::1" */
	3666, /* 1843: " 1:1:1:1::11" */
	4451, /* 1844: " 1:1:1:1::111" */
	1352, /* 1845: " 1:1:1:1::2" */
	3670, /* 1846: " 1:1:1:1::25" */
	4454, /* 1847: " 1:1:1:1::26" */
	3674, /* 1848: " 1:1:1:1::3" */
	5146, /* 1849: " 1:1:1:1::a" */
	2621, /* 1850: " 1:1:1::" */
	4457, /* 1851: " 1:1:1::0" */
	5148, /* 1852: " 1:1:1::1a" */
	5150, /* 1853: " 1:1:1::11a" */
	5050, /* 1854: " 1:1:1::1111" */
	3678, /* 1855: " 1:1:1::1" */
	3682, /* 1856: " 1:1:1::11" */
	4460, /* 1857: " 1:1:1::111" */
	1358, /* 1858: " 1:1:1::2" */
	3686, /* 1859: " 1:1:1::25" */
	4463, /* 1860: " 1:1:1::26" */
	3690, /* 1861: " 1:1:1::3" */
	5152, /* 1862: " 1:1:1::a" */
	2621, /* 1863: " 1:1::" */
	4466, /* 1864: " 1:1::0" */
	5154, /* 1865: " 1:1::1a" */
	5156, /* 1866: " 1:1::11a" */
	5062, /* 1867: " 1:1::1111" */
	3694, /* 1868: " 1:1::1" */
	3698, /* 1869: " 1:1::11" */
	4469, /* 1870: " 1:1::111" */
	1364, /* 1871: " 1:1::2" */
	3702, /* 1872: " 1:1::25" */
	4472, /* 1873: " 1:1::26" */
	3706, /* 1874: " 1:1::3" */
	5158, /* 1875: " 1:1::a" */
	2621, /* 1876: " 1::" */
	4475, /* 1877: " 1::0" */
	5160, /* 1878: " 1::1a" */
	5162, /* 1879: " 1::11a" */
	5074, /* 1880: " 1::1111" */
	3710, /* 1881: " 1::1" */
	3714, /* 1882: " 1::11" */
	4478, /* 1883: " 1::111" */
	1370, /* 1884: " 1::2" */
	3718, /* 1885: " 1::25" */
	4481, /* 1886: " 1::26" */
	3722, /* 1887: " 1::3" */
	5164, /* 1888: " 1::a" */
	2621, /* 1889: " ::" */
	4484, /* 1890: " ::0" */
	5166, /* 1891: " ::1a" */
	5168, /* 1892: " ::11a" */
	4439, /* 1893: " ::1111" */
	3726, /* 1894: " ::1" */
	3730, /* 1895: " ::11" */
	4487, /* 1896: " ::111" */
	1376, /* 1897: " ::2" */
	3734, /* 1898: " ::25" */
	4490, /* 1899: " ::26" */
	3738, /* 1900: " ::3" */
	5170, /* 1901: " ::a" */
	4493, /* 1902: "#" */
	4496, /* 1903: ")-" */
	5172, /* 1904: "*-" */
};

static const short uric_history__accept_uri2003_further[5201] = {
	    0,  1238,  1240,  1246,  1259,  1260,  1311,  1304,  1901,  1358,  1366,  1324,  1333,  1325,  1328,  1331,
	  162,   164,  1352,   323,   326,   327,   328,   329,   330,   331,  1355,   332,   489,   490,   491,   492,
	 1363,   648,  1369,  1625,   652,   901,  1368,  1176,  1627,  1177,  1239,   -43,    -2,     1,     2,    -4,
	   -7,  1255,   -57,    -2,     1,     2,    -4,    -7,  1241,   -71,    -2,     1,     2,    -4,    -7,  1227,
	  -85,    -2,     1,     2,    -4,    -7,  1213,   -99,    -2,     1,     2,    -4,    -7,  1199,  -114,    -2,
	    1,     2,    -4,    -7,  1184,   -43,    -2,     1,     2,    -4,    -7,  1105,   -57,    -2,     1,     2,
	   -4,    -7,  1091,   -71,    -2,     1,     2,    -4,    -7,  1077,   -85,    -2,     1,     2,    -4,    -7,
	 1063,   -99,    -2,     1,     2,    -4,    -7,  1049,  -114,    -2,     1,     2,    -4,    -7,  1034,   -43,
	   -2,     1,     2,    -4,    -7,   947,   -57,    -2,     1,     2,    -4,    -7,   933,   -71,    -2,     1,
	    2,    -4,    -7,   919,   -85,    -2,     1,     2,    -4,    -7,   905,   -99,    -2,     1,     2,    -4,
	   -7,   891,  -114,    -2,     1,     2,    -4,    -7,   876,   -43,    -2,     1,     2,    -4,    -7,   795,
	  -57,    -2,     1,     2,    -4,    -7,   781,   -71,    -2,     1,     2,    -4,    -7,   767,   -85,    -2,
	    1,     2,    -4,    -7,   753,   -99,    -2,     1,     2,    -4,    -7,   739,  -114,    -2,     1,     2,
	   -4,    -7,   724,   -43,    -2,     1,     2,    -4,    -7,   254,   -57,    -2,     1,     2,    -4,    -7,
	  240,   -71,    -2,     1,     2,    -4,    -7,   226,   -85,    -2,     1,     2,    -4,    -7,   212,   -99,
	   -2,     1,     2,    -4,    -7,   198,  -114,    -2,     1,     2,    -4,    -7,   183,  -848,  -847,  -721,
	 -660,   127,     5,  -845,  -850,  -849,  -661,     2,    64,     3,  -847,  -855,  -854,  -606,    -3,    -1,
	   -2,  -852,  -856,  -855,  -608,    -4,    -1,    -3,  -853,  -857,  -856,  -610,    -5,    -1,    -4,  -854,
	 -858,  -857,  -612,    -6,    -1,    -5,  -855,  -859,  -858,  -614,    -7,    -1,    -6,  -856,  -860,  -859,
	 -616,    -8,    -1,    -7,  -857,  -861,  -860,  -618,    -9,    -1,    -8,  -858,  -862,  -861,  -620,   -10,
	   -1,    -9,  -859,  -863,  -862,  -622,   -11,    -1,   -10,  -860,  -864,  -863,  -624,   -12,    -1,   -11,
	 -861,  -865,  -864,  -626,   -13,    -1,   -12,  -862,  -866,  -865,  -628,   -14,    -1,   -13,  -863,  -867,
	 -866,  -630,   -15,    -1,   -14,  -864,  -868,  -867,  -632,   -16,    -1,   -15,  -865,  -869,  -868,  -634,
	  -17,    -1,   -16,  -866,  -870,  -869,  -636,   -18,    -1,   -17,  -867,  -871,  -870,  -638,   -19,    -1,
	  -18,  -868,  -872,  -871,  -640,   -20,    -1,   -19,  -869,  -873,  -872,  -642,   -21,    -1,   -20,  -870,
	 -874,  -873,  -644,   -22,    -1,   -21,  -871,  -875,  -874,  -646,   -23,    -1,   -22,  -872,  -876,  -875,
	 -648,   -24,    -1,   -23,  -873,  -877,  -876,  -650,   -25,    -1,   -24,  -874,  -878,  -877,  -652,   -26,
	   -1,   -25,  -875,  -879,  -878,  -654,   -27,    -1,   -26,  -876,  -880,  -879,  -656,   -28,    -1,   -27,
	 -877,  -881,  -880,  -658,   -29,    -1,   -28,  -878,  -882,  -881,  -660,   -30,    -1,   -29,  -879,  -883,
	 -882,  -662,   -31,    -1,   -30,  -880,  -884,  -883,  -664,   -32,    -1,   -31,  -881,  -885,  -884,  -666,
	  -33,    -1,   -32,  -882,  -886,  -885,  -668,   -34,    -1,   -33,  -883,  -887,  -886,  -670,   -35,    -1,
	  -34,  -884,  -888,  -887,  -672,   -36,    -1,   -35,  -885,  -889,  -888,  -674,   -37,    -1,   -36,  -886,
	 -890,  -889,  -676,   -38,    -1,   -37,  -887,  -891,  -890,  -678,   -39,    -1,   -38,  -888,  -892,  -891,
	 -680,   -40,    -1,   -39,  -889,  -893,  -892,  -682,   -41,    -1,   -40,  -890,  -894,  -893,  -684,   -42,
	   -1,   -41,  -891,  -895,  -894,  -686,   -43,    -1,   -42,  -892,  -896,  -895,  -688,   -44,    -1,   -43,
	 -893,  -897,  -896,  -690,   -45,    -1,   -44,  -894,  -898,  -897,  -692,   -46,    -1,   -45,  -895,  -899,
	 -898,  -694,   -47,    -1,   -46,  -896,  -900,  -899,  -696,   -48,    -1,   -47,  -897,  -901,  -900,  -698,
	  -49,    -1,   -48,  -898,  -902,  -901,  -700,   -50,    -1,   -49,  -899,  -903,  -902,  -702,   -51,    -1,
	  -50,  -900,  -904,  -903,  -704,   -52,    -1,   -51,  -901,  -905,  -904,  -706,   -53,    -1,   -52,  -902,
	 -906,  -905,  -708,   -54,    -1,   -53,  -903,  -907,  -906,  -710,   -55,    -1,   -54,  -904,  -908,  -907,
	 -712,   -56,    -1,   -55,  -905,  -909,  -908,  -714,   -57,    -1,   -56,  -906,  -910,  -909,  -716,   -58,
	   -1,   -57,  -907,  -911,  -910,  -718,   -59,    -1,   -58,  -908,  -912,  -911,  -720,   -60,    -1,   -59,
	 -909,  -913,  -912,  -722,   -61,    -1,   -60,  -910,  -914,  -913,  -724,   -62,    -1,   -61,  -911,  -916,
	 -915,  -729,  -728,    -1,   -63,  -913,  -917,  -916,  -731,  -729,    -1,   -64,  -914,  -918,  -917,  -733,
	 -730,    -1,   -65,  -915,  -919,  -918,  -735,  -731,    -1,   -66,  -916,  -920,  -919,  -737,  -732,    -1,
	  -67,  -917,  -921,  -920,  -739,  -733,    -1,   -68,  -918,  -922,  -921,  -741,  -734,    -1,   -69,  -919,
	 -923,  -922,  -743,  -735,    -1,   -70,  -920,  -924,  -923,  -745,  -736,    -1,   -71,  -921,  -925,  -924,
	 -747,  -737,    -1,   -72,  -922,  -926,  -925,  -749,  -738,    -1,   -73,  -923,  -927,  -926,  -751,  -739,
	   -1,   -74,  -924,  -928,  -927,  -753,  -740,    -1,   -75,  -925,  -929,  -928,  -755,  -741,    -1,   -76,
	 -926,  -930,  -929,  -757,  -742,    -1,   -77,  -927,  -931,  -930,  -759,  -743,    -1,   -78,  -928,  -932,
	 -931,  -761,  -744,    -1,   -79,  -929,  -933,  -932,  -763,  -745,    -1,   -80,  -930,  -934,  -933,  -765,
	 -746,    -1,   -81,  -931,  -935,  -934,  -767,  -747,    -1,   -82,  -932,  -936,  -935,  -769,  -748,    -1,
	  -83,  -933,  -937,  -936,  -771,  -749,    -1,   -84,  -934,  -938,  -937,  -773,  -750,    -1,   -85,  -935,
	 -939,  -938,  -775,  -751,    -1,   -86,  -936,  -940,  -939,  -777,  -752,    -1,   -87,  -937,  -941,  -940,
	 -779,  -753,    -1,   -88,  -938,  -942,  -941,  -781,  -754,    -1,   -89,  -939,  -943,  -942,  -783,  -755,
	   -1,   -90,  -940,  -944,  -943,  -785,  -756,    -1,   -91,  -941,  -945,  -944,  -787,  -757,    -1,   -92,
	 -942,  -946,  -945,  -789,  -758,    -1,   -93,  -943,  -947,  -946,  -791,  -759,    -1,   -94,  -944,  -948,
	 -947,  -793,  -760,    -1,   -95,  -945,  -949,  -948,  -795,  -761,    -1,   -96,  -946,  -950,  -949,  -797,
	 -762,    -1,   -97,  -947,  -951,  -950,  -799,  -763,    -1,   -98,  -948,  -952,  -951,  -801,  -764,    -1,
	  -99,  -949,  -953,  -952,  -803,  -765,    -1,  -100,  -950,  -954,  -953,  -805,  -766,    -1,  -101,  -951,
	 -955,  -954,  -807,  -767,    -1,  -102,  -952,  -956,  -955,  -809,  -768,    -1,  -103,  -953,  -957,  -956,
	 -811,  -769,    -1,  -104,  -954,  -958,  -957,  -813,  -770,    -1,  -105,  -955,  -959,  -958,  -815,  -771,
	   -1,  -106,  -956,  -960,  -959,  -817,  -772,    -1,  -107,  -957,  -961,  -960,  -819,  -773,    -1,  -108,
	 -958,  -962,  -961,  -821,  -774,    -1,  -109,  -959,  -963,  -962,  -823,  -775,    -1,  -110,  -960,  -964,
	 -963,  -825,  -776,    -1,  -111,  -961,  -965,  -964,  -827,  -777,    -1,  -112,  -962,  -966,  -965,  -829,
	 -778,    -1,  -113,  -963,  -967,  -966,  -831,  -779,    -1,  -114,  -964,  -968,  -967,  -833,  -780,    -1,
	 -115,  -965,  -969,  -968,  -835,  -781,    -1,  -116,  -966,  -970,  -969,  -837,  -782,    -1,  -117,  -967,
	 -971,  -970,  -839,  -783,    -1,  -118,  -968,  -972,  -971,  -841,  -784,    -1,  -119,  -969,  -973,  -972,
	 -843,  -785,    -1,  -120,  -970,  -974,  -973,  -845,  -786,    -1,  -121,  -971,  -975,  -974,  -847,  -787,
	   -1,  -122,  -972,     1,    27,    30,    33,    34,    35,   -28,    -2,     1,     2,    -7,   -10,     1,
	    6,     9,    12,    13,  1264,     1,     6,     9,    12,    13,  1250,     1,     6,     9,    12,    13,
	 1236,     1,     6,     9,    12,    13,  1222,     1,     6,     9,    12,    13,  1208,     1,     6,     9,
	   12,    13,  1193,     1,     6,     9,    12,    13,  1114,     1,     6,     9,    12,    13,  1100,     1,
	    6,     9,    12,    13,  1086,     1,     6,     9,    12,    13,  1072,     1,     6,     9,    12,    13,
	 1058,     1,     6,     9,    12,    13,  1043,     1,     6,     9,    12,    13,   956,     1,     6,     9,
	   12,    13,   942,     1,     6,     9,    12,    13,   928,     1,     6,     9,    12,    13,   914,     1,
	    6,     9,    12,    13,   900,     1,     6,     9,    12,    13,   885,     1,     6,     9,    12,    13,
	  804,     1,     6,     9,    12,    13,   790,     1,     6,     9,    12,    13,   776,     1,     6,     9,
	   12,    13,   762,     1,     6,     9,    12,    13,   748,     1,     6,     9,    12,    13,   733,     1,
	    6,     9,    12,    13,   263,     1,     6,     9,    12,    13,   249,     1,     6,     9,    12,    13,
	  235,     1,     6,     9,    12,    13,   221,     1,     6,     9,    12,    13,   207,     1,     6,     9,
	   12,    13,   192,     1,     6,     9,    12,   532,    13,   -77,    -2,     1,     2,   -15,    -6,     1,
	    2, -1328,     4,     3,    10,     1,    -3, -1329,    -2,     2, -1327,    -9,    -8, -1338,     0,    -7,
	    1,  -852,  -851,    -4,     1,  -849,    -2,  -854,  -853,    -2,    -3,    -1,  -851,  -915,  -914,  -727,
	  -66,   -62,  -912,  -589,    -2,     1,     2,  -527,    -6,  -602,    -2,     1,     2,  -539,    -6,  -615,
	   -2,     1,     2,  -551,    -6,  -628,    -2,     1,     2,  -563,    -6,  -641,    -2,     1,     2,  -575,
	   -6,  -654,    -2,     1,     2,  -586,    -6,   -40,     1,    -1,    -4,  1258,   -41,     1,    -2,    -4,
	 1257,   -44,    -2,    -7,    -5,  1254,   -46,    -1,    -7,   -10,  1252,   -18,   -13,   -10,    -7,    -6,
	  -54,     1,    -1,    -4,  1244,   -55,     1,    -2,    -4,  1243,   -58,    -2,    -7,    -5,  1240,   -60,
	   -1,    -7,   -10,  1238,   -68,     1,    -1,    -4,  1230,   -69,     1,    -2,    -4,  1229,   -72,    -2,
	   -7,    -5,  1226,   -74,    -1,    -7,   -10,  1224,   -82,     1,    -1,    -4,  1216,   -83,     1,    -2,
	   -4,  1215,   -86,    -2,    -7,    -5,  1212,   -88,    -1,    -7,   -10,  1210,   -96,     1,    -1,    -4,
	 1202,   -97,     1,    -2,    -4,  1201,  -100,    -2,    -7,    -5,  1198,  -102,    -1,    -7,   -10,  1196,
	  -19,   -14,   -11,    -8,    -7,  -111,     1,    -1,    -4,  1187,  -112,     1,    -2,    -4,  1186,  -115,
	   -2,    -7,    -5,  1183,  -117,    -1,    -7,   -10,  1181,   -40,     1,    -1,    -4,  1108,   -41,     1,
	   -2,    -4,  1107,   -44,    -2,    -7,    -5,  1104,   -46,    -1,    -7,   -10,  1102,   -54,     1,    -1,
	   -4,  1094,   -55,     1,    -2,    -4,  1093,   -58,    -2,    -7,    -5,  1090,   -60,    -1,    -7,   -10,
	 1088,   -68,     1,    -1,    -4,  1080,   -69,     1,    -2,    -4,  1079,   -72,    -2,    -7,    -5,  1076,
	  -74,    -1,    -7,   -10,  1074,   -82,     1,    -1,    -4,  1066,   -83,     1,    -2,    -4,  1065,   -86,
	   -2,    -7,    -5,  1062,   -88,    -1,    -7,   -10,  1060,   -96,     1,    -1,    -4,  1052,   -97,     1,
	   -2,    -4,  1051,  -100,    -2,    -7,    -5,  1048,  -102,    -1,    -7,   -10,  1046,  -111,     1,    -1,
	   -4,  1037,  -112,     1,    -2,    -4,  1036,  -115,    -2,    -7,    -5,  1033,  -117,    -1,    -7,   -10,
	 1031,   -40,     1,    -1,    -4,   950,   -41,     1,    -2,    -4,   949,   -44,    -2,    -7,    -5,   946,
	  -46,    -1,    -7,   -10,   944,   -54,     1,    -1,    -4,   936,   -55,     1,    -2,    -4,   935,   -58,
	   -2,    -7,    -5,   932,   -60,    -1,    -7,   -10,   930,   -68,     1,    -1,    -4,   922,   -69,     1,
	   -2,    -4,   921,   -72,    -2,    -7,    -5,   918,   -74,    -1,    -7,   -10,   916,   -82,     1,    -1,
	   -4,   908,   -83,     1,    -2,    -4,   907,   -86,    -2,    -7,    -5,   904,   -88,    -1,    -7,   -10,
	  902,   -96,     1,    -1,    -4,   894,   -97,     1,    -2,    -4,   893,  -100,    -2,    -7,    -5,   890,
	 -102,    -1,    -7,   -10,   888,  -111,     1,    -1,    -4,   879,  -112,     1,    -2,    -4,   878,  -115,
	   -2,    -7,    -5,   875,  -117,    -1,    -7,   -10,   873,   -40,     1,    -1,    -4,   798,   -41,     1,
	   -2,    -4,   797,   -44,    -2,    -7,    -5,   794,   -46,    -1,    -7,   -10,   792,   -54,     1,    -1,
	   -4,   784,   -55,     1,    -2,    -4,   783,   -58,    -2,    -7,    -5,   780,   -60,    -1,    -7,   -10,
	  778,   -68,     1,    -1,    -4,   770,   -69,     1,    -2,    -4,   769,   -72,    -2,    -7,    -5,   766,
	  -74,    -1,    -7,   -10,   764,   -82,     1,    -1,    -4,   756,   -83,     1,    -2,    -4,   755,   -86,
	   -2,    -7,    -5,   752,   -88,    -1,    -7,   -10,   750,   -96,     1,    -1,    -4,   742,   -97,     1,
	   -2,    -4,   741,  -100,    -2,    -7,    -5,   738,  -102,    -1,    -7,   -10,   736,  -111,     1,    -1,
	   -4,   727,  -112,     1,    -2,    -4,   726,  -115,    -2,    -7,    -5,   723,  -117,    -1,    -7,   -10,
	  721,  -127,  -126,     1,   847,  -124,  -128,  -127,     1,   845,  -125,  -129,  -128,     1,   843,  -126,
	 -130,  -129,     1,   841,  -127,  -131,  -130,     1,   839,  -128,  -132,  -131,     1,   837,  -129,  -133,
	 -132,     1,   835,  -130,  -134,  -133,     1,   833,  -131,  -135,  -134,     1,   831,  -132,  -136,  -135,
	    1,   829,  -133,  -137,  -136,     1,   827,  -134,  -138,  -137,     1,   825,  -135,  -139,  -138,     1,
	  823,  -136,  -140,  -139,     1,   821,  -137,  -141,  -140,     1,   819,  -138,  -142,  -141,     1,   817,
	 -139,  -143,  -142,     1,   815,  -140,  -144,  -143,     1,   813,  -141,  -145,  -144,     1,   811,  -142,
	 -146,  -145,     1,   809,  -143,  -147,  -146,     1,   807,  -144,  -148,  -147,     1,   805,  -145,  -149,
	 -148,     1,   803,  -146,  -150,  -149,     1,   801,  -147,  -151,  -150,     1,   799,  -148,  -152,  -151,
	    1,   797,  -149,  -153,  -152,     1,   795,  -150,  -154,  -153,     1,   793,  -151,  -155,  -154,     1,
	  791,  -152,  -156,  -155,     1,   789,  -153,  -157,  -156,     1,   787,  -154,  -158,  -157,     1,   785,
	 -155,  -159,  -158,     1,   783,  -156,  -160,  -159,     1,   781,  -157,  -161,  -160,     1,   779,  -158,
	 -162,  -161,     1,   777,  -159,  -163,  -162,     1,   775,  -160,  -164,  -163,     1,   773,  -161,  -165,
	 -164,     1,   771,  -162,  -166,  -165,     1,   769,  -163,  -167,  -166,     1,   767,  -164,  -168,  -167,
	    1,   765,  -165,  -169,  -168,     1,   763,  -166,  -170,  -169,     1,   761,  -167,  -171,  -170,     1,
	  759,  -168,  -172,  -171,     1,   757,  -169,  -173,  -172,     1,   755,  -170,  -174,  -173,     1,   753,
	 -171,  -175,  -174,     1,   751,  -172,  -176,  -175,     1,   749,  -173,  -177,  -176,     1,   747,  -174,
	 -178,  -177,     1,   745,  -175,  -179,  -178,     1,   743,  -176,  -180,  -179,     1,   741,  -177,  -181,
	 -180,     1,   739,  -178,  -182,  -181,     1,   737,  -179,  -183,  -182,     1,   735,  -180,  -184,  -183,
	    1,   733,  -181,  -185,  -184,     1,   731,  -182,  -186,  -185,     1,   729,  -183,  -188,  -187,   660,
	 -185,   662,  -189,  -188,     1,   724,  -186,  -190,  -189,     1,   722,  -187,  -191,  -190,     1,   720,
	 -188,  -192,  -191,     1,   718,  -189,  -193,  -192,     1,   716,  -190,  -194,  -193,     1,   714,  -191,
	 -195,  -194,     1,   712,  -192,  -196,  -195,     1,   710,  -193,  -197,  -196,     1,   708,  -194,  -198,
	 -197,     1,   706,  -195,  -199,  -198,     1,   704,  -196,  -200,  -199,     1,   702,  -197,  -201,  -200,
	    1,   700,  -198,  -202,  -201,     1,   698,  -199,  -203,  -202,     1,   696,  -200,  -204,  -203,     1,
	  694,  -201,  -205,  -204,     1,   692,  -202,  -206,  -205,     1,   690,  -203,  -207,  -206,     1,   688,
	 -204,  -208,  -207,     1,   686,  -205,  -209,  -208,     1,   684,  -206,  -210,  -209,     1,   682,  -207,
	 -211,  -210,     1,   680,  -208,  -212,  -211,     1,   678,  -209,  -213,  -212,     1,   676,  -210,  -214,
	 -213,     1,   674,  -211,  -215,  -214,     1,   672,  -212,  -216,  -215,     1,   670,  -213,  -217,  -216,
	    1,   668,  -214,  -218,  -217,     1,   666,  -215,  -219,  -218,     1,   664,  -216,  -220,  -219,     1,
	  662,  -217,  -221,  -220,     1,   660,  -218,  -222,  -221,     1,   658,  -219,  -223,  -222,     1,   656,
	 -220,  -224,  -223,     1,   654,  -221,  -225,  -224,     1,   652,  -222,  -226,  -225,     1,   650,  -223,
	 -227,  -226,     1,   648,  -224,  -228,  -227,     1,   646,  -225,  -229,  -228,     1,   644,  -226,  -230,
	 -229,     1,   642,  -227,  -231,  -230,     1,   640,  -228,  -232,  -231,     1,   638,  -229,  -233,  -232,
	    1,   636,  -230,  -234,  -233,     1,   634,  -231,  -235,  -234,     1,   632,  -232,  -236,  -235,     1,
	  630,  -233,  -237,  -236,     1,   628,  -234,  -238,  -237,     1,   626,  -235,  -239,  -238,     1,   624,
	 -236,  -240,  -239,     1,   622,  -237,  -241,  -240,     1,   620,  -238,  -242,  -241,     1,   618,  -239,
	 -243,  -242,     1,   616,  -240,  -244,  -243,     1,   614,  -241,  -245,  -244,     1,   612,  -242,  -246,
	 -245,     1,   610,  -243,  -247,  -246,     1,   608,  -244,  -248,  -247,     1,   606,  -245,   -40,     1,
	   -1,    -4,   257,   -41,     1,    -2,    -4,   256,   -44,    -2,    -7,    -5,   253,   -46,    -1,    -7,
	  -10,   251,   -54,     1,    -1,    -4,   243,   -55,     1,    -2,    -4,   242,   -58,    -2,    -7,    -5,
	  239,   -60,    -1,    -7,   -10,   237,   -68,     1,    -1,    -4,   229,   -69,     1,    -2,    -4,   228,
	  -72,    -2,    -7,    -5,   225,   -74,    -1,    -7,   -10,   223,   -82,     1,    -1,    -4,   215,   -83,
	    1,    -2,    -4,   214,   -86,    -2,    -7,    -5,   211,   -88,    -1,    -7,   -10,   209,   -96,     1,
	   -1,    -4,   201,   -97,     1,    -2,    -4,   200,  -100,    -2,    -7,    -5,   197,  -102,    -1,    -7,
	  -10,   195,  -111,     1,    -1,    -4,   186,  -112,     1,    -2,    -4,   185,  -115,    -2,    -7,    -5,
	  182,  -117,    -1,    -7,   -10,   180,   519,   523,   526,   529,   530,   531,   535,   538,   541,   542,
	  543,   547,   550,   553,   554,   555,   559,   562,   565,   566,   570,   573,   576,   577,     1,     5,
	    8,    11,    12,     0,    -4, -1330,    -3,     1, -1179,   -14,     2, -1177,     1, -1022,     2,     3,
	-1018,  -720,  -719,   128,  -717,  -872,  -849,  -848,  -661,     4,  -846,  -851,  -850,     1,     2,  -848,
	    1,    14,    16,    15,     1,     8,    10,     9,     1,     2,     4,     3,    -1,     1,    -3,  1290,
	   -8,    -1,     1,    -9,   -14,    -1,     1,   -15,   -25,     1,    -4,    -7,   -26,     1,    -5,    -7,
	  -29,    -2,   -10,    -8,   -31,    -1,   -10,   -13,   -35,     1,     4,  1263,   -42,    -4,    -3,  1256,
	  -45,    -8,    -6,  1253,   -49,     1,     4,  1249,   -56,    -4,    -3,  1242,   -59,    -8,    -6,  1239,
	  -63,     1,     4,  1235,   -70,    -4,    -3,  1228,   -73,    -8,    -6,  1225,   -77,     1,     4,  1221,
	  -84,    -4,    -3,  1214,   -87,    -8,    -6,  1211,   -91,     1,     4,  1207,   -98,    -4,    -3,  1200,
	 -101,    -8,    -6,  1197,  -106,     1,     4,  1192,  -113,    -4,    -3,  1185,  -116,    -8,    -6,  1182,
	   -1,     1,    -3,  1140,   -35,     1,     4,  1113,   -42,    -4,    -3,  1106,   -45,    -8,    -6,  1103,
	  -49,     1,     4,  1099,   -56,    -4,    -3,  1092,   -59,    -8,    -6,  1089,   -63,     1,     4,  1085,
	  -70,    -4,    -3,  1078,   -73,    -8,    -6,  1075,   -77,     1,     4,  1071,   -84,    -4,    -3,  1064,
	  -87,    -8,    -6,  1061,   -91,     1,     4,  1057,   -98,    -4,    -3,  1050,  -101,    -8,    -6,  1047,
	 -106,     1,     4,  1042,  -113,    -4,    -3,  1035,  -116,    -8,    -6,  1032,    -1,     1,    -3,   982,
	  -35,     1,     4,   955,   -42,    -4,    -3,   948,   -45,    -8,    -6,   945,   -49,     1,     4,   941,
	  -56,    -4,    -3,   934,   -59,    -8,    -6,   931,   -63,     1,     4,   927,   -70,    -4,    -3,   920,
	  -73,    -8,    -6,   917,   -77,     1,     4,   913,   -84,    -4,    -3,   906,   -87,    -8,    -6,   903,
	  -91,     1,     4,   899,   -98,    -4,    -3,   892,  -101,    -8,    -6,   889,  -106,     1,     4,   884,
	 -113,    -4,    -3,   877,  -116,    -8,    -6,   874,    -1,     1,    -3,   830,   -35,     1,     4,   803,
	  -42,    -4,    -3,   796,   -45,    -8,    -6,   793,   -49,     1,     4,   789,   -56,    -4,    -3,   782,
	  -59,    -8,    -6,   779,   -63,     1,     4,   775,   -70,    -4,    -3,   768,   -73,    -8,    -6,   765,
	  -77,     1,     4,   761,   -84,    -4,    -3,   754,   -87,    -8,    -6,   751,   -91,     1,     4,   747,
	  -98,    -4,    -3,   740,  -101,    -8,    -6,   737,  -106,     1,     4,   732,  -113,    -4,    -3,   725,
	 -116,    -8,    -6,   722,  -187,  -186,   662,  -184,  -249,  -248,   602,  -246,    -1,     1,    -3,   289,
	  -35,     1,     4,   262,   -42,    -4,    -3,   255,   -45,    -8,    -6,   252,   -49,     1,     4,   248,
	  -56,    -4,    -3,   241,   -59,    -8,    -6,   238,   -63,     1,     4,   234,   -70,    -4,    -3,   227,
	  -73,    -8,    -6,   224,   -77,     1,     4,   220,   -84,    -4,    -3,   213,   -87,    -8,    -6,   210,
	  -91,     1,     4,   206,   -98,    -4,    -3,   199,  -101,    -8,    -6,   196,  -106,     1,     4,   191,
	 -113,    -4,    -3,   184,  -116,    -8,    -6,   181,     1,    15,    17,    16,     1,     9,    11,    10,
	    1,     3,     5,     4,   108,   569,   571,   570,    -3,    -1,     1,    -4,    -9,    -1,     1,   -10,
	  -15,    -1,     1,   -16,   -74,     1,   -12,    -3,   -75,     1,   -13,    -3,   -78,    -2,    -6,   -16,
	  -80,    -1,   -18,    -9,     0,     1, -1329,     2,    -1,    -2, -1330,     1,    -4,    -5, -1333, -1329,
	    1,    -9, -1182,    -7,     0, -1180,   -15,     1, -1031,    -6,   -19,     0, -1023,     1,     2,     1,
	 -870,     2,  -866,  -717,  -656,   126,    -2,  -657,     2,    63,    -4,  -601,    -2,    -1,    -8,  -603,
	   -3,    -1,    -9,  -605,    -4,    -1,   -10,  -607,    -5,    -1,   -11,  -609,    -6,    -1,   -12,  -611,
	   -7,    -1,   -13,  -613,    -8,    -1,   -14,  -615,    -9,    -1,   -15,  -617,   -10,    -1,   -16,  -619,
	  -11,    -1,   -17,  -621,   -12,    -1,   -18,  -623,   -13,    -1,   -19,  -625,   -14,    -1,   -20,  -627,
	  -15,    -1,   -21,  -629,   -16,    -1,   -22,  -631,   -17,    -1,   -23,  -633,   -18,    -1,   -24,  -635,
	  -19,    -1,   -25,  -637,   -20,    -1,   -26,  -639,   -21,    -1,   -27,  -641,   -22,    -1,   -28,  -643,
	  -23,    -1,   -29,  -645,   -24,    -1,   -30,  -647,   -25,    -1,   -31,  -649,   -26,    -1,   -32,  -651,
	  -27,    -1,   -33,  -653,   -28,    -1,   -34,  -655,   -29,    -1,   -35,  -657,   -30,    -1,   -36,  -659,
	  -31,    -1,   -37,  -661,   -32,    -1,   -38,  -663,   -33,    -1,   -39,  -665,   -34,    -1,   -40,  -667,
	  -35,    -1,   -41,  -669,   -36,    -1,   -42,  -671,   -37,    -1,   -43,  -673,   -38,    -1,   -44,  -675,
	  -39,    -1,   -45,  -677,   -40,    -1,   -46,  -679,   -41,    -1,   -47,  -681,   -42,    -1,   -48,  -683,
	  -43,    -1,   -49,  -685,   -44,    -1,   -50,  -687,   -45,    -1,   -51,  -689,   -46,    -1,   -52,  -691,
	  -47,    -1,   -53,  -693,   -48,    -1,   -54,  -695,   -49,    -1,   -55,  -697,   -50,    -1,   -56,  -699,
	  -51,    -1,   -57,  -701,   -52,    -1,   -58,  -703,   -53,    -1,   -59,  -705,   -54,    -1,   -60,  -707,
	  -55,    -1,   -61,  -709,   -56,    -1,   -62,  -711,   -57,    -1,   -63,  -713,   -58,    -1,   -64,  -715,
	  -59,    -1,   -65,  -717,   -60,    -1,   -66,  -719,   -61,    -1,   -67,  -724,  -723,    -1,   -69,  -726,
	 -724,    -1,   -70,  -728,  -725,    -1,   -71,  -730,  -726,    -1,   -72,  -732,  -727,    -1,   -73,  -734,
	 -728,    -1,   -74,  -736,  -729,    -1,   -75,  -738,  -730,    -1,   -76,  -740,  -731,    -1,   -77,  -742,
	 -732,    -1,   -78,  -744,  -733,    -1,   -79,  -746,  -734,    -1,   -80,  -748,  -735,    -1,   -81,  -750,
	 -736,    -1,   -82,  -752,  -737,    -1,   -83,  -754,  -738,    -1,   -84,  -756,  -739,    -1,   -85,  -758,
	 -740,    -1,   -86,  -760,  -741,    -1,   -87,  -762,  -742,    -1,   -88,  -764,  -743,    -1,   -89,  -766,
	 -744,    -1,   -90,  -768,  -745,    -1,   -91,  -770,  -746,    -1,   -92,  -772,  -747,    -1,   -93,  -774,
	 -748,    -1,   -94,  -776,  -749,    -1,   -95,  -778,  -750,    -1,   -96,  -780,  -751,    -1,   -97,  -782,
	 -752,    -1,   -98,  -784,  -753,    -1,   -99,  -786,  -754,    -1,  -100,  -788,  -755,    -1,  -101,  -790,
	 -756,    -1,  -102,  -792,  -757,    -1,  -103,  -794,  -758,    -1,  -104,  -796,  -759,    -1,  -105,  -798,
	 -760,    -1,  -106,  -800,  -761,    -1,  -107,  -802,  -762,    -1,  -108,  -804,  -763,    -1,  -109,  -806,
	 -764,    -1,  -110,  -808,  -765,    -1,  -111,  -810,  -766,    -1,  -112,  -812,  -767,    -1,  -113,  -814,
	 -768,    -1,  -114,  -816,  -769,    -1,  -115,  -818,  -770,    -1,  -116,  -820,  -771,    -1,  -117,  -822,
	 -772,    -1,  -118,  -824,  -773,    -1,  -119,  -826,  -774,    -1,  -120,  -828,  -775,    -1,  -121,  -830,
	 -776,    -1,  -122,  -832,  -777,    -1,  -123,  -834,  -778,    -1,  -124,  -836,  -779,    -1,  -125,  -838,
	 -780,    -1,  -126,  -840,  -781,    -1,  -127,  -842,  -782,    -1,  -128,  -853,  -852,     0,  -850,  -586,
	    1,  -524,    -3,  -587,     1,  -525,    -3,  -590,    -2,    -6,  -528,  -592,    -1,  -530,    -9,  -599,
	    1,  -536,    -3,  -600,     1,  -537,    -3,  -603,    -2,    -6,  -540,  -605,    -1,  -542,    -9,  -612,
	    1,  -548,    -3,  -613,     1,  -549,    -3,  -616,    -2,    -6,  -552,  -618,    -1,  -554,    -9,  -625,
	    1,  -560,    -3,  -626,     1,  -561,    -3,  -629,    -2,    -6,  -564,  -631,    -1,  -566,    -9,  -638,
	    1,  -572,    -3,  -639,     1,  -573,    -3,  -642,    -2,    -6,  -576,  -644,    -1,  -578,    -9,  -651,
	    1,  -583,    -3,  -652,     1,  -584,    -3,  -655,    -2,    -6,  -587,  -657,    -1,  -589,    -9,     1,
	   19,    22,   -27,    -7,    -6,   -30,   -11,    -9,     1,     3,  1262,     1,     2,  1261,   -11,    -8,
	 1251,     1,     3,  1248,     1,     2,  1247,   -11,    -8,  1237,     1,     3,  1234,     1,     2,  1233,
	  -11,    -8,  1223,     1,     3,  1220,     1,     2,  1219,   -11,    -8,  1209,     1,     3,  1206,     1,
	    2,  1205,   -11,    -8,  1195,     1,     3,  1191,     1,     2,  1190,   -11,    -8,  1180,     1,     3,
	 1112,     1,     2,  1111,   -11,    -8,  1101,     1,     3,  1098,     1,     2,  1097,   -11,    -8,  1087,
	    1,     3,  1084,     1,     2,  1083,   -11,    -8,  1073,     1,     3,  1070,     1,     2,  1069,   -11,
	   -8,  1059,     1,     3,  1056,     1,     2,  1055,   -11,    -8,  1045,     1,     3,  1041,     1,     2,
	 1040,   -11,    -8,  1030,     1,     3,   954,     1,     2,   953,   -11,    -8,   943,     1,     3,   940,
	    1,     2,   939,   -11,    -8,   929,     1,     3,   926,     1,     2,   925,   -11,    -8,   915,     1,
	    3,   912,     1,     2,   911,   -11,    -8,   901,     1,     3,   898,     1,     2,   897,   -11,    -8,
	  887,     1,     3,   883,     1,     2,   882,   -11,    -8,   872,     1,     3,   802,     1,     2,   801,
	  -11,    -8,   791,     1,     3,   788,     1,     2,   787,   -11,    -8,   777,     1,     3,   774,     1,
	    2,   773,   -11,    -8,   763,     1,     3,   760,     1,     2,   759,   -11,    -8,   749,     1,     3,
	  746,     1,     2,   745,   -11,    -8,   735,     1,     3,   731,     1,     2,   730,   -11,    -8,   720,
	    0,     1,     3,   261,     1,     2,   260,   -11,    -8,   250,     1,     3,   247,     1,     2,   246,
	  -11,    -8,   236,     1,     3,   233,     1,     2,   232,   -11,    -8,   222,     1,     3,   219,     1,
	    2,   218,   -11,    -8,   208,     1,     3,   205,     1,     2,   204,   -11,    -8,   194,     1,     3,
	  190,     1,     2,   189,   -11,    -8,   179,   -70,     1,    -8,   -76,    -3,   -14,   -79,    -7,   -17,
	    0,    -1, -1329,    -6,    -5,     1,    -7,    -6,     0,   -10, -1183,     1, -1178,     2,   -13, -1345,
	    1,   -16, -1348, -1179,     0, -1032,   -20,    -1, -1023, -1021,     0,  -871,     1,  -870,  -868,    -4,
	   -6,    -2,    -1,    -2,    -7,  -722,   -65,   -68,  -724,  -663,   126,  -664,     2,    63,  -608,    -2,
	   -1,  -610,    -3,    -1,  -612,    -4,    -1,  -614,    -5,    -1,  -616,    -6,    -1,  -618,    -7,    -1,
	 -620,    -8,    -1,  -622,    -9,    -1,  -624,   -10,    -1,  -626,   -11,    -1,  -628,   -12,    -1,  -630,
	  -13,    -1,  -632,   -14,    -1,  -634,   -15,    -1,  -636,   -16,    -1,  -638,   -17,    -1,  -640,   -18,
	   -1,  -642,   -19,    -1,  -644,   -20,    -1,  -646,   -21,    -1,  -648,   -22,    -1,  -650,   -23,    -1,
	 -652,   -24,    -1,  -654,   -25,    -1,  -656,   -26,    -1,  -658,   -27,    -1,  -660,   -28,    -1,  -662,
	  -29,    -1,  -664,   -30,    -1,  -666,   -31,    -1,  -668,   -32,    -1,  -670,   -33,    -1,  -672,   -34,
	   -1,  -674,   -35,    -1,  -676,   -36,    -1,  -678,   -37,    -1,  -680,   -38,    -1,  -682,   -39,    -1,
	 -684,   -40,    -1,  -686,   -41,    -1,  -688,   -42,    -1,  -690,   -43,    -1,  -692,   -44,    -1,  -694,
	  -45,    -1,  -696,   -46,    -1,  -698,   -47,    -1,  -700,   -48,    -1,  -702,   -49,    -1,  -704,   -50,
	   -1,  -706,   -51,    -1,  -708,   -52,    -1,  -710,   -53,    -1,  -712,   -54,    -1,  -714,   -55,    -1,
	 -716,   -56,    -1,  -718,   -57,    -1,  -720,   -58,    -1,  -722,   -59,    -1,  -724,   -60,    -1,  -726,
	  -61,    -1,  -731,  -730,    -1,  -733,  -731,    -1,  -735,  -732,    -1,  -737,  -733,    -1,  -739,  -734,
	   -1,  -741,  -735,    -1,  -743,  -736,    -1,  -745,  -737,    -1,  -747,  -738,    -1,  -749,  -739,    -1,
	 -751,  -740,    -1,  -753,  -741,    -1,  -755,  -742,    -1,  -757,  -743,    -1,  -759,  -744,    -1,  -761,
	 -745,    -1,  -763,  -746,    -1,  -765,  -747,    -1,  -767,  -748,    -1,  -769,  -749,    -1,  -771,  -750,
	   -1,  -773,  -751,    -1,  -775,  -752,    -1,  -777,  -753,    -1,  -779,  -754,    -1,  -781,  -755,    -1,
	 -783,  -756,    -1,  -785,  -757,    -1,  -787,  -758,    -1,  -789,  -759,    -1,  -791,  -760,    -1,  -793,
	 -761,    -1,  -795,  -762,    -1,  -797,  -763,    -1,  -799,  -764,    -1,  -801,  -765,    -1,  -803,  -766,
	   -1,  -805,  -767,    -1,  -807,  -768,    -1,  -809,  -769,    -1,  -811,  -770,    -1,  -813,  -771,    -1,
	 -815,  -772,    -1,  -817,  -773,    -1,  -819,  -774,    -1,  -821,  -775,    -1,  -823,  -776,    -1,  -825,
	 -777,    -1,  -827,  -778,    -1,  -829,  -779,    -1,  -831,  -780,    -1,  -833,  -781,    -1,  -835,  -782,
	   -1,  -837,  -783,    -1,  -839,  -784,    -1,  -841,  -785,    -1,  -843,  -786,    -1,  -845,  -787,    -1,
	 -847,  -788,    -1,  -849,  -789,    -1,     1,  -463,  -582,     1,  -520,  -588,    -3,  -526,  -591,    -7,
	 -529,  -595,     1,  -532,  -601,    -3,  -538,  -604,    -7,  -541,  -608,     1,  -544,  -614,    -3,  -550,
	 -617,    -7,  -553,  -621,     1,  -556,  -627,    -3,  -562,  -630,    -7,  -565,  -634,     1,  -568,  -640,
	   -3,  -574,  -643,    -7,  -577,  -647,     1,  -579,  -653,    -3,  -585,  -656,    -7,  -588,  -556, -1735,
	 -543,     0,  -576,  -544,     1,   136,     1,   117,     1,    98,     1,    79,     1,    60,     1,    41,
	    1,  1292,    -2,  1291,    -4,  1289,    -7,    -8,    -9,   -10,   -12,     1,   -13,   -14,   -15,   -16,
	    1,  1276,     1,  1275,   -19,  1274,   -10,  1266,   -15,   -12,     1,  1260,     1,  1246,     1,  1232,
	    1,  1218,     1,  1204,     1,  1189,     0,  1179,     1,  1142,    -2,  1141,    -4,  1139,     1,  1126,
	    1,  1125,   -19,  1124,   -10,  1116,     1,  1110,     1,  1096,     1,  1082,     1,  1068,     1,  1054,
	    1,  1039,  1031,     1,   984,    -2,   983,    -4,   981,     1,   968,     1,   967,   -19,   966,   -10,
	  958,     1,   952,     1,   938,     1,   924,     1,   910,     1,   896,     1,   881,   855,  -324,   863,
	 -167,     1,   832,    -2,   831,    -4,   829,     1,   816,   -19,   814,   -10,   806,     1,   800,     1,
	  786,     1,   772,     1,   758,     1,   744,   718,  -153,   718,  -155,     1,   842,     1,   840,     1,
	  838,     1,   836,     1,   834,     1,   830,     1,   828,     1,   826,     1,   824,     1,   822,     1,
	  820,     1,   818,     1,   814,     1,   812,     1,   810,     1,   808,     1,   806,     1,   804,     1,
	  802,     1,   798,     1,   796,     1,   794,     1,   792,     1,   790,     1,   788,     1,   784,     1,
	  782,     1,   780,     1,   778,     1,   776,     1,   774,     1,   770,     1,   768,     1,   766,     1,
	  764,     1,   762,     1,   760,     1,   756,     1,   754,     1,   752,     1,   750,     1,   748,     1,
	  746,     1,   742,     1,   740,     1,   738,     1,   736,     1,   734,     1,   732,     1,   730,     1,
	  728,     1,   726,   656,   658,     1,   719,     1,   717,     1,   715,     1,   713,     1,   711,     1,
	  709,     1,   707,     1,   705,     1,   703,     1,   701,     1,   699,     1,   697,     1,   695,     1,
	  693,     1,   691,     1,   689,     1,   687,     1,   685,     1,   683,     1,   681,     1,   679,     1,
	  677,     1,   675,     1,   673,     1,   671,     1,   669,     1,   667,     1,   665,     1,   663,     1,
	  661,     1,   659,     1,   657,     1,   655,     1,   653,     1,   651,     1,   649,     1,   647,     1,
	  645,     1,   643,     1,   641,     1,   639,     1,   637,     1,   635,     1,   633,     1,   631,     1,
	  629,     1,   627,     1,   625,     1,   623,     1,   621,     1,   619,     1,   617,     1,   615,     1,
	  613,     1,   611,     1,   609,     1,   607,     1,   605,     1,   603,     1,   601,   725,   124,     1,
	  849,   663,   665,     1,   291,    -2,   290,    -4,   288,     1,   275,     1,   274,   -19,   273,   -10,
	  265,     1,   259,     1,   245,     1,   231,     1,   217,     1,   203,     1,   188,     1,   599,     1,
	  597,     1,   595,     1,   593,     1,   591,     1,   589,     1,   587,     1,   585,     1,   583,     1,
	  581,     1,   579,     1,   577,     1,   575,     1,   573,     1,   571,     1,   569,     1,   567,     1,
	  565,     1,   563,     1,   561,     1,   559,     1,   557,     1,   555,     1,   553,     1,   551,     1,
	  549,     1,   547,     1,   545,     1,   543,     1,   541,     1,   539,     1,   537,     1,   535,     1,
	  533,     1,   531,     1,   529,     1,   527,     1,   525,     1,   523,     1,   521,     1,   519,     1,
	  517,   -10,   -11,   -13,     1,   -16,   -17,     1,    49,     1,   592,     1,   574,     1,   556,     1,
	  538,   524,    59,   -10,   -19,    30, -1000,     0, -1332,     0, -1179,   -18,     0,    -9,   -22,     0,
	-1022,    -3,     0,  -657,    -3,     0,  -726,    -4,    -2,  -729,   -65,  -575,    61,  -517,    -1,  -519,
	   -1,  -521,    -1,  -523,    -1,  -525,    -1,  -527,    -1,  -529,    -1,  -531,    -1,  -533,    -1,  -535,
	   -1,  -537,    -1,  -539,    -1,  -541,    -1,  -543,    -1,  -545,    -1,  -547,    -1,  -549,    -1,  -551,
	   -1,  -553,    -1,  -555,    -1,  -557,    -1,  -559,    -1,  -561,    -1,  -563,    -1,  -565,    -1,  -567,
	   -1,  -569,    -1,  -571,    -1,  -573,    -1,  -575,    -1,  -577,    -1,  -579,    -1,  -581,    -1,  -583,
	   -1,  -585,    -1,  -587,    -1,  -589,    -1,  -591,    -1,  -593,    -1,  -595,    -1,  -597,    -1,  -599,
	   -1,  -601,    -1,  -603,    -1,  -607,    -1,  -609,    -1,  -611,    -1,  -613,    -1,  -615,    -1,  -617,
	   -1,  -619,    -1,  -621,    -1,  -623,    -1,  -625,    -1,  -627,    -1,  -629,    -1,  -633,    -1,  -635,
	   -1,     1,  -521,     1,  -522,   -10,  -531,     1,  -533,     1,  -534,   -10,  -543,     1,  -545,     1,
	 -546,   -10,  -555,     1,  -557,     1,  -558,   -10,  -567,     1,  -569,     1,  -570,   -10,  -579,     1,
	 -580,     1,  -581,   -10,  -590,     0,  -574,  1332,  1329,  1293,  1178,  1143,  1029,  1028,  1027,  1026,
	 1024,  1023,  1022,  1021,   985,   869,   870,   598,   292,   450,   116,   514,   515,  -400,  -462,  -464,
	 -467,
};


static const unsigned char uric_history__accept_uri2003_extra[64] = {
	 0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11, 12, 13, 14, 15,
	16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};

enum { uric_history_accept_uri2003_start = 1 };
enum { uric_history_accept_uri2003_first_final = 1332 };

static int uric_history_uri2003_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	unsigned int _class;
	unsigned int _trans;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_history__accept_uri2003_class[*p];
	_trans = (unsigned int)uric_history__accept_uri2003_shapes[uric_history__accept_uri2003_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	if ( _trans == 15 )
		_trans += uric_history__accept_uri2003_extra[_class];
	_trans += uric_history__accept_uri2003_ways[cs];
	cs += uric_history__accept_uri2003_further[_trans];

	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	_out: {}
	}

    *at = p;
    return cs;
}

const struct uric_history_own_edition_machine *uric_history_uri2003(void)
{
    static const struct uric_edition_rule rules[] = {
        { "uri2003:URI-reference", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:absolute-URI-reference", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:absolute-URI", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:relative-URI", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:uric", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:reserved", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:unreserved", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:mark", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:escaped", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:delims", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:unwise", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:hier-part", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:net-path", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:abs-path", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:opaque-part", URIC_PATH },
        { "uri2003:uric-no-slash", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:scheme", URIC_SCHEME },
        { "uri2003:authority", URIC_HISTORY_ITS_AUTHORITY },
        { "uri2003:reg-name", URIC_HISTORY_ITS_AUTHORITY },
        { "uri2003:server", URIC_HISTORY_ITS_AUTHORITY },
        { "uri2003:userinfo", URIC_USERINFO },
        { "uri2003:hostport", URIC_HISTORY_ITS_AUTHORITY },
        { "uri2003:host", URIC_HOST },
        { "uri2003:port", URIC_PORT },
        { "uri2003:hostname", URIC_HOST },
        { "uri2003:qualified", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:domainlabel", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:toplabel", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:alphanum", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:IPv4address", URIC_HOST },
        { "uri2003:dec-octet", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:IPv6reference", URIC_HOST },
        { "uri2003:IPv6address", URIC_HISTORY_BARE_ADDRESS },
        { "uri2003:ls32", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:h4", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:path", URIC_PATH },
        { "uri2003:path-segments", URIC_PATH },
        { "uri2003:segment", URIC_PATH },
        { "uri2003:pchar", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:query", URIC_QUERY },
        { "uri2003:fragment", URIC_FRAGMENT },
        { "uri2003:rel-path", URIC_HISTORY_ALL_OF_IT },
        { "uri2003:rel-segment", URIC_HISTORY_ALL_OF_IT }
    };
    static const struct uric_history_own_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        uric_history_accept_uri2003_start, uric_history_accept_uri2003_first_final, uric_history_uri2003_scan
    };

    return &machine;
}

/* The rules of the older editions: finding one, parsing by it, explaining errors. */

static const struct uric_history_own_edition_machine *uric_history_edition_machine(int edition)
{
    switch (edition) {
    case 0: return uric_history_url1994();
    case 1: return uric_history_rfc1738();
    case 2: return uric_history_url1997();
    case 3: return uric_history_rfc2396();
    case 4: return uric_history_uri2003();
    default: return NULL;
    }
}

/* The machine that has the rule; *rule becomes the machine's own number.  NULL if none
 * has it. */
static const struct uric_history_own_edition_machine *uric_history_machine_of(int *rule)
{
    const struct uric_history_own_edition_machine *machine;
    int edition;

    for (edition = 0; (machine = uric_history_edition_machine(edition)) != NULL; edition++) {
        if (*rule < machine->n_rules)
            return *rule >= 0 ? machine : NULL;
        *rule -= machine->n_rules;
    }
    return NULL;
}

const char *uric_edition_rule_name(int rule)
{
    const struct uric_history_own_edition_machine *machine = uric_history_machine_of(&rule);

    return machine ? machine->rules[rule].name : NULL;
}

int uric_edition_rule(const char *name, size_t n)
{
    const char *known;
    int rule;

    for (rule = 0; (known = uric_edition_rule_name(rule)) != NULL; rule++) {
        if (uric_history_is_exactly(name, n, known))
            return rule;
    }
    return -1;
}

/* The state after the n bytes, or 0; *taken is how many of them are allowed. */
static int uric_history_state_after(const struct uric_history_own_edition_machine *machine, int rule,
                       const char *s, size_t n, size_t *taken)
{
    const unsigned char number = (unsigned char)rule;
    const unsigned char *at = &number;
    const unsigned char *const begin = (const unsigned char *)s;
    const int start = machine->scan(machine->start, &at, at + 1);
    int state = start;

    at = begin;
    if (n > 0)
        state = machine->scan(start, &at, begin + n);
    *taken = n > 0 ? (size_t)(at - begin) : 0;
    return state;
}

static void uric_history_define(struct uric *u, int part, uint32_t begin, uint32_t end)
{
    u->part[part].begin = begin;
    URIC_HISTORY_DEFINE(u, part, end);
}

/* The offset of the ":" before the port, or end. */
static uint32_t uric_history_port_colon(const char *s, uint32_t begin, uint32_t end)
{
    uint32_t i = end;

    while (i > begin && s[i - 1] >= '0' && s[i - 1] <= '9')
        i--;
    return i > begin && s[i - 1] == ':' ? i - 1 : end;
}

/* rule: RFC 3986's host, or IPv6address for a host without brackets. */
static void uric_history_take_host(enum uric_rule rule, const char *s, uint32_t begin, uint32_t end,
                      struct uric *u)
{
    struct uric host;
    const enum uric_status status = uric_parse_as(rule, uric_history_at(s, begin), end - begin, NULL,
                                                  &host);

    uric_history_define(u, URIC_HOST, begin, end);
    u->host_kind = status == URIC_OK ? host.host_kind
                                     : (uint8_t)URIC_HOST_REG_NAME;
}

static void uric_history_split_authority(const char *s, uint32_t begin, uint32_t end,
                            struct uric *u)
{
    uint32_t at = end, colon;

    while (at > begin && s[at - 1] != '@')
        at--;
    if (at > begin) {
        uric_history_define(u, URIC_USERINFO, begin, at - 1);
        begin = at;
    }
    colon = uric_history_port_colon(s, begin, end);
    if (colon < end)
        uric_history_define(u, URIC_PORT, colon + 1, end);
    uric_history_take_host(URIC_RULE_HOST, s, begin, colon, u);
}

static int uric_history_path_kind(const char *s, const struct uric *u)
{
    const uric_span path = u->part[URIC_PATH];

    if (uric_has(u, URIC_HOST))
        return URIC_PATH_ABEMPTY;
    if (path.begin == path.end)
        return URIC_PATH_EMPTY;
    if (s[path.begin] == '/')
        return URIC_PATH_ABSOLUTE;
    return uric_has(u, URIC_SCHEME) ? URIC_PATH_ROOTLESS : URIC_PATH_NOSCHEME;
}

static void uric_history_split_reference(const char *s, size_t n, struct uric *u)
{
    static const int same[URIC_SPLIT_PARTS] = { URIC_SCHEME, -1, URIC_PATH,
                                                URIC_QUERY, URIC_FRAGMENT };
    struct uric_split_result five;
    int part;

    uric_split(s, n, &five);
    for (part = 0; part < URIC_SPLIT_PARTS; part++) {
        const uric_span at = five.part[part];

        if (!(five.defined >> part & 1))
            continue;
        if (part == URIC_SPLIT_AUTHORITY)
            uric_history_split_authority(s, at.begin, at.end, u);
        else
            uric_history_define(u, same[part], at.begin, at.end);
    }
}

static void uric_history_find_parts(int is, const char *s, size_t n, struct uric *u)
{
    const uint32_t end = (uint32_t)n;

    switch (is) {
    case URIC_HISTORY_ALL_OF_IT: uric_history_split_reference(s, n, u); break;
    case URIC_HISTORY_ITS_AUTHORITY: uric_history_split_authority(s, 0, end, u); break;
    case URIC_HOST: uric_history_take_host(URIC_RULE_HOST, s, 0, end, u); break;
    case URIC_HISTORY_BARE_ADDRESS: uric_history_take_host(URIC_RULE_IPV6ADDRESS, s, 0, end, u); break;
    default: uric_history_define(u, is, 0, end); break;
    }
    if (uric_has(u, URIC_PATH))
        u->path_kind = (uint8_t)uric_history_path_kind(s, u);
}

static enum uric_status uric_history_fail(struct uric *u, enum uric_status status, size_t offset)
{
    u->error_offset = (uint32_t)offset;
    return status;
}

enum uric_status uric_edition_parse(int rule, const char *s, size_t n, struct uric *u)
{
    const struct uric_history_own_edition_machine *machine = uric_history_machine_of(&rule);
    size_t taken;
    int state;

    memset(u, 0, sizeof *u);
    if (machine == NULL)
        return URIC_NO_RULE;
    if (n > URIC_MAX_LENGTH)
        return uric_history_fail(u, URIC_TOO_LONG, URIC_MAX_LENGTH);
    state = uric_history_state_after(machine, rule, s, n, &taken);
    if (taken < n)
        return uric_history_fail(u, URIC_INVALID, taken);
    if (state < machine->first_final)
        return uric_history_fail(u, URIC_INCOMPLETE, n);
    uric_history_find_parts(machine->rules[rule].is, s, n, u);
    return URIC_OK;
}

static int uric_history_expected(const struct uric_history_own_edition_machine *machine, int state,
                    struct uric_set *set)
{
    unsigned b;

    memset(set, 0, sizeof *set);
    for (b = 0; b < 256; b++) {
        const unsigned char byte = (unsigned char)b;
        const unsigned char *at = &byte;

        if (machine->scan(state, &at, at + 1) != 0)
            set->bits[b >> 6] |= (uint64_t)1 << (b & 63);
    }
    return state >= machine->first_final;
}

enum uric_status uric_edition_explain(int rule, const char *s, size_t n, char *buffer,
                                      size_t size, size_t *length)
{
    const struct uric_history_own_edition_machine *machine = uric_history_machine_of(&rule);
    struct uric_set set;
    size_t taken;
    int state, can_end;

    *length = 0;
    if (machine == NULL)
        return URIC_NO_RULE;
    state = uric_history_state_after(machine, rule, s, n, &taken);
    if (taken == n && state >= machine->first_final)
        return URIC_NONE;
    state = uric_history_state_after(machine, rule, s, taken, &taken);
    can_end = uric_history_expected(machine, state, &set);
    return uric_expected_text(&set, can_end, URIC_PATH, buffer, size, length);
}

/* Resolves references by the documents before RFC 3986, which differ only for relative
 * paths. */

int uric_edition_reference(enum uric_edition edition)
{
    static const struct uric_bytes names[] = { { "url1994:reference", 17 },
                                              { "url1997:URL-reference", 21 },
                                              { "rfc2396:reference", 17 },
                                              { "uri2003:URI-reference", 21 } };

    return (unsigned)edition <= URIC_URI2003
               ? uric_edition_rule(names[edition].s, names[edition].n)
               : -1;
}

/* What a relative path is appended to. */
static struct uric_bytes uric_history_directory_of(enum uric_edition edition,
                                      struct uric_bytes base_path, int has_authority)
{
    static const struct uric_bytes slash = { "/", 1 };

    return base_path.n == 0 && (has_authority || edition == URIC_URI2003)
               ? slash
               : uric_history_directory(base_path);
}

/* Merges a relative path, or a query without a path. */
static void uric_history_merge(enum uric_edition edition, struct uric_bytes base_path,
                  struct uric_history_target *t)
{
    const struct uric_bytes directory =
        uric_history_directory_of(edition, base_path, t->authority.s != NULL);

    switch (edition) {
    case URIC_URL1994:
        t->directory = directory;
        if (directory.n > 0 && directory.s[0] == '/') /* the rules mention only "/xxx" */
            t->dots = URIC_HISTORY_DOTS_1994;
        break;
    case URIC_URL1997: /* steps 6 c and h: the query follows the path */
        t->directory = directory;
        if (t->query.s != NULL)
            t->path.n += 1 + t->query.n;
        t->query.s = NULL;
        t->dots = URIC_HISTORY_DOTS_1997;
        break;
    case URIC_RFC2396: /* step 6: also for a query without a path */
        t->directory = directory;
        t->dots = URIC_HISTORY_DOTS_1997;
        break;
    default:
        if (t->path.n == 0) {
            t->path = base_path;
        } else {
            t->directory = directory;
            t->dots = URIC_HISTORY_DOTS_1997;
        }
    }
}

static void uric_history_transform(enum uric_edition edition, const char *bs, const struct uric *b,
                      const char *rs, const struct uric *r, unsigned flags,
                      struct uric_history_target *t)
{
    const struct uric_bytes base_scheme = uric_history_bytes_of(bs, b, URIC_SCHEME);
    const struct uric_bytes base_path = uric_history_bytes_of(bs, b, URIC_PATH);

    memset(t, 0, sizeof *t);
    t->scheme = uric_history_bytes_of(rs, r, URIC_SCHEME);
    t->authority = uric_history_authority_bytes(rs, r);
    t->path = uric_history_bytes_of(rs, r, URIC_PATH);
    t->query = uric_history_bytes_of(rs, r, URIC_QUERY);
    t->fragment = uric_history_bytes_of(rs, r, URIC_FRAGMENT);
    t->dots = URIC_HISTORY_DOTS_STAY;
    if (t->scheme.s != NULL && !(flags & URIC_RESOLVE_NON_STRICT &&
                                 uric_history_same_scheme(t->scheme, base_scheme)))
        return;
    t->scheme = base_scheme;
    if (t->authority.s != NULL)
        return;
    t->authority = uric_history_authority_bytes(bs, b);
    if (t->path.n == 0 && t->query.s == NULL) { /* the current document */
        t->path = base_path;
        t->query = uric_history_bytes_of(bs, b, URIC_QUERY);
    } else if (t->path.n == 0 || t->path.s[0] != '/') {
        uric_history_merge(edition, base_path, t);
    }
}

enum uric_status uric_edition_resolve(enum uric_edition edition, struct uric_ref base,
                                      struct uric_ref reference,
                                      enum uric_resolve_flags flags, char *buffer,
                                      size_t size, size_t *length)
{
    struct uric_history_target target;

    *length = 0;
    if ((unsigned)edition > URIC_URI2003)
        return URIC_UNKNOWN;
    if (!uric_history_is_reference(base.u) || !uric_history_is_reference(reference.u))
        return URIC_INVALID;
    if (!uric_has(base.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    uric_history_transform(edition, base.s, base.u, reference.s, reference.u, flags,
              &target);
    return uric_history_target_write(&target, 1, flags, buffer, size, length);
}

/* Generated from grammar/history/scheme1738.rl by ragel 6.10 -T0 and
 * grammar/tools/compact.py; do not edit. */
/* RFC 1738's URLs by its own BNF: finds the parts that sections 3.2 to 3.11 name.
 * Tables. */
/* The interface of RFC 1738's machine. */
#ifndef URIC_HISTORY_SCHEME1738_H
#define URIC_HISTORY_SCHEME1738_H

/* The last step after a successful scan of a scheme-specific part. */
#ifndef URIC_HISTORY_SCHEME_FINISH_H
#define URIC_HISTORY_SCHEME_FINISH_H


/* All elements of ftp's path except the last are directories to change to. */
static inline void uric_history_part_name_from_cwd(const unsigned char *s,
                                           struct uric_scheme_parts *r)
{
    const uric_span path = r->part[URIC_FTP_NAME];
    uint32_t i = path.end;

    while (i > path.begin && s[i - 1] != '/')
        i--;
    if (i == path.begin)
        return;
    r->part[URIC_FTP_CWD].begin = path.begin;
    URIC_HISTORY_DEFINE(r, URIC_FTP_CWD, i - 1);
    r->part[URIC_FTP_NAME].begin = i;
}

/* Clears the traces of the scan and what it left undefined. */
static inline void uric_history_scheme_finish(const unsigned char *s,
                                      struct uric_scheme_parts *r)
{
    static const uric_span none = { 0, 0 };
    int part;

    r->error_offset = 0;
    r->error = URIC_FAULT_NONE;
    if (r->kind == URIC_KIND_FTP && uric_scheme_has(r, URIC_FTP_NAME))
        uric_history_part_name_from_cwd(s, r);
    for (part = 0; part < URIC_SCHEME_PARTS; part++) {
        if (!uric_scheme_has(r, part))
            r->part[part] = none;
    }
}

#endif

/* Scan n bytes as one of the ten schemes' URLs: 1, or 0 with r->error_offset set. */
URIC_HISTORY_INTERNAL int uric_history_scan_1738(const unsigned char *s, uint32_t n, struct uric *u,
                                 struct uric_scheme_parts *r);

#endif

#define AT ((uint32_t)(p - s))

static const char uric_history__scheme1738_actions[] = {
	0, 1, 1, 1, 2, 1, 3, 1,
	4, 1, 6, 1, 7, 1, 8, 1,
	9, 1, 10, 1, 11, 1, 12, 1,
	13, 1, 14, 1, 15, 1, 17, 1,
	18, 1, 20, 1, 24, 1, 25, 1,
	27, 1, 29, 1, 30, 1, 31, 1,
	32, 1, 33, 1, 35, 1, 36, 2,
	1, 28, 2, 4, 5, 2, 14, 16,
	2, 18, 19, 2, 18, 21, 2, 22,
	23, 2, 25, 26, 2, 33, 0, 2,
	33, 34, 2, 33, 37, 2, 35, 0

};

/* A byte's class; a state's shape and transitions: see grammar/tools/compact.py. */
static const unsigned char uric_history__scheme1738_class[256] = {
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  1,  0,  0,  1,  2,  3,  1,  1,  1,  4,  5,  1,  6,  7,  8,
	 9, 10, 10, 10, 10, 10, 10, 10, 10, 11, 12, 13,  0, 14,  0, 15,
	16, 17, 18, 18, 19, 20, 21, 22, 23, 24, 25, 25, 26, 27, 28, 29,
	30, 25, 31, 32, 33, 25, 25, 34, 25, 35, 25,  0,  0,  0,  0,  5,
	 0, 17, 18, 18, 19, 20, 21, 22, 23, 24, 25, 25, 26, 27, 28, 29,
	30, 25, 31, 32, 33, 25, 25, 34, 25, 35, 25,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
};


static const unsigned char uric_history__scheme1738_shapes[61][18] = {
	{ 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 50, 0, 64, 5, 6, 112, 8 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 32, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 33, 34, 0, 0, 48, 51, 51, 51, 51, 51, 51, 51, 51, 51 },
	{ 0, 0, 0, 0, 16, 17, 0, 0, 16, 17, 17, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 33, 48, 51, 0, 0, 64, 68, 68, 68, 68, 68, 68, 68, 68, 68 },
	{ 0, 0, 0, 1, 32, 34, 0, 0, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34 },
	{ 0, 0, 0, 33, 48, 51, 0, 0, 48, 51, 51, 51, 51, 51, 51, 51, 51, 51 },
	{ 0, 0, 0, 0, 16, 17, 0, 0, 32, 34, 34, 34, 34, 34, 34, 34, 34, 34 },
	{ 0, 0, 0, 33, 67, 68, 0, 0, 64, 68, 68, 68, 68, 68, 68, 68, 68, 68 },
	{ 0, 0, 0, 33, 67, 68, 0, 0, 80, 85, 85, 85, 85, 85, 85, 85, 85, 85 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0 },
	{ 16, 18, 17, 17, 48, 51, 20, 17, 101, 102, 102, 102, 102, 102, 102, 102, 102, 102 },
	{ 16, 18, 17, 17, 16, 17, 19, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 18, 17, 17, 16, 17, 16, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16 },
	{ 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 17, 17, 17, 17, 17, 17, 17, 17, 33, 33, 17, 17, 18, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 16, 17, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 18, 17, 67, 80, 85, 22, 17, 135, 136, 136, 136, 136, 136, 136, 136, 136, 136 },
	{ 16, 18, 17, 19, 64, 68, 21, 17, 70, 68, 68, 68, 68, 68, 68, 68, 68, 68 },
	{ 16, 18, 17, 67, 80, 85, 22, 17, 87, 85, 85, 85, 85, 85, 85, 85, 85, 85 },
	{ 16, 18, 17, 17, 48, 51, 16, 17, 20, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0 },
	{ 0, 0, 0, 0, 16, 34, 0, 0, 32, 34, 34, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 16, 33, 0, 0, 16, 17, 17, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0 },
	{ 16, 18, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 },
	{ 16, 18, 19, 17, 17, 17, 17, 17, 64, 68, 68, 68, 68, 68, 68, 68, 68, 68 },
	{ 16, 18, 17, 17, 17, 17, 17, 17, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 33, 67, 68, 5, 0, 64, 68, 68, 68, 68, 68, 68, 68, 68, 68 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 33, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 0, 0, 0, 33, 67, 68, 5, 0, 96, 102, 102, 102, 102, 102, 102, 102, 102, 102 },
	{ 16, 18, 17, 17, 16, 17, 1, 19, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0 },
	{ 16, 2, 17, 17, 19, 17, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 18, 17, 17, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 18, 17, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 },
	{ 16, 18, 17, 67, 101, 102, 23, 17, 104, 102, 102, 102, 102, 102, 102, 102, 102, 102 },
	{ 16, 18, 17, 17, 67, 68, 16, 17, 21, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 18, 17, 67, 101, 102, 23, 17, 152, 153, 153, 153, 153, 153, 153, 153, 153, 153 },
	{ 16, 18, 17, 17, 17, 17, 17, 49, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 18, 17, 17, 16, 17, 17, 1, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 18, 49, 51, 49, 51, 17, 17, 52, 51, 51, 51, 51, 51, 51, 51, 51, 51 },
	{ 0, 0, 16, 17, 18, 17, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 18, 17, 17, 16, 17, 49, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 2, 17, 17, 19, 17, 0, 64, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
	{ 16, 2, 17, 17, 16, 17, 0, 0, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17 },
};


static const unsigned char uric_history__scheme1738_shape[306] = {
	 0,  1,  2,  3,  4,  5,  6,  6,  7,  8,  8,  9, 10, 11, 12, 13,
	10, 12,  9, 12,  9, 12, 14, 15,  5,  6,  6, 16, 17,  8,  8, 18,
	 8,  8, 12,  9, 10, 11, 12, 10,  8,  8, 19, 20, 15,  4, 21, 22,
	23, 12,  9, 12,  9, 12, 24, 25, 26, 16, 25, 27, 16, 24, 16, 24,
	16, 28, 15, 29,  4, 30,  5,  6,  6, 12,  9, 10, 11, 12, 10, 31,
	32, 31, 32,  8,  8,  8,  8,  8,  8, 23, 12,  9, 12,  9, 12, 19,
	19, 15,  5,  6,  6, 12,  9, 10, 11, 12, 10,  8,  8,  8,  8, 23,
	12,  9, 12,  9, 12, 33, 34,  3, 19, 28,  5, 35,  8,  8, 36, 37,
	38,  5, 39, 40,  8,  8, 12,  9, 10, 11, 12, 10, 12,  9, 12,  9,
	12, 19, 15,  5,  6,  6, 12,  9, 10, 11, 12, 41, 10, 42, 23, 23,
	43, 12,  9, 12,  9, 12, 44, 30, 28, 38, 15,  4, 30, 28,  5,  6,
	 6, 12,  9, 10, 11, 12, 41, 10,  8,  8, 45,  8,  8,  8,  8, 23,
	43, 12,  9, 12,  9, 12, 44,  4,  3, 46,  4, 19,  5,  6,  6, 16,
	17,  8,  8, 18,  8,  8, 12,  9, 10, 11, 12, 10, 23, 12,  9, 12,
	 9, 12, 24, 25, 26, 16, 25, 27, 16, 24, 16, 24, 16, 33, 34, 38,
	 5,  6,  6, 12,  9, 10, 11, 12, 41, 10,  8,  8, 47,  8,  8,  8,
	 8,  8,  8, 23, 43, 12,  9, 12,  9, 12, 44, 48, 41, 49, 50, 43,
	44, 51, 52, 53, 41, 35, 35, 35, 35, 43, 44, 41, 54, 55, 43, 44,
	35, 11,  9, 40, 56, 57, 23, 49, 58, 41, 43, 44, 51, 52, 53, 59,
	60, 55,
};


static const unsigned short uric_history__scheme1738_ways[306] = {
	33,
	18, /* 1: "" */
	418, /* 2: "F" */
	18, /* 3: "FI" */
	18, /* 4: "FIL" */
	542, /* 5: "FILE" */
	18, /* 6: "FILE:" */
	543, /* 7: "FILE:/" */
	388, /* 8: "FILE://" */
	18, /* 9: "FILE:///%" */
	544, /* 10: "FILE:///%1" */
	280, /* 11: "FILE://1" */
	112, /* 12: "FILE://1-" */
	92, /* 13: "FILE://1a" */
	92, /* 14: "FILE://a." */
	284, /* 15: "FILE://a" */
	420, /* 16: "FILE://a-" */
	422, /* 17: "FILE://1." */
	288, /* 18: "FILE://1.1" */
	424, /* 19: "FILE://1.1." */
	292, /* 20: "FILE://1.1.1" */
	426, /* 21: "FILE://1.1.1." */
	230, /* 22: "FILE://1.1.1.1" */
	18, /* 23: "FT" */
	542, /* 24: "FTP" */
	18, /* 25: "FTP:" */
	543, /* 26: "FTP:/" */
	104, /* 27: "FTP://" */
	296, /* 28: "FTP://-" */
	18, /* 29: "FTP://%" */
	423, /* 30: "FTP://%1" */
	391, /* 31: "FTP://:" */
	18, /* 32: "FTP://:%" */
	423, /* 33: "FTP://:%1" */
	428, /* 34: "FTP://@" */
	300, /* 35: "FTP://@1" */
	112, /* 36: "FTP://@1-" */
	92, /* 37: "FTP://@1a" */
	430, /* 38: "FTP://@a." */
	432, /* 39: "FTP://@a-" */
	18, /* 40: "FTP://a/%" */
	545, /* 41: "FTP://a/%1" */
	18, /* 42: "FTP://a/;" */
	18, /* 43: "FTP://a/;T" */
	18, /* 44: "FTP://a/;TY" */
	18, /* 45: "FTP://a/;TYP" */
	18, /* 46: "FTP://a/;TYPE" */
	434, /* 47: "FTP://a/;TYPE=" */
	546, /* 48: "FTP://@a:" */
	436, /* 49: "FTP://@1." */
	304, /* 50: "FTP://@1.1" */
	438, /* 51: "FTP://@1.1." */
	308, /* 52: "FTP://@1.1.1" */
	440, /* 53: "FTP://@1.1.1." */
	26, /* 54: "FTP://1" */
	110, /* 55: "FTP://1-" */
	90, /* 56: "FTP://1a" */
	116, /* 57: "FTP://a." */
	122, /* 58: "FTP://a-" */
	312, /* 59: "FTP://a:" */
	128, /* 60: "FTP://1." */
	34, /* 61: "FTP://1.1" */
	134, /* 62: "FTP://1.1." */
	42, /* 63: "FTP://1.1.1" */
	140, /* 64: "FTP://1.1.1." */
	18, /* 65: "G" */
	18, /* 66: "GO" */
	18, /* 67: "GOP" */
	18, /* 68: "GOPh" */
	18, /* 69: "GOPhE" */
	542, /* 70: "GOPhER" */
	18, /* 71: "GOPhER:" */
	543, /* 72: "GOPhER:/" */
	442, /* 73: "GOPhER://" */
	316, /* 74: "GOPhER://1" */
	112, /* 75: "GOPhER://1-" */
	92, /* 76: "GOPhER://1a" */
	444, /* 77: "GOPhER://a." */
	446, /* 78: "GOPhER://a-" */
	448, /* 79: "GOPhER://a/-%" */
	450, /* 80: "GOPhER://a/-%0" */
	452, /* 81: "GOPhER://a/-%09%" */
	454, /* 82: "GOPhER://a/-%09%0" */
	18, /* 83: "GOPhER://a/-%09%09%" */
	547, /* 84: "GOPhER://a/-%09%09%1" */
	548, /* 85: "GOPhER://a/-%09%1" */
	549, /* 86: "GOPhER://a/-%1" */
	18, /* 87: "GOPhER://a/%" */
	550, /* 88: "GOPhER://a/%1" */
	549, /* 89: "GOPhER://a:" */
	456, /* 90: "GOPhER://1." */
	308, /* 91: "GOPhER://1.1" */
	458, /* 92: "GOPhER://1.1." */
	320, /* 93: "GOPhER://1.1.1" */
	460, /* 94: "GOPhER://1.1.1." */
	18, /* 95: "h" */
	18, /* 96: "hT" */
	18, /* 97: "hTT" */
	542, /* 98: "hTTP" */
	18, /* 99: "hTTP:" */
	543, /* 100: "hTTP:/" */
	462, /* 101: "hTTP://" */
	324, /* 102: "hTTP://1" */
	112, /* 103: "hTTP://1-" */
	92, /* 104: "hTTP://1a" */
	464, /* 105: "hTTP://a." */
	466, /* 106: "hTTP://a-" */
	18, /* 107: "hTTP://a/%" */
	551, /* 108: "hTTP://a/%1" */
	18, /* 109: "hTTP://a/?%" */
	552, /* 110: "hTTP://a/?%1" */
	552, /* 111: "hTTP://a:" */
	468, /* 112: "hTTP://1." */
	328, /* 113: "hTTP://1.1" */
	470, /* 114: "hTTP://1.1." */
	332, /* 115: "hTTP://1.1.1" */
	472, /* 116: "hTTP://1.1.1." */
	18, /* 117: "M" */
	18, /* 118: "Ma" */
	18, /* 119: "MaI" */
	18, /* 120: "MaIL" */
	18, /* 121: "MaILT" */
	542, /* 122: "MaILTO" */
	474, /* 123: "MaILTO:" */
	18, /* 124: "MaILTO:%" */
	553, /* 125: "MaILTO:%1" */
	475, /* 126: "N" */
	18, /* 127: "NE" */
	18, /* 128: "NEW" */
	542, /* 129: "NEWS" */
	336, /* 130: "NEWS:" */
	296, /* 131: "NEWS:-" */
	18, /* 132: "NEWS:%" */
	423, /* 133: "NEWS:%1" */
	477, /* 134: "NEWS:-@" */
	340, /* 135: "NEWS:-@1" */
	112, /* 136: "NEWS:-@1-" */
	92, /* 137: "NEWS:-@1a" */
	479, /* 138: "NEWS:-@a." */
	481, /* 139: "NEWS:-@a-" */
	483, /* 140: "NEWS:-@1." */
	344, /* 141: "NEWS:-@1.1" */
	485, /* 142: "NEWS:-@1.1." */
	348, /* 143: "NEWS:-@1.1.1" */
	487, /* 144: "NEWS:-@1.1.1." */
	18, /* 145: "NN" */
	18, /* 146: "NNT" */
	542, /* 147: "NNTP" */
	18, /* 148: "NNTP:" */
	543, /* 149: "NNTP:/" */
	340, /* 150: "NNTP://" */
	324, /* 151: "NNTP://1" */
	112, /* 152: "NNTP://1-" */
	92, /* 153: "NNTP://1a" */
	92, /* 154: "NNTP://a." */
	235, /* 155: "NNTP://a" */
	420, /* 156: "NNTP://a-" */
	554, /* 157: "NNTP://a/" */
	554, /* 158: "NNTP://a/a/" */
	18, /* 159: "NNTP://a:" */
	489, /* 160: "NNTP://a:1" */
	426, /* 161: "NNTP://1." */
	328, /* 162: "NNTP://1.1" */
	491, /* 163: "NNTP://1.1." */
	332, /* 164: "NNTP://1.1.1" */
	493, /* 165: "NNTP://1.1.1." */
	146, /* 166: "NNTP://1.1.1.1" */
	18, /* 167: "P" */
	18, /* 168: "PR" */
	18, /* 169: "PRO" */
	18, /* 170: "PROS" */
	18, /* 171: "PROSP" */
	18, /* 172: "PROSPE" */
	18, /* 173: "PROSPER" */
	542, /* 174: "PROSPERO" */
	18, /* 175: "PROSPERO:" */
	543, /* 176: "PROSPERO:/" */
	340, /* 177: "PROSPERO://" */
	352, /* 178: "PROSPERO://1" */
	112, /* 179: "PROSPERO://1-" */
	92, /* 180: "PROSPERO://1a" */
	92, /* 181: "PROSPERO://a." */
	240, /* 182: "PROSPERO://a" */
	420, /* 183: "PROSPERO://a-" */
	18, /* 184: "PROSPERO://a/%" */
	396, /* 185: "PROSPERO://a/%1" */
	394, /* 186: "PROSPERO://a/;" */
	18, /* 187: "PROSPERO://a/;%" */
	423, /* 188: "PROSPERO://a/;%1" */
	18, /* 189: "PROSPERO://a/;=%" */
	555, /* 190: "PROSPERO://a/;=%1" */
	18, /* 191: "PROSPERO://a:" */
	495, /* 192: "PROSPERO://a:1" */
	497, /* 193: "PROSPERO://1." */
	356, /* 194: "PROSPERO://1.1" */
	499, /* 195: "PROSPERO://1.1." */
	360, /* 196: "PROSPERO://1.1.1" */
	501, /* 197: "PROSPERO://1.1.1." */
	152, /* 198: "PROSPERO://1.1.1.1" */
	18, /* 199: "T" */
	18, /* 200: "TE" */
	18, /* 201: "TEL" */
	18, /* 202: "TELN" */
	18, /* 203: "TELNE" */
	542, /* 204: "TELNET" */
	18, /* 205: "TELNET:" */
	543, /* 206: "TELNET:/" */
	158, /* 207: "TELNET://" */
	296, /* 208: "TELNET://-" */
	18, /* 209: "TELNET://%" */
	423, /* 210: "TELNET://%1" */
	391, /* 211: "TELNET://:" */
	18, /* 212: "TELNET://:%" */
	423, /* 213: "TELNET://:%1" */
	503, /* 214: "TELNET://@" */
	280, /* 215: "TELNET://@1" */
	112, /* 216: "TELNET://@1-" */
	92, /* 217: "TELNET://@1a" */
	505, /* 218: "TELNET://@a." */
	507, /* 219: "TELNET://@a-" */
	508, /* 220: "TELNET://@a:" */
	509, /* 221: "TELNET://@1." */
	288, /* 222: "TELNET://@1.1" */
	511, /* 223: "TELNET://@1.1." */
	292, /* 224: "TELNET://@1.1.1" */
	512, /* 225: "TELNET://@1.1.1." */
	50, /* 226: "TELNET://1" */
	164, /* 227: "TELNET://1-" */
	97, /* 228: "TELNET://1a" */
	170, /* 229: "TELNET://a." */
	176, /* 230: "TELNET://a-" */
	364, /* 231: "TELNET://a:" */
	182, /* 232: "TELNET://1." */
	58, /* 233: "TELNET://1.1" */
	188, /* 234: "TELNET://1.1." */
	66, /* 235: "TELNET://1.1.1" */
	194, /* 236: "TELNET://1.1.1." */
	18, /* 237: "W" */
	18, /* 238: "Wa" */
	18, /* 239: "WaI" */
	542, /* 240: "WaIS" */
	18, /* 241: "WaIS:" */
	543, /* 242: "WaIS:/" */
	340, /* 243: "WaIS://" */
	368, /* 244: "WaIS://1" */
	112, /* 245: "WaIS://1-" */
	92, /* 246: "WaIS://1a" */
	92, /* 247: "WaIS://a." */
	245, /* 248: "WaIS://a" */
	420, /* 249: "WaIS://a-" */
	18, /* 250: "WaIS://a/%" */
	556, /* 251: "WaIS://a/%1" */
	397, /* 252: "WaIS://a//" */
	18, /* 253: "WaIS://a//%" */
	423, /* 254: "WaIS://a//%1" */
	18, /* 255: "WaIS://a///%" */
	557, /* 256: "WaIS://a///%1" */
	18, /* 257: "WaIS://a/?%" */
	558, /* 258: "WaIS://a/?%1" */
	18, /* 259: "WaIS://a:" */
	514, /* 260: "WaIS://a:1" */
	499, /* 261: "WaIS://1." */
	360, /* 262: "WaIS://1.1" */
	501, /* 263: "WaIS://1.1." */
	372, /* 264: "WaIS://1.1.1" */
	516, /* 265: "WaIS://1.1.1." */
	200, /* 266: "WaIS://1.1.1.1" */
	518, /* 267: "FILE:///" */
	250, /* 268: "FTP://@a" */
	400, /* 269: "FTP://a/" */
	0, /* 270: "TELNET://a/" */
	520, /* 271: "FTP://@a:1" */
	206, /* 272: "FTP://@1.1.1.1" */
	74, /* 273: "FTP://a" */
	255, /* 274: "FTP://a:1" */
	0, /* 275: "FTP://1.1.1.1" */
	260, /* 276: "GOPhER://a" */
	522, /* 277: "GOPhER://a/" */
	524, /* 278: "GOPhER://a/-" */
	526, /* 279: "GOPhER://a/-%09" */
	528, /* 280: "GOPhER://a/-%09%09" */
	530, /* 281: "GOPhER://a:1" */
	212, /* 282: "GOPhER://1.1.1.1" */
	265, /* 283: "hTTP://a" */
	403, /* 284: "hTTP://a/" */
	531, /* 285: "hTTP://a/?" */
	520, /* 286: "hTTP://a:1" */
	218, /* 287: "hTTP://1.1.1.1" */
	533, /* 288: "MaILTO:-" */
	406, /* 289: "NEWS:-@a" */
	376, /* 290: "NEWS:-@1.1.1.1" */
	409, /* 291: "NEWS:*" */
	380, /* 292: "NEWS:a" */
	535, /* 293: "NNTP://a/a" */
	5, /* 294: "NNTP://a/a/1" */
	412, /* 295: "PROSPERO://a/" */
	415, /* 296: "PROSPERO://a/;=" */
	270, /* 297: "TELNET://@a" */
	537, /* 298: "TELNET://@a:1" */
	224, /* 299: "TELNET://@1.1.1.1" */
	82, /* 300: "TELNET://a" */
	275, /* 301: "TELNET://a:1" */
	9, /* 302: "TELNET://1.1.1.1" */
	384, /* 303: "WaIS://a/" */
	538, /* 304: "WaIS://a///" */
	540, /* 305: "WaIS://a/?" */
};

static const short uric_history__scheme1738_further[560] = {
	   0, -247, -246, -220, -218,   -6,    0, -216, -241, -219,  -94,  -93,  -75,  -73,  -32,    0,
	 -71,  -88,  -74,    1,   64,   94,  116,  125,  166,  198,  236,  -26,  -25,    1,    6,    0,
	 -23,  -20,    2,  -33,  -32,   -6,    1,    0,  -30,  -27,   -5,  -35,  -34,   -8,    1,    0,
	 -32,  -29,   -7,  -18,  -17,    1,    6,    0,  -15,  -12,    2,  -25,  -24,   -6,    1,    0,
	 -22,  -19,   -5,  -27,  -26,   -8,    1,    0,  -24,  -21,   -7, -245, -244, -215, -216,   -4,
	   0, -214, -239,  -92,  -91,  -70,  -71,  -30,    0,  -69,  -86,  -28,  -27,   -1,    1,    0,
	 -25,  -22,  -20,  -19,   -1,    1,    0,  -17,  -14,    1,    2,   27,    4,    7,  246,  -27,
	 -26,    0,    1,  -24,  -21,  -29,  -28,   -1,  -26,  -23,  216,  -30,  -29,    0,  215,  -27,
	 -24,  -32,  -31,    1,  -29,  -26,  213,  -34,  -33,    1,  -31,  -28,  211,  -36,  -35,  211,
	 -33,  -30,  209,  -14,  -12,   -9,    0,   -7,  -13,  -19,  -17,   97,    0,   -7,  -18,    1,
	   2,   19,    4,    7,   93,  -19,  -18,    0,    1,  -16,  -13,  -21,  -20,   -1,  -18,  -15,
	  71,  -22,  -21,    0,   70,  -19,  -16,  -24,  -23,    1,  -21,  -18,   68,  -26,  -25,    1,
	 -23,  -20,   66,  -28,  -27,   66,  -25,  -22,   64,  -21,  -19,   37,    0,   -7,  -20, -236,
	-234,   -3,    0, -224, -235, -207, -205,   -5,    0, -193, -206, -184, -182,   -3,    0, -176,
	-183,  -83,  -81,  -29,    0,  -79,  -82,  -10,   -8,  245,    0,   -9,    1,   -1,    2,    0,
	   4,    1,   -1,  113,    0,    9,    1,   -1,   55,    0,   11, -229, -230,    1,    0, -220,
	-243, -242,   -5,    0, -240, -198, -199,    1,    0, -187, -177, -178,    1,    0, -172,  -78,
	 -79,  -27,    0,  -77,  -90,  -89,  -31,    0,  -87,    1,    6,    0,    2,    1,   -1,  252,
	   0,   -6,    1,    0,   -5,   -8,    1,    0,   -7,    0,    1,    3,    6,    1,   14,    0,
	   2,  -14,    1,    0,  -13,  -16,    1,    0,  -15,  -28,  -27,  215,  -25,    1,   16,    0,
	   2,  -18,    1,    0,  -17,    1,   10,    0,    2,  -10,    1,    0,   -9,  -12,    1,    0,
	 -11,    1,    2,  161,  162,    1,    5,    0,    2,   -5,    1,    0,   -4,   -7,    1,    0,
	  -6,    1,   15,    0,    2,  -15,    1,    0,  -14,  -17,    1,    0,  -16,  -20,  -19,   70,
	 -17,    1,   17,    0,    2,  -19,    1,    0,  -18, -154, -152,    0, -153, -161, -160,    0,
	-158,    0,  -53,  -51,    2,  259,    3,    7,    0,    1,    3,    0,    1,  110,    0,    1,
	  52,    0, -229, -227,    0, -177,    1, -150, -151,    0, -160, -159, -157,    0, -111, -109,
	   0, -107, -110,    1,   21,    0,   -1,    1,   -2,    1,   -4,    1,   -6,    1,  234,   -1,
	 230,    0,  229,  -47,  223,    1,  219,    1,  217,  219,  215,    1,  203,   -1,  199,    0,
	 198,    1,    7,  198,  199,    1,    4,  197,  198,    1,  186,    1,  184,  188,  182,    1,
	 182,   -1,  178,    0,  177,    1,  171,    1,  169,  171,  167,  165,    1,   19,    1,  155,
	  -1,  151,    0,  150,    1,  149,    1,  147,  146,  145,   -3,    0,    1,   -8,    1,  -10,
	 103,    0,    1,  -11,    1,  -13,    1,  -15,    1,   83,   -1,   79,    0,   78,    1,   76,
	   1,   74,   72,   43,    0,    1,  -17,    0, -258,   -2,    0,    1, -190,    0, -199,    0,
	-198,    0, -197,   -4,    0, -176,    0, -164,    0, -135,  -28,    0,  -49,    0,  -48,    1,
	   1,  257,  228,  223,  196,  194,  192,  190,  176,  175,  163,  136,  106,   52,   48,   47,
};


static const unsigned char uric_history__scheme1738_events[560] = {
	 0,  0,  0,  0,  0, 76,  0, 79, 47,  0,  0,  0,  0,  0, 76,  0,
	79, 47,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0, 47,  0,  0,  0,  0,  0,  0,  0, 47,  0,  0,  0,  0,  0,  0,
	 0, 47,  0,  0,  0,  0,  0,  0,  0, 47,  0,  0,  0,  0,  0,  0,
	 0, 47,  0,  0,  0,  0,  0,  0,  0, 47,  0,  0,  0,  0,  0, 76,
	 0, 79, 47,  0,  0,  0,  0, 76,  0, 79, 47,  0,  0,  0,  0,  0,
	 0, 47,  0,  0,  0,  0,  0,  0, 47,  0,  0,  0,  0, 47,  0,  0,
	 0,  0,  0,  0, 47,  0,  0,  0,  0, 47,  0,  0,  0,  0,  0,  0,
	47,  0,  0,  0,  0, 47,  0,  0,  0,  0,  0, 47,  0,  0,  0,  0,
	 0, 47,  0,  0,  0, 76,  0, 79,  0,  0,  0, 76,  0, 79,  0,  0,
	 0,  0,  0, 47,  0,  0,  0,  0,  0,  0, 47,  0,  0,  0,  0, 47,
	 0,  0,  0,  0,  0,  0, 47,  0,  0,  0,  0, 47,  0,  0,  0,  0,
	 0, 47,  0,  0,  0,  0,  0, 47,  0,  0,  0, 76,  0, 79,  0,  0,
	 0, 76,  0, 79,  0,  0,  0, 76,  0, 79,  0,  0,  0, 76,  0, 79,
	 0,  0,  0, 76,  0, 79,  0,  0,  0, 82,  0,  0,  0,  0, 76,  0,
	79,  0,  0, 76,  0, 79,  0,  0, 76,  0, 79,  0,  0, 76,  0, 79,
	 0,  0, 85,  0, 47,  0,  0, 76,  0, 79,  0,  0, 76,  0, 79,  0,
	 0, 76,  0, 79,  0,  0, 85,  0, 47,  0,  0,  0,  0,  0,  0, 82,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 47,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 47,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	47,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0, 67, 64, 82,  0,  0,  0,  0, 47,  0,  0,  0,  0,  0,
	70,  0,  0,  1,  0,  0, 58,  0,  0,  0,  0,  0,  0,  0,  0, 73,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  5,  3,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0, 15,  0,  0,  0, 19,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0,  0,  0,  0,  0,  0,  0,  0, 85,  0,  0,  0,  0,  0,
	85,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,
	 0,  0,  0, 85,  0,  0,  0,  0,  0, 85,  0, 11,  0,  0, 13,  0,
	17,  0,  0, 85,  0,  0,  0,  0,  0, 61, 85,  0,  0,  0,  0, 43,
	45,  0,  0,  0,  0,  0,  0, 11,  0,  0,  0,  0,  0,  0,  0,  0,
};

static const char uric_history__scheme1738_eof_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 5,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 55, 49, 1, 0, 51,
	49, 49, 51, 49, 49, 0, 13, 17,
	21, 51, 49, 49, 7, 9, 51, 49,
	53, 27, 27, 23, 25, 25, 29, 37,
	39, 49, 51, 49, 49, 51, 49, 31,
	35, 33
};

enum { uric_history_scheme1738_start = 1 };
enum { uric_history_scheme1738_first_final = 267 };

int uric_history_scan_1738(const unsigned char *s, uint32_t n, struct uric *u,
                   struct uric_scheme_parts *r)
{
    const unsigned char *p = s, *const pe = n != 0 ? s + n : s;
    const unsigned char *const eof = pe;
    int cs = uric_history_scheme1738_start;

	{
	unsigned int _class;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_class = uric_history__scheme1738_class[*p];
	_trans = (unsigned int)uric_history__scheme1738_shapes[uric_history__scheme1738_shape[cs]][_class >> 1] >> (_class & 1) * 4 & 15;
	if ( _trans == 0 ) {
		cs = 0;
		goto _out;
	}
	_trans += uric_history__scheme1738_ways[cs];
	cs += uric_history__scheme1738_further[_trans];

	if ( uric_history__scheme1738_events[_trans] == 0 )
		goto _again;

	_acts = uric_history__scheme1738_actions + uric_history__scheme1738_events[_trans];
	_nacts = (unsigned int) *_acts++;
	for ( ; _nacts > 0; _nacts-- )
	{
		switch ( *_acts++ )
		{
	case 0:
	{
        r->part[0].begin = r->part[1].begin = AT + 1;
        r->part[2].begin = r->part[3].begin = AT + 1;
    }
	break;
	case 1:
	{ URIC_HISTORY_DEFINE(r, URIC_FTP_NAME, AT); }
	break;
	case 2:
	{
        r->part[URIC_FTP_TYPECODE].begin = AT;
        URIC_HISTORY_DEFINE(r, URIC_FTP_TYPECODE, AT + 1);
    }
	break;
	case 3:
	{ r->error = URIC_FAULT_TYPECODE; }
	break;
	case 4:
	{ URIC_HISTORY_DEFINE(r, URIC_HTTP_PATH, AT); }
	break;
	case 5:
	{ r->part[URIC_HTTP_SEARCHPART].begin = AT + 1; }
	break;
	case 7:
	{
        URIC_HISTORY_DEFINE(r, URIC_GOPHER_TYPE, AT + 1);
        r->part[URIC_GOPHER_SELECTOR].begin = AT + 1;
    }
	break;
	case 8:
	{ URIC_HISTORY_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 9:
	{ r->part[URIC_GOPHER_SEARCH].begin = AT + 1; }
	break;
	case 10:
	{ URIC_HISTORY_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 11:
	{ r->part[URIC_GOPHER_STRING].begin = AT + 1; }
	break;
	case 14:
	{ URIC_HISTORY_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 16:
	{
        r->part[URIC_NEWS_ARTICLE_NUMBER].begin = AT + 1;
    }
	break;
	case 18:
	{ URIC_HISTORY_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 19:
	{ r->part[URIC_WAIS_SEARCH].begin = AT + 1; }
	break;
	case 21:
	{ r->part[URIC_WAIS_WTYPE].begin = AT + 1; }
	break;
	case 22:
	{ URIC_HISTORY_DEFINE(r, URIC_WAIS_WTYPE, AT); }
	break;
	case 23:
	{ r->part[URIC_WAIS_WPATH].begin = AT + 1; }
	break;
	case 25:
	{ URIC_HISTORY_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 26:
	{ r->part[URIC_PROSPERO_FIELDS].begin = AT; }
	break;
	case 29:
	{}
	break;
	case 30:
	{
        URIC_HISTORY_DEFINE(u, URIC_SCHEME, AT);
        r->part[0].begin = r->part[1].begin = r->part[2].begin = AT + 1;
    }
	break;
	case 31:
	{ u->part[URIC_HOST].begin = AT + 1; }
	break;
	case 32:
	{
        u->part[URIC_USERINFO].begin = u->part[URIC_HOST].begin;
        URIC_HISTORY_DEFINE(u, URIC_USERINFO, AT);
        u->part[URIC_HOST].begin = AT + 1;
        u->part[URIC_PORT].begin = 0;
    }
	break;
	case 33:
	{ URIC_HISTORY_DEFINE(u, URIC_HOST, AT); }
	break;
	case 34:
	{ u->part[URIC_PORT].begin = AT + 1; }
	break;
	case 35:
	{ URIC_HISTORY_DEFINE(u, URIC_PORT, AT); }
	break;
	case 37:
	{ r->part[URIC_FILE_PATH].begin = AT; }
	break;
		}
	}

_again:
	if ( cs == 0 )
		goto _out;
	if ( ++p != pe )
		goto _resume;
	_test_eof: {}
	if ( p == eof )
	{
	const char *__acts = uric_history__scheme1738_actions + uric_history__scheme1738_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 1:
	{ URIC_HISTORY_DEFINE(r, URIC_FTP_NAME, AT); }
	break;
	case 3:
	{ r->error = URIC_FAULT_TYPECODE; }
	break;
	case 4:
	{ URIC_HISTORY_DEFINE(r, URIC_HTTP_PATH, AT); }
	break;
	case 6:
	{ URIC_HISTORY_DEFINE(r, URIC_HTTP_SEARCHPART, AT); }
	break;
	case 8:
	{ URIC_HISTORY_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 10:
	{ URIC_HISTORY_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 12:
	{ URIC_HISTORY_DEFINE(r, URIC_GOPHER_STRING, AT); }
	break;
	case 13:
	{ URIC_HISTORY_DEFINE(r, URIC_NEWS_ALL, AT); }
	break;
	case 14:
	{ URIC_HISTORY_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 15:
	{ URIC_HISTORY_DEFINE(r, URIC_NEWS_ARTICLE, AT); }
	break;
	case 17:
	{ URIC_HISTORY_DEFINE(r, URIC_NEWS_ARTICLE_NUMBER, AT); }
	break;
	case 18:
	{ URIC_HISTORY_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 20:
	{ URIC_HISTORY_DEFINE(r, URIC_WAIS_SEARCH, AT); }
	break;
	case 24:
	{ URIC_HISTORY_DEFINE(r, URIC_WAIS_WPATH, AT); }
	break;
	case 25:
	{ URIC_HISTORY_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 27:
	{ URIC_HISTORY_DEFINE(r, URIC_PROSPERO_FIELDS, AT); }
	break;
	case 28:
	{ URIC_HISTORY_DEFINE(r, URIC_FILE_PATH, AT); }
	break;
	case 33:
	{ URIC_HISTORY_DEFINE(u, URIC_HOST, AT); }
	break;
	case 35:
	{ URIC_HISTORY_DEFINE(u, URIC_PORT, AT); }
	break;
	case 36:
	{ URIC_HISTORY_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
	break;
		}
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= uric_history_scheme1738_first_final;
}

#undef AT

/* Parses URLs by RFC 1738. */

/* Whether the scheme is one of RFC 1738's ten.  Newer schemes can have the same kind: https is
 * not one. */
static int uric_history_is_predefined(const struct uric_scheme *scheme)
{
    const char *kind, *name;

    if (scheme == NULL || scheme->kind < URIC_KIND_HTTP ||
        scheme->kind == URIC_KIND_WS)
        return 0;
    kind = uric_scheme_kind_name(scheme->kind);
    for (name = scheme->name; *name && *name == *kind; name++)
        kind++;
    return *name == *kind;
}

static enum uric_status uric_history_refuse_1738(enum uric_status status, uint8_t kind, uint8_t error,
                                    uint32_t offset, struct uric *u,
                                    struct uric_scheme_parts *r)
{
    memset(u, 0, sizeof *u);
    memset(r, 0, sizeof *r);
    u->error_offset = r->error_offset = offset;
    r->kind = kind;
    r->error = error;
    if (error == URIC_FAULT_NONE && kind >= URIC_KIND_HTTP)
        r->error = URIC_FAULT_BNF;
    return status;
}

static uint8_t uric_history_kind_of_1738(const char *s, const struct uric_scheme *scheme)
{
    if (scheme && scheme->kind == URIC_KIND_RESERVED)
        return URIC_KIND_RESERVED;
    return uric_history_lower(s[0]) == 'x' && s[1] == '-' ? URIC_KIND_EXPERIMENTAL
                                                  : URIC_KIND_UNKNOWN;
}

static enum uric_status uric_history_parse_other(const char *s, size_t n,
                                    const struct uric_scheme *scheme, struct uric *u,
                                    struct uric_scheme_parts *r)
{
    static const char rule[] = "rfc1738:genericurl";
    const enum uric_status status = uric_edition_parse(
        uric_edition_rule(rule, sizeof rule - 1), s, n, u);

    if (status != URIC_OK)
        return uric_history_refuse_1738(status, 0, 0, u->error_offset, u, r);
    r->kind = uric_history_kind_of_1738(s, scheme);
    return URIC_OK;
}

enum uric_status uric_edition_scheme_parse(const char *s, size_t n, struct uric *u,
                                           struct uric_scheme_parts *r)
{
    const unsigned char *const bytes = (const unsigned char *)s;
    const char *colon;
    const struct uric_scheme *scheme = NULL;

    memset(u, 0, sizeof *u);
    memset(r, 0, sizeof *r);
    if (n > URIC_MAX_LENGTH)
        return uric_history_refuse_1738(URIC_TOO_LONG, 0, 0, URIC_MAX_LENGTH, u, r);
    colon = n > 0 ? (const char *)memchr(s, ':', n) : NULL;
    if (colon)
        scheme = uric_scheme_find(s, (size_t)(colon - s), NULL, 0);
    if (!uric_history_is_predefined(scheme))
        return uric_history_parse_other(s, n, scheme, u, r);
    r->kind = scheme->kind;
    if (!uric_history_scan_1738(bytes, (uint32_t)n, u, r))
        return uric_history_refuse_1738(r->error_offset < n ? URIC_INVALID : URIC_INCOMPLETE,
                           r->kind, r->error, r->error_offset, u, r);
    uric_history_scheme_finish(bytes, r);
    return URIC_OK;
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
