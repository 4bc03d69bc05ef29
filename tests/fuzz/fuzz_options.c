/* The command with any options: its words, one a line, up to an empty line; then its input.
 * In a word, the byte 1 means LF.
 *
 * Runs it several times on the same input: plainly; with several threads and input in small
 * pieces; quietly; with records that end in NUL; on a terminal; and with a full output.
 * Checks what its manual says about these. */
#include "system.h"
#include "fuzz/theorem_target.h"
#include "util/utf8_step.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct run {
    char *words[SYSTEM_WORDS];
    int n_words;
    const char *s; /* n bytes */
    size_t n;
};

/* The kinds of records and answers that a command has. */
enum { ANSWERS = 1,   /* a line for each record */
       JSON = 2,      /* always JSON */
       JUDGES = 4,    /* no rows */
       SECOND = 8 };  /* the second word selects a subcommand */

static const struct command {
    const char *name;
    int is;
} commands[] = {
    { "parse", ANSWERS },           { "check", JUDGES },
    { "split", ANSWERS },           { "scheme", ANSWERS | JSON },
    { "resolve", ANSWERS },         { "relate", ANSWERS },
    { "edit", ANSWERS },            { "build", ANSWERS },
    { "base", 0 },                  { "normalize", ANSWERS },
    { "repair", ANSWERS },          
    { "compare", ANSWERS },         { "query", ANSWERS | JSON },
    { "path", ANSWERS | JSON },     { "percent", ANSWERS | SECOND },
    { "audit", ANSWERS },           { "editions", ANSWERS },
    { "request", ANSWERS },         { "iri", ANSWERS },
    { "readings", ANSWERS },        { "find", 0 },                  { "log", ANSWERS }
};

static const struct command *command_of(const struct run *r)
{
    size_t i;

    for (i = 0; r->n_words > 1 && i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(r->words[1], commands[i].name) == 0)
            return &commands[i];
    }
    return NULL;
}

static int is_called(const struct run *r, const char *name)
{
    const struct command *const command = command_of(r);

    return command != NULL && strcmp(command->name, name) == 0;
}

static int answers_records(const struct run *r)
{
    return command_of(r) != NULL && command_of(r)->is & (ANSWERS | JUDGES);
}

/* ---- an input ---- */

static char *word_of(struct uric_bytes line)
{
    char *const word = target_block(line.n + 1);
    size_t i;

    for (i = 0; i < line.n; i++)
        word[i] = line.s[i] == 1 ? '\n' : line.s[i];
    word[line.n] = '\0';
    return word;
}

static void read_run(struct uric_bytes *rest, struct run *r)
{
    static char name[] = "uric";

    r->words[0] = name;
    r->n_words = 1;
    while (rest->n > 0 && r->n_words < SYSTEM_WORDS - 2) {
        const struct uric_bytes line = target_line(rest);

        if (line.n == 0)
            break;
        r->words[r->n_words++] = word_of(line);
    }
    r->s = rest->n > 0 ? target_copy(rest->s, rest->n) : "";
    r->n = rest->n;
}

/* The same with another word, inserted where no option expects a value. */
static struct run with_word(const struct run *r, const char *word)
{
    const struct command *const command = command_of(r);
    const int at = command == NULL ? 1 : command->is & SECOND ? 3 : 2;
    struct uric_bytes line;
    struct run more = *r;

    if (r->n_words < at)
        return more;
    line.s = word;
    line.n = strlen(word);
    memmove(more.words + at + 1, more.words + at,
            (size_t)(r->n_words - at) * sizeof *more.words);
    more.words[at] = word_of(line);
    more.n_words++;
    return more;
}

/* ---- texts ---- */

static int same(const struct text *a, const struct text *b)
{
    return a->n == b->n && (a->n == 0 || memcmp(a->s, b->s, a->n) == 0);
}

static int has(const struct text *t, const char *s)
{
    const size_t n = strlen(s);
    size_t i;

    for (i = 0; i + n <= t->n; i++) {
        if (memcmp(t->s + i, s, n) == 0)
            return 1;
    }
    return 0;
}

