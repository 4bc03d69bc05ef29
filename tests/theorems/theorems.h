/* The promises of operations, checked on given bytes: NULL, or the broken promise.  For an
 * invalid reference nothing is promised; strings longer than THEOREM_LONGEST are not checked.
 *
 * Output goes to a block of exactly the size that the library is told, so that sanitizers
 * detect a byte too many; first with enough room, then with a byte less. */
#ifndef THEOREMS_H
#define THEOREMS_H

#include "uric.h"

#include <stddef.h>
#include <stdint.h>

enum { THEOREM_LONGEST = 1000 };

/* From here on references are read, edited and built under the policy, which the caller keeps;
 * NULL: strictly, as at the start.  Except to 5, all below applies to them, too. */
void theorem_tolerate(const struct uric_tolerance *tolerance);

/* 1: parse(recompose(parse(s))) has the parts of s. */
const char *theorem_recomposed(struct uric_bytes s);

/* 2: the target has the parts that 5.2.2 computes, apart from a guard; its pieces make up the
 * target.  flags: enum uric_resolve_flags. */
const char *theorem_resolved(struct uric_bytes base, struct uric_bytes s,
                             unsigned flags);

/* 3: resolve(b, relate(b, t)) is resolve(b, t), and t if t has no dot-segments. */
const char *theorem_related(struct uric_bytes base, struct uric_bytes target);

/* 4 and 7: a normal form is its own normal form, equals the steps applied in order, and equals
 * its reference, also in hash; no step is needed exactly when nothing changes. */
const char *theorem_normal(struct uric_bytes s, unsigned steps);

/* 4: references are equal exactly when their normal forms are, and exactly then are their
 * hashes equal, under any key. */
const char *theorem_equal(struct uric_bytes s, struct uric_bytes other, unsigned steps);

/* 4: the hashes of n references with different normal forms collide no more than random
 * numbers: never in 64 bits; in the low half, in the high half, and as slots of a table of
 * THEOREM_SCATTERED, as often as chance predicts for this many random keys. */
enum { THEOREM_SCATTERED = 4096, THEOREM_KEYS = 64 };
const char *theorem_scattered(const struct uric_bytes s[THEOREM_SCATTERED], unsigned steps,
                              uint64_t *seed);

/* 4: normalize(resolve(b, s)) is normalize(resolve(b, normalize(s))), unless the path of s has
 * an encoded dot; returns whether they differ, for any s. */
const char *theorem_normal_first(struct uric_bytes base, struct uric_bytes s,
                                 unsigned steps);
int theorem_differs_normal_first(struct uric_bytes base, struct uric_bytes s,
                                 unsigned steps);

/* 4: resolve(b, s) is resolve(b, normalize(s, dots)), byte for byte; for a reference with a
 * scheme, if resolution is strict. */
const char *theorem_dots_first(struct uric_bytes base, struct uric_bytes s, unsigned flags);

/* 5: decode(encode(s)) is s, and the encoded text is that component. */
const char *theorem_encoded(int component, struct uric_bytes s);

/* 6: an edit sets that part and changes no other, apart from guards; it is rejected only if
 * impossible. */
const char *theorem_edited(struct uric_bytes s, const struct uric_change *edit);

/* 6 for an origin-form: the result is an origin-form, too. */
const char *theorem_origin_edited(struct uric_bytes s, const struct uric_change *edit);

/* The same for building from parts. */
const char *theorem_built(const struct uric_bytes part[URIC_PARTS]);

#endif
