/* The promises of tolerance, checked on given bytes: NULL, or the broken promise. */
#ifndef TOLERANCE_THEOREMS_H
#define TOLERANCE_THEOREMS_H

#include "uric.h"

#include <stddef.h>

/* For a string of up to THEOREM_LONGEST bytes (theorems.h):
 *
 *  - what is strictly valid has the same parts under every policy, and an error lies no earlier;
 *  - the stream in two pieces, cut at `cut`, and the columns answer as the one-shot scan does;
 *  - a tolerated byte has a name of the policy for its part, and with "x" in its place the
 *    reference is strict and has the same parts;
 *  - the repaired reference is strict, has the parts that were announced, repairs to itself,
 *    and is what its pieces make up; its map leads back to the bytes.
 */
const char *theorem_tolerated(int rule, const struct uric_tolerance *policy, const char *s,
                              size_t n, size_t cut);

#endif
