/* Evaluates the expressions of --where. */
#include "logs/where.h"

#include "logs/where_steps.h"
#include "command/memory.h"
#include "util/ascii.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct side {
    const char *s;
    size_t n;
    char digits[24];
};

/* A line under evaluation. */
struct evaluation {
    struct where_state *state;
    const struct where_line *line;
};

/* Finds an operand's bytes.  Returns whether it is defined. */
static int bytes_of(const struct evaluation *e, const struct operand *o, int slot,
                    struct side *side)
{
    struct value v;

    side->s = o->s;
    side->n = o->n;
    if (o->field < 0)
        return 1;
    v = e->line->value(e->line->context, (size_t)o->field, slot);
    side->s = v.s;
    side->n = v.n;
    if (v.kind == VALUE_NUMBER) {
        side->n = (size_t)snprintf(side->digits, sizeof side->digits, "%" PRIu64,
                                   v.number);
        side->s = side->digits;
    }
    return v.kind != VALUE_UNDEFINED;
}

/* ---- numbers ---- */

/* The counter of a field, or NULL if its value on this line has been counted. */
static struct where_odd *odd_value(const struct evaluation *e, int field)
{
    struct where_odd *const odd = &e->state->odd[field];

    if (odd->line == e->state->line)
        return NULL;
    odd->line = e->state->line;
    return odd;
}

static int no_number(const struct evaluation *e, int field)
{
    struct where_odd *const odd = odd_value(e, field);

    if (odd)
        odd->no_number++;
    return 0;
}

static int no_unit(const struct evaluation *e, int field)
{
    struct where_odd *const odd = odd_value(e, field);

    if (odd)
        odd->no_unit++;
    return 0;
}

/* How many units of a field make a second; 0 if that is unknown. */
static uint32_t units_of(const struct evaluation *e, int field)
{
    return e->line->units(e->line->context, (size_t)field);
}

/* Reads a field's number for a comparison with a number of that unit. */
static int quantity_of(const struct evaluation *e, int field, const struct side *side,
                       enum unit_kind wanted, struct decimal *number)
{
    enum unit_kind unit;

    if (!quantity_read(side->s, side->n, number, &unit) || (unit != UNIT_NONE && unit != wanted))
        return no_number(e, field);
    if (wanted == UNIT_TIME && unit == UNIT_NONE &&
        !quantity_to_seconds(number, units_of(e, field)))
        return no_unit(e, field);
    return 1;
}

static int number_of(const struct evaluation *e, const struct operand *o,
                     const struct side *side, enum unit_kind unit, struct decimal *number)
{
    size_t n;

    if (o->field < 0) {
        *number = o->number;
        return o->is_number && (o->unit == unit || unit == UNIT_SIZE);
    }
    if (unit != UNIT_NONE)
        return quantity_of(e, o->field, side, unit, number);
    n = quantity_digits(side->s, side->n, units_of(e, o->field));
    return decimal_read(side->s, n, number) || no_number(e, o->field);
}

/* Compares a field with a number the fast way, if both are digits. */
static int order_of_digits(const struct step *step, const struct side *a, int *order)
{
    const uint64_t right = step->right.digits;
    uint64_t left;

    if (!step->right.is_digits || step->left.field < 0 || !decimal_read_digits(a->s, a->n, &left))
        return 0;
    *order = (left > right) - (left < right);
    return 1;
}

/* Compares with a number.  Returns 0 if the other side is not a number. */
static int order_of_numbers(const struct evaluation *e, const struct step *step,
                            const struct side *a, const struct side *b, int *order)
{
    const enum unit_kind unit = step->right.is_number && step->right.unit != UNIT_NONE
                                    ? step->right.unit
                                : step->left.is_number ? step->left.unit
                                                       : UNIT_NONE;
    struct decimal x, y;

    if (!number_of(e, &step->left, a, unit, &x) || !number_of(e, &step->right, b, unit, &y))
        return 0;
    *order = decimal_compare(&x, &y);
    return 1;
}

/* ---- times ---- */

static int instant_of(const struct evaluation *e, const struct operand *o, int slot, int64_t *ns)
{
    struct where_odd *odd;

    if (o->is_time) {
        *ns = o->ns;
        return 1;
    }
    if (e->line->instant(e->line->context, (size_t)o->field, slot, ns))
        return 1;
    odd = odd_value(e, o->field);
    if (odd)
        odd->no_time++;
    return 0;
}

/* Compares a time with a literal.  Returns 0 if the value is no time. */
static int order_of_times(const struct evaluation *e, const struct step *step, int *order)
{
    int64_t x, y;

    if (!instant_of(e, &step->left, 0, &x) || !instant_of(e, &step->right, 1, &y))
        return 0;
    *order = (x > y) - (x < y);
    return 1;
}

/* ---- bytes ---- */

static int order_of_letters(const char *s, const char *t, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (uric_lower(s[i]) != uric_lower(t[i]))
            return uric_lower(s[i]) - uric_lower(t[i]);
    }
    return 0;
}

