/* uric_arrow between two calls of DuckDB, which implements Arrow's C data interface on its own:
 * DuckDB's arrays of text go in, and DuckDB reads the struct array that comes out.  Prints TAP.
 *
 *   arrow_duckdb LIBRARY FILE      DuckDB's shared library; a file of references, one a line */
#include "uric_arrow.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 8192, LINE = 4096 };

/* ---- the part of DuckDB's C API that is used here ---- */

struct result {
    uint64_t private_counts[3];
    void *private_pointers[3];
};

static struct {
    int (*open)(const char *, void **);
    int (*connect)(void *, void **);
    int (*query)(void *, const char *, struct result *);
    const char *(*result_error)(struct result *);
    void (*destroy_result)(struct result *);
    uint64_t (*row_count)(struct result *);
    char *(*value_varchar)(struct result *, uint64_t, uint64_t);
    void (*free)(void *);
    int (*appender_create)(void *, const char *, const char *, void **);
    int (*append_varchar_length)(void *, const char *, uint64_t);
    int (*append_null)(void *);
    int (*appender_end_row)(void *);
    int (*appender_destroy)(void **);
    int (*query_arrow)(void *, const char *, void **);
    int (*query_arrow_schema)(void *, void **);
    int (*query_arrow_array)(void *, void **);
    void (*destroy_arrow)(void **);
    int (*arrow_array_scan)(void *, const char *, void *, void *, void **);
    void (*destroy_arrow_stream)(void **);
    void (*disconnect)(void **);
    void (*close)(void **);
} duckdb;

static void *connection;

static void fail(const char *what, const char *why)
{
    printf("Bail out! %s: %s\n", what, why ? why : "failed");
    exit(1);
}

/* A function pointer cannot be converted from a void * in ISO C. */
static void find(void *library, const char *name, void *function)
{
    void *const found = dlsym(library, name);

    if (found == NULL)
        fail(name, "not in the library");
    memcpy(function, &found, sizeof found);
}

static void load(const char *name)
{
    void *const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);

    if (library == NULL)
        fail(name, dlerror());
#define FIND(function) find(library, "duckdb_" #function, &duckdb.function)
    FIND(open);
    FIND(connect);
    FIND(query);
    FIND(result_error);
    FIND(destroy_result);
    FIND(row_count);
    FIND(value_varchar);
    FIND(free);
    FIND(appender_create);
    FIND(append_varchar_length);
    FIND(append_null);
    FIND(appender_end_row);
    FIND(appender_destroy);
    FIND(query_arrow);
    FIND(query_arrow_schema);
    FIND(query_arrow_array);
    FIND(destroy_arrow);
    FIND(arrow_array_scan);
    FIND(destroy_arrow_stream);
    FIND(disconnect);
    FIND(close);
#undef FIND
}

static struct result ask(const char *sql)
{
    struct result result;

    memset(&result, 0, sizeof result);
    if (duckdb.query(connection, sql, &result) != 0)
        fail(sql, duckdb.result_error(&result));
    return result;
}

static void run(const char *sql)
{
    struct result result = ask(sql);

    duckdb.destroy_result(&result);
}

/* ---- the references ---- */

static struct {
    char *s[ROOM]; /* NULL: null */
    size_t n[ROOM], count;
} rows;

static void add(const char *s)
{
    const size_t i = rows.count++;

    if (i == ROOM)
        fail("the file", "too many lines");
    rows.n[i] = s ? strlen(s) : 0;
    rows.s[i] = s ? malloc(rows.n[i] + 1) : NULL;
    if (s)
        memcpy(rows.s[i], s, rows.n[i] + 1);
}

static void read_file(const char *name)
{
    static const char *const more[] = { "", "a b", NULL, "//h:", "//[::1]:80?", "%4",
                                        "x:\xc3\xa9", "//h:70000", "a:b" };
    FILE *const file = fopen(name, "r");
    char line[LINE];
    size_t i, k;

    if (file == NULL)
        fail(name, "cannot be read");
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        add(line);
    }
    fclose(file);
    for (k = 0; k < 300; k++) { /* more than one of DuckDB's vectors */
        for (i = 0; i < sizeof more / sizeof *more; i++)
            add(more[i]);
    }
}

static void fill_table(void)
{
    void *appender = NULL;
    size_t i;

    run("CREATE TABLE urls (url VARCHAR)");
    if (duckdb.appender_create(connection, NULL, "urls", &appender) != 0)
        fail("appender", NULL);
    for (i = 0; i < rows.count; i++) {
        if (rows.s[i])
            duckdb.append_varchar_length(appender, rows.s[i], rows.n[i]);
        else
            duckdb.append_null(appender);
        if (duckdb.appender_end_row(appender) != 0)
            fail("appender", "a row");
    }
    if (duckdb.appender_destroy(&appender) != 0)
        fail("appender", "the end");
}

