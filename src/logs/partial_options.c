/* Describes and compares the options of partials. */
#include "logs/partial.h"

#include "logs/log_time.h"
#include "command/message.h"
#include "command/suffixes.h"
#include "command/out/escape.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static const char aggregate[] = "aggregate";

/* ---- describing ---- */

/* The number before the bytes is the number of bytes plus 1; 0 means undefined. */
static void put_bytes(struct octets *to, const char *s, size_t n)
{
    octets_put_number(to, n + 1);
    octets_put(to, s, n);
}

static void put_option(struct octets *to, const char *name, const char *value)
{
    put_bytes(to, name, strlen(name));
    if (value)
        put_bytes(to, value, strlen(value));
    else
        octets_put_number(to, 0);
}

/* The sets of --tolerate, as their bits in each component. */
static void put_tolerance(struct octets *to, const struct log_options *o)
{
    char text[8 * URIC_PARTS];
    size_t i, n = 0;

    for (i = 0; i < URIC_PARTS; i++)
        n += (size_t)snprintf(text + n, sizeof text - n, i > 0 ? ",%x" : "%x",
                              (unsigned)uric_tolerance_names(&o->shared.tolerance.policy,
                                                             (enum uric_part)i));
    put_option(to, "--tolerate", o->shared.tolerance.is_set ? text : NULL);
}

/* An instant, to the second if it is a whole second: "-2h" is another instant a second later. */
static void put_instant(struct octets *to, const char *name, const char *given, int64_t ns)
{
    char text[TIME_TEXT_SIZE + 1];

    text[time_text(ns, NULL, text)] = '\0';
    put_option(to, name, given ? text : NULL);
}

/* The times that are selected, and which lines a search for them may miss. */
static void put_range(struct octets *to, const struct log_options *o,
                      const struct time_range *range)
{
    char slack[24];

    put_instant(to, "--since", o->time.since, range->since);
    put_instant(to, "--until", o->time.until, range->until);
    snprintf(slack, sizeof slack, "%" PRId64 "s", o->time.slack / INSTANT_SECOND);
    put_option(to, "--slack", range->is_set && !o->time.unsorted ? slack : NULL);
}

static void put_size(struct octets *to, const char *name, size_t size)
{
    char text[24];

    snprintf(text, sizeof text, "%zu", size);
    put_option(to, name, text);
}

void partial_options_put(struct octets *to, const struct log_options *o, const struct aggregates *a,
                         const struct time_range *range)
{
    size_t i;

    put_option(to, "kind", "groups");
    put_option(to, "--count-by", o->count.by);
    for (i = 0; i < a->n_measures; i++)
        put_option(to, aggregate, a->measure[i].name);
    put_option(to, "--where", o->where);
    put_tolerance(to, o);
    put_option(to, "--decode", o->decode ? "yes" : NULL);
    put_option(to, "--form", o->form ? "yes" : NULL);
    put_option(to, "--zone", o->time.zone_name);
    put_option(to, "the checksum of --suffixes", suffixes_checksum());
    put_range(to, o, range);
    put_size(to, "--longest", o->shared.longest);
    put_option(to, "--null", o->shared.null_terminated ? "yes" : NULL);
}

/* ---- comparing ---- */

struct described {
    struct octets_left name, value; /* s is NULL if there is no option, or its value is undefined */
};

static int take_bytes(struct octets_left *left, struct octets_left *bytes)
{
    uint64_t n;

    bytes->s = NULL;
    bytes->n = 0;
    if (left->n == 0 || !octets_take_number(left, &n) || n == 0 || n - 1 > left->n)
        return 0;
    bytes->n = (size_t)n - 1;
    return octets_take(left, bytes->n, &bytes->s);
}

static struct described next(struct octets_left *left)
{
    struct described d;

    take_bytes(left, &d.name);
    take_bytes(left, &d.value);
    return d;
}

static int is_equal(const struct octets_left *a, const struct octets_left *b)
{
    if (a->s == NULL || b->s == NULL)
        return a->s == b->s;
    return a->n == b->n && memcmp(a->s, b->s, a->n) == 0;
}

static void add_words(struct octets *to, const char *words)
{
    octets_put(to, words, strlen(words));
}

/* Texts come from outside and may be long; an undefined text adds nothing. */
static void add_text(struct octets *to, const struct octets_left *text)
{
    enum { MOST = 200 };
    const size_t n = text->s ? text->n : 0;
    size_t i;

    for (i = 0; i < n && i < MOST; i++) {
        char escaped[ESCAPE_MAX];

        if (escape_needed(text->s + i, 1))
            octets_put(to, escaped, escape_byte((unsigned char)text->s[i], escaped));
        else
            octets_put(to, text->s + i, 1);
    }
    add_words(to, i < n ? "..." : "");
}

static int is_named(const struct described *d, const char *name)
{
    const struct octets_left text = { name, strlen(name) };

    return d->name.s && is_equal(&d->name, &text);
}

/* An option as it is given, or an aggregate's name. */
static void add_given(struct octets *to, const struct described *d)
{
    if (is_named(d, aggregate)) {
        add_text(to, &d->value);
        return;
    }
    add_text(to, &d->name);
    if (d->value.s == NULL || is_named(d, "--decode") || is_named(d, "--form") ||
        is_named(d, "--null"))
        return;
    add_words(to, "=");
    add_text(to, &d->value);
}

/* Both have the option, with different values. */
static void add_values(struct octets *to, const struct described *there,
                       const struct described *here)
{
    add_words(to, there->value.s ? "made with " : "made without ");
    add_given(to, there);
    add_words(to, here->value.s ? "; this run has " : "; this run has none");
    if (here->value.s)
        add_given(to, here);
}

static void add_difference(struct octets *to, const struct described *there,
                           const struct described *here)
{
    if (is_equal(&there->name, &here->name) && here->name.s) {
        add_values(to, there, here);
    } else if (is_named(there, aggregate)) {
        add_words(to, "made with ");
        add_text(to, &there->value);
        add_words(to, "; this run is without it");
    } else if (is_named(here, aggregate)) {
        add_words(to, "made without ");
        add_text(to, &here->value);
        add_words(to, "; this run has it");
    } else {
        add_words(to, "made with other options");
    }
}

static void say_difference(const char *file, const struct described *there,
                           const struct described *here)
{
    struct octets text = { NULL, 0, 0 };

    add_difference(&text, there, here);
    octets_put(&text, "", 1);
    message_reason(file, text.s);
    octets_free(&text);
}

int partial_options_compare(const char *file, const struct octets_left *there,
                            const struct octets_left *here)
{
    struct octets_left a = *there, b = *here;

    if (is_equal(there, here))
        return 0;
    for (;;) {
        const struct described x = next(&a), y = next(&b);

        if (!is_equal(&x.name, &y.name) || !is_equal(&x.value, &y.value) || x.name.s == NULL) {
            say_difference(file, &x, &y);
            return -1;
        }
    }
}
