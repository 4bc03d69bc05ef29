/* Public suffix lists: compiling, tables, lookups. */
#include "support/guard.h"
#include "uric_domains.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#define ICANN "// ===BEGIN ICANN DOMAINS===\n"
#define PRIVATE "// ===END ICANN DOMAINS===\n// ===BEGIN PRIVATE DOMAINS===\n"
#define END "// ===END PRIVATE DOMAINS===\n"

static const char list[] =
    "// a list\n"
    ICANN
    "\n"
    "// uk : a comment, and a rule that ends at white space\n"
    "com\nuk\nco.uk\tand more\n  leading.space\r\n"
    "*.ck\n!www.ck\n"
    "jp\n*.kobe.jp\n!city.kobe.jp\n"
    "UpPer\n"
    "cn\n\xe5\x85\xac\xe5\x8f\xb8.cn\n"              /* 公司 */
    "\xe4\xb8\xad\xe5\x9b\xbd\n"                     /* 中国 */
    "\xe5\x85\xac\xe5\x8f\xb8.\xe4\xb8\xad\xe5\x9b\xbd\n"
    "no\nb\xc3\xa5""d\xc3\xa5""ddj\xc3\xa5.no\n"     /* bådåddjå */
    "accident-investigation.aero\n"
    "a.*.inner\n*.*.two\n!b.c.two\n"
    PRIVATE
    "blogspot.com\n*.compute.example.com\n"
    END;

static char *table;
static struct uric_domains domains;

static enum uric_status compile(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length, size_t *at)
{
    *length = *at = 12345;
    return uric_domains_compile(guard_end(s, n), n, buffer, size, length, at);
}

static size_t make_table(const char *s, size_t n, char **to)
{
    size_t length, at;

    assert_int_equal(compile(s, n, NULL, 0, &length, &at), URIC_TOO_SMALL);
    *to = malloc(length);
    assert_non_null(*to);
    assert_int_equal(compile(s, n, *to, length, &length, &at), URIC_OK);
    return length;
}

static int open_list(void **state)
{
    const size_t length = make_table(list, sizeof list - 1, &table);

    (void)state;
    return uric_domains_open(table, length, &domains);
}

static int close_list(void **state)
{
    (void)state;
    free(table);
    return 0;
}

static void answers(const struct uric_domains *d, const char *host, unsigned flags,
                    const char *domain, const char *suffix)
{
    const size_t n = strlen(host);
    const char *const s = guard_end(host, n);
    uric_span a = { 7, 9 }, b = { 7, 9 };
    const enum uric_status first =
        uric_registrable_domain(d, s, n, (enum uric_domain_flags)flags, &a);
    const enum uric_status second =
        uric_public_suffix(d, s, n, (enum uric_domain_flags)flags, &b);

    print_message("# %s\n", host);
    assert_int_equal(first, domain ? URIC_OK : URIC_NONE);
    assert_int_equal(second, suffix ? URIC_OK : URIC_NONE);
    assert_int_equal(a.end - a.begin, domain ? strlen(domain) : 0);
    assert_int_equal(b.end - b.begin, suffix ? strlen(suffix) : 0);
    if (domain)
        assert_memory_equal(host + a.begin, domain, strlen(domain));
    if (suffix)
        assert_memory_equal(host + b.begin, suffix, strlen(suffix));
}

