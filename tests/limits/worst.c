/* Makes texts of one repeated pattern, and runs operations on them. */
#include "limits/worst.h"

#include "uric_base.h"
#include "uric_history.h"
#include "uric_http_parser.h"
#include "uric_log.h"
#include "uric_iri.h"
#include "uric_request.h"
#include "uric_text.h"

#include <string.h>

const char *const worst_patterns[] = {
    "/../", "/./", "../", "a/../", "//", "/a", "/", "%41", "%2e%2e/", "/%2E", "%", "a=b&",
    "&", ";", "=", "a:", ":", ".", "..", "1.", "@", "<", "<a ", "<!--", "<!-", "&#6",
    "<base ", "</a>", "a\r\n ", "Content-Base: \n", "X: y\r\n", "\n", "+", "~", "0",
    "%f0", "xn--", ",", "%0D", "[", "?", "#", "(", "\"", "\\", "()", " (", "http://",
    "http://h/ ", "www.", "URL:", "{\"a\":", "[1,", "- ", "a#a"
};
const size_t worst_pattern_count = sizeof worst_patterns / sizeof *worst_patterns;

/* The text, preceded by the given string. */
static char *preceded_by(const char *begin, struct worst_text *t, size_t *n)
{
    const size_t length = strlen(begin);

    memcpy(t->s - length, begin, length);
    *n = length + t->n;
    return t->s - length;
}

/* As the path of a URI, as a query, as a host: 1 if possible. */
struct part {
    const char *s;
    struct uric u;
};

static int is_part(const char *begin, struct worst_text *t, struct part *part)
{
    size_t n;

    part->s = preceded_by(begin, t, &n);
    return uric_parse(part->s, n, &part->u) == URIC_OK;
}

static int is_path(struct worst_text *t, struct part *part)
{
    return is_part("s://h/", t, part);
}

static int is_query(struct worst_text *t, struct part *part)
{
    return is_part("s:?", t, part);
}

static int is_host(struct worst_text *t, struct part *part)
{
    return is_part("http://", t, part);
}

/* ---- operations: 1, or 0 where they do not apply ---- */

static size_t length; /* ignored */
static volatile size_t sum;

static int parses(struct worst_text *t)
{
    struct part path;
    struct uric u;
    int rule;

    is_path(t, &path);
    for (rule = 0; rule < URIC_RULES; rule++)
        uric_parse_as(rule, t->s, t->n, NULL, &u);
    return 1;
}

static int finds_prefixes(struct worst_text *t)
{
    struct uric_split_result five;
    struct uric u;

    uric_split(t->s, t->n, &five);
    uric_explain(URIC_RULE_URI, t->s, t->n, t->to, t->room, &length);
    uric_prefix(URIC_RULE_URI_REFERENCE, t->s, t->n, &u, NULL, NULL);
    return 1;
}

static int parses_lines(struct worst_text *t)
{
    struct uric_columns c;

    memset(&c, 0, sizeof c);
    c.room = t->n + 1;
    return uric_parse_lines(URIC_RULE_URI_REFERENCE, t->s, t->n, 0, &c) == URIC_OK;
}

static int resolves(struct worst_text *t)
{
    static const char short_base[] = "s://h/a/b", short_reference[] = "../g";
    struct uric b, r;
    struct part p;

    uric_parse(short_base, sizeof short_base - 1, &b);
    uric_parse(short_reference, sizeof short_reference - 1, &r);
    if (!is_path(t, &p))
        return 0;
    uric_resolve(uric_bind(p.s, &p.u), uric_bind(short_reference, &r), 0, t->to,
                 t->room, &length, NULL);
    uric_resolve(uric_bind(short_base, &b), uric_bind(p.s, &p.u), 0, t->to, t->room,
                 &length, NULL);
    if (uric_parse(t->s, t->n, &r) == URIC_OK) {
        uric_resolve(uric_bind(short_base, &b), uric_bind(t->s, &r), 0, t->to, t->room,
                     &length, NULL);
        uric_resolve(uric_bind(p.s, &p.u), uric_bind(t->s, &r), 0, t->to, t->room,
                     &length, NULL);
        uric_resolve(uric_bind(p.s, &p.u), uric_bind(t->s, &r),
                     URIC_RESOLVE_KEEP_SURPLUS, t->to, t->room, &length, NULL);
        uric_resolve_pieces(uric_bind(p.s, &p.u), uric_bind(t->s, &r), 0, NULL, 0,
                            &length);
        sum += (size_t)uric_same_document(uric_bind(p.s, &p.u), uric_bind(t->s, &r));
    }
    return 1;
}

