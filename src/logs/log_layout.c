/* Detects the format of logs, and ends the reading of a log that has another format than the given
 * one. */
#include "logs/log_layout.h"

#include "logs/log_stranger.h"
#include "logs/unwrap.h"
#include "command/memory.h"
#include "command/record/chunk.h"
#include "uric_log.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The lines to look at before giving up. */
enum { LINES_MOST = 1000 };

/* ---- the list ---- */

static layout_look look;
static layout_unwrap unwrap_chunk;
static layout_forget forget;
static directive_finds is_directive;

void log_layouts_begin(struct log_layouts *l, const struct log_options *o)
{
    memset(l, 0, sizeof *l);
    l->options = o;
    l->chooser.look = look;
    l->chooser.unwrap = unwrap_chunk;
    l->chooser.forget = forget;
    l->chooser.is_directive = is_directive;
    l->chooser.context = l;
}

static void free_layout(struct log_layout *layout)
{
    if (layout == NULL)
        return;
    wrapped_fields_end(&layout->wrapped);
    free(layout->wrapper);
    free(layout);
}

void log_layouts_end(struct log_layouts *l)
{
    size_t i;

    for (i = 0; i < l->n; i++)
        free_layout(l->list[i]);
    free(l->list);
    free_layout(l->given);
}

void log_layouts_give_outside(struct log_layouts *l, const char *name)
{
    log_outside_read(&l->outside, name);
}

static void bind(const struct log_fields *fields, struct log_layout *layout)
{
    log_fields_bind(fields, &layout->format);
    if (layout->wrapper)
        wrapped_fields_begin(&layout->wrapped, layout->wrapper, fields);
}

static struct log_layout *new_layout(const struct log_layouts *l, const char *name, size_t n,
                                     const struct uric_log_format *format,
                                     struct wrapper *wrapper)
{
    struct log_layout *const layout = memory_of(sizeof *layout);

    snprintf(layout->name, sizeof layout->name, "%.*s", (int)n, name);
    layout->format = *format;
    layout->own = uric_log_columns(format);
    layout->directives = log_format_has_directives(format);
    layout->wrapper = wrapper;
    memset(&layout->wrapped, 0, sizeof layout->wrapped);
    if (l->fields)
        bind(l->fields, layout);
    return layout;
}

void log_layouts_give(struct log_layouts *l, const char *name,
                      const struct uric_log_format *format, struct wrapper *wrapper)
{
    const size_t n = log_format_wrapper_length(name);

    l->given_name = name;
    l->given = new_layout(l, name, n + strcspn(name + n, ":"), format, wrapper);
}

void log_layouts_bind(struct log_layouts *l, const struct log_fields *fields)
{
    size_t i;

    l->fields = fields;
    if (l->given)
        bind(fields, l->given);
    for (i = 0; i < l->n; i++)
        bind(fields, l->list[i]);
}

static int any_has(const struct log_layouts *l, const struct log_field *field)
{
    size_t i;

    if (field->kind != LOG_COLUMN && field->kind != LOG_WRAPPED && field->whole < 0)
        return 1;
    for (i = 0; i < l->n; i++) {
        if (l->list[i]->wrapper && (field->kind == LOG_WRAPPED || log_fields_has_time(field)))
            return 1;
        if (l->list[i]->directives || log_fields_column(field, &l->list[i]->format) >= 0)
            return 1;
    }
    return l->n == 0;
}

int log_layouts_have_fields(const struct log_layouts *l)
{
    size_t i;

    for (i = 0; l->given == NULL && i < l->fields->n; i++) {
        const char *const name = l->fields->list[i].name;

        if (any_has(l, &l->fields->list[i]))
            continue;
        log_fields_unknown(&l->list[l->n - 1]->format, name, strlen(name));
        return 0;
    }
    return 1;
}

/* ---- detection ---- */

static void name_layout(const struct log_layouts *l, const struct wrapper *wrapper,
                        const struct uric_log_guess *guess, char *name, size_t size)
{
    const char *const outside = l->outside.name ? l->outside.name : wrapper ? wrapper->name : NULL;
    char inner[64];

    log_guess_name(guess, inner, sizeof inner);
    snprintf(name, size, "%s%s%s", outside ? outside : "", outside ? "+" : "", inner);
}

