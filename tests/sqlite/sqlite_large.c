/* Calls with the longest text that SQLite has, 10^9 bytes, as TAP: the answer is exact, or
 * SQLite's error for what is longer.
 *
 *   sqlite_large EXTENSION */
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LONGEST = 1000000000 }; /* SQLITE_MAX_LENGTH by default */

static sqlite3 *db;
static char *text;
static int number, failed;

/* ---- texts ---- */

/* Repeats the period up to the longest length. */
static void fill(const char *period)
{
    const size_t n = strlen(period);
    size_t i, length = n < LONGEST ? n : LONGEST;

    memcpy(text, period, length);
    for (i = length; i < LONGEST; i += length) {
        length = i < LONGEST - i ? i : LONGEST - i;
        memcpy(text + i, text, length);
    }
}

static void put(size_t at, const char *s)
{
    memcpy(text + at, s, strlen(s));
}

/* ---- calls ---- */

static void result(bool good, const char *what)
{
    failed += !good;
    printf("%sok %d - %s\n", good ? "" : "not ", ++number, what);
    fflush(stdout);
}

static void note(const char *got)
{
    printf("# got %s\n", got);
}

/* Runs a statement whose ?1 is the text; its only value is to be expected, or be the message
 * of the error.  If expected is NULL, the value is to be the text itself. */
static void expect(const char *sql, const char *expected)
{
    sqlite3_stmt *statement = NULL;
    const char *got;
    bool good;
    int rc = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);

    if (rc == SQLITE_OK) {
        sqlite3_bind_text(statement, 1, text, LONGEST, SQLITE_STATIC);
        rc = sqlite3_step(statement);
    }
    got = rc == SQLITE_ROW ? (const char *)sqlite3_column_text(statement, 0) : sqlite3_errmsg(db);
    if (got == NULL)
        got = "NULL";
    if (expected != NULL)
        good = strcmp(got, expected) == 0;
    else
        good = rc == SQLITE_ROW && sqlite3_column_bytes(statement, 0) == LONGEST &&
               memcmp(got, text, LONGEST) == 0;
    if (!good && strlen(got) < 200)
        note(got);
    sqlite3_finalize(statement);
    result(good, sql);
}

static void test_paths(void)
{
    const char *const too_big = "string or blob too big";

    fill("a");
    expect("SELECT uri_path(?1)", NULL);
    expect("SELECT uri_normalize(?1)", NULL);
    expect("SELECT uri_encode(?1, 'segment')", NULL);
    expect("SELECT uri_decode(?1)", NULL);
    expect("SELECT uri_path_segment(?1, -1)", NULL);
    expect("SELECT segment FROM uri_path_segments(?1)", NULL);
    expect("SELECT path FROM uri_parse(?1)", NULL);
    expect("SELECT uri_parse(?1)", too_big);
    expect("SELECT uri_resolve('http://h/', ?1)", too_big);
    put(LONGEST - 1, " ");
    expect("SELECT uri_error_offset(?1)", "999999999");
    expect("SELECT uri_host(?1)", "NULL");
    expect("SELECT uri_encode(?1, 'segment')", too_big);
    fill("%");
    expect("SELECT uri_encode(?1, 'segment')", too_big);
    expect("SELECT uri_decode(?1)", "NULL");
    fill("%7E");
    put(LONGEST - 1, "a");
    expect("SELECT length(uri_decode(?1))", "333333334");
    expect("SELECT length(uri_normalize(?1))", "333333334");
}

static void test_rows(void)
{
    fill("a");
    put(0, "?b=");
    expect("SELECT length(value) FROM uri_query_pairs(?1) WHERE key = 'b'", "999999997");
    fill("x ");
    put(LONGEST - 12, " http://h/x ");
    expect("SELECT begin_offset FROM uri_find(?1)", "999999989");
    fill("&");
    put(0, "?");
    put(LONGEST - 2, "&z");
    expect("SELECT count(*) FROM uri_query_pairs(?1) WHERE key = 'z'", "1");
    fill("x");
    expect("SELECT uri_equal(?1, ?1 COLLATE NOCASE)", "1");
    expect("SELECT log_parse(?1)", "NULL");
    expect("SELECT uri_normalize('a', ?1)",
           "unknown step \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...\";"
           " the steps are: percent, case, dots, scheme, ipv6, syntax, all, none");
    expect("SELECT uri_host('//h')", "h"); /* the connection goes on */
}

int main(int argc, char **argv)
{
    const double memory = (double)sysconf(_SC_AVPHYS_PAGES) * (double)sysconf(_SC_PAGESIZE);
    char *error = NULL;

    if (argc != 2) {
        fprintf(stderr, "usage: sqlite_large EXTENSION\n");
        return 2;
    }
    text = memory < 5e9 ? NULL : malloc(LONGEST);
    if (text == NULL) {
        printf("ok 1 - texts of 10^9 bytes # SKIP it takes 5 GB of free memory\n1..1\n");
        return 0;
    }
    if (sqlite3_open(":memory:", &db) != SQLITE_OK ||
        sqlite3_enable_load_extension(db, 1) != SQLITE_OK ||
        sqlite3_load_extension(db, argv[1], NULL, &error) != SQLITE_OK) {
        printf("Bail out! %s\n", error ? error : "no connection");
        return 1;
    }
    test_paths();
    test_rows();
    result(sqlite3_close(db) == SQLITE_OK && sqlite3_memory_used() == 0, "nothing is left");
    free(text);
    printf("1..%d\n", number);
    return failed > 0;
}
