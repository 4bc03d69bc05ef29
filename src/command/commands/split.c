/* uric split: Appendix B's five components of any record. */
#include "command/commands.h"
#include "command/out/escape.h"
#include "command/help.h"
#include "command/rules.h"
#include "command/out/table.h"
#include "uric.h"

static const char help[] =
    "usage: uric split [OPTION...] [FILE...]\n"
    "\n"
    "Split each record at its delimiters, as the regular expression of RFC 3986, Appendix B,\n"
    "does.  Nothing is validated; only a record that is too long is rejected.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  -f, --fields=F,...\n"
    "                   columns (default scheme,authority,path,query,fragment); also\n"
    "                   record input\n"
    HELP_ROWS
    HELP_RECORDS("records that are too long")
    "\n"
    "In TSV, an undefined component is \\N, and an empty one is empty; backslash, tab, LF,\n"
    "CR and bytes outside 0x20-0x7E are escaped.\n"
    "Exit status: 0 no record is too long, 1 some are, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'x://a b|c/[d]?%' | uric split\n"
    "  x\ta b|c\t/[d]\t%\t\\N\n";

enum { RECORD = URIC_SPLIT_PARTS, INPUT, FIELDS };
static const char *const names[FIELDS] = { "scheme", "authority", "path",
                                           "query", "fragment", "record",
                                           "input" };

struct answer {
    enum uric_status status;
    struct uric_split_result u;
};

static void judge(const struct options *o, const struct record *record,
                  void *answer)
{
    struct answer *a = answer;

    (void)o;
    a->status = uric_split(record->s, record->n, &a->u);
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct uric_split_result *u = &((const struct answer *)answer)->u;

    (void)o;
    switch (field) {
    case RECORD: return value_number(record->number);
    case INPUT: return value_text(VALUE_RAW, record->s, record->n);
    default:
        return u->defined >> field & 1
                   ? value_text(VALUE_RAW, record->s + u->part[field].begin,
                                u->part[field].end - u->part[field].begin)
                   : value_undefined();
    }
}

static int status(const struct options *o, const char *file,
                  const struct record *record, const void *answer)
{
    const struct answer *a = answer;

    if (a->status == URIC_OK)
        return STATUS_VALID;
    if (!o->quiet)
        rules_message(file, record, URIC_RULE_URI_REFERENCE, a->status, URIC_MAX_LENGTH, 0);
    return STATUS_INVALID;
}

static int plain(const struct record *record, const void *answer,
                 struct plain_parts *parts)
{
    const struct answer *a = answer;

    parts->part = a->u.part;
    parts->defined = a->u.defined;
    return a->status == URIC_OK && !escape_needed(record->s, record->n);
}

int command_split(int argc, char **argv)
{
    const struct table table = {
        .set = { .help = help }, .names = names, .n_names = FIELDS,
        .n_default = URIC_SPLIT_PARTS, .answer_size = sizeof(struct answer),
        .judge = judge, .value = value, .status = status, .plain = plain
    };
    struct options options;

    return table_run(&table, &options, argc, argv);
}
