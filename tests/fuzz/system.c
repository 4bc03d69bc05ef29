/* Simulates the system on which a fuzzer runs the command. */
#define _POSIX_C_SOURCE 200809L
#include "system.h"
#include "command/option_handlers.h"

#include "command/message.h"
#include "command/out/output_rows.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

int command_main(int argc, char **argv);

enum { NAPS = 2, THREADS = 2, OPEN = 4096 };

struct file {
    const char *s; /* n bytes; NULL: the text's bytes */
    size_t n;
    struct text *text;
    int kind; /* S_IFREG and so on */
    ino_t inode;
    int is_open, is_temporary;
    off_t at;
};

struct block {
    void *s;
    size_t n;
};

static struct {
    const struct circumstances *c;
    struct outcome *outcome;
    const char *s; /* the input: n bytes */
    size_t n;
    pthread_mutex_t lock; /* for all members below */
    struct file file[OPEN]; /* by descriptor; n_files are in use */
    int n_files;
    struct text temporary[OPEN];
    struct block *block; /* n_blocks are allocated, of room */
    size_t n_blocks, room;
    int naps, threads;
    pthread_t first, other[THREADS]; /* the first `threads` of `other` have started */
    jmp_buf end;
} now = { .lock = PTHREAD_MUTEX_INITIALIZER };

static void lock(void)
{
    pthread_mutex_lock(&now.lock);
}

static int unlock(int answer)
{
    pthread_mutex_unlock(&now.lock);
    return answer;
}

static int fails(int error)
{
    unlock(0);
    errno = error;
    return -1;
}

/* ---- texts ---- */

static void put(struct text *t, size_t at, const void *s, size_t n)
{
    if (at + n > t->room) {
        t->room = 2 * (at + n);
        t->s = realloc(t->s, t->room);
        if (t->s == NULL)
            abort();
    }
    if (at > t->n)
        memset(t->s + t->n, 0, at - t->n);
    if (n > 0)
        memcpy(t->s + at, s, n);
    if (at + n > t->n)
        t->n = at + n;
}

/* ---- memory ---- */

void *system_malloc(size_t n);
void *system_calloc(size_t n, size_t size);
void *system_realloc(void *block, size_t n);
void system_free(void *block);

/* Large blocks are allocated once: a run makes dozens and uses little of them, and a sanitizer
 * would poison the whole of each. */
enum { LARGE = 16 * 1024, SPARE = 256 };

static struct block spare[SPARE];

static void *make(size_t n)
{
    size_t i;

    for (i = 0; i < SPARE && n >= LARGE; i++) {
        if (spare[i].s != NULL && spare[i].n == n) {
            void *const s = spare[i].s;

            spare[i].s = NULL;
            return s;
        }
    }
    return malloc(n);
}

static void unmake(struct block b)
{
    size_t i;

    for (i = 0; i < SPARE && b.n >= LARGE; i++) {
        if (spare[i].s == NULL) {
            spare[i] = b;
            return;
        }
    }
    free(b.s);
}

void *system_malloc(size_t n)
{
    void *s;

    lock();
    if (now.n_blocks == now.room) {
        now.room = now.room * 2 + 64;
        now.block = realloc(now.block, now.room * sizeof *now.block);
        if (now.block == NULL)
            abort();
    }
    s = make(n);
    if (s == NULL)
        abort();
    now.block[now.n_blocks].s = s;
    now.block[now.n_blocks++].n = n;
    unlock(0);
    return s;
}

void *system_calloc(size_t n, size_t size)
{
    return memset(system_malloc(n * size), 0, n * size);
}

/* The index of the block; the lock must be held. */
static size_t place_of(const void *s)
{
    size_t i = now.n_blocks;

    while (i-- > 0 && now.block[i].s != s)
        continue;
    if (i == (size_t)-1)
        abort(); /* not one of ours */
    return i;
}

void *system_realloc(void *s, size_t n)
{
    void *const more = system_malloc(n);
    size_t before;

    if (s == NULL)
        return more;
    lock();
    before = now.block[place_of(s)].n;
    unlock(0);
    memcpy(more, s, before < n ? before : n);
    system_free(s);
    return more;
}

