/* The multiparts and messages that a part of a message is in (RFC 2046, 5.1). */
#ifndef MAIL_LEVELS_H
#define MAIL_LEVELS_H

#include "command/find/mail_header.h"

enum { MAIL_DEPTH = 16 };

struct mail_level {
    uint32_t number; /* of the part, from 1; 0 before the first */
    int is_digest;   /* its parts are messages if they do not say otherwise */
    char boundary[MAIL_BOUNDARY]; /* n_boundary bytes; 0 for a message, which has one part */
    size_t n_boundary;
};

/* The outermost first. */
struct mail_levels {
    struct mail_level level[MAIL_DEPTH];
    size_t n;
};

int mail_levels_full(const struct mail_levels *l);

/* Enters a multipart whose header was read, before its first part. */
void mail_levels_multipart(struct mail_levels *l, const struct mail_header *h);

/* Enters the one part of a message that is not a multipart. */
void mail_levels_single(struct mail_levels *l);

/* Whether a line separates or ends the parts of a multipart. */
enum mail_delimiter { MAIL_NO_DELIMITER, MAIL_NEXT_PART, MAIL_LAST_PART };

/* A line of n bytes: leaves what is inside the multipart that it belongs to; for MAIL_NEXT_PART
 * counts the part, for MAIL_LAST_PART leaves the multipart as well. */
enum mail_delimiter mail_levels_line(struct mail_levels *l, const char *s, size_t n);

/* Writes the name, such as 1.2.HEADER, as IMAP builds it (RFC 9051, 6.4.5.1), for the innermost
 * part; suffix may be empty. */
void mail_levels_name(const struct mail_levels *l, const char *suffix,
                      char name[MAIL_PART_SIZE]);

#endif
