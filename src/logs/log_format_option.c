/* Reads --log-format, and names the formats that are nearest to a log of another one. */
#include "logs/log_format_option.h"

#include "command/memory.h"
#include "command/message.h"

#include <stdio.h>
#include <stdlib.h>
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
                 (unsigned long)uric_log_error_offset(format));
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
             (unsigned long)uric_log_error_offset(format));
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
    const char *known[32];
    size_t count = 0, i;

    for (; count < 16 && uric_log_prefix_name((int)count); count++)
        known[count] = uric_log_prefix_name((int)count);
    for (i = 1; count < 32 && wrapper_name((int)i); i++) /* 0, cri, is a prefix, too */
        known[count++] = wrapper_name((int)i);
    message_unknown("unknown", "log prefix", name, n, known, count);
    return -1;
}

/* The length of the layer before a "+", or 0.  The strings of custom formats and the keys of JSON,
 * after a ":", may contain a "+"; the member of "in:MEMBER" may contain a ":". */
static size_t layer_length(const char *name)
{
    const size_t n = strcspn(name, after(name, "in:") ? "+" : "+:");

    return name[n] == '+' ? n : 0;
}

int log_format_has_directives(const struct uric_log_format *format)
{
    static const char directive[] = "#Fields:";
    struct uric_log_format room = *format;

    return uric_log_directive(&room, directive, sizeof directive - 1);
}

size_t log_format_wrapper_length(const char *name)
{
    const size_t n = layer_length(name);
    struct wrapper *const w = n > 0 ? wrapper_named(name, n) : NULL;
    const size_t length = w ? n + 1 : 0;

    free(w);
    return length;
}

/* Directives are read by the threads that count lines, which see no joined ones: only a prefix may
 * precede them. */
static int take_wrapper(struct uric_log_format *format, struct wrapper **wrapper,
                        const char *name)
{
    const size_t n = log_format_wrapper_length(name);

    *wrapper = n > 0 ? wrapper_named(name, n - 1) : NULL;
    if (*wrapper == NULL || !log_format_has_directives(format))
        return 0;
    if (!(*wrapper)->is_cri) {
        message("--log-format: %s cannot wrap lines whose fields directives name",
                (*wrapper)->name);
        free(*wrapper);
        *wrapper = NULL;
        return -1;
    }
    free(*wrapper);
    *wrapper = NULL;
    return 0;
}

static int read_layers(struct uric_log_format *format, const char *name)
{
    const char *prefix[URIC_LOG_PREFIXES];
    size_t length[URIC_LOG_PREFIXES], n = 0;

    for (; layer_length(name) > 0; name += length[n++] + 1) {
        if (n == URIC_LOG_PREFIXES) {
            message("--log-format: more than %d prefixes", URIC_LOG_PREFIXES);
            return -1;
        }
        prefix[n] = name;
        length[n] = layer_length(name);
    }
    if (read_format(format, name) != 0)
        return -1;
    for (; n > 0; n--) { /* the outermost layer is put last */
        if (uric_log_format_prefix(format, prefix[n - 1], length[n - 1]) != URIC_OK)
            return unknown_prefix(prefix[n - 1], length[n - 1]);
    }
    return 0;
}

/* ---- a prefix or a wrapper alone ---- */

static int is_prefix(const char *name)
{
    const char *known;
    int i = 0;

    while ((known = uric_log_prefix_name(i)) != NULL && strcmp(known, name) != 0)
        i++;
    return known != NULL;
}

static int is_wrapper(const char *name)
{
    struct wrapper *const w = layer_length(name) > 0 ? NULL : wrapper_named(name, strlen(name));
    const int is = w != NULL;

    free(w);
    return is;
}

/* Whether only the format of the lines is lacking. */
static int lacks_format(const char *name)
{
    const char *last = name + log_format_wrapper_length(name);
    struct uric_log_format room;

    for (; layer_length(last) > 0; last += layer_length(last) + 1)
        ;
    return uric_log_format_named(&room, last, strlen(last)) != URIC_OK &&
           (is_prefix(last) || is_wrapper(name));
}

int log_format_option(struct uric_log_format *format, struct wrapper **wrapper,
                      const char *name)
{
    const size_t n = log_format_wrapper_length(name);

    *wrapper = NULL;
    if (lacks_format(name))
        return 1;
    if (read_layers(format, name + n) != 0 || take_wrapper(format, wrapper, name) != 0)
        return -1;
    return n > 0 && *wrapper == NULL ? read_layers(format, name) : 0;
}

void log_outside_read(struct log_outside *outside, const char *name)
{
    const size_t n = is_wrapper(name) ? strlen(name) : log_format_wrapper_length(name);

    memset(outside, 0, sizeof *outside);
    outside->name = name;
    outside->n_wrapper = n > 0 && name[n] ? n - 1 : n;
    for (name += n; *name && outside->n < URIC_LOG_PREFIXES; outside->n++) {
        const size_t layer = layer_length(name), length = layer > 0 ? layer : strlen(name);

        outside->prefix[outside->n] = name;
        outside->length[outside->n] = length;
        name += length + (layer > 0);
    }
}

int log_outside_put(const struct log_outside *outside, struct uric_log_format *format)
{
    size_t i;

    for (i = outside->n; i > 0; i--) {
        if (uric_log_format_prefix(format, outside->prefix[i - 1], outside->length[i - 1]) !=
            URIC_OK)
            return -1;
    }
    return 0;
}