/* ---- what DuckDB should read ---- */

static unsigned long differences;

static void compare(size_t row, const char *column, const char *got, const char *want, size_t n)
{
    if (want == NULL ? got == NULL : got && strlen(got) == n && memcmp(got, want, n) == 0)
        return;
    if (differences++ < 10)
        printf("# %s of \"%s\": %s, not %.*s\n", column, rows.s[row] ? rows.s[row] : "(null)",
               got ? got : "(null)", want ? (int)n : 6, want ? want : "(null)");
}

static void compare_span(size_t row, const char *column, const char *got, bool defined,
                         uric_span at)
{
    compare(row, column, got, defined ? rows.s[row] + at.begin : NULL, at.end - at.begin);
}

static void compare_name(size_t row, const char *column, const char *got, const char *want)
{
    compare(row, column, got, want, want ? strlen(want) : 0);
}

static void compare_number(size_t row, const char *column, const char *got, bool defined,
                           uint64_t number)
{
    char digits[24];

    snprintf(digits, sizeof digits, "%" PRIu64, number);
    compare_name(row, column, got, defined ? digits : NULL);
}

/* The columns of an invalid reference, or of null. */
static void compare_none(size_t row, char *const got[URIC_ARROW_COLUMNS], const struct uric *u)
{
    static const char *const parts[URIC_PARTS] = { "scheme", "userinfo", "host", "port",
                                                   "path", "query", "fragment" };
    int i;

    for (i = 0; i < 13; i++)
        compare_name(row, "an undefined column", got[i], NULL);
    compare_number(row, "error", got[13], u != NULL, u ? u->error_offset : 0);
    compare_name(row, "error-part", got[14], u ? parts[u->error_part] : NULL);
}

static void compare_row(size_t row, char *const got[URIC_ARROW_COLUMNS])
{
    struct uric_ref ref;
    struct uric u;
    uric_span at = { 0, 0 };
    uint16_t port;
    bool defined;
    int i;

    if (rows.s[row] == NULL || uric_parse(rows.s[row], rows.n[row], &u) != URIC_OK) {
        compare_none(row, got, rows.s[row] ? &u : NULL);
        return;
    }
    ref = uric_bind(rows.s[row], &u);
    for (i = 0; i < URIC_PARTS; i++)
        compare_span(row, "a component", got[i], uric_has(&u, (enum uric_part)i), u.part[i]);
    compare_span(row, "authority", got[7], uric_has(&u, URIC_HOST), uric_authority(&u));
    defined = uric_user(ref, &at);
    compare_span(row, "user", got[8], defined, at);
    defined = uric_password(ref, &at);
    compare_span(row, "password", got[9], defined, at);
    compare_name(row, "host-kind", got[10], uric_host_kind_name(u.host_kind));
    compare_name(row, "path-kind", got[11], uric_path_kind_name(u.path_kind));
    defined = uric_port_number(ref, &port) == URIC_PORT_NUMBER;
    compare_number(row, "port-number", got[12], defined, port);
    compare_name(row, "error", got[13], NULL);
    compare_name(row, "error-part", got[14], NULL);
}

/* ---- from DuckDB and back ---- */

/* A table of one column, the struct array: so its nulls are a column's. */
static void read_back(struct ArrowArray *array, struct ArrowSchema *type, size_t first)
{
    static const char sql[] =
        "SELECT u.scheme, u.userinfo, u.host, u.port, u.path, u.query, u.fragment, u.authority, "
        "u.user, u.password, u.\"host-kind\", u.\"path-kind\", u.\"port-number\", u.error, "
        "u.\"error-part\", u IS NULL FROM parts";
    const void *buffers[1] = { NULL };
    struct ArrowArray *children[1] = { array };
    struct ArrowSchema *types[1] = { type };
    struct ArrowArray table;
    struct ArrowSchema table_type;
    struct result result;
    void *stream = NULL;
    uint64_t i, n;
    int k;

    memset(&table, 0, sizeof table);
    memset(&table_type, 0, sizeof table_type);
    table.length = array->length;
    table.n_buffers = 1;
    table.n_children = table_type.n_children = 1;
    table.buffers = buffers;
    table.children = children;
    table_type.format = "+s";
    table_type.name = "";
    table_type.children = types;
    type->name = "u";
    /* DuckDB releases neither: who owns the children releases them */
    if (duckdb.arrow_array_scan(connection, "parts", &table_type, &table, &stream) != 0)
        fail("duckdb_arrow_array_scan", NULL);
    result = ask(sql);
    n = duckdb.row_count(&result);
    if ((int64_t)n != array->length)
        fail("rows", "not as many as there should be");
    for (i = 0; i < n; i++) {
        char *got[URIC_ARROW_COLUMNS + 1];

        for (k = 0; k <= URIC_ARROW_COLUMNS; k++)
            got[k] = duckdb.value_varchar(&result, (uint64_t)k, i);
        compare_row(first + i, got);
        compare_name(first + i, "IS NULL", got[URIC_ARROW_COLUMNS],
                     rows.s[first + i] ? "false" : "true");
        for (k = 0; k <= URIC_ARROW_COLUMNS; k++)
            duckdb.free(got[k]);
    }
    duckdb.destroy_result(&result);
    duckdb.destroy_arrow_stream(&stream);
    run("DROP VIEW parts");
}

