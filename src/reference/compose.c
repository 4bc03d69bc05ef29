/* Composes a reference from parts.  The resumable scanner checks the pieces before any
 * is written: it must find the parts that were given, so that no part can end early or
 * become another. */
#include "reference/compose.h"

/* Seven parts, one of them in pieces, a delimiter before or after each, "//" and a
 * guard. */
enum { MOST_PIECES = URIC_PARTS - 1 + URIC_PART_PIECES + URIC_PARTS + 1 };

struct composition {
    struct uric_bytes piece[MOST_PIECES];
    size_t n;
    uint64_t length;
    uric_span64 at[URIC_PARTS]; /* the path's starts after its guard */
    size_t guard;               /* length of the guard */
};

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

int uric_is_scheme(struct uric_bytes bytes)
{
    struct uric_stream m;
    struct uric64 u;

    uric_stream_init(&m, URIC_RULE_URI);
    uric_stream_feed(&m, bytes.s, bytes.n);
    uric_stream_feed(&m, ":", 1);
    return uric_stream_end(&m, &u) == URIC_OK && u.part[URIC_SCHEME].end == bytes.n;
}

/* Keeps sums of lengths within 64 bits and offsets within 32. */
int uric_too_long(struct uric_bytes bytes)
{
    return bytes.n > URIC_MAX_LENGTH;
}

void uric_part_add(struct uric_part_text *part, const char *s, size_t n)
{
    if (n > 0) {
        part->piece[part->n].s = s;
        part->piece[part->n++].n = n;
    }
    part->defined = 1;
}

void uric_part_set(struct uric_part_text *part, struct uric_bytes value)
{
    part->n = 0;
    part->defined = 0;
    if (value.s != NULL)
        uric_part_add(part, value.s, value.n);
}

/* ---- the path and what precedes it ---- */

/* Byte i of the path; its pieces are not empty. */
static int byte_at(const struct uric_part_text *path, size_t i)
{
    size_t k;

    for (k = 0; k < path->n; i -= path->piece[k++].n) {
        if (i < path->piece[k].n)
            return (unsigned char)path->piece[k].s[i];
    }
    return -1;
}

static int first_segment_has_colon(const struct uric_part_text *path)
{
    size_t k;

    for (k = 0; k < path->n; k++) {
        const struct uric_bytes piece = path->piece[k];
        const char *const slash = (const char *)memchr(piece.s, '/', piece.n);

        if ((const char *)memchr(piece.s, ':', slash ? (size_t)(slash - piece.s) : piece.n))
            return 1;
        if (slash)
            return 0;
    }
    return 0;
}

/* The guard that keeps a path from parsing as another component (RFC 3986, 3.3, 4.2). */
static const char *guard_of(const struct uric_part_text part[URIC_PARTS])
{
    const struct uric_part_text *const path = &part[URIC_PATH];

    if (part[URIC_HOST].defined)
        return "";
    if (byte_at(path, 0) == '/')
        return byte_at(path, 1) == '/' ? "/." : "";
    return !part[URIC_SCHEME].defined && first_segment_has_colon(path) ? "./" : "";
}

static enum uric_status misses(const struct uric_part_text part[URIC_PARTS],
                               struct uric_refusal *why)
{
    const int host = part[URIC_HOST].defined;

    if (!host && part[URIC_USERINFO].defined)
        return uric_refuse_part(why, URIC_REASON_NEEDS_HOST, URIC_USERINFO, 0);
    if (!host && part[URIC_PORT].defined)
        return uric_refuse_part(why, URIC_REASON_NEEDS_HOST, URIC_PORT, 0);
    if (host && part[URIC_PATH].n > 0 && byte_at(&part[URIC_PATH], 0) != '/')
        return uric_refuse_part(why, URIC_REASON_NEEDS_SLASH, URIC_PATH, 0);
    return URIC_OK;
}

/* ---- pieces ---- */

static void join_piece(struct composition *c, const char *s, size_t n)
{
    if (n > 0) {
        c->piece[c->n].s = s;
        c->piece[c->n++].n = n;
    }
    c->length += n;
}

static void join_part(struct composition *c, const struct uric_part_text *part,
                      int which)
{
    size_t i;

    c->at[which].begin = c->length;
    for (i = 0; i < part->n; i++)
        join_piece(c, part->piece[i].s, part->piece[i].n);
    c->at[which].end = c->length;
}

static void join_all(struct composition *c, const struct uric_part_text part[URIC_PARTS])
{
    static const struct uric_bytes first[URIC_PARTS] = {
        { "", 0 }, { "", 0 }, { "", 0 }, { ":", 1 }, { "", 0 }, { "?", 1 }, { "#", 1 }
    };
    static const struct uric_bytes last[URIC_PARTS] = {
        { ":", 1 }, { "@", 1 }, { "", 0 }, { "", 0 }, { "", 0 }, { "", 0 }, { "", 0 }
    };
    const char *const guard = guard_of(part);
    int which;

    memset(c, 0, sizeof *c);
    c->guard = guard[0] != '\0' ? 2 : 0;
    for (which = 0; which < URIC_PARTS; which++) {
        if (which == URIC_USERINFO && part[URIC_HOST].defined)
            join_piece(c, "//", 2);
        if (which == URIC_PATH)
            join_piece(c, guard, c->guard);
        if (!part[which].defined && which != URIC_PATH)
            continue;
        join_piece(c, first[which].s, first[which].n);
        join_part(c, &part[which], which);
        join_piece(c, last[which].s, last[which].n);
    }
}

