/* A library that is linked with a copy of the single file: see dlopen_copies.c. */
#include "uric.h"

#ifdef INCLUDED
#include "uric.c"
#endif

__attribute__((visibility("default"))) const char *copy_version(void);
__attribute__((visibility("default"))) int copy_parses(const char *s, size_t n);

const char *copy_version(void)
{
    return uric_version();
}

int copy_parses(const char *s, size_t n)
{
    struct uric u;

    return uric_parse(s, n, &u) == URIC_OK;
}
