/* Counts days and dates of the proleptic Gregorian calendar.  A year begins in March here, so
 * that a leap day is the last of its year; 400 such years, an era, always have as many days. */
#include "logs/civil.h"

enum {
    ERA_YEARS = 400,
    ERA_DAYS = 146097,
    TO_1970 = 719468, /* days from March 1 of the year 0 */
    FOUR_YEARS = 1460,
    CENTURY = 36524
};

/* The days from March 1 to the first of a month, counted from March; 153 days are 5 months. */
static int64_t days_before(int64_t month)
{
    return (153 * month + 2) / 5;
}

int64_t civil_days(const struct civil *date)
{
    const int64_t month = date->month > 2 ? date->month - 3 : date->month + 9;
    const int64_t year = date->month > 2 ? date->year : date->year - 1;
    const int64_t era = civil_floor(year, ERA_YEARS) / ERA_YEARS;
    const int64_t of_era = year - era * ERA_YEARS;

    return era * ERA_DAYS + of_era * 365 + of_era / 4 - of_era / 100 + days_before(month) +
           date->day - 1 - TO_1970;
}

struct civil civil_date(int64_t days)
{
    const int64_t from_0 = days + TO_1970;
    const int64_t era = civil_floor(from_0, ERA_DAYS) / ERA_DAYS;
    const int64_t day = from_0 - era * ERA_DAYS;
    const int64_t leaps = day / FOUR_YEARS - day / CENTURY + day / (ERA_DAYS - 1);
    const int64_t year = (day - leaps) / 365;
    const int64_t of_year = day - (365 * year + year / 4 - year / 100);
    const int64_t month = (5 * of_year + 2) / 153;
    struct civil date;

    date.day = (int)(of_year - days_before(month) + 1);
    date.month = (int)(month < 10 ? month + 3 : month - 9);
    date.year = year + era * ERA_YEARS + (date.month <= 2);
    return date;
}

int civil_month_days(int64_t year, int month)
{
    static const unsigned char days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
    const int is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

    return days[month - 1] + (month == 2 && is_leap);
}
