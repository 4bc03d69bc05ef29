/* uriparser's memory managers: the default one, those made of malloc and free, and the check
 * of a caller's. */
#include "compat/uriparser_memory.h"

#include <errno.h>
#include <stdlib.h>

/* ---- malloc() and its kin ---- */

static void *default_malloc(UriMemoryManager *memory, size_t size)
{
    (void)memory;
    return malloc(size);
}

static void *default_calloc(UriMemoryManager *memory, size_t nmemb, size_t size)
{
    (void)memory;
    return calloc(nmemb, size);
}

static void *default_realloc(UriMemoryManager *memory, void *ptr, size_t size)
{
    (void)memory;
    return realloc(ptr, size);
}

static void default_free(UriMemoryManager *memory, void *ptr)
{
    (void)memory;
    free(ptr);
}

static const UriMemoryManager default_manager = {
    default_malloc, default_calloc, default_realloc, uriEmulateReallocarray,
    default_free,   NULL
};

static int is_complete(const UriMemoryManager *memory)
{
    return memory->malloc != NULL && memory->calloc != NULL && memory->realloc != NULL &&
           memory->reallocarray != NULL && memory->free != NULL;
}

URIC_INTERNAL UriMemoryManager *uric_uri_manager(UriMemoryManager *memory)
{
    union { /* its functions only read it */
        const UriMemoryManager *constant;
        UriMemoryManager *manager;
    } ours;

    ours.constant = &default_manager;
    if (memory == NULL)
        return ours.manager;
    return is_complete(memory) ? memory : NULL;
}

URIC_INTERNAL void *uric_uri_room(UriMemoryManager *memory, size_t n, size_t size)
{
    if (n > SIZE_MAX / size)
        return NULL;
    return memory->malloc(memory, n > 0 ? n * size : 1);
}

/* ---- made of others ---- */

/* Whether nmemb times size is no number; sets errno. */
static int overflows(size_t nmemb, size_t size)
{
    if (size == 0 || nmemb <= SIZE_MAX / size)
        return 0;
    errno = ENOMEM;
    return 1;
}

void *uriEmulateCalloc(UriMemoryManager *memory, size_t nmemb, size_t size)
{
    void *room;

    if (memory == NULL) {
        errno = EINVAL;
        return NULL;
    }
    if (overflows(nmemb, size))
        return NULL;
    room = memory->malloc(memory, nmemb * size);
    if (room != NULL && nmemb * size > 0)
        memset(room, 0, nmemb * size);
    return room;
}

void *uriEmulateReallocarray(UriMemoryManager *memory, void *ptr, size_t nmemb, size_t size)
{
    if (memory == NULL) {
        errno = EINVAL;
        return NULL;
    }
    return overflows(nmemb, size) ? NULL : memory->realloc(memory, ptr, nmemb * size);
}

/* Each block of a completed manager has its size before it, in a space that keeps the block
 * as aligned as the backend's are, up to 16 bytes. */
enum { BEFORE = 16 };

static char *start_of(void *block)
{
    return (char *)block - BEFORE;
}

static size_t size_of(void *block)
{
    size_t size;

    memcpy(&size, start_of(block), sizeof size);
    return size;
}

static void *counted_malloc(UriMemoryManager *memory, size_t size)
{
    UriMemoryManager *const backend =
        memory != NULL ? (UriMemoryManager *)memory->userData : NULL;
    char *made;

    if (backend == NULL) {
        errno = EINVAL;
        return NULL;
    }
    if (size > SIZE_MAX - BEFORE) {
        errno = ENOMEM;
        return NULL;
    }
    made = (char *)backend->malloc(backend, BEFORE + size);
    if (made == NULL)
        return NULL;
    memcpy(made, &size, sizeof size);
    return made + BEFORE;
}

static void counted_free(UriMemoryManager *memory, void *ptr)
{
    UriMemoryManager *const backend =
        memory != NULL ? (UriMemoryManager *)memory->userData : NULL;

    if (backend != NULL && ptr != NULL)
        backend->free(backend, start_of(ptr));
}

static void *counted_realloc(UriMemoryManager *memory, void *ptr, size_t size)
{
    void *moved;

    if (memory == NULL) {
        errno = EINVAL;
        return NULL;
    }
    if (ptr == NULL)
        return memory->malloc(memory, size);
    if (size == 0) {
        memory->free(memory, ptr);
        return NULL;
    }
    if (size <= size_of(ptr))
        return ptr;
    moved = memory->malloc(memory, size);
    if (moved != NULL) {
        memcpy(moved, ptr, size_of(ptr));
        memory->free(memory, ptr);
    }
    return moved;
}

