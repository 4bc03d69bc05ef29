/* Many references at once, to the caller's columns. */
#include "walk.h"

/* Where rows go, row i for the i-th of up to 64 references. */
struct uric_block {
    uint32_t *begin[URIC_PARTS], *end[URIC_PARTS];
    uint8_t *host_kind, *path_kind;
    uint64_t defined[URIC_PARTS]; /* bit i: row i */
    uint64_t valid;
};

/* Some of up to 64 references, parsed one by one. */
struct singles {
    struct uric u[64];
    uint8_t row[64]; /* of each */
    unsigned count;
    uint8_t defined[64]; /* by row; 0 for those that are not among them */
};

static void copy_parts(const struct singles *singles, const uint32_t *base, int part,
                       uint32_t *begin, uint32_t *end)
{
    unsigned i;

    for (i = 0; i < singles->count; i++) {
        const unsigned row = singles->row[i];
        const uint32_t at = base[row];
        const uric_span span = singles->u[i].part[part];

        begin[row] = at + span.begin;
        end[row] = at + span.end;
    }
}

/* Bit i of byte k to bit k of byte i. */
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

/* What is defined, by row, to bitmaps by part. */
static void turn_defined(const uint8_t defined[64], uint64_t bitmap[URIC_PARTS])
{
    unsigned i, k;

    for (i = 0; i < 64; i += 8) {
        uint64_t bits = 0;

        for (k = 0; k < 8; k++)
            bits |= (uint64_t)defined[i + k] << 8 * k;
        bits = turn(bits);
        for (k = 0; k < URIC_PARTS; k++)
            bitmap[k] |= (bits >> 8 * k & 0xff) << i;
    }
}

static void write_singles(const struct singles *singles, const uint32_t *base,
                          struct uric_block *b)
{
    unsigned i;
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        copy_parts(singles, base, part, b->begin[part], b->end[part]);
    turn_defined(singles->defined, b->defined);
    for (i = 0; i < singles->count; i++) {
        b->host_kind[singles->row[i]] = singles->u[i].host_kind;
        b->path_kind[singles->row[i]] = singles->u[i].path_kind;
    }
}

/* Rows for which the caller has no column, or not yet the room. */
struct scratch {
    uint32_t begin[URIC_PARTS][64], end[URIC_PARTS][64];
    uint8_t host_kind[64], path_kind[64];
};

/* Rows go straight to the columns, or all to scratch. */
static void direct(struct uric_block *b, const struct uric_columns *c,
                   struct scratch *scratch)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        b->begin[part] = c && c->begin[part] ? c->begin[part] + c->rows
                                             : scratch->begin[part];
        b->end[part] = c && c->end[part] ? c->end[part] + c->rows
                                         : scratch->end[part];
        b->defined[part] = 0;
    }
    b->host_kind = c && c->host_kind ? c->host_kind + c->rows
                                     : scratch->host_kind;
    b->path_kind = c && c->path_kind ? c->path_kind + c->rows
                                     : scratch->path_kind;
    b->valid = 0;
}

static void copy_numbers(uint32_t *column, size_t row, unsigned count,
                         const uint32_t *numbers)
{
    if (column != NULL && column + row != numbers)
        memcpy(column + row, numbers, count * sizeof *numbers);
}

static void copy_bytes(uint8_t *column, size_t row, unsigned count,
                       const uint8_t *bytes)
{
    if (column != NULL)
        memcpy(column + row, bytes, count);
}

static void copy_rows(const struct scratch *scratch, unsigned count,
                      struct uric_columns *c)
{
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        copy_numbers(c->begin[part], c->rows, count, scratch->begin[part]);
        copy_numbers(c->end[part], c->rows, count, scratch->end[part]);
    }
    copy_bytes(c->host_kind, c->rows, count, scratch->host_kind);
    copy_bytes(c->path_kind, c->rows, count, scratch->path_kind);
}

