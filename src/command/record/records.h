/* The records of a piece of a file: its lines, or NUL-terminated records. */
#ifndef RECORDS_H
#define RECORDS_H

#include "command/io/sink.h"
#include "command/record/inner.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* This many bytes after a record may be read, so that a copy need not be exact to the byte. */
enum { RECORD_SLACK = 32 };

struct directive;
struct faults;

struct record {
    const char *s; /* n bytes; valid while the piece is */
    size_t n;
    uint64_t number; /* from 1, in its file */
    int too_long;    /* over --longest: s and n are meaningless */
    const struct inner_line *inner; /* the record is this line, which others wrap; or NULL */
};

struct records {
    const char *file; /* for messages: "-" is standard input */
    char terminator;
    const char *at, *end; /* the rest of the piece: whole records; only the last one of a
                             file may lack its terminator */
    uint64_t number;      /* of the record before at */
    uint64_t from;        /* see struct chunk */
    size_t longest;       /* the most bytes that a record may have */
    uint64_t passed_over; /* records before at that were too long to keep */
    size_t before;        /* see struct chunk */
    const struct directive *directive; /* the one in force at the start, or NULL */
    const void *layout;   /* of the file, or NULL; see layout.h */
    const struct inner_lines *inner; /* the lines that the records wrap; or NULL */
    size_t n_inner; /* how many of these have been taken */
    struct faults *faults; /* for malformed records, or NULL */
    struct sink *rejects; /* for malformed lines, byte for byte; or NULL */
    int stops; /* set by who answers the records: nothing after this one is answered */
};

/* The next line that records wrap. */
static inline int records_next_inner(struct records *r, struct record *record)
{
    const struct inner_line *line;

    if (r->n_inner == r->inner->n)
        return 0;
    line = record->inner = &r->inner->line[r->n_inner++];
    record->s = line->s;
    record->n = line->n;
    record->number = line->part->number;
    record->too_long = line->too_long;
    return 1;
}

/* Takes the next record, without its terminator, and without a CR before an LF; if records wrap
 * lines, the next such line.  Returns 1, or 0 if there is none. */
static inline int records_next(struct records *r, struct record *record)
{
    const char *terminator;

    record->inner = NULL;
    if (r->passed_over) {
        r->passed_over--;
        record->s = r->at;
        record->n = 0;
        record->number = ++r->number;
        record->too_long = 1;
        return 1;
    }
    if (r->inner)
        return records_next_inner(r, record);
    if (r->at == r->end)
        return 0;
    terminator = memchr(r->at, r->terminator, (size_t)(r->end - r->at));
    record->s = r->at;
    record->n = (size_t)((terminator ? terminator : r->end) - r->at);
    record->number = ++r->number;
    r->at += record->n + (terminator != NULL);
    if (terminator && r->terminator == '\n' && record->n > 0 &&
        terminator[-1] == '\r')
        record->n--;
    record->too_long = record->n > r->longest;
    return 1;
}

#endif
