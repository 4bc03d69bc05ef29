/* Arrow's C data interface: the components of arrays of each type of text, by views and by
 * copies; who owns what, memory that runs out, and offsets of more than 31 bits.
 *
 *   test_arrow */
#define _DEFAULT_SOURCE
#include "support/far.h"
#include "support/random.h"
#include "uric_arrow.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { ALL = (1 << URIC_ARROW_COLUMNS) - 1, ROOM = 64, DATA = 16384, PADDING = 3 };

/* ---- memory that is counted, and fails when it is told ---- */

static long live, left; /* blocks; allocations before one fails */

static void *count_allocate(size_t size)
{
    void *const block = left-- > 0 ? malloc(size) : NULL;

    /* what the unit does not write must not matter */
    if (block)
        memset(block, 0xa5, size);
    live += block != NULL;
    return block;
}

static void count_release(void *block)
{
    assert_non_null(block);
    live--;
    free(block);
}

static struct uric_arrow_request request(unsigned columns, int copies)
{
    struct uric_arrow_request how;

    memset(&how, 0, sizeof how);
    how.rule = URIC_RULE_URI_REFERENCE;
    how.columns = columns;
    how.copies = copies != 0;
    how.allocate = count_allocate;
    how.release = count_release;
    live = 0;
    left = 1000000;
    return how;
}

/* ---- arrays of text, of each type ---- */

static const char *const formats[] = { "u", "U", "z", "Z", "vu", "vz" };
enum { FORMATS = sizeof formats / sizeof *formats };

static struct {
    struct ArrowArray array;
    struct ArrowSchema type;
    int32_t small[ROOM + 1];
    int64_t large[ROOM + 1];
    struct {
        int32_t length;
        char text[12];
    } view[ROOM];
    uint8_t valid[ROOM / 8 + 1];
    char data[2][DATA];
    int64_t lengths[2];
    const void *buffers[5];
    size_t used[2], rows;
    int released;
} in;

static void release_in(struct ArrowArray *array)
{
    in.released++;
    array->release = NULL;
}

/* Rows go to both data buffers in turn if they are views, else all to the first. */
static void add(const char *s, size_t n)
{
    const size_t i = in.rows++;
    const int is_view = in.type.format[0] == 'v', buffer = is_view ? (int)(i & 1) : 0;
    const int32_t place[2] = { buffer, (int32_t)in.used[buffer] };

    assert_true(i < ROOM && in.used[buffer] + n <= DATA);
    if (s)
        in.valid[i / 8] = (uint8_t)(in.valid[i / 8] | 1 << i % 8);
    in.view[i].length = (int32_t)n;
    if (n <= sizeof in.view[i].text) {
        if (n > 0)
            memcpy(in.view[i].text, s, n);
    } else {
        memcpy(in.view[i].text, s, 4);
        memcpy(in.view[i].text + 4, place, sizeof place);
    }
    if (n > 0)
        memcpy(in.data[buffer] + in.used[buffer], s, n);
    in.used[buffer] += n;
    in.small[i + 1] = (int32_t)in.used[0];
    in.large[i + 1] = (int64_t)in.used[0];
}

/* Before the array's first row are some more, which are no part of it. */
static void begin(const char *format)
{
    int i;

    memset(&in, 0, sizeof in);
    in.type.format = format;
    in.type.name = "url";
    for (i = 0; i < PADDING; i++)
        add("not:a-row-of-this-array", 23);
}

static void finish(void)
{
    const int is_view = in.type.format[0] == 'v';

    in.array.length = (int64_t)in.rows - PADDING;
    in.array.offset = PADDING;
    in.array.null_count = -1;
    in.array.release = release_in;
    in.array.buffers = in.buffers;
    in.buffers[0] = in.valid;
    if (is_view) {
        in.array.n_buffers = 5;
        in.buffers[1] = in.view;
        in.buffers[2] = in.data[0];
        in.buffers[3] = in.data[1];
        in.buffers[4] = in.lengths;
        in.lengths[0] = (int64_t)in.used[0];
        in.lengths[1] = (int64_t)in.used[1];
        return;
    }
    in.array.n_buffers = 3;
    in.buffers[1] = in.type.format[0] >= 'a' ? (const void *)in.small : in.large;
    in.buffers[2] = in.data[0];
}

/* ---- reading results ---- */

static int is_valid(const struct ArrowArray *array, size_t row)
{
    const uint8_t *const valid = array->buffers[0];

    return valid == NULL || (valid[row / 8] >> row % 8 & 1);
}