static int resolves_by_editions(struct worst_text *t)
{
    int edition, done = 0;

    for (edition = URIC_URL1994; edition <= URIC_URI2003; edition++) {
        const int rule = uric_edition_reference(edition);
        struct uric b, r;
        size_t n;
        const char *const uri = preceded_by("s://h/", t, &n);

        if (uric_edition_parse(rule, uri, n, &b) != URIC_OK ||
            uric_edition_parse(rule, t->s, t->n, &r) != URIC_OK)
            continue;
        uric_edition_resolve(edition, uric_bind(uri, &b), uric_bind(t->s, &r), 0, t->to,
                             t->room, &length);
        uric_edition_resolve(edition, uric_bind(uri, &b), uric_bind(t->s, &r),
                             URIC_RESOLVE_DROP_SURPLUS, t->to, t->room, &length);
        done = 1;
    }
    return done;
}

static int relates(struct worst_text *t)
{
    static const char other[] = "s://h/b/c/";
    struct uric o;
    struct part p;

    if (!is_path(t, &p))
        return 0;
    uric_parse(other, sizeof other - 1, &o);
    uric_relate(uric_bind(p.s, &p.u), uric_bind(p.s, &p.u), t->to, t->room, &length, NULL);
    uric_relate(uric_bind(other, &o), uric_bind(p.s, &p.u), t->to, t->room, &length, NULL);
    uric_relate(uric_bind(p.s, &p.u), uric_bind(other, &o), t->to, t->room, &length, NULL);
    return 1;
}

static int removes_dots(struct worst_text *t)
{
    uric_remove_dot_segments(t->s, t->n, 0, t->to, t->room, &length);
    uric_remove_dot_segments(t->s, t->n, URIC_DOTS_ENCODED, t->to, t->room, &length);
    memcpy(t->own, t->s, t->n);
    uric_remove_dot_segments(t->own, t->n, 0, t->own, t->n, &length);
    return 1;
}

static int normalizes_one(struct worst_text *t, const struct part *p)
{
    static const uint64_t key[2] = { 1, 2 };

    sum += uric_needs(uric_bind(p->s, &p->u), 31, NULL);
    uric_normalize(uric_bind(p->s, &p->u), 31, NULL, t->own, t->n + WORST_SPARE,
                   &length, NULL, NULL);
    sum += (size_t)uric_hash(uric_bind(p->s, &p->u), 31, NULL, key);
    sum += (size_t)uric_equal(uric_bind(p->s, &p->u), uric_bind(p->s, &p->u), 31,
                              NULL);
    return 1;
}

static int normalizes(struct worst_text *t)
{
    struct part p;
    int done = 0;

    if (is_path(t, &p))
        done = normalizes_one(t, &p);
    if (is_query(t, &p))
        done = normalizes_one(t, &p);
    if (is_host(t, &p))
        done = normalizes_one(t, &p);
    return done;
}

static int compares(struct worst_text *t)
{
    struct part p;
    size_t n;

    if (!is_path(t, &p))
        return 0;
    n = p.u.part[URIC_PATH].end;
    memcpy(t->own, p.s, n);
    t->own[0] = 'S'; /* another scheme, so that comparison takes all steps */
    sum += uric_compare(uric_bind(p.s, &p.u), uric_bind(t->own, &p.u), NULL);
    t->own[n - 1] ^= 1;
    sum += uric_compare(uric_bind(p.s, &p.u), uric_bind(t->own, &p.u), NULL);
    return 1;
}

