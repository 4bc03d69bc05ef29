/* Runs a command that answers each record with a line in a format of its own. */
#include "command/record/lines.h"

#include "command/record/jobs.h"
#include "command/message.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct worker {
    const struct options *options;
    const struct lines *lines;
    struct room room;
};

static int refuse_too_long(const struct worker *w, const struct records *records,
                           const struct record *record, struct sink *out)
{
    const struct lines *l = w->lines;

    sink_write(out, l->refusal, strlen(l->refusal));
    sink_byte(out, l->keeps_ends ? records->terminator : '\n');
    if (!w->options->quiet)
        message_too_long(records->file, record, w->options->longest);
    return STATUS_INVALID;
}

static int answer_each(void *worker, struct records *records, struct sink *out)
{
    struct worker *w = worker;
    struct record record;
    int status = STATUS_VALID;

    while (records_next(records, &record)) {
        const int answer = record.too_long
                               ? refuse_too_long(w, records, &record, out)
                               : w->lines->answer(w->options, records, &record,
                                                  &w->room, out);

        if (answer > status)
            status = answer;
    }
    return status;
}

static int answer_all(const struct lines *lines, const struct options *o)
{
    const struct jobs jobs = { .options = o };
    struct worker *workers = calloc((size_t)o->jobs, sizeof *workers);
    int status, i;

    if (workers == NULL) {
        message_error("memory", ENOMEM);
        return STATUS_USAGE;
    }
    for (i = 0; i < o->jobs; i++) {
        workers[i].options = o;
        workers[i].lines = lines;
    }
    status = jobs_answer(&jobs, answer_each, workers, sizeof *workers);
    for (i = 0; i < o->jobs; i++)
        room_free(&workers[i].room);
    free(workers);
    return status;
}

int lines_run(const struct lines *lines, struct options *o, int argc, char **argv)
{
    struct option_set set = lines->set;
    int status;

    set.takes |= TAKES_RECORDS;
    status = options_read(o, argc, argv, &set);
    return status >= 0 ? status : answer_all(lines, o);
}
