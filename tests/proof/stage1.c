/* Tests stage 1 of each instruction set that this processor has: each byte that a state passes,
 * by a mask or by a run after the first masks, is in the class or starts a complete triplet.
 * tests/proof/emitted.py proves that a state that jumps by the class loops over all of these, so
 * stage 1 has no other duty: it may stop anywhere.
 *
 *   - every byte at every offset, in every length up to a little more than a block, and around
 *     two blocks, among digits and among "%";
 *   - every string of six bytes of the four kinds that matter ("%", a digit, another byte of
 *     the class, a byte out of it) at every offset around the end of a block, with the rest of
 *     the block filled or not;
 *   - the same with three bytes where whole blocks are passed at once.
 *
 * And what it finds in a long input, exactly: whether a byte is bad, the first "?" and the first
 * "#", and the first bad byte after these, or the "%" of its triplet, for the strings above and for words of "%", digits, "?", "#", bytes in PATH and bytes that
 * are bad, at every offset around the ends of two blocks and where whole blocks are passed at
 * once; from both ends, and from a place in the first and in the last windows.
 *
 * It replaces the automaton (uric_walk, uric_walk_long, uric_walk_rule, uric_walk_few) and checks
 * its arguments.  The kernel without masks has no stage 1, so it is not tested here.  As TAP. */
#include "parse/walk.h"

#include <stdio.h>

enum { ROOM = 1024 };

static const unsigned char bits_of[JUMPS] = { URIC_RUN_SCHEME, URIC_RUN_REG_NAME,
                                              URIC_RUN_PATH };

/* ---- in place of src/library/parse/walk.c ----------------------------------------------------- */

static struct {
    int called;
    unsigned bits; /* in the masks */
    uint64_t in[JUMPS];
    uric_search *search;
} first;

int uric_walk(const unsigned char *s, uint64_t start_and_length, struct uric *u,
              uint64_t scheme, uint64_t reg_name, uint64_t path)
{
    (void)s;
    (void)start_and_length;
    (void)u;
    first.called = 1;
    first.bits = 63;
    first.in[JUMP_SCHEME] = scheme;
    first.in[JUMP_REG_NAME] = reg_name;
    first.in[JUMP_PATH] = path;
    return URIC_OK;
}

int uric_walk_long(const unsigned char *s, uint64_t start_and_length, struct uric *u,
                   uric_search *search, uint64_t scheme, uint64_t reg_name)
{
    uric_walk(s, start_and_length, u, scheme, reg_name, 0);
    first.called = 2;
    first.bits = 64;
    first.search = search;
    return URIC_OK;
}

/* Gets the same masks, as stops. */
int uric_walk_rule(unsigned start, const unsigned char *s, size_t n,
                   const unsigned char (*symbol)[256], struct uric_view *v, struct uric *u)
{
    (void)symbol;
    if (v->base != 0)
        return URIC_INVALID;
    return uric_walk(s, URIC_START_AND_LENGTH(start, n), u, ~v->stop[JUMP_SCHEME],
                     ~v->stop[JUMP_REG_NAME], ~v->stop[JUMP_PATH]);
}

int uric_walk_few(const unsigned char *s, uint64_t start_and_length, struct uric *u,
                  uint64_t scheme, uint64_t reg_name, uint64_t path)
{
    uric_walk(s, start_and_length, u, scheme, reg_name, path);
    first.called = 3;
    return URIC_OK;
}

#if URIC_BUILT & URIC_BUILT_PORTABLE
int uric_rule_portable(unsigned start, const unsigned char *s, size_t n,
                       const unsigned char (*symbol)[256], struct uric *u)
{
    (void)start;
    (void)s;
    (void)n;
    (void)symbol;
    (void)u;
    return URIC_INVALID;
}
#endif

#if URIC_BUILT & URIC_BUILT_PORTABLE
int uric_parse_portable(unsigned start, const unsigned char *s, size_t n, struct uric *u)
{
    (void)start;
    (void)s;
    (void)n;
    (void)u;
    return URIC_OK;
}

size_t uric_pass_portable(struct uric_view *v, size_t i, unsigned jump)
{
    return uric_run_end(v->s, i, v->n, bits_of[jump]);
}
#endif

/* ---- which bytes may be passed ------------------------------------------------------- */

static int wrong;
static unsigned long strings;

static int may_pass(const unsigned char *s, size_t i, size_t n, unsigned jump)
{
    return i < n && (uric_run[s[i]] & bits_of[jump] ||
                     (jump != JUMP_SCHEME && uric_is_triplet(s, i, n)));
}

