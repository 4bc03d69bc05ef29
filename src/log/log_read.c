/* Reads lines of access logs into columns. */
#include "log/log_prefix.h"
#include "log/log_read.h"

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

/* If the steps reject the line, its machine, if there is one, decides: it finds the offset of
 * the error. */
static enum uric_status read_fields(const struct uric_log_format *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row)
{
    const enum uric_status status = uric_log_read_steps(f, line, n, row);

    if (status == URIC_OK || f->machine == LOG_ENTRIES || f->flags & FORMAT_HASTY)
        return status;
    row->error_offset = 0;
    return uric_log_scan_line(f, line, n, row);
}

void uric_log_skip_offsets(struct uric_log_format *f)
{
    f->flags |= FORMAT_HASTY;
}

enum uric_status uric_log_read_line(const struct uric_log_format *f,
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

enum uric_status uric_log_read(const struct uric_log_format *f, const char *line,
                               size_t n, struct uric_log_row *row)
{
    const unsigned char *const s = (const unsigned char *)(n > 0 ? line : ""); /* not NULL */

    row->defined = row->escaped = 0;
    row->error_offset = row->reserved = 0;
    if (n > URIC_MAX_LENGTH)
        return uric_log_broken(row, URIC_TOO_LONG, URIC_MAX_LENGTH);
    if (f->layers.n > 0)
        return uric_log_read_layers(f, s, n, row);
    return uric_log_read_line(f, s, n, row);
}
