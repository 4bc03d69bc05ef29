/* Arrow arrays of references: a byte that chooses the layout, one that chooses the columns, then
 * strings, one a line.  Each row has the components that uric_parse() finds in its string, and
 * whatever was allocated is released. */
#include "fuzz/theorem_target.h"
#include "uric_arrow.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_ROWS = 64, VIEW_SIZE = 16, INLINE = 12 };

/* Bits of the first byte. */
enum layout { COPIES = 1, BINARY = 2, SLICE = 4, ERRORS = 8 };

struct strings {
    struct uric_bytes row[MOST_ROWS];
    int32_t offsets[MOST_ROWS + 1];
    char *data;
    size_t rows;
};

/* One block holds all strings, so that a read past the last one is found. */
static void collect(struct strings *all, struct uric_bytes rest)
{
    size_t used = 0;

    all->data = target_block(rest.n);
    for (all->rows = 0; all->rows < MOST_ROWS && rest.n > 0; all->rows++) {
        const struct uric_bytes line = target_line(&rest);

        if (line.n > 0)
            memcpy(all->data + used, line.s, line.n);
        all->row[all->rows].s = all->data + used;
        all->row[all->rows].n = line.n;
        all->offsets[all->rows] = (int32_t)used;
        used += line.n;
    }
    all->offsets[all->rows] = (int32_t)used;
}

static bool is_valid(const struct ArrowArray *array, size_t row)
{
    const uint8_t *const bitmap = (const uint8_t *)array->buffers[0];

    return bitmap == NULL || (bitmap[row / 8] >> row % 8 & 1);
}

static int32_t number_at(const char *s)
{
    int32_t number;

    memcpy(&number, s, sizeof number);
    return number;
}

static struct uric_bytes text_of(const struct ArrowArray *column, enum layout layout, size_t row)
{
    const char *const at = (const char *)column->buffers[1];
    struct uric_bytes text;

    if (layout & COPIES) {
        const int32_t begin = number_at(at + 4 * row);

        text.s = (const char *)column->buffers[2] + begin;
        text.n = (size_t)(number_at(at + 4 * row + 4) - begin);
    } else {
        const char *const view = at + VIEW_SIZE * row;

        text.n = (size_t)number_at(view);
        text.s = text.n <= INLINE ? view + 4
                                  : (const char *)column->buffers[2 + number_at(view + 8)] +
                                        number_at(view + 12);
    }
    return text;
}

static void check_row(const struct ArrowArray *array, unsigned columns, enum layout layout,
                      size_t row, struct uric_bytes s)
{
    struct uric u;
    const bool parses = uric_parse(s.s, s.n, &u) == URIC_OK;
    size_t child = 0;
    int part;

    target_hold(is_valid(array, row) == (parses || layout & ERRORS), "a row is null if invalid");
    for (part = 0; part < URIC_PARTS; part++) {
        const struct ArrowArray *column;
        const uric_span at = u.part[part];
        struct uric_bytes text;

        if (!(columns >> part & 1))
            continue;
        column = array->children[child++];
        if (is_valid(array, row))
            target_hold(is_valid(column, row) == (parses && uric_has(&u, (enum uric_part)part)),
                        "a column is null if undefined");
        if (!is_valid(array, row) || !is_valid(column, row))
            continue;
        text = text_of(column, layout, row);
        target_hold(text.n == (size_t)(at.end - at.begin) &&
                        (text.n == 0 || memcmp(text.s, s.s + at.begin, text.n) == 0),
                    "a component's bytes");
    }
    if (layout & ERRORS) {
        const struct ArrowArray *const errors = array->children[child];

        target_hold(is_valid(errors, row) == !parses, "an error where the string is invalid");
        target_hold(parses || ((const int64_t *)errors->buffers[1])[row] == u.error_offset,
                    "the error's offset");
    }
}

/* Parses the rows from `first` on, as a slice of the array. */
static void check_rows(const struct strings *all, unsigned columns, enum layout layout,
                       size_t first)
{
    struct uric_arrow_request how = { URIC_RULE_URI_REFERENCE, NULL, 0, false, malloc, free };
    struct ArrowArray in, array;
    struct ArrowSchema type, schema;
    const void *buffers[3];
    size_t row;

    uric_arrow_borrow(all->data, all->offsets, all->rows, buffers, &in, &type);
    in.offset = (int64_t)first;
    in.length -= (int64_t)first;
    if (layout & BINARY)
        type.format = "z";
    how.columns = columns | (layout & ERRORS ? (unsigned)URIC_ARROW_ERROR : 0);
    how.copies = layout & COPIES;
    target_hold(uric_arrow_parse(&how, &in, &type, &array, &schema) == URIC_ARROW_OK,
                "the array is parsed");
    target_hold((in.release == NULL) == !how.copies, "views take over the input");
    target_hold(array.length == (int64_t)(all->rows - first), "as many rows");
    for (row = first; row < all->rows; row++)
        check_row(&array, columns, layout, row - first, all->row[row]);
    array.release(&array);
    schema.release(&schema);
    if (how.copies)
        in.release(&in);
    type.release(&type);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest = target_input(data, size);
    struct strings all;

    if (rest.n >= 2 && rest.n <= TARGET_LONGEST) {
        const enum layout layout = (enum layout)(rest.s[0] & 15);
        const unsigned columns = (unsigned char)rest.s[1] & URIC_ARROW_PARTS;

        rest.s += 2;
        rest.n -= 2;
        collect(&all, rest);
        if (columns != 0 || layout & ERRORS)
            check_rows(&all, columns, layout, layout & SLICE && all.rows > 1 ? 1 : 0);
    }
    target_forget();
    return 0;
}
