/* The command run as a function, on a system of its own (see renamed.h): it reads and
 * writes memory alone, whatever its arguments are.  Files that there are:
 *
 *   -     standard input           a     the same bytes
 *   b     the second half of them  l     another name of a
 *   d     a directory              LF    yet another
 *   r     empty; rejects may go there
 *
 * and temporary ones, and /dev/urandom; none can be made. */
#ifndef SYSTEM_H
#define SYSTEM_H

#include "cli/options.h"

#include <stddef.h>
#include <stdint.h>

enum { SYSTEM_WORDS = 64 };

/* Bytes that have been written: n of room bytes. */
struct text {
    char *s;
    size_t n, room;
};

/* What differs between two runs on the same arguments and bytes. */
struct circumstances {
    size_t piece;  /* the most that one read() has; 0: all */
    uint64_t seed; /* what is random */
    int terminal;  /* standard error is one */
    size_t full;   /* standard output has no room behind so many bytes, */
    int error;     /* which write() says so; 0: it has */
};

struct outcome {
    int status;
    struct text out, err, rejects;
    int asked;          /* options_read() was, */
    int refused;        /* and refused, or the command did afterwards, */
    int answered;       /* or answered itself, as --help is; else */
    struct options options; /* what it has read, of these: */
    char *words[SYSTEM_WORDS + 1];
};

/* Runs the command with the words, SYSTEM_WORDS at most, the first its own name, on the n bytes at s.
 * The outcome's texts are the caller's, zeroes at first, to be used again. */
void system_run(struct outcome *outcome, char *const *words, int n_words,
                const char *s, size_t n, const struct circumstances *c);

/* The n bytes of a file of these, or NULL if it cannot be read. */
const char *system_file(const char *name, const char *s, size_t length, size_t *n);

#endif
