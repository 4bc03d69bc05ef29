/* A window on the decoded text of one part of a message, whose URIs are printed as it fills. */
#ifndef MAIL_TEXT_H
#define MAIL_TEXT_H

#include "command/find/find_rows.h"
#include "command/find/mail_lines.h"

enum { MAIL_PART_SIZE = 256 }; /* room for the name of a part */

struct mail_text {
    struct find_worker *w;
    struct sink *out;
    char *window;
    struct mail_lines lines;
    /* the part */
    struct piece_of_text piece;
    struct uric_finder finder;
    struct find_place place;
    char part[MAIL_PART_SIZE];
    int is_open, is_html, is_searched;
};

/* Allocates the window. */
void mail_text_init(struct mail_text *t, struct find_worker *w);
void mail_text_free(struct mail_text *t);

/* Begins the text of the part whose name is in t->part. */
void mail_text_begin(struct mail_text *t, const char *file, uint64_t message, int is_html);

/* Appends n bytes that come from a line of the file. */
void mail_text_put(struct mail_text *t, const char *s, size_t n, uint64_t line);

/* Ends the text; does nothing if none has begun. */
void mail_text_end(struct mail_text *t);

#endif
