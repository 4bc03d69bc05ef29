/* The help of log, in pieces: C99 promises no strings longer than 4095 bytes. */
#include "logs/log_options.h"

#include "command/io/codec.h"
#include "logs/pattern.h"
#include "command/help.h"
#include "command/memory.h"

#include <string.h>

static const char where_help[] =
    "Expressions:\n"
    "  FIELD == != < <= > >= VALUE\n"
    "  FIELD starts ends contains VALUE   or ^= (starts), $= (ends)\n"
    "  FIELD =~ !~ \"PATTERN\"              a regular expression of PCRE2, of bytes\n"
    "  FIELD in (VALUE, ...)              numbers, strings, IP addresses, blocks of these\n"
    "  FIELD in @FILE                     the same, one a line\n"
    "  FIELD in 10.0.0.0/8                an address or a block\n"
    "  FIELD not starts|ends|contains|in  the opposite\n"
    "  exists FIELD   or FIELD alone      the field is defined\n"
    "  and && or || not ! ( )             and binds more strongly than or\n"
    "VALUE is a number, a field or a 'string' or \"string\", with the escapes "
    "\\\\ \\\" \\' \\t \\n\n"
    "\\r \\xHH; in a PATTERN only PCRE2's count.  i after an operator ignores the case of ASCII\n"
    "letters: contains i \"bot\", ==i, =~i.  Backquotes quote the name of a column that is not or\n"
    "exists, or that has unusual characters: `not` == 1.\n"
    "\n"
    "A comparison with a number is numeric, or false: so are != and in for a value that is\n"
    "not a number, and != for an undefined field; at the end, a message says how many values were\n"
    "not numbers.  Numbers may have an exponent: 1e-7.  A number with a unit is a time (ns us ms\n"
    "s m min h d) or a size (B, k M G T P: powers of 1000, Ki Mi Gi Ti Pi: of 1024, with or\n"
    "without B); then \"9ms\" and \"1.5 KiB\" are numbers, too; a time without a unit has that of\n"
    "the format's duration.  Two fields compare as numbers if both are.  After < <= > >= a\n"
    "column that is a time takes a time as --since does, perhaps without quotes: time >=\n"
    "2026-11-21.  All else compares byte by byte, as printed.  With an undefined field, != to a\n"
    "string or a field, !~ and the opposites with not are true, all else is false.\n"
    "An IPv4 address that is mapped to IPv6 is that IPv4 address.  A string in a list that is an\n"
    "address or a block is that, too.  A pattern that needs too many steps for a value does\n"
    "not match it; at the end, a message says how often that happened.\n";

static const char help_on_input[] =
    "usage: uric log [OPTION...] [FILE...]\n"
    "\n"
    "Read access logs: print fields of each line, in order; or count lines, aggregate numbers,\n"
    "or find sessions.  Files compressed with gzip, xz, zstd, bzip2 or lz4 are recognized by\n"
    "their first bytes and decompressed.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  $ uric log --where 'status >= 500' --count-by target.path --top 20 access.log\n"
    "\n"
    "Input:\n"
    "  --log-format=NAME  the format of the lines; by default, the first lines of each file\n"
    "                   decide: see \"Log formats\" below\n"
    HELP_RECURSIVE
    "  --follow         wait for the files to grow, or to be replaced\n"
    "  -0, --null       NUL ends a line, not LF\n"
    "  --longest=SIZE   treat longer lines as malformed (default 16M; units K, M, G, T);\n"
    "                   their input is \\N, and --rejects does not copy them\n"
    HELP_JOBS "\n"
    "\n"
    "Selection:\n"
    "  -w, --where=EXPR only lines for which EXPR is true: see \"Expressions\" below\n"
    "  --since=TIME     only lines of that time and later: see \"Times\" below\n"
    "  --until=TIME     only lines before that time\n"
    "  --slack=SPAN     how far times may be out of order for --since and --until to read only\n"
    "                   a part of a file: 24h (default) or another number of s, m, h or d\n"
    "  --unsorted       read files in full, in whatever order their lines are\n"
    "\n"
    "Columns:\n"
    "  -f, --fields=F,...\n"
    "                   columns (default those of client,user,time,method,target,status,\n"
    "                   bytes,referer,agent that the format has): see \"Fields\" below\n"
    HELP_ROWS_ARROW("); numbers of the log, such as status, are numbers in JSON,\n"
                    "                   and in Arrow int64 or double, null if they do not fit")
    "  --zone=ZONE      the zone of the time fields: UTC, +HH:MM, -HH:MM or a name such as\n"
    "                   Europe/Berlin; by default that of the clock that wrote each line\n"
    "  --decode         percent-decode the target, the referer and their parts; in TSV, valid\n"
    "                   UTF-8 is then written as it is, except control characters, line\n"
    "                   separators and marks that change the direction of writing\n"
    "  --form           the same, and read + in the values of queries (target.query.KEY) as\n"
    "                   a space\n"
    "  --suffixes=FILE  the public suffix list for registrable-domain (default that of the\n"
    "                   package publicsuffix), or a table that the library made of one\n"
    HELP_TOLERATE_IN("targets and referers")
    "\n";

