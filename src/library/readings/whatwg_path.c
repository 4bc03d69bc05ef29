/* Serializes a path by the URL Standard: path state, opaque path state, path serializer.
 *
 * Dot-segments are removed without memory for segments: from the end on, each ".." drops the
 * next segment that would be kept.  So the path is written backwards, after its length is
 * known. */
#include "readings/reading_bytes.h"
#include "readings/whatwg_path.h"
#include "util/ascii.h"

/* A path and what is special about it. */
struct path {
    const char *s;
    const struct uric_reading *r;
    uric_span all;  /* without the separator before its first segment */
    bool has_drive; /* the first segment is a Windows drive letter, which ".." keeps */
};

static bool is_separator(const struct path *p, char byte)
{
    return byte == '/' || (byte == '\\' && p->r->steps & URIC_READING_SPECIAL_PATH);
}

static struct uric_reading_bytes segment_bytes(const struct path *p, uric_span segment)
{
    return uric_reading_span_bytes(p->s, segment,
                                   URIC_READING_REPLACE |
                                       (p->r->steps & URIC_READING_DROP_TABS));
}

/* Whether a segment is a Windows drive letter: "C:" or "C|". */
static bool is_drive(const struct path *p, uric_span segment)
{
    struct uric_reading_bytes bytes = segment_bytes(p, segment);
    const int letter = uric_reading_next(&bytes), colon = uric_reading_next(&bytes);

    return uric_is_letter(letter) && (colon == ':' || colon == '|') &&
           uric_reading_next(&bytes) < 0;
}

/* The next byte, with "%2E" as ".". */
static int next_dot(struct uric_reading_bytes *bytes)
{
    const int byte = uric_reading_next(bytes);

    if (byte != '%')
        return byte;
    if (uric_reading_next(bytes) != '2')
        return '%';
    return (uric_reading_next(bytes) | 0x20) == 'e' ? '.' : '%';
}

/* 1 or 2 for a segment that is "." or ".."; 0 for others. */
static int count_dots(const struct path *p, uric_span segment)
{
    struct uric_reading_bytes bytes = segment_bytes(p, segment);
    int byte, dots = 0;

    while ((byte = next_dot(&bytes)) >= 0) {
        if (byte != '.' || ++dots > 2)
            return 0;
    }
    return dots;
}

/* The path percent-encode set, and that of controls; Chromium adds a byte. */
static bool is_encoded(const struct path *p, unsigned char byte)
{
    if (byte < 0x20 || byte > 0x7E)
        return true;
    if (p->r->steps & URIC_READING_OPAQUE_PATH)
        return false;
    switch (byte) {
    case ' ':
    case '"':
    case '#':
    case '<':
    case '>':
    case '?':
    case '^':
    case '`':
    case '{':
    case '}':
        return true;
    case '|':
        return (p->r->steps & URIC_READING_CHROMIUM_PATH) != 0;
    default:
        return false;
    }
}

static void put_byte(const struct path *p, unsigned char byte, struct uric_written *t)
{
    if (is_encoded(p, byte)) {
        uric_put_byte(t, '%');
        uric_put_byte(t, uric_hex_upper(byte >> 4));
        uric_put_byte(t, uric_hex_upper(byte & 15));
    } else {
        uric_put_byte(t, (char)byte);
    }
}

static void put_encoded(const struct path *p, uric_span span, struct uric_written *t)
{
    struct uric_reading_bytes bytes = segment_bytes(p, span);
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0)
        put_byte(p, (unsigned char)byte, t);
}

/* Of spaces at its end, which a query or a fragment follows, the Standard encodes the last. */
static void put_opaque(const struct path *p, struct uric_written *t)
{
    struct uric_reading_bytes bytes = segment_bytes(p, p->all);
    int byte = uric_reading_next(&bytes), next;

    for (; byte >= 0; byte = next) {
        next = uric_reading_next(&bytes);
        if (byte == ' ' && next < 0 && !(p->r->steps & URIC_READING_CHROMIUM_PATH))
            uric_put(t, "%20");
        else
            put_byte(p, (unsigned char)byte, t);
    }
}

static bool is_kept_drive(const struct path *p, uric_span segment)
{
    return p->has_drive && segment.begin == p->all.begin;
}

/* Writes "/" and the segment; of a dot-segment only "/". */
static void put_segment(const struct path *p, uric_span segment, struct uric_written *t)
{
    uric_put_byte(t, '/');
    if (is_kept_drive(p, segment)) {
        struct uric_reading_bytes bytes = segment_bytes(p, segment);

        uric_put_byte(t, (char)uric_reading_next(&bytes));
        uric_put_byte(t, ':');
    } else if (count_dots(p, segment) == 0) {
        put_encoded(p, segment, t);
    }
}