static void copy_bits(uint8_t *bitmap, size_t row, unsigned count, uint64_t bits)
{
    unsigned i;

    if (bitmap == NULL)
        return;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    if (count == 64) {
        memcpy(bitmap + row / 8, &bits, 8);
        return;
    }
#endif
    for (i = 0; i < count; i += 8)
        bitmap[(row + i) / 8] = (uint8_t)(bits >> i);
}

static void copy_bitmaps(const struct uric_block *b, unsigned count,
                         struct uric_columns *c)
{
    const uint64_t all = uric_below(count);
    int part;

    for (part = 0; part < URIC_PARTS; part++)
        copy_bits(c->defined[part], c->rows, count, b->defined[part] & all);
    copy_bits(c->valid, c->rows, count, b->valid & all);
}

/* The rows of these bits. */
static void add_singles(unsigned start, const char *s, const uint32_t *begin,
                        const uint32_t *end, uint64_t rows, struct uric_block *b,
                        uint32_t *error_offset)
{
    struct singles singles;
    unsigned part;

    for (part = 0; part < URIC_PARTS; part++)
        b->defined[part] &= ~rows;
    memset(singles.defined, 0, sizeof singles.defined);
    for (singles.count = 0; rows != 0; rows &= rows - 1) {
        const unsigned row = uric_zeros(rows);
        struct uric *const u = &singles.u[singles.count];
        const char *const at = s != NULL ? s + begin[row] : NULL;

        if (uric_best_form()->parse(start, (const unsigned char *)at, end[row] - begin[row],
                                    u) == URIC_OK)
            b->valid |= (uint64_t)1 << row;
        else if (error_offset != NULL)
            error_offset[row] = u->error_offset;
        singles.defined[row] = u->defined;
        singles.row[singles.count++] = (uint8_t)row;
    }
    write_singles(&singles, begin, b);
}

/* The next rows, up to 64. */
static void add_rows(int rule, const char *s, const uint32_t *begin,
                     const uint32_t *end, unsigned count, struct uric_columns *c)
{
    const unsigned start = uric_start_of(rule);
    const int is_whole = count == 64;
    uint32_t *const error_offset =
        c->error_offset != NULL ? c->error_offset + c->rows : NULL;
    struct scratch scratch;
    struct uric_block b;
    uint64_t left;

    direct(&b, is_whole ? c : NULL, &scratch);
    if (error_offset != NULL)
        memset(error_offset, 0, count * sizeof *error_offset);
    left = ~b.valid & uric_below(count);
    if (left != 0)
        add_singles(start, s, begin, end, left, &b, error_offset);
    if (!is_whole)
        copy_rows(&scratch, count, c);
    copy_bitmaps(&b, count, c);
    copy_numbers(c->record_begin, c->rows, count, begin);
    copy_numbers(c->record_end, c->rows, count, end);
    c->rows += count;
    c->invalid += uric_count(~b.valid & uric_below(count));
}

