/* Finds names that are alike. */
#include "command/nearest.h"

#include "util/ascii.h"

#include <string.h>

/* Longer names are not compared. */
enum { LONGEST = 63 };

static size_t least(size_t a, size_t b, size_t c)
{
    const size_t less = a < b ? a : b;

    return less < c ? less : c;
}

/* How many letters have to be inserted, removed, replaced, or exchanged with the next one. */
static size_t distance(const char *s, size_t n, const char *t, size_t m)
{
    size_t rows[3][LONGEST + 1];
    size_t *two_before = rows[0], *before = rows[1], *row = rows[2];
    size_t i, j;

    for (j = 0; j <= m; j++)
        row[j] = j;
    for (i = 1; i <= n; i++) {
        size_t *const oldest = two_before;

        two_before = before;
        before = row;
        row = oldest;
        row[0] = i;
        for (j = 1; j <= m; j++) {
            const int same = uric_lower(s[i - 1]) == uric_lower(t[j - 1]);

            row[j] = least(before[j] + 1, row[j - 1] + 1, before[j - 1] + !same);
            if (i > 1 && j > 1 && uric_lower(s[i - 1]) == uric_lower(t[j - 2]) &&
                uric_lower(s[i - 2]) == uric_lower(t[j - 1]))
                row[j] = least(row[j], row[j], two_before[j - 2] + 1);
        }
    }
    return row[m];
}

const char *nearest_name(const char *name, size_t n, const char *const *known, size_t n_known)
{
    const char *nearest = NULL;
    size_t best = (n < 6 ? n / 3 : 2) + 1, i;

    if (n > LONGEST)
        return NULL;
    for (i = 0; i < n_known; i++) {
        const size_t length = strlen(known[i]);
        const size_t d = length <= LONGEST ? distance(name, n, known[i], length) : best;

        if (d < best) {
            best = d;
            nearest = known[i];
        }
    }
    return nearest;
}
