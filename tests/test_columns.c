/* The batch calls: each row is what the one-shot call says, wherever lines end,
 * however many rows there is room for, and nothing else is written.
 *
 *   test_columns ROOT */
#include "fixture.h"
#include "random.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 200, UNTOUCHED = 0xa5 };

static const char *root = ".";

/* Columns with a spare row behind the last. */
static struct {
    uint32_t begin[URIC_PARTS][ROOM + 1], end[URIC_PARTS][ROOM + 1];
    uint8_t defined[URIC_PARTS][ROOM / 8 + 2], valid[ROOM / 8 + 2];
    uint32_t error_offset[ROOM + 1], record_begin[ROOM + 1], record_end[ROOM + 1];
    uint8_t host_kind[ROOM + 1], path_kind[ROOM + 1];
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
    const int status = uric_parse_as(rule, s + begin, end - begin, &u);
    int part;

    assert_int_equal(rows.record_begin[row], begin);
    assert_int_equal(rows.record_end[row], end);
    assert_int_equal(bit(rows.valid, row), status == URIC_OK);
    assert_int_equal(rows.error_offset[row], u.error_offset);
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

/* Nothing is written behind n rows. */
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
    assert_int_equal(rows.record_begin[n], untouched);
    assert_int_equal(rows.record_end[n], untouched);
    assert_int_equal(rows.host_kind[n], UNTOUCHED);
    assert_int_equal(rows.path_kind[n], UNTOUCHED);
}

/* A buffer of lines, and where they are. */
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

/* Line by line over the whole buffer, with so much room. */
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

static const size_t rooms[] = { 1, 7, 8, 63, 64, 65, ROOM };

static void agree(int rule, const struct text *text, unsigned flags)
{
    size_t i;

    for (i = 0; i < sizeof rooms / sizeof *rooms; i++) {
        lines_agree(rule, text, flags, rooms[i]);
        spans_agree(rule, text, rooms[i]);
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

/* References of up to some hundred bytes: a fixture's with a run put in. */
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
                    URIC_LINES_NUL, ROOM);
        spans_agree(URIC_RULE_URI_REFERENCE, &text, ROOM);
        free(text.s);
    }
    fixtures_free(fixtures, n);
}

static void a_cr_before_the_lf_is_not_of_the_line(void **state)
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

static void the_last_line_needs_no_terminator(void **state)
{
    struct uric_columns c = all_columns(8);

    (void)state;
    assert_int_equal(uric_parse_lines(URIC_RULE_URI, "a:\nb:c", 6, 0, &c), URIC_OK);
    assert_int_equal(c.rows, 2);
    assert_int_equal(c.taken, 6);
    row_is(URIC_RULE_URI, "a:\nb:c", 1, 3, 6);
}

static void or_is_left_when_more_follows(void **state)
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

static void nothing_is_no_row_and_an_empty_line_is_one(void **state)
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

static void columns_that_are_not_wanted_are_left_out(void **state)
{
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
}

static void an_unknown_rule_is_refused(void **state)
{
    struct uric_columns c = all_columns(8);
    const uint32_t begin = 0, end = 1;

    (void)state;
    assert_int_equal(uric_parse_lines(URIC_RULES, "a", 1, 0, &c), URIC_NO_RULE);
    assert_int_equal(c.rows, 0);
    assert_int_equal(uric_parse_spans(-1, "a", &begin, &end, 1, &c), URIC_NO_RULE);
    rows_end(0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_fixture_is_a_row),
        cmocka_unit_test(long_lines_are_rows),
        cmocka_unit_test(a_cr_before_the_lf_is_not_of_the_line),
        cmocka_unit_test(the_last_line_needs_no_terminator),
        cmocka_unit_test(or_is_left_when_more_follows),
        cmocka_unit_test(nothing_is_no_row_and_an_empty_line_is_one),
        cmocka_unit_test(columns_that_are_not_wanted_are_left_out),
        cmocka_unit_test(an_unknown_rule_is_refused)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("columns", tests, NULL, NULL);
}
