/* uric log: access logs. */
#include "command/commands.h"
#include "logs/log_answers.h"
#include "logs/log_format_option.h"
#include "logs/log_where.h"
#include "logs/log_worker.h"
#include "logs/written_files.h"
#include "logs/secret.h"
#include "logs/time_seek.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/out/progress.h"
#include "command/record/fields.h"
#include "command/record/jobs.h"
#include "command/suffixes.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void say_absent(const struct log_run *run, const struct log_worker *workers)
{
    const size_t n = run->fields.n;
    unsigned char *const known = memory_of(n);
    size_t k;
    int i;

    memset(known, 0, n);
    for (i = 0; i < run->options.shared.jobs; i++) {
        for (k = 0; k < n; k++)
            known[k] |= workers[i].known[k];
    }
    log_fields_say_absent(&run->fields, known, run->n_usual);
    free(known);
}

static void say_how_many(const struct log_run *run, const struct log_worker *workers)
{
    uint64_t lines = 0, broken = 0, cut = 0, untimed = 0, misfits = 0;
    int i;

    for (i = 0; i < run->options.shared.jobs; i++) {
        lines += workers[i].lines;
        broken += workers[i].broken;
        cut += workers[i].cut;
        untimed += workers[i].untimed;
        misfits += arrow_batch_misfits(workers[i].batch);
    }
    log_rows_say_misfits(&run->options.shared, misfits);
    if (lines > broken && !run->options.shared.quiet)
        say_absent(run, workers);
    /* with -q, too: the status may be 0, and their number is then all that tells of them */
    if (broken > 0 && !(run->options.shared.quiet && run->options.fails_on_malformed))
        message("malformed lines: %" PRIu64 " of %" PRIu64, broken, lines);
    if (cut > 0 && !run->options.shared.quiet)
        message("lines that the server cut, marked in the field cut: %" PRIu64 " of %" PRIu64, cut,
                lines);
    if (untimed > 0 && !run->options.shared.quiet)
        message("lines without a valid time, left out: %" PRIu64 " of %" PRIu64, untimed, lines);
}

/* Says what was odd about the values that --where and --rate compared. */
static void say_odd(const struct log_run *run, struct log_worker *workers)
{
    const int n = run->options.shared.jobs;
    int i;

    if (run->options.shared.quiet)
        return;
    for (i = 1; i < n && run->where; i++)
        where_state_add(run->where, &workers[0].where, &workers[i].where);
    if (run->where)
        log_where_say(run->where, &workers[0].where, &run->fields);
    for (i = 1; i < n && run->groups; i++)
        group_lines_add_odd(&workers[0].groups, &workers[i].groups);
    if (run->groups)
        group_lines_say_odd(&workers[0].groups, &run->fields);
}

static void put_counts(const struct log_run *run, struct log_worker *workers)
{
    const int n = run->options.shared.jobs;
    struct count *counts = memory_of((size_t)n * sizeof *counts);
    int i;

    for (i = 0; i < n; i++)
        counts[i] = workers[i].count;
    if (run->options.count.histogram)
        log_bars_put(&run->options, counts, (size_t)n,
                     log_bars_time(&run->fields, run->which, run->n), run->n);
    else
        log_rows_put(&run->options, counts, (size_t)n, run->names, run->types, run->n);
    for (i = 0; i < n; i++)
        workers[i].count = counts[i];
    free(counts);
}

static void put_sessions(const struct log_run *run, struct log_worker *workers)
{
    const size_t n = (size_t)run->options.shared.jobs;
    struct sorter **visits = memory_of(n * sizeof *visits);
    size_t i;

    for (i = 0; i < n; i++)
        visits[i] = &workers[i].visits;
    session_rows_put(&run->options, visits, n, run->names, run->types, run->n);
    free(visits);
}

/* Nothing else shows that lines may be missing which servers wrote late. */
static void say_narrowed(const struct log_run *run)
{
    if (!run->options.shared.quiet)
        message("read only the parts of files where lines can be in the range, if none is late by "
                "more than --slack; --unsorted reads all");
}

static void say_unsorted(const struct log_run *run, const struct log_worker *workers)
{
    int i;

    for (i = 0; i < run->options.shared.jobs; i++) {
        if (workers[i].is_unsorted) {
            message("times are out of order by more than --slack: lines of the range may be "
                    "missing; use --unsorted");
            return;
        }
    }
}

