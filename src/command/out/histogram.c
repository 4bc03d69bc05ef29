/* Collects the bars of a histogram, and draws them with their names and scale, as wide as the
 * terminal allows. */
#include "command/out/histogram.h"

#include "command/memory.h"
#include "command/out/escape.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* ---- bars ---- */

struct bars {
    size_t width;     /* columns of a line */
    size_t of_counts; /* columns of the counts */
    size_t of_names;
    size_t of_bars;
    uint64_t longest; /* the count of a bar of that width */
    int blocks;       /* draw eighths of a column, in UTF-8 */
};

enum { USUAL_WIDTH = 80, LEAST_WIDTH = 20 };

static size_t terminal_width(void)
{
    const char *columns = getenv("COLUMNS");
    long width = columns ? strtol(columns, NULL, 10) : 0;
#ifdef TIOCGWINSZ
    struct winsize size;

    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        width = size.ws_col;
#endif
    if (width <= 0 || width > 10000)
        return USUAL_WIDTH;
    return width < LEAST_WIDTH ? LEAST_WIDTH : (size_t)width;
}

/* Whether the name of the locale says UTF-8. */
static int is_utf8(void)
{
    static const char *const names[] = { "LC_ALL", "LC_CTYPE", "LANG" };
    const char *value;
    int i;

    for (i = 0; i < 3; i++) {
        value = getenv(names[i]);
        if (value && *value)
            return strstr(value, "UTF-8") || strstr(value, "utf8") ||
                   strstr(value, "UTF8") || strstr(value, "utf-8");
    }
    return 0;
}

static size_t digits(uint64_t number)
{
    size_t n = 1;

    for (; number > 9; number /= 10)
        n++;
    return n;
}

/* Prepares bars for counts up to longest: as wide as the terminal on standard output, or 80
 * columns.  longest_name is the length of the longest name. */
static void begin_bars(struct bars *b, uint64_t longest, size_t longest_name)
{
    size_t left;

    b->width = terminal_width();
    b->longest = longest > 0 ? longest : 1;
    b->of_counts = digits(longest);
    b->blocks = is_utf8();
    left = b->width > b->of_counts + 4 ? b->width - b->of_counts - 4 : 0;
    b->of_names = longest_name < left / 2 ? longest_name : left / 2;
    b->of_bars = left - b->of_names;
}

static void put_many(struct sink *out, const char *s, size_t times)
{
    while (times-- > 0)
        sink_write(out, s, strlen(s));
}

static void put_name(const struct bars *b, struct sink *out, const char *name, size_t n)
{
    if (n > b->of_names) {
        const size_t dots = b->of_names < 2 ? b->of_names : 2;

        sink_write(out, name, b->of_names - dots);
        put_many(out, ".", dots);
    } else {
        sink_write(out, name, n);
        put_many(out, " ", b->of_names - n);
    }
}

/* Writes a line: the count, the name and the bar.  The name is escaped already; it is cut if
 * it is too long. */
static void put_bar(const struct bars *b, struct sink *out, uint64_t count, const char *name,
                    size_t n)
{
    static const char *const eighths[] = { "", "\xe2\x96\x8f", "\xe2\x96\x8e",
                                           "\xe2\x96\x8d", "\xe2\x96\x8c",
                                           "\xe2\x96\x8b", "\xe2\x96\x8a",
                                           "\xe2\x96\x89" };
    const double length = (double)b->of_bars * ((double)count / (double)b->longest);
    const size_t eighth = (size_t)(8 * length + 0.5);
    char number[24];
    int written = snprintf(number, sizeof number, "%*" PRIu64 "  ", (int)b->of_counts,
                           count);

    sink_write(out, number, (size_t)written);
    put_name(b, out, name, n);
    put_many(out, " ", 2);
    if (b->blocks) {
        put_many(out, "\xe2\x96\x88", eighth / 8);
        put_many(out, eighths[eighth % 8], 1);
    } else {
        put_many(out, "#", (size_t)(length + 0.5));
    }
    sink_byte(out, '\n');
}

/* ---- the histogram ---- */

enum {
    NAME_SIZE = 512, /* the most bytes of a name to keep */
    FIRST_SIZE = 50  /* bars to make room for at first */
};

struct histogram_bar {
    uint64_t count;
    size_t n;
    char name[NAME_SIZE];
};

static void add_text(struct histogram_bar *b, const char *s, size_t n)
{
    if (n > NAME_SIZE - b->n)
        n = NAME_SIZE - b->n;
    memcpy(b->name + b->n, s, n);
    b->n += n;
}

/* Escapes a value as in TSV, so that one byte is one column. */
static void add_name(struct histogram_bar *b, const struct value *v)
{
    char text[24];
    size_t n, i;

    if (v->kind == VALUE_UNDEFINED) {
        add_text(b, "\\N", 2);
    } else if (v->kind == VALUE_NUMBER) {
        n = (size_t)snprintf(text, sizeof text, "%" PRIu64, v->number);
        add_text(b, text, n);
    } else {
        for (i = 0; i < v->n && b->n < NAME_SIZE; i++)
            add_text(b, text, escape_byte((unsigned char)v->s[i], text));
    }
}

static struct histogram_bar *add_bar(struct histogram *h, uint64_t count)
{
    struct histogram_bar *b;

    if (h->n == h->size) {
        h->size = h->size * 2 + FIRST_SIZE;
        h->bar = memory_grown(h->bar, h->size * sizeof *h->bar);
    }
    b = &h->bar[h->n++];
    b->count = count;
    b->n = 0;
    return b;
}

void histogram_add(struct histogram *h, uint64_t count, const struct value *values,
                   size_t n)
{
    struct histogram_bar *const b = add_bar(h, count);
    size_t i;

    for (i = 0; i < n; i++) {
        if (i > 0)
            add_text(b, "  ", 2);
        add_name(b, &values[i]);
    }
}

void histogram_put(const struct histogram *h, struct sink *out)
{
    struct bars bars;
    uint64_t longest = 0;
    size_t name = 0, i;

    for (i = 0; i < h->n; i++) {
        longest = h->bar[i].count > longest ? h->bar[i].count : longest;
        name = h->bar[i].n > name ? h->bar[i].n : name;
    }
    begin_bars(&bars, longest, name);
    for (i = 0; i < h->n; i++)
        put_bar(&bars, out, h->bar[i].count, h->bar[i].name, h->bar[i].n);
}

void histogram_free(struct histogram *h)
{
    free(h->bar);
}
