/* Encodes labels by Punycode (RFC 3492). */
#include "host/punycode.h"
#include "util/ascii.h"

/* The parameters of section 5. */
enum {
    PUNY_BASE = 36,
    PUNY_TMIN = 1,
    PUNY_TMAX = 26,
    PUNY_SKEW = 38,
    PUNY_DAMP = 700,
    PUNY_FIRST_BIAS = 72,
    PUNY_FIRST = 0x80
};

enum { PUNY_LONGEST = 63 };

struct puny {
    char *to;
    size_t n; /* PUNY_LONGEST + 1: too long */
};

static void puny_put(struct puny *p, char c)
{
    if (p->n < PUNY_LONGEST)
        p->to[p->n] = c;
    if (p->n <= PUNY_LONGEST)
        p->n++;
}

static void puny_put_digit(struct puny *p, uint32_t digit)
{
    puny_put(p, "abcdefghijklmnopqrstuvwxyz0123456789"[digit]);
}

/* The character at s[*i], and moves *i after it. */
static uint32_t puny_character(const char *s, size_t *i)
{
    const unsigned char first = (unsigned char)s[(*i)++];
    uint32_t c;
    int more;

    if (first < 0x80)
        return uric_lower((char)first);
    more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    c = first & (0x3fu >> more);
    while (more-- > 0)
        c = c << 6 | (s[(*i)++] & 0x3f);
    return c;
}

/* The least character that is not below `least`; there is one. */
static uint32_t puny_next(const char *s, size_t n, uint32_t least)
{
    uint32_t next = UINT32_MAX;
    size_t i = 0;

    while (i < n) {
        const uint32_t c = puny_character(s, &i);

        if (c >= least && c < next)
            next = c;
    }
    return next;
}

/* Section 6.1. */
static uint32_t puny_adapt(uint32_t delta, uint32_t done, int is_first)
{
    uint32_t k = 0;

    delta /= is_first ? PUNY_DAMP : 2;
    delta += delta / done;
    for (; delta > (PUNY_BASE - PUNY_TMIN) * PUNY_TMAX / 2; k += PUNY_BASE)
        delta /= PUNY_BASE - PUNY_TMIN;
    return k + (PUNY_BASE - PUNY_TMIN + 1) * delta / (delta + PUNY_SKEW);
}

/* t(k) of section 3.3: k - bias, within its bounds. */
static uint32_t puny_threshold(uint32_t k, uint32_t bias)
{
    if (k <= bias)
        return PUNY_TMIN;
    return k >= bias + PUNY_TMAX ? (uint32_t)PUNY_TMAX : k - bias;
}

static void puny_put_delta(struct puny *p, uint32_t delta, uint32_t bias)
{
    uint32_t k;

    for (k = PUNY_BASE;; k += PUNY_BASE) {
        const uint32_t t = puny_threshold(k, bias);

        if (delta < t)
            break;
        puny_put_digit(p, t + (delta - t) % (PUNY_BASE - t));
        delta = (delta - t) / (PUNY_BASE - t);
    }
    puny_put_digit(p, delta);
}

/* The ASCII characters, and how many there are of all. */
static uint32_t puny_put_basic(struct puny *p, const char *s, size_t n, uint32_t *all)
{
    uint32_t basic = 0;
    size_t i = 0;

    *all = 0;
    while (i < n) {
        const uint32_t c = puny_character(s, &i);

        ++*all;
        if (c >= PUNY_FIRST)
            continue;
        puny_put(p, (char)c);
        basic++;
    }
    if (basic > 0)
        puny_put(p, '-');
    return basic;
}

/* Section 6.3.  At most 255 bytes: delta stays below 255 * 0x110000, which is below 2^32. */
size_t uric_punycode(const char *s, size_t n, char *to)
{
    struct puny p = { to, 4 };
    uint32_t least = PUNY_FIRST, delta = 0, bias = PUNY_FIRST_BIAS, done, all;
    uint32_t basic;

    memcpy(to, "xn--", 4);
    basic = done = puny_put_basic(&p, s, n, &all);
    while (done < all) {
        const uint32_t next = puny_next(s, n, least);
        size_t i = 0;

        delta += (next - least) * (done + 1);
        while (i < n) {
            const uint32_t c = puny_character(s, &i);

            delta += c < next;
            if (c != next)
                continue;
            puny_put_delta(&p, delta, bias);
            bias = puny_adapt(delta, done + 1, done == basic);
            delta = 0;
            done++;
        }
        delta++;
        least = next + 1;
    }
    return p.n <= PUNY_LONGEST ? p.n : 0;
}
