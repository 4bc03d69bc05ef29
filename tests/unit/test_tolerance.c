/* Tolerance sets: which bytes each name admits where, the presets, what is told, repairs; and
 * the theorems on random references, with every kernel. */
#ifndef SINGLE_FILE
#include "parse/isa.h"
#include "tables/rules_tables.h"
#include "parse/symbols.h"
#endif
#include "support/fixture.h"
#include "support/random.h"
#include "support/utf8_encode.h"
#include "theorems/tolerance_theorems.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#define BIT(name) (1u << URIC_TOLERATED_##name)

static struct uric_tolerance policy_of(unsigned userinfo, unsigned path, unsigned query,
                                       unsigned fragment)
{
    uint16_t names[URIC_PARTS] = { 0 };
    struct uric_tolerance t;

    names[URIC_USERINFO] = (uint16_t)userinfo;
    names[URIC_PATH] = (uint16_t)path;
    names[URIC_QUERY] = (uint16_t)query;
    names[URIC_FRAGMENT] = (uint16_t)fragment;
    assert_int_equal(uric_tolerance_init(&t, names), URIC_OK);
    return t;
}

/* ---- names and bytes ------------------------------------------------------------------- */

static const char *const bytes_of[URIC_TOLERATED_NAMES] = {
    "[]", "{}", "|", "^", "`", "\"", "<>", "\\", " ", "#", "", "", "%"
};

static const struct {
    int part;
    const char *before, *after;
} places[] = {
    { URIC_USERINFO, "//u", "s@h" },
    { URIC_PATH, "/p", "z" },
    { URIC_QUERY, "?q", "z" },
    { URIC_FRAGMENT, "#f", "z" },
};

enum { PLACES = sizeof places / sizeof *places };

static size_t put_in(char *s, int place, const char *bytes, size_t n)
{
    const size_t before = strlen(places[place].before), after = strlen(places[place].after);

    memcpy(s, places[place].before, before);
    memcpy(s + before, bytes, n);
    memcpy(s + before + n, places[place].after, after);
    return before + n + after;
}

/* Whether the bytes are taken in that place. */
static int takes(const struct uric_tolerance *t, int place, const char *bytes, size_t n)
{
    char s[32];
    struct uric u;
    const size_t length = put_in(s, place, bytes, n);

    return uric_parse_as(URIC_RULE_URI_REFERENCE, s, length, t, &u) == URIC_OK &&
           u.part[places[place].part].end - u.part[places[place].part].begin ==
               (places[place].part == URIC_PATH ? 3 : 2) + n;
}

/* A name admits its bytes and no others, in its component and in no other. */
static void admits_its_bytes(void **unused)
{
    int name, place, other;
    unsigned b;

    (void)unused;
    for (place = 0; place < PLACES; place++) {
        for (name = 0; name < URIC_TOLERATED_NAMES; name++) {
            uint16_t names[URIC_PARTS] = { 0 };
            struct uric_tolerance t;

            names[places[place].part] = (uint16_t)(1u << name);
            if (uric_tolerance_init(&t, names) != URIC_OK)
                continue;
            assert_int_equal(uric_tolerance_names(&t, (enum uric_part)places[place].part),
                             1u << name);
            for (other = 0; other < PLACES; other++) {
                for (b = 0; b < 256; b++) {
                    const char byte = (char)b;
                    const int named =
                        other == place &&
                        (name == URIC_TOLERATED_HIGH
                             ? b > 0x7F
                             : b != 0 && strchr(bytes_of[name], byte) != NULL);

                    assert_int_equal(takes(&t, other, &byte, 1),
                                     named || takes(NULL, other, &byte, 1));
                }
            }
        }
    }
}

