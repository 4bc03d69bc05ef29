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

/* The parts are what a parse of the result finds, to the last byte. */
static void are_parts_of(const struct uric *found_parts, const char *found, size_t n)
{
    struct uric again;

    assert_int_equal(uric_parse(found, n, &again), URIC_OK);
    assert_memory_equal(found_parts, &again, sizeof again);
}

static void gives(const char *s, const struct uric *u, const struct uric_change *edit,
                  const char *result)
{
    const size_t n = strlen(result);
    struct uric_refusal why;
    struct uric found_parts;
    char found[ROOM];
    size_t length;

    memset(found, '!', sizeof found);
    assert_int_equal(uric_edit(uric_bind(s, u), edit, NULL, found, n, &length, &found_parts, &why),
                               URIC_OK);
    assert_holds(found, length, result);
    are_parts_of(&found_parts, found, length);
    assert_int_equal(found[n], '!');
    assert_int_equal(why.reason, URIC_REASON_NONE);

    if (n == 0)
        return;
    memset(found, '!', sizeof found);
    assert_int_equal(uric_edit(uric_bind(s, u), edit, NULL, found, n - 1, &length, NULL, NULL),
                     URIC_TOO_SMALL);
    assert_int_equal(length, n);
    assert_int_equal(found[0], '!');
}