static void note(const unsigned char *s, size_t n, unsigned jump, size_t at)
{
    size_t i;

    if (wrong++ >= 3)
        return;
    printf("# jump %u passes byte %lu of %lu, \"", jump, (unsigned long)at, (unsigned long)n);
    for (i = 0; i < n; i++)
        printf(s[i] < 0x20 || s[i] > 0x7e ? "\\x%02x" : "%c", s[i]);
    printf("\"\n");
}

/* A search from i on, by reading one byte after the other.  No state that searches is inside a
 * triplet. */
static void check_search(const unsigned char *s, size_t i, size_t n)
{
    const size_t from = i;
    size_t mark = n, hash = n, bad = n, percent = n;
    struct uric_search_result found;
    unsigned due = 0; /* digits */

    if ((i >= 1 && s[i - 1] == '%') || (i >= 2 && s[i - 2] == '%'))
        return;
    found = first.search(s, from, n);
    for (; i < n && bad == n; i++) {
        if (due > 0 && !(uric_run[s[i]] & URIC_RUN_HEXDIG)) {
            bad = percent;
            break;
        }
        due = s[i] == '%' ? 2 : due > 0 ? due - 1 : 0;
        if (s[i] == '%') {
            percent = i;
        } else if (s[i] == '#') {
            if (hash < n)
                bad = i;
            else
                hash = i;
        } else if (s[i] == '?') {
            if (mark == n && hash == n)
                mark = i;
        } else if (!(uric_run[s[i]] & URIC_RUN_PATH)) {
            bad = i;
        }
    }
    if (bad == n && due > 0)
        bad = percent;
    if (hash > bad)
        hash = bad;
    if (mark > hash)
        mark = hash;
    if (found.marks != ((uint64_t)mark << 32 | hash) || found.bad != (bad < n ? bad + 1 : 0))
        note(s, n, JUMPS, from);
}

/* From the beginning and the end, and from a place in the first and in the last windows, each
 * time another. */
static void check_searches(const unsigned char *s, size_t n)
{
    static size_t turn;

    turn++;
    check_search(s, 0, n);
    check_search(s, n, n);
    check_search(s, turn % 64, n);
    check_search(s, n - (turn % 193 < n ? turn % 193 : 64), n);
}

/* The masks that the automaton was called with. */
static void check_masks(const unsigned char *s, size_t n)
{
    unsigned jump, k;

    strings++;
    for (jump = 0; jump < JUMPS; jump++) {
        for (k = 0; k < 64; k++) {
            if (first.in[jump] >> k & 1 &&
                (k >= first.bits || k >= n || !(uric_run[s[k]] & bits_of[jump])))
                note(s, n, jump, k);
        }
    }
}

static const unsigned char no_symbols[1][256]; /* nothing reads them */

static void check_first(const struct uric_kernels *kernels, const unsigned char *s,
                        size_t n)
{
    struct uric u;

    first.called = 0;
    kernels->parse(PARSE_START_URI, s, n, &u);
    if (first.called) {
        check_masks(s, n);
        if (first.called != (n >= 64 ? 2 : 1))
            note(s, n, JUMPS + 1, n);
        if (first.called == 2)
            check_searches(s, n);
    }
    first.called = 0;
    kernels->rule(RULES_START_host, s, n, NULL, &u);
    if (first.called) {
        check_masks(s, n);
        if (first.called != (n >= 64 ? 1 : 3))
            note(s, n, JUMPS + 1, n);
    }
    /* with symbols, by the masks as stops */
    first.called = 0;
    kernels->rule(RULES_START_host, s, n, no_symbols, &u);
    if (first.called)
        check_masks(s, n);
}

typedef size_t pass_of(struct uric_view *v, size_t i, unsigned jump);

static void check_passed(const unsigned char *s, size_t from, size_t to, size_t n,
                         unsigned jump)
{
    size_t i;

    for (i = from; i < to; i++) {
        if (!may_pass(s, i, n, jump))
            note(s, n, jump, i);
    }
}

/* Checks the masks shown from v->base on, for every jump. */
static void check_view(const struct uric_view *v)
{
    unsigned jump, k;

    for (jump = 0; jump < JUMPS; jump++) {
        for (k = 0; k < 64; k++) {
            if (!(v->stop[jump] >> k & 1) && !may_pass(v->s, v->base + k, v->n, jump))
                note(v->s, v->n, jump, v->base + k);
        }
    }
}

/* Like the states after the first masks: jump, step over the byte that ended the run, and so
 * on to the end, with one class or, if `jump` is JUMPS, with all in turn. */
