/* Reads Content-Type and Content-Transfer-Encoding in a header (RFC 2045, 5 and 6). */
#include "command/find/mail_header.h"

#include "util/ascii.h"

#include <stddef.h>
#include <string.h>

enum { NOTHING, TYPE, ENCODING }; /* the field being read */

void mail_header_begin(struct mail_header *h, int is_message)
{
    memset(h, 0, offsetof(struct mail_header, field));
    h->n_field = 0;
    h->content = is_message ? MAIL_MESSAGE : MAIL_TEXT;
    h->encoding = MAIL_IDENTITY;
}

/* ---- the words of a field's value ---- */

struct words {
    const char *s; /* n bytes */
    size_t n, i;
};

static int is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* Skips white space and comments, which may be nested. */
static void skip_blanks(struct words *w)
{
    size_t depth = 0;

    for (; w->i < w->n; w->i++) {
        const char c = w->s[w->i];

        if (c == '(')
            depth++;
        else if (c == ')' && depth > 0)
            depth--;
        else if (c == '\\' && depth > 0)
            w->i++;
        else if (depth == 0 && !is_blank(c))
            return;
    }
    w->i = w->n;
}

/* Reads up to white space, a comment or one of the stops. */
static struct words read_token(struct words *w, const char *stops)
{
    struct words token = { w->s + w->i, 0, 0 };

    while (w->i < w->n && !is_blank(w->s[w->i]) && w->s[w->i] != '(' && w->s[w->i] != '\0' &&
           strchr(stops, w->s[w->i]) == NULL) {
        token.n++;
        w->i++;
    }
    return token;
}

static int passes(struct words *w, char c)
{
    skip_blanks(w);
    if (w->i == w->n || w->s[w->i] != c)
        return 0;
    w->i++;
    return 1;
}

/* Skips the rest of a parameter, up to its ";". */
static void skip_parameter(struct words *w)
{
    int quoted = 0;

    for (; w->i < w->n && (quoted || w->s[w->i] != ';'); w->i++) {
        if (w->s[w->i] == '"')
            quoted = !quoted;
        else if (w->s[w->i] == '\\' && quoted && w->i + 1 < w->n)
            w->i++;
    }
}

/* Reads a value into the boundary; n_boundary remains 0 if it is too long. */
static void read_boundary(struct mail_header *h, struct words *w)
{
    const int quoted = passes(w, '"');
    size_t n = 0;

    for (; w->i < w->n; w->i++) {
        const char c = w->s[w->i];

        if (quoted ? c == '"' : c == ';' || is_blank(c))
            break;
        if (c == '\r' || c == '\n')
            continue; /* the field was folded there */
        if (quoted && c == '\\' && w->i + 1 < w->n)
            w->i++;
        if (n == MAIL_BOUNDARY)
            return;
        h->boundary[n++] = w->s[w->i];
    }
    while (n > 0 && is_blank(h->boundary[n - 1]))
        n--;
    h->n_boundary = n;
}

/* ---- fields ---- */

static int is_token(const struct words *w, const char *name)
{
    return uric_is_named(w->s, w->n, name);
}

static enum mail_content content_of(const struct words *type, const struct words *subtype)
{
    if (is_token(type, "multipart"))
        return is_token(subtype, "digest") ? MAIL_DIGEST : MAIL_MULTIPART;
    if (is_token(type, "message"))
        return is_token(subtype, "rfc822") || is_token(subtype, "global") ? MAIL_MESSAGE
                                                                          : MAIL_TEXT;
    if ((is_token(type, "text") && is_token(subtype, "html")) ||
        (is_token(type, "application") && is_token(subtype, "xhtml+xml")))
        return MAIL_HTML;
    return is_token(type, "text") ? MAIL_TEXT : MAIL_OTHER;
}

/* RFC 2045, 5.2: an invalid type is plain text. */
static void read_type(struct mail_header *h)
{
    struct words w = { h->field, h->n_field, 0 }, type, subtype;

    skip_blanks(&w);
    type = read_token(&w, "/;");
    h->content = MAIL_TEXT;
    if (!passes(&w, '/'))
        return;
    skip_blanks(&w);
    subtype = read_token(&w, ";");
    if (type.n == 0 || subtype.n == 0)
        return;
    h->content = content_of(&type, &subtype);
    while (h->n_boundary == 0 && w.i < w.n) {
        struct words name;

        skip_parameter(&w);
        if (!passes(&w, ';'))
            return;
        skip_blanks(&w);
        name = read_token(&w, "=;");
        if (is_token(&name, "boundary") && passes(&w, '='))
            read_boundary(h, &w);
    }
}

/* What has an unknown encoding is read as it is. */
static void read_encoding(struct mail_header *h)
{
    struct words w = { h->field, h->n_field, 0 }, name;

    skip_blanks(&w);
    name = read_token(&w, ";");
    if (is_token(&name, "base64"))
        h->encoding = MAIL_BASE64;
    if (is_token(&name, "quoted-printable"))
        h->encoding = MAIL_QUOTED_PRINTABLE;
}

static void end_field(struct mail_header *h)
{
    if (h->reads == TYPE)
        read_type(h);
    if (h->reads == ENCODING)
        read_encoding(h);
    h->reads = NOTHING;
    h->n_field = 0;
}

void mail_header_end(struct mail_header *h)
{
    end_field(h);
}

/* ---- lines ---- */

/* The length of the name that a line begins with; 0 if it begins no field. */
static size_t name_of(const char *s, size_t n, size_t *colon)
{
    size_t name = 0;

    while (name < n && s[name] > ' ' && s[name] < 0x7F && s[name] != ':')
        name++;
    *colon = name;
    while (*colon < n && (s[*colon] == ' ' || s[*colon] == '\t'))
        ++*colon;
    return *colon < n && s[*colon] == ':' ? name : 0;
}

/* The first of several counts. */
static void begin_field(struct mail_header *h, const char *s, size_t name)
{
    end_field(h);
    h->has_fields = 1;
    if (!h->has_type && uric_is_named(s, name, "content-type")) {
        h->reads = TYPE;
        h->has_type = 1;
    } else if (!h->has_encoding && uric_is_named(s, name, "content-transfer-encoding")) {
        h->reads = ENCODING;
        h->has_encoding = 1;
    }
}

int mail_header_put(struct mail_header *h, const char *s, size_t n, int begins)
{
    size_t colon, from = 0;

    if (begins && !(h->has_fields && n > 0 && (s[0] == ' ' || s[0] == '\t'))) {
        const size_t name = name_of(s, n, &colon);

        if (name == 0)
            return 0;
        begin_field(h, s, name);
        from = colon + 1;
    }
    if (h->reads != NOTHING) {
        const size_t room = MAIL_FIELD - h->n_field, part = n - from < room ? n - from : room;

        memcpy(h->field + h->n_field, s + from, part);
        h->n_field += part;
    }
    return 1;
}
