/* Tolerance: two bytes of names for each of userinfo, path, query and fragment, a rule, where to
 * cut, then a reference; or the text of a question about operations on references. */
#include "fuzz/theorem_target.h"
#include "theorems/theorems.h"
#include "theorems/tolerance_theorems.h"

#include <string.h>

/* The promises of operations, under the policy. */
static void operations(const struct uric_tolerance *policy, const uint8_t *data, size_t size)
{
    int which;

    theorem_tolerate(policy);
    for (which = 0; which < TRIALS; which++) {
        if (which != TRIAL_ENCODED)
            target_trial((enum trial)which, data, size);
    }
    theorem_tolerate(NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const int part[] = { URIC_USERINFO, URIC_PATH, URIC_QUERY, URIC_FRAGMENT };
    enum { HEAD = 2 * sizeof part / sizeof *part + 2 };
    uint16_t names[URIC_PARTS] = { 0 };
    struct uric_tolerance policy;
    struct uric_bytes s;
    const char *fails;
    size_t i;

    if (size < HEAD)
        return 0;
    for (i = 0; i < sizeof part / sizeof *part; i++)
        names[part[i]] = (uint16_t)(data[2 * i] << 8 | data[2 * i + 1]);
    if (uric_tolerance_init(&policy, names) != URIC_OK)
        uric_tolerance_preset(&policy, (enum uric_tolerance_preset)(data[0] % 4));
    s = target_input(data + HEAD, size - HEAD);
    fails = theorem_tolerated(data[HEAD - 2] % URIC_RULES, &policy, s.s, s.n, data[HEAD - 1]);
    target_hold(fails == NULL, fails);
    target_forget();
    operations(&policy, data + HEAD, size - HEAD);
    return 0;
}
