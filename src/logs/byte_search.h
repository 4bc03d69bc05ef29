/* Finds a string in a string, in time proportional to their lengths. */
#ifndef BYTE_SEARCH_H
#define BYTE_SEARCH_H

#include <stddef.h>

struct byte_search {
    const char *s; /* n bytes to find; in lower case if ignore_case is set */
    size_t n;
    int ignore_case; /* of US-ASCII letters */
    size_t *border;  /* of each prefix, the longest proper prefix that is also its suffix */
};

/* Prepares a search for s, which must stay, as must the n sizes at border. */
void byte_search_begin(struct byte_search *search, const char *s, size_t n, int ignore_case,
                       size_t *border);

int byte_search_finds(const struct byte_search *search, const char *s, size_t n);

#endif
