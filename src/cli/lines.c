#include "lines.h"

#include "jobs.h"
#include "message.h"

#include <errno.h>
#include <stdlib.h>

struct worker {
    const struct options *options;
    answer_line *answer;
    struct room room;
};

static int answer_each(void *worker, struct records *records, struct sink *out)
{
    struct worker *w = worker;
    struct record record;
    int status = STATUS_VALID;

    while (records_next(records, &record)) {
        const int answer = w->answer(w->options, records, &record, &w->room, out);

        if (answer > status)
            status = answer;
    }
    return status;
}

int lines_answer(const struct options *o, answer_line *answer)
{
    struct worker *workers = calloc((size_t)o->jobs, sizeof *workers);
    int status, i;

    if (workers == NULL) {
        message_error("memory", ENOMEM);
        return STATUS_USAGE;
    }
    for (i = 0; i < o->jobs; i++) {
        workers[i].options = o;
        workers[i].answer = answer;
    }
    status = jobs_answer(o, answer_each, workers, sizeof *workers);
    for (i = 0; i < o->jobs; i++)
        room_free(&workers[i].room);
    free(workers);
    return status;
}

int lines_run(int takes, const char *help, answer_line *answer, int argc, char **argv)
{
    struct options options;
    const int status = options_read(&options, argc, argv, takes, help);

    return status >= 0 ? status : lines_answer(&options, answer);
}
