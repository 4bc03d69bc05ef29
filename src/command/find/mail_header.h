/* The fields of a MIME header that say how its body is read (RFC 2045). */
#ifndef MAIL_HEADER_H
#define MAIL_HEADER_H

#include "command/find/mail_decode.h"

/* What a body is. */
enum mail_content { MAIL_TEXT, MAIL_HTML, MAIL_MULTIPART, MAIL_DIGEST, MAIL_MESSAGE, MAIL_OTHER };

enum {
    MAIL_BOUNDARY = 256, /* the longest; RFC 2046 allows 70 */
    MAIL_FIELD = 8192    /* how much of a field is read */
};

struct mail_header {
    enum mail_content content;
    enum mail_encoding encoding;
    char boundary[MAIL_BOUNDARY]; /* n_boundary bytes; 0: none that can be used */
    size_t n_boundary;
    /* private */
    int has_fields, reads, has_type, has_encoding;
    char field[MAIL_FIELD]; /* n_field bytes after the colon */
    size_t n_field;
};

/* Begins a header.  A body without a Content-Type is a message or text. */
void mail_header_begin(struct mail_header *h, int is_message);

/* Reads a piece of the header's next line; begins: the line begins with it.  Returns 0, and
 * reads nothing, if the line is not part of the header. */
int mail_header_put(struct mail_header *h, const char *s, size_t n, int begins);

/* Ends it: content, encoding and boundary are known. */
void mail_header_end(struct mail_header *h);

#endif
