#include "cli/log/log_line.h"

#include "cli/memory.h"

#include <stdlib.h>
#include <string.h>

void log_line_begin(struct log_line *line, const struct log_fields *fields, int decode)
{
    const size_t rooms = fields->n + LOG_FREE_ROOMS;
    size_t i;

    memset(line, 0, sizeof *line);
    line->fields = fields;
    line->decode = decode;
    line->format = *fields->format;
    line->column = memory_of(fields->n * sizeof *line->column);
    for (i = 0; i < fields->n; i++)
        line->column[i] = fields->list[i].column;
    line->room = memory_of(rooms * sizeof *line->room);
    memset(line->room, 0, rooms * sizeof *line->room);
}

void log_line_end(struct log_line *line)
{
    size_t i;

    for (i = 0; line->room && i < line->fields->n + LOG_FREE_ROOMS; i++)
        room_free(&line->room[i]);
    free(line->room);
    free(line->column);
    room_free(&line->target.room);
    room_free(&line->referer.room);
}

/* ---- directives ---- */

static void find_columns(struct log_line *line)
{
    size_t i;

    for (i = 0; i < line->fields->n; i++)
        line->column[i] = log_fields_column(&line->fields->list[i], &line->format);
}

/* The serial of a directive that this line reader has read itself; no chunk's has it. */
#define OWN_SERIAL UINT64_MAX

void log_line_direct(struct log_line *line, const struct directive *directive)
{
    const uint64_t serial = directive ? directive->serial : 0;

    if (serial == line->directive)
        return;
    line->directive = serial;
    line->format = *line->fields->format;
    if (directive)
        uric_log_directive(&line->format, directive->s, directive->n);
    find_columns(line);
}

void log_line_read(struct log_line *line, const struct record *record, size_t longest)
{
    line->record = *record;
    line->target.is_read = line->referer.is_read = 0;
    if (record->too_long) {
        line->status = URIC_TOO_LONG;
        line->row.error_offset = (uint32_t)longest;
        return;
    }
    line->status = uric_log_read(&line->format, record->s, record->n, &line->row);
    if (line->status == URIC_DIRECTIVE &&
        uric_log_directive(&line->format, record->s, record->n)) {
        line->directive = OWN_SERIAL;
        find_columns(line);
    }
}

/* ---- columns ---- */

static struct uric_bytes undefined(void)
{
    struct uric_bytes none = { NULL, 0 };
    return none;
}

/* The column's value, with the server's escapes undone. */
static struct uric_bytes column(struct log_line *line, int c, struct room *room)
{
    struct uric_bytes bytes = undefined();

    if (c < 0 || !uric_log_has(&line->row, c))
        return bytes;
    if (line->row.escaped >> c & 1)
        room_need(room, memory_sum(line->record.n, 1));
    uric_log_value(&line->format, line->record.s, &line->row, c, room->s, room->size,
                   &bytes);
    return bytes;
}

static struct value text(struct uric_bytes bytes)
{
    return bytes.s ? value_text(VALUE_RAW, bytes.s, bytes.n) : value_undefined();
}

/* With --decode, decodes the triplets of a URI; malformed ones stay. */
static struct value decoded(const struct log_line *line, struct uric_bytes bytes,
                            struct room *room)
{
    size_t from = 0, n = 0;

    if (!line->decode || bytes.s == NULL || memchr(bytes.s, '%', bytes.n) == NULL)
        return text(bytes);
    if (bytes.s != room->s)
        room_need(room, bytes.n);
    while (from < bytes.n) {
        size_t length, stopped;

        uric_decode(bytes.s + from, bytes.n - from, 0, room->s + n, bytes.n - from,
                    &length, &stopped);
        n += length;
        from += stopped;
        if (from < bytes.n)
            room->s[n++] = bytes.s[from++];
    }
    return value_text(VALUE_RAW, room->s, n);
}

/* ---- URIs ---- */

static uric_span span(const char *s, const char *begin, const char *end)
{
    uric_span at;

    at.begin = (uint32_t)(begin - s);
    at.end = (uint32_t)(end - s);
    return at;
}

/* Splits an authority that may be invalid: the userinfo ends at the last "@"; the port follows
 * the last colon, if only digits follow. */
