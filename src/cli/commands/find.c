/* uric find: URIs in free text. */
#include "cli/base_option.h"
#include "cli/commands.h"
#include "cli/io/descriptor.h"
#include "cli/record/fields.h"
#include "cli/record/jobs.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "cli/options.h"
#include "cli/io/output.h"
#include "cli/room.h"
#include "uric_text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

enum {
    IS_FILE, OFFSET, LENGTH, URI, DOUBTFUL, FORM, LINE, TEXT, OUTER_OFFSET,
    OUTER_LENGTH, FIELDS, DEFAULT_FIELDS = URI + 1
};
static const char *const names[FIELDS] = { "file", "offset", "length", "uri",
                                           "doubtful", "form", "line", "text",
                                           "outer-offset", "outer-length" };

struct run {
    struct options options;
    struct fields fields;
    unsigned flags; /* enum uric_find_flags */
    int counts_lines;
};

/* One per thread. */
struct worker {
    const struct run *run;
    struct value *values;
    struct room joined, whole;
    uint64_t n_found, too_long;
    /* the number of lines before the offset `counted` of the text, if the field line is printed */
    uint64_t lines, counted;
    /* the base that references are resolved against; NULL: none */
    const char *base_string;
    struct uric base;
};

/* ---- a row ---- */

struct piece_of_text {
    const char *file;
    const char *s; /* n bytes */
    size_t n;
    uint64_t offset; /* of s in its file */
};

static uint64_t count_lines(struct worker *w, const struct piece_of_text *t,
                            uint64_t offset)
{
    while (w->counted < offset) {
        const char *const from = t->s + (size_t)(w->counted - t->offset);
        const char *const line =
            memchr(from, '\n', (size_t)(offset - w->counted));

        if (line == NULL) {
            w->counted = offset;
        } else {
            w->counted += (uint64_t)(line - from) + 1;
            w->lines++;
        }
    }
    return w->lines + 1;
}

/* A suffix reference with its scheme in front. */
static struct value whole_suffix(struct worker *w, size_t n)
{
    static const struct uric_suffix policy[] = {
        { { "www.", 4 }, { "http", 4 } }, { { "ftp.", 4 }, { "ftp", 3 } }
    };
    size_t length;

    room_need(&w->whole, memory_sum(n, 16));
    uric_suffix_reference(w->joined.s, n, policy, 2, w->whole.s, w->whole.size,
                          &length);
    return value_text(VALUE_PLAIN, w->whole.s, length);
}

static struct value resolved(struct worker *w, size_t n)
{
    struct uric reference;
    size_t length;

    if (w->base_string == NULL || uric_parse(w->joined.s, n, &reference) != URIC_OK)
        return value_text(VALUE_PLAIN, w->joined.s, n);
    if (uric_resolve(uric_bind(w->base_string, &w->base),
                     uric_bind(w->joined.s, &reference), 0, w->whole.s, w->whole.size,
                     &length) == URIC_TOO_SMALL) {
        room_need(&w->whole, memory_sum(length, 1));
        uric_resolve(uric_bind(w->base_string, &w->base),
                     uric_bind(w->joined.s, &reference), 0, w->whole.s, w->whole.size,
                     &length);
    }
    return value_text(VALUE_PLAIN, w->whole.s, length);
}

static struct value value_of_uri(struct worker *w, const char *s,
                                 const struct uric_found *found)
{
    size_t length;

    room_need(&w->joined, memory_sum(found->length, 1));
    uric_found_join(s, found, w->joined.s, w->joined.size, &length);
    switch (found->mark) {
    case URIC_FOUND_SUFFIX: return whole_suffix(w, found->length);
    case URIC_FOUND_ATTRIBUTE: return resolved(w, found->length);
    default: return value_text(VALUE_PLAIN, w->joined.s, found->length);
    }
}

