/* Composing a reference from parts that may be invalid (RFC 3986, 5.3). */
#ifndef URIC_COMPOSE_H
#define URIC_COMPOSE_H

#include "util/internal.h"

/* A part, in pieces: what an edit keeps of the old one, and what is new. */
enum { URIC_PART_PIECES = 6 };
struct uric_part_text {
    struct uric_bytes piece[URIC_PART_PIECES];
    size_t n;
    int defined;
};

URIC_INTERNAL int uric_too_long(struct uric_bytes bytes);
URIC_INTERNAL void uric_part_set(struct uric_part_text *part, struct uric_bytes value);
URIC_INTERNAL void uric_part_add(struct uric_part_text *part, const char *s, size_t n);

/* Does what uric_build() and uric_edit() promise.  edited is the changed part; the others
 * come from a valid reference.  URIC_PARTS: all are new. */
URIC_INTERNAL enum uric_status uric_compose(const struct uric_part_text part[URIC_PARTS],
                                            int edited, char *buffer, size_t size, size_t *length,
                                            struct uric_refusal *why);

URIC_INTERNAL enum uric_status uric_refuse_part(struct uric_refusal *why,
                                                enum uric_reason reason, int part,
                                                size_t offset);

/* Whether the bytes are a valid scheme. */
URIC_INTERNAL int uric_is_scheme(struct uric_bytes bytes);

#endif
