/* uric repair: the strict form of each reference. */
#include "command/commands.h"
#include "command/out/text_answer.h"
#include "command/help.h"

#include <string.h>

static const char help[] =
    "usage: uric repair [--tolerate=NAME,...] [OPTION...] [FILE...]\n"
    "\n"
    "Print each record, a URI-reference but for what --tolerate names, with the tolerated\n"
    "bytes and each \"%\" that two hex digits do not follow percent-encoded, and every other\n"
    "byte unchanged.  What is printed is valid; a record that is valid is printed as it is.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    HELP_TOLERATE("what to repair in path, query and fragment (default all names)", "nothing")
    "  -f, --fields=F,...\n"
    "                   columns (default reference); also error record input tolerated\n"
    "                   error-part\n"
    HELP_ROWS
    HELP_INVALID("record")
    HELP_RECORDS("invalid records")
    "\n"
    "Scheme, userinfo, host and port are never repaired.  An invalid record gives what\n"
    "--invalid says, and a message on standard error.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'http://a/b|c?ids[]=100%' | uric repair\n"
    "  http://a/b%7Cc?ids%5B%5D=100%25\n";

static const char *const names[TEXT_TOLERANT_FIELDS] = { "reference", "error", "record",
                                                         "input", "tolerated",
                                                         "error-part" };

static enum uric_status repair(const struct record *record, const struct uric *u,
                               struct text_answer *a)
{
    return uric_repair(uric_bind(record->s, u), record->n, a->text, a->size, &a->length,
                       NULL, NULL);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct text_answer *a = answer;
    struct uric u;

    if (!text_answer_parse(a, o, URIC_RULE_URI_REFERENCE, record, &u))
        return;
    a->status = repair(record, &u, a);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = repair(record, &u, a);
    }
    if (a->status == URIC_TOO_LONG)
        strcpy(a->why, "the repaired reference would be longer than 4294967295 bytes");
}

/* Repairing changes no valid record. */
static void mark_same(const struct options *o, struct line_batch *batch)
{
    (void)o;
    (void)batch;
}

int command_repair(int argc, char **argv)
{
    const struct table table = {
        .set = { .takes = TAKES_INVALID | TAKES_TOLERANCE, .help = help }, .tolerates_all = 1,
        .names = names, .n_names = TEXT_TOLERANT_FIELDS, .n_default = 1,
        .answer_size = sizeof(struct text_answer), .release = text_answer_release,
        .judge = judge, .value = text_answer_value, .status = text_answer_status,
        .mark_same = mark_same
    };
    struct options options;

    return table_run(&table, &options, argc, argv);
}
