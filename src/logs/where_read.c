/* Reads an expression.  Operators wait on an explicit stack for their right side, so that deep
 * parentheses cannot exhaust the call stack. */
#include "logs/where.h"
#include "logs/where_steps.h"
#include "logs/where_words.h"
#include "command/memory.h"
#include "util/ascii.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum waiting_kind { WAITING_OPEN, WAITING_OR, WAITING_AND, WAITING_NOT };

struct waiting {
    enum waiting_kind kind;
    size_t jump; /* of "&&" and "||": the step that skips the right side */
};

struct reader {
    struct where_text t;
    struct where *w;
    struct waiting *stack; /* n of them */
    size_t n;
};

static struct step *add_step(struct reader *r, enum step_kind kind)
{
    struct step *step = &r->w->steps[r->w->n++];

    memset(step, 0, sizeof *step);
    step->kind = kind;
    return step;
}

static void push(struct reader *r, enum waiting_kind kind, size_t jump)
{
    r->stack[r->n].kind = kind;
    r->stack[r->n++].jump = jump;
}

/* Ends the right side of all operators that bind at least as strongly as this one. */
static void end_right_sides(struct reader *r, enum waiting_kind at_least)
{
    while (r->n > 0 && r->stack[r->n - 1].kind >= at_least &&
           r->stack[r->n - 1].kind != WAITING_OPEN) {
        const struct waiting *w = &r->stack[--r->n];

        if (w->kind == WAITING_NOT)
            add_step(r, NOT);
        else
            r->w->steps[w->jump].to = r->w->n;
    }
}

/* ---- conditions ---- */

struct operation {
    const char *sign, *word; /* one of them is NULL */
    enum comparison comparison;
    int is_inverted;
};

static const struct operation operations[] = {
    { "==", NULL, EQUAL, 0 },       { "!=", NULL, UNEQUAL, 0 },
    { "<=", NULL, AT_MOST, 0 },     { "<", NULL, LESS, 0 },
    { ">=", NULL, AT_LEAST, 0 },    { ">", NULL, MORE, 0 },
    { "^=", NULL, BEGINS, 0 },      { "$=", NULL, ENDS, 0 },
    { "=~", NULL, MATCHES, 0 },     { "!~", NULL, MATCHES, 1 },
    { NULL, "starts", BEGINS, 0 },  { NULL, "ends", ENDS, 0 },
    { NULL, "contains", CONTAINS, 0 }, { NULL, "in", AMONG, 0 }
};

/* Between two conditions. */
static const struct join {
    const char *sign, *word;
    enum waiting_kind kind;
    enum step_kind step;
} joins[] = {
    { "&&", "and", WAITING_AND, JUMP_IF_FALSE }, { "||", "or", WAITING_OR, JUMP_IF_TRUE }
};

enum {
    OPERATIONS = sizeof operations / sizeof *operations,
    JOINS = sizeof joins / sizeof *joins
};

int where_is_operator(const char *word)
{
    size_t i;

    for (i = 0; i < OPERATIONS; i++) {
        const struct operation *const o = &operations[i];

        if (strcmp(word, o->word ? o->word : o->sign) == 0)
            return 1;
    }
    for (i = 0; i < JOINS; i++) {
        if (strcmp(word, joins[i].sign) == 0 || strcmp(word, joins[i].word) == 0)
            return 1;
    }
    return 0;
}

/* Returns NULL if no operator comes next. */
static const struct operation *read_operation(struct reader *r, int words_only)
{
    size_t i;

    for (i = 0; i < OPERATIONS; i++) {
        const struct operation *const o = &operations[i];

        if (o->word ? where_follows_word(&r->t, o->word)
                    : !words_only && where_follows(&r->t, o->sign))
            return o;
    }
    return NULL;
}