/* refused PART [name] OFFSET REASON */
static void refuses(const char *s, const struct uric *u, const struct uric_change *edit,
                    const char *answer)
{
    struct uric_refusal why;
    char found[ROOM], said[ROOM];
    size_t length;

    assert_int_equal(uric_edit(uric_bind(s, u), edit, NULL, found, sizeof found, &length, NULL,
                               &why),
                     URIC_REFUSED);
    assert_int_equal(length, 0);
    snprintf(said, sizeof said, "refused %s%s %u %s", parts[why.part],
             why.in_name ? " name" : "", (unsigned)why.offset, uric_reason_text(why.reason));
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

/* ---- origin-forms ---- */

/* An origin-form stays one: "//" in front of it never becomes an authority, nor gets a guard. */
static void origin_forms(void **state)
{
    static const struct {
        const char *s;
        int what;
        size_t index;
        const char *name, *value, *result; /* NULL: removed; rejected */
        int reason, part;
    } all[] = {
        { "//evil.com/x", URIC_EDIT_PARAMETER_NAMED, 0, "k", "v", "//evil.com/x?k=v", 0, 0 },
        { "//evil.com/x?k=w&l", URIC_EDIT_PARAMETER_NAMED, 0, "k", NULL, "//evil.com/x?l", 0, 0 },
        { "//evil.com/x?q", URIC_QUERY, 0, "", NULL, "//evil.com/x", 0, 0 },
        { "//evil.com/x", URIC_EDIT_SEGMENT, 1, "", "g", "//g/x", 0, 0 },
        { "/a//b", URIC_EDIT_SEGMENT, 0, "", NULL, "//b", 0, 0 },
        { "/a", URIC_EDIT_SEGMENT, 0, "", "", "/", 0, 0 },
        { "/", URIC_EDIT_SEGMENT, 1, "", "a", "//a", 0, 0 },
        { "/a:b", URIC_PATH, 0, "", "//c:d", "//c:d", 0, 0 },
        { "/a", URIC_EDIT_AUTHORITY, 0, "", NULL, "/a", 0, 0 },
        { "/a", URIC_PATH, 0, "", "a", NULL, URIC_REASON_NOT_ALLOWED, URIC_PATH },
        { "/a", URIC_PATH, 0, "", NULL, NULL, URIC_REASON_NOT_ALLOWED, URIC_PATH },
        { "/a", URIC_PATH, 0, "", "/a?b", NULL, URIC_REASON_DELIMITER, URIC_PATH },
        { "/a", URIC_EDIT_SEGMENT, 0, "", NULL, NULL, URIC_REASON_NOT_ALLOWED, URIC_PATH },
        { "//a", URIC_SCHEME, 0, "", "s", NULL, URIC_REASON_NOT_ALLOWED, URIC_SCHEME },
        { "/a", URIC_HOST, 0, "", "h", NULL, URIC_REASON_NOT_ALLOWED, URIC_HOST },
        { "/a", URIC_EDIT_AUTHORITY, 0, "", "h", NULL, URIC_REASON_NOT_ALLOWED,
          URIC_EDIT_AUTHORITY },
        { "/a", URIC_PORT, 0, "", "80", NULL, URIC_REASON_NEEDS_HOST, URIC_PORT },
        { "/a?b", URIC_FRAGMENT, 0, "", "f", NULL, URIC_REASON_NOT_ALLOWED, URIC_FRAGMENT }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const char *const s = guard_end(all[i].s, strlen(all[i].s));
        struct uric_change edit = { 0, 0, { NULL, 0 }, { NULL, 0 } };
        struct uric_refusal why;
        struct uric u, found_parts, again;
        char found[ROOM];
        size_t length;
        int status;

        print_message("# %s\n", all[i].s);
        edit.what = all[i].what;
        edit.index = all[i].index;
        edit.name = bytes(all[i].name);
        if (all[i].value != NULL)
            edit.value = bytes(all[i].value);
        assert_int_equal(uric_parse_origin_form(s, strlen(all[i].s), &u), URIC_OK);
        status = uric_edit(uric_bind(s, &u), &edit, NULL, found, ROOM, &length, &found_parts, &why);
        assert_int_equal(status, all[i].result != NULL ? URIC_OK : URIC_REFUSED);
        assert_int_equal(why.reason, all[i].reason);
        assert_int_equal(why.part, all[i].part);
        if (status != URIC_OK)
            continue;
        assert_holds(found, length, all[i].result);
        assert_int_equal(uric_parse_origin_form(found, length, &again), URIC_OK);
        assert_memory_equal(&found_parts, &again, sizeof found_parts);
    }
}

/* ---- under a policy ---- */

/* Location headers as they are; every other byte stays. */
static void tolerant_edits(void **state)
{
    static const struct {
        const char *s;
        int what;
        const char *value, *result; /* NULL: removed; rejected */
        int reason, part;
        unsigned offset;
    } all[] = {
        { "http://h/a|b?c[]=1#x#y", URIC_SCHEME, "https", "https://h/a|b?c[]=1#x#y", 0, 0, 0 },
        { "/a b?%#{}", URIC_EDIT_AUTHORITY, "h", "//h/a b?%#{}", 0, 0, 0 },
        { "http://u%:p@h/", URIC_EDIT_USER, "v%z", "http://v%z:p@h/", 0, 0, 0 },
        { "//h/|", URIC_EDIT_AUTHORITY, "u%@g", "//u%@g/|", 0, 0, 0 },
        { "http://h/|a?b", URIC_QUERY, "c[]=\xC3\xBC", "http://h/|a?c[]=\xC3\xBC", 0, 0, 0 },
        { "x:|a:b", URIC_SCHEME, NULL, "./|a:b", 0, 0, 0 },
        { "x://h//|", URIC_EDIT_AUTHORITY, NULL, "x:/.//|", 0, 0, 0 },
        { "#|", URIC_FRAGMENT, "a#b", "#a#b", 0, 0, 0 },
        { "?a#|", URIC_QUERY, "b#c", NULL, URIC_REASON_DELIMITER, URIC_QUERY, 1 },
        { "http://h/|", URIC_PATH, "/|?", NULL, URIC_REASON_DELIMITER, URIC_PATH, 2 },
        { "http://h/|", URIC_HOST, "a|b", NULL, URIC_REASON_NOT_ALLOWED, URIC_HOST, 1 },
        { "http://h/|", URIC_HOST, "%", NULL, URIC_REASON_NOT_ALLOWED, URIC_HOST, 1 },
        { "http://h/|", URIC_USERINFO, "a|b", NULL, URIC_REASON_NOT_ALLOWED, URIC_USERINFO, 1 },
        { "http://h/|", URIC_EDIT_AUTHORITY, "u|@g", NULL, URIC_REASON_NOT_ALLOWED,
          URIC_EDIT_AUTHORITY, 1 },
        { "http://h/|", URIC_SCHEME, "a|", NULL, URIC_REASON_NOT_ALLOWED, URIC_SCHEME, 1 },
        { "http://h/|", URIC_PATH, "/a\tb", NULL, URIC_REASON_NOT_ALLOWED, URIC_PATH, 2 },
        { "http://h/|?a", URIC_PATH, "/\xC3", NULL, URIC_REASON_NOT_ALLOWED, URIC_PATH, 2 },
        { "http://h/|", URIC_PATH, "|", NULL, URIC_REASON_NEEDS_SLASH, URIC_PATH, 0 }
    };
    uint16_t names[URIC_PARTS] = { 0 };
    struct uric_tolerance policy;
    size_t i;

    (void)state;
    uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
    for (i = URIC_PATH; i <= URIC_FRAGMENT; i++)
        names[i] = (uint16_t)(uric_tolerance_names(&policy, (enum uric_part)i) &
                              ~(1u << URIC_TOLERATED_HIGH));
    names[URIC_USERINFO] = 1 << URIC_TOLERATED_STRAY_PERCENT;
    assert_int_equal(uric_tolerance_init(&policy, names), URIC_OK);
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const char *const s = guard_end(all[i].s, strlen(all[i].s));
        struct uric_change edit = { 0, 0, { NULL, 0 }, { NULL, 0 } };
        struct uric_refusal why;
        struct uric u, found_parts, again;
        char found[ROOM];
        size_t length;
        int status;

        print_message("# %s\n", all[i].s);
        edit.what = all[i].what;
        if (all[i].value != NULL)
            edit.value = bytes(all[i].value);
        assert_int_equal(uric_parse_as(URIC_RULE_URI_REFERENCE, s, strlen(all[i].s),
                                       &policy, &u), URIC_OK);
        status = uric_edit(uric_bind(s, &u), &edit, &policy, found, ROOM, &length,
                           &found_parts, &why);
        assert_int_equal(status, all[i].result != NULL ? URIC_OK : URIC_REFUSED);
        assert_int_equal(why.reason, all[i].reason);
        assert_int_equal(why.part, all[i].part);
        assert_int_equal(why.offset, all[i].offset);
        if (status != URIC_OK)
            continue;
        assert_holds(found, length, all[i].result);
        assert_int_equal(uric_parse_as(URIC_RULE_URI_REFERENCE, found, length, &policy,
                                       &again), URIC_OK);
        assert_memory_equal(&found_parts, &again, sizeof found_parts);
        assert_int_equal(uric_edit(uric_bind(s, &u), &edit, NULL, found, ROOM, &length, NULL, NULL),
                         URIC_REFUSED);
    }
}

