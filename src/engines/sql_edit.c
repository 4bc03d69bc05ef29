/* Sets and removes parts of references; answers refused edits as the call wants it. */
#include "engines/sql_edit.h"
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

/* ---- refused edits ---- */

/* Says why the edit was refused, or that the text is invalid, in call->message. */
static enum sql_status fail(struct sql_call *call, const struct sql_value *arguments,
                            const struct sql_edit *edit, enum uric_status status,
                            const struct uric_refusal *why)
{
    struct uric_written to;

    sql_message_begin(call, &to);
    if (!uric_is_valid(&edit->u) && status != URIC_TOO_LONG) {
        sql_put_quoted(&to, arguments->s, arguments->n);
        uric_put(&to, " is not a URI-reference: ");
        sql_put_error(&to, URIC_RULE_URI_REFERENCE, arguments->s, arguments->n, &edit->u, NULL);
        return sql_message_end(call, &to);
    }
    uric_put(&to, edit->change.value.s != NULL ? "cannot set " : "cannot remove ");
    sql_put_quoted(&to, arguments[1].s, arguments[1].n);
    if (edit->change.value.s != NULL) {
        uric_put(&to, " to ");
        sql_put_quoted(&to, arguments[2].s, arguments[2].n);
    }
    uric_put(&to, ": ");
    uric_put(&to, status == URIC_TOO_LONG ? "longer than 4294967295 bytes"
                                          : uric_reason_text(why->reason));
    if (status == URIC_REFUSED && (why->reason == URIC_REASON_NOT_ALLOWED ||
                                   why->reason == URIC_REASON_DELIMITER)) {
        uric_put(&to, " at offset ");
        sql_put_number(&to, why->offset);
        uric_put(&to, why->in_name ? " of the name" : " of the value");
    }
    return sql_message_end(call, &to);
}

static enum sql_status answer_refused(struct sql_call *call, const struct sql_value *arguments,
                                      enum sql_if_refused if_refused,
                                      const struct sql_edit *edit, enum uric_status status,
                                      const struct uric_refusal *why, struct sql_value *answer)
{
    switch (if_refused) {
    case SQL_REFUSED_NULL: break;
    case SQL_REFUSED_KEEP: return sql_text(answer, arguments->s, arguments->n);
    case SQL_REFUSED_FAIL: return fail(call, arguments, edit, status, why);
    }
    return sql_null(answer);
}

/* ---- edits ---- */

/* Writes the edited reference to the buffer, and its length to *length.  A decoded value is first
 * encoded at the end of the buffer. */
static enum uric_status make(struct sql_call *call, struct sql_edit *edit,
                             enum sql_status *room, size_t *length, struct uric_refusal *why)
{
    const struct uric_ref ref = uric_bind(edit->text->s, &edit->u);
    const size_t new_bytes = edit->is_decoded
                                 ? sql_edit_encoded(edit)
                                 : sql_sum(edit->change.name.n, edit->change.value.n);
    const size_t size = sql_sum(sql_sum(edit->text->n, new_bytes), SQL_INSERTED);
    enum uric_status status;

    *room = sql_room(call, edit->is_decoded ? sql_sum(size, new_bytes) : size);
    if (*room != SQL_OK)
        return URIC_TOO_SMALL;
    if (edit->is_decoded)
        sql_edit_encode(edit, call->buffer + size);
    do {
        status = uric_edit(ref, &edit->change, NULL, call->buffer,
                           edit->is_decoded ? size : call->room, length, NULL, why);
    } while (!edit->is_decoded && sql_again(call, status, *length, room));
    return status;
}

/* Sets the part to the value, or removes it if that is NULL. */
static enum sql_status edit_part(struct sql_call *call, const struct sql_value *arguments,
                                 unsigned n, const struct sql_value *value, bool is_decoded,
                                 struct sql_value *answer)
{
    struct uric_refusal why = { .reason = URIC_REASON_NO_SUCH };
    struct sql_edit edit = { .text = arguments, .is_decoded = is_decoded };
    enum sql_if_refused if_refused;
    struct sql_known part;
    enum sql_status room = SQL_OK;
    enum uric_status status;
    size_t length = 0;

    if (sql_name(call, arguments, &part) != SQL_OK ||
        sql_if_refused(call, arguments, n, &if_refused) != SQL_OK)
        return SQL_ERROR;
    edit.change.what = part.number;
    edit.change.name.s = arguments[1].s + part.name_at;
    edit.change.name.n = part.number == URIC_EDIT_PARAMETER_NAMED ? arguments[1].n - part.name_at
                                                                  : 0;
    if (value != NULL) {
        edit.change.value.s = value->s ? value->s : "";
        edit.change.value.n = value->n;
    }
    status = uric_parse(arguments->s, arguments->n, &edit.u);
    if (status == URIC_OK &&
        !find_index(uric_bind(arguments->s, &edit.u), &part, &edit.change.index))
        status = URIC_REFUSED;
    if (status == URIC_OK && is_decoded && sql_edit_changes_nothing(&edit))
        return sql_text(answer, arguments->s, arguments->n);
    if (status == URIC_OK)
        status = make(call, &edit, &room, &length, &why);
    if (room != SQL_OK)
        return room;
    return status == URIC_OK ? sql_text(answer, call->buffer, length)
                             : answer_refused(call, arguments, if_refused, &edit, status, &why,
                                              answer);
}

SQL_ANSWER(uri_set)
{
    return edit_part(call, arguments, n, &arguments[2], false, answer);
}

SQL_ANSWER(uri_set_decoded)
{
    return edit_part(call, arguments, n, &arguments[2], true, answer);
}

SQL_ANSWER(uri_remove)
{
    return edit_part(call, arguments, n, NULL, false, answer);
}
