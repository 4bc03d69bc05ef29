/* Rows of named values, as TSV, CSV or JSON Lines on standard output. */
#ifndef ROWS_H
#define ROWS_H

#include "cli/record/records.h"
#include "cli/io/sink.h"
#include "uric.h"

enum format { FORMAT_TSV, FORMAT_CSV, FORMAT_JSON };

enum value_kind {
    VALUE_UNDEFINED,
    VALUE_PLAIN, /* s, n: bytes within 0x20-0x7E without '"' and '\' */
    VALUE_RAW,   /* s, n: any bytes */
    VALUE_NUMBER
};

struct value {
    enum value_kind kind;
    const char *s;
    size_t n;
    uint64_t number;
};

static inline struct value value_undefined(void)
{
    struct value v = { VALUE_UNDEFINED, NULL, 0, 0 };
    return v;
}

static inline struct value value_text(enum value_kind kind, const char *s,
                                      size_t n)
{
    struct value v = { kind, s, n, 0 };
    return v;
}

static inline struct value value_number(uint64_t number)
{
    struct value v = { VALUE_NUMBER, NULL, 0, number };
    return v;
}

/* The format of that name to *found: 0, or -1 after a message that lists those
 * that there are. */
int rows_format(const char *name, enum format *found);

/* Begin the output; with CSV, or header set with TSV, by a line of the n names.
 * They must outlive the rows. */
void rows_begin(enum format in, int header, const char *const *with, size_t n);

/* One row: a value for each name. */
void rows_put(struct sink *out, const struct value *values);

/* Parts of a record that stand for themselves in TSV. */
struct plain_parts {
    const uric_span *part;
    uint64_t defined; /* bit 1 << i: part[i] is */
};

/* The same in TSV, sooner: a row of the n parts whose indices are which[].  0 when
 * there is not the room for it. */
int rows_put_plain(struct sink *out, const struct record *record,
                   const struct plain_parts *parts, const size_t *which,
                   size_t n);

#endif
