/* Edits a reference: sets or removes one part and keeps every other byte. */
#include "reference/compose.h"
#include "reference/dot_segment.h"
#include "reference/result_parts.h"
#include "reference/target.h"
#include "util/triplet.h"

#include "tables/plain.h"

/* The new bytes are, in this order: the delimiters before the part, if the reference does not have
 * it; the joint; the name and "="; the value; the delimiter after the part. */
struct editing {
    const char *s;
    const struct uric *u;
    const struct uric_change *edit;
    struct uric_bytes value, name; /* the edit's */
    uint32_t begin, end;           /* what the new bytes replace in s */
    unsigned leads, follows;       /* how many delimiters they start and end with */
    unsigned defined;              /* the parts of the result */
    char joint;                    /* a delimiter after what is kept of the part, or 0 */
    unsigned char names;           /* whether the name is one of the new bytes */
    unsigned char plain;           /* whether the new bytes are plain; then: */
    unsigned char host_kind;       /* of the result */
    struct uric_composition c;     /* its parts are set by place_edit() */
    struct uric *authority;        /* set to the value of such an edit */
    struct uric_refusal *why;
};

static URIC_NEVER_INLINE const char *find_byte(struct uric_bytes text, char byte)
{
    return text.n > 0 ? (const char *)memchr(text.s, byte, text.n) : NULL;
}

static int removes(const struct editing *e)
{
    return e->value.s == NULL;
}

static int removes_part(const struct editing *e)
{
    return !(e->defined >> e->c.edited & 1);
}

/* The part that an edit changes. */
static int part_of(int what)
{
    static const int parts[] = { URIC_PARTS, URIC_USERINFO, URIC_USERINFO, URIC_PATH,
                                 URIC_QUERY, URIC_QUERY };

    return what < URIC_PARTS ? what : parts[what - URIC_PARTS];
}

/* ---- what is replaced ---- */

/* Where a part would be that the reference does not have. */
static uint32_t place_for(const struct uric *u, int part)
{
    switch (part) {
    case URIC_SCHEME: return 0;
    case URIC_USERINFO: return u->part[URIC_HOST].begin;
    case URIC_QUERY: return u->part[URIC_PATH].end;
    case URIC_FRAGMENT: return uric_end(u);
    default: return u->part[URIC_PATH].begin;
    }
}

/* The new bytes are the whole part. */
static URIC_ALWAYS_INLINE void replace_part(struct editing *e)
{
    const int part = e->c.edited;

    e->defined = e->u->defined | 1u << part;
    e->leads = e->follows = 0;
    if (uric_has(e->u, (enum uric_part)part)) {
        e->begin = e->u->part[part].begin;
        e->end = e->u->part[part].end;
    } else {
        e->begin = e->end = place_for(e->u, part);
        e->leads = uric_delimiters[part].leads;
        e->follows = uric_delimiters[part].follows;
    }
}

/* The part is removed with its delimiters; of a path, its bytes are. */
static enum uric_status remove_part(struct editing *e)
{
    const int part = e->c.edited;

    if (part == URIC_PATH)
        return URIC_OK;
    if (uric_has(e->u, (enum uric_part)part)) {
        e->begin -= uric_delimiters[part].leads;
        e->end += uric_delimiters[part].follows;
    }
    e->leads = e->follows = 0;
    e->defined &= ~(1u << part);
    return URIC_OK;
}

/* How many bytes are kept of the part, before the new ones and after them. */
static uint32_t kept_before(const struct editing *e)
{
    return uric_has(e->u, (enum uric_part)e->c.edited) ? e->begin - e->u->part[e->c.edited].begin
                                                       : 0;
}

static uint32_t kept_after(const struct editing *e)
{
    return uric_has(e->u, (enum uric_part)e->c.edited) ? e->u->part[e->c.edited].end - e->end : 0;
}

/* How many of the new bytes precede the value within the part. */
static URIC_ALWAYS_INLINE uint64_t before_value(const struct editing *e)
{
    return (uint64_t)(e->joint != 0) + (e->names ? (uint64_t)e->name.n + 1 : 0);
}

/* ---- the composition ---- */

static void add_piece(struct uric_composition *c, const char *s, size_t n)
{
    if (n == 0)
        return;
    c->piece[c->pieces].s = s;
    c->piece[c->pieces].n = n;
    c->pieces++;
}

