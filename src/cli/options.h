/* The options that commands share, and the files after them. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "cli/out/output_rows.h"

/* Which options a command takes, besides those that all commands take. */
enum {
    TAKES_RULE = 1,  /* --as, --method */
    TAKES_ROWS = 2,  /* --fields, --format, --header */
    TAKES_ARROW = 1 << 21, /* --format=arrow */
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
    TAKES_LOG = 16384,     /* --log-format and the other options of log alone */
    TAKES_REQUEST = 1 << 20, /* --scheme, --refuse */
    TAKES_RECORDS = 32768, /* --longest */
    TAKES_INVALID = 65536, /* --invalid */
    TAKES_TOLERANCE = 131072 /* --tolerate */
};

/* What to print for an invalid record: \N, the record as it came, no line, or no line for
 * it and all after it. */
enum invalid_records { INVALID_NULL, INVALID_KEEP, INVALID_DROP, INVALID_FAIL };

/* A --set or --remove, unparsed. */
struct edit_option {
    const char *text;
    int removes;
};

/* Besides enum uric_edition. */
enum { EDITION_RFC3986 = -1 };

struct options {
    int null_terminated, quiet;
    int jobs; /* threads, at least 1 */
    size_t longest; /* the most bytes of a record; at most URIC_MAX_LENGTH */
    int rule; /* see rules.h */
    const char *method; /* of a request; NULL if not given */
    enum format format;
    int header, count, strict, values, raw, form;
    enum invalid_records invalid;
    int tolerates; /* with a policy, which see tolerate.h */
    struct uric_tolerance tolerance;
    unsigned steps;     /* enum uric_step */
    int component;      /* enum uric_encode_for; -1 if not given */
    unsigned find_flags; /* enum uric_find_flags */
    const char *fields; /* NULL if not given */
    const char *base;   /* NULL if not given */
    int edition;        /* enum uric_edition or EDITION_RFC3986 */
    unsigned resolve_flags;
    struct edit_option *edits; /* n_edits, in the order of the command line */
    int n_edits;
    const char *type; /* NULL if not given */
    const char *scheme; /* NULL if not given */
    int refuses; /* --refuse was given: */
    uint64_t refused_hazards; /* bits 1 << enum uric_hazard */
    unsigned request_flags; /* enum uric_request_flags */
    /* For log; strings are NULL if not given. */
    const char *log_format, *where, *rejects, *count_by;
    int decode, follow, histogram, by_values;
    uint64_t top;  /* 0 if not given */
    size_t memory; /* bytes */
    char *const *files; /* n_files, at least one */
    int n_files;
    /* Set by the command, not by options. */
    int is_text; /* the input is free text; see input.h */
    int decompress, directives, progress;
    int tells_tolerated; /* a field lists what was tolerated */
    int rejects_fd; /* -1: none */
};

/* Exit statuses. */
enum { STATUS_VALID = 0, STATUS_INVALID = 1, STATUS_USAGE = 2 };

/* Reads argv; argv[0] is the command's name.  Returns -1 if the command is to run, else the
 * exit status: the help or a message has been printed. */
int options_read(struct options *o, int argc, char **argv, int takes,
                 const char *help);

/* Says after a message where the command's help is.  Returns STATUS_USAGE. */
int options_hint(const char *command);

#endif
