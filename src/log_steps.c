/* Lines of a format that is fields and what stands between them: each field is as its
 * kind says, and the literal behind it stands there.  Nothing is looked at twice. */
#include "log_read.h"

#include "log_scan.h"

struct line_reading {
    const unsigned char *line, *p, *end; /* p: up to where it has been read */
    int escaped;                         /* the field has the byte of escapes */
};

/* From p on, does the literal stand here? */
static URIC_ALWAYS_INLINE int stands(const struct uric_log_format *f,
                                     const struct uric_log_step *step,
                                     const unsigned char *p, const unsigned char *end)
{
    uint64_t word;

    if (end - p >= 8 && step->length <= 8) {
        memcpy(&word, p, 8);
        return ((word ^ step->literal) & step->mask) == 0;
    }
    return (size_t)(end - p) >= step->length &&
           memcmp(p, f->text + step->text, step->length) == 0;
}

/* A field of which a literal of one byte ends at p, as ", " and " : " do not. */
static int is_of_list(const struct line_reading *r, const unsigned char *begin)
{
    return *r->p == ' ' && ((r->p > begin && (r->p[-1] == ',' || r->p[-1] == ':')) ||
                            (r->end - r->p > 1 && r->p[1] == ':'));
}

/* These read a field from r->p on: URIC_OK, and r->p is behind it; or where and why it
 * can be none. */

static URIC_ALWAYS_INLINE int read_until(const struct uric_log_format *f,
                                         const struct uric_log_step *step,
                                         struct line_reading *r)
{
    const unsigned char *const begin = r->p;

    if (!(step->flags & STEP_MAY_BE_EMPTY)) {
        if (r->p == r->end)
            return URIC_INCOMPLETE;
        if (*r->p == step->stop && step->length > 0)
            return URIC_INVALID;
    }
    if (step->length == 0) {
        r->escaped = memchr(r->p, f->escape_byte, (size_t)(r->end - r->p)) != NULL;
        r->p = r->end;
        return URIC_OK;
    }
    for (;; r->p++) {
        r->p = log_find_noting(r->line, r->p, r->end, step->stop, f->escape_byte,
                               &r->escaped);
        if (r->p == r->end)
            return URIC_INCOMPLETE;
        if (step->length > 1 && !(step->flags & STEP_WORD) &&
            !stands(f, step, r->p, r->end))
            continue;
        if (step->flags & STEP_LIST && is_of_list(r, begin))
            continue;
        return URIC_OK;
    }
}

