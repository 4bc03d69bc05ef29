/* Reads numbers with units.  Powers of ten move the point; the other factors stay factors. */
#include "logs/quantity.h"

#include "util/ascii.h"

struct unit {
    const char *name;
    enum unit_kind kind;
    int zeros; /* the factor is times * 10^zeros */
    uint64_t times;
};

static const struct unit units[] = {
    { "ns", UNIT_TIME, -9, 1 },
    { "us", UNIT_TIME, -6, 1 },
    { "\xc2\xb5s", UNIT_TIME, -6, 1 }, /* U+00B5, as Go writes it */
    { "\xce\xbcs", UNIT_TIME, -6, 1 }, /* U+03BC */
    { "ms", UNIT_TIME, -3, 1 },
    { "s", UNIT_TIME, 0, 1 },
    { "m", UNIT_TIME, 0, 60 },
    { "min", UNIT_TIME, 0, 60 },
    { "h", UNIT_TIME, 0, 3600 },
    { "d", UNIT_TIME, 0, 86400 },
    { "", UNIT_SIZE, 0, 1 },
    { "k", UNIT_SIZE, 3, 1 },
    { "K", UNIT_SIZE, 3, 1 },
    { "M", UNIT_SIZE, 6, 1 },
    { "G", UNIT_SIZE, 9, 1 },
    { "T", UNIT_SIZE, 12, 1 },
    { "P", UNIT_SIZE, 15, 1 },
    { "Ki", UNIT_SIZE, 0, (uint64_t)1 << 10 },
    { "Mi", UNIT_SIZE, 0, (uint64_t)1 << 20 },
    { "Gi", UNIT_SIZE, 0, (uint64_t)1 << 30 },
    { "Ti", UNIT_SIZE, 0, (uint64_t)1 << 40 },
    { "Pi", UNIT_SIZE, 0, (uint64_t)1 << 50 }
};

static const struct unit *find_unit(const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < sizeof units / sizeof *units; i++) {
        const struct unit *const unit = &units[i];

        if (uric_is_exactly(s, n, unit->name) ||
            (unit->kind == UNIT_SIZE && s[n - 1] == 'B' &&
             uric_is_exactly(s, n - 1, unit->name)))
            return unit;
    }
    return NULL;
}

size_t quantity_digits(const char *s, size_t n, uint32_t per_second)
{
    return per_second == 1 && n > 1 && s[n - 1] == 's' ? n - 1 : n;
}

int quantity_read(const char *s, size_t n, struct decimal *d, enum unit_kind *kind)
{
    size_t length = decimal_prefix(s, n, d);
    const struct unit *unit;

    *kind = UNIT_NONE;
    if (length == 0 || length == n)
        return length > 0;
    if (s[length] == ' ' && length + 1 < n)
        length++;
    unit = find_unit(s + length, n - length);
    if (unit == NULL)
        return 0;
    *kind = unit->kind;
    d->point += unit->zeros;
    d->times = unit->times;
    return 1;
}

int quantity_to_seconds(struct decimal *d, uint32_t per_second)
{
    if (per_second == 0)
        return 0;
    for (; per_second % 10 == 0; per_second /= 10)
        d->point--;
    return per_second == 1;
}