static void place_part(struct editing *e)
{
    struct uric_composition *const c = &e->c;

    c->part[c->edited].s = removes_part(e) ? NULL : "";
    c->part[c->edited].n = 0;
    if (removes_part(e))
        return;
    add_piece(c, e->s + e->begin - kept_before(e), kept_before(e));
    add_piece(c, &e->joint, e->joint != 0);
    if (e->names) {
        add_piece(c, e->name.s, e->name.n);
        add_piece(c, "=", 1);
    }
    add_piece(c, e->value.s, e->value.n);
    add_piece(c, e->s + e->end, kept_after(e));
}

/* Completes the composition: an authority is changed as a whole. */
static void place_edit(struct editing *e)
{
    struct uric_composition *const c = &e->c;
    const int is_part = c->edited < URIC_PARTS;
    int part;

    c->pieces = 0;
    c->first = c->last = c->edited;
    if (c->edited >= URIC_USERINFO && (c->edited <= URIC_PORT || !is_part)) {
        c->first = URIC_USERINFO;
        c->last = URIC_PORT;
        for (part = URIC_USERINFO; part <= URIC_PORT; part++)
            c->part[part] = is_part ? uric_bytes_of(e->s, e->u, (enum uric_part)part)
                                    : uric_bytes_of(e->value.s, e->authority, (enum uric_part)part);
    }
    if (is_part)
        place_part(e);
}

/* Refuses a text with the delimiter: tells that byte, or one before it that the part cannot
 * have. */
static enum uric_status refuse_in(struct editing *e, struct uric_bytes text, char delimiter,
                                  int part)
{
    const struct uric_bytes slash = { "/", (size_t)(part == URIC_EDIT_SEGMENT) };
    const char *const found = find_byte(text, delimiter);
    struct uric_bytes pieces[2];
    enum uric_reason reason;
    uint64_t at;

    if (found == NULL)
        return URIC_OK;
    text.n = (size_t)(found - text.s);
    place_edit(e);
    pieces[0] = slash;
    pieces[1] = text;
    reason = uric_bad_byte(&e->c, part_of(part), pieces, 2, &at);
    at -= slash.n;
    if (at >= text.n) {
        reason = URIC_REASON_DELIMITER;
        at = text.n;
    }
    return uric_refuse_part(e->why, reason, part, (size_t)at);
}

/* ---- the authority, the user, the password ---- */

static enum uric_status edit_authority(struct editing *e)
{
    memset(e->authority, 0, sizeof *e->authority);
    if (!removes(e) && uric_parse_as(URIC_RULE_AUTHORITY, e->value.s, e->value.n, e->c.tolerance,
                                     e->authority) != URIC_OK)
        return uric_refuse_part(e->why, URIC_REASON_NOT_ALLOWED, URIC_EDIT_AUTHORITY,
                                e->authority->error_offset);
    return URIC_OK;
}

static enum uric_status edit_user(struct editing *e)
{
    uric_span password;
    const int has_password = uric_password(uric_bind(e->s, e->u), &password);

    if (removes(e))
        return has_password ? uric_refuse_part(e->why, URIC_REASON_NEEDS_USER, URIC_EDIT_PASSWORD,
                                               0)
                            : remove_part(e);
    if (has_password)
        e->end = password.begin - 1;
    return e->plain ? URIC_OK : refuse_in(e, e->value, ':', URIC_EDIT_USER);
}

static enum uric_status edit_password(struct editing *e)
{
    uric_span user;

    if (!uric_user(uric_bind(e->s, e->u), &user))
        return removes(e) ? remove_part(e)
                          : uric_refuse_part(e->why, URIC_REASON_NEEDS_USER,
                                             URIC_EDIT_PASSWORD, 0);
    e->begin = user.end;
    if (!removes(e))
        e->joint = ':';
    return URIC_OK;
}

/* ---- elements of lists: segments, parameters ---- */

/* Finds element `index` of a text split at a delimiter.  Returns 0, or how far the index is
 * beyond the last element: 1 for the one after it. */
static size_t find_element(struct uric_bytes text, char delimiter, size_t index,
                           struct uric_bytes *element)
{
    const char *at;

