/* Several values as one key.  Keys sort as the values do, undefined first. */
#ifndef LOG_KEY_H
#define LOG_KEY_H

#include "cli/room.h"
#include "cli/out/output_rows.h"

struct log_key {
    struct room room;
    size_t n;
};

void log_key_begin(struct log_key *key);

/* Adds a value; last says that it is the last one. */
void log_key_add(struct log_key *key, const struct value *value, int last);

/* Reads the next value of the key of *n bytes at *s, and advances both.  The room takes the
 * value's bytes if the key does not have them unchanged. */
struct value log_key_take(const char **s, size_t *n, int last, struct room *room);

#endif
