/* The component in which an error is, by the delimiters before it: an independent answer for
 * the scanners' error_part, with which tests and benchmarks compare it. */
#ifndef ERROR_PART_H
#define ERROR_PART_H

#include "uric.h"

#include <string.h>

static inline const char *error_find(const char *s, const char *end, char byte)
{
    return s < end ? (const char *)memchr(s, byte, (size_t)(end - s)) : NULL;
}

/* In host [ ":" port ]; a ":" between brackets belongs to the host. */
static inline int error_in_host(const char *s, const char *end)
{
    const char *const bracket = error_find(s, end, ']');

    if (s < end && *s == '[' && bracket == NULL)
        return URIC_HOST;
    return error_find(bracket != NULL ? bracket : s, end, ':') != NULL ? URIC_PORT : URIC_HOST;
}

/* In [ userinfo "@" ] host [ ":" port ]: without an "@" yet, both may be meant, and what is
 * no host and port can only be a userinfo. */
static inline int error_in_authority(const char *s, const char *end)
{
    const char *const at = error_find(s, end, '@');
    const char *p;

    if (at != NULL)
        return error_in_host(at + 1, end);
    if (s < end && *s == '[')
        return error_in_host(s, end);
    p = error_find(s, end, ':');
    if (p == NULL)
        return URIC_HOST;
    while (++p < end) {
        if (*p < '0' || *p > '9')
            return URIC_USERINFO;
    }
    return URIC_PORT;
}

/* After the scheme, or where there is none. */
static inline int error_in_reference(const char *s, const char *end)
{
    const char *const slash = end - s > 2 ? error_find(s + 2, end, '/') : NULL;

    if (error_find(s, end, '#') != NULL)
        return URIC_FRAGMENT;
    if (error_find(s, end, '?') != NULL)
        return URIC_QUERY;
    if (end - s >= 2 && memcmp(s, "//", 2) == 0 && slash == NULL)
        return error_in_authority(s + 2, end);
    return URIC_PATH;
}

/* The ":" that ends a scheme, or NULL. */
static inline const char *error_scheme_end(const char *s, const char *end)
{
    const char *p;

    for (p = s; p < end && strchr("/?#", *p) == NULL; p++) {
        if (*p == ':')
            return p;
    }
    return NULL;
}

/* "h:80" is a host and a port, or a scheme and a path; "*" is a target, or starts a host. */
static inline int error_in_target(const char *s, const char *end)
{
    const char *const colon = error_scheme_end(s, end);
    const char *p;

    if (s == end || *s == '/' || (*s == '*' && end - s == 1))
        return error_find(s, end, '?') != NULL ? URIC_QUERY : URIC_PATH;
    if (*s == '[' || colon == NULL)
        return error_in_host(s, end);
    for (p = s; p < colon; p++) {
        if (strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", *p) == NULL &&
            (p == s || strchr("0123456789+-.", *p) == NULL))
            return URIC_PORT; /* it is no scheme */
    }
    return error_in_reference(colon + 1, end);
}

/* For a scan of s by a rule of enum uric_rule that stops at offset at. */
static inline int error_part(int rule, const char *s, size_t at)
{
    const char *const text = s != NULL ? s : "", *const end = text + at;
    const char *const colon = error_scheme_end(text, end);

    switch (rule) {
    case URIC_RULE_URI:
    case URIC_RULE_ABSOLUTE_URI:
    case URIC_RULE_ABSOLUTE_FORM:
        return colon != NULL ? error_in_reference(colon + 1, end) : URIC_SCHEME;
    case URIC_RULE_URI_REFERENCE:
        return error_in_reference(colon != NULL ? colon + 1 : text, end);
    case URIC_RULE_RELATIVE_REF: return error_in_reference(text, end);
    case URIC_RULE_ORIGIN_FORM:
        return error_find(text, end, '?') != NULL ? URIC_QUERY : URIC_PATH;
    case URIC_RULE_ASTERISK_FORM: return URIC_PATH;
    case URIC_RULE_AUTHORITY: return error_in_authority(text, end);
    case URIC_RULE_AUTHORITY_FORM:
    case URIC_RULE_HOST_FIELD: return error_in_host(text, end);
    case URIC_RULE_REQUEST_TARGET:
    case URIC_RULE_REQUEST_TARGET_CONNECT: return error_in_target(text, end);
    default: return URIC_HOST;
    }
}

#endif
