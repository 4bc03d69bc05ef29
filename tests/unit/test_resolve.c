/* Resolution: each document's own examples, and its steps literally, on all short paths. */
#include "support/fixture.h"
#include "support/guard.h"
#include "support/wording.h"
#include "uric_history.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "support/holds.h"

enum { RFC3986 = -1 };

static const char *root = ".";

static enum uric_status parse(int edition, const char *s, size_t n, struct uric *u)
{
    return edition == RFC3986
               ? uric_parse(s, n, u)
               : uric_edition_parse(uric_edition_reference(edition), s, n, u);
}

struct question {
    int edition;
    unsigned flags;
    const char *base, *reference;
};

/* Status and *length; the target is in the buffer.  The reference lies right before an
 * unreadable page. */
static enum uric_status resolve(const struct question *q, char *buffer, size_t size,
                                size_t *length)
{
    const size_t n_base = strlen(q->base), n = strlen(q->reference);
    struct uric b, r;
    enum uric_status status = parse(q->edition, q->base, n_base, &b);

    assert_int_equal(status, URIC_OK);
    status = parse(q->edition, q->reference, n, &r);
    *length = r.error_offset;
    if (status == URIC_OK) {
        const char *s = guard_end(q->reference, n);

        status = q->edition == RFC3986
                     ? uric_resolve(uric_bind(q->base, &b), uric_bind(s, &r), q->flags,
                                    buffer, size, length, NULL)
                     : uric_edition_resolve(q->edition, uric_bind(q->base, &b),
                                            uric_bind(s, &r), q->flags, buffer, size,
                                            length);
    }
    return status;
}

static size_t dot_segments(const char *s, const struct uric *u)
{
    uric_span rest = u->part[URIC_PATH], at;
    size_t n = 0;

    while (uric_segment_next(s, &rest, &at))
        n += (at.end - at.begin == 1 && s[at.begin] == '.') ||
             (at.end - at.begin == 2 && memcmp(s + at.begin, "..", 2) == 0);
    return n;
}

/* The same in pieces, into an array of exactly the number needed, or smaller. */
static void answers_in_pieces(const struct question *q, const char *target)
{
    const size_t n = strlen(q->reference);
    struct uric_bytes pieces[64];
    struct uric b, r;
    char joined[512] = "";
    size_t count, again, i, length = 0;

    uric_parse(q->base, strlen(q->base), &b);
    uric_parse(q->reference, n, &r);
    assert_int_equal(uric_resolve_pieces(uric_bind(q->base, &b),
                                         uric_bind(q->reference, &r), q->flags, NULL, 0,
                                         &count),
                     URIC_TOO_SMALL);
    assert_true(count > 0 && count < 64);
    assert_true(count <= 4 + dot_segments(q->base, &b) + dot_segments(q->reference, &r));
    pieces[0].n = 1234;
    assert_int_equal(uric_resolve_pieces(uric_bind(q->base, &b),
                                         uric_bind(q->reference, &r), q->flags, pieces,
                                         count - 1, &again),
                     URIC_TOO_SMALL);
    assert_int_equal(again, count);
    assert_int_equal(pieces[0].n, 1234);
    pieces[count].n = 1234;
    assert_int_equal(uric_resolve_pieces(uric_bind(q->base, &b),
                                         uric_bind(q->reference, &r), q->flags, pieces,
                                         count, &again),
                     URIC_OK);
    assert_int_equal(again, count);
    assert_int_equal(pieces[count].n, 1234);
    for (i = 0; i < count; length += pieces[i++].n) {
        assert_true(pieces[i].n > 0);
        memcpy(joined + length, pieces[i].s, pieces[i].n);
    }
    joined[length] = '\0';
    assert_string_equal(joined, target);
}

/* ---- fixtures ---- */

/* Into a buffer that suffices, one that is a byte too small, and none. */
static void answers(const struct question *q, const char *target)
{
    const size_t n = strlen(target);
    char buffer[512];
    size_t length;

    memset(buffer, '!', sizeof buffer);
    assert_int_equal(resolve(q, buffer, n, &length), URIC_OK);
    assert_holds(buffer, length, target);
    assert_int_equal(buffer[n], '!');

    memset(buffer, '!', sizeof buffer);
    assert_int_equal(resolve(q, buffer, n - 1, &length), URIC_TOO_SMALL);
    assert_int_equal(length, n);
    assert_int_equal(buffer[0], '!');
    assert_int_equal(resolve(q, NULL, 0, &length), URIC_TOO_SMALL);
    assert_int_equal(length, n);
    if (q->edition == RFC3986)
        answers_in_pieces(q, target);
}

