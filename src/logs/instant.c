/* Reads the times of logs, by arithmetic of its own: the C library's functions depend on the locale
 * and on the process's zone. */
#include "logs/instant.h"

#include "logs/civil.h"

#include <string.h>

/* The text that is left. */
struct rest {
    const char *s;
    size_t n;
};

/* A date and a time of day as they are written. */
struct written {
    struct civil date;
    int hour, minute, second;
    int64_t fraction; /* nanoseconds */
    int has_offset;
    int32_t offset;
};

/* ---- pieces ---- */

static int take(struct rest *r, char byte)
{
    if (r->n == 0 || *r->s != byte)
        return 0;
    r->s++;
    r->n--;
    return 1;
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Takes that many digits. */
static int take_number(struct rest *r, size_t digits, int *number)
{
    size_t i;

    if (r->n < digits)
        return 0;
    *number = 0;
    for (i = 0; i < digits; i++) {
        if (!is_digit(r->s[i]))
            return 0;
        *number = 10 * *number + (r->s[i] - '0');
    }
    r->s += digits;
    r->n -= digits;
    return 1;
}

static int take_year(struct rest *r, struct written *w)
{
    int year;

    if (!take_number(r, 4, &year))
        return 0;
    w->date.year = year;
    return 1;
}

/* Takes one of the names of three letters in the list. */
static int take_name(struct rest *r, const char *names, int *index)
{
    int i;

    for (i = 0; r->n >= 3 && names[3 * i] != '\0'; i++) {
        if (memcmp(names + 3 * i, r->s, 3) == 0) {
            r->s += 3;
            r->n -= 3;
            *index = i;
            return 1;
        }
    }
    return 0;
}

static int take_month(struct rest *r, struct written *w)
{
    if (!take_name(r, "JanFebMarAprMayJunJulAugSepOctNovDec", &w->date.month))
        return 0;
    w->date.month++;
    return 1;
}

/* Takes the digits of a fraction, at least one. */
static int take_fraction(struct rest *r, int64_t *fraction)
{
    int64_t unit = INSTANT_SECOND;

    if (r->n == 0 || !is_digit(*r->s))
        return 0;
    for (*fraction = 0; r->n > 0 && is_digit(*r->s); r->s++, r->n--) {
        unit /= 10;
        *fraction += unit * (*r->s - '0');
    }
    return 1;
}

/* Takes what follows the minutes: perhaps seconds, perhaps with a fraction. */
static int take_seconds(struct rest *r, struct written *w)
{
    if (!take(r, ':'))
        return 1;
    if (!take_number(r, 2, &w->second))
        return 0;
    return take(r, '.') || take(r, ',') ? take_fraction(r, &w->fraction) : 1;
}

static int take_time_of_day(struct rest *r, struct written *w)
{
    return take_number(r, 2, &w->hour) && take(r, ':') && take_number(r, 2, &w->minute) &&
           take_seconds(r, w);
}

static int take_offset(struct rest *r, struct written *w)
{
    const int west = take(r, '-');
    int hours, minutes = 0;

    if (!west && !take(r, '+'))
        return 0;
    if (!take_number(r, 2, &hours))
        return 0;
    if ((take(r, ':') || r->n == 2) && !take_number(r, 2, &minutes))
        return 0;
    if (hours > 23 || minutes > 59)
        return 0;
    w->has_offset = 1;
    w->offset = (hours * 60 + minutes) * (west ? -60 : 60);
    return 1;
}

static int take_utc(struct rest *r, struct written *w)
{
    if (r->n == 3 && (memcmp(r->s, "UTC", 3) == 0 || memcmp(r->s, "GMT", 3) == 0)) {
        r->s += 3;
        r->n = 0;
    } else if (!take(r, 'Z') && !take(r, 'z')) {
        return 0;
    }
    w->has_offset = 1;
    w->offset = 0;
    return 1;
}

/* Takes a zone up to the end, if there is a zone. */
static int take_zone(struct rest *r, struct written *w)
{
    const int space = take(r, ' ');

    if (r->n == 0)
        return !space;
    return (take_utc(r, w) || take_offset(r, w)) && r->n == 0;
}

/* ---- forms ---- */

static int read_clf(struct rest r, struct written *w)
{
    return take_number(&r, 2, &w->date.day) && take(&r, '/') && take_month(&r, w) &&
           take(&r, '/') && take_year(&r, w) && (take(&r, ':') || take(&r, ' ')) &&
           take_time_of_day(&r, w) && take_zone(&r, w);
}

static int read_iso_date(struct rest *r, struct written *w)
{
    char between;

    if (!take_year(r, w) || r->n == 0)
        return 0;
    between = *r->s;
    return (take(r, '-') || take(r, '/')) && take_number(r, 2, &w->date.month) &&
           take(r, between) && take_number(r, 2, &w->date.day);
}

/* Takes " " or, as Gin writes, " - ". */
static int take_gap(struct rest *r)
{
    return take(r, ' ') && (!take(r, '-') || take(r, ' '));
}

static int read_iso(struct rest r, struct written *w)
{
    return read_iso_date(&r, w) && (take(&r, 'T') || take_gap(&r) || take(&r, 't')) &&
           take_time_of_day(&r, w) && take_zone(&r, w);
}

static int read_http(struct rest r, struct written *w)
{
    int weekday;

    return take_name(&r, "MonTueWedThuFriSatSun", &weekday) && take(&r, ',') &&
           take(&r, ' ') && take_number(&r, 2, &w->date.day) && take(&r, ' ') &&
           take_month(&r, w) && take(&r, ' ') && take_year(&r, w) && take(&r, ' ') &&
           take_time_of_day(&r, w) && take_zone(&r, w);
}

/* A date, or a date and hours. */
static int read_coarse(struct rest r, struct written *w)
{
    if (!read_iso_date(&r, w))
        return 0;
    if (r.n == 0)
        return 1;
    return (take(&r, 'T') || take(&r, ' ')) && take_number(&r, 2, &w->hour) && take_zone(&r, w);
}

/* ---- instants ---- */

/* The seconds of the years whose nanoseconds an int64_t can count. */
#define FIRST_SECOND (-(INT64_MAX / INSTANT_SECOND) + DAY_SECONDS)
#define LAST_SECOND (INT64_MAX / INSTANT_SECOND - DAY_SECONDS)

static int exists(const struct written *w)
{
    return w->date.month >= 1 && w->date.month <= 12 && w->date.day >= 1 &&
           w->date.day <= civil_month_days(w->date.year, w->date.month) && w->hour <= 23 &&
           w->minute <= 59 && w->second <= 60;
}

static int to_instant(const struct written *w, const struct zone *zone, struct instant *t)
{
    const int is_leap = w->second == 60;
    int64_t wall, second;

    if (!exists(w))
        return 0;
    wall = civil_days(&w->date) * DAY_SECONDS + w->hour * 3600 + w->minute * 60 + w->second -
           is_leap;
    second = w->has_offset ? wall - w->offset : zone_second(zone, wall);
    if (second < FIRST_SECOND || second > LAST_SECOND)
        return 0;
    if (is_leap && (second + 1) % DAY_SECONDS != 0)
        return 0;
    t->ns = second * INSTANT_SECOND + (is_leap ? INSTANT_SECOND - 1 : w->fraction);
    t->offset = w->has_offset ? w->offset : zone_offset(zone, second);
    return 1;
}

/* ---- numbers ---- */

/* The digits of a number that matter, and how many of them are before the point. */
struct digits {
    char digit[24];
    int n, is_cut; /* is_cut: other digits, not all 0, follow */
    int64_t whole;
};

static void add_digit(struct digits *d, char digit)
{
    if (d->n == 0 && digit == '0') {
        d->whole--;
        return;
    }
    if (d->n < (int)sizeof d->digit)
        d->digit[d->n++] = digit;
    else
        d->is_cut |= digit != '0';
}

static void take_digits(struct rest *r, struct digits *d, int whole)
{
    for (; r->n > 0 && is_digit(*r->s); r->s++, r->n--) {
        d->whole += whole;
        add_digit(d, *r->s);
    }
}

/* Takes an exponent up to the end, if there is an exponent. */
static int take_exponent(struct rest *r, struct digits *d)
{
    const int64_t enough = INT64_C(1) << 40; /* more than a line has digits */
    int64_t exponent = 0;
    int negative;

    if (!take(r, 'e') && !take(r, 'E'))
        return r->n == 0;
    negative = take(r, '-');
    if (!negative)
        take(r, '+');
    if (r->n == 0)
        return 0;
    for (; r->n > 0 && is_digit(*r->s); r->s++, r->n--) {
        if (exponent < enough)
            exponent = 10 * exponent + (*r->s - '0');
    }
    d->whole += negative ? -exponent : exponent;
    return r->n == 0;
}

static int read_digits(struct rest r, struct digits *d)
{
    const char *const begin = r.s;
    int has_point;

    memset(d, 0, sizeof *d);
    take_digits(&r, d, 1);
    if (r.s == begin)
        return 0;
    has_point = take(&r, '.');
    if (has_point && (r.n == 0 || !is_digit(*r.s)))
        return 0;
    take_digits(&r, d, 0);
    return take_exponent(&r, d);
}

/* How many powers of ten the number's unit is above a nanosecond. */
static int unit_of(const struct digits *d)
{
    return d->whole <= 11 ? 9 : d->whole <= 14 ? 6 : d->whole <= 17 ? 3 : 0;
}

static int read_number(struct rest r, struct instant *t)
{
    const int negative = take(&r, '-');
    struct digits d;
    uint64_t ns = 0;
    int64_t n;
    int i;

    if (!read_digits(r, &d))
        return 0;
    if (d.n == 0)
        d.whole = 0;
    n = d.whole + unit_of(&d);
    if (n > 19)
        return 0;
    for (i = 0; i < n; i++)
        ns = 10 * ns + (uint64_t)(i < d.n ? d.digit[i] - '0' : 0);
    for (i = n < 0 ? 0 : (int)n; i < d.n; i++)
        d.is_cut |= d.digit[i] != '0';
    if (ns > (uint64_t)(LAST_SECOND * INSTANT_SECOND))
        return 0;
    t->ns = negative ? -(int64_t)ns - d.is_cut : (int64_t)ns;
    t->offset = 0;
    return 1;
}

/* ---- all ---- */

typedef int reader(struct rest r, struct written *w);

static int read_form(reader *read, struct rest r, const struct zone *zone, struct instant *t)
{
    struct written w;

    memset(&w, 0, sizeof w);
    return read(r, &w) && to_instant(&w, zone, t);
}

static struct rest without_brackets(const char *s, size_t n)
{
    struct rest r = { s, n };

    if (n >= 2 && s[0] == '[' && s[n - 1] == ']') {
        r.s++;
        r.n -= 2;
    }
    return r;
}

int instant_read(const char *s, size_t n, const struct zone *zone, struct instant *t)
{
    enum { SHORTEST_DATE = 16 };
    const struct rest r = without_brackets(s, n);

    if (r.n >= SHORTEST_DATE && r.s[2] == '/')
        return read_form(read_clf, r, zone, t);
    if (r.n >= SHORTEST_DATE && (r.s[4] == '-' || r.s[4] == '/'))
        return read_form(read_iso, r, zone, t);
    if (r.n >= SHORTEST_DATE && r.s[3] == ',')
        return read_form(read_http, r, zone, t);
    return read_number(r, t);
}

int instant_read_bound(const char *s, size_t n, const struct zone *zone, struct instant *t)
{
    const struct rest r = { s, n };

    return instant_read(s, n, zone, t) || read_form(read_coarse, r, zone, t);
}
