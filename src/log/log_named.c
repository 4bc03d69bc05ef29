/* The formats of access logs that have names. */
#include "log/log_format.h"

/* A field by the name that the server's documentation uses, and the literal after it. */
struct field {
    struct uric_log_meaning is;
    const char *behind;
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

        uric_log_put_field(m, is, '\0', is->name, uric_log_length(is->name));
        if (is->kind == STEP_CAPTURES) {
            m->f->captured_response = (uint8_t)uric_log_put_column(
                m, OWN, '\0', "captured_response_headers", 25);
            m->literal = m->f->text_length;
        }
        if (i + 1 < n || !(is->flags & STEP_LAST))
            uric_log_put_literal(m, fields[i].behind,
                                 uric_log_length(fields[i].behind));
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

static int named_by_fields(struct uric_log_format *f, int i)
{
    struct uric_log_maker m;
    int status;

    if (formats[i].machine == LOG_HAPROXY)
        uric_log_begin(&m, f, ESCAPE_HAPROXY, '#');
    else
        uric_log_begin(&m, f, ESCAPE_APACHE, '\\');
    put_fields(&m, formats[i].fields, formats[i].n_fields);
    status = uric_log_end(&m);
    f->flags = formats[i].flags;
    return status;
}

int uric_log_format_named(struct uric_log_format *f, const char *name, size_t n)
{
    int i = 0, status;

    while (i < NAMES && !uric_log_is(name, n, formats[i].name))
        i++;
    if (i == NAMES)
        return URIC_NO_RULE;
    if (formats[i].string != NULL)
        status = uric_log_format_custom(f, formats[i].string,
                                        uric_log_length(formats[i].string));
    else if (formats[i].fields != NULL)
        status = named_by_fields(f, i);
    else
        return uric_log_format_w3c(f);
    f->machine = formats[i].machine;
    return status;
}
