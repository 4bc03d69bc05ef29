/* What a program without a C library has to supply: the five functions that uric.c calls. */
#include <stddef.h>

unsigned char wasm_room[4096]; /* for strings and results */

/* volatile, or the compiler would make calls of these functions from their loops */
void *memcpy(void *to, const void *from, size_t n)
{
    volatile unsigned char *const t = to;
    const unsigned char *const f = from;
    size_t i;

    for (i = 0; i < n; i++)
        t[i] = f[i];
    return to;
}

void *memmove(void *to, const void *from, size_t n)
{
    volatile unsigned char *const t = to;
    const volatile unsigned char *const f = from;

    if ((size_t)t < (size_t)f)
        return memcpy(to, from, n);
    while (n-- > 0)
        t[n] = f[n];
    return to;
}

void *memset(void *to, int byte, size_t n)
{
    volatile unsigned char *const t = to;

    while (n-- > 0)
        t[n] = (unsigned char)byte;
    return to;
}

int memcmp(const void *one, const void *other, size_t n)
{
    const volatile unsigned char *const a = one, *const b = other;
    size_t i;

    for (i = 0; i < n; i++) {
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    }
    return 0;
}

void *memchr(const void *s, int byte, size_t n)
{
    const volatile unsigned char *const p = s;
    size_t i;

    for (i = 0; i < n; i++) {
        if (p[i] == (unsigned char)byte)
            return (unsigned char *)s + i;
    }
    return NULL;
}
