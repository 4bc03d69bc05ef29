/* Compiles a public suffix list into a table. */
#include "host/domain_rules.h"
#include "host/domain_table.h"
#include "host/punycode.h"

/* Bounds for the sizes, from a first reading of the list. */
struct sizes {
    uint64_t nodes, labels;
    uint32_t wild_levels;
};

/* A table that is being written. */
struct compiler {
    char *table;
    struct domain_table d; /* what is written so far, to look labels up in */
    char *buckets, *nodes, *labels; /* where it is written */
    int is_refused;                 /* a chain would be longer than lookups follow it */
};

static void put_number(char *to, uint32_t number)
{
    int i;

    for (i = 0; i < 4; i++)
        to[i] = (char)(number >> 8 * i & 0xff);
}

static void put_three_bytes(char *to, uint32_t number)
{
    int i;

    for (i = 0; i < 3; i++)
        to[i] = (char)(number >> 8 * i & 0xff);
}

static void put_long_number(char *to, uint64_t number)
{
    put_number(to, (uint32_t)number);
    put_number(to + 4, (uint32_t)(number >> 32));
}

/* ---- how large the table can become ---- */

/* Counts the labels of a rule that the rule before it does not share: lists name the rules of a
 * domain one after the other. */
static void measure_rule(const struct uric_domain_rule *rule,
                         const struct uric_domain_rule *before, struct sizes *sizes)
{
    struct uric_rule_label label, other;
    size_t end = rule->n, other_end = before->s != NULL ? before->n : SIZE_MAX;
    uint32_t level;
    int shared = 1;

    for (level = 1; uric_rule_label_before(rule, &end, &label); level++) {
        shared = shared && uric_rule_label_before(before, &other_end, &other) &&
                 !(other.is_wildcard && other_end == SIZE_MAX) && /* it is no node */
                 label.n == other.n && memcmp(label.s, other.s, label.n) == 0;
        if (label.is_wildcard && end != SIZE_MAX && level > sizes->wild_levels)
            sizes->wild_levels = level;
        if (shared)
            continue;
        sizes->nodes += label.is_ascii ? 1 : 2;
        sizes->labels += (label.n > 8 ? label.n - 8 : 0) +
                         (label.is_ascii ? 0 : RULE_LONGEST_LABEL - 8);
    }
}

static enum uric_status measure(struct uric_domain_rules *rules, struct sizes *sizes)
{
    struct uric_domain_rule rule, before = { NULL, 0, 0, 0 };
    enum uric_status status;

    sizes->nodes = 1;
    sizes->labels = 0;
    sizes->wild_levels = 0;
    while ((status = uric_domain_rules_next(rules, &rule)) == URIC_OK) {
        measure_rule(&rule, &before, sizes);
        if (sizes->wild_levels > DOMAIN_MOST_WILD_LEVELS)
            return URIC_REFUSED;
        before = rule;
    }
    return status == URIC_NONE ? URIC_OK : status;
}

/* One bucket a node, or nearly. */
static uint32_t bits_for(uint64_t nodes)
{
    uint32_t bits = 1;

    while (bits < DOMAIN_MOST_BITS && UINT64_C(1) << bits < nodes)
        bits++;
    return bits;
}

static uint64_t length_for(const struct sizes *sizes)
{
    return DOMAIN_HEADER + (UINT64_C(4) << bits_for(sizes->nodes)) +
           DOMAIN_NODE * sizes->nodes + (sizes->labels + 3) / 4 * 4;
}

/* ---- the nodes ---- */

static void begin_table(struct compiler *c, char *table, const struct sizes *sizes)
{
    memset(c, 0, sizeof *c);
    memset(table, 0, (size_t)length_for(sizes));
    c->table = table;
    c->d.bucket_bits = bits_for(sizes->nodes);
    c->d.wild_levels = sizes->wild_levels;
    c->d.n_nodes = 1;
    c->d.buckets = c->buckets = table + DOMAIN_HEADER;
    c->d.nodes = c->nodes = c->buckets + ((size_t)4 << c->d.bucket_bits);
    c->d.labels = c->labels = c->nodes + (size_t)DOMAIN_NODE * sizes->nodes;
}

static char *node_of(struct compiler *c, uint32_t node)
{
    return c->nodes + (size_t)DOMAIN_NODE * node;
}

/* All but the last 8 bytes, in lower case. */
static void add_label(struct compiler *c, const struct domain_label *label)
{
    uint32_t i;

    for (i = 0; i + 8 < label->n; i++)
        c->labels[c->d.n_labels++] = (char)uric_lower(label->s[i]);
}

/* The number of nodes in a chain. */
static int chain_length(const struct compiler *c, uint32_t node)
{
    int n = 0;

    for (; node != 0; node = domain_number(domain_node(&c->d, node) + NODE_AT_NEXT))
        n++;
    return n;
}

/* Adds a child that the node lacks: as a node, or as another spelling of the child `same`.
 * Returns its number. */