static int64_t nulls(const struct ArrowArray *array)
{
    int64_t count = 0;
    size_t row;

    for (row = 0; (int64_t)row < array->length; row++)
        count += !is_valid(array, row);
    return count;
}

/* The text of a row; *n is its length. */
static const char *text_of(const struct ArrowArray *array, const char *format, size_t row,
                           size_t *n)
{
    const char *const main = array->buffers[1];
    int32_t view[4];

    if (format[0] == 'u' || format[0] == 'z') {
        const int32_t *const offsets = array->buffers[1];

        *n = (size_t)(offsets[row + 1] - offsets[row]);
        return (const char *)array->buffers[2] + offsets[row];
    }
    if (format[0] == 'U' || format[0] == 'Z') {
        const int64_t *const offsets = array->buffers[1];

        *n = (size_t)(offsets[row + 1] - offsets[row]);
        return (const char *)array->buffers[2] + offsets[row];
    }
    memcpy(view, main + 16 * row, sizeof view);
    *n = (size_t)view[0];
    if (*n <= 12)
        return main + 16 * row + 4;
    assert_in_range(view[2], 0, array->n_buffers - 4);
    assert_memory_equal((const char *)array->buffers[2 + view[2]] + view[3], view + 1, 4);
    /* within the buffer */
    assert_true((int64_t)view[3] + view[0] <=
                ((const int64_t *)array->buffers[array->n_buffers - 1])[view[2]]);
    return (const char *)array->buffers[2 + view[2]] + view[3];
}

/* The column of a name: its index. */
static size_t column(const struct ArrowSchema *type, const char *name)
{
    size_t i = 0;

    while (strcmp(type->children[i]->name, name) != 0) {
        i++;
        assert_true((int64_t)i < type->n_children);
    }
    return i;
}

static void holds(const struct ArrowArray *array, const struct ArrowSchema *type,
                  const char *name, size_t row, const char *s)
{
    const size_t i = column(type, name);
    const struct ArrowArray *const a = array->children[i];
    size_t n;
    const char *text;

    if (s == NULL) {
        if (is_valid(a, row))
            fail_msg("row %zu of %s is not null", row, name);
        return;
    }
    assert_true(is_valid(a, row));
    text = text_of(a, type->children[i]->format, row, &n);
    if (n != strlen(s) || memcmp(text, s, n) != 0)
        fail_msg("row %zu of %s is %.*s, not %s", row, name, (int)n, text, s);
}

static int64_t number(const struct ArrowArray *array, const struct ArrowSchema *type,
                      const char *name, size_t row)
{
    const struct ArrowArray *const a = array->children[column(type, name)];

    assert_true(is_valid(a, row));
    return strcmp(type->children[column(type, name)]->format, "i") == 0
               ? ((const int32_t *)a->buffers[1])[row]
               : ((const int64_t *)a->buffers[1])[row];
}

/* ---- components ---- */

static const char authority_of_rows[] = "http://me:secret@example.example.org:8080/a/long/path?q#f";

static void add_rows(void)
{
    add(authority_of_rows, sizeof authority_of_rows - 1);
    add(NULL, 0);
    add("", 0);
    add("a b", 3);
    add("//[::1]:?", 9);
    add("urn:example:a-path-of-some-length", 33);
}

