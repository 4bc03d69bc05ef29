/* Other projects' test cases, where installed: the rows with which an RFC 3986 implementation
 * should agree. argv[1]: the directory that holds them. */
#include "support/fixture.h"
#include "uric_history.h"
#include "uric_iri.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <jansson.h>

enum { SUITE, ID, KIND, INPUT, BASE, EXPECTED, RFC3986, NOTE, COLUMNS };

static const char *directory;

/* Rules that are not entries of the library, tested through an entry that contains them: the
 * text before and after the input makes it that part. */
static const struct {
    const char *rule, *before, *following;
    int part;
} embedded[] = {
    { "scheme", "", ":", URIC_SCHEME },
    { "userinfo", "//", "@", URIC_USERINFO },
    { "reg-name", "//", "", URIC_HOST },
    { "IPvFuture", "//[", "]", URIC_HOST },
    { "port", "//:", "", URIC_PORT },
    { "path", "x:", "", URIC_PATH }, /* except a path-abempty */
    { "path-abempty", "//", "", URIC_PATH },
    { "query", "?", "", URIC_QUERY },
    { "Iquery", "?", "", URIC_QUERY },
    { "fragment", "#", "", URIC_FRAGMENT },
    { "Ifragment", "#", "", URIC_FRAGMENT }
};

/* Every URI is an IRI, so an invalid IRI is an invalid URI; the IRI rows that apply to RFC
 * 3986 use only its characters. */
static int rule_of(const char *name)
{
    static const char *const iri[][2] = {
        { "IRI", "URI" }, { "IRI-reference", "URI-reference" },
        { "absolute-IRI", "absolute-URI" }, { "irelative-ref", "relative-ref" }
    };
    size_t i;

    for (i = 0; i < sizeof iri / sizeof *iri; i++) {
        if (strcmp(name, iri[i][0]) == 0)
            name = iri[i][1];
    }
    return fixture_rule(name);
}

/* Whether the part is exactly the embedded input. */
static int is_all_of(const struct uric *u, int part, const char *rule_name,
                     size_t n)
{
    size_t length = u->part[part].end - u->part[part].begin;

    if (strcmp(rule_name, "IPvFuture") == 0)
        return u->host_kind == URIC_HOST_IPVFUTURE && length == n + 2;
    return uric_has(u, (enum uric_part)part) && length == n;
}

/* 1 or 0; -1 for an unknown rule. */
static int is_valid(const char *rule_name, const char *s, size_t n)
{
    struct uric u;
    int rule = rule_of(rule_name), valid;
    size_t i, before, length;
    char *whole;

    if (rule >= 0)
        return uric_parse_as(rule, s, n, NULL, &u) == URIC_OK;
    if (strcmp(rule_name, "path") == 0 && s[0] == '/')
        rule_name = "path-abempty";
    for (i = 0; strcmp(embedded[i].rule, rule_name) != 0; i++) {
        if (i + 1 == sizeof embedded / sizeof *embedded)
            return -1;
    }
    before = strlen(embedded[i].before);
    length = before + n + strlen(embedded[i].following);
    whole = malloc(length + 1);
    memcpy(whole, embedded[i].before, before);
    memcpy(whole + before, s, n);
    strcpy(whole + before + n, embedded[i].following);
    valid = uric_parse(whole, length, &u) == URIC_OK &&
            is_all_of(&u, embedded[i].part, rule_name, n);
    free(whole);
    return valid;
}

static int same(const json_t *expected, int defined, const char *s,
                uric_span span)
{
    if (json_is_null(expected))
        return !defined;
    return defined &&
           json_string_length(expected) == span.end - span.begin &&
           memcmp(json_string_value(expected), s + span.begin,
                  span.end - span.begin) == 0;
}

/* Some suites omit an IP literal's brackets. */
static uric_span without_brackets(const char *s, uric_span host)
{
    if (host.begin < host.end && s[host.begin] == '[') {
        host.begin++;
        host.end--;
    }
    return host;
}

