/* Every operation on the result of every rule, and of failed parses: a status, never a fault, and
 * never the answer for an empty reference.
 *
 *   test_every_rule DIRECTORY
 *
 * DIRECTORY is the top of the tree: its headers tell which operations there are. */
#include "uric.h"
#include "uric_history.h"
#include "uric_request.h"
#include "uric_schemes.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "support/guard.h"

static const char *top;

/* ---- the operations ---- */

enum { SIZE = 512 };
static char buffer[SIZE];
static uint32_t map[SIZE + 1];

/* An answer: of a status itself, of others a number that is 0 for "none". */
typedef int operation(struct uric_ref a, struct uric_ref b);

/* A failure leaves no result, and no parts of it. */
static int written(enum uric_status status, size_t length, const struct uric *parts)
{
    if (status == URIC_INVALID)
        assert_int_equal(length, 0);
    if (status != URIC_OK && parts != NULL)
        assert_false(uric_is_valid(parts));
    if (status == URIC_OK)
        assert_true(length <= SIZE);
    return status;
}

/* Twice: with room, and without. */
#define WRITTEN(call, parts)                                                  \
    struct uric made;                                                         \
    size_t length = SIZE, size = 0;                                           \
    char *to = NULL;                                                          \
    enum uric_status status;                                                  \
                                                                              \
    memset(&made, 0xff, sizeof made);                                         \
    (void)call;                                                               \
    to = buffer;                                                              \
    size = SIZE;                                                              \
    length = SIZE;                                                            \
    status = call;                                                            \
    (void)b;                                                                  \
    return written(status, length, parts)

static int resolve(struct uric_ref a, struct uric_ref b)
{
    WRITTEN(uric_resolve(a, b, URIC_RESOLVE_NON_STRICT, to, size, &length, &made), &made);
}

static int edition_resolve(struct uric_ref a, struct uric_ref b)
{
    WRITTEN(uric_edition_resolve(URIC_RFC2396, a, b, URIC_RESOLVE_STRICT, to, size, &length), NULL);
}

static int relate(struct uric_ref a, struct uric_ref b)
{
    WRITTEN(uric_relate(a, b, to, size, &length, &made), &made);
}

static int normalize(struct uric_ref a, struct uric_ref b)
{
    WRITTEN(uric_normalize(a, URIC_STEPS_ALL, NULL, to, size, &length, &made, NULL), &made);
}

static int repair(struct uric_ref a, struct uric_ref b)
{
    WRITTEN(uric_repair(a, strlen(a.s), to, size, &length, &made, to ? map : NULL), &made);
}

static int query_value(struct uric_ref a, struct uric_ref b)
{
    WRITTEN(uric_query_value(a, URIC_QUERY_PLAIN, "q", 1, to, size, &length), NULL);
}

/* Each edit, of the value "x" and of none; the status is that of the last one. */
static int edit(struct uric_ref a, struct uric_ref b)
{
    static const struct uric_bytes values[] = { { NULL, 0 }, { "x", 1 } };
    struct uric_change change = { 0, 0, { "q", 1 }, { NULL, 0 } };
    enum uric_status status = URIC_OK;
    struct uric_refusal why;
    struct uric made;
    size_t length, i;

    (void)b;
    for (change.what = 0; change.what <= URIC_EDIT_PARAMETER_NAMED; change.what++) {
        for (i = 0; i < 2; i++) {
            change.value = values[i];
            memset(&made, 0xff, sizeof made);
            status = uric_edit(a, &change, NULL, buffer, SIZE, &length, &made, &why);
            written(status, length, &made);
        }
    }
    return status;
}

static int resolve_pieces(struct uric_ref a, struct uric_ref b)
{
    struct uric_bytes pieces[64];
    size_t count = 1;
    enum uric_status status;

    status = uric_resolve_pieces(a, b, URIC_RESOLVE_STRICT, pieces, 64, &count);
    return written(status, count, NULL);
}

static int repair_pieces(struct uric_ref a, struct uric_ref b)
{
    struct uric_bytes pieces[64];
    size_t count = 1;
    enum uric_status status;

    (void)b;
    status = uric_repair_pieces(a, strlen(a.s), pieces, 64, &count);
    return written(status, count, NULL);
}

