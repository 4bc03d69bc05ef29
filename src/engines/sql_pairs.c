/* The parameters of a query and the segments of a path, decoded. */
#include "tables/sql_functions.h"

/* Decodes bytes of a valid reference: into the buffer from *used on, which has room for them,
 * or not at all if there is no triplet. */
static void decode(struct sql_call *call, const char *s, uric_span at, size_t *used,
                   struct sql_value *answer)
{
    const size_t n = at.end - at.begin;
    size_t length;

    if (n == 0 || memchr(s + at.begin, '%', n) == NULL) {
        sql_valid_span(answer, s, at);
        return;
    }
    uric_decode(s + at.begin, n, URIC_DECODE_ALL, call->buffer + *used, n, &length, NULL);
    sql_text(answer, call->buffer + *used, length);
    *used += length;
}

/* Makes room for the bytes, then decodes them. */
static enum sql_status decoded(struct sql_call *call, const char *s, uric_span at,
                               struct sql_value *answer)
{
    size_t used = 0;

    if (sql_room(call, at.end - at.begin) != SQL_OK)
        return SQL_NO_MEMORY;
    decode(call, s, at, &used, answer);
    return SQL_OK;
}

/* ---- the query ---- */

SQL_ANSWER(uri_query_value)
{
    struct uric_query_pair pair;
    uric_span rest;
    struct uric u;

    (void)n;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    rest = u.part[URIC_QUERY];
    if (!uric_query_find(arguments->s, &rest, URIC_QUERY_PLAIN, arguments[1].s, arguments[1].n,
                         &pair) ||
        !pair.has_value)
        return sql_null(answer);
    return decoded(call, arguments->s, pair.value, answer);
}

/* ---- all values of a key ---- */

static unsigned count_values(const struct sql_value *arguments, uric_span rest)
{
    struct uric_query_pair pair;
    unsigned count = 0;

    while (uric_query_find(arguments->s, &rest, URIC_QUERY_PLAIN, arguments[1].s, arguments[1].n,
                           &pair))
        count++;
    return count;
}

/* The buffer holds the answers' structs, then their decoded bytes. */
SQL_ANSWER(uri_query_values)
{
    struct uric_query_pair pair;
    struct sql_value *values;
    unsigned i, count;
    uric_span rest;
    struct uric u;
    size_t used;

    (void)n;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    rest = u.part[URIC_QUERY];
    count = count_values(arguments, rest);
    used = count * sizeof *values;
    if (sql_room(call, sql_sum(used, rest.end - rest.begin)) != SQL_OK)
        return SQL_NO_MEMORY;
    values = (void *)call->buffer;
    for (i = 0; i < count; i++) {
        uric_query_find(arguments->s, &rest, URIC_QUERY_PLAIN, arguments[1].s, arguments[1].n,
                        &pair);
        if (pair.has_value)
            decode(call, arguments->s, pair.value, &used, &values[i]);
        else
            sql_null(&values[i]);
    }
    return sql_texts(answer, values, count);
}

/* ---- pairs ---- */

/* Begins to read a part; an invalid text has nothing to read. */
static enum sql_status begin(struct sql_call *call, const struct sql_value *text,
                             enum uric_part part)
{
    struct uric u;

    (void)sql_parse(text, &u); /* after an error the part is empty */
    call->rows.fields.s = text->s;
    call->rows.fields.rest = u.part[part];
    call->rows.fields.index = 0;
    return SQL_OK;
}

/* Pairs have the numbers of uri_set(u, 'parameter-at:N'): empty elements of the query count. */
enum sql_status sql_uri_query_pairs_begin(struct sql_call *call,
                                          const struct sql_value *arguments, unsigned n)
{
    const enum sql_status status = begin(call, arguments, URIC_QUERY);

    (void)n;
    call->rows.fields.index = 1;
    return status;
}

enum sql_status sql_uri_query_pairs_next(struct sql_call *call, struct sql_value *answer)
{
    const char *const s = call->rows.fields.s;
    const uint32_t from = call->rows.fields.rest.begin;
    struct uric_query_pair pair;
    size_t used = 0;

    if (!uric_query_next(s, &call->rows.fields.rest, URIC_QUERY_PLAIN, &pair))
        return SQL_END;
    call->rows.fields.index += pair.key.begin - from; /* each byte between is a "&" */
    if (sql_room(call, (size_t)(pair.key.end - pair.key.begin) +
                           (pair.value.end - pair.value.begin)) != SQL_OK)
        return SQL_NO_MEMORY;
    sql_integer(&answer[0], (int64_t)call->rows.fields.index);
    decode(call, s, pair.key, &used, &answer[1]);
    if (pair.has_value)
        decode(call, s, pair.value, &used, &answer[2]);
    else
        sql_null(&answer[2]);
    return SQL_OK;
}

/* ---- the path ---- */

/* Finds segment number of the path; the first is 1, the last -1. */
static bool find_segment(const char *s, uric_span rest, int64_t number, uric_span *segment)
{
    bool found = number != 0;

    for (; found && number > 0; number--)
        found = uric_segment_next(s, &rest, segment);
    for (; found && number < 0; number++)
        found = uric_segment_previous(s, &rest, segment);
    return found;
}

SQL_ANSWER(uri_path_segment)
{
    uric_span segment;
    struct uric u;

    (void)n;
    if (!sql_parse(arguments, &u) ||
        !find_segment(arguments->s, u.part[URIC_PATH], arguments[1].number, &segment))
        return sql_null(answer);
    return decoded(call, arguments->s, segment, answer);
}

enum sql_status sql_uri_path_segments_begin(struct sql_call *call,
                                            const struct sql_value *arguments, unsigned n)
{
    (void)n;
    return begin(call, arguments, URIC_PATH);
}

enum sql_status sql_uri_path_segments_next(struct sql_call *call, struct sql_value *answer)
{
    uric_span segment;

    if (!uric_segment_next(call->rows.fields.s, &call->rows.fields.rest, &segment))
        return SQL_END;
    sql_integer(&answer[0], (int64_t)++call->rows.fields.index);
    return decoded(call, call->rows.fields.s, segment, &answer[1]);
}