/* A tolerated origin-form is both. */
static void tolerant_origin_forms(void **state)
{
    const struct uric_change edit = { URIC_EDIT_PARAMETER_NAMED, 0, { "k", 1 }, { "[v]", 3 } };
    struct uric_tolerance policy;
    struct uric u, found_parts;
    char found[ROOM];
    size_t length;

    (void)state;
    uric_tolerance_preset(&policy, URIC_TOLERATE_WHATWG_REQUEST);
    assert_int_equal(uric_parse_as(URIC_RULE_ORIGIN_FORM, "//a|b", 5, &policy, &u),
                     URIC_OK);
    assert_int_equal(uric_edit(uric_bind("//a|b", &u), &edit, &policy, found, ROOM,
                               &length, &found_parts, NULL), URIC_OK);
    assert_holds(found, length, "//a|b?k=[v]");
    assert_int_equal(found_parts.part[URIC_PATH].end, 5);
    assert_int_equal(uric_has(&found_parts, URIC_HOST), 0);
}

/* A result for which there is no room is judged in pieces: by the same policy. */
static void tolerant_without_room(void **state)
{
    struct uric_bytes part[URIC_PARTS] = { { NULL, 0 } };
    struct uric_tolerance policy;
    struct uric_refusal why;
    static char path[4 * ROOM];
    size_t length;

    (void)state;
    uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
    memset(path, '|', sizeof path);
    part[URIC_PATH].s = path;
    part[URIC_PATH].n = sizeof path;
    assert_int_equal(uric_build(part, &policy, NULL, 0, &length, NULL, &why),
                     URIC_TOO_SMALL);
    assert_int_equal(length, sizeof path);
    path[1000] = '\t';
    assert_int_equal(uric_build(part, &policy, NULL, 0, &length, NULL, &why),
                     URIC_REFUSED);
    assert_int_equal(why.part, URIC_PATH);
    assert_int_equal(why.offset, 1000);
    assert_int_equal(uric_build(part, NULL, NULL, 0, &length, NULL, &why),
                     URIC_REFUSED);
    assert_int_equal(why.offset, 0);
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
        { { "s", "u@v", "h", NULL, "", NULL, NULL }, NULL, URIC_REASON_DELIMITER,
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
        { { "s", NULL, "a:b", "8", "/y", NULL, NULL }, NULL, URIC_REASON_DELIMITER,
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
        status = uric_build(part, NULL, found, sizeof found, &length, NULL, &why);
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
    assert_int_equal(uric_build(part, NULL, found, ROOM, &length, NULL, NULL), URIC_TOO_LONG);
    assert_int_equal(length, 0);
    assert_int_equal(found[0], '!');
    assert_int_equal(uric_parse("#", 1, &u), URIC_OK);
    u.part[URIC_FRAGMENT].end = URIC_MAX_LENGTH;
    assert_int_equal(uric_edit(uric_bind("#", &u), &edit, NULL, found, ROOM, &length, NULL, NULL),
                     URIC_TOO_LONG);
#if SIZE_MAX > UINT32_MAX
    part[URIC_FRAGMENT].n = (size_t)-1; /* wraps around, even past 64 bits */
    part[URIC_QUERY].n = 1;
    assert_int_equal(uric_build(part, NULL, found, ROOM, &length, NULL, NULL), URIC_TOO_LONG);
    for (part[0].n = 0; part[0].n <= URIC_EDIT_PARAMETER_NAMED; part[0].n++) {
        const struct uric_change too_much = {
            (int)part[0].n, 0, { "", 0 }, { "", (size_t)URIC_MAX_LENGTH + 1 }
        };
        const struct uric_change of_too_much = {
            (int)part[0].n, 0, { "", (size_t)URIC_MAX_LENGTH + 1 }, { "", 0 }
        };

        assert_int_equal(uric_edit(uric_bind("#", &u), &too_much, NULL, found, ROOM, &length, NULL,
                                   NULL),
                         URIC_TOO_LONG);
        assert_int_equal(uric_edit(uric_bind("#", &u), &of_too_much, NULL, found, ROOM,
                                   &length, NULL, NULL),
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
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &query, NULL, found, ROOM, &length, NULL,
                               NULL), URIC_OK);
    assert_holds(found, length, "?q");
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &segment, NULL, found, ROOM, &length, NULL,
                               NULL), URIC_OK);
    assert_holds(found, length, "a");
    assert_int_equal(uric_edit(uric_bind(NULL, &u), &none, NULL, found, ROOM, &length, NULL, NULL),
                               URIC_OK);
    assert_int_equal(length, 0);
}