static void rules(void **state)
{
    static const struct { const char *host, *domain, *suffix; } rows[] = {
        { "com", NULL, "com" },
        { "a.com", "a.com", "com" },
        { "www.a.com", "a.com", "com" },
        { "WWW.A.COM", "A.COM", "COM" },
        { "a.com.", "a.com", "com" },
        { "co.uk", NULL, "co.uk" },
        { "x.y.co.uk", "y.co.uk", "co.uk" },
        { "a.leading.space", "a.leading.space", "leading.space" },
        { "x.upper", "x.upper", "upper" },
        /* wildcards and exceptions */
        { "ck", NULL, "ck" },
        { "b.ck", NULL, "b.ck" },
        { "a.b.ck", "a.b.ck", "b.ck" },
        { "www.ck", "www.ck", "ck" },
        { "a.b.www.ck", "www.ck", "ck" },
        { "jp", NULL, "jp" },
        { "kobe.jp", "kobe.jp", "jp" },
        { "c.kobe.jp", NULL, "c.kobe.jp" },
        { "b.c.kobe.jp", "b.c.kobe.jp", "c.kobe.jp" },
        { "city.kobe.jp", "city.kobe.jp", "kobe.jp" },
        { "a.city.kobe.jp", "city.kobe.jp", "kobe.jp" },
        /* wildcards between labels */
        { "a.x.inner", NULL, "a.x.inner" },
        { "b.a.x.inner", "b.a.x.inner", "a.x.inner" },
        { "b.x.inner", "x.inner", "inner" },
        { "x.*.inner", "*.inner", "inner" },
        { "x.y.two", NULL, "x.y.two" },
        { "w.x.y.two", "w.x.y.two", "x.y.two" },
        { "b.c.two", "b.c.two", "c.two" },
        { "a.b.c.two", "b.c.two", "c.two" },
        /* "*" for all others */
        { "localhost", NULL, "localhost" },
        { "a.b.unlisted", "b.unlisted", "unlisted" },
        { "space", NULL, "space" },
        { "b.space", "b.space", "space" },
        /* both spellings, also mixed, and with triplets */
        { "\xe5\x85\xac\xe5\x8f\xb8.cn", NULL, "\xe5\x85\xac\xe5\x8f\xb8.cn" },
        { "a.xn--55qx5d.cn", "a.xn--55qx5d.cn", "xn--55qx5d.cn" },
        { "a.XN--55QX5D.CN", "a.XN--55QX5D.CN", "XN--55QX5D.CN" },
        { "a.xn--55qx5d.xn--fiqs8s", "a.xn--55qx5d.xn--fiqs8s", "xn--55qx5d.xn--fiqs8s" },
        { "a.xn--55qx5d.\xe4\xb8\xad\xe5\x9b\xbd", "a.xn--55qx5d.\xe4\xb8\xad\xe5\x9b\xbd",
          "xn--55qx5d.\xe4\xb8\xad\xe5\x9b\xbd" },
        { "a.\xe5\x85\xac\xe5\x8f\xb8.xn--fiqs8s", "a.\xe5\x85\xac\xe5\x8f\xb8.xn--fiqs8s",
          "\xe5\x85\xac\xe5\x8f\xb8.xn--fiqs8s" },
        { "%E5%85%ac%E5%8F%B8.cn", NULL, "%E5%85%ac%E5%8F%B8.cn" },
        { "b.a.%E5%85%ac%E5%8F%B8.cn.", "a.%E5%85%ac%E5%8F%B8.cn", "%E5%85%ac%E5%8F%B8.cn" },
        { "a.xn--bdddj-mrabd.no", "a.xn--bdddj-mrabd.no", "xn--bdddj-mrabd.no" },
        { "%61.c%6Fm", "%61.c%6Fm", "c%6Fm" },
        { "a%2Ecom", NULL, NULL },
        { "a%2Eb.com", NULL, NULL },
        { "a.com%2E", NULL, NULL },
        { "a%.com", NULL, NULL },
        { "a%4.com", NULL, NULL },
        { "a.co%6", NULL, NULL },
        { "a%25.com", NULL, NULL },
        { "%31.%32.%33.%34", NULL, NULL },
        /* long labels */
        { "b.accident-investigation.aero", "b.accident-investigation.aero",
          "accident-investigation.aero" },
        { "b.accident-investigatioN.aero", "b.accident-investigatioN.aero",
          "accident-investigatioN.aero" },
        { "b.bccident-investigation.aero", "bccident-investigation.aero", "aero" },
        { "b.ccident-investigation.aero", "ccident-investigation.aero", "aero" },
        { "b.stigation.aero", "stigation.aero", "aero" },
        { "b.tigation.aero", "tigation.aero", "aero" },
        /* the private section */
        { "blogspot.com", NULL, "blogspot.com" },
        { "a.b.compute.example.com", "a.b.compute.example.com", "b.compute.example.com" },
        { "compute.example.com", "example.com", "com" },
        /* no names */
        { "", NULL, NULL },
        { ".", NULL, NULL },
        { "..", NULL, NULL },
        { ".com", NULL, NULL },
        { "a.com..", NULL, NULL },
        { "a..com", NULL, NULL },
        { ".a.com", NULL, NULL },
        { "a..b.com", NULL, NULL },
        { "a..kobe.jp", NULL, NULL },
        { "..kobe.jp", NULL, NULL },
        { "[::1]", NULL, NULL },
        { "[v1.a.com]", NULL, NULL },
        { "1.2.3.4", NULL, NULL },
        { "1.2.3.4.", NULL, NULL },
        { "127.1", NULL, NULL },
        { "a.0x7F", NULL, NULL },
        { "a.0x", NULL, NULL },
        { "::ffff:1.2.3.4", NULL, NULL },
        { "a.0xg", "a.0xg", "0xg" },
        { "a.3com", "a.3com", "3com" },
        { "1.com", "1.com", "com" },
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        answers(&domains, rows[i].host, 0, rows[i].domain, rows[i].suffix);
}

static void flags(void **state)
{
    (void)state;
    answers(&domains, "a.blogspot.com", 0, "a.blogspot.com", "blogspot.com");
    answers(&domains, "a.blogspot.com", URIC_DOMAIN_ICANN, "blogspot.com", "com");
    answers(&domains, "a.b.compute.example.com", URIC_DOMAIN_ICANN, "example.com", "com");
    answers(&domains, "a.unlisted", URIC_DOMAIN_LISTED, NULL, NULL);
    answers(&domains, "%61.unlisted", URIC_DOMAIN_LISTED, NULL, NULL);
    answers(&domains, "a.%75nlisted", URIC_DOMAIN_LISTED, NULL, NULL);
    answers(&domains, "a.%75k", URIC_DOMAIN_LISTED, "a.%75k", "%75k");
    answers(&domains, "ck", URIC_DOMAIN_LISTED, NULL, NULL);
    answers(&domains, "a.b.ck", URIC_DOMAIN_LISTED, "a.b.ck", "b.ck");
    answers(&domains, "b.compute.example.com", URIC_DOMAIN_LISTED | URIC_DOMAIN_ICANN,
            "example.com", "com");
    assert_int_equal(uric_domains_rules(&domains, URIC_DOMAIN_ICANN), 20);
    assert_int_equal(uric_domains_rules(&domains, URIC_DOMAIN_ALL), 22);
}

/* RFC 3492, section 7.1, and more: of each label the A-label. */
static void punycode(void **state)
{
    static const struct { const char *label, *ascii; } rows[] = {
        { "\xe4\xbb\x96\xe4\xbb\xac\xe4\xb8\xba\xe4\xbb\x80\xe4\xb9\x88\xe4\xb8\x8d\xe8\xaf\xb4"
          "\xe4\xb8\xad\xe6\x96\x87", "xn--ihqwcrb4cv8a8dqg056pqjye" },
        { "Pro\xc4\x8dprost\xc4\x9bnemluv\xc3\xad\xc4\x8d" "esky",
          "xn--proprostnemluvesky-uyb24dma41a" },
        { "3\xe5\xb9\xb4" "B\xe7\xb5\x84\xe9\x87\x91\xe5\x85\xab\xe5\x85\x88\xe7\x94\x9f",
          "xn--3b-ww4c5e180e575a65lsy2b" },
        { "\xe3\x81\x9d\xe3\x81\xae\xe3\x82\xb9\xe3\x83\x94\xe3\x83\xbc\xe3\x83\x89\xe3\x81\xa7",
          "xn--d9juau41awczczp" },
        { "b\xc3\xbc" "cher", "xn--bcher-kva" },
        { "\xf0\x9f\x98\x80", "xn--e28h" },
        { "\xf4\x8f\xbf\xbf\xc2\x80", NULL }, /* the extremes: only that they are a label */
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        char text[512], host[512], *made;
        struct uric_domains d;
        size_t length;

        snprintf(text, sizeof text, ICANN "%s.test\n" PRIVATE END, rows[i].label);
        length = make_table(text, strlen(text), &made);
        assert_int_equal(uric_domains_open(made, length, &d), URIC_OK);
        snprintf(host, sizeof host, "%s.test", rows[i].label);
        answers(&d, host, URIC_DOMAIN_LISTED, NULL, host);
        if (rows[i].ascii) {
            snprintf(host, sizeof host, "%s.test", rows[i].ascii);
            answers(&d, host, URIC_DOMAIN_LISTED, NULL, host);
        }
        free(made);
    }
}

static void labels_of_any_length(void **state)
{
    char text[256], host[256], *made;
    struct uric_domains d;
    size_t length, n, at;

    (void)state;
    for (n = 1; n <= 63; n++) {
        snprintf(text, sizeof text, ICANN "%.*s.test\n" PRIVATE END, (int)n,
                 "abcdefghijklmnopqrstuvwxyz0123456789-abcdefghijklmnopqrstuvwxyz0");
        length = make_table(text, strlen(text), &made);
        assert_int_equal(uric_domains_open(made, length, &d), URIC_OK);
        snprintf(host, sizeof host, "%.*s.test", (int)n,
                 "abcdefghijklmnopqrstuvwxyz0123456789-abcdefghijklmnopqrstuvwxyz0");
        answers(&d, host, URIC_DOMAIN_LISTED, NULL, host);
        for (at = 0; at < n; at++) {
            const char was = host[at];

            host[at] = '_';
            answers(&d, host, URIC_DOMAIN_LISTED, NULL, NULL);
            host[at] = was;
        }
        free(made);
    }
}

/* A host of any length is read to its start. */
static void long_hosts(void **state)
{
    static char host[70000];
    uric_span at;

    (void)state;
    memset(host, 'a', sizeof host);
    memcpy(host + sizeof host - 4, ".com", 4);
    assert_int_equal(uric_registrable_domain(&domains, host, sizeof host, URIC_DOMAIN_ALL, &at),
                     URIC_OK);
    assert_int_equal(at.begin, 0);
    host[0] = '.';
    assert_int_equal(uric_registrable_domain(&domains, host, sizeof host, URIC_DOMAIN_ALL, &at),
                     URIC_NONE);
    host[0] = '%';
    assert_int_equal(uric_registrable_domain(&domains, host, sizeof host, URIC_DOMAIN_ALL, &at),
                     URIC_NONE);
}

#define AFTER(text) (sizeof(text) - 1)

static void no_list(void **state)
{
    static const struct { const char *text; enum uric_status status; size_t at; } rows[] = {
        { "", URIC_UNKNOWN, 0 },
        { "\n\n", URIC_UNKNOWN, 0 },
        { "com\n", URIC_UNKNOWN, 0 },
        { "<!DOCTYPE html>\n", URIC_UNKNOWN, 0 },
        { "// ===END ICANN DOMAINS===\n", URIC_UNKNOWN, 0 },
        { "// ===BEGIN PRIVATE DOMAINS===\n", URIC_UNKNOWN, 0 },
        { ICANN "com\n", URIC_INCOMPLETE, AFTER(ICANN "com\n") },
        { ICANN ICANN, URIC_INVALID, AFTER(ICANN) },
        { ICANN "a\n" PRIVATE, URIC_INCOMPLETE, AFTER(ICANN "a\n" PRIVATE) },
        { ICANN PRIVATE END ICANN, URIC_INVALID,
          AFTER(ICANN PRIVATE END) },
        { ICANN PRIVATE END "com\n", URIC_INVALID,
          AFTER(ICANN PRIVATE END) },
        { ICANN "a b\nc$\n" PRIVATE END, URIC_INVALID, AFTER(ICANN "a b\n") },
        { ICANN ".a\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "a.\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "a..b\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "!\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "!a\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "!*.a\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "!!b.a\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "*a.b\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "a\xff.b\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "a\xc3.b\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "\xed\xa0\x80\n" PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "abcdefghijklmnopqrstuvwxyz0123456789-abcdefghijklmnopqrstuvwxyz01\n" PRIVATE END,
          URIC_INVALID, AFTER(ICANN) },
        { ICANN "\xc3\xa5" "bcdefghijklmnopqrstuvwxyz0123456789-abcdefghijklmnopqrstuvwxyz\n"
          PRIVATE END, URIC_INVALID, AFTER(ICANN) },
        { ICANN "x.*.1.2.3.4.5.6.7\n" PRIVATE END, URIC_OK, 0 },
        { ICANN "x.*.1.2.3.4.5.6.7.8\n" PRIVATE END, URIC_REFUSED,
          AFTER(ICANN "x.*.1.2.3.4.5.6.7.8\n") },
        { ICANN "*.a\nx.*.a\n" PRIVATE END, URIC_OK, 0 },
        { ICANN PRIVATE END, URIC_OK, 0 },
    };
    char room[8192];
    size_t i, length, at;

    (void)state;
    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        print_message("# %u\n", (unsigned)i);
        assert_int_equal(compile(rows[i].text, strlen(rows[i].text), room, sizeof room, &length,
                                 &at),
                         rows[i].status);
        assert_int_equal(at, rows[i].at);
        assert_int_equal(length != 0, rows[i].status == URIC_OK);
    }
    assert_int_equal(compile(ICANN "a\0b\n", AFTER(ICANN "a\0b\n"), room, sizeof room, &length,
                             &at),
                     URIC_INVALID);
    assert_int_equal(length, 0);
    assert_int_equal(uric_domains_compile(NULL, 0, NULL, 0, &length, &at), URIC_UNKNOWN);
    assert_int_equal(length, 0);
}