static void refuses(const struct question *q, int status, size_t length)
{
    char buffer[512];
    size_t found;

    assert_int_equal(resolve(q, buffer, sizeof buffer, &found), status);
    assert_int_equal(found, length);
}

static int edition_called(const char *name, size_t n)
{
    static const char *const names[] = { "url1994", "url1997", "rfc2396", "uri2003" };
    int i;

    if (n == 7 && memcmp(name, "rfc3986", 7) == 0)
        return RFC3986;
    for (i = 0; i < 4; i++) {
        if (n == 7 && memcmp(name, names[i], 7) == 0)
            return i;
    }
    fail_msg("no such edition: %s", name);
    return 0;
}

static unsigned flag_called(const char *name)
{
    return strcmp(name, "non-strict") == 0 ? URIC_RESOLVE_NON_STRICT
           : strcmp(name, "drop") == 0     ? URIC_RESOLVE_DROP_SURPLUS
           : strcmp(name, "keep") == 0     ? URIC_RESOLVE_KEEP_SURPLUS
                                           : URIC_RESOLVE_REFUSE_SURPLUS;
}

static void read_base(char *line, struct question *q)
{
    static char base[256];
    char *space = strchr(line, ' '), *comma;

    *space = '\0';
    comma = strchr(line, ',');
    q->edition = edition_called(line, comma ? (size_t)(comma - line) : strlen(line));
    q->flags = comma ? flag_called(comma + 1) : 0;
    strcpy(base, space + 1);
    q->base = base;
}

/* REFERENCE  TARGET, or the error. */
static void check_line(char *line, struct question *q)
{
    char *reference = strchr(line, '"') + 1;
    char *end = strchr(reference, '"');
    char *answer = end + 1 + strspn(end + 1, " ");

    *end = '\0';
    q->reference = reference;
    if (*answer == '"') {
        *strrchr(answer, '"') = '\0';
        answers(q, answer + 1);
    } else if (strcmp(answer, "surplus") == 0) {
        refuses(q, URIC_SURPLUS, 0);
    } else if (strcmp(answer, "no base") == 0) {
        refuses(q, URIC_NO_SCHEME, 0);
    } else {
        refuses(q, URIC_INVALID, (size_t)atoi(answer + strlen("invalid ")));
    }
}

static unsigned check_file(const char *path)
{
    FILE *stream = fopen(path, "r");
    struct question q = { 0, 0, NULL, NULL };
    char line[512];
    unsigned n = 0, number = 0;

    assert_non_null(stream);
    while (fgets(line, sizeof line, stream)) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        if (line[0] != ' ') {
            read_base(line, &q);
            continue;
        }
        print_message("# %s:%u %s\n", strrchr(path, '/') + 1, number, line);
        check_line(line, &q);
        n++;
    }
    fclose(stream);
    return n;
}

static void examples(void **state)
{
    char pattern[512];
    glob_t paths;
    unsigned n = 0;
    size_t i;

    (void)state;
    snprintf(pattern, sizeof pattern, "%s/tests/fixtures/resolve/*.txt", root);
    assert_int_equal(glob(pattern, 0, NULL, &paths), 0);
    assert_int_equal(paths.gl_pathc, 5);
    for (i = 0; i < paths.gl_pathc; i++)
        n += check_file(paths.gl_pathv[i]);
    globfree(&paths);
    assert_true(n > 200);
}

/* ---- every short path ---- */

struct wording {
    int edition;
    unsigned flags;
    int drop;
    const char *base;      /* its directory: */
    const char *directory;
    const char *prefix;    /* the target up to the path */
};

