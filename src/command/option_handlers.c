/* Stores the values of the options that several commands have. */
#include "command/option_handlers.h"

#include "command/message.h"
#include "command/io/output.h"
#include "command/rules.h"
#include "uric.h"
#include "util/ascii.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- any member ---- */

void *option_member(const struct option_given *given)
{
    return (char *)given->options + given->known->member;
}

int option_flag(const struct option_given *given)
{
    *(int *)option_member(given) = 1;
    return OPTION_READ;
}

int option_text(const struct option_given *given)
{
    *(const char **)option_member(given) = given->value;
    return OPTION_READ;
}

/* ---- texts to print ---- */

int option_help(const struct option_given *given)
{
    return output_text(given->help);
}

int option_version(const struct option_given *given)
{
    (void)given;
    return output_version();
}

/* ---- numbers ---- */

enum { MOST_JOBS = 1024 };

static int processors(void)
{
#ifdef _SC_NPROCESSORS_ONLN
    long n = sysconf(_SC_NPROCESSORS_ONLN);

    return n < 1 ? 1 : n > MOST_JOBS ? MOST_JOBS : (int)n;
#else
    return 1;
#endif
}

int option_jobs(const struct option_given *given)
{
    const size_t digits = strspn(given->value, "0123456789");
    long n;

    if (digits > 0 && given->value[digits] == '\0') {
        errno = 0;
        n = strtol(given->value, NULL, 10);
        if (errno == 0 && n <= MOST_JOBS) {
            given->options->jobs = n == 0 ? processors() : (int)n;
            return OPTION_READ;
        }
    }
    message("--jobs takes a number from 0 to %d", (int)MOST_JOBS);
    return OPTION_WRONG;
}

const char *option_digits(const char *text, uint64_t *number)
{
    const size_t digits = strspn(text, "0123456789");

    if (digits == 0 || digits > 18)
        return NULL;
    *number = strtoull(text, NULL, 10);
    return *number > 0 ? text + digits : NULL;
}

int option_size(const struct option_given *given)
{
    static const char units[] = "KMGT";
    uint64_t number;
    const char *end = option_digits(given->value, &number);
    const char *unit = end && *end ? strchr(units, *end) : NULL;
    unsigned shift = unit ? 10 * (unsigned)(unit - units + 1) : 0;

    if (end && (*end == '\0' || (unit && end[1] == '\0')) &&
        number <= (uint64_t)SIZE_MAX >> shift) {
        *(size_t *)option_member(given) = (size_t)number << shift;
        return OPTION_READ;
    }
    message("--%s takes a number of bytes, 1 or more; K, M, G or T may follow it",
            given->known->name);
    return OPTION_WRONG;
}

/* A record longer than offsets can count is invalid anyway. */
int option_longest(const struct option_given *given)
{
    struct options *const o = given->options;
    const int outcome = option_size(given);

    if (o->longest > URIC_MAX_LENGTH)
        o->longest = URIC_MAX_LENGTH;
    return outcome;
}

/* ---- names ---- */

int option_choose(const struct option_given *given, const char *what, const char *const *names,
                  int n)
{
    int i;

    for (i = 0; i < n; i++) {
        if (strcmp(names[i], given->value) == 0)
            return i;
    }
    message_unknown("unknown", what, given->value, strlen(given->value), names, (size_t)n);
    return -1;
}

int option_as(const struct option_given *given)
{
    given->options->rule = rules_find(given->value);
    return given->options->rule < 0 ? OPTION_WRONG : OPTION_READ;
}

int option_format(const struct option_given *given)
{
    struct row_options *const rows = &given->options->rows;

    rows->format_given = 1;
    return rows_format(given->value, &rows->format) < 0 ? OPTION_WRONG : OPTION_READ;
}

int option_invalid(const struct option_given *given)
{
    static const char *const names[] = { "null", "keep", "drop", "fail" };
    const int found = option_choose(given, "answer", names, 4);

    if (found < 0)
        return OPTION_WRONG;
    given->options->invalid = (enum invalid_records)found;
    return OPTION_READ;
}

/* Reads a comma-separated list; an empty one means no steps. */
int option_steps(const struct option_given *given)
{
    static const char *const names[] = { "case", "percent", "dots", "scheme", "ipv6" };
    static const unsigned steps[] = { URIC_STEP_CASE, URIC_STEP_PERCENT,
                                      URIC_STEP_DOTS, URIC_STEP_SCHEME,
                                      URIC_STEP_IPV6 };
    struct steps_option *const option = option_member(given);
    const char *list = given->value;
    int i;

    option->is_given = 1;
    for (option->steps = 0; *list; list += *list == ',') {
        const size_t n = strcspn(list, ",");

        for (i = 0; i < 5; i++) {
            if (uric_is_exactly(list, n, names[i]))
                break;
        }
        if (i == 5) {
            message_unknown("unknown", "step", list, n, names, 5);
            return OPTION_WRONG;
        }
        option->steps |= steps[i];
        list += n;
    }
    return OPTION_READ;
}