/* However much is missing, it is noticed. */
static void cut_lists(void **state)
{
    size_t n, length, at;

    (void)state;
    for (n = 0; n < sizeof list - 2; n++) {
        const enum uric_status status = compile(list, n, NULL, 0, &length, &at);

        /* the end of the last comment is not needed */
        if (n >= sizeof list - 2 - strlen("=== \n"))
            continue;
        assert_true(status == URIC_UNKNOWN || status == URIC_INCOMPLETE ||
                    status == URIC_INVALID);
        assert_int_equal(length, 0);
        assert_true(at <= n);
    }
}

static void buffers(void **state)
{
    size_t most, length, at, size;
    char *blank;

    (void)state;
    assert_int_equal(compile(list, sizeof list - 1, NULL, 0, &most, &at), URIC_TOO_SMALL);
    blank = malloc(most);
    assert_non_null(blank);
    for (size = 0; size < most; size += size / 8 + 1) {
        memset(blank, '!', most);
        assert_int_equal(compile(list, sizeof list - 1, blank, size, &length, &at),
                         URIC_TOO_SMALL);
        assert_int_equal(length, most);
        for (length = 0; length < most && blank[length] == '!'; length++)
            ;
        assert_int_equal(length, most);
    }
    /* the same bytes, whatever was there before */
    for (size = 0; size < 2; size++) {
        memset(blank, size ? '!' : 0, most);
        assert_int_equal(compile(list, sizeof list - 1, blank, most, &length, &at), URIC_OK);
        assert_memory_equal(blank, table, length);
    }
    free(blank);
}

