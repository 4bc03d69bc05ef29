/* How the command's buffers grow, as TAP: for lengths up to SIZE_MAX, without that much
 * memory.  A request is never smaller than the need. */
#include "command/entry.h"
#include "command/memory.h"

#include <stdio.h>

static int number;
static int failed;

static void result(int ok, const char *what)
{
    printf("%sok %d - %s\n", ok ? "" : "not ", ++number, what);
    failed |= !ok;
}

/* Lengths around each power of two, around two thirds of it, which exceed it when they grow by
 * half, and the greatest lengths. */
static size_t length(int i)
{
    const int bits = i / 16 / 2, of_thirds = i / 16 % 2;
    const size_t power = (size_t)1 << bits;

    return (of_thirds ? power / 3 * 2 : power) + (size_t)(i % 16) - 8;
}
enum { LENGTHS = (int)(sizeof(size_t) * 8) * 2 * 16 };

static int sums_are_right(void)
{
    int i, k;

    for (i = 0; i < LENGTHS; i++) {
        for (k = 0; k < LENGTHS; k++) {
            const size_t a = length(i), b = length(k), sum = memory_sum(a, b);

            if (a > SIZE_MAX - b ? sum != SIZE_MAX : sum < a || sum - a != b)
                return 0;
        }
    }
    return 1;
}

static int products_are_right(void)
{
    int i, k;

    for (i = 0; i < LENGTHS; i++) {
        for (k = 0; k < LENGTHS; k++) {
            const size_t a = length(i), b = length(k), product = memory_product(a, b);
            const int fits = a == 0 || b == 0 || b <= SIZE_MAX / a;

            if (fits ? product != a * b : product != SIZE_MAX)
                return 0;
        }
    }
    return 1;
}

static int room_suffices(void)
{
    int i;

    for (i = 0; i < LENGTHS; i++) {
        const size_t need = length(i), ample = memory_ample(need);

        if (ample < need || (ample != SIZE_MAX && ample - need != need / 2))
            return 0;
        if (memory_doubled(1, need) < need || memory_doubled(65536, need) < need)
            return 0;
    }
    return 1;
}

/* The size of an entry equals the request when a run's entry is read; a size that overflows
 * becomes one that no system grants. */
static int entries_have_room(void)
{
    const size_t none = SIZE_MAX / 8 * 8;
    int i;

    for (i = 0; i < LENGTHS; i++) {
        struct entry e = { 0, 0 };

        e.n = length(i);
        if (e.n != length(i))
            return 0;
        if (entry_size(e.n) < none && entry_size(e.n) < memory_sum(sizeof e, e.n))
            return 0;
        if (entry_size(e.n) % 8 != 0)
            return 0;
    }
    return 1;
}

int main(void)
{
    printf("1..4\n");
    result(sums_are_right(), "sums of lengths are right, or SIZE_MAX");
    result(products_are_right(), "products, too");
    result(room_suffices(), "the room suffices");
    result(entries_have_room(), "an entry's length is right for any key");
    return failed;
}
