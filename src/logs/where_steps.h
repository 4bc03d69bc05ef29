/* The form of --where in memory: a list of steps on one truth value.  A comparison sets it, "!"
 * inverts it, and if it decides "&&" or "||", a jump skips the right side. */
#ifndef WHERE_STEPS_H
#define WHERE_STEPS_H

#include "logs/byte_search.h"
#include "logs/decimal.h"
#include "logs/pattern.h"
#include "logs/quantity.h"
#include "logs/where_list.h"

#include <stddef.h>

enum comparison { EQUAL, UNEQUAL, LESS, AT_MOST, MORE, AT_LEAST, BEGINS, ENDS, CONTAINS, MATCHES,
                  AMONG };

struct operand {
    int field; /* -1: a literal */
    char *s;   /* the n bytes of the literal */
    size_t n;
    int is_number; /* the literal is a number, with a unit or without */
    struct decimal number;
    enum unit_kind unit;
    int is_digits; /* it has no unit, and decimal_read_digits() can read it into digits */
    uint64_t digits;
    int is_time; /* the literal is an instant, and the other side is a time */
    int64_t ns;
};

enum step_kind { COMPARE, DEFINED, NOT, JUMP_IF_FALSE, JUMP_IF_TRUE };

struct step {
    enum step_kind kind;
    enum comparison comparison;
    int ignore_case;
    struct operand left, right;
    /* Instead of a right side, or beside it. */
    struct where_list *list;   /* AMONG */
    struct pattern *pattern;   /* MATCHES */
    struct byte_search search; /* CONTAINS a literal */
    size_t offset;             /* of the right side in the expression */
    size_t to;                 /* of jumps */
};

struct where {
    const char *option; /* for messages */
    struct step *steps; /* n of them */
    size_t n;
    size_t n_fields; /* more than the greatest index of a field */
    int matches;     /* there is a pattern */
};

#endif