static int has_components(const char *expected, const char *s, size_t n)
{
    static const char *const names[URIC_PARTS] = {
        "scheme", "userinfo", "host", "port", "path", "query", "fragment"
    };
    json_t *json = json_loads(expected, 0, NULL), *value;
    struct uric u;
    int part, ok = json != NULL && uric_parse(s, n, &u) == URIC_OK;

    for (part = 0; ok && part < URIC_PARTS; part++) {
        value = json_object_get(json, names[part]);
        ok = value == NULL ||
             same(value, uric_has(&u, (enum uric_part)part), s,
                  u.part[part]) ||
             (part == URIC_HOST &&
              same(value, uric_has(&u, URIC_HOST), s,
                   without_brackets(s, u.part[part])));
    }
    value = json_object_get(json, "authority");
    if (ok && value)
        ok = same(value, uric_has(&u, URIC_HOST), s, uric_authority(&u));
    json_decref(json);
    return ok;
}

static int has_address(const char *expected, const char *s, size_t n, int rule)
{
    struct uric u;
    uint8_t address[16];
    char hex[33] = "";
    int length, i;

    if (uric_parse_as(rule, s, n, NULL, &u) != URIC_OK)
        return 0;
    length = uric_host_address(uric_bind(s, &u), address);
    for (i = 0; i < length; i++)
        sprintf(hex + 2 * i, "%02x", address[i]);
    return strcmp(hex, expected) == 0;
}

static int has_host_kind(const char *expected, const char *s, size_t n)
{
    static const char *const kinds[][2] = {
        { "regname", "reg-name" }, { "ip4", "IPv4address" },
        { "ip6", "IPv6address" }, { "ipfuture", "IPvFuture" }
    };
    struct uric u;
    const char *found;
    size_t i;

    if (uric_parse_as(URIC_RULE_HOST, s, n, NULL, &u) != URIC_OK)
        return 0;
    found = uric_host_kind_name(u.host_kind);
    for (i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strcmp(expected, kinds[i][0]) == 0)
            return strcmp(found, kinds[i][1]) == 0;
    }
    return 0;
}

static int is_string(const char *s, size_t n, const char *string)
{
    return n == strlen(string) && memcmp(s, string, n) == 0;
}

static int has_target(char *base, const char *expected, const char *s, size_t n)
{
    const size_t n_base = fixture_unescape(base);
    struct uric b, u;
    char target[4096];
    size_t length;

    return uric_parse(base, n_base, &b) == URIC_OK &&
           uric_parse(s, n, &u) == URIC_OK &&
           uric_resolve(uric_bind(base, &b), uric_bind(s, &u), 0, target, sizeof target,
                        &length, NULL) ==
               URIC_OK &&
           is_string(target, length, expected);
}

/* The reference resolves to the target and is no longer than the expected one: suites choose
 * freely among equally short ones. */
static int has_relation(char *base, const char *expected, const char *s, size_t n)
{
    const size_t n_base = fixture_unescape(base);
    struct uric b, u, r;
    char reference[4096], target[4096], wanted[4096];
    size_t length, n_wanted;

    return uric_parse(base, n_base, &b) == URIC_OK && uric_parse(s, n, &u) == URIC_OK &&
           uric_relate(uric_bind(base, &b), uric_bind(s, &u), reference,
                       sizeof reference, &length, NULL) ==
               URIC_OK &&
           length <= strlen(expected) && uric_parse(reference, length, &r) == URIC_OK &&
           uric_resolve(uric_bind(base, &b), uric_bind(s, &u), 0, wanted, sizeof wanted,
                        &n_wanted, NULL) ==
               URIC_OK &&
           uric_resolve(uric_bind(base, &b), uric_bind(reference, &r), 0, target,
                        sizeof target, &length, NULL) ==
               URIC_OK &&
           length == n_wanted && memcmp(target, wanted, length) == 0;
}

static int has_normal_form(const char *expected, const char *s, size_t n,
                           unsigned steps)
{
    struct uric u;
    char normal[4096];
    size_t length;

    return uric_parse(s, n, &u) == URIC_OK &&
           uric_normalize(uric_bind(s, &u), steps, NULL, normal, sizeof normal, &length, NULL,
                          NULL) ==
               URIC_OK &&
           is_string(normal, length, expected);
}

