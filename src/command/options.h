/* The options that commands share, the files after them, and what reads both.  An option of one
 * command alone is in that command's own struct, which begins with a struct options. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "command/out/output_rows.h"
#include "command/io/output.h"

struct known_option; /* see option_handlers.h */

/* Which of the shared options a command takes, besides those that all commands take. */
enum {
    TAKES_RECORDS = 1,   /* --longest */
    TAKES_ROWS = 2,      /* --fields, --format, --header */
    TAKES_ARROW = 4,     /* --format=arrow */
    TAKES_SUFFIXES = 8,  /* --suffixes */
    TAKES_RULE = 16,     /* --as, --method */
    TAKES_TOLERANCE = 32, /* --tolerate */
    TAKES_INVALID = 64   /* --invalid */
};

/* The options that a command takes. */
struct option_set {
    int takes;
    const struct known_option *own; /* n_own, of this command alone */
    int n_own;
    const char *help; /* what --help prints */
};

/* What to print for an invalid record: \N, the record as it came, no line, or no line for
 * it and all after it. */
enum invalid_records { INVALID_NULL, INVALID_KEEP, INVALID_DROP, INVALID_FAIL };

struct row_options {
    enum format format;
    int format_given, header;
    const char *fields;   /* NULL if not given */
    const char *suffixes; /* of TAKES_SUFFIXES; NULL if not given */
};

struct tolerance_options {
    int is_set; /* to a policy, which see tolerate.h */
    struct uric_tolerance policy;
    int is_listed; /* set by the command: a field lists what was tolerated */
};

struct options {
    int quiet, null_terminated, recursive;
    int jobs; /* threads, at least 1 */
    char *const *files; /* n_files; at least one unless recursive */
    int n_files;
    int unlisted; /* a directory could not be read: the exit status is STATUS_USAGE */
    size_t longest; /* the most bytes of a record; at most URIC_MAX_LENGTH */
    struct row_options rows;
    int rule; /* see rules.h */
    const char *method; /* of a request; NULL if not given */
    struct tolerance_options tolerance;
    enum invalid_records invalid;
};

/* Reads argv; argv[0] is the command's name.  The command's own options are members of the struct
 * that begins with *o, and have their defaults already.  Returns -1 if the command is to run, else
 * the exit status: the help or a message has been printed. */
int options_read(struct options *o, int argc, char **argv, const struct option_set *set);

/* From now on, options_read() prints the options that the command takes instead: lines of the
 * command, the option, its letter, and 1 if it has a value, parted by tabs. */
void options_list(void);

/* Says after a message where the command's help is.  Returns STATUS_USAGE. */
int options_hint(const char *command);

#endif
