/* uric log: access logs. */
#include "cli/io/codec.h"
#include "cli/commands.h"
#include "cli/log/count.h"
#include "cli/io/descriptor.h"
#include "cli/out/escape.h"
#include "cli/record/jobs.h"
#include "cli/log/log_expected.h"
#include "cli/log/log_key.h"
#include "cli/log/log_line.h"
#include "cli/log/log_rows.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "cli/out/progress.h"
#include "cli/log/secret.h"
#include "cli/log/where.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
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
    "                     .path .query .fragment .form .error; .error is the offset of\n"
    "                     the error if the target is invalid; its parts are then those\n"
    "                     that uric split finds\n"
    "                   target.path.N, the Nth segment; target.query.KEY, the value of\n"
    "                     the first pair with that key\n"
    "                   referer. and the same parts; time.day .hour .minute .second\n"
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
    "  --format=FORMAT  tsv (default), csv (RFC 4180, with a header) or json (JSON Lines)\n"
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

struct run {
    struct options options;
    struct uric_log_format format;
    struct log_fields fields;
    struct where *where; /* NULL: every line */
    size_t *which;       /* indices of the n fields to print */
    const char **names;  /* of these fields */
    size_t n;
    int is_plain; /* the fields may be unescaped columns, in TSV */
};

struct worker {
    const struct run *run;
    struct log_line line;
    struct value *values;
    size_t *columns; /* the columns of a plain row */
    uint64_t mask;   /* the same columns, as bits */
    int is_plain;
    struct log_key key;
    struct count count;
    uint64_t lines, broken;
};

/* ---- a line ---- */

static struct value where_operand(void *line, size_t field, int slot)
{
    struct log_line *l = line;

    return log_line_value(l, field, l->fields->n + (size_t)slot);
}

/* Only a directive changes which columns the fields are. */
static void find_plain_columns(struct worker *w)
{
    const struct run *run = w->run;
    size_t i;

    w->is_plain = run->is_plain;
    w->mask = 0;
    for (i = 0; i < run->n && w->is_plain; i++) {
        const int c = w->line.column[run->which[i]];

        w->is_plain = c >= 0;
        w->columns[i] = w->is_plain ? (size_t)c : 0;
        w->mask |= (uint64_t)w->is_plain << w->columns[i];
    }
}

/* Whether no byte from the first column to the last needs an escape. */
static int needs_no_escape(const struct worker *w)
{
    const struct uric_log_row *row = &w->line.row;
    uint32_t begin = UINT32_MAX, end = 0;
    size_t i;

    if (row->escaped & w->mask)
        return 0;
    for (i = 0; i < w->run->n; i++) {
        const uric_span at = row->column[w->columns[i]];

        if (!(row->defined >> w->columns[i] & 1))
            continue;
        begin = at.begin < begin ? at.begin : begin;
        end = at.end > end ? at.end : end;
    }
    return begin >= end || !escape_needed(w->line.record.s + begin, end - begin);
}

static int put_plain(const struct worker *w, struct sink *out)
{
    struct plain_parts parts;

    if (!w->is_plain || w->line.status != URIC_OK || !needs_no_escape(w))
        return 0;
    parts.part = w->line.row.column;
    parts.defined = w->line.row.defined;
    return rows_put_plain(out, &w->line.record, &parts, w->columns, w->run->n);
}

static void put_row(struct worker *w, struct sink *out)
{
    const struct run *run = w->run;
    size_t i;

    if (put_plain(w, out))
        return;
    for (i = 0; i < run->n; i++)
        w->values[i] = log_line_value(&w->line, run->which[i], run->which[i]);
    rows_put(out, w->values);
}

static void count_line(struct worker *w)
{
    const struct run *run = w->run;
    size_t i;

    log_key_begin(&w->key);
    for (i = 0; i < run->n; i++) {
        const struct value v = log_line_value(&w->line, run->which[i], run->which[i]);

        log_key_add(&w->key, &v, i + 1 == run->n);
    }
    count_add(&w->count, w->key.room.s, w->key.n, 1);
}

static void say_broken(const struct worker *w, const char *file)
{
    const struct log_line *line = &w->line;
    const struct record *record = &line->record;
    const char *name = w->run->options.log_format;
    const int status = line->row.error_offset < record->n ? URIC_INVALID : URIC_INCOMPLETE;
    char reason[64], expected[512];

    if (record->too_long) {
        message_too_long(file, record, w->run->options.longest);
        return;
    }
    snprintf(reason, sizeof reason, "does not match format %.*s", (int)strcspn(name, ":"),
             name);
    log_expected(&line->format, record, line->row.error_offset, expected,
                 sizeof expected);
    message_scheme(file, record, NULL, reason, status, line->row.error_offset, expected);
}

