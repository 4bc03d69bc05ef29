/* Answers a record with one field of text. */
#include "command/out/text_answer.h"

#include "command/memory.h"
#include "command/message.h"

#include <stdlib.h>
#include <string.h>

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

int text_answer_parse(struct text_answer *a, const struct options *o, int rule,
                      const struct record *record, struct uric *u)
{
    a->rule = rule;
    a->why[0] = '\0';
    a->status = tolerate_parse(o, rule, record->s, record->n, u);
    a->error_offset = u->error_offset;
    a->error_part = value_undefined();
    if (a->status != URIC_OK)
        a->error_part = tolerate_error_part(rule, u);
    else if (o->tolerance.is_listed)
        tolerate_list(tolerate_policy(o), uric_bind(record->s, u), a->tolerated);
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
    case TEXT_ERROR_PART: return a->status == URIC_OK ? value_undefined() : a->error_part;
    case TEXT_TOLERATED:
        return a->status == URIC_OK
                   ? value_text(VALUE_PLAIN, a->tolerated, strlen(a->tolerated))
                   : value_undefined();
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
        tolerate_message(o, file, record, a->rule, a->status, a->error_offset, 0);
    return STATUS_INVALID;
}
