/* Reads the options that are times, and compares lines with them. */
#include "logs/time_range.h"

#include "command/message.h"

#include <string.h>
#include <time.h>

/* Reads "2h" or "-2h": so long ago. */
static int read_relative(const char *text, struct instant *t)
{
    const int64_t ago = log_time_span(text + (*text == '-'));

    t->offset = 0;
    t->ns = (int64_t)time(NULL) * INSTANT_SECOND - ago;
    return ago > 0;
}

/* Whether a number rather means a year, or a date without "-". */
static int is_short_number(const char *text, const struct instant *t)
{
    const int64_t least = 100000000 * INSTANT_SECOND;

    return t->ns < least && text[strspn(text, "-+.0123456789eE")] == '\0' &&
           strchr(text + (*text == '-'), '-') == NULL;
}

int time_bound_read(const char *text, const struct zone *zone, int64_t *ns)
{
    struct instant t;

    if (!read_relative(text, &t) && (!instant_read_bound(text, strlen(text), zone, &t) ||
                                     is_short_number(text, &t)))
        return 0;
    *ns = t.ns;
    return 1;
}

static int read_bound(const char *option, const char *text, const struct zone *zone,
                      int64_t *bound)
{
    if (text == NULL)
        return 0;
    if (!time_bound_read(text, zone, bound)) {
        message_quoted(option, text,
                       ": not a time; it takes 2026-11-21, 2026-11-21T09, 2026-11-21T09:30:00Z, "
                       "a time as in the Common Log Format, seconds since 1970, or 2h (so long "
                       "ago)");
        return -1;
    }
    return 0;
}

/* Any field of the time has its column. */
static int find_time(struct log_fields *fields, size_t *found)
{
    static const char name[] = "time.second";
    const int field = log_fields_add(fields, name, sizeof name - 1);

    if (field >= 0)
        *found = (size_t)field;
    else
        message("--since, --until and --sessions require a log with times");
    return field < 0 ? -1 : 0;
}

int time_range_read(struct log_options *o, struct log_fields *fields, struct time_range *range)
{
    const int needs_time = o->time.since || o->time.until || o->sessions.by;

    range->is_set = o->time.since || o->time.until;
    range->since = INT64_MIN;
    range->until = INT64_MAX;
    if (o->time.zone_name && (o->time.zone = zone_open(o->time.zone_name)) == NULL)
        return -1;
    if (read_bound("--since", o->time.since, o->time.zone, &range->since) < 0 ||
        read_bound("--until", o->time.until, o->time.zone, &range->until) < 0)
        return -1;
    return needs_time ? find_time(fields, &range->field) : 0;
}

int time_range_time(const struct time_range *range, struct log_line *line, int64_t *time)
{
    struct instant t;

    if (!log_line_instant(line, range->field, line->fields->n, &t))
        return 0;
    *time = t.ns;
    return 1;
}
