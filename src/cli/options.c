#include "cli/options.h"

#include "cli/io/descriptor.h"
#include "cli/message.h"
#include "cli/rules.h"
#include "uric_history.h"
#include "uric_text.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    MOST_JOBS = 1024,
    USUAL_MEMORY = 256 * 1024 * 1024,
    USUAL_LONGEST = 16 * 1024 * 1024
};

enum {
    AS = 256, METHOD, FIELDS, FORMAT, HEADER, COUNT, BASE, EDITION, SURPLUS,
    NON_STRICT, STRICT, SET, REMOVE, TYPE, STEPS, VALUES, RAW, FORM, FOR, SUFFIX,
    ANY_SCHEME, HTML, LOG_FORMAT, WHERE, REJECTS, COUNT_BY, DECODE, FOLLOW, HISTOGRAM,
    TOP, ORDER, MEMORY, LONGEST, VERSION
};

struct known_option {
    struct option option;
    int takes; /* only for commands that take this; 0: for all */
};

static const struct known_option known[] = {
    { { "null", no_argument, NULL, '0' }, 0 },
    { { "quiet", no_argument, NULL, 'q' }, 0 },
    { { "jobs", required_argument, NULL, 'j' }, 0 },
    { { "help", no_argument, NULL, 'h' }, 0 },
    { { "version", no_argument, NULL, VERSION }, 0 },
    { { "longest", required_argument, NULL, LONGEST }, TAKES_RECORDS },
    { { "as", required_argument, NULL, AS }, TAKES_RULE },
    { { "method", required_argument, NULL, METHOD }, TAKES_RULE },
    { { "fields", required_argument, NULL, FIELDS }, TAKES_ROWS },
    { { "format", required_argument, NULL, FORMAT }, TAKES_ROWS },
    { { "header", no_argument, NULL, HEADER }, TAKES_ROWS },
    { { "count", no_argument, NULL, COUNT }, TAKES_COUNT },
    { { "base", required_argument, NULL, BASE }, TAKES_BASE },
    { { "edition", required_argument, NULL, EDITION }, TAKES_RESOLUTION },
    { { "surplus", required_argument, NULL, SURPLUS }, TAKES_RESOLUTION },
    { { "non-strict", no_argument, NULL, NON_STRICT }, TAKES_RESOLUTION },
    { { "strict", no_argument, NULL, STRICT }, TAKES_STRICT },
    { { "set", required_argument, NULL, SET }, TAKES_EDITS },
    { { "remove", required_argument, NULL, REMOVE }, TAKES_EDITS },
    { { "type", required_argument, NULL, TYPE }, TAKES_TYPE },
    { { "steps", required_argument, NULL, STEPS }, TAKES_STEPS },
    { { "values", no_argument, NULL, VALUES }, TAKES_VALUES },
    { { "raw", no_argument, NULL, RAW }, TAKES_RAW },
    { { "form", no_argument, NULL, FORM }, TAKES_FORM },
    { { "for", required_argument, NULL, FOR }, TAKES_FOR },
    { { "suffix", no_argument, NULL, SUFFIX }, TAKES_FIND },
    { { "any-scheme", no_argument, NULL, ANY_SCHEME }, TAKES_FIND },
    { { "html", no_argument, NULL, HTML }, TAKES_FIND },
    { { "log-format", required_argument, NULL, LOG_FORMAT }, TAKES_LOG },
    { { "where", required_argument, NULL, WHERE }, TAKES_LOG },
    { { "rejects", required_argument, NULL, REJECTS }, TAKES_LOG },
    { { "decode", no_argument, NULL, DECODE }, TAKES_LOG },
    { { "follow", no_argument, NULL, FOLLOW }, TAKES_LOG },
    { { "count-by", required_argument, NULL, COUNT_BY }, TAKES_LOG },
    { { "top", required_argument, NULL, TOP }, TAKES_LOG },
    { { "order", required_argument, NULL, ORDER }, TAKES_LOG },
    { { "histogram", no_argument, NULL, HISTOGRAM }, TAKES_LOG },
    { { "memory", required_argument, NULL, MEMORY }, TAKES_LOG }
};
enum { KNOWN = sizeof known / sizeof *known };

int print_text(const char *text)
{
    const int error = descriptor_write(STDOUT_FILENO, text, strlen(text));

    if (error == 0)
        return STATUS_VALID;
    if (error != EPIPE) /* it is not an error that the reader has gone */
        message_error("standard output", error);
    return STATUS_USAGE;
}

int print_version(void)
{
    char line[64];

    snprintf(line, sizeof line, "uric %s\n", uric_version());
    return print_text(line);
}

int options_hint(const char *command)
{
    message("try 'uric %s --help'", command);
    return STATUS_USAGE;
}

