/* The formats of JSON lines: which column each member is. */
#include "log/log_format.h"
#include "log/log_json.h"

#include "util/bits.h"

struct uric_log_json_member {
    uint16_t path;     /* its offset in uric_log_json_paths */
    signed char field; /* enum uric_log_field, or OWN */
    unsigned char flags;
    uint32_t units; /* of a duration */
};

struct uric_log_json_schema {
    const char *name;
    const struct uric_log_json_member *members;
    unsigned char n, flags;
};

#include "tables/log_json_schemas.h"

enum { SCHEMAS = sizeof uric_log_json_schemas / sizeof *uric_log_json_schemas };

/* ---- making a format ---- */

static void begin_json(struct uric_log_maker *m, struct uric_log_held *f)
{
    uric_log_begin(m, f, ESCAPE_JSON, '\\');
    f->reader = LOG_JSON;
}

/* See LOG_JSON_HASH. */
static void index_path(struct uric_log_held *f, const struct uric_log_step *path,
                       unsigned i)
{
    const char *const text = f->text + path->text;
    unsigned at;

    f->step[LOG_JSON_HASH((unsigned char)*text)].mask |= LOG_BIT(i);
    for (at = 0; at <= path->length; at++) {
        if (at == path->length || text[at] == '.')
            f->step[LOG_JSON_HASH(at)].literal |= LOG_BIT(i);
    }
}

/* A column with several paths has no name of its own, so that callers can ask for each path. */
static int put_json_column(struct uric_log_maker *m, int field, const char *name, size_t n)
{
    struct uric_log_held *const f = m->f;

    if (field == OWN || !(f->columns & LOG_BIT(field)))
        return uric_log_put_column(m, field, '\0', name, n);
    f->name[field].end = f->name[field].begin;
    uric_log_put_literal(m, name, n);
    return field;
}

/* Adds a path of n bytes, which is the column's name or the end of it. */
static int put_json_member(struct uric_log_maker *m,
                           const struct uric_log_json_member *is, const char *name,
                           size_t n_name, size_t n)
{
    struct uric_log_held *const f = m->f;
    struct uric_log_step *path;
    int column;

    if (m->status != URIC_OK)
        return -1;
    if (f->n_steps == URIC_LOG_COLUMNS || n_name > (size_t)(URIC_LOG_TEXT - f->text_length) ||
        (is->field == OWN && f->n_columns == URIC_LOG_COLUMNS)) {
        m->status = URIC_TOO_LONG;
        return -1;
    }
    path = &f->step[f->n_steps];
    column = put_json_column(m, is->field, name, n_name);
    path->text = (uint16_t)(f->text_length - n);
    path->length = (uint16_t)n;
    path->column = (uint8_t)column;
    path->flags = is->flags;
    if (is->flags & JSON_REQUIRED)
        f->required |= LOG_BIT(column);
    if (column == URIC_LOG_CLIENT)
        f->columns |= LOG_BIT(URIC_LOG_CLIENT_PORT);
    if (column == URIC_LOG_DURATION)
        f->duration_units = is->units;
    index_path(f, path, f->n_steps++);
    return column;
}

static enum uric_status end_json(struct uric_log_maker *m)
{
    if (m->status == URIC_OK)
        uric_log_add_request(m->f);
    return m->status;
}

/* ---- named schemas ---- */

const char *uric_log_json_name(int i)
{
    return i >= 0 && i < SCHEMAS ? uric_log_json_schemas[i].name : NULL;
}

enum uric_status uric_log_json_named(struct uric_log_held *f, const char *name, size_t n)
{
    const struct uric_log_json_schema *schema = uric_log_json_schemas;
    struct uric_log_maker m;
    size_t i = 0;

    while (i < SCHEMAS && !uric_is_exactly(name, n, uric_log_json_schemas[i].name))
        i++;
    if (i == SCHEMAS)
        return URIC_UNKNOWN;
    schema += i;
    begin_json(&m, f);
    f->flags = schema->flags;
    for (i = 0; i < schema->n; i++) {
        const struct uric_log_json_member *const is = &schema->members[i];
        const char *const path = uric_log_json_paths + is->path;
        const size_t length = uric_log_length(path);

        put_json_member(&m, is, path, length, length);
    }
    return end_json(&m);
}

/* ---- schemas of the caller's ---- */

/* The field before the "=", or OWN if no field has that name. */
static int json_field_named(const char *s, size_t n)
{
    int field = 0;

    while (field < URIC_LOG_FIELDS && !uric_is_exactly(s, n, uric_log_field_name(field)))
        field++;
    return field < URIC_LOG_FIELDS ? field : OWN;
}

/* Adds the member of "field=path"; URIC_INVALID if the text has another form. */
static void put_json_pair(struct uric_log_maker *m, const char *s, size_t n)
{
    struct uric_log_json_member is = { 0, OWN, 0, 0 };
    const char *const equals = n > 0 ? (const char *)memchr(s, '=', n) : NULL;
    const size_t n_field = equals != NULL ? (size_t)(equals - s) : 0;
    const size_t n_path = equals != NULL ? n - n_field - 1 : 0;

    is.field = (signed char)json_field_named(s, n_field);
    if (is.field == OWN || n_path == 0)
        m->status = URIC_INVALID;
    put_json_member(m, &is, s + n - n_path, n_path, n_path);
}

static void put_json_pairs(struct uric_log_maker *m, const char *s, size_t n)
{
    size_t at = 0;

    while (m->status == URIC_OK && at <= n) {
        const char *const comma = at < n ? (const char *)memchr(s + at, ',', n - at) : NULL;
        const size_t length = comma != NULL ? (size_t)(comma - s) - at : n - at;

        m->f->error_offset = (uint32_t)at;
        put_json_pair(m, s + at, length);
        at += length + 1;
    }
}

enum uric_status uric_log_format_json(struct uric_log_format *format, const char *s,
                                      size_t n)
{
    static const struct uric_log_json_member target = { 0, URIC_LOG_TARGET, 0, 0 };
    struct uric_log_held *const f = uric_log_held_in(format);
    struct uric_log_maker m;

    begin_json(&m, f);
    if (n == 0)
        return URIC_INVALID;
    if (n > UINT32_MAX)
        return URIC_TOO_LONG;
    if (memchr(s, '=', n) != NULL)
        put_json_pairs(&m, s, n);
    else
        put_json_member(&m, &target, s, n, n);
    if (m.status == URIC_OK)
        f->error_offset = 0;
    return end_json(&m);
}

/* ---- members of their own ---- */

int uric_log_json_add(struct uric_log_format *format, const char *path, size_t n)
{
    static const struct uric_log_json_member own = { 0, OWN, 0, 0 };
    struct uric_log_held *const f = uric_log_held_in(format);
    const int before = uric_log_find_column(f, path, n);
    struct uric_log_maker m;

    if (f->reader != LOG_JSON || n == 0)
        return -1;
    if (before >= 0)
        return before;
    m.f = f;
    m.status = URIC_OK;
    return put_json_member(&m, &own, path, n, n > 1 && *path == '.' ? n - 1 : n);
}

void uric_log_json_require(struct uric_log_format *format, int column)
{
    struct uric_log_held *const f = uric_log_held_in(format);

    if (f->reader == LOG_JSON && column >= 0 && column < URIC_LOG_COLUMNS)
        f->required |= f->columns & LOG_BIT(column);
}
