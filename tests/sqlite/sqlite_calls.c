/* Calls of SQL functions, answered by SQLite: reads and writes what tests/sql/answers.c does,
 * so that the answers can be compared.
 *
 *   sqlite_calls EXTENSION [FILE]        standard input without FILE
 *
 * Each call is made in several statements: with constants and with columns of three rows, as
 * TEXT and as BLOB, as a function and as a table.  Where their answers differ, the line is
 * "DIFFERS", the statement and both answers. */
#define _POSIX_C_SOURCE 200809L /* getline() */
#include "engines/sql.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_FORMS = 6, ROWS = 3 };

struct form {
    sqlite3_stmt *statement;
    bool is_table;
    bool binds_blobs;
    unsigned repeats; /* how often the answer occurs in the result */
};

static sqlite3 *db;
static sqlite3_stmt *members; /* of JSON */
static const struct sql_function *function;
static unsigned n_given, n_forms;
static struct form forms[MOST_FORMS];

static void fail(unsigned long line, const char *why)
{
    fprintf(stderr, "sqlite_calls: line %lu: %s\n", line, why);
    exit(2);
}

/* ---- statements ---- */

static sqlite3_stmt *prepare(const char *sql)
{
    sqlite3_stmt *statement;

    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) != SQLITE_OK) {
        fprintf(stderr, "sqlite_calls: %s: %s\n", sql, sqlite3_errmsg(db));
        exit(2);
    }
    return statement;
}

/* Adds a form whose arguments of columns (a bit each) are columns of three rows, the others
 * constant. */
static void add_form(bool is_table, unsigned columns, bool binds_blobs)
{
    sqlite3_str *const sql = sqlite3_str_new(db), *const call = sqlite3_str_new(db);
    struct form *const form = &forms[n_forms++];
    unsigned i, row;
    char *text;

    sqlite3_str_appendf(call, "%s(", function->name);
    for (i = 0; i < n_given; i++)
        sqlite3_str_appendf(call, columns >> i & 1 ? "%sv.column%u" : "%s?%u",
                            i > 0 ? ", " : "", i + 1);
    sqlite3_str_appendall(call, ")");
    if (columns != 0) {
        sqlite3_str_appendall(sql, "WITH v AS MATERIALIZED (VALUES");
        for (row = 0; row < ROWS; row++) {
            for (i = 0; i < n_given; i++)
                sqlite3_str_appendf(sql, "%s?%u", i > 0 ? "," : row > 0 ? "),(" : "(", i + 1);
        }
        sqlite3_str_appendall(sql, ")) ");
    }
    text = sqlite3_str_finish(call);
    sqlite3_str_appendf(sql, is_table ? "SELECT t.* FROM %s%s t" : "SELECT %.0s%s%s",
                        columns != 0 && is_table ? "v, " : "", text,
                        columns != 0 && !is_table ? " FROM v" : "");
    sqlite3_free(text);
    text = sqlite3_str_finish(sql);
    form->statement = prepare(text);
    form->is_table = is_table;
    form->binds_blobs = binds_blobs;
    form->repeats = columns != 0 ? ROWS : 1;
    sqlite3_free(text);
}

static void finalize_forms(void)
{
    while (n_forms > 0)
        sqlite3_finalize(forms[--n_forms].statement);
}

static void prepare_forms(const struct sql_function *f, unsigned n)
{
    const unsigned all = (1u << n) - 1;

    finalize_forms();
    function = f;
    n_given = n;
    if (f->result == SQL_ROWS || f->result == SQL_RECORD) {
        add_form(true, 0, false);
        add_form(true, all, true);
    }
    if (f->result != SQL_ROWS) {
        add_form(false, 0, false);
        add_form(false, all, true);
        add_form(false, 1, false);
        if (n > 1)
            add_form(false, all - 1, false);
    }
}

/* ---- answers ---- */

static void put_hex(sqlite3_str *out, const unsigned char *s, int n)
{
    int i;

    sqlite3_str_appendchar(out, 1, '=');
    for (i = 0; i < n; i++)
        sqlite3_str_appendf(out, "%02x", s[i]);
}

static void put_column(sqlite3_str *out, sqlite3_stmt *statement, int i, enum sql_type type);

/* The texts in a JSON array. */
static void put_texts(sqlite3_str *out, sqlite3_stmt *statement)
{
    const char *comma = "";

    sqlite3_bind_value(members, 1, sqlite3_column_value(statement, 0));
    sqlite3_str_appendchar(out, 1, '[');
    while (sqlite3_step(members) == SQLITE_ROW) {
        sqlite3_str_appendall(out, comma);
        put_column(out, members, 2, SQL_TEXT);
        comma = ",";
    }
    sqlite3_str_appendchar(out, 1, ']');
    sqlite3_reset(members);
}

