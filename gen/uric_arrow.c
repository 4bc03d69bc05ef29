/* uric_arrow in one file, to go with uric.c; its interface is uric_arrow.h.
 * Made by src/packaging/build/amalgamate.sh and prefix.py from src/ and gen/; do not edit.
 *
 * SPDX-License-Identifier: MIT */
#define URIC_SINGLE_FILE 1
#define URIC_ARROW_INTERNAL static

#include "uric.h"
#include "uric_arrow.h"

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


/* Reads the strings of an Arrow array, whatever its layout. */
/* The strings of an Arrow array, whatever its layout. */
#ifndef URIC_ARROW_ARROW_TEXT_H
#define URIC_ARROW_ARROW_TEXT_H

/* Declarations shared by the library's units and hidden from its users. */
#ifndef URIC_ARROW_INTERNAL_H
#define URIC_ARROW_INTERNAL_H



/* Of the library's units, one has the larger tables that several need: walk.c. */
#if defined(URIC_BUILD) && !defined(URIC_ARROW_TABLE)
#define URIC_ARROW_TABLES_ELSEWHERE
#endif
#ifndef URIC_ARROW_TABLE
#define URIC_ARROW_TABLE static
#endif

/* Linked between units, hidden from the library's users. */
#ifndef URIC_ARROW_INTERNAL
#if defined(__GNUC__) && !defined(_WIN32)
#define URIC_ARROW_INTERNAL __attribute__((visibility("hidden")))
#else
#define URIC_ARROW_INTERNAL
#endif
#endif

#ifndef URIC_ARROW_ALWAYS_INLINE /* a build that counts lines redefines it */
#if defined(__GNUC__)
#define URIC_ARROW_ALWAYS_INLINE inline __attribute__((always_inline))
#else
#define URIC_ARROW_ALWAYS_INLINE inline
#endif
#endif
#if defined(__GNUC__)
#define URIC_ARROW_NEVER_INLINE __attribute__((noinline))
/* for helpers that some builds do not call: clang would warn in a single file */
#define URIC_ARROW_OWN_INLINE inline __attribute__((unused))
#else
#define URIC_ARROW_NEVER_INLINE
#define URIC_ARROW_OWN_INLINE inline
#endif

/* Marks a fall-through in generated code.  An attribute, because a comment would not survive
 * a separate preprocessor. */
#if defined(__has_attribute)
#if __has_attribute(fallthrough)
#define URIC_ARROW_FALLTHROUGH __attribute__((fallthrough))
#endif
#endif
#ifndef URIC_ARROW_FALLTHROUGH
#define URIC_ARROW_FALLTHROUGH ((void)0)
#endif

/* Makes the compiler forget what it knows of a pointer or length.  When gcc inlines a function
 * into a caller that passes a string constant, it warns of steps that would leave the string,
 * though the length rules them out. */
#if defined(__GNUC__) && !defined(__clang__)
#define URIC_ARROW_FORGET(value) __asm__("" : "+r"(value))
#else
#define URIC_ARROW_FORGET(value) (void)0
#endif

/* s + offset; s may be NULL if nothing is read: in C even NULL + 0 is undefined. */
static URIC_ARROW_OWN_INLINE const char *uric_arrow_at(const char *s, uint32_t uric_arrow_offset)
{
    return s != NULL ? s + uric_arrow_offset : "";
}

/* The result for an input that is longer than offsets of 32 bits. */
static URIC_ARROW_OWN_INLINE enum uric_status uric_arrow_refuse_length(struct uric *u)
{
    memset(u, 0, sizeof *u);
    u->error_offset = URIC_MAX_LENGTH;
    return URIC_TOO_LONG;
}

#ifndef URIC_ONLY_PARSE
/* The bytes; none if they are undefined, whatever length the caller left there. */
static URIC_ARROW_OWN_INLINE struct uric_bytes uric_arrow_bytes_given(struct uric_bytes bytes)
{
    if (bytes.s == NULL)
        bytes.n = 0;
    return bytes;
}

/* Whether the parts are those of a reference: a failed parse leaves no part, and what is only an
 * authority has no path. */
static URIC_ARROW_OWN_INLINE int uric_arrow_is_reference(const struct uric *u)
{
    return uric_has(u, URIC_PATH);
}

/* After an error: leaves no part of a result.  NULL if they are not wanted. */
static URIC_ARROW_OWN_INLINE void uric_arrow_no_parts(struct uric *parts)
{
    if (parts != NULL)
        memset(parts, 0, sizeof *parts);
}
#endif

/* The size is part of the ABI. */
typedef char uric_arrow_size_is_64[sizeof(struct uric) == 64 ? 1 : -1];

/* Define a part, ending at this offset; or undefine it.  For struct uric and struct
 * uric64. */
#define URIC_ARROW_DEFINE(u, which, uric_arrow_own_at) \
    ((u)->part[which].end = (uric_arrow_own_at), \
     (u)->defined = (uint8_t)((u)->defined | 1u << (which)))
#define URIC_ARROW_UNDEFINE(u, which) \
    ((u)->defined = (uint8_t)((u)->defined & ~(1u << (which))))

#endif

/* An offset in a view has 31 bits.  So a longer buffer is described as several, each of
 * 2^31 - 1 bytes at most.  They start this many bytes apart, and so overlap: a string of up to
 * this length lies in one of them. */
enum { URIC_ARROW_ARROW_WINDOW = 1 << 30 };

/* A view: the length, then 12 bytes of a string that is no longer, or else its first 4, the
 * buffer that it is in, and its offset there. */