    for (; index > 0; index--) {
        at = find_byte(text, delimiter);
        if (at == NULL)
            return index;
        text.n -= (size_t)(at + 1 - text.s);
        text.s = at + 1;
    }
    *element = text;
    at = find_byte(text, delimiter);
    if (at != NULL)
        element->n = (size_t)(at - text.s);
    return 0;
}

/* The new bytes replace the element. */
static void replace_element(struct editing *e, struct uric_bytes element)
{
    e->begin = (uint32_t)(element.s - e->s);
    e->end = e->begin + (uint32_t)element.n;
}

/* The element is removed with the delimiter after it or, if it is the last, before it. */
static void leave_out(struct editing *e, struct uric_bytes text, struct uric_bytes element)
{
    replace_element(e, element);
    if (e->s + e->end < text.s + text.n)
        e->end++;
    else if (element.s > text.s)
        e->begin--;
}

/* ---- one segment ---- */

static enum uric_status refuse_segment(struct editing *e)
{
    const struct uric_bytes value = e->value;
    const enum uric_status status =
        e->plain ? URIC_OK : refuse_in(e, value, '/', URIC_EDIT_SEGMENT);
    size_t length;

    if (status == URIC_OK && uric_dot_segment(value.s, value.n, 1, &length))
        return uric_refuse_part(e->why, URIC_REASON_DOT_SEGMENT, URIC_EDIT_SEGMENT, 0);
    return status;
}

/* A path that does not start with "/" must not start with an empty segment. */
static enum uric_status refuse_first(struct editing *e)
{
    return uric_refuse_part(e->why, URIC_REASON_FIRST_SEGMENT, URIC_EDIT_SEGMENT, 0);
}

static enum uric_status append_segment(struct editing *e, struct uric_bytes path)
{
    const int needs_slash = path.n > 0 || uric_has(e->u, URIC_HOST);

    if (!needs_slash && e->value.n == 0)
        return refuse_first(e);
    e->begin = e->end;
    if (needs_slash)
        e->joint = '/';
    return URIC_OK;
}

/* The path's segments are those of `segments`, without the "/" that it starts with. */
static enum uric_status replace_segment(struct editing *e, struct uric_bytes path,
                                        struct uric_bytes segments, struct uric_bytes segment)
{
    if (removes(e)) {
        if (segment.n == segments.n)
            return URIC_OK; /* the only one: the path becomes empty */
        leave_out(e, segments, segment);
    } else {
        replace_element(e, segment);
    }
    return segments.s == path.s && kept_before(e) == 0 && e->value.n == 0 &&
                   (kept_after(e) == 0 || e->s[e->end] == '/')
               ? refuse_first(e)
               : URIC_OK;
}

static enum uric_status edit_segment(struct editing *e)
{
    const struct uric_bytes path = uric_bytes_of(e->s, e->u, URIC_PATH);
    const enum uric_status status = removes(e) ? URIC_OK : refuse_segment(e);
    struct uric_bytes segments = path, segment;
    size_t beyond = e->edit->index + 1; /* of an empty path, which has no segments */

    if (status != URIC_OK)
        return status;
    if (path.n > 0) {
        const int rooted = path.s[0] == '/';

        segments.s += rooted;
        segments.n -= (size_t)rooted;
        beyond = find_element(segments, '/', e->edit->index, &segment);
        if (beyond == 0)
            return replace_segment(e, path, segments, segment);
    }
    if (beyond == 1 && !removes(e))
        return append_segment(e, path);
    return uric_refuse_part(e->why, URIC_REASON_NO_SUCH, URIC_EDIT_SEGMENT, 0);
}

/* ---- one parameter of the query ---- */

static struct uric_bytes name_of(struct uric_bytes parameter)
{
    const char *const equals = find_byte(parameter, '=');

    if (equals != NULL)
        parameter.n = (size_t)(equals - parameter.s);
    return parameter;
}

/* Compares names percent-decoded. */
static int same_name(struct uric_bytes one, struct uric_bytes other)
{
    const uint32_t n = (uint32_t)one.n, m = (uint32_t)other.n;
    uint32_t i = 0, k = 0;

    while (i < n && k < m) {
        if (uric_decode_next(one.s, &i, n) != uric_decode_next(other.s, &k, m))
            return 0;
    }
    return i == n && k == m;
}

