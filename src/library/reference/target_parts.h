/* The parts of a recomposed target. */
#ifndef URIC_TARGET_PARTS_H
#define URIC_TARGET_PARTS_H

#include "reference/target.h"

/* The parts of the target that was written: `length` bytes at s.  authority: where its
 * authority comes from, if it has one. */
URIC_INTERNAL void uric_target_parts(const struct uric_target *t, const struct uric *authority,
                                     const char *s, size_t length, struct uric *parts);

#endif
