/* uric: the command line. */
#include "cli/commands.h"
#include "cli/io/descriptor.h"
#include "cli/message.h"
#include "cli/options.h"
#include "uric.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
    { "parse", command_parse },
    { "check", command_check },
    { "split", command_split },
    { "scheme", command_scheme },
    { "resolve", command_resolve },
    { "relate", command_relate },
    { "edit", command_edit },
    { "build", command_build },
    { "base", command_base },
    { "normalize", command_normalize },
    { "compare", command_compare },
    { "query", command_query },
    { "path", command_path },
    { "percent", command_percent },
    { "audit", command_audit },
    { "editions", command_editions },
    { "find", command_find },
    { "log", command_log }
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const char help[] =
    "usage: uric COMMAND [OPTION...] [FILE...]\n"
    "\n"
    "URIs on the command line: strictly RFC 3986, a record a line.\n"
    "\n"
    "  parse     the components of each record, as TSV, CSV or JSON\n"
    "  check     which records are invalid, where, and what could stand there\n"
    "  split     the five components of any record, valid or not (Appendix B)\n"
    "  scheme    what each record's scheme makes of its part, as JSON\n"
    "  resolve   the target of each reference, given a base (section 5)\n"
    "  relate    the shortest reference to each URI, given a base\n"
    "  edit      each record with parts set or removed\n"
    "  build     a reference from the fields that parse prints\n"
    "  base      the base that an HTML document or a MIME message names\n"
    "  normalize the normal form of each reference (section 6)\n"
    "  compare   on which rung of section 6's ladder two references are equal\n"
    "  query     the pairs of each query, as JSON\n"
    "  path      the segments of each path, as JSON\n"
    "  percent   encode records for a component, or decode them\n"
    "  audit     what is valid and may do harm (section 7)\n"
    "  editions  since when a record is valid: the grammars from 1994 to RFC 3986\n"
    "  find      URIs in text of any kind, which is no records (Appendix C)\n"
    "  log       access logs: fields of each line, chosen, filtered, counted\n"
    "\n"
    "  uric COMMAND --help   a command's options\n"
    "  uric --version        the version\n"
    "\n"
    "Exit status: 0 every record valid, 1 at least one not, 2 wrong usage or a file\n"
    "that cannot be read or written.\n"
    "\n"
    "  $ echo 'https://me@example.org:443/a/b?q#f' | uric parse\n"
    "  https\tme\texample.org\t443\t/a/b\tq\tf\n";

static int unknown_command(const char *name)
{
    const char *known[COMMANDS];
    int i;

    for (i = 0; i < COMMANDS; i++)
        known[i] = commands[i].name;
    message_unknown("unknown", "command", name, strlen(name), known, COMMANDS);
    message("try 'uric --help'");
    return STATUS_USAGE;
}

static int run(int argc, char **argv)
{
    int i;

    if (argc < 2) {
        message("no command given; try 'uric --help'");
        return STATUS_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return print_text(help);
    if (strcmp(argv[1], "--version") == 0)
        return print_version();
    for (i = 0; i < COMMANDS; i++) {
        if (strcmp(argv[1], commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    }
    if (argv[1][0] == '-') {
        message("the command comes first; try 'uric --help'");
        return STATUS_USAGE;
    }
    return unknown_command(argv[1]);
}

int main(int argc, char **argv)
{
    int status;

    /* A closed pipe ends the command quietly, whatever was inherited. */
    signal(SIGPIPE, SIG_DFL);
    descriptor_begin();
    status = run(argc, argv);
    return message_flush() < 0 ? STATUS_USAGE : status;
}