static size_t table_length(void)
{
    char *made;
    const size_t length = make_table(list, sizeof list - 1, &made);

    free(made);
    return length;
}

static void cut_and_foreign_tables(void **state)
{
    const size_t length = table_length();
    struct uric_domains d;
    char *copy;
    size_t n;

    (void)state;
    copy = malloc(length + 4);
    assert_non_null(copy);
    for (n = 0; n < length; n++) {
        assert_int_equal(uric_domains_open(guard_end(table, n), n, &d),
                         n == 0 ? URIC_UNKNOWN : URIC_INCOMPLETE);
        answers(&d, "a.b.com", 0, "b.com", "com");
        answers(&d, "a.b.ck", URIC_DOMAIN_LISTED, NULL, NULL);
    }
    for (n = 0; n < length; n++) {
        int bit;

        for (bit = 0; bit < 8; bit++) {
            enum uric_status status;

            memcpy(copy, table, length);
            copy[n] = (char)(copy[n] ^ 1 << bit);
            status = uric_domains_open(copy, length, &d);
            assert_true(status == URIC_INVALID ||
                        (status == URIC_UNKNOWN && n < 8) ||
                        (status == URIC_REFUSED && n >= 8 && n < 12) ||
                        (status == URIC_INCOMPLETE && n >= 12 && n < 16));
        }
    }
    memcpy(copy, table, length);
    memset(copy + length, 0, 4);
    assert_int_equal(uric_domains_open(copy, length + 4, &d), URIC_INVALID);
    assert_int_equal(uric_domains_open(list, sizeof list - 1, &d), URIC_UNKNOWN);
    assert_int_equal(uric_domains_open(NULL, 0, &d), URIC_UNKNOWN);
    free(copy);
}