/* Up to a quote; the escape and the byte behind it are passed over. */
static URIC_ALWAYS_INLINE int read_quoted(struct line_reading *r, unsigned char escape)
{
    for (;; r->p += 2) {
        r->p = log_find(r->line, r->p, r->end, '"', escape);
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

static int nothing_there(const struct line_reading *r)
{
    return r->p == r->end ? URIC_INCOMPLETE : URIC_INVALID;
}

static URIC_ALWAYS_INLINE int read_number(struct line_reading *r)
{
    const unsigned char *const begin = r->p;

    while (r->p < r->end && log_is_digit(*r->p))
        r->p++;
    return r->p > begin ? URIC_OK : nothing_there(r);
}

static int read_dash_or(struct line_reading *r, int digits)
{
    if (r->p < r->end && *r->p == '-') {
        r->p++;
        return URIC_OK;
    }
    if (digits == 0)
        return read_number(r);
    for (; digits > 0; digits--, r->p++) {
        if (r->p == r->end || !log_is_digit(*r->p))
            return nothing_there(r);
    }
    return URIC_OK;
}

static int read_signed(struct line_reading *r)
{
    if (r->p < r->end && (*r->p == '-' || *r->p == '+'))
        r->p++;
    return read_number(r);
}

/* "10/Oct/2000:13:55:36 -0700" */
#define TIME_LENGTH 26

static int fits(unsigned char c, char shape)
{
    switch (shape) {
    case '0': return log_is_digit(c);
    case 'A': return log_is_letter(c);
    case '+': return c == '+' || c == '-';
    default: return c == (unsigned char)shape;
    }
}

static int time_byte_by_byte(struct line_reading *r)
{
    static const char shape[TIME_LENGTH + 1] = "00/AAA/0000:00:00:00 +0000";
    int i;

    for (i = 0; i < TIME_LENGTH; i++, r->p++) {
        if (r->p == r->end || !fits(*r->p, shape[i]))
            return nothing_there(r);
    }
    return URIC_OK;
}

#ifdef LOG_VECTOR
/* Whether each byte, with these bits set, is no less than low and no more than high. */
static inline int is_between(log_block block, const unsigned char *set,
                             const unsigned char *low, const unsigned char *high)
{
#if LOG_VECTOR == 1
    const log_block cased = _mm_or_si128(block, log_load(set));
    const log_block outside = _mm_or_si128(_mm_subs_epu8(cased, log_load(high)),
                                           _mm_subs_epu8(log_load(low), cased));

    return log_equal(outside, 0) == 0xFFFF;
#else
    const log_block cased = vorrq_u8(block, log_load(set));
    const log_block outside = vorrq_u8(vqsubq_u8(cased, log_load(high)),
                                       vqsubq_u8(log_load(low), cased));

    return vmaxvq_u8(outside) == 0;
#endif
}
#endif

static URIC_ALWAYS_INLINE int read_time(struct line_reading *r)
{
#ifdef LOG_VECTOR
    /* of "10/Oct/2000:13:5" and "00:13:55:36 -0700", the sign by itself */
    static const unsigned char set[16] = { 0, 0, 0, 0x20, 0x20, 0x20 };
    static const unsigned char none[16] = { 0 };
    static const unsigned char low[2][16] = {
        { '0', '0', '/', 'a', 'a', 'a', '/', '0', '0', '0', '0', ':', '0', '0', ':', '0' },
        { '0', ':', '0', '0', ':', '0', '0', ':', '0', '0', ' ', '+', '0', '0', '0', '0' }
    };
    static const unsigned char high[2][16] = {
        { '9', '9', '/', 'z', 'z', 'z', '/', '9', '9', '9', '9', ':', '9', '9', ':', '9' },
        { '9', ':', '9', '9', ':', '9', '9', ':', '9', '9', ' ', '-', '9', '9', '9', '9' }
    };

    if (r->end - r->p >= TIME_LENGTH && r->p[21] != ',' &&
        is_between(log_load(r->p), set, low[0], high[0]) &&
        is_between(log_load(r->p + 10), none, low[1], high[1])) {
        r->p += TIME_LENGTH;
        return URIC_OK;
    }
#endif
    return time_byte_by_byte(r);
}

/* The column is up to the last ":" that only digits follow, where there is one. */
static void part_address(struct uric_log_row *row, const unsigned char *line,
                         uric_span at)
{
    uint32_t i = at.end;

    while (i > at.begin && log_is_digit(line[i - 1]))
        i--;
    if (i == at.end || i - at.begin < 2 || line[i - 1] != ':')
        return;
    row->column[URIC_LOG_CLIENT].end = i - 1;
    if (i - at.begin == 2 && line[at.begin] == '-')
        row->defined &= ~LOG_BIT(URIC_LOG_CLIENT);
    row->column[URIC_LOG_CLIENT_PORT].begin = i;
    row->column[URIC_LOG_CLIENT_PORT].end = at.end;
    row->defined |= LOG_BIT(URIC_LOG_CLIENT_PORT);
}

/* One "{...} " of HAProxy, whose brace within is escaped. */
static int read_capture(struct line_reading *r, uric_span *at)
{
    at->begin = (uint32_t)(++r->p - r->line);
    r->p = log_find_noting(r->line, r->p, r->end, '}', '#', &r->escaped);
    at->end = (uint32_t)(r->p - r->line);
    if (r->p == r->end || ++r->p == r->end)
        return URIC_INCOMPLETE;
    return *r->p++ == ' ' ? URIC_OK : (r->p--, URIC_INVALID);
}

static int read_captures(const struct uric_log_format *f, const struct uric_log_step *step,
                         struct line_reading *r, struct uric_log_row *row)
{
    int column = step->column, status = URIC_OK;

    for (;; column = f->captured_response) {
        if (r->p == r->end || *r->p != '{' || status != URIC_OK)
            return status;
        r->escaped = 0;
        status = read_capture(r, &row->column[column]);
        row->defined |= LOG_BIT(column);
        row->escaped |= (uint64_t)r->escaped << column;
        if (column == f->captured_response)
            return status;
    }
}

static int read_either(struct line_reading *r, unsigned char escape, uric_span *at)
{
    int status;

    if (r->p == r->end || *r->p == ' ')
        return nothing_there(r);
    if (*r->p != '"') {
        r->p = log_find_noting(r->line, r->p, r->end, ' ', escape, &r->escaped);
        at->end = (uint32_t)(r->p - r->line);
        return URIC_OK;
    }
    at->begin++;
    r->p++;
    status = read_quoted(r, escape);
    at->end = (uint32_t)(r->p - r->line);
    if (status == URIC_OK)
        r->p++;
    return status;
}

/* Whether a field that is there is undefined all the same. */
static URIC_ALWAYS_INLINE int is_undefined(const struct uric_log_format *f,
                                           const struct uric_log_step *step,
                                           const unsigned char *line, uric_span at)
{
    if (f->flags & FORMAT_EMPTY_IS_NONE)
        return at.begin == at.end;
    return at.end - at.begin == 1 && line[at.begin] == '-' && !(step->flags & STEP_DASH);
}

/* Where what the step says goes wrong behind the field. */
static int lacks_literal(const struct uric_log_format *f, const struct uric_log_step *step,
                         struct line_reading *r)
{
    const char *const literal = f->text + step->text;
    size_t i = 0;

    while (r->p < r->end && *r->p == (unsigned char)literal[i]) {
        r->p++;
        i++;
    }
    return nothing_there(r);
}

/* What syslog writes before the line, up to "[PID]: ". */
static const unsigned char *behind_syslog(const unsigned char *p, const unsigned char *end)
{
    const unsigned char *const bracket =
        p < end ? (const unsigned char *)memchr(p, '[', (size_t)(end - p)) : NULL;
    const unsigned char *q = bracket;

    if (bracket == NULL)
        return p;
    while (++q < end && log_is_digit(*q))
        ;
    return q > bracket + 1 && end - q >= 3 && memcmp(q, "]: ", 3) == 0 ? q + 3 : p;
}

static int read_prefix(const struct uric_log_format *f, struct line_reading *r)
{
    const char *const prefix = f->text + f->prefix;
    size_t i;

    if (f->flags & FORMAT_SYSLOG)
        r->p = behind_syslog(r->p, r->end);
    for (i = 0; i < f->prefix_length; i++, r->p++) {
        if (r->p == r->end || *r->p != (unsigned char)prefix[i])
            return nothing_there(r);
    }
    return URIC_OK;
}

int uric_log_read_steps(const struct uric_log_format *f, const unsigned char *line,
                        size_t n, struct uric_log_row *row)
{
    const struct uric_log_step *step = f->step, *const last = f->step + f->n_steps;
    struct line_reading r;
    int status;

    r.line = r.p = line;
    r.end = line + n;
    if (f->prefix_length > 0 || f->flags & FORMAT_SYSLOG) {
        status = read_prefix(f, &r);
        if (status != URIC_OK)
            return uric_log_broken(row, status, (size_t)(r.p - line));
    }
    for (; step < last; step++) {
        uric_span at;

        at.begin = (uint32_t)(r.p - line);
        at.end = 0;
        r.escaped = 0;
        switch (step->kind) {
        case STEP_QUOTED: status = read_quoted(&r, f->escape_byte); break;
        case STEP_NUMBER: status = read_dash_or(&r, 0); break;
        case STEP_STATUS: status = read_dash_or(&r, 3); break;
        case STEP_SIGNED: status = read_signed(&r); break;
        case STEP_TIME: status = read_time(&r); break;
        case STEP_EITHER: status = read_either(&r, f->escape_byte, &at); break;
        case STEP_CAPTURES: status = read_captures(f, step, &r, row); break;
        default: status = read_until(f, step, &r); break;
        }
        if (status != URIC_OK)
            return uric_log_broken(row, status, (size_t)(r.p - line));
        if (step->kind != STEP_CAPTURES) {
            if (step->kind != STEP_EITHER)
                at.end = (uint32_t)(r.p - line);
            if (step->flags & STEP_USER && at.end - at.begin == 2 &&
                memcmp(line + at.begin, "\"\"", 2) == 0)
                at.end = at.begin;
            row->column[step->column] = at;
            row->defined |= (uint64_t)!is_undefined(f, step, line, at) << step->column;
            row->escaped |= (uint64_t)r.escaped << step->column;
            if (step->kind == STEP_ADDRESS) {
                if (f->flags & FORMAT_SYSLOG && memchr(line + at.begin, '[', at.end - at.begin))
                    return uric_log_broken(row, URIC_INVALID, at.begin);
                part_address(row, line, at);
            }
        }
        if (step->flags & STEP_LAST && r.p == r.end)
            break;
        if (!stands(f, step, r.p, r.end)) {
            status = lacks_literal(f, step, &r);
            return uric_log_broken(row, status, (size_t)(r.p - line));
        }
        r.p += step->length;
    }
    if (r.p < r.end && !(f->flags & FORMAT_OPEN && *r.p == ' '))
        return uric_log_broken(row, URIC_INVALID, (size_t)(r.p - line));
    if (f->from_request)
        uric_log_take_request(f, line, row);
    return URIC_OK;
}
