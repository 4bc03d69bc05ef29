/* What uric.wasm exports: a string's parts, and the columns of many. */
#include "uric.h"
#include "wasm_export.h"

#ifdef __wasm_simd128__
void *memchr(const void *s, int byte, size_t n);
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

EXPORT(host_kind_name) const char *wasm_host_kind_name(int kind);
const char *wasm_host_kind_name(int kind)
{
    return uric_host_kind_name(kind);
}

EXPORT(path_kind_name) const char *wasm_path_kind_name(int kind);
const char *wasm_path_kind_name(int kind)
{
    return uric_path_kind_name(kind);
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

static void put(struct batch *b, size_t *column, uint32_t value)
{
    b->columns[(*column)++ * b->room + b->rows] = value;
}

static void put_row(struct batch *b, const struct uric *u, uint32_t begin, uint32_t end)
{
    size_t column = 0;
    int part;

    put(b, &column, b->offset + begin);
    put(b, &column, b->offset + end);
    for (part = 0; part < URIC_PARTS; part++) {
        if (b->wanted >> part & 1) {
            put(b, &column, b->offset + begin + u->part[part].begin);
            put(b, &column, b->offset + begin + u->part[part].end);
        }
    }
    put(b, &column, u->error_offset);
    put(b, &column, (uint32_t)u->defined | (uint32_t)u->host_kind << 8 |
                        (uint32_t)u->path_kind << 16 | (uint32_t)u->error_part << 24);
    b->rows++;
}

static size_t line_end(const char *s, size_t n, size_t at)
{
#ifdef __wasm_simd128__
    const char *const lf = memchr(s + at, '\n', n - at);

    return lf != NULL ? (size_t)(lf - s) : n;
#else
    while (at < n && s[at] != '\n')
        at++;
    return at;
#endif
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
