/* uric check: says which records are invalid, and why. */
#include "commands.h"
#include "files.h"
#include "message.h"
#include "rules.h"
#include "uric.h"

#include <inttypes.h>
#include <stdio.h>
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
    "  -0, --null       NUL ends a record, not LF\n"
    "  -q, --quiet      no messages: the exit status tells\n"
    "\n"
    "Exit status: 0 all valid, 1 some not, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'http://[::1' | uric check\n"
    "  uric: -:1:11: unexpected end after \"http://[::1\"; expected \"]\", \".\", \":\" or\n"
    "  a hex digit\n";

struct check {
    struct options options;
    uint64_t valid, invalid;
    int underline;
};

static int check_record(void *context, const char *file,
                        const struct record *record)
{
    struct check *c = context;
    struct uric u;
    const int rule = c->options.rule;
    const int status = rules_parse(rule, record->s, record->n, &u);

    if (status == URIC_OK) {
        c->valid++;
        return STATUS_VALID;
    }
    c->invalid++;
    if (!c->options.quiet)
        message_record(file, record, rule, status, u.error_offset,
                       c->underline);
    return STATUS_INVALID;
}

int command_check(int argc, char **argv)
{
    struct check c = { .underline = isatty(STDERR_FILENO) };
    int status = options_read(&c.options, argc, argv, TAKES_RULE | TAKES_COUNT,
                              help);

    if (status >= 0)
        return status;
    status = files_each_record(&c.options, check_record, &c);
    if (c.options.count) {
        static const char *const names[] = { "valid", "invalid" };
        const struct value counts[] = { { VALUE_NUMBER, NULL, 0, c.valid },
                                        { VALUE_NUMBER, NULL, 0, c.invalid } };

        rows_begin(FORMAT_TSV, 0, names, 2);
        rows_put(counts);
        rows_flush();
    }
    return status;
}
