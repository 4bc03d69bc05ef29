/* Checks the promises of operations (see theorems.h) on random references and on variants of
 * them with a few bytes changed; if one is broken, prints the shortest question that shows it. */
#include "support/random.h"
#include "theorems/spellings.h"
#include "theorems/theorems.h"
#include "theorems/trials.h"
#include "theorems/valid.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 4096 };

static unsigned long rounds = 300000;

/* ---- shortening ---- */

/* Removes bytes, many at first, as long as the rest still fails. */
static size_t shorten(enum trial which, char *s, size_t n)
{
    char shorter[ROOM];
    size_t many, i;

    for (many = n; many > 0; many /= 2) {
        for (i = 0; i + many <= n;) {
            memcpy(shorter, s, i);
            memcpy(shorter + i, s + i + many, n - i - many);
            if (trial_fails(which, shorter, n - many)) {
                n -= many;
                memcpy(s, shorter, n);
                i = 0;
            } else {
                i++;
            }
        }
    }
    return n;
}

static void escape(char *to, const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        const unsigned char byte = (unsigned char)s[i];

        if (byte == '\n')
            to += sprintf(to, "\" \"");
        else if (byte >= 0x20 && byte < 0x7f)
            *to++ = (char)byte;
        else
            to += sprintf(to, "\\x%02X", byte);
    }
    *to = '\0';
}

static size_t make(enum trial which, uint64_t *seed, char *s);
static size_t sprinkle(uint64_t *seed, char *s, size_t n);

/* Whether the questions get bytes that a policy may tolerate. */
static int sprinkles;

static void hold_times(enum trial which, unsigned long times)
{
    static char s[ROOM], shown[4 * ROOM];
    uint64_t seed = 3986;
    const char *wrong;
    unsigned long i;

    for (i = 0; i < times; i++) {
        size_t n = make(which, &seed, s);

        if (sprinkles)
            n = sprinkle(&seed, s, n);
        if (trial_fails(which, s, n) == NULL)
            continue;
        n = shorten(which, s, n);
        escape(shown, s, n);
        wrong = trial_fails(which, s, n);
        theorem_tolerate(NULL); /* for the next test */
        sprinkles = 0;
        fail_msg("%s \"%s\": not so: %s", trial_name(which), shown, wrong);
    }
}

static void hold(enum trial which)
{
    hold_times(which, rounds);
}

/* ---- questions ---- */

/* Both kinds of references, each sometimes with a few bytes changed. */
static size_t one(uint64_t *seed, char *s)
{
    const size_t n = random_below(seed, 2) ? valid_reference(seed, s)
                                           : spellings_any(seed, s);

    return random_below(seed, 2) ? n : valid_change(seed, s, n);
}

static size_t uri(uint64_t *seed, char *s)
{
    const size_t n = valid_uri(seed, s);

    return random_below(seed, 2) ? n : valid_change(seed, s, n);
}

static size_t line(char *s, size_t n)
{
    s[n] = '\n';
    return n + 1;
}

/* A reference, and another one or a variant of the first. */
static size_t two(uint64_t *seed, char *s, size_t (*first)(uint64_t *, char *),
                  size_t (*second)(uint64_t *, char *))
{
    const size_t m = first(seed, s), n = line(s, m);

    if (random_below(seed, 4) > 0)
        return n + second(seed, s + n);
    memcpy(s + n, s, m);
    return n + valid_change(seed, s + n, m);
}

static size_t text(uint64_t *seed, char *s)
{
    static const char bytes[] = "aZ0-._~ %/?#[]@:+&=;!'*\r\n";
    const size_t kind = random_below(seed, 3);
    const size_t n = random_below(seed, random_below(seed, 20) ? 40 : 900);
    size_t i;

    for (i = 0; i < n; i++)
        s[i] = kind == 0 ? (char)random_below(seed, 256)
                         : bytes[random_below(seed, kind == 1 ? 7 : sizeof bytes - 1)];
    return n;
}

/* An origin-form, unless it has a fragment; it often starts with "//". */
static size_t origin_form(uint64_t *seed, char *s)
{
    s[0] = '/';
    return 1 + one(seed, s + 1);
}

