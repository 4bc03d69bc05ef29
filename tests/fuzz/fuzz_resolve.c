/* Resolving, also in pieces, relating, and removing dot-segments: FLAGS or STEPS, a base, a
 * reference. */
#include "fuzz/theorem_target.h"
#include "support/wording.h"

#include <string.h>

/* The number of dots in a segment, "%2E" counting as one if encoded; 0: not a dot-segment. */
static size_t dots_of(const char *s, size_t n, int encoded)
{
    size_t dots = 0, i = 0;

    while (i < n) {
        const int triplet = encoded && n - i >= 3 && s[i] == '%' && s[i + 1] == '2' &&
                            (s[i + 2] == 'E' || s[i + 2] == 'e');

        if (s[i] != '.' && !triplet)
            return 0;
        i += triplet ? 3 : 1;
        dots++;
    }
    return dots <= 2 ? dots : 0;
}

/* Follows the wording of 5.2.4, after dot-segments are spelled with ".". */
static struct uric_bytes without_dots(struct uric_bytes path, int encoded)
{
    char *const b = target_block(path.n + 1);
    struct uric_bytes out = { b, 0 };
    size_t at = 0, n, dots;

    while (at < path.n) {
        const char *const slash = memchr(path.s + at, '/', path.n - at);

        n = (slash ? (size_t)(slash - path.s) : path.n) - at;
        dots = dots_of(path.s + at, n, encoded);
        memcpy(b + out.n, dots > 0 ? ".." : path.s + at, dots > 0 ? dots : n);
        out.n += dots > 0 ? dots : n;
        at += n;
        if (slash)
            b[out.n++] = path.s[at++];
    }
    b[out.n] = '\0';
    wording_3986(b);
    out.n = strlen(b);
    return out;
}

static void dots_go(struct uric_bytes path, unsigned flags)
{
    const struct uric_bytes wanted = without_dots(path, (flags & URIC_DOTS_ENCODED) != 0);
    char *const just = target_block(wanted.n), *const place = target_copy(path.s, path.n);
    size_t length;

    target_hold(uric_remove_dot_segments(path.s, path.n, flags, just, wanted.n, &length) ==
                        URIC_OK &&
                    length == wanted.n && memcmp(just, wanted.s, length) == 0,
                "dot-segments go as 5.2.4 says");
    target_hold(uric_remove_dot_segments(place, path.n, flags, place, path.n, &length) ==
                        URIC_OK &&
                    length == wanted.n &&
                    (length == 0 || memcmp(place, wanted.s, length) == 0),
                "removal works in place too");
    target_hold(wanted.n == 0 ||
                    (uric_remove_dot_segments(path.s, path.n, flags,
                                              target_block(wanted.n - 1), wanted.n - 1,
                                              &length) == URIC_TOO_SMALL &&
                     length == wanted.n),
                "a byte less is too small");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes s = target_input(data, size);

    /* It does not support NUL. */
    if (s.n < WORDING_ROOM && (s.n == 0 || memchr(s.s, '\0', s.n) == NULL)) {
        target_line(&s);
        s.s = target_copy(s.s, s.n);
        dots_go(s, 0);
        dots_go(s, URIC_DOTS_ENCODED);
    }
    target_forget();
    target_trial(TRIAL_RESOLVED, data, size);
    target_trial(TRIAL_RELATED, data, size);
    target_trial(TRIAL_NORMAL_FIRST, data, size);
    target_trial(TRIAL_DOTS_FIRST, data, size);
    return 0;
}
