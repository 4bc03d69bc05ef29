/* Composes a reference from parts and parses it: it must have the parts that were given, so
 * that no part can end early or become another. */
#include "reference/compose.h"

#include "reference/target.h"
#include "util/copy.h"

enum uric_status uric_refuse_part(struct uric_refusal *why, enum uric_reason reason,
                                  int part, size_t offset)
{
    why->reason = (uint8_t)reason;
    why->part = (uint8_t)part;
    why->offset = (uint32_t)offset;
    return URIC_REFUSED;
}

const char *uric_reason_text(int reason)
{
    static const char *const texts[] = {
        NULL,
        "invalid character",
        "a host is required",
        "with an authority, the path must be empty or start with \"/\"",
        "a password requires a user",
        "index out of range",
        "a delimiter here would end the part",
        "a segment may not be \".\" or \"..\"",
        "a relative path may not start with an empty segment"
    };

    return reason > 0 && reason < (int)(sizeof texts / sizeof *texts) ? texts[reason]
                                                                        : NULL;
}

/* ---- parts ---- */

static URIC_ALWAYS_INLINE int is_new(const struct uric_composition *c, int part)
{
    return part >= c->first && part <= c->last;
}

static int has(const struct uric_composition *c, int part)
{
    return is_new(c, part) ? c->part[part].s != NULL
                           : uric_has(c->old.u, (enum uric_part)part);
}

/* An edited origin-form stays one: its path is never taken for an authority. */
static int edits_origin_form(const struct uric_composition *c)
{
    return c->old.u != NULL && uric_is_origin_form(c->old.u);
}

static enum uric_rule rule_of(const struct uric_composition *c)
{
    if (edits_origin_form(c))
        return URIC_RULE_ORIGIN_FORM;
    return has(c, URIC_SCHEME) ? URIC_RULE_URI : URIC_RULE_URI_REFERENCE;
}

/* A part that is not in pieces. */
static struct uric_bytes part_bytes(const struct uric_composition *c, int part)
{
    return is_new(c, part) ? c->part[part]
                           : uric_bytes_of(c->old.s, c->old.u, (enum uric_part)part);
}

/* A part's pieces, none of them empty. */
struct pieces {
    const struct uric_bytes *piece;
    size_t count;
    struct uric_bytes one;
};

static void find_pieces(const struct uric_composition *c, int part, struct pieces *p)
{
    if (is_new(c, part) && part == c->edited && c->pieces > 0) {
        p->piece = c->piece;
        p->count = c->pieces;
    } else {
        p->one = part_bytes(c, part);
        p->piece = &p->one;
        p->count = p->one.n > 0;
    }
}

/* ---- the path and what precedes it ---- */

static int first_segment_has_colon(const struct pieces *path)
{
    size_t k;

    for (k = 0; k < path->count; k++) {
        const struct uric_bytes piece = path->piece[k];
        const char *const slash = (const char *)memchr(piece.s, '/', piece.n);

        if ((const char *)memchr(piece.s, ':', slash ? (size_t)(slash - piece.s) : piece.n))
            return 1;
        if (slash)
            return 0;
    }
    return 0;
}

/* The second byte of a path that is not empty; -1 if there is none. */
static int second_byte(const struct pieces *path)
{
    if (path->piece->n > 1)
        return (unsigned char)path->piece->s[1];
    return path->count > 1 ? (unsigned char)path->piece[1].s[0] : -1;
}

/* The guard that keeps a path from parsing as another component (RFC 3986, 3.3, 4.2): two
 * bytes, or none. */
static const char *guard_of(const struct uric_composition *c)
{
    struct pieces path;

    if (c->first > URIC_PATH || has(c, URIC_HOST) || edits_origin_form(c))
        return "";
    find_pieces(c, URIC_PATH, &path);
    if (path.count == 0)
        return "";
    if (path.piece->s[0] == '/')
        return second_byte(&path) == '/' ? "/." : "";
    return !has(c, URIC_SCHEME) && first_segment_has_colon(&path) ? "./" : "";
}

