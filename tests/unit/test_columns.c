/* The batch calls: each row equals the one-shot call's result, wherever lines end and for
 * any number of rows, and nothing else is written.
 *
 *   test_columns ROOT */
#define _DEFAULT_SOURCE
#include "support/far.h"
#include "support/fixture.h"
#include "support/guard.h"
#include "support/random.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 200, UNTOUCHED = 0xa5 };

#ifndef SLOW
#define SLOW SANITIZED
#endif

static const char *root = ".";

/* Columns with a spare row after the last. */
static struct {
    uint32_t begin[URIC_PARTS][ROOM + 1], end[URIC_PARTS][ROOM + 1];
    uint8_t defined[URIC_PARTS][ROOM / 8 + 2], valid[ROOM / 8 + 2];
    uint32_t error_offset[ROOM + 1], record_begin[ROOM + 1], record_end[ROOM + 1];
    uint8_t error_part[ROOM + 1], host_kind[ROOM + 1], path_kind[ROOM + 1];
} rows;

static struct uric_columns all_columns(size_t room)
{
    struct uric_columns c;
    int part;

    memset(&rows, UNTOUCHED, sizeof rows);
    memset(&c, 0, sizeof c);
    c.room = room;
    for (part = 0; part < URIC_PARTS; part++) {
        c.begin[part] = rows.begin[part];
        c.end[part] = rows.end[part];
        c.defined[part] = rows.defined[part];
    }
    c.valid = rows.valid;
    c.error_offset = rows.error_offset;
    c.error_part = rows.error_part;
    c.host_kind = rows.host_kind;
    c.path_kind = rows.path_kind;
    c.record_begin = rows.record_begin;
    c.record_end = rows.record_end;
    return c;
}

static int bit(const uint8_t *bitmap, size_t row)
{
    return bitmap[row / 8] >> row % 8 & 1;
}

static void row_is(int rule, const char *s, size_t row, size_t begin, size_t end)
{
    struct uric u;
    const int status = uric_parse_as(rule, s + begin, end - begin, NULL, &u);
    int part;

    assert_int_equal(rows.record_begin[row], begin);
    assert_int_equal(rows.record_end[row], end);
    assert_int_equal(bit(rows.valid, row), status == URIC_OK);
    assert_int_equal(rows.error_offset[row], u.error_offset);
    assert_int_equal(rows.error_part[row], u.error_part);
    assert_int_equal(rows.host_kind[row], u.host_kind);
    assert_int_equal(rows.path_kind[row], u.path_kind);
    for (part = 0; part < URIC_PARTS; part++) {
        assert_int_equal(bit(rows.defined[part], row),
                         uric_has(&u, (enum uric_part)part));
        assert_int_equal(rows.begin[part][row], begin + u.part[part].begin);
        assert_int_equal(rows.end[part][row], begin + u.part[part].end);
    }
}

static void bitmap_ends(const uint8_t *bitmap, size_t n)
{
    size_t row;

    for (row = n; row % 8 != 0; row++)
        assert_int_equal(bit(bitmap, row), 0);
    assert_int_equal(bitmap[row / 8], UNTOUCHED);
}

/* Nothing is written after n rows. */
static void rows_end(size_t n)
{
    const uint32_t untouched = UNTOUCHED * 0x01010101u;
    int part;

    for (part = 0; part < URIC_PARTS; part++) {
        assert_int_equal(rows.begin[part][n], untouched);
        assert_int_equal(rows.end[part][n], untouched);
        bitmap_ends(rows.defined[part], n);
    }
    bitmap_ends(rows.valid, n);
    assert_int_equal(rows.error_offset[n], untouched);
    assert_int_equal(rows.error_part[n], UNTOUCHED);
    assert_int_equal(rows.record_begin[n], untouched);
    assert_int_equal(rows.record_end[n], untouched);
    assert_int_equal(rows.host_kind[n], UNTOUCHED);
    assert_int_equal(rows.path_kind[n], UNTOUCHED);
}

/* A buffer of lines, and their offsets. */
struct text {
    char *s;
    size_t n, lines;
    uint32_t begin[1000], end[1000];
};

static void add_line(struct text *text, const char *s, size_t n,
                     const char *terminator, size_t n_terminator)
{
    text->s = realloc(text->s, text->n + n + n_terminator);
    text->begin[text->lines] = (uint32_t)text->n;
    memcpy(text->s + text->n, s, n);
    text->end[text->lines++] = (uint32_t)(text->n + n);
    memcpy(text->s + text->n + n, terminator, n_terminator);
    text->n += n + n_terminator;
}

/* Line by line over the whole buffer, with the given number of rows. */
static void lines_agree(int rule, const struct text *text, unsigned flags, size_t room)
{
    size_t at = 0, line = 0, row, invalid;
    struct uric_columns c;

    do {
        c = all_columns(room);
        assert_int_equal(uric_parse_lines(rule, text->s + at, text->n - at, flags, &c),
                         URIC_OK);
        assert_int_equal(c.rows, text->lines - line < room ? text->lines - line : room);
        for (invalid = row = 0; row < c.rows; row++, line++) {
            row_is(rule, text->s + at, row, text->begin[line] - at,
                   text->end[line] - at);
            invalid += !bit(rows.valid, row);
        }
        rows_end(c.rows);
        assert_int_equal(c.invalid, invalid);
        at += c.taken;
        assert_int_equal(at, line < text->lines ? text->begin[line] : text->n);
    } while (line < text->lines);
}

