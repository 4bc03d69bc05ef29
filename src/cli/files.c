#include "files.h"

#include "message.h"
#include "rows.h"

#include <errno.h>

static void flush(void)
{
    rows_flush();
    message_flush();
}

static int each_record(const struct options *o, const char *name,
                       int (*each)(void *context, const char *file,
                                   const struct record *record),
                       void *context)
{
    struct records records;
    struct record record;
    int status = STATUS_VALID, more;

    if (records_open(&records, name, o->null_terminated, flush) < 0) {
        message_error(name, errno);
        return STATUS_USAGE;
    }
    while ((more = records_next(&records, &record)) > 0) {
        int answer = each(context, name, &record);

        if (answer > status)
            status = answer;
    }
    if (more < 0) {
        message_error(name, errno);
        status = STATUS_USAGE;
    }
    records_close(&records);
    return status;
}

int files_each_record(const struct options *o,
                      int (*each)(void *context, const char *file,
                                  const struct record *record),
                      void *context)
{
    int i, status = STATUS_VALID;

    for (i = 0; i < o->n_files; i++) {
        int answer = each_record(o, o->files[i], each, context);

        if (answer > status)
            status = answer;
    }
    flush();
    return status;
}