static const struct wording wordings[] = {
    { RFC3986, 0, 1, "x://h/b/c", "/b/", "x://h" },
    { RFC3986, 0, 1, "x://h", "/", "x://h" },
    { RFC3986, 0, 1, "x:/b/../c", "/b/../", "x:" },
    { RFC3986, 0, 1, "x:b/./c", "b/./", "x:" },
    { RFC3986, 0, 1, "x:../b", "../", "x:" },
    { RFC3986, 0, 1, "x:", "", "x:" },
    { URIC_URL1997, 0, 0, "x://h/b/c", "/b/", "x://h" },
    { URIC_URL1997, URIC_RESOLVE_DROP_SURPLUS, 1, "x://h/b/c", "/b/", "x://h" },
    { URIC_URL1997, 0, 0, "x://h", "/", "x://h" },
    { URIC_URL1997, 0, 0, "x:b/c/d", "b/c/", "x:" },
    { URIC_URL1997, 0, 0, "x:", "", "x:" },
    { URIC_RFC2396, 0, 0, "x://h/b/c", "/b/", "x://h" },
    { URIC_RFC2396, URIC_RESOLVE_DROP_SURPLUS, 1, "x:/b/c", "/b/", "x:" },
    { URIC_RFC2396, 0, 0, "x://h", "/", "x://h" },
    { URIC_URI2003, 0, 0, "x:/b/c", "/b/", "x:" },
    { URIC_URI2003, URIC_RESOLVE_DROP_SURPLUS, 1, "x://h/b/../", "/b/../", "x://h" },
    { URIC_URI2003, 0, 0, "x:", "/", "x:" },
    { URIC_URL1994, 0, 0, "http://h/b/c/d", "/b/c/", "http://h" },
    { URIC_URL1994, 0, 0, "http://h", "/", "http://h" }
};

static void literally(const struct wording *w, char *path)
{
    if (w->edition == RFC3986)
        wording_3986(path);
    else if (w->edition == URIC_URL1994)
        wording_1994(path);
    else
        wording_1997(path, w->drop);
}

/* The path remains a path, and the text before it is unchanged. */
static void parses_again(const struct wording *w, const char *target)
{
    const size_t n = strlen(target), prefix = strlen(w->prefix);
    struct uric u;

    assert_int_equal(parse(w->edition, target, n, &u), URIC_OK);
    assert_int_equal(u.part[URIC_PATH].begin, prefix);
    assert_int_equal(u.part[URIC_PATH].end, n);
    assert_int_equal(uric_has(&u, URIC_HOST), strchr(w->prefix, 'h') &&
                                                  strstr(w->prefix, "//") != NULL);
}

/* In each mode of surplus "..". */
static void agrees_in_pieces(const struct question *strictly)
{
    struct question q = *strictly;
    char found[512];
    size_t length;

    for (q.flags = URIC_RESOLVE_DROP_SURPLUS; q.flags <= URIC_RESOLVE_REFUSE_SURPLUS;
         q.flags *= 2) {
        const enum uric_status status = resolve(&q, found, sizeof found - 1, &length);

        assert_true(status == URIC_OK || q.flags == URIC_RESOLVE_REFUSE_SURPLUS);
        if (status != URIC_OK)
            continue;
        found[length] = '\0';
        answers_in_pieces(&q, found);
    }
}

static void agrees(const struct wording *w, const char *reference)
{
    const struct question q = { w->edition, w->flags, w->base, reference };
    char path[256], wanted[512], found[512];
    size_t length;

    snprintf(path, sizeof path, "%s%s", w->directory, reference);
    literally(w, path);
    snprintf(wanted, sizeof wanted, "%s%s%s", w->prefix,
             !strstr(w->prefix, "//") && strncmp(path, "//", 2) == 0 ? "/." : "",
             path);
    assert_int_equal(resolve(&q, found, sizeof found - 1, &length), URIC_OK);
    found[length] = '\0';
    assert_string_equal(found, wanted);
    parses_again(w, found);
    if (w->edition == RFC3986)
        agrees_in_pieces(&q);
}

/* Only relative paths.  An empty path is a different case, and 1994 has no empty segment
 * except the last. */
static int is_for(const struct wording *w, const char *reference)
{
    return *reference != '\0' && *reference != '/' &&
           (w->edition != URIC_URL1994 || !strstr(reference, "//"));
}

static unsigned long extend(const struct wording *w, char *reference, size_t n,
                            size_t most)
{
    unsigned long count = 0;
    const char *byte;

    reference[n] = '\0';
    if (is_for(w, reference)) {
        agrees(w, reference);
        count++;
    }
    for (byte = "a./"; n < most && *byte; byte++) {
        reference[n] = *byte;
        count += extend(w, reference, n + 1, most);
    }
    return count;
}

