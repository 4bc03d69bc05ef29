/* Reads the names of a log's fields, and finds the column and the part of each. */
#include "cli/log/log_fields.h"

#include "cli/memory.h"
#include "cli/message.h"
#include "util/ascii.h"

#include <stdlib.h>
#include <string.h>

struct part {
    const char *name;
    enum log_kind kind;
    int part;
};

static const struct part parts[] = {
    { "scheme", LOG_PART, URIC_SCHEME },
    { "authority", LOG_AUTHORITY, 0 },
    { "userinfo", LOG_PART, URIC_USERINFO },
    { "user", LOG_USER, 0 },
    { "password", LOG_PASSWORD, 0 },
    { "host", LOG_PART, URIC_HOST },
    { "port", LOG_PART, URIC_PORT },
    { "path", LOG_PART, URIC_PATH },
    { "query", LOG_PART, URIC_QUERY },
    { "fragment", LOG_PART, URIC_FRAGMENT },
    { "form", LOG_FORM, 0 },
    { "error", LOG_PART_ERROR, 0 },
    { "error-part", LOG_ERROR_PART, 0 },
    { "tolerated", LOG_TOLERATED, 0 }
};

/* The length of each field, as a prefix of "2000-10-10T13:55:36". */
static const struct part times[] = {
    { "day", LOG_TIME_PART, 10 }, { "hour", LOG_TIME_PART, 13 },
    { "minute", LOG_TIME_PART, 16 }, { "second", LOG_TIME_PART, 19 }
};

static const struct part lines[] = {
    { "record", LOG_RECORD, 0 }, { "input", LOG_INPUT, 0 }, { "error", LOG_ERROR, 0 }
};

enum {
    PARTS = sizeof parts / sizeof *parts,
    TIMES = sizeof times / sizeof *times,
    LINES = sizeof lines / sizeof *lines
};

static const struct part *find(const struct part *list, size_t n_list, const char *name,
                               size_t n)
{
    size_t i;

    for (i = 0; i < n_list; i++) {
        if (uric_is_exactly(name, n, list[i].name))
            return &list[i];
    }
    return NULL;
}

/* The rest of the name after `begin` and "."; NULL if the name does not start with them. */
static const char *after(const char *name, size_t n, const char *begin, size_t *rest)
{
    const size_t length = strlen(begin);

    if (n <= length + 1 || memcmp(name, begin, length) != 0 || name[length] != '.')
        return NULL;
    *rest = n - length - 1;
    return name + length + 1;
}

/* Reads a number from 1 on; returns 0 if it is not one. */
static uint64_t ordinal(const char *s, size_t n)
{
    uint64_t number = 0;
    size_t i;

    if (n == 0 || n > 18)
        return 0;
    for (i = 0; i < n; i++) {
        if (s[i] < '0' || s[i] > '9')
            return 0;
        number = 10 * number + (uint64_t)(s[i] - '0');
    }
    return number;
}

/* Reads what follows "target." or "referer.". */
static int read_part(struct log_field *field, const char *name, size_t n)
{
    const struct part *part = find(parts, PARTS, name, n);

    if (part) {
        field->kind = part->kind;
        field->part = part->part;
        return 0;
    }
    if ((field->key = after(name, n, "query", &field->n_key)) != NULL) {
        field->kind = LOG_PARAMETER;
        return 0;
    }
    if ((field->key = after(name, n, "path", &field->n_key)) != NULL) {
        field->kind = LOG_SEGMENT;
        field->segment = ordinal(field->key, field->n_key);
        return field->segment > 0 ? 0 : -1;
    }
    return -1;
}