static void components(void **state)
{
    static const char *const expected[][6] = {
        { "scheme", "http", NULL, NULL, NULL, "urn" },
        { "userinfo", "me:secret", NULL, NULL, NULL, NULL },
        { "host", "example.example.org", NULL, NULL, "[::1]", NULL },
        { "port", "8080", NULL, NULL, "", NULL },
        { "path", "/a/long/path", "", NULL, "", "example:a-path-of-some-length" },
        { "query", "q", NULL, NULL, "", NULL },
        { "fragment", "f", NULL, NULL, NULL, NULL },
        { "authority", "me:secret@example.example.org:8080", NULL, NULL, "[::1]:", NULL },
        { "user", "me", NULL, NULL, NULL, NULL },
        { "password", "secret", NULL, NULL, NULL, NULL },
        { "host-kind", "reg-name", NULL, NULL, "IPv6address", NULL },
        { "path-kind", "path-abempty", "path-empty", NULL, "path-abempty", "path-rootless" },
        { "error-part", NULL, NULL, "path", NULL, NULL }
    };
    static const size_t row_of[] = { 0, 2, 3, 4, 5 }; /* row 1 is null */
    size_t format, i, k;
    int copies;

    (void)state;
    for (format = 0; format < FORMATS; format++) {
        for (copies = 0; copies < 2; copies++) {
            const struct uric_arrow_request how = request(ALL, copies);
            struct ArrowArray out;
            struct ArrowSchema type;

            begin(formats[format]);
            add_rows();
            finish();
            assert_int_equal(uric_arrow_parse(&how, &in.array, &in.type, &out, &type),
                             URIC_ARROW_OK);
            assert_int_equal(out.length, 6);
            assert_int_equal(out.null_count, 1);
            assert_int_equal(out.n_children, URIC_ARROW_COLUMNS);
            assert_string_equal(type.format, "+s");
            for (i = 0; i < sizeof expected / sizeof *expected; i++) {
                for (k = 0; k < 5; k++)
                    holds(&out, &type, expected[i][0], row_of[k], expected[i][k + 1]);
                holds(&out, &type, expected[i][0], 1, NULL);
            }
            assert_int_equal(number(&out, &type, "port-number", 0), 8080);
            holds(&out, &type, "port-number", 4, NULL);
            assert_int_equal(number(&out, &type, "error", 3), 1);
            holds(&out, &type, "error", 0, NULL);
            holds(&out, &type, "error", 1, NULL);
            assert_false(is_valid(&out, 1));
            assert_true(is_valid(&out, 3));
            for (i = 0; i < URIC_ARROW_COLUMNS; i++)
                assert_int_equal(out.children[i]->null_count, nulls(out.children[i]));
            assert_int_equal(in.array.release == NULL, !copies);
            out.release(&out);
            assert_null(out.release);
            type.release(&type);
            assert_null(type.release);
            assert_int_equal(in.released, !copies);
            assert_int_equal(live, 0);
        }
    }
}

/* Without a column that tells the error, an invalid reference is a null row. */
static void invalid_rows_are_null(void **state)
{
    const struct uric_arrow_request how = request(URIC_ARROW_PARTS, 0);
    struct ArrowArray out;
    struct ArrowSchema type;

    (void)state;
    begin("u");
    add_rows();
    finish();
    assert_int_equal(uric_arrow_parse(&how, &in.array, &in.type, &out, &type), URIC_ARROW_OK);
    assert_int_equal(out.n_children, URIC_PARTS);
    assert_int_equal(out.null_count, 2);
    assert_true(is_valid(&out, 2));
    assert_false(is_valid(&out, 3));
    out.release(&out);
    type.release(&type);
    assert_int_equal(live, 0);
}

/* Views are of the input's own bytes. */
static void views_share(void **state)
{
    const struct uric_arrow_request how = request(1 << URIC_PATH, 0);
    struct ArrowArray out;
    struct ArrowSchema type;
    size_t n;

    (void)state;
    begin("u");
    add_rows();
    finish();
    assert_int_equal(uric_arrow_parse(&how, &in.array, &in.type, &out, &type), URIC_ARROW_OK);
    assert_ptr_equal(text_of(out.children[0], "vu", 5, &n),
                     in.data[0] + in.small[PADDING + 5] + 4);
    out.release(&out);
    type.release(&type);
}

/* ---- types ---- */

static void types(void **state)
{
    struct uric_tolerance high;
    size_t format;
    int copies;

    (void)state;
    uric_tolerance_preset(&high, URIC_TOLERATE_LOG);
    for (format = 0; format < FORMATS; format++) {
        for (copies = 0; copies < 2; copies++) {
            struct uric_arrow_request how = request(ALL, copies);
            const int is_binary = strchr(formats[format], 'z') || strchr(formats[format], 'Z');
            struct ArrowArray out;
            struct ArrowSchema type;

            how.tolerance = &high;
            begin(formats[format]);
            add("//h/\xe9?\xc3\xa9#\xff", 10);
            finish();
            assert_int_equal(uric_arrow_parse(&how, &in.array, &in.type, &out, &type),
                             URIC_ARROW_OK);
            holds(&out, &type, "path", 0, "/\xe9");
            holds(&out, &type, "fragment", 0, "\xff");
            assert_string_equal(type.children[URIC_PATH]->format,
                                is_binary ? copies ? "z" : "vz" : copies ? "u" : "vu");
            assert_string_equal(type.children[URIC_HOST]->format, copies ? "u" : "vu");
            assert_string_equal(type.children[column(&type, "host-kind")]->format, "u");
            assert_string_equal(type.children[column(&type, "port-number")]->format, "i");
            assert_string_equal(type.children[column(&type, "error")]->format, "l");
            out.release(&out);
            type.release(&type);
            assert_int_equal(live, 0);
        }
    }
}