static int edits(struct worst_text *t)
{
    struct uric_change edit;
    struct part p;
    int done = 0;

    memset(&edit, 0, sizeof edit);
    edit.value.s = "v";
    edit.value.n = 1;
    edit.name = edit.value;
    if (is_path(t, &p)) {
        edit.what = URIC_EDIT_SEGMENT;
        edit.index = t->n / 8;
        uric_edit(uric_bind(p.s, &p.u), &edit, NULL, t->to, t->room, &length, NULL, NULL);
        edit.what = URIC_FRAGMENT;
        uric_edit(uric_bind(p.s, &p.u), &edit, NULL, t->to, t->room, &length, NULL, NULL);
        done = 1;
    }
    if (is_query(t, &p)) {
        edit.what = URIC_EDIT_PARAMETER;
        uric_edit(uric_bind(p.s, &p.u), &edit, NULL, t->to, t->room, &length, NULL, NULL);
        edit.what = URIC_EDIT_PARAMETER_NAMED;
        uric_edit(uric_bind(p.s, &p.u), &edit, NULL, t->to, t->room, &length, NULL, NULL);
        done = 1;
    }
    return done;
}

static int builds(struct worst_text *t)
{
    struct uric_bytes part[URIC_PARTS];
    int i;

    for (i = 0; i < URIC_PARTS; i++) {
        part[i].s = t->s;
        part[i].n = i == URIC_PATH || i == URIC_QUERY ? t->n : 0;
    }
    part[URIC_SCHEME].s = part[URIC_USERINFO].s = part[URIC_HOST].s = NULL;
    part[URIC_PORT].s = part[URIC_FRAGMENT].s = NULL;
    uric_build(part, NULL, t->to, t->room, &length, NULL, NULL);
    return 1;
}

static int codes(struct worst_text *t)
{
    struct uric_set set;
    int component;

    for (component = 0; component <= URIC_ENCODE_FORM; component++)
        uric_encode((enum uric_encode_for)component, t->s, t->n, t->to, t->room, &length);
    uric_decode(t->s, t->n, URIC_DECODE_PLUS, t->to, t->room, &length, NULL);
    uric_decode(t->s, t->n, URIC_DECODE_REFUSE_NUL, t->to, 1, &length, NULL);
    sum += uric_encoded(t->s, t->n, &set);
    return 1;
}

static int reads_queries(struct worst_text *t)
{
    unsigned flags;

    for (flags = 0; flags < 4; flags++) {
        uric_span rest = { 0, (uint32_t)t->n };
        struct uric_query_pair pair;

        while (uric_query_next(t->s, &rest, flags, &pair))
            sum += pair.has_value;
        rest.begin = 0;
        sum += (size_t)uric_query_find(t->s, &rest, flags, "none", 4, &pair);
    }
    return 1;
}

/* A long value, and a short one after many pairs. */
static int looks_up_values(struct worst_text *t)
{
    static const char *const begins[] = { "s:?k=", "s:?" };
    int done = 0;
    size_t i;

    for (i = 0; i < sizeof begins / sizeof *begins; i++) {
        struct part p;
        unsigned flags;

        if (!is_part(begins[i], t, &p))
            continue;
        for (flags = 0; flags < 4; flags++) {
            const enum uric_query_flags how = (enum uric_query_flags)flags;
            const struct uric_ref r = uric_bind(p.s, &p.u);

            uric_query_value(r, how, "k", 1, NULL, 0, &length);
            uric_query_value(r, how, "k", 1, t->to, t->room, &length);
            if (uric_query_value(r, how, "k", 1, t->own, t->n / 2, &length) == URIC_OK)
                sum += length;
        }
        done = 1;
    }
    return done;
}

static int reads_segments(struct worst_text *t)
{
    uric_span rest = { 0, (uint32_t)t->n }, segment;

    while (uric_segment_next(t->s, &rest, &segment))
        sum += segment.end;
    rest.begin = 0;
    rest.end = (uint32_t)t->n;
    while (uric_segment_previous(t->s, &rest, &segment))
        sum += segment.end;
    return 1;
}

static int decodes_segments(struct worst_text *t)
{
    uric_span rest = { 0, (uint32_t)t->n };

    while (uric_segment_next_decoded(t->s, &rest, t->to, t->room, &length) == URIC_OK)
        sum += length;
    rest.begin = 0;
    uric_segment_next_decoded(t->s, &rest, NULL, 0, &length);
    return 1;
}