static void every_short_path(void **state)
{
    size_t i;

    (void)state;
    for (i = 0; i < sizeof wordings / sizeof *wordings; i++) {
        char reference[16];
        unsigned long n = extend(&wordings[i], reference, 0, 8);

        print_message("# %s: %lu references\n", wordings[i].base, n);
        assert_true(n > 1000);
    }
}

/* Paths of a reference with a scheme, which only RFC 3986 changes. */
static void every_short_path_after_a_scheme(void **state)
{
    char reference[16] = "y:", path[16], wanted[32], found[32];
    static const char bytes[] = "a./";
    unsigned long i, k;
    size_t length;

    (void)state;
    for (i = 0; i < 3 * 3 * 3 * 3 * 3 * 3 * 3ul; i++) {
        const struct question q = { RFC3986, 0, "x://h/b", reference };

        for (k = 0, length = i; k < 7; k++, length /= 3)
            reference[2 + k] = bytes[length % 3];
        if (strncmp(reference + 2, "//", 2) == 0)
            continue;
        strcpy(path, reference + 2);
        wording_3986(path);
        snprintf(wanted, sizeof wanted, "y:%s%s",
                 strncmp(path, "//", 2) == 0 ? "/." : "", path);
        assert_int_equal(resolve(&q, found, sizeof found, &length), URIC_OK);
        assert_holds(found, length, wanted);
    }
}

/* The steps' answer: in place, and in a buffer of the exact size. */
static void removes_dots(const char *path, unsigned flags, const char *wanted)
{
    const size_t n = strlen(path), left = strlen(wanted);
    char found[64];
    size_t length;

    memset(found, '!', sizeof found);
    assert_int_equal(uric_remove_dot_segments(guard_end(path, n), n, flags, found, left,
                                              &length),
                     URIC_OK);
    assert_int_equal(length, left);
    assert_memory_equal(found, wanted, left);
    assert_int_equal(found[left], '!');
    memcpy(found, path, n);
    found[n] = '!';
    assert_int_equal(uric_remove_dot_segments(found, n, flags, found, n, &length),
                     URIC_OK);
    assert_int_equal(length, left);
    assert_memory_equal(found, wanted, left);
    assert_int_equal(found[n], '!');
    if (left > 0) {
        found[0] = '!';
        assert_int_equal(uric_remove_dot_segments(path, n, flags, found, left - 1,
                                                  &length),
                         URIC_TOO_SMALL);
        assert_int_equal(length, left);
        assert_int_equal(found[0], '!');
    }
}

static void extend_alone(char *path, size_t n, size_t most)
{
    char wanted[32];
    const char *byte;

    path[n] = '\0';
    strcpy(wanted, path);
    wording_3986(wanted);
    removes_dots(path, 0, wanted);
    for (byte = "ab./"; n < most && *byte; byte++) {
        path[n] = *byte;
        extend_alone(path, n + 1, most);
    }
}

static void every_short_path_alone(void **state)
{
    char path[32];

    (void)state;
    extend_alone(path, 0, 7);
}

/* As many pieces as possible without dot-segments, and with one. */
static void most_pieces(void **state)
{
    static const struct { const char *base, *reference, *target; size_t count; } all[] = {
        { "x://h", "a?q#f", "x://h/a?q#f", 3 },
        { "x://h", "a/./b?q#f", "x://h/a/b?q#f", 5 }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const struct question q = { RFC3986, 0, all[i].base, all[i].reference };
        struct uric b, r;
        size_t count;

        answers_in_pieces(&q, all[i].target);
        uric_parse(q.base, strlen(q.base), &b);
        uric_parse(q.reference, strlen(q.reference), &r);
        uric_resolve_pieces(uric_bind(q.base, &b), uric_bind(q.reference, &r), 0, NULL,
                            0, &count);
        assert_int_equal(count, all[i].count);
    }
}

static void encoded_dots(void **state)
{
    static const char *const paths[][3] = { /* path, without and with the flag */
        { "/a/%2e%2E/b", "/a/%2e%2E/b", "/b" },
        { "/a/%2E./b", "/a/%2E./b", "/b" },
        { "/a/.%2e", "/a/.%2e", "/" },
        { "/a/%2e/b", "/a/%2e/b", "/a/b" },
        { "%2e%2e/%2E/b", "%2e%2e/%2E/b", "b" },
        { "/a/%2f/../%2", "/a/%2", "/a/%2" },
        { "/%2e%2e%2e/b", "/%2e%2e%2e/b", "/%2e%2e%2e/b" },
        { "/%2e%2", "/%2e%2", "/%2e%2" }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof paths / sizeof *paths; i++) {
        removes_dots(paths[i][0], 0, paths[i][1]);
        removes_dots(paths[i][0], URIC_DOTS_ENCODED, paths[i][2]);
    }
}