enum {
    URIC_ARROW_ARROW_VIEW_SIZE = 16,
    URIC_ARROW_ARROW_INLINE = 12,
    URIC_ARROW_ARROW_VIEW_TEXT = 4,
    URIC_ARROW_ARROW_VIEW_BUFFER = 8,
    URIC_ARROW_ARROW_VIEW_OFFSET = 12
};

enum uric_arrow_arrow_layout { URIC_ARROW_ARROW_SMALL, URIC_ARROW_ARROW_LARGE, URIC_ARROW_ARROW_VIEW };

struct uric_arrow_arrow_text {
    enum uric_arrow_arrow_layout layout;
    bool binary;
    size_t rows, first; /* the first row in the buffers */
    const uint8_t *valid; /* bitmap, or NULL if all are */
    const void *strings;  /* the offsets or the views */
    const char *data;     /* of the offsets */
    const void *const *buffers; /* of the views */
    const int64_t *lengths;     /* of these buffers, n_buffers */
    size_t n_buffers;
};

/* A string, and where it is: in a buffer of views, counting windows, and at which offset.
 * Meaningless for a string that is in its view. */
struct uric_arrow_arrow_string {
    const char *s; /* NULL: the row is null */
    size_t n;
    int32_t buffer, offset;
};

/* Reads the layout.  Returns 0 if the array is not of text. */
URIC_ARROW_INTERNAL int uric_arrow_arrow_read_text(struct uric_arrow_arrow_text *text, const struct ArrowArray *in,
                                  const struct ArrowSchema *type);

URIC_ARROW_INTERNAL struct uric_arrow_arrow_string uric_arrow_arrow_string_at(const struct uric_arrow_arrow_text *text,
                                                         size_t row);

/* The length of the buffer of a layout with offsets. */
URIC_ARROW_INTERNAL uint64_t uric_arrow_arrow_data_length(const struct uric_arrow_arrow_text *text);

/* A number, no less than the sum of the lengths of all strings. */
URIC_ARROW_INTERNAL uint64_t uric_arrow_arrow_total(const struct uric_arrow_arrow_text *text);

#endif

/* The format: "u" and "z", in upper case if large, after "v" if views. */
static int uric_arrow_read_format(struct uric_arrow_arrow_text *text, const char *format)
{
    if (format == NULL || format[0] == '\0')
        return 0;
    text->layout = URIC_ARROW_ARROW_SMALL;
    if (format[0] == 'v') {
        text->layout = URIC_ARROW_ARROW_VIEW;
        format++;
    } else if (format[0] == 'U' || format[0] == 'Z') {
        text->layout = URIC_ARROW_ARROW_LARGE;
    }
    text->binary = format[0] == 'z' || format[0] == 'Z';
    return (text->binary || format[0] == 'u' || format[0] == 'U') && format[1] == '\0' &&
           (text->layout != URIC_ARROW_ARROW_VIEW || format[0] >= 'a');
}

int uric_arrow_arrow_read_text(struct uric_arrow_arrow_text *text, const struct ArrowArray *in,
                    const struct ArrowSchema *type)
{
    memset(text, 0, sizeof *text);
    if (in->release == NULL || in->length < 0 || in->offset < 0 || in->dictionary != NULL ||
        !uric_arrow_read_format(text, type->format) || in->n_buffers < 3 ||
        (text->layout != URIC_ARROW_ARROW_VIEW && in->n_buffers != 3) ||
        (uint64_t)in->offset + (uint64_t)in->length > SIZE_MAX)
        return 0;
    text->rows = (size_t)in->length;
    text->first = (size_t)in->offset;
    text->valid = in->null_count == 0 ? NULL : (const uint8_t *)in->buffers[0];
    text->strings = in->buffers[1];
    if (text->layout == URIC_ARROW_ARROW_VIEW) {
        text->n_buffers = (size_t)in->n_buffers - 3;
        text->buffers = in->buffers + 2;
        text->lengths = (const int64_t *)in->buffers[in->n_buffers - 1];
    } else {
        text->data = (const char *)in->buffers[2];
    }
    return 1;
}

/* The layout's offset i, in the machine's byte order. */
static uint64_t uric_arrow_offset(const struct uric_arrow_arrow_text *text, size_t i)
{
    return text->layout == URIC_ARROW_ARROW_LARGE ? (uint64_t)((const int64_t *)text->strings)[i]
                                            : (uint64_t)((const int32_t *)text->strings)[i];
}

static int32_t uric_arrow_number(const char *s)
{
    int32_t n;

    memcpy(&n, s, sizeof n);
    return n;
}

/* s is not NULL, not even that of an empty string without a buffer. */
static const char *uric_arrow_own_at(const char *s, size_t n)
{
    return s != NULL ? s + n : "";
}

static struct uric_arrow_arrow_string uric_arrow_of_view(const struct uric_arrow_arrow_text *text, const char *view)
{
    struct uric_arrow_arrow_string string = { NULL, 0, 0, 0 };

    string.n = (size_t)uric_arrow_number(view);
    if (string.n <= URIC_ARROW_ARROW_INLINE) {
        string.s = view + URIC_ARROW_ARROW_VIEW_TEXT;
        return string;
    }
    string.buffer = uric_arrow_number(view + URIC_ARROW_ARROW_VIEW_BUFFER);
    string.offset = uric_arrow_number(view + URIC_ARROW_ARROW_VIEW_OFFSET);
    string.s = (const char *)text->buffers[string.buffer] + string.offset;
    return string;
}

static struct uric_arrow_arrow_string uric_arrow_of_offsets(const struct uric_arrow_arrow_text *text, size_t i)
{
    const uint64_t begin = uric_arrow_offset(text, i), end = uric_arrow_offset(text, i + 1);
    struct uric_arrow_arrow_string string;

