/* uric relate: the shortest reference to each URI. */
#include "command/base_option.h"
#include "command/commands.h"
#include "command/out/text_answer.h"
#include "command/option_handlers.h"

#include <getopt.h>
#include <stddef.h>

static const char help[] =
    "usage: uric relate --base=URI [OPTION...] [FILE...]\n"
    "\n"
    "Print, for each URI, the shortest reference that resolves to it.  Among equally short\n"
    "ones, an empty path comes before a relative path, then an absolute path, then \"//\" and\n"
    "an authority, then the URI itself.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --base=URI       the base: a URI; its fragment is ignored\n"
    "  -f, --fields=F,...\n"
    "                   columns (default reference); also error record input tolerated\n"
    "                   error-part\n"
    "  --format=FORMAT  tsv (default), csv (RFC 4180, with a header), json (JSON Lines)\n"
    "                   or table (aligned columns)\n"
    "  --header         print a header line in TSV, too\n"
    "  --invalid=WHAT   what to print for an invalid URI: null (\\N, default), keep (it\n"
    "                   as it came), drop (no line), or fail: end with status 1\n"
    "  --tolerate=NAME,...\n"
    "                   what records and the base may have beyond RFC 3986 in path, query and\n"
    "                   fragment: brackets braces pipe caret backtick quote angle backslash\n"
    "                   space hash utf8 high stray-percent; or strict (default),\n"
    "                   whatwg-request, log (all of them)\n"
    "  --longest=SIZE   reject longer records (default 16M; units K, M, G, T)\n"
    "  -r, --recursive  read the files below each FILE that is a directory\n"
    "  -j, --jobs=N     use N threads, 0 for one per processor; the output is the same\n"
    "  -0, --null       NUL ends a record, not LF\n"
    "  -q, --quiet      print no messages about invalid URIs\n"
    "\n"
    "An invalid URI gives what --invalid says, and a message on standard error.\n"
    "Exit status: 0 all records valid, 1 some invalid, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'http://a/b/g?x' | uric relate --base=http://a/b/c/d\n"
    "  ../g?x\n";

static const char *const names[TEXT_TOLERANT_FIELDS] = { "reference", "error", "record",
                                                         "input", "tolerated",
                                                         "error-part" };

static struct uric base;

struct relate_options {
    struct options shared;
    const char *base; /* NULL if not given */
};

#define AT(name) offsetof(struct relate_options, name)

static const struct known_option own[] = {
    { "base", 0, required_argument, option_text, AT(base) }
};
enum { OWN = sizeof own / sizeof *own };

static const char *base_of(const struct options *o)
{
    return ((const struct relate_options *)o)->base;
}

static int prepare(const struct options *o)
{
    return base_option_read(o, base_of(o), URIC_RULE_URI, &base);
}

static enum uric_status relate(const struct options *o, const struct record *record,
                               const struct uric *target, struct text_answer *a)
{
    return uric_relate(uric_bind(base_of(o), &base), uric_bind(record->s, target), a->text,
                       a->size, &a->length, NULL);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct text_answer *a = answer;
    struct uric target;

    if (!text_answer_parse(a, o, URIC_RULE_URI, record, &target))
        return;
    a->status = relate(o, record, &target, a);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = relate(o, record, &target, a);
    }
}

int command_relate(int argc, char **argv)
{
    const struct table table = {
        .set = { TAKES_INVALID | TAKES_TOLERANCE, own, OWN, help },
        .names = names, .n_names = TEXT_TOLERANT_FIELDS, .n_default = 1,
        .answer_size = sizeof(struct text_answer), .release = text_answer_release,
        .prepare = prepare, .judge = judge, .value = text_answer_value,
        .status = text_answer_status
    };

    struct relate_options options = { .base = NULL };

    return table_run(&table, &options.shared, argc, argv);
}
