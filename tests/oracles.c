#include "oracles.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdlib.h>
#include <string.h>

void oracle_split(const char *s, size_t n, struct uric_split_result *u)
{
    static const char expression[] =
        "^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?";
    static const int group[URIC_SPLIT_PARTS] = { 2, 4, 5, 7, 9 };
    static pcre2_code *code;
    static pcre2_match_data *match;
    PCRE2_SIZE *ovector;
    int part;

    if (code == NULL) {
        int error;
        PCRE2_SIZE at;

        code = pcre2_compile((PCRE2_SPTR)expression, PCRE2_ZERO_TERMINATED,
                             PCRE2_DOTALL, &error, &at, NULL);
        if (code == NULL)
            abort();
        pcre2_jit_compile(code, PCRE2_JIT_COMPLETE);
        match = pcre2_match_data_create_from_pattern(code, NULL);
    }
    if (pcre2_match(code, (PCRE2_SPTR)(n ? s : ""), n, 0, 0, match, NULL) < 0)
        abort(); /* the expression matches every string */
    ovector = pcre2_get_ovector_pointer(match);
    memset(u, 0, sizeof *u);
    for (part = 0; part < URIC_SPLIT_PARTS; part++) {
        if (ovector[2 * group[part]] == PCRE2_UNSET)
            continue;
        u->part[part].begin = (uint32_t)ovector[2 * group[part]];
        u->part[part].end = (uint32_t)ovector[2 * group[part] + 1];
        u->defined = (uint8_t)(u->defined | 1u << part);
    }
}

static void set(struct uric *u, int part, const char *begin, const char *end,
                const char *s)
{
    u->part[part].begin = (uint32_t)(begin - s);
    u->part[part].end = (uint32_t)(end - s);
    u->defined = (uint8_t)(u->defined | 1u << part);
}

static void cut_authority(const char *s, uric_span authority, struct uric *u)
{
    const char *begin = s + authority.begin, *end = s + authority.end;
    const char *at = memchr(begin, '@', (size_t)(end - begin));
    const char *colon;

    if (at) {
        set(u, URIC_USERINFO, begin, at, s);
        begin = at + 1;
    }
    colon = end; /* the port's, which digits alone may follow */
    while (colon > begin && colon[-1] >= '0' && colon[-1] <= '9')
        colon--;
    if (colon > begin && colon[-1] == ':') {
        set(u, URIC_PORT, colon, end, s);
        end = colon - 1;
    }
    set(u, URIC_HOST, begin, end, s);
}

void oracle_parts(const char *s, const struct uric_split_result *five,
                  struct uric *u)
{
    static const int same[URIC_SPLIT_PARTS] = { URIC_SCHEME, -1, URIC_PATH,
                                                URIC_QUERY, URIC_FRAGMENT };
    const uric_span path = five->part[URIC_SPLIT_PATH];
    int part;

    memset(u, 0, sizeof *u);
    for (part = 0; part < URIC_SPLIT_PARTS; part++) {
        if (same[part] >= 0 && five->defined >> part & 1)
            set(u, same[part], s + five->part[part].begin,
                s + five->part[part].end, s);
    }
    if (five->defined >> URIC_SPLIT_AUTHORITY & 1) {
        cut_authority(s, five->part[URIC_SPLIT_AUTHORITY], u);
        u->path_kind = URIC_PATH_ABEMPTY;
    } else if (path.begin == path.end) {
        u->path_kind = URIC_PATH_EMPTY;
    } else if (s[path.begin] == '/') {
        u->path_kind = URIC_PATH_ABSOLUTE;
    } else {
        u->path_kind = five->defined >> URIC_SPLIT_SCHEME & 1
                           ? URIC_PATH_ROOTLESS
                           : URIC_PATH_NOSCHEME;
    }
}
