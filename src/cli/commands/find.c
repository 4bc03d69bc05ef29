/* uric find: URIs in free text. */
#include "cli/base_option.h"
#include "cli/commands.h"
#include "cli/find/find_html.h"
#include "cli/find/find_rows.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "cli/record/jobs.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: uric find [OPTION...] [FILE...]\n"
    "\n"
    "Find URIs in free text, and print one per line: those in <...> and \"...\", those after\n"
    "URL:, and those recognized by their scheme (RFC 3986, Appendix C).\n"
    "The text may contain any bytes.  With no FILE, or when FILE is -, reads standard input.\n"
    "\n"
    "  --suffix         also find hosts that start with www. or ftp., and print their URI\n"
    "                   with http:// or ftp:// in front\n"
    "  --any-scheme     in <...> and \"...\", find URIs of any scheme, even std::string\n"
    "  --html           read HTML: also find the references in href, src and action, and\n"
    "                   resolve them against the BASE element's, if that is in the first\n"
    "                   mebibyte\n"
    "  --base=URI       the URI of the document, with --html\n"
    "  --fields=F,...   columns (default file,offset,length,uri); also doubtful form line\n"
    "                   text outer-offset outer-length\n"
    "  --format=FORMAT  tsv (default), csv (RFC 4180, with a header) or json (JSON Lines)\n"
    "  --header         print a header line in TSV, too\n"
    "  -j, --jobs=N     use N threads, 0 for one per processor; the output is the same;\n"
    "                   --html and the field line use one thread\n"
    "  -q, --quiet      print no message about URIs that are too long\n"
    "\n"
    "offset and length count bytes of the text; text is that span, unchanged.  White space\n"
    "in delimiters is in the span, but not in the URI.  outer-offset and outer-length include\n"
    "the delimiters and URL:.  doubtful is 1 if a line ended in a hyphen, else 0.  form is\n"
    "angle, quoted, prefixed, bare, suffix or attribute.  line counts from 1.\n"
    "A URI longer than 65536 bytes is skipped; at the end, a message tells how many were.\n"
    "Exit status: 0 some were found, 1 none, 2 wrong usage or an unreadable file.\n"
    "\n"
    "  $ echo 'It is at <http://a.example/b>, see http://b.example/c_(d).' | uric find\n"
    "  -\t10\t18\thttp://a.example/b\n"
    "  -\t35\t22\thttp://b.example/c_(d)\n";

/* Searches a part of a text independently of the others. */
static int answer_part(void *worker, struct records *part, struct sink *out)
{
    struct find_worker *w = worker;
    struct uric_finder f;
    const struct piece_of_text t = { part->file, part->at,
                                     (size_t)(part->end - part->at),
                                     part->number - part->before };

    if (part->number == 0)
        w->lines = w->counted = 0;
    uric_find_init_at(&f, w->run->options.find_flags, part->number, part->before);
    find_rows_put(w, &f, &t, 0, out);
    w->too_long += f.too_long;
    return STATUS_VALID;
}

/* ---- all files ---- */

static void begin_worker(struct find_worker *w, const struct find_run *run)
{
    memset(w, 0, sizeof *w);
    w->run = run;
    w->values = memory_of(memory_product(run->fields.n, sizeof *w->values));
}

static void end_worker(struct find_worker *w)
{
    room_free(&w->joined);
    room_free(&w->whole);
    free(w->values);
}

static void say_how_many(const struct find_run *run, const struct find_worker *workers)
{
    uint64_t too_long = 0;
    int i;

    for (i = 0; i < run->options.jobs; i++)
        too_long += workers[i].too_long;
    if (too_long > 0 && !run->options.quiet)
        message("URIs longer than 65536 bytes, skipped: %llu", (unsigned long long)too_long);
}

static int any_found(const struct find_run *run, const struct find_worker *workers)
{
    int i;

    for (i = 0; i < run->options.jobs; i++) {
        if (workers[i].n_found > 0)
            return 1;
    }
    return 0;
}

static int answer_all(const struct find_run *run)
{
    const struct options *const o = &run->options;
    const size_t n = (size_t)o->jobs;
    struct find_worker *workers = memory_of(memory_product(n, sizeof *workers));
    int status, i;

    for (i = 0; i < o->jobs; i++)
        begin_worker(&workers[i], run);
    rows_begin(o->format, o->header, run->fields.names, run->fields.n);
    status = o->find_flags & URIC_FIND_HTML
                 ? find_html(workers)
                 : jobs_answer(o, answer_part, workers, sizeof *workers);
    if (status == STATUS_VALID && !any_found(run, workers))
        status = STATUS_INVALID;
    say_how_many(run, workers);
    for (i = 0; i < o->jobs; i++)
        end_worker(&workers[i]);
    free(workers);
    return status;
}

/* ---- options ---- */

static int counts_lines(const struct fields *fields)
{
    size_t i;

    for (i = 0; i < fields->n; i++) {
        if (fields->which[i] == FIND_LINE)
            return 1;
    }
    return 0;
}

/* Returns 0, or -1 after a message. */
static int check_options(const struct options *o)
{
    struct uric base;

    if (o->null_terminated) {
        message("--null does not apply: find reads text, not records");
        return -1;
    }
    if (o->base == NULL)
        return 0;
    if (!(o->find_flags & URIC_FIND_HTML)) {
        message("--base requires --html");
        return -1;
    }
    return base_option_read(o, URIC_RULE_URI_REFERENCE, &base);
}

static int answer_run(struct find_run *run)
{
    struct options *const o = &run->options;

    o->is_text = 1;
    run->counts_lines = counts_lines(&run->fields);
    if (run->counts_lines || o->find_flags & URIC_FIND_HTML)
        o->jobs = 1;
    return answer_all(run);
}

int command_find(int argc, char **argv)
{
    struct find_run run;
    int status = options_read(&run.options, argc, argv,
                              TAKES_ROWS | TAKES_FIND | TAKES_BASE, help);

    if (status >= 0)
        return status;
    if (check_options(&run.options) < 0 ||
        fields_read(&run.fields, &run.options, find_fields, FIND_FIELDS,
                    FIND_DEFAULT_FIELDS) < 0)
        return options_hint(argv[0]);
    status = answer_run(&run);
    fields_free(&run.fields);
    return status;
}
