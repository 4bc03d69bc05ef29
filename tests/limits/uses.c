/* Computes a number from all answers of the library about a string. */
#include "limits/uses.h"

#include "uric_base.h"
#include "uric_history.h"
#include "uric_request.h"
#include "uric_http_parser.h"
#include "uric_text.h"

#include <string.h>

enum { ROOM = 2048 };

/* FNV-1a */
static void mix(uint64_t *sum, const void *bytes, size_t n)
{
    const unsigned char *const b = bytes;
    size_t i;

    for (i = 0; i < n; i++)
        *sum = (*sum ^ b[i]) * 0x100000001b3u;
}

static void mix_number(uint64_t *sum, uint64_t number)
{
    mix(sum, &number, sizeof number);
}

static void mix_parts(uint64_t *sum, const struct uric *u)
{
    mix(sum, u->part, sizeof u->part);
    mix_number(sum, u->error_offset);
    mix_number(sum, (uint64_t)u->defined | (uint64_t)u->host_kind << 8 |
                        (uint64_t)u->path_kind << 16);
}

static void mix_wide(uint64_t *sum, const struct uric64 *u)
{
    mix(sum, u->part, sizeof u->part);
    mix_number(sum, u->error_offset);
    mix_number(sum, (uint64_t)u->defined | (uint64_t)u->host_kind << 8 |
                        (uint64_t)u->path_kind << 16);
}

/* The output, if the buffer sufficed. */
static void mix_text(uint64_t *sum, int status, const char *text, size_t length)
{
    mix_number(sum, (uint64_t)status);
    mix_number(sum, length);
    if (status == URIC_OK)
        mix(sum, text, length);
}

/* ---- scanning ---- */

static void scans(uint64_t *sum, const char *s, size_t n)
{
    struct uric_split_result five;
    uint32_t length = 0, stopped = 0;
    struct uric u;
    char text[300];
    size_t told;
    int rule, status;

    mix_number(sum, (uint64_t)uric_parse(s, n, &u));
    mix_parts(sum, &u);
    for (rule = 0; rule < URIC_RULES; rule++) {
        mix_number(sum, (uint64_t)uric_parse_as(rule, s, n, NULL, &u));
        mix_parts(sum, &u);
    }
    uric_prefix(URIC_RULE_URI, s, n, &u, &length, &stopped);
    mix_number(sum, (uint64_t)length << 32 | stopped);
    status = uric_explain(URIC_RULE_URI, s, n, text, sizeof text, &told);
    mix_text(sum, status, text, told);
    uric_split(s, n, &five);
    mix(sum, &five, sizeof five);
}

static void mix_verdicts(uint64_t *sum, const struct uric_stream *m)
{
    struct uric64 u;
    uint64_t length = 0;

    mix_number(sum, (uint64_t)uric_stream_end(m, &u));
    mix_wide(sum, &u);
    mix_number(sum, (uint64_t)uric_stream_stop(m, &u));
    mix_wide(sum, &u);
    mix_number(sum, (uint64_t)uric_stream_prefix(m, &u, &length));
    mix_wide(sum, &u);
    mix_number(sum, length);
}

uint64_t uses_in_pieces(int rule, const char *s, size_t n, size_t piece)
{
    struct uric_stream m;
    uint64_t sum = 1;
    size_t i;

    uric_stream_init(&m, rule);
    for (i = 0; i < n; i += piece) {
        struct uric_stream copy = m;

        uric_stream_feed(&copy, s + i, n - i);
        mix_verdicts(&sum, &copy);
        uric_stream_feed(&m, s + i, n - i < piece ? n - i : piece);
    }
    mix_verdicts(&sum, &m);
    return sum;
}

/* ---- batches: every line of the text ---- */

static void makes_rows(uint64_t *sum, const char *s, size_t n)
{
    enum { ROWS = 16 };
    uint32_t begin[ROWS], end[ROWS];
    uint8_t valid[ROWS / 8];
    struct uric_bytes views[ROWS];
    struct uric_columns c;
    size_t i;

    memset(&c, 0, sizeof c);
    memset(valid, 0, sizeof valid);
    memset(begin, 0, sizeof begin);
    memset(end, 0, sizeof end);
    c.room = ROWS;
    c.begin[URIC_PATH] = begin;
    c.end[URIC_PATH] = end;
    c.valid = valid;
    uric_parse_lines(URIC_RULE_URI_REFERENCE, s, n, URIC_LINES_CR, &c);
    mix_number(sum, c.rows);
    mix(sum, begin, sizeof begin);
    mix(sum, end, sizeof end);
    mix(sum, valid, sizeof valid);
    for (i = 0; i < ROWS; i++) {
        views[i].s = s + n * i / ROWS;
        views[i].n = n - n * i / ROWS;
    }
    uric_parse_views(URIC_RULE_URI_REFERENCE, views, ROWS, &c);
    mix_number(sum, c.invalid);
    mix(sum, begin, sizeof begin);
    mix(sum, end, sizeof end);
    mix(sum, valid, sizeof valid);
}

