/* IRIs: the fixtures by the clauses of RFC 3987; every character of Unicode in every part, and
 * every sequence of bytes that is none; conversions into buffers of every size; theorems on
 * random strings. */
#include "support/guard.h"
#include "support/holds.h"
#include "support/random.h"
#include "theorems/iri_theorems.h"
#include "uric_iri.h"
#include "uric_text.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *root = ".";

enum { LONGEST = 512 };

/* ---- fixtures ---------------------------------------------------------------------------- */

/* Reads the quoted string at *at; returns its length. */
static size_t take_string(const char **at, char string[LONGEST])
{
    const char *s = *at + strspn(*at, " ");
    size_t n = 0;

    assert_int_equal(*s++, '"');
    while (*s != '"') {
        assert_true(*s != '\0' && n < LONGEST);
        if (s[0] == '\\' && s[1] == 'x') {
            const char digits[3] = { s[2], s[3], '\0' };

            string[n++] = (char)strtol(digits, NULL, 16);
            s += 4;
        } else {
            string[n++] = *s++;
        }
    }
    *at = s + 1;
    return n;
}

static void parses(const char *line, int rule, const char *s, size_t n, const char *rest)
{
    struct uric u;
    char text[LONGEST];
    size_t length;
    const enum uric_status status = uric_iri_parse_as(rule, guard_end(s, n), n, &u);
    const long offset = *rest ? strtol(rest, NULL, 10) : -1;

    if ((status == URIC_OK) != (offset < 0) ||
        (offset >= 0 && ((long)u.error_offset != offset ||
                         status != (u.error_offset < n ? URIC_INVALID : URIC_INCOMPLETE))))
        fail_msg("%s: status %d, offset %u", line, status, u.error_offset);
    assert_int_equal(uric_iri_explain(rule, s, n, text, sizeof text, &length),
                     status == URIC_OK ? URIC_NONE : URIC_OK);
}

/* Into buffers of every size. */
static void converts(const char *line,
                     enum uric_status (*convert)(const char *, size_t, char *, size_t,
                                                 size_t *, struct uric *),
                     const char *s, size_t n, const char *wanted, size_t n_wanted)
{
    struct uric u, none;
    size_t size, length;

    memset(&none, 0, sizeof none);
    for (size = 0; size <= n_wanted + 1; size++) {
        char buffer[LONGEST];
        const enum uric_status status =
            convert(guard_end(s, n), n, size ? buffer : NULL, size, &length, &u);

        if (length != n_wanted || status != (size < n_wanted ? URIC_TOO_SMALL : URIC_OK) ||
            (status == URIC_OK && memcmp(buffer, wanted, n_wanted) != 0))
            fail_msg("%s: status %d, %.*s", line, status, (int)length, buffer);
        assert_int_equal(status == URIC_OK, memcmp(&u, &none, sizeof u) != 0);
    }
}

static void fixture_holds(const char *line)
{
    char word[32], s[LONGEST], wanted[LONGEST];
    const char *at = line + strcspn(line, " ");
    size_t n, n_word = (size_t)(at - line);

    assert_true(n_word < sizeof word);
    memcpy(word, line, n_word);
    word[n_word] = '\0';
    n = take_string(&at, s);
    if (strcmp(word, "to-uri") == 0)
        converts(line, uric_iri_to_uri, s, n, wanted, take_string(&at, wanted));
    else if (strcmp(word, "from-uri") == 0)
        converts(line, uric_iri_from_uri, s, n, wanted, take_string(&at, wanted));
    else
        parses(line, uric_iri_rule(word, n_word), s, n, at);
}

static void fixtures_hold(void **state)
{
    char path[LONGEST], line[2 * LONGEST];
    FILE *stream;
    int count = 0;

    (void)state;
    snprintf(path, sizeof path, "%s/tests/fixtures/iri/rfc3987.txt", root);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '\0' || line[0] == '#')
            continue;
        fixture_holds(line);
        count++;
    }
    fclose(stream);
    assert_true(count > 50);
}

/* ---- characters -------------------------------------------------------------------------- */

enum { LAST = 0x10ffff };

/* By the ranges that section 2.2 prints. */
static int is_ucschar(uint32_t c)
{
    return (c >= 0xa0 && c <= 0xd7ff) || (c >= 0xf900 && c <= 0xfdcf) ||
           (c >= 0xfdf0 && c <= 0xffef) ||
           (c >= 0x10000 && c <= 0xefffd && (c & 0xffff) <= 0xfffd &&
            !(c >= 0xe0000 && c <= 0xe0fff));
}

