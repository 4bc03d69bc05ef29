/* uric normalize: the normal form of each reference. */
#include "cli/commands.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "cli/room.h"
#include "cli/out/table.h"
#include "uric.h"

static const char help[] =
    "usage: uric normalize [OPTION...] [FILE...]\n"
    "\n"
    "Print the normal form of each reference (RFC 3986, section 6.2).\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --steps=S,...    the steps to apply (default percent,case,dots), in any order:\n"
    "                     percent  decode unreserved characters (6.2.2.2); always first\n"
    "                     case     of scheme, host and triplets (6.2.2.1)\n"
    "                     dots     remove dot-segments, except in relative references\n"
    "                     scheme   default port, empty port, empty path (6.2.3)\n"
    "                     ipv6     write IPv6 addresses as RFC 5952 does\n"
    "  --fields=F,...   columns (default normal); also error record input\n"
    "  --format=FORMAT  tsv (default), csv (RFC 4180, with a header) or json (JSON Lines)\n"
    "  --header         print a header line in TSV, too\n"
    "  --invalid=WHAT   what to print for an invalid reference: null (\\N, default), keep (it\n"
    "                   as it came), drop (no line), or fail: end with status 1\n"
    "  --longest=SIZE   reject longer records (default 16M; units K, M, G, T)\n"
    "  -j, --jobs=N     use N threads, 0 for one per processor; the output is the same\n"
    "  -0, --null       NUL ends a record, not LF\n"
    "  -q, --quiet      print no messages about invalid records\n"
    "\n"
    "An invalid reference gives what --invalid says, and a message on standard error.\n"
    "Exit status: 0 all records valid, 1 some invalid, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'HTTP://Example.com:80/%7eme/../a' | uric normalize --steps=percent,case,dots,scheme\n"
    "  http://example.com/a\n";

enum { NORMAL, ERROR, RECORD, INPUT, FIELDS };
static const char *const names[FIELDS] = { "normal", "error", "record", "input" };

struct answer {
    enum uric_status status;
    uint32_t error_offset;
    size_t length;
    struct room normal;
};

static enum uric_status normalize(const struct options *o, const struct record *record,
                                  const struct uric *u, struct answer *a)
{
    return uric_normalize(uric_bind(record->s, u), o->steps, NULL, a->normal.s,
                          a->normal.size, &a->length, NULL);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct answer *a = answer;
    struct uric u;

    a->status = uric_parse(record->s, record->n, &u);
    a->error_offset = u.error_offset;
    if (a->status != URIC_OK)
        return;
    a->status = normalize(o, record, &u, a);
    if (a->status == URIC_TOO_SMALL) {
        room_need(&a->normal, memory_sum(a->length, 1));
        a->status = normalize(o, record, &u, a);
    }
    if (a->status != URIC_OK)
        a->error_offset = URIC_MAX_LENGTH;
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct answer *a = answer;

    (void)o;
    switch (field) {
    case RECORD: return value_number(record->number);
    case INPUT: return value_text(VALUE_RAW, record->s, record->n);
    case ERROR:
        return a->status == URIC_OK ? value_undefined()
                                    : value_number(a->error_offset);
    default:
        return a->status == URIC_OK ? value_text(VALUE_PLAIN, a->normal.s, a->length)
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
        message_record(file, record, URIC_RULE_URI_REFERENCE, a->status,
                       a->error_offset, 0);
    return STATUS_INVALID;
}

static void release(void *answer)
{
    room_free(&((struct answer *)answer)->normal);
}

int command_normalize(int argc, char **argv)
{
    const struct table table = {
        .takes = TAKES_STEPS | TAKES_INVALID, .help = help, .names = names, .n_names = FIELDS,
        .n_default = 1, .answer_size = sizeof(struct answer), .release = release,
        .judge = judge, .value = value, .status = status
    };

    return table_run(&table, argc, argv);
}
