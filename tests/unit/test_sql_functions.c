/* The SQL functions: their answers, their errors, and memory that runs out. */
#include "engines/sql_bound.h"
#include "support/far.h"
#include "support/guard.h"
#include "support/ledger.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static const char *root = ".";

/* ---- a call, and its answer as text ---- */

enum { ROOM = 4096 };

struct text {
    char s[ROOM];
    size_t n;
};

static void put(struct text *to, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    to->n += (size_t)vsnprintf(to->s + to->n, ROOM - to->n, format, arguments);
    va_end(arguments);
    assert_true(to->n < ROOM);
}

static void put_bytes(struct text *to, const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)s[i];

        put(to, c >= 0x20 && c < 0x7f ? "%c" : "\\x%02x", c);
    }
}

static void put_value(struct text *to, const struct sql_value *value, enum sql_type type)
{
    size_t i;

    if (value->is_null) {
        put(to, "NULL");
    } else if (type == SQL_TEXT) {
        put(to, "'");
        put_bytes(to, value->s, value->n);
        put(to, "'");
    } else if (type == SQL_TEXTS) {
        for (i = 0; i < value->count; i++) {
            put(to, i > 0 ? " " : "");
            put_value(to, &value->texts[i], SQL_TEXT);
        }
    } else if (type == SQL_BOOLEAN) {
        put(to, value->number ? "true" : "false");
    } else {
        put(to, "%lld", (long long)value->number);
    }
}

/* The columns that are not NULL. */
static void put_columns(struct text *to, const struct sql_function *f,
                        const struct sql_value *row)
{
    const char *space = "";
    unsigned i;

    put(to, "(");
    for (i = 0; i < f->n_columns; i++) {
        if (row[i].is_null)
            continue;
        put(to, "%s%s=", space, f->columns[i].name);
        put_value(to, &row[i], f->columns[i].type);
        space = " ";
    }
    put(to, ")");
}

static enum sql_status put_rows(struct text *to, struct sql_call *call,
                                const struct sql_value *arguments, unsigned n)
{
    struct sql_value row[SQL_MOST_COLUMNS];
    enum sql_status status = call->function->begin(call, arguments, n);

    if (status != SQL_OK)
        return status;
    while ((status = call->function->next(call, row)) == SQL_OK)
        put_columns(to, call->function, row);
    return status == SQL_END ? SQL_OK : status;
}

static enum sql_status put_answer(struct text *to, struct sql_call *call,
                                  const struct sql_value *arguments, unsigned n)
{
    const struct sql_function *const f = call->function;
    struct sql_value answer[SQL_MOST_COLUMNS];
    enum sql_status status;

    to->n = 0;
    to->s[0] = '\0';
    if (f->result == SQL_ROWS)
        return put_rows(to, call, arguments, n);
    status = f->answer(call, arguments, n, answer);
    if (status != SQL_OK)
        return status;
    if (f->result != SQL_RECORD)
        put_value(to, answer, f->result);
    else if (call->record_is_null)
        put(to, "NULL");
    else
        put_columns(to, f, answer);
    return SQL_OK;
}

/* The bytes of a string in which "\0" stands for a NUL byte. */
static size_t unescape(const char *s, char *to)
{
    size_t n = 0;

    while (*s != '\0') {
        if (s[0] == '\\' && s[1] == '0') {
            to[n++] = '\0';
            s += 2;
        } else {
            to[n++] = *s++;
        }
    }
    return n;
}

static void take_arguments(const struct sql_function *f, const char *const *strings,
                           struct sql_value *arguments, unsigned *n)
{
    char bytes[ROOM];

    for (*n = 0; *n < SQL_MOST_ARGUMENTS && strings[*n] != NULL; ++*n) {
        struct sql_value *const a = &arguments[*n];

        memset(a, 0, sizeof *a);
        if (f->argument[*n].takes_null && strcmp(strings[*n], "\\N") == 0) {
            a->is_null = true;
            continue;
        }
        if (f->argument[*n].type == SQL_INTEGER) {
            a->number = strtoll(strings[*n], NULL, 10);
            continue;
        }
        a->n = unescape(strings[*n], bytes);
        a->s = *n == 0 ? guard_end(bytes, a->n) : memcpy(malloc(a->n + 1), bytes, a->n);
    }
    assert_true(*n >= f->n_required && *n <= f->n_arguments);
}

static void drop_arguments(const struct sql_function *f, const struct sql_value *arguments,
                           unsigned n)
{
    union {
        const char *s;
        void *p;
    } block;
    unsigned i;

    for (i = 1; i < n; i++) {
        block.s = arguments[i].s;
        if (f->argument[i].type == SQL_TEXT && !arguments[i].is_null)
            free(block.p);
    }
}

/* Binds, calls and unbinds; whatever happens, all memory is freed. */
static enum sql_status call_once(const struct sql_function *f,
                                 const struct sql_value *arguments, unsigned n,
                                 bool is_constant, struct ledger *ledger, struct text *to)
{
    const struct sql_value *constant[SQL_MOST_ARGUMENTS];
    enum sql_status status;
    struct sql_call call;
    unsigned i;

    for (i = 0; i < n; i++)
        constant[i] = is_constant ? &arguments[i] : NULL;
    status = sql_bind(&call, f, ledger_memory(ledger), is_constant ? constant : NULL, n);
    if (status == SQL_OK)
        status = put_answer(to, &call, arguments, n);
    if (status == SQL_OK) { /* and again, in the room that there is now */
        const unsigned count = ledger->count;
        struct text other;

        assert_int_equal(put_answer(&other, &call, arguments, n), SQL_OK);
        assert_string_equal(other.s, to->s);
        assert_int_equal(ledger->count, count);
    }
    sql_unbind(&call);
    assert_int_equal(ledger->live, 0);
    if (status == SQL_ERROR) {
        assert_non_null(memchr(call.message, '\0', sizeof call.message));
        to->n = 0;
        put(to, "%s", call.message);
    }
    return status;
}

/* A call, and its answer or its message. */
struct row {
    const char *function;
    const char *argument[SQL_MOST_ARGUMENTS];
    const char *answer;
};

/* With constants and without; then each request for memory fails in turn. */
static void check_bound(const struct row *row, const struct sql_value *arguments, unsigned n,
                        bool is_constant, enum sql_status wanted)
{
    const struct sql_function *const f = sql_function_named(row->function);
    struct ledger ledger = { 0, 0, 0, 0 };
    struct text text;
    unsigned i, count;

    assert_int_equal(call_once(f, arguments, n, is_constant, &ledger, &text), wanted);
    assert_string_equal(text.s, row->answer);
    count = ledger.count;
    for (i = 1; i <= count; i++) {
        memset(&ledger, 0, sizeof ledger);
        ledger.fails = i;
        assert_int_equal(call_once(f, arguments, n, is_constant, &ledger, &text),
                         SQL_NO_MEMORY);
    }
}

static void print_call(const struct row *row, unsigned n)
{
    struct text call = { "", 0 };
    unsigned i;

    for (i = 0; i < n; i++) {
        put(&call, i > 0 ? ", " : "");
        put_bytes(&call, row->argument[i], strlen(row->argument[i]));
    }
    print_message("# %s(%s)\n", row->function, call.s);
}

static void check(const struct row *row, enum sql_status wanted)
{
    const struct sql_function *const f = sql_function_named(row->function);
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    unsigned n;

    assert_non_null(f);
    take_arguments(f, row->argument, arguments, &n);
    print_call(row, n);
    check_bound(row, arguments, n, true, wanted);
    check_bound(row, arguments, n, false, wanted);
    drop_arguments(f, arguments, n);
}

static void check_all(const struct row *rows, size_t count, enum sql_status wanted)
{
    for (; count > 0; count--, rows++)
        check(rows, wanted);
}

#define CHECK_ALL(rows, wanted) check_all(rows, sizeof rows / sizeof *rows, wanted)

/* ---- what can be read next to the RFC ---- */

#define ONES "%01%01%01%01%01%01%01%01"
#define U_ONES "\\u0001\\u0001\\u0001\\u0001\\u0001\\u0001\\u0001\\u0001"

static const struct row valid_rows[] = {
    { "uri_valid", { "http://a/b/c/d;p?q", NULL, NULL }, "true" },
    { "uri_valid", { "", NULL, NULL }, "true" },
    { "uri_valid", { "a b", NULL, NULL }, "false" },
    { "uri_valid", { "a\\0b", NULL, NULL }, "false" },
    { "uri_valid", { "a\xc3\xa4", NULL, NULL }, "false" },
    { "uri_valid", { "a", "URI", NULL }, "false" },
    { "uri_valid", { "a:b", "URI", NULL }, "true" },
    { "uri_valid", { "a:b#c", "absolute-URI", NULL }, "false" },
    { "uri_valid", { "a:b#c", "absolute_URI", NULL }, "false" },
    { "uri_valid", { "127.0.0.1", "IPv4address", NULL }, "true" },
    { "uri_valid", { "h:80", "Host", NULL }, "true" },
    { "uri_valid", { "h:80", "host", NULL }, "false" },
    { "uri_valid", { "*", "request-target", NULL }, "true" },
    { "uri_error_offset", { "http://[::1/", NULL, NULL }, "11" },
    { "uri_error_offset", { "http://[::1", NULL, NULL }, "11" },
    { "uri_error_offset", { "http://h/", NULL, NULL }, "NULL" },
    { "uri_error_offset", { "", "URI", NULL }, "0" },
    { "uri_error", { "http://h/", NULL, NULL }, "NULL" },
    { "uri_error", { "http://[::1", NULL, NULL },
      "'offset 11: unexpected end after \"http://[::1\"; expected \"]\", \".\", \":\" or a hex"
      " digit'" },
    { "uri_error", { "[", NULL, NULL },
      "'offset 0: unexpected \"[\"; expected \"#\", \"%\", \"/\", \"?\", \"@\", an unreserved"
      " character, a sub-delim or the end'" },
    { "uri_error", { "\"", "IPv4address", NULL },
      "'offset 0: unexpected double quote; expected a digit'" },
    { "uri_error", { "a\t\\\x1b\xc3", NULL, NULL },
      "'offset 1: unexpected \"\\t\" after \"a\"; expected \"#\", \"/\", \"?\", a pchar or the"
      " end'" },
    { "uri_error", { "/0123456789012345678901234567890123456789%g", NULL, NULL },
      "'offset 42: unexpected \"g\" after \"...123456789012345678901234567890123456789%\";"
      " expected a hex digit'" },
};