static void same_documents(void **state)
{
    static const struct { const char *base, *reference; int same; } all[] = {
        { "http://a/b?q#f", "", 1 }, { "http://a/b?q#f", "#g", 1 },
        { "http://a/b?q#f", "#", 1 }, { "http://a/b?q#f", "?q", 1 },
        { "http://a/b?q#f", "b?q#g", 1 }, { "http://a/b?q", "/b?q", 1 },
        { "http://a/b?q", "//a/b?q", 1 }, { "http://a/b?q", "http://a/b?q#f", 1 },
        { "http://a/b?q", "./c/../b?q", 1 }, { "f:/.//a", "f:/.//a", 1 },
        { "http://a/b?q", "?", 0 }, { "http://a/b?q", "b", 0 },
        { "http://a/b?q", "HTTP://a/b?q", 0 }, { "http://a/b", "http://A/b", 0 },
        { "http://a/b", "c", 0 }, { "http://a/b/../c", "c", 0 },
        { "http://a/", "http://a", 0 }, { "f:/.//a", "f:/a", 0 }
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        const char *const s = all[i].reference;
        struct uric b, r;

        print_message("# %s %s\n", all[i].base, s);
        assert_int_equal(uric_parse(all[i].base, strlen(all[i].base), &b), URIC_OK);
        assert_int_equal(uric_parse(s, strlen(s), &r), URIC_OK);
        assert_int_equal(uric_same_document(uric_bind(all[i].base, &b),
                                            uric_bind(s, &r)), all[i].same);
    }
}

/* Nothing is read after the reference's path. */
static void past_32_bits(const char *base, const char *path)
{
    const uint32_t n = (uint32_t)strlen(path);
    struct uric_bytes pieces[16];
    char found[16] = "!";
    struct uric b, r;
    size_t length = 1, count = 1;

    uric_parse(base, strlen(base), &b);
    uric_parse(path, n, &r);
    r.part[URIC_QUERY].begin = n + 1;
    r.part[URIC_QUERY].end = URIC_MAX_LENGTH;
    r.defined = (uint8_t)(r.defined | 1u << URIC_QUERY);
    assert_int_equal(uric_resolve(uric_bind(base, &b), uric_bind(path, &r), 0, found,
                                  sizeof found, &length, NULL),
                     URIC_TOO_LONG);
    assert_int_equal(length, 0);
    assert_int_equal(found[0], '!');
    assert_int_equal(uric_resolve_pieces(uric_bind(base, &b), uric_bind(path, &r), 0,
                                         pieces, 16, &count),
                     URIC_TOO_LONG);
    assert_int_equal(count, 0);
}

static void sums_past_32_bits(void **state)
{
    (void)state;
    past_32_bits("s:/b", "c");
    past_32_bits("s:/b", "//h");
    past_32_bits("s:/b/d/f/h", "c/../c");
    past_32_bits("s://h", "c");
#if SIZE_MAX > UINT32_MAX
    {
        size_t length = 1;

        assert_int_equal(uric_remove_dot_segments("", (size_t)URIC_MAX_LENGTH + 1, 0, NULL,
                                                  0, &length),
                         URIC_TOO_LONG);
        assert_int_equal(length, 0);
    }
#else
    print_message("# SKIPPED: lengths have 32 bits here\n");
#endif
}

static void nothing_at_all(void **state)
{
    const char *const base = "s://h/p?q#f";
    struct uric_bytes piece;
    struct uric b, r;
    char found[16];
    size_t n;

    (void)state;
    assert_int_equal(uric_parse(base, strlen(base), &b), URIC_OK);
    assert_int_equal(uric_parse(NULL, 0, &r), URIC_OK);
    assert_int_equal(uric_resolve(uric_bind(base, &b), uric_bind(NULL, &r), 0, found,
                                  sizeof found, &n, NULL),
                     URIC_OK);
    assert_holds(found, n, "s://h/p?q");
    assert_int_equal(uric_resolve_pieces(uric_bind(base, &b), uric_bind(NULL, &r), 0,
                                         &piece, 1, &n), URIC_OK);
    assert_int_equal(piece.n, 9);
    assert_int_equal(uric_same_document(uric_bind(base, &b), uric_bind(NULL, &r)), 1);
    assert_int_equal(uric_remove_dot_segments(NULL, 0, 0, NULL, 0, &n), URIC_OK);
    assert_int_equal(n, 0);
    assert_int_equal(uric_resolve(uric_bind(NULL, &r), uric_bind(base, &b), 0, found,
                                  sizeof found, &n, NULL),
                     URIC_NO_SCHEME);
    assert_int_equal(uric_resolve_pieces(uric_bind(NULL, &r), uric_bind(base, &b), 0,
                                         NULL, 0, &n),
                     URIC_NO_SCHEME);
}

