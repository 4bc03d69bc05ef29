/* Gets random bytes from the system, for the key of a hash. */
#include "logs/secret.h"

#include "command/io/descriptor.h"
#include "util/siphash.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if defined(__has_include) && (defined(__linux__) || defined(__FreeBSD__))
#if __has_include(<sys/random.h>)
#include <sys/random.h>
#define HAS_GETRANDOM 1
#endif
#endif

/* Needs no file, so that it also works in a chroot without devices. */
static int from_call(void *to, size_t n)
{
#ifdef HAS_GETRANDOM
    ssize_t got;

    do {
        got = getrandom(to, n, 0);
    } while (got < 0 && errno == EINTR);
    return got == (ssize_t)n;
#else
    (void)to;
    (void)n;
    return 0;
#endif
}

static int from_device(void *to, size_t n)
{
    const int fd = descriptor_open("/dev/urandom", O_RDONLY);
    const ssize_t got = fd < 0 ? -1 : read(fd, to, n);

    if (fd >= 0)
        close(fd);
    return got == (ssize_t)n;
}

/* Values that an attacker who writes the input cannot see: the nanoseconds of the clocks, the
 * process and its parent, and the addresses of stack and code. */
struct circumstances {
    struct timespec wall, since;
    pid_t process, parent;
    const void *stack;
    int (*code)(void *, size_t);
};

static void from_circumstances(void *to, size_t n)
{
    static const uint64_t none[2] = { 0, 0 };
    unsigned char *const bytes = to;
    struct circumstances c;
    struct uric_siphash h;
    uint64_t hash = 0;
    size_t i;

    memset(&c, 0, sizeof c);
    clock_gettime(CLOCK_REALTIME, &c.wall);
    clock_gettime(CLOCK_MONOTONIC, &c.since);
    c.process = getpid();
    c.parent = getppid();
    c.stack = &c;
    c.code = from_device;
    for (i = 0; i < n; i++) {
        if (i % 8 == 0) {
            uric_siphash_begin(&h, none);
            uric_siphash_take_before(&h, (const char *)&c, sizeof c, 2);
            uric_siphash_add(&h, i, 8, 2);
            hash = uric_siphash_end(&h, 2, 4);
        }
        bytes[i] = (unsigned char)(hash >> i % 8 * 8 & 0xff);
    }
}

void secret_get(void *to, size_t n)
{
    if (!from_call(to, n) && !from_device(to, n))
        from_circumstances(to, n);
}