static void nothing_else_can_be_edited(void **state)
{
    struct uric_change edit = { -1, 0, { NULL, 0 }, { "", 0 } };
    struct uric u;
    size_t length = 1;

    (void)state;
    assert_int_equal(uric_parse("s:", 2, &u), URIC_OK);
    assert_int_equal(uric_edit(uric_bind("s:", &u), &edit, NULL, NULL, 0, &length, NULL, NULL),
                               URIC_UNKNOWN);
    edit.what = URIC_EDIT_PARAMETER_NAMED + 1;
    assert_int_equal(uric_edit(uric_bind("s:", &u), &edit, NULL, NULL, 0, &length, NULL, NULL),
                               URIC_UNKNOWN);
    assert_int_equal(length, 0);
    assert_null(uric_reason_text(URIC_REASON_NONE));
    assert_null(uric_reason_text(URIC_REASON_FIRST_SEGMENT + 1));
}

/* ---- the byte to blame ---- */

/* Sets what the edit sets to the n bytes of text, as its value or its name. */
static enum uric_status set_to(struct uric_ref ref, struct uric_change edit, int named,
                               const char *text, size_t n, struct uric_refusal *why)
{
    enum uric_status status;
    struct uric found_parts;
    char found[ROOM];
    size_t length;

    *(named ? &edit.name : &edit.value) = (struct uric_bytes){ text, n };
    status = uric_edit(ref, &edit, NULL, found, sizeof found, &length, &found_parts, why);
    if (status == URIC_OK)
        are_parts_of(&found_parts, found, length);
    return status;
}

static int blames_byte(enum uric_status status, const struct uric_refusal *why)
{
    return status == URIC_REFUSED && (why->reason == URIC_REASON_NOT_ALLOWED ||
                                      why->reason == URIC_REASON_DELIMITER);
}

/* The offset is one of the text; what precedes the byte is not to blame, and what follows it does
 * not matter. */