/* If the reference may have such an element, one of it. */
static size_t an_edit(uint64_t *seed, char *s, size_t (*of)(uint64_t *, char *))
{
    static const char *const names[] = { "a", "b", "", "q", "%61", "%3d", "a&", "a=" };
    const size_t what = random_below(seed, URIC_EDIT_PARAMETER_NAMED + 1);
    size_t n = (size_t)sprintf(s, "%u %u\n", (unsigned)what,
                               (unsigned)random_below(seed, 6));

    n += line(s + n, of(seed, s + n));
    n += (size_t)sprintf(s + n, "%s", names[random_below(seed, 8)]);
    if (random_below(seed, 4) == 0)
        return n;
    n = line(s, n);
    return random_below(seed, 4) ? n + valid_part(seed, s + n) : n;
}

static size_t seven_parts(uint64_t *seed, char *s)
{
    size_t n = (size_t)sprintf(s, "%u", (unsigned)random_below(seed, 1 << URIC_PARTS));
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        n = line(s, n);
        n += valid_part(seed, s + n);
    }
    return n;
}

static size_t make(enum trial which, uint64_t *seed, char *s)
{
    const unsigned number = (unsigned)random_below(seed, 32);
    const unsigned steps = random_below(seed, 4) ? number : URIC_STEPS_SYNTAX;
    size_t n = (size_t)sprintf(s, "%u\n", which == TRIAL_NORMAL || which == TRIAL_EQUAL ||
                                                  which == TRIAL_NORMAL_FIRST
                                              ? steps
                                              : number);

    switch (which) {
    case TRIAL_RECOMPOSED:
    case TRIAL_NORMAL: return n + one(seed, s + n);
    case TRIAL_RESOLVED:
    case TRIAL_NORMAL_FIRST:
    case TRIAL_DOTS_FIRST: return n + two(seed, s + n, uri, one);
    case TRIAL_RELATED: return n + two(seed, s + n, uri, uri);
    case TRIAL_EQUAL:
        return n + (random_below(seed, 2) ? two(seed, s + n, one, one)
                                          : two(seed, s + n, spellings_few, spellings_few));
    case TRIAL_ENCODED: return n + text(seed, s + n);
    case TRIAL_EDITED: return an_edit(seed, s, one);
    case TRIAL_ORIGIN_EDITED: return an_edit(seed, s, origin_form);
    default: return seven_parts(seed, s);
    }
}

/* Inserts up to three of these after the line of numbers. */
static size_t sprinkle(uint64_t *seed, char *s, size_t n)
{
    static const char *const tokens[] = {
        "[", "]", "{", "}", "|", "^", "`", "\"", "<", ">", "\\", " ", "#", "%", "%4", "%%34",
        "%%411", "%zz", "%2", "\xC3\xA9", "\xE2\x82\xAC", "\xC3", "\xE2\x82", "\xFF", "|:", "%@"
    };
    const char *const end = memchr(s, '\n', n);
    const size_t first = end != NULL ? (size_t)(end - s) + 1 : n;
    size_t count = end != NULL ? random_below(seed, 4) : 0;

    while (count-- > 0) {
        const char *const token = tokens[random_below(seed, sizeof tokens / sizeof *tokens)];
        const size_t at = first + random_below(seed, n - first + 1), more = strlen(token);

        memmove(s + at + more, s + at, n - at);
        memcpy(s + at, token, more);
        n += more;
    }
    return n;
}

/* ---- the theorems ---- */

static void parts_recompose_to_the_same(void **state)
{
    (void)state;
    hold(TRIAL_RECOMPOSED);
}

static void targets_have_the_parts_of_5_2_2(void **state)
{
    (void)state;
    hold(TRIAL_RESOLVED);
}

static void resolution_undoes_relation(void **state)
{
    (void)state;
    hold(TRIAL_RELATED);
}

static void normal_forms_are_normal_and_need_nothing(void **state)
{
    (void)state;
    hold(TRIAL_NORMAL);
}

static void comparison_is_that_of_normal_forms(void **state)
{
    (void)state;
    hold(TRIAL_EQUAL);
}

static void references_may_be_normal_first(void **state)
{
    (void)state;
    hold(TRIAL_NORMAL_FIRST);
}

static void dot_segments_may_be_removed_first(void **state)
{
    (void)state;
    hold(TRIAL_DOTS_FIRST);
}