static void some_names_have_no_place(void **unused)
{
    static const struct {
        int part;
        unsigned names;
    } impossible[] = {
        { URIC_SCHEME, BIT(PIPE) },      { URIC_HOST, BIT(UTF8) },
        { URIC_PORT, BIT(SPACE) },       { URIC_USERINFO, BIT(BRACKETS) },
        { URIC_USERINFO, BIT(HASH) },    { URIC_PATH, BIT(HASH) },
        { URIC_QUERY, BIT(HASH) },       { URIC_PATH, 1u << URIC_TOLERATED_NAMES },
        { URIC_FRAGMENT, 0x8000 },
    };
    size_t i;

    (void)unused;
    for (i = 0; i < sizeof impossible / sizeof *impossible; i++) {
        uint16_t names[URIC_PARTS] = { 0 };
        struct uric_tolerance t;

        names[impossible[i].part] = (uint16_t)impossible[i].names;
        names[URIC_QUERY] |= BIT(PIPE);
        assert_int_equal(uric_tolerance_init(&t, names), URIC_UNKNOWN);
        assert_int_equal(uric_tolerance_names(&t, URIC_QUERY), 0);
        assert_false(takes(&t, 2, "|", 1));
    }
}

static void names_have_texts(void **unused)
{
    static const char *const names[] = {
        "brackets", "braces", "pipe", "caret", "backtick", "quote", "angle", "backslash",
        "space", "hash", "utf8", "high", "stray-percent"
    };
    int i;

    (void)unused;
    for (i = 0; i < URIC_TOLERATED_NAMES; i++)
        assert_string_equal(uric_tolerated_name(i), names[i]);
    assert_null(uric_tolerated_name(-1));
    assert_null(uric_tolerated_name(URIC_TOLERATED_NAMES));
}

/* ---- bytes that no policy changes ------------------------------------------------------- */

#ifndef SINGLE_FILE
/* Which bytes these are follows from the grammar; the scan of any rule asks no policy for them. */
static void own_bytes_are_themselves(const struct uric_tolerance *t)
{
    unsigned table, b, count = 0;

    for (b = 0; b < 256; b++) {
        if (uric_rules_own_column[b] == 0)
            continue;
        count++;
        for (table = URIC_SYMBOLS_AUTHORITY; table <= URIC_SYMBOLS_FRAGMENT; table++)
            assert_int_equal(uric_symbols(t)[table][b], b);
    }
    /* letters and digits at least */
    assert_in_range(count, 62, 255);
}

static void no_policy_changes_own_bytes(void **unused)
{
    static const int presets[] = { URIC_TOLERATE_STRICT, URIC_TOLERATE_WHATWG_REQUEST,
                                   URIC_TOLERATE_LOG };
    struct uric_tolerance t;
    size_t i;
    int part, name;

    (void)unused;
    for (part = 0; part < URIC_PARTS; part++) {
        for (name = 0; name < URIC_TOLERATED_NAMES; name++) {
            uint16_t names[URIC_PARTS] = { 0 };

            names[part] = (uint16_t)(1u << name);
            (void)uric_tolerance_init(&t, names); /* one that is refused is strict */
            own_bytes_are_themselves(&t);
        }
    }
    t = policy_of(0x1DFE, 0x1DFF, 0x1DFF, 0x1FFF);
    own_bytes_are_themselves(&t);
    for (i = 0; i < sizeof presets / sizeof *presets; i++) {
        assert_int_equal(uric_tolerance_preset(&t, presets[i]), URIC_OK);
        own_bytes_are_themselves(&t);
    }
}
#endif

/* ---- UTF-8 ----------------------------------------------------------------------------- */

static void takes_every_character(void **unused)
{
    const struct uric_tolerance t =
        policy_of(BIT(UTF8), BIT(UTF8), BIT(UTF8), BIT(UTF8));
    unsigned code;
    char s[4];
    int place;

    (void)unused;
    for (code = 0x80; code < 0x110000; code++) {
        const size_t n = utf8_encode(code, s);

        place = (int)(code % PLACES);
        assert_int_equal(takes(&t, place, s, n), code < 0xD800 || code > 0xDFFF);
    }
    for (; code < 0x200000; code += 0x111)
        assert_false(takes(&t, 1, s, utf8_encode(code, s)));
}

