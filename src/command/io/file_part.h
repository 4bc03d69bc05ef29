/* The part of a file to read. */
#ifndef FILE_PART_H
#define FILE_PART_H

#include <stdint.h>

/* Offsets of records, or of the end. */
struct file_part {
    uint64_t begin, end; /* end: UINT64_MAX for as far as there is input */
};

/* Finds the part of an open file of a layout.  Only one thread at a time calls it. */
typedef struct file_part file_locate(void *context, int fd, const void *layout);

#endif