static void put_column(sqlite3_str *out, sqlite3_stmt *statement, int i, enum sql_type type)
{
    static const char *const types[] = { "?", "INTEGER", "FLOAT", "TEXT", "BLOB", "NULL" };
    const int stored = sqlite3_column_type(statement, i);

    if (stored == SQLITE_NULL)
        sqlite3_str_appendall(out, "NULL");
    else if (type == SQL_BOOLEAN && stored == SQLITE_INTEGER)
        sqlite3_str_appendall(out, sqlite3_column_int(statement, i) ? "true" : "false");
    else if (type == SQL_INTEGER && stored == SQLITE_INTEGER)
        sqlite3_str_appendf(out, "%lld", sqlite3_column_int64(statement, i));
    else if (type == SQL_TEXTS && stored == SQLITE_TEXT)
        put_texts(out, statement);
    else if (type == SQL_TEXT && stored == SQLITE_TEXT)
        put_hex(out, sqlite3_column_text(statement, i), sqlite3_column_bytes(statement, i));
    else
        sqlite3_str_appendall(out, types[stored]);
}

/* A row of a table function. */
static void put_row(sqlite3_str *out, sqlite3_stmt *statement)
{
    int i;

    for (i = 0; i < function->n_columns; i++) {
        sqlite3_str_appendchar(out, 1, i > 0 ? ',' : '(');
        put_column(out, statement, i, function->columns[i].type);
    }
    sqlite3_str_appendchar(out, 1, ')');
}

/* A record, which is a JSON object, as that row. */
static void put_record(sqlite3_str *out, sqlite3_stmt *statement)
{
    int i = 0;

    if (sqlite3_column_type(statement, 0) == SQLITE_NULL) {
        sqlite3_str_appendall(out, "NULL");
        return;
    }
    sqlite3_bind_value(members, 1, sqlite3_column_value(statement, 0));
    while (sqlite3_step(members) == SQLITE_ROW && i < function->n_columns) {
        const char *const key = (const char *)sqlite3_column_text(members, 0);

        sqlite3_str_appendchar(out, 1, i > 0 ? ',' : '(');
        if (key == NULL || strcmp(key, function->columns[i].name) != 0)
            sqlite3_str_appendf(out, "%s:", key ? key : "?");
        put_column(out, members, 2, function->columns[i].type);
        i++;
    }
    if (sqlite3_reset(members) != SQLITE_OK || i < function->n_columns)
        sqlite3_str_appendall(out, "?");
    sqlite3_str_appendchar(out, 1, ')');
}

/* Writes the result once for each repetition, separated by spaces. */
static int put_result(sqlite3_str *out, const struct form *form)
{
    sqlite3_int64 row, last = 0;
    bool is_first = true;
    int rc;

    while ((rc = sqlite3_step(form->statement)) == SQLITE_ROW) {
        if (!form->is_table) {
            sqlite3_str_appendall(out, is_first ? "" : " ");
            if (function->result == SQL_RECORD)
                put_record(out, form->statement);
            else
                put_column(out, form->statement, 0, function->result);
        } else if (function->result == SQL_RECORD) {
            sqlite3_str_appendall(out, is_first ? "" : " ");
            put_row(out, form->statement);
        } else {
            row = sqlite3_column_int64(form->statement, 0);
            sqlite3_str_appendall(out, is_first ? "{" : row > last ? "," : "} {");
            put_row(out, form->statement);
            last = row;
        }
        is_first = false;
    }
    if (rc == SQLITE_DONE && function->result == SQL_ROWS)
        sqlite3_str_appendall(out, is_first ? "{}" : "}");
    else if (rc == SQLITE_DONE && is_first)
        sqlite3_str_appendall(out, "NULL");
    return rc;
}

/* The answer of one form, to be freed; "ERROR " and the message after an error. */
static char *answer_of(const struct form *form)
{
    sqlite3_str *out = sqlite3_str_new(db);
    const int rc = put_result(out, form);
    char *text;

    if (rc != SQLITE_DONE) {
        sqlite3_free(sqlite3_str_finish(out));
        out = sqlite3_str_new(db);
        sqlite3_str_appendf(out, "ERROR %s", sqlite3_errmsg(db));
    }
    sqlite3_reset(form->statement);
    text = sqlite3_str_finish(out);
    if (text == NULL)
        fail(0, "out of memory");
    return text;
}

/* Whether text is the answer, or the answer `times` times; an error ends a statement, and of
 * no row there is nothing to repeat. */