/* With itself as the other reference, so that no comparison ends early. */
static int compares_hosts(struct worst_text *t)
{
    struct uric_bytes allowed[2];
    struct uric_address a;
    struct uric_ref r;
    struct part p;
    uint32_t offset;
    uric_span host;

    if (!is_host(t, &p))
        return 0;
    r = uric_bind(p.s, &p.u);
    host = p.u.part[URIC_HOST];
    allowed[0].s = p.s + host.begin;
    allowed[0].n = host.end - host.begin - 1;
    allowed[1].s = allowed[0].s;
    allowed[1].n = allowed[0].n + 1;
    sum += uric_same_origin(r, r);
    sum += host.begin < host.end && uric_host_allowed(r, allowed, 2);
    sum += (size_t)uric_dns_name(r, URIC_DNS_STRICT, &offset);
    sum += uric_address_of(r, &a);
    return 1;
}

/* With each treatment of slashes, whole and in two pieces. */
static int judges_requests(struct worst_text *t)
{
    struct uric_request_input q;
    struct uric_request_policy policy;
    struct uric_request_result r;
    struct uric_request_stream m;
    unsigned flags;
    size_t n;

    memset(&q, 0, sizeof q);
    q.target.s = preceded_by("/", t, &n);
    q.target.n = n, q.host.s = t->s, q.host.n = t->n, q.hosts = 1;
    q.scheme.s = "http", q.scheme.n = 4;
    uric_request_policy_init(&policy);
    policy.refused = 0;
    policy.longest = URIC_MAX_LENGTH;
    for (flags = 0; flags < 128; flags += 8) {
        policy.flags = (enum uric_request_flags)flags;
        uric_request(&q, &policy, t->to, t->room, &length, &r);
        sum += r.path.n;
    }
    q.host.s = "h", q.host.n = 1;
    uric_request(&q, &policy, t->to, t->room, &length, &r);
    sum += r.path.n;
    uric_request_begin(&m, &q, &policy, t->to, t->room);
    sum += uric_request_target(&m, q.target.s, n / 2);
    sum += uric_request_target(&m, q.target.s + n / 2, n - n / 2);
    uric_request_host_begin(&m);
    sum += uric_request_host(&m, "h", 1);
    uric_request_end(&m, NULL, 0, &length, &r);
    sum += length;
    return 1;
}

/* Of all rules, and both ways. */
static int converts_iris(struct worst_text *t)
{
    size_t n;
    const char *const s = preceded_by("/", t, &n);
    struct uric u;
    int rule;

    for (rule = 0; rule < URIC_IRI_RULES; rule++)
        sum += (size_t)uric_iri_parse_as(rule, s, n, &u);
    sum += (size_t)uric_iri_to_uri(s, n, t->to, t->room, &length, &u);
    sum += (size_t)uric_iri_from_uri(s, n, t->to, t->room, &length, &u);
    return 1;
}

static int audits_one(const struct part *p)
{
    struct uric_audit_result a;

    uric_audit(uric_bind(p->s, &p->u), NULL, &a);
    sum += (size_t)a.hazards;
    return 1;
}

static int audits(struct worst_text *t)
{
    struct part p;
    int done = 0;

    if (is_path(t, &p))
        done = audits_one(&p);
    if (is_query(t, &p))
        done = audits_one(&p);
    if (is_host(t, &p))
        done = audits_one(&p);
    return done;
}

static int reads_bases(struct worst_text *t)
{
    uric_html_base(t->s, t->n, t->to, t->room, &length);
    uric_mime_base(t->s, t->n, t->to, t->room, &length);
    return 1;
}

static int reads_values_of_bases(struct worst_text *t)
{
    size_t n;
    char *const html = preceded_by("<base href='", t, &n);
    const char last = html[n - 1];

    uric_html_base(html, n, t->to, t->room, &length);
    html[n - 1] = '\'';
    uric_html_base(html, n, t->to, t->room, &length);
    html[n - 1] = last;
    return 1;
}

