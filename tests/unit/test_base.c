/* Bases, target URIs, suffix references, segments. */
#include "support/guard.h"
#include "uric_base.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <cmocka.h>

#include "support/holds.h"

enum { ROOM = 512 };

typedef enum uric_status reader(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length);
typedef bool is_final(const char *s, size_t n);

struct document {
    const char *text, *base; /* NULL: none */
};

/* Reads into a buffer of exactly the size needed, and into none; also reads every prefix of
 * the document. */
static void reads(reader *read, const struct document *d)
{
    is_final *const says_final =
        read == uric_html_base ? uric_html_base_is_final : uric_mime_base_is_final;
    const size_t n = strlen(d->text);
    char found[ROOM];
    size_t length, i;

    print_message("# %s\n", d->text);
    memset(found, '!', sizeof found);
    if (d->base == NULL) {
        assert_int_equal(read(guard_end(d->text, n), n, found, sizeof found, &length),
                         URIC_NONE);
        assert_int_equal(length, 0);
    } else {
        const size_t room = strlen(d->base);

        assert_int_equal(read(guard_end(d->text, n), n, found, room, &length), URIC_OK);
        assert_int_equal(length, room);
        assert_memory_equal(found, d->base, room);
        assert_int_equal(found[room], '!');
        assert_int_equal(read(d->text, n, NULL, 0, &length),
                         room > 0 ? URIC_TOO_SMALL : URIC_OK);
        assert_int_equal(length, room);
    }
    for (i = 0; i < n; i++) {
        const enum uric_status status = read(guard_end(d->text, i), i, found, sizeof found,
                                             &length);

        if (!says_final(guard_end(d->text, i), i))
            continue;
        assert_int_equal(status, d->base ? URIC_OK : URIC_NONE);
        assert_int_equal(length, d->base ? strlen(d->base) : 0);
        if (d->base)
            assert_memory_equal(found, d->base, length);
    }
}

static void html(void **state)
{
    static const struct document all[] = {
        { "<base href=\"http://a/\">", "http://a/" },
        { "<BASE HREF='http://a/'>", "http://a/" },
        { "<base href=http://a/b/>", "http://a/b/" },
        { "<base href=\"x\"/>", "x" },
        { "<base href=\"\">", "" },
        { "<base target=t href = \" /a b \">", "/a b" },
        { "<base/href=\"x\">", "x" },
        { "<base href=\"x\" href=\"y\">", "x" },
        { "<base target=\"href='z'\" data-href=w href=x>", "x" },
        { "<base href href=x>", "x" },
        { "<base target=_top><base href=x><base href=y>", "x" },
        { "<base href=\"?a=1&amp;b=2&#38;c&#x3D;3&lt;&#300;&\">",
          "?a=1&b=2&c=3<&#300;&" },
        { "<base href=\"&quest;&num;&colon;&sol;&equals;&commat;&apos;&quot;&GT;&semi;\">",
          "?#:/=@'\">;" },
        /* without the ";" old names are references, except before a byte that may continue a
         * name or in a parameter's value */
        { "<base href=\"?a&amp&lt;b&quot=c&gtx&sol&amp1&eacute;&Amp;&amp\">",
          "?a&<b&quot=c&gtx&sol&amp1&eacute;&Amp;&" },
        { "<base href=\"?a&#38b&#;&#x;c&#x3D\">", "?a&b&#;&#x;c=" },
        { "<base href=\"\x01 \">", "\x01" },
        { "\xEF\xBB\xBF<!DOCTYPE html>\r\n<html lang=en>\n<head>\n<meta charset=\"utf-8\">"
          "<link rel='x' href='y'>\t<base href=\"z\">", "z" },
        { "<HTML><HEAD><TITLE></Title><META><LINK><STYLE></Style><BASE HREF=x>", "x" },
        { "<?xml version='1.0'?><!-- <base href=x> --><base href=y>", "y" },
        { "<title><base href=x></title><base href=y>", "y" },
        { "<script>if (a < b) '<base href=x>'</script ><base href=y>", "y" },
        { "<style></ style></style><base href=y>", "y" },
        { "<noscript><base href=x></noscript><base href=y>", "y" },
        { "<meta content=\"a>b\"><base href=y>", "y" },
        { "<meta content=a/b='><base href=y>", "y" },
        { "<link rel='x'href=\"y\"/><base target='t'HREF='z'>", "z" },
        { "<meta name=x></meta><link href=x></link ><base href=y></base>", "y" },
        { "<script>'<base href=x>'</SCRIPT><base href=y>", "y" },
        { "<title>x</title y><script></script/><base href=z>", "z" },
        /* HTML Standard, 13.2.5.20 to 31: an escaped script, and a double escaped one */
        { "<script><!-- <script> </script><base href=n>--></script><base href=y>", "y" },
        { "<script><!-- <script> </script> </script><base href=y>", "y" },
        { "<script><!-- </script><base href=y>", "y" },
        { "<script><!-- <script> --> </script><base href=y>", "y" },
        { "<script><!--><script></script><base href=y>", "y" },
        { "<script><!---><script></script><base href=y>", "y" },
        { "<script><!----><script></script><base href=y>", "y" },
        { "<script><!-<script></script><base href=y>", "y" },
        { "<script><!--<Script/ -<scRIPT ></script x><base href=n></script\n><base href=y>",
          "y" },
        { "<script><!--<script></scripts></script></script><base href=y>", "y" },
        { "<script><!--<scripts></script><base href=y>", "y" },
        { "<script><!--<script </script <script/</script>--><!--</script><base href=y>", "y" },
        { "<script><!--<script></script>--><script></script><base href=y>", "y" },
        { "<script>--><!--x--><script></script><base href=y>", "y" },
        { "<script></scr</script><base href=y>", "y" },
        { "<script><!--</scr<script></script/><base href=n></scr</script><base href=y>", "y" },
        { "<script></scripts></script><base href=y>", "y" },
        { "<script><!-- <script> </script><base href=n>", NULL },
        { "<!--><base href=x><!-- -->", "x" },
        { "<!---><base href=x>", "x" },
        { "<!-- -- --!><base href=x>", "x" },
        { "<!--!> <base href=x> --><base href=y>", "y" },
        { "<!--[if !IE]><!--><base href=x><!--<![endif]-->", "x" },
        /* The search ends with the head. */
        { "<head></head><base href=x>", NULL },
        { "<body><base href=x>", NULL },
        { "<p><base href=x>", NULL },
        { "text<base href=x>", NULL },
        { "<basefont href=x>", NULL },
        { "<base><base target=x>", NULL },
        { "<base href=\"x\"", NULL },
        { "<base href=x", NULL },
        { "<!-- <base href=x>", NULL },
        { "", NULL }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++)
        reads(uric_html_base, &all[i]);
}