static void spans_agree(int rule, const struct text *text, size_t room)
{
    size_t line = 0, row;
    struct uric_columns c;

    do {
        c = all_columns(room);
        assert_int_equal(uric_parse_spans(rule, text->s, text->begin + line,
                                          text->end + line, text->lines - line, &c),
                         URIC_OK);
        assert_int_equal(c.taken, c.rows);
        for (row = 0; row < c.rows; row++, line++)
            row_is(rule, text->s, row, text->begin[line], text->end[line]);
        rows_end(c.rows);
    } while (line < text->lines);
}

/* The same strings as views, each between unreadable pages: the offsets
 * count from the start of each. */
static void views_agree(int rule, const struct text *text, size_t room)
{
    static struct uric_bytes views[1000];
    size_t line, row;
    struct uric_columns c;

    for (line = 0; line < text->lines; line++) {
        const char *const s = text->s + text->begin[line];

        views[line].n = text->end[line] - text->begin[line];
        views[line].s = (line % 2 ? guard_begin_of : guard_end_of)((unsigned)line, s,
                                                                   views[line].n);
    }
    for (line = 0; line < text->lines; line += row) {
        const size_t left = text->lines - line;
        size_t invalid = 0;

        c = all_columns(room);
        assert_int_equal(uric_parse_views(rule, views + line, left, &c), URIC_OK);
        assert_int_equal(c.rows, left < room ? left : room);
        assert_int_equal(c.taken, c.rows);
        for (row = 0; row < c.rows; row++) {
            row_is(rule, views[line + row].s, row, 0, views[line + row].n);
            invalid += !bit(rows.valid, row);
        }
        assert_int_equal(c.invalid, invalid);
        rows_end(c.rows);
    }
}

static const size_t rooms[] = { 1, 7, 8, 63, 64, 65, ROOM };
enum { N_ROOMS = sizeof rooms / sizeof *rooms };

static void agree(int rule, const struct text *text, unsigned flags)
{
    size_t i;

    for (i = 0; i < N_ROOMS; i++) {
        lines_agree(rule, text, flags, rooms[i]);
        spans_agree(rule, text, rooms[i]);
        views_agree(rule, text, rooms[i]);
    }
}

static void every_fixture_is_a_row(void **state)
{
    struct text text = { NULL, 0, 0, { 0 }, { 0 } };
    size_t n, i;
    struct fixture *fixtures = fixtures_read(root, &n);
    int rule;

    (void)state;
    for (i = 0; i < n && text.lines < 1000; i++) {
        if (memchr(fixtures[i].input, '\n', fixtures[i].n) == NULL)
            add_line(&text, fixtures[i].input, fixtures[i].n, "\n", 1);
    }
    for (rule = 0; rule < URIC_RULES; rule++)
        agree(rule, &text, 0);
    free(text.s);
    fixtures_free(fixtures, n);
}

/* References of up to some hundred bytes: fixtures with a run inserted. */
static void long_lines_are_rows(void **state)
{
    static const char *const fillings[] = { "a", "/", "1.", "a/b?", "%41", ":", "-" };
    size_t n, i, k;
    struct fixture *fixtures = fixtures_read(root, &n);
    uint64_t seed = 3986;
    int round;

    (void)state;
    for (round = 0; round < 40; round++) {
        struct text text = { NULL, 0, 0, { 0 }, { 0 } };

        for (i = 0; i < 300; i++) {
            const struct fixture *f = &fixtures[random_below(&seed, n)];
            const char *filling = fillings[random_below(&seed, 7)];
            const size_t at = random_below(&seed, f->n + 1);
            const size_t length = random_below(&seed, 300);
            char *s = malloc(f->n + length + 1);

            memcpy(s, f->input, at);
            for (k = 0; k < length; k++)
                s[at + k] = filling[k % strlen(filling)];
            memcpy(s + at + length, f->input + at, f->n - at);
            if (memchr(s, '\0', f->n + length) == NULL)
                add_line(&text, s, f->n + length, "", 1);
            free(s);
        }
        lines_agree(round % 3 ? URIC_RULE_URI_REFERENCE : URIC_RULE_URI, &text,
                    URIC_LINES_NUL, rooms[(size_t)round % N_ROOMS]);
        spans_agree(URIC_RULE_URI_REFERENCE, &text, ROOM);
        views_agree(URIC_RULE_URI_REFERENCE, &text, ROOM);
        free(text.s);
    }
    fixtures_free(fixtures, n);
}

/* ---- stretches: the bytes that are classified at once ---- */

enum { STRETCH = 8192, AROUND = 70 };

/* These lines as spans, shortened by up to three bytes, so that triplets are truncated and
 * spans end without a terminator. */