static void decoding_undoes_encoding(void **state)
{
    (void)state;
    hold(TRIAL_ENCODED);
}

static void edits_change_that_part_alone(void **state)
{
    (void)state;
    hold(TRIAL_EDITED);
}

static void edited_origin_forms_stay_such(void **state)
{
    (void)state;
    hold(TRIAL_ORIGIN_EDITED);
}

static void parts_are_built_or_refused(void **state)
{
    (void)state;
    hold(TRIAL_BUILT);
}

/* What a policy of the given names takes: of the userinfo, of path and query, of the
 * fragment. */
static void hold_under(unsigned userinfo, unsigned names, unsigned fragment)
{
    uint16_t sets[URIC_PARTS] = { 0 };
    struct uric_tolerance policy;
    int which;

    sets[URIC_USERINFO] = (uint16_t)userinfo;
    sets[URIC_PATH] = sets[URIC_QUERY] = (uint16_t)names;
    sets[URIC_FRAGMENT] = (uint16_t)fragment;
    assert_int_equal(uric_tolerance_init(&policy, sets), URIC_OK);
    theorem_tolerate(&policy);
    for (which = 0; which < TRIALS; which++) {
        if (which != TRIAL_ENCODED)
            hold_times((enum trial)which, rounds / 8 + 1);
    }
    theorem_tolerate(NULL);
}

/* All names; all but "high" and "brackets"; some. */
static void tolerated_references_keep_them(void **state)
{
    const unsigned all = (1u << URIC_TOLERATED_NAMES) - 1, high = 1u << URIC_TOLERATED_HIGH;
    const unsigned brackets = 1u << URIC_TOLERATED_BRACKETS, hash = 1u << URIC_TOLERATED_HASH;
    const unsigned percent = 1u << URIC_TOLERATED_STRAY_PERCENT;

    (void)state;
    sprinkles = 1;
    hold_under(all & ~(hash | brackets), all & ~hash, all);
    hold_under(0, all & ~(hash | high | brackets), all & ~high);
    hold_under(percent, percent | 1u << URIC_TOLERATED_PIPE, hash);
    sprinkles = 0;
}

/* ---- named examples ---- */

static struct uric_bytes bytes(const char *s)
{
    const struct uric_bytes b = { s, strlen(s) };

    return b;
}

static void invents(const char *base, const char *s)
{
    const char *const wrong = theorem_resolved(bytes(base), bytes(s), 0);

    if (wrong)
        fail_msg("%s against %s: not so: %s", s, base, wrong);
}

/* References that 5.2, followed literally, turns into an authority or a scheme. */
static void no_authority_or_scheme_is_invented(void **state)
{
    (void)state;
    invents("scheme:/a/b", "scheme:/a/..//evil");
    invents("scheme:/a/b", "..//evil");
    invents("s:/x", "a/../b:c");
    invents("s:x", "a/../b:c");
    invents("foo:/x", "/..//a");
    invents("foo:x", "foo:..///bar");
    invents("mailto:base", "/..//e/x");
}

/* An encoded dot is an ordinary character to resolution, and a dot to later steps. */
static void encoded_dots_are_an_exception(void **state)
{
    static const char *const found[] = { "%2e%2e/../g", "g/%2e%2e/../h", "%2E%2E/..",
                                         "a/%2e/../b" };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof found / sizeof *found; i++) {
        assert_true(theorem_differs_normal_first(bytes("x:/a/b/c"), bytes(found[i]),
                                                 URIC_STEPS_SYNTAX));
        assert_null(theorem_normal_first(bytes("x:/a/b/c"), bytes(found[i]),
                                         URIC_STEPS_SYNTAX));
    }
    assert_false(theorem_differs_normal_first(bytes("x:/a/b/c"), bytes("%2e%2e/g"),
                                              URIC_STEPS_SYNTAX));
}

static void a_guard_needs_nothing(void **state)
{
    struct uric u;

    (void)state;
    assert_int_equal(uric_parse("x:/.//y", 7, &u), URIC_OK);
    assert_int_equal(uric_needs(uric_bind("x:/.//y", &u), 31, NULL), 0);
    assert_null(theorem_normal(bytes("x:/.//y"), 31));
}

