/* Opens, reads and writes descriptors, whether or not they block. */
#include "command/io/descriptor.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Without /dev/null, above_standard() still protects the standard streams. */
void descriptor_begin(void)
{
    int fd;

    for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++) {
        if (fcntl(fd, F_GETFD) < 0 && errno == EBADF)
            open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

static int above_standard(int fd)
{
    int higher, error;

    if (fd < 0 || fd > STDERR_FILENO)
        return fd;
    higher = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    error = errno;
    close(fd);
    errno = error;
    return higher;
}

int descriptor_open(const char *name, int flags)
{
    int fd;

    do {
        fd = open(name, flags | O_CLOEXEC, 0666);
    } while (fd < 0 && errno == EINTR); /* opening a FIFO waits for its other end */
    return above_standard(fd);
}

int descriptor_open_input(const char *name, int flags)
{
    return strcmp(name, "-") == 0 ? STDIN_FILENO : descriptor_open(name, O_RDONLY | flags);
}

void descriptor_close_input(int fd)
{
    if (fd > STDERR_FILENO)
        close(fd);
}

DIR *descriptor_open_directory(const char *name, int flags)
{
    const int fd = descriptor_open(name, O_RDONLY | O_DIRECTORY | flags);
    DIR *const d = fd < 0 ? NULL : fdopendir(fd);
    const int error = errno;

    if (d == NULL && fd >= 0)
        close(fd);
    errno = error;
    return d;
}

int descriptor_open_temporary(char *name)
{
    const int fd = above_standard(mkstemp(name));

    if (fd >= 0)
        fcntl(fd, F_SETFD, FD_CLOEXEC);
    return fd;
}

static int is_busy(int error)
{
    return error == EAGAIN || error == EWOULDBLOCK;
}

/* Whether to try again after errno. */
static int wait_for(int fd, short events)
{
    struct pollfd p = { .fd = fd, .events = events };

    if (errno == EINTR)
        return 1;
    if (!is_busy(errno))
        return 0;
    return poll(&p, 1, -1) >= 0 || errno == EINTR;
}

ssize_t descriptor_read(int fd, void *to, size_t n)
{
    ssize_t taken;

    do {
        taken = read(fd, to, n);
    } while (taken < 0 && wait_for(fd, POLLIN));
    return taken;
}

ssize_t descriptor_read_now(int fd, void *to, size_t n)
{
    struct pollfd p = { .fd = fd, .events = POLLIN };
    const int ready = poll(&p, 1, 0);
    ssize_t taken = -1;

    if (ready == 0 || (ready < 0 && errno == EINTR))
        errno = EAGAIN; /* a read might wait */
    else
        taken = read(fd, to, n);
    if (taken < 0 && (is_busy(errno) || errno == EINTR))
        errno = EAGAIN;
    return taken;
}

int descriptor_write(int fd, const char *s, size_t n)
{
    while (n > 0) {
        const ssize_t written = write(fd, s, n);

        if (written >= 0) {
            s += written;
            n -= (size_t)written;
        } else if (!wait_for(fd, POLLOUT)) {
            return errno;
        }
    }
    return 0;
}