/* Some suites normalize by the scheme, some do not. */
static int is_normalized(const char *expected, const char *s, size_t n)
{
    return has_normal_form(expected, s, n, URIC_STEPS_SYNTAX) ||
           has_normal_form(expected, s, n, URIC_STEPS_SYNTAX | URIC_STEP_SCHEME);
}

/* Equal references are equal at the latest by the scheme; unequal ones may still be equal by
 * it. */
static int are_equal(const char *s, size_t n, char *other, unsigned steps)
{
    const size_t n_other = fixture_unescape(other);
    struct uric u, v;

    return uric_parse(s, n, &u) == URIC_OK && uric_parse(other, n_other, &v) == URIC_OK
               ? uric_equal(uric_bind(s, &u), uric_bind(other, &v), steps, NULL)
               : -1;
}

static int is_decoded(char *expected, const char *s, size_t n)
{
    const size_t n_expected = fixture_unescape(expected);
    char text[4096];
    size_t length;

    return uric_decode(s, n, 0, text, sizeof text, &length, NULL) == URIC_OK &&
           length == n_expected && memcmp(text, expected, length) == 0;
}

/* ---- cases that RFC 3986 leaves open, as this library decides them ---- */

/* Encoded for some component: suites name the set of unreserved characters in their notes.  A
 * set that no component has is tested by decoding instead. */
static int is_encoded(char *expected, const char *s, size_t n, const char *note)
{
    static const struct {
        const char *note;
        int component;
    } sets[] = {
        { "from_path", URIC_ENCODE_PATH }, { "from_path_segment", URIC_ENCODE_SEGMENT },
        { "from_query", URIC_ENCODE_QUERY }, { "from_reg_name", URIC_ENCODE_REG_NAME }
    };
    const char *const set = strrchr(note, ' ');
    const size_t n_expected = fixture_unescape(expected);
    char code[4096];
    size_t length, i;

    for (i = 0; set && i < sizeof sets / sizeof *sets; i++) {
        if (strstr(note, "Uri, ") && strcmp(set + 1, sets[i].note) == 0)
            return uric_encode((enum uric_encode_for)sets[i].component, s, n, code, sizeof code, &length) ==
                       URIC_OK &&
                   length == n_expected && memcmp(code, expected, length) == 0;
    }
    return uric_decode(expected, n_expected, 0, code, sizeof code, &length, NULL) ==
               URIC_OK &&
           length == n && memcmp(code, s, n) == 0;
}

static int is_without_dots(const char *expected, const char *s, size_t n)
{
    char path[4096];
    size_t length;

    return uric_remove_dot_segments(s, n, 0, path, sizeof path, &length) == URIC_OK &&
           length == strlen(expected) && memcmp(path, expected, length) == 0;
}

/* The decoded span equals the string; null means none. */
static int is_text(const json_t *expected, int defined, const char *s, uric_span at)
{
    char text[4096];
    size_t length;

    if (json_is_null(expected) || !defined)
        return json_is_null(expected) && !defined;
    return uric_decode(s + at.begin, at.end - at.begin, URIC_DECODE_PLUS, text,
                       sizeof text, &length, NULL) == URIC_OK &&
           length == json_string_length(expected) &&
           memcmp(text, json_string_value(expected), length) == 0;
}

/* Pairs of a form, in order: suites that group them by key keep this order. */
static int has_pairs(const char *expected, const char *s, size_t n)
{
    json_t *json = json_loads(expected, 0, NULL), *pair;
    uric_span rest = { 0, 0 };
    struct uric_query_pair found;
    size_t i;
    int ok = json != NULL;

    rest.end = (uint32_t)n;
    json_array_foreach(json, i, pair) {
        ok = ok && uric_query_next(s, &rest, URIC_QUERY_FORM, &found) &&
             is_text(json_array_get(pair, 0), 1, s, found.key) &&
             is_text(json_array_get(pair, 1), found.has_value, s, found.value);
    }
    ok = ok && !uric_query_next(s, &rest, URIC_QUERY_FORM, &found);
    json_decref(json);
    return ok;
}

