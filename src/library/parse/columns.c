/* Parses many strings and writes the results to the caller's columns. */
#include "parse/rows.h"

#include "parse/symbols.h"
#include "util/intrinsics.h"

#include <stddef.h>

enum uric_status uric_rows_begin(struct uric_rows *rows, int rule, struct uric_columns *c)
{
    c->rows = c->invalid = 0;
    c->taken = 0;
#ifdef URIC_STRICT
    if (c->tolerance != NULL)
        return URIC_NO_RULE;
#endif
    rows->kernels = uric_best_kernels();
    rows->rule = rule;
    rows->hot = uric_hot_start_of(rule);
    rows->c = c;
    return uric_start_of(rule) != 0 ? URIC_OK : URIC_NO_RULE;
}

unsigned uric_rows_next(const struct uric_rows *rows, size_t left)
{
    const size_t room = rows->c->room - rows->c->rows;
    const size_t most = left < room ? left : room;

    return most < URIC_ROWS ? (unsigned)most : (unsigned)URIC_ROWS;
}

/* ---- words to columns: 4 rows of 4 offsets at a time ---------------------------------------- */

enum {
    TURNED = 4,
    RESULT_WORDS = sizeof(struct uric) / sizeof(uint32_t),
    FIRST_OTHER_WORD = 2 * URIC_PARTS
};

#if URIC_BUILT & URIC_BUILT_X86

/* Every x86-64 has SSE2. */
static URIC_ALWAYS_INLINE __m128i four_words(const void *p)
{
    return _mm_loadu_si128((const __m128i *)p);
}

static URIC_ALWAYS_INLINE void put_four(void *p, __m128i words)
{
    _mm_storeu_si128((__m128i *)p, words);
}

/* No loops: gcc would not unroll them at -O2. */
static URIC_ALWAYS_INLINE void turn(const struct uric *parsed, unsigned word,
                                    const uint32_t *at, uint32_t *const to[TURNED],
                                    unsigned row)
{
    const unsigned char *const from = (const unsigned char *)(parsed + row) + word * sizeof *at;
    const __m128i a = four_words(from), b = four_words(from + sizeof *parsed);
    const __m128i c = four_words(from + 2 * sizeof *parsed);
    const __m128i d = four_words(from + 3 * sizeof *parsed);
    const __m128i ab = _mm_unpacklo_epi32(a, b), cd = _mm_unpacklo_epi32(c, d);
    const __m128i last_ab = _mm_unpackhi_epi32(a, b), last_cd = _mm_unpackhi_epi32(c, d);
    const __m128i begin = four_words(at + row);
    const __m128i begin_of_others = word + 2 < FIRST_OTHER_WORD ? begin : _mm_setzero_si128();

    put_four(to[0] + row, _mm_add_epi32(_mm_unpacklo_epi64(ab, cd), begin));
    put_four(to[1] + row, _mm_add_epi32(_mm_unpackhi_epi64(ab, cd), begin));
    put_four(to[2] + row, _mm_add_epi32(_mm_unpacklo_epi64(last_ab, last_cd), begin_of_others));
    put_four(to[3] + row, _mm_add_epi32(_mm_unpackhi_epi64(last_ab, last_cd), begin_of_others));
}

#else

static URIC_ALWAYS_INLINE void turn(const struct uric *parsed, unsigned word,
                                    const uint32_t *at, uint32_t *const to[TURNED],
                                    unsigned row)
{
    uint32_t words[TURNED];
    unsigned i, k;

    for (k = 0; k < TURNED; k++) {
        memcpy(words, (const unsigned char *)(parsed + row + k) + word * sizeof *at,
               sizeof words);
        for (i = 0; i < TURNED; i++)
            to[i][row + k] = words[i] + (word + i < FIRST_OTHER_WORD ? at[row + k] : 0);
    }
}

#endif

/* Writes four words of each result, those of the last rows by way of `last`: rows of the caller
 * that have no result may not be touched. */
static URIC_ALWAYS_INLINE void write_words(const struct uric_rows *rows, unsigned word,
                                           uint32_t *const to[TURNED], unsigned count)
{
    const unsigned whole = count - count % TURNED;
    uint32_t last[TURNED][URIC_ROWS], *const to_last[TURNED] = { last[0], last[1], last[2],
                                                                 last[3] };
    unsigned i, row;

    for (row = 0; row < whole; row += TURNED)
        turn(rows->parsed, word, rows->record_begin, to, row);
    if (whole == count)
        return;
    turn(rows->parsed, word, rows->record_begin, to_last, whole);
    for (i = 0; i < TURNED; i++)
        memcpy(to[i] + whole, last[i] + whole, (count - whole) * sizeof **last);
}

