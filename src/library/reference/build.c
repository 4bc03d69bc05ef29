/* Builds a reference from its parts. */
#include "reference/compose.h"
#include "util/copy.h"

/* The length of a part with its delimiters.  One that is too long makes the sum too long. */
static URIC_ALWAYS_INLINE uint64_t room_for(struct uric_bytes part, unsigned delimiters)
{
    if (part.s == NULL)
        return 0;
    return uric_too_long(part) ? (uint64_t)1 << 60 : part.n + delimiters;
}

/* The room for all of them, and for the guard that a path may need. */
static URIC_ALWAYS_INLINE uint64_t room_for_all(const struct uric_bytes *part)
{
    const struct uric_bytes path = part[URIC_PATH];
    const uint64_t room =
        room_for(part[URIC_SCHEME], 1) + room_for(part[URIC_USERINFO], 1) +
        room_for(part[URIC_HOST], 2) + room_for(part[URIC_PORT], 1) + room_for(path, 0) +
        room_for(part[URIC_QUERY], 1) + room_for(part[URIC_FRAGMENT], 1);

    if (part[URIC_HOST].s != NULL || path.n == 0 ||
        (path.s[0] == '/' && (path.n == 1 || path.s[1] != '/')))
        return room;
    return room + 2;
}

/* Writes the parts and their delimiters.  Returns a bit for each defined part, and in `ends` where
 * each ends: 0 if it is undefined. */
static URIC_ALWAYS_INLINE unsigned put_parts(const struct uric_bytes *part, char *buffer,
                                             uint32_t ends[URIC_PARTS], size_t *length)
{
    unsigned defined = 0;
    char *to = buffer;
    int which;

    memset(ends, 0, URIC_PARTS * sizeof *ends);
    for (which = 0; which < URIC_PARTS; which++) {
        const struct uric_delimiters *const d = &uric_delimiters[which];
        const struct uric_bytes piece = part[which];

        if (which == URIC_USERINFO && part[URIC_HOST].s != NULL) {
            *to++ = '/';
            *to++ = '/';
        }
        if (piece.s == NULL)
            continue;
        if (d->leads == 1) /* those of a host are written */
            *to++ = d->lead[0];
        uric_copy(to, piece.s, piece.n);
        to += piece.n;
        ends[which] = (uint32_t)(to - buffer);
        defined |= 1u << which;
        if (d->follows > 0)
            *to++ = d->follow;
    }
    *length = (size_t)(to - buffer);
    return defined;
}

/* The common case: what is written parses into the parts that were given.  If the same parts are
 * defined and end where they should, they begin there, too.  Otherwise URIC_NONE. */
static URIC_ALWAYS_INLINE enum uric_status build_quickly(const struct uric_bytes *part,
                                                         char *buffer, size_t size,
                                                         size_t *length, struct uric *parts)
{
    const uint64_t wanted = part[URIC_PATH].s != NULL ? room_for_all(part) : 0;
    char room[URIC_COMPOSE_ROOM];
    uint32_t ends[URIC_PARTS], differ;
    unsigned defined;
    int which;

    if (wanted == 0 || wanted > URIC_MAX_LENGTH || (wanted > size && wanted > sizeof room))
        return URIC_NONE;
    if (part[URIC_HOST].s == NULL && (part[URIC_USERINFO].s != NULL || part[URIC_PORT].s != NULL))
        return URIC_NONE;
    if (wanted > size)
        buffer = room;
    defined = put_parts(part, buffer, ends, length);
    if ((wanted > size && *length <= size) || uric_parse(buffer, *length, parts) != URIC_OK)
        return URIC_NONE;
    differ = parts->defined ^ defined;
    for (which = 0; which < URIC_PARTS; which++)
        differ |= parts->part[which].end ^ ends[which];
    if (differ != 0)
        return URIC_NONE;
    if (*length <= size)
        return URIC_OK;
    uric_no_parts(parts);
    return URIC_TOO_SMALL;
}

enum uric_status uric_build(const struct uric_bytes part[URIC_PARTS],
                            const struct uric_tolerance *tolerance, char *buffer, size_t size,
                            size_t *length, struct uric *parts, struct uric_refusal *why)
{
    struct uric_composition c;
    struct uric_refusal unasked;
    struct uric found;
    int which, too_long = 0;

    if (why == NULL)
        why = &unasked;
    memset(why, 0, sizeof *why);
    if (tolerance == NULL) {
        const enum uric_status status =
            build_quickly(part, buffer, size, length, parts != NULL ? parts : &found);

        if (status != URIC_NONE)
            return status;
    }
    *length = 0;
    c.old = uric_bind(NULL, NULL);
    c.tolerance = tolerance;
    c.first = URIC_SCHEME;
    c.last = URIC_FRAGMENT;
    c.edited = URIC_PARTS;
    c.pieces = 0;
    for (which = 0; which < URIC_PARTS; which++) {
        const struct uric_bytes given = uric_bytes_given(part[which]);

        c.part[which] = given;
        too_long |= uric_too_long(given);
    }
    if (too_long) {
        uric_no_parts(parts);
        return URIC_TOO_LONG;
    }
    return uric_compose(&c, buffer, size, length, parts, why);
}
