/* Builds a reference from its parts. */
#include "reference/compose.h"

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

/* Where to write, and where each part ends; 0 if it is undefined. */
struct building {
    char *begin, *to;
    unsigned defined;
    uint32_t ends[URIC_PARTS];
};

static URIC_ALWAYS_INLINE void put_part(struct building *b, int which,
                                        const struct uric_bytes *part)
{
    b->to = uric_put_piece(b->to, part[which].s, part[which].n);
    b->ends[which] = (uint32_t)(b->to - b->begin);
    b->defined |= 1u << which;
}

/* The same with a delimiter before or after it. */
static URIC_ALWAYS_INLINE void put_optional(struct building *b, char lead, int which, char follow,
                                            const struct uric_bytes *part)
{
    if (part[which].s == NULL)
        return;
    if (lead != 0)
        *b->to++ = lead;
    put_part(b, which, part);
    if (follow != 0)
        *b->to++ = follow;
}

/* The common case: what is written parses into the parts that were given.  If the same parts are
 * defined and end where they should, they begin there, too.  Otherwise URIC_NONE. */
static URIC_ALWAYS_INLINE enum uric_status build_quickly(const struct uric_bytes *part,
                                                         char *buffer, size_t size,
                                                         size_t *length, struct uric *parts)
{
    const uint64_t wanted = part[URIC_PATH].s != NULL ? room_for_all(part) : 0;
    char room[URIC_COMPOSE_ROOM];
    struct building b;
    uint32_t differ;
    int which;

    if (wanted == 0 || wanted > URIC_MAX_LENGTH || (wanted > size && wanted > sizeof room))
        return URIC_NONE;
    if (wanted > size)
        buffer = room;
    b.begin = b.to = buffer;
    b.defined = 0;
    memset(b.ends, 0, sizeof b.ends);
    put_optional(&b, 0, URIC_SCHEME, ':', part);
    if (part[URIC_HOST].s != NULL) {
        *b.to++ = '/';
        *b.to++ = '/';
        put_optional(&b, 0, URIC_USERINFO, '@', part);
        put_part(&b, URIC_HOST, part);
        put_optional(&b, ':', URIC_PORT, 0, part);
    } else if (part[URIC_USERINFO].s != NULL || part[URIC_PORT].s != NULL) {
        return URIC_NONE;
    }
    put_part(&b, URIC_PATH, part);
    put_optional(&b, '?', URIC_QUERY, 0, part);
    put_optional(&b, '#', URIC_FRAGMENT, 0, part);
    *length = (size_t)(b.to - buffer);
    if ((wanted > size && *length <= size) || uric_parse(buffer, *length, parts) != URIC_OK)
        return URIC_NONE;
    differ = parts->defined ^ b.defined;
    for (which = 0; which < URIC_PARTS; which++)
        differ |= parts->part[which].end ^ b.ends[which];
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
