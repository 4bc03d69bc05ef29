/* The states of uric log's aggregates: exact decimals and their sums, the sketches of percentiles and of
 * numbers of different values within their errors, the checksum of partials.
 *
 *   test_aggregates */
#include "logs/crc32c.h"
#include "logs/decimal_sum.h"
#include "logs/hyperloglog.h"
#include "logs/percentile.h"
#include "command/memory.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

/* ---- instead of cli/memory.c ---- */

void *memory_of(size_t n)
{
    return memory_grown(NULL, n);
}

void *memory_grown(void *memory, size_t n)
{
    memory = realloc(memory, n > 0 ? n : 1);
    assert_non_null(memory);
    return memory;
}

/* ---- random numbers ---- */

static uint64_t seed = 88172645463325252U;

static uint64_t draw(void)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return seed;
}

/* ---- numbers ---- */

static struct number number_of(const char *text)
{
    struct number v;

    assert_int_equal(number_read(text, strlen(text), &v), NUMBER_READ);
    return v;
}

static void test_numbers_are_read_exactly(void **state)
{
    static const char *const texts[][2] = {
        { "0", "0" }, { "-0", "0" }, { "007", "7" }, { "0.003", "0.003" }, { "-1.50", "-1.5" },
        { "999999999", "999999999" }, { "1000000000", "1000000000" },
        { "18446744073709551615", "18446744073709551615" },
        { "9223372036854775807", "9223372036854775807" }, { "1e3", "1000" }, { "1E+3", "1000" },
        { "1.25e-2", "0.0125" }, { "120e-1", "12" }, { "0e999999999999999999999", "0" },
        { "999999999999999999999999", "999999999999999999999999" },
        { "1e23", "100000000000000000000000" },
        { "0.000000000000000000000000001", "0.000000000000000000000000001" },
        { "1e-27", "0.000000000000000000000000001" },
        { "0.1000000000000000000000000000000000000", "0.1" },
        { "000000000000000000000000000000000000012", "12" }
    };
    static const char *const none[] = { "", "-", "+1", ".5", "5.", "1.e3", "1e", "1e+", "0x1", " 1",
                                        "1 ", "--1", "1.2.3", "nan", "1,5", "1e1.5" };
    static const char *const beyond[] = { "1e24", "1000000000000000000000000", "1e-28",
                                          "1.0000000000000000000000000001",
                                          "-1e99999999999999999999999" };
    struct number v;
    char text[NUMBER_TEXT];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        v = number_of(texts[i][0]);
        text[number_text(&v, text)] = '\0';
        assert_string_equal(text, texts[i][1]);
    }
    for (i = 0; i < sizeof none / sizeof *none; i++)
        assert_int_equal(number_read(none[i], strlen(none[i]), &v), NUMBER_NONE);
    for (i = 0; i < sizeof beyond / sizeof *beyond; i++)
        assert_int_equal(number_read(beyond[i], strlen(beyond[i]), &v), NUMBER_BEYOND);
}

static void test_numbers_are_compared_and_stored(void **state)
{
    static const char *const ascending[] = { "-1e23", "-2", "-1.5", "-1e-27", "0", "1e-27",
                                             "0.003", "1", "1.000000000000000001", "999999999",
                                             "1000000000", "1e23" };
    enum { N = sizeof ascending / sizeof *ascending };
    struct octets o = { NULL, 0, 0 };
    struct octets_left left;
    struct number v, w;
    int i, k;

    (void)state;
    for (i = 0; i < N; i++) {
        v = number_of(ascending[i]);
        number_put(&o, &v);
        for (k = 0; k < N; k++) {
            w = number_of(ascending[k]);
            assert_int_equal((number_compare(&v, &w) > 0) - (number_compare(&v, &w) < 0),
                             (i > k) - (i < k));
        }
    }
    left.s = o.s;
    left.n = o.n;
    for (i = 0; i < N; i++) {
        v = number_of(ascending[i]);
        assert_true(number_take(&left, &w));
        assert_int_equal(number_compare(&v, &w), 0);
    }
    assert_int_equal(left.n, 0);
    assert_false(number_take(&left, &w));
    octets_free(&o);
}

