/* Makes each allocation of a statement fail, one after the other, as TAP.
 *
 *   sqlite_memory EXTENSION
 *
 * The statement then either ends with "out of memory" or gives the right rows; the same
 * statement gives them when there is memory again; and when the connection is closed nothing
 * is left.  A constant name takes memory once in a statement, however many rows there are. */
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- memory that runs out ---- */

static long outstanding; /* allocations that were not freed */
static long taken;       /* allocations */
static long countdown;   /* of allocations until one fails; 0: none will */
static bool for_good;    /* all that follow fail, too */
static bool has_failed;

static bool fails(void)
{
    if (has_failed && for_good)
        return true;
    if (countdown == 0 || --countdown > 0)
        return false;
    has_failed = true;
    return true;
}

/* The size is in front of each block. */
enum { HEAD = 16 };

static void *take(int n)
{
    char *p;

    if (fails())
        return NULL;
    p = malloc((size_t)n + HEAD);
    if (p == NULL)
        return NULL;
    memcpy(p, &n, sizeof n);
    outstanding++;
    taken++;
    return p + HEAD;
}

static void give(void *p)
{
    outstanding--;
    free((char *)p - HEAD);
}

static int size_of(void *p)
{
    int n;

    memcpy(&n, (char *)p - HEAD, sizeof n);
    return n;
}

static void *resize(void *p, int n)
{
    char *larger;

    if (fails())
        return NULL;
    larger = realloc((char *)p - HEAD, (size_t)n + HEAD);
    if (larger == NULL)
        return NULL;
    memcpy(larger, &n, sizeof n);
    return larger + HEAD;
}

static int round_up(int n)
{
    return (n + 7) & ~7;
}

static int start(void *context)
{
    (void)context;
    return SQLITE_OK;
}

static void stop(void *context)
{
    (void)context;
}

static void fail_at(long number, bool then_always)
{
    countdown = number;
    for_good = then_always;
    has_failed = false;
}

/* ---- statements ---- */

static const char *const statements[] = {
    "SELECT uri_host('http://h/p'), uri_valid('a b'), uri_error('a b', 'URI')",
    "SELECT uri_host(url), uri_normalize(url), uri_equal(url, 'http://a/') FROM t",
    "SELECT uri_normalize(url, 'case,dots') FROM t", /* a name that is bound */
    "SELECT uri_normalize(url, steps) FROM t",       /* a name that is not */
    "SELECT uri_resolve('http://a/b/c', url), uri_resolve(url, '../x') FROM t",
    "SELECT uri_encode(url, 'segment'), uri_decode(url) FROM t",
    "SELECT uri_query_value(url, 'x'), uri_set(url, 'host', 'g') FROM t",
    "SELECT uri_parse(url), uri_hazards(url) FROM t",
    "SELECT json_extract(uri_parse(url), '$.host') FROM t",
    "SELECT log_parse(line), log_parse(line, 'common') FROM logs",
    "SELECT log_parse(line, '%h %l %u [%t] \"%r\" %>s %b') FROM logs",
    "SELECT l.* FROM logs, log_parse(line) l",
    "SELECT l.* FROM logs, log_parse(line, 'common') l WHERE method = 'GET'",
    "SELECT url, host FROM t LEFT JOIN uri_parse(url)",
    "SELECT q.* FROM t, uri_query_pairs(url) q",
    "SELECT q.* FROM t, uri_query_pairs(url) q WHERE key = 'x' AND n = 1",
    "SELECT s.* FROM t, uri_path_segments(url) s ORDER BY n",
    "SELECT f.* FROM logs, uri_find(line) f",
    "SELECT uri FROM uri_find('<http://a.exam' || char(10) || 'ple/> http://b.example/')",
    "SELECT url FROM t WHERE uri_host(url) = 'a'", /* by the index */
    "SELECT count(*) FROM t WHERE uri_host(x'687474703a2f2f682f') = 'h'",
    "SELECT length(uri_encode(hex(zeroblob(4000)), 'form'))",
};
enum { STATEMENTS = sizeof statements / sizeof *statements };

