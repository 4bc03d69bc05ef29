/* Records and lists as JSON (RFC 8259): SQLite has no types for them. */
#include "engines/sqlite/sqlite_uric.h"

#include "util/utf8_step.h"

/* ---- text ---- */

/* The most bytes that go into one sqlite3_str_append(), whose length is an int. */
enum { MOST_APPENDED = 1 << 30 };

static void put(sqlite3_str *json, const char *s, size_t n)
{
    while (n > MOST_APPENDED) {
        sqlite3_str_append(json, s, MOST_APPENDED);
        s += MOST_APPENDED;
        n -= MOST_APPENDED;
    }
    sqlite3_str_append(json, s, (int)n);
}

static bool is_plain(char c)
{
    const unsigned char byte = (unsigned char)c;

    return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

/* A character of ASCII that is not plain. */
static void put_escaped(sqlite3_str *json, char c)
{
    static const char from[] = "\"\\\b\f\n\r\t", to[] = "\"\\bfnrt";
    const char *const known = c != '\0' ? strchr(from, c) : NULL;

    if (known != NULL)
        sqlite3_str_appendf(json, "\\%c", to[known - from]);
    else
        sqlite3_str_appendf(json, "\\u%04x", (unsigned)c);
}

static void put_text(sqlite3_str *json, const char *s, size_t n)
{
    size_t i = 0, put_to = 0, taken, length;

    sqlite3_str_appendchar(json, 1, '"');
    while (i < n) {
        if (is_plain(s[i])) {
            i++;
            continue;
        }
        taken = 1;
        length = (unsigned char)s[i] < 0x80 ? 0 : uric_utf8_length(s + i, n - i, &taken);
        if (length > 0) {
            i += length;
            continue;
        }
        put(json, s + put_to, i - put_to);
        if ((unsigned char)s[i] < 0x80)
            put_escaped(json, s[i]);
        else
            sqlite3_str_append(json, "\xef\xbf\xbd", 3);
        i += taken;
        put_to = i;
    }
    put(json, s + put_to, n - put_to);
    sqlite3_str_appendchar(json, 1, '"');
}

/* ---- values ---- */

static void put_texts(sqlite3_str *json, const struct sql_value *value)
{
    unsigned i;

    sqlite3_str_appendchar(json, 1, '[');
    for (i = 0; i < value->count; i++) {
        if (i > 0)
            sqlite3_str_appendchar(json, 1, ',');
        if (value->texts[i].is_null)
            sqlite3_str_appendall(json, "null");
        else
            put_text(json, value->texts[i].s, value->texts[i].n);
    }
    sqlite3_str_appendchar(json, 1, ']');
}

static void put_value(sqlite3_str *json, const struct sql_value *value, enum sql_type type)
{
    if (value->is_null)
        sqlite3_str_appendall(json, "null");
    else if (type == SQL_BOOLEAN)
        sqlite3_str_appendall(json, value->number ? "true" : "false");
    else if (type == SQL_INTEGER)
        sqlite3_str_appendf(json, "%lld", (long long)value->number);
    else if (type == SQL_TEXTS)
        put_texts(json, value);
    else
        put_text(json, value->s, value->n);
}

/* Answers with the text that was written, marked as JSON, so that JSON functions do not take it for
 * a string. */
static void finish(sqlite3_context *context, sqlite3_str *json)
{
    const int status = sqlite3_str_errcode(json);
    const sqlite3_uint64 n = (sqlite3_uint64)sqlite3_str_length(json);
    char *const text = sqlite3_str_finish(json);

    if (status == SQLITE_OK && text != NULL) {
        sqlite3_result_text64(context, text, n, sqlite3_free, SQLITE_UTF8);
        sqlite3_result_subtype(context, 'J');
        return;
    }
    sqlite3_free(text);
    if (status == SQLITE_TOOBIG)
        sqlite3_result_error_toobig(context);
    else
        sqlite3_result_error_nomem(context);
}

void sqlite_answer_record(sqlite3_context *context, const struct sql_function *function,
                          const struct sql_value *columns)
{
    sqlite3_str *const json = sqlite3_str_new(sqlite3_context_db_handle(context));
    unsigned i;

    for (i = 0; i < function->n_columns; i++) {
        sqlite3_str_append(json, i == 0 ? "{\"" : ",\"", 2);
        sqlite3_str_appendall(json, function->columns[i].name);
        sqlite3_str_append(json, "\":", 2);
        put_value(json, &columns[i], function->columns[i].type);
    }
    sqlite3_str_appendchar(json, 1, '}');
    finish(context, json);
}

void sqlite_answer_texts(sqlite3_context *context, const struct sql_value *answer)
{
    sqlite3_str *const json = sqlite3_str_new(sqlite3_context_db_handle(context));

    put_texts(json, answer);
    finish(context, json);
}
