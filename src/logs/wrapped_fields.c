/* Finds the fields that are the wrapper's, whatever collector's that is. */
#include "logs/wrapped_fields.h"

#include "util/ascii.h"

#include <stdlib.h>
#include <string.h>

/* The members that collectors have for a field. */
static const struct {
    const char *name, *member[WRAPPED_MEMBERS];
} same[] = {
    { "time", { "time", "@timestamp", "timestamp", "__REALTIME_TIMESTAMP", "date", "ts" } },
    { "stream", { "stream", "labels.stream" } },
    { "pod", { "kubernetes.pod_name", "kubernetes.pod.name", "labels.pod",
               "resource.labels.pod_name" } },
    { "namespace", { "kubernetes.namespace_name", "kubernetes.pod_namespace",
                     "kubernetes.namespace", "labels.namespace",
                     "resource.labels.namespace_name" } },
    { "container", { "kubernetes.container_name", "kubernetes.container.name",
                     "labels.container", "resource.labels.container_name", "container_name",
                     "container.name", "CONTAINER_NAME" } },
    { "host", { "kubernetes.host", "kubernetes.node.name", "kubernetes.pod_node_name",
                "_HOSTNAME", "host.name", "host", "hostname" } },
    { "unit", { "_SYSTEMD_UNIT", "systemd.unit", "labels.unit" } }
};

/* Objects whose members are labels. */
static const char *const labels[] = {
    "kubernetes.labels.", "kubernetes.pod_labels.", "labels.", "label.", "attrs.",
    "resource.labels."
};

enum { SAME = sizeof same / sizeof *same, LABELS = sizeof labels / sizeof *labels };

/* ---- formats ---- */

static struct uric_log_format *more(struct wrapped_fields *w, const struct wrapper *wrapper)
{
    w->format = memory_grown(w->format, (w->n_formats + 1) * sizeof *w->format);
    w->format[w->n_formats] = wrapper->format;
    return &w->format[w->n_formats++];
}

/* Returns -1 if the format has no room. */
static int add_member(struct uric_log_format *f, struct wrapped_field *field, int i,
                      const char *begin, const char *name, size_t n)
{
    const size_t length = strlen(begin);
    char *const path = memory_of(length + n);

    memcpy(path, begin, length);
    memcpy(path + length, name, n);
    field->column[i] = uric_log_json_add(f, path, length + n);
    free(path);
    return field->column[i] >= 0 ? 0 : -1;
}

static int add_members(struct uric_log_format *f, struct wrapped_field *field, const char *name,
                       size_t n)
{
    const size_t prefix = sizeof "labels." - 1;
    int i, m = 0;

    memset(field->column, -1, sizeof field->column);
    if (n > prefix && memcmp(name, "labels.", prefix) == 0) {
        for (; m < LABELS; m++) {
            if (add_member(f, field, m, labels[m], name + prefix, n - prefix) < 0)
                return -1;
        }
        return 0;
    }
    for (i = 0; i < SAME; i++) {
        if (!uric_is_exactly(name, n, same[i].name))
            continue;
        for (; m < WRAPPED_MEMBERS && same[i].member[m]; m++) {
            if (add_member(f, field, m, "", same[i].member[m], strlen(same[i].member[m])) < 0)
                return -1;
        }
    }
    return m == 0 ? add_member(f, field, 0, "", name, n) : 0;
}

/* The name of the field in the wrapper, or NULL. */
static const char *name_of(const struct log_field *field, size_t *n)
{
    static const char time[] = "time";

    if (field->kind == LOG_WRAPPED) {
        *n = field->n_key;
        return field->key;
    }
    *n = sizeof time - 1;
    return log_fields_has_time(field) ? time : NULL;
}

void wrapped_fields_begin(struct wrapped_fields *w, const struct wrapper *wrapper,
                          const struct log_fields *fields)
{
    size_t i, n;

    wrapped_fields_end(w);
    w->field = memory_of(memory_product(fields->n, sizeof *w->field));
    for (i = 0; i < fields->n; i++) {
        struct wrapped_field *const field = &w->field[i];
        const char *const name = name_of(&fields->list[i], &n);
        struct uric_log_format *last;

        memset(field, 0, sizeof *field);
        field->is_used = name != NULL;
        if (name == NULL || wrapper->is_cri)
            continue;
        last = w->n_formats > 0 ? &w->format[w->n_formats - 1] : more(w, wrapper);
        if (add_members(last, field, name, n) < 0) /* a name may be longer than any format's room */
            add_members(more(w, wrapper), field, name, n);
        field->format = w->n_formats - 1;
    }
}

void wrapped_fields_end(struct wrapped_fields *w)
{
    free(w->format);
    free(w->field);
    memset(w, 0, sizeof *w);
}

/* ---- records ---- */

void wrapped_record_begin(struct wrapped_record *r, const struct wrapped_fields *w)
{
    wrapped_record_end(r);
    r->row = memory_of(w->n_formats * sizeof *r->row);
    r->is_read = memory_of(w->n_formats);
}

void wrapped_record_end(struct wrapped_record *r)
{
    free(r->row);
    free(r->is_read);
    memset(r, 0, sizeof *r);
}

void wrapped_record_take(struct wrapped_record *r, const struct wrapped_fields *w, const char *s,
                         size_t n)
{
    r->s = s;
    r->n = n;
    if (w->n_formats > 0)
        memset(r->is_read, 0, w->n_formats);
}

static struct uric_bytes cri_value(const struct wrapped_record *r, const char *name, size_t n)
{
    struct uric_bytes value = { NULL, 0 };
    struct wrapper_cri cri;
    uric_span at = { 0, 0 };

    wrapper_read_cri(r->s, r->n, &cri);
    if (uric_is_exactly(name, n, "time"))
        at = cri.time;
    else if (uric_is_exactly(name, n, "stream"))
        at = cri.stream;
    else if (uric_is_exactly(name, n, "pod"))
        at = cri.pod;
    else if (uric_is_exactly(name, n, "container"))
        at = cri.container;
    if (at.end > at.begin) {
        value.s = r->s + at.begin;
        value.n = at.end - at.begin;
    }
    return value;
}

struct uric_bytes wrapped_value(const struct wrapped_fields *w, const struct wrapper *wrapper,
                                struct wrapped_record *r, const struct log_fields *fields,
                                size_t field, struct room *room)
{
    const struct wrapped_field *const f = &w->field[field];
    struct uric_bytes value = { NULL, 0 };
    const struct uric_log_format *format;
    struct uric_log_row *row;
    size_t n;
    int i;

    if (!f->is_used)
        return value;
    if (wrapper->is_cri) {
        const char *const name = name_of(&fields->list[field], &n);

        return name ? cri_value(r, name, n) : value;
    }
    format = &w->format[f->format];
    row = &r->row[f->format];
    if (!r->is_read[f->format] && uric_log_read(format, r->s, r->n, row) != URIC_OK)
        return value;
    r->is_read[f->format] = 1;
    for (i = 0; i < WRAPPED_MEMBERS && f->column[i] >= 0; i++) {
        const int c = f->column[i];

        if (!uric_log_has(row, c))
            continue;
        if (row->escaped >> c & 1)
            room_need(room, memory_sum(r->n, 1));
        uric_log_value(format, r->s, row, c, room->s, room->size, &value);
        break;
    }
    return value;
}
