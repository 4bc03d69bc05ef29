/* What the readers of lines share. */
#ifndef URIC_LOG_READ_H
#define URIC_LOG_READ_H

#include "log/log.h"

struct uric_log_request {
    uric_span method, target, protocol;
    int has_protocol;
};

/* A request line's parts: 1, or 0 when it is none.  `dashes`: AWS's. */
URIC_INTERNAL int uric_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                                        struct uric_log_request *r);

/* The parts of the request that the row has, to the columns that come from there. */
URIC_INTERNAL void uric_log_take_request(const struct uric_log_format *f,
                                         const unsigned char *line,
                                         struct uric_log_row *row);

/* No line of the format: the status, and every column undefined. */
URIC_INTERNAL int uric_log_broken(struct uric_log_row *row, int status, size_t at);

/* The machine of grammar/log/log_line.rl, which says what a line of f->machine is. */
URIC_INTERNAL int uric_log_scan_line(const struct uric_log_format *f,
                                     const unsigned char *line, size_t n,
                                     struct uric_log_row *row);

/* The same for w3c, of grammar/log/log_w3c.rl. */
URIC_INTERNAL int uric_log_scan_w3c(const struct uric_log_format *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row);

/* Field number i is there; and, when all are, what is made of several. */
URIC_INTERNAL void uric_log_put_w3c(const struct uric_log_format *f,
                                    const unsigned char *line, struct uric_log_row *row,
                                    unsigned i, uric_span at, int quoted, int escaped);
URIC_INTERNAL void uric_log_join_w3c(const struct uric_log_format *f,
                                     struct uric_log_row *row);

/* The readers, of lines whose offsets fit. */
URIC_INTERNAL int uric_log_read_steps(const struct uric_log_format *f,
                                      const unsigned char *line, size_t n,
                                      struct uric_log_row *row);
URIC_INTERNAL int uric_log_read_w3c(const struct uric_log_format *f,
                                    const unsigned char *line, size_t n,
                                    struct uric_log_row *row);
URIC_INTERNAL int uric_log_read_json(const struct uric_log_format *f,
                                     const unsigned char *line, size_t n,
                                     struct uric_log_row *row);

#endif