static const struct row part_rows[] = {
    { "uri_scheme", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'http'" },
    { "uri_userinfo", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'me:pw'" },
    { "uri_user", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'me'" },
    { "uri_host", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'h'" },
    { "uri_port", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'80'" },
    { "uri_authority", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'me:pw@h:80'" },
    { "uri_path", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'/a'" },
    { "uri_query", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'b'" },
    { "uri_fragment", { "http://me:pw@h:80/a?b#c", NULL, NULL }, "'c'" },
    /* undefined is NULL, empty is '' */
    { "uri_scheme", { "//h", NULL, NULL }, "NULL" },
    { "uri_userinfo", { "//@h", NULL, NULL }, "''" },
    { "uri_userinfo", { "//h", NULL, NULL }, "NULL" },
    { "uri_user", { "//:pw@h", NULL, NULL }, "''" },
    { "uri_password", { "http://me:p:w@h", NULL, NULL }, "'p:w'" },
    { "uri_password", { "http://me:@h", NULL, NULL }, "''" },
    { "uri_password", { "http://me@h", NULL, NULL }, "NULL" },
    { "uri_password", { "http://me:pw@h/|", NULL, NULL }, "NULL" },
    { "uri_path_query", { "http://h/a?b?c#d", NULL, NULL }, "'/a?b?c'" },
    { "uri_path_query", { "http://h?", NULL, NULL }, "'?'" },
    { "uri_path_query", { "http://h#d", NULL, NULL }, "''" },
    { "uri_path_query", { "a|", NULL, NULL }, "NULL" },
    { "uri_user", { "//h", NULL, NULL }, "NULL" },
    { "uri_host", { "file:///etc/hosts", NULL, NULL }, "''" },
    { "uri_host", { "mailto:me@h", NULL, NULL }, "NULL" },
    { "uri_host", { "http://localhost/", NULL, NULL }, "'localhost'" },
    { "uri_host", { "http://h_x/", NULL, NULL }, "'h_x'" },
    { "uri_host", { "http://[::1]:80/", NULL, NULL }, "'[::1]'" },
    { "uri_port", { "//h:", NULL, NULL }, "''" },
    { "uri_port", { "//h", NULL, NULL }, "NULL" },
    { "uri_authority", { "s:///", NULL, NULL }, "''" },
    { "uri_authority", { "s:/", NULL, NULL }, "NULL" },
    { "uri_path", { "", NULL, NULL }, "''" },
    { "uri_query", { "?", NULL, NULL }, "''" },
    { "uri_query", { "", NULL, NULL }, "NULL" },
    { "uri_fragment", { "#", NULL, NULL }, "''" },
    { "uri_fragment", { "?", NULL, NULL }, "NULL" },
    /* invalid is NULL */
    { "uri_scheme", { "http://h/|", NULL, NULL }, "NULL" },
    { "uri_path", { "%", NULL, NULL }, "NULL" },
    { "uri_user", { "http://me@h/|", NULL, NULL }, "NULL" },
    { "uri_authority", { "http://h/|", NULL, NULL }, "NULL" },
    { "uri_port_number", { "//h:0080", NULL, NULL }, "80" },
    { "uri_port_number", { "//h:65536", NULL, NULL }, "NULL" },
    { "uri_port_number", { "//h:", NULL, NULL }, "NULL" },
    { "uri_port_number", { "//h:1/|", NULL, NULL }, "NULL" },
    { "uri_effective_port", { "https://h/", NULL, NULL }, "443" },
    { "uri_effective_port", { "https://h:/", NULL, NULL }, "443" },
    { "uri_effective_port", { "https://h:1/", NULL, NULL }, "1" },
    { "uri_effective_port", { "x-y://h/", NULL, NULL }, "NULL" },
    { "uri_effective_port", { "https://h:65536/", NULL, NULL }, "NULL" },
    { "uri_effective_port", { "https://h/|", NULL, NULL }, "NULL" },
    { "uri_host_kind", { "//1.2.3.4", NULL, NULL }, "'IPv4address'" },
    { "uri_host_kind", { "//1.2.3.256", NULL, NULL }, "'reg-name'" },
    { "uri_host_kind", { "//[::1]", NULL, NULL }, "'IPv6address'" },
    { "uri_host_kind", { "//[v1.a]", NULL, NULL }, "'IPvFuture'" },
    { "uri_host_kind", { "/", NULL, NULL }, "NULL" },
    { "uri_host_kind", { "//[", NULL, NULL }, "NULL" },
    { "uri_parse", { "http://me@h:80/a?b#c", NULL, NULL },
      "(scheme='http' userinfo='me' host='h' port='80' path='/a' query='b' fragment='c'"
      " host_kind='reg-name' path_kind='path-abempty')" },
    { "uri_parse", { "", NULL, NULL }, "(path='' path_kind='path-empty')" },
    { "uri_parse", { "//?#", NULL, NULL },
      "(host='' path='' query='' fragment='' host_kind='reg-name' path_kind='path-abempty')" },
    { "uri_parse", { " ", NULL, NULL }, "NULL" },
    /* Appendix B takes anything */
    { "uri_split_scheme", { "1 2:a", NULL, NULL }, "'1 2'" },
    { "uri_split_scheme", { "a", NULL, NULL }, "NULL" },
    { "uri_split_authority", { "//a|b\\0/c d", NULL, NULL }, "'a|b\\x00'" },
    { "uri_split_authority", { "/a", NULL, NULL }, "NULL" },
    { "uri_split_path", { "//a|b/c d?e", NULL, NULL }, "'/c d'" },
    { "uri_split_path", { "", NULL, NULL }, "''" },
    { "uri_split_query", { "a?%#", NULL, NULL }, "'%'" },
    { "uri_split_query", { "a#?", NULL, NULL }, "NULL" },
    { "uri_split_fragment", { "a##\xff", NULL, NULL }, "'#\\xff'" },
    { "uri_split_fragment", { "a", NULL, NULL }, "NULL" },
};

/* RFC 6454, section 6.2: "//", the host, and the port unless it is the default. */
static const struct row origin_rows[] = {
    { "uri_origin", { "http://example.com/path/file", NULL, NULL }, "'http://example.com'" },
    { "uri_origin", { "HTTP://me:pw@Example.COM:080/?a", NULL, NULL },
      "'http://example.com'" },
    { "uri_origin", { "https://h:80", NULL, NULL }, "'https://h:80'" },
    { "uri_origin", { "https://h:", NULL, NULL }, "'https://h'" },
    { "uri_origin", { "ws://%68.%C3%a4/", NULL, NULL }, "'ws://h.%C3%A4'" },
    { "uri_origin", { "http://[0::0:1]:00081/", NULL, NULL }, "'http://[::1]:81'" },
    { "uri_origin", { "X-y://H", NULL, NULL }, "'x-y://h'" },
    { "uri_origin", { "x-y://H:5", NULL, NULL }, "'x-y://h:5'" },
    { "uri_origin", { "x-y://H:00065535/", NULL, NULL }, "'x-y://h:65535'" },
    /* no triple of scheme, host and port */
    { "uri_origin", { "http://h:65536/", NULL, NULL }, "NULL" },
    { "uri_origin", { "//h/", NULL, NULL }, "NULL" },
    { "uri_origin", { "mailto:me@h", NULL, NULL }, "NULL" },
    { "uri_origin", { "file:///etc/hosts", NULL, NULL }, "NULL" },
    { "uri_origin", { "http:///", NULL, NULL }, "NULL" },
    { "uri_origin", { "http://h/|", NULL, NULL }, "NULL" },
};

static const struct row host_rows[] = {
    { "uri_host_address", { "http://127.0.0.1/", NULL, NULL }, "'127.0.0.1'" },
    { "uri_host_address", { "http://0x7f.1/", NULL, NULL }, "'127.0.0.1'" },
    { "uri_host_address", { "http://[2001:DB8:0::1]/", NULL, NULL }, "'2001:db8::1'" },
    { "uri_host_address", { "http://[::ffff:a00:1]/", NULL, NULL }, "'::ffff:10.0.0.1'" },
    { "uri_host_address", { "http://a.example/", NULL, NULL }, "NULL" },
    { "uri_host_address", { "http://127.0.0.1/|", NULL, NULL }, "NULL" },
    { "uri_host_address", { "mailto:a@1.2.3.4", NULL, NULL }, "NULL" },
    { "uri_address_is_global", { "http://1.1.1.1/", NULL, NULL }, "true" },
    { "uri_address_is_global", { "http://169.254.169.254/", NULL, NULL }, "false" },
    { "uri_address_is_global", { "http://[::ffff:10.0.0.1]/", NULL, NULL }, "false" },
    { "uri_address_is_global", { "http://a.example/", NULL, NULL }, "NULL" },
    { "uri_host_allowed", { "http://EXAMPLE.com./", "a.example,example.com", NULL }, "true" },
    { "uri_host_allowed", { "http://evil-example.com/", "example.com", NULL }, "false" },
    { "uri_host_allowed", { "http://example.com@evil/", " , example.com ,", NULL }, "false" },
    { "uri_host_allowed", { "http://2130706433/", "::1 127.0.0.1", NULL }, "true" },
    { "uri_host_allowed", { "/a", "example.com", NULL }, "false" },
    { "uri_host_allowed", { "http://example.com/", "", NULL }, "false" },
    { "uri_host_allowed", { "http://example.com/|", "example.com", NULL }, "NULL" },
    { "uri_agree", { "http://a.example/x", NULL, NULL }, "true" },
    { "uri_agree", { "http://evil.example\\@a.example/x", NULL, NULL }, "false" },
    { "uri_agree", { "http://[::1", NULL, NULL }, "false" },
    /* by tests/fixtures/domains/suffixes.dat */
    { "uri_registrable_domain", { "http://www.Example.co.uk:80/", NULL, NULL },
      "'Example.co.uk'" },
    { "uri_registrable_domain", { "http://example.co.uk./", NULL, NULL }, "'example.co.uk'" },
    { "uri_registrable_domain", { "http://co.uk/", NULL, NULL }, "NULL" },
    { "uri_registrable_domain", { "http://127.0.0.1/", NULL, NULL }, "NULL" },
    { "uri_registrable_domain", { "mailto:a@example.com", NULL, NULL }, "NULL" },
    { "uri_registrable_domain", { "http://a.example.com/|", NULL, NULL }, "NULL" },
    { "uri_public_suffix", { "http://www.example.co.uk/", NULL, NULL }, "'co.uk'" },
    { "uri_public_suffix", { "http://co.uk/", NULL, NULL }, "'co.uk'" },
    { "uri_public_suffix", { "http://[::1]/", NULL, NULL }, "NULL" },
    { "uri_subdomain", { "http://a.b.example.co.uk/", NULL, NULL }, "'a.b'" },
    { "uri_subdomain", { "http://example.co.uk/", NULL, NULL }, "''" },
    { "uri_subdomain", { "http://co.uk/", NULL, NULL }, "NULL" },
};

static const struct row operation_rows[] = {
    { "uri_resolve", { "http://a/b/c/d;p?q", "../g", NULL }, "'http://a/b/g'" },
    { "uri_resolve", { "http://a/b/c/d;p?q", "", NULL }, "'http://a/b/c/d;p?q'" },
    { "uri_resolve", { "scheme:/a/", "..//evil", NULL }, "'scheme:/.//evil'" },
    { "uri_resolve", { "a/b", "c", NULL }, "NULL" },
    { "uri_resolve", { "http://a/b|", "c", NULL }, "NULL" },
    { "uri_resolve", { "http://a/b", "|", NULL }, "NULL" },
    { "uri_relate", { "http://a/b/c", "http://a/b/d?e", NULL }, "'d?e'" },
    { "uri_relate", { "http://a/b/c", "http://a/b/c", NULL }, "''" },
    { "uri_relate", { "http://a/b/c", "d", NULL }, "NULL" },
    { "uri_relate", { "a", "http://a/b/c", NULL }, "NULL" },
    { "uri_relate", { "http://a/|", "http://a/b/c", NULL }, "NULL" },
    /* 6.2.2 by default, as `uric normalize` does */
    { "uri_normalize", { "HTTP://h:80/%7ea/../b/%c3", NULL, NULL }, "'http://h:80/b/%C3'" },
    { "uri_normalize", { "HTTP://h:80/%7ea/../b", "syntax", NULL }, "'http://h:80/b'" },
    { "uri_normalize", { "HTTP://[0::1]:80", "all", NULL }, "'http://[::1]/'" },
    { "uri_normalize", { "HTTP://h:80/%7ea/../b", "none", NULL }, "'HTTP://h:80/%7ea/../b'" },
    { "uri_normalize", { "HTTP://h:80/%7ea/../b", "case", NULL }, "'http://h:80/%7Ea/../b'" },
    { "uri_normalize", { "HTTP://h:80/%7ea/../b", "scheme,percent", NULL },
      "'HTTP://h/~a/../b'" },
    { "uri_normalize", { "s:/a/..//b", NULL, NULL }, "'s:/.//b'" },
    { "uri_normalize", { "http://a/b", NULL, NULL }, "'http://a/b'" },
    { "uri_normalize", { "http://a/%", NULL, NULL }, "NULL" },
    { "uri_equal", { "http://h", "HTTP://H:80/", NULL }, "true" },
    { "uri_equal", { "http://h", "HTTP://H:80/", "scheme" }, "true" },
    { "uri_equal", { "http://h", "HTTP://H:80/", "syntax" }, "false" },
    { "uri_equal", { "http://h/%7e", "http://h/~", "syntax" }, "true" },
    { "uri_equal", { "http://h/%7e", "http://h/~", "string" }, "false" },
    { "uri_equal", { "http://h/", "http://h/", "string" }, "true" },
    { "uri_equal", { "%", "%", "string" }, "NULL" },
    { "uri_equal", { "a", "%", NULL }, "NULL" },
    { "uri_encode", { "a/b c%\xc3\xa4\\0", "segment", NULL }, "'a%2Fb%20c%25%C3%A4%00'" },
    { "uri_encode", { "a/b c", "path", NULL }, "'a/b%20c'" },
    { "uri_encode", { "a/b c&d", "form", NULL }, "'a%2Fb+c%26d'" },
    { "uri_encode", { "a.b", "reg_name", NULL }, "'a.b'" },
    { "uri_encode", { "", "userinfo", NULL }, "''" },
    { "uri_decode", { "a%2Fb%20c%25%C3%A4%00+", NULL, NULL }, "'a/b c%\\xc3\\xa4\\x00+'" },
    { "uri_decode", { "a b|", NULL, NULL }, "'a b|'" },
    { "uri_decode", { "", NULL, NULL }, "''" },
    { "uri_decode", { "a%2", NULL, NULL }, "NULL" },
    { "uri_decode", { "%zz", NULL, NULL }, "NULL" },
};

static const struct row edit_rows[] = {
    { "uri_set", { "http://a/b?c#d", "port", "8080" }, "'http://a:8080/b?c#d'" },
    { "uri_set", { "http://a/b?c#d", "scheme", "https" }, "'https://a/b?c#d'" },
    { "uri_set", { "http://a/b?c#d", "authority", "me@h:1" }, "'http://me@h:1/b?c#d'" },
    { "uri_set", { "http://a/b?c#d", "query", "" }, "'http://a/b?#d'" },
    { "uri_set", { "http://u:p@a/", "password", "x" }, "'http://u:x@a/'" },
    { "uri_set", { "http://u:p@a/", "user", "x" }, "'http://x:p@a/'" },
    /* a guard, or a refusal */
    { "uri_set", { "s:a", "path", "//b" }, "'s:/.//b'" },
    { "uri_set", { "a", "path", "b:c" }, "'./b:c'" },
    { "uri_set", { "http://a/", "path", "b" }, "NULL" },
    { "uri_set", { "http://a/", "host", "a/b" }, "NULL" },
    { "uri_set", { "a", "port", "80" }, "NULL" },
    { "uri_set", { "|", "scheme", "s" }, "NULL" },
    /* segments and parameters count from 1, and back from -1 */
    { "uri_set", { "http://a/b/c/d", "segment:1", "x" }, "'http://a/x/c/d'" },
    { "uri_set", { "http://a/b/c/d", "segment:3", "x" }, "'http://a/b/c/x'" },
    { "uri_set", { "http://a/b/c/d", "segment:4", "x" }, "'http://a/b/c/d/x'" },
    { "uri_set", { "http://a/b/c/d", "segment:5", "x" }, "NULL" },
    { "uri_set", { "http://a/b/c/d", "segment:-1", "x" }, "'http://a/b/c/x'" },
    { "uri_set", { "http://a/b/c/d", "segment:-3", "x" }, "'http://a/x/c/d'" },
    { "uri_set", { "http://a/b/c/d", "segment:-4", "x" }, "NULL" },
    { "uri_set", { "http://a/b/c/d", "segment:0", "x" }, "NULL" },
    { "uri_set", { "http://a/b", "segment:99999999999999999999", "x" }, "NULL" },
    { "uri_set", { "http://a/b", "segment:-18446744073709551615", "x" }, "NULL" },
    { "uri_set", { "http://a/", "segment:-1", "x" }, "'http://a/x'" },
    { "uri_set", { "http://a", "segment:-1", "x" }, "NULL" },
    { "uri_set", { "http://a", "segment:1", "x" }, "'http://a/x'" },
    { "uri_set", { "b/c", "segment:-2", "x" }, "'x/c'" },
    { "uri_set", { "http://a/b", "segment:1", "c/d" }, "NULL" },
    { "uri_set", { "http://a/b", "segment:1", ".." }, "NULL" },
    { "uri_set", { "?a=1&b=2&a=3", "parameter:a", "x" }, "'?a=x&b=2&a=3'" },
    { "uri_set", { "?a=1", "parameter:c", "x" }, "'?a=1&c=x'" },
    { "uri_set", { "?=1", "parameter:", "x" }, "'?=x'" },
    { "uri_set", { "?a=1", "parameter:a", "x&y" }, "NULL" },
    { "uri_set", { "?a=1&b=2&a=3", "parameter-at:-1", "x" }, "'?a=1&b=2&a=x'" },
    { "uri_set", { "?a=1&b=2&a=3", "parameter-at:2", "x" }, "'?a=1&b=x&a=3'" },
    { "uri_set", { "?a=1&&a=3", "parameter-at:-2", "x" }, "'?a=1&=x&a=3'" },
    { "uri_set", { "?a=1", "parameter-at:2", "x" }, "NULL" },
    { "uri_set", { "a", "parameter-at:-1", "x" }, "NULL" },
    { "uri_set", { "http://a/", "host", "a/b", "null" }, "NULL" },
    { "uri_set", { "http://a/", "host", "a/b", "keep" }, "'http://a/'" },
    { "uri_set", { "a|b", "host", "h", "keep" }, "'a|b'" },
    { "uri_set", { "http://a/", "host", "h", "fail" }, "'http://h/'" },
    { "uri_remove", { "http://u@a:1/b", "host", "keep" }, "'http://u@a:1/b'" },
    /* decoded values: what the part cannot hold is encoded */
    { "uri_set_decoded", { "?q=1", "parameter:q", "a b&c=d+e~" }, "'?q=a%20b%26c%3Dd%2Be~'" },
    { "uri_set_decoded", { "?a", "parameter:a b&", "%41" }, "'?a&a%20b%26=%2541'" },
    { "uri_set_decoded", { "?a%20b=1", "parameter:a b", "" }, "'?a%20b='" },
    { "uri_set_decoded", { "?a=1&&b=2", "parameter-at:3", "x\\0\xc3\xa4" },
      "'?a=1&&b=x%00%C3%A4'" },
    { "uri_set_decoded", { "?a=1&&b=2", "parameter-at:2", "x" }, "'?a=1&=x&b=2'" },
    { "uri_set_decoded", { "http://h/a/b", "segment:2", "c/d?" }, "'http://h/a/c%2Fd%3F'" },
    { "uri_set_decoded", { "http://h/a/b", "segment:-2", "" }, "'http://h//b'" },
    { "uri_set_decoded", { "http://h/a", "segment:2", "x y" }, "'http://h/a/x%20y'" },
    { "uri_set_decoded", { "http://h/a", "path", "/x y/%?" }, "'http://h/x%20y/%25%3F'" },
    { "uri_set_decoded", { "http://h/a", "query", "x y?&#" }, "'http://h/a?x%20y?&%23'" },
    { "uri_set_decoded", { "http://h/a", "fragment", "#" }, "'http://h/a#%23'" },
    { "uri_set_decoded", { "http://h/a", "userinfo", "u:p@" }, "'http://u:p%40@h/a'" },
    { "uri_set_decoded", { "http://h/a", "user", "u:p" }, "'http://u%3Ap@h/a'" },
    { "uri_set_decoded", { "http://u@h/a", "password", "a b" }, "'http://u:a%20b@h/a'" },
    { "uri_set_decoded", { "http://h/a", "host", "b c" }, "'http://b%20c/a'" },
    { "uri_set_decoded", { "http://h/a", "host", "[::1]" }, "'http://[::1]/a'" },
    { "uri_set_decoded", { "http://h/a", "host", "[::g]" }, "'http://%5B%3A%3Ag%5D/a'" },
    { "uri_set_decoded", { "http://h/a", "port", "8 0" }, "NULL" },
    { "uri_set_decoded", { "http://h/a", "authority", "u@b:1" }, "'http://u@b:1/a'" },
    { "uri_set_decoded", { "http://h/a", "segment:1", ".." }, "NULL" },
    { "uri_set_decoded", { "http://h/a", "segment:9", "b", "keep" }, "'http://h/a'" },
    { "uri_set_decoded", { "a|b", "query", "b", "keep" }, "'a|b'" },
    /* a value that is there keeps its spelling, even one that could not be set */
    { "uri_set_decoded", { "?%71=%41+", "parameter:q", "A+" }, "'?%71=%41+'" },
    { "uri_set_decoded", { "?a=%41&&b=%62", "parameter-at:3", "b" }, "'?a=%41&&b=%62'" },
    { "uri_set_decoded", { "/a/%2e./b", "segment:2", ".." }, "'/a/%2e./b'" },
    { "uri_set_decoded", { "http://%41:%42@h/", "password", "B" }, "'http://%41:%42@h/'" },
    { "uri_set_decoded", { "http://[::1]/", "host", "[::1]" }, "'http://[::1]/'" },
    { "uri_remove", { "http://a/b?c#d", "query", NULL }, "'http://a/b#d'" },
    { "uri_remove", { "http://a/b", "query", NULL }, "'http://a/b'" },
    { "uri_remove", { "http://a/b", "scheme", NULL }, "'//a/b'" },
    { "uri_remove", { "http://u@a:1/b", "host", NULL }, "NULL" },
    { "uri_remove", { "http://u@a:1/b", "authority", NULL }, "'http:/b'" },
    { "uri_remove", { "http://a/b/c/d", "segment:-1", NULL }, "'http://a/b/c'" },
    { "uri_remove", { "?a=1&b=2&a=3", "parameter:a", NULL }, "'?b=2&a=3'" },
    { "uri_remove", { "?a=1&b=2&a=3", "parameter-at:-1", NULL }, "'?a=1&b=2'" },
    { "uri_remove", { "|", "query", NULL }, "NULL" },
};

/* "\\N" is NULL. */
static const struct row build_rows[] = {
    { "uri_build", { "http", "u:p", "h", "80", "/a", "b", "c" }, "'http://u:p@h:80/a?b#c'" },
    { "uri_build", { "http", "\\N", "h", "\\N", "", "\\N", "\\N" }, "'http://h'" },
    { "uri_build", { "\\N", "\\N", "", "\\N", "\\N", "", "" }, "'//?#'" },
    { "uri_build", { "\\N", "\\N", "\\N", "\\N", "\\N", "\\N", "\\N" }, "''" },
    { "uri_build", { "\\N", "\\N", "\\N", "\\N", "//a", "\\N", "\\N" }, "'/.//a'" },
    { "uri_build", { "\\N", "\\N", "\\N", "80", "/a", "\\N", "\\N" }, "NULL" },
    { "uri_build", { "http", "\\N", "a b", "\\N", "/a", "\\N", "\\N" }, "NULL" },
};

/* 62 segments */
#define TEN_SLASHES "a/a/a/a/a/a/a/a/a/a/"
#define SLASHES TEN_SLASHES TEN_SLASHES TEN_SLASHES TEN_SLASHES TEN_SLASHES TEN_SLASHES "a/a/a"

static const struct row list_rows[] = {
    { "uri_query_value", { "/?a=1&b=x%26y+z&b=2#b=3", "b", NULL }, "'x&y+z'" },
    { "uri_query_value", { "?%62=1", "b", NULL }, "'1'" },
    { "uri_query_value", { "?b=", "b", NULL }, "''" },
    { "uri_query_value", { "?=v", "", NULL }, "'v'" },
    { "uri_query_value", { "?b=%00%ff", "b", NULL }, "'\\x00\\xff'" },
    { "uri_query_value", { "?a%00=1", "a\\0", NULL }, "'1'" },
    { "uri_query_value", { "?b&b=1", "b", NULL }, "NULL" },
    { "uri_query_value", { "?b=1", "B", NULL }, "NULL" },
    { "uri_query_value", { "b=1", "b", NULL }, "NULL" },
    { "uri_query_value", { "?b=1|", "b", NULL }, "NULL" },
    { "uri_query_values", { "?b=1&a=%31%26&b&&c=b&%62=&b=%ff#b=9", "b", NULL },
      "'1' NULL '' '\\xff'" },
    { "uri_query_values", { "?b=1", "a", NULL }, "" },
    { "uri_query_json", { "http://h/?a=1&%62=x%20y+&&c&=&a=%41=#d=1", NULL, NULL },
      "'{\"a\":[\"1\",\"A=\"],\"b\":\"x y+\",\"c\":null,\"\":\"\"}'" },
    { "uri_query_json", { "?b&a=1&b=&B&%61=2&ab&b=3", NULL, NULL },
      "'{\"b\":[null,\"\",\"3\"],\"a\":[\"1\",\"2\"],\"B\":null,\"ab\":null}'" },
    { "uri_query_json", { "?%22%5c/%0A%0d%09%08%0c%1b%7f=%22", NULL, NULL },
      "'{\"\\\"\\\\/\\n\\r\\t\\b\\f\\u001b\\x7f\":\"\\\"\"}'" },
    /* what is not UTF-8, and NUL: marked by U+FFFD, as is a U+FFFD that looks like a mark */
    { "uri_query_json", { "?%00=%FFa%c3&%c3%a4=%e2%82%f0%9f%98%80", NULL, NULL },
      "'{\"\\xef\\xbf\\xbd00\":\"\\xef\\xbf\\xbdffa\\xef\\xbf\\xbdc3\","
      "\"\\xc3\\xa4\":\"\\xef\\xbf\\xbde2\\xef\\xbf\\xbd82\\xf0\\x9f\\x98\\x80\"}'" },
    { "uri_query_json", { "?%EF%BF%BDff=%EF%BF%BDfF&%ff=%EF%BF%BD%EF%BF%BDf", NULL, NULL },
      "'{\"\\xef\\xbf\\xbdef\\xef\\xbf\\xbdbf\\xef\\xbf\\xbdbdff\":"
      "\"\\xef\\xbf\\xbdfF\",\"\\xef\\xbf\\xbdff\":"
      "\"\\xef\\xbf\\xbd\\xef\\xbf\\xbdf\"}'" },
    { "uri_query_json", { "?", NULL, NULL }, "'{}'" },
    { "uri_query_json", { "?&&", NULL, NULL }, "'{}'" },
    { "uri_query_json", { "a#?b=1", NULL, NULL }, "NULL" },
    { "uri_query_json", { "?a=1|", NULL, NULL }, "NULL" },
    /* longer than the room at first */
    { "uri_query_json", { "?" ONES ONES ONES ONES ONES ONES "&a&b&c&d&e&f&g&h&i&j&k&l&m", NULL, NULL },
      "'{\"" U_ONES U_ONES U_ONES U_ONES U_ONES U_ONES "\":null,\"a\":null,\"b\":null,\"c\":null,"
      "\"d\":null,\"e\":null,\"f\":null,\"g\":null,\"h\":null,\"i\":null,\"j\":null,"
      "\"k\":null,\"l\":null,\"m\":null}'" },
    { "uri_query_values", { "a", "a", NULL }, "" },
    { "uri_query_values", { "?a|", "a", NULL }, "NULL" },
    { "uri_hierarchy", { "http://h/a//b/c?d/e#f", NULL, NULL },
      "'http://h/' 'http://h/a//' 'http://h/a//b/' 'http://h/a//b/c' 'http://h/a//b/c?d/e'" },
    { "uri_hierarchy", { "http://h/a/", NULL, NULL }, "'http://h/' 'http://h/a/'" },
    { "uri_hierarchy", { "http://h?a", NULL, NULL }, "'http://h' 'http://h?a'" },
    { "uri_hierarchy", { "a/b#c", NULL, NULL }, "'a/' 'a/b'" },
    { "uri_hierarchy", { "", NULL, NULL }, "''" },
    { "uri_hierarchy", { "a|", NULL, NULL }, "NULL" },
    { "uri_hierarchy", { SLASHES "/", NULL, NULL }, "NULL" },
    { "uri_query_pairs", { "?a=1&%62=x%20y+&&c&=&a=%41=#d=1", NULL, NULL },
      "(n=1 key='a' value='1')(n=2 key='b' value='x y+')(n=4 key='c')(n=5 key='' value='')"
      "(n=6 key='a' value='A=')" },
    { "uri_query_pairs", { "?&&a=1&", NULL, NULL }, "(n=3 key='a' value='1')" },
    { "uri_query_pairs", { "?&&", NULL, NULL }, "" },
    { "uri_query_pairs", { "?", NULL, NULL }, "" },
    { "uri_query_pairs", { "a=1", NULL, NULL }, "" },
    { "uri_query_pairs", { "?a=1|", NULL, NULL }, "" },
    { "uri_path_segment", { "/a/b%2Fc/d", "1", NULL }, "'a'" },
    { "uri_path_segment", { "/a/b%2Fc/d", "2", NULL }, "'b/c'" },
    { "uri_path_segment", { "/a/b%2Fc/d", "4", NULL }, "NULL" },
    { "uri_path_segment", { "/a/b%2Fc/d", "0", NULL }, "NULL" },
    { "uri_path_segment", { "/a/b%2Fc/d", "-1", NULL }, "'d'" },
    { "uri_path_segment", { "/a/b%2Fc/d", "-3", NULL }, "'a'" },
    { "uri_path_segment", { "/a/b%2Fc/d", "-4", NULL }, "NULL" },
    { "uri_path_segment", { "/a", "9223372036854775807", NULL }, "NULL" },
    { "uri_path_segment", { "/a", "-9223372036854775808", NULL }, "NULL" },
    { "uri_path_segment", { "/", "1", NULL }, "''" },
    { "uri_path_segment", { "//h", "1", NULL }, "NULL" },
    { "uri_path_segment", { "a|", "1", NULL }, "NULL" },
    { "uri_path_segments", { "http://h/a//%C3%a4/..", NULL, NULL },
      "(n=1 segment='a')(n=2 segment='')(n=3 segment='\\xc3\\xa4')(n=4 segment='..')" },
    { "uri_path_segments", { "http://h", NULL, NULL }, "" },
    { "uri_path_segments", { "/a|", NULL, NULL }, "" },
    { "uri_find", { "see <http://a/\n b>, http://c.d/e. mailto:me@h.x", NULL, NULL },
      "(n=1 uri='http://a/b' begin_offset=5 end_offset=17)"
      "(n=2 uri='http://c.d/e' begin_offset=20 end_offset=32)"
      "(n=3 uri='mailto:me@h.x' begin_offset=34 end_offset=47)" },
    { "uri_find", { "std::string www.example.com", NULL, NULL }, "" },
    { "uri_find", { "\\0\xff http://a/\xc3\xa4", NULL, NULL },
      "(n=1 uri='http://a/' begin_offset=3 end_offset=12)" },
    { "uri_find", { "", NULL, NULL }, "" },
    { "uri_hazards", { "http://0x7f.1:8080/", NULL, NULL },
      "'ipv4-short' 'ipv4-hex' 'loopback' 'port-not-default'" },
    { "uri_hazards", { "http://www.example.com/", NULL, NULL }, "" },
    { "uri_hazards", { "|", NULL, NULL }, "NULL" },
};

#define COMMON "127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] \"GET /a%20b HTTP/1.0\" 200 2326"
#define COMMON_FIELDS                                                                       \
    "(client='127.0.0.1' user='frank' time='10/Oct/2000:13:55:36 -0700'"                    \
    " request='GET /a%20b HTTP/1.0' method='GET' target='/a%20b' protocol='HTTP/1.0'"       \
    " status='200' bytes='2326'"

static const struct row log_rows[] = {
    { "log_parse", { COMMON, "common", NULL }, COMMON_FIELDS ")" },
    { "log_parse", { COMMON "\r\n", "common", NULL }, COMMON_FIELDS ")" },
    { "log_parse", { COMMON "\n", "common", NULL }, COMMON_FIELDS ")" },
    { "log_parse", { COMMON "\n\n", "common", NULL }, "NULL" },
    { "log_parse", { COMMON, NULL, NULL }, "NULL" },
    { "log_parse", { COMMON " \"http://r/\" \"M 1\"", NULL, NULL },
      COMMON_FIELDS " referer='http://r/' agent='M 1')" },
    /* what the server escaped: three columns in one buffer */
    { "log_parse", { "h - - [10/Oct/2000:13:55:36 -0700] \"GET /\\\"\\x41 HTTP/1.0\" 200 2 \"\\t\" \"\\\\\"",
                     NULL, NULL },
      "(client='h' time='10/Oct/2000:13:55:36 -0700' request='GET /\"A HTTP/1.0'"
      " method='GET' target='/\"A' protocol='HTTP/1.0' status='200' bytes='2'"
      " referer='\\x09' agent='\\')" },
    { "log_parse", { "1.2.3.4 \"GET /\"", "%h \"%r\"", NULL },
      "(client='1.2.3.4' request='GET /' method='GET' target='/')" },
    { "log_parse", { "1.2.3.4 /", "custom:$remote_addr $request_uri", NULL },
      "(client='1.2.3.4' target='/')" },
    { "log_parse", { "{\"url\": \"\\/a\\u0041\"}", "json:url", NULL }, "(target='/aA')" },
    { "log_parse", { "{}", "json:url", NULL }, "()" },
    { "log_parse", { "[]", "json:url", NULL }, "NULL" },
    { "log_parse", { "", NULL, NULL }, "NULL" },
    { "log_parse", { "\n", NULL, NULL }, "NULL" },
    { "log_parse", { "\r", NULL, NULL }, "NULL" },
};

static void whether_and_why(void **state)
{
    (void)state;
    CHECK_ALL(valid_rows, SQL_OK);
}

static void parts(void **state)
{
    (void)state;
    CHECK_ALL(part_rows, SQL_OK);
}

static void origins(void **state)
{
    (void)state;
    CHECK_ALL(origin_rows, SQL_OK);
}

static void operations(void **state)
{
    (void)state;
    CHECK_ALL(operation_rows, SQL_OK);
}

static void hosts(void **state)
{
    char list[512];

    (void)state;
    snprintf(list, sizeof list, "%s/tests/fixtures/domains/suffixes.dat", root);
    sql_choose_suffixes(list);
    CHECK_ALL(host_rows, SQL_OK);
    sql_choose_suffixes(NULL);
}

/* A list that cannot be read is an error, whatever the text is; then another one is read. */
static void lists_of_suffixes(void **state)
{
    static const struct row no_list[] = {
        { "uri_public_suffix", { "a|", NULL, NULL },
          "public suffix list \"/no such\": No such file or directory" },
    };
    static const struct row other[] = {
        { "uri_subdomain", { "//a", NULL, NULL },
          "public suffix list \"/dev/null\": not a public suffix list" },
    };

    (void)state;
    sql_choose_suffixes("/no such");
    CHECK_ALL(no_list, SQL_ERROR);
    sql_choose_suffixes("/dev/null");
    CHECK_ALL(other, SQL_ERROR);
    hosts(state);
}

static void builds(void **state)
{
    (void)state;
    CHECK_ALL(build_rows, SQL_OK);
}

static void edits(void **state)
{
    (void)state;
    CHECK_ALL(edit_rows, SQL_OK);
}

static void lists(void **state)
{
    (void)state;
    CHECK_ALL(list_rows, SQL_OK);
}

static void log_lines(void **state)
{
    (void)state;
    CHECK_ALL(log_rows, SQL_OK);
}

/* ---- errors ---- */

#define RULES                                                                               \
    "URI-reference, URI, absolute-URI, relative-ref, authority, host, IPv6address,"         \
    " IPv4address, origin-form, absolute-form, authority-form, asterisk-form,"              \
    " request-target, Host"
#define STEPS "percent, case, dots, scheme, ipv6, syntax, all, none"
#define COMPONENTS "userinfo, reg-name, path, segment, query, fragment, form"
#define PARTS                                                                               \
    "scheme, userinfo, host, port, path, query, fragment, authority, user, password,"       \
    " segment:N, parameter-at:N, parameter:NAME"
#define FORMATS                                                                             \
    "common, combined, vhost, nginx, nginx:escape=json, nginx:escape=none, nginx-main, " \
    "ingress-nginx, combined-rest, common-rest, iis, cloudfront, elb, alb, haproxy, haproxy-https, nlb, s3, squid, lighttpd, varnish, " \
    "traefik, envoy, istio, morgan, morgan:plain, morgan:tiny, morgan:short, http.server, " \
    "uvicorn, gin, heroku, caddy, " \
    "traefik-json, envoy-json, pino, winston, gcp, cloudflare, nginx-json, json:KEY, " \
    "custom:DEFINITION"
#define TEN "0123456789"
#define SIXTY_FOUR TEN TEN TEN TEN TEN TEN "0123"

static const struct row unknown_rows[] = {
    { "uri_valid", { "a", "uri", NULL }, "unknown rule \"uri\"; the rules are: " RULES },
    { "uri_valid", { "a", "URI-", NULL }, "unknown rule \"URI-\"; the rules are: " RULES },
    { "uri_error_offset", { "a", "", NULL }, "unknown rule \"\"; the rules are: " RULES },
    { "uri_error", { "a", "host\\0", NULL },
      "unknown rule \"host\\x00\"; the rules are: " RULES },
    { "uri_normalize", { "a", "dots,x,y", NULL }, "unknown step \"x\"; the steps are: " STEPS },
    { "uri_normalize", { "a", "dots,", NULL }, "unknown step \"\"; the steps are: " STEPS },
    { "uri_normalize", { "a", "", NULL }, "unknown step \"\"; the steps are: " STEPS },
    { "uri_normalize", { "a", "dots, case", NULL },
      "unknown step \" case\"; the steps are: " STEPS },
    { "uri_equal", { "a", "b", "different" },
      "unknown rung \"different\"; the rungs are: string, syntax, scheme" },
    { "uri_encode", { "a", "host", NULL },
      "unknown component \"host\"; the components are: " COMPONENTS },
    { "uri_set", { "a", "segment", "b" }, "unknown part \"segment\"; the parts are: " PARTS },
    { "uri_set", { "a", "segment:", "b" }, "unknown part \"segment:\"; the parts are: " PARTS },
    { "uri_set", { "a", "segment:-", "b" }, "unknown part \"segment:-\"; the parts are: " PARTS },
    { "uri_set", { "a", "segment:+1", "b" },
      "unknown part \"segment:+1\"; the parts are: " PARTS },
    { "uri_set", { "a", "parameter", "b" }, "unknown part \"parameter\"; the parts are: " PARTS },
    { "uri_set", { "a", "query", "b", "no" },
      "unknown choice \"no\"; the choices are: null, keep, fail" },
    { "uri_remove", { "a", "query", "" },
      "unknown choice \"\"; the choices are: null, keep, fail" },
    /* refused edits that are to fail */
    { "uri_set", { "?q=1", "parameter:q", "a b", "fail" },
      "cannot set \"parameter:q\" to \"a b\": invalid character at offset 1 of the value" },
    { "uri_set", { "?q=1", "parameter:q", "ab&", "fail" },
      "cannot set \"parameter:q\" to \"ab&\": a delimiter here would end the part at offset 2"
      " of the value" },
    { "uri_set", { "?q=1", "parameter:a b", "c", "fail" },
      "cannot set \"parameter:a b\" to \"c\": invalid character at offset 1 of the name" },
    { "uri_set", { "/a", "segment:4", "c", "fail" },
      "cannot set \"segment:4\" to \"c\": index out of range" },
    { "uri_set", { "/a", "segment:-2", "c", "fail" },
      "cannot set \"segment:-2\" to \"c\": index out of range" },
    { "uri_set_decoded", { "a", "port", "80", "fail" },
      "cannot set \"port\" to \"80\": a host is required" },
    { "uri_remove", { "http://u@h/", "host", "fail" },
      "cannot remove \"host\": a host is required" },
    { "uri_remove", { "a\tb", "host", "fail" },
      "\"a\\tb\" is not a URI-reference: offset 1: unexpected \"\\t\" after \"a\"; expected"
      " \"#\", \"/\", \"?\", a pchar or the end" },
    { "uri_remove", { "a", "", NULL }, "unknown part \"\"; the parts are: " PARTS },
    { "uri_remove", { "a", "\t\n\r\\\x1b\x7f\xc3\xa4\"", NULL },
      "unknown part \"\\t\\n\\r\\\\\\x1b\\x7f\\xc3\\xa4\"\"; the parts are: " PARTS },
    { "uri_remove", { "a", "01234567~\x7f~~~~~~ \x1f~~~~~~~\\~~~~~~~~\x80", NULL },
      "unknown part \"01234567~\\x7f~~~~~~ \\x1f~~~~~~~\\\\~~~~~~~~\\x80\"; the parts are: "
      PARTS },
    { "uri_remove", { "a", SIXTY_FOUR, NULL },
      "unknown part \"" SIXTY_FOUR "\"; the parts are: " PARTS },
    { "uri_remove", { "a", SIXTY_FOUR "4", NULL },
      "unknown part \"" SIXTY_FOUR "...\"; the parts are: " PARTS },
    { "log_parse", { "a", "apache", NULL },
      "unknown log format \"apache\"; the log formats are: " FORMATS },
    { "log_parse", { "a", "", NULL }, "unknown log format \"\"; the log formats are: " FORMATS },
    { "log_parse", { "a", "w3c", NULL },
      "log format \"w3c\": its columns are named in lines of their own, which a single line"
      " lacks" },
    { "log_parse", { "a", "json:", NULL },
      "log format \"json:\": json:KEY requires the key of the request target, which must not be"
      " too long" },
    { "log_parse", { "a", "%h%u", NULL },
      "log format \"%h%u\": invalid at offset 2; expected directives or variables with a"
      " delimiter between them" },
    { "log_parse", { "a", "custom:$remote_addr$request", NULL },
      "log format \"$remote_addr$request\": invalid at offset 12; expected directives or"
      " variables with a delimiter between them" },
};

static void unknown_names(void **state)
{
    (void)state;
    CHECK_ALL(unknown_rows, SQL_ERROR);
}

/* Names of any bytes and lengths: each message is one line of printable US-ASCII, and ends. */
static void messages_of_any_name(void **state)
{
    static char name[ROOM];
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    struct ledger ledger = { 0, 0, 0, 0 };
    struct text text;
    unsigned i, k, n;
    size_t c;

    (void)state;
    memset(arguments, 0, sizeof arguments);
    for (i = 0; i < sql_n_functions; i++) {
        const struct sql_function *const f = &sql_functions[i];

        for (k = 0; k < f->n_arguments; k++) {
            if (f->argument[k].names == SQL_ANY)
                continue;
            for (n = 0; n < 700; n = n < 70 ? n + 1 : 10 * n) {
                memset(name, (int)(0xff - n % 256), n);
                arguments[k].s = name;
                arguments[k].n = n;
                assert_int_equal(call_once(f, arguments, f->n_arguments, n % 2, &ledger, &text),
                                 SQL_ERROR);
                for (c = 0; c < text.n; c++)
                    assert_in_range(text.s[c], 0x20, 0x7e);
                assert_true(text.n > 20 && text.n < 512);
            }
        }
    }
}

/* ---- the table ---- */

static void the_table(void **state)
{
    unsigned i, k;

    (void)state;
    assert_true(sql_n_functions > 30);
    assert_null(sql_function_named("uri_"));
    assert_null(sql_function_named(""));
    for (i = 0; i < sql_n_functions; i++) {
        const struct sql_function *const f = &sql_functions[i];

        print_message("# %s\n", f->name);
        assert_ptr_equal(sql_function_named(f->name), f);
        assert_true(f->n_required >= 1 && f->n_required <= f->n_arguments);
        assert_true(f->n_arguments <= SQL_MOST_ARGUMENTS);
        assert_true(f->n_columns <= SQL_MOST_COLUMNS);
        assert_int_equal(f->n_columns > 0, f->result == SQL_RECORD || f->result == SQL_ROWS);
        assert_int_equal(f->answer == NULL, f->result == SQL_ROWS);
        assert_int_equal(f->begin != NULL && f->next != NULL, f->result == SQL_ROWS);
        assert_true(strlen(f->comment) > 5 && f->cost > 0);
        for (k = 0; k < f->n_arguments; k++) {
            assert_non_null(f->argument[k].name);
            assert_true(f->argument[k].type == SQL_TEXT ||
                        (f->argument[k].type == SQL_INTEGER &&
                         f->argument[k].names == SQL_ANY));
        }
    }
    assert_true(URIC_HAZARDS <= SQL_MOST_TEXTS);
}

/* The columns of log_parse() are the library's fields. */
static void columns_of_logs(void **state)
{
    const struct sql_function *const f = sql_function_named("log_parse");
    char name[32];
    int i;

    (void)state;
    assert_int_equal(f->n_columns, URIC_LOG_FIELDS);
    for (i = 0; i < URIC_LOG_FIELDS; i++) {
        strcpy(name, uric_log_field_name(i));
        if (strchr(name, '-') != NULL)
            *strchr(name, '-') = '_';
        assert_string_equal(f->columns[i].name, name);
    }
}

/* Whether the answer's bytes are bytes of the argument. */
static bool lies_in(const struct sql_value *answer, const struct sql_value *argument)
{
    const uintptr_t at = (uintptr_t)answer->s, from = (uintptr_t)argument->s;

    return answer->n > 0 && at >= from && at - from < argument->n;
}

/* A function of one text whose answers are parts says so, and an engine may take the part. */
static void parts_are_what_the_table_says(void **state)
{
    static const char text[] = "a://b:c@d:1/e?f#g";
    const struct sql_value argument = { text, sizeof text - 1, 0, false, NULL, 0 };
    struct ledger ledger = { 0, 0, 0, 0 };
    unsigned i, parts_seen = 0;
    struct sql_value answer;
    struct sql_call call;
    struct uric u;

    (void)state;
    assert_int_equal(uric_parse(text, sizeof text - 1, &u), URIC_OK);
    for (i = 0; i < sql_n_functions; i++) {
        const struct sql_function *const f = &sql_functions[i];

        if (f->part < 0)
            continue;
        parts_seen |= 1u << f->part;
        assert_int_equal(sql_bind(&call, f, ledger_memory(&ledger), NULL, 1), SQL_OK);
        assert_int_equal(f->answer(&call, &argument, 1, &answer), SQL_OK);
        assert_ptr_equal(answer.s, text + u.part[f->part].begin);
        assert_int_equal(answer.n, u.part[f->part].end - u.part[f->part].begin);
        assert_true(lies_in(&answer, &argument));
        sql_unbind(&call);
    }
    assert_int_equal(parts_seen, (1 << URIC_PARTS) - 1);
    assert_int_equal(ledger.count, 0);
}

static bool is_slice(const char *function, const char *text, const char *other)
{
    const struct sql_function *const f = sql_function_named(function);
    const struct sql_value arguments[] = { { text, strlen(text), 0, false, NULL, 0 },
                                           { other, strlen(other), 0, false, NULL, 0 } };
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_value answer;
    struct sql_call call;
    bool result;

    assert_int_equal(sql_bind(&call, f, ledger_memory(&ledger), NULL, f->n_required), SQL_OK);
    assert_int_equal(f->answer(&call, arguments, f->n_required, &answer), SQL_OK);
    result = lies_in(&answer, &arguments[0]);
    sql_unbind(&call);
    return result;
}

static void slices(void **state)
{
    (void)state;
    assert_true(is_slice("uri_normalize", "http://h/", ""));
    assert_false(is_slice("uri_normalize", "HTTP://h/", ""));
    assert_true(is_slice("uri_decode", "a b", ""));
    assert_false(is_slice("uri_decode", "a%20", ""));
    assert_true(is_slice("uri_encode", "a-b", "segment"));
    assert_false(is_slice("uri_encode", "a b", "segment"));
    assert_true(is_slice("uri_query_value", "?a=b", "a"));
    assert_false(is_slice("uri_query_value", "?a=%62", "a"));
    assert_false(is_slice("uri_query_value", "?a=", "a")); /* empty: in none */
    assert_false(is_slice("uri_host_kind", "//h", ""));
}

/* ---- many rows by one call ---- */

static struct sql_value text_of(const char *s, size_t n)
{
    const struct sql_value value = { s, n, 0, false, NULL, 0 };

    return value;
}

static struct sql_value string(const char *s)
{
    return text_of(s, strlen(s));
}

/* A name that is not constant may be another one in each row. */
static void names_of_each_row(void **state)
{
    static const struct {
        const char *name, *answer;
    } rows[] = {
        { "segment", "'a%2Fb'" }, { "path", "'a/b'" }, { "form", "'a%2Fb'" },
        { "path", "'a/b'" },      { "host", NULL },    { "query", "'a/b'" }
    };
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_value arguments[2];
    struct sql_call call;
    struct text text;
    size_t i;

    (void)state;
    assert_int_equal(sql_bind(&call, sql_function_named("uri_encode"), ledger_memory(&ledger),
                              NULL, 2), SQL_OK);
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        arguments[0] = string("a/b");
        arguments[1] = string(rows[i].name);
        assert_int_equal(put_answer(&text, &call, arguments, 2),
                         rows[i].answer ? SQL_OK : SQL_ERROR);
        if (rows[i].answer != NULL)
            assert_string_equal(text.s, rows[i].answer);
    }
    sql_unbind(&call);
    assert_int_equal(ledger.live, 0);
}

/* Nor does the last format stay when another one follows, or one that is none. */
static void formats_of_each_row(void **state)
{
    static char longest[SQL_MOST_TEXTS * 100];
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_value arguments[2];
    struct sql_call call;
    struct text text;
    int i;

    (void)state;
    memset(longest, 'x', sizeof longest); /* longer than what is remembered */
    memcpy(longest, "%h %U%q", 5);
    assert_int_equal(sql_bind(&call, sql_function_named("log_parse"), ledger_memory(&ledger),
                              NULL, 2), SQL_OK);
    for (i = 0; i < 3; i++) {
        arguments[0] = string("h /u");
        arguments[1] = string("%h %U%q");
        assert_int_equal(put_answer(&text, &call, arguments, 2), SQL_OK);
        assert_string_equal(text.s, "(client='h' target='/u')");
        arguments[1] = i == 2 ? text_of(longest, sizeof longest) : string("%h %V");
        assert_int_equal(put_answer(&text, &call, arguments, 2), i == 2 ? SQL_ERROR : SQL_OK);
        if (i < 2)
            assert_string_equal(text.s, "(client='h' host='/u')");
        arguments[1] = string("nginx-");
        assert_int_equal(put_answer(&text, &call, arguments, 2), SQL_ERROR);
    }
    sql_unbind(&call);
    assert_int_equal(ledger.live, 0);
}

/* What was expected is remembered for a few states: in more states, again and again, the words are
 * those of the library. */
static void errors_of_each_row(void **state)
{
    static const enum uric_rule rules[] = { URIC_RULE_URI_REFERENCE, URIC_RULE_URI,
                                            URIC_RULE_HOST, URIC_RULE_HOST_FIELD,
                                            URIC_RULE_ORIGIN_FORM, URIC_RULE_IPV4ADDRESS };
    static const char *const texts[] = {
        " ",       "a b",     "a:b c",      "%",          "?%4",     "#a#",       "//h|",
        "//[",     "//[1:|",  "//[::1",     "//[v1",      "//[::1.", "//[::1.2.", "http://h:8a",
        "1.",      "1.2.3.4", "1.2.3.256.", "/a%zz",      "h:80/",   "a%4|",      "//h:80 /",
        "//[1::2", "/?a b",   "//[1:2:3:4", "//[::ffff:1"
    };
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_value arguments[2], answer;
    char seen[64][256];
    struct sql_call call;
    char words[512];
    const size_t n_rules = sizeof rules / sizeof *rules, n_texts = sizeof texts / sizeof *texts;
    size_t i, k, round, length, rows = 0, n_seen = 0;

    (void)state;
    assert_int_equal(sql_bind(&call, sql_function_named("uri_error"), ledger_memory(&ledger),
                              NULL, 2), SQL_OK);
    for (round = 0; round < 3; round++) {
        for (i = 0; i < n_texts * n_rules; i++) {
            /* each text by all rules, then each rule for all texts */
            const enum uric_rule rule = rules[round % 2 ? i / n_texts : i % n_rules];

            arguments[0] = string(texts[round % 2 ? i % n_texts : i / n_rules]);
            arguments[1] = string(uric_rule_name(rule));
            if (uric_explain(rule, arguments[0].s, arguments[0].n, words, sizeof words,
                             &length) != URIC_OK)
                continue;
            assert_int_equal(call.function->answer(&call, arguments, 2, &answer), SQL_OK);
            assert_true(answer.n > length && answer.is_ascii);
            assert_memory_equal(answer.s + answer.n - length - 2, "; ", 2);
            assert_memory_equal(answer.s + answer.n - length, words, length);
            rows++;
            for (k = 0; k < n_seen && strcmp(seen[k], words) != 0; k++)
                ;
            if (k == n_seen && n_seen < sizeof seen / sizeof *seen)
                snprintf(seen[n_seen++], sizeof *seen, "%s", words);
        }
    }
    assert_true(rows > 200 && n_seen > SQL_STATES);
    sql_unbind(&call);
    assert_int_equal(ledger.live, 0);
}

/* The rows of one text may be left for those of another. */
static void rows_begun_again(void **state)
{
    const struct sql_function *const f = sql_function_named("uri_query_pairs");
    const struct sql_value one = string("?a=1&b=2"), other = string("?c=%33&d");
    struct sql_value row[SQL_MOST_COLUMNS];
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_call call;
    struct text text;

    (void)state;
    assert_int_equal(sql_bind(&call, f, ledger_memory(&ledger), NULL, 1), SQL_OK);
    assert_int_equal(f->begin(&call, &one, 1), SQL_OK);
    assert_int_equal(f->next(&call, row), SQL_OK);
    assert_int_equal(put_answer(&text, &call, &other, 1), SQL_OK);
    assert_string_equal(text.s, "(n=1 key='c' value='3')(n=2 key='d')");
    assert_int_equal(f->next(&call, row), SQL_END);
    sql_unbind(&call);
    assert_int_equal(ledger.live, 0);
}

/* Each of many keys, which are in no order, is there twice: to compare each with each would take
 * minutes. */
static void a_query_of_many_keys(void **state)
{
    enum { KEYS = 200003, MOST = 40 };
    char *const s = malloc(2 * KEYS * MOST), *const wanted = malloc(2 * KEYS * MOST);
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_value argument, answer;
    size_t n = 0, n_wanted = 0;
    struct sql_call call;
    unsigned i, key = 0;

    (void)state;
    assert_true(s != NULL && wanted != NULL);
    s[n++] = '?';
    for (i = 0; i < 2 * KEYS; i++) {
        key = (key + 7919) % KEYS;
        n += (size_t)sprintf(s + n, "&%u=%u", key, i);
        if (i < KEYS)
            n_wanted += (size_t)sprintf(wanted + n_wanted, "%c\"%u\":[\"%u\",\"%u\"]",
                                        i == 0 ? '{' : ',', key, i, i + KEYS);
    }
    wanted[n_wanted++] = '}';
    argument = text_of(s, n);
    assert_int_equal(sql_bind(&call, sql_function_named("uri_query_json"), ledger_memory(&ledger),
                              NULL, 1), SQL_OK);
    assert_int_equal(call.function->answer(&call, &argument, 1, &answer), SQL_OK);
    assert_int_equal(answer.n, n_wanted);
    assert_memory_equal(answer.s, wanted, n_wanted);
    sql_unbind(&call);
    assert_int_equal(ledger.live, 0);
    free(s);
    free(wanted);
}

/* A buffer that grows with the rows is replaced few times. */
static void longer_and_longer(void **state)
{
    enum { LONGEST = 100000 };
    const struct sql_function *const f = sql_function_named("uri_decode");
    char *const s = calloc(1, LONGEST);
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_value argument, answer;
    struct sql_call call;
    size_t n;

    (void)state;
    assert_non_null(s);
    memcpy(s, "%41", 3);
    assert_int_equal(sql_bind(&call, f, ledger_memory(&ledger), NULL, 1), SQL_OK);
    for (n = 3; n < LONGEST; n += 7) {
        argument = text_of(s, n);
        assert_int_equal(f->answer(&call, &argument, 1, &answer), SQL_OK);
        assert_int_equal(answer.n, n - 2);
        assert_int_equal(answer.s[0], 'A');
    }
    assert_in_range(ledger.count, 5, 40);
    assert_true(ledger.most < 2 * LONGEST);
    sql_unbind(&call);
    assert_int_equal(ledger.live, 0);
    free(s);
}

/* ---- long texts ---- */

/* The room for a long encoded text is known only after a first try. */
static void a_long_encoded_text(void **state)
{
    enum { N = 100000 };
    const struct sql_function *const f = sql_function_named("uri_encode");
    struct sql_value arguments[2], answer;
    struct ledger ledger = { 0, 0, 0, 0 };
    char *const s = malloc(N);
    struct sql_call call;
    unsigned fails;

    (void)state;
    assert_non_null(s);
    memset(s, ' ', N);
    arguments[0] = text_of(s, N);
    arguments[1] = string("path");
    for (fails = 0; fails < 3; fails++) { /* the 1st is sql_bind()'s, the 2nd the room */
        ledger.count = 0;
        ledger.fails = fails == 1 ? 2 : 0;
        assert_int_equal(sql_bind(&call, f, ledger_memory(&ledger), NULL, 2), SQL_OK);
        assert_int_equal(f->answer(&call, arguments, 2, &answer),
                         fails == 1 ? SQL_NO_MEMORY : SQL_OK);
        if (fails != 1) {
            assert_int_equal(answer.n, 3 * N);
            assert_memory_equal(answer.s + 3 * N - 6, "%20%20", 6);
        }
        sql_unbind(&call);
        assert_int_equal(ledger.live, 0);
    }
    free(s);
}

/* In a time that is linear: a million segments would take hours if each were looked for from
 * the start. */
static void a_million_segments(void **state)
{
    enum { SEGMENTS = 1000000 };
    const struct sql_function *const f = sql_function_named("uri_path_segments");
    char *const s = malloc(4 * SEGMENTS);
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_value arguments[3], row[2];
    struct sql_call call;
    enum sql_status status;
    long i;

    (void)state;
    assert_non_null(s);
    for (i = 0; i < SEGMENTS; i++)
        memcpy(s + 4 * i, "/%41", 4);
    arguments[0] = text_of(s, 4 * SEGMENTS);
    assert_int_equal(sql_bind(&call, f, ledger_memory(&ledger), NULL, 1), SQL_OK);
    assert_int_equal(f->begin(&call, arguments, 1), SQL_OK);
    for (i = 0; (status = f->next(&call, row)) == SQL_OK; i++) {
        assert_int_equal(row[0].number, i + 1);
        assert_true(row[1].n == 1 && row[1].s[0] == 'A');
    }
    assert_int_equal(status, SQL_END);
    assert_int_equal(i, SEGMENTS);
    sql_unbind(&call);
    s[4 * SEGMENTS - 1] = '2';
    assert_int_equal(sql_bind(&call, sql_function_named("uri_path_segment"),
                              ledger_memory(&ledger), NULL, 2), SQL_OK);
    for (i = 0; i < 4; i++) {
        arguments[1].number = (i < 2 ? 1 : -1) * (SEGMENTS + (i % 2));
        assert_int_equal(call.function->answer(&call, arguments, 2, row), SQL_OK);
        assert_int_equal(row[0].is_null, i % 2);
        if (i % 2 == 0)
            assert_true(row[0].n == 1 && row[0].s[0] == (i == 0 ? 'B' : 'A'));
    }
    sql_unbind(&call);
    assert_int_equal(sql_bind(&call, sql_function_named("uri_set"), ledger_memory(&ledger),
                              NULL, 3), SQL_OK);
    arguments[1] = string("segment:-1000000");
    arguments[2] = string("x");
    assert_int_equal(call.function->answer(&call, arguments, 3, row), SQL_OK);
    assert_true(row[0].n == 4 * SEGMENTS - 2 && memcmp(row[0].s, "/x/%41", 6) == 0);
    sql_unbind(&call);
    assert_int_equal(ledger.live, 0);
    free(s);
}

/* Longer than any offset: NULL, or no rows. */
static void texts_that_are_too_long(void **state)
{
    const size_t n = (size_t)URIC_MAX_LENGTH + 1;
    static const char *const others[] = { "http://h/", "query", "1" };
    struct ledger ledger = { 0, 0, 0, 0 };
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    struct sql_call call;
    struct text text;
    char *far_away;
    unsigned i, k;

    (void)state;
    if (!FAR_TEXTS || SANITIZED || getenv("NO_FAR_TEXTS") != NULL || n == 0) {
        print_message("# skipped: texts of 2^32 bytes\n");
        skip();
    }
    far_away = far_text(n);
    assert_non_null(far_away);
    for (i = 0; i < sql_n_functions; i++) {
        const struct sql_function *const f = &sql_functions[i];

        if (strcmp(f->name, "uri_find") == 0 || strcmp(f->name, "log_parse") == 0 ||
            strcmp(f->name, "uri_decode") == 0 || strcmp(f->name, "uri_build") == 0)
            continue; /* take any length, and the last two copy it all */
        arguments[0] = text_of(far_away, n);
        for (k = 1; k < f->n_required; k++)
            arguments[k] = string(f->argument[k].names == SQL_COMPONENT ? "form" : others[k - 1]);
        if (f->n_arguments > 1 && f->argument[1].names == SQL_PART)
            arguments[1] = string("query");
        assert_int_equal(sql_bind(&call, f, ledger_memory(&ledger), NULL, f->n_required), SQL_OK);
        assert_int_equal(put_answer(&text, &call, arguments, f->n_required), SQL_OK);
        print_message("# %s: %s\n", f->name, text.s);
        if (strcmp(f->name, "uri_valid") == 0 || strcmp(f->name, "uri_agree") == 0)
            assert_string_equal(text.s, "false");
        else if (strcmp(f->name, "uri_error_offset") == 0)
            assert_string_equal(text.s, "4294967295");
        else if (strcmp(f->name, "uri_error") == 0)
            assert_string_equal(text.s, "'longer than 4294967295 bytes'");
        else
            assert_string_equal(text.s, f->result == SQL_ROWS ? "" : "NULL");
        sql_unbind(&call);
    }
    assert_true(ledger.live == 0 && ledger.most < 65536);
    far_end(far_away, n);
}

/* ---- fixtures ---- */

/* Calls the check with each line of a fixture that has quotes, split at them: the odd fields
 * are what is quoted. */
enum { FIELDS = 8 };

static unsigned each_line(const char *fixture, void (*check_line)(char *const *field))
{
    char path[512], line[1024], *field[FIELDS], *at;
    unsigned n = 0;
    FILE *stream;
    int i;

    snprintf(path, sizeof path, "%s/tests/fixtures/%s", root, fixture);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        for (i = 0, at = line; i < FIELDS; i++) {
            field[i] = at;
            at += strcspn(at, "\"");
            if (*at != '\0')
                *at++ = '\0';
        }
        check_line(field);
        n++;
    }
    fclose(stream);
    return n;
}

/* Answers a call with texts; NULL where there is no further one. */
static const char *answer_of(const char *function, const char *a, const char *b, const char *c)
{
    static struct text text[2];
    static int turn;
    const struct sql_function *const f = sql_function_named(function);
    const char *const strings[SQL_MOST_ARGUMENTS] = { a, b, c };
    struct sql_value arguments[SQL_MOST_ARGUMENTS];
    struct ledger ledger = { 0, 0, 0, 0 };
    unsigned n;

    turn = !turn;
    take_arguments(f, strings, arguments, &n);
    assert_int_equal(call_once(f, arguments, n, turn, &ledger, &text[turn]), SQL_OK);
    drop_arguments(f, arguments, n);
    return text[turn].s;
}

static void quoted(const char *text, char *to)
{
    sprintf(to, "'%s'", text);
}

static char base[256];

static void check_target(char *const *field)
{
    char wanted[1100];

    if (field[1][0] == '\0' && field[2][0] == '\0') { /* a base */
        strcpy(base, strrchr(field[0], ' ') ? strrchr(field[0], ' ') + 1 : field[0]);
        return;
    }
    quoted(field[3], wanted);
    if (strspn(field[2], " ") < strlen(field[2]))
        strcpy(wanted, "NULL"); /* why there is no target */
    print_message("# %s: %s\n", base, field[1]);
    assert_string_equal(answer_of("uri_resolve", base, field[1], NULL), wanted);
}

/* Only bases without flags: the others say what uri_resolve() does not do. */
static void check_strict_target(char *const *field)
{
    static bool strict;

    if (field[1][0] == '\0' && field[2][0] == '\0')
        strict = strncmp(field[0], "rfc3986 ", 8) == 0 && strchr(field[0] + 8, ' ') == NULL;
    if (strict)
        check_target(field);
}

static void targets(void **state)
{
    (void)state;
    assert_true(each_line("resolve/rfc3986.txt", check_strict_target) > 40);
}

static void check_origin(char *const *field)
{
    const char *const one = answer_of("uri_origin", field[1], NULL, NULL);
    const char *const other = answer_of("uri_origin", field[3], NULL, NULL);

    print_message("# %s %s\n", field[1], field[3]);
    assert_int_equal(strcmp(one, "NULL") != 0 && strcmp(one, other) == 0,
                     strstr(field[4], "same") != NULL);
}

static void same_origins(void **state)
{
    (void)state;
    assert_true(each_line("hosts/origin.txt", check_origin) > 40);
}

/* The command counts segments and parameters from 0. */
static void number_from_one(const char *part, char *to)
{
    const char *const colon = strchr(part, ':');

    if (colon == NULL || strncmp(part, "parameter:", 10) == 0)
        strcpy(to, part);
    else
        sprintf(to, "%.*s:%lu", (int)(colon - part), part, strtoul(colon + 1, NULL, 10) + 1);
}

/* "REFERENCE" PART="VALUE" "RESULT", or PART "RESULT"; or "refused" and why. */
static void check_edit(char *const *field)
{
    const char *const part_at = field[2] + strspn(field[2], " ");
    const size_t n = strcspn(part_at, " =");
    const bool sets = part_at[n] == '=';
    char part[256], counted[256], wanted[1100];

    sprintf(part, "%.*s", (int)n, part_at);
    number_from_one(part, counted);
    quoted(field[sets ? 5 : 3], wanted);
    if (strstr(field[sets ? 4 : 2], " refused ") != NULL)
        strcpy(wanted, "NULL");
    print_message("# %s %s %s\n", field[1], counted, wanted);
    assert_string_equal(sets ? answer_of("uri_set", field[1], counted, field[3])
                             : answer_of("uri_remove", field[1], counted, NULL),
                        wanted);
}

static void edited(void **state)
{
    (void)state;
    assert_true(each_line("operations/edit.txt", check_edit) > 100);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whether_and_why),
        cmocka_unit_test(parts),
        cmocka_unit_test(origins),
        cmocka_unit_test(hosts),
        cmocka_unit_test(lists_of_suffixes),
        cmocka_unit_test(operations),
        cmocka_unit_test(builds),
        cmocka_unit_test(edits),
        cmocka_unit_test(lists),
        cmocka_unit_test(log_lines),
        cmocka_unit_test(unknown_names),
        cmocka_unit_test(messages_of_any_name),
        cmocka_unit_test(the_table),
        cmocka_unit_test(columns_of_logs),
        cmocka_unit_test(parts_are_what_the_table_says),
        cmocka_unit_test(slices),
        cmocka_unit_test(names_of_each_row),
        cmocka_unit_test(formats_of_each_row),
        cmocka_unit_test(errors_of_each_row),
        cmocka_unit_test(rows_begun_again),
        cmocka_unit_test(a_query_of_many_keys),
        cmocka_unit_test(longer_and_longer),
        cmocka_unit_test(a_long_encoded_text),
        cmocka_unit_test(a_million_segments),
        cmocka_unit_test(texts_that_are_too_long),
        cmocka_unit_test(targets),
        cmocka_unit_test(same_origins),
        cmocka_unit_test(edited)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("SQL functions", tests, NULL, NULL);
}
