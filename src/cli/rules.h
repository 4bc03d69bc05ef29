/* The rules of --as, by one number: first enum uric_rule, then the older editions'. */
#ifndef RULES_H
#define RULES_H

#include "uric.h"

#include <stddef.h>

/* The number of the rule of that name; -1 after a message that lists those that there
 * are. */
int rules_find(const char *name);

/* The number here of a rule of uric_editions.h, and whether a number is one. */
int rules_of_edition(int edition_rule);
int rules_is_edition(int rule);

/* As uric_parse_as() and uric_explain(). */
int rules_parse(int rule, const char *s, size_t n, struct uric *u);
size_t rules_explain(int rule, const char *s, size_t n, char *buffer, size_t size);

#endif
