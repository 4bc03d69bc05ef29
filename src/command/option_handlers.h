/* What an option on the command line does: the handlers that the tables of options name. */
#ifndef OPTION_HANDLERS_H
#define OPTION_HANDLERS_H

#include "command/options.h"

#include <stddef.h>
#include <stdint.h>

struct option_given;

/* What a handler returns, unless the command is not to run: then it returns an exit status. */
enum { OPTION_READ = -1, OPTION_WRONG = -2 /* after a message */ };

typedef int option_handler(const struct option_given *given);

/* A row of a table of options. */
struct known_option {
    const char *name;
    int letter;    /* of the short option; 0: none */
    int has_value; /* no_argument or required_argument of <getopt.h> */
    option_handler *handler;
    size_t member; /* the offset of what it sets, from the start of struct options: of the command's
                      struct; for a handler that needs none, anything else */
};

/* An option on the command line. */
struct option_given {
    const struct known_option *known;
    const char *value; /* NULL if it has none */
    const char *help;  /* of the command */
    struct options *options; /* the start of the command's struct */
};

/* Where the option is kept. */
void *option_member(const struct option_given *given);

/* Set a member: an int to 1, a const char * to the value, a size_t to a number of bytes. */
option_handler option_flag, option_text, option_size;

/* Of the options that several commands have. */
option_handler option_help, option_version, option_jobs, option_longest, option_as, option_format,
    option_invalid, option_tolerate;

/* Sets a struct steps_option: --steps of normalize and compare. */
struct steps_option {
    unsigned steps; /* enum uric_step */
    int is_given;
};
option_handler option_steps;

/* ---- for handlers ---- */

/* The index of the option's value among the n names, or -1 after a message that lists them. */
int option_choose(const struct option_given *given, const char *what, const char *const *names,
                  int n);

/* Reads a number from 1 on.  Returns what follows its digits; NULL if there is none, or it does
 * not fit. */
const char *option_digits(const char *text, uint64_t *number);

#endif
