/* Building and editing: examples and traps. */
#include "support/guard.h"
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "support/holds.h"

enum { ROOM = 512 };

static const char *root = ".";

static const char *const parts[] = {
    "scheme", "userinfo", "host", "port", "path", "query", "fragment", "authority",
    "user", "password", "segment", "parameter-at", "parameter"
};
enum { EDIT_PARTS = sizeof parts / sizeof *parts };

static int part_called(const char *name, size_t n)
{
    int i;

    for (i = 0; i < EDIT_PARTS; i++) {
        if (strlen(parts[i]) == n && memcmp(parts[i], name, n) == 0)
            return i;
    }
    fail_msg("no such part: %s", name);
    return 0;
}

/* The text in quotes at *at, which is moved past it. */
static char *quoted(char **at)
{
    char *begin = strchr(*at, '"') + 1;

    *at = strchr(begin, '"');
    *(*at)++ = '\0';
    return begin;
}

static struct uric_bytes bytes(const char *s)
{
    const struct uric_bytes b = { s, strlen(s) };

    return b;
}

/* PART, PART:NAME, either with ="VALUE". */
static struct uric_change read_edit(char **at)
{
    struct uric_change edit = { 0, 0, { NULL, 0 }, { NULL, 0 } };
    char *name = *at + strspn(*at, " ");
    const size_t n = strcspn(name, ":= ");
    char *end = name + strcspn(name, "= ");

    edit.what = part_called(name, n);
    if (name[n] == ':') {
        edit.index = (size_t)atoi(name + n + 1);
        edit.name.s = name + n + 1;
        edit.name.n = (size_t)(end - edit.name.s);
    }
    *at = end;
    if (*end == '=')
        edit.value = bytes(quoted(at));
    return edit;
}

static void gives(const char *s, const struct uric *u, const struct uric_change *edit,
                  const char *result)
{
    const size_t n = strlen(result);
    struct uric_refusal why;
    char found[ROOM];
    size_t length;

    memset(found, '!', sizeof found);
    assert_int_equal(uric_edit(uric_bind(s, u), edit, found, n, &length, &why), URIC_OK);
    assert_holds(found, length, result);
    assert_int_equal(found[n], '!');
    assert_int_equal(why.reason, URIC_REASON_NONE);

    if (n == 0)
        return;
    memset(found, '!', sizeof found);
    assert_int_equal(uric_edit(uric_bind(s, u), edit, found, n - 1, &length, NULL),
                     URIC_TOO_SMALL);
    assert_int_equal(length, n);
    assert_int_equal(found[0], '!');
}

/* rejected PART OFFSET reason */
static void refuses(const char *s, const struct uric *u, const struct uric_change *edit,
                    const char *answer)
{
    struct uric_refusal why;
    char found[ROOM], said[ROOM];
    size_t length;

    assert_int_equal(uric_edit(uric_bind(s, u), edit, found, sizeof found, &length,
                               &why),
                     URIC_REFUSED);
    assert_int_equal(length, 0);
    snprintf(said, sizeof said, "refused %s %u %s", parts[why.part],
             (unsigned)why.offset, uric_reason_text(why.reason));
    assert_string_equal(said, answer);
}

static void edits(char *line)
{
    char *at = line;
    char *s = quoted(&at);
    const size_t n = strlen(s);
    const struct uric_change edit = read_edit(&at);
    const char *const place = guard_end(s, n);
    struct uric u;

    at += strspn(at, " ");
    assert_int_equal(uric_parse(place, n, &u), URIC_OK);
    if (*at == '"')
        gives(place, &u, &edit, quoted(&at));
    else
        refuses(place, &u, &edit, at);
}

static void examples(void **state)
{
    char path[512], line[512], shown[512];
    unsigned n = 0, number = 0;
    FILE *stream;

    (void)state;
    snprintf(path, sizeof path, "%s/tests/fixtures/operations/edit.txt", root);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        strcpy(shown, line);
        print_message("# edit.txt:%u %s\n", number, shown);
        edits(line);
        n++;
    }
    fclose(stream);
    assert_true(n > 100);
}

/* ---- building ---- */

struct build {
    const char *part[URIC_PARTS];
    const char *result; /* NULL: rejected */
    int reason, at;
};

