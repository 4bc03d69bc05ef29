/* Writes messages to standard error, or to the sink of a thread. */
#include "command/message.h"

#include "command/nearest.h"
#include "command/out/escape.h"
#include "command/out/utf8.h"
#include "uric.h"
#include "util/utf8_step.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static char buffer[4096];
static struct sink standard_error = { .fd = STDERR_FILENO, .buffer = buffer,
                                      .size = sizeof buffer };

/* The sink of each thread; NULL for standard error. */
static pthread_key_t key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

static void make_key(void)
{
    pthread_key_create(&key, NULL);
}

void message_to(struct sink *sink)
{
    pthread_once(&key_once, make_key);
    pthread_setspecific(key, sink);
}

static struct sink *messages(void)
{
    struct sink *sink;

    pthread_once(&key_once, make_key);
    sink = pthread_getspecific(key);
    return sink ? sink : &standard_error;
}

/* The most bytes to show of a record, before and after an error, and of a name. */
enum { SHOWN_BEFORE = 40, SHOWN_AFTER = 24, SHOWN_NAME = 64 };

static void put(const char *s)
{
    sink_write(messages(), s, strlen(s));
}

void message(const char *text, ...)
{
    char line[2048];
    va_list arguments;

    va_start(arguments, text);
    vsnprintf(line, sizeof line, text, arguments);
    va_end(arguments);
    put("uric: ");
    put(line);
    put("\n");
}

/* Writes the bytes in TSV escapes, and returns the columns that they take. */
static size_t put_escaped(const char *s, size_t n)
{
    struct sink *to = messages();
    char escaped[ESCAPE_MAX];
    size_t i, length, columns = 0;

    for (i = 0; i < n; i++) {
        length = escape_byte((unsigned char)s[i], escaped);
        sink_write(to, escaped, length);
        columns += length;
    }
    return columns;
}

/* Writes a file's name, or another text from outside.  A control character in it must
 * neither break the line nor reach a terminal.  Bytes that are not UTF-8 are escaped, too: a
 * terminal with an 8-bit character set may take them for controls. */
static void put_name(const char *name)
{
    size_t n = strlen(name);

    while (n > 0) {
        size_t skip, length = uric_utf8_length(name, n, &skip);

        if (length == 0 || utf8_is_control(name, length))
            put_escaped(name, length = length > 0 ? length : skip);
        else
            sink_write(messages(), name, length);
        name += length;
        n -= length;
    }
}

void message_quoted(const char *before, const char *text, const char *after)
{
    put("uric: ");
    put(before);
    put(" \"");
    put_name(text);
    put("\"");
    put(after);
    put("\n");
}

void message_reason(const char *name, const char *reason)
{
    put("uric: ");
    put_name(name);
    put(": ");
    put(reason);
    put("\n");
}

void message_names(const char *name, const char *reason, const char *other)
{
    put("uric: ");
    put_name(name);
    put(": ");
    put(reason);
    put(" ");
    put_name(other);
    put("\n");
}

/* The system's text for an errno value, and another text. */
static void put_error(const char *name, int error, const char *after)
{
    char reason[256] = "unknown error";

    strerror_r(error, reason, sizeof reason);
    put("uric: ");
    put_name(name);
    put(": ");
    put(reason);
    put(after);
    put("\n");
}

void message_error(const char *name, int error)
{
    put_error(name, error, "");
}

void message_unreadable(const char *name, int error)
{
    const int named = strcmp(name, "-") != 0;

    put_error(name, error, error == EISDIR && named ? "; -r reads the files below it" : "");
}

void message_unknown(const char *how, const char *what, const char *name, size_t n,
                     const char *const *known, size_t n_known)
{
    const size_t n_what = strlen(what);
    const char *const value = memchr(name, '=', n); /* --name=value */
    const char *const nearest =
        nearest_name(name, value ? (size_t)(value - name) : n, known, n_known);
    size_t i;

    put("uric: ");
    put(how);
    put(" ");
    put(what);
    put(" \"");
    put_escaped(name, n < SHOWN_NAME ? n : SHOWN_NAME);
    put(n > SHOWN_NAME ? "...\"" : "\"");
    if (nearest) {
        put("; did you mean ");
        put(nearest);
        put("?");
    }
    put("\nuric: the ");
    put(what);
    put(n_what > 0 && what[n_what - 1] == 'x' ? "es are:" : "s are:");
    for (i = 0; i < n_known; i++) {
        put(" ");
        put(known[i]);
    }
    put("\n");
}

static size_t put_before(const char *s, size_t offset)
{
    size_t shown = offset < SHOWN_BEFORE ? offset : SHOWN_BEFORE;
    size_t columns = 0;

    if (shown < offset) {
        put("...");
        columns = 3;
    }
    return columns + put_escaped(s + offset - shown, shown);
}

static void put_underlined(const char *s, size_t n, size_t offset)
{
    size_t after = n - offset < SHOWN_AFTER ? n - offset : SHOWN_AFTER;
    size_t columns, i;

    put("    ");
    columns = put_before(s, offset);
    put_escaped(s + offset, after);
    put(after < n - offset ? "...\n    " : "\n    ");
    for (i = 0; i < columns; i++)
        put(" ");
    put("^\n");
}

static void put_place(const char *file, const struct record *record, size_t offset)
{
    char place[64];

    snprintf(place, sizeof place, ":%" PRIu64 ":%" PRIu64 ": ", record->number,
             (uint64_t)offset);
    put("uric: ");
    put_name(file);
    put(place);
}

void message_refused(const char *file, const struct record *record, size_t offset,
                     const char *why)
{
    put_place(file, record, offset);
    put(why);
    put("\n");
}

void message_too_long(const char *file, const struct record *record, size_t longest)
{
    char why[64];

    snprintf(why, sizeof why, "longer than %zu bytes (--longest)", longest);
    message_refused(file, record, (uint32_t)longest, why);
}

static void put_after(const char *after, const struct record *record, size_t offset)
{
    if (offset == 0)
        return;
    put(after);
    put("\"");
    put_before(record->s, offset);
    put("\"");
}

static void put_unexpected(const struct record *record, enum uric_status status,
                           size_t offset)
{
    put("unexpected ");
    if (status == URIC_INCOMPLETE) {
        put("end");
    } else if (record->s[offset] == '"') {
        put("double quote");
    } else {
        put("\"");
        put_escaped(record->s + offset, 1);
        put("\"");
    }
    put_after(" after ", record, offset);
}

void message_expected(const char *file, const struct record *record,
                      enum uric_status status, size_t offset, const char *expected,
                      int underline)
{
    put_place(file, record, offset);
    put_unexpected(record, status, offset);
    put("; ");
    put(expected);
    put("\n");
    if (underline)
        put_underlined(record->s, record->n, offset);
}

void message_scheme(const char *file, const struct record *record,
                    const char *scheme, const char *reason, enum uric_status status,
                    size_t offset, const char *expected)
{
    put_place(file, record, offset);
    put(scheme ? scheme : "");
    put(scheme ? ": " : "");
    put(reason);
    put("; ");
    if (expected == NULL) {
        put("the line ends too early");
        put_after(", after ", record, offset);
        put("\n");
        return;
    }
    put_unexpected(record, status, offset);
    put(*expected ? "; " : "");
    put(expected);
    put("\n");
}

int message_flush(void)
{
    sink_flush(&standard_error);
    return standard_error.failed ? -1 : 0;
}
