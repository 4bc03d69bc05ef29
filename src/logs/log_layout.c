/* Detects the format of logs, and ends the reading of a log that has another format than the given
 * one. */
#include "logs/log_layout.h"

#include "logs/log_format_option.h"
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
static directive_finds is_directive;

void log_layouts_begin(struct log_layouts *l, const struct log_options *o)
{
    memset(l, 0, sizeof *l);
    l->options = o;
    l->chooser.look = look;
    l->chooser.is_directive = is_directive;
    l->chooser.context = l;
}

void log_layouts_end(struct log_layouts *l)
{
    size_t i;

    for (i = 0; i < l->n; i++)
        free(l->list[i]);
    free(l->list);
    free(l->given);
}

int log_format_has_directives(const struct uric_log_format *format)
{
    static const char directive[] = "#Fields:";
    struct uric_log_format room = *format;

    return uric_log_directive(&room, directive, sizeof directive - 1);
}

static struct log_layout *new_layout(const struct log_layouts *l, const char *name, size_t n,
                                     const struct uric_log_format *format)
{
    struct log_layout *const layout = memory_of(sizeof *layout);

    snprintf(layout->name, sizeof layout->name, "%.*s", (int)n, name);
    layout->format = *format;
    layout->own = format->columns;
    layout->directives = log_format_has_directives(format);
    if (l->fields)
        log_fields_bind(l->fields, &layout->format);
    return layout;
}

void log_layouts_give(struct log_layouts *l, const char *name,
                      const struct uric_log_format *format)
{
    l->given_name = name;
    l->given = new_layout(l, name, strcspn(name, ":"), format);
}

void log_layouts_bind(struct log_layouts *l, const struct log_fields *fields)
{
    size_t i;

    l->fields = fields;
    for (i = 0; i < l->n; i++)
        log_fields_bind(fields, &l->list[i]->format);
}