static const char help_on_counts[] =
    "Counts and aggregates, instead of lines:\n"
    "  -c, --count-by=F,...\n"
    "                   count how often each combination of values occurs, exactly: print\n"
    "                   the count and the values, the highest count first, equal counts in\n"
    "                   byte order of the values\n"
    "  --sum=F,...      sums of the numbers of each of these groups, or of all lines\n"
    "  --avg=F,...      averages, rounded to 9 decimals, halves to even\n"
    "  --min=F,...      least numbers; of a column that is a time, the earliest, as ISO 8601\n"
    "                   in UTC or by --zone\n"
    "  --max=F,...      greatest numbers, the latest times\n"
    "  --distinct=F,... how many different values, exactly; F:approx: approximately\n"
    "                   (HyperLogLog; standard error 0.81 %; exact up to 512 values)\n"
    "  --percentile=F:P,...\n"
    "                   the percentiles P, 0 to 100 (nearest rank), exact for up to 262144\n"
    "                   different values (by --memory), then within 1 % (DDSketch), as a\n"
    "                   message and the column for F:error say\n"
    "  --rate=EXPR      how many of the lines EXPR is true of (see \"Expressions\"), and their\n"
    "                   share of them, from 0 to 1, rounded as averages are: the columns\n"
    "                   count(EXPR) and rate(EXPR)\n"
    "  -n, --top=N      print only the first N of these rows\n"
    "  --order=ORDER    order them by count (default); by value, numbers before other texts\n"
    "                   and in numerical order; or by an aggregate's column, as \"sum(F)\", or\n"
    "                   sum if no other is a sum, the highest first, equal ones in byte order of\n"
    "                   the values\n"
    "  --histogram      print bars instead, 50 unless --top gives a number; for a time field\n"
    "                   alone without --top, bars of all times in their order, with those that\n"
    "                   are empty, up to 10000.  What is not shown is summed up\n"
    "  --memory=SIZE    the memory for counting (default 256M; units K, M, G, T); the rest\n"
    "                   is sorted in unnamed files in $TMPDIR\n"
    "  --partial=FILE   write no rows, but the state of all groups to FILE (- for standard\n"
    "                   output), which appears when it is complete, and not if an input\n"
    "                   file cannot be read\n"
    "  --merge          the FILEs are partials of runs with the same options: answer as one\n"
    "                   run over all their lines would, or write their sum with --partial.\n"
    "                   Formats, percentiles, --order, --top and output may differ, but not\n"
    "                   the instants of --since and --until (-2h is another one later).  A\n"
    "                   truncated, altered or foreign FILE is refused, with status 2, and\n"
    "                   so are two FILEs with the same contents, unless they have no line;\n"
    "                   a sum does not tell whose sum it is\n"
    "The columns of aggregates come after the count and the values, in the order of the command\n"
    "line, named sum(F), p99(F) and so on.  Decimals are exact.  Values that are undefined, not\n"
    "numbers, or have more than 24 digits before the point or 27 after it, are left out, and\n"
    "counted in a message.  Without values sum(F) is 0, the others are undefined.\n"
    "\n";