static void builds(void **state)
{
    static const struct build all[] = {
        { { "s", "u", "h", "1", "/p", "q", "f" }, "s://u@h:1/p?q#f", 0, 0 },
        { { NULL, NULL, NULL, NULL, "", NULL, NULL }, "", 0, 0 },
        { { NULL, NULL, NULL, NULL, NULL, NULL, NULL }, "", 0, 0 },
        { { "s", NULL, "", NULL, "", "", "" }, "s://?#", 0, 0 },
        { { "s", "", "", "", "", "", "" }, "s://@:?#", 0, 0 },
        { { "s", NULL, NULL, NULL, "//p", NULL, NULL }, "s:/.//p", 0, 0 },
        { { NULL, NULL, NULL, NULL, "//p", NULL, NULL }, "/.//p", 0, 0 },
        { { NULL, NULL, "h", NULL, "//p", NULL, NULL }, "//h//p", 0, 0 },
        { { NULL, NULL, NULL, NULL, "a:b", NULL, NULL }, "./a:b", 0, 0 },
        { { NULL, NULL, NULL, NULL, ":", NULL, NULL }, "./:", 0, 0 },
        { { "s", NULL, NULL, NULL, "a:b", NULL, NULL }, "s:a:b", 0, 0 },
        { { NULL, NULL, NULL, NULL, "a/b:c", NULL, NULL }, "a/b:c", 0, 0 },
        { { "s", NULL, NULL, "80", "", NULL, NULL }, NULL, URIC_REASON_NEEDS_HOST, URIC_PORT },
        { { "s", "u", NULL, NULL, "", NULL, NULL }, NULL, URIC_REASON_NEEDS_HOST,
          URIC_USERINFO },
        { { "s", NULL, "h", NULL, "p", NULL, NULL }, NULL, URIC_REASON_NEEDS_SLASH,
          URIC_PATH },
        { { "", NULL, NULL, NULL, "p", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_SCHEME },
        { { "1s", NULL, NULL, NULL, "p", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_SCHEME },
        { { "a:b", NULL, NULL, NULL, "p", NULL, NULL }, NULL, URIC_REASON_DELIMITER,
          URIC_SCHEME },
        { { "s", "u/x", "h", NULL, "", NULL, NULL }, NULL, URIC_REASON_DELIMITER,
          URIC_USERINFO },
        { { "s", "u@v", "h", NULL, "", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_USERINFO },
        { { "s", NULL, "u@h", NULL, "", NULL, NULL }, NULL, URIC_REASON_DELIMITER, URIC_HOST },
        { { "s", NULL, "h:1", NULL, "", NULL, NULL }, NULL, URIC_REASON_DELIMITER, URIC_HOST },
        { { "s", NULL, "h/x", NULL, "/y", NULL, NULL }, NULL, URIC_REASON_DELIMITER,
          URIC_HOST },
        { { "s", NULL, "[::1", NULL, "/y", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_HOST },
        /* A later part may reveal an earlier part's error. */
        { { "s", NULL, "[::1", "80", "/y", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_HOST },
        { { "s", NULL, "[::1", "80", "", "q", NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_HOST },
        { { "s", NULL, "a:b", "8", "/y", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_HOST },
        { { "s", "[u", "h", NULL, "", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_USERINFO },
        { { NULL, NULL, "h", "1@2", "", NULL, NULL }, NULL, URIC_REASON_DELIMITER,
          URIC_PORT },
        { { "s", NULL, "h", "1/2", "", NULL, NULL }, NULL, URIC_REASON_DELIMITER, URIC_PORT },
        { { "s", NULL, "h", "a", "", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED, URIC_PORT },
        { { "s", NULL, NULL, NULL, "a?b", NULL, NULL }, NULL, URIC_REASON_DELIMITER,
          URIC_PATH },
        { { "s", NULL, NULL, NULL, "a b", NULL, NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_PATH },
        { { "s", NULL, NULL, NULL, "a%4", "1", NULL }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_PATH },
        { { "s", NULL, NULL, NULL, "", "q#f", NULL }, NULL, URIC_REASON_DELIMITER,
          URIC_QUERY },
        { { "s", NULL, NULL, NULL, "", "q", "f#" }, NULL, URIC_REASON_NOT_ALLOWED,
          URIC_FRAGMENT }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        struct uric_bytes part[URIC_PARTS];
        struct uric_refusal why;
        char found[ROOM];
        size_t length;
        int k, status;

        for (k = 0; k < URIC_PARTS; k++) {
            part[k].s = all[i].part[k];
            part[k].n = all[i].part[k] ? strlen(all[i].part[k]) : 0;
        }
        status = uric_build(part, found, sizeof found, &length, &why);
        print_message("# %s\n", all[i].result ? all[i].result : "refused");
        assert_int_equal(status, all[i].result ? URIC_OK : URIC_REFUSED);
        assert_holds(found, length, all[i].result ? all[i].result : "");
        assert_int_equal(why.reason, all[i].reason);
        assert_int_equal(why.part, all[i].at);
    }
}

/* Nothing is read of such parts. */
static void sums_past_32_bits(void **state)
{
    const struct uric_change edit = { URIC_QUERY, 0, { NULL, 0 }, { "q", 1 } };
    struct uric_bytes part[URIC_PARTS] = { { NULL, 0 } };
    char found[ROOM] = "!";
    struct uric u;
    size_t length = 1;

    (void)state;
    part[URIC_QUERY].s = part[URIC_FRAGMENT].s = "";
    part[URIC_QUERY].n = part[URIC_FRAGMENT].n = URIC_MAX_LENGTH / 2;
    assert_int_equal(uric_build(part, found, ROOM, &length, NULL), URIC_TOO_LONG);
    assert_int_equal(length, 0);
    assert_int_equal(found[0], '!');
    assert_int_equal(uric_parse("#", 1, &u), URIC_OK);
    u.part[URIC_FRAGMENT].end = URIC_MAX_LENGTH;
    assert_int_equal(uric_edit(uric_bind("#", &u), &edit, found, ROOM, &length, NULL),
                     URIC_TOO_LONG);
#if SIZE_MAX > UINT32_MAX
    part[URIC_FRAGMENT].n = (size_t)-1; /* wraps around, even past 64 bits */
    part[URIC_QUERY].n = 1;
    assert_int_equal(uric_build(part, found, ROOM, &length, NULL), URIC_TOO_LONG);
    for (part[0].n = 0; part[0].n <= URIC_EDIT_PARAMETER_NAMED; part[0].n++) {
        const struct uric_change too_much = {
            (int)part[0].n, 0, { "", 0 }, { "", (size_t)URIC_MAX_LENGTH + 1 }
        };
        const struct uric_change of_too_much = {
            (int)part[0].n, 0, { "", (size_t)URIC_MAX_LENGTH + 1 }, { "", 0 }
        };

        assert_int_equal(uric_edit(uric_bind("#", &u), &too_much, found, ROOM, &length,
                                   NULL),
                         URIC_TOO_LONG);
        assert_int_equal(uric_edit(uric_bind("#", &u), &of_too_much, found, ROOM,
                                   &length, NULL),
                         URIC_TOO_LONG);
    }
#else
    print_message("# SKIPPED: lengths have 32 bits here\n");
#endif
}

static void nothing_at_all(void **state)
{
    const struct uric_change query = { URIC_QUERY, 0, { NULL, 0 }, { "q", 1 } };
    const struct uric_change segment = { URIC_EDIT_SEGMENT, 0, { NULL, 0 }, { "a", 1 } };
    const struct uric_change none = { URIC_PATH, 0, { NULL, 0 }, { NULL, 0 } };
    char found[ROOM];
    struct uric u;
    size_t length;

    (void)state;
    assert_int_equal(uric_parse(NULL, 0, &u), URIC_OK);
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &query, found, ROOM, &length,
                               NULL), URIC_OK);
    assert_holds(found, length, "?q");
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &segment, found, ROOM, &length,
                               NULL), URIC_OK);
    assert_holds(found, length, "a");
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &none, found, ROOM, &length, NULL), URIC_OK);
    assert_int_equal(length, 0);
}

static void nothing_else_can_be_edited(void **state)
{
    struct uric_change edit = { -1, 0, { NULL, 0 }, { "", 0 } };
    struct uric u;
    size_t length = 1;

    (void)state;
    assert_int_equal(uric_parse("s:", 2, &u), URIC_OK);
    assert_int_equal(uric_edit(uric_bind("s:", &u), &edit, NULL, 0, &length, NULL), URIC_UNKNOWN);
    edit.what = URIC_EDIT_PARAMETER_NAMED + 1;
    assert_int_equal(uric_edit(uric_bind("s:", &u), &edit, NULL, 0, &length, NULL), URIC_UNKNOWN);
    assert_int_equal(length, 0);
    assert_null(uric_reason_text(URIC_REASON_NONE));
    assert_null(uric_reason_text(URIC_REASON_FIRST_SEGMENT + 1));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(examples), cmocka_unit_test(builds),
        cmocka_unit_test(sums_past_32_bits), cmocka_unit_test(nothing_at_all),
        cmocka_unit_test(nothing_else_can_be_edited)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("edit", tests, NULL, NULL);
}
