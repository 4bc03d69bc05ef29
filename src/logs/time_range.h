/* The lines of a span of time: --since and --until. */
#ifndef TIME_RANGE_H
#define TIME_RANGE_H

#include "logs/log_line.h"
#include "logs/log_options.h"

struct time_range {
    int is_set;
    int64_t since, until; /* since <= t < until, in nanoseconds since 1970 */
    size_t field;         /* of the line's time */
};

/* Reads an instant as --since takes it: also a date alone, or "-2h".  A time without a zone is by
 * the clock of `zone`.  Returns 0 if the text is not an instant. */
int time_bound_read(const char *text, const struct zone *zone, int64_t *ns);

/* Reads --zone into o->time.zone, which the caller frees, and --since and --until into *range.
 * Returns 0, or -1 after a message. */
int time_range_read(struct log_options *o, struct log_fields *fields, struct time_range *range);

/* The time of a line, in nanoseconds since 1970.  Returns 0 if the line has no time. */
int time_range_time(const struct time_range *range, struct log_line *line, int64_t *time);

static inline int time_range_has(const struct time_range *range, int64_t time)
{
    return range->since <= time && time < range->until;
}

#endif
