/* Walks the segments of a path and decodes them. */
#include "encode/decode_part.h"

enum uric_status uric_segment_next_decoded(const char *s, uric_span *rest, char *buffer,
                                           size_t size, size_t *length)
{
    uric_span after = *rest, segment;
    enum uric_status status;

    *length = 0;
    if (!uric_segment_next(s, &after, &segment))
        return URIC_NONE;
    status = uric_decode_part(s, segment, URIC_DECODE_ALL, buffer, size, length);
    if (status == URIC_OK)
        *rest = after;
    return status;
}
