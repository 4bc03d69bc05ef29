/* Shared by the files of the grammar-follows suite. */
#ifndef FOLLOWS_H
#define FOLLOWS_H

#include "uric.h"

/* uric_parse_as() with the plain automaton. */
int follows_automaton(int rule, const unsigned char *s, size_t n, struct uric *u);

#endif