/* A table need not be aligned. */
static void alignment(void **state)
{
    const size_t length = table_length();
    size_t i;

    (void)state;
    for (i = 0; i < 8; i++) {
        char *const copy = malloc(length + i);
        struct uric_domains d;

        assert_non_null(copy);
        memcpy(copy + i, table, length);
        assert_int_equal(uric_domains_open(copy + i, length, &d), URIC_OK);
        answers(&d, "a.city.kobe.jp", 0, "city.kobe.jp", "kobe.jp");
        free(copy);
    }
}

static uint64_t next_random(uint64_t *seed)
{
    *seed = *seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return *seed >> 33;
}

static void sign(char *forged, size_t length)
{
    uint64_t sum = UINT64_C(0xcbf29ce484222325);
    size_t i;
    int k;

    for (i = 24; i < length; i += 4) {
        const unsigned char *const b = (const unsigned char *)forged + i;

        sum = (sum ^ (b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 |
                      (uint32_t)b[3] << 24)) *
              UINT64_C(0x100000001b3);
    }
    for (k = 0; k < 8; k++)
        forged[16 + k] = (char)(sum >> 8 * k & 0xff);
}

/* Both sections together have no fewer rules than one. */
static void numbers_of_rules_that_wrap(void **state)
{
    const size_t length = table_length();
    char *const forged = malloc(length);
    struct uric_domains d;

    (void)state;
    assert_non_null(forged);
    memcpy(forged, table, length);
    memset(forged + 44, 0xff, 4); /* those of the private section */
    sign(forged, length);
    assert_int_equal(uric_domains_open(forged, length, &d), URIC_INVALID);
    assert_int_equal(uric_domains_rules(&d, URIC_DOMAIN_ALL), 0);
    free(forged);
}

