/* Counts numbers in a hash table whose hash nobody outside the process can know. */
#include "logs/tally.h"

#include "logs/secret.h"
#include "command/memory.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_SLOTS = 256 };

struct tally {
    struct tallied *list; /* n, with room for half as many as there are slots */
    uint32_t *slot;       /* from 1: indices in the list; 0: empty */
    size_t n, n_slots;    /* a power of two */
};

/* ---- the hash ---- */

/* Linear modulo a prime, with a random factor for each limb: over all keys, two different numbers
 * collide with the probability 1 / PRIME.  No sum exceeds 64 bits. */
enum { PRIME = 0x7fffffff, HASHED = NUMBER_LIMBS + 1 };
static uint32_t key[HASHED];

static void make_key(void)
{
    int i;

    secret_get(key, sizeof key);
    for (i = 0; i < HASHED; i++)
        key[i] %= PRIME;
}

static size_t hash_of(const struct number *v)
{
    uint64_t sum = v->negative ? key[NUMBER_LIMBS] : 0;
    int i;

    for (i = 0; i < NUMBER_LIMBS; i++)
        sum += (uint64_t)key[i] * v->limb[i];
    return (size_t)(sum % PRIME);
}

/* ---- the table ---- */

static void make_room(struct tally *t, size_t n_slots)
{
    size_t i;

    t->n_slots = n_slots;
    t->slot = memory_of(memory_product(n_slots, sizeof *t->slot));
    for (i = 0; i < n_slots; i++)
        t->slot[i] = 0;
    t->list = memory_grown(t->list, memory_product(n_slots / 2, sizeof *t->list));
}

struct tally *tally_new(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct tally *const t = memory_of(sizeof *t);

    pthread_once(&once, make_key);
    memset(t, 0, sizeof *t);
    make_room(t, FIRST_SLOTS);
    return t;
}

void tally_free(struct tally *t)
{
    if (t) {
        free(t->list);
        free(t->slot);
    }
    free(t);
}

size_t tally_size(const struct tally *t)
{
    return sizeof *t + t->n_slots * sizeof *t->slot + t->n_slots / 2 * sizeof *t->list;
}

size_t tally_different(const struct tally *t)
{
    return t->n;
}

/* The slot of the number, or the empty one where it belongs. */
static uint32_t *find(const struct tally *t, const struct number *v)
{
    size_t at = hash_of(v) & (t->n_slots - 1);

    while (t->slot[at] != 0 && number_compare(&t->list[t->slot[at] - 1].value, v) != 0)
        at = (at + 1) & (t->n_slots - 1);
    return &t->slot[at];
}

static void grow(struct tally *t)
{
    size_t i;

    free(t->slot);
    make_room(t, memory_product(t->n_slots, 2));
    for (i = 0; i < t->n; i++)
        *find(t, &t->list[i].value) = (uint32_t)(i + 1);
}

void tally_add(struct tally *t, const struct number *v, uint64_t count)
{
    uint32_t *slot = find(t, v);

    if (*slot == 0) {
        if (t->n == t->n_slots / 2) {
            grow(t);
            slot = find(t, v);
        }
        t->list[t->n].value = *v;
        t->list[t->n].count = 0;
        *slot = (uint32_t)++t->n;
    }
    t->list[*slot - 1].count += count;
}

/* ---- the numbers ---- */

const struct tallied *tally_all(const struct tally *t)
{
    return t->list;
}

static int compare(const void *a, const void *b)
{
    const struct tallied *const x = a, *const y = b;

    return number_compare(&x->value, &y->value);
}

struct tallied *tally_sorted(const struct tally *t)
{
    struct tallied *const list = memory_of(memory_product(t->n, sizeof *list));

    memcpy(list, t->list, t->n * sizeof *list);
    qsort(list, t->n, sizeof *list, compare);
    return list;
}
