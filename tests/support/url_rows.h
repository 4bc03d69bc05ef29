/* The table of http_parser's own tests in src/library/compat/http_parser.md. */
#ifndef URL_ROWS_H
#define URL_ROWS_H

#include <stddef.h>

enum { URL_ROWS_ROOM = 256 };

/* A row: a target, and the fields in text form, such as "host=0+8 port=9+3:443", that
 * http_parser and uric give; "rejected" if none. */
struct url_row {
    char s[URL_ROWS_ROOM];
    size_t n;
    int is_null; /* the target is no bytes at NULL */
    int is_connect;
    char theirs[URL_ROWS_ROOM], ours[URL_ROWS_ROOM];
};

/* Reads the table below the directory root into at most `room` rows and returns their number;
 * 0 if the table is absent or has another shape. */
size_t url_rows(const char *root, struct url_row *rows, size_t room);

#endif
