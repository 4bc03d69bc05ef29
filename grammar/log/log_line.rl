/* Lines of the named formats, by a table: it reads the lines that log_steps.c cannot, and
 * finds the error in the malformed ones. */
#include "log/log_read.h"

#define AT ((uint32_t)(p - line))

struct line_marks {
    const unsigned char *line;
    struct uric_log_row *row;
    uint32_t begin;
    int own, escaped, quoted, broken; /* quoted: a quote or brace, not of the field, ends it */
};

static void field_ends(struct line_marks *r, int column, uint32_t at)
{
    struct uric_log_row *const row = r->row;
    const uint64_t bit = LOG_BIT(column);
    const uint32_t end = at - (uint32_t)r->quoted;
    const int is_dash = end - r->begin == 1 && r->line[r->begin] == '-';

    row->column[column].begin = r->begin;
    row->column[column].end = end;
    row->defined = is_dash ? row->defined & ~bit : row->defined | bit;
    row->escaped = r->escaped ? row->escaped | bit : row->escaped & ~bit;
}

/* Apache writes "" for an empty name.  nginx writes no quote in a name, so reading "" there alike
 * does no harm, and the two stay alike where a log must be told from others. */
static void apache_user_ends(struct line_marks *r, uint32_t at)
{
    const int is_empty = at - r->begin == 2 && memcmp(r->line + r->begin, "\"\"", 2) == 0;

    field_ends(r, URIC_LOG_USER, is_empty ? r->begin : at);
}

/* Reads a user's name and the time after it from p on, by the machine of log_user.rl.  Returns the
 * last byte that could be read: the space before the quote, unless r->broken. */
static const unsigned char *read_named(const struct uric_log_held *f, unsigned kind,
                                       const unsigned char *p, const unsigned char *pe,
                                       struct line_marks *r)
{
    struct uric_log_field_end at;
    uint32_t end;

    uric_log_scan_user(kind, p, pe, &at);
    r->broken = at.end == NULL;
    if (r->broken)
        return at.stop - 1;
    end = (uint32_t)(at.end - r->line);
    r->begin = (uint32_t)(p - r->line);
    r->escaped = at.escaped;
    r->quoted = 0;
    if (f->escape != ESCAPE_NONE)
        apache_user_ends(r, end);
    else
        field_ends(r, URIC_LOG_USER, end);
    r->begin = end + 2;
    r->escaped = 0;
    field_ends(r, URIC_LOG_TIME, r->begin + LOG_CLOCK);
    return at.stop - 2;
}

%%{
    machine log_line;
    alphtype unsigned char;

    action field_begin {
        r.begin = AT;
        r.escaped = *p == f->escape_byte;
        r.quoted = 0;
    }
    action quote_begin   { r.begin = AT + 1; r.escaped = 0; r.quoted = 1; }
    action open_begin    { r.begin = AT + 1; r.escaped = r.quoted = 0; }
    action quote_end     { r.quoted = 1; }
    action escape        { r.escaped = 1; }
    action line_begin    { row->defined = row->escaped = 0; r.own = URIC_LOG_FIELDS; }
    action colon         { colon = AT; }

    # A field for each column; formats.tsv lists those of each format.
    action client_ends      { field_ends(&r, URIC_LOG_CLIENT, AT); }
    action ident_ends       { field_ends(&r, URIC_LOG_IDENT, AT); }
    action user_ends        { field_ends(&r, URIC_LOG_USER, AT); }
    action apache_user_ends { apache_user_ends(&r, AT); }
    action time_ends        { field_ends(&r, URIC_LOG_TIME, AT); }
    action request_ends     { field_ends(&r, URIC_LOG_REQUEST, AT); }
    action method_ends      { field_ends(&r, URIC_LOG_METHOD, AT); }
    action target_ends      { field_ends(&r, URIC_LOG_TARGET, AT); }
    action protocol_ends    { field_ends(&r, URIC_LOG_PROTOCOL, AT); }
    action status_ends      { field_ends(&r, URIC_LOG_STATUS, AT); }
    action bytes_ends       { field_ends(&r, URIC_LOG_BYTES, AT); }
    action referer_ends     { field_ends(&r, URIC_LOG_REFERER, AT); }
    action agent_ends       { field_ends(&r, URIC_LOG_AGENT, AT); }
    action host_ends        { field_ends(&r, URIC_LOG_HOST, AT); }
    action port_ends        { field_ends(&r, URIC_LOG_PORT, AT); }
    action client_port_ends { field_ends(&r, URIC_LOG_CLIENT_PORT, AT); }
    action duration_ends    { field_ends(&r, URIC_LOG_DURATION, AT); }
    action own_ends         { field_ends(&r, r.own++, AT); }
    action address_port_ends {
        field_ends(&r, URIC_LOG_CLIENT, colon);
        uric_log_strip_brackets(line, &row->column[URIC_LOG_CLIENT]);
        r.begin = colon + 1;
        r.escaped = 0;
        field_ends(&r, URIC_LOG_CLIENT_PORT, AT);
    }
    # in braces, where "-" is literal
    action captured_ends {
        field_ends(&r, r.own, AT);
        row->defined |= LOG_BIT(r.own++);
    }

    include strict "../tolerance.rl";
    include rfc3986_no_events "../rfc3986.rl";
    include rfc3986 "../rfc3986.rl";
    include log_fields "log_fields.rl";
    include log_haproxy "log_haproxy.rl";

    # One copy of this grammar, which is larger than a format, serves all formats.
    action client_call   { fhold; fcall client_alone; }
    action client_return { fhold; fret; }
    client_alone := client ( ( any - ( name_byte | [:%] ) ) @client_return ) ;
    client_field  = any @client_call ;

    # A user's name, the time after it and "] ".
    action read_name {
        p = read_named(f, STEP_USER, p, pe, &r);
        if (r.broken) {
            cs = log_line_error;
            fbreak;
        }
    }
    action read_words {
        p = read_named(f, STEP_WORDS, p, pe, &r);
        if (r.broken) {
            cs = log_line_error;
            fbreak;
        }
    }
    name_field  = any @read_name ;
    words_field = any @read_words ;

    include log_formats "log_formats.rl";

    write data;
}%%

enum uric_status uric_log_scan_line(const struct uric_log_held *f, const unsigned char *line,
                                    size_t n, struct uric_log_row *row)
{
    static const uint16_t start[LOG_ENTRIES] = { LOG_LINE_STARTS };
    const unsigned char *p = line, *const pe = n > 0 ? line + n : line;
    const unsigned char *const eof = pe;
    struct line_marks r = { line, row, 0, URIC_LOG_FIELDS, 0, 0, 0 };
    uint32_t colon = 0;
    int cs = start[f->machine], top = 0, stack[1] = { 0 };

    row->defined = row->escaped = 0;

    %% write exec;

    if (cs < log_line_first_final)
        return uric_log_broken(row, p == pe ? URIC_INCOMPLETE : URIC_INVALID, AT);
    uric_log_take_request(f, line, row);
    return URIC_OK;
}

#undef AT
