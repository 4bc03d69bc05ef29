/* Decodes quoted-printable and base64 (RFC 2045, 6.7 and 6.8). */
#include "command/find/mail_decode.h"

#include "util/ascii.h"

#include <string.h>

/* ---- base64 ---- */

/* The value of a character; -1: it is outside the alphabet. */
static int value64(char c)
{
    if (uric_is_upper(c))
        return c - 'A';
    if (uric_is_lower(c))
        return c - 'a' + 26;
    if (uric_is_digit(c))
        return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

/* Bytes outside the alphabet are ignored, as RFC 2045 says.  It leaves open what follows a "=";
 * here that is a new text, since some programs join encoded texts. */
static void decode64(struct mail_decoder *d, struct mail_text *t, const char *s, size_t n,
                     uint64_t line)
{
    char decoded[1024];
    size_t i, used = 0;

    for (i = 0; i < n; i++) {
        const int value = value64(s[i]);

        if (s[i] == '=')
            d->n_bits = 0;
        if (value < 0)
            continue;
        d->bits = (d->bits << 6 | (unsigned)value) & 0xFFFF;
        d->n_bits += 6;
        if (d->n_bits < 8)
            continue;
        d->n_bits -= 8;
        decoded[used++] = (char)(d->bits >> d->n_bits & 0xFF);
        if (used == sizeof decoded) {
            mail_text_put(t, decoded, used, line);
            used = 0;
        }
    }
    mail_text_put(t, decoded, used, line);
}

/* ---- quoted-printable ---- */

/* The length of the line without its break. */
static size_t without_break(const char *s, size_t n)
{
    if (n > 0 && s[n - 1] == '\n')
        n--;
    else
        return n;
    return n > 0 && s[n - 1] == '\r' ? n - 1 : n;
}

static size_t without_blanks(const char *s, size_t n)
{
    while (n > 0 && (s[n - 1] == ' ' || s[n - 1] == '\t'))
        n--;
    return n;
}

/* Takes one byte after a "=".  Two that are not hexadecimal digits remain as they are. */
static void take_held(struct mail_decoder *d, struct mail_text *t, char c, uint64_t line)
{
    char byte;

    if (d->n_held == 1 && uric_hex_value(c) < 16) {
        d->held[d->n_held++] = c;
        return;
    }
    if (d->n_held == 2 && uric_hex_value(c) < 16) {
        byte = (char)(uric_hex_value(d->held[1]) << 4 | uric_hex_value(c));
        mail_text_put(t, &byte, 1, line);
        d->n_held = 0;
        return;
    }
    mail_text_put(t, d->held, d->n_held, line);
    d->n_held = c == '=';
    if (c != '=')
        mail_text_put(t, &c, 1, line);
}

/* White space at the end of a line was added on the way.  In a line that came in several pieces
 * it is only removed from the last. */
static void decode_quoted(struct mail_decoder *d, struct mail_text *t, const char *s, size_t n,
                          int ends, uint64_t line)
{
    const size_t text = ends ? without_break(s, n) : n;
    const size_t end = ends ? without_blanks(s, text) : n;
    size_t i = 0;

    d->held[0] = '=';
    while (i < end) {
        const char *const sign = memchr(s + i, '=', end - i);
        const size_t next = sign != NULL ? (size_t)(sign - s) : end;

        if (d->n_held > 0) {
            take_held(d, t, s[i++], line);
            continue;
        }
        mail_text_put(t, s + i, next - i, line);
        d->n_held = sign != NULL;
        i = next + d->n_held;
    }
    if (!ends)
        return;
    if (d->n_held != 1) { /* else it is a soft line break */
        mail_text_put(t, d->held, d->n_held, line);
        mail_text_put(t, s + text, n - text, line);
    }
    d->n_held = 0;
}

void mail_decode(struct mail_decoder *d, struct mail_text *t, const char *s, size_t n,
                 int ends, uint64_t line)
{
    switch (d->encoding) {
    case MAIL_BASE64: decode64(d, t, s, n, line); break;
    case MAIL_QUOTED_PRINTABLE: decode_quoted(d, t, s, n, ends, line); break;
    default: mail_text_put(t, s, n, line);
    }
}
