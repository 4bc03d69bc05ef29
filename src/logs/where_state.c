/* The state of a thread while it evaluates an expression, and the messages about odd values. */
#include "logs/where.h"
#include "logs/where_steps.h"
#include "command/memory.h"
#include "command/message.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void *zeros(size_t n, size_t size)
{
    void *memory = memory_of(memory_product(n, size));

    memset(memory, 0, n * size);
    return memory;
}

void where_state_begin(struct where_state *state, const struct where *w)
{
    memset(state, 0, sizeof *state);
    if (w == NULL)
        return;
    state->odd = zeros(w->n_fields, sizeof *state->odd);
    state->gave_up = zeros(w->n, sizeof *state->gave_up);
    state->matcher = w->matches ? pattern_matcher_begin() : NULL;
}

void where_state_end(struct where_state *state)
{
    free(state->odd);
    free(state->gave_up);
    pattern_matcher_end(state->matcher);
    room_free(&state->borders);
    room_free(&state->needle);
}

void where_state_add(const struct where *w, struct where_state *to,
                     const struct where_state *state)
{
    size_t i;

    for (i = 0; i < w->n_fields; i++) {
        to->odd[i].no_number += state->odd[i].no_number;
        to->odd[i].no_unit += state->odd[i].no_unit;
        to->odd[i].no_time += state->odd[i].no_time;
    }
    for (i = 0; i < w->n; i++)
        to->gave_up[i] += state->gave_up[i];
}

static void say_how_many(const struct where *w, uint64_t values, const char *name,
                         const char *what)
{
    if (values == 1)
        message("%s: 1 value of %s was not a %s", w->option, name, what);
    else if (values > 1)
        message("%s: %" PRIu64 " values of %s were not %ss", w->option, values, name, what);
}

void where_state_say(const struct where *w, const struct where_state *state, where_name *name,
                     const void *context)
{
    size_t i;

    for (i = 0; i < w->n_fields; i++) {
        const struct where_odd *const odd = &state->odd[i];

        if (odd->no_number > 0)
            say_how_many(w, odd->no_number, name(context, i), "number");
        if (odd->no_time > 0)
            say_how_many(w, odd->no_time, name(context, i), "time");
        if (odd->no_unit > 0)
            message("%s: %" PRIu64 " value%s of %s had no unit of time", w->option, odd->no_unit,
                    odd->no_unit == 1 ? "" : "s", name(context, i));
    }
    for (i = 0; i < w->n; i++) {
        if (state->gave_up[i] > 0)
            message("%s: the pattern at offset %lu took too many steps for %" PRIu64
                    " value%s: no match",
                    w->option, (unsigned long)w->steps[i].offset, state->gave_up[i],
                    state->gave_up[i] == 1 ? "" : "s");
    }
}
