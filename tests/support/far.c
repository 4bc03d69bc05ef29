/* Maps texts longer than the largest offset. */
#define _DEFAULT_SOURCE /* mmap()'s flags */
#include "support/far.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* At least 4 KiB a page, because the number of mappings is limited. */
enum { LEAST = 1 << 21, PAGE = 1 << 16 };

/* A whole number of pages and of patterns. */
static size_t piece_of(const char *pattern)
{
    const size_t length = strlen(pattern);
    size_t piece = length * PAGE;

    while (piece < LEAST)
        piece *= 2;
    return piece;
}

static size_t whole(size_t n, size_t piece)
{
    return (n / piece + 1) * piece;
}

/* Maps the first `piece` bytes of the file repeatedly, to n bytes, after a guard page. */
static char *over_and_over(FILE *f, size_t piece, size_t n, int sharing)
{
    const size_t all = PAGE + whole(n, piece);
    char *const s = mmap(NULL, all, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    size_t i;

    if (s == MAP_FAILED)
        return NULL;
    for (i = PAGE; i < all; i += piece) {
        if (mmap(s + i, piece, PROT_READ | PROT_WRITE,
                 sharing | MAP_FIXED | MAP_NORESERVE, fileno(f), 0) == MAP_FAILED) {
            munmap(s, all);
            return NULL;
        }
    }
    return s + PAGE;
}

static char *text_in(FILE *f, const char *pattern, size_t n, int sharing)
{
    const size_t length = strlen(pattern), piece = piece_of(pattern);
    char *const bytes = malloc(piece);
    char *s = NULL;
    size_t i;

    for (i = 0; bytes != NULL && i < piece; i += length)
        memcpy(bytes + i, pattern, length);
    if (bytes != NULL && fwrite(bytes, 1, piece, f) == piece && fflush(f) == 0)
        s = over_and_over(f, piece, n, sharing);
    free(bytes);
    return s;
}

static char *text(const char *pattern, size_t n, int sharing)
{
    FILE *const f = FAR_TEXTS && getenv("NO_FAR_TEXTS") == NULL ? tmpfile() : NULL;
    char *s;

    if (f == NULL)
        return NULL;
    s = text_in(f, pattern, n, sharing);
    fclose(f);
    return s;
}

char *far_text_of(size_t n, const char *pattern)
{
    return text(pattern, n, MAP_PRIVATE);
}

char *far_text(size_t n)
{
    return far_text_of(n, "a");
}

char *far_room(size_t n)
{
    return text("a", n, MAP_SHARED);
}

void far_text_end(char *s, size_t n, const char *pattern)
{
    munmap(s - PAGE, PAGE + whole(n, piece_of(pattern)));
}

void far_end(char *s, size_t n)
{
    far_text_end(s, n, "a");
}
