/* The functions of a C library that uric calls and the wasm32 target lacks. */
#include <stddef.h>

int memcmp(const void *one, const void *other, size_t n);
void *memchr(const void *s, int byte, size_t n);
size_t strlen(const char *s);

int memcmp(const void *one, const void *other, size_t n)
{
    const unsigned char *const a = one, *const b = other;
    size_t i;

    for (i = 0; i < n; i++) {
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    }
    return 0;
}

void *memchr(const void *s, int byte, size_t n)
{
    const unsigned char *const p = s;
    union {
        const unsigned char *in;
        void *out;
    } found;
    size_t i;

    for (i = 0; i < n; i++) {
        if (p[i] == (unsigned char)byte) {
            found.in = p + i;
            return found.out;
        }
    }
    return NULL;
}

size_t strlen(const char *s)
{
    size_t n = 0;

    while (s[n] != '\0')
        n++;
    return n;
}
