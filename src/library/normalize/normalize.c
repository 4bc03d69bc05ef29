/* Writes the normal form of a reference (RFC 3986, 6.2). */
#include "normalize/needs.h"
#include "normalize/normal.h"

#include "reference/result_parts.h"
#include "util/ascii.h"
#include "util/decoded.h"

/* ---- by pieces from the end: for a map, or into a tight buffer ---- */

/* Writes the map of a piece's bytes, the first to map[0]. */
static void write_map(uint32_t *map, const struct uric_normal_piece *piece)
{
    size_t i;

    for (i = 0; i < piece->n; i++)
        map[i] = piece->raw + piece->one * (uint32_t)i;
}

/* The offsets at which the parts of the reference start and end, from its end; and how many
 * bytes of the normal form come from there on. */
struct cuts {
    uint32_t offset[2 * URIC_PARTS];
    uint64_t after[2 * URIC_PARTS];
    int count, passed;
};

static void list_cuts(struct cuts *c, const struct uric *u)
{
    int part;

    c->count = c->passed = 0;
    for (part = URIC_FRAGMENT; part >= 0; part--) {
        if (uric_has(u, (enum uric_part)part)) {
            c->offset[c->count++] = u->part[part].end;
            c->offset[c->count++] = u->part[part].begin;
        }
    }
}

/* Passes the cuts in and after a piece, which `length` bytes follow. */
static void pass_cuts(struct cuts *c, const struct uric_normal_piece *piece, uint64_t length)
{
    const uint32_t end = piece->raw + piece->one * (uint32_t)piece->n;

    for (; c->passed < c->count && c->offset[c->passed] > piece->raw; c->passed++) {
        const uint32_t cut = c->offset[c->passed];

        c->after[c->passed] = length + (cut < end ? end - cut : 0);
    }
}

/* A decoded triplet can make an IPv4address of a reg-name: the scanner decides. */
static uint8_t kind_of_host(const struct uric *u, const char *s, uric_span host)
{
    const uric_span old = u->part[URIC_HOST];
    struct uric found;

    if (u->host_kind != URIC_HOST_REG_NAME || old.end - old.begin == host.end - host.begin)
        return u->host_kind;
    uric_parse_as(URIC_RULE_HOST, s + host.begin, host.end - host.begin, NULL, &found);
    return found.host_kind;
}

/* The parts of the normal form, `length` bytes at s. */
static void parts_of_normal(const struct cuts *c, const struct uric_normal *n, const char *s,
                            uint32_t length, struct uric *parts)
{
    int part, i = 0;

    uric_result_begin(parts);
    for (part = URIC_FRAGMENT; part >= 0; part--) {
        if (uric_has(n->u, (enum uric_part)part)) {
            const uint32_t end = length - (uint32_t)c->after[i++];
            const uint32_t begin = length - (uint32_t)c->after[i++];

            if (part != URIC_PORT || !n->drops_port)
                uric_result_add(parts, (enum uric_part)part, begin, end);
        }
    }
    parts->part[URIC_PATH].end += n->lacks_path != 0;
    parts->host_kind = kind_of_host(n->u, s, parts->part[URIC_HOST]);
    uric_result_end(parts, s);
    if (uric_is_origin_form(n->u))
        parts->path_kind = URIC_PATH_ABEMPTY;
}

/* Returns the length of what remains to be read, and writes it so that it ends at `end` and
 * its map at `map_end`, and passes the cuts; each may be NULL. */
static uint64_t write_before(struct uric_normal n, char *end, uint32_t *map_end,
                             struct cuts *cuts)
{
    struct uric_normal_piece piece;
    uint64_t length = 0;

    while (uric_normal_before(&n, &piece)) {
        if (cuts != NULL)
            pass_cuts(cuts, &piece, length);
        length += piece.n;
        if (end != NULL) {
            end -= piece.n;
            memcpy(end, piece.s, piece.n);
        }
        if (map_end != NULL) {
            map_end -= piece.n;
            write_map(map_end, &piece);
        }
    }
    while (cuts != NULL && cuts->passed < cuts->count)
        cuts->after[cuts->passed++] = length;
    return length;
}

/* For a reference that is already normal. */
static void copy_normal(const char *s, size_t n, char *buffer, uint32_t *map)
{
    const struct uric_normal_piece all = { s, n, 0, 1 };

    if (n > 0) {
        URIC_FORGET(s);
        memcpy(buffer, s, n);
    }
    if (map != NULL)
        write_map(map, &all);
}

