/* Reads POSIX's rules of time zones. */
#include "logs/tz_changes.h"

#include "logs/civil.h"

#include <string.h>

enum { FIRST_YEAR = 1900, LAST_YEAR = 2262 };

/* A day of each year: "Mm.w.d", the w-th weekday d (0: Sunday) of a month, w 5 being its last;
 * "Jn", day n from 1, never February 29; "n", day n from 0. */
struct rule_day {
    char kind; /* 'M', 'J' or '0' */
    int month, week, day;
    int32_t time; /* seconds after the day's beginning */
};

struct rule {
    int32_t standard, summer; /* offsets east of UTC */
    int has_summer;
    struct rule_day begin, end; /* of summer time */
};

struct rest {
    const char *s;
    size_t n;
};

static int take(struct rest *r, char byte)
{
    if (r->n == 0 || *r->s != byte)
        return 0;
    r->s++;
    r->n--;
    return 1;
}

static int take_number(struct rest *r, int least, int most, int *number)
{
    size_t digits = 0;

    for (*number = 0; r->n > 0 && *r->s >= '0' && *r->s <= '9' && digits < 4; digits++) {
        *number = 10 * *number + (*r->s - '0');
        take(r, *r->s);
    }
    return digits > 0 && *number >= least && *number <= most;
}

static int is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Takes letters, or anything in "<>". */
static int take_name(struct rest *r)
{
    const int quoted = take(r, '<');
    size_t n = 0;

    while (r->n > 0 && (quoted ? *r->s != '>' : is_letter(*r->s))) {
        take(r, *r->s);
        n++;
    }
    return n > 0 && (!quoted || take(r, '>'));
}

/* Takes hours, and perhaps minutes and seconds. */
static int take_time(struct rest *r, int32_t *seconds)
{
    const int negative = take(r, '-');
    int hours, minutes = 0, rest = 0;

    if (!negative)
        take(r, '+');
    if (!take_number(r, 0, 167, &hours))
        return 0;
    if (take(r, ':') && (!take_number(r, 0, 59, &minutes) ||
                         (take(r, ':') && !take_number(r, 0, 59, &rest))))
        return 0;
    *seconds = (hours * 3600 + minutes * 60 + rest) * (negative ? -1 : 1);
    return 1;
}

/* Takes an offset, which POSIX counts to the west. */
static int take_offset(struct rest *r, int32_t *east)
{
    if (!take_time(r, east))
        return 0;
    *east = -*east;
    return 1;
}

static int take_day(struct rest *r, struct rule_day *d)
{
    int ok;

    d->kind = '0';
    if (take(r, 'M')) {
        d->kind = 'M';
        ok = take_number(r, 1, 12, &d->month) && take(r, '.') &&
             take_number(r, 1, 5, &d->week) && take(r, '.') && take_number(r, 0, 6, &d->day);
    } else if (take(r, 'J')) {
        d->kind = 'J';
        ok = take_number(r, 1, 365, &d->day);
    } else {
        ok = take_number(r, 0, 365, &d->day);
    }
    d->time = 2 * 3600;
    return ok && (!take(r, '/') || take_time(r, &d->time));
}

static int read_rule(struct rest r, struct rule *rule)
{
    memset(rule, 0, sizeof *rule);
    if (!take_name(&r) || !take_offset(&r, &rule->standard))
        return 0;
    if (r.n == 0)
        return 1;
    rule->has_summer = 1;
    rule->summer = rule->standard + 3600;
    if (!take_name(&r) || (r.n > 0 && *r.s != ',' && !take_offset(&r, &rule->summer)))
        return 0;
    return take(&r, ',') && take_day(&r, &rule->begin) && take(&r, ',') &&
           take_day(&r, &rule->end) && r.n == 0;
}

/* ---- changes ---- */

static int64_t weekday_of_month(int64_t year, const struct rule_day *d)
{
    const struct civil first_day = { year, d->month, 1 };
    const int64_t first = civil_days(&first_day);
    const int64_t last = first + civil_month_days(year, d->month) - 1;
    int64_t day = first + (d->day + WEEK_DAYS - civil_weekday(first) % WEEK_DAYS) % WEEK_DAYS;

    day += (int64_t)WEEK_DAYS * (d->week - 1);
    return day > last ? day - WEEK_DAYS : day;
}

/* The instant of the rule's day and time in a year, by a clock with that offset. */
static int64_t time_of(int64_t year, const struct rule_day *d, int32_t offset)
{
    const struct civil new_year = { year, 1, 1 };
    int64_t day = civil_days(&new_year) + d->day;

    if (d->kind == 'M')
        day = weekday_of_month(year, d);
    else if (d->kind == 'J')
        day += civil_month_days(year, 2) == 29 && d->day > 59 ? 0 : -1;
    return day * DAY_SECONDS + d->time - offset;
}

static void add_after(struct tz_changes *changes, int64_t last, int64_t at, int32_t offset)
{
    if (at > last)
        tz_changes_add(changes, at, offset);
}

static void add_year(const struct rule *rule, int64_t year, int64_t last,
                     struct tz_changes *changes)
{
    const int64_t begin = time_of(year, &rule->begin, rule->standard);
    const int64_t end = time_of(year, &rule->end, rule->summer);

    if (begin <= end)
        add_after(changes, last, begin, rule->summer);
    add_after(changes, last, end, rule->standard);
    if (begin > end)
        add_after(changes, last, begin, rule->summer);
}

int tz_rule_add(const char *s, size_t n, struct tz_changes *changes)
{
    const struct rest r = { s, n };
    const int64_t last = changes->change[changes->n - 1].at;
    struct rule rule;
    int64_t year;

    if (!read_rule(r, &rule))
        return 0;
    if (!rule.has_summer)
        return 1;
    for (year = FIRST_YEAR; year <= LAST_YEAR; year++)
        add_year(&rule, year, last, changes);
    return 1;
}
