#include "options.h"

#include "message.h"
#include "uric.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>

enum { AS = 256, METHOD, FIELDS, FORMAT, HEADER, COUNT, HELP };

struct known_option {
    struct option option;
    int takes; /* the command must have this; 0: every command */
};

static const struct known_option known[] = {
    { { "null", no_argument, NULL, '0' }, 0 },
    { { "quiet", no_argument, NULL, 'q' }, 0 },
    { { "help", no_argument, NULL, HELP }, 0 },
    { { "as", required_argument, NULL, AS }, TAKES_RULE },
    { { "method", required_argument, NULL, METHOD }, TAKES_RULE },
    { { "fields", required_argument, NULL, FIELDS }, TAKES_ROWS },
    { { "format", required_argument, NULL, FORMAT }, TAKES_ROWS },
    { { "header", no_argument, NULL, HEADER }, TAKES_ROWS },
    { { "count", no_argument, NULL, COUNT }, TAKES_COUNT }
};
enum { KNOWN = sizeof known / sizeof *known };

int print_text(const char *text)
{
    if (fputs(text, stdout) != EOF && fflush(stdout) == 0)
        return STATUS_VALID;
    message_error("standard output", errno);
    return STATUS_USAGE;
}

static int wrong_usage(const char *command)
{
    message("try 'uric %s --help'", command);
    return STATUS_USAGE;
}

static int read_rule(struct options *o, const char *name)
{
    const char *rules[URIC_RULES];
    size_t n = 0;
    int rule;

    for (rule = 0; rule < URIC_RULES; rule++) {
        if (strcmp(uric_rule_name(rule), name) == 0) {
            o->rule = rule;
            return 0;
        }
        if (rule != URIC_RULE_REQUEST_TARGET_CONNECT) /* has the other's name */
            rules[n++] = uric_rule_name(rule);
    }
    message_unknown("rule", name, strlen(name), rules, n);
    return -1;
}

/* The method decides only how a request-target is read. */
static int apply_method(struct options *o, const char *method)
{
    if (method == NULL)
        return 0;
    if (o->rule != URIC_RULE_REQUEST_TARGET) {
        message("--method goes with --as=request-target");
        return -1;
    }
    if (strcmp(method, "CONNECT") == 0)
        o->rule = URIC_RULE_REQUEST_TARGET_CONNECT;
    return 0;
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
    opterr = 0;
    while ((c = getopt_long(argc, argv, ":0q", taken, NULL)) != -1) {
        switch (c) {
        case '0': o->null_terminated = 1; break;
        case 'q': o->quiet = 1; break;
        case METHOD: method = optarg; break;
        case FIELDS: o->fields = optarg; break;
        case HEADER: o->header = 1; break;
        case COUNT: o->count = 1; break;
        case HELP:
            return print_text(help);
        case AS:
            if (read_rule(o, optarg) < 0)
                return wrong_usage(argv[0]);
            break;
        case FORMAT:
            if (rows_format(optarg, &o->format) < 0)
                return wrong_usage(argv[0]);
            break;
        case ':':
            message("option %s needs a value", argv[optind - 1]);
            return wrong_usage(argv[0]);
        default:
            if (optopt == 0)
                message("unknown option %s", argv[optind - 1]);
            else if (optopt == '0' || optopt == 'q' || optopt >= AS)
                message("an option that takes no value: %s", argv[optind - 1]);
            else
                message("unknown option -%c", optopt);
            return wrong_usage(argv[0]);
        }
    }
    if (apply_method(o, method) < 0)
        return wrong_usage(argv[0]);
    o->files = optind < argc ? argv + optind : no_files;
    o->n_files = optind < argc ? argc - optind : 1;
    return -1;
}
