/* A line of a log, and its fields. */
#ifndef LOG_LINE_H
#define LOG_LINE_H

#include "command/record/directive.h"
#include "logs/log_fields.h"
#include "logs/log_layout.h"
#include "logs/log_uri.h"
#include "logs/wrapped_fields.h"
#include "logs/log_options.h"
#include "command/record/records.h"
#include "command/memory.h"
#include "command/out/output_rows.h"

/* A column that is a URI, parsed when it is first needed. */
struct log_line_uri {
    int is_read;
    struct log_uri uri;
    struct room room;
};

/* The time that was read last, and its text. */
struct log_line_time {
    char text[64];
    size_t n; /* 0: no time yet */
    int is_valid;
    struct instant instant;
};

/* One per thread. */
struct log_line {
    const struct log_fields *fields;
    const struct log_options *options;
    const struct log_layout *layout; /* NULL: no layout yet */
    struct uric_log_format format;   /* after the directives so far */
    int needs_offsets;               /* a field is the offset of the error */
    int *column;                     /* of each field in that format */
    uint64_t directive;              /* the serial of the directive in force, or 0 */
    const char *directed;            /* its n_directed bytes, or NULL */
    size_t n_directed;

    const char *file; /* its name, as given */
    struct record record;
    enum uric_status status; /* of uric_log_read() */
    struct uric_log_row row;
    struct log_line_uri target, referer;
    struct log_line_time time;
    struct wrapped_record wrapped; /* what wraps the line, if anything does */
    unsigned char *known; /* of each field, set if what wraps a line has a value for it; or NULL */
    struct room *room; /* one for each field, and LOG_FREE_ROOMS */
};

void log_line_begin(struct log_line *line, const struct log_fields *fields,
                    const struct log_options *o);
void log_line_end(struct log_line *line);

/* Reads the next lines by this layout and this directive, or without a directive if it is NULL.
 * Returns whether the columns change. */
int log_line_lay_out(struct log_line *line, const struct log_layout *layout,
                     const struct directive *directive);

/* Reads a record; a directive takes effect. */
void log_line_read(struct log_line *line, const struct record *record, size_t longest);

/* Where the line's error is, or where the line is, if it has none: sets *record to the record in
 * the file.  Returns the offset of the error in it. */
size_t log_line_place(const struct log_line *line, struct record *record);

/* A field's value; room is the index of the room for its bytes. */
struct value log_line_value(struct log_line *line, size_t field, size_t room);

/* Reads the time that the field is a part of; room is as above.  Returns 0 if the value is
 * undefined or not a time. */
int log_line_instant(struct log_line *line, size_t field, size_t room, struct instant *t);

/* How many units of the field make a second; 0 if unknown. */
uint32_t log_line_units(const struct log_line *line, size_t field);

/* The rooms after the rooms of the fields, for other uses. */
enum { LOG_FREE_ROOMS = 2 };

#endif