static enum uric_status write_pieces(const char *s, const struct uric *u, unsigned needs,
                                     const struct uric_scheme *scheme, char *buffer,
                                     size_t size, size_t *length, struct uric *parts,
                                     uint32_t *map)
{
    uint64_t n = uric_end(u);
    struct uric_normal normal;
    struct cuts cuts;

    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        n = write_before(normal, NULL, NULL, NULL);
    }
    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)n;
    if (*length > size)
        return URIC_TOO_SMALL;
    if (needs && n > 0) {
        list_cuts(&cuts, u);
        write_before(normal, buffer + n, map ? map + n : NULL, parts != NULL ? &cuts : NULL);
        if (parts != NULL)
            parts_of_normal(&cuts, &normal, buffer, (uint32_t)n, parts);
    } else {
        copy_normal(s, *length, buffer, map);
        if (parts != NULL && n > 0)
            *parts = *u;
        else if (parts != NULL)
            uric_parse("", 0, parts);
    }
    if (map != NULL)
        map[n] = uric_end(u);
    return URIC_OK;
}

/* ---- in one pass from the start: if the buffer holds whatever comes out ---- */

struct writing {
    const char *s;
    char *to;
    uint32_t from;    /* everything before this offset is written */
    uint32_t percent; /* the first "%" from `from` on that may change; n: none */
    uint32_t n;
    unsigned steps;
    char *begin;
    struct uric *parts; /* of what is written; or NULL */
};

static uint32_t next_percent(const struct writing *w, uint32_t from)
{
    const char *percent;

    if (from == w->n || w->s[from] == '%')
        return from;
    percent = (const char *)memchr(w->s + from, '%', w->n - from);
    return percent ? (uint32_t)(percent - w->s) : w->n;
}

static void write_bytes(struct writing *w, uint32_t end)
{
    memcpy(w->to, w->s + w->from, end - w->from);
    w->to += end - w->from;
    w->from = end;
}

static void write_triplet(struct writing *w)
{
    const char *const triplet = w->s + w->from;
    unsigned char byte;

    if (!uric_is_triplet((const unsigned char *)w->s, w->from, w->n)) {
        *w->to++ = '%';
        w->from++;
        return;
    }
    byte = uric_triplet(triplet);
    w->from += 3;
    if (w->steps & URIC_STEP_PERCENT &&
        uric_is_needless(w->s, (size_t)(triplet - w->s), byte)) {
        *w->to++ = (char)byte;
        return;
    }
    if (w->steps & URIC_STEP_CASE)
        uric_put_triplet(w->to, byte);
    else
        memcpy(w->to, triplet, 3);
    w->to += 3;
}

/* Writes up to `end`, with triplets normalized. */
static void write_until(struct writing *w, uint32_t end)
{
    while (w->percent < end) {
        if (w->percent > w->from)
            write_bytes(w, w->percent);
        write_triplet(w);
        w->percent = next_percent(w, w->from);
    }
    if (w->from < end)
        write_bytes(w, end);
}

/* Where the byte at this offset will be; everything before it stays. */
static uint32_t place(struct writing *w, uint32_t offset)
{
    if (w->percent < offset)
        write_until(w, offset);
    return (uint32_t)(w->to - w->begin) + (offset - w->from);
}

/* Adds a part that comes after everything written so far, except for its end: the steps that
 * change more than triplets are taken elsewhere. */
static void add_part(struct writing *w, const struct uric *u, enum uric_part part)
{
    uint32_t begin;

    if (uric_has(u, part)) {
        begin = place(w, u->part[part].begin);
        uric_result_add(w->parts, part, begin, place(w, u->part[part].end));
    }
}

/* Eight letters, digits or delimiters in lower case. */
static uint64_t lower_word(uint64_t word)
{
    const uint64_t each = ~(uint64_t)0 / 255;
    const uint64_t low = word & 0x7f * each;
    const uint64_t upper = (low + (0x80 - 'A') * each) ^ (low + (0x7f - 'Z') * each);

    return word | ((upper & ~word & 0x80 * each) >> 2);
}

static void lower_bytes(char *s, size_t n)
{
    uint64_t word;
    size_t i;

    if (n < sizeof word) {
        for (i = 0; i < n; i++)
            s[i] = (char)uric_lower(s[i]);
        return;
    }
    for (i = 0; i < n; i += sizeof word) {
        if (i > n - sizeof word)
            i = n - sizeof word;
        memcpy(&word, s + i, sizeof word);
        word = lower_word(word);
        memcpy(s + i, &word, sizeof word);
    }
}

/* Lower-cases a host or a scheme but keeps the digits of its triplets. */
static void lower_host(char *s, size_t n)
{
    const char *percent;

    while ((percent = (const char *)memchr(s, '%', n)) != NULL) {
        const size_t before = (size_t)(percent - s);

        lower_bytes(s, before);
        s += before + 3;
        n -= before + 3;
    }
    lower_bytes(s, n);
}

/* Older editions have triplets in schemes. */
static void write_scheme(struct writing *w, const struct uric *u)
{
    const uint32_t end = u->part[URIC_SCHEME].end;
    char *const to = w->to;

    if (!uric_has(u, URIC_SCHEME))
        return;
    if (w->steps & URIC_STEP_CASE) {
        const int encoded = w->percent < end;

        write_until(w, end);
        if (encoded)
            lower_host(to, (size_t)(w->to - to));
        else
            lower_bytes(to, end);
    }
    if (w->parts != NULL)
        uric_result_add(w->parts, URIC_SCHEME, 0, place(w, end));
}

