/* Reads the table of http_parser's own tests. */
#include "support/url_rows.h"

#include <stdio.h>
#include <string.h>

enum { CELLS = 5 };

/* Splits a row at " | "; returns whether it has as many cells as the table. */
static int split(char *line, char *cell[CELLS])
{
    size_t count = 0;
    char *at = line + 2, *end;

    while (count < CELLS && (end = strstr(at, " |")) != NULL) {
        *end = '\0';
        cell[count++] = at;
        at = end[2] == ' ' ? end + 3 : end + 2;
    }
    return count == CELLS && *at == '\n';
}

static char escaped(char c)
{
    static const char letters[] = "tnfr", bytes[] = "\t\n\f\r";
    const char *const at = strchr(letters, c);

    return c != '\0' && at != NULL ? bytes[at - letters] : c;
}

/* A target between backticks, with escapes of C; or in words: no bytes. */
static void read_target(const char *cell, struct url_row *row)
{
    row->is_null = strncmp(cell, "NULL", 4) == 0;
    row->n = 0;
    if (*cell != '`')
        return;
    for (cell++; *cell != '`' && *cell != '\0'; cell++)
        row->s[row->n++] = *cell == '\\' ? escaped(*++cell) : *cell;
}

size_t url_rows(const char *root, struct url_row *rows, size_t room)
{
    static const char head[] = "| target | method | http_parser | uric | who is right |\n";
    char line[1024], path[512], *cell[CELLS];
    size_t count = 0;
    int inside = 0;
    FILE *page;

    snprintf(path, sizeof path, "%s/src/library/compat/http_parser.md", root);
    page = fopen(path, "r");
    while (page != NULL && fgets(line, sizeof line, page) != NULL) {
        if (!inside || strncmp(line, "| ---", 5) == 0) {
            inside |= strcmp(line, head) == 0;
            continue;
        }
        if (count == room || !split(line, cell) || strlen(cell[0]) >= URL_ROWS_ROOM) {
            count = 0;
            break;
        }
        read_target(cell[0], &rows[count]);
        rows[count].is_connect = strcmp(cell[1], "CONNECT") == 0;
        snprintf(rows[count].theirs, URL_ROWS_ROOM, "%s", cell[2]);
        snprintf(rows[count].ours, URL_ROWS_ROOM, "%s",
                 strcmp(cell[3], "same") == 0 ? cell[2] : cell[3]);
        count++;
    }
    if (page != NULL)
        fclose(page);
    return count;
}
