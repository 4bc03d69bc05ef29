/* Whether a text matches a rule, and if not, where and why. */
#include "tables/sql_functions.h"

SQL_ANSWER(uri_valid)
{
    struct sql_known rule;
    struct uric u;

    (void)n;
    if (sql_name(call, arguments, &rule) != SQL_OK)
        return SQL_ERROR;
    return sql_integer(answer, uric_parse_as(rule.number, arguments->s, arguments->n, NULL, &u) ==
                                   URIC_OK);
}

SQL_ANSWER(uri_error_offset)
{
    struct sql_known rule;
    struct uric u;

    (void)n;
    if (sql_name(call, arguments, &rule) != SQL_OK)
        return SQL_ERROR;
    if (uric_parse_as(rule.number, arguments->s, arguments->n, NULL, &u) == URIC_OK)
        return sql_null(answer);
    return sql_integer(answer, u.error_offset);
}

/* ---- the error in words, as `uric check` writes them ---- */

/* The most bytes before the error that are shown, and room for all of the text. */
enum { SHOWN = 40, EXPECTED = 512, MESSAGE = 4 * (SHOWN + 1) + EXPECTED + 128 };

static void put_unexpected(struct uric_written *to, const char *s, size_t n, size_t offset)
{
    const bool is_cut = offset > SHOWN;
    const size_t shown = is_cut ? SHOWN : offset;

    uric_put(to, "unexpected ");
    if (offset == n) {
        uric_put(to, "end");
    } else if (s[offset] == '"') {
        uric_put(to, "double quote");
    } else {
        uric_put(to, "\"");
        sql_put_escaped(to, s + offset, 1);
        uric_put(to, "\"");
    }
    if (offset > 0) {
        uric_put(to, is_cut ? " after \"..." : " after \"");
        sql_put_escaped(to, s + offset - shown, shown);
        uric_put(to, "\"");
    }
    uric_put(to, "; ");
}

void sql_put_error(struct uric_written *to, int rule, const char *s, size_t n,
                   const struct uric *u)
{
    char expected[EXPECTED];
    size_t length;

    uric_put(to, "offset ");
    sql_put_number(to, u->error_offset);
    uric_put(to, ": ");
    put_unexpected(to, s, n, u->error_offset);
    if (uric_explain(rule, s, n, expected, sizeof expected, &length) == URIC_OK)
        uric_put_bytes(to, expected, length);
}

SQL_ANSWER(uri_error)
{
    struct uric_written to;
    struct sql_known rule;
    enum uric_status status;
    struct uric u;

    (void)n;
    if (sql_name(call, arguments, &rule) != SQL_OK)
        return SQL_ERROR;
    status = uric_parse_as(rule.number, arguments->s, arguments->n, NULL, &u);
    if (status == URIC_OK)
        return sql_null(answer);
    if (status == URIC_TOO_LONG)
        return sql_constant(answer, "longer than 4294967295 bytes");
    if (sql_room(call, MESSAGE) != SQL_OK)
        return SQL_NO_MEMORY;
    to.buffer = call->buffer;
    to.size = MESSAGE;
    to.length = 0;
    sql_put_error(&to, rule.number, arguments->s, arguments->n, &u);
    return sql_text(answer, call->buffer, (size_t)to.length);
}
