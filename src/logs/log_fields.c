/* Reads the names of a log's fields, and finds the column and the part of each. */
#include "logs/log_fields.h"

#include "command/memory.h"
#include "command/message.h"
#include "command/suffixes.h"
#include "util/ascii.h"

#include <stdio.h>
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
    { SUFFIXES_FIELD, LOG_REGISTRABLE, 0 },
    { "port", LOG_PART, URIC_PORT },
    { "path", LOG_PART, URIC_PATH },
    { "query", LOG_PART, URIC_QUERY },
    { "fragment", LOG_PART, URIC_FRAGMENT },
    { "form", LOG_FORM, 0 },
    { "error", LOG_PART_ERROR, 0 },
    { "error-part", LOG_ERROR_PART, 0 },
    { "tolerated", LOG_TOLERATED, 0 }
};

static const struct part lines[] = {
    { "record", LOG_RECORD, 0 }, { "line", LOG_RECORD, 0 }, { "file", LOG_FILE, 0 },
    { "input", LOG_INPUT, 0 }, { "error", LOG_ERROR, 0 },
    { "cut", LOG_CUT, 0 }
};

/* What users call fields, beside "path.N" and "query.KEY"; a column of the format's own comes first. */
static const struct {
    const char *word, *name;
} words[] = { { "path", "target.path" },      { "query", "target.query" },
              { "url", "target" },            { "uri", "target" },
              { "ip", "client" },             { "ua", "agent" },
              { "user-agent", "agent" },      { "referrer", "referer" },
              { "hour", "time.hour-of-day" }, { "weekday", "time.weekday" } };