static enum uric_arrow_status ask(const struct uric_arrow_request *how)
{
    struct ArrowArray out;
    struct ArrowSchema type;
    const enum uric_arrow_status status =
        uric_arrow_parse(how, &in.array, &in.type, &out, &type);

    if (status == URIC_ARROW_OK) {
        out.release(&out);
        type.release(&type);
    } else {
        assert_null(out.release);
        assert_null(type.release);
        assert_int_equal(in.released, 0);
    }
    assert_int_equal(live, 0);
    return status;
}

static void what_is_no_text(void **state)
{
    static const char *const others[] = { "",  "n",  "b",  "c",   "i",   "uu",  "uz",
                                          "v", "vl", "vU", "vuu", "w:3", "+s",  "+vl",
                                          "V", "Uu", "vZ", "tdD", "z ",  NULL };
    const struct uric_arrow_request how = request(URIC_ARROW_PARTS, 0);
    struct ArrowArray dictionary;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof others / sizeof *others; i++) {
        begin("u");
        finish();
        in.type.format = others[i];
        assert_int_equal(ask(&how), URIC_ARROW_NOT_TEXT);
    }
    begin("u");
    finish();
    in.array.release = NULL;
    assert_int_equal(ask(&how), URIC_ARROW_NOT_TEXT);
    in.array.release = release_in;
    in.array.n_buffers = 2;
    assert_int_equal(ask(&how), URIC_ARROW_NOT_TEXT);
    in.array.n_buffers = 4;
    assert_int_equal(ask(&how), URIC_ARROW_NOT_TEXT);
    in.array.n_buffers = 3;
    in.array.length = -1;
    assert_int_equal(ask(&how), URIC_ARROW_NOT_TEXT);
    in.array.length = 0;
    in.array.offset = -1;
    assert_int_equal(ask(&how), URIC_ARROW_NOT_TEXT);
    in.array.offset = 0;
    memset(&dictionary, 0, sizeof dictionary);
    in.array.dictionary = &dictionary;
    assert_int_equal(ask(&how), URIC_ARROW_NOT_TEXT);
    in.array.dictionary = NULL;
    assert_int_equal(ask(&how), URIC_ARROW_OK);
}

static void what_is_unknown(void **state)
{
    struct uric_arrow_request how = request(1u << URIC_ARROW_COLUMNS, 0);

    (void)state;
    begin("u");
    finish();
    assert_int_equal(ask(&how), URIC_ARROW_UNKNOWN);
    how.columns = URIC_ARROW_PARTS;
    how.rule = URIC_RULES;
    assert_int_equal(ask(&how), URIC_ARROW_UNKNOWN);
    how.rule = -1;
    assert_int_equal(ask(&how), URIC_ARROW_UNKNOWN);
    how.rule = URIC_RULE_HOST;
    how.columns = 0;
    assert_int_equal(ask(&how), URIC_ARROW_OK);
}

/* No rows, no buffers, no columns. */
static void nothing(void **state)
{
    static const void *none[3];
    size_t format;
    int copies;

    (void)state;
    for (format = 0; format < FORMATS; format++) {
        for (copies = 0; copies < 2; copies++) {
            const struct uric_arrow_request how = request(ALL, copies);

            begin(formats[format]);
            finish();
            in.array.length = in.array.offset = 0;
            in.array.buffers = none;
            in.array.n_buffers = 3;
            assert_int_equal(ask(&how), URIC_ARROW_OK);
        }
    }
}

/* ---- who owns what ---- */

/* Moves a column out, as the specification allows: by copying the structure. */
static struct ArrowArray take(struct ArrowArray *array)
{
    const struct ArrowArray taken = *array;

    array->release = NULL;
    return taken;
}