static int has_so_many_pairs(const char *expected, const char *s, size_t n)
{
    uric_span rest = { 0, 0 };
    struct uric_query_pair found;
    long count = 0;

    rest.end = (uint32_t)n;
    while (uric_query_next(s, &rest, 0, &found))
        count++;
    return count == strtol(expected, NULL, 10);
}

/* That suite has an empty segment before a path's leading "/". */
static int has_segments(const char *expected, const char *s, size_t n)
{
    json_t *json = json_loads(expected, 0, NULL), *segment;
    uric_span rest = { 0, 0 }, found;
    size_t i;
    int ok = json != NULL;

    rest.end = (uint32_t)n;
    json_array_foreach(json, i, segment) {
        if (i == 0 && s[0] == '/')
            ok = ok && json_string_length(segment) == 0;
        else
            ok = ok && uric_segment_next(s, &rest, &found) &&
                 is_text(segment, 1, s, found);
    }
    ok = ok && !uric_segment_next(s, &rest, &found);
    json_decref(json);
    return ok;
}

static int has_rfc5952_form(const char *expected, const char *s)
{
    char literal[64], wanted[64];

    snprintf(literal, sizeof literal, "//[%s]", s);
    snprintf(wanted, sizeof wanted, "//[%s]", expected);
    return has_normal_form(wanted, literal, strlen(literal),
                           URIC_STEPS_SYNTAX | URIC_STEP_IPV6);
}

/* Rows with which this library disagrees, and the clause that decides. */
static const char *decided(char *const *column)
{
    struct uric u;

    if (strcmp(column[SUITE], "addressable") == 0 && strcmp(column[ID], "form#4") == 0)
        return "RFC 3986, 2.1: a triplet is one octet; CR LF stays CR LF";
    if (strcmp(column[ID], "UriSuite.TestEscaping.4") == 0)
        return "RFC 3986, 2.1: octets are encoded; here U+00FF is two";
    if (strcmp(column[SUITE], "fluent-uri") == 0 && strcmp(column[ID], "norm10") == 0)
        return "RFC 3986, 6.2.2.3: dot-segments are removed where resolution (5.2.2) "
               "removes them against every base";
    if (strcmp(column[KIND], "normalize:path") == 0 &&
        uric_parse(column[INPUT], strlen(column[INPUT]), &u) == URIC_OK &&
        !uric_has(&u, URIC_SCHEME) && !uric_has(&u, URIC_HOST) &&
        column[INPUT][0] != '/' && strcmp(column[INPUT], column[EXPECTED]) != 0)
        return "RFC 3986, 6.2.2.3: dot-segments of relative paths stay until resolution";
    return NULL;
}

