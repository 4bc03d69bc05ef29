/* The state of the reader of JSON objects. */
#ifndef URIC_LOG_JSON_H
#define URIC_LOG_JSON_H

#include "log/log_read.h"

/* The deepest nesting of objects and arrays; and the most objects that enclose a member with a
 * column. */
#define LOG_JSON_DEPTH 128
#define LOG_JSON_KEYS 16

/* The length of a path that is longer than any column's name. */
#define LOG_JSON_TOO_LONG UINT32_MAX

struct uric_log_json {
    const struct uric_log_format *f;
    const unsigned char *line;
    struct uric_log_row *row;
    uint64_t seen;     /* the columns whose members were seen */
    int depth, arrays; /* how many objects and arrays enclose this place */
    int escaped;       /* the string contains a "\" */
    uric_span key;
    char path[URIC_LOG_TEXT]; /* "a.b" is member b of member a */
    /* for the current member of each enclosing object, from 1 on */
    uint32_t length[LOG_JSON_KEYS + 1]; /* the length of its path */
    int column[LOG_JSON_KEYS + 1];      /* its column, or URIC_LOG_COLUMNS */
};

URIC_INTERNAL void uric_log_json_key(struct uric_log_json *r);
URIC_INTERNAL void uric_log_json_value(struct uric_log_json *r, uint32_t at);
URIC_INTERNAL void uric_log_json_value_end(struct uric_log_json *r, uint32_t at);

/* The first byte from p on that is a quote, a "\" or a control character. */
URIC_INTERNAL const unsigned char *uric_log_json_run(const unsigned char *line,
                                                     const unsigned char *p,
                                                     const unsigned char *end);

/* Write what a JSON string encodes, at most size bytes; return the length of all of it. */
URIC_INTERNAL size_t uric_log_undo_json(const char *s, size_t n, char *buffer,
                                        size_t size);

#endif
