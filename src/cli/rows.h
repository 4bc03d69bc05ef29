/* Rows of named values, as TSV, CSV or JSON Lines on standard output. */
#ifndef ROWS_H
#define ROWS_H

#include <stddef.h>
#include <stdint.h>

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

/* The format of that name to *format: 0, or -1 after a message that lists those
 * that there are. */
int rows_format(const char *name, enum format *format);

/* Begin the output; with CSV, or header set with TSV, by a line of the n names.
 * names must outlive the rows. */
void rows_begin(enum format format, int header, const char *const *names,
                size_t n);

/* One row: a value for each name. */
void rows_put(const struct value *values);

/* Hand over what is buffered; ends the process with status 2 and the system's
 * reason if it cannot be written. */
void rows_flush(void);

#endif
