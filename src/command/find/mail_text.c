/* Searches the decoded text of one part of a message through a window. */
#include "command/find/mail_text.h"

#include "command/find/find_base.h"
#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

/* Several times what uric_find() needs of the last buffer. */
enum { WINDOW = 256 * 1024 };

void mail_text_init(struct mail_text *t, struct find_worker *w)
{
    memset(t, 0, sizeof *t);
    t->w = w;
    t->window = memory_of(WINDOW);
    if (w->run->counts_lines)
        mail_lines_begin(&t->lines, WINDOW);
    t->place.part = t->part;
    t->place.lines = &t->lines;
}

void mail_text_free(struct mail_text *t)
{
    mail_lines_end(&t->lines);
    free(t->window);
}

void mail_text_begin(struct mail_text *t, const char *file, uint64_t message, int is_html)
{
    const unsigned flags = t->w->run->options.flags;

    uric_find_init(&t->finder, is_html ? flags | URIC_FIND_HTML : flags);
    t->piece.file = file;
    t->piece.s = t->window;
    t->piece.n = 0;
    t->piece.offset = 0;
    t->lines.n = 0;
    t->place.message = message;
    t->is_html = is_html;
    t->is_open = 1;
    t->is_searched = 0;
}

/* Prints what the window has, and keeps what is still needed of it. */
static void search(struct mail_text *t, int more)
{
    struct piece_of_text *const p = &t->piece;
    size_t kept;

    if (t->is_html && !t->is_searched)
        find_base_set(t->w, p->s, p->n);
    t->is_searched = 1;
    t->w->place = &t->place;
    find_rows_put(t->w, &t->finder, p, more, t->out);
    t->w->place = NULL;
    kept = (size_t)(p->offset + p->n - uric_finder_offset(&t->finder));
    memmove(t->window, t->window + p->n - kept, kept);
    p->offset = uric_finder_offset(&t->finder);
    p->n = kept;
    mail_lines_forget(&t->lines, p->offset);
}

void mail_text_put(struct mail_text *t, const char *s, size_t n, uint64_t line)
{
    while (n > 0) {
        const size_t room = WINDOW - t->piece.n, part = n < room ? n : room;

        mail_lines_put(&t->lines, t->piece.offset + t->piece.n, line);
        memcpy(t->window + t->piece.n, s, part);
        t->piece.n += part;
        s += part;
        n -= part;
        if (t->piece.n == WINDOW)
            search(t, 1);
    }
}

void mail_text_end(struct mail_text *t)
{
    if (!t->is_open)
        return;
    search(t, 0);
    find_rows_count(t->w, &t->finder);
    find_base_free(t->w);
    t->is_open = 0;
}
