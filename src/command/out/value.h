/* The value of a field. */
#ifndef VALUE_H
#define VALUE_H

#include <stddef.h>
#include <stdint.h>

enum value_kind {
    VALUE_UNDEFINED,
    VALUE_PLAIN, /* s, n: bytes in 0x20-0x7E except '"' and '\', and UTF-8 beyond
                    those, which is written as it is */
    VALUE_RAW,   /* s, n: any bytes */
    VALUE_NUMBER,
    VALUE_DECIMAL /* s, n: a number in the syntax of JSON (RFC 8259, 6) */
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

#endif
