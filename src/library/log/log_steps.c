/* Reads lines of a format that consists of fields and the literals between them: each field
 * must be of its kind, and its literal must follow.  Each byte is examined once. */
#include "log/log_read.h"

#include "log/log_scan.h"

struct line_reading {
    const struct uric_log_held *f;
    struct uric_log_row *row;
    const unsigned char *line, *p, *end; /* p: the next byte to read */
    uric_span at;                        /* the field */
    uint32_t closing;                    /* 1: a quote follows the field */
    int escaped;                         /* the field contains the escape byte */
};

/* Whether the literal follows here. */
static URIC_ALWAYS_INLINE int literal_follows(const struct uric_log_step *step,
                                              const struct line_reading *r)
{
    uint64_t word;

    if (r->end - r->p >= 8 && step->length <= 8) {
        memcpy(&word, r->p, 8);
        return ((word ^ step->literal) & step->mask) == 0;
    }
    return (size_t)(r->end - r->p) >= step->length &&
           memcmp(r->p, r->f->text + step->text, step->length) == 0;
}

/* Whether the space at p is part of ", " or " : " in a list, and so not the literal. */
static int is_of_list(const struct line_reading *r)
{
    return *r->p == ' ' &&
           ((r->p > r->line + r->at.begin && (r->p[-1] == ',' || r->p[-1] == ':')) ||
            (r->end - r->p > 1 && r->p[1] == ':'));
}

/* Each of these functions reads a field from r->p on.  URIC_OK: r->p is after the field; otherwise
 * r->p is the offset of the error. */

/* Checks that a field that may not be empty does not start with its literal. */
static URIC_ALWAYS_INLINE enum uric_status read_first(const struct uric_log_step *step,
                                                      const struct line_reading *r)
{
    if (step->flags & STEP_MAY_BE_EMPTY)
        return URIC_OK;
    if (r->p == r->end)
        return URIC_INCOMPLETE;
    return step->length > 0 && *r->p == step->stop ? URIC_INVALID : URIC_OK;
}

static enum uric_status read_to_end(struct line_reading *r)
{
    r->escaped = r->p < r->end &&
                 memchr(r->p, r->f->escape_byte, (size_t)(r->end - r->p)) != NULL;
    r->p = r->end;
    return URIC_OK;
}

static URIC_ALWAYS_INLINE enum uric_status read_until(const struct uric_log_step *step,
                                                      struct line_reading *r)
{
    const enum uric_status status = read_first(step, r);

    if (status != URIC_OK)
        return status;
    if (step->length == 0)
        return read_to_end(r);
    for (;; r->p++) {
        r->p = log_find_noting(r->line, r->p, r->end, step->stop, r->f->escape_byte,
                               &r->escaped);
        if (r->p == r->end)
            return step->flags & STEP_LAST ? URIC_OK : URIC_INCOMPLETE;
        if (step->length > 1 && !(step->flags & STEP_WORD) && !literal_follows(step, r))
            continue;
        if (step->flags & STEP_LIST && is_of_list(r))
            continue;
        return URIC_OK;
    }
}

/* Reads up to a quote, skipping each escape byte together with the byte after it. */
static URIC_ALWAYS_INLINE enum uric_status read_quoted(struct line_reading *r)
{
    for (;; r->p += 2) {
        r->p = log_find(r->line, r->p, r->end, '"', r->f->escape_byte);
        if (r->p == r->end)
            return URIC_INCOMPLETE;
        if (*r->p == '"')
            return URIC_OK;
        r->escaped = 1;
        if (r->end - r->p < 2) {
            r->p = r->end;
            return URIC_INCOMPLETE;
        }
    }
}

static enum uric_status nothing_there(const struct line_reading *r)
{
    return r->p == r->end ? URIC_INCOMPLETE : URIC_INVALID;
}

