/* Counts numbers in buckets of growing width, a page of buckets for each decade in use. */
#include "logs/quantile_sketch.h"

#include "command/memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct sketch {
    uint64_t n, zeros;
    struct number least, most;
    unsigned char page_of[SKETCH_PAGES]; /* from 1; 0: no page yet */
    size_t n_pages;
    uint64_t (*page)[SKETCH_BUCKETS];
};

/* ---- buckets ---- */

enum { FIRST_THREE = 900 };

/* The lower bounds of the buckets, in ten digits; and the bucket of the lowest number with each
 * three first digits. */
static uint64_t begins[SKETCH_BUCKETS + 1];
static unsigned char bucket_of[FIRST_THREE];

static void make_buckets(void)
{
    const uint64_t one = NUMBER_LIMB, ratio = UINT64_C(1020048200);
    unsigned i, digits;

    begins[0] = one;
    for (i = 1; i < SKETCH_BUCKETS; i++)
        begins[i] = begins[i - 1] * ratio / one;
    begins[SKETCH_BUCKETS] = 10 * one;
    for (i = digits = 0; digits < FIRST_THREE; digits++) {
        while (begins[i + 1] <= (digits + 100) * (one / 100))
            i++;
        bucket_of[digits] = (unsigned char)i;
    }
}

struct sketch *sketch_new(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct sketch *s = memory_of(sizeof *s);

    pthread_once(&once, make_buckets);
    memset(s, 0, sizeof *s);
    return s;
}

void sketch_free(struct sketch *s)
{
    if (s)
        free(s->page);
    free(s);
}

size_t sketch_size(const struct sketch *s)
{
    return sizeof *s + s->n_pages * sizeof *s->page;
}

uint64_t sketch_count(const struct sketch *s)
{
    return s->n;
}

/* A place in a sketch: pages and buckets ascend by magnitude. */
struct place {
    unsigned page, bucket;
};

static unsigned count_digits(uint32_t limb)
{
    unsigned n = 1;

    for (; limb >= 10; limb /= 10)
        n++;
    return n;
}

/* Of a number other than 0. */
static struct place place_of(const struct number *v)
{
    static const uint32_t powers[] = { 1, 10, 100, 1000, 10000, 100000, 1000000, 10000000,
                                       100000000 };
    int top = NUMBER_LIMBS - 1;
    struct place p;
    unsigned digits;
    uint64_t ten;

    while (v->limb[top] == 0)
        top--;
    digits = count_digits(v->limb[top]);
    ten = ((uint64_t)v->limb[top] * NUMBER_LIMB + (top > 0 ? v->limb[top - 1] : 0)) /
          powers[digits - 1];
    p.bucket = bucket_of[ten / (NUMBER_LIMB / 100) - 100];
    while (begins[p.bucket + 1] <= ten)
        p.bucket++;
    p.page = (unsigned)top * 9 + digits - 1 + (v->negative ? SKETCH_DECADES : 0);
    return p;
}

static uint64_t *page_at(struct sketch *s, unsigned page)
{
    if (s->page_of[page] == 0) {
        s->page = memory_grown(s->page, (s->n_pages + 1) * sizeof *s->page);
        memset(s->page[s->n_pages], 0, sizeof *s->page);
        s->page_of[page] = (unsigned char)++s->n_pages;
    }
    return s->page[s->page_of[page] - 1];
}

static void widen(struct sketch *s, const struct number *v)
{
    if (s->n == 0 || number_compare(v, &s->least) < 0)
        s->least = *v;
    if (s->n == 0 || number_compare(v, &s->most) > 0)
        s->most = *v;
}

static int is_zero(const struct number *v)
{
    int i;

    for (i = 0; i < NUMBER_LIMBS; i++) {
        if (v->limb[i] != 0)
            return 0;
    }
    return 1;
}

void sketch_add(struct sketch *s, const struct number *v, uint64_t count)
{
    widen(s, v);
    s->n += count;
    if (is_zero(v)) {
        s->zeros += count;
    } else {
        const struct place p = place_of(v);

        page_at(s, p.page)[p.bucket] += count;
    }
}

/* ---- percentiles ---- */

/* Adds a digit at a power of ten, if a number has it. */
static void add_digit(struct number *v, unsigned digit, int power)
{
    int at = power + NUMBER_DECIMALS;
    uint32_t one = 1;

    if (at < 0)
        return;
    for (; at % 9 > 0; at--)
        one *= 10;
    v->limb[at / 9] += digit * one;
}

