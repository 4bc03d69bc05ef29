/* Compares every kernel of the one-shot scanner with the machine, systematically.
 *
 * From every state of the machine, reached by a shortest string: all strings of up to three
 * bytes, one byte of each class, both alone and completed by a shortest accepting tail.  And
 * fixtures with each component lengthened, so that every boundary falls on every offset of a
 * window and near it.
 *
 *   test_machine ROOT [LENGTH]    LENGTH: of the strings, 3 by default */
#include "support/batch.h"
#include "support/fixture.h"
#include "support/guard.h"
#include "proof/states.h"
#include "parse/variants.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { STATES = 1024, LONGEST = 512 };

static const char *root = ".";
static int length = 3;
static unsigned long compared;

static struct state states[STATES];
static size_t n_states;
/* Shortest strings from each state to a final one. */
static struct {
    char s[64];
    size_t n;
    int found;
} tails[STATES];
static unsigned char representative[256];
static size_t n_representatives;

/* Backwards from the final states, one byte a round. */
static void find_tails(int rule)
{
    struct uric_stream m;
    struct uric64 u;
    size_t i, k;
    int b, changed = 1;

    memset(tails, 0, sizeof tails);
    for (i = 0; i < n_states; i++) {
        uric_stream_init(&m, rule);
        uric_stream_feed(&m, states[i].access, states[i].n_access);
        tails[i].found = uric_stream_stop(&m, &u) == URIC_OK;
    }
    while (changed) {
        changed = 0;
        for (i = 0; i < n_states; i++) {
            for (b = 0; b < 256 && !tails[i].found; b++) {
                if (!state_next(rule, &states[i], (unsigned char)b, &m))
                    continue;
                for (k = 0; states[k].number != state_number(&m); k++)
                    ;
                if (!tails[k].found)
                    continue;
                tails[i].s[0] = (char)b;
                memcpy(tails[i].s + 1, tails[k].s, tails[k].n);
                tails[i].n = tails[k].n + 1;
                tails[i].found = changed = 1;
            }
        }
    }
}

static int same_class(int rule, unsigned char a, unsigned char b)
{
    struct uric_stream m, other;
    size_t i;

    for (i = 0; i < n_states; i++) {
        int goes = state_next(rule, &states[i], a, &m);

        if (goes != state_next(rule, &states[i], b, &other) ||
            (goes && state_number(&m) != state_number(&other)))
            return 0;
    }
    return 1;
}

static void find_representatives(int rule)
{
    size_t i;
    int b;

    n_representatives = 0;
    for (b = 0; b < 256; b++) {
        for (i = 0; i < n_representatives; i++) {
            if (same_class(rule, representative[i], (unsigned char)b))
                break;
        }
        if (i == n_representatives)
            representative[n_representatives++] = (unsigned char)b;
    }
}

static void explore(int rule)
{
    n_states = states_find(rule, states, STATES);
    assert_true(n_states > 0);
    find_tails(rule);
    find_representatives(rule);
}

static void show(const char *isa, const char *s, size_t n)
{
    size_t i;

    print_error("%s differs from the machine on \"", isa);
    for (i = 0; i < n; i++)
        print_error(s[i] > 0x20 && s[i] < 0x7f ? "%c" : "\\x%02x",
                    (unsigned char)s[i]);
    print_error("\"\n");
}

static void kernels_agree(int entry, const char *s, size_t n)
{
    struct uric expected, u;
    int status = uric_ask_machine_G2(entry, (const unsigned char *)s, n,
                                     &expected);
    const char *guarded;
    int i;

    compared++;
    assert_true(batch_add(entry, s, n, status, &expected));
    guarded = guard_end(s, n);
    for (i = 0; kernels_number(i) != NULL; i++) {
        int found = parse_by(kernels_number(i), entry, guarded, n, &u);

        if (found != status || !same_parts(&u, &expected)) {
            show(kernels_number(i)->isa, s, n);
            fail();
        }
    }
}

/* All strings over the representatives, of up to `left` more bytes. */
static void extend(int rule, int entry, char *s, size_t n, int left)
{
    struct uric_stream m;
    size_t i, k;

    kernels_agree(entry, s, n);
    uric_stream_init(&m, rule);
    if (uric_stream_feed(&m, s, n) == n) {
        for (k = 0; states[k].number != state_number(&m); k++)
            ;
        if (tails[k].n > 0) {
            memcpy(s + n, tails[k].s, tails[k].n);
            kernels_agree(entry, s, n + tails[k].n);
        }
    }
    if (left == 0)
        return;
    for (i = 0; i < n_representatives; i++) {
        s[n] = (char)representative[i];
        extend(rule, entry, s, n + 1, left - 1);
    }
}

