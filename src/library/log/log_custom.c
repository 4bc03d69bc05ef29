/* Formats in the syntax of Apache's LogFormat and nginx's log_format. */
#include "log/log_format.h"

/* A directive of Apache's, by its letter and the text in braces before it: NULL matches any text,
 * "" matches a directive without braces. */
struct uric_log_directive {
    char letter;
    struct uric_log_meaning is;
};

#include "tables/log_directives.h"

/* ---- literals, as either configuration file writes them ---- */

/* The byte that a backslash followed by this one stands for; '\\0' if the backslash is an
 * ordinary byte. */
static char byte_of_escape(char c)
{
    switch (c) {
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case '"':
    case '\'':
    case '\\': return c;
    default: return '\0';
    }
}

static size_t put_literal_byte(struct uric_log_maker *m, const char *s, size_t n)
{
    const char byte = n > 1 && *s == '\\' ? byte_of_escape(s[1]) : '\0';

    uric_log_put_literal(m, byte != '\0' ? &byte : s, 1);
    return byte != '\0' ? 2 : 1;
}

/* ---- nginx: variables ---- */

/* Variables that are not in the table have columns of their own.  "-" is an undefined value, such
 * as that of a header which the client did not send; a defined value may be empty. */
static const struct uric_log_meaning other_variable = { NULL, OWN, STEP_UNTIL,
                                                        STEP_MAY_BE_EMPTY, 0 };
static const struct uric_log_meaning target_variables = { NULL, URIC_LOG_TARGET,
                                                          STEP_UNTIL, STEP_MAY_BE_EMPTY,
                                                          0 };

static struct uric_log_meaning variable(const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < sizeof uric_log_variables / sizeof *uric_log_variables; i++) {
        if (uric_is_exactly(name, n, uric_log_variables[i].name))
            return uric_log_variables[i];
    }
    return other_variable;
}

static int is_of_name(char c)
{
    return uric_is_letter(c) || uric_is_digit(c) || c == '_';
}

/* A range of the string, which may be too long for 32-bit offsets. */
struct place {
    size_t begin, end;
};

/* The length of "$name" or "${name}", or 0; *name is the range of the name. */
static size_t variable_length(const char *s, size_t n, struct place *name)
{
    const int braces = n > 1 && s[1] == '{';
    size_t i = braces ? 2 : 1;

    if (s[0] != '$')
        return 0;
    name->begin = i;
    while (i < n && is_of_name(s[i]))
        i++;
    name->end = i;
    if (name->begin == name->end || (braces && (i == n || s[i] != '}')))
        return 0;
    return braces ? i + 1 : i;
}

static int is_nginx(const char *s, size_t n)
{
    size_t i;
    struct place name;

    for (i = 0; i < n; i++) {
        if (variable_length(s + i, n - i, &name) > 0)
            return 1;
    }
    return 0;
}

static int occurs_at(const char *s, size_t n, size_t at, const char *with, size_t length)
{
    return n - at >= length && memcmp(s + at, with, length) == 0;
}

/* The "escape=..." before the string: its meaning and length. */
static enum uric_log_escape escape_parameter(const char *s, size_t n, size_t *length)
{
    static const struct {
        const char *text;
        unsigned char length;
        enum uric_log_escape escape;
    } all[] = { { "escape=default ", 15, ESCAPE_NGINX },
                { "escape=json ", 12, ESCAPE_JSON },
                { "escape=none ", 12, ESCAPE_NONE } };
    size_t i;

    for (i = 0; i < 3; i++) {
        *length = all[i].length;
        if (occurs_at(s, n, 0, all[i].text, *length))
            return all[i].escape;
    }
    *length = 0;
    return ESCAPE_NGINX;
}

static void put_nginx(struct uric_log_maker *m, struct uric_log_held *f, const char *s,
                      size_t n, size_t *at)
{
    static const char target[] = "$uri$is_args$args";
    size_t i;
    const enum uric_log_escape escape = escape_parameter(s, n, &i);

    uric_log_begin(m, f, escape, '\\');
    if (escape != ESCAPE_NGINX)
        f->flags |= FORMAT_EMPTY_IS_NONE;
    while (m->status == URIC_OK && (*at = i) < n) {
        struct place name;
        size_t length = variable_length(s + i, n - i, &name);

        if (occurs_at(s, n, i, target, sizeof target - 1)) {
            length = sizeof target - 1;
            uric_log_put_field(m, &target_variables, '$', s + i + 1, length - 1);
        } else if (length > 0) {
            const char *const called = s + i + name.begin;
            struct uric_log_meaning is = variable(called, name.end - name.begin);

            if (escape != ESCAPE_NGINX)
                is.flags |= STEP_MAY_BE_EMPTY;
            uric_log_put_field(m, &is, '$', called, name.end - name.begin);
        } else {
            length = put_literal_byte(m, s + i, n - i);
        }
        i += length;
    }
}

