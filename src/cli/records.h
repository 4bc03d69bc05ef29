/* Records of a piece of a file: its lines, or what NULs part. */
#ifndef RECORDS_H
#define RECORDS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* So many bytes behind a record may be read, whatever they hold: what copies
 * records need not count to the byte. */
enum { RECORD_SLACK = 32 };

struct record {
    const char *s; /* n bytes; valid while the piece is */
    size_t n;
    uint64_t number; /* from 1, in its file */
};

struct records {
    const char *file; /* for messages: "-" is standard input */
    char terminator;
    const char *at, *end; /* what is left of the piece: whole records, of which
                             only a file's last may lack its terminator */
    uint64_t number;      /* of the last record before at */
    size_t before;        /* see struct chunk; 0 where there are records */
};

/* The next record, without its terminator, and without a CR before an LF: 1, or
 * 0 when there is none. */
static inline int records_next(struct records *r, struct record *record)
{
    const char *terminator;

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
    return 1;
}

#endif
