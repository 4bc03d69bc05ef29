/* Places input between unreadable pages. */
#define _DEFAULT_SOURCE
#include "support/guard.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Readable bytes between two unreadable pages; grown on demand. */
static char *region(size_t n, size_t *size)
{
    static char *readable;
    static size_t readable_size;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);

    if (readable == NULL || readable_size < n) {
        char *all;

        if (readable != NULL)
            munmap(readable - page, readable_size + 2 * page);
        readable_size = (n / page + 1) * page;
        all = mmap(NULL, readable_size + 2 * page, PROT_NONE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (all == MAP_FAILED ||
            mprotect(all + page, readable_size, PROT_READ | PROT_WRITE) != 0)
            abort();
        readable = all + page;
    }
    *size = readable_size;
    return readable;
}

const char *guard_end(const char *s, size_t n)
{
    size_t size;
    char *to = region(n, &size);

    to += size - n;
    if (n > 0)
        memcpy(to, s, n);
    return to;
}

const char *guard_begin(const char *s, size_t n)
{
    size_t size;
    char *to = region(n, &size);

    if (n > 0)
        memcpy(to, s, n);
    return to;
}