static int read_rule(struct options *o, const char *name)
{
    o->rule = rules_find(name);
    return o->rule < 0 ? -1 : 0;
}

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

static int read_edition(struct options *o, const char *name)
{
    static const char *const names[] = { "url1994", "url1997", "uri2003",
                                         "rfc3986" };
    static const int editions[] = { URIC_URL1994, URIC_URL1997, URIC_URI2003,
                                    EDITION_RFC3986 };
    const int found = choose("edition", name, names, 4);

    if (found >= 0)
        o->edition = editions[found];
    return found;
}

static int read_surplus(struct options *o, const char *name)
{
    static const char *const names[] = { "drop", "keep", "refuse" };
    static const unsigned flags[] = { URIC_RESOLVE_DROP_SURPLUS, URIC_RESOLVE_KEEP_SURPLUS,
                                      URIC_RESOLVE_REFUSE_SURPLUS };
    const int found = choose("surplus value", name, names, 3);

    if (found >= 0)
        o->resolve_flags = (o->resolve_flags & URIC_RESOLVE_NON_STRICT) | flags[found];
    return found;
}

/* Reads a comma-separated list; an empty one means no steps. */
static int read_steps(struct options *o, const char *list)
{
    static const char *const names[] = { "case", "percent", "dots", "scheme", "ipv6" };
    static const unsigned steps[] = { URIC_STEP_CASE, URIC_STEP_PERCENT,
                                      URIC_STEP_DOTS, URIC_STEP_SCHEME,
                                      URIC_STEP_IPV6 };
    int i;

    for (o->steps = 0; *list; list += *list == ',') {
        const size_t n = strcspn(list, ",");

        for (i = 0; i < 5; i++) {
            if (strlen(names[i]) == n && memcmp(names[i], list, n) == 0)
                break;
        }
        if (i == 5) {
            message_unknown("unknown", "step", list, n, names, 5);
            return -1;
        }
        o->steps |= steps[i];
        list += n;
    }
    return 0;
}

static int read_component(struct options *o, const char *name)
{
    static const char *const names[] = { "userinfo", "reg-name", "path", "segment",
                                         "query", "fragment" };

    o->component = choose("component", name, names, 6);
    return o->component;
}

static int processors(void)
{
#ifdef _SC_NPROCESSORS_ONLN
    long n = sysconf(_SC_NPROCESSORS_ONLN);

    return n < 1 ? 1 : n > MOST_JOBS ? MOST_JOBS : (int)n;
#else
    return 1;
#endif
}

