/* The rows of uric find: one for each URI found. */
#ifndef FIND_ROWS_H
#define FIND_ROWS_H

#include "command/options.h"
#include "command/out/output_rows.h"
#include "command/record/fields.h"
#include "command/memory.h"
#include "command/tolerate.h"
#include "uric_text.h"

/* The fields; without --fields, the first FIND_DEFAULT_FIELDS are printed. */
enum {
    FIND_FILE, FIND_OFFSET, FIND_LENGTH, FIND_URI, FIND_DOUBTFUL, FIND_FORM, FIND_LINE,
    FIND_TEXT, FIND_OUTER_OFFSET, FIND_OUTER_LENGTH, FIND_TOLERATED, FIND_CUT,
    FIND_MESSAGE, FIND_PART, FIND_ESCAPE, FIND_FIELDS,
    FIND_DEFAULT_FIELDS = FIND_URI + 1
};
/* The room for the names of all notations of escapes. */
enum { FIND_ESCAPES_LIST = 80 };
extern const char *const find_fields[FIND_FIELDS];

/* The options of find. */
struct find_options {
    struct options shared;
    const char *base; /* NULL if not given */
    int strict, iri, suffix, any_scheme;
    int html, all_attributes, mail, wrapped;
    unsigned flags; /* enum uric_find_flags, of these */
};

/* What all threads share. */
struct find_run {
    struct find_options options;
    struct fields fields;
    int counts_lines; /* for the field line */
};

/* Where a text is in a file of mail. */
struct find_place {
    uint64_t message; /* from 1 */
    const char *part;
    const struct mail_lines *lines;
};

/* One per thread. */
struct find_worker {
    const struct find_run *run;
    struct value *values;
    struct room joined, whole;
    uint64_t n_found, too_long, tolerated, cut;
    char names[TOLERATE_LIST];
    char escapes[FIND_ESCAPES_LIST];
    /* the number of lines before the offset `counted`, if the field line is printed */
    uint64_t lines, counted;
    /* the base that references are resolved against; NULL: none */
    char *base_string;
    struct uric base;
    struct uric_tolerance policy; /* for references */
    const struct find_place *place; /* NULL: the text is the file */
};

struct piece_of_text {
    const char *file;
    const char *s; /* n bytes */
    size_t n;
    uint64_t offset; /* of s in its file */
};

/* Prints all URIs found in a piece; more is the argument of uric_find(). */
void find_rows_put(struct find_worker *w, struct uric_finder *f,
                   const struct piece_of_text *t, int more, struct sink *out);

/* Adds up what a search counted, at its end. */
void find_rows_count(struct find_worker *w, const struct uric_finder *f);

#endif
