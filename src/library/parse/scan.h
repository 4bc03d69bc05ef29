/* What a struct uric_stream holds: where a scan in pieces stands. */
#ifndef URIC_SCAN_H
#define URIC_SCAN_H

#include "util/internal.h"

struct uric_scan {
    uint64_t offset;     /* bytes taken so far */
    uint8_t refused;     /* 1: the byte at offset cannot continue any match */
    uint8_t rule;        /* enum uric_rule; URIC_RULES if there is none */
    uint16_t state;
    uint16_t end_state;  /* the state after the longest complete prefix */
    uint8_t end_defined, end_kinds; /* what was marked by then */
    uint64_t end_offset; /* the length of this prefix */
    struct uric64 parts; /* marks; final only when finished */
    const struct uric_tolerance *tolerance; /* NULL: strict */
};

typedef char uric_scan_fits[sizeof(struct uric_scan) <= sizeof(struct uric_stream) ? 1 : -1];

/* The stream's member is an array of characters, which compilers let share its bytes with any
 * other type, and is aligned for the widest member. */
static URIC_INLINE struct uric_scan *uric_scan_in(struct uric_stream *m)
{
    return (struct uric_scan *)(void *)m->opaque.bytes;
}

static URIC_INLINE const struct uric_scan *uric_scan_of(const struct uric_stream *m)
{
    return (const struct uric_scan *)(const void *)m->opaque.bytes;
}

#endif