/* ---- Apache: directives ---- */

/* "%^FB", "%^FU", "%{...}^ti", "%{...}^to" */
static const struct uric_log_meaning caret_directive = { NULL, OWN, STEP_UNTIL,
                                                         STEP_MAY_BE_EMPTY, 0 };
static const struct uric_log_meaning target_directives = { NULL, URIC_LOG_TARGET,
                                                           STEP_UNTIL, 0, 0 };

/* A directive in the string, in offsets from its "%". */
struct written {
    size_t called;      /* after the conditions on the status */
    struct place brace; /* the text in braces; empty without braces */
    size_t letter, end;
};

static size_t digits_or_commas(const char *s, size_t n, size_t i)
{
    while (i < n && (uric_is_digit(s[i]) || s[i] == ',' || s[i] == '!'))
        i++;
    return i;
}

/* Splits a directive, known or not: 0 if it is malformed. */
static int take_apart(const char *s, size_t n, struct written *d)
{
    size_t i = digits_or_commas(s, n, 1);

    d->called = i;
    while (i < n && (s[i] == '<' || s[i] == '>'))
        i++;
    if (d->called == i)
        d->called = i = digits_or_commas(s, n, i);
    else
        i = digits_or_commas(s, n, i);
    d->brace.begin = d->brace.end = 0;
    if (i < n && s[i] == '{') {
        const char *const close = (const char *)memchr(s + i, '}', n - i);

        if (close == NULL)
            return 0;
        d->brace.begin = i + 1;
        d->brace.end = (size_t)(close - s);
        i = d->brace.end + 1;
    }
    d->letter = i;
    if (i < n && s[i] == '^')
        i += 2;
    d->end = i + 1;
    return d->end <= n;
}

static const struct uric_log_meaning *directive_meaning(const char *s,
                                                        const struct written *d)
{
    const char *const brace = s + d->brace.begin;
    const size_t n = d->brace.end - d->brace.begin;
    size_t i;

    if (s[d->letter] == '^')
        return &caret_directive;
    for (i = 0; i < sizeof uric_log_directives / sizeof *uric_log_directives; i++) {
        const char *const name = uric_log_directives[i].is.name;

        if (uric_log_directives[i].letter == s[d->letter] &&
            (name == NULL || uric_log_is_nocase(brace, n, name)))
            return &uric_log_directives[i].is;
    }
    return NULL;
}

static size_t put_directive(struct uric_log_maker *m, const char *s, size_t n)
{
    const struct uric_log_meaning *is;
    struct written d;

    if (occurs_at(s, n, 0, "%U%q", 4)) {
        uric_log_put_field(m, &target_directives, '%', s + 1, 3);
        return 4;
    }
    is = take_apart(s, n, &d) ? directive_meaning(s, &d) : NULL;
    if (is == NULL) {
        m->status = URIC_INVALID;
        return 0;
    }
    if (is->flags & STEP_BRACKETS)
        uric_log_put_literal(m, "[", 1);
    uric_log_put_field(m, is, '%', s + d.called, d.end - d.called);
    if (is->flags & STEP_BRACKETS)
        uric_log_put_literal(m, "]", 1);
    return d.end;
}

static void put_apache(struct uric_log_maker *m, struct uric_log_held *f, const char *s,
                       size_t n, size_t *at)
{
    size_t i = 0;

    uric_log_begin(m, f, ESCAPE_APACHE, '\\');
    while (m->status == URIC_OK && (*at = i) < n) {
        if (s[i] != '%') {
            i += put_literal_byte(m, s + i, n - i);
        } else if (occurs_at(s, n, i, "%%", 2)) {
            uric_log_put_literal(m, "%", 1);
            i += 2;
        } else {
            i += put_directive(m, s + i, n - i);
        }
    }
}

/* ---- either ---- */

enum uric_status uric_log_format_custom(struct uric_log_format *format, const char *s,
                                        size_t n)
{
    struct uric_log_held *const f = uric_log_held_in(format);
    struct uric_log_maker m;
    size_t at = 0;

    if (is_nginx(s, n))
        put_nginx(&m, f, s, n, &at);
    else
        put_apache(&m, f, s, n, &at);
    if (uric_log_end(&m) != URIC_OK)
        f->error_offset = (uint32_t)(at < URIC_MAX_LENGTH ? at : URIC_MAX_LENGTH);
    return m.status;
}
