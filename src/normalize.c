/* The normal form of a reference, written: RFC 3986, 6.2. */
#include "normal.h"

/* The map for the n bytes that a piece has, from its begin. */
static void write_map(uint32_t *map, const struct uric_piece *piece)
{
    size_t i;

    for (i = 0; i < piece->n; i++)
        map[i] = piece->raw + piece->one * (uint32_t)i;
}

/* The length of what is left to read; it is written before `end` and `map_end`,
 * which may be NULL. */
static uint64_t write_before(struct uric_normal n, char *end, uint32_t *map_end)
{
    struct uric_piece piece;
    uint64_t length = 0;

    while (uric_normal_before(&n, &piece)) {
        length += piece.n;
        if (end != NULL) {
            end -= piece.n;
            memcpy(end, piece.s, piece.n);
        }
        if (map_end != NULL) {
            map_end -= piece.n;
            write_map(map_end, &piece);
        }
    }
    return length;
}

/* What is normal as it stands. */
static void copy_normal(const char *s, size_t n, char *buffer, uint32_t *map)
{
    const struct uric_piece all = { s, n, 0, 1 };

    if (n > 0)
        memcpy(buffer, s, n);
    if (map != NULL)
        write_map(map, &all);
}

int uric_normalize(const char *s, const struct uric *u, unsigned steps,
                   const struct uric_scheme *scheme, char *buffer, size_t size,
                   size_t *length, uint32_t *map)
{
    const unsigned needs = uric_needs(s, u, steps, scheme);
    uint64_t n = uric_end(u);
    struct uric_normal normal;

    if (needs) {
        uric_normal_begin(&normal, s, u, needs, scheme);
        n = write_before(normal, NULL, NULL);
    }
    if (size > 0)
        buffer[0] = '\0';
    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)n;
    if (*length >= size)
        return URIC_TOO_SMALL;
    if (needs)
        write_before(normal, buffer + n, map ? map + n : NULL);
    else
        copy_normal(s, *length, buffer, map);
    buffer[n] = '\0';
    if (map != NULL)
        map[n] = uric_end(u);
    return URIC_OK;
}
