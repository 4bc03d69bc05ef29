/* Writes the parts of a URI that its scheme defines, as a JSON object. */
#include "command/out/scheme_json.h"

#include "command/out/json.h"
#include "command/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The URI to write, and where. */
struct line {
    struct sink *out;
    int strict;
    const char *s;
    const struct uric *u;
    const struct uric_scheme_parts *r;
    const char *key;      /* the last one written */
    const char *not_utf8; /* the first key with a decoded value that JSON cannot hold; or NULL */
};

static void key(struct line *l, const char *name)
{
    json_key(l->out, name, 0);
    l->key = name;
}

/* A decoded value. */
static void put_value(struct line *l, const char *s, size_t n)
{
    if (!json_decoded(l->out, s, n) && l->not_utf8 == NULL)
        l->not_utf8 = l->key;
}

static void put_span(struct line *l, uric_span at, int defined)
{
    if (defined)
        json_string(l->out, l->s + at.begin, at.end - at.begin);
    else
        json_null(l->out);
}

static void put_component(struct line *l, const char *name,
                          enum uric_part part)
{
    key(l, name);
    put_span(l, l->u->part[part], uric_has(l->u, part));
}

static void put_part(struct line *l, const char *name, int part)
{
    key(l, name);
    put_span(l, l->r->part[part], uric_scheme_has(l->r, part));
}

/* A percent-encoded span, decoded. */
static void put_decoded(struct line *l, uric_span at)
{
    const size_t n = at.end - at.begin;
    char *decoded = memory_of(n);
    size_t length;

    uric_span_decode(l->s, at, decoded, n, &length);
    put_value(l, decoded, length);
    free(decoded);
}

/* A span, without decoding. */
static void put_raw(struct line *l, uric_span at)
{
    put_span(l, at, 1);
}

/* The rest of a list to write. */
struct list {
    uric_span rest;
    char delimiter;
    const struct uric_gopher_plus *plus; /* for Gopher+ items */
};

typedef int next_of(struct line *l, struct list *list, uric_span *element);
typedef void put_of(struct line *l, uric_span element);

/* An array; it is empty if list is NULL. */
static void put_list(struct line *l, const char *name, struct list *list,
                     next_of *next, put_of *put)
{
    uric_span element;
    int first = 1;

    key(l, name);
    sink_byte(l->out, '[');
    while (list && next(l, list, &element)) {
        if (!first)
            sink_byte(l->out, ',');
        first = 0;
        put(l, element);
    }
    sink_byte(l->out, ']');
}

static int next_delimited(struct line *l, struct list *list,
                          uric_span *element)
{
    return uric_list_next(l->s, &list->rest, list->delimiter, element);
}

static void put_delimited(struct line *l, const char *name, int part,
                          char delimiter, put_of *put)
{
    struct list list = { l->r->part[part], delimiter, NULL };

    put_list(l, name, uric_scheme_has(l->r, part) ? &list : NULL, next_delimited,
             put);
}

/* A function that writes a file name. */
typedef enum uric_status name_of(struct uric_ref uri, const struct uric_scheme_parts *r,
                                 char *buffer, size_t size, size_t *length);

static void put_name(struct line *l, const char *name, name_of *writes)
{
    const struct uric_ref uri = uric_bind(l->s, l->u);
    char *text;
    size_t n;

    key(l, name);
    if (writes(uri, l->r, NULL, 0, &n) == URIC_REFUSED) {
        json_null(l->out);
        return;
    }
    text = memory_of(n);
    writes(uri, l->r, text, n, &n);
    put_value(l, text, n);
    free(text);
}

static void put_user(struct line *l)
{
    uric_span at;
    int defined = uric_user(uric_bind(l->s, l->u), &at);

    key(l, "user");
    put_span(l, at, defined);
    defined = uric_password(uric_bind(l->s, l->u), &at);
    key(l, "password");
    put_span(l, at, defined);
}

static void put_default_port(struct line *l)
{
    const uric_span name = l->u->part[URIC_SCHEME];
    const struct uric_scheme *scheme =
        uric_scheme_find(l->s + name.begin, name.end - name.begin, NULL, 0);

    key(l, "default-port");
    if (scheme && scheme->default_port >= 0)
        json_number(l->out, (uint64_t)scheme->default_port);
    else
        json_null(l->out);
}