static int reads_schemes(struct worst_text *t)
{
    static const char *const begins[] = { "http://h/", "ftp://h/", "gopher://h/1",
                                          "mailto:", "mailto:?a=", "news:", "nntp://h/",
                                          "telnet://h/", "wais://h/", "file:///",
                                          "prospero://h/", "x:" };
    size_t i;

    for (i = 0; i < sizeof begins / sizeof *begins; i++) {
        struct uric_scheme_parts r;
        const char *refused;
        struct uric u;
        size_t n;
        const char *const s = preceded_by(begins[i], t, &n);

        uric_edition_scheme_parse(s, n, &u, &r);
        if (uric_parse_uri(s, n, &u) == URIC_OK) {
            const struct uric_scheme *const scheme =
                uric_scheme_find(s, strcspn(s, ":"), NULL, 0);

            if (uric_scheme_parse(uric_bind(s, &u), scheme, &r) == URIC_OK &&
                r.kind == URIC_KIND_FTP)
                uric_ftp_commands(uric_bind(s, &u), &r, t->to, t->room, &length,
                                  &refused);
            if (r.kind == URIC_KIND_FILE && r.error == URIC_FAULT_NONE) {
                uric_file_to_posix(uric_bind(s, &u), &r, t->to, t->room, &length);
                uric_file_to_windows(uric_bind(s, &u), &r, t->to, t->room, &length);
            }
        }
    }
    uric_file_from_posix(t->s, t->n, t->to, t->room, &length);
    uric_file_from_windows(t->s, t->n, t->to, t->room, &length);
    return 1;
}

static int parses_editions(struct worst_text *t)
{
    static const char *const names[] = { "url1994:fragmentaddress", "rfc1738:genericurl",
                                         "rfc1738:predefined", "url1997:URL-reference",
                                         "rfc2396:reference", "uri2003:URI-reference" };
    size_t i;

    for (i = 0; i < sizeof names / sizeof *names; i++) {
        struct uric u;
        size_t n;
        const char *const uri = preceded_by("s://h/", t, &n);

        uric_edition_parse(uric_edition_rule(names[i], strlen(names[i])), uri, n, &u);
        uric_edition_parse(uric_edition_rule(names[i], strlen(names[i])), t->s, t->n, &u);
    }
    return 1;
}

static int completes_suffixes(struct worst_text *t)
{
    static const struct uric_suffix any = { { "", 0 }, { "http", 4 } };

    uric_suffix_reference(t->s, t->n, &any, 1, t->to, t->room, &length, NULL);
    return 1;
}

static int feeds(struct worst_text *t)
{
    struct uric_stream m;
    struct uric64 u;
    size_t i, piece;

    uric_stream_init(&m, URIC_RULE_URI_REFERENCE);
    for (i = 0; i < t->n; i += piece) {
        piece = t->n - i < 61 ? t->n - i : 61;
        if (uric_stream_feed(&m, t->s + i, piece) < piece)
            break;
    }
    sum += (size_t)uric_stream_end(&m, &u);
    return 1;
}

static int finds(struct worst_text *t)
{
    static const unsigned flags[] = { 0, URIC_FIND_SUFFIX | URIC_FIND_ANY_SCHEME,
                                      URIC_FIND_HTML };
    /* what a line may go on after, and delimiters */
    static const char *const begins[] = { "", "=", "\"", "<", "](<" };
    size_t i, n;

    for (i = 0; i < sizeof flags / sizeof *flags; i++) {
        struct uric_finder f;
        struct uric_found found;

        uric_find_init(&f, flags[i]);
        while (uric_find(&f, t->s, t->n, 0, &found)) {
            uric_found_join(t->s + found.begin, &found, NULL, 0, &length);
            sum += length;
        }
    }
    for (i = 0; i < sizeof begins / sizeof *begins; i++) {
        const char *const text = preceded_by(begins[i], t, &n);

        sum += uric_find_cut(text, n, 0);
    }
    return 1;
}

static void reads_line(const struct uric_log_format *f, const char *begin,
                       struct worst_text *t)
{
    struct uric_log_row row;
    struct uric_bytes value;
    size_t n;
    const char *const line = preceded_by(begin, t, &n);
    int column;

