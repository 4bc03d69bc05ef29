/* Writes messages, and the names and texts in them. */
#include "engines/sql_bound.h"
#include "util/ascii.h"

/* The most bytes of a name that a message shows. */
enum { SHOWN = 64 };

static bool is_plain(char c)
{
    const unsigned char byte = (unsigned char)c;

    return byte >= 0x20 && byte <= 0x7e && c != '\\';
}

/* The number of bytes before the first that is not plain; what is shown of a URI is plain, most
 * often as a whole. */
static size_t plain_run(const char *s, size_t n)
{
    const uint64_t ones = UINT64_MAX / 255, high = ones << 7;
    uint64_t word, other;
    size_t i = 0;

    for (; n - i >= sizeof word; i += sizeof word) {
        memcpy(&word, s + i, sizeof word);
        other = word ^ ones * '\\';
        /* a high bit is set in bytes beyond 0x7e, and in the first below 0x20 or "\\", if any */
        if ((word | (word + ones) | (word - ones * 0x20) | (other - ones)) & high)
            break;
    }
    while (i < n && is_plain(s[i]))
        i++;
    return i;
}

/* A byte that is not plain. */
static void put_byte_escaped(struct uric_written *to, char c)
{
    static const char known[] = "\\\t\n\r", escaped[] = "\\tnr";
    const char *const at = c != '\0' ? strchr(known, c) : NULL;
    const unsigned char byte = (unsigned char)c;

    if (at != NULL) {
        uric_put_byte(to, '\\');
        uric_put_byte(to, escaped[at - known]);
    } else {
        uric_put(to, "\\x");
        uric_put_byte(to, uric_hex_lower(byte >> 4));
        uric_put_byte(to, uric_hex_lower(byte & 15));
    }
}

void sql_put_escaped(struct uric_written *to, const char *s, size_t n)
{
    size_t i = 0, plain;

    while (i < n) {
        plain = plain_run(s + i, n - i);
        sql_put(to, s + i, plain);
        i += plain;
        if (i < n)
            put_byte_escaped(to, s[i++]);
    }
}

void sql_message_begin(struct sql_call *call, struct uric_written *to)
{
    to->buffer = call->message;
    to->size = sizeof call->message - 1;
    to->length = 0;
}

void sql_put_quoted(struct uric_written *to, const char *s, size_t n)
{
    uric_put(to, "\"");
    sql_put_escaped(to, s, n < SHOWN ? n : SHOWN);
    uric_put(to, n > SHOWN ? "...\"" : "\"");
}

void sql_put_number(struct uric_written *to, uint64_t number)
{
    char digits[20];
    size_t n = sizeof digits;

    do {
        digits[--n] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    sql_put(to, digits + n, sizeof digits - n);
}

enum sql_status sql_message_end(struct sql_call *call, const struct uric_written *to)
{
    call->message[to->length < to->size ? (size_t)to->length : to->size] = '\0';
    return SQL_ERROR;
}

enum sql_status sql_refuse(struct sql_call *call, const char *what, const char *name,
                           size_t n, const char *why)
{
    struct uric_written to;

    sql_message_begin(call, &to);
    uric_put(&to, what);
    uric_put_byte(&to, ' ');
    sql_put_quoted(&to, name, n);
    uric_put(&to, why);
    return sql_message_end(call, &to);
}

enum sql_status sql_unknown(struct sql_call *call, const char *what, const char *name,
                            size_t n, const char *const *known, size_t n_known)
{
    struct uric_written to;
    size_t i;

    sql_message_begin(call, &to);
    uric_put(&to, "unknown ");
    uric_put(&to, what);
    uric_put_byte(&to, ' ');
    sql_put_quoted(&to, name, n);
    uric_put(&to, "; the ");
    uric_put(&to, what);
    uric_put(&to, "s are: ");
    for (i = 0; i < n_known; i++) {
        uric_put(&to, i > 0 ? ", " : "");
        uric_put(&to, known[i]);
    }
    return sql_message_end(call, &to);
}
