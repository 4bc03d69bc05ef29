/* Parses and evaluates the expressions of --where. */
#include "cli/log/where.h"

#include "cli/log/decimal.h"
#include "cli/log/where_steps.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct side {
    const char *s;
    size_t n;
    char digits[24];
};

/* Finds an operand's bytes.  Returns whether it is defined. */
static int bytes_of(const struct operand *o, where_value *value, void *context, int slot,
                    struct side *side)
{
    struct value v;

    side->s = o->s;
    side->n = o->n;
    if (o->field < 0)
        return 1;
    v = value(context, (size_t)o->field, slot);
    side->s = v.s;
    side->n = v.n;
    if (v.kind == VALUE_NUMBER) {
        side->n = (size_t)snprintf(side->digits, sizeof side->digits, "%" PRIu64,
                                   v.number);
        side->s = side->digits;
    }
    return v.kind != VALUE_UNDEFINED;
}

static int number_of(const struct operand *o, const struct side *side,
                     struct decimal *number)
{
    if (o->field >= 0)
        return decimal_read(side->s, side->n, number);
    *number = o->number;
    return o->is_number;
}

static int order_of_bytes(const struct side *a, const struct side *b)
{
    const size_t least = a->n < b->n ? a->n : b->n;
    const int order = least > 0 ? memcmp(a->s, b->s, least) : 0;

    return order != 0 ? order : (a->n > least) - (b->n > least);
}

static int order_of(const struct step *step, const struct side *a, const struct side *b)
{
    struct decimal x, y;

    if (number_of(&step->right, b, &y) && number_of(&step->left, a, &x))
        return decimal_compare(&x, &y);
    return order_of_bytes(a, b);
}

static int begins_or_ends(const struct step *step, const struct side *a,
                          const struct side *b)
{
    const size_t from = step->comparison == ENDS ? a->n - b->n : 0;

    return b->n <= a->n && (b->n == 0 || memcmp(a->s + from, b->s, b->n) == 0);
}

static int compare(const struct step *step, where_value *value, void *context)
{
    struct side a, b;
    int order;

    if (!bytes_of(&step->left, value, context, 0, &a) ||
        !bytes_of(&step->right, value, context, 1, &b))
        return step->comparison == UNEQUAL;
    if (step->comparison == BEGINS || step->comparison == ENDS)
        return begins_or_ends(step, &a, &b);
    order = order_of(step, &a, &b);
    switch (step->comparison) {
    case EQUAL: return order == 0;
    case UNEQUAL: return order != 0;
    case LESS: return order < 0;
    case AT_MOST: return order <= 0;
    case MORE: return order > 0;
    default: return order >= 0;
    }
}

int where_holds(const struct where *w, where_value *value, void *context)
{
    int truth = 0;
    size_t i = 0;

    while (i < w->n) {
        const struct step *step = &w->steps[i++];

        switch (step->kind) {
        case COMPARE: truth = compare(step, value, context); break;
        case DEFINED:
            truth = value(context, (size_t)step->left.field, 0).kind != VALUE_UNDEFINED;
            break;
        case NOT: truth = !truth; break;
        case JUMP_IF_FALSE: i = truth ? i : step->to; break;
        case JUMP_IF_TRUE: i = truth ? step->to : i; break;
        }
    }
    return truth;
}

void where_free(struct where *w)
{
    size_t i;

    if (w == NULL)
        return;
    for (i = 0; i < w->n; i++) {
        free(w->steps[i].left.s);
        free(w->steps[i].right.s);
    }
    free(w->steps);
    free(w);
}