/* ---- sums ---- */

static void sum_is(const struct decimal_sum *sum, const char *total, const char *average)
{
    char text[NUMBER_TEXT];

    text[decimal_sum_text(sum, text)] = '\0';
    assert_string_equal(text, total);
    text[decimal_sum_average(sum, text)] = '\0';
    assert_string_equal(text, average);
}

static void test_sums_and_averages_are_exact(void **state)
{
    static const struct {
        const char *value;
        int times;
        const char *also, *total, *average;
    } cases[] = {
        { "0.1", 10, NULL, "1", "0.1" },
        { "0.000000001", 1000000, NULL, "0.001", "0.000000001" },
        { "9223372036854775807", 3, NULL, "27670116110564327421", "9223372036854775807" },
        { "1", 2, "2", "4", "1.333333333" },
        { "2", 2, "1", "5", "1.666666667" },
        { "0.0000000005", 1, NULL, "0.0000000005", "0" },
        { "0.0000000015", 1, NULL, "0.0000000015", "0.000000002" },
        { "0.0000000025", 1, NULL, "0.0000000025", "0.000000002" },
        { "0.00000000050000000000000001", 1, NULL, "0.00000000050000000000000001",
          "0.000000001" },
        { "-0.0000000015", 1, NULL, "-0.0000000015", "-0.000000002" },
        { "-0.0000000005", 1, NULL, "-0.0000000005", "0" },
        { "0.9999999999", 1, NULL, "0.9999999999", "1" },
        { "-1", 3, "2", "-1", "-0.25" },
        { "1e23", 1000000, NULL, "100000000000000000000000000000",
          "100000000000000000000000" },
        { "-1e23", 1, "1e-27", "-99999999999999999999999.999999999999999999999999999",
          "-50000000000000000000000" }
    };
    size_t i;
    int k;

    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct decimal_sum sum;
        struct number v = number_of(cases[i].value);

        memset(&sum, 0, sizeof sum);
        for (k = 0; k < cases[i].times; k++)
            decimal_sum_add(&sum, &v);
        if (cases[i].also) {
            v = number_of(cases[i].also);
            decimal_sum_add(&sum, &v);
        }
        sum_is(&sum, cases[i].total, cases[i].average);
    }
}

static struct number random_number(void)
{
    char text[64];

    snprintf(text, sizeof text, "%s%lue-%d", draw() % 2 ? "-" : "",
             (unsigned long)(draw() >> draw() % 60), (int)(draw() % 8));
    return number_of(text);
}

static void test_sums_do_not_depend_on_order_or_merging(void **state)
{
    enum { N = 1000, PARTS = 7 };
    static struct number v[N];
    struct decimal_sum all, part[PARTS], merged;
    struct octets a = { NULL, 0, 0 }, b = { NULL, 0, 0 }, o = { NULL, 0, 0 };
    int i;

    (void)state;
    memset(&all, 0, sizeof all);
    memset(part, 0, sizeof part);
    memset(&merged, 0, sizeof merged);
    for (i = 0; i < N; i++) {
        v[i] = random_number();
        decimal_sum_add(&all, &v[i]);
    }
    for (i = N - 1; i >= 0; i--)
        decimal_sum_add(&part[i % PARTS], &v[i]);
    for (i = 0; i < PARTS; i++) {
        struct octets_left left;

        o.n = 0;
        decimal_sum_put(&o, &part[i]);
        left.s = o.s;
        left.n = o.n;
        assert_true(decimal_sum_take(&left, &merged, UINT64_MAX));
        assert_int_equal(left.n, 0);
    }
    decimal_sum_put(&a, &all);
    decimal_sum_put(&b, &merged);
    assert_int_equal(a.n, b.n);
    assert_memory_equal(a.s, b.s, a.n);
    octets_free(&a);
    octets_free(&b);
    octets_free(&o);
}

