/* Reads the names of --fields. */
#include "command/record/fields.h"

#include "command/message.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static size_t find(const char *name, size_t length, const char *const *known,
                   size_t n_known)
{
    size_t i;

    for (i = 0; i < n_known; i++) {
        if (strlen(known[i]) == length && memcmp(known[i], name, length) == 0)
            break;
    }
    return i;
}

static void add(struct fields *f, size_t which, const char *const *known)
{
    f->names[f->n] = known[which];
    f->which[f->n] = which;
    f->n++;
}

/* Reads a list, for which f has room. */
static int read_list(struct fields *f, const char *list, const char *const *known,
                     size_t n_known)
{
    for (;;) {
        const size_t length = strcspn(list, ",");
        const size_t found = find(list, length, known, n_known);

        if (found == n_known) {
            message_unknown("unknown", "field", list, length, known, n_known);
            return -1;
        }
        add(f, found, known);
        if (list[length] == '\0')
            return 0;
        list += length + 1;
    }
}

static int is_repeated(const struct fields *f)
{
    size_t i, k;

    for (i = 0; i < f->n; i++) {
        for (k = 0; k < i; k++) {
            if (f->which[i] == f->which[k])
                return 1;
        }
    }
    return 0;
}

int fields_refuse_repeated(enum format format)
{
    if (format == FORMAT_JSON)
        message("--format=json takes each field once");
    else if (format == FORMAT_ARROW)
        message("--format=arrow takes each field once");
    else
        return 0;
    return -1;
}

static int read_option(struct fields *f, const struct options *o, const char *const *known,
                       size_t n_known)
{
    if (read_list(f, o->rows.fields, known, n_known) < 0)
        return -1;
    return is_repeated(f) ? fields_refuse_repeated(o->rows.format) : 0;
}

int fields_read(struct fields *f, const struct options *o, const char *const *known,
                size_t n_known, size_t n_default)
{
    const size_t most = o->rows.fields ? strlen(o->rows.fields) + 1 : n_default;
    size_t i;

    f->n = 0;
    f->names = malloc(most * sizeof *f->names);
    f->which = malloc(most * sizeof *f->which);
    if (f->names == NULL || f->which == NULL) {
        message_error("--fields", ENOMEM);
        return -1;
    }
    if (o->rows.fields == NULL) {
        for (i = 0; i < n_default; i++)
            add(f, i, known);
        return 0;
    }
    if (read_option(f, o, known, n_known) == 0)
        return 0;
    fields_free(f);
    return -1;
}

void fields_free(struct fields *f)
{
    free(f->names);
    free(f->which);
}
