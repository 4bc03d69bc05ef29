/* References, one per line, that are parsed many at a time; those that are their own answers
 * are copied together. */
#ifndef LINE_BATCH_H
#define LINE_BATCH_H

#include "command/options.h"
#include "command/record/records.h"
#include "command/io/sink.h"

enum { LINE_BATCH_ROWS = 1024 };

struct line_batch {
    const char *s; /* n bytes: the records and what ends them */
    size_t n, rows;
    uint32_t begin[LINE_BATCH_ROWS], end[LINE_BATCH_ROWS]; /* of the records */
    uint32_t path[LINE_BATCH_ROWS]; /* where their paths begin */
    uint8_t same[LINE_BATCH_ROWS / 8]; /* bitmap: the record is valid by RFC 3986, and is its
                                          own answer */
};

/* Clears the bit of each record whose answer may be another one. */
typedef void line_batch_mark(const struct options *o, struct line_batch *batch);

/* Answers one record; returns its exit status. */
typedef int line_batch_answer(const void *context, struct records *records,
                              const struct record *record, struct sink *out);

/* Answers all records, each with a line, unless records->stops is set: with answer() those that
 * mark() clears or that are not valid.  None may be too long.  Returns the highest status. */
int line_batch_run(const struct options *o, struct records *records, line_batch_mark *mark,
                   line_batch_answer *answer, const void *context, struct sink *out);

static inline int line_batch_is_same(const struct line_batch *b, size_t row)
{
    return b->same[row / 8] >> row % 8 & 1;
}

static inline void line_batch_clear(struct line_batch *b, size_t row)
{
    b->same[row / 8] = (uint8_t)(b->same[row / 8] & ~(1u << row % 8));
}

#endif