static void write_authority(struct writing *w, const struct uric *u,
                            const struct uric_scheme *scheme)
{
    const uric_span host = u->part[URIC_HOST];
    uint32_t begin = 0;
    char *to;

    if (w->parts != NULL) {
        add_part(w, u, URIC_USERINFO);
        begin = place(w, host.begin);
    }
    if (w->steps & URIC_STEP_IPV6 && u->host_kind == URIC_HOST_IPV6ADDRESS) {
        write_until(w, host.begin);
        w->to += uric_literal_text(w->s, u, w->to);
        w->from = host.end;
    } else if (w->steps & URIC_STEP_CASE) {
        if (w->percent < host.end)
            write_until(w, host.begin);
        to = w->to + (host.begin - w->from);
        write_until(w, host.end);
        lower_host(to, (size_t)(w->to - to));
    }
    if (w->parts != NULL)
        uric_result_add(w->parts, URIC_HOST, begin, place(w, host.end));
    if (w->steps & URIC_STEP_SCHEME && uric_drops_port(w->s, u, scheme)) {
        write_until(w, host.end);
        w->from = u->part[URIC_PORT].end;
    } else if (w->parts != NULL) {
        add_part(w, u, URIC_PORT);
    }
}

static void write_path(struct writing *w, const struct uric *u,
                       const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];
    uint32_t at = 0;
    char *begin;
    size_t n;

    if (w->parts != NULL)
        at = place(w, path.begin);
    if (w->steps & URIC_STEP_SCHEME && uric_lacks_path(w->s, u, scheme)) {
        write_until(w, path.begin);
        *w->to++ = '/';
    } else if (w->steps & URIC_STEP_DOTS && uric_has_own_dots(w->s, u)) {
        write_until(w, path.begin);
        begin = w->to;
        write_until(w, path.end);
        uric_remove_dot_segments(begin, (size_t)(w->to - begin), URIC_DOTS_LITERAL, begin,
                                 (size_t)(w->to - begin), &n);
        w->to = begin + n;
        if (uric_guards_path(u) && w->to - begin > 1 && begin[0] == '/' &&
            begin[1] == '/') {
            memmove(begin + 2, begin, (size_t)(w->to - begin));
            begin[1] = '.';
            w->to += 2;
        }
    }
    if (w->parts != NULL)
        uric_result_add(w->parts, URIC_PATH, at, place(w, path.end));
}

/* How much longer a normal form can be than its source: a guard, the "/" of an empty path,
 * and the growth of an IPv6 address. */
enum { GROWTH = 2 + 1 + 6 };

static size_t write_whole(const char *s, const struct uric *u, unsigned steps,
                          const struct uric_scheme *scheme, char *buffer,
                          struct uric *parts)
{
    struct writing w;

    w.s = s;
    w.to = w.begin = buffer;
    w.parts = parts;
    w.from = 0;
    w.n = uric_end(u);
    w.steps = steps;
    w.percent = w.n;
    if (steps & (URIC_STEP_PERCENT | URIC_STEP_CASE))
        w.percent = next_percent(&w, 0);
    write_scheme(&w, u);
    if (uric_has(u, URIC_HOST))
        write_authority(&w, u, scheme);
    write_path(&w, u, scheme);
    if (parts != NULL) {
        add_part(&w, u, URIC_QUERY);
        add_part(&w, u, URIC_FRAGMENT);
    }
    write_until(&w, w.n);
    if (parts != NULL) {
        parts->host_kind = kind_of_host(u, buffer, parts->part[URIC_HOST]);
        uric_result_end(parts, buffer);
        if (uric_is_origin_form(u))
            parts->path_kind = URIC_PATH_ABEMPTY;
    }
    return (size_t)(w.to - buffer);
}

static enum uric_status normalize(struct uric_ref ref, enum uric_step steps,
                                  const struct uric_scheme *scheme, char *buffer, size_t size,
                                  size_t *length, struct uric *parts, uint32_t *map)
{
    const uint32_t n = uric_end(ref.u);
    const unsigned needs = uric_needs(ref, steps, scheme); /* most references are normal */

    *length = 0;
    if (!uric_is_reference(ref.u))
        return URIC_INVALID;
    if (needs == 0 || map != NULL || size <= GROWTH || n >= size - GROWTH ||
        n > URIC_MAX_LENGTH - GROWTH)
        return write_pieces(ref.s, ref.u, needs, scheme, buffer, size, length, parts, map);
    if (parts != NULL)
        uric_result_begin(parts);
    *length = write_whole(ref.s, ref.u, needs, scheme, buffer, parts);
    return URIC_OK;
}

enum uric_status uric_normalize(struct uric_ref ref, enum uric_step steps,
                                const struct uric_scheme *scheme, char *buffer, size_t size,
                                size_t *length, struct uric *parts, uint32_t *map)
{
    const enum uric_status status =
        normalize(ref, steps, scheme, buffer, size, length, parts, map);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
}
