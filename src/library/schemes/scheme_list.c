/* Lists within the parts of a URI. */
#include "util/internal.h"
#include "uric_schemes.h"

static const uric_span nothing = { 0, 0 };

/* What remains after the last element: a span that no list can have. */
static const uric_span exhausted = { 1, 0 };

/* The offset of the first such byte in the span, or its end. */
static uint32_t find(const char *s, uric_span at, char byte)
{
    const char *found = NULL;

    if (at.begin < at.end)
        found = (const char *)memchr(s + at.begin, byte, at.end - at.begin);
    return found ? (uint32_t)(found - s) : at.end;
}

bool uric_list_next(const char *s, uric_span *rest, char delimiter, uric_span *element)
{
    *element = nothing;
    if (rest->begin > rest->end)
        return false;
    element->begin = rest->begin;
    element->end = find(s, *rest, delimiter);
    if (element->end < rest->end)
        rest->begin = element->end + 1;
    else
        *rest = exhausted;
    return true;
}

bool uric_pair(const char *s, uric_span pair, char delimiter, uric_span *name,
               uric_span *value)
{
    const uint32_t at = find(s, pair, delimiter);

    name->begin = pair.begin;
    name->end = at;
    *value = nothing;
    if (at == pair.end)
        return false;
    value->begin = at + 1;
    value->end = pair.end;
    return true;
}

bool uric_prospero_field(const char *s, uric_span *rest, uric_span *name,
                         uric_span *value)
{
    uric_span field;

    *name = *value = nothing;
    if (rest->begin >= rest->end)
        return false;
    rest->begin++; /* the ";" before it */
    uric_list_next(s, rest, ';', &field);
    if (rest->begin <= rest->end)
        rest->begin--;
    uric_pair(s, field, '=', name, value);
    return true;
}
