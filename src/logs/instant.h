/* Points in time, and the texts that logs write for them. */
#ifndef INSTANT_H
#define INSTANT_H

#include "logs/zone.h"

#include <stddef.h>
#include <stdint.h>

#define INSTANT_SECOND INT64_C(1000000000) /* in nanoseconds */

struct instant {
    int64_t ns;     /* nanoseconds since 1970-01-01T00:00:00Z, without leap seconds: the years
                       1678 to 2261 */
    int32_t offset; /* seconds east of UTC of the clock that the text was written by */
};

/* Reads a time in one of these forms, perhaps in brackets:
 *
 *   10/Oct/2000:13:55:36 -0700   Common Log Format, perhaps with a fraction, or without a zone
 *   2000-10-10T13:55:36.5-07:00  ISO 8601 and RFC 3339: "T", "t" or a space; "-" or "/" in the
 *                                date; seconds and a fraction after "." or "," may be missing;
 *                                the zone is "Z", "z", +HH:MM, +HHMM or +HH, or is missing
 *   Tue, 10 Oct 2000 20:55:36 GMT   the date of HTTP (RFC 9110)
 *   971211336.500                a JSON number: of seconds below 10^11, of milliseconds below
 *                                10^14, of microseconds below 10^17, of nanoseconds from there
 *
 * A date must exist.  A second 60 must be the last one of a day in UTC, and counts as the last
 * nanosecond before the next day.  Digits below a nanosecond are dropped.  A time without a zone
 * is by the clock of `zone`; NULL is UTC.  Returns 0 if the text is anything else. */
int instant_read(const char *s, size_t n, const struct zone *zone, struct instant *t);

/* Also reads an ISO 8601 date without a time of day, which is its first instant, and hours
 * without minutes. */
int instant_read_bound(const char *s, size_t n, const struct zone *zone, struct instant *t);

/* The whole seconds before t by the clock that its offset gives, counted as if it were UTC. */
static inline int64_t instant_wall(const struct instant *t)
{
    const int64_t ns = t->ns % INSTANT_SECOND;

    return t->ns / INSTANT_SECOND - (ns < 0) + t->offset;
}

#endif
