/* The readers of bases, on any document; also suffixes, target URIs, same-document references,
 * and the choice of a source. */
#include "fuzz/theorem_target.h"
#include "uric_base.h"

#include <string.h>

typedef enum uric_status reader(const char *s, size_t n, char *buffer, size_t size,
                                size_t *length);

/* The base that it reads, into a buffer of exactly that size; undefined if none. */
static struct uric_bytes reads(reader *read, struct uric_bytes s)
{
    struct uric_bytes found = { NULL, 0 };
    size_t length, again;
    char *buffer;
    const int status = read(s.s, s.n, NULL, 0, &length);

    if (status == URIC_NONE) {
        target_hold(length == 0, "no base has no length");
        return found;
    }
    target_hold(status == (length > 0 ? URIC_TOO_SMALL : URIC_OK),
                "an empty buffer suffices only for an empty base");
    target_hold(length <= s.n, "a base is not longer than its document");
    if (length > 0) {
        buffer = target_blank(length - 1);
        target_hold(read(s.s, s.n, buffer, length - 1, &again) == URIC_TOO_SMALL &&
                        again == length && target_is_blank(buffer, length - 1),
                    "a buffer that is too small is unchanged");
    }
    buffer = target_block(length);
    target_hold(read(s.s, s.n, buffer, length, &again) == URIC_OK && again == length,
                "a base fits");
    found.s = buffer;
    found.n = length;
    return found;
}

static int same(struct uric_bytes a, struct uric_bytes b)
{
    if (a.s == NULL || b.s == NULL)
        return a.s == b.s;
    return a.n == b.n && memcmp(a.s, b.s, a.n) == 0;
}

static struct uric_bytes followed(struct uric_bytes s, const char *by)
{
    const size_t n = strlen(by);
    char *const b = target_block(s.n + n);
    struct uric_bytes both;

    if (s.n > 0)
        memcpy(b, s.s, s.n);
    memcpy(b + s.n, by, n);
    both.s = b;
    both.n = s.n + n;
    return both;
}

typedef bool judge(const char *s, size_t n);

/* Once a result is final, further input does not change it. */
static void ends(judge *is_final, reader *read, struct uric_bytes s)
{
    const size_t step = 1 + s.n / 64;
    const struct uric_bytes all = reads(read, s);
    struct uric_bytes begin = { NULL, 0 };
    int final = 0;

    for (; begin.n <= s.n; begin.n += step) {
        begin.s = target_copy(s.s, begin.n);
        target_hold(is_final(begin.s, begin.n) || !final, "a final result stays final");
        final = is_final(begin.s, begin.n);
        if (final)
            target_hold(same(all, reads(read, begin)), "a final result is the answer");
    }
}

/* The first base remains the base, whatever follows. */
static void html(struct uric_bytes s)
{
    const struct uric_bytes found = reads(uric_html_base, s);

    if (found.s != NULL)
        target_hold(same(found, reads(uric_html_base, followed(s, "<base href=q>"))),
                    "the first base counts");
}

/* An empty line ends the header. */
static void mime(struct uric_bytes s)
{
    const struct uric_bytes ended = followed(s, "\r\n\r\n");

    reads(uric_mime_base, s);
    target_hold(same(reads(uric_mime_base, ended),
                     reads(uric_mime_base, followed(ended, "Content-Base: q\r\n\r\n"))),
                "nothing after the header is read");
}

static void suffix(struct uric_bytes s)
{
    const struct uric_suffix policy[] = { { { "ftp.", 4 }, { "ftp", 3 } },
                                          { { "", 0 }, { "http", 4 } } };
    size_t length, again;
    char *buffer;
    struct uric u, parts;
    const int status = uric_suffix_reference(s.s, s.n, policy, 2, NULL, 0, &length, NULL);

    target_hold(status == URIC_TOO_SMALL || status == URIC_INVALID, "a suffix, or not");
    if (status == URIC_INVALID) {
        target_hold(length == 0, "only a suffix has a length");
        return;
    }
    buffer = target_blank(length - 1);
    target_hold(uric_suffix_reference(s.s, s.n, policy, 2, buffer, length - 1, &again, NULL) ==
                        URIC_TOO_SMALL &&
                    again == length && target_is_blank(buffer, length - 1),
                "a byte less is too small");
    buffer = target_block(length);
    target_hold(uric_suffix_reference(s.s, s.n, policy, 2, buffer, length, &again, NULL) ==
                        URIC_OK &&
                    again == length,
                "a suffix fits");
    target_hold(uric_parse_uri(buffer, length, &u) == URIC_OK &&
                    uric_has(&u, URIC_HOST) && !uric_has(&u, URIC_USERINFO) &&
                    u.part[URIC_HOST].begin < u.part[URIC_HOST].end,
                "a suffix has a host");
    target_hold(uric_suffix_reference(s.s, s.n, policy, 2, buffer, length, &again,
                                      &parts) == URIC_OK &&
                    memcmp(&parts, &u, sizeof u) == 0,
                "the parts are those that parsing the URI finds");
    target_hold(length > s.n && memcmp(buffer + length - s.n, s.s, s.n) == 0,
                "a suffix is the end of its URI");
}

