/* Expressions of uric log --where: a line with an expression, then a log of JSON lines.  Each line
 * of the log is selected by the expression or by its negation, however these are written, and
 * by any number of threads. */
#include "fuzz/system.h"
#include "fuzz/theorem_target.h"

#include <stdio.h>
#include <string.h>

/* The n bytes of an expression between two texts. */
static char *expression_of(const char *before, struct uric_bytes s, const char *after)
{
    static const char option[] = "--where=";
    const size_t n = strlen(before), m = strlen(after);
    char *const word = target_block(sizeof option + n + s.n + m), *to = word;

    memcpy(to, option, sizeof option - 1);
    to += sizeof option - 1;
    memcpy(to, before, n);
    memcpy(to + n, s.s, s.n);
    memcpy(to + n + s.n, after, m + 1);
    return word;
}

static void ask(struct outcome *a, char *where, int jobs, struct uric_bytes log)
{
    static char uric[] = "uric", command[] = "log", quiet[] = "-q", format[] = "--log-format=json:v",
                fields[] = "--fields=record", one[] = "-j1", four[] = "-j4";
    char *words[] = { uric, command, quiet, format, fields, jobs > 1 ? four : one, where };
    const struct circumstances c = { .piece = jobs > 1 ? 7 : 0, .seed = 1738 };

    system_run(a, words, sizeof words / sizeof *words, log.s, log.n, &c);
}

static int same(const struct text *a, const struct text *b)
{
    return a->n == b->n && (a->n == 0 || memcmp(a->s, b->s, a->n) == 0);
}

/* The next number of a list, or 0 at its end. */
static unsigned long next(const struct text *list, size_t *at)
{
    unsigned long number = 0;

    while (*at < list->n && list->s[*at] != '\n')
        number = 10 * number + (unsigned long)(list->s[(*at)++] - '0');
    *at += *at < list->n;
    return number;
}

/* Each record of `all` is in one of the two. */
static void divide(const struct text *all, const struct text *yes, const struct text *no)
{
    size_t at = 0, at_yes = 0, at_no = 0;
    unsigned long record, y = next(yes, &at_yes), n = next(no, &at_no);

    while ((record = next(all, &at)) != 0) {
        target_hold((y == record) != (n == record), "an expression or its negation is true");
        if (y == record)
            y = next(yes, &at_yes);
        else
            n = next(no, &at_no);
    }
    target_hold(y == 0 && n == 0, "only lines of the log are selected");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct outcome yes, no, again, all;
    static const struct uric_bytes record = { "record", 6 };
    struct uric_bytes rest = target_input(data, size);
    const struct uric_bytes expression = target_line(&rest);

    if (expression.n == 0 || memchr(expression.s, '\0', expression.n) != NULL)
        return 0;
    ask(&yes, expression_of("", expression, ""), 1, rest);
    ask(&no, expression_of("not (", expression, ")"), 1, rest);
    if (yes.status != STATUS_USAGE) {
        target_hold(no.status != STATUS_USAGE, "an expression may be in parentheses");
        ask(&all, expression_of("", record, ""), 1, rest);
        divide(&all.out, &yes.out, &no.out);
        ask(&again, expression_of("!!(", expression, ") and record"), 4, rest);
        target_hold(same(&yes.out, &again.out), "two negations and threads change nothing");
    }
    target_forget();
    return 0;
}
