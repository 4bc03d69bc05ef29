/* What the helps of several commands say of the options that they share. */
#ifndef HELP_H
#define HELP_H

#define HELP_HEADER "  --header         print a header line in TSV, too\n"

/* --format and --header. */
#define HELP_ROWS \
    "  --format=FORMAT  tsv (default), csv (RFC 4180, with a header), json (JSON Lines)\n" \
    "                   or table (aligned columns)\n" \
    HELP_HEADER

/* The same with --format=arrow; more is what the table does besides. */
#define HELP_ROWS_ARROW(more) \
    "  --format=FORMAT  tsv (default), csv (RFC 4180, with a header), json (JSON Lines),\n" \
    "                   arrow (an Arrow IPC stream) or table (aligned columns, the default on\n" \
    "                   a terminal" more "\n" \
    HELP_HEADER

/* --invalid, for what the command calls its records. */
#define HELP_INVALID(record) \
    "  --invalid=WHAT   what to print for an invalid " record ": null (\\N, default), keep (it\n" \
    "                   as it came), drop (no line), or fail: end with status 1\n"

/* --tolerate: what it applies to, and the default.  tests/cli/tolerate.bats compares the names with
 * those of the library. */
#define HELP_TOLERATE(what, strict) \
    "  --tolerate=NAME,...\n" \
    "                   " what ":\n" \
    "                   brackets braces pipe caret backtick quote angle backslash space\n" \
    "                   hash utf8 high stray-percent; or strict (" strict "),\n" \
    "                   whatwg-request, log (all of them)\n"
#define HELP_TOLERATE_IN(what) \
    HELP_TOLERATE("what " what " may also have in path, query and fragment", "default")

#define HELP_LONGEST "  --longest=SIZE   reject longer records (default 16M; units K, M, G, T)\n"
#define HELP_RECURSIVE \
    "  -r, --recursive  read the files below each FILE that is a directory\n"
#define HELP_JOBS "  -j, --jobs=N     use N threads, 0 for one per processor; the output is the same"

/* What all commands that answer records have; the last one is up to them. */
#define HELP_RECORDS(quiet) \
    HELP_LONGEST \
    HELP_RECURSIVE \
    HELP_JOBS "\n" \
    "  -0, --null       NUL ends a record, not LF\n" \
    "  -q, --quiet      print no messages about " quiet "\n"

#define HELP_STATUS \
    "Exit status: 0 all records valid, 1 some invalid, 2 wrong usage or an unreadable file.\n"

#endif
