/* The scanners, each held against what is right. */
#ifndef SCANNERS_H
#define SCANNERS_H

#include "proof/model.h"

enum { SCANNERS = 5 };

/* Hold them against the model on a string, which the resumable one is also given in
 * two pieces cut at `cut`.  The first disagreements of each are printed. */
void scanners_put(const struct model *m, const char *s, size_t n, size_t cut);

/* The same where what is right is known: of *m, only the rule and its name are read. */
void scanners_hold(const struct model *m, const char *s, size_t n, size_t cut,
                   const struct answer *a);

/* Whether they say the same of where the parts are. */
int scanners_same(int status, const struct uric *u, const struct answer *a);

/* A line of TAP for each, with what the strings since the last
 * report were, and how many: 1 if all agreed.  *number counts the lines. */
int scanners_report(const struct model *m, const char *what, int *number);

#endif
