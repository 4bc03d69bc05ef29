/* Splits a record's request line into method, target and protocol. */
#include "log/log_read.h"

/* The common case: a few letters, a target, and " HTTP/1.1" or the like at the end.  If
 * there is no space right before that, the target ends there. */
static int usual(const unsigned char *s, uric_span at, struct uric_log_request *r)
{
    static const char protocol[] = " HTTP/";
    const unsigned char *const end = s + at.end;
    uint32_t i = at.begin;

    if (at.end - at.begin < 12 || memcmp(end - 9, protocol, 6) != 0 || end[-2] != '.' ||
        !uric_is_digit(end[-3]) || !uric_is_digit(end[-1]) || end[-10] == ' ')
        return 0;
    while ((unsigned)(s[i] - 'A') < 26)
        i++;
    /* the loop stops at the latest at the space before the protocol */
    if (i == at.begin || s[i] != ' ' || s[i + 1] == ' ' || i + 9 == at.end)
        return 0;
    r->method.begin = at.begin;
    r->method.end = i;
    r->target.begin = i + 1;
    r->target.end = at.end - 9;
    r->protocol.begin = at.end - 8;
    r->protocol.end = at.end;
    r->has_protocol = 1;
    return 1;
}

static int is_dash(const unsigned char *line, uric_span at)
{
    return at.end - at.begin == 1 && line[at.begin] == '-';
}

static void take(const struct uric_log_held *f, const unsigned char *line,
                 struct uric_log_row *row, int column, uric_span at)
{
    /* in JSON a member may have given it */
    const uint64_t bit = LOG_BIT(column) & f->from_request & ~row->defined;

    if (bit == 0 || (f->flags & FORMAT_DASHES && is_dash(line, at)))
        return;
    row->column[column] = at;
    row->defined |= bit;
    if (row->escaped & LOG_BIT(URIC_LOG_REQUEST))
        row->escaped |= bit;
}

/* HAProxy writes a protocol in every request, unless it cuts it.  Takes what is left of " HTTP/1.1"
 * off the target. */
static void note_cut(const unsigned char *line, struct uric_log_row *row)
{
    static const char protocol[] = "HTTP/";
    const uric_span request = row->column[URIC_LOG_REQUEST];
    uric_span *const target = &row->column[URIC_LOG_TARGET];
    uint32_t i = target->end, n;

    if (request.begin == request.end || line[request.begin] == '<' ||
        uric_log_has(row, URIC_LOG_PROTOCOL))
        return;
    row->cut = 1;
    if (!uric_log_has(row, URIC_LOG_TARGET))
        return;
    while (i > target->begin && line[i - 1] != ' ')
        i--;
    n = target->end - i;
    if (i > target->begin && memcmp(line + i, protocol, n < 5 ? n : 5) == 0)
        target->end = i - 1;
}

void uric_log_take_request(const struct uric_log_held *f, const unsigned char *line,
                           struct uric_log_row *row)
{
    const uric_span at = row->column[URIC_LOG_REQUEST];
    struct uric_log_request r;

    if (!uric_log_has(row, URIC_LOG_REQUEST) ||
        !(usual(line, at, &r) ||
          uric_log_scan_request(line, at, f->flags & FORMAT_DASHES, &r)))
        return;
    take(f, line, row, URIC_LOG_METHOD, r.method);
    take(f, line, row, URIC_LOG_TARGET, r.target);
    if (r.has_protocol)
        take(f, line, row, URIC_LOG_PROTOCOL, r.protocol);
    if (f->flags & FORMAT_SYSLOG)
        note_cut(line, row);
}