static void spans_of_lines_agree(int rule, const char *s, const uint32_t *begins,
                                 const uint32_t *ends, size_t count)
{
    uint32_t begin[ROOM], end[ROOM];
    struct uric_columns c;
    size_t row;
    unsigned cut;

    for (cut = 0; cut < 4; cut++) {
        for (row = 0; row < count; row++) {
            begin[row] = begins[row];
            end[row] = ends[row] - begin[row] > cut ? ends[row] - cut : begin[row];
        }
        c = all_columns(ROOM);
        assert_int_equal(uric_parse_spans(rule, s, begin, end, count, &c), URIC_OK);
        assert_int_equal(c.rows, count);
        for (row = 0; row < count; row++)
            row_is(rule, s, row, begin[row], end[row]);
        rows_end(count);
    }
}

/* The batch's rows for the n bytes at s equal the one-shot call's results for each line, found
 * here byte by byte. */
static void text_agrees(int rule, const char *s, size_t n, unsigned flags, size_t room)
{
    const char terminator = flags & URIC_LINES_NUL ? '\0' : '\n';
    uint32_t begins[ROOM], ends[ROOM];
    size_t at = 0, row, begin, end, stop;
    struct uric_columns c;

    while (at < n) {
        c = all_columns(room);
        assert_int_equal(uric_parse_lines(rule, s + at, n - at, flags, &c), URIC_OK);
        for (begin = at, row = 0; row < room && begin < n; row++) {
            for (stop = begin; stop < n && s[stop] != terminator; stop++)
                ;
            if (stop == n && flags & URIC_LINES_MORE)
                break;
            end = stop;
            if (flags & URIC_LINES_CR && stop < n && end > begin && s[end - 1] == '\r')
                end--;
            row_is(rule, s + at, row, begin - at, end - at);
            begins[row] = (uint32_t)(begin - at);
            ends[row] = (uint32_t)(end - at);
            begin = stop < n ? stop + 1 : n;
        }
        assert_int_equal(c.rows, row);
        assert_int_equal(c.taken, begin - at);
        rows_end(row);
        spans_of_lines_agree(rule, s + at, begins, ends, row);
        if (begin == at)
            break;
        at = begin;
    }
}

/* The same between unreadable pages, and as spans. */
static void guarded_text_agrees(const char *s, size_t n, unsigned flags, size_t room)
{
    text_agrees(URIC_RULE_URI_REFERENCE, guard_end(s, n), n, flags, room);
    text_agrees(URIC_RULE_URI_REFERENCE, guard_begin(s, n), n, flags, room);
}

/* A line that starts or ends at each offset around a stretch's start or end, after lines that
 * fill the bytes before it. */
static const char *const lines_to_place[] = {
    "", "/", "a:b", "^", "a%", "%4", "%41", "http://h.example:80/p%41%42?q%43#f%44",
    "//[::1]:8080/%41%4", "//[v1.a%41]", "//u:p@1.2.3.4/%c3%a9", "http://1.2.3.256:1x",
    ("a:bcdefghijklmnopqrstuvwxyz%41bcdefghijklmnopqrstuvwxyz%41cdefghijklmnopqrstuvwxyz"
     "%41bcdefghijklmnopqrstuvwxyz%4"),
    "/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz^"
};
enum { N_PLACED = sizeof lines_to_place / sizeof *lines_to_place };

static const struct ending {
    const char *s;
    size_t n;
    unsigned flags;
} endings[] = {
    { "\n", 1, 0 },
    { "\r\n", 2, URIC_LINES_CR },
    { "\r\n", 2, 0 },
    { "\0", 1, URIC_LINES_NUL },
    { "\r\0", 2, URIC_LINES_NUL | URIC_LINES_CR },
    { "\n\0", 2, URIC_LINES_NUL | URIC_LINES_CR }
};
enum { N_ENDINGS = sizeof endings / sizeof *endings };

/* Lines of some 60 bytes that end exactly at `offset`. */
static size_t fill_with_lines(char *s, size_t offset, const struct ending *e)
{
    size_t at = 0;

    while (at < offset) {
        const size_t left = offset - at;
        const size_t n = left > 160 ? 60 : left > e->n ? left - e->n : 0;

        memset(s + at, 'a', n);
        if (n > 8)
            memcpy(s + at, "http://h/", n < 9 ? n : 9);
        at += n;
        memcpy(s + at, e->s, e->n);
        at += e->n;
    }
    return at;
}

static size_t place(char *s, size_t offset, const char *line, const struct ending *e)
{
    size_t n = fill_with_lines(s, offset, e);

    memcpy(s + n, line, strlen(line));
    n += strlen(line);
    memcpy(s + n, e->s, e->n);
    n += e->n;
    memcpy(s + n, "//h/p", 5);
    return n + 5;
}

static void lines_around_the_end_of_a_stretch(void **state)
{
    static char s[STRETCH + 1000];
    size_t offset, i, k, n;

    (void)state;
    for (k = 0; k < N_ENDINGS; k++) {
        for (i = 0; i < N_PLACED; i++) {
            for (offset = STRETCH - AROUND - strlen(lines_to_place[i]);
                 offset < STRETCH + AROUND; offset += SLOW ? 7 : 1) {
                n = place(s, offset, lines_to_place[i], &endings[k]);
                guarded_text_agrees(s, n, endings[k].flags, ROOM);
            }
        }
    }
}

