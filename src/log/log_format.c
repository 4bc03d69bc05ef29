/* The formats of access logs, composed of fields. */
#include "log/log_format.h"

static const char *const field_names[URIC_LOG_FIELDS] = {
    "client", "ident", "user",    "time",  "request", "method", "target", "protocol",
    "status", "bytes", "referer", "agent", "host",    "port",   "client-port", "duration"
};

const char *uric_log_field_name(int field)
{
    return field >= 0 && field < URIC_LOG_FIELDS ? field_names[field] : NULL;
}

/* For the library's own strings. */
static size_t length_of(const char *s)
{
    size_t n = 0;

    /* unreachable: the bound.  It keeps compilers from turning the loop into a call of
     * strlen(), on which the library must not depend. */
    while (n < URIC_LOG_TEXT && s[n] != '\0')
        n++;
    return n;
}

int uric_log_is(const char *s, size_t n, const char *name)
{
    return length_of(name) == n && memcmp(s, name, n) == 0;
}

int uric_log_is_nocase(const char *s, size_t n, const char *name)
{
    return length_of(name) == n && uric_same_letters(s, name, n);
}

/* ---- composing ---- */

void uric_log_begin(struct uric_log_maker *m, struct uric_log_format *f,
                    enum uric_log_escape escape, char escape_byte)
{
    memset(f, 0, sizeof *f);
    f->reader = LOG_STEPS;
    f->machine = LOG_CUSTOM;
    f->escape = (uint8_t)escape;
    f->escape_byte = (uint8_t)escape_byte;
    f->n_columns = URIC_LOG_FIELDS;
    f->date = f->time_of_day = f->stem = f->query = URIC_LOG_COLUMNS;
    m->f = f;
    m->status = URIC_OK;
    m->literal = 0;
}

static void put_text(struct uric_log_maker *m, const char *s, size_t n)
{
    struct uric_log_format *const f = m->f;

    if (m->status != URIC_OK)
        return;
    if (n > (size_t)(URIC_LOG_TEXT - f->text_length)) {
        m->status = URIC_TOO_LONG;
        return;
    }
    if (n > 0)
        memcpy(f->text + f->text_length, s, n);
    f->text_length = (uint16_t)(f->text_length + n);
}

void uric_log_put_literal(struct uric_log_maker *m, const char *s, size_t n)
{
    put_text(m, s, n);
}

int uric_log_put_column(struct uric_log_maker *m, int field, char lead, const char *name,
                        size_t n)
{
    struct uric_log_format *const f = m->f;
    int column = field;

    if (column == OWN || f->columns & LOG_BIT(column)) {
        if (f->n_columns == URIC_LOG_COLUMNS)
            m->status = URIC_TOO_LONG;
        if (m->status != URIC_OK)
            return 0;
        column = f->n_columns++;
    }
    f->name[column].begin = f->text_length;
    put_text(m, &lead, lead != '\0');
    put_text(m, name, n);
    f->name[column].end = f->text_length;
    f->columns |= LOG_BIT(column);
    return column;
}

/* A literal of up to 8 bytes, as nearly all are, is compared as one word. */
static void set_word(const struct uric_log_format *f, struct uric_log_step *step)
{
    const size_t n = step->length < 8 ? step->length : 8;

    step->literal = step->mask = 0;
    memcpy(&step->literal, f->text + step->text, n);
    memset(&step->mask, 0xFF, n);
}

/* A field between quotes may contain anything. */
static void settle_kind(const struct uric_log_format *f, struct uric_log_step *step,
                        int quote_before)
{
    if (step->kind != STEP_UNTIL || !quote_before || step->length == 0 ||
        f->text[step->text] != '"')
        return;
    if (f->escape != ESCAPE_NONE && f->escape != ESCAPE_HAPROXY)
        step->kind = STEP_QUOTED;
    step->flags = (uint8_t)((step->flags | STEP_MAY_BE_EMPTY) & ~STEP_LIST);
}

/* The text since the last field becomes the literal after it, or the prefix before the first
 * field. */