static enum uric_status misses(const struct uric_composition *c, struct uric_refusal *why)
{
    struct pieces path;

    if (!has(c, URIC_HOST)) {
        if (has(c, URIC_USERINFO))
            return uric_refuse_part(why, URIC_REASON_NEEDS_HOST, URIC_USERINFO, 0);
        if (has(c, URIC_PORT))
            return uric_refuse_part(why, URIC_REASON_NEEDS_HOST, URIC_PORT, 0);
        return URIC_OK;
    }
    if (edits_origin_form(c))
        return uric_refuse_part(why, URIC_REASON_NOT_ALLOWED, URIC_HOST, 0);
    find_pieces(c, URIC_PATH, &path);
    return path.count > 0 && path.piece->s[0] != '/'
               ? uric_refuse_part(why, URIC_REASON_NEEDS_SLASH, URIC_PATH, 0)
               : URIC_OK;
}

/* ---- in pieces ---- */

/* Seven parts, one of them in pieces, a delimiter before or after each, "//" and a
 * guard. */
enum { MOST_PIECES = URIC_PARTS - 1 + URIC_PART_PIECES + URIC_PARTS + 1 };

struct joined {
    struct uric_bytes piece[MOST_PIECES];
    size_t n;
    uint64_t length;
    uric_span64 at[URIC_PARTS]; /* the path's starts after its guard */
    size_t guard;               /* length of the guard */
};

static void join_piece(struct joined *j, const char *s, size_t n)
{
    if (n > 0) {
        j->piece[j->n].s = s;
        j->piece[j->n++].n = n;
    }
    j->length += n;
}

static void join_part(struct joined *j, const struct uric_composition *c, int part)
{
    struct pieces p;
    size_t i;

    find_pieces(c, part, &p);
    j->at[part].begin = j->length;
    for (i = 0; i < p.count; i++)
        join_piece(j, p.piece[i].s, p.piece[i].n);
    j->at[part].end = j->length;
}

static void join_all(struct joined *j, const struct uric_composition *c)
{
    const char *const guard = guard_of(c);
    int part;

    j->n = 0;
    j->length = 0;
    j->guard = guard[0] != '\0' ? 2 : 0;
    for (part = 0; part < URIC_PARTS; part++) {
        const struct uric_delimiters *const d = &uric_delimiters[part];

        if (part == URIC_USERINFO && has(c, URIC_HOST))
            join_piece(j, "//", 2);
        if (part == URIC_PATH)
            join_piece(j, guard, j->guard);
        if (!has(c, part) && part != URIC_PATH)
            continue;
        if (part != URIC_HOST)
            join_piece(j, d->lead, d->leads);
        join_part(j, c, part);
        join_piece(j, &d->follow, d->follows);
    }
}

static enum uric_status scan_pieces(const struct joined *j, const struct uric_composition *c,
                                    struct uric64 *u)
{
    struct uric_stream m;
    size_t i;

    uric_stream_init(&m, rule_of(c));
    if (c->tolerance != NULL)
        uric_stream_tolerate(&m, c->tolerance);
    for (i = 0; i < j->n; i++)
        uric_stream_feed(&m, j->piece[i].s, j->piece[i].n);
    return uric_stream_end(&m, u);
}

static int is_as_meant(const struct joined *j, const struct uric_composition *c,
                       const struct uric64 *u)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        const size_t guard = part == URIC_PATH ? j->guard : 0;

        if ((u->defined >> part & 1) != (has(c, part) || part == URIC_PATH))
            return 0;
        if ((u->defined >> part & 1) && (u->part[part].begin + guard != j->at[part].begin ||
                                         u->part[part].end != j->at[part].end))
            return 0;
    }
    return 1;
}

static int pieces_are_as_meant(const struct uric_composition *c)
{
    struct joined j;
    struct uric64 u;

    join_all(&j, c);
    return scan_pieces(&j, c, &u) == URIC_OK && is_as_meant(&j, c, &u);
}

