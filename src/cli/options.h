/* The options that commands share, and the files they end with. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "cli/out/output_rows.h"

/* Which options a command takes, besides --null, --quiet and --help. */
enum {
    TAKES_RULE = 1,  /* --as, --method */
    TAKES_ROWS = 2,  /* --fields, --format, --header */
    TAKES_COUNT = 4, /* --count */
    TAKES_BASE = 8,  /* --base */
    TAKES_RESOLUTION = 16, /* --edition, --surplus, --non-strict */
    TAKES_STRICT = 32,     /* --strict */
    TAKES_EDITS = 64,      /* --set, --remove */
    TAKES_TYPE = 128,      /* --type */
    TAKES_STEPS = 256,     /* --steps */
    TAKES_VALUES = 512,    /* --values */
    TAKES_RAW = 1024,      /* --raw */
    TAKES_FORM = 2048,     /* --form */
    TAKES_FOR = 4096,      /* --for */
    TAKES_FIND = 8192,     /* --suffix, --any-scheme, --html */
    TAKES_LOG = 16384,     /* --log-format and what else is of logs alone */
    TAKES_RECORDS = 32768  /* --longest */
};

/* A --set or a --remove, as it was given. */
struct edit_option {
    const char *text;
    int removes;
};

/* Besides enum uric_edition. */
enum { EDITION_RFC3986 = -1 };

struct options {
    int null_terminated, quiet;
    int jobs; /* threads, at least 1 */
    size_t longest; /* bytes of a record, URIC_MAX_LENGTH at most */
    int rule; /* see rules.h */
    enum format format;
    int header, count, strict, values, raw, form;
    unsigned steps;     /* enum uric_step */
    int component;      /* enum uric_encode_for; -1 when not given */
    unsigned find_flags; /* enum uric_find_flags */
    int is_text;        /* not an option: the input is no records; see input.h */
    const char *fields; /* NULL when not given */
    const char *base;   /* NULL when not given */
    int edition;        /* enum uric_edition, or the above */
    unsigned resolve_flags;
    struct edit_option *edits; /* n_edits; in the order in which they were given */
    int n_edits;
    const char *type; /* NULL when not given */
    /* Of logs; strings are NULL when not given. */
    const char *log_format, *where, *rejects, *count_by;
    int decode, follow, histogram, by_values;
    uint64_t top;  /* 0 when not given */
    size_t memory; /* bytes */
    /* Set by the command, not by an option. */
    int decompress, directives, progress;
    int rejects_fd; /* -1: none */
    char *const *files; /* n_files, at least one */
    int n_files;
};

/* Statuses besides the command's own answers. */
enum { STATUS_VALID = 0, STATUS_INVALID = 1, STATUS_USAGE = 2 };

/* Reads argv, argv[0] being the command's name.  -1 when the command is to run;
 * else the process's exit status: help has been printed, or what is wrong. */
int options_read(struct options *o, int argc, char **argv, int takes,
                 const char *help);

/* Where to read more about a command after a message: STATUS_USAGE. */
int options_hint(const char *command);

/* Print a text on standard output: STATUS_VALID, or STATUS_USAGE after a message
 * when it cannot be written. */
int print_text(const char *text);
int print_version(void);

#endif
