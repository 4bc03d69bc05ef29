/* A byte gives the kind of a value.  The last value's bytes follow as they are.  Those of any
 * other value end in NUL 1, and NUL is written as NUL 2, so that no value runs into the next
 * one. */
#include "cli/log/log_key.h"

#include "cli/memory.h"

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

/* Reads the bytes of a value that is not the last into the room, and advances *s. */
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