static int is_private(uint32_t c)
{
    return (c >= 0xe000 && c <= 0xf8ff) || (c >= 0xf0000 && (c & 0xffff) <= 0xfffd);
}

/* What uric_iri_from_uri() keeps encoded. */
static int is_kept(uint32_t c)
{
    return c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || c == 0x61c ||
           (c >= 0x2066 && c <= 0x2069) || c == 0xa0 || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200a) || c == 0x2028 || c == 0x2029 || c == 0x202f ||
           c == 0x205f || c == 0x3000;
}

/* Also of a surrogate: what would encode it. */
static size_t encode(uint32_t c, char *s)
{
    const size_t n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    static const unsigned char lead[] = { 0, 0, 0xc0, 0xe0, 0xf0 };
    size_t i;

    for (i = n; i-- > 1; c >>= 6)
        s[i] = (char)(0x80 | (c & 63));
    s[0] = (char)(lead[n] | c);
    return n;
}

static void every_character_in_every_part(void **state)
{
    static const struct {
        const char *before, *behind;
        int in_query;
    } places[] = {
        { "//", "@h", 0 }, { "//", "", 0 }, { "", "", 0 }, { "/", "/", 0 },
        { "s:", "", 0 },   { "?", "", 1 },  { "#", "", 0 }
    };
    char s[16];
    uint32_t c;
    size_t i;

    (void)state;
    for (c = 0x80; c <= LAST; c++) {
        /* whole planes without an edge: every 61st character */
        if (c > 0x20000 && c % 61 != 0 && ((c + 3) & 0xffff) > 0x10 && c >> 12 != 0xe0)
            continue;
        for (i = 0; i < sizeof places / sizeof *places; i++) {
            const size_t before = strlen(places[i].before);
            struct uric u;
            size_t n = before;

            memcpy(s, places[i].before, before);
            n += encode(c, s + n);
            memcpy(s + n, places[i].behind, strlen(places[i].behind));
            n += strlen(places[i].behind);
            if ((uric_iri_parse(s, n, &u) == URIC_OK) !=
                (is_ucschar(c) || (places[i].in_query && is_private(c))))
                fail_msg("U+%04X after \"%s\"", c, places[i].before);
        }
    }
}

/* An error is at the first byte with which no encoding of a character goes on. */
static void every_sequence_of_bytes(void **state)
{
    static unsigned char begins[3][1 << 21]; /* by the bits of the first bytes */
    char s[5] = "?";
    uint32_t c, first, second, third;

    (void)state;
    for (c = 0x80; c <= LAST; c++) {
        if (is_ucschar(c) || is_private(c)) {
            const size_t n = encode(c, s + 1);
            const uint32_t two = (uint32_t)((unsigned char)s[1] << 8 | (unsigned char)s[2]);

            begins[0][(unsigned char)s[1]] = 1;
            begins[1][two] = 1;
            if (n > 3)
                begins[2][(two & 0x7ff) << 8 | (unsigned char)s[3]] = 1;
        }
    }
    for (first = 0x80; first < 0x100; first++) {
        struct uric u;

        s[1] = (char)first;
        assert_int_equal(uric_iri_parse(s, 2, &u),
                         begins[0][first] ? URIC_INCOMPLETE : URIC_INVALID);
        assert_int_equal(u.error_offset, begins[0][first] ? 2 : 1);
        for (second = 0; begins[0][first] && second < 0x100; second++) {
            const int goes = begins[1][first << 8 | second];

            s[2] = (char)second;
            uric_iri_parse(s, 3, &u);
            if (!goes)
                assert_int_equal(u.error_offset, 2);
            for (third = 0; goes && first >= 0xf0 && third < 0x100; third++) {
                s[3] = (char)third;
                uric_iri_parse(s, 4, &u);
                assert_int_equal(u.error_offset,
                                 begins[2][((first << 8 | second) & 0x7ff) << 8 | third] ? 4 : 3);
            }
        }
    }
}

static void every_character_decoded(void **state)
{
    char s[64], raw[8], buffer[64];
    uint32_t c;

    (void)state;
    for (c = 0x80; c < 0x20100; c++) {
        const size_t n = encode(c, raw);
        const int in_path = is_ucschar(c) && !is_kept(c), in_query = in_path || is_private(c);
        size_t i, length, half = 0, wanted;
        struct uric u;

        for (i = 0; i < n; i++)
            half += (size_t)sprintf(s + half, "%%%02x", (unsigned)(unsigned char)raw[i]);
        memcpy(s + half + 1, s, half);
        s[half] = '?';
        assert_int_equal(
            uric_iri_from_uri(s, 2 * half + 1, buffer, sizeof buffer, &length, &u), URIC_OK);
        wanted = (in_path ? n : half) + 1 + (in_query ? n : half);
        if (length != wanted)
            fail_msg("U+%04X: %.*s", c, (int)length, buffer);
    }
}

