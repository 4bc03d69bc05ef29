/* Normal forms, the steps needed, comparison and hashes: STEPS, a reference, and another; a
 * third question asks about both. */
#include "fuzz/theorem_target.h"

#include <string.h>

/* 6.2.3: the ports removed and the paths added; theorem_normal() only requires that nothing
 * else changes. */
static void settles(struct uric_bytes s)
{
    const struct uric_scheme *scheme;
    struct uric u, normal;
    size_t length;
    char *buffer;
    long port = 0;
    uint32_t i;

    if (uric_parse_uri(s.s, s.n, &u) != URIC_OK)
        return;
    scheme = uric_scheme_find(s.s, u.part[URIC_SCHEME].end, NULL, 0);
    buffer = target_block(s.n + 1);
    target_hold(uric_normalize(uric_bind(s.s, &u), URIC_STEP_SCHEME, NULL, buffer,
                               s.n + 1, &length, NULL, NULL) == URIC_OK &&
                    uric_parse_uri(buffer, length, &normal) == URIC_OK,
                "a normal form is a URI");
    for (i = u.part[URIC_PORT].begin; i < u.part[URIC_PORT].end && port <= 65535; i++)
        port = 10 * port + (s.s[i] - '0');
    target_hold(uric_has(&normal, URIC_PORT) ==
                    (u.part[URIC_PORT].begin < u.part[URIC_PORT].end &&
                     (scheme == NULL || scheme->default_port != port)),
                "only default ports are removed");
    if (uric_has(&u, URIC_HOST) && u.part[URIC_PATH].begin == u.part[URIC_PATH].end)
        target_hold((normal.part[URIC_PATH].begin < normal.part[URIC_PATH].end) ==
                        (scheme != NULL && scheme->host != URIC_AUTHORITY_NONE),
                    "exactly empty paths become /");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes s = target_input(data, size);

    target_line(&s);
    settles(target_line(&s));
    target_forget();
    target_trial(TRIAL_NORMAL, data, size);
    target_trial(TRIAL_EQUAL, data, size);
    return 0;
}