static uint32_t add_child(struct compiler *c, uint32_t parent, const struct domain_label *label,
                          uint32_t same)
{
    const uint32_t number = c->d.n_nodes++;
    char *const node = node_of(c, number);
    char *const bucket =
        c->buckets + 4 * (size_t)domain_bucket(parent, label->hash, c->d.bucket_bits);

    put_long_number(node + NODE_AT_WORD, label->word);
    put_number(node + NODE_AT_PARENT, parent);
    put_number(node + NODE_AT_NEXT, domain_number(bucket));
    put_three_bytes(node + NODE_AT_LABEL, c->d.n_labels);
    node[NODE_AT_LENGTH] = (char)label->n;
    put_three_bytes(node + NODE_AT_NODE, same != 0 ? same : number);
    put_number(bucket, number);
    if (chain_length(c, number) > DOMAIN_LONGEST_CHAIN)
        c->is_refused = 1;
    add_label(c, label);
    node_of(c, parent)[NODE_AT_FLAGS] |= NODE_HAS_CHILDREN;
    return number;
}

static uint32_t child_or_new(struct compiler *c, uint32_t parent,
                             const struct domain_label *label, uint32_t same)
{
    const uint32_t child = domain_child(&c->d, parent, label);

    return child != 0 ? child : add_child(c, parent, label, same);
}

/* The child for a label of a rule, in both spellings. */
static uint32_t enter_label(struct compiler *c, uint32_t parent,
                            const struct uric_rule_label *from)
{
    char ascii[RULE_LONGEST_LABEL];
    struct domain_label label;
    uint32_t child;

    if (from->is_ascii) {
        domain_label_read(from->s, from->is_wildcard ? 0 : (uint32_t)from->n, &label);
        return child_or_new(c, parent, &label, 0);
    }
    domain_label_read(ascii, (uint32_t)uric_punycode(from->s, from->n, ascii), &label);
    child = child_or_new(c, parent, &label, 0);
    domain_label_read(from->s, (uint32_t)from->n, &label);
    child_or_new(c, parent, &label, child);
    return child;
}

static void enter_rule(struct compiler *c, const struct uric_domain_rule *rule)
{
    struct uric_rule_label label;
    size_t end = rule->n;
    uint32_t node = 0;
    int flag = rule->is_exception ? NODE_IS_EXCEPTION : NODE_IS_RULE;

    while (uric_rule_label_before(rule, &end, &label)) {
        if (label.is_wildcard && end == SIZE_MAX) {
            flag = NODE_HAS_WILDCARD;
            break;
        }
        node = enter_label(c, node, &label);
        if (c->is_refused)
            return;
    }
    node_of(c, node)[NODE_AT_FLAGS] |= (char)(flag << rule->section);
    if (rule->section == SECTION_ICANN)
        c->d.icann_rules++;
    else
        c->d.private_rules++;
}

/* Moves the labels next to the last node, and writes the header. */
static size_t end_table(struct compiler *c)
{
    static const char zeros[4] = { 0, 0, 0, 0 };
    char *const labels = node_of(c, c->d.n_nodes);
    size_t length;

    memmove(labels, c->labels, c->d.n_labels);
    memcpy(labels + c->d.n_labels, zeros, (4 - c->d.n_labels % 4) % 4);
    c->d.n_labels = (c->d.n_labels + 3) & ~(uint32_t)3;
    length = (size_t)(labels - c->table) + c->d.n_labels;
    memcpy(c->table, DOMAIN_MAGIC, 8);
    put_number(c->table + DOMAIN_AT_VERSION, DOMAIN_VERSION);
    put_number(c->table + DOMAIN_AT_LENGTH, (uint32_t)length);
    put_number(c->table + DOMAIN_AT_BUCKET_BITS, c->d.bucket_bits);
    put_number(c->table + DOMAIN_AT_NODES, c->d.n_nodes);
    put_number(c->table + DOMAIN_AT_LABELS, c->d.n_labels);
    put_number(c->table + DOMAIN_AT_WILD_LEVELS, c->d.wild_levels);
    put_number(c->table + DOMAIN_AT_ICANN, c->d.icann_rules);
    put_number(c->table + DOMAIN_AT_PRIVATE, c->d.private_rules);
    put_long_number(c->table + DOMAIN_AT_CHECKSUM,
                    domain_checksum(c->table + DOMAIN_AT_CHECKSUM + 8,
                                    length - DOMAIN_AT_CHECKSUM - 8));
    return length;
}

enum uric_status uric_domains_compile(const char *list, size_t n, char *buffer, size_t size,
                                      size_t *length, size_t *error_offset)
{
    struct uric_domain_rules rules;
    struct uric_domain_rule rule;
    struct sizes sizes;
    struct compiler c;
    enum uric_status status;

    *length = *error_offset = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    uric_domain_rules_begin(&rules, list, n);
    status = measure(&rules, &sizes);
    if (status != URIC_OK) {
        *error_offset = status == URIC_UNKNOWN ? 0 : rules.at;
        return status;
    }
    if (sizes.nodes > DOMAIN_MOST_NODES || sizes.labels > 0xffffff)
        return URIC_TOO_LONG;
    *length = (size_t)length_for(&sizes);
    if (buffer == NULL || size < *length)
        return URIC_TOO_SMALL;
    begin_table(&c, buffer, &sizes);
    uric_domain_rules_begin(&rules, list, n);
    while (!c.is_refused && uric_domain_rules_next(&rules, &rule) == URIC_OK)
        enter_rule(&c, &rule);
    *length = 0;
    if (c.is_refused) {
        *error_offset = rules.at;
        return URIC_REFUSED;
    }
    *length = end_table(&c);
    return URIC_OK;
}
