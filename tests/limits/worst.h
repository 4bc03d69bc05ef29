/* Texts of one pattern over and over, on which a bad algorithm takes a time that grows
 * faster than they do, and what can be done with them. */
#ifndef WORST_H
#define WORST_H

#include <stddef.h>

/* So many bytes before a text are there to be written to, and behind t->own. */
enum { WORST_SPARE = 128 };

struct worst_text {
    char *s;     /* a pattern over and over */
    size_t n;
    char *own;   /* as long: for what is written and read again */
    char *to;    /* for what is only written */
    size_t room; /* 4 n and some more */
};

/* Several functions of one kind.  1; 0 where the text is nothing for them. */
struct worst_operation {
    const char *name;
    int (*run)(struct worst_text *t);
    const char *const *own; /* patterns for it alone, then NULL; NULL if there are none */
};

extern const struct worst_operation worst_operations[];
extern const size_t worst_operation_count;
extern const char *const worst_patterns[];
extern const size_t worst_pattern_count;

#endif
