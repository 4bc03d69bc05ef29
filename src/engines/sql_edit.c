/* Sets and removes parts of references. */
#include "tables/sql_functions.h"

/* How many elements a list has: the delimiters, and 1. */
static size_t elements(const char *s, uric_span at, char delimiter)
{
    size_t n = 1;

    while (at.begin < at.end) {
        const char *const found = memchr(s + at.begin, delimiter, at.end - at.begin);

        if (found == NULL)
            break;
        at.begin = (uint32_t)(found + 1 - s);
        n++;
    }
    return n;
}

/* How many segments or parameters uric_edit() counts. */
static size_t count_of(struct uric_ref ref, int what)
{
    uric_span at = ref.u->part[URIC_PATH];

    if (what == URIC_EDIT_PARAMETER)
        return uric_has(ref.u, URIC_QUERY) ? elements(ref.s, ref.u->part[URIC_QUERY], '&') : 0;
    if (at.begin == at.end)
        return 0;
    if (ref.s[at.begin] == '/')
        at.begin++;
    return elements(ref.s, at, '/');
}

/* Turns an index that counts from 1, or from the end, into one that counts from 0.  Returns whether
 * there is such an index. */
static bool find_index(struct uric_ref ref, const struct sql_known *part, size_t *index)
{
    size_t count;

    if (part->number != URIC_EDIT_SEGMENT && part->number != URIC_EDIT_PARAMETER)
        return true;
    if (part->index == 0)
        return false;
    *index = part->index - 1;
    if (!part->from_end)
        return true;
    count = count_of(ref, part->number);
    if (part->index > count)
        return false;
    *index = count - part->index;
    return true;
}

/* Sets the part to the value, or removes it if that is NULL. */
static enum sql_status edit(struct sql_call *call, const struct sql_value *arguments,
                            const struct sql_value *value, struct sql_value *answer)
{
    struct uric_change change;
    enum uric_status status;
    enum sql_status room;
    struct sql_known part;
    struct uric_ref ref;
    struct uric u;
    size_t length = 0;

    if (sql_name(call, arguments, &part) != SQL_OK)
        return SQL_UNKNOWN;
    memset(&change, 0, sizeof change);
    change.what = part.number;
    change.name.s = arguments[1].s + part.name_at;
    change.name.n = arguments[1].n - part.name_at;
    if (value != NULL) {
        change.value.s = value->s ? value->s : "";
        change.value.n = value->n;
    }
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    ref = uric_bind(arguments->s, &u);
    if (!find_index(ref, &part, &change.index))
        return sql_null(answer);
    room = sql_room(call, sql_sum(sql_sum(arguments->n, change.name.n),
                                  sql_sum(change.value.n, SQL_INSERTED)));
    if (room != SQL_OK)
        return room;
    do {
        status = uric_edit(ref, &change, NULL, call->buffer, call->room, &length, NULL, NULL);
    } while (sql_again(call, status, length, &room));
    return sql_written(call, status, room, length, answer);
}

SQL_ANSWER(uri_set)
{
    (void)n;
    return edit(call, arguments, &arguments[2], answer);
}

SQL_ANSWER(uri_remove)
{
    (void)n;
    return edit(call, arguments, NULL, answer);
}