/* ---- hashes ---- */

/* Distinct references of one kind; their normal forms are distinct too. */
typedef size_t family(char *s, size_t i);

/* Bits that cancel in a hash that mixes words by odd numbers and shifts; each of twelve pairs
 * of words is changed or not. */
static size_t of_cancelling_words(char *s, size_t i)
{
    static const char *const pairs[] = { "aaaa0aa1bbbbbbb1", "aaaa2aaqbbbbbbbq" };
    size_t n = (size_t)sprintf(s, "http://h/");
    int pair;

    for (pair = 0; pair < 12; pair++)
        n += (size_t)sprintf(s + n, "%s", pairs[i >> pair & 1]);
    return n;
}

/* The same in the host, hashed in pieces of a byte because its spelling is not normal. */
static size_t of_cancelling_letters(char *s, size_t i)
{
    static const char *const pairs[] = { "AAAA0AA1BBBBBBB1", "AAAA2AAqBBBBBBBq" };
    size_t n = (size_t)sprintf(s, "HTTP://");
    int pair;

    for (pair = 0; pair < 12; pair++)
        n += (size_t)sprintf(s + n, "%s", pairs[i >> pair & 1]);
    return n + (size_t)sprintf(s + n, "/%%7e");
}

static size_t of_numbers(char *s, size_t i)
{
    return (size_t)sprintf(s, "http://h/%u", (unsigned)i);
}

/* All pairs of 92 letters with one bit flipped. */
static size_t of_two_bits(char *s, size_t i)
{
    size_t n = (size_t)sprintf(s, "http://h/"), first = 0;

    memset(s + n, 'a', 92);
    for (; i >= 91 - first; first++)
        i -= 91 - first;
    s[n + first] = s[n + first + 1 + i] = 'c';
    return n + 92;
}

/* The same byte repeated. */
static size_t of_lengths(char *s, size_t i)
{
    static const char letters[] = "abcdefgh";
    const size_t n = i / 8;

    memset(s, letters[i % 8], n + 1);
    return n + 1;
}

static void different_references_scatter(void **state)
{
    static family *const families[] = { of_cancelling_words, of_cancelling_letters,
                                        of_numbers, of_two_bits, of_lengths };
    static const unsigned steps[] = { 0, URIC_STEPS_SYNTAX };
    enum { LONGEST = 520 };
    static char text[THEOREM_SCATTERED][LONGEST];
    static struct uric_bytes s[THEOREM_SCATTERED];
    uint64_t seed = 3986;
    size_t f, k, i;

    (void)state;
    for (f = 0; f < sizeof families / sizeof *families; f++) {
        for (i = 0; i < THEOREM_SCATTERED; i++) {
            s[i].s = text[i];
            s[i].n = families[f](text[i], i);
        }
        for (k = 0; k < 2; k++) {
            const char *const wrong = theorem_scattered(s, steps[k], &seed);

            if (wrong)
                fail_msg("family %u, steps %u: not so: %s", (unsigned)f, steps[k], wrong);
        }
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_recompose_to_the_same),
        cmocka_unit_test(targets_have_the_parts_of_5_2_2),
        cmocka_unit_test(resolution_undoes_relation),
        cmocka_unit_test(normal_forms_are_normal_and_need_nothing),
        cmocka_unit_test(comparison_is_that_of_normal_forms),
        cmocka_unit_test(references_may_be_normal_first),
        cmocka_unit_test(dot_segments_may_be_removed_first),
        cmocka_unit_test(decoding_undoes_encoding),
        cmocka_unit_test(edits_change_that_part_alone),
        cmocka_unit_test(edited_origin_forms_stay_such),
        cmocka_unit_test(parts_are_built_or_refused),
        cmocka_unit_test(tolerated_references_keep_them),
        cmocka_unit_test(no_authority_or_scheme_is_invented),
        cmocka_unit_test(encoded_dots_are_an_exception),
        cmocka_unit_test(a_guard_needs_nothing),
        cmocka_unit_test(different_references_scatter)
    };

    if (argc > 1)
        rounds = strtoul(argv[1], NULL, 10);
    if (rounds == 0)
        return 2;
    return cmocka_run_group_tests_name("theorems", tests, NULL, NULL);
}
