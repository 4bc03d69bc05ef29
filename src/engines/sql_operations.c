/* Resolution (RFC 3986, section 5), normalization and comparison (section 6). */
#include "tables/sql_functions.h"

/* ---- section 5 ---- */

/* The parts of the base: as bound, or of this row.  Returns whether it is valid. */
static bool parse_base(const struct sql_call *call, const struct sql_value *base,
                       struct uric *u)
{
    if (!call->bound->has_base)
        return sql_parse(base, u);
    *u = call->bound->base;
    return true;
}

SQL_ANSWER(uri_resolve)
{
    const struct sql_value *const base = &arguments[0], *const reference = &arguments[1];
    enum uric_status status;
    enum sql_status room;
    struct uric u, v;
    size_t length = 0;

    (void)n;
    if (!parse_base(call, base, &u) || !sql_parse(reference, &v))
        return sql_null(answer);
    room = sql_room(call, sql_sum(sql_sum(base->n, reference->n), SQL_INSERTED));
    if (room != SQL_OK)
        return room;
    do {
        status = uric_resolve(uric_bind(base->s, &u), uric_bind(reference->s, &v),
                              URIC_RESOLVE_STRICT, call->buffer, call->room, &length, NULL);
    } while (sql_again(call, status, length, &room));
    return sql_written(call, status, room, length, answer);
}

SQL_ANSWER(uri_relate)
{
    const struct sql_value *const base = &arguments[0], *const target = &arguments[1];
    enum uric_status status;
    enum sql_status room;
    struct uric u, v;
    size_t length = 0;

    (void)n;
    if (!parse_base(call, base, &u) || !sql_parse(target, &v))
        return sql_null(answer);
    room = sql_room(call, sql_sum(target->n, SQL_INSERTED));
    if (room != SQL_OK)
        return room;
    do {
        status = uric_relate(uric_bind(base->s, &u), uric_bind(target->s, &v), call->buffer,
                             call->room, &length, NULL);
    } while (sql_again(call, status, length, &room));
    return sql_written(call, status, room, length, answer);
}

/* ---- section 6 ---- */

SQL_ANSWER(uri_normalize)
{
    enum uric_status status;
    enum sql_status room;
    struct sql_known steps;
    struct uric_ref ref;
    struct uric u;
    size_t length = 0;

    (void)n;
    if (sql_name(call, arguments, &steps) != SQL_OK)
        return SQL_ERROR;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    ref = uric_bind(arguments->s, &u);
    if (uric_needs(ref, (enum uric_step)steps.number, NULL) == URIC_STEPS_NONE)
        return sql_text(answer, arguments->s, arguments->n);
    room = sql_room(call, sql_sum(arguments->n, SQL_INSERTED));
    if (room != SQL_OK)
        return room;
    do {
        status = uric_normalize(ref, (enum uric_step)steps.number, NULL, call->buffer,
                                call->room, &length, NULL, NULL);
    } while (sql_again(call, status, length, &room));
    return sql_written(call, status, room, length, answer);
}

SQL_ANSWER(uri_equal)
{
    static const enum uric_step steps_of[] = { URIC_STEPS_NONE, URIC_STEPS_SYNTAX,
                                               URIC_STEPS_SYNTAX | URIC_STEP_SCHEME };
    struct sql_known rung;
    struct uric u, v;

    (void)n;
    if (sql_name(call, arguments, &rung) != SQL_OK)
        return SQL_ERROR;
    if (!sql_parse(&arguments[0], &u) || !sql_parse(&arguments[1], &v))
        return sql_null(answer);
    return sql_integer(answer, uric_equal(uric_bind(arguments[0].s, &u),
                                          uric_bind(arguments[1].s, &v),
                                          steps_of[rung.number], NULL));
}