static void lines_around_the_start_of_a_stretch(void **state)
{
    static char s[1000];
    size_t offset, i, k, n, room;

    (void)state;
    for (k = 0; k < N_ENDINGS; k++) {
        for (i = 0; i < N_PLACED; i++) {
            for (offset = 0; offset < AROUND; offset++) {
                n = place(s, offset, lines_to_place[i], &endings[k]);
                guarded_text_agrees(s, n, endings[k].flags, ROOM);
                guarded_text_agrees(s, n, endings[k].flags | URIC_LINES_MORE, 2);
            }
        }
        /* many short ones: more than rows */
        for (room = 1; room < 130; room += room < 62 ? 31 : 1) {
            n = 0;
            for (i = 0; i < 200; i++) {
                memcpy(s + n, endings[k].s, endings[k].n);
                n += endings[k].n;
            }
            guarded_text_agrees(s, n, endings[k].flags, room);
        }
    }
}

/* Valid and invalid strings of any length, some longer than a stretch. */
static void random_texts_agree(void **state)
{
    static const char alphabet[] = "ah1:/?#[]@%4f1.\r\n ^~";
    static char s[3 * STRETCH];
    static const size_t lengths[] = { 3, 40, 300, 1500, 9000 };
    const int rounds = SLOW ? 60 : 400;
    uint64_t seed = 3986;
    int round;

    (void)state;
    for (round = 0; round < rounds; round++) {
        const size_t most = 1 + random_below(&seed, sizeof s);
        const size_t usual = lengths[random_below(&seed, 5)];
        const struct ending *const e = &endings[random_below(&seed, N_ENDINGS)];
        size_t n = 0, end, odd;

        while (n < most) {
            end = n + random_below(&seed, usual);
            odd = random_below(&seed, 4) ? 0 : 1 + random_below(&seed, 3);
            if (most - n > 20 && random_below(&seed, 3)) {
                memcpy(s + n, "http://h.example/", 17);
                n += 17;
            }
            for (; n < end && n < most; n++)
                s[n] = random_below(&seed, 20) < odd
                           ? alphabet[random_below(&seed, sizeof alphabet)]
                           : "abc/.%41"[n % 8];
            if (most - n < e->n)
                break;
            memcpy(s + n, e->s, e->n);
            n += e->n;
        }
        guarded_text_agrees(s, n, e->flags | (round % 3 ? 0 : URIC_LINES_MORE),
                            rooms[random_below(&seed, N_ROOMS)]);
    }
}

/* Files of URIs, if installed. */
static void files_agree(void **state)
{
    static const char *const names[] = { "kasztp.txt", "fpb_links.txt", "node_files.txt",
                                         "isaacs_files.txt", "elastic_apache_logs.log",
                                         "commonmark_spec.txt" };
    size_t i, n, read = 0;

    (void)state;
    for (i = 0; i < sizeof names / sizeof *names; i++) {
        static char s[1 << 20];
        char path[4096];
        FILE *file;

        snprintf(path, sizeof path, "%s/../shared/data/%s", root, names[i]);
        file = fopen(path, "rb");
        if (file == NULL)
            continue;
        n = fread(s, 1, SLOW ? sizeof s / 8 : sizeof s, file);
        fclose(file);
        text_agrees(URIC_RULE_URI_REFERENCE, s, n, 0, ROOM);
        text_agrees(URIC_RULE_URI, s, n, URIC_LINES_CR, 64);
        text_agrees(URIC_RULE_ORIGIN_FORM, s, n, URIC_LINES_MORE, 65);
        text_agrees(URIC_RULE_REQUEST_TARGET, s, n, 0, ROOM);
        read++;
    }
    if (read == 0) {
        print_message("# no files in %s/../shared/data\n", root);
        skip();
    }
}


static void a_cr_before_the_lf_ends_the_line(void **state)
{
    struct text text = { NULL, 0, 0, { 0 }, { 0 } };

    (void)state;
    add_line(&text, "a:b", 3, "\r\n", 2);
    add_line(&text, "", 0, "\r\n", 2);
    add_line(&text, "//h\r", 4, "\r\n", 2);
    add_line(&text, "", 0, "\n", 1);
    add_line(&text, "/p", 2, "\n", 1);
    agree(URIC_RULE_URI_REFERENCE, &text, URIC_LINES_CR);
    free(text.s);
}

static void a_cr_before_the_nul_ends_the_line(void **state)
{
    struct text text = { NULL, 0, 0, { 0 }, { 0 } };

    (void)state;
    add_line(&text, "a:b", 3, "\r\0", 2);
    add_line(&text, "", 0, "\r\0", 2);
    add_line(&text, "/p\r\n/q", 6, "\r\0", 2);
    add_line(&text, "//h", 3, "\0", 1);
    add_line(&text, "/\r", 2, "\r\0", 2);
    add_line(&text, "", 0, "\0", 1);
    agree(URIC_RULE_URI_REFERENCE, &text, URIC_LINES_NUL | URIC_LINES_CR);
    free(text.s);
}

