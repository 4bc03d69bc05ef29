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

/* How many rows are written together. */
#ifdef __wasm_simd128__
#define AT_ONCE 4
#else
#define AT_ONCE 1
#endif

struct held {
    struct uric parsed[AT_ONCE];
    uint32_t begin[AT_ONCE], end[AT_ONCE];
};

/* Inlined where it is called: a call would be a twelfth of the time of a line. */
#define INLINE static inline __attribute__((always_inline))

#ifdef __wasm_simd128__
static uint32_t *put(const struct batch *b, uint32_t *to, v128_t first, v128_t second)
{
    wasm_v128_store(to, first);
    wasm_v128_store(to + b->room, second);
    return to + 2 * b->room;
}

/* Writes the columns of the rows that are held: turns the words of 4 results, 4 at a time. */
INLINE void write_held(const struct batch *b, const struct held *h, size_t row)
{
    const v128_t offset = wasm_u32x4_splat(b->offset);
    const v128_t at = wasm_i32x4_add(wasm_v128_load(h->begin), offset);
    const unsigned char *from = (const unsigned char *)h->parsed;
    uint32_t *to =
        put(b, b->columns + row, at, wasm_i32x4_add(wasm_v128_load(h->end), offset));
    int part;

#pragma clang loop unroll(full)
    for (part = 0; part < URIC_PARTS; part += 2, from += 16) {
        const v128_t r = wasm_v128_load(from), s = wasm_v128_load(from + sizeof(struct uric));
        const v128_t t = wasm_v128_load(from + 2 * sizeof(struct uric));
        const v128_t u = wasm_v128_load(from + 3 * sizeof(struct uric));
        const v128_t rs = wasm_i32x4_shuffle(r, s, 0, 4, 1, 5);
        const v128_t tu = wasm_i32x4_shuffle(t, u, 0, 4, 1, 5);
        const v128_t next_rs = wasm_i32x4_shuffle(r, s, 2, 6, 3, 7);
        const v128_t next_tu = wasm_i32x4_shuffle(t, u, 2, 6, 3, 7);
        const v128_t third = wasm_i64x2_shuffle(next_rs, next_tu, 0, 2);
        const v128_t fourth = wasm_i64x2_shuffle(next_rs, next_tu, 1, 3);

        if (b->wanted >> part & 1)
            to = put(b, to, wasm_i32x4_add(wasm_i64x2_shuffle(rs, tu, 0, 2), at),
                     wasm_i32x4_add(wasm_i64x2_shuffle(rs, tu, 1, 3), at));
        if (part + 1 == URIC_PARTS) /* error_offset and the rest */
            put(b, to, third, fourth);
        else if (b->wanted >> (part + 1) & 1)
            to = put(b, to, wasm_i32x4_add(third, at), wasm_i32x4_add(fourth, at));
    }
}
#else
/* Writes two columns of the row, and returns where the next ones start. */
static uint32_t *put(const struct batch *b, uint32_t *to, uint32_t first, uint32_t second)
{
    to[0] = first;
    to[b->room] = second;
    return to + 2 * b->room;
}

INLINE void write_held(const struct batch *b, const struct held *h, size_t row)
{
    const struct uric *const u = h->parsed;
    const uint32_t at = b->offset + h->begin[0];
    uint32_t *to = put(b, b->columns + row, at, b->offset + h->end[0]);
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        if (b->wanted >> part & 1)
            to = put(b, to, at + u->part[part].begin, at + u->part[part].end);
    }
    put(b, to, u->error_offset,
        (uint32_t)u->defined | (uint32_t)u->host_kind << 8 | (uint32_t)u->path_kind << 16 |
            (uint32_t)u->error_part << 24);
}
#endif

/* Parses s[begin, end) as the next row. */
INLINE void add_row(struct batch *b, struct held *h, const char *s, size_t begin, size_t end)
{
    const size_t i = b->rows % AT_ONCE;

    uric_parse(s + begin, end - begin, &h->parsed[i]);
    h->begin[i] = (uint32_t)begin;
    h->end[i] = (uint32_t)end;
    if (i == AT_ONCE - 1)
        write_held(b, h, b->rows - i);
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

/* Where the bytes end of which rows() took rows. */
static size_t taken;

EXPORT(taken) size_t wasm_taken(void);
size_t wasm_taken(void)
{
    return taken;
}

/* Parses at most `most` rows, and returns their number; up to 3 numbers after them are written in
 * each column, too.  They are the lines of the n bytes; with
 * `more`, a last line without LF is left for the next call.  Or, with `ends`, as many strings, that
 * end at ends[0], ends[1], ... of s; each starts where the one before ended, the first at 0.
 * s starts at `offset` of the caller's input. */
EXPORT(rows) size_t wasm_rows(const char *s, size_t n, const uint32_t *ends, int more,
                              uint32_t offset, uint32_t wanted, uint32_t *columns, size_t room,
                              size_t most);
size_t wasm_rows(const char *s, size_t n, const uint32_t *ends, int more, uint32_t offset,
                 uint32_t wanted, uint32_t *columns, size_t room, size_t most)
{
    struct batch b;
    struct held h;
    size_t at = 0;

    b.columns = columns;
    b.room = room;
    b.rows = 0;
    b.wanted = wanted;
    b.offset = offset;
    while (b.rows < most && (ends != NULL || at < n)) {
        size_t end, next;

        if (ends != NULL) {
            end = next = ends[b.rows];
        } else {
            end = next = line_end(s, n, at);
            if (end < n) {
                next++;
                if (end > at && s[end - 1] == '\r')
                    end--;
            } else if (more) {
                break;
            }
        }
        add_row(&b, &h, s, at, end);
        at = next;
    }
    if (b.rows % AT_ONCE != 0)
        write_held(&b, &h, b.rows - b.rows % AT_ONCE);
    taken = at;
    return b.rows;
}