int uric_parse_spans(int rule, const char *s, const uint32_t *begin,
                     const uint32_t *end, size_t count, struct uric_columns *c)
{
    c->rows = c->invalid = 0;
    c->taken = 0;
    if (uric_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    if (count > c->room)
        count = c->room;
    s = uric_at(s, 0);
    while (c->rows < count) {
        const size_t left = count - c->rows;

        add_rows(rule, s, begin + c->rows, end + c->rows,
                 left < 64 ? (unsigned)left : 64, c);
    }
    c->taken = c->rows;
    return URIC_OK;
}

/* What a walk over lines has found. */
struct lines {
    uint32_t end[64 + 127 + 16]; /* of the next lines */
    unsigned count;              /* so many */
    size_t at;                   /* where the next line begins */
    size_t looked;               /* so far */
};

/* Look for lines' ends, n bytes being all there are unless more follow: then the
 * last needs its terminator. */
static void look_for_lines(const char *s, size_t n, unsigned flags, unsigned most,
                           struct lines *lines)
{
    const char terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    size_t last;

    while (lines->looked < n && lines->count < most) {
        const char *place = (const char *)memchr(s + lines->looked, terminator,
                                                 n - lines->looked);

        if (place == NULL) {
            lines->looked = n;
        } else {
            lines->end[lines->count++] = (uint32_t)(place - s);
            lines->looked = (size_t)(place - s) + 1;
        }
    }
    if (lines->looked < n || flags & URIC_LINES_MORE)
        return;
    last = lines->count > 0 ? (size_t)lines->end[lines->count - 1] + 1 : lines->at;
    if (last < n)
        lines->end[lines->count++] = (uint32_t)n;
}

/* The next lines, up to 64 and up to room: where they begin and end. */
static unsigned next_lines(const char *s, size_t n, unsigned flags, size_t room,
                           struct lines *lines, uint32_t *begin, uint32_t *end)
{
    const unsigned most = room < 64 ? (unsigned)room : 64;
    unsigned count, i;

    if (lines->count < most)
        look_for_lines(s, n, flags, most, lines);
    count = lines->count < most ? lines->count : most;
    for (i = 0; i < count; i++) {
        const uint32_t at = (uint32_t)lines->at, stop = lines->end[i];

        begin[i] = at;
        end[i] = stop;
        if (flags & URIC_LINES_CR && stop > at && stop < n && s[stop - 1] == '\r')
            end[i]--;
        lines->at = (size_t)stop + 1;
    }
    lines->count -= count;
    memmove(lines->end, lines->end + count, lines->count * sizeof *lines->end);
    return count;
}

/* A line at the buffer's begin whose end is not within the reach of offsets: how long
 * it is; n when it has no end, 0 when that may be yet to come. */
static size_t far_line(const char *s, size_t n, unsigned flags)
{
    const int terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    const char *const end = (const char *)memchr(
        s + URIC_MAX_LENGTH, terminator, n - URIC_MAX_LENGTH);

    if (end != NULL)
        return (size_t)(end - s);
    return flags & URIC_LINES_MORE ? 0 : n;
}

static void add_too_long_row(struct uric_columns *c)
{
    const uint32_t begin = 0, end = URIC_MAX_LENGTH;
    struct scratch scratch;
    struct uric_block b;

    memset(&scratch, 0, sizeof scratch);
    direct(&b, NULL, &scratch);
    copy_rows(&scratch, 1, c);
    copy_bitmaps(&b, 1, c);
    copy_numbers(c->error_offset, 0, 1, &end);
    copy_numbers(c->record_begin, 0, 1, &begin);
    copy_numbers(c->record_end, 0, 1, &end);
    c->rows = c->invalid = 1;
}

/* The row of such a line, if it is all there. */
static void add_far_row(int rule, const char *s, size_t n, unsigned flags,
                        struct uric_columns *c)
{
    const size_t length = far_line(s, n, flags);
    const int has_cr = flags & URIC_LINES_CR && length > 0 && length < n &&
                       s[length - 1] == '\r';
    const size_t bytes = length - (has_cr ? 1 : 0);

    if (length == 0)
        return;
    if (bytes <= URIC_MAX_LENGTH) {
        const uint32_t begin = 0, end = (uint32_t)bytes;

        add_rows(rule, s, &begin, &end, 1, c);
    } else {
        add_too_long_row(c);
    }
    c->taken = length < n ? length + 1 : n;
}

int uric_parse_lines(int rule, const char *s, size_t n, unsigned flags,
                     struct uric_columns *c)
{
    const size_t reach = n < URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    struct lines lines;
    uint32_t begin[64], end[64];
    unsigned count;

    c->rows = c->invalid = 0;
    c->taken = 0;
    if (uric_rule_name(rule) == NULL)
        return URIC_NO_RULE;
    lines.count = 0;
    lines.at = lines.looked = 0;
    while (c->rows < c->room) {
        count = next_lines(s, reach, reach < n ? flags | URIC_LINES_MORE : flags,
                           c->room - c->rows, &lines, begin, end);
        if (count == 0)
            break;
        add_rows(rule, s, begin, end, count, c);
    }
    c->taken = lines.at < n ? lines.at : n;
    if (c->taken == 0 && reach < n && c->room > 0)
        add_far_row(rule, s, n, flags, c);
    return URIC_OK;
}
