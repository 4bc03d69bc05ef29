/* Answers a record with one field of text. */
#include "cli/out/text_answer.h"

#include "cli/memory.h"
#include "cli/message.h"
#include "cli/rules.h"

#include <stdlib.h>

void text_answer_make_room(struct text_answer *a)
{
    free(a->text);
    a->size = memory_sum(memory_ample(a->length), 1);
    a->text = memory_of(a->size);
}

void text_answer_release(void *answer)
{
    free(((struct text_answer *)answer)->text);
}

int text_answer_parse(struct text_answer *a, int rule, const struct record *record,
                      struct uric *u)
{
    a->rule = rule;
    a->why[0] = '\0';
    a->status = rules_parse(rule, record->s, record->n, u);
    a->error_offset = u->error_offset;
    return a->status == URIC_OK;
}

struct value text_answer_value(const struct options *o, const struct record *record,
                               const void *answer, size_t field)
{
    const struct text_answer *a = answer;

    (void)o;
    switch (field) {
    case TEXT_RECORD: return value_number(record->number);
    case TEXT_INPUT: return value_text(VALUE_RAW, record->s, record->n);
    case TEXT_ERROR:
        return a->status == URIC_OK ? value_undefined()
                                    : value_number(a->error_offset);
    default:
        return a->status == URIC_OK ? value_text(VALUE_RAW, a->text, a->length)
                                    : value_undefined();
    }
}

int text_answer_status(const struct options *o, const char *file,
                       const struct record *record, const void *answer)
{
    const struct text_answer *a = answer;

    if (a->status == URIC_OK)
        return STATUS_VALID;
    if (!o->quiet && a->why[0] != '\0')
        message_refused(file, record, a->error_offset, a->why);
    else if (!o->quiet)
        message_record(file, record, a->rule, a->status, a->error_offset, 0);
    return STATUS_INVALID;
}
