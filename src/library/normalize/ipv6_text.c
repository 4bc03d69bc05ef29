/* The text of an IPv6 address by RFC 5952. */
#include "util/ascii.h"

static char *write_number(char *to, unsigned number, unsigned base)
{
    unsigned place = 1;

    while (number / place >= base)
        place *= base;
    for (; place > 0; place /= base)
        *to++ = uric_hex_lower(number / place % base);
    return to;
}

static unsigned group_at(const uint8_t *address, int i)
{
    return (unsigned)address[2 * i] << 8 | address[2 * i + 1];
}

/* 4.2: the first of the longest runs of zero groups; a run has at least two. */
static void find_zeros(const uint8_t *address, int groups, int *first, int *end)
{
    int i, begin;

    *first = *end = -1;
    for (i = 0; i < groups; i++) {
        for (begin = i; i < groups && group_at(address, i) == 0; i++)
            ;
        if (i - begin >= 2 && i - begin > *end - *first) {
            *first = begin;
            *end = i;
        }
    }
}

enum uric_status uric_ipv6_text(const uint8_t address[16], char *buffer, size_t size,
                                size_t *length)
{
    static const uint8_t mapped[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255 };
    const int is_mapped = memcmp(address, mapped, sizeof mapped) == 0;
    const int groups = is_mapped ? 6 : 8;
    char text[URIC_IPV6_TEXT], *to = text;
    int first, end, i;

    find_zeros(address, groups, &first, &end);
    for (i = 0; i < groups; i++) {
        if (i == first) {
            *to++ = ':';
            *to++ = ':';
            i = end - 1;
            continue;
        }
        if (i > 0 && i != end)
            *to++ = ':';
        to = write_number(to, group_at(address, i), 16);
    }
    for (i = 12; is_mapped && i < 16; i++) { /* section 5 */
        *to++ = i == 12 ? ':' : '.';
        to = write_number(to, address[i], 10);
    }
    *length = (size_t)(to - text);
    if (*length >= size)
        return URIC_TOO_SMALL;
    memcpy(buffer, text, *length);
    buffer[*length] = '\0';
    return URIC_OK;
}
