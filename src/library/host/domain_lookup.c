/* Looks hosts up in the table of a public suffix list. */
#include "host/domain_table.h"
#include "util/triplet.h"

/* What the rules say of a host. */
struct verdict {
    uint32_t suffix; /* where the public suffix begins */
    uint32_t labels; /* of the prevailing rule; 0 for "*" */
    int is_exception;
    int has_percent; /* in the labels that were read */
};

/* Takes a rule if it prevails over the one taken so far: an exception prevails over others, then
 * the rule with more labels does.  begin: where the rule's suffix begins. */
static void verdict_take(struct verdict *v, uint32_t labels, uint32_t begin, int is_exception)
{
    if (is_exception == v->is_exception ? labels <= v->labels : !is_exception)
        return;
    v->is_exception = is_exception;
    v->labels = labels;
    v->suffix = begin;
}

/* Follows the rules from the last label on.  On the levels in wild, the "*" of a rule is taken
 * instead of the label.  sections: the bits that mark them in a node's flags. */
static void follow(const struct domain_table *d, const char *host, uint32_t end, unsigned wild,
                   unsigned sections, struct verdict *v)
{
    uint32_t node = 0, labels = 1, last = end;
    unsigned flags = domain_node_flags(d, 0);

    for (;; labels++) {
        struct domain_label label;
        const uint32_t begin = domain_label_read(host, end, &label);

        v->has_percent |= label.has_percent;
        if (begin == end)
            return;
        if (flags & NODE_HAS_WILDCARD * sections)
            verdict_take(v, labels, begin, 0);
        if (!(flags & NODE_HAS_CHILDREN))
            return;
        if (wild & 1)
            domain_label_read("", 0, &label);
        wild >>= 1;
        node = domain_child(d, node, &label);
        if (node == 0)
            return;
        flags = domain_node_flags(d, node);
        if (flags & NODE_IS_EXCEPTION * sections)
            verdict_take(v, labels, last, 1);
        else if (flags & NODE_IS_RULE * sections)
            verdict_take(v, labels, begin, 0);
        if (begin == 0)
            return;
        last = begin;
        end = begin - 1;
    }
}

/* Whether the label is a decimal or a hexadecimal number, as in the URL Standard's "ends in a
 * number checker". */
static int is_number(const char *s, uint32_t n)
{
    uint32_t i;

    if (!uric_is_digit(s[0]))
        return 0;
    if (n >= 2 && s[0] == '0' && uric_lower(s[1]) == 'x') {
        for (i = 2; i < n && uric_hex_value(s[i]) < 16; i++)
            ;
        return i == n;
    }
    for (i = 1; i < n && uric_is_digit(s[i]); i++)
        ;
    return i == n;
}

static int is_name(const char *host, uint32_t n)
{
    uint32_t begin = n;

    if (n == 0 || host[n - 1] == ']' || host[n - 1] == '.')
        return 0;
    if (uric_hex_value(host[n - 1]) == 16 && uric_lower(host[n - 1]) != 'x')
        return 1; /* no number ends so, and most names do */
    while (begin > 0 && host[begin - 1] != '.')
        begin--;
    return begin < n && !is_number(host + begin, n - begin);
}

/* Whether no label of the n bytes is empty.  *begin becomes where the last one begins. */
static int has_all_labels(const char *s, uint32_t n, uint32_t *begin, int *has_percent)
{
    uint32_t end = n, at = n;
    int percent = 0;

    for (;;) {
        for (; at > 0 && s[at - 1] != '.'; at--)
            percent |= s[at - 1] == '%';
        if (end == n)
            *begin = at;
        *has_percent |= percent;
        if (at == end || at == 0)
            return at < end;
        end = --at;
    }
}

/* The two parts of a host. */
struct parts {
    uint32_t registrable; /* where it begins; equal to suffix if there is none */
    uint32_t suffix;
    uint32_t end;
};

