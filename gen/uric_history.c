/* uric_history in one file, to go with uric.c; its interface is uric_history.h.
 * Made by src/build/amalgamate.sh from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_INTERNAL static

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
#ifndef URIC_DOTS_H
#define URIC_DOTS_H

/* Recognizes dot-segments (RFC 3986, 3.3). */
#ifndef URIC_DOT_SEGMENT_H
#define URIC_DOT_SEGMENT_H

/* US-ASCII letters and digits, independent of the locale.  Assumes that the compiler's characters
 * are US-ASCII, where letters have no gaps.  A byte above 0x7F is no letter, whether char is
 * signed or not. */
#ifndef URIC_ASCII_H
#define URIC_ASCII_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_INTERNAL_H
#define URIC_INTERNAL_H



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

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_INLINE struct uric_bytes uric_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_INLINE void uric_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_DEFINE(u, which, at)                                             \
    ((u)->part[which].end = (at),                                             \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_UNDEFINE(u, which)                                               \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

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
 * ends in "/".  The walk finds the remaining segments from the last to the first. */
struct uric_walk {
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

URIC_INTERNAL void uric_walk_begin(struct uric_walk *w, enum uric_dots dots,
                                   struct uric_bytes directory,
                                   struct uric_bytes path);

/* The next remaining segment, and the "/" before it, which directly precedes it in its
 * source if there is one: 1, or 0 if no segment remains.  The path starts with that "/"
 * only if it is rooted. */
URIC_INTERNAL int uric_walk_next(struct uric_walk *w, struct uric_bytes *segment,
                                 const char **slash);

/* Whether a path starts with "//", given that the first `empties` of the remaining segments
 * are empty. */
static URIC_INLINE int uric_has_two_slashes(size_t kept, size_t empties, int rooted)
{
    return empties + (empties < kept) >= (rooted ? 2u : 3u);
}

/* Where bytes are laid, from the end to the start.  Bytes that are adjacent in their
 * source are laid at once. */
struct uric_laying {
    char *to;                  /* the end of the room for them; or NULL */
    struct uric_bytes *piece;  /* the same for pieces */
    const char *like;          /* the end of the bytes to compare with; or NULL */
    uint64_t length;           /* laid so far */
    size_t pieces;
    int differs;               /* from `like` */
    struct uric_bytes run;     /* not yet laid, but counted in length */
};

URIC_INTERNAL void uric_lay(struct uric_laying *l, const char *s, size_t n);
URIC_INTERNAL void uric_lay_rest(struct uric_laying *l);

/* What remains of a path. */
struct uric_rest {
    enum uric_dots dots;
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

URIC_INTERNAL void uric_rest_measure(struct uric_rest *rest,
                                     struct uric_bytes directory,
                                     struct uric_bytes path);

/* Lay what remains. */
URIC_INTERNAL void uric_rest_lay(struct uric_rest *rest, struct uric_bytes directory,
                                 struct uric_bytes path, struct uric_laying *l);

URIC_INTERNAL int uric_rest_begins_with_two_slashes(const struct uric_rest *rest);

#endif

static const char uric_slash[] = "/";

static void drop_first(struct uric_bytes *text)
{
    text->s++;
    text->n--;
}

void uric_walk_begin(struct uric_walk *w, enum uric_dots dots,
                     struct uric_bytes directory, struct uric_bytes path)
{
    struct uric_bytes *const first = directory.n > 0 ? &directory : &path;

    memset(w, 0, sizeof *w);
    w->dots = dots;
    w->rooted = first->n > 0 && first->s[0] == '/';
    w->slash = w->rooted ? first->s : uric_slash;
    if (w->rooted)
        drop_first(first);
    if (directory.n > 0) {
        directory.n--; /* its final "/" */
        w->has_directory = 1;
    }
    w->directory = directory;
    w->text = path;
    w->has_text = 1;
}

/* The last segment not yet read. */
static struct uric_bytes take_last(struct uric_walk *w, const char **slash)
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
static int take_dots(struct uric_walk *w, unsigned dots, int is_last)
{
    w->surplus += dots == 2;
    if (is_last)
        w->ends_up = dots == 2;
    return is_last && w->dots != URIC_DOTS_1994 && !w->closed;
}

/* Another segment: whether it stays. */
static int take_other(struct uric_walk *w)
{
    w->removed = w->surplus > 0;
    if (w->removed && --w->surplus == 0)
        w->matched = 1;
    return !w->removed;
}

int uric_walk_next(struct uric_walk *w, struct uric_bytes *segment,
                   const char **slash)
{
    while (w->has_text) {
        const int is_last = !w->begun;
        size_t length;
        unsigned dots;

        w->begun = 1;
        *segment = take_last(w, slash);
        dots = uric_dot_segment(segment->s, segment->n, w->encoded, &length);
        if (dots == 0 ? take_other(w) : take_dots(w, dots, is_last)) {
            segment->n = dots == 0 ? segment->n : 0;
            return 1;
        }
    }
    if (w->dots == URIC_DOTS_3986 && w->removed)
        w->rooted = 1;
    return 0;
}

/* ---- laying ---- */

void uric_lay_rest(struct uric_laying *l)
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

void uric_lay(struct uric_laying *l, const char *s, size_t n)
{
    if (n == 0)
        return;
    l->length += n;
    if (l->run.n > 0 && s + n == l->run.s) {
        l->run.s = s;
        l->run.n += n;
        return;
    }
    uric_lay_rest(l);
    l->run.s = s;
    l->run.n = n;
}

/* Removes the "/" that the last run laid starts with: it is not part of the path. */
static void drop_slash(struct uric_laying *l)
{
    drop_first(&l->run);
    l->length--;
}

/* ---- what remains ---- */

void uric_rest_lay(struct uric_rest *rest, struct uric_bytes directory,
                   struct uric_bytes path, struct uric_laying *l)
{
    struct uric_walk w;
    struct uric_bytes segment;
    const char *slash;
    size_t i;

    uric_walk_begin(&w, rest->dots, directory, path);
    w.encoded = rest->encoded;
    w.closed = rest->closed;
    rest->kept = rest->empties = 0;
    while (uric_walk_next(&w, &segment, &slash)) {
        uric_lay(l, segment.s, segment.n);
        uric_lay(l, slash, 1);
        rest->kept++;
        rest->empties = segment.n == 0 ? rest->empties + 1 : 0;
    }
    for (i = 0; rest->keeps && i < w.surplus; i++)
        uric_lay(l, "/..", 3);
    if (!w.rooted)
        drop_slash(l);
    uric_lay_rest(l);
    rest->surplus = w.surplus;
    rest->rooted = w.rooted;
    rest->length = l->length;
    rest->pieces = l->pieces;
    /* Then the path ends in that "..". */
    if (rest->keeps && w.surplus > 0 && w.ends_up && !w.matched)
        rest->closed = 1;
}

void uric_rest_measure(struct uric_rest *rest, struct uric_bytes directory,
                       struct uric_bytes path)
{
    struct uric_laying l;
    int closed;

    do {
        closed = rest->closed;
        memset(&l, 0, sizeof l);
        uric_rest_lay(rest, directory, path, &l);
    } while (rest->closed != closed);
}

int uric_rest_begins_with_two_slashes(const struct uric_rest *rest)
{
    return uric_has_two_slashes(rest->kept, rest->empties, rest->rooted) &&
           !(rest->keeps && rest->surplus > 0);
}

/* Recomposes a target: first measures it, then writes it if there is room. */
/* The result of resolving a reference by any edition: components, and a path whose
 * dot-segments may still have to be removed. */
#ifndef URIC_TARGET_H
#define URIC_TARGET_H


/* The path is the directory followed by `path`; the directory is empty or ends in "/".
 * All bytes lie in the base or the reference. */
struct uric_target {
    struct uric_bytes scheme, authority, directory, path, query, fragment;
    enum uric_dots dots;
};
/* In its source each part is preceded or followed by its delimiters. */

/* A component, or the authority, of what was parsed from s. */
URIC_INTERNAL struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                                              enum uric_part part);
URIC_INTERNAL struct uric_bytes uric_authority_bytes(const char *s,
                                                     const struct uric *u);

/* The path up to and including its last "/"; empty if there is none. */
URIC_INTERNAL struct uric_bytes uric_directory(struct uric_bytes path);

/* Whether two schemes are equal, ignoring case. */
URIC_INTERNAL int uric_same_scheme(struct uric_bytes one, struct uric_bytes other);

/* Where a target is written; each of the three pointers may be NULL. */
struct uric_output {
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
URIC_INTERNAL enum uric_status uric_target_measure(const struct uric_target *t, int keeps,
                                                   unsigned flags, struct uric_rest *rest);

/* Recompose the target (RFC 3986, 5.3) as uric_resolve() promises.  Without a scheme the
 * result is the reference with the other components. */
URIC_INTERNAL void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                                   struct uric_output *out);

/* Both, and treat the buffer as uric_resolve() promises. */
URIC_INTERNAL enum uric_status uric_target_write(const struct uric_target *t, int keeps,
                                                 unsigned flags, char *buffer, size_t size,
                                                 size_t *length);

#endif


struct uric_bytes uric_bytes_of(const char *s, const struct uric *u,
                                enum uric_part part)
{
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, part)) {
        text.s = uric_at(s, u->part[part].begin);
        text.n = u->part[part].end - u->part[part].begin;
    }
    return text;
}

struct uric_bytes uric_authority_bytes(const char *s, const struct uric *u)
{
    const uric_span authority = uric_authority(u);
    struct uric_bytes text = { NULL, 0 };

    if (uric_has(u, URIC_HOST)) {
        text.s = uric_at(s, authority.begin);
        text.n = authority.end - authority.begin;
    }
    return text;
}

struct uric_bytes uric_directory(struct uric_bytes path)
{
    while (path.n > 0 && path.s[path.n - 1] != '/')
        path.n--;
    return path;
}

int uric_same_scheme(struct uric_bytes one, struct uric_bytes other)
{
    return one.n == other.n && uric_same_letters(one.s, other.s, one.n);
}

/* ---- the whole target ---- */

static void flush(struct uric_output *out)
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
static void append(struct uric_output *out, const char *s, size_t n)
{
    if (n == 0)
        return;
    if (out->run.n == 0 || out->run.s + out->run.n != s) {
        flush(out);
        out->run.s = s;
    }
    out->run.n += n;
    out->length += n;
}

/* The rest is laid from the end of the path. */
static void append_rest(struct uric_output *out, const struct uric_target *t,
                        struct uric_rest *rest)
{
    struct uric_laying l;

    flush(out);
    out->length += rest->length;
    out->pieces += rest->pieces;
    if (!out->buffer && !out->piece && !out->like)
        return;
    memset(&l, 0, sizeof l);
    l.to = out->buffer ? out->buffer + (size_t)out->length : NULL;
    l.piece = out->piece ? out->piece + out->pieces : NULL;
    l.like = out->like ? out->like + (size_t)out->length : NULL;
    uric_rest_lay(rest, t->directory, t->path, &l);
    out->differs |= l.differs;
}

static void append_path(struct uric_output *out, const struct uric_target *t,
                        struct uric_rest *rest)
{
    if (t->dots == URIC_DOTS_STAY) {
        append(out, t->directory.s, t->directory.n);
        append(out, t->path.s, t->path.n);
        return;
    }
    if (t->authority.s == NULL && uric_rest_begins_with_two_slashes(rest))
        append(out, "/.", 2);
    append_rest(out, t, rest);
}

void uric_target_put(const struct uric_target *t, struct uric_rest *rest,
                     struct uric_output *out)
{
    out->length = out->pieces = 0;
    out->differs = 0;
    out->run.n = 0;
    if (t->scheme.s != NULL)
        append(out, t->scheme.s, t->scheme.n + 1);
    if (t->authority.s != NULL)
        append(out, t->authority.s - 2, t->authority.n + 2);
    append_path(out, t, rest);
    if (t->query.s != NULL)
        append(out, t->query.s - 1, t->query.n + 1);
    if (t->fragment.s != NULL)
        append(out, t->fragment.s - 1, t->fragment.n + 1);
    flush(out);
}

enum uric_status uric_target_measure(const struct uric_target *t, int keeps, unsigned flags,
                                     struct uric_rest *rest)
{
    memset(rest, 0, sizeof *rest);
    rest->dots = t->dots;
    rest->keeps = (flags & (URIC_RESOLVE_KEEP_SURPLUS | URIC_RESOLVE_DROP_SURPLUS)) != 0
                      ? (flags & URIC_RESOLVE_KEEP_SURPLUS) != 0
                      : keeps;
    if (t->dots != URIC_DOTS_STAY)
        uric_rest_measure(rest, t->directory, t->path);
    return rest->surplus > 0 && flags & URIC_RESOLVE_REFUSE_SURPLUS ? URIC_SURPLUS : URIC_OK;
}

/* The length that uric_target_put() would count, for a path that keeps its dot-segments. */
static uint64_t length_of(const struct uric_target *t)
{
    return (uint64_t)(t->scheme.s != NULL ? t->scheme.n + 1 : 0) +
           (t->authority.s != NULL ? t->authority.n + 2 : 0) + t->directory.n +
           t->path.n + (t->query.s != NULL ? t->query.n + 1 : 0) +
           (t->fragment.s != NULL ? t->fragment.n + 1 : 0);
}

enum uric_status uric_target_write(const struct uric_target *t, int keeps, unsigned flags,
                                   char *buffer, size_t size, size_t *length)
{
    struct uric_output out = { NULL, NULL, NULL, 0, 0, 0, { NULL, 0 } };
    struct uric_rest rest;

    *length = 0;
    if (t->dots == URIC_DOTS_STAY) {
        out.length = length_of(t);
    } else {
        if (uric_target_measure(t, keeps, flags, &rest) != URIC_OK)
            return URIC_SURPLUS;
        uric_target_put(t, &rest, &out);
    }
    if (out.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)out.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    if (*length == 0)
        return URIC_OK;
    out.buffer = buffer;
    uric_target_put(t, &rest, &out);
    return URIC_OK;
}

/* Generated from grammar/history/accept_url1994.rl by ragel 6.10 -T0; do not edit. */
/* Accepts each rule of the URL draft of 1993/94.  Tables. */
/* The interface of the machines of grammar/history/accept_*.rl. */
#ifndef URIC_EDITIONS_INTERNAL_H
#define URIC_EDITIONS_INTERNAL_H


/* What a rule describes, which decides how its strings are split: a whole reference, an
 * authority, an IPv6 address without brackets, or a single enum uric_part. */
enum { URIC_ALL_OF_IT = URIC_PARTS, URIC_ITS_AUTHORITY, URIC_BARE_ADDRESS };

struct uric_edition_rule {
    const char *name; /* "EDITION:RULE" */
    unsigned char is; /* one of the above */
};

struct uric_edition_machine {
    const struct uric_edition_rule *rules; /* by number */
    int n_rules;
    int start;       /* a rule's number, as a byte, leads from here to the state in which
                        its scan starts */
    int first_final; /* the input can end in this state and in those after it */

    /* Scans the bytes from *at, starting in a state.  Returns the state after them, with
     * *at at end; or 0, with *at at the byte that is not allowed. */
    int (*scan)(int state, const unsigned char **at, const unsigned char *end);
};

URIC_INTERNAL const struct uric_edition_machine *uric_url1994(void);
URIC_INTERNAL const struct uric_edition_machine *uric_rfc1738(void);
URIC_INTERNAL const struct uric_edition_machine *uric_url1997(void);
URIC_INTERNAL const struct uric_edition_machine *uric_rfc2396(void);
URIC_INTERNAL const struct uric_edition_machine *uric_uri2003(void);

#endif

static const short _accept_url1994_key_offsets[] = {
	0, 0, 58, 68, 83, 89, 95, 109,
	115, 121, 127, 133, 147, 153, 159, 175,
	191, 206, 207, 224, 239, 245, 251, 268,
	286, 303, 321, 338, 356, 373, 391, 397,
	403, 420, 438, 451, 457, 463, 479, 495,
	511, 527, 543, 558, 559, 565, 568, 570,
	573, 575, 578, 580, 594, 600, 606, 608,
	614, 620, 636, 652, 668, 683, 684, 690,
	693, 695, 698, 700, 703, 705, 707, 713,
	719, 735, 751, 767, 783, 799, 815, 831,
	846, 847, 853, 856, 858, 861, 863, 866,
	868, 872, 874, 877, 893, 909, 925, 941,
	957, 972, 973, 990, 1005, 1011, 1017, 1034,
	1052, 1069, 1087, 1104, 1122, 1139, 1156, 1162,
	1168, 1184, 1200, 1216, 1231, 1232, 1238, 1241,
	1243, 1246, 1248, 1251, 1253, 1257, 1271, 1277,
	1283, 1297, 1299, 1302, 1315, 1321, 1327, 1337,
	1352, 1358, 1364, 1370, 1376, 1390, 1396, 1402,
	1418, 1434, 1449, 1450, 1467, 1482, 1488, 1494,
	1511, 1529, 1546, 1564, 1581, 1599, 1616, 1634,
	1640, 1646, 1663, 1681, 1694, 1700, 1706, 1722,
	1738, 1754, 1770, 1786, 1801, 1802, 1808, 1811,
	1813, 1816, 1818, 1821, 1823, 1837, 1843, 1849,
	1851, 1857, 1863, 1879, 1895, 1911, 1926, 1927,
	1933, 1936, 1938, 1941, 1943, 1946, 1948, 1950,
	1956, 1962, 1978, 1994, 2010, 2026, 2042, 2058,
	2074, 2089, 2090, 2096, 2099, 2101, 2104, 2106,
	2109, 2111, 2115, 2117, 2120, 2136, 2152, 2168,
	2184, 2200, 2215, 2216, 2233, 2248, 2254, 2260,
	2277, 2295, 2312, 2330, 2347, 2365, 2382, 2399,
	2415, 2431, 2447, 2462, 2463, 2469, 2472, 2474,
	2477, 2479, 2482, 2484, 2488, 2502, 2508, 2514,
	2528, 2530, 2533, 2546, 2552, 2558, 2562, 2566,
	2567, 2568, 2569, 2570, 2571, 2572, 2573, 2574,
	2575, 2576, 2577, 2578, 2579, 2580, 2581, 2582,
	2583, 2587, 2588, 2589, 2590, 2591, 2592, 2608,
	2623, 2629, 2635, 2652, 2670, 2687, 2705, 2722,
	2740, 2757, 2758, 2759, 2760, 2761, 2762, 2766,
	2779, 2785, 2791, 2793, 2794, 2795, 2796, 2797,
	2798, 2799, 2800, 2801, 2815, 2830, 2836, 2842,
	2857, 2858, 2859, 2860, 2861, 2862, 2863, 2864,
	2865, 2866, 2867, 2868, 2869, 2870, 2876, 2879,
	2881, 2884, 2886, 2889, 2891, 2895, 2909, 2915,
	2921, 2923, 2926, 2939, 2945, 2951, 2952, 2953,
	2954, 2955, 2956, 2957, 2958, 2964, 2967, 2969,
	2972, 2974, 2977, 2979, 2983, 2997, 3010, 3016,
	3022, 3024, 3027, 3040, 3046, 3052, 3066, 3067,
	3068, 3069, 3070, 3071, 3072, 3073, 3074, 3075,
	3076, 3082, 3083, 3084, 3085, 3086, 3087, 3088,
	3089, 3090, 3091, 3092, 3093, 3094, 3095, 3096,
	3097, 3098, 3104, 3107, 3109, 3112, 3114, 3117,
	3119, 3125, 3128, 3130, 3133, 3135, 3138, 3140,
	3154, 3160, 3166, 3178, 3190, 3196, 3202, 3206,
	3208, 3214, 3221, 3222, 3226, 3228, 3234, 3240,
	3246, 3261, 3267, 3273, 3290, 3305, 3311, 3317,
	3334, 3352, 3369, 3387, 3404, 3422, 3439, 3456,
	3462, 3468, 3480, 3491, 3505, 3517, 3528, 3539,
	3549, 3560, 3566, 3571, 3584, 3595, 3601, 3606,
	3619, 3630, 3641, 3657, 3673, 3686, 3697, 3710,
	3723, 3735, 3748, 3760, 3772, 3783, 3795, 3800,
	3804, 3818, 3830, 3835, 3839, 3853, 3865, 3877,
	3894, 3911, 3923, 3937, 3954, 3969, 3971, 3986,
	3992, 3995, 3995, 4007, 4026, 4038, 4051, 4062,
	4080, 4098, 4111, 4125, 4139, 4152, 4166, 4180,
	4194, 4208, 4222, 4235, 4249, 4263, 4277, 4290,
	4304, 4318, 4332, 4346, 4360, 4374, 4388, 4401,
	4415, 4429, 4443, 4457, 4471, 4484, 4498, 4512,
	4526
};

static const unsigned char _accept_url1994_trans_keys[] = {
	0u, 3u, 5u, 6u, 7u, 8u, 9u, 10u,
	11u, 12u, 13u, 14u, 16u, 21u, 22u, 25u,
	26u, 27u, 28u, 29u, 32u, 33u, 36u, 42u,
	43u, 44u, 45u, 46u, 47u, 48u, 49u, 50u,
	51u, 52u, 53u, 54u, 55u, 56u, 57u, 58u,
	1u, 2u, 4u, 15u, 17u, 18u, 19u, 20u,
	23u, 24u, 30u, 31u, 34u, 35u, 37u, 39u,
	40u, 41u, 102u, 103u, 104u, 112u, 116u, 119u,
	65u, 90u, 97u, 122u, 37u, 58u, 95u, 32u,
	34u, 36u, 42u, 44u, 46u, 48u, 59u, 64u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 37u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 37u, 95u, 32u,
	34u, 36u, 42u, 44u, 46u, 48u, 59u, 64u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 37u,
	58u, 95u, 116u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 112u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 47u, 37u,
	64u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	37u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 37u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 37u, 46u, 64u, 95u,
	32u, 34u, 36u, 42u, 44u, 45u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 37u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	46u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	45u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 37u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 37u, 46u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 45u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 37u, 64u, 95u, 32u,
	34u, 36u, 42u, 44u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 37u, 47u, 58u,
	59u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 37u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 37u, 47u, 64u, 95u,
	32u, 34u, 36u, 42u, 44u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 37u, 47u,
	95u, 32u, 34u, 36u, 42u, 44u, 59u, 64u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 37u,
	58u, 95u, 111u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 112u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 104u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 101u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 114u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 47u, 48u,
	57u, 65u, 90u, 97u, 122u, 46u, 48u, 57u,
	48u, 57u, 46u, 48u, 57u, 48u, 57u, 46u,
	48u, 57u, 48u, 57u, 37u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 37u, 58u, 95u, 116u,
	32u, 34u, 36u, 42u, 44u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 37u, 58u, 95u, 116u,
	32u, 34u, 36u, 42u, 44u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 37u, 58u, 95u, 112u,
	32u, 34u, 36u, 42u, 44u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 37u, 58u, 95u, 32u,
	34u, 36u, 42u, 44u, 46u, 48u, 59u, 64u,
	90u, 97u, 122u, 47u, 48u, 57u, 65u, 90u,
	97u, 122u, 46u, 48u, 57u, 48u, 57u, 46u,
	48u, 57u, 48u, 57u, 46u, 48u, 57u, 48u,
	57u, 48u, 57u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 37u,
	58u, 95u, 114u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 111u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 115u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 112u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 101u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 114u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 111u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 47u, 48u,
	57u, 65u, 90u, 97u, 122u, 46u, 48u, 57u,
	48u, 57u, 46u, 48u, 57u, 48u, 57u, 46u,
	48u, 57u, 48u, 57u, 47u, 58u, 48u, 57u,
	48u, 57u, 47u, 48u, 57u, 37u, 58u, 95u,
	101u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 37u, 58u, 95u,
	108u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 37u, 58u, 95u,
	110u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 37u, 58u, 95u,
	101u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 37u, 58u, 95u,
	116u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 37u, 58u, 95u,
	32u, 34u, 36u, 42u, 44u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 47u, 37u, 64u, 95u,
	32u, 34u, 36u, 42u, 44u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 37u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 37u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 37u, 46u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 45u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 37u, 64u, 95u, 32u,
	34u, 36u, 42u, 44u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 37u, 46u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 45u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	64u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	37u, 46u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 45u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 37u, 64u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 37u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	37u, 58u, 95u, 97u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 98u, 122u,
	37u, 58u, 95u, 105u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	37u, 58u, 95u, 115u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	37u, 58u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 47u,
	48u, 57u, 65u, 90u, 97u, 122u, 46u, 48u,
	57u, 48u, 57u, 46u, 48u, 57u, 48u, 57u,
	46u, 48u, 57u, 48u, 57u, 47u, 58u, 48u,
	57u, 37u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 37u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 59u, 64u, 90u, 97u,
	122u, 48u, 57u, 47u, 48u, 57u, 37u, 47u,
	95u, 32u, 34u, 36u, 42u, 44u, 59u, 64u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 102u,
	103u, 104u, 112u, 116u, 119u, 65u, 90u, 97u,
	122u, 37u, 58u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	37u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 37u, 58u, 95u, 116u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 112u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 59u, 64u, 90u, 97u,
	122u, 47u, 37u, 64u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 37u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 37u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	46u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	45u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 37u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 37u, 46u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 45u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 37u, 64u, 95u, 32u,
	34u, 36u, 42u, 44u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 37u, 46u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 45u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	64u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	37u, 47u, 58u, 59u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 37u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	47u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 37u, 47u, 95u, 32u, 34u, 36u, 42u,
	44u, 59u, 64u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 37u, 58u, 95u, 111u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 112u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 104u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 101u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 114u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 59u, 64u, 90u, 97u,
	122u, 47u, 48u, 57u, 65u, 90u, 97u, 122u,
	46u, 48u, 57u, 48u, 57u, 46u, 48u, 57u,
	48u, 57u, 46u, 48u, 57u, 48u, 57u, 37u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 37u,
	58u, 95u, 116u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 116u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 112u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 47u, 48u,
	57u, 65u, 90u, 97u, 122u, 46u, 48u, 57u,
	48u, 57u, 46u, 48u, 57u, 48u, 57u, 46u,
	48u, 57u, 48u, 57u, 48u, 57u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 37u, 58u, 95u, 114u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 111u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 115u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 112u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 101u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 114u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 111u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 58u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 59u, 64u, 90u, 97u,
	122u, 47u, 48u, 57u, 65u, 90u, 97u, 122u,
	46u, 48u, 57u, 48u, 57u, 46u, 48u, 57u,
	48u, 57u, 46u, 48u, 57u, 48u, 57u, 47u,
	58u, 48u, 57u, 48u, 57u, 47u, 48u, 57u,
	37u, 58u, 95u, 101u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	37u, 58u, 95u, 108u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	37u, 58u, 95u, 110u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	37u, 58u, 95u, 101u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	37u, 58u, 95u, 116u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	37u, 58u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 47u,
	37u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 37u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 37u, 64u, 95u, 32u,
	34u, 36u, 42u, 44u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 37u, 46u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 45u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	64u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	37u, 46u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 45u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 37u, 64u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 37u, 46u, 64u, 95u, 32u,
	34u, 36u, 42u, 44u, 45u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 37u, 64u, 95u,
	32u, 34u, 36u, 42u, 44u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 37u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	58u, 95u, 97u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 98u, 122u, 37u,
	58u, 95u, 105u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 115u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	58u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 47u, 48u,
	57u, 65u, 90u, 97u, 122u, 46u, 48u, 57u,
	48u, 57u, 46u, 48u, 57u, 48u, 57u, 46u,
	48u, 57u, 48u, 57u, 47u, 58u, 48u, 57u,
	37u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 37u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	48u, 57u, 47u, 48u, 57u, 37u, 47u, 95u,
	32u, 34u, 36u, 42u, 44u, 59u, 64u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 65u, 90u,
	97u, 122u, 65u, 90u, 97u, 122u, 104u, 116u,
	116u, 112u, 58u, 47u, 102u, 116u, 112u, 58u,
	47u, 97u, 102u, 115u, 58u, 47u, 47u, 65u,
	90u, 97u, 122u, 110u, 101u, 119u, 115u, 58u,
	37u, 42u, 64u, 95u, 32u, 34u, 36u, 41u,
	44u, 46u, 48u, 59u, 65u, 90u, 97u, 122u,
	37u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 37u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 37u, 46u, 64u, 95u,
	32u, 34u, 36u, 42u, 44u, 45u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 37u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	46u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	45u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 37u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 37u, 46u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 45u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 37u, 64u, 95u, 32u,
	34u, 36u, 42u, 44u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 110u, 110u, 116u,
	112u, 58u, 65u, 90u, 97u, 122u, 37u, 47u,
	95u, 32u, 34u, 36u, 42u, 44u, 59u, 64u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 109u, 97u, 105u, 108u, 116u, 111u, 58u,
	58u, 37u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 37u,
	64u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 59u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 37u, 64u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 59u, 65u, 90u, 97u,
	122u, 119u, 97u, 105u, 115u, 58u, 47u, 119u,
	97u, 105u, 115u, 58u, 47u, 47u, 48u, 57u,
	65u, 90u, 97u, 122u, 46u, 48u, 57u, 48u,
	57u, 46u, 48u, 57u, 48u, 57u, 46u, 48u,
	57u, 48u, 57u, 47u, 58u, 48u, 57u, 37u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 47u, 48u, 57u, 37u, 47u,
	95u, 32u, 34u, 36u, 42u, 44u, 59u, 64u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 119u,
	97u, 105u, 115u, 58u, 47u, 47u, 48u, 57u,
	65u, 90u, 97u, 122u, 46u, 48u, 57u, 48u,
	57u, 46u, 48u, 57u, 48u, 57u, 46u, 48u,
	57u, 48u, 57u, 47u, 58u, 48u, 57u, 37u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 37u, 47u, 95u,
	32u, 34u, 36u, 42u, 44u, 59u, 64u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	47u, 48u, 57u, 37u, 47u, 95u, 32u, 34u,
	36u, 42u, 44u, 59u, 64u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 37u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 112u, 114u, 111u, 115u, 112u, 101u,
	114u, 111u, 58u, 47u, 48u, 57u, 65u, 90u,
	97u, 122u, 116u, 101u, 108u, 110u, 101u, 116u,
	58u, 47u, 103u, 111u, 112u, 104u, 101u, 114u,
	58u, 47u, 48u, 57u, 65u, 90u, 97u, 122u,
	46u, 48u, 57u, 48u, 57u, 46u, 48u, 57u,
	48u, 57u, 46u, 48u, 57u, 48u, 57u, 48u,
	57u, 65u, 90u, 97u, 122u, 46u, 48u, 57u,
	48u, 57u, 46u, 48u, 57u, 48u, 57u, 46u,
	48u, 57u, 48u, 57u, 37u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 37u, 95u,
	32u, 34u, 36u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 37u, 95u, 32u, 34u, 36u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 65u, 90u, 97u, 122u, 48u, 57u,
	36u, 38u, 64u, 95u, 45u, 46u, 44u, 32u,
	34u, 39u, 42u, 58u, 59u, 37u, 91u, 94u,
	123u, 126u, 60u, 62u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 37u, 59u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	57u, 64u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 37u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 37u, 64u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 59u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 37u, 64u, 95u,
	32u, 34u, 36u, 42u, 44u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 37u, 46u,
	64u, 95u, 32u, 34u, 36u, 42u, 44u, 45u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	37u, 64u, 95u, 32u, 34u, 36u, 42u, 44u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 37u, 46u, 64u, 95u, 32u, 34u, 36u,
	42u, 44u, 45u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 37u, 64u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 37u, 46u, 64u, 95u,
	32u, 34u, 36u, 42u, 44u, 45u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 37u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	64u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 35u, 37u, 63u, 95u,
	32u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	35u, 37u, 47u, 63u, 95u, 32u, 59u, 64u,
	90u, 97u, 122u, 37u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 59u, 64u, 90u, 97u,
	122u, 35u, 37u, 43u, 95u, 32u, 46u, 48u,
	59u, 64u, 90u, 97u, 122u, 35u, 37u, 47u,
	63u, 95u, 32u, 59u, 64u, 90u, 97u, 122u,
	35u, 37u, 95u, 32u, 46u, 48u, 59u, 64u,
	90u, 97u, 122u, 35u, 37u, 47u, 95u, 32u,
	59u, 64u, 90u, 97u, 122u, 35u, 37u, 47u,
	63u, 95u, 32u, 59u, 64u, 90u, 97u, 122u,
	35u, 47u, 58u, 63u, 48u, 57u, 35u, 47u,
	63u, 48u, 57u, 35u, 37u, 47u, 63u, 95u,
	32u, 42u, 44u, 59u, 64u, 90u, 97u, 122u,
	35u, 37u, 47u, 63u, 95u, 32u, 59u, 64u,
	90u, 97u, 122u, 35u, 47u, 58u, 63u, 48u,
	57u, 35u, 47u, 63u, 48u, 57u, 35u, 37u,
	47u, 63u, 95u, 32u, 42u, 44u, 59u, 64u,
	90u, 97u, 122u, 35u, 37u, 47u, 63u, 95u,
	32u, 59u, 64u, 90u, 97u, 122u, 35u, 37u,
	47u, 63u, 95u, 32u, 59u, 64u, 90u, 97u,
	122u, 35u, 37u, 58u, 59u, 64u, 95u, 32u,
	42u, 44u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 35u, 37u, 64u, 95u, 32u, 42u, 44u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 35u, 37u, 95u, 32u, 42u, 44u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 35u, 37u,
	47u, 63u, 95u, 32u, 59u, 64u, 90u, 97u,
	122u, 35u, 37u, 47u, 63u, 95u, 32u, 42u,
	44u, 59u, 64u, 90u, 97u, 122u, 37u, 63u,
	95u, 32u, 34u, 36u, 46u, 48u, 59u, 64u,
	90u, 97u, 122u, 37u, 47u, 63u, 95u, 32u,
	34u, 36u, 59u, 64u, 90u, 97u, 122u, 37u,
	43u, 95u, 32u, 34u, 36u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 37u, 47u, 63u, 95u,
	32u, 34u, 36u, 59u, 64u, 90u, 97u, 122u,
	37u, 95u, 32u, 34u, 36u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 37u, 47u, 95u, 32u,
	34u, 36u, 59u, 64u, 90u, 97u, 122u, 37u,
	47u, 63u, 95u, 32u, 34u, 36u, 59u, 64u,
	90u, 97u, 122u, 47u, 58u, 63u, 48u, 57u,
	47u, 63u, 48u, 57u, 37u, 47u, 63u, 95u,
	32u, 34u, 36u, 42u, 44u, 59u, 64u, 90u,
	97u, 122u, 37u, 47u, 63u, 95u, 32u, 34u,
	36u, 59u, 64u, 90u, 97u, 122u, 47u, 58u,
	63u, 48u, 57u, 47u, 63u, 48u, 57u, 37u,
	47u, 63u, 95u, 32u, 34u, 36u, 42u, 44u,
	59u, 64u, 90u, 97u, 122u, 37u, 47u, 63u,
	95u, 32u, 34u, 36u, 59u, 64u, 90u, 97u,
	122u, 37u, 47u, 63u, 95u, 32u, 34u, 36u,
	59u, 64u, 90u, 97u, 122u, 37u, 58u, 59u,
	64u, 95u, 32u, 34u, 36u, 42u, 44u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 37u, 64u,
	95u, 32u, 34u, 36u, 42u, 44u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 37u,
	47u, 63u, 95u, 32u, 34u, 36u, 59u, 64u,
	90u, 97u, 122u, 37u, 47u, 63u, 95u, 32u,
	34u, 36u, 42u, 44u, 59u, 64u, 90u, 97u,
	122u, 37u, 64u, 95u, 32u, 34u, 36u, 42u,
	44u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 37u, 64u, 95u, 32u, 34u, 36u,
	42u, 44u, 46u, 48u, 59u, 65u, 90u, 97u,
	122u, 48u, 57u, 37u, 63u, 95u, 32u, 34u,
	36u, 42u, 44u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	58u, 48u, 57u, 37u, 95u, 32u, 34u, 36u,
	46u, 48u, 59u, 64u, 90u, 97u, 122u, 35u,
	37u, 47u, 59u, 63u, 64u, 95u, 102u, 103u,
	104u, 112u, 116u, 119u, 32u, 57u, 65u, 90u,
	97u, 122u, 35u, 37u, 47u, 59u, 63u, 95u,
	32u, 57u, 64u, 90u, 97u, 122u, 35u, 37u,
	43u, 59u, 95u, 32u, 46u, 48u, 57u, 64u,
	90u, 97u, 122u, 35u, 37u, 47u, 63u, 95u,
	32u, 59u, 64u, 90u, 97u, 122u, 35u, 37u,
	47u, 58u, 59u, 63u, 64u, 95u, 32u, 42u,
	44u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	35u, 37u, 47u, 63u, 64u, 95u, 32u, 42u,
	44u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 35u, 37u, 43u, 47u, 58u, 63u,
	95u, 32u, 59u, 64u, 90u, 97u, 122u, 35u,
	37u, 43u, 47u, 58u, 63u, 95u, 116u, 32u,
	59u, 64u, 90u, 97u, 122u, 35u, 37u, 43u,
	47u, 58u, 63u, 95u, 112u, 32u, 59u, 64u,
	90u, 97u, 122u, 35u, 37u, 43u, 47u, 58u,
	63u, 95u, 32u, 59u, 64u, 90u, 97u, 122u,
	35u, 37u, 43u, 47u, 58u, 63u, 95u, 111u,
	32u, 59u, 64u, 90u, 97u, 122u, 35u, 37u,
	43u, 47u, 58u, 63u, 95u, 112u, 32u, 59u,
	64u, 90u, 97u, 122u, 35u, 37u, 43u, 47u,
	58u, 63u, 95u, 104u, 32u, 59u, 64u, 90u,
	97u, 122u, 35u, 37u, 43u, 47u, 58u, 63u,
	95u, 101u, 32u, 59u, 64u, 90u, 97u, 122u,
	35u, 37u, 43u, 47u, 58u, 63u, 95u, 114u,
	32u, 59u, 64u, 90u, 97u, 122u, 35u, 37u,
	43u, 47u, 58u, 63u, 95u, 32u, 59u, 64u,
	90u, 97u, 122u, 35u, 37u, 43u, 47u, 58u,
	63u, 95u, 116u, 32u, 59u, 64u, 90u, 97u,
	122u, 35u, 37u, 43u, 47u, 58u, 63u, 95u,
	116u, 32u, 59u, 64u, 90u, 97u, 122u, 35u,
	37u, 43u, 47u, 58u, 63u, 95u, 112u, 32u,
	59u, 64u, 90u, 97u, 122u, 35u, 37u, 43u,
	47u, 58u, 63u, 95u, 32u, 59u, 64u, 90u,
	97u, 122u, 35u, 37u, 43u, 47u, 58u, 63u,
	95u, 114u, 32u, 59u, 64u, 90u, 97u, 122u,
	35u, 37u, 43u, 47u, 58u, 63u, 95u, 111u,
	32u, 59u, 64u, 90u, 97u, 122u, 35u, 37u,
	43u, 47u, 58u, 63u, 95u, 115u, 32u, 59u,
	64u, 90u, 97u, 122u, 35u, 37u, 43u, 47u,
	58u, 63u, 95u, 112u, 32u, 59u, 64u, 90u,
	97u, 122u, 35u, 37u, 43u, 47u, 58u, 63u,
	95u, 101u, 32u, 59u, 64u, 90u, 97u, 122u,
	35u, 37u, 43u, 47u, 58u, 63u, 95u, 114u,
	32u, 59u, 64u, 90u, 97u, 122u, 35u, 37u,
	43u, 47u, 58u, 63u, 95u, 111u, 32u, 59u,
	64u, 90u, 97u, 122u, 35u, 37u, 43u, 47u,
	58u, 63u, 95u, 32u, 59u, 64u, 90u, 97u,
	122u, 35u, 37u, 43u, 47u, 58u, 63u, 95u,
	101u, 32u, 59u, 64u, 90u, 97u, 122u, 35u,
	37u, 43u, 47u, 58u, 63u, 95u, 108u, 32u,
	59u, 64u, 90u, 97u, 122u, 35u, 37u, 43u,
	47u, 58u, 63u, 95u, 110u, 32u, 59u, 64u,
	90u, 97u, 122u, 35u, 37u, 43u, 47u, 58u,
	63u, 95u, 101u, 32u, 59u, 64u, 90u, 97u,
	122u, 35u, 37u, 43u, 47u, 58u, 63u, 95u,
	116u, 32u, 59u, 64u, 90u, 97u, 122u, 35u,
	37u, 43u, 47u, 58u, 63u, 95u, 32u, 59u,
	64u, 90u, 97u, 122u, 35u, 37u, 43u, 47u,
	58u, 63u, 95u, 97u, 32u, 59u, 64u, 90u,
	98u, 122u, 35u, 37u, 43u, 47u, 58u, 63u,
	95u, 105u, 32u, 59u, 64u, 90u, 97u, 122u,
	35u, 37u, 43u, 47u, 58u, 63u, 95u, 115u,
	32u, 59u, 64u, 90u, 97u, 122u, 35u, 37u,
	43u, 47u, 58u, 63u, 95u, 32u, 59u, 64u,
	90u, 97u, 122u, 0
};

static const char _accept_url1994_single_lengths[] = {
	0, 40, 6, 3, 0, 0, 2, 0,
	0, 0, 0, 2, 0, 0, 4, 4,
	3, 1, 3, 3, 0, 0, 3, 4,
	3, 4, 3, 4, 3, 6, 0, 0,
	3, 4, 3, 0, 0, 4, 4, 4,
	4, 4, 3, 1, 0, 1, 0, 1,
	0, 1, 0, 2, 0, 0, 0, 0,
	0, 4, 4, 4, 3, 1, 0, 1,
	0, 1, 0, 1, 0, 0, 0, 0,
	4, 4, 4, 4, 4, 4, 4, 3,
	1, 0, 1, 0, 1, 0, 1, 0,
	2, 0, 1, 4, 4, 4, 4, 4,
	3, 1, 3, 3, 0, 0, 3, 4,
	3, 4, 3, 4, 3, 3, 0, 0,
	4, 4, 4, 3, 1, 0, 1, 0,
	1, 0, 1, 0, 2, 2, 0, 0,
	2, 0, 1, 3, 0, 0, 6, 3,
	0, 0, 0, 0, 2, 0, 0, 4,
	4, 3, 1, 3, 3, 0, 0, 3,
	4, 3, 4, 3, 4, 3, 6, 0,
	0, 3, 4, 3, 0, 0, 4, 4,
	4, 4, 4, 3, 1, 0, 1, 0,
	1, 0, 1, 0, 2, 0, 0, 0,
	0, 0, 4, 4, 4, 3, 1, 0,
	1, 0, 1, 0, 1, 0, 0, 0,
	0, 4, 4, 4, 4, 4, 4, 4,
	3, 1, 0, 1, 0, 1, 0, 1,
	0, 2, 0, 1, 4, 4, 4, 4,
	4, 3, 1, 3, 3, 0, 0, 3,
	4, 3, 4, 3, 4, 3, 3, 4,
	4, 4, 3, 1, 0, 1, 0, 1,
	0, 1, 0, 2, 2, 0, 0, 2,
	0, 1, 3, 0, 0, 0, 0, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 1, 1, 1, 1, 1, 4, 3,
	0, 0, 3, 4, 3, 4, 3, 4,
	3, 1, 1, 1, 1, 1, 0, 3,
	0, 0, 0, 1, 1, 1, 1, 1,
	1, 1, 1, 2, 3, 0, 0, 3,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 0, 1, 0,
	1, 0, 1, 0, 2, 2, 0, 0,
	0, 1, 3, 0, 0, 1, 1, 1,
	1, 1, 1, 1, 0, 1, 0, 1,
	0, 1, 0, 2, 2, 3, 0, 0,
	0, 1, 3, 0, 0, 2, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 0, 1, 0, 1, 0, 1, 0,
	0, 1, 0, 1, 0, 1, 0, 2,
	0, 0, 2, 2, 0, 0, 0, 0,
	4, 1, 1, 0, 2, 0, 0, 0,
	3, 0, 0, 3, 3, 0, 0, 3,
	4, 3, 4, 3, 4, 3, 3, 0,
	0, 4, 5, 2, 4, 5, 3, 4,
	5, 4, 3, 5, 5, 4, 3, 5,
	5, 5, 6, 4, 3, 5, 5, 3,
	4, 3, 4, 2, 3, 4, 3, 2,
	4, 4, 3, 2, 4, 4, 4, 5,
	3, 4, 4, 3, 3, 0, 3, 0,
	1, 0, 2, 13, 6, 5, 5, 8,
	6, 7, 8, 8, 7, 8, 8, 8,
	8, 8, 7, 8, 8, 8, 7, 8,
	8, 8, 8, 8, 8, 8, 7, 8,
	8, 8, 8, 8, 7, 8, 8, 8,
	7
};

static const char _accept_url1994_range_lengths[] = {
	0, 9, 2, 6, 3, 3, 6, 3,
	3, 3, 3, 6, 3, 3, 6, 6,
	6, 0, 7, 6, 3, 3, 7, 7,
	7, 7, 7, 7, 7, 6, 3, 3,
	7, 7, 5, 3, 3, 6, 6, 6,
	6, 6, 6, 0, 3, 1, 1, 1,
	1, 1, 1, 6, 3, 3, 1, 3,
	3, 6, 6, 6, 6, 0, 3, 1,
	1, 1, 1, 1, 1, 1, 3, 3,
	6, 6, 6, 6, 6, 6, 6, 6,
	0, 3, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 6, 6, 6, 6, 6,
	6, 0, 7, 6, 3, 3, 7, 7,
	7, 7, 7, 7, 7, 7, 3, 3,
	6, 6, 6, 6, 0, 3, 1, 1,
	1, 1, 1, 1, 1, 6, 3, 3,
	6, 1, 1, 5, 3, 3, 2, 6,
	3, 3, 3, 3, 6, 3, 3, 6,
	6, 6, 0, 7, 6, 3, 3, 7,
	7, 7, 7, 7, 7, 7, 6, 3,
	3, 7, 7, 5, 3, 3, 6, 6,
	6, 6, 6, 6, 0, 3, 1, 1,
	1, 1, 1, 1, 6, 3, 3, 1,
	3, 3, 6, 6, 6, 6, 0, 3,
	1, 1, 1, 1, 1, 1, 1, 3,
	3, 6, 6, 6, 6, 6, 6, 6,
	6, 0, 3, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 6, 6, 6, 6,
	6, 6, 0, 7, 6, 3, 3, 7,
	7, 7, 7, 7, 7, 7, 7, 6,
	6, 6, 6, 0, 3, 1, 1, 1,
	1, 1, 1, 1, 6, 3, 3, 6,
	1, 1, 5, 3, 3, 2, 2, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	2, 0, 0, 0, 0, 0, 6, 6,
	3, 3, 7, 7, 7, 7, 7, 7,
	7, 0, 0, 0, 0, 0, 2, 5,
	3, 3, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 6, 6, 3, 3, 6,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 3, 1, 1,
	1, 1, 1, 1, 1, 6, 3, 3,
	1, 1, 5, 3, 3, 0, 0, 0,
	0, 0, 0, 0, 3, 1, 1, 1,
	1, 1, 1, 1, 6, 5, 3, 3,
	1, 1, 5, 3, 3, 6, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	3, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 3, 1, 1, 1, 1, 1, 1,
	3, 1, 1, 1, 1, 1, 1, 6,
	3, 3, 5, 5, 3, 3, 2, 1,
	1, 3, 0, 2, 0, 3, 3, 3,
	6, 3, 3, 7, 6, 3, 3, 7,
	7, 7, 7, 7, 7, 7, 7, 3,
	3, 4, 3, 6, 4, 3, 4, 3,
	3, 1, 1, 4, 3, 1, 1, 4,
	3, 3, 5, 6, 5, 3, 4, 5,
	4, 5, 4, 5, 4, 4, 1, 1,
	5, 4, 1, 1, 5, 4, 4, 6,
	7, 4, 5, 7, 6, 1, 6, 3,
	1, 0, 5, 3, 3, 4, 3, 5,
	6, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3
};

static const short _accept_url1994_index_offsets[] = {
	0, 0, 50, 59, 69, 73, 77, 86,
	90, 94, 98, 102, 111, 115, 119, 130,
	141, 151, 153, 164, 174, 178, 182, 193,
	205, 216, 228, 239, 251, 262, 275, 279,
	283, 294, 306, 315, 319, 323, 334, 345,
	356, 367, 378, 388, 390, 394, 397, 399,
	402, 404, 407, 409, 418, 422, 426, 428,
	432, 436, 447, 458, 469, 479, 481, 485,
	488, 490, 493, 495, 498, 500, 502, 506,
	510, 521, 532, 543, 554, 565, 576, 587,
	597, 599, 603, 606, 608, 611, 613, 616,
	618, 622, 624, 627, 638, 649, 660, 671,
	682, 692, 694, 705, 715, 719, 723, 734,
	746, 757, 769, 780, 792, 803, 814, 818,
	822, 833, 844, 855, 865, 867, 871, 874,
	876, 879, 881, 884, 886, 890, 899, 903,
	907, 916, 918, 921, 930, 934, 938, 947,
	957, 961, 965, 969, 973, 982, 986, 990,
	1001, 1012, 1022, 1024, 1035, 1045, 1049, 1053,
	1064, 1076, 1087, 1099, 1110, 1122, 1133, 1146,
	1150, 1154, 1165, 1177, 1186, 1190, 1194, 1205,
	1216, 1227, 1238, 1249, 1259, 1261, 1265, 1268,
	1270, 1273, 1275, 1278, 1280, 1289, 1293, 1297,
	1299, 1303, 1307, 1318, 1329, 1340, 1350, 1352,
	1356, 1359, 1361, 1364, 1366, 1369, 1371, 1373,
	1377, 1381, 1392, 1403, 1414, 1425, 1436, 1447,
	1458, 1468, 1470, 1474, 1477, 1479, 1482, 1484,
	1487, 1489, 1493, 1495, 1498, 1509, 1520, 1531,
	1542, 1553, 1563, 1565, 1576, 1586, 1590, 1594,
	1605, 1617, 1628, 1640, 1651, 1663, 1674, 1685,
	1696, 1707, 1718, 1728, 1730, 1734, 1737, 1739,
	1742, 1744, 1747, 1749, 1753, 1762, 1766, 1770,
	1779, 1781, 1784, 1793, 1797, 1801, 1804, 1807,
	1809, 1811, 1813, 1815, 1817, 1819, 1821, 1823,
	1825, 1827, 1829, 1831, 1833, 1835, 1837, 1839,
	1841, 1844, 1846, 1848, 1850, 1852, 1854, 1865,
	1875, 1879, 1883, 1894, 1906, 1917, 1929, 1940,
	1952, 1963, 1965, 1967, 1969, 1971, 1973, 1976,
	1985, 1989, 1993, 1995, 1997, 1999, 2001, 2003,
	2005, 2007, 2009, 2011, 2020, 2030, 2034, 2038,
	2048, 2050, 2052, 2054, 2056, 2058, 2060, 2062,
	2064, 2066, 2068, 2070, 2072, 2074, 2078, 2081,
	2083, 2086, 2088, 2091, 2093, 2097, 2106, 2110,
	2114, 2116, 2119, 2128, 2132, 2136, 2138, 2140,
	2142, 2144, 2146, 2148, 2150, 2154, 2157, 2159,
	2162, 2164, 2167, 2169, 2173, 2182, 2191, 2195,
	2199, 2201, 2204, 2213, 2217, 2221, 2230, 2232,
	2234, 2236, 2238, 2240, 2242, 2244, 2246, 2248,
	2250, 2254, 2256, 2258, 2260, 2262, 2264, 2266,
	2268, 2270, 2272, 2274, 2276, 2278, 2280, 2282,
	2284, 2286, 2290, 2293, 2295, 2298, 2300, 2303,
	2305, 2309, 2312, 2314, 2317, 2319, 2322, 2324,
	2333, 2337, 2341, 2349, 2357, 2361, 2365, 2368,
	2370, 2376, 2381, 2383, 2386, 2389, 2393, 2397,
	2401, 2411, 2415, 2419, 2430, 2440, 2444, 2448,
	2459, 2471, 2482, 2494, 2505, 2517, 2528, 2539,
	2543, 2547, 2556, 2565, 2574, 2583, 2592, 2600,
	2608, 2617, 2623, 2628, 2638, 2647, 2653, 2658,
	2668, 2677, 2686, 2698, 2709, 2718, 2727, 2737,
	2746, 2755, 2764, 2773, 2781, 2789, 2798, 2803,
	2807, 2817, 2826, 2831, 2835, 2845, 2854, 2863,
	2875, 2886, 2895, 2905, 2916, 2926, 2928, 2938,
	2942, 2945, 2946, 2954, 2971, 2981, 2991, 3000,
	3014, 3027, 3038, 3050, 3062, 3073, 3085, 3097,
	3109, 3121, 3133, 3144, 3156, 3168, 3180, 3191,
	3203, 3215, 3227, 3239, 3251, 3263, 3275, 3286,
	3298, 3310, 3322, 3334, 3346, 3357, 3369, 3381,
	3393
};

static const short _accept_url1994_trans_targs[] = {
	2, 261, 263, 269, 274, 281, 297, 307,
	320, 326, 349, 286, 373, 475, 306, 385,
	393, 227, 401, 408, 414, 306, 140, 6,
	418, 419, 262, 422, 423, 424, 425, 426,
	417, 427, 428, 306, 429, 384, 497, 499,
	134, 262, 6, 374, 384, 262, 475, 6,
	415, 0, 14, 37, 57, 72, 91, 112,
	3, 3, 0, 4, 449, 3, 3, 3,
	3, 3, 3, 3, 0, 5, 5, 5,
	0, 3, 3, 3, 0, 7, 451, 451,
	451, 451, 451, 451, 451, 0, 8, 8,
	8, 0, 451, 451, 451, 0, 10, 10,
	10, 0, 450, 450, 450, 0, 12, 452,
	452, 452, 452, 452, 452, 452, 0, 13,
	13, 13, 0, 452, 452, 452, 0, 4,
	449, 3, 15, 3, 3, 3, 3, 3,
	3, 0, 4, 449, 3, 16, 3, 3,
	3, 3, 3, 3, 0, 4, 453, 3,
	3, 3, 3, 3, 3, 3, 0, 18,
	0, 20, 19, 19, 19, 19, 19, 23,
	19, 34, 34, 0, 20, 22, 19, 19,
	19, 19, 19, 19, 19, 0, 21, 21,
	21, 0, 19, 19, 19, 0, 20, 22,
	19, 19, 19, 19, 23, 19, 34, 34,
	0, 20, 24, 22, 19, 19, 19, 19,
	23, 19, 19, 19, 0, 20, 22, 19,
	19, 19, 19, 25, 19, 19, 19, 0,
	20, 26, 22, 19, 19, 19, 19, 25,
	19, 19, 19, 0, 20, 22, 19, 19,
	19, 19, 27, 19, 19, 19, 0, 20,
	28, 22, 19, 19, 19, 19, 27, 19,
	19, 19, 0, 20, 22, 19, 19, 19,
	19, 29, 19, 19, 19, 0, 20, 454,
	32, 19, 22, 19, 19, 19, 19, 29,
	19, 19, 0, 31, 31, 31, 0, 455,
	455, 455, 0, 20, 22, 19, 19, 19,
	19, 33, 19, 19, 19, 0, 20, 454,
	22, 19, 19, 19, 19, 33, 19, 19,
	19, 0, 35, 454, 34, 34, 34, 34,
	34, 34, 0, 36, 36, 36, 0, 34,
	34, 34, 0, 4, 449, 3, 38, 3,
	3, 3, 3, 3, 3, 0, 4, 449,
	3, 39, 3, 3, 3, 3, 3, 3,
	0, 4, 449, 3, 40, 3, 3, 3,
	3, 3, 3, 0, 4, 449, 3, 41,
	3, 3, 3, 3, 3, 3, 0, 4,
	449, 3, 42, 3, 3, 3, 3, 3,
	3, 0, 4, 456, 3, 3, 3, 3,
	3, 3, 3, 0, 44, 0, 45, 459,
	459, 0, 46, 45, 0, 47, 0, 48,
	47, 0, 49, 0, 50, 49, 0, 457,
	0, 52, 449, 449, 449, 449, 449, 449,
	449, 0, 53, 53, 53, 0, 449, 449,
	449, 0, 458, 0, 56, 56, 56, 0,
	459, 459, 459, 0, 4, 449, 3, 58,
	3, 3, 3, 3, 3, 3, 0, 4,
	449, 3, 59, 3, 3, 3, 3, 3,
	3, 0, 4, 449, 3, 60, 3, 3,
	3, 3, 3, 3, 0, 4, 460, 3,
	3, 3, 3, 3, 3, 3, 0, 62,
	0, 63, 463, 463, 0, 64, 63, 0,
	65, 0, 66, 65, 0, 67, 0, 68,
	67, 0, 461, 0, 462, 0, 71, 71,
	71, 0, 463, 463, 463, 0, 4, 449,
	3, 73, 3, 3, 3, 3, 3, 3,
	0, 4, 449, 3, 74, 3, 3, 3,
	3, 3, 3, 0, 4, 449, 3, 75,
	3, 3, 3, 3, 3, 3, 0, 4,
	449, 3, 76, 3, 3, 3, 3, 3,
	3, 0, 4, 449, 3, 77, 3, 3,
	3, 3, 3, 3, 0, 4, 449, 3,
	78, 3, 3, 3, 3, 3, 3, 0,
	4, 449, 3, 79, 3, 3, 3, 3,
	3, 3, 0, 4, 464, 3, 3, 3,
	3, 3, 3, 3, 0, 81, 0, 82,
	34, 34, 0, 83, 82, 0, 84, 0,
	85, 84, 0, 86, 0, 87, 86, 0,
	88, 0, 454, 89, 88, 0, 90, 0,
	454, 90, 0, 4, 449, 3, 92, 3,
	3, 3, 3, 3, 3, 0, 4, 449,
	3, 93, 3, 3, 3, 3, 3, 3,
	0, 4, 449, 3, 94, 3, 3, 3,
	3, 3, 3, 0, 4, 449, 3, 95,
	3, 3, 3, 3, 3, 3, 0, 4,
	449, 3, 96, 3, 3, 3, 3, 3,
	3, 0, 4, 465, 3, 3, 3, 3,
	3, 3, 3, 0, 98, 0, 100, 99,
	99, 99, 99, 99, 103, 99, 468, 468,
	0, 100, 102, 99, 99, 99, 99, 99,
	99, 99, 0, 101, 101, 101, 0, 99,
	99, 99, 0, 100, 102, 99, 99, 99,
	99, 103, 99, 468, 468, 0, 100, 104,
	102, 99, 99, 99, 99, 103, 99, 99,
	99, 0, 100, 102, 99, 99, 99, 99,
	105, 99, 99, 99, 0, 100, 106, 102,
	99, 99, 99, 99, 105, 99, 99, 99,
	0, 100, 102, 99, 99, 99, 99, 107,
	99, 99, 99, 0, 100, 108, 102, 99,
	99, 99, 99, 107, 99, 99, 99, 0,
	100, 102, 99, 99, 99, 99, 466, 99,
	99, 99, 0, 100, 102, 99, 99, 99,
	99, 467, 99, 99, 99, 0, 111, 111,
	111, 0, 468, 468, 468, 0, 4, 449,
	3, 113, 3, 3, 3, 3, 3, 3,
	0, 4, 449, 3, 114, 3, 3, 3,
	3, 3, 3, 0, 4, 449, 3, 115,
	3, 3, 3, 3, 3, 3, 0, 4,
	469, 3, 3, 3, 3, 3, 3, 3,
	0, 117, 0, 118, 131, 131, 0, 119,
	118, 0, 120, 0, 121, 120, 0, 122,
	0, 123, 122, 0, 124, 0, 125, 129,
	124, 0, 126, 470, 470, 470, 470, 470,
	470, 470, 0, 127, 127, 127, 0, 470,
	470, 470, 0, 35, 34, 34, 34, 34,
	34, 34, 34, 0, 130, 0, 125, 130,
	0, 132, 125, 131, 131, 131, 131, 131,
	131, 0, 133, 133, 133, 0, 131, 131,
	131, 0, 143, 166, 186, 201, 220, 239,
	135, 135, 0, 136, 471, 135, 135, 135,
	135, 135, 135, 135, 0, 137, 137, 137,
	0, 135, 135, 135, 0, 139, 139, 139,
	0, 472, 472, 472, 0, 141, 473, 473,
	473, 473, 473, 473, 473, 0, 142, 142,
	142, 0, 473, 473, 473, 0, 136, 471,
	135, 144, 135, 135, 135, 135, 135, 135,
	0, 136, 471, 135, 145, 135, 135, 135,
	135, 135, 135, 0, 136, 474, 135, 135,
	135, 135, 135, 135, 135, 0, 147, 0,
	149, 148, 148, 148, 148, 148, 152, 148,
	163, 163, 0, 149, 151, 148, 148, 148,
	148, 148, 148, 148, 0, 150, 150, 150,
	0, 148, 148, 148, 0, 149, 151, 148,
	148, 148, 148, 152, 148, 163, 163, 0,
	149, 153, 151, 148, 148, 148, 148, 152,
	148, 148, 148, 0, 149, 151, 148, 148,
	148, 148, 154, 148, 148, 148, 0, 149,
	155, 151, 148, 148, 148, 148, 154, 148,
	148, 148, 0, 149, 151, 148, 148, 148,
	148, 156, 148, 148, 148, 0, 149, 157,
	151, 148, 148, 148, 148, 156, 148, 148,
	148, 0, 149, 151, 148, 148, 148, 148,
	158, 148, 148, 148, 0, 149, 475, 161,
	148, 151, 148, 148, 148, 148, 158, 148,
	148, 0, 160, 160, 160, 0, 476, 476,
	476, 0, 149, 151, 148, 148, 148, 148,
	162, 148, 148, 148, 0, 149, 475, 151,
	148, 148, 148, 148, 162, 148, 148, 148,
	0, 164, 475, 163, 163, 163, 163, 163,
	163, 0, 165, 165, 165, 0, 163, 163,
	163, 0, 136, 471, 135, 167, 135, 135,
	135, 135, 135, 135, 0, 136, 471, 135,
	168, 135, 135, 135, 135, 135, 135, 0,
	136, 471, 135, 169, 135, 135, 135, 135,
	135, 135, 0, 136, 471, 135, 170, 135,
	135, 135, 135, 135, 135, 0, 136, 471,
	135, 171, 135, 135, 135, 135, 135, 135,
	0, 136, 477, 135, 135, 135, 135, 135,
	135, 135, 0, 173, 0, 174, 480, 480,
	0, 175, 174, 0, 176, 0, 177, 176,
	0, 178, 0, 179, 178, 0, 478, 0,
	181, 471, 471, 471, 471, 471, 471, 471,
	0, 182, 182, 182, 0, 471, 471, 471,
	0, 479, 0, 185, 185, 185, 0, 480,
	480, 480, 0, 136, 471, 135, 187, 135,
	135, 135, 135, 135, 135, 0, 136, 471,
	135, 188, 135, 135, 135, 135, 135, 135,
	0, 136, 471, 135, 189, 135, 135, 135,
	135, 135, 135, 0, 136, 481, 135, 135,
	135, 135, 135, 135, 135, 0, 191, 0,
	192, 484, 484, 0, 193, 192, 0, 194,
	0, 195, 194, 0, 196, 0, 197, 196,
	0, 482, 0, 483, 0, 200, 200, 200,
	0, 484, 484, 484, 0, 136, 471, 135,
	202, 135, 135, 135, 135, 135, 135, 0,
	136, 471, 135, 203, 135, 135, 135, 135,
	135, 135, 0, 136, 471, 135, 204, 135,
	135, 135, 135, 135, 135, 0, 136, 471,
	135, 205, 135, 135, 135, 135, 135, 135,
	0, 136, 471, 135, 206, 135, 135, 135,
	135, 135, 135, 0, 136, 471, 135, 207,
	135, 135, 135, 135, 135, 135, 0, 136,
	471, 135, 208, 135, 135, 135, 135, 135,
	135, 0, 136, 485, 135, 135, 135, 135,
	135, 135, 135, 0, 210, 0, 211, 163,
	163, 0, 212, 211, 0, 213, 0, 214,
	213, 0, 215, 0, 216, 215, 0, 217,
	0, 475, 218, 217, 0, 219, 0, 475,
	219, 0, 136, 471, 135, 221, 135, 135,
	135, 135, 135, 135, 0, 136, 471, 135,
	222, 135, 135, 135, 135, 135, 135, 0,
	136, 471, 135, 223, 135, 135, 135, 135,
	135, 135, 0, 136, 471, 135, 224, 135,
	135, 135, 135, 135, 135, 0, 136, 471,
	135, 225, 135, 135, 135, 135, 135, 135,
	0, 136, 486, 135, 135, 135, 135, 135,
	135, 135, 0, 227, 0, 229, 228, 228,
	228, 228, 228, 232, 228, 451, 451, 0,
	229, 231, 228, 228, 228, 228, 228, 228,
	228, 0, 230, 230, 230, 0, 228, 228,
	228, 0, 229, 231, 228, 228, 228, 228,
	232, 228, 451, 451, 0, 229, 233, 231,
	228, 228, 228, 228, 232, 228, 228, 228,
	0, 229, 231, 228, 228, 228, 228, 234,
	228, 228, 228, 0, 229, 235, 231, 228,
	228, 228, 228, 234, 228, 228, 228, 0,
	229, 231, 228, 228, 228, 228, 236, 228,
	228, 228, 0, 229, 237, 231, 228, 228,
	228, 228, 236, 228, 228, 228, 0, 229,
	231, 228, 228, 228, 228, 487, 228, 228,
	228, 0, 229, 231, 228, 228, 228, 228,
	488, 228, 228, 228, 0, 136, 471, 135,
	240, 135, 135, 135, 135, 135, 135, 0,
	136, 471, 135, 241, 135, 135, 135, 135,
	135, 135, 0, 136, 471, 135, 242, 135,
	135, 135, 135, 135, 135, 0, 136, 489,
	135, 135, 135, 135, 135, 135, 135, 0,
	244, 0, 245, 258, 258, 0, 246, 245,
	0, 247, 0, 248, 247, 0, 249, 0,
	250, 249, 0, 251, 0, 252, 256, 251,
	0, 253, 490, 490, 490, 490, 490, 490,
	490, 0, 254, 254, 254, 0, 490, 490,
	490, 0, 164, 163, 163, 163, 163, 163,
	163, 163, 0, 257, 0, 252, 257, 0,
	259, 252, 258, 258, 258, 258, 258, 258,
	0, 260, 260, 260, 0, 258, 258, 258,
	0, 135, 135, 0, 451, 451, 0, 264,
	0, 265, 0, 266, 0, 267, 0, 268,
	0, 190, 0, 270, 0, 271, 0, 272,
	0, 273, 0, 146, 0, 275, 0, 276,
	0, 277, 0, 278, 0, 279, 0, 280,
	0, 163, 163, 0, 282, 0, 283, 0,
	284, 0, 285, 0, 286, 0, 288, 492,
	287, 287, 287, 287, 287, 287, 451, 451,
	0, 288, 290, 287, 287, 287, 287, 287,
	287, 287, 0, 289, 289, 289, 0, 287,
	287, 287, 0, 288, 290, 287, 287, 287,
	287, 291, 287, 451, 451, 0, 288, 292,
	290, 287, 287, 287, 287, 291, 287, 287,
	287, 0, 288, 290, 287, 287, 287, 287,
	293, 287, 287, 287, 0, 288, 294, 290,
	287, 287, 287, 287, 293, 287, 287, 287,
	0, 288, 290, 287, 287, 287, 287, 295,
	287, 287, 287, 0, 288, 296, 290, 287,
	287, 287, 287, 295, 287, 287, 287, 0,
	288, 290, 287, 287, 287, 287, 491, 287,
	287, 287, 0, 298, 0, 299, 0, 300,
	0, 301, 0, 302, 0, 303, 303, 0,
	304, 306, 303, 303, 303, 303, 303, 303,
	0, 305, 305, 305, 0, 303, 303, 303,
	0, 493, 0, 308, 0, 309, 0, 310,
	0, 311, 0, 312, 0, 313, 0, 314,
	0, 315, 0, 317, 316, 316, 316, 316,
	316, 316, 316, 0, 317, 319, 316, 316,
	316, 316, 316, 316, 316, 0, 318, 318,
	318, 0, 316, 316, 316, 0, 317, 319,
	316, 316, 316, 316, 316, 451, 451, 0,
	321, 0, 322, 0, 323, 0, 324, 0,
	325, 0, 243, 0, 327, 0, 328, 0,
	329, 0, 330, 0, 331, 0, 332, 0,
	333, 0, 334, 346, 346, 0, 335, 334,
	0, 336, 0, 337, 336, 0, 338, 0,
	339, 338, 0, 340, 0, 341, 344, 340,
	0, 342, 494, 494, 494, 494, 494, 494,
	494, 0, 343, 343, 343, 0, 494, 494,
	494, 0, 345, 0, 341, 345, 0, 347,
	341, 346, 346, 346, 346, 346, 346, 0,
	348, 348, 348, 0, 346, 346, 346, 0,
	350, 0, 351, 0, 352, 0, 353, 0,
	354, 0, 355, 0, 356, 0, 357, 370,
	370, 0, 358, 357, 0, 359, 0, 360,
	359, 0, 361, 0, 362, 361, 0, 363,
	0, 364, 368, 363, 0, 366, 365, 365,
	365, 365, 365, 365, 365, 0, 366, 255,
	365, 365, 365, 365, 365, 365, 0, 367,
	367, 367, 0, 365, 365, 365, 0, 369,
	0, 364, 369, 0, 371, 364, 370, 370,
	370, 370, 370, 370, 0, 372, 372, 372,
	0, 370, 370, 370, 0, 288, 287, 287,
	287, 287, 287, 287, 287, 0, 375, 0,
	376, 0, 377, 0, 378, 0, 379, 0,
	380, 0, 381, 0, 382, 0, 383, 0,
	209, 0, 495, 495, 495, 0, 386, 0,
	387, 0, 388, 0, 389, 0, 390, 0,
	391, 0, 392, 0, 226, 0, 394, 0,
	395, 0, 396, 0, 397, 0, 398, 0,
	399, 0, 400, 0, 172, 0, 402, 451,
	451, 0, 403, 402, 0, 404, 0, 405,
	404, 0, 406, 0, 407, 406, 0, 496,
	0, 409, 451, 451, 0, 410, 409, 0,
	411, 0, 412, 411, 0, 413, 0, 306,
	413, 0, 409, 0, 416, 497, 497, 497,
	497, 497, 497, 497, 0, 417, 417, 417,
	0, 497, 497, 497, 0, 416, 497, 497,
	497, 497, 497, 497, 0, 420, 498, 498,
	498, 498, 498, 498, 0, 421, 421, 421,
	0, 498, 498, 498, 0, 497, 497, 0,
	497, 0, 497, 497, 497, 497, 497, 0,
	497, 497, 497, 497, 0, 416, 0, 497,
	497, 0, 497, 497, 0, 497, 497, 497,
	0, 431, 431, 431, 0, 500, 500, 500,
	0, 433, 501, 501, 501, 501, 501, 501,
	501, 501, 0, 434, 434, 434, 0, 501,
	501, 501, 0, 437, 436, 436, 436, 436,
	436, 440, 436, 463, 463, 0, 437, 439,
	436, 436, 436, 436, 436, 436, 436, 0,
	438, 438, 438, 0, 436, 436, 436, 0,
	437, 439, 436, 436, 436, 436, 440, 436,
	463, 463, 0, 437, 441, 439, 436, 436,
	436, 436, 440, 436, 436, 436, 0, 437,
	439, 436, 436, 436, 436, 442, 436, 436,
	436, 0, 437, 443, 439, 436, 436, 436,
	436, 442, 436, 436, 436, 0, 437, 439,
	436, 436, 436, 436, 444, 436, 436, 436,
	0, 437, 445, 439, 436, 436, 436, 436,
	444, 436, 436, 436, 0, 437, 439, 436,
	436, 436, 436, 503, 436, 436, 436, 0,
	437, 439, 436, 436, 436, 436, 504, 436,
	436, 436, 0, 448, 448, 448, 0, 505,
	505, 505, 0, 6, 9, 11, 450, 450,
	450, 450, 450, 0, 6, 9, 449, 11,
	450, 450, 450, 450, 0, 7, 451, 451,
	451, 451, 451, 451, 451, 0, 6, 12,
	11, 452, 452, 452, 452, 452, 0, 6,
	9, 17, 11, 450, 450, 450, 450, 0,
	6, 30, 455, 455, 455, 455, 455, 0,
	6, 30, 454, 455, 455, 455, 455, 0,
	6, 9, 43, 11, 450, 450, 450, 450,
	0, 6, 51, 54, 11, 457, 0, 6,
	51, 11, 458, 0, 6, 55, 51, 11,
	459, 459, 459, 459, 459, 0, 6, 9,
	61, 11, 450, 450, 450, 450, 0, 6,
	449, 69, 11, 461, 0, 6, 449, 11,
	462, 0, 6, 70, 449, 11, 463, 463,
	463, 463, 463, 0, 6, 9, 80, 11,
	450, 450, 450, 450, 0, 6, 9, 97,
	11, 450, 450, 450, 450, 0, 6, 100,
	109, 99, 102, 99, 99, 99, 466, 99,
	99, 0, 6, 100, 102, 99, 99, 99,
	467, 99, 99, 99, 0, 6, 110, 468,
	468, 468, 468, 468, 468, 0, 6, 9,
	116, 11, 450, 450, 450, 450, 0, 6,
	126, 128, 11, 470, 470, 470, 470, 470,
	0, 138, 140, 472, 472, 472, 472, 472,
	472, 0, 138, 471, 140, 472, 472, 472,
	472, 472, 0, 141, 140, 473, 473, 473,
	473, 473, 473, 0, 138, 146, 140, 472,
	472, 472, 472, 472, 0, 159, 476, 476,
	476, 476, 476, 476, 0, 159, 475, 476,
	476, 476, 476, 476, 0, 138, 172, 140,
	472, 472, 472, 472, 472, 0, 180, 183,
	140, 478, 0, 180, 140, 479, 0, 184,
	180, 140, 480, 480, 480, 480, 480, 480,
	0, 138, 190, 140, 472, 472, 472, 472,
	472, 0, 471, 198, 140, 482, 0, 471,
	140, 483, 0, 199, 471, 140, 484, 484,
	484, 484, 484, 484, 0, 138, 209, 140,
	472, 472, 472, 472, 472, 0, 138, 226,
	140, 472, 472, 472, 472, 472, 0, 229,
	238, 228, 231, 228, 228, 228, 228, 487,
	228, 228, 0, 229, 231, 228, 228, 228,
	228, 488, 228, 228, 228, 0, 138, 243,
	140, 472, 472, 472, 472, 472, 0, 253,
	255, 140, 490, 490, 490, 490, 490, 490,
	0, 288, 290, 287, 287, 287, 287, 491,
	287, 287, 287, 0, 288, 290, 287, 287,
	287, 287, 287, 287, 287, 0, 493, 0,
	342, 140, 494, 494, 494, 494, 494, 494,
	494, 0, 495, 495, 495, 0, 306, 496,
	0, 0, 420, 498, 498, 498, 498, 498,
	498, 0, 6, 430, 502, 500, 432, 500,
	500, 506, 509, 515, 519, 527, 533, 500,
	505, 505, 0, 6, 430, 449, 500, 432,
	500, 500, 500, 500, 0, 6, 433, 432,
	501, 501, 501, 501, 501, 501, 0, 6,
	9, 435, 11, 450, 450, 450, 450, 0,
	6, 437, 449, 446, 436, 11, 439, 436,
	436, 436, 503, 436, 436, 0, 6, 437,
	449, 11, 439, 436, 436, 436, 504, 436,
	436, 436, 0, 6, 447, 500, 449, 449,
	432, 505, 505, 505, 505, 0, 6, 447,
	500, 449, 449, 432, 505, 507, 505, 505,
	505, 0, 6, 447, 500, 449, 449, 432,
	505, 508, 505, 505, 505, 0, 6, 447,
	500, 449, 453, 432, 505, 505, 505, 505,
	0, 6, 447, 500, 449, 449, 432, 505,
	510, 505, 505, 505, 0, 6, 447, 500,
	449, 449, 432, 505, 511, 505, 505, 505,
	0, 6, 447, 500, 449, 449, 432, 505,
	512, 505, 505, 505, 0, 6, 447, 500,
	449, 449, 432, 505, 513, 505, 505, 505,
	0, 6, 447, 500, 449, 449, 432, 505,
	514, 505, 505, 505, 0, 6, 447, 500,
	449, 456, 432, 505, 505, 505, 505, 0,
	6, 447, 500, 449, 449, 432, 505, 516,
	505, 505, 505, 0, 6, 447, 500, 449,
	449, 432, 505, 517, 505, 505, 505, 0,
	6, 447, 500, 449, 449, 432, 505, 518,
	505, 505, 505, 0, 6, 447, 500, 449,
	460, 432, 505, 505, 505, 505, 0, 6,
	447, 500, 449, 449, 432, 505, 520, 505,
	505, 505, 0, 6, 447, 500, 449, 449,
	432, 505, 521, 505, 505, 505, 0, 6,
	447, 500, 449, 449, 432, 505, 522, 505,
	505, 505, 0, 6, 447, 500, 449, 449,
	432, 505, 523, 505, 505, 505, 0, 6,
	447, 500, 449, 449, 432, 505, 524, 505,
	505, 505, 0, 6, 447, 500, 449, 449,
	432, 505, 525, 505, 505, 505, 0, 6,
	447, 500, 449, 449, 432, 505, 526, 505,
	505, 505, 0, 6, 447, 500, 449, 464,
	432, 505, 505, 505, 505, 0, 6, 447,
	500, 449, 449, 432, 505, 528, 505, 505,
	505, 0, 6, 447, 500, 449, 449, 432,
	505, 529, 505, 505, 505, 0, 6, 447,
	500, 449, 449, 432, 505, 530, 505, 505,
	505, 0, 6, 447, 500, 449, 449, 432,
	505, 531, 505, 505, 505, 0, 6, 447,
	500, 449, 449, 432, 505, 532, 505, 505,
	505, 0, 6, 447, 500, 449, 465, 432,
	505, 505, 505, 505, 0, 6, 447, 500,
	449, 449, 432, 505, 534, 505, 505, 505,
	0, 6, 447, 500, 449, 449, 432, 505,
	535, 505, 505, 505, 0, 6, 447, 500,
	449, 449, 432, 505, 536, 505, 505, 505,
	0, 6, 447, 500, 449, 469, 432, 505,
	505, 505, 505, 0, 0
};

enum { accept_url1994_start = 1 };
enum { accept_url1994_first_final = 449 };

static int url1994_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	int _klen;
	unsigned int _trans;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _accept_url1994_trans_keys + _accept_url1994_key_offsets[cs];
	_trans = (unsigned int)_accept_url1994_index_offsets[cs];

	_klen = _accept_url1994_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _accept_url1994_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	cs = _accept_url1994_trans_targs[_trans];

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

const struct uric_edition_machine *uric_url1994(void)
{
    static const struct uric_edition_rule rules[] = {
        { "url1994:fragmentaddress", URIC_ALL_OF_IT },
        { "url1994:uri", URIC_ALL_OF_IT },
        { "url1994:url", URIC_ALL_OF_IT },
        { "url1994:generic", URIC_ALL_OF_IT },
        { "url1994:scheme", URIC_SCHEME },
        { "url1994:httpaddress", URIC_ALL_OF_IT },
        { "url1994:ftpaddress", URIC_ALL_OF_IT },
        { "url1994:afsaddress", URIC_ALL_OF_IT },
        { "url1994:newsaddress", URIC_ALL_OF_IT },
        { "url1994:nntpaddress", URIC_ALL_OF_IT },
        { "url1994:mailtoaddress", URIC_ALL_OF_IT },
        { "url1994:waisaddress", URIC_ALL_OF_IT },
        { "url1994:waisindex", URIC_ALL_OF_IT },
        { "url1994:waisdoc", URIC_ALL_OF_IT },
        { "url1994:groupart", URIC_ALL_OF_IT },
        { "url1994:group", URIC_ALL_OF_IT },
        { "url1994:article", URIC_ALL_OF_IT },
        { "url1994:database", URIC_ALL_OF_IT },
        { "url1994:wtype", URIC_ALL_OF_IT },
        { "url1994:prosperoaddress", URIC_ALL_OF_IT },
        { "url1994:prosperolink", URIC_ALL_OF_IT },
        { "url1994:hsoname", URIC_PATH },
        { "url1994:version", URIC_ALL_OF_IT },
        { "url1994:attributes", URIC_ALL_OF_IT },
        { "url1994:attribute", URIC_ALL_OF_IT },
        { "url1994:telnetaddress", URIC_ALL_OF_IT },
        { "url1994:gopheraddress", URIC_ALL_OF_IT },
        { "url1994:login", URIC_ITS_AUTHORITY },
        { "url1994:hostport", URIC_ITS_AUTHORITY },
        { "url1994:host", URIC_HOST },
        { "url1994:cellname", URIC_HOST },
        { "url1994:hostname", URIC_HOST },
        { "url1994:hostnumber", URIC_HOST },
        { "url1994:port", URIC_PORT },
        { "url1994:selector", URIC_PATH },
        { "url1994:path", URIC_PATH },
        { "url1994:search", URIC_QUERY },
        { "url1994:user", URIC_USERINFO },
        { "url1994:password", URIC_ALL_OF_IT },
        { "url1994:fragmentid", URIC_FRAGMENT },
        { "url1994:gtype", URIC_ALL_OF_IT },
        { "url1994:xalpha", URIC_ALL_OF_IT },
        { "url1994:xalphas", URIC_ALL_OF_IT },
        { "url1994:xpalpha", URIC_ALL_OF_IT },
        { "url1994:xpalphas", URIC_ALL_OF_IT },
        { "url1994:ialpha", URIC_ALL_OF_IT },
        { "url1994:alpha", URIC_ALL_OF_IT },
        { "url1994:digit", URIC_ALL_OF_IT },
        { "url1994:safe", URIC_ALL_OF_IT },
        { "url1994:extra", URIC_ALL_OF_IT },
        { "url1994:escape", URIC_ALL_OF_IT },
        { "url1994:hex", URIC_ALL_OF_IT },
        { "url1994:national", URIC_ALL_OF_IT },
        { "url1994:punctuation", URIC_ALL_OF_IT },
        { "url1994:digits", URIC_ALL_OF_IT },
        { "url1994:alphanum", URIC_ALL_OF_IT },
        { "url1994:alphanums", URIC_ALL_OF_IT },
        { "url1994:void", URIC_ALL_OF_IT },
        { "url1994:reference", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_url1994_start, accept_url1994_first_final, url1994_scan
    };

    return &machine;
}

/* Generated from grammar/history/accept_rfc1738.rl by ragel 6.10 -T0; do not edit. */
/* Accepts the rules of RFC 1738 that are URLs.  Tables. */

static const short _accept_rfc1738_key_offsets[] = {
	0, 0, 13, 22, 32, 38, 44, 60,
	64, 66, 68, 69, 70, 71, 78, 84,
	90, 98, 105, 113, 119, 128, 135, 141,
	149, 155, 163, 169, 178, 180, 181, 182,
	183, 199, 213, 219, 225, 239, 245, 251,
	257, 265, 272, 280, 286, 293, 299, 305,
	307, 309, 311, 313, 314, 320, 322, 328,
	336, 342, 350, 356, 374, 391, 409, 425,
	442, 456, 472, 490, 506, 524, 540, 542,
	544, 546, 548, 550, 551, 552, 553, 559,
	567, 574, 582, 588, 595, 597, 603, 611,
	617, 625, 631, 633, 635, 637, 638, 639,
	640, 646, 654, 661, 669, 675, 682, 688,
	694, 700, 706, 708, 714, 722, 728, 736,
	742, 744, 746, 748, 750, 752, 753, 763,
	767, 769, 771, 772, 784, 795, 801, 807,
	813, 821, 828, 836, 842, 849, 855, 863,
	869, 877, 883, 885, 887, 888, 889, 890,
	896, 904, 911, 919, 925, 935, 942, 946,
	948, 950, 953, 959, 967, 973, 981, 987,
	997, 999, 1001, 1003, 1005, 1007, 1009, 1011,
	1012, 1013, 1014, 1020, 1028, 1035, 1043, 1049,
	1059, 1066, 1072, 1078, 1090, 1096, 1102, 1108,
	1114, 1116, 1119, 1125, 1133, 1139, 1147, 1153,
	1163, 1165, 1167, 1169, 1171, 1173, 1174, 1175,
	1176, 1192, 1206, 1212, 1218, 1232, 1238, 1244,
	1250, 1258, 1265, 1273, 1279, 1286, 1288, 1294,
	1302, 1308, 1316, 1322, 1340, 1357, 1375, 1391,
	1408, 1422, 1438, 1456, 1472, 1490, 1506, 1508,
	1510, 1512, 1513, 1514, 1515, 1521, 1529, 1536,
	1544, 1550, 1560, 1567, 1573, 1579, 1590, 1596,
	1602, 1608, 1614, 1616, 1619, 1625, 1633, 1639,
	1647, 1653, 1663, 1665, 1667, 1669, 1671, 1673,
	1675, 1677, 1679, 1681, 1683, 1685, 1687, 1689,
	1691, 1701, 1711, 1721, 1732, 1732, 1735, 1745,
	1764, 1779, 1798, 1808, 1811, 1821, 1831, 1842,
	1854, 1857, 1867, 1875, 1883, 1894, 1912, 1921,
	1923, 1934, 1946, 1956, 1959, 1969, 1988, 2003,
	2022, 2034
};

static const unsigned char _accept_rfc1738_trans_keys[] = {
	2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
	10u, 11u, 12u, 0u, 1u, 43u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 43u, 58u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 70u, 71u, 72u, 77u,
	78u, 80u, 84u, 87u, 102u, 103u, 104u, 109u,
	110u, 112u, 116u, 119u, 73u, 84u, 105u, 116u,
	76u, 108u, 69u, 101u, 58u, 47u, 47u, 47u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 47u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 47u, 48u, 57u, 65u, 90u,
	97u, 122u, 80u, 112u, 58u, 47u, 47u, 33u,
	37u, 58u, 59u, 61u, 63u, 64u, 95u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 58u, 61u, 64u, 95u, 36u, 46u, 48u,
	59u, 63u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 33u, 37u, 59u, 61u, 64u, 95u, 36u,
	46u, 48u, 57u, 63u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 84u, 116u, 89u, 121u, 80u, 112u, 69u,
	101u, 61u, 65u, 68u, 73u, 97u, 100u, 105u,
	48u, 57u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 58u, 59u, 61u, 63u, 64u, 95u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 63u, 64u,
	95u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 58u, 59u, 61u, 63u, 64u,
	95u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 59u, 61u, 64u, 95u,
	36u, 46u, 48u, 57u, 63u, 90u, 97u, 122u,
	33u, 37u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 79u, 111u, 80u, 112u,
	72u, 104u, 69u, 101u, 82u, 114u, 58u, 47u,
	47u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 84u,
	116u, 84u, 116u, 80u, 112u, 58u, 47u, 47u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 65u, 97u,
	73u, 105u, 76u, 108u, 84u, 116u, 79u, 111u,
	58u, 33u, 37u, 61u, 95u, 36u, 59u, 63u,
	90u, 97u, 122u, 69u, 78u, 101u, 110u, 87u,
	119u, 83u, 115u, 58u, 33u, 37u, 42u, 61u,
	63u, 95u, 36u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 61u, 64u, 95u, 36u, 59u, 63u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 84u, 116u, 80u, 112u, 58u,
	47u, 47u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 47u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 65u, 90u,
	97u, 122u, 48u, 57u, 48u, 57u, 47u, 48u,
	57u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 47u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 82u, 114u, 79u,
	111u, 83u, 115u, 80u, 112u, 69u, 101u, 82u,
	114u, 79u, 111u, 58u, 47u, 47u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 47u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 37u,
	61u, 95u, 36u, 46u, 48u, 58u, 63u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 47u, 48u, 57u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 47u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 69u, 101u, 76u, 108u, 78u,
	110u, 69u, 101u, 84u, 116u, 58u, 47u, 47u,
	33u, 37u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 61u, 64u, 95u, 36u, 46u,
	48u, 59u, 63u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 33u, 37u, 59u, 61u, 64u, 95u,
	36u, 46u, 48u, 57u, 63u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 58u,
	59u, 61u, 63u, 64u, 95u, 36u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 63u, 64u, 95u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 58u, 59u, 61u, 63u, 64u, 95u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 59u, 61u, 64u, 95u, 36u, 46u,
	48u, 57u, 63u, 90u, 97u, 122u, 33u, 37u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 65u, 97u, 73u, 105u, 83u, 115u,
	58u, 47u, 47u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	47u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 36u, 37u, 47u, 95u,
	39u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	47u, 48u, 57u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 47u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 70u,
	102u, 84u, 116u, 70u, 102u, 73u, 105u, 72u,
	104u, 71u, 103u, 77u, 109u, 78u, 110u, 69u,
	101u, 78u, 110u, 78u, 110u, 84u, 116u, 87u,
	119u, 80u, 112u, 33u, 37u, 61u, 95u, 36u,
	59u, 63u, 90u, 97u, 122u, 33u, 37u, 61u,
	95u, 36u, 58u, 63u, 90u, 97u, 122u, 45u,
	46u, 47u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 59u, 61u, 95u, 36u, 58u,
	63u, 90u, 97u, 122u, 47u, 48u, 57u, 45u,
	46u, 47u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 47u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 47u, 59u,
	61u, 64u, 95u, 36u, 46u, 48u, 57u, 63u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	47u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	47u, 48u, 57u, 45u, 46u, 47u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 47u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 61u, 63u, 95u, 36u, 59u, 64u, 90u,
	97u, 122u, 33u, 37u, 61u, 95u, 36u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 47u, 48u,
	57u, 45u, 46u, 47u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 61u, 64u, 95u,
	36u, 59u, 63u, 90u, 97u, 122u, 33u, 37u,
	43u, 47u, 61u, 63u, 64u, 95u, 36u, 44u,
	45u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	43u, 47u, 95u, 45u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 33u, 37u, 59u, 61u, 95u,
	36u, 58u, 63u, 90u, 97u, 122u, 33u, 37u,
	59u, 95u, 36u, 46u, 48u, 58u, 63u, 90u,
	97u, 122u, 45u, 46u, 47u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 47u, 48u, 57u, 45u,
	46u, 47u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 47u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 47u, 59u,
	61u, 64u, 95u, 36u, 46u, 48u, 57u, 63u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 36u,
	37u, 47u, 63u, 95u, 39u, 57u, 65u, 90u,
	97u, 122u, 33u, 36u, 37u, 95u, 39u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 0
};

static const char _accept_rfc1738_single_lengths[] = {
	0, 11, 1, 2, 0, 0, 16, 4,
	2, 2, 1, 1, 1, 1, 0, 0,
	2, 1, 2, 0, 3, 1, 0, 2,
	0, 2, 0, 3, 2, 1, 1, 1,
	8, 6, 0, 0, 6, 0, 0, 0,
	2, 1, 2, 0, 1, 0, 0, 2,
	2, 2, 2, 1, 6, 0, 0, 2,
	0, 2, 0, 10, 9, 10, 8, 9,
	6, 8, 10, 8, 10, 8, 2, 2,
	2, 2, 2, 1, 1, 1, 0, 2,
	1, 2, 0, 1, 0, 0, 2, 0,
	2, 0, 2, 2, 2, 1, 1, 1,
	0, 2, 1, 2, 0, 1, 0, 0,
	0, 0, 0, 0, 2, 0, 2, 0,
	2, 2, 2, 2, 2, 1, 4, 4,
	2, 2, 1, 6, 5, 0, 0, 0,
	2, 1, 2, 0, 1, 0, 2, 0,
	2, 0, 2, 2, 1, 1, 1, 0,
	2, 1, 2, 0, 4, 1, 0, 0,
	0, 1, 0, 2, 0, 2, 0, 4,
	2, 2, 2, 2, 2, 2, 2, 1,
	1, 1, 0, 2, 1, 2, 0, 4,
	1, 0, 0, 4, 0, 0, 0, 0,
	0, 1, 0, 2, 0, 2, 0, 4,
	2, 2, 2, 2, 2, 1, 1, 1,
	8, 6, 0, 0, 6, 0, 0, 0,
	2, 1, 2, 0, 1, 0, 0, 2,
	0, 2, 0, 10, 9, 10, 8, 9,
	6, 8, 10, 8, 10, 8, 2, 2,
	2, 1, 1, 1, 0, 2, 1, 2,
	0, 4, 1, 0, 0, 5, 0, 0,
	0, 0, 0, 1, 0, 2, 0, 2,
	0, 4, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	4, 4, 4, 5, 0, 1, 4, 11,
	7, 11, 4, 1, 4, 4, 5, 4,
	1, 4, 2, 2, 5, 8, 3, 0,
	5, 4, 4, 1, 4, 11, 7, 11,
	6, 4
};

static const char _accept_rfc1738_range_lengths[] = {
	0, 1, 4, 4, 3, 3, 0, 0,
	0, 0, 0, 0, 0, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 0, 0, 0, 0,
	4, 4, 3, 3, 4, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	0, 0, 0, 0, 0, 1, 3, 3,
	3, 3, 3, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 0, 0,
	0, 0, 0, 0, 0, 0, 3, 3,
	3, 3, 3, 3, 1, 3, 3, 3,
	3, 3, 0, 0, 0, 0, 0, 0,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 1, 3, 3, 3, 3, 3,
	0, 0, 0, 0, 0, 0, 3, 0,
	0, 0, 0, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 0, 0, 0, 0, 0, 3,
	3, 3, 3, 3, 3, 3, 2, 1,
	1, 1, 3, 3, 3, 3, 3, 3,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 4, 3, 3, 3, 3,
	1, 1, 3, 3, 3, 3, 3, 3,
	0, 0, 0, 0, 0, 0, 0, 0,
	4, 4, 3, 3, 4, 3, 3, 3,
	3, 3, 3, 3, 3, 1, 3, 3,
	3, 3, 3, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 0, 0,
	0, 0, 0, 0, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 1, 1, 3, 3, 3, 3,
	3, 3, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	3, 3, 3, 3, 0, 1, 3, 4,
	4, 4, 3, 1, 3, 3, 3, 4,
	1, 3, 3, 3, 3, 5, 3, 1,
	3, 4, 3, 1, 3, 4, 4, 4,
	3, 4
};

static const short _accept_rfc1738_index_offsets[] = {
	0, 0, 13, 19, 26, 30, 34, 51,
	56, 59, 62, 64, 66, 68, 73, 77,
	81, 87, 92, 98, 102, 109, 114, 118,
	124, 128, 134, 138, 145, 148, 150, 152,
	154, 167, 178, 182, 186, 197, 201, 205,
	209, 215, 220, 226, 230, 235, 239, 243,
	246, 249, 252, 255, 257, 264, 266, 270,
	276, 280, 286, 290, 305, 319, 334, 347,
	361, 372, 385, 400, 413, 428, 441, 444,
	447, 450, 453, 456, 458, 460, 462, 466,
	472, 477, 483, 487, 492, 494, 498, 504,
	508, 514, 518, 521, 524, 527, 529, 531,
	533, 537, 543, 548, 554, 558, 563, 567,
	571, 575, 579, 581, 585, 591, 595, 601,
	605, 608, 611, 614, 617, 620, 622, 630,
	635, 638, 641, 643, 653, 662, 666, 670,
	674, 680, 685, 691, 695, 700, 704, 710,
	714, 720, 724, 727, 730, 732, 734, 736,
	740, 746, 751, 757, 761, 769, 774, 777,
	779, 781, 784, 788, 794, 798, 804, 808,
	816, 819, 822, 825, 828, 831, 834, 837,
	839, 841, 843, 847, 853, 858, 864, 868,
	876, 881, 885, 889, 898, 902, 906, 910,
	914, 916, 919, 923, 929, 933, 939, 943,
	951, 954, 957, 960, 963, 966, 968, 970,
	972, 985, 996, 1000, 1004, 1015, 1019, 1023,
	1027, 1033, 1038, 1044, 1048, 1053, 1055, 1059,
	1065, 1069, 1075, 1079, 1094, 1108, 1123, 1136,
	1150, 1161, 1174, 1189, 1202, 1217, 1230, 1233,
	1236, 1239, 1241, 1243, 1245, 1249, 1255, 1260,
	1266, 1270, 1278, 1283, 1287, 1291, 1300, 1304,
	1308, 1312, 1316, 1318, 1321, 1325, 1331, 1335,
	1341, 1345, 1353, 1356, 1359, 1362, 1365, 1368,
	1371, 1374, 1377, 1380, 1383, 1386, 1389, 1392,
	1395, 1403, 1411, 1419, 1428, 1429, 1432, 1440,
	1456, 1468, 1484, 1492, 1495, 1503, 1511, 1520,
	1529, 1532, 1540, 1546, 1552, 1561, 1575, 1582,
	1584, 1593, 1602, 1610, 1613, 1621, 1637, 1649,
	1665, 1675
};

static const short _accept_rfc1738_trans_targs[] = {
	6, 258, 260, 262, 263, 264, 265, 267,
	269, 270, 271, 2, 0, 3, 3, 3,
	3, 3, 0, 3, 272, 3, 3, 3,
	3, 0, 5, 5, 5, 0, 272, 272,
	272, 0, 7, 70, 90, 112, 119, 160,
	192, 230, 7, 70, 90, 112, 119, 160,
	192, 230, 0, 8, 28, 8, 28, 0,
	9, 9, 0, 10, 10, 0, 11, 0,
	12, 0, 13, 0, 273, 16, 20, 20,
	0, 15, 15, 15, 0, 273, 273, 273,
	0, 17, 22, 16, 18, 18, 0, 17,
	18, 18, 18, 0, 17, 19, 18, 18,
	18, 0, 18, 20, 20, 0, 21, 19,
	273, 20, 20, 20, 0, 21, 20, 20,
	20, 0, 23, 20, 20, 0, 17, 24,
	23, 18, 18, 0, 25, 20, 20, 0,
	17, 26, 25, 18, 18, 0, 27, 20,
	20, 0, 17, 19, 273, 27, 18, 18,
	0, 29, 29, 0, 30, 0, 31, 0,
	32, 0, 33, 34, 36, 33, 33, 33,
	39, 33, 33, 59, 279, 279, 0, 33,
	34, 36, 33, 39, 33, 33, 33, 33,
	33, 0, 35, 35, 35, 0, 33, 33,
	33, 0, 36, 37, 36, 36, 39, 36,
	36, 36, 36, 36, 0, 38, 38, 38,
	0, 36, 36, 36, 0, 40, 274, 274,
	0, 41, 54, 40, 42, 42, 0, 41,
	42, 42, 42, 0, 41, 43, 42, 42,
	42, 0, 42, 274, 274, 0, 44, 274,
	274, 274, 0, 46, 46, 46, 0, 275,
	275, 275, 0, 48, 48, 0, 49, 49,
	0, 50, 50, 0, 51, 51, 0, 52,
	0, 276, 276, 276, 276, 276, 276, 0,
	277, 0, 55, 274, 274, 0, 41, 56,
	55, 42, 42, 0, 57, 274, 274, 0,
	41, 58, 57, 42, 42, 0, 278, 274,
	274, 0, 33, 34, 60, 65, 36, 33,
	33, 33, 39, 33, 33, 59, 61, 61,
	0, 33, 34, 60, 36, 33, 33, 33,
	39, 33, 33, 61, 61, 61, 0, 33,
	34, 60, 62, 36, 33, 33, 33, 39,
	33, 33, 61, 61, 61, 0, 33, 34,
	36, 33, 33, 33, 39, 33, 33, 61,
	279, 279, 0, 33, 34, 63, 36, 33,
	33, 33, 39, 33, 33, 279, 279, 279,
	0, 36, 37, 36, 36, 39, 36, 36,
	280, 36, 36, 0, 33, 34, 36, 33,
	33, 33, 39, 33, 33, 66, 279, 279,
	0, 33, 34, 60, 67, 36, 33, 33,
	33, 39, 33, 33, 66, 61, 61, 0,
	33, 34, 36, 33, 33, 33, 39, 33,
	33, 68, 279, 279, 0, 33, 34, 60,
	69, 36, 33, 33, 33, 39, 33, 33,
	68, 61, 61, 0, 33, 34, 36, 33,
	33, 33, 39, 33, 33, 281, 279, 279,
	0, 71, 71, 0, 72, 72, 0, 73,
	73, 0, 74, 74, 0, 75, 75, 0,
	76, 0, 77, 0, 78, 0, 79, 282,
	282, 0, 80, 85, 79, 81, 81, 0,
	80, 81, 81, 81, 0, 80, 82, 81,
	81, 81, 0, 81, 282, 282, 0, 83,
	282, 282, 282, 0, 283, 0, 86, 282,
	282, 0, 80, 87, 86, 81, 81, 0,
	88, 282, 282, 0, 80, 89, 88, 81,
	81, 0, 284, 282, 282, 0, 91, 91,
	0, 92, 92, 0, 93, 93, 0, 94,
	0, 95, 0, 96, 0, 97, 285, 285,
	0, 98, 107, 97, 99, 99, 0, 98,
	99, 99, 99, 0, 98, 100, 99, 99,
	99, 0, 99, 285, 285, 0, 101, 285,
	285, 285, 0, 103, 103, 103, 0, 286,
	286, 286, 0, 105, 105, 105, 0, 287,
	287, 287, 0, 288, 0, 108, 285, 285,
	0, 98, 109, 108, 99, 99, 0, 110,
	285, 285, 0, 98, 111, 110, 99, 99,
	0, 289, 285, 285, 0, 113, 113, 0,
	114, 114, 0, 115, 115, 0, 116, 116,
	0, 117, 117, 0, 118, 0, 272, 4,
	272, 272, 272, 272, 272, 0, 120, 138,
	120, 138, 0, 121, 121, 0, 122, 122,
	0, 123, 0, 124, 125, 292, 124, 124,
	124, 124, 293, 293, 0, 124, 125, 124,
	127, 124, 124, 124, 124, 0, 126, 126,
	126, 0, 124, 124, 124, 0, 128, 290,
	290, 0, 129, 133, 128, 130, 130, 0,
	129, 130, 130, 130, 0, 129, 131, 130,
	130, 130, 0, 130, 290, 290, 0, 132,
	290, 290, 290, 0, 134, 290, 290, 0,
	129, 135, 134, 130, 130, 0, 136, 290,
	290, 0, 129, 137, 136, 130, 130, 0,
	291, 290, 290, 0, 139, 139, 0, 140,
	140, 0, 141, 0, 142, 0, 143, 0,
	144, 148, 148, 0, 145, 154, 144, 146,
	146, 0, 145, 146, 146, 146, 0, 145,
	147, 146, 146, 146, 0, 146, 148, 148,
	0, 149, 147, 150, 152, 148, 148, 148,
	0, 149, 148, 148, 148, 0, 294, 294,
	0, 295, 0, 153, 0, 150, 153, 0,
	155, 148, 148, 0, 145, 156, 155, 146,
	146, 0, 157, 148, 148, 0, 145, 158,
	157, 146, 146, 0, 159, 148, 148, 0,
	145, 147, 150, 152, 159, 146, 146, 0,
	161, 161, 0, 162, 162, 0, 163, 163,
	0, 164, 164, 0, 165, 165, 0, 166,
	166, 0, 167, 167, 0, 168, 0, 169,
	0, 170, 0, 171, 175, 175, 0, 172,
	186, 171, 173, 173, 0, 172, 173, 173,
	173, 0, 172, 174, 173, 173, 173, 0,
	173, 175, 175, 0, 176, 174, 296, 184,
	175, 175, 175, 0, 176, 175, 175, 175,
	0, 178, 178, 178, 0, 296, 296, 296,
	0, 179, 180, 297, 179, 179, 179, 179,
	179, 0, 181, 181, 181, 0, 179, 179,
	179, 0, 183, 183, 183, 0, 297, 297,
	297, 0, 185, 0, 296, 185, 0, 187,
	175, 175, 0, 172, 188, 187, 173, 173,
	0, 189, 175, 175, 0, 172, 190, 189,
	173, 173, 0, 191, 175, 175, 0, 172,
	174, 296, 184, 191, 173, 173, 0, 193,
	193, 0, 194, 194, 0, 195, 195, 0,
	196, 196, 0, 197, 197, 0, 198, 0,
	199, 0, 200, 0, 201, 202, 204, 201,
	201, 201, 207, 201, 201, 219, 301, 301,
	0, 201, 202, 204, 201, 207, 201, 201,
	201, 201, 201, 0, 203, 203, 203, 0,
	201, 201, 201, 0, 204, 205, 204, 204,
	207, 204, 204, 204, 204, 204, 0, 206,
	206, 206, 0, 204, 204, 204, 0, 208,
	298, 298, 0, 209, 214, 208, 210, 210,
	0, 209, 210, 210, 210, 0, 209, 211,
	210, 210, 210, 0, 210, 298, 298, 0,
	212, 298, 298, 298, 0, 299, 0, 215,
	298, 298, 0, 209, 216, 215, 210, 210,
	0, 217, 298, 298, 0, 209, 218, 217,
	210, 210, 0, 300, 298, 298, 0, 201,
	202, 220, 225, 204, 201, 201, 201, 207,
	201, 201, 219, 221, 221, 0, 201, 202,
	220, 204, 201, 201, 201, 207, 201, 201,
	221, 221, 221, 0, 201, 202, 220, 222,
	204, 201, 201, 201, 207, 201, 201, 221,
	221, 221, 0, 201, 202, 204, 201, 201,
	201, 207, 201, 201, 221, 301, 301, 0,
	201, 202, 223, 204, 201, 201, 201, 207,
	201, 201, 301, 301, 301, 0, 204, 205,
	204, 204, 207, 204, 204, 302, 204, 204,
	0, 201, 202, 204, 201, 201, 201, 207,
	201, 201, 226, 301, 301, 0, 201, 202,
	220, 227, 204, 201, 201, 201, 207, 201,
	201, 226, 221, 221, 0, 201, 202, 204,
	201, 201, 201, 207, 201, 201, 228, 301,
	301, 0, 201, 202, 220, 229, 204, 201,
	201, 201, 207, 201, 201, 228, 221, 221,
	0, 201, 202, 204, 201, 201, 201, 207,
	201, 201, 303, 301, 301, 0, 231, 231,
	0, 232, 232, 0, 233, 233, 0, 234,
	0, 235, 0, 236, 0, 237, 241, 241,
	0, 238, 252, 237, 239, 239, 0, 238,
	239, 239, 239, 0, 238, 240, 239, 239,
	239, 0, 239, 241, 241, 0, 242, 240,
	304, 250, 241, 241, 241, 0, 242, 241,
	241, 241, 0, 244, 244, 244, 0, 304,
	304, 304, 0, 245, 245, 246, 305, 245,
	245, 245, 245, 0, 247, 247, 247, 0,
	245, 245, 245, 0, 249, 249, 249, 0,
	305, 305, 305, 0, 251, 0, 304, 251,
	0, 253, 241, 241, 0, 238, 254, 253,
	239, 239, 0, 255, 241, 241, 0, 238,
	256, 255, 239, 239, 0, 257, 241, 241,
	0, 238, 240, 304, 250, 257, 239, 239,
	0, 259, 259, 0, 28, 28, 0, 261,
	261, 0, 8, 8, 0, 90, 90, 0,
	70, 70, 0, 112, 112, 0, 266, 266,
	0, 120, 120, 0, 268, 268, 0, 138,
	138, 0, 192, 192, 0, 230, 230, 0,
	160, 160, 0, 272, 4, 272, 272, 272,
	272, 272, 0, 273, 14, 273, 273, 273,
	273, 273, 0, 44, 43, 275, 53, 274,
	274, 274, 0, 275, 45, 47, 275, 275,
	275, 275, 275, 0, 0, 275, 277, 0,
	41, 43, 275, 53, 278, 42, 42, 0,
	33, 34, 63, 62, 275, 64, 33, 33,
	33, 39, 33, 33, 279, 279, 279, 0,
	36, 37, 275, 36, 36, 39, 36, 36,
	280, 36, 36, 0, 33, 34, 60, 62,
	275, 64, 33, 33, 33, 39, 33, 33,
	281, 61, 61, 0, 83, 82, 272, 84,
	282, 282, 282, 0, 272, 283, 0, 80,
	82, 272, 84, 284, 81, 81, 0, 101,
	100, 286, 106, 285, 285, 285, 0, 286,
	102, 286, 287, 286, 286, 286, 286, 0,
	287, 104, 287, 287, 287, 287, 287, 287,
	0, 286, 288, 0, 98, 100, 286, 106,
	289, 99, 99, 0, 132, 131, 290, 290,
	290, 0, 129, 131, 291, 130, 130, 0,
	124, 125, 124, 127, 124, 124, 124, 124,
	0, 124, 125, 293, 124, 124, 124, 127,
	293, 124, 293, 124, 293, 293, 0, 294,
	151, 294, 294, 294, 294, 0, 295, 0,
	296, 177, 179, 296, 296, 296, 296, 296,
	0, 297, 182, 179, 297, 297, 297, 297,
	297, 0, 212, 211, 276, 213, 298, 298,
	298, 0, 276, 299, 0, 209, 211, 276,
	213, 300, 210, 210, 0, 201, 202, 223,
	222, 276, 224, 201, 201, 201, 207, 201,
	201, 301, 301, 301, 0, 204, 205, 276,
	204, 204, 207, 204, 204, 302, 204, 204,
	0, 201, 202, 220, 222, 276, 224, 201,
	201, 201, 207, 201, 201, 303, 221, 221,
	0, 304, 304, 243, 245, 287, 304, 304,
	304, 304, 0, 305, 305, 248, 305, 305,
	305, 305, 305, 0, 0
};

enum { accept_rfc1738_start = 1 };
enum { accept_rfc1738_first_final = 272 };

static int rfc1738_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	int _klen;
	unsigned int _trans;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _accept_rfc1738_trans_keys + _accept_rfc1738_key_offsets[cs];
	_trans = (unsigned int)_accept_rfc1738_index_offsets[cs];

	_klen = _accept_rfc1738_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _accept_rfc1738_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	cs = _accept_rfc1738_trans_targs[_trans];

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

const struct uric_edition_machine *uric_rfc1738(void)
{
    static const struct uric_edition_rule rules[] = {
        { "rfc1738:genericurl", URIC_ALL_OF_IT },
        { "rfc1738:url", URIC_ALL_OF_IT },
        { "rfc1738:predefined", URIC_ALL_OF_IT },
        { "rfc1738:ftpurl", URIC_ALL_OF_IT },
        { "rfc1738:fileurl", URIC_ALL_OF_IT },
        { "rfc1738:httpurl", URIC_ALL_OF_IT },
        { "rfc1738:gopherurl", URIC_ALL_OF_IT },
        { "rfc1738:mailtourl", URIC_ALL_OF_IT },
        { "rfc1738:newsurl", URIC_ALL_OF_IT },
        { "rfc1738:nntpurl", URIC_ALL_OF_IT },
        { "rfc1738:telneturl", URIC_ALL_OF_IT },
        { "rfc1738:waisurl", URIC_ALL_OF_IT },
        { "rfc1738:prosperourl", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_rfc1738_start, accept_rfc1738_first_final, rfc1738_scan
    };

    return &machine;
}

/* Generated from grammar/history/accept_url1997.rl by ragel 6.10 -T0; do not edit. */
/* Accepts each rule of draft-fielding-url-syntax-05.  Tables. */

static const short _accept_url1997_key_offsets[] = {
	0, 0, 36, 42, 48, 54, 60, 69,
	79, 80, 81, 96, 102, 108, 123, 129,
	135, 141, 149, 156, 164, 170, 177, 183,
	191, 197, 205, 211, 229, 246, 264, 280,
	297, 313, 331, 347, 365, 381, 382, 391,
	406, 412, 418, 433, 439, 445, 451, 459,
	466, 474, 480, 487, 493, 501, 507, 515,
	521, 539, 556, 574, 590, 607, 623, 641,
	657, 675, 691, 697, 703, 709, 717, 724,
	732, 738, 745, 751, 759, 765, 773, 779,
	785, 792, 796, 798, 801, 803, 806, 808,
	811, 813, 819, 825, 831, 837, 843, 849,
	862, 868, 874, 885, 893, 907, 915, 916,
	922, 926, 928, 930, 932, 944, 955, 972,
	982, 985, 995, 1014, 1030, 1049, 1058, 1074,
	1083, 1085, 1094, 1112, 1127, 1145, 1159, 1167,
	1175, 1182, 1193, 1206, 1219
};

static const unsigned char _accept_url1997_trans_keys[] = {
	0u, 5u, 6u, 8u, 9u, 12u, 13u, 14u,
	15u, 16u, 17u, 18u, 21u, 22u, 23u, 26u,
	27u, 28u, 29u, 30u, 31u, 32u, 33u, 34u,
	35u, 36u, 1u, 3u, 4u, 7u, 10u, 11u,
	19u, 20u, 24u, 25u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 43u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 43u, 58u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 47u,
	47u, 33u, 37u, 58u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 59u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 33u, 37u, 59u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 47u, 43u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 58u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 59u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 33u, 37u, 59u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	65u, 90u, 97u, 122u, 48u, 57u, 46u, 48u,
	57u, 48u, 57u, 46u, 48u, 57u, 48u, 57u,
	46u, 48u, 57u, 48u, 57u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 33u, 37u, 61u, 95u, 126u, 36u, 46u,
	48u, 58u, 64u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 33u, 37u, 61u, 95u, 126u, 36u,
	59u, 63u, 90u, 97u, 122u, 38u, 43u, 47u,
	61u, 58u, 59u, 63u, 64u, 33u, 36u, 95u,
	126u, 39u, 42u, 44u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 36u, 95u, 126u, 39u,
	42u, 44u, 46u, 37u, 48u, 57u, 65u, 90u,
	97u, 122u, 65u, 90u, 97u, 122u, 97u, 122u,
	65u, 90u, 48u, 57u, 33u, 35u, 37u, 61u,
	95u, 126u, 36u, 59u, 63u, 90u, 97u, 122u,
	33u, 37u, 61u, 95u, 126u, 36u, 59u, 63u,
	90u, 97u, 122u, 33u, 37u, 47u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 47u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 47u, 48u,
	57u, 45u, 46u, 47u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 47u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 59u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 47u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 43u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 59u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 59u, 61u, 95u, 126u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	61u, 95u, 126u, 36u, 59u, 64u, 90u, 97u,
	122u, 33u, 37u, 61u, 95u, 126u, 36u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 33u, 37u,
	61u, 95u, 126u, 36u, 46u, 48u, 58u, 64u,
	90u, 97u, 122u, 0
};

static const char _accept_url1997_single_lengths[] = {
	0, 26, 0, 0, 0, 0, 1, 2,
	1, 1, 7, 0, 0, 7, 0, 0,
	0, 2, 1, 2, 0, 1, 0, 2,
	0, 2, 0, 10, 9, 10, 8, 9,
	8, 10, 8, 10, 8, 1, 1, 7,
	0, 0, 7, 0, 0, 0, 2, 1,
	2, 0, 1, 0, 2, 0, 2, 0,
	10, 9, 10, 8, 9, 8, 10, 8,
	10, 8, 0, 0, 0, 2, 1, 2,
	0, 1, 0, 2, 0, 2, 0, 0,
	1, 0, 0, 1, 0, 1, 0, 1,
	0, 0, 0, 0, 0, 0, 0, 5,
	0, 0, 5, 4, 4, 4, 1, 0,
	0, 0, 0, 0, 6, 5, 9, 4,
	1, 4, 11, 8, 11, 1, 8, 3,
	0, 3, 10, 7, 10, 6, 2, 2,
	1, 5, 5, 5, 0
};

static const char _accept_url1997_range_lengths[] = {
	0, 5, 3, 3, 3, 3, 4, 4,
	0, 0, 4, 3, 3, 4, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 0, 4, 4,
	3, 3, 4, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 2, 1, 1, 1, 1, 1, 1,
	1, 3, 3, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 5, 2, 0, 3,
	2, 1, 1, 1, 3, 3, 4, 3,
	1, 3, 4, 4, 4, 4, 4, 3,
	1, 3, 4, 4, 4, 4, 3, 3,
	3, 3, 4, 4, 0
};

static const short _accept_url1997_index_offsets[] = {
	0, 0, 32, 36, 40, 44, 48, 54,
	61, 63, 65, 77, 81, 85, 97, 101,
	105, 109, 115, 120, 126, 130, 135, 139,
	145, 149, 155, 159, 174, 188, 203, 216,
	230, 243, 258, 271, 286, 299, 301, 307,
	319, 323, 327, 339, 343, 347, 351, 357,
	362, 368, 372, 377, 381, 387, 391, 397,
	401, 416, 430, 445, 458, 472, 485, 500,
	513, 528, 541, 545, 549, 553, 559, 564,
	570, 574, 579, 583, 589, 593, 599, 603,
	607, 612, 615, 617, 620, 622, 625, 627,
	630, 632, 636, 640, 644, 648, 652, 656,
	666, 670, 674, 683, 690, 700, 707, 709,
	713, 716, 718, 720, 722, 732, 741, 755,
	763, 766, 774, 790, 803, 819, 825, 838,
	845, 847, 854, 869, 881, 896, 907, 913,
	919, 924, 933, 943, 953
};

static const unsigned char _accept_url1997_trans_targs[] = {
	108, 8, 37, 38, 118, 45, 68, 72,
	79, 81, 82, 120, 130, 131, 95, 98,
	99, 100, 101, 102, 97, 103, 104, 105,
	106, 107, 6, 109, 125, 129, 109, 0,
	3, 3, 3, 0, 109, 109, 109, 0,
	5, 5, 5, 0, 108, 108, 108, 0,
	7, 7, 7, 7, 7, 0, 7, 109,
	7, 7, 7, 7, 0, 9, 0, 110,
	0, 10, 11, 13, 10, 16, 10, 10,
	10, 10, 10, 10, 0, 12, 12, 12,
	0, 10, 10, 10, 0, 13, 14, 13,
	13, 16, 13, 13, 13, 13, 13, 13,
	0, 15, 15, 15, 0, 13, 13, 13,
	0, 17, 111, 111, 0, 18, 22, 17,
	19, 19, 0, 18, 19, 19, 19, 0,
	18, 20, 19, 19, 19, 0, 19, 111,
	111, 0, 21, 111, 111, 111, 0, 23,
	111, 111, 0, 18, 24, 23, 19, 19,
	0, 25, 111, 111, 0, 18, 26, 25,
	19, 19, 0, 113, 111, 111, 0, 10,
	11, 28, 32, 13, 10, 10, 16, 10,
	10, 10, 27, 29, 29, 0, 10, 11,
	28, 13, 10, 10, 16, 10, 10, 10,
	29, 29, 29, 0, 10, 11, 28, 30,
	13, 10, 10, 16, 10, 10, 10, 29,
	29, 29, 0, 10, 11, 13, 10, 10,
	16, 10, 10, 10, 29, 114, 114, 0,
	10, 11, 31, 13, 10, 10, 16, 10,
	10, 10, 114, 114, 114, 0, 10, 11,
	13, 10, 10, 16, 10, 10, 10, 33,
	114, 114, 0, 10, 11, 28, 34, 13,
	10, 10, 16, 10, 10, 10, 33, 29,
	29, 0, 10, 11, 13, 10, 10, 16,
	10, 10, 10, 35, 114, 114, 0, 10,
	11, 28, 36, 13, 10, 10, 16, 10,
	10, 10, 35, 29, 29, 0, 10, 11,
	13, 10, 10, 16, 10, 10, 10, 116,
	114, 114, 0, 109, 0, 117, 117, 117,
	117, 117, 0, 39, 40, 42, 39, 45,
	39, 39, 39, 39, 39, 39, 0, 41,
	41, 41, 0, 39, 39, 39, 0, 42,
	43, 42, 42, 45, 42, 42, 42, 42,
	42, 42, 0, 44, 44, 44, 0, 42,
	42, 42, 0, 46, 119, 119, 0, 47,
	51, 46, 48, 48, 0, 47, 48, 48,
	48, 0, 47, 49, 48, 48, 48, 0,
	48, 119, 119, 0, 50, 119, 119, 119,
	0, 52, 119, 119, 0, 47, 53, 52,
	48, 48, 0, 54, 119, 119, 0, 47,
	55, 54, 48, 48, 0, 121, 119, 119,
	0, 39, 40, 57, 61, 42, 39, 39,
	45, 39, 39, 39, 56, 58, 58, 0,
	39, 40, 57, 42, 39, 39, 45, 39,
	39, 39, 58, 58, 58, 0, 39, 40,
	57, 59, 42, 39, 39, 45, 39, 39,
	39, 58, 58, 58, 0, 39, 40, 42,
	39, 39, 45, 39, 39, 39, 58, 122,
	122, 0, 39, 40, 60, 42, 39, 39,
	45, 39, 39, 39, 122, 122, 122, 0,
	39, 40, 42, 39, 39, 45, 39, 39,
	39, 62, 122, 122, 0, 39, 40, 57,
	63, 42, 39, 39, 45, 39, 39, 39,
	62, 58, 58, 0, 39, 40, 42, 39,
	39, 45, 39, 39, 39, 64, 122, 122,
	0, 39, 40, 57, 65, 42, 39, 39,
	45, 39, 39, 39, 64, 58, 58, 0,
	39, 40, 42, 39, 39, 45, 39, 39,
	39, 124, 122, 122, 0, 67, 67, 67,
	0, 125, 125, 125, 0, 69, 126, 126,
	0, 70, 74, 69, 71, 71, 0, 70,
	71, 71, 71, 0, 70, 72, 71, 71,
	71, 0, 71, 126, 126, 0, 73, 126,
	126, 126, 0, 75, 126, 126, 0, 70,
	76, 75, 71, 71, 0, 77, 126, 126,
	0, 70, 78, 77, 71, 71, 0, 127,
	126, 126, 0, 128, 128, 128, 0, 80,
	128, 128, 128, 0, 128, 128, 0, 83,
	0, 84, 83, 0, 85, 0, 86, 85,
	0, 87, 0, 88, 87, 0, 120, 0,
	90, 90, 90, 0, 129, 129, 129, 0,
	92, 92, 92, 0, 130, 130, 130, 0,
	94, 94, 94, 0, 131, 131, 131, 0,
	132, 96, 132, 132, 132, 132, 132, 132,
	132, 0, 97, 97, 97, 0, 132, 132,
	132, 0, 132, 96, 132, 132, 132, 132,
	132, 132, 0, 132, 132, 132, 132, 132,
	132, 0, 132, 132, 132, 132, 132, 132,
	132, 132, 132, 0, 132, 132, 132, 132,
	132, 132, 0, 96, 0, 132, 132, 132,
	0, 132, 132, 0, 132, 0, 132, 0,
	132, 0, 108, 109, 4, 108, 108, 108,
	108, 108, 108, 0, 109, 2, 109, 109,
	109, 109, 109, 109, 0, 10, 11, 109,
	13, 10, 10, 16, 10, 10, 10, 27,
	114, 114, 0, 21, 20, 109, 112, 111,
	111, 111, 0, 109, 112, 0, 18, 20,
	109, 112, 113, 19, 19, 0, 10, 11,
	31, 30, 109, 115, 10, 10, 16, 10,
	10, 10, 114, 114, 114, 0, 13, 14,
	109, 13, 13, 16, 13, 13, 13, 115,
	13, 13, 0, 10, 11, 28, 30, 109,
	115, 10, 10, 16, 10, 10, 10, 116,
	29, 29, 0, 117, 117, 117, 117, 117,
	0, 39, 40, 42, 39, 39, 45, 39,
	39, 39, 56, 122, 122, 0, 50, 49,
	120, 119, 119, 119, 0, 120, 0, 47,
	49, 120, 121, 48, 48, 0, 39, 40,
	60, 59, 123, 39, 39, 45, 39, 39,
	39, 122, 122, 122, 0, 42, 43, 42,
	42, 45, 42, 42, 42, 123, 42, 42,
	0, 39, 40, 57, 59, 123, 39, 39,
	45, 39, 39, 39, 124, 58, 58, 0,
	125, 66, 125, 125, 125, 125, 125, 125,
	125, 125, 0, 73, 72, 126, 126, 126,
	0, 70, 72, 127, 71, 71, 0, 80,
	128, 128, 128, 0, 129, 89, 129, 129,
	129, 129, 129, 129, 0, 130, 91, 130,
	130, 130, 130, 130, 130, 130, 0, 131,
	93, 131, 131, 131, 131, 131, 131, 131,
	0, 0, 0
};

enum { accept_url1997_start = 1 };
enum { accept_url1997_first_final = 108 };

static int url1997_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	int _klen;
	unsigned int _trans;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _accept_url1997_trans_keys + _accept_url1997_key_offsets[cs];
	_trans = (unsigned int)_accept_url1997_index_offsets[cs];

	_klen = _accept_url1997_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _accept_url1997_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	cs = _accept_url1997_trans_targs[_trans];

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

const struct uric_edition_machine *uric_url1997(void)
{
    static const struct uric_edition_rule rules[] = {
        { "url1997:URL-reference", URIC_ALL_OF_IT },
        { "url1997:absoluteURL", URIC_ALL_OF_IT },
        { "url1997:opaque-URL", URIC_ALL_OF_IT },
        { "url1997:generic-URL", URIC_ALL_OF_IT },
        { "url1997:relativeURL", URIC_ALL_OF_IT },
        { "url1997:net_path", URIC_ALL_OF_IT },
        { "url1997:abs_path", URIC_ALL_OF_IT },
        { "url1997:rel_path", URIC_ALL_OF_IT },
        { "url1997:scheme", URIC_SCHEME },
        { "url1997:site", URIC_ITS_AUTHORITY },
        { "url1997:user", URIC_USERINFO },
        { "url1997:password", URIC_ALL_OF_IT },
        { "url1997:hostport", URIC_ITS_AUTHORITY },
        { "url1997:host", URIC_HOST },
        { "url1997:hostname", URIC_HOST },
        { "url1997:domainlabel", URIC_ALL_OF_IT },
        { "url1997:toplabel", URIC_ALL_OF_IT },
        { "url1997:hostnumber", URIC_HOST },
        { "url1997:port", URIC_PORT },
        { "url1997:path", URIC_PATH },
        { "url1997:path_segments", URIC_PATH },
        { "url1997:segment", URIC_PATH },
        { "url1997:param", URIC_PATH },
        { "url1997:pchar", URIC_ALL_OF_IT },
        { "url1997:query", URIC_QUERY },
        { "url1997:fragment", URIC_FRAGMENT },
        { "url1997:urlc", URIC_ALL_OF_IT },
        { "url1997:reserved", URIC_ALL_OF_IT },
        { "url1997:unreserved", URIC_ALL_OF_IT },
        { "url1997:mark", URIC_ALL_OF_IT },
        { "url1997:escaped", URIC_ALL_OF_IT },
        { "url1997:hex", URIC_ALL_OF_IT },
        { "url1997:alphanum", URIC_ALL_OF_IT },
        { "url1997:alpha", URIC_ALL_OF_IT },
        { "url1997:lowalpha", URIC_ALL_OF_IT },
        { "url1997:upalpha", URIC_ALL_OF_IT },
        { "url1997:digit", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_url1997_start, accept_url1997_first_final, url1997_scan
    };

    return &machine;
}

/* Generated from grammar/history/accept_rfc2396.rl by ragel 6.10 -T0; do not edit. */
/* Accepts each rule of RFC 2396.  Tables. */

static const short _accept_rfc2396_key_offsets[] = {
	0, 0, 41, 47, 53, 59, 65, 71,
	77, 88, 92, 102, 113, 126, 132, 138,
	139, 152, 165, 171, 177, 178, 179, 185,
	191, 205, 211, 217, 231, 237, 243, 247,
	253, 259, 272, 286, 292, 298, 304, 312,
	319, 327, 333, 340, 346, 354, 360, 368,
	374, 392, 409, 427, 443, 460, 476, 494,
	510, 528, 544, 550, 556, 562, 570, 577,
	585, 591, 598, 604, 612, 618, 626, 632,
	638, 645, 649, 651, 654, 656, 659, 661,
	664, 666, 672, 678, 691, 702, 712, 725,
	732, 733, 739, 743, 745, 747, 749, 764,
	779, 790, 802, 822, 836, 836, 847, 860,
	874, 883, 896, 912, 921, 928, 930, 939,
	957, 973, 989, 1007, 1020, 1028, 1034, 1042,
	1049, 1061, 1074
};

static const unsigned char _accept_rfc2396_trans_keys[] = {
	0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u,
	8u, 9u, 10u, 12u, 13u, 14u, 15u, 16u,
	17u, 18u, 19u, 20u, 21u, 22u, 23u, 25u,
	26u, 29u, 30u, 31u, 32u, 33u, 34u, 35u,
	36u, 37u, 38u, 39u, 40u, 11u, 24u, 27u,
	28u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 33u, 37u, 61u,
	95u, 126u, 36u, 59u, 63u, 90u, 97u, 122u,
	65u, 90u, 97u, 122u, 43u, 58u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	61u, 95u, 126u, 36u, 59u, 63u, 90u, 97u,
	122u, 33u, 37u, 47u, 59u, 61u, 95u, 126u,
	36u, 57u, 64u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 47u, 33u, 37u, 61u, 95u, 126u,
	36u, 46u, 48u, 59u, 63u, 90u, 97u, 122u,
	33u, 37u, 61u, 95u, 126u, 36u, 46u, 48u,
	59u, 63u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 47u, 47u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 33u,
	37u, 59u, 61u, 95u, 126u, 36u, 46u, 48u,
	57u, 64u, 90u, 97u, 122u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 33u, 37u, 59u, 61u, 95u, 126u, 36u,
	46u, 48u, 57u, 64u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 37u, 61u, 95u, 126u,
	36u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	33u, 37u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 59u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 65u, 90u, 97u,
	122u, 48u, 57u, 46u, 48u, 57u, 48u, 57u,
	46u, 48u, 57u, 48u, 57u, 46u, 48u, 57u,
	48u, 57u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 37u,
	61u, 95u, 126u, 36u, 46u, 48u, 58u, 64u,
	90u, 97u, 122u, 33u, 37u, 61u, 95u, 126u,
	36u, 59u, 63u, 90u, 97u, 122u, 36u, 38u,
	47u, 61u, 43u, 44u, 58u, 59u, 63u, 64u,
	33u, 95u, 126u, 39u, 42u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 95u, 126u,
	39u, 42u, 45u, 46u, 37u, 48u, 57u, 65u,
	90u, 97u, 122u, 65u, 90u, 97u, 122u, 97u,
	122u, 65u, 90u, 48u, 57u, 33u, 35u, 37u,
	47u, 59u, 61u, 64u, 95u, 126u, 36u, 57u,
	65u, 90u, 97u, 122u, 33u, 35u, 37u, 47u,
	59u, 61u, 63u, 95u, 126u, 36u, 57u, 64u,
	90u, 97u, 122u, 33u, 37u, 61u, 95u, 126u,
	36u, 59u, 63u, 90u, 97u, 122u, 33u, 35u,
	37u, 61u, 95u, 126u, 36u, 59u, 63u, 90u,
	97u, 122u, 33u, 35u, 37u, 43u, 47u, 58u,
	59u, 61u, 63u, 64u, 95u, 126u, 36u, 44u,
	45u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	47u, 59u, 61u, 63u, 95u, 126u, 36u, 57u,
	64u, 90u, 97u, 122u, 33u, 37u, 61u, 95u,
	126u, 36u, 59u, 64u, 90u, 97u, 122u, 33u,
	37u, 47u, 59u, 61u, 95u, 126u, 36u, 57u,
	64u, 90u, 97u, 122u, 33u, 37u, 59u, 61u,
	95u, 126u, 36u, 46u, 48u, 57u, 64u, 90u,
	97u, 122u, 43u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 61u, 95u, 126u,
	36u, 46u, 48u, 59u, 64u, 90u, 97u, 122u,
	33u, 37u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 61u, 95u, 126u, 36u, 46u, 48u, 59u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 47u, 61u, 95u, 126u, 36u,
	59u, 63u, 90u, 97u, 122u, 33u, 37u, 61u,
	95u, 126u, 36u, 46u, 48u, 58u, 64u, 90u,
	97u, 122u, 33u, 35u, 37u, 47u, 59u, 61u,
	63u, 64u, 95u, 126u, 36u, 57u, 65u, 90u,
	97u, 122u, 0
};

static const char _accept_rfc2396_single_lengths[] = {
	0, 37, 0, 0, 0, 0, 0, 0,
	5, 0, 2, 5, 7, 0, 0, 1,
	5, 5, 0, 0, 1, 1, 0, 0,
	6, 0, 0, 6, 0, 0, 0, 0,
	0, 5, 6, 0, 0, 0, 2, 1,
	2, 0, 1, 0, 2, 0, 2, 0,
	8, 7, 8, 6, 7, 6, 8, 6,
	8, 6, 0, 0, 0, 2, 1, 2,
	0, 1, 0, 2, 0, 2, 0, 0,
	1, 0, 0, 1, 0, 1, 0, 1,
	0, 0, 0, 5, 5, 4, 3, 3,
	1, 0, 0, 0, 0, 0, 9, 9,
	5, 6, 12, 8, 0, 5, 7, 6,
	1, 5, 6, 3, 1, 0, 3, 10,
	8, 6, 10, 5, 2, 0, 2, 1,
	6, 5, 10
};

static const char _accept_rfc2396_range_lengths[] = {
	0, 2, 3, 3, 3, 3, 3, 3,
	3, 2, 4, 3, 3, 3, 3, 0,
	4, 4, 3, 3, 0, 0, 3, 3,
	4, 3, 3, 4, 3, 3, 2, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 2, 1, 1, 1, 1, 1, 1,
	1, 3, 3, 4, 3, 3, 5, 2,
	0, 3, 2, 1, 1, 1, 3, 3,
	3, 3, 4, 3, 0, 3, 3, 4,
	4, 4, 5, 3, 3, 1, 3, 4,
	4, 5, 4, 4, 3, 3, 3, 3,
	3, 4, 3
};

static const short _accept_rfc2396_index_offsets[] = {
	0, 0, 40, 44, 48, 52, 56, 60,
	64, 73, 76, 83, 92, 103, 107, 111,
	113, 123, 133, 137, 141, 143, 145, 149,
	153, 164, 168, 172, 183, 187, 191, 194,
	198, 202, 212, 223, 227, 231, 235, 241,
	246, 252, 256, 261, 265, 271, 275, 281,
	285, 299, 312, 326, 338, 351, 363, 377,
	389, 403, 415, 419, 423, 427, 433, 438,
	444, 448, 453, 457, 463, 467, 473, 477,
	481, 486, 489, 491, 494, 496, 499, 501,
	504, 506, 510, 514, 524, 533, 541, 550,
	556, 558, 562, 565, 567, 569, 571, 584,
	597, 606, 616, 633, 645, 646, 655, 666,
	677, 683, 693, 705, 712, 717, 719, 726,
	741, 754, 766, 781, 791, 797, 801, 807,
	812, 822, 832
};

static const char _accept_rfc2396_trans_targs[] = {
	94, 9, 12, 15, 16, 17, 20, 21,
	24, 27, 30, 33, 106, 115, 37, 60,
	64, 71, 73, 74, 109, 120, 101, 121,
	83, 84, 85, 86, 87, 88, 19, 89,
	90, 91, 92, 93, 122, 105, 96, 0,
	3, 3, 3, 0, 96, 96, 96, 0,
	5, 5, 5, 0, 95, 95, 95, 0,
	7, 7, 7, 0, 97, 97, 97, 0,
	97, 6, 97, 97, 97, 97, 97, 97,
	0, 10, 10, 0, 10, 11, 10, 10,
	10, 10, 0, 96, 2, 96, 96, 96,
	96, 96, 96, 0, 99, 13, 96, 99,
	99, 99, 99, 99, 99, 99, 0, 14,
	14, 14, 0, 99, 99, 99, 0, 96,
	0, 96, 2, 96, 96, 96, 96, 96,
	96, 96, 0, 100, 18, 100, 100, 100,
	100, 100, 100, 100, 0, 19, 19, 19,
	0, 100, 100, 100, 0, 21, 0, 101,
	0, 23, 23, 23, 0, 101, 101, 101,
	0, 102, 25, 102, 102, 102, 102, 102,
	102, 102, 102, 0, 26, 26, 26, 0,
	102, 102, 102, 0, 103, 28, 103, 103,
	103, 103, 103, 103, 103, 103, 0, 29,
	29, 29, 0, 103, 103, 103, 0, 104,
	104, 0, 32, 32, 32, 0, 105, 105,
	105, 0, 105, 31, 105, 105, 105, 105,
	105, 105, 105, 0, 34, 35, 34, 37,
	34, 34, 34, 34, 34, 34, 0, 36,
	36, 36, 0, 34, 34, 34, 0, 38,
	107, 107, 0, 39, 43, 38, 40, 40,
	0, 39, 40, 40, 40, 0, 39, 41,
	40, 40, 40, 0, 40, 107, 107, 0,
	42, 107, 107, 107, 0, 44, 107, 107,
	0, 39, 45, 44, 40, 40, 0, 46,
	107, 107, 0, 39, 47, 46, 40, 40,
	0, 110, 107, 107, 0, 34, 35, 49,
	53, 34, 37, 34, 34, 34, 48, 34,
	50, 50, 0, 34, 35, 49, 34, 37,
	34, 34, 34, 50, 34, 50, 50, 0,
	34, 35, 49, 51, 34, 37, 34, 34,
	34, 50, 34, 50, 50, 0, 34, 35,
	34, 37, 34, 34, 34, 50, 34, 111,
	111, 0, 34, 35, 52, 34, 37, 34,
	34, 34, 111, 34, 111, 111, 0, 34,
	35, 34, 37, 34, 34, 34, 54, 34,
	111, 111, 0, 34, 35, 49, 55, 34,
	37, 34, 34, 34, 54, 34, 50, 50,
	0, 34, 35, 34, 37, 34, 34, 34,
	56, 34, 111, 111, 0, 34, 35, 49,
	57, 34, 37, 34, 34, 34, 56, 34,
	50, 50, 0, 34, 35, 34, 37, 34,
	34, 34, 114, 34, 111, 111, 0, 59,
	59, 59, 0, 115, 115, 115, 0, 61,
	116, 116, 0, 62, 66, 61, 63, 63,
	0, 62, 63, 63, 63, 0, 62, 64,
	63, 63, 63, 0, 63, 116, 116, 0,
	65, 116, 116, 116, 0, 67, 116, 116,
	0, 62, 68, 67, 63, 63, 0, 69,
	116, 116, 0, 62, 70, 69, 63, 63,
	0, 118, 116, 116, 0, 119, 119, 119,
	0, 72, 119, 119, 119, 0, 119, 119,
	0, 75, 0, 76, 75, 0, 77, 0,
	78, 77, 0, 79, 0, 80, 79, 0,
	109, 0, 82, 82, 82, 0, 121, 121,
	121, 0, 100, 18, 100, 100, 100, 100,
	100, 100, 100, 0, 100, 18, 100, 100,
	100, 100, 100, 100, 0, 100, 100, 100,
	100, 100, 100, 100, 0, 100, 100, 100,
	100, 100, 100, 100, 100, 0, 100, 100,
	100, 100, 100, 0, 18, 0, 100, 100,
	100, 0, 100, 100, 0, 100, 0, 100,
	0, 100, 0, 95, 96, 4, 97, 95,
	95, 95, 95, 95, 95, 98, 98, 0,
	95, 96, 4, 97, 95, 95, 97, 95,
	95, 95, 95, 95, 0, 96, 2, 96,
	96, 96, 96, 96, 96, 0, 97, 96,
	6, 97, 97, 97, 97, 97, 97, 0,
	95, 96, 4, 98, 97, 8, 95, 95,
	97, 95, 95, 95, 95, 98, 98, 98,
	0, 99, 13, 96, 99, 99, 96, 99,
	99, 99, 99, 99, 0, 0, 101, 22,
	101, 101, 101, 101, 101, 101, 0, 102,
	25, 101, 102, 102, 102, 102, 102, 102,
	102, 0, 103, 28, 103, 103, 103, 103,
	103, 103, 103, 103, 0, 104, 104, 104,
	104, 104, 0, 105, 31, 105, 105, 105,
	105, 105, 105, 105, 0, 34, 35, 34,
	37, 34, 34, 34, 48, 34, 111, 111,
	0, 42, 108, 109, 107, 107, 107, 0,
	109, 40, 107, 107, 0, 109, 0, 39,
	41, 109, 110, 40, 40, 0, 34, 35,
	52, 112, 113, 34, 34, 37, 34, 34,
	34, 111, 111, 111, 0, 34, 35, 113,
	34, 34, 37, 34, 34, 34, 50, 111,
	111, 0, 34, 35, 34, 37, 34, 34,
	34, 113, 34, 34, 34, 0, 34, 35,
	49, 51, 113, 34, 34, 37, 34, 34,
	34, 114, 50, 50, 0, 115, 58, 115,
	115, 115, 115, 115, 115, 115, 0, 65,
	117, 116, 116, 116, 0, 63, 116, 116,
	0, 62, 64, 118, 63, 63, 0, 72,
	119, 119, 119, 0, 96, 2, 101, 96,
	96, 96, 96, 96, 96, 0, 121, 81,
	121, 121, 121, 121, 121, 121, 121, 0,
	95, 96, 4, 97, 95, 95, 97, 95,
	95, 95, 95, 98, 98, 0, 0
};

enum { accept_rfc2396_start = 1 };
enum { accept_rfc2396_first_final = 94 };

static int rfc2396_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	int _klen;
	unsigned int _trans;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _accept_rfc2396_trans_keys + _accept_rfc2396_key_offsets[cs];
	_trans = (unsigned int)_accept_rfc2396_index_offsets[cs];

	_klen = _accept_rfc2396_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _accept_rfc2396_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	cs = _accept_rfc2396_trans_targs[_trans];

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

const struct uric_edition_machine *uric_rfc2396(void)
{
    static const struct uric_edition_rule rules[] = {
        { "rfc2396:URI-reference", URIC_ALL_OF_IT },
        { "rfc2396:absoluteURI", URIC_ALL_OF_IT },
        { "rfc2396:relativeURI", URIC_ALL_OF_IT },
        { "rfc2396:hier_part", URIC_ALL_OF_IT },
        { "rfc2396:opaque_part", URIC_PATH },
        { "rfc2396:uric_no_slash", URIC_ALL_OF_IT },
        { "rfc2396:net_path", URIC_ALL_OF_IT },
        { "rfc2396:abs_path", URIC_ALL_OF_IT },
        { "rfc2396:rel_path", URIC_ALL_OF_IT },
        { "rfc2396:rel_segment", URIC_ALL_OF_IT },
        { "rfc2396:scheme", URIC_SCHEME },
        { "rfc2396:authority", URIC_ITS_AUTHORITY },
        { "rfc2396:reg_name", URIC_ITS_AUTHORITY },
        { "rfc2396:server", URIC_ITS_AUTHORITY },
        { "rfc2396:userinfo", URIC_USERINFO },
        { "rfc2396:hostport", URIC_ITS_AUTHORITY },
        { "rfc2396:host", URIC_HOST },
        { "rfc2396:hostname", URIC_HOST },
        { "rfc2396:domainlabel", URIC_ALL_OF_IT },
        { "rfc2396:toplabel", URIC_ALL_OF_IT },
        { "rfc2396:IPv4address", URIC_HOST },
        { "rfc2396:port", URIC_PORT },
        { "rfc2396:path", URIC_PATH },
        { "rfc2396:path_segments", URIC_PATH },
        { "rfc2396:segment", URIC_PATH },
        { "rfc2396:param", URIC_PATH },
        { "rfc2396:pchar", URIC_ALL_OF_IT },
        { "rfc2396:query", URIC_QUERY },
        { "rfc2396:fragment", URIC_FRAGMENT },
        { "rfc2396:uric", URIC_ALL_OF_IT },
        { "rfc2396:reserved", URIC_ALL_OF_IT },
        { "rfc2396:unreserved", URIC_ALL_OF_IT },
        { "rfc2396:mark", URIC_ALL_OF_IT },
        { "rfc2396:escaped", URIC_ALL_OF_IT },
        { "rfc2396:hex", URIC_ALL_OF_IT },
        { "rfc2396:alphanum", URIC_ALL_OF_IT },
        { "rfc2396:alpha", URIC_ALL_OF_IT },
        { "rfc2396:lowalpha", URIC_ALL_OF_IT },
        { "rfc2396:upalpha", URIC_ALL_OF_IT },
        { "rfc2396:digit", URIC_ALL_OF_IT },
        { "rfc2396:reference", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_rfc2396_start, accept_rfc2396_first_final, rfc2396_scan
    };

    return &machine;
}

/* Generated from grammar/history/accept_uri2003.rl by ragel 6.10 -T0; do not edit. */
/* Accepts each rule of draft-fielding-uri-rfc2396bis-01.  Tables. */

static const short _accept_uri2003_key_offsets[] = {
	0, 0, 43, 49, 55, 61, 67, 73,
	79, 85, 91, 98, 105, 112, 119, 120,
	127, 134, 141, 148, 149, 156, 163, 170,
	177, 178, 185, 192, 199, 206, 207, 214,
	221, 228, 235, 236, 243, 250, 257, 264,
	265, 275, 283, 288, 289, 294, 295, 300,
	301, 304, 307, 313, 316, 319, 322, 328,
	331, 334, 337, 343, 346, 353, 360, 361,
	368, 375, 382, 389, 397, 405, 413, 424,
	434, 442, 450, 457, 464, 474, 483, 491,
	499, 501, 507, 516, 525, 534, 546, 557,
	566, 575, 583, 593, 602, 610, 618, 620,
	629, 638, 647, 656, 668, 679, 688, 697,
	705, 715, 724, 732, 740, 742, 751, 760,
	769, 778, 790, 801, 810, 819, 827, 837,
	846, 854, 862, 864, 873, 882, 891, 900,
	912, 923, 932, 941, 949, 959, 968, 976,
	984, 986, 995, 1004, 1013, 1022, 1034, 1045,
	1054, 1063, 1071, 1072, 1082, 1091, 1099, 1107,
	1109, 1118, 1127, 1136, 1145, 1157, 1168, 1177,
	1186, 1194, 1200, 1206, 1210, 1220, 1224, 1234,
	1240, 1246, 1252, 1258, 1265, 1272, 1279, 1286,
	1287, 1294, 1301, 1308, 1315, 1316, 1323, 1330,
	1337, 1344, 1345, 1352, 1359, 1366, 1373, 1374,
	1381, 1388, 1395, 1402, 1403, 1410, 1417, 1424,
	1431, 1432, 1442, 1450, 1455, 1456, 1461, 1462,
	1467, 1468, 1471, 1474, 1480, 1483, 1486, 1489,
	1495, 1498, 1501, 1504, 1510, 1513, 1520, 1527,
	1528, 1535, 1542, 1549, 1556, 1564, 1572, 1580,
	1591, 1601, 1609, 1617, 1624, 1631, 1641, 1650,
	1658, 1666, 1668, 1674, 1683, 1692, 1701, 1713,
	1724, 1733, 1742, 1750, 1760, 1769, 1777, 1785,
	1787, 1796, 1805, 1814, 1823, 1835, 1846, 1855,
	1864, 1872, 1882, 1891, 1899, 1907, 1909, 1918,
	1927, 1936, 1945, 1957, 1968, 1977, 1986, 1994,
	2004, 2013, 2021, 2029, 2031, 2040, 2049, 2058,
	2067, 2079, 2090, 2099, 2108, 2116, 2126, 2135,
	2143, 2151, 2153, 2162, 2171, 2180, 2189, 2201,
	2212, 2221, 2230, 2238, 2239, 2249, 2258, 2266,
	2274, 2276, 2285, 2294, 2303, 2312, 2324, 2335,
	2344, 2353, 2361, 2367, 2373, 2385, 2391, 2397,
	2409, 2422, 2429, 2430, 2435, 2440, 2441, 2442,
	2448, 2454, 2460, 2466, 2473, 2480, 2487, 2494,
	2495, 2502, 2509, 2516, 2523, 2524, 2531, 2538,
	2545, 2552, 2553, 2560, 2567, 2574, 2581, 2582,
	2589, 2596, 2603, 2610, 2611, 2618, 2625, 2632,
	2639, 2640, 2650, 2658, 2663, 2664, 2669, 2670,
	2675, 2676, 2679, 2682, 2688, 2691, 2694, 2697,
	2703, 2706, 2709, 2712, 2718, 2721, 2728, 2735,
	2736, 2743, 2750, 2757, 2764, 2772, 2780, 2788,
	2799, 2809, 2817, 2825, 2832, 2839, 2849, 2858,
	2866, 2874, 2876, 2882, 2891, 2900, 2909, 2921,
	2932, 2941, 2950, 2958, 2968, 2977, 2985, 2993,
	2995, 3004, 3013, 3022, 3031, 3043, 3054, 3063,
	3072, 3080, 3090, 3099, 3107, 3115, 3117, 3126,
	3135, 3144, 3153, 3165, 3176, 3185, 3194, 3202,
	3212, 3221, 3229, 3237, 3239, 3248, 3257, 3266,
	3275, 3287, 3298, 3307, 3316, 3324, 3334, 3343,
	3351, 3359, 3361, 3370, 3379, 3388, 3397, 3409,
	3420, 3429, 3438, 3446, 3447, 3457, 3466, 3474,
	3482, 3484, 3493, 3502, 3511, 3520, 3532, 3543,
	3552, 3561, 3569, 3570, 3584, 3598, 3602, 3608,
	3614, 3620, 3626, 3633, 3640, 3647, 3654, 3655,
	3662, 3669, 3676, 3683, 3684, 3691, 3698, 3705,
	3712, 3713, 3720, 3727, 3734, 3741, 3742, 3749,
	3756, 3763, 3770, 3771, 3778, 3785, 3792, 3799,
	3800, 3810, 3818, 3823, 3824, 3829, 3830, 3835,
	3836, 3839, 3842, 3848, 3851, 3854, 3857, 3863,
	3866, 3869, 3872, 3878, 3881, 3888, 3895, 3896,
	3903, 3910, 3917, 3924, 3932, 3940, 3948, 3959,
	3969, 3977, 3985, 3992, 3999, 4009, 4018, 4026,
	4034, 4036, 4042, 4051, 4060, 4069, 4081, 4092,
	4101, 4110, 4118, 4128, 4137, 4145, 4153, 4155,
	4164, 4173, 4182, 4191, 4203, 4214, 4223, 4232,
	4240, 4250, 4259, 4267, 4275, 4277, 4286, 4295,
	4304, 4313, 4325, 4336, 4345, 4354, 4362, 4372,
	4381, 4389, 4397, 4399, 4408, 4417, 4426, 4435,
	4447, 4458, 4467, 4476, 4484, 4494, 4503, 4511,
	4519, 4521, 4530, 4539, 4548, 4557, 4569, 4580,
	4589, 4598, 4606, 4607, 4617, 4626, 4634, 4642,
	4644, 4653, 4662, 4671, 4680, 4692, 4703, 4712,
	4721, 4729, 4742, 4756, 4762, 4768, 4775, 4782,
	4789, 4796, 4803, 4810, 4817, 4824, 4831, 4838,
	4845, 4852, 4859, 4866, 4873, 4880, 4887, 4894,
	4901, 4908, 4915, 4922, 4929, 4936, 4943, 4950,
	4957, 4964, 4971, 4978, 4985, 4992, 4999, 5006,
	5013, 5020, 5027, 5034, 5041, 5048, 5055, 5062,
	5069, 5076, 5083, 5090, 5097, 5104, 5111, 5118,
	5125, 5132, 5139, 5146, 5153, 5160, 5167, 5174,
	5181, 5188, 5195, 5201, 5207, 5214, 5221, 5228,
	5235, 5242, 5249, 5256, 5263, 5270, 5277, 5284,
	5291, 5298, 5305, 5312, 5319, 5326, 5333, 5340,
	5347, 5354, 5361, 5368, 5375, 5382, 5389, 5396,
	5403, 5410, 5417, 5424, 5431, 5438, 5445, 5452,
	5459, 5466, 5473, 5480, 5487, 5494, 5501, 5508,
	5515, 5522, 5529, 5536, 5543, 5550, 5557, 5564,
	5571, 5578, 5585, 5592, 5599, 5606, 5613, 5620,
	5627, 5633, 5650, 5667, 5684, 5701, 5718, 5735,
	5752, 5769, 5786, 5803, 5820, 5837, 5854, 5871,
	5888, 5905, 5922, 5939, 5956, 5973, 5990, 6007,
	6024, 6041, 6058, 6075, 6092, 6109, 6126, 6143,
	6160, 6177, 6194, 6211, 6228, 6245, 6262, 6279,
	6296, 6313, 6330, 6347, 6364, 6381, 6398, 6415,
	6432, 6449, 6466, 6483, 6500, 6517, 6534, 6551,
	6568, 6585, 6602, 6619, 6636, 6653, 6669, 6685,
	6702, 6719, 6736, 6753, 6770, 6787, 6804, 6821,
	6838, 6855, 6872, 6889, 6906, 6923, 6940, 6957,
	6974, 6991, 7008, 7025, 7042, 7059, 7076, 7093,
	7110, 7127, 7144, 7161, 7178, 7195, 7212, 7229,
	7246, 7263, 7280, 7297, 7314, 7331, 7348, 7365,
	7382, 7399, 7416, 7433, 7450, 7467, 7484, 7501,
	7518, 7535, 7552, 7569, 7586, 7603, 7620, 7637,
	7654, 7671, 7688, 7705, 7721, 7727, 7733, 7740,
	7747, 7754, 7761, 7768, 7775, 7782, 7789, 7796,
	7803, 7810, 7817, 7824, 7831, 7838, 7845, 7852,
	7859, 7866, 7873, 7880, 7887, 7894, 7901, 7908,
	7915, 7922, 7929, 7936, 7943, 7950, 7957, 7964,
	7971, 7978, 7985, 7992, 7999, 8006, 8013, 8020,
	8027, 8034, 8041, 8048, 8055, 8062, 8069, 8076,
	8083, 8090, 8097, 8104, 8111, 8118, 8125, 8132,
	8139, 8146, 8153, 8160, 8166, 8172, 8179, 8186,
	8193, 8200, 8207, 8214, 8221, 8228, 8235, 8242,
	8249, 8256, 8263, 8270, 8277, 8284, 8291, 8298,
	8305, 8312, 8319, 8326, 8333, 8340, 8347, 8354,
	8361, 8368, 8375, 8382, 8389, 8396, 8403, 8410,
	8417, 8424, 8431, 8438, 8445, 8452, 8459, 8466,
	8473, 8480, 8487, 8494, 8501, 8508, 8515, 8522,
	8529, 8536, 8543, 8550, 8557, 8564, 8571, 8578,
	8585, 8592, 8598, 8605, 8612, 8619, 8626, 8627,
	8634, 8641, 8648, 8655, 8656, 8663, 8670, 8677,
	8684, 8685, 8692, 8699, 8706, 8713, 8714, 8721,
	8728, 8735, 8742, 8743, 8750, 8757, 8764, 8771,
	8772, 8782, 8790, 8795, 8796, 8801, 8802, 8807,
	8808, 8811, 8814, 8820, 8823, 8826, 8829, 8835,
	8838, 8841, 8844, 8850, 8853, 8860, 8867, 8868,
	8875, 8882, 8889, 8896, 8904, 8912, 8920, 8931,
	8941, 8949, 8957, 8964, 8971, 8981, 8990, 8998,
	9006, 9008, 9014, 9023, 9032, 9041, 9053, 9064,
	9073, 9082, 9090, 9100, 9109, 9117, 9125, 9127,
	9136, 9145, 9154, 9163, 9175, 9186, 9195, 9204,
	9212, 9222, 9231, 9239, 9247, 9249, 9258, 9267,
	9276, 9285, 9297, 9308, 9317, 9326, 9334, 9344,
	9353, 9361, 9369, 9371, 9380, 9389, 9398, 9407,
	9419, 9430, 9439, 9448, 9456, 9466, 9475, 9483,
	9491, 9493, 9502, 9511, 9520, 9529, 9541, 9552,
	9561, 9570, 9578, 9579, 9589, 9598, 9606, 9614,
	9616, 9625, 9634, 9643, 9652, 9664, 9675, 9684,
	9693, 9701, 9707, 9713, 9720, 9727, 9734, 9741,
	9748, 9755, 9762, 9769, 9776, 9783, 9790, 9797,
	9804, 9811, 9818, 9825, 9832, 9839, 9846, 9853,
	9860, 9867, 9874, 9881, 9888, 9895, 9902, 9909,
	9916, 9923, 9930, 9937, 9944, 9951, 9958, 9965,
	9972, 9979, 9986, 9993, 10000, 10007, 10014, 10021,
	10028, 10035, 10042, 10049, 10056, 10063, 10070, 10077,
	10084, 10091, 10098, 10105, 10112, 10119, 10126, 10133,
	10139, 10143, 10148, 10149, 10154, 10155, 10160, 10161,
	10166, 10169, 10172, 10178, 10181, 10184, 10187, 10193,
	10196, 10199, 10202, 10208, 10211, 10212, 10219, 10226,
	10233, 10240, 10241, 10248, 10255, 10262, 10269, 10270,
	10277, 10284, 10291, 10298, 10299, 10306, 10313, 10320,
	10327, 10328, 10335, 10342, 10349, 10356, 10357, 10364,
	10371, 10378, 10385, 10386, 10396, 10404, 10411, 10418,
	10419, 10426, 10434, 10442, 10450, 10461, 10471, 10479,
	10487, 10494, 10500, 10509, 10518, 10527, 10536, 10537,
	10546, 10555, 10563, 10570, 10577, 10578, 10586, 10594,
	10602, 10613, 10623, 10631, 10639, 10646, 10659, 10673,
	10679, 10685, 10699, 10705, 10711, 10727, 10742, 10753,
	10765, 10778, 10794, 10809, 10822, 10826, 10831, 10851,
	10865, 10878, 10891, 10903, 10915, 10930, 10944, 10956,
	10959, 10963, 10977, 10991, 10991, 10993, 11007, 11020,
	11031, 11043, 11045, 11048, 11057, 11072, 11086, 11100,
	11113, 11114, 11116, 11133, 11142, 11144, 11153, 11155,
	11162, 11170, 11179, 11188, 11197, 11206, 11215, 11224,
	11233, 11242, 11251, 11260, 11269, 11278, 11287, 11296,
	11305, 11314, 11323, 11332, 11341, 11350, 11359, 11368,
	11377, 11386, 11395, 11404, 11413, 11422, 11431, 11440,
	11449, 11458, 11467, 11476, 11485, 11494, 11503, 11512,
	11521, 11530, 11539, 11548, 11557, 11566, 11575, 11584,
	11593, 11602, 11611, 11620, 11629, 11638, 11647, 11656,
	11665, 11674, 11683, 11692, 11701, 11710, 11718, 11727,
	11736, 11745, 11754, 11763, 11772, 11781, 11790, 11799,
	11808, 11817, 11826, 11835, 11844, 11853, 11862, 11871,
	11880, 11889, 11898, 11907, 11916, 11925, 11934, 11943,
	11952, 11961, 11970, 11979, 11988, 11997, 12006, 12015,
	12024, 12033, 12042, 12051, 12060, 12069, 12078, 12087,
	12096, 12105, 12114, 12123, 12132, 12141, 12150, 12159,
	12168, 12177, 12186, 12195, 12204, 12213, 12222, 12231,
	12240, 12249, 12258, 12276, 12292, 12310, 12326, 12342,
	12358, 12375, 12393, 12411, 12429, 12447, 12465, 12483,
	12501, 12519, 12537, 12555, 12573, 12591, 12609, 12627,
	12645, 12663, 12681, 12699, 12717, 12735, 12753, 12771,
	12789, 12807, 12825, 12843, 12861, 12879, 12897, 12915,
	12933, 12951, 12969, 12987, 13005, 13023, 13041, 13059,
	13077, 13095, 13113, 13131, 13149, 13167, 13185, 13203,
	13221, 13239, 13257, 13275, 13293, 13311, 13329, 13347,
	13365, 13383, 13401, 13419, 13437, 13455, 13472, 13490,
	13508, 13526, 13544, 13562, 13580, 13598, 13616, 13634,
	13652, 13670, 13688, 13706, 13724, 13742, 13760, 13778,
	13796, 13814, 13832, 13850, 13868, 13886, 13904, 13922,
	13940, 13958, 13976, 13994, 14012, 14030, 14048, 14066,
	14084, 14102, 14120, 14138, 14156, 14174, 14192, 14210,
	14228, 14246, 14264, 14282, 14300, 14318, 14336, 14354,
	14372, 14390, 14408, 14426, 14444, 14462, 14480, 14498,
	14516, 14534, 14552, 14565, 14573, 14574, 14582, 14583,
	14589, 14596, 14604, 14612, 14620, 14628, 14636, 14644,
	14652, 14660, 14668, 14676, 14684, 14692, 14700, 14708,
	14716, 14724, 14732, 14740, 14748, 14756, 14764, 14772,
	14780, 14788, 14796, 14804, 14812, 14820, 14828, 14836,
	14844, 14852, 14860, 14868, 14876, 14884, 14892, 14900,
	14908, 14916, 14924, 14932, 14940, 14948, 14956, 14964,
	14972, 14980, 14988, 14996, 15004, 15012, 15020, 15028,
	15036, 15044, 15052, 15060, 15068, 15076, 15083, 15091,
	15099, 15107, 15115, 15123, 15131, 15139, 15147, 15155,
	15163, 15171, 15179, 15187, 15195, 15203, 15211, 15219,
	15227, 15235, 15243, 15251, 15259, 15267, 15275, 15283,
	15291, 15299, 15307, 15315, 15323, 15331, 15339, 15347,
	15355, 15363, 15371, 15379, 15387, 15395, 15403, 15411,
	15419, 15427, 15435, 15443, 15451, 15459, 15467, 15475,
	15483, 15491, 15499, 15507, 15515, 15523, 15531, 15539,
	15547, 15555, 15563, 15570, 15576, 15583, 15590, 15597,
	15604, 15611, 15618, 15625, 15632, 15639, 15646, 15653,
	15660, 15667, 15674, 15681, 15688, 15695, 15702, 15709,
	15716, 15723, 15730, 15737, 15744, 15751, 15758, 15765,
	15772, 15779, 15786, 15793, 15800, 15807, 15814, 15821,
	15828, 15835, 15842, 15849, 15856, 15863, 15870, 15877,
	15884, 15891, 15898, 15905, 15912, 15919, 15926, 15933,
	15940, 15947, 15954, 15961, 15968, 15975, 15982, 15989,
	15996, 15998, 16000, 16005, 16007, 16013, 16019, 16025,
	16031, 16040, 16048, 16055, 16062, 16063, 16071, 16079,
	16087, 16098, 16108, 16116, 16124, 16131, 16140, 16148,
	16155, 16162, 16163, 16171, 16179, 16187, 16198, 16208,
	16216, 16224, 16231, 16240, 16248, 16255, 16262, 16263,
	16271, 16279, 16287, 16298, 16308, 16316, 16324, 16331,
	16340, 16348, 16355, 16362, 16363, 16371, 16379, 16387,
	16398, 16408, 16416, 16424, 16431, 16440, 16448, 16455,
	16462, 16463, 16471, 16479, 16487, 16498, 16508, 16516,
	16524, 16531, 16540, 16548, 16555, 16562, 16563, 16571,
	16579, 16587, 16598, 16608, 16616, 16624, 16631, 16644,
	16657
};

static const unsigned char _accept_uri2003_trans_keys[] = {
	0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u,
	8u, 9u, 10u, 11u, 12u, 13u, 14u, 15u,
	16u, 17u, 18u, 19u, 20u, 21u, 22u, 23u,
	24u, 25u, 26u, 27u, 28u, 29u, 30u, 31u,
	32u, 33u, 34u, 35u, 36u, 37u, 38u, 41u,
	42u, 39u, 40u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 49u, 50u, 58u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 51u, 57u,
	46u, 48u, 49u, 50u, 51u, 57u, 46u, 48u,
	49u, 50u, 51u, 57u, 93u, 93u, 48u, 57u,
	93u, 48u, 57u, 53u, 93u, 48u, 52u, 54u,
	57u, 93u, 48u, 53u, 46u, 48u, 57u, 46u,
	48u, 57u, 46u, 53u, 48u, 52u, 54u, 57u,
	46u, 48u, 53u, 46u, 48u, 57u, 46u, 48u,
	57u, 46u, 53u, 48u, 52u, 54u, 57u, 46u,
	48u, 53u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 53u,
	58u, 93u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 53u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 93u, 48u, 52u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 49u, 50u, 93u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 49u,
	50u, 51u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 53u, 58u, 93u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 53u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 93u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 49u, 50u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 93u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 53u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 49u, 50u,
	93u, 51u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 49u, 50u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 53u,
	58u, 93u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 53u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 49u, 50u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 93u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 65u, 90u,
	97u, 122u, 43u, 58u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 65u, 90u, 97u, 122u,
	43u, 58u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 49u, 50u, 58u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 51u, 57u, 46u,
	48u, 49u, 50u, 51u, 57u, 46u, 48u, 49u,
	50u, 51u, 57u, 93u, 93u, 48u, 57u, 93u,
	48u, 57u, 53u, 93u, 48u, 52u, 54u, 57u,
	93u, 48u, 53u, 46u, 48u, 57u, 46u, 48u,
	57u, 46u, 53u, 48u, 52u, 54u, 57u, 46u,
	48u, 53u, 46u, 48u, 57u, 46u, 48u, 57u,
	46u, 53u, 48u, 52u, 54u, 57u, 46u, 48u,
	53u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 53u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 93u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 93u, 48u, 52u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 53u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 49u, 50u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 93u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 93u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 93u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 49u, 50u, 93u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 49u, 50u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 93u, 48u, 52u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 33u, 37u, 61u,
	93u, 95u, 126u, 36u, 59u, 63u, 91u, 97u,
	122u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 36u, 38u, 47u,
	61u, 91u, 93u, 43u, 44u, 58u, 59u, 63u,
	64u, 33u, 95u, 126u, 39u, 42u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 95u,
	126u, 39u, 42u, 45u, 46u, 37u, 37u, 60u,
	62u, 34u, 35u, 92u, 94u, 96u, 123u, 125u,
	47u, 47u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 49u, 50u, 58u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 51u, 57u, 46u,
	48u, 49u, 50u, 51u, 57u, 46u, 48u, 49u,
	50u, 51u, 57u, 93u, 93u, 48u, 57u, 93u,
	48u, 57u, 53u, 93u, 48u, 52u, 54u, 57u,
	93u, 48u, 53u, 46u, 48u, 57u, 46u, 48u,
	57u, 46u, 53u, 48u, 52u, 54u, 57u, 46u,
	48u, 53u, 46u, 48u, 57u, 46u, 48u, 57u,
	46u, 53u, 48u, 52u, 54u, 57u, 46u, 48u,
	53u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 53u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 93u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 93u, 48u, 52u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 53u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 49u, 50u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 93u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 93u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 93u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 49u, 50u, 93u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 49u, 50u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 93u, 48u, 52u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 47u, 33u, 37u, 61u, 93u, 95u, 126u,
	36u, 46u, 48u, 59u, 63u, 91u, 97u, 122u,
	33u, 37u, 61u, 93u, 95u, 126u, 36u, 46u,
	48u, 59u, 63u, 91u, 97u, 122u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 49u, 50u, 58u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 51u, 57u, 46u,
	48u, 49u, 50u, 51u, 57u, 46u, 48u, 49u,
	50u, 51u, 57u, 93u, 93u, 48u, 57u, 93u,
	48u, 57u, 53u, 93u, 48u, 52u, 54u, 57u,
	93u, 48u, 53u, 46u, 48u, 57u, 46u, 48u,
	57u, 46u, 53u, 48u, 52u, 54u, 57u, 46u,
	48u, 53u, 46u, 48u, 57u, 46u, 48u, 57u,
	46u, 53u, 48u, 52u, 54u, 57u, 46u, 48u,
	53u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 53u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 93u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 93u, 48u, 52u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 53u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 49u, 50u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 93u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 93u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 93u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 49u, 50u, 93u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 49u, 50u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	49u, 50u, 93u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 93u, 48u, 52u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 33u, 37u, 61u, 95u, 126u, 36u, 46u,
	48u, 59u, 64u, 90u, 97u, 122u, 33u, 37u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 59u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	91u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 61u, 64u, 95u, 126u,
	36u, 46u, 48u, 57u, 58u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 61u, 64u, 95u,
	126u, 36u, 46u, 48u, 57u, 58u, 59u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 61u, 64u,
	95u, 126u, 36u, 46u, 48u, 57u, 58u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 61u,
	64u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 61u, 64u, 95u, 126u, 36u, 46u, 48u,
	57u, 58u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 33u, 37u, 61u, 64u, 95u, 126u, 36u,
	46u, 48u, 57u, 58u, 59u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 91u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 49u, 50u, 58u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 51u, 57u, 46u, 48u, 49u, 50u, 51u,
	57u, 46u, 48u, 49u, 50u, 51u, 57u, 93u,
	93u, 48u, 57u, 93u, 48u, 57u, 53u, 93u,
	48u, 52u, 54u, 57u, 93u, 48u, 53u, 46u,
	48u, 57u, 46u, 48u, 57u, 46u, 53u, 48u,
	52u, 54u, 57u, 46u, 48u, 53u, 46u, 48u,
	57u, 46u, 48u, 57u, 46u, 53u, 48u, 52u,
	54u, 57u, 46u, 48u, 53u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 53u, 58u, 48u, 52u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 53u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 93u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 93u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 93u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 93u, 48u,
	52u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 53u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 49u, 50u, 93u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	93u, 48u, 49u, 50u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 53u, 58u,
	93u, 48u, 52u, 54u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 93u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 93u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 93u, 48u, 52u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 53u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 49u, 50u, 93u, 51u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 93u, 48u, 49u, 50u,
	51u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	93u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 93u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 53u, 58u, 93u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 49u, 50u, 93u, 51u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 93u,
	48u, 49u, 50u, 51u, 57u, 65u, 70u, 97u,
	102u, 46u, 58u, 93u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 93u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 53u, 58u, 93u,
	48u, 52u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 93u, 48u, 53u, 54u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 93u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 93u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 65u, 90u, 97u, 122u, 48u,
	49u, 50u, 51u, 57u, 46u, 48u, 49u, 50u,
	51u, 57u, 46u, 48u, 49u, 50u, 51u, 57u,
	46u, 48u, 49u, 50u, 51u, 57u, 46u, 48u,
	57u, 46u, 48u, 57u, 46u, 53u, 48u, 52u,
	54u, 57u, 46u, 48u, 53u, 46u, 48u, 57u,
	46u, 48u, 57u, 46u, 53u, 48u, 52u, 54u,
	57u, 46u, 48u, 53u, 46u, 48u, 57u, 46u,
	48u, 57u, 46u, 53u, 48u, 52u, 54u, 57u,
	46u, 48u, 53u, 91u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 48u,
	57u, 65u, 70u, 97u, 102u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 48u, 49u, 50u, 58u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 53u, 58u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 49u, 50u, 51u,
	57u, 65u, 70u, 97u, 102u, 48u, 49u, 50u,
	51u, 57u, 65u, 70u, 97u, 102u, 48u, 49u,
	50u, 51u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 49u, 50u, 51u, 57u, 65u, 70u,
	97u, 102u, 48u, 49u, 50u, 51u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 48u, 57u, 65u, 70u, 97u,
	102u, 58u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 46u, 53u, 58u, 48u, 52u, 54u,
	57u, 65u, 70u, 97u, 102u, 46u, 58u, 48u,
	53u, 54u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 37u,
	61u, 95u, 126u, 36u, 46u, 48u, 59u, 64u,
	90u, 97u, 122u, 33u, 37u, 59u, 61u, 95u,
	126u, 36u, 46u, 48u, 57u, 64u, 90u, 97u,
	122u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 33u, 37u, 59u,
	61u, 95u, 126u, 36u, 46u, 48u, 57u, 64u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 33u,
	35u, 37u, 47u, 59u, 61u, 63u, 64u, 95u,
	126u, 36u, 57u, 65u, 90u, 97u, 122u, 33u,
	35u, 37u, 47u, 59u, 61u, 63u, 95u, 126u,
	36u, 57u, 64u, 90u, 97u, 122u, 33u, 37u,
	61u, 95u, 126u, 36u, 59u, 63u, 90u, 97u,
	122u, 33u, 35u, 37u, 61u, 95u, 126u, 36u,
	59u, 63u, 90u, 97u, 122u, 33u, 35u, 37u,
	47u, 61u, 95u, 126u, 36u, 59u, 63u, 90u,
	97u, 122u, 33u, 35u, 37u, 47u, 61u, 63u,
	64u, 91u, 95u, 126u, 36u, 59u, 65u, 90u,
	97u, 122u, 33u, 35u, 37u, 47u, 61u, 63u,
	64u, 95u, 126u, 36u, 59u, 65u, 90u, 97u,
	122u, 33u, 35u, 37u, 61u, 91u, 95u, 126u,
	36u, 59u, 63u, 90u, 97u, 122u, 35u, 47u,
	58u, 63u, 35u, 47u, 63u, 48u, 57u, 33u,
	35u, 37u, 43u, 47u, 58u, 59u, 61u, 63u,
	64u, 95u, 126u, 36u, 44u, 45u, 57u, 65u,
	90u, 97u, 122u, 33u, 35u, 37u, 47u, 61u,
	93u, 95u, 126u, 36u, 59u, 63u, 91u, 97u,
	122u, 33u, 35u, 37u, 61u, 93u, 95u, 126u,
	36u, 59u, 63u, 91u, 97u, 122u, 33u, 37u,
	47u, 61u, 93u, 95u, 126u, 36u, 59u, 63u,
	91u, 97u, 122u, 33u, 37u, 61u, 93u, 95u,
	126u, 36u, 59u, 63u, 91u, 97u, 122u, 33u,
	37u, 47u, 61u, 95u, 126u, 36u, 59u, 63u,
	90u, 97u, 122u, 33u, 37u, 47u, 61u, 63u,
	64u, 91u, 95u, 126u, 36u, 59u, 65u, 90u,
	97u, 122u, 33u, 37u, 47u, 61u, 63u, 64u,
	95u, 126u, 36u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 61u, 91u, 95u, 126u, 36u, 59u,
	63u, 90u, 97u, 122u, 47u, 58u, 63u, 47u,
	63u, 48u, 57u, 33u, 37u, 47u, 59u, 61u,
	63u, 95u, 126u, 36u, 57u, 64u, 90u, 97u,
	122u, 33u, 37u, 47u, 59u, 61u, 63u, 95u,
	126u, 36u, 57u, 64u, 90u, 97u, 122u, 47u,
	63u, 33u, 37u, 47u, 61u, 64u, 91u, 95u,
	126u, 36u, 59u, 65u, 90u, 97u, 122u, 33u,
	37u, 47u, 61u, 64u, 95u, 126u, 36u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 61u, 95u,
	126u, 36u, 59u, 64u, 90u, 97u, 122u, 33u,
	37u, 61u, 91u, 95u, 126u, 36u, 59u, 64u,
	90u, 97u, 122u, 47u, 58u, 47u, 48u, 57u,
	43u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 61u, 64u, 91u, 95u, 126u,
	36u, 46u, 48u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	61u, 91u, 95u, 126u, 36u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 33u, 37u, 61u, 95u,
	126u, 36u, 46u, 48u, 59u, 64u, 90u, 97u,
	122u, 58u, 48u, 57u, 33u, 37u, 61u, 64u,
	91u, 95u, 126u, 36u, 46u, 48u, 57u, 58u,
	59u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 46u, 58u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 46u, 58u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 58u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 46u, 58u,
	61u, 64u, 95u, 126u, 36u, 45u, 48u, 59u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 61u, 64u, 95u, 126u, 36u, 45u,
	48u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	61u, 64u, 95u, 126u, 36u, 46u, 48u, 57u,
	58u, 59u, 65u, 90u, 97u, 122u, 33u, 37u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 58u, 59u, 61u, 64u, 95u,
	126u, 36u, 44u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 58u, 59u, 61u,
	64u, 95u, 126u, 36u, 44u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 64u, 95u, 126u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 64u, 95u, 126u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 64u,
	95u, 126u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 64u, 95u, 126u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 64u, 95u, 126u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 64u, 95u, 126u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 61u, 95u, 126u, 36u, 46u, 48u,
	59u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 46u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 48u, 57u,
	53u, 48u, 52u, 54u, 57u, 48u, 53u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	49u, 50u, 51u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 58u,
	48u, 57u, 65u, 70u, 97u, 102u, 58u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 46u,
	53u, 58u, 48u, 52u, 54u, 57u, 65u, 70u,
	97u, 102u, 46u, 58u, 48u, 53u, 54u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 49u, 50u, 51u, 57u,
	65u, 70u, 97u, 102u, 46u, 58u, 48u, 57u,
	65u, 70u, 97u, 102u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 58u, 48u, 57u, 65u, 70u,
	97u, 102u, 58u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 58u, 48u, 57u, 65u,
	70u, 97u, 102u, 46u, 53u, 58u, 48u, 52u,
	54u, 57u, 65u, 70u, 97u, 102u, 46u, 58u,
	48u, 53u, 54u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	46u, 58u, 48u, 57u, 65u, 70u, 97u, 102u,
	58u, 48u, 57u, 65u, 70u, 97u, 102u, 33u,
	37u, 47u, 61u, 93u, 95u, 126u, 36u, 59u,
	63u, 91u, 97u, 122u, 33u, 37u, 47u, 59u,
	61u, 95u, 126u, 36u, 57u, 64u, 90u, 97u,
	122u, 33u, 37u, 59u, 61u, 95u, 126u, 36u,
	46u, 48u, 57u, 64u, 90u, 97u, 122u, 0
};

static const char _accept_uri2003_single_lengths[] = {
	0, 41, 0, 0, 0, 0, 0, 0,
	0, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	4, 2, 3, 1, 3, 1, 3, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 1, 1, 1, 1,
	1, 1, 1, 2, 2, 2, 3, 2,
	2, 2, 1, 1, 4, 3, 2, 2,
	2, 0, 3, 3, 3, 4, 3, 3,
	3, 2, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 1, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 0, 0, 0, 2, 0, 2, 0,
	0, 0, 0, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 4, 2, 3, 1, 3, 1, 3,
	1, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 1, 1, 1,
	1, 1, 1, 1, 2, 2, 2, 3,
	2, 2, 2, 1, 1, 4, 3, 2,
	2, 2, 0, 3, 3, 3, 4, 3,
	3, 3, 2, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 4,
	3, 2, 2, 2, 3, 3, 3, 3,
	4, 3, 3, 3, 2, 4, 3, 2,
	2, 2, 3, 3, 3, 3, 4, 3,
	3, 3, 2, 1, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 0, 0, 6, 0, 0, 6,
	3, 3, 1, 3, 3, 1, 1, 0,
	0, 0, 0, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 4, 2, 3, 1, 3, 1, 3,
	1, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 1, 1, 1,
	1, 1, 1, 1, 2, 2, 2, 3,
	2, 2, 2, 1, 1, 4, 3, 2,
	2, 2, 0, 3, 3, 3, 4, 3,
	3, 3, 2, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 4, 3, 2, 2, 2, 3, 3,
	3, 3, 4, 3, 3, 3, 2, 4,
	3, 2, 2, 2, 3, 3, 3, 3,
	4, 3, 3, 3, 2, 4, 3, 2,
	2, 2, 3, 3, 3, 3, 4, 3,
	3, 3, 2, 1, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 1, 6, 6, 0, 0, 0,
	0, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	4, 2, 3, 1, 3, 1, 3, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 1, 1, 1, 1,
	1, 1, 1, 2, 2, 2, 3, 2,
	2, 2, 1, 1, 4, 3, 2, 2,
	2, 0, 3, 3, 3, 4, 3, 3,
	3, 2, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 1, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 5, 6, 0, 0, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 0, 0, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 6, 6, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 7, 7, 7, 7, 7,
	7, 7, 7, 6, 0, 0, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 0, 0, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 0, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	4, 2, 3, 1, 3, 1, 3, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 1, 1, 1, 1,
	1, 1, 1, 2, 2, 2, 3, 2,
	2, 2, 1, 1, 4, 3, 2, 2,
	2, 0, 3, 3, 3, 4, 3, 3,
	3, 2, 4, 3, 2, 2, 2, 3,
	3, 3, 3, 4, 3, 3, 3, 2,
	4, 3, 2, 2, 2, 3, 3, 3,
	3, 4, 3, 3, 3, 2, 4, 3,
	2, 2, 2, 3, 3, 3, 3, 4,
	3, 3, 3, 2, 4, 3, 2, 2,
	2, 3, 3, 3, 3, 4, 3, 3,
	3, 2, 1, 4, 3, 2, 2, 2,
	3, 3, 3, 3, 4, 3, 3, 3,
	2, 0, 0, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 0,
	0, 3, 1, 3, 1, 3, 1, 3,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 4, 2, 1, 1, 1,
	1, 2, 2, 2, 3, 2, 2, 2,
	1, 0, 3, 3, 3, 3, 1, 3,
	3, 2, 1, 1, 1, 2, 2, 2,
	3, 2, 2, 2, 1, 5, 6, 0,
	0, 6, 0, 0, 10, 9, 5, 6,
	7, 10, 9, 7, 4, 3, 12, 8,
	7, 7, 6, 6, 9, 8, 6, 3,
	2, 8, 8, 0, 2, 8, 7, 5,
	6, 2, 1, 1, 7, 6, 6, 5,
	1, 0, 7, 3, 2, 3, 2, 1,
	2, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 2, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 10, 8, 10, 8, 8, 6,
	9, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 9, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 10, 10, 10, 10, 10, 10,
	10, 10, 5, 2, 1, 2, 1, 0,
	1, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 1, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 2, 2, 2, 2, 2, 2,
	2, 2, 1, 0, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	1, 1, 1, 1, 1, 1, 1, 1,
	0, 0, 1, 0, 0, 0, 0, 0,
	3, 2, 1, 1, 1, 2, 2, 2,
	3, 2, 2, 2, 1, 3, 2, 1,
	1, 1, 2, 2, 2, 3, 2, 2,
	2, 1, 3, 2, 1, 1, 1, 2,
	2, 2, 3, 2, 2, 2, 1, 3,
	2, 1, 1, 1, 2, 2, 2, 3,
	2, 2, 2, 1, 3, 2, 1, 1,
	1, 2, 2, 2, 3, 2, 2, 2,
	1, 3, 2, 1, 1, 1, 2, 2,
	2, 3, 2, 2, 2, 1, 7, 7,
	6
};

static const char _accept_uri2003_range_lengths[] = {
	0, 1, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 1, 0, 1, 0, 1, 0,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 3, 3, 0, 3,
	3, 3, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 2, 4, 2, 4, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 1, 0, 1, 0, 1,
	0, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 3, 3, 0,
	3, 3, 3, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	5, 2, 0, 1, 1, 0, 0, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 1, 0, 1, 0, 1,
	0, 1, 1, 2, 1, 1, 1, 2,
	1, 1, 1, 2, 1, 3, 3, 0,
	3, 3, 3, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 0, 4, 4, 2, 3, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 1, 0, 1, 0, 1, 0,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 3, 3, 0, 3,
	3, 3, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 5, 5, 5, 5,
	5, 5, 5, 5, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 1, 0, 1, 0, 1, 0,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 3, 3, 0, 3,
	3, 3, 3, 3, 3, 3, 4, 4,
	3, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 4, 4, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 4, 4, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	2, 1, 0, 1, 0, 1, 0, 1,
	1, 1, 2, 1, 1, 1, 2, 1,
	1, 1, 2, 1, 0, 3, 3, 3,
	3, 0, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 0, 3, 3, 3, 3,
	0, 3, 3, 3, 3, 0, 3, 3,
	3, 3, 0, 3, 3, 3, 3, 0,
	3, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	4, 4, 3, 3, 3, 4, 4, 3,
	3, 4, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 0, 1, 4, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	1, 3, 3, 0, 0, 3, 3, 3,
	3, 0, 1, 4, 4, 4, 4, 4,
	0, 1, 5, 3, 0, 3, 0, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 4, 4, 4, 4, 4, 5,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 3, 0, 3, 0, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	1, 1, 2, 1, 3, 3, 3, 3,
	3, 3, 3, 3, 0, 3, 3, 3,
	4, 4, 3, 3, 3, 3, 3, 3,
	3, 0, 3, 3, 3, 4, 4, 3,
	3, 3, 3, 3, 3, 3, 0, 3,
	3, 3, 4, 4, 3, 3, 3, 3,
	3, 3, 3, 0, 3, 3, 3, 4,
	4, 3, 3, 3, 3, 3, 3, 3,
	0, 3, 3, 3, 4, 4, 3, 3,
	3, 3, 3, 3, 3, 0, 3, 3,
	3, 4, 4, 3, 3, 3, 3, 3,
	4
};

static const short _accept_uri2003_index_offsets[] = {
	0, 0, 43, 47, 51, 55, 59, 63,
	67, 71, 75, 80, 85, 90, 95, 97,
	102, 107, 112, 117, 119, 124, 129, 134,
	139, 141, 146, 151, 156, 161, 163, 168,
	173, 178, 183, 185, 190, 195, 200, 205,
	207, 215, 221, 226, 228, 233, 235, 240,
	242, 245, 248, 253, 256, 259, 262, 267,
	270, 273, 276, 281, 284, 289, 294, 296,
	301, 306, 311, 316, 322, 328, 334, 342,
	349, 355, 361, 366, 371, 379, 386, 392,
	398, 401, 405, 412, 419, 426, 435, 443,
	450, 457, 463, 471, 478, 484, 490, 493,
	500, 507, 514, 521, 530, 538, 545, 552,
	558, 566, 573, 579, 585, 588, 595, 602,
	609, 616, 625, 633, 640, 647, 653, 661,
	668, 674, 680, 683, 690, 697, 704, 711,
	720, 728, 735, 742, 748, 756, 763, 769,
	775, 778, 785, 792, 799, 806, 815, 823,
	830, 837, 843, 845, 853, 860, 866, 872,
	875, 882, 889, 896, 903, 912, 920, 927,
	934, 940, 944, 948, 951, 958, 961, 968,
	972, 976, 980, 984, 989, 994, 999, 1004,
	1006, 1011, 1016, 1021, 1026, 1028, 1033, 1038,
	1043, 1048, 1050, 1055, 1060, 1065, 1070, 1072,
	1077, 1082, 1087, 1092, 1094, 1099, 1104, 1109,
	1114, 1116, 1124, 1130, 1135, 1137, 1142, 1144,
	1149, 1151, 1154, 1157, 1162, 1165, 1168, 1171,
	1176, 1179, 1182, 1185, 1190, 1193, 1198, 1203,
	1205, 1210, 1215, 1220, 1225, 1231, 1237, 1243,
	1251, 1258, 1264, 1270, 1275, 1280, 1288, 1295,
	1301, 1307, 1310, 1314, 1321, 1328, 1335, 1344,
	1352, 1359, 1366, 1372, 1380, 1387, 1393, 1399,
	1402, 1409, 1416, 1423, 1430, 1439, 1447, 1454,
	1461, 1467, 1475, 1482, 1488, 1494, 1497, 1504,
	1511, 1518, 1525, 1534, 1542, 1549, 1556, 1562,
	1570, 1577, 1583, 1589, 1592, 1599, 1606, 1613,
	1620, 1629, 1637, 1644, 1651, 1657, 1665, 1672,
	1678, 1684, 1687, 1694, 1701, 1708, 1715, 1724,
	1732, 1739, 1746, 1752, 1754, 1762, 1769, 1775,
	1781, 1784, 1791, 1798, 1805, 1812, 1821, 1829,
	1836, 1843, 1849, 1853, 1857, 1867, 1871, 1875,
	1885, 1894, 1900, 1902, 1907, 1912, 1914, 1916,
	1920, 1924, 1928, 1932, 1937, 1942, 1947, 1952,
	1954, 1959, 1964, 1969, 1974, 1976, 1981, 1986,
	1991, 1996, 1998, 2003, 2008, 2013, 2018, 2020,
	2025, 2030, 2035, 2040, 2042, 2047, 2052, 2057,
	2062, 2064, 2072, 2078, 2083, 2085, 2090, 2092,
	2097, 2099, 2102, 2105, 2110, 2113, 2116, 2119,
	2124, 2127, 2130, 2133, 2138, 2141, 2146, 2151,
	2153, 2158, 2163, 2168, 2173, 2179, 2185, 2191,
	2199, 2206, 2212, 2218, 2223, 2228, 2236, 2243,
	2249, 2255, 2258, 2262, 2269, 2276, 2283, 2292,
	2300, 2307, 2314, 2320, 2328, 2335, 2341, 2347,
	2350, 2357, 2364, 2371, 2378, 2387, 2395, 2402,
	2409, 2415, 2423, 2430, 2436, 2442, 2445, 2452,
	2459, 2466, 2473, 2482, 2490, 2497, 2504, 2510,
	2518, 2525, 2531, 2537, 2540, 2547, 2554, 2561,
	2568, 2577, 2585, 2592, 2599, 2605, 2613, 2620,
	2626, 2632, 2635, 2642, 2649, 2656, 2663, 2672,
	2680, 2687, 2694, 2700, 2702, 2710, 2717, 2723,
	2729, 2732, 2739, 2746, 2753, 2760, 2769, 2777,
	2784, 2791, 2797, 2799, 2810, 2821, 2824, 2828,
	2832, 2836, 2840, 2845, 2850, 2855, 2860, 2862,
	2867, 2872, 2877, 2882, 2884, 2889, 2894, 2899,
	2904, 2906, 2911, 2916, 2921, 2926, 2928, 2933,
	2938, 2943, 2948, 2950, 2955, 2960, 2965, 2970,
	2972, 2980, 2986, 2991, 2993, 2998, 3000, 3005,
	3007, 3010, 3013, 3018, 3021, 3024, 3027, 3032,
	3035, 3038, 3041, 3046, 3049, 3054, 3059, 3061,
	3066, 3071, 3076, 3081, 3087, 3093, 3099, 3107,
	3114, 3120, 3126, 3131, 3136, 3144, 3151, 3157,
	3163, 3166, 3170, 3177, 3184, 3191, 3200, 3208,
	3215, 3222, 3228, 3236, 3243, 3249, 3255, 3258,
	3265, 3272, 3279, 3286, 3295, 3303, 3310, 3317,
	3323, 3331, 3338, 3344, 3350, 3353, 3360, 3367,
	3374, 3381, 3390, 3398, 3405, 3412, 3418, 3426,
	3433, 3439, 3445, 3448, 3455, 3462, 3469, 3476,
	3485, 3493, 3500, 3507, 3513, 3521, 3528, 3534,
	3540, 3543, 3550, 3557, 3564, 3571, 3580, 3588,
	3595, 3602, 3608, 3610, 3618, 3625, 3631, 3637,
	3640, 3647, 3654, 3661, 3668, 3677, 3685, 3692,
	3699, 3705, 3715, 3726, 3730, 3734, 3739, 3744,
	3749, 3754, 3759, 3764, 3769, 3774, 3779, 3784,
	3789, 3794, 3799, 3804, 3809, 3814, 3819, 3824,
	3829, 3834, 3839, 3844, 3849, 3854, 3859, 3864,
	3869, 3874, 3879, 3884, 3889, 3894, 3899, 3904,
	3909, 3914, 3919, 3924, 3929, 3934, 3939, 3944,
	3949, 3954, 3959, 3964, 3969, 3974, 3979, 3984,
	3989, 3994, 3999, 4004, 4009, 4014, 4019, 4024,
	4029, 4034, 4039, 4043, 4047, 4052, 4057, 4062,
	4067, 4072, 4077, 4082, 4087, 4092, 4097, 4102,
	4107, 4112, 4117, 4122, 4127, 4132, 4137, 4142,
	4147, 4152, 4157, 4162, 4167, 4172, 4177, 4182,
	4187, 4192, 4197, 4202, 4207, 4212, 4217, 4222,
	4227, 4232, 4237, 4242, 4247, 4252, 4257, 4262,
	4267, 4272, 4277, 4282, 4287, 4292, 4297, 4302,
	4307, 4312, 4317, 4322, 4327, 4332, 4337, 4342,
	4347, 4351, 4364, 4377, 4390, 4403, 4416, 4429,
	4442, 4455, 4468, 4481, 4494, 4507, 4520, 4533,
	4546, 4559, 4572, 4585, 4598, 4611, 4624, 4637,
	4650, 4663, 4676, 4689, 4702, 4715, 4728, 4741,
	4754, 4767, 4780, 4793, 4806, 4819, 4832, 4845,
	4858, 4871, 4884, 4897, 4910, 4923, 4936, 4949,
	4962, 4975, 4988, 5001, 5014, 5027, 5040, 5053,
	5066, 5079, 5092, 5105, 5118, 5131, 5143, 5155,
	5168, 5181, 5194, 5207, 5220, 5233, 5246, 5259,
	5272, 5285, 5298, 5311, 5324, 5337, 5350, 5363,
	5376, 5389, 5402, 5415, 5428, 5441, 5454, 5467,
	5480, 5493, 5506, 5519, 5532, 5545, 5558, 5571,
	5584, 5597, 5610, 5623, 5636, 5649, 5662, 5675,
	5688, 5701, 5714, 5727, 5740, 5753, 5766, 5779,
	5792, 5805, 5818, 5831, 5844, 5857, 5870, 5883,
	5896, 5909, 5922, 5935, 5947, 5951, 5955, 5960,
	5965, 5970, 5975, 5980, 5985, 5990, 5995, 6000,
	6005, 6010, 6015, 6020, 6025, 6030, 6035, 6040,
	6045, 6050, 6055, 6060, 6065, 6070, 6075, 6080,
	6085, 6090, 6095, 6100, 6105, 6110, 6115, 6120,
	6125, 6130, 6135, 6140, 6145, 6150, 6155, 6160,
	6165, 6170, 6175, 6180, 6185, 6190, 6195, 6200,
	6205, 6210, 6215, 6220, 6225, 6230, 6235, 6240,
	6245, 6250, 6255, 6260, 6264, 6268, 6273, 6278,
	6283, 6288, 6293, 6298, 6303, 6308, 6313, 6318,
	6323, 6328, 6333, 6338, 6343, 6348, 6353, 6358,
	6363, 6368, 6373, 6378, 6383, 6388, 6393, 6398,
	6403, 6408, 6413, 6418, 6423, 6428, 6433, 6438,
	6443, 6448, 6453, 6458, 6463, 6468, 6473, 6478,
	6483, 6488, 6493, 6498, 6503, 6508, 6513, 6518,
	6523, 6528, 6533, 6538, 6543, 6548, 6553, 6558,
	6563, 6568, 6572, 6577, 6582, 6587, 6592, 6594,
	6599, 6604, 6609, 6614, 6616, 6621, 6626, 6631,
	6636, 6638, 6643, 6648, 6653, 6658, 6660, 6665,
	6670, 6675, 6680, 6682, 6687, 6692, 6697, 6702,
	6704, 6712, 6718, 6723, 6725, 6730, 6732, 6737,
	6739, 6742, 6745, 6750, 6753, 6756, 6759, 6764,
	6767, 6770, 6773, 6778, 6781, 6786, 6791, 6793,
	6798, 6803, 6808, 6813, 6819, 6825, 6831, 6839,
	6846, 6852, 6858, 6863, 6868, 6876, 6883, 6889,
	6895, 6898, 6902, 6909, 6916, 6923, 6932, 6940,
	6947, 6954, 6960, 6968, 6975, 6981, 6987, 6990,
	6997, 7004, 7011, 7018, 7027, 7035, 7042, 7049,
	7055, 7063, 7070, 7076, 7082, 7085, 7092, 7099,
	7106, 7113, 7122, 7130, 7137, 7144, 7150, 7158,
	7165, 7171, 7177, 7180, 7187, 7194, 7201, 7208,
	7217, 7225, 7232, 7239, 7245, 7253, 7260, 7266,
	7272, 7275, 7282, 7289, 7296, 7303, 7312, 7320,
	7327, 7334, 7340, 7342, 7350, 7357, 7363, 7369,
	7372, 7379, 7386, 7393, 7400, 7409, 7417, 7424,
	7431, 7437, 7441, 7445, 7450, 7455, 7460, 7465,
	7470, 7475, 7480, 7485, 7490, 7495, 7500, 7505,
	7510, 7515, 7520, 7525, 7530, 7535, 7540, 7545,
	7550, 7555, 7560, 7565, 7570, 7575, 7580, 7585,
	7590, 7595, 7600, 7605, 7610, 7615, 7620, 7625,
	7630, 7635, 7640, 7645, 7650, 7655, 7660, 7665,
	7670, 7675, 7680, 7685, 7690, 7695, 7700, 7705,
	7710, 7715, 7720, 7725, 7730, 7735, 7740, 7745,
	7749, 7752, 7757, 7759, 7764, 7766, 7771, 7773,
	7778, 7781, 7784, 7789, 7792, 7795, 7798, 7803,
	7806, 7809, 7812, 7817, 7820, 7822, 7827, 7832,
	7837, 7842, 7844, 7849, 7854, 7859, 7864, 7866,
	7871, 7876, 7881, 7886, 7888, 7893, 7898, 7903,
	7908, 7910, 7915, 7920, 7925, 7930, 7932, 7937,
	7942, 7947, 7952, 7954, 7962, 7968, 7973, 7978,
	7980, 7985, 7991, 7997, 8003, 8011, 8018, 8024,
	8030, 8035, 8039, 8046, 8053, 8060, 8067, 8069,
	8076, 8083, 8089, 8094, 8099, 8101, 8107, 8113,
	8119, 8127, 8134, 8140, 8146, 8151, 8161, 8172,
	8176, 8180, 8191, 8195, 8199, 8213, 8226, 8235,
	8245, 8256, 8270, 8283, 8294, 8299, 8304, 8321,
	8333, 8344, 8355, 8365, 8375, 8388, 8400, 8410,
	8414, 8418, 8430, 8442, 8443, 8446, 8458, 8469,
	8478, 8488, 8491, 8494, 8500, 8512, 8523, 8534,
	8544, 8546, 8548, 8561, 8568, 8571, 8578, 8581,
	8586, 8592, 8599, 8606, 8613, 8620, 8627, 8634,
	8641, 8648, 8655, 8662, 8669, 8676, 8683, 8690,
	8697, 8704, 8711, 8718, 8725, 8732, 8739, 8746,
	8753, 8760, 8767, 8774, 8781, 8788, 8795, 8802,
	8809, 8816, 8823, 8830, 8837, 8844, 8851, 8858,
	8865, 8872, 8879, 8886, 8893, 8900, 8907, 8914,
	8921, 8928, 8935, 8942, 8949, 8956, 8963, 8970,
	8977, 8984, 8991, 8998, 9005, 9012, 9018, 9025,
	9032, 9039, 9046, 9053, 9060, 9067, 9074, 9081,
	9088, 9095, 9102, 9109, 9116, 9123, 9130, 9137,
	9144, 9151, 9158, 9165, 9172, 9179, 9186, 9193,
	9200, 9207, 9214, 9221, 9228, 9235, 9242, 9249,
	9256, 9263, 9270, 9277, 9284, 9291, 9298, 9305,
	9312, 9319, 9326, 9333, 9340, 9347, 9354, 9361,
	9368, 9375, 9382, 9389, 9396, 9403, 9410, 9417,
	9424, 9431, 9438, 9453, 9466, 9481, 9494, 9507,
	9519, 9533, 9548, 9563, 9578, 9593, 9608, 9623,
	9638, 9653, 9668, 9683, 9698, 9713, 9728, 9743,
	9758, 9773, 9788, 9803, 9818, 9833, 9848, 9863,
	9878, 9893, 9908, 9923, 9938, 9953, 9968, 9983,
	9998, 10013, 10028, 10043, 10058, 10073, 10088, 10103,
	10118, 10133, 10148, 10163, 10178, 10193, 10208, 10223,
	10238, 10253, 10268, 10283, 10298, 10313, 10328, 10343,
	10358, 10373, 10388, 10403, 10418, 10433, 10447, 10462,
	10477, 10492, 10507, 10522, 10537, 10552, 10567, 10582,
	10597, 10612, 10627, 10642, 10657, 10672, 10687, 10702,
	10717, 10732, 10747, 10762, 10777, 10792, 10807, 10822,
	10837, 10852, 10867, 10882, 10897, 10912, 10927, 10942,
	10957, 10972, 10987, 11002, 11017, 11032, 11047, 11062,
	11077, 11092, 11107, 11122, 11137, 11152, 11167, 11182,
	11197, 11212, 11227, 11242, 11257, 11272, 11287, 11302,
	11317, 11332, 11347, 11357, 11363, 11365, 11371, 11373,
	11377, 11382, 11388, 11394, 11400, 11406, 11412, 11418,
	11424, 11430, 11436, 11442, 11448, 11454, 11460, 11466,
	11472, 11478, 11484, 11490, 11496, 11502, 11508, 11514,
	11520, 11526, 11532, 11538, 11544, 11550, 11556, 11562,
	11568, 11574, 11580, 11586, 11592, 11598, 11604, 11610,
	11616, 11622, 11628, 11634, 11640, 11646, 11652, 11658,
	11664, 11670, 11676, 11682, 11688, 11694, 11700, 11706,
	11712, 11718, 11724, 11730, 11736, 11742, 11747, 11753,
	11759, 11765, 11771, 11777, 11783, 11789, 11795, 11801,
	11807, 11813, 11819, 11825, 11831, 11837, 11843, 11849,
	11855, 11861, 11867, 11873, 11879, 11885, 11891, 11897,
	11903, 11909, 11915, 11921, 11927, 11933, 11939, 11945,
	11951, 11957, 11963, 11969, 11975, 11981, 11987, 11993,
	11999, 12005, 12011, 12017, 12023, 12029, 12035, 12041,
	12047, 12053, 12059, 12065, 12071, 12077, 12083, 12089,
	12095, 12101, 12107, 12112, 12116, 12121, 12126, 12131,
	12136, 12141, 12146, 12151, 12156, 12161, 12166, 12171,
	12176, 12181, 12186, 12191, 12196, 12201, 12206, 12211,
	12216, 12221, 12226, 12231, 12236, 12241, 12246, 12251,
	12256, 12261, 12266, 12271, 12276, 12281, 12286, 12291,
	12296, 12301, 12306, 12311, 12316, 12321, 12326, 12331,
	12336, 12341, 12346, 12351, 12356, 12361, 12366, 12371,
	12376, 12381, 12386, 12391, 12396, 12401, 12406, 12411,
	12416, 12418, 12420, 12424, 12426, 12430, 12434, 12438,
	12442, 12449, 12455, 12460, 12465, 12467, 12473, 12479,
	12485, 12493, 12500, 12506, 12512, 12517, 12524, 12530,
	12535, 12540, 12542, 12548, 12554, 12560, 12568, 12575,
	12581, 12587, 12592, 12599, 12605, 12610, 12615, 12617,
	12623, 12629, 12635, 12643, 12650, 12656, 12662, 12667,
	12674, 12680, 12685, 12690, 12692, 12698, 12704, 12710,
	12718, 12725, 12731, 12737, 12742, 12749, 12755, 12760,
	12765, 12767, 12773, 12779, 12785, 12793, 12800, 12806,
	12812, 12817, 12824, 12830, 12835, 12840, 12842, 12848,
	12854, 12860, 12868, 12875, 12881, 12887, 12892, 12903,
	12914
};

static const short _accept_uri2003_trans_targs[] = {
	1332, 163, 165, 1353, 324, 327, 328, 329,
	330, 331, 332, 1356, 333, 490, 491, 492,
	493, 1364, 649, 1370, 1626, 653, 902, 1369,
	1177, 1628, 1178, 1240, 1239, 1241, 1247, 1260,
	1261, 1312, 1305, 1902, 1359, 1367, 1325, 1326,
	1329, 1334, 0, 3, 3, 3, 0, 1334,
	1334, 1334, 0, 5, 5, 5, 0, 1333,
	1333, 1333, 0, 7, 7, 7, 0, 1335,
	1335, 1335, 0, 9, 9, 9, 0, 1338,
	1338, 1338, 0, 146, 11, 11, 11, 0,
	15, 12, 12, 12, 0, 15, 13, 13,
	13, 0, 15, 14, 14, 14, 0, 15,
	0, 132, 16, 16, 16, 0, 20, 17,
	17, 17, 0, 20, 18, 18, 18, 0,
	20, 19, 19, 19, 0, 20, 0, 118,
	21, 21, 21, 0, 25, 22, 22, 22,
	0, 25, 23, 23, 23, 0, 25, 24,
	24, 24, 0, 25, 0, 104, 26, 26,
	26, 0, 30, 27, 27, 27, 0, 30,
	28, 28, 28, 0, 30, 29, 29, 29,
	0, 30, 0, 90, 31, 31, 31, 0,
	35, 32, 32, 32, 0, 35, 33, 33,
	33, 0, 35, 34, 34, 34, 0, 35,
	0, 76, 36, 36, 36, 0, 40, 37,
	37, 37, 0, 40, 38, 38, 38, 0,
	40, 39, 39, 39, 0, 40, 0, 41,
	67, 70, 74, 73, 75, 75, 0, 42,
	63, 60, 60, 60, 0, 43, 56, 58,
	57, 0, 44, 0, 45, 52, 54, 53,
	0, 46, 0, 47, 48, 50, 49, 0,
	1340, 0, 1340, 49, 0, 1340, 47, 0,
	51, 1340, 49, 47, 0, 1340, 47, 0,
	46, 53, 0, 46, 45, 0, 46, 55,
	53, 45, 0, 46, 45, 0, 44, 57,
	0, 44, 43, 0, 44, 59, 57, 43,
	0, 44, 43, 0, 63, 61, 61, 61,
	0, 63, 62, 62, 62, 0, 63, 0,
	47, 64, 64, 64, 0, 1340, 65, 65,
	65, 0, 1340, 66, 66, 66, 0, 1340,
	47, 47, 47, 0, 42, 63, 68, 60,
	60, 0, 42, 63, 69, 61, 61, 0,
	42, 63, 62, 62, 62, 0, 42, 71,
	63, 68, 72, 60, 60, 0, 42, 63,
	69, 61, 61, 61, 0, 42, 63, 61,
	61, 61, 0, 42, 63, 72, 60, 60,
	0, 1340, 64, 64, 64, 0, 63, 60,
	60, 60, 0, 77, 82, 85, 1340, 88,
	89, 89, 0, 42, 81, 1340, 78, 78,
	78, 0, 81, 1340, 79, 79, 79, 0,
	81, 1340, 80, 80, 80, 0, 81, 1340,
	0, 64, 64, 64, 0, 42, 81, 1340,
	83, 78, 78, 0, 42, 81, 1340, 84,
	79, 79, 0, 42, 81, 1340, 80, 80,
	80, 0, 42, 86, 81, 1340, 83, 87,
	78, 78, 0, 42, 81, 1340, 84, 79,
	79, 79, 0, 42, 81, 1340, 79, 79,
	79, 0, 42, 81, 1340, 87, 78, 78,
	0, 81, 1340, 78, 78, 78, 0, 91,
	96, 99, 1340, 102, 103, 103, 0, 42,
	95, 1340, 92, 92, 92, 0, 95, 1340,
	93, 93, 93, 0, 95, 1340, 94, 94,
	94, 0, 95, 1340, 0, 77, 82, 85,
	88, 89, 89, 0, 42, 95, 1340, 97,
	92, 92, 0, 42, 95, 1340, 98, 93,
	93, 0, 42, 95, 1340, 94, 94, 94,
	0, 42, 100, 95, 1340, 97, 101, 92,
	92, 0, 42, 95, 1340, 98, 93, 93,
	93, 0, 42, 95, 1340, 93, 93, 93,
	0, 42, 95, 1340, 101, 92, 92, 0,
	95, 1340, 92, 92, 92, 0, 105, 110,
	113, 1340, 116, 117, 117, 0, 42, 109,
	1340, 106, 106, 106, 0, 109, 1340, 107,
	107, 107, 0, 109, 1340, 108, 108, 108,
	0, 109, 1340, 0, 91, 96, 99, 102,
	103, 103, 0, 42, 109, 1340, 111, 106,
	106, 0, 42, 109, 1340, 112, 107, 107,
	0, 42, 109, 1340, 108, 108, 108, 0,
	42, 114, 109, 1340, 111, 115, 106, 106,
	0, 42, 109, 1340, 112, 107, 107, 107,
	0, 42, 109, 1340, 107, 107, 107, 0,
	42, 109, 1340, 115, 106, 106, 0, 109,
	1340, 106, 106, 106, 0, 119, 124, 127,
	1340, 130, 131, 131, 0, 42, 123, 1340,
	120, 120, 120, 0, 123, 1340, 121, 121,
	121, 0, 123, 1340, 122, 122, 122, 0,
	123, 1340, 0, 105, 110, 113, 116, 117,
	117, 0, 42, 123, 1340, 125, 120, 120,
	0, 42, 123, 1340, 126, 121, 121, 0,
	42, 123, 1340, 122, 122, 122, 0, 42,
	128, 123, 1340, 125, 129, 120, 120, 0,
	42, 123, 1340, 126, 121, 121, 121, 0,
	42, 123, 1340, 121, 121, 121, 0, 42,
	123, 1340, 129, 120, 120, 0, 123, 1340,
	120, 120, 120, 0, 133, 138, 141, 1340,
	144, 145, 145, 0, 42, 137, 1340, 134,
	134, 134, 0, 137, 1340, 135, 135, 135,
	0, 137, 1340, 136, 136, 136, 0, 137,
	1340, 0, 119, 124, 127, 130, 131, 131,
	0, 42, 137, 1340, 139, 134, 134, 0,
	42, 137, 1340, 140, 135, 135, 0, 42,
	137, 1340, 136, 136, 136, 0, 42, 142,
	137, 1340, 139, 143, 134, 134, 0, 42,
	137, 1340, 140, 135, 135, 135, 0, 42,
	137, 1340, 135, 135, 135, 0, 42, 137,
	1340, 143, 134, 134, 0, 137, 1340, 134,
	134, 134, 0, 147, 0, 148, 153, 156,
	1340, 159, 160, 160, 0, 42, 152, 1340,
	149, 149, 149, 0, 152, 1340, 150, 150,
	150, 0, 152, 1340, 151, 151, 151, 0,
	152, 1340, 0, 133, 138, 141, 144, 145,
	145, 0, 42, 152, 1340, 154, 149, 149,
	0, 42, 152, 1340, 155, 150, 150, 0,
	42, 152, 1340, 151, 151, 151, 0, 42,
	157, 152, 1340, 154, 158, 149, 149, 0,
	42, 152, 1340, 155, 150, 150, 150, 0,
	42, 152, 1340, 150, 150, 150, 0, 42,
	152, 1340, 158, 149, 149, 0, 152, 1340,
	149, 149, 149, 0, 162, 162, 162, 0,
	1344, 1344, 1344, 0, 164, 164, 0, 164,
	1343, 164, 164, 164, 164, 0, 166, 166,
	0, 166, 1345, 166, 166, 166, 166, 0,
	168, 168, 168, 0, 1346, 1346, 1346, 0,
	170, 170, 170, 0, 1349, 1349, 1349, 0,
	307, 172, 172, 172, 0, 176, 173, 173,
	173, 0, 176, 174, 174, 174, 0, 176,
	175, 175, 175, 0, 176, 0, 293, 177,
	177, 177, 0, 181, 178, 178, 178, 0,
	181, 179, 179, 179, 0, 181, 180, 180,
	180, 0, 181, 0, 279, 182, 182, 182,
	0, 186, 183, 183, 183, 0, 186, 184,
	184, 184, 0, 186, 185, 185, 185, 0,
	186, 0, 265, 187, 187, 187, 0, 191,
	188, 188, 188, 0, 191, 189, 189, 189,
	0, 191, 190, 190, 190, 0, 191, 0,
	251, 192, 192, 192, 0, 196, 193, 193,
	193, 0, 196, 194, 194, 194, 0, 196,
	195, 195, 195, 0, 196, 0, 237, 197,
	197, 197, 0, 201, 198, 198, 198, 0,
	201, 199, 199, 199, 0, 201, 200, 200,
	200, 0, 201, 0, 202, 228, 231, 235,
	234, 236, 236, 0, 203, 224, 221, 221,
	221, 0, 204, 217, 219, 218, 0, 205,
	0, 206, 213, 215, 214, 0, 207, 0,
	208, 209, 211, 210, 0, 1351, 0, 1351,
	210, 0, 1351, 208, 0, 212, 1351, 210,
	208, 0, 1351, 208, 0, 207, 214, 0,
	207, 206, 0, 207, 216, 214, 206, 0,
	207, 206, 0, 205, 218, 0, 205, 204,
	0, 205, 220, 218, 204, 0, 205, 204,
	0, 224, 222, 222, 222, 0, 224, 223,
	223, 223, 0, 224, 0, 208, 225, 225,
	225, 0, 1351, 226, 226, 226, 0, 1351,
	227, 227, 227, 0, 1351, 208, 208, 208,
	0, 203, 224, 229, 221, 221, 0, 203,
	224, 230, 222, 222, 0, 203, 224, 223,
	223, 223, 0, 203, 232, 224, 229, 233,
	221, 221, 0, 203, 224, 230, 222, 222,
	222, 0, 203, 224, 222, 222, 222, 0,
	203, 224, 233, 221, 221, 0, 1351, 225,
	225, 225, 0, 224, 221, 221, 221, 0,
	238, 243, 246, 1351, 249, 250, 250, 0,
	203, 242, 1351, 239, 239, 239, 0, 242,
	1351, 240, 240, 240, 0, 242, 1351, 241,
	241, 241, 0, 242, 1351, 0, 225, 225,
	225, 0, 203, 242, 1351, 244, 239, 239,
	0, 203, 242, 1351, 245, 240, 240, 0,
	203, 242, 1351, 241, 241, 241, 0, 203,
	247, 242, 1351, 244, 248, 239, 239, 0,
	203, 242, 1351, 245, 240, 240, 240, 0,
	203, 242, 1351, 240, 240, 240, 0, 203,
	242, 1351, 248, 239, 239, 0, 242, 1351,
	239, 239, 239, 0, 252, 257, 260, 1351,
	263, 264, 264, 0, 203, 256, 1351, 253,
	253, 253, 0, 256, 1351, 254, 254, 254,
	0, 256, 1351, 255, 255, 255, 0, 256,
	1351, 0, 238, 243, 246, 249, 250, 250,
	0, 203, 256, 1351, 258, 253, 253, 0,
	203, 256, 1351, 259, 254, 254, 0, 203,
	256, 1351, 255, 255, 255, 0, 203, 261,
	256, 1351, 258, 262, 253, 253, 0, 203,
	256, 1351, 259, 254, 254, 254, 0, 203,
	256, 1351, 254, 254, 254, 0, 203, 256,
	1351, 262, 253, 253, 0, 256, 1351, 253,
	253, 253, 0, 266, 271, 274, 1351, 277,
	278, 278, 0, 203, 270, 1351, 267, 267,
	267, 0, 270, 1351, 268, 268, 268, 0,
	270, 1351, 269, 269, 269, 0, 270, 1351,
	0, 252, 257, 260, 263, 264, 264, 0,
	203, 270, 1351, 272, 267, 267, 0, 203,
	270, 1351, 273, 268, 268, 0, 203, 270,
	1351, 269, 269, 269, 0, 203, 275, 270,
	1351, 272, 276, 267, 267, 0, 203, 270,
	1351, 273, 268, 268, 268, 0, 203, 270,
	1351, 268, 268, 268, 0, 203, 270, 1351,
	276, 267, 267, 0, 270, 1351, 267, 267,
	267, 0, 280, 285, 288, 1351, 291, 292,
	292, 0, 203, 284, 1351, 281, 281, 281,
	0, 284, 1351, 282, 282, 282, 0, 284,
	1351, 283, 283, 283, 0, 284, 1351, 0,
	266, 271, 274, 277, 278, 278, 0, 203,
	284, 1351, 286, 281, 281, 0, 203, 284,
	1351, 287, 282, 282, 0, 203, 284, 1351,
	283, 283, 283, 0, 203, 289, 284, 1351,
	286, 290, 281, 281, 0, 203, 284, 1351,
	287, 282, 282, 282, 0, 203, 284, 1351,
	282, 282, 282, 0, 203, 284, 1351, 290,
	281, 281, 0, 284, 1351, 281, 281, 281,
	0, 294, 299, 302, 1351, 305, 306, 306,
	0, 203, 298, 1351, 295, 295, 295, 0,
	298, 1351, 296, 296, 296, 0, 298, 1351,
	297, 297, 297, 0, 298, 1351, 0, 280,
	285, 288, 291, 292, 292, 0, 203, 298,
	1351, 300, 295, 295, 0, 203, 298, 1351,
	301, 296, 296, 0, 203, 298, 1351, 297,
	297, 297, 0, 203, 303, 298, 1351, 300,
	304, 295, 295, 0, 203, 298, 1351, 301,
	296, 296, 296, 0, 203, 298, 1351, 296,
	296, 296, 0, 203, 298, 1351, 304, 295,
	295, 0, 298, 1351, 295, 295, 295, 0,
	308, 0, 309, 314, 317, 1351, 320, 321,
	321, 0, 203, 313, 1351, 310, 310, 310,
	0, 313, 1351, 311, 311, 311, 0, 313,
	1351, 312, 312, 312, 0, 313, 1351, 0,
	294, 299, 302, 305, 306, 306, 0, 203,
	313, 1351, 315, 310, 310, 0, 203, 313,
	1351, 316, 311, 311, 0, 203, 313, 1351,
	312, 312, 312, 0, 203, 318, 313, 1351,
	315, 319, 310, 310, 0, 203, 313, 1351,
	316, 311, 311, 311, 0, 203, 313, 1351,
	311, 311, 311, 0, 203, 313, 1351, 319,
	310, 310, 0, 313, 1351, 310, 310, 310,
	0, 323, 323, 323, 0, 1354, 1354, 1354,
	0, 1355, 325, 1355, 1355, 1355, 1355, 1355,
	1355, 1355, 0, 326, 326, 326, 0, 1355,
	1355, 1355, 0, 1355, 1355, 1355, 1355, 1355,
	1355, 1355, 1355, 1355, 0, 1355, 1355, 1355,
	1355, 1355, 1355, 1355, 1355, 0, 1355, 1355,
	1355, 1355, 1355, 0, 325, 0, 1355, 1355,
	1355, 1355, 0, 1355, 1355, 1355, 1355, 0,
	334, 0, 1357, 0, 336, 336, 336, 0,
	1358, 1358, 1358, 0, 338, 338, 338, 0,
	1359, 1359, 1359, 0, 475, 340, 340, 340,
	0, 344, 341, 341, 341, 0, 344, 342,
	342, 342, 0, 344, 343, 343, 343, 0,
	344, 0, 461, 345, 345, 345, 0, 349,
	346, 346, 346, 0, 349, 347, 347, 347,
	0, 349, 348, 348, 348, 0, 349, 0,
	447, 350, 350, 350, 0, 354, 351, 351,
	351, 0, 354, 352, 352, 352, 0, 354,
	353, 353, 353, 0, 354, 0, 433, 355,
	355, 355, 0, 359, 356, 356, 356, 0,
	359, 357, 357, 357, 0, 359, 358, 358,
	358, 0, 359, 0, 419, 360, 360, 360,
	0, 364, 361, 361, 361, 0, 364, 362,
	362, 362, 0, 364, 363, 363, 363, 0,
	364, 0, 405, 365, 365, 365, 0, 369,
	366, 366, 366, 0, 369, 367, 367, 367,
	0, 369, 368, 368, 368, 0, 369, 0,
	370, 396, 399, 403, 402, 404, 404, 0,
	371, 392, 389, 389, 389, 0, 372, 385,
	387, 386, 0, 373, 0, 374, 381, 383,
	382, 0, 375, 0, 376, 377, 379, 378,
	0, 1361, 0, 1361, 378, 0, 1361, 376,
	0, 380, 1361, 378, 376, 0, 1361, 376,
	0, 375, 382, 0, 375, 374, 0, 375,
	384, 382, 374, 0, 375, 374, 0, 373,
	386, 0, 373, 372, 0, 373, 388, 386,
	372, 0, 373, 372, 0, 392, 390, 390,
	390, 0, 392, 391, 391, 391, 0, 392,
	0, 376, 393, 393, 393, 0, 1361, 394,
	394, 394, 0, 1361, 395, 395, 395, 0,
	1361, 376, 376, 376, 0, 371, 392, 397,
	389, 389, 0, 371, 392, 398, 390, 390,
	0, 371, 392, 391, 391, 391, 0, 371,
	400, 392, 397, 401, 389, 389, 0, 371,
	392, 398, 390, 390, 390, 0, 371, 392,
	390, 390, 390, 0, 371, 392, 401, 389,
	389, 0, 1361, 393, 393, 393, 0, 392,
	389, 389, 389, 0, 406, 411, 414, 1361,
	417, 418, 418, 0, 371, 410, 1361, 407,
	407, 407, 0, 410, 1361, 408, 408, 408,
	0, 410, 1361, 409, 409, 409, 0, 410,
	1361, 0, 393, 393, 393, 0, 371, 410,
	1361, 412, 407, 407, 0, 371, 410, 1361,
	413, 408, 408, 0, 371, 410, 1361, 409,
	409, 409, 0, 371, 415, 410, 1361, 412,
	416, 407, 407, 0, 371, 410, 1361, 413,
	408, 408, 408, 0, 371, 410, 1361, 408,
	408, 408, 0, 371, 410, 1361, 416, 407,
	407, 0, 410, 1361, 407, 407, 407, 0,
	420, 425, 428, 1361, 431, 432, 432, 0,
	371, 424, 1361, 421, 421, 421, 0, 424,
	1361, 422, 422, 422, 0, 424, 1361, 423,
	423, 423, 0, 424, 1361, 0, 406, 411,
	414, 417, 418, 418, 0, 371, 424, 1361,
	426, 421, 421, 0, 371, 424, 1361, 427,
	422, 422, 0, 371, 424, 1361, 423, 423,
	423, 0, 371, 429, 424, 1361, 426, 430,
	421, 421, 0, 371, 424, 1361, 427, 422,
	422, 422, 0, 371, 424, 1361, 422, 422,
	422, 0, 371, 424, 1361, 430, 421, 421,
	0, 424, 1361, 421, 421, 421, 0, 434,
	439, 442, 1361, 445, 446, 446, 0, 371,
	438, 1361, 435, 435, 435, 0, 438, 1361,
	436, 436, 436, 0, 438, 1361, 437, 437,
	437, 0, 438, 1361, 0, 420, 425, 428,
	431, 432, 432, 0, 371, 438, 1361, 440,
	435, 435, 0, 371, 438, 1361, 441, 436,
	436, 0, 371, 438, 1361, 437, 437, 437,
	0, 371, 443, 438, 1361, 440, 444, 435,
	435, 0, 371, 438, 1361, 441, 436, 436,
	436, 0, 371, 438, 1361, 436, 436, 436,
	0, 371, 438, 1361, 444, 435, 435, 0,
	438, 1361, 435, 435, 435, 0, 448, 453,
	456, 1361, 459, 460, 460, 0, 371, 452,
	1361, 449, 449, 449, 0, 452, 1361, 450,
	450, 450, 0, 452, 1361, 451, 451, 451,
	0, 452, 1361, 0, 434, 439, 442, 445,
	446, 446, 0, 371, 452, 1361, 454, 449,
	449, 0, 371, 452, 1361, 455, 450, 450,
	0, 371, 452, 1361, 451, 451, 451, 0,
	371, 457, 452, 1361, 454, 458, 449, 449,
	0, 371, 452, 1361, 455, 450, 450, 450,
	0, 371, 452, 1361, 450, 450, 450, 0,
	371, 452, 1361, 458, 449, 449, 0, 452,
	1361, 449, 449, 449, 0, 462, 467, 470,
	1361, 473, 474, 474, 0, 371, 466, 1361,
	463, 463, 463, 0, 466, 1361, 464, 464,
	464, 0, 466, 1361, 465, 465, 465, 0,
	466, 1361, 0, 448, 453, 456, 459, 460,
	460, 0, 371, 466, 1361, 468, 463, 463,
	0, 371, 466, 1361, 469, 464, 464, 0,
	371, 466, 1361, 465, 465, 465, 0, 371,
	471, 466, 1361, 468, 472, 463, 463, 0,
	371, 466, 1361, 469, 464, 464, 464, 0,
	371, 466, 1361, 464, 464, 464, 0, 371,
	466, 1361, 472, 463, 463, 0, 466, 1361,
	463, 463, 463, 0, 476, 0, 477, 482,
	485, 1361, 488, 489, 489, 0, 371, 481,
	1361, 478, 478, 478, 0, 481, 1361, 479,
	479, 479, 0, 481, 1361, 480, 480, 480,
	0, 481, 1361, 0, 462, 467, 470, 473,
	474, 474, 0, 371, 481, 1361, 483, 478,
	478, 0, 371, 481, 1361, 484, 479, 479,
	0, 371, 481, 1361, 480, 480, 480, 0,
	371, 486, 481, 1361, 483, 487, 478, 478,
	0, 371, 481, 1361, 484, 479, 479, 479,
	0, 371, 481, 1361, 479, 479, 479, 0,
	371, 481, 1361, 487, 478, 478, 0, 481,
	1361, 478, 478, 478, 0, 1359, 0, 1346,
	167, 1346, 1346, 1346, 1346, 1346, 1346, 1346,
	1346, 0, 1355, 325, 1355, 1355, 1355, 1355,
	1355, 1355, 1355, 1355, 0, 1363, 1363, 0,
	495, 495, 495, 0, 1365, 1365, 1365, 0,
	497, 497, 497, 0, 1367, 1367, 1367, 0,
	634, 499, 499, 499, 0, 503, 500, 500,
	500, 0, 503, 501, 501, 501, 0, 503,
	502, 502, 502, 0, 503, 0, 620, 504,
	504, 504, 0, 508, 505, 505, 505, 0,
	508, 506, 506, 506, 0, 508, 507, 507,
	507, 0, 508, 0, 606, 509, 509, 509,
	0, 513, 510, 510, 510, 0, 513, 511,
	511, 511, 0, 513, 512, 512, 512, 0,
	513, 0, 592, 514, 514, 514, 0, 518,
	515, 515, 515, 0, 518, 516, 516, 516,
	0, 518, 517, 517, 517, 0, 518, 0,
	578, 519, 519, 519, 0, 523, 520, 520,
	520, 0, 523, 521, 521, 521, 0, 523,
	522, 522, 522, 0, 523, 0, 564, 524,
	524, 524, 0, 528, 525, 525, 525, 0,
	528, 526, 526, 526, 0, 528, 527, 527,
	527, 0, 528, 0, 529, 555, 558, 562,
	561, 563, 563, 0, 530, 551, 548, 548,
	548, 0, 531, 544, 546, 545, 0, 532,
	0, 533, 540, 542, 541, 0, 534, 0,
	535, 536, 538, 537, 0, 1368, 0, 1368,
	537, 0, 1368, 535, 0, 539, 1368, 537,
	535, 0, 1368, 535, 0, 534, 541, 0,
	534, 533, 0, 534, 543, 541, 533, 0,
	534, 533, 0, 532, 545, 0, 532, 531,
	0, 532, 547, 545, 531, 0, 532, 531,
	0, 551, 549, 549, 549, 0, 551, 550,
	550, 550, 0, 551, 0, 535, 552, 552,
	552, 0, 1368, 553, 553, 553, 0, 1368,
	554, 554, 554, 0, 1368, 535, 535, 535,
	0, 530, 551, 556, 548, 548, 0, 530,
	551, 557, 549, 549, 0, 530, 551, 550,
	550, 550, 0, 530, 559, 551, 556, 560,
	548, 548, 0, 530, 551, 557, 549, 549,
	549, 0, 530, 551, 549, 549, 549, 0,
	530, 551, 560, 548, 548, 0, 1368, 552,
	552, 552, 0, 551, 548, 548, 548, 0,
	565, 570, 573, 1368, 576, 577, 577, 0,
	530, 569, 1368, 566, 566, 566, 0, 569,
	1368, 567, 567, 567, 0, 569, 1368, 568,
	568, 568, 0, 569, 1368, 0, 552, 552,
	552, 0, 530, 569, 1368, 571, 566, 566,
	0, 530, 569, 1368, 572, 567, 567, 0,
	530, 569, 1368, 568, 568, 568, 0, 530,
	574, 569, 1368, 571, 575, 566, 566, 0,
	530, 569, 1368, 572, 567, 567, 567, 0,
	530, 569, 1368, 567, 567, 567, 0, 530,
	569, 1368, 575, 566, 566, 0, 569, 1368,
	566, 566, 566, 0, 579, 584, 587, 1368,
	590, 591, 591, 0, 530, 583, 1368, 580,
	580, 580, 0, 583, 1368, 581, 581, 581,
	0, 583, 1368, 582, 582, 582, 0, 583,
	1368, 0, 565, 570, 573, 576, 577, 577,
	0, 530, 583, 1368, 585, 580, 580, 0,
	530, 583, 1368, 586, 581, 581, 0, 530,
	583, 1368, 582, 582, 582, 0, 530, 588,
	583, 1368, 585, 589, 580, 580, 0, 530,
	583, 1368, 586, 581, 581, 581, 0, 530,
	583, 1368, 581, 581, 581, 0, 530, 583,
	1368, 589, 580, 580, 0, 583, 1368, 580,
	580, 580, 0, 593, 598, 601, 1368, 604,
	605, 605, 0, 530, 597, 1368, 594, 594,
	594, 0, 597, 1368, 595, 595, 595, 0,
	597, 1368, 596, 596, 596, 0, 597, 1368,
	0, 579, 584, 587, 590, 591, 591, 0,
	530, 597, 1368, 599, 594, 594, 0, 530,
	597, 1368, 600, 595, 595, 0, 530, 597,
	1368, 596, 596, 596, 0, 530, 602, 597,
	1368, 599, 603, 594, 594, 0, 530, 597,
	1368, 600, 595, 595, 595, 0, 530, 597,
	1368, 595, 595, 595, 0, 530, 597, 1368,
	603, 594, 594, 0, 597, 1368, 594, 594,
	594, 0, 607, 612, 615, 1368, 618, 619,
	619, 0, 530, 611, 1368, 608, 608, 608,
	0, 611, 1368, 609, 609, 609, 0, 611,
	1368, 610, 610, 610, 0, 611, 1368, 0,
	593, 598, 601, 604, 605, 605, 0, 530,
	611, 1368, 613, 608, 608, 0, 530, 611,
	1368, 614, 609, 609, 0, 530, 611, 1368,
	610, 610, 610, 0, 530, 616, 611, 1368,
	613, 617, 608, 608, 0, 530, 611, 1368,
	614, 609, 609, 609, 0, 530, 611, 1368,
	609, 609, 609, 0, 530, 611, 1368, 617,
	608, 608, 0, 611, 1368, 608, 608, 608,
	0, 621, 626, 629, 1368, 632, 633, 633,
	0, 530, 625, 1368, 622, 622, 622, 0,
	625, 1368, 623, 623, 623, 0, 625, 1368,
	624, 624, 624, 0, 625, 1368, 0, 607,
	612, 615, 618, 619, 619, 0, 530, 625,
	1368, 627, 622, 622, 0, 530, 625, 1368,
	628, 623, 623, 0, 530, 625, 1368, 624,
	624, 624, 0, 530, 630, 625, 1368, 627,
	631, 622, 622, 0, 530, 625, 1368, 628,
	623, 623, 623, 0, 530, 625, 1368, 623,
	623, 623, 0, 530, 625, 1368, 631, 622,
	622, 0, 625, 1368, 622, 622, 622, 0,
	635, 0, 636, 641, 644, 1368, 647, 648,
	648, 0, 530, 640, 1368, 637, 637, 637,
	0, 640, 1368, 638, 638, 638, 0, 640,
	1368, 639, 639, 639, 0, 640, 1368, 0,
	621, 626, 629, 632, 633, 633, 0, 530,
	640, 1368, 642, 637, 637, 0, 530, 640,
	1368, 643, 638, 638, 0, 530, 640, 1368,
	639, 639, 639, 0, 530, 645, 640, 1368,
	642, 646, 637, 637, 0, 530, 640, 1368,
	643, 638, 638, 638, 0, 530, 640, 1368,
	638, 638, 638, 0, 530, 640, 1368, 646,
	637, 637, 0, 640, 1368, 637, 637, 637,
	0, 1367, 496, 1367, 1367, 1367, 1367, 1367,
	1367, 1367, 0, 650, 651, 650, 653, 650,
	650, 650, 650, 650, 650, 0, 652, 652,
	652, 0, 650, 650, 650, 0, 498, 1371,
	1371, 1371, 0, 655, 1496, 1496, 1496, 0,
	656, 1495, 1495, 1495, 0, 657, 1494, 1494,
	1494, 0, 658, 1493, 1493, 1493, 0, 659,
	1492, 1492, 1492, 0, 660, 1491, 1491, 1491,
	0, 661, 1490, 1490, 1490, 0, 662, 1489,
	1489, 1489, 0, 663, 1488, 1488, 1488, 0,
	664, 1487, 1487, 1487, 0, 665, 1486, 1486,
	1486, 0, 666, 1485, 1485, 1485, 0, 667,
	1484, 1484, 1484, 0, 668, 1483, 1483, 1483,
	0, 669, 1482, 1482, 1482, 0, 670, 1481,
	1481, 1481, 0, 671, 1480, 1480, 1480, 0,
	672, 1479, 1479, 1479, 0, 673, 1478, 1478,
	1478, 0, 674, 1477, 1477, 1477, 0, 675,
	1476, 1476, 1476, 0, 676, 1475, 1475, 1475,
	0, 677, 1474, 1474, 1474, 0, 678, 1473,
	1473, 1473, 0, 679, 1472, 1472, 1472, 0,
	680, 1471, 1471, 1471, 0, 681, 1470, 1470,
	1470, 0, 682, 1469, 1469, 1469, 0, 683,
	1468, 1468, 1468, 0, 684, 1467, 1467, 1467,
	0, 685, 1466, 1466, 1466, 0, 686, 1465,
	1465, 1465, 0, 687, 1464, 1464, 1464, 0,
	688, 1463, 1463, 1463, 0, 689, 1462, 1462,
	1462, 0, 690, 1461, 1461, 1461, 0, 691,
	1460, 1460, 1460, 0, 692, 1459, 1459, 1459,
	0, 693, 1458, 1458, 1458, 0, 694, 1457,
	1457, 1457, 0, 695, 1456, 1456, 1456, 0,
	696, 1455, 1455, 1455, 0, 697, 1454, 1454,
	1454, 0, 698, 1453, 1453, 1453, 0, 699,
	1452, 1452, 1452, 0, 700, 1451, 1451, 1451,
	0, 701, 1450, 1450, 1450, 0, 702, 1449,
	1449, 1449, 0, 703, 1448, 1448, 1448, 0,
	704, 1447, 1447, 1447, 0, 705, 1446, 1446,
	1446, 0, 706, 1445, 1445, 1445, 0, 707,
	1444, 1444, 1444, 0, 708, 1443, 1443, 1443,
	0, 709, 1442, 1442, 1442, 0, 710, 1441,
	1441, 1441, 0, 711, 1440, 1440, 1440, 0,
	712, 1439, 1439, 1439, 0, 713, 1438, 1438,
	1438, 0, 714, 1437, 1437, 1437, 0, 1372,
	1372, 1372, 0, 1371, 1373, 1373, 0, 717,
	1435, 1435, 1435, 0, 718, 1434, 1434, 1434,
	0, 719, 1433, 1433, 1433, 0, 720, 1432,
	1432, 1432, 0, 721, 1431, 1431, 1431, 0,
	722, 1430, 1430, 1430, 0, 723, 1429, 1429,
	1429, 0, 724, 1428, 1428, 1428, 0, 725,
	1427, 1427, 1427, 0, 726, 1426, 1426, 1426,
	0, 727, 1425, 1425, 1425, 0, 728, 1424,
	1424, 1424, 0, 729, 1423, 1423, 1423, 0,
	730, 1422, 1422, 1422, 0, 731, 1421, 1421,
	1421, 0, 732, 1420, 1420, 1420, 0, 733,
	1419, 1419, 1419, 0, 734, 1418, 1418, 1418,
	0, 735, 1417, 1417, 1417, 0, 736, 1416,
	1416, 1416, 0, 737, 1415, 1415, 1415, 0,
	738, 1414, 1414, 1414, 0, 739, 1413, 1413,
	1413, 0, 740, 1412, 1412, 1412, 0, 741,
	1411, 1411, 1411, 0, 742, 1410, 1410, 1410,
	0, 743, 1409, 1409, 1409, 0, 744, 1408,
	1408, 1408, 0, 745, 1407, 1407, 1407, 0,
	746, 1406, 1406, 1406, 0, 747, 1405, 1405,
	1405, 0, 748, 1404, 1404, 1404, 0, 749,
	1403, 1403, 1403, 0, 750, 1402, 1402, 1402,
	0, 751, 1401, 1401, 1401, 0, 752, 1400,
	1400, 1400, 0, 753, 1399, 1399, 1399, 0,
	754, 1398, 1398, 1398, 0, 755, 1397, 1397,
	1397, 0, 756, 1396, 1396, 1396, 0, 757,
	1395, 1395, 1395, 0, 758, 1394, 1394, 1394,
	0, 759, 1393, 1393, 1393, 0, 760, 1392,
	1392, 1392, 0, 761, 1391, 1391, 1391, 0,
	762, 1390, 1390, 1390, 0, 763, 1389, 1389,
	1389, 0, 764, 1388, 1388, 1388, 0, 765,
	1387, 1387, 1387, 0, 766, 1386, 1386, 1386,
	0, 767, 1385, 1385, 1385, 0, 768, 1384,
	1384, 1384, 0, 769, 1383, 1383, 1383, 0,
	770, 1382, 1382, 1382, 0, 771, 1381, 1381,
	1381, 0, 772, 1380, 1380, 1380, 0, 773,
	1379, 1379, 1379, 0, 774, 1378, 1378, 1378,
	0, 775, 1377, 1377, 1377, 0, 776, 1376,
	1376, 1376, 0, 1374, 1374, 1374, 0, 650,
	651, 778, 650, 653, 650, 650, 650, 1624,
	650, 1624, 1624, 0, 650, 651, 779, 650,
	653, 650, 650, 650, 1623, 650, 1623, 1623,
	0, 650, 651, 780, 650, 653, 650, 650,
	650, 1622, 650, 1622, 1622, 0, 650, 651,
	781, 650, 653, 650, 650, 650, 1621, 650,
	1621, 1621, 0, 650, 651, 782, 650, 653,
	650, 650, 650, 1620, 650, 1620, 1620, 0,
	650, 651, 783, 650, 653, 650, 650, 650,
	1619, 650, 1619, 1619, 0, 650, 651, 784,
	650, 653, 650, 650, 650, 1618, 650, 1618,
	1618, 0, 650, 651, 785, 650, 653, 650,
	650, 650, 1617, 650, 1617, 1617, 0, 650,
	651, 786, 650, 653, 650, 650, 650, 1616,
	650, 1616, 1616, 0, 650, 651, 787, 650,
	653, 650, 650, 650, 1615, 650, 1615, 1615,
	0, 650, 651, 788, 650, 653, 650, 650,
	650, 1614, 650, 1614, 1614, 0, 650, 651,
	789, 650, 653, 650, 650, 650, 1613, 650,
	1613, 1613, 0, 650, 651, 790, 650, 653,
	650, 650, 650, 1612, 650, 1612, 1612, 0,
	650, 651, 791, 650, 653, 650, 650, 650,
	1611, 650, 1611, 1611, 0, 650, 651, 792,
	650, 653, 650, 650, 650, 1610, 650, 1610,
	1610, 0, 650, 651, 793, 650, 653, 650,
	650, 650, 1609, 650, 1609, 1609, 0, 650,
	651, 794, 650, 653, 650, 650, 650, 1608,
	650, 1608, 1608, 0, 650, 651, 795, 650,
	653, 650, 650, 650, 1607, 650, 1607, 1607,
	0, 650, 651, 796, 650, 653, 650, 650,
	650, 1606, 650, 1606, 1606, 0, 650, 651,
	797, 650, 653, 650, 650, 650, 1605, 650,
	1605, 1605, 0, 650, 651, 798, 650, 653,
	650, 650, 650, 1604, 650, 1604, 1604, 0,
	650, 651, 799, 650, 653, 650, 650, 650,
	1603, 650, 1603, 1603, 0, 650, 651, 800,
	650, 653, 650, 650, 650, 1602, 650, 1602,
	1602, 0, 650, 651, 801, 650, 653, 650,
	650, 650, 1601, 650, 1601, 1601, 0, 650,
	651, 802, 650, 653, 650, 650, 650, 1600,
	650, 1600, 1600, 0, 650, 651, 803, 650,
	653, 650, 650, 650, 1599, 650, 1599, 1599,
	0, 650, 651, 804, 650, 653, 650, 650,
	650, 1598, 650, 1598, 1598, 0, 650, 651,
	805, 650, 653, 650, 650, 650, 1597, 650,
	1597, 1597, 0, 650, 651, 806, 650, 653,
	650, 650, 650, 1596, 650, 1596, 1596, 0,
	650, 651, 807, 650, 653, 650, 650, 650,
	1595, 650, 1595, 1595, 0, 650, 651, 808,
	650, 653, 650, 650, 650, 1594, 650, 1594,
	1594, 0, 650, 651, 809, 650, 653, 650,
	650, 650, 1593, 650, 1593, 1593, 0, 650,
	651, 810, 650, 653, 650, 650, 650, 1592,
	650, 1592, 1592, 0, 650, 651, 811, 650,
	653, 650, 650, 650, 1591, 650, 1591, 1591,
	0, 650, 651, 812, 650, 653, 650, 650,
	650, 1590, 650, 1590, 1590, 0, 650, 651,
	813, 650, 653, 650, 650, 650, 1589, 650,
	1589, 1589, 0, 650, 651, 814, 650, 653,
	650, 650, 650, 1588, 650, 1588, 1588, 0,
	650, 651, 815, 650, 653, 650, 650, 650,
	1587, 650, 1587, 1587, 0, 650, 651, 816,
	650, 653, 650, 650, 650, 1586, 650, 1586,
	1586, 0, 650, 651, 817, 650, 653, 650,
	650, 650, 1585, 650, 1585, 1585, 0, 650,
	651, 818, 650, 653, 650, 650, 650, 1584,
	650, 1584, 1584, 0, 650, 651, 819, 650,
	653, 650, 650, 650, 1583, 650, 1583, 1583,
	0, 650, 651, 820, 650, 653, 650, 650,
	650, 1582, 650, 1582, 1582, 0, 650, 651,
	821, 650, 653, 650, 650, 650, 1581, 650,
	1581, 1581, 0, 650, 651, 822, 650, 653,
	650, 650, 650, 1580, 650, 1580, 1580, 0,
	650, 651, 823, 650, 653, 650, 650, 650,
	1579, 650, 1579, 1579, 0, 650, 651, 824,
	650, 653, 650, 650, 650, 1578, 650, 1578,
	1578, 0, 650, 651, 825, 650, 653, 650,
	650, 650, 1577, 650, 1577, 1577, 0, 650,
	651, 826, 650, 653, 650, 650, 650, 1576,
	650, 1576, 1576, 0, 650, 651, 827, 650,
	653, 650, 650, 650, 1575, 650, 1575, 1575,
	0, 650, 651, 828, 650, 653, 650, 650,
	650, 1574, 650, 1574, 1574, 0, 650, 651,
	829, 650, 653, 650, 650, 650, 1573, 650,
	1573, 1573, 0, 650, 651, 830, 650, 653,
	650, 650, 650, 1572, 650, 1572, 1572, 0,
	650, 651, 831, 650, 653, 650, 650, 650,
	1571, 650, 1571, 1571, 0, 650, 651, 832,
	650, 653, 650, 650, 650, 1570, 650, 1570,
	1570, 0, 650, 651, 833, 650, 653, 650,
	650, 650, 1569, 650, 1569, 1569, 0, 650,
	651, 834, 650, 653, 650, 650, 650, 1568,
	650, 1568, 1568, 0, 650, 651, 835, 650,
	653, 650, 650, 650, 1567, 650, 1567, 1567,
	0, 650, 651, 836, 650, 653, 650, 650,
	650, 1566, 650, 1566, 1566, 0, 650, 651,
	837, 650, 653, 650, 650, 650, 1565, 650,
	1565, 1565, 0, 650, 651, 650, 653, 650,
	650, 650, 1499, 650, 1499, 1499, 0, 650,
	651, 650, 653, 650, 650, 650, 1498, 650,
	1500, 1500, 0, 650, 651, 840, 650, 653,
	650, 650, 650, 1563, 650, 1563, 1563, 0,
	650, 651, 841, 650, 653, 650, 650, 650,
	1562, 650, 1562, 1562, 0, 650, 651, 842,
	650, 653, 650, 650, 650, 1561, 650, 1561,
	1561, 0, 650, 651, 843, 650, 653, 650,
	650, 650, 1560, 650, 1560, 1560, 0, 650,
	651, 844, 650, 653, 650, 650, 650, 1559,
	650, 1559, 1559, 0, 650, 651, 845, 650,
	653, 650, 650, 650, 1558, 650, 1558, 1558,
	0, 650, 651, 846, 650, 653, 650, 650,
	650, 1557, 650, 1557, 1557, 0, 650, 651,
	847, 650, 653, 650, 650, 650, 1556, 650,
	1556, 1556, 0, 650, 651, 848, 650, 653,
	650, 650, 650, 1555, 650, 1555, 1555, 0,
	650, 651, 849, 650, 653, 650, 650, 650,
	1554, 650, 1554, 1554, 0, 650, 651, 850,
	650, 653, 650, 650, 650, 1553, 650, 1553,
	1553, 0, 650, 651, 851, 650, 653, 650,
	650, 650, 1552, 650, 1552, 1552, 0, 650,
	651, 852, 650, 653, 650, 650, 650, 1551,
	650, 1551, 1551, 0, 650, 651, 853, 650,
	653, 650, 650, 650, 1550, 650, 1550, 1550,
	0, 650, 651, 854, 650, 653, 650, 650,
	650, 1549, 650, 1549, 1549, 0, 650, 651,
	855, 650, 653, 650, 650, 650, 1548, 650,
	1548, 1548, 0, 650, 651, 856, 650, 653,
	650, 650, 650, 1547, 650, 1547, 1547, 0,
	650, 651, 857, 650, 653, 650, 650, 650,
	1546, 650, 1546, 1546, 0, 650, 651, 858,
	650, 653, 650, 650, 650, 1545, 650, 1545,
	1545, 0, 650, 651, 859, 650, 653, 650,
	650, 650, 1544, 650, 1544, 1544, 0, 650,
	651, 860, 650, 653, 650, 650, 650, 1543,
	650, 1543, 1543, 0, 650, 651, 861, 650,
	653, 650, 650, 650, 1542, 650, 1542, 1542,
	0, 650, 651, 862, 650, 653, 650, 650,
	650, 1541, 650, 1541, 1541, 0, 650, 651,
	863, 650, 653, 650, 650, 650, 1540, 650,
	1540, 1540, 0, 650, 651, 864, 650, 653,
	650, 650, 650, 1539, 650, 1539, 1539, 0,
	650, 651, 865, 650, 653, 650, 650, 650,
	1538, 650, 1538, 1538, 0, 650, 651, 866,
	650, 653, 650, 650, 650, 1537, 650, 1537,
	1537, 0, 650, 651, 867, 650, 653, 650,
	650, 650, 1536, 650, 1536, 1536, 0, 650,
	651, 868, 650, 653, 650, 650, 650, 1535,
	650, 1535, 1535, 0, 650, 651, 869, 650,
	653, 650, 650, 650, 1534, 650, 1534, 1534,
	0, 650, 651, 870, 650, 653, 650, 650,
	650, 1533, 650, 1533, 1533, 0, 650, 651,
	871, 650, 653, 650, 650, 650, 1532, 650,
	1532, 1532, 0, 650, 651, 872, 650, 653,
	650, 650, 650, 1531, 650, 1531, 1531, 0,
	650, 651, 873, 650, 653, 650, 650, 650,
	1530, 650, 1530, 1530, 0, 650, 651, 874,
	650, 653, 650, 650, 650, 1529, 650, 1529,
	1529, 0, 650, 651, 875, 650, 653, 650,
	650, 650, 1528, 650, 1528, 1528, 0, 650,
	651, 876, 650, 653, 650, 650, 650, 1527,
	650, 1527, 1527, 0, 650, 651, 877, 650,
	653, 650, 650, 650, 1526, 650, 1526, 1526,
	0, 650, 651, 878, 650, 653, 650, 650,
	650, 1525, 650, 1525, 1525, 0, 650, 651,
	879, 650, 653, 650, 650, 650, 1524, 650,
	1524, 1524, 0, 650, 651, 880, 650, 653,
	650, 650, 650, 1523, 650, 1523, 1523, 0,
	650, 651, 881, 650, 653, 650, 650, 650,
	1522, 650, 1522, 1522, 0, 650, 651, 882,
	650, 653, 650, 650, 650, 1521, 650, 1521,
	1521, 0, 650, 651, 883, 650, 653, 650,
	650, 650, 1520, 650, 1520, 1520, 0, 650,
	651, 884, 650, 653, 650, 650, 650, 1519,
	650, 1519, 1519, 0, 650, 651, 885, 650,
	653, 650, 650, 650, 1518, 650, 1518, 1518,
	0, 650, 651, 886, 650, 653, 650, 650,
	650, 1517, 650, 1517, 1517, 0, 650, 651,
	887, 650, 653, 650, 650, 650, 1516, 650,
	1516, 1516, 0, 650, 651, 888, 650, 653,
	650, 650, 650, 1515, 650, 1515, 1515, 0,
	650, 651, 889, 650, 653, 650, 650, 650,
	1514, 650, 1514, 1514, 0, 650, 651, 890,
	650, 653, 650, 650, 650, 1513, 650, 1513,
	1513, 0, 650, 651, 891, 650, 653, 650,
	650, 650, 1512, 650, 1512, 1512, 0, 650,
	651, 892, 650, 653, 650, 650, 650, 1511,
	650, 1511, 1511, 0, 650, 651, 893, 650,
	653, 650, 650, 650, 1510, 650, 1510, 1510,
	0, 650, 651, 894, 650, 653, 650, 650,
	650, 1509, 650, 1509, 1509, 0, 650, 651,
	895, 650, 653, 650, 650, 650, 1508, 650,
	1508, 1508, 0, 650, 651, 896, 650, 653,
	650, 650, 650, 1507, 650, 1507, 1507, 0,
	650, 651, 897, 650, 653, 650, 650, 650,
	1506, 650, 1506, 1506, 0, 650, 651, 898,
	650, 653, 650, 650, 650, 1505, 650, 1505,
	1505, 0, 650, 651, 899, 650, 653, 650,
	650, 650, 1504, 650, 1504, 1504, 0, 650,
	651, 650, 653, 650, 650, 650, 1501, 650,
	1501, 1501, 0, 901, 901, 901, 0, 1626,
	1626, 1626, 0, 1026, 1627, 1627, 1627, 0,
	904, 1752, 1752, 1752, 0, 905, 1751, 1751,
	1751, 0, 906, 1750, 1750, 1750, 0, 907,
	1749, 1749, 1749, 0, 908, 1748, 1748, 1748,
	0, 909, 1747, 1747, 1747, 0, 910, 1746,
	1746, 1746, 0, 911, 1745, 1745, 1745, 0,
	912, 1744, 1744, 1744, 0, 913, 1743, 1743,
	1743, 0, 914, 1742, 1742, 1742, 0, 915,
	1741, 1741, 1741, 0, 916, 1740, 1740, 1740,
	0, 917, 1739, 1739, 1739, 0, 918, 1738,
	1738, 1738, 0, 919, 1737, 1737, 1737, 0,
	920, 1736, 1736, 1736, 0, 921, 1735, 1735,
	1735, 0, 922, 1734, 1734, 1734, 0, 923,
	1733, 1733, 1733, 0, 924, 1732, 1732, 1732,
	0, 925, 1731, 1731, 1731, 0, 926, 1730,
	1730, 1730, 0, 927, 1729, 1729, 1729, 0,
	928, 1728, 1728, 1728, 0, 929, 1727, 1727,
	1727, 0, 930, 1726, 1726, 1726, 0, 931,
	1725, 1725, 1725, 0, 932, 1724, 1724, 1724,
	0, 933, 1723, 1723, 1723, 0, 934, 1722,
	1722, 1722, 0, 935, 1721, 1721, 1721, 0,
	936, 1720, 1720, 1720, 0, 937, 1719, 1719,
	1719, 0, 938, 1718, 1718, 1718, 0, 939,
	1717, 1717, 1717, 0, 940, 1716, 1716, 1716,
	0, 941, 1715, 1715, 1715, 0, 942, 1714,
	1714, 1714, 0, 943, 1713, 1713, 1713, 0,
	944, 1712, 1712, 1712, 0, 945, 1711, 1711,
	1711, 0, 946, 1710, 1710, 1710, 0, 947,
	1709, 1709, 1709, 0, 948, 1708, 1708, 1708,
	0, 949, 1707, 1707, 1707, 0, 950, 1706,
	1706, 1706, 0, 951, 1705, 1705, 1705, 0,
	952, 1704, 1704, 1704, 0, 953, 1703, 1703,
	1703, 0, 954, 1702, 1702, 1702, 0, 955,
	1701, 1701, 1701, 0, 956, 1700, 1700, 1700,
	0, 957, 1699, 1699, 1699, 0, 958, 1698,
	1698, 1698, 0, 959, 1697, 1697, 1697, 0,
	960, 1696, 1696, 1696, 0, 961, 1695, 1695,
	1695, 0, 962, 1694, 1694, 1694, 0, 963,
	1693, 1693, 1693, 0, 1628, 1628, 1628, 0,
	1627, 1629, 1629, 0, 966, 1691, 1691, 1691,
	0, 967, 1690, 1690, 1690, 0, 968, 1689,
	1689, 1689, 0, 969, 1688, 1688, 1688, 0,
	970, 1687, 1687, 1687, 0, 971, 1686, 1686,
	1686, 0, 972, 1685, 1685, 1685, 0, 973,
	1684, 1684, 1684, 0, 974, 1683, 1683, 1683,
	0, 975, 1682, 1682, 1682, 0, 976, 1681,
	1681, 1681, 0, 977, 1680, 1680, 1680, 0,
	978, 1679, 1679, 1679, 0, 979, 1678, 1678,
	1678, 0, 980, 1677, 1677, 1677, 0, 981,
	1676, 1676, 1676, 0, 982, 1675, 1675, 1675,
	0, 983, 1674, 1674, 1674, 0, 984, 1673,
	1673, 1673, 0, 985, 1672, 1672, 1672, 0,
	986, 1671, 1671, 1671, 0, 987, 1670, 1670,
	1670, 0, 988, 1669, 1669, 1669, 0, 989,
	1668, 1668, 1668, 0, 990, 1667, 1667, 1667,
	0, 991, 1666, 1666, 1666, 0, 992, 1665,
	1665, 1665, 0, 993, 1664, 1664, 1664, 0,
	994, 1663, 1663, 1663, 0, 995, 1662, 1662,
	1662, 0, 996, 1661, 1661, 1661, 0, 997,
	1660, 1660, 1660, 0, 998, 1659, 1659, 1659,
	0, 999, 1658, 1658, 1658, 0, 1000, 1657,
	1657, 1657, 0, 1001, 1656, 1656, 1656, 0,
	1002, 1655, 1655, 1655, 0, 1003, 1654, 1654,
	1654, 0, 1004, 1653, 1653, 1653, 0, 1005,
	1652, 1652, 1652, 0, 1006, 1651, 1651, 1651,
	0, 1007, 1650, 1650, 1650, 0, 1008, 1649,
	1649, 1649, 0, 1009, 1648, 1648, 1648, 0,
	1010, 1647, 1647, 1647, 0, 1011, 1646, 1646,
	1646, 0, 1012, 1645, 1645, 1645, 0, 1013,
	1644, 1644, 1644, 0, 1014, 1643, 1643, 1643,
	0, 1015, 1642, 1642, 1642, 0, 1016, 1641,
	1641, 1641, 0, 1017, 1640, 1640, 1640, 0,
	1018, 1639, 1639, 1639, 0, 1019, 1638, 1638,
	1638, 0, 1020, 1637, 1637, 1637, 0, 1021,
	1636, 1636, 1636, 0, 1022, 1635, 1635, 1635,
	0, 1023, 1634, 1634, 1634, 0, 1024, 1633,
	1633, 1633, 0, 1025, 1632, 1632, 1632, 0,
	1630, 1630, 1630, 0, 1162, 1027, 1027, 1027,
	0, 1031, 1028, 1028, 1028, 0, 1031, 1029,
	1029, 1029, 0, 1031, 1030, 1030, 1030, 0,
	1031, 0, 1148, 1032, 1032, 1032, 0, 1036,
	1033, 1033, 1033, 0, 1036, 1034, 1034, 1034,
	0, 1036, 1035, 1035, 1035, 0, 1036, 0,
	1134, 1037, 1037, 1037, 0, 1041, 1038, 1038,
	1038, 0, 1041, 1039, 1039, 1039, 0, 1041,
	1040, 1040, 1040, 0, 1041, 0, 1120, 1042,
	1042, 1042, 0, 1046, 1043, 1043, 1043, 0,
	1046, 1044, 1044, 1044, 0, 1046, 1045, 1045,
	1045, 0, 1046, 0, 1106, 1047, 1047, 1047,
	0, 1051, 1048, 1048, 1048, 0, 1051, 1049,
	1049, 1049, 0, 1051, 1050, 1050, 1050, 0,
	1051, 0, 1092, 1052, 1052, 1052, 0, 1056,
	1053, 1053, 1053, 0, 1056, 1054, 1054, 1054,
	0, 1056, 1055, 1055, 1055, 0, 1056, 0,
	1057, 1083, 1086, 1090, 1089, 1091, 1091, 0,
	1058, 1079, 1076, 1076, 1076, 0, 1059, 1072,
	1074, 1073, 0, 1060, 0, 1061, 1068, 1070,
	1069, 0, 1062, 0, 1063, 1064, 1066, 1065,
	0, 1355, 0, 1355, 1065, 0, 1355, 1063,
	0, 1067, 1355, 1065, 1063, 0, 1355, 1063,
	0, 1062, 1069, 0, 1062, 1061, 0, 1062,
	1071, 1069, 1061, 0, 1062, 1061, 0, 1060,
	1073, 0, 1060, 1059, 0, 1060, 1075, 1073,
	1059, 0, 1060, 1059, 0, 1079, 1077, 1077,
	1077, 0, 1079, 1078, 1078, 1078, 0, 1079,
	0, 1063, 1080, 1080, 1080, 0, 1355, 1081,
	1081, 1081, 0, 1355, 1082, 1082, 1082, 0,
	1355, 1063, 1063, 1063, 0, 1058, 1079, 1084,
	1076, 1076, 0, 1058, 1079, 1085, 1077, 1077,
	0, 1058, 1079, 1078, 1078, 1078, 0, 1058,
	1087, 1079, 1084, 1088, 1076, 1076, 0, 1058,
	1079, 1085, 1077, 1077, 1077, 0, 1058, 1079,
	1077, 1077, 1077, 0, 1058, 1079, 1088, 1076,
	1076, 0, 1355, 1080, 1080, 1080, 0, 1079,
	1076, 1076, 1076, 0, 1093, 1098, 1101, 1355,
	1104, 1105, 1105, 0, 1058, 1097, 1355, 1094,
	1094, 1094, 0, 1097, 1355, 1095, 1095, 1095,
	0, 1097, 1355, 1096, 1096, 1096, 0, 1097,
	1355, 0, 1080, 1080, 1080, 0, 1058, 1097,
	1355, 1099, 1094, 1094, 0, 1058, 1097, 1355,
	1100, 1095, 1095, 0, 1058, 1097, 1355, 1096,
	1096, 1096, 0, 1058, 1102, 1097, 1355, 1099,
	1103, 1094, 1094, 0, 1058, 1097, 1355, 1100,
	1095, 1095, 1095, 0, 1058, 1097, 1355, 1095,
	1095, 1095, 0, 1058, 1097, 1355, 1103, 1094,
	1094, 0, 1097, 1355, 1094, 1094, 1094, 0,
	1107, 1112, 1115, 1355, 1118, 1119, 1119, 0,
	1058, 1111, 1355, 1108, 1108, 1108, 0, 1111,
	1355, 1109, 1109, 1109, 0, 1111, 1355, 1110,
	1110, 1110, 0, 1111, 1355, 0, 1093, 1098,
	1101, 1104, 1105, 1105, 0, 1058, 1111, 1355,
	1113, 1108, 1108, 0, 1058, 1111, 1355, 1114,
	1109, 1109, 0, 1058, 1111, 1355, 1110, 1110,
	1110, 0, 1058, 1116, 1111, 1355, 1113, 1117,
	1108, 1108, 0, 1058, 1111, 1355, 1114, 1109,
	1109, 1109, 0, 1058, 1111, 1355, 1109, 1109,
	1109, 0, 1058, 1111, 1355, 1117, 1108, 1108,
	0, 1111, 1355, 1108, 1108, 1108, 0, 1121,
	1126, 1129, 1355, 1132, 1133, 1133, 0, 1058,
	1125, 1355, 1122, 1122, 1122, 0, 1125, 1355,
	1123, 1123, 1123, 0, 1125, 1355, 1124, 1124,
	1124, 0, 1125, 1355, 0, 1107, 1112, 1115,
	1118, 1119, 1119, 0, 1058, 1125, 1355, 1127,
	1122, 1122, 0, 1058, 1125, 1355, 1128, 1123,
	1123, 0, 1058, 1125, 1355, 1124, 1124, 1124,
	0, 1058, 1130, 1125, 1355, 1127, 1131, 1122,
	1122, 0, 1058, 1125, 1355, 1128, 1123, 1123,
	1123, 0, 1058, 1125, 1355, 1123, 1123, 1123,
	0, 1058, 1125, 1355, 1131, 1122, 1122, 0,
	1125, 1355, 1122, 1122, 1122, 0, 1135, 1140,
	1143, 1355, 1146, 1147, 1147, 0, 1058, 1139,
	1355, 1136, 1136, 1136, 0, 1139, 1355, 1137,
	1137, 1137, 0, 1139, 1355, 1138, 1138, 1138,
	0, 1139, 1355, 0, 1121, 1126, 1129, 1132,
	1133, 1133, 0, 1058, 1139, 1355, 1141, 1136,
	1136, 0, 1058, 1139, 1355, 1142, 1137, 1137,
	0, 1058, 1139, 1355, 1138, 1138, 1138, 0,
	1058, 1144, 1139, 1355, 1141, 1145, 1136, 1136,
	0, 1058, 1139, 1355, 1142, 1137, 1137, 1137,
	0, 1058, 1139, 1355, 1137, 1137, 1137, 0,
	1058, 1139, 1355, 1145, 1136, 1136, 0, 1139,
	1355, 1136, 1136, 1136, 0, 1149, 1154, 1157,
	1355, 1160, 1161, 1161, 0, 1058, 1153, 1355,
	1150, 1150, 1150, 0, 1153, 1355, 1151, 1151,
	1151, 0, 1153, 1355, 1152, 1152, 1152, 0,
	1153, 1355, 0, 1135, 1140, 1143, 1146, 1147,
	1147, 0, 1058, 1153, 1355, 1155, 1150, 1150,
	0, 1058, 1153, 1355, 1156, 1151, 1151, 0,
	1058, 1153, 1355, 1152, 1152, 1152, 0, 1058,
	1158, 1153, 1355, 1155, 1159, 1150, 1150, 0,
	1058, 1153, 1355, 1156, 1151, 1151, 1151, 0,
	1058, 1153, 1355, 1151, 1151, 1151, 0, 1058,
	1153, 1355, 1159, 1150, 1150, 0, 1153, 1355,
	1150, 1150, 1150, 0, 1163, 0, 1164, 1169,
	1172, 1355, 1175, 1176, 1176, 0, 1058, 1168,
	1355, 1165, 1165, 1165, 0, 1168, 1355, 1166,
	1166, 1166, 0, 1168, 1355, 1167, 1167, 1167,
	0, 1168, 1355, 0, 1149, 1154, 1157, 1160,
	1161, 1161, 0, 1058, 1168, 1355, 1170, 1165,
	1165, 0, 1058, 1168, 1355, 1171, 1166, 1166,
	0, 1058, 1168, 1355, 1167, 1167, 1167, 0,
	1058, 1173, 1168, 1355, 1170, 1174, 1165, 1165,
	0, 1058, 1168, 1355, 1171, 1166, 1166, 1166,
	0, 1058, 1168, 1355, 1166, 1166, 1166, 0,
	1058, 1168, 1355, 1174, 1165, 1165, 0, 1168,
	1355, 1165, 1165, 1165, 0, 1627, 1627, 1627,
	0, 1754, 1754, 1754, 0, 1180, 1814, 1814,
	1814, 0, 1181, 1813, 1813, 1813, 0, 1182,
	1812, 1812, 1812, 0, 1183, 1811, 1811, 1811,
	0, 1184, 1810, 1810, 1810, 0, 1185, 1809,
	1809, 1809, 0, 1186, 1808, 1808, 1808, 0,
	1187, 1807, 1807, 1807, 0, 1188, 1806, 1806,
	1806, 0, 1189, 1805, 1805, 1805, 0, 1190,
	1804, 1804, 1804, 0, 1191, 1803, 1803, 1803,
	0, 1192, 1802, 1802, 1802, 0, 1193, 1801,
	1801, 1801, 0, 1194, 1800, 1800, 1800, 0,
	1195, 1799, 1799, 1799, 0, 1196, 1798, 1798,
	1798, 0, 1197, 1797, 1797, 1797, 0, 1198,
	1796, 1796, 1796, 0, 1199, 1795, 1795, 1795,
	0, 1200, 1794, 1794, 1794, 0, 1201, 1793,
	1793, 1793, 0, 1202, 1792, 1792, 1792, 0,
	1203, 1791, 1791, 1791, 0, 1204, 1790, 1790,
	1790, 0, 1205, 1789, 1789, 1789, 0, 1206,
	1788, 1788, 1788, 0, 1207, 1787, 1787, 1787,
	0, 1208, 1786, 1786, 1786, 0, 1209, 1785,
	1785, 1785, 0, 1210, 1784, 1784, 1784, 0,
	1211, 1783, 1783, 1783, 0, 1212, 1782, 1782,
	1782, 0, 1213, 1781, 1781, 1781, 0, 1214,
	1780, 1780, 1780, 0, 1215, 1779, 1779, 1779,
	0, 1216, 1778, 1778, 1778, 0, 1217, 1777,
	1777, 1777, 0, 1218, 1776, 1776, 1776, 0,
	1219, 1775, 1775, 1775, 0, 1220, 1774, 1774,
	1774, 0, 1221, 1773, 1773, 1773, 0, 1222,
	1772, 1772, 1772, 0, 1223, 1771, 1771, 1771,
	0, 1224, 1770, 1770, 1770, 0, 1225, 1769,
	1769, 1769, 0, 1226, 1768, 1768, 1768, 0,
	1227, 1767, 1767, 1767, 0, 1228, 1766, 1766,
	1766, 0, 1229, 1765, 1765, 1765, 0, 1230,
	1764, 1764, 1764, 0, 1231, 1763, 1763, 1763,
	0, 1232, 1762, 1762, 1762, 0, 1233, 1761,
	1761, 1761, 0, 1234, 1760, 1760, 1760, 0,
	1235, 1759, 1759, 1759, 0, 1236, 1758, 1758,
	1758, 0, 1237, 1757, 1757, 1757, 0, 1238,
	1756, 1756, 1756, 0, 1239, 1755, 1755, 1755,
	0, 1355, 1355, 1355, 0, 1754, 1754, 0,
	1242, 1256, 1258, 1257, 0, 1243, 0, 1244,
	1252, 1254, 1253, 0, 1245, 0, 1246, 1248,
	1250, 1249, 0, 1247, 0, 1355, 1816, 1818,
	1817, 0, 1247, 1249, 0, 1247, 1246, 0,
	1247, 1251, 1249, 1246, 0, 1247, 1246, 0,
	1245, 1253, 0, 1245, 1244, 0, 1245, 1255,
	1253, 1244, 0, 1245, 1244, 0, 1243, 1257,
	0, 1243, 1242, 0, 1243, 1259, 1257, 1242,
	0, 1243, 1242, 0, 1026, 0, 1310, 1262,
	1262, 1262, 0, 1266, 1263, 1263, 1263, 0,
	1266, 1264, 1264, 1264, 0, 1266, 1265, 1265,
	1265, 0, 1266, 0, 1876, 1267, 1267, 1267,
	0, 1271, 1268, 1268, 1268, 0, 1271, 1269,
	1269, 1269, 0, 1271, 1270, 1270, 1270, 0,
	1271, 0, 1863, 1272, 1272, 1272, 0, 1276,
	1273, 1273, 1273, 0, 1276, 1274, 1274, 1274,
	0, 1276, 1275, 1275, 1275, 0, 1276, 0,
	1850, 1277, 1277, 1277, 0, 1281, 1278, 1278,
	1278, 0, 1281, 1279, 1279, 1279, 0, 1281,
	1280, 1280, 1280, 0, 1281, 0, 1837, 1282,
	1282, 1282, 0, 1286, 1283, 1283, 1283, 0,
	1286, 1284, 1284, 1284, 0, 1286, 1285, 1285,
	1285, 0, 1286, 0, 1824, 1287, 1287, 1287,
	0, 1291, 1288, 1288, 1288, 0, 1291, 1289,
	1289, 1289, 0, 1291, 1290, 1290, 1290, 0,
	1291, 0, 1292, 1297, 1300, 1823, 1303, 1304,
	1304, 0, 1243, 1296, 1293, 1293, 1293, 0,
	1296, 1294, 1294, 1294, 0, 1296, 1295, 1295,
	1295, 0, 1296, 0, 1355, 1820, 1820, 1820,
	0, 1243, 1296, 1298, 1293, 1293, 0, 1243,
	1296, 1299, 1294, 1294, 0, 1243, 1296, 1295,
	1295, 1295, 0, 1243, 1301, 1296, 1298, 1302,
	1293, 1293, 0, 1243, 1296, 1299, 1294, 1294,
	1294, 0, 1243, 1296, 1294, 1294, 1294, 0,
	1243, 1296, 1302, 1293, 1293, 0, 1296, 1293,
	1293, 1293, 0, 1820, 1820, 1820, 0, 1825,
	1829, 1832, 1835, 1836, 1836, 0, 1838, 1842,
	1845, 1848, 1849, 1849, 0, 1851, 1855, 1858,
	1861, 1862, 1862, 0, 1864, 1868, 1871, 1874,
	1875, 1875, 0, 1889, 0, 1877, 1881, 1884,
	1887, 1888, 1888, 0, 1313, 1317, 1320, 1323,
	1324, 1324, 0, 1243, 1305, 1314, 1314, 1314,
	0, 1305, 1315, 1315, 1315, 0, 1305, 1316,
	1316, 1316, 0, 1305, 0, 1243, 1305, 1318,
	1314, 1314, 0, 1243, 1305, 1319, 1315, 1315,
	0, 1243, 1305, 1316, 1316, 1316, 0, 1243,
	1321, 1305, 1318, 1322, 1314, 1314, 0, 1243,
	1305, 1319, 1315, 1315, 1315, 0, 1243, 1305,
	1315, 1315, 1315, 0, 1243, 1305, 1322, 1314,
	1314, 0, 1305, 1314, 1314, 1314, 0, 1355,
	325, 1355, 1355, 1355, 1355, 1355, 1355, 1355,
	0, 1903, 1327, 1903, 1903, 1903, 1903, 1903,
	1903, 1903, 1903, 0, 1328, 1328, 1328, 0,
	1903, 1903, 1903, 0, 1904, 1330, 1904, 1904,
	1904, 1904, 1904, 1904, 1904, 1904, 0, 1331,
	1331, 1331, 0, 1904, 1904, 1904, 0, 1333,
	1334, 4, 1336, 1333, 1333, 1335, 1333, 1333,
	1333, 1333, 1342, 1342, 0, 1333, 1334, 4,
	1335, 1333, 1333, 1335, 1333, 1333, 1333, 1333,
	1333, 0, 1334, 2, 1334, 1334, 1334, 1334,
	1334, 1334, 0, 1335, 1334, 6, 1335, 1335,
	1335, 1335, 1335, 1335, 0, 1335, 1334, 6,
	1337, 1335, 1335, 1335, 1335, 1335, 1335, 0,
	1338, 1334, 8, 1335, 1338, 1335, 1339, 10,
	1338, 1338, 1338, 1338, 1338, 0, 1338, 1334,
	8, 1335, 1338, 1335, 1339, 1338, 1338, 1338,
	1338, 1338, 0, 1335, 1334, 6, 1335, 10,
	1335, 1335, 1335, 1335, 1335, 0, 1334, 1335,
	1341, 1335, 0, 1334, 1335, 1335, 1341, 0,
	1333, 1334, 4, 1342, 1335, 1343, 1333, 1333,
	1335, 1333, 1333, 1333, 1333, 1342, 1342, 1342,
	0, 1344, 1334, 161, 1336, 1344, 1344, 1344,
	1344, 1344, 1344, 1344, 0, 1344, 1334, 161,
	1344, 1344, 1344, 1344, 1344, 1344, 1344, 0,
	1346, 167, 1347, 1346, 1346, 1346, 1346, 1346,
	1346, 1346, 0, 1346, 167, 1346, 1346, 1346,
	1346, 1346, 1346, 1346, 0, 1334, 2, 1348,
	1334, 1334, 1334, 1334, 1334, 1334, 0, 1349,
	169, 1334, 1349, 1334, 1350, 171, 1349, 1349,
	1349, 1349, 1349, 0, 1349, 169, 1334, 1349,
	1334, 1350, 1349, 1349, 1349, 1349, 1349, 0,
	1334, 2, 1334, 171, 1334, 1334, 1334, 1334,
	1334, 0, 1334, 1352, 1334, 0, 1334, 1334,
	1352, 0, 1354, 322, 1347, 1354, 1354, 1334,
	1354, 1354, 1354, 1354, 1354, 0, 1354, 322,
	1334, 1354, 1354, 1334, 1354, 1354, 1354, 1354,
	1354, 0, 0, 1347, 1334, 0, 1358, 335,
	1359, 1358, 1360, 339, 1358, 1358, 1358, 1358,
	1358, 0, 1358, 335, 1359, 1358, 1360, 1358,
	1358, 1358, 1358, 1358, 0, 1359, 337, 1359,
	1359, 1359, 1359, 1359, 1359, 0, 1359, 337,
	1359, 339, 1359, 1359, 1359, 1359, 1359, 0,
	1359, 1362, 0, 1359, 1362, 0, 1363, 1363,
	1363, 1363, 1363, 0, 1365, 494, 1365, 1366,
	498, 1365, 1365, 1365, 1365, 1365, 1365, 0,
	1365, 494, 1365, 1366, 1365, 1365, 1365, 1365,
	1365, 1365, 0, 1367, 496, 1367, 498, 1367,
	1367, 1367, 1367, 1367, 1367, 0, 1367, 496,
	1367, 1367, 1367, 1367, 1367, 1367, 1367, 0,
	1369, 0, 1369, 0, 650, 651, 650, 653,
	498, 650, 650, 650, 1498, 650, 1498, 1498,
	0, 654, 715, 1369, 1497, 1497, 1497, 0,
	715, 1369, 0, 716, 1375, 1369, 1436, 1436,
	1436, 0, 1375, 1369, 0, 1369, 1371, 1373,
	1373, 0, 1375, 1369, 1374, 1374, 1374, 0,
	776, 1375, 1369, 1376, 1376, 1376, 0, 775,
	1375, 1369, 1377, 1377, 1377, 0, 774, 1375,
	1369, 1378, 1378, 1378, 0, 773, 1375, 1369,
	1379, 1379, 1379, 0, 772, 1375, 1369, 1380,
	1380, 1380, 0, 771, 1375, 1369, 1381, 1381,
	1381, 0, 770, 1375, 1369, 1382, 1382, 1382,
	0, 769, 1375, 1369, 1383, 1383, 1383, 0,
	768, 1375, 1369, 1384, 1384, 1384, 0, 767,
	1375, 1369, 1385, 1385, 1385, 0, 766, 1375,
	1369, 1386, 1386, 1386, 0, 765, 1375, 1369,
	1387, 1387, 1387, 0, 764, 1375, 1369, 1388,
	1388, 1388, 0, 763, 1375, 1369, 1389, 1389,
	1389, 0, 762, 1375, 1369, 1390, 1390, 1390,
	0, 761, 1375, 1369, 1391, 1391, 1391, 0,
	760, 1375, 1369, 1392, 1392, 1392, 0, 759,
	1375, 1369, 1393, 1393, 1393, 0, 758, 1375,
	1369, 1394, 1394, 1394, 0, 757, 1375, 1369,
	1395, 1395, 1395, 0, 756, 1375, 1369, 1396,
	1396, 1396, 0, 755, 1375, 1369, 1397, 1397,
	1397, 0, 754, 1375, 1369, 1398, 1398, 1398,
	0, 753, 1375, 1369, 1399, 1399, 1399, 0,
	752, 1375, 1369, 1400, 1400, 1400, 0, 751,
	1375, 1369, 1401, 1401, 1401, 0, 750, 1375,
	1369, 1402, 1402, 1402, 0, 749, 1375, 1369,
	1403, 1403, 1403, 0, 748, 1375, 1369, 1404,
	1404, 1404, 0, 747, 1375, 1369, 1405, 1405,
	1405, 0, 746, 1375, 1369, 1406, 1406, 1406,
	0, 745, 1375, 1369, 1407, 1407, 1407, 0,
	744, 1375, 1369, 1408, 1408, 1408, 0, 743,
	1375, 1369, 1409, 1409, 1409, 0, 742, 1375,
	1369, 1410, 1410, 1410, 0, 741, 1375, 1369,
	1411, 1411, 1411, 0, 740, 1375, 1369, 1412,
	1412, 1412, 0, 739, 1375, 1369, 1413, 1413,
	1413, 0, 738, 1375, 1369, 1414, 1414, 1414,
	0, 737, 1375, 1369, 1415, 1415, 1415, 0,
	736, 1375, 1369, 1416, 1416, 1416, 0, 735,
	1375, 1369, 1417, 1417, 1417, 0, 734, 1375,
	1369, 1418, 1418, 1418, 0, 733, 1375, 1369,
	1419, 1419, 1419, 0, 732, 1375, 1369, 1420,
	1420, 1420, 0, 731, 1375, 1369, 1421, 1421,
	1421, 0, 730, 1375, 1369, 1422, 1422, 1422,
	0, 729, 1375, 1369, 1423, 1423, 1423, 0,
	728, 1375, 1369, 1424, 1424, 1424, 0, 727,
	1375, 1369, 1425, 1425, 1425, 0, 726, 1375,
	1369, 1426, 1426, 1426, 0, 725, 1375, 1369,
	1427, 1427, 1427, 0, 724, 1375, 1369, 1428,
	1428, 1428, 0, 723, 1375, 1369, 1429, 1429,
	1429, 0, 722, 1375, 1369, 1430, 1430, 1430,
	0, 721, 1375, 1369, 1431, 1431, 1431, 0,
	720, 1375, 1369, 1432, 1432, 1432, 0, 719,
	1375, 1369, 1433, 1433, 1433, 0, 718, 1375,
	1369, 1434, 1434, 1434, 0, 717, 1375, 1369,
	1435, 1435, 1435, 0, 715, 1369, 1372, 1372,
	1372, 0, 714, 715, 1369, 1437, 1437, 1437,
	0, 713, 715, 1369, 1438, 1438, 1438, 0,
	712, 715, 1369, 1439, 1439, 1439, 0, 711,
	715, 1369, 1440, 1440, 1440, 0, 710, 715,
	1369, 1441, 1441, 1441, 0, 709, 715, 1369,
	1442, 1442, 1442, 0, 708, 715, 1369, 1443,
	1443, 1443, 0, 707, 715, 1369, 1444, 1444,
	1444, 0, 706, 715, 1369, 1445, 1445, 1445,
	0, 705, 715, 1369, 1446, 1446, 1446, 0,
	704, 715, 1369, 1447, 1447, 1447, 0, 703,
	715, 1369, 1448, 1448, 1448, 0, 702, 715,
	1369, 1449, 1449, 1449, 0, 701, 715, 1369,
	1450, 1450, 1450, 0, 700, 715, 1369, 1451,
	1451, 1451, 0, 699, 715, 1369, 1452, 1452,
	1452, 0, 698, 715, 1369, 1453, 1453, 1453,
	0, 697, 715, 1369, 1454, 1454, 1454, 0,
	696, 715, 1369, 1455, 1455, 1455, 0, 695,
	715, 1369, 1456, 1456, 1456, 0, 694, 715,
	1369, 1457, 1457, 1457, 0, 693, 715, 1369,
	1458, 1458, 1458, 0, 692, 715, 1369, 1459,
	1459, 1459, 0, 691, 715, 1369, 1460, 1460,
	1460, 0, 690, 715, 1369, 1461, 1461, 1461,
	0, 689, 715, 1369, 1462, 1462, 1462, 0,
	688, 715, 1369, 1463, 1463, 1463, 0, 687,
	715, 1369, 1464, 1464, 1464, 0, 686, 715,
	1369, 1465, 1465, 1465, 0, 685, 715, 1369,
	1466, 1466, 1466, 0, 684, 715, 1369, 1467,
	1467, 1467, 0, 683, 715, 1369, 1468, 1468,
	1468, 0, 682, 715, 1369, 1469, 1469, 1469,
	0, 681, 715, 1369, 1470, 1470, 1470, 0,
	680, 715, 1369, 1471, 1471, 1471, 0, 679,
	715, 1369, 1472, 1472, 1472, 0, 678, 715,
	1369, 1473, 1473, 1473, 0, 677, 715, 1369,
	1474, 1474, 1474, 0, 676, 715, 1369, 1475,
	1475, 1475, 0, 675, 715, 1369, 1476, 1476,
	1476, 0, 674, 715, 1369, 1477, 1477, 1477,
	0, 673, 715, 1369, 1478, 1478, 1478, 0,
	672, 715, 1369, 1479, 1479, 1479, 0, 671,
	715, 1369, 1480, 1480, 1480, 0, 670, 715,
	1369, 1481, 1481, 1481, 0, 669, 715, 1369,
	1482, 1482, 1482, 0, 668, 715, 1369, 1483,
	1483, 1483, 0, 667, 715, 1369, 1484, 1484,
	1484, 0, 666, 715, 1369, 1485, 1485, 1485,
	0, 665, 715, 1369, 1486, 1486, 1486, 0,
	664, 715, 1369, 1487, 1487, 1487, 0, 663,
	715, 1369, 1488, 1488, 1488, 0, 662, 715,
	1369, 1489, 1489, 1489, 0, 661, 715, 1369,
	1490, 1490, 1490, 0, 660, 715, 1369, 1491,
	1491, 1491, 0, 659, 715, 1369, 1492, 1492,
	1492, 0, 658, 715, 1369, 1493, 1493, 1493,
	0, 657, 715, 1369, 1494, 1494, 1494, 0,
	656, 715, 1369, 1495, 1495, 1495, 0, 655,
	715, 1369, 1496, 1496, 1496, 0, 650, 651,
	777, 838, 1503, 650, 650, 653, 650, 650,
	650, 1625, 1625, 1625, 0, 650, 651, 838,
	1503, 650, 653, 650, 650, 650, 650, 650,
	650, 0, 650, 651, 839, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1564, 1564, 1564,
	0, 650, 651, 1502, 1503, 650, 653, 650,
	650, 650, 650, 650, 650, 0, 650, 651,
	1503, 650, 650, 653, 650, 650, 650, 1498,
	1500, 1500, 0, 650, 651, 650, 653, 650,
	650, 650, 1503, 650, 650, 650, 0, 650,
	651, 1502, 1503, 650, 650, 653, 650, 650,
	650, 1501, 1501, 1501, 0, 650, 651, 899,
	1502, 1503, 650, 650, 653, 650, 650, 650,
	1504, 1504, 1504, 0, 650, 651, 898, 1502,
	1503, 650, 650, 653, 650, 650, 650, 1505,
	1505, 1505, 0, 650, 651, 897, 1502, 1503,
	650, 650, 653, 650, 650, 650, 1506, 1506,
	1506, 0, 650, 651, 896, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1507, 1507, 1507,
	0, 650, 651, 895, 1502, 1503, 650, 650,
	653, 650, 650, 650, 1508, 1508, 1508, 0,
	650, 651, 894, 1502, 1503, 650, 650, 653,
	650, 650, 650, 1509, 1509, 1509, 0, 650,
	651, 893, 1502, 1503, 650, 650, 653, 650,
	650, 650, 1510, 1510, 1510, 0, 650, 651,
	892, 1502, 1503, 650, 650, 653, 650, 650,
	650, 1511, 1511, 1511, 0, 650, 651, 891,
	1502, 1503, 650, 650, 653, 650, 650, 650,
	1512, 1512, 1512, 0, 650, 651, 890, 1502,
	1503, 650, 650, 653, 650, 650, 650, 1513,
	1513, 1513, 0, 650, 651, 889, 1502, 1503,
	650, 650, 653, 650, 650, 650, 1514, 1514,
	1514, 0, 650, 651, 888, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1515, 1515, 1515,
	0, 650, 651, 887, 1502, 1503, 650, 650,
	653, 650, 650, 650, 1516, 1516, 1516, 0,
	650, 651, 886, 1502, 1503, 650, 650, 653,
	650, 650, 650, 1517, 1517, 1517, 0, 650,
	651, 885, 1502, 1503, 650, 650, 653, 650,
	650, 650, 1518, 1518, 1518, 0, 650, 651,
	884, 1502, 1503, 650, 650, 653, 650, 650,
	650, 1519, 1519, 1519, 0, 650, 651, 883,
	1502, 1503, 650, 650, 653, 650, 650, 650,
	1520, 1520, 1520, 0, 650, 651, 882, 1502,
	1503, 650, 650, 653, 650, 650, 650, 1521,
	1521, 1521, 0, 650, 651, 881, 1502, 1503,
	650, 650, 653, 650, 650, 650, 1522, 1522,
	1522, 0, 650, 651, 880, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1523, 1523, 1523,
	0, 650, 651, 879, 1502, 1503, 650, 650,
	653, 650, 650, 650, 1524, 1524, 1524, 0,
	650, 651, 878, 1502, 1503, 650, 650, 653,
	650, 650, 650, 1525, 1525, 1525, 0, 650,
	651, 877, 1502, 1503, 650, 650, 653, 650,
	650, 650, 1526, 1526, 1526, 0, 650, 651,
	876, 1502, 1503, 650, 650, 653, 650, 650,
	650, 1527, 1527, 1527, 0, 650, 651, 875,
	1502, 1503, 650, 650, 653, 650, 650, 650,
	1528, 1528, 1528, 0, 650, 651, 874, 1502,
	1503, 650, 650, 653, 650, 650, 650, 1529,
	1529, 1529, 0, 650, 651, 873, 1502, 1503,
	650, 650, 653, 650, 650, 650, 1530, 1530,
	1530, 0, 650, 651, 872, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1531, 1531, 1531,
	0, 650, 651, 871, 1502, 1503, 650, 650,
	653, 650, 650, 650, 1532, 1532, 1532, 0,
	650, 651, 870, 1502, 1503, 650, 650, 653,
	650, 650, 650, 1533, 1533, 1533, 0, 650,
	651, 869, 1502, 1503, 650, 650, 653, 650,
	650, 650, 1534, 1534, 1534, 0, 650, 651,
	868, 1502, 1503, 650, 650, 653, 650, 650,
	650, 1535, 1535, 1535, 0, 650, 651, 867,
	1502, 1503, 650, 650, 653, 650, 650, 650,
	1536, 1536, 1536, 0, 650, 651, 866, 1502,
	1503, 650, 650, 653, 650, 650, 650, 1537,
	1537, 1537, 0, 650, 651, 865, 1502, 1503,
	650, 650, 653, 650, 650, 650, 1538, 1538,
	1538, 0, 650, 651, 864, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1539, 1539, 1539,
	0, 650, 651, 863, 1502, 1503, 650, 650,
	653, 650, 650, 650, 1540, 1540, 1540, 0,
	650, 651, 862, 1502, 1503, 650, 650, 653,
	650, 650, 650, 1541, 1541, 1541, 0, 650,
	651, 861, 1502, 1503, 650, 650, 653, 650,
	650, 650, 1542, 1542, 1542, 0, 650, 651,
	860, 1502, 1503, 650, 650, 653, 650, 650,
	650, 1543, 1543, 1543, 0, 650, 651, 859,
	1502, 1503, 650, 650, 653, 650, 650, 650,
	1544, 1544, 1544, 0, 650, 651, 858, 1502,
	1503, 650, 650, 653, 650, 650, 650, 1545,
	1545, 1545, 0, 650, 651, 857, 1502, 1503,
	650, 650, 653, 650, 650, 650, 1546, 1546,
	1546, 0, 650, 651, 856, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1547, 1547, 1547,
	0, 650, 651, 855, 1502, 1503, 650, 650,
	653, 650, 650, 650, 1548, 1548, 1548, 0,
	650, 651, 854, 1502, 1503, 650, 650, 653,
	650, 650, 650, 1549, 1549, 1549, 0, 650,
	651, 853, 1502, 1503, 650, 650, 653, 650,
	650, 650, 1550, 1550, 1550, 0, 650, 651,
	852, 1502, 1503, 650, 650, 653, 650, 650,
	650, 1551, 1551, 1551, 0, 650, 651, 851,
	1502, 1503, 650, 650, 653, 650, 650, 650,
	1552, 1552, 1552, 0, 650, 651, 850, 1502,
	1503, 650, 650, 653, 650, 650, 650, 1553,
	1553, 1553, 0, 650, 651, 849, 1502, 1503,
	650, 650, 653, 650, 650, 650, 1554, 1554,
	1554, 0, 650, 651, 848, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1555, 1555, 1555,
	0, 650, 651, 847, 1502, 1503, 650, 650,
	653, 650, 650, 650, 1556, 1556, 1556, 0,
	650, 651, 846, 1502, 1503, 650, 650, 653,
	650, 650, 650, 1557, 1557, 1557, 0, 650,
	651, 845, 1502, 1503, 650, 650, 653, 650,
	650, 650, 1558, 1558, 1558, 0, 650, 651,
	844, 1502, 1503, 650, 650, 653, 650, 650,
	650, 1559, 1559, 1559, 0, 650, 651, 843,
	1502, 1503, 650, 650, 653, 650, 650, 650,
	1560, 1560, 1560, 0, 650, 651, 842, 1502,
	1503, 650, 650, 653, 650, 650, 650, 1561,
	1561, 1561, 0, 650, 651, 841, 1502, 1503,
	650, 650, 653, 650, 650, 650, 1562, 1562,
	1562, 0, 650, 651, 840, 1502, 1503, 650,
	650, 653, 650, 650, 650, 1563, 1563, 1563,
	0, 650, 651, 838, 1503, 650, 650, 653,
	650, 650, 650, 1499, 1499, 1499, 0, 650,
	651, 837, 838, 1503, 650, 650, 653, 650,
	650, 650, 1565, 1565, 1565, 0, 650, 651,
	836, 838, 1503, 650, 650, 653, 650, 650,
	650, 1566, 1566, 1566, 0, 650, 651, 835,
	838, 1503, 650, 650, 653, 650, 650, 650,
	1567, 1567, 1567, 0, 650, 651, 834, 838,
	1503, 650, 650, 653, 650, 650, 650, 1568,
	1568, 1568, 0, 650, 651, 833, 838, 1503,
	650, 650, 653, 650, 650, 650, 1569, 1569,
	1569, 0, 650, 651, 832, 838, 1503, 650,
	650, 653, 650, 650, 650, 1570, 1570, 1570,
	0, 650, 651, 831, 838, 1503, 650, 650,
	653, 650, 650, 650, 1571, 1571, 1571, 0,
	650, 651, 830, 838, 1503, 650, 650, 653,
	650, 650, 650, 1572, 1572, 1572, 0, 650,
	651, 829, 838, 1503, 650, 650, 653, 650,
	650, 650, 1573, 1573, 1573, 0, 650, 651,
	828, 838, 1503, 650, 650, 653, 650, 650,
	650, 1574, 1574, 1574, 0, 650, 651, 827,
	838, 1503, 650, 650, 653, 650, 650, 650,
	1575, 1575, 1575, 0, 650, 651, 826, 838,
	1503, 650, 650, 653, 650, 650, 650, 1576,
	1576, 1576, 0, 650, 651, 825, 838, 1503,
	650, 650, 653, 650, 650, 650, 1577, 1577,
	1577, 0, 650, 651, 824, 838, 1503, 650,
	650, 653, 650, 650, 650, 1578, 1578, 1578,
	0, 650, 651, 823, 838, 1503, 650, 650,
	653, 650, 650, 650, 1579, 1579, 1579, 0,
	650, 651, 822, 838, 1503, 650, 650, 653,
	650, 650, 650, 1580, 1580, 1580, 0, 650,
	651, 821, 838, 1503, 650, 650, 653, 650,
	650, 650, 1581, 1581, 1581, 0, 650, 651,
	820, 838, 1503, 650, 650, 653, 650, 650,
	650, 1582, 1582, 1582, 0, 650, 651, 819,
	838, 1503, 650, 650, 653, 650, 650, 650,
	1583, 1583, 1583, 0, 650, 651, 818, 838,
	1503, 650, 650, 653, 650, 650, 650, 1584,
	1584, 1584, 0, 650, 651, 817, 838, 1503,
	650, 650, 653, 650, 650, 650, 1585, 1585,
	1585, 0, 650, 651, 816, 838, 1503, 650,
	650, 653, 650, 650, 650, 1586, 1586, 1586,
	0, 650, 651, 815, 838, 1503, 650, 650,
	653, 650, 650, 650, 1587, 1587, 1587, 0,
	650, 651, 814, 838, 1503, 650, 650, 653,
	650, 650, 650, 1588, 1588, 1588, 0, 650,
	651, 813, 838, 1503, 650, 650, 653, 650,
	650, 650, 1589, 1589, 1589, 0, 650, 651,
	812, 838, 1503, 650, 650, 653, 650, 650,
	650, 1590, 1590, 1590, 0, 650, 651, 811,
	838, 1503, 650, 650, 653, 650, 650, 650,
	1591, 1591, 1591, 0, 650, 651, 810, 838,
	1503, 650, 650, 653, 650, 650, 650, 1592,
	1592, 1592, 0, 650, 651, 809, 838, 1503,
	650, 650, 653, 650, 650, 650, 1593, 1593,
	1593, 0, 650, 651, 808, 838, 1503, 650,
	650, 653, 650, 650, 650, 1594, 1594, 1594,
	0, 650, 651, 807, 838, 1503, 650, 650,
	653, 650, 650, 650, 1595, 1595, 1595, 0,
	650, 651, 806, 838, 1503, 650, 650, 653,
	650, 650, 650, 1596, 1596, 1596, 0, 650,
	651, 805, 838, 1503, 650, 650, 653, 650,
	650, 650, 1597, 1597, 1597, 0, 650, 651,
	804, 838, 1503, 650, 650, 653, 650, 650,
	650, 1598, 1598, 1598, 0, 650, 651, 803,
	838, 1503, 650, 650, 653, 650, 650, 650,
	1599, 1599, 1599, 0, 650, 651, 802, 838,
	1503, 650, 650, 653, 650, 650, 650, 1600,
	1600, 1600, 0, 650, 651, 801, 838, 1503,
	650, 650, 653, 650, 650, 650, 1601, 1601,
	1601, 0, 650, 651, 800, 838, 1503, 650,
	650, 653, 650, 650, 650, 1602, 1602, 1602,
	0, 650, 651, 799, 838, 1503, 650, 650,
	653, 650, 650, 650, 1603, 1603, 1603, 0,
	650, 651, 798, 838, 1503, 650, 650, 653,
	650, 650, 650, 1604, 1604, 1604, 0, 650,
	651, 797, 838, 1503, 650, 650, 653, 650,
	650, 650, 1605, 1605, 1605, 0, 650, 651,
	796, 838, 1503, 650, 650, 653, 650, 650,
	650, 1606, 1606, 1606, 0, 650, 651, 795,
	838, 1503, 650, 650, 653, 650, 650, 650,
	1607, 1607, 1607, 0, 650, 651, 794, 838,
	1503, 650, 650, 653, 650, 650, 650, 1608,
	1608, 1608, 0, 650, 651, 793, 838, 1503,
	650, 650, 653, 650, 650, 650, 1609, 1609,
	1609, 0, 650, 651, 792, 838, 1503, 650,
	650, 653, 650, 650, 650, 1610, 1610, 1610,
	0, 650, 651, 791, 838, 1503, 650, 650,
	653, 650, 650, 650, 1611, 1611, 1611, 0,
	650, 651, 790, 838, 1503, 650, 650, 653,
	650, 650, 650, 1612, 1612, 1612, 0, 650,
	651, 789, 838, 1503, 650, 650, 653, 650,
	650, 650, 1613, 1613, 1613, 0, 650, 651,
	788, 838, 1503, 650, 650, 653, 650, 650,
	650, 1614, 1614, 1614, 0, 650, 651, 787,
	838, 1503, 650, 650, 653, 650, 650, 650,
	1615, 1615, 1615, 0, 650, 651, 786, 838,
	1503, 650, 650, 653, 650, 650, 650, 1616,
	1616, 1616, 0, 650, 651, 785, 838, 1503,
	650, 650, 653, 650, 650, 650, 1617, 1617,
	1617, 0, 650, 651, 784, 838, 1503, 650,
	650, 653, 650, 650, 650, 1618, 1618, 1618,
	0, 650, 651, 783, 838, 1503, 650, 650,
	653, 650, 650, 650, 1619, 1619, 1619, 0,
	650, 651, 782, 838, 1503, 650, 650, 653,
	650, 650, 650, 1620, 1620, 1620, 0, 650,
	651, 781, 838, 1503, 650, 650, 653, 650,
	650, 650, 1621, 1621, 1621, 0, 650, 651,
	780, 838, 1503, 650, 650, 653, 650, 650,
	650, 1622, 1622, 1622, 0, 650, 651, 779,
	838, 1503, 650, 650, 653, 650, 650, 650,
	1623, 1623, 1623, 0, 650, 651, 778, 838,
	1503, 650, 650, 653, 650, 650, 650, 1624,
	1624, 1624, 0, 1626, 900, 1626, 1626, 1626,
	1626, 1626, 1626, 1626, 0, 903, 964, 1753,
	1753, 1753, 0, 964, 0, 965, 1631, 1692,
	1692, 1692, 0, 1631, 0, 1627, 1629, 1629,
	0, 1631, 1630, 1630, 1630, 0, 1025, 1631,
	1632, 1632, 1632, 0, 1024, 1631, 1633, 1633,
	1633, 0, 1023, 1631, 1634, 1634, 1634, 0,
	1022, 1631, 1635, 1635, 1635, 0, 1021, 1631,
	1636, 1636, 1636, 0, 1020, 1631, 1637, 1637,
	1637, 0, 1019, 1631, 1638, 1638, 1638, 0,
	1018, 1631, 1639, 1639, 1639, 0, 1017, 1631,
	1640, 1640, 1640, 0, 1016, 1631, 1641, 1641,
	1641, 0, 1015, 1631, 1642, 1642, 1642, 0,
	1014, 1631, 1643, 1643, 1643, 0, 1013, 1631,
	1644, 1644, 1644, 0, 1012, 1631, 1645, 1645,
	1645, 0, 1011, 1631, 1646, 1646, 1646, 0,
	1010, 1631, 1647, 1647, 1647, 0, 1009, 1631,
	1648, 1648, 1648, 0, 1008, 1631, 1649, 1649,
	1649, 0, 1007, 1631, 1650, 1650, 1650, 0,
	1006, 1631, 1651, 1651, 1651, 0, 1005, 1631,
	1652, 1652, 1652, 0, 1004, 1631, 1653, 1653,
	1653, 0, 1003, 1631, 1654, 1654, 1654, 0,
	1002, 1631, 1655, 1655, 1655, 0, 1001, 1631,
	1656, 1656, 1656, 0, 1000, 1631, 1657, 1657,
	1657, 0, 999, 1631, 1658, 1658, 1658, 0,
	998, 1631, 1659, 1659, 1659, 0, 997, 1631,
	1660, 1660, 1660, 0, 996, 1631, 1661, 1661,
	1661, 0, 995, 1631, 1662, 1662, 1662, 0,
	994, 1631, 1663, 1663, 1663, 0, 993, 1631,
	1664, 1664, 1664, 0, 992, 1631, 1665, 1665,
	1665, 0, 991, 1631, 1666, 1666, 1666, 0,
	990, 1631, 1667, 1667, 1667, 0, 989, 1631,
	1668, 1668, 1668, 0, 988, 1631, 1669, 1669,
	1669, 0, 987, 1631, 1670, 1670, 1670, 0,
	986, 1631, 1671, 1671, 1671, 0, 985, 1631,
	1672, 1672, 1672, 0, 984, 1631, 1673, 1673,
	1673, 0, 983, 1631, 1674, 1674, 1674, 0,
	982, 1631, 1675, 1675, 1675, 0, 981, 1631,
	1676, 1676, 1676, 0, 980, 1631, 1677, 1677,
	1677, 0, 979, 1631, 1678, 1678, 1678, 0,
	978, 1631, 1679, 1679, 1679, 0, 977, 1631,
	1680, 1680, 1680, 0, 976, 1631, 1681, 1681,
	1681, 0, 975, 1631, 1682, 1682, 1682, 0,
	974, 1631, 1683, 1683, 1683, 0, 973, 1631,
	1684, 1684, 1684, 0, 972, 1631, 1685, 1685,
	1685, 0, 971, 1631, 1686, 1686, 1686, 0,
	970, 1631, 1687, 1687, 1687, 0, 969, 1631,
	1688, 1688, 1688, 0, 968, 1631, 1689, 1689,
	1689, 0, 967, 1631, 1690, 1690, 1690, 0,
	966, 1631, 1691, 1691, 1691, 0, 964, 1628,
	1628, 1628, 0, 963, 964, 1693, 1693, 1693,
	0, 962, 964, 1694, 1694, 1694, 0, 961,
	964, 1695, 1695, 1695, 0, 960, 964, 1696,
	1696, 1696, 0, 959, 964, 1697, 1697, 1697,
	0, 958, 964, 1698, 1698, 1698, 0, 957,
	964, 1699, 1699, 1699, 0, 956, 964, 1700,
	1700, 1700, 0, 955, 964, 1701, 1701, 1701,
	0, 954, 964, 1702, 1702, 1702, 0, 953,
	964, 1703, 1703, 1703, 0, 952, 964, 1704,
	1704, 1704, 0, 951, 964, 1705, 1705, 1705,
	0, 950, 964, 1706, 1706, 1706, 0, 949,
	964, 1707, 1707, 1707, 0, 948, 964, 1708,
	1708, 1708, 0, 947, 964, 1709, 1709, 1709,
	0, 946, 964, 1710, 1710, 1710, 0, 945,
	964, 1711, 1711, 1711, 0, 944, 964, 1712,
	1712, 1712, 0, 943, 964, 1713, 1713, 1713,
	0, 942, 964, 1714, 1714, 1714, 0, 941,
	964, 1715, 1715, 1715, 0, 940, 964, 1716,
	1716, 1716, 0, 939, 964, 1717, 1717, 1717,
	0, 938, 964, 1718, 1718, 1718, 0, 937,
	964, 1719, 1719, 1719, 0, 936, 964, 1720,
	1720, 1720, 0, 935, 964, 1721, 1721, 1721,
	0, 934, 964, 1722, 1722, 1722, 0, 933,
	964, 1723, 1723, 1723, 0, 932, 964, 1724,
	1724, 1724, 0, 931, 964, 1725, 1725, 1725,
	0, 930, 964, 1726, 1726, 1726, 0, 929,
	964, 1727, 1727, 1727, 0, 928, 964, 1728,
	1728, 1728, 0, 927, 964, 1729, 1729, 1729,
	0, 926, 964, 1730, 1730, 1730, 0, 925,
	964, 1731, 1731, 1731, 0, 924, 964, 1732,
	1732, 1732, 0, 923, 964, 1733, 1733, 1733,
	0, 922, 964, 1734, 1734, 1734, 0, 921,
	964, 1735, 1735, 1735, 0, 920, 964, 1736,
	1736, 1736, 0, 919, 964, 1737, 1737, 1737,
	0, 918, 964, 1738, 1738, 1738, 0, 917,
	964, 1739, 1739, 1739, 0, 916, 964, 1740,
	1740, 1740, 0, 915, 964, 1741, 1741, 1741,
	0, 914, 964, 1742, 1742, 1742, 0, 913,
	964, 1743, 1743, 1743, 0, 912, 964, 1744,
	1744, 1744, 0, 911, 964, 1745, 1745, 1745,
	0, 910, 964, 1746, 1746, 1746, 0, 909,
	964, 1747, 1747, 1747, 0, 908, 964, 1748,
	1748, 1748, 0, 907, 964, 1749, 1749, 1749,
	0, 906, 964, 1750, 1750, 1750, 0, 905,
	964, 1751, 1751, 1751, 0, 904, 964, 1752,
	1752, 1752, 0, 1179, 1815, 1815, 1815, 0,
	1355, 1355, 1355, 0, 1239, 1755, 1755, 1755,
	0, 1238, 1756, 1756, 1756, 0, 1237, 1757,
	1757, 1757, 0, 1236, 1758, 1758, 1758, 0,
	1235, 1759, 1759, 1759, 0, 1234, 1760, 1760,
	1760, 0, 1233, 1761, 1761, 1761, 0, 1232,
	1762, 1762, 1762, 0, 1231, 1763, 1763, 1763,
	0, 1230, 1764, 1764, 1764, 0, 1229, 1765,
	1765, 1765, 0, 1228, 1766, 1766, 1766, 0,
	1227, 1767, 1767, 1767, 0, 1226, 1768, 1768,
	1768, 0, 1225, 1769, 1769, 1769, 0, 1224,
	1770, 1770, 1770, 0, 1223, 1771, 1771, 1771,
	0, 1222, 1772, 1772, 1772, 0, 1221, 1773,
	1773, 1773, 0, 1220, 1774, 1774, 1774, 0,
	1219, 1775, 1775, 1775, 0, 1218, 1776, 1776,
	1776, 0, 1217, 1777, 1777, 1777, 0, 1216,
	1778, 1778, 1778, 0, 1215, 1779, 1779, 1779,
	0, 1214, 1780, 1780, 1780, 0, 1213, 1781,
	1781, 1781, 0, 1212, 1782, 1782, 1782, 0,
	1211, 1783, 1783, 1783, 0, 1210, 1784, 1784,
	1784, 0, 1209, 1785, 1785, 1785, 0, 1208,
	1786, 1786, 1786, 0, 1207, 1787, 1787, 1787,
	0, 1206, 1788, 1788, 1788, 0, 1205, 1789,
	1789, 1789, 0, 1204, 1790, 1790, 1790, 0,
	1203, 1791, 1791, 1791, 0, 1202, 1792, 1792,
	1792, 0, 1201, 1793, 1793, 1793, 0, 1200,
	1794, 1794, 1794, 0, 1199, 1795, 1795, 1795,
	0, 1198, 1796, 1796, 1796, 0, 1197, 1797,
	1797, 1797, 0, 1196, 1798, 1798, 1798, 0,
	1195, 1799, 1799, 1799, 0, 1194, 1800, 1800,
	1800, 0, 1193, 1801, 1801, 1801, 0, 1192,
	1802, 1802, 1802, 0, 1191, 1803, 1803, 1803,
	0, 1190, 1804, 1804, 1804, 0, 1189, 1805,
	1805, 1805, 0, 1188, 1806, 1806, 1806, 0,
	1187, 1807, 1807, 1807, 0, 1186, 1808, 1808,
	1808, 0, 1185, 1809, 1809, 1809, 0, 1184,
	1810, 1810, 1810, 0, 1183, 1811, 1811, 1811,
	0, 1182, 1812, 1812, 1812, 0, 1181, 1813,
	1813, 1813, 0, 1180, 1814, 1814, 1814, 0,
	1817, 0, 1355, 0, 1819, 1817, 1355, 0,
	1355, 0, 1821, 1821, 1821, 0, 1822, 1822,
	1822, 0, 1355, 1355, 1355, 0, 1820, 1820,
	1820, 0, 1825, 1829, 1832, 1835, 1836, 1836,
	0, 1243, 1305, 1826, 1826, 1826, 0, 1305,
	1827, 1827, 1827, 0, 1305, 1828, 1828, 1828,
	0, 1305, 0, 1243, 1305, 1830, 1826, 1826,
	0, 1243, 1305, 1831, 1827, 1827, 0, 1243,
	1305, 1828, 1828, 1828, 0, 1243, 1833, 1305,
	1830, 1834, 1826, 1826, 0, 1243, 1305, 1831,
	1827, 1827, 1827, 0, 1243, 1305, 1827, 1827,
	1827, 0, 1243, 1305, 1834, 1826, 1826, 0,
	1305, 1826, 1826, 1826, 0, 1838, 1842, 1845,
	1848, 1849, 1849, 0, 1243, 1306, 1839, 1839,
	1839, 0, 1306, 1840, 1840, 1840, 0, 1306,
	1841, 1841, 1841, 0, 1306, 0, 1243, 1306,
	1843, 1839, 1839, 0, 1243, 1306, 1844, 1840,
	1840, 0, 1243, 1306, 1841, 1841, 1841, 0,
	1243, 1846, 1306, 1843, 1847, 1839, 1839, 0,
	1243, 1306, 1844, 1840, 1840, 1840, 0, 1243,
	1306, 1840, 1840, 1840, 0, 1243, 1306, 1847,
	1839, 1839, 0, 1306, 1839, 1839, 1839, 0,
	1851, 1855, 1858, 1861, 1862, 1862, 0, 1243,
	1307, 1852, 1852, 1852, 0, 1307, 1853, 1853,
	1853, 0, 1307, 1854, 1854, 1854, 0, 1307,
	0, 1243, 1307, 1856, 1852, 1852, 0, 1243,
	1307, 1857, 1853, 1853, 0, 1243, 1307, 1854,
	1854, 1854, 0, 1243, 1859, 1307, 1856, 1860,
	1852, 1852, 0, 1243, 1307, 1857, 1853, 1853,
	1853, 0, 1243, 1307, 1853, 1853, 1853, 0,
	1243, 1307, 1860, 1852, 1852, 0, 1307, 1852,
	1852, 1852, 0, 1864, 1868, 1871, 1874, 1875,
	1875, 0, 1243, 1308, 1865, 1865, 1865, 0,
	1308, 1866, 1866, 1866, 0, 1308, 1867, 1867,
	1867, 0, 1308, 0, 1243, 1308, 1869, 1865,
	1865, 0, 1243, 1308, 1870, 1866, 1866, 0,
	1243, 1308, 1867, 1867, 1867, 0, 1243, 1872,
	1308, 1869, 1873, 1865, 1865, 0, 1243, 1308,
	1870, 1866, 1866, 1866, 0, 1243, 1308, 1866,
	1866, 1866, 0, 1243, 1308, 1873, 1865, 1865,
	0, 1308, 1865, 1865, 1865, 0, 1877, 1881,
	1884, 1887, 1888, 1888, 0, 1243, 1309, 1878,
	1878, 1878, 0, 1309, 1879, 1879, 1879, 0,
	1309, 1880, 1880, 1880, 0, 1309, 0, 1243,
	1309, 1882, 1878, 1878, 0, 1243, 1309, 1883,
	1879, 1879, 0, 1243, 1309, 1880, 1880, 1880,
	0, 1243, 1885, 1309, 1882, 1886, 1878, 1878,
	0, 1243, 1309, 1883, 1879, 1879, 1879, 0,
	1243, 1309, 1879, 1879, 1879, 0, 1243, 1309,
	1886, 1878, 1878, 0, 1309, 1878, 1878, 1878,
	0, 1890, 1894, 1897, 1900, 1901, 1901, 0,
	1243, 1311, 1891, 1891, 1891, 0, 1311, 1892,
	1892, 1892, 0, 1311, 1893, 1893, 1893, 0,
	1311, 0, 1243, 1311, 1895, 1891, 1891, 0,
	1243, 1311, 1896, 1892, 1892, 0, 1243, 1311,
	1893, 1893, 1893, 0, 1243, 1898, 1311, 1895,
	1899, 1891, 1891, 0, 1243, 1311, 1896, 1892,
	1892, 1892, 0, 1243, 1311, 1892, 1892, 1892,
	0, 1243, 1311, 1899, 1891, 1891, 0, 1311,
	1891, 1891, 1891, 0, 1346, 167, 1359, 1346,
	1346, 1346, 1346, 1346, 1346, 1346, 0, 1903,
	1327, 1359, 1903, 1903, 1903, 1903, 1903, 1903,
	1903, 0, 1904, 1330, 1904, 1904, 1904, 1904,
	1904, 1904, 1904, 1904, 0, 0
};

enum { accept_uri2003_start = 1 };
enum { accept_uri2003_first_final = 1332 };

static int uri2003_scan(int state, const unsigned char **at,
                        const unsigned char *end)
{
    const unsigned char *p = *at, *const pe = end;
    int cs = state;

	{
	int _klen;
	unsigned int _trans;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _accept_uri2003_trans_keys + _accept_uri2003_key_offsets[cs];
	_trans = (unsigned int)_accept_uri2003_index_offsets[cs];

	_klen = _accept_uri2003_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _accept_uri2003_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	cs = _accept_uri2003_trans_targs[_trans];

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

const struct uric_edition_machine *uric_uri2003(void)
{
    static const struct uric_edition_rule rules[] = {
        { "uri2003:URI-reference", URIC_ALL_OF_IT },
        { "uri2003:absolute-URI-reference", URIC_ALL_OF_IT },
        { "uri2003:absolute-URI", URIC_ALL_OF_IT },
        { "uri2003:relative-URI", URIC_ALL_OF_IT },
        { "uri2003:uric", URIC_ALL_OF_IT },
        { "uri2003:reserved", URIC_ALL_OF_IT },
        { "uri2003:unreserved", URIC_ALL_OF_IT },
        { "uri2003:mark", URIC_ALL_OF_IT },
        { "uri2003:escaped", URIC_ALL_OF_IT },
        { "uri2003:delims", URIC_ALL_OF_IT },
        { "uri2003:unwise", URIC_ALL_OF_IT },
        { "uri2003:hier-part", URIC_ALL_OF_IT },
        { "uri2003:net-path", URIC_ALL_OF_IT },
        { "uri2003:abs-path", URIC_ALL_OF_IT },
        { "uri2003:opaque-part", URIC_PATH },
        { "uri2003:uric-no-slash", URIC_ALL_OF_IT },
        { "uri2003:scheme", URIC_SCHEME },
        { "uri2003:authority", URIC_ITS_AUTHORITY },
        { "uri2003:reg-name", URIC_ITS_AUTHORITY },
        { "uri2003:server", URIC_ITS_AUTHORITY },
        { "uri2003:userinfo", URIC_USERINFO },
        { "uri2003:hostport", URIC_ITS_AUTHORITY },
        { "uri2003:host", URIC_HOST },
        { "uri2003:port", URIC_PORT },
        { "uri2003:hostname", URIC_HOST },
        { "uri2003:qualified", URIC_ALL_OF_IT },
        { "uri2003:domainlabel", URIC_ALL_OF_IT },
        { "uri2003:toplabel", URIC_ALL_OF_IT },
        { "uri2003:alphanum", URIC_ALL_OF_IT },
        { "uri2003:IPv4address", URIC_HOST },
        { "uri2003:dec-octet", URIC_ALL_OF_IT },
        { "uri2003:IPv6reference", URIC_HOST },
        { "uri2003:IPv6address", URIC_BARE_ADDRESS },
        { "uri2003:ls32", URIC_ALL_OF_IT },
        { "uri2003:h4", URIC_ALL_OF_IT },
        { "uri2003:path", URIC_PATH },
        { "uri2003:path-segments", URIC_PATH },
        { "uri2003:segment", URIC_PATH },
        { "uri2003:pchar", URIC_ALL_OF_IT },
        { "uri2003:query", URIC_QUERY },
        { "uri2003:fragment", URIC_FRAGMENT },
        { "uri2003:rel-path", URIC_ALL_OF_IT },
        { "uri2003:rel-segment", URIC_ALL_OF_IT }
    };
    static const struct uric_edition_machine machine = {
        rules, sizeof rules / sizeof *rules,
        accept_uri2003_start, accept_uri2003_first_final, uri2003_scan
    };

    return &machine;
}

/* The rules of the older editions: finding one, parsing by it, explaining errors. */

static const struct uric_edition_machine *edition_machine(int edition)
{
    switch (edition) {
    case 0: return uric_url1994();
    case 1: return uric_rfc1738();
    case 2: return uric_url1997();
    case 3: return uric_rfc2396();
    case 4: return uric_uri2003();
    default: return NULL;
    }
}

/* The machine that has the rule; *rule becomes the machine's own number.  NULL if none
 * has it. */
static const struct uric_edition_machine *machine_of(int *rule)
{
    const struct uric_edition_machine *machine;
    int edition;

    for (edition = 0; (machine = edition_machine(edition)) != NULL; edition++) {
        if (*rule < machine->n_rules)
            return *rule >= 0 ? machine : NULL;
        *rule -= machine->n_rules;
    }
    return NULL;
}

const char *uric_edition_rule_name(int rule)
{
    const struct uric_edition_machine *machine = machine_of(&rule);

    return machine ? machine->rules[rule].name : NULL;
}

int uric_edition_rule(const char *name, size_t n)
{
    const char *known;
    int rule;

    for (rule = 0; (known = uric_edition_rule_name(rule)) != NULL; rule++) {
        if (uric_is_exactly(name, n, known))
            return rule;
    }
    return -1;
}

/* The state after the n bytes, or 0; *taken is how many of them are allowed. */
static int state_after(const struct uric_edition_machine *machine, int rule,
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

static void define(struct uric *u, int part, uint32_t begin, uint32_t end)
{
    u->part[part].begin = begin;
    URIC_DEFINE(u, part, end);
}

/* The offset of the ":" before the port, or end. */
static uint32_t port_colon(const char *s, uint32_t begin, uint32_t end)
{
    uint32_t i = end;

    while (i > begin && s[i - 1] >= '0' && s[i - 1] <= '9')
        i--;
    return i > begin && s[i - 1] == ':' ? i - 1 : end;
}

/* rule: RFC 3986's host, or IPv6address for a host without brackets. */
static void take_host(int rule, const char *s, uint32_t begin, uint32_t end,
                      struct uric *u)
{
    struct uric host;
    const enum uric_status status = uric_parse_as(rule, uric_at(s, begin), end - begin, &host);

    define(u, URIC_HOST, begin, end);
    u->host_kind = status == URIC_OK ? host.host_kind
                                     : (uint8_t)URIC_HOST_REG_NAME;
}

static void split_authority(const char *s, uint32_t begin, uint32_t end,
                            struct uric *u)
{
    uint32_t at = end, colon;

    while (at > begin && s[at - 1] != '@')
        at--;
    if (at > begin) {
        define(u, URIC_USERINFO, begin, at - 1);
        begin = at;
    }
    colon = port_colon(s, begin, end);
    if (colon < end)
        define(u, URIC_PORT, colon + 1, end);
    take_host(URIC_RULE_HOST, s, begin, colon, u);
}

static int path_kind(const char *s, const struct uric *u)
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

static void split_reference(const char *s, size_t n, struct uric *u)
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
            split_authority(s, at.begin, at.end, u);
        else
            define(u, same[part], at.begin, at.end);
    }
}

static void find_parts(int is, const char *s, size_t n, struct uric *u)
{
    const uint32_t end = (uint32_t)n;

    switch (is) {
    case URIC_ALL_OF_IT: split_reference(s, n, u); break;
    case URIC_ITS_AUTHORITY: split_authority(s, 0, end, u); break;
    case URIC_HOST: take_host(URIC_RULE_HOST, s, 0, end, u); break;
    case URIC_BARE_ADDRESS: take_host(URIC_RULE_IPV6ADDRESS, s, 0, end, u); break;
    default: define(u, is, 0, end); break;
    }
    if (uric_has(u, URIC_PATH))
        u->path_kind = (uint8_t)path_kind(s, u);
}

static enum uric_status fail(struct uric *u, enum uric_status status, size_t offset)
{
    u->error_offset = (uint32_t)offset;
    return status;
}

enum uric_status uric_edition_parse(int rule, const char *s, size_t n, struct uric *u)
{
    const struct uric_edition_machine *machine = machine_of(&rule);
    size_t taken;
    int state;

    memset(u, 0, sizeof *u);
    if (machine == NULL)
        return URIC_NO_RULE;
    if (n > URIC_MAX_LENGTH)
        return fail(u, URIC_TOO_LONG, URIC_MAX_LENGTH);
    state = state_after(machine, rule, s, n, &taken);
    if (taken < n)
        return fail(u, URIC_INVALID, taken);
    if (state < machine->first_final)
        return fail(u, URIC_INCOMPLETE, n);
    find_parts(machine->rules[rule].is, s, n, u);
    return URIC_OK;
}

static int expected(const struct uric_edition_machine *machine, int state,
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
    const struct uric_edition_machine *machine = machine_of(&rule);
    struct uric_set set;
    size_t taken;
    int state, can_end;

    *length = 0;
    if (machine == NULL)
        return URIC_NO_RULE;
    state = state_after(machine, rule, s, n, &taken);
    if (taken == n && state >= machine->first_final)
        return URIC_NONE;
    state = state_after(machine, rule, s, taken, &taken);
    can_end = expected(machine, state, &set);
    return uric_expected_text(&set, can_end, buffer, size, length);
}

/* Resolves references by the documents before RFC 3986, which differ only for relative
 * paths. */

int uric_edition_reference(int edition)
{
    static const struct uric_bytes names[] = { { "url1994:reference", 17 },
                                              { "url1997:URL-reference", 21 },
                                              { "rfc2396:reference", 17 },
                                              { "uri2003:URI-reference", 21 } };

    return edition >= URIC_URL1994 && edition <= URIC_URI2003
               ? uric_edition_rule(names[edition].s, names[edition].n)
               : -1;
}

/* What a relative path is appended to. */
static struct uric_bytes directory_of(int edition, struct uric_bytes base_path,
                                      int has_authority)
{
    static const struct uric_bytes slash = { "/", 1 };

    return base_path.n == 0 && (has_authority || edition == URIC_URI2003)
               ? slash
               : uric_directory(base_path);
}

/* Merges a relative path, or a query without a path. */
static void merge(int edition, struct uric_bytes base_path, struct uric_target *t)
{
    const struct uric_bytes directory =
        directory_of(edition, base_path, t->authority.s != NULL);

    switch (edition) {
    case URIC_URL1994:
        t->directory = directory;
        if (directory.n > 0 && directory.s[0] == '/') /* the rules mention only "/xxx" */
            t->dots = URIC_DOTS_1994;
        break;
    case URIC_URL1997: /* steps 6 c and h: the query follows the path */
        t->directory = directory;
        if (t->query.s != NULL)
            t->path.n += 1 + t->query.n;
        t->query.s = NULL;
        t->dots = URIC_DOTS_1997;
        break;
    case URIC_RFC2396: /* step 6: also for a query without a path */
        t->directory = directory;
        t->dots = URIC_DOTS_1997;
        break;
    default:
        if (t->path.n == 0) {
            t->path = base_path;
        } else {
            t->directory = directory;
            t->dots = URIC_DOTS_1997;
        }
    }
}

static void transform(int edition, const char *bs, const struct uric *b,
                      const char *rs, const struct uric *r, unsigned flags,
                      struct uric_target *t)
{
    const struct uric_bytes base_scheme = uric_bytes_of(bs, b, URIC_SCHEME);
    const struct uric_bytes base_path = uric_bytes_of(bs, b, URIC_PATH);

    memset(t, 0, sizeof *t);
    t->scheme = uric_bytes_of(rs, r, URIC_SCHEME);
    t->authority = uric_authority_bytes(rs, r);
    t->path = uric_bytes_of(rs, r, URIC_PATH);
    t->query = uric_bytes_of(rs, r, URIC_QUERY);
    t->fragment = uric_bytes_of(rs, r, URIC_FRAGMENT);
    t->dots = URIC_DOTS_STAY;
    if (t->scheme.s != NULL && !(flags & URIC_RESOLVE_NON_STRICT &&
                                 uric_same_scheme(t->scheme, base_scheme)))
        return;
    t->scheme = base_scheme;
    if (t->authority.s != NULL)
        return;
    t->authority = uric_authority_bytes(bs, b);
    if (t->path.n == 0 && t->query.s == NULL) { /* the current document */
        t->path = base_path;
        t->query = uric_bytes_of(bs, b, URIC_QUERY);
    } else if (t->path.n == 0 || t->path.s[0] != '/') {
        merge(edition, base_path, t);
    }
}

enum uric_status uric_edition_resolve(int edition, struct uric_ref base,
                                      struct uric_ref reference,
                                      enum uric_resolve_flags flags, char *buffer,
                                      size_t size, size_t *length)
{
    struct uric_target target;

    *length = 0;
    if (edition < URIC_URL1994 || edition > URIC_URI2003)
        return URIC_UNKNOWN;
    if (!uric_has(base.u, URIC_SCHEME))
        return URIC_NO_SCHEME;
    transform(edition, base.s, base.u, reference.s, reference.u, flags,
              &target);
    return uric_target_write(&target, 1, flags, buffer, size, length);
}

/* Generated from grammar/history/scheme1738.rl by ragel 6.10 -T0; do not edit. */
/* RFC 1738's URLs by its own BNF: finds the parts that sections 3.2 to 3.11 name.
 * Tables. */
/* The interface of RFC 1738's machine. */
#ifndef URIC_SCHEME1738_H
#define URIC_SCHEME1738_H

/* The last step after a successful scan of a scheme-specific part. */
#ifndef URIC_SCHEME_SETTLE_H
#define URIC_SCHEME_SETTLE_H


/* All elements of ftp's path except the last are directories to change to. */
static inline void uric_part_name_from_cwd(const unsigned char *s,
                                           struct uric_scheme_parts *r)
{
    const uric_span path = r->part[URIC_FTP_NAME];
    uint32_t i = path.end;

    while (i > path.begin && s[i - 1] != '/')
        i--;
    if (i == path.begin)
        return;
    r->part[URIC_FTP_CWD].begin = path.begin;
    URIC_DEFINE(r, URIC_FTP_CWD, i - 1);
    r->part[URIC_FTP_NAME].begin = i;
}

/* Clears the traces of the scan and what it left undefined. */
static inline void uric_scheme_settle(const unsigned char *s,
                                      struct uric_scheme_parts *r)
{
    static const uric_span none = { 0, 0 };
    int part;

    r->error_offset = 0;
    r->error = URIC_FAULT_NONE;
    if (r->kind == URIC_KIND_FTP && uric_scheme_has(r, URIC_FTP_NAME))
        uric_part_name_from_cwd(s, r);
    for (part = 0; part < URIC_SCHEME_PARTS; part++) {
        if (!uric_scheme_has(r, part))
            r->part[part] = none;
    }
}

#endif

/* Scan n bytes as one of the ten schemes' URLs: 1, or 0 with r->error_offset set. */
URIC_INTERNAL int uric_scan_1738(const unsigned char *s, uint32_t n, struct uric *u,
                                 struct uric_scheme_parts *r);

#endif

#define AT ((uint32_t)(p - s))

static const char _scheme1738_actions[] = {
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

static const short _scheme1738_key_offsets[] = {
	0, 0, 16, 20, 22, 24, 25, 26,
	27, 34, 40, 46, 54, 61, 69, 75,
	84, 91, 97, 105, 111, 119, 125, 134,
	136, 137, 138, 139, 155, 169, 175, 181,
	195, 201, 207, 213, 221, 228, 236, 242,
	249, 255, 261, 263, 265, 267, 269, 270,
	276, 278, 284, 292, 298, 306, 312, 330,
	347, 365, 381, 398, 412, 428, 446, 462,
	480, 496, 498, 500, 502, 504, 506, 507,
	508, 509, 515, 523, 530, 538, 544, 551,
	558, 565, 572, 579, 585, 591, 597, 603,
	609, 615, 617, 623, 631, 637, 645, 651,
	653, 655, 657, 658, 659, 660, 666, 674,
	681, 689, 695, 702, 708, 714, 720, 726,
	728, 734, 742, 748, 756, 762, 764, 766,
	768, 770, 772, 773, 783, 789, 795, 799,
	801, 803, 804, 816, 827, 833, 839, 845,
	853, 860, 868, 874, 881, 887, 895, 901,
	909, 915, 917, 919, 920, 921, 922, 928,
	936, 943, 951, 957, 967, 974, 978, 980,
	982, 985, 991, 999, 1005, 1013, 1019, 1029,
	1031, 1033, 1035, 1037, 1039, 1041, 1043, 1044,
	1045, 1046, 1052, 1060, 1067, 1075, 1081, 1091,
	1098, 1104, 1110, 1122, 1128, 1134, 1140, 1146,
	1148, 1151, 1157, 1165, 1171, 1179, 1185, 1195,
	1197, 1199, 1201, 1203, 1205, 1206, 1207, 1208,
	1224, 1238, 1244, 1250, 1264, 1270, 1276, 1282,
	1290, 1297, 1305, 1311, 1318, 1320, 1326, 1334,
	1340, 1348, 1354, 1372, 1389, 1407, 1423, 1440,
	1454, 1470, 1488, 1504, 1522, 1538, 1540, 1542,
	1544, 1545, 1546, 1547, 1553, 1561, 1568, 1576,
	1582, 1592, 1599, 1605, 1611, 1622, 1628, 1634,
	1640, 1646, 1652, 1658, 1660, 1663, 1669, 1677,
	1683, 1691, 1697, 1707, 1717, 1727, 1738, 1738,
	1741, 1751, 1770, 1785, 1804, 1814, 1824, 1834,
	1844, 1854, 1857, 1867, 1877, 1888, 1900, 1903,
	1913, 1923, 1931, 1939, 1950, 1968, 1977, 1979,
	1990, 2002, 2012, 2015, 2025, 2044, 2059, 2078,
	2090, 2102
};

static const unsigned char _scheme1738_trans_keys[] = {
	70u, 71u, 72u, 77u, 78u, 80u, 84u, 87u,
	102u, 103u, 104u, 109u, 110u, 112u, 116u, 119u,
	73u, 84u, 105u, 116u, 76u, 108u, 69u, 101u,
	58u, 47u, 47u, 47u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 47u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 47u,
	48u, 57u, 65u, 90u, 97u, 122u, 80u, 112u,
	58u, 47u, 47u, 33u, 37u, 58u, 59u, 61u,
	63u, 64u, 95u, 36u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 58u, 61u, 64u,
	95u, 36u, 46u, 48u, 59u, 63u, 90u, 97u,
	122u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 33u, 37u, 59u,
	61u, 64u, 95u, 36u, 46u, 48u, 57u, 63u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 84u, 116u, 89u,
	121u, 80u, 112u, 69u, 101u, 61u, 65u, 68u,
	73u, 97u, 100u, 105u, 48u, 57u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 58u, 59u, 61u,
	63u, 64u, 95u, 36u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 58u,
	59u, 61u, 63u, 64u, 95u, 36u, 44u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 58u,
	59u, 61u, 63u, 64u, 95u, 36u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	59u, 61u, 64u, 95u, 36u, 46u, 48u, 57u,
	63u, 90u, 97u, 122u, 33u, 37u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 46u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	79u, 111u, 80u, 112u, 72u, 104u, 69u, 101u,
	82u, 114u, 58u, 47u, 47u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	49u, 57u, 65u, 70u, 97u, 102u, 57u, 48u,
	56u, 65u, 70u, 97u, 102u, 48u, 49u, 57u,
	65u, 70u, 97u, 102u, 57u, 48u, 56u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 84u, 116u, 84u, 116u, 80u,
	112u, 58u, 47u, 47u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 65u, 97u, 73u, 105u, 76u, 108u,
	84u, 116u, 79u, 111u, 58u, 33u, 37u, 61u,
	95u, 36u, 59u, 63u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 69u, 78u, 101u, 110u, 87u,
	119u, 83u, 115u, 58u, 33u, 37u, 42u, 61u,
	63u, 95u, 36u, 59u, 65u, 90u, 97u, 122u,
	33u, 37u, 61u, 64u, 95u, 36u, 59u, 63u,
	90u, 97u, 122u, 48u, 57u, 65u, 70u, 97u,
	102u, 48u, 57u, 65u, 70u, 97u, 102u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 84u, 116u, 80u, 112u, 58u,
	47u, 47u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 47u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 65u, 90u,
	97u, 122u, 48u, 57u, 48u, 57u, 47u, 48u,
	57u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 47u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 82u, 114u, 79u,
	111u, 83u, 115u, 80u, 112u, 69u, 101u, 82u,
	114u, 79u, 111u, 58u, 47u, 47u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 47u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 48u, 57u, 65u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 33u, 37u,
	61u, 95u, 36u, 46u, 48u, 58u, 63u, 90u,
	97u, 122u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 47u, 48u, 57u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 47u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 69u, 101u, 76u, 108u, 78u,
	110u, 69u, 101u, 84u, 116u, 58u, 47u, 47u,
	33u, 37u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 61u, 64u, 95u, 36u, 46u,
	48u, 59u, 63u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 33u, 37u, 59u, 61u, 64u, 95u,
	36u, 46u, 48u, 57u, 63u, 90u, 97u, 122u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 45u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 65u, 90u, 97u, 122u, 45u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 48u, 57u,
	65u, 90u, 97u, 122u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 45u, 46u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 45u, 58u,
	59u, 61u, 63u, 64u, 95u, 36u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 45u,
	46u, 58u, 59u, 61u, 63u, 64u, 95u, 36u,
	44u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 58u, 59u, 61u, 63u, 64u, 95u, 36u,
	46u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 59u, 61u, 64u, 95u, 36u, 46u,
	48u, 57u, 63u, 90u, 97u, 122u, 33u, 37u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	45u, 46u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 44u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 58u, 59u, 61u, 63u, 64u, 95u,
	36u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	33u, 37u, 45u, 46u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 46u, 48u, 57u, 65u, 90u,
	97u, 122u, 65u, 97u, 73u, 105u, 83u, 115u,
	58u, 47u, 47u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 46u, 48u, 57u, 65u, 90u, 97u, 122u,
	48u, 57u, 65u, 90u, 97u, 122u, 45u, 46u,
	47u, 58u, 48u, 57u, 65u, 90u, 97u, 122u,
	45u, 48u, 57u, 65u, 90u, 97u, 122u, 48u,
	57u, 65u, 70u, 97u, 102u, 48u, 57u, 65u,
	70u, 97u, 102u, 33u, 36u, 37u, 47u, 95u,
	39u, 57u, 65u, 90u, 97u, 122u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 65u, 70u, 97u, 102u,
	48u, 57u, 65u, 70u, 97u, 102u, 48u, 57u,
	65u, 70u, 97u, 102u, 48u, 57u, 65u, 70u,
	97u, 102u, 48u, 57u, 47u, 48u, 57u, 48u,
	57u, 65u, 90u, 97u, 122u, 45u, 46u, 48u,
	57u, 65u, 90u, 97u, 122u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 48u, 57u, 65u, 90u, 97u,
	122u, 45u, 46u, 47u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 61u, 95u, 36u,
	58u, 63u, 90u, 97u, 122u, 45u, 46u, 47u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 59u, 61u, 95u, 36u, 58u, 63u, 90u,
	97u, 122u, 47u, 48u, 57u, 45u, 46u, 47u,
	58u, 48u, 57u, 65u, 90u, 97u, 122u, 33u,
	37u, 45u, 46u, 47u, 58u, 59u, 61u, 63u,
	64u, 95u, 36u, 44u, 48u, 57u, 65u, 90u,
	97u, 122u, 33u, 37u, 47u, 59u, 61u, 64u,
	95u, 36u, 46u, 48u, 57u, 63u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 47u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 45u, 46u, 47u, 58u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	61u, 95u, 36u, 59u, 63u, 90u, 97u, 122u,
	33u, 37u, 61u, 95u, 36u, 59u, 63u, 90u,
	97u, 122u, 33u, 37u, 61u, 95u, 36u, 59u,
	63u, 90u, 97u, 122u, 33u, 37u, 61u, 95u,
	36u, 59u, 63u, 90u, 97u, 122u, 47u, 48u,
	57u, 45u, 46u, 47u, 58u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 47u, 58u, 48u,
	57u, 65u, 90u, 97u, 122u, 33u, 37u, 61u,
	63u, 95u, 36u, 59u, 64u, 90u, 97u, 122u,
	33u, 37u, 61u, 95u, 36u, 46u, 48u, 59u,
	64u, 90u, 97u, 122u, 47u, 48u, 57u, 45u,
	46u, 47u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 61u, 95u, 36u, 59u, 63u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 45u, 46u, 48u, 57u, 65u,
	90u, 97u, 122u, 33u, 37u, 61u, 64u, 95u,
	36u, 59u, 63u, 90u, 97u, 122u, 33u, 37u,
	43u, 47u, 61u, 63u, 64u, 95u, 36u, 44u,
	45u, 57u, 58u, 59u, 65u, 90u, 97u, 122u,
	43u, 47u, 95u, 45u, 57u, 65u, 90u, 97u,
	122u, 48u, 57u, 33u, 37u, 59u, 61u, 95u,
	36u, 58u, 63u, 90u, 97u, 122u, 33u, 37u,
	59u, 95u, 36u, 46u, 48u, 58u, 63u, 90u,
	97u, 122u, 45u, 46u, 47u, 58u, 48u, 57u,
	65u, 90u, 97u, 122u, 47u, 48u, 57u, 45u,
	46u, 47u, 58u, 48u, 57u, 65u, 90u, 97u,
	122u, 33u, 37u, 45u, 46u, 47u, 58u, 59u,
	61u, 63u, 64u, 95u, 36u, 44u, 48u, 57u,
	65u, 90u, 97u, 122u, 33u, 37u, 47u, 59u,
	61u, 64u, 95u, 36u, 46u, 48u, 57u, 63u,
	90u, 97u, 122u, 33u, 37u, 45u, 46u, 47u,
	58u, 59u, 61u, 63u, 64u, 95u, 36u, 44u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 36u,
	37u, 47u, 63u, 95u, 39u, 57u, 65u, 90u,
	97u, 122u, 33u, 36u, 37u, 95u, 39u, 46u,
	48u, 57u, 65u, 90u, 97u, 122u, 33u, 37u,
	61u, 95u, 36u, 46u, 48u, 59u, 64u, 90u,
	97u, 122u, 0
};

static const char _scheme1738_single_lengths[] = {
	0, 16, 4, 2, 2, 1, 1, 1,
	1, 0, 0, 2, 1, 2, 0, 3,
	1, 0, 2, 0, 2, 0, 3, 2,
	1, 1, 1, 8, 6, 0, 0, 6,
	0, 0, 0, 2, 1, 2, 0, 1,
	0, 0, 2, 2, 2, 2, 1, 6,
	0, 0, 2, 0, 2, 0, 10, 9,
	10, 8, 9, 6, 8, 10, 8, 10,
	8, 2, 2, 2, 2, 2, 1, 1,
	1, 0, 2, 1, 2, 0, 1, 1,
	1, 1, 1, 0, 0, 0, 0, 0,
	0, 0, 0, 2, 0, 2, 0, 2,
	2, 2, 1, 1, 1, 0, 2, 1,
	2, 0, 1, 0, 0, 0, 0, 0,
	0, 2, 0, 2, 0, 2, 2, 2,
	2, 2, 1, 4, 0, 0, 4, 2,
	2, 1, 6, 5, 0, 0, 0, 2,
	1, 2, 0, 1, 0, 2, 0, 2,
	0, 2, 2, 1, 1, 1, 0, 2,
	1, 2, 0, 4, 1, 0, 0, 0,
	1, 0, 2, 0, 2, 0, 4, 2,
	2, 2, 2, 2, 2, 2, 1, 1,
	1, 0, 2, 1, 2, 0, 4, 1,
	0, 0, 4, 0, 0, 0, 0, 0,
	1, 0, 2, 0, 2, 0, 4, 2,
	2, 2, 2, 2, 1, 1, 1, 8,
	6, 0, 0, 6, 0, 0, 0, 2,
	1, 2, 0, 1, 0, 0, 2, 0,
	2, 0, 10, 9, 10, 8, 9, 6,
	8, 10, 8, 10, 8, 2, 2, 2,
	1, 1, 1, 0, 2, 1, 2, 0,
	4, 1, 0, 0, 5, 0, 0, 0,
	0, 0, 0, 0, 1, 0, 2, 0,
	2, 0, 4, 4, 4, 5, 0, 1,
	4, 11, 7, 11, 4, 4, 4, 4,
	4, 1, 4, 4, 5, 4, 1, 4,
	4, 2, 2, 5, 8, 3, 0, 5,
	4, 4, 1, 4, 11, 7, 11, 6,
	4, 4
};

static const char _scheme1738_range_lengths[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 0,
	0, 0, 0, 4, 4, 3, 3, 4,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 0, 0, 0, 0, 0, 0,
	1, 3, 3, 3, 3, 3, 4, 4,
	4, 4, 4, 4, 4, 4, 4, 4,
	4, 0, 0, 0, 0, 0, 0, 0,
	0, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 1, 3, 3, 3, 3, 3, 0,
	0, 0, 0, 0, 0, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 1,
	3, 3, 3, 3, 3, 0, 0, 0,
	0, 0, 0, 3, 3, 3, 0, 0,
	0, 0, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 0, 0, 0, 0, 0, 3, 3,
	3, 3, 3, 3, 3, 2, 1, 1,
	1, 3, 3, 3, 3, 3, 3, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 4, 3, 3, 3, 3, 1,
	1, 3, 3, 3, 3, 3, 3, 0,
	0, 0, 0, 0, 0, 0, 0, 4,
	4, 3, 3, 4, 3, 3, 3, 3,
	3, 3, 3, 3, 1, 3, 3, 3,
	3, 3, 4, 4, 4, 4, 4, 4,
	4, 4, 4, 4, 4, 0, 0, 0,
	0, 0, 0, 3, 3, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 3, 3,
	3, 3, 3, 1, 1, 3, 3, 3,
	3, 3, 3, 3, 3, 3, 0, 1,
	3, 4, 4, 4, 3, 3, 3, 3,
	3, 1, 3, 3, 3, 4, 1, 3,
	3, 3, 3, 3, 5, 3, 1, 3,
	4, 3, 1, 3, 4, 4, 4, 3,
	4, 4
};

static const short _scheme1738_index_offsets[] = {
	0, 0, 17, 22, 25, 28, 30, 32,
	34, 39, 43, 47, 53, 58, 64, 68,
	75, 80, 84, 90, 94, 100, 104, 111,
	114, 116, 118, 120, 133, 144, 148, 152,
	163, 167, 171, 175, 181, 186, 192, 196,
	201, 205, 209, 212, 215, 218, 221, 223,
	230, 232, 236, 242, 246, 252, 256, 271,
	285, 300, 313, 327, 338, 351, 366, 379,
	394, 407, 410, 413, 416, 419, 422, 424,
	426, 428, 432, 438, 443, 449, 453, 458,
	463, 468, 473, 478, 482, 486, 490, 494,
	498, 502, 504, 508, 514, 518, 524, 528,
	531, 534, 537, 539, 541, 543, 547, 553,
	558, 564, 568, 573, 577, 581, 585, 589,
	591, 595, 601, 605, 611, 615, 618, 621,
	624, 627, 630, 632, 640, 644, 648, 653,
	656, 659, 661, 671, 680, 684, 688, 692,
	698, 703, 709, 713, 718, 722, 728, 732,
	738, 742, 745, 748, 750, 752, 754, 758,
	764, 769, 775, 779, 787, 792, 795, 797,
	799, 802, 806, 812, 816, 822, 826, 834,
	837, 840, 843, 846, 849, 852, 855, 857,
	859, 861, 865, 871, 876, 882, 886, 894,
	899, 903, 907, 916, 920, 924, 928, 932,
	934, 937, 941, 947, 951, 957, 961, 969,
	972, 975, 978, 981, 984, 986, 988, 990,
	1003, 1014, 1018, 1022, 1033, 1037, 1041, 1045,
	1051, 1056, 1062, 1066, 1071, 1073, 1077, 1083,
	1087, 1093, 1097, 1112, 1126, 1141, 1154, 1168,
	1179, 1192, 1207, 1220, 1235, 1248, 1251, 1254,
	1257, 1259, 1261, 1263, 1267, 1273, 1278, 1284,
	1288, 1296, 1301, 1305, 1309, 1318, 1322, 1326,
	1330, 1334, 1338, 1342, 1344, 1347, 1351, 1357,
	1361, 1367, 1371, 1379, 1387, 1395, 1404, 1405,
	1408, 1416, 1432, 1444, 1460, 1468, 1476, 1484,
	1492, 1500, 1503, 1511, 1519, 1528, 1537, 1540,
	1548, 1556, 1562, 1568, 1577, 1591, 1598, 1600,
	1609, 1618, 1626, 1629, 1637, 1653, 1665, 1681,
	1691, 1700
};

static const short _scheme1738_indicies[] = {
	0, 2, 3, 4, 5, 6, 7, 8,
	0, 2, 3, 4, 5, 6, 7, 8,
	1, 9, 10, 9, 10, 1, 11, 11,
	1, 12, 12, 1, 13, 1, 14, 1,
	15, 1, 16, 17, 18, 18, 1, 19,
	19, 19, 1, 20, 20, 20, 1, 21,
	22, 17, 23, 23, 1, 21, 23, 23,
	23, 1, 21, 24, 23, 23, 23, 1,
	23, 18, 18, 1, 25, 24, 16, 18,
	18, 18, 1, 25, 18, 18, 18, 1,
	26, 18, 18, 1, 21, 27, 26, 23,
	23, 1, 28, 18, 18, 1, 21, 29,
	28, 23, 23, 1, 30, 18, 18, 1,
	21, 24, 16, 30, 23, 23, 1, 31,
	31, 1, 32, 1, 33, 1, 34, 1,
	35, 36, 38, 35, 35, 35, 39, 35,
	35, 37, 40, 40, 1, 35, 36, 38,
	35, 39, 35, 35, 35, 35, 35, 1,
	41, 41, 41, 1, 35, 35, 35, 1,
	38, 42, 38, 38, 39, 38, 38, 38,
	38, 38, 1, 43, 43, 43, 1, 38,
	38, 38, 1, 44, 45, 45, 1, 46,
	47, 44, 48, 48, 1, 46, 48, 48,
	48, 1, 46, 49, 48, 48, 48, 1,
	48, 45, 45, 1, 50, 45, 45, 45,
	1, 51, 51, 51, 1, 52, 52, 52,
	1, 53, 53, 1, 54, 54, 1, 55,
	55, 1, 56, 56, 1, 57, 1, 59,
	59, 59, 59, 59, 59, 58, 60, 1,
	61, 45, 45, 1, 46, 62, 61, 48,
	48, 1, 63, 45, 45, 1, 46, 64,
	63, 48, 48, 1, 65, 45, 45, 1,
	35, 36, 66, 67, 38, 35, 35, 35,
	39, 35, 35, 37, 68, 68, 1, 35,
	36, 66, 38, 35, 35, 35, 39, 35,
	35, 68, 68, 68, 1, 35, 36, 66,
	69, 38, 35, 35, 35, 39, 35, 35,
	68, 68, 68, 1, 35, 36, 38, 35,
	35, 35, 39, 35, 35, 68, 40, 40,
	1, 35, 36, 70, 38, 35, 35, 35,
	39, 35, 35, 40, 40, 40, 1, 38,
	42, 38, 38, 39, 38, 38, 71, 38,
	38, 1, 35, 36, 38, 35, 35, 35,
	39, 35, 35, 72, 40, 40, 1, 35,
	36, 66, 73, 38, 35, 35, 35, 39,
	35, 35, 72, 68, 68, 1, 35, 36,
	38, 35, 35, 35, 39, 35, 35, 74,
	40, 40, 1, 35, 36, 66, 75, 38,
	35, 35, 35, 39, 35, 35, 74, 68,
	68, 1, 35, 36, 38, 35, 35, 35,
	39, 35, 35, 76, 40, 40, 1, 77,
	77, 1, 78, 78, 1, 79, 79, 1,
	80, 80, 1, 81, 81, 1, 82, 1,
	83, 1, 84, 1, 85, 86, 86, 1,
	87, 88, 85, 89, 89, 1, 87, 89,
	89, 89, 1, 87, 90, 89, 89, 89,
	1, 89, 86, 86, 1, 91, 86, 86,
	86, 1, 92, 93, 93, 93, 1, 95,
	94, 94, 94, 1, 96, 97, 97, 97,
	1, 99, 98, 98, 98, 1, 100, 100,
	100, 1, 101, 101, 101, 1, 98, 98,
	98, 1, 94, 94, 94, 1, 102, 102,
	102, 1, 103, 103, 103, 1, 104, 1,
	105, 86, 86, 1, 87, 106, 105, 89,
	89, 1, 107, 86, 86, 1, 87, 108,
	107, 89, 89, 1, 109, 86, 86, 1,
	110, 110, 1, 111, 111, 1, 112, 112,
	1, 113, 1, 114, 1, 115, 1, 116,
	117, 117, 1, 118, 119, 116, 120, 120,
	1, 118, 120, 120, 120, 1, 118, 121,
	120, 120, 120, 1, 120, 117, 117, 1,
	122, 117, 117, 117, 1, 123, 123, 123,
	1, 124, 124, 124, 1, 125, 125, 125,
	1, 126, 126, 126, 1, 127, 1, 128,
	117, 117, 1, 118, 129, 128, 120, 120,
	1, 130, 117, 117, 1, 118, 131, 130,
	120, 120, 1, 132, 117, 117, 1, 133,
	133, 1, 134, 134, 1, 135, 135, 1,
	136, 136, 1, 137, 137, 1, 138, 1,
	139, 140, 139, 139, 139, 139, 139, 1,
	141, 141, 141, 1, 139, 139, 139, 1,
	142, 143, 142, 143, 1, 144, 144, 1,
	145, 145, 1, 146, 1, 147, 148, 149,
	147, 147, 147, 147, 150, 150, 1, 147,
	148, 147, 151, 147, 147, 147, 147, 1,
	152, 152, 152, 1, 147, 147, 147, 1,
	153, 154, 154, 1, 155, 156, 153, 157,
	157, 1, 155, 157, 157, 157, 1, 155,
	158, 157, 157, 157, 1, 157, 154, 154,
	1, 159, 154, 154, 154, 1, 160, 154,
	154, 1, 155, 161, 160, 157, 157, 1,
	162, 154, 154, 1, 155, 163, 162, 157,
	157, 1, 164, 154, 154, 1, 165, 165,
	1, 166, 166, 1, 167, 1, 168, 1,
	169, 1, 170, 171, 171, 1, 172, 173,
	170, 174, 174, 1, 172, 174, 174, 174,
	1, 172, 175, 174, 174, 174, 1, 174,
	171, 171, 1, 176, 175, 177, 178, 171,
	171, 171, 1, 176, 171, 171, 171, 1,
	179, 179, 1, 180, 1, 181, 1, 182,
	181, 1, 183, 171, 171, 1, 172, 184,
	183, 174, 174, 1, 185, 171, 171, 1,
	172, 186, 185, 174, 174, 1, 187, 171,
	171, 1, 172, 175, 177, 178, 187, 174,
	174, 1, 188, 188, 1, 189, 189, 1,
	190, 190, 1, 191, 191, 1, 192, 192,
	1, 193, 193, 1, 194, 194, 1, 195,
	1, 196, 1, 197, 1, 198, 199, 199,
	1, 200, 201, 198, 202, 202, 1, 200,
	202, 202, 202, 1, 200, 203, 202, 202,
	202, 1, 202, 199, 199, 1, 204, 203,
	205, 206, 199, 199, 199, 1, 204, 199,
	199, 199, 1, 207, 207, 207, 1, 208,
	208, 208, 1, 209, 210, 211, 209, 209,
	209, 209, 209, 1, 212, 212, 212, 1,
	209, 209, 209, 1, 213, 213, 213, 1,
	211, 211, 211, 1, 214, 1, 215, 214,
	1, 216, 199, 199, 1, 200, 217, 216,
	202, 202, 1, 218, 199, 199, 1, 200,
	219, 218, 202, 202, 1, 220, 199, 199,
	1, 200, 203, 205, 206, 220, 202, 202,
	1, 221, 221, 1, 222, 222, 1, 223,
	223, 1, 224, 224, 1, 225, 225, 1,
	226, 1, 227, 1, 228, 1, 229, 230,
	232, 229, 229, 229, 233, 229, 229, 231,
	234, 234, 1, 229, 230, 232, 229, 233,
	229, 229, 229, 229, 229, 1, 235, 235,
	235, 1, 229, 229, 229, 1, 232, 236,
	232, 232, 233, 232, 232, 232, 232, 232,
	1, 237, 237, 237, 1, 232, 232, 232,
	1, 238, 239, 239, 1, 240, 241, 238,
	242, 242, 1, 240, 242, 242, 242, 1,
	240, 243, 242, 242, 242, 1, 242, 239,
	239, 1, 244, 239, 239, 239, 1, 245,
	1, 246, 239, 239, 1, 240, 247, 246,
	242, 242, 1, 248, 239, 239, 1, 240,
	249, 248, 242, 242, 1, 250, 239, 239,
	1, 229, 230, 251, 252, 232, 229, 229,
	229, 233, 229, 229, 231, 253, 253, 1,
	229, 230, 251, 232, 229, 229, 229, 233,
	229, 229, 253, 253, 253, 1, 229, 230,
	251, 254, 232, 229, 229, 229, 233, 229,
	229, 253, 253, 253, 1, 229, 230, 232,
	229, 229, 229, 233, 229, 229, 253, 234,
	234, 1, 229, 230, 255, 232, 229, 229,
	229, 233, 229, 229, 234, 234, 234, 1,
	232, 236, 232, 232, 233, 232, 232, 256,
	232, 232, 1, 229, 230, 232, 229, 229,
	229, 233, 229, 229, 257, 234, 234, 1,
	229, 230, 251, 258, 232, 229, 229, 229,
	233, 229, 229, 257, 253, 253, 1, 229,
	230, 232, 229, 229, 229, 233, 229, 229,
	259, 234, 234, 1, 229, 230, 251, 260,
	232, 229, 229, 229, 233, 229, 229, 259,
	253, 253, 1, 229, 230, 232, 229, 229,
	229, 233, 229, 229, 261, 234, 234, 1,
	262, 262, 1, 263, 263, 1, 264, 264,
	1, 265, 1, 266, 1, 267, 1, 268,
	269, 269, 1, 270, 271, 268, 272, 272,
	1, 270, 272, 272, 272, 1, 270, 273,
	272, 272, 272, 1, 272, 269, 269, 1,
	274, 273, 275, 276, 269, 269, 269, 1,
	274, 269, 269, 269, 1, 277, 277, 277,
	1, 278, 278, 278, 1, 279, 279, 280,
	281, 279, 279, 279, 279, 1, 282, 282,
	282, 1, 279, 279, 279, 1, 283, 283,
	283, 1, 284, 284, 284, 1, 285, 285,
	285, 1, 286, 286, 286, 1, 287, 1,
	288, 287, 1, 289, 269, 269, 1, 270,
	290, 289, 272, 272, 1, 291, 269, 269,
	1, 270, 292, 291, 272, 272, 1, 293,
	269, 269, 1, 270, 273, 275, 276, 293,
	272, 272, 1, 20, 294, 20, 20, 20,
	20, 20, 1, 50, 49, 295, 296, 45,
	45, 45, 1, 52, 297, 298, 52, 52,
	52, 52, 52, 1, 1, 299, 60, 1,
	46, 49, 295, 296, 65, 48, 48, 1,
	35, 36, 70, 69, 295, 300, 35, 35,
	35, 39, 35, 35, 40, 40, 40, 1,
	38, 42, 299, 38, 38, 39, 38, 38,
	71, 38, 38, 1, 35, 36, 66, 69,
	295, 300, 35, 35, 35, 39, 35, 35,
	76, 68, 68, 1, 91, 90, 301, 302,
	86, 86, 86, 1, 103, 303, 103, 103,
	103, 103, 103, 1, 94, 304, 94, 94,
	94, 94, 94, 1, 98, 305, 98, 98,
	98, 98, 98, 1, 101, 306, 101, 101,
	101, 101, 101, 1, 307, 104, 1, 87,
	90, 301, 302, 109, 89, 89, 1, 122,
	121, 308, 309, 117, 117, 117, 1, 124,
	310, 124, 311, 124, 124, 124, 124, 1,
	126, 312, 126, 126, 126, 126, 126, 126,
	1, 313, 127, 1, 118, 121, 308, 309,
	132, 120, 120, 1, 139, 140, 139, 139,
	139, 139, 139, 1, 159, 158, 154, 154,
	154, 1, 155, 158, 164, 157, 157, 1,
	147, 148, 147, 151, 147, 147, 147, 147,
	1, 147, 148, 150, 147, 147, 147, 151,
	150, 147, 150, 147, 150, 150, 1, 179,
	314, 179, 179, 179, 179, 1, 180, 1,
	208, 315, 316, 208, 208, 208, 208, 208,
	1, 211, 317, 209, 211, 211, 211, 211,
	211, 1, 244, 243, 318, 319, 239, 239,
	239, 1, 320, 245, 1, 240, 243, 318,
	319, 250, 242, 242, 1, 229, 230, 255,
	254, 318, 321, 229, 229, 229, 233, 229,
	229, 234, 234, 234, 1, 232, 236, 320,
	232, 232, 233, 232, 232, 256, 232, 232,
	1, 229, 230, 251, 254, 318, 321, 229,
	229, 229, 233, 229, 229, 261, 253, 253,
	1, 278, 278, 322, 323, 324, 278, 278,
	278, 278, 1, 284, 284, 325, 284, 284,
	284, 284, 284, 1, 286, 326, 286, 286,
	286, 286, 286, 286, 1, 0
};

static const short _scheme1738_trans_targs[] = {
	2, 0, 65, 95, 117, 126, 167, 199,
	237, 3, 23, 4, 5, 6, 7, 8,
	267, 11, 15, 10, 267, 12, 17, 13,
	14, 16, 18, 19, 20, 21, 22, 24,
	25, 26, 27, 28, 29, 54, 31, 34,
	273, 30, 32, 33, 35, 268, 36, 49,
	37, 38, 39, 41, 269, 43, 44, 45,
	46, 47, 0, 270, 271, 50, 51, 52,
	53, 272, 55, 60, 56, 57, 58, 274,
	61, 62, 63, 64, 275, 66, 67, 68,
	69, 70, 71, 72, 73, 74, 276, 75,
	90, 76, 77, 78, 80, 86, 278, 279,
	82, 85, 279, 280, 84, 280, 88, 278,
	281, 91, 92, 93, 94, 282, 96, 97,
	98, 99, 100, 101, 102, 283, 103, 112,
	104, 105, 106, 108, 284, 110, 285, 286,
	113, 114, 115, 116, 287, 118, 119, 120,
	121, 122, 123, 288, 124, 125, 127, 145,
	128, 129, 130, 131, 132, 291, 292, 134,
	133, 135, 289, 136, 140, 137, 138, 139,
	141, 142, 143, 144, 290, 146, 147, 148,
	149, 150, 151, 155, 152, 161, 153, 154,
	156, 157, 159, 293, 294, 160, 157, 162,
	163, 164, 165, 166, 168, 169, 170, 171,
	172, 173, 174, 175, 176, 177, 178, 182,
	179, 193, 180, 181, 183, 295, 191, 185,
	295, 186, 187, 296, 188, 190, 192, 295,
	194, 195, 196, 197, 198, 200, 201, 202,
	203, 204, 205, 206, 207, 208, 209, 226,
	211, 214, 300, 210, 212, 213, 215, 297,
	216, 221, 217, 218, 219, 298, 222, 223,
	224, 225, 299, 227, 232, 228, 229, 230,
	301, 233, 234, 235, 236, 302, 238, 239,
	240, 241, 242, 243, 244, 248, 245, 261,
	246, 247, 249, 303, 259, 251, 303, 252,
	253, 304, 254, 256, 304, 258, 305, 260,
	303, 262, 263, 264, 265, 266, 9, 269,
	48, 40, 42, 269, 59, 277, 89, 87,
	79, 81, 83, 277, 284, 111, 107, 285,
	109, 284, 158, 184, 186, 189, 270, 220,
	270, 231, 250, 252, 305, 255, 257
};

static const char _scheme1738_trans_actions[] = {
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 43, 0, 45,
	82, 0, 0, 0, 41, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	43, 0, 45, 0, 0, 0, 0, 47,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 41, 0, 0, 0,
	0, 0, 5, 3, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 43, 0, 45, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 15,
	0, 0, 0, 19, 0, 0, 0, 11,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 43, 0, 45, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 43, 0, 0, 0, 0, 0,
	0, 0, 43, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 43,
	0, 45, 0, 0, 0, 0, 0, 0,
	0, 76, 79, 0, 0, 0, 85, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 43, 0, 45, 0, 0,
	0, 0, 0, 0, 0, 76, 79, 0,
	0, 0, 0, 0, 0, 0, 0, 85,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 43, 0, 45, 0, 0, 0,
	0, 47, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 0, 0, 0, 0, 0, 0, 0,
	0, 43, 0, 45, 0, 0, 0, 0,
	0, 0, 0, 76, 79, 0, 0, 0,
	0, 70, 0, 0, 0, 0, 0, 0,
	85, 0, 0, 0, 0, 0, 0, 76,
	79, 0, 1, 85, 79, 76, 79, 0,
	13, 17, 0, 85, 76, 79, 0, 58,
	0, 85, 61, 0, 73, 0, 76, 79,
	85, 79, 0, 67, 64, 0, 0
};

static const char _scheme1738_eof_actions[] = {
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

enum { scheme1738_start = 1 };
enum { scheme1738_first_final = 267 };

int uric_scan_1738(const unsigned char *s, uint32_t n, struct uric *u,
                   struct uric_scheme_parts *r)
{
    const unsigned char *p = s, *const pe = n != 0 ? s + n : s;
    const unsigned char *const eof = pe;
    int cs = scheme1738_start;

	{
	int _klen;
	unsigned int _trans;
	const char *_acts;
	unsigned int _nacts;
	const unsigned char *_keys;

	if ( p == pe )
		goto _test_eof;
	if ( cs == 0 )
		goto _out;
_resume:
	_keys = _scheme1738_trans_keys + _scheme1738_key_offsets[cs];
	_trans = (unsigned int)_scheme1738_index_offsets[cs];

	_klen = _scheme1738_single_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + _klen - 1;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + ((_upper-_lower) >> 1);
			if ( (*p) < *_mid )
				_upper = _mid - 1;
			else if ( (*p) > *_mid )
				_lower = _mid + 1;
			else {
				_trans += (unsigned int)(_mid - _keys);
				goto _match;
			}
		}
		_keys += _klen;
		_trans += (unsigned int)_klen;
	}

	_klen = _scheme1738_range_lengths[cs];
	if ( _klen > 0 ) {
		const unsigned char *_lower = _keys;
		const unsigned char *_mid;
		const unsigned char *_upper = _keys + (_klen<<1) - 2;
		while (1) {
			if ( _upper < _lower )
				break;

			_mid = _lower + (((_upper-_lower) >> 1) & ~1);
			if ( (*p) < _mid[0] )
				_upper = _mid - 2;
			else if ( (*p) > _mid[1] )
				_lower = _mid + 2;
			else {
				_trans += (unsigned int)((_mid - _keys)>>1);
				goto _match;
			}
		}
		_trans += (unsigned int)_klen;
	}

_match:
	_trans = (unsigned int)_scheme1738_indicies[_trans];
	cs = _scheme1738_trans_targs[_trans];

	if ( _scheme1738_trans_actions[_trans] == 0 )
		goto _again;

	_acts = _scheme1738_actions + _scheme1738_trans_actions[_trans];
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
	{ URIC_DEFINE(r, URIC_FTP_NAME, AT); }
	break;
	case 2:
	{
        r->part[URIC_FTP_TYPECODE].begin = AT;
        URIC_DEFINE(r, URIC_FTP_TYPECODE, AT + 1);
    }
	break;
	case 3:
	{ r->error = URIC_FAULT_TYPECODE; }
	break;
	case 4:
	{ URIC_DEFINE(r, URIC_HTTP_PATH, AT); }
	break;
	case 5:
	{ r->part[URIC_HTTP_SEARCHPART].begin = AT + 1; }
	break;
	case 7:
	{
        URIC_DEFINE(r, URIC_GOPHER_TYPE, AT + 1);
        r->part[URIC_GOPHER_SELECTOR].begin = AT + 1;
    }
	break;
	case 8:
	{ URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 9:
	{ r->part[URIC_GOPHER_SEARCH].begin = AT + 1; }
	break;
	case 10:
	{ URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 11:
	{ r->part[URIC_GOPHER_STRING].begin = AT + 1; }
	break;
	case 14:
	{ URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 16:
	{
        r->part[URIC_NEWS_ARTICLE_NUMBER].begin = AT + 1;
    }
	break;
	case 18:
	{ URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 19:
	{ r->part[URIC_WAIS_SEARCH].begin = AT + 1; }
	break;
	case 21:
	{ r->part[URIC_WAIS_WTYPE].begin = AT + 1; }
	break;
	case 22:
	{ URIC_DEFINE(r, URIC_WAIS_WTYPE, AT); }
	break;
	case 23:
	{ r->part[URIC_WAIS_WPATH].begin = AT + 1; }
	break;
	case 25:
	{ URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 26:
	{ r->part[URIC_PROSPERO_FIELDS].begin = AT; }
	break;
	case 29:
	{}
	break;
	case 30:
	{
        URIC_DEFINE(u, URIC_SCHEME, AT);
        r->part[0].begin = r->part[1].begin = r->part[2].begin = AT + 1;
    }
	break;
	case 31:
	{ u->part[URIC_HOST].begin = AT + 1; }
	break;
	case 32:
	{
        u->part[URIC_USERINFO].begin = u->part[URIC_HOST].begin;
        URIC_DEFINE(u, URIC_USERINFO, AT);
        u->part[URIC_HOST].begin = AT + 1;
        u->part[URIC_PORT].begin = 0;
    }
	break;
	case 33:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	break;
	case 34:
	{ u->part[URIC_PORT].begin = AT + 1; }
	break;
	case 35:
	{ URIC_DEFINE(u, URIC_PORT, AT); }
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
	const char *__acts = _scheme1738_actions + _scheme1738_eof_actions[cs];
	unsigned int __nacts = (unsigned int) *__acts++;
	for ( ; __nacts > 0; __nacts-- ) {
		switch ( *__acts++ ) {
	case 1:
	{ URIC_DEFINE(r, URIC_FTP_NAME, AT); }
	break;
	case 3:
	{ r->error = URIC_FAULT_TYPECODE; }
	break;
	case 4:
	{ URIC_DEFINE(r, URIC_HTTP_PATH, AT); }
	break;
	case 6:
	{ URIC_DEFINE(r, URIC_HTTP_SEARCHPART, AT); }
	break;
	case 8:
	{ URIC_DEFINE(r, URIC_GOPHER_SELECTOR, AT); }
	break;
	case 10:
	{ URIC_DEFINE(r, URIC_GOPHER_SEARCH, AT); }
	break;
	case 12:
	{ URIC_DEFINE(r, URIC_GOPHER_STRING, AT); }
	break;
	case 13:
	{ URIC_DEFINE(r, URIC_NEWS_ALL, AT); }
	break;
	case 14:
	{ URIC_DEFINE(r, URIC_NEWS_GROUP, AT); }
	break;
	case 15:
	{ URIC_DEFINE(r, URIC_NEWS_ARTICLE, AT); }
	break;
	case 17:
	{ URIC_DEFINE(r, URIC_NEWS_ARTICLE_NUMBER, AT); }
	break;
	case 18:
	{ URIC_DEFINE(r, URIC_WAIS_DATABASE, AT); }
	break;
	case 20:
	{ URIC_DEFINE(r, URIC_WAIS_SEARCH, AT); }
	break;
	case 24:
	{ URIC_DEFINE(r, URIC_WAIS_WPATH, AT); }
	break;
	case 25:
	{ URIC_DEFINE(r, URIC_PROSPERO_HSONAME, AT); }
	break;
	case 27:
	{ URIC_DEFINE(r, URIC_PROSPERO_FIELDS, AT); }
	break;
	case 28:
	{ URIC_DEFINE(r, URIC_FILE_PATH, AT); }
	break;
	case 33:
	{ URIC_DEFINE(u, URIC_HOST, AT); }
	break;
	case 35:
	{ URIC_DEFINE(u, URIC_PORT, AT); }
	break;
	case 36:
	{ URIC_DEFINE(r, URIC_MAILTO_ADDRESSES, AT); }
	break;
		}
	}
	}

	_out: {}
	}

    r->error_offset = AT;
    return cs >= scheme1738_first_final;
}

#undef AT

/* Parses URLs by RFC 1738. */

/* Whether the scheme is one of RFC 1738's ten.  Newer schemes can have the same kind: https is
 * not one. */
static int is_predefined(const struct uric_scheme *scheme)
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

static enum uric_status refuse_1738(enum uric_status status, uint8_t kind, uint8_t error,
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

static uint8_t kind_of_1738(const char *s, const struct uric_scheme *scheme)
{
    if (scheme && scheme->kind == URIC_KIND_RESERVED)
        return URIC_KIND_RESERVED;
    return uric_lower(s[0]) == 'x' && s[1] == '-' ? URIC_KIND_EXPERIMENTAL
                                                  : URIC_KIND_UNKNOWN;
}

static enum uric_status parse_other(const char *s, size_t n,
                                    const struct uric_scheme *scheme, struct uric *u,
                                    struct uric_scheme_parts *r)
{
    static const char rule[] = "rfc1738:genericurl";
    const enum uric_status status = uric_edition_parse(
        uric_edition_rule(rule, sizeof rule - 1), s, n, u);

    if (status != URIC_OK)
        return refuse_1738(status, 0, 0, u->error_offset, u, r);
    r->kind = kind_of_1738(s, scheme);
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
        return refuse_1738(URIC_TOO_LONG, 0, 0, URIC_MAX_LENGTH, u, r);
    colon = n > 0 ? (const char *)memchr(s, ':', n) : NULL;
    if (colon)
        scheme = uric_scheme_find(s, (size_t)(colon - s), NULL, 0);
    if (!is_predefined(scheme))
        return parse_other(s, n, scheme, u, r);
    r->kind = scheme->kind;
    if (!uric_scan_1738(bytes, (uint32_t)n, u, r))
        return refuse_1738(r->error_offset < n ? URIC_INVALID : URIC_INCOMPLETE,
                           r->kind, r->error, r->error_offset, u, r);
    uric_scheme_settle(bytes, r);
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
