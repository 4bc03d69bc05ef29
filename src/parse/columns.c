/* Parses many references at once into the caller's columns. */
#include "parse/rows.h"

/* ---- rows to columns ------------------------------------------------------------------------ */

struct batch {
    const struct uric_kernels *kernels;
    unsigned start, tolerant_start;
    const unsigned char *s;
    struct uric_columns *c;
    unsigned count; /* rows not yet written to the columns */
    struct uric_rows rows;
#if URIC_BUILT & ~URIC_BUILT_PORTABLE
    struct uric_masks masks;
#endif
};

static void begin_batch(struct batch *b, int rule, const char *s, struct uric_columns *c)
{
    b->kernels = uric_best_kernels();
    b->start = uric_start_of(rule);
    b->tolerant_start = uric_tolerant_start_of(rule);
    b->s = (const unsigned char *)s;
    b->c = c;
    b->count = 0;
    b->rows.valid = ~(uint64_t)0;
}

/* The most rows to collect before writing them; 0 if the columns are full. */
static unsigned most_rows(const struct batch *b)
{
    const size_t room = b->c->room - b->c->rows;

    return room < URIC_ROWS ? (unsigned)room : (unsigned)URIC_ROWS;
}

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define IS_LITTLE_ENDIAN 1
#else
#define IS_LITTLE_ENDIAN 0
#endif

/* Transposes a matrix of bits: bit i of byte k becomes bit k of byte i. */
static uint64_t turn(uint64_t x)
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
        bits = turn(bits);
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

static void copy_numbers(uint32_t *column, size_t row, unsigned count,
                         const uint32_t *numbers)
{
    if (column != NULL)
        memcpy(column + row, numbers, count * sizeof *numbers);
}

static void copy_bytes(uint8_t *column, size_t row, unsigned count, const uint8_t *bytes)
{
    if (column != NULL)
        memcpy(column + row, bytes, count);
}

/* The row is a multiple of 64. */
static void copy_bits(uint8_t *column, size_t row, unsigned count,
                      const uint8_t bitmap[URIC_ROWS / 8])
{
    if (column == NULL)
        return;
    if (count == URIC_ROWS)
        memcpy(column + row / 8, bitmap, URIC_ROWS / 8);
    else
        memcpy(column + row / 8, bitmap, (count + 7) / 8);
}

void uric_add_rows(struct uric_columns *c, unsigned count, uint8_t defined[URIC_ROWS],
                   uint64_t valid)
{
    const uint64_t all = uric_below(count);
    uint8_t bitmaps[URIC_PARTS][URIC_ROWS / 8], bitmap[URIC_ROWS / 8];
    unsigned i;
    int part;

    memset(defined + count, 0, URIC_ROWS - count);
    turn_defined(defined, bitmaps);
    for (part = 0; part < URIC_PARTS; part++)
        copy_bits(c->defined[part], c->rows, count, bitmaps[part]);
    for (i = 0; i < URIC_ROWS / 8; i++)
        bitmap[i] = (uint8_t)((valid & all) >> 8 * i);
    copy_bits(c->valid, c->rows, count, bitmap);
    c->rows += count;
    c->invalid += uric_count(~valid & all);
}

static void write_rows(struct batch *b)
{
    struct uric_columns *const c = b->c;
    struct uric_rows *const rows = &b->rows;
    const unsigned count = b->count;
    int part;

    if (count == 0)
        return;
    for (part = 0; part < URIC_PARTS; part++) {
        copy_numbers(c->begin[part], c->rows, count, rows->begin[part]);
        copy_numbers(c->end[part], c->rows, count, rows->end[part]);
    }
    copy_numbers(c->error_offset, c->rows, count, rows->error_offset);
    copy_bytes(c->error_part, c->rows, count, rows->error_part);
    copy_bytes(c->host_kind, c->rows, count, rows->host_kind);
    copy_bytes(c->path_kind, c->rows, count, rows->path_kind);
    copy_numbers(c->record_begin, c->rows, count, rows->record_begin);
    copy_numbers(c->record_end, c->rows, count, rows->record_end);
    uric_add_rows(c, count, rows->defined, rows->valid);
    b->count = 0;
    rows->valid = ~(uint64_t)0;
}

/* ---- records to rows ------------------------------------------------------------------------ */

static void fill_row(struct uric_rows *rows, unsigned row, int status, const struct uric *u)
{
    const uint32_t at = rows->record_begin[row];
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        rows->begin[part][row] = at + u->part[part].begin;
        rows->end[part][row] = at + u->part[part].end;
    }
    rows->error_offset[row] = u->error_offset;
    rows->error_part[row] = u->error_part;
    rows->defined[row] = u->defined;
    rows->host_kind[row] = u->host_kind;
    rows->path_kind[row] = u->path_kind;
    if (status != URIC_OK)
        rows->valid &= ~((uint64_t)1 << row);
}