/* Whether the answer is the same if a part of a file is not read. */
static int may_seek(const struct log_run *run)
{
    const struct log_options *const o = &run->options;
    size_t i;

    if (!run->range.is_set || o->time.unsorted || o->follow || o->rejects ||
        o->fails_on_malformed)
        return 0;
    for (i = 0; i < run->fields.n; i++) {
        if (run->fields.list[i].kind == LOG_RECORD)
            return 0;
    }
    return 1;
}

/* Whether a file was given where --count-by takes fields, and standard input is read instead. */
static int counts_by_file(const struct log_options *o)
{
    return o->count.by && o->shared.n_files == 1 && strcmp(o->shared.files[0], "-") == 0 &&
           access(o->count.by, F_OK) == 0;
}

static void refuse_file(const struct log_options *o)
{
    message("--count-by takes a field, such as status, before the file %s", o->count.by);
}

/* Whether no file has a line. */
static int is_empty(const struct log_run *run, const struct log_worker *workers)
{
    int i = 0;

    while (i < run->options.shared.jobs && workers[i].lines == 0)
        i++;
    return i == run->options.shared.jobs;
}

static int answer_all(struct log_run *run)
{
    const int n = run->options.shared.jobs, seeks = may_seek(run);
    struct time_seek seek;
    struct log_worker *workers = memory_of((size_t)n * sizeof *workers);
    uint64_t key[2];
    int status, i;

    secret_get(key, sizeof key);
    for (i = 0; i < n; i++)
        log_worker_begin(&workers[i], run, key);
    if (seeks) {
        time_seek_begin(&seek, &run->fields, &run->options, &run->range);
        run->jobs.locate = time_seek_locate;
        run->jobs.locate_context = &seek;
    }
    status = jobs_answer(&run->jobs, log_worker_answer, workers, sizeof *workers);
    if (seeks) {
        if (seek.narrowed) {
            say_narrowed(run);
            say_unsorted(run, workers);
        }
        time_seek_end(&seek);
    }
    if (run->groups)
        status = group_answer(run, workers, status);
    else if (run->counts)
        put_counts(run, workers);
    if (run->options.sessions.by)
        put_sessions(run, workers);
    log_faults_sum_up(&run->faults);
    say_how_many(run, workers);
    say_odd(run, workers);
    if (!log_layouts_have_fields(&run->layouts))
        status = STATUS_USAGE;
    if (is_empty(run, workers) && counts_by_file(&run->options)) {
        refuse_file(&run->options);
        status = STATUS_USAGE;
    }
    for (i = 0; i < n; i++)
        log_worker_end(&workers[i]);
    free(workers);
    return status;
}

/* ---- options ---- */

static int is_counting(const struct log_options *o)
{
    return o->count.by || o->count.n_aggregates > 0;
}

/* Whether standard input is more than a terminal or /dev/null: it may have a field of that name. */
static int has_input(void)
{
    struct stat file;

    return fstat(STDIN_FILENO, &file) == 0 && !S_ISCHR(file.st_mode);
}

/* Whether what was given as a file is part of an expression without quotes: an operator; or a
 * number, if the shell took the operator before it for a redirection. */
static int is_of_expression(const char *file, const char *expression)
{
    if (access(file, F_OK) == 0)
        return 0;
    if (where_is_operator(file))
        return 1;
    return expression && strpbrk(expression, " =!<>~^$&|") == NULL && file[0] &&
           file[strspn(file, "0123456789")] == '\0';
}

/* The first of the files that is part of an expression; NULL if none is. */
static const char *split_expression(const struct log_options *o)
{
    int has = o->where != NULL, i;

    for (i = 0; i < o->count.n_aggregates; i++)
        has |= o->count.aggregates[i].kind == AGGREGATE_RATE;
    for (i = 0; has && i < o->shared.n_files; i++) {
        if (is_of_expression(o->shared.files[i], o->where))
            return o->shared.files[i];
    }
    return NULL;
}

