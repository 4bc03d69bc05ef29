/* Parses each line of a buffer. */
#include "parse/rows.h"

struct lines {
    const unsigned char *s;
    size_t n, at; /* the number of bytes; the lines before `at` are rows */
    unsigned char terminator;
    int has_cr, has_more;
    size_t base, words, word; /* the stretch, and how many of its words have been read */
    uric_word ends[URIC_STRETCH / URIC_BLOCK]; /* bits: the terminators in the stretch */
    /* the offsets of terminators, of which the first are rows already */
    uint32_t end[URIC_ROWS + URIC_BLOCK + 2];
    unsigned first, known;
    struct uric_rows rows;
};

/* Searches the next stretch; 0 if there is none. */
static int next_stretch(struct lines *l)
{
    size_t n;

    l->base += URIC_BLOCK * l->words;
    l->word = l->words = 0;
    if (l->base >= l->n)
        return 0;
    n = l->n - l->base < URIC_STRETCH ? l->n - l->base : (size_t)URIC_STRETCH;
    l->words = (n + URIC_BLOCK - 1) / URIC_BLOCK;
    l->rows.kernels->ends(l->s + l->base, n, l->terminator, l->ends);
    return 1;
}

/* Adds the terminators of the stretch's words, until there are enough for all rows.  Writes the
 * first two of a word without a branch, which would often be mispredicted. */
static void add_ends(struct lines *l)
{
    const uint64_t past = (uint64_t)1 << 63;
    unsigned known = l->known;
    size_t word;

    for (word = l->word; word < l->words && known < URIC_ROWS; word++) {
        const uint32_t at = (uint32_t)(l->base + URIC_BLOCK * word);
        const uint64_t one = l->ends[word], two = one & (one - 1);
        uint64_t rest;

        l->end[known] = at + uric_lowest(one | past);
        l->end[known + 1] = at + uric_lowest(two | past);
        known += (unsigned)(one != 0) + (unsigned)(two != 0);
        for (rest = two & (two - 1); rest != 0; rest &= rest - 1)
            l->end[known++] = at + uric_lowest(rest);
    }
    l->word = word;
    l->known = known;
}

/* The same by memchr(), for kernels that find no ends; l->base is where to search on. */
static void add_ends_by_bytes(struct lines *l, unsigned most)
{
    while (l->known < most && l->base < l->n) {
        const unsigned char *const end =
            (const unsigned char *)memchr(l->s + l->base, l->terminator, l->n - l->base);

        if (end != NULL)
            l->end[l->known++] = (uint32_t)(end - l->s);
        l->base = end != NULL ? (size_t)(end - l->s) + 1 : l->n;
    }
}

/* Makes the terminators of the next `most` lines known, or of all that are left. */
static void find_ends(struct lines *l, unsigned most)
{
    if (l->known - l->first >= most)
        return;
    l->known -= l->first;
    memmove(l->end, l->end + l->first, l->known * sizeof *l->end);
    l->first = 0;
    if (l->rows.kernels->ends == NULL) {
        add_ends_by_bytes(l, most);
        return;
    }
    do
        add_ends(l);
    while (l->known < most && (l->word < l->words || next_stretch(l)));
}

/* Sets row i to the bytes from `begin` on, up to the terminator at `end`. */
static void set_line(struct lines *l, unsigned i, size_t begin, size_t end)
{
    if (l->has_cr && end > begin && l->s[end - 1] == '\r')
        end--;
    l->rows.text[i] = l->s + begin;
    l->rows.record_begin[i] = (uint32_t)begin;
    l->rows.record_end[i] = (uint32_t)end;
}

/* Sets up to `most` rows to the next lines; returns how many. */
static unsigned next_lines(struct lines *l, unsigned most)
{
    unsigned count, i;

    find_ends(l, most);
    count = l->known - l->first < most ? l->known - l->first : most;
    for (i = 0; i < count; i++) {
        const uint32_t end = l->end[l->first + i];

        set_line(l, i, l->at, end);
        l->at = (size_t)end + 1;
    }
    l->first += count;
    if (count < most && l->at < l->n && !l->has_more) {
        /* a last line that no terminator ends */
        l->rows.text[count] = l->s + l->at;
        l->rows.record_begin[count] = (uint32_t)l->at;
        l->rows.record_end[count] = (uint32_t)l->n;
        l->at = l->n;
        count++;
    }
    return count;
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
static void add_far_row(struct lines *l, size_t n, unsigned flags)
{
    struct uric_rows *const rows = &l->rows;
    const size_t length = far_line((const char *)l->s, n, flags);
    const int has_cr = flags & URIC_LINES_CR && length > 0 && length < n &&
                       l->s[length - 1] == '\r';
    const size_t bytes = length - (has_cr ? 1 : 0);

    if (length == 0)
        return;
    rows->record_begin[0] = 0;
    rows->record_end[0] = bytes < URIC_MAX_LENGTH ? (uint32_t)bytes : URIC_MAX_LENGTH;
    rows->text[0] = l->s;
    if (bytes > URIC_MAX_LENGTH) {
        rows->text[0] = NULL;
        uric_refuse_length(&rows->parsed[0]);
    }
    uric_rows_add(rows, 1);
    rows->c->taken = length < n ? length + 1 : n;
}

enum uric_status uric_parse_lines(enum uric_rule rule, const char *s, size_t n,
                                  enum uric_lines_flags flags, struct uric_columns *c)
{
    struct lines l;
    unsigned room, count;

    if (uric_rows_begin(&l.rows, rule, c) != URIC_OK)
        return URIC_NO_RULE;
    l.s = (const unsigned char *)(s != NULL ? s : "");
    l.n = n < URIC_MAX_LENGTH ? n : URIC_MAX_LENGTH;
    l.terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    l.has_cr = (flags & URIC_LINES_CR) != 0;
    l.has_more = (flags & URIC_LINES_MORE) != 0 || l.n < n;
    l.at = l.base = l.words = l.word = 0;
    l.first = l.known = 0;
    do {
        room = uric_rows_next(&l.rows, URIC_ROWS);
        count = next_lines(&l, room);
        if (count > 0)
            uric_rows_add(&l.rows, count);
    } while (count == URIC_ROWS);
    c->taken = l.at;
    if (c->taken == 0 && l.n < n && c->room > 0)
        add_far_row(&l, n, flags);
    return URIC_OK;
}
