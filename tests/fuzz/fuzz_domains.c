/* Public suffix lists: a byte of options, a line for the host, then a list or what alters a table.
 * Lookups are compared with the algorithm of publicsuffix.org, read literally, and are made in
 * forged tables. */
#include "fuzz/theorem_target.h"
#include "uric_domains.h"
#include "util/ascii.h"

#include <stdlib.h>
#include <string.h>

static const char before[] = "// ===BEGIN ICANN DOMAINS===\n";
static const char between[] = "\n// ===END ICANN DOMAINS===\n// ===BEGIN PRIVATE DOMAINS===\n";
static const char after[] = "\n// ===END PRIVATE DOMAINS===\n";

/* ---- the algorithm, read literally ---- */

struct labels {
    struct uric_bytes label[4096]; /* the last one first */
    size_t n;
};

static void split_labels(struct uric_bytes s, struct labels *to)
{
    size_t end = s.n, at;

    for (to->n = 0;; end = at - 1) {
        for (at = end; at > 0 && s.s[at - 1] != '.'; at--)
            ;
        to->label[to->n].s = s.s + at;
        to->label[to->n++].n = end - at;
        if (at == 0)
            return;
    }
}

static int rule_matches(const struct labels *rule, const struct labels *host)
{
    size_t i;

    if (rule->n > host->n)
        return 0;
    for (i = 0; i < rule->n; i++) {
        const struct uric_bytes r = rule->label[i], h = host->label[i];

        if (!(r.n == 1 && *r.s == '*') && !(r.n == h.n && uric_same_letters(r.s, h.s, r.n)))
            return 0;
    }
    return 1;
}

static int is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* The next line of the list, from its first byte that is no white space to the next that is. */
static struct uric_bytes next_word(struct uric_bytes *list)
{
    const char *const lf = memchr(list->s, '\n', list->n);
    struct uric_bytes line = *list;
    size_t n = 0;

    if (lf != NULL)
        line.n = (size_t)(lf - line.s);
    list->s += line.n + (lf != NULL);
    list->n -= line.n + (lf != NULL);
    while (line.n > 0 && is_space(*line.s)) {
        line.s++;
        line.n--;
    }
    if (line.n > 1 && memcmp(line.s, "//", 2) == 0)
        return line;
    while (n < line.n && !is_space(line.s[n]))
        n++;
    line.n = n;
    return line;
}

/* Whether a comment ends the section: "//" and perhaps white space come before the mark. */
static int ends_icann(struct uric_bytes line)
{
    static const char mark[] = "===END ICANN DOMAINS===";
    size_t i = 2;

    while (i < line.n && is_space(line.s[i]))
        i++;
    return line.n - i >= sizeof mark - 1 && memcmp(line.s + i, mark, sizeof mark - 1) == 0;
}

/* The number of labels of the public suffix. */
static size_t literal_suffix(struct uric_bytes list, const struct labels *host, int icann_only)
{
    static struct labels rule;
    size_t best = 1, exception = 0;

    while (list.n > 0) {
        struct uric_bytes line = next_word(&list);
        int is_exception;

        if (line.n > 1 && memcmp(line.s, "//", 2) == 0) {
            if (icann_only && ends_icann(line))
                break;
            continue;
        }
        if (line.n == 0)
            continue;
        is_exception = *line.s == '!';
        line.s += is_exception;
        line.n -= (size_t)is_exception;
        split_labels(line, &rule);
        if (!rule_matches(&rule, host))
            continue;
        if (is_exception && rule.n > exception)
            exception = rule.n;
        if (!is_exception && rule.n > best)
            best = rule.n;
    }
    return exception > 0 ? exception - 1 : best;
}

/* Whether the host is one that the algorithm is about: a name, as the list spells names. */
static int is_literal(struct uric_bytes host, const struct labels *labels)
{
    size_t i;

    for (i = 0; i < labels->n; i++) {
        if (labels->label[i].n == 0)
            return 0;
    }
    for (i = 0; i + 4 <= host.n; i++) {
        if (uric_same_letters(host.s + i, "xn--", 4))
            return 0;
    }
    return memchr(host.s, '%', host.n) == NULL && host.s[host.n - 1] != ']' &&
           !uric_is_digit(labels->label[0].s[0]);
}

static void compare_with_literal(const struct uric_domains *d, struct uric_bytes list,
                                 struct uric_bytes host, int icann_only)
{
    static struct labels labels;
    const enum uric_domain_flags flags = icann_only ? URIC_DOMAIN_ICANN : URIC_DOMAIN_ALL;
    const char *wanted;
    size_t n;
    uric_span at;

