/* Keeps hashes of values, and moves them to registers when they are too many. */
#include "logs/hyperloglog.h"

#include "command/memory.h"
#include "util/siphash.h"

#include <stdlib.h>
#include <string.h>

enum { REGISTERS = 1 << HYPERLOGLOG_BITS, RANKS = 64 - HYPERLOGLOG_BITS + 1 };

static size_t size_of(const struct hyperloglog *h)
{
    return h->size * sizeof *h->hashes + (h->registers ? (size_t)REGISTERS : 0);
}

static void add_rank(struct hyperloglog *h, uint64_t hash)
{
    unsigned char *const rank = &h->registers[hash >> (64 - HYPERLOGLOG_BITS)];
    unsigned char at = 1;

    for (hash <<= HYPERLOGLOG_BITS; at < RANKS && !(hash >> 63); hash <<= 1)
        at++;
    if (at > *rank)
        *rank = at;
}

static void to_registers(struct hyperloglog *h)
{
    size_t i;

    h->registers = memory_of(REGISTERS);
    memset(h->registers, 0, REGISTERS);
    for (i = 0; i < h->n; i++)
        add_rank(h, h->hashes[i]);
    free(h->hashes);
    h->hashes = NULL;
    h->n = h->size = 0;
}

/* The place of the hash among the others, or the place to insert it. */
static size_t find(const struct hyperloglog *h, uint64_t hash)
{
    size_t from = 0, to = h->n;

    while (from < to) {
        const size_t middle = from + (to - from) / 2;

        if (h->hashes[middle] < hash)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static void add_hash(struct hyperloglog *h, uint64_t hash)
{
    size_t at;

    if (h->registers) {
        add_rank(h, hash);
        return;
    }
    at = find(h, hash);
    if (at < h->n && h->hashes[at] == hash)
        return;
    if (h->n == HYPERLOGLOG_EXACT) {
        to_registers(h);
        add_rank(h, hash);
        return;
    }
    if (h->n == h->size) {
        h->size = h->size == 0 ? 4 : 2 * h->size;
        h->hashes = memory_grown(h->hashes, h->size * sizeof *h->hashes);
    }
    memmove(h->hashes + at + 1, h->hashes + at, (h->n - at) * sizeof *h->hashes);
    h->hashes[at] = hash;
    h->n++;
}

uint64_t hyperloglog_hash(const char *s, size_t n)
{
    static const uint64_t key[2] = { 0, 0 };
    struct uric_siphash hash;

    uric_siphash_begin(&hash, key);
    uric_siphash_take_before(&hash, s, n, 2);
    return uric_siphash_end(&hash, 2, 4);
}

void hyperloglog_add(struct hyperloglog *h, const char *s, size_t n, size_t *heap)
{
    const size_t before = size_of(h);

    add_hash(h, hyperloglog_hash(s, n));
    *heap += size_of(h) - before;
}

/* ---- storage ---- */

/* The number of hashes, or for registers one more than the most hashes. */
void hyperloglog_put(struct octets *o, const struct hyperloglog *h)
{
    size_t i;
    int k;

    octets_put_number(o, h->registers ? HYPERLOGLOG_EXACT + 1 : h->n);
    if (h->registers)
        octets_put(o, h->registers, REGISTERS);
    for (i = 0; i < h->n; i++) {
        char *const bytes = octets_room(o, 8);

        for (k = 0; k < 8; k++)
            bytes[k] = (char)(h->hashes[i] >> 8 * k & 0xff);
    }
}

static int take_registers(struct octets_left *left, struct hyperloglog *h)
{
    const char *ranks;
    size_t i;

    if (!octets_take(left, REGISTERS, &ranks))
        return 0;
    if (h->registers == NULL)
        to_registers(h);
    for (i = 0; i < REGISTERS; i++) {
        const unsigned char rank = (unsigned char)ranks[i];

        if (rank > RANKS)
            return 0;
        if (rank > h->registers[i])
            h->registers[i] = rank;
    }
    return 1;
}

static int take_hashes(struct octets_left *left, struct hyperloglog *h, uint64_t n)
{
    uint64_t hash, last = 0, i;
    const char *bytes;
    int k;

    for (i = 0; i < n; i++) {
        if (!octets_take(left, 8, &bytes))
            return 0;
        for (hash = 0, k = 0; k < 8; k++)
            hash |= (uint64_t)(unsigned char)bytes[k] << 8 * k;
        if (i > 0 && hash <= last)
            return 0;
        add_hash(h, hash);
        last = hash;
    }
    return 1;
}

int hyperloglog_take(struct octets_left *left, struct hyperloglog *h, uint64_t most, size_t *heap)
{
    const size_t before = size_of(h);
    uint64_t n;
    int taken;

    if (!octets_take_number(left, &n) || n > HYPERLOGLOG_EXACT + 1 || n > most)
        return 0;
    taken = n > HYPERLOGLOG_EXACT ? take_registers(left, h) : take_hashes(left, h, n);
    *heap += size_of(h) - before;
    return taken;
}

/* ---- the estimate ---- */

/* Ertl's sigma(): the sum of x^(2^k) 2^(k-1), and x.  No operation here rounds differently on
 * another machine. */
static double sigma(double x)
{
    double sum = x, weight = 1, last;

    do {
        x = x * x;
        last = sum;
        sum = sum + x * weight;
        weight = weight + weight;
    } while (sum > last);
    return sum;
}

uint64_t hyperloglog_estimate(const struct hyperloglog *h)
{
    static const double half_by_ln2 = 0.72134752044448170, beyond = 1e18;
    const double m = REGISTERS;
    unsigned count[RANKS + 1] = { 0 };
    double z = 0;
    int i;

    if (h->registers == NULL)
        return h->n;
    for (i = 0; i < REGISTERS; i++)
        count[h->registers[i]]++;
    for (i = RANKS; i > 0; i--)
        z = 0.5 * (z + count[i]);
    z = z + m * sigma(count[0] / m);
    z = half_by_ln2 * m * m / z + 0.5;
    return (uint64_t)(z < beyond ? z : beyond); /* forged registers can give a number that does not
                                                   fit */
}

void hyperloglog_free(struct hyperloglog *h)
{
    free(h->hashes);
    free(h->registers);
    memset(h, 0, sizeof *h);
}