static void is_to_blame(struct uric_ref ref, const struct uric_change *edit, int named,
                        const char *text, size_t n)
{
    struct uric_refusal why, other;
    const enum uric_status status = set_to(ref, *edit, named, text, n, &why);

    if (!blames_byte(status, &why))
        return;
    assert_int_equal(why.part, edit->what);
    assert_int_equal(why.in_name, named);
    assert_true(why.offset <= n);
    if (blames_byte(set_to(ref, *edit, named, text, why.offset, &other), &other))
        assert_int_equal(other.offset, why.offset);
    if (why.offset == n)
        return;
    print_message("# %s, %d: %.*s\n", ref.s, edit->what, (int)n, text);
    assert_int_equal(set_to(ref, *edit, named, text, why.offset + 1, &other), URIC_REFUSED);
    if (!blames_byte(URIC_REFUSED, &other)) /* there is no such index, or no host, in any case */
        return;
    assert_int_equal(other.offset, why.offset);
    assert_int_equal(other.reason, why.reason);
}

static void offsets_are_those_of_what_was_given(void **state)
{
    static const char *const references[] = {
        "http://u:p@h:80/a/b?c=d&e#f", "//h", "/a/b", "a/b?x", "", "x:y", "?", "#f",
        "http://[::1]:80/x", "u:a/b", "/.//x"
    };
    static const char bytes_tried[] = "a1%/:?#@[]&=";
    enum { BYTES = sizeof bytes_tried - 1, ALL = BYTES * BYTES * BYTES };
    struct uric_change edit;
    size_t i;
    int k;

    (void)state;
    for (i = 0; i < sizeof references / sizeof *references; i++) {
        const char *const s = references[i];
        struct uric u;

        assert_int_equal(uric_parse(s, strlen(s), &u), URIC_OK);
        memset(&edit, 0, sizeof edit);
        for (edit.what = 0; edit.what <= URIC_EDIT_PARAMETER_NAMED; edit.what++) {
            for (k = 0; k < ALL; k++) {
                const char text[] = { bytes_tried[k % BYTES], bytes_tried[k / BYTES % BYTES],
                                      bytes_tried[k / BYTES / BYTES] };

                edit.name = bytes("c");
                is_to_blame(uric_bind(s, &u), &edit, 0, text, sizeof text);
                edit.value = bytes("v");
                if (edit.what == URIC_EDIT_PARAMETER_NAMED)
                    is_to_blame(uric_bind(s, &u), &edit, 1, text, sizeof text);
            }
        }
    }
}

/* A "*" stands for any bytes, also for none; "%2A" is the character. */
static void names_by_pattern(void **state)
{
    static const struct {
        const char *pattern, *name;
        int matches;
    } rows[] = {
        { "utm_*", "utm_x", 1 },   { "utm_*", "utm_", 1 },      { "utm_*", "utm", 0 },
        { "*", "", 1 },            { "*", "x", 1 },             { "", "", 1 },
        { "", "x", 0 },            { "*_id", "a_id", 1 },       { "*_id", "a_id_id", 1 },
        { "*_id", "a_ids", 0 },    { "a*b*c", "abc", 1 },       { "a*b*c", "abbbc", 1 },
        { "a*b*c", "acb", 0 },     { "**", "x", 1 },            { "a*", "%61b", 1 },
        { "%61*", "a", 1 },        { "a%2Ab", "a*b", 1 },       { "a%2Ab", "axb", 0 },
        { "a*b", "a%2Ab", 1 },     { "*aab", "aaab", 1 },       { "A*", "a", 0 }
    };
    char buffer[64];
    size_t i, n;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *const query = guard_end(rows[i].name, strlen(rows[i].name));
        const enum uric_status status =
            uric_query_remove(query, strlen(rows[i].name), bytes(rows[i].pattern),
                              URIC_QUERY_ALL, buffer, sizeof buffer, &n);

        if ((status == URIC_NONE) != rows[i].matches)
            fail_msg("%s, %s: %d", rows[i].pattern, rows[i].name, (int)status);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(examples), cmocka_unit_test(origin_forms),
        cmocka_unit_test(tolerant_edits), cmocka_unit_test(tolerant_origin_forms),
        cmocka_unit_test(tolerant_without_room), cmocka_unit_test(builds),
        cmocka_unit_test(names_by_pattern),
        cmocka_unit_test(sums_past_32_bits), cmocka_unit_test(nothing_at_all),
        cmocka_unit_test(nothing_else_can_be_edited),
        cmocka_unit_test(offsets_are_those_of_what_was_given)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("edit", tests, NULL, NULL);
}
