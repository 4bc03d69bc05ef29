/* Reads the rules of a public suffix list. */
#include "host/domain_rules.h"
#include "host/punycode.h"
#include "util/ascii.h"
#include "util/utf8_step.h"

void uric_domain_rules_begin(struct uric_domain_rules *rules, const char *s, size_t n)
{
    memset(rules, 0, sizeof *rules);
    rules->s = s;
    rules->n = n;
    rules->section = SECTION_NONE;
}

static int rules_is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Whether the line, from which the text is removed, starts with it. */
static int rules_take(struct uric_bytes *line, const char *text)
{
    size_t n = 0;

    while (text[n] != '\0') {
        if (n == line->n || line->s[n] != text[n])
            return 0;
        n++;
    }
    line->s += n;
    line->n -= n;
    return 1;
}

static void rules_skip_space(struct uric_bytes *line)
{
    while (line->n > 0 && rules_is_space(line->s[0])) {
        line->s++;
        line->n--;
    }
}

/* A comment: it can start or end a section.  Returns 0 if it does so out of place. */
static int rules_take_comment(struct uric_domain_rules *rules, struct uric_bytes line)
{
    static const char *const names[] = { "ICANN DOMAINS===", "PRIVATE DOMAINS===" };
    int begins, section;

    rules_skip_space(&line);
    begins = rules_take(&line, "===BEGIN ");
    if (!begins && !rules_take(&line, "===END "))
        return 1;
    for (section = SECTION_ICANN; section < SECTION_NONE; section++) {
        if (!rules_take(&line, names[section]))
            continue;
        if (section != rules->sections_ended ||
            rules->section != (begins ? SECTION_NONE : section))
            return 0;
        rules->section = begins ? section : SECTION_NONE;
        rules->sections_ended += !begins;
        return 1;
    }
    return 1;
}

int uric_rule_label_before(const struct uric_domain_rule *rule, size_t *end,
                           struct uric_rule_label *label)
{
    size_t begin = *end, i;

    if (*end == SIZE_MAX)
        return 0;
    while (begin > 0 && rule->s[begin - 1] != '.')
        begin--;
    label->s = rule->s + begin;
    label->n = *end - begin;
    label->is_wildcard = label->n == 1 && label->s[0] == '*';
    label->is_ascii = 1;
    for (i = 0; i < label->n; i++)
        label->is_ascii &= (unsigned char)label->s[i] < 0x80;
    *end = begin > 0 ? begin - 1 : SIZE_MAX;
    return 1;
}

static int rules_is_letter_digit(char c)
{
    return uric_is_letter(c) || uric_is_digit(c) || c == '-' || c == '_';
}

static int rules_has_valid_bytes(const struct uric_rule_label *label)
{
    struct uric_utf8 expected = uric_utf8_start;
    size_t i;

    for (i = 0; i < label->n; i++) {
        const unsigned char byte = (unsigned char)label->s[i];

        if (!uric_take_utf8(&expected, byte) ||
            (byte < 0x80 && !rules_is_letter_digit(label->s[i])))
            return 0;
    }
    return expected.more == 0;
}

static int rules_is_label(const struct uric_rule_label *label)
{
    char ascii[RULE_LONGEST_LABEL];

    if (label->is_wildcard)
        return 1;
    if (label->n == 0 ||
        label->n > (label->is_ascii ? RULE_LONGEST_LABEL : RULE_LONGEST_UTF8) ||
        !rules_has_valid_bytes(label))
        return 0;
    return label->is_ascii || uric_punycode(label->s, label->n, ascii) > 0;
}

/* An exception has a label to remove, and one that remains. */
static int rules_is_rule(const struct uric_domain_rule *rule)
{
    struct uric_rule_label label;
    size_t end = rule->n, labels = 0;

    while (uric_rule_label_before(rule, &end, &label)) {
        if (!rules_is_label(&label) || labels++ == 127)
            return 0;
    }
    return !rule->is_exception || (labels > 1 && !label.is_wildcard);
}

/* A line that holds a rule: up to the first white space. */
static int rules_take_rule(struct uric_domain_rules *rules, struct uric_bytes line,
                           struct uric_domain_rule *rule)
{
    rule->is_exception = rules_take(&line, "!");
    rule->section = rules->section;
    rule->s = line.s;
    for (rule->n = 0; rule->n < line.n && !rules_is_space(line.s[rule->n]); rule->n++)
        ;
    return rules->section != SECTION_NONE && rules_is_rule(rule);
}

/* What it means that there are no more lines, or that a line is wrong. */
static enum uric_status rules_end(const struct uric_domain_rules *rules, int is_wrong)
{
    if (rules->sections_ended == 0 && rules->section == SECTION_NONE)
        return URIC_UNKNOWN;
    if (is_wrong)
        return URIC_INVALID;
    return rules->sections_ended < SECTION_NONE ? URIC_INCOMPLETE : URIC_NONE;
}

enum uric_status uric_domain_rules_next(struct uric_domain_rules *rules,
                                        struct uric_domain_rule *rule)
{
    while (rules->at < rules->n) {
        struct uric_bytes line;
        const char *const lf =
            (const char *)memchr(rules->s + rules->at, '\n', rules->n - rules->at);
        size_t length = rules->n - rules->at;

        if (lf != NULL)
            length = (size_t)(lf + 1 - (rules->s + rules->at));
        line.s = rules->s + rules->at;
        line.n = length;
        rules_skip_space(&line);
        if (rules_take(&line, "//")) {
            if (!rules_take_comment(rules, line))
                return rules_end(rules, 1);
        } else if (line.n > 0) {
            if (!rules_take_rule(rules, line, rule))
                return rules_end(rules, 1);
            rules->at += length;
            return URIC_OK;
        }
        rules->at += length;
    }
    return rules_end(rules, 0);
}
