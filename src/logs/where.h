/* The expressions of --where and --rate.
 *
 *     FIELD OP VALUE      == != < <= > >=, ^= or starts, $= or ends, contains, =~ and !~
 *     FIELD in (V, ...)   V: a number, a string, or an address or a block of addresses, which
 *     FIELD in BLOCK      a string may be, too
 *     FIELD, exists FIELD it is defined
 *     ! not, && and, || or, ( )    as in C; "not" may also precede a word that is an operator
 *
 * VALUE is a number, a string in single or double quotes, which may contain the escapes of TSV,
 * or a field; the pattern of =~ is a string that only PCRE2 unescapes.  The word i after an
 * operator ignores the case of letters.  A field's name may be in backquotes.
 *
 * A comparison with a number is numeric, or false: also "!=", also with an undefined field.  A
 * number may have a unit (see quantity.h); then the field's value may have one, too.  Two fields
 * compare as numbers if both are numbers.  A field that is a time compares by < <= > >= with a
 * literal as an instant; the literal, with or without quotes, is read as --since reads it.  All
 * else compares byte by byte.  With an undefined field, != and !~ are true, and every other
 * comparison is false. */
#ifndef WHERE_H
#define WHERE_H

#include "command/out/value.h"
#include "command/memory.h"

#include <stddef.h>
#include <stdint.h>

/* Returns the index of a field by its name, or -1 if there is none. */
typedef int where_field(void *context, const char *name, size_t n);

/* Returns whether a field is a time. */
typedef int where_is_time(void *context, size_t field);

/* Reads the instant of a literal.  Returns 0 if the literal is not an instant. */
typedef int where_time_read(void *context, const char *text, int64_t *ns);

/* The meaning of the names in an expression. */
struct where_names {
    const char *option; /* the option that the expression is of, for messages */
    where_field *field;
    where_is_time *is_time;
    where_time_read *time_read;
    void *context;
};

/* Returns the value of a field.  It is valid until the next call with the same slot, 0 or 1. */
typedef struct value where_value(void *context, size_t field, int slot);

/* Returns how many units of the field make a second, or 0 if unknown. */
typedef uint32_t where_units(void *context, size_t field);

/* Reads the instant of a field that is a time.  Returns 0 if its value is not an instant. */
typedef int where_instant(void *context, size_t field, int slot, int64_t *ns);

/* A line. */
struct where_line {
    where_value *value;
    where_units *units;
    where_instant *instant;
    void *context;
};

struct where;
struct pattern_matcher;

/* How many values of a field were odd. */
struct where_odd {
    uint64_t no_number, no_unit, no_time; /* values */
    uint64_t line;               /* the last line counted */
};

/* One per thread. */
struct where_state {
    uint64_t line; /* its serial */
    struct where_odd *odd; /* of each field */
    uint64_t *gave_up;     /* for each step: how often its pattern gave up */
    struct pattern_matcher *matcher;
    struct room borders, needle; /* for finding a field's value */
};

/* Whether it is the sign or the word of an operator between two fields, values or conditions. */
int where_is_operator(const char *word);

/* Returns NULL after a message with the offset of the error.  The text must stay. */
struct where *where_read(const char *text, const struct where_names *names);

/* The expression may be NULL. */
void where_state_begin(struct where_state *state, const struct where *w);
void where_state_end(struct where_state *state);

/* Whether the expression is true. */
int where_holds(const struct where *w, struct where_state *state, const struct where_line *line);

/* Adds the counts of another thread. */
void where_state_add(const struct where *w, struct where_state *to,
                     const struct where_state *state);

/* Returns the name of a field. */
typedef const char *where_name(const void *context, size_t field);

/* Writes messages about the counts. */
void where_state_say(const struct where *w, const struct where_state *state, where_name *name,
                     const void *context);

void where_free(struct where *w);

#endif
