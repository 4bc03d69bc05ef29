/* Reads the words of an expression. */
#include "logs/where_words.h"

#include "command/memory.h"
#include "command/message.h"
#include "util/ascii.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int where_wrong(const struct where_text *t, const char *at, const char *expected)
{
    message("%s: invalid at offset %lu; expected %s", t->names->option,
            (unsigned long)(at - t->text), expected);
    return -1;
}

int where_wrong_because(const struct where_text *t, const char *at, const char *why,
                        const char *expected)
{
    message("%s: invalid at offset %lu; %s, expected %s", t->names->option,
            (unsigned long)(at - t->text), why, expected);
    return -1;
}

void where_pass_space(struct where_text *t)
{
    t->at += strspn(t->at, " \t\r\n");
}

/* ---- signs and words ---- */

static int is_of_name(char c)
{
    return uric_is_letter(c) || (unsigned char)c >= 0x80 || (c && strchr("_%{", c));
}

static int goes_on_name(char c)
{
    return is_of_name(c) || (c && strchr("0123456789.-:/@+~*}[](", c));
}

static int begins_name(const char *s)
{
    return is_of_name(*s) || *s == '`' || (*s == '$' && is_of_name(s[1]));
}

int where_follows(struct where_text *t, const char *sign)
{
    const size_t n = strlen(sign);

    where_pass_space(t);
    if (strncmp(t->at, sign, n) != 0)
        return 0;
    t->at += n;
    return 1;
}

int where_word_is_next(const struct where_text *t, const char *word)
{
    const size_t n = strlen(word);

    return strncmp(t->at, word, n) == 0 && (t->at[n] == '(' || !goes_on_name(t->at[n]));
}

int where_follows_word(struct where_text *t, const char *word)
{
    where_pass_space(t);
    if (!where_word_is_next(t, word))
        return 0;
    t->at += strlen(word);
    return 1;
}

int where_follows_i(struct where_text *t)
{
    struct where_text after = *t;

    if (!where_follows_word(&after, "i"))
        return 0;
    where_pass_space(&after);
    if (*after.at == '\0' || strchr("&|)", *after.at) || where_word_is_next(&after, "and") ||
        where_word_is_next(&after, "or"))
        return 0;
    *t = after;
    return 1;
}

/* The operator that the word is in lower case, or NULL. */
static const char *lower_operator(const char *s)
{
    static const char *const words[] = { "and", "or", "not", "in", "contains", "starts", "ends" };
    size_t i, n;

    for (i = 0; i < sizeof words / sizeof *words; i++) {
        for (n = 0; words[i][n] && uric_lower(s[n]) == (unsigned char)words[i][n]; n++)
            continue;
        if (words[i][n] == '\0' && (s[n] == '(' || !goes_on_name(s[n])))
            return words[i];
    }
    return NULL;
}

int where_wrong_operator(const struct where_text *t, const char *expected)
{
    const char *const word = lower_operator(t->at);

    if (*t->at == '=')
        return where_wrong_because(t, t->at, "\"=\" is not an operator", "==");
    if (word && !where_word_is_next(t, word))
        return where_wrong_because(t, t->at, "operators are lower case", word);
    return where_wrong(t, t->at, expected);
}

/* ---- strings ---- */

