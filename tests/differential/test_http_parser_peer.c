/* Compares uric_http_parser_url() with Debian's libhttp_parser on mutated URLs, with each
 * combination of flags.  Each difference must be one of those listed, with the clause that
 * decides it: once these are edited away, both must accept the URL with the same fields.  A
 * listed one that does not occur is a failure, too.
 *
 *   test_http_parser_peer ROOT URLS */
#include <http_parser.h>

#include "support/random.h"
#include "support/url_rows.h"
#include "support/url_text.h"

#include <arpa/inet.h>
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

/* http_parser's own */
#undef http_parser_parse_url

enum { ROOM = 512, ROWS = 64, EDITS = 5 };

static const char *root = ".";
static unsigned long urls = 100000;

struct url {
    char s[ROOM];
    size_t n;
    int is_connect;
};

/* ---- where a URL's parts are, found without uric ---- */

static size_t until(const struct url *u, size_t i, const char *stops)
{
    while (i < u->n && (u->s[i] == '\0' || strchr(stops, u->s[i]) == NULL))
        i++;
    return i;
}

/* The authority of a URL that one of the parsers accepts; 0 if there is none. */
static int has_authority(const struct url *u, size_t *begin, size_t *end)
{
    *begin = 0;
    if (!u->is_connect) {
        *begin = until(u, 0, ":/?#") + 3;
        if (*begin > u->n || memcmp(u->s + *begin - 3, "://", 3) != 0)
            return 0;
    }
    *end = until(u, *begin, "/?#");
    return 1;
}

/* The host, with brackets, and the end of the authority. */
static int has_host(const struct url *u, size_t *begin, size_t *end, size_t *authority_end)
{
    size_t i;

    if (!has_authority(u, begin, authority_end))
        return 0;
    for (i = *begin; i < *authority_end; i++) {
        if (u->s[i] == '@')
            *begin = i + 1;
    }
    *end = u->s[*begin] == '[' ? until(u, *begin, "]") + 1 : until(u, *begin, ":/?#");
    return *end <= *authority_end;
}

/* Where path, query and fragment start. */
static size_t path_of(const struct url *u)
{
    size_t begin, end;

    return u->is_connect ? u->n : has_authority(u, &begin, &end) ? end : 0;
}

/* ---- edits ---- */

static void replace(struct url *u, size_t begin, size_t end, const char *by)
{
    const size_t n = strlen(by);

    assert_true(u->n - (end - begin) + n <= ROOM);
    memmove(u->s + begin + n, u->s + end, u->n - end);
    memcpy(u->s + begin, by, n);
    u->n = u->n - (end - begin) + n;
}

/* Replaces bytes of [begin, end) for which the function holds by "x"; returns how many. */
static int replace_bytes(struct url *u, size_t begin, size_t end,
                         int (*holds)(const struct url *u, size_t i))
{
    int count = 0;

    for (; begin < end; begin++) {
        if (holds(u, begin)) {
            u->s[begin] = 'x';
            count++;
        }
    }
    return count;
}

static int is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static int is_not_letter(const struct url *u, size_t i)
{
    return !is_letter(u->s[i]);
}

static int scheme(struct url *u)
{
    size_t begin, end;

    return !u->is_connect && has_authority(u, &begin, &end) &&
           replace_bytes(u, 1, begin - 3, is_not_letter);
}

static int is_not_of_host(const struct url *u, size_t i)
{
    const char c = u->s[i];

    return !is_letter(c) && !is_digit(c) && strchr("-._", c) == NULL;
}

static int reg_name(struct url *u)
{
    size_t begin, end, authority;

    return has_host(u, &begin, &end, &authority) && u->s[begin] != '[' &&
           replace_bytes(u, begin, end, is_not_of_host);
}

static int future(struct url *u)
{
    size_t begin, end, authority;

    if (!has_host(u, &begin, &end, &authority) || u->s[begin] != '[' ||
        (u->s[begin + 1] | 0x20) != 'v')
        return 0;
    replace(u, begin, end, "[::]");
    return 1;
}

static int empty_port(struct url *u)
{
    size_t begin, end, authority;

    if (!has_host(u, &begin, &end, &authority) || end + 1 != authority || u->s[end] != ':')
        return 0;
    replace(u, end, authority, "");
    return 1;
}

static int fragment_only(struct url *u)
{
    size_t begin, end;

    if (u->is_connect || !has_authority(u, &begin, &end) || end == u->n || u->s[end] != '#')
        return 0;
    replace(u, end, end, "/");
    return 1;
}

