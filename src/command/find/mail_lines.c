/* Tells which line of a file a byte of a decoded text comes from. */
#include "command/find/mail_lines.h"

#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

void mail_lines_begin(struct mail_lines *l, size_t window)
{
    l->marks = memory_of(memory_product(memory_sum(window, 1), sizeof *l->marks));
    l->n = 0;
}

void mail_lines_end(struct mail_lines *l)
{
    free(l->marks);
}

void mail_lines_put(struct mail_lines *l, uint64_t at, uint64_t line)
{
    if (l->marks == NULL || (l->n > 0 && l->marks[l->n - 1].line == line))
        return;
    l->marks[l->n].at = at;
    l->marks[l->n++].line = line;
}

/* The last mark at the offset or before it; 0 if there is none. */
static size_t mark_of(const struct mail_lines *l, uint64_t offset)
{
    size_t first = 0, end = l->n;

    while (end - first > 1) {
        const size_t middle = first + (end - first) / 2;

        if (l->marks[middle].at <= offset)
            first = middle;
        else
            end = middle;
    }
    return first;
}

void mail_lines_forget(struct mail_lines *l, uint64_t offset)
{
    size_t first;

    if (l->marks == NULL || l->n == 0)
        return;
    first = mark_of(l, offset);
    memmove(l->marks, l->marks + first, (l->n - first) * sizeof *l->marks);
    l->n -= first;
}

uint64_t mail_lines_find(const struct mail_lines *l, uint64_t offset)
{
    return l->marks[mark_of(l, offset)].line;
}
