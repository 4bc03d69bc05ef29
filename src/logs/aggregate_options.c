/* Reads the options that ask for aggregates, such as --sum. */
#include "logs/aggregate.h"
#include "logs/log_where.h"
#include "logs/percentile.h"
#include "command/memory.h"
#include "command/message.h"

#include <stdlib.h>
#include <string.h>

static const char *const names[] = { "sum", "avg", "min", "max", "distinct", "distinct",
                                     "percentile", "rate" };

/* ---- columns ---- */

static const char approximate[] = ":approx", error[] = "error";

/* `what`, n bytes of `more`, "(", `of`, `mark` and ")". */
static char *called(const char *what, const char *more, size_t n, const char *of, const char *mark)
{
    const size_t others = strlen(what) + n + strlen(mark) + sizeof "()";
    char *const name = memory_of(memory_sum(others, strlen(of)));

    strcpy(name, what);
    strncat(name, more, n);
    strcat(name, "(");
    strcat(name, of);
    strcat(name, mark);
    strcat(name, ")");
    return name;
}

/* "sum(bytes)"; with n bytes of a percentage "p99(bytes)", or of the word "error(bytes)";
 * "distinct(client:approx)". */
static char *name_of(enum aggregate_kind kind, const char *percentage, size_t n,
                     const char *field)
{
    const int is_error = n == sizeof error - 1 && memcmp(percentage, error, n) == 0;

    return called(is_error ? "" : n > 0 ? "p" : names[kind], percentage, n, field,
                  kind == AGGREGATE_APPROX ? approximate : "");
}

static struct aggregate_column *add_column(struct aggregates *a, enum aggregate_kind kind,
                                           const char *of)
{
    struct aggregate_column *c;

    a->column =
        memory_grown(a->column, memory_product(a->n_columns + 1, sizeof *a->column));
    c = &a->column[a->n_columns++];
    memset(c, 0, sizeof *c);
    c->kind = kind;
    c->of = of;
    return c;
}

/* The number after the last colon, in millionths; -1 if it is not a percentage. */
static int64_t read_number(const char *s, size_t n)
{
    enum { DECIMALS = 6 };
    const char *const point = memchr(s, '.', n), *const end = s + n;
    int64_t number = 0;
    int decimals = 0;

    if (n == 0 || point == s || point == end - 1)
        return -1;
    for (; s < end; s++) {
        if (s == point)
            continue;
        if (*s < '0' || *s > '9' || (point && s > point && ++decimals > DECIMALS))
            return -1;
        number = 10 * number + (*s - '0');
        if (number > (int64_t)PERCENTILE_WHOLE)
            return -1;
    }
    for (; decimals < DECIMALS; decimals++)
        number *= 10;
    return number <= (int64_t)PERCENTILE_WHOLE ? number : -1;
}

/* A percentage or the word.  Returns 0, or -1 if it is neither. */
static int read_percentage(const char *s, size_t n, uint64_t *which)
{
    const int64_t number = read_number(s, n);

    *which = (uint64_t)number;
    if (n == sizeof error - 1 && memcmp(s, error, n) == 0)
        *which = AGGREGATE_ERROR;
    else if (number < 0)
        return -1;
    return 0;
}

static int refuse_percentile(const char *text)
{
    message_quoted("--percentile takes FIELD:P,... with each P from 0 to 100, or error; not", text,
                   "");
    return -1;
}

/* Reads "F:50,95,error,G:99". */
static int read_percentiles(struct aggregates *a, const char *list, struct log_fields *fields)
{
    const char *s = list;
    int field = -1;

    for (;;) {
        const size_t n = strcspn(s, ",");
        size_t colon = n;
        struct aggregate_column *c;
        uint64_t which;

        while (colon > 0 && s[colon - 1] != ':')
            colon--;
        if (colon > 0) {
            field = log_fields_add(fields, s, colon - 1);
            if (field < 0)
                return -1;
        }
        if (field < 0 || read_percentage(s + colon, n - colon, &which) < 0)
            return refuse_percentile(list);
        c = add_column(a, AGGREGATE_PERCENTILE, fields->list[field].name);
        c->measure = (size_t)field;
        c->which = which;
        c->name = name_of(c->kind, s + colon, n - colon, c->of);
        if (s[n] == '\0')
            return 0;
        s += n + 1;
    }
}

/* The length of ":approx" at the end; 0 if the text does not end so. */
static size_t approximate_length(const char *s, size_t n)
{
    const size_t length = sizeof approximate - 1;

    return n > length && memcmp(s + n - length, approximate, length) == 0 ? length : 0;
}

/* Reads "F,G", and for --distinct "F:approx". */
static int read_list(struct aggregates *a, enum aggregate_kind kind, const char *list,
                     struct log_fields *fields)
{
    for (;;) {
        const size_t n = strcspn(list, ",");
        const size_t approx = kind == AGGREGATE_DISTINCT ? approximate_length(list, n) : 0;
        const int field = log_fields_add(fields, list, n - approx);
        struct aggregate_column *c;

        if (field < 0)
            return -1;
        c = add_column(a, approx > 0 ? AGGREGATE_APPROX : kind, fields->list[field].name);
        c->measure = (size_t)field;
        c->name = name_of(c->kind, "", 0, c->of);
        if (list[n] == '\0')
            return 0;
        list += n + 1;
    }
}

/* In a header, a control character, which may part words, is a space. */
static void make_printable(char *name)
{
    for (; *name; name++) {
        if ((unsigned char)*name < 0x20)
            *name = ' ';
    }
}

