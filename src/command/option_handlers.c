/* Stores the value of each option in the options. */
#include "command/option_handlers.h"

#include "logs/log_time.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/print.h"
#include "command/rules.h"
#include "uric_history.h"
#include "uric_readings.h"
#include "uric_request.h"
#include "uric_text.h"
#include "util/ascii.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- any member ---- */

static void *member(const struct option_given *given)
{
    return (char *)given->options + given->known->member;
}

int option_flag(const struct option_given *given)
{
    *(int *)member(given) = 1;
    return OPTION_READ;
}

int option_text(const struct option_given *given)
{
    *(const char **)member(given) = given->value;
    return OPTION_READ;
}

/* ---- texts to print ---- */

int option_help(const struct option_given *given)
{
    return print_text(given->help);
}

int option_version(const struct option_given *given)
{
    (void)given;
    return print_version();
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

/* Reads a number from 1 on.  Returns what follows its digits; NULL if there is none, or it
 * does not fit. */
static const char *read_digits(const char *text, uint64_t *number)
{
    const size_t digits = strspn(text, "0123456789");

    if (digits == 0 || digits > 18)
        return NULL;
    *number = strtoull(text, NULL, 10);
    return *number > 0 ? text + digits : NULL;
}

int option_top(const struct option_given *given)
{
    const char *end = read_digits(given->value, &given->options->top);

    if (end && *end == '\0')
        return OPTION_READ;
    message("--top takes a number, 1 or more");
    return OPTION_WRONG;
}

static int read_size(const struct option_given *given, size_t *size)
{
    static const char units[] = "KMGT";
    uint64_t number;
    const char *end = read_digits(given->value, &number);
    const char *unit = end && *end ? strchr(units, *end) : NULL;
    unsigned shift = unit ? 10 * (unsigned)(unit - units + 1) : 0;

    if (end && (*end == '\0' || (unit && end[1] == '\0')) &&
        number <= (uint64_t)SIZE_MAX >> shift) {
        *size = (size_t)number << shift;
        return OPTION_READ;
    }
    message("--%s takes a number of bytes, 1 or more; K, M, G or T may follow it",
            given->known->name);
    return OPTION_WRONG;
}

static int read_span(const struct option_given *given, int64_t *span)
{
    *span = log_time_span(given->value);
    if (*span > 0)
        return OPTION_READ;
    message("--%s takes a span of time: 30m, or another number of s, m, h or d",
            given->known->name);
    return OPTION_WRONG;
}

int option_gap(const struct option_given *given)
{
    return read_span(given, &given->options->gap);
}

int option_slack(const struct option_given *given)
{
    return read_span(given, &given->options->slack);
}

int option_memory(const struct option_given *given)
{
    return read_size(given, &given->options->memory);
}

/* A record longer than offsets can count is invalid anyway. */
int option_longest(const struct option_given *given)
{
    struct options *const o = given->options;
    const int outcome = read_size(given, &o->longest);

    if (o->longest > URIC_MAX_LENGTH)
        o->longest = URIC_MAX_LENGTH;
    return outcome;
}

/* ---- names ---- */

/* Returns the index of the name, or -1 after a message that lists the n names. */
static int choose(const char *what, const char *name, const char *const *names,
                  int n)
{
    int i;

    for (i = 0; i < n; i++) {
        if (strcmp(names[i], name) == 0)
            return i;
    }
    message_unknown("unknown", what, name, strlen(name), names, (size_t)n);
    return -1;
}

int option_as(const struct option_given *given)
{
    given->options->rule = rules_find(given->value);
    return given->options->rule < 0 ? OPTION_WRONG : OPTION_READ;
}

int option_format(const struct option_given *given)
{
    given->options->format_given = 1;
    return rows_format(given->value, &given->options->format) < 0 ? OPTION_WRONG
                                                                 : OPTION_READ;
}

int option_edition(const struct option_given *given)
{
    static const char *const names[] = { "url1994", "url1997", "rfc2396", "uri2003",
                                         "rfc3986" };
    static const int editions[] = { URIC_URL1994, URIC_URL1997, URIC_RFC2396, URIC_URI2003,
                                    EDITION_RFC3986 };
    const int found = choose("edition", given->value, names, 5);

    if (found < 0)
        return OPTION_WRONG;
    given->options->edition = editions[found];
    return OPTION_READ;
}

int option_surplus(const struct option_given *given)
{
    static const char *const names[] = { "drop", "keep", "refuse" };
    static const unsigned flags[] = { URIC_RESOLVE_DROP_SURPLUS, URIC_RESOLVE_KEEP_SURPLUS,
                                      URIC_RESOLVE_REFUSE_SURPLUS };
    struct options *const o = given->options;
    const int found = choose("surplus value", given->value, names, 3);

    if (found < 0)
        return OPTION_WRONG;
    o->resolve_flags = (o->resolve_flags & URIC_RESOLVE_NON_STRICT) | flags[found];
    return OPTION_READ;
}

int option_for(const struct option_given *given)
{
    static const char *const names[] = { "userinfo", "reg-name", "path", "segment",
                                         "query", "fragment" };

    given->options->component = choose("component", given->value, names, 6);
    return given->options->component < 0 ? OPTION_WRONG : OPTION_READ;
}

int option_to(const struct option_given *given)
{
    static const char *const names[] = { "uri", "iri" };
    const int found = choose("form", given->value, names, 2);

    given->options->to_iri = found == 1;
    return found < 0 ? OPTION_WRONG : OPTION_READ;
}

int option_fail_on(const struct option_given *given)
{
    static const char *const names[] = { "malformed" };
    const int found = choose("reason", given->value, names, 1);

    given->options->fails_on_malformed = found == 0;
    return found < 0 ? OPTION_WRONG : OPTION_READ;
}

/* Which columns there are is known later. */
int option_order(const struct option_given *given)
{
    struct options *const o = given->options;

    o->by_values = strcmp(given->value, "value") == 0;
    o->order_column =
        o->by_values || strcmp(given->value, "count") == 0 ? NULL : given->value;
    return OPTION_READ;
}

int option_invalid(const struct option_given *given)
{
    static const char *const names[] = { "null", "keep", "drop", "fail" };
    const int found = choose("answer", given->value, names, 4);

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
    const char *list = given->value;
    int i;

    given->options->steps_given = 1;
    for (given->options->steps = 0; *list; list += *list == ',') {
        const size_t n = strcspn(list, ",");

        for (i = 0; i < 5; i++) {
            if (uric_is_exactly(list, n, names[i]))
                break;
        }
        if (i == 5) {
            message_unknown("unknown", "step", list, n, names, 5);
            return OPTION_WRONG;
        }
        given->options->steps |= steps[i];
        list += n;
    }
    return OPTION_READ;
}

/* What uric_request() can refuse besides hazards. */
static const char *const refusable[] = { "host-differs", "host-not-dns" };
static const unsigned refusing[] = { URIC_REQUEST_SAME_HOST, URIC_REQUEST_DNS_HOST };
enum { REFUSABLE = sizeof refusable / sizeof *refusable };

static int refuse_name(struct options *o, const char *name, size_t n)
{
    const char *names[URIC_HAZARDS + REFUSABLE];
    size_t i;

    for (i = 0; i < URIC_HAZARDS + REFUSABLE; i++) {
        names[i] = i < URIC_HAZARDS ? uric_hazard_name((int)i) : refusable[i - URIC_HAZARDS];
        if (!uric_is_exactly(name, n, names[i]))
            continue;
        if (i < URIC_HAZARDS)
            o->refused_hazards |= (uint64_t)1 << i;
        else
            o->request_flags |= refusing[i - URIC_HAZARDS];
        return OPTION_READ;
    }
    message_unknown("unknown", "hazard", name, n, names, URIC_HAZARDS + REFUSABLE);
    return OPTION_WRONG;
}

/* Reads a comma-separated list; an empty one means none. */
int option_refuse(const struct option_given *given)
{
    struct options *const o = given->options;
    const char *list = given->value;
    int outcome = OPTION_READ;

    o->refuses = 1;
    o->refused_hazards = 0;
    o->request_flags = 0;
    while (*list && outcome == OPTION_READ) {
        const size_t n = strcspn(list, ",");

        outcome = refuse_name(o, list, n);
        list += n;
        list += *list == ',';
    }
    return outcome;
}

static int reader_name(struct options *o, const char *name, size_t n)
{
    const char *names[URIC_READERS];
    int i;

    for (i = 0; i < URIC_READERS; i++) {
        names[i] = uric_reader_name(i);
        if (uric_is_exactly(name, n, names[i])) {
            o->readers |= 1u << i;
            return OPTION_READ;
        }
    }
    message_unknown("unknown", "reader", name, n, names, URIC_READERS);
    return OPTION_WRONG;
}

/* Reads a comma-separated list of at least one name. */
int option_readers(const struct option_given *given)
{
    const char *list = given->value;

    given->options->readers = 0;
    for (;;) {
        const size_t n = strcspn(list, ",");

        if (reader_name(given->options, list, n) != OPTION_READ)
            return OPTION_WRONG;
        if (list[n] == '\0')
            return OPTION_READ;
        list += n + 1;
    }
}

/* ---- flags of the library ---- */

int option_non_strict(const struct option_given *given)
{
    given->options->resolve_flags |= URIC_RESOLVE_NON_STRICT;
    return OPTION_READ;
}

int option_strict_find(const struct option_given *given)
{
    given->options->find_flags |= URIC_FIND_STRICT;
    return OPTION_READ;
}

int option_suffix(const struct option_given *given)
{
    given->options->find_flags |= URIC_FIND_SUFFIX;
    return OPTION_READ;
}

int option_any_scheme(const struct option_given *given)
{
    given->options->find_flags |= URIC_FIND_ANY_SCHEME;
    return OPTION_READ;
}

int option_html(const struct option_given *given)
{
    given->options->find_flags |= URIC_FIND_HTML;
    return OPTION_READ;
}

int option_all_attributes(const struct option_given *given)
{
    given->options->find_flags |= URIC_FIND_ATTRIBUTES;
    return OPTION_READ;
}

/* ---- edits ---- */

static int add_edit(const struct option_given *given, int does)
{
    struct options *const o = given->options;
    const size_t n = (size_t)o->n_edits + 1;
    struct edit_option *edit;

    o->edits = memory_grown(o->edits, memory_product(n, sizeof *o->edits));
    edit = &o->edits[o->n_edits++];
    edit->text = given->value;
    edit->does = does;
    return OPTION_READ;
}

int option_set(const struct option_given *given)
{
    return add_edit(given, EDIT_SETS);
}

int option_remove(const struct option_given *given)
{
    return add_edit(given, EDIT_REMOVES);
}

int option_sort(const struct option_given *given)
{
    return add_edit(given, EDIT_SORTS);
}

/* ---- aggregates ---- */

int option_aggregate(const struct option_given *given)
{
    struct options *const o = given->options;
    const size_t n = (size_t)o->n_aggregates + 1;
    struct aggregate_option *added;

    o->aggregates = memory_grown(o->aggregates, memory_product(n, sizeof *o->aggregates));
    added = &o->aggregates[o->n_aggregates++];
    added->kind = (enum aggregate_kind)given->known->member;
    added->list = given->value;
    return OPTION_READ;
}
