/* Which steps a reference needs (RFC 3986, 6.2.2, 6.2.3), and its normal form in pieces. */
#include "normalize/normal.h"

#include "reference/dots_forward.h"
#include "schemes/scheme_of.h"
#include "util/decoded.h"
#include "util/written.h"

/* ---- which steps are needed ---- */

/* The result of a quick check, which decides whether a closer one is needed. */
struct look {
    int percent; /* a "%" */
    int dot;     /* a "/." */
    int upper;   /* an upper-case letter before the end of the host */
};

static void look_at_bytes(const char *s, uint32_t n, uint32_t host_end,
                          struct look *look)
{
    uint32_t i;

    for (i = 0; i < n; i++) {
        look->percent |= s[i] == '%';
        look->dot |= s[i] == '.' && i > 0 && s[i - 1] == '/';
        look->upper |= i < host_end && uric_is_upper(s[i]);
    }
}

#if defined(__GNUC__) && (defined(__SSE2__) || defined(__ARM_NEON))

/* Sixteen bytes at a time, four times per iteration: most references need no second
 * iteration, so there is nothing about their length to predict. */
typedef unsigned char bytes16 __attribute__((vector_size(16)));

static bytes16 load16(const char *s)
{
    bytes16 bytes;

    memcpy(&bytes, s, sizeof bytes);
    return bytes;
}

static int any16(bytes16 bytes)
{
    uint64_t half[2];

    memcpy(half, &bytes, sizeof half);
    return (half[0] | half[1]) != 0;
}

/* n is at least 17. */
static void look_at(const char *s, uint32_t n, uint32_t host_end, struct look *look)
{
    static const bytes16 places = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };
    const bytes16 zero = { 0 };
    bytes16 percent = zero, dot = zero, upper = zero;
    size_t i;
    int k;

    for (i = 0; i < n; i += 64) {
        for (k = 0; k < 4; k++) {
            const size_t wanted = i + 16 * (size_t)k, last = n - 17u;
            const size_t at = wanted < last ? wanted : last;
            const size_t left = at < host_end ? host_end - at : 0;
            const bytes16 here = load16(s + at), next = load16(s + at + 1);
            const bytes16 letter = (bytes16)(here - (unsigned char)'A' <=
                                             (unsigned char)('Z' - 'A'));

            percent |= (bytes16)(here == '%') | (bytes16)(next == '%');
            dot |= (bytes16)(here == '/') & (bytes16)(next == '.');
            upper |= letter & (bytes16)(places < (unsigned char)(left < 16 ? left : 16));
        }
    }
    look->percent = any16(percent);
    look->dot = any16(dot);
    look->upper = any16(upper) || (host_end == n && uric_is_upper(s[n - 1]));
}

#else

static void look_at(const char *s, uint32_t n, uint32_t host_end, struct look *look)
{
    look_at_bytes(s, n, host_end, look);
}

#endif

static struct look first_look(const char *s, const struct uric *u)
{
    const uint32_t n = uric_end(u);
    const uint32_t host_end =
        u->part[uric_has(u, URIC_HOST) ? URIC_HOST : URIC_SCHEME].end;
    struct look look = { 0, 0, 0 };

    if (n >= 17)
        look_at(s, n, host_end, &look);
    else
        look_at_bytes(s, n, host_end, &look);
    return look;
}

static int has_upper(const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end && !uric_is_upper(s[i]))
        i++;
    return i < at.end;
}

/* The same, but ignoring the digits of triplets. */
static int has_upper_letter(const char *s, uric_span at)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i += s[i] == '%' ? 3 : 1) {
        if (uric_is_upper(s[i]))
            return 1;
    }
    return 0;
}

/* Which of PERCENT and CASE would change a triplet. */
static unsigned triplets_need(const char *s, const struct uric *u, unsigned steps)
{
    const uric_span host = u->part[URIC_HOST];
    const char *const end = s + uric_end(u);
    const char *p = s;
    unsigned needs = 0;

    while (p < end && (*p == '%' ||
                       (p = (const char *)memchr(p, '%', (size_t)(end - p))) != NULL)) {
        const unsigned char byte = uric_triplet(p);
        const size_t i = (size_t)(p - s);

        if (steps & URIC_STEP_PERCENT && uric_is_unreserved(byte)) {
            needs |= URIC_STEP_PERCENT;
            if (uric_is_upper((char)byte) && i >= host.begin && i < host.end)
                needs |= URIC_STEP_CASE;
        } else if (uric_is_lower(p[1]) || uric_is_lower(p[2])) {
            needs |= URIC_STEP_CASE;
        }
        p += 3;
    }
    return needs & steps;
}

/* The offset after the "/." that keeps a path without an authority from starting with "//";
 * the start of the path if there is no such guard. */
static uint32_t after_guard(const char *s, const struct uric *u, int encoded)
{
    const uric_span path = u->part[URIC_PATH];
    uint32_t i = path.begin + 1;

    if (uric_has(u, URIC_HOST) || path.begin == path.end || s[path.begin] != '/')
        return path.begin;
    i += (uint32_t)uric_dot(s + i, path.end - i, encoded);
    return i > path.begin + 1 && path.end - i >= 2 && s[i] == '/' && s[i + 1] == '/'
               ? i
               : path.begin;
}

/* Whether the path has dot-segments to remove; encoded: "%2E" counts as a dot. */
static int has_dot_segments(const char *s, const struct uric *u, int encoded)
{
    const uint32_t begin = after_guard(s, u, encoded), end = u->part[URIC_PATH].end;

    return begin < end && uric_next_dots(s + begin, 0, end - begin, encoded) < end - begin;
}

