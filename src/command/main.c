/* uric: the command line. */
#include "command/commands.h"
#include "command/io/descriptor.h"
#include "command/message.h"
#include "command/options.h"
#include "command/io/output.h"
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
    { "repair", command_repair },
    { "compare", command_compare },
    { "query", command_query },
    { "path", command_path },
    { "percent", command_percent },
    { "iri", command_iri },
    { "audit", command_audit },
    { "request", command_request },
    { "editions", command_editions },
    { "readings", command_readings },
    { "find", command_find },
    { "log", command_log }
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static const char help[] =
    "usage: uric COMMAND [OPTION...] [FILE...]\n"
    "\n"
    "Work with URIs, strictly by RFC 3986: one record per line.\n"
    "\n"
    "  parse      print the components of each record, as TSV, CSV, JSON or Arrow\n"
    "  check      report invalid records: where the error is, and what was expected\n"
    "  split      print the five components of any record, valid or not (Appendix B)\n"
    "  scheme     print what each URI means in its scheme, as JSON\n"
    "  resolve    resolve references against a base (section 5)\n"
    "  relate     print the shortest reference to each URI, given a base\n"
    "  edit       set or remove parts of each record\n"
    "  build      build references from the fields that parse prints\n"
    "  base       print the base that an HTML document or a MIME message declares\n"
    "  normalize  print the normal form of each reference (section 6)\n"
    "  repair     percent-encode what others write in a URI and RFC 3986 does not allow\n"
    "  compare    tell which normalization makes two references equal (section 6)\n"
    "  query      print the pairs of each query, as JSON\n"
    "  path       print the segments of each path, as JSON\n"
    "  percent    percent-encode records for a component, or decode them\n"
    "  iri        convert IRIs to URIs, and URIs to IRIs (RFC 3987)\n"
    "  audit      list the hazards in valid references (section 7)\n"
    "  request    tell whether HTTP requests are to be refused, and where they lead\n"
    "  editions   tell which grammars accept each record, from 1994 to RFC 3986\n"
    "  readings   tell how other parsers read each record, and whether they agree on the host\n"
    "  find       find URIs in free text (Appendix C)\n"
    "  log        read access logs: print, filter and count fields\n"
    "\n"
    "  uric COMMAND --help   print a command's options\n"
    "  uric --version        print the version\n"
    "\n"
    "Exit status: 0 every record is valid, 1 at least one is not, 2 wrong usage or a\n"
    "file that cannot be read or written.\n"
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

/* Not in the help: src/packaging/build/completions.py reads it. */
static int list_options(void)
{
    static char encode[] = "encode", decode[] = "decode";
    char name[16];
    int i, status = STATUS_VALID;

    options_list();
    for (i = 0; i < COMMANDS && status == STATUS_VALID; i++) {
        char *words[] = { name, encode, NULL };

        snprintf(name, sizeof name, "%s", commands[i].name);
        status = commands[i].run(2, words);
        if (status != STATUS_VALID || strcmp(name, "percent") != 0)
            continue;
        words[1] = decode;
        status = commands[i].run(2, words);
    }
    return status;
}

static int run(int argc, char **argv)
{
    int i;

    if (argc < 2) {
        message("no command given; try 'uric --help'");
        return STATUS_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return output_text(help);
    if (strcmp(argv[1], "--version") == 0)
        return output_version();
    if (strcmp(argv[1], "--list-options") == 0)
        return list_options();
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

    /* A closed pipe must end the command quietly, even if the parent ignored SIGPIPE. */
    signal(SIGPIPE, SIG_DFL);
    descriptor_begin();
    status = run(argc, argv);
    return message_flush() < 0 ? STATUS_USAGE : status;
}