static void a_cr_at_the_end_of_input_belongs_to_the_line(void **state)
{
    struct uric_columns c = all_columns(8);

    (void)state;
    assert_int_equal(
        uric_parse_lines(URIC_RULE_URI, "a:\r\nb:\r", 7, URIC_LINES_CR, &c), URIC_OK);
    assert_int_equal(c.rows, 2);
    assert_int_equal(c.taken, 7);
    row_is(URIC_RULE_URI, "a:\r\nb:\r", 0, 0, 2);
    row_is(URIC_RULE_URI, "a:\r\nb:\r", 1, 4, 7);
}

static void the_last_line_needs_no_terminator(void **state)
{
    struct uric_columns c = all_columns(8);

    (void)state;
    assert_int_equal(uric_parse_lines(URIC_RULE_URI, "a:\nb:c", 6, 0, &c), URIC_OK);
    assert_int_equal(c.rows, 2);
    assert_int_equal(c.taken, 6);
    row_is(URIC_RULE_URI, "a:\nb:c", 1, 3, 6);
}

static void an_open_line_is_left_when_more_follows(void **state)
{
    struct uric_columns c = all_columns(8);

    (void)state;
    assert_int_equal(
        uric_parse_lines(URIC_RULE_URI, "a:\nb:c", 6, URIC_LINES_MORE, &c), URIC_OK);
    assert_int_equal(c.rows, 1);
    assert_int_equal(c.taken, 3);
    assert_int_equal(
        uric_parse_lines(URIC_RULE_URI, "b:c", 3, URIC_LINES_MORE, &c), URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(c.taken, 0);
}

/* Wherever the buffer is cut, even between CR and LF. */
static void an_open_line_is_given_again(void **state)
{
    static const char s[] = "a:b\r\n//h/p\r\n\r\n^\nc:d\r\n";
    static const size_t begins[] = { 0, 5, 12, 14, 16, 21 };
    static const size_t ends[] = { 3, 10, 12, 15, 19 };
    const size_t n = sizeof s - 1;
    size_t cut, row, before, at;
    struct uric_columns c;

    (void)state;
    for (cut = 0; cut <= n; cut++) {
        c = all_columns(8);
        assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, s, cut,
                                          URIC_LINES_CR | URIC_LINES_MORE, &c),
                         URIC_OK);
        before = c.rows;
        at = c.taken;
        assert_int_equal(at, begins[before]);
        assert_true(before == 5 || cut < begins[before + 1]);
        for (row = 0; row < before; row++)
            row_is(URIC_RULE_URI_REFERENCE, s, row, begins[row], ends[row]);
        rows_end(before);
        c = all_columns(8);
        assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, s + at, n - at,
                                          URIC_LINES_CR, &c),
                         URIC_OK);
        assert_int_equal(before + c.rows, 5);
        assert_int_equal(at + c.taken, n);
        for (row = 0; row < c.rows; row++)
            row_is(URIC_RULE_URI_REFERENCE, s + at, row, begins[before + row] - at,
                   ends[before + row] - at);
        rows_end(c.rows);
    }
}

static void without_room_there_are_no_rows(void **state)
{
    struct uric_columns c = all_columns(0);
    const uint32_t begin = 0, end = 1;
    const struct uric_bytes view = { "a", 1 };

    (void)state;
    c.rows = c.invalid = c.taken = 1;
    assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, "a\n\nb", 4, 0, &c),
                     URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(c.invalid, 0);
    assert_int_equal(c.taken, 0);
#if SIZE_MAX > UINT32_MAX
    assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, "a",
                                      (size_t)URIC_MAX_LENGTH + 1, 0, &c),
                     URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(c.taken, 0);
#endif
    assert_int_equal(
        uric_parse_spans(URIC_RULE_URI_REFERENCE, "a", &begin, &end, 1, &c), URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(c.taken, 0);
    assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, &view, 1, &c), URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(c.taken, 0);
    rows_end(0);
}

static void spans_may_lie_anywhere(void **state)
{
    static const char s[] = "http://u@h.example:80/p/q?r#s \n//[::1]/^/%41%4";
    const size_t n = sizeof s - 1;
    struct text text = { NULL, 0, 0, { 0 }, { 0 } };
    uint64_t seed = 3986;

    (void)state;
    text.s = malloc(n);
    memcpy(text.s, s, n);
    for (text.lines = 0; text.lines < 1000; text.lines++) {
        const size_t begin = random_below(&seed, n + 1);

        text.begin[text.lines] = (uint32_t)begin;
        text.end[text.lines] = (uint32_t)(begin + random_below(&seed, n - begin + 1));
    }
    spans_agree(URIC_RULE_URI_REFERENCE, &text, 8);
    spans_agree(URIC_RULE_URI, &text, ROOM);
    spans_agree(URIC_RULE_ABSOLUTE_URI, &text, ROOM);
    free(text.s);
}

static void spans_in_the_record_columns(void **state)
{
    static const char s[] = "a:b/p //h:8 ^";
    struct uric_columns c = all_columns(ROOM);
    size_t row;

    (void)state;
    for (row = 0; row < 100; row++) {
        rows.record_begin[row] = (uint32_t)(row % 7);
        rows.record_end[row] = (uint32_t)(13 - row % 5);
    }
    assert_int_equal(uric_parse_spans(URIC_RULE_URI_REFERENCE, s, rows.record_begin,
                                      rows.record_end, 100, &c),
                     URIC_OK);
    assert_int_equal(c.rows, 100);
    for (row = 0; row < 100; row++)
        row_is(URIC_RULE_URI_REFERENCE, s, row, row % 7, 13 - row % 5);
    rows_end(100);
}