static int is_broken(const struct worker *w)
{
    return w->line.status != URIC_OK && w->line.status != URIC_DIRECTIVE;
}

static void refuse(struct worker *w, const struct records *records)
{
    const char *begin = w->line.record.s;

    w->broken++;
    if (records->rejects && !w->line.record.too_long) {
        sink_write(records->rejects, begin, (size_t)(records->at - begin));
        /* the last line of a file may lack its terminator: the next file's line would join it */
        if (records->at[-1] != records->terminator)
            sink_write(records->rejects, &records->terminator, 1);
    }
    if (!w->run->options.quiet)
        say_broken(w, records->file);
}

/* Skipped lines still get a row unless filtering or counting. */
static void answer(struct worker *w, const struct records *records, struct sink *out)
{
    const struct run *run = w->run;
    const int says = w->line.status == URIC_OK;

    if (is_broken(w))
        refuse(w, records);
    if (!says && (run->where || run->options.count_by))
        return;
    if (says && run->where && !where_holds(run->where, where_operand, &w->line))
        return;
    if (run->options.count_by)
        count_line(w);
    else
        put_row(w, out);
}

static int answer_each(void *worker, struct records *records, struct sink *out)
{
    struct worker *w = worker;
    const uint64_t broken = w->broken;
    struct record record;

    log_line_direct(&w->line, records->directive);
    if (w->run->options.directives)
        find_plain_columns(w);
    while (records_next(records, &record)) {
        w->lines++;
        log_line_read(&w->line, &record, records->longest);
        if (w->line.status == URIC_DIRECTIVE)
            find_plain_columns(w);
        answer(w, records, out);
    }
    return w->broken > broken ? STATUS_INVALID : STATUS_VALID;
}

/* ---- all lines ---- */

static void begin_worker(struct worker *w, const struct run *run,
                         const uint64_t key[2])
{
    memset(w, 0, sizeof *w);
    w->run = run;
    w->values = memory_of(run->n * sizeof *w->values);
    w->columns = memory_of(run->n * sizeof *w->columns);
    log_line_begin(&w->line, &run->fields, run->options.decode);
    find_plain_columns(w);
    count_begin(&w->count, run->options.memory / (size_t)run->options.jobs, key);
}

static void end_worker(struct worker *w)
{
    count_end(&w->count);
    log_line_end(&w->line);
    room_free(&w->key.room);
    free(w->columns);
    free(w->values);
}

static void say_how_many(const struct run *run, const struct worker *workers)
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

static void put_counts(const struct run *run, struct worker *workers)
{
    const int n = run->options.jobs;
    struct count *counts = memory_of((size_t)n * sizeof *counts);
    int i;

    for (i = 0; i < n; i++)
        counts[i] = workers[i].count;
    log_rows_put(&run->options, counts, (size_t)n, run->names, run->n);
    for (i = 0; i < n; i++)
        workers[i].count = counts[i];
    free(counts);
}

static int answer_all(const struct run *run)
{
    const int n = run->options.jobs;
    struct worker *workers = memory_of((size_t)n * sizeof *workers);
    uint64_t key[2];
    int status, i;

    secret_get(key, sizeof key);
    for (i = 0; i < n; i++)
        begin_worker(&workers[i], run, key);
    status = jobs_answer(&run->options, answer_each, workers, sizeof *workers);
    if (run->options.count_by)
        put_counts(run, workers);
    say_how_many(run, workers);
    for (i = 0; i < n; i++)
        end_worker(&workers[i]);
    free(workers);
    return status;
}

/* ---- options ---- */

static const char *after(const char *name, const char *begin)
{
    const size_t n = strlen(begin);

    return strncmp(name, begin, n) == 0 ? name + n : NULL;
}

static int unknown_format(const char *name)
{
    const char *known[32];
    size_t n = 0;

    for (; n < 30 && uric_log_format_name((int)n); n++)
        known[n] = uric_log_format_name((int)n);
    known[n++] = "json:KEY";
    known[n++] = "custom:STRING";
    message_unknown("unknown", "log format", name, strlen(name), known, n);
    return -1;
}

static int read_custom(struct uric_log_format *format, const char *text)
{
    char place[64];

    switch (uric_log_format_custom(format, text, strlen(text))) {
    case URIC_OK: return 0;
    case URIC_TOO_LONG: message("--log-format: too long, or too many fields"); return -1;
    default:
        snprintf(place, sizeof place, "--log-format: invalid at offset %lu of",
                 (unsigned long)format->error_offset);
        message_quoted(place, text, "; expected directives or variables with a"
                                    " delimiter between them");
        return -1;
    }
}

