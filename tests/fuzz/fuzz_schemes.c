/* The parts that a scheme defines, by its current specification and by RFC 1738's BNF; the
 * lists in them, ftp's commands, gopher's requests, and file names. */
#include "fuzz/theorem_target.h"
#include "uric_history.h"

#include <string.h>

static uric_span whole(size_t n)
{
    uric_span all;

    all.begin = 0;
    all.end = (uint32_t)n;
    return all;
}

static void parts_are_of(const struct uric_scheme_parts *r, int status, size_t n)
{
    int i;

    for (i = 0; i < URIC_SCHEME_PARTS; i++)
        target_span(r->part[i], uric_scheme_has(r, i), n);
    target_hold(r->reserved == 0 && r->kind < URIC_KINDS, "the kind is in range");
    target_hold(uric_scheme_kind_name(r->kind) != NULL, "a kind has a name");
    if (status == URIC_OK)
        target_hold(r->error == URIC_FAULT_NONE && r->error_offset == 0,
                    "a valid URI has no error");
    else
        target_hold(r->defined == 0 && r->error_offset <= n,
                    "a rejected URI has no parts");
}

/* ---- lists ---- */

/* Split at the first delimiter. */
static void pair_is(const char *s, uric_span at, char delimiter)
{
    const char *const found = at.begin < at.end
                                  ? memchr(s + at.begin, delimiter, at.end - at.begin)
                                  : NULL;
    const uint32_t end = found ? (uint32_t)(found - s) : at.end;
    uric_span name, value;

    target_hold(uric_pair(s, at, delimiter, &name, &value) == (found != NULL) &&
                    name.begin == at.begin && name.end == end &&
                    value.begin == (found ? end + 1 : 0) &&
                    value.end == (found ? at.end : 0),
                "a pair is split at its first delimiter");
}

static void list_is(const char *s, uric_span at, char delimiter)
{
    uric_span rest = at, element;
    size_t i = at.begin;

    while (uric_list_next(s, &rest, delimiter, &element)) {
        target_hold(element.begin == i && element.end <= at.end &&
                        (element.begin == element.end ||
                         !memchr(s + i, delimiter, element.end - element.begin)) &&
                        (element.end == at.end || s[element.end] == delimiter),
                    "elements lie between delimiters");
        i = element.end + 1;
        pair_is(s, element, '=');
    }
    target_hold(i == (size_t)at.end + 1, "a list has all elements, and one at least");
}

static void gopher_is(const char *s, const struct uric_scheme_parts *r, size_t n)
{
    struct uric_gopher_plus plus;
    uric_span rest, item;

    if (!uric_scheme_has(r, URIC_GOPHER_STRING))
        return;
    uric_gopher_read_plus(s, r->part[URIC_GOPHER_STRING], &plus);
    target_hold(uric_gopher_request_name(plus.request) != NULL, "a request has a name");
    target_span(plus.items, plus.defined & URIC_GOPHER_HAS_ITEMS, n);
    target_span(plus.language, plus.defined & URIC_GOPHER_HAS_LANGUAGE, n);
    for (rest = plus.items;
         plus.defined & URIC_GOPHER_HAS_ITEMS && uric_gopher_item(s, &plus, &rest, &item);)
        target_span(item, 1, n);
}

static void prospero_is(const char *s, const struct uric_scheme_parts *r, size_t n)
{
    uric_span rest = r->part[URIC_PROSPERO_FIELDS], name, value;
    size_t at = rest.begin;

    if (!uric_scheme_has(r, URIC_PROSPERO_FIELDS))
        return;
    while (uric_prospero_field(s, &rest, &name, &value)) {
        target_span(name, 1, n);
        target_span(value, 1, n);
        target_hold(name.begin >= at && value.begin >= name.end, "fields are in order");
        at = value.end;
    }
}

/* Bytes that would end an argument. */
static int is_harmful(const char *s, uric_span at)
{
    const uint32_t n = at.end - at.begin;
    char *const b = target_block(n);
    size_t length;

    target_hold(uric_span_decode(s, at, b, n, &length) == URIC_OK && length <= n,
                "decoding never makes a span longer");
    return memchr(b, '\r', length) || memchr(b, '\n', length) || memchr(b, '\0', length);
}

/* How many commands there must be: user, password, directories, type, and the last. */
static size_t number_of_commands(const char *s, const struct uric *u,
                                 const struct uric_scheme_parts *r)
{
    const uric_span name = r->part[URIC_FTP_NAME];
    uric_span cwd = r->part[URIC_FTP_CWD], element, password;
    size_t n = 1 + (size_t)uric_password(uric_bind(s, u), &password);

    while (uric_scheme_has(r, URIC_FTP_CWD) && uric_list_next(s, &cwd, '/', &element))
        n++;
    if (!uric_scheme_has(r, URIC_FTP_NAME))
        return n;
    return n + 1 + (name.begin < name.end && uric_scheme_has(r, URIC_FTP_TYPECODE) &&
                    (s[r->part[URIC_FTP_TYPECODE].begin] | 0x20) != 'd');
}

