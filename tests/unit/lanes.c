/* Comparing bytes side by side (util/lanes.h), as TAP: each pair of bytes at each place, among
 * others, against the comparison of one byte. */
#include "util/lanes.h"

#include <stdio.h>

enum { BYTES = 256, PLACES = URIC_LANES };

static unsigned char one[PLACES], other[PLACES];
static int number;
static int failed;

static void result(int ok, const char *what)
{
    printf("%sok %d - %s\n", ok ? "" : "not ", ++number, what);
    failed |= !ok;
}

/* The bits that a mask has for the byte at i: of 8, only the highest is set. */
static uint64_t bits_of(int i)
{
    const uint64_t bits = URIC_LANE_BITS == 8 ? 0x80 : (1u << URIC_LANE_BITS) - 1;

    return bits << i * URIC_LANE_BITS;
}

static int is_equal(unsigned a, unsigned b)
{
    return a == b;
}

static int is_at_most(unsigned a, unsigned b)
{
    return a <= b;
}

static int is_upper(unsigned a, unsigned b)
{
    (void)b;
    return a >= 'A' && a <= 'Z';
}

static int is_difference(unsigned a, unsigned b)
{
    return ((a - b) & 0xff) == 7;
}

static uric_lanes upper(uric_lanes v, uric_lanes w)
{
    (void)w;
    return uric_lanes_between(v, 'A', 'Z');
}

static uric_lanes difference(uric_lanes v, uric_lanes w)
{
    return uric_lanes_are(uric_lanes_minus(v, w), 7);
}

static uric_lanes both(uric_lanes v, uric_lanes w)
{
    return uric_lanes_and(uric_lanes_at_most(v, w), uric_lanes_at_most(w, v));
}

static int is_any(unsigned a, unsigned b)
{
    return a <= b || (a >= 'A' && a <= 'Z');
}

static uric_lanes any(uric_lanes v, uric_lanes w)
{
    return uric_lanes_or(uric_lanes_at_most(v, w), upper(v, w));
}

struct comparison {
    const char *name;
    uric_lanes (*marks)(uric_lanes v, uric_lanes w);
    int (*holds)(unsigned a, unsigned b);
};

static int holds_here(const struct comparison *c)
{
    const uint64_t mask =
        uric_lanes_mask(c->marks(uric_lanes_load(one), uric_lanes_load(other)));
    uint64_t expected = 0;
    int i, first = -1;

    for (i = PLACES - 1; i >= 0; i--) {
        if (c->holds(one[i], other[i])) {
            expected |= bits_of(i);
            first = i;
        }
    }
    return mask == expected && (first < 0 || (int)uric_lanes_first(mask) == first);
}

/* The bytes around come from all that there are. */
static int holds_everywhere(const struct comparison *c)
{
    int a, b, place, i;

    for (a = 0; a < BYTES; a++) {
        for (b = 0; b < BYTES; b++) {
            for (i = 0; i < PLACES; i++) {
                one[i] = (unsigned char)(a * 31 + b * 7 + i * 101);
                other[i] = (unsigned char)(a * 13 + b * 57 + i * 67);
            }
            place = (a + b) % PLACES;
            one[place] = (unsigned char)a;
            other[place] = (unsigned char)b;
            if (!holds_here(c))
                return 0;
            one[place] = other[(place + 1) % PLACES];
            other[(place + PLACES - 1) % PLACES] = (unsigned char)a;
            if (!holds_here(c))
                return 0;
        }
    }
    return 1;
}

/* Each pair at each place, among bytes that stay the same. */
static int holds_alone(const struct comparison *c)
{
    int a, b, place;

    for (place = 0; place < PLACES; place++) {
        memset(one, 0x80, sizeof one);
        memset(other, 0x7f, sizeof other);
        for (a = 0; a < BYTES; a++) {
            for (b = 0; b < BYTES; b++) {
                one[place] = (unsigned char)a;
                other[place] = (unsigned char)b;
                if (!holds_here(c))
                    return 0;
            }
        }
    }
    return 1;
}

static int half_is_loaded(void)
{
    uint64_t expected = 0;
    int i;

    for (i = 0; i < PLACES; i++) {
        one[i] = (unsigned char)(i + 1);
        expected |= i < PLACES / 2 ? 0 : bits_of(i);
    }
    return uric_lanes_mask(uric_lanes_are(uric_lanes_load_half(one), 0)) == expected;
}

static int all_are_marked(void)
{
    memset(one, 'a', sizeof one);
    return uric_lanes_mask(uric_lanes_are(uric_lanes_load(one), 'a')) == URIC_LANES_ALL;
}

int main(void)
{
    static const struct comparison comparisons[] = {
        { "equal", uric_lanes_equal, is_equal },
        { "at most", uric_lanes_at_most, is_at_most },
        { "between", upper, is_upper },
        { "minus", difference, is_difference },
        { "and", both, is_equal },
        { "or", any, is_any }
    };
    const int n = (int)(sizeof comparisons / sizeof *comparisons);
    int i;

    for (i = 0; i < n; i++)
        result(holds_everywhere(&comparisons[i]) && holds_alone(&comparisons[i]),
               comparisons[i].name);
    result(half_is_loaded(), "half of the bytes, and zeros");
    result(all_are_marked(), "a mask of all");
    printf("1..%d\n", number);
    return failed;
}
