/* uric log: access logs. */
#include "cli/commands.h"
#include "cli/io/codec.h"
#include "cli/log/log_format_option.h"
#include "cli/log/log_rows.h"
#include "cli/log/log_worker.h"
#include "cli/log/rejects.h"
#include "cli/log/secret.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "cli/out/progress.h"
#include "cli/record/fields.h"
#include "cli/record/jobs.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: uric log [OPTION...] [FILE...]\n"
    "\n"
    "Read access logs: print fields of each line, in order, or count their values.  Files\n"
    "compressed with gzip, xz or zstd are recognized by their first bytes and decompressed.\n"
    "With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --log-format=NAME  the format of the lines (default combined): common combined vhost\n"
    "                   nginx w3c elb alb haproxy; json:KEY for one object per line whose\n"
    "                   member KEY is the target; custom:STRING for Apache's LogFormat or\n"
    "                   nginx's log_format\n"
    "  --fields=F,...   columns (default those of client,user,time,method,target,status,\n"
    "                   bytes,referer,agent that the format has); also the format's other\n"
    "                   columns, by its own names; error record input; and\n"
    "                   target.scheme .authority .userinfo .user .password .host .port\n"
    "                     .path .query .fragment .form .error .error-part .tolerated;\n"
    "                     .error is the offset of the error if the target is invalid; its\n"
    "                     parts are then those that uric split finds\n"
    "                   target.path.N, the Nth segment; target.query.KEY, the value of\n"
    "                     the first pair with that key\n"
    "                   referer. and the same parts; time.day .hour .minute .second\n"
    "  --tolerate=NAME,...\n"
    "                   what targets and referers may have beyond RFC 3986 in path, query\n"
    "                   and fragment, and be valid: brackets braces pipe caret backtick\n"
    "                   quote angle backslash space hash utf8 high stray-percent; or\n"
    "                   strict (default), whatwg-request, log (all of them)\n"
    "  --decode         percent-decode the target, the referer and their parts\n"
    "  --where=EXPR     only lines for which EXPR is true: FIELD OP VALUE, with == != < <=\n"
    "                   > >=, ^= (starts with), $= (ends with); FIELD alone (is defined);\n"
    "                   && || ! ( ).  VALUE is a number, a \"string\" or a field; two numbers\n"
    "                   compare as numbers, all else byte by byte, as printed.  An undefined\n"
    "                   field is unequal to everything.\n"
    "  --count-by=F,... count how often each combination of values occurs, exactly: print\n"
    "                   the count and the values, the highest count first, equal counts in\n"
    "                   byte order of the values\n"
    "  --top=N          print only the first N of these rows\n"
    "  --order=ORDER    order them by count (default) or by value (in byte order)\n"
    "  --histogram      print bars instead, 50 unless --top gives a number\n"
    "  --memory=SIZE    the memory for counting (default 256M; units K, M, G, T); the rest\n"
    "                   is sorted in unnamed files in $TMPDIR\n"
    "  --rejects=FILE   copy malformed lines to FILE, byte for byte, with terminators\n"
    "  --follow         wait for the files to grow, or to be replaced\n"
    "  --format=FORMAT  tsv (default), csv (RFC 4180, with a header), json (JSON Lines) or\n"
    "                   arrow (an Arrow IPC stream)\n"
    "  --header         print a header line in TSV, too\n"
    "  --longest=SIZE   treat longer lines as malformed (default 16M; units K, M, G, T);\n"
    "                   their input is \\N, and --rejects does not copy them\n"
    "  -j, --jobs=N     use N threads, 0 for one per processor; the output is the same\n"
    "  -0, --null       NUL ends a line, not LF\n"
    "  -q, --quiet      print no messages about malformed lines\n"
    "\n"
    "In TSV, an undefined field is \\N, and an empty one is empty.  A malformed line gives a\n"
    "line of \\N, and a message  uric: FILE:LINE:OFFSET: ...  on standard error; with --where\n"
    "or --count-by, only the message.  A directive of the W3C format gives a line of \\N.\n"
    "Exit status: 0 no line is malformed, 1 some are, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ uric log --where 'status >= 500' --count-by target.path --top 20 access.log\n"
    "\n"
    "Decompression by:";

static void say_how_many(const struct log_run *run, const struct log_worker *workers)
{
    uint64_t lines = 0, broken = 0;
    int i;

    for (i = 0; i < run->options.jobs; i++) {
        lines += workers[i].lines;
        broken += workers[i].broken;
    }
    if (broken > 0 && !run->options.quiet)
        message("malformed lines: %" PRIu64 " of %" PRIu64, broken, lines);
}

static void put_counts(const struct log_run *run, struct log_worker *workers)
{
    const int n = run->options.jobs;
    struct count *counts = memory_of((size_t)n * sizeof *counts);
    int i;

    for (i = 0; i < n; i++)
        counts[i] = workers[i].count;
    log_rows_put(&run->options, counts, (size_t)n, run->names, run->types,
                 run->n);
    for (i = 0; i < n; i++)
        workers[i].count = counts[i];
    free(counts);
}

