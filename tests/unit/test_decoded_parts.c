/* Query values and path segments, decoded into the caller's buffer. */
#include "support/guard.h"
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 64, UNTOUCHED = '!' };

static const struct uric_bytes none = { NULL, 0 };

#define BYTES(literal) { literal, sizeof(literal) - 1 }

/* ---- queries ---- */

static const struct {
    const char *reference;
    unsigned flags;
    struct uric_bytes key, value; /* undefined: URIC_NONE */
} values[] = {
    { "?k=v", 0, BYTES("k"), BYTES("v") },
    { "http://h/a?j=1&k=2&k=3#k=4", 0, BYTES("k"), BYTES("2") },
    { "?k=", 0, BYTES("k"), BYTES("") },
    { "?=v", 0, BYTES(""), BYTES("v") },
    { "?k=a=b", 0, BYTES("k"), BYTES("a=b") },
    { "?%6B=v", 0, BYTES("k"), BYTES("v") },
    { "?a%26b=%26%3D%25%00", 0, BYTES("a&b"), BYTES("&=%\0") },
    { "?k=%C3%A4%c3%a4", 0, BYTES("k"), BYTES("\xc3\xa4\xc3\xa4") },
    { "?k=%2541", 0, BYTES("k"), BYTES("%41") },
    /* no such key; keys are case-sensitive */
    { "?K=v", 0, BYTES("k"), { NULL, 0 } },
    { "?", 0, BYTES("k"), { NULL, 0 } },
    { "", 0, BYTES("k"), { NULL, 0 } },
    { "#k=v", 0, BYTES("k"), { NULL, 0 } },
    { "k=v", 0, BYTES("k"), { NULL, 0 } },
    { "?&&", 0, BYTES(""), { NULL, 0 } },
    /* the first pair with the key counts */
    { "?k=v&k", 0, BYTES("k"), BYTES("v") },
    /* flags */
    { "?k=a+b%2B", 0, BYTES("k"), BYTES("a+b+") },
    { "?k=a+b%2B", URIC_QUERY_FORM, BYTES("k"), BYTES("a b+") },
    { "?a+b=1", URIC_QUERY_FORM, BYTES("a b"), BYTES("1") },
    { "?a+b=1", 0, BYTES("a b"), { NULL, 0 } },
    { "?j=1;k=2", 0, BYTES("j"), BYTES("1;k=2") },
    { "?j=1;k=2", URIC_QUERY_SEMICOLON, BYTES("j"), BYTES("1") },
    { "?j=1;k=2", URIC_QUERY_SEMICOLON, BYTES("k"), BYTES("2") },
    { "?j=1;k=+", URIC_QUERY_SEMICOLON | URIC_QUERY_FORM, BYTES("k"), BYTES(" ") }
};

static void bytes_are(struct uric_bytes wanted, enum uric_status status, const char *buffer,
                      const size_t *length)
{
    assert_int_equal(status, wanted.s != NULL ? URIC_OK : URIC_NONE);
    assert_int_equal(*length, wanted.n);
    if (wanted.n > 0)
        assert_memory_equal(buffer, wanted.s, wanted.n);
}

static void is_untouched(const char *buffer, size_t from)
{
    for (; from < ROOM; from++)
        assert_int_equal(buffer[from], UNTOUCHED);
}

/* Into a larger buffer, one of the exact size, and a smaller one. */
static void values_of_queries(void **state)
{
    size_t i, size, length;
    char buffer[ROOM];

    (void)state;
    for (i = 0; i < sizeof values / sizeof *values; i++) {
        const struct uric_bytes key = values[i].key, wanted = values[i].value;
        const enum uric_query_flags flags = (enum uric_query_flags)values[i].flags;
        const size_t n = strlen(values[i].reference);
        struct uric_ref r;
        struct uric u;

        print_message("# %s\n", values[i].reference);
        assert_int_equal(uric_parse(values[i].reference, n, &u), URIC_OK);
        r = uric_bind(guard_end(values[i].reference, n), &u);
        bytes_are(wanted, uric_query_value(r, flags, key.s, key.n, buffer, ROOM, &length),
                  buffer, &length);
        memset(buffer, UNTOUCHED, ROOM);
        bytes_are(wanted,
                  uric_query_value(r, flags, key.s, key.n, buffer, wanted.n, &length),
                  buffer, &length);
        is_untouched(buffer, wanted.n);
        memset(buffer, UNTOUCHED, ROOM);
        for (size = 0; size < wanted.n; size++) {
            assert_int_equal(
                uric_query_value(r, flags, key.s, key.n, buffer, size, &length),
                URIC_TOO_SMALL);
            assert_int_equal(length, wanted.n);
            is_untouched(buffer, 0);
        }
    }
}

/* The first pair with the key counts, even without a value. */
static void a_key_without_a_value(void **state)
{
    static const char *const references[] = { "?k", "?k&k=v", "?j=1&%6B&k=v" };
    char buffer[ROOM];
    size_t i, length = 1;
    struct uric u;

    (void)state;
    for (i = 0; i < sizeof references / sizeof *references; i++) {
        const struct uric_ref r = uric_bind(references[i], &u);

        assert_int_equal(uric_parse(r.s, strlen(r.s), &u), URIC_OK);
        memset(buffer, UNTOUCHED, ROOM);
        assert_int_equal(uric_query_value(r, URIC_QUERY_PLAIN, "k", 1, buffer, ROOM, &length),
                         URIC_NO_VALUE);
        assert_int_equal(length, 0);
        is_untouched(buffer, 0);
    }
}

