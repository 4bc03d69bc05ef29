/* Reads compiled time zones, and keeps the changes of their clocks. */
#include "logs/tz_changes.h"

#include "command/memory.h"

#include <stdlib.h>
#include <string.h>

void tz_changes_add(struct tz_changes *changes, int64_t at, int32_t offset)
{
    if ((changes->n & (changes->n - 1)) == 0)
        changes->change = memory_grown(changes->change,
                                       memory_product(changes->n > 0 ? 2 * changes->n : 1,
                                                      sizeof *changes->change));
    changes->change[changes->n].at = at;
    changes->change[changes->n++].offset = offset;
}

enum { HEADER = 44, VERSION = 4, COUNTS = 20, TYPE_SIZE = 6, MOST_TYPES = 256 };

static const char broken[] = "not a valid time zone file";

/* The counts of a header, in their order in the file. */
enum { UT_FLAGS, STD_FLAGS, LEAPS, TIMES, TYPES, LETTERS, N_COUNTS };

struct block {
    uint32_t count[N_COUNTS];
    size_t time_size; /* bytes of a time */
    const unsigned char *s;
};

static uint64_t number(const unsigned char *s, size_t bytes)
{
    uint64_t n = 0;
    size_t i;

    for (i = 0; i < bytes; i++)
        n = n << 8 | s[i];
    return n;
}

static int64_t signed_number(const unsigned char *s, size_t bytes)
{
    const uint64_t n = number(s, bytes), sign = UINT64_C(1) << (8 * bytes - 1);

    return (n & sign) != 0 ? -(int64_t)(~n & (sign - 1)) - 1 : (int64_t)n;
}

static size_t size_of(const struct block *b)
{
    const uint32_t *const c = b->count;
    size_t size = memory_product(c[TIMES], b->time_size + 1);

    size = memory_sum(size, memory_product(c[TYPES], TYPE_SIZE));
    size = memory_sum(size, c[LETTERS]);
    size = memory_sum(size, memory_product(c[LEAPS], b->time_size + 4));
    return memory_sum(size, memory_sum(c[STD_FLAGS], c[UT_FLAGS]));
}

/* Reads a header and finds the block after it.  Returns the bytes of both, or 0. */
static size_t find_block(const unsigned char *s, size_t n, size_t time_size, struct block *b)
{
    size_t size;
    int i;

    if (n < HEADER || memcmp(s, "TZif", 4) != 0)
        return 0;
    b->time_size = time_size;
    b->s = s + HEADER;
    for (i = 0; i < N_COUNTS; i++)
        b->count[i] = (uint32_t)number(s + COUNTS + 4 * i, 4);
    size = size_of(b);
    if (size > n - HEADER || b->count[TYPES] == 0 || b->count[TYPES] > MOST_TYPES)
        return 0;
    return HEADER + size;
}

static const char *read_block(const struct block *b, struct tz_changes *changes)
{
    enum { MOST_OFFSET = 26 * 3600 };
    const unsigned char *const type = b->s + b->count[TIMES] * b->time_size;
    const unsigned char *const types = type + b->count[TIMES];
    size_t i;

    tz_changes_add(changes, INT64_MIN, (int32_t)signed_number(types, 4));
    for (i = 0; i < b->count[TIMES]; i++) {
        const int64_t at = signed_number(b->s + i * b->time_size, b->time_size);
        int64_t offset;

        if (type[i] >= b->count[TYPES] || at < changes->change[changes->n - 1].at)
            return broken;
        offset = signed_number(types + type[i] * TYPE_SIZE, 4);
        if (offset < -MOST_OFFSET || offset > MOST_OFFSET)
            return broken;
        tz_changes_add(changes, at, (int32_t)offset);
    }
    return NULL;
}

/* Reads the line at the end, which is the rule for what comes after the last change. */
static const char *read_footer(const unsigned char *s, size_t n, struct tz_changes *changes)
{
    const unsigned char *end;

    if (n < 2 || s[0] != '\n' || (end = memchr(s + 1, '\n', n - 1)) == NULL)
        return broken;
    if (end == s + 1)
        return NULL;
    return tz_rule_add((const char *)s + 1, (size_t)(end - s - 1), changes) ? NULL : broken;
}

const char *tz_file_read(const unsigned char *s, size_t n, struct tz_changes *changes)
{
    struct block b;
    size_t first = find_block(s, n, 4, &b), second;
    const char *why;

    changes->change = NULL;
    changes->n = 0;
    if (first == 0)
        return broken;
    if (s[VERSION] == '\0')
        return "a time zone file of version 1, which may lack years";
    second = find_block(s + first, n - first, 8, &b);
    if (second == 0)
        return broken;
    if (b.count[LEAPS] > 0)
        return "a time zone with leap seconds, which logs do not count";
    why = read_block(&b, changes);
    first += second;
    return why ? why : read_footer(s + first, n - first, changes);
}