    string.s = uric_arrow_own_at(text->data, (size_t)begin);
    string.n = (size_t)(end - begin);
    string.buffer = (int32_t)(begin / URIC_ARROW_ARROW_WINDOW);
    string.offset = (int32_t)(begin % URIC_ARROW_ARROW_WINDOW);
    return string;
}

struct uric_arrow_arrow_string uric_arrow_arrow_string_at(const struct uric_arrow_arrow_text *text, size_t row)
{
    const struct uric_arrow_arrow_string none = { NULL, 0, 0, 0 };
    const size_t i = text->first + row;

    if (text->valid && !(text->valid[i / 8] >> i % 8 & 1))
        return none;
    return text->layout == URIC_ARROW_ARROW_VIEW
               ? uric_arrow_of_view(text, (const char *)text->strings + URIC_ARROW_ARROW_VIEW_SIZE * i)
               : uric_arrow_of_offsets(text, i);
}

uint64_t uric_arrow_arrow_data_length(const struct uric_arrow_arrow_text *text)
{
    return text->rows > 0 ? uric_arrow_offset(text, text->first + text->rows) : 0;
}

uint64_t uric_arrow_arrow_total(const struct uric_arrow_arrow_text *text)
{
    uint64_t total = 0;
    size_t i;

    if (text->layout != URIC_ARROW_ARROW_VIEW)
        return text->rows > 0 ? uric_arrow_arrow_data_length(text) - uric_arrow_offset(text, text->first) : 0;
    for (i = 0; i < text->rows; i++)
        total += uric_arrow_arrow_string_at(text, i).n;
    return total;
}

/* Keeps the input of a result, until its last array is released. */
/* What the arrays of one result share: the input, the caller's functions for memory, and how
 * many of them have not been released. */
#ifndef URIC_ARROW_ARROW_OWNER_H
#define URIC_ARROW_ARROW_OWNER_H


struct uric_arrow_arrow_owner {
    void *(*allocate)(size_t size);
    void (*release)(void *memory);
    struct ArrowArray in; /* its release is NULL as long as the caller owns it */
    const void *const *buffers; /* of views: n_buffers, and an array of their lengths */
    const int64_t *lengths;
    size_t n_buffers;
    const void **windows; /* the same, if they are windows of one buffer; else NULL */
    int64_t *window_lengths;
    unsigned users;
};

/* Returns an owner with one user; NULL if there is no memory. */
URIC_ARROW_INTERNAL struct uric_arrow_arrow_owner *
uric_arrow_arrow_own(const struct uric_arrow_request *how, const struct uric_arrow_arrow_text *text);

/* Releases the owner after its last user. */
URIC_ARROW_INTERNAL void uric_arrow_arrow_leave(struct uric_arrow_arrow_owner *owner);

#endif

/* A buffer is one or several buffers to views: see URIC_ARROW_WINDOW. */
static int uric_arrow_make_windows(struct uric_arrow_arrow_owner *o, const struct uric_arrow_arrow_text *text)
{
    const uint64_t length = uric_arrow_arrow_data_length(text);
    const size_t n = length > 0 ? (size_t)((length - 1) / URIC_ARROW_ARROW_WINDOW + 1) : 1;
    size_t i;

    o->windows = (const void **)o->allocate(n * sizeof *o->windows);
    o->window_lengths = (int64_t *)o->allocate(n * sizeof *o->window_lengths);
    if (o->windows == NULL || o->window_lengths == NULL)
        return 0;
    for (i = 0; i < n; i++) {
        const uint64_t begin = (uint64_t)i * URIC_ARROW_ARROW_WINDOW;

        o->windows[i] = text->data ? text->data + begin : "";
        o->window_lengths[i] =
            length - begin < INT32_MAX ? (int64_t)(length - begin) : INT32_MAX;
    }
    o->buffers = o->windows;
    o->lengths = o->window_lengths;
    o->n_buffers = n;
    return 1;
}

struct uric_arrow_arrow_owner *uric_arrow_arrow_own(const struct uric_arrow_request *how,
                                          const struct uric_arrow_arrow_text *text)
{
    struct uric_arrow_arrow_owner *const o =
        (struct uric_arrow_arrow_owner *)how->allocate(sizeof(struct uric_arrow_arrow_owner));

    if (o == NULL)
        return NULL;
    memset(o, 0, sizeof *o);
    o->allocate = how->allocate;
    o->release = how->release;
    o->users = 1;
    o->buffers = text->buffers;
    o->lengths = text->lengths;
    o->n_buffers = text->n_buffers;
    if (!how->copies && text->layout != URIC_ARROW_ARROW_VIEW && !uric_arrow_make_windows(o, text)) {
        uric_arrow_arrow_leave(o);
        return NULL;
    }
    return o;
}

static unsigned uric_arrow_users_left(struct uric_arrow_arrow_owner *owner)
{
#if defined(__GNUC__)
    return __atomic_sub_fetch(&owner->users, 1, __ATOMIC_ACQ_REL);
#else
    return --owner->users;
#endif
}

void uric_arrow_arrow_leave(struct uric_arrow_arrow_owner *owner)
{
    if (uric_arrow_users_left(owner) > 0)
        return;
    if (owner->in.release)
        owner->in.release(&owner->in);
    if (owner->windows)
        owner->release((void *)owner->windows);
    if (owner->window_lengths)
        owner->release(owner->window_lengths);
    owner->release(owner);
}

/* Fills a column of a result, and releases it. */
/* A column of a result while it is filled, row by row. */
#ifndef URIC_ARROW_ARROW_CHILD_H
#define URIC_ARROW_ARROW_CHILD_H