/* All strings of two and three bytes, of which all but the second are over 0x7F: as many are taken
 * as there are characters of that length. */
static void takes_nothing_else(void **unused)
{
    const struct uric_tolerance t = policy_of(0, BIT(UTF8), 0, 0);
    const unsigned of_two = 0x800 - 0x80, of_three = 0x10000 - 0x800 - 0x800;
    unsigned a, b, c, two = 0, three = 0;
    char s[3];

    (void)unused;
    for (a = 0x80; a < 256; a++) {
        s[0] = (char)a;
        assert_false(takes(&t, 1, s, 1));
        for (b = 0; b < 256; b++) {
            s[1] = (char)b;
            two += (unsigned)takes(&t, 1, s, 2);
            for (c = 0x80; c < 256; c++) {
                s[2] = (char)c;
                three += (unsigned)takes(&t, 1, s, 3);
            }
        }
    }
    assert_int_equal(two, of_two);
    assert_int_equal(three, of_three);
}

/* ---- presets --------------------------------------------------------------------------- */

/* What the URL parser of the WHATWG URL Standard leaves as it is in https://h/p?q#f: the
 * characters of US-ASCII that RFC 3986 does not allow there, out of the percent-encode sets of
 * section 1.3.  A "\" of a path becomes "/", a "#" ends path and query. */
static void whatwg_request_is_its_tables(void **unused)
{
    static const char *const left[PLACES] = { "", "[]|", "[\\]^`{|}", "#[\\]^{|}" };
    struct uric_tolerance t;
    unsigned b;
    int place;

    (void)unused;
    assert_int_equal(uric_tolerance_preset(&t, URIC_TOLERATE_WHATWG_REQUEST), URIC_OK);
    for (place = 0; place < PLACES; place++) {
        for (b = 1; b < 256; b++) {
            const char byte = (char)b;

            if (b != '%')
                assert_int_equal(takes(&t, place, &byte, 1),
                                 takes(NULL, place, &byte, 1) ||
                                     strchr(left[place], byte) != NULL);
        }
        assert_int_equal(takes(&t, place, "%z", 2), places[place].part != URIC_USERINFO);
        assert_false(takes(&t, place, "\xC3\xA9", 2));
    }
}

static void log_is_everything(void **unused)
{
    struct uric_tolerance t;
    unsigned b;

    (void)unused;
    assert_int_equal(uric_tolerance_preset(&t, URIC_TOLERATE_LOG), URIC_OK);
    for (b = 0; b < 256; b++) {
        const char byte = (char)b;

        assert_int_equal(takes(&t, 3, &byte, 1), b > 0x1F && b != 0x7F);
    }
    assert_int_equal(uric_tolerance_preset(&t, 3), URIC_UNKNOWN);
    assert_int_equal(uric_tolerance_preset(&t, -1), URIC_UNKNOWN);
    assert_false(takes(&t, 1, "|", 1));
}

/* ---- examples -------------------------------------------------------------------------- */

struct example {
    const char *s;
    int rule;
    unsigned userinfo, others; /* the policy: of the userinfo; of path, query and fragment */
    int status;
    uint32_t error_offset;
    int error_part;
    const char *repaired;
};

#define ALL 0x1DFFu /* every name but "hash" */
#define OK_AS(text) URIC_OK, 0, 0, text

