/* The schemes' parts: the fixtures of tests/fixtures/schemes, all their prefixes, mutations
 * of them, and file names.
 *
 *   # a comment
 *   LANGUAGE INPUT
 *       KEY  "TEXT"
 *       ...
 *   LANGUAGE INPUT
 *       invalid  OFFSET  why
 *
 * LANGUAGE is modern, strict, or both where the two agree.  INPUT and TEXT are in TSV
 * escapes.  Exactly the defined values are listed. */
#define _POSIX_C_SOURCE 200809L
#include "support/fixture.h"
#include "support/guard.h"
#include "support/random.h"
#include "schemes/scheme.h"
#include "uric.h"
#include "uric_history.h"

#include <glob.h>
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

enum { MODERN = 1, STRICT = 2 };

struct scheme_fixture {
    char *name; /* file:line and the input as written */
    unsigned languages;
    char *input;
    size_t n;
    char says[4096]; /* the lines after it */
};

static struct scheme_fixture *fixtures;
static size_t n_fixtures;

/* ---- the answer ------------------------------------------------------------ */

struct answer {
    int status;
    int by_scheme; /* a URI, but invalid in its scheme; always 1 for STRICT */
    struct uric u;
    struct uric_scheme_parts r;
};

static const struct uric_scheme *scheme_of(const char *s, const struct uric *u)
{
    const uric_span name = u->part[URIC_SCHEME];

    return uric_scheme_find(s + name.begin, name.end - name.begin, NULL, 0);
}

static struct answer ask(unsigned language, const char *s, size_t n)
{
    struct answer a;

    memset(&a, 0xA5, sizeof a); /* it may be uninitialized */
    a.by_scheme = language == STRICT;
    if (language == STRICT) {
        a.status = uric_edition_scheme_parse(s, n, &a.u, &a.r);
        return a;
    }
    a.status = uric_parse_uri(s, n, &a.u);
    if (a.status == URIC_OK) {
        a.by_scheme = 1;
        a.status = uric_scheme_parse(uric_bind(s, &a.u), scheme_of(s, &a.u), &a.r);
    }
    return a;
}

static uint32_t offset_of(const struct answer *a)
{
    return a->by_scheme ? a->r.error_offset : a->u.error_offset;
}

/* ---- the answer as text ------------------------------------------------------ */

static char said[4096];

static void say(const char *text, ...)
{
    const size_t at = strlen(said);
    va_list arguments;

    va_start(arguments, text);
    vsnprintf(said + at, sizeof said - at, text, arguments);
    va_end(arguments);
}

static void say_bytes(const char *s, size_t n)
{
    size_t i;

    say("\"");
    for (i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)s[i];

        if (c == '\\')
            say("\\\\");
        else if (c == '\t')
            say("\\t");
        else if (c == '\n')
            say("\\n");
        else if (c == '\r')
            say("\\r");
        else
            say(c >= 0x20 && c < 0x7f ? "%c" : "\\x%02x", c);
    }
    say("\"");
}

static void say_span(const char *key, const char *s, uric_span at)
{
    say("    %s ", key);
    say_bytes(s + at.begin, at.end - at.begin);
    say("\n");
}

static void say_decoded(const char *key, const char *s, uric_span at)
{
    char decoded[1024];
    size_t n;

    assert_int_equal(uric_span_decode(s, at, decoded, sizeof decoded, &n), URIC_OK);
    assert_true(n <= at.end - at.begin);
    say("    %s ", key);
    say_bytes(decoded, n);
    say("\n");
}

static const char *const *parts_of(int kind)
{
    static const char *const http[] = { "path", "searchpart", NULL };
    static const char *const ftp[] = { "cwd", "name", "typecode", NULL };
    static const char *const gopher[] = { "gophertype", "selector", "search",
                                          "gopher-string", NULL };
    static const char *const mailto[] = { "addresses", "headers", NULL };
    static const char *const news[] = { "group", "article", "all",
                                        "article-number", NULL };
    static const char *const wais[] = { "database", "search", "wtype", "wpath",
                                        NULL };
    static const char *const file[] = { "path", NULL };
    static const char *const prospero[] = { "hsoname", "fields", NULL };
    static const char *const none[] = { NULL };

    switch (kind) {
    case URIC_KIND_HTTP:
    case URIC_KIND_WS: return http;
    case URIC_KIND_FTP: return ftp;
    case URIC_KIND_GOPHER: return gopher;
    case URIC_KIND_MAILTO: return mailto;
    case URIC_KIND_NEWS:
    case URIC_KIND_NNTP: return news;
    case URIC_KIND_WAIS: return wais;
    case URIC_KIND_FILE: return file;
    case URIC_KIND_PROSPERO: return prospero;
    default: return none;
    }
}