/* Whether a message starts with this. */
static int says(const struct text *t, const char *begin)
{
    const size_t n = strlen(begin);
    size_t i;

    for (i = 0; i + n <= t->n; i++) {
        if ((i == 0 || t->s[i - 1] == '\n') && memcmp(t->s + i, begin, n) == 0)
            return 1;
    }
    return 0;
}

static size_t count(const char *s, size_t n, char c)
{
    size_t found = 0, i;

    for (i = 0; i < n; i++)
        found += s[i] == c;
    return found;
}

/* With in_utf8 set, may have UTF-8, but no control characters. */
static int is_plain(const struct text *t, int in_utf8)
{
    size_t i, length, skip;

    for (i = 0; i < t->n; i += length) {
        const unsigned char c = (unsigned char)t->s[i];

        length = 1;
        if ((c < 0x20 && c != '\n' && c != '\t') || c == 0x7f || (c > 0x7f && !in_utf8))
            return 0;
        if (c > 0x7f)
            length = uric_utf8_length(t->s + i, t->n - i, &skip);
        if (length == 0 || (c == 0xc2 && (unsigned char)t->s[i + 1] < 0xa0))
            return 0;
    }
    return 1;
}

/* The messages that are no errors: of --where about odd values, which follow all others, of find
 * about URIs that are not quite valid, and the format that log detects. */
static size_t notices(const struct text *err)
{
    static const char *const begins[] = { "uric: --where: ", "uric: URIs ", "uric: IRIs " };
    static const char detected[] = "uric: -: format ";
    size_t found = 0, i, k;

    for (i = 0; i < err->n; i++) {
        if (i > 0 && err->s[i - 1] != '\n')
            continue;
        found += err->n - i > sizeof detected && memcmp(err->s + i, detected, sizeof detected - 1) == 0;
        for (k = 0; k < sizeof begins / sizeof *begins; k++) {
            const size_t n = strlen(begins[k]);

            found += n <= err->n - i && memcmp(err->s + i, begins[k], n) == 0;
        }
    }
    return found;
}

/* A line that starts with four spaces is not a message: it marks the position. */
static void messages_are_lines(const struct text *err, int shows)
{
    static const char begin[] = "uric: ";
    size_t i = 0, k;

    while (i < err->n) {
        const char *const end = memchr(err->s + i, '\n', err->n - i);

        target_hold(end != NULL, "messages are whole lines");
        target_hold((err->n - i >= sizeof begin - 1 &&
                     memcmp(err->s + i, begin, sizeof begin - 1) == 0) ||
                        (shows && memcmp(err->s + i, "    ", 4) == 0),
                    "messages start with the program's name");
        for (k = i; err->s + k < end; k++)
            target_hold((unsigned char)err->s[k] >= 0x20 && err->s[k] != 0x7f,
                        "no control character reaches a terminal");
        i = (size_t)(end - err->s) + 1;
    }
}

/* ---- answers ---- */

/* The rows of a table all have the same number of columns. */
static size_t rows(const struct text *out, char delimiter, int quotes)
{
    size_t n = 0, columns = 0, first = 0, i;
    int quoted = 0;

    for (i = 0; i < out->n; i++) {
        quoted ^= quotes && out->s[i] == '"';
        if (quoted)
            continue;
        columns += out->s[i] == delimiter;
        if (out->s[i] != '\n')
            continue;
        first = n++ == 0 ? columns : first;
        target_hold(columns == first, "each row has the same columns");
        columns = 0;
    }
    target_hold(!quoted && (out->n == 0 || out->s[out->n - 1] == '\n'),
                "the last row ends");
    return n;
}

/* Objects have the same names, once each; commands without a choice of format print other
 * lines. */
