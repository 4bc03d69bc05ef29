/* Compares normal forms by RFC 3986, 6.2.2 with uriparser's.  Each difference must be one of
 * those listed, with the clause that decides it; a listed one that no longer occurs is a
 * failure too. */
#include "theorems/spellings.h"
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <uriparser/Uri.h>
#include <cmocka.h>

enum { STRINGS = 100000, ROOM = 2 * SPELLINGS_ROOM };

/* 0 if it does not parse or cannot be written. */
static int theirs(const char *s, char *to)
{
    UriUriA uri;
    const char *stopped;
    int ok;

    if (uriParseSingleUriA(&uri, s, &stopped) != URI_SUCCESS)
        return 0;
    ok = uriNormalizeSyntaxA(&uri) == URI_SUCCESS &&
         uriToStringA(to, &uri, ROOM, NULL) == URI_SUCCESS;
    uriFreeUriMembersA(&uri);
    return ok;
}

static int is_relative(const char *s, const struct uric *u)
{
    (void)s;
    return !uric_has(u, URIC_SCHEME);
}

static int is_without_authority(const char *s, const struct uric *u)
{
    (void)s;
    return !uric_has(u, URIC_HOST) && u->path_kind != URIC_PATH_EMPTY;
}

static int has_literal(const char *s, const struct uric *u)
{
    (void)s;
    return u->host_kind == URIC_HOST_IPV6ADDRESS ||
           u->host_kind == URIC_HOST_IPVFUTURE;
}

static int has_triplet_in_host(const char *s, const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];

    return memchr(s + host.begin, '%', host.end - host.begin) != NULL;
}

static struct {
    const char *what, *clause;
    int (*applies)(const char *s, const struct uric *u);
    unsigned long seen;
} differences[] = {
    { "dot-segments of relative references are removed",
      "4.2, 5.2: their meaning is only known after resolution", is_relative, 0 },
    { "a path without an authority changes, or becomes an authority",
      "3.3, 5.2.4: it starts with \"//\" only after an authority",
      is_without_authority, 0 },
    { "an IP literal is expanded, or keeps its case", "6.2.2.1: only its case changes",
      has_literal, 0 },
    { "triplets in the host keep their case", "6.2.2.1: all triplets", has_triplet_in_host,
      0 }
};
enum { DIFFERENCES = sizeof differences / sizeof *differences };

static int is_listed(const char *s, const struct uric *u)
{
    int i;

    for (i = 0; i < DIFFERENCES; i++) {
        if (differences[i].applies(s, u)) {
            differences[i].seen++;
            return 1;
        }
    }
    return 0;
}

static void normal_forms_are_uriparsers(void **state)
{
    unsigned long same = 0, refused = 0, i;
    uint64_t seed = 3986;

    (void)state;
    for (i = 0; i < STRINGS; i++) {
        char s[SPELLINGS_ROOM], ours[ROOM], other[ROOM];
        const size_t n = spellings_any(&seed, s);
        struct uric u;
        size_t length;

        uric_parse(s, n, &u);
        assert_int_equal(uric_normalize(uric_bind(s, &u), URIC_STEPS_SYNTAX, NULL, ours,
                                        sizeof ours - 1, &length, NULL, NULL),
                         URIC_OK);
        ours[length] = '\0';
        if (!theirs(s, other))
            refused++;
        else if (strcmp(ours, other) == 0)
            same++;
        else if (!is_listed(s, &u))
            fail_msg("\"%s\": \"%s\", uriparser: \"%s\"", s, ours, other);
    }
    print_message("# %lu the same, %lu rejected by uriparser, of %d\n", same, refused,
                  (int)STRINGS);
    for (i = 0; i < DIFFERENCES; i++) {
        print_message("# %lu: %s (%s)\n", differences[i].seen, differences[i].what,
                      differences[i].clause);
        assert_true(differences[i].seen > 0);
    }
    assert_true(same > STRINGS / 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(normal_forms_are_uriparsers) };

    return cmocka_run_group_tests_name("uriparser", tests, NULL, NULL);
}
