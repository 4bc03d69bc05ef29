/* Allocates the blocks of a fuzzer's target, and reports a failed check. */
#include "fuzz/theorem_target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCKS = 4 * TARGET_LONGEST, BLANK = '!' };

static void *blocks[BLOCKS];
static size_t n_blocks;

char *target_block(size_t n)
{
    void *const b = malloc(n > 0 ? n : 1);

    if (b == NULL || n_blocks == BLOCKS)
        abort();
    blocks[n_blocks++] = b;
    return (char *)b;
}

char *target_copy(const char *s, size_t n)
{
    char *const b = n > 0 ? target_block(n) : NULL;

    if (n > 0)
        memcpy(b, s, n);
    return b;
}

char *target_blank(size_t n)
{
    return memset(target_block(n), BLANK, n);
}

int target_is_blank(const char *b, size_t n)
{
    while (n > 0 && b[n - 1] == BLANK)
        n--;
    return n == 0;
}

void target_forget(void)
{
    while (n_blocks > 0)
        free(blocks[--n_blocks]);
}

void target_hold(int holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "not so: %s\n", what);
    abort();
}

void target_trial(enum trial which, const uint8_t *data, size_t size)
{
    const char *const fails = trial_fails(which, (const char *)data, size);

    if (fails)
        fprintf(stderr, "%s, ", trial_name(which));
    target_hold(fails == NULL, fails);
}

struct uric_bytes target_line(struct uric_bytes *rest)
{
    const char *const end = rest->n > 0 ? memchr(rest->s, '\n', rest->n) : NULL;
    const size_t n = end ? (size_t)(end - rest->s) : rest->n;
    struct uric_bytes line;

    line.s = target_copy(rest->s, n);
    line.n = n;
    if (rest->n > 0)
        rest->s += n + (end != NULL);
    rest->n -= n + (end != NULL);
    return line;
}

struct uric_bytes target_input(const uint8_t *data, size_t size)
{
    struct uric_bytes input;

    target_forget();
    input.n = size < TARGET_LONGEST ? size : TARGET_LONGEST;
    input.s = target_copy((const char *)data, input.n);
    return input;
}

void target_span(uric_span at, int defined, size_t n)
{
    target_hold(at.begin <= at.end && at.end <= n, "a span lies within the string");
    target_hold(defined || (at.begin == 0 && at.end == 0), "an undefined part has an empty span");
}