/* 1 if the row holds, 0 if not, -1 if it does not apply. */
static int row_holds(char *const *column)
{
    const char *kind = column[KIND];
    size_t n;

    if (strcmp(column[RFC3986], "no") == 0 || strcmp(column[INPUT], "\\N") == 0)
        return -1;
    n = fixture_unescape(column[INPUT]);
    if (strcmp(kind, "query-parse") == 0) {
        fixture_unescape(column[EXPECTED]);
        return has_pairs(column[EXPECTED], column[INPUT], n);
    }
    if (strcmp(kind, "query-count") == 0)
        return has_so_many_pairs(column[EXPECTED], column[INPUT], n);
    if (strcmp(kind, "ipv6-canonical") == 0)
        return has_rfc5952_form(column[EXPECTED], column[INPUT]);
    if (strcmp(kind, "normalize:path") == 0)
        return has_normal_form(column[EXPECTED], column[INPUT], n, URIC_STEP_DOTS);
    if (strcmp(column[RFC3986], "yes") != 0)
        return -1;
    if (strcmp(kind, "normalize:dots") == 0)
        return is_without_dots(column[EXPECTED], column[INPUT], n);
    if (strcmp(kind, "pct-encode") == 0)
        return is_encoded(column[EXPECTED], column[INPUT], n, column[NOTE]);
    if (strcmp(kind, "path-segments") == 0) {
        fixture_unescape(column[EXPECTED]);
        return has_segments(column[EXPECTED], column[INPUT], n);
    }
    if (strcmp(kind, "valid") == 0)
        return is_valid(column[EXPECTED], column[INPUT], n);
    if (strcmp(kind, "invalid") == 0) {
        int valid = is_valid(column[EXPECTED], column[INPUT], n);
        return valid < 0 ? -1 : !valid;
    }
    if (strcmp(kind, "components") == 0) {
        fixture_unescape(column[EXPECTED]);
        return has_components(column[EXPECTED], column[INPUT], n);
    }
    if (strcmp(kind, "resolve") == 0) {
        fixture_unescape(column[EXPECTED]);
        return has_target(column[BASE], column[EXPECTED], column[INPUT], n);
    }
    if (strcmp(kind, "relativize") == 0) {
        fixture_unescape(column[EXPECTED]);
        return has_relation(column[BASE], column[EXPECTED], column[INPUT], n);
    }
    if (strcmp(kind, "normalize") == 0) {
        fixture_unescape(column[EXPECTED]);
        return is_normalized(column[EXPECTED], column[INPUT], n);
    }
    if (strcmp(kind, "equal") == 0)
        return are_equal(column[INPUT], n, column[BASE],
                         URIC_STEPS_SYNTAX | URIC_STEP_SCHEME) == 1;
    if (strcmp(kind, "notequal") == 0)
        return !are_equal(column[INPUT], n, column[BASE], URIC_STEPS_SYNTAX);
    if (strcmp(kind, "pct-decode") == 0)
        return is_decoded(column[EXPECTED], column[INPUT], n);
    if (strcmp(kind, "ipv4-value") == 0)
        return has_address(column[EXPECTED], column[INPUT], n,
                           URIC_RULE_IPV4ADDRESS);
    if (strcmp(kind, "ipv6-value") == 0)
        return has_address(column[EXPECTED], column[INPUT], n,
                           URIC_RULE_IPV6ADDRESS);
    if (strcmp(kind, "hosttype") == 0)
        return has_host_kind(column[EXPECTED], column[INPUT], n);
    return -1;
}

static void cut_columns(char *line, char **column)
{
    int i;

    for (i = 0; i < COLUMNS; i++) {
        column[i] = line;
        line += strcspn(line, "\t");
        if (*line)
            *line++ = '\0';
    }
}

static void suite_holds(void **state)
{
    const char *suite = *state;
    char path[512], line[65536], *column[COLUMNS];
    unsigned held = 0, broken = 0;
    FILE *stream;

    snprintf(path, sizeof path, "%s/%s", directory, suite);
    stream = fopen(path, "r");
    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        const char *why;
        int holds;

        line[strcspn(line, "\n")] = '\0';
        cut_columns(line, column);
        why = decided(column);
        if (why != NULL)
            print_message("# %s %s: %s: %s\n", suite, column[ID], column[INPUT], why);
        holds = row_holds(column);
        if (why != NULL) {
            if (holds != 0)
                print_error("%s %s: the listed difference no longer occurs\n", suite,
                            column[ID]);
            broken += holds != 0;
            continue;
        }
        held += holds == 1;
        broken += holds == 0;
        if (holds == 0)
            print_error("%s %s: %s %s, expected %s\n", suite, column[ID],
                        column[KIND], column[INPUT], column[EXPECTED]);
    }
    fclose(stream);
    print_message("# %s: %u rows hold\n", suite, held);
    assert_int_equal(broken, 0);
    assert_true(held > 0);
}

