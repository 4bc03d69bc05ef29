/* The fast path in portable C: a look into a table for each byte. */
#include "isa.h"

#if URIC_BUILT & URIC_BUILT_PORTABLE

static size_t portable_span(const unsigned char *s, size_t i, size_t n,
                            unsigned atoms)
{
    /* four at a time, as what they are compared with is half of the work */
    for (; n - i >= 4; i += 4) {
        if (!(uric_run[s[i]] & atoms))
            return i;
        if (!(uric_run[s[i + 1]] & atoms))
            return i + 1;
        if (!(uric_run[s[i + 2]] & atoms))
            return i + 2;
        if (!(uric_run[s[i + 3]] & atoms))
            return i + 3;
    }
    while (i < n && uric_run[s[i]] & atoms)
        i++;
    return i;
}

/* Bytes and triplets in any order, of which no branch could guess the next: a step
 * for each, until there are only bytes for a while. */
static size_t portable_mixed(const unsigned char *s, size_t i, size_t n,
                             unsigned atoms)
{
    unsigned bytes = 0;

    while (n - i >= 3 && bytes < 8) {
        const unsigned percent = s[i] == '%';
        const unsigned high = uric_run[s[i + 1]] & URIC_RUN_HEXDIG;
        const unsigned low = uric_run[s[i + 2]] & URIC_RUN_HEXDIG;

        /* products, of which a compiler makes no branches */
        if (((uric_run[s[i]] & atoms) + percent * high * low) == 0)
            break;
        bytes = (bytes + 1) & (percent - 1); /* none behind a triplet */
        i += 1 + 2 * percent;
    }
    return i;
}

static size_t portable_run(const unsigned char *s, size_t i, size_t n,
                           unsigned atoms)
{
    for (;;) {
        i = portable_span(s, i, n, atoms);
        if (!uric_is_triplet(s, i, n))
            return i;
        i = portable_mixed(s, i + 3, n, atoms);
    }
}

#define FAST(name) portable_##name
#define RUN(s, i, n, CLASS) portable_run(s, i, n, URIC_RUN_##CLASS)
#define SPAN(s, i, n, CLASS) portable_span(s, i, n, URIC_RUN_##CLASS)
#include "fast.h"

#ifndef URIC_ONLY_PARSE

void uric_block_portable(int entry, const unsigned char *s, const uint32_t *begin,
                         const uint32_t *end, unsigned count,
                         struct uric_block *b)
{
    (void)entry, (void)s, (void)begin, (void)end, (void)count, (void)b;
}

unsigned uric_places_portable(const unsigned char *s, size_t *from, size_t n,
                              char c, uint32_t *places)
{
    unsigned count = 0;

    while (*from < n && count < 64) {
        const unsigned char *place =
            (const unsigned char *)memchr(s + *from, c, n - *from);

        if (place == NULL) {
            *from = n;
        } else {
            places[count++] = (uint32_t)(place - s);
            *from = (size_t)(place - s) + 1;
        }
    }
    return count;
}

#endif

size_t uric_run_portable(enum uric_run_of run, const unsigned char *s, size_t i,
                        size_t n)
{
    return portable_run_of(run, s, i, n);
}

int uric_parse_portable(int entry, const unsigned char *s, size_t n,
                        struct uric *u)
{
    return portable_by_runs(entry, s, n, u);
}

#endif