/* The layout of the format in l->room, and of the wrapper, which it takes. */
static const struct log_layout *found(struct log_layouts *l, const struct uric_log_guess *guess,
                                      struct wrapper *wrapper)
{
    char name[128];
    size_t i;

    name_layout(l, wrapper, guess, name, sizeof name);
    for (i = 0; i < l->n; i++) {
        if (strcmp(l->list[i]->name, name) == 0) {
            free(wrapper);
            return l->list[i];
        }
    }
    l->list = memory_grown(l->list, (l->n + 1) * sizeof(struct log_layout *));
    l->list[l->n] = new_layout(l, name, strlen(name), &l->room, wrapper);
    return l->list[l->n++];
}

/* Lines that were looked at.  The lines of all steps but the last must not be looked at again, even
 * if more lines follow them. */
struct looked {
    size_t bytes;
    uint64_t lines, last_lines;
};

/* The length of the lines at s before the first line over --longest.  If that line comes first, its
 * own length, and *too_long is set. */
static size_t lines_alike(const struct log_layouts *l, const char *s, size_t n, int *too_long)
{
    struct records records = { .terminator = l->options->shared.null_terminated ? '\0' : '\n',
                               .at = s, .end = s + n, .longest = l->options->shared.longest };
    struct record record;

    *too_long = 0;
    while (n > l->options->shared.longest && records_next(&records, &record)) {
        if (!record.too_long)
            continue;
        *too_long = record.s == s;
        return (size_t)((*too_long ? records.at : record.s) - s);
    }
    return n;
}

/* Detects the format in the n bytes at s, up to LINES_MOST lines, in steps: the lines of one step
 * decide.  *best is the result of the step that the most lines fit.  Lines over --longest are
 * ignored. */
static enum uric_status detect(struct log_layouts *l, const char *s, size_t n,
                               struct looked *so_far, struct uric_log_detection *best)
{
    const char terminator = l->options->shared.null_terminated ? '\0' : '\n';
    enum uric_status status = URIC_NONE;
    struct uric_log_detection d = { .bytes = 0 };

    memset(best, 0, sizeof *best);
    so_far->last_lines = 0;
    while (n > 0 && so_far->lines + so_far->last_lines < LINES_MOST) {
        int too_long;
        const size_t alike = lines_alike(l, s + d.bytes, n, &too_long);

        s += d.bytes;
        so_far->bytes += (size_t)d.bytes;
        so_far->lines += d.lines;
        if (too_long)
            d = (struct uric_log_detection){ .bytes = alike };
        else
            status = uric_log_detect(s, alike, terminator, &l->room, &d);
        n -= (size_t)d.bytes;
        so_far->last_lines = d.lines;
        if (d.n > 0 && (best->n == 0 || d.nearest[0].fits > best->nearest[0].fits))
            *best = d;
        if (status == URIC_OK) {
            *best = d;
            break;
        }
    }
    return status;
}

/* ---- detection of wrappers ---- */

/* The first lines of a chunk that a wrapper's records have, each with the terminator, which bytes
 * of the lines may not be.  The caller frees them. */
static char *first_lines(const struct log_layouts *l, const struct wrapper *wrapper,
                         const struct chunk *chunk, size_t n, size_t *length)
{
    const struct unwrap_shape shape = { l->options->shared.null_terminated ? '\0' : '\n',
                                        l->options->shared.longest };
    struct records records = { .terminator = shape.terminator, .at = chunk->buffer,
                               .end = chunk->buffer + n, .longest = SIZE_MAX };
    struct chunk first = { .buffer = chunk->buffer };
    struct joins *joins = NULL;
    struct record record;
    size_t i, k;
    char *text;

    for (i = 0; i < LINES_MOST && records_next(&records, &record); i++)
        first.n = (size_t)(records.at - chunk->buffer);
    unwrap(wrapper, &shape, &joins, &first, 1);
    unwrap_forget(joins);
    for (i = *length = 0; i < first.inner->n; i++)
        *length += first.inner->line[i].too_long ? 1 : first.inner->line[i].n + 1;
    text = memory_of(*length + RECORD_SLACK);
    for (i = *length = 0; i < first.inner->n; i++) {
        const struct inner_line *const line = &first.inner->line[i];

        for (k = 0; k < line->n && !line->too_long && !line->is_wrong; k++)
            text[(*length)++] = line->s[k] == shape.terminator ? ' ' : line->s[k];
        text[(*length)++] = shape.terminator;
    }
    inner_lines_free(first.inner);
    return text;
}