static int find_parameter(const struct editing *e, struct uric_bytes query,
                          struct uric_bytes *parameter)
{
    struct uric_bytes rest = query;

    if (query.s == NULL)
        return 0;
    if (e->edit->what == URIC_EDIT_PARAMETER)
        return find_element(query, '&', e->edit->index, parameter) == 0;
    for (;;) {
        find_element(rest, '&', 0, parameter);
        if (same_name(name_of(*parameter), e->name))
            return 1;
        if (parameter->n == rest.n)
            return 0;
        rest.s += parameter->n + 1;
        rest.n -= parameter->n + 1;
    }
}

static enum uric_status replace_parameter(struct editing *e, struct uric_bytes query,
                                          struct uric_bytes parameter)
{
    const size_t name = name_of(parameter).n;

    if (removes(e)) {
        if (parameter.n == query.n)
            return remove_part(e);
        leave_out(e, query, parameter);
        return URIC_OK;
    }
    replace_element(e, parameter);
    e->begin += (uint32_t)name;
    if (name < parameter.n)
        e->begin++;
    else
        e->joint = '=';
    return URIC_OK;
}

static enum uric_status refuse_parameter(struct editing *e)
{
    struct uric_bytes name = e->name;
    const int part = e->edit->what;
    const char *equals;
    enum uric_status status = refuse_in(e, e->value, '&', part);

    if (status != URIC_OK || part != URIC_EDIT_PARAMETER_NAMED)
        return status;
    equals = find_byte(name, '=');
    if (equals != NULL)
        name.n = (size_t)(equals - name.s);
    status = refuse_in(e, name, '&', part);
    if (status == URIC_OK)
        status = refuse_in(e, e->name, '=', part);
    e->why->in_name = status != URIC_OK;
    return status;
}

static enum uric_status edit_parameter(struct editing *e)
{
    const struct uric_bytes query = uric_bytes_of(e->s, e->u, URIC_QUERY);
    const enum uric_status status = e->plain ? URIC_OK : refuse_parameter(e);
    struct uric_bytes parameter;

    if (status != URIC_OK)
        return status;
    if (find_parameter(e, query, &parameter))
        return replace_parameter(e, query, parameter);
    if (e->edit->what == URIC_EDIT_PARAMETER)
        return uric_refuse_part(e->why, URIC_REASON_NO_SUCH, URIC_EDIT_PARAMETER, 0);
    if (removes(e) && query.s == NULL)
        return remove_part(e);
    e->begin = e->end;
    if (removes(e))
        return URIC_OK;
    if (query.n > 0)
        e->joint = '&';
    e->names = 1;
    return URIC_OK;
}

/* ---- plain bytes ----
 *
 * The parts of the result follow from those of the reference, without a parse, if the new bytes are
 * plain: bytes over which the automaton of the rule userinfo, segment, query or fragment loops.
 * gen/tables/plain.h has them, and grammar/tools/classes.py checks that it loops.  Then
 *  - the edited part matches its rule: what is kept of it begins and ends at a delimiter, where the
 *    automaton is in that state, too, for no triplet has delimiters;
 *  - the other parts are as they were: each ends at the first delimiter that it cannot have, and
 *    that is none of the new bytes.
 * A path has its kind and needs no guard after an authority or in an origin-form.  A host is parsed
 * in place, by its own rule.  Any other edit is written and parsed. */

/* Of more bytes, a parse of the result takes less time. */
enum { PLAIN_LONGEST = 32 };

/* Whether each byte of the text is in all of these sets of uric_plain and none is the delimiter. */
static int has_only(struct uric_bytes text, unsigned sets, char delimiter)
{
    unsigned found = sets;
    size_t i;

    if (text.n > PLAIN_LONGEST)
        return 0;
    for (i = 0; i < text.n; i++) {
        found &= uric_plain[(unsigned char)text.s[i]];
        if (text.s[i] == delimiter)
            return 0;
    }
    return found == sets;
}

/* What the part may have, but not the element of it that is set; NUL, which no set has, if there is
 * no such byte. */
static char delimiter_of(int what)
{
    switch (what) {
    case URIC_EDIT_USER: return ':';
    case URIC_EDIT_PARAMETER:
    case URIC_EDIT_PARAMETER_NAMED: return '&';
    default: return '\0';
    }
}

