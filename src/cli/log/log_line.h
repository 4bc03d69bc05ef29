/* A line of a log, and its fields. */
#ifndef LOG_LINE_H
#define LOG_LINE_H

#include "cli/record/directive.h"
#include "cli/log/log_fields.h"
#include "cli/log/log_uri.h"
#include "cli/options.h"
#include "cli/record/records.h"
#include "cli/room.h"
#include "cli/out/output_rows.h"

/* A column that is a URI, read when it is first needed. */
struct log_line_uri {
    int is_read;
    struct log_uri uri;
    struct room room;
};

/* One per thread. */
struct log_line {
    const struct log_fields *fields;
    const struct options *options;
    struct uric_log_format format; /* after the directives so far */
    int *column;                   /* of each field in that format */
    uint64_t directive;            /* the serial of the one in force; 0: none */

    struct record record;
    enum uric_status status; /* of uric_log_read() */
    struct uric_log_row row;
    struct log_line_uri target, referer;
    struct room *room; /* one for each field, and LOG_FREE_ROOMS */
};

void log_line_begin(struct log_line *line, const struct log_fields *fields,
                    const struct options *o);
void log_line_end(struct log_line *line);

/* Reads the next lines by this directive, or by none if it is NULL. */
void log_line_direct(struct log_line *line, const struct directive *directive);

/* Reads a record; a directive takes effect. */
void log_line_read(struct log_line *line, const struct record *record, size_t longest);

/* A field's value; room is the index of the room for its bytes. */
struct value log_line_value(struct log_line *line, size_t field, size_t room);

/* The rooms after those of the fields, for other uses. */
enum { LOG_FREE_ROOMS = 2 };

#endif
