/* The results of the search for URIs in text, and their pieces. */
#include "text/find_search.h"
#include "text/find_escape.h"
#include "util/name_of.h"

const char *uric_found_mark_name(int mark)
{
    static const char names[] =
        "angle\0" "quoted\0" "prefixed\0" "bare\0" "suffix\0" "attribute\0" "escaped";

    return mark >= 0 && mark < URIC_FOUND_MARKS ? uric_name_of(names, mark) : NULL;
}

const char *uric_found_escape_name(int escape)
{
    static const char names[] =
        "json\0" "hex\0" "backslash\0" "tex\0" "html\0" "quoted-printable\0" "roff";

    return escape >= 0 && escape < URIC_FOUND_ESCAPES ? uric_name_of(names, escape) : NULL;
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

bool uric_found_next(const char *s, const struct uric_found *found,
                     struct uric_piece *piece)
{
    const uint32_t n = (uint32_t)(found->end - found->begin);
    /* between delimiters, and at the end of a line */
    const int white = found->mark != URIC_FOUND_ESCAPED &&
                      !(found->tolerated >> URIC_TOLERATED_SPACE & 1);
    uint32_t i = piece->end;

    if (found->mark == URIC_FOUND_ATTRIBUTE)
        return uric_find_attribute_piece(s, n, piece);
    while (i < n && white && find_is_white(s[i]))
        i++;
    if (found->escapes != 0)
        return uric_find_escaped_piece(s, i, n, found->escapes, piece);
    if (i == n)
        return false;
    piece->begin = i;
    while (i < n && !(white && find_is_white(s[i])))
        i++;
    piece->bytes.s = s + piece->begin;
    piece->bytes.n = i - piece->begin;
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
