/* Adds log lines to their groups, and counts the values that an aggregate leaves out. */
#ifndef GROUP_LINES_H
#define GROUP_LINES_H

#include "logs/group_table.h"
#include "logs/log_key.h"
#include "logs/log_line.h"
#include "logs/where.h"

/* Values of a field that are in no aggregate of it. */
struct left_out {
    uint64_t undefined, no_numbers, beyond; /* beyond: with too many digits; see number.h */
    unsigned units; /* of the numbers that were not left out: see group_lines.c */
};

/* One per thread. */
struct group_lines {
    struct group_table table;
    struct left_out *left_out; /* of each measure; only the entry of a field's first measure is
                                  used */
    struct where_state *condition; /* of each measure of lines */
    struct log_key key;
    uint64_t fingerprint; /* of lines, if asked for: the sum of their hashes */
};

void group_lines_begin(struct group_lines *g, const struct aggregates *a, size_t n_values,
                       size_t memory, const uint64_t key[2]);

/* Adds a line to the group of the n fields with the indices which[]. */
void group_lines_add(struct group_lines *g, struct log_line *line, const size_t *which, size_t n);

/* Adds the line to the fingerprint.  Different logs have different fingerprints, so that partials
 * can tell logs apart whose groups are equal. */
void group_lines_mark(struct group_lines *g, const struct record *record);

/* Adds the numbers of values left out to those at sum. */
void group_lines_sum(const struct group_lines *g, struct left_out *sum);

/* Reports the numbers in one message, if any is not 0; then fields whose numbers have different
 * units in different logs. */
void group_lines_report(const struct left_out *sum, const struct aggregates *a,
                        const struct log_fields *fields);

/* Adds the counts of odd values that the conditions of another thread compared, and says how many
 * there were. */
void group_lines_add_odd(struct group_lines *to, const struct group_lines *g);
void group_lines_say_odd(const struct group_lines *g, const struct log_fields *fields);

void group_lines_end(struct group_lines *g);

#endif
