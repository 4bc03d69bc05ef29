/* Finds the rules of --as by name, parses by them, and explains errors. */
#include "command/rules.h"

#include "command/message.h"
#include "uric_history.h"
#include "uric_iri.h"

#include <stdio.h>
#include <string.h>

enum { KNOWN_MOST = 256, FIRST_IRI = URIC_RULES, FIRST_EDITION = FIRST_IRI + URIC_IRI_RULES };

static const char *name_of(int rule)
{
    return rule < FIRST_IRI     ? uric_rule_name(rule)
         : rule < FIRST_EDITION ? uric_iri_rule_name(rule - FIRST_IRI)
                                : uric_edition_rule_name(rule - FIRST_EDITION);
}

/* The length of "EDITION:" at the start of a rule's name, or 0. */
static size_t edition_length(const char *name)
{
    const char *const colon = strchr(name, ':');

    return colon ? (size_t)(colon - name) + 1 : 0;
}

/* Lists the rules whose names start with the n bytes at edition: "EDITION:", or none. */
static size_t list_rules(const char *edition, size_t n, const char *known[KNOWN_MOST])
{
    const char *name;
    size_t count = 0;
    int rule;

    for (rule = 0; count < KNOWN_MOST && (name = name_of(rule)) != NULL; rule++) {
        if (rule != URIC_RULE_REQUEST_TARGET_CONNECT && /* shares the other's name */
            edition_length(name) == n && strncmp(name, edition, n) == 0)
            known[count++] = name;
    }
    return count;
}

/* Writes "EDITION:RULE (url1994 ...)". */
static void name_editions(char *to, size_t size)
{
    const char *name, *last = "";
    size_t n = (size_t)snprintf(to, size, "EDITION:RULE");
    int rule;

    for (rule = FIRST_EDITION; (name = name_of(rule)) != NULL; rule++) {
        const size_t length = edition_length(name);

        if (strncmp(name, last, length) != 0)
            n += (size_t)snprintf(to + n, size - n, "%s%.*s", *last ? " " : " (",
                                  (int)length - 1, name);
        last = name;
    }
    snprintf(to + n, size - n, ")");
}

/* Lists the rules of the edition that the name starts with; else those of none, and the
 * editions. */
static void say_unknown(const char *name)
{
    const char *known[KNOWN_MOST + 1];
    char editions[128];
    size_t n = list_rules(name, edition_length(name), known);

    if (n == 0 || edition_length(name) == 0) {
        n = list_rules("", 0, known);
        name_editions(editions, sizeof editions);
        known[n++] = editions;
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
                                  : uric_parse_as(rule, s, n, NULL, u);
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

void rules_message(const char *file, const struct record *record, int rule,
                   enum uric_status status, size_t offset, int underline)
{
    char expected[RULES_EXPLAIN_SIZE];

    rules_explain(rule, record->s, record->n, expected);
    message_expected(file, record, status, offset, expected, underline);
}