static void empty_spans_need_no_text(void **state)
{
    static const uint32_t zeros[ROOM] = { 0 };
    struct uric_columns c;
    size_t i, row;
    int rule;

    (void)state;
    for (rule = 0; rule < URIC_RULES; rule++) {
        for (i = 0; i < N_ROOMS; i++) {
            c = all_columns(rooms[i]);
            assert_int_equal(uric_parse_spans(rule, NULL, zeros, zeros, rooms[i], &c),
                             URIC_OK);
            assert_int_equal(c.rows, rooms[i]);
            for (row = 0; row < c.rows; row++)
                row_is(rule, "", row, 0, 0);
            rows_end(c.rows);
        }
    }
}

/* ---- views ---- */

/* A row without a string is neither valid nor an error at a place. */
static void row_is_undefined(size_t row)
{
    int part;

    assert_int_equal(bit(rows.valid, row), 0);
    assert_int_equal(rows.error_offset[row], 0);
    assert_int_equal(rows.error_part[row], 0);
    assert_int_equal(rows.host_kind[row], 0);
    assert_int_equal(rows.path_kind[row], 0);
    assert_int_equal(rows.record_begin[row], 0);
    assert_int_equal(rows.record_end[row], 0);
    for (part = 0; part < URIC_PARTS; part++) {
        assert_int_equal(bit(rows.defined[part], row), 0);
        assert_int_equal(rows.begin[part][row], 0);
        assert_int_equal(rows.end[part][row], 0);
    }
}

/* Whatever its length; an empty string is a row like others. */
static void an_undefined_view_has_no_parts(void **state)
{
    static const struct uric_bytes given[] = {
        { NULL, 0 }, { "", 0 }, { NULL, 3 }, { "//h", 3 }, { NULL, SIZE_MAX }, { "^", 1 }
    };
    const size_t n = sizeof given / sizeof *given;
    struct uric_tolerance log;
    struct uric_columns c = all_columns(ROOM);
    struct uric_bytes views[ROOM];
    size_t row;

    (void)state;
    assert_int_equal(uric_tolerance_preset(&log, URIC_TOLERATE_LOG), URIC_OK);
    for (row = 0; row < ROOM; row++)
        views[row] = given[row % n];
    for (c.tolerance = NULL; ; c.tolerance = &log) {
        assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, views, ROOM, &c),
                         URIC_OK);
        assert_int_equal(c.rows, ROOM);
        for (row = 0; row < ROOM; row++) {
            if (views[row].s == NULL)
                row_is_undefined(row);
            else if (c.tolerance == NULL || *views[row].s != '^')
                row_is(URIC_RULE_URI_REFERENCE, views[row].s, row, 0, views[row].n);
            else
                assert_int_equal(bit(rows.valid, row), 1);
        }
        rows_end(ROOM);
        /* of each six rows three are undefined, and one is valid only if tolerated */
        assert_int_equal(c.invalid, ROOM / 6 * (c.tolerance == NULL ? 4 : 3) + 1);
        if (c.tolerance != NULL)
            break;
    }
}

/* Strings that are valid, that the policy tolerates, and that are invalid either way. */
static void views_follow_the_policy(void **state)
{
    static const char *const given[] = { "/a|b", "/a b?[", "//h|", "/a%", "/%4", "a:b" };
    struct uric_tolerance policy;
    struct uric_columns c = all_columns(ROOM);
    struct uric_bytes views[ROOM];
    size_t row;
    struct uric u;

    (void)state;
    assert_int_equal(uric_tolerance_preset(&policy, URIC_TOLERATE_WHATWG_REQUEST), URIC_OK);
    for (row = 0; row < ROOM; row++) {
        views[row].s = given[row * 7 % 6];
        views[row].n = strlen(views[row].s);
    }
    c.tolerance = &policy;
    assert_int_equal(uric_parse_views(URIC_RULE_ORIGIN_FORM, views, ROOM, &c), URIC_OK);
    for (row = 0; row < ROOM; row++) {
        const int status = uric_parse_as(URIC_RULE_ORIGIN_FORM, views[row].s,
                                         views[row].n, &policy, &u);

        assert_int_equal(bit(rows.valid, row), status == URIC_OK);
        assert_int_equal(rows.error_offset[row], u.error_offset);
        assert_int_equal(rows.error_part[row], u.error_part);
        assert_int_equal(bit(rows.defined[URIC_QUERY], row), uric_has(&u, URIC_QUERY));
        assert_int_equal(rows.end[URIC_PATH][row], u.part[URIC_PATH].end);
    }
}

