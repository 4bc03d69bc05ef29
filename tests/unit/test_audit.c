/* The audit: the hazards that section 7 of RFC 3986 warns of, and no others. */
#include "support/guard.h"
#include "uric.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

static const char *root = ".";

static void audit(const char *s, struct uric_audit_result *found)
{
    const size_t n = strlen(s);
    struct uric u;

    assert_int_equal(uric_parse(s, n, &u), URIC_OK);
    uric_audit(uric_bind(guard_end(s, n), &u), NULL, found);
}

static void write_names(const struct uric_audit_result *found, char *to)
{
    uint32_t value;
    int i;

    *to = '\0';
    for (i = 0; i < URIC_HAZARDS; i++) {
        if (!(found->hazards >> i & 1))
            continue;
        to += sprintf(to, "%s,", uric_hazard_name(i));
        if (uric_hazard_value(found, i, &value))
            to += sprintf(to - 1, "=%lu,", (unsigned long)value) - 1;
    }
    if (*(to - 1) == ',')
        *(to - 1) = '\0';
}

/* Turns \xHH into a byte. */
static size_t unescape(char *s)
{
    size_t n = 0;
    unsigned byte;

    while (*s != '\0') {
        if (sscanf(s, "\\x%2x", &byte) == 1) {
            s[0] = (char)byte;
            memmove(s + 1, s + 4, strlen(s + 4) + 1);
        }
        s++;
        n++;
    }
    return n;
}

/* A line of a fixture: "URL" or "URL"! for one that is no reference, and the hazards. */
static void check_line(char *line)
{
    struct uric_audit_result found, split;
    char names[1024] = ",";
    char *const end = strrchr(line, '"');
    const int is_invalid = end[1] == '!';
    struct uric u;
    size_t n;

    *end = '\0';
    n = unescape(line + 1);
    assert_int_equal(uric_audit_split(guard_end(line + 1, n), n, NULL, &split), URIC_OK);
    if (is_invalid) {
        assert_int_not_equal(uric_parse(line + 1, n, &u), URIC_OK);
    } else {
        audit(line + 1, &found);
        assert_memory_equal(&found, &split, sizeof found);
    }
    write_names(&split, names + 1);
    assert_string_equal(names + 1, end + 1 + is_invalid + strspn(end + 1 + is_invalid, " "));
}

static void check_fixture(const char *name, unsigned least)
{
    char path[512], line[512];
    unsigned n = 0;
    FILE *stream;

    snprintf(path, sizeof path, "%s/tests/fixtures/audit/%s", root, name);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '"')
            continue;
        print_message("# %s\n", line);
        check_line(line);
        n++;
    }
    fclose(stream);
    assert_true(n > least);
}

static void hazards_by_name(void **state)
{
    (void)state;
    check_fixture("rfc3986.txt", 90);
}

static void published_tricks(void **state)
{
    (void)state;
    check_fixture("ssrf-tricks.txt", 130);
}

static void long_names(void **state)
{
    struct uric_audit_result found;
    char s[400] = "http://";
    uint32_t value;
    size_t i;

    (void)state;
    for (i = strlen(s); i < 7 + 255; i++)
        s[i] = i % 10 == 0 ? '.' : 'a';
    s[i] = '\0';
    audit(s, &found);
    assert_int_equal(found.hazards, 0);
    assert_int_equal(found.name, 255);
    strcpy(s + i, "b");
    audit(s, &found);
    assert_int_equal(found.hazards, (uint64_t)1 << URIC_HAZARD_NAME_TOO_LONG);
    assert_true(uric_hazard_value(&found, URIC_HAZARD_NAME_TOO_LONG, &value));
    assert_int_equal(value, 256);
}

/* A number with many zeros before it is an address for resolvers, and a reg-name. */
static void long_numbers(void **state)
{
    static const uint64_t lengths = (uint64_t)1 << URIC_HAZARD_LABEL_TOO_LONG |
                                    (uint64_t)1 << URIC_HAZARD_NAME_TOO_LONG;
    struct uric_audit_result found;
    char s[400] = "http://";

    (void)state;
    memset(s + 7, '0', 255);
    strcpy(s + 7 + 255, "1.");
    audit(s, &found);
    assert_true((found.hazards & lengths) == lengths);
    assert_true(found.hazards >> URIC_HAZARD_IPV4_OCTAL & 1);
    assert_int_equal(found.ipv4, 1);
    assert_int_equal(found.label, 256);
    assert_int_equal(found.name, 257);
}

static void unknown_hazards_have_no_name(void **state)
{
    struct uric_audit_result found;
    uint32_t value = 1;

    (void)state;
    assert_null(uric_hazard_name(-1));
    assert_null(uric_hazard_name(URIC_HAZARDS));
    audit("http://h:1/", &found);
    assert_false(uric_hazard_value(&found, URIC_HAZARD_PORT_ZERO, &value));
    assert_false(uric_hazard_value(&found, URIC_HAZARDS, &value));
    assert_false(uric_hazard_value(&found, -1, &value));
    assert_int_equal(value, 0);
}

static void a_scheme_of_the_callers(void **state)
{
    static const struct uric_scheme own = { "x", 99, URIC_KIND_UNKNOWN,
                                            URIC_AUTHORITY_REQUIRED, 1 };
    struct uric_audit_result found;
    struct uric u;

    (void)state;
    assert_int_equal(uric_parse("x://:99", 7, &u), URIC_OK);
    uric_audit(uric_bind("x://:99", &u), &own, &found);
    assert_int_equal(found.hazards, (uint64_t)1 << URIC_HAZARD_EMPTY_HOST);
    assert_int_equal(uric_parse(NULL, 0, &u), URIC_OK);
    uric_audit(uric_bind(NULL, &u), NULL, &found);
    assert_int_equal(found.hazards, 0);
}

/* A stray "%" is no triplet: nothing after it is read as one, or past the end. */
static void tolerated_references(void **state)
{
    static const struct {
        const char *s;
        uint64_t hazards;
    } rows[] = {
        { "/%", 0 },
        { "/%4", 0 },
        { "/%zz", 0 },
        { "?%0d%", (uint64_t)1 << URIC_HAZARD_ENCODED_CRLF },
        { "/%?%00", (uint64_t)1 << URIC_HAZARD_ENCODED_NUL },
        { "/%ff%", (uint64_t)1 << URIC_HAZARD_BAD_UTF8 },
        { "/%c3%%a9", (uint64_t)1 << URIC_HAZARD_BAD_UTF8 },
    };
    struct uric_tolerance policy;
    struct uric_audit_result found;
    struct uric u;
    size_t i;

    (void)state;
    uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        const size_t n = strlen(rows[i].s);
        const char *const s = guard_end(rows[i].s, n);

        assert_int_equal(uric_parse_as(URIC_RULE_URI_REFERENCE, s, n, &policy, &u),
                         URIC_OK);
        uric_audit(uric_bind(s, &u), NULL, &found);
        assert_int_equal(found.hazards, rows[i].hazards);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hazards_by_name),
        cmocka_unit_test(published_tricks),
        cmocka_unit_test(long_names),
        cmocka_unit_test(long_numbers),
        cmocka_unit_test(unknown_hazards_have_no_name),
        cmocka_unit_test(a_scheme_of_the_callers),
        cmocka_unit_test(tolerated_references)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("audit", tests, NULL, NULL);
}