static const struct example examples[] = {
    { "http://h/a|b?ids[]=1", URIC_RULE_URI, 0, BIT(PIPE) | BIT(BRACKETS),
      OK_AS("http://h/a%7Cb?ids%5B%5D=1") },
    { "http://h/50%&%zz%4", URIC_RULE_URI, 0, BIT(STRAY_PERCENT),
      OK_AS("http://h/50%25&%25zz%254") },
    { "/%41%", URIC_RULE_ORIGIN_FORM, 0, BIT(STRAY_PERCENT), OK_AS("/%41%25") },
    { "//u%z:100%@h%41", URIC_RULE_URI_REFERENCE, BIT(STRAY_PERCENT), 0,
      OK_AS("//u%25z:100%25@h%41") },
    { "//u%41%@h", URIC_RULE_URI_REFERENCE, BIT(STRAY_PERCENT), 0, OK_AS("//u%41%25@h") },
    { "//h%z/", URIC_RULE_URI_REFERENCE, BIT(STRAY_PERCENT), ALL, URIC_INVALID, 5,
      URIC_USERINFO, NULL },
    { "//h%4", URIC_RULE_URI_REFERENCE, BIT(STRAY_PERCENT), ALL, URIC_INCOMPLETE, 5,
      URIC_HOST, NULL },
    { "//a|b@[::1]:80/", URIC_RULE_URI_REFERENCE, BIT(PIPE), 0, OK_AS("//a%7Cb@[::1]:80/") },
    { "//a|b/", URIC_RULE_URI_REFERENCE, BIT(PIPE), ALL, URIC_INVALID, 5, URIC_USERINFO, NULL },
    { "//[|]/", URIC_RULE_URI_REFERENCE, BIT(PIPE), ALL, URIC_INVALID, 3, URIC_HOST, NULL },
    { "//1.2.3|@h", URIC_RULE_URI_REFERENCE, BIT(PIPE), 0, OK_AS("//1.2.3%7C@h") },
    { "|:b", URIC_RULE_URI_REFERENCE, 0, ALL, URIC_INVALID, 1, URIC_PATH, NULL },
    { "a|:b", URIC_RULE_URI_REFERENCE, 0, ALL, URIC_INVALID, 2, URIC_PATH, NULL },
    { "a|b:c", URIC_RULE_URI, 0, ALL, URIC_INVALID, 1, URIC_SCHEME, NULL },
    { "a:|b:c", URIC_RULE_URI, 0, ALL, OK_AS("a:%7Cb:c") },
    { "\\\\evil/a", URIC_RULE_URI_REFERENCE, 0, BIT(BACKSLASH), OK_AS("%5C%5Cevil/a") },
    { "/\xC3\xBC?\xE2\x82\xAC", URIC_RULE_ORIGIN_FORM, 0, BIT(UTF8),
      OK_AS("/%C3%BC?%E2%82%AC") },
    { "/\xC3?", URIC_RULE_ORIGIN_FORM, 0, BIT(UTF8), URIC_INVALID, 2, URIC_PATH, NULL },
    { "/\xC3", URIC_RULE_ORIGIN_FORM, 0, BIT(UTF8), URIC_INCOMPLETE, 2, URIC_PATH, NULL },
    { "/\xC3?\xFF", URIC_RULE_ORIGIN_FORM, 0, BIT(UTF8) | BIT(HIGH), OK_AS("/%C3?%FF") },
    { "h%41.example:80", URIC_RULE_REQUEST_TARGET_CONNECT, 0, ALL, OK_AS("h%41.example:80") },
    { "h:80|", URIC_RULE_REQUEST_TARGET_CONNECT, 0, ALL, OK_AS("h:80%7C") },
    { "a b", URIC_RULE_HOST_FIELD, 0, ALL, URIC_INVALID, 1, URIC_HOST, NULL },
    { "", URIC_RULE_URI_REFERENCE, 0, ALL, OK_AS("") },
    { "/\t", URIC_RULE_ORIGIN_FORM, 0, ALL, URIC_INVALID, 1, URIC_PATH, NULL },
};

