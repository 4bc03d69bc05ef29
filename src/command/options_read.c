/* Parses the command line by the table of the known options. */
#include "command/options_read.h"

#include "command/io/directory.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "command/print.h"
#include "uric_history.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define AT(name) offsetof(struct options, name)

static const struct known_option known[] = {
    { "null", '0', no_argument, 0, option_flag, AT(null_terminated) },
    { "quiet", 'q', no_argument, 0, option_flag, AT(quiet) },
    { "jobs", 'j', required_argument, 0, option_jobs, 0 },
    { "recursive", 'r', no_argument, 0, option_flag, AT(recursive) },
    { "help", 'h', no_argument, 0, option_help, 0 },
    { "version", 0, no_argument, 0, option_version, 0 },
    { "longest", 0, required_argument, TAKES_RECORDS, option_longest, 0 },
    { "invalid", 0, required_argument, TAKES_INVALID, option_invalid, 0 },
    { "tolerate", 0, required_argument, TAKES_TOLERANCE, option_tolerate, 0 },
    { "as", 0, required_argument, TAKES_RULE, option_as, 0 },
    { "method", 0, required_argument, TAKES_RULE, option_text, AT(method) },
    { "fields", 'f', required_argument, TAKES_ROWS, option_text, AT(fields) },
    { "format", 0, required_argument, TAKES_ROWS, option_format, 0 },
    { "suffixes", 0, required_argument, TAKES_SUFFIXES, option_text, AT(suffixes) },
    { "header", 0, no_argument, TAKES_ROWS, option_flag, AT(header) },
    { "count", 0, no_argument, TAKES_COUNT, option_flag, AT(count) },
    { "base", 0, required_argument, TAKES_BASE, option_text, AT(base) },
    { "edition", 0, required_argument, TAKES_RESOLUTION, option_edition, 0 },
    { "surplus", 0, required_argument, TAKES_RESOLUTION, option_surplus, 0 },
    { "non-strict", 0, no_argument, TAKES_RESOLUTION, option_non_strict, 0 },
    { "strict", 0, no_argument, TAKES_STRICT, option_flag, AT(strict) },
    { "set", 0, required_argument, TAKES_EDITS, option_set, 0 },
    { "remove", 0, required_argument, TAKES_EDITS, option_remove, 0 },
    { "sort", 0, required_argument, TAKES_EDITS, option_sort, 0 },
    { "type", 0, required_argument, TAKES_TYPE, option_text, AT(type) },
    { "steps", 0, required_argument, TAKES_STEPS, option_steps, 0 },
    { "values", 0, no_argument, TAKES_VALUES, option_flag, AT(values) },
    { "raw", 0, no_argument, TAKES_RAW, option_flag, AT(raw) },
    { "form", 0, no_argument, TAKES_FORM, option_flag, AT(form) },
    { "for", 0, required_argument, TAKES_FOR, option_for, 0 },
    { "to", 0, required_argument, TAKES_TO, option_to, 0 },
    { "scheme", 0, required_argument, TAKES_REQUEST, option_text, AT(scheme) },
    { "refuse", 0, required_argument, TAKES_REQUEST, option_refuse, 0 },
    { "readers", 0, required_argument, TAKES_READERS, option_readers, 0 },
    { "strict", 0, no_argument, TAKES_FIND, option_strict_find, 0 },
    { "iri", 0, no_argument, TAKES_FIND, option_flag, AT(iri) },
    { "suffix", 0, no_argument, TAKES_FIND, option_suffix, 0 },
    { "any-scheme", 0, no_argument, TAKES_FIND, option_any_scheme, 0 },
    { "html", 0, no_argument, TAKES_FIND, option_html, 0 },
    { "all-attributes", 0, no_argument, TAKES_FIND, option_all_attributes, 0 },
    { "mail", 0, no_argument, TAKES_FIND, option_flag, AT(mail) },
    { "log-format", 0, required_argument, TAKES_LOG, option_text, AT(log_format) },
    { "keep-going", 0, no_argument, TAKES_LOG, option_flag, AT(keep_going) },
    { "fail-on", 0, required_argument, TAKES_LOG, option_fail_on, 0 },
    { "where", 'w', required_argument, TAKES_LOG, option_text, AT(where) },
    { "zone", 0, required_argument, TAKES_LOG, option_text, AT(zone_name) },
    { "since", 0, required_argument, TAKES_LOG, option_text, AT(since) },
    { "until", 0, required_argument, TAKES_LOG, option_text, AT(until) },
    { "slack", 0, required_argument, TAKES_LOG, option_slack, 0 },
    { "unsorted", 0, no_argument, TAKES_LOG, option_flag, AT(unsorted) },
    { "sessions", 0, required_argument, TAKES_LOG, option_text, AT(sessions) },
    { "gap", 0, required_argument, TAKES_LOG, option_gap, 0 },
    { "page", 0, required_argument, TAKES_LOG, option_text, AT(page) },
    { "rejects", 0, required_argument, TAKES_LOG, option_text, AT(rejects) },
    { "decode", 0, no_argument, TAKES_LOG, option_flag, AT(decode) },
    { "follow", 0, no_argument, TAKES_LOG, option_flag, AT(follow) },
    { "count-by", 'c', required_argument, TAKES_LOG, option_text, AT(count_by) },
    { "sum", 0, required_argument, TAKES_LOG, option_aggregate, AGGREGATE_SUM },
    { "avg", 0, required_argument, TAKES_LOG, option_aggregate, AGGREGATE_AVG },
    { "min", 0, required_argument, TAKES_LOG, option_aggregate, AGGREGATE_MIN },
    { "max", 0, required_argument, TAKES_LOG, option_aggregate, AGGREGATE_MAX },
    { "distinct", 0, required_argument, TAKES_LOG, option_aggregate, AGGREGATE_DISTINCT },
    { "percentile", 0, required_argument, TAKES_LOG, option_aggregate, AGGREGATE_PERCENTILE },
    { "partial", 0, required_argument, TAKES_LOG, option_text, AT(partial) },
    { "merge", 0, no_argument, TAKES_LOG, option_flag, AT(merge) },
    { "top", 'n', required_argument, TAKES_LOG, option_top, 0 },
    { "order", 0, required_argument, TAKES_LOG, option_order, 0 },
    { "histogram", 0, no_argument, TAKES_LOG, option_flag, AT(histogram) },
    { "memory", 0, required_argument, TAKES_LOG, option_memory, 0 }
};
enum { KNOWN = sizeof known / sizeof *known, LONGEST_NAME = sizeof "all-attributes" - 1 };

