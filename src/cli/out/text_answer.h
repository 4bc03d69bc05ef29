/* Answers that are one text: a field for it, and error, record and input. */
#ifndef TEXT_ANSWER_H
#define TEXT_ANSWER_H

#include "cli/out/table.h"

enum { TEXT_FIELD, TEXT_ERROR, TEXT_RECORD, TEXT_INPUT, TEXT_FIELDS };

struct text_answer {
    int status; /* enum uric_status */
    int rule;   /* that the record does not match, see rules.h, unless: */
    char why[128]; /* why else it is refused, or "" */
    size_t error_offset;
    size_t length, size; /* of the text; of the room */
    char *text;
};

/* Room for a text of a->length bytes and a NUL; without it the process ends. */
void text_answer_make_room(struct text_answer *a);

/* For struct table. */
void text_answer_release(void *answer);
struct value text_answer_value(const struct options *o, const struct record *record,
                               const void *answer, size_t field);
int text_answer_status(const struct options *o, const char *file,
                       const struct record *record, const void *answer);

/* The record as the rule, to *u: whether it is valid; else the answer says why not. */
int text_answer_parse(struct text_answer *a, int rule, const struct record *record,
                      struct uric *u);

#endif
