/* Reads a log line by the steps and by the machine of a named format, and prints the defined
 * columns on a line; status 1 if the readers differ or the line does not match the format. */
#include "log/log_read.h"

#include <stdio.h>
#include <string.h>

static int differ(const struct uric_log_row *a, const struct uric_log_row *b)
{
    int column;

    if (a->defined != b->defined || a->escaped != b->escaped)
        return 1;
    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        if (uric_log_has(a, column) &&
            memcmp(&a->column[column], &b->column[column], sizeof(uric_span)) != 0)
            return 1;
    }
    return 0;
}

static void print(const struct uric_log_format *f, const char *line,
                  const struct uric_log_row *row)
{
    const char *between = "";
    int column;

    for (column = 0; column < URIC_LOG_COLUMNS; column++) {
        const uric_span at = row->column[column];
        struct uric_bytes name = uric_log_column_name(f, column);

        if (!uric_log_has(row, column))
            continue;
        if (column < URIC_LOG_FIELDS) {
            name.s = uric_log_field_name(column);
            name.n = strlen(name.s);
        }
        printf("%s%.*s=%.*s", between, (int)name.n, name.s, (int)(at.end - at.begin),
               line + at.begin);
        between = " ";
    }
    printf("\n");
}

int main(int argc, char **argv)
{
    static struct uric_log_format format;
    const struct uric_log_held *const f = uric_log_held_of(&format);
    struct uric_log_row steps, machine;
    const unsigned char *line;
    size_t n;

    if (argc != 3 || uric_log_format_named(&format, argv[1], strlen(argv[1])) != URIC_OK ||
        (f->machine >= LOG_ENTRIES && f->reader != LOG_JSON))
        return 2;
    line = (const unsigned char *)argv[2];
    n = strlen(argv[2]);
    memset(&steps, 0, sizeof steps);
    machine = steps;
    if (f->reader == LOG_JSON) {
        if (uric_log_read(&format, argv[2], n, &steps) != URIC_OK)
            return 1;
    } else if (uric_log_read_steps(f, line, n, &steps) != URIC_OK ||
        uric_log_scan_line(f, line, n, &machine) != URIC_OK || differ(&steps, &machine))
        return 1;
    print(&format, argv[2], &steps);
    return 0;
}
