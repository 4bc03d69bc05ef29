/* Maps the characters that Unicode's UTS #46 turns into letters, digits and dots of US-ASCII,
 * as far as names and addresses are disguised with them: fullwidth, circled, mathematical,
 * super- and subscript characters, other dots, and characters that it drops. */
#include "host/audit_mapped.h"
#include "util/decoded.h"
#include "util/utf8_step.h"

/* The character at *i of n bytes of UTF-8, decoded; 0 if it is none.  Advances *i. */
static uint32_t next_of_utf8(const unsigned char *s, size_t *i, size_t n)
{
    size_t skip, k;
    const size_t length = uric_utf8_length((const char *)s + *i, n - *i, &skip);
    uint32_t c;

    if (length == 0)
        return 0;
    c = length == 1 ? s[*i] : s[*i] & (0xFFu >> (length + 1));
    for (k = 1; k < length; k++)
        c = c << 6 | (s[*i + k] & 0x3F);
    *i += length;
    return c;
}

static const struct {
    uint32_t first, last;
    char to;         /* the character that first becomes */
    unsigned char n; /* period of the result; 0: all become to; 1: dropped */
} mapped[] = {
    { 0xAD, 0xAD, 0, 1 },        { 0xB2, 0xB3, '2', 10 },     { 0xB9, 0xB9, '1', 10 },
    { 0x34F, 0x34F, 0, 1 },      { 0x180B, 0x180F, 0, 1 },    { 0x2064, 0x2064, 0, 1 },
    { 0x200B, 0x200B, 0, 1 },    { 0x2060, 0x2060, 0, 1 },    { 0x2070, 0x2070, '0', 10 },
    { 0x2074, 0x2079, '4', 10 }, { 0x2080, 0x2089, '0', 10 }, { 0x2460, 0x2468, '1', 10 },
    { 0x24B6, 0x24CF, 'a', 26 }, { 0x24D0, 0x24E9, 'a', 26 }, { 0x24EA, 0x24EA, '0', 10 },
    { 0x3002, 0x3002, '.', 0 },  { 0xFE00, 0xFE0F, 0, 1 },    { 0xFEFF, 0xFEFF, 0, 1 },
    { 0xFF0D, 0xFF0D, '-', 0 },  { 0xFF0E, 0xFF0E, '.', 0 },  { 0xFF10, 0xFF19, '0', 10 },
    { 0xFF21, 0xFF3A, 'a', 26 }, { 0xFF41, 0xFF5A, 'a', 26 }, { 0xFF61, 0xFF61, '.', 0 },
    { 0x1BCA0, 0x1BCA3, 0, 1 },  { 0x1D400, 0x1D6A3, 'a', 26 }, { 0x1D7CE, 0x1D7FF, '0', 10 },
    { 0x1FBF0, 0x1FBF9, '0', 10 }, { 0xE0100, 0xE01EF, 0, 1 }
};

/* The number in a circle, from 10 to 50; 0 for other characters. */
static uint32_t circled(uint32_t c)
{
    if (c >= 0x2469 && c <= 0x2473)
        return c - 0x2469 + 10;
    if (c >= 0x3251 && c <= 0x325F)
        return c - 0x3251 + 21;
    return c >= 0x32B1 && c <= 0x32BF ? c - 0x32B1 + 36 : 0;
}

/* Writes what the character becomes to `to`; returns its length, or 3 if it stays. */
static size_t map(uint32_t c, char to[2])
{
    const uint32_t number = circled(c);
    size_t i;

    if (c > 0 && c < 0x80) {
        to[0] = (char)c;
        return 1;
    }
    if (number > 0) {
        to[0] = (char)('0' + number / 10);
        to[1] = (char)('0' + number % 10);
        return 2;
    }
    for (i = 0; i < sizeof mapped / sizeof *mapped; i++) {
        if (c < mapped[i].first || c > mapped[i].last)
            continue;
        to[0] = mapped[i].to;
        if (mapped[i].n > 0)
            to[0] = (char)(to[0] + (char)((c - mapped[i].first) % mapped[i].n));
        return mapped[i].n != 1;
    }
    return 3;
}

size_t uric_mapped_host(const char *s, uric_span host, char *to, size_t size)
{
    unsigned char raw[256];
    uint32_t at = host.begin;
    size_t n = 0, i = 0, length = 0;
    int beyond = 0;

    while (at < host.end && n < sizeof raw) {
        raw[n] = (unsigned char)uric_decoded_byte(s, &at, host.end);
        beyond |= raw[n++] > 0x7F;
    }
    if (at < host.end || !beyond)
        return 0;
    while (i < n) {
        char bytes[2] = { 0, 0 };
        const size_t more = map(next_of_utf8(raw, &i, n), bytes);

        if (more > 2 || length + more > size)
            return 0;
        memcpy(to + length, bytes, more);
        length += more;
    }
    return length;
}