/* The closing quote, or NULL after a message. */
static const char *find_end(const struct where_text *t)
{
    const char *end = t->at + 1;

    while (*end != *t->at) {
        end += *end == '\\' && end[1] != '\0';
        if (*end == '\0') {
            where_wrong(t, t->at, "a closing quote");
            return NULL;
        }
        end++;
    }
    return end;
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

static int read_string(struct where_text *t, struct operand *o)
{
    const char *const end = find_end(t);

    if (end == NULL)
        return -1;
    o->s = memory_of((size_t)(end - t->at));
    for (t->at++; t->at < end; o->n++) {
        size_t length = 1;

        if (*t->at == '\\')
            length += unescape(t->at + 1, &o->s[o->n]);
        else
            o->s[o->n] = *t->at;
        if (*t->at == '\\' && length == 1)
            return where_wrong(t, t->at, "one of \\\\ \\\" \\' \\t \\n \\r \\xHH");
        t->at += length;
    }
    t->at = end + 1;
    return 0;
}

static void copy(struct operand *o, const char *s, size_t n)
{
    o->s = memory_of(n);
    o->n = n;
    memcpy(o->s, s, n);
}

int where_read_raw(struct where_text *t, struct operand *o)
{
    const char *end;

    where_pass_space(t);
    if (*t->at != '"' && *t->at != '\'')
        return where_wrong(t, t->at, "a pattern in quotes");
    end = find_end(t);
    if (end == NULL)
        return -1;
    copy(o, t->at + 1, (size_t)(end - t->at) - 1);
    t->at = end + 1;
    return 0;
}

/* ---- numbers ---- */

/* A number and its possible unit, up to a byte that neither can contain. */
static size_t number_length(const char *s)
{
    const size_t before = (size_t)(*s == '-') + (s[*s == '-'] == '.');
    struct decimal d;
    size_t n = before + decimal_prefix(s + before, strspn(s + before, "-+.0123456789eE"), &d);

    while (uric_is_letter(s[n]) || (unsigned char)s[n] >= 0x80)
        n++;
    return n;
}

/* Copies a number, with the 0 that may be missing before its point. */
static void copy_number(struct operand *o, const char *s, size_t n)
{
    const size_t sign = *s == '-', zero = s[sign] == '.';

    o->s = memory_of(memory_sum(n, zero));
    o->n = n + zero;
    memcpy(o->s, s, sign);
    if (zero)
        o->s[sign] = '0';
    memcpy(o->s + sign + zero, s + sign, n - sign);
}

static int read_number(struct where_text *t, struct operand *o)
{
    const char *const begin = t->at + (*t->at == '+');
    const size_t n = number_length(begin);

    copy_number(o, begin, n);
    o->is_number = n > 0 && quantity_read(o->s, o->n, &o->number, &o->unit);
    if (!o->is_number || (begin[n] && strchr(".0123456789", begin[n])))
        return where_wrong(t, begin, "a number such as 200, -1.5 or 1e-3, perhaps with a unit: "
                                     "ns us ms s m min h d, k M G T P Ki Mi Gi Ti Pi, B");
    o->is_digits = decimal_read_digits(o->s, o->n, &o->digits);
    t->at = begin + n;
    return 0;
}

static int begins_number(char c)
{
    return c == '-' || uric_is_digit(c);
}

/* Also numbers as they are not in logs: +1, .5 and -.5. */
static int begins_literal(const char *s)
{
    if (*s == '+' && s[1] == '-')
        return 0;
    s += *s == '+';
    return begins_number(*s) || (*s == '.' && uric_is_digit(s[1]));
}

/* ---- times ---- */

int where_take_time(const struct where_text *t, const char *at, struct operand *o)
{
    char *const text = memory_of(memory_sum(o->n, 1));
    int is_time = memchr(o->s, '\0', o->n) == NULL;

    memcpy(text, o->s, o->n);
    text[o->n] = '\0';
    is_time = is_time && t->names->time_read(t->names->context, text, &o->ns);
    free(text);
    o->is_time = is_time;
    o->is_number = 0;
    return is_time ? 0
                   : where_wrong(t, at, "a time such as 2026-11-21, 2026-11-21T09:30:00Z, "
                                        "1795253400 or -2h");
}

int where_read_time(struct where_text *t, struct operand *o)
{
    const char *const begin = t->at;
    size_t n = 0;

    if (!begins_number(*begin))
        return where_read_operand(t, o);
    while (uric_is_letter(begin[n]) || (begin[n] && strchr("0123456789-+:/.,", begin[n])))
        n++;
    copy(o, begin, n);
    t->at += n;
    return 0;
}

/* ---- fields ---- */

/* Names of W3C fields may have parentheses: cs(User-Agent). */
static size_t name_length(const char *s)
{
    size_t n = 1;

    while (goes_on_name(s[n])) {
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

/* A word that is no field's name is often a text without its quotes. */
static int unknown_name(const struct where_text *t, const char *name, size_t n, int may_be_text)
{
    enum { SHOWN = 60 };
    char expected[SHOWN + 60] = "a field name";

    if (may_be_text && *name != '`' && n <= SHOWN)
        snprintf(expected, sizeof expected, "a field name, or quotes around a text: \"%.*s\"",
                 (int)n, name);
    return where_wrong(t, name, expected);
}

static int read_name(struct where_text *t, struct operand *o, int may_be_text)
{
    const char *const name = t->at,
               *const end = *name == '`' ? strchr(name + 1, '`') : name + name_length(name) - 1;

    if (end == NULL)
        return where_wrong(t, name, "a closing backquote");
    t->at = end + 1;
    o->field = t->names->field(t->names->context, name, (size_t)(t->at - name));
    return o->field < 0 ? unknown_name(t, name, (size_t)(t->at - name), may_be_text) : 0;
}

int where_read_field(struct where_text *t, struct operand *o)
{
    where_pass_space(t);
    return begins_name(t->at) ? read_name(t, o, 0) : where_wrong(t, t->at, "a field name");
}

/* Without quotes it is only a member of a list. */
static int wrong_address(const struct where_text *t)
{
    return where_wrong(t, t->at, "quotes around an address, or the operator in before it");
}

int where_read_operand(struct where_text *t, struct operand *o)
{
    where_pass_space(t);
    if (*t->at == '"' || *t->at == '\'')
        return read_string(t, o);
    if (begins_literal(t->at))
        return where_is_address(t) ? wrong_address(t) : read_number(t, o);
    if (begins_name(t->at))
        return read_name(t, o, 1);
    return where_wrong(t, t->at, "a field, a number or a quoted string");
}

/* ---- members of lists ---- */

static size_t address_length(const char *s)
{
    size_t n = strspn(s, "0123456789abcdefABCDEF:.");

    return n + (s[n] == '/' ? 1 + strspn(s + n + 1, "0123456789") : 0);
}

/* A number has one dot at most, and no other of these bytes. */
int where_is_address(const struct where_text *t)
{
    const size_t n = address_length(t->at);
    const char *const dot = memchr(t->at, '.', n);

    return memchr(t->at, ':', n) || memchr(t->at, '/', n) ||
           (dot && memchr(dot + 1, '.', n - (size_t)(dot + 1 - t->at)));
}

static int read_address(struct where_text *t, struct where_list *list)
{
    const size_t n = address_length(t->at);
    size_t at;

    switch (address_set_add(&list->addresses, t->at, n, &at)) {
    case ADDRESS_OK: t->at += n; return 0;
    case ADDRESS_NONE:
        return where_wrong(t, t->at + at, "an address, or a block such as 10.0.0.0/8");
    case ADDRESS_LENGTH:
        return where_wrong(t, t->at + at, "a number of bits, up to 32 for IPv4, 128 for IPv6");
    default:
        return where_wrong(t, t->at + at, "a block whose address has only zeros after its first "
                                          "bits");
    }
}

/* A string may be an address as well. */
static void add_string(struct where_list *list, const struct operand *o)
{
    size_t at;

    address_set_add(&list->addresses, o->s, o->n, &at);
    where_list_add_text(list, o->s, o->n);
}

/* The list's number points into the expression. */
static int add_number(struct where_text *t, const char *at, struct where_list *list,
                      struct operand *o)
{
    free(o->s);
    if (!decimal_read(at, o->n, &o->number))
        return where_wrong(t, at, "a number without a unit");
    where_list_add_number(list, &o->number);
    return 0;
}

int where_read_member(struct where_text *t, struct where_list *list)
{
    struct operand o;
    const char *begin;

    where_pass_space(t);
    if (where_is_address(t))
        return read_address(t, list);
    if (*t->at == '@')
        return where_read_file(t, list);
    begin = t->at;
    memset(&o, 0, sizeof o);
    if (*begin != '"' && *begin != '\'' && !begins_number(*begin))
        return where_wrong(t, begin, "a number, a quoted string, an address, a block or @FILE");
    if (where_read_operand(t, &o) < 0) {
        free(o.s);
        return -1;
    }
    if (o.is_number) /* has no escapes */
        return add_number(t, begin, list, &o);
    add_string(list, &o);
    return 0;
}