static void say_commands(const char *s, const struct answer *a)
{
    char text[2048], *line, *end;
    const char *refused;
    size_t n;
    const enum uric_status status = uric_ftp_commands(uric_bind(s, &a->u), &a->r, text,
                                                      sizeof text, &n, &refused);

    assert_int_equal(status, refused ? URIC_REFUSED : URIC_OK);
    if (refused) {
        assert_int_equal(n, 0);
        say("    refused %s\n", refused);
        return;
    }
    assert_true(n >= 2 && n <= sizeof text);
    assert_memory_equal(text + n - 2, "\r\n", 2);
    for (line = text; line < text + n; line = end + 2) {
        end = memchr(line, '\r', (size_t)(text + n - line));
        say("    command ");
        say_bytes(line, (size_t)(end - line));
        say("\n");
    }
}

static void say_plus(const char *s, const struct uric_scheme_parts *r)
{
    struct uric_gopher_plus plus;
    uric_span rest, item;

    uric_gopher_read_plus(s, r->part[URIC_GOPHER_STRING], &plus);
    say("    request %s\n", uric_gopher_request_name(plus.request));
    rest = plus.items;
    if (plus.request == URIC_GOPHER_PLUS_VIEW)
        say_decoded("view", s, plus.items);
    else
        while (plus.defined & URIC_GOPHER_HAS_ITEMS &&
               uric_gopher_item(s, &plus, &rest, &item))
            say_decoded("item", s, item);
    if (plus.defined & URIC_GOPHER_HAS_LANGUAGE)
        say_decoded("language", s, plus.language);
}

static void say_list(const char *key, const char *s,
                     const struct uric_scheme_parts *r, int part, char delimiter)
{
    uric_span rest = r->part[part], element;

    while (uric_scheme_has(r, part) &&
           uric_list_next(s, &rest, delimiter, &element))
        say_span(key, s, element);
}

static void say_fields(const char *s, const struct uric_scheme_parts *r)
{
    uric_span rest = r->part[URIC_PROSPERO_FIELDS], name, value;

    while (uric_prospero_field(s, &rest, &name, &value)) {
        say_span("field", s, name);
        say_span("value", s, value);
    }
}

typedef enum uric_status name_of(struct uric_ref uri, const struct uric_scheme_parts *r,
                                 char *buffer, size_t size, size_t *length);

static void say_file(const char *key, name_of *writes, const char *s,
                     const struct answer *a)
{
    char name[1024];
    size_t n;

    if (writes(uric_bind(s, &a->u), &a->r, name, sizeof name, &n) != URIC_OK)
        return;
    say("    %s ", key);
    say_bytes(name, n);
    say("\n");
}

static void say_component(const char *key, const char *s, const struct uric *u,
                          enum uric_part part)
{
    if (uric_has(u, part))
        say_span(key, s, u->part[part]);
}

static void say_derived(unsigned language, const char *s, const struct answer *a)
{
    switch (a->r.kind) {
    case URIC_KIND_FTP:
        say_list("element", s, &a->r, URIC_FTP_CWD, '/');
        say_commands(s, a);
        break;
    case URIC_KIND_GOPHER:
        if (uric_scheme_has(&a->r, URIC_GOPHER_STRING))
            say_plus(s, &a->r);
        break;
    case URIC_KIND_MAILTO:
        if (language == STRICT) /* has one address; "," is not a separator */
            break;
        say_list("address", s, &a->r, URIC_MAILTO_ADDRESSES, ',');
        say_list("header", s, &a->r, URIC_MAILTO_HEADERS, '&');
        break;
    case URIC_KIND_FILE:
        say_file("posix", uric_file_to_posix, s, a);
        say_file("windows", uric_file_to_windows, s, a);
        break;
    case URIC_KIND_PROSPERO: say_fields(s, &a->r); break;
    case URIC_KIND_UNKNOWN:
    case URIC_KIND_EXPERIMENTAL:
    case URIC_KIND_RESERVED:
        say_component("path", s, &a->u, URIC_PATH);
        say_component("query", s, &a->u, URIC_QUERY);
        break;
    default: break;
    }
}

static void say_valid(unsigned language, const char *s, const struct answer *a)
{
    const char *const *parts = parts_of(a->r.kind);
    uric_span at;
    int part;

    say("    kind %s\n", uric_scheme_kind_name(a->r.kind));
    if (uric_user(uric_bind(s, &a->u), &at))
        say_span("user", s, at);
    if (uric_password(uric_bind(s, &a->u), &at))
        say_span("password", s, at);
    say_component("host", s, &a->u, URIC_HOST);
    say_component("port", s, &a->u, URIC_PORT);
    for (part = 0; part < URIC_SCHEME_PARTS && parts[part]; part++) {
        if (uric_scheme_has(&a->r, part))
            say_span(parts[part], s, a->r.part[part]);
    }
    say_derived(language, s, a);
}

static void say_answer(unsigned language, const char *s, const struct answer *a)
{
    const char *reason = a->by_scheme ? uric_scheme_reason(&a->r) : NULL;

    said[0] = '\0';
    if (a->status == URIC_OK) {
        say_valid(language, s, a);
        return;
    }
    say("    %s %u %s\n", a->status == URIC_INVALID ? "invalid" : "incomplete",
        (unsigned)offset_of(a),
        reason ? reason : "no URI");
}

/* ---- invariants of every answer -------------------------------------------------- */

static void assert_undefined_is_empty(uric_span at)
{
    assert_int_equal(at.begin, 0);
    assert_int_equal(at.end, 0);
}

