/* W3C Extended Log File Format, as its working draft defines it and IIS and CloudFront write
 * it: a directive names the fields of the lines after it. */
#include "log/log_format.h"
#include "log/log_prefix.h"
#include "log/log_read.h"

#include "log/log_scan.h"

static const struct uric_log_meaning identifiers[] = {
    { "c-ip", URIC_LOG_CLIENT, 0, 0, 0 },
    { "c-port", URIC_LOG_CLIENT_PORT, 0, 0, 0 },
    { "cs-username", URIC_LOG_USER, 0, 0, 0 },
    { "cs-method", URIC_LOG_METHOD, 0, 0, 0 },
    { "cs-uri", URIC_LOG_TARGET, 0, 0, 0 },
    { "cs-version", URIC_LOG_PROTOCOL, 0, 0, 0 },
    { "cs-protocol-version", URIC_LOG_PROTOCOL, 0, 0, 0 },
    { "sc-status", URIC_LOG_STATUS, 0, 0, 0 },
    { "sc-bytes", URIC_LOG_BYTES, 0, 0, 0 },
    { "cs(Referer)", URIC_LOG_REFERER, 0, STEP_ENCODED, 0 },
    { "cs(User-Agent)", URIC_LOG_AGENT, 0, STEP_ENCODED, 0 },
    { "cs(Cookie)", OWN, 0, STEP_ENCODED, 0 },
    { "x-host-header", URIC_LOG_HOST, 0, 0, 0 },
    { "cs(Host)", URIC_LOG_HOST, 0, 0, 0 },
    { "cs-host", URIC_LOG_HOST, 0, 0, 0 },
    { "s-port", URIC_LOG_PORT, 0, 0, 0 },
    { "time-taken", URIC_LOG_DURATION, 0, 0, 0 }
};
static const struct uric_log_meaning other_identifier = { NULL, OWN, 0, 0, 0 };

enum uric_status uric_log_format_w3c(struct uric_log_held *f, uint16_t flags)
{
    struct uric_log_maker m;

    uric_log_begin(&m, f, ESCAPE_W3C, '"');
    f->reader = LOG_W3C;
    f->flags = flags;
    return URIC_OK;
}

static int is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The next name after "#Fields:". */
static int next_name(const char *s, size_t n, size_t *i, struct uric_bytes *name)
{
    size_t begin;

    while (*i < n && is_blank(s[*i]))
        ++*i;
    begin = *i;
    while (*i < n && !is_blank(s[*i]))
        ++*i;
    name->s = s + begin;
    name->n = *i - begin;
    return name->n > 0;
}

static int has_name(const char *s, size_t n, const char *name)
{
    struct uric_bytes each;
    size_t i = 0;

    while (next_name(s, n, &i, &each)) {
        if (uric_log_is_nocase(each.s, each.n, name))
            return 1;
    }
    return 0;
}

static struct uric_log_meaning identifier_meaning(struct uric_bytes name)
{
    size_t i;

    for (i = 0; i < sizeof identifiers / sizeof *identifiers; i++) {
        if (uric_log_is_nocase(name.s, name.n, identifiers[i].name))
            return identifiers[i];
    }
    return other_identifier;
}

/* Records the columns that other fields are composed of. */
static void note_part(struct uric_log_held *f, struct uric_bytes name, uint8_t column)
{
    if (uric_log_is_nocase(name.s, name.n, "date"))
        f->date = column;
    else if (uric_log_is_nocase(name.s, name.n, "time"))
        f->time_of_day = column;
    else if (uric_log_is_nocase(name.s, name.n, "cs-uri-stem"))
        f->stem = column;
    else if (uric_log_is_nocase(name.s, name.n, "cs-uri-query"))
        f->query = column;
}

/* A "+" in a URI may be a "+", although IIS writes "+" for spaces elsewhere. */
static int is_encoded(const struct uric_log_held *f, const struct uric_log_meaning *is)
{
    return f->escape == ESCAPE_CLOUDFRONT || is->field != URIC_LOG_REFERER;
}

