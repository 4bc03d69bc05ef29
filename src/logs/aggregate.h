/* The aggregates of uric log: sums, averages, least and greatest numbers, percentiles, how many
 * different values there are, and the share of lines that fit a condition. */
#ifndef AGGREGATE_H
#define AGGREGATE_H

#include "logs/log_fields.h"
#include "logs/number.h"
#include "logs/octets.h"
#include "logs/log_options.h"
#include "logs/where.h"
#include "command/out/value.h"

/* A state that each group keeps of a field's values, or of its lines.  Several columns may need the
 * same measure. */
struct measure {
    enum aggregate_kind kind; /* never AGGREGATE_AVG */
    size_t field;             /* index in the log's fields; of lines: unused */
    const char *of;           /* the field's name, or the expression */
    struct where *condition;  /* AGGREGATE_RATE, but for --merge: the expression */
    char *name;               /* "sum(bytes)" */
    size_t at;                /* of its state among the states of the group */
    int is_time;              /* AGGREGATE_MIN and AGGREGATE_MAX: of times, as seconds since 1970 */
    size_t different;         /* AGGREGATE_PERCENTILE: see percentile_add() */
};

/* In place of a percentile: the most by which percentiles may be off, relative to them. */
#define AGGREGATE_ERROR UINT64_MAX

/* Of AGGREGATE_RATE: how many lines fit, and their share of the group's lines. */
enum { RATE_COUNT, RATE_SHARE };

struct aggregate_column {
    char *name; /* in the header */
    enum aggregate_kind kind;
    const char *of; /* as in the measure */
    size_t measure; /* index */
    uint64_t which; /* the percentile; see percentile.h; or AGGREGATE_ERROR; or RATE_COUNT or
                       RATE_SHARE */
};

struct aggregates {
    /* n_measures: n_valued of one field after another, by their names; then those of lines */
    struct measure *measure;
    size_t n_valued;
    struct aggregate_column *column; /* n_columns, in the order of the command line */
    size_t n_measures, n_columns;
    size_t size; /* bytes of a group's states; zeros: of no values */
    const struct zone *zone; /* the clock that times are printed by; NULL: UTC */
};

/* Reads the options.  Returns 0, or -1 after a message. */
int aggregates_read(struct aggregates *a, const struct log_options *o, struct log_fields *fields);
void aggregates_free(struct aggregates *a);

/* Reads only the expressions of --rate.  Returns 0, or -1 after a message. */
int aggregates_try_rates(const struct log_options *o, struct log_fields *fields);

/* Bytes of a state, a multiple of 8. */
size_t aggregate_state_size(enum aggregate_kind kind);

/* Whether the measure is of numbers; else it is of texts. */
int aggregate_is_numeric(const struct measure *m);

/* Whether the column's values are counts. */
int aggregate_is_count(const struct aggregate_column *column);

/* Adds a value to a group's states: the number v, or the n bytes at s.  Adds to *heap the bytes of
 * memory by which the states grow.  AGGREGATE_DISTINCT has no state: see group_table.h.  Of a time,
 * v is its seconds since 1970. */
void aggregate_add(const struct measure *m, char *states, const struct number *v, const char *s,
                   size_t n, size_t *heap);

/* Adds a line that fits the measure's condition. */
void aggregate_add_line(const struct measure *m, char *states);

/* Stores a group's states, always as the same bytes for the same values. */
void aggregates_put(const struct aggregates *a, const char *states, struct octets *o);

/* Adds stored states, of at most `most` values each.  Returns 0 if the bytes are not such states,
 * or other bytes follow. */
int aggregates_take(const struct aggregates *a, char *states, const char *s, size_t n,
                    uint64_t most, size_t *heap);

/* Whether all of a group's percentiles are exact. */
int aggregates_are_exact(const struct aggregates *a, const char *states);

void aggregates_free_states(const struct aggregates *a, char *states);

/* Writes each column's value of a group of `lines` lines: its length + 1 and its text, or 0 if it
 * is undefined.  distinct has the number of different values for each measure of that kind. */
void aggregates_put_texts(const struct aggregates *a, const char *states, uint64_t lines,
                          const uint64_t *distinct, struct octets *o);

/* Reads the next value: as it is printed, or as a number that orders it. */
struct value aggregate_take_text(const struct aggregate_column *column,
                                 struct octets_left *left);
struct value aggregate_take_order(const struct aggregate_column *column,
                                  struct octets_left *left);

#endif