static int read_column_part(struct log_field *field, const char *name, size_t n)
{
    const struct part *time;
    const char *rest;
    size_t length;

    if ((rest = after(name, n, "target", &length)) != NULL) {
        field->column = URIC_LOG_TARGET;
        return read_part(field, rest, length);
    }
    if ((rest = after(name, n, "referer", &length)) != NULL) {
        field->column = URIC_LOG_REFERER;
        /* only targets have a form */
        return read_part(field, rest, length) < 0 || field->kind == LOG_FORM ? -1 : 0;
    }
    if ((rest = after(name, n, "time", &length)) != NULL &&
        (time = find(times, TIMES, rest, length)) != NULL) {
        field->column = URIC_LOG_TIME;
        field->kind = time->kind;
        field->part = time->part;
        return 0;
    }
    return -1;
}

/* Finds the column, or accepts its name if a directive may add it; a JSON format adds the
 * member of that name. */
static int read_column(const struct log_fields *f, struct log_field *field,
                       const char *name, size_t n)
{
    field->kind = LOG_COLUMN;
    field->column = uric_log_column(f->format, name, n);
    if (field->column < 0)
        field->column = uric_log_json_add(f->format, name, n);
    return field->column >= 0 || f->may_come ? 0 : -1;
}

/* Whether the format has the column that the field is a part of, or may get it; a JSON format
 * adds the member of that name. */
static int find_whole(const struct log_fields *f, struct log_field *field)
{
    const char *name = uric_log_field_name(field->column);

    if (f->format->columns >> field->column & 1 || f->may_come)
        return 1;
    field->column = uric_log_json_add(f->format, name, strlen(name));
    return field->column >= 0;
}

static int read_field(const struct log_fields *f, struct log_field *field,
                      const char *name, size_t n)
{
    const struct part *line = find(lines, LINES, name, n);

    field->column = -1;
    if (line) {
        field->kind = line->kind;
        return 0;
    }
    if (read_column_part(field, name, n) == 0)
        return find_whole(f, field) ? 0 : -1;
    return read_column(f, field, name, n);
}

/* ---- names ---- */

struct names {
    const char **list;
    size_t n;
};

static void add_parts(struct names *names, char *text, const char *column,
                      const struct part *list, size_t n, size_t size)
{
    size_t i;

    for (i = 0; i < n; i++, text += size) {
        strcpy(text, column);
        strcat(text, ".");
        strcat(text, list[i].name);
        names->list[names->n++] = text;
    }
}

static size_t names_of(const struct uric_log_format *format, const char **list,
                       char (*text)[64])
{
    size_t n = 0, used = 0;
    int c;

    for (c = 0; c < URIC_LOG_COLUMNS; c++) {
        const struct uric_bytes name = uric_log_column_name(format, c);

        if (!(format->columns >> c & 1))
            continue;
        if (c < URIC_LOG_FIELDS)
            list[n++] = uric_log_field_name(c);
        if (name.s == NULL || name.n >= sizeof *text ||
            (c < URIC_LOG_FIELDS && strlen(uric_log_field_name(c)) == name.n &&
             memcmp(uric_log_field_name(c), name.s, name.n) == 0))
            continue;
        memcpy(text[used], name.s, name.n);
        text[used][name.n] = '\0';
        list[n++] = text[used++];
    }
    return n;
}

static void unknown(const struct log_fields *f, const char *name, size_t n)
{
    static char text[URIC_LOG_COLUMNS + 2 * PARTS + TIMES][64];
    const char *list[2 * URIC_LOG_COLUMNS + 2 * PARTS + TIMES + 2 + LINES];
    struct names names = { list, names_of(f->format, list, text) };
    size_t i;

    if (f->format->columns >> URIC_LOG_TIME & 1)
        add_parts(&names, text[URIC_LOG_COLUMNS], "time", times, TIMES, sizeof *text);
    if (f->format->columns >> URIC_LOG_TARGET & 1) {
        add_parts(&names, text[URIC_LOG_COLUMNS + TIMES], "target", parts, PARTS,
                  sizeof *text);
        names.list[names.n++] = "target.path.N";
        names.list[names.n++] = "target.query.KEY";
    }
    if (f->format->columns >> URIC_LOG_REFERER & 1)
        names.list[names.n++] = "referer.host (and the other parts)";
    for (i = 0; i < LINES; i++)
        names.list[names.n++] = lines[i].name;
    message_unknown("unknown", "field", name, n, names.list, names.n);
}