/* Each column alone equals what it is among all of them. */
static void a_view_column_needs_no_other(void **state)
{
    static const struct uric_bytes given[] = {
        { "http://u@h:1/p?q#f", 18 }, { "//[::1]", 7 }, { "a:^", 3 }, { NULL, 0 }, { "", 0 }
    };
    static uint32_t begin[URIC_PARTS][ROOM], end[URIC_PARTS][ROOM];
    struct uric_bytes views[ROOM];
    struct uric_columns c = all_columns(ROOM);
    size_t row;
    int part;

    (void)state;
    for (row = 0; row < ROOM; row++)
        views[row] = given[row % 5];
    assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, views, ROOM, &c), URIC_OK);
    for (part = 0; part < URIC_PARTS; part++) {
        memset(&c, 0, sizeof c);
        c.room = ROOM;
        c.begin[part] = begin[part];
        assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, views, ROOM, &c), URIC_OK);
        assert_memory_equal(begin[part], rows.begin[part], sizeof begin[part]);
        c.begin[part] = NULL;
        c.end[part] = end[part];
        assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, views, ROOM, &c), URIC_OK);
        assert_memory_equal(end[part], rows.end[part], sizeof end[part]);
    }
}

#if SIZE_MAX > UINT32_MAX
/* The offsets in the text exceed 32 bits, those in the columns do not. */
static void spans_start_past_32_bits(void **state)
{
    static const uint64_t far = (uint64_t)1 << 32;
    const uint64_t begin[] = { far + 1, 0, far + 3, far, 1, 2 };
    const uint64_t end[] = { far + 6, 3, far + 3, far + 8, far + 8, far };
    struct uric_columns c = all_columns(ROOM);
    struct uric_bytes views[6];
    char *const s = far_text((size_t)far + 100);
    size_t row;

    (void)state;
    if (s == NULL) {
        print_message("# no memory for a text of 4 GiB\n");
        skip();
    }
    memcpy(s + far, "/b:/?d//", 8);
    for (row = 0; row < 6; row++) {
        views[row].s = s + begin[row];
        views[row].n = (size_t)(end[row] - begin[row]);
    }
    assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, views, 6, &c), URIC_OK);
    assert_int_equal(c.rows, 6);
    assert_int_equal(c.invalid, 1);
    for (row = 0; row < 4; row++)
        row_is(URIC_RULE_URI_REFERENCE, s + begin[row], row, 0,
               (size_t)(end[row] - begin[row]));
    /* too long, and of the largest length but one */
    assert_int_equal(bit(rows.valid, 4), 0);
    assert_int_equal(rows.error_offset[4], URIC_MAX_LENGTH);
    assert_int_equal(rows.record_end[4], URIC_MAX_LENGTH);
    assert_int_equal(bit(rows.defined[URIC_PATH], 4), 0);
    assert_int_equal(rows.record_end[5], URIC_MAX_LENGTH - 1);
    assert_int_equal(rows.end[URIC_PATH][5], URIC_MAX_LENGTH - 1);
    rows_end(6);
    far_end(s, (size_t)far + 100);
}
#endif

static void empty_input_has_no_row_an_empty_line_has_one(void **state)
{
    struct uric_columns c = all_columns(8);

    (void)state;
    assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, NULL, 0, 0, &c),
                     URIC_OK);
    assert_int_equal(c.rows, 0);
    assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, "\n\n", 2, 0, &c),
                     URIC_OK);
    assert_int_equal(c.rows, 2);
    assert_int_equal(c.invalid, 0);
}

static void unrequested_columns_are_not_written(void **state)
{
    struct uric_bytes views[64];
    struct uric_columns c;
    char text[64 * 3];
    size_t i;

    (void)state;
    for (i = 0; i < 64; i++)
        memcpy(text + 3 * i, i % 2 ? "//\n" : "^^\n", 3);
    memset(&c, 0, sizeof c);
    c.room = ROOM;
    assert_int_equal(
        uric_parse_lines(URIC_RULE_URI_REFERENCE, text, sizeof text, 0, &c), URIC_OK);
    assert_int_equal(c.rows, 64);
    assert_int_equal(c.invalid, 32);
    for (i = 0; i < 64; i++) {
        views[i].s = text + 3 * i;
        views[i].n = 2;
    }
    assert_int_equal(uric_parse_views(URIC_RULE_URI_REFERENCE, views, 64, &c), URIC_OK);
    assert_int_equal(c.rows, 64);
    assert_int_equal(c.invalid, 32);
}

static void an_unknown_rule_is_refused(void **state)
{
    struct uric_columns c = all_columns(8);
    const uint32_t begin = 0, end = 1;
    const struct uric_bytes view = { "a", 1 };

    (void)state;
    assert_int_equal(uric_parse_lines(URIC_RULES, "a", 1, 0, &c), URIC_NO_RULE);
    assert_int_equal(c.rows | c.taken, 0);
    c.rows = c.taken = c.invalid = 1;
    assert_int_equal(uric_parse_spans(-1, "a", &begin, &end, 1, &c), URIC_NO_RULE);
    assert_int_equal(c.rows | c.taken | c.invalid, 0);
    c.rows = c.taken = c.invalid = 1;
    assert_int_equal(uric_parse_views(URIC_RULES, &view, 1, &c), URIC_NO_RULE);
    assert_int_equal(c.rows | c.taken | c.invalid, 0);
    rows_end(0);
}

/* ---- lines that end past 32 bits ---- */

struct far_case {
    uint64_t n; /* the line's length */
    const char *terminator;
    size_t m; /* the terminator's length */
    unsigned flags;
};

