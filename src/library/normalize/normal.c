/* Reads the normal form of a reference (RFC 3986, 6.2) in pieces, from its end. */
#include "normalize/normal.h"

#include "normalize/needs.h"
#include "util/ascii.h"
#include "util/decoded.h"

/* The regions of a reference, from its end. */
enum { TAIL, PATH, PORT, HOST, USERINFO, SCHEME, BEGIN };

static void enter(struct uric_normal *n, int region)
{
    const struct uric *u = n->u;
    const uint32_t path = u->part[URIC_PATH].begin;
    const int authority = uric_has(u, URIC_HOST);

    n->region = region;
    switch (region) {
    case PATH: n->begin = path; break;
    case PORT: n->begin = authority ? u->part[URIC_HOST].end : path; break;
    case HOST: n->begin = authority ? u->part[URIC_HOST].begin : path; break;
    case USERINFO: n->begin = u->part[URIC_SCHEME].end; break;
    default: n->begin = 0; break;
    }
}

/* Starts the walk over the path, which is not empty. */
static void begin_path(struct uric_normal *n)
{
    const uric_span path = n->u->part[URIC_PATH];
    struct uric_bytes none = { NULL, 0 }, bytes;

    bytes.s = n->s + path.begin;
    bytes.n = path.end - path.begin;
    uric_remaining_begin(&n->remaining, URIC_DOTS_3986, none, bytes);
    n->remaining.encoded = (n->needs & URIC_STEP_PERCENT) != 0;
    n->more = 1;
}

void uric_normal_begin(struct uric_normal *n, const char *s, const struct uric *u,
                       unsigned needs, const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];

    memset(n, 0, offsetof(struct uric_normal, remaining));
    n->s = s;
    n->u = u;
    n->needs = needs;
    n->drops_port = needs & URIC_STEP_SCHEME && uric_drops_port(s, u, scheme);
    n->lacks_path = needs & URIC_STEP_SCHEME && uric_lacks_path(s, u, scheme);
    n->at = uric_end(u);
    n->begin = path.end;
    if (needs & URIC_STEP_DOTS)
        begin_path(n);
}

static int give(struct uric_normal_piece *piece, const char *s, size_t n, uint32_t raw,
                uint32_t one)
{
    piece->s = s;
    piece->n = n;
    piece->raw = raw;
    piece->one = one;
    return 1;
}

/* What the steps do to a triplet: keep, decode, or change its digits to upper case. */
enum change { STAYS, DECODED, RAISED };

static enum change change_of(const struct uric_normal *n, const char *triplet)
{
    if (n->needs & URIC_STEP_PERCENT &&
        uric_is_needless(n->s, (size_t)(triplet - n->s), uric_triplet(triplet)))
        return DECODED;
    return n->needs & URIC_STEP_CASE && (uric_is_lower(triplet[1]) || uric_is_lower(triplet[2]))
               ? RAISED
               : STAYS;
}

/* Gives the changed triplet that ends at n->at. */
static int give_triplet(struct uric_normal *n, enum change change, int folds,
                        struct uric_normal_piece *piece)
{
    const unsigned char byte = uric_triplet(n->s + n->at - 3);

    n->at -= 3;
    if (change == DECODED) {
        n->made[0] = (char)(folds ? uric_lower((char)byte) : byte);
        return give(piece, n->made, 1, n->at, 1);
    }
    uric_put_triplet(n->made, byte);
    return give(piece, n->made, 3, n->at, 1);
}

/* Gives the bytes before n->at: the longest unchanged run, or one changed character. */
static int give_run(struct uric_normal *n, int folds, struct uric_normal_piece *piece)
{
    const char *const s = n->s;
    const uint32_t end = n->at;
    uint32_t i = end;

    folds = folds && n->needs & URIC_STEP_CASE;
    if (!folds && !(n->needs & (URIC_STEP_CASE | URIC_STEP_PERCENT)))
        i = n->begin;
    while (i > n->begin) {
        if (i - n->begin >= 3 && uric_is_triplet((const unsigned char *)s, i - 3, i)) {
            const enum change change = change_of(n, s + i - 3);

            if (change != STAYS && i == end)
                return give_triplet(n, change, folds, piece);
            if (change != STAYS)
                break;
            i -= 3;
            continue;
        }
        if (folds && uric_is_upper(s[i - 1]))
            break;
        i--;
    }
    if (i == end) {
        n->at = i - 1;
        n->made[0] = (char)uric_lower(s[i - 1]);
        return give(piece, n->made, 1, n->at, 1);
    }
    n->at = i;
    return give(piece, s + i, end - i, i, 1);
}

static int guards(const struct uric_normal *n)
{
    return uric_guards_path(n->u) &&
           uric_has_two_slashes(n->kept, n->empties, n->remaining.rooted);
}

/* Gives the pieces of a path without its dot-segments.  A "/" is given only when a segment
 * before it is known to be kept. */
static int give_of_path(struct uric_normal *n, struct uric_normal_piece *piece)
{
    const uint32_t begin = n->u->part[URIC_PATH].begin;
    struct uric_bytes segment;
    const char *before;

    while (uric_remaining_next(&n->remaining, &segment, &before)) {
        const uint32_t slash = n->slash;
        const int first = n->kept == 0;

        n->begin = (uint32_t)(segment.s - n->s);
        n->at = n->begin + (uint32_t)segment.n;
        n->kept++;
        n->empties = segment.n == 0 ? n->empties + 1 : 0;
        n->slash = n->begin > begin ? n->begin - 1 : begin;
        if (!first)
            return give(piece, "/", 1, slash, 1);
        if (segment.n > 0)
            return give_run(n, 0, piece);
    }
    if (n->more) {
        n->more = 0;
        if (n->remaining.rooted)
            return give(piece, "/", 1, n->slash, 1);
    }
    if (!n->guarded && guards(n)) {
        n->guarded = 1;
        return give(piece, "/.", 2, begin, 0);
    }
    return 0;
}

int uric_normal_before(struct uric_normal *n, struct uric_normal_piece *piece)
{
    const uric_span path = n->u->part[URIC_PATH];

    for (;;) {
        if (n->at > n->begin) {
            if (n->region == PORT && n->drops_port) {
                n->at = n->begin;
            } else if (n->region == HOST && n->needs & URIC_STEP_IPV6) {
                n->at = n->begin;
                return give(piece, n->made, uric_literal_text(n->s, n->u, n->made),
                            n->begin, 0);
            } else {
                return give_run(n, n->region == HOST || n->region == SCHEME, piece);
            }
        }
        if (n->region == PATH && n->needs & URIC_STEP_DOTS &&
            give_of_path(n, piece))
            return 1;
        if (n->region == BEGIN)
            return 0;
        if (n->region == PATH)
            n->at = path.begin;
        enter(n, n->region + 1);
        if (n->region == PATH && n->needs & URIC_STEP_DOTS)
            n->at = n->begin;
        if (n->region == PATH && n->lacks_path)
            return give(piece, "/", 1, path.begin, 0);
    }
}
