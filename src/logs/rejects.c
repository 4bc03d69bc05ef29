/* Opens the file of --rejects, unless it is one of the logs. */
#include "logs/rejects.h"

#include "command/io/descriptor.h"
#include "logs/own_input.h"
#include "command/message.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int rejects_open(const struct log_options *o, struct jobs *jobs)
{
    struct stat file;

    if (o->rejects == NULL)
        return 0;
    jobs->rejects = o->rejects;
    jobs->rejects_fd = descriptor_open(o->rejects, O_WRONLY | O_CREAT);
    if (jobs->rejects_fd < 0 || fstat(jobs->rejects_fd, &file) < 0) {
        message_error(o->rejects, errno);
        return -1;
    }
    if (!S_ISREG(file.st_mode))
        return 0;
    if (own_input(&o->shared, &file)) { /* the log would be truncated */
        message_reason(o->rejects, "--rejects may not name an input file");
        return -1;
    }
    if (ftruncate(jobs->rejects_fd, 0) == 0)
        return 0;
    message_error(o->rejects, errno);
    return -1;
}