/* ---- in a buffer ---- */

char *uric_put_piece(char *to, const char *s, size_t n)
{
    uric_copy(to, s, n);
    return to + n;
}

/* Writes the pieces; whether they parse into the parts that were meant. */
static int writes_as_meant(const struct joined *j, const struct uric_composition *c, char *buffer,
                           struct uric *parts)
{
    char *to = buffer;
    struct uric64 u;
    size_t i;

    for (i = 0; i < j->n; i++)
        to = uric_put_piece(to, j->piece[i].s, j->piece[i].n);
    if (uric_parse_as(rule_of(c), buffer, (size_t)j->length, c->tolerance, parts) != URIC_OK)
        return 0;
    u.defined = parts->defined;
    for (i = 0; i < URIC_PARTS; i++) {
        u.part[i].begin = parts->part[i].begin;
        u.part[i].end = parts->part[i].end;
    }
    return is_as_meant(j, c, &u);
}

/* ---- which byte of a part is to blame ---- */

/* A text after which the bytes of the part can be read in one way only.  In a userinfo, an "a"
 * keeps a "[" from starting an address. */
static struct uric_bytes lead_of(const struct uric_composition *c, int part)
{
    static const char leads[URIC_PARTS][5] = { "", "//a", "//@", "//@:", "a:", "/?", "/#" };
    static const unsigned char lengths[URIC_PARTS] = { 0, 3, 3, 4, 2, 2, 2 };
    struct uric_bytes lead = { leads[part], lengths[part] };

    if (part < URIC_PATH)
        return lead;
    if (part > URIC_PATH) {
        if (!edits_origin_form(c))
            lead.s++, lead.n--;
    } else if (has(c, URIC_HOST)) {
        lead.s = leads[URIC_HOST];
    } else if (!has(c, URIC_SCHEME)) {
        lead.n = 0;
    }
    return lead;
}

/* Whether a byte of a match, from `begin` on, delimits the part: *at is its offset. */
static int is_delimited(const struct uric64 *u, int part, uint64_t begin, uint64_t length,
                        uint64_t *at)
{
    *at = u->part[part].end;
    if (part == URIC_USERINFO && !uric64_has(u, URIC_USERINFO))
        *at = uric64_authority(u).end;
    else if (!uric64_has(u, (enum uric_part)part))
        return 0;
    return *at >= begin && *at < length;
}

/* Whether this byte of a host or port, an "@", would make what precedes it a userinfo. */
static int ends_userinfo(int part, const struct uric_bytes *piece, size_t count, uint64_t at)
{
    size_t i;

    for (i = 0; i < count && at >= piece[i].n; i++)
        at -= piece[i].n;
    return (part == URIC_HOST || part == URIC_PORT) && i < count && piece[i].s[at] == '@';
}

enum uric_reason uric_bad_byte(const struct uric_composition *c, int part,
                               const struct uric_bytes *piece, size_t count, uint64_t *at)
{
    const struct uric_bytes lead = lead_of(c, part);
    const char *const guard = part == URIC_PATH ? guard_of(c) : "";
    const size_t n = lead.n + (guard[0] != '\0' ? 2 : 0);
    struct uric_stream m;
    struct uric64 u;
    uint64_t length;
    size_t i;

    uric_stream_init(&m, edits_origin_form(c)  ? URIC_RULE_ORIGIN_FORM
                         : part == URIC_SCHEME ? URIC_RULE_URI
                                               : URIC_RULE_URI_REFERENCE);
    if (c->tolerance != NULL)
        uric_stream_tolerate(&m, c->tolerance);
    uric_stream_feed(&m, lead.s, lead.n);
    uric_stream_feed(&m, guard, n - lead.n);
    for (i = 0; i < count; i++)
        uric_stream_feed(&m, piece[i].s, piece[i].n);
    if (uric_stream_prefix(&m, &u, &length) == URIC_OK &&
        is_delimited(&u, part, n, length, at)) {
        *at -= n;
        return URIC_REASON_DELIMITER;
    }
    *at = uric_stream_taken(&m) > n ? uric_stream_taken(&m) - n : 0;
    if (part == URIC_SCHEME && edits_origin_form(c))
        *at = 0; /* there is no place for one */
    return ends_userinfo(part, piece, count, *at) ? URIC_REASON_DELIMITER
                                                  : URIC_REASON_NOT_ALLOWED;
}