static size_t lines_in(const char *s, size_t n)
{
    size_t lines = 0, i;

    for (i = 0; i < n; i++)
        lines += s[i] == '\n';
    return lines;
}

static void commands_are(const char *s, const struct uric *u,
                         const struct uric_scheme_parts *r)
{
    const char *refused, *why;
    size_t n, again, i;
    const int status = uric_ftp_commands(uric_bind(s, u), r, NULL, 0, &n, &refused);
    char *const commands = target_block(n);

    target_hold(status == (refused != NULL ? URIC_REFUSED : URIC_TOO_SMALL) &&
                    (n == 0) == (refused != NULL),
                "commands, or why not");
    target_hold(uric_ftp_commands(uric_bind(s, u), r, commands, n, &again, &why) ==
                        (refused != NULL ? URIC_REFUSED : URIC_OK) &&
                    again == n && (why != NULL) == (refused != NULL),
                "commands fit, or are refused again");
    target_hold(n == 0 || (uric_ftp_commands(uric_bind(s, u), r, target_block(n - 1), n - 1,
                                             &again, &why) == URIC_TOO_SMALL &&
                           again == n && why == NULL),
                "a byte less is too small");
    for (i = 0; i < n; i++)
        target_hold(commands[i] != '\0' &&
                        (commands[i] == '\r') == (i + 1 < n && commands[i + 1] == '\n') &&
                        (commands[i] == '\n') == (i > 0 && commands[i - 1] == '\r'),
                    "no argument holds CR, LF or NUL");
    target_hold(n == 0 || (n > 1 && commands[n - 1] == '\n'), "each command ends");
    target_hold((n == 0) == (is_harmful(s, u->part[URIC_USERINFO]) ||
                             is_harmful(s, r->part[URIC_FTP_CWD]) ||
                             is_harmful(s, r->part[URIC_FTP_NAME])),
                "exactly arguments with a line end are rejected");
    target_hold(n == 0 || lines_in(commands, n) == number_of_commands(s, u, r),
                "no argument contains a command");
}

/* ---- file names ---- */

typedef enum uric_status to_name(struct uric_ref ref, const struct uric_scheme_parts *r,
                                 char *buffer, size_t size, size_t *length);
typedef enum uric_status from_name(const char *name, size_t n, char *buffer, size_t size,
                                   size_t *length);

/* Whether a name, or its URI, was rejected; otherwise the buffer was too small. */
static int is_refused(int status, size_t length)
{
    target_hold(status == URIC_REFUSED ? length == 0
                                       : status == URIC_TOO_SMALL && length > 0,
                "a rejection has no length, and an empty buffer is too small");
    return status == URIC_REFUSED;
}

static int parse_file(struct uric_bytes s, struct uric *u, struct uric_scheme_parts *r)
{
    return uric_parse_uri(s.s, s.n, u) == URIC_OK &&
           uric_scheme_parse(uric_bind(s.s, u), uric_scheme_find("file", 4, NULL, 0),
                             r) == URIC_OK;
}

/* A URI with the same name again, except for Windows' "/". */
static void name_comes_back(struct uric_bytes name, to_name *to, from_name *from,
                            int windows)
{
    struct uric_bytes s;
    struct uric_scheme_parts r;
    struct uric u;
    char *buffer;
    size_t n, i, length;
    const int status = from(name.s, name.n, NULL, 0, &n);

    if (is_refused(status, n))
        return;
    target_hold(from(name.s, name.n, target_block(n - 1), n - 1, &length) ==
                        URIC_TOO_SMALL && length == n,
                "a byte less is too small for a URI");
    buffer = target_block(n);
    target_hold(from(name.s, name.n, buffer, n, &length) == URIC_OK && length == n,
                "a URI fits");
    s.s = buffer;
    s.n = n;
    target_hold(parse_file(s, &u, &r), "a file's URI is valid");
    buffer = target_block(name.n);
    target_hold(to(uric_bind(s.s, &u), &r, buffer, name.n, &length) == URIC_OK &&
                    length == name.n,
                "a name survives a round trip");
    for (i = 0; i < length; i++)
        target_hold(buffer[i] == (windows && name.s[i] == '/' ? '\\' : name.s[i]),
                    "a round trip does not change a name");
}