static void columns_outlive_the_result(void **state)
{
    const struct uric_arrow_request how = request(URIC_ARROW_PARTS, 0);
    struct ArrowArray out, path, host;
    struct ArrowSchema type, type_of_path;
    size_t n;

    (void)state;
    begin("u");
    add_rows();
    finish();
    assert_int_equal(uric_arrow_parse(&how, &in.array, &in.type, &out, &type), URIC_ARROW_OK);
    path = take(out.children[URIC_PATH]);
    host = take(out.children[URIC_HOST]);
    type_of_path = *type.children[URIC_PATH];
    type.children[URIC_PATH]->release = NULL;
    out.release(&out);
    type.release(&type);
    assert_int_equal(in.released, 0);
    assert_string_equal(type_of_path.name, "path");
    assert_memory_equal(text_of(&path, type_of_path.format, 5, &n), "example:", 8);
    path.release(&path);
    type_of_path.release(&type_of_path);
    assert_int_equal(in.released, 0);
    assert_memory_equal(text_of(&host, "vu", 0, &n), "example.example.org", 19);
    host.release(&host);
    assert_int_equal(in.released, 1);
    assert_int_equal(live, 0);
}

/* Each allocation fails once: nothing is lost, and the input stays the caller's. */
static void memory_runs_out(void **state)
{
    size_t format;
    int copies;

    (void)state;
    for (format = 0; format < FORMATS; format++) {
        for (copies = 0; copies < 2; copies++) {
            long most;

            for (most = 0;; most++) {
                const struct uric_arrow_request how = request(ALL, copies);

                begin(formats[format]);
                add_rows();
                finish();
                left = most;
                if (ask(&how) == URIC_ARROW_OK)
                    break;
                assert_non_null(in.array.release);
            }
            assert_in_range(most, 3 + 3 * URIC_ARROW_COLUMNS, 100);
        }
    }
}

static void borrowed_strings(void **state)
{
    static const int32_t offsets[] = { 2, 5, 9 };
    const struct uric_arrow_request how = request(URIC_ARROW_PARTS, 0);
    const void *buffers[3];
    struct ArrowArray array, out;
    struct ArrowSchema type, out_type;

    (void)state;
    uric_arrow_borrow("--a:b//h?--", offsets, 2, buffers, &array, &type);
    assert_int_equal(uric_arrow_parse(&how, &array, &type, &out, &out_type), URIC_ARROW_OK);
    holds(&out, &out_type, "path", 0, "b");
    holds(&out, &out_type, "host", 1, "h");
    holds(&out, &out_type, "query", 1, "");
    out.release(&out);
    out_type.release(&out_type);
    type.release(&type);
    assert_null(type.release);
    assert_int_equal(live, 0);
}

/* ---- the same answers as one by one ---- */

static void random_text(uint64_t *seed, char *s, size_t *n)
{
    static const char bytes[] = "ah.:/?#[]@%1- \x80";
    size_t i;

    *n = random_below(seed, 60);
    for (i = 0; i < *n; i++)
        s[i] = bytes[random_below(seed, sizeof bytes - 1)];
    if (*n > 6 && random_below(seed, 2))
        memcpy(s, "s://h/", 6);
}

static void agrees(const struct ArrowArray *out, const struct ArrowSchema *type, size_t row,
                   const char *s, size_t n)
{
    struct uric u;
    const int ok = uric_parse(s, n, &u) == URIC_OK;
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        const struct ArrowArray *const a = out->children[part];
        size_t length;
        const char *text;

        assert_int_equal(is_valid(a, row), ok && uric_has(&u, (enum uric_part)part));
        if (!is_valid(a, row))
            continue;
        text = text_of(a, type->children[part]->format, row, &length);
        assert_int_equal(length, u.part[part].end - u.part[part].begin);
        assert_memory_equal(text, s + u.part[part].begin, length);
    }
    if (!ok)
        assert_int_equal(number(out, type, "error", row), u.error_offset);
}

static void each_row_as_alone(void **state)
{
    char text[ROOM][64];
    uint64_t seed = 3986;
    size_t n[ROOM], trial, i;

    (void)state;
    for (trial = 0; trial < 600; trial++) {
        const size_t rows = random_below(&seed, ROOM - PADDING);
        const struct uric_arrow_request how =
            request(URIC_ARROW_PARTS | URIC_ARROW_ERROR, (int)(trial & 1));
        struct ArrowArray out;
        struct ArrowSchema type;

        begin(formats[trial / 2 % FORMATS]);
        for (i = 0; i < rows; i++) {
            random_text(&seed, text[i], &n[i]);
            add(text[i], n[i]);
        }
        finish();
        assert_int_equal(uric_arrow_parse(&how, &in.array, &in.type, &out, &type),
                         URIC_ARROW_OK);
        for (i = 0; i < rows; i++)
            agrees(&out, &type, i, text[i], n[i]);
        out.release(&out);
        type.release(&type);
        assert_int_equal(live, 0);
    }
}

