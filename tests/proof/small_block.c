/* Tests the arithmetic at the ends of blocks exhaustively: the same source with blocks of
 * 8 bytes instead of 64 (URIC_BLOCK), small enough to try every input.
 *
 * Stage 1 is src/library/parse/classify.h on a block of bytes in plain C.  It distinguishes four kinds
 * of bytes: "%", a hexadecimal digit, another byte of the class, a byte out of the class.  So:
 *
 *   - pass() reads a window of 8 bytes and the two after it: all strings of up to 10 bytes of
 *     the four kinds, from every offset, for every class; also jump after jump by the masks
 *     that it shows, as states use it;
 *   - whole blocks are passed at once, where a byte is either in the class or out of it: all
 *     patterns of two and a half blocks at every alignment, all 2^24 of three blocks at two;
 *     and, by blocks of two words, all patterns of up to eight blocks with one or two bytes out
 *     of the class: a third can only end a run sooner;
 *   - the words of a stretch: all strings of up to a block of terminators and other bytes, as the
 *     first word and as the second.
 *
 * Then stage 2, from the masks of the first 7 bytes to those after them, against Ragel's
 * automaton of the same grammar (gen/machines/reference_G2.c), which knows no blocks: all
 * strings of up to 10 bytes, of letters that cover each way out of a run; and, after runs to
 * each offset of three blocks, all strings of five bytes of each kind of delimiter; whole, in
 * two pieces, as lines of a batch and as spans.  A stretch holds two blocks.
 *
 * And a long input, of which a search of all windows finds the bad bytes, the first "?" and the
 * first "#", by the same automaton: from each state that finishes a rest, and each after which one
 * follows,
 *
 *   - all strings of four bytes of nine kinds, at each offset of four windows, with the input
 *     ending there, in each place of the next window, or after whole blocks passed at once;
 *   - two strings of two bytes each, at each pair of offsets of four windows.
 *
 * It replaces src/library/parse/classify_sse41.c.  As TAP. */
#include "support/entries.h"
#include "parse/vectors.h"

#include <stdio.h>

#if URIC_BLOCK != 8
#error "compile all with -DURIC_BLOCK=8"
#endif

enum { BLOCKS = 3 };

/* ---- stage 1 of a block of 8 ---------------------------------------------------- */

struct small_bytes {
    unsigned char at[URIC_BLOCK];
};
struct small_window {
    struct small_bytes bytes;
};

static void small_load(struct small_bytes *bytes, const unsigned char *p)
{
    memcpy(bytes->at, p, URIC_BLOCK);
}

static void small_load_first(struct small_bytes *bytes, const unsigned char *s, size_t n)
{
    memset(bytes, 0, sizeof *bytes);
    if (n > 0)
        memcpy(bytes->at, s, n < URIC_BLOCK ? n : URIC_BLOCK - 1);
}

static void small_places(struct small_bytes *bytes)
{
    (void)bytes;
}

static struct small_window small_look(const struct small_bytes *bytes)
{
    struct small_window w;

    w.bytes = *bytes;
    return w;
}

static unsigned small_has(unsigned char byte, unsigned nibbles)
{
    return byte < 0x80 && uric_nibbles[nibbles + (byte & 15)] >> (byte >> 4) & 1;
}

static uint64_t small_of(const struct small_window *w, unsigned nibbles)
{
    uint64_t mask = 0;
    unsigned k;

    for (k = 0; k < URIC_BLOCK; k++)
        mask |= (uint64_t)small_has(w->bytes.at[k], nibbles) << k;
    return mask;
}

static uint64_t small_equal(const struct small_bytes *bytes, unsigned char byte)
{
    uint64_t mask = 0;
    unsigned k;

    for (k = 0; k < URIC_BLOCK; k++)
        mask |= (uint64_t)(bytes->at[k] == byte) << k;
    return mask;
}

static uint64_t small_byte(const struct small_bytes *bytes, enum uric_row row)
{
    return small_equal(bytes, *uric_row(row));
}

