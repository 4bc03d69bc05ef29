/* Making a format: fields and the literals between them. */
#ifndef URIC_LOG_FORMAT_H
#define URIC_LOG_FORMAT_H

#include "log/log.h"

/* The meaning of a directive or variable. */
struct uric_log_meaning {
    const char *name;
    signed char field; /* enum uric_log_field; OWN: a column of the format's own */
    unsigned char kind, flags;
    uint32_t units; /* of a duration */
};

enum { OWN = -1 };

struct uric_log_maker {
    struct uric_log_held *f;
    enum uric_status status;
    uint16_t literal; /* offset in text of the literal since the last field */
};

URIC_INTERNAL void uric_log_begin(struct uric_log_maker *m, struct uric_log_held *f,
                                  enum uric_log_escape escape, char escape_byte);

/* These do nothing after an error.  `lead` is put before a name, unless it is NUL. */
URIC_INTERNAL void uric_log_put_literal(struct uric_log_maker *m, const char *s,
                                        size_t n);
URIC_INTERNAL void uric_log_put_field(struct uric_log_maker *m,
                                      const struct uric_log_meaning *is, char lead,
                                      const char *name, size_t n);
/* What follows is another form of lines.  Its columns are those of the same names. */
URIC_INTERNAL void uric_log_put_else(struct uric_log_maker *m);
/* A column that is not a field of its own in the line. */
URIC_INTERNAL int uric_log_put_column(struct uric_log_maker *m, int field, char lead,
                                      const char *name, size_t n);

URIC_INTERNAL enum uric_status uric_log_end(struct uric_log_maker *m);

/* See uric_log_column(). */
URIC_INTERNAL int uric_log_find_column(const struct uric_log_held *f, const char *name, size_t n);

/* Add the columns that come from the request line, unless they have fields of their own. */
URIC_INTERNAL void uric_log_add_request(struct uric_log_held *f);

URIC_INTERNAL enum uric_status uric_log_format_w3c(struct uric_log_held *f,
                                                     uint16_t flags);

/* The named formats of JSON lines: like uric_log_format_name() and uric_log_format_named(). */
URIC_INTERNAL const char *uric_log_json_name(int i);
URIC_INTERNAL enum uric_status uric_log_json_named(struct uric_log_held *f,
                                                   const char *name, size_t n);

/* The length of a string of the library's own. */
URIC_INTERNAL size_t uric_log_length(const char *s);

/* Compare a string with a name, ignoring case in both. */
URIC_INTERNAL int uric_log_is_nocase(const char *s, size_t n, const char *name);

#endif
