/* Writes rows of named values as TSV, CSV, JSON Lines, an Arrow IPC stream or a table. */
#include "command/out/output_rows.h"

#include "command/out/align.h"
#include "command/out/csv.h"
#include "command/out/escape.h"
#include "command/out/json.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/io/output.h"
#include "command/record/records.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Only rows_begin() and rows_begin_arrow() set these, so that threads may read them. */
static enum format format;
static const char *const *names;
static size_t n_names;
static char **keys; /* with FORMAT_JSON: what stands before each value */
static const struct arrow_columns *columns;
static int in_utf8; /* see rows_in_utf8() */

int rows_format(const char *name, enum format *found)
{
    static const char *const formats[] = { "tsv", "csv", "json", "arrow", "table" };
    enum { FORMATS = sizeof formats / sizeof *formats };
    size_t i;

    for (i = 0; i < FORMATS; i++) {
        if (strcmp(name, formats[i]) == 0) {
            *found = (enum format)i;
            return 0;
        }
    }
    message_unknown("unknown", "format", name, strlen(name), formats, FORMATS);
    return -1;
}

static void put_text(struct sink *out, const char *s)
{
    sink_write(out, s, strlen(s));
}

static void put_escaped(struct sink *out, const char *s, size_t n)
{
    while (n > 0) {
        char escaped[ESCAPE_MAX];
        size_t ill = 1, i;
        const size_t run = in_utf8 ? escape_none_in_utf8(s, n, &ill) : escape_none(s, n);

        sink_write(out, s, run);
        if (run == n)
            break;
        for (i = run; i < run + ill; i++)
            sink_write(out, escaped, escape_byte((unsigned char)s[i], escaped));
        s += run + ill;
        n -= run + ill;
    }
}

static void put_tsv(struct sink *out, const struct value *v)
{
    switch (v->kind) {
    case VALUE_UNDEFINED: sink_write(out, "\\N", 2); break;
    case VALUE_PLAIN: case VALUE_DECIMAL: sink_write(out, v->s, v->n); break;
    case VALUE_NUMBER: sink_number(out, v->number); break;
    case VALUE_RAW: put_escaped(out, v->s, v->n); break;
    }
}

static void put_csv(struct sink *out, const struct value *v)
{
    switch (v->kind) {
    case VALUE_UNDEFINED: break;
    case VALUE_NUMBER: sink_number(out, v->number); break;
    case VALUE_PLAIN: case VALUE_DECIMAL: case VALUE_RAW: csv_field(out, v->s, v->n); break;
    }
}

static void put_json(struct sink *out, const struct value *v)
{
    switch (v->kind) {
    case VALUE_UNDEFINED: put_text(out, "null"); break;
    case VALUE_NUMBER: sink_number(out, v->number); break;
    case VALUE_DECIMAL: sink_write(out, v->s, v->n); break;
    case VALUE_RAW: json_string(out, v->s, v->n); break;
    case VALUE_PLAIN:
        sink_byte(out, '"');
        sink_write(out, v->s, v->n);
        sink_byte(out, '"');
        break;
    }
}

static void put_separated(struct sink *out, const struct value *values,
                          char separator,
                          void (*put)(struct sink *, const struct value *))
{
    size_t i;

    for (i = 0; i < n_names; i++) {
        if (i > 0)
            sink_byte(out, separator);
        put(out, &values[i]);
    }
    sink_byte(out, '\n');
}

static void put_json_object(struct sink *out, const struct value *values)
{
    size_t i;

    for (i = 0; i < n_names; i++) {
        put_text(out, keys[i]);
        put_json(out, &values[i]);
    }
    put_text(out, "}\n");
}

void rows_in_utf8(int is)
{
    in_utf8 = is;
}

void rows_put(struct sink *out, struct arrow_batch *batch, const struct value *values)
{
    switch (format) {
    case FORMAT_TSV: case FORMAT_TABLE:
        put_separated(out, values, '\t', put_tsv);
        break;
    case FORMAT_CSV: put_separated(out, values, ',', put_csv); break;
    case FORMAT_JSON: put_json_object(out, values); break;
    case FORMAT_ARROW: arrow_batch_add(batch, out, values); break;
    }
}

