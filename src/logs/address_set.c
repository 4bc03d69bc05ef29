/* Reads blocks of IP addresses by the grammar of RFC 3986, and finds addresses in them. */
#include "logs/address_set.h"

#include "command/memory.h"
#include "uric.h"

#include <stdlib.h>
#include <string.h>

enum { IPV4, IPV6 };

static const size_t lengths[] = { 4, 16 };

/* ---- addresses ---- */

static int parse(int rule, const char *s, size_t n, uint8_t address[16])
{
    struct uric u;

    return uric_parse_as(rule, s, n, NULL, &u) == URIC_OK
               ? uric_host_address(uric_bind(s, &u), address)
               : 0;
}

static int is_mapped(const uint8_t address[16])
{
    static const uint8_t prefix[12] = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff };

    return memcmp(address, prefix, sizeof prefix) == 0;
}

/* Returns the bytes written, 4 or 16, or 0 if the text is not an address.  No address is longer
 * than the limit. */
static int read_address(const char *s, size_t n, uint8_t address[16])
{
    enum { LONGEST = sizeof "[0000:0000:0000:0000:0000:0000:255.255.255.255]" - 1 };

    if (n == 0 || n > LONGEST)
        return 0;
    if (*s == '[')
        return parse(URIC_RULE_HOST, s, n, address);
    return memchr(s, ':', n) ? parse(URIC_RULE_IPV6ADDRESS, s, n, address)
                             : parse(URIC_RULE_IPV4ADDRESS, s, n, address);
}

/* ---- blocks ---- */

/* Reads a number without leading zeros; returns -1 if the text is not one, or the number is over
 * `most`. */
static int read_bits(const char *s, size_t n, int most)
{
    int bits = 0;
    size_t i;

    if (n == 0 || n > 3 || (*s == '0' && n > 1))
        return -1;
    for (i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return -1;
        bits = 10 * bits + s[i] - '0';
    }
    return bits <= most ? bits : -1;
}

/* Sets the bits after the first `bits`.  Returns -1 if any of them was set already. */
static int fill(uint8_t *address, size_t length, int bits)
{
    const int all = 8 * (int)length;
    int bit, any = 0;

    for (bit = bits; bit < all; bit++) {
        const uint8_t mask = (uint8_t)(0x80 >> bit % 8);

        any |= address[bit / 8] & mask;
        address[bit / 8] |= mask;
    }
    return any ? -1 : 0;
}

static void add_range(struct address_set *set, int kind, const struct address_range *range)
{
    const size_t n = set->n[kind]++;

    /* the power of two that holds n is full */
    if ((n & (n + 1)) == 0)
        set->range[kind] = memory_grown(set->range[kind],
                                        memory_product(2 * n + 2, sizeof *range));
    set->range[kind][n] = *range;
}

int address_set_add(struct address_set *set, const char *s, size_t n, size_t *at)
{
    const char *const slash = memchr(s, '/', n);
    const size_t n_address = slash ? (size_t)(slash - s) : n;
    struct address_range range;
    int length = read_address(s, n_address, range.first), bits = 8 * length;

    *at = 0;
    if (length == 0)
        return ADDRESS_NONE;
    if (slash) {
        *at = n_address + 1;
        bits = read_bits(slash + 1, n - n_address - 1, bits);
    }
    if (bits < 0)
        return ADDRESS_LENGTH;
    if (length == 16 && bits >= 96 && is_mapped(range.first)) {
        memmove(range.first, range.first + 12, 4);
        length = 4;
        bits -= 96;
    }
    memcpy(range.last, range.first, (size_t)length);
    *at = 0;
    if (fill(range.last, (size_t)length, bits) < 0)
        return ADDRESS_BITS;
    add_range(set, length == 4 ? IPV4 : IPV6, &range);
    return ADDRESS_OK;
}

static int order_of_four(const void *a, const void *b)
{
    return memcmp(a, b, 4);
}

static int order_of_sixteen(const void *a, const void *b)
{
    return memcmp(a, b, 16);
}

/* Joins ranges that overlap. */
static size_t join(struct address_range *range, size_t n, size_t length)
{
    size_t i, kept = 0;

    for (i = 1; i < n; i++) {
        if (memcmp(range[i].first, range[kept].last, length) > 0)
            range[++kept] = range[i];
        else if (memcmp(range[i].last, range[kept].last, length) > 0)
            memcpy(range[kept].last, range[i].last, length);
    }
    return n > 0 ? kept + 1 : 0;
}

void address_set_sort(struct address_set *set)
{
    int kind;

    for (kind = IPV4; kind <= IPV6; kind++) {
        if (set->n[kind] == 0)
            continue;
        qsort(set->range[kind], set->n[kind], sizeof *set->range[kind],
              kind == IPV4 ? order_of_four : order_of_sixteen);
        set->n[kind] = join(set->range[kind], set->n[kind], lengths[kind]);
    }
}

static int has(const struct address_set *set, int kind, const uint8_t *address)
{
    const struct address_range *const range = set->range[kind];
    const size_t length = lengths[kind];
    size_t low = 0, high = set->n[kind];

    while (low < high) { /* ranges before low end before the address, ranges from high on begin
                            after it */
        const size_t middle = low + (high - low) / 2;

        if (memcmp(range[middle].last, address, length) < 0)
            low = middle + 1;
        else if (memcmp(range[middle].first, address, length) > 0)
            high = middle;
        else
            return 1;
    }
    return 0;
}

int address_set_has(const struct address_set *set, const char *s, size_t n)
{
    uint8_t address[16];

    if (set->n[IPV4] + set->n[IPV6] == 0)
        return 0;
    switch (read_address(s, n, address)) {
    case 4: return has(set, IPV4, address);
    case 16:
        return is_mapped(address) ? has(set, IPV4, address + 12) : has(set, IPV6, address);
    default: return 0;
    }
}

void address_set_free(struct address_set *set)
{
    free(set->range[IPV4]);
    free(set->range[IPV6]);
}