/* What getopt_long() returns for an option without a letter: its row, above all letters. */
enum { FIRST_ROW = 256 };

int options_hint(const char *command)
{
    message("try 'uric %s --help'", command);
    return STATUS_USAGE;
}

/* The options that a command takes, for getopt_long(). */
struct taken {
    struct option list[KNOWN + 1]; /* n, and a row of zeros */
    int n;
    char letters[1 + 2 * KNOWN + 1];
};

static void take(struct taken *t, int row)
{
    const struct known_option *const k = &known[row];
    struct option *const option = &t->list[t->n++];

    option->name = k->name;
    option->has_arg = k->has_value;
    option->val = k->letter ? k->letter : FIRST_ROW + row;
}

/* The colon in front asks getopt_long() to tell a missing value from an unknown option. */
static void list_letters(struct taken *t)
{
    char *end = t->letters;
    int i;

    *end++ = ':';
    for (i = 0; i < t->n; i++) {
        if (t->list[i].val >= FIRST_ROW)
            continue;
        *end++ = (char)t->list[i].val;
        if (t->list[i].has_arg)
            *end++ = ':';
    }
}

static void list_taken(struct taken *t, int takes)
{
    int i;

    memset(t, 0, sizeof *t);
    for (i = 0; i < KNOWN; i++) {
        if (known[i].takes == 0 || known[i].takes & takes)
            take(t, i);
    }
    list_letters(t);
}

/* The row for what getopt_long() returned; NULL if that is not an option. */
static const struct known_option *known_by(int value)
{
    int i;

    if (value >= FIRST_ROW)
        return &known[value - FIRST_ROW];
    for (i = 0; i < KNOWN; i++) {
        if (known[i].letter == value)
            return &known[i];
    }
    return NULL;
}

/* word is the option, if it is a long one. */
static void unknown_option(const char *word, const struct taken *t)
{
    char with_dashes[KNOWN][sizeof "--" + LONGEST_NAME];
    const char *names[KNOWN];
    const char letter[] = { '-', (char)optopt, '\0' };
    int i;

    for (i = 0; i < t->n; i++) {
        snprintf(with_dashes[i], sizeof with_dashes[i], "--%s", t->list[i].name);
        names[i] = with_dashes[i];
    }
    if (optopt != 0)
        word = letter;
    message_unknown("unknown or ambiguous", "option", word, strlen(word), names,
                    (size_t)t->n);
}

