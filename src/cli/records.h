/* Records of a file: its lines, or what NULs part. */
#ifndef RECORDS_H
#define RECORDS_H

#include <stddef.h>
#include <stdint.h>

struct record {
    const char *s; /* n bytes; valid until the next call */
    size_t n;
    uint64_t number; /* from 1 */
};

struct records {
    const char *name; /* for messages: "-" is standard input */
    /* below: not for callers */
    int fd;
    char terminator;
    void (*before_read)(void);
    char *buffer;
    size_t size, begin, end;
    uint64_t number;
};

/* Open a file, "-" for standard input, whose records end in NUL or else in LF.
 * before_read is called whenever more input is about to be waited for.  0, or
 * -1 with errno set. */
int records_open(struct records *r, const char *name, int null_terminated,
                 void (*before_read)(void));

/* The next record, without its terminator, and without a CR before an LF: 1; 0
 * when there is none; -1 with errno set.  Memory stays within twice the longest
 * record and some buffer. */
int records_next(struct records *r, struct record *record);

void records_close(struct records *r);

#endif