/* uric find --iri relies on it. */
static void letters_in_text_are_of_iris(void **state)
{
    char s[32] = "http://h/";
    unsigned found_some = 0;
    uint32_t c;

    (void)state;
    for (c = 0x80; c < 0x20100; c++) {
        const size_t n = 9 + encode(c, s + 9);
        struct uric_finder f;
        struct uric_found found;
        struct uric u;

        uric_find_init(&f, URIC_FIND_URIS);
        if (uric_find(&f, s, n, 0, &found) && found.tolerated != 0) {
            found_some++;
            if (uric_iri_parse(s, found.length, &u) != URIC_OK)
                fail_msg("U+%04X", c);
        }
    }
    assert_true(found_some > 50000);
}

/* ---- the rest ---------------------------------------------------------------------------- */

static void theorems_hold(void **state)
{
    static const char *const pieces[] = {
        "a",   "1",   ".",     ":",   "/",      "?",      "#",   "@",          "[::1]", "127.0.0.1",
        "%41", "%2f", "%C3%A9", "%c3", "%E2%80%8E", "\xc3\xa9", "\xe4\xb8\xad", "\xf0\x90\x8c\x80",
        "\xee\x80\x80", "\xef\xbf\xbe", "\xc3", "\x80", "//", "s:", "%31", "%EE%80%80", "%2E", "..",
        " ",   "%F0%90%8C%80"
    };
    uint64_t seed = 3987;
    int i;

    (void)state;
    for (i = 0; i < 200000; i++) {
        char s[128];
        size_t n = 0, count = random_below(&seed, 9) + 1;
        const char *fails;

        while (count-- > 0) {
            const char *piece = pieces[random_below(&seed, sizeof pieces / sizeof *pieces)];

            memcpy(s + n, piece, strlen(piece));
            n += strlen(piece);
        }
        fails = theorem_iri(s, n);
        if (fails != NULL)
            fail_msg("%.*s: not so: %s", (int)n, s, fails);
    }
}

static void no_rule_and_no_bytes(void **state)
{
    struct uric u;
    char text[128];
    size_t length = 1;

    (void)state;
    assert_int_equal(uric_iri_parse(NULL, 0, &u), URIC_OK);
    assert_int_equal(uric_iri_to_uri(NULL, 0, NULL, 0, &length, &u), URIC_OK);
    assert_int_equal(length, 0);
    assert_int_equal(uric_iri_parse_as(URIC_IRI_RULES, "", 0, &u), URIC_NO_RULE);
    assert_int_equal(uric_iri_parse_as(-1, "", 0, &u), URIC_NO_RULE);
    assert_int_equal(uric_iri_explain(-1, "", 0, text, sizeof text, &length), URIC_NO_RULE);
    assert_null(uric_iri_rule_name(-1));
    assert_null(uric_iri_rule_name(URIC_IRI_RULES));
    assert_int_equal(uric_iri_rule("iri", 3), -1);
    assert_int_equal(uric_iri_to_uri("\xc3", 1, text, sizeof text, &length, &u),
                     URIC_INCOMPLETE);
    assert_true(length == 0 && u.error_offset == 1);
    assert_int_equal(uric_iri_from_uri("/ ", 2, text, sizeof text, &length, &u), URIC_INVALID);
    assert_true(length == 0 && u.error_offset == 1);
}

static void errors_are_explained(void **state)
{
    char text[256];
    size_t length;

    (void)state;
    uric_iri_explain(URIC_IRI_REFERENCE, "/\xef\xb7\x90", 4, text, sizeof text, &length);
    assert_holds(text, length, "expected \"\\x80\" to \"\\x8f\" or \"\\xb0\" to \"\\xbf\"");
    uric_iri_explain(URIC_IRI_REFERENCE, "//[::1", 6, text, sizeof text, &length);
    assert_holds(text, length, "expected \"]\", \".\", \":\" or a hex digit");
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixtures_hold),
        cmocka_unit_test(every_character_in_every_part),
        cmocka_unit_test(every_sequence_of_bytes),
        cmocka_unit_test(every_character_decoded),
        cmocka_unit_test(letters_in_text_are_of_iris),
        cmocka_unit_test(theorems_hold),
        cmocka_unit_test(no_rule_and_no_bytes),
        cmocka_unit_test(errors_are_explained)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("iri", tests, NULL, NULL);
}