/* ---- percentiles ---- */

static double double_of(const struct number *v)
{
    char text[NUMBER_TEXT];

    text[number_text(v, text)] = '\0';
    return strtod(text, NULL);
}

enum distribution { UNIFORM, SMALL, HUGE, SIGNED, ZEROS, EQUAL, DISTRIBUTIONS };

static struct number draw_number(enum distribution which)
{
    char text[64];
    const unsigned long n = (unsigned long)(draw() % 1000000007), size = draw() % 40;

    switch (which) {
    case UNIFORM: snprintf(text, sizeof text, "%lu", n); break;
    case SMALL: snprintf(text, sizeof text, "0.%09lu", n % 1000000 * (draw() % 1000)); break;
    case HUGE: snprintf(text, sizeof text, "%lue%d", 1 + n % 999983, (int)size - 23); break;
    case SIGNED: snprintf(text, sizeof text, "%s%lu", n % 2 ? "-" : "", n >> size); break;
    case ZEROS: snprintf(text, sizeof text, "%s%lu", n % 3 ? "-" : "", n % 4 ? 0 : n); break;
    default: snprintf(text, sizeof text, "200"); break;
    }
    return number_of(text);
}

static int compare(const void *a, const void *b)
{
    return number_compare(a, b);
}

static void check_percentiles(const struct percentile *p, const struct number *sorted, size_t n,
                              double error)
{
    struct percentile_order order;
    uint64_t at;

    percentile_order_begin(&order, p);
    for (at = 0; at <= PERCENTILE_WHOLE; at += PERCENTILE_WHOLE / 400) {
        const uint64_t rank = (at * n + PERCENTILE_WHOLE - 1) / PERCENTILE_WHOLE;
        const struct number got = percentile_at(&order, at);
        const double want = double_of(&sorted[rank > 0 ? rank - 1 : 0]);
        const double difference = double_of(&got) - want, most = error * (want < 0 ? -want : want);

        assert_true(difference <= most && -difference <= most);
    }
    percentile_order_end(&order);
}

static size_t count_different(const struct number *sorted, size_t n)
{
    size_t i, different = 0;

    for (i = 0; i < n; i++)
        different += i == 0 || number_compare(&sorted[i - 1], &sorted[i]) != 0;
    return different;
}

static void test_percentiles_are_exact_or_within_their_error(void **state)
{
    enum { MOST = 30000, SETTINGS = 3 };
    static const size_t sizes[] = { 1, 2, PERCENTILE_SINGLE, PERCENTILE_SINGLE + 1, MOST };
    static const size_t different[] = { PERCENTILE_SINGLE, 5000, MOST };
    static struct number list[MOST];
    int which;
    size_t i, k;

    (void)state;
    for (which = 0; which < DISTRIBUTIONS; which++) {
        for (k = 0; k < sizeof sizes / sizeof *sizes * SETTINGS; k++) {
            const size_t n = sizes[k / SETTINGS], exact = different[k % SETTINGS];
            struct percentile p;
            size_t heap = 0;

            memset(&p, 0, sizeof p);
            for (i = 0; i < n; i++) {
                list[i] = draw_number((enum distribution)which);
                percentile_add(&p, &list[i], exact, &heap);
                assert_true(heap < SKETCH_MOST + 200 * exact);
            }
            qsort(list, n, sizeof *list, compare);
            assert_int_equal(percentile_is_exact(&p), count_different(list, n) <= exact);
            check_percentiles(&p, list, n, percentile_is_exact(&p) ? 0 : 0.01);
            percentile_free(&p);
        }
    }
}

