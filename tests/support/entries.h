/* The hot rules, by the numbers that grammar/machines/reference.rl gives them. */
#ifndef ENTRIES_H
#define ENTRIES_H

#include "parse/walk.h"

enum { ENTRY_URI_REFERENCE, ENTRY_URI, ENTRY_ORIGIN_FORM, ENTRY_HOST, ENTRIES };

static const int entry_rule[ENTRIES] = { URIC_RULE_URI_REFERENCE, URIC_RULE_URI,
                                         URIC_RULE_ORIGIN_FORM, URIC_RULE_HOST_FIELD };

/* The entry of a rule, or -1. */
static inline int rule_entry(int rule)
{
    int entry;

    for (entry = 0; entry < ENTRIES; entry++) {
        if (entry_rule[entry] == rule)
            return entry;
    }
    return -1;
}

/* The answer of one kernel. */
static inline int parse_by(const struct uric_kernels *kernels, int entry, const char *s,
                           size_t n, struct uric *u)
{
    return uric_parse_by(kernels, entry_rule[entry], (const unsigned char *)s, n, u);
}

/* The kernels by number; NULL after the last.  Asking the processor each time would be slower
 * than the test itself. */
static inline const struct uric_kernels *kernels_number(int i)
{
    enum { MOST = 8 };
    static const struct uric_kernels *all[MOST];
    static int n_kernels;

    while (n_kernels == 0 || all[n_kernels - 1] != NULL)
        all[n_kernels] = uric_kernels_number(n_kernels), n_kernels++;
    return all[i];
}

static inline int same_parts(const struct uric *u, const struct uric *expected)
{
    return memcmp(u, expected, sizeof *u) == 0;
}

#endif
