/* What a search finds in a rest that has a bad byte, for every instruction set. */
#include "parse/walk.h"

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* Not inline: gcc 12 makes it four times as slow in the search with SSE4.1. */
URIC_NEVER_INLINE struct uric_search_result uric_found_bad(const unsigned char *s, size_t at,
                                                           uint64_t mark, uint64_t hash)
{
    struct uric_search_result found;

    if (at > 0 && s[at - 1] == '%')
        at--;
    else if (at > 1 && s[at - 2] == '%')
        at -= 2;
    hash = hash < at ? hash : at;
    found = uric_found_all(mark < hash ? mark : hash, hash);
    found.bad = (uint64_t)at + 1;
    return found;
}

#endif