/* The strings that the last test has gathered. */
static int flush_batch(void **state)
{
    (void)state;
    return !batch_flush();
}

static void every_state_and_what_follows(void **state)
{
    size_t i;
    int e;

    (void)state;
    for (e = 0; e < ENTRIES; e++) {
        char s[LONGEST];

        explore(entry_rule[e]);
        compared = 0;
        for (i = 0; i < n_states; i++) {
            memcpy(s, states[i].access, states[i].n_access);
            extend(entry_rule[e], e, s, states[i].n_access,
                   length);
        }
        print_message("# %s: %u states, %u classes, %lu strings\n",
                      uric_rule_name(entry_rule[e]), (unsigned)n_states,
                      (unsigned)n_representatives, compared);
        assert_true(compared > n_states * n_representatives);
    }
}

static void every_short_string(void **state)
{
    int e;

    (void)state;
    for (e = 0; e < ENTRIES; e++) {
        char s[LONGEST];

        explore(entry_rule[e]);
        extend(entry_rule[e], e, s, 0, length + 1);
    }
}

/* The fixture with the byte at `at` repeated `times` times, or a triplet inserted. */
static void stretched(const struct fixture *f, size_t at, size_t times,
                      const char *filler, size_t n_filler)
{
    char s[LONGEST];
    size_t n = at, i;
    int e;

    memcpy(s, f->input, at);
    for (i = 0; i < times; i++, n += n_filler)
        memcpy(s + n, filler, n_filler);
    memcpy(s + n, f->input + at, f->n - at);
    for (e = 0; e < ENTRIES; e++)
        kernels_agree(e, s, n + f->n - at);
}

static void every_boundary_on_every_offset(void **state)
{
    size_t n, i, at, times;
    struct fixture *fixtures = fixtures_read(root, &n);

    (void)state;
    compared = 0;
    for (i = 0; i < n; i++) {
        for (at = 0; at < fixtures[i].n && at < 100; at++) {
            for (times = 1; times <= 130; times++) {
                stretched(&fixtures[i], at, times, fixtures[i].input + at, 1);
                if (times % 3 == 1)
                    stretched(&fixtures[i], at, times, "%41", 3);
            }
        }
    }
    print_message("# %lu strings\n", compared);
    fixtures_free(fixtures, n);
}

/* All octets, and near misses of them, in each of the four places. */
static void every_dec_octet(void **state)
{
    int place, digits, value, i;

    (void)state;
    for (place = 0; place < 4; place++) {
        for (digits = 1; digits <= 4; digits++) {
            for (value = 0; value < 10000; value++) {
                char s[64], octet[8];
                size_t n = 0;

                snprintf(octet, sizeof octet, "%0*d", digits, value);
                for (i = 0; i < 4; i++)
                    n += (size_t)sprintf(s + n, "%s%s", i ? "." : "//",
                                         i == place ? octet : "10");
                kernels_agree(ENTRY_URI_REFERENCE, s, n);
            }
        }
    }
}

/* The pieces of an IPv6address, up to `left` more. */
static void arrange(char *s, size_t n, int left)
{
    static const char *const pieces[] = { ":", "a", "0Fb9", "1.2.3.4" };
    size_t i;

    memcpy(s + n, "]:8", 3);
    kernels_agree(ENTRY_URI_REFERENCE, s, n + 1);
    kernels_agree(ENTRY_URI_REFERENCE, s, n + 3);
    for (i = 0; left > 0 && i < sizeof pieces / sizeof *pieces; i++) {
        memcpy(s + n, pieces[i], strlen(pieces[i]));
        arrange(s, n + strlen(pieces[i]), left - 1);
    }
}

/* All sequences of up to 17 pieces of two kinds, enough for eight groups, and of up to 8
 * pieces of any kind. */
static void every_arrangement_of_groups(void **state)
{
    char s[LONGEST] = "//[";
    unsigned long pieces, bits;
    size_t n;

    (void)state;
    arrange(s, 3, 8);
    for (pieces = 0; pieces <= 17; pieces++) {
        for (bits = 0; bits >> pieces == 0; bits++) {
            for (n = 0; n < pieces; n++)
                s[3 + n] = bits >> n & 1 ? ':' : 'a';
            s[3 + n] = ']';
            kernels_agree(ENTRY_URI_REFERENCE, s, 4 + n);
        }
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_state_and_what_follows),
        cmocka_unit_test(every_short_string),
        cmocka_unit_test(every_boundary_on_every_offset),
        cmocka_unit_test(every_dec_octet),
        cmocka_unit_test(every_arrangement_of_groups)
    };

    if (argc > 1)
        root = argv[1];
    if (argc > 2)
        length = atoi(argv[2]);
    return cmocka_run_group_tests_name("machine", tests, NULL, flush_batch);
}