static int target_uri(struct uric_ref a, struct uric_ref b)
{
    static const struct uric_bytes scheme = { "http", 4 }, host = { NULL, 5 };
    struct uric_bytes pieces[4];
    struct uric made;
    size_t count = 1;
    enum uric_status status;

    (void)b;
    status = uric_target_uri(scheme, host, a, pieces, 4, &count, &made);
    return written(status, count, &made);
}

/* With the scheme itself, and as a URI of each kind. */
static int scheme_parse(struct uric_ref a, struct uric_ref b)
{
    static const char *const names[] = { "http", "ftp", "file", "mailto", "news", "telnet", "urn",
                                         "gopher", "nntp", "wais", "prospero" };
    struct uric_scheme_parts r;
    size_t i;

    (void)b;
    for (i = 0; i < sizeof names / sizeof *names; i++)
        uric_scheme_parse(a, uric_scheme_find(names[i], strlen(names[i]), NULL, 0), &r);
    return uric_scheme_parse(a, NULL, &r);
}

static int ftp_commands(struct uric_ref a, struct uric_ref b)
{
    const char *refused;
    struct uric_scheme_parts r;
    WRITTEN((uric_scheme_parse(a, uric_scheme_find("ftp", 3, NULL, 0), &r),
             uric_ftp_commands(a, &r, to, size, &length, &refused)), NULL);
}

static int file_to_posix(struct uric_ref a, struct uric_ref b)
{
    struct uric_scheme_parts r;
    WRITTEN((uric_scheme_parse(a, uric_scheme_find("file", 4, NULL, 0), &r),
             uric_file_to_posix(a, &r, to, size, &length)), NULL);
}

static int file_to_windows(struct uric_ref a, struct uric_ref b)
{
    struct uric_scheme_parts r;
    WRITTEN((uric_scheme_parse(a, uric_scheme_find("file", 4, NULL, 0), &r),
             uric_file_to_windows(a, &r, to, size, &length)), NULL);
}

static int same_document(struct uric_ref a, struct uric_ref b)
{
    return uric_same_document(a, b);
}

static int same_origin(struct uric_ref a, struct uric_ref b)
{
    return uric_same_origin(a, b);
}

static int equal(struct uric_ref a, struct uric_ref b)
{
    return uric_equal(a, b, URIC_STEPS_ALL, NULL) || uric_equal(a, b, URIC_STEPS_NONE, NULL);
}

static int compare(struct uric_ref a, struct uric_ref b)
{
    return (int)URIC_EQUIVALENCE_NONE - (int)uric_compare(a, b, NULL);
}

static int hash(struct uric_ref a, struct uric_ref b)
{
    static const uint64_t key[2] = { 1, 2 };

    (void)b;
    return uric_hash(a, URIC_STEPS_ALL, NULL, key) != 0;
}

static int needs(struct uric_ref a, struct uric_ref b)
{
    (void)b;
    return (int)uric_needs(a, URIC_STEPS_ALL, NULL);
}

/* A failed parse has every hazard. */
static int audit(struct uric_ref a, struct uric_ref b)
{
    struct uric_audit_result found;

    (void)b;
    uric_audit(a, NULL, &found);
    return found.hazards != ((uint64_t)1 << URIC_HAZARDS) - 1;
}

static int tolerated(struct uric_ref a, struct uric_ref b)
{
    struct uric_tolerated_sum found;

    (void)b;
    return uric_tolerated(a, NULL, &found);
}

static int tolerated_next(struct uric_ref a, struct uric_ref b)
{
    struct uric_tolerated_at at;
    uint32_t from = 0;
    int n = 0;

    (void)b;
    while (uric_tolerated_next(a, NULL, &from, &at))
        n++;
    return n;
}

static int authority(struct uric_ref a, struct uric_ref b)
{
    (void)b;
    return (int)uric_authority(a.u).end;
}

static int bare_host(struct uric_ref a, struct uric_ref b)
{
    const uric_span host = uric_bare_host(a.u);

    (void)b;
    assert_true(host.begin <= host.end);
    return (int)host.end;
}

static int request_form(struct uric_ref a, struct uric_ref b)
{
    (void)b;
    assert_non_null(uric_request_form_name((int)uric_request_form(a.u)));
    return 0;
}