/* ---- offsets of more than 31 bits ---- */

/* Four texts at these places, the bytes between them taken up by null rows: views of them point
 * at these bytes. */
static void rows_at(const int64_t far[4])
{
    static const char text[] = "aaaa:aaaaaaaaaaaaaaaaaaaaaaaa"; /* with a colon put in */
    const size_t size = (size_t)far[3] + 4096;
    const uint8_t valid[2] = { 0x55 << 1 & 0xff, 0 };
    const struct uric_arrow_request how = request(1 << URIC_SCHEME | 1 << URIC_PATH, 0);
    int64_t offsets[9] = { 0 };
    const void *buffers[3];
    struct ArrowArray array, out;
    struct ArrowSchema type, out_type;
    size_t n;
    char *s;
    int i;

    if (sizeof(size_t) < 8 || (s = far_text(size)) == NULL)
        skip();
    for (i = 0; i < 4; i++) { /* nulls and texts in turn */
        offsets[2 * i + 1] = far[i];
        offsets[2 * i + 2] = far[i] + (int64_t)sizeof text - 1;
        s[far[i] + 4] = ':';
    }
    memset(&array, 0, sizeof array);
    memset(&type, 0, sizeof type);
    type.format = "U";
    array.length = 8;
    array.n_buffers = 3;
    array.null_count = -1;
    array.buffers = buffers;
    buffers[0] = valid;
    buffers[1] = offsets;
    buffers[2] = s;
    array.release = release_in;
    assert_int_equal(uric_arrow_parse(&how, &array, &type, &out, &out_type), URIC_ARROW_OK);
    for (i = 0; i < 4; i++) {
        holds(&out, &out_type, "scheme", (size_t)(2 * i), NULL);
        holds(&out, &out_type, "scheme", (size_t)(2 * i + 1), "aaaa");
        holds(&out, &out_type, "path", (size_t)(2 * i + 1), text + 5);
        assert_ptr_equal(text_of(out.children[1], "vu", (size_t)(2 * i + 1), &n), s + far[i] + 5);
    }
    out.release(&out);
    out_type.release(&out_type);
    assert_int_equal(live, 0);
    far_end(s, size);
}

/* One row crosses each border: of 2^30, 2^31 and 2^32 bytes. */
static void far_rows(void **state)
{
    static const int64_t far[] = { 0, ((int64_t)1 << 30) - 9, ((int64_t)1 << 31) - 20,
                                   ((int64_t)1 << 32) - 5 };

    (void)state;
    rows_at(far);
}

/* Every offset has 31 bits, yet the buffer is longer than 2^30 bytes. */
static void rows_after_half_the_offsets(void **state)
{
    static const int64_t far[] = { 0, ((int64_t)1 << 30) - 9, ((int64_t)1 << 30) + 100,
                                   ((int64_t)1 << 31) - 4096 };

    (void)state;
    rows_at(far);
}

/* A component that no view can tell. */
static void too_long(void **state)
{
    const size_t size = ((size_t)1 << 31) + 4096;
    const int64_t offsets[] = { 0, (int64_t)size };
    struct uric_arrow_request how = request(1 << URIC_PATH, 0);
    const void *buffers[3] = { NULL, offsets, NULL };
    char *s;

    (void)state;
    if (sizeof(size_t) < 8 || (s = far_text(size)) == NULL)
        skip();
    begin("U");
    finish();
    in.array.buffers = buffers;
    in.array.length = 1;
    in.array.offset = 0;
    buffers[2] = s;
    assert_int_equal(ask(&how), URIC_ARROW_TOO_LONG);
    assert_non_null(in.array.release);
    how.columns = 1 << URIC_SCHEME;
    assert_int_equal(ask(&how), URIC_ARROW_OK);
    far_end(s, size);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(components),
        cmocka_unit_test(invalid_rows_are_null),
        cmocka_unit_test(views_share),
        cmocka_unit_test(types),
        cmocka_unit_test(what_is_no_text),
        cmocka_unit_test(what_is_unknown),
        cmocka_unit_test(nothing),
        cmocka_unit_test(columns_outlive_the_result),
        cmocka_unit_test(memory_runs_out),
        cmocka_unit_test(borrowed_strings),
        cmocka_unit_test(each_row_as_alone),
        cmocka_unit_test(far_rows),
        cmocka_unit_test(rows_after_half_the_offsets),
        cmocka_unit_test(too_long)
    };

    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