static void same_document(struct uric_bytes base, struct uric_bytes s)
{
    struct uric b, u, t;
    char *target;
    size_t length;
    int wanted;

    if (uric_parse_uri(base.s, base.n, &b) != URIC_OK ||
        uric_parse(s.s, s.n, &u) != URIC_OK)
        return;
    uric_resolve(uric_bind(base.s, &b), uric_bind(s.s, &u), 0, NULL, 0, &length, NULL);
    target = target_block(length);
    target_hold(uric_resolve(uric_bind(base.s, &b), uric_bind(s.s, &u), 0, target, length,
                             &length, NULL) == URIC_OK,
                "a target fits");
    uric_parse(target, length, &t);
    if (uric_has(&t, URIC_FRAGMENT))
        length = t.part[URIC_FRAGMENT].begin - 1;
    if (uric_has(&b, URIC_FRAGMENT))
        base.n = b.part[URIC_FRAGMENT].begin - 1;
    wanted = base.n == length && memcmp(base.s, target, length) == 0;
    target_hold(uric_same_document(uric_bind(base.s, &b), uric_bind(s.s, &u)) == wanted,
                "a same-document reference equals the base up to the fragment");
}

static void target_uri(struct uric_bytes host, struct uric_bytes s)
{
    static const int rules[] = { URIC_RULE_REQUEST_TARGET,
                                 URIC_RULE_REQUEST_TARGET_CONNECT };
    const struct uric_bytes scheme = { "http", 4 };
    size_t i, k, count, n;

    for (i = 0; i < 2; i++) {
        struct uric_bytes pieces[4];
        struct uric u, parts;
        char *joined;
        int status;

        if (uric_parse_as(rules[i], s.s, s.n, NULL, &u) != URIC_OK)
            continue;
        status = uric_target_uri(scheme, host, uric_bind(s.s, &u), pieces, 4, &count, NULL);
        target_hold(uric_target_uri(scheme, host, uric_bind(s.s, &u), pieces, 4, &n,
                                    &parts) == status && n == count,
                    "asking for the parts changes nothing");
        target_hold(count <= 4 && (status == URIC_OK || count == 0),
                    "pieces do not exceed their maximum");
        for (n = k = 0; k < count; n += pieces[k++].n)
            target_hold(pieces[k].n > 0, "no piece is empty");
        joined = target_block(n);
        for (n = k = 0; k < count; n += pieces[k++].n)
            memcpy(joined + n, pieces[k].s, pieces[k].n);
        target_hold(status != URIC_OK || uric_parse_uri(joined, n, &u) == URIC_OK,
                    "a target URI is one");
        target_hold(status != URIC_OK || memcmp(&parts, &u, sizeof u) == 0,
                    "its parts are those that parsing it finds");
    }
}

static void selects(struct uric_bytes first, struct uric_bytes second)
{
    struct uric_base base;
    enum uric_base_source order[URIC_BASE_SOURCES];
    int n, i;
    struct uric u;

    memset(&base, 0, sizeof base);
    base.source[URIC_BASE_EMBEDDED] = first;
    base.source[URIC_BASE_RETRIEVAL] = second;
    n = uric_base_select(&base, order);
    target_hold(n >= 0 && n <= 2, "there are at most two sources");
    for (i = 0; i < n; i++) {
        const struct uric_bytes s = base.source[order[i]];

        target_hold(s.s != NULL && uric_parse(s.s, s.n, &u) == URIC_OK &&
                        uric_has(&u, URIC_SCHEME) == (i == 0),
                    "exactly the first has a scheme");
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes s = target_input(data, size), first, second;

    html(s);
    mime(s);
    ends(uric_html_base_is_final, uric_html_base, s);
    ends(uric_mime_base_is_final, uric_mime_base, s);
    suffix(s);
    first = target_line(&s);
    second = target_line(&s);
    suffix(first);
    same_document(first, second);
    target_uri(first, second);
    selects(first, second);
    target_forget();
    return 0;
}