/* 6.2.3: whether the port is empty or the scheme's default. */
int uric_drops_port(const char *s, const struct uric *u,
                      const struct uric_scheme *scheme)
{
    uint16_t number;

    switch (uric_port_number(uric_bind(s, u), &number)) {
    case URIC_PORT_EMPTY: return 1;
    case URIC_PORT_NUMBER:
        scheme = uric_scheme_of(s, u, scheme);
        return uric_has(u, URIC_SCHEME) && scheme && scheme->default_port == number;
    default: return 0;
    }
}

/* 6.2.3: whether an empty path stands for "/". */
int uric_lacks_path(const char *s, const struct uric *u,
                      const struct uric_scheme *scheme)
{
    if (u->part[URIC_PATH].begin < u->part[URIC_PATH].end ||
        !uric_has(u, URIC_HOST) || !uric_has(u, URIC_SCHEME))
        return 0;
    scheme = uric_scheme_of(s, u, scheme);
    return scheme && scheme->host != URIC_AUTHORITY_NONE;
}

/* Writes an IP literal as RFC 5952 says, with its brackets; returns its length. */
size_t uric_literal_text(const char *s, const struct uric *u, char *text)
{
    uint8_t address[16];
    size_t n;

    uric_host_address(uric_bind(s, u), address);
    text[0] = '[';
    uric_ipv6_text(address, text + 1, URIC_IPV6_TEXT, &n);
    text[n + 1] = ']';
    return n + 2;
}

static int literal_differs(const char *s, const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];
    char text[URIC_IPV6_TEXT + 2];
    size_t n;

    if (u->host_kind != URIC_HOST_IPV6ADDRESS)
        return 0;
    n = uric_literal_text(s, u, text);
    return n != host.end - host.begin || memcmp(text, s + host.begin, n) != 0;
}

enum uric_step uric_needs(struct uric_ref ref, enum uric_step steps,
                          const struct uric_scheme *scheme)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span path = u->part[URIC_PATH];
    unsigned needs = 0;
    struct look look;

    if (steps == URIC_STEPS_NONE)
        return URIC_STEPS_NONE;
    look = first_look(s, u);
    if (look.percent && steps & (URIC_STEP_CASE | URIC_STEP_PERCENT))
        needs |= triplets_need(s, u, steps);
    if (look.upper && steps & URIC_STEP_CASE &&
        (has_upper(s, u->part[URIC_SCHEME]) ||
         has_upper_letter(s, u->part[URIC_HOST])))
        needs |= URIC_STEP_CASE;
    if (steps & URIC_STEP_DOTS && uric_has(u, URIC_SCHEME) &&
        (look.dot || look.percent || (path.begin < path.end && s[path.begin] == '.')) &&
        has_dot_segments(s, u, (needs & URIC_STEP_PERCENT) != 0))
        needs |= URIC_STEP_DOTS;
    if (steps & URIC_STEP_SCHEME && (uric_drops_port(s, u, scheme) ||
                                     uric_lacks_path(s, u, scheme)))
        needs |= URIC_STEP_SCHEME;
    if (steps & URIC_STEP_IPV6 && literal_differs(s, u))
        needs |= URIC_STEP_IPV6;
    return (enum uric_step)needs;
}

/* ---- reading the normal form ---- */

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
    uric_walk_begin(&n->walk, URIC_DOTS_3986, none, bytes);
    n->walk.encoded = (n->needs & URIC_STEP_PERCENT) != 0;
    n->more = 1;
}

void uric_normal_begin(struct uric_normal *n, const char *s, const struct uric *u,
                       unsigned needs, const struct uric_scheme *scheme)
{
    const uric_span path = u->part[URIC_PATH];

    memset(n, 0, offsetof(struct uric_normal, walk));
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

static int give(struct uric_piece *piece, const char *s, size_t n, uint32_t raw,
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
    if (n->needs & URIC_STEP_PERCENT && uric_is_unreserved(uric_triplet(triplet)))
        return DECODED;
    return n->needs & URIC_STEP_CASE && (uric_is_lower(triplet[1]) || uric_is_lower(triplet[2]))
               ? RAISED
               : STAYS;
}

/* Gives the changed triplet that ends at n->at. */
static int give_triplet(struct uric_normal *n, enum change change, int folds,
                        struct uric_piece *piece)
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
static int give_run(struct uric_normal *n, int folds, struct uric_piece *piece)
{
    const char *const s = n->s;
    const uint32_t end = n->at;
    uint32_t i = end;

    folds = folds && n->needs & URIC_STEP_CASE;
    if (!folds && !(n->needs & (URIC_STEP_CASE | URIC_STEP_PERCENT)))
        i = n->begin;
    while (i > n->begin) {
        if (i - n->begin >= 3 && s[i - 3] == '%') {
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
    return !uric_has(n->u, URIC_HOST) &&
           uric_has_two_slashes(n->kept, n->empties, n->walk.rooted);
}

/* Gives the pieces of a path without its dot-segments.  A "/" is given only when a segment
 * before it is known to be kept. */
static int give_of_path(struct uric_normal *n, struct uric_piece *piece)
{
    const uint32_t begin = n->u->part[URIC_PATH].begin;
    struct uric_bytes segment;
    const char *before;

    while (uric_walk_next(&n->walk, &segment, &before)) {
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
        if (n->walk.rooted)
            return give(piece, "/", 1, n->slash, 1);
    }
    if (!n->guarded && guards(n)) {
        n->guarded = 1;
        return give(piece, "/.", 2, begin, 0);
    }
    return 0;
}

int uric_normal_before(struct uric_normal *n, struct uric_piece *piece)
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
