/* Looks up the names that arguments can be: rules, steps, rungs, components, parts, and what a
 * refused edit answers. */
#include "engines/sql_bound.h"
#include "util/ascii.h"

/* ---- lists of names ---- */

/* The index of a name in a list; -1 if it is not there. */
static int name_in(const char *const *names, int n_names, const char *s, size_t n)
{
    int i;

    for (i = 0; i < n_names; i++) {
        if (uric_is_exactly(s, n, names[i]))
            return i;
    }
    return -1;
}

/* ---- rules ---- */

/* Whether the name is the rule's, with "-" or "_". */
static bool is_rule(const char *name, const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n && name[i] != '\0'; i++) {
        if (s[i] != name[i] && (s[i] != '_' || name[i] != '-'))
            return false;
    }
    return i == n && name[i] == '\0';
}

static enum sql_status rule_named(struct sql_call *call, const char *s, size_t n,
                                  struct sql_known *known)
{
    const char *names[URIC_RULES];
    size_t count = 0;
    int i;

    for (i = 0; i < URIC_RULES; i++) {
        if (is_rule(uric_rule_name(i), s, n)) {
            known->number = i;
            return SQL_OK;
        }
        if (i != URIC_RULE_REQUEST_TARGET_CONNECT) /* has the name of another */
            names[count++] = uric_rule_name(i);
    }
    return sql_unknown(call, "rule", s, n, names, count);
}

/* ---- steps ---- */

static const char *const steps[] = { "percent", "case", "dots", "scheme",
                                     "ipv6",    "syntax", "all", "none" };
static const int step_bits[] = { URIC_STEP_PERCENT, URIC_STEP_CASE, URIC_STEP_DOTS,
                                 URIC_STEP_SCHEME,  URIC_STEP_IPV6, URIC_STEPS_SYNTAX,
                                 URIC_STEPS_ALL,    URIC_STEPS_NONE };
enum { STEPS = sizeof steps / sizeof *steps };

static enum sql_status steps_named(struct sql_call *call, const char *s, size_t n,
                                   struct sql_known *known)
{
    const char *comma;
    int i;

    do {
        comma = n > 0 ? memchr(s, ',', n) : NULL;
        i = name_in(steps, STEPS, s, comma ? (size_t)(comma - s) : n);
        if (i < 0)
            return sql_unknown(call, "step", s, comma ? (size_t)(comma - s) : n, steps, STEPS);
        known->number |= step_bits[i];
        if (comma != NULL) {
            n -= (size_t)(comma + 1 - s);
            s = comma + 1;
        }
    } while (comma != NULL);
    return SQL_OK;
}

/* ---- rungs and components ---- */

static enum sql_status rung_named(struct sql_call *call, const char *s, size_t n,
                                  struct sql_known *known)
{
    const char *names[URIC_EQUIVALENCE_NONE];
    int i;

    for (i = 0; i < URIC_EQUIVALENCE_NONE; i++)
        names[i] = uric_equivalence_name(i);
    known->number = name_in(names, URIC_EQUIVALENCE_NONE, s, n);
    return known->number < 0
               ? sql_unknown(call, "rung", s, n, names, URIC_EQUIVALENCE_NONE)
               : SQL_OK;
}

/* By enum uric_encode_for. */
static const char *const components[] = { "userinfo", "reg-name", "path", "segment",
                                          "query",    "fragment", "form" };
enum { COMPONENTS = sizeof components / sizeof *components };

static enum sql_status component_named(struct sql_call *call, const char *s, size_t n,
                                       struct sql_known *known)
{
    int i;

    for (i = 0; i < COMPONENTS; i++) {
        if (is_rule(components[i], s, n)) {
            known->number = i;
            return SQL_OK;
        }
    }
    return sql_unknown(call, "component", s, n, components, COMPONENTS);
}

/* ---- parts ---- */

/* By enum uric_part and enum uric_edit_part. */
static const char *const parts[] = { "scheme",    "userinfo", "host",     "port",
                                     "path",      "query",    "fragment", "authority",
                                     "user",      "password", "segment:N", "parameter-at:N",
                                     "parameter:NAME" };
enum { PARTS = sizeof parts / sizeof *parts };

/* Reads N; too large a number becomes SIZE_MAX, an index that no text has. */
static bool read_index(const char *s, size_t n, struct sql_known *known)
{
    size_t i = 0;

    known->index = 0;
    known->from_end = n > 0 && s[0] == '-';
    if (known->from_end)
        i++;
    if (i == n)
        return false;
    for (; i < n; i++) {
        const size_t digit = (size_t)(s[i] - '0');

        if (!uric_is_digit(s[i]))
            return false;
        known->index =
            known->index > (SIZE_MAX - digit) / 10 ? SIZE_MAX : 10 * known->index + digit;
    }
    return true;
}

/* Whether the n bytes at s are the part's name, followed by ":" and its argument if it takes
 * one. */
static bool is_part(int part, const char *s, size_t n, struct sql_known *known)
{
    const size_t head = strcspn(parts[part], ":");

    if (parts[part][head] == '\0')
        return uric_is_exactly(s, n, parts[part]);
    if (n <= head || memcmp(s, parts[part], head + 1) != 0)
        return false;
    if (part == URIC_EDIT_PARAMETER_NAMED) {
        known->name_at = head + 1;
        return true;
    }
    return read_index(s + head + 1, n - head - 1, known);
}

static enum sql_status part_named(struct sql_call *call, const char *s, size_t n,
                                  struct sql_known *known)
{
    int i;

    for (i = 0; i < PARTS; i++) {
        if (is_part(i, s, n, known)) {
            known->number = i;
            return SQL_OK;
        }
    }
    return sql_unknown(call, "part", s, n, parts, PARTS);
}

/* ---- what a refused edit answers ---- */

/* By enum sql_if_refused. */
static const char *const choices[] = { "null", "keep", "fail" };
enum { CHOICES = sizeof choices / sizeof *choices };

static enum sql_status choice_named(struct sql_call *call, const char *s, size_t n,
                                    struct sql_known *known)
{
    known->number = name_in(choices, CHOICES, s, n);
    return known->number < 0 ? sql_unknown(call, "choice", s, n, choices, CHOICES) : SQL_OK;
}

/* ---- any of them ---- */

void sql_default(enum sql_names names, struct sql_known *known)
{
    memset(known, 0, sizeof *known);
    known->number = names == SQL_STEPS  ? URIC_STEPS_SYNTAX
                    : names == SQL_RUNG ? (int)URIC_EQUIVALENCE_SCHEME
                    : names == SQL_RULE ? (int)URIC_RULE_URI_REFERENCE
                                        : 0;
}

enum sql_status sql_look_up(struct sql_call *call, enum sql_names names, const char *s,
                            size_t n, struct sql_known *known)
{
    memset(known, 0, sizeof *known);
    switch (names) {
    case SQL_RULE: return rule_named(call, s, n, known);
    case SQL_STEPS: return steps_named(call, s, n, known);
    case SQL_RUNG: return rung_named(call, s, n, known);
    case SQL_COMPONENT: return component_named(call, s, n, known);
    case SQL_IF_REFUSED: return choice_named(call, s, n, known);
    default: return part_named(call, s, n, known);
    }
}
