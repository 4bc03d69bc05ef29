/* How much of a line a format can read although the line does not fit it. */
#include "log/log_fit.h"

/* The starts to try: an unknown prefix may precede the format's first field. */
enum { NEAR_STARTS = 16 };

/* The bytes to read from each start but the first, since lines may be long. */
enum { NEAR_BYTES = 4096 };

/* A column that has not been read. */
#define NEAR_NONE UINT32_MAX

/* How much a field counts: nearly any text matches some kinds. */
static uint32_t near_points_of(const struct uric_log_step *step)
{
    switch (step->kind) {
    case STEP_NUMBER:
    case STEP_STATUS:
    case STEP_TIME:
    case STEP_SIGNED:
    case STEP_ISO:
    case STEP_STAMP:
    case STEP_DECIMAL: return 3;
    default: return 1;
    }
}

/* Whether the step has been read, with the text after it, before the error. */
static int near_is_read(const struct uric_log_step *step, const struct uric_log_row *row)
{
    const uric_span at = row->column[step->column];

    return at.begin != NEAR_NONE && (uint64_t)at.end + step->length <= row->error_offset;
}

/* Columns stay where they were read although an error follows them. */
static void near_read_steps(const struct uric_log_held *f, const char *line, size_t n,
                       struct uric_log_fit *to)
{
    const struct uric_log_step *const end = uric_log_next_form(f->step, f->step + f->n_steps);
    const unsigned steps = (unsigned)(end - f->step);
    struct uric_log_row row;
    unsigned i;

    to->points = 0;
    for (i = 0; i < steps; i++)
        row.column[f->step[i].column].begin = NEAR_NONE;
    row.defined = row.escaped = 0;
    if (uric_log_read_steps(f, (const unsigned char *)line, n, &row) == URIC_OK)
        row.error_offset = (uint32_t)n;
    for (i = 0; i < steps; i++) {
        if (near_is_read(&f->step[i], &row))
            to->points += near_points_of(&f->step[i]);
        else if (f->step[i].kind != STEP_CAPTURES)
            break;
    }
    to->goes_on = i == steps && row.error_offset < n && line[row.error_offset] == ' ';
}

/* An object counts by the part that is valid, and by the members that the format knows. */
static void near_read_object(const struct uric_log_held *f, const char *line, size_t n,
                        struct uric_log_fit *to)
{
    struct uric_log_row row;
    unsigned i;

    to->points = 0;
    to->goes_on = 0;
    if (n == 0 || line[0] != '{')
        return;
    for (i = 0; i < URIC_LOG_COLUMNS; i++)
        row.column[i].begin = NEAR_NONE;
    row.defined = row.escaped = 0;
    if (uric_log_read_json(f, (const unsigned char *)line, n, &row) == URIC_OK)
        row.error_offset = (uint32_t)n;
    to->points = (uint32_t)((uint64_t)row.error_offset * 10 / n);
    for (i = 0; i < URIC_LOG_COLUMNS; i++)
        to->points += row.column[i].begin != NEAR_NONE;
}

static void near_read_from(const struct uric_log_held *f, const char *line, size_t n,
                      struct uric_log_fit *to)
{
    if (f->reader == LOG_JSON) {
        near_read_object(f, line, n, to);
    } else if (f->reader == LOG_STEPS) {
        near_read_steps(f, line, n, to);
    } else {
        to->points = 0;
        to->goes_on = 0;
    }
}

/* After the next byte that may stand before a field. */
static size_t near_next_start(const char *line, size_t n, size_t at)
{
    while (at < n && memchr(" \t:|=,]", line[at], 7) == NULL)
        at++;
    return at < n ? at + 1 : n;
}

void uric_log_fit_line(const struct uric_log_held *f, const char *line, size_t n,
                   struct uric_log_fit *to)
{
    const size_t layers = n <= URIC_MAX_LENGTH ? uric_log_layers_length(f, line, n) : 0;
    struct uric_log_fit later;
    size_t at = layers;
    int starts;

    to->points = 0;
    to->goes_on = 0;
    if (n > URIC_MAX_LENGTH || (f->layers.n > 0 && layers == 0))
        return;
    near_read_from(f, line + at, n - at, to);
    for (starts = 1; starts < NEAR_STARTS && at < n; starts++) {
        at = near_next_start(line, n, at);
        near_read_from(f, line + at, n - at < NEAR_BYTES ? n - at : (size_t)NEAR_BYTES, &later);
        if (later.points > to->points + 1) {
            to->points = later.points - 1;
            to->goes_on = 0;
        }
    }
    if (to->goes_on)
        to->points += 4;
    to->points += f->layers.n;
}