/* Whether the value is a host; sets the kind that the result has then. */
static int takes_host(struct editing *e)
{
    struct uric found;

    if (uric_parse_as(URIC_RULE_HOST_FIELD, e->value.s, e->value.n, NULL, &found) != URIC_OK)
        return 0;
    e->host_kind = found.host_kind;
    return !uric_has(&found, URIC_PORT);
}

static int has_plain_bytes(struct editing *e)
{
    enum { U = URIC_PLAIN_USERINFO, S = URIC_PLAIN_SEGMENT, Q = URIC_PLAIN_QUERY,
           F = URIC_PLAIN_FRAGMENT, EDITS = URIC_EDIT_PARAMETER_NAMED + 1 };
    /* By enum uric_part and enum uric_edit_part: without an authority, in an origin-form, with an
     * authority; 0 if the result is parsed. */
    static const unsigned char sets[3][EDITS] = {
        { 0, 0, 0, 0, 0, Q, F, 0, 0, 0, 0, Q, Q },
        { 0, 0, 0, 0, 0, Q, 0, 0, 0, 0, S, Q, Q },
        { 0, U, 0, 0, 0, Q, F, 0, U, 0, S, Q, Q }
    };
    const int what = e->edit->what, has_host = uric_has(e->u, URIC_HOST);
    const int abempty = e->u->path_kind == URIC_PATH_ABEMPTY;
    unsigned plain = sets[abempty ? 1 + has_host : 0][what];

    if (e->c.tolerance != NULL || e->u->path_kind == URIC_PATH_NONE)
        return 0;
    if (what == URIC_HOST)
        return has_host && !removes(e) && takes_host(e);
    if (what >= URIC_EDIT_PARAMETER) /* these are written, too */
        plain &= uric_plain[(unsigned char)'&'] & uric_plain[(unsigned char)'='];
    if (plain == 0 || !has_only(e->value, plain, delimiter_of(what)))
        return 0;
    if (what < URIC_EDIT_PARAMETER) /* the only segment of an origin-form cannot be removed */
        return what != URIC_EDIT_SEGMENT || has_host || !removes(e);
    /* a name may have no "=", either */
    return what == URIC_EDIT_PARAMETER || has_only(e->name, plain | URIC_PLAIN_UNRESERVED, '&');
}

/* ---- any part ---- */

static enum uric_status apply(struct editing *e)
{
    const int what = e->edit->what;

    if (what < URIC_PARTS)
        return removes(e) ? remove_part(e) : URIC_OK;
    switch (what) {
    case URIC_EDIT_AUTHORITY: return edit_authority(e);
    case URIC_EDIT_USER: return edit_user(e);
    case URIC_EDIT_PASSWORD: return edit_password(e);
    case URIC_EDIT_SEGMENT: return edit_segment(e);
    default: return edit_parameter(e);
    }
}

static int is_within(uint64_t at, uint64_t begin, struct uric_bytes bytes)
{
    return at >= begin && at <= begin + bytes.n;
}

/* What was rejected in a part that consists of old and new bytes is told as an offset of the new
 * ones; it may be their end, as after the triplet "%4". */
static void blame_given(struct editing *e)
{
    struct uric_refusal *const why = e->why;
    uint64_t name_at, value_at;

    if (e->edit->what == URIC_EDIT_AUTHORITY) {
        if (why->part < URIC_PATH)
            why->part = URIC_EDIT_AUTHORITY; /* an origin-form has none */
        return;
    }
    if (removes(e) || why->part != part_of(e->edit->what) ||
        (why->reason != URIC_REASON_NOT_ALLOWED && why->reason != URIC_REASON_DELIMITER))
        return;
    name_at = (uint64_t)kept_before(e) + (e->joint != 0);
    value_at = kept_before(e) + before_value(e);
    why->in_name = e->names && !is_within(why->offset, value_at, e->value) &&
                   is_within(why->offset, name_at, e->name);
    why->part = (uint8_t)e->edit->what;
    why->offset -= (uint32_t)(why->in_name ? name_at : value_at);
}

/* ---- the common case ---- */