static URIC_ALWAYS_INLINE enum uric_status read_number(struct line_reading *r)
{
    const unsigned char *const begin = r->p;

    while (r->p < r->end && uric_is_digit(*r->p))
        r->p++;
    return r->p > begin ? URIC_OK : nothing_there(r);
}

static enum uric_status read_dash_or(struct line_reading *r, int digits)
{
    if (r->p < r->end && *r->p == '-') {
        r->p++;
        return URIC_OK;
    }
    if (digits == 0)
        return read_number(r);
    for (; digits > 0; digits--, r->p++) {
        if (r->p == r->end || !uric_is_digit(*r->p))
            return nothing_there(r);
    }
    return URIC_OK;
}

/* HAProxy's "+" is not part of the field. */
static enum uric_status read_signed(struct line_reading *r)
{
    if (r->p < r->end && (*r->p == '-' || *r->p == '+')) {
        r->at.begin += *r->p == '+';
        r->p++;
    }
    return read_number(r);
}

static int fits(unsigned char c, char shape)
{
    switch (shape) {
    case '0': return uric_is_digit(c);
    case 'A': return uric_is_letter(c);
    case '+': return c == '+' || c == '-';
    default: return c == (unsigned char)shape;
    }
}

static enum uric_status time_byte_by_byte(struct line_reading *r)
{
    static const char shape[LOG_CLOCK + 1] = "00/AAA/0000:00:00:00 +0000";
    int i;

    for (i = 0; i < LOG_CLOCK; i++, r->p++) {
        if (r->p == r->end || !fits(*r->p, shape[i]))
            return nothing_there(r);
    }
    return URIC_OK;
}

/* Marks the bytes from s + i on that are as in a time, or a "," where the sign is. */
static URIC_ALWAYS_INLINE uric_lanes time_at(const unsigned char *s, unsigned i)
{
    static const unsigned char lower_case[LOG_CLOCK] = { 0, 0, 0, 0x20, 0x20, 0x20 };
    static const char low[] = "00/aaa/0000:00:00:00 +0000";
    static const char high[] = "99/zzz/9999:99:99:99 -9999";
    const uric_lanes least = uric_lanes_load(low + i);
    const uric_lanes bytes =
        uric_lanes_or(uric_lanes_load(s + i), uric_lanes_load(lower_case + i));

    return uric_lanes_at_most(uric_lanes_minus(bytes, least),
                              uric_lanes_minus(uric_lanes_load(high + i), least));
}

static URIC_ALWAYS_INLINE int is_time(const unsigned char *s)
{
    uric_lanes marks = time_at(s, LOG_CLOCK - URIC_LANES);
    unsigned i;

    for (i = 0; i < LOG_CLOCK - URIC_LANES; i += URIC_LANES)
        marks = uric_lanes_and(marks, time_at(s, i));
    return s[21] != ',' && uric_lanes_mask(marks) == URIC_LANES_ALL;
}

static URIC_ALWAYS_INLINE enum uric_status read_time(struct line_reading *r)
{
    if (r->end - r->p >= LOG_CLOCK && is_time(r->p)) {
        r->p += LOG_CLOCK;
        return URIC_OK;
    }
    return time_byte_by_byte(r);
}

static enum uric_status read_token(const struct uric_log_step *step, struct line_reading *r)
{
    const unsigned char *const begin = r->p;
    const unsigned char *stop = NULL;

    r->p = log_find_either(r->line, begin, r->end, ' ', '"', r->f->escape_byte, &r->escaped);
    if (step->length > 0 && step->stop != ' ' && r->p > begin)
        stop = (const unsigned char *)memchr(begin, step->stop, (size_t)(r->p - begin));
    if (stop != NULL) {
        r->p = stop;
        r->escaped = memchr(begin, r->f->escape_byte, (size_t)(stop - begin)) != NULL;
    }
    return r->p > begin ? URIC_OK : nothing_there(r);
}

static enum uric_status read_inside(struct line_reading *r)
{
    r->p = log_find_noting(r->line, r->p, r->end, '"', r->f->escape_byte, &r->escaped);
    return r->p < r->end ? URIC_OK : URIC_INCOMPLETE;
}

