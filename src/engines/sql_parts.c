/* The parts of references, and values that follow from them. */
#include "tables/sql_functions.h"

SQL_ANSWER(uri_part)
{
    struct uric u;

    (void)n;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    return sql_part(answer, uric_bind(arguments->s, &u),
                    (enum uric_part)call->function->part);
}

SQL_ANSWER(uri_user)
{
    struct uric u;
    uric_span user;

    (void)call;
    (void)n;
    if (!sql_parse(arguments, &u) || !uric_user(uric_bind(arguments->s, &u), &user))
        return sql_null(answer);
    return sql_valid_span(answer, arguments->s, user);
}

SQL_ANSWER(uri_password)
{
    struct uric u;
    uric_span password;

    (void)call;
    (void)n;
    if (!sql_parse(arguments, &u) ||
        !uric_password(uric_bind(arguments->s, &u), &password))
        return sql_null(answer);
    return sql_valid_span(answer, arguments->s, password);
}

SQL_ANSWER(uri_authority)
{
    struct uric u;

    (void)call;
    (void)n;
    if (!sql_parse(arguments, &u) || !uric_has(&u, URIC_HOST))
        return sql_null(answer);
    return sql_valid_span(answer, arguments->s, uric_authority(&u));
}

SQL_ANSWER(uri_port_number)
{
    struct uric u;
    uint16_t number;

    (void)call;
    (void)n;
    if (!sql_parse(arguments, &u) ||
        uric_port_number(uric_bind(arguments->s, &u), &number) != URIC_PORT_NUMBER)
        return sql_null(answer);
    return sql_integer(answer, number);
}

SQL_ANSWER(uri_effective_port)
{
    struct uric u;
    uint16_t number;

    (void)call;
    (void)n;
    if (!sql_parse(arguments, &u) ||
        uric_effective_port(uric_bind(arguments->s, &u), NULL, &number) != URIC_PORT_NUMBER)
        return sql_null(answer);
    return sql_integer(answer, number);
}

/* They stand next to each other. */
SQL_ANSWER(uri_path_query)
{
    uric_span both;
    struct uric u;

    (void)call;
    (void)n;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    both = u.part[URIC_PATH];
    if (uric_has(&u, URIC_QUERY))
        both.end = u.part[URIC_QUERY].end;
    return sql_valid_span(answer, arguments->s, both);
}

SQL_ANSWER(uri_host_kind)
{
    struct uric u;

    (void)call;
    (void)n;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    return sql_constant(answer, uric_host_kind_name(u.host_kind));
}

/* Columns are the parts in their order, then the kinds. */
SQL_ANSWER(uri_parse)
{
    struct uric u;
    int part;

    (void)n;
    call->record_is_null = false;
    if (!sql_parse(arguments, &u))
        return sql_null_record(call, answer);
    for (part = 0; part < URIC_PARTS; part++)
        sql_part(&answer[part], uric_bind(arguments->s, &u), (enum uric_part)part);
    sql_constant(&answer[URIC_PARTS], uric_host_kind_name(u.host_kind));
    return sql_constant(&answer[URIC_PARTS + 1], uric_path_kind_name(u.path_kind));
}

/* ---- the reference, cut ---- */

/* Adds the bytes of the text before `end`, unless the last text ends there. */
static void add_cut(struct sql_call *call, unsigned *count, const char *s, uint32_t end)
{
    if (*count == 0 || call->text[*count - 1].n != end)
        sql_text(&call->text[(*count)++], s, end);
}

/* Cuts after each run of "/" in the path, after the path and after the query.  The answers together
 * grow with the square of the path's length, so their number is limited. */
SQL_ANSWER(uri_hierarchy)
{
    const char *const s = arguments->s;
    unsigned count = 0;
    uric_span path;
    struct uric u;
    uint32_t i;

    (void)n;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    path = u.part[URIC_PATH];
    for (i = path.begin; i < path.end; i++) {
        if (s[i] != '/' || (i + 1 < path.end && s[i + 1] == '/'))
            continue;
        if (count == SQL_MOST_TEXTS - 2)
            return sql_null(answer);
        add_cut(call, &count, s, i + 1);
    }
    add_cut(call, &count, s, path.end);
    if (uric_has(&u, URIC_QUERY))
        add_cut(call, &count, s, u.part[URIC_QUERY].end);
    return sql_texts(answer, call->text, count);
}

/* ---- Appendix B ---- */

static enum sql_status split(const struct sql_value *text, enum uric_split_part part,
                             struct sql_value *answer)
{
    struct uric_split_result r;

    if (uric_split(text->s, text->n, &r) != URIC_OK || !(r.defined >> part & 1))
        return sql_null(answer);
    return sql_span(answer, text->s, r.part[part]);
}

SQL_ANSWER(uri_split_scheme)
{
    (void)call;
    (void)n;
    return split(arguments, URIC_SPLIT_SCHEME, answer);
}

SQL_ANSWER(uri_split_authority)
{
    (void)call;
    (void)n;
    return split(arguments, URIC_SPLIT_AUTHORITY, answer);
}

SQL_ANSWER(uri_split_path)
{
    (void)call;
    (void)n;
    return split(arguments, URIC_SPLIT_PATH, answer);
}

SQL_ANSWER(uri_split_query)
{
    (void)call;
    (void)n;
    return split(arguments, URIC_SPLIT_QUERY, answer);
}

SQL_ANSWER(uri_split_fragment)
{
    (void)call;
    (void)n;
    return split(arguments, URIC_SPLIT_FRAGMENT, answer);
}
