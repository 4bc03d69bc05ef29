/* Makes lines of syslog's messages with octet counts, and of journald's export format. */
#include "command/io/unframe.h"

#include "util/ascii.h"

#include <string.h>

/* ---- kinds ---- */

/* More digits are no count. */
enum { COUNT_DIGITS = 9 };

/* Whether the n bytes are the start of "COUNT SP <": 1 if they are all of it, 0 if they may go on,
 * else -1. */
static int count_start(const char *s, size_t n)
{
    size_t i = 0;

    while (i < n && i < COUNT_DIGITS && uric_is_digit(s[i]) && (i > 0 || *s != '0'))
        i++;
    if (i == n)
        return 0;
    if (i == 0 || s[i] != ' ')
        return -1;
    if (i + 1 == n)
        return 0;
    return s[i + 1] == '<' ? 1 : -1;
}

enum unframe_kind unframe_kind(const char *s, size_t n)
{
    static const char *const fields[] = { "__CURSOR=", "__REALTIME_TIMESTAMP=" };
    const int counted = count_start(s, n);
    size_t i;

    if (n > 0 && counted >= 0)
        return counted ? UNFRAME_OCTETS : UNFRAME_UNDECIDED;
    for (i = 0; i < sizeof fields / sizeof *fields; i++) {
        const size_t length = strlen(fields[i]);

        if (memcmp(s, fields[i], n < length ? n : length) == 0)
            return n < length ? UNFRAME_UNDECIDED : UNFRAME_EXPORT;
    }
    return UNFRAME_NONE;
}

/* ---- output ---- */

struct out {
    char *s;
    size_t n, size;
};

static void put(struct out *out, char byte)
{
    out->s[out->n++] = byte;
}

static void put_text(struct out *out, const char *s, size_t n)
{
    memcpy(out->s + out->n, s, n);
    out->n += n;
}

static size_t least(uint64_t a, size_t b)
{
    return a < b ? (size_t)a : b;
}

static char take(struct unframe *u)
{
    u->n--;
    return *u->in++;
}

/* Copies up to n bytes, up to the first LF. */
static void copy_line(struct unframe *u, struct out *out, size_t n)
{
    const char *stop;

    n = least(least(n, u->n), out->size - out->n);
    stop = memchr(u->in, '\n', n);
    n = stop ? (size_t)(stop - u->in) : n;
    put_text(out, u->in, n);
    u->in += n;
    u->n -= n;
    u->left -= u->left < n ? u->left : n;
}

/* ---- octet counts ---- */

enum { START, MESSAGE, REST };

static uint64_t held_count(const struct unframe *u)
{
    uint64_t count = 0;
    size_t i;

    for (i = 0; uric_is_digit(u->held[i]); i++)
        count = 10 * count + (uint64_t)(u->held[i] - '0');
    return count;
}

static void end_message(struct unframe *u, struct out *out)
{
    put(out, u->terminator);
    u->state = START;
    u->left = 0;
    u->ended = 1;
}

/* What was held is no count. */
static void let_go(struct unframe *u, struct out *out, int state)
{
    put_text(out, u->held, u->n_held);
    u->n_held = 0;
    u->state = state;
}

/* At the start of a line: of a message's second line, too, since its count may be wrong. */
static void start(struct unframe *u, struct out *out)
{
    const int is_inside = u->left > 0;
    char byte;

    if (!is_inside && u->n_held == 0 && u->ended && *u->in == '\n') {
        take(u);
        u->ended = 0;
        return;
    }
    u->held[u->n_held] = *u->in;
    switch (count_start(u->held, u->n_held + 1)) {
    case 0: break;
    case 1:
        take(u);
        if (is_inside && u->terminator != '\n')
            put(out, u->terminator);
        u->left = held_count(u) - 1;
        u->n_held = 0;
        u->state = MESSAGE;
        put(out, '<');
        if (u->left == 0)
            end_message(u, out);
        return;
    default: let_go(u, out, is_inside ? MESSAGE : REST); return;
    }
    byte = take(u);
    u->held[u->n_held++] = byte;
    if (is_inside && --u->left == 0) {
        let_go(u, out, START);
        end_message(u, out);
    }
}

static void message(struct unframe *u, struct out *out)
{
    copy_line(u, out, least(u->left, SIZE_MAX));
    if (u->left > 0 && u->n > 0 && *u->in == '\n') {
        take(u);
        if (--u->left > 0) {
            put(out, '\n');
            u->state = START;
        }
    }
    if (u->left == 0)
        end_message(u, out);
}

static void rest(struct unframe *u, struct out *out)
{
    copy_line(u, out, SIZE_MAX);
    if (u->n > 0 && *u->in == '\n') {
        take(u);
        put(out, u->terminator);
        u->state = START;
        u->ended = 0;
    }
}

