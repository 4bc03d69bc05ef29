/* Wrappers: records of collectors, each with a line of a log in it. */
#ifndef WRAPPER_H
#define WRAPPER_H

#include "uric_log.h"

#include <stddef.h>
#include <stdint.h>

enum {
    WRAPPER_NAME = 40,
    WRAPPER_MARKS = 6, /* members that tell a part of a line */
    WRAPPER_KEYS = 18  /* members that tell the stream of a part */
};

/* Threads may share it. */
struct wrapper {
    char name[WRAPPER_NAME];
    int is_made; /* the records were converted from another form, so offsets are in the lines */
    int is_cri;  /* CRI's; otherwise JSON, and the rest of the struct is set: */
    int needs_ends; /* a string without a final LF is a part of a line */
    int has_ends;   /* only one of the length at which Docker splits lines is */
    struct uric_log_format format; /* its target is the line; of CRI, any with the prefix */
    int mark[WRAPPER_MARKS];       /* columns of `format`, or -1 */
    struct uric_log_format stream;
    int key[WRAPPER_KEYS];         /* columns of `stream`, or -1 */
};

/* The line in a record. */
struct wrapped {
    const char *s; /* a line, or a part of it; n bytes */
    size_t n;
    int is_part;    /* the rest of the line follows in the stream */
    int is_wrong;   /* the record has no line */
    uint32_t error; /* then: the offset in the record where that is certain */
};

/* Wrapper i of those that are detected, in the order to try them, or NULL after the last.  The
 * caller frees it. */
struct wrapper *wrapper_number(int i);

/* Whether at least half of the first records at s, each ended by the terminator, have the members
 * by which wrapper i is detected, and none of those that rule it out. */
int wrapper_fits(int i, const char *s, size_t n, char terminator);

/* The wrapper with a name of wrapper_name(), or "in:MEMBER"; NULL if there is none.  The caller
 * frees it. */
struct wrapper *wrapper_named(const char *name, size_t n);

/* The name of wrapper i, or NULL after the last. */
const char *wrapper_name(int i);

/* Reads a record.  `to` has room for n bytes, which *in may point to. */
void wrapper_read(const struct wrapper *w, const char *s, size_t n, char *to,
                  struct wrapped *in);

/* Writes a key to `to`, which has room for n + WRAPPER_KEYS bytes: records of one stream have equal
 * keys.  The record of n bytes at s has been read by wrapper_read().  Returns the key's length. */
size_t wrapper_key(const struct wrapper *w, const char *s, size_t n, char *to);

/* The offset in the record of a byte of the line, or part of a line, in it. */
size_t wrapper_offset(const struct wrapper *w, const char *s, size_t n, size_t inside);

/* The parts of "TIME STREAM TAG " or "[pod/POD/CONTAINER] TIME " at the start of a record. */
struct wrapper_cri {
    uric_span time, stream, pod, container; /* empty: none */
    size_t length; /* of all; 0 if the record starts otherwise */
    int is_part;
};
void wrapper_read_cri(const char *s, size_t n, struct wrapper_cri *cri);

#endif
