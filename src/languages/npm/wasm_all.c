/* What uric-all.wasm exports beside uric.wasm: rules, errors in words, normal forms, targets,
 * hazards, older editions.  What fails returns enum uric_status. */
#include "uric.h"
#include "uric_history.h"
#include "wasm_export.h"

static struct uric one, other;
static size_t length;

/* The length of what the last call wrote, or, after URIC_TOO_SMALL, would have written. */
EXPORT(length) size_t wasm_length(void);
size_t wasm_length(void)
{
    return length;
}

/* ---- rules: those of RFC 3986 and 9112 from 0, those of older editions from URIC_RULES ---- */

static enum uric_status parse_by(int rule, const char *s, size_t n, struct uric *u)
{
    return rule < URIC_RULES ? uric_parse_as(rule, s, n, NULL, u)
                             : uric_edition_parse(rule - URIC_RULES, s, n, u);
}

EXPORT(rules) int wasm_rules(void);
int wasm_rules(void)
{
    return URIC_RULES;
}

EXPORT(rule_name) const char *wasm_rule_name(int rule);
const char *wasm_rule_name(int rule)
{
    return rule < URIC_RULES ? uric_rule_name(rule) : uric_edition_rule_name(rule - URIC_RULES);
}

/* Parses by the rule into *u, 64 bytes of the caller's. */
EXPORT(parse_as) int wasm_parse_as(int rule, const char *s, size_t n, struct uric *u);
int wasm_parse_as(int rule, const char *s, size_t n, struct uric *u)
{
    return parse_by(rule, s, n, u);
}

/* Writes what was expected at error_offset, in words; the length includes no NUL. */
EXPORT(explain) int wasm_explain(int rule, const char *s, size_t n, char *buffer, size_t size);
int wasm_explain(int rule, const char *s, size_t n, char *buffer, size_t size)
{
    return rule < URIC_RULES
               ? uric_explain(rule, s, n, buffer, size, &length)
               : uric_edition_explain(rule - URIC_RULES, s, n, buffer, size, &length);
}

/* Writes the bytes that were expected at error_offset as a set: 32 bytes, bit b % 8 of byte
 * b / 8.  Returns whether the input may also end there. */
EXPORT(expected) int wasm_expected(int rule, const char *s, size_t n, struct uric_set *set);
int wasm_expected(int rule, const char *s, size_t n, struct uric_set *set)
{
    struct uric_stream m;

    uric_stream_init(&m, rule);
    uric_stream_feed(&m, s, n);
    return uric_stream_expected(&m, set);
}

EXPORT(split) int wasm_split(const char *s, size_t n, struct uric_split_result *u);
int wasm_split(const char *s, size_t n, struct uric_split_result *u)
{
    return uric_split(s, n, u);
}

/* ---- references: URI-references in UTF-8; an invalid one returns its status ---- */

/* Writes the normal form by the steps; map, unless NULL, gets the offset that each byte comes
 * from. */
EXPORT(normalize) int wasm_normalize(const char *s, size_t n, int steps, char *buffer,
                                     size_t size, uint32_t *map);
int wasm_normalize(const char *s, size_t n, int steps, char *buffer, size_t size, uint32_t *map)
{
    const enum uric_status status = uric_parse(s, n, &one);

    length = 0;
    return status != URIC_OK ? status
                             : uric_normalize(uric_bind(s, &one), (enum uric_step)steps, NULL,
                                              buffer, size, &length, NULL, map);
}

/* The steps that would change the reference; -1 if it is invalid. */
EXPORT(needs) int wasm_needs(const char *s, size_t n, int steps);
int wasm_needs(const char *s, size_t n, int steps)
{
    if (uric_parse(s, n, &one) != URIC_OK)
        return -1;
    return (int)uric_needs(uric_bind(s, &one), (enum uric_step)steps, NULL);
}

/* Parses both. */
static enum uric_status parse_both(const char *s, size_t n, const char *t, size_t m)
{
    const enum uric_status status = uric_parse(s, n, &one);

