/* Normal forms and comparison: section 6.2's examples, its steps applied one by one to
 * strings, and invariants of every reference. */
#include "support/far.h"
#include "support/guard.h"
#include "support/random.h"
#include "theorems/spellings.h"
#include "uric.h"
#include "support/wording.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <arpa/inet.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "support/holds.h"

enum { ALL_STEPS = 31, ROOM = SPELLINGS_ROOM + 64 };

static const char *root = ".";
static unsigned long strings = 200000;
static uint64_t seed = 3986;

static enum uric_status normalize(const char *s, unsigned steps, char *buffer, size_t size,
                                  size_t *length, uint32_t *map)
{
    struct uric u;

    assert_int_equal(uric_parse(s, strlen(s), &u), URIC_OK);
    return uric_normalize(uric_bind(guard_end(s, strlen(s)), &u), steps, NULL, buffer,
                          size, length, NULL, map);
}

/* ---- fixtures ---- */

/* Into a buffer that suffices, one that is a byte too small, and none. */
static void becomes(const char *s, unsigned steps, const char *normal)
{
    const size_t n = strlen(normal);
    char buffer[ROOM];
    size_t length;

    memset(buffer, '!', sizeof buffer);
    assert_int_equal(normalize(s, steps, buffer, n, &length, NULL), URIC_OK);
    assert_holds(buffer, length, normal);
    assert_int_equal(buffer[n], '!');
    if (n == 0)
        return;
    memset(buffer, '!', sizeof buffer);
    assert_int_equal(normalize(s, steps, buffer, n - 1, &length, NULL), URIC_TOO_SMALL);
    assert_int_equal(length, n);
    assert_int_equal(buffer[0], '!');
    assert_int_equal(normalize(s, steps, NULL, 0, &length, NULL), URIC_TOO_SMALL);
    assert_int_equal(length, n);
}

static unsigned steps_called(const char *names)
{
    static const char *const known[] = { "percent", "case", "dots", "scheme", "ipv6" };
    unsigned steps = 0, i;

    for (i = 0; i < 5; i++) {
        if (strstr(names, known[i]))
            steps |= 1u << i;
    }
    return steps;
}

/* Cuts the next text in quotes out of the line. */
static char *quoted(char **line)
{
    char *begin = strchr(*line, '"');
    char *end = begin ? strchr(begin + 1, '"') : NULL;

    assert_non_null(end);
    *end = '\0';
    *line = end + 1;
    return begin + 1;
}

static unsigned read_lines(const char *name, void (*check)(char *line))
{
    char path[512], line[512];
    unsigned n = 0, number = 0;
    FILE *stream;

    snprintf(path, sizeof path, "%s/tests/fixtures/%s", root, name);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        print_message("# %s:%u %s\n", name, number, line);
        check(line);
        n++;
    }
    fclose(stream);
    return n;
}

static void check_normal(char *line)
{
    static unsigned steps;
    char *s;

    if (line[0] != ' ') {
        steps = steps_called(line);
        return;
    }
    s = quoted(&line);
    becomes(s, steps, quoted(&line));
}

static void check_rung(char *line)
{
    char *rung = line, *s = quoted(&line), *other = quoted(&line);
    struct uric u, v;

    rung[strcspn(rung, " ")] = '\0';
    assert_int_equal(uric_parse(s, strlen(s), &u), URIC_OK);
    assert_int_equal(uric_parse(other, strlen(other), &v), URIC_OK);
    assert_string_equal(uric_equivalence_name((int)uric_compare(uric_bind(s, &u),
                                                         uric_bind(other, &v), NULL)), rung);
    assert_string_equal(uric_equivalence_name((int)uric_compare(uric_bind(other, &v),
                                                         uric_bind(s, &u), NULL)), rung);
}

static void examples(void **state)
{
    (void)state;
    assert_true(read_lines("normalize/rfc3986.txt", check_normal) > 60);
    assert_true(read_lines("normalize/rfc5952.txt", check_normal) > 20);
}

static void rungs(void **state)
{
    (void)state;
    assert_true(read_lines("compare/rfc3986.txt", check_rung) > 15);
    assert_null(uric_equivalence_name(-1));
    assert_null(uric_equivalence_name(URIC_EQUIVALENCE_NONE + 1));
}

