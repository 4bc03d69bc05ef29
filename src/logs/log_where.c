/* Reads the conditions of --where and --rate, and tells whether they are true of a line. */
#include "logs/log_where.h"

#include "logs/time_range.h"

/* What the names in an expression mean. */
struct meaning {
    struct log_fields *fields;
    const struct zone *zone;
};

static int field_of(void *meaning, const char *name, size_t n)
{
    return log_fields_add(((struct meaning *)meaning)->fields, name, n);
}

static int is_time(void *meaning, size_t field)
{
    const struct log_fields *const fields = ((struct meaning *)meaning)->fields;

    return log_fields_is_time(&fields->list[field], fields->format);
}

static int read_time(void *meaning, const char *text, int64_t *ns)
{
    return time_bound_read(text, ((struct meaning *)meaning)->zone, ns);
}

struct where *log_where_read(const char *option, const char *text, struct log_fields *fields,
                             const struct zone *zone)
{
    struct meaning meaning = { fields, zone };
    const struct where_names names = { option, field_of, is_time, read_time, &meaning };

    return where_read(text, &names);
}

/* ---- lines ---- */

static struct value value_of(void *line, size_t field, int slot)
{
    struct log_line *const l = line;

    return log_line_value(l, field, l->fields->n + (size_t)slot);
}

static uint32_t units_of(void *line, size_t field)
{
    return log_line_units(line, field);
}

static int instant_of(void *line, size_t field, int slot, int64_t *ns)
{
    struct log_line *const l = line;
    struct instant t;

    if (!log_line_instant(l, field, l->fields->n + (size_t)slot, &t))
        return 0;
    *ns = t.ns;
    return 1;
}

int log_where_holds(const struct where *w, struct where_state *state, struct log_line *line)
{
    const struct where_line values = { value_of, units_of, instant_of, line };

    return where_holds(w, state, &values);
}

static const char *name_of(const void *fields, size_t field)
{
    return ((const struct log_fields *)fields)->list[field].name;
}

void log_where_say(const struct where *w, const struct where_state *state,
                   const struct log_fields *fields)
{
    where_state_say(w, state, name_of, fields);
}
