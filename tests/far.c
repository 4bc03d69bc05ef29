#define _DEFAULT_SOURCE /* mmap()'s flags */
#include "far.h"

#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

enum { PIECE = 1 << 21 };

static size_t whole(size_t n)
{
    return (n / PIECE + 1) * PIECE;
}

char *far_text(size_t n)
{
    static char piece[PIECE];
    FILE *f = FAR_TEXTS ? tmpfile() : NULL;
    char *s;
    size_t i;

    memset(piece, 'a', PIECE);
    if (f == NULL || fwrite(piece, 1, PIECE, f) != PIECE || fflush(f) != 0)
        return NULL;
    s = mmap(NULL, whole(n), PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1,
             0);
    for (i = 0; s != MAP_FAILED && i < whole(n); i += PIECE) {
        if (mmap(s + i, PIECE, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_FIXED | MAP_NORESERVE, fileno(f), 0) == MAP_FAILED)
            s = MAP_FAILED;
    }
    fclose(f);
    return s == MAP_FAILED ? NULL : s;
}

void far_end(char *s, size_t n)
{
    munmap(s, whole(n));
}
