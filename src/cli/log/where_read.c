/* Reads an expression.  Operators wait on an explicit stack for their right side, so that deep
 * parentheses cannot exhaust the call stack. */
#include "cli/log/decimal.h"
#include "cli/log/where.h"
#include "cli/log/where_steps.h"
#include "cli/memory.h"
#include "cli/message.h"
#include "util/ascii.h"

#include <stdlib.h>
#include <string.h>

enum waiting_kind { WAITING_OPEN, WAITING_OR, WAITING_AND, WAITING_NOT };

struct waiting {
    enum waiting_kind kind;
    size_t jump; /* of "&&" and "||": the step that skips the right side */
};

struct reader {
    const char *text, *at;
    where_field *field;
    void *context;
    struct where *w;
    struct waiting *stack; /* n of them */
    size_t n;
};

static int wrong(const struct reader *r, const char *at, const char *expected)
{
    message("--where: invalid at offset %lu; expected %s", (unsigned long)(at - r->text),
            expected);
    return -1;
}

static void pass_space(struct reader *r)
{
    r->at += strspn(r->at, " \t\r\n");
}

static int follows(struct reader *r, const char *token)
{
    const size_t n = strlen(token);

    pass_space(r);
    if (strncmp(r->at, token, n) != 0)
        return 0;
    r->at += n;
    return 1;
}

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
static void settle(struct reader *r, enum waiting_kind at_least)
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

/* Decodes an escape; s is after the backslash.  Returns the length of the rest, or 0 if it is
 * malformed. */
static size_t unescape(const char *s, char *byte)
{
    static const char letters[] = "\\\"'tnr", bytes[] = "\\\"'\t\n\r";
    const char *found = *s ? strchr(letters, *s) : NULL;

    if (found) {
        *byte = bytes[found - letters];
        return 1;
    }
    if (*s != 'x' || uric_hex_value(s[1]) > 15 || uric_hex_value(s[2]) > 15)
        return 0;
    *byte = (char)(uric_hex_value(s[1]) * 16 + uric_hex_value(s[2]));
    return 3;
}

static int read_string(struct reader *r, struct operand *o)
{
    const char quote = *r->at, *const begin = r->at++;

    o->s = memory_of(strlen(r->at));
    while (*r->at != quote) {
        size_t length = 1;

        if (*r->at == '\0')
            return wrong(r, begin, "a closing quote");
        if (*r->at == '\\')
            length += unescape(r->at + 1, &o->s[o->n]);
        else
            o->s[o->n] = *r->at;
        if (*r->at == '\\' && length == 1)
            return wrong(r, r->at, "one of \\\\ \\\" \\' \\t \\n \\r \\xHH");
        o->n++;
        r->at += length;
    }
    r->at++;
    return 0;
}

static int read_number(struct reader *r, struct operand *o)
{
    const char *const begin = r->at;

    r->at += strspn(begin, "-.0123456789");
    o->n = (size_t)(r->at - begin);
    o->s = memory_of(o->n);
    memcpy(o->s, begin, o->n);
    o->is_number = decimal_read(o->s, o->n, &o->number);
    return o->is_number ? 0 : wrong(r, begin, "a number such as 200 or -1.5");
}

static int is_of_name(char c)
{
    return uric_is_letter(c) || (unsigned char)c >= 0x80 || (c && strchr("_%{", c));
}

static int begins_name(const char *s)
{
    return is_of_name(*s) || (*s == '$' && is_of_name(s[1]));
}

/* Names of W3C fields may have parentheses: cs(User-Agent). */
static size_t name_length(const char *s)
{
    size_t n = 1;

    while (is_of_name(s[n]) || (s[n] && strchr("0123456789.-:/@+~*}[](", s[n]))) {
        if (s[n] == '(') {
            const char *end = strchr(s + n, ')');

            if (end == NULL)
                break;
            n = (size_t)(end - s);
        }
        n++;
    }
    return n;
}

static int read_operand(struct reader *r, struct operand *o)
{
    memset(o, 0, sizeof *o);
    o->field = -1;
    pass_space(r);
    if (*r->at == '"' || *r->at == '\'')
        return read_string(r, o);
    if (*r->at == '-' || (*r->at >= '0' && *r->at <= '9'))
        return read_number(r, o);
    if (begins_name(r->at)) {
        const size_t n = name_length(r->at);

        o->field = r->field(r->context, r->at, n);
        if (o->field < 0)
            return wrong(r, r->at, "a field name");
        r->at += n;
        return 0;
    }
    return wrong(r, r->at, "a field, a number or a quoted string");
}

/* Returns -1 if there is none. */
static int read_comparison(struct reader *r)
{
    static const char *const tokens[] = { "==", "!=", "<=", "<", ">=", ">", "^=", "$=" };
    static const enum comparison comparisons[] = { EQUAL, UNEQUAL, AT_MOST, LESS,
                                                   AT_LEAST, MORE, BEGINS, ENDS };
    int i;

    for (i = 0; i < 8; i++) {
        if (follows(r, tokens[i]))
            return (int)comparisons[i];
    }
    return -1;
}

/* Reads operands directly into the step, so that where_free() frees them after an error. */
static int read_condition(struct reader *r)
{
    struct step *step = add_step(r, COMPARE);
    int comparison;

    if (read_operand(r, &step->left) < 0)
        return -1;
    comparison = read_comparison(r);
    if (comparison >= 0) {
        step->comparison = (enum comparison)comparison;
        return read_operand(r, &step->right);
    }
    step->kind = DEFINED;
    if (step->left.field < 0 || strchr("&|)", *r->at) == NULL)
        return wrong(r, r->at, "a comparison operator: == != < <= > >= ^= $=");
    return 0;
}

/* Reads a condition, and the operators before it. */
static int read_left(struct reader *r)
{
    for (;;) {
        if (follows(r, "("))
            push(r, WAITING_OPEN, 0);
        else if (follows(r, "!"))
            push(r, WAITING_NOT, 0);
        else
            return read_condition(r);
    }
}

/* Reads what follows a condition.  Returns 1 if another condition must follow, 0 at the end. */
static int read_right(struct reader *r)
{
    for (;;) {
        const int is_and = follows(r, "&&"), is_or = !is_and && follows(r, "||");

        if (is_and || is_or) {
            const enum waiting_kind kind = is_and ? WAITING_AND : WAITING_OR;

            settle(r, kind);
            push(r, kind, r->w->n);
            add_step(r, is_and ? JUMP_IF_FALSE : JUMP_IF_TRUE);
            return 1;
        }
        if (*r->at == ')') {
            settle(r, WAITING_OR);
            if (r->n == 0)
                return wrong(r, r->at, "&&, || or the end");
            r->at++;
            r->n--;
            continue;
        }
        if (*r->at != '\0')
            return wrong(r, r->at, r->n > 0 ? "&&, || or )" : "&&, || or the end");
        settle(r, WAITING_OR);
        return r->n > 0 ? wrong(r, r->at, ")") : 0;
    }
}

struct where *where_read(const char *text, where_field *field, void *context)
{
    /* No byte adds more than one step, or one operator. */
    const size_t most = strlen(text) + 1;
    struct reader r = { .text = text, .at = text, .field = field, .context = context };
    int more;

    r.w = memory_of(sizeof *r.w);
    r.w->n = 0;
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
