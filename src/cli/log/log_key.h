/* Values as one key: keys order as the values do, undefined before defined. */
#ifndef LOG_KEY_H
#define LOG_KEY_H

#include "cli/room.h"
#include "cli/out/output_rows.h"

struct log_key {
    struct room room;
    size_t n;
};

void log_key_begin(struct log_key *key);

/* One more value; the last one is marked as such. */
void log_key_add(struct log_key *key, const struct value *value, int last);

/* Take the next of the values that a key of n bytes at *s was made of, whose bytes go
 * to the room where they are not there as they were. */
struct value log_key_take(const char **s, size_t *n, int last, struct room *room);

#endif
