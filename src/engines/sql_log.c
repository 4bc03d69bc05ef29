/* The fields of a line of an access log. */
#include "tables/sql_functions.h"

#include <stdio.h>

/* ---- the format ---- */

static enum sql_status unknown(struct sql_call *call, const char *s, size_t n)
{
    const char *names[96];
    size_t count = 0;
    int i;

    for (i = 0; i < 90 && uric_log_format_name(i) != NULL; i++) {
        if (strcmp(uric_log_format_name(i), "w3c") != 0)
            names[count++] = uric_log_format_name(i);
    }
    names[count++] = "json:KEY";
    names[count++] = "custom:DEFINITION";
    return sql_unknown(call, "log format", s, n, names, count);
}

/* The text after a prefix; NULL if the text does not start with the prefix. */
static const char *after(const char *s, size_t n, const char *prefix)
{
    const size_t length = strlen(prefix);

    return n >= length && memcmp(s, prefix, length) == 0 ? s + length : NULL;
}

static enum sql_status custom(struct sql_call *call, const char *s, size_t n)
{
    struct uric_log_format *const f = &call->bound->log->format;
    char why[160];

    switch (uric_log_format_custom(f, s, n)) {
    case URIC_OK: return SQL_OK;
    case URIC_TOO_LONG:
        return sql_refuse(call, "log format", s, n, ": too long, or too many fields");
    default:
        sprintf(why,
                ": invalid at offset %lu; expected directives or variables with a delimiter"
                " between them",
                (unsigned long)uric_log_error_offset(f));
        return sql_refuse(call, "log format", s, n, why);
    }
}

static enum sql_status define(struct sql_call *call, const char *s, size_t n)
{
    struct uric_log_format *const f = &call->bound->log->format;
    const char *rest;

    if (n == 0)
        return unknown(call, "", 0);
    if ((rest = after(s, n, "custom:")) != NULL)
        return custom(call, rest, n - (size_t)(rest - s));
    if ((rest = after(s, n, "json:")) != NULL) {
        if (uric_log_format_json(f, rest, n - (size_t)(rest - s)) == URIC_OK)
            return SQL_OK;
        return sql_refuse(call, "log format", s, n,
                          ": json:KEY requires the key of the request target, which must not"
                          " be too long");
    }
    if (n == 3 && memcmp(s, "w3c", 3) == 0)
        return sql_refuse(call, "log format", s, n,
                          ": its columns are named in lines of their own, which a single line"
                          " lacks");
    if (memchr(s, '%', n) != NULL || memchr(s, '$', n) != NULL)
        return custom(call, s, n);
    return uric_log_format_named(f, s, n) == URIC_OK ? SQL_OK : unknown(call, s, n);
}

enum sql_status sql_log_look_up(struct sql_call *call, const char *s, size_t n)
{
    struct sql_log *const log = call->bound->log;
    enum sql_status status;

    if (log->n == n && (n == 0 || memcmp(log->text, s, n) == 0))
        return SQL_OK;
    log->n = SIZE_MAX;
    status = define(call, s, n);
    if (status == SQL_OK && n <= sizeof log->text) {
        memcpy(log->text, s, n);
        log->n = n;
    }
    return status;
}

/* ---- the fields ---- */

/* The length of the line without its terminator. */
static size_t line_length(const struct sql_value *line)
{
    size_t n = line->n;

    if (n > 0 && line->s[n - 1] == '\n')
        n--;
    if (n > 0 && line->s[n - 1] == '\r')
        n--;
    return n;
}

/* The room for the fields that the server has escaped: unescaping makes no field longer. */
static size_t escaped_length(const struct uric_log_row *row)
{
    size_t length = 0;
    int i;

    for (i = 0; i < URIC_LOG_FIELDS; i++) {
        if (uric_log_has(row, i) && (row->escaped >> i & 1))
            length += row->column[i].end - row->column[i].begin;
    }
    return length;
}

SQL_ANSWER(log_parse)
{
    struct uric_log_format *const f = &call->bound->log->format;
    struct uric_log_row row;
    struct uric_bytes value;
    enum sql_status status;
    size_t used = 0;
    int i;

    (void)n;
    call->record_is_null = false;
    status = call->bound->has_name ? SQL_OK
                                   : sql_log_look_up(call, arguments[1].s, arguments[1].n);
    if (status != SQL_OK)
        return status;
    if (uric_log_read(f, arguments->s, line_length(arguments), &row) != URIC_OK)
        return sql_null_record(call, answer);
    if (sql_room(call, escaped_length(&row) + 1) != SQL_OK)
        return SQL_NO_MEMORY;
    for (i = 0; i < URIC_LOG_FIELDS; i++) {
        uric_log_value(f, arguments->s, &row, i, call->buffer + used, call->room - used,
                       &value);
        if (value.s == NULL)
            sql_null(&answer[i]);
        else
            sql_text(&answer[i], value.s, value.n);
        if (uric_log_has(&row, i) && (row.escaped >> i & 1))
            used += value.n;
    }
    return SQL_OK;
}
