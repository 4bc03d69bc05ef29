/* The layout of the table of a public suffix list: the same bytes on every machine.
 *
 *   header    DOMAIN_HEADER bytes, see DOMAIN_AT_...
 *   buckets   2^bucket_bits numbers of nodes: the first of each chain, 0 if it is empty
 *   nodes     DOMAIN_NODE bytes each, see NODE_AT_...
 *   labels    the bytes of long labels, padded with NUL to a multiple of 4
 *
 * The rules are a trie whose levels are labels, from the last to the first.  Node 0 is the
 * root.  A child is found by the hash of its parent's number and its label; the nodes of one
 * bucket are chained, each to one with a lower number, so that every chain ends.  Nodes are
 * the rules' labels as A-labels, in lower case, and further nodes, which refer to these, hold
 * the same labels in UTF-8.
 *
 * All numbers are little-endian.  Of a label the last 8 bytes are in the node, as a number;
 * so most comparisons are of two numbers. */
#ifndef URIC_DOMAIN_TABLE_H
#define URIC_DOMAIN_TABLE_H

#include "util/ascii.h"
#include "uric_domains.h"

#define DOMAIN_MAGIC "\211uPSL\r\n\032"
#define DOMAIN_VERSION 1

enum {
    DOMAIN_HEADER = 64,
    DOMAIN_AT_VERSION = 8,
    DOMAIN_AT_LENGTH = 12,   /* of all of the table */
    DOMAIN_AT_CHECKSUM = 16, /* of what follows it; 8 bytes */
    DOMAIN_AT_BUCKET_BITS = 24,
    DOMAIN_AT_NODES = 28,
    DOMAIN_AT_LABELS = 32, /* their length */
    DOMAIN_AT_WILD_LEVELS = 36,
    DOMAIN_AT_ICANN = 40,
    DOMAIN_AT_PRIVATE = 44,

    DOMAIN_NODE = 24,
    NODE_AT_WORD = 0,    /* the last 8 bytes of the label */
    NODE_AT_PARENT = 8,
    NODE_AT_NEXT = 12,   /* in the chain; 0 at its end */
    NODE_AT_LABEL = 16,  /* the offset of the bytes before those, 3 bytes */
    NODE_AT_LENGTH = 19, /* of the label; 0 for a "*" between labels */
    NODE_AT_NODE = 20,   /* its own number, or the number of the node that it is another
                            spelling of; 3 bytes */
    NODE_AT_FLAGS = 23
};

/* Limits that lookups rely on. */
#define DOMAIN_MOST_BITS 24
#define DOMAIN_MOST_NODES 0xffffffu
#define DOMAIN_LONGEST_CHAIN 64
#define DOMAIN_MOST_WILD_LEVELS 8

/* A node's flags.  Those of the private section are one bit higher than ICANN's. */
enum {
    NODE_IS_RULE = 1,      /* and 2 */
    NODE_HAS_WILDCARD = 4, /* and 8: "*" before the label */
    NODE_IS_EXCEPTION = 16, /* and 32 */
    NODE_HAS_CHILDREN = 64
};

/* What a struct uric_domains holds. */
struct domain_table {
    const char *buckets, *nodes, *labels;
    uint32_t n_nodes, n_labels;
    uint32_t bucket_bits;
    uint32_t wild_levels;
    uint32_t icann_rules, private_rules; /* how many rules the sections have */
};

typedef char domain_table_fits[sizeof(struct domain_table) <= sizeof(struct uric_domains) ? 1
                                                                                          : -1];

/* See uric_scan_in(). */
static URIC_INLINE const struct domain_table *domain_table_of(const struct uric_domains *d)
{
    return (const struct domain_table *)(const void *)d->opaque.bytes;
}

/* A label, read from its last byte to its first. */
struct domain_label {
    const char *s;
    uint32_t n;
    uint64_t word; /* as in a node */
    uint64_t hash;
    int has_percent;
};

static URIC_INLINE uint32_t domain_number(const char *s)
{
    const unsigned char *const b = (const unsigned char *)s;

    return b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

static URIC_INLINE uint64_t domain_long_number(const char *s)
{
    return domain_number(s) | (uint64_t)domain_number(s + 4) << 32;
}

static URIC_INLINE uint64_t domain_mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

/* Reads the label that ends at s + end; returns where it begins. */
static URIC_INLINE uint32_t domain_label_read(const char *s, uint32_t end,
                                              struct domain_label *label)
{
    uint32_t begin = end;
    int percent = 0;

    label->hash = 0;
    do {
        const uint32_t from = begin, stop = begin > 8 ? begin - 8 : 0;
        uint64_t word = 0;

        for (; begin > stop && s[begin - 1] != '.'; begin--) {
            word = word << 8 | uric_lower(s[begin - 1]);
            percent |= s[begin - 1] == '%';
        }
        if (from == end)
            label->word = word;
        label->hash = domain_mix(label->hash, word);
    } while (begin > 0 && s[begin - 1] != '.');
    label->has_percent = percent;
    label->s = s + begin;
    label->n = end - begin;
    return begin;
}

static URIC_INLINE uint32_t domain_bucket(uint32_t parent, uint64_t hash, uint32_t bits)
{
    return (uint32_t)((domain_mix(hash, parent) >> 16) & ((1u << bits) - 1));
}

/* Whether the node holds the label below the parent. */
static URIC_INLINE int domain_node_is(const struct domain_table *d, const char *node,
                                      uint32_t parent, const struct domain_label *label)
{
    uint32_t more, at;

    if (domain_long_number(node + NODE_AT_WORD) != label->word ||
        domain_number(node + NODE_AT_PARENT) != parent ||
        (unsigned char)node[NODE_AT_LENGTH] != label->n)
        return 0;
    if (label->n <= 8)
        return 1;
    more = label->n - 8;
    at = domain_number(node + NODE_AT_LABEL) & 0xffffff;
    return at <= d->n_labels && more <= d->n_labels - at &&
           uric_same_letters(d->labels + at, label->s, more);
}

static URIC_INLINE const char *domain_node(const struct domain_table *d, uint32_t node)
{
    return d->nodes + (size_t)DOMAIN_NODE * node;
}

static URIC_INLINE unsigned domain_node_flags(const struct domain_table *d, uint32_t node)
{
    return (unsigned char)domain_node(d, node)[NODE_AT_FLAGS];
}

/* The number of the child of a node with the label, or 0. */
static URIC_INLINE uint32_t domain_child(const struct domain_table *d, uint32_t parent,
                                         const struct domain_label *label)
{
    const size_t bucket = domain_bucket(parent, label->hash, d->bucket_bits);
    uint32_t node = domain_number(d->buckets + 4 * bucket), limit = d->n_nodes;
    int left = DOMAIN_LONGEST_CHAIN;

    /* of a forged table any number may be wrong */
    while (node != 0 && node < limit && left-- > 0) {
        const char *const at = domain_node(d, node);

        if (domain_node_is(d, at, parent, label)) {
            node = domain_number(at + NODE_AT_NODE) & 0xffffff;
            return node < d->n_nodes ? node : 0;
        }
        limit = node;
        node = domain_number(at + NODE_AT_NEXT);
    }
    return 0;
}

/* FNV-1a, 64 bits, of the numbers of 4 bytes in a table.  n is a multiple of 4. */
static URIC_INLINE uint64_t domain_checksum(const char *s, size_t n)
{
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    size_t i;

    for (i = 0; i < n; i += 4)
        sum = (sum ^ domain_number(s + i)) * UINT64_C(0x100000001b3);
    return sum;
}

#endif
