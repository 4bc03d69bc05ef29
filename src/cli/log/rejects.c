/* Opens the file of --rejects, unless it is one of the logs. */
#include "cli/log/rejects.h"

#include "cli/io/descriptor.h"
#include "cli/message.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* --rejects truncates its file: that must not be one of the logs. */
static int is_input(const struct options *o, const struct stat *file)
{
    struct stat input;
    int i;

    for (i = 0; i < o->n_files; i++) {
        const int found = strcmp(o->files[i], "-") == 0 ? fstat(STDIN_FILENO, &input)
                                                        : stat(o->files[i], &input);

        if (found == 0 && input.st_ino == file->st_ino && input.st_dev == file->st_dev)
            return 1;
    }
    return 0;
}

int rejects_open(struct options *o)
{
    struct stat file;

    if (o->rejects == NULL)
        return 0;
    o->rejects_fd = descriptor_open(o->rejects, O_WRONLY | O_CREAT);
    if (o->rejects_fd < 0 || fstat(o->rejects_fd, &file) < 0) {
        message_error(o->rejects, errno);
        return -1;
    }
    if (!S_ISREG(file.st_mode))
        return 0;
    if (is_input(o, &file)) {
        message_reason(o->rejects, "--rejects may not name an input file");
        return -1;
    }
    if (ftruncate(o->rejects_fd, 0) == 0)
        return 0;
    message_error(o->rejects, errno);
    return -1;
}