static enum uric_status parse_result(const struct editing *e, unsigned defined, const char *s,
                                     size_t n, struct uric *parts)
{
    const int origin_form = uric_is_origin_form(e->u), has_scheme = defined >> URIC_SCHEME & 1;

    if (e->c.tolerance != NULL)
        return uric_parse_as(origin_form  ? URIC_RULE_ORIGIN_FORM
                             : has_scheme ? URIC_RULE_URI
                                          : URIC_RULE_URI_REFERENCE,
                             s, n, e->c.tolerance, parts);
    return origin_form ? uric_parse_origin_form(s, n, parts) : uric_parse(s, n, parts);
}

/* Writes the new bytes between the others, of which there are `all`. */
static URIC_ALWAYS_INLINE void put_change(const struct editing *e, uint32_t all, char *to)
{
    const struct uric_delimiters *const d = &uric_delimiters[e->c.edited];

    if (e->begin > 0)
        to = uric_put_piece(to, e->s, e->begin);
    if (e->leads > 0) {
        to[0] = to[e->leads - 1] = d->lead[0];
        to += e->leads;
    }
    if (e->joint != 0)
        *to++ = e->joint;
    if (e->names) {
        to = uric_put_piece(to, e->name.s, e->name.n);
        *to++ = '=';
    }
    if (e->value.n > 0)
        to = uric_put_piece(to, e->value.s, e->value.n);
    if (e->follows > 0)
        *to++ = d->follow;
    if (e->end < all)
        uric_put_piece(to, e->s + e->end, all - e->end);
}

/* The parts of the result, where the edited part is at `span`, and what follows is shifted. */
static URIC_ALWAYS_INLINE void shift_parts(const struct editing *e, uric_span span, uint32_t shift,
                                           struct uric *parts)
{
    int part = e->c.edited;

    *parts = *e->u;
    parts->defined = (uint8_t)e->defined;
    parts->host_kind = e->host_kind;
    parts->part[part] = span;
    while (++part < URIC_PARTS) {
        const uint32_t by = shift & (0 - (e->defined >> part & 1));

        parts->part[part].begin += by;
        parts->part[part].end += by;
    }
}

/* Replaces, adds or removes one part between bytes that stay.  If new bytes are not plain, the
 * result is parsed.  Each part of the other bytes ends at the first delimiter that it cannot have:
 * if the result has the parts that were meant, and this one where it should be, the others are what
 * they were.  URIC_NONE: the result parses otherwise, or is long and there is no room. */
static enum uric_status splice(const struct editing *e, char *buffer, size_t size, size_t *length,
                               struct uric *parts)
{
    char room[URIC_COMPOSE_ROOM];
    const int part = e->c.edited;
    const uint32_t all = uric_end(e->u);
    const uint64_t added = before_value(e) + e->value.n;
    const uint64_t n = added + e->begin + e->leads + e->follows + (all - e->end);
    const unsigned guard = part > URIC_PATH || (e->defined >> URIC_HOST & 1) ? 0 : 2;
    uric_span span = { 0, 0 };

    if (n == 0 || n > URIC_MAX_LENGTH)
        return URIC_NONE;
    if (n + guard > size) {
        if (n <= size || n > sizeof room)
            return URIC_NONE;
        buffer = room;
    }
    put_change(e, all, buffer);
    *length = (size_t)n;
    if (!removes_part(e)) {
        span.begin = e->begin + e->leads - kept_before(e);
        span.end = e->begin + e->leads + (uint32_t)added + kept_after(e);
    }
    if (e->plain)
        shift_parts(e, span, (uint32_t)n - all, parts);
    else if (parse_result(e, e->defined, buffer, (size_t)n, parts) != URIC_OK ||
             parts->defined != e->defined || parts->part[part].begin != span.begin ||
             parts->part[part].end != span.end)
        return URIC_NONE;
    if (n <= size)
        return URIC_OK;
    uric_no_parts(parts);
    return URIC_TOO_SMALL;
}