/* The segment that starts here. */
static uric_span segment_from(const struct path *p, uint32_t begin)
{
    uric_span segment;

    segment.begin = segment.end = begin;
    while (segment.end < p->all.end && !is_separator(p, p->s[segment.end]))
        segment.end++;
    return segment;
}

/* The segment that ends here. */
static uric_span segment_before(const struct path *p, uint32_t end)
{
    uric_span segment;

    segment.begin = segment.end = end;
    while (segment.begin > p->all.begin && !is_separator(p, p->s[segment.begin - 1]))
        segment.begin--;
    return segment;
}

/* The segment without the dot-segments at its start that "\\" ends, as Chromium reads URLs that are
 * not special: "..\\a" is "a".  Adds to *dropped those that are "..". */
static uric_span after_dots(const struct path *p, uric_span segment, uint32_t *dropped)
{
    struct uric_reading_bytes bytes = segment_bytes(p, segment);
    int byte, dots;

    if (!(p->r->steps & URIC_READING_CHROMIUM_PATH) || p->r->steps & URIC_READING_SPECIAL_PATH)
        return segment;
    for (;;) {
        for (dots = 0; (byte = next_dot(&bytes)) == '.'; dots++)
            continue;
        if (byte != '\\' || dots < 1 || dots > 2)
            return segment;
        segment.begin = bytes.at;
        *dropped += dots == 2;
    }
}

/* Finds the drive of a file URL: a segment with none left before it, so those do not count. */
static void find_drive(struct path *p)
{
    uint32_t begin = p->all.begin, depth = 0;

    while (p->r->steps & URIC_READING_FILE_PATH && begin < p->all.end) {
        const uric_span segment = segment_from(p, begin);
        const int dots = count_dots(p, segment);

        if (dots == 0 && depth == 0 && is_drive(p, segment)) {
            p->has_drive = true;
            p->all.begin = begin;
            return;
        }
        if (dots == 0)
            depth++;
        else if (dots == 2 && depth > 0)
            depth--;
        if (segment.end == p->all.end)
            return;
        begin = segment.end + 1;
    }
}

/* Whether the segment is kept, counting those that ".." drops: segments come from the last to
 * the first. */
static bool is_kept(const struct path *p, uric_span segment, uint32_t *dropped)
{
    const int dots = is_kept_drive(p, segment) ? 0 : count_dots(p, segment);

    if (dots == 2)
        ++*dropped;
    if (dots > 0)
        return segment.end == p->all.end; /* as an empty segment */
    if (*dropped == 0 || is_kept_drive(p, segment))
        return true;
    --*dropped;
    return false;
}

/* Passes over the segments from the last to the first and returns the length of those kept;
 * writes them before buffer_end unless that is NULL. */
static uint64_t put_backwards(const struct path *p, char *buffer_end)
{
    uint32_t end = p->all.end, dropped = 0, more;
    uint64_t total = 0;

    for (;;) {
        const uric_span whole = segment_before(p, end);
        uric_span segment;

        more = 0;
        segment = after_dots(p, whole, &more);
        if (is_kept(p, segment, &dropped)) {
            struct uric_written t = { NULL, 0, 0 };

            put_segment(p, segment, &t);
            total += t.length;
            if (buffer_end != NULL) {
                t.buffer = buffer_end - total;
                t.size = (size_t)t.length;
                t.length = 0;
                put_segment(p, segment, &t);
            }
        }
        dropped += more;
        if (whole.begin == p->all.begin)
            return total;
        end = whole.begin - 1;
    }
}

static void put_segments(struct path *p, struct uric_written *t)
{
    if (p->all.begin < p->all.end && is_separator(p, p->s[p->all.begin]))
        p->all.begin++;
    find_drive(p);
    t->length = put_backwards(p, NULL);
    if (t->length <= t->size)
        put_backwards(p, t->buffer + t->length);
}

void uric_whatwg_path(const char *s, const struct uric_reading *r, struct uric_written *t)
{
    struct path p = { s, r, r->path, false };

    if (r->steps & URIC_READING_OPAQUE_PATH)
        put_opaque(&p, t);
    else if (p.all.begin < p.all.end || r->steps & URIC_READING_SPECIAL_PATH)
        put_segments(&p, t);
}
