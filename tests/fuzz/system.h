/* Runs the command as a function, on a simulated system (see renamed.h): whatever its
 * arguments, it reads and writes only memory.  The files:
 *
 *   -     standard input           a     the same bytes
 *   b     the second half of them  l     another name of a
 *   d     a directory              LF    yet another
 *   r     empty; rejects may go there
 *
 * and temporary files, and /dev/urandom; no other file can be created. */
#ifndef SYSTEM_H
#define SYSTEM_H

#include "command/options.h"
#include "logs/log_options.h"

#include <stddef.h>
#include <stdint.h>

enum { SYSTEM_WORDS = 64 };

/* An output: n bytes written, of room. */
struct text {
    char *s;
    size_t n, room;
};

/* The differences between two runs on the same arguments and input. */
struct circumstances {
    size_t piece;  /* the most bytes that one read() returns; 0: all */
    uint64_t seed; /* of random bytes */
    int terminal;  /* standard error is a terminal */
    size_t full;   /* standard output is full after this many bytes, */
    int error;     /* with this errno of write(); 0: never full */
};

struct outcome {
    int status;
    struct text out, err, rejects;
    int asked;          /* whether options_read() was called, */
    int refused;        /* whether it or the command rejected the usage, */
    int answered;       /* whether it answered itself, like --help; else */
    struct options options;  /* the options that it read; */
    struct log_options log;  /* log's; else zeros */
    int raw, count;          /* of commands that have them: --raw, --count */
    char *words[SYSTEM_WORDS + 1];
};

/* Runs the command on the n bytes at s, with the words as its arguments, at most SYSTEM_WORDS,
 * the first being its own name.  The outcome's texts belong to the caller; zero them at first,
 * then reuse them. */
void system_run(struct outcome *outcome, char *const *words, int n_words,
                const char *s, size_t n, const struct circumstances *c);

/* The n bytes of such a file, or NULL if it is unreadable. */
const char *system_file(const char *name, const char *s, size_t length, size_t *n);

#endif
