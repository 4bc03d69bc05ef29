/* A byte gives the kind of a value.  The last value's bytes follow as they are.  In all other
 * values NUL is written as NUL 2, and NUL 1 ends the value, so that no value runs into the next
 * one. */
#include "logs/log_key.h"

#include "command/entry.h"
#include "logs/decimal.h"
#include "command/memory.h"

#include <string.h>

enum { UNDEFINED = 1, NUMBER, TEXT };
enum { END = 1, NUL = 2 };
enum { DIGITS = 8 }; /* bytes of a number, the highest first */

void log_key_begin(struct log_key *key)
{
    key->n = 0;
}

static char *make_room(struct log_key *key, size_t n)
{
    const size_t need = memory_sum(key->n, n);

    if (need > key->room.size) {
        key->room.size = memory_ample(need);
        key->room.s = memory_grown(key->room.s, key->room.size);
    }
    return key->room.s + key->n;
}

static void put_part(struct log_key *key, const char *s, size_t n)
{
    char *to = make_room(key, memory_sum(memory_product(2, n), 2)), *const begin = to;
    size_t i;

    for (i = 0; i < n; i++) {
        *to++ = s[i];
        if (s[i] == '\0')
            *to++ = NUL;
    }
    *to++ = '\0';
    *to++ = END;
    key->n += (size_t)(to - begin);
}

static void put(struct log_key *key, char kind, const char *s, size_t n, int last)
{
    *make_room(key, 1) = kind;
    key->n++;
    if (!last) {
        put_part(key, s, n);
        return;
    }
    if (n > 0)
        memcpy(make_room(key, n), s, n);
    key->n += n;
}

void log_key_add_bytes(struct log_key *key, const char *s, size_t n)
{
    if (n > 0)
        memcpy(make_room(key, n), s, n);
    key->n += n;
}

void log_key_add(struct log_key *key, const struct value *value, int last)
{
    char digits[DIGITS];
    int i;

    switch (value->kind) {
    case VALUE_UNDEFINED: put(key, UNDEFINED, NULL, 0, last); break;
    case VALUE_NUMBER:
        for (i = 0; i < DIGITS; i++)
            digits[i] = (char)(value->number >> 8 * (DIGITS - 1 - i) & 0xff);
        put(key, NUMBER, digits, DIGITS, last);
        break;
    default: put(key, TEXT, value->s, value->n, last); break;
    }
}

/* Reads the bytes of a value, unless it is the last one, into the room, and advances *s. */
static size_t take_part(const char **s, size_t *n, struct room *room)
{
    size_t from = 0, to = 0;

    room_need(room, *n);
    while ((*s)[from] != '\0' || (*s)[from + 1] == NUL) {
        room->s[to++] = (*s)[from];
        from += (*s)[from] == '\0' ? 2 : 1;
    }
    *s += from + 2;
    *n -= from + 2;
    return to;
}

struct value log_key_take(const char **s, size_t *n, int last, struct room *room)
{
    const char kind = **s, *bytes;
    struct value value = value_undefined();
    size_t length, i;

    ++*s;
    --*n;
    bytes = *s;
    length = *n;
    if (!last) {
        length = take_part(s, n, room);
        bytes = room->s;
    }
    if (kind == TEXT)
        return value_text(VALUE_RAW, bytes, length);
    if (kind == NUMBER) {
        value = value_number(0);
        for (i = 0; i < length; i++)
            value.number = value.number << 8 | (unsigned char)bytes[i];
    }
    return value;
}

/* ---- order ---- */

/* The length of a value's kind and bytes without its end; n for the last value, which has no
 * end. */
static size_t part_length(const char *s, size_t n)
{
    size_t at = 0;

    while (at < n) {
        const char *const nul = memchr(s + at, '\0', n - at);

        if (nul == NULL)
            break;
        at = (size_t)(nul - s) + 1;
        if (at < n && s[at] == END)
            return at - 1;
    }
    return n;
}

/* Whether the part, which has an end, is as log_key_add() writes it. */
static int is_part(const char *s, size_t length)
{
    size_t i, n = 0;

    for (i = 1; i < length; i++, n++) {
        if (s[i] == '\0' && s[++i] != NUL)
            return 0;
    }
    switch (*s) {
    case UNDEFINED: return n == 0;
    case NUMBER: return n == DIGITS;
    default: return *s == TEXT;
    }
}

size_t log_key_length(const char *s, size_t n, size_t n_values)
{
    size_t at = 0, i;

    for (i = 0; i < n_values; i++) {
        const size_t length = part_length(s + at, n - at);

        if (length == 0 || length == n - at || !is_part(s + at, length))
            return SIZE_MAX;
        at += length + 2;
    }
    return at;
}

static int compare_bytes(const char *a, size_t n_a, const char *b, size_t n_b)
{
    const size_t least = n_a < n_b ? n_a : n_b;
    const int order = memcmp(a, b, least);

    return order != 0 ? order : (n_a > least) - (n_b > least);
}

/* Texts that are numbers precede other texts. */
static int compare_texts(const char *a, size_t n_a, const char *b, size_t n_b)
{
    struct decimal x, y;
    const int a_is = decimal_read(a, n_a, &x), b_is = decimal_read(b, n_b, &y);
    int order = 0;

    if (a_is && b_is)
        order = decimal_compare(&x, &y);
    else if (a_is || b_is)
        return a_is ? -1 : 1;
    return order != 0 ? order : compare_bytes(a, n_a, b, n_b);
}

static int compare_parts(const char *a, size_t n_a, const char *b, size_t n_b)
{
    if (n_a > 0 && n_b > 0 && *a == TEXT && *b == TEXT)
        return compare_texts(a + 1, n_a - 1, b + 1, n_b - 1);
    return compare_bytes(a, n_a, b, n_b);
}

int entry_compare_values(const struct entry *a, const struct entry *b)
{
    const char *s = entry_key(a), *t = entry_key(b);
    size_t n = a->n, m = b->n;

    while (n > 0 && m > 0) {
        const size_t i = part_length(s, n), k = part_length(t, m);
        const int order = compare_parts(s, i, t, k);
        const size_t past_i = i == n ? n : i + 2, past_k = k == m ? m : k + 2;

        if (order != 0)
            return order;
        s += past_i;
        n -= past_i;
        t += past_k;
        m -= past_k;
    }
    return (n > 0) - (m > 0);
}