static void mime(void **state)
{
    static const struct document all[] = {
        { "Content-Base: http://a/\r\n\r\n", "http://a/" },
        { "Subject: x\nCONTENT-LOCATION:  foo.html \n\nbody", "foo.html" },
        { "Content-Location: x\r\nContent-Base: \"http://a/\"\r\n\r\n", "http://a/" },
        { "Content-Base: <http://a/>\r\n", "http://a/" },
        { "Content-Base: http://a/\r\n  b/\r\n\tc\r\nTo: x\r\n\r\n", "http://a/b/c" },
        { "Content-Base:\r\n http://a/", "http://a/" },
        { "From me Sat\nContent-Base: x\n", "x" },
        { "Content-Base :x\n", "x" },
        /* CFWS around the value */
        { "Content-Location: http://a/b (here)\r\n\r\n", "http://a/b" },
        { "Content-Location: (a (b) \\) c)\r\n (d)\r\n \"x\"\t(e)(f)\r\n\r\n", "x" },
        { "Content-Base: <http://a/>(b)\n\n", "http://a/" },
        { "Content-Location: a_(b)\n\n", "a_(b)" },
        { "Content-Location: a_(b)/c (d\n\n", "a_(b)/c(d" },
        { "Content-Location: a\n (b)c\n\n", "a(b)c" },
        { "Content-Location: (a\n\n", "(a" },
        { "Content-Location: (a)\n\n", "" },
        { "X-Content-Base: x\r\nContent-Bases: y\r\nContent-Bas: z\r\n\r\n", NULL },
        { "Subject: a\r\n Content-Base: x\r\n\r\n", NULL },
        { "Subject: a\r\n\r\nContent-Base: x\r\n", NULL },
        { "no header\r\nContent-Base: x\r\n", NULL },
        { "X\x7f: x\r\nContent-Base: x\r\n", NULL },
        { "", NULL }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++)
        reads(uric_mime_base, &all[i]);
}

