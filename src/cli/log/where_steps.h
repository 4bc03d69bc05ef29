/* What --where is read into: a list of steps on one truth value.  A comparison sets it, "!"
 * inverts it, and if it decides "&&" or "||", a jump skips the right side. */
#ifndef WHERE_STEPS_H
#define WHERE_STEPS_H

#include "cli/log/decimal.h"

#include <stddef.h>

enum comparison { EQUAL, UNEQUAL, LESS, AT_MOST, MORE, AT_LEAST, BEGINS, ENDS };

struct operand {
    int field; /* -1: a literal */
    char *s;   /* the n bytes of the literal */
    size_t n;
    int is_number; /* the literal is this number */
    struct decimal number;
};

enum step_kind { COMPARE, DEFINED, NOT, JUMP_IF_FALSE, JUMP_IF_TRUE };

struct step {
    enum step_kind kind;
    enum comparison comparison;
    struct operand left, right;
    size_t to; /* of jumps */
};

struct where {
    struct step *steps; /* n of them */
    size_t n;
};

#endif
