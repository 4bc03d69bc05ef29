/* The scanners, each compared with the expected answers. */
#ifndef SCANNERS_H
#define SCANNERS_H

#include "proof/model.h"

enum { SCANNERS = 5 };

/* Compares every scanner with the model on a string; the resumable one also gets it in two
 * pieces, cut at `cut`. Prints the first disagreements of each. */
void scanners_put(const struct model *m, const char *s, size_t n, size_t cut);

/* The same with a known expected answer: of *m, only the rule and its name are read. */
void scanners_hold(const struct model *m, const char *s, size_t n, size_t cut,
                   const struct answer *a);

/* Whether two results have the same parts. */
int scanners_same(int status, const struct uric *u, const struct answer *a);

/* Prints a line of TAP for each scanner: the kind and the number of the strings since the last
 * report.  Returns 1 if all agreed.  *number counts the lines. */
int scanners_report(const struct model *m, const char *what, int *number);

#endif
