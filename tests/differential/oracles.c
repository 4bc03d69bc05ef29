/* Runs the oracles, which share nothing with Ragel's machines. */
#include "differential/oracles.h"

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
    colon = end; /* the port's, if only digits follow */
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

/* uric_parse() of the string between two others; offsets are relative to s. */
static int parse_within(const char *before, const char *s, size_t n,
                        const char *after, struct uric *u)
{
    char whole[1024];
    const size_t lead = strlen(before), length = lead + n + strlen(after);
    int part;

    if (length > sizeof whole)
        abort();
    memcpy(whole, before, lead);
    if (n > 0)
        memcpy(whole + lead, s, n);
    memcpy(whole + lead + n, after, strlen(after));
    if (uric_parse(whole, length, u) != URIC_OK)
        return 0;
    for (part = 0; part < URIC_PARTS; part++) {
        if (u->defined >> part & 1) {
            u->part[part].begin -= (uint32_t)lead;
            u->part[part].end -= (uint32_t)lead;
        }
    }
    return 1;
}

static int has(const struct uric *u, int part)
{
    return u->defined >> part & 1;
}

static void drop(struct uric *u, int part)
{
    u->part[part].begin = u->part[part].end = 0;
    u->defined = (uint8_t)(u->defined & ~(1u << part));
}

/* The string as an entire authority, without path, query or fragment. */
static int as_authority(const char *s, size_t n, struct uric *u)
{
    int ok = parse_within("//", s, n, "", u) &&
             u->part[URIC_PATH].begin == u->part[URIC_PATH].end &&
             !has(u, URIC_QUERY) && !has(u, URIC_FRAGMENT);

    drop(u, URIC_PATH);
    u->path_kind = URIC_PATH_NONE;
    return ok;
}

static int as_host_and_port(const char *s, size_t n, struct uric *u)
{
    return as_authority(s, n, u) && !has(u, URIC_USERINFO);
}

static int as_host(const char *s, size_t n, struct uric *u)
{
    return as_host_and_port(s, n, u) && !has(u, URIC_PORT);
}

static int as_IPv6address(const char *s, size_t n, struct uric *u)
{
    int ok = parse_within("//[", s, n, "]", u) &&
             u->host_kind == URIC_HOST_IPV6ADDRESS;

    drop(u, URIC_PATH);
    u->path_kind = URIC_PATH_NONE;
    u->part[URIC_HOST].begin = 0; /* without the brackets */
    u->part[URIC_HOST].end = (uint32_t)n;
    return ok;
}

static int as_origin_form(const char *s, size_t n, struct uric *u)
{
    int ok = n > 0 && s[0] == '/' && parse_within("x://h", s, n, "", u) &&
             !has(u, URIC_FRAGMENT);

    drop(u, URIC_SCHEME);
    drop(u, URIC_HOST);
    u->host_kind = URIC_HOST_NONE;
    return ok;
}

static int as_absolute_URI(const char *s, size_t n, struct uric *u)
{
    return uric_parse(s, n, u) == URIC_OK && has(u, URIC_SCHEME) &&
           !has(u, URIC_FRAGMENT);
}

static int as_authority_form(const char *s, size_t n, struct uric *u)
{
    return as_host_and_port(s, n, u) && has(u, URIC_PORT);
}

static int as_asterisk_form(const char *s, size_t n, struct uric *u)
{
    memset(u, 0, sizeof *u);
    set(u, URIC_PATH, s, s + n, s);
    return n == 1 && s[0] == '*';
}

int oracle_rule(int rule, const char *s, size_t n, struct uric *u)
{
    switch (rule) {
    case URIC_RULE_URI_REFERENCE: return uric_parse(s, n, u) == URIC_OK;
    case URIC_RULE_URI:
        return uric_parse(s, n, u) == URIC_OK && has(u, URIC_SCHEME);
    case URIC_RULE_RELATIVE_REF:
        return uric_parse(s, n, u) == URIC_OK && !has(u, URIC_SCHEME);
    case URIC_RULE_ABSOLUTE_URI:
    case URIC_RULE_ABSOLUTE_FORM: return as_absolute_URI(s, n, u);
    case URIC_RULE_AUTHORITY: return as_authority(s, n, u);
    case URIC_RULE_HOST: return as_host(s, n, u);
    case URIC_RULE_IPV6ADDRESS: return as_IPv6address(s, n, u);
    case URIC_RULE_IPV4ADDRESS:
        return as_host(s, n, u) && u->host_kind == URIC_HOST_IPV4ADDRESS;
    case URIC_RULE_ORIGIN_FORM: return as_origin_form(s, n, u);
    case URIC_RULE_AUTHORITY_FORM: return as_authority_form(s, n, u);
    case URIC_RULE_ASTERISK_FORM: return as_asterisk_form(s, n, u);
    case URIC_RULE_HOST_FIELD: return as_host_and_port(s, n, u);
    case URIC_RULE_REQUEST_TARGET:
        return as_origin_form(s, n, u) || as_absolute_URI(s, n, u) ||
               as_authority_form(s, n, u) || as_asterisk_form(s, n, u);
    case URIC_RULE_REQUEST_TARGET_CONNECT:
        return as_origin_form(s, n, u) || as_authority_form(s, n, u) ||
               as_absolute_URI(s, n, u) || as_asterisk_form(s, n, u);
    default: abort();
    }
}