/* Whether the format in l->room is one without directives. */
static int can_be_wrapped(const struct log_layouts *l)
{
    return !log_format_has_directives(&l->room);
}

/* The lines inside of records that fit no format. */
struct near {
    char wrapper[WRAPPER_NAME]; /* the name of their wrapper; "": there are none */
    char inner[WRAPPER_NAME];   /* that of records that the lines are; "": they are none */
};

/* Notes that the n bytes of lines at s, inside of records of the wrapper, fit no format. */
static void note_near(struct near *near, const struct wrapper *wrapper, const char *s, size_t n,
                      char terminator)
{
    struct wrapper *inner;
    int i;

    strcpy(near->wrapper, wrapper->name);
    for (i = 0; n > 0 && (inner = wrapper_number(i)) != NULL; i++) {
        if (near->inner[0] == '\0' && wrapper_fits(i, s, n, terminator))
            strcpy(near->inner, inner->name);
        free(inner);
    }
}

/* Finds the wrapper of the first n bytes of a chunk, and sets l->room to the format of the lines
 * inside; or returns NULL.  If only these have no known format, *near says so, and *d has the
 * nearest formats. */
static struct wrapper *detect_wrapper(struct log_layouts *l, const struct chunk *chunk, size_t n,
                                      struct uric_log_detection *d, struct near *near)
{
    const char terminator = l->options->shared.null_terminated ? '\0' : '\n';
    struct wrapper *wrapper;
    int i;

    for (i = 0; n > 0 && (wrapper = wrapper_number(i)) != NULL; i++) {
        struct looked looked = { .bytes = 0 };
        struct uric_log_detection inside;
        enum uric_status status;
        size_t length;
        char *text;

        if (!wrapper_fits(i, chunk->buffer, n, terminator)) {
            free(wrapper);
            continue;
        }
        text = first_lines(l, wrapper, chunk, n, &length);
        status = detect(l, text, length, &looked, &inside);
        if (status == URIC_OK && can_be_wrapped(l)) {
            free(text);
            *d = inside;
            return wrapper;
        }
        if (near->wrapper[0] == '\0' && inside.n > 0) {
            note_near(near, wrapper, text, length, terminator);
            *d = inside;
        }
        free(text);
        free(wrapper);
    }
    return NULL;
}

/* ---- detection of what only the outside is given of ---- */

/* Takes the prefixes that are given from the lines of the n bytes at s, of which those without
 * them become empty.  Returns how many bytes are left. */
static size_t take_prefixes(const struct log_layouts *l, char *s, size_t n, char terminator)
{
    size_t at = 0, kept = 0;

    while (at < n) {
        const char *const stop = memchr(s + at, terminator, n - at);
        const size_t end = stop ? (size_t)(stop - s) : n;
        const size_t length = log_outside_length(&l->outside, s + at, end - at);
        const size_t left = length == SIZE_MAX ? 0 : end - at - length;

        memmove(s + kept, s + end - left, left);
        kept += left;
        s[kept++] = terminator;
        at = end + 1;
    }
    return kept;
}

/* The first n bytes of a chunk; the caller frees the copy. */
static char *copy_of(const struct chunk *chunk, size_t n, size_t *length)
{
    char *const text = memory_of(memory_sum(n, RECORD_SLACK));

    memcpy(text, chunk->buffer, n);
    *length = n;
    return text;
}

/* As detect_any(). */
static enum uric_status detect_inside(struct log_layouts *l, const struct chunk *chunk, size_t n,
                                      struct looked *so_far, struct uric_log_detection *d,
                                      struct wrapper **wrapper, struct near *near)
{
    const char terminator = l->options->shared.null_terminated ? '\0' : '\n';
    enum uric_status status;
    size_t length;
    char *text;

    *wrapper = l->outside.n_wrapper > 0 ? wrapper_named(l->outside.name, l->outside.n_wrapper)
                                        : NULL;
    text = *wrapper ? first_lines(l, *wrapper, chunk, n, &length) : copy_of(chunk, n, &length);
    if (l->outside.n > 0)
        length = take_prefixes(l, text, length, terminator);
    so_far->lines = 0; /* each look is at all of the chunk */
    status = detect(l, text, length, so_far, d);
    so_far->bytes = 0;
    if (status != URIC_OK && *wrapper)
        note_near(near, *wrapper, text, length, terminator);
    free(text);
    if (status == URIC_OK && (*wrapper == NULL || can_be_wrapped(l)) &&
        log_outside_put(&l->outside, &l->room) == 0)
        return URIC_OK;
    free(*wrapper);
    *wrapper = NULL;
    return URIC_UNKNOWN;
}

