/* uric editions: which editions of the grammar accept each record. */
#include "command/commands.h"
#include "command/help.h"
#include "command/rules.h"
#include "command/out/table.h"

static const char help[] =
    "usage: uric editions [OPTION...] [FILE...]\n"
    "\n"
    "Tell which editions of the grammar accept each record.  For an edition that does not,\n"
    "print the offset of the error.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  url1994  the URL draft of 1993/94           (url1994:fragmentaddress)\n"
    "  rfc1738  RFC 1738                           (rfc1738:genericurl)\n"
    "  url1997  draft-fielding-url-syntax-05       (url1997:URL-reference)\n"
    "  rfc2396  RFC 2396                           (rfc2396:URI-reference)\n"
    "  uri2003  draft-fielding-uri-rfc2396bis-01   (uri2003:URI-reference)\n"
    "  rfc3986  RFC 3986                           (URI-reference)\n"
    "\n"
    "  -f, --fields=F,...\n"
    "                   columns (default url1994,rfc1738,url1997,rfc2396,uri2003,rfc3986);\n"
    "                   also record input\n"
    HELP_ROWS
    HELP_RECORDS("records that are too long")
    "\n"
    "In TSV, \\N means that the record is valid.\n"
    "Exit status: 0 no record is too long, 1 some are, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'http://[::1]/~me' | uric editions\n"
    "  7\t7\t7\t7\t\\N\t\\N\n";

enum { EDITIONS = 6, RECORD = EDITIONS, INPUT, FIELDS };
static const char *const names[FIELDS] = { "url1994", "rfc1738", "url1997",
                                           "rfc2396", "uri2003", "rfc3986",
                                           "record", "input" };

/* The rules of the editions, found by prepare(). */
static int rules[EDITIONS];

struct answer {
    enum uric_status status[EDITIONS];
    uint32_t error_offset[EDITIONS];
};

static int prepare(const struct options *o)
{
    static const char *const rule_names[EDITIONS] = {
        "url1994:fragmentaddress", "rfc1738:genericurl", "url1997:URL-reference",
        "rfc2396:URI-reference", "uri2003:URI-reference", "URI-reference"
    };
    int i;

    (void)o;
    for (i = 0; i < EDITIONS; i++)
        rules[i] = rules_find(rule_names[i]);
    return 0;
}

static void judge(const struct options *o, const struct record *record,
                  void *answer)
{
    struct answer *a = answer;
    int i;

    (void)o;
    for (i = 0; i < EDITIONS; i++) {
        struct uric u;

        a->status[i] = rules_parse(rules[i], record->s, record->n, &u);
        a->error_offset[i] = u.error_offset;
    }
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct answer *a = answer;

    (void)o;
    switch (field) {
    case RECORD: return value_number(record->number);
    case INPUT: return value_text(VALUE_RAW, record->s, record->n);
    default:
        return a->status[field] == URIC_OK ? value_undefined()
                                           : value_number(a->error_offset[field]);
    }
}

static int status(const struct options *o, const char *file,
                  const struct record *record, const void *answer)
{
    (void)o;
    (void)file;
    (void)record;
    (void)answer;
    return STATUS_VALID;
}

int command_editions(int argc, char **argv)
{
    const struct table table = {
        .set = { .help = help }, .names = names, .n_names = FIELDS, .n_default = EDITIONS,
        .n_errors = EDITIONS, .answer_size = sizeof(struct answer), .prepare = prepare,
        .judge = judge, .value = value, .status = status
    };
    struct options options;

    return table_run(&table, &options, argc, argv);
}
