/* Where in an object of JSON its reader is. */
#ifndef URIC_LOG_JSON_H
#define URIC_LOG_JSON_H

#include "log/log_read.h"

/* Of objects and arrays in each other; and how many objects may be around a member that
 * is a column. */
#define LOG_JSON_DEPTH 128
#define LOG_JSON_KEYS 16

/* Of a path: than any that a column is called by. */
#define LOG_JSON_TOO_LONG UINT32_MAX

struct uric_log_json {
    const struct uric_log_format *f;
    const unsigned char *line;
    struct uric_log_row *row;
    uint64_t seen;     /* columns */
    int depth, arrays; /* objects, and arrays, around here */
    int escaped;       /* the string has a "\" */
    uric_span key;
    char path[URIC_LOG_TEXT]; /* "a.b" is member b of member a */
    /* of the member in each of the objects around here, from 1 on */
    uint32_t length[LOG_JSON_KEYS + 1]; /* the path's up to there */
    int column[LOG_JSON_KEYS + 1];      /* its, or URIC_LOG_COLUMNS */
};

URIC_INTERNAL void uric_log_json_key(struct uric_log_json *r);
URIC_INTERNAL void uric_log_json_value(struct uric_log_json *r, uint32_t at);
URIC_INTERNAL void uric_log_json_value_end(struct uric_log_json *r, uint32_t at);

/* The first byte from p on that is a quote, a "\" or a control character. */
URIC_INTERNAL const unsigned char *uric_log_json_run(const unsigned char *line,
                                                     const unsigned char *p,
                                                     const unsigned char *end);

/* The bytes that a string of JSON stands for, up to size of them: how many. */
URIC_INTERNAL size_t uric_log_undo_json(const char *s, size_t n, char *buffer,
                                        size_t size);

#endif