/* ---- operations on valid references ---- */

static void makes_targets(uint64_t *sum, const char *s, const struct uric *u)
{
    static const char base[] = "http://h.example/b/c/d;p?q";
    struct uric_bytes pieces[64];
    struct uric b;
    char to[ROOM];
    size_t length = 0;
    int status;

    uric_parse(base, sizeof base - 1, &b);
    status = uric_resolve(uric_bind(base, &b), uric_bind(s, u), 0, to, sizeof to,
                          &length, NULL);
    mix_text(sum, status, to, length);
    uric_resolve_pieces(uric_bind(base, &b), uric_bind(s, u), URIC_RESOLVE_KEEP_SURPLUS,
                        pieces, 64, &length);
    mix_number(sum, length);
    mix_number(sum, (uint64_t)uric_same_document(uric_bind(base, &b), uric_bind(s, u)));
    status = uric_relate(uric_bind(base, &b), uric_bind(s, u), to, sizeof to, &length, NULL);
    mix_text(sum, status, to, length);
    status = uric_edition_resolve(URIC_URI2003, uric_bind(base, &b), uric_bind(s, u), 0,
                                  to, sizeof to, &length);
    mix_text(sum, status, to, length);
}

static void makes_changes(uint64_t *sum, const char *s, const struct uric *u)
{
    struct uric_bytes part[URIC_PARTS];
    struct uric_change change;
    char to[ROOM];
    size_t length = 0;
    int status;

    memset(&change, 0, sizeof change);
    change.value.s = change.name.s = "v";
    change.value.n = change.name.n = 1;
    for (change.what = 0; change.what <= URIC_EDIT_PARAMETER_NAMED; change.what++) {
        status = uric_edit(uric_bind(s, u), &change, NULL, to, sizeof to, &length, NULL, NULL);
        mix_text(sum, status, to, length);
    }
    for (change.what = 0; change.what < URIC_PARTS; change.what++) {
        part[change.what].s = uric_has(u, (enum uric_part)change.what)
                                  ? s + u->part[change.what].begin : NULL;
        part[change.what].n = u->part[change.what].end - u->part[change.what].begin;
    }
    status = uric_build(part, NULL, to, sizeof to, &length, NULL, NULL);
    mix_text(sum, status, to, length);
}

static void compares_hosts(uint64_t *sum, const char *s, const struct uric *u)
{
    static const struct uric_bytes allowed[] = { { "example.com", 11 }, { "127.1", 5 } };
    const struct uric_ref r = uric_bind(s, u);
    char to[ROOM];
    size_t length = 0;
    uint16_t number;
    struct uric_address a;
    uint32_t offset;
    int status;

    mix_number(sum, (uint64_t)uric_effective_port(r, NULL, &number) << 16 | number);
    mix_number(sum, uric_dns_name(r, URIC_DNS_STRICT, &offset));
    mix_number(sum, offset);
    mix_number(sum, uric_address_of(r, &a));
    mix_number(sum, a.kind);
    mix_number(sum, uric_address_find(a.bytes, a.length) != NULL);
    mix_number(sum, uric_address_is_global(a.bytes, a.length));
    mix_number(sum, uric_same_origin(r, r));
    mix_number(sum, uric_host_allowed(r, allowed, 2));
    status = uric_query_value(r, (enum uric_query_flags)0, "a", 1, to, sizeof to, &length);
    mix_text(sum, status, to, length);
}

static void makes_normal(uint64_t *sum, const char *s, const struct uric *u)
{
    static const uint64_t key[2] = { 1, 2 };
    struct uric_audit_result a;
    struct uric_scheme_parts r;
    char to[ROOM];
    size_t length = 0;
    int status = uric_normalize(uric_bind(s, u), URIC_STEPS_ALL, NULL, to, sizeof to,
                                &length, NULL, NULL);
    struct uric v;

    mix_text(sum, status, to, length);
    mix_number(sum, uric_needs(uric_bind(s, u), URIC_STEPS_ALL, NULL));
    mix_number(sum, uric_hash(uric_bind(s, u), URIC_STEPS_ALL, NULL, key));
    if (status == URIC_OK && uric_parse(to, length, &v) == URIC_OK)
        mix_number(sum, (uint64_t)uric_compare(uric_bind(s, u), uric_bind(to, &v),
                                               NULL));
    uric_audit(uric_bind(s, u), NULL, &a);
    mix_number(sum, a.hazards);
    mix_number(sum, a.ipv4);
    if (uric_has(u, URIC_SCHEME)) {
        uric_scheme_parse(uric_bind(s, u),
                          uric_scheme_find(s, u->part[URIC_SCHEME].end, NULL, 0), &r);
        mix(sum, r.part, sizeof r.part);
    }
}

/* ---- operations on any bytes ---- */