static int port_number(struct uric_ref a, struct uric_ref b)
{
    uint16_t number;

    (void)b;
    return (int)uric_port_number(a, &number) - (int)URIC_PORT_UNDEFINED;
}

static int effective_port(struct uric_ref a, struct uric_ref b)
{
    uint16_t number;

    (void)b;
    return (int)uric_effective_port(a, NULL, &number) - (int)URIC_PORT_UNDEFINED;
}

static int host_address(struct uric_ref a, struct uric_ref b)
{
    uint8_t address[16];

    (void)b;
    return uric_host_address(a, address);
}

static int user(struct uric_ref a, struct uric_ref b)
{
    uric_span at;

    (void)b;
    return uric_user(a, &at);
}

static int password(struct uric_ref a, struct uric_ref b)
{
    uric_span at;

    (void)b;
    return uric_password(a, &at);
}

static int host_allowed(struct uric_ref a, struct uric_ref b)
{
    static const struct uric_bytes allowed[] = { { "h", 1 }, { "", 0 }, { NULL, 5 },
                                                 { "1.2.3.4", 7 }, { "::1", 3 } };

    (void)b;
    return uric_host_allowed(a, allowed, sizeof allowed / sizeof *allowed);
}

static int dns_name(struct uric_ref a, struct uric_ref b)
{
    uint32_t offset;

    (void)b;
    return (int)URIC_DNS_NO_HOST - (int)uric_dns_name(a, URIC_DNS_DOT, &offset);
}

static int address_of(struct uric_ref a, struct uric_ref b)
{
    struct uric_address found;

    (void)b;
    return uric_address_of(a, &found);
}

/* What an operation needs, and how it says that it does not get that. */
static const struct {
    const char *name;
    operation *ask;
    int needs_path, answer, takes_two;
} operations[] = {
    { "uric_resolve", resolve, 1, URIC_INVALID, 1 },
    { "uric_resolve_pieces", resolve_pieces, 1, URIC_INVALID, 1 },
    { "uric_edition_resolve", edition_resolve, 1, URIC_INVALID, 1 },
    { "uric_relate", relate, 1, URIC_INVALID, 1 },
    { "uric_same_document", same_document, 1, 0, 1 },
    { "uric_equal", equal, 1, 0, 1 },
    { "uric_compare", compare, 1, 0, 1 },
    { "uric_hash", hash, 1, 0, 0 },
    { "uric_needs", needs, 1, 0, 0 },
    { "uric_normalize", normalize, 1, URIC_INVALID, 0 },
    { "uric_edit", edit, 1, URIC_INVALID, 0 },
    { "uric_scheme_parse", scheme_parse, 1, URIC_INVALID, 0 },
    { "uric_repair", repair, 0, URIC_INVALID, 0 },
    { "uric_repair_pieces", repair_pieces, 0, URIC_INVALID, 0 },
    { "uric_query_value", query_value, 0, URIC_INVALID, 0 },
    { "uric_target_uri", target_uri, 0, URIC_INVALID, 0 },
    { "uric_ftp_commands", ftp_commands, 0, URIC_INVALID, 0 },
    { "uric_file_to_posix", file_to_posix, 0, URIC_INVALID, 0 },
    { "uric_file_to_windows", file_to_windows, 0, URIC_INVALID, 0 },
    { "uric_audit", audit, 0, 0, 0 },
    { "uric_tolerated", tolerated, 0, 0, 0 },
    { "uric_tolerated_next", tolerated_next, 0, 0, 0 },
    { "uric_authority", authority, 0, 0, 0 },
    { "uric_bare_host", bare_host, 0, 0, 0 },
    { "uric_request_form", request_form, 0, 0, 0 },
    { "uric_port_number", port_number, 0, 0, 0 },
    { "uric_effective_port", effective_port, 0, 0, 0 },
    { "uric_host_address", host_address, 0, 0, 0 },
    { "uric_user", user, 0, 0, 0 },
    { "uric_password", password, 0, 0, 0 },
    { "uric_same_origin", same_origin, 0, 0, 1 },
    { "uric_host_allowed", host_allowed, 0, 0, 0 },
    { "uric_dns_name", dns_name, 0, 0, 0 },
    { "uric_address_of", address_of, 0, 0, 0 }
};
enum { OPERATIONS = sizeof operations / sizeof *operations };

/* ---- the results of the rules ---- */

