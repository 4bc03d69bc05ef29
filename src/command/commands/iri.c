/* uric iri: IRIs to URIs, and back. */
#include "command/commands.h"
#include "command/help.h"
#include "command/option_handlers.h"
#include "command/rules.h"
#include "command/out/text_answer.h"
#include "uric_iri.h"

#include <getopt.h>
#include <stddef.h>
#include <string.h>

static const char help[] =
    "usage: uric iri [--to=uri|iri] [OPTION...] [FILE...]\n"
    "\n"
    "Print each record, an IRI-reference in UTF-8, as the URI-reference that it stands for\n"
    "(RFC 3987, section 3.1); or, with --to=iri, each URI-reference as an IRI-reference that\n"
    "people can read (section 3.2).\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --to=FORM        uri (default): percent-encode what is not US-ASCII; iri: decode what\n"
    "                   an IRI may have unencoded\n"
    "  -f, --fields=F,...\n"
    "                   columns (default reference); also error record input\n"
    HELP_ROWS
    HELP_INVALID("record")
    HELP_RECORDS("invalid records")
    "\n"
    "Hosts are percent-encoded, too: no \"xn--\" is written or read.  --to=iri keeps encoded\n"
    "what would mean something else (%2F), is no UTF-8, private outside a query, white space\n"
    "or a bidirectional control.  An IRI is printed in UTF-8, unescaped in TSV.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'http://a/r%C3%A9sum%C3%A9?q=%26%20' | uric iri --to=iri\n"
    "  http://a/r\xC3\xA9sum\xC3\xA9?q=%26%20\n";

static const char *const names[TEXT_FIELDS] = { "reference", "error", "record", "input" };

struct iri_options {
    struct options shared;
    int to_iri; /* --to=iri; else to URIs */
};

static int read_to(const struct option_given *given)
{
    static const char *const known[] = { "uri", "iri" };
    const int found = option_choose(given, "form", known, 2);

    *(int *)option_member(given) = found == 1;
    return found < 0 ? OPTION_WRONG : OPTION_READ;
}

static const struct iri_options *options_of(const struct options *o)
{
    return (const struct iri_options *)o;
}

#define AT(name) offsetof(struct iri_options, name)

static const struct known_option own[] = {
    { "to", 0, required_argument, read_to, AT(to_iri) }
};
enum { OWN = sizeof own / sizeof *own };

static enum uric_status convert(const struct options *o, const struct record *record,
                                struct text_answer *a, struct uric *u)
{
    const int to_iri = options_of(o)->to_iri;

    return (to_iri ? uric_iri_from_uri : uric_iri_to_uri)(record->s, record->n, a->text,
                                                          a->size, &a->length, u);
}

static void judge(const struct options *o, const struct record *record, void *answer)
{
    struct text_answer *a = answer;
    struct uric u;

    a->rule = rules_of_iri(URIC_IRI_REFERENCE);
    a->why[0] = '\0';
    a->status = convert(o, record, a, &u);
    if (a->status == URIC_TOO_SMALL) {
        text_answer_make_room(a);
        a->status = convert(o, record, a, &u);
    }
    a->error_offset = u.error_offset;
    if (a->status == URIC_TOO_LONG)
        strcpy(a->why, "the converted reference would be longer than 4294967295 bytes");
}

static struct value value(const struct options *o, const struct record *record,
                          const void *answer, size_t field)
{
    const struct text_answer *a = answer;

    /* without a byte that any format escapes */
    if (field == TEXT_FIELD && a->status == URIC_OK)
        return value_text(VALUE_PLAIN, a->text, a->length);
    return text_answer_value(o, record, answer, field);
}

int command_iri(int argc, char **argv)
{
    const struct table table = {
        .set = { TAKES_INVALID, own, OWN, help }, .names = names,
        .n_names = TEXT_FIELDS, .n_default = 1, .answer_size = sizeof(struct text_answer),
        .release = text_answer_release, .judge = judge, .value = value,
        .status = text_answer_status
    };

    struct iri_options options = { .to_iri = 0 };

    return table_run(&table, &options.shared, argc, argv);
}