static uint64_t small_in(const struct small_bytes *places, enum uric_jump jump)
{
    static const unsigned char nibbles[JUMPS] = { URIC_NIBBLES_SCHEME, URIC_NIBBLES_REG_NAME,
                                                  URIC_NIBBLES_PATH };
    const struct small_window w = small_look(places);

    return small_of(&w, nibbles[jump]);
}

/* Looks at half the bytes, as the instruction sets do with their first vector. */
static uint64_t small_in_scheme(const struct small_bytes *places)
{
    return small_in(places, JUMP_SCHEME) & (((uint64_t)1 << URIC_BLOCK / 2) - 1);
}

static int small_all(const unsigned char *p, unsigned nibbles)
{
    unsigned k;

    for (k = 0; k < URIC_BLOCK; k++) {
        if (!small_has(p[k], nibbles))
            return 0;
    }
    return 1;
}

static void small_clear(struct uric *u)
{
    memset(u, 0, sizeof *u);
}

#define CLASSIFY(name) small_##name
#define CLASSIFY_PUBLIC(name) uric_##name##_sse41
#define BLOCK URIC_BLOCK
#include "parse/classify.h"

/* The same with whole blocks of two words, like AVX2's. */
#define double_bytes small_bytes
#define double_window small_window
#define double_load small_load
#define double_load_first small_load_first
#define double_places small_places
#define double_look small_look
#define double_of small_of
#define double_equal small_equal
#define double_byte small_byte
#define double_in small_in
#define double_in_scheme small_in_scheme
#define double_clear small_clear

static int double_all(const unsigned char *p, unsigned nibbles)
{
    return small_all(p, nibbles) && small_all(p + URIC_BLOCK, nibbles);
}

size_t double_pass(struct uric_view *v, size_t i, unsigned jump);
int double_parse(unsigned start, const unsigned char *s, size_t n, struct uric *u);
int double_rule(unsigned start, const unsigned char *s, size_t n,
                const unsigned char (*symbol)[256], struct uric *u);
void double_ends(const unsigned char *s, size_t n, unsigned char terminator, uric_word *ends);

#define CLASSIFY(name) double_##name
#define CLASSIFY_PUBLIC(name) double_##name
#define BLOCK (2 * URIC_BLOCK)
#include "parse/classify.h"

void uric_decode_sse41(struct uric_coding *c)
{
    (void)c;
}

void uric_encode_sse41(struct uric_coding *c)
{
    (void)c;
}

/* ---- reports ---------------------------------------------------------------------- */

static int wrong;
static unsigned long asked;

static void note(const char *what, const unsigned char *s, size_t n, size_t at)
{
    size_t i;

    if (wrong++ >= 3)
        return;
    printf("# %s, at %lu of \"", what, (unsigned long)at);
    for (i = 0; i < n; i++)
        printf(s[i] < 0x20 || s[i] > 0x7e ? "\\x%02x" : "%c", s[i]);
    printf("\"\n");
}

static int report(const char *what)
{
    static int number;
    const int good = wrong == 0;

    printf("%s %d - %s: %lu\n", good ? "ok" : "not ok", ++number, what, asked);
    fflush(stdout);
    wrong = 0;
    asked = 0;
    return good;
}

/* ---- all strings of some letters ---------------------------------------------------- */

/* The next string of n letters, whose indices are in digit[]; 0 after the last. */
static int next_word(unsigned char *s, unsigned *digit, size_t n, const char *letters)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (letters[++digit[i]] != '\0') {
            s[i] = (unsigned char)letters[digit[i]];
            return 1;
        }
        digit[i] = 0;
        s[i] = (unsigned char)letters[0];
    }
    return 0;
}

static void first_word(unsigned char *s, unsigned *digit, size_t n, const char *letters)
{
    size_t i;

    for (i = 0; i < n; i++) {
        digit[i] = 0;
        s[i] = (unsigned char)letters[0];
    }
}

enum { LONGEST = 16 };

/* ---- pass() ------------------------------------------------------------------------- */

static const char kinds[] = "%0z\"";

typedef size_t pass_of(struct uric_view *v, size_t i, unsigned jump);

