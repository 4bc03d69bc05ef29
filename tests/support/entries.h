/* The three hot rules, by the numbers that grammar/machines/reference.rl gives them. */
#ifndef ENTRIES_H
#define ENTRIES_H

#include "parse/walk.h"

enum { ENTRY_URI_REFERENCE, ENTRY_URI, ENTRY_ORIGIN_FORM, ENTRIES };

static const int entry_rule[ENTRIES] = { URIC_RULE_URI_REFERENCE, URIC_RULE_URI,
                                         URIC_RULE_ORIGIN_FORM };

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
static inline int parse_by(const struct uric_kernels *form, int entry, const char *s, size_t n,
                           struct uric *u)
{
    return form->parse(uric_start_of(entry_rule[entry]), (const unsigned char *)s, n, u);
}

/* The kernels by number; NULL after the last.  Asking the processor each time would be slower
 * than the test itself. */
static inline const struct uric_kernels *form_number(int i)
{
    enum { FORMS = 8 };
    static const struct uric_kernels *forms[FORMS];
    static int n_forms;

    while (n_forms == 0 || forms[n_forms - 1] != NULL)
        forms[n_forms] = uric_kernels_number(n_forms), n_forms++;
    return forms[i];
}

static inline int same_parts(const struct uric *u, const struct uric *expected)
{
    return memcmp(u, expected, sizeof *u) == 0;
}

#endif