void system_free(void *s)
{
    size_t i;

    if (s == NULL)
        return;
    lock();
    i = place_of(s);
    unmake(now.block[i]);
    now.block[i] = now.block[--now.n_blocks];
    unlock(0);
}

/* ---- files ---- */

static const char *const names[] = { "-", "a", "b", "l", "\n", "r" };

const char *system_file(const char *name, const char *s, size_t length, size_t *n)
{
    const size_t from = *name == 'b' ? length / 2 : *name == 'r' ? length : 0;
    size_t i;

    for (i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i], name) == 0) {
            *n = length - from;
            return s + from;
        }
    }
    return NULL;
}

/* Opens the file of that name, by open()'s flags: 0, or errno. */
static int find(const char *name, int flags, struct file *f)
{
    memset(f, 0, sizeof *f);
    f->kind = S_IFREG;
    f->inode = (ino_t)(unsigned char)*name;
    f->s = system_file(name, now.s, now.n, &f->n);
    if (f->s != NULL && (*name == 'l' || *name == '\n'))
        f->inode = 'a';
    if (f->s != NULL && *name != '-' && *name != 'r')
        return 0;
    if (strcmp(name, "d") == 0) {
        f->kind = S_IFDIR;
        return (flags & O_ACCMODE) == O_RDONLY ? 0 : EISDIR;
    }
    if (strcmp(name, "r") == 0) {
        f->text = &now.outcome->rejects;
        return 0;
    }
    if (strcmp(name, "/dev/urandom") == 0) {
        f->kind = S_IFCHR;
        return 0;
    }
    return flags & O_CREAT ? EACCES : ENOENT;
}

static int open_it(const struct file *f)
{
    int fd = STDERR_FILENO + 1;

    while (fd < now.n_files && now.file[fd].is_open)
        fd++;
    if (fd == OPEN)
        abort();
    if (fd >= now.n_files)
        now.n_files = fd + 1;
    now.file[fd] = *f;
    now.file[fd].is_open = 1;
    return fd;
}

/* The lock must be held. */
static struct file *at(int fd)
{
    struct file *const f = fd >= 0 && fd < OPEN ? &now.file[fd] : NULL;

    return f != NULL && f->is_open ? f : NULL;
}

int system_open(const char *name, int flags, ...);
ssize_t system_getrandom(void *to, size_t n, unsigned flags);
int system_mkstemp(char *name);
int system_unlink(const char *name);
int system_close(int fd);
int system_fcntl(int fd, int what, ...);
int system_ioctl(int fd, unsigned long what, ...);
int system_isatty(int fd);
int system_stat(const char *name, struct stat *to);
int system_fstat(int fd, struct stat *to);
int system_ftruncate(int fd, off_t n);
off_t system_lseek(int fd, off_t to, int from);
int system_access(const char *name, int mode);
int system_rename(const char *from, const char *to);
int system_fsync(int fd);
int system_fchmod(int fd, mode_t mode);
mode_t system_umask(mode_t mask);
DIR *system_fdopendir(int fd);
struct dirent *system_readdir(DIR *directory);
int system_closedir(DIR *directory);
int system_dirfd(DIR *directory);
int system_fstatat(int fd, const char *name, struct stat *to, int flags);
int system_raise(int number);
int system_atexit(void (*function)(void));
int system_sigaction(int number, const struct sigaction *action, struct sigaction *old);

int system_open(const char *name, int flags, ...)
{
    struct file f;
    int error;

    lock();
    error = find(name, flags, &f);
    return error != 0 ? fails(error) : unlock(open_it(&f));
}

/* /dev/urandom gives random bytes from the circumstances' seed. */
ssize_t system_getrandom(void *to, size_t n, unsigned flags)
{
    (void)to;
    (void)n;
    (void)flags;
    errno = ENOSYS;
    return -1;
}

int system_mkstemp(char *name)
{
    struct file f;
    int fd;

    (void)name;
    lock();
    memset(&f, 0, sizeof f);
    f.kind = S_IFREG;
    f.is_temporary = 1;
    fd = open_it(&f);
    now.file[fd].text = &now.temporary[fd];
    now.temporary[fd].n = 0;
    return unlock(fd);
}

int system_unlink(const char *name)
{
    (void)name;
    return 0;
}