/* The number at the same relative distance from both ends of the bucket, in five digits. */
static struct number middle_of(unsigned page, unsigned bucket)
{
    enum { TEN = 10, ROUND = 100000 };
    const uint64_t begin = begins[bucket], end = begins[bucket + 1];
    uint64_t ten = begin + (end - begin) * begin / (begin + end);
    struct number v;
    int power = (int)(page % SKETCH_DECADES) - NUMBER_DECIMALS - (TEN - 1);
    uint64_t round = ROUND;
    int below;

    /* digits after the last decimal are rounded, too */
    for (below = -NUMBER_DECIMALS - power - 5; below > 0; below--)
        round *= 10;
    ten = (ten + round / 2) / round * round;
    memset(&v, 0, sizeof v);
    for (; ten > 0; ten /= 10, power++)
        add_digit(&v, (unsigned)(ten % 10), power);
    v.negative = page >= SKETCH_DECADES;
    return v;
}

static struct number within(const struct sketch *s, struct number v)
{
    if (number_compare(&v, &s->least) < 0)
        return s->least;
    return number_compare(&v, &s->most) > 0 ? s->most : v;
}

struct number sketch_at(const struct sketch *s, uint64_t rank)
{
    struct number zero;
    unsigned i, page, bucket;

    if (rank == 1)
        return s->least;
    if (rank == s->n)
        return s->most;
    for (i = 0; i < SKETCH_PAGES * SKETCH_BUCKETS; i++) {
        const unsigned order = i / SKETCH_BUCKETS;
        const int negative = order < SKETCH_DECADES;

        if (i == SKETCH_DECADES * SKETCH_BUCKETS) {
            if (rank <= s->zeros)
                break;
            rank -= s->zeros;
        }
        page = negative ? SKETCH_PAGES - 1 - order : order - SKETCH_DECADES;
        bucket = negative ? SKETCH_BUCKETS - 1 - i % SKETCH_BUCKETS : i % SKETCH_BUCKETS;
        if (s->page_of[page] == 0) {
            i += SKETCH_BUCKETS - 1;
            continue;
        }
        if (rank <= s->page[s->page_of[page] - 1][bucket])
            return within(s, middle_of(page, bucket));
        rank -= s->page[s->page_of[page] - 1][bucket];
    }
    memset(&zero, 0, sizeof zero);
    return zero;
}

/* ---- storage ---- */

/* The count in bucket i of all, by ascending magnitudes. */
static uint64_t count_at(const struct sketch *s, unsigned i)
{
    const unsigned page = s->page_of[i / SKETCH_BUCKETS];

    return page == 0 ? 0 : s->page[page - 1][i % SKETCH_BUCKETS];
}

void sketch_put(struct octets *o, const struct sketch *s)
{
    unsigned i, last = 0;

    number_put(o, &s->least);
    number_put(o, &s->most);
    octets_put_number(o, s->zeros);
    for (i = 0; i < SKETCH_PAGES * SKETCH_BUCKETS; i++) {
        const uint64_t count = count_at(s, i);

        if (count == 0)
            continue;
        octets_put_number(o, i + 1 - last);
        octets_put_number(o, count);
        last = i + 1;
    }
    octets_put_number(o, 0);
}

/* Reads the buckets; the sum of their counts must be n. */
static int take_buckets(struct octets_left *left, struct sketch *s, uint64_t n)
{
    uint64_t step, count, at = 0;

    for (;;) {
        if (!octets_take_number(left, &step))
            return 0;
        if (step == 0)
            return n == 0;
        if (step > SKETCH_PAGES * SKETCH_BUCKETS - at || !octets_take_number(left, &count) ||
            count == 0 || count > n)
            return 0;
        at += step;
        n -= count;
        page_at(s, (unsigned)((at - 1) / SKETCH_BUCKETS))[(at - 1) % SKETCH_BUCKETS] += count;
    }
}

int sketch_take(struct octets_left *left, struct sketch *s, uint64_t n)
{
    struct number least, most;
    uint64_t zeros;

    if (!number_take(left, &least) || !number_take(left, &most) ||
        number_compare(&least, &most) > 0 || !octets_take_number(left, &zeros) || zeros > n)
        return 0;
    widen(s, &least);
    if (s->n == 0)
        s->most = s->least;
    s->n += n;
    s->zeros += zeros;
    if (number_compare(&most, &s->most) > 0)
        s->most = most;
    return take_buckets(left, s, n - zeros);
}
