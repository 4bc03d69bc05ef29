/* A file of mail, read line by line: one message, or a mailbox of several.
 *
 * Not by GMime: it brings GLib and GPGME into a filter that needs three fields and two encodings,
 * and does not tell the line of the file that a decoded byte comes from, which find prints. */
#ifndef MAIL_PARTS_H
#define MAIL_PARTS_H

#include "command/find/mail_levels.h"

/* What is being read: a header, a body, or a body that is not searched.*/
enum mail_state { MAIL_IN_HEADER, MAIL_IN_BODY, MAIL_IN_OTHER };

struct mail {
    const char *file;
    struct mail_text text;
    struct mail_levels levels;
    struct mail_header header;
    struct mail_decoder decoder;
    enum mail_state state;
    int of_message; /* the header is a message's, not a part's */
    int is_mailbox, after_empty, skips_line;
    uint64_t message, line; /* from 1 */
};

/* Allocates memory; mail_text_free() of m->text frees it. */
void mail_init(struct mail *m, struct find_worker *w);

/* Begins a file. */
void mail_begin(struct mail *m, const char *file, struct sink *out);

/* Reads the next piece of a line: it begins with it, or ends with it. */
void mail_line(struct mail *m, const char *s, size_t n, int begins, int ends);

void mail_end(struct mail *m);

#endif