int system_close(int fd)
{
    lock();
    if (at(fd) == NULL)
        return fails(EBADF);
    now.file[fd].is_open = 0;
    return unlock(0);
}

int system_fcntl(int fd, int what, ...)
{
    if (what != F_GETFD && what != F_SETFD)
        abort(); /* standard streams are never closed here */
    (void)fd;
    return 0;
}

int system_ioctl(int fd, unsigned long what, ...)
{
    (void)fd, (void)what;
    errno = ENOTTY;
    return -1;
}

int system_isatty(int fd)
{
    return fd == STDERR_FILENO && now.c->terminal;
}

off_t system_lseek(int fd, off_t to, int from)
{
    struct file *f;

    lock();
    f = at(fd);
    if (f == NULL || f->kind != S_IFREG || from == SEEK_END)
        return fails(f == NULL ? EBADF : ESPIPE);
    f->at = from == SEEK_CUR ? f->at + to : to;
    to = f->at;
    unlock(0);
    return to;
}

/* A partial file of --partial: it is written and replaces another one, which nothing reads. */
int system_access(const char *name, int mode)
{
    (void)name, (void)mode;
    return 0;
}

int system_rename(const char *from, const char *to)
{
    (void)from, (void)to;
    return 0;
}

int system_fsync(int fd)
{
    (void)fd;
    return 0;
}

int system_fchmod(int fd, mode_t mode)
{
    (void)fd, (void)mode;
    return 0;
}

mode_t system_umask(mode_t mask)
{
    (void)mask;
    return 022;
}

/* There are no directories. */
DIR *system_fdopendir(int fd)
{
    (void)fd;
    errno = ENOTDIR;
    return NULL;
}

struct dirent *system_readdir(DIR *directory)
{
    (void)directory;
    return NULL;
}

int system_closedir(DIR *directory)
{
    (void)directory;
    return 0;
}

int system_dirfd(DIR *directory)
{
    (void)directory;
    errno = EINVAL;
    return -1;
}

int system_fstatat(int fd, const char *name, struct stat *to, int flags)
{
    (void)fd, (void)name, (void)to, (void)flags;
    errno = ENOENT;
    return -1;
}

/* No signal comes, and the process does not end. */
int system_raise(int number)
{
    (void)number;
    return 0;
}

int system_atexit(void (*function)(void))
{
    (void)function;
    return 0;
}

int system_sigaction(int number, const struct sigaction *action, struct sigaction *old)
{
    (void)number, (void)action;
    if (old != NULL)
        memset(old, 0, sizeof *old);
    return 0;
}

static void describe(const struct file *f, struct stat *to)
{
    memset(to, 0, sizeof *to);
    to->st_mode = (mode_t)f->kind;
    to->st_ino = f->inode;
    to->st_dev = 1;
    to->st_size = (off_t)(f->text != NULL ? f->text->n : f->n);
}

int system_stat(const char *name, struct stat *to)
{
    struct file f;
    int error;

    lock();
    error = find(name, O_RDONLY, &f);
    if (error != 0)
        return fails(error);
    describe(&f, to);
    return unlock(0);
}

int system_fstat(int fd, struct stat *to)
{
    const struct file *f;

    lock();
    f = at(fd);
    if (f == NULL)
        return fails(EBADF);
    describe(f, to);
    return unlock(0);
}

/* Input files must not change.  Other files may be written, and are not checked. */
static void may_be_written(const struct file *f)
{
    const struct options *const o = &now.outcome->options;
    struct file other;
    int i;

    for (i = 0; i < o->n_files && f->kind == S_IFREG && !f->is_temporary; i++) {
        if (find(o->files[i], O_RDONLY, &other) == 0 && other.inode == f->inode) {
            fprintf(stderr, "not so: input files are not written to\n");
            abort();
        }
    }
}

int system_ftruncate(int fd, off_t n)
{
    struct file *f;

    lock();
    f = at(fd);
    if (f == NULL || n < 0)
        abort();
    may_be_written(f);
    if (f->text != NULL)
        f->text->n = (size_t)n < f->text->n ? (size_t)n : f->text->n;
    return unlock(0);
}

/* ---- bytes ---- */

