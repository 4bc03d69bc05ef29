/* The content transfer encodings of mail (RFC 2045, 6), decoded in pieces. */
#ifndef MAIL_DECODE_H
#define MAIL_DECODE_H

#include "command/find/mail_text.h"

enum mail_encoding { MAIL_IDENTITY, MAIL_QUOTED_PRINTABLE, MAIL_BASE64 };

/* A decoder; all 0 but the encoding at first. */
struct mail_decoder {
    enum mail_encoding encoding;
    unsigned bits; /* base64: the last n_bits that are not yet a byte */
    int n_bits;
    char held[2]; /* quoted-printable: n_held bytes from a "=" on, at the end of a piece */
    size_t n_held;
};

/* Decodes n bytes of a line; ends: it ends with them, with its line break if it has one. */
void mail_decode(struct mail_decoder *d, struct mail_text *t, const char *s, size_t n,
                 int ends, uint64_t line);

#endif