enum uric_arrow_arrow_kind {
    URIC_ARROW_ARROW_VIEWS,
    URIC_ARROW_ARROW_SMALL_TEXTS, /* with offsets of 32 bits */
    URIC_ARROW_ARROW_LARGE_TEXTS, /* of 64 bits */
    URIC_ARROW_ARROW_INT32S,
    URIC_ARROW_ARROW_INT64S
};

/* Makes *array a column with room for `rows` rows; none is set yet.  Returns 0 if there is no
 * memory; then the array has been released. */
URIC_ARROW_INTERNAL int uric_arrow_arrow_child(struct ArrowArray *array, struct uric_arrow_arrow_owner *owner,
                                   enum uric_arrow_arrow_kind kind, size_t rows);

/* Set the rows, one after the other. */
URIC_ARROW_INTERNAL void uric_arrow_arrow_set_null(struct ArrowArray *array, size_t row);
URIC_ARROW_INTERNAL void uric_arrow_arrow_set_number(struct ArrowArray *array, size_t row, int64_t uric_arrow_number);

/* The n bytes at s are copied.  Returns 0 if there is no memory. */
URIC_ARROW_INTERNAL int uric_arrow_arrow_set_text(struct ArrowArray *array, size_t row, const char *s,
                                      size_t n);

/* Of views: the n bytes at s, which are in the string of the input.  Returns 0 if a view
 * cannot tell where they are. */
URIC_ARROW_INTERNAL int uric_arrow_arrow_set_view(struct ArrowArray *array, size_t row,
                                      const struct uric_arrow_arrow_string *string, const char *s,
                                      size_t n);

#endif

enum { URIC_ARROW_VALID, URIC_ARROW_MAIN, URIC_ARROW_DATA }; /* the buffers; MAIN: views, offsets or numbers */

/* The private data of a column. */
struct uric_arrow_own_child {
    struct uric_arrow_arrow_owner *owner;
    enum uric_arrow_arrow_kind kind;
    uint8_t *valid;
    char *main;
    char *data; /* n bytes of size */
    size_t n, size;
    const void *buffers[3];
    const void **views_buffers; /* instead of buffers: those of the views, too */
};

static struct uric_arrow_own_child *uric_arrow_child_of(const struct ArrowArray *array)
{
    return (struct uric_arrow_own_child *)array->private_data;
}

static void uric_arrow_release_memory(struct uric_arrow_own_child *c)
{
    void (*const release)(void *) = c->owner->release;

    if (c->valid)
        release(c->valid);
    if (c->main)
        release(c->main);
    if (c->data)
        release(c->data);
    if (c->views_buffers)
        release((void *)c->views_buffers);
    uric_arrow_arrow_leave(c->owner);
    release(c);
}

static void uric_arrow_release_child(struct ArrowArray *array)
{
    uric_arrow_release_memory(uric_arrow_child_of(array));
    array->release = NULL;
}

/* ---- making ---- */

static size_t uric_arrow_width(enum uric_arrow_arrow_kind kind)
{
    switch (kind) {
    case URIC_ARROW_ARROW_VIEWS: return URIC_ARROW_ARROW_VIEW_SIZE;
    case URIC_ARROW_ARROW_SMALL_TEXTS:
    case URIC_ARROW_ARROW_INT32S: return 4;
    default: return 8;
    }
}

/* The validity, the views, the input's buffers, and the lengths of these. */
static int uric_arrow_add_views_buffers(struct uric_arrow_own_child *c, struct ArrowArray *array)
{
    const struct uric_arrow_arrow_owner *const o = c->owner;
    size_t i;

    c->views_buffers = (const void **)o->allocate((o->n_buffers + 3) * sizeof(void *));
    if (c->views_buffers == NULL)
        return 0;
    c->views_buffers[URIC_ARROW_VALID] = c->valid;
    c->views_buffers[URIC_ARROW_MAIN] = c->main;
    for (i = 0; i < o->n_buffers; i++)
        c->views_buffers[URIC_ARROW_DATA + i] = o->buffers[i];
    c->views_buffers[URIC_ARROW_DATA + o->n_buffers] = o->lengths;
    array->buffers = c->views_buffers;
    array->n_buffers = (int64_t)o->n_buffers + 3;
    return 1;
}

static int uric_arrow_add_buffers(struct uric_arrow_own_child *c, struct ArrowArray *array)
{
    if (c->kind == URIC_ARROW_ARROW_VIEWS)
        return uric_arrow_add_views_buffers(c, array);
    c->buffers[URIC_ARROW_VALID] = c->valid;
    c->buffers[URIC_ARROW_MAIN] = c->main;
    c->buffers[URIC_ARROW_DATA] = "";
    array->buffers = c->buffers;
    array->n_buffers =
        c->kind == URIC_ARROW_ARROW_SMALL_TEXTS || c->kind == URIC_ARROW_ARROW_LARGE_TEXTS ? 3 : 2;
    return 1;
}

/* One more than the rows: offsets have a first one. */
int uric_arrow_arrow_child(struct ArrowArray *array, struct uric_arrow_arrow_owner *owner,
                     enum uric_arrow_arrow_kind kind, size_t rows)
{
    struct uric_arrow_own_child *const c = (struct uric_arrow_own_child *)owner->allocate(sizeof(struct uric_arrow_own_child));
    const size_t bits = rows / 8 + 1;

    memset(array, 0, sizeof *array);
    if (c == NULL || rows > SIZE_MAX / URIC_ARROW_ARROW_VIEW_SIZE - 1) {
        if (c)
            owner->release(c);
        return 0;
    }
    memset(c, 0, sizeof *c);
    c->owner = owner;
    owner->users++; /* no other thread knows it yet */
    c->kind = kind;
    c->valid = (uint8_t *)owner->allocate(bits);
    c->main = (char *)owner->allocate((rows + 1) * uric_arrow_width(kind));
    array->length = (int64_t)rows;
    array->private_data = c;
    if (c->valid == NULL || c->main == NULL || !uric_arrow_add_buffers(c, array)) {
        uric_arrow_release_memory(c);
        return 0;
    }
    memset(c->valid, 0, bits);
    memset(c->main, 0, uric_arrow_width(kind));
    array->release = uric_arrow_release_child;
    return 1;
}