static int read_pattern(struct reader *r, struct step *step)
{
    char why[160], expected[256];
    const char *begin;
    size_t at;

    where_pass_space(&r->t);
    begin = r->t.at;
    if (pattern_library() == NULL)
        return where_wrong(&r->t, begin, "another operator: uric was built without PCRE2");
    if (where_read_raw(&r->t, &step->right) < 0)
        return -1;
    step->pattern = pattern_compile(step->right.s, step->right.n, step->ignore_case, &at, why,
                                    sizeof why);
    r->w->matches = 1;
    if (step->pattern)
        return 0;
    snprintf(expected, sizeof expected, "a pattern of PCRE2: %s", why);
    return where_wrong(&r->t, begin + 1 + at, expected);
}

/* Reads a block, a file, or a list in parentheses. */
static int read_list(struct reader *r, struct step *step)
{
    step->list = where_list_begin(step->ignore_case);
    where_pass_space(&r->t);
    if (where_is_address(&r->t) || *r->t.at == '@') {
        if (where_read_member(&r->t, step->list) < 0)
            return -1;
    } else if (where_follows(&r->t, "(")) {
        do {
            if (where_read_member(&r->t, step->list) < 0)
                return -1;
        } while (where_follows(&r->t, ","));
        if (!where_follows(&r->t, ")"))
            return where_wrong(&r->t, r->t.at, ", or )");
    } else {
        return where_wrong(&r->t, r->t.at, "a list in parentheses, a block of addresses, or @FILE");
    }
    where_list_sort(step->list);
    return 0;
}

/* Prepares the search for a literal. */
static void prepare_search(struct step *step)
{
    struct operand *const o = &step->right;
    size_t i;

    for (i = 0; step->ignore_case && i < o->n; i++)
        o->s[i] = (char)uric_lower(o->s[i]);
    byte_search_begin(&step->search, o->s, o->n, step->ignore_case,
                      memory_of(memory_product(o->n, sizeof(size_t))));
}

/* Whether the step compares the order of a field that is a time. */
static int orders_time(const struct reader *r, const struct step *step, const struct operand *o)
{
    return step->comparison >= LESS && step->comparison <= AT_LEAST && o->field >= 0 &&
           r->t.names->is_time(r->t.names->context, (size_t)o->field);
}

/* Reads the right side of a time: a field, or a literal. */
static int read_time(struct reader *r, struct step *step)
{
    const char *const at = r->t.at;

    if (where_read_time(&r->t, &step->right) < 0)
        return -1;
    return step->right.field < 0 ? where_take_time(&r->t, at, &step->right) : 0;
}

/* The left side is at the offset `left`. */
static int read_right_side(struct reader *r, struct step *step, size_t left)
{
    step->ignore_case = where_follows_i(&r->t);
    where_pass_space(&r->t);
    step->offset = (size_t)(r->t.at - r->t.text);
    if (step->comparison == MATCHES)
        return read_pattern(r, step);
    if (step->comparison == AMONG)
        return read_list(r, step);
    if (orders_time(r, step, &step->left))
        return read_time(r, step);
    if (where_read_operand(&r->t, &step->right) < 0)
        return -1;
    if (step->left.field < 0 && orders_time(r, step, &step->right))
        return where_take_time(&r->t, r->t.text + left, &step->left);
    if (step->comparison == CONTAINS && step->right.field < 0)
        prepare_search(step);
    return 0;
}

static struct step *add_comparison(struct reader *r)
{
    struct step *const step = add_step(r, COMPARE);

    step->left.field = step->right.field = -1;
    return step;
}

static void count_fields(struct where *w, const struct step *step)
{
    const int fields[] = { step->left.field, step->right.field };
    int i;

    for (i = 0; i < 2; i++) {
        if (fields[i] >= 0 && (size_t)fields[i] >= w->n_fields)
            w->n_fields = (size_t)fields[i] + 1;
    }
}