static void pieces_have_no_surplus_that_is_refused(void **state)
{
    struct uric_bytes piece[8];
    struct uric b, r;
    size_t n = 1;

    (void)state;
    assert_int_equal(uric_parse("s://h/p", 7, &b), URIC_OK);
    assert_int_equal(uric_parse("../../g", 7, &r), URIC_OK);
    assert_int_equal(uric_resolve_pieces(uric_bind("s://h/p", &b),
                                         uric_bind("../../g", &r),
                                         URIC_RESOLVE_REFUSE_SURPLUS, piece, 8, &n),
                     URIC_SURPLUS);
    assert_int_equal(n, 0);
}

/* In place the whole path is overwritten. */
static void in_place_there_is_room(void **state)
{
    char path[] = "/a/../b";
    size_t n;

    (void)state;
    assert_int_equal(uric_remove_dot_segments(path, 7, 0, path, 6, &n), URIC_TOO_SMALL);
    assert_int_equal(n, 2);
    assert_string_equal(path, "/a/../b");
}

/* The same for an edition's result: an error, not a truncated result. */
static void editions_without_room(void **state)
{
    struct uric base, r;
    char buffer[3] = "!";
    size_t length = 0;

    (void)state;
    assert_int_equal(uric_parse("x:/a", 4, &base), URIC_OK);
    assert_int_equal(uric_parse("b", 1, &r), URIC_OK);
    assert_int_equal(uric_edition_resolve(URIC_URL1997, uric_bind("x:/a", &base),
                                          uric_bind("b", &r), 0, buffer, sizeof buffer,
                                          &length),
                     URIC_TOO_SMALL);
    assert_int_equal(length, 4);
}

static void no_such_edition(void **state)
{
    struct uric u;
    char buffer[8];
    size_t length = 1;

    (void)state;
    assert_int_equal(uric_edition_reference(-1), -1);
    assert_int_equal(uric_edition_reference(URIC_URI2003 + 1), -1);
    assert_int_equal(uric_parse("x:", 2, &u), URIC_OK);
    assert_int_equal(uric_edition_resolve(URIC_URI2003 + 1, uric_bind("x:", &u), uric_bind("x:", &u),
                                          0, buffer, sizeof buffer, &length),
                     URIC_UNKNOWN);
    assert_int_equal(uric_edition_resolve(-1, uric_bind("x:", &u), uric_bind("x:", &u),
                                          0, buffer, sizeof buffer, &length),
                     URIC_UNKNOWN);
    assert_int_equal(length, 0);
    length = 1;
    assert_int_equal(uric_parse("a", 1, &u), URIC_OK);
    assert_int_equal(uric_edition_resolve(URIC_URL1994, uric_bind("a", &u),
                                          uric_bind("a", &u), 0, buffer, sizeof buffer,
                                          &length),
                     URIC_NO_SCHEME);
    assert_int_equal(length, 0);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(examples),
        cmocka_unit_test(every_short_path),
        cmocka_unit_test(every_short_path_after_a_scheme),
        cmocka_unit_test(every_short_path_alone), cmocka_unit_test(most_pieces),
        cmocka_unit_test(encoded_dots),
        cmocka_unit_test(sums_past_32_bits), cmocka_unit_test(nothing_at_all),
        cmocka_unit_test(pieces_have_no_surplus_that_is_refused),
        cmocka_unit_test(in_place_there_is_room), cmocka_unit_test(same_documents),
        cmocka_unit_test(editions_without_room), cmocka_unit_test(no_such_edition)
    };

    if (argc > 1)
        root = argv[1];
    return cmocka_run_group_tests_name("resolve", tests, NULL, NULL);
}
