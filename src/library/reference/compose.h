/* Composing a reference from parts that may be invalid (RFC 3986, 5.3). */
#ifndef URIC_COMPOSE_H
#define URIC_COMPOSE_H

#include "reference/reference.h"

/* What precedes and follows a part: their bytes, and how many. */
static const struct uric_delimiters {
    char lead[3], follow;
    unsigned char leads, follows;
} uric_delimiters[URIC_PARTS] = {
    { "", ':', 0, 1 }, { "", '@', 0, 1 }, { "//", 0, 2, 0 }, { ":", 0, 1, 0 }, { "", 0, 0, 0 },
    { "?", 0, 1, 0 },  { "#", 0, 1, 0 }
};

/* A result for which there is no room is composed on the stack, unless it is longer. */
enum { URIC_COMPOSE_ROOM = 256 };

/* A part, in pieces: what an edit keeps of the old one, and what is new. */
enum { URIC_PART_PIECES = 6 };

/* The reference to be.  The parts from `first` to `last` are new; the others are those of
 * `old`, which is valid. */
struct uric_composition {
    struct uric_ref old;    /* without parts: all are new */
    const struct uric_tolerance *tolerance; /* NULL: strict */
    int first, last;
    int edited;             /* the part to blame, which may be in pieces; URIC_PARTS: any */
    struct uric_bytes part[URIC_PARTS]; /* the new ones; empty if in pieces */
    size_t pieces;          /* of the edited part, none of them empty */
    struct uric_bytes piece[URIC_PART_PIECES];
};

/* Keeps sums of lengths within 64 bits and offsets within 32. */
static URIC_INLINE int uric_too_long(struct uric_bytes bytes)
{
    return bytes.n > URIC_MAX_LENGTH;
}

/* Does what uric_build() and uric_edit() promise.  They do the common cases themselves: this adds
 * the guards of a path, and names what is wrong. */
URIC_INTERNAL enum uric_status uric_compose(struct uric_composition *c, char *buffer,
                                            size_t size, size_t *length, struct uric *parts,
                                            struct uric_refusal *why);

/* Finds the first byte of a part's pieces that is not allowed there or would end the part; writes
 * its offset, which may be their end. */
URIC_INTERNAL enum uric_reason uric_bad_byte(const struct uric_composition *c, int part,
                                             const struct uric_bytes *piece, size_t count,
                                             uint64_t *at);

/* Writes n bytes; returns their end. */
URIC_INTERNAL char *uric_put_piece(char *to, const char *s, size_t n);

URIC_INTERNAL enum uric_status uric_refuse_part(struct uric_refusal *why,
                                                enum uric_reason reason, int part,
                                                size_t offset);

#endif