static const char help_on_sessions[] =
    "Sessions, instead of lines:\n"
    "  --sessions=F,... lines with the same values of these fields, with no more than --gap\n"
    "                   between one and the next; a row each, in order of the begin: the\n"
    "                   values, begin, end, duration (whole seconds), count (of lines), entry\n"
    "                   and exit (the first and the last page).  Files need not be sorted\n"
    "  --gap=SPAN       30m (default) or another number of s, m, h or d\n"
    "  --page=FIELD     the pages of sessions (default target.path)\n"
    "\n"
    "Malformed lines:\n"
    "  --rejects=FILE   copy them to FILE, byte for byte, with terminators\n"
    "  --keep-going     read on if none of a file's first 1000 lines matches --log-format\n"
    "  --fail-on=malformed\n"
    "                   exit with status 1 if a line is malformed\n"
    "  -q, --quiet      print no messages but how many lines were malformed (not with --fail-on)\n"
    "A malformed line gives a line of \\N, and a message  uric: FILE:LINE:OFFSET: ...  on\n"
    "standard error; if lines are selected, counted or grouped, only the message.  A file has at\n"
    "most 10 such messages; the others are counted.  A directive of the W3C format gives a line\n"
    "of \\N, too, but is not malformed.  In TSV, an undefined field is \\N, and an empty one is\n"
    "empty.\n"
    "\n";

static const char help_on_formats[] =
    "Log formats:\n"
    "  common combined vhost                    Apache's; vhost is Debian's vhost_combined\n"
    "  nginx nginx:escape=json nginx:escape=none\n"
    "                                           nginx's default; the others are detected only\n"
    "                   if no format without \"=\" matches\n"
    "  nginx-main ingress-nginx                 nginx.org's main (packages, image); Kubernetes'\n"
    "  combined-rest common-rest                combined, common, then anything: the column rest\n"
    "  w3c iis cloudfront                       W3C Extended, with directives\n"
    "  elb alb nlb s3                           AWS\n"
    "  haproxy haproxy-https                    HAProxy's option httplog, httplog clf, httpslog,\n"
    "                   tcplog, its default and handshakes that failed, line by line; the second\n"
    "                   only httplog and httpslog\n"
    "  squid lighttpd varnish traefik envoy istio\n"
    "                                           the defaults of these servers\n"
    "  morgan morgan:plain morgan:tiny morgan:short\n"
    "                                           morgan's dev with colors and without; tiny; short\n"
    "  http.server uvicorn gin heroku           Python's http.server, Flask, Django; uvicorn; Gin;\n"
    "                   Heroku's router\n"
    "  caddy traefik-json envoy-json pino winston gcp cloudflare nginx-json\n"
    "                                           JSON, an object per line\n"
    "  json:MEMBER                              other JSON: the member that is the target\n"
    "  json:FIELD=MEMBER,...                    with any of client client-port user time request\n"
    "                   method target protocol status bytes referer agent host port duration;\n"
    "                   the first of several MEMBERs of a FIELD counts\n"
    "  custom:STRING                            Apache's LogFormat or nginx's log_format\n"
    "Prefixes of collectors are named before the format, as in syslog+combined: syslog\n"
    "rfc5424 journal cri docker vhost server.\n"
    "Wrappers are records that have the line inside; their names come first, as in\n"
    "docker-json+combined: docker-json journal-json journal-export fluent-bit filebeat loki\n"
    "loki-streams vector, or in:MEMBER for other JSON; alone, they leave the format to detection,\n"
    "as prefixes do.  Lines that these or cri have in parts\n"
    "are joined.  Syslog's messages with octet counts (RFC 6587) are lines, wherever they end.\n"
    "\n";

static const char help_on_detection[] =
    "Without --log-format, the first lines of each file, 64 or 64 KiB, decide among the named\n"
    "formats, alone, after a prefix or inside of a wrapper; standard error names the choice, of a\n"
    "file like the one before it only once.  At least half of these lines must match, or the\n"
    "others no format at all; if not, the next ones decide, up to line 1,000.  If no format is\n"
    "the best, the file is not read, and a message names the nearest ones, or a custom: format if\n"
    "the lines only go on after those of a known one.\n"
    "Files may have different formats; a field that one lacks is \\N there.  The first file's\n"
    "format tells the default of --fields.  A byte order mark at the start of a file is skipped,\n"
    "and offsets do not count it.\n"
    "\n";

