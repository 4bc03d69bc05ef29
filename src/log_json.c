/* JSON lines: which members are columns. */
#include "log_format.h"

int uric_log_format_json(struct uric_log_format *f, const char *key, size_t n)
{
    struct uric_log_maker m;

    uric_log_begin(&m, f, ESCAPE_JSON, '\\');
    f->reader = LOG_JSON;
    if (n == 0)
        return URIC_INVALID;
    uric_log_put_column(&m, URIC_LOG_TARGET, '\0', key, n);
    return m.status;
}

int uric_log_json_add(struct uric_log_format *f, const char *key, size_t n)
{
    const int before = uric_log_column(f, key, n);
    struct uric_log_maker m;
    int column;

    if (f->reader != LOG_JSON || n == 0)
        return -1;
    if (before >= 0)
        return before;
    m.f = f;
    m.status = URIC_OK;
    column = uric_log_put_column(&m, OWN, '\0', key, n);
    return m.status == URIC_OK ? column : -1;
}

int uric_log_read_json(const struct uric_log_format *f, const unsigned char *line, size_t n, struct uric_log_row *row);
int uric_log_read_json(const struct uric_log_format *f, const unsigned char *line, size_t n, struct uric_log_row *row)
{
    (void)f; (void)line; (void)n;
    row->error_offset = 0;
    return URIC_INVALID;
}