/* Reads a field with or without quotes. */
static enum uric_status read_either(const struct uric_log_step *step, struct line_reading *r)
{
    enum uric_status status;

    if (r->p == r->end || *r->p != '"')
        return read_token(step, r);
    r->at.begin++;
    r->p++;
    status = read_quoted(r);
    if (status == URIC_OK) {
        r->p++;
        r->closing = 1;
    }
    return status;
}

/* Reads a field whose kind has a grammar.  The text after it cannot be part of it, so the longest
 * such field must be followed by that text. */
static enum uric_status read_by_grammar(const struct uric_log_step *step,
                                        struct line_reading *r)
{
    struct uric_log_field_end at;

    if (step->kind == STEP_ISO || step->kind == STEP_DECIMAL || step->kind == STEP_STAMP)
        uric_log_scan_timing(step->kind, r->p, r->end, &at);
    else
        uric_log_scan_field(step->kind, r->p, r->end, &at);
    r->p = at.stop;
    r->escaped = at.escaped;
    return at.end == at.stop ? URIC_OK : nothing_there(r);
}

/* Nearly all clients and hosts consist of the bytes of names: addresses of IPv4, too. */
static URIC_ALWAYS_INLINE enum uric_status read_name(const struct uric_log_step *step,
                                                     struct line_reading *r)
{
    const unsigned char *const end = log_name_end(r->p, r->end);

    if (end == r->p && step->flags & STEP_MAY_BE_EMPTY && literal_follows(step, r))
        return URIC_OK;
    if (end == r->p || end == r->end || step->length == 0 || *end != step->stop)
        return read_by_grammar(step, r);
    r->p = end;
    return URIC_OK;
}

/* Whether a "-" is the word before r->p: only after it a user's name may be any. */
static int is_after_dash(const struct line_reading *r)
{
    const unsigned char *const p = r->p;

    return p - r->line >= 2 && p[-1] == ' ' && p[-2] == '-' &&
           (p - r->line == 2 || p[-3] == ' ');
}

static enum uric_status read_user_by_grammar(unsigned kind, struct line_reading *r)
{
    struct uric_log_field_end at;

    uric_log_scan_user(kind, r->p, r->end, &at);
    r->p = at.end != NULL ? at.end : at.stop;
    r->escaped = at.escaped;
    return at.end != NULL ? URIC_OK : nothing_there(r);
}

/* Whether a time follows the " [" at p, with its literal. */
static URIC_ALWAYS_INLINE int time_follows(const struct uric_log_step *step,
                                           const struct line_reading *r)
{
    const unsigned char *const time = r->p + 2;
    const size_t n = step->kind == STEP_USER ? 3 : 1;

    return r->end - r->p >= 2 + LOG_CLOCK + 3 && is_time(time) &&
           memcmp(time + LOG_CLOCK, "] \"", n) == 0;
}

/* Most users have no space in their name. */
static URIC_ALWAYS_INLINE enum uric_status read_user(const struct uric_log_step *step,
                                                     struct line_reading *r)
{
    const unsigned char *const begin = r->p;

    r->p = log_find_noting(r->line, begin, r->end, ' ', r->f->escape_byte, &r->escaped);
    if (literal_follows(step, r) && (r->p > begin || step->flags & STEP_MAY_BE_EMPTY) &&
        time_follows(step, r))
        return URIC_OK;
    r->p = begin;
    if (step->kind == STEP_USER && !is_after_dash(r))
        return read_user_by_grammar(STEP_WORDS, r);
    return read_user_by_grammar(step->kind, r);
}

static void skip_spaces(struct line_reading *r)
{
    while (r->p < r->end && *r->p == ' ')
        r->p++;
    r->at.begin = (uint32_t)(r->p - r->line);
}

