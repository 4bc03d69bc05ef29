/* The bytes of a column as they were before the server escaped them. */
#include "log/log_json.h"
#include "util/written.h"

/* The byte that two digits encode, or 256. */
static unsigned byte_of(const char *s)
{
    const unsigned high = uric_hex_value(s[0]), low = uric_hex_value(s[1]);

    return high < 16 && low < 16 ? high << 4 | low : 256;
}

/* ---- one escape: returns its length, or 0 if there is none ---- */

static size_t undo_hex(struct uric_written *u, const char *s, size_t n, size_t digits_at)
{
    const unsigned byte = n >= digits_at + 2 ? byte_of(s + digits_at) : 256;

    if (byte > 255)
        return 0;
    uric_put_byte(u, (char)byte);
    return digits_at + 2;
}

static size_t undo_nginx(struct uric_written *u, const char *s, size_t n)
{
    return n > 1 && s[1] == 'x' ? undo_hex(u, s, n, 2) : 0;
}

/* Undoes a backslash and a letter: it stands for the byte at the letter's index. */
static size_t undo_letter(struct uric_written *u, const char *s, size_t n,
                          const char *letters, const char *bytes)
{
    size_t i = 0;

    while (letters[i] != '\0' && (n < 2 || letters[i] != s[1]))
        i++;
    if (letters[i] == '\0')
        return 0;
    uric_put_byte(u, bytes[i]);
    return 2;
}

static size_t undo_apache(struct uric_written *u, const char *s, size_t n)
{
    const size_t length = undo_letter(u, s, n, "\"\\bnrtvaf", "\"\\\b\n\r\t\v\a\f");

    return length > 0 ? length : undo_nginx(u, s, n);
}

/* The value of four digits at an offset in n bytes, or more than four digits can express. */
static unsigned four_digits(const char *s, size_t n, size_t at)
{
    const unsigned high = n >= at + 4 ? byte_of(s + at) : 256;
    const unsigned low = high < 256 ? byte_of(s + at + 2) : 256;

    return low < 256 ? high << 8 | low : 0x10000;
}

/* A character in UTF-8 (RFC 3629). */
static void put_character(struct uric_written *u, unsigned long c)
{
    if (c < 0x80) {
        uric_put_byte(u, (char)c);
        return;
    }
    if (c < 0x800) {
        uric_put_byte(u, (char)(0xC0 | c >> 6));
    } else {
        if (c < 0x10000) {
            uric_put_byte(u, (char)(0xE0 | c >> 12));
        } else {
            uric_put_byte(u, (char)(0xF0 | c >> 18));
            uric_put_byte(u, (char)(0x80 | (c >> 12 & 0x3F)));
        }
        uric_put_byte(u, (char)(0x80 | (c >> 6 & 0x3F)));
    }
    uric_put_byte(u, (char)(0x80 | (c & 0x3F)));
}

/* RFC 8259, 7; an unpaired surrogate is not a character. */
static size_t undo_json(struct uric_written *u, const char *s, size_t n)
{
    const size_t length = undo_letter(u, s, n, "\"\\/bfnrt", "\"\\/\b\f\n\r\t");
    unsigned unit, next;

    if (length > 0)
        return length;
    if (n < 2 || s[1] != 'u' || (unit = four_digits(s, n, 2)) > 0xFFFF)
        return 0;
    next = n >= 8 && s[6] == '\\' && s[7] == 'u' ? four_digits(s, n, 8) : 0;
    if (unit >= 0xD800 && unit < 0xDC00 && next >= 0xDC00 && next < 0xE000) {
        unit = (unit - 0xD800) << 10 | (next - 0xDC00);
        put_character(u, 0x10000 + (unsigned long)unit);
        return 12;
    }
    put_character(u, unit >= 0xD800 && unit < 0xE000 ? 0xFFFD : unit);
    return 6;
}

static size_t undo_pair(struct uric_written *u, size_t n, char by)
{
    if (n < 2)
        return 0; /* unreachable: quotes in a string are doubled */
    uric_put_byte(u, by);
    return 2;
}