/* Parses the rows before `to`, whose records are set, one at a time. */
static void parse_rows(struct batch *b, unsigned to)
{
    struct uric_rows *const rows = &b->rows;

#if URIC_BUILT & URIC_BUILT_PORTABLE
    if (b->kernels->masks == NULL && !(b->start & URIC_START_RULES)) {
        uric_rows_by_bytes(b->start, b->s, rows, b->count, to);
        b->count = to;
    }
#endif
    for (; b->count < to; b->count++) {
        const uint32_t begin = rows->record_begin[b->count];
        const size_t n = rows->record_end[b->count] - begin;
        struct uric u;
        const int status = b->kernels->parse(b->start, b->s + begin, n, &u);

        fill_row(rows, b->count, status, &u);
    }
}

/* Parses again, with the policy, the rows that are strictly invalid. */
static void tolerate_rows(struct batch *b)
{
    struct uric_rows *const rows = &b->rows;
    const uint64_t invalid = ~rows->valid & uric_below(b->count);
    uint64_t rest;

    for (rest = invalid; rest != 0; rest &= rest - 1) {
        const unsigned row = uric_lowest(rest);
        const uint32_t begin = rows->record_begin[row];
        struct uric u;
        const int status =
            b->kernels->tolerant(b->tolerant_start, b->s + begin, rows->record_end[row] - begin,
                                 b->c->tolerance->symbol, &u);

        rows->valid |= (uint64_t)1 << row;
        fill_row(rows, row, status, &u);
    }
}

static void finish_rows(struct batch *b)
{
    if (b->c->tolerance != NULL)
        tolerate_rows(b);
    write_rows(b);
}

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

static int has_masks(const struct batch *b)
{
    return b->kernels->masks != NULL && !(b->start & URIC_START_RULES);
}

/* Parses the rows before `to`, whose records lie in the stretch that starts at `base`. */
static void walk_rows(struct batch *b, size_t base, unsigned to)
{
    uric_rows_by_masks(b->start, b->s, base, &b->masks, &b->rows, b->count, to);
    b->count = to;
}

static void stop_at(struct uric_masks *m, size_t i)
{
    int jump;

    for (jump = 0; jump < JUMPS; jump++)
        m->stop[jump][i / URIC_BLOCK] |= (uric_word)1 << i % URIC_BLOCK;
}

/* Makes runs stop at the end of a record without a terminator, and before a triplet that the
 * end cuts.  Offsets count from s, the start of the stretch. */
static void stop_at_end(struct uric_masks *m, const unsigned char *s, size_t begin,
                        size_t end)
{
    stop_at(m, end);
    if (end - begin >= 1 && s[end - 1] == '%')
        stop_at(m, end - 1);
    if (end - begin >= 2 && s[end - 2] == '%')
        stop_at(m, end - 2);
}

#endif

/* ---- spans ---------------------------------------------------------------------------------- */

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* Fewer records, or records farther apart, are faster to parse one at a time. */
enum { LEAST_SPANS = 4, MOST_BETWEEN = 64 };

/* The first row after b->count whose record is not close to the others in the stretch that
 * starts with the first; *reach becomes the end of the records before it. */
static unsigned spans_in_stretch(const struct batch *b, unsigned to, size_t *reach)
{
    const struct uric_rows *const rows = &b->rows;
    const size_t base = rows->record_begin[b->count];
    size_t end = base;
    unsigned row;

    for (row = b->count; row < to; row++) {
        const size_t from = rows->record_begin[row], till = rows->record_end[row];

        if (from < base || (from > end && from - end > MOST_BETWEEN) ||
            till - base > URIC_STRETCH)
            break;
        if (till > end)
            end = till;
    }
    *reach = end;
    return row;
}

static void walk_spans(struct batch *b, unsigned to, size_t reach)
{
    struct uric_rows *const rows = &b->rows;
    const size_t base = rows->record_begin[b->count];
    unsigned row;

    b->kernels->masks(b->s + base, reach - base, '\n', &b->masks);
    for (row = b->count; row < to; row++)
        stop_at_end(&b->masks, b->s + base, rows->record_begin[row] - base,
                    rows->record_end[row] - base);
    walk_rows(b, base, to);
}

static void parse_spans(struct batch *b, unsigned count)
{
    size_t reach;
    unsigned to;

    if (!has_masks(b)) {
        parse_rows(b, count);
        return;
    }
    while (b->count < count) {
        to = spans_in_stretch(b, count, &reach);
        if (to - b->count >= LEAST_SPANS)
            walk_spans(b, to, reach);
        else
            parse_rows(b, to > b->count ? to : to + 1);
    }
}