/* ---- filling ---- */

static void uric_arrow_set_valid(struct uric_arrow_own_child *c, size_t row)
{
    c->valid[row / 8] = (uint8_t)(c->valid[row / 8] | 1u << row % 8);
}

/* Numbers are in the machine's byte order. */
static void uric_arrow_own_set_number(const struct uric_arrow_own_child *c, size_t uric_arrow_own_at, int64_t uric_arrow_number)
{
    const int32_t low = (int32_t)uric_arrow_number;

    if (uric_arrow_width(c->kind) == sizeof low)
        memcpy(c->main + uric_arrow_own_at * sizeof low, &low, sizeof low);
    else
        memcpy(c->main + uric_arrow_own_at * sizeof uric_arrow_number, &uric_arrow_number, sizeof uric_arrow_number);
}

/* The offset after a text is where the next one begins. */
static void uric_arrow_end_text(const struct uric_arrow_own_child *c, size_t row)
{
    uric_arrow_own_set_number(c, row + 1, (int64_t)c->n);
}

void uric_arrow_arrow_set_null(struct ArrowArray *array, size_t row)
{
    const struct uric_arrow_own_child *const c = uric_arrow_child_of(array);

    array->null_count++;
    switch (c->kind) {
    case URIC_ARROW_ARROW_VIEWS:
        memset(c->main + row * URIC_ARROW_ARROW_VIEW_SIZE, 0, URIC_ARROW_ARROW_VIEW_SIZE);
        break;
    case URIC_ARROW_ARROW_SMALL_TEXTS:
    case URIC_ARROW_ARROW_LARGE_TEXTS: uric_arrow_end_text(c, row); break;
    default: uric_arrow_own_set_number(c, row, 0);
    }
}

void uric_arrow_arrow_set_number(struct ArrowArray *array, size_t row, int64_t uric_arrow_number)
{
    struct uric_arrow_own_child *const c = uric_arrow_child_of(array);

    uric_arrow_set_valid(c, row);
    uric_arrow_own_set_number(c, row, uric_arrow_number);
}

static int uric_arrow_grow(struct uric_arrow_own_child *c, size_t n)
{
    enum { FIRST = 1024 };
    const size_t least = c->size < SIZE_MAX / 4 ? c->size * 2 : c->size;
    size_t size = least < FIRST ? (size_t)FIRST : least;
    char *data;

    if (n > SIZE_MAX / 2 - c->n)
        return 0;
    if (size < c->n + n)
        size = c->n + n;
    data = (char *)c->owner->allocate(size);
    if (data == NULL)
        return 0;
    if (c->data) {
        memcpy(data, c->data, c->n);
        c->owner->release(c->data);
    }
    c->data = data;
    c->size = size;
    c->buffers[URIC_ARROW_DATA] = data;
    return 1;
}

int uric_arrow_arrow_set_text(struct ArrowArray *array, size_t row, const char *s, size_t n)
{
    struct uric_arrow_own_child *const c = uric_arrow_child_of(array);

    if (n > c->size - c->n && !uric_arrow_grow(c, n))
        return 0;
    if (n > 0)
        memcpy(c->data + c->n, s, n);
    c->n += n;
    uric_arrow_set_valid(c, row);
    uric_arrow_end_text(c, row);
    return 1;
}

/* A component of a string that starts in one window may start in the next.  The views of the
 * input have buffers of their own. */
static int uric_arrow_locate(const struct uric_arrow_own_child *c, const struct uric_arrow_arrow_string *string, size_t uric_arrow_own_at,
                  size_t n, int32_t place[2])
{
    const int windows = c->owner->windows != NULL;
    const size_t begin = (size_t)string->offset + uric_arrow_own_at;

    place[0] = string->buffer + (windows ? (int32_t)(begin / URIC_ARROW_ARROW_WINDOW) : 0);
    place[1] = (int32_t)(windows ? begin % URIC_ARROW_ARROW_WINDOW : begin);
    return !windows || n <= URIC_ARROW_ARROW_WINDOW;
}

int uric_arrow_arrow_set_view(struct ArrowArray *array, size_t row,
                        const struct uric_arrow_arrow_string *string, const char *s, size_t n)
{
    struct uric_arrow_own_child *const c = uric_arrow_child_of(array);
    char *const view = c->main + row * URIC_ARROW_ARROW_VIEW_SIZE;
    int32_t head[4] = { 0, 0, 0, 0 }; /* length, first bytes, buffer, offset */

    if (n > URIC_ARROW_ARROW_INLINE && !uric_arrow_locate(c, string, (size_t)(s - string->s), n, head + 2))
        return 0;
    uric_arrow_set_valid(c, row);
    head[0] = (int32_t)n;
    if (n > URIC_ARROW_ARROW_INLINE)
        memcpy(&head[1], s, sizeof head[1]);
    else if (n > 0)
        memcpy(&head[1], s, n);
    memcpy(view, head, URIC_ARROW_ARROW_VIEW_SIZE);
    return 1;
}

/* Parses the strings of an Arrow array into a struct array of their components. */

