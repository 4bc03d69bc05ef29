/* A format while it is made: fields and what stands between them. */
#ifndef URIC_LOG_FORMAT_H
#define URIC_LOG_FORMAT_H

#include "log/log.h"

/* What a directive or variable stands for. */
struct uric_log_meaning {
    const char *name;
    signed char field; /* enum uric_log_field, or OWN */
    unsigned char kind, flags;
    uint32_t units; /* of the duration */
};

enum { OWN = -1 };

struct uric_log_maker {
    struct uric_log_format *f;
    int status;
    uint16_t literal; /* in text: what has been said since the last field */
};

URIC_INTERNAL void uric_log_begin(struct uric_log_maker *m, struct uric_log_format *f,
                                  enum uric_log_escape escape, char escape_byte);

/* These do nothing after an error.  `lead` stands before a name, unless it is NUL. */
URIC_INTERNAL void uric_log_put_literal(struct uric_log_maker *m, const char *s,
                                        size_t n);
URIC_INTERNAL void uric_log_put_field(struct uric_log_maker *m,
                                      const struct uric_log_meaning *is, char lead,
                                      const char *name, size_t n);
/* A column of which the line says nothing, or somewhere else. */
URIC_INTERNAL int uric_log_put_column(struct uric_log_maker *m, int field, char lead,
                                      const char *name, size_t n);

URIC_INTERNAL int uric_log_end(struct uric_log_maker *m);

/* What a custom format says, begun but not ended; *at is where it went wrong. */
URIC_INTERNAL int uric_log_is_nginx(const char *s, size_t n);
URIC_INTERNAL void uric_log_put_nginx(struct uric_log_maker *m,
                                      struct uric_log_format *f, const char *s,
                                      size_t n, size_t *at);
URIC_INTERNAL void uric_log_put_apache(struct uric_log_maker *m,
                                       struct uric_log_format *f, const char *s,
                                       size_t n, size_t *at);

URIC_INTERNAL int uric_log_format_w3c(struct uric_log_format *f);

/* Whether a string is that, as it is or in any case of letters. */
URIC_INTERNAL int uric_log_is(const char *s, size_t n, const char *name);
URIC_INTERNAL int uric_log_is_nocase(const char *s, size_t n, const char *name);

#endif