static void answers_examples(void **unused)
{
    size_t i, length;
    char buffer[128];

    (void)unused;
    for (i = 0; i < sizeof examples / sizeof *examples; i++) {
        const struct example *const e = &examples[i];
        const struct uric_tolerance t = policy_of(e->userinfo, e->others, e->others, e->others);
        struct uric u;
        const int status = uric_parse_as(e->rule, e->s, strlen(e->s), &t, &u);

        if (status != e->status || u.error_offset != e->error_offset ||
            u.error_part != e->error_part)
            fail_msg("%s: status %d, error at %u in part %d", e->s, status, u.error_offset,
                     u.error_part);
        if (status != URIC_OK)
            continue;
        assert_int_equal(uric_repair(uric_bind(e->s, &u), strlen(e->s), buffer, sizeof buffer,
                                     &length, NULL, NULL), URIC_OK);
        buffer[length] = '\0';
        assert_string_equal(buffer, e->repaired);
    }
}

/* Where a strict scan finds the error. */
static void says_which_part_is_wrong(void **unused)
{
    static const struct {
        const char *s;
        int part;
    } wrong[] = {
        { "http://a b", URIC_HOST },     { "http://[::1", URIC_HOST },
        { "http://h:8x/", URIC_USERINFO }, { "http://@h:8x", URIC_PORT },
        { "//u@v@w", URIC_HOST },        { "1:2", URIC_PATH },
        { "/a|", URIC_PATH },            { "?a|", URIC_QUERY },
        { "#a|", URIC_FRAGMENT },        { "%4", URIC_PATH },
        { "a:%", URIC_PATH },            { "?%zz", URIC_QUERY },
    };
    struct uric u;
    size_t i;

    (void)unused;
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_int_not_equal(uric_parse(wrong[i].s, strlen(wrong[i].s), &u), URIC_OK);
        if (u.error_part != wrong[i].part)
            fail_msg("%s: part %d", wrong[i].s, u.error_part);
    }
    assert_int_not_equal(uric_parse_uri("1x", 2, &u), URIC_OK);
    assert_int_equal(u.error_part, URIC_SCHEME);
    assert_int_equal(uric_parse("a", 1, &u), URIC_OK);
    assert_int_equal(u.error_part, 0);
}

/* Without "utf8" in the policy, a character is bytes that are "high". */
static void tells_by_the_policy(void **unused)
{
    const struct uric_tolerance high = policy_of(0, BIT(HIGH), 0, 0);
    const struct uric_tolerance both = policy_of(0, BIT(HIGH) | BIT(UTF8), 0, 0);
    struct uric_tolerated_sum found;
    struct uric u;

    (void)unused;
    assert_int_equal(uric_parse_as(URIC_RULE_ORIGIN_FORM, "/\xC3\xBC\xFF", 4, &high, &u),
                     URIC_OK);
    assert_true(uric_tolerated(uric_bind("/\xC3\xBC\xFF", &u), &high, &found));
    assert_int_equal(found.names[URIC_PATH], BIT(HIGH));
    assert_int_equal(found.count, 3);
    assert_true(uric_tolerated(uric_bind("/\xC3\xBC\xFF", &u), &both, &found));
    assert_int_equal(found.names[URIC_PATH], BIT(HIGH) | BIT(UTF8));
    assert_int_equal(found.count, 2);
    assert_int_equal(found.first, 1);
}

/* ---- theorems -------------------------------------------------------------------------- */

static void holds(int rule, const struct uric_tolerance *t, const char *s, size_t n, size_t cut)
{
    const char *const fails = theorem_tolerated(rule, t, s, n, cut);

    if (fails != NULL)
        fail_msg("%s: %.*s", fails, (int)n, s);
}

