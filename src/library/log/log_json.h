/* The state of the reader of JSON objects. */
#ifndef URIC_LOG_JSON_H
#define URIC_LOG_JSON_H

#include "log/log_read.h"

/* The deepest nesting of objects and arrays; and the most of them that enclose a value with a
 * column. */
#define LOG_JSON_DEPTH 128
#define LOG_JSON_KEYS 16

/* Each step of a format is a path: step i has the text of path i and its column.  Of several paths
 * of a column, the first one that is defined counts.  A set of paths has bit 1 << i for path i.
 * Each step also has two sets that find paths by a key:
 *
 *   step[k].literal is the set of the paths in which a key ends at an offset of k, modulo 64;
 *   step[k].mask is the set of the paths whose first byte is k, modulo 64. */
#define LOG_JSON_HASH(k) ((k) & (URIC_LOG_COLUMNS - 1))

/* Flags of a path. */
enum {
    JSON_REQUIRED = 1,
    JSON_TEXT = 2 /* not a number */
};

struct uric_log_json {
    const struct uric_log_held *f;
    const unsigned char *line;
    struct uric_log_row *row;
    int depth;   /* how many objects and arrays enclose this place */
    int escaped; /* the string contains a "\" */
    uric_span key;
    uint64_t found;   /* paths with a value */
    uint64_t escapes; /* paths whose value has escapes */
    /* for each enclosing object or array, from 1 on, its current member or element: */
    uint64_t open[LOG_JSON_KEYS + 1]; /* paths of members of the value */
    uint64_t same[LOG_JSON_KEYS + 1]; /* paths of the value itself */
    uint32_t length[LOG_JSON_KEYS + 1]; /* of the path to it */
    uint32_t begin[LOG_JSON_KEYS + 1]; /* where its value begins */
    uint32_t index[LOG_JSON_KEYS + 1]; /* of the next element; or LOG_JSON_OBJECT */
    /* for each path that was found: */
    uric_span value[URIC_LOG_COLUMNS];
    unsigned char level[URIC_LOG_COLUMNS]; /* how many objects and arrays enclose it */
    char room[URIC_LOG_TEXT]; /* for a key without its escapes */
};

#define LOG_JSON_OBJECT UINT32_MAX

/* Begin an object, with LOG_JSON_OBJECT, or an array, with 0. */
static inline void uric_log_json_begin(struct uric_log_json *r, uint32_t index)
{
    if (++r->depth > LOG_JSON_KEYS)
        return;
    r->open[r->depth] = r->same[r->depth] = 0;
    r->index[r->depth] = index;
}

/* Whether a path leads into the object or array here. */
static inline int uric_log_json_is_open(const struct uric_log_json *r)
{
    return r->depth <= LOG_JSON_KEYS && r->open[r->depth - 1] != 0;
}

URIC_INTERNAL void uric_log_json_key(struct uric_log_json *r);
URIC_INTERNAL void uric_log_json_element(struct uric_log_json *r);
URIC_INTERNAL void uric_log_json_take(struct uric_log_json *r, uint32_t end);

static inline void uric_log_json_value(struct uric_log_json *r, uint32_t at)
{
    if (!uric_log_json_is_open(r))
        return;
    r->begin[r->depth] = at;
    if (r->index[r->depth] != LOG_JSON_OBJECT)
        uric_log_json_element(r);
}

static inline void uric_log_json_value_end(struct uric_log_json *r, uint32_t at)
{
    if (r->depth <= LOG_JSON_KEYS && r->same[r->depth] != 0)
        uric_log_json_take(r, at);
}

/* At the end of the line's object: set the row's columns.  Returns 0 if it lacks a required
 * column. */
URIC_INTERNAL int uric_log_json_end(struct uric_log_json *r);

/* The first byte from p on that is a quote, a "\" or a control character. */
URIC_INTERNAL const unsigned char *uric_log_json_run(const unsigned char *line,
                                                     const unsigned char *p,
                                                     const unsigned char *end);

/* Write what a JSON string encodes, at most size bytes; return the length of all of it. */
URIC_INTERNAL size_t uric_log_undo_json(const char *s, size_t n, char *buffer,
                                        size_t size);

#endif
