/* Reads the time of a log line. */
#include "cli/log/log_time.h"

#include <string.h>

static int two_digits(const char *s)
{
    return s[0] >= '0' && s[0] <= '9' && s[1] >= '0' && s[1] <= '9';
}

/* "10/Oct/2000:13:55:36" to "2000-10-10T13:55:36". */
static int from_clf(const char *s, char *to)
{
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    size_t m;

    if (s[2] != '/' || s[6] != '/' || s[11] != ':' || !two_digits(s))
        return 0;
    for (m = 0; m < 12 && memcmp(months + 3 * m, s + 3, 3) != 0; m++)
        continue;
    if (m == 12)
        return 0;
    memcpy(to, s + 7, 4);
    to[4] = to[7] = '-';
    to[5] = (char)('0' + (m + 1) / 10);
    to[6] = (char)('0' + (m + 1) % 10);
    memcpy(to + 8, s, 2);
    to[10] = 'T';
    memcpy(to + 11, s + 12, 8);
    return 1;
}

int log_time_read(struct uric_bytes time, char *iso)
{
    enum { CLF_SIZE = 20 };

    if (time.s == NULL)
        return 0;
    if (time.n >= CLF_SIZE && from_clf(time.s, iso))
        return 1;
    if (time.n < LOG_TIME_SIZE || time.s[4] != '-' || time.s[7] != '-' ||
        !two_digits(time.s))
        return 0;
    memcpy(iso, time.s, LOG_TIME_SIZE);
    iso[10] = 'T';
    return 1;
}