/* Rows of another kind: a scheme of RFC 1738, "valid" or "invalid", and an input. */
static void rfc1738_holds(void **state)
{
    char path[512], line[65536];
    unsigned held = 0, broken = 0;
    FILE *stream;

    (void)state;
    snprintf(path, sizeof path, "%s/rfc1738_core.tsv", directory);
    stream = fopen(path, "r");
    assert_non_null(stream);
    assert_non_null(fgets(line, sizeof line, stream)); /* the columns' names */
    while (fgets(line, sizeof line, stream)) {
        char *column[COLUMNS], rule[64];
        struct uric u;
        size_t n;
        int valid;

        line[strcspn(line, "\n")] = '\0';
        cut_columns(line, column);
        n = fixture_unescape(column[2]);
        snprintf(rule, sizeof rule, "rfc1738:%.40surl", column[0]);
        valid = uric_edition_parse(uric_edition_rule(rule, strlen(rule)), column[2],
                                   n, &u) == URIC_OK;
        held += valid == (strcmp(column[1], "valid") == 0);
        broken += valid != (strcmp(column[1], "valid") == 0);
    }
    fclose(stream);
    print_message("# rfc1738_core.tsv: %u rows hold\n", held);
    assert_int_equal(broken, 0);
    assert_true(held > 0);
}

/* 1 or 0: a row about IRIs holds; -1: it is about something else, or about the case of letters,
 * which conversions keep. */
static int iri_row_holds(char **column)
{
    const int rule = uric_iri_rule(column[EXPECTED], strlen(column[EXPECTED]));
    const int to_uri = strcmp(column[KIND], "iri-to-uri") == 0;
    const int valid = strcmp(column[KIND], "valid") == 0;
    const size_t n = fixture_unescape(column[INPUT]);
    char buffer[4096];
    size_t length;
    struct uric u;

    if (rule >= 0 && (valid || strcmp(column[KIND], "invalid") == 0))
        return (uric_iri_parse_as(rule, column[INPUT], n, &u) == URIC_OK) == valid;
    if (!to_uri && (strcmp(column[KIND], "normalize-iri") != 0 ||
                    strncmp(column[INPUT], "SCHEME", 6) == 0))
        return -1;
    fixture_unescape(column[EXPECTED]);
    return (to_uri ? uric_iri_to_uri : uric_iri_from_uri)(
               column[INPUT], n, buffer, sizeof buffer, &length, &u) == URIC_OK &&
           length == strlen(column[EXPECTED]) &&
           memcmp(buffer, column[EXPECTED], length) == 0;
}

static void iris_hold(void **state)
{
    static const char *const suites[] = { "iri-string.tsv", "fluent-uri.tsv" };
    unsigned held = 0, broken = 0;
    size_t i;

    (void)state;
    for (i = 0; i < 2; i++) {
        char path[512], line[65536], *column[COLUMNS];
        FILE *stream;

        snprintf(path, sizeof path, "%s/%s", directory, suites[i]);
        stream = fopen(path, "r");
        assert_non_null(stream);
        while (fgets(line, sizeof line, stream)) {
            int holds;

            line[strcspn(line, "\n")] = '\0';
            cut_columns(line, column);
            holds = iri_row_holds(column);
            held += holds == 1;
            broken += holds == 0;
            if (holds == 0)
                print_error("%s %s: %s %s, expected %s\n", suites[i], column[ID], column[KIND],
                            column[INPUT], column[EXPECTED]);
        }
        fclose(stream);
    }
    print_message("# IRIs: %u rows hold\n", held);
    assert_int_equal(broken, 0);
    assert_true(held > 600);
}

int main(int argc, char **argv)
{
    static char suites[][20] = { "addressable.tsv", "boost-url.tsv",
                                 "fluent-uri.tsv",  "go-net-url.tsv",
                                 "iri-string.tsv",  "json-schema.tsv",
                                 "perl-URI.tsv",    "uriparser.tsv" };
    enum { SUITES = sizeof suites / sizeof *suites };
    struct CMUnitTest tests[SUITES + 2];
    size_t i;

    if (argc != 2)
        return 2;
    directory = argv[1];
    memset(tests, 0, sizeof tests);
    for (i = 0; i < SUITES; i++) {
        tests[i].name = suites[i];
        tests[i].test_func = suite_holds;
        tests[i].initial_state = suites[i];
    }
    tests[SUITES].name = "rfc1738_core.tsv";
    tests[SUITES].test_func = rfc1738_holds;
    tests[SUITES + 1].name = "IRIs";
    tests[SUITES + 1].test_func = iris_hold;
    return _cmocka_run_group_tests("vectors", tests, SUITES + 2, NULL, NULL);
}