static void check_parts(const struct answer *a, size_t n)
{
    int part;

    for (part = 0; part < URIC_SCHEME_PARTS; part++) {
        const uric_span at = a->r.part[part];

        if (uric_scheme_has(&a->r, part))
            assert_true(at.begin <= at.end && at.end <= n);
        else
            assert_undefined_is_empty(at);
    }
    for (part = 0; part < URIC_PARTS; part++) {
        if (!uric_has(&a->u, (enum uric_part)part))
            assert_undefined_is_empty(a->u.part[part]);
    }
}

static void check_error(unsigned language, const char *s, size_t n,
                        const struct answer *a)
{
    const uint32_t offset = offset_of(a);
    struct answer shorter;

    assert_true(offset <= n);
    assert_int_equal(a->status, offset < n ? URIC_INVALID : URIC_INCOMPLETE);
    if (!a->by_scheme)
        return;
    assert_int_equal(a->r.defined, 0);
    /* a scheme that RFC 1738 does not describe only has the generic rule */
    if (language != STRICT || a->r.kind >= URIC_KIND_HTTP)
        assert_non_null(uric_scheme_reason(&a->r));
    else
        assert_null(uric_scheme_reason(&a->r));
    /* the string up to there can be continued; with the next byte it cannot, unless that byte
     * only makes a triplet incomplete */
    shorter = ask(language, s, offset);
    assert_int_not_equal(shorter.status, URIC_INVALID);
    if (offset < n) {
        shorter = ask(language, s, offset + 1);
        if (shorter.by_scheme) {
            assert_int_equal(shorter.status, URIC_INVALID);
            assert_int_equal(offset_of(&shorter), offset);
        }
    }
}

#ifdef SINGLE_FILE

static void check_machine(const char *s, const struct answer *a)
{
    (void)s, (void)a;
}

#else

/* The machine's answer for an ftp or mailto URI, however it was answered. */
static void check_machine(const char *s, const struct answer *a)
{
    const unsigned char *const bytes = (const unsigned char *)s;
    const int fits = a->status == URIC_OK || a->r.error == URIC_FAULT_PATH ||
                     a->r.error == URIC_FAULT_TYPECODE;
    struct uric_scheme_parts r;
    uric_span at;
    int part, ok;

    if (!a->by_scheme || !fits ||
        (a->r.kind != URIC_KIND_FTP && a->r.kind != URIC_KIND_MAILTO))
        return;
    at = a->u.part[URIC_PATH];
    if (uric_has(&a->u, URIC_QUERY))
        at.end = a->u.part[URIC_QUERY].end;
    memset(&r, 0, sizeof r);
    r.kind = a->r.kind;
    for (part = 0; part < URIC_SCHEME_PARTS; part++)
        r.part[part].begin = at.begin;
    ok = r.kind == URIC_KIND_FTP ? uric_scan_ftp(bytes, at, &r)
                                   : uric_scan_mailto(bytes, at, &r);
    assert_int_equal(ok, a->status == URIC_OK);
    if (!ok) {
        assert_int_equal(r.error_offset, a->r.error_offset);
        return;
    }
    uric_scheme_finish(bytes, &r);
    assert_memory_equal(&r, &a->r, sizeof r);
}

#endif

/* The same answer between unreadable pages. */
static struct answer check(unsigned language, const char *s, size_t n)
{
    const struct answer a = ask(language, guard_end(s, n), n);
    const struct answer b = ask(language, guard_begin(s, n), n);

    if (language == MODERN)
        check_machine(s, &a);

    assert_int_equal(a.status, b.status);
    assert_int_equal(a.by_scheme, b.by_scheme);
    if (a.by_scheme)
        assert_memory_equal(&a.r, &b.r, sizeof a.r);
    if (a.status != URIC_OK)
        check_error(language, s, n, &a);
    else
        check_parts(&a, n);
    return a;
}

/* The schemes whose URIs RFC 1738 describes much as their current RFCs do. */
static int is_lasting(int kind)
{
    return kind == URIC_KIND_HTTP || kind == URIC_KIND_FTP ||
           kind == URIC_KIND_GOPHER || kind == URIC_KIND_TELNET ||
           kind == URIC_KIND_WAIS || kind == URIC_KIND_PROSPERO;
}

/* A URI valid by RFC 1738 is valid today with the same meaning, except that a user can no
 * longer contain "?". */
static void check_lasts(const char *s, size_t n, const struct answer *strict)
{
    struct answer modern;
    int part;

    if (strict->status != URIC_OK || !is_lasting(strict->r.kind) ||
        memchr(s, '?', strict->u.part[URIC_HOST].begin))
        return;
    modern = ask(MODERN, s, n);
    assert_int_equal(modern.status, URIC_OK);
    assert_memory_equal(&modern.r, &strict->r, sizeof modern.r);
    for (part = URIC_SCHEME; part <= URIC_PORT; part++)
        assert_memory_equal(&modern.u.part[part], &strict->u.part[part],
                            sizeof modern.u.part[part]);
}

