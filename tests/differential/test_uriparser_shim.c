/* Compares uric_uriparser with uriparser, function by function, on the strings of the fixtures
 * and on random ones, mutated.  Each difference must be one of those listed, with the clause
 * that decides it; a listed one that no longer occurs is a failure too. */
#include "differential/uriparser_answers.h"
#include "support/fixture.h"
#include "theorems/spellings.h"
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static int strings = 60000;

/* ---- who is right ---- */

static struct answers ours, theirs;

/* Writes the normal form of the target of s against the base; 0 if s is not a reference. */
static int lead(const char *s, char *to, size_t size)
{
    static const char base[] = ANSWER_BASE;
    char target[ANSWER_ROOM];
    struct uric b, u, t;
    size_t n;

    if (uric_parse(s, strlen(s), &u) != URIC_OK ||
        uric_parse(base, strlen(base), &b) != URIC_OK ||
        uric_resolve(uric_bind(base, &b), uric_bind(s, &u), URIC_RESOLVE_STRICT, target,
                     sizeof target, &n, NULL) != URIC_OK ||
        uric_parse(target, n, &t) != URIC_OK ||
        uric_normalize(uric_bind(target, &t), URIC_STEPS_SYNTAX | URIC_STEP_IPV6, NULL, to,
                       size - 1, &n, NULL, NULL) != URIC_OK)
        return 0;
    to[n] = '\0';
    return 1;
}

/* Whether two references have different targets, or one is none. */
static int lead_elsewhere(const char *s, const char *t)
{
    char one[ANSWER_ROOM], other[ANSWER_ROOM];

    return !lead(s, one, sizeof one) || !lead(t, other, sizeof other) ||
           strcmp(one, other) != 0;
}

/* ---- the list ---- */

static int normal_leads_elsewhere(const char *s)
{
    char decoded[ANSWER_ROOM];
    struct uric u;
    size_t n;

    /* resolution does not decode "%2E", normalization does */
    return uric_parse(s, strlen(s), &u) == URIC_OK &&
           uric_normalize(uric_bind(s, &u), URIC_STEP_PERCENT, NULL, decoded,
                          sizeof decoded - 1, &n, NULL, NULL) == URIC_OK &&
           (decoded[n] = '\0', lead_elsewhere(decoded, theirs.text[ASK_NORMAL]));
}

static int has_host_triplet(const char *s)
{
    struct uric u;

    return uric_parse(s, strlen(s), &u) == URIC_OK && uric_has(&u, URIC_HOST) &&
           memchr(s + u.part[URIC_HOST].begin, '%',
                  u.part[URIC_HOST].end - u.part[URIC_HOST].begin) != NULL;
}

/* As in ":080": the version compared with, 0.9.7, keeps the zero, 0.9.9 and later drop it. */
static int has_leading_zero(const char *s)
{
    struct uric u;

    return uric_parse(s, strlen(s), &u) == URIC_OK && uric_has(&u, URIC_PORT) &&
           u.part[URIC_PORT].end - u.part[URIC_PORT].begin > 1 &&
           s[u.part[URIC_PORT].begin] == '0';
}

/* A network-path reference. */
static int has_host_but_no_scheme(const char *s)
{
    struct uric u;

    return uric_parse(s, strlen(s), &u) == URIC_OK && uric_has(&u, URIC_HOST) &&
           !uric_has(&u, URIC_SCHEME);
}

static int is_relative_or_guarded(const char *s)
{
    struct uric u;

    return uric_parse(s, strlen(s), &u) == URIC_OK &&
           (!uric_has(&u, URIC_SCHEME) || strstr(s, ":/.//") != NULL);
}

static int added_leads_elsewhere(const char *s)
{
    return lead_elsewhere(s, theirs.text[ASK_ADD]);
}

/* The reference, or the base that it is merged with, has a path that does not start with "/"
 * or does with "//": uric_resolve() is tested elsewhere to do what 5.2.4 says. */
