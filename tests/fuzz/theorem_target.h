/* What fuzzers' targets share: blocks of just the bytes that a function is told of, and
 * what is done when something does not hold. */
#ifndef TARGET_H
#define TARGET_H

#include "theorems/trials.h"
#include "uric.h"

#include <stddef.h>
#include <stdint.h>

enum { TARGET_LONGEST = 4096 }; /* longer inputs say nothing more */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A block, perhaps with a copy of n bytes; valid until target_forget().  The copy of no
 * bytes is NULL, which every function takes. */
char *target_block(size_t n);
char *target_copy(const char *s, size_t n);
void target_forget(void);

/* A block of n bytes, and whether nothing has been written to it since. */
char *target_blank(size_t n);
int target_is_blank(const char *b, size_t n);

/* Says what does not hold, and aborts. */
void target_hold(int holds, const char *what);

/* That of the question's text (see trials.h). */
void target_trial(enum trial which, const uint8_t *data, size_t size);

/* The bytes up to the first LF, and those behind it. */
struct uric_bytes target_line(struct uric_bytes *rest);

/* An input, copied. */
struct uric_bytes target_input(const uint8_t *data, size_t size);

/* A span of n bytes, or {0, 0} where it is not defined. */
void target_span(uric_span at, int defined, size_t n);

#endif