enum { URIC_ARROW_OWN_COLUMNS = URIC_ARROW_COLUMNS, URIC_ARROW_ALL = (1 << URIC_ARROW_OWN_COLUMNS) - 1 };
/* The columns after the components; bit 1 << index is the one in enum uric_arrow_column. */
enum { URIC_ARROW_OWN_AUTHORITY = URIC_PARTS, URIC_ARROW_OWN_USER, URIC_ARROW_OWN_PASSWORD, URIC_ARROW_OWN_HOST_KIND, URIC_ARROW_OWN_PATH_KIND, URIC_ARROW_OWN_PORT_NUMBER, URIC_ARROW_OWN_ERROR,
       URIC_ARROW_OWN_ERROR_PART };

static const char *const uric_arrow_names[URIC_ARROW_OWN_COLUMNS] = {
    "scheme", "userinfo", "host", "port", "path", "query", "fragment", "authority", "user",
    "password", "host-kind", "path-kind", "port-number", "error", "error-part"
};

/* One call, and the result that it makes. */
struct uric_arrow_run {
    const struct uric_arrow_request *how;
    struct uric_arrow_arrow_text text;
    size_t column[URIC_ARROW_OWN_COLUMNS]; /* n of the above, in order */
    size_t n;
    struct ArrowArray *array;
};

/* ---- the type ---- */

/* The private data of the result's type.  Its children own nothing. */
struct uric_arrow_type_block {
    void (*release)(void *memory);
    struct ArrowSchema *children[URIC_ARROW_OWN_COLUMNS], child[URIC_ARROW_OWN_COLUMNS];
};

static void uric_arrow_release_column_type(struct ArrowSchema *schema)
{
    schema->release = NULL;
}

static void uric_arrow_release_type(struct ArrowSchema *schema)
{
    struct uric_arrow_type_block *const b = (struct uric_arrow_type_block *)schema->private_data;
    int64_t i;

    for (i = 0; i < schema->n_children; i++) {
        if (schema->children[i]->release)
            schema->children[i]->release(schema->children[i]);
    }
    schema->release = NULL;
    b->release(b);
}

static int uric_arrow_is_component(size_t column)
{
    return column < URIC_PARTS || column == URIC_ARROW_OWN_AUTHORITY || column == URIC_ARROW_OWN_USER || column == URIC_ARROW_OWN_PASSWORD;
}

/* Whether the column may hold other bytes than UTF-8. */
static int uric_arrow_is_binary(const struct uric_arrow_run *r, size_t column)
{
    const struct uric_tolerance *const t = r->how->tolerance;
    const size_t part = column < URIC_PARTS ? column : (size_t)URIC_USERINFO;

    return r->text.binary && t && uric_arrow_is_component(column) &&
           uric_tolerance_names(t, (enum uric_part)part) >> URIC_TOLERATED_HIGH & 1;
}

static const char *uric_arrow_format_of(const struct uric_arrow_run *r, size_t column, enum uric_arrow_arrow_kind kind)
{
    const int binary = uric_arrow_is_binary(r, column);

    switch (kind) {
    case URIC_ARROW_ARROW_VIEWS: return binary ? "vz" : "vu";
    case URIC_ARROW_ARROW_SMALL_TEXTS: return binary ? "z" : "u";
    case URIC_ARROW_ARROW_LARGE_TEXTS: return binary ? "Z" : "U";
    case URIC_ARROW_ARROW_INT32S: return "i";
    default: return "l";
    }
}

/* ---- the array ---- */

/* Texts that are copied take the wide offsets if any column may need them.  A name has fewer
 * bytes than this. */
enum { URIC_ARROW_NAME = 16 };

static int uric_arrow_is_large(const struct uric_arrow_run *r)
{
    const uint64_t names_of_all = (uint64_t)r->text.rows * URIC_ARROW_NAME;

    return names_of_all > INT32_MAX || uric_arrow_arrow_total(&r->text) > INT32_MAX;
}

static enum uric_arrow_arrow_kind uric_arrow_kind_of(const struct uric_arrow_run *r, size_t column, int large)
{
    if (column == URIC_ARROW_OWN_PORT_NUMBER)
        return URIC_ARROW_ARROW_INT32S;
    if (column == URIC_ARROW_OWN_ERROR)
        return URIC_ARROW_ARROW_INT64S;
    if (uric_arrow_is_component(column) && !r->how->copies)
        return URIC_ARROW_ARROW_VIEWS;
    return large ? URIC_ARROW_ARROW_LARGE_TEXTS : URIC_ARROW_ARROW_SMALL_TEXTS;
}

/* The private data of the result. */
struct uric_arrow_array_block {
    struct uric_arrow_arrow_owner *owner;
    uint8_t *valid;
    const void *buffers[1];
    struct ArrowArray *children[URIC_ARROW_OWN_COLUMNS], child[URIC_ARROW_OWN_COLUMNS];
};

static struct uric_arrow_array_block *uric_arrow_block_of(const struct ArrowArray *array)
{
    return (struct uric_arrow_array_block *)array->private_data;
}

static void uric_arrow_release_array(struct ArrowArray *array)
{
    struct uric_arrow_array_block *const b = uric_arrow_block_of(array);
    void (*const release)(void *) = b->owner->release;
    int64_t i;

    for (i = 0; i < array->n_children; i++) {
        if (array->children[i]->release)
            array->children[i]->release(array->children[i]);
    }
    array->release = NULL;
    uric_arrow_arrow_leave(b->owner);
    if (b->valid)
        release(b->valid);
    release(b);
}

/* The type, as yet without children.  Returns 0 if there is no memory. */
static int uric_arrow_make_type(const struct uric_arrow_run *r, struct ArrowSchema *schema)
{
    struct uric_arrow_type_block *const b =
        (struct uric_arrow_type_block *)r->how->allocate(sizeof(struct uric_arrow_type_block));

    if (b == NULL)
        return 0;
    memset(b, 0, sizeof *b);
    b->release = r->how->release;
    schema->format = "+s";
    schema->name = "";
    schema->flags = ARROW_FLAG_NULLABLE;
    schema->children = b->children;
    schema->private_data = b;
    schema->release = uric_arrow_release_type;
    return 1;
}