static int is_raw(const struct url *u, size_t i)
{
    return u->s[i] != '\0' && strchr("\"<>[]\\^`{|}", u->s[i]) != NULL;
}

static int raw(struct url *u)
{
    return replace_bytes(u, path_of(u), u->n, is_raw);
}

static int is_high(const struct url *u, size_t i)
{
    return (unsigned char)u->s[i] > 0x7f;
}

static int high(struct url *u)
{
    return replace_bytes(u, path_of(u), u->n, is_high);
}

static int is_hex(const struct url *u, size_t i)
{
    const char c = i < u->n ? u->s[i] : 'x';

    return is_digit(c) || ((c | 0x20) >= 'a' && (c | 0x20) <= 'f');
}

static int is_stray(const struct url *u, size_t i)
{
    return u->s[i] == '%' && !(is_hex(u, i + 1) && is_hex(u, i + 2));
}

/* Also those of the userinfo. */
static int stray(struct url *u)
{
    size_t begin, end, authority;
    int count = replace_bytes(u, path_of(u), u->n, is_stray);

    if (!u->is_connect && has_host(u, &begin, &end, &authority))
        count += replace_bytes(u, 0, begin, is_stray);
    return count;
}

static int hash(struct url *u)
{
    size_t i = until(u, path_of(u), "#");
    int count = 0;

    for (i++; i < u->n; i++) {
        if (u->s[i] == '#') {
            u->s[i] = 'x';
            count++;
        }
    }
    return count;
}

static int is_tab_or_feed(const struct url *u, size_t i)
{
    return u->s[i] == '\t' || u->s[i] == '\f';
}

static int tab(struct url *u)
{
    return replace_bytes(u, path_of(u), u->n, is_tab_or_feed);
}

/* By inet_pton(), which accepts what the rule IPv6address does. */
static int is_address(const char *s, size_t n)
{
    char text[ROOM] = { 0 };
    unsigned char address[16];

    memcpy(text, s, n);
    return strlen(text) == n && inet_pton(AF_INET6, text, address) == 1;
}

static int no_address(struct url *u, int with_zone)
{
    size_t begin, end, authority;

    if (!has_host(u, &begin, &end, &authority) || u->s[begin] != '[' ||
        (memchr(u->s + begin, '%', end - begin) != NULL) != with_zone ||
        is_address(u->s + begin + 1, end - begin - 2))
        return 0;
    replace(u, begin, end, "[::]");
    return 1;
}

static int zone(struct url *u)
{
    return no_address(u, 1);
}

static int brackets(struct url *u)
{
    return no_address(u, 0);
}

static int asterisk(struct url *u)
{
    if (u->is_connect || u->n < 2 || u->s[0] != '*')
        return 0;
    u->n = 1;
    return 1;
}

static int connect_userinfo(struct url *u)
{
    if (!u->is_connect || u->s[0] != '@')
        return 0;
    replace(u, 0, 1, "");
    return 1;
}

static int connect_query(struct url *u)
{
    const size_t query = until(u, 0, "?");

    if (!u->is_connect || query == u->n || (query + 1 < u->n && u->s[query + 1] != '#'))
        return 0;
    u->n = query;
    return 1;
}

/* ---- the list ---- */

enum side { THEY_REJECT_HOST, THEY_REJECT, WE_REJECT, WE_TOLERATE };

static struct {
    const char *what, *clause;
    enum side side; /* WE_TOLERATE: we reject it without URIC_HTTP_PARSER_TOLERATE */
    int (*edit)(struct url *u); /* returns whether there is such a difference */
    unsigned long seen;
} differences[] = {
    { "bytes after \"*\"", "RFC 9112, 3.2.4", WE_REJECT, asterisk, 0 },
    { "CONNECT with an empty userinfo", "RFC 9112, 3.2.3", WE_REJECT, connect_userinfo, 0 },
    { "CONNECT with an empty query or fragment", "RFC 9112, 3.2.3", WE_REJECT,
      connect_query, 0 },
    { "a scheme with digits, \"+\", \"-\", \".\"", "RFC 3986, 3.1", THEY_REJECT, scheme, 0 },
    { "an IPvFuture", "RFC 3986, 3.2.2", THEY_REJECT_HOST, future, 0 },
    { "a zone", "RFC 3986, 3.2.2; RFC 9844", WE_REJECT, zone, 0 },
    { "brackets around no address", "RFC 3986, 3.2.2", WE_REJECT, brackets, 0 },
    { "sub-delims, \"~\" or triplets in a host", "RFC 3986, 3.2.2", THEY_REJECT_HOST,
      reg_name, 0 },
    { "an empty port", "RFC 3986, 3.2.3", THEY_REJECT, empty_port, 0 },
    { "a fragment right after the authority", "RFC 3986, 3", THEY_REJECT, fragment_only, 0 },
    { "a tab or a form feed", "RFC 3986, 3.3, 3.4", WE_REJECT, tab, 0 },
    { "a raw visible character", "RFC 3986, 3.3, 3.4", WE_TOLERATE, raw, 0 },
    { "a byte over 0x7F", "RFC 3986, 3.3, 3.4", WE_TOLERATE, high, 0 },
    { "\"#\" in a fragment", "RFC 3986, 3.5", WE_TOLERATE, hash, 0 },
    { "\"%\" without two hex digits", "RFC 3986, 2.1", WE_TOLERATE, stray, 0 },
};
enum { DIFFERENCES = sizeof differences / sizeof *differences };

