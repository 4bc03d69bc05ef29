/* uric normalize: the normal form of each reference. */
#include "command/commands.h"
#include "command/out/text_answer.h"
#include "command/help.h"
#include "command/option_handlers.h"
#include "util/ascii.h"
#include "util/lanes.h"

#include <getopt.h>
#include <stddef.h>
#include <string.h>

static const char help[] =
    "usage: uric normalize [OPTION...] [FILE...]\n"
    "\n"
    "Print the normal form of each reference (RFC 3986, section 6.2).\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --steps=S,...    the steps to apply (default percent,case,dots), in any order:\n"
    "                     percent  decode unreserved characters (6.2.2.2); always first\n"
    "                     case     of scheme, host and triplets (6.2.2.1)\n"
    "                     dots     remove dot-segments, except in paths relative to a base's:\n"
    "                              no scheme, no / at the start (6.2.2.3, 5.2.2)\n"
    "                     scheme   default port, empty port, empty path (6.2.3)\n"
    "                     ipv6     write IPv6 addresses as RFC 5952 does\n"
    "  -f, --fields=F,...\n"
    "                   columns (default normal); also error record input tolerated\n"
    "                   error-part\n"
    HELP_ROWS
    HELP_INVALID("reference")
    HELP_TOLERATE_IN("records")
    HELP_RECORDS("invalid records")
    "\n"
    "An invalid reference gives what --invalid says, and a message on standard error.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'HTTP://Example.com:80/%7eme/../a' | uric normalize --steps=percent,case,dots,scheme\n"
    "  http://example.com/a\n";

static const char *const names[TEXT_TOLERANT_FIELDS] = { "normal", "error", "record",
                                                         "input", "tolerated",
                                                         "error-part" };

struct normalize_options {
    struct options shared;
    struct steps_option steps;
};

static const struct normalize_options *options_of(const struct options *o)
{
    return (const struct normalize_options *)o;
}

#define AT(name) offsetof(struct normalize_options, name)

static const struct known_option own[] = {
    { "steps", 0, required_argument, option_steps, AT(steps) }
};
enum { OWN = sizeof own / sizeof *own };

static enum uric_status normalize(const struct options *o, const struct record *record,
                                  const struct uric *u, struct text_answer *a)
{
    return uric_normalize(uric_bind(record->s, u), options_of(o)->steps.steps, NULL, a->text,
                          a->size, &a->length, NULL, NULL);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct text_answer *a = answer;
    struct uric u;

    if (!text_answer_parse(a, o, URIC_RULE_URI_REFERENCE, record, &u))
        return;
    a->status = normalize(o, record, &u, a);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = normalize(o, record, &u, a);
    }
    if (a->status == URIC_TOO_LONG)
        strcpy(a->why, "the normal form would be longer than 4294967295 bytes");
}

/* ---- records that are normal ---- */

/* The offset of the first "%" or "/." from s + i on; n if there is none. */
static size_t next_odd(const char *s, size_t i, size_t n)
{
    for (; n - i > URIC_LANES; i += URIC_LANES) {
        const uric_lanes here = uric_lanes_load(s + i);
        const uric_lanes dots = uric_lanes_and(
            uric_lanes_are(here, '/'), uric_lanes_are(uric_lanes_load(s + i + 1), '.'));
        const uint64_t odd = uric_lanes_mask(uric_lanes_or(uric_lanes_are(here, '%'), dots));

        if (odd != 0)
            return i + uric_lanes_first(odd);
    }
    while (i < n && s[i] != '%' && !(s[i] == '/' && i + 1 < n && s[i + 1] == '.'))
        i++;
    return i;
}

/* Whether an upper-case letter is among n bytes, which are before the end of a record. */
static int has_upper(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i += URIC_LANES) {
        const unsigned count = n - i < URIC_LANES ? (unsigned)(n - i) : URIC_LANES;

        if (uric_lanes_mask(uric_lanes_between(uric_lanes_load(s + i), 'A', 'Z')) &
            uric_below(count * URIC_LANE_BITS))
            return 1;
    }
    return 0;
}

/* Whether the rest, from the path's start, lacks a path, or what is before it may have a port. */
static int scheme_may_change(const char *s, size_t begin, size_t path, size_t end)
{
    if (path == end || s[path] == '?' || s[path] == '#')
        return 1;
    while (path > begin && uric_is_digit(s[path - 1]))
        path--;
    return path > begin && s[path - 1] == ':';
}

/* Clears more than what changes: a letter of a user may be upper-case, too. */
static void mark_same(const struct options *o, struct line_batch *b)
{
    const unsigned steps = options_of(o)->steps.steps;
    size_t odd = 0, row;

    for (row = 0; row < b->rows; row++) {
        const size_t begin = b->begin[row], path = b->path[row], end = b->end[row];

        if (odd < begin)
            odd = next_odd(b->s, begin, b->n);
        if (odd < end || has_upper(b->s + begin, path - begin) ||
            (path < end && b->s[path] == '.') ||
            (steps & URIC_STEP_SCHEME && scheme_may_change(b->s, begin, path, end)) ||
            (steps & URIC_STEP_IPV6 && path > begin &&
             memchr(b->s + begin, '[', path - begin) != NULL))
            line_batch_clear(b, row);
    }
}

int command_normalize(int argc, char **argv)
{
    const struct table table = {
        .set = { TAKES_INVALID | TAKES_TOLERANCE, own, OWN, help },
        .names = names, .n_names = TEXT_TOLERANT_FIELDS, .n_default = 1,
        .answer_size = sizeof(struct text_answer), .release = text_answer_release,
        .judge = judge, .value = text_answer_value, .status = text_answer_status,
        .mark_same = mark_same
    };

    struct normalize_options options = { .steps = { URIC_STEPS_SYNTAX, 0 } };

    return table_run(&table, &options.shared, argc, argv);
}