/* Parses a batch: one of DuckDB's arrays.  Returns its number of rows. */
static size_t parse_batch(struct ArrowArray *batch, const struct ArrowSchema *type, int copies,
                          const char *format, size_t first)
{
    struct uric_arrow_request how;
    struct ArrowArray out, column = *batch->children[0];
    struct ArrowSchema out_type;
    enum uric_arrow_status status;

    batch->children[0]->release = NULL; /* moved */
    batch->release(batch);
    memset(&how, 0, sizeof how);
    how.rule = URIC_RULE_URI_REFERENCE;
    how.columns = (1u << URIC_ARROW_COLUMNS) - 1;
    how.copies = copies != 0;
    how.allocate = malloc;
    how.release = free;
    if (strcmp(type->children[0]->format, format) != 0)
        fail("the type of DuckDB's array", type->children[0]->format);
    status = uric_arrow_parse(&how, &column, type->children[0], &out, &out_type);
    if (status != URIC_ARROW_OK)
        fail("uric_arrow_parse", "an error");
    if (copies)
        column.release(&column);
    read_back(&out, &out_type, first);
    first += (size_t)out.length;
    if (out.release)
        out.release(&out);
    if (out_type.release)
        out_type.release(&out_type);
    return first;
}

static void round_trip(const char *settings, const char *format, int copies)
{
    static int number;
    struct ArrowSchema type;
    void *result = NULL, *to = &type;
    size_t first = 0;
    unsigned batches = 0;

    differences = 0;
    run(settings);
    if (duckdb.query_arrow(connection, "SELECT url FROM urls ORDER BY rowid", &result) != 0)
        fail("duckdb_query_arrow", NULL);
    memset(&type, 0, sizeof type);
    if (duckdb.query_arrow_schema(result, &to) != 0)
        fail("duckdb_query_arrow_schema", NULL);
    for (;;) {
        struct ArrowArray batch;

        memset(&batch, 0, sizeof batch);
        to = &batch;
        if (duckdb.query_arrow_array(result, &to) != 0 || batch.release == NULL)
            break;
        first = parse_batch(&batch, &type, copies, format, first);
        batches++;
    }
    type.release(&type);
    duckdb.destroy_arrow(&result);
    printf("%sok %d - %s, %s: %zu rows of DuckDB's %s in %u arrays\n",
           differences == 0 && first == rows.count && batches > 1 ? "" : "not ", ++number,
           format, copies ? "copies" : "views", first, format, batches);
}

int main(int argc, char **argv)
{
    void *database = NULL;
    size_t i;
    int copies;

    setvbuf(stdout, NULL, _IOLBF, 0);
    if (argc != 3)
        return 2;
    load(argv[1]);
    read_file(argv[2]);
    if (duckdb.open(NULL, &database) != 0 || duckdb.connect(database, &connection) != 0)
        fail("duckdb_open", NULL);
    run("SET threads = 2");
    fill_table();
    printf("1..6\n");
    for (copies = 0; copies < 2; copies++) {
        round_trip("SET produce_arrow_string_view = false; SET arrow_large_buffer_size = false",
                   "u", copies);
        round_trip("SET arrow_large_buffer_size = true", "U", copies);
        round_trip("SET arrow_large_buffer_size = false; SET produce_arrow_string_view = true; "
                   "SET arrow_output_version = '1.4'",
                   "vu", copies);
    }
    duckdb.disconnect(&connection);
    duckdb.close(&database);
    for (i = 0; i < rows.count; i++)
        free(rows.s[i]);
    return 0;
}