static int conflict(const struct log_options *o)
{
    const char *const word = split_expression(o);

    if (counts_by_file(o) && (strchr(o->count.by, '/') || !has_input()))
        refuse_file(o);
    else if (word)
        message("there is no file \"%s\": quote the whole expression, as in "
                "--where='status >= 500'", word);
    else if (!is_counting(o) && (o->count.top > 0 || o->count.histogram || o->count.by_values ||
                            o->count.order_column))
        message("--top, --order and --histogram require --count-by");
    else if (!is_counting(o) && (o->count.partial || o->count.merge))
        message("--partial and --merge require --count-by or aggregates");
    else if (o->count.merge && o->rejects)
        message("--merge reads no lines; it cannot be used with --rejects");
    else if (o->count.n_aggregates > 0 && o->shared.rows.fields)
        message("aggregates have no --fields; --count-by names the groups");
    else if (o->count.by && o->shared.rows.fields)
        message("--count-by names the fields; it cannot be used with --fields");
    else if (is_counting(o) && o->follow)
        message("--follow never ends; it cannot be used with --count-by or aggregates");
    else if (o->count.histogram && o->count.n_aggregates > 0)
        message("--histogram draws counts; it cannot be used with aggregates");
    else if (o->shared.recursive && o->follow)
        message("--follow cannot be used with --recursive: name the files");
    else if (o->sessions.by && (o->shared.rows.fields || is_counting(o) || o->follow))
        message("--sessions cannot be used with --fields, --count-by, aggregates or --follow");
    else if (!o->sessions.by && (o->sessions.gap > 0 || o->sessions.page))
        message("--gap and --page require --sessions");
    else if (o->count.histogram && (o->shared.rows.format != FORMAT_TSV || o->shared.rows.header))
        message("--histogram cannot be used with --format=csv, --format=json, --format=arrow, "
                "--format=table or --header");
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
    const struct log_options *o = &run->options;
    char *usual = log_fields_usual(&run->format);
    const char *list = o->count.by   ? o->count.by
                       : o->sessions.by ? o->sessions.by
                       : o->shared.rows.fields ? o->shared.rows.fields : usual;

    run->counts = is_counting(o);
    run->groups = o->count.n_aggregates > 0 || o->count.partial || o->count.merge;
    if (run->counts && o->count.by == NULL)
        run->which = memory_of(0); /* one group */
    else
        run->which = log_fields_list(&run->fields, list, &run->n);
    if (list == usual && !is_counting(o))
        run->n_usual = run->fields.n;
    free(usual);
    if (run->which == NULL)
        return -1;
    return is_repeated(run) ? fields_refuse_repeated(o->shared.rows.format) : 0;
}

static int read_page(struct log_run *run)
{
    static const char usual[] = "target.path";
    struct log_options *const o = &run->options;
    const char *const name = o->sessions.page ? o->sessions.page : usual;
    int field;

    if (o->sessions.by == NULL)
        return 0;
    if (o->sessions.gap == 0)
        o->sessions.gap = 30 * 60 * INSTANT_SECOND;
    field = log_fields_add(&run->fields, name, strlen(name));
    if (field >= 0)
        run->page = (size_t)field;
    return field < 0 ? -1 : 0;
}

static int read_aggregates(struct log_run *run)
{
    return aggregates_read(&run->aggregates, &run->options, &run->fields) < 0
               ? -1
               : group_rows_check(&run->options, &run->aggregates);
}

static int read_where(struct log_run *run)
{
    if (run->options.where == NULL || run->options.count.merge)
        return 0;
    run->where = log_where_read("--where", run->options.where, &run->fields,
                                run->options.time.zone);
    return run->where ? 0 : -1;
}

/* Call it when the list of fields is complete: run->names points into it. */
static void prepare(struct log_run *run)
{
    const struct log_options *o = &run->options;
    size_t i;

    run->names = memory_of(run->n * sizeof *run->names);
    run->types = memory_of(run->n * sizeof *run->types);
    run->is_plain = o->shared.rows.format == FORMAT_TSV && !o->decode;
    for (i = 0; i < run->n; i++) {
        const struct log_field *f = &run->fields.list[run->which[i]];

        run->names[i] = f->name;
        run->types[i] = log_fields_type(&run->format, f);
        run->is_plain &= f->kind == LOG_COLUMN && !f->lower;
    }
}

/* Reports an error in --where or --rate before any input is read. */
static int try_conditions(struct log_run *run)
{
    const int tried =
        read_where(run) < 0 || aggregates_try_rates(&run->options, &run->fields) < 0 ? -1 : 0;

    where_free(run->where);
    run->where = NULL;
    log_fields_free(&run->fields);
    memset(&run->fields, 0, sizeof run->fields);
    return tried;
}

/* The first log's format tells the usual fields.  Any field may belong to another log. */
static int detect(struct log_run *run)
{
    const struct chunk *first;
    const struct log_layout *layout = NULL;

    uric_log_format_named(&run->format, "combined", 8);
    run->fields.format = &run->format;
    run->fields.may_come = 1;
    if (try_conditions(run) < 0)
        return -1;
    if (jobs_input(&run->jobs, &run->input) == 0) {
        run->jobs.input = &run->input;
        first = input_ahead(&run->input);
        if (first)
            layout = first->layout;
    } /* else jobs_answer() fails, too */
    if (layout) {
        run->format = layout->format;
        run->fields.wrapped = layout->wrapper != NULL;
    }
    run->fields.may_come = layout == NULL || layout->directives || run->options.shared.n_files > 1;
    return 0;
}