static const char *const errors[] = {
    "SELECT uri_normalize(url, 'x') FROM t",
    "SELECT * FROM log_parse('', 'x')",
    "SELECT * FROM uri_find",
};
enum { ERRORS = sizeof errors / sizeof *errors };

static const char tables[] =
    "CREATE TABLE t(url, steps);"
    "INSERT INTO t VALUES('HTTP://u:p@a/x/../y?x=%41&y=2&x#f', 'case'), ('a b', 'dots'),"
    " (NULL, 'all'), ('http://b/%2e/p?x', 'scheme'), ('//[::1]:8080/?%ff', 'none');"
    "CREATE TABLE logs(line);"
    "INSERT INTO logs VALUES('127.0.0.1 - - [10/Oct/2000:13:55:36 -0700]"
    " \"GET /a?b HTTP/1.0\" 200 2326 \"http://r.example/\" \"m \"\"'), ('x'),"
    " ('127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] \"GET /a?b HTTP/1.0\" 200 2326');"
    "CREATE INDEX hosts ON t(uri_host(url));";

/* Runs a statement; its rows as text, to be freed. */
static int run(sqlite3 *db, const char *sql, char **rows)
{
    sqlite3_str *const out = sqlite3_str_new(NULL);
    sqlite3_stmt *statement = NULL;
    int rc = sqlite3_prepare_v2(db, sql, -1, &statement, NULL), i;

    while (rc == SQLITE_OK && (rc = sqlite3_step(statement)) == SQLITE_ROW) {
        for (i = 0; i < sqlite3_column_count(statement); i++) {
            const unsigned char *const text = sqlite3_column_text(statement, i);

            if (text == NULL && sqlite3_column_type(statement, i) != SQLITE_NULL) {
                rc = SQLITE_NOMEM;
                break;
            }
            sqlite3_str_appendf(out, "%s|", text ? (const char *)text : "NULL");
        }
        if (rc != SQLITE_NOMEM)
            rc = SQLITE_OK;
    }
    sqlite3_finalize(statement);
    if (sqlite3_str_errcode(out) != SQLITE_OK)
        rc = SQLITE_NOMEM;
    *rows = sqlite3_str_finish(out);
    return rc;
}

/* ---- the tests ---- */

static const char *extension;
static int number, failed;

static void result(bool good, const char *what)
{
    failed += !good;
    printf("%sok %d - %s\n", good ? "" : "not ", ++number, what);
    fflush(stdout);
}

static sqlite3 *connection(void)
{
    sqlite3 *db = NULL;
    char *error = NULL;

    if (sqlite3_open(":memory:", &db) != SQLITE_OK ||
        sqlite3_enable_load_extension(db, 1) != SQLITE_OK ||
        sqlite3_load_extension(db, extension, NULL, &error) != SQLITE_OK ||
        sqlite3_exec(db, tables, NULL, NULL, &error) != SQLITE_OK) {
        printf("Bail out! %s\n", error ? error : "no connection");
        exit(1);
    }
    return db;
}

