/* The lines of a file that the bytes of a decoded text come from. */
#ifndef MAIL_LINES_H
#define MAIL_LINES_H

#include <stddef.h>
#include <stdint.h>

/* From the offset `at` of the text on, its bytes come from this line. */
struct mail_mark {
    uint64_t at, line;
};

/* The marks for a window of the text.  Each byte has at most one, and one more is needed for the
 * bytes before the window, so that their number is bounded. */
struct mail_lines {
    struct mail_mark *marks; /* n of them, by their offsets; NULL: lines are not asked for */
    size_t n;
};

/* Allocates room for the marks of a window. */
void mail_lines_begin(struct mail_lines *l, size_t window);
void mail_lines_end(struct mail_lines *l);

/* The bytes from the offset `at` on come from the line, which is not before the last one. */
void mail_lines_put(struct mail_lines *l, uint64_t at, uint64_t line);

/* Forgets what is only needed for bytes before the offset. */
void mail_lines_forget(struct mail_lines *l, uint64_t offset);

/* The line of a byte that is in the window. */
uint64_t mail_lines_find(const struct mail_lines *l, uint64_t offset);

#endif
