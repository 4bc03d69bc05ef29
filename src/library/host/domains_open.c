/* Opens the table of a public suffix list. */
#include "host/domain_table.h"

static const char no_table[DOMAIN_NODE] = { 0 };

/* As of a list without rules. */
static enum uric_status open_none(struct domain_table *d, enum uric_status status)
{
    memset(d, 0, sizeof *d);
    d->buckets = d->nodes = d->labels = no_table;
    d->n_nodes = 1;
    return status;
}

/* The length of a table with these sizes. */
static uint64_t open_length(const struct domain_table *d)
{
    return DOMAIN_HEADER + (UINT64_C(4) << d->bucket_bits) +
           (uint64_t)DOMAIN_NODE * d->n_nodes + d->n_labels;
}

static int open_sizes(const char *table, size_t n, struct domain_table *d)
{
    d->bucket_bits = domain_number(table + DOMAIN_AT_BUCKET_BITS);
    d->n_nodes = domain_number(table + DOMAIN_AT_NODES);
    d->n_labels = domain_number(table + DOMAIN_AT_LABELS);
    d->wild_levels = domain_number(table + DOMAIN_AT_WILD_LEVELS);
    d->icann_rules = domain_number(table + DOMAIN_AT_ICANN);
    d->private_rules = domain_number(table + DOMAIN_AT_PRIVATE);
    return d->bucket_bits <= DOMAIN_MOST_BITS && d->n_nodes > 0 &&
           d->n_nodes <= DOMAIN_MOST_NODES && d->wild_levels <= DOMAIN_MOST_WILD_LEVELS &&
           d->private_rules <= UINT32_MAX - d->icann_rules && open_length(d) == n;
}

enum uric_status uric_domains_open(const char *table, size_t n, struct uric_domains *domains)
{
    struct domain_table *const d = (struct domain_table *)(void *)domains->opaque.bytes;
    const size_t magic = sizeof DOMAIN_MAGIC - 1, summed = DOMAIN_AT_CHECKSUM + 8;
    uint32_t length;

    open_none(d, URIC_OK);
    if (n == 0 || memcmp(table, DOMAIN_MAGIC, n < magic ? n : magic) != 0)
        return URIC_UNKNOWN;
    if (n < DOMAIN_HEADER)
        return URIC_INCOMPLETE;
    if (domain_number(table + DOMAIN_AT_VERSION) != DOMAIN_VERSION)
        return URIC_REFUSED;
    length = domain_number(table + DOMAIN_AT_LENGTH);
    if (n < length)
        return URIC_INCOMPLETE;
    if (n > length || length % 4 != 0 || !open_sizes(table, n, d) ||
        domain_checksum(table + summed, n - summed) !=
            domain_long_number(table + DOMAIN_AT_CHECKSUM))
        return open_none(d, URIC_INVALID);
    d->buckets = table + DOMAIN_HEADER;
    d->nodes = d->buckets + ((size_t)4 << d->bucket_bits);
    d->labels = d->nodes + (size_t)DOMAIN_NODE * d->n_nodes;
    return URIC_OK;
}

uint32_t uric_domains_rules(const struct uric_domains *domains, enum uric_domain_flags flags)
{
    const struct domain_table *const d = domain_table_of(domains);

    return d->icann_rules + (flags & URIC_DOMAIN_ICANN ? 0 : d->private_rules);
}