static size_t random_reference(uint64_t *seed, char *s, size_t most)
{
    static const char *const tokens[] = {
        "a", "http://", "//", "/", "?", "#", "[", "]", "{", "}", "|", "^", "`", "\"", "<", ">",
        "\\", " ", "%", "%4", "%41", "%zz", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80",
        "\xC3", "\xE2\x82", "\xFF", "@", ":", "u:p@", "h.example", "[::1]", ":80", "..", "=&",
        "0123456789012345678901234567890123456789", "1.2.3.4"
    };
    const size_t count = random_below(seed, 12);
    size_t i, n = 0;

    for (i = 0; i < count; i++) {
        const char *const token =
            tokens[random_below(seed, sizeof tokens / sizeof *tokens)];

        if (n + strlen(token) <= most) {
            memcpy(s + n, token, strlen(token));
            n += strlen(token);
        }
    }
    return n;
}

static void random_policy(uint64_t *seed, struct uric_tolerance *t)
{
    static const unsigned possible[] = { 0x1DFE, 0x1DFF, 0x1DFF, 0x1FFF };
    uint16_t names[URIC_PARTS] = { 0 };
    int place;

    for (place = 0; place < PLACES; place++)
        names[places[place].part] =
            (uint16_t)(random_below(seed, 0x2000) & possible[place]);
    assert_int_equal(uric_tolerance_init(t, names), URIC_OK);
}

static void random_references_hold(void)
{
    enum { TIMES = 60000 };
    uint64_t seed = 3986;
    char s[512];
    int i;

    for (i = 0; i < TIMES; i++) {
        struct uric_tolerance t;
        const size_t n = random_reference(&seed, s, sizeof s);

        random_policy(&seed, &t);
        holds((int)random_below(&seed, URIC_RULES), &t, s, n, random_below(&seed, 80));
    }
}

static void theorems_hold(void **unused)
{
    (void)unused;
#ifndef SINGLE_FILE
    {
        const struct uric_kernels *kernels;
        int number;

        for (number = 0; (kernels = uric_kernels_number(number)) != NULL; number++) {
            uric_kernels_use(kernels);
            random_references_hold();
        }
        uric_kernels_use(NULL);
    }
#else
    random_references_hold();
#endif
}

/* The strict policy and none answer as uric_parse_as() for every fixture and rule; the widest
 * keeps the parts of what is strict. */
static const char *root;

static void fixtures_stay_as_they_are(void **unused)
{
    struct uric_tolerance strict, widest = policy_of(0x1DFE, 0x1DFF, 0x1DFF, 0x1FFF);
    size_t n, i;
    struct fixture *const fixtures = fixtures_read(root, &n);

    (void)unused;
    uric_tolerance_preset(&strict, URIC_TOLERATE_STRICT);
    assert_true(n > 100);
    for (i = 0; i < n; i++) {
        const struct fixture *const f = &fixtures[i];
        struct uric u, v;

        assert_int_equal(uric_parse_as(f->rule, f->input, f->n, &strict, &u),
                         uric_parse_as(f->rule, f->input, f->n, NULL, &v));
        assert_memory_equal(&u, &v, sizeof u);
        if (f->n <= 1000) {
            holds(f->rule, NULL, f->input, f->n, f->n / 2);
            holds(f->rule, &strict, f->input, f->n, f->n / 2);
            holds(f->rule, &widest, f->input, f->n, f->n / 2);
        }
    }
    fixtures_free(fixtures, n);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(admits_its_bytes),
        cmocka_unit_test(some_names_have_no_place),
        cmocka_unit_test(names_have_texts),
#ifndef SINGLE_FILE
        cmocka_unit_test(no_policy_changes_own_bytes),
#endif
        cmocka_unit_test(takes_every_character),
        cmocka_unit_test(takes_nothing_else),
        cmocka_unit_test(whatwg_request_is_its_tables),
        cmocka_unit_test(log_is_everything),
        cmocka_unit_test(answers_examples),
        cmocka_unit_test(says_which_part_is_wrong),
        cmocka_unit_test(tells_by_the_policy),
        cmocka_unit_test(theorems_hold),
        cmocka_unit_test(fixtures_stay_as_they_are),
    };

    root = argc > 1 ? argv[1] : ".";
    return cmocka_run_group_tests(tests, NULL, NULL);
}