static void ends_of_a_head(void **state)
{
    static const struct { const char *text; int html, mime; } all[] = {
        { "", 0, 0 }, { "<base href=x", 0, 1 }, { "<base href=x>", 1, 1 },
        { "<title>", 0, 0 }, { "<p", 1, 0 }, { "Content-Base: x\r\n", 1, 0 },
        { "Content-Base: x\r\n\r\n", 1, 1 }, { "A: x\n b", 1, 0 }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const size_t n = strlen(all[i].text);

        assert_int_equal(uric_html_base_is_final(guard_end(all[i].text, n), n),
                         all[i].html);
        assert_int_equal(uric_mime_base_is_final(guard_end(all[i].text, n), n),
                         all[i].mime);
    }
}

static void selection(void **state)
{
    static const struct {
        const char *source[URIC_BASE_SOURCES];
        const char *order;
    } all[] = {
        { { "http://a/", NULL, "http://b/", NULL }, "0" },
        { { NULL, NULL, "http://b/", "http://c/" }, "2" },
        { { "d/", NULL, "http://b/", NULL }, "20" },
        { { "d/", "e/", NULL, "http://c/" }, "310" },
        { { "d e", NULL, "http://b/", NULL }, "2" },
        { { "d/", "e f", "http://b/", NULL }, "20" },
        { { "", NULL, "http://b/", NULL }, "20" },
        { { "d/", NULL, NULL, NULL }, "" },
        { { NULL, NULL, NULL, NULL }, "" }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        struct uric_base base;
        enum uric_base_source order[URIC_BASE_SOURCES];
        int k, n;
        char said[URIC_BASE_SOURCES + 1] = "";

        for (k = 0; k < URIC_BASE_SOURCES; k++) {
            base.source[k].s = all[i].source[k];
            base.source[k].n = all[i].source[k] ? strlen(all[i].source[k]) : 0;
        }
        n = uric_base_select(&base, order);
        for (k = 0; k < n; k++)
            said[k] = (char)('0' + order[k]);
        assert_string_equal(said, all[i].order);
    }
}

static struct uric_bytes bytes(const char *s)
{
    const struct uric_bytes b = { s, s ? strlen(s) : 0 };

    return b;
}

/* RFC 9112, 3.3, and its examples. */
static void target_uris(void **state)
{
    static const struct { int rule; const char *scheme, *host, *target, *uri; } all[] = {
        { URIC_RULE_REQUEST_TARGET, "http", "www.example.org:8080",
          "/pub/WWW/TheProject.html",
          "http://www.example.org:8080/pub/WWW/TheProject.html" },
        { URIC_RULE_REQUEST_TARGET, "https", "www.example.org", "*",
          "https://www.example.org" },
        { URIC_RULE_REQUEST_TARGET, "http", "h", "/a?b", "http://h/a?b" },
        { URIC_RULE_REQUEST_TARGET, "http", "h", "//a", "http://h//a" },
        { URIC_RULE_REQUEST_TARGET, "http", "other", "http://h/a?b", "http://h/a?b" },
        { URIC_RULE_REQUEST_TARGET, "http", "a b", "http://h/a", "http://h/a" },
        { URIC_RULE_REQUEST_TARGET_CONNECT, "http", "other", "h:80", "http://h:80" },
        { URIC_RULE_REQUEST_TARGET, "http", "", "//a", "http:////a" },
        { URIC_RULE_REQUEST_TARGET, "http", NULL, "/", "http:///" },
        { URIC_RULE_REQUEST_TARGET, "", "h", "http://h/a", "http://h/a" },
        { URIC_RULE_REQUEST_TARGET, "http", "u@h", "/", NULL },
        { URIC_RULE_REQUEST_TARGET, "http", "h/x", "*", NULL },
        { URIC_RULE_REQUEST_TARGET, "http", "[::1", "/", NULL }
    };
    size_t i, k;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const char *const s = all[i].target;
        struct uric_bytes pieces[4];
        char joined[ROOM] = "";
        struct uric u;
        size_t count;
        int status;

        print_message("# %s %s\n", all[i].host ? all[i].host : "-", s);
        assert_int_equal(uric_parse_as(all[i].rule, s, strlen(s), NULL, &u), URIC_OK);
        status = uric_target_uri(bytes(all[i].scheme), bytes(all[i].host),
                                 uric_bind(s, &u), pieces, 4, &count, NULL);
        assert_int_equal(status, all[i].uri ? URIC_OK : URIC_INVALID);
        for (k = 0; k < count; k++) {
            assert_true(pieces[k].n > 0);
            strncat(joined, pieces[k].s, pieces[k].n);
        }
        assert_string_equal(joined, all[i].uri ? all[i].uri : "");
    }
}

