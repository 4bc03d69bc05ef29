/* Finds the rules of --as by name, parses by them, and explains errors. */
#include "cli/rules.h"

#include "cli/message.h"
#include "uric_history.h"
#include "uric_iri.h"

#include <string.h>

enum { KNOWN_MOST = 256, FIRST_IRI = URIC_RULES, FIRST_EDITION = FIRST_IRI + URIC_IRI_RULES };

static const char *name_of(int rule)
{
    return rule < FIRST_IRI     ? uric_rule_name(rule)
         : rule < FIRST_EDITION ? uric_iri_rule_name(rule - FIRST_IRI)
                                : uric_edition_rule_name(rule - FIRST_EDITION);
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
    return FIRST_EDITION + edition_rule;
}

int rules_is_edition(int rule)
{
    return rule >= FIRST_IRI;
}

int rules_of_iri(int iri_rule)
{
    return FIRST_IRI + iri_rule;
}

int rules_is_iri(int rule)
{
    return rule >= FIRST_IRI && rule < FIRST_EDITION;
}

enum uric_status rules_parse(int rule, const char *s, size_t n, struct uric *u)
{
    if (rules_is_iri(rule))
        return uric_iri_parse_as(rule - FIRST_IRI, s, n, u);
    return rules_is_edition(rule) ? uric_edition_parse(rule - FIRST_EDITION, s, n, u)
                                  : uric_parse_as(rule, s, n, u);
}

void rules_explain(int rule, const char *s, size_t n, char text[RULES_EXPLAIN_SIZE])
{
    size_t length;
    const enum uric_status status =
        rules_is_iri(rule)
            ? uric_iri_explain(rule - FIRST_IRI, s, n, text, RULES_EXPLAIN_SIZE, &length)
        : rules_is_edition(rule)
            ? uric_edition_explain(rule - FIRST_EDITION, s, n, text, RULES_EXPLAIN_SIZE, &length)
            : uric_explain(rule, s, n, text, RULES_EXPLAIN_SIZE, &length);

    if (status != URIC_OK)
        text[0] = '\0';
}
