/* uric_arrow: parse an Arrow array of references into columns of components, by Arrow's C
 * data interface: https://arrow.apache.org/docs/format/CDataInterface.html
 *
 * A unit on top of uric.h.  It needs a full build of the library, without
 * URIC_ONLY_PARSE.  The conventions of uric.h apply, except that the results are allocated,
 * by the caller's functions alone.
 *
 * SPDX-License-Identifier: MIT
 *
 * Examples assume:
 *     #include <stdlib.h>
 *     #include <uric_arrow.h>
 *     struct uric_arrow_request how;
 *     struct ArrowArray in, out;
 *     struct ArrowSchema type, out_type;
 */
#ifndef URIC_ARROW_H
#define URIC_ARROW_H

#include "uric.h"

#ifdef __cplusplus
extern "C" {
#endif

#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

#define ARROW_FLAG_DICTIONARY_ORDERED 1
#define ARROW_FLAG_NULLABLE 2
#define ARROW_FLAG_MAP_KEYS_SORTED 4

struct ArrowSchema {
    const char *format;
    const char *name;
    const char *metadata;
    int64_t flags;
    int64_t n_children;
    struct ArrowSchema **children;
    struct ArrowSchema *dictionary;
    void (*release)(struct ArrowSchema *);
    void *private_data;
};

struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void **buffers;
    struct ArrowArray **children;
    struct ArrowArray *dictionary;
    void (*release)(struct ArrowArray *);
    void *private_data;
};

#endif /* ARROW_C_DATA_INTERFACE */

/* ---- columns of components: uric_arrow_parse -------------------------------------- */

/* The columns of a result: 1 << enum uric_part for a component, and these. */
enum uric_arrow_column {
    URIC_ARROW_PARTS = (1 << URIC_PARTS) - 1, /* the seven components */
    URIC_ARROW_AUTHORITY = 1 << 7,
    URIC_ARROW_USER = 1 << 8,         /* see uric_user() */
    URIC_ARROW_PASSWORD = 1 << 9,
    URIC_ARROW_HOST_KIND = 1 << 10,   /* a name: see uric_host_kind_name() */
    URIC_ARROW_PATH_KIND = 1 << 11,   /* a name: see uric_path_kind_name() */
    URIC_ARROW_PORT_NUMBER = 1 << 12, /* int32; null without a port number, or over 65535 */
    URIC_ARROW_ERROR = 1 << 13,       /* int64: the offset of the error; null if valid */
    URIC_ARROW_ERROR_PART = 1 << 14   /* the name of the component that the error is in */
};
#define URIC_ARROW_COLUMNS 15

/* The rule to parse by, and the columns of the result. */
struct uric_arrow_request {
    enum uric_rule rule;
    const struct uric_tolerance *tolerance; /* NULL: strict */
    unsigned columns; /* of enum uric_arrow_column; the result has them from the lowest bit
                         on, with the names that uric parse gives them */
    bool copies;      /* components are copied; else they point into the input */
    /* malloc() and free(), or functions that do the same.  release() is called when the
     * results are released, perhaps from other threads. */
    void *(*allocate)(size_t size);
    void (*release)(void *memory);
    void *reserved[4]; /* NULL */
};

/* What uric_arrow_parse() returns. */
enum uric_arrow_status {
    URIC_ARROW_OK,
    URIC_ARROW_NO_MEMORY,
    URIC_ARROW_NOT_TEXT, /* the type is not one that uric_arrow_parse() takes, or the array
                            has another type or has been released */
    URIC_ARROW_UNKNOWN,  /* the rule or a column is unknown */
    URIC_ARROW_TOO_LONG  /* a component is longer than a view can be, 2^30 bytes: use copies */
};

/* Parse each string of an array: of type utf8, large_utf8, utf8_view, binary, large_binary
 * or binary_view.  *array is then a struct array of as many rows, with the columns that
 * how->columns asks for, and *schema is its type, with an empty name.
 *
 * A row is null if the input is null.  It is also null if the reference is invalid, unless
 * URIC_ARROW_ERROR or URIC_ARROW_ERROR_PART is among the columns: then only its
 * components are null.  An undefined component is null, an empty one is not.
 *
 * Without copies, components are views (utf8_view) of the input's bytes, except that those
 * of up to 12 bytes are in the view itself, as Arrow requires.  The result takes over the
 * input: in->release is NULL afterwards, and the last column that is released releases the
 * input.  With copies, they are utf8, or large_utf8 if a column may need more than 2^31 - 1
 * bytes, and the input stays the caller's.  Names are always copied.  Components are ASCII,
 * so text is valid UTF-8, unless tolerance has URIC_TOLERATED_HIGH for a component and the
 * input is binary: then that component is binary, too.  If the userinfo is binary, so are the
 * user, the password and the authority.
 *
 * Columns may be moved out of the result and released in any order and in any thread
 * (with compilers that lack GNU's __atomic functions, in one thread at a time).  After an
 * error, *array and *schema have release NULL, and the input is unchanged.  *type is only
 * read.
 *
 * Example:
 *     int32_t offsets[] = {0, 10, 13};
 *     const void *buffers[3];
 *     uric_arrow_borrow("http://h/pa b", offsets, 2, buffers, &in, &type);
 *     memset(&how, 0, sizeof how);
 *     how.columns = 1 << URIC_HOST | URIC_ARROW_ERROR;
 *     how.allocate = malloc, how.release = free;
 *     assert(uric_arrow_parse(&how, &in, &type, &out, &out_type) == URIC_ARROW_OK);
 *     assert(out.length == 2 && strcmp(out_type.children[0]->name, "host") == 0);
 *     assert(out.children[0]->null_count == 1);
 *     assert(((const int64_t *)out.children[1]->buffers[1])[1] == 1);
 *     out.release(&out), out_type.release(&out_type);
 */
URIC_API enum uric_arrow_status uric_arrow_parse(const struct uric_arrow_request *how,
                                                 struct ArrowArray *in,
                                                 const struct ArrowSchema *type,
                                                 struct ArrowArray *array,
                                                 struct ArrowSchema *schema);

/* Describe strings of the caller as an array of type utf8: string i, of `rows`, is the bytes
 * from offsets[i] to offsets[i + 1] of data, and offsets[0] need not be 0.  The function fills
 * buffers and copies nothing: data, offsets and buffers must stay until the array is released,
 * which does not free them.  If the strings need not be valid UTF-8, change type->format to
 * "z" (binary).
 *
 * Example: see uric_arrow_parse(). */
URIC_API void uric_arrow_borrow(const char *data, const int32_t *offsets, size_t rows,
                                const void *buffers[3], struct ArrowArray *array,
                                struct ArrowSchema *type);

#ifdef __cplusplus
}
#endif

#endif
