/* Which steps of normalization would change a reference (RFC 3986, 6.2.2, 6.2.3). */
#include "normalize/needs.h"

#include "parse/isa.h"
#include "reference/dots_forward.h"
#include "reference/reference.h"
#include "schemes/scheme_of.h"
#include "util/ascii.h"
#include "util/lanes.h"
#include "util/decoded.h"

/* The result of a quick check, which decides whether a closer one is needed. */
struct look {
    int percent; /* a "%" */
    int dot;     /* a "/." */
    int upper;   /* an upper-case letter before the end of the host */
};

/* Whether an upper-case letter is among the first `end` bytes at s, of which URIC_LANES may be
 * read. */
static URIC_ALWAYS_INLINE int has_early_upper(const char *s, uint32_t end)
{
    uric_lanes upper = uric_lanes_between(uric_lanes_load(s), 'A', 'Z');
    uint32_t i;

    if (end < URIC_LANES)
        return (uric_lanes_mask(upper) & uric_below(end * URIC_LANE_BITS)) != 0;
    for (i = end % URIC_LANES; i < end; i += URIC_LANES)
        upper = uric_lanes_or(upper, uric_lanes_between(uric_lanes_load(s + i), 'A', 'Z'));
    return uric_lanes_mask(upper) != 0;
}

/* Where there is a "%", or a "/" that a "." follows. */
struct marks {
    uric_lanes percent, dot;
};

static URIC_ALWAYS_INLINE void look_at(uric_lanes here, uric_lanes next, struct marks *found)
{
    found->percent = uric_lanes_or(found->percent, uric_lanes_are(here, '%'));
    found->dot = uric_lanes_or(found->dot, uric_lanes_and(uric_lanes_are(here, '/'),
                                                          uric_lanes_are(next, '.')));
}

static URIC_ALWAYS_INLINE void look_at_block(const char *s, size_t at, size_t last,
                                             struct marks *found)
{
    const char *const from = s + (at < last ? at : last);

    look_at(uric_lanes_load(from), uric_lanes_load(from + 1), found);
}

static URIC_ALWAYS_INLINE void look_at_half(const char *s, struct marks *found)
{
    look_at(uric_lanes_load_half(s), uric_lanes_load_half(s + 1), found);
}

/* Four times URIC_LANES bytes per iteration: most references need no second one, so there is
 * nothing about their length to predict.  The last byte starts no triplet.  A closer look at a
 * short reference costs little. */
static URIC_ALWAYS_INLINE struct look first_look(const char *s, const struct uric *u)
{
    const uint32_t n = uric_end(u);
    const uint32_t early = u->part[uric_has(u, URIC_HOST) ? URIC_HOST : URIC_SCHEME].end;
    enum { HALF = URIC_LANES / 2 };
    struct look look = { 1, 1, 1 };
    struct marks found;
    size_t i, last;

    if (n <= HALF)
        return look;
    found.percent = found.dot = uric_lanes_each(0);
    if (n <= URIC_LANES) {
        look_at_half(s, &found);
        look_at_half(s + n - HALF - 1, &found);
    } else {
        last = n - (URIC_LANES + (size_t)1);
        for (i = 0; i < n; i += 4 * URIC_LANES) {
            look_at_block(s, i, last, &found);
            look_at_block(s, i + URIC_LANES, last, &found);
            look_at_block(s, i + 2 * URIC_LANES, last, &found);
            look_at_block(s, i + 3 * URIC_LANES, last, &found);
        }
    }
    look.percent = uric_lanes_mask(found.percent) != 0;
    look.dot = uric_lanes_mask(found.dot) != 0;
    look.upper = n <= URIC_LANES ? early > 0 : has_early_upper(s, early);
    return look;
}

/* Ignores the digits of triplets: schemes of older editions have them, too. */
static int has_upper_letter(const char *s, uric_span at)
{
    uint32_t i;

    for (i = at.begin; i < at.end; i += s[i] == '%' ? 3 : 1) {
        if (uric_is_upper(s[i]))
            return 1;
    }
    return 0;
}

/* The offset of the next "%" that one of the steps may change with its digits; n if there is
 * none. */