static bool same(const char *a, const char *b)
{
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

/* Fails each allocation of the statement; returns how many there are, or -1. */
static long fail_each(sqlite3 *db, const char *sql, bool then_always)
{
    char *expected, *rows;
    const int ends = run(db, sql, &expected);
    long i;
    bool good = true, is_over = false;

    for (i = 1; good && !is_over; i++) {
        int rc;

        fail_at(i, then_always);
        rc = run(db, sql, &rows);
        is_over = !has_failed;
        fail_at(0, false);
        good = rc == SQLITE_NOMEM || (rc == ends && same(rows, expected));
        if (!good)
            printf("# allocation %ld: %d, %s\n", i, rc, rows ? rows : "NULL");
        sqlite3_free(rows);
        rc = run(db, sql, &rows); /* with memory again */
        if (rc != ends || !same(rows, expected)) {
            printf("# after allocation %ld: %d, %s\n", i, rc, rows ? rows : "NULL");
            good = false;
        }
        sqlite3_free(rows);
    }
    sqlite3_free(expected);
    return good ? i - 2 : -1;
}

static void test_statement(const char *sql, int ends)
{
    const long before = outstanding;
    sqlite3 *const db = connection();
    char what[300], *rows;
    long once, always;
    bool good = run(db, sql, &rows) == ends;

    sqlite3_free(rows);
    once = fail_each(db, sql, false);
    always = fail_each(db, sql, true);
    good = good && once > 0 && always > 0;
    good = sqlite3_close(db) == SQLITE_OK && good;
    if (outstanding != before)
        printf("# %ld allocations are not freed\n", outstanding - before);
    snprintf(what, sizeof what, "%.200s: %ld allocations fail", sql, once);
    result(good && outstanding == before, what);
}

/* The allocations of a query over that many rows. */
static long taken_by(sqlite3 *db, int n_rows)
{
    char sql[200], *rows;
    long before;

    snprintf(sql, sizeof sql,
             "SELECT count(*) FROM many WHERE id <= %d AND uri_valid(url, 'absolute-URI')", n_rows);
    before = taken;
    if (run(db, sql, &rows) != SQLITE_DONE)
        return -n_rows;
    sqlite3_free(rows);
    return taken - before;
}

static void test_constant(void)
{
    sqlite3 *const db = connection();
    long few, many;

    sqlite3_exec(db,
                 "CREATE TABLE many(id INTEGER PRIMARY KEY, url);"
                 "WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
                 "INSERT INTO many SELECT i, 'http://h/' || i FROM n",
                 NULL, NULL, NULL);
    taken_by(db, 3000); /* reads the pages */
    few = taken_by(db, 3);
    many = taken_by(db, 3000);
    if (few != many)
        printf("# %ld allocations for 3 rows, %ld for 3000\n", few, many);
    sqlite3_close(db);
    result(few > 0 && few == many, "a constant name is looked up once");
}

/* The extension's own entry point. */
static void test_loading(void)
{
    const long before = outstanding;
    bool good = true, is_over = false;
    char what[100];
    long i;

    for (i = 1; good && !is_over; i++) {
        sqlite3 *db = NULL;
        char *error = NULL;
        int rc;

        sqlite3_open(":memory:", &db);
        sqlite3_enable_load_extension(db, 1);
        fail_at(i, false);
        rc = sqlite3_load_extension(db, extension, NULL, &error);
        is_over = !has_failed;
        fail_at(0, false);
        sqlite3_free(error);
        good = is_over ? rc == SQLITE_OK : rc == SQLITE_OK || rc == SQLITE_ERROR ||
                                               rc == SQLITE_NOMEM;
        good = sqlite3_close(db) == SQLITE_OK && outstanding == before && good;
    }
    snprintf(what, sizeof what, "to load the extension: %ld allocations fail", i - 2);
    result(good && i > 40, what);
}

int main(int argc, char **argv)
{
    static const sqlite3_mem_methods methods = { take,     give,  resize, size_of,
                                                 round_up, start, stop,   NULL };
    int i;

    if (argc != 2) {
        fprintf(stderr, "usage: sqlite_memory EXTENSION\n");
        return 2;
    }
    extension = argv[1];
    if (sqlite3_config(SQLITE_CONFIG_MALLOC, &methods) != SQLITE_OK ||
        sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0) != SQLITE_OK)
        return 2;
    sqlite3_close(connection()); /* what SQLite keeps for good */
    test_loading();
    test_constant();
    for (i = 0; i < STATEMENTS; i++)
        test_statement(statements[i], SQLITE_DONE);
    for (i = 0; i < ERRORS; i++)
        test_statement(errors[i], SQLITE_ERROR);
    printf("1..%d\n", number);
    return failed > 0;
}
