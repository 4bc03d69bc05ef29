/* Fixtures of ports, origins and lists of allowed hosts. */
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

enum { STRINGS = 8 };

static const char *root = ".";

/* A line of a fixture: quoted strings, then the answer. */
struct row {
    char line[512];
    char *string[STRINGS];
    size_t count;
    const char *answer;
};

static void split_row(struct row *row)
{
    char *at = row->line, *end;

    for (row->count = 0; *(at += strspn(at, " ")) == '"'; at = end + 1) {
        assert_true(row->count < STRINGS);
        end = strchr(at + 1, '"');
        assert_non_null(end);
        *end = '\0';
        row->string[row->count++] = at + 1;
    }
    row->answer = at;
}

/* Calls the check for each row; returns the number of rows. */
static unsigned each_row(const char *fixture, void (*check)(struct row *))
{
    char path[512];
    struct row row;
    unsigned n = 0;
    FILE *stream;

    snprintf(path, sizeof path, "%s/tests/fixtures/hosts/%s", root, fixture);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(row.line, sizeof row.line, stream)) {
        row.line[strcspn(row.line, "\n")] = '\0';
        if (row.line[0] != '"')
            continue;
        print_message("# %s\n", row.line);
        split_row(&row);
        check(&row);
        n++;
    }
    fclose(stream);
    return n;
}

static struct uric_ref parsed(const char *s, struct uric *u)
{
    assert_int_equal(uric_parse(s, strlen(s), u), URIC_OK);
    return uric_bind(s, u);
}

/* A copy of the string before an unreadable page, valid until the next call. */
static struct uric_ref guarded(struct uric_ref r)
{
    return uric_bind(guard_end(r.s, strlen(r.s)), r.u);
}

/* ---- ports ---- */

static void port_is(struct row *row)
{
    struct uric u;
    uint16_t number = 7;
    const enum uric_port_status status =
        uric_effective_port(guarded(parsed(row->string[0], &u)), NULL, &number);

    if (strcmp(row->answer, "none") == 0)
        assert_int_equal(status, URIC_PORT_UNDEFINED);
    else if (strcmp(row->answer, "overflow") == 0)
        assert_int_equal(status, URIC_PORT_OVERFLOW);
    else
        assert_int_equal(status, URIC_PORT_NUMBER);
    assert_int_equal(number, status == URIC_PORT_NUMBER ? atoi(row->answer) : 0);
}

static void ports(void **state)
{
    (void)state;
    assert_true(each_row("port.txt", port_is) >= 24);
}

static void the_port_of_a_callers_scheme(void **state)
{
    struct uric_scheme own = { "x", 99, URIC_KIND_UNKNOWN, URIC_AUTHORITY_OPTIONAL, 1 };
    uint16_t number;
    struct uric u;

    (void)state;
    assert_int_equal(uric_effective_port(parsed("//h", &u), &own, &number),
                     URIC_PORT_NUMBER);
    assert_int_equal(number, 99);
    assert_int_equal(uric_effective_port(parsed("http://h:", &u), &own, &number),
                     URIC_PORT_NUMBER);
    assert_int_equal(number, 99);
    assert_int_equal(uric_effective_port(parsed("http://h:7", &u), &own, &number),
                     URIC_PORT_NUMBER);
    assert_int_equal(number, 7);
    own.default_port = 65536;
    assert_int_equal(uric_effective_port(parsed("//h", &u), &own, &number),
                     URIC_PORT_UNDEFINED);
    assert_int_equal(number, 0);
    own.default_port = -1;
    assert_int_equal(uric_effective_port(parsed("http://h", &u), &own, &number),
                     URIC_PORT_UNDEFINED);
}

/* ---- origins ---- */

static void origins_are(struct row *row)
{
    const bool wanted = strcmp(row->answer, "same") == 0;
    struct uric u, v;
    const struct uric_ref a = parsed(row->string[0], &u), b = parsed(row->string[1], &v);

    assert_true(wanted || strcmp(row->answer, "different") == 0);
    assert_int_equal(uric_same_origin(guarded(a), b), wanted);
    assert_int_equal(uric_same_origin(b, guarded(a)), wanted);
    assert_int_equal(uric_same_origin(guarded(b), a), wanted);
    if (wanted) {
        assert_true(uric_same_origin(a, a));
        assert_true(uric_same_origin(b, b));
    }
}

static void origins(void **state)
{
    (void)state;
    assert_true(each_row("origin.txt", origins_are) >= 60);
}

/* ---- allowed hosts ---- */

static void host_is_allowed(struct row *row)
{
    const bool wanted = strcmp(row->answer, "yes") == 0;
    struct uric_bytes allowed[STRINGS];
    struct uric u;
    const struct uric_ref r = parsed(row->string[0], &u);
    const size_t count = row->count - 1;
    bool any = false;
    size_t i;

    assert_true(wanted || strcmp(row->answer, "no") == 0);
    for (i = 0; i < count; i++) {
        struct uric_bytes entry;

        allowed[i].s = row->string[i + 1];
        allowed[i].n = strlen(allowed[i].s);
        entry.s = guard_end(allowed[i].s, allowed[i].n);
        entry.n = allowed[i].n;
        any |= uric_host_allowed(r, &entry, 1);
    }
    assert_int_equal(any, wanted);
    assert_int_equal(uric_host_allowed(guarded(r), allowed, count), wanted);
}

