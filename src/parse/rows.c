/* Stage 2 for many references: the automaton walks from record to record and writes rows. */
#include "parse/rows.h"

/* ---- marks: straight into the row ----------------------------------------------------------- */

#define AT ((uint32_t)(base + i))
#define BEGIN(which, at) (rows->begin[which][row] = (at))
#define BEGIN_OF(which) (rows->begin[which][row])
#define NO_BEGIN(which) (rows->begin[which][row] = rows->record_begin[row])
#define END(which) (rows->end[which][row] = AT, info |= 1u << (which))
#define CLEAR_IF_UNDEFINED(which)                                             \
    do {                                                                      \
        if (!(info >> (which)&1))                                             \
            rows->begin[which][row] = rows->end[which][row] =                 \
                rows->record_begin[row];                                      \
    } while (0)
#define HOST_KIND(kind) (info = (info & ~0xff00u) | (uint32_t)(kind) << 8)
#define PATH_KIND(kind) (info = (info & ~0xff0000u) | (uint32_t)(kind) << 16)

/* Sets every part of the rows to the value of an undefined part. */
static void begin_rows(struct uric_rows *rows, unsigned row, unsigned to)
{
    const uint32_t *const from = rows->record_begin + row;
    const size_t size = (to - row) * sizeof *from;
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        memcpy(rows->begin[part] + row, from, size);
        memcpy(rows->end[part] + row, from, size);
    }
}

static URIC_ALWAYS_INLINE void accept_row(uint32_t info, struct uric_rows *rows,
                                          unsigned row)
{
    rows->defined[row] = (uint8_t)info;
    rows->host_kind[row] = (uint8_t)(info >> 8);
    rows->path_kind[row] = (uint8_t)(info >> 16);
    rows->error_offset[row] = 0;
    rows->error_part[row] = 0;
}

static URIC_NEVER_INLINE void refuse_row(uint32_t at, unsigned in, struct uric_rows *rows,
                                         unsigned row)
{
    const uint32_t begin = rows->record_begin[row];
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        rows->begin[part][row] = rows->end[part][row] = begin;
    rows->defined[row] = rows->host_kind[row] = rows->path_kind[row] = 0;
    rows->error_offset[row] = at - begin;
    rows->error_part[row] = (uint8_t)in;
    rows->valid &= ~((uint64_t)1 << row);
}

/* ---- what the states use -------------------------------------------------------------------- */

#define BYTE(part) s[i]
#define STEP i++
#define AT_END(state, label, part)                                            \
    if (i == n) {                                                             \
        in = (part);                                                          \
        goto label;                                                           \
    }
#define DEAD(state, part)                                                     \
    do {                                                                      \
        in = (part);                                                          \
        goto dead;                                                            \
    } while (0)
#define LEAVE(state) (void)0
#define TRIPLET(state)                                                        \
    if (n - i > 2 && uric_is_hexdig(s[i + 1]) && uric_is_hexdig(s[i + 2])) {  \
        i += 3;                                                               \
        goto s##state;                                                        \
    }
#define TABLE(part, r, base)                                                  \
    do {                                                                      \
        unsigned column = part##_column[s[i]];                                \
                                                                              \
        first = i;                                                            \
        do {                                                                  \
            (r) = part##_next[(r) << 4 | column];                             \
            STEP;                                                             \
        } while (i < n && (column = part##_column[s[i]]) != 0);               \
    } while (0)
#define TABLE_LEAVING(part, r, base, flags, may_end) TABLE(part, r, base)
/* the walk of a table starts in its first state */
#define LOST(part, r, base, within)                                           \
    do {                                                                      \
        uric_walk_lost(part##_next, part##_column, s, &first, 1);             \
        i = first;                                                            \
        DEAD(r, within);                                                      \
    } while (0)
#define ENTRY start

#define NEXT_ROW                                                              \
    done:                                                                     \
    accept_row(info, rows, row);                                              \
    continue;                                                                 \
    dead:                                                                     \
    refuse_row(AT, in, rows, row)

/* ---- by masks ------------------------------------------------------------------------------- */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE
static const uint64_t from_bit[8] = {
    ~(uint64_t)0x00, ~(uint64_t)0x01, ~(uint64_t)0x03, ~(uint64_t)0x07,
    ~(uint64_t)0x0f, ~(uint64_t)0x1f, ~(uint64_t)0x3f, ~(uint64_t)0x7f
};

/* The first set bit from bit i on; there must be one. */
static URIC_NEVER_INLINE size_t next_stop(const uric_word *stop, size_t i)
{
    size_t k = i / URIC_BLOCK;
    const uric_word rest = stop[k] >> i % URIC_BLOCK;

    if (rest != 0)
        return i + uric_lowest(rest);
    while (stop[++k] == 0)
        ;
    return URIC_BLOCK * k + uric_lowest(stop[k]);
}

/* Loads the word that starts at the byte of bit i, in little-endian order, and masks the bits
 * below i.  A shift would take longer without BMI2. */
#define JUMP(run, state)                                                      \
    do {                                                                      \
        const size_t byte = i / 8;                                            \
        uric_word rest;                                                       \
                                                                              \
        memcpy(&rest, (const unsigned char *)m->stop[JUMP_##run] + byte,      \
               sizeof rest);                                                  \
        rest &= from_bit[i % 8];                                              \
        if (rest != 0)                                                        \
            i = 8 * byte + uric_lowest(rest);                                 \
        else                                                                  \
            i = next_stop(m->stop[JUMP_##run], i);                            \
    } while (0)

void uric_rows_by_masks(unsigned start, const unsigned char *s, size_t base,
                        const struct uric_masks *m, struct uric_rows *rows, unsigned row,
                        unsigned to)
{
    begin_rows(rows, row, to);
    s += base;
    for (; row < to; row++) {
        size_t i = rows->record_begin[row] - base, first = 0;
        const size_t n = rows->record_end[row] - base;
        uint32_t info = 0;
        unsigned r = 0, in = 0;

#include "tables/parse_states.h"
        NEXT_ROW;
    }
}

#undef JUMP
#endif

/* ---- byte by byte --------------------------------------------------------------------------- */

#if URIC_BUILT & URIC_BUILT_PORTABLE
#define JUMP(run, state) i = uric_run_end(s, i, n, URIC_RUN_##run)

void uric_rows_by_bytes(unsigned start, const unsigned char *s, struct uric_rows *rows,
                        unsigned row, unsigned to)
{
    const size_t base = 0;

    begin_rows(rows, row, to);
    for (; row < to; row++) {
        size_t i = rows->record_begin[row], first = 0;
        const size_t n = rows->record_end[row];
        uint32_t info = 0;
        unsigned r = 0, in = 0;

#include "tables/parse_states.h"
        NEXT_ROW;
    }
}

#undef JUMP
#endif

#undef NEXT_ROW
#undef ENTRY
#undef LOST
#undef TABLE_LEAVING
#undef TABLE
#undef TRIPLET
#undef LEAVE
#undef DEAD
#undef AT_END
#undef STEP
#undef BYTE
#undef PATH_KIND
#undef HOST_KIND
#undef CLEAR_IF_UNDEFINED
#undef END
#undef NO_BEGIN
#undef BEGIN_OF
#undef BEGIN
#undef AT