static void octets(struct unframe *u, struct out *out)
{
    switch (u->state) {
    case START: start(u, out); break;
    case MESSAGE: message(u, out); break;
    default: rest(u, out); break;
    }
}

/* ---- the export format ---- */

enum { NAME, VALUE, SIZE, DATA, DATA_END, NO_FIELD };

/* journald's limit on a value, in bytes */
#define VALUE_MOST (UINT64_C(768) << 20)

static void put_escaped(struct out *out, char byte)
{
    const unsigned char c = (unsigned char)byte;

    if (c < 0x20) {
        put_text(out, "\\u00", 4);
        put(out, uric_hex_lower(c >> 4));
        put(out, uric_hex_lower(c & 15));
        return;
    }
    if (c == '"' || c == '\\')
        put(out, '\\');
    put(out, byte);
}

static void begin_value(struct unframe *u, struct out *out, int state)
{
    put_text(out, u->open ? ",\"" : "{ \"", u->open ? 2 : 3);
    put_text(out, u->held, u->n_held);
    put_text(out, "\":\"", 3);
    u->n_held = 0;
    u->open = 1;
    u->state = state;
}

static void end_value(struct unframe *u, struct out *out)
{
    put(out, '"');
    u->state = NAME;
}

/* The entry is cut short; the bytes up to an LF are a line. */
static void lose_entry(struct unframe *u, struct out *out)
{
    if (u->open)
        put(out, u->terminator);
    u->open = 0;
    put_text(out, u->held, u->n_held);
    u->n_held = 0;
    u->state = NO_FIELD;
}

static int is_of_name(char c)
{
    return (c >= 'A' && c <= 'Z') || uric_is_digit(c) || c == '_';
}

static void end_entry(struct unframe *u, struct out *out)
{
    if (u->open) {
        put(out, '}');
        put(out, u->terminator);
    }
    u->open = 0;
}

static void name(struct unframe *u, struct out *out)
{
    const char byte = *u->in;

    if (is_of_name(byte) && u->n_held < UNFRAME_NAME) {
        u->held[u->n_held++] = take(u);
    } else if (byte == '\n' && u->n_held == 0) {
        take(u);
        end_entry(u, out);
    } else if (byte == '=' && u->n_held > 0) {
        take(u);
        begin_value(u, out, VALUE);
    } else if (byte == '\n') {
        take(u);
        begin_value(u, out, SIZE);
    } else {
        lose_entry(u, out);
    }
}

static void value(struct unframe *u, struct out *out)
{
    const char byte = take(u);

    if (byte == '\n')
        end_value(u, out);
    else
        put_escaped(out, byte);
}

/* 64 bits, little-endian */
static void size(struct unframe *u, struct out *out)
{
    size_t i;

    u->held[u->n_held++] = take(u);
    if (u->n_held < 8)
        return;
    for (u->left = 0, i = 8; i > 0; i--)
        u->left = u->left << 8 | (unsigned char)u->held[i - 1];
    u->n_held = 0;
    u->state = u->left > 0 ? DATA : DATA_END;
    if (u->left > VALUE_MOST)
        lose_entry(u, out);
}

static void data(struct unframe *u, struct out *out)
{
    put_escaped(out, take(u));
    if (--u->left == 0)
        u->state = DATA_END;
}

static void export(struct unframe *u, struct out *out)
{
    switch (u->state) {
    case NAME: name(u, out); break;
    case VALUE: value(u, out); break;
    case SIZE: size(u, out); break;
    case DATA: data(u, out); break;
    case DATA_END:
        if (*u->in != '\n') {
            lose_entry(u, out);
            break;
        }
        take(u);
        end_value(u, out);
        break;
    default:
        copy_line(u, out, SIZE_MAX);
        if (u->n > 0 && *u->in == '\n') {
            take(u);
            put(out, u->terminator);
            u->state = NAME;
        }
        break;
    }
}

/* ---- both ---- */

/* What the last bytes are, if more were to follow them. */
static void end(struct unframe *u, struct out *out)
{
    if (u->kind == UNFRAME_EXPORT && u->state == NAME && u->n_held == 0)
        end_entry(u, out);
    else if (u->n_held > 0 && u->kind == UNFRAME_OCTETS)
        let_go(u, out, REST);
    else if (u->n_held > 0)
        lose_entry(u, out);
}

size_t unframe_step(struct unframe *u, char *to, size_t n)
{
    enum { MOST = UNFRAME_NAME + 16 }; /* more than a byte of input makes */
    struct out out = { to, 0, n - MOST };

    while (u->n > 0 && out.n < out.size) {
        if (u->kind == UNFRAME_OCTETS)
            octets(u, &out);
        else
            export(u, &out);
    }
    if (u->n == 0 && u->last && out.n < out.size)
        end(u, &out);
    return out.n;
}
