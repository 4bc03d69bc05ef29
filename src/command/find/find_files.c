/* Reads the files of uric find one after the other. */
#include "command/find/find_files.h"

#include "command/io/descriptor.h"
#include "command/io/output.h"
#include "command/message.h"

#include <errno.h>
#include <unistd.h>

int find_files_take(char *buffer, size_t *n, size_t size, struct source *source,
                    struct find_failure *failure)
{
    const ssize_t taken = source_read(source, buffer + *n, size - *n, &failure->why);

    *n += taken > 0 ? (size_t)taken : 0;
    failure->error = taken < 0 ? errno : 0;
    return taken > 0;
}

int find_files_fill(char *buffer, size_t *n, size_t size, struct source *source,
                    struct find_failure *failure)
{
    int more = 1;

    while (*n < size && more)
        more = find_files_take(buffer, n, size, source, failure);
    return more;
}

/* Returns the exit status. */
static int report(const char *file, const struct find_failure *failure)
{
    if (failure->why != NULL)
        message_reason(file, failure->why);
    else if (failure->error != 0)
        message_unreadable(file, failure->error);
    else
        return STATUS_VALID;
    return STATUS_USAGE;
}

static int answer_file(const char *file, find_file *answer, void *state, struct sink *out)
{
    struct find_failure failure = { 0, NULL };
    const int fd = descriptor_open_input(file, 0);
    struct source source;

    if (fd < 0) {
        failure.error = errno;
    } else {
        source_begin(&source, fd, 1);
        answer(state, file, &source, out, &failure);
        source_end(&source);
        descriptor_close_input(fd);
    }
    output_flush(out);
    return report(file, &failure);
}

int find_files(const struct options *o, find_file *answer, void *state)
{
    char buffer[4096];
    struct sink out = { .fd = STDOUT_FILENO, .buffer = buffer, .size = sizeof buffer };
    int status = o->unlisted ? STATUS_USAGE : STATUS_VALID, i;

    for (i = 0; i < o->n_files; i++) {
        if (answer_file(o->files[i], answer, state, &out) != STATUS_VALID)
            status = STATUS_USAGE;
    }
    return status;
}