static void test_sketches_of_all_magnitudes_are_small(void **state)
{
    struct sketch *s = sketch_new();
    int exponent, i;

    (void)state;
    for (exponent = -27; exponent < 24; exponent++) {
        for (i = 0; i < 1000; i++) {
            char text[64];
            struct number v;

            snprintf(text, sizeof text, "%s%d.%03de%d", i % 2 ? "-" : "", 1 + i % 9,
                     exponent < -24 ? 0 : i, exponent);
            v = number_of(text);
            sketch_add(s, &v, 1);
        }
    }
    assert_true(sketch_size(s) <= SKETCH_MOST);
    sketch_free(s);
}

enum { MERGED_EXACTLY = 2000 };

static void percentiles_add_stored(struct percentile *p, const struct octets *o)
{
    struct octets_left left = { o->s, o->n };
    size_t heap = 0;

    assert_true(percentile_take(&left, p, UINT64_MAX, MERGED_EXACTLY, &heap));
    assert_int_equal(left.n, 0);
}

static void test_percentiles_do_not_depend_on_merging(void **state)
{
    static const int sizes[] = { 0, 1, 900, 1100, 5000, 1100, 1 };
    enum { PARTS = sizeof sizes / sizeof *sizes };
    int which, i, k;

    (void)state;
    for (which = 0; which < DISTRIBUTIONS; which++) {
        struct percentile all, merged;
        struct octets a = { NULL, 0, 0 }, b = { NULL, 0, 0 }, o = { NULL, 0, 0 };
        size_t heap = 0;

        memset(&all, 0, sizeof all);
        memset(&merged, 0, sizeof merged);
        for (i = 0; i < PARTS; i++) {
            struct percentile part;

            memset(&part, 0, sizeof part);
            for (k = 0; k < sizes[i]; k++) {
                const struct number v = draw_number((enum distribution)which);

                percentile_add(&all, &v, MERGED_EXACTLY, &heap);
                percentile_add(&part, &v, MERGED_EXACTLY, &heap);
            }
            o.n = 0;
            percentile_put(&o, &part);
            percentiles_add_stored(&merged, &o);
            percentile_free(&part);
        }
        percentile_put(&a, &all);
        percentile_put(&b, &merged);
        assert_int_equal(a.n, b.n);
        assert_memory_equal(a.s, b.s, a.n);
        percentile_free(&all);
        percentile_free(&merged);
        octets_free(&a);
        octets_free(&b);
        octets_free(&o);
    }
}

/* ---- numbers of different values ---- */

static void add_values(struct hyperloglog *h, const char *prefix, uint64_t from, uint64_t to)
{
    size_t heap = 0;
    char text[64];

    for (; from < to; from++)
        hyperloglog_add(h, text,
                        (size_t)snprintf(text, sizeof text, "%s%lu", prefix,
                                         (unsigned long)from),
                        &heap);
}

static void test_approximate_numbers_are_within_their_error(void **state)
{
    static const uint64_t sizes[] = { 0, 1, 511, 512, 513, 1000, 5000, 20000, 50000, 200000,
                                      1000000 };
    static const char *const prefixes[] = { "", "192.0.2.", "/a/long/path/with/many/segments?q=" };
    const double standard_error = 0.0081;
    double squares = 0;
    int n = 0;
    size_t i, k;

    (void)state;
    for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        for (k = 0; k < sizeof prefixes / sizeof *prefixes; k++) {
            struct hyperloglog h;
            double error;

            memset(&h, 0, sizeof h);
            add_values(&h, prefixes[k], 0, sizes[i]);
            add_values(&h, prefixes[k], 0, sizes[i] / 2);
            error = (double)hyperloglog_estimate(&h) - (double)sizes[i];
            if (sizes[i] <= HYPERLOGLOG_EXACT) {
                assert_true(error == 0);
            } else {
                error /= (double)sizes[i];
                assert_true(error < 4 * standard_error && -error < 4 * standard_error);
                squares += error * error;
                n++;
            }
            hyperloglog_free(&h);
        }
    }
    assert_true(squares / n < 2 * standard_error * standard_error);
}

