/* Writes the messages for unknown names, and the bytes of such names. */
#include "engines/sql_bound.h"
#include "util/ascii.h"

/* The most bytes of a name that a message shows. */
enum { SHOWN = 64 };

static void put_byte_escaped(struct uric_written *to, char c)
{
    static const char plain[] = "\\\t\n\r", escaped[] = "\\tnr";
    const char *const at = c != '\0' ? strchr(plain, c) : NULL;
    const unsigned char byte = (unsigned char)c;

    if (at != NULL) {
        uric_put_byte(to, '\\');
        uric_put_byte(to, escaped[at - plain]);
    } else if (byte >= 0x20 && byte <= 0x7e) {
        uric_put_byte(to, c);
    } else {
        uric_put(to, "\\x");
        uric_put_byte(to, uric_hex_lower(byte >> 4));
        uric_put_byte(to, uric_hex_lower(byte & 15));
    }
}

void sql_put_escaped(struct uric_written *to, const char *s, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++)
        put_byte_escaped(to, s[i]);
}

static void begin(struct sql_call *call, struct uric_written *to)
{
    to->buffer = call->message;
    to->size = sizeof call->message - 1;
    to->length = 0;
}

static void put_quoted(struct uric_written *to, const char *name, size_t n)
{
    uric_put(to, " \"");
    sql_put_escaped(to, name, n < SHOWN ? n : SHOWN);
    uric_put(to, n > SHOWN ? "...\"" : "\"");
}

static enum sql_status end(struct sql_call *call, const struct uric_written *to)
{
    call->message[to->length < to->size ? (size_t)to->length : to->size] = '\0';
    return SQL_UNKNOWN;
}

enum sql_status sql_refuse(struct sql_call *call, const char *what, const char *name,
                           size_t n, const char *why)
{
    struct uric_written to;

    begin(call, &to);
    uric_put(&to, what);
    put_quoted(&to, name, n);
    uric_put(&to, why);
    return end(call, &to);
}

enum sql_status sql_unknown(struct sql_call *call, const char *what, const char *name,
                            size_t n, const char *const *known, size_t n_known)
{
    struct uric_written to;
    size_t i;

    begin(call, &to);
    uric_put(&to, "unknown ");
    uric_put(&to, what);
    put_quoted(&to, name, n);
    uric_put(&to, "; the ");
    uric_put(&to, what);
    uric_put(&to, "s are: ");
    for (i = 0; i < n_known; i++) {
        uric_put(&to, i > 0 ? ", " : "");
        uric_put(&to, known[i]);
    }
    return end(call, &to);
}
