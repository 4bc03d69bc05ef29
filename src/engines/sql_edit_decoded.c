/* Edits by a decoded value, as uri_query_value() and uri_path_segment() give it: encodes what the
 * part cannot hold, and keeps the spelling of a value that is there already. */
#include "engines/sql_edit.h"
#include "util/decoded.h"

/* ---- the present value ---- */

static bool is_decoded(const char *s, uric_span at, struct uric_bytes value)
{
    size_t i = 0;

    while (i < value.n && at.begin < at.end) {
        if (uric_decode_next(s, &at.begin, at.end) != (unsigned char)value.s[i++])
            return false;
    }
    return i == value.n && at.begin == at.end;
}

/* Pairs count empty elements, which are no pairs themselves. */
static bool pair_at(const char *s, uric_span query, size_t index, struct uric_query_pair *pair)
{
    uric_span rest = query;
    uint32_t from = query.begin;
    size_t i = 0;

    while (i <= index && uric_query_next(s, &rest, URIC_QUERY_PLAIN, pair)) {
        i += pair->key.begin - from;
        if (i == index)
            return true;
        from = rest.begin;
    }
    return false;
}

static bool find_value(const struct sql_edit *edit, uric_span *value)
{
    const char *const s = edit->text->s;
    const struct uric_change *const change = &edit->change;
    struct uric_query_pair pair = { .has_value = 0 };
    const struct uric_ref ref = uric_bind(s, &edit->u);
    uric_span rest = edit->u.part[URIC_QUERY];
    size_t i;

    switch (change->what) {
    case URIC_EDIT_AUTHORITY: return false;
    case URIC_EDIT_USER: return uric_user(ref, value);
    case URIC_EDIT_PASSWORD: return uric_password(ref, value);
    case URIC_EDIT_SEGMENT:
        rest = edit->u.part[URIC_PATH];
        for (i = 0; uric_segment_next(s, &rest, value); i++) {
            if (i == change->index)
                return true;
        }
        return false;
    case URIC_EDIT_PARAMETER:
        if (!pair_at(s, rest, change->index, &pair))
            return false;
        break;
    case URIC_EDIT_PARAMETER_NAMED:
        if (!uric_query_find(s, &rest, URIC_QUERY_PLAIN, change->name.s, change->name.n, &pair))
            return false;
        break;
    default:
        *value = edit->u.part[change->what];
        return uric_has(&edit->u, (enum uric_part)change->what);
    }
    *value = pair.value;
    return pair.has_value;
}

bool sql_edit_changes_nothing(const struct sql_edit *edit)
{
    uric_span value;

    return find_value(edit, &value) && is_decoded(edit->text->s, value, edit->change.value);
}

/* ---- the new value ---- */

/* How a part spells bytes: as they are, with all but unreserved ones encoded, or by enum
 * uric_encode_for. */
enum { AS_IT_IS = -1, UNRESERVED = -2 };

static bool is_ip_literal(struct uric_bytes host)
{
    struct uric u;

    return host.n > 0 && host.s[0] == '[' &&
           uric_parse_as(URIC_RULE_HOST, host.s, host.n, NULL, &u) == URIC_OK;
}

static int spelling(const struct uric_change *change)
{
    switch (change->what) {
    case URIC_USERINFO: return URIC_ENCODE_USERINFO;
    case URIC_HOST: return is_ip_literal(change->value) ? AS_IT_IS : (int)URIC_ENCODE_REG_NAME;
    case URIC_PATH: return URIC_ENCODE_PATH;
    case URIC_QUERY: return URIC_ENCODE_QUERY;
    case URIC_FRAGMENT: return URIC_ENCODE_FRAGMENT;
    case URIC_SCHEME:
    case URIC_PORT:
    case URIC_EDIT_AUTHORITY: return AS_IT_IS;
    default: return UNRESERVED;
    }
}

static size_t count_unreserved(struct uric_bytes text)
{
    size_t i, n = 0;

    for (i = 0; i < text.n; i++)
        n = sql_sum(n, uric_is_unreserved((unsigned char)text.s[i]) ? 1 : 3);
    return n;
}

static size_t count_encoded(struct uric_bytes text, int how)
{
    size_t length = 0;

    if (how == AS_IT_IS)
        return text.n;
    if (how == UNRESERVED)
        return count_unreserved(text);
    return uric_encode((enum uric_encode_for)how, text.s, text.n, NULL, 0, &length) ==
                   URIC_TOO_LONG
               ? SIZE_MAX
               : length;
}

size_t sql_edit_encoded(const struct sql_edit *edit)
{
    return sql_sum(count_encoded(edit->change.value, spelling(&edit->change)),
                   count_encoded(edit->change.name, UNRESERVED));
}

/* The text encoded at *to, which is advanced past it. */
static struct uric_bytes encoded(struct uric_bytes text, int how, char **to)
{
    struct uric_bytes result = { *to, 0 };
    size_t i;

    if (how == AS_IT_IS)
        return text;
    if (how != UNRESERVED) {
        uric_encode((enum uric_encode_for)how, text.s, text.n, *to, count_encoded(text, how),
                    &result.n);
    } else {
        for (i = 0; i < text.n; i++) {
            if (uric_is_unreserved((unsigned char)text.s[i])) {
                (*to)[result.n++] = text.s[i];
            } else {
                uric_put_triplet(*to + result.n, (unsigned char)text.s[i]);
                result.n += 3;
            }
        }
    }
    *to += result.n;
    return result;
}

void sql_edit_encode(struct sql_edit *edit, char *to)
{
    struct uric_change *const change = &edit->change;

    change->value = encoded(change->value, spelling(change), &to);
    change->name = encoded(change->name, UNRESERVED, &to);
}