static int prefix_number(const char *name, size_t n)
{
    int i = 0;

    while (strncmp(uric_log_prefix_name(i), name, n) != 0 || uric_log_prefix_name(i)[n])
        i++;
    return i;
}

size_t log_outside_length(const struct log_outside *outside, const char *s, size_t n)
{
    size_t at = 0, i;

    for (i = 0; i < outside->n; i++) {
        const int number = prefix_number(outside->prefix[i], outside->length[i]);
        const size_t length = uric_log_prefix_length(number, s + at, n - at);

        if (length == 0)
            return SIZE_MAX;
        at += length;
    }
    return at;
}

void log_guess_name(const struct uric_log_guess *guess, char *name, size_t size)
{
    const char *const prefix = uric_log_prefix_name(guess->prefix);

    snprintf(name, size, "%s%s%s", prefix ? prefix : "", prefix ? "+" : "",
             uric_log_format_name(guess->format));
}

/* The format's own string, then a column for the rest of the line. */
static int put_longer(const struct uric_log_guess *guess, char *text, size_t size)
{
    const char *const string = uric_log_format_string(guess->format);
    const char *const prefix = uric_log_prefix_name(guess->prefix);
    char name[60];

    if (!guess->goes_on || string == NULL || strchr(string, '\'') != NULL)
        return 0;
    log_guess_name(guess, name, sizeof name);
    snprintf(text, size, "the lines go on after %s: try --log-format='%s%scustom:%s %s'", name,
             prefix ? prefix : "", prefix ? "+" : "", string,
             strchr(string, '$') != NULL ? "$rest" : "%{rest}n");
    return 1;
}

/* ---- lines of a known format after something else ---- */

struct first_lines {
    const char *s;
    size_t n;
    char terminator;
    uint64_t lines;
};

/* Whether most of the lines are of a format. */
static int most_fit(const struct uric_log_format *format, const struct first_lines *l)
{
    const char *s = l->s;
    size_t n = l->n;
    struct uric_log_row row;
    uint64_t lines, fits = 0;

    for (lines = 0; n > 0 && lines < l->lines; lines++) {
        const char *const end = memchr(s, l->terminator, n);
        const size_t length = end ? (size_t)(end - s) : n, taken = length + (end != NULL);

        fits += uric_log_read(format, s, length, &row) == URIC_OK;
        s += taken;
        n -= taken;
    }
    return 2 * fits > lines;
}

static int fit_after_word(int number, int goes_on, const struct first_lines *l, char *text,
                          size_t size)
{
    static const char prefix[] = "server";
    struct uric_log_format format;
    char name[60];

    snprintf(name, sizeof name, "%s%s", uric_log_format_name(number), goes_on ? "-rest" : "");
    if (uric_log_format_named(&format, name, strlen(name)) != URIC_OK ||
        uric_log_format_prefix(&format, prefix, sizeof prefix - 1) != URIC_OK ||
        !most_fit(&format, l))
        return 0;
    snprintf(text, size, "without their first word the lines are %s: use --log-format=%s+%s", name,
             prefix, name);
    return 1;
}

/* A list of addresses has spaces, so it is no %h. */
static int fit_with_list(int number, int goes_on, const struct first_lines *l, char *text,
                         size_t size)
{
    const char *const string = uric_log_format_string(number),
               *const rest = string ? after(string, "%h ") : NULL;
    struct uric_log_format format;
    char custom[200];

    if (rest == NULL)
        return 0;
    snprintf(custom, sizeof custom, "%%{X-Forwarded-For}i %s%s", rest,
             goes_on ? " %{rest}n" : "");
    if (uric_log_format_custom(&format, custom, strlen(custom)) != URIC_OK ||
        !most_fit(&format, l))
        return 0;
    snprintf(text, size, "with a list of addresses first the lines are %s: use "
                         "--log-format='custom:%s'", uric_log_format_name(number), custom);
    return 1;
}

int log_nearest_later(const struct uric_log_detection *d, const char *s, size_t n,
                      char terminator, char *text, size_t size)
{
    const struct first_lines lines = { s, n, terminator, d->lines };
    uint32_t i;
    int goes_on;

    for (goes_on = 0; goes_on < 2; goes_on++) {
        for (i = 0; i < d->n; i++) {
            const int number = d->nearest[i].format;

            if (d->nearest[i].prefix < 0 &&
                (fit_after_word(number, goes_on, &lines, text, size) ||
                 fit_with_list(number, goes_on, &lines, text, size)))
                return 1;
        }
    }
    return 0;
}

void log_nearest(const struct uric_log_detection *d, const char *refused, char *text,
                 size_t size)
{
    size_t n = 0;
    uint32_t i;

    if (d->n > 0 && 2 * d->nearest[0].fits < d->lines && put_longer(&d->nearest[0], text, size))
        return;
    n = (size_t)snprintf(text, size, "the nearest are ");
    for (i = 0; i < d->n; i++) {
        char name[60];

        log_guess_name(&d->nearest[i], name, sizeof name);
        if (strcmp(name, refused) != 0 && n < size)
            n += (size_t)snprintf(text + n, size - n, "%s, ", name);
    }
    n = n < size ? n - 2 : size - 1; /* without the last comma */
    snprintf(text + n, size - n, ": use --log-format");
}