static int may_pass(const unsigned char *s, size_t i, size_t n, unsigned jump)
{
    static const unsigned char bits_of[JUMPS] = { URIC_RUN_SCHEME, URIC_RUN_REG_NAME,
                                                  URIC_RUN_PATH };

    return i < n && (uric_run[s[i]] & bits_of[jump] ||
                     (jump != JUMP_SCHEME && uric_is_triplet(s, i, n)));
}

static void check_passed(const unsigned char *s, size_t from, size_t to, size_t n,
                         unsigned jump)
{
    size_t i;

    if (to > n || to < from) {
        note("beyond the end", s, n, to);
        return;
    }
    for (i = from; i < to; i++) {
        if (!may_pass(s, i, n, jump))
            note("passed", s, n, i);
    }
}

static void check_view(const struct uric_view *v)
{
    unsigned jump, k;

    for (jump = 0; jump < JUMPS; jump++) {
        for (k = 0; k < URIC_BLOCK; k++) {
            if (!(v->stop[jump] >> k & 1) && !may_pass(v->s, v->base + k, v->n, jump))
                note("shown as passed", v->s, v->n, v->base + k);
        }
    }
}

/* From i on, where no mask is shown yet. */
static void check_pass(pass_of *pass, const unsigned char *s, size_t n, size_t i,
                       unsigned jump)
{
    struct uric_view v;

    asked++;
    v.s = s;
    v.n = n;
    v.base = i - URIC_BLOCK;
    check_passed(s, i, pass(&v, i, jump), n, jump);
    if (v.base != i - URIC_BLOCK)
        check_view(&v);
}

/* Like the states: jump, step over the byte that ended the run, with each class in turn. */
static void check_runs(pass_of *pass, const unsigned char *s, size_t n, unsigned turn)
{
    struct uric_view v;
    size_t i;

    asked++;
    v.s = s;
    v.n = n;
    v.base = (size_t)0 - URIC_BLOCK;
    for (i = 0; i < n; i++, turn++) {
        const unsigned jump = turn % JUMPS;
        const size_t k = i - v.base, from = i;
        uric_word rest;

        if (k < URIC_BLOCK && (rest = v.stop[jump] >> k) != 0)
            i += uric_lowest(rest);
        else
            i = pass(&v, i, jump);
        check_passed(s, from, i, n, jump);
        if (i > n)
            return;
    }
}

static void all_windows(void)
{
    unsigned char s[LONGEST];
    unsigned digit[LONGEST], jump;
    size_t n, i;

    for (n = 0; n <= URIC_BLOCK + 2; n++) {
        first_word(s, digit, n, kinds);
        do {
            for (jump = 0; jump < JUMPS; jump++) {
                /* from byte 8 on, a window differs from the one at 0 */
                for (i = 0; i <= n; i++)
                    check_pass(uric_pass_sse41, s, n, i, jump);
                check_runs(uric_pass_sse41, s, n, jump);
            }
        } while (next_word(s, digit, n, kinds));
    }
}

/* Bit k is set if byte k is out of the class. */
static void put_pattern(unsigned char *s, uint64_t pattern, size_t n)
{
    size_t k;

    for (k = 0; k < n; k++)
        s[k] = pattern >> k & 1 ? '"' : 'z';
}

/* The expected end of the run: the lowest bit. */
static void check_pattern(pass_of *pass, const unsigned char *s, size_t n, uint64_t pattern)
{
    struct uric_view v;
    const size_t end = pattern != 0 ? uric_lowest(pattern) : n;
    size_t found;

    asked++;
    v.s = s;
    v.n = n;
    v.base = (size_t)0 - URIC_BLOCK;
    found = pass(&v, 0, JUMP_PATH);
    if (found != end)
        note("in whole blocks", s, n, found);
}

/* In Gray's order, so that successive patterns differ in one byte. */
static void patterns(unsigned char *s, size_t n)
{
    const uint64_t end = (uint64_t)1 << n;
    uint64_t count, pattern = 0;

    put_pattern(s, 0, n);
    for (count = 1; count <= end; count++) {
        const unsigned k = uric_lowest(count);

        check_pattern(uric_pass_sse41, s, n, pattern);
        if (count < end) {
            pattern ^= (uint64_t)1 << k;
            s[k] ^= 'z' ^ '"';
        }
    }
}

