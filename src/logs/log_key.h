/* Several values as one key.  Keys sort as the bytes of the values do, undefined first. */
#ifndef LOG_KEY_H
#define LOG_KEY_H

#include "command/memory.h"
#include "command/out/output_rows.h"

struct log_key {
    struct room room;
    size_t n;
};

void log_key_begin(struct log_key *key);

/* Adds a value; last says that it is the last one. */
void log_key_add(struct log_key *key, const struct value *value, int last);

/* Adds bytes that are not a value: the reader must know where they are. */
void log_key_add_bytes(struct log_key *key, const char *s, size_t n);

/* Reads the next value of the key of *n bytes at *s, and advances both.  The room takes the value's
 * bytes if the key does not contain them unchanged. */
struct value log_key_take(const char **s, size_t *n, int last, struct room *room);

/* The length of the n_values values at the start of the key, none of which is the last value;
 * SIZE_MAX if the key starts with fewer values. */
size_t log_key_length(const char *s, size_t n, size_t n_values);

#endif
