/* Which columns and values of a log are numbers. */
#include "log/log_format.h"
#include "log/log_json.h"
#include "util/json_number.h"

/* ---- columns ---- */

static enum uric_log_type type_of_kind(int kind)
{
    switch (kind) {
    case STEP_NUMBER:
    case STEP_STATUS:
    case STEP_SIGNED: return URIC_LOG_IS_INTEGER;
    default: return URIC_LOG_IS_TEXT;
    }
}

static enum uric_log_type type_of_field(int field)
{
    switch (field) {
    case URIC_LOG_STATUS:
    case URIC_LOG_BYTES:
    case URIC_LOG_PORT:
    case URIC_LOG_CLIENT_PORT: return URIC_LOG_IS_INTEGER;
    case URIC_LOG_DURATION: return URIC_LOG_IS_DECIMAL;
    default: return URIC_LOG_IS_TEXT;
    }
}

enum uric_log_type uric_log_column_type(const struct uric_log_format *format, int column)
{
    const struct uric_log_held *const f = uric_log_held_of(format);
    const enum uric_log_type usual = type_of_field(column);
    enum uric_log_type type;
    unsigned i;

    for (i = 0; i < f->n_steps; i++) {
        if (f->step[i].column != column)
            continue;
        if (f->reader == LOG_JSON)
            return f->step[i].flags & JSON_TEXT ? URIC_LOG_IS_TEXT : usual;
        type = type_of_kind(f->step[i].kind);
        return type == URIC_LOG_IS_TEXT ? usual : type;
    }
    return usual;
}

/* ---- values ---- */

static int is_part_of(const struct uric_log_row *row, uric_span at, int column)
{
    const uric_span whole = row->column[column];

    return uric_log_has(row, column) && at.begin > whole.begin && at.end <= whole.end;
}

/* In JSON the grammar has decided, unless the value is in quotes or part of a string. */
static int is_json_number(const struct uric_log_held *f, const char *line,
                          const struct uric_log_row *row, uric_span at)
{
    return f->reader == LOG_JSON && at.begin > 0 && line[at.begin - 1] != '"' &&
           !is_part_of(row, at, URIC_LOG_REQUEST);
}

bool uric_log_is_number(const struct uric_log_format *format, const char *line,
                        const struct uric_log_row *row, int column)
{
    const struct uric_log_held *const f = uric_log_held_of(format);
    uric_span at;

    if (!uric_log_has(row, column))
        return false;
    at = row->column[column];
    if (uric_log_column_type(format, column) == URIC_LOG_IS_TEXT &&
        !is_json_number(f, line, row, at))
        return false;
    return uric_is_json_number(line + at.begin, at.end - at.begin) != 0;
}