static void suffixes(void **state)
{
    const struct uric_suffix policy[] = { { bytes("ftp."), bytes("ftp") },
                                          { bytes("www."), bytes("http") },
                                          { bytes("localhost"), bytes("http") } };
    static const struct { size_t count; const char *suffix, *uri; } all[] = {
        { 3, "www.w3.org/Addressing/", "http://www.w3.org/Addressing/" },
        { 3, "WWW.w3.org?q#f", "http://WWW.w3.org?q#f" },
        { 3, "ftp.example.com", "ftp://ftp.example.com" },
        { 3, "localhost:80/x", "http://localhost:80/x" },
        { 3, "example.com", NULL },
        { 3, "www", NULL },
        { 3, "www.a b", NULL },
        { 3, "www.a@h", NULL },
        { 3, "www.a://h", NULL },
        { 3, "", NULL },
        { 0, "www.w3.org", NULL }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const char *const s = all[i].suffix;
        char found[ROOM];
        size_t length;
        const int status = uric_suffix_reference(guard_end(s, strlen(s)), strlen(s),
                                                 policy, all[i].count, found,
                                                 sizeof found, &length, NULL);

        print_message("# %s\n", s);
        assert_int_equal(status, all[i].uri ? URIC_OK : URIC_INVALID);
        assert_holds(found, length, all[i].uri ? all[i].uri : "");
        if (all[i].uri) {
            size_t again;

            found[0] = '!';
            assert_int_equal(uric_suffix_reference(s, strlen(s), policy, all[i].count,
                                                   found, length - 1, &again, NULL),
                             URIC_TOO_SMALL);
            assert_int_equal(again, length);
            assert_int_equal(found[0], '!');
        }
    }
}

static const char *const no_schemes[] = { NULL, "", "1", "a:b", "a/b", "http:", "a b", "%41" };

static void schemes_are_checked(void **state)
{
    struct uric_bytes pieces[4];
    char found[ROOM];
    struct uric u;
    size_t i, n;

    (void)state;
    assert_int_equal(uric_parse_as(URIC_RULE_REQUEST_TARGET, "/", 1, NULL, &u), URIC_OK);
    for (i = 0; i < sizeof no_schemes / sizeof *no_schemes; i++) {
        const struct uric_suffix policy = { bytes(""), bytes(no_schemes[i]) };

        assert_int_equal(uric_target_uri(policy.scheme, bytes("h"), uric_bind("/", &u),
                                         pieces, 4, &n, NULL),
                         URIC_REFUSED);
        assert_int_equal(n, 0);
        assert_int_equal(uric_suffix_reference("h", 1, &policy, 1, found, ROOM, &n, NULL),
                         URIC_REFUSED);
        assert_int_equal(n, 0);
    }
}

/* Into less room than there are pieces. */
static void pieces_need_room(void **state)
{
    static const struct uric_bytes untouched = { "!", 1 };
    struct uric_bytes pieces[4];
    struct uric u, parts;
    size_t room, n, i;

    (void)state;
    assert_int_equal(uric_parse_as(URIC_RULE_REQUEST_TARGET, "/a", 2, NULL, &u), URIC_OK);
    for (room = 0; room <= 4; room++) {
        for (i = 0; i < 4; i++)
            pieces[i] = untouched;
        assert_int_equal(uric_target_uri(bytes("http"), bytes("h"), uric_bind("/a", &u),
                                         room > 0 ? pieces : NULL, room, &n, &parts),
                         room < 4 ? URIC_TOO_SMALL : URIC_OK);
        assert_int_equal(n, 4);
        assert_int_equal(uric_is_valid(&parts), room == 4);
        for (i = room; i < 4; i++)
            assert_ptr_equal(pieces[i].s, untouched.s);
    }
}

