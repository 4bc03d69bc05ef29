/* The names of readers, their versions, verdicts and reasons.  The lists of many names are arrays:
 * smaller than pointers and their relocations. */
#include "uric_readings.h"

#define NAMED(names, i)                                                       \
    ((i) >= 0 && (size_t)(i) < sizeof(names) / sizeof *(names) ? (names)[i]   \
                                                               : NULL)

const char *uric_reader_name(int reader)
{
    static const char names[URIC_READERS][9] = {
        "rfc3986", "rfc2396", "rfc3987", "whatwg", "curl", "urllib",
        "chromium", "urllib3"
    };
    return NAMED(names, reader);
}

const char *uric_reader_version(int reader)
{
    static const char *const newest[URIC_READERS] = {
        "RFC 3986", "OpenJDK 17", "RFC 3987", "URL Standard", "libcurl 8.21.0", "Python 3.13.2",
        "Chromium 156.0.8078.108", "urllib3 2.8.0"
    };
    static const char *const oldest[URIC_READERS] = {
        NULL, NULL, NULL, NULL, "libcurl 7.88.1", "Python 3.10.13", NULL, "urllib3 1.26.12"
    };

    if (reader >= 0 && reader & URIC_READER_OLDEST)
        return NAMED(oldest, reader & ~URIC_READER_OLDEST);
    return NAMED(newest, reader);
}

const char *uric_agreement_verdict_name(int verdict)
{
    static const char *const names[URIC_AGREEMENT_VERDICTS] = { "agree", "differ", "refused" };
    return NAMED(names, verdict);
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
    static const char names[URIC_READING_REASONS][16] = {
        "", "backslash", "userinfo", "tab-newline", "space", "control", "missing-slashes",
        "empty-host", "numeric-host", "ip-literal", "percent-in-host", "idna",
        "host-character", "host-label", "port", "fragment-order", "percent", "non-ascii",
        "character", "scheme", "file", "relative", "opaque", "too-long", "version",
        "other"
    };
    return reason > 0 && reason < URIC_READING_REASONS ? names[reason] : NULL;
}

#undef NAMED