/* The row of the line at s, which is complete. */
static void far_row_is(const char *s, size_t n)
{
    if (n <= URIC_MAX_LENGTH) {
        row_is(URIC_RULE_URI_REFERENCE, s, 0, 0, n);
        return;
    }
    assert_int_equal(bit(rows.valid, 0), 0);
    assert_int_equal(rows.error_offset[0], URIC_MAX_LENGTH);
    assert_int_equal(rows.record_begin[0], 0);
    assert_int_equal(rows.record_end[0], URIC_MAX_LENGTH);
    assert_int_equal(bit(rows.defined[URIC_PATH], 0), 0);
    assert_int_equal(rows.begin[URIC_PATH][0], 0);
    assert_int_equal(rows.end[URIC_PATH][0], 0);
}

/* Also with a short line after it. */
static void far_line_is(char *s, const struct far_case *k)
{
    const size_t n = (size_t)k->n, m = k->m;
    const size_t all = m > 0 ? n + m + 2 : n;
    struct uric_columns c = all_columns(1);

    memcpy(s + n, k->terminator, m);
    assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, s, all, k->flags, &c),
                     URIC_OK);
    if (m == 0 && k->flags & URIC_LINES_MORE) {
        assert_int_equal(c.rows, 0);
        assert_int_equal(c.taken, 0);
    } else {
        assert_int_equal(c.rows, 1);
        assert_int_equal(c.taken, n + m);
        assert_int_equal(c.invalid, !bit(rows.valid, 0));
        far_row_is(s, n);
        rows_end(1);
    }
    if (m > 0) {
        c = all_columns(8);
        assert_int_equal(uric_parse_lines(URIC_RULE_URI_REFERENCE, s + n + m, 2,
                                          k->flags & ~(unsigned)URIC_LINES_MORE, &c),
                         URIC_OK);
        row_is(URIC_RULE_URI_REFERENCE, s + n + m, 0, 0, 2);
    }
    memset(s + n, 'a', m);
}

static void lines_longer_than_offsets(void **state)
{
    static const uint64_t most = URIC_MAX_LENGTH;
    const struct far_case cases[] = {
        { most, "\r\n", 2, URIC_LINES_CR },
        { most + 1, "\n", 1, URIC_LINES_CR },
        { most + 1, "", 0, URIC_LINES_CR },
        { most + 1, "", 0, URIC_LINES_CR | URIC_LINES_MORE },
        { most + 1, "", 1, URIC_LINES_NUL },
        /* and, if there is time */
        { most + 1, "\n", 1, 0 },
        { most + 1, "", 0, 0 },
        { most + 1, "", 0, URIC_LINES_MORE },
        { most - 1, "\n", 1, 0 },
        { most, "\n", 1, URIC_LINES_MORE },
        { most - 1, "\r\n", 2, URIC_LINES_CR },
        { most + 1, "\r\n", 2, URIC_LINES_CR | URIC_LINES_MORE },
        { most - 1, "", 0, 0 },
        { most, "", 0, URIC_LINES_CR },
        { most - 1, "", 0, URIC_LINES_MORE },
        { most, "", 0, URIC_LINES_MORE },
    };
    const size_t n = SLOW ? 5 : sizeof cases / sizeof *cases;
    char *s;
    size_t i;

    (void)state;
    s = sizeof(size_t) > 4 ? far_text((size_t)(most + 100)) : NULL;
    if (s == NULL) {
        print_message("# no memory for a line of 4 GiB\n");
        skip();
    }
    /* one is valid to its end; parsing would reject the others early */
    for (i = 0; i < n; i++) {
        far_line_is(s, &cases[i]);
        s[1] = '^';
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_fixture_is_a_row),
        cmocka_unit_test(long_lines_are_rows),
        cmocka_unit_test(lines_around_the_end_of_a_stretch),
        cmocka_unit_test(lines_around_the_start_of_a_stretch),
        cmocka_unit_test(random_texts_agree),
        cmocka_unit_test(files_agree),
        cmocka_unit_test(a_cr_before_the_lf_ends_the_line),
        cmocka_unit_test(a_cr_before_the_nul_ends_the_line),
        cmocka_unit_test(a_cr_at_the_end_of_input_belongs_to_the_line),
        cmocka_unit_test(the_last_line_needs_no_terminator),
        cmocka_unit_test(an_open_line_is_left_when_more_follows),
        cmocka_unit_test(an_open_line_is_given_again),
        cmocka_unit_test(without_room_there_are_no_rows),
        cmocka_unit_test(spans_may_lie_anywhere),
        cmocka_unit_test(spans_in_the_record_columns),
        cmocka_unit_test(empty_spans_need_no_text),
        cmocka_unit_test(an_undefined_view_has_no_parts),
        cmocka_unit_test(views_follow_the_policy),
        cmocka_unit_test(a_view_column_needs_no_other),
#if SIZE_MAX > UINT32_MAX
        cmocka_unit_test(spans_start_past_32_bits),
#endif
        cmocka_unit_test(empty_input_has_no_row_an_empty_line_has_one),
        cmocka_unit_test(unrequested_columns_are_not_written),
        cmocka_unit_test(lines_longer_than_offsets),
        cmocka_unit_test(an_unknown_rule_is_refused)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("columns", tests, NULL, NULL);
}
