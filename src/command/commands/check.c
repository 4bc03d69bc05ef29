/* uric check: reports which records are invalid, and why. */
#include "command/commands.h"
#include "command/record/jobs.h"
#include "command/help.h"
#include "command/message.h"
#include "command/io/output.h"
#include "command/option_handlers.h"
#include "command/rules.h"
#include "command/tolerate.h"
#include "uric.h"

#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char help[] =
    "usage: uric check [OPTION...] [FILE...]\n"
    "\n"
    "Report each invalid record on standard error: the offset of the error, and what was\n"
    "expected instead.  Valid records print nothing.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --as=RULE        the rule that records must match (default URI-reference):\n"
    "                   URI-reference URI absolute-URI relative-ref authority host\n"
    "                   IPv6address IPv4address origin-form absolute-form\n"
    "                   authority-form asterisk-form request-target Host; for IRIs\n"
    "                   IRI-reference IRI absolute-IRI irelative-ref; for other\n"
    "                   editions url1994:RULE rfc1738:RULE url1997:RULE rfc2396:RULE\n"
    "                   uri2003:RULE\n"
    "  --method=METHOD  the request's method, with --as=request-target (see parse)\n"
    "  --count          print how many records are valid and how many are not,\n"
    "                   separated by a tab\n"
    HELP_TOLERATE_IN("records")
    HELP_LONGEST
    HELP_RECURSIVE
    "  -j, --jobs=N     use N threads, 0 for one per processor\n"
    "  -0, --null       NUL ends a record, not LF\n"
    "  -q, --quiet      print no messages, only set the exit status\n"
    "\n"
    HELP_STATUS
    "\n"
    "  $ echo 'http://[::1' | uric check\n"
    "  uric: -:1:11: unexpected end after \"http://[::1\"; expected \"]\", \".\", \":\" or\n"
    "  a hex digit\n";

struct check_options {
    struct options shared;
    int count;
};

#define AT(name) offsetof(struct check_options, name)

static const struct known_option own[] = {
    { "count", 0, no_argument, option_flag, AT(count) }
};
enum { OWN = sizeof own / sizeof *own };

struct check {
    const struct options *options;
    int underline;
    uint64_t valid, invalid;
};

static void refuse(const struct check *c, const struct records *records,
                   const struct record *record, enum uric_status status,
                   uint32_t error_offset)
{
    if (!c->options->quiet)
        tolerate_message(c->options, records->file, record, c->options->rule, status,
                         error_offset, c->underline);
}

/* For rules that uric_parse_lines() lacks, and pieces that may contain a record that is too
 * long. */
static uint64_t check_singly(const struct check *c, struct records *records,
                             uint64_t *valid)
{
    struct record record;
    uint64_t invalid = 0;
    struct uric u;

    while (records_next(records, &record)) {
        enum uric_status status;

        if (record.too_long) {
            invalid++;
            if (!c->options->quiet)
                message_too_long(records->file, &record, c->options->longest);
            continue;
        }
        status = tolerate_parse(c->options, c->options->rule, record.s, record.n, &u);
        if (status == URIC_OK) {
            ++*valid;
        } else {
            invalid++;
            refuse(c, records, &record, status, u.error_offset);
        }
    }
    return invalid;
}

/* Checks one batch of records. */
static uint64_t check_batch(const struct check *c, struct records *records,
                            uint64_t *valid)
{
    enum { ROWS = 1024 };
    uint8_t is_valid[ROWS / 8];
    uint32_t error_offset[ROWS], begin[ROWS], end[ROWS];
    struct uric_columns columns = { .room = ROWS,
                                    .tolerance = tolerate_policy(c->options),
                                    .valid = is_valid,
                                    .error_offset = error_offset,
                                    .record_begin = begin,
                                    .record_end = end };
    size_t i;

    uric_parse_lines(c->options->rule, records->at,
                     (size_t)(records->end - records->at),
                     records->terminator == '\n' ? URIC_LINES_CR : URIC_LINES_NUL,
                     &columns);
    for (i = 0; columns.invalid > 0 && i < columns.rows; i++) {
        const struct record record = { .s = records->at + begin[i],
                                       .n = end[i] - begin[i],
                                       .number = records->number + i + 1 };

        if (!(is_valid[i / 8] >> i % 8 & 1))
            refuse(c, records, &record,
                   error_offset[i] < record.n ? URIC_INVALID : URIC_INCOMPLETE,
                   error_offset[i]);
    }
    records->at += columns.taken;
    records->number += columns.rows;
    *valid += columns.rows - columns.invalid;
    return columns.invalid;
}

static int check_records(void *worker, struct records *records,
                         struct sink *out)
{
    struct check *c = worker;
    uint64_t invalid = 0;

    (void)out;
    if (rules_is_edition(c->options->rule) ||
        (size_t)(records->end - records->at) > records->longest || records->passed_over)
        invalid = check_singly(c, records, &c->valid);
    while (records->at < records->end)
        invalid += check_batch(c, records, &c->valid);
    c->invalid += invalid;
    return invalid > 0 ? STATUS_INVALID : STATUS_VALID;
}

static void print_count(const struct check *workers, int n)
{
    char line[64];
    struct sink out = { .fd = STDOUT_FILENO, .buffer = line,
                        .size = sizeof line };
    uint64_t valid = 0, invalid = 0;
    int i;

    for (i = 0; i < n; i++) {
        valid += workers[i].valid;
        invalid += workers[i].invalid;
    }
    out.n = (size_t)snprintf(line, sizeof line, "%" PRIu64 "\t%" PRIu64 "\n",
                             valid, invalid);
    output_flush(&out);
}

int command_check(int argc, char **argv)
{
    const struct option_set set = { TAKES_RULE | TAKES_RECORDS | TAKES_TOLERANCE, own, OWN, help };
    struct check_options own_options = { .count = 0 };
    struct options *const options = &own_options.shared;
    const struct jobs jobs = { .options = options };
    struct check *workers;
    int status = options_read(options, argc, argv, &set), i;

    if (status >= 0)
        return status;
    if (tolerate_check(options, options->rule) < 0)
        return options_hint(argv[0]);
    workers = calloc((size_t)options->jobs, sizeof *workers);
    if (workers == NULL) {
        message_error("memory", ENOMEM);
        return STATUS_USAGE;
    }
    for (i = 0; i < options->jobs; i++) {
        workers[i].options = options;
        workers[i].underline = isatty(STDERR_FILENO);
    }
    status = jobs_answer(&jobs, check_records, workers, sizeof *workers);
    if (own_options.count)
        print_count(workers, options->jobs);
    free(workers);
    return status;
}