static void test_approximate_numbers_do_not_depend_on_merging(void **state)
{
    static const uint64_t sizes[] = { 300, 600, 100000 };
    size_t i, heap = 0;

    (void)state;
    for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct hyperloglog all, half, other;
        struct octets a = { NULL, 0, 0 }, b = { NULL, 0, 0 }, o = { NULL, 0, 0 };
        struct octets_left left;

        memset(&all, 0, sizeof all);
        memset(&half, 0, sizeof half);
        memset(&other, 0, sizeof other);
        add_values(&all, "", 0, sizes[i]);
        add_values(&half, "", sizes[i] / 3, sizes[i]);
        add_values(&other, "", 0, sizes[i] / 2);
        hyperloglog_put(&o, &other);
        left.s = o.s;
        left.n = o.n;
        assert_true(hyperloglog_take(&left, &half, UINT64_MAX, &heap));
        assert_int_equal(left.n, 0);
        hyperloglog_put(&a, &all);
        hyperloglog_put(&b, &half);
        assert_int_equal(a.n, b.n);
        assert_memory_equal(a.s, b.s, a.n);
        hyperloglog_free(&all);
        hyperloglog_free(&half);
        hyperloglog_free(&other);
        octets_free(&a);
        octets_free(&b);
        octets_free(&o);
    }
}

/* A partial may claim a rank for each register that no log leads to. */
static void test_registers_from_outside_have_an_estimate(void **state)
{
    enum { MOST = 51, REGISTERS = 1 << HYPERLOGLOG_BITS };
    struct hyperloglog h;
    struct octets o = { NULL, 0, 0 };
    struct octets_left left;
    size_t heap = 0;

    (void)state;
    octets_put_number(&o, HYPERLOGLOG_EXACT + 1);
    memset(octets_room(&o, REGISTERS), MOST, REGISTERS);
    left.s = o.s;
    left.n = o.n;
    memset(&h, 0, sizeof h);
    assert_true(hyperloglog_take(&left, &h, UINT64_MAX, &heap));
    assert_true(hyperloglog_estimate(&h) >= (uint64_t)1 << 59);
    hyperloglog_free(&h);
    o.s[2 + REGISTERS - 1]++;
    left.s = o.s;
    left.n = o.n;
    assert_false(hyperloglog_take(&left, &h, UINT64_MAX, &heap));
    hyperloglog_free(&h);
    octets_free(&o);
}

/* ---- the checksum ---- */

/* RFC 3720, B.4, and the check value of the catalogue of CRCs. */
static void test_crc32c_has_the_published_values(void **state)
{
    char bytes[32];
    int i;

    (void)state;
    assert_int_equal(crc32c(0, "123456789", 9), 0xe3069283);
    assert_int_equal(crc32c(crc32c(0, "1234", 4), "56789", 5), 0xe3069283);
    memset(bytes, 0, sizeof bytes);
    assert_int_equal(crc32c(0, bytes, sizeof bytes), 0x8a9136aa);
    memset(bytes, 0xff, sizeof bytes);
    assert_int_equal(crc32c(0, bytes, sizeof bytes), 0x62a8ab43);
    for (i = 0; i < 32; i++)
        bytes[i] = (char)i;
    assert_int_equal(crc32c(0, bytes, sizeof bytes), 0x46dd794e);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_are_read_exactly),
        cmocka_unit_test(test_numbers_are_compared_and_stored),
        cmocka_unit_test(test_sums_and_averages_are_exact),
        cmocka_unit_test(test_sums_do_not_depend_on_order_or_merging),
        cmocka_unit_test(test_percentiles_are_exact_or_within_their_error),
        cmocka_unit_test(test_sketches_of_all_magnitudes_are_small),
        cmocka_unit_test(test_percentiles_do_not_depend_on_merging),
        cmocka_unit_test(test_approximate_numbers_are_within_their_error),
        cmocka_unit_test(test_approximate_numbers_do_not_depend_on_merging),
        cmocka_unit_test(test_registers_from_outside_have_an_estimate),
        cmocka_unit_test(test_crc32c_has_the_published_values)
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