/* ---- an origin-form ---- */

/* Its normal form is an origin-form, and so are the parts that are told of it: "//evil" is a
 * path (RFC 9112, 3.2.1).  With room to spare, and with just enough, another pass writes. */
static void origin_forms_stay_origin_forms(void **unused)
{
    static const char *const targets[] = { "/a/..//evil/x?q", "//evil/%7e", "/", "/../b", "/a?" };
    static const enum uric_step steps[] = { URIC_STEPS_NONE, URIC_STEP_DOTS, URIC_STEPS_ALL };
    char buffer[64];
    size_t i, k, length, needed;
    struct uric u, parts, parsed;

    (void)unused;
    for (i = 0; i < sizeof targets / sizeof *targets; i++) {
        const char *const s = targets[i];

        assert_int_equal(uric_parse_origin_form(s, strlen(s), &u), URIC_OK);
        for (k = 0; k < 2 * sizeof steps / sizeof *steps; k++) {
            uric_normalize(uric_bind(s, &u), steps[k / 2], NULL, NULL, 0, &needed, NULL, NULL);
            assert_int_equal(uric_normalize(uric_bind(s, &u), steps[k / 2], NULL, buffer,
                                            k % 2 ? needed : sizeof buffer, &length,
                                            &parts, NULL), URIC_OK);
            assert_int_equal(uric_parse_origin_form(buffer, length, &parsed), URIC_OK);
            assert_memory_equal(&parts, &parsed, sizeof parts);
        }
    }
}

/* ---- the steps one by one ---- */

static void decode_unreserved(char *s)
{
    char *to = s, *from = s;
    unsigned byte;

    while (*from) {
        if (*from == '%' && sscanf(from + 1, "%2x", &byte) == 1 &&
            byte < 0x80 && (isalnum((int)byte) || strchr("-._~", (int)byte))) {
            *to++ = (char)byte;
            from += 3;
        } else {
            *to++ = *from++;
        }
    }
    *to = '\0';
}

static void fold(char *s, int letters)
{
    while (*s) {
        if (*s == '%') {
            s[1] = (char)toupper(s[1]);
            s[2] = (char)toupper(s[2]);
            s += 3;
        } else {
            *s = (char)(letters ? tolower(*s) : *s);
            s++;
        }
    }
}

/* The system's inet_ntop() writes RFC 5952's form, except for ::/96. */
static void canonical_address(char *host)
{
    static const uint8_t zeros[12];
    struct in6_addr address;
    char text[INET6_ADDRSTRLEN];
    size_t n;

    if (host[0] != '[' || tolower(host[1]) == 'v')
        return;
    host[strlen(host) - 1] = '\0';
    assert_int_equal(inet_pton(AF_INET6, host + 1, &address), 1);
    inet_ntop(AF_INET6, &address, text, sizeof text);
    if (memcmp(&address, zeros, 12) == 0)
        uric_ipv6_text((const uint8_t *)&address, text, sizeof text, &n);
    sprintf(host, "[%s]", text);
}

static void copy_part(char *to, const char *s, const struct uric *u, int part)
{
    const uric_span at = u->part[part];

    memcpy(to, s + at.begin, at.end - at.begin);
    to[at.end - at.begin] = '\0';
}

static int is_default(const char *port, const struct uric_scheme *scheme)
{
    return scheme && port[0] != '\0' && strtoul(port, NULL, 10) < 65536 &&
           (int32_t)strtoul(port, NULL, 10) == scheme->default_port;
}

