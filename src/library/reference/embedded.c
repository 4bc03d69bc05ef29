/* The base that a document names, as a URI-reference: without the characters that HTML
 * and MIME add to it. */
#include "reference/embedded.h"
#include "reference/html_character.h"

struct embedded {
    char *buffer; /* NULL: only count */
    size_t length;
};

static void put_byte(struct embedded *e, char byte)
{
    if (e->buffer != NULL)
        e->buffer[e->length] = byte;
    e->length++;
}

static int is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static uric_span without_spaces(const char *s, uric_span at)
{
    while (at.begin < at.end && is_space(s[at.begin]))
        at.begin++;
    while (at.begin < at.end && is_space(s[at.end - 1]))
        at.end--;
    return at;
}

/* ---- HTML ---- */

static void put_html(struct embedded *e, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        char byte = s[i];
        const size_t n = byte == '&' ? uric_html_character(s + i, at.end - i, &byte)
                                     : 0;

        put_byte(e, byte);
        i += n > 0 ? (uint32_t)n : 1;
    }
}

/* ---- MIME: undo folding and quoting ---- */

static uric_span without_quotes(const char *s, uric_span at)
{
    if (at.end - at.begin > 1 && ((s[at.begin] == '"' && s[at.end - 1] == '"') ||
                                  (s[at.begin] == '<' && s[at.end - 1] == '>'))) {
        at.begin++;
        at.end--;
    }
    return at;
}

/* The end of the consecutive comments (RFC 5322, 3.2.2) at the start of the span; the start
 * itself if there are none.  comments_begin() does the same at the end of the span. */
static uint32_t comments_end(const char *s, uric_span at)
{
    uint32_t i, depth = 0, last = at.begin;

    for (i = at.begin; i < at.end && (depth > 0 || s[i] == '('); i++) {
        if (s[i] == '\\' && i + 1 < at.end)
            i++;
        else if (s[i] == '(')
            depth++;
        else if (s[i] == ')' && --depth == 0)
            last = i + 1;
    }
    return last;
}

static int is_quoted_pair(const char *s, uint32_t begin, uint32_t i)
{
    uint32_t before = i;

    while (before > begin && s[before - 1] == '\\')
        before--;
    return (i - before) & 1;
}

static uint32_t comments_begin(const char *s, uric_span at)
{
    uint32_t i = at.end, depth = 0, first = at.end;

    while (i > at.begin && (depth > 0 || s[i - 1] == ')')) {
        const char byte = s[--i];

        if ((byte != '(' && byte != ')') || is_quoted_pair(s, at.begin, i)) {
            if (depth == 0)
                break;
        } else if (byte == ')') {
            depth++;
        } else if (--depth == 0) {
            first = i;
        }
    }
    return first;
}

/* RFC 2557, 4.1: [CFWS] URI [CFWS].  A URI can contain parentheses as well: they belong to
 * it unless a space or a quote precedes them. */
static uric_span without_comments(const char *s, uric_span at)
{
    uint32_t i;

    while ((i = comments_end(s, at)) > at.begin) {
        at.begin = i;
        at = without_spaces(s, at);
    }
    while ((i = comments_begin(s, at)) < at.end &&
           (is_space(s[i - 1]) || s[i - 1] == '"' || s[i - 1] == '>')) {
        at.end = i;
        at = without_spaces(s, at);
    }
    return at;
}

static void put_mime(struct embedded *e, const char *s, uric_span at)
{
    at = without_quotes(s, without_comments(s, at));
    for (; at.begin < at.end; at.begin++) {
        if (!is_space(s[at.begin]))
            put_byte(e, s[at.begin]);
    }
}

/* ---- both ---- */

typedef void put_reference(struct embedded *e, const char *s, uric_span at);

static enum uric_status answer_base(put_reference *put_base, const char *s, uric_span at,
                                    char *buffer, size_t size, size_t *length)
{
    struct embedded e = { NULL, 0 };

    at = without_spaces(s, at);
    put_base(&e, s, at);
    *length = e.length;
    if (e.length > size)
        return URIC_TOO_SMALL;
    if (e.length == 0)
        return URIC_OK;
    e.buffer = buffer;
    e.length = 0;
    put_base(&e, s, at);
    return URIC_OK;
}

static size_t within_offsets(size_t n)
{
    return n > URIC_MAX_LENGTH ? URIC_MAX_LENGTH : n;
}

enum uric_status uric_html_base(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length)
{
    uric_span href;
    int is_final;

    *length = 0;
    if (!uric_find_html_base(s, within_offsets(n), &href, &is_final))
        return URIC_NONE;
    return answer_base(put_html, s, href, buffer, size, length);
}

enum uric_status uric_mime_base(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length)
{
    uric_span base = { 0, 0 }, location = base, at;
    int is_final;
    const int found = uric_find_mime_base(s, within_offsets(n), &base, &location,
                                          &is_final);

    *length = 0;
    at = found & URIC_FOUND_BASE ? base : location;
    /* a base that continues past the bytes read must not be cut short */
    if (found == 0 || (at.end == URIC_MAX_LENGTH && n > URIC_MAX_LENGTH))
        return URIC_NONE;
    return answer_base(put_mime, s, at, buffer, size, length);
}

bool uric_html_base_is_final(const char *s, size_t n)
{
    uric_span href;
    int is_final = 1;

    if (n < URIC_MAX_LENGTH) /* nothing after that is read */
        uric_find_html_base(s, n, &href, &is_final);
    return is_final;
}

bool uric_mime_base_is_final(const char *s, size_t n)
{
    uric_span base, location;
    int is_final = 1;

    if (n < URIC_MAX_LENGTH)
        uric_find_mime_base(s, n, &base, &location, &is_final);
    return is_final;
}

/* ---- 5.1 ---- */

int uric_base_select(const struct uric_base *base, enum uric_base_source order[URIC_BASE_SOURCES])
{
    enum uric_base_source usable[URIC_BASE_SOURCES];
    int source, count = 0, n = 0;

    for (source = 0; source < URIC_BASE_SOURCES; source++) {
        const struct uric_bytes at = base->source[source];
        struct uric u;

        if (at.s == NULL || uric_parse(at.s, at.n, &u) != URIC_OK)
            continue;
        usable[count++] = (enum uric_base_source)source;
        if (!uric_has(&u, URIC_SCHEME))
            continue;
        while (count > 0)
            order[n++] = usable[--count];
        return n;
    }
    return 0;
}
