/* Builds a reference from its parts. */
#include "reference/compose.h"

enum uric_status uric_build(const struct uric_bytes part[URIC_PARTS],
                            const struct uric_tolerance *tolerance, char *buffer, size_t size,
                            size_t *length, struct uric *parts, struct uric_refusal *why)
{
    struct uric_composition c;
    struct uric_refusal unasked;
    int which, too_long = 0;

    if (why == NULL)
        why = &unasked;
    *length = 0;
    memset(why, 0, sizeof *why);
    c.old = uric_bind(NULL, NULL);
    c.tolerance = tolerance;
    c.first = URIC_SCHEME;
    c.last = URIC_FRAGMENT;
    c.edited = URIC_PARTS;
    c.pieces = 0;
    for (which = 0; which < URIC_PARTS; which++) {
        const struct uric_bytes given = uric_bytes_given(part[which]);

        c.part[which] = given;
        too_long |= uric_too_long(given);
    }
    if (too_long) {
        uric_no_parts(parts);
        return URIC_TOO_LONG;
    }
    return uric_compose(&c, buffer, size, length, parts, why);
}
