/* The fields of a log line's time: the buckets that it falls into; and the text of an instant. */
#ifndef LOG_TIME_H
#define LOG_TIME_H

#include "command/out/value.h"
#include "logs/instant.h"
#include "logs/zone.h"

#include <stddef.h>
#include <stdint.h>

/* The unit of a bucket's width; also of other fields of a time. */
enum log_time_unit {
    LOG_TIME_SECOND,
    LOG_TIME_MINUTE,
    LOG_TIME_HOUR,
    LOG_TIME_DAY,
    LOG_TIME_WEEK, /* from Monday, as in ISO 8601 */
    LOG_TIME_MONTH,
    LOG_TIME_YEAR,
    LOG_TIME_WEEKDAY, /* no bucket: 1 (Monday) to 7 */
    LOG_TIME_HOUR_OF_DAY, /* no bucket: 0 to 23 */
    LOG_TIME_EPOCH    /* no bucket: seconds since 1970-01-01T00:00:00Z */
};

struct log_time {
    enum log_time_unit unit;
    int64_t n; /* units of a bucket; 1 except for seconds to days */
};

/* The names of the fields, from 0 on; NULL after the last. */
const char *log_time_name(int i);

/* Reads "hour", "5m" and the like.  Returns 0 if there is no such field. */
int log_time_read(const char *name, size_t n, struct log_time *field);

/* Reads "30m", a number of s, m, h or d.  Returns nanoseconds, or 0 if the text is not such a
 * number. */
int64_t log_time_span(const char *text);

/* Whether the field is a number, and not the start of a bucket. */
int log_time_is_number(const struct log_time *field);

/* The longest text of a field, "2000-10-10T13:55:36+00:53:28". */
enum { LOG_TIME_SIZE = 32 };

/* The field of an instant, by the zone's clock; if zone is NULL, by the clock that wrote the time.
 * Its text is in the LOG_TIME_SIZE bytes at to. */
struct value log_time_value(const struct log_time *field, const struct instant *t,
                            const struct zone *zone, char *to);

/* ---- buckets ----
 *
 * A bucket is n units of a clock: the time in which the clock shows the bucket's start or later,
 * but not yet the next start.  Buckets of s, m and h start at multiples of their width after
 * midnight, if a day is a multiple of the width; otherwise, like all buckets of d, at multiples
 * after 1970-01-01T00:00:00.  So a day in which the clock is set back has 25 hours.  Buckets of
 * s, m and h also start where the clock is set back to their start: so an hour that the clock
 * shows twice is two buckets.
 *
 * The names of buckets are as in ISO 8601 and end at the unit: 2000-10-10T13 for an hour.  With a
 * zone, the names of s, m and h also have the zone's offset: 2000-10-10T13+02:00. */

/* The start of the bucket of an instant, in seconds since 1970-01-01T00:00:00Z; without a zone,
 * of a time in seconds as if the clock were UTC's. */
int64_t log_time_start(const struct log_time *field, const struct zone *zone, int64_t second);

/* The start of the bucket after the bucket that starts there. */
int64_t log_time_next(const struct log_time *field, const struct zone *zone, int64_t start);

/* Writes the name of the bucket that starts there to the LOG_TIME_SIZE bytes at to.  Returns its
 * length. */
size_t log_time_label(const struct log_time *field, const struct zone *zone, int64_t start,
                      char *to);

/* Writes an offset from UTC, such as "+02:00", of at most 9 bytes.  Returns its length. */
size_t log_time_offset(int32_t offset, char *to);

/* The longest text, "2000-10-10T13:55:36.123456789+00:53:28", and more. */
enum { TIME_TEXT_SIZE = 48 };

/* Writes nanoseconds since 1970 as ISO 8601 by the clock of `zone`; NULL is UTC, and ends in "Z".
 * A fraction has 3, 6 or 9 digits.  Returns the length. */
size_t time_text(int64_t ns, const struct zone *zone, char *to);

#endif
