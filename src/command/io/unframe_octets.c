/* Makes lines of syslog's messages with octet counts. */
#include "command/io/unframe_parts.h"

#include "util/ascii.h"

/* More digits are no count. */
enum { COUNT_DIGITS = 9 };

int unframe_count_start(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && i < COUNT_DIGITS && uric_is_digit(s[i]) && (i > 0 || *s != '0'))
        i++;
    if (i == n)
        return 0;
    if (i == 0 || s[i] != ' ')
        return -1;
    if (i + 1 == n)
        return 0;
    return s[i + 1] == '<' ? 1 : -1;
}

enum { START, MESSAGE, REST };

static uint64_t held_count(const struct unframe *u)
{
    uint64_t count = 0;
    size_t i;

    for (i = 0; uric_is_digit(u->held[i]); i++)
        count = 10 * count + (uint64_t)(u->held[i] - '0');
    return count;
}

static void end_message(struct unframe *u, struct unframe_out *out)
{
    unframe_put(out, u->terminator);
    u->state = START;
    u->left = 0;
    u->ended = 1;
}

/* What was held is no count. */
static void let_go(struct unframe *u, struct unframe_out *out, int state)
{
    unframe_put_text(out, u->held, u->n_held);
    u->n_held = 0;
    u->state = state;
}

/* At the start of a line: of a message's second line, too, since its count may be wrong. */
static void start(struct unframe *u, struct unframe_out *out)
{
    const int is_inside = u->left > 0;
    char byte;

    if (!is_inside && u->n_held == 0 && u->ended && *u->in == '\n') {
        unframe_take(u);
        u->ended = 0;
        return;
    }
    u->held[u->n_held] = *u->in;
    switch (unframe_count_start(u->held, u->n_held + 1)) {
    case 0: break;
    case 1:
        unframe_take(u);
        if (is_inside && u->terminator != '\n')
            unframe_put(out, u->terminator);
        u->left = held_count(u) - 1;
        u->n_held = 0;
        u->state = MESSAGE;
        unframe_put(out, '<');
        if (u->left == 0)
            end_message(u, out);
        return;
    default: let_go(u, out, is_inside ? MESSAGE : REST); return;
    }
    byte = unframe_take(u);
    u->held[u->n_held++] = byte;
    if (is_inside && --u->left == 0) {
        let_go(u, out, START);
        end_message(u, out);
    }
}

static void message(struct unframe *u, struct unframe_out *out)
{
    unframe_copy_line(u, out, unframe_least(u->left, SIZE_MAX));
    if (u->left > 0 && u->n > 0 && *u->in == '\n') {
        unframe_take(u);
        if (--u->left > 0) {
            unframe_put(out, '\n');
            u->state = START;
        }
    }
    if (u->left == 0)
        end_message(u, out);
}

static void rest(struct unframe *u, struct unframe_out *out)
{
    unframe_copy_line(u, out, SIZE_MAX);
    if (u->n > 0 && *u->in == '\n') {
        unframe_take(u);
        unframe_put(out, u->terminator);
        u->state = START;
        u->ended = 0;
    }
}

void unframe_octets(struct unframe *u, struct unframe_out *out)
{
    switch (u->state) {
    case START: start(u, out); break;
    case MESSAGE: message(u, out); break;
    default: rest(u, out); break;
    }
}

void unframe_octets_end(struct unframe *u, struct unframe_out *out)
{
    if (u->n_held > 0)
        let_go(u, out, REST);
}