static void all_patterns(void)
{
    static unsigned char room[(BLOCKS + 1) * URIC_BLOCK] __attribute__((aligned(URIC_BLOCK)));
    size_t n, alignment;

    for (alignment = 0; alignment < URIC_BLOCK; alignment++) {
        for (n = 2 * URIC_BLOCK; n <= 5 * URIC_BLOCK / 2; n++)
            patterns(room + alignment, n);
    }
    patterns(room, BLOCKS * URIC_BLOCK);
    patterns(room + 5, BLOCKS * URIC_BLOCK);
}

/* Further bytes out of the class only make a block fail sooner: two such bytes show where a
 * block passes, and that bytes after it do not matter. */
static void pairs_of_stops(void)
{
    enum { LONG = 8 * URIC_BLOCK };
    static unsigned char room[LONG + URIC_BLOCK] __attribute__((aligned(URIC_BLOCK)));
    size_t n, alignment, one, two;

    for (n = 2 * URIC_BLOCK; n < LONG; n++) {
        for (alignment = 0; alignment < URIC_BLOCK; alignment++) {
            for (one = 0; one < n; one++) {
                for (two = one; two < n; two++) {
                    const uint64_t pattern = (uint64_t)1 << one | (uint64_t)1 << two;

                    put_pattern(room + alignment, pattern, n);
                    check_pattern(double_pass, room + alignment, n, pattern);
                }
            }
        }
    }
}

/* ---- words of a stretch ------------------------------------------------------------- */

static void check_ends(const unsigned char *s, size_t n)
{
    uric_word ends[URIC_STRETCH / URIC_BLOCK];
    size_t i;

    if (n == 0)
        return;
    asked++;
    memset(ends, 0xff, sizeof ends);
    uric_ends_sse41(s, n, '\n', ends);
    for (i = 0; i < (n + URIC_BLOCK - 1) / URIC_BLOCK * URIC_BLOCK; i++) {
        if ((ends[i / URIC_BLOCK] >> i % URIC_BLOCK & 1) != (i < n && s[i] == '\n'))
            note("a terminator", s, n, i);
    }
}

static void all_words(void)
{
    static const char letters[] = "z\n";
    unsigned char s[2 * URIC_BLOCK];
    unsigned digit[URIC_BLOCK];
    size_t n, before;

    for (before = 0; before <= URIC_BLOCK; before += URIC_BLOCK) {
        memset(s, 'z', before);
        for (n = 0; n <= URIC_BLOCK; n++) {
            first_word(s + before, digit, n, letters);
            do
                check_ends(s, before + n);
            while (next_word(s + before, digit, n, letters));
        }
    }
}

/* ---- stage 2 ------------------------------------------------------------------------ */

int uric_ask_machine_G2(int entry, const unsigned char *s, size_t n, struct uric *u);

static void check_walk(int entry, const unsigned char *s, size_t n)
{
    struct uric u, expected;
    const int status = uric_ask_machine_G2(entry, s, n, &expected);

    asked++;
    if (parse_by(kernels_number(0), entry, (const char *)s, n, &u) != status ||
        !same_parts(&u, &expected))
        note("one-shot", s, n, u.error_offset);
    if (kernels_number(0)->rule(uric_start_of(entry_rule[entry]), s, n, NULL, &u) != status ||
        !same_parts(&u, &expected))
        note("by the table", s, n, u.error_offset);
}

static void check_pieces(int entry, const unsigned char *s, size_t n, size_t cut)
{
    struct uric_stream m;
    struct uric64 wide;
    struct uric u, expected;
    size_t taken;
    int part, status;

    asked++;
    status = uric_ask_machine_G2(entry, s, n, &expected);
    uric_stream_init(&m, entry_rule[entry]);
    taken = uric_stream_feed(&m, (const char *)s, cut);
    if (taken == cut)
        uric_stream_feed(&m, (const char *)s + cut, n - cut);
    if ((int)uric_stream_end(&m, &wide) != status) {
        note("in pieces", s, n, cut);
        return;
    }
    memset(&u, 0, sizeof u);
    for (part = 0; part < URIC_PARTS; part++) {
        u.part[part].begin = (uint32_t)wide.part[part].begin;
        u.part[part].end = (uint32_t)wide.part[part].end;
    }
    u.error_offset = (uint32_t)wide.error_offset;
    u.error_part = wide.error_part;
    u.defined = wide.defined;
    u.host_kind = wide.host_kind;
    u.path_kind = wide.path_kind;
    if (!same_parts(&u, &expected))
        note("in pieces", s, n, cut);
}

