/* The options that commands share, and the files after them. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "command/out/output_rows.h"
#include "command/status.h"

/* Which options a command takes, besides those that all commands take. */
enum {
    TAKES_RULE = 1,  /* --as, --method */
    TAKES_ROWS = 2,  /* --fields, --format, --header */
    TAKES_ARROW = 1 << 21, /* --format=arrow */
    TAKES_COUNT = 4, /* --count */
    TAKES_BASE = 8,  /* --base */
    TAKES_RESOLUTION = 16, /* --edition, --surplus, --non-strict */
    TAKES_STRICT = 32,     /* --strict */
    TAKES_EDITS = 64,      /* --set, --remove, --sort */
    TAKES_TYPE = 128,      /* --type */
    TAKES_STEPS = 256,     /* --steps */
    TAKES_VALUES = 512,    /* --values */
    TAKES_RAW = 1024,      /* --raw */
    TAKES_FORM = 2048,     /* --form */
    TAKES_FOR = 4096,      /* --for */
    TAKES_TO = 1 << 22,    /* --to */
    TAKES_FIND = 8192,     /* --strict, --iri, --suffix, --any-scheme, --html, --mail,
                              --all-attributes */
    TAKES_LOG = 16384,     /* --log-format and the other options of log alone */
    TAKES_REQUEST = 1 << 20, /* --scheme, --refuse */
    TAKES_RECORDS = 32768, /* --longest */
    TAKES_INVALID = 65536, /* --invalid */
    TAKES_TOLERANCE = 131072, /* --tolerate */
    TAKES_SUFFIXES = 1 << 23, /* --suffixes */
    TAKES_READERS = 1 << 24   /* --readers */
};

/* What to print for an invalid record: \N, the record as it came, no line, or no line for
 * it and all after it. */
enum invalid_records { INVALID_NULL, INVALID_KEEP, INVALID_DROP, INVALID_FAIL };

/* A --set, --remove or --sort, unparsed. */
enum { EDIT_SETS, EDIT_REMOVES, EDIT_SORTS };
struct edit_option {
    const char *text;
    int does;
};

/* An aggregate of log, its list of fields unparsed. */
enum aggregate_kind {
    AGGREGATE_SUM,
    AGGREGATE_AVG,
    AGGREGATE_MIN,
    AGGREGATE_MAX,
    AGGREGATE_DISTINCT,
    AGGREGATE_APPROX, /* --distinct=F:approx */
    AGGREGATE_PERCENTILE
};
struct aggregate_option {
    enum aggregate_kind kind;
    const char *list;
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
    int format_given;
    int header, count, strict, values, raw, form;
    enum invalid_records invalid;
    int tolerates; /* with a policy, which see tolerate.h */
    struct uric_tolerance tolerance;
    unsigned steps;     /* enum uric_step */
    int steps_given;
    int component;      /* enum uric_encode_for; -1 if not given */
    int to_iri;         /* --to=iri; else to URIs */
    unsigned find_flags; /* enum uric_find_flags */
    int mail, iri;
    const char *fields; /* NULL if not given */
    const char *base;   /* NULL if not given */
    int edition;        /* enum uric_edition or EDITION_RFC3986 */
    unsigned resolve_flags;
    struct edit_option *edits; /* n_edits, in the order of the command line */
    int n_edits;
    const char *type; /* NULL if not given */
    const char *scheme; /* NULL if not given */
    const char *suffixes; /* NULL if not given */
    int refuses; /* --refuse was given: */
    uint64_t refused_hazards; /* bits 1 << enum uric_hazard */
    unsigned request_flags; /* enum uric_request_flags */
    unsigned readers; /* bits 1 << enum uric_reader; 0 means all */
    /* For log; strings are NULL if not given. */
    const char *log_format, *where, *rejects, *count_by;
    const char *zone_name, *since, *until;
    const char *sessions, *page; /* of --sessions and --page */
    int64_t gap, slack; /* nanoseconds */
    int unsorted;
    int keep_going, fails_on_malformed;
    int decode, follow, histogram, by_values;
    struct aggregate_option *aggregates; /* n_aggregates, in the order of the command line */
    int n_aggregates;
    const char *order_column; /* of --order, unless that is count or value */
    const char *partial;
    int merge;
    uint64_t top;  /* 0 if not given */
    size_t memory; /* bytes */
    int recursive;
    char *const *files; /* n_files; at least one unless recursive */
    int n_files;
    int unlisted; /* a directory could not be read: the exit status is STATUS_USAGE */
    /* Set by the command, not by options. */
    struct zone *zone; /* of --zone; NULL if not given */
    int tells_tolerated; /* a field lists what was tolerated */
};

#endif