    length = 0;
    return status != URIC_OK ? status : uric_parse(t, m, &other);
}

EXPORT(resolve) int wasm_resolve(const char *s, size_t n, const char *t, size_t m, int flags,
                                 char *buffer, size_t size);
int wasm_resolve(const char *s, size_t n, const char *t, size_t m, int flags, char *buffer,
                 size_t size)
{
    const enum uric_status status = parse_both(s, n, t, m);

    return status != URIC_OK
               ? status
               : uric_resolve(uric_bind(s, &one), uric_bind(t, &other),
                              (enum uric_resolve_flags)flags, buffer, size, &length, NULL);
}

EXPORT(relate) int wasm_relate(const char *s, size_t n, const char *t, size_t m, char *buffer,
                               size_t size);
int wasm_relate(const char *s, size_t n, const char *t, size_t m, char *buffer, size_t size)
{
    const enum uric_status status = parse_both(s, n, t, m);

    return status != URIC_OK ? status
                             : uric_relate(uric_bind(s, &one), uric_bind(t, &other), buffer,
                                           size, &length, NULL);
}

/* The rung of enum uric_equivalence on which the two are equal; -1 if one is invalid. */
EXPORT(compare) int wasm_compare(const char *s, size_t n, const char *t, size_t m);
int wasm_compare(const char *s, size_t n, const char *t, size_t m)
{
    if (parse_both(s, n, t, m) != URIC_OK)
        return -1;
    return (int)uric_compare(uric_bind(s, &one), uric_bind(t, &other), NULL);
}

EXPORT(remove_dots) int wasm_remove_dots(const char *s, size_t n, char *buffer, size_t size);
int wasm_remove_dots(const char *s, size_t n, char *buffer, size_t size)
{
    return uric_remove_dot_segments(s, n, URIC_DOTS_LITERAL, buffer, size, &length);
}

/* Parses as an IPv6address, without brackets, and writes it as RFC 5952 does. */
EXPORT(ipv6_text) int wasm_ipv6_text(const char *s, size_t n, char *buffer, size_t size);
int wasm_ipv6_text(const char *s, size_t n, char *buffer, size_t size)
{
    const enum uric_status status = uric_parse_as(URIC_RULE_IPV6ADDRESS, s, n, NULL, &one);
    uint8_t address[16];

    length = 0;
    if (status != URIC_OK)
        return status;
    uric_host_address(uric_bind(s, &one), address);
    return uric_ipv6_text(address, buffer, size, &length);
}

/* ---- hazards ---- */

static struct uric_audit_result audited;

/* Audits any bytes, an invalid reference with uric_audit_split(). */
EXPORT(audit) int wasm_audit(const char *s, size_t n);
int wasm_audit(const char *s, size_t n)
{
    if (uric_parse(s, n, &one) == URIC_OK) {
        uric_audit(uric_bind(s, &one), NULL, &audited);
        return URIC_OK;
    }
    return uric_audit_split(s, n, NULL, &audited);
}

EXPORT(hazard) int wasm_hazard(int hazard);
int wasm_hazard(int hazard)
{
    return audited.hazards >> hazard & 1;
}

EXPORT(hazard_name) const char *wasm_hazard_name(int hazard);
const char *wasm_hazard_name(int hazard)
{
    return uric_hazard_name(hazard);
}

static uint32_t value;

/* Whether the hazard has a number, which value() then returns. */
EXPORT(has_value) int wasm_has_value(int hazard);
int wasm_has_value(int hazard)
{
    return uric_hazard_value(&audited, (enum uric_hazard)hazard, &value);
}

EXPORT(value) uint32_t wasm_value(void);
uint32_t wasm_value(void)
{
    return value;
}

/* ---- texts ---- */

EXPORT(status_text) const char *wasm_status_text(int status);
const char *wasm_status_text(int status)
{
    return uric_status_text(status);
}

EXPORT(rung_name) const char *wasm_rung_name(int rung);
const char *wasm_rung_name(int rung)
{
    return uric_equivalence_name(rung);
}