static void check_both(const char *s, size_t n)
{
    const struct answer strict = check(STRICT, s, n);

    check(MODERN, s, n);
    check_lasts(s, n, &strict);
}

/* ---- fixtures --------------------------------------------------------------------- */

static void fixture_test(void **state)
{
    const struct scheme_fixture *f = *state;
    unsigned language;
    size_t n;

    for (language = MODERN; language <= STRICT; language++) {
        if (f->languages & language) {
            const struct answer a = check(language, f->input, f->n);

            say_answer(language, f->input, &a);
            assert_string_equal(said, f->says);
        }
    }
    for (n = 0; n <= f->n; n++)
        check_both(f->input, n);
}

static unsigned languages_of(const char *name)
{
    return strncmp(name, "modern ", 7) == 0   ? MODERN
           : strncmp(name, "strict ", 7) == 0 ? STRICT
           : strncmp(name, "both ", 5) == 0   ? MODERN | STRICT
                                              : 0;
}

static void bad(const char *path, unsigned number, const char *line)
{
    printf("Bail out! %s:%u: %s\n", path, number, line);
    exit(99);
}

static void add_line(const char *path, unsigned number, const char *line)
{
    struct scheme_fixture *f;

    if (line[0] == ' ') {
        size_t at;

        if (n_fixtures == 0)
            bad(path, number, line);
        f = &fixtures[n_fixtures - 1];
        at = strlen(f->says);
        snprintf(f->says + at, sizeof f->says - at, "%s\n", line);
        return;
    }
    if (languages_of(line) == 0)
        bad(path, number, line);
    fixtures = realloc(fixtures, (n_fixtures + 1) * sizeof *fixtures);
    f = &fixtures[n_fixtures++];
    memset(f, 0, sizeof *f);
    f->name = malloc(strlen(path) + strlen(line) + 32);
    sprintf(f->name, "%s:%u %s", path, number, line);
    f->languages = languages_of(line);
    f->input = strdup(strchr(line, ' ') + 1);
    f->n = fixture_unescape(f->input);
}

static void read_fixtures(const char *path)
{
    FILE *stream = fopen(path, "r");
    const char *name = strrchr(path, '/') + 1;
    char line[4096];
    unsigned number = 0;

    if (stream == NULL)
        bad(path, 0, "cannot be opened");
    while (fgets(line, sizeof line, stream)) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '#' && line[0] != '\0')
            add_line(name, number, line);
    }
    fclose(stream);
}

/* ---- mutations -------------------------------------------------------------------- */

static size_t mutate(uint64_t *seed, char *s, size_t n, size_t room)
{
    static const char bytes[] = "aAz09%/?#:@[];=&,.*+-_~ \"<\\|^{}\x7f\x80\xff\n09DdIi2fF";
    const char *other;
    size_t at = n > 0 ? random_below(seed, n) : 0, length, from;
    size_t which;

    switch (random_below(seed, 5)) {
    case 0: /* a byte replaced */
        if (n > 0)
            s[at] = bytes[random_below(seed, sizeof bytes)];
        return n;
    case 1: /* some removed */
        length = n > at ? 1 + random_below(seed, n - at) : 0;
        if (length > 4)
            length = 1;
        memmove(s + at, s + at + length, n - at - length);
        return n - length;
    case 2: /* one inserted */
        if (n == room)
            return n;
        memmove(s + at + 1, s + at, n - at);
        s[at] = bytes[random_below(seed, sizeof bytes)];
        return n + 1;
    case 3: { /* a triplet inserted */
        static const char hex[] = "0123456789abcdefABCDEF";

        if (n + 3 > room)
            return n;
        memmove(s + at + 3, s + at, n - at);
        s[at] = '%';
        s[at + 1] = hex[random_below(seed, sizeof hex - 1)];
        s[at + 2] = hex[random_below(seed, sizeof hex - 1)];
        return n + 3;
    }
    default: /* the end of another fixture appended */
        which = random_below(seed, n_fixtures);
        other = fixtures[which].input;
        from = fixtures[which].n > 0 ? random_below(seed, fixtures[which].n) : 0;
        length = fixtures[which].n - from;
        if (at + length > room)
            return n;
        memcpy(s + at, other + from, length);
        return at + length;
    }
}

static size_t runs = 200000;

static void mutations(void **state)
{
    uint64_t seed = 1738;
    size_t i, k;

    (void)state;
    for (i = 0; i < runs; i++) {
        const struct scheme_fixture *f =
            &fixtures[random_below(&seed, n_fixtures)];
        char s[1024];
        size_t n = f->n;

        if (n > 512)
            continue;
        memcpy(s, f->input, n);
        for (k = 1 + random_below(&seed, 3); k > 0; k--)
            n = mutate(&seed, s, n, sizeof s);
        check_both(s, n);
    }
}

/* ---- file names ------------------------------------------------------------------- */

typedef enum uric_status uri_of(const char *name, size_t n, char *buffer, size_t size,
                                size_t *length);

enum { BACK = 80 };

