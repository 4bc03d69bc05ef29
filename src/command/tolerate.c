/* Reads --tolerate, parses by it, and explains errors under it. */
#include "command/tolerate.h"

#include "command/edit_options.h"
#include "command/memory.h"
#include "command/message.h"
#include "command/option_handlers.h"
#include "command/rules.h"
#include "util/ascii.h"
#include "util/hexdig.h"

#include <stdlib.h>
#include <string.h>

enum { NAMES = URIC_TOLERATED_NAMES, PRESETS = 3 };

/* After the names of the library. */
static const char *const presets[PRESETS] = { "strict", "whatwg-request", "log" };
static const enum uric_tolerance_preset preset_of[PRESETS] = {
    URIC_TOLERATE_STRICT, URIC_TOLERATE_WHATWG_REQUEST, URIC_TOLERATE_LOG
};

/* ---- the option ---- */

/* Adds what the preset has of these names. */
static void add_names(struct uric_tolerance *t, enum uric_tolerance_preset preset, unsigned which)
{
    struct uric_tolerance more;
    uint16_t names[URIC_PARTS];
    int i;

    uric_tolerance_preset(&more, preset);
    for (i = 0; i < URIC_PARTS; i++) {
        const enum uric_part part = (enum uric_part)i;

        names[i] = (uint16_t)(uric_tolerance_names(t, part) |
                              (uric_tolerance_names(&more, part) & which));
    }
    uric_tolerance_init(t, names);
}

/* Tolerates one name wherever "--tolerate=log" does. */
static void add_name(struct uric_tolerance *t, int name)
{
    add_names(t, URIC_TOLERATE_LOG, 1u << name);
}

static void add_preset(struct uric_tolerance *t, enum uric_tolerance_preset preset)
{
    add_names(t, preset, ~0u);
}

static int unknown(const char *name, size_t n)
{
    const char *known[NAMES + PRESETS];
    int i;

    for (i = 0; i < NAMES; i++)
        known[i] = uric_tolerated_name(i);
    for (i = 0; i < PRESETS; i++)
        known[NAMES + i] = presets[i];
    message_unknown("unknown", "tolerance", name, n, known, NAMES + PRESETS);
    return OPTION_WRONG;
}

static int add(struct uric_tolerance *t, const char *name, size_t n)
{
    int i;

    for (i = 0; i < NAMES; i++) {
        if (uric_is_exactly(name, n, uric_tolerated_name(i))) {
            add_name(t, i);
            return OPTION_READ;
        }
    }
    for (i = 0; i < PRESETS; i++) {
        if (uric_is_exactly(name, n, presets[i])) {
            add_preset(t, preset_of[i]);
            return OPTION_READ;
        }
    }
    return unknown(name, n);
}

/* Several options add up. */
int option_tolerate(const struct option_given *given)
{
    struct options *const o = given->options;
    const char *list = given->value;

    for (;;) {
        const size_t n = strcspn(list, ",");

        if (add(&o->tolerance.policy, list, n) != OPTION_READ)
            return OPTION_WRONG;
        if (list[n] == '\0')
            break;
        list += n + 1;
    }
    o->tolerance.is_set = 1;
    return OPTION_READ;
}

void tolerate_all(struct options *o)
{
    uric_tolerance_preset(&o->tolerance.policy, URIC_TOLERATE_LOG);
    o->tolerance.is_set = 1;
}

const struct uric_tolerance *tolerate_policy(const struct options *o)
{
    return o->tolerance.is_set ? &o->tolerance.policy : NULL;
}

int tolerate_check(const struct options *o, int rule)
{
    if (!o->tolerance.is_set || !rules_is_edition(rule))
        return 0;
    message("--tolerate cannot be used with the rules of another document than RFC 3986");
    return -1;
}

/* ---- parsing ---- */

enum uric_status tolerate_parse(const struct options *o, int rule, const char *s,
                                size_t n, struct uric *u)
{
    return o->tolerance.is_set ? uric_parse_as(rule, s, n, &o->tolerance.policy, u)
                        : rules_parse(rule, s, n, u);
}

void tolerate_list_names(unsigned names, char list[TOLERATE_LIST])
{
    int i;

    list[0] = '\0';
    for (i = 0; i < NAMES; i++) {
        if (!(names >> i & 1))
            continue;
        if (list[0] != '\0')
            strcat(list, ",");
        strcat(list, uric_tolerated_name(i));
    }
}