static void codes(uint64_t *sum, const char *s, size_t n)
{
    uric_span rest = { 0, (uint32_t)n };
    struct uric_query_pair pair;
    char to[ROOM];
    size_t length = 0, stopped = 0;
    int status = uric_encode(URIC_ENCODE_SEGMENT, s, n, to, sizeof to, &length);

    mix_text(sum, status, to, length);
    status = uric_decode(s, n, URIC_DECODE_PLUS, to, sizeof to, &length, &stopped);
    mix_text(sum, status, to, length);
    mix_number(sum, stopped);
    while (uric_query_next(s, &rest, URIC_QUERY_SEMICOLON, &pair))
        mix(sum, &pair.key, sizeof pair.key);
    status = uric_remove_dot_segments(s, n, URIC_DOTS_ENCODED, to, sizeof to, &length);
    mix_text(sum, status, to, length);
}

static void reads_editions(uint64_t *sum, const char *s, size_t n)
{
    struct uric_scheme_parts r;
    struct uric u;
    int edition;

    for (edition = URIC_URL1994; edition <= URIC_URI2003; edition++) {
        mix_number(sum, (uint64_t)uric_edition_parse(uric_edition_reference(edition), s, n,
                                                     &u));
        mix_parts(sum, &u);
    }
    mix_number(sum, (uint64_t)uric_edition_scheme_parse(s, n, &u, &r));
    mix(sum, r.part, sizeof r.part);
}

/* As a request-target, whole and in pieces. */
static void judges(uint64_t *sum, const char *s, size_t n)
{
    struct uric_request_input q;
    struct uric_request_result r;
    struct uric_request_stream m;
    char collected[ROOM], to[ROOM];
    size_t length = 0;
    enum uric_status status;

    memset(&q, 0, sizeof q);
    q.target.s = s, q.target.n = n, q.host.s = "h", q.host.n = 1, q.hosts = 1;
    q.scheme.s = "http", q.scheme.n = 4;
    status = uric_request(&q, NULL, to, sizeof to, &length, &r);
    mix_number(sum, (uint64_t)status << 8 | r.verdict);
    mix_number(sum, r.hazards);
    mix_text(sum, status, r.path.s, r.path.n);
    uric_request_begin(&m, &q, NULL, collected, sizeof collected);
    uric_request_target(&m, s, n);
    uric_request_host_begin(&m);
    uric_request_host(&m, "h", 1);
    status = uric_request_end(&m, to, sizeof to, &length, &r);
    mix_number(sum, (uint64_t)status << 8 | r.verdict);
    mix_text(sum, status, r.path.s, r.path.n);
}

static void fills_fields(uint64_t *sum, const char *s, size_t n)
{
    struct http_parser_url url;

    mix_number(sum, (uint64_t)uric_http_parser_url(s, n, 0, URIC_HTTP_PARSER_REFUSE, &url));
    mix(sum, &url, sizeof url);
}

static size_t put(char *to, const char *begin, const char *s, size_t n, const char *end)
{
    const size_t before = strlen(begin);

    memcpy(to, begin, before);
    memcpy(to + before, s, n);
    strcpy(to + before + n, end);
    return before + n + strlen(end);
}

/* In text, in the head of a document, in a log line. */
static void finds(uint64_t *sum, const char *s, size_t n,
                  const struct uric_log_format *format)
{
    struct uric_finder f;
    struct uric_found found;
    struct uric_log_row row;
    char text[ROOM], to[ROOM];
    size_t length = put(text, "see <", s, n, "> (http://h/b_(c))."), written;
    int status;

    uric_find_init(&f, URIC_FIND_SUFFIX);
    while (uric_find(&f, text, length, 0, &found)) {
        status = uric_found_join(text + found.begin, &found, to, sizeof to, &written);
        mix_text(sum, status, to, written);
    }
    length = put(text, "<base href=\"", s, n, "\">");
    status = uric_html_base(text, length, to, sizeof to, &written);
    mix_text(sum, status, to, written);
    length = put(text, "192.0.2.1 - - [10/Oct/2000:13:55:36 -0700] \"GET ", s, n,
                 " HTTP/1.1\" 200 1 \"-\" \"-\"");
    mix_number(sum, (uint64_t)uric_log_read(format, text, length, &row));
    mix_number(sum, row.defined);
    mix_number(sum, row.error_offset);
}

uint64_t uses_of(const char *s, size_t n, const struct uric_log_format *format)
{
    uint64_t sum = 0xcbf29ce484222325u;
    struct uric u;

    n = n < ROOM / 4 ? n : ROOM / 4;
    scans(&sum, s, n);
    mix_number(&sum, uses_in_pieces(URIC_RULE_URI_REFERENCE, s, n, 7));
    mix_number(&sum, uses_in_pieces(URIC_RULE_REQUEST_TARGET, s, n, 5));
    makes_rows(&sum, s, n);
    judges(&sum, s, n);
    codes(&sum, s, n);
    reads_editions(&sum, s, n);
    fills_fields(&sum, s, n);
    finds(&sum, s, n, format);
    if (uric_parse(s, n, &u) == URIC_OK) {
        makes_targets(&sum, s, &u);
        makes_changes(&sum, s, &u);
        makes_normal(&sum, s, &u);
        compares_hosts(&sum, s, &u);
    }
    return sum;
}