static int is_rootless_or_guarded(const char *s)
{
    struct uric u;

    return uric_parse(s, strlen(s), &u) == URIC_OK && !uric_has(&u, URIC_HOST) &&
           u.path_kind != URIC_PATH_EMPTY;
}

static int removed_leads_elsewhere(const char *s)
{
    return lead_elsewhere(s, theirs.text[ASK_REMOVE]);
}

static int root_leads_elsewhere(const char *s)
{
    return lead_elsewhere(s, theirs.text[ASK_REMOVE_ROOT]);
}

static int root_is_guarded(const char *s)
{
    (void)s;
    return strncmp(theirs.text[ASK_REMOVE_ROOT], "/./", 3) == 0 &&
           theirs.text[ASK_REMOVE_ROOT][3] != '/';
}

/* It compares the string with its normal form. */
static int normal_differs(const char *s)
{
    (void)s;
    return strcmp(ours.text[ASK_NORMAL], theirs.text[ASK_NORMAL]) != 0 ||
           strcmp(ours.text[ASK_MASK], theirs.text[ASK_MASK]) != 0;
}

static int stops_in_a_literal(const char *s)
{
    const char *const bracket = strchr(s, '[');

    return bracket != NULL && atoi(ours.text[ASK_STOP]) > bracket - s;
}

/* Their URI is none, or is of another name. */
static int windows_name_is_not_escaped(const char *s)
{
    char uri[ANSWER_ROOM];
    struct uric u;

    (void)s;
    strcpy(uri, theirs.text[ASK_WINDOWS]);
    return strncmp(uri, "file:///", 8) == 0 &&
           (uric_parse(uri, strlen(uri), &u) != URIC_OK || uric_has(&u, URIC_QUERY) ||
            uric_has(&u, URIC_FRAGMENT) || strchr(uri, '%') != NULL || s[1] == ':');
}

static struct difference {
    enum question question;
    const char *what, *clause;
    int (*applies)(const char *s);
    unsigned long seen;
} differences[] = {
    { ASK_STOP, "an error in an IPv6address is reported a byte too early or too late",
      "3.2.2: after \"[:\" another \":\" can follow", stops_in_a_literal, 0 },
    { ASK_MASK, "upper-case digits of a host's triplets are to be normalized",
      "6.2.2.1: they are normal", has_host_triplet, 0 },
    { ASK_MASK, "leading zeros of a port are normal", "3.2.3: a decimal number",
      has_leading_zero, 0 },
    { ASK_MASK, "dot-segments that normalization keeps are to be normalized",
      "4.2, 3.3: \"..\" of a relative path, and the guards \"./\" and \"/.\", are normal",
      is_relative_or_guarded, 0 },
    { ASK_NORMAL, "the normal form has another target, or becomes an authority",
      "3.3, 5.2.2, 6.2: equivalent references identify the same resource",
      normal_leads_elsewhere, 0 },
    { ASK_NORMAL, "leading zeros of a port are kept", "3.2.3: a decimal number",
      has_leading_zero, 0 },
    { ASK_NORMAL, "triplets in the host keep their case", "6.2.2.1: all triplets",
      has_host_triplet, 0 },
    { ASK_NORMAL, "\"..\" after an authority is kept without a scheme",
      "5.2.2: every base removes it", has_host_but_no_scheme, 0 },
    { ASK_ADD, "the target becomes an authority", "3.3, 5.3: its path starts with \"//\"",
      added_leads_elsewhere, 0 },
    { ASK_ADD, "no \"/\" before what follows a removed first segment", "5.2.4, step 2C",
      is_rootless_or_guarded, 0 },
    { ASK_ADD_ROOTLESS, "no \"/\" before what follows a removed first segment, or no guard",
      "5.2.4, step 2C; 3.3", is_rootless_or_guarded, 0 },
    { ASK_REMOVE, "the relative reference has another target", "5.2.2",
      removed_leads_elsewhere, 0 },
    { ASK_REMOVE_ROOT, "the relative reference has another target", "5.2.2",
      root_leads_elsewhere, 0 },
    { ASK_REMOVE_ROOT, "a \".\" guards a path that needs no guard",
      "3.3: only \"//\" would be an authority", root_is_guarded, 0 },
    { ASK_EQUAL, "the normal form differs, see above", "6.2.2", normal_differs, 0 },
    { ASK_WINDOWS, "what follows a drive is not escaped", "2.1, 3.3",
      windows_name_is_not_escaped, 0 },
};
enum { DIFFERENCES = sizeof differences / sizeof *differences };

