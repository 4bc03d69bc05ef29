/* The rules of a public suffix list, one after the other. */
#ifndef URIC_DOMAIN_RULES_H
#define URIC_DOMAIN_RULES_H

#include "util/internal.h"

/* Sections; their numbers are also how far a flag of a node is shifted. */
enum { SECTION_ICANN, SECTION_PRIVATE, SECTION_NONE };

/* The longest label in UTF-8, in bytes; and in ASCII. */
enum { RULE_LONGEST_UTF8 = 252, RULE_LONGEST_LABEL = 63 };

struct uric_domain_rules {
    const char *s;
    size_t n, at; /* at: the start of the next line */
    int section, sections_ended;
};

struct uric_domain_rule {
    const char *s; /* without "!" */
    size_t n;
    int section;
    int is_exception;
};

/* A label of a rule. */
struct uric_rule_label {
    const char *s;
    size_t n;
    int is_wildcard, is_ascii;
};

URIC_INTERNAL void uric_domain_rules_begin(struct uric_domain_rules *rules, const char *s,
                                           size_t n);

/* The next rule: URIC_OK; URIC_NONE at the end of a list that is complete; or an error, as
 * uric_domains_compile() returns it, with its offset in rules->at. */
URIC_INTERNAL enum uric_status uric_domain_rules_next(struct uric_domain_rules *rules,
                                                      struct uric_domain_rule *rule);

/* The label that ends at *end in a rule.  *end becomes the end of the label before it; returns 0
 * if there was none. */
URIC_INTERNAL int uric_rule_label_before(const struct uric_domain_rule *rule, size_t *end,
                                         struct uric_rule_label *label);

#endif
