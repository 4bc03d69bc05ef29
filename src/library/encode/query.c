/* Splits queries into pairs and encodes fields of HTML forms. */
#include "util/triplet.h"

static uint32_t place_of(const char *s, uric_span at, char byte)
{
    const char *found =
        at.begin < at.end
            ? (const char *)memchr(s + at.begin, byte, at.end - at.begin)
            : NULL;

    return found ? (uint32_t)(found - s) : at.end;
}

static int parts_pairs(char byte, unsigned flags)
{
    return byte == '&' || (byte == ';' && flags & URIC_QUERY_SEMICOLON);
}

/* Searches for both delimiters at once: the next ";" may come after many "&". */
static uint32_t pair_end(const char *s, uric_span at, unsigned flags)
{
    if (!(flags & URIC_QUERY_SEMICOLON))
        return place_of(s, at, '&');
    while (at.begin < at.end && !parts_pairs(s[at.begin], flags))
        at.begin++;
    return at.begin;
}

bool uric_query_next(const char *s, uric_span *rest, enum uric_query_flags flags,
                     struct uric_query_pair *pair)
{
    uric_span text;

    memset(pair, 0, sizeof *pair);
    while (rest->begin < rest->end && parts_pairs(s[rest->begin], flags))
        rest->begin++;
    if (rest->begin >= rest->end)
        return false;
    text.begin = rest->begin;
    text.end = rest->begin = pair_end(s, *rest, flags);
    pair->key.begin = text.begin;
    pair->key.end = place_of(s, text, '=');
    if (pair->key.end < text.end) {
        pair->value.begin = pair->key.end + 1;
        pair->value.end = text.end;
        pair->has_value = 1;
    }
    return true;
}

/* The byte at *i, decoded; advances *i past it. */
static char decoded_at(const char *s, uint32_t *i, uint32_t end, unsigned flags)
{
    if (s[*i] != '+' || !(flags & URIC_QUERY_FORM))
        return (char)uric_decode_next(s, i, end);
    ++*i;
    return ' ';
}

/* Whether the pair that begins at `at` has the n bytes as its key, spelled in any way. */
static bool has_key(const char *s, uric_span at, unsigned flags, const char *key, size_t n)
{
    size_t k;

    for (k = 0; at.begin < at.end && s[at.begin] != '=' && !parts_pairs(s[at.begin], flags); k++) {
        if (k == n || decoded_at(s, &at.begin, at.end, flags) != key[k])
            return false;
    }
    return k == n;
}

static void skip_pair(const char *s, uric_span *rest, unsigned flags)
{
    rest->begin = pair_end(s, *rest, flags);
    if (rest->begin < rest->end)
        rest->begin++;
}

/* Most pairs differ in the first byte: they are skipped unsplit. */
bool uric_query_find(const char *s, uric_span *rest, enum uric_query_flags flags,
                     const char *key, size_t n, struct uric_query_pair *pair)
{
    while (rest->begin < rest->end &&
           (parts_pairs(s[rest->begin], flags) || !has_key(s, *rest, flags, key, n)))
        skip_pair(s, rest, flags);
    return uric_query_next(s, rest, flags, pair);
}

/* ---- HTML forms ---- */

struct form_output {
    char *buffer; /* NULL: only measure */
    uint64_t length; /* more than URIC_MAX_LENGTH: too long */
};

static void put_delimiter(struct form_output *f, char delimiter)
{
    if (f->buffer != NULL)
        f->buffer[f->length] = delimiter;
    f->length++;
}

/* Text that is known to fit is encoded with a size for the worst case: in one pass. */
static void put_encoded(struct form_output *f, const char *s, size_t n)
{
    const size_t most = n <= URIC_MAX_LENGTH / 3 ? 3 * n : (size_t)URIC_MAX_LENGTH;
    char *const to = f->buffer != NULL ? f->buffer + (size_t)f->length : NULL;
    size_t length;

    if (uric_encode(URIC_ENCODE_FORM, s, n, to, to != NULL ? most : 0, &length) ==
        URIC_TOO_LONG)
        f->length = (uint64_t)URIC_MAX_LENGTH + 1;
    f->length += length;
}

static void write_fields(struct form_output *f, const struct uric_field *fields,
                         size_t count)
{
    size_t i;

    f->length = 0;
    for (i = 0; i < count && f->length <= URIC_MAX_LENGTH; i++) {
        if (i > 0)
            put_delimiter(f, '&');
        put_encoded(f, fields[i].key, fields[i].key_length);
        if (fields[i].value != NULL) {
            put_delimiter(f, '=');
            put_encoded(f, fields[i].value, fields[i].value_length);
        }
    }
}

enum uric_status uric_form_encode(const struct uric_field *fields, size_t count,
                                  char *buffer, size_t size, size_t *length)
{
    struct form_output f = { NULL, 0 };

    *length = 0;
    write_fields(&f, fields, count);
    if (f.length > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)f.length;
    if (*length > size)
        return URIC_TOO_SMALL;
    f.buffer = buffer;
    if (buffer != NULL)
        write_fields(&f, fields, count);
    return URIC_OK;
}
