/* What uric.wasm exports: a string's parts, and the columns of many. */
#include "uric.h"
#include "wasm_export.h"

#ifdef __wasm_simd128__
#include <wasm_simd128.h>
#endif

static struct uric parts;

/* ---- one string ---- */

EXPORT(version) const char *wasm_version(void);
const char *wasm_version(void)
{
    return uric_version();
}

/* Where parse() writes struct uric. */
EXPORT(parts) struct uric *wasm_parts(void);
struct uric *wasm_parts(void)
{
    return &parts;
}

EXPORT(parse) int wasm_parse(const char *s, size_t n);
int wasm_parse(const char *s, size_t n)
{
    return uric_parse(s, n, &parts);
}

/* ---- many strings ---- */

/* The columns of a batch, one after another, of `room` numbers each: the begin and the end of
 * each record, then of each part of the set `wanted`, then error_offset, then the last four
 * bytes of struct uric as one number. */
struct batch {
    uint32_t *columns;
    size_t room, rows;
    uint32_t wanted, offset;
};

/* Writes two columns of the row, and returns where the next ones start. */
static uint32_t *put(const struct batch *b, uint32_t *to, uint32_t first, uint32_t second)
{
    to[0] = first;
    to[b->room] = second;
    return to + 2 * b->room;
}

/* Inlined where it is called: a call would be a twelfth of the time of a line. */
static inline __attribute__((always_inline)) void put_row(struct batch *b, const struct uric *u,
                                                          uint32_t begin, uint32_t end)
{
    const uint32_t at = b->offset + begin;
    uint32_t *to = put(b, b->columns + b->rows, at, b->offset + end);
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        if (b->wanted >> part & 1)
            to = put(b, to, at + u->part[part].begin, at + u->part[part].end);
    }
    put(b, to, u->error_offset,
        (uint32_t)u->defined | (uint32_t)u->host_kind << 8 | (uint32_t)u->path_kind << 16 |
            (uint32_t)u->error_part << 24);
    b->rows++;
}

#ifdef __wasm_simd128__
static uint64_t lf_of_16(const char *s)
{
    return (uint32_t)wasm_i8x16_bitmask(
        wasm_i8x16_eq(wasm_v128_load(s), wasm_i8x16_splat('\n')));
}

/* The LF among 64 bytes, as a mask. */
static uint64_t lf_of_64(const char *s)
{
    return lf_of_16(s) | lf_of_16(s + 16) << 16 | lf_of_16(s + 32) << 32 |
           lf_of_16(s + 48) << 48;
}
#endif

static size_t line_end(const char *s, size_t n, size_t at)
{
#ifdef __wasm_simd128__
    /* most lines end in the first 64 bytes: a loop over 16 would be mispredicted */
    for (; n - at >= 64; at += 64) {
        const uint64_t lf = lf_of_64(s + at);

        if (lf != 0)
            return at + (size_t)__builtin_ctzll(lf);
    }
#endif
    while (at < n && s[at] != '\n')
        at++;
    return at;
}

/* Where the bytes end of which lines() took rows. */
static size_t taken;

EXPORT(taken) size_t wasm_taken(void);
size_t wasm_taken(void)
{
    return taken;
}

/* Parses the lines of the n bytes, which start at `offset` of the caller's input, and returns
 * the number of rows.  With `more`, a last line without LF is left for the next call. */
EXPORT(lines) size_t wasm_lines(const char *s, size_t n, uint32_t offset, int more,
                                uint32_t wanted, uint32_t *columns, size_t room);
size_t wasm_lines(const char *s, size_t n, uint32_t offset, int more, uint32_t wanted,
                  uint32_t *columns, size_t room)
{
    struct batch b;

    b.columns = columns;
    b.room = room;
    b.rows = 0;
    b.wanted = wanted;
    b.offset = offset;
    taken = 0;
    while (taken < n && b.rows < room) {
        const size_t lf = line_end(s, n, taken);
        size_t end = lf;
        struct uric u;

        if (lf == n && more)
            break;
        if (lf < n && end > taken && s[end - 1] == '\r')
            end--;
        uric_parse(s + taken, end - taken, &u);
        put_row(&b, &u, (uint32_t)taken, (uint32_t)end);
        taken = lf < n ? lf + 1 : n;
    }
    return b.rows;
}

/* Parses the strings that end at ends[0], ends[1], ... of s, each where the one before ended;
 * the first starts at 0. */
EXPORT(strings) size_t wasm_strings(const char *s, const uint32_t *ends, size_t count,
                                    uint32_t offset, uint32_t wanted, uint32_t *columns);
size_t wasm_strings(const char *s, const uint32_t *ends, size_t count, uint32_t offset,
                    uint32_t wanted, uint32_t *columns)
{
    struct batch b;
    uint32_t begin = 0;

    b.columns = columns;
    b.room = count;
    b.rows = 0;
    b.wanted = wanted;
    b.offset = offset;
    while (b.rows < count) {
        const uint32_t end = ends[b.rows];
        struct uric u;

        uric_parse(s + begin, end - begin, &u);
        put_row(&b, &u, begin, end);
        begin = end;
    }
    return b.rows;
}
