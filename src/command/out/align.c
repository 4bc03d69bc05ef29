/* Aligns rows: reads them as TSV just before they are written, when they are in order. */
#include "command/out/align.h"

#include "command/io/sink.h"
#include "command/memory.h"
#include "command/out/utf8.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Rows that decide the widths; the widest value that a column is padded for; spaces between
 * columns. */
enum { LOOK_AHEAD = 100, WIDEST = 48, GAP = 2 };

struct column {
    size_t width;
    int numbers; /* among the first rows is a number, and */
    int texts;   /* something else */
};

/* Only the thread that writes uses it. */
static struct {
    const char *const *names;
    size_t n;
    struct column *columns;
    int begun;    /* the header is written */
    size_t at;    /* the column of the next byte */
    size_t shown; /* the width of the part of its value that is written */
    int in_value; /* a part of its value is written */
    char buffer[4096];
    struct sink out;
} table;

/* An integer or a decimal fraction. */
static int is_number(const char *s, size_t n)
{
    size_t i = n > 0 && s[0] == '-', digits = 0, points = 0;

    for (; i < n; i++) {
        if (s[i] >= '0' && s[i] <= '9')
            digits++;
        else if (s[i] != '.' || ++points > 1)
            return 0;
    }
    return digits > 0;
}

static int is_undefined(const char *s, size_t n)
{
    return n == 0 || (n == 1 && s[0] == '-') || (n == 2 && memcmp(s, "\\N", 2) == 0);
}

static size_t value_length(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && s[i] != '\t' && s[i] != '\n')
        i++;
    return i;
}

static void widen(struct column *c, size_t width)
{
    if (width > c->width && width <= WIDEST)
        c->width = width;
}

static void note(struct column *c, const char *s, size_t n)
{
    widen(c, text_width(s, n));
    if (is_number(s, n))
        c->numbers = 1;
    else if (!is_undefined(s, n))
        c->texts = 1;
}

static void look_ahead(const char *s, size_t n)
{
    size_t rows = 0, column = 0;

    while (n > 0 && rows < LOOK_AHEAD) {
        const size_t length = value_length(s, n);
        const size_t taken = length < n ? length + 1 : length;

        note(&table.columns[column], s, length);
        if (length < n && s[length] == '\n') {
            rows++;
            column = 0;
        } else if (column + 1 < table.n) {
            column++;
        }
        s += taken;
        n -= taken;
    }
}

static void put_spaces(size_t n)
{
    while (n-- > 0)
        sink_byte(&table.out, ' ');
}

static int aligns_right(const struct column *c)
{
    return c->numbers && !c->texts;
}

/* A value, or the last part of one. */
static void put_value(const char *s, size_t n)
{
    struct column *const c = &table.columns[table.at];
    const size_t width = table.shown + text_width(s, n);
    const size_t padding = width < c->width ? c->width - width : 0;
    const int right = aligns_right(c) && !table.in_value;

    widen(c, width);
    if (right)
        put_spaces(padding);
    sink_write(&table.out, s, n);
    if (table.at + 1 < table.n)
        put_spaces(GAP + (right ? 0 : padding));
    table.shown = 0;
    table.in_value = 0;
}

static void put_part(const char *s, size_t n)
{
    if (n == 0)
        return;
    sink_write(&table.out, s, n);
    table.shown = memory_sum(table.shown, text_width(s, n));
    table.in_value = 1;
}

static void put_rows(const char *s, size_t n)
{
    while (n > 0) {
        const size_t length = value_length(s, n);

        if (length == n) {
            put_part(s, n);
            return;
        }
        put_value(s, length);
        if (s[length] == '\n') {
            sink_byte(&table.out, '\n');
            table.at = 0;
        } else if (table.at + 1 < table.n) {
            table.at++;
        }
        s += length + 1;
        n -= length + 1;
    }
}

static void put_header(void)
{
    size_t i;

    for (i = 0; i < table.n; i++) {
        table.at = i;
        put_value(table.names[i], strlen(table.names[i]));
    }
    sink_byte(&table.out, '\n');
    table.at = 0;
    table.begun = 1;
}

static int write_aligned(const char *s, size_t n)
{
    if (n == 0)
        return 0;
    if (!table.begun) {
        look_ahead(s, n);
        put_header();
    }
    put_rows(s, n);
    sink_flush(&table.out);
    return table.out.failed;
}

void align_begin(const char *const *names, size_t n)
{
    size_t i;

    memset(&table, 0, sizeof table);
    table.names = names;
    table.n = n;
    table.columns = memory_of(memory_product(n, sizeof *table.columns));
    memset(table.columns, 0, n * sizeof *table.columns);
    for (i = 0; i < n; i++)
        widen(&table.columns[i], text_width(names[i], strlen(names[i])));
    table.out.fd = STDOUT_FILENO;
    table.out.direct = 1;
    table.out.buffer = table.buffer;
    table.out.size = sizeof table.buffer;
    sink_divert(STDOUT_FILENO, write_aligned);
}

int align_end(void)
{
    int failed;

    if (!table.begun)
        put_header();
    sink_flush(&table.out);
    failed = table.out.failed;
    sink_divert(-1, NULL);
    free(table.columns);
    table.columns = NULL;
    return failed;
}