/* ---- comparing ---- */

static unsigned long compared;

static void differs(enum question question, const char *s)
{
    int i;

    for (i = 0; i < DIFFERENCES; i++) {
        if (differences[i].question == question && differences[i].applies(s)) {
            differences[i].seen++;
            return;
        }
    }
    fail_msg("question %d of \"%s\": \"%s\", uriparser: \"%s\"", (int)question, s,
             ours.text[question], theirs.text[question]);
}

static void compare(const char *s)
{
    int i;

    if (strlen(s) > ANSWER_LONGEST)
        return;
    answers_of_uric(s, &ours);
    answers_of_uriparser(s, &theirs);
    for (i = 0; i < QUESTIONS; i++) {
        compared++;
        if (strcmp(ours.text[i], theirs.text[i]) != 0)
            differs((enum question)i, s);
    }
}

/* One to three bytes are removed, replaced or inserted, or the end is cut off. */
static void mutate(char *s, uint64_t *seed)
{
    static const char bytes[] = "/:@?#[]%.a1;\\ +\x80";
    size_t n = strlen(s);
    int i;

    for (i = 0; i < 3 && n > 1; i++) {
        uint64_t at;

        *seed = *seed * 6364136223846793005u + 1442695040888963407u;
        at = (*seed >> 33) % n;
        switch (*seed >> 28 & 7) {
        case 0: memmove(s + at, s + at + 1, n - at); break;
        case 1: s[at] = '\0'; break;
        case 2:
        case 3: memmove(s + at + 1, s + at, n - at + 1); /* fall through */
        case 4:
        case 5: s[at] = bytes[(*seed >> 40) % (sizeof bytes - 1)]; break;
        default: break;
        }
        n = strlen(s);
    }
}

static const char *root = ".";

static void fixtures_are_answered_alike(void **state)
{
    size_t n, i;
    struct fixture *const fixtures = fixtures_read(root, &n);

    (void)state;
    for (i = 0; i < n; i++) {
        if (memchr(fixtures[i].input, '\0', fixtures[i].n) == NULL) {
            char *const s = (char *)calloc(fixtures[i].n + 1, 1);

            assert_non_null(s);
            memcpy(s, fixtures[i].input, fixtures[i].n);
            compare(s);
            free(s);
        }
    }
    fixtures_free(fixtures, n);
    assert_true(compared > 500);
}

static void random_strings_are_answered_alike(void **state)
{
    uint64_t seed = 97;
    int i;

    (void)state;
    for (i = 0; i < strings; i++) {
        char s[SPELLINGS_ROOM + 8];

        if (i % 4 == 3)
            spellings_few(&seed, s);
        else
            spellings_any(&seed, s);
        if (i % 2)
            mutate(s, &seed);
        compare(s);
    }
    for (i = 0; i < DIFFERENCES; i++) {
        print_message("# %lu: %s (%s)\n", differences[i].seen, differences[i].what,
                      differences[i].clause);
        assert_true(differences[i].seen > 0);
    }
    print_message("# %lu answers compared\n", compared);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fixtures_are_answered_alike),
        cmocka_unit_test(random_strings_are_answered_alike),
    };

    if (argc > 1)
        root = argv[1];
    if (argc > 2)
        strings = atoi(argv[2]);
    return cmocka_run_group_tests_name("uriparser-shim", tests, NULL, NULL);
}
