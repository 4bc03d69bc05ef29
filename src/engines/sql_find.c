/* The URIs in free text (RFC 3986, Appendix C), as `uric find` finds them. */
#include "tables/sql_functions.h"

enum sql_status sql_uri_find_begin(struct sql_call *call, const struct sql_value *arguments,
                                   unsigned n)
{
    (void)n;
    call->rows.find.s = arguments->n > 0 ? arguments->s : "";
    call->rows.find.n = arguments->n;
    call->rows.find.index = 0;
    uric_find_init(&call->rows.find.finder, URIC_FIND_STRICT);
    return SQL_OK;
}

/* The URI without white space in it. */
static enum sql_status join(struct sql_call *call, const struct uric_found *found,
                            struct sql_value *answer)
{
    const char *const s = call->rows.find.s + found->begin;
    size_t length;

    if (found->length == found->end - found->begin)
        return sql_text(answer, s, found->length);
    if (sql_room(call, found->length) != SQL_OK)
        return SQL_NO_MEMORY;
    uric_found_join(s, found, call->buffer, call->room, &length);
    return sql_text(answer, call->buffer, length);
}

enum sql_status sql_uri_find_next(struct sql_call *call, struct sql_value *answer)
{
    struct uric_finder *const finder = &call->rows.find.finder;
    const char *const s = call->rows.find.s;
    const size_t n = call->rows.find.n, at = (size_t)uric_finder_offset(finder);
    struct uric_found found;

    if (!uric_find(finder, s + at, n - at, false, &found))
        return SQL_END;
    sql_integer(&answer[0], (int64_t)++call->rows.find.index);
    sql_integer(&answer[2], (int64_t)found.begin);
    sql_integer(&answer[3], (int64_t)found.end);
    return join(call, &found, &answer[1]);
}
