/* The segments of a path. */
#include "util/internal.h"

static const uric_span no_segment = { 0, 0 };

bool uric_segment_next(const char *s, uric_span *rest, uric_span *segment)
{
    const char *slash;

    *segment = no_segment;
    if (rest->begin == rest->end)
        return false;
    segment->begin = rest->begin + (s[rest->begin] == '/');
    segment->end = rest->end;
    slash = segment->begin < rest->end
                ? (const char *)memchr(s + segment->begin, '/', rest->end - segment->begin)
                : NULL;
    if (slash != NULL)
        segment->end = (uint32_t)(slash - s);
    rest->begin = segment->end;
    return true;
}

bool uric_segment_previous(const char *s, uric_span *rest, uric_span *segment)
{
    *segment = no_segment;
    if (rest->begin == rest->end)
        return false;
    segment->begin = segment->end = rest->end;
    while (segment->begin > rest->begin && s[segment->begin - 1] != '/')
        segment->begin--;
    rest->end = segment->begin > rest->begin ? segment->begin - 1 : rest->begin;
    return true;
}