/* Each command ends in CR LF, which no argument contains.  All are written, or none. */
static void put_commands_of(struct line *l, const char *text, size_t n)
{
    const char *const end = text + n;

    if (!json_holds(text, n)) {
        put_value(l, text, n);
        return;
    }
    sink_byte(l->out, '[');
    while (text < end) {
        const char *line_end = memchr(text, '\r', (size_t)(end - text));

        json_string(l->out, text, (size_t)(line_end - text));
        text = line_end + 2;
        if (text < end)
            sink_byte(l->out, ',');
    }
    sink_byte(l->out, ']');
}

static void put_commands(struct line *l)
{
    const struct uric_ref uri = uric_bind(l->s, l->u);
    const char *refused;
    char *text;
    size_t n;

    key(l, "commands");
    if (uric_ftp_commands(uri, l->r, NULL, 0, &n, &refused) == URIC_REFUSED) {
        json_null(l->out);
        key(l, "refused");
        json_string(l->out, refused, strlen(refused));
        return;
    }
    text = memory_of(n);
    uric_ftp_commands(uri, l->r, text, n, &n, &refused);
    put_commands_of(l, text, n);
    free(text);
}

static void put_ftp(struct line *l)
{
    put_user(l);
    put_delimited(l, "cwd", URIC_FTP_CWD, '/', put_raw);
    put_part(l, "name", URIC_FTP_NAME);
    put_part(l, "typecode", URIC_FTP_TYPECODE);
    put_commands(l);
}

static int next_item(struct line *l, struct list *list, uric_span *item)
{
    return uric_gopher_item(l->s, list->plus, &list->rest, item);
}

static void put_items(struct line *l, const char *name,
                      const struct uric_gopher_plus *plus)
{
    struct list items = { plus->items, '\0', plus };

    put_list(l, name, plus->defined & URIC_GOPHER_HAS_ITEMS ? &items : NULL, next_item,
             put_decoded);
}

static void put_plus(struct line *l)
{
    struct uric_gopher_plus plus;
    const char *request;

    key(l, "plus");
    if (!uric_scheme_has(l->r, URIC_GOPHER_STRING)) {
        json_null(l->out);
        return;
    }
    uric_gopher_read_plus(l->s, l->r->part[URIC_GOPHER_STRING], &plus);
    request = uric_gopher_request_name(plus.request);
    sink_byte(l->out, '{');
    json_key(l->out, "request", 1);
    json_string(l->out, request, strlen(request));
    switch (plus.request) {
    case URIC_GOPHER_PLUS_ATTRIBUTES:
    case URIC_GOPHER_PLUS_DIRECTORY_ATTRIBUTES:
        put_items(l, "attributes", &plus);
        break;
    case URIC_GOPHER_PLUS_VIEW:
        key(l, "view");
        put_decoded(l, plus.items);
        key(l, "language");
        if (plus.defined & URIC_GOPHER_HAS_LANGUAGE)
            put_decoded(l, plus.language);
        else
            json_null(l->out);
        break;
    case URIC_GOPHER_PLUS_FORM_DATA:
        put_items(l, "values", &plus);
        break;
    default: break;
    }
    sink_byte(l->out, '}');
}

static void put_gopher(struct line *l)
{
    key(l, "gophertype");
    if (uric_scheme_has(l->r, URIC_GOPHER_TYPE))
        put_span(l, l->r->part[URIC_GOPHER_TYPE], 1);
    else
        json_string(l->out, "1", 1);
    put_part(l, "selector", URIC_GOPHER_SELECTOR);
    put_part(l, "search", URIC_GOPHER_SEARCH);
    put_part(l, "gopher-string", URIC_GOPHER_STRING);
    put_plus(l);
}

static void put_header(struct line *l, uric_span header)
{
    uric_span name, value;
    const int has_value = uric_pair(l->s, header, '=', &name, &value);

    sink_byte(l->out, '[');
    put_decoded(l, name);
    sink_byte(l->out, ',');
    if (has_value)
        put_decoded(l, value);
    else
        json_null(l->out);
    sink_byte(l->out, ']');
}

