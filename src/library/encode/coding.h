/* Text being percent-encoded or decoded: the state that the kernels of all instruction sets
 * share. */
#ifndef URIC_CODING_H
#define URIC_CODING_H

#include "util/internal.h"

struct uric_coding {
    const unsigned char *s;
    size_t n;
    unsigned char *to; /* NULL: only measure */
    size_t room;       /* at `to`; unlimited if that is NULL */
    size_t i, length;  /* bytes of s done so far; bytes that they became */
    unsigned how;      /* encode: a bit of uric_plain; decode: enum uric_decode_flags */
    unsigned nibbles;  /* encode: offset of the same class in uric_plain_nibbles */
};

#endif