/* Where the rows go in a column; to `unwanted` if the caller has none. */
static uint32_t *column_at(uint32_t *column, const struct uric_rows *rows, uint32_t *unwanted)
{
    return column != NULL ? column + rows->c->rows : unwanted;
}

/* Writes the offsets, and the last word of each result to `tails`. */
static void write_offsets(const struct uric_rows *rows, unsigned count,
                          uint32_t tails[URIC_ROWS])
{
    const struct uric_columns *const c = rows->c;
    uint32_t unwanted[URIC_ROWS], *to[TURNED];
    unsigned word, i;

    for (word = 0; word < RESULT_WORDS; word += TURNED) {
        for (i = 0; i < TURNED; i += 2) {
            const unsigned part = (word + i) / 2;

            if (part < URIC_PARTS) {
                to[i] = column_at(c->begin[part], rows, unwanted);
                to[i + 1] = column_at(c->end[part], rows, unwanted);
            } else {
                to[i] = column_at(c->error_offset, rows, unwanted);
                to[i + 1] = tails;
            }
        }
        if (to[0] != unwanted || to[1] != unwanted || to[2] != unwanted || to[3] != unwanted)
            write_words(rows, word, to, count);
    }
}

/* ---- bytes and bits to columns ------------------------------------------------------------- */

/* Copies one member of each result, at this offset of struct uric, from the last words. */
static void copy_member(uint8_t *column, const uint32_t *tails, size_t offset, unsigned count)
{
    const size_t at = offset - offsetof(struct uric, defined);
    const uint8_t *const member = (const uint8_t *)tails + at;
    unsigned i = 0;

    if (column == NULL)
        return;
#if URIC_BUILT & URIC_BUILT_X86
    for (; count - i >= 16; i += 16) {
        const __m128i byte = _mm_set1_epi32(0xff), shift = _mm_cvtsi32_si128((int)(8 * at));
        const __m128i a = _mm_srl_epi32(four_words(tails + i), shift);
        const __m128i b = _mm_srl_epi32(four_words(tails + i + 4), shift);
        const __m128i c = _mm_srl_epi32(four_words(tails + i + 8), shift);
        const __m128i d = _mm_srl_epi32(four_words(tails + i + 12), shift);

        put_four(column + i, _mm_packus_epi16(
                                 _mm_packs_epi32(_mm_and_si128(a, byte), _mm_and_si128(b, byte)),
                                 _mm_packs_epi32(_mm_and_si128(c, byte), _mm_and_si128(d, byte))));
    }
#endif
    for (; i < count; i++)
        column[i] = member[i * sizeof *tails];
}

static uint8_t *at_row(uint8_t *column, const struct uric_rows *rows)
{
    return column != NULL ? column + rows->c->rows : NULL;
}