/* ---- lists ---- */

/* Names must be printable in a header line without escapes. */
static int is_name(const char *name, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        const unsigned char c = (unsigned char)name[i];

        if (c < 0x20 || c == 0x7f || c == '"' || c == '\\')
            return 0;
    }
    return n > 0;
}

int log_fields_add(struct log_fields *f, const char *name, size_t n)
{
    struct log_field *field;
    char *copy;
    size_t i;

    for (i = 0; i < f->n; i++) {
        if (uric_is_exactly(name, n, f->list[i].name))
            return (int)i;
    }
    f->list = memory_grown(f->list, (f->n + 1) * sizeof *f->list);
    field = &f->list[f->n];
    memset(field, 0, sizeof *field);
    copy = memory_of(n + 1);
    memcpy(copy, name, n);
    copy[n] = '\0';
    field->name = copy;
    if (!is_name(copy, n) || read_field(f, field, copy, n) < 0) {
        unknown(f, name, n);
        free(copy);
        return -1;
    }
    return (int)f->n++;
}

size_t *log_fields_list(struct log_fields *f, const char *list, size_t *n_which)
{
    size_t *which = memory_of((strlen(list) + 1) * sizeof *which);

    for (*n_which = 0;; list++) {
        const size_t length = strcspn(list, ",");
        const int field = log_fields_add(f, list, length);

        if (field < 0) {
            free(which);
            return NULL;
        }
        which[(*n_which)++] = (size_t)field;
        list += length;
        if (*list == '\0')
            return which;
    }
}

static char *all_columns(const struct uric_log_format *format)
{
    char *list = memory_of(URIC_LOG_TEXT + URIC_LOG_COLUMNS);
    size_t n = 0;
    int c;

    for (c = 0; c < URIC_LOG_COLUMNS; c++) {
        const struct uric_bytes name = uric_log_column_name(format, c);

        if (!(format->columns >> c & 1) || memchr(name.s, ',', name.n))
            continue;
        if (n > 0)
            list[n++] = ',';
        memcpy(list + n, name.s, name.n);
        n += name.n;
    }
    list[n] = '\0';
    return list;
}

char *log_fields_usual(const struct uric_log_format *format)
{
    static const int usual[] = { URIC_LOG_CLIENT, URIC_LOG_USER, URIC_LOG_TIME,
                                 URIC_LOG_METHOD, URIC_LOG_TARGET, URIC_LOG_STATUS,
                                 URIC_LOG_BYTES, URIC_LOG_REFERER, URIC_LOG_AGENT };
    char *list = memory_of(sizeof usual / sizeof *usual * 16);
    size_t i;

    *list = '\0';
    for (i = 0; i < sizeof usual / sizeof *usual; i++) {
        if (!(format->columns >> usual[i] & 1) && format->columns != 0)
            continue;
        if (*list)
            strcat(list, ",");
        strcat(list, uric_log_field_name(usual[i]));
    }
    if (*list)
        return list;
    free(list);
    return all_columns(format);
}

int log_fields_column(const struct log_field *field, const struct uric_log_format *format)
{
    if (field->kind != LOG_COLUMN)
        return field->column;
    return uric_log_column(format, field->name, strlen(field->name));
}

/* A log may hold any bytes, so its columns and their parts may, too. */
enum arrow_type log_fields_type(const struct log_field *field)
{
    switch (field->kind) {
    case LOG_RECORD: case LOG_ERROR: case LOG_PART_ERROR: return ARROW_INT64;
    case LOG_TIME_PART: case LOG_FORM: case LOG_ERROR_PART: case LOG_TOLERATED:
        return ARROW_UTF8;
    default: return ARROW_BINARY;
    }
}

void log_fields_free(struct log_fields *f)
{
    size_t i;

    for (i = 0; i < f->n; i++)
        free(f->list[i].name);
    free(f->list);
}
