/* Reads --log-format: a known format's name, or a server's own description. */
#include "cli/log/log_format_option.h"

#include "cli/message.h"

#include <stdio.h>
#include <string.h>

static const char *after(const char *name, const char *begin)
{
    const size_t n = strlen(begin);

    return strncmp(name, begin, n) == 0 ? name + n : NULL;
}

static int unknown_format(const char *name)
{
    const char *known[32];
    size_t n = 0;

    for (; n < 30 && uric_log_format_name((int)n); n++)
        known[n] = uric_log_format_name((int)n);
    known[n++] = "json:KEY";
    known[n++] = "custom:STRING";
    message_unknown("unknown", "log format", name, strlen(name), known, n);
    return -1;
}

static int read_custom(struct uric_log_format *format, const char *text)
{
    char place[64];

    switch (uric_log_format_custom(format, text, strlen(text))) {
    case URIC_OK: return 0;
    case URIC_TOO_LONG: message("--log-format: too long, or too many fields"); return -1;
    default:
        snprintf(place, sizeof place, "--log-format: invalid at offset %lu of",
                 (unsigned long)format->error_offset);
        message_quoted(place, text, "; expected directives or variables with a"
                                    " delimiter between them");
        return -1;
    }
}

int log_format_option(struct uric_log_format *format, const char *name)
{
    const char *text;

    if ((text = after(name, "custom:")) != NULL)
        return read_custom(format, text);
    if ((text = after(name, "json:")) != NULL) {
        if (uric_log_format_json(format, text, strlen(text)) == URIC_OK)
            return 0;
        message("--log-format=json:KEY requires the key of the request target");
        return -1;
    }
    if (uric_log_format_named(format, name, strlen(name)) == URIC_OK)
        return 0;
    return unknown_format(name);
}