static void step_by_step(const char *s, unsigned steps, char *out)
{
    char part[URIC_PARTS][SPELLINGS_ROOM];
    const struct uric_scheme *scheme;
    struct uric u;
    int i, has_port;

    assert_int_equal(uric_parse(s, strlen(s), &u), URIC_OK);
    for (i = 0; i < URIC_PARTS; i++)
        copy_part(part[i], s, &u, i);
    for (i = URIC_USERINFO; steps & URIC_STEP_PERCENT && i < URIC_PARTS; i++)
        decode_unreserved(part[i]);
    for (i = 0; steps & URIC_STEP_CASE && i < URIC_PARTS; i++)
        fold(part[i], i == URIC_SCHEME || i == URIC_HOST);
    if (steps & URIC_STEP_DOTS && (uric_has(&u, URIC_SCHEME) || part[URIC_PATH][0] == '/'))
        wording_3986(part[URIC_PATH]);
    has_port = uric_has(&u, URIC_PORT);
    scheme = uric_scheme_find(part[URIC_SCHEME], strlen(part[URIC_SCHEME]), NULL, 0);
    if (steps & URIC_STEP_SCHEME) {
        has_port = has_port && part[URIC_PORT][0] != '\0' &&
                   !is_default(part[URIC_PORT], scheme);
        if (scheme && scheme->host != URIC_AUTHORITY_NONE &&
            uric_has(&u, URIC_HOST) && part[URIC_PATH][0] == '\0')
            strcpy(part[URIC_PATH], "/");
    }
    if (steps & URIC_STEP_IPV6)
        canonical_address(part[URIC_HOST]);
    sprintf(out, "%s%s", part[URIC_SCHEME], uric_has(&u, URIC_SCHEME) ? ":" : "");
    if (uric_has(&u, URIC_HOST))
        sprintf(out + strlen(out), "//%s%s%s%s%s", part[URIC_USERINFO],
                uric_has(&u, URIC_USERINFO) ? "@" : "", part[URIC_HOST],
                has_port ? ":" : "", has_port ? part[URIC_PORT] : "");
    else if (strncmp(part[URIC_PATH], "//", 2) == 0)
        strcat(out, "/.");
    strcat(out, part[URIC_PATH]);
    if (uric_has(&u, URIC_QUERY))
        sprintf(out + strlen(out), "?%s", part[URIC_QUERY]);
    if (uric_has(&u, URIC_FRAGMENT))
        sprintf(out + strlen(out), "#%s", part[URIC_FRAGMENT]);
}

/* ---- theorems ---- */

static unsigned steps_now;
static const uint64_t some_key[2] = { 3986, 6874 };

/* The source of each byte. */
static int comes_from(char made, const char *raw, const char *s)
{
    unsigned byte;

    if (toupper(*raw) == toupper(made) || *raw == '\0')
        return 1;
    if (*raw == '%' && sscanf(raw + 1, "%2x", &byte) == 1 &&
        tolower((int)byte) == tolower(made))
        return 1;
    return *raw == '[' || made == '/' || made == '.' || raw == s;
}

static int map_is_wrong(const char *s, const char *normal, const uint32_t *map)
{
    size_t i, n = strlen(normal);

    for (i = 0; i < n; i++) {
        if (map[i] > strlen(s) || (i > 0 && map[i] < map[i - 1]) ||
            !comes_from(normal[i], s + map[i], s))
            return 1;
    }
    return map[n] != strlen(s);
}

/* Without a map, and with enough room, different code writes the result. */
static int is_written_otherwise(const char *s, const char *wanted)
{
    char normal[ROOM];
    size_t length;

    return normalize(s, steps_now, normal, sizeof normal, &length, NULL) != URIC_OK ||
           length != strlen(wanted) || memcmp(normal, wanted, length) != 0 ||
           normalize(s, steps_now, normal, length, &length, NULL) != URIC_OK ||
           length != strlen(wanted) || memcmp(normal, wanted, length) != 0;
}

/* Whether an invariant fails for s; a string that is not a reference passes. */
static int is_wrong(const char *s)
{
    char normal[ROOM], again[ROOM], wanted[ROOM];
    uint32_t map[ROOM];
    size_t length, n = strlen(s);
    struct uric u, v;
    unsigned needs;

    if (uric_parse(s, n, &u) != URIC_OK)
        return 0;
    needs = uric_needs(uric_bind(s, &u), steps_now, NULL);
    step_by_step(s, steps_now, wanted);
    if (normalize(s, steps_now, normal, sizeof normal - 1, &length, map) != URIC_OK)
        return 1;
    normal[length] = '\0';
    if (length != strlen(normal) || strcmp(normal, wanted) != 0)
        return 1;
    if (is_written_otherwise(s, wanted))
        return 1;
    if ((needs == 0) != (strcmp(s, normal) == 0) || needs & ~steps_now)
        return 1;
    if (map_is_wrong(s, normal, map) || length > n + 2 + 1 + 6)
        return 1;
    if (uric_parse(normal, length, &v) != URIC_OK ||
        normalize(normal, steps_now, again, sizeof again, &length, NULL) != URIC_OK ||
        length != strlen(normal) || memcmp(again, normal, length) != 0 ||
        uric_needs(uric_bind(normal, &v), steps_now, NULL) != 0)
        return 1;
    return !uric_equal(uric_bind(s, &u), uric_bind(normal, &v), steps_now, NULL) ||
           uric_hash(uric_bind(s, &u), steps_now, NULL, some_key) !=
               uric_hash(uric_bind(normal, &v), steps_now, NULL, some_key);
}

