/* The parts of a recomposed target, without parsing it. */
#include "reference/target_parts.h"

#include "reference/result_parts.h"

/* The last bytes before *end, with a delimiter before them. */
static void add_last(struct uric *parts, enum uric_part part, struct uric_bytes bytes,
                     uint32_t *end)
{
    if (bytes.s != NULL) {
        uric_result_add(parts, part, *end - (uint32_t)bytes.n, *end);
        *end -= (uint32_t)bytes.n + 1;
    }
}

void uric_target_parts(const struct uric_target *t, const struct uric *authority,
                       const char *s, size_t length, struct uric *parts)
{
    uint32_t at = 0, end = (uint32_t)length;

    uric_result_begin(parts);
    if (t->scheme.s != NULL) {
        uric_result_add(parts, URIC_SCHEME, 0, (uint32_t)t->scheme.n);
        at = (uint32_t)t->scheme.n + 1;
    }
    if (t->authority.s != NULL) {
        at += 2;
        uric_result_authority(parts, authority, at - uric_authority(authority).begin);
        at += (uint32_t)t->authority.n;
    }
    add_last(parts, URIC_FRAGMENT, t->fragment, &end);
    add_last(parts, URIC_QUERY, t->query, &end);
    uric_result_add(parts, URIC_PATH, at, end);
    uric_result_end(parts, s);
}
