/* Finds the rules of --as by name, parses by them, and explains errors. */
#include "cli/rules.h"

#include "cli/message.h"
#include "uric_history.h"

#include <string.h>

enum { KNOWN_MOST = 256 };

static const char *name_of(int rule)
{
    return rule < URIC_RULES ? uric_rule_name(rule)
                             : uric_edition_rule_name(rule - URIC_RULES);
}

static void say_unknown(const char *name)
{
    const char *known[KNOWN_MOST];
    size_t n = 0;
    int rule;

    for (rule = 0; n < KNOWN_MOST && (known[n] = name_of(rule)) != NULL; rule++) {
        if (rule != URIC_RULE_REQUEST_TARGET_CONNECT) /* shares the other's name */
            n++;
    }
    message_unknown("unknown", "rule", name, strlen(name), known, n);
}

int rules_find(const char *name)
{
    const char *known;
    int rule;

    for (rule = 0; (known = name_of(rule)) != NULL; rule++) {
        if (strcmp(known, name) == 0)
            return rule;
    }
    say_unknown(name);
    return -1;
}

int rules_of_edition(int edition_rule)
{
    return URIC_RULES + edition_rule;
}

int rules_is_edition(int rule)
{
    return rule >= URIC_RULES;
}

enum uric_status rules_parse(int rule, const char *s, size_t n, struct uric *u)
{
    return rules_is_edition(rule) ? uric_edition_parse(rule - URIC_RULES, s, n, u)
                                  : uric_parse_as(rule, s, n, u);
}

void rules_explain(int rule, const char *s, size_t n, char text[RULES_EXPLAIN_SIZE])
{
    size_t length;
    const enum uric_status status =
        rules_is_edition(rule)
            ? uric_edition_explain(rule - URIC_RULES, s, n, text, RULES_EXPLAIN_SIZE, &length)
            : uric_explain(rule, s, n, text, RULES_EXPLAIN_SIZE, &length);

    if (status != URIC_OK)
        text[0] = '\0';
}