/* The name that a name's URI gives back, and its length. */
static enum uric_status and_back(uri_of *to_uri, name_of *to_name, const char *name,
                                 size_t n, char back[BACK], size_t *back_length)
{
    char uri[2048];
    size_t length;
    const enum uric_status status = to_uri(name, n, uri, sizeof uri, &length);
    struct answer a;

    if (status != URIC_OK)
        return status;
    a = ask(MODERN, uri, length);
    if (a.status != URIC_OK)
        print_error("%.*s\n", (int)length, uri);
    assert_int_equal(a.status, URIC_OK);
    assert_int_equal(a.r.kind, URIC_KIND_FILE);
    return to_name(uric_bind(uri, &a.u), &a.r, back, BACK, back_length);
}

static size_t random_name(uint64_t *seed, const char *prefix, char *name,
                          size_t size)
{
    static const char bytes[] = "//\\\\ab:%.C|?#[]@ ~2F5C~;=&\x80\xc3\xa9";
    size_t n = strlen(prefix), i, more = random_below(seed, size - n);

    memcpy(name, prefix, n);
    for (i = 0; i < more; i++)
        name[n++] = random_below(seed, 8) == 0
                        ? (char)(1 + random_below(seed, 255))
                        : bytes[random_below(seed, sizeof bytes - 1)];
    return n;
}

static void posix_names_survive_a_round_trip(void **state)
{
    uint64_t seed = 8089;
    char name[40], back[BACK];
    size_t i, n, length;

    (void)state;
    for (i = 0; i < runs; i++) {
        n = random_name(&seed, "/", name, sizeof name);
        if (name[1] == '/') /* a UNC name */
            continue;
        assert_int_equal(and_back(uric_file_from_posix, uric_file_to_posix,
                                  name, n, back, &length), URIC_OK);
        assert_int_equal(length, n);
        assert_memory_equal(back, name, n);
    }
}

static void windows_names_survive_a_round_trip(void **state)
{
    static const char *const prefixes[] = {
        "c:\\", "Z:\\x", "\\\\srv\\share", "\\\\", "\\\\localhost\\c$",
        "\\\\a:b@c\\", "\\\\??\\C:\\"
    };
    uint64_t seed = 8089;
    char name[40], back[BACK];
    size_t i, k, n, length, named = 0;

    (void)state;
    for (i = 0; i < runs; i++) {
        n = random_name(&seed, prefixes[random_below(&seed, 7)], name,
                        sizeof name);
        if (and_back(uric_file_from_windows, uric_file_to_windows, name, n, back,
                     &length) == URIC_REFUSED) /* "\\", without a host or without a path */
            continue;
        named++;
        for (k = 0; k < n; k++) {
            if (name[k] == '/')
                name[k] = '\\';
        }
        assert_int_equal(length, n);
        assert_memory_equal(back, name, n);
    }
    assert_true(named > runs / 2);
}

/* RFC 8089, 2: a path of segments that encodes only what it must. */
static void uris_of_names(void **state)
{
    static const struct {
        uri_of *from;
        const char *name, *uri;
    } all[] = {
        { uric_file_from_posix, "/", "file:///" },
        { uric_file_from_posix, "/a b/~c;d=1,e@f:g", "file:///a%20b/~c;d=1,e@f:g" },
        { uric_file_from_posix, "/\xc3\xa9%41?#\\", "file:///%C3%A9%2541%3F%23%5C" },
        { uric_file_from_windows, "C:\\a b\\c.txt", "file:///C:/a%20b/c.txt" },
        { uric_file_from_windows, "\\\\srv\\share\\a#b", "file://srv/share/a%23b" }
    };
    char uri[64];
    size_t i, length;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        assert_int_equal(all[i].from(all[i].name, strlen(all[i].name), uri, sizeof uri,
                                     &length),
                         URIC_OK);
        assert_int_equal(length, strlen(all[i].uri));
        assert_memory_equal(uri, all[i].uri, strlen(all[i].uri));
    }
}

static void has_no_uri(uri_of *from, const char *name, size_t n)
{
    char uri[64];
    size_t length = 9;

    assert_int_equal(from(name, n, uri, sizeof uri, &length), URIC_REFUSED);
    assert_int_equal(length, 0);
}

static void no_names(void **state)
{
    static const char *const posix[] = { "", "a", "a/b", "./a", "//", "//a/b" };
    static const char *const windows[] = { "",       "c:", "c:a", "\\a",
                                           "\\\\",   "\\\\h", "\\\\\\a",
                                           "1:\\a",  "a\\b",
                                           "\\\\h\\\\a", "\\ab", "{:\\a",
                                           "\\\\.\\pipe\\x", "//?/C:/x", "\\/.\\x",
                                           "\\\\?\\C:\\x" };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof posix / sizeof *posix; i++)
        has_no_uri(uric_file_from_posix, posix[i], strlen(posix[i]));
    for (i = 0; i < sizeof windows / sizeof *windows; i++)
        has_no_uri(uric_file_from_windows, windows[i], strlen(windows[i]));
    has_no_uri(uric_file_from_posix, "/a\0b", 4);
    has_no_uri(uric_file_from_windows, "c:\\\0", 4);
}

/* ---- output to buffers ----------------------------------------------------------------- */

enum { WHOLE = 256 };

