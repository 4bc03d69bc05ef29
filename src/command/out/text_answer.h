/* Answers with one field of text, besides error, record and input. */
#ifndef TEXT_ANSWER_H
#define TEXT_ANSWER_H

#include "command/out/table.h"
#include "command/tolerate.h"

/* Those after TEXT_FIELDS are of commands that take --tolerate. */
enum { TEXT_FIELD, TEXT_ERROR, TEXT_RECORD, TEXT_INPUT, TEXT_FIELDS,
       TEXT_TOLERATED = TEXT_FIELDS, TEXT_ERROR_PART, TEXT_TOLERANT_FIELDS };

struct text_answer {
    enum uric_status status;
    int rule;   /* the rule that the record must match: see rules.h */
    char why[128]; /* another reason to reject it, or "" */
    size_t error_offset;
    struct value error_part;
    char tolerated[TOLERATE_LIST];
    size_t length, size; /* of the text; of the memory at text */
    char *text;
};

/* Makes room for a text of a->length bytes and a NUL. */
void text_answer_make_room(struct text_answer *a);

/* Functions for struct table. */
void text_answer_release(void *answer);
struct value text_answer_value(const struct options *o, const struct record *record,
                               const void *answer, size_t field);
int text_answer_status(const struct options *o, const char *file,
                       const struct record *record, const void *answer);

/* Parses the record by the rule, and by --tolerate, into *u.  Returns whether it is valid; if
 * not, sets the reason in the answer. */
int text_answer_parse(struct text_answer *a, const struct options *o, int rule,
                      const struct record *record, struct uric *u);

#endif
