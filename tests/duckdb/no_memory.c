/* For LD_PRELOAD: malloc() and realloc() of NO_MEMORY_FROM bytes or more fail while the file
 * NO_MEMORY exists, as they do where memory has run out. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

static bool fails(size_t size)
{
    static size_t from;

    if (from == 0)
        from = getenv("NO_MEMORY_FROM") ? strtoul(getenv("NO_MEMORY_FROM"), NULL, 10) : SIZE_MAX;
    return size >= from && access(getenv("NO_MEMORY"), F_OK) == 0;
}

void *malloc(size_t size)
{
    static void *(*real)(size_t size);

    if (real == NULL)
        *(void **)&real = dlsym(RTLD_NEXT, "malloc");
    return fails(size) ? NULL : real(size);
}

void *realloc(void *p, size_t size)
{
    static void *(*real)(void *p, size_t size);

    if (real == NULL)
        *(void **)&real = dlsym(RTLD_NEXT, "realloc");
    return fails(size) ? NULL : real(p, size);
}