static size_t json_lines(const struct text *out, int free_form)
{
    size_t n = 0, i = 0, members = 0;

    while (i < out->n) {
        const char *const end = memchr(out->s + i, '\n', out->n - i);
        json_error_t error;
        json_t *line;

        target_hold(end != NULL, "the last line ends");
        line = json_loadb(out->s + i, (size_t)(end - out->s) - i,
                          JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL,
                          &error);
        target_hold(line != NULL, "each line is JSON");
        if (!free_form) {
            members = n == 0 ? json_object_size(line) : members;
            target_hold(json_is_object(line) && json_object_size(line) == members,
                        "each line is an object with the same names");
        }
        json_decref(line);
        i = (size_t)(end - out->s) + 1;
        n++;
    }
    return n;
}

/* The records of all readable files; standard input is read once. */
static size_t records(const struct run *r, const struct options *o)
{
    const char terminator = o->null_terminated ? '\0' : '\n';
    size_t sum = 0, n = 0;
    int i, taken = 0;

    for (i = 0; i < o->n_files; i++) {
        const char *const s = system_file(o->files[i], r->s, r->n, &n);

        if (s == NULL || (*o->files[i] == '-' && taken++))
            continue;
        sum += count(s, n, terminator) + (n > 0 && s[n - 1] != terminator);
    }
    return sum;
}

/* Whole messages: each begins with a mark, and the last one is empty.  The output ends early
 * only when it cannot be written, and begins not at all when the options are wrong. */
static void stream_is(const struct text *out)
{
    static const char end[] = "\xff\xff\xff\xff\0\0\0";

    if (out->n == 0)
        return;
    target_hold(out->n % 8 == 0 && memcmp(out->s, end, 4) == 0, "an Arrow stream has messages");
    target_hold(memcmp(out->s + out->n - sizeof end, end, sizeof end) == 0,
                "an Arrow stream has an end");
}

static void table_is(const struct run *r, const struct outcome *a,
                     const struct command *command)
{
    const struct options *const o = &a->options;
    const struct log_options *const log = &a->log;
    const int json = command->is & JSON || o->rows.format == FORMAT_JSON;
    const size_t headers = !json && (o->rows.format == FORMAT_CSV || o->rows.header);
    size_t lines;

    if (a->raw && command->is & SECOND)
        return; /* arbitrary bytes */
    if (o->rows.format == FORMAT_ARROW) {
        stream_is(&a->out);
        return;
    }
    if (json)
        lines = json_lines(&a->out, command->is & JSON);
    else
        lines = rows(&a->out, o->rows.format == FORMAT_CSV ? ',' : '\t',
                     o->rows.format == FORMAT_CSV);
    /* find and iri print letters as they are */
    target_hold(json || o->rows.format != FORMAT_TSV ||
                    is_plain(&a->out, log->decode || is_called(r, "find") || is_called(r, "iri")),
                "TSV escapes unprintable bytes");
    if (!(command->is & ANSWERS) || log->where || log->count.by || log->count.n_aggregates > 0 ||
        log->follow || log->time.since || log->time.until || log->sessions.by || log->count.merge)
        return; /* not a line for each record */
    if (a->status == STATUS_USAGE && (has(&a->err, ": compressed with ") ||
                                      has(&a->err, ": use --log-format") ||
                                      has(&a->err, ": leave out --log-format\n") ||
                                      (log->rejects != NULL && a->out.n == 0)))
        return; /* a file that cannot be opened or decompressed, or has no format */
    if (o->recursive)
        return; /* the list of files was the command's memory */
    if (a->status == STATUS_VALID || o->invalid == INVALID_NULL || o->invalid == INVALID_KEEP)
        target_hold(lines == headers + records(r, o), "each record has its line");
    else
        target_hold(lines <= headers + records(r, o), "a record has at most its line");
}