void tolerate_list(const struct uric_tolerance *policy, struct uric_ref ref,
                   char list[TOLERATE_LIST])
{
    struct uric_tolerated_sum found;
    unsigned names = 0;
    int i;

    if (policy != NULL && uric_tolerated(ref, policy, &found)) {
        for (i = 0; i < URIC_PARTS; i++)
            names |= found.names[i];
    }
    tolerate_list_names(names, list);
}

struct value tolerate_error_part(int rule, const struct uric *u)
{
    const char *const name = edit_options_part(u->error_part);

    return rules_is_edition(rule) && !rules_is_iri(rule)
                                  ? value_undefined()
                                  : value_text(VALUE_PLAIN, name, strlen(name));
}

/* ---- messages ---- */

static int is_plain(unsigned char c)
{
    return c > 0x20 && c < 0x7f && strchr("\"<>[\\]^`{|}", c) == NULL;
}

static int tolerates(const struct options *o, int part, int name)
{
    return uric_tolerance_names(&o->tolerance.policy, (enum uric_part)part) >> name & 1;
}

/* Whether a prefix of this rule is strict, as it has no path. */
static int has_no_path(int rule, const char *s, size_t n)
{
    switch (rule) {
    case URIC_RULE_AUTHORITY:
    case URIC_RULE_HOST:
    case URIC_RULE_IPV6ADDRESS:
    case URIC_RULE_IPV4ADDRESS:
    case URIC_RULE_AUTHORITY_FORM:
    case URIC_RULE_ASTERISK_FORM:
    case URIC_RULE_HOST_FIELD: return 1;
    case URIC_RULE_REQUEST_TARGET:
    case URIC_RULE_REQUEST_TARGET_CONNECT: return n > 0 && *s == '[';
    default: return 0;
    }
}

/* Where the path starts; in an origin-form, "//" starts no authority. */
static size_t begin_of_path(int rule, const char *s, size_t n)
{
    struct uric_split_result r;

    if (n > 0 && *s == '/' && rule >= URIC_RULE_ORIGIN_FORM)
        return 0;
    return uric_split(s, n, &r) == URIC_OK ? r.part[URIC_SPLIT_PATH].begin : n;
}

/* Replaces the tolerated bytes by "~", which every path, query and fragment may have and no
 * scheme: so what the rule expects after them stays the same.  Returns the component that
 * the end is in. */
static int mask(const struct options *o, int rule, char *s, size_t n)
{
    size_t i = begin_of_path(rule, s, n);
    int part = URIC_PATH;

    for (; i < n; i++) {
        const bool stray = s[i] == '%' && !uric_is_triplet((const unsigned char *)s, i, n) &&
            (i + 3 <= n || tolerates(o, part, URIC_TOLERATED_STRAY_PERCENT));

        if (stray || !is_plain((unsigned char)s[i]) || (s[i] == '#' && part == URIC_FRAGMENT))
            s[i] = '~';
        else if (s[i] == '?' && part == URIC_PATH)
            part = URIC_QUERY;
        else if (s[i] == '#')
            part = URIC_FRAGMENT;
    }
    return part;
}

/* Whether the bytes end within a character of UTF-8, all before which is well-formed. */
static int ends_in_character(const char *s, size_t n)
{
    size_t back;

    for (back = 1; back <= 3 && back <= n; back++) {
        const unsigned char c = (unsigned char)s[n - back];

        if (c >= 0xc2)
            return back < (c >= 0xf0 ? 4u : c >= 0xe0 ? 3u : 2u);
        if (c < 0x80)
            return 0;
    }
    return 0;
}

void tolerate_explain(const struct options *o, int rule, const char *s, size_t n,
                      size_t offset, char text[RULES_EXPLAIN_SIZE])
{
    char *masked;
    int part;

    if (!o->tolerance.is_set || offset > n || has_no_path(rule, s, n)) {
        rules_explain(rule, s, n, text);
        return;
    }
    n = offset < n ? offset + 1 : n; /* the rest does not matter */
    masked = memory_of(n);
    memcpy(masked, s, n);
    part = mask(o, rule, masked, offset);
    if (ends_in_character(s, offset) && !tolerates(o, part, URIC_TOLERATED_HIGH))
        strcpy(text, "expected the rest of a UTF-8 character");
    else
        rules_explain(rule, masked, n, text);
    free(masked);
}

void tolerate_message(const struct options *o, const char *file,
                      const struct record *record, int rule, enum uric_status status,
                      size_t offset, int underline)
{
    char expected[RULES_EXPLAIN_SIZE];

    tolerate_explain(o, rule, record->s, record->n, offset, expected);
    message_expected(file, record, status, offset, expected, underline);
}