static bool repeats(const char *text, const char *answer, unsigned times)
{
    const size_t n = strlen(answer);

    if (strcmp(text, answer) == 0)
        return times == 1 || strncmp(answer, "ERROR ", 6) == 0 || strcmp(answer, "{}") == 0 ||
               strcmp(answer, "NULL") == 0;
    for (; times > 0; times--) {
        if (strncmp(text, answer, n) != 0 || text[n] != (times > 1 ? ' ' : '\0'))
            return false;
        text += n + 1;
    }
    return true;
}

/* JSON has U+FFFD for bytes that are not UTF-8, and json_each() ends a text at U+0000: only
 * the table has these.  extension.py tests what JSON has. */
static bool has_odd_bytes(const char *answer)
{
    const char *hex;

    for (hex = strchr(answer, '='); hex != NULL; hex = strchr(hex, '=')) {
        for (hex++; strspn(hex, "0123456789abcdef") > 1; hex += 2) {
            if (hex[0] >= '8' || (hex[0] == '0' && hex[1] == '0'))
                return true;
        }
    }
    return false;
}

/* The first form is the measure of the others. */
static void answer_call(void)
{
    char *const answer = answer_of(&forms[0]);
    const bool is_odd = function->result == SQL_RECORD && has_odd_bytes(answer);
    unsigned i;

    for (i = 1; i < n_forms; i++) {
        char *const other = answer_of(&forms[i]);
        const bool agrees = repeats(other, answer, forms[i].repeats) ||
                            (is_odd && !forms[i].is_table);

        if (!agrees)
            printf("DIFFERS %s: %s, not ", sqlite3_sql(forms[i].statement), other);
        sqlite3_free(other);
        if (!agrees)
            break;
    }
    printf("%s\n", answer);
    sqlite3_free(answer);
}

/* ---- calls ---- */

/* Decodes the digits in place; returns the number of bytes. */
static int decode(char *hex, unsigned long line)
{
    int n;
    unsigned byte;

    for (n = 0; hex[2 * n] != '\0'; n++) {
        if (sscanf(hex + 2 * n, "%2x", &byte) != 1)
            fail(line, "a text is \"=\" and pairs of hex digits");
        hex[n] = (char)byte;
    }
    return n;
}

static void bind_argument(int i, char *word, unsigned long line)
{
    const int n = *word == '=' ? decode(word + 1, line) : 0;
    unsigned k;

    for (k = 0; k < n_forms; k++) {
        sqlite3_stmt *const statement = forms[k].statement;

        if (strcmp(word, "NULL") == 0)
            sqlite3_bind_null(statement, i);
        else if (*word != '=')
            sqlite3_bind_int64(statement, i, strtoll(word, NULL, 10));
        else if (forms[k].binds_blobs)
            sqlite3_bind_blob(statement, i, word + 1, n, SQLITE_STATIC);
        else
            sqlite3_bind_text(statement, i, word + 1, n, SQLITE_STATIC);
    }
}

static void read_call(char *line, unsigned long number)
{
    const char *const name = strtok(line, " \n");
    const struct sql_function *const f = name ? sql_function_named(name) : NULL;
    char *words[SQL_MOST_ARGUMENTS + 1];
    unsigned n = 0, i;

    if (f == NULL)
        fail(number, "no such function");
    while (n <= SQL_MOST_ARGUMENTS && (words[n] = strtok(NULL, " \n")) != NULL)
        n++;
    if (n < f->n_required || n > f->n_arguments)
        fail(number, "wrong number of arguments");
    if (f != function || n != n_given)
        prepare_forms(f, n);
    for (i = 0; i < n; i++)
        bind_argument((int)i + 1, words[i], number);
}

static void load(const char *extension)
{
    char *error = NULL;

    if (sqlite3_open(":memory:", &db) != SQLITE_OK ||
        sqlite3_enable_load_extension(db, 1) != SQLITE_OK ||
        sqlite3_load_extension(db, extension, NULL, &error) != SQLITE_OK) {
        fprintf(stderr, "sqlite_calls: %s: %s\n", extension, error);
        exit(2);
    }
    members = prepare("SELECT key, type, atom FROM json_each(?1)");
}

int main(int argc, char **argv)
{
    FILE *const file = argc == 3 ? fopen(argv[2], "r") : stdin;
    unsigned long number = 0;
    size_t room = 0;
    char *line = NULL;

    if (argc < 2 || argc > 3 || file == NULL) {
        fprintf(stderr, "usage: sqlite_calls EXTENSION [FILE]\n");
        return 2;
    }
    load(argv[1]);
    while (getline(&line, &room, file) > 0) {
        read_call(line, ++number);
        answer_call();
    }
    if (!feof(file))
        fail(number, "cannot read on");
    free(line);
    finalize_forms();
    sqlite3_finalize(members);
    if (sqlite3_close(db) != SQLITE_OK)
        fail(number, "the connection does not close");
    return fclose(file) != 0 || fflush(stdout) != 0 ? 2 : 0;
}
