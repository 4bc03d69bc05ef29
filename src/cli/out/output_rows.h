/* Rows of named values, as TSV, CSV or JSON Lines on standard output. */
#ifndef OUTPUT_ROWS_H
#define OUTPUT_ROWS_H

#include "cli/record/records.h"
#include "cli/io/sink.h"
#include "uric.h"

enum format { FORMAT_TSV, FORMAT_CSV, FORMAT_JSON };

enum value_kind {
    VALUE_UNDEFINED,
    VALUE_PLAIN, /* s, n: bytes in 0x20-0x7E except '"' and '\' */
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

/* Finds the format of that name.  Returns 0, or -1 after a message. */
int rows_format(const char *name, enum format *found);

/* Begins the output: writes a header line of the n names in CSV, and with header set in TSV.
 * The names must outlive the rows. */
void rows_begin(enum format in, int header, const char *const *with, size_t n);

/* Writes a row: one value for each name. */
void rows_put(struct sink *out, const struct value *values);

/* Parts of a record that need no escape in TSV. */
struct plain_parts {
    const uric_span *part;
    uint64_t defined; /* bit 1 << i: part[i] is defined */
};

/* A faster rows_put() for TSV: writes a row of the n parts with the indices which[].  Returns
 * 0 if the buffer has no room for it. */
int rows_put_plain(struct sink *out, const struct record *record,
                   const struct plain_parts *parts, const size_t *which,
                   size_t n);

#endif
