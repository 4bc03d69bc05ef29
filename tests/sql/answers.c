/* The answers that engines must give: reads calls of SQL functions, one per line, and writes
 * the answer to each in a line of its own, by sql.h.
 *
 *   answers [FILE]        standard input without FILE
 *
 * A call is the function's name and its arguments, with one space before each:
 *
 *   =HEX     a text, two hex digits per byte: "=" is the empty text
 *   NUMBER   an integer, in decimal
 *   NULL
 *
 *   uri_path_segment =2f612f62 -1
 *
 * An answer is one of these, without any space in it:
 *
 *   NULL =HEX NUMBER true false
 *   [TEXT,NULL,...]                 texts
 *   (VALUE,VALUE,...)               a record, in the order of its columns
 *   {(VALUE,...),(VALUE,...)}       rows; {} for none
 *
 * or "ERROR " and the message.  HEX is in lower case.  If an argument is NULL that does not take
 * NULL, so is the answer, and there are no rows.  Constants are bound as such in every other call, which must
 * make no difference. */
#define _POSIX_C_SOURCE 200809L /* getline() */
#include "engines/sql.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *resize(void *context, void *p, size_t size)
{
    (void)context;
    if (size > 0)
        return realloc(p, size);
    free(p);
    return NULL;
}

static void fail(unsigned long line, const char *why)
{
    fprintf(stderr, "answers: line %lu: %s\n", line, why);
    exit(2);
}

/* ---- calls ---- */

static int digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Decodes the digits in place. */
static void read_text(struct sql_value *value, char *hex, unsigned long line)
{
    value->s = hex;
    for (value->n = 0; hex[2 * value->n] != '\0'; value->n++) {
        const int high = digit(hex[2 * value->n]), low = digit(hex[2 * value->n + 1]);

        if (high < 0 || low < 0)
            fail(line, "a text is \"=\" and pairs of hex digits in lower case");
        hex[value->n] = (char)(16 * high + low);
    }
}

static void read_argument(struct sql_value *value, char *word, unsigned long line)
{
    char *end;

    memset(value, 0, sizeof *value);
    if (strcmp(word, "NULL") == 0) {
        value->is_null = true;
    } else if (*word == '=') {
        read_text(value, word + 1, line);
    } else {
        value->number = strtoll(word, &end, 10);
        if (end == word || *end != '\0')
            fail(line, "an argument is =HEX, a number or NULL");
    }
}

static unsigned read_call(char *line, unsigned long number, const struct sql_function **f,
                          struct sql_value *arguments)
{
    char *word = strtok(line, " \n");
    unsigned n = 0;

    *f = word ? sql_function_named(word) : NULL;
    if (*f == NULL)
        fail(number, "no such function");
    while ((word = strtok(NULL, " \n")) != NULL) {
        if (n == (*f)->n_arguments)
            fail(number, "too many arguments");
        read_argument(&arguments[n++], word, number);
    }
    if (n < (*f)->n_required)
        fail(number, "too few arguments");
    return n;
}

/* ---- answers ---- */

static void put_text(const struct sql_value *value)
{
    size_t i;

    putchar('=');
    for (i = 0; i < value->n; i++)
        printf("%02x", (unsigned char)value->s[i]);
}

static void put_value(const struct sql_value *value, enum sql_type type)
{
    unsigned i;

    if (value->is_null) {
        printf("NULL");
    } else if (type == SQL_TEXT) {
        put_text(value);
    } else if (type == SQL_BOOLEAN) {
        printf(value->number ? "true" : "false");
    } else if (type == SQL_INTEGER) {
        printf("%lld", (long long)value->number);
    } else {
        for (i = 0; i < value->count; i++) {
            putchar(i > 0 ? ',' : '[');
            put_value(&value->texts[i], SQL_TEXT);
        }
        printf(i > 0 ? "]" : "[]");
    }
}

static void put_columns(const struct sql_function *f, const struct sql_value *values)
{
    unsigned i;

    for (i = 0; i < f->n_columns; i++) {
        putchar(i > 0 ? ',' : '(');
        put_value(&values[i], f->columns[i].type);
    }
    putchar(')');
}

static enum sql_status put_rows(struct sql_call *call, const struct sql_value *arguments,
                                unsigned n)
{
    const struct sql_function *const f = call->function;
    struct sql_value row[SQL_MOST_COLUMNS];
    enum sql_status status = f->begin(call, arguments, n);
    const char *comma = "";

    if (status != SQL_OK)
        return status;
    putchar('{');
    while ((status = f->next(call, row)) == SQL_OK) {
        printf("%s", comma);
        put_columns(f, row);
        comma = ",";
    }
    putchar('}');
    return SQL_OK;
}

static enum sql_status put_answer(struct sql_call *call, const struct sql_value *arguments,
                                  unsigned n)
{
    const struct sql_function *const f = call->function;
    struct sql_value answer[SQL_MOST_COLUMNS];
    enum sql_status status;

    if (f->result == SQL_ROWS)
        return put_rows(call, arguments, n);
    status = f->answer(call, arguments, n, answer);
    if (status != SQL_OK)
        return status;
    if (f->result != SQL_RECORD)
        put_value(answer, f->result);
    else if (call->record_is_null)
        printf("NULL");
    else
        put_columns(f, answer);
    return SQL_OK;
}

static void answer_call(const struct sql_function *f, const struct sql_value *arguments,
                        unsigned n, bool binds)
{
    const struct sql_memory memory = { resize, NULL };
    const struct sql_value *constant[SQL_MOST_ARGUMENTS];
    struct sql_call call;
    enum sql_status status;
    unsigned i;

    for (i = 0; i < n; i++) {
        constant[i] = binds ? &arguments[i] : NULL;
    }
    if (sql_is_null(f, arguments, n)) {
        printf(f->result == SQL_ROWS ? "{}\n" : "NULL\n");
        return;
    }
    status = sql_bind(&call, f, memory, constant, n);
    if (status == SQL_OK)
        status = put_answer(&call, arguments, n);
    if (status == SQL_ERROR)
        printf("ERROR %s", call.message);
    putchar('\n');
    sql_unbind(&call);
    if (status == SQL_NO_MEMORY) {
        fprintf(stderr, "answers: out of memory\n");
        exit(2);
    }
}

int main(int argc, char **argv)
{
    FILE *const file = argc > 1 ? fopen(argv[1], "r") : stdin;
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    const struct sql_function *f;
    unsigned long number = 0;
    size_t room = 0;
    char *line = NULL;
    unsigned n;

    if (argc > 2 || file == NULL) {
        fprintf(stderr, "usage: answers [FILE]\n");
        return 2;
    }
    while (getline(&line, &room, file) > 0) {
        n = read_call(line, ++number, &f, arguments);
        answer_call(f, arguments, n, number % 2 == 0);
    }
    if (!feof(file))
        fail(number, "cannot read on");
    free(line);
    return fclose(file) != 0 || fflush(stdout) != 0 ? 2 : 0;
}
