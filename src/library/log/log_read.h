/* Declarations shared by the readers of lines. */
#ifndef URIC_LOG_READ_H
#define URIC_LOG_READ_H

#include "log/log.h"

struct uric_log_request {
    uric_span method, target, protocol;
    int has_protocol;
};

/* Split a request line: 1, or 0 if it is not valid.  dashes: "- - - " is valid (AWS). */
URIC_INTERNAL int uric_log_scan_request(const unsigned char *s, uric_span at, int dashes,
                                        struct uric_log_request *r);

/* Split the row's request into the columns that f->from_request names. */
URIC_INTERNAL void uric_log_take_request(const struct uric_log_held *f,
                                         const unsigned char *line,
                                         struct uric_log_row *row);

/* Reduce "[::1]" to "::1". */
URIC_INTERNAL void uric_log_strip_brackets(const unsigned char *line, uric_span *at);

/* The step between this form of lines and the next one, or last. */
static inline const struct uric_log_step *uric_log_next_form(const struct uric_log_step *step,
                                                             const struct uric_log_step *last)
{
    while (step < last && step->kind != STEP_ELSE)
        step++;
    return step;
}

/* Make every column undefined, set the error offset, and return the status. */
URIC_INTERNAL enum uric_status uric_log_broken(struct uric_log_row *row,
                                               enum uric_status status, size_t at);

/* Read a line by the grammar of its format, f->machine, in grammar/log/log_line.rl. */
URIC_INTERNAL enum uric_status uric_log_scan_line(const struct uric_log_held *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

/* Read a line of w3c by grammar/log/log_w3c.rl. */
URIC_INTERNAL enum uric_status uric_log_scan_w3c(const struct uric_log_held *f,
                                                 const unsigned char *line, size_t n,
                                                 struct uric_log_row *row);

/* Store field number i; and, after the last, set the columns that combine several fields. */
URIC_INTERNAL void uric_log_put_w3c(const struct uric_log_held *f,
                                    const unsigned char *line, struct uric_log_row *row,
                                    unsigned i, uric_span at, int quoted, int escaped);
URIC_INTERNAL void uric_log_join_w3c(const struct uric_log_held *f,
                                     struct uric_log_row *row);

/* Read a line without the layers before it. */
URIC_INTERNAL enum uric_status uric_log_read_line(const struct uric_log_held *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

/* The end of a field whose kind has a grammar. */
struct uric_log_field_end {
    const unsigned char *end;  /* of the longest such field; NULL if there is no such field */
    const unsigned char *stop; /* the first byte that cannot be part of such a field */
    int escaped;
};

/* Read a client or a host; an ISO time or a decimal. */
URIC_INTERNAL void uric_log_scan_field(unsigned kind, const unsigned char *p,
                                       const unsigned char *end,
                                       struct uric_log_field_end *at);
URIC_INTERNAL void uric_log_scan_timing(unsigned kind, const unsigned char *p,
                                        const unsigned char *end,
                                        struct uric_log_field_end *at);

/* Read a user's name, and what must follow it.  kind: STEP_USER, STEP_WORDS or STEP_BASIC.  Only an
 * error is at at->stop; otherwise it is after the text that follows the name. */
URIC_INTERNAL void uric_log_scan_user(unsigned kind, const unsigned char *p,
                                      const unsigned char *end, struct uric_log_field_end *at);

/* The readers, for lines that 32-bit offsets can address. */
URIC_INTERNAL enum uric_status uric_log_read_steps(const struct uric_log_held *f,
                                                   const unsigned char *line, size_t n,
                                                   struct uric_log_row *row);
URIC_INTERNAL enum uric_status uric_log_read_w3c(const struct uric_log_held *f,
                                                 const unsigned char *line, size_t n,
                                                 struct uric_log_row *row);
URIC_INTERNAL enum uric_status uric_log_read_json(const struct uric_log_held *f,
                                                  const unsigned char *line, size_t n,
                                                  struct uric_log_row *row);

#endif