/* Sets the format that is given, or that of the first log. */
static int read_format(struct log_run *run)
{
    struct log_options *const o = &run->options;
    const int given =
        o->log_format ? log_format_option(&run->format, &run->wrapper, o->log_format) : 1;

    if (given <= 0)
        return given;
    if (o->log_format)
        log_layouts_give_outside(&run->layouts, o->log_format);
    o->log_format = NULL;
    return detect(run);
}

/* Opens the public suffix list if a field needs it. */
static int open_suffixes(const struct log_run *run)
{
    size_t i;

    for (i = 0; i < run->fields.n; i++) {
        if (run->fields.list[i].kind == LOG_REGISTRABLE)
            return suffixes_open(run->options.shared.rows.suffixes);
    }
    return 0;
}

static int read_all(struct log_run *run)
{
    struct log_options *o = &run->options;
    struct jobs *const jobs = &run->jobs;

    jobs->options = &o->shared;
    jobs->decompress = jobs->unframe = 1;
    jobs->follow = o->follow;
    jobs->chooser = &run->layouts.chooser;
    jobs->tell = o->shared.quiet ? NULL : log_faults_tell;
    jobs->tell_context = &run->faults;
    run->faults.options = &o->shared;
    if (o->count.merge)
        o->log_format = "w3c"; /* which accepts the names of all fields */
    log_layouts_begin(&run->layouts, o);
    if (conflict(o) < 0)
        return -1;
    if (read_format(run) < 0)
        return -1;
    if (o->log_format != NULL)
        run->fields.may_come = log_format_has_directives(&run->format);
    run->fields.wrapped |= run->wrapper != NULL;
    o->decode |= o->form;
    run->fields.format = &run->format;
    if (time_range_read(o, &run->fields, &run->range) < 0)
        return -1;
    run->collects = is_counting(o) || o->sessions.by;
    if (read_fields(run) < 0 || read_aggregates(run) < 0 || read_page(run) < 0 ||
        read_where(run) < 0 || open_suffixes(run) < 0)
        return -1;
    if (o->log_format != NULL) {
        log_layouts_give(&run->layouts, o->log_format, &run->format, run->wrapper);
        run->wrapper = NULL;
    }
    log_layouts_bind(&run->layouts, &run->fields);
    return 0;
}

/* Writes what comes before the rows. */
static void begin_rows(struct log_run *run)
{
    const struct log_options *const o = &run->options;

    if (o->shared.rows.format != FORMAT_ARROW) {
        rows_begin(o->shared.rows.format, o->shared.rows.header, run->names, run->n);
        return;
    }
    run->columns.names = run->names;
    run->columns.types = run->types;
    run->columns.n = run->n;
    run->columns.large = o->shared.longest > ARROW_SMALL_TEXT;
    rows_begin_arrow(&run->columns);
}

/* jobs_answer() ends the input otherwise. */
static void unread(struct log_run *run)
{
    if (run->jobs.input)
        input_end(run->jobs.input);
}

static int answer_run(struct log_run *run)
{
    const struct log_options *o = &run->options;
    int status;

    if (group_answer_check(o) < 0 || rejects_open(o, &run->jobs) < 0) {
        unread(run);
        return STATUS_USAGE;
    }
    prepare(run);
    rows_in_utf8(o->decode);
    if (o->count.merge)
        return group_answer_merged(run);
    if (!o->follow && (run->collects || !isatty(STDOUT_FILENO)))
        run->jobs.shows_progress = progress_begin(o->shared.files, o->shared.n_files);
    if (!run->collects)
        begin_rows(run);
    status = answer_all(run);
    if (!run->collects)
        rows_end();
    return status;
}

int command_log(int argc, char **argv)
{
    struct log_run run;
    int status;

    memset(&run, 0, sizeof run);
    status = log_options_read(&run.options, argc, argv);
    if (status >= 0)
        return status;
    if (read_all(&run) < 0) {
        unread(&run);
        status = options_hint(argv[0]);
    } else {
        status = answer_run(&run);
    }
    where_free(run.where);
    zone_free(run.options.time.zone);
    aggregates_free(&run.aggregates);
    free(run.options.count.aggregates);
    log_faults_free(&run.faults);
    log_layouts_end(&run.layouts);
    free(run.wrapper);
    log_fields_free(&run.fields);
    free(run.which);
    free(run.names);
    free(run.types);
    return status;
}