static void put_mailto(struct line *l)
{
    /* RFC 1738 has one address, with no "," as delimiter; no URI contains NUL */
    const char delimiter = l->strict ? '\0' : ',';

    put_part(l, "encoded822addr", URIC_MAILTO_ADDRESSES);
    put_delimited(l, "addresses", URIC_MAILTO_ADDRESSES, delimiter, put_decoded);
    put_delimited(l, "headers", URIC_MAILTO_HEADERS, '&', put_header);
}

static void put_news(struct line *l)
{
    static const char *const truth[] = { "false", "true" };
    const char *all = truth[uric_scheme_has(l->r, URIC_NEWS_ALL)];

    put_part(l, "group", URIC_NEWS_GROUP);
    put_part(l, "article", URIC_NEWS_ARTICLE);
    key(l, "all");
    sink_write(l->out, all, strlen(all));
}

static int next_field(struct line *l, struct list *list, uric_span *field)
{
    uric_span name, value;
    const int found = uric_prospero_field(l->s, &list->rest, &name, &value);

    field->begin = name.begin;
    field->end = value.end;
    return found;
}

static void put_field(struct line *l, uric_span field)
{
    uric_span name, value;

    uric_pair(l->s, field, '=', &name, &value);
    sink_byte(l->out, '[');
    put_raw(l, name);
    sink_byte(l->out, ',');
    put_raw(l, value);
    sink_byte(l->out, ']');
}

static void put_fields(struct line *l)
{
    struct list fields = { l->r->part[URIC_PROSPERO_FIELDS], ';', NULL };

    put_list(l, "fields", &fields, next_field, put_field);
}

static void put_other(struct line *l)
{
    const char *kind = uric_scheme_kind_name(l->r->kind);

    key(l, "kind");
    json_string(l->out, kind, strlen(kind));
    put_component(l, "path", URIC_PATH);
    put_component(l, "query", URIC_QUERY);
}

static void put_parts(struct line *l)
{
    switch (l->r->kind) {
    case URIC_KIND_FTP: put_ftp(l); break;
    case URIC_KIND_HTTP:
    case URIC_KIND_WS:
        put_part(l, "path", URIC_HTTP_PATH);
        put_part(l, "searchpart", URIC_HTTP_SEARCHPART);
        break;
    case URIC_KIND_GOPHER: put_gopher(l); break;
    case URIC_KIND_MAILTO: put_mailto(l); break;
    case URIC_KIND_NEWS: put_news(l); break;
    case URIC_KIND_NNTP:
        put_part(l, "group", URIC_NEWS_GROUP);
        put_part(l, "article-number", URIC_NEWS_ARTICLE_NUMBER);
        break;
    case URIC_KIND_TELNET: put_user(l); break;
    case URIC_KIND_WAIS:
        put_part(l, "database", URIC_WAIS_DATABASE);
        put_part(l, "search", URIC_WAIS_SEARCH);
        put_part(l, "wtype", URIC_WAIS_WTYPE);
        put_part(l, "wpath", URIC_WAIS_WPATH);
        break;
    case URIC_KIND_FILE:
        put_part(l, "path", URIC_FILE_PATH);
        put_name(l, "posix", uric_file_to_posix);
        put_name(l, "windows", uric_file_to_windows);
        break;
    case URIC_KIND_PROSPERO:
        put_part(l, "hsoname", URIC_PROSPERO_HSONAME);
        put_fields(l);
        break;
    default: put_other(l); break;
    }
}

/* Why a decoded value is null. */
static void put_refused(struct line *l)
{
    char why[64];

    if (l->not_utf8 == NULL)
        return;
    snprintf(why, sizeof why, "%s is not UTF-8", l->not_utf8);
    key(l, "refused");
    json_string(l->out, why, strlen(why));
}

void scheme_json(struct sink *out, int strict, const char *s,
                 const struct uric *u, const struct uric_scheme_parts *r)
{
    struct line l = { out, strict, s, u, r, NULL, NULL };

    sink_byte(out, '{');
    json_key(out, "scheme", 1);
    put_span(&l, u->part[URIC_SCHEME], 1);
    put_component(&l, "host", URIC_HOST);
    put_component(&l, "port", URIC_PORT);
    put_default_port(&l);
    put_parts(&l);
    put_refused(&l);
    sink_write(out, "}\n", 2);
}

const char scheme_json_invalid[] =
    "{\"scheme\":null,\"host\":null,\"port\":null,\"default-port\":null}";
