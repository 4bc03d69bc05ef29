/* The one-shot entry points. */
#include "parse/walk.h"
#ifndef URIC_ONLY_PARSE
#ifndef URIC_ONLY_HTTP
#include "parse/symbols.h"
#endif
#endif

#ifndef URIC_SMALL
/* By kernels that are not known yet. */
static URIC_NEVER_INLINE enum uric_status parse_first(unsigned start, const char *s, size_t n,
                                                      struct uric *u)
{
    return (enum uric_status)uric_best_kernels()->parse(start, (const unsigned char *)s, n, u);
}

static URIC_ALWAYS_INLINE enum uric_status parse(unsigned start, const char *s, size_t n,
                                                 struct uric *u)
{
    const struct uric_kernels *const kernels = uric_known_kernels();

    if (n > URIC_MAX_LENGTH)
        return uric_refuse_length(u);
    if (kernels == NULL)
        return parse_first(start, s, n, u);
    return (enum uric_status)kernels->parse(start, (const unsigned char *)s, n, u);
}
#endif

#ifndef URIC_ONLY_HTTP

enum uric_status uric_parse(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_URI_reference, s, n, u);
}

enum uric_status uric_parse_uri(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_URI, s, n, u);
}

enum uric_status uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return parse(PARSE_START_origin_form, s, n, u);
}

#endif

#ifdef URIC_ONLY_HTTP

static enum uric_status parse_by_stream(enum uric_rule rule, const char *s, size_t n,
                                        struct uric *u)
{
    struct uric_stream m;
    struct uric64 w;
    enum uric_status status;

    if (uric_stream_init(&m, rule) == URIC_OK) {
        if (n > URIC_MAX_LENGTH)
            return uric_refuse_length(u);
        uric_stream_feed(&m, s, n);
    }
    status = uric_stream_end(&m, &w);
    uric_narrow(&w, u);
    return status;
}

enum uric_status uric_parse_as(enum uric_rule rule, const char *s, size_t n,
                               const struct uric_tolerance *tolerance, struct uric *u)
{
    (void)tolerance; /* this build takes no policies */
#ifdef URIC_SMALL
    return parse_by_stream(rule, s, n, u);
#else
    switch (rule) {
    case URIC_RULE_ORIGIN_FORM: return parse(PARSE_START_origin_form, s, n, u);
    case URIC_RULE_HOST_FIELD: return parse(PARSE_START_Host, s, n, u);
    default: return parse_by_stream(rule, s, n, u);
    }
#endif
}

enum uric_status uric_parse_origin_form(const char *s, size_t n, struct uric *u)
{
    return uric_parse_as(URIC_RULE_ORIGIN_FORM, s, n, NULL, u);
}

enum uric_status uric_parse(const char *s, size_t n, struct uric *u)
{
    return uric_parse_as(URIC_RULE_URI_REFERENCE, s, n, NULL, u);
}

#endif

#ifndef URIC_ONLY_PARSE

static URIC_NEVER_INLINE enum uric_status parse_as_first(enum uric_rule rule, const char *s,
                                                         size_t n, struct uric *u)
{
    return (enum uric_status)uric_parse_by(uric_best_kernels(), rule, (const unsigned char *)s, n,
                                           u);
}

static enum uric_status parse_strictly(enum uric_rule rule, const char *s, size_t n,
                                       struct uric *u)
{
    const struct uric_kernels *const kernels = uric_known_kernels();

    if (uric_start_of(rule) == 0) {
        memset(u, 0, sizeof *u);
        return URIC_NO_RULE;
    }
    if (n > URIC_MAX_LENGTH)
        return uric_refuse_length(u);
    if (kernels == NULL)
        return parse_as_first(rule, s, n, u);
    return (enum uric_status)uric_parse_by(kernels, rule, (const unsigned char *)s, n, u);
}

static URIC_NEVER_INLINE enum uric_status parse_any(enum uric_rule rule, const char *s, size_t n,
                                                    const struct uric_tolerance *tolerance,
                                                    struct uric *u)
{
    const enum uric_status status = parse_strictly(rule, s, n, u);

#ifdef URIC_STRICT
    if (tolerance != NULL && status != URIC_TOO_LONG) {
        memset(u, 0, sizeof *u);
        return URIC_NO_RULE;
    }
#endif
    /* what needs no tolerance has the same parts */
    if (tolerance == NULL || status == URIC_OK || status == URIC_NO_RULE ||
        status == URIC_TOO_LONG)
        return status;
    return (enum uric_status)uric_best_kernels()->rule(
        uric_start_of(rule), (const unsigned char *)s, n, uric_symbols(tolerance), u);
}

enum uric_status uric_parse_as(enum uric_rule rule, const char *s, size_t n,
                               const struct uric_tolerance *tolerance, struct uric *u)
{
    const struct uric_kernels *const kernels = uric_known_kernels();
    const unsigned hot = uric_hot_start_of(rule);

    if (hot == 0 || tolerance != NULL || kernels == NULL || n > URIC_MAX_LENGTH)
        return parse_any(rule, s, n, tolerance, u);
    return (enum uric_status)kernels->parse(hot, (const unsigned char *)s, n, u);
}

#endif