static void counts_are(const struct run *r, const struct outcome *a)
{
    unsigned long valid, invalid;
    size_t all;
    char line[64] = "";

    target_hold(a->count ? a->out.n < sizeof line : a->out.n == 0,
                "check prints a count on request");
    if (!a->count || a->options.recursive)
        return;
    all = records(r, &a->options);
    memcpy(line, a->out.s, a->out.n);
    target_hold(sscanf(line, "%lu\t%lu\n", &valid, &invalid) == 2 &&
                    valid + invalid == all && (invalid > 0) == (a->status == 1 ||
                    (a->status == 2 && invalid > 0)),
                "all records are counted");
    if (!a->options.quiet && a->status < STATUS_USAGE)
        target_hold(count(a->err.s, a->err.n, '\n') == invalid,
                    "each invalid record has a message");
}

/* Messages that end like this. */
static size_t count_ends(const struct text *t, const char *end)
{
    const size_t n = strlen(end);
    size_t found = 0, i;

    for (i = n; i < t->n; i++)
        found += t->s[i] == '\n' && memcmp(t->s + i - n, end, n) == 0;
    return found;
}

/* Broken lines are reported, counted and copied, unless overlong. */
static void rejects_are(const struct run *r, const struct outcome *a)
{
    const struct options *const o = &a->options;
    const char terminator = o->null_terminated ? '\0' : '\n';
    const int copied = a->log.rejects != NULL && strcmp(a->log.rejects, "r") == 0;
    const size_t told = count(a->err.s, a->err.n, '\n') - notices(&a->err);
    char told_so[96];

    if (o->quiet || a->log.follow || a->status == STATUS_USAGE)
        return;
    target_hold(a->status == STATUS_VALID || told > 1, "broken lines are reported");
    if (a->status == STATUS_VALID) {
        target_hold(a->rejects.n == 0 || says(&a->err, "uric: malformed lines: "),
                    "only broken lines are copied");
        return;
    }
    snprintf(told_so, sizeof told_so, "uric: malformed lines: %lu of %lu\n",
             (unsigned long)told - 1, (unsigned long)records(r, o));
    target_hold(says(&a->err, told_so), "broken lines are counted");
    target_hold(!copied || count(a->rejects.s, a->rejects.n, terminator) ==
                               told - 1 - count_ends(&a->err, " bytes (--longest)"),
                "broken lines are copied");
}

static void status_is(const struct run *r, const struct outcome *a)
{
    const struct options *const o = &a->options;
    static const char hint[] = "try 'uric ";

    target_hold(a->status >= STATUS_VALID && a->status <= STATUS_USAGE,
                "there are three statuses");
    /* log is content with lines that are malformed, and says how many */
    target_hold(a->status != STATUS_VALID || is_called(r, "log") ||
                    count(a->err.s, a->err.n, '\n') == notices(&a->err),
                "a run without errors prints no message");
    target_hold(a->status != STATUS_USAGE || a->err.n > 0, "wrong usage has a message");
    if (!a->asked || a->refused || a->answered) {
        const int wrong = a->status == STATUS_USAGE;

        target_hold(wrong ? a->out.n == 0 && has(&a->err, hint)
                          : a->status == STATUS_VALID && a->out.n > 0,
                    "wrong usage has a message and no output; an answer is one");
        return;
    }
    if (a->status == STATUS_INVALID && !is_called(r, "find") && !is_called(r, "readings"))
        target_hold(o->quiet == (a->err.n == 0), "-q silences the messages only");
}

static void answers_are(const struct run *r, const struct outcome *a)
{
    const struct command *const command = command_of(r);

    status_is(r, a);
    messages_are_lines(&a->err, 0);
    if (!a->asked || a->refused || a->answered)
        return;
    target_hold(command != NULL, "only a command reads options");
    if (is_called(r, "check"))
        counts_are(r, a);
    else if (is_called(r, "base"))
        target_hold(is_plain(&a->out, 0) && count(a->out.s, a->out.n, '\n') <=
                                             (size_t)a->options.n_files,
                    "a base is a line");
    else if (!a->log.count.histogram)
        table_is(r, a, command);
    if (is_called(r, "log"))
        rejects_are(r, a);
}

/* ---- equivalent runs ---- */

static void hold_same(const struct outcome *a, const struct outcome *b, const char *what)
{
    target_hold(a->status == b->status && same(&a->out, &b->out) &&
                    same(&a->err, &b->err) && same(&a->rejects, &b->rejects),
                what);
}