static URIC_NEVER_INLINE enum uric_status blame_byte(const struct uric_composition *c, int part,
                                                     struct uric_refusal *why)
{
    struct pieces p;
    uint64_t at;
    enum uric_reason reason;

    find_pieces(c, part, &p);
    reason = uric_bad_byte(c, part, p.piece, p.count, &at);
    return uric_refuse_part(why, reason, part, (size_t)at);
}

/* Checks a part alone, with only an authority around or before it. */
static enum uric_status check_alone(const struct uric_composition *c, int part,
                                    struct uric_refusal *why)
{
    static const struct uric_bytes empty = { "", 0 };
    struct uric_composition alone;

    if (!has(c, part))
        return URIC_OK;
    memset(&alone, 0, sizeof alone);
    alone.tolerance = c->tolerance;
    alone.last = URIC_FRAGMENT;
    alone.edited = part;
    if (part >= URIC_USERINFO && part <= URIC_PATH && has(c, URIC_HOST))
        alone.part[URIC_HOST] = empty;
    alone.part[part] = part_bytes(c, part);
    return pieces_are_as_meant(&alone) ? URIC_OK : blame_byte(&alone, part, why);
}

/* Names the first part that is invalid on its own: the scanner may read it as the start of another,
 * and stop only in the next part. */
static enum uric_status name_part(const struct uric_composition *c, struct uric_refusal *why)
{
    enum uric_status status = URIC_OK;
    int part;

    for (part = 0; part < URIC_PARTS && status == URIC_OK; part++)
        status = check_alone(c, part, why);
    /* parts that are valid alone, with the delimiters and guards between them, are so together */
    return status != URIC_OK ? status
                             : uric_refuse_part(why, URIC_REASON_NOT_ALLOWED, URIC_PATH, 0);
}

/* URIC_OK or, with the reason, URIC_REFUSED. */
static URIC_NEVER_INLINE enum uric_status check_without_buffer(const struct uric_composition *c,
                                                               struct uric_refusal *why)
{
    if (pieces_are_as_meant(c))
        return URIC_OK;
    return c->edited == URIC_PARTS ? name_part(c, why) : blame_byte(c, c->edited, why);
}

/* ---- the reference ---- */

static enum uric_status compose(struct uric_composition *c, char *buffer, size_t size,
                                size_t *length, struct uric *parts, struct uric_refusal *why)
{
    enum uric_status status = misses(c, why);
    char room[URIC_COMPOSE_ROOM];
    struct joined j;

    if (status != URIC_OK)
        return status;
    join_all(&j, c);
    if (j.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (j.length == 0 || j.length > size)
        buffer = j.length <= sizeof room ? room : NULL;
    if (buffer == NULL || !writes_as_meant(&j, c, buffer, parts))
        status = check_without_buffer(c, why);
    if (status != URIC_OK)
        return status;
    *length = (size_t)j.length;
    return *length > size ? URIC_TOO_SMALL : URIC_OK;
}

enum uric_status uric_compose(struct uric_composition *c, char *buffer, size_t size,
                              size_t *length, struct uric *parts, struct uric_refusal *why)
{
    struct uric found;
    enum uric_status status;

    *length = 0;
    if (parts == NULL)
        parts = &found;
    status = compose(c, buffer, size, length, parts, why);
    if (status != URIC_OK)
        memset(parts, 0, sizeof *parts);
    return status;
}
