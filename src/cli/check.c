/* uric check: says which records are invalid, and why. */
#include "commands.h"
#include "jobs.h"
#include "message.h"
#include "output.h"
#include "rules.h"
#include "uric.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char help[] =
    "usage: uric check [OPTION...] [FILE...]\n"
    "\n"
    "Say which records are not valid, where they go wrong and what could have stood\n"
    "there, on standard error; of valid ones, nothing.  Records are lines; no FILE,\n"
    "or -, is standard input.\n"
    "\n"
    "  --as=RULE        the rule that records must match (URI-reference):\n"
    "                   URI-reference URI absolute-URI relative-ref authority host\n"
    "                   IPv6address IPv4address origin-form absolute-form\n"
    "                   authority-form asterisk-form request-target Host; of other\n"
    "                   editions url1994:RULE rfc1738:RULE url1997:RULE uri2003:RULE\n"
    "  --method=METHOD  of the request, with --as=request-target (see parse)\n"
    "  --count          print how many are valid and how many not, tab between\n"
    "  -j, --jobs=N     N threads; 0: one for each processor\n"
    "  -0, --null       NUL ends a record, not LF\n"
    "  -q, --quiet      no messages: the exit status tells\n"
    "\n"
    "Exit status: 0 all valid, 1 some not, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'http://[::1' | uric check\n"
    "  uric: -:1:11: unexpected end after \"http://[::1\"; expected \"]\", \".\", \":\" or\n"
    "  a hex digit\n";

struct check {
    const struct options *options;
    int underline;
    uint64_t valid, invalid;
};

static int check_records(void *worker, struct records *records,
                         struct sink *out)
{
    struct check *c = worker;
    const int rule = c->options->rule;
    struct record record;
    uint64_t valid = 0, invalid = 0;
    struct uric u;

    (void)out;
    while (records_next(records, &record)) {
        const int status = rules_parse(rule, record.s, record.n, &u);

        if (status == URIC_OK) {
            valid++;
            continue;
        }
        invalid++;
        if (!c->options->quiet)
            message_record(records->file, &record, rule, status,
                           u.error_offset, c->underline);
    }
    c->valid += valid;
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
    struct options options;
    struct check *workers;
    int status = options_read(&options, argc, argv, TAKES_RULE | TAKES_COUNT,
                              help), i;

    if (status >= 0)
        return status;
    workers = calloc((size_t)options.jobs, sizeof *workers);
    if (workers == NULL) {
        message_error("memory", ENOMEM);
        return STATUS_USAGE;
    }
    for (i = 0; i < options.jobs; i++) {
        workers[i].options = &options;
        workers[i].underline = isatty(STDERR_FILENO);
    }
    status = jobs_answer(&options, check_records, workers, sizeof *workers);
    if (options.count)
        print_count(workers, options.jobs);
    free(workers);
    return status;
}
