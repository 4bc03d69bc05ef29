/* Gives chunks the layout of their file. */
#include "command/record/layout.h"

#include "command/record/chunk.h"

#include <string.h>

/* The most bytes to hold back. */
enum { HELD_MOST = 4 * CHUNK_PIECE };

/* A byte order mark at the start of a file is not data. */
static void drop_mark(struct chunk *chunk, size_t *whole)
{
    static const char mark[] = "\xef\xbb\xbf";
    enum { MARK = sizeof mark - 1 };

    if (*whole < MARK || memcmp(chunk->buffer, mark, MARK) != 0)
        return;
    chunk->n -= MARK;
    *whole -= MARK;
    memmove(chunk->buffer, chunk->buffer + MARK, chunk->n);
}

static int is_full(const struct chunk *chunk, size_t whole)
{
    return whole > HELD_MOST || (whole > 0 && chunk->n - whole > CHUNK_PIECE);
}

enum layout_verdict layout_of(const struct layout_chooser *chooser,
                              struct layout_state *state, struct chunk *chunk,
                              size_t *whole, const struct directive *directive, int last)
{
    enum layout_verdict verdict = LAYOUT_FITS;

    if (*whole < chunk->held)
        *whole = chunk->held;
    if (!state->begun && *whole > 0)
        drop_mark(chunk, whole);
    chunk->passed_over += state->passed_over;
    state->begun |= *whole > 0 || chunk->passed_over > 0;
    state->ended = last;
    if (!state->is_done && (*whole > 0 || chunk->passed_over > 0 || (last && state->begun)))
        verdict = chooser->look(chooser->context, state, chunk, whole, directive,
                                last || is_full(chunk, *whole));
    state->passed_over = verdict == LAYOUT_WAITS ? chunk->passed_over : 0;
    if (verdict == LAYOUT_WAITS)
        chunk->passed_over = 0;
    chunk->held = verdict == LAYOUT_WAITS ? *whole : 0;
    chunk->layout = state->layout;
    return verdict;
}

void layout_take_inner(const struct layout_chooser *chooser, struct layout_state *state,
                       struct chunk *chunk, int last)
{
    if (chooser && state->wraps)
        chooser->unwrap(chooser->context, state, chunk, last);
}

void layout_end(const struct layout_chooser *chooser, struct layout_state *state)
{
    if (chooser)
        chooser->forget(state);
    memset(state, 0, sizeof *state);
}