static void close_literal(struct uric_log_maker *m)
{
    struct uric_log_format *const f = m->f;
    struct uric_log_step *const step = f->step + f->n_steps - 1;
    const uint16_t length = (uint16_t)(f->text_length - m->literal);
    int quote_before;

    if (f->n_steps == 0) {
        f->prefix = m->literal;
        f->prefix_length = length;
        return;
    }
    quote_before = step->stop;
    step->text = m->literal;
    step->length = length;
    step->stop = length > 0 ? (uint8_t)f->text[m->literal] : 0;
    set_word(f, step);
    settle_kind(f, step, quote_before);
}

void uric_log_put_field(struct uric_log_maker *m, const struct uric_log_meaning *is,
                        char lead, const char *name, size_t n)
{
    struct uric_log_format *const f = m->f;
    const int adjacent = f->n_steps > 0 && m->literal == f->text_length;
    struct uric_log_step *step;

    if (m->status != URIC_OK)
        return;
    if (adjacent)
        m->status = URIC_INVALID;
    else if (f->n_steps == URIC_LOG_COLUMNS)
        m->status = URIC_TOO_LONG;
    if (m->status != URIC_OK)
        return;
    close_literal(m);
    step = &f->step[f->n_steps++];
    step->kind = is->kind;
    step->flags = is->flags;
    /* whether a quote precedes the field, until its literal is known */
    step->stop = f->text_length > m->literal && f->text[f->text_length - 1] == '"';
    if (is->field == URIC_LOG_DURATION && !(f->columns & LOG_BIT(URIC_LOG_DURATION)))
        f->duration_units = is->units;
    step->column = (uint8_t)uric_log_put_column(m, is->field, lead, name, n);
    if (step->kind == STEP_ADDRESS)
        f->columns |= LOG_BIT(URIC_LOG_CLIENT_PORT);
    m->literal = f->text_length;
}

/* Adds the columns that come from the request line, unless they have fields of their own. */
static void settle_request(struct uric_log_format *f)
{
    const uint64_t parts = LOG_BIT(URIC_LOG_METHOD) | LOG_BIT(URIC_LOG_TARGET) |
                           LOG_BIT(URIC_LOG_PROTOCOL);

    if (f->columns & LOG_BIT(URIC_LOG_REQUEST)) {
        f->from_request = parts & ~f->columns;
        f->columns |= parts;
    }
}

enum uric_status uric_log_end(struct uric_log_maker *m)
{
    if (m->status == URIC_OK && m->f->n_steps == 0)
        m->status = URIC_INVALID;
    if (m->status != URIC_OK)
        return m->status;
    close_literal(m);
    settle_request(m->f);
    return URIC_OK;
}

/* ---- named formats ---- */

/* A field by the name that the server's documentation uses, and the literal after it. */
struct field {
    struct uric_log_meaning is;
    const char *after;
};

#define PLAIN(name)  { { name, OWN, STEP_UNTIL, 0, 0 }, " " }
#define NUMBER(name) { { name, OWN, STEP_NUMBER, 0, 0 }, " " }
#define EITHER(name) { { name, OWN, STEP_EITHER, STEP_LAST, 0 }, " " }