static int read_jobs(struct options *o, const char *number)
{
    size_t digits = strspn(number, "0123456789");
    long n;

    if (digits > 0 && number[digits] == '\0') {
        errno = 0;
        n = strtol(number, NULL, 10);
        if (errno == 0 && n <= MOST_JOBS) {
            o->jobs = n == 0 ? processors() : (int)n;
            return 0;
        }
    }
    message("--jobs takes a number from 0 to %d", (int)MOST_JOBS);
    return -1;
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

static int read_top(struct options *o, const char *text)
{
    const char *end = read_digits(text, &o->top);

    if (end && *end == '\0')
        return 0;
    message("--top takes a number, 1 or more");
    return -1;
}

/* Reads a size for the option of that name. */
static int read_size(const char *name, const char *text, size_t *size)
{
    static const char units[] = "KMGT";
    uint64_t number;
    const char *end = read_digits(text, &number);
    const char *unit = end && *end ? strchr(units, *end) : NULL;
    unsigned shift = unit ? 10 * (unsigned)(unit - units + 1) : 0;

    if (end && (*end == '\0' || (unit && end[1] == '\0')) &&
        number <= (uint64_t)SIZE_MAX >> shift) {
        *size = (size_t)number << shift;
        return 0;
    }
    message("%s takes a number of bytes, 1 or more; K, M, G or T may follow it", name);
    return -1;
}

/* A record longer than offsets can count is invalid anyway. */
static int read_longest(struct options *o, const char *text)
{
    if (read_size("--longest", text, &o->longest) < 0)
        return -1;
    if (o->longest > URIC_MAX_LENGTH)
        o->longest = URIC_MAX_LENGTH;
    return 0;
}

static int read_order(struct options *o, const char *name)
{
    static const char *const names[] = { "count", "value" };
    const int found = choose("order", name, names, 2);

    o->by_values = found == 1;
    return found;
}

/* There are at most as many edits as arguments. */
static int add_edit(struct options *o, int argc, const char *text, int removes)
{
    if (o->edits == NULL)
        o->edits = calloc((size_t)argc, sizeof *o->edits);
    if (o->edits == NULL) {
        message_error("memory", ENOMEM);
        return -1;
    }
    o->edits[o->n_edits].text = text;
    o->edits[o->n_edits++].removes = removes;
    return 0;
}

static int apply_method(struct options *o, const char *method)
{
    if (method == NULL)
        return 0;
    if (o->rule != URIC_RULE_REQUEST_TARGET) {
        message("--method requires --as=request-target");
        return -1;
    }
    if (strcmp(method, "CONNECT") == 0)
        o->rule = URIC_RULE_REQUEST_TARGET_CONNECT;
    return 0;
}

/* Says what is wrong with an option that getopt_long() rejected.  word is the option, if it
 * is a long one. */
static void wrong_option(const char *word, const struct option *taken, int n)
{
    static char with_dashes[KNOWN][16];
    const char *names[KNOWN];
    char letter[] = { '-', (char)optopt, '\0' };
    int i;

    for (i = 0; i < n; i++) {
        if (optopt == taken[i].val) {
            message("--%s takes no value", taken[i].name);
            return;
        }
        snprintf(with_dashes[i], sizeof with_dashes[i], "--%s", taken[i].name);
        names[i] = with_dashes[i];
    }
    if (optopt != 0)
        word = letter;
    message_unknown("unknown or ambiguous", "option", word, strlen(word), names,
                    (size_t)n);
}

int options_read(struct options *o, int argc, char **argv, int takes,
                 const char *help)
{
    static char standard_input[] = "-";
    static char *const no_files[] = { standard_input, NULL };
    struct option taken[KNOWN + 1];
    const char *method = NULL;
    int i, n = 0, c;

    for (i = 0; i < KNOWN; i++) {
        if (known[i].takes == 0 || known[i].takes & takes)
            taken[n++] = known[i].option;
    }
    memset(&taken[n], 0, sizeof taken[n]);

    memset(o, 0, sizeof *o);
    o->rule = URIC_RULE_URI_REFERENCE;
    o->edition = EDITION_RFC3986;
    o->steps = URIC_STEPS_SYNTAX;
    o->component = -1;
    o->jobs = 1;
    o->memory = USUAL_MEMORY;
    o->longest = USUAL_LONGEST;
    o->rejects_fd = -1;
    opterr = 0;
    while ((c = getopt_long(argc, argv, ":0qhj:", taken, NULL)) != -1) {
        switch (c) {
        case '0': o->null_terminated = 1; break;
        case 'q': o->quiet = 1; break;
        case 'j':
            if (read_jobs(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case METHOD: method = optarg; break;
        case FIELDS: o->fields = optarg; break;
        case HEADER: o->header = 1; break;
        case COUNT: o->count = 1; break;
        case STRICT: o->strict = 1; break;
        case VALUES: o->values = 1; break;
        case RAW: o->raw = 1; break;
        case FORM: o->form = 1; break;
        case SUFFIX: o->find_flags |= URIC_FIND_SUFFIX; break;
        case ANY_SCHEME: o->find_flags |= URIC_FIND_ANY_SCHEME; break;
        case HTML: o->find_flags |= URIC_FIND_HTML; break;
        case STEPS:
            if (read_steps(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case FOR:
            if (read_component(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case BASE: o->base = optarg; break;
        case SET:
        case REMOVE:
            if (add_edit(o, argc, optarg, c == REMOVE) < 0)
                return STATUS_USAGE;
            break;
        case TYPE: o->type = optarg; break;
        case LOG_FORMAT: o->log_format = optarg; break;
        case WHERE: o->where = optarg; break;
        case REJECTS: o->rejects = optarg; break;
        case COUNT_BY: o->count_by = optarg; break;
        case DECODE: o->decode = 1; break;
        case FOLLOW: o->follow = 1; break;
        case HISTOGRAM: o->histogram = 1; break;
        case TOP:
            if (read_top(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case ORDER:
            if (read_order(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case MEMORY:
            if (read_size("--memory", optarg, &o->memory) < 0)
                return options_hint(argv[0]);
            break;
        case LONGEST:
            if (read_longest(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case NON_STRICT: o->resolve_flags |= URIC_RESOLVE_NON_STRICT; break;
        case 'h': return print_text(help);
        case VERSION: return print_version();
        case AS:
            if (read_rule(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case EDITION:
            if (read_edition(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case SURPLUS:
            if (read_surplus(o, optarg) < 0)
                return options_hint(argv[0]);
            break;
        case FORMAT:
            if (rows_format(optarg, &o->format) < 0)
                return options_hint(argv[0]);
            break;
        case ':':
            message("option %s requires a value", argv[optind - 1]);
            return options_hint(argv[0]);
        default:
            wrong_option(argv[optind - 1], taken, n);
            return options_hint(argv[0]);
        }
    }
    if (apply_method(o, method) < 0)
        return options_hint(argv[0]);
    o->files = optind < argc ? argv + optind : no_files;
    o->n_files = optind < argc ? argc - optind : 1;
    return -1;
}
