/* How the records of a file are laid out: its first chunks tell, before any is answered. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "command/record/directive.h"

#include <stddef.h>
#include <stdint.h>

struct chunk;

enum layout_verdict {
    LAYOUT_FITS,  /* answer the chunk */
    LAYOUT_WAITS, /* hold the chunk back until more of the file has been read */
    LAYOUT_ENDS   /* answer the chunk, but nothing after it in the file */
};

/* What is known of a file; zeros at its start. */
struct layout_state {
    const void *layout;  /* NULL: not known yet */
    int is_done;         /* nothing more needs to be looked at */
    int directives;      /* its chunks need their directives */
    uint64_t lines;      /* that were looked at */
    size_t looked;       /* at how many bytes of a chunk that was held back */
    int begun;           /* its first bytes have been seen */
    int ended;           /* so have its last ones */
    int hinted;          /* a better layout was named */
    uint64_t passed_over; /* records too long to keep, before those held back */
    int wraps;           /* its records wrap lines: see inner.h */
    void *joins;         /* the lines that wait for more parts; or NULL */
};

/* Decides about a chunk.  The first *whole of its bytes are whole records; it may lower that.
 * Records that were passed over precede them.
 * `last`: the file has no more, or no more may be held back; then there may be no records. */
typedef enum layout_verdict layout_look(void *context, struct layout_state *state,
                                        struct chunk *chunk, size_t *whole,
                                        const struct directive *directive, int last);

/* Takes the lines that the records of a chunk wrap into chunk->inner; `last` as above. */
typedef void layout_unwrap(void *context, struct layout_state *state, struct chunk *chunk,
                           int last);

/* Frees state->joins. */
typedef void layout_forget(struct layout_state *state);

/* Only the thread that reads calls it. */
struct layout_chooser {
    layout_look *look;
    layout_unwrap *unwrap;
    layout_forget *forget;
    directive_finds *is_directive;
    void *context;
};

/* Finds out about a chunk whose first *whole bytes are whole records, and sets its layout. */
enum layout_verdict layout_of(const struct layout_chooser *chooser,
                              struct layout_state *state, struct chunk *chunk,
                              size_t *whole, const struct directive *directive, int last);

/* Takes the lines that the records of a chunk wrap, if they do; no more records will be added to
 * the chunk.  chooser may be NULL. */
void layout_take_inner(const struct layout_chooser *chooser, struct layout_state *state,
                       struct chunk *chunk, int last);

/* Nothing more of the file is read. */
void layout_end(const struct layout_chooser *chooser, struct layout_state *state);

#endif