static int is_taken(const struct taken *t, int value)
{
    int i;

    for (i = 0; i < t->n; i++) {
        if (t->list[i].val == value)
            return 1;
    }
    return 0;
}

/* Says what is wrong with the word for which getopt_long() returned c.  It set optopt to 0 for
 * a long option that is unknown or ambiguous. */
static int wrong_option(int c, const char *word, const struct taken *t)
{
    const struct known_option *const k = is_taken(t, optopt) ? known_by(optopt) : NULL;

    if (c == ':')
        message("option %s requires a value", word);
    else if (k)
        message("--%s takes no value", k->name);
    else
        unknown_option(word, t);
    return OPTION_WRONG;
}

/* Calls the handler of each option on the command line, until one does not return
 * OPTION_READ.  Returns what the last one did. */
static int handle_each(struct option_given given, int argc, char **argv,
                       const struct taken *t)
{
    int c, outcome = OPTION_READ;

    opterr = 0;
    while (outcome == OPTION_READ &&
           (c = getopt_long(argc, argv, t->letters, t->list, NULL)) != -1) {
        given.known = known_by(c);
        given.value = optarg;
        outcome = given.known ? given.known->handler(&given)
                              : wrong_option(c, argv[optind - 1], t);
    }
    return outcome;
}

static void set_defaults(struct options *o)
{
    enum { USUAL_MEMORY = 256 * 1024 * 1024, USUAL_LONGEST = 16 * 1024 * 1024 };

    memset(o, 0, sizeof *o);
    o->rule = URIC_RULE_URI_REFERENCE;
    o->edition = EDITION_RFC3986;
    o->steps = URIC_STEPS_SYNTAX;
    o->component = -1;
    o->jobs = 1;
    o->memory = USUAL_MEMORY;
    o->longest = USUAL_LONGEST;
    o->slack = INT64_C(3600000000000);
}

/* Combines --method with --as, whatever their order. */
static int apply_method(struct options *o)
{
    if (o->method == NULL)
        return OPTION_READ;
    if (o->rule != URIC_RULE_REQUEST_TARGET) {
        message("--method requires --as=request-target");
        return OPTION_WRONG;
    }
    if (strcmp(o->method, "CONNECT") == 0)
        o->rule = URIC_RULE_REQUEST_TARGET_CONNECT;
    return OPTION_READ;
}

/* People get a table; the stream is binary. */
static int check_format(struct options *o, int takes)
{
    if (!o->format_given && !o->histogram && takes & TAKES_ARROW && isatty(STDOUT_FILENO))
        o->format = FORMAT_TABLE;
    if (o->format != FORMAT_ARROW)
        return OPTION_READ;
    if (!(takes & TAKES_ARROW))
        message("only parse and log have --format=arrow");
    else if (isatty(STDOUT_FILENO))
        message("--format=arrow is not for terminals: redirect standard output");
    else
        return OPTION_READ;
    return OPTION_WRONG;
}

/* The files are the arguments after the options. */
static void take_files(struct options *o, int argc, char **argv)
{
    static char standard_input[] = "-";
    static char *const no_files[] = { standard_input, NULL };

    o->files = optind < argc ? argv + optind : no_files;
    o->n_files = optind < argc ? argc - optind : 1;
    if (o->recursive)
        o->files = directory_files(o->files, &o->n_files, &o->unlisted);
}

static int lists;

void options_list(void)
{
    lists = 1;
}

static int print_taken(const char *command, const struct taken *t)
{
    int i, status = STATUS_VALID;

    for (i = 0; i < t->n && status == STATUS_VALID; i++) {
        const struct option *const option = &t->list[i];
        const char letter[] = { (char)(option->val < FIRST_ROW ? option->val : '\0'), '\0' };
        char line[128];

        snprintf(line, sizeof line, "%s\t%s\t%s\t%d\n", command, option->name, letter,
                 option->has_arg);
        status = print_text(line);
    }
    return status;
}

int options_read(struct options *o, int argc, char **argv, int takes,
                 const char *help)
{
    const struct option_given given = { .options = o, .help = help };
    struct taken taken;
    int outcome;

    set_defaults(o);
    list_taken(&taken, takes);
    if (lists)
        return print_taken(argv[0], &taken);
    outcome = handle_each(given, argc, argv, &taken);
    if (outcome == OPTION_READ)
        outcome = apply_method(o);
    if (outcome == OPTION_READ)
        outcome = check_format(o, takes);
    if (outcome == OPTION_WRONG)
        return options_hint(argv[0]);
    if (outcome != OPTION_READ)
        return outcome;
    take_files(o, argc, argv);
    return -1;
}