int uriCompleteMemoryManager(UriMemoryManager *memory, UriMemoryManager *backend)
{
    if (memory == NULL || backend == NULL)
        return URI_ERROR_NULL;
    if (backend->malloc == NULL || backend->free == NULL)
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    memory->malloc = counted_malloc;
    memory->calloc = uriEmulateCalloc;
    memory->realloc = counted_realloc;
    memory->reallocarray = uriEmulateReallocarray;
    memory->free = counted_free;
    memory->userData = backend;
    return URI_SUCCESS;
}

/* ---- the check ---- */

enum { SMALL = 7, LARGE = 35 };

/* Whether all n bytes have the value. */
static int holds(const unsigned char *block, size_t n, unsigned char value)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (block[i] != value)
            return 0;
    }
    return 1;
}

static int is_aligned(const void *block)
{
    return (uintptr_t)block % sizeof(uint64_t) == 0;
}

/* Writes the whole block, so that one that is too small is noticed by tools, and frees it. */
static int use(UriMemoryManager *memory, unsigned char *block, size_t n, int aligned)
{
    const int good = block != NULL && (!aligned || is_aligned(block));

    if (block != NULL) {
        memset(block, 0xf1, n);
        memory->free(memory, block);
    }
    return good;
}

/* Whether a block keeps its bytes when it grows, by realloc or reallocarray. */
static int grows(UriMemoryManager *memory, int by_array, int aligned)
{
    unsigned char *const block = (unsigned char *)memory->malloc(memory, SMALL), *moved;
    int kept;

    if (block == NULL)
        return 0;
    memset(block, 0xf3, SMALL);
    moved = (unsigned char *)(by_array ? memory->reallocarray(memory, block, 5, SMALL)
                                       : memory->realloc(memory, block, LARGE));
    if (moved == NULL) {
        memory->free(memory, block);
        return 0;
    }
    kept = holds(moved, SMALL, 0xf3);
    return use(memory, moved, LARGE, aligned) && kept;
}

/* A size of 0 frees the block, or makes one of no bytes. */
static int shrinks(UriMemoryManager *memory)
{
    static const size_t sizes[][2] = { { 0, SMALL }, { 5, 0 }, { 0, 0 } };
    size_t i;

    for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        void *const block = memory->malloc(memory, SMALL);

        if (block == NULL)
            return 0;
        memory->free(memory, memory->reallocarray(memory, block, sizes[i][0], sizes[i][1]));
        memory->free(memory,
                     memory->reallocarray(memory, NULL, sizes[i][0], sizes[i][1]));
    }
    return 1;
}

int uriTestMemoryManagerEx(UriMemoryManager *memory, UriBool challengeAlignment)
{
    unsigned char *zeros;
    void *block;
    int good;

    if (memory == NULL)
        return URI_ERROR_NULL;
    if (!is_complete(memory))
        return URI_ERROR_MEMORY_MANAGER_INCOMPLETE;
    zeros = (unsigned char *)memory->calloc(memory, 5, SMALL);
    good = zeros == NULL || holds(zeros, LARGE, 0);
    good = use(memory, zeros, LARGE, challengeAlignment) && good;
    good = good && use(memory, (unsigned char *)memory->malloc(memory, SMALL), SMALL,
                       challengeAlignment);
    good = good && use(memory, (unsigned char *)memory->realloc(memory, NULL, SMALL), SMALL,
                       challengeAlignment);
    good = good && use(memory, (unsigned char *)memory->reallocarray(memory, NULL, 5, SMALL),
                       LARGE, challengeAlignment);
    good = good && grows(memory, 0, challengeAlignment) &&
           grows(memory, 1, challengeAlignment) && shrinks(memory);
    if (!good)
        return URI_ERROR_MEMORY_MANAGER_FAULTY;
    block = memory->malloc(memory, SMALL);
    if (block == NULL)
        return URI_ERROR_MEMORY_MANAGER_FAULTY;
    memory->free(memory, memory->realloc(memory, block, 0));
    memory->free(memory, memory->realloc(memory, NULL, 0));
    return URI_SUCCESS;
}

int uriTestMemoryManager(UriMemoryManager *memory)
{
    return uriTestMemoryManagerEx(memory, URI_FALSE);
}
