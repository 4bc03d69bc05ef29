/* The names of readers, verdicts and reasons. */
#include "uric_readings.h"

#define NAMED(names, i)                                                       \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i]   \
                                                               : NULL)

const char *uric_reader_name(int reader)
{
    static const char *const names[URIC_READERS] = {
        "rfc3986", "rfc2396", "rfc3987", "whatwg", "curl", "urllib"
    };
    return NAMED(names, reader);
}

const char *uric_reading_verdict_name(int verdict)
{
    static const char *const names[URIC_READING_VERDICTS] = {
        "host", "no-host", "refused", "unknown"
    };
    return NAMED(names, verdict);
}

const char *uric_reading_reason_name(int reason)
{
    static const char *const names[URIC_READING_REASONS] = {
        NULL, "backslash", "userinfo", "tab-newline", "space", "control", "missing-slashes",
        "empty-host", "numeric-host", "ip-literal", "percent-in-host", "idna",
        "host-character", "host-label", "port", "fragment-order", "percent", "non-ascii",
        "character", "scheme", "file", "relative", "opaque", "too-long", "other"
    };
    return NAMED(names, reason);
}

#undef NAMED
