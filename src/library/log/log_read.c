/* Reads lines of access logs into columns. */
#include "log/log_read.h"

#include "log/log_prefix.h"

enum uric_status uric_log_broken(struct uric_log_row *row, enum uric_status status,
                                 size_t at)
{
    row->defined = row->escaped = 0;
    row->error_offset = (uint32_t)at;
    return status;
}

void uric_log_strip_brackets(const unsigned char *line, uric_span *at)
{
    if (at->end - at->begin > 2 && line[at->begin] == '[' && line[at->end - 1] == ']') {
        at->begin++;
        at->end--;
    }
}

/* If the steps reject the line, the format's machine, if it has one, decides: it finds the offset
 * of the error.  It reads the first form of lines only. */
static enum uric_status read_fields(const struct uric_log_held *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row)
{
    enum uric_status status = uric_log_read_steps(f, line, n, row);
    const uint32_t at = row->error_offset;

    if (status == URIC_OK || f->machine == LOG_ENTRIES || f->flags & FORMAT_HASTY)
        return status;
    row->error_offset = 0;
    status = uric_log_scan_line(f, line, n, row);
    if (status != URIC_OK && f->flags & FORMAT_EITHER && at > row->error_offset)
        return uric_log_broken(row, at == n ? URIC_INCOMPLETE : URIC_INVALID, at);
    return status;
}

void uric_log_skip_offsets(struct uric_log_format *format)
{
    uric_log_held_in(format)->flags |= FORMAT_HASTY;
}

enum uric_status uric_log_read_line(const struct uric_log_held *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row)
{
    if (f->reader == LOG_STEPS)
        return read_fields(f, line, n, row);
    if (f->reader == LOG_JSON)
        return uric_log_read_json(f, line, n, row);
    if (n > 0 && line[0] == '#')
        return URIC_DIRECTIVE;
    if (!(f->flags & FORMAT_FIELDS))
        return uric_log_broken(row, URIC_INVALID, 0);
    return uric_log_read_w3c(f, line, n, row);
}

static void move_columns(struct uric_log_row *row, uint32_t by)
{
    int column;

    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        if (uric_log_has(row, column))
            uric_log_move_span(&row->column[column], by);
    }
}

static void put_columns(const struct uric_log_held *f, const struct uric_log_prefix *all,
                        struct uric_log_row *row)
{
    move_columns(row, all->length);
    if (f->layer_columns & LOG_BIT(URIC_LOG_HOST))
        row->column[URIC_LOG_HOST] = all->host;
    if (f->layer_columns & LOG_BIT(URIC_LOG_PORT))
        row->column[URIC_LOG_PORT] = all->port;
    row->defined |= f->layer_columns;
    if (f->layer_columns & LOG_BIT(URIC_LOG_HOST) && all->unnamed)
        row->defined &= ~LOG_BIT(URIC_LOG_HOST);
}

/* Reads a line that starts with all layers of its format.  If the rest of the line has an error,
 * its offset is at least all.stop: up to there the bytes may be an optional part of a layer. */
static enum uric_status read_layers(const struct uric_log_held *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    struct uric_log_prefix all;
    enum uric_status status = uric_log_scan_layers(f, line, n, &all);
    uint32_t error = 0;

    if (status == URIC_OK) {
        status = uric_log_read_line(f, line + all.length, n - all.length, row);
        error = all.length + row->error_offset;
    }
    if (status == URIC_OK)
        put_columns(f, &all, row);
    if (status == URIC_OK || status == URIC_DIRECTIVE)
        return status;
    if (error < all.stop)
        error = all.stop;
    return uric_log_broken(row, error == n ? URIC_INCOMPLETE : URIC_INVALID, error);
}

enum uric_status uric_log_read(const struct uric_log_format *format, const char *line,
                               size_t n, struct uric_log_row *row)
{
    const struct uric_log_held *const f = uric_log_held_of(format);
    const unsigned char *const s = (const unsigned char *)(n > 0 ? line : ""); /* not NULL */

    row->defined = row->escaped = 0;
    row->error_offset = row->cut = 0;
    if (n > URIC_MAX_LENGTH)
        return uric_log_broken(row, URIC_TOO_LONG, URIC_MAX_LENGTH);
    if (f->layers.n > 0)
        return read_layers(f, s, n, row);
    return uric_log_read_line(f, s, n, row);
}
