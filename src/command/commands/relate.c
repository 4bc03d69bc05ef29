/* uric relate: the shortest reference to each URI. */
#include "command/base_option.h"
#include "command/commands.h"
#include "command/out/text_answer.h"
#include "command/help.h"
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
    HELP_ROWS
    HELP_INVALID("URI")
    HELP_TOLERATE_IN("records and the base")
    HELP_RECORDS("invalid URIs")
    "\n"
    "An invalid URI gives what --invalid says, and a message on standard error.\n"
    HELP_STATUS
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

static const struct relate_options *options_of(const struct options *o)
{
    return (const struct relate_options *)o;
}

#define AT(name) offsetof(struct relate_options, name)

static const struct known_option own[] = {
    { "base", 0, required_argument, option_text, AT(base) }
};
enum { OWN = sizeof own / sizeof *own };

static int prepare(const struct options *o)
{
    return base_option_read(o, options_of(o)->base, URIC_RULE_URI, &base);
}

static enum uric_status relate(const struct options *o, const struct record *record,
                               const struct uric *target, struct text_answer *a)
{
    return uric_relate(uric_bind(options_of(o)->base, &base), uric_bind(record->s, target), a->text,
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
