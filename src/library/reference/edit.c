/* Edits a reference: sets or removes one part and keeps every other byte. */
#include "reference/compose.h"
#include "reference/dot_segment.h"
#include "reference/target.h"
#include "util/triplet.h"

#define NOWHERE UINT64_MAX

static const struct uric_bytes no_bytes = { NULL, 0 };

struct editing {
    const char *s;
    const struct uric *u;
    const struct uric_change *edit;
    struct uric_bytes value, name; /* the edit's */
    uint64_t value_at, name_at;    /* where they are in the edited part, or NOWHERE */
    struct uric_composition c;
    struct uric *authority; /* set to the value of such an edit */
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

static URIC_NEVER_INLINE enum uric_status set_part(struct editing *e, int part,
                                                   struct uric_bytes value)
{
    e->c.part[part] = value;
    return URIC_OK;
}

/* Empties the edited part, to append to it. */
static URIC_NEVER_INLINE void clear_part(struct editing *e)
{
    e->c.pieces = 0;
    e->c.length = 0;
    e->c.part[e->c.edited].s = "";
    e->c.part[e->c.edited].n = 0;
}

static URIC_NEVER_INLINE void add_piece(struct editing *e, const char *s, size_t n)
{
    struct uric_bytes *const piece = &e->c.piece[e->c.pieces];

    if (n == 0)
        return;
    piece->s = s;
    piece->n = n;
    e->c.pieces++;
    e->c.length += n;
}

/* The part that an edit changes. */
static int part_of(int what)
{
    static const int parts[] = { URIC_PARTS, URIC_USERINFO, URIC_USERINFO, URIC_PATH,
                                 URIC_QUERY, URIC_QUERY };

    return what < URIC_PARTS ? what : parts[what - URIC_PARTS];
}

/* Completes the composition: an authority is changed as a whole. */
static void place_edit(struct editing *e)
{
    struct uric_composition *const c = &e->c;
    int part;

    c->first = c->last = c->edited;
    if (c->edited < URIC_USERINFO || (c->edited > URIC_PORT && c->edited < URIC_PARTS))
        return;
    c->first = URIC_USERINFO;
    c->last = URIC_PORT;
    for (part = URIC_USERINFO; part <= URIC_PORT; part++) {
        if (part != c->edited && c->edited < URIC_PARTS)
            c->part[part] = uric_bytes_of(e->s, e->u, (enum uric_part)part);
    }
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

static URIC_NEVER_INLINE void put_value(struct editing *e)
{
    e->value_at = e->c.length;
    add_piece(e, e->value.s, e->value.n);
}

/* ---- the authority, the user, the password ---- */

static enum uric_status edit_authority(struct editing *e)
{
    const struct uric_bytes value = e->value;
    struct uric *const a = e->authority;
    int part;

    memset(a, 0, sizeof *a);
    if (!removes(e) && uric_parse_as(URIC_RULE_AUTHORITY, value.s, value.n,
                                     e->c.tolerance, a) != URIC_OK)
        return uric_refuse_part(e->why, URIC_REASON_NOT_ALLOWED, URIC_EDIT_AUTHORITY,
                                a->error_offset);
    for (part = URIC_USERINFO; part <= URIC_PORT; part++)
        set_part(e, part, uric_bytes_of(value.s, a, (enum uric_part)part));
    return URIC_OK;
}

static enum uric_status edit_user(struct editing *e)
{
    const struct uric_bytes value = e->value;
    const char *const colon = find_byte(value, ':');
    uric_span password;
    const int has_password = uric_password(uric_bind(e->s, e->u), &password);

    if (removes(e) && has_password)
        return uric_refuse_part(e->why, URIC_REASON_NEEDS_USER, URIC_EDIT_PASSWORD, 0);
    if (colon != NULL)
        return refuse_in(e, value, ':', URIC_EDIT_USER);
    set_part(e, URIC_USERINFO, value);
    e->value_at = 0;
    if (has_password) {
        clear_part(e);
        add_piece(e, value.s, value.n);
        add_piece(e, e->s + password.begin - 1, password.end - password.begin + 1);
    }
    return URIC_OK;
}

static enum uric_status edit_password(struct editing *e)
{
    uric_span user;

    if (!uric_user(uric_bind(e->s, e->u), &user))
        return removes(e) ? URIC_OK
                          : uric_refuse_part(e->why, URIC_REASON_NEEDS_USER,
                                             URIC_EDIT_PASSWORD, 0);
    clear_part(e);
    add_piece(e, e->s + user.begin, user.end - user.begin);
    if (!removes(e)) {
        add_piece(e, ":", 1);
        put_value(e);
    }
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

/* The text before and after an element. */
static struct uric_bytes before(struct uric_bytes text, struct uric_bytes element)
{
    text.n = (size_t)(element.s - text.s);
    return text;
}

static struct uric_bytes after(struct uric_bytes text, struct uric_bytes element)
{
    const size_t at = (size_t)(element.s - text.s) + element.n;

    text.s += at;
    text.n -= at;
    return text;
}

/* The text before and after the element, without the delimiter after it or, if it is the
 * last, before it. */
static void leave_out(struct uric_bytes text, struct uric_bytes element,
                      struct uric_bytes *first, struct uric_bytes *rest)
{
    *first = before(text, element);
    *rest = after(text, element);
    if (rest->n > 0) {
        rest->s++;
        rest->n--;
    } else if (first->n > 0) {
        first->n--;
    }
}

/* ---- one segment ---- */

static enum uric_status refuse_segment(struct editing *e)
{
    const struct uric_bytes value = e->value;
    const enum uric_status status = refuse_in(e, value, '/', URIC_EDIT_SEGMENT);
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

static enum uric_status replace_segment(struct editing *e, struct uric_bytes path,
                                        int rooted, struct uric_bytes segment)
{
    const struct uric_bytes first = before(path, segment);
    const struct uric_bytes rest = after(path, segment);

    if (!rooted && first.n == 0 && e->value.n == 0)
        return refuse_first(e);
    clear_part(e);
    add_piece(e, first.s - rooted, first.n + (size_t)rooted);
    put_value(e);
    add_piece(e, rest.s, rest.n);
    return URIC_OK;
}

static enum uric_status append_segment(struct editing *e, struct uric_bytes path,
                                       int rooted)
{
    const int is_first = !rooted && path.n == 0;
    const int has_host = uric_has(e->u, URIC_HOST);

    if (is_first && !has_host && e->value.n == 0)
        return refuse_first(e);
    clear_part(e);
    add_piece(e, path.s, path.n);
    if (!is_first || has_host)
        add_piece(e, "/", 1);
    put_value(e);
    return URIC_OK;
}

static enum uric_status remove_segment(struct editing *e, struct uric_bytes path,
                                       int rooted, struct uric_bytes segment)
{
    const int is_only = segment.n == path.n;
    struct uric_bytes first, rest;

    leave_out(path, segment, &first, &rest);
    if (!rooted && !is_only && first.n == 0 && (rest.n == 0 || rest.s[0] == '/'))
        return refuse_first(e);
    clear_part(e);
    if (rooted && !is_only)
        add_piece(e, "/", 1);
    add_piece(e, first.s, first.n);
    add_piece(e, rest.s, rest.n);
    return URIC_OK;
}

static enum uric_status edit_segment(struct editing *e)
{
    struct uric_bytes path = uric_bytes_of(e->s, e->u, URIC_PATH), segment;
    const int rooted = path.n > 0 && path.s[0] == '/';
    const enum uric_status status = removes(e) ? URIC_OK : refuse_segment(e);
    struct uric_bytes segments = path;
    size_t beyond = e->edit->index + 1; /* of an empty path, which has no segments */

    if (status != URIC_OK)
        return status;
    segments.s += rooted;
    segments.n -= (size_t)rooted;
    if (path.n > 0)
        beyond = find_element(segments, '/', e->edit->index, &segment);
    if (beyond == 1 && !removes(e))
        return append_segment(e, path, rooted);
    if (path.n == 0 || beyond > 0)
        return uric_refuse_part(e->why, URIC_REASON_NO_SUCH, URIC_EDIT_SEGMENT, 0);
    path = segments;
    return removes(e) ? remove_segment(e, path, rooted, segment)
                      : replace_segment(e, path, rooted, segment);
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
        rest = after(rest, *parameter);
        if (rest.n == 0)
            return 0;
        rest.s++;
        rest.n--;
    }
}

static void put_parameter(struct editing *e, struct uric_bytes name)
{
    add_piece(e, name.s, name.n);
    add_piece(e, "=", 1);
    put_value(e);
}

static enum uric_status replace_parameter(struct editing *e, struct uric_bytes query,
                                          struct uric_bytes parameter)
{
    struct uric_bytes first = before(query, parameter), rest = after(query, parameter);

    if (removes(e) && parameter.n == query.n)
        return set_part(e, URIC_QUERY, no_bytes);
    clear_part(e);
    if (removes(e))
        leave_out(query, parameter, &first, &rest);
    add_piece(e, first.s, first.n);
    if (!removes(e))
        put_parameter(e, name_of(parameter));
    add_piece(e, rest.s, rest.n);
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
    const enum uric_status status = refuse_parameter(e);
    struct uric_bytes parameter;

    if (status != URIC_OK)
        return status;
    if (find_parameter(e, query, &parameter))
        return replace_parameter(e, query, parameter);
    if (e->edit->what == URIC_EDIT_PARAMETER)
        return uric_refuse_part(e->why, URIC_REASON_NO_SUCH, URIC_EDIT_PARAMETER, 0);
    if (removes(e))
        return URIC_OK;
    clear_part(e);
    add_piece(e, query.s, query.n);
    if (query.n > 0)
        add_piece(e, "&", 1);
    e->name_at = e->c.length;
    put_parameter(e, e->name);
    return URIC_OK;
}

/* ---- any part ---- */

static enum uric_status apply(struct editing *e)
{
    const int what = e->edit->what;

    if (what < URIC_PARTS)
        return set_part(e, what, e->value);
    if (e->c.edited < URIC_PARTS)
        set_part(e, e->c.edited, uric_bytes_of(e->s, e->u, (enum uric_part)e->c.edited));
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
    return begin != NOWHERE && at >= begin && at <= begin + bytes.n;
}

/* What was rejected in a part that consists of old and new bytes is told as an offset of the new
 * ones; it may be their end, as after the triplet "%4". */
static void blame_given(struct editing *e)
{
    struct uric_refusal *const why = e->why;

    if (e->edit->what == URIC_EDIT_AUTHORITY && why->part < URIC_PATH)
        why->part = URIC_EDIT_AUTHORITY; /* an origin-form has none */
    if ((why->reason != URIC_REASON_NOT_ALLOWED && why->reason != URIC_REASON_DELIMITER) ||
        why->part != part_of(e->edit->what))
        return;
    why->in_name = !is_within(why->offset, e->value_at, e->value) &&
                   is_within(why->offset, e->name_at, e->name);
    if (!why->in_name && e->value_at == NOWHERE)
        return;
    why->part = (uint8_t)e->edit->what;
    why->offset -= (uint32_t)(why->in_name ? e->name_at : e->value_at);
}

/* ---- the common case ---- */

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

/* One part of a reference, to be replaced, added or removed. */
struct edit_change {
    uint32_t begin, end;     /* what it replaces in the old one, with its delimiters if removed */
    unsigned leads, follows; /* how many delimiters are added before and after it */
    unsigned defined;        /* the parts of the result */
};

static URIC_ALWAYS_INLINE struct edit_change edit_change_of(const struct uric *u, int part,
                                                            int removes)
{
    const unsigned is_it = 1u << part;
    struct edit_change x;

    x.leads = uric_delimiters[part].leads;
    x.follows = uric_delimiters[part].follows;
    x.defined = removes ? u->defined & ~is_it : u->defined | is_it;
    if (uric_has(u, (enum uric_part)part)) {
        x.begin = u->part[part].begin;
        x.end = u->part[part].end;
        if (removes) {
            x.begin -= x.leads;
            x.end += x.follows;
        }
        x.leads = x.follows = 0;
    } else {
        x.begin = x.end = place_for(u, part);
        if (removes)
            x.leads = x.follows = 0;
    }
    return x;
}

/* Writes the change between the other bytes, of which there are `all`. */
static URIC_ALWAYS_INLINE void put_change(const struct editing *e, const struct edit_change *x,
                                          uint32_t all, char *to)
{
    const struct uric_composition *const c = &e->c;
    const struct uric_bytes *piece = c->pieces > 0 ? c->piece : &c->part[c->edited];
    size_t count = c->pieces > 0 ? c->pieces : 1;
    uint32_t kept = x->begin, rest = x->end;

    /* what stays of the part is copied along */
    if (x->leads == 0 && piece->s == e->s + kept) {
        kept += (uint32_t)piece->n;
        piece++;
        count--;
    }
    if (count > 0 && x->follows == 0 && piece[count - 1].n > 0 &&
        piece[count - 1].s + piece[count - 1].n == e->s + rest) {
        rest -= (uint32_t)piece[count - 1].n;
        count--;
    }
    if (kept > 0)
        to = uric_put_piece(to, e->s, kept);
    if (x->leads > 0) {
        to[0] = to[x->leads - 1] = uric_delimiters[c->edited].lead[0];
        to += x->leads;
    }
    for (; count > 0; count--, piece++)
        to = uric_put_piece(to, piece->s, piece->n);
    if (x->follows > 0)
        *to++ = uric_delimiters[c->edited].follow;
    if (rest < all)
        uric_put_piece(to, e->s + rest, all - rest);
}

/* Replaces, adds or removes one part between bytes that stay.  Each of their parts ends at the
 * first delimiter that it cannot have: if the result has the parts that were meant, and this one
 * where it should be, the others are what they were.  URIC_NONE: the result parses otherwise, or
 * is long and there is no room. */
static URIC_NEVER_INLINE enum uric_status splice(const struct editing *e, char *buffer, size_t size,
                                                 size_t *length, struct uric *parts)
{
    char room[URIC_COMPOSE_ROOM];
    const struct uric_bytes *const bytes = &e->c.part[e->c.edited];
    const int part = e->c.edited, removes_it = bytes->s == NULL && part != URIC_PATH;
    const struct edit_change x = edit_change_of(e->u, part, removes_it);
    const uint32_t all = uric_end(e->u), begin = x.begin + x.leads;
    const uint64_t added = bytes->n + e->c.length;
    const uint64_t n = begin + added + x.follows + (all - x.end);
    const unsigned guard = part > URIC_PATH || (x.defined >> URIC_HOST & 1) ? 0 : 2;

    if (n == 0 || n > URIC_MAX_LENGTH)
        return URIC_NONE;
    if (n + guard > size) {
        if (n <= size || n > sizeof room)
            return URIC_NONE;
        buffer = room;
    }
    put_change(e, &x, all, buffer);
    *length = (size_t)n;
    if (parse_result(e, x.defined, buffer, (size_t)n, parts) != URIC_OK ||
        parts->defined != x.defined ||
        (!removes_it && (parts->part[part].begin != begin ||
                         parts->part[part].end != begin + (uint32_t)added)))
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

    return c->edited < URIC_PARTS && (c->edited != URIC_HOST || c->part[URIC_HOST].s != NULL) &&
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
    e.value_at = e.name_at = NOWHERE;
    e.authority = &authority;
    if (!uric_is_reference(ref.u)) {
        status = URIC_INVALID;
    } else if (edit->what < 0 || edit->what > URIC_EDIT_PARAMETER_NAMED) {
        status = URIC_UNKNOWN;
    } else if (!uric_too_long(e.value) && !uric_too_long(e.name)) {
        e.c.tolerance = tolerance;
        e.c.edited = part_of(edit->what);
        e.c.pieces = 0;
        e.c.length = 0;
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

#undef NOWHERE
