/* Places input between unreadable pages. */
#define _DEFAULT_SOURCE
#include "support/guard.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Readable bytes between two unreadable pages; grown on demand. */
static struct region {
    char *readable;
    size_t size;
} regions[GUARD_SLOTS];

static const struct region *region(unsigned slot, size_t n)
{
    struct region *const r = &regions[slot];
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);

    if (r->readable == NULL || r->size < n) {
        char *all;

        if (r->readable != NULL)
            munmap(r->readable - page, r->size + 2 * page);
        r->size = (n / page + 1) * page;
        all = mmap(NULL, r->size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (all == MAP_FAILED || mprotect(all + page, r->size, PROT_READ | PROT_WRITE) != 0)
            abort();
        r->readable = all + page;
    }
    return r;
}

const char *guard_end_of(unsigned slot, const char *s, size_t n)
{
    const struct region *const r = region(slot, n);
    char *const to = r->readable + r->size - n;

    if (n > 0)
        memcpy(to, s, n);
    return to;
}

const char *guard_begin_of(unsigned slot, const char *s, size_t n)
{
    char *const to = region(slot, n)->readable;

    if (n > 0)
        memcpy(to, s, n);
    return to;
}

const char *guard_end(const char *s, size_t n)
{
    return guard_end_of(0, s, n);
}

const char *guard_begin(const char *s, size_t n)
{
    return guard_begin_of(0, s, n);
}