/* A writer with its arguments. */
struct writer {
    uri_of *from;       /* or */
    name_of *to;        /* or uric_ftp_commands() */
    struct uric_ref uri;
    const struct uric_scheme_parts *r;
};

static enum uric_status write_to(const struct writer *w, char *buffer, size_t size,
                                 size_t *length)
{
    const char *refused;

    if (w->from != NULL)
        return w->from("/a b", 4, buffer, size, length);
    if (w->to != NULL)
        return w->to(w->uri, w->r, buffer, size, length);
    return uric_ftp_commands(w->uri, w->r, buffer, size, length, &refused);
}

static void keeps_to_its_buffer(const struct writer *w)
{
    char whole[WHOLE], exact[WHOLE];
    size_t size, n, length;

    assert_int_equal(write_to(w, whole, sizeof whole, &n), URIC_OK);
    for (size = 0; size <= n; size++) {
        memset(exact, 0xA5, sizeof exact);
        assert_int_equal(write_to(w, size ? exact : NULL, size, &length),
                         size < n ? URIC_TOO_SMALL : URIC_OK);
        assert_int_equal(length, n);
        assert_int_equal((unsigned char)exact[size], 0xA5);
    }
    assert_memory_equal(exact, whole, n);
}

static void writers_keep_to_their_buffers(void **state)
{
    static const char ftp[] = "ftp://u:p@h/a%20b/c;type=i";
    static const char file[] = "file:///c:/a%20b";
    const struct answer f = ask(MODERN, ftp, sizeof ftp - 1);
    const struct answer n = ask(MODERN, file, sizeof file - 1);
    const struct writer all[] = {
        { NULL, NULL, uric_bind(ftp, &f.u), &f.r },
        { NULL, uric_file_to_posix, uric_bind(file, &n.u), &n.r },
        { NULL, uric_file_to_windows, uric_bind(file, &n.u), &n.r },
        { uric_file_from_posix, NULL, uric_bind(NULL, NULL), NULL }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++)
        keeps_to_its_buffer(&all[i]);
}

/* ---- the registry ------------------------------------------------------------------------ */

static void schemes_are_found(void **state)
{
    static const struct {
        const char *name;
        int kind, port, host, hierarchical;
    } some[] = {
        { "ftp", URIC_KIND_FTP, 21, URIC_AUTHORITY_REQUIRED, 1 },
        { "http", URIC_KIND_HTTP, 80, URIC_AUTHORITY_REQUIRED, 1 },
        { "HTTPS", URIC_KIND_HTTP, 443, URIC_AUTHORITY_REQUIRED, 1 },
        { "wSs", URIC_KIND_WS, 443, URIC_AUTHORITY_REQUIRED, 1 },
        { "gopher", URIC_KIND_GOPHER, 70, URIC_AUTHORITY_REQUIRED, 0 },
        { "mailto", URIC_KIND_MAILTO, -1, URIC_AUTHORITY_NONE, 0 },
        { "news", URIC_KIND_NEWS, 119, URIC_AUTHORITY_OPTIONAL, 0 },
        { "nntp", URIC_KIND_NNTP, 119, URIC_AUTHORITY_REQUIRED, 0 },
        { "telnet", URIC_KIND_TELNET, 23, URIC_AUTHORITY_REQUIRED, 0 },
        { "wais", URIC_KIND_WAIS, 210, URIC_AUTHORITY_REQUIRED, 0 },
        { "file", URIC_KIND_FILE, -1, URIC_AUTHORITY_OPTIONAL, 1 },
        { "prospero", URIC_KIND_PROSPERO, 1525, URIC_AUTHORITY_REQUIRED, 0 },
        { "Z39.50", URIC_KIND_RESERVED, 210, URIC_AUTHORITY_REQUIRED, 0 },
        { "ldap", URIC_KIND_UNKNOWN, 389, URIC_AUTHORITY_OPTIONAL, 0 }
    };
    static const char *const none[] = { "", "h", "ht", "htt", "httpx", "x-http",
                                        "ftps", "z39.5", "ldapx", "mailt" };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof some / sizeof *some; i++) {
        const size_t n = strlen(some[i].name);
        const struct uric_scheme *found =
            uric_scheme_find(guard_end(some[i].name, n), n, NULL, 0);

        assert_non_null(found);
        assert_int_equal(found->kind, some[i].kind);
        assert_int_equal(found->default_port, some[i].port);
        assert_int_equal(found->host, some[i].host);
        assert_int_equal(found->hierarchical, some[i].hierarchical);
    }
    for (i = 0; i < sizeof none / sizeof *none; i++) {
        const size_t n = strlen(none[i]);

        assert_null(uric_scheme_find(guard_end(none[i], n), n, NULL, 0));
    }
    assert_null(uric_scheme_find(NULL, 0, NULL, 0));
}

