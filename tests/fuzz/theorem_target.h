/* Shared by the fuzzers' targets: blocks of exactly the bytes that a function may read, and
 * the report of a failed check. */
#ifndef THEOREM_TARGET_H
#define THEOREM_TARGET_H

#include "theorems/trials.h"
#include "uric.h"

#include <stddef.h>
#include <stdint.h>

enum { TARGET_LONGEST = 4096 }; /* longer inputs find nothing more */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A block, optionally with a copy of n bytes; valid until target_forget().  The copy of no
 * bytes is NULL, which every function accepts. */
char *target_block(size_t n);
char *target_copy(const char *s, size_t n);
void target_forget(void);

/* A block of n bytes, and whether it is still unwritten. */
char *target_blank(size_t n);
int target_is_blank(const char *b, size_t n);

/* Aborts with this message unless the check holds. */
void target_hold(int holds, const char *what);

/* The text of the question (see trials.h). */
void target_trial(enum trial which, const uint8_t *data, size_t size);

/* The bytes up to the first LF, and those after it. */
struct uric_bytes target_line(struct uric_bytes *rest);

/* A copy of an input. */
struct uric_bytes target_input(const uint8_t *data, size_t size);

/* A span of n bytes, or {0, 0} if undefined. */
void target_span(uric_span at, int defined, size_t n);

#endif