static uint32_t next_change(const char *s, uint32_t i, uint32_t n, unsigned steps)
{
    const char *percent;
#if URIC_BUILT & URIC_BUILT_X86
    const struct uric_kernels *const kernels = uric_best_kernels();

    if (kernels->change != NULL)
        return (uint32_t)kernels->change((const unsigned char *)s, i, n, steps);
#endif
    (void)steps;
    if (i >= n || s[i] == '%')
        return i;
    percent = (const char *)memchr(s + i, '%', n - i);
    return percent != NULL ? (uint32_t)(percent - s) : n;
}

/* Which of PERCENT and CASE would change a triplet. */
static unsigned triplets_need(const char *s, const struct uric *u, unsigned steps)
{
    const uric_span host = u->part[URIC_HOST];
    const uint32_t n = uric_end(u);
    unsigned needs = 0, missing;
    uint32_t i;

    steps &= (unsigned)(URIC_STEP_CASE | URIC_STEP_PERCENT);
    for (i = 0; (missing = steps & ~needs) != 0; i++) {
        unsigned char byte;

        /* what is decoded in a host may have to be lower-cased */
        if (i < host.end)
            missing = steps;
        i = next_change(s, i, n, missing);
        if (i >= n)
            break;
        if (!uric_is_triplet((const unsigned char *)s, i, n))
            continue;
        byte = uric_triplet(s + i);
        if (steps & URIC_STEP_PERCENT && uric_is_needless(s, i, byte)) {
            needs |= URIC_STEP_PERCENT;
            if (uric_is_upper((char)byte) && i >= host.begin && i < host.end)
                needs |= URIC_STEP_CASE;
        } else if (uric_is_lower(s[i + 1]) || uric_is_lower(s[i + 2])) {
            needs |= URIC_STEP_CASE;
        }
        i += 2;
    }
    return needs & steps;
}

/* The offset after the "/." that keeps a path without an authority from starting with "//";
 * the start of the path if there is no such guard. */
static uint32_t after_guard(const char *s, const struct uric *u, int encoded)
{
    const uric_span path = u->part[URIC_PATH];
    uint32_t i = path.begin + 1;

    if (!uric_guards_path(u) || path.begin == path.end || s[path.begin] != '/')
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

static URIC_NEVER_INLINE unsigned needs_closely(const char *s, const struct uric *u,
                                                unsigned steps, const struct uric_scheme *scheme,
                                                struct look look)
{
    const uric_span path = u->part[URIC_PATH];
    unsigned needs = 0;

    if (look.percent && steps & (URIC_STEP_CASE | URIC_STEP_PERCENT))
        needs |= triplets_need(s, u, steps);
    if (look.upper && steps & URIC_STEP_CASE &&
        (has_upper_letter(s, u->part[URIC_SCHEME]) ||
         has_upper_letter(s, u->part[URIC_HOST])))
        needs |= URIC_STEP_CASE;
    if (steps & URIC_STEP_DOTS && uric_has_own_dots(s, u) &&
        (look.dot || look.percent || (path.begin < path.end && s[path.begin] == '.')) &&
        has_dot_segments(s, u, (needs & URIC_STEP_PERCENT) != 0))
        needs |= URIC_STEP_DOTS;
    if (steps & URIC_STEP_SCHEME && (uric_drops_port(s, u, scheme) ||
                                     uric_lacks_path(s, u, scheme)))
        needs |= URIC_STEP_SCHEME;
    if (steps & URIC_STEP_IPV6 && literal_differs(s, u))
        needs |= URIC_STEP_IPV6;
    return needs;
}

enum uric_step uric_needs(struct uric_ref ref, enum uric_step steps,
                          const struct uric_scheme *scheme)
{
    const uric_span path = ref.u->part[URIC_PATH];
    const unsigned others = (unsigned)steps & ~(unsigned)URIC_STEPS_SYNTAX;
    struct look look;

    if (steps == URIC_STEPS_NONE || !uric_is_reference(ref.u))
        return URIC_STEPS_NONE;
    look = first_look(ref.s, ref.u);
    if (!(look.percent | look.dot | look.upper) && others == 0 &&
        (path.begin == path.end || ref.s[path.begin] != '.'))
        return URIC_STEPS_NONE;
    return (enum uric_step)needs_closely(ref.s, ref.u, steps, scheme, look);
}
