/* Whether a text matches a rule, and if not, where and why. */
#include "tables/sql_functions.h"

#include "parse/scan.h"

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
enum { SHOWN = 40, MESSAGE = 4 * (SHOWN + 1) + SQL_EXPECTED + 128 };

static void put_unexpected(struct uric_written *to, const char *s, size_t n, size_t offset)
{
    const bool is_cut = offset > SHOWN;
    const size_t shown = is_cut ? SHOWN : offset;

    SQL_PUT(to, "unexpected ");
    if (offset == n) {
        SQL_PUT(to, "end");
    } else if (s[offset] == '"') {
        SQL_PUT(to, "double quote");
    } else {
        SQL_PUT(to, "\"");
        sql_put_escaped(to, s + offset, 1);
        SQL_PUT(to, "\"");
    }
    if (offset > 0) {
        SQL_PUT(to, " after \"");
        if (is_cut)
            SQL_PUT(to, "...");
        sql_put_escaped(to, s + offset - shown, shown);
        SQL_PUT(to, "\"");
    }
    SQL_PUT(to, "; ");
}

/* The state in which uric_explain() finds the error. */
static uint16_t state_of_error(int rule, const char *s, size_t n)
{
    struct uric_stream m;

    uric_stream_init(&m, (enum uric_rule)rule);
    uric_stream_feed(&m, s, n);
    return uric_scan_of(&m)->state;
}

/* Writes the words for the state of an error over the oldest ones; returns their number. */
static unsigned remember(struct sql_expected *expected, uint16_t state, int rule, const char *s,
                         size_t n)
{
    const unsigned i = expected->oldest;
    size_t length;

    if (uric_explain((enum uric_rule)rule, s, n, expected->text[i], SQL_EXPECTED, &length) !=
        URIC_OK)
        length = 0;
    expected->state[i] = state;
    expected->length[i] = (uint16_t)length;
    expected->oldest = (i + 1) % SQL_STATES;
    if (expected->count < SQL_STATES)
        expected->count++;
    return i;
}

static void put_remembered(struct uric_written *to, int rule, const char *s, size_t n,
                           struct sql_expected *expected)
{
    const uint16_t state = state_of_error(rule, s, n);
    unsigned i = 0;

    while (i < expected->count && expected->state[i] != state)
        i++;
    if (i == expected->count)
        i = remember(expected, state, rule, s, n);
    sql_put(to, expected->text[i], expected->length[i]);
}

void sql_put_error(struct uric_written *to, int rule, const char *s, size_t n,
                   const struct uric *u, struct sql_expected *expected)
{
    char text[SQL_EXPECTED];
    size_t length;

    SQL_PUT(to, "offset ");
    sql_put_number(to, u->error_offset);
    SQL_PUT(to, ": ");
    put_unexpected(to, s, n, u->error_offset);
    if (expected != NULL)
        put_remembered(to, rule, s, n, expected);
    else if (uric_explain((enum uric_rule)rule, s, n, text, sizeof text, &length) == URIC_OK)
        sql_put(to, text, length);
}

/* Makes room to remember what is expected. */
static enum sql_status expected_room(struct sql_call *call)
{
    struct sql_bound *const b = call->bound;

    if (b->expected != NULL)
        return SQL_OK;
    b->expected = call->memory.resize(call->memory.context, NULL, sizeof *b->expected);
    if (b->expected == NULL)
        return SQL_NO_MEMORY;
    b->expected->count = b->expected->oldest = 0;
    return SQL_OK;
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
    if (sql_room(call, MESSAGE) != SQL_OK || expected_room(call) != SQL_OK)
        return SQL_NO_MEMORY;
    to.buffer = call->buffer;
    to.size = MESSAGE;
    to.length = 0;
    sql_put_error(&to, rule.number, arguments->s, arguments->n, &u, call->bound->expected);
    sql_text(answer, call->buffer, (size_t)to.length);
    answer->is_ascii = true;
    return SQL_OK;
}