static void check_runs(pass_of *pass, const unsigned char *s, size_t n, size_t i,
                       unsigned jump)
{
    struct uric_view v;
    unsigned turn;

    strings++;
    v.s = s;
    v.n = n;
    v.base = i - 64;
    for (turn = 0; i < n; turn++, i++) {
        const unsigned by = jump < JUMPS ? jump : turn % JUMPS;
        const size_t k = i - v.base, from = i, base = v.base;
        uint64_t rest;

        if (k < 64 && (rest = v.stop[by] >> k) != 0)
            i += uric_lowest(rest);
        else
            i = pass(&v, i, by);
        if (i > n) {
            note(s, n, by, i);
            return;
        }
        check_passed(s, from, i, n, by);
        if (v.base != base)
            check_view(&v);
    }
}

/* ---- the strings ---------------------------------------------------------------------- */

static unsigned char buffer[ROOM + 64];

static void every_byte(const struct uric_kernels *kernels, unsigned char filling)
{
    unsigned char *const s = buffer;
    size_t n, at;
    unsigned jump;
    int byte;

    memset(s, filling, ROOM);
    for (n = 1; n <= 130; n += n == 67 ? 60 : 1) {
        for (at = 0; at < n; at++) {
            for (byte = 0; byte < 256; byte++) {
                s[at] = (unsigned char)byte;
                check_first(kernels, s, n);
                for (jump = 0; jump < JUMPS; jump++)
                    check_runs(kernels->pass, s, n, n > 70 ? 3 : 0, jump);
            }
            s[at] = filling;
        }
    }
}

/* All strings of the given length, of the four kinds of bytes. */
static void words(pass_of *pass, unsigned char *s, size_t at, size_t n, int length)
{
    static const char kinds[] = { '%', '0', 'z', '"' };
    unsigned jump;
    int word, k;

    for (word = 0; word < 1 << 2 * length; word++) {
        for (k = 0; k < length; k++)
            s[at + (size_t)k] = (unsigned char)kinds[word >> 2 * k & 3];
        for (jump = 0; jump <= JUMPS; jump++)
            check_runs(pass, s, n, 0, jump);
    }
    memset(s + at, 'z', (size_t)length);
}

static void every_word(pass_of *pass, int length)
{
    static const size_t tails[] = { 0, 1, 2, 70 };
    size_t at, t;

    memset(buffer, 'z', ROOM);
    for (at = 0; at < 136; at = at == 2 ? 54 : at == 68 ? 118 : at + 1) {
        for (t = 0; t < sizeof tails / sizeof *tails; t++)
            words(pass, buffer, at, at + (size_t)length + tails[t], length);
    }
}

/* All words of the kinds of bytes that a search in a long input tells apart. */
static void long_words(const struct uric_kernels *kernels, unsigned char *s, size_t at, size_t n,
                       int length)
{
    static const char kinds[] = { '%', '0', 'z', '"', '?', '#' };
    unsigned digit[8] = { 0 };
    int k;

    do {
        for (k = 0; k < length; k++)
            s[at + (size_t)k] = (unsigned char)kinds[digit[k]];
        check_first(kernels, s, n);
        for (k = 0; k < length && ++digit[k] == sizeof kinds; k++)
            digit[k] = 0;
    } while (k < length);
    memset(s + at, 'z', (size_t)length);
}

static void every_long_word(const struct uric_kernels *kernels)
{
    static const size_t tails[] = { 0, 1, 2, 3, 62, 64, 70, 600 };
    static const char *const leads[] = { "", "?", "#", "?#", "\"", "%", "%00" };
    size_t at, t, k;

    memset(buffer, 'z', sizeof buffer);
    for (k = 0; k < sizeof leads / sizeof *leads; k++) {
        memcpy(buffer, leads[k], strlen(leads[k]));
        for (at = 4; at < 200; at = at == 4 ? 58 : at == 67 ? 122 : at == 131 ? 186 : at + 1) {
            for (t = 0; t < sizeof tails / sizeof *tails; t++)
                long_words(kernels, buffer, at, at + 4 + tails[t], 4);
        }
        for (at = 120; at < 780; at++) {
            long_words(kernels, buffer, at, at + 2, 2);
            long_words(kernels, buffer, at, ROOM - 64, 2);
        }
        memset(buffer, 'z', strlen(leads[k]));
    }
}

/* Whole blocks passed at once; these start at a cache line. */
static void every_word_far(pass_of *pass)
{
    static const size_t alignments[] = { 0, 1, 63 };
    size_t at, k;

    memset(buffer, 'z', sizeof buffer);
    for (k = 0; k < sizeof alignments / sizeof *alignments; k++) {
        unsigned char *const s = buffer + alignments[k];

        for (at = 120; at < 780; at++) {
            words(pass, s, at, at + 3, 3);
            words(pass, s, at, ROOM - 64, 3);
        }
    }
}

