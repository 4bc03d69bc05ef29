/* Reads --log-format: a known format's name, or a server's own description. */
#include "logs/log_format_option.h"

#include "command/message.h"

#include <stdio.h>
#include <string.h>

static const char *after(const char *name, const char *begin)
{
    const size_t n = strlen(begin);

    return strncmp(name, begin, n) == 0 ? name + n : NULL;
}

static int unknown_format(const char *name)
{
    const char *known[96];
    size_t n = 0;

    for (; n < 90 && uric_log_format_name((int)n); n++)
        known[n] = uric_log_format_name((int)n);
    known[n++] = "json:MEMBER";
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

static int read_json(struct uric_log_format *format, const char *text)
{
    char place[64];

    switch (uric_log_format_json(format, text, strlen(text))) {
    case URIC_OK: return 0;
    case URIC_TOO_LONG: message("--log-format: too long, or too many members"); return -1;
    default: break;
    }
    if (*text == '\0') {
        message("--log-format=json:MEMBER requires the member that is the target");
        return -1;
    }
    snprintf(place, sizeof place, "--log-format: invalid at offset %lu of",
             (unsigned long)format->error_offset);
    message_quoted(place, text, "; expected FIELD=MEMBER,..., with the name of a common field");
    return -1;
}

static int read_format(struct uric_log_format *format, const char *name)
{
    const char *text;

    if ((text = after(name, "custom:")) != NULL)
        return read_custom(format, text);
    if ((text = after(name, "json:")) != NULL)
        return read_json(format, text);
    if (uric_log_format_named(format, name, strlen(name)) == URIC_OK)
        return 0;
    return unknown_format(name);
}

/* ---- prefixes: "syslog+combined" ---- */

static int unknown_prefix(const char *name, size_t n)
{
    const char *known[16];
    size_t count = 0;

    for (; count < 16 && uric_log_prefix_name((int)count); count++)
        known[count] = uric_log_prefix_name((int)count);
    message_unknown("unknown", "log prefix", name, n, known, count);
    return -1;
}

/* The length of the prefix before a "+", or 0.  The strings of custom formats and the keys of
 * JSON, after a ":", may contain a "+". */
static size_t prefix_length(const char *name)
{
    const size_t n = strcspn(name, "+:");

    return name[n] == '+' ? n : 0;
}

int log_format_option(struct uric_log_format *format, const char *name)
{
    const char *prefix[URIC_LOG_PREFIXES];
    size_t length[URIC_LOG_PREFIXES], n = 0;

    for (; prefix_length(name) > 0; name += length[n++] + 1) {
        if (n == URIC_LOG_PREFIXES) {
            message("--log-format: more than %d prefixes", URIC_LOG_PREFIXES);
            return -1;
        }
        prefix[n] = name;
        length[n] = prefix_length(name);
    }
    if (read_format(format, name) != 0)
        return -1;
    for (; n > 0; n--) { /* the outermost layer is put last */
        if (uric_log_format_prefix(format, prefix[n - 1], length[n - 1]) != URIC_OK)
            return unknown_prefix(prefix[n - 1], length[n - 1]);
    }
    return 0;
}
