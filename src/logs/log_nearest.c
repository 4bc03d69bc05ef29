/* Names the formats that are nearest to a log that does not fit its format, and what to try. */
#include "logs/log_nearest.h"

#include <stdio.h>
#include <string.h>

void log_guess_name(const struct uric_log_guess *guess, char *name, size_t size)
{
    const char *const prefix = uric_log_prefix_name(guess->prefix);

    snprintf(name, size, "%s%s%s", prefix ? prefix : "", prefix ? "+" : "",
             uric_log_format_name(guess->format));
}

/* The format's own string, then a column for the rest of the line. */
static int put_longer(const struct uric_log_guess *guess, char *text, size_t size)
{
    const char *const string = uric_log_format_string(guess->format);
    const char *const prefix = uric_log_prefix_name(guess->prefix);
    char name[60];

    if (!guess->goes_on || string == NULL || strchr(string, '\'') != NULL)
        return 0;
    log_guess_name(guess, name, sizeof name);
    snprintf(text, size, "the lines go on after %s: try --log-format='%s%scustom:%s %s'", name,
             prefix ? prefix : "", prefix ? "+" : "", string,
             strchr(string, '$') != NULL ? "$rest" : "%{rest}n");
    return 1;
}

void log_nearest(const struct uric_log_detection *d, const char *refused, char *text,
                 size_t size)
{
    size_t n = 0;
    uint32_t i;

    if (d->n > 0 && 2 * d->nearest[0].fits < d->lines && put_longer(&d->nearest[0], text, size))
        return;
    n = (size_t)snprintf(text, size, "the nearest are ");
    for (i = 0; i < d->n; i++) {
        char name[60];

        log_guess_name(&d->nearest[i], name, sizeof name);
        if (strcmp(name, refused) != 0 && n < size)
            n += (size_t)snprintf(text + n, size - n, "%s, ", name);
    }
    n = n < size ? n - 2 : size - 1; /* without the last comma */
    snprintf(text + n, size - n, ": use --log-format");
}
