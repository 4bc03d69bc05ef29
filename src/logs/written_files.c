/* Opens and writes the files of --partial and --rejects. */
#include "logs/written_files.h"

#include "command/io/descriptor.h"
#include "command/memory.h"
#include "command/message.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- the logs ---- */

int own_input(const struct options *o, const struct stat *file)
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

/* ---- files that are replaced ---- */

/* ---- a process that ends removes its temporary file ---- */

static const char *volatile left_over; /* its name, or NULL */

static void remove_left_over(void)
{
    const char *const name = left_over;

    left_over = NULL;
    if (name)
        unlink(name);
}

static void end_by(int signal)
{
    remove_left_over();
    raise(signal); /* SA_RESETHAND: it now has its usual effect */
}

static void watch(const char *name)
{
    static const int signals[] = { SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGXCPU, SIGXFSZ };
    static int once;
    struct sigaction action, old;
    size_t i;

    left_over = name;
    if (once++)
        return;
    atexit(remove_left_over);
    memset(&action, 0, sizeof action);
    action.sa_handler = end_by;
    action.sa_flags = (int)SA_RESETHAND;
    for (i = 0; i < sizeof signals / sizeof *signals; i++) {
        if (sigaction(signals[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            sigaction(signals[i], &action, NULL);
    }
}

/* ---- files ---- */

static int is_standard_output(const char *name)
{
    return strcmp(name, "-") == 0;
}

/* The folder of the file; the caller frees it. */
static char *folder_of(const char *name)
{
    const char *const slash = strrchr(name, '/');
    const char *const s = slash == NULL ? "." : name;
    const size_t n = slash == NULL || slash == name ? 1 : (size_t)(slash - name);
    char *const folder = memory_of(n + sizeof "");

    memcpy(folder, s, n);
    folder[n] = '\0';
    return folder;
}

/* Whether the name is of a file that cannot be replaced, such as a device. */
static int is_special(const char *name)
{
    struct stat file;

    return stat(name, &file) == 0 && !S_ISREG(file.st_mode);
}

int replaced_file_check(const char *name)
{
    char *folder;
    int error = 0;

    if (is_standard_output(name))
        return 0;
    if (is_special(name))
        return access(name, W_OK) < 0 ? errno : 0;
    folder = folder_of(name);
    if (access(folder, W_OK) < 0)
        error = errno;
    free(folder);
    return error;
}

/* Gives the file the mode of new files; temporary files have a stricter mode. */
static void give_usual_mode(int fd)
{
    const mode_t mask = umask(0);

    umask(mask);
    fchmod(fd, 0666 & ~mask);
}

static int begin_temporary(struct replaced_file *f)
{
    static const char suffix[] = ".XXXXXX";

    f->temporary = memory_of(memory_sum(strlen(f->name), sizeof suffix));
    strcpy(f->temporary, f->name);
    strcat(f->temporary, suffix);
    f->fd = descriptor_open_temporary(f->temporary);
    if (f->fd < 0) {
        const int error = errno;

        free(f->temporary);
        f->temporary = NULL;
        return error;
    }
    watch(f->temporary);
    give_usual_mode(f->fd);
    return 0;
}

int replaced_file_begin(struct replaced_file *f, const char *name)
{
    f->name = name;
    f->temporary = NULL;
    f->fd = STDOUT_FILENO;
    if (is_standard_output(name))
        return 0;
    if (!is_special(name))
        return begin_temporary(f);
    f->fd = descriptor_open(name, O_WRONLY);
    return f->fd < 0 ? errno : 0;
}

int replaced_file_write(struct replaced_file *f, const char *s, size_t n)
{
    return descriptor_write(f->fd, s, n);
}

/* Makes the new name last, as far as the file system can. */
static void sync_folder(const char *name)
{
    char *const folder = folder_of(name);
    const int fd = descriptor_open(folder, O_RDONLY);

    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
    free(folder);
}

static int end_temporary(struct replaced_file *f)
{
    const int fd = f->fd;

    if (fsync(fd) < 0)
        return errno;
    f->fd = -1;
    if (close(fd) < 0 || rename(f->temporary, f->name) < 0)
        return errno;
    left_over = NULL;
    free(f->temporary);
    f->temporary = NULL;
    sync_folder(f->name);
    return 0;
}

int replaced_file_end(struct replaced_file *f)
{
    int fd;

    if (f->temporary)
        return end_temporary(f);
    fd = f->fd;
    f->fd = -1;
    return fd != STDOUT_FILENO && close(fd) < 0 ? errno : 0;
}

void replaced_file_drop(struct replaced_file *f)
{
    if (f->fd >= 0 && f->fd != STDOUT_FILENO)
        close(f->fd);
    f->fd = -1;
    if (f->temporary)
        remove_left_over();
    free(f->temporary);
    f->temporary = NULL;
}

/* ---- --rejects ---- */

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
    if (own_input(&o->shared, &file)) { /* it would be truncated */
        message_reason(o->rejects, "--rejects may not name an input file");
        return -1;
    }
    if (ftruncate(jobs->rejects_fd, 0) == 0)
        return 0;
    message_error(o->rejects, errno);
    return -1;
}
