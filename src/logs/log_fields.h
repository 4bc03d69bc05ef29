/* The fields of uric log: a format's columns, parts of its target, referer and time, and the
 * line itself. */
#ifndef LOG_FIELDS_H
#define LOG_FIELDS_H

#include "command/arrow/arrow_message.h"
#include "logs/log_time.h"
#include "uric_log.h"

#include <stddef.h>
#include <stdint.h>

enum log_kind {
    LOG_COLUMN,
    LOG_TIME_PART,
    LOG_PART, /* a component of the column, a URI */
    LOG_AUTHORITY,
    LOG_USER,
    LOG_PASSWORD,
    LOG_REGISTRABLE, /* domain of the URI's host, or of the column */
    LOG_FORM,
    LOG_PART_ERROR,
    LOG_ERROR_PART, /* the component that the error is in */
    LOG_TOLERATED,
    LOG_SEGMENT, /* of the path */
    LOG_PARAMETER, /* of the query */
    LOG_RECORD,
    LOG_FILE,
    LOG_INPUT,
    LOG_ERROR,
    LOG_CUT,    /* whether the server cut the line */
    LOG_WRAPPED /* a member of what wraps the line: its key */
};

struct log_field {
    char *name;
    size_t n_name;     /* without ":lower" */
    int lower;         /* its letters of US-ASCII in lower case */
    int is_quoted;     /* the name was in backquotes: it is a column's, even if another field has
                          that name */
    enum log_kind kind;
    int column;        /* the column, or the column that it is a part of; -1: no column, or not
                          yet */
    int whole;         /* enum uric_log_field that it is a part of, or -1 */
    int is_member;     /* of JSON, where any name may be a member: the column was added for this
                          field */
    int part;          /* enum uric_part */
    struct log_time time;
    uint64_t segment;  /* from 1 */
    const char *key;   /* n_key bytes of the name, or a constant */
    size_t n_key;
};

struct log_fields {
    struct uric_log_format *format;
    int may_come; /* directives may add columns, so that every name is accepted */
    int wrapped;  /* records wrap the lines */
    struct log_field *list; /* n different fields */
    size_t n;
};

/* Returns the index of a field, which is added if it is new; -1 after a message that lists the
 * known fields.  A name in backquotes is a column's. */
int log_fields_add(struct log_fields *f, const char *name, size_t n);

/* Adds the fields of a comma-separated list.  Returns their indices, which the caller frees, and
 * sets *n_which to their number; NULL after a message. */
size_t *log_fields_list(struct log_fields *f, const char *list, size_t *n_which);

/* The default of --fields: a list, which the caller frees. */
char *log_fields_usual(const struct uric_log_format *format);

/* The column in a format of a field, or of the whole that the field is a part of; or -1. */
int log_fields_column(const struct log_field *field, const struct uric_log_format *format);

/* Whether the field is a column that is a time. */
int log_fields_is_time(const struct log_field *field, const struct uric_log_format *format);

/* Whether the field is the time of a line, or a part of it: if the line has none, it is that of
 * what wraps the line. */
int log_fields_has_time(const struct log_field *field);

/* Adds the fields to a format of JSON. */
void log_fields_bind(const struct log_fields *f, struct uric_log_format *format);

/* Says that the format lacks the field. */
void log_fields_unknown(const struct uric_log_format *format, const char *name,
                        size_t n);

/* Says which fields, from the first one on, are unknown: columns that no directive named, members
 * that no line had. */
void log_fields_say_absent(const struct log_fields *f, const unsigned char *known, size_t first);

/* The field's type in Arrow. */
enum arrow_type log_fields_type(const struct uric_log_format *format,
                                const struct log_field *field);

void log_fields_free(struct log_fields *f);

#endif