enum {
    WORDS = sizeof words / sizeof *words,
    PARTS = sizeof parts / sizeof *parts,
    TIMES = 11, /* names of log_time_name(), or more */
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

/* Reads a number from 1 on; returns 0 if the text is not such a number. */
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

static int read_part_of(struct log_field *field, const char *name, size_t n)
{
    struct log_time time;
    const char *rest;
    size_t length;
    int i;

    if ((rest = after(name, n, "target", &length)) != NULL) {
        field->column = URIC_LOG_TARGET;
        return read_part(field, rest, length);
    }
    if ((rest = after(name, n, "referer", &length)) != NULL) {
        field->column = URIC_LOG_REFERER;
        /* only targets have a form */
        return read_part(field, rest, length) < 0 || field->kind == LOG_FORM ? -1 : 0;
    }
    for (i = 0; i < 2; i++) {
        static const int hosts[] = { URIC_LOG_HOST, URIC_LOG_CLIENT };

        if ((rest = after(name, n, uric_log_field_name(hosts[i]), &length)) != NULL &&
            uric_is_exactly(rest, length, SUFFIXES_FIELD)) {
            field->column = hosts[i];
            field->kind = LOG_REGISTRABLE;
            return 0;
        }
    }
    if ((rest = after(name, n, "time", &length)) != NULL &&
        log_time_read(rest, length, &time)) {
        field->column = URIC_LOG_TIME;
        field->kind = LOG_TIME_PART;
        field->time = time;
        return 0;
    }
    return -1;
}

static int read_column_part(struct log_field *field, const char *name, size_t n)
{
    if (read_part_of(field, name, n) < 0) {
        field->column = -1;
        return -1;
    }
    field->whole = field->column;
    return 0;
}

int log_fields_has_time(const struct log_field *field)
{
    return field->whole == URIC_LOG_TIME ||
           (field->kind == LOG_COLUMN &&
            uric_is_exactly(field->name, field->n_name, uric_log_field_name(URIC_LOG_TIME)));
}

/* Finds the column, or accepts its name if a directive may add the column; a JSON format adds the
 * member of that name. */
static int read_column(const struct log_fields *f, struct log_field *field,
                       const char *name, size_t n)
{
    field->kind = LOG_COLUMN;
    field->column = uric_log_column(f->format, name, n);
    if (field->column < 0) {
        field->column = uric_log_json_add(f->format, name, n);
        field->is_member = field->column >= 0;
    }
    return field->column >= 0 || f->may_come || (f->wrapped && log_fields_has_time(field)) ? 0
                                                                                          : -1;
}

/* Whether the format has, or may get, the column that the field is a part of; a JSON format adds
 * the member of that name. */
static int find_whole(const struct log_fields *f, struct log_field *field)
{
    const char *name = uric_log_field_name(field->column);

    if (uric_log_columns(f->format) >> field->column & 1)
        return 1;
    field->column = uric_log_json_add(f->format, name, strlen(name));
    field->is_member = field->column >= 0 || f->may_come;
    return field->is_member || (f->wrapped && log_fields_has_time(field));
}

/* Reads the name of a column that every format calls so. */
static int read_common_column(struct log_field *field, const char *name)
{
    int c = 0;

    while (c < URIC_LOG_FIELDS && strcmp(uric_log_field_name(c), name) != 0)
        c++;
    if (c == URIC_LOG_FIELDS)
        return -1;
    field->kind = LOG_COLUMN;
    field->column = field->whole = c;
    return 0;
}

/* Reads "path.N" and "query.KEY" of the target. */
static int read_target_part(struct log_field *field, const char *name, size_t n)
{
    if (read_part(field, name, n) < 0)
        return -1;
    field->column = field->whole = URIC_LOG_TARGET;
    return 0;
}

/* Reads the name that a word means; without one, a part of the target. */
static int read_meant(struct log_field *field, const char *name, size_t n, const char *meant)
{
    if (meant == NULL)
        return read_target_part(field, name, n);
    if (read_common_column(field, meant) == 0)
        return 0;
    return read_column_part(field, meant, strlen(meant));
}

/* In JSON such a word may be a member of any line, and then means it. */
static int read_word(const struct log_fields *f, struct log_field *field, const char *name,
                     size_t n)
{
    size_t i = 0, rest;
    const int is_part = after(name, n, "path", &rest) || after(name, n, "query", &rest);

    while (i < WORDS && !uric_is_exactly(name, n, words[i].word))
        i++;
    if ((i == WORDS && !is_part) || uric_log_column(f->format, name, n) >= 0)
        return -1;
    field->column = uric_log_json_add(f->format, name, n);
    if (field->column >= 0) {
        field->kind = LOG_COLUMN;
        field->is_member = 1;
        return 0;
    }
    if (read_meant(field, name, n, i < WORDS ? words[i].name : NULL) < 0)
        return -1;
    if (find_whole(f, field))
        return 0;
    field->column = field->whole = -1;
    return -1;
}

static int read_field(const struct log_fields *f, struct log_field *field,
                      const char *name, size_t n)
{
    const struct part *line = find(lines, LINES, name, n);

    field->column = field->whole = -1;
    if ((f->wrapped || f->may_come) &&
        (field->key = after(name, n, "wrapper", &field->n_key)) != NULL) {
        field->kind = LOG_WRAPPED;
        return 0;
    }
    if (field->is_quoted)
        return read_column(f, field, name, n);
    if (line) {
        field->kind = line->kind;
        return 0;
    }
    if (read_column_part(field, name, n) == 0)
        return find_whole(f, field) ? 0 : -1;
    if (read_word(f, field, name, n) == 0)
        return 0;
    return read_column(f, field, name, n);
}

/* ---- names ---- */

struct names {
    const char **list;
    size_t n;
};

static void add_part(struct names *names, char *text, const char *column, const char *part)
{
    strcpy(text, column);
    strcat(text, ".");
    strcat(text, part);
    names->list[names->n++] = text;
}

static void add_parts(struct names *names, char (*text)[64])
{
    size_t i;

    for (i = 0; i < PARTS; i++)
        add_part(names, text[i], "target", parts[i].name);
}

static void add_times(struct names *names, char (*text)[64])
{
    int i;

    for (i = 0; i < TIMES && log_time_name(i); i++)
        add_part(names, text[i], "time", log_time_name(i));
}

static size_t names_of(const struct uric_log_format *format, const char **list,
                       char (*text)[64])
{
    size_t n = 0, used = 0;
    int c;

    for (c = 0; c < URIC_LOG_COLUMNS; c++) {
        const struct uric_bytes name = uric_log_column_name(format, c);

        if (!(uric_log_columns(format) >> c & 1))
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

void log_fields_unknown(const struct uric_log_format *format, const char *name,
                        size_t n)
{
    static char text[URIC_LOG_COLUMNS + 2 * PARTS + TIMES][64];
    const char *list[2 * URIC_LOG_COLUMNS + 2 * PARTS + TIMES + 2 + LINES];
    struct names names = { list, names_of(format, list, text) };
    size_t i;

    if (uric_log_columns(format) >> URIC_LOG_TIME & 1)
        add_times(&names, text + URIC_LOG_COLUMNS);
    if (uric_log_columns(format) >> URIC_LOG_TARGET & 1) {
        add_parts(&names, text + URIC_LOG_COLUMNS + TIMES);
        names.list[names.n++] = "target.path.N";
        names.list[names.n++] = "target.query.KEY";
    }
    if (uric_log_columns(format) >> URIC_LOG_REFERER & 1)
        names.list[names.n++] = "referer.host (and the other parts)";
    for (i = 0; i < LINES; i++)
        names.list[names.n++] = lines[i].name;
    message_unknown("unknown", "field", name, n, names.list, names.n);
}

/* The field that is usually meant by the name of a member, if the format has, or may get, its
 * column; or NULL. */
static const char *meant(const struct log_fields *f, const struct log_field *field)
{
    size_t i = 0;
    int c = 0;

    if (field->kind != LOG_COLUMN || field->is_quoted)
        return NULL;
    while (i < WORDS && !uric_is_exactly(field->name, field->n_name, words[i].word))
        i++;
    if (i == WORDS)
        return NULL;
    while (c < URIC_LOG_FIELDS && !uric_is_exactly(words[i].name, strcspn(words[i].name, "."),
                                                   uric_log_field_name(c)))
        c++;
    if (!f->may_come && (c == URIC_LOG_FIELDS || !(uric_log_columns(f->format) >> c & 1)))
        return NULL;
    return words[i].name;
}

static void say_absent(const struct log_fields *f, const struct log_field *field)
{
    const char *const name = meant(f, field);
    char hint[48] = "";

    if (name)
        snprintf(hint, sizeof hint, "; did you mean %s?", name);
    message_quoted("no line has a value for", field->name, hint);
}

void log_fields_say_absent(const struct log_fields *f, const unsigned char *known, size_t first)
{
    size_t i;

    for (i = first; i < f->n; i++) {
        const struct log_field *const field = &f->list[i];

        if (!known[i] &&
            (field->kind == LOG_COLUMN || field->kind == LOG_WRAPPED || field->whole >= 0))
            say_absent(f, field);
    }
}

/* ---- lists ---- */

/* The length of the name without ":lower". */
static size_t base_length(const char *name, size_t n)
{
    static const char suffix[] = ":lower";
    const size_t length = sizeof suffix - 1;

    return n > length && memcmp(name + n - length, suffix, length) == 0 ? n - length : n;
}

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

/* Then any other name can be a column, if there is room. */
static int has_member(const struct log_fields *f)
{
    size_t i = 0;

    while (i < f->n && !f->list[i].is_member)
        i++;
    return i < f->n;
}

int log_fields_add(struct log_fields *f, const char *name, size_t n)
{
    const int is_quoted = n > 2 && *name == '`' && name[n - 1] == '`';
    struct log_field *field;
    char *copy;
    size_t i;

    name += is_quoted;
    n -= is_quoted ? 2 : 0;
    for (i = 0; i < f->n; i++) {
        if (f->list[i].is_quoted == is_quoted && uric_is_exactly(name, n, f->list[i].name))
            return (int)i;
    }
    f->list = memory_grown(f->list, (f->n + 1) * sizeof *f->list);
    field = &f->list[f->n];
    memset(field, 0, sizeof *field);
    copy = memory_of(n + 1);
    memcpy(copy, name, n);
    copy[n] = '\0';
    field->name = copy;
    field->is_quoted = is_quoted;
    field->n_name = is_quoted ? n : base_length(name, n);
    field->lower = field->n_name < n;
    if (!is_name(copy, n) || read_field(f, field, copy, field->n_name) < 0) {
        if (is_name(copy, n) && has_member(f))
            message_quoted("too many members of JSON, or too long:", copy, "");
        else
            log_fields_unknown(f->format, name, n);
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

        if (!(uric_log_columns(format) >> c & 1) || memchr(name.s, ',', name.n))
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
        if (!(uric_log_columns(format) >> usual[i] & 1) && uric_log_columns(format) != 0)
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
    const char *const name =
        field->whole >= 0 ? uric_log_field_name(field->whole) : field->name;

    if (field->kind != LOG_COLUMN && field->whole < 0)
        return -1;
    return uric_log_column(format, name, field->whole >= 0 ? strlen(name) : field->n_name);
}

int log_fields_is_time(const struct log_field *field, const struct uric_log_format *format)
{
    return field->kind == LOG_COLUMN && !field->lower &&
           (strcmp(field->name, uric_log_field_name(URIC_LOG_TIME)) == 0 ||
            uric_log_column(format, field->name, field->n_name) == URIC_LOG_TIME);
}

void log_fields_bind(const struct log_fields *f, struct uric_log_format *format)
{
    size_t i;

    for (i = 0; i < f->n; i++) {
        const struct log_field *const field = &f->list[i];
        const char *const name =
            field->whole >= 0 ? uric_log_field_name(field->whole) : field->name;

        if (field->kind == LOG_COLUMN || field->whole >= 0)
            uric_log_json_add(format, name, field->whole >= 0 ? strlen(name) : field->n_name);
    }
}

/* The column of a field, even if a directive is still to add the column. */
static int column_of(const struct log_field *field)
{
    int c = 0;

    if (field->column >= 0)
        return field->column;
    while (c < URIC_LOG_FIELDS && strcmp(uric_log_field_name(c), field->name) != 0)
        c++;
    return c < URIC_LOG_FIELDS ? c : -1;
}

/* A log may hold any bytes, and so may its columns and their parts.  UTF-8 would require changes to
 * some values, and the type has to be written before they are known. */
enum arrow_type log_fields_type(const struct uric_log_format *format,
                                const struct log_field *field)
{
    switch (field->kind) {
    case LOG_RECORD: case LOG_ERROR: case LOG_CUT: case LOG_PART_ERROR: return ARROW_INT64;
    case LOG_TIME_PART: return log_time_is_number(&field->time) ? ARROW_INT64 : ARROW_UTF8;
    case LOG_FORM: case LOG_ERROR_PART: case LOG_TOLERATED:
        return ARROW_UTF8;
    case LOG_COLUMN: break;
    default: return ARROW_BINARY;
    }
    switch (uric_log_column_type(format, column_of(field))) {
    case URIC_LOG_IS_INTEGER: return ARROW_INT64;
    case URIC_LOG_IS_DECIMAL: return ARROW_FLOAT64;
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
