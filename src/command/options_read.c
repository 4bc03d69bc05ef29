/* Parses the command line by the table of the shared options and that of the command's own. */
#include "command/option_handlers.h"

#include "command/io/directory.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/io/output.h"
#include "uric.h"

#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define AT(name) offsetof(struct options, name)

/* The options that several commands have; which is 0 for all. */
static const struct shared_option {
    struct known_option option;
    int which;
} shared[] = {
    { { "null", '0', no_argument, option_flag, AT(null_terminated) }, 0 },
    { { "quiet", 'q', no_argument, option_flag, AT(quiet) }, 0 },
    { { "jobs", 'j', required_argument, option_jobs, 0 }, 0 },
    { { "recursive", 'r', no_argument, option_flag, AT(recursive) }, 0 },
    { { "help", 'h', no_argument, option_help, 0 }, 0 },
    { { "version", 0, no_argument, option_version, 0 }, 0 },
    { { "longest", 0, required_argument, option_longest, AT(longest) }, TAKES_RECORDS },
    { { "invalid", 0, required_argument, option_invalid, 0 }, TAKES_INVALID },
    { { "tolerate", 0, required_argument, option_tolerate, 0 }, TAKES_TOLERANCE },
    { { "as", 0, required_argument, option_as, 0 }, TAKES_RULE },
    { { "method", 0, required_argument, option_text, AT(method) }, TAKES_RULE },
    { { "fields", 'f', required_argument, option_text, AT(rows.fields) }, TAKES_ROWS },
    { { "format", 0, required_argument, option_format, 0 }, TAKES_ROWS },
    { { "suffixes", 0, required_argument, option_text, AT(rows.suffixes) }, TAKES_SUFFIXES },
    { { "header", 0, no_argument, option_flag, AT(rows.header) }, TAKES_ROWS }
};
enum { SHARED = sizeof shared / sizeof *shared };

/* What getopt_long() returns for an option without a letter: its index, above all letters. */
enum { FIRST_INDEX = 256 };

int options_hint(const char *command)
{
    message("try 'uric %s --help'", command);
    return STATUS_USAGE;
}

/* The options that a command takes, for getopt_long(). */
struct taken {
    const struct known_option **rows; /* n */
    struct option *list;              /* the same, and a row of zeros */
    int n;
    char *letters;
};

static void take(struct taken *t, const struct known_option *k)
{
    struct option *const option = &t->list[t->n];

    option->name = k->name;
    option->has_arg = k->has_value;
    option->val = k->letter ? k->letter : FIRST_INDEX + t->n;
    t->rows[t->n++] = k;
}

/* The colon in front asks getopt_long() to tell a missing value from an unknown option. */
static void list_letters(struct taken *t)
{
    char *end = t->letters;
    int i;

    *end++ = ':';
    for (i = 0; i < t->n; i++) {
        if (t->list[i].val >= FIRST_INDEX)
            continue;
        *end++ = (char)t->list[i].val;
        if (t->list[i].has_arg)
            *end++ = ':';
    }
    *end = '\0';
}

static void list_taken(struct taken *t, const struct option_set *set)
{
    const size_t most = SHARED + (size_t)set->n_own;
    int i;

    t->n = 0;
    t->rows = memory_of(most * sizeof *t->rows);
    t->list = memory_of((most + 1) * sizeof *t->list);
    memset(t->list, 0, (most + 1) * sizeof *t->list);
    t->letters = memory_of(1 + 2 * most + 1);
    for (i = 0; i < SHARED; i++) {
        if (shared[i].which == 0 || shared[i].which & set->takes)
            take(t, &shared[i].option);
    }
    for (i = 0; i < set->n_own; i++)
        take(t, &set->own[i]);
    list_letters(t);
}

static void free_taken(struct taken *t)
{
    free(t->rows);
    free(t->list);
    free(t->letters);
}

/* The option for what getopt_long() returned or has in optopt; NULL if that is none. */
static const struct known_option *known_by(const struct taken *t, int value)
{
    int i;

    for (i = 0; i < t->n; i++) {
        if (t->list[i].val == value)
            return t->rows[i];
    }
    return NULL;
}

/* word is the option, if it is a long one. */
static void unknown_option(const char *word, const struct taken *t)
{
    enum { ROOM = 32 }; /* for the longest name and its dashes */
    char *const with_dashes = memory_of((size_t)t->n * ROOM);
    const char **const names = memory_of((size_t)t->n * sizeof *names);
    const char letter[] = { '-', (char)optopt, '\0' };
    int i;

    for (i = 0; i < t->n; i++) {
        char *const name = with_dashes + i * ROOM;

        snprintf(name, ROOM, "--%s", t->list[i].name);
        names[i] = name;
    }
    if (optopt != 0)
        word = letter;
    message_unknown("unknown or ambiguous", "option", word, strlen(word), names,
                    (size_t)t->n);
    free(names);
    free(with_dashes);
}

/* Says what is wrong with the word for which getopt_long() returned c.  It set optopt to 0 for
 * a long option that is unknown or ambiguous. */
static int wrong_option(int c, const char *word, const struct taken *t)
{
    const struct known_option *const k = known_by(t, optopt);

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
        given.known = known_by(t, c);
        given.value = optarg;
        outcome = given.known ? given.known->handler(&given)
                              : wrong_option(c, argv[optind - 1], t);
    }
    return outcome;
}

static void set_defaults(struct options *o)
{
    enum { USUAL_LONGEST = 16 * 1024 * 1024 };

    memset(o, 0, sizeof *o);
    o->rule = URIC_RULE_URI_REFERENCE;
    o->jobs = 1;
    o->longest = USUAL_LONGEST;
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

/* People get a table of what else could be a stream, which is binary. */
static int check_format(struct options *o, int takes)
{
    if (!o->rows.format_given && takes & TAKES_ARROW && isatty(STDOUT_FILENO))
        o->rows.format = FORMAT_TABLE;
    if (o->rows.format != FORMAT_ARROW)
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
        const char letter[] = { (char)(option->val < FIRST_INDEX ? option->val : '\0'), '\0' };
        char line[128];

        snprintf(line, sizeof line, "%s\t%s\t%s\t%d\n", command, option->name, letter,
                 option->has_arg);
        status = output_text(line);
    }
    return status;
}

/* As options_read() does. */
static int read_taken(struct options *o, int argc, char **argv, const struct option_set *set,
                      const struct taken *t)
{
    const struct option_given given = { .options = o, .help = set->help };
    int outcome;

    if (lists)
        return print_taken(argv[0], t);
    outcome = handle_each(given, argc, argv, t);
    if (outcome == OPTION_READ)
        outcome = apply_method(o);
    if (outcome == OPTION_READ)
        outcome = check_format(o, set->takes);
    if (outcome == OPTION_WRONG)
        return options_hint(argv[0]);
    if (outcome != OPTION_READ)
        return outcome;
    take_files(o, argc, argv);
    return -1;
}

int options_read(struct options *o, int argc, char **argv, const struct option_set *set)
{
    struct taken taken;
    int status;

    set_defaults(o);
    list_taken(&taken, set);
    status = read_taken(o, argc, argv, set, &taken);
    free_taken(&taken);
    return status;
}
