/* What operations promise, asked of given bytes: NULL, or what does not hold of them.
 * Of what is no valid reference, where one is meant, nothing is promised, nor asked of
 * what is longer than THEOREM_LONGEST.
 *
 * Whatever is written goes into a block of just the room that the library is told of,
 * so that the sanitizers see a byte too many; once there is room, once a byte less. */
#ifndef THEOREMS_H
#define THEOREMS_H

#include "uric.h"

#include <stddef.h>
#include <stdint.h>

enum { THEOREM_LONGEST = 1000 };

/* 1: parse(recompose(parse(s))) has the parts of s. */
const char *theorem_recomposed(struct uric_bytes s);

/* 2: the target has the parts that 5.2.2 computes, a guard taken off; its pieces are
 * the target.  flags: enum uric_resolve_flags. */
const char *theorem_resolved(struct uric_bytes base, struct uric_bytes s,
                             unsigned flags);

/* 3: resolve(b, relate(b, t)) is resolve(b, t), and t without dot-segments. */
const char *theorem_related(struct uric_bytes base, struct uric_bytes target);

/* 4 and 7: normal forms are their own, made step by step; what is equal to them, and
 * has their hash; that nothing needs to change is so exactly when nothing does. */
const char *theorem_normal(struct uric_bytes s, unsigned steps);

/* 4: references are equal when their normal forms are, and then so are their hashes
 * under any key; else they are not. */
const char *theorem_equal(struct uric_bytes s, struct uric_bytes other, unsigned steps);

/* 4: hashes of n references with different normal forms collide no more than random
 * numbers do: never as 64 bits; in the low and in the high half, and as slots of a table
 * with THEOREM_SCATTERED of them, as often as chance has it under so many random keys. */
enum { THEOREM_SCATTERED = 4096, THEOREM_KEYS = 64 };
const char *theorem_scattered(const struct uric_bytes s[THEOREM_SCATTERED], unsigned steps,
                              uint64_t *seed);

/* 4: normalize(resolve(b, s)) is normalize(resolve(b, normalize(s))), if there is no
 * encoded dot in the path of s; whether they differ, for any s. */
const char *theorem_normal_first(struct uric_bytes base, struct uric_bytes s,
                                 unsigned steps);
int theorem_differs_normal_first(struct uric_bytes base, struct uric_bytes s,
                                 unsigned steps);

/* 5: decode(encode(s)) is s, and what is encoded is that component. */
const char *theorem_encoded(int component, struct uric_bytes s);

/* 6: afterwards that part reads so and no other has changed, guards taken off; and
 * only what could not be is refused. */
const char *theorem_edited(struct uric_bytes s, const struct uric_change *edit);

/* The same of parts that are put together. */
const char *theorem_built(const struct uric_bytes part[URIC_PARTS]);

#endif