static void own_schemes_come_first(void **state)
{
    static const struct uric_scheme own[] = {
        { "ftps", 990, URIC_KIND_FTP, URIC_AUTHORITY_REQUIRED, 1 },
        { "http", 8080, URIC_KIND_UNKNOWN, URIC_AUTHORITY_OPTIONAL, 0 }
    };
    static const char uri[] = "FTPS://h/a/b;type=d";
    const struct uric_scheme *found = uric_scheme_find(uri, 4, own, 2);
    struct uric_scheme_parts r;
    struct uric u;

    (void)state;
    assert_ptr_equal(found, &own[0]);
    assert_ptr_equal(uric_scheme_find("http", 4, own, 2), &own[1]);
    assert_ptr_not_equal(uric_scheme_find("ftp", 3, own, 2), &own[0]);
    assert_int_equal(uric_parse(uri, sizeof uri - 1, &u), URIC_OK);
    assert_int_equal(uric_scheme_parse(uric_bind(uri, &u), found, &r), URIC_OK);
    assert_int_equal(r.kind, URIC_KIND_FTP);
    assert_int_equal(r.part[URIC_FTP_NAME].begin, 11);
}

/* One URI by an entry: the result and the error offset. */
struct by_entry {
    const char *uri;
    int kind, host, error;
    uint32_t offset;
};

static void assert_by_entry(const struct by_entry *e)
{
    const struct uric_scheme own = { "my", 2121, (uint8_t)e->kind, (uint8_t)e->host,
                                     1 };
    const size_t n = strlen(e->uri);
    const char *const s = guard_end(e->uri, n);
    struct uric_scheme_parts r;
    struct uric u;

    assert_int_equal(uric_parse_uri(s, n, &u), URIC_OK);
    assert_int_equal(uric_scheme_parse(uric_bind(s, &u), &own, &r),
                     e->error == 0 ? URIC_OK
                     : e->offset < n ? URIC_INVALID : URIC_INCOMPLETE);
    assert_int_equal(r.error, e->error);
    assert_int_equal(r.error_offset, e->offset);
    assert_int_equal(uric_scheme_reason(&r) != NULL, e->error != 0);
}

/* For any kind, and whatever the library's own entry says. */
static void the_entry_says_whether_there_is_a_host(void **state)
{
    enum {
        OPTIONAL = URIC_AUTHORITY_OPTIONAL,
        REQUIRED = URIC_AUTHORITY_REQUIRED,
        NONE = URIC_AUTHORITY_NONE
    };
    static const struct by_entry entries[] = {
        { "my:/a", URIC_KIND_FTP, OPTIONAL, 0, 0 },
        { "my:///a", URIC_KIND_FTP, OPTIONAL, 0, 0 },
        { "my:a", URIC_KIND_FTP, OPTIONAL, URIC_FAULT_PATH, 3 },
        { "my:/a", URIC_KIND_FTP, REQUIRED, URIC_FAULT_HOST, 4 },
        { "my:///a", URIC_KIND_FTP, REQUIRED, URIC_FAULT_HOST, 5 },
        { "my://h/a", URIC_KIND_FTP, NONE, URIC_FAULT_AUTHORITY, 4 },
        { "my:/a?b", URIC_KIND_HTTP, OPTIONAL, 0, 0 },
        { "my:?b", URIC_KIND_HTTP, OPTIONAL, 0, 0 },
        { "my:a", URIC_KIND_HTTP, OPTIONAL, URIC_FAULT_PATH, 3 },
        { "my:a", URIC_KIND_WS, NONE, URIC_FAULT_PATH, 3 },
        { "my://h/a", URIC_KIND_HTTP, NONE, URIC_FAULT_AUTHORITY, 4 },
        { "my:a@b", URIC_KIND_MAILTO, REQUIRED, URIC_FAULT_HOST, 3 },
        { "my://h?a=b", URIC_KIND_MAILTO, OPTIONAL, 0, 0 },
        { "my:/a", URIC_KIND_MAILTO, OPTIONAL, URIC_FAULT_PATH, 4 },
        { "my:/a", URIC_KIND_MAILTO, NONE, URIC_FAULT_PATH, 3 },
        { "my://h", URIC_KIND_MAILTO, NONE, URIC_FAULT_AUTHORITY, 3 },
        { "my://h/a", URIC_KIND_NEWS, NONE, URIC_FAULT_AUTHORITY, 3 },
        { "my:a", URIC_KIND_NEWS, REQUIRED, URIC_FAULT_HOST, 3 },
        { "my:/a", URIC_KIND_FILE, REQUIRED, URIC_FAULT_HOST, 4 },
        { "my:a", URIC_KIND_UNKNOWN, OPTIONAL, 0, 0 },
        { "my:a", URIC_KIND_UNKNOWN, REQUIRED, URIC_FAULT_HOST, 3 },
        { "my://", URIC_KIND_UNKNOWN, REQUIRED, URIC_FAULT_HOST, 5 },
        { "my://h", URIC_KIND_RESERVED, NONE, URIC_FAULT_AUTHORITY, 4 },
        { "my:/h", URIC_KIND_UNKNOWN, NONE, 0, 0 },
        { "my:a", 255, REQUIRED, URIC_FAULT_HOST, 3 },
        { "my:a", URIC_KIND_UNKNOWN, 255, 0, 0 },
        { "my://h", URIC_KIND_UNKNOWN, 255, 0, 0 }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof entries / sizeof *entries; i++)
        assert_by_entry(&entries[i]);
}

