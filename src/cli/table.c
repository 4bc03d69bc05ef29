#include "table.h"

#include "fields.h"
#include "files.h"
#include "message.h"

#include <errno.h>
#include <stdlib.h>

struct run {
    const struct table *table;
    struct options options;
    struct fields fields;
    struct value *values;
};

static int answer_record(void *context, const char *file,
                         const struct record *record)
{
    const struct run *run = context;
    const struct table *t = run->table;
    size_t i;

    t->judge(&run->options, record, t->answer);
    for (i = 0; i < run->fields.n; i++)
        run->values[i] = t->value(&run->options, record, t->answer,
                                  run->fields.which[i]);
    rows_put(run->values);
    return t->status(&run->options, file, record, t->answer);
}

int table_run(const struct table *table, int argc, char **argv)
{
    struct run run = { .table = table };
    int status = options_read(&run.options, argc, argv,
                              TAKES_ROWS | table->takes, table->help);

    if (status >= 0)
        return status;
    if (table->prepare && table->prepare(&run.options) < 0)
        return options_hint(argv[0]);
    if (fields_read(&run.fields, run.options.fields, table->names,
                    table->n_names, table->n_default) < 0)
        return options_hint(argv[0]);
    if (run.options.format == FORMAT_JSON && fields_repeat(&run.fields)) {
        message("a field of a JSON object can be named once only");
        fields_free(&run.fields);
        return options_hint(argv[0]);
    }
    run.values = calloc(run.fields.n, sizeof *run.values);
    if (run.values == NULL) {
        message_error(argv[0], ENOMEM);
        return STATUS_USAGE;
    }
    rows_begin(run.options.format, run.options.header, run.fields.names,
               run.fields.n);
    status = files_each_record(&run.options, answer_record, &run);
    free(run.values);
    fields_free(&run.fields);
    return status;
}