static void allowed_hosts(void **state)
{
    (void)state;
    assert_true(each_row("allowed.txt", host_is_allowed) >= 100);
}

enum { TRICKS = 18 };

static struct trick {
    char name[32];
    bool is_refused, is_allowed; /* there is such a row */
} tricks[TRICKS];

static struct trick *trick_of(const char *name)
{
    size_t i;

    for (i = 0; i < TRICKS; i++) {
        if (tricks[i].name[0] == '\0')
            snprintf(tricks[i].name, sizeof tricks[i].name, "%s", name);
        if (strcmp(tricks[i].name, name) == 0)
            return &tricks[i];
    }
    fail_msg("there are more than %d tricks", TRICKS);
    return NULL;
}

/* Decodes the escapes in place, and returns the length. */
static size_t unescape(char *s)
{
    char *to = s;
    const char *at = s;

    while (*at) {
        unsigned byte;

        if (*at != '\\') {
            *to++ = *at++;
            continue;
        }
        at += 2;
        switch (at[-1]) {
        case 't': *to++ = '\t'; break;
        case 'n': *to++ = '\n'; break;
        case 'r': *to++ = '\r'; break;
        case '\\': *to++ = '\\'; break;
        default:
            assert_int_equal(at[-1], 'x');
            assert_int_equal(sscanf(at, "%2x", &byte), 1);
            *to++ = (char)byte;
            at += 2;
        }
    }
    return (size_t)(to - s);
}

static void is_no_way_in(struct row *row)
{
    struct trick *const trick = trick_of(row->string[0]);
    const size_t n = unescape(row->string[1]);
    const char *const s = guard_end(row->string[1], n);
    const bool is_valid = strcmp(row->answer, "invalid") != 0;
    const bool wanted = strcmp(row->answer, "yes") == 0;
    struct uric_bytes entry;
    struct uric u;

    assert_int_equal(row->count, 3);
    assert_true(!is_valid || wanted || strcmp(row->answer, "no") == 0);
    assert_int_equal(uric_parse(s, n, &u) == URIC_OK, is_valid);
    entry.s = row->string[2];
    entry.n = strlen(entry.s);
    assert_int_equal(uric_host_allowed(uric_bind(s, &u), &entry, 1), wanted);
    trick->is_refused |= !wanted;
    trick->is_allowed |= wanted;
}

static void the_eighteen_tricks(void **state)
{
    size_t i;

    (void)state;
    assert_true(each_row("tricks.txt", is_no_way_in) >= 150);
    for (i = 0; i < TRICKS; i++) {
        print_message("# %s\n", tricks[i].name);
        assert_true(tricks[i].is_refused && tricks[i].is_allowed);
    }
}

/* A reference, a rule and whether its host is "::1". */
static void hosts_of_other_rules(void **state)
{
    static const struct uric_bytes loopback = { "::1", 3 }, undefined = { NULL, 3 };
    static const struct {
        int rule;
        const char *s;
        bool allowed;
    } hosts[] = {
        { URIC_RULE_IPV6ADDRESS, "0::1", true },
        { URIC_RULE_IPV6ADDRESS, "::", false },
        { URIC_RULE_HOST, "[::1]", true },
        { URIC_RULE_HOST, "", false },
        { URIC_RULE_HOST_FIELD, "[::1]:80", true },
        { URIC_RULE_AUTHORITY, "u@[::1]", true },
        { URIC_RULE_ORIGIN_FORM, "/::1", false }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof hosts / sizeof *hosts; i++) {
        const size_t n = strlen(hosts[i].s);
        struct uric u;

        assert_int_equal(uric_parse_as(hosts[i].rule, hosts[i].s, n, NULL, &u), URIC_OK);
        assert_int_equal(uric_host_allowed(uric_bind(guard_end(hosts[i].s, n), &u),
                                           &loopback, 1),
                         hosts[i].allowed);
        assert_false(uric_host_allowed(uric_bind(hosts[i].s, &u), &undefined, 1));
        assert_false(uric_host_allowed(uric_bind(hosts[i].s, &u), NULL, 0));
    }
}

/* After an error, host and origin are undefined. */
static void nothing_of_what_is_invalid(void **state)
{
    static const char s[] = "http://example.com/ ";
    const struct uric_bytes allowed = { "example.com", 11 };
    uint16_t number = 7;
    struct uric u;
    struct uric_ref r;

    (void)state;
    assert_int_equal(uric_parse(s, sizeof s - 1, &u), URIC_INVALID);
    r = uric_bind(s, &u);
    assert_false(uric_host_allowed(r, &allowed, 1));
    assert_false(uric_same_origin(r, r));
    assert_int_equal(uric_effective_port(r, NULL, &number), URIC_PORT_UNDEFINED);
    assert_int_equal(number, 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ports),
        cmocka_unit_test(the_port_of_a_callers_scheme),
        cmocka_unit_test(origins),
        cmocka_unit_test(allowed_hosts),
        cmocka_unit_test(the_eighteen_tricks),
        cmocka_unit_test(hosts_of_other_rules),
        cmocka_unit_test(nothing_of_what_is_invalid)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("hosts", tests, NULL, NULL);
}
