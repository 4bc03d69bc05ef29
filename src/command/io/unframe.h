/* Streams of records that are not lines, of which it makes lines:
 *
 *   syslog's messages with octet counts (RFC 6587, 3.4.1): each is a line, without its count.  A
 *   message that ends in LF needs no other.  Where a count is wrong, the rest up to an LF is a line.
 *
 *   journald's export format: each entry is a line of JSON as journalctl -o json writes it, but
 *   with "{ " at its start, and bytes that are not UTF-8 as they are.  An entry that is cut
 *   short is a line of JSON that is cut short. */
#ifndef UNFRAME_H
#define UNFRAME_H

#include <stddef.h>
#include <stdint.h>

enum unframe_kind { UNFRAME_UNDECIDED, UNFRAME_NONE, UNFRAME_OCTETS, UNFRAME_EXPORT };

/* As many bytes decide. */
enum { UNFRAME_HEAD = 24 };

/* What the first n bytes of a file are the start of. */
enum unframe_kind unframe_kind(const char *s, size_t n);

enum { UNFRAME_NAME = 64 }; /* the longest name of a field; journald's limit */

struct unframe {
    enum unframe_kind kind;
    char terminator; /* of lines */
    const char *in;  /* the n bytes that have been read */
    size_t n;
    int last;        /* nothing follows these */
    /* private */
    int state;
    uint64_t left;   /* bytes of the message or of the value */
    char held[UNFRAME_NAME + 1]; /* what may be a count, a name or a size */
    size_t n_held;
    int open;        /* the entry has a field; after a message, an LF may follow */
    int ended;
};

/* Takes bytes from u->in, and writes lines to the n bytes at `to`, at least UNFRAME_ROOM.  Returns how
 * many it has written: 0 when it needs more input. */
enum { UNFRAME_ROOM = 256 };
size_t unframe_step(struct unframe *u, char *to, size_t n);

#endif
