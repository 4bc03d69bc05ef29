/* Days and dates of the proleptic Gregorian calendar. */
#ifndef CIVIL_H
#define CIVIL_H

#include <stdint.h>

enum { DAY_SECONDS = 86400, WEEK_DAYS = 7 };

struct civil {
    int64_t year;
    int month, day; /* from 1 */
};

/* The days from 1970-01-01 to a date, which must exist. */
int64_t civil_days(const struct civil *date);

/* The date that many days after 1970-01-01. */
struct civil civil_date(int64_t days);

int civil_month_days(int64_t year, int month);

/* Rounds down to a multiple of width, which is positive. */
static inline int64_t civil_floor(int64_t n, int64_t width)
{
    const int64_t rest = n % width;

    return n - rest - (rest < 0 ? width : 0);
}

/* The day of the week: 1 is Monday, 7 is Sunday.  1970-01-01 was a Thursday. */
static inline int civil_weekday(int64_t days)
{
    const int64_t since_monday = days + 3;

    return (int)(since_monday - civil_floor(since_monday, WEEK_DAYS)) + 1;
}

#endif
