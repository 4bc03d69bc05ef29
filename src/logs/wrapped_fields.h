/* The fields that are the wrapper's: "wrapper.time", "wrapper.labels.app". */
#ifndef WRAPPED_FIELDS_H
#define WRAPPED_FIELDS_H

#include "command/memory.h"
#include "logs/log_fields.h"
#include "logs/wrapper.h"

enum { WRAPPED_MEMBERS = 8 };

/* How to find a field in a record of JSON. */
struct wrapped_field {
    int is_used;
    size_t format;               /* index of the format that has the columns */
    int column[WRAPPED_MEMBERS]; /* the first defined one counts; -1 after the last */
};

/* Threads may share it. */
struct wrapped_fields {
    struct uric_log_format *format;
    size_t n_formats;
    struct wrapped_field *field; /* of each field */
};

/* A record, and what has been read of it; one per thread. */
struct wrapped_record {
    const char *s; /* n bytes */
    size_t n;
    struct uric_log_row *row; /* of each format */
    unsigned char *is_read;   /* the same */
};

void wrapped_fields_begin(struct wrapped_fields *w, const struct wrapper *wrapper,
                          const struct log_fields *fields);
void wrapped_fields_end(struct wrapped_fields *w);

/* Makes the room that the fields need. */
void wrapped_record_begin(struct wrapped_record *r, const struct wrapped_fields *w);
void wrapped_record_end(struct wrapped_record *r);

/* Reads from the next record. */
void wrapped_record_take(struct wrapped_record *r, const struct wrapped_fields *w, const char *s,
                         size_t n);

/* The value of a field, or one whose s is NULL.  The room is for its bytes. */
struct uric_bytes wrapped_value(const struct wrapped_fields *w, const struct wrapper *wrapper,
                                struct wrapped_record *r, const struct log_fields *fields,
                                size_t field, struct room *room);

#endif
