/* Lines of the named formats, by a table: it reads the lines that log_steps.c cannot, and
 * finds the error in the malformed ones. */
#include "log/log_read.h"

#define AT ((uint32_t)(p - line))

struct line_marks {
    const struct uric_log_format *f;
    const unsigned char *line;
    struct uric_log_row *row;
    uint32_t begin;
    int own, escaped;
};

static void field_ends(struct line_marks *r, int column, uint32_t at)
{
    struct uric_log_row *const row = r->row;
    const uint64_t bit = LOG_BIT(column);
    const int is_dash = at - r->begin == 1 && r->line[r->begin] == '-';

    row->column[column].begin = r->begin;
    row->column[column].end = at;
    row->defined = is_dash ? row->defined & ~bit : row->defined | bit;
    row->escaped = r->escaped ? row->escaped | bit : row->escaped & ~bit;
}

/* Apache's formats write an empty name as "". */
static void user_ends(struct line_marks *r, uint32_t at)
{
    const int is_empty = r->f->machine != LOG_NGINX && at - r->begin == 2 &&
                         memcmp(r->line + r->begin, "\"\"", 2) == 0;

    field_ends(r, URIC_LOG_USER, is_empty ? r->begin : at);
}

%%{
    machine log_line;
    alphtype unsigned char;

    action field_begin   { r.begin = AT; r.escaped = *p == f->escape_byte; }
    action quote_begin   { r.begin = AT + 1; r.escaped = 0; }
    action escape        { r.escaped = 1; }
    action line_begin    { row->defined = row->escaped = 0; r.own = URIC_LOG_FIELDS; }
    action colon         { colon = AT; }

    action client_end    { field_ends(&r, URIC_LOG_CLIENT, AT); }
    action address_port_end {
        field_ends(&r, URIC_LOG_CLIENT, colon);
        r.begin = colon + 1;
        r.escaped = 0;
        field_ends(&r, URIC_LOG_CLIENT_PORT, AT);
    }
    action ident_end     { field_ends(&r, URIC_LOG_IDENT, AT); }
    action user_end      { user_ends(&r, AT - 1); }
    action time_end      { field_ends(&r, URIC_LOG_TIME, AT); }
    action request_end   { field_ends(&r, URIC_LOG_REQUEST, AT); }
    action status_end    { field_ends(&r, URIC_LOG_STATUS, AT); }
    action bytes_end     { field_ends(&r, URIC_LOG_BYTES, AT); }
    action referer_end   { field_ends(&r, URIC_LOG_REFERER, AT); }
    action agent_end     { field_ends(&r, URIC_LOG_AGENT, AT); }
    action host_end      { field_ends(&r, URIC_LOG_HOST, AT); }
    action port_end      { field_ends(&r, URIC_LOG_PORT, AT); }
    action duration_end  { field_ends(&r, URIC_LOG_DURATION, AT); }
    action own_end       { field_ends(&r, r.own++, AT); }
    # in braces, where "-" is literal
    action captured_end {
        field_ends(&r, r.own, AT);
        row->defined |= LOG_BIT(r.own++);
    }

    include log_fields "log_fields.rl";
    include log_apache "log_apache.rl";
    common_line   = common ;
    combined_line = combined ;
    vhost_line    = vhost ;
    nginx_line    = nginx ;
    include log_aws "log_aws.rl";
    elb_line      = elb ;
    alb_line      = alb ;
    include log_haproxy "log_haproxy.rl";

    # One machine, as in scheme.rl.
    action entries {
        (void)fentry(as_common); (void)fentry(as_combined); (void)fentry(as_vhost);
        (void)fentry(as_nginx); (void)fentry(as_elb); (void)fentry(as_alb);
        (void)fentry(as_haproxy);
    }
    main := ( 0 @entries ( as_common:   common_line   ) )
          | ( 1          ( as_combined: combined_line ) )
          | ( 2          ( as_vhost:    vhost_line    ) )
          | ( 3          ( as_nginx:    nginx_line    ) )
          | ( 4          ( as_elb:      elb_line      ) )
          | ( 5          ( as_alb:      alb_line      ) )
          | ( 6          ( as_haproxy:  haproxy       ) ) ;

    write data noerror;
}%%

enum uric_status uric_log_scan_line(const struct uric_log_format *f, const unsigned char *line,
                       size_t n, struct uric_log_row *row)
{
    /* in the order of enum uric_log_entry */
    static const uint16_t start[] = {
        log_line_en_main_as_common, log_line_en_main_as_combined,
        log_line_en_main_as_vhost, log_line_en_main_as_nginx, log_line_en_main_as_elb,
        log_line_en_main_as_alb, log_line_en_main_as_haproxy
    };
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    struct line_marks r = { f, line, row, 0, URIC_LOG_FIELDS, 0 };
    uint32_t colon = 0;
    int cs = start[f->machine];

    row->defined = row->escaped = 0;

    %% write exec;

    if (cs < log_line_first_final)
        return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
    uric_log_take_request(f, line, row);
    return URIC_OK;
}

#undef AT
