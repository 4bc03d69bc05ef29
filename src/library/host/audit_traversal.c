/* Finds ".." that climbs out of a directory, however it is spelled: encoded once or twice, with
 * "\" for "/", in overlong UTF-8, followed by NUL or ";", or doubled to survive a filter. */
#include "host/audit_traversal.h"
#include "util/decoded.h"

/* Reads a component, decoded twice. */
struct traversal {
    const char *s;
    uint32_t i, end;
};

/* The next byte; -1 at the end.  A triplet whose bytes are encoded counts as one. */
static int next_twice(struct traversal *t)
{
    uint32_t i;
    int byte = uric_decoded_byte(t->s, &t->i, t->end), first, second;

    if (byte != '%')
        return byte;
    i = t->i;
    first = uric_decoded_byte(t->s, &i, t->end);
    second = uric_decoded_byte(t->s, &i, t->end);
    if (first < 0 || second < 0 || !uric_is_hexdig((unsigned char)first) ||
        !uric_is_hexdig((unsigned char)second))
        return byte;
    t->i = i;
    return (int)(uric_digit((char)first) << 4 | uric_digit((char)second));
}

/* The next character: overlong UTF-8, which RFC 3629 forbids, is what careless decoders read. */
static int next_character(struct traversal *t)
{
    struct traversal ahead;
    const int byte = next_twice(t);
    int more, value, k, next;

    if (byte != 0xC0 && byte != 0xC1 && byte != 0xE0 && byte != 0xF0)
        return byte;
    ahead = *t;
    more = byte == 0xF0 ? 3 : byte == 0xE0 ? 2 : 1;
    value = byte & 1;
    for (k = 0; k < more; k++) {
        next = next_twice(&ahead);
        if (next < 0x80 || next > 0xBF)
            return byte;
        value = value << 6 | (next & 0x3F);
    }
    if (value > 0x7F)
        return byte;
    *t = ahead;
    return value;
}

static int separates(int byte)
{
    return byte < 0 || byte == '/' || byte == '\\';
}

/* Where the segment that is read stands. */
struct segment_read {
    int dots, others, is_over; /* is_over: ";" ended what counts */
    int before;                /* the dots that the segment before it consists of, else 0 */
};

static void take(struct segment_read *segment, int byte)
{
    if (byte == '.' && !segment->is_over)
        segment->dots++;
    else if (byte == ';' && segment->dots > 0 && !segment->others)
        segment->is_over = 1;
    else if (byte != '\0' && !segment->is_over)
        segment->others = 1;
}

static int is_dot_dot(const struct segment_read *segment)
{
    return segment->dots == 2 && !segment->others;
}

/* Whether the segment that ends at the byte completes what becomes "../" if a filter takes each
 * "../" away once: "....//" or "..././". */
static int is_left_by_filter(const struct segment_read *segment, int byte)
{
    return byte >= 0 && separates(byte) && !segment->others &&
           ((segment->before == 4 && segment->dots == 0) ||
            (segment->before == 3 && segment->dots == 1));
}

static void begin_segment(struct segment_read *segment, int byte)
{
    const int before = separates(byte) && !segment->others ? segment->dots : 0;

    memset(segment, 0, sizeof *segment);
    segment->before = before;
}

/* Whether a path leaves the directory it starts in. */
static int path_climbs(const char *s, uric_span path)
{
    struct traversal t = { s, path.begin, path.end };
    struct segment_read segment = { 0, 0, 0, 0 };
    uint32_t depth = 0;
    int byte, climbs;

    do {
        byte = next_character(&t);
        if (!separates(byte)) {
            take(&segment, byte);
            continue;
        }
        climbs = is_dot_dot(&segment);
        if ((climbs && depth == 0) || is_left_by_filter(&segment, byte))
            return 1;
        if (climbs)
            depth--;
        else
            depth += segment.others || segment.dots > 2;
        begin_segment(&segment, byte);
    } while (byte >= 0);
    return 0;
}

/* Whether a value in a query or a fragment has a ".." segment. */
static int value_climbs(const char *s, uric_span at)
{
    struct traversal t = { s, at.begin, at.end };
    struct segment_read segment = { 0, 0, 0, 0 };
    int byte;

    do {
        byte = next_character(&t);
        if (!separates(byte) && byte != '&' && byte != '=' && byte != ';' && byte != '?') {
            take(&segment, byte);
            continue;
        }
        if (is_dot_dot(&segment) || is_left_by_filter(&segment, byte))
            return 1;
        begin_segment(&segment, byte);
    } while (byte >= 0);
    return 0;
}

/* Whether the component may have ".." at all.  Odd bytes may be overlong dots, or NUL between
 * two dots. */
static int may_climb(const char *s, uric_span at, int odd)
{
#ifdef URIC_SMALL
    (void)s, (void)at, (void)odd;
    return 1;
#else
    const char *next = s + at.begin;
    const char *const end = s + at.end;

    if (at.begin == at.end)
        return 0;
    if (odd || memchr(next, '%', at.end - at.begin) != NULL)
        return 1;
    while (next < end && (next = (const char *)memchr(next, '.', (size_t)(end - next))) != NULL) {
        next++;
        if (next < end && *next == '.')
            return 1;
    }
    return 0;
#endif
}

int uric_traverses(const char *s, const struct uric *u, int odd)
{
    const uric_span path = u->part[URIC_PATH];

    /* a relative path may start with ".." */
    if (path.begin < path.end && (s[path.begin] == '/' || s[path.begin] == '\\') &&
        may_climb(s, path, odd) && path_climbs(s, path))
        return 1;
    return (uric_has(u, URIC_QUERY) && may_climb(s, u->part[URIC_QUERY], odd) &&
            value_climbs(s, u->part[URIC_QUERY])) ||
           (uric_has(u, URIC_FRAGMENT) && may_climb(s, u->part[URIC_FRAGMENT], odd) &&
            value_climbs(s, u->part[URIC_FRAGMENT]));
}