/* What precedes the lines of CRI, so that a line may have several records. */
static int is_cri(const struct uric_log_detection *d)
{
    const char *const prefix = uric_log_prefix_name(d->nearest[0].prefix);

    return prefix != NULL && strcmp(prefix, "cri") == 0;
}

/* Detects the format of the first n bytes of a chunk, from l->looked on, and its wrapper. */
static enum uric_status detect_any(struct log_layouts *l, const struct chunk *chunk, size_t from,
                                   size_t n, struct looked *so_far,
                                   struct uric_log_detection *d, struct wrapper **wrapper,
                                   struct near *near)
{
    enum uric_status status;

    memset(near, 0, sizeof *near);
    if (l->outside.name)
        return detect_inside(l, chunk, n, so_far, d, wrapper, near);
    status = detect(l, chunk->buffer + from, n - from, so_far, d);
    *wrapper = NULL;
    if (status == URIC_OK && (!is_cri(d) || !can_be_wrapped(l)))
        return status;
    if (status == URIC_OK) {
        const char *const name = uric_log_format_name(d->nearest[0].format);

        uric_log_format_named(&l->room, name, strlen(name));
        d->nearest[0].prefix = -1;
        *wrapper = wrapper_named("cri", 3);
        return status;
    }
    *wrapper = detect_wrapper(l, chunk, n, d, near);
    return *wrapper ? URIC_OK : status;
}

/* `inner`: what the lines are, if they are records themselves; or "". */
static void refuse_inner(struct chunk *chunk, const struct uric_log_detection *d,
                         const char *wrapper, const char *inner)
{
    static const char option[] = "--log-format";
    char nearest[LOG_NEAREST_SIZE];
    const char *rest; /* "", or "='", a format and "'" */

    if (*inner) {
        snprintf(chunk->refusal, sizeof chunk->refusal,
                 "the lines inside of %s are records of %s: take them out first, as jq -r does with "
                 "JSON, and give them to uric log", wrapper, inner);
        return;
    }
    if (d->n == 0) {
        snprintf(chunk->refusal, sizeof chunk->refusal,
                 "no line is inside of %s: leave out --log-format", wrapper);
        return;
    }
    log_nearest(d, "", nearest, sizeof nearest);
    rest = strstr(nearest, option);
    rest = rest ? rest + sizeof option - 1 : nearest + strlen(nearest);
    snprintf(chunk->refusal, sizeof chunk->refusal,
             "no format matches the lines inside of %s; %.*s=%s%s+%s", wrapper,
             (int)(rest - nearest), nearest, *rest ? "'" : "", wrapper,
             *rest ? rest + 2 : "...");
}

/* Of the first n bytes of the chunk. */
static void refuse(struct chunk *chunk, size_t n, char terminator,
                   const struct uric_log_detection *d, uint64_t lines)
{
    char nearest[LOG_NEAREST_SIZE], known[LOG_NEAREST_SIZE], first[48] = "first line";
    const char *const matches =
        d->n > 0 && 2 * d->nearest[0].fits >= d->lines ? "several formats match"
                                                       : "no format matches";

    if (lines != 1)
        snprintf(first, sizeof first, "first %" PRIu64 " lines", lines);
    log_nearest(d, "", nearest, sizeof nearest);
    if (d->n == 0)
        snprintf(chunk->refusal, sizeof chunk->refusal,
                 "no line to detect the format by: use --log-format");
    else if (2 * d->nearest[0].fits < d->lines &&
             (log_nearest_later(d, chunk->buffer, n, terminator, known, sizeof known) ||
              (d->nearest[0].fits == 0 && log_stranger(chunk->buffer, n, known, sizeof known))))
        snprintf(chunk->refusal, sizeof chunk->refusal, "no format matches the %s; %s", first,
                 known);
    else
        snprintf(chunk->refusal, sizeof chunk->refusal, "%s the %s; %s", matches, first, nearest);
}

