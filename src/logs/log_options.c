/* Reads the options of log. */
#include "logs/log_options.h"

#include "command/memory.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "logs/log_time.h"

#include <getopt.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

static struct log_options *options_of(const struct option_given *given)
{
    return (struct log_options *)given->options;
}

static int read_top(const struct option_given *given)
{
    const char *end = option_digits(given->value, option_member(given));

    if (end && *end == '\0')
        return OPTION_READ;
    message("--top takes a number, 1 or more");
    return OPTION_WRONG;
}

static int read_span(const struct option_given *given)
{
    int64_t *const span = option_member(given);

    *span = log_time_span(given->value);
    if (*span > 0)
        return OPTION_READ;
    message("--%s takes a span of time: 30m, or another number of s, m, h or d",
            given->known->name);
    return OPTION_WRONG;
}

static int read_fail_on(const struct option_given *given)
{
    static const char *const names[] = { "malformed" };
    const int found = option_choose(given, "reason", names, 1);

    options_of(given)->fails_on_malformed = found == 0;
    return found < 0 ? OPTION_WRONG : OPTION_READ;
}

/* Which columns there are is known later. */
static int read_order(const struct option_given *given)
{
    struct log_options *const o = options_of(given);

    o->count.by_values = strcmp(given->value, "value") == 0;
    o->count.order_column =
        o->count.by_values || strcmp(given->value, "count") == 0 ? NULL : given->value;
    return OPTION_READ;
}

/* The row's member is the enum aggregate_kind. */
static int add_aggregate(const struct option_given *given)
{
    struct log_options *const o = options_of(given);
    const size_t n = (size_t)o->count.n_aggregates + 1;
    struct aggregate_option *added;

    o->count.aggregates = memory_grown(o->count.aggregates, memory_product(n, sizeof *added));
    added = &o->count.aggregates[o->count.n_aggregates++];
    added->kind = (enum aggregate_kind)given->known->member;
    added->list = given->value;
    return OPTION_READ;
}

#define AT(name) offsetof(struct log_options, name)

static const struct known_option own[] = {
    { "form", 0, no_argument, option_flag, AT(form) },
    { "log-format", 0, required_argument, option_text, AT(log_format) },
    { "keep-going", 0, no_argument, option_flag, AT(keep_going) },
    { "fail-on", 0, required_argument, read_fail_on, 0 },
    { "where", 'w', required_argument, option_text, AT(where) },
    { "zone", 0, required_argument, option_text, AT(time.zone_name) },
    { "since", 0, required_argument, option_text, AT(time.since) },
    { "until", 0, required_argument, option_text, AT(time.until) },
    { "slack", 0, required_argument, read_span, AT(time.slack) },
    { "unsorted", 0, no_argument, option_flag, AT(time.unsorted) },
    { "sessions", 0, required_argument, option_text, AT(sessions.by) },
    { "gap", 0, required_argument, read_span, AT(sessions.gap) },
    { "page", 0, required_argument, option_text, AT(sessions.page) },
    { "rejects", 0, required_argument, option_text, AT(rejects) },
    { "decode", 0, no_argument, option_flag, AT(decode) },
    { "follow", 0, no_argument, option_flag, AT(follow) },
    { "count-by", 'c', required_argument, option_text, AT(count.by) },
    { "sum", 0, required_argument, add_aggregate, AGGREGATE_SUM },
    { "avg", 0, required_argument, add_aggregate, AGGREGATE_AVG },
    { "min", 0, required_argument, add_aggregate, AGGREGATE_MIN },
    { "max", 0, required_argument, add_aggregate, AGGREGATE_MAX },
    { "distinct", 0, required_argument, add_aggregate, AGGREGATE_DISTINCT },
    { "percentile", 0, required_argument, add_aggregate, AGGREGATE_PERCENTILE },
    { "rate", 0, required_argument, add_aggregate, AGGREGATE_RATE },
    { "partial", 0, required_argument, option_text, AT(count.partial) },
    { "merge", 0, no_argument, option_flag, AT(count.merge) },
    { "top", 'n', required_argument, read_top, AT(count.top) },
    { "order", 0, required_argument, read_order, 0 },
    { "histogram", 0, no_argument, option_flag, AT(count.histogram) },
    { "memory", 0, required_argument, option_size, AT(memory) }
};

int log_options_read(struct log_options *o, int argc, char **argv)
{
    enum { USUAL_MEMORY = 256 * 1024 * 1024 };
    char *const help = log_help();
    const struct option_set set = {
        TAKES_ROWS | TAKES_RECORDS | TAKES_TOLERANCE | TAKES_ARROW | TAKES_SUFFIXES, own,
        sizeof own / sizeof *own, help
    };
    int status;

    memset(o, 0, sizeof *o);
    o->memory = USUAL_MEMORY;
    o->time.slack = INT64_C(24) * 3600 * INSTANT_SECOND; /* servers log a request when it ends */
    status = options_read(&o->shared, argc, argv, &set);
    free(help);
    if (o->count.histogram && !o->shared.rows.format_given)
        o->shared.rows.format = FORMAT_TSV; /* bars are for terminals, too */
    return status;
}