static void split_authority(const char *s, uric_span authority, struct uric *u)
{
    const char *begin = s + authority.begin, *const end = s + authority.end;
    const char *at = end;

    while (at > begin && at[-1] != '@')
        at--;
    if (at > begin) {
        u->part[URIC_USERINFO] = span(s, begin, at - 1);
        u->defined |= 1 << URIC_USERINFO;
        begin = at;
    }
    for (at = end; at > begin && at[-1] >= '0' && at[-1] <= '9';)
        at--;
    u->part[URIC_HOST] = span(s, begin, end);
    u->defined |= 1 << URIC_HOST;
    if (at > begin && at[-1] == ':') {
        u->part[URIC_PORT] = span(s, at, end);
        u->defined |= 1 << URIC_PORT;
        u->part[URIC_HOST].end = (uint32_t)(at - 1 - s);
    }
}

static void split(struct uric_bytes text, struct uric *u)
{
    static const int parts[URIC_SPLIT_PARTS] = { URIC_SCHEME, -1, URIC_PATH, URIC_QUERY,
                                                 URIC_FRAGMENT };
    const uint32_t error_offset = u->error_offset;
    struct uric_split_result r;
    int i;

    memset(u, 0, sizeof *u);
    u->error_offset = error_offset;
    if (uric_split(text.s, text.n, &r) != URIC_OK)
        return;
    for (i = 0; i < URIC_SPLIT_PARTS; i++) {
        if (!(r.defined >> i & 1))
            continue;
        if (i == URIC_SPLIT_AUTHORITY) {
            split_authority(text.s, r.part[i], u);
        } else {
            u->part[parts[i]] = r.part[i];
            u->defined |= (uint8_t)(1 << parts[i]);
        }
    }
}

/* A target that starts with a slash can only be an origin-form. */
static enum uric_status read_target(const struct log_line *line, struct uric_bytes target,
                       struct uric *u)
{
    const uric_span method = line->row.column[URIC_LOG_METHOD];
    int rule = URIC_RULE_REQUEST_TARGET;

    if (target.n > 0 && *target.s == '/')
        return uric_parse_origin_form(target.s, target.n, u);
    if (uric_log_has(&line->row, URIC_LOG_METHOD) && method.end - method.begin == 7 &&
        memcmp(line->record.s + method.begin, "CONNECT", 7) == 0)
        rule = URIC_RULE_REQUEST_TARGET_CONNECT;
    return uric_parse_as(rule, target.s, target.n, u);
}

static const struct log_uri *uri(struct log_line *line, int c)
{
    struct log_uri *uri = c == URIC_LOG_TARGET ? &line->target : &line->referer;

    if (uri->is_read)
        return uri;
    uri->is_read = 1;
    uri->text = column(line, c, &uri->room);
    uri->defined = uri->text.s != NULL;
    if (!uri->defined)
        return uri;
    uri->valid = (c == URIC_LOG_TARGET ? read_target(line, uri->text, &uri->u)
                                       : uric_parse(uri->text.s, uri->text.n, &uri->u)) ==
                 URIC_OK;
    if (!uri->valid)
        split(uri->text, &uri->u);
    return uri;
}

static struct uric_bytes piece(const struct log_uri *uri, uric_span at)
{
    struct uric_bytes bytes;

    bytes.s = uri->text.s + at.begin;
    bytes.n = at.end - at.begin;
    return bytes;
}

static struct uric_bytes segment(const struct log_uri *uri, uint64_t number)
{
    uric_span rest = uri->u.part[URIC_PATH], at;

    while (uric_has(&uri->u, URIC_PATH) && uric_segment_next(uri->text.s, &rest, &at)) {
        if (--number == 0)
            return piece(uri, at);
    }
    return undefined();
}

static struct uric_bytes parameter(const struct log_uri *uri, const struct log_field *f)
{
    uric_span rest = uri->u.part[URIC_QUERY];
    struct uric_query_pair pair;

    if (!uric_has(&uri->u, URIC_QUERY) ||
        !uric_query_find(uri->text.s, &rest, 0, f->key, f->n_key, &pair) ||
        !pair.has_value)
        return undefined();
    return piece(uri, pair.value);
}

static struct uric_bytes form(const struct log_uri *uri)
{
    const char *name = uri->valid ? uric_request_form_name((int)uric_request_form(&uri->u)) : NULL;
    struct uric_bytes bytes = { name, name ? strlen(name) : 0 };