/* The array, as yet without children: all rows are null.  Returns 0 if there is no memory. */
static int uric_arrow_make_array(const struct uric_arrow_run *r)
{
    struct uric_arrow_array_block *const b =
        (struct uric_arrow_array_block *)r->how->allocate(sizeof(struct uric_arrow_array_block));
    const size_t bits = r->text.rows / 8 + 1;

    if (b == NULL)
        return 0;
    memset(b, 0, sizeof *b);
    b->owner = uric_arrow_arrow_own(r->how, &r->text);
    if (b->owner == NULL) {
        r->how->release(b);
        return 0;
    }
    r->array->length = (int64_t)r->text.rows;
    r->array->n_buffers = 1;
    r->array->buffers = b->buffers;
    r->array->children = b->children;
    r->array->private_data = b;
    r->array->release = uric_arrow_release_array;
    b->buffers[0] = b->valid = (uint8_t *)r->how->allocate(bits);
    if (b->valid == NULL)
        return 0;
    memset(b->valid, 0, bits);
    return 1;
}

/* A column of both.  Returns 0 if there is no memory. */
static int uric_arrow_make_column(const struct uric_arrow_run *r, struct ArrowSchema *schema, size_t i, int large)
{
    struct uric_arrow_type_block *const t = (struct uric_arrow_type_block *)schema->private_data;
    struct uric_arrow_array_block *const b = uric_arrow_block_of(r->array);
    const enum uric_arrow_arrow_kind kind = uric_arrow_kind_of(r, r->column[i], large);

    t->children[i] = &t->child[i];
    t->child[i].format = uric_arrow_format_of(r, r->column[i], kind);
    t->child[i].name = uric_arrow_names[r->column[i]];
    t->child[i].flags = ARROW_FLAG_NULLABLE;
    t->child[i].release = uric_arrow_release_column_type;
    schema->n_children++;
    b->children[i] = &b->child[i];
    if (!uric_arrow_arrow_child(&b->child[i], b->owner, kind, r->text.rows))
        return 0;
    r->array->n_children++;
    return 1;
}

/* Makes the type and the array, whose columns are not filled.  Returns 0 if there is no
 * memory; what has been made can be released. */
static int uric_arrow_make(const struct uric_arrow_run *r, struct ArrowSchema *schema)
{
    const int large = uric_arrow_is_large(r);
    size_t i;

    if (!uric_arrow_make_type(r, schema) || !uric_arrow_make_array(r))
        return 0;
    for (i = 0; i < r->n; i++) {
        if (!uric_arrow_make_column(r, schema, i, large))
            return 0;
    }
    return 1;
}

/* ---- the rows ---- */

/* A row's string, and what parsing it gave. */
struct uric_arrow_row {
    size_t i;
    struct uric_arrow_arrow_string string;
    int valid;
    struct uric u;
};

enum { URIC_ARROW_LONGEST_NAME = 32 }; /* its NUL included */

static enum uric_arrow_status uric_arrow_put_name(struct ArrowArray *array, size_t row, const char *name)
{
    const char *end;

    if (name == NULL) {
        uric_arrow_arrow_set_null(array, row);
        return URIC_ARROW_OK;
    }
    /* of a loop, gcc would make a call of strlen(), which a freestanding program may lack */
    end = (const char *)memchr(name, '\0', URIC_ARROW_LONGEST_NAME);
    return uric_arrow_arrow_set_text(array, row, name, (size_t)(end - name)) ? URIC_ARROW_OK
                                                                      : URIC_ARROW_NO_MEMORY;
}

static bool uric_arrow_span_of(const struct uric_arrow_row *row, size_t column, uric_span *uric_arrow_own_at)
{
    const struct uric_ref ref = uric_bind(row->string.s, &row->u);

    switch (column) {
    case URIC_ARROW_OWN_AUTHORITY:
        *uric_arrow_own_at = uric_authority(&row->u);
        return uric_has(&row->u, URIC_HOST);
    case URIC_ARROW_OWN_USER: return uric_user(ref, uric_arrow_own_at);
    case URIC_ARROW_OWN_PASSWORD: return uric_password(ref, uric_arrow_own_at);
    default:
        *uric_arrow_own_at = row->u.part[column];
        return uric_has(&row->u, (enum uric_part)column);
    }
}

static enum uric_arrow_status uric_arrow_put_component(const struct uric_arrow_run *r, struct ArrowArray *array,
                                            size_t column, const struct uric_arrow_row *row)
{
    uric_span uric_arrow_own_at;

    if (!row->valid || !uric_arrow_span_of(row, column, &uric_arrow_own_at)) {
        uric_arrow_arrow_set_null(array, row->i);
        return URIC_ARROW_OK;
    }
    if (r->how->copies)
        return uric_arrow_arrow_set_text(array, row->i, row->string.s + uric_arrow_own_at.begin, uric_arrow_own_at.end - uric_arrow_own_at.begin)
                   ? URIC_ARROW_OK
                   : URIC_ARROW_NO_MEMORY;
    return uric_arrow_arrow_set_view(array, row->i, &row->string, row->string.s + uric_arrow_own_at.begin,
                               uric_arrow_own_at.end - uric_arrow_own_at.begin)
               ? URIC_ARROW_OK
               : URIC_ARROW_TOO_LONG;
}

