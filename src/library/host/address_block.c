/* Finds the block of IANA's registries that holds an address. */
#include "host/address_block.h"

struct uric_ipv4_range {
    uint32_t begin; /* up to the next range */
    uint8_t block;  /* an index, or URIC_NO_BLOCK; in gen/uric_http.c the kind */
};

struct uric_ipv6_range {
    uint64_t high, low; /* where it begins */
    uint8_t block;
};

#include "tables/addresses.h"

/* The number of four bytes, the most significant one first. */
static uint32_t number_of_four(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 |
           (uint32_t)bytes[2] << 8 | bytes[3];
}

static uint64_t number_of_eight(const uint8_t *bytes)
{
    return (uint64_t)number_of_four(bytes) << 32 | number_of_four(bytes + 4);
}

static unsigned ipv4_block(const uint8_t *address)
{
    const uint32_t number = number_of_four(address);
    size_t low = 0, high = sizeof uric_ipv4_ranges / sizeof *uric_ipv4_ranges;

    while (high - low > 1) { /* the range is one of low ... high - 1 */
        const size_t middle = low + (high - low) / 2;

        if (number < uric_ipv4_ranges[middle].begin)
            high = middle;
        else
            low = middle;
    }
    return uric_ipv4_ranges[low].block;
}

static unsigned ipv6_block(const uint8_t *address)
{
    const uint64_t first = number_of_eight(address), rest = number_of_eight(address + 8);
    size_t low = 0, high = sizeof uric_ipv6_ranges / sizeof *uric_ipv6_ranges;

    while (high - low > 1) {
        const size_t middle = low + (high - low) / 2;
        const struct uric_ipv6_range *const range = &uric_ipv6_ranges[middle];

        if (first < range->high || (first == range->high && rest < range->low))
            high = middle;
        else
            low = middle;
    }
    return uric_ipv6_ranges[low].block;
}

#ifdef URIC_ONLY_HTTP

uint8_t uric_address_kind(const uint8_t *address, size_t length)
{
    return (uint8_t)(length == 4 ? ipv4_block(address) : ipv6_block(address));
}

#else

const struct uric_address_block *uric_address_find(const uint8_t *address, size_t length)
{
    unsigned block = URIC_NO_BLOCK;

    if (length == 4)
        block = ipv4_block(address);
    else if (length == 16)
        block = ipv6_block(address);
    return block == URIC_NO_BLOCK ? NULL : &uric_blocks[block];
}

uint8_t uric_address_kind(const uint8_t *address, size_t length)
{
    const struct uric_address_block *const block = uric_address_find(address, length);

    return block != NULL ? block->kind : (uint8_t)URIC_ADDRESS_UNICAST;
}

bool uric_address_is_global(const uint8_t *address, size_t length)
{
    const struct uric_address_block *block;

    if (length != 4 && length != 16)
        return false;
    URIC_FORGET(address); /* gcc 12 sees the 16 bytes read of 4 */
    block = uric_address_find(address, length);
    if (block != NULL &&
        (block->kind == URIC_ADDRESS_MAPPED || block->kind == URIC_ADDRESS_NAT64))
        block = uric_address_find(address + 12, 4);
    return block == NULL || block->global == 1;
}

const char *uric_address_kind_name(int kind)
{
    static const char *const names[URIC_ADDRESS_KINDS] = {
        "unicast", "unspecified", "loopback", "private", "link-local", "multicast",
        "documentation", "shared", "benchmarking", "broadcast", "reserved", "protocol",
        "service", "discard", "unique-local", "site-local", "segment", "orchid", "mapped",
        "compatible", "translated", "nat64", "nat64-local", "6to4", "teredo"
    };

    return kind >= 0 && kind < URIC_ADDRESS_KINDS ? names[kind] : NULL;
}

#endif