/* Adds how many lines fit, and their share. */
static void add_rate(struct aggregates *a, const char *expression)
{
    uint64_t which;

    for (which = RATE_COUNT; which <= RATE_SHARE; which++) {
        struct aggregate_column *const c = add_column(a, AGGREGATE_RATE, expression);

        c->which = which;
        c->name = called(which == RATE_COUNT ? "count" : names[AGGREGATE_RATE], "", 0, expression,
                         "");
        make_printable(c->name);
    }
}

int aggregates_try_rates(const struct log_options *o, struct log_fields *fields)
{
    int i;

    for (i = 0; i < o->count.n_aggregates; i++) {
        const struct aggregate_option *const option = &o->count.aggregates[i];
        struct where *tried;

        if (option->kind != AGGREGATE_RATE)
            continue;
        tried = log_where_read("--rate", option->list, fields, o->time.zone);
        if (tried == NULL)
            return -1;
        where_free(tried);
    }
    return 0;
}

/* ---- measures ---- */

static enum aggregate_kind measured_kind(enum aggregate_kind kind)
{
    return kind == AGGREGATE_AVG ? AGGREGATE_SUM : kind;
}

/* Compares a measure with the one that a column needs. */
static int compare_measures(const struct measure *m, const struct aggregate_column *c)
{
    const enum aggregate_kind kind = measured_kind(c->kind);
    int order = (m->kind == AGGREGATE_RATE) - (kind == AGGREGATE_RATE);

    if (order == 0)
        order = strcmp(m->of, c->of);
    return order != 0 ? order : (int)m->kind - (int)kind;
}

/* Adds what the column needs, in order, if it is new. */
static void add_measure(struct aggregates *a, const struct aggregate_column *c,
                        const struct log_fields *fields)
{
    const enum aggregate_kind kind = measured_kind(c->kind);
    struct measure *m;
    size_t at = 0;

    while (at < a->n_measures && compare_measures(&a->measure[at], c) < 0)
        at++;
    m = a->measure + at;
    if (at < a->n_measures && compare_measures(m, c) == 0)
        return;
    memmove(m + 1, m, (a->n_measures - at) * sizeof *m);
    memset(m, 0, sizeof *m);
    m->kind = kind;
    m->field = c->measure;
    m->of = c->of;
    m->name = name_of(kind, "", 0, c->of);
    m->is_time = (kind == AGGREGATE_MIN || kind == AGGREGATE_MAX) &&
                 log_fields_is_time(&fields->list[c->measure], fields->format);
    a->n_measures++;
    a->n_valued += kind != AGGREGATE_RATE;
}

/* How many different values each percentile keeps, of this memory for all of the counting. */
static size_t kept_exactly(size_t memory)
{
    enum { PART = 1024, MOST = 1 << 30 };
    const size_t n = memory / PART;

    return n < PERCENTILE_SINGLE ? PERCENTILE_SINGLE : n > MOST ? MOST : n;
}

static void number_measures(struct aggregates *a, const struct log_fields *fields, size_t memory)
{
    size_t i, k;

    a->measure = memory_of(memory_product(a->n_columns, sizeof *a->measure));
    for (i = 0; i < a->n_columns; i++)
        add_measure(a, &a->column[i], fields);
    for (i = 0; i < a->n_columns; i++) {
        struct aggregate_column *const c = &a->column[i];

        for (k = 0; compare_measures(&a->measure[k], c) != 0; k++)
            continue;
        c->measure = k;
    }
    for (i = 0; i < a->n_measures; i++) {
        a->measure[i].at = a->size;
        a->measure[i].different = kept_exactly(memory);
        a->size = memory_sum(a->size, aggregate_state_size(a->measure[i].kind));
    }
}

static int read_conditions(struct aggregates *a, const struct log_options *o,
                           struct log_fields *fields)
{
    size_t i;

    for (i = a->n_valued; i < a->n_measures; i++) {
        a->measure[i].condition =
            log_where_read("--rate", a->measure[i].of, fields, o->time.zone);
        if (a->measure[i].condition == NULL)
            return -1;
    }
    return 0;
}

int aggregates_read(struct aggregates *a, const struct log_options *o, struct log_fields *fields)
{
    enum { MOST = 1000 };
    int i;

    memset(a, 0, sizeof *a);
    a->zone = o->time.zone;
    for (i = 0; i < o->count.n_aggregates; i++) {
        const struct aggregate_option *const option = &o->count.aggregates[i];
        int read = 0;

        if (option->kind == AGGREGATE_RATE)
            add_rate(a, option->list);
        else if (option->kind == AGGREGATE_PERCENTILE)
            read = read_percentiles(a, option->list, fields);
        else
            read = read_list(a, option->kind, option->list, fields);
        if (read < 0)
            return -1;
    }
    if (a->n_columns > MOST) {
        message("at most %d aggregates", (int)MOST);
        return -1;
    }
    number_measures(a, fields, o->memory);
    return o->count.merge ? 0 : read_conditions(a, o, fields);
}

void aggregates_free(struct aggregates *a)
{
    size_t i;

    for (i = 0; a->measure && i < a->n_measures; i++) {
        free(a->measure[i].name);
        where_free(a->measure[i].condition);
    }
    for (i = 0; i < a->n_columns; i++)
        free(a->column[i].name);
    free(a->measure);
    free(a->column);
}