ssize_t system_read(int fd, void *to, size_t n);
ssize_t system_write(int fd, const void *s, size_t n);
ssize_t system_pread(int fd, void *to, size_t n, off_t from);
ssize_t system_pwrite(int fd, const void *s, size_t n, off_t from);

static size_t get(const struct file *f, off_t from, char *to, size_t n)
{
    const char *const s = f->text != NULL ? f->text->s : f->s;
    const size_t length = f->text != NULL ? f->text->n : f->n;
    const size_t left = (size_t)from < length ? length - (size_t)from : 0;

    n = n < left ? n : left;
    if (n > 0)
        memcpy(to, s + from, n);
    return n;
}

/* A followed file finally becomes unreadable, so that waiting ends. */
ssize_t system_read(int fd, void *to, size_t n)
{
    struct file *f;

    lock();
    f = at(fd);
    if (f == NULL)
        return fails(EBADF);
    if (f->kind == S_IFDIR)
        return fails(EISDIR);
    if (now.naps > NAPS)
        return fails(EIO);
    if (f->kind == S_IFCHR) {
        if (n != sizeof now.c->seed)
            return unlock(0); /* random bytes are only read for a seed */
        memcpy(to, &now.c->seed, n);
        return unlock((int)n);
    }
    if (now.c->piece > 0 && n > now.c->piece && f->kind == S_IFREG)
        n = now.c->piece;
    n = get(f, f->at, to, n);
    f->at += (off_t)n;
    return unlock((int)n);
}

static int write_out(const char *s, size_t n)
{
    struct text *const out = &now.outcome->out;
    const size_t left = out->n < now.c->full ? now.c->full - out->n : 0;

    if (now.c->error != 0 && n > left) {
        if (left == 0)
            return fails(now.c->error);
        n = left;
    }
    put(out, out->n, s, n);
    return unlock((int)n);
}

ssize_t system_write(int fd, const void *s, size_t n)
{
    struct file *f;

    lock();
    if (fd == STDOUT_FILENO)
        return write_out(s, n);
    if (fd == STDERR_FILENO) {
        put(&now.outcome->err, now.outcome->err.n, s, n);
        return unlock((int)n);
    }
    f = at(fd);
    if (f == NULL)
        abort();
    may_be_written(f);
    if (f->text != NULL)
        put(f->text, (size_t)f->at, s, n);
    f->at += (off_t)n;
    return unlock((int)n);
}

ssize_t system_pread(int fd, void *to, size_t n, off_t from)
{
    const struct file *f;

    lock();
    f = at(fd);
    if (f == NULL)
        abort();
    return unlock((int)get(f, from, to, n));
}

ssize_t system_pwrite(int fd, const void *s, size_t n, off_t from)
{
    struct file *f;

    lock();
    f = at(fd);
    if (f == NULL || !f->is_temporary)
        abort();
    put(f->text, (size_t)from, s, n);
    return unlock((int)n);
}

/* ---- the rest ---- */

void system_exit(int status) __attribute__((noreturn));
void (*system_signal(int number, void (*handler)(int)))(int);
char *system_getenv(const char *name);
pid_t system_getpid(void);
pid_t system_getppid(void);
long system_sysconf(int name);
time_t system_time(time_t *to);
int system_clock_gettime(clockid_t clock, struct timespec *to);
int system_poll(struct pollfd *list, nfds_t n, int timeout);
int system_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*begin)(void *), void *argument);

/* A thread that stops the answers ends alone: the others find that they are to end, too, and
 * the first one returns the same status.  Nothing else ends the process from another thread. */
void system_exit(int status)
{
    int i;

    if (now.c->error && now.threads > 0)
        abort();
    if (!pthread_equal(now.first, pthread_self()))
        pthread_exit(NULL);
    for (i = 0; i < now.threads; i++)
        pthread_join(now.other[i], NULL);
    now.outcome->status = status;
    longjmp(now.end, 1);
}

void (*system_signal(int number, void (*handler)(int)))(int)
{
    (void)number;
    return handler;
}

char *system_getenv(const char *name)
{
    (void)name;
    return NULL;
}

pid_t system_getpid(void)
{
    return 1;
}

pid_t system_getppid(void)
{
    return 0;
}

