/* Suffix references (RFC 3986, 4.5). */
#include "reference/result_parts.h"
#include "uric_base.h"
#include "util/ascii.h"
#include "util/scheme_name.h"

static int begins_with(const char *s, size_t n, struct uric_bytes prefix)
{
    return n >= prefix.n && uric_same_letters(s, prefix.s, prefix.n);
}

/* Whether "//" and these bytes are a relative reference, *u, with a host and without a
 * userinfo.  A URI with its own scheme and authority is not a suffix. */
static int is_suffix(const char *s, size_t n, struct uric64 *u)
{
    static const char slashes[] = "//";
    struct uric_stream m;
    struct uric whole;

    if (uric_parse_uri(s, n, &whole) == URIC_OK && uric_has(&whole, URIC_HOST))
        return 0;
    uric_stream_init(&m, URIC_RULE_RELATIVE_REF);
    uric_stream_feed(&m, slashes, 2);
    uric_stream_feed(&m, s, n);
    return uric_stream_end(&m, u) == URIC_OK && !uric64_has(u, URIC_USERINFO) &&
           u->part[URIC_HOST].begin < u->part[URIC_HOST].end;
}

/* The parts of the scheme, a ":" and the relative reference. */
static void add_scheme(const struct uric64 *relative, size_t scheme, struct uric *parts)
{
    struct uric u;

    uric_narrow(relative, &u);
    *parts = u;
    uric_result_add(parts, URIC_SCHEME, 0, (uint32_t)scheme);
    uric_result_shift(parts, &u, URIC_HOST, URIC_FRAGMENT, (uint32_t)scheme + 1);
}

static enum uric_status write_suffix(const char *s, size_t n, const struct uric_suffix *policy,
                                     size_t count, char *buffer, size_t size, size_t *length,
                                     struct uric *parts)
{
    struct uric_bytes scheme;
    struct uric64 u;
    size_t i;

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    for (i = 0; i < count && !begins_with(s, n, uric_bytes_given(policy[i].host)); i++)
        ;
    if (i == count)
        return URIC_INVALID;
    scheme = uric_bytes_given(policy[i].scheme);
    if (scheme.n > URIC_MAX_LENGTH || (uint64_t)scheme.n + 3 + n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (!uric_is_scheme(scheme))
        return URIC_REFUSED;
    if (!is_suffix(s, n, &u))
        return URIC_INVALID;
    *length = scheme.n + 3 + n;
    if (*length > size)
        return URIC_TOO_SMALL;
    memcpy(buffer, scheme.s, scheme.n);
    memcpy(buffer + scheme.n, "://", 3);
    memcpy(buffer + scheme.n + 3, s, n);
    if (parts != NULL)
        add_scheme(&u, scheme.n, parts);
    return URIC_OK;
}

enum uric_status uric_suffix_reference(const char *s, size_t n,
                                       const struct uric_suffix *policy, size_t count,
                                       char *buffer, size_t size, size_t *length,
                                       struct uric *parts)
{
    const enum uric_status status =
        write_suffix(s, n, policy, count, buffer, size, length, parts);

    if (status != URIC_OK)
        uric_no_parts(parts);
    return status;
}