static void with_jobs(const struct run *r, const struct outcome *wanted, size_t piece)
{
    static struct outcome b;
    /* where a piece ends, a batch of Arrow may end, and a log's format may be decided */
    const int whole = wanted->options.rows.format == FORMAT_ARROW ||
                      (is_called(r, "log") && wanted->log.log_format == NULL);
    const struct circumstances c = { .piece = whole ? 0 : piece, .seed = 1738 };
    const struct run more = with_word(r, "-j4");

    system_run(&b, more.words, more.n_words, more.s, more.n, &c);
    hold_same(wanted, &b, "threads and pieces make no difference");
}

static void quietly(const struct run *r, const struct outcome *wanted)
{
    static struct outcome b;
    const struct circumstances c = { .piece = 0 };
    const struct run more = with_word(r, "-q");

    system_run(&b, more.words, more.n_words, more.s, more.n, &c);
    target_hold(wanted->status == b.status && same(&wanted->out, &b.out) &&
                    same(&wanted->rejects, &b.rejects),
                "-q changes no answer");
    answers_are(&more, &b);
}

static void on_a_terminal(const struct run *r, const struct outcome *wanted)
{
    static struct outcome b;
    const struct circumstances c = { .terminal = 1 };

    system_run(&b, r->words, r->n_words, r->s, r->n, &c);
    target_hold(wanted->status == b.status && same(&wanted->out, &b.out),
                "a terminal does not change the answers");
    if (is_called(r, "check"))
        messages_are_lines(&b.err, 1);
}

/* Records without a NUL, and without a CR that would belong to the LF. */
static void with_nuls(const struct run *r, const struct outcome *wanted)
{
    static struct outcome b;
    const struct circumstances c = { .piece = 0 };
    const struct options *const o = &wanted->options;
    struct run more = with_word(r, "-0");
    char *const s = target_copy(r->s, r->n);
    size_t i;

    if (r->n == 0 || o->null_terminated || wanted->raw || wanted->log.rejects ||
        !answers_records(r) || memchr(s, '\0', r->n) != NULL || memchr(s, '\r', r->n) != NULL)
        return;
    for (i = 0; i < r->n; i++)
        s[i] = s[i] == '\n' ? '\0' : s[i];
    more.s = s;
    system_run(&b, more.words, more.n_words, more.s, more.n, &c);
    hold_same(wanted, &b, "NUL ends records as LF does");
}

static void without_room(const struct run *r, const struct outcome *wanted, unsigned how)
{
    static struct outcome b;
    const struct circumstances c = { .full = how % wanted->out.n,
                                     .error = how & 1 ? EPIPE : ENOSPC };

    system_run(&b, r->words, r->n_words, r->s, r->n, &c);
    target_hold(b.status == STATUS_USAGE, "a write error sets the status");
    target_hold(b.out.n <= c.full &&
                    (b.out.n == 0 || memcmp(b.out.s, wanted->out.s, b.out.n) == 0),
                "what fits is written");
    target_hold(says(&b.err, "uric: standard output: ") == (c.error == ENOSPC),
                "a closed pipe causes no message");
}

static void runs(const struct run *r)
{
    static struct outcome a;
    const struct circumstances c = { .piece = 0 };
    const unsigned how = (unsigned)(r->n + 31 * (unsigned)r->n_words);
    int ran;

    system_run(&a, r->words, r->n_words, r->s, r->n, &c);
    answers_are(r, &a);
    ran = a.asked && !a.refused && !a.answered;
    if (ran) {
        with_jobs(r, &a, 1 + how % 7);
        quietly(r, &a);
        with_nuls(r, &a);
        on_a_terminal(r, &a);
    }
    if (a.out.n > 0 && (!ran || a.options.jobs == 1))
        without_room(r, &a, how);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest = target_input(data, size);
    struct run r;

    read_run(&rest, &r);
    runs(&r);
    target_forget();
    return 0;
}
