/* The options --set, --remove and --sort. */
#ifndef EDIT_OPTIONS_H
#define EDIT_OPTIONS_H

#include "command/option_handlers.h"
#include "uric.h"

/* A --set, --remove or --sort, unparsed. */
enum { EDIT_SETS, EDIT_REMOVES, EDIT_SORTS };
struct edit_option {
    const char *text;
    int does;
};

struct edit_options {
    struct options shared;
    struct edit_option *list; /* n, in the order of the command line */
    int n;
};

/* The table of these options. */
enum { EDIT_OPTIONS = 3 };
extern const struct known_option edit_options[EDIT_OPTIONS];

/* Edits besides those of enum uric_edit_part.  index: see uric_query_remove(). */
enum {
    EDIT_QUERY_VALUES = URIC_EDIT_PARAMETER_NAMED + 1, /* sets those of a pattern */
    EDIT_QUERY_ALL_VALUES, /* in options only */
    EDIT_USERINFO_VALUE,   /* sets the userinfo if there is one */
    EDIT_SORT,             /* sorts the parameters */
    EDIT_QUERY_REMOVE      /* removes those of a pattern */
};

/* What the options ask for: parts that are changed together, and edits that follow one by
 * one. */
struct edits {
    struct uric_bytes part[URIC_PARTS]; /* of those that change: the value; undefined: removed */
    int changes[URIC_PARTS];
    struct uric_change *list; /* n */
    size_t n;
};

/* Reads the options: 0, or -1 after a message that one of them is wrong. */
int edit_options_read(struct edits *e, const struct edit_options *o);

void edit_options_free(struct edit_options *o, struct edits *e);

/* The name of an enum uric_part or uric_edit_part, which ends at a ":" or a NUL. */
const char *edit_options_part(int part);

#endif