static void ours(const struct url *u, int flags, char text[URL_TEXT_ROOM])
{
    struct http_parser_url url;

    url_text(uric_http_parser_url(u->s, u->n, u->is_connect, flags, &url), &url, text);
}

static void theirs(const struct url *u, char text[URL_TEXT_ROOM])
{
    struct http_parser_url url;

    memset(&url, 0, sizeof url);
    url_text(http_parser_parse_url(u->s, u->n, u->is_connect, &url), &url, text);
}

static int is_rejected(const char *text)
{
    return strcmp(text, "rejected") == 0;
}

/* Whether the flags leave the difference as it is. */
static int is_expected(enum side side, int flags)
{
    switch (side) {
    case THEY_REJECT_HOST: return !(flags & URIC_HTTP_PARSER_HOSTS);
    case THEY_REJECT:
        return (flags & URIC_HTTP_PARSER_REFUSE) != URIC_HTTP_PARSER_REFUSE;
    case WE_TOLERATE: return !(flags & URIC_HTTP_PARSER_TOLERATE);
    default: return 1;
    }
}

/* Whether the verdicts differ as listed: only the side that the list names rejects the URL,
 * and without what is listed both accept it, with the same fields. */
static int is_listed(const struct url *u, int flags, int we_reject)
{
    char one[URL_TEXT_ROOM], other[URL_TEXT_ROOM];
    struct url edited = *u;
    int i, explained = 0;

    for (i = 0; i < DIFFERENCES; i++) {
        const int by_us = differences[i].side >= WE_REJECT;

        if (by_us == we_reject && is_expected(differences[i].side, flags) &&
            differences[i].edit(&edited)) {
            differences[i].seen++;
            explained = 1;
        }
    }
    ours(&edited, flags, one);
    theirs(&edited, other);
    return explained && !is_rejected(one) && strcmp(one, other) == 0;
}

/* ---- mutated URLs ---- */

static const char *const more_seeds[] = {
    "*", "*/a", "/a?b#c", "//h/a", "coap+tcp://h/", "h2://h:1?a#b", "http://[v1.a:b]:80/",
    "http://$(id)/", "http://a,b:80/?", "http://h#f", "http://h:#", "/a|b^c?[d]={e}#`f\"",
    "/%zz%4?%%41#%", "/\xc3\xa9?\xff#\x80", "/a##b#?c", "http://u%:p@h/", "@h:80", "h:80?",
    "h:80?##", "http://[::1%eth0]:80/", "http://[1:2]/", "http://[::ffff:1.2.3.4]/a",
    "http://1.2.3.4:65535/", "http://h:65536/", "http://a%41b~c/", "http://_a._b/"
};
enum { MORE_SEEDS = sizeof more_seeds / sizeof *more_seeds };

static struct url seeds[ROWS + MORE_SEEDS];
static size_t seeds_count;

static void read_seeds(void)
{
    static struct url_row rows[ROWS];
    const size_t count = url_rows(root, rows, ROWS);
    size_t i;

    assert_true(count > 40);
    for (i = 0; i < count + MORE_SEEDS; i++) {
        struct url *const u = &seeds[seeds_count++];
        const char *const s = i < count ? rows[i].s : more_seeds[i - count];

        u->n = i < count ? rows[i].n : strlen(s);
        memcpy(u->s, s, u->n);
        u->is_connect = i < count && rows[i].is_connect;
    }
}

static char random_byte(uint64_t *seed)
{
    static const char likely[] = ":/?#[]@!$&'()*+,;=-._~%%%019aAfFvxzZ\"<>\\^`{|} \t\f\n\r";
    const size_t i = random_below(seed, sizeof likely + 16);

    return i < sizeof likely ? likely[i] : (char)random_below(seed, 256);
}