static int ends_condition(const struct reader *r)
{
    size_t i;

    for (i = 0; i < JOINS; i++) {
        if (where_word_is_next(&r->t, joins[i].word))
            return 1;
    }
    return strchr("&|)", *r->t.at) != NULL;
}

/* Reads what follows the left side. */
static int read_comparison(struct reader *r, struct step *step, size_t left)
{
    const int inverted = where_follows_word(&r->t, "not");
    const struct operation *const o = read_operation(r, inverted);

    if (o) {
        step->comparison = o->comparison;
        if (read_right_side(r, step, left) < 0)
            return -1;
        count_fields(r->w, step);
        if (inverted || o->is_inverted)
            add_step(r, NOT);
        return 0;
    }
    if (inverted)
        return where_wrong(&r->t, r->t.at, "starts, ends, contains or in");
    step->kind = DEFINED;
    if (step->left.field < 0 || !ends_condition(r))
        return where_wrong_operator(&r->t, "a comparison operator: == != < <= > >= ^= $= =~ !~ "
                                           "starts ends contains in");
    return 0;
}

/* Reads operands directly into the step, so that where_free() frees them after an error. */
static int read_condition(struct reader *r)
{
    struct step *const step = add_comparison(r);
    size_t left;

    if (where_follows_word(&r->t, "exists")) {
        step->kind = DEFINED;
        return where_read_field(&r->t, &step->left);
    }
    where_pass_space(&r->t);
    left = (size_t)(r->t.at - r->t.text);
    if (where_read_operand(&r->t, &step->left) < 0)
        return -1;
    where_pass_space(&r->t);
    return read_comparison(r, step, left);
}

/* ---- operators ---- */

/* Reads a condition, and the operators before it. */
static int read_left(struct reader *r)
{
    for (;;) {
        if (where_follows(&r->t, "("))
            push(r, WAITING_OPEN, 0);
        else if (where_follows(&r->t, "!") || where_follows_word(&r->t, "not"))
            push(r, WAITING_NOT, 0);
        else
            return read_condition(r);
    }
}

/* Returns NULL if neither "and" nor "or" comes next. */
static const struct join *read_join(struct reader *r)
{
    size_t i;

    for (i = 0; i < JOINS; i++) {
        if (where_follows(&r->t, joins[i].sign) || where_follows_word(&r->t, joins[i].word))
            return &joins[i];
    }
    return NULL;
}

/* Reads what follows a condition.  Returns 1 if another condition must follow, 0 at the end. */
static int read_right(struct reader *r)
{
    for (;;) {
        const struct join *const join = read_join(r);

        if (join) {
            end_right_sides(r, join->kind);
            push(r, join->kind, r->w->n);
            add_step(r, join->step);
            return 1;
        }
        if (*r->t.at == ')') {
            end_right_sides(r, WAITING_OR);
            if (r->n == 0)
                return where_wrong(&r->t, r->t.at, "&&, || or the end");
            r->t.at++;
            r->n--;
            continue;
        }
        if (*r->t.at != '\0')
            return where_wrong_operator(&r->t, r->n > 0 ? "&&, || or )" : "&&, || or the end");
        end_right_sides(r, WAITING_OR);
        return r->n > 0 ? where_wrong(&r->t, r->t.at, ")") : 0;
    }
}

struct where *where_read(const char *text, const struct where_names *names)
{
    /* No byte adds more than one step, or one operator. */
    const size_t most = strlen(text) + 1;
    struct reader r = { .t = { text, text, names } };
    int more;

    r.w = memory_of(sizeof *r.w);
    memset(r.w, 0, sizeof *r.w);
    r.w->option = names->option;
    r.w->steps = memory_of(most * sizeof *r.w->steps);
    r.stack = memory_of(most * sizeof *r.stack);
    do {
        more = read_left(&r) < 0 ? -1 : read_right(&r);
    } while (more > 0);
    free(r.stack);
    if (more == 0)
        return r.w;
    where_free(r.w);
    return NULL;
}
