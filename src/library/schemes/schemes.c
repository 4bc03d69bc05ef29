/* Finds schemes by name. */
#include "util/ascii.h"

#include "tables/schemes.h"

#ifdef URIC_ONLY_HTTP

const struct uric_scheme *uric_scheme_find(const char *s, size_t n,
                                           const struct uric_scheme *own,
                                           size_t count)
{
    size_t i;

    (void)own, (void)count; /* none are passed */
    for (i = 0; i < sizeof uric_schemes / sizeof *uric_schemes; i++) {
        if (uric_is_named(s, n, uric_schemes[i].name))
            return &uric_schemes[i];
    }
    return NULL;
}

#else

/* The slot of a name.  slot() in grammar/tools/schemes.py computes it, too. */
static unsigned hash(const char *s, size_t n)
{
    const unsigned third = n > 2 ? uric_lower(s[2]) : 0u;
    const unsigned value = (unsigned)n + URIC_SCHEMES_FIRST * uric_lower(s[0]) +
                           URIC_SCHEMES_THIRD * third +
                           URIC_SCHEMES_LAST * uric_lower(s[n - 1]);

    return value & (URIC_SCHEMES_SLOTS - 1);
}

const struct uric_scheme *uric_scheme_find(const char *s, size_t n,
                                           const struct uric_scheme *own,
                                           size_t count)
{
    const struct uric_scheme *found;
    size_t i;

    for (i = 0; i < count; i++) {
        if (uric_is_named(s, n, own[i].name))
            return &own[i];
    }
    if (n == 0)
        return NULL;
    found = &uric_schemes[hash(s, n)];
    return found->name && uric_is_named(s, n, found->name) ? found : NULL;
}

const char *uric_scheme_kind_name(int kind)
{
    static const char *const names[] = {
        "unknown", "experimental", "reserved", "http", "ws", "ftp", "gopher",
        "mailto", "news", "nntp", "telnet", "wais", "file", "prospero"
    };
    return kind >= 0 && kind < URIC_KINDS ? names[kind] : NULL;
}

#endif
