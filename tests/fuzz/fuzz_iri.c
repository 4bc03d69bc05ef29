/* IRIs: a byte for the rule and the size of a buffer, then an IRI-reference. */
#include "fuzz/theorem_target.h"
#include "theorems/iri_theorems.h"
#include "theorems/theorems.h"
#include "uric_iri.h"

/* The answer of every rule is valid or explained. */
static void rules(struct uric_bytes s)
{
    char text[512];
    struct uric u;
    size_t length;
    int rule;

    for (rule = 0; rule < URIC_IRI_RULES; rule++) {
        const enum uric_status status = uric_iri_parse_as(rule, s.s, s.n, &u);
        const enum uric_status why = uric_iri_explain(rule, s.s, s.n, text, sizeof text,
                                                      &length);

        target_hold(why == (status == URIC_OK ? URIC_NONE : URIC_OK),
                    "every error has its explanation");
        target_hold(status == URIC_OK || u.error_offset <= s.n, "the error is in the input");
    }
    target_hold(uric_iri_rule(s.s, s.n) < URIC_IRI_RULES, "a rule has a name");
}

/* Nothing is written past the size that is given. */
static void sizes(struct uric_bytes s, size_t size)
{
    char *const to_uri = target_blank(size), *const from_uri = target_blank(size);
    struct uric u;
    size_t length;

    uric_iri_to_uri(s.s, s.n, to_uri, size, &length, &u);
    uric_iri_from_uri(s.s, s.n, from_uri, size, &length, &u);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes s;
    const char *fails;

    if (size < 1 || size > THEOREM_LONGEST)
        return 0;
    s = target_input(data + 1, size - 1);
    rules(s);
    sizes(s, data[0]);
    fails = s.n > 0 ? theorem_iri(s.s, s.n) : NULL;
    target_hold(fails == NULL, fails);
    target_forget();
    return 0;
}