static size_t undo(int escaping, struct uric_written *u, const char *s, size_t n)
{
    switch (escaping) {
    case ESCAPE_APACHE: return undo_apache(u, s, n);
    case ESCAPE_NGINX: return undo_nginx(u, s, n);
    case ESCAPE_JSON: return undo_json(u, s, n);
    case ESCAPE_HAPROXY: return undo_hex(u, s, n, 1);
    case ESCAPE_TRAEFIK: return undo_letter(u, s, n, "\"", "\"");
    default: return *s == '%' ? undo_hex(u, s, n, 1) : undo_pair(u, n, '"');
    }
}

static void undo_all(int escaping, char escape, struct uric_written *u, const char *s,
                     size_t n)
{
    while (n > 0) {
        const char *const at = (const char *)memchr(s, escape, n);
        const size_t plain = at != NULL ? (size_t)(at - s) : n;
        size_t length;

        uric_put_bytes(u, s, plain);
        s += plain;
        n -= plain;
        if (n == 0)
            return;
        length = undo(escaping, u, s, n);
        if (length == 0) {
            uric_put_byte(u, *s);
            length = 1;
        }
        s += length;
        n -= length;
    }
}

size_t uric_log_undo_json(const char *s, size_t n, char *buffer, size_t size)
{
    struct uric_written u = { buffer, size, 0 };

    undo_all(ESCAPE_JSON, '\\', &u, s, n);
    return (size_t)u.length; /* at most n */
}

/* ---- w3c ---- */

static void put_plus(struct uric_written *u, const char *s, size_t n)
{
    for (; n > 0; s++, n--)
        uric_put_byte(u, *s == '+' ? ' ' : *s);
}

/* Writes a column: undoes '""' in a string, or what the server replaced in an encoded
 * column. */
static void put_w3c(const struct uric_log_held *f, struct uric_written *u, const char *line,
                    const struct uric_log_row *row, int column)
{
    const uric_span at = row->column[column];
    const char *const s = line + at.begin;
    const size_t n = at.end - at.begin;

    if (!(row->escaped >> column & 1))
        uric_put_bytes(u, s, n);
    else if (at.begin > 0 && s[-1] == '"')
        undo_all(f->escape, '"', u, s, n);
    else if (f->escape == ESCAPE_CLOUDFRONT)
        undo_all(f->escape, '%', u, s, n);
    else
        put_plus(u, s, n);
}

static void put_w3c_column(const struct uric_log_held *f, struct uric_written *u,
                           const char *line, const struct uric_log_row *row, int column)
{
    if (column == URIC_LOG_TIME) {
        put_w3c(f, u, line, row, f->date);
        uric_put_byte(u, ' ');
        put_w3c(f, u, line, row, f->time_of_day);
    } else if (column == URIC_LOG_TARGET && f->stem < URIC_LOG_COLUMNS) {
        put_w3c(f, u, line, row, f->stem);
        if (f->query < URIC_LOG_COLUMNS && uric_log_has(row, f->query)) {
            uric_put_byte(u, '?');
            put_w3c(f, u, line, row, f->query);
        }
    } else {
        put_w3c(f, u, line, row, column);
    }
}

enum uric_status uric_log_value(const struct uric_log_format *format, const char *line,
                                const struct uric_log_row *row, int column, char *buffer,
                                size_t size, struct uric_bytes *value)
{
    const struct uric_log_held *const f = uric_log_held_of(format);
    struct uric_written u = { buffer, size, 0 };
    uric_span at;

    value->s = NULL;
    value->n = 0;
    if (column < 0 || column >= URIC_LOG_COLUMNS || !uric_log_has(row, column))
        return URIC_OK;
    at = row->column[column];
    line = line != NULL ? line : ""; /* an empty one */
    value->s = line + at.begin;
    value->n = at.end - at.begin;
    if (f->escape == ESCAPE_NONE || !(row->escaped >> column & 1))
        return URIC_OK;
    if (f->reader == LOG_W3C)
        put_w3c_column(f, &u, line, row, column);
    else
        undo_all(f->escape, (char)f->escape_byte, &u, value->s, value->n);
    value->s = buffer;
    value->n = (size_t)u.length; /* at most the length of the line */
    return u.length <= size ? URIC_OK : URIC_TOO_SMALL;
}