/* Bytes after the first are not read: there are none. */
static void sums_past_32_bits(void **state)
{
    const struct uric_suffix policy = { bytes("h"), bytes("http") };
    struct uric_bytes pieces[4];
    char found[ROOM] = "!";
    struct uric u;
    size_t n = 1;

    (void)state;
    assert_int_equal(uric_parse_as(URIC_RULE_REQUEST_TARGET, "/", 1, NULL, &u), URIC_OK);
    u.part[URIC_PATH].end = URIC_MAX_LENGTH - 7;
    assert_int_equal(uric_target_uri(bytes("http"), bytes("h"), uric_bind("/", &u),
                                     pieces, 4, &n, NULL),
                     URIC_TOO_LONG);
    assert_int_equal(n, 0);
    u.part[URIC_PATH].end--;
    assert_int_equal(uric_target_uri(bytes("http"), bytes("h"), uric_bind("/", &u),
                                     pieces, 4, &n, NULL),
                     URIC_OK);
    assert_int_equal(n, 4);
    assert_int_equal(uric_suffix_reference("h", URIC_MAX_LENGTH - 6, &policy, 1, found,
                                           ROOM, &n, NULL),
                     URIC_TOO_LONG);
    assert_int_equal(n, 0);
    assert_int_equal(found[0], '!');
#if SIZE_MAX > UINT32_MAX
    {
        const size_t many = (size_t)URIC_MAX_LENGTH + 1;
        const struct uric_bytes scheme = { "s", many };
        const struct uric_suffix far = { bytes("h"), scheme };

        u.part[URIC_PATH].end = 1;
        assert_int_equal(uric_target_uri(scheme, bytes("h"), uric_bind("/", &u), pieces, 4,
                                         &n, NULL),
                         URIC_TOO_LONG);
        assert_int_equal(uric_suffix_reference("h", many, &policy, 1, found, ROOM, &n, NULL),
                         URIC_TOO_LONG);
        assert_int_equal(uric_suffix_reference("h", 1, &far, 1, found, ROOM, &n, NULL),
                         URIC_TOO_LONG);
        assert_int_equal(n, 0);
    }
#else
    print_message("# SKIPPED: lengths have 32 bits here\n");
#endif
}

static void nothing_at_all(void **state)
{
    const struct uric_suffix any = { { NULL, 0 }, { "s", 1 } };
    size_t n = 1;

    (void)state;
    assert_int_equal(uric_suffix_reference(NULL, 0, &any, 1, NULL, 0, &n, NULL), URIC_INVALID);
    assert_int_equal(uric_suffix_reference("h", 1, NULL, 0, NULL, 0, &n, NULL), URIC_INVALID);
    assert_int_equal(uric_html_base(NULL, 0, NULL, 0, &n), URIC_NONE);
    assert_int_equal(uric_mime_base(NULL, 0, NULL, 0, &n), URIC_NONE);
    assert_int_equal(n, 0);
}

static void segments(void **state)
{
    static const char *const all[][2] = { /* a path; its segments, each in brackets */
        { "", "" }, { "/", "[]" }, { "a", "[a]" }, { "/a", "[a]" }, { "/a/", "[a][]" },
        { "a/b", "[a][b]" }, { "//", "[][]" }, { "/a//b", "[a][][b]" },
        { "a/", "[a][]" }, { "/a%2Fb/..", "[a%2Fb][..]" }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const char *const s = guard_end(all[i][0], strlen(all[i][0]));
        const uric_span path = { 0, (uint32_t)strlen(all[i][0]) };
        char forward[ROOM] = "", backward[ROOM] = "", item[ROOM];
        uric_span rest = path, segment;
        size_t taken = 0, n = 0;

        while (uric_segment_next(s, &rest, &segment)) {
            n += (size_t)sprintf(forward + n, "[%.*s]",
                                 (int)(segment.end - segment.begin), s + segment.begin);
            taken++;
        }
        assert_string_equal(forward, all[i][1]);
        rest = path;
        while (uric_segment_previous(s, &rest, &segment)) {
            assert_true(snprintf(item, sizeof item, "[%.*s]%s",
                                 (int)(segment.end - segment.begin), s + segment.begin,
                                 backward) < (int)sizeof item);
            strcpy(backward, item);
        }
        assert_string_equal(backward, all[i][1]);
        rest = path; /* the segments in turn */
        while (uric_segment_next(s, &rest, &segment) &&
               uric_segment_previous(s, &rest, &segment))
            taken -= 2;
        assert_true(taken <= 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(html), cmocka_unit_test(mime),
        cmocka_unit_test(ends_of_a_head), cmocka_unit_test(selection),
        cmocka_unit_test(target_uris), cmocka_unit_test(suffixes),
        cmocka_unit_test(schemes_are_checked), cmocka_unit_test(sums_past_32_bits),
        cmocka_unit_test(pieces_need_room),
        cmocka_unit_test(nothing_at_all),
        cmocka_unit_test(segments)
    };

    return cmocka_run_group_tests_name("base", tests, NULL, NULL);
}