#else
#define parse_spans parse_rows
#endif

enum uric_status uric_parse_spans(int rule, const char *s, const uint32_t *begin,
                                  const uint32_t *end, size_t count,
                                  struct uric_columns *c)
{
    struct batch b;

    c->rows = c->invalid = 0;
    c->taken = 0;
    if (uric_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    begin_batch(&b, rule, s != NULL ? s : "", c);
    while (c->rows < count && c->rows < c->room) {
        const size_t left = count - c->rows;
        const unsigned room = most_rows(&b), most = left < room ? (unsigned)left : room;

        memcpy(b.rows.record_begin, begin + c->rows, most * sizeof *begin);
        memcpy(b.rows.record_end, end + c->rows, most * sizeof *end);
        parse_spans(&b, most);
        finish_rows(&b);
    }
    c->taken = c->rows;
    return URIC_OK;
}

/* ---- lines ---------------------------------------------------------------------------------- */

struct lines {
    struct batch b;
    unsigned char terminator;
    int has_cr, has_more;
    size_t n, at; /* the number of bytes; those before `at` are parsed */
#if URIC_BUILT & ~URIC_BUILT_PORTABLE
    /* the stretch that b.masks classify; the ends in the words before `word` are found */
    size_t base, words, word;
    /* the ends of lines in those words; the lines before index `first` are rows already */
    uint32_t end[URIC_ROWS + URIC_BLOCK + 2];
    unsigned first, ends;
#endif
};

/* Finds the record of the next row; 0 if there is none. */
static int find_line(struct lines *l, unsigned row)
{
    const unsigned char *const s = l->b.s;
    const size_t begin = l->at;
    size_t end;
    const unsigned char *place;

    if (begin == l->n)
        return 0;
    place = (const unsigned char *)memchr(s + begin, l->terminator, l->n - begin);
    if (place == NULL && l->has_more)
        return 0;
    end = place != NULL ? (size_t)(place - s) : l->n;
    l->at = place != NULL ? end + 1 : end;
    if (place != NULL && l->has_cr && end > begin && s[end - 1] == '\r')
        end--;
    l->b.rows.record_begin[row] = (uint32_t)begin;
    l->b.rows.record_end[row] = (uint32_t)end;
    return 1;
}

/* Parses the next lines, one at a time, into more rows; 0 if there are none. */
static int parse_lines(struct lines *l, unsigned most)
{
    unsigned row = l->b.count;

    while (row < most && find_line(l, row))
        row++;
    if (row == l->b.count)
        return 0;
    parse_rows(&l->b, row);
    return 1;
}

#if URIC_BUILT & ~URIC_BUILT_PORTABLE

/* If the first line of a stretch is longer than this, it is faster to parse it alone. */
enum { LONG_LINE = URIC_STRETCH < 1024 ? URIC_STRETCH : 1024 };

/* Classifies the stretch at l->at; 0 if its first line is too long, or has no terminator. */
static int begin_stretch(struct lines *l)
{
    const unsigned char *const s = l->b.s + l->at;
    const size_t left = l->n - l->at, n = left < URIC_STRETCH ? left : (size_t)URIC_STRETCH;

    l->words = l->word = 0;
    l->first = l->ends = 0;
    if (left == 0 || memchr(s, l->terminator, left < LONG_LINE ? left : (size_t)LONG_LINE) == NULL)
        return 0;
    l->b.kernels->masks(s, n, l->terminator, &l->b.masks);
    l->base = l->at;
    l->words = (n + URIC_BLOCK - 1) / URIC_BLOCK;
    return 1;
}

/* Excludes the CR before the terminator from the lines of these rows. */
static void cut_crs(struct lines *l, unsigned row, unsigned to)
{
    const unsigned char *const s = l->b.s;
    struct uric_rows *const rows = &l->b.rows;

    for (; row < to; row++) {
        const size_t begin = rows->record_begin[row], end = rows->record_end[row];

        if (end > begin && s[end - 1] == '\r') {
            rows->record_end[row]--;
            stop_at_end(&l->b.masks, s + l->base, begin - l->base, end - 1 - l->base);
        }
    }
}

/* Finds the ends of lines, until there are enough for all rows or the words are exhausted.
 * Writes the first two of a word without a branch, which would often be mispredicted. */
static void find_ends(struct lines *l)
{
    const uint64_t past = (uint64_t)1 << 63;
    const uric_word *const terminator = l->b.masks.terminator;
    unsigned have = l->ends - l->first;
    size_t word;

    memmove(l->end, l->end + l->first, have * sizeof *l->end);
    for (word = l->word; word < l->words && have < URIC_ROWS; word++) {
        const uint32_t at = (uint32_t)(l->base + URIC_BLOCK * word);
        const uint64_t one = terminator[word], two = one & (one - 1);
        uint64_t rest;

        l->end[have] = at + uric_lowest(one | past);
        l->end[have + 1] = at + uric_lowest(two | past);
        have += (unsigned)(one != 0) + (unsigned)(two != 0);
        for (rest = two & (two - 1); rest != 0; rest &= rest - 1)
            l->end[have++] = at + uric_lowest(rest);
    }
    l->word = word;
    l->first = 0;
    l->ends = have;
}

/* Sets the records of the next rows, as far as they end in the stretch; returns the number of
 * rows with a record. */
static unsigned lines_in_stretch(struct lines *l, unsigned most)
{
    struct batch *const b = &l->b;
    const unsigned from = b->count;
    unsigned count = most - from, i;
    const uint32_t *end;

    if (l->ends - l->first < count)
        find_ends(l);
    if (l->ends - l->first < count)
        count = l->ends - l->first;
    if (count == 0)
        return from;
    end = l->end + l->first;
    b->rows.record_begin[from] = (uint32_t)l->at;
    memcpy(b->rows.record_end + from, end, count * sizeof *end);
    for (i = 1; i < count; i++)
        b->rows.record_begin[from + i] = end[i - 1] + 1;
    l->first += count;
    if (l->has_cr)
        cut_crs(l, from, from + count);
    l->at = (size_t)end[count - 1] + 1;
    return from + count;
}

/* Parses the next lines of the stretch into more rows; 0 if there are none. */
static int walk_lines(struct lines *l, unsigned most)
{
    const unsigned to = lines_in_stretch(l, most);

    if (to > l->b.count) {
        walk_rows(&l->b, l->base, to);
        return 1;
    }
    return begin_stretch(l) || parse_lines(l, l->b.count + 1);
}

#endif

static int more_lines(struct lines *l, unsigned most)
{
#if URIC_BUILT & ~URIC_BUILT_PORTABLE
    if (has_masks(&l->b))
        return walk_lines(l, most);
#endif
    return parse_lines(l, most);
}

/* The length of a first line whose end is past the largest offset; n if it has no end, 0 if
 * its end may be in bytes to come. */
static size_t far_line(const char *s, size_t n, unsigned flags)
{
    const int terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    const char *end;

    URIC_FORGET(n);
    end = (const char *)memchr(s + URIC_MAX_LENGTH, terminator, n - URIC_MAX_LENGTH);
    if (end != NULL)
        return (size_t)(end - s);
    return flags & URIC_LINES_MORE ? 0 : n;
}

/* Adds the row of such a line, if it is complete. */
static void add_far_row(struct batch *b, size_t n, unsigned flags)
{
    const size_t length = far_line((const char *)b->s, n, flags);
    const int has_cr = flags & URIC_LINES_CR && length > 0 && length < n &&
                       b->s[length - 1] == '\r';
    const size_t bytes = length - (has_cr ? 1 : 0);

    if (length == 0)
        return;
    b->rows.record_begin[0] = 0;
    if (bytes <= URIC_MAX_LENGTH) {
        b->rows.record_end[0] = (uint32_t)bytes;
        parse_rows(b, 1);
        finish_rows(b);
    } else {
        struct uric u;

        memset(&u, 0, sizeof u);
        u.error_offset = URIC_MAX_LENGTH;
        b->rows.record_end[0] = URIC_MAX_LENGTH;
        fill_row(&b->rows, 0, URIC_TOO_LONG, &u);
        b->count = 1;
        write_rows(b);
    }
    b->c->taken = length < n ? length + 1 : n;
}

enum uric_status uric_parse_lines(int rule, const char *s, size_t n,
                                  enum uric_lines_flags flags, struct uric_columns *c)
{
    struct lines l;
    unsigned most;

    c->rows = c->invalid = 0;
    c->taken = 0;
    if (uric_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    begin_batch(&l.b, rule, s != NULL ? s : "", c);
    l.n = n < URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    l.terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    l.has_cr = (flags & URIC_LINES_CR) != 0;
    l.has_more = (flags & URIC_LINES_MORE) != 0 || l.n < n;
    l.at = 0;
#if URIC_BUILT & ~URIC_BUILT_PORTABLE
    l.words = l.word = 0;
    l.first = l.ends = 0;
#endif
    while ((most = most_rows(&l.b)) > 0 && more_lines(&l, most)) {
        if (l.b.count == most)
            finish_rows(&l.b);
    }
    finish_rows(&l.b);
    c->taken = l.at;
    if (c->taken == 0 && l.n < n && c->room > 0)
        add_far_row(&l.b, n, flags);
    return URIC_OK;
}