struct arrow_batch *rows_batch(void)
{
    return format == FORMAT_ARROW ? arrow_batch_begin(columns) : NULL;
}

void rows_flush(struct sink *out, struct arrow_batch *batch)
{
    if (batch)
        arrow_batch_flush(batch, out);
}

/* Copies n bytes, and perhaps some more.  With a constant size, most fields need neither a call
 * nor a branch on their length. */
static inline char *copy(char *to, const char *from, size_t n)
{
    size_t i;

    memcpy(to, from, RECORD_SLACK);
    for (i = RECORD_SLACK; i < n; i += RECORD_SLACK)
        memcpy(to + i, from + i, RECORD_SLACK);
    return to + n;
}

int rows_put_plain(struct sink *out, const struct record *record,
                   const struct plain_parts *parts, const size_t *which,
                   size_t n)
{
    static const char undefined[RECORD_SLACK] = "\\N";
    const size_t most = memory_product(n, memory_sum(record->n, sizeof "\\N"));
    char *to = out->buffer + out->n;
    size_t i;

    if (n == 0 || out->size - out->n < memory_sum(most, RECORD_SLACK))
        return 0;
    for (i = 0; i < n; i++) {
        const uric_span at = parts->part[which[i]];
        const int defined = (parts->defined >> which[i] & 1u) != 0;

        to = copy(to, defined ? record->s + at.begin : undefined,
                  defined ? at.end - at.begin : 2);
        *to++ = '\t';
    }
    to[-1] = '\n';
    out->n = (size_t)(to - out->buffer);
    return 1;
}

/* ---- beginning and end ---- */

enum { HEAD = 1024 };

static struct sink standard_output(char buffer[HEAD])
{
    struct sink out = { .fd = STDOUT_FILENO, .buffer = buffer, .size = HEAD };

    return out;
}

/* {"name": or ,"name": */
static char *key_of(const char *name, int first)
{
    enum { LONGEST = 6 }; /* of the escapes of a byte */
    const size_t n = strlen(name), size = memory_sum(memory_product(n, LONGEST), sizeof "{\"\":");
    struct sink key = { .fd = -1, .buffer = memory_of(size), .size = size };

    sink_byte(&key, first ? '{' : ',');
    json_string(&key, name, n);
    sink_write(&key, ":", sizeof ":");
    return key.buffer;
}

static void make_keys(void)
{
    size_t i;

    keys = memory_of(memory_product(n_names, sizeof *keys));
    for (i = 0; i < n_names; i++)
        keys[i] = key_of(names[i], i == 0);
}

static void free_keys(void)
{
    size_t i;

    for (i = 0; i < n_names; i++)
        free(keys[i]);
    free(keys);
}

void rows_begin(enum format in, int header, const char *const *with, size_t n)
{
    char buffer[HEAD];
    struct sink out = standard_output(buffer);
    size_t i;

    format = in;
    names = with;
    n_names = n;
    if (format == FORMAT_TABLE)
        align_begin(names, n);
    else if (format == FORMAT_JSON)
        make_keys();
    if (format == FORMAT_JSON || format == FORMAT_TABLE ||
        (format == FORMAT_TSV && !header))
        return;
    for (i = 0; i < n; i++) {
        if (i > 0)
            sink_byte(&out, format == FORMAT_CSV ? ',' : '\t');
        if (format == FORMAT_CSV)
            csv_field(&out, names[i], strlen(names[i]));
        else
            put_text(&out, names[i]);
    }
    sink_byte(&out, '\n');
    output_flush(&out);
}

void rows_begin_arrow(const struct arrow_columns *with)
{
    char buffer[HEAD];
    struct sink out = standard_output(buffer);
    struct flatbuffer metadata = { NULL, 0, 0 };

    format = FORMAT_ARROW;
    columns = with;
    arrow_put_schema(&out, &metadata, with);
    free(metadata.s);
    output_flush(&out);
}

void rows_end(void)
{
    char buffer[HEAD];
    struct sink out = standard_output(buffer);

    if (format == FORMAT_JSON)
        free_keys();
    else if (format == FORMAT_TABLE)
        out.failed = align_end();
    else if (format == FORMAT_ARROW)
        arrow_put_end(&out);
    output_flush(&out);
}