static void copy_record(uint32_t *column, size_t row, unsigned count, const uint32_t *record)
{
    if (column != NULL)
        memcpy(column + row, record, count * sizeof *record);
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define IS_LITTLE_ENDIAN 1
#else
#define IS_LITTLE_ENDIAN 0
#endif

/* Transposes a matrix of bits: bit i of byte k becomes bit k of byte i. */
static uint64_t turn_bits(uint64_t x)
{
    uint64_t t;

    t = (x ^ x >> 7) & ((uint64_t)0x00aa00aa << 32 | 0x00aa00aa);
    x ^= t ^ t << 7;
    t = (x ^ x >> 14) & ((uint64_t)0x0000cccc << 32 | 0x0000cccc);
    x ^= t ^ t << 14;
    t = (x ^ x >> 28) & 0xf0f0f0f0;
    return x ^ t ^ t << 28;
}

/* Turns the defined parts of each row into a bitmap for each part. */
static void turn_defined(const uint8_t defined[URIC_ROWS],
                         uint8_t bitmap[URIC_PARTS][URIC_ROWS / 8])
{
    unsigned i;

    for (i = 0; i < URIC_ROWS / 8; i++) {
        uint64_t bits = 0;

#if IS_LITTLE_ENDIAN
        memcpy(&bits, defined + 8 * i, 8);
#else
        unsigned k;

        for (k = 0; k < 8; k++)
            bits |= (uint64_t)defined[8 * i + k] << 8 * k;
#endif
        bits = turn_bits(bits);
        /* not a loop: gcc would not unroll it at -O2 */
        bitmap[URIC_SCHEME][i] = (uint8_t)(bits >> 8 * URIC_SCHEME);
        bitmap[URIC_USERINFO][i] = (uint8_t)(bits >> 8 * URIC_USERINFO);
        bitmap[URIC_HOST][i] = (uint8_t)(bits >> 8 * URIC_HOST);
        bitmap[URIC_PORT][i] = (uint8_t)(bits >> 8 * URIC_PORT);
        bitmap[URIC_PATH][i] = (uint8_t)(bits >> 8 * URIC_PATH);
        bitmap[URIC_QUERY][i] = (uint8_t)(bits >> 8 * URIC_QUERY);
        bitmap[URIC_FRAGMENT][i] = (uint8_t)(bits >> 8 * URIC_FRAGMENT);
    }
}

#undef IS_LITTLE_ENDIAN

/* The row is a multiple of 64. */
static void copy_bits(uint8_t *column, size_t row, unsigned count,
                      const uint8_t bitmap[URIC_ROWS / 8])
{
    if (column == NULL)
        return;
    if (count == URIC_ROWS)
        memcpy(column + row / 8, bitmap, URIC_ROWS / 8); /* a constant: no call */
    else
        memcpy(column + row / 8, bitmap, (count + 7) / 8);
}

static void write_bitmaps(const struct uric_rows *rows, const uint32_t *tails, unsigned count,
                          uint64_t valid)
{
    const struct uric_columns *const c = rows->c;
    uint8_t defined[URIC_ROWS], bitmaps[URIC_PARTS][URIC_ROWS / 8], bitmap[URIC_ROWS / 8];
    unsigned i;
    int part;

    copy_member(defined, tails, offsetof(struct uric, defined), count);
    memset(defined + count, 0, URIC_ROWS - count);
    turn_defined(defined, bitmaps);
    for (part = 0; part < URIC_PARTS; part++)
        copy_bits(c->defined[part], c->rows, count, bitmaps[part]);
    for (i = 0; i < URIC_ROWS / 8; i++)
        bitmap[i] = (uint8_t)(valid >> 8 * i);
    copy_bits(c->valid, c->rows, count, bitmap);
}

/* ---- strings to results ---------------------------------------------------------------------- */

/* Bit i is set if row i is valid. */
static uint64_t parse_rows(struct uric_rows *rows, unsigned count)
{
    int (*const parse_hot)(unsigned, const unsigned char *, size_t, struct uric *) =
        rows->kernels->parse;
    uint64_t valid = 0;
    unsigned row;

    for (row = 0; row < count; row++) {
        const unsigned char *const s = rows->text[row];
        const size_t n = rows->record_end[row] - rows->record_begin[row];
        struct uric *const u = &rows->parsed[row];

        if (s == NULL)
            continue;
        valid |= (uint64_t)((rows->hot != 0 ? parse_hot(rows->hot, s, n, u)
                                            : uric_parse_by(rows->kernels, rows->rule, s, n, u)) ==
                            URIC_OK)
                 << row;
    }
    return valid;
}

/* Parses the other rows again, with the policy; returns those that are valid now. */
static uint64_t tolerate_rows(struct uric_rows *rows, uint64_t rest)
{
    uint64_t valid = 0;

    for (; rest != 0; rest &= rest - 1) {
        const unsigned row = uric_lowest(rest);

        if (rows->text[row] != NULL &&
            rows->kernels->rule(uric_start_of(rows->rule), rows->text[row],
                                rows->record_end[row] - rows->record_begin[row],
                                uric_symbols(rows->c->tolerance), &rows->parsed[row]) == URIC_OK)
            valid |= rest & ~(rest - 1);
    }
    return valid;
}

void uric_rows_add(struct uric_rows *rows, unsigned count)
{
    struct uric_columns *const c = rows->c;
    const uint64_t all = uric_below(count);
    uint64_t valid = parse_rows(rows, count);
    uint32_t tails[URIC_ROWS];

    if (c->tolerance != NULL)
        valid |= tolerate_rows(rows, ~valid & all);
    write_offsets(rows, count, tails);
    copy_member(at_row(c->error_part, rows), tails, offsetof(struct uric, error_part), count);
    copy_member(at_row(c->host_kind, rows), tails, offsetof(struct uric, host_kind), count);
    copy_member(at_row(c->path_kind, rows), tails, offsetof(struct uric, path_kind), count);
    copy_record(c->record_begin, c->rows, count, rows->record_begin);
    copy_record(c->record_end, c->rows, count, rows->record_end);
    write_bitmaps(rows, tails, count, valid);
    c->rows += count;
    c->invalid += uric_count(~valid & all);
}