static enum uric_status read_spaced(const struct uric_log_step *step, struct line_reading *r)
{
    skip_spaces(r);
    return read_either(step, r);
}

static enum uric_status read_padded(struct line_reading *r)
{
    skip_spaces(r);
    if (r->p < r->end && (*r->p == '-' || *r->p == '+'))
        r->p++;
    return read_number(r);
}

/* ---- storing fields ---- */

static URIC_ALWAYS_INLINE void put_column(struct line_reading *r, int column, int defined)
{
    r->row->column[column] = r->at;
    r->row->defined |= (uint64_t)defined << column;
    r->row->escaped |= (uint64_t)r->escaped << column;
}

/* Reads one "{...} " of HAProxy; braces within are escaped. */
static enum uric_status read_capture(struct line_reading *r, int column)
{
    r->escaped = 0;
    r->p++;
    r->at.begin = (uint32_t)(r->p - r->line);
    r->p = log_find_noting(r->line, r->p, r->end, '}', '#', &r->escaped);
    r->at.end = (uint32_t)(r->p - r->line);
    if (r->p == r->end || ++r->p == r->end)
        return URIC_INCOMPLETE;
    if (*r->p != ' ')
        return URIC_INVALID;
    r->p++;
    put_column(r, column, 1);
    return URIC_OK;
}

static int at_capture(const struct line_reading *r)
{
    return r->p < r->end && *r->p == '{';
}

static enum uric_status read_captures(const struct uric_log_step *step,
                                      struct line_reading *r)
{
    enum uric_status status = at_capture(r) ? read_capture(r, step->column) : URIC_OK;

    if (status == URIC_OK && at_capture(r))
        status = read_capture(r, r->f->captured_response);
    return status;
}

/* Splits the column at the last ":" if only digits follow it. */
static void part_address(struct line_reading *r)
{
    struct uric_log_row *const row = r->row;
    const unsigned char *const s = r->line;
    const uric_span at = r->at;
    uint32_t i = at.end;

    while (i > at.begin && uric_is_digit(s[i - 1]))
        i--;
    if (i == at.end || i - at.begin < 2 || s[i - 1] != ':')
        return;
    row->column[URIC_LOG_CLIENT].end = i - 1;
    uric_log_strip_brackets(s, &row->column[URIC_LOG_CLIENT]);
    if (i - at.begin == 2 && s[at.begin] == '-')
        row->defined &= ~LOG_BIT(URIC_LOG_CLIENT);
    row->column[URIC_LOG_CLIENT_PORT].begin = i;
    row->column[URIC_LOG_CLIENT_PORT].end = at.end;
    row->defined |= LOG_BIT(URIC_LOG_CLIENT_PORT);
}

/* For HAProxy: a field with "[" may be a part of the prefix of syslog, as may a "<". */
static int is_bracketed(const struct line_reading *r)
{
    return r->f->flags & FORMAT_SYSLOG &&
           (r->line[r->at.begin] == '<' ||
            memchr(r->line + r->at.begin, '[', r->at.end - r->at.begin) != NULL);
}

static int is_empty_name(const struct line_reading *r)
{
    return r->at.end - r->at.begin == 2 && memcmp(r->line + r->at.begin, "\"\"", 2) == 0;
}

/* Whether a field that is present counts as undefined. */
static URIC_ALWAYS_INLINE int is_undefined(const struct uric_log_step *step,
                                           const struct line_reading *r)
{
    if (r->f->flags & FORMAT_EMPTY_IS_NONE)
        return r->at.begin == r->at.end;
    return r->at.end - r->at.begin == 1 && r->line[r->at.begin] == '-' &&
           !(step->flags & STEP_DASH);
}

