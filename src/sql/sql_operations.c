/* Sections 5 and 6 of RFC 3986, edits, percent-encoding. */
#include "tables/sql_functions.h"

#include "util/ascii.h"

/* The longest that a guard, or what normalization inserts, can be. */
enum { INSERTED = 16 };

static size_t sum(size_t a, size_t b)
{
    return a > SIZE_MAX - b ? SIZE_MAX : a + b;
}

/* After a writer's first try: whether to try again, with room for all of the result. */
static bool again(struct sql_call *call, enum uric_status status, size_t length,
                  enum sql_status *room)
{
    if (status != URIC_TOO_SMALL || *room != SQL_OK)
        return false;
    *room = sql_room(call, length);
    return *room == SQL_OK;
}

/* The answer of a writer: what it wrote to the buffer; NULL if it refused. */
static enum sql_status written(struct sql_call *call, enum uric_status status,
                               enum sql_status room, size_t length, struct sql_value *answer)
{
    if (room != SQL_OK)
        return room;
    return status == URIC_OK ? sql_text(answer, call->buffer, length) : sql_null(answer);
}

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
    room = sql_room(call, sum(sum(base->n, reference->n), INSERTED));
    if (room != SQL_OK)
        return room;
    do {
        status = uric_resolve(uric_bind(base->s, &u), uric_bind(reference->s, &v),
                              URIC_RESOLVE_STRICT, call->buffer, call->room, &length);
    } while (again(call, status, length, &room));
    return written(call, status, room, length, answer);
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
    room = sql_room(call, sum(target->n, INSERTED));
    if (room != SQL_OK)
        return room;
    do {
        status = uric_relate(uric_bind(base->s, &u), uric_bind(target->s, &v), call->buffer,
                             call->room, &length);
    } while (again(call, status, length, &room));
    return written(call, status, room, length, answer);
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
        return SQL_UNKNOWN;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    ref = uric_bind(arguments->s, &u);
    if (uric_needs(ref, (enum uric_step)steps.number, NULL) == URIC_STEPS_NONE)
        return sql_text(answer, arguments->s, arguments->n);
    room = sql_room(call, sum(arguments->n, INSERTED));
    if (room != SQL_OK)
        return room;
    do {
        status = uric_normalize(ref, (enum uric_step)steps.number, NULL, call->buffer,
                                call->room, &length, NULL);
    } while (again(call, status, length, &room));
    return written(call, status, room, length, answer);
}

SQL_ANSWER(uri_equal)
{
    static const enum uric_step steps_of[] = { URIC_STEPS_NONE, URIC_STEPS_SYNTAX,
                                               URIC_STEPS_SYNTAX | URIC_STEP_SCHEME };
    struct sql_known rung;
    struct uric u, v;

    (void)n;
    if (sql_name(call, arguments, &rung) != SQL_OK)
        return SQL_UNKNOWN;
    if (!sql_parse(&arguments[0], &u) || !sql_parse(&arguments[1], &v))
        return sql_null(answer);
    return sql_integer(answer, uric_equal(uric_bind(arguments[0].s, &u),
                                          uric_bind(arguments[1].s, &v),
                                          steps_of[rung.number], NULL));
}

/* ---- edits ---- */

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

/* Makes an index that counts from 1, or from the end, one that counts from 0.  Returns
 * whether it can be one. */
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
    room = sql_room(call, sum(sum(arguments->n, change.name.n),
                              sum(change.value.n, INSERTED)));
    if (room != SQL_OK)
        return room;
    do {
        status = uric_edit(ref, &change, call->buffer, call->room, &length, NULL);
    } while (again(call, status, length, &room));
    return written(call, status, room, length, answer);
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

/* ---- percent-encoding ---- */

/* Up to this length room is made for the longest result; of longer texts it is computed
 * first. */
enum { SHORT = 1 << 16 };

SQL_ANSWER(uri_encode)
{
    enum uric_status status;
    enum sql_status room = SQL_OK;
    struct sql_known place;
    size_t length = 0;

    (void)n;
    if (sql_name(call, arguments, &place) != SQL_OK)
        return SQL_UNKNOWN;
    if (arguments->n <= SHORT)
        room = sql_room(call, 3 * arguments->n);
    if (room != SQL_OK)
        return room;
    do {
        status = uric_encode((enum uric_encode_for)place.number, arguments->s, arguments->n,
                             call->buffer, call->room, &length);
    } while (again(call, status, length, &room));
    if (room == SQL_OK && status == URIC_OK && length == arguments->n &&
        (length == 0 || memcmp(call->buffer, arguments->s, length) == 0))
        return sql_text(answer, arguments->s, length);
    return written(call, status, room, length, answer);
}

SQL_ANSWER(uri_decode)
{
    enum uric_status status;
    enum sql_status room;
    size_t length = 0;

    (void)n;
    if (arguments->n == 0 || memchr(arguments->s, '%', arguments->n) == NULL)
        return sql_text(answer, arguments->s, arguments->n);
    room = sql_room(call, arguments->n);
    if (room != SQL_OK)
        return room;
    status = uric_decode(arguments->s, arguments->n, URIC_DECODE_ALL, call->buffer, call->room,
                         &length, NULL);
    return written(call, status, room, length, answer);
}
