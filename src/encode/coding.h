/* Text that is percent-encoded or decoded: what the forms for each instruction set
 * read and write, up to where they leave it. */
#ifndef URIC_CODING_H
#define URIC_CODING_H

#include "util/internal.h"

struct uric_coding {
    const unsigned char *s;
    size_t n;
    unsigned char *to; /* NULL: only measure */
    size_t room;       /* at `to`; without bounds if that is NULL */
    size_t i, length;  /* what is before s + i is done, and has become so many bytes */
    unsigned how;      /* encode: a bit of uric_plain; decode: enum uric_decode_flags */
    unsigned nibbles;  /* encode: the same class in uric_plain_nibbles */
};

#endif