static int answer_all(const struct log_run *run)
{
    const int n = run->options.jobs;
    struct log_worker *workers = memory_of((size_t)n * sizeof *workers);
    uint64_t key[2];
    int status, i;

    secret_get(key, sizeof key);
    for (i = 0; i < n; i++)
        log_worker_begin(&workers[i], run, key);
    status = jobs_answer(&run->options, log_worker_answer, workers, sizeof *workers);
    if (run->options.count_by)
        put_counts(run, workers);
    say_how_many(run, workers);
    for (i = 0; i < n; i++)
        log_worker_end(&workers[i]);
    free(workers);
    return status;
}

/* ---- options ---- */

static int where_field_of(void *fields, const char *name, size_t n)
{
    return log_fields_add(fields, name, n);
}

static int conflict(const struct options *o)
{
    if (o->count_by == NULL && (o->top > 0 || o->histogram || o->by_values))
        message("--top, --order and --histogram require --count-by");
    else if (o->count_by && o->fields)
        message("--count-by names the fields; it cannot be used with --fields");
    else if (o->count_by && o->follow)
        message("--follow never ends; it cannot be used with --count-by");
    else if (o->histogram && (o->format != FORMAT_TSV || o->header))
        message("--histogram cannot be used with --format=csv, --format=json, --format=arrow or "
                "--header");
    else
        return 0;
    return -1;
}

static int is_repeated(const struct log_run *run)
{
    size_t i, k;

    for (i = 0; i < run->n; i++) {
        for (k = 0; k < i; k++) {
            if (run->which[i] == run->which[k])
                return 1;
        }
    }
    return 0;
}

static int read_fields(struct log_run *run)
{
    const struct options *o = &run->options;
    char *usual = log_fields_usual(&run->format);
    const char *list = o->count_by ? o->count_by : o->fields ? o->fields : usual;

    run->which = log_fields_list(&run->fields, list, &run->n);
    free(usual);
    if (run->which == NULL)
        return -1;
    return is_repeated(run) ? fields_refuse_repeated(o->format) : 0;
}

static int read_where(struct log_run *run)
{
    if (run->options.where == NULL)
        return 0;
    run->where = where_read(run->options.where, where_field_of, &run->fields);
    return run->where ? 0 : -1;
}

/* Call it when the list of fields is complete: run->names points into it. */
static void prepare(struct log_run *run)
{
    const struct options *o = &run->options;
    size_t i;

    run->names = memory_of(run->n * sizeof *run->names);
    run->types = memory_of(run->n * sizeof *run->types);
    run->is_plain = o->format == FORMAT_TSV && !o->decode;
    for (i = 0; i < run->n; i++) {
        const struct log_field *f = &run->fields.list[run->which[i]];

        run->names[i] = f->name;
        run->types[i] = log_fields_type(f);
        run->is_plain &= f->kind == LOG_COLUMN;
    }
}

static int read_all(struct log_run *run)
{
    struct options *o = &run->options;

    if (o->log_format == NULL)
        o->log_format = "combined";
    if (conflict(o) < 0 || log_format_option(&run->format, o->log_format) < 0)
        return -1;
    run->fields.format = &run->format;
    run->fields.may_come = strcmp(o->log_format, "w3c") == 0;
    o->decompress = 1;
    o->directives = run->fields.may_come;
    return read_fields(run) < 0 ? -1 : read_where(run);
}

/* Writes what comes before the rows. */
static void begin_rows(struct log_run *run)
{
    const struct options *const o = &run->options;

    if (o->format != FORMAT_ARROW) {
        rows_begin(o->format, o->header, run->names, run->n);
        return;
    }
    run->columns.names = run->names;
    run->columns.types = run->types;
    run->columns.n = run->n;
    run->columns.large = o->longest > ARROW_SMALL_TEXT;
    rows_begin_arrow(&run->columns);
}

static int answer_run(struct log_run *run)
{
    struct options *o = &run->options;
    int status;

    if (rejects_open(o) < 0)
        return STATUS_USAGE;
    prepare(run);
    if (!o->follow && (o->count_by || !isatty(STDOUT_FILENO)))
        o->progress = progress_begin(o->files, o->n_files);
    if (!o->count_by)
        begin_rows(run);
    status = answer_all(run);
    if (!o->count_by)
        rows_end();
    return status;
}

/* The help, with the libraries that are built in.  The caller frees it. */
static char *whole_help(void)
{
    enum { LIBRARIES = 256 };
    char *text = memory_of(sizeof help + LIBRARIES);
    const struct codec *const *c;
    int any = 0;

    strcpy(text, help);
    for (c = codecs; *c; c++) {
        if ((*c)->library == NULL)
            continue;
        strcat(text, any++ ? ", " : " ");
        strcat(text, (*c)->library);
    }
    strcat(text, any ? "\n" : " none; it was built without zlib, liblzma and libzstd\n");
    return text;
}

int command_log(int argc, char **argv)
{
    char *const text = whole_help();
    struct log_run run;
    int status;

    memset(&run, 0, sizeof run);
    status = options_read(&run.options, argc, argv,
                          TAKES_ROWS | TAKES_RECORDS | TAKES_LOG | TAKES_TOLERANCE | TAKES_ARROW,
                          text);
    free(text);
    if (status >= 0)
        return status;
    status = read_all(&run) < 0 ? options_hint(argv[0]) : answer_run(&run);
    where_free(run.where);
    log_fields_free(&run.fields);
    free(run.which);
    free(run.names);
    free(run.types);
    return status;
}
