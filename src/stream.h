/* Between the resumable scanners, generated from grammar/stream.rl (the hot
 * rules) and grammar/stream_table.rl (the others), and their callers. */
#ifndef URIC_STREAM_H
#define URIC_STREAM_H

#include "isa.h"

/* What a state loops on itself over, and marks nothing: how often it does so is
 * nothing to the language, and uric_pass_over() may do it for the state. */
struct uric_loop {
    unsigned char bytes; /* a class of runs.h */
    unsigned char run;   /* 1 + its enum uric_run_of, if over triplets, too */
};

#include "loops.h"

/* Where a state that is entered at p finds its next byte, p < pe.  The last of the
 * piece is always left to it, so that it is the machine that comes to the end. */
static URIC_ALWAYS_INLINE const unsigned char *
uric_pass_over(struct uric_loop loop, const unsigned char *p,
               const unsigned char *pe)
{
    const unsigned char *const last = pe - 1;

    if (loop.run && last - p >= 8) /* fewer are passed before a call begins */
        return p + uric_best_form()->run((enum uric_run_of)(loop.run - 1), p, 0,
                                         (size_t)(last - p));
    while (loop.bytes && p < last && uric_run[*p] & loop.bytes)
        p++;
    return p;
}

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