static URIC_ALWAYS_INLINE enum uric_status read_kind(const struct uric_log_step *step,
                                                     struct line_reading *r)
{
    switch (step->kind) {
    case STEP_QUOTED: return read_quoted(r);
    case STEP_NUMBER: return read_dash_or(r, 0);
    case STEP_STATUS: return read_dash_or(r, 3);
    case STEP_SIGNED: return read_signed(r);
    case STEP_TIME: return read_time(r);
    case STEP_TOKEN: return read_token(step, r);
    case STEP_EITHER: return read_either(step, r);
    case STEP_INSIDE: return read_inside(r);
    case STEP_CLIENT:
    case STEP_HOST: return read_name(step, r);
    case STEP_USER:
    case STEP_BASIC: return read_user(step, r);
    case STEP_ISO:
    case STEP_DECIMAL:
    case STEP_STAMP: return read_by_grammar(step, r);
    case STEP_SPACED: return read_spaced(step, r);
    case STEP_PADDED: return read_padded(r);
    default: return read_until(step, r);
    }
}

static URIC_ALWAYS_INLINE enum uric_status read_field(const struct uric_log_step *step,
                                                      struct line_reading *r)
{
    enum uric_status status;

    if (step->kind == STEP_CAPTURES)
        return read_captures(step, r);
    r->at.begin = (uint32_t)(r->p - r->line);
    r->closing = 0;
    r->escaped = 0;
    status = read_kind(step, r);
    if (status != URIC_OK)
        return status;
    r->at.end = (uint32_t)(r->p - r->line) - r->closing;
    if (step->flags & STEP_NAME && is_empty_name(r))
        r->at.end = r->at.begin;
    put_column(r, step->column, !is_undefined(step, r));
    if (step->kind != STEP_ADDRESS)
        return URIC_OK;
    part_address(r);
    return is_bracketed(r) ? URIC_INVALID : URIC_OK;
}

/* ---- the text between fields ---- */

/* Moves r->p to the first byte that differs from the literal. */
static enum uric_status lacks_literal(const struct uric_log_step *step,
                                      struct line_reading *r)
{
    const char *literal = r->f->text + step->text;

    while (r->p < r->end && *r->p == (unsigned char)*literal) {
        r->p++;
        literal++;
    }
    return nothing_there(r);
}

/* Skips "<6>", a priority without the rest of syslog's prefix. */
static const unsigned char *after_priority(const unsigned char *p, const unsigned char *end)
{
    const unsigned char *q = p;

    if (p == end || *p != '<')
        return p;
    do
        q++;
    while (q < end && uric_is_digit(*q));
    return q > p + 1 && q <= p + 4 && q < end && *q == '>' ? q + 1 : p;
}

/* Skips syslog's prefix, up to "[PID]: ". */
static const unsigned char *after_syslog(const unsigned char *p,
                                         const unsigned char *end)
{
    const unsigned char *const bracket =
        p < end ? (const unsigned char *)memchr(p, '[', (size_t)(end - p)) : NULL;
    const unsigned char *q = bracket;

    if (bracket == NULL)
        return after_priority(p, end);
    do
        q++;
    while (q < end && uric_is_digit(*q));
    return q > bracket + 1 && end - q >= 3 && memcmp(q, "]: ", 3) == 0 ? q + 3
                                                                         : after_priority(p, end);
}

/* The first byte at which the line cannot be syslog's prefix, which starts with any text without a
 * "[". */
static const unsigned char *stop_of_syslog(const unsigned char *p, const unsigned char *end)
{
    const char *after = "]: ";

    while (p < end && *p != '[')
        p++;
    if (end - p < 2 || !uric_is_digit(p[1]))
        return p < end ? p + 1 : end;
    do
        p++;
    while (p < end && uric_is_digit(*p));
    for (; *after != '\0' && p < end && *p == (unsigned char)*after; after++)
        p++;
    return p;
}

/* Reads the text before the first field. */
static enum uric_status read_prefix(struct line_reading *r, const char *prefix, size_t n)
{
    size_t i;

    if (r->f->flags & FORMAT_SYSLOG)
        r->p = after_syslog(r->p, r->end);
    for (i = 0; i < n; i++, r->p++) {
        if (r->p == r->end || *r->p != (unsigned char)prefix[i])
            return nothing_there(r);
    }
    return URIC_OK;
}