static const char *const strings[] = {
    "", "*", "/", "a", "a:", "?q=1", "#f", "//", "//h", "/a/../b?q=%41#f",
    "HTTP://u:p@H:80/%7Ea/./b?q=x&q", "http://[::ffff:1.2.3.4]:080", "ftp://u@h/a;type=i",
    "file:///c:/a%2Fb", "mailto:a@b", "urn:x:y", "1.2.3.4", "::1", "[::1]:8080", "[v1.x]",
    "u:p@H%41:65536", "@:", "h:", "EXAMPLE.com:00080", "localhost:0", "%31.2.3.4",
    "http://exa mple.com/", "a%", "[::1", "\xff"
};
enum { STRINGS = sizeof strings / sizeof *strings, MOST = GUARD_SLOTS };

static struct result {
    const char *s;
    int rule;
    struct uric u;
} results[MOST];
static int n_results;

static void add_result(const char *s, int rule, const struct uric *u)
{
    struct result *const r = &results[n_results];

    assert_true(n_results < MOST);
    r->s = guard_end_of((unsigned)n_results, s, strlen(s) + 1);
    r->rule = rule;
    r->u = *u;
    n_results++;
}

/* Every match of every rule has a part, and a failure none. */
static void results_of_all_rules(void **state)
{
    int rule, i;

    (void)state;
    for (rule = -1; rule <= URIC_RULES; rule++) {
        int failed = 0, matched = 0;

        for (i = 0; i < STRINGS; i++) {
            struct uric u;
            uint32_t length, stopped;
            enum uric_status status =
                uric_parse_as(rule, strings[i], strlen(strings[i]), NULL, &u);

            assert_int_equal(status == URIC_OK, uric_is_valid(&u));
            matched += status == URIC_OK;
            if (status == URIC_OK || ++failed <= 2)
                add_result(strings[i], rule, &u);
            status = uric_prefix(rule, strings[i], strlen(strings[i]), &u, &length, &stopped);
            assert_int_equal(status == URIC_OK, uric_is_valid(&u));
        }
        assert_true(matched >= (rule >= 0 && rule < URIC_RULES));
    }
}

static int lacks(const struct result *r, int needs_path)
{
    return needs_path ? !uric_has(&r->u, URIC_PATH) : !uric_is_valid(&r->u);
}

static void ask(int i, const struct result *a, const struct result *b)
{
    const struct uric_ref one = uric_bind(a->s, &a->u), other = uric_bind(b->s, &b->u);
    const int answer = operations[i].ask(one, other);
    const int is_missing = lacks(a, operations[i].needs_path) ||
                           (operations[i].takes_two && lacks(b, operations[i].needs_path));

    if (is_missing && answer != operations[i].answer)
        fail_msg("%s of \"%s\" by rule %d and \"%s\" by rule %d: %d", operations[i].name, a->s,
                 a->rule, b->s, b->rule, answer);
    if (!is_missing && operations[i].answer == URIC_INVALID &&
        strncmp(operations[i].name, "uric_scheme", 11) != 0 &&
        strncmp(operations[i].name, "uric_target", 11) != 0)
        assert_int_not_equal(answer, URIC_INVALID);
}

static void operations_on_all_results(void **state)
{
    int i, k, m;

    (void)state;
    for (i = 0; i < OPERATIONS; i++) {
        for (k = 0; k < n_results; k++) {
            for (m = 0; m < (operations[i].takes_two ? n_results : 1); m++)
                ask(i, &results[k], &results[m]);
        }
    }
}

/* ---- what older editions allow, and RFC 3986 does not ---- */

/* With room for the normal form it is written from the start, without it from the end. */
static void same_normal_form(struct uric_ref ref, int rule)
{
    static char exact[SIZE];
    size_t length, again;
    struct uric made, parts;

    /* "//" as a path: which of the two guards it is open, for no reference has it */
    if (!uric_has(ref.u, URIC_HOST) &&
        strncmp(ref.s + ref.u->part[URIC_PATH].begin, "//", 2) == 0)
        return;
    if (uric_normalize(ref, URIC_STEPS_ALL, NULL, buffer, SIZE, &length, &made, NULL) !=
        URIC_OK)
        return;
    assert_int_equal(uric_normalize(ref, URIC_STEPS_ALL, NULL, exact, length, &again,
                                    &parts, NULL),
                     URIC_OK);
    if (length != again || memcmp(buffer, exact, length) != 0 ||
        memcmp(&made, &parts, sizeof made) != 0)
        fail_msg("normal forms of \"%s\" by %s differ", ref.s, uric_edition_rule_name(rule));
}

