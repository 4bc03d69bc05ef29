/* Compares the resumable scanner in pieces of all sizes with itself byte by byte, where it
 * never skips anything.
 *
 * In every state of every rule that loops on itself: runs of every byte that loops, and of
 * triplets, of all lengths around those at which scanners change their method, followed by
 * bytes that end the run or by a truncated triplet; and every byte inside a run. */
#include "support/far.h"
#include "support/guard.h"
#include "proof/states.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

enum { STATES = 1024, LONGEST_PIECE = 130, LONGEST = 512 };

static struct state states[STATES];
static unsigned long compared;

/* All answers of a scan. */
struct answers {
    uint64_t offset, length;
    struct uric64 end, stop, prefix;
    int refused, status_end, status_stop, status_prefix;
};

static void ask(const struct uric_stream *m, struct answers *a)
{
    memset(a, 0, sizeof *a);
    a->offset = uric_stream_taken(m);
    a->refused = uric_stream_rejected(m);
    a->status_end = uric_stream_end(m, &a->end);
    a->status_stop = uric_stream_stop(m, &a->stop);
    a->status_prefix = uric_stream_prefix(m, &a->prefix, &a->length);
}

static void in_pieces(int rule, const char *s, size_t n, size_t size,
                      struct answers *a)
{
    struct uric_stream m;
    size_t at, piece;

    uric_stream_init(&m, rule);
    for (at = 0; at < n; at += piece) {
        piece = n - at < size ? n - at : size;
        if (uric_stream_feed(&m, guard_end(s + at, piece), piece) < piece)
            break;
    }
    ask(&m, a);
}

static void show(int rule, const char *s, size_t n, size_t size)
{
    size_t i;

    print_error("as %s in pieces of %u: \"", uric_rule_name(rule),
                (unsigned)size);
    for (i = 0; i < n; i++)
        print_error(s[i] > 0x20 && s[i] < 0x7f ? "%c" : "\\x%02x",
                    (unsigned char)s[i]);
    print_error("\"\n");
}

static void pieces_agree(int rule, const char *s, size_t n)
{
    struct answers expected, found;
    size_t size;

    in_pieces(rule, s, n, 1, &expected);
    for (size = 2; size <= LONGEST_PIECE && size < n; size++) {
        in_pieces(rule, s, n, size, &found);
        compared++;
        if (memcmp(&found, &expected, sizeof found) != 0) {
            show(rule, s, n, size);
            fail();
        }
    }
    in_pieces(rule, s, n, n, &found);
    assert_memory_equal(&found, &expected, sizeof found);
}

/* Runs of the given number of bytes of the filling, each with another end. */
static void runs_agree(int rule, const struct state *state, const char *filling,
                       size_t n_filling)
{
    static const char *const ends[] = { "",      "%",    "%4",   "%4g", "%g4",
                                        "/?#",   ":1@h", "?%41#", "#",
                                        "@[::1]", " " };
    char s[LONGEST];
    size_t length, i, n;

    memcpy(s, state->access, state->n_access);
    for (length = 0; length <= 260; length++) {
        const char *end = ends[length % (sizeof ends / sizeof *ends)];

        if (length > LONGEST_PIECE && length < 250)
            continue;
        n = state->n_access;
        for (i = 0; i < length; i++)
            s[n++] = filling[i % n_filling];
        memcpy(s + n, end, strlen(end));
        pieces_agree(rule, s, n + strlen(end));
    }
}

static void every_byte_agrees(int rule, const struct state *state, char looping)
{
    enum { BEFORE = 20, AFTER = 2 };
    static const char decision[] = ":1@h";
    char s[LONGEST];
    size_t at = state->n_access + BEFORE, n = at + 1 + AFTER;
    int b;

    memcpy(s, state->access, state->n_access);
    memset(s + state->n_access, looping, BEFORE + 1 + AFTER);
    memcpy(s + n, decision, sizeof decision);
    for (b = 0; b < 256; b++) {
        s[at] = (char)b;
        pieces_agree(rule, s, n);
        pieces_agree(rule, s, n + sizeof decision - 1);
    }
}

static int loops(int rule, const struct state *state, const char *s, size_t n)
{
    struct uric_stream m;

    uric_stream_init(&m, rule);
    uric_stream_feed(&m, state->access, state->n_access);
    return uric_stream_feed(&m, s, n) == n && state_number(&m) == state->number;
}

/* Whether the state loops. */
static int loop_agrees(int rule, const struct state *state)
{
    char filling[256 + 3];
    size_t n = 0;
    int b;

    for (b = 0; b < 256; b++) {
        filling[n] = (char)b;
        n += (size_t)loops(rule, state, &filling[n], 1);
    }
    if (n == 0)
        return 0;
    every_byte_agrees(rule, state, filling[0]);
    runs_agree(rule, state, filling, n);
    runs_agree(rule, state, &filling[n - 1], 1);
    if (loops(rule, state, "%4f", 3)) {
        runs_agree(rule, state, "%4f", 3);
        runs_agree(rule, state, "a%C3%a92", 8);
    }
    return 1;
}

static void every_loop_in_pieces_of_every_size(void **state)
{
    int rule;

    (void)state;
    for (rule = 0; rule < URIC_RULES; rule++) {
        const size_t n = states_find(rule, states, STATES);
        unsigned found = 0;
        size_t i;

        assert_true(n > 0);
        compared = 0;
        for (i = 0; i < n; i++)
            found += (unsigned)loop_agrees(rule, &states[i]);
        print_message("# %s: %u of %u states loop, %lu splits\n",
                      uric_rule_name(rule), found, (unsigned)n, compared);
        assert_int_equal(found > 0, rule != URIC_RULE_IPV6ADDRESS &&
                                        rule != URIC_RULE_IPV4ADDRESS &&
                                        rule != URIC_RULE_ASTERISK_FORM);
    }
}

/* Offsets cannot express a prefix of a longer buffer. */
static void a_prefix_of_an_overlong_buffer(void **state)
{
#if SIZE_MAX > UINT32_MAX
    const size_t n = (size_t)URIC_MAX_LENGTH + 1;
    char *const s = SANITIZED ? NULL : far_text(n);
    uint32_t length = 9, stopped = 9;
    struct uric u;

    (void)state;
    if (s == NULL) {
        print_message("# no memory or time for a prefix of 4 GiB\n");
        skip();
    }
    s[0] = '/'; /* a path, in which runs are skipped */
    assert_int_equal(uric_prefix(URIC_RULE_URI_REFERENCE, s, n, &u, &length, &stopped),
                     URIC_TOO_LONG);
    assert_int_equal(u.error_offset, URIC_MAX_LENGTH);
    assert_int_equal(length, 0);
    assert_int_equal(stopped, URIC_MAX_LENGTH);
    far_end(s, n);
#else
    (void)state;
    skip();
#endif
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_loop_in_pieces_of_every_size),
        cmocka_unit_test(a_prefix_of_an_overlong_buffer)
    };

    return cmocka_run_group_tests_name("stream", tests, NULL, NULL);
}