/* Whether the line ends here, or after a quote, and may do so. */
static URIC_ALWAYS_INLINE int is_last(const struct uric_log_step *step,
                                      const struct line_reading *r)
{
    return step->flags & STEP_LAST &&
           (r->p == r->end || (step->stop == '"' && r->end - r->p == 1 && *r->p == '"'));
}

/* Reads the fields that are unknown.  r->at is not that of a column any more. */
static enum uric_status read_more(struct line_reading *r)
{
    /* it ends at a space */
    static const struct uric_log_step unknown = { 0, 0, 0, 0, 0, 0, ' ', 0 };
    unsigned most = (r->f->flags & (FORMAT_OPEN | FORMAT_WIDE)) != 0 ? LOG_MORE : 0;

    for (; most > 0 && r->p < r->end && *r->p == ' '; most--) {
        enum uric_status status;

        r->p++;
        status = r->f->flags & FORMAT_WIDE ? read_either(&unknown, r) : read_token(&unknown, r);
        if (status != URIC_OK)
            return status;
    }
    return r->p == r->end ? URIC_OK : URIC_INVALID;
}

static URIC_ALWAYS_INLINE enum uric_status read_form(struct line_reading *r,
                                                     const struct uric_log_step *step,
                                                     const struct uric_log_step *last)
{
    for (; step < last; step++) {
        const enum uric_status status = read_field(step, r);

        if (status != URIC_OK)
            return status;
        if (is_last(step, r)) {
            r->row->cut = r->f->flags & FORMAT_SYSLOG && r->p == r->end;
            return URIC_OK;
        }
        if (!literal_follows(step, r))
            return lacks_literal(step, r);
        r->p += step->length;
    }
    return r->p == r->end ? URIC_OK : read_more(r);
}

/* Reads the line in the first form that it has.  The error is the one that is furthest. */
static URIC_ALWAYS_INLINE enum uric_status read_all(struct line_reading *r)
{
    const struct uric_log_held *const f = r->f;
    const struct uric_log_step *step = f->step, *const last = f->step + f->n_steps;
    const unsigned char *furthest = r->line;
    enum uric_status status = read_prefix(r, f->text + f->prefix, f->prefix_length);

    for (;;) {
        const struct uric_log_step *const next =
            f->flags & FORMAT_EITHER ? uric_log_next_form(step, last) : last;

        if (status == URIC_OK)
            status = read_form(r, step, next);
        if (status == URIC_OK || !(f->flags & FORMAT_EITHER))
            return status;
        r->row->cut = 0;
        if (r->p > furthest)
            furthest = r->p;
        r->row->defined = r->row->escaped = 0;
        if (next == last)
            break;
        r->p = r->line;
        status = read_prefix(r, f->text + next->text, next->length);
        step = next + 1;
    }
    r->p = furthest;
    return furthest == r->end ? URIC_INCOMPLETE : URIC_INVALID;
}

enum uric_status uric_log_read_steps(const struct uric_log_held *f,
                                     const unsigned char *line, size_t n,
                                     struct uric_log_row *row)
{
    struct line_reading r;
    enum uric_status status;

    r.f = f;
    r.row = row;
    r.line = r.p = line;
    r.end = n > 0 ? line + n : line;
    r.at.begin = 0;
    status = read_all(&r);
    if (status != URIC_OK && f->flags & FORMAT_SYSLOG && f->machine == LOG_ENTRIES) {
        const unsigned char *const stop = stop_of_syslog(line, r.end);

        if (stop >= r.p) {
            r.p = stop;
            status = stop == r.end ? URIC_INCOMPLETE : URIC_INVALID;
        }
    }
    if (status != URIC_OK)
        return uric_log_broken(row, status, (size_t)(r.p - line));
    if (f->from_request)
        uric_log_take_request(f, line, row);
    return URIC_OK;
}