static enum uric_arrow_status uric_arrow_put_number(struct ArrowArray *array, size_t row, int defined,
                                         int64_t uric_arrow_number)
{
    if (defined)
        uric_arrow_arrow_set_number(array, row, uric_arrow_number);
    else
        uric_arrow_arrow_set_null(array, row);
    return URIC_ARROW_OK;
}

static enum uric_arrow_status uric_arrow_put_port(struct ArrowArray *array, const struct uric_arrow_row *row)
{
    uint16_t port = 0;
    const int defined = row->valid && uric_port_number(uric_bind(row->string.s, &row->u),
                                                       &port) == URIC_PORT_NUMBER;

    return uric_arrow_put_number(array, row->i, defined, port);
}

static enum uric_arrow_status uric_arrow_put(const struct uric_arrow_run *r, struct ArrowArray *array, size_t column,
                                  const struct uric_arrow_row *row)
{
    const int is_wrong = row->string.s != NULL && !row->valid;

    switch (column) {
    case URIC_ARROW_OWN_HOST_KIND:
        return uric_arrow_put_name(array, row->i,
                        row->valid ? uric_host_kind_name(row->u.host_kind) : NULL);
    case URIC_ARROW_OWN_PATH_KIND:
        return uric_arrow_put_name(array, row->i,
                        row->valid ? uric_path_kind_name(row->u.path_kind) : NULL);
    case URIC_ARROW_OWN_PORT_NUMBER: return uric_arrow_put_port(array, row);
    case URIC_ARROW_OWN_ERROR: return uric_arrow_put_number(array, row->i, is_wrong, row->u.error_offset);
    case URIC_ARROW_OWN_ERROR_PART:
        return uric_arrow_put_name(array, row->i, is_wrong ? uric_arrow_names[row->u.error_part] : NULL);
    default: return uric_arrow_put_component(r, array, column, row);
    }
}

static int uric_arrow_tells_errors(const struct uric_arrow_run *r)
{
    return (r->how->columns & (URIC_ARROW_ERROR | URIC_ARROW_ERROR_PART)) != 0;
}

static enum uric_arrow_status uric_arrow_put_row(const struct uric_arrow_run *r, size_t i)
{
    const struct uric_arrow_request *const how = r->how;
    struct uric_arrow_array_block *const b = uric_arrow_block_of(r->array);
    enum uric_arrow_status status = URIC_ARROW_OK;
    struct uric_arrow_row row;
    size_t k;

    memset(&row, 0, sizeof row);
    row.i = i;
    row.string = uric_arrow_arrow_string_at(&r->text, i);
    row.valid = row.string.s && uric_parse_as(how->rule, row.string.s, row.string.n,
                                              how->tolerance, &row.u) == URIC_OK;
    if (row.valid || (row.string.s && uric_arrow_tells_errors(r)))
        b->valid[i / 8] = (uint8_t)(b->valid[i / 8] | 1u << i % 8);
    else
        r->array->null_count++;
    for (k = 0; k < r->n && status == URIC_ARROW_OK; k++)
        status = uric_arrow_put(r, &b->child[k], r->column[k], &row);
    return status;
}

/* ---- the call ---- */

static int uric_arrow_known(const struct uric_arrow_request *how)
{
    struct uric u;

    return (how->columns & ~(unsigned)URIC_ARROW_ALL) == 0 &&
           uric_parse_as(how->rule, "", 0, how->tolerance, &u) != URIC_NO_RULE;
}

static void uric_arrow_choose_columns(struct uric_arrow_run *r)
{
    size_t i;

    for (i = 0; i < URIC_ARROW_OWN_COLUMNS; i++) {
        if (r->how->columns >> i & 1)
            r->column[r->n++] = i;
    }
}

enum uric_arrow_status uric_arrow_parse(const struct uric_arrow_request *how,
                                        struct ArrowArray *in, const struct ArrowSchema *type,
                                        struct ArrowArray *array, struct ArrowSchema *schema)
{
    enum uric_arrow_status status = URIC_ARROW_OK;
    struct uric_arrow_run r;
    size_t i;

    memset(array, 0, sizeof *array);
    memset(schema, 0, sizeof *schema);
    memset(&r, 0, sizeof r);
    r.how = how;
    r.array = array;
    if (!uric_arrow_known(how))
        return URIC_ARROW_UNKNOWN;
    if (!uric_arrow_arrow_read_text(&r.text, in, type))
        return URIC_ARROW_NOT_TEXT;
    uric_arrow_choose_columns(&r);
    if (!uric_arrow_make(&r, schema))
        status = URIC_ARROW_NO_MEMORY;
    for (i = 0; i < r.text.rows && status == URIC_ARROW_OK; i++)
        status = uric_arrow_put_row(&r, i);
    if (status != URIC_ARROW_OK) {
        if (array->release)
            array->release(array);
        if (schema->release)
            schema->release(schema);
    } else if (!how->copies) {
        uric_arrow_block_of(array)->owner->in = *in;
        in->release = NULL;
    }
    return status;
}

/* ---- the caller's strings ---- */

static void uric_arrow_release_borrowed(struct ArrowArray *array)
{
    array->release = NULL;
}

void uric_arrow_borrow(const char *data, const int32_t *offsets, size_t rows,
                       const void *buffers[3], struct ArrowArray *array,
                       struct ArrowSchema *type)
{
    memset(array, 0, sizeof *array);
    memset(type, 0, sizeof *type);
    buffers[0] = NULL;
    buffers[1] = offsets;
    buffers[2] = data;
    array->length = (int64_t)rows;
    array->n_buffers = 3;
    array->buffers = buffers;
    array->release = uric_arrow_release_borrowed;
    type->format = "u";
    type->name = "";
    type->flags = ARROW_FLAG_NULLABLE;
    type->release = uric_arrow_release_column_type;
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