static const struct field elb[] = {
    { { "timestamp", URIC_LOG_TIME, STEP_UNTIL, 0, 0 }, " " },
    PLAIN("elb"),
    { { "client:port", URIC_LOG_CLIENT, STEP_ADDRESS, 0, 0 }, " " },
    PLAIN("backend:port"),
    PLAIN("request_processing_time"),
    PLAIN("backend_processing_time"),
    PLAIN("response_processing_time"),
    { { "elb_status_code", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    PLAIN("backend_status_code"),
    NUMBER("received_bytes"),
    { { "sent_bytes", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " " },
    { { "request", URIC_LOG_REQUEST, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "user_agent", URIC_LOG_AGENT, STEP_EITHER, STEP_LAST, 0 }, " " },
    EITHER("ssl_cipher"),
    EITHER("ssl_protocol")
};

static const struct field alb[] = {
    PLAIN("type"),
    { { "time", URIC_LOG_TIME, STEP_UNTIL, 0, 0 }, " " },
    PLAIN("elb"),
    { { "client:port", URIC_LOG_CLIENT, STEP_ADDRESS, 0, 0 }, " " },
    PLAIN("target:port"),
    PLAIN("request_processing_time"),
    PLAIN("target_processing_time"),
    PLAIN("response_processing_time"),
    { { "elb_status_code", URIC_LOG_STATUS, STEP_STATUS, 0, 0 }, " " },
    PLAIN("target_status_code"),
    NUMBER("received_bytes"),
    { { "sent_bytes", URIC_LOG_BYTES, STEP_NUMBER, 0, 0 }, " " },
    { { "request", URIC_LOG_REQUEST, STEP_EITHER, STEP_LAST, 0 }, " " },
    { { "user_agent", URIC_LOG_AGENT, STEP_EITHER, STEP_LAST, 0 }, " " },
    EITHER("ssl_cipher"),
    EITHER("ssl_protocol"),
    EITHER("target_group_arn"),
    EITHER("trace_id"),
    EITHER("domain_name"),
    EITHER("chosen_cert_arn"),
    EITHER("matched_rule_priority"),
    EITHER("request_creation_time"),
    EITHER("actions_executed"),
    EITHER("redirect_url"),
    EITHER("error_reason"),
    EITHER("target:port_list"),
    EITHER("target_status_code_list"),
    EITHER("classification"),
    EITHER("classification_reason"),
    EITHER("conn_trace_id"),
    EITHER("transformed_host"),
    EITHER("transformed_uri"),
    EITHER("request_transform_status")
};

static const struct field haproxy[] = {
    { { "client_ip:client_port", URIC_LOG_CLIENT, STEP_ADDRESS, STEP_WORD, 0 }, " [" },
    { { "request_date", URIC_LOG_TIME, STEP_UNTIL, STEP_WORD, 0 }, "] " },
    { { "frontend_name", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "backend_name", OWN, STEP_UNTIL, 0, 0 }, "/" },
    { { "server_name", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "TR", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tw", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tc", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Tr", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "Ta", URIC_LOG_DURATION, STEP_SIGNED, 0, 1000 }, " " },
    { { "status_code", URIC_LOG_STATUS, STEP_SIGNED, 0, 0 }, " " },
    { { "bytes_read", URIC_LOG_BYTES, STEP_SIGNED, 0, 0 }, " " },
    { { "captured_request_cookie", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "captured_response_cookie", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "termination_state", OWN, STEP_UNTIL, 0, 0 }, " " },
    { { "actconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "feconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "beconn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "srv_conn", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "retries", OWN, STEP_SIGNED, 0, 0 }, " " },
    { { "srv_queue", OWN, STEP_SIGNED, 0, 0 }, "/" },
    { { "backend_queue", OWN, STEP_SIGNED, 0, 0 }, " " },
    { { "captured_request_headers", OWN, STEP_CAPTURES, 0, 0 }, "\"" },
    { { "http_request", URIC_LOG_REQUEST, STEP_UNTIL, 0, 0 }, "\"" }
};

static void put_fields(struct uric_log_maker *m, const struct field *fields, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        const struct uric_log_meaning *const is = &fields[i].is;

        uric_log_put_field(m, is, '\0', is->name, length_of(is->name));
        if (is->kind == STEP_CAPTURES) {
            m->f->captured_response = (uint8_t)uric_log_put_column(
                m, OWN, '\0', "captured_response_headers", 25);
            m->literal = m->f->text_length;
        }
        if (i + 1 < n || !(is->flags & STEP_LAST))
            uric_log_put_literal(m, fields[i].after, length_of(fields[i].after));
    }
}

static const char common_string[] = "%h %l %u %t \"%r\" %>s %b";
static const char combined_string[] =
    "%h %l %u %t \"%r\" %>s %b \"%{Referer}i\" \"%{User-Agent}i\"";
static const char vhost_string[] =
    "%v:%p %h %l %u %t \"%r\" %>s %O \"%{Referer}i\" \"%{User-Agent}i\"";
static const char nginx_string[] =
    "$remote_addr - $remote_user [$time_local] \"$request\" $status $body_bytes_sent "
    "\"$http_referer\" \"$http_user_agent\"";

enum { NAMES = 8 };

static const struct {
    const char *name;
    unsigned char machine; /* enum uric_log_entry */
    const char *string;    /* as for a custom format, */
    const struct field *fields; /* or these fields */
    unsigned char n_fields, flags;
} formats[NAMES] = {
    { "common", LOG_COMMON, common_string, NULL, 0, 0 },
    { "combined", LOG_COMBINED, combined_string, NULL, 0, 0 },
    { "vhost", LOG_VHOST, vhost_string, NULL, 0, 0 },
    { "nginx", LOG_NGINX, nginx_string, NULL, 0, 0 },
    { "w3c", LOG_CUSTOM, NULL, NULL, 0, 0 },
    { "elb", LOG_ELB, NULL, elb, sizeof elb / sizeof *elb, FORMAT_OPEN | FORMAT_DASHES },
    { "alb", LOG_ALB, NULL, alb, sizeof alb / sizeof *alb, FORMAT_OPEN | FORMAT_DASHES },
    { "haproxy", LOG_HAPROXY, NULL, haproxy, sizeof haproxy / sizeof *haproxy,
      FORMAT_SYSLOG }
};

const char *uric_log_format_name(int i)
{
    return i >= 0 && i < NAMES ? formats[i].name : NULL;
}

static enum uric_status named_by_fields(struct uric_log_format *f, int i)
{
    struct uric_log_maker m;
    enum uric_status status;

    if (formats[i].machine == LOG_HAPROXY)
        uric_log_begin(&m, f, ESCAPE_HAPROXY, '#');
    else
        uric_log_begin(&m, f, ESCAPE_APACHE, '\\');
    put_fields(&m, formats[i].fields, formats[i].n_fields);
    status = uric_log_end(&m);
    f->flags = formats[i].flags;
    return status;
}

enum uric_status uric_log_format_named(struct uric_log_format *f, const char *name,
                                       size_t n)
{
    enum uric_status status;
    int i = 0;

    while (i < NAMES && !uric_log_is(name, n, formats[i].name))
        i++;
    if (i == NAMES)
        return URIC_UNKNOWN;
    if (formats[i].string != NULL)
        status = uric_log_format_custom(f, formats[i].string,
                                        length_of(formats[i].string));
    else if (formats[i].fields != NULL)
        status = named_by_fields(f, i);
    else
        return uric_log_format_w3c(f);
    f->machine = formats[i].machine;
    return status;
}

enum uric_status uric_log_format_custom(struct uric_log_format *f, const char *s,
                                        size_t n)
{
    struct uric_log_maker m;
    size_t at = 0;

    if (uric_log_is_nginx(s, n))
        uric_log_put_nginx(&m, f, s, n, &at);
    else
        uric_log_put_apache(&m, f, s, n, &at);
    if (uric_log_end(&m) != URIC_OK)
        f->error_offset = (uint32_t)(at < URIC_MAX_LENGTH ? at : URIC_MAX_LENGTH);
    return m.status;
}

/* ---- columns by name ---- */

int uric_log_column(const struct uric_log_format *f, const char *name, size_t n)
{
    int column;

    for (column = 0; column < URIC_LOG_FIELDS; column++) {
        if (f->columns & LOG_BIT(column) && uric_log_is(name, n, field_names[column]))
            return column;
    }
    for (column = 0; column < f->n_columns; column++) {
        const struct uric_bytes called = uric_log_column_name(f, column);

        if (called.s != NULL && called.n == n && memcmp(called.s, name, n) == 0)
            return column;
    }
    return -1;
}

struct uric_bytes uric_log_column_name(const struct uric_log_format *f, int column)
{
    struct uric_bytes called = { NULL, 0 };

    if (column < 0 || column >= URIC_LOG_COLUMNS || !(f->columns & LOG_BIT(column)))
        return called;
    called.s = f->text + f->name[column].begin;
    called.n = (size_t)(f->name[column].end - f->name[column].begin);
    if (called.n == 0) {
        called.s = uric_log_field_name(column);
        called.n = called.s != NULL ? length_of(called.s) : 0;
    }
    return called;
}
