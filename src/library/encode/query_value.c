/* Looks up the value of a key in a reference's query. */
#include "encode/decode_part.h"

enum uric_status uric_query_value(struct uric_ref ref, enum uric_query_flags flags,
                                  const char *key, size_t n, char *buffer, size_t size,
                                  size_t *length)
{
    const enum uric_decode_flags how =
        flags & URIC_QUERY_FORM ? URIC_DECODE_PLUS : URIC_DECODE_ALL;
    uric_span rest = ref.u->part[URIC_QUERY];
    struct uric_query_pair pair;

    *length = 0;
    if (!uric_is_valid(ref.u))
        return URIC_INVALID;
    if (!uric_query_find(ref.s, &rest, flags, key, n, &pair))
        return URIC_NONE;
    if (!pair.has_value)
        return URIC_NO_VALUE;
    return uric_decode_part(ref.s, pair.value, how, buffer, size, length);
}