/* Replaces the authority, or adds one before the path, as splice() does with a part. */
static URIC_NEVER_INLINE enum uric_status splice_authority(const struct editing *e, char *buffer,
                                                           size_t size, size_t *length,
                                                           struct uric *parts)
{
    enum { ITS_PARTS = 1 << URIC_USERINFO | 1 << URIC_HOST | 1 << URIC_PORT };
    const uint32_t leads = uric_has(e->u, URIC_HOST) ? 0 : 2;
    const uint32_t end = e->u->part[URIC_PATH].begin, all = uric_end(e->u);
    const uint32_t begin = leads > 0 ? end : uric_authority(e->u).begin;
    const uint32_t at = begin + leads;
    const uint64_t n = at + e->value.n + (uint64_t)(all - end);
    const uric_span *const is = parts->part, host = e->authority->part[URIC_HOST];
    char *to;

    if (n > size || n > URIC_MAX_LENGTH)
        return URIC_NONE;
    to = uric_put_piece(buffer, e->s, begin);
    to = uric_put_piece(to, "//", leads);
    to = uric_put_piece(to, e->value.s, e->value.n);
    uric_put_piece(to, e->s + end, all - end);
    *length = (size_t)n;
    return uric_parse(buffer, *length, parts) == URIC_OK &&
                   parts->defined == ((e->u->defined & ~ITS_PARTS) | e->authority->defined) &&
                   is[URIC_HOST].begin == at + host.begin &&
                   is[URIC_HOST].end == at + host.end &&
                   is[URIC_PATH].begin == at + (uint32_t)e->value.n
               ? URIC_OK
               : URIC_NONE;
}

/* An edit that splice() does not take, or whose result needs a guard or is refused. */
static URIC_NEVER_INLINE enum uric_status compose_edit(struct editing *e, char *buffer,
                                                       size_t size, size_t *length,
                                                       struct uric *parts)
{
    enum uric_status status;

    place_edit(e);
    status = uric_compose(&e->c, buffer, size, length, parts, e->why);
    if (status == URIC_REFUSED)
        blame_given(e);
    return status;
}

/* Whether splice() can do it: a host takes its authority along; with a tolerance, what needs a
 * guard may parse without one. */
static int may_splice(const struct editing *e)
{
    const struct uric_composition *const c = &e->c;

    return c->edited < URIC_PARTS && (c->edited != URIC_HOST || !removes(e)) &&
           (c->tolerance == NULL || (c->edited != URIC_SCHEME && c->edited != URIC_PATH));
}

enum uric_status uric_edit(struct uric_ref ref, const struct uric_change *edit,
                           const struct uric_tolerance *tolerance, char *buffer, size_t size,
                           size_t *length, struct uric *parts, struct uric_refusal *why)
{
    struct uric_refusal unasked;
    struct editing e;
    struct uric found, authority;
    enum uric_status status = URIC_TOO_LONG;

    *length = 0;
    e.why = why != NULL ? why : &unasked;
    memset(e.why, 0, sizeof *e.why);
    e.s = e.c.old.s = ref.s != NULL ? ref.s : ""; /* of an empty reference */
    e.u = e.c.old.u = ref.u;
    e.edit = edit;
    e.value = uric_bytes_given(edit->value);
    e.name = uric_bytes_given(edit->name);
    e.begin = e.end = 0;
    e.joint = 0;
    e.names = 0;
    e.authority = &authority;
    if (!uric_is_reference(ref.u)) {
        status = URIC_INVALID;
    } else if (edit->what < 0 || edit->what > URIC_EDIT_PARAMETER_NAMED) {
        status = URIC_UNKNOWN;
    } else if (!uric_too_long(e.value) && !uric_too_long(e.name)) {
        e.c.tolerance = tolerance;
        e.c.edited = part_of(edit->what);
        if (e.c.edited < URIC_PARTS)
            replace_part(&e);
        e.host_kind = ref.u->host_kind;
        e.plain = (unsigned char)has_plain_bytes(&e);
        status = apply(&e);
    }
    if (status != URIC_OK) {
        uric_no_parts(parts);
        return status;
    }
    status = URIC_NONE;
    if (may_splice(&e))
        status = splice(&e, buffer, size, length, parts != NULL ? parts : &found);
    else if (edit->what == URIC_EDIT_AUTHORITY && tolerance == NULL && !removes(&e) &&
             !uric_is_origin_form(ref.u))
        status = splice_authority(&e, buffer, size, length, parts != NULL ? parts : &found);
    return status != URIC_NONE ? status : compose_edit(&e, buffer, size, length, parts);
}
