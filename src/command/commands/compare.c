/* uric compare: how two references are equal. */
#include "command/commands.h"
#include "command/help.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "command/rules.h"
#include "command/out/table.h"
#include "uric.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: uric compare [OPTION...] [FILE...]\n"
    "\n"
    "Tell whether two references, separated by one tab, are equal: print the first of these\n"
    "that is true (RFC 3986, section 6.2).\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  string     equal byte for byte (6.2.1)\n"
    "  syntax     equal when normalized by percent, case and dots (6.2.2)\n"
    "  scheme     equal when normalized by scheme, too (6.2.3)\n"
    "  different  none of these\n"
    "\n"
    "  --steps=S,...    compare by these steps alone: the answers are string, steps (equal when\n"
    "                   normalized by them) and different.  In any order: percent case dots\n"
    "                   scheme ipv6 (see uric normalize --help)\n"
    "  -f, --fields=F,...\n"
    "                   columns (default rung); also error record input\n"
    HELP_ROWS
    HELP_RECORDS("invalid records")
    "\n"
    "An invalid record gives a line of \\N, and a message on standard error.\n"
    HELP_STATUS
    "\n"
    "  $ printf 'http://a\\thttp://A:80/\\n' | uric compare\n"
    "  scheme\n";

enum { RUNG, ERROR, RECORD, INPUT, FIELDS };
static const char *const names[FIELDS] = { "rung", "error", "record", "input" };

enum verdict { VALID, FIRST_WRONG, SECOND_WRONG, NO_TAB, TABS };

struct answer {
    enum verdict verdict;
    enum uric_status status; /* of the invalid reference */
    size_t error_offset;
    size_t second; /* the offset of the second reference */
    const char *rung;
};

struct compare_options {
    struct options shared;
    struct steps_option steps;
};

static const struct compare_options *options_of(const struct options *o)
{
    return (const struct compare_options *)o;
}

#define AT(name) offsetof(struct compare_options, name)

static const struct known_option own[] = {
    { "steps", 0, required_argument, option_steps, AT(steps) }
};
enum { OWN = sizeof own / sizeof *own };

static const char *rung_of(const struct steps_option *steps, struct uric_ref one,
                           struct uric_ref other)
{
    if (!steps->is_given)
        return uric_equivalence_name((int)uric_compare(one, other, NULL));
    if (uric_equal(one, other, URIC_STEPS_NONE, NULL))
        return uric_equivalence_name(URIC_EQUIVALENCE_STRING);
    return uric_equal(one, other, steps->steps, NULL)
               ? "steps"
               : uric_equivalence_name(URIC_EQUIVALENCE_NONE);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct answer *a = answer;
    const char *tab = memchr(record->s, '\t', record->n);
    const char *other = tab ? tab + 1 : NULL;
    const size_t n = tab ? (size_t)(tab - record->s) : record->n;
    struct uric u, v;

    a->second = n + 1;
    a->verdict = FIRST_WRONG;
    a->status = uric_parse(record->s, n, &u);
    a->error_offset = u.error_offset;
    if (a->status != URIC_OK)
        return;
    if (tab == NULL) {
        a->verdict = NO_TAB;
        a->error_offset = n;
        return;
    }
    a->status = uric_parse(other, record->n - n - 1, &v);
    a->error_offset = a->second + v.error_offset;
    a->verdict = a->status == URIC_OK ? VALID
                 : a->error_offset < record->n && record->s[a->error_offset] == '\t'
                     ? TABS
                     : SECOND_WRONG;
    if (a->verdict == VALID)
        a->rung = rung_of(&options_of(o)->steps, uric_bind(record->s, &u),
                          uric_bind(other, &v));
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct answer *a = answer;

    (void)o;
    switch (field) {
    case RECORD: return value_number(record->number);
    case INPUT: return value_text(VALUE_RAW, record->s, record->n);
    case ERROR:
        return a->verdict == VALID ? value_undefined() : value_number(a->error_offset);
    default:
        return a->verdict == VALID ? value_text(VALUE_PLAIN, a->rung, strlen(a->rung))
                                   : value_undefined();
    }
}

static void say_why(const char *file, const struct record *record,
                    const struct answer *a)
{
    const struct record first = { .s = record->s, .n = a->second - 1,
                                  .number = record->number };
    char expected[512], why[560];
    size_t length;

    switch (a->verdict) {
    case FIRST_WRONG:
        rules_message(file, &first, URIC_RULE_URI_REFERENCE, a->status,
                       a->error_offset, 0);
        break;
    case SECOND_WRONG:
        uric_explain(URIC_RULE_URI_REFERENCE, record->s + a->second,
                     record->n - a->second, expected, sizeof expected, &length);
        snprintf(why, sizeof why, "the second reference is invalid; %s", expected);
        message_refused(file, record, a->error_offset, why);
        break;
    default:
        message_refused(file, record, a->error_offset,
                        "expected two references separated by one tab");
        break;
    }
}

static int status(const struct options *o, const char *file,
                  const struct record *record, const void *answer)
{
    const struct answer *a = answer;

    if (a->verdict == VALID)
        return STATUS_VALID;
    if (!o->quiet)
        say_why(file, record, a);
    return STATUS_INVALID;
}

int command_compare(int argc, char **argv)
{
    const struct table table = {
        .set = { 0, own, OWN, help }, .names = names, .n_names = FIELDS, .n_default = 1,
        .answer_size = sizeof(struct answer), .judge = judge, .value = value,
        .status = status
    };

    struct compare_options options = { .steps = { URIC_STEPS_SYNTAX, 0 } };

    return table_run(&table, &options.shared, argc, argv);
}
