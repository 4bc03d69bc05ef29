/* Questions about operations as text, for generators and for fuzzers: a line of up to two
 * numbers, then lines of bytes that are no LF.  The last that there can be takes what is
 * left, whatever it is.
 *
 *   recomposed    -               REFERENCE
 *   resolved      FLAGS           BASE  REFERENCE
 *   related       -               BASE  TARGET
 *   normal        STEPS           REFERENCE
 *   equal         STEPS           REFERENCE  REFERENCE
 *   normal-first  STEPS           BASE  REFERENCE
 *   encoded       COMPONENT       BYTES
 *   edited        WHAT INDEX      REFERENCE  NAME  VALUE      no VALUE: removed
 *   built         DEFINED         the seven parts; bit 1 << part: there is that one */
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
    TRIAL_ENCODED,
    TRIAL_EDITED,
    TRIAL_BUILT
};
enum { TRIALS = TRIAL_BUILT + 1 };

const char *trial_name(enum trial which);

/* What does not hold (see theorems.h), or NULL.  Every line lies in a block of its own
 * length. */
const char *trial_fails(enum trial which, const char *s, size_t n);

#endif
