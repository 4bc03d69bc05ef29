/* Questions about operations as text, for generators and fuzzers: a line of up to two numbers,
 * then lines of any bytes except LF.  The last possible line takes all the rest, LFs
 * included.
 *
 *   recomposed    -               REFERENCE
 *   resolved      FLAGS           BASE  REFERENCE
 *   related       -               BASE  TARGET
 *   normal        STEPS           REFERENCE
 *   equal         STEPS           REFERENCE  REFERENCE
 *   normal-first  STEPS           BASE  REFERENCE
 *   dots-first    FLAGS           BASE  REFERENCE
 *   encoded       COMPONENT       BYTES
 *   edited        WHAT INDEX      REFERENCE  NAME  VALUE      no VALUE: removed
 *   origin-edited the same, of an origin-form
 *   built         DEFINED         the seven parts; bit 1 << part: it is defined */
#ifndef TRIALS_H
#define TRIALS_H

#include <stddef.h>

enum trial {
    TRIAL_RECOMPOSED,
    TRIAL_RESOLVED,
    TRIAL_RELATED,
    TRIAL_NORMAL,
    TRIAL_EQUAL,
    TRIAL_NORMAL_FIRST,
    TRIAL_DOTS_FIRST,
    TRIAL_ENCODED,
    TRIAL_EDITED,
    TRIAL_ORIGIN_EDITED,
    TRIAL_BUILT
};
enum { TRIALS = TRIAL_BUILT + 1 };

const char *trial_name(enum trial which);

/* Returns the broken promise (see theorems.h), or NULL.  Every line lies in a block of exactly
 * its length. */
const char *trial_fails(enum trial which, const char *s, size_t n);

#endif
