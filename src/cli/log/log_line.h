/* A line of a log, and what its fields are. */
#ifndef LOG_LINE_H
#define LOG_LINE_H

#include "cli/record/directive.h"
#include "cli/log/log_fields.h"
#include "cli/record/records.h"
#include "cli/room.h"
#include "cli/out/output_rows.h"

/* A column that is a URI, taken apart when first asked for. */
struct log_uri {
    int is_read;
    int defined;
    int valid; /* else as Appendix B splits it */
    struct uric_bytes text;
    struct uric u;
    struct room room;
};

/* One thread's. */
struct log_line {
    const struct log_fields *fields;
    int decode;
    struct uric_log_format format; /* as the lines so far leave it */
    int *column;                   /* of each field, in it */
    uint64_t directive;            /* the serial of what is in force; 0: none */

    struct record record;
    int status; /* as uric_log_read() answers */
    struct uric_log_row row;
    struct log_uri target, referer;
    struct room *room; /* for a value of each field, and for two more */
};

void log_line_begin(struct log_line *line, const struct log_fields *fields, int decode);
void log_line_end(struct log_line *line);

/* A directive, or NULL for none: what follows is to be read accordingly. */
void log_line_direct(struct log_line *line, const struct directive *directive);

/* Reads a record, and heeds it when it is a directive. */
void log_line_read(struct log_line *line, const struct record *record, size_t longest);

/* A field's value, in the room of that number. */
struct value log_line_value(struct log_line *line, size_t field, size_t room);

/* The room behind those of the fields: so many are free for others. */
enum { LOG_FREE_ROOMS = 2 };

#endif
