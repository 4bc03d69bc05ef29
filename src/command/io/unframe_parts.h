/* What the parts of unframe.c share: a byte of input taken, bytes of lines written. */
#ifndef UNFRAME_PARTS_H
#define UNFRAME_PARTS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum unframe_kind { UNFRAME_UNDECIDED, UNFRAME_NONE, UNFRAME_OCTETS, UNFRAME_EXPORT, UNFRAME_LOKI };

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
    /* of Loki's documents */
    char *labels;    /* of the stream: n_labels bytes */
    size_t n_labels, labels_room, at;
    size_t depth, nested; /* of the document, and within a value */
    int in_string, is_escaped, index;
};

/* The lines that are made. */
struct unframe_out {
    char *s;
    size_t n, size;
};

static inline void unframe_put(struct unframe_out *out, char byte)
{
    out->s[out->n++] = byte;
}

static inline void unframe_put_text(struct unframe_out *out, const char *s, size_t n)
{
    memcpy(out->s + out->n, s, n);
    out->n += n;
}

static inline size_t unframe_least(uint64_t a, size_t b)
{
    return a < b ? (size_t)a : b;
}

static inline char unframe_take(struct unframe *u)
{
    u->n--;
    return *u->in++;
}

/* Copies up to n bytes, up to the first LF. */
static inline void unframe_copy_line(struct unframe *u, struct unframe_out *out, size_t n)
{
    const char *line_end;

    n = unframe_least(unframe_least(n, u->n), out->size - out->n);
    line_end = memchr(u->in, '\n', n);
    n = line_end ? (size_t)(line_end - u->in) : n;
    unframe_put_text(out, u->in, n);
    u->in += n;
    u->n -= n;
    u->left -= u->left < n ? u->left : n;
}

/* Each takes at least one of the bytes of input, of which there is one, or writes at least one, and
 * writes no more than UNFRAME_MOST beyond out->size. */
enum { UNFRAME_MOST = UNFRAME_NAME + 16 };
void unframe_octets(struct unframe *u, struct unframe_out *out);
void unframe_export(struct unframe *u, struct unframe_out *out);
void unframe_loki(struct unframe *u, struct unframe_out *out);

/* After the last bytes. */
void unframe_octets_end(struct unframe *u, struct unframe_out *out);
void unframe_export_end(struct unframe *u, struct unframe_out *out);
void unframe_loki_end(struct unframe *u, struct unframe_out *out);

/* Whether the n bytes are the start of "COUNT SP <": 1 if they are all of it, 0 if they may go on,
 * else -1. */
int unframe_count_start(const char *s, size_t n);

#endif