enum { ROWS = 64 };

static struct {
    uint32_t begin[URIC_PARTS][ROWS], end[URIC_PARTS][ROWS], error_offset[ROWS];
    uint8_t defined[URIC_PARTS][ROWS / 8], valid[ROWS / 8], host_kind[ROWS], path_kind[ROWS];
    uint8_t error_part[ROWS];
} columns;

static struct uric_columns columns_of(void)
{
    struct uric_columns c;
    int part;

    memset(&c, 0, sizeof c);
    c.room = ROWS;
    for (part = 0; part < URIC_PARTS; part++) {
        c.begin[part] = columns.begin[part];
        c.end[part] = columns.end[part];
        c.defined[part] = columns.defined[part];
    }
    c.valid = columns.valid;
    c.error_offset = columns.error_offset;
    c.error_part = columns.error_part;
    c.host_kind = columns.host_kind;
    c.path_kind = columns.path_kind;
    return c;
}

/* Whether the row equals the automaton's answer for the n bytes at s + at. */
static int row_agrees(int entry, unsigned row, const unsigned char *s, size_t at, size_t n)
{
    struct uric u, expected;
    const int status = uric_ask_machine_G2(entry, s + at, n, &expected);
    int part;

    memset(&u, 0, sizeof u);
    for (part = 0; part < URIC_PARTS; part++) {
        u.part[part].begin = columns.begin[part][row] - (uint32_t)at;
        u.part[part].end = columns.end[part][row] - (uint32_t)at;
        u.defined |= (uint8_t)((columns.defined[part][row / 8] >> row % 8 & 1) << part);
    }
    u.error_offset = columns.error_offset[row];
    u.error_part = columns.error_part[row];
    u.host_kind = columns.host_kind[row];
    u.path_kind = columns.path_kind[row];
    return (columns.valid[row / 8] >> row % 8 & 1) == (status == URIC_OK) &&
           same_parts(&u, &expected);
}

static void check_lines(int entry, const unsigned char *s, size_t n, unsigned flags)
{
    struct uric_columns c = columns_of();
    size_t at = 0, end, next;
    unsigned row;

    asked++;
    uric_parse_lines(entry_rule[entry], (const char *)s, n, flags, &c);
    for (row = 0; at < n; row++, at = next) {
        for (end = at; end < n && s[end] != '\n';)
            end++;
        next = end + 1;
        if (flags & URIC_LINES_CR && end < n && end > at && s[end - 1] == '\r')
            end--;
        if (row >= c.rows || !row_agrees(entry, row, s, at, end - at))
            note("a line", s, n, at);
    }
    if (row != c.rows)
        note("rows", s, n, c.rows);
}

/* Repeated often enough to be walked by masks; the last one extends to n, and so shows bytes
 * after the others' end. */
static void check_span(int entry, const unsigned char *s, size_t begin, size_t end,
                       size_t n)
{
    enum { TIMES = 4 };
    struct uric_columns c = columns_of();
    uint32_t begins[TIMES], ends[TIMES];
    unsigned row;

    asked++;
    for (row = 0; row < TIMES; row++) {
        begins[row] = (uint32_t)begin;
        ends[row] = (uint32_t)(row < TIMES - 1 ? end : n);
    }
    uric_parse_spans(entry_rule[entry], (const char *)s, begins, ends, TIMES, &c);
    for (row = 0; row < TIMES; row++) {
        if (row >= c.rows || !row_agrees(entry, row, s, begin, ends[row] - begin))
            note("a span", s, n, end);
    }
}

