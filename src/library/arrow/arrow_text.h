/* The strings of an Arrow array, whatever its layout. */
#ifndef URIC_ARROW_TEXT_H
#define URIC_ARROW_TEXT_H

#include "util/internal.h"
#include "uric_arrow.h"

/* An offset in a view has 31 bits.  So a longer buffer is described as several, each of
 * 2^31 - 1 bytes at most.  They start this many bytes apart, and so overlap: a string of up to
 * this length lies in one of them. */
enum { URIC_ARROW_WINDOW = 1 << 30 };

/* A view: the length, then 12 bytes of a string that is no longer, or else its first 4, the
 * buffer that it is in, and its offset there. */
enum {
    URIC_ARROW_VIEW_SIZE = 16,
    URIC_ARROW_INLINE = 12,
    URIC_ARROW_VIEW_TEXT = 4,
    URIC_ARROW_VIEW_BUFFER = 8,
    URIC_ARROW_VIEW_OFFSET = 12
};

enum uric_arrow_layout { URIC_ARROW_SMALL, URIC_ARROW_LARGE, URIC_ARROW_VIEW };

struct uric_arrow_text {
    enum uric_arrow_layout layout;
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
struct uric_arrow_string {
    const char *s; /* NULL: the row is null */
    size_t n;
    int32_t buffer, offset;
};

/* Reads the layout.  Returns 0 if the array is not of text. */
URIC_INTERNAL int uric_arrow_read_text(struct uric_arrow_text *text, const struct ArrowArray *in,
                                  const struct ArrowSchema *type);

URIC_INTERNAL struct uric_arrow_string uric_arrow_string_at(const struct uric_arrow_text *text,
                                                         size_t row);

/* The length of the buffer of a layout with offsets. */
URIC_INTERNAL uint64_t uric_arrow_data_length(const struct uric_arrow_text *text);

/* A number, no less than the sum of the lengths of all strings. */
URIC_INTERNAL uint64_t uric_arrow_total(const struct uric_arrow_text *text);

#endif