static int order_of_n(const struct step *step, const char *s, const char *t, size_t n)
{
    if (n == 0)
        return 0;
    return step->ignore_case ? order_of_letters(s, t, n) : memcmp(s, t, n);
}

static int order_of_bytes(const struct step *step, const struct side *a, const struct side *b)
{
    const size_t least = a->n < b->n ? a->n : b->n;
    const int order = order_of_n(step, a->s, b->s, least);

    return order != 0 ? order : (a->n > least) - (b->n > least);
}

static int order_of_fields(const struct step *step, const struct side *a, const struct side *b)
{
    struct decimal x, y;

    if (step->left.field >= 0 && step->right.field >= 0 && decimal_read(b->s, b->n, &y) &&
        decimal_read(a->s, a->n, &x))
        return decimal_compare(&x, &y);
    return order_of_bytes(step, a, b);
}

static int begins_or_ends(const struct step *step, const struct side *a,
                          const struct side *b)
{
    if (b->n > a->n)
        return 0;
    return order_of_n(step, a->s + (step->comparison == ENDS ? a->n - b->n : 0), b->s, b->n) == 0;
}

static int contains(const struct evaluation *e, const struct step *step, const struct side *a,
                    const struct side *b)
{
    struct where_state *const state = e->state;
    struct byte_search search;
    size_t i;

    if (step->right.field < 0)
        return byte_search_finds(&step->search, a->s, a->n);
    if (b->n > a->n)
        return 0;
    room_need(&state->needle, b->n);
    room_need(&state->borders, memory_product(b->n, sizeof *search.border));
    for (i = 0; i < b->n; i++)
        state->needle.s[i] = step->ignore_case ? (char)uric_lower(b->s[i]) : b->s[i];
    byte_search_begin(&search, state->needle.s, b->n, step->ignore_case,
                      (size_t *)(void *)state->borders.s);
    return byte_search_finds(&search, a->s, a->n);
}

/* ---- lists and patterns ---- */

static int is_among(const struct evaluation *e, const struct step *step, const struct side *a)
{
    const struct where_list *const list = step->list;
    struct decimal number;

    if (where_list_has_text(list, a->s, a->n) || address_set_has(&list->addresses, a->s, a->n))
        return 1;
    if (list->n_numbers == 0)
        return 0;
    if (!decimal_read(a->s, a->n, &number))
        return step->left.field >= 0 ? no_number(e, step->left.field) : 0;
    return where_list_has_number(list, &number);
}

static int matches(const struct evaluation *e, const struct where *w, const struct step *step,
                   const struct side *a)
{
    const int answer = pattern_matches(step->pattern, e->state->matcher, a->s, a->n);

    if (answer == PATTERN_GAVE_UP)
        e->state->gave_up[step - w->steps]++;
    return answer == 1;
}

/* ---- steps ---- */

static int compare_ordered(const struct evaluation *e, const struct step *step,
                           const struct side *a, const struct side *b)
{
    int order;

    if (step->left.is_time || step->right.is_time) {
        if (!order_of_times(e, step, &order))
            return 0;
    } else if (!step->left.is_number && !step->right.is_number) {
        order = order_of_fields(step, a, b);
    } else if (!order_of_digits(step, a, &order) && !order_of_numbers(e, step, a, b, &order)) {
        return 0;
    }
    switch (step->comparison) {
    case EQUAL: return order == 0;
    case UNEQUAL: return order != 0;
    case LESS: return order < 0;
    case AT_MOST: return order <= 0;
    case MORE: return order > 0;
    default: return order >= 0;
    }
}

static int compare(const struct evaluation *e, const struct where *w, const struct step *step)
{
    struct side a, b;

    if (!bytes_of(e, &step->left, 0, &a) || !bytes_of(e, &step->right, 1, &b))
        return step->comparison == UNEQUAL && !step->left.is_number && !step->right.is_number;
    switch (step->comparison) {
    case BEGINS: case ENDS: return begins_or_ends(step, &a, &b);
    case CONTAINS: return contains(e, step, &a, &b);
    case MATCHES: return matches(e, w, step, &a);
    case AMONG: return is_among(e, step, &a);
    default: return compare_ordered(e, step, &a, &b);
    }
}

static int is_defined(const struct evaluation *e, const struct step *step)
{
    return e->line->value(e->line->context, (size_t)step->left.field, 0).kind != VALUE_UNDEFINED;
}

int where_holds(const struct where *w, struct where_state *state, const struct where_line *line)
{
    const struct evaluation e = { state, line };
    int truth = 0;
    size_t i = 0;

    state->line++;
    while (i < w->n) {
        const struct step *step = &w->steps[i++];

        switch (step->kind) {
        case COMPARE: truth = compare(&e, w, step); break;
        case DEFINED: truth = is_defined(&e, step); break;
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
        struct step *const step = &w->steps[i];

        free(step->left.s);
        free(step->right.s);
        free(step->search.border);
        where_list_free(step->list);
        pattern_free(step->pattern);
    }
    free(w->steps);
    free(w);
}
