/* Draws the bars of a histogram, as wide as the terminal allows. */
#include "command/out/bars.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

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

void bars_begin(struct bars *b, uint64_t longest, size_t longest_name)
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

void bars_put(const struct bars *b, struct sink *out, uint64_t count, const char *name,
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