    sum += (size_t)uric_log_read(f, line, n, &row);
    for (column = 0; column < URIC_LOG_COLUMNS; column++)
        uric_log_value(f, line, &row, column, t->to, t->room, &value);
}

/* As one line, and as the string that describes the format of lines. */
static int reads_logs(struct worst_text *t)
{
    static const char fields[] = "#Fields: date time cs-uri-stem cs(Referer)";
    static const char *const named[] = { "combined", "alb", "haproxy" };
    struct uric_log_format f;
    size_t i;

    for (i = 0; i < sizeof named / sizeof *named; i++) {
        uric_log_format_named(&f, named[i], strlen(named[i]));
        reads_line(&f, "192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET ", t);
        reads_line(&f, "", t);
    }
    uric_log_format_named(&f, "w3c", 3);
    uric_log_directive(&f, fields, sizeof fields - 1);
    reads_line(&f, "2000-01-01 01:02:03 / \"", t);
    uric_log_directive(&f, t->s, t->n);
    uric_log_format_json(&f, "a.a.a", 5);
    reads_line(&f, "{\"a\":", t);
    reads_line(&f, "{\"a\":\"", t);
    uric_log_format_custom(&f, t->s, t->n);
    return 1;
}

/* As a path, and as a host with a path and a fragment. */
static int fills_fields(struct worst_text *t)
{
    static const char *const heads[] = { "/", "/#", "http://h", "http://h/?" };
    struct http_parser_url url;
    size_t i;

    for (i = 0; i < sizeof heads / sizeof *heads; i++) {
        const char *const s = preceded_by(heads[i], t, &length);

        uric_http_parser_url(s, length, 0, URIC_HTTP_PARSER_REFUSE, &url);
        sum += url.field_set;
    }
    return 1;
}

#define OPERATION(name) { #name, name, NULL }

/* Bytes that may start a URI in text, and bytes that may continue one. */
static const char *const of_text[] = {
    "://", "<", "((((", "a:", "ab:", "\"", "ab://", "ab://(", "http://,", "http://a,",
    "www.", "www.a.", "<http://", "\"http://a b", "tel:", "URL:", "URL:ab:", "mailto:a@",
    "http:///", "http://a#b#", "ab://c:d/", "ab://[v1.", "ab://[::1", "ab://a(x/",
    "http://a&lt;", "<tel: ", "<a href=", "<a href=x ", "http://a%", "x.http:", "<ab:",
    "<!--", "<script>", "'http://a", "ab://c:tel:", "<a href=\"http://b",
    " ", "\"a\"", "\"a:\" ", "\"http://a/\" ", NULL
};

/* Characters, parts of some, and triplets of both. */
static const char *const of_iris[] = {
    "\xc3\xa9", "\xf0\x90\x8c\x80", "\xc3", "%C3%A9", "%C3", "%F0%90%8C", "%E2%80%AE", "%41",
    "a%F0%90", "\xc3\xa9%C3", NULL
};

const struct worst_operation worst_operations[] = {
    OPERATION(parses), OPERATION(finds_prefixes), OPERATION(feeds),
    OPERATION(parses_lines), OPERATION(parses_editions), OPERATION(resolves),
    OPERATION(resolves_by_editions), OPERATION(relates), OPERATION(removes_dots),
    OPERATION(normalizes), OPERATION(compares), OPERATION(edits), OPERATION(builds),
    OPERATION(codes), OPERATION(reads_queries), OPERATION(looks_up_values),
    OPERATION(reads_segments), OPERATION(decodes_segments), OPERATION(compares_hosts),
    OPERATION(judges_requests), OPERATION(audits), OPERATION(reads_bases), OPERATION(reads_values_of_bases),
    OPERATION(reads_schemes), OPERATION(completes_suffixes), OPERATION(fills_fields),
    { "converts_iris", converts_iris, of_iris },
    { "finds", finds, of_text },
    OPERATION(reads_logs)
};
const size_t worst_operation_count = sizeof worst_operations / sizeof *worst_operations;
