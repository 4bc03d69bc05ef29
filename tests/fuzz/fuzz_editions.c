/* The other editions' rules, chosen by the first byte, and their resolution: a line for the
 * base, then one for the reference. */
#include "fuzz/theorem_target.h"
#include "uric_history.h"

#include <string.h>

static int n_rules(void)
{
    static int n;

    while (uric_edition_rule_name(n) != NULL)
        n++;
    return n;
}

/* Arbitrary bytes as a rule's name. */
static void is_called(struct uric_bytes s)
{
    const int rule = uric_edition_rule(s.s, s.n);
    const char *const name = uric_edition_rule_name(rule);

    target_hold(rule < 0 || (name != NULL && strlen(name) == s.n &&
                             memcmp(name, s.s, s.n) == 0),
                "a rule is found only by its name");
}

/* Whether a string of the rule may start with these bytes. */
static int goes_on(int rule, const char *s, size_t n)
{
    struct uric u;

    return uric_edition_parse(rule, target_copy(s, n), n, &u) != URIC_INVALID;
}

/* An error is at the first byte with which no string of the rule continues. */
static void errors_are_exact(int rule, struct uric_bytes s, int status,
                             const struct uric *u)
{
    const size_t at = u->error_offset;
    size_t length = 1, again;
    const int told = uric_edition_explain(rule, s.s, s.n, NULL, 0, &length);
    char *buffer;

    if (status == URIC_OK) {
        target_hold(at == 0 && told == URIC_NONE && length == 0,
                    "a valid string has no error");
        return;
    }
    target_hold(u->defined == 0 && u->host_kind == 0 && u->path_kind == 0,
                "a rejected string has no parts");
    target_hold(status == URIC_INVALID ? at < s.n : status == URIC_INCOMPLETE && at == s.n,
                "an error is in the string, or at its end");
    target_hold(goes_on(rule, s.s, at), "a prefix before the error is valid so far");
    target_hold(status == URIC_INCOMPLETE || !goes_on(rule, s.s, at + 1),
                "with the invalid byte no string starts");
    target_hold(told == URIC_TOO_SMALL && length > 0, "every error is explained");
    target_hold(uric_edition_explain(rule, s.s, s.n, target_block(length), length,
                                     &again) == URIC_TOO_SMALL && again == length,
                "an explanation needs room for its NUL");
    buffer = target_block(length + 1);
    target_hold(uric_edition_explain(rule, s.s, s.n, buffer, length + 1, &again) ==
                        URIC_OK &&
                    again == length && memchr(buffer, '\0', length + 1) == buffer + length,
                "an explanation fits");
}

static void spans_are_of(const struct uric *u, size_t n)
{
    int i;

    for (i = 0; i < URIC_PARTS; i++)
        target_span(u->part[i], uric_has(u, (enum uric_part)i), n);
}

static void parses(int rule, struct uric_bytes s)
{
    struct uric u;
    const int status = uric_edition_parse(rule, s.s, s.n, &u);

    spans_are_of(&u, s.n);
    errors_are_exact(rule, s, status, &u);
}

static int same_part(const char *s, const struct uric *u, struct uric_bytes of,
                     const struct uric *v, enum uric_part part)
{
    const uric_span a = u->part[part], b = v->part[part];

    return uric_has(u, part) == uric_has(v, part) && a.end - a.begin == b.end - b.begin &&
           (a.begin == a.end || memcmp(s + a.begin, of.s + b.begin, a.end - a.begin) == 0);
}

/* Compares the parts of a target, t at s, with their sources, ignoring the scheme's case and
 * paths.  A reference that is empty except for a fragment is the current document. */
static void parts_come_from(int edition, const char *s, const struct uric *t,
                            struct uric_bytes base, const struct uric *b,
                            struct uric_bytes reference, const struct uric *r)
{
    const int own = uric_has(r, URIC_HOST);
    const int empty = !own && !uric_has(r, URIC_QUERY) &&
                      r->part[URIC_PATH].begin == r->part[URIC_PATH].end;
    const struct uric *const from = own ? r : b, *const query = empty ? b : r;