/* Whoever wrote the table, lookups end, in the table and in the host. */
static void forged_tables(void **state)
{
    static const char *const hosts[] = { "a.b.c.two", "b.accident-investigation.aero",
                                         "a.xn--55qx5d.xn--fiqs8s", "a.b.city.kobe.jp",
                                         "a.%E5%85%ac%E5%8F%B8.cn" };
    const size_t length = table_length();
    char *const forged = malloc(length);
    uint64_t seed = 1;
    int round, opened = 0;

    (void)state;
    assert_non_null(forged);
    for (round = 0; round < 20000; round++) {
        struct uric_domains d;
        const char *at;
        int changes = 1 + (int)(next_random(&seed) % 40);
        size_t i;

        memcpy(forged, table, length);
        while (changes-- > 0) {
            const size_t where = 24 + next_random(&seed) % (length - 24);

            forged[where] = (char)(next_random(&seed) % 4 ? next_random(&seed) : 0xff);
        }
        if (round % 4) /* the sizes stay */
            memcpy(forged + 24, table + 24, 12);
        sign(forged, length);
        at = guard_end_of(1, forged, length);
        if (uric_domains_open(at, length, &d) != URIC_OK)
            continue;
        opened++;
        for (i = 0; i < sizeof hosts / sizeof *hosts; i++) {
            const size_t n = strlen(hosts[i]);
            uric_span span;

            uric_registrable_domain(&d, guard_end(hosts[i], n), n, URIC_DOMAIN_ALL, &span);
            assert_true(span.begin <= span.end && span.end <= n);
        }
    }
    assert_true(opened > 10000);
    free(forged);
}

static void far_too_long(void **state)
{
    uric_span at;

    (void)state;
#if SIZE_MAX > UINT32_MAX
    size_t length, where;

    assert_int_equal(uric_registrable_domain(&domains, "a.com", (size_t)UINT32_MAX + 1,
                                             URIC_DOMAIN_ALL, &at),
                     URIC_TOO_LONG);
    assert_int_equal(uric_domains_compile(list, (size_t)UINT32_MAX + 1, NULL, 0, &length, &where),
                     URIC_TOO_LONG);
    assert_int_equal(length, 0);
#endif
    assert_int_equal(uric_registrable_domain(&domains, NULL, 0, URIC_DOMAIN_ALL, &at), URIC_NONE);
    assert_int_equal(uric_public_suffix(&domains, NULL, 0, URIC_DOMAIN_ALL, &at), URIC_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules), cmocka_unit_test(flags), cmocka_unit_test(punycode),
        cmocka_unit_test(labels_of_any_length), cmocka_unit_test(long_hosts),
        cmocka_unit_test(no_list), cmocka_unit_test(cut_lists), cmocka_unit_test(buffers),
        cmocka_unit_test(cut_and_foreign_tables), cmocka_unit_test(alignment),
        cmocka_unit_test(numbers_of_rules_that_wrap), cmocka_unit_test(forged_tables),
        cmocka_unit_test(far_too_long),
    };

    return cmocka_run_group_tests(tests, open_list, close_list);
}