static void file_has_name(const char *s, const struct uric *u,
                          const struct uric_scheme_parts *r, to_name *to,
                          from_name *from, int windows)
{
    size_t n, length;
    const int status = to(uric_bind(s, u), r, NULL, 0, &n);
    struct uric_bytes name;
    char *buffer;

    if (is_refused(status, n))
        return;
    target_hold(to(uric_bind(s, u), r, target_block(n - 1), n - 1, &length) ==
                        URIC_TOO_SMALL && length == n,
                "a byte less is too small for a name");
    buffer = target_block(n);
    target_hold(to(uric_bind(s, u), r, buffer, n, &length) == URIC_OK && length == n,
                "a name fits");
    target_hold(memchr(buffer, '\0', n) == NULL, "a name holds no NUL");
    name.s = buffer;
    name.n = n;
    name_comes_back(name, to, from, windows);
}

/* ---- both readings ---- */

static void modern(struct uric_bytes s)
{
    struct uric_scheme_parts r;
    const struct uric_scheme *scheme;
    struct uric u;
    int status;

    if (uric_parse_uri(s.s, s.n, &u) != URIC_OK)
        return;
    scheme = uric_scheme_find(s.s, u.part[URIC_SCHEME].end, NULL, 0);
    memset(&r, 0xa5, sizeof r);
    status = uric_scheme_parse(uric_bind(s.s, &u), scheme, &r);
    target_hold(status == URIC_OK || status == URIC_INVALID || status == URIC_INCOMPLETE,
                "the verdict is valid or invalid");
    parts_are_of(&r, status, s.n);
    if (status != URIC_OK) {
        target_hold(uric_scheme_reason(&r) != NULL, "there is a reason");
        return;
    }
    target_hold(scheme == NULL || r.kind == scheme->kind, "the kind is the scheme's");
    switch (r.kind) {
    case URIC_KIND_FTP:
        if (uric_scheme_has(&r, URIC_FTP_CWD))
            list_is(s.s, r.part[URIC_FTP_CWD], '/');
        commands_are(s.s, &u, &r);
        break;
    case URIC_KIND_MAILTO:
        if (uric_scheme_has(&r, URIC_MAILTO_ADDRESSES))
            list_is(s.s, r.part[URIC_MAILTO_ADDRESSES], ',');
        if (uric_scheme_has(&r, URIC_MAILTO_HEADERS))
            list_is(s.s, r.part[URIC_MAILTO_HEADERS], '&');
        break;
    case URIC_KIND_GOPHER: gopher_is(s.s, &r, s.n); break;
    case URIC_KIND_PROSPERO: prospero_is(s.s, &r, s.n); break;
    case URIC_KIND_FILE:
        file_has_name(s.s, &u, &r, uric_file_to_posix, uric_file_from_posix, 0);
        file_has_name(s.s, &u, &r, uric_file_to_windows, uric_file_from_windows, 1);
        break;
    default: break;
    }
}

/* Whether a URI of the scheme may start with these bytes. */
static int goes_on(const char *s, size_t n)
{
    struct uric_scheme_parts r;
    struct uric u;

    return uric_edition_scheme_parse(target_copy(s, n), n, &u, &r) != URIC_INVALID;
}

static void strict(struct uric_bytes s)
{
    static const char url[] = "rfc1738:url", general[] = "rfc1738:genericurl";
    struct uric_scheme_parts r;
    struct uric u, v;
    int status, i;

    memset(&r, 0xa5, sizeof r);
    memset(&u, 0xa5, sizeof u);
    status = uric_edition_scheme_parse(s.s, s.n, &u, &r);
    for (i = 0; i < URIC_PARTS; i++)
        target_span(u.part[i], uric_has(&u, (enum uric_part)i), s.n);
    parts_are_of(&r, status, s.n);
    target_hold(u.error_offset == r.error_offset, "both report the same offset");
    if (status == URIC_OK) {
        target_hold(uric_edition_parse(uric_edition_rule(url, sizeof url - 1), s.s, s.n,
                                       &v) == URIC_OK,
                    "it is a url of RFC 1738");
        if (r.kind == URIC_KIND_GOPHER)
            gopher_is(s.s, &r, s.n);
        if (r.kind == URIC_KIND_PROSPERO)
            prospero_is(s.s, &r, s.n);
        if (r.kind == URIC_KIND_FTP)
            commands_are(s.s, &u, &r);
        return;
    }
    target_hold(status == URIC_INVALID ? r.error_offset < s.n
                                       : status == URIC_INCOMPLETE &&
                                             r.error_offset == s.n,
                "an error is in the string, or at its end");
    target_hold(goes_on(s.s, r.error_offset), "a prefix before the error is valid so far");
    if (r.kind == URIC_KIND_UNKNOWN)
        target_hold(uric_edition_parse(uric_edition_rule(general, sizeof general - 1),
                                       s.s, s.n, &v) != URIC_OK,
                    "it is not a genericurl either");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct uric_bytes s = target_input(data, size);

    modern(s);
    strict(s);
    list_is(s.s, whole(s.n), ';');
    name_comes_back(s, uric_file_to_posix, uric_file_from_posix, 0);
    name_comes_back(s, uric_file_to_windows, uric_file_from_windows, 1);
    target_forget();
    return 0;
}