static struct value value(struct worker *w, const struct piece_of_text *t,
                          const struct uric_found *found, size_t field)
{
    const char *const s = t->s + (size_t)(found->begin - t->offset);
    const char *form;

    switch (field) {
    case IS_FILE: return value_text(VALUE_RAW, t->file, strlen(t->file));
    case OFFSET: return value_number(found->begin);
    case LENGTH: return value_number(found->end - found->begin);
    case URI: return value_of_uri(w, s, found);
    case DOUBTFUL: return value_number(found->doubtful);
    case LINE: return value_number(count_lines(w, t, found->begin));
    case TEXT:
        return value_text(VALUE_RAW, s, (size_t)(found->end - found->begin));
    case OUTER_OFFSET: return value_number(found->outer_begin);
    case OUTER_LENGTH: return value_number(found->outer_end - found->outer_begin);
    default:
        form = uric_found_mark_name(found->mark);
        return value_text(VALUE_PLAIN, form, strlen(form));
    }
}

static void put_row(struct worker *w, const struct piece_of_text *t,
                    const struct uric_found *found, struct sink *out)
{
    const struct fields *const fields = &w->run->fields;
    size_t i;

    for (i = 0; i < fields->n; i++)
        w->values[i] = value(w, t, found, fields->which[i]);
    rows_put(out, w->values);
    w->n_found++;
}

/* Prints all URIs found in a piece; more is the argument of uric_find(). */
static void put_rows(struct worker *w, struct uric_finder *f,
                     const struct piece_of_text *t, int more, struct sink *out)
{
    struct uric_found found;

    while (uric_find(f, t->s, t->n, more, &found))
        put_row(w, t, &found, out);
    if (w->run->counts_lines)
        count_lines(w, t, more ? f->offset : t->offset + t->n);
}

/* ---- text, in parts that are searched independently ---- */

static int answer_part(void *worker, struct records *part, struct sink *out)
{
    struct worker *w = worker;
    struct uric_finder f;
    const struct piece_of_text t = { part->file, part->at,
                                     (size_t)(part->end - part->at),
                                     part->number - part->before };

    if (part->number == 0)
        w->lines = w->counted = 0;
    uric_find_init_at(&f, w->run->flags, part->number, part->before);
    put_rows(w, &f, &t, 0, out);
    w->too_long += f.too_long;
    return STATUS_VALID;
}

/* ---- HTML, from start to end ---- */

enum { WINDOW = 1024 * 1024 };

/* Fills the window, or reads to the end of the file.  Returns 0 or errno. */
static int fill(char *window, size_t *n, int fd)
{
    ssize_t taken = 1;

    while (*n < WINDOW && taken > 0) {
        taken = descriptor_read(fd, window + *n, WINDOW - *n);
        *n += taken > 0 ? (size_t)taken : 0;
    }
    return taken < 0 ? errno : 0;
}

/* The base that the document's first n bytes declare, or NULL. */
static char *embedded_base(const char *s, size_t n)
{
    size_t length;
    char *base = NULL;

    if (uric_html_base(s, n, NULL, 0, &length) != URIC_NO_SCHEME)
        base = malloc(memory_sum(length, 1));
    if (base != NULL)
        uric_html_base(s, n, base, length + 1, &length);
    return base;
}

/* The target of a reference, or NULL without memory. */
static char *target_of(const char *from, const char *s, const struct uric *reference)
{
    struct uric base;
    size_t length;
    char *target;

    uric_parse(from, strlen(from), &base); /* check_options() found it valid */
    uric_resolve(uric_bind(from, &base), uric_bind(s, reference), 0, NULL, 0, &length);
    target = malloc(memory_sum(length, 1));
    if (target != NULL)
        uric_resolve(uric_bind(from, &base), uric_bind(s, reference), 0, target,
                     length + 1, &length);
    return target;
}

/* The base that the document declares, resolved against the URI of the document, or that URI
 * alone (RFC 3986, 5.1).  The caller frees it.  NULL if there is no base. */
static char *base_of(const struct run *run, const char *s, size_t n, struct uric *base)
{
    const char *const from = run->options.base;
    char *const embedded = embedded_base(s, n);
    const char *const reference =
        embedded != NULL && uric_parse(embedded, strlen(embedded), base) == URIC_OK
            ? embedded
            : "";
    char *target = NULL;

    uric_parse(reference, strlen(reference), base);
    if (uric_has(base, URIC_SCHEME))
        return embedded;
    if (from != NULL)
        target = target_of(from, reference, base);
    free(embedded);
    if (target != NULL)
        uric_parse(target, strlen(target), base);
    return target;
}

static int answer_html(struct worker *w, const char *file, int fd, char *window,
                       struct sink *out)
{
    struct piece_of_text t = { file, window, 0, 0 };
    struct uric_finder f;
    char *base = NULL;
    int error, more = 1;

