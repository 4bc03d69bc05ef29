/* Between the resumable scanners, generated from grammar/stream.rl (the hot
 * rules) and grammar/stream_table.rl (the others), and their callers. */
#ifndef URIC_STREAM_H
#define URIC_STREAM_H

#include "internal.h"

/* The state in which a rule's scan begins; 0 when the scanner lacks the rule. */
URIC_INTERNAL int uric_stream_start(int rule);
URIC_INTERNAL int uric_stream_table_start(int rule);

/* Whether the input can end in a state. */
URIC_INTERNAL int uric_stream_final(int state);
URIC_INTERNAL int uric_stream_table_final(int state);

/* Scan the n bytes at s from m->state on; s is not NULL.  Updates all of *m but
 * its offset and answers how many bytes were taken.  at_end says that the input
 * ends behind them, so that the components that end there are marked: only when
 * that state is final. */
URIC_INTERNAL size_t uric_stream_scan(struct uric_stream *m, const char *s,
                                      size_t n, int at_end);
URIC_INTERNAL size_t uric_stream_table_scan(struct uric_stream *m,
                                            const char *s, size_t n,
                                            int at_end);

#endif