static int read_format(struct uric_log_format *format, const char *name)
{
    const char *text;

    if ((text = after(name, "custom:")) != NULL)
        return read_custom(format, text);
    if ((text = after(name, "json:")) != NULL) {
        if (uric_log_format_json(format, text, strlen(text)) == URIC_OK)
            return 0;
        message("--log-format=json:KEY requires the key of the request target");
        return -1;
    }
    if (uric_log_format_named(format, name, strlen(name)) == URIC_OK)
        return 0;
    return unknown_format(name);
}

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
        message("--histogram cannot be used with --format=csv, --format=json or --header");
    else
        return 0;
    return -1;
}

static int is_repeated(const struct run *run)
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

static int read_fields(struct run *run)
{
    const struct options *o = &run->options;
    char *usual = log_fields_usual(&run->format);
    const char *list = o->count_by ? o->count_by : o->fields ? o->fields : usual;

    run->which = log_fields_list(&run->fields, list, &run->n);
    free(usual);
    if (run->which == NULL)
        return -1;
    if (o->format == FORMAT_JSON && is_repeated(run)) {
        message("--format=json takes each field once");
        return -1;
    }
    if (o->where) {
        run->where = where_read(o->where, where_field_of, &run->fields);
        return run->where ? 0 : -1;
    }
    return 0;
}

/* Call it when the list of fields is complete: run->names points into it. */
static void prepare(struct run *run)
{
    const struct options *o = &run->options;
    size_t i;

    run->names = memory_of(run->n * sizeof *run->names);
    run->is_plain = o->format == FORMAT_TSV && !o->decode;
    for (i = 0; i < run->n; i++) {
        const struct log_field *f = &run->fields.list[run->which[i]];

        run->names[i] = f->name;
        run->is_plain &= f->kind == LOG_COLUMN;
    }
}

/* --rejects truncates its file: that must not be one of the logs. */
static int is_input(const struct options *o, const struct stat *file)
{
    struct stat input;
    int i;

    for (i = 0; i < o->n_files; i++) {
        const int found = strcmp(o->files[i], "-") == 0 ? fstat(STDIN_FILENO, &input)
                                                        : stat(o->files[i], &input);

        if (found == 0 && input.st_ino == file->st_ino && input.st_dev == file->st_dev)
            return 1;
    }
    return 0;
}

static int open_rejects(struct options *o)
{
    struct stat file;

    if (o->rejects == NULL)
        return 0;
    o->rejects_fd = descriptor_open(o->rejects, O_WRONLY | O_CREAT);
    if (o->rejects_fd < 0 || fstat(o->rejects_fd, &file) < 0) {
        message_error(o->rejects, errno);
        return -1;
    }
    if (!S_ISREG(file.st_mode))
        return 0;
    if (is_input(o, &file)) {
        message_reason(o->rejects, "--rejects may not name an input file");
        return -1;
    }
    if (ftruncate(o->rejects_fd, 0) == 0)
        return 0;
    message_error(o->rejects, errno);
    return -1;
}

static int read_all(struct run *run)
{
    struct options *o = &run->options;

    if (o->log_format == NULL)
        o->log_format = "combined";
    if (conflict(o) < 0 || read_format(&run->format, o->log_format) < 0)
        return -1;
    run->fields.format = &run->format;
    run->fields.may_come = strcmp(o->log_format, "w3c") == 0;
    o->decompress = 1;
    o->directives = run->fields.may_come;
    return read_fields(run);
}

static int answer_run(struct run *run)
{
    struct options *o = &run->options;

    if (open_rejects(o) < 0)
        return STATUS_USAGE;
    prepare(run);
    if (!o->follow && (o->count_by || !isatty(STDOUT_FILENO)))
        o->progress = progress_begin(o->files, o->n_files);
    if (!o->count_by)
        rows_begin(o->format, o->header, run->names, run->n);
    return answer_all(run);
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
    struct run run;
    int status;

    memset(&run, 0, sizeof run);
    status = options_read(&run.options, argc, argv, TAKES_ROWS | TAKES_RECORDS | TAKES_LOG,
                          text);
    free(text);
    if (status >= 0)
        return status;
    status = read_all(&run) < 0 ? options_hint(argv[0]) : answer_run(&run);
    where_free(run.where);
    log_fields_free(&run.fields);
    free(run.which);
    free(run.names);
    return status;
}