static void is_right(const char *s)
{
    char shortest[SPELLINGS_ROOM], normal[ROOM], wanted[ROOM];
    size_t length;

    if (!is_wrong(s))
        return;
    strcpy(shortest, s);
    spellings_shorten(shortest, is_wrong);
    normalize(shortest, steps_now, normal, sizeof normal - 1, &length, NULL);
    normal[length] = '\0';
    step_by_step(shortest, steps_now, wanted);
    fail_msg("\"%s\" by steps %u: \"%s\", step by step \"%s\"", shortest, steps_now,
             normal, wanted);
}

static void normal_forms_are_normal(void **state)
{
    unsigned long i, changed = 0;

    (void)state;
    for (i = 0; i < strings; i++) {
        char s[SPELLINGS_ROOM];
        struct uric u;
        size_t n = spellings_any(&seed, s);

        steps_now = i % 4 == 0 ? URIC_STEPS_SYNTAX
                               : (unsigned)random_below(&seed, ALL_STEPS + 1);
        is_right(s);
        uric_parse(s, n, &u);
        changed += uric_needs(uric_bind(s, &u), steps_now, NULL) != 0;
    }
    print_message("# %lu of %lu changed\n", changed, strings);
    assert_true(changed > strings / 4 && changed < strings);
}

static unsigned long extend(char *s, size_t n, size_t most)
{
    static const char *const pieces[] = { "a", ".", "/", "%2E" };
    unsigned long count = 1;
    size_t i;

    is_right(s);
    for (i = 0; most > 0 && i < sizeof pieces / sizeof *pieces; i++) {
        strcpy(s + n, pieces[i]);
        count += extend(s, n + strlen(pieces[i]), most - 1);
        s[n] = '\0';
    }
    return count;
}

/* ---- what a caller tolerates ---- */

struct text {
    char s[4 * ROOM];
    size_t n;
};

/* The normal form of a text that the policy accepts, in a buffer with room and in one without,
 * which are written differently. */
static void normalize_tolerated(const struct text *t, const struct uric_tolerance *policy,
                                struct text *normal)
{
    char tight[sizeof normal->s];
    struct uric_ref ref;
    struct uric u;
    size_t n;

    assert_int_equal(uric_parse_as(URIC_RULE_URI_REFERENCE, t->s, t->n, policy, &u),
                     URIC_OK);
    ref = uric_bind(guard_end(t->s, t->n), &u);
    assert_int_equal(uric_normalize(ref, URIC_STEPS_SYNTAX, NULL, normal->s,
                                    sizeof normal->s, &normal->n, NULL, NULL), URIC_OK);
    assert_int_equal(uric_normalize(ref, URIC_STEPS_SYNTAX, NULL, tight, normal->n, &n, NULL, NULL),
                     URIC_OK);
    assert_int_equal(n, normal->n);
    assert_memory_equal(tight, normal->s, n);
}

static void repair(const struct text *t, const struct uric_tolerance *policy,
                   struct text *repaired)
{
    struct uric u;

    assert_int_equal(uric_parse_as(URIC_RULE_URI_REFERENCE, t->s, t->n, policy, &u),
                     URIC_OK);
    assert_int_equal(uric_repair(uric_bind(t->s, &u), t->n, repaired->s, sizeof repaired->s,
                                 &repaired->n, NULL, NULL), URIC_OK);
}

static void assert_same(const struct text *a, const struct text *b)
{
    assert_int_equal(a->n, b->n);
    assert_memory_equal(a->s, b->s, a->n);
}