/* URIC_OK, URIC_NONE, or URIC_INVALID if the host has triplets. */
static enum uric_status divide(const struct domain_table *d, const char *host, uint32_t n,
                               unsigned flags, struct parts *parts)
{
    const unsigned sections = flags & URIC_DOMAIN_ICANN ? 1 : 3;
    struct verdict v = { 0, 0, 0, 0 };
    unsigned wild;
    int all;

    if (n > 0 && host[n - 1] == '.')
        n--;
    if (!is_name(host, n))
        return URIC_NONE;
    for (wild = 0; wild >> d->wild_levels == 0; wild++)
        follow(d, host, n, wild, sections, &v);
    if (v.labels == 0) {
        if (flags & URIC_DOMAIN_LISTED && !v.has_percent)
            return URIC_NONE;
        for (v.suffix = n; v.suffix > 0 && host[v.suffix - 1] != '.'; v.suffix--)
            ;
    }
    parts->end = n;
    parts->suffix = parts->registrable = v.suffix;
    all = v.suffix == 0 ||
          has_all_labels(host, v.suffix - 1, &parts->registrable, &v.has_percent);
    if (v.has_percent)
        return URIC_INVALID;
    return all ? URIC_OK : URIC_NONE;
}

/* The longest host with triplets, decoded. */
enum { LONGEST_DECODED = 255 };

/* Decodes the host; of each byte, and of the end, `from` becomes its offset in the host.
 * Returns the length, or 0 if that is not a name. */
static uint32_t decode(const char *host, uint32_t n, char text[LONGEST_DECODED],
                       uint32_t from[LONGEST_DECODED + 1])
{
    uint32_t length = 0, i;

    for (i = 0; i < n; length++) {
        const int encoded = host[i] == '%';

        if (length == LONGEST_DECODED ||
            (encoded && !uric_is_triplet((const unsigned char *)host, i, n)))
            return 0;
        text[length] = encoded ? (char)uric_triplet(host + i) : host[i];
        if (encoded && (text[length] == '.' || text[length] == '%'))
            return 0;
        from[length] = i;
        i += encoded ? 3 : 1;
    }
    from[length] = n;
    return length;
}

static enum uric_status divide_decoded(const struct domain_table *d, const char *host,
                                       uint32_t n, unsigned flags, struct parts *parts)
{
    char text[LONGEST_DECODED];
    uint32_t from[LONGEST_DECODED + 1];
    const uint32_t length = decode(host, n, text, from);
    const enum uric_status status = divide(d, text, length, flags, parts);

    if (status != URIC_OK)
        return URIC_NONE;
    parts->registrable = from[parts->registrable];
    parts->suffix = from[parts->suffix];
    parts->end = from[parts->end];
    return URIC_OK;
}

static enum uric_status parts_of(const struct domain_table *d, const char *host, size_t n,
                                 unsigned flags, struct parts *parts)
{
    enum uric_status status;

    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    status = divide(d, host, (uint32_t)n, flags, parts);
    return status == URIC_INVALID ? divide_decoded(d, host, (uint32_t)n, flags, parts)
                                  : status;
}

enum uric_status uric_registrable_domain(const struct uric_domains *domains, const char *host,
                                         size_t n, enum uric_domain_flags flags,
                                         uric_span *domain)
{
    struct parts parts;
    const enum uric_status status = parts_of(domain_table_of(domains), host, n, flags, &parts);

    domain->begin = domain->end = 0;
    if (status != URIC_OK)
        return status;
    if (parts.registrable == parts.suffix)
        return URIC_NONE;
    domain->begin = parts.registrable;
    domain->end = parts.end;
    return URIC_OK;
}

enum uric_status uric_public_suffix(const struct uric_domains *domains, const char *host,
                                    size_t n, enum uric_domain_flags flags, uric_span *suffix)
{
    struct parts parts;
    const enum uric_status status = parts_of(domain_table_of(domains), host, n, flags, &parts);

    suffix->begin = suffix->end = 0;
    if (status != URIC_OK)
        return status;
    suffix->begin = parts.suffix;
    suffix->end = parts.end;
    return URIC_OK;
}