/* ---- self-test ------------------------------------------------------------------------- */

/* One byte too far. */
static size_t pass_too_far(struct uric_view *v, size_t i, unsigned jump)
{
    i = uric_run_end(v->s, i, v->n, bits_of[jump]);
    return i < v->n ? i + 1 : i;
}

/* Over a triplet whose last digit is missing. */
static size_t pass_half(struct uric_view *v, size_t i, unsigned jump)
{
    i = uric_run_end(v->s, i, v->n, bits_of[jump]);
    return v->n - i == 2 && v->s[i] == '%' ? v->n : i;
}

/* Not too far, but showing a run that continues past the end of input. */
static size_t pass_showing(struct uric_view *v, size_t i, unsigned jump)
{
    i = uric_run_end(v->s, i, v->n, bits_of[jump]);
    v->base = i;
    v->stop[JUMP_SCHEME] = v->stop[JUMP_REG_NAME] = v->stop[JUMP_PATH] =
        i < v->n ? ~(uint64_t)0 << 63 | 1 : ~(uint64_t)0;
    return i;
}

static int finds(pass_of *pass, const char *s)
{
    const int before = wrong;
    int found;

    wrong = 100; /* suppresses the notes */
    check_runs(pass, (const unsigned char *)s, strlen(s), 0, JUMP_PATH);
    found = wrong > 100;
    wrong = before;
    return found;
}

/* A search whose answer is right, or has the first "?" or "#" elsewhere, or calls it bad; or, of a
 * bad rest, has the bad byte elsewhere, or calls it good. */
static int wrong_search;
static struct uric_search_result search_wrongly(const unsigned char *s, size_t i, size_t n)
{
    const size_t mark = (size_t)(strchr((const char *)s + i, '?') - (const char *)s);
    const size_t hash = (size_t)(strchr((const char *)s + i, '#') - (const char *)s);
    const int is_bad = s[n - 1] == '"';
    struct uric_search_result found;

    found.marks = (uint64_t)(mark + (wrong_search == 1)) << 32 | (hash - (wrong_search == 2));
    found.bad = 0;
    if (is_bad != (wrong_search == 3))
        found.bad = n - (wrong_search == 4);
    return found;
}

static int finds_a_wrong_search(void)
{
    static const unsigned char s[] =
        "//h/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz?zzzzzzzzzzz#zz\"";
    const int before = wrong;
    int found = 0, is_bad;

    first.search = search_wrongly;
    for (is_bad = 0; is_bad < 2; is_bad++) {
        for (wrong_search = 0; wrong_search < 4 + is_bad; wrong_search++) {
            wrong = 100;
            check_search(s, 0, sizeof s - 2 + (size_t)is_bad);
            found += (wrong > 100) == (wrong_search > 0);
        }
    }
    wrong = before;
    return found == 9;
}

/* ---- the run -------------------------------------------------------------------------------- */

static int report(const char *isa, const char *what)
{
    static int number;
    const int good = wrong == 0;

    printf("%s %d - %s, %s: %lu strings\n", good ? "ok" : "not ok", ++number, isa, what,
           strings);
    fflush(stdout);
    wrong = 0;
    strings = 0;
    return good;
}

int main(void)
{
    static const unsigned char fillings[] = { '0', '%' };
    const struct uric_kernels *kernels;
    int i, good = 1, tested = 0;
    size_t k;

    wrong = !finds(pass_too_far, "zz\"") + !finds(pass_half, "z%0") +
            !finds(pass_showing, "z\"zz");
    strings = 3;
    good &= report("self-test", "passing too much is detected");
    wrong = !finds_a_wrong_search();
    good &= report("self-test", "a wrong search is detected");
    for (i = 0; (kernels = uric_kernels_number(i)) != NULL; i++) {
#if URIC_BUILT & URIC_BUILT_PORTABLE
        if (kernels->pass == uric_pass_portable)
            continue;
#endif
        tested++;
        for (k = 0; k < sizeof fillings; k++)
            every_byte(kernels, fillings[k]);
        good &= report(kernels->isa, "every byte at every offset");
        every_word(kernels->pass, 6);
        good &= report(kernels->isa, "six bytes around the end of a block");
        every_word_far(kernels->pass);
        good &= report(kernels->isa, "where whole blocks are passed");
        every_long_word(kernels);
        good &= report(kernels->isa, "what is found in a long input");
    }
    printf("1..%d\n", 2 + 4 * tested);
    return !good;
}
