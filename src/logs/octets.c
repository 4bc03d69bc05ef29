/* Writes and reads bytes with numbers of varying length. */
#include "logs/octets.h"

#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

char *octets_room(struct octets *o, size_t n)
{
    const size_t need = memory_sum(o->n, n);

    if (need > o->size) {
        o->size = memory_ample(need);
        o->s = memory_grown(o->s, o->size);
    }
    o->n = need;
    return o->s + need - n;
}

void octets_put(struct octets *o, const void *bytes, size_t n)
{
    if (n > 0)
        memcpy(octets_room(o, n), bytes, n);
}

void octets_put_number(struct octets *o, uint64_t number)
{
    for (; number > 0x7f; number >>= 7)
        *octets_room(o, 1) = (char)((number & 0x7f) | 0x80);
    *octets_room(o, 1) = (char)number;
}

void octets_free(struct octets *o)
{
    free(o->s);
    o->s = NULL;
    o->n = o->size = 0;
}

int octets_take_number(struct octets_left *left, uint64_t *number)
{
    unsigned shift;

    *number = 0;
    for (shift = 0; left->n > 0 && shift < 64; shift += 7) {
        const unsigned char byte = (unsigned char)*left->s++;
        const uint64_t bits = byte & 0x7f;

        left->n--;
        if (bits > UINT64_MAX >> shift)
            return 0;
        *number |= bits << shift;
        if (byte < 0x80)
            return byte != 0 || shift == 0;
    }
    return 0;
}

int octets_take(struct octets_left *left, size_t n, const char **bytes)
{
    if (n > left->n)
        return 0;
    *bytes = left->s;
    left->s += n;
    left->n -= n;
    return 1;
}