static void operations_on_older_editions(void **state)
{
    static const char *const older[] = { "%2e:0", "A%2E%c3%3a:0", "%41b://H/%7e", "a:%2e",
                                         "x://h[/a]?[", "http://h:80:80/a", "-:/", "http:/../h" };
    enum { OLDER = sizeof older / sizeof *older };
    int rule, i, k;

    (void)state;
    for (rule = 0; uric_edition_rule_name(rule) != NULL; rule++) {
        for (i = 0; i < OLDER + STRINGS; i++) {
            const char *const text = i < OLDER ? older[i] : strings[i - OLDER];
            const char *const s = guard_end(text, strlen(text) + 1);
            struct uric u;
            const enum uric_status status = uric_edition_parse(rule, s, strlen(s), &u);

            assert_int_equal(status == URIC_OK, uric_is_valid(&u));
            for (k = 0; k < OPERATIONS; k++)
                operations[k].ask(uric_bind(s, &u), uric_bind(s, &u));
            same_normal_form(uric_bind(s, &u), rule);
        }
    }
}

/* The draft of 1994 allows triplets in schemes: their digits are no letters. */
static void case_of_an_older_scheme(void **state)
{
    static const struct {
        const char *s;
        unsigned needs;
    } older[] = { { "a%2F:b", URIC_STEPS_NONE }, { "A%2F:b", URIC_STEP_CASE },
                  { "a%2f:b", URIC_STEP_CASE } };
    int i;

    (void)state;
    for (i = 0; i < (int)(sizeof older / sizeof *older); i++) {
        const char *const s = older[i].s;
        const int rule = uric_edition_rule("url1994:url", strlen("url1994:url"));
        struct uric u;

        assert_int_equal(uric_edition_parse(rule, s, strlen(s), &u),
                         URIC_OK);
        assert_int_equal(uric_needs(uric_bind(s, &u), URIC_STEPS_SYNTAX, NULL), older[i].needs);
    }
}

/* ---- the same as the headers have ---- */

static int is_listed(const char *name)
{
    int i = 0;

    while (i < OPERATIONS && strcmp(operations[i].name, name) != 0)
        i++;
    return i < OPERATIONS;
}

/* The name is before the parenthesis. */
static void check_declaration(char *text)
{
    char *const parameters = strchr(text, '('), *name;

    if (parameters == NULL || (strstr(parameters, "struct uric_ref ") == NULL &&
                               strstr(parameters, "const struct uric *") == NULL))
        return;
    *parameters = '\0';
    name = parameters;
    while (name[-1] != ' ' && name[-1] != '*')
        name--;
    if (!is_listed(name))
        fail_msg("%s is not among the operations of this test", name);
}

static void all_operations_are_listed(void **state)
{
    static const char *const headers[] = { "uric", "uric_arrow", "uric_domains", "uric_history",
                                           "uric_http_parser", "uric_iri", "uric_log",
                                           "uric_readings", "uric_request", "uric_schemes",
                                           "uric_text", "uric_uriparser" };
    static char text[256 * 1024];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof headers / sizeof *headers; i++) {
        char path[4096], *at, *end;
        FILE *file;

        snprintf(path, sizeof path, "%s/src/include/%s.h", top, headers[i]);
        file = fopen(path, "r");
        assert_non_null(file);
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        fclose(file);
        for (at = strstr(text, "\nURIC_API "); at != NULL; at = strstr(end + 1, "\nURIC_API ")) {
            end = strchr(at, ';');
            assert_non_null(end);
            *end = '\0';
            check_declaration(at);
        }
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(results_of_all_rules),
                                        cmocka_unit_test(operations_on_all_results),
                                        cmocka_unit_test(operations_on_older_editions),
                                        cmocka_unit_test(case_of_an_older_scheme),
                                        cmocka_unit_test(all_operations_are_listed) };

    if (argc != 2)
        return 2;
    top = argv[1];
    return cmocka_run_group_tests(tests, NULL, NULL);
}