/* Deletes, inserts or replaces a few bytes, or copies some from another seed. */
static void mutate(struct url *u, uint64_t *seed)
{
    size_t left = random_below(seed, EDITS);

    while (left-- > 0) {
        const size_t at = random_below(seed, u->n + 1), rest = u->n - at;
        const struct url *const other = &seeds[random_below(seed, seeds_count)];
        const size_t from = random_below(seed, other->n + 1);
        char text[2] = { 0 };

        text[0] = random_byte(seed);
        switch (random_below(seed, 5)) {
        case 0: replace(u, at, at + (rest < 2 ? rest : random_below(seed, 2) + 1), ""); break;
        case 1:
            if (u->n + 1 < ROOM / 2)
                replace(u, at, at, text);
            break;
        case 2:
            if (at + other->n - from < ROOM / 2) {
                memcpy(u->s + at, other->s + from, other->n - from);
                u->n = at + other->n - from;
            }
            break;
        default:
            if (rest > 0)
                u->s[at] = text[0];
        }
    }
}

/* ---- the comparison ---- */

static void printed(const struct url *u)
{
    size_t i;

    for (i = 0; i < u->n; i++)
        print_message(u->s[i] > ' ' && u->s[i] < 0x7f ? "%c" : "\\x%02x",
                      (unsigned char)u->s[i]);
    print_message("\n");
}

/* Returns 1 if both accept the URL, 0 if both reject it, -1 if they differ as listed. */
static int compared(const struct url *u, int flags)
{
    char one[URL_TEXT_ROOM], other[URL_TEXT_ROOM];

    ours(u, flags, one);
    theirs(u, other);
    if (strcmp(one, other) == 0)
        return !is_rejected(one);
    if (is_rejected(one) != is_rejected(other) && is_listed(u, flags, is_rejected(one)))
        return -1;
    printed(u);
    fail_msg("flags %d, connect %d: %s, http_parser: %s", flags, u->is_connect, one, other);
    return 0;
}

static void answers_are_http_parsers(void **state)
{
    static const int flags[] = {
        URIC_HTTP_PARSER_STRICT,
        URIC_HTTP_PARSER_HOSTS,
        URIC_HTTP_PARSER_REFUSE,
        URIC_HTTP_PARSER_TOLERATE,
        URIC_HTTP_PARSER_TOLERATE | URIC_HTTP_PARSER_HOSTS,
        URIC_HTTP_PARSER_TOLERATE | URIC_HTTP_PARSER_REFUSE
    };
    enum { COMBINATIONS = sizeof flags / sizeof *flags };
    unsigned long count[3] = { 0 }, i;
    uint64_t seed = 3986;
    int j;

    (void)state;
    read_seeds();
    for (i = 0; i < urls; i++) {
        struct url u = seeds[random_below(&seed, seeds_count)];

        u.is_connect ^= random_below(&seed, 8) == 0;
        mutate(&u, &seed);
        for (j = 0; j < COMBINATIONS; j++)
            count[1 + compared(&u, flags[j])]++;
    }
    print_message("# %lu URLs, each with %d combinations of flags: %lu accepted by both, "
                  "%lu rejected by both, %lu differ\n",
                  urls, (int)COMBINATIONS, count[2], count[1], count[0]);
    for (i = 0; i < DIFFERENCES; i++) {
        print_message("# %lu: %s (%s)\n", differences[i].seen, differences[i].what,
                      differences[i].clause);
        assert_true(differences[i].seen > 0);
    }
    assert_true(count[2] > urls / 5);
}

/* What the table says that http_parser answers. */
static void the_table_is_right(void **state)
{
    static struct url_row rows[ROWS];
    const size_t count = url_rows(root, rows, ROWS);
    size_t i;

    (void)state;
    assert_int_equal(count, 46);
    for (i = 0; i < count; i++) {
        char text[URL_TEXT_ROOM];
        struct url u;

        memcpy(u.s, rows[i].s, rows[i].n);
        u.n = rows[i].n;
        u.is_connect = rows[i].is_connect;
        theirs(&u, text);
        assert_string_equal(text, rows[i].theirs);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(the_table_is_right),
                                        cmocka_unit_test(answers_are_http_parsers) };

    if (argc > 1)
        root = argv[1];
    if (argc > 2)
        urls = strtoul(argv[2], NULL, 10);
    return cmocka_run_group_tests_name("http_parser's own", tests, NULL, NULL);
}
