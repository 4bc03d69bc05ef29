/* Finds the fields of a log line's time. */
#include "logs/log_time.h"

#include "logs/civil.h"
#include "util/ascii.h"

#include <inttypes.h>
#include <stdio.h>

static const char *const names[] = { "second", "minute", "hour",    "day",  "week",
                                     "month",  "year",   "weekday", "hour-of-day", "epoch" };
enum { NAMES = sizeof names / sizeof *names };

const char *log_time_name(int i)
{
    return i < NAMES ? names[i] : i == NAMES ? "5m (and other widths in s, m, h, d)" : NULL;
}

/* Reads a number and the letter of a unit. */
static int read_width(const char *name, size_t n, struct log_time *field)
{
    enum { MOST_DIGITS = 6 };
    size_t i;

    field->n = 0;
    for (i = 0; i + 1 < n && i < MOST_DIGITS && name[i] >= '0' && name[i] <= '9'; i++)
        field->n = 10 * field->n + (name[i] - '0');
    if (i + 1 != n || field->n == 0)
        return 0;
    switch (name[i]) {
    case 's': field->unit = LOG_TIME_SECOND; return 1;
    case 'm': field->unit = LOG_TIME_MINUTE; return 1;
    case 'h': field->unit = LOG_TIME_HOUR; return 1;
    case 'd': field->unit = LOG_TIME_DAY; return 1;
    default: return 0;
    }
}

int log_time_read(const char *name, size_t n, struct log_time *field)
{
    int i;

    for (i = 0; i < NAMES; i++) {
        if (uric_is_exactly(name, n, names[i])) {
            field->unit = (enum log_time_unit)i;
            field->n = 1;
            return 1;
        }
    }
    return read_width(name, n, field);
}

/* A century, in seconds. */
#define MOST_SPAN INT64_C(3155760000)

int64_t log_time_span(const char *text)
{
    static const int64_t seconds[] = { 1, 60, 3600, 86400 };
    struct log_time width;

    if (*text < '0' || *text > '9' || !log_time_read(text, strlen(text), &width))
        return 0;
    if (width.n > MOST_SPAN / seconds[width.unit])
        return 0;
    return width.n * seconds[width.unit] * INSTANT_SECOND;
}

int log_time_is_number(const struct log_time *field)
{
    return field->unit == LOG_TIME_WEEKDAY || field->unit == LOG_TIME_HOUR_OF_DAY ||
           field->unit == LOG_TIME_EPOCH;
}

/* ---- buckets ---- */

/* The seconds of a bucket that is shorter than a day, or that counts hours; 0 for other buckets. */
static int64_t clock_width(const struct log_time *field)
{
    switch (field->unit) {
    case LOG_TIME_SECOND: return field->n;
    case LOG_TIME_MINUTE: return 60 * field->n;
    case LOG_TIME_HOUR: return 3600 * field->n;
    default: return 0;
    }
}

static int64_t start_on_clock(int64_t width, const struct zone *zone, int64_t second)
{
    const int32_t offset = zone_offset(zone, second);
    const int64_t wall = civil_floor(second + offset, width);

    /* if the clock shows that time twice, the bucket starts at the last such instant before it */
    return zone_offset(zone, wall - offset) == offset ? wall - offset
                                                      : zone_second(zone, wall);
}

static int64_t first_day(const struct log_time *field, int64_t day)
{
    struct civil date;

    switch (field->unit) {
    case LOG_TIME_DAY: return civil_floor(day, field->n);
    case LOG_TIME_WEEK: return day - (civil_weekday(day) - 1);
    default: break;
    }
    date = civil_date(day);
    date.day = 1;
    if (field->unit == LOG_TIME_YEAR)
        date.month = 1;
    return civil_days(&date);
}

int64_t log_time_start(const struct log_time *field, const struct zone *zone, int64_t second)
{
    const int64_t width = clock_width(field);
    int64_t wall;

    if (width > 0)
        return start_on_clock(width, zone, second);
    wall = second + zone_offset(zone, second);
    return zone_second(zone, first_day(field, civil_floor(wall, DAY_SECONDS) / DAY_SECONDS) *
                                 DAY_SECONDS);
}

/* Looks for it by bisection: starts never decrease. */
int64_t log_time_next(const struct log_time *field, const struct zone *zone, int64_t start)
{
    const int64_t width = clock_width(field);
    int64_t low = start, high = start + 3 * DAY_SECONDS;

    switch (field->unit) {
    case LOG_TIME_DAY: high += field->n * DAY_SECONDS; break;
    case LOG_TIME_WEEK: high += (int64_t)WEEK_DAYS * DAY_SECONDS; break;
    case LOG_TIME_MONTH: high += 31 * (int64_t)DAY_SECONDS; break;
    case LOG_TIME_YEAR: high += 366 * (int64_t)DAY_SECONDS; break;
    default: high += width; break;
    }
    while (high - low > 1) {
        const int64_t middle = low + (high - low) / 2;

        if (log_time_start(field, zone, middle) <= start)
            low = middle;
        else
            high = middle;
    }
    return high;
}

