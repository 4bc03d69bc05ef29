/* The words of an expression: operators, names, strings, numbers and addresses. */
#ifndef WHERE_WORDS_H
#define WHERE_WORDS_H

#include "logs/where.h"
#include "logs/where_steps.h"

#include <stddef.h>

/* An expression, and how far it has been read. */
struct where_text {
    const char *text, *at;
    const struct where_names *names;
};

/* Write a message about an error at a place, and return -1. */
int where_wrong(const struct where_text *t, const char *at, const char *expected);
int where_wrong_because(const struct where_text *t, const char *at, const char *why,
                        const char *expected);

/* Write a message about a wrong operator, and return -1.  For an operator of another language, the
 * message names the operator to use here. */
int where_wrong_operator(const struct where_text *t, const char *expected);

void where_pass_space(struct where_text *t);

/* Skips the sign, or the word, if it comes next.  A word ends before a byte that names may not
 * contain, and before "(". */
int where_follows(struct where_text *t, const char *sign);
int where_follows_word(struct where_text *t, const char *word);

/* Whether the word comes next. */
int where_word_is_next(const struct where_text *t, const char *word);

/* Skips the word i if a value or a list follows it: otherwise it is a field's name. */
int where_follows_i(struct where_text *t);

/* Read a value into o, a field by its name, a string, of which only PCRE2 undoes the escapes, or
 * a member of a list.  Return -1 after a message. */
int where_read_operand(struct where_text *t, struct operand *o);
int where_read_field(struct where_text *t, struct operand *o);
int where_read_raw(struct where_text *t, struct operand *o);
int where_read_member(struct where_text *t, struct where_list *list);

/* Read a time without quotes if a number's first byte comes next, or the time in a string. */
int where_read_time(struct where_text *t, struct operand *o);
int where_take_time(const struct where_text *t, const char *at, struct operand *o);

/* Read @FILE, at which t->at is: each line but empty ones and those that start with # is a member.
 * Returns -1 after a message. */
int where_read_file(struct where_text *t, struct where_list *list);

/* Whether an address or a block of addresses without quotes comes next. */
int where_is_address(const struct where_text *t);

#endif