/* ---- checking with the scanner ---- */

static enum uric_status scan_pieces(const struct composition *c, int rule, struct uric64 *u)
{
    struct uric_stream m;
    size_t i;

    uric_stream_init(&m, rule);
    for (i = 0; i < c->n; i++)
        uric_stream_feed(&m, c->piece[i].s, c->piece[i].n);
    return uric_stream_end(&m, u);
}

/* Blames the edited part, if there is one; otherwise the part that the byte is in or right
 * after. */
static enum uric_status refuse_byte(const struct composition *c,
                                    const struct uric_part_text part[URIC_PARTS], int edited,
                                    uint64_t at, struct uric_refusal *why)
{
    uint64_t end;
    int which;

    for (which = edited == URIC_PARTS ? 0 : edited; which < URIC_FRAGMENT; which++) {
        if (which == edited ||
            ((part[which].defined || which == URIC_PATH) && at <= c->at[which].end))
            break;
    }
    end = at < c->at[which].end ? at : c->at[which].end;
    return uric_refuse_part(why, URIC_REASON_NOT_ALLOWED, which,
                            end > c->at[which].begin
                                ? (size_t)(end - c->at[which].begin)
                                : 0);
}

/* Blames the first part inside which the scanner found the end of a part. */
static enum uric_status refuse_delimiter(const struct composition *c,
                                         const struct uric64 *u,
                                         struct uric_refusal *why)
{
    int which, found;

    for (which = 0; which < URIC_PARTS; which++) {
        for (found = 0; found < URIC_PARTS; found++) {
            const uint64_t end = u->part[found].end;

            if (u->defined >> found & 1 && end != c->at[found].end &&
                end >= c->at[which].begin && end < c->at[which].end)
                return uric_refuse_part(why, URIC_REASON_DELIMITER, which,
                                        (size_t)(end - c->at[which].begin));
        }
    }
    /* unreachable: an unintended delimiter is inside a part, and every intended one is
     * found unless an unintended one precedes it */
    return uric_refuse_part(why, URIC_REASON_DELIMITER, URIC_PATH, 0);
}

static int is_as_meant(const struct composition *c,
                       const struct uric_part_text part[URIC_PARTS],
                       const struct uric64 *u)
{
    int which;

    for (which = 0; which < URIC_PARTS; which++) {
        const size_t guard = which == URIC_PATH ? c->guard : 0;

        if ((u->defined >> which & 1) != (part[which].defined || which == URIC_PATH))
            return 0;
        if ((u->defined >> which & 1) &&
            (u->part[which].begin + guard != c->at[which].begin ||
             u->part[which].end != c->at[which].end))
            return 0;
    }
    return 1;
}

static enum uric_status check_pieces(const struct composition *c,
                                     const struct uric_part_text part[URIC_PARTS], int edited,
                                     struct uric_refusal *why)
{
    struct uric64 u;

    if (scan_pieces(c, part[URIC_SCHEME].defined ? URIC_RULE_URI : URIC_RULE_URI_REFERENCE,
                    &u) != URIC_OK)
        return refuse_byte(c, part, edited, u.error_offset, why);
    return is_as_meant(c, part, &u) ? URIC_OK : refuse_delimiter(c, &u, why);
}

/* Checks a part alone, with only an authority around or before it. */
static enum uric_status check_alone(const struct uric_part_text part[URIC_PARTS], int which,
                                    struct uric_refusal *why)
{
    struct uric_part_text alone[URIC_PARTS];
    struct composition c;

    if (!part[which].defined)
        return URIC_OK;
    memset(alone, 0, sizeof alone);
    alone[URIC_HOST].defined = which >= URIC_USERINFO && which <= URIC_PATH &&
                               part[URIC_HOST].defined;
    alone[which] = part[which];
    join_all(&c, alone);
    return check_pieces(&c, alone, which, why);
}

/* The scanner may read an invalid part as the start of another and stop only in the next
 * part.  So this names the first part that is invalid on its own. */
static enum uric_status name_part(const struct uric_part_text part[URIC_PARTS],
                                  struct uric_refusal *why)
{
    enum uric_status status = URIC_OK;
    int which;

    for (which = 0; which < URIC_PARTS && status == URIC_OK; which++)
        status = check_alone(part, which, why);
    return status;
}

static void put_pieces(const struct composition *c, char *to)
{
    size_t i;

    for (i = 0; i < c->n; to += c->piece[i++].n)
        memcpy(to, c->piece[i].s, c->piece[i].n);
}

enum uric_status uric_compose(const struct uric_part_text part[URIC_PARTS], int edited,
                              char *buffer, size_t size, size_t *length, struct uric_refusal *why)
{
    struct composition c;
    enum uric_status status;

    *length = 0;
    status = misses(part, why);
    if (status != URIC_OK)
        return status;
    join_all(&c, part);
    if (c.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    status = check_pieces(&c, part, edited, why);
    if (status != URIC_OK && edited == URIC_PARTS)
        name_part(part, why);
    if (status != URIC_OK)
        return status;
    *length = (size_t)c.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    put_pieces(&c, buffer);
    return URIC_OK;
}
