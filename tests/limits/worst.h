/* Texts of one repeated pattern, on which a bad algorithm takes more than linear time, and
 * operations on them. */
#ifndef WORST_H
#define WORST_H

#include <stddef.h>

/* Bytes before each text, and after t->own, that may be written to. */
enum { WORST_SPARE = 128 };

struct worst_text {
    char *s;     /* a repeated pattern */
    size_t n;
    char *own;   /* as long: output that is read again */
    char *to;    /* output that is not read */
    size_t room; /* a little more than 4 n */
};

/* Runs several functions of one kind.  Returns 1, or 0 where none applies to the text. */
struct worst_operation {
    const char *name;
    int (*run)(struct worst_text *t);
    const char *const *own; /* patterns for this operation only, then NULL; NULL if none */
};

extern const struct worst_operation worst_operations[];
extern const size_t worst_operation_count;
extern const char *const worst_patterns[];
extern const size_t worst_pattern_count;

#endif
