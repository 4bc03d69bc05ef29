/* The columns of a format by name. */
#include "log/log_format.h"
#include "util/name_of.h"

static const char field_names[] =
    "client\0" "ident\0" "user\0" "time\0" "request\0" "method\0" "target\0" "protocol\0"
    "status\0" "bytes\0" "referer\0" "agent\0" "host\0" "port\0" "client-port\0" "duration";

const char *uric_log_field_name(int field)
{
    return field >= 0 && field < URIC_LOG_FIELDS ? uric_name_of(field_names, field) : NULL;
}

uint64_t uric_log_columns(const struct uric_log_format *f)
{
    return uric_log_held_of(f)->columns;
}

uint32_t uric_log_error_offset(const struct uric_log_format *f)
{
    return uric_log_held_of(f)->error_offset;
}

uint32_t uric_log_duration_units(const struct uric_log_format *f)
{
    return uric_log_held_of(f)->duration_units;
}

static struct uric_bytes name_of_column(const struct uric_log_held *f, int column)
{
    struct uric_bytes called = { NULL, 0 };

    if (column < 0 || column >= URIC_LOG_COLUMNS || !(f->columns & LOG_BIT(column)))
        return called;
    called.s = f->text + f->name[column].begin;
    called.n = (size_t)(f->name[column].end - f->name[column].begin);
    if (called.n == 0) {
        called.s = uric_log_field_name(column);
        called.n = called.s != NULL ? uric_log_length(called.s) : 0;
    }
    return called;
}

int uric_log_find_column(const struct uric_log_held *f, const char *name, size_t n)
{
    int column;

    for (column = 0; column < URIC_LOG_FIELDS; column++) {
        if (f->columns & LOG_BIT(column) && uric_is_exactly(name, n, uric_log_field_name(column)))
            return column;
    }
    for (column = 0; column < f->n_columns; column++) {
        const struct uric_bytes called = name_of_column(f, column);

        if (called.s != NULL && called.n == n && memcmp(called.s, name, n) == 0)
            return column;
    }
    return -1;
}

int uric_log_column(const struct uric_log_format *f, const char *name, size_t n)
{
    return uric_log_find_column(uric_log_held_of(f), name, n);
}

struct uric_bytes uric_log_column_name(const struct uric_log_format *f, int column)
{
    return name_of_column(uric_log_held_of(f), column);
}
