/* Writes instants as text. */
#include "logs/time_text.h"

#include "logs/log_time.h"

#include <inttypes.h>
#include <stdio.h>

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