    target_hold(same_part(s, t, reference, r, URIC_FRAGMENT), "the fragment is the reference's");
    target_hold(same_part(s, t, own ? reference : base, from, URIC_USERINFO) &&
                    same_part(s, t, own ? reference : base, from, URIC_HOST) &&
                    same_part(s, t, own ? reference : base, from, URIC_PORT),
                "the authority is the reference's, or the base's");
    if (edition == URIC_RFC2396 || edition == URIC_URI2003)
        target_hold(same_part(s, t, empty ? base : reference, query, URIC_QUERY),
                    "the query is the reference's, or for an empty one the base's");
}

/* Nothing but a scheme and a fragment, which no rule of RFC 2396 accepts. */
static int is_bare_scheme(const char *s, size_t n)
{
    const char *const colon = memchr(s, ':', n);
    const size_t after = (size_t)(colon + 1 - s);

    return after == n || s[after] == '#';
}

/* In uri2003 an opaque_part may have brackets, which no path and no query may have. */
static int has_bracket(const char *s, size_t n)
{
    return n > 0 && (memchr(s, '[', n) || memchr(s, ']', n));
}

static void resolves(int edition, struct uric_bytes base, struct uric_bytes s,
                     unsigned flags)
{
    const int rule = uric_edition_reference(edition);
    struct uric b, u, reference;
    size_t length, again;
    char *buffer;
    int status, has_scheme;

    if (uric_edition_parse(rule, base.s, base.n, &b) != URIC_OK ||
        uric_edition_parse(rule, s.s, s.n, &u) != URIC_OK)
        return;
    reference = u;
    has_scheme = uric_has(&u, URIC_SCHEME);
    status = uric_edition_resolve(edition, uric_bind(base.s, &b), uric_bind(s.s, &u),
                                  flags, NULL, 0, &length);
    if (!uric_has(&b, URIC_SCHEME)) {
        target_hold(status == URIC_NO_SCHEME && length == 0, "a base has a scheme");
        return;
    }
    if (status == URIC_SURPLUS) {
        target_hold(flags & URIC_RESOLVE_REFUSE_SURPLUS && length == 0,
                    "surplus is rejected on request");
        return;
    }
    target_hold(status == URIC_TOO_SMALL, "an empty buffer is too small");
    buffer = target_blank(length - 1);
    target_hold(uric_edition_resolve(edition, uric_bind(base.s, &b), uric_bind(s.s, &u),
                                     flags, buffer, length - 1, &again) == URIC_TOO_SMALL &&
                    again == length && target_is_blank(buffer, length - 1),
                "a byte less is too small");
    buffer = target_block(length);
    target_hold(uric_edition_resolve(edition, uric_bind(base.s, &b), uric_bind(s.s, &u),
                                     flags, buffer, length, &again) == URIC_OK &&
                    again == length,
                "a target fits");
    /* except the cases that uric_history.h names */
    if (edition != URIC_URL1994 &&
        !(edition == URIC_URI2003 &&
          (has_bracket(base.s + b.part[URIC_PATH].begin,
                       b.part[URIC_PATH].end - b.part[URIC_PATH].begin) ||
           (flags & URIC_RESOLVE_NON_STRICT && has_bracket(s.s, s.n)))) &&
        !(edition == URIC_RFC2396 && is_bare_scheme(buffer, length)))
        target_hold(uric_edition_parse(rule, buffer, length, &u) == URIC_OK &&
                        uric_has(&u, URIC_SCHEME),
                    "a target is a reference with a scheme");
    else
        return;
    if (!(flags & URIC_RESOLVE_NON_STRICT) && !has_scheme)
        parts_come_from(edition, buffer, &u, base, &b, s, &reference);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const unsigned flags[] = { 0, URIC_RESOLVE_NON_STRICT, URIC_RESOLVE_DROP_SURPLUS,
                                      URIC_RESOLVE_KEEP_SURPLUS, URIC_RESOLVE_REFUSE_SURPLUS };
    struct uric_bytes s, base;
    int rule, edition;
    size_t i;

    if (size == 0)
        return 0;
    rule = data[0] % n_rules();
    s = target_input(data + 1, size - 1);
    parses(rule, s);
    is_called(s);
    is_called(target_line(&s));
    s = target_input(data + 1, size - 1);
    base = target_line(&s);
    s = target_line(&s);
    parses(rule, base);
    for (edition = URIC_URL1994; edition <= URIC_URI2003; edition++) {
        for (i = 0; i < sizeof flags / sizeof *flags; i++)
            resolves(edition, base, s, flags[i]);
    }
    target_forget();
    return 0;
}
