/* uric resolve: the target of each reference. */
#include "command/base_option.h"
#include "command/commands.h"
#include "command/help.h"
#include "command/option_handlers.h"
#include "command/rules.h"
#include "command/out/text_answer.h"
#include "uric_history.h"

#include <getopt.h>
#include <stddef.h>
#include <string.h>

static const char help[] =
    "usage: uric resolve --base=URI [OPTION...] [FILE...]\n"
    "\n"
    "Resolve each reference against a base (RFC 3986, section 5), and print its target.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --base=URI       the base: a URI; its fragment is ignored\n"
    "  --non-strict     ignore a reference's scheme if the base has the same one\n"
    "  --surplus=WHAT   what to do with \"..\" if it has no segment to remove: drop it,\n"
    "                   keep it, or refuse the reference (default drop; in other\n"
    "                   editions keep)\n"
    "  --edition=E      resolve as another edition does: url1994, url1997, rfc2396,\n"
    "                   uri2003 (default rfc3986)\n"
    "  -f, --fields=F,...\n"
    "                   columns (default target); also error record input tolerated\n"
    "                   error-part\n"
    HELP_ROWS
    HELP_INVALID("reference")
    HELP_TOLERATE_IN("records and the base")
    HELP_RECORDS("invalid references")
    "\n"
    "An invalid reference gives what --invalid says, and a message on standard error.\n"
    HELP_STATUS
    "\n"
    "  $ echo '../g?x' | uric resolve --base=http://a/b/c/d\n"
    "  http://a/b/g?x\n";

static const char *const names[TEXT_TOLERANT_FIELDS] = { "target", "error", "record",
                                                         "input", "tolerated",
                                                         "error-part" };

/* The base, and the rule for it and for the references. */
static struct uric base;
static int rule;

/* Besides enum uric_edition. */
enum { EDITION_RFC3986 = -1 };

struct resolve_options {
    struct options shared;
    const char *base; /* NULL if not given */
    int edition;      /* enum uric_edition or EDITION_RFC3986 */
    unsigned surplus; /* a flag of uric_resolve() */
    int non_strict;
};

static int read_edition(const struct option_given *given)
{
    static const char *const known[] = { "url1994", "url1997", "rfc2396", "uri2003",
                                         "rfc3986" };
    static const int editions[] = { URIC_URL1994, URIC_URL1997, URIC_RFC2396, URIC_URI2003,
                                    EDITION_RFC3986 };
    const int found = option_choose(given, "edition", known, 5);

    if (found >= 0)
        *(int *)option_member(given) = editions[found];
    return found < 0 ? OPTION_WRONG : OPTION_READ;
}

static int read_surplus(const struct option_given *given)
{
    static const char *const known[] = { "drop", "keep", "refuse" };
    static const unsigned flags[] = { URIC_RESOLVE_DROP_SURPLUS, URIC_RESOLVE_KEEP_SURPLUS,
                                      URIC_RESOLVE_REFUSE_SURPLUS };
    const int found = option_choose(given, "surplus value", known, 3);

    if (found >= 0)
        *(unsigned *)option_member(given) = flags[found];
    return found < 0 ? OPTION_WRONG : OPTION_READ;
}

#define AT(name) offsetof(struct resolve_options, name)

static const struct known_option own[] = {
    { "base", 0, required_argument, option_text, AT(base) },
    { "edition", 0, required_argument, read_edition, AT(edition) },
    { "surplus", 0, required_argument, read_surplus, AT(surplus) },
    { "non-strict", 0, no_argument, option_flag, AT(non_strict) }
};
enum { OWN = sizeof own / sizeof *own };

static int prepare(const struct options *options)
{
    const struct resolve_options *const o = (const struct resolve_options *)options;

    rule = o->edition == EDITION_RFC3986
               ? URIC_RULE_URI_REFERENCE
               : rules_of_edition(uric_edition_reference((enum uric_edition)o->edition));
    if (tolerate_check(options, rule) < 0)
        return -1;
    return base_option_read(options, o->base, rule, &base);
}

static enum uric_status resolve(const struct options *options, const struct record *record,
                                const struct uric *reference, struct text_answer *a)
{
    const struct resolve_options *const o = (const struct resolve_options *)options;
    const unsigned flags = o->surplus | (o->non_strict ? URIC_RESOLVE_NON_STRICT : 0u);

    return o->edition == EDITION_RFC3986
               ? uric_resolve(uric_bind(o->base, &base),
                              uric_bind(record->s, reference), flags,
                              a->text, a->size, &a->length, NULL)
               : uric_edition_resolve((enum uric_edition)o->edition, uric_bind(o->base, &base),
                                      uric_bind(record->s, reference), flags,
                                      a->text, a->size, &a->length);
}

static void judge(const struct options *o, const struct record *record,
                  void *answer)
{
    struct text_answer *a = answer;
    struct uric reference;

    if (!text_answer_parse(a, o, rule, record, &reference))
        return;
    a->status = resolve(o, record, &reference, a);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = resolve(o, record, &reference, a);
    }
    if (a->status == URIC_OK)
        return;
    a->error_offset = reference.part[URIC_PATH].begin;
    if (a->status == URIC_SURPLUS)
        strcpy(a->why, "\"..\" has no segment to remove");
    else if (a->status == URIC_TOO_LONG)
        strcpy(a->why, "the target would be longer than 4294967295 bytes");
}

int command_resolve(int argc, char **argv)
{
    const struct table table = {
        .set = { TAKES_INVALID | TAKES_TOLERANCE, own, OWN, help },
        .names = names, .n_names = TEXT_TOLERANT_FIELDS, .n_default = 1,
        .answer_size = sizeof(struct text_answer), .release = text_answer_release,
        .prepare = prepare, .judge = judge, .value = text_answer_value,
        .status = text_answer_status
    };

    struct resolve_options options = { .edition = EDITION_RFC3986 };

    return table_run(&table, &options.shared, argc, argv);
}
