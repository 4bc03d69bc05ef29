/* The format of each log: the format of --log-format, or of the log's first lines. */
#ifndef LOG_LAYOUT_H
#define LOG_LAYOUT_H

#include "logs/log_fields.h"
#include "logs/log_format_option.h"
#include "logs/log_options.h"
#include "command/record/layout.h"
#include "logs/wrapped_fields.h"

/* All logs of one format share it. */
struct log_layout {
    char name[64]; /* without what follows a ":" */
    struct uric_log_format format;
    uint64_t own;   /* the bits of the columns that it has whatever fields are requested */
    int directives; /* they name the columns */
    struct wrapper *wrapper; /* of its lines, or NULL */
    struct wrapped_fields wrapped; /* the fields that are the wrapper's */
};

struct log_layouts {
    struct layout_chooser chooser;
    const struct log_options *options;
    const struct log_fields *fields; /* NULL until they are known */
    struct log_layout *given;        /* NULL: the format of each file is detected */
    const char *given_name;      /* the whole of it */
    struct log_outside outside;  /* what is given of each file, if its format is not */
    struct log_layout **list;        /* the n different layouts that were detected */
    size_t n;
    struct uric_log_format room; /* for trying formats */
    const struct log_layout *told; /* the layout of the file before, which the next file may
                                      share */
};

/* The options may change, and must stay where they are. */
void log_layouts_begin(struct log_layouts *l, const struct log_options *o);
void log_layouts_end(struct log_layouts *l);

/* All logs have this format, of --log-format=NAME, which must stay where it is, and the wrapper,
 * which may be NULL, and which log_layouts_end() frees. */
void log_layouts_give(struct log_layouts *l, const char *name,
                      const struct uric_log_format *format, struct wrapper *wrapper);

/* All logs have this wrapper and these prefixes, of --log-format=NAME, which must stay where it
 * is. */
void log_layouts_give_outside(struct log_layouts *l, const char *name);

/* The fields are known from now on. */
void log_layouts_bind(struct log_layouts *l, const struct log_fields *fields);

/* Whether each field belongs to at least one of the logs; if not, a message names it. */
int log_layouts_have_fields(const struct log_layouts *l);

#endif