/* All strings up to the given length. */
static void short_strings(void)
{
    static const char letters[] = "/ag%?", more[] = "a:/%!";
    unsigned char s[LONGEST];
    unsigned digit[LONGEST];
    size_t n, cut;

    for (n = 0; n <= URIC_BLOCK + 2; n++) {
        first_word(s, digit, n, letters);
        do {
            check_walk(ENTRY_ORIGIN_FORM, s, n);
            check_walk(ENTRY_URI_REFERENCE, s, n);
        } while (next_word(s, digit, n, letters));
        if (n > URIC_BLOCK)
            continue;
        first_word(s, digit, n, more);
        do {
            for (cut = 0; cut <= n; cut++)
                check_pieces(ENTRY_URI_REFERENCE, s, n, cut);
            check_walk(ENTRY_HOST, s, n);
        } while (next_word(s, digit, n, more));
    }
}

/* ---- long inputs ---- */

/* The states that finish a rest, and those before them: what is before the rest. */
static const struct {
    int entry;
    const char *lead;
} rests[] = {
    { ENTRY_URI_REFERENCE, "" }, { ENTRY_URI_REFERENCE, "a:" }, { ENTRY_URI_REFERENCE, "/" },
    { ENTRY_URI_REFERENCE, "//" }, { ENTRY_URI_REFERENCE, "//h/" },
    { ENTRY_URI_REFERENCE, "g/" }, { ENTRY_URI_REFERENCE, "?" },
    { ENTRY_URI_REFERENCE, "#" }, { ENTRY_URI_REFERENCE, "//[::]/" },
    { ENTRY_URI, "a:b" }, { ENTRY_ORIGIN_FORM, "/" }, { ENTRY_HOST, "h" }
};
enum { RESTS = sizeof rests / sizeof *rests, WINDOWS = 4 };

static void check_long(int entry, const unsigned char *s, size_t n)
{
    struct uric u, expected;
    const int status = uric_ask_machine_G2(entry, s, n, &expected);

    check_walk(entry, s, n);
    /* where whole blocks are two words */
    memset(&u, 0xff, sizeof u);
    if (double_parse(uric_hot_start_of(entry_rule[entry]), s, n, &u) != status || !same_parts(&u, &expected))
        note("one-shot, by blocks of two words", s, n, u.error_offset);
}

static void long_rests(void)
{
    static const char letters[] = "g0%?#\"/:[";
    static const size_t afters[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 6 * URIC_BLOCK };
    enum { WORD = 4 };
    unsigned char s[(WINDOWS + 8) * URIC_BLOCK];
    unsigned digit[WORD];
    size_t r, at, a;

    for (r = 0; r < RESTS; r++) {
        const size_t length = strlen(rests[r].lead);

        for (at = length; at <= WINDOWS * URIC_BLOCK; at++) {
            memset(s, 'g', sizeof s);
            memcpy(s, rests[r].lead, length);
            for (a = 0; a < sizeof afters / sizeof *afters; a++) {
                first_word(s + at, digit, WORD, letters);
                do
                    check_long(rests[r].entry, s, at + WORD + afters[a]);
                while (next_word(s + at, digit, WORD, letters));
            }
        }
    }
}

/* A word in one window and another in the same or a later one: a "%" over a window's end, a "?" or
 * "#" after another, bad bytes before and after. */
static void pairs_in_long_rests(void)
{
    static const char letters[] = "g0%?#\"";
    enum { WORD = 2 };
    unsigned char s[(WINDOWS + 1) * URIC_BLOCK];
    unsigned one_digit[WORD], two_digit[WORD];
    size_t r, one, two;

    for (r = 0; r < RESTS; r++) {
        const size_t length = strlen(rests[r].lead);

        memset(s, 'g', sizeof s);
        memcpy(s, rests[r].lead, length);
        for (one = length; one < WINDOWS * URIC_BLOCK; one++) {
            first_word(s + one, one_digit, WORD, letters);
            do {
                for (two = one + WORD; two < WINDOWS * URIC_BLOCK; two++) {
                    first_word(s + two, two_digit, WORD, letters);
                    do {
                        check_long(rests[r].entry, s, two + WORD);
                        check_long(rests[r].entry, s, two + WORD + 3);
                    } while (next_word(s + two, two_digit, WORD, letters));
                    memset(s + two, 'g', WORD);
                }
            } while (next_word(s + one, one_digit, WORD, letters));
            memset(s + one, 'g', WORD);
        }
    }
}

