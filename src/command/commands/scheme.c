/* uric scheme: what each record means in its scheme. */
#include "command/commands.h"
#include "command/out/scheme_json.h"
#include "command/help.h"
#include "command/option_handlers.h"
#include "command/record/lines.h"
#include "command/scheme/scheme_verdict.h"

#include <getopt.h>
#include <stddef.h>
#include <string.h>

static const char help[] =
    "usage: uric scheme [OPTION...] [FILE...]\n"
    "\n"
    "Print what each record means in its scheme, as JSON Lines: the commands of an ftp URI,\n"
    "the file names of a file URI, the addresses of a mailto URI, and so on.  A record must\n"
    "be a valid URI of its scheme.\n"
    "Each line is a record.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --strict         use the BNF of RFC 1738, not the schemes' current RFCs\n"
    HELP_RECORDS("invalid records")
    "\n"
    "Keys: scheme host port default-port, and\n"
    "  ftp                user password cwd name typecode commands (or refused)\n"
    "  http https ws wss  path searchpart\n"
    "  gopher             gophertype selector search gopher-string plus\n"
    "  mailto             encoded822addr addresses headers\n"
    "  news, nntp         group article all, group article-number\n"
    "  telnet             user password\n"
    "  wais               database search wtype wpath\n"
    "  file               path posix windows\n"
    "  prospero           hsoname fields\n"
    "  any other          kind (reserved experimental unknown) path query\n"
    "Addresses, headers, commands and file names are decoded; all other values are raw.  A\n"
    "decoded value that is not valid UTF-8 is null, and refused says so.\n"
    HELP_STATUS
    "\n"
    "  $ echo 'ftp://me@host.dom/%2Fetc/motd;type=a' | uric scheme\n"
    "  {\"scheme\":\"ftp\",\"host\":\"host.dom\",\"port\":null,\"default-port\":21,\"user\":\"me\",...\n";

struct scheme_options {
    struct options shared;
    int strict;
};

static const struct scheme_options *options_of(const struct options *o)
{
    return (const struct scheme_options *)o;
}

#define AT(name) offsetof(struct scheme_options, name)

static const struct known_option own[] = {
    { "strict", 0, no_argument, option_flag, AT(strict) }
};
enum { OWN = sizeof own / sizeof *own };

static int answer(const struct options *o, const struct records *records,
                  const struct record *record, struct room *room, struct sink *out)
{
    const int strict = options_of(o)->strict;
    struct scheme_verdict v;

    (void)room;
    scheme_judge(strict, record->s, record->n, &v);
    if (v.status == URIC_OK) {
        scheme_json(out, strict, record->s, &v.u, &v.r);
        return STATUS_VALID;
    }
    sink_write(out, scheme_json_invalid, strlen(scheme_json_invalid));
    sink_byte(out, '\n');
    if (!o->quiet)
        scheme_error_say(strict, records->file, record, &v);
    return STATUS_INVALID;
}

int command_scheme(int argc, char **argv)
{
    const struct lines lines = { .set = { 0, own, OWN, help }, .answer = answer,
                                 .refusal = scheme_json_invalid };
    struct scheme_options options = { .strict = 0 };

    return lines_run(&lines, &options.shared, argc, argv);
}
