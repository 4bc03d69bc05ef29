/* Wrappers: the records of collectors that have a line of a log inside of them. */
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
    int is_made;    /* the records are made of entries that the file has in another form, so
                       offsets are those in lines */
    int is_cri;     /* the rest is of JSON: */
    int needs_ends; /* a string that does not end in LF is a part of a line */
    int has_ends;   /* that holds for one of the length at which Docker splits lines */
    struct uric_log_format format; /* its target is the line; of CRI, any with the prefix */
    int mark[WRAPPER_MARKS];       /* the columns of these, or -1 */
    struct uric_log_format stream; /* its key */
    int key[WRAPPER_KEYS];
};

/* What a record has inside of it. */
struct wrapped {
    const char *s; /* a line, or a part of it; n bytes */
    size_t n;
    int is_part;    /* the stream goes on with the rest of the line */
    int is_wrong;   /* the record has no line: */
    uint32_t error; /* and this is the offset at which that is clear */
};

/* Wrapper i of those that are detected, in the order to try them, or NULL after the last.  The
 * caller frees it. */
struct wrapper *wrapper_number(int i);

/* Whether at least half of the first records at s, each ended by the terminator, have what this
 * one of the wrappers above has, and the others have not. */
int wrapper_fits(int i, const char *s, size_t n, char terminator);

/* The wrapper of that name, which is one of those above or "in:MEMBER"; or NULL.  The caller frees
 * it. */
struct wrapper *wrapper_named(const char *name, size_t n);

/* The name of wrapper i, or NULL after the last. */
const char *wrapper_name(int i);

/* Reads a record.  `to` has room for n bytes, which *in may point to. */
void wrapper_read(const struct wrapper *w, const char *s, size_t n, char *to,
                  struct wrapped *in);

/* Writes what tells the stream of a record that wrapper_read() has read to the n bytes of room at
 * to, of which it needs no more than WRAPPER_KEYS.  Returns its length. */
size_t wrapper_key(const struct wrapper *w, const char *s, size_t n, char *to);

/* The offset in the record of a byte of the line, or part of a line, that is inside of it. */
size_t wrapper_offset(const struct wrapper *w, const char *s, size_t n, size_t inside);

/* The parts of "TIME STREAM TAG " or "[pod/POD/CONTAINER] TIME " at the start of a record. */
struct wrapper_cri {
    uric_span time, stream, pod, container; /* empty: none */
    size_t length; /* of all; 0 if there is no such start */
    int is_part;
};
void wrapper_read_cri(const char *s, size_t n, struct wrapper_cri *cri);

#endif