/* ---- names ---- */

static char *put_digits(char *to, int64_t number, int n)
{
    int i;

    for (i = n; i > 0; i--, number /= 10)
        to[i - 1] = (char)('0' + number % 10);
    return to + n;
}

static char *put_date(char *to, const struct civil *date, enum log_time_unit unit)
{
    to = put_digits(to, date->year, 4);
    if (unit == LOG_TIME_YEAR)
        return to;
    *to++ = '-';
    to = put_digits(to, date->month, 2);
    if (unit == LOG_TIME_MONTH)
        return to;
    *to++ = '-';
    return put_digits(to, date->day, 2);
}

static char *put_time_of_day(char *to, int64_t second, enum log_time_unit unit)
{
    *to++ = 'T';
    to = put_digits(to, second / 3600, 2);
    if (unit == LOG_TIME_HOUR)
        return to;
    *to++ = ':';
    to = put_digits(to, second / 60 % 60, 2);
    if (unit == LOG_TIME_MINUTE)
        return to;
    *to++ = ':';
    return put_digits(to, second % 60, 2);
}

/* Local mean time, in the 19th century, has seconds, too. */
size_t log_time_offset(int32_t offset, char *to)
{
    char *const begin = to;
    const int32_t size = offset < 0 ? -offset : offset;

    *to++ = offset < 0 ? '-' : '+';
    to = put_digits(to, size / 3600, 2);
    *to++ = ':';
    to = put_digits(to, size / 60 % 60, 2);
    if (size % 60 != 0) {
        *to++ = ':';
        to = put_digits(to, size % 60, 2);
    }
    return (size_t)(to - begin);
}

size_t log_time_label(const struct log_time *field, const struct zone *zone, int64_t start,
                      char *to)
{
    const int32_t offset = zone_offset(zone, start);
    const int64_t wall = start + offset, midnight = civil_floor(wall, DAY_SECONDS);
    const struct civil date = civil_date(midnight / DAY_SECONDS);
    char *end = put_date(to, &date, field->unit);

    if (clock_width(field) > 0) {
        end = put_time_of_day(end, wall - midnight, field->unit);
        if (zone)
            end += log_time_offset(offset, end);
    }
    return (size_t)(end - to);
}

/* ---- values ---- */

/* Times before 1970 are negative. */
static struct value epoch(int64_t second, char *to)
{
    struct value v = value_number((uint64_t)second);

    if (second >= 0)
        return v;
    v.kind = VALUE_DECIMAL;
    v.s = to;
    v.n = (size_t)snprintf(to, LOG_TIME_SIZE, "%" PRId64, second);
    return v;
}

struct value log_time_value(const struct log_time *field, const struct instant *t,
                            const struct zone *zone, char *to)
{
    const int64_t wall = instant_wall(t), utc = wall - t->offset;
    const int64_t second = zone ? utc : wall;

    if (field->unit == LOG_TIME_EPOCH)
        return epoch(utc, to);
    if (field->unit == LOG_TIME_WEEKDAY || field->unit == LOG_TIME_HOUR_OF_DAY) {
        const int64_t shown = second + zone_offset(zone, second);
        const int64_t midnight = civil_floor(shown, DAY_SECONDS);

        return value_number(field->unit == LOG_TIME_WEEKDAY
                                ? (uint64_t)civil_weekday(midnight / DAY_SECONDS)
                                : (uint64_t)(shown - midnight) / 3600);
    }
    return value_text(VALUE_PLAIN, to,
                      log_time_label(field, zone, log_time_start(field, zone, second), to));
}

static size_t put_fraction(int64_t ns, char *to)
{
    int digits = 9;

    if (ns == 0)
        return 0;
    for (; ns % 1000 == 0; ns /= 1000)
        digits -= 3;
    return (size_t)snprintf(to, TIME_TEXT_SIZE - LOG_TIME_SIZE, ".%0*" PRId64, digits, ns);
}

size_t time_text(int64_t ns, const struct zone *zone, char *to)
{
    static const struct log_time second = { LOG_TIME_SECOND, 1 };
    struct instant t = { ns, 0 };
    size_t n;

    t.offset = zone_offset(zone, instant_wall(&t));
    n = log_time_label(&second, NULL, instant_wall(&t), to);
    n += put_fraction((ns % INSTANT_SECOND + INSTANT_SECOND) % INSTANT_SECOND, to + n);
    if (zone)
        return n + log_time_offset(t.offset, to + n);
    to[n] = 'Z';
    return n + 1;
}