static const char help_on_fields[] =
    "Fields:\n"
    "  client client-port ident user time request method target protocol status bytes\n"
    "  referer agent host port duration\n"
    "                   as far as the format has them; and its other columns, by its own\n"
    "                   names, or in backquotes if the name has another meaning\n"
    "  MEMBER           in JSON: its keys, and the indices of elements from 0 on, joined by\n"
    "                   \".\", as in request.headers.Accept.0; .status is the member if status\n"
    "                   is a field; of members with the same name the last counts\n"
    "  target.PART      scheme authority userinfo user password host port path query fragment\n"
    "                   form error error-part tolerated registrable-domain; error is the\n"
    "                   offset of the error if the target is invalid; its parts are then those\n"
    "                   that uric split finds\n"
    "  target.path.N    the Nth segment of the path, from 1\n"
    "  target.query.KEY the value of the first pair with that key\n"
    "  referer.PART     the same parts of the referer\n"
    "  host.registrable-domain client.registrable-domain\n"
    "                   example.co.uk of www.example.co.uk, by the public suffix list\n"
    "  time.UNIT        the start of the day, hour, minute, second, week, month or year that\n"
    "                   the time is in, as 2026-11-21T09 for an hour; also of other widths:\n"
    "                   time.30s .5m .6h .10d\n"
    "  time.weekday     1 (Monday) to 7\n"
    "  time.hour-of-day 0 to 23\n"
    "  time.epoch       the seconds since 1970\n"
    "  file line input error cut\n"
    "                   the file, - for standard input; the line's number (also record) and\n"
    "                   text; the offset of the error, if it is malformed; 1 if HAProxy cut it,\n"
    "                   so that the end of its last field is missing, else 0\n"
    "  wrapper.KEY      of what wraps the line, if anything does: time stream pod namespace\n"
    "                   container host unit labels.NAME, or any member; time is the wrapper's\n"
    "                   if the line has none\n"
    "  FIELD:lower      the field with ASCII letters in lower case\n"
    "\n";

static const char help_on_times[] =
    "\n"
    "Other names of fields, except in JSON: ip (client), ua (agent), url (target), path\n"
    "(target.path), query (target.query), referrer (referer), hour (time.hour-of-day) and weekday.\n"
    "\n"
    "Times:\n"
    "A TIME is 2026-11-21, 2026-11-21T09, 2026-11-21T09:30:00Z, a time of the Common Log Format,\n"
    "seconds since 1970, or 2h (two hours ago; s, m, h or d).  Times without a zone are in\n"
    "--zone, or in UTC.  With --zone, hours and shorter spans end in the offset, as\n"
    "2026-10-25T02+01:00.  Of an uncompressed file, --since and --until read only the part that\n"
    "can hold such lines, if no line is earlier than one before it by more than --slack;\n"
    "malformed lines elsewhere go unnoticed, and in messages FILE@BYTE:LINE counts lines from\n"
    "that byte; a message says so.  With line or record among the fields, --rejects, --follow,\n"
    "--fail-on or the format w3c, and inside of wrappers, files are read in full.\n"
    "\n"
    "Exit status: 0, also if lines are malformed; 1 if some are, with --fail-on=malformed; 2\n"
    "wrong usage, an unreadable file, or one of another format or of none that is known.\n"
    "\n"
    "Decompression by: ";

static const char *const pieces[] = { help_on_input,   help_on_counts,    help_on_sessions,
                                      help_on_formats, help_on_detection, help_on_fields,
                                      where_help,      help_on_times };
enum { PIECES = sizeof pieces / sizeof *pieces };

static const char no_codecs[] = "none; it was built without their libraries";
static const char no_patterns[] = "none; it was built without PCRE2";

static void add_codecs(char *text)
{
    const struct codec *const *c;
    int any = 0;

    for (c = codecs; *c; c++) {
        if ((*c)->library == NULL)
            continue;
        strcat(text, any++ ? ", " : "");
        strcat(text, (*c)->library);
    }
    strcat(text, any ? "" : no_codecs);
}

char *log_help(void)
{
    enum { LIBRARIES = 512 };
    size_t size = LIBRARIES;
    char *text;
    int i;

    for (i = 0; i < PIECES; i++)
        size = memory_sum(size, strlen(pieces[i]));
    text = memory_of(size);
    *text = '\0';
    for (i = 0; i < PIECES; i++)
        strcat(text, pieces[i]);
    add_codecs(text);
    strcat(text, "\nPatterns by: ");
    strcat(text, pattern_library() ? pattern_library() : no_patterns);
    strcat(text, "\n");
    return text;
}
