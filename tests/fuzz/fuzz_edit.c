/* Editing, building and recomposing: WHAT and INDEX, a reference or an origin-form, a name, a
 * value; or the DEFINED parts, then all seven parts. */
#include "fuzz/theorem_target.h"

#include <string.h>

/* A pattern up to the first NUL, then a query. */
static void edit_query(struct uric_bytes s)
{
    const char *const nul = s.n > 0 ? memchr(s.s, '\0', s.n) : NULL;
    const struct uric_bytes pattern = { s.s, nul != NULL ? (size_t)(nul - s.s) : 0 };
    const size_t n = s.n - pattern.n - (nul != NULL);
    const char *const query = n > 0 ? target_copy(s.s + (s.n - n), n) : "";
    char *const once = target_block(n), *const twice = target_block(n);
    uric_span *const spans = (uric_span *)(void *)target_block((n + 1) * sizeof *spans);
    const struct uric_bytes value = { "", 0 };
    size_t length, again, count;

    if (uric_query_remove(query, n, pattern, URIC_QUERY_ALL, once, n, &length) == URIC_OK)
        target_hold(length <= n &&
                        uric_query_remove(once, length, pattern, URIC_QUERY_ALL, twice, n,
                                          &again) == URIC_OK &&
                        again == length && memcmp(once, twice, length) == 0,
                    "what is removed is gone");
    target_hold(uric_query_set_values(query, n, pattern, 0, value, once, n, &length) == URIC_OK &&
                    length <= n,
                "values that are emptied make no query longer");
    target_hold(uric_query_sort(query, n, spans, n + 1, &count, once, n) == URIC_OK &&
                    uric_query_sort(once, n, spans, n + 1, &again, twice, n) == URIC_OK &&
                    again == count && memcmp(once, twice, n) == 0,
                "what is sorted stays as it is");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    target_trial(TRIAL_RECOMPOSED, data, size);
    target_trial(TRIAL_EDITED, data, size);
    target_trial(TRIAL_ORIGIN_EDITED, data, size);
    target_trial(TRIAL_BUILT, data, size);
    edit_query(target_input(data, size));
    target_forget();
    return 0;
}