/* A stray "%" keeps the triplets that would complete it: so the normal form is still one, and
 * means what the reference meant. */
static void tolerated_is_right(const struct text *t, const struct uric_tolerance *policy)
{
    struct text normal, again, repaired, one, other;

    normalize_tolerated(t, policy, &normal);
    normalize_tolerated(&normal, policy, &again);
    assert_same(&normal, &again);
    repair(&normal, policy, &repaired);
    normalize_tolerated(&repaired, NULL, &one);
    repair(t, policy, &repaired);
    normalize_tolerated(&repaired, NULL, &other);
    assert_same(&one, &other);
}

static void every_short_tolerated_path(void **state)
{
    static const char bytes[] = "%41ez/|";
    enum { BYTES = sizeof bytes - 1, LENGTH = 6 };
    struct uric_tolerance policy;
    struct text t = { "x:/a", 0 };
    unsigned long number, rest, of_this_length = 1;
    size_t i, n;

    (void)state;
    assert_int_equal(uric_tolerance_preset(&policy, URIC_TOLERATE_LOG), URIC_OK);
    for (n = 0; n <= LENGTH; n++, of_this_length *= BYTES) {
        for (number = 0; number < of_this_length; number++) {
            for (i = 0, rest = number; i < n; i++, rest /= BYTES)
                t.s[4 + i] = bytes[rest % BYTES];
            t.n = 4 + n;
            tolerated_is_right(&t, &policy);
        }
    }
}

static void every_short_path(void **state)
{
    static const char *const before[] = { "x:", "x://h/", "", "//h" };
    char s[SPELLINGS_ROOM];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof before / sizeof *before; i++) {
        strcpy(s, before[i]);
        steps_now = URIC_STEPS_SYNTAX;
        assert_true(extend(s, strlen(s), 6) > 5000);
        steps_now = URIC_STEP_DOTS;
        extend(s, strlen(s), 6);
    }
}

/* References are equal exactly when their normal forms are, and then so are their hashes. */
/* The code reads blocks: a byte that changes is noticed at any offset. */
static void one_change_at_each_offset(void **state)
{
    static const struct { const char *begin, *change; } all[] = {
        { "x://", "A" }, { "x://", "%41" }, { "x:/a", "/./" }, { "x:/", "%2e" },
        { "x://h/?", "%7e" }, { "/a", "/./" }
    };
    enum { LENGTH = 150 };
    size_t i, at;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const size_t begin = strlen(all[i].begin), n = strlen(all[i].change);

        for (at = 0; at + n <= LENGTH; at++) {
            char s[SPELLINGS_ROOM];
            struct uric u;

            memset(s, 'a', begin + LENGTH);
            memcpy(s, all[i].begin, begin);
            memcpy(s + begin + at, all[i].change, n);
            s[begin + LENGTH] = '\0';
            steps_now = URIC_STEPS_SYNTAX;
            is_right(s);
            assert_int_equal(uric_parse(s, begin + LENGTH, &u), URIC_OK);
            assert_true(uric_needs(uric_bind(s, &u), URIC_STEPS_SYNTAX, NULL) != 0);
        }
    }
}

static void comparison_is_that_of_normal_forms(void **state)
{
    unsigned long i, equal = 0, collisions = 0;

    (void)state;
    for (i = 0; i < strings; i++) {
        const unsigned steps = (unsigned)random_below(&seed, ALL_STEPS + 1);
        char s[SPELLINGS_ROOM], other[SPELLINGS_ROOM], one[ROOM], two[ROOM];
        const size_t n = spellings_few(&seed, s), m = spellings_few(&seed, other);
        struct uric u, v;
        uint64_t key[2] = { 0, 3986 };
        size_t length, other_length;
        int same, same_hash;

        assert_int_equal(uric_parse(s, n, &u), URIC_OK);
        assert_int_equal(uric_parse(other, m, &v), URIC_OK);
        normalize(s, steps, one, sizeof one, &length, NULL);
        normalize(other, steps, two, sizeof two, &other_length, NULL);
        same = length == other_length && memcmp(one, two, length) == 0;
        if (uric_equal(uric_bind(s, &u), uric_bind(other, &v), steps, NULL) != same)
            fail_msg("\"%s\" and \"%s\" by steps %u", s, other, steps);
        key[0] = i;
        same_hash = uric_hash(uric_bind(s, &u), steps, NULL, key) ==
                    uric_hash(uric_bind(other, &v), steps, NULL, key);
        assert_true(same_hash || !same);
        equal += (unsigned long)same;
        collisions += (unsigned long)(same_hash && !same);
    }
    print_message("# %lu of %lu equal\n", equal, strings);
    assert_true(equal > strings / 100 && equal < strings);
    assert_int_equal(collisions, 0);
}

