/* Groups of log lines with the states of their aggregates: in a hash table while the memory
 * allows, then in sorted runs (count.h).
 *
 * A group's key has its values (log_key.h), each with an end.  To count different values, each
 * pair of a group and a value is a key, too.  Stored, a group is an entry of
 *
 *   its count, which is not 0; its key, two zero bytes, its states as aggregates_put() stores them
 *
 * and such a pair is an entry of
 *
 *   the count 0; the group's key, the measure's index + 1 in two bytes, the higher first, the value
 *
 * so that the pairs follow their group in the order of the bytes. */
#ifndef GROUP_TABLE_H
#define GROUP_TABLE_H

#include "logs/aggregate.h"
#include "logs/count.h"

enum { GROUP_TAG = 2 };

struct group_table {
    struct count count; /* the first member: count_spilled gets it alone */
    const struct aggregates *aggregates;
    size_t n_values; /* of a group's key */
    struct octets pair, spare; /* for spilling, which may happen while a pair is added */
};

/* As for count_begin(). */
void group_table_begin(struct group_table *t, const struct aggregates *a, size_t n_values,
                       size_t memory, const uint64_t key[2]);

/* Adds a line to a group.  Returns the group's states, which any later call may move. */
char *group_table_line(struct group_table *t, const char *key, size_t n);

/* Adds a value of the measure, of the kind AGGREGATE_DISTINCT. */
void group_table_pair(struct group_table *t, const char *key, size_t n_key, size_t measure,
                      const char *value, size_t n);

/* Call this after each line. */
void group_table_end_line(struct group_table *t);

/* Adds a stored entry.  Returns 0 if the bytes are not such an entry. */
int group_table_take(struct group_table *t, const struct entry *e);

/* Whether a stored entry, which was taken, may follow the entry `last` in a file; last is NULL
 * before the first entry.  Entries ascend, no group comes twice, and a pair comes after its
 * group. */
int group_table_follows(const struct group_table *t, const struct entry *last,
                        const struct entry *e);

/* Calls take() for each stored group of all n tables, in the order of the bytes, and then for the
 * group's pairs, until take() does not return 0.  The tables are empty afterwards. */
void group_table_merge(struct group_table *all, size_t n, entry_taken *take, void *context);

void group_table_end(struct group_table *t);

#endif