static void a_pair_may_lack_its_value(void **state)
{
    const uric_span all = { 0, 3 };
    uric_span name, value;

    (void)state;
    assert_true(uric_pair("a=b", all, '=', &name, &value));
    assert_int_equal(name.end, 1);
    assert_int_equal(value.begin, 2);
    assert_int_equal(value.end, 3);
    assert_false(uric_pair("abc", all, '=', &name, &value));
    assert_int_equal(name.end, 3);
    assert_int_equal(value.end, 0);
}

static void too_long(void **state)
{
#if SIZE_MAX > UINT32_MAX
    struct uric_scheme_parts r;
    struct uric u;

    (void)state;
    assert_int_equal(uric_edition_scheme_parse("a:", (size_t)URIC_MAX_LENGTH + 1, &u, &r),
                     URIC_TOO_LONG);
    assert_int_equal(r.error_offset, URIC_MAX_LENGTH);
#else
    (void)state;
    skip();
#endif
}

/* A caller may pass bytes that no URI has: case is ignored in letters only. */
static void gopher_plus_folds_only_letters(void **state)
{
    static const struct {
        const char *s;
        int request;
    } strings[] = {
        { "+%091%0D%0A+-1%0D%0A.%0D%0A", URIC_GOPHER_PLUS_FORM_DATA },
        { "+%091%0d%0a+-1%0d%0a.%0d%0a", URIC_GOPHER_PLUS_FORM_DATA },
        { "+%091%0D%0A\x0b-1%0D%0A.%0D%0A", URIC_GOPHER_PLUS_OTHER },
        { "+%091%0D%0A+-1%0D%0A\x0e%0D%0A", URIC_GOPHER_PLUS_OTHER },
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof strings / sizeof *strings; i++) {
        struct uric_gopher_plus plus;
        uric_span all = { 0, 0 };

        all.end = (uint32_t)strlen(strings[i].s);
        uric_gopher_read_plus(strings[i].s, all, &plus);
        assert_int_equal(plus.request, strings[i].request);
    }
}

static void kinds_have_names(void **state)
{
    int kind;

    (void)state;
    for (kind = 0; kind < URIC_KINDS; kind++)
        assert_non_null(uric_scheme_kind_name(kind));
    assert_null(uric_scheme_kind_name(-1));
    assert_null(uric_scheme_kind_name(URIC_KINDS));
    assert_string_equal(uric_gopher_request_name(URIC_GOPHER_PLUS_OTHER), "other");
    assert_string_equal(uric_gopher_request_name(URIC_GOPHER_PLUS_FORM_DATA), "form-data");
    assert_null(uric_gopher_request_name(-1));
    assert_null(uric_gopher_request_name(URIC_GOPHER_PLUS_FORM_DATA + 1));
    assert_int_equal(sizeof(struct uric_scheme_parts), 40);
}

int main(int argc, char **argv)
{
    static const struct CMUnitTest others[] = {
        cmocka_unit_test(mutations),
        cmocka_unit_test(posix_names_survive_a_round_trip),
        cmocka_unit_test(windows_names_survive_a_round_trip),
        cmocka_unit_test(uris_of_names),
        cmocka_unit_test(no_names),
        cmocka_unit_test(writers_keep_to_their_buffers),
        cmocka_unit_test(schemes_are_found),
        cmocka_unit_test(own_schemes_come_first),
        cmocka_unit_test(the_entry_says_whether_there_is_a_host),
        cmocka_unit_test(a_pair_may_lack_its_value),
        cmocka_unit_test(too_long),
        cmocka_unit_test(gopher_plus_folds_only_letters),
        cmocka_unit_test(kinds_have_names)
    };
    enum { OTHERS = sizeof others / sizeof *others };
    struct CMUnitTest *tests;
    char pattern[512];
    glob_t paths;
    size_t i;
    int failed;

    snprintf(pattern, sizeof pattern, "%s/tests/fixtures/schemes/*.txt",
             argc > 1 ? argv[1] : ".");
    if (argc > 2)
        runs = strtoul(argv[2], NULL, 10);
    if (glob(pattern, 0, NULL, &paths) == 0) {
        for (i = 0; i < paths.gl_pathc; i++)
            read_fixtures(paths.gl_pathv[i]);
        globfree(&paths);
    }
    if (n_fixtures == 0)
        bad(pattern, 0, "no fixtures");
    tests = calloc(n_fixtures + OTHERS, sizeof *tests);
    memcpy(tests, others, sizeof others);
    for (i = 0; i < n_fixtures; i++) {
        tests[OTHERS + i].name = fixtures[i].name;
        tests[OTHERS + i].test_func = fixture_test;
        tests[OTHERS + i].initial_state = &fixtures[i];
    }
    failed = _cmocka_run_group_tests("schemes", tests, n_fixtures + OTHERS, NULL,
                                     NULL);
    for (i = 0; i < n_fixtures; i++) {
        free(fixtures[i].name);
        free(fixtures[i].input);
    }
    free(fixtures);
    free(tests);
    return failed;
}