static void put_identifier(struct uric_log_maker *m, struct uric_bytes name,
                           int has_host_header)
{
    struct uric_log_held *const f = m->f;
    struct uric_log_meaning is = identifier_meaning(name);
    size_t name_length = name.n;
    uint8_t column = URIC_LOG_COLUMNS;

    /* if the requested host has a field, this one is CloudFront's own host name */
    if (has_host_header && uric_log_is_nocase(name.s, name.n, "cs(Host)"))
        is.field = OWN;
    /* our field "time" includes the date, so this column cannot have that name */
    if (uric_log_is_nocase(name.s, name.n, uric_log_field_name(URIC_LOG_TIME)))
        name_length = 0;
    if (m->status == URIC_OK)
        column = (uint8_t)uric_log_put_column(m, is.field, '\0', name.s, name_length);
    if (m->status != URIC_OK)
        column = URIC_LOG_COLUMNS;
    else if (is.flags & STEP_ENCODED && is_encoded(f, &is))
        f->encoded |= LOG_BIT(column);
    note_part(f, name, column);
    if (f->n_steps < URIC_LOG_COLUMNS)
        f->step[f->n_steps].column = column;
    f->n_steps = (uint8_t)(f->n_steps + (f->n_steps < 255));
}

static int has_part(uint8_t column)
{
    return column < URIC_LOG_COLUMNS;
}

static void heed_fields(struct uric_log_held *f, const char *s, size_t n)
{
    const uint8_t server = f->flags & (FORMAT_IIS | FORMAT_CLOUDFRONT);
    const int is_cloudfront = server == FORMAT_CLOUDFRONT ||
                              (server == 0 && has_name(s, n, "x-edge-location"));
    const int has_host_header = has_name(s, n, "x-host-header");
    const struct uric_log_layers layers = f->layers;
    const uint16_t hasty = f->flags & FORMAT_HASTY;
    struct uric_log_maker m;
    struct uric_bytes name;
    size_t i = 0;


    uric_log_begin(&m, f, is_cloudfront ? ESCAPE_CLOUDFRONT : ESCAPE_IIS, '"');
    f->reader = LOG_W3C;
    f->flags = (uint16_t)(server | hasty | FORMAT_FIELDS);
    f->duration_units = is_cloudfront ? 1 : 1000;
    while (next_name(s, n, &i, &name))
        put_identifier(&m, name, has_host_header);
    if (has_part(f->date) || has_part(f->time_of_day))
        f->columns |= LOG_BIT(URIC_LOG_TIME);
    if (f->columns & LOG_BIT(URIC_LOG_TARGET))
        f->stem = URIC_LOG_COLUMNS;
    else if (has_part(f->stem))
        f->columns |= LOG_BIT(URIC_LOG_TARGET);
    uric_log_put_layers(f, &layers);
}

URIC_LOG_COLD bool uric_log_directive(struct uric_log_format *format, const char *line, size_t n)
{
    struct uric_log_held *const f = uric_log_held_in(format);
    static const char name[] = "#Fields:";
    const size_t length = sizeof name - 1;
    const size_t before = n <= URIC_MAX_LENGTH ? uric_log_layers_length(f, line, n) : 0;

    if (n == 0)
        return false;
    line += before;
    n -= before;
    if (f->reader != LOG_W3C || n < length || !uric_log_is_nocase(line, length, name))
        return false;
    heed_fields(f, line + length, n - length);
    return true;
}

/* ---- lines ---- */

/* The row's time: the date or, without one, the time of day.  If both are defined, uric_log_value()
 * joins them. */
static void join_time(const struct uric_log_held *f, struct uric_log_row *row)
{
    const int has_date = has_part(f->date) && uric_log_has(row, f->date);
    const int has_time = has_part(f->time_of_day) && uric_log_has(row, f->time_of_day);

    if (!has_date && !has_time)
        return;
    row->column[URIC_LOG_TIME] = row->column[has_date ? f->date : f->time_of_day];
    row->defined |= LOG_BIT(URIC_LOG_TIME);
    if (has_date && has_time)
        row->escaped |= LOG_BIT(URIC_LOG_TIME);
}