long system_sysconf(int name)
{
    (void)name;
    return 2;
}

time_t system_time(time_t *to)
{
    (void)to;
    return 0;
}

/* Each call advances by a minute, so that progress is shown. */
int system_clock_gettime(clockid_t clock, struct timespec *to)
{
    static time_t minutes;

    (void)clock;
    lock();
    to->tv_sec = 60 * minutes++;
    to->tv_nsec = 0;
    return unlock(0);
}

/* All descriptors are ready at once; otherwise the caller sleeps a little. */
int system_poll(struct pollfd *list, nfds_t n, int timeout)
{
    nfds_t i;

    lock();
    now.naps += timeout > 0;
    for (i = 0; i < n; i++)
        list[i].revents = list[i].events;
    return unlock((int)n);
}

int system_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*begin)(void *), void *argument)
{
    int error;

    lock();
    if (now.threads == THREADS)
        return unlock(EAGAIN);
    error = pthread_create(thread, attributes, begin, argument);
    if (error == 0)
        now.other[now.threads++] = *thread;
    return unlock(error);
}

/* ---- the command's options: the linker redirects these calls here ---- */

int __real_options_read(struct options *o, int argc, char **argv, const struct option_set *set);
int __wrap_options_read(struct options *o, int argc, char **argv, const struct option_set *set);
int __real_options_hint(const char *command);
int __wrap_options_hint(const char *command);

/* Whether an option without a value was given; 0 if the command has none of that name. */
static int own_flag(const struct options *o, const struct option_set *set, const char *name)
{
    int i;

    for (i = 0; i < set->n_own; i++) {
        if (strcmp(set->own[i].name, name) == 0)
            return *(const int *)((const char *)o + set->own[i].member);
    }
    return 0;
}

int __wrap_options_read(struct options *o, int argc, char **argv, const struct option_set *set)
{
    const int status = __real_options_read(o, argc, argv, set);

    now.outcome->asked = 1;
    now.outcome->refused = status == STATUS_USAGE;
    now.outcome->answered = status == STATUS_VALID;
    now.outcome->options = *o;
    if (strcmp(argv[0], "log") == 0)
        now.outcome->log = *(const struct log_options *)o;
    now.outcome->raw = own_flag(o, set, "raw");
    now.outcome->count = own_flag(o, set, "count");
    return status;
}

int __wrap_options_hint(const char *command)
{
    now.outcome->refused = 1;
    return __real_options_hint(command);
}

/* ---- a run ---- */

static void begin(struct outcome *outcome, const char *s, size_t n,
                  const struct circumstances *c)
{
    const struct file input = { .s = s, .n = n, .kind = S_IFREG, .inode = '-',
                                .is_open = 1 };

    now.c = c;
    now.outcome = outcome;
    now.s = s;
    now.n = n;
    now.naps = now.threads = 0;
    now.first = pthread_self();
    now.file[STDIN_FILENO] = input;
    outcome->out.n = outcome->err.n = outcome->rejects.n = 0;
    outcome->asked = outcome->refused = outcome->answered = 0;
    memset(&outcome->options, 0, sizeof outcome->options);
    memset(&outcome->log, 0, sizeof outcome->log);
    outcome->raw = outcome->count = 0;
    optind = 0; /* restarts getopt_long() */
    rows_in_utf8(0); /* as a process begins */
}

/* Frees what a process leaves to the system at its exit. */
static void end(void)
{
    int fd;

    while (now.n_blocks > 0)
        unmake(now.block[--now.n_blocks]);
    for (fd = 0; fd < now.n_files; fd++)
        now.file[fd].is_open = 0;
}

void system_run(struct outcome *outcome, char *const *words, int n_words, const char *s,
                size_t n, const struct circumstances *c)
{
    int i;

    if (n_words > SYSTEM_WORDS)
        abort();
    for (i = 0; i < n_words; i++)
        outcome->words[i] = words[i]; /* a copy: getopt_long() reorders them */
    outcome->words[n_words] = NULL;
    begin(outcome, s, n, c);
    if (setjmp(now.end) == 0)
        outcome->status = command_main(n_words, outcome->words);
    else
        message_to(NULL);
    end();
}