/* uric_split() accepts invalid queries; their parts can be bound like others. */
static void a_percent_sign_for_itself(void **state)
{
    static const char query[] = "k=%%4%zz%41%&l=%%%";
    char buffer[ROOM];
    size_t length;
    struct uric u;

    (void)state;
    memset(&u, 0, sizeof u);
    u.defined = 1 << URIC_QUERY;
    u.part[URIC_QUERY].end = sizeof query - 1;
    assert_int_equal(uric_query_value(uric_bind(query, &u), 0, "k", 1, buffer, ROOM, &length),
                     URIC_OK);
    assert_int_equal(length, 8);
    assert_memory_equal(buffer, "%%4%zzA%", 8);
    memset(buffer, UNTOUCHED, ROOM);
    assert_int_equal(uric_query_value(uric_bind(query, &u), 0, "k", 1, buffer, 8, &length),
                     URIC_OK);
    assert_memory_equal(buffer, "%%4%zzA%", 8);
    is_untouched(buffer, 8);
    assert_int_equal(uric_query_value(uric_bind(query, &u), 0, "l", 1, buffer, 2, &length),
                     URIC_TOO_SMALL);
    assert_int_equal(length, 3);
    assert_int_equal(uric_query_value(uric_bind(query, &u), 0, "l", 1, buffer, 3, &length),
                     URIC_OK);
    assert_memory_equal(buffer, "%%%", 3);
}

/* Followed by blocks of triplets, which are decoded into the exact rest of the buffer. */
static void a_percent_sign_before_long_runs(void **state)
{
    enum { RUN = 100, TRIPLETS = 60, LENGTH = RUN + 2 + TRIPLETS };
    char segment[RUN + 2 + 3 * TRIPLETS], buffer[2 * LENGTH];
    uric_span rest = { 0, sizeof segment };
    size_t length, i;

    (void)state;
    memset(segment, 'g', sizeof segment);
    segment[RUN] = '%';
    for (i = RUN + 2; i < sizeof segment; i += 3)
        memcpy(segment + i, "%62", 3);
    memset(buffer, UNTOUCHED, sizeof buffer);
    assert_int_equal(uric_segment_next_decoded(segment, &rest, buffer, LENGTH, &length),
                     URIC_OK);
    assert_int_equal(length, LENGTH);
    for (i = 0; i < sizeof buffer; i++)
        assert_int_equal(buffer[i], i == RUN       ? '%'
                                    : i < RUN + 2  ? 'g'
                                    : i < LENGTH   ? 'b'
                                                   : UNTOUCHED);
}

/* ---- segments ---- */

static const struct {
    const char *path;
    struct uric_bytes segments[6]; /* ended by an undefined one */
} paths[] = {
    { "", { { NULL, 0 } } },
    { "/", { BYTES(""), { NULL, 0 } } },
    { "a", { BYTES("a"), { NULL, 0 } } },
    { "/a//b/", { BYTES("a"), BYTES(""), BYTES("b"), BYTES(""), { NULL, 0 } } },
    { "a%2Fb/%00/c", { BYTES("a/b"), BYTES("\0"), BYTES("c"), { NULL, 0 } } },
    { "/./../%2e%2E/", { BYTES("."), BYTES(".."), BYTES(".."), BYTES(""), { NULL, 0 } } },
    { "/a+b/%C3%A4/%2541",
      { BYTES("a+b"), BYTES("\xc3\xa4"), BYTES("%41"), { NULL, 0 } } },
    { "/%/%4/%%41", { BYTES("%"), BYTES("%4"), BYTES("%A"), { NULL, 0 } } }
};

static void segments_of_paths(void **state)
{
    char buffer[ROOM];
    size_t i, k, size, length;

    (void)state;
    for (i = 0; i < sizeof paths / sizeof *paths; i++) {
        const size_t n = strlen(paths[i].path);
        const char *const s = guard_end(paths[i].path, n);
        uric_span rest = { 0, 0 };

        print_message("# %s\n", paths[i].path);
        rest.end = (uint32_t)n;
        for (k = 0; paths[i].segments[k].s != NULL; k++) {
            const struct uric_bytes wanted = paths[i].segments[k];
            const uric_span before = rest;
            uric_span again = rest;

            memset(buffer, UNTOUCHED, ROOM);
            for (size = 0; size < wanted.n; size++) {
                assert_int_equal(
                    uric_segment_next_decoded(s, &rest, buffer, size, &length),
                    URIC_TOO_SMALL);
                assert_int_equal(length, wanted.n);
                assert_memory_equal(&rest, &before, sizeof rest);
                is_untouched(buffer, 0);
            }
            bytes_are(wanted, uric_segment_next_decoded(s, &rest, buffer, size, &length),
                      buffer, &length);
            is_untouched(buffer, wanted.n);
            bytes_are(wanted, uric_segment_next_decoded(s, &again, buffer, ROOM, &length),
                      buffer, &length);
            assert_memory_equal(&again, &rest, sizeof rest);
        }
        bytes_are(none, uric_segment_next_decoded(s, &rest, buffer, ROOM, &length), buffer,
                  &length);
        bytes_are(none, uric_segment_next_decoded(s, &rest, NULL, 0, &length), buffer,
                  &length);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_of_queries),
        cmocka_unit_test(a_key_without_a_value),
        cmocka_unit_test(a_percent_sign_for_itself),
        cmocka_unit_test(a_percent_sign_before_long_runs),
        cmocka_unit_test(segments_of_paths)
    };

    return cmocka_run_group_tests_name("decoded parts", tests, NULL, NULL);
}
