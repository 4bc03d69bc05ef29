/* Percent-encodes what a reference has beyond RFC 3986. */
#include "util/triplet.h"
#include "util/written.h"

/* ---- into a buffer ---- */

struct repair {
    struct uric_written out;
    uint32_t *map; /* NULL: none */
};

static void put_mapped(struct repair *r, const char *s, size_t n, size_t from, size_t step)
{
    size_t i;

    for (i = 0; r->map != NULL && i < n && r->out.length + i < r->out.size; i++)
        r->map[(size_t)r->out.length + i] = (uint32_t)(from + i * step);
    uric_put_bytes(&r->out, s, n);
}

static void put_triplets(struct repair *r, const char *s, uric_span span)
{
    uint32_t i;
    char triplet[3];

    for (i = span.begin; i < span.end; i++) {
        uric_put_triplet(triplet, (unsigned char)s[i]);
        put_mapped(r, triplet, sizeof triplet, i, 0);
    }
}

/* Moves what lies behind a place that grew. */
static void move_parts(struct uric *parts, uint32_t place, uint32_t by)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        if (parts->part[part].begin > place)
            parts->part[part].begin += by;
        if (parts->part[part].end > place)
            parts->part[part].end += by;
    }
}

enum uric_status uric_repair(struct uric_ref ref, size_t n, char *buffer, size_t size,
                             size_t *length, struct uric *parts, uint32_t *map)
{
    struct repair r = { { buffer, size, 0 }, map };
    struct uric_tolerated_at at;
    struct uric moved = *ref.u;
    uint32_t from = 0, done = 0;
    enum uric_status status;

    *length = 0;
    if (!uric_is_valid(ref.u)) {
        uric_no_parts(parts);
        return URIC_INVALID;
    }
    while (uric_tolerated_next(ref, NULL, &from, &at)) {
        const uint32_t bytes = at.span.end - at.span.begin;
        const uint64_t place = r.out.length + (at.span.begin - done);

        put_mapped(&r, ref.s + done, at.span.begin - done, done, 1);
        put_triplets(&r, ref.s, at.span);
        if (place < URIC_MAX_LENGTH)
            move_parts(&moved, (uint32_t)place, 2 * bytes);
        done = at.span.end;
    }
    put_mapped(&r, uric_at(ref.s, done), n - done, done, 1);
    status = uric_written_end(&r.out, length);
    if (r.out.length > URIC_MAX_LENGTH) {
        *length = 0;
        status = URIC_TOO_LONG;
    }
    if (status == URIC_OK && map != NULL)
        map[*length] = (uint32_t)n;
    if (parts != NULL && status == URIC_OK)
        *parts = moved;
    else
        uric_no_parts(parts);
    return status;
}

/* ---- as pieces ---- */

#define SIXTEEN(h)                                                            \
    "%" h "0%" h "1%" h "2%" h "3%" h "4%" h "5%" h "6%" h "7"                \
    "%" h "8%" h "9%" h "A%" h "B%" h "C%" h "D%" h "E%" h "F"

/* The triplet of byte b starts at 3 * b. */
static const char repair_triplets[] =
    SIXTEEN("0") SIXTEEN("1") SIXTEEN("2") SIXTEEN("3") SIXTEEN("4") SIXTEEN("5")
    SIXTEEN("6") SIXTEEN("7") SIXTEEN("8") SIXTEEN("9") SIXTEEN("A") SIXTEEN("B")
    SIXTEEN("C") SIXTEEN("D") SIXTEEN("E") SIXTEEN("F");

#undef SIXTEEN

struct repair_pieces {
    struct uric_bytes *to;
    size_t room, count;
};

static void put_repair_piece(struct repair_pieces *p, const char *s, size_t n)
{
    if (n == 0)
        return;
    if (p->count < p->room) {
        p->to[p->count].s = s;
        p->to[p->count].n = n;
    }
    p->count++;
}

enum uric_status uric_repair_pieces(struct uric_ref ref, size_t n, struct uric_bytes *pieces,
                                    size_t room, size_t *count)
{
    struct repair_pieces p = { pieces, room, 0 };
    struct uric_tolerated_at at;
    uint32_t from = 0, done = 0, i;

    *count = 0;
    if (!uric_is_valid(ref.u))
        return URIC_INVALID;
    while (uric_tolerated_next(ref, NULL, &from, &at)) {
        put_repair_piece(&p, ref.s + done, at.span.begin - done);
        for (i = at.span.begin; i < at.span.end; i++)
            put_repair_piece(&p, repair_triplets + 3 * (unsigned char)ref.s[i], 3);
        done = at.span.end;
    }
    put_repair_piece(&p, uric_at(ref.s, done), n - done);
    *count = p.count;
    return p.count <= p.room ? URIC_OK : URIC_TOO_SMALL;
}