/* Says of "combined-rest" what it is: combined, and a column for what follows. */
static void notice_format(struct chunk *chunk, const struct log_layout *layout)
{
    static const char rest[] = "-rest";
    const size_t n = strlen(layout->name), length = sizeof rest - 1;
    const int goes_on = n > length && strcmp(layout->name + n - length, rest) == 0;

    if (goes_on)
        snprintf(chunk->notice, sizeof chunk->notice,
                 "format %s: %.*s and a rest, in the column \"rest\"", layout->name,
                 (int)(n - length), layout->name);
    else
        snprintf(chunk->notice, sizeof chunk->notice, "format %s", layout->name);
}

static enum layout_verdict detect_layout(struct log_layouts *l, struct layout_state *state,
                                         struct chunk *chunk, size_t *whole, int last)
{
    struct looked so_far = { .bytes = state->looked, .lines = state->lines };
    struct uric_log_detection d;
    const size_t n = *whole;
    struct wrapper *wrapper;
    struct near near;
    const enum uric_status status =
        detect_any(l, chunk, state->looked, *whole, &so_far, &d, &wrapper, &near);
    const uint64_t lines = so_far.lines + so_far.last_lines;

    if (status == URIC_OK) {
        const struct log_layout *const layout = found(l, &d.nearest[0], wrapper);

        state->layout = layout;
        state->directives = layout->directives;
        state->wraps = layout->wrapper != NULL;
        state->is_done = 1;
        if (!l->options->shared.quiet && layout != l->told)
            notice_format(chunk, layout);
        l->told = layout;
        return LAYOUT_FITS;
    }
    if (!last && lines < LINES_MOST) {
        state->lines = so_far.lines;
        state->looked = so_far.bytes;
        return LAYOUT_WAITS;
    }
    *whole = 0;
    chunk->passed_over = 0;
    if (l->outside.name || near.wrapper[0])
        refuse_inner(chunk, &d, l->outside.name ? l->outside.name : near.wrapper, near.inner);
    else
        refuse(chunk, n, l->options->shared.null_terminated ? '\0' : '\n', &d,
               lines < LINES_MOST ? lines : LINES_MOST);
    return LAYOUT_ENDS;
}

/* ---- a given format ---- */

/* Says which format the first n bytes of the chunk have, or the nearest formats.  The lines of a
 * file that has ended may have been in chunks before. */
static void suggest(struct log_layouts *l, const struct layout_state *state, struct chunk *chunk,
                    size_t n)
{
    struct looked so_far = { .bytes = 0 };
    struct uric_log_detection d;
    char other[LOG_NEAREST_SIZE], name[128];
    struct wrapper *wrapper = NULL;
    struct near near;

    if (n == 0) {
        snprintf(other, sizeof other, "%s --log-format",
                 state->hinted ? "leave out" : "use another");
    } else if (detect_any(l, chunk, 0, n, &so_far, &d, &wrapper, &near) == URIC_OK) {
        name_layout(l, wrapper, &d.nearest[0], name, sizeof name);
        snprintf(other, sizeof other, "this is %s: use --log-format", name);
    } else {
        log_nearest(&d, l->given_name, other, sizeof other);
    }
    free(wrapper);
    if (state->lines == 1)
        snprintf(chunk->refusal, sizeof chunk->refusal,
                 "the only line does not match format %s; %s, or --keep-going", l->given->name,
                 other);
    else
        snprintf(chunk->refusal, sizeof chunk->refusal,
                 "none of the %s%" PRIu64 " lines matches format %s; %s, or --keep-going",
                 state->lines < LINES_MOST ? "" : "first ", state->lines, l->given->name, other);
}

/* Names a better format after the first chunk of a file, which may have too few lines to give
 * up. */
static void hint(struct log_layouts *l, struct layout_state *state, struct chunk *chunk,
                 size_t n)
{
    struct looked so_far = { .bytes = 0 };
    struct uric_log_detection d;
    struct wrapper *wrapper;
    struct near near;
    char name[128];

    if (state->looked > 0)
        return;
    state->looked = n;
    if (detect_any(l, chunk, 0, n, &so_far, &d, &wrapper, &near) != URIC_OK)
        return;
    if (2 * d.nearest[0].fits < d.lines) { /* the given format may have such lines, too */
        free(wrapper);
        return;
    }
    name_layout(l, wrapper, &d.nearest[0], name, sizeof name);
    free(wrapper);
    state->hinted = 1;
    if (!l->options->shared.quiet)
        snprintf(chunk->notice, sizeof chunk->notice, "the first line%s format %s, not %s",
                 d.lines == 1 ? " matches" : "s match", name, l->given->name);
}

