/* Composing a reference from parts that may be invalid (RFC 3986, 5.3). */
#ifndef URIC_COMPOSE_H
#define URIC_COMPOSE_H

#include "util/internal.h"

/* A part, in pieces: what an edit keeps of the old one, and what is new. */
enum { URIC_PART_PIECES = 6 };

/* The reference to be.  The parts from `first` to `last` are new; the others are those of
 * `old`, which is valid.  An authority is changed as a whole. */
struct uric_composition {
    struct uric_ref old;
    const struct uric_tolerance *tolerance; /* NULL: strict */
    uint32_t before, after; /* the bytes of the old one up to and from here stay */
    int first, last;
    int edited;             /* the part to blame, which may be in pieces; URIC_PARTS: any */
    struct uric_bytes part[URIC_PARTS]; /* the new ones; empty if in pieces */
    size_t pieces;          /* of the edited part, none of them empty */
    uint64_t length;        /* of the pieces */
    struct uric_bytes piece[URIC_PART_PIECES];
};

/* Start to change a part, or the whole authority: URIC_PARTS.  Its bytes and, in an
 * authority, those around it are the old ones. */
URIC_INTERNAL void uric_part_begin(struct uric_composition *c, struct uric_ref old, int part);

/* Keeps sums of lengths within 64 bits and offsets within 32. */
static URIC_INLINE int uric_too_long(struct uric_bytes bytes)
{
    return bytes.n > URIC_MAX_LENGTH;
}

/* Empty the edited part, to append to it. */
static URIC_INLINE void uric_part_clear(struct uric_composition *c)
{
    c->pieces = 0;
    c->length = 0;
    c->part[c->edited].s = "";
    c->part[c->edited].n = 0;
}

/* Append to the edited part. */
static URIC_INLINE void uric_part_add(struct uric_composition *c, const char *s, size_t n)
{
    if (n > 0) {
        c->piece[c->pieces].s = s;
        c->piece[c->pieces++].n = n;
        c->length += n;
    }
}

/* The same after what it has. */
static URIC_INLINE void uric_part_continue(struct uric_composition *c)
{
    const struct uric_bytes kept = c->part[c->edited];

    uric_part_clear(c);
    if (kept.s != NULL)
        uric_part_add(c, kept.s, kept.n);
}

/* Does what uric_build() and uric_edit() promise. */
URIC_INTERNAL enum uric_status uric_compose(struct uric_composition *c, char *buffer,
                                            size_t size, size_t *length, struct uric *parts,
                                            struct uric_refusal *why);

/* Finds the first byte of a part's pieces that is not allowed there or would end the part; writes
 * its offset, which may be their end. */
URIC_INTERNAL enum uric_reason uric_bad_byte(const struct uric_composition *c, int part,
                                             const struct uric_bytes *piece, size_t count,
                                             uint64_t *at);

URIC_INTERNAL enum uric_status uric_refuse_part(struct uric_refusal *why,
                                                enum uric_reason reason, int part,
                                                size_t offset);

#endif