/* ---- the caller's schemes, null, lengths ---- */

static void own_schemes(void **state)
{
    static const struct uric_scheme own[] = {
        { "x", 99, URIC_KIND_UNKNOWN, URIC_AUTHORITY_REQUIRED, 1 }
    };
    static const char s[] = "X://h:99";
    const struct uric_scheme *scheme = uric_scheme_find(s, 1, own, 1);
    struct uric u, v;
    char buffer[64];
    size_t length;

    (void)state;
    assert_ptr_equal(scheme, own);
    uric_parse(s, sizeof s - 1, &u);
    assert_int_equal(uric_normalize(uric_bind(s, &u), URIC_STEP_SCHEME, scheme, buffer,
                                    sizeof buffer, &length, NULL, NULL),
                     URIC_OK);
    assert_string_equal(buffer, "X://h/");
    uric_parse("X://h", 5, &v);
    assert_int_equal(uric_compare(uric_bind(s, &u), uric_bind("X://h", &v), scheme),
                     URIC_EQUIVALENCE_SCHEME);
    assert_int_equal(uric_compare(uric_bind(s, &u), uric_bind("X://h", &v), NULL), URIC_EQUIVALENCE_NONE);
}

static void null_is_an_empty_reference(void **state)
{
    char buffer[2] = "!";
    uint32_t map[2] = { 9, 9 };
    struct uric u;
    size_t length;

    (void)state;
    assert_int_equal(uric_parse(NULL, 0, &u), URIC_OK);
    assert_int_equal(uric_normalize(uric_bind(NULL, &u), URIC_STEPS_ALL, NULL, buffer, 1,
                                    &length, NULL, map),
                     URIC_OK);
    assert_int_equal(length, 0);
    assert_int_equal(map[0], 0);
    assert_int_equal(map[1], 9);
    assert_int_equal(uric_compare(uric_bind(NULL, &u), uric_bind(NULL, &u), NULL),
                     URIC_EQUIVALENCE_STRING);
    assert_true(uric_hash(uric_bind(NULL, &u), 7, NULL, some_key) ==
                uric_hash(uric_bind("", &u), 0, NULL, some_key));
}

/* Hashes are the same on every machine: a program in another language computed these from the
 * normal forms. */
static void hashes_are_those_of_other_machines(void **state)
{
    static const char s[] = "HTTP://EXAMPLE.com/a/./b?c#d";
    struct uric u;

    (void)state;
    assert_int_equal(uric_parse(s, sizeof s - 1, &u), URIC_OK);
    assert_true(uric_hash(uric_bind(s, &u), 0, NULL, some_key) == UINT64_C(0xee1278a146be3918));
    assert_true(uric_hash(uric_bind(s, &u), URIC_STEPS_SYNTAX, NULL, some_key) ==
                UINT64_C(0xf33fa3177bd816a3));
}

/* A "/" is inserted. */
static void sums_past_32_bits(void **state)
{
    static const char begin[] = "http://h?";
    const struct uric_scheme *http = uric_scheme_find("http", 4, NULL, 0);
    char *const s = SANITIZED ? NULL : far_text(URIC_MAX_LENGTH);
    char buffer[64] = "!";
    struct uric u;
    size_t length = 1;

    (void)state;
    if (s == NULL) {
        print_message("# no memory or time for a query of 4 GiB\n");
        skip();
        return;
    }
    memcpy(s, begin, sizeof begin - 1);
    assert_int_equal(uric_parse(begin, sizeof begin - 1, &u), URIC_OK);
    u.part[URIC_QUERY].end = URIC_MAX_LENGTH;
    assert_int_equal(uric_normalize(uric_bind(s, &u), URIC_STEP_SCHEME, http, buffer,
                                    sizeof buffer, &length, NULL, NULL),
                     URIC_TOO_LONG);
    assert_int_equal(length, 0);
    assert_string_equal(buffer, "!");
    far_end(s, URIC_MAX_LENGTH);
}