static enum uric_status read_line(const struct log_layouts *l, const struct record *record)
{
    struct uric_log_row row;

    if (record->too_long)
        return URIC_TOO_LONG;
    return record->inner && record->inner->is_wrong
               ? URIC_INVALID
               : uric_log_read(&l->room, record->s, record->n, &row);
}

/* The length of the records up to that of a number. */
static size_t length_up_to(struct records records, uint64_t number)
{
    const char *const begin = records.at;
    struct record record;

    records.inner = NULL;
    while (records.number < number && records_next(&records, &record))
        ;
    return (size_t)(records.at - begin);
}

/* The length of the records up to the first line that fits, or to line LINES_MOST of the file. */
static size_t up_to_first_fit(struct log_layouts *l, struct layout_state *state,
                              const struct chunk *chunk, size_t whole)
{
    const struct unwrap_shape shape = { l->options->shared.null_terminated ? '\0' : '\n',
                                        l->options->shared.longest };
    struct chunk first = { .buffer = chunk->buffer, .n = whole };
    struct records records = { .terminator = shape.terminator, .at = chunk->buffer,
                               .end = chunk->buffer + whole, .longest = shape.longest };
    const struct records all = records;
    struct joins *joins = NULL;
    uint64_t last = 0;
    struct record record;

    if (l->given->wrapper)
        unwrap(l->given->wrapper, &shape, &joins, &first, 0);
    records.inner = first.inner;
    while (state->lines < LINES_MOST && records_next(&records, &record)) {
        const enum uric_status status = read_line(l, &record);

        last = record.inner ? record.inner->part[record.inner->n_parts - 1].number
                            : record.number;
        if (status == URIC_DIRECTIVE)
            uric_log_directive(&l->room, record.s, record.n);
        state->is_done = status == URIC_OK;
        if (state->is_done)
            break;
        state->lines += status != URIC_DIRECTIVE && record.n > 0;
    }
    unwrap_forget(joins);
    inner_lines_free(first.inner);
    return length_up_to(all, last);
}

static enum layout_verdict check_layout(struct log_layouts *l, struct layout_state *state,
                                        struct chunk *chunk, size_t *whole,
                                        const struct directive *directive)
{
    size_t n;

    state->layout = l->given;
    state->wraps = l->given->wrapper != NULL;
    state->directives = l->given->directives;
    state->is_done = l->options->keep_going;
    if (state->is_done)
        return LAYOUT_FITS;
    l->room = l->given->format;
    if (directive)
        uric_log_directive(&l->room, directive->s, directive->n);
    state->lines += chunk->passed_over;
    n = up_to_first_fit(l, state, chunk, *whole);
    if (state->is_done || state->lines == 0)
        return LAYOUT_FITS;
    if (state->lines < LINES_MOST && !state->ended) {
        hint(l, state, chunk, *whole);
        return LAYOUT_FITS;
    }
    *whole = n;
    suggest(l, state, chunk, n);
    return LAYOUT_ENDS;
}

static enum layout_verdict look(void *context, struct layout_state *state,
                                struct chunk *chunk, size_t *whole,
                                const struct directive *directive, int last)
{
    struct log_layouts *const l = context;

    if (l->given)
        return check_layout(l, state, chunk, whole, directive);
    return *whole > 0 || chunk->passed_over > 0 ? detect_layout(l, state, chunk, whole, last)
                                                : LAYOUT_FITS;
}

static int is_directive(const void *layout, const char *line, size_t n)
{
    struct uric_log_format room = ((const struct log_layout *)layout)->format;

    return uric_log_directive(&room, line, n);
}

/* ---- lines inside of records ---- */

static void unwrap_chunk(void *context, struct layout_state *state, struct chunk *chunk, int last)
{
    const struct log_layouts *const l = context;
    const struct log_layout *const layout = state->layout;
    const struct unwrap_shape shape = { l->options->shared.null_terminated ? '\0' : '\n',
                                        l->options->shared.longest };
    struct joins *joins = state->joins;

    unwrap(layout->wrapper, &shape, &joins, chunk, last);
    state->joins = joins;
}

static void forget(struct layout_state *state)
{
    unwrap_forget(state->joins);
    state->joins = NULL;
}
