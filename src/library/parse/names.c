/* The names that the RFCs give to the values of enums, and the library's version. */
#include "util/internal.h"

#define NAMED(names, i)                                                       \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i]   \
                                                               : NULL)

const char *uric_status_text(int status)
{
    static const char *const texts[] = {
        "valid", "invalid byte", "the input ends too early", "too long", "unknown rule",
        "the buffer is too small", "the reference has no scheme",
        "more \"..\" than segments before them", "rejected", "unknown number or name",
        "there is nothing to write", "a directive, not a record", "the key has no value"
    };
    return NAMED(texts, status);
}

const char *uric_host_kind_name(int host_kind)
{
    static const char *const names[] = {
        NULL, "reg-name", "IPv4address", "IPv6address", "IPvFuture"
    };
    return NAMED(names, host_kind);
}

const char *uric_path_kind_name(int path_kind)
{
    static const char *const names[] = {
        NULL, "path-abempty", "path-absolute", "path-noscheme",
        "path-rootless", "path-empty"
    };
    return NAMED(names, path_kind);
}

const char *uric_part_name(int part)
{
    static const char *const names[] = {
        "scheme", "userinfo", "host", "port", "path", "query", "fragment"
    };
    return NAMED(names, part);
}

const char *uric_rule_name(int rule)
{
    static const char *const names[] = {
        "URI-reference", "URI", "absolute-URI", "relative-ref", "authority",
        "host", "IPv6address", "IPv4address", "origin-form", "absolute-form",
        "authority-form", "asterisk-form", "request-target", "request-target",
        "Host"
    };
    return NAMED(names, rule);
}

const char *uric_request_form_name(int form)
{
    static const char *const names[] = {
        "origin-form", "absolute-form", "authority-form", "asterisk-form"
    };
    return NAMED(names, form);
}

#ifndef URIC_ONLY_PARSE

const char *uric_equivalence_name(int equivalence)
{
    static const char *const names[] = { "string", "syntax", "scheme", "different" };

    return NAMED(names, equivalence);
}

#endif

#define DIGITS_OF(x) #x
#define DIGITS(x) DIGITS_OF(x)

const char *uric_version(void)
{
    return DIGITS(URIC_VERSION_MAJOR) "." DIGITS(URIC_VERSION_MINOR) "."
           DIGITS(URIC_VERSION_PATCH) URIC_VERSION_SUFFIX;
}

#undef DIGITS
#undef DIGITS_OF
#undef NAMED