    return bytes;
}

static struct uric_bytes part(const struct log_uri *uri, const struct log_field *f)
{
    const char *s = uri->text.s;
    uric_span at;

    switch (f->kind) {
    case LOG_SEGMENT: return segment(uri, f->segment);
    case LOG_PARAMETER: return parameter(uri, f);
    case LOG_FORM: return form(uri);
    case LOG_USER: return uric_user(uric_bind(s, &uri->u), &at) ? piece(uri, at) : undefined();
    case LOG_PASSWORD:
        return uric_password(uric_bind(s, &uri->u), &at) ? piece(uri, at) : undefined();
    case LOG_AUTHORITY:
        return uric_has(&uri->u, URIC_HOST) ? piece(uri, uric_authority(&uri->u))
                                            : undefined();
    default:
        return uric_has(&uri->u, (enum uric_part)f->part)
                   ? piece(uri, uri->u.part[f->part])
                   : undefined();
    }
}

static struct value uri_value(struct log_line *line, const struct log_field *f,
                              struct room *room)
{
    const struct log_uri *u = uri(line, f->column);

    if (!u->defined)
        return value_undefined();
    if (f->kind == LOG_PART_ERROR)
        return u->valid ? value_undefined() : value_number(u->u.error_offset);
    return decoded(line, part(u, f), room);
}

/* ---- times ---- */

static int two_digits(const char *s)
{
    return s[0] >= '0' && s[0] <= '9' && s[1] >= '0' && s[1] <= '9';
}

/* "10/Oct/2000:13:55:36" to "2000-10-10T13:55:36". */
static int from_clf(const char *s, char *to)
{
    static const char months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    size_t m;

    if (s[2] != '/' || s[6] != '/' || s[11] != ':' || !two_digits(s))
        return 0;
    for (m = 0; m < 12 && memcmp(months + 3 * m, s + 3, 3) != 0; m++)
        continue;
    if (m == 12)
        return 0;
    memcpy(to, s + 7, 4);
    to[4] = to[7] = '-';
    to[5] = (char)('0' + (m + 1) / 10);
    to[6] = (char)('0' + (m + 1) % 10);
    memcpy(to + 8, s, 2);
    to[10] = 'T';
    memcpy(to + 11, s + 12, 8);
    return 1;
}

static struct value time_value(struct log_line *line, const struct log_field *f,
                               struct room *room)
{
    enum { CLF = 20, ISO = 19 };
    const struct uric_bytes time = column(line, f->column, room);
    char iso[ISO];

    if (time.s && time.n >= CLF && from_clf(time.s, iso))
        ;
    else if (time.s && time.n >= ISO && time.s[4] == '-' && time.s[7] == '-' &&
             two_digits(time.s))
        memcpy(iso, time.s, ISO);
    else
        return value_undefined();
    iso[10] = 'T';
    room_need(room, ISO);
    memcpy(room->s, iso, ISO);
    return value_text(VALUE_RAW, room->s, (size_t)f->part);
}

/* By its column or, in JSON, by its name. */
static int is_uri(const struct log_field *f, int c)
{
    return c == URIC_LOG_TARGET || c == URIC_LOG_REFERER || strcmp(f->name, "referer") == 0;
}

struct value log_line_value(struct log_line *line, size_t field, size_t room)
{
    const struct log_field *f = &line->fields->list[field];
    struct room *r = &line->room[room];

    switch (f->kind) {
    case LOG_RECORD: return value_number(line->record.number);
    case LOG_INPUT:
        return line->record.too_long
                   ? value_undefined()
                   : value_text(VALUE_RAW, line->record.s, line->record.n);
    case LOG_ERROR:
        return line->status == URIC_OK || line->status == URIC_DIRECTIVE
                   ? value_undefined()
                   : value_number(line->row.error_offset);
    default: break;
    }
    if (line->status != URIC_OK)
        return value_undefined();
    switch (f->kind) {
    case LOG_COLUMN:
        return is_uri(f, line->column[field])
                   ? decoded(line, column(line, line->column[field], r), r)
                   : text(column(line, line->column[field], r));
    case LOG_TIME_PART: return time_value(line, f, r);
    default: return uri_value(line, f, r);
    }
}