static int any_has(const struct log_layouts *l, const struct log_field *field)
{
    size_t i;

    if (field->kind != LOG_COLUMN && field->whole < 0)
        return 1;
    for (i = 0; i < l->n; i++) {
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

/* The layout of the format in l->room. */
static const struct log_layout *found(struct log_layouts *l,
                                      const struct uric_log_guess *guess)
{
    char name[64];
    size_t i;

    log_guess_name(guess, name, sizeof name);
    for (i = 0; i < l->n; i++) {
        if (strcmp(l->list[i]->name, name) == 0)
            return l->list[i];
    }
    l->list = memory_grown(l->list, (l->n + 1) * sizeof(struct log_layout *));
    l->list[l->n] = new_layout(l, name, strlen(name), &l->room);
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

static void refuse(struct chunk *chunk, const struct uric_log_detection *d, uint64_t lines)
{
    char nearest[LOG_NEAREST_SIZE], first[48] = "first line";
    const char *const matches =
        d->n > 0 && 2 * d->nearest[0].fits >= d->lines ? "several formats match"
                                                       : "no format matches";

    if (lines != 1)
        snprintf(first, sizeof first, "first %" PRIu64 " lines", lines);
    log_nearest(d, "", nearest, sizeof nearest);
    if (d->n == 0)
        snprintf(chunk->refusal, sizeof chunk->refusal,
                 "no line to detect the format by: use --log-format");
    else
        snprintf(chunk->refusal, sizeof chunk->refusal, "%s the %s; %s", matches, first, nearest);
}

static enum layout_verdict detect_layout(struct log_layouts *l, struct layout_state *state,
                                         struct chunk *chunk, size_t *whole, int last)
{
    struct looked so_far = { .bytes = state->looked, .lines = state->lines };
    struct uric_log_detection d;
    const enum uric_status status = detect(l, chunk->buffer + state->looked,
                                           *whole - state->looked, &so_far, &d);
    const uint64_t lines = so_far.lines + so_far.last_lines;

    if (status == URIC_OK) {
        const struct log_layout *const layout = found(l, &d.nearest[0]);

        state->layout = layout;
        state->directives = layout->directives;
        state->settled = 1;
        if (!l->options->shared.quiet && layout != l->told)
            snprintf(chunk->notice, sizeof chunk->notice, "format %s", layout->name);
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
    refuse(chunk, &d, lines < LINES_MOST ? lines : LINES_MOST);
    return LAYOUT_ENDS;
}

/* ---- a given format ---- */

/* Says which format the first n bytes of the chunk have, or the nearest formats. */
static void suggest(struct log_layouts *l, struct chunk *chunk, size_t n)
{
    struct looked so_far = { .bytes = 0 };
    struct uric_log_detection d;
    char other[LOG_NEAREST_SIZE], name[64];

    if (detect(l, chunk->buffer, n, &so_far, &d) == URIC_OK) {
        log_guess_name(&d.nearest[0], name, sizeof name);
        snprintf(other, sizeof other, "this is %s: use --log-format", name);
    } else {
        log_nearest(&d, l->given_name, other, sizeof other);
    }
    snprintf(chunk->refusal, sizeof chunk->refusal,
             "none of the first %d lines matches format %s; %s, or --keep-going", LINES_MOST,
             l->given->name, other);
}

/* Names a better format after the first chunk of a file, which may have too few lines to give
 * up. */
static void hint(struct log_layouts *l, struct layout_state *state, struct chunk *chunk,
                 size_t n)
{
    struct looked so_far = { .bytes = 0 };
    struct uric_log_detection d;
    char name[64];

    if (l->options->shared.quiet || state->looked > 0)
        return;
    state->looked = n;
    if (detect(l, chunk->buffer, n, &so_far, &d) != URIC_OK)
        return;
    log_guess_name(&d.nearest[0], name, sizeof name);
    snprintf(chunk->notice, sizeof chunk->notice, "the first line%s format %s, not %s",
             d.lines == 1 ? " matches" : "s match", name, l->given->name);
}

/* The length of the records up to the first record that fits, or to record LINES_MOST of the
 * file. */
static size_t up_to_first_fit(struct log_layouts *l, struct layout_state *state,
                              const struct chunk *chunk, size_t whole)
{
    struct records records = { .terminator = l->options->shared.null_terminated ? '\0' : '\n',
                               .at = chunk->buffer, .end = chunk->buffer + whole,
                               .longest = l->options->shared.longest };
    struct record record;
    struct uric_log_row row;

    while (state->lines < LINES_MOST && records_next(&records, &record)) {
        const enum uric_status status =
            record.too_long ? URIC_TOO_LONG
                            : uric_log_read(&l->room, record.s, record.n, &row);

        if (status == URIC_DIRECTIVE)
            uric_log_directive(&l->room, record.s, record.n);
        state->settled = status == URIC_OK;
        if (state->settled)
            break;
        state->lines += status != URIC_DIRECTIVE && record.n > 0;
    }
    return (size_t)(records.at - chunk->buffer);
}

static enum layout_verdict check_layout(struct log_layouts *l, struct layout_state *state,
                                        struct chunk *chunk, size_t *whole,
                                        const struct directive *directive)
{
    size_t n;

    state->layout = l->given;
    state->directives = l->given->directives;
    state->settled = l->options->keep_going;
    if (state->settled)
        return LAYOUT_FITS;
    l->room = l->given->format;
    if (directive)
        uric_log_directive(&l->room, directive->s, directive->n);
    state->lines += chunk->passed_over;
    n = up_to_first_fit(l, state, chunk, *whole);
    if (state->settled || state->lines == 0)
        return LAYOUT_FITS;
    if (state->lines < LINES_MOST) {
        hint(l, state, chunk, *whole);
        return LAYOUT_FITS;
    }
    *whole = n;
    suggest(l, chunk, n);
    l->stopped = 1;
    return LAYOUT_STOPS;
}

static enum layout_verdict look(void *context, struct layout_state *state,
                                struct chunk *chunk, size_t *whole,
                                const struct directive *directive, int last)
{
    struct log_layouts *const l = context;

    return l->given ? check_layout(l, state, chunk, whole, directive)
                    : detect_layout(l, state, chunk, whole, last);
}

static int is_directive(const void *layout, const char *line, size_t n)
{
    struct uric_log_format room = ((const struct log_layout *)layout)->format;

    return uric_log_directive(&room, line, n);
}
