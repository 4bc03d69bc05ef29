/* What each option does: the handlers that the table in options.c names. */
#ifndef OPTION_HANDLERS_H
#define OPTION_HANDLERS_H

#include "command/options.h"

struct option_given;

/* What a handler returns, unless the command is not to run: then it returns an exit status. */
enum { OPTION_READ = -1, OPTION_WRONG = -2 /* after a message */ };

typedef int option_handler(const struct option_given *given);

/* A row of the table. */
struct known_option {
    const char *name;
    int letter;    /* of the short option; 0: none */
    int has_value; /* no_argument or required_argument */
    int takes;     /* only for commands that take this; 0: for all */
    option_handler *handler;
    size_t member; /* for option_flag and option_text: the offset in struct options; for
                      option_aggregate: the enum aggregate_kind */
};

/* An option on the command line. */
struct option_given {
    const struct known_option *known;
    const char *value; /* NULL if it has none */
    const char *help;  /* of the command */
    struct options *options;
};

/* Set a member of struct options: an int to 1, a const char * to the value. */
option_handler option_flag, option_text;

option_handler option_help, option_version;
option_handler option_jobs, option_longest, option_memory, option_top,
    option_gap, option_slack;
option_handler option_as, option_format, option_edition, option_surplus, option_for, option_to,
    option_fail_on, option_order, option_steps, option_invalid, option_tolerate;
option_handler option_non_strict, option_strict_find, option_suffix, option_any_scheme, option_html,
    option_all_attributes;
option_handler option_set, option_remove, option_sort;
option_handler option_aggregate;
option_handler option_refuse, option_readers;

#endif
