/* The one-shot entry points, and the fast path in portable C. */
#include "isa.h"

#include "runs.h"

int uric_refuse_at(const unsigned char *s, size_t i, size_t n, struct uric *u)
{
    if (i < n && s[i] == '%') {
        i++;
        if (i < n && uric_run[s[i]] & URIC_RUN_HEXDIG)
            i++;
    }
    memset(u, 0, sizeof *u);
    u->error_offset = (uint32_t)i;
    return i < n ? URIC_INVALID : URIC_INCOMPLETE;
}

/* A run by a look into a table for each byte. */
static size_t table_run(const unsigned char *s, size_t i, size_t n,
                        unsigned class_bit)
{
    for (;;) {
        while (i < n && uric_run[s[i]] & class_bit)
            i++;
        if (n - i < 3 || s[i] != '%' ||
            !(uric_run[s[i + 1]] & uric_run[s[i + 2]] & URIC_RUN_HEXDIG))
            return i;
        i += 3;
    }
}

/* With many ":" what lies between them is too short for runs that load a window
 * each. */
size_t uric_userinfo_end(const unsigned char *s, size_t i, size_t n)
{
    for (;;) {
        i = table_run(s, i, n, URIC_RUN_REG_NAME);
        if (i == n || s[i] != ':')
            return i;
        i++;
    }
}

#if URIC_BUILT & URIC_BUILT_PORTABLE

#define FAST(name) portable_##name
#define RUN(s, i, n, CLASS) table_run(s, i, n, URIC_RUN_##CLASS)
#include "fast.h"

int uric_parse_portable(int entry, const unsigned char *s, size_t n,
                        struct uric *u)
{
    return portable_by_runs(entry, s, n, u);
}

#endif

static int parse(int entry, const char *s, size_t n, struct uric *u)
{
    if (n > URIC_MAX_LENGTH) {
        memset(u, 0, sizeof *u);
        u->error_offset = URIC_MAX_LENGTH;
        return URIC_TOO_LONG;
    }
    return uric_parse_best(entry, (const unsigned char *)s, n, u);
}

int uric_parse(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_URI_REFERENCE, s, n, u);
}

int uric_parse_uri(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_URI, s, n, u);
}

int uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return parse(ENTRY_ORIGIN_FORM, s, n, u);
}