    if (host.n == 0)
        return;
    split_labels(host, &labels);
    if (!is_literal(host, &labels))
        return;
    n = literal_suffix(list, &labels, icann_only);
    wanted = labels.label[n - 1].s;
    target_hold(uric_public_suffix(d, host.s, host.n, flags, &at) == URIC_OK &&
                    host.s + at.begin == wanted && at.end == host.n,
                "the public suffix is that of the published algorithm");
    target_hold((uric_registrable_domain(d, host.s, host.n, flags, &at) == URIC_OK) ==
                        (labels.n > n) &&
                    (labels.n == n || host.s + at.begin == labels.label[n].s),
                "and so is the registrable domain");
}

/* ---- any table ---- */

static void spans_are_in_host(const struct uric_domains *d, struct uric_bytes host)
{
    int flags;

    target_hold(uric_domains_rules(d, URIC_DOMAIN_ICANN) <= uric_domains_rules(d, URIC_DOMAIN_ALL),
                "one section has no more rules than both");
    for (flags = 0; flags < 4; flags++) {
        uric_span a, b;
        const enum uric_status one =
            uric_registrable_domain(d, host.s, host.n, (enum uric_domain_flags)flags, &a);
        const enum uric_status other =
            uric_public_suffix(d, host.s, host.n, (enum uric_domain_flags)flags, &b);

        target_span(a, one == URIC_OK, host.n);
        target_span(b, other == URIC_OK, host.n);
        target_hold(one != URIC_OK || (other == URIC_OK && a.begin < b.begin && a.end == b.end),
                    "a registrable domain ends in its public suffix");
    }
}

static void sign(char *table, size_t n)
{
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    size_t i;
    int k;

    for (i = 24; i + 4 <= n; i += 4) {
        const unsigned char *const b = (const unsigned char *)table + i;

        sum = (sum ^ (b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24)) *
              UINT64_C(0x100000001b3);
    }
    for (k = 0; k < 8; k++)
        table[16 + k] = (char)(sum >> 8 * k & 0xff);
}

/* Alters a table: pairs of a place and a byte. */
static void forge(const char *table, size_t n, struct uric_bytes by, struct uric_bytes host)
{
    char *const forged = target_copy(table, n);
    struct uric_domains d;
    size_t i;

    for (i = 0; i + 3 <= by.n; i += 3) {
        const size_t at = 24 + ((unsigned char)by.s[i] * 256u + (unsigned char)by.s[i + 1]) %
                                   (n - 24);

        forged[at] = by.s[i + 2];
    }
    sign(forged, n);
    uric_domains_open(forged, n, &d);
    spans_are_in_host(&d, host);
}

/* ---- lists ---- */

static void compiles(struct uric_bytes list, struct uric_bytes host, struct uric_bytes changes)
{
    size_t needed, length, at;
    enum uric_status status = uric_domains_compile(list.s, list.n, NULL, 0, &needed, &at);
    struct uric_domains d;
    char *table;

    target_hold(at <= list.n, "an error is in the list, or at its end");
    if (status != URIC_TOO_SMALL) {
        target_hold(status != URIC_OK && needed == 0, "a wrong list has no table");
        return;
    }
    table = target_blank(needed - 1);
    target_hold(uric_domains_compile(list.s, list.n, table, needed - 1, &length, &at) ==
                        URIC_TOO_SMALL &&
                    length == needed && target_is_blank(table, needed - 1),
                "a byte less is too small");
    table = target_block(needed);
    status = uric_domains_compile(list.s, list.n, table, needed, &length, &at);
    if (status == URIC_REFUSED)
        return;
    target_hold(status == URIC_OK && length <= needed, "a table fits");
    table = target_copy(table, length);
    target_hold(uric_domains_open(table, length, &d) == URIC_OK, "a table opens");
    spans_are_in_host(&d, host);
    compare_with_literal(&d, list, host, 0);
    compare_with_literal(&d, list, host, 1);
    forge(table, length, changes, host);
}

static struct uric_bytes wrapped(struct uric_bytes rules)
{
    struct uric_bytes list;
    char *to = target_block(rules.n + sizeof before + sizeof between + sizeof after - 3);

    list.s = to;
    memcpy(to, before, sizeof before - 1);
    to += sizeof before - 1;
    if (rules.n > 0)
        memcpy(to, rules.s, rules.n);
    to += rules.n;
    memcpy(to, between, sizeof between - 1);
    to += sizeof between - 1;
    memcpy(to, after, sizeof after - 1);
    list.n = (size_t)(to - list.s) + sizeof after - 1;
    return list;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes rest, host;
    struct uric_domains d;

    if (size == 0)
        return 0;
    rest = target_input(data + 1, size - 1);
    host = target_line(&rest);
    uric_domains_open(rest.s, rest.n, &d);
    spans_are_in_host(&d, host);
    compiles(data[0] & 1 ? wrapped(rest) : rest, host, rest);
    target_forget();
    return 0;
}