    uric_find_init(&f, w->run->flags);
    w->lines = w->counted = 0;
    do {
        size_t kept;

        error = fill(window, &t.n, fd);
        more = error == 0 && t.n == WINDOW;
        if (t.offset == 0 && base == NULL)
            w->base_string = base = base_of(w->run, window, t.n, &w->base);
        put_rows(w, &f, &t, more, out);
        kept = (size_t)(t.offset + t.n - f.offset);
        memmove(window, window + t.n - kept, kept);
        t.offset = f.offset;
        t.n = kept;
    } while (more);
    w->too_long += f.too_long;
    free(base);
    w->base_string = NULL;
    return error;
}

static int answer_documents(struct worker *w)
{
    const struct options *const o = &w->run->options;
    char buffer[4096];
    struct sink out = { .fd = STDOUT_FILENO, .buffer = buffer, .size = sizeof buffer };
    char *const window = malloc(WINDOW);
    int status = STATUS_VALID, i;

    if (window == NULL) {
        message_error("memory", ENOMEM);
        return STATUS_USAGE;
    }
    for (i = 0; i < o->n_files; i++) {
        const char *const file = o->files[i];
        const int fd = descriptor_open_input(file, 0);
        const int error = fd < 0 ? errno : answer_html(w, file, fd, window, &out);

        descriptor_close_input(fd);
        output_flush(&out);
        if (error != 0) {
            message_error(file, error);
            status = STATUS_USAGE;
        }
    }
    free(window);
    return status;
}

/* ---- the command ---- */

static int begin_workers(struct worker *workers, const struct run *run)
{
    int i;

    for (i = 0; i < run->options.jobs; i++) {
        workers[i].run = run;
        workers[i].values = calloc(run->fields.n, sizeof *workers[i].values);
        if (workers[i].values == NULL)
            return -1;
    }
    return 0;
}

static int run_workers(const struct run *run, struct worker *workers)
{
    const struct options *const o = &run->options;
    uint64_t n_found = 0, too_long = 0;
    int status = STATUS_USAGE, i;

    if (begin_workers(workers, run) < 0) {
        message_error("memory", ENOMEM);
    } else {
        rows_begin(o->format, o->header, run->fields.names, run->fields.n);
        status = run->flags & URIC_FIND_HTML
                     ? answer_documents(workers)
                     : jobs_answer(o, answer_part, workers, sizeof *workers);
    }
    for (i = 0; i < o->jobs; i++) {
        n_found += workers[i].n_found;
        too_long += workers[i].too_long;
        room_free(&workers[i].joined);
        room_free(&workers[i].whole);
        free(workers[i].values);
    }
    if (too_long > 0 && !o->quiet)
        message("URIs longer than 65536 bytes, skipped: %llu", (unsigned long long)too_long);
    return status == STATUS_VALID && n_found == 0 ? STATUS_INVALID : status;
}

static int counts_lines(const struct fields *fields)
{
    size_t i;

    for (i = 0; i < fields->n; i++) {
        if (fields->which[i] == LINE)
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

int command_find(int argc, char **argv)
{
    struct run run;
    struct worker *workers;
    int status = options_read(&run.options, argc, argv,
                              TAKES_ROWS | TAKES_FIND | TAKES_BASE, help);

    if (status >= 0)
        return status;
    if (check_options(&run.options) < 0 ||
        fields_read(&run.fields, run.options.fields, names, FIELDS,
                    DEFAULT_FIELDS) < 0)
        return options_hint(argv[0]);
    if (run.options.format == FORMAT_JSON && fields_repeat(&run.fields)) {
        message("--format=json takes each field once");
        fields_free(&run.fields);
        return options_hint(argv[0]);
    }
    run.flags = run.options.find_flags;
    run.options.is_text = 1;
    run.counts_lines = counts_lines(&run.fields);
    if (run.counts_lines || run.flags & URIC_FIND_HTML)
        run.options.jobs = 1;
    workers = calloc((size_t)run.options.jobs, sizeof *workers);
    if (workers == NULL)
        message_error("memory", ENOMEM);
    status = workers == NULL ? STATUS_USAGE : run_workers(&run, workers);
    fields_free(&run.fields);
    free(workers);
    return status;
}