static void join_target(const struct uric_log_held *f, struct uric_log_row *row)
{
    if (!has_part(f->stem) || !uric_log_has(row, f->stem))
        return;
    row->column[URIC_LOG_TARGET] = row->column[f->stem];
    row->defined |= LOG_BIT(URIC_LOG_TARGET);
    row->escaped |= (row->escaped >> f->stem & 1) << URIC_LOG_TARGET;
    if (has_part(f->query) && uric_log_has(row, f->query))
        row->escaped |= LOG_BIT(URIC_LOG_TARGET);
}

void uric_log_join_w3c(const struct uric_log_held *f, struct uric_log_row *row)
{
    join_time(f, row);
    join_target(f, row);
}

void uric_log_put_w3c(const struct uric_log_held *f, const unsigned char *line,
                      struct uric_log_row *row, unsigned i, uric_span at, int quoted,
                      int escaped)
{
    const unsigned column = i < URIC_LOG_COLUMNS ? f->step[i].column : URIC_LOG_COLUMNS;

    if (column == URIC_LOG_COLUMNS ||
        (!quoted && at.end - at.begin == 1 && line[at.begin] == '-'))
        return;
    if (!quoted && f->encoded >> column & 1)
        escaped = memchr(line + at.begin, f->escape == ESCAPE_IIS ? '+' : '%',
                         at.end - at.begin) != NULL;
    row->column[column] = at;
    row->defined |= LOG_BIT(column);
    row->escaped |= (uint64_t)escaped << column;
}

struct entry_reading {
    const unsigned char *line, *p, *end;
    uric_span at; /* the field */
    int quoted, escaped;
};

/* Reads up to a quote that is not doubled, or to the end. */
static void read_string(struct entry_reading *r)
{
    for (;; r->p += 2) {
        r->p = log_find(r->line, r->p, r->end, '"', '"');
        if (r->end - r->p < 2 || r->p[1] != '"')
            return;
        r->escaped = 1;
    }
}

/* Reads the field that starts here: 1, or 0 if it is not valid. */
static int read_entry_field(struct entry_reading *r)
{
    r->escaped = 0;
    r->quoted = *r->p == '"';
    r->p += r->quoted;
    r->at.begin = (uint32_t)(r->p - r->line);
    if (r->quoted)
        read_string(r);
    else
        r->p = log_find(r->line, r->p, r->end, ' ', '\t');
    r->at.end = (uint32_t)(r->p - r->line);
    if (r->quoted && r->p == r->end)
        return 0;
    r->p += r->quoted;
    return r->p == r->end || is_blank((char)*r->p);
}

static int is_at_field(struct entry_reading *r)
{
    while (r->p < r->end && is_blank((char)*r->p))
        r->p++;
    return r->p < r->end;
}

/* Reads valid lines; for invalid lines it runs the machine, which finds the error. */
enum uric_status uric_log_read_w3c(const struct uric_log_held *f,
                                   const unsigned char *line, size_t n,
                                   struct uric_log_row *row)
{
    struct entry_reading r;
    unsigned count = 0;

    r.line = r.p = line;
    r.end = n > 0 ? line + n : line;
    for (; is_at_field(&r); count++) {
        if (count == f->n_steps || !read_entry_field(&r))
            return f->flags & FORMAT_HASTY ? uric_log_broken(row, URIC_INVALID, 0)
                                           : uric_log_scan_w3c(f, line, n, row);
        uric_log_put_w3c(f, line, row, count, r.at, r.quoted, r.escaped);
    }
    if (count < f->n_steps)
        return uric_log_broken(row, URIC_INCOMPLETE, n);
    uric_log_join_w3c(f, row);
    return URIC_OK;
}
