/* The results of the search for URIs in text, and their pieces. */
#include "text/find_search.h"
#include "text/find_escape.h"
#include "reference/html_character.h"

const char *uric_found_mark_name(int mark)
{
    static const char *const names[URIC_FOUND_MARKS] = {
        "angle", "quoted", "prefixed", "bare", "suffix", "attribute", "escaped"
    };
    return mark >= 0 && mark < URIC_FOUND_MARKS ? names[mark] : NULL;
}

const char *uric_found_escape_name(int escape)
{
    static const char *const names[URIC_FOUND_ESCAPES] = {
        "json", "hex", "backslash", "tex", "html", "quoted-printable", "roff"
    };
    return escape >= 0 && escape < URIC_FOUND_ESCAPES ? names[escape] : NULL;
}

void uric_find_set(struct find_search *x, int mark, size_t begin, size_t end,
                   size_t outer_begin, size_t outer_end)
{
    struct uric_found *const found = x->found;

    memset(found, 0, sizeof *found);
    found->begin = x->f->offset + begin;
    found->end = x->f->offset + end;
    found->outer_begin = x->f->offset + outer_begin;
    found->outer_end = x->f->offset + outer_end;
    found->mark = (uint8_t)mark;
    found->length = (uint32_t)(end - begin);
    found->pieces = end > begin;
    x->done = outer_end;
    if (x->next < outer_end)
        x->next = outer_end;
}

/* The piece at i of an attribute's value; returns its length in the text. */
static uint32_t attribute_piece(const char *s, uint32_t i, uint32_t n,
                                struct uric_bytes *bytes)
{
    char byte;
    const size_t reference =
        s[i] == '&' ? uric_html_character(s + i, n - i, &byte) : 0;
    uint32_t end = i;

    if (reference > 0) {
        bytes->s = uric_find_byte((unsigned char)byte, 0);
        bytes->n = 1;
        return (uint32_t)reference;
    }
    do {
        end++;
    } while (end < n && s[end] != '&' && s[end] != '\t' && s[end] != '\n' &&
             s[end] != '\r');
    bytes->s = s + i;
    bytes->n = end - i;
    return end - i;
}

static int is_passed(char c, int mark)
{
    if (mark == URIC_FOUND_ESCAPED)
        return 0;
    return mark == URIC_FOUND_ATTRIBUTE ? c == '\t' || c == '\n' || c == '\r'
                                        : find_is_white(c);
}

bool uric_found_next(const char *s, const struct uric_found *found,
                     struct uric_piece *piece)
{
    const uint32_t n = (uint32_t)(found->end - found->begin);
    uint32_t i = piece->end;

    while (i < n && is_passed(s[i], found->mark))
        i++;
    if (found->escapes != 0 && found->mark != URIC_FOUND_ATTRIBUTE)
        return uric_find_escaped_piece(s, i, n, found->escapes, piece);
    if (i == n)
        return false;
    piece->begin = i;
    if (found->mark == URIC_FOUND_ATTRIBUTE) {
        i += attribute_piece(s, i, n, &piece->bytes);
    } else {
        while (i < n && !is_passed(s[i], found->mark))
            i++;
        piece->bytes.s = s + piece->begin;
        piece->bytes.n = i - piece->begin;
    }
    piece->end = i;
    return true;
}

void uric_found_start(const char *s, const struct uric_found *found, char *buffer, size_t n)
{
    struct uric_piece piece;

    memset(&piece, 0, sizeof piece);
    while (n > 0 && uric_found_next(s, found, &piece)) {
        const size_t part = piece.bytes.n < n ? piece.bytes.n : n;

        if (part > 0)
            memcpy(buffer, piece.bytes.s, part);
        buffer += part;
        n -= part;
    }
}

enum uric_status uric_found_join(const char *s, const struct uric_found *found,
                                 char *buffer, size_t size, size_t *length)
{
    *length = found->length;
    if (*length > size)
        return URIC_TOO_SMALL;
    uric_found_start(s, found, buffer, *length);
    return URIC_OK;
}