/* A run up to each offset of three blocks, then all words. */
static void after_runs(void)
{
    static const char *const leads[] = { "", "//", "/", "?", "a:", "//@" };
    static const char letters[] = "ag!:@%/?#\"";
    enum { WORD = 5 };
    unsigned char s[(BLOCKS + 1) * URIC_BLOCK + WORD];
    unsigned digit[WORD];
    size_t k, at, i;

    for (k = 0; k < sizeof leads / sizeof *leads; k++) {
        const size_t length = strlen(leads[k]);

        memcpy(s, leads[k], length);
        for (at = length > 4 ? length : 4; at <= BLOCKS * URIC_BLOCK; at++) {
            for (i = length; i < at; i++)
                s[i] = 'a';
            first_word(s + at, digit, WORD, letters);
            do
                check_walk(ENTRY_URI_REFERENCE, s, at + WORD);
            while (next_word(s + at, digit, WORD, letters));
        }
    }
}

static void lines_and_spans(void)
{
    static const char letters[] = "a%/\n\"", returns[] = "a%\r\n", kinds_of_spans[] = "a%g\"";
    unsigned char s[4 * URIC_BLOCK];
    unsigned digit[LONGEST];
    size_t before, n, end;

    for (before = 0; before <= URIC_STRETCH + 2; before++) {
        memset(s, 'a', before);
        if (before > 0)
            s[before / 2] = '\n';
        for (n = 0; n <= 6; n++) {
            first_word(s + before, digit, n, letters);
            do
                check_lines(ENTRY_URI_REFERENCE, s, before + n, 0);
            while (next_word(s + before, digit, n, letters));
            first_word(s + before, digit, n, returns);
            do
                check_lines(ENTRY_URI_REFERENCE, s, before + n, URIC_LINES_CR);
            while (next_word(s + before, digit, n, returns));
        }
    }
    for (before = 0; before <= URIC_BLOCK; before++) {
        memset(s, 'a', before);
        for (n = 0; n <= 6; n++) {
            first_word(s + before, digit, n, kinds_of_spans);
            do {
                for (end = before; end <= before + n; end++)
                    check_span(ENTRY_URI_REFERENCE, s, 0, end, before + n);
            } while (next_word(s + before, digit, n, kinds_of_spans));
        }
    }
}

/* ---- self-test ------------------------------------------------------------------------- */

static size_t pass_too_far(struct uric_view *v, size_t i, unsigned jump)
{
    i = uric_pass_sse41(v, i, jump);
    return i < v->n && v->s[i] == '%' ? i + 1 : i;
}

static int finds_too_far(void)
{
    static const unsigned char s[] = "zzzzzzz%0z";
    int found;

    wrong = 3; /* suppresses the notes */
    check_pass(pass_too_far, s, sizeof s - 1, 0, JUMP_PATH);
    found = wrong > 3;
    wrong = 0;
    return found;
}

/* ---- the run ---------------------------------------------------------------------------- */

int main(void)
{
    int good = 1;

    wrong = !finds_too_far();
    good &= report("self-test: passing too far is detected");
    all_windows();
    good &= report("pass(): all strings of the four kinds in a window and after it");
    all_patterns();
    good &= report("whole blocks: all patterns");
    pairs_of_stops();
    good &= report("whole blocks of two words: the end of the run, and one more stop");
    all_words();
    good &= report("words of a stretch: all strings");
    short_strings();
    good &= report("all short strings");
    long_rests();
    good &= report("all words in the rest of a long input");
    pairs_in_long_rests();
    good &= report("two words in the rest of a long input");
    after_runs();
    good &= report("all words after runs");
    lines_and_spans();
    good &= report("lines and spans");
    printf("1..10\n");
    return !good;
}
