/* uric resolve: the target of each reference. */
#include "commands.h"
#include "message.h"
#include "room.h"
#include "rules.h"
#include "table.h"
#include "uric_editions.h"

#include <string.h>

static const char help[] =
    "usage: uric resolve --base=URI [OPTION...] [FILE...]\n"
    "\n"
    "Print the target of each reference, resolved against the base as RFC 3986,\n"
    "section 5, does.  Records are lines; no FILE, or -, is standard input.\n"
    "\n"
    "  --base=URI       the base: a URI; its fragment does not matter\n"
    "  --non-strict     ignore a reference's scheme if it is the base's\n"
    "  --surplus=WHAT   \"..\" without a segment to remove: drop, keep, or refuse the\n"
    "                   reference (drop; of other editions keep)\n"
    "  --edition=E      resolve as another document does: url1994, url1997, uri2003\n"
    "                   (rfc3986)\n"
    "  --fields=F,...   columns (target): this, and error record input\n"
    "  --format=FORMAT  tsv, csv (RFC 4180, with a header) or json (JSON Lines)\n"
    "  --header         a first line with the names of the fields, in TSV too\n"
    "  -j, --jobs=N     N threads, same output; 0: one for each processor\n"
    "  -0, --null       NUL ends a record, not LF\n"
    "  -q, --quiet      no messages about invalid references\n"
    "\n"
    "An invalid reference is a line of \\N and a message on standard error.\n"
    "Exit status: 0 all valid, 1 some not, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo '../g?x' | uric resolve --base=http://a/b/c/d\n"
    "  http://a/b/g?x\n";

enum { TARGET, ERROR, RECORD, INPUT, FIELDS };
static const char *const names[FIELDS] = { "target", "error", "record", "input" };

struct answer {
    int status; /* enum uric_status */
    uint32_t error_offset;
    size_t length;
    struct room target;
};

/* The base, and the rule that it and the references match. */
static struct uric base;
static int rule;

static int wrong_base(const struct options *o, const struct uric *u, size_t n)
{
    char expected[512];

    rules_explain(rule, o->base, n, expected, sizeof expected);
    message("--base: wrong at offset %lu; %s", (unsigned long)u->error_offset,
            expected);
    return -1;
}

static int prepare(const struct options *o)
{
    const size_t n = o->base ? strlen(o->base) : 0;

    if (o->base == NULL) {
        message("--base=URI is needed");
        return -1;
    }
    rule = o->edition == EDITION_RFC3986
               ? URIC_RULE_URI_REFERENCE
               : rules_of_edition(uric_edition_reference(o->edition));
    if (rules_parse(rule, o->base, n, &base) != URIC_OK)
        return wrong_base(o, &base, n);
    if (!uric_has(&base, URIC_SCHEME)) {
        message("--base: it has no scheme, so it is no base");
        return -1;
    }
    return 0;
}

static int resolve(const struct options *o, const struct record *record,
                   const struct uric *reference, struct answer *a)
{
    return o->edition == EDITION_RFC3986
               ? uric_resolve(o->base, &base, record->s, reference, o->resolve_flags,
                              a->target.s, a->target.size, &a->length)
               : uric_edition_resolve(o->edition, o->base, &base, record->s,
                                      reference, o->resolve_flags, a->target.s,
                                      a->target.size, &a->length);
}

static void release(void *answer)
{
    room_free(&((struct answer *)answer)->target);
}

static void judge(const struct options *o, const struct record *record,
                  void *answer)
{
    struct answer *a = answer;
    struct uric reference;

    a->status = rules_parse(rule, record->s, record->n, &reference);
    a->error_offset = reference.error_offset;
    if (a->status != URIC_OK)
        return;
    a->status = resolve(o, record, &reference, a);
    if (a->status == URIC_TOO_SMALL) {
        room_need(&a->target, a->length + 1);
        a->status = resolve(o, record, &reference, a);
    }
    if (a->status != URIC_OK)
        a->error_offset = reference.part[URIC_PATH].begin;
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
        return a->status == URIC_OK ? value_text(VALUE_RAW, a->target.s, a->length)
                                    : value_undefined();
    }
}

static int status(const struct options *o, const char *file,
                  const struct record *record, const void *answer)
{
    const struct answer *a = answer;

    if (a->status == URIC_OK)
        return STATUS_VALID;
    if (!o->quiet && a->status == URIC_SURPLUS)
        message_refused(file, record, a->error_offset,
                        "more \"..\" than segments before them");
    else if (!o->quiet)
        message_record(file, record, rule, a->status, a->error_offset, 0);
    return STATUS_INVALID;
}

int command_resolve(int argc, char **argv)
{
    const struct table table = {
        .takes = TAKES_BASE | TAKES_RESOLUTION, .help = help, .names = names,
        .n_names = FIELDS, .n_default = 1, .answer_size = sizeof(struct answer),
        .release = release, .prepare = prepare, .judge = judge, .value = value,
        .status = status
    };

    return table_run(&table, argc, argv);
}
