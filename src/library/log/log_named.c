/* The named formats of access logs. */
#include "log/log_format.h"

/* The unit of a duration. */
enum { UNIT_NONE, UNIT_S, UNIT_MS, UNIT_US, UNIT_NS };

/* A field by the name that the server's documentation uses, and the literal after it.  No member
 * is a pointer, which a shared library would have to relocate. */
struct uric_log_named_field {
    uint16_t name;     /* its offset in uric_log_names */
    signed char field; /* as in struct uric_log_meaning */
    unsigned char kind, flags, unit;
    uint16_t after; /* the literal's offset there */
};

/* A format is defined by the string of a custom format, or by its fields and the text before them;
 * w3c has no definition, since directives name its fields. */
struct uric_log_named {
    const char *name;
    unsigned char machine, escape; /* enum uric_log_entry, enum uric_log_escape */
    const char *string;
    const struct uric_log_named_field *fields;
    unsigned char n_fields;
    uint16_t flags;
};

#include "tables/log_formats.h"

enum { NAMES = sizeof uric_log_formats / sizeof *uric_log_formats };

static void put_fields(struct uric_log_maker *m,
                       const struct uric_log_named_field *fields, size_t n)
{
    static const uint32_t units[] = { 0, 1, 1000, 1000000, 1000000000 };
    size_t i;

    for (i = 0; i < n; i++) {
        const char *const name = uric_log_names + fields[i].name;
        const struct uric_log_meaning is = { name, fields[i].field, fields[i].kind,
                                             fields[i].flags, units[fields[i].unit] };

        if (is.kind == STEP_ELSE) { /* the name is the text before the first field */
            uric_log_put_else(m);
            uric_log_put_literal(m, name, uric_log_length(name));
            continue;
        }
        uric_log_put_field(m, &is, '\0', name, uric_log_length(name));
        if (is.kind == STEP_CAPTURES) {
            m->f->captured_response = (uint8_t)uric_log_put_column(
                m, OWN, '\0', "captured_response_headers", 25);
            m->literal = m->f->text_length;
        }
        uric_log_put_literal(m, uric_log_names + fields[i].after,
                             uric_log_length(uric_log_names + fields[i].after));
    }
}

const char *uric_log_format_name(int i)
{
    if (i < 0)
        return NULL;
    return i < NAMES ? uric_log_formats[i].name : uric_log_json_name(i - NAMES);
}

const char *uric_log_format_string(int i)
{
    return i >= 0 && i < NAMES && uric_log_formats[i].n_fields == 0 ? uric_log_formats[i].string
                                                                    : NULL;
}

static enum uric_status named_by_fields(struct uric_log_held *f,
                                        const struct uric_log_named *named)
{
    const enum uric_log_escape escape = (enum uric_log_escape)named->escape;
    struct uric_log_maker m;
    enum uric_status status;

    uric_log_begin(&m, f, escape, escape == ESCAPE_HAPROXY ? '#' : '\\');
    uric_log_put_literal(&m, named->string, uric_log_length(named->string));
    put_fields(&m, named->fields, named->n_fields);
    status = uric_log_end(&m);
    f->flags |= named->flags;
    return status;
}

enum uric_status uric_log_format_named(struct uric_log_format *format, const char *name,
                                       size_t n)
{
    struct uric_log_held *const f = uric_log_held_in(format);
    const struct uric_log_named *named = uric_log_formats;
    enum uric_status status;
    int i = 0;

    while (i < NAMES && !uric_is_exactly(name, n, uric_log_formats[i].name))
        i++;
    if (i == NAMES)
        return uric_log_json_named(f, name, n);
    named += i;
    if (named->fields != NULL)
        status = named_by_fields(f, named);
    else if (named->string != NULL)
        status = uric_log_format_custom(format, named->string, uric_log_length(named->string));
    else
        return uric_log_format_w3c(f, named->flags);
    f->machine = named->machine;
    return status;
}
