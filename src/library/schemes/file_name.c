/* File URIs and the names of files (RFC 8089, and its appendices D to F). */
#include "schemes/coded_text.h"
#include "util/ascii.h"
#include "util/triplet.h"
#include "uric_schemes.h"

static const char local[] = "localhost";

static int is_here(const char *s, const struct uric *u)
{
    const uric_span host = u->part[URIC_HOST];

    return host.begin == host.end ||
           uric_is_named(s + host.begin, host.end - host.begin, local);
}

/* Whether a byte that is encoded in the span is NUL or a delimiter. */
static int hides(const char *s, uric_span at, const char *delimiters)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        const uint32_t from = i;
        const unsigned char byte = uric_decode_next(s, &i, at.end);
        const char *d = delimiters;

        if (byte == '\0')
            return 1;
        while (i - from == 3 && *d) {
            if ((unsigned char)*d++ == byte)
                return 1;
        }
    }
    return 0;
}

/* How a name that starts with "//" is interpreted depends on the system (POSIX, 4.13,
 * pathname resolution); in a URI it would be a UNC name. */
static int is_posix(const char *name, size_t n)
{
    return n > 0 && name[0] == '/' && (n == 1 || name[1] != '/');
}

enum uric_status uric_file_to_posix(struct uric_ref ref,
                                    const struct uric_scheme_parts *r, char *buffer,
                                    size_t size, size_t *length)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span path = r->part[URIC_FILE_PATH];
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (!uric_is_valid(u))
        return URIC_INVALID;
    if (!is_here(s, u) || !is_posix(uric_at(s, path.begin), path.end - path.begin) ||
        hides(s, path, "/"))
        return URIC_REFUSED;
    uric_put_decoded(&t, s, path);
    return uric_written_end(&t, length);
}

/* Writes a path, decoded, with "\" instead of "/". */
static void put_windows_path(struct uric_written *t, const char *s, uric_span at)
{
    uint32_t i = at.begin;

    while (i < at.end) {
        const char byte = (char)uric_decode_next(s, &i, at.end);

        uric_put_byte(t, byte == '/' ? '\\' : byte);
    }
}

/* Whether it starts with a letter, ":" and "/". */
static int has_drive(const char *s, uric_span at)
{
    return at.end - at.begin >= 3 && uric_is_letter(s[at.begin]) &&
           s[at.begin + 1] == ':' && s[at.begin + 2] == '/';
}

/* Whether the path is a UNC name after two or three "/" (E.3.2).  If so, its start becomes
 * what follows "\\" in the name. */
static int has_unc(const char *s, uric_span *path)
{
    uint32_t i = path->begin;

    while (i < path->end && s[i] == '/')
        i++;
    if (i - path->begin < 2 || i - path->begin > 3 || i == path->end ||
        memchr(s + i, '/', path->end - i) == NULL)
        return 0;
    path->begin = i;
    return 1;
}

/* Whether a host is "." or "?", decoded: then a UNC name would be that of a device. */
static int is_device(const char *s, uric_span host)
{
    uint32_t i = host.begin;
    unsigned char byte;

    if (i == host.end)
        return 0;
    byte = uric_decode_next(s, &i, host.end);
    return i == host.end && (byte == '.' || byte == '?');
}

/* The bytes before the first "/". */
static uric_span first_segment(const char *s, uric_span path)
{
    const char *const slash =
        (const char *)memchr(s + path.begin, '/', path.end - path.begin);

    if (slash != NULL)
        path.end = (uint32_t)(slash - s);
    return path;
}

enum uric_status uric_file_to_windows(struct uric_ref ref,
                                      const struct uric_scheme_parts *r, char *buffer,
                                      size_t size, size_t *length)
{
    const char *const s = ref.s;
    const struct uric *const u = ref.u;
    const uric_span host = u->part[URIC_HOST];
    uric_span path = r->part[URIC_FILE_PATH];
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (!uric_is_valid(u))
        return URIC_INVALID;
    if (hides(s, path, "/\\"))
        return URIC_REFUSED;
    if (!is_here(s, u)) {
        if (hides(s, host, "/\\") || is_device(s, host))
            return URIC_REFUSED;
        uric_put(&t, "\\\\");
        uric_put_decoded(&t, s, host);
    } else if (has_unc(s, &path)) {
        if (is_device(s, first_segment(s, path)))
            return URIC_REFUSED;
        uric_put(&t, "\\\\");
    } else {
        if (path.begin < path.end && s[path.begin] == '/')
            path.begin++;
        if (!has_drive(s, path))
            return URIC_REFUSED;
    }
    put_windows_path(&t, s, path);
    return uric_written_end(&t, length);
}

static void put_name(struct uric_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '/')
            uric_put_byte(t, '/');
        else
            uric_put_encoded(t, name[i]);
    }
}

/* A URI longer than the longest one could not be parsed. */
static enum uric_status end_uri(const struct uric_written *t, size_t *length)
{
    return t->length <= URIC_MAX_LENGTH ? uric_written_end(t, length) : URIC_TOO_LONG;
}

enum uric_status uric_file_from_posix(const char *name, size_t n, char *buffer,
                                      size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (!is_posix(name, n) || memchr(name, '\0', n))
        return URIC_REFUSED;
    uric_put(&t, "file://");
    put_name(&t, name, n);
    return end_uri(&t, length);
}

static int is_separator(char c)
{
    return c == '\\' || c == '/';
}

static void put_windows_name(struct uric_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (is_separator(name[i]))
            uric_put_byte(t, '/');
        else
            uric_put_encoded(t, name[i]);
    }
}

/* Fewer characters are allowed in a host: ":" and "@" would end it. */
static void put_host(struct uric_written *t, const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == ':')
            uric_put(t, "%3A");
        else if (name[i] == '@')
            uric_put(t, "%40");
        else
            uric_put_encoded(t, name[i]);
    }
}

/* Writes "host\path", with a single "\" in between.  A host that would be taken for this one
 * goes into the path. */
static enum uric_status put_unc(struct uric_written *t, const char *name, size_t n,
                                size_t *length)
{
    size_t host = 0;

    while (host < n && !is_separator(name[host]))
        host++;
    if (host == 0 || host == n ||
        (host + 1 < n && is_separator(name[host + 1])) ||
        (host == 1 && (name[0] == '.' || name[0] == '?'))) /* a device */
        return URIC_REFUSED;
    uric_put(t, uric_is_named(name, host, local) ? "file:////" : "file://");
    put_host(t, name, host);
    put_windows_name(t, name + host, n - host);
    return end_uri(t, length);
}

enum uric_status uric_file_from_windows(const char *name, size_t n, char *buffer,
                                        size_t size, size_t *length)
{
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (n < 3 || memchr(name, '\0', n))
        return URIC_REFUSED;
    if (is_separator(name[0]) && is_separator(name[1]))
        return put_unc(&t, name + 2, n - 2, length);
    if (!uric_is_letter(name[0]) || name[1] != ':' || !is_separator(name[2]))
        return URIC_REFUSED;
    uric_put(&t, "file:///");
    put_windows_name(&t, name, n);
    return end_uri(&t, length);
}