/* ---- triplets, by each instruction set ---- */

/* What the steps change in the n bytes at s, of a query. */
static unsigned change_triplets(const char *s, size_t n, unsigned steps)
{
    unsigned changed = 0;
    size_t i;

    for (i = 0; i < n; i++) {
        const char digits[3] = { s[i + 1], s[i + 2], '\0' };
        const int byte = s[i] == '%' ? (int)strtol(digits, NULL, 16) : 0;

        if (s[i] != '%')
            continue;
        if (steps & URIC_STEP_PERCENT && (isalnum(byte) || (byte && strchr("-._~", byte))))
            changed |= URIC_STEP_PERCENT;
        else if (islower((unsigned char)s[i + 1]) || islower((unsigned char)s[i + 2]))
            changed |= URIC_STEP_CASE;
        i += 2;
    }
    return changed & steps;
}

/* A query of triplets that no step changes, but for up to two others at any offset; returns
 * its length. */
static size_t write_triplets(char *s)
{
    static const char *const upper = "0123456789ABCDEF", *const any = "0123456789ABCDEFabcdef";
    const size_t longest = 1 + random_below(&seed, 150);
    const size_t letters = random_below(&seed, 4);
    size_t n = 1, others = random_below(&seed, 3);

    s[0] = '?';
    while (n < longest) {
        if (random_below(&seed, 4) < letters) {
            s[n++] = "aZ0/"[random_below(&seed, 4)];
            continue;
        }
        s[n++] = '%';
        if (others > 0 && random_below(&seed, 16) == 0) {
            s[n++] = any[random_below(&seed, 22)];
            s[n++] = any[random_below(&seed, 22)];
            others--;
        } else {
            s[n++] = "89ABCDEF01"[random_below(&seed, 10)];
            s[n++] = upper[random_below(&seed, 16)];
        }
    }
    return n;
}

static void triplets_at_each_offset(void **state)
{
    static const unsigned every[] = { URIC_STEP_CASE, URIC_STEP_PERCENT,
                                      URIC_STEP_CASE | URIC_STEP_PERCENT };
    unsigned long i;
    int isa;

    (void)state;
    for (isa = URIC_UPTO_PORTABLE; isa <= URIC_UPTO_AVX512VBMI2; isa++) {
        uric_isa_limit(isa);
        for (i = 0; i < strings / 4; i++) {
            char s[160];
            const size_t n = write_triplets(s);
            const char *const at = guard_end(s, n);
            struct uric u;
            size_t k;

            assert_int_equal(uric_parse(s, n, &u), URIC_OK);
            for (k = 0; k < sizeof every / sizeof *every; k++) {
                if (uric_needs(uric_bind(at, &u), (enum uric_step)every[k], NULL) !=
                    (enum uric_step)change_triplets(s, n, every[k]))
                    fail_msg("%s, steps %u: %.*s", uric_isa_name(), every[k], (int)n, s);
            }
        }
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(examples),
        cmocka_unit_test(rungs),
        cmocka_unit_test(origin_forms_stay_origin_forms),
        cmocka_unit_test(normal_forms_are_normal),
        cmocka_unit_test(every_short_path),
        cmocka_unit_test(every_short_tolerated_path),
        cmocka_unit_test(one_change_at_each_offset),
        cmocka_unit_test(triplets_at_each_offset),
        cmocka_unit_test(comparison_is_that_of_normal_forms),
        cmocka_unit_test(hashes_are_those_of_other_machines),
        cmocka_unit_test(own_schemes),
        cmocka_unit_test(null_is_an_empty_reference),
        cmocka_unit_test(sums_past_32_bits)
    };

    if (argc > 1)
        root = argv[1];
    if (argc > 2)
        strings = strtoul(argv[2], NULL, 10);
    return cmocka_run_group_tests_name("normal forms", tests, NULL, NULL);
}
