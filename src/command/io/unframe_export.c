/* Makes lines of the entries of journald's export format. */
#include "command/io/unframe_parts.h"

#include "util/ascii.h"

enum { NAME, VALUE, SIZE, DATA, DATA_END, NO_FIELD };

/* journald's limit on a value, in bytes */
#define VALUE_MOST (UINT64_C(768) << 20)

static void put_escaped(struct unframe_out *out, char byte)
{
    const unsigned char c = (unsigned char)byte;

    if (c < 0x20) {
        unframe_put_text(out, "\\u00", 4);
        unframe_put(out, uric_hex_lower(c >> 4));
        unframe_put(out, uric_hex_lower(c & 15));
        return;
    }
    if (c == '"' || c == '\\')
        unframe_put(out, '\\');
    unframe_put(out, byte);
}

static void begin_value(struct unframe *u, struct unframe_out *out, int state)
{
    unframe_put_text(out, u->open ? ",\"" : "{ \"", u->open ? 2 : 3);
    unframe_put_text(out, u->held, u->n_held);
    unframe_put_text(out, "\":\"", 3);
    u->n_held = 0;
    u->open = 1;
    u->state = state;
}

static void end_value(struct unframe *u, struct unframe_out *out)
{
    unframe_put(out, '"');
    u->state = NAME;
}

/* The entry is cut short; the bytes up to an LF are a line. */
static void lose_entry(struct unframe *u, struct unframe_out *out)
{
    if (u->open)
        unframe_put(out, u->terminator);
    u->open = 0;
    unframe_put_text(out, u->held, u->n_held);
    u->n_held = 0;
    u->state = NO_FIELD;
}

static int is_of_name(char c)
{
    return (c >= 'A' && c <= 'Z') || uric_is_digit(c) || c == '_';
}

static void end_entry(struct unframe *u, struct unframe_out *out)
{
    if (u->open) {
        unframe_put(out, '}');
        unframe_put(out, u->terminator);
    }
    u->open = 0;
}

static void name(struct unframe *u, struct unframe_out *out)
{
    const char byte = *u->in;

    if (is_of_name(byte) && u->n_held < UNFRAME_NAME) {
        u->held[u->n_held++] = unframe_take(u);
    } else if (byte == '\n' && u->n_held == 0) {
        unframe_take(u);
        end_entry(u, out);
    } else if (byte == '=' && u->n_held > 0) {
        unframe_take(u);
        begin_value(u, out, VALUE);
    } else if (byte == '\n') {
        unframe_take(u);
        begin_value(u, out, SIZE);
    } else {
        lose_entry(u, out);
    }
}

static void value(struct unframe *u, struct unframe_out *out)
{
    const char byte = unframe_take(u);

    if (byte == '\n')
        end_value(u, out);
    else
        put_escaped(out, byte);
}

/* 64 bits, little-endian */
static void size(struct unframe *u, struct unframe_out *out)
{
    size_t i;

    u->held[u->n_held++] = unframe_take(u);
    if (u->n_held < 8)
        return;
    for (u->left = 0, i = 8; i > 0; i--)
        u->left = u->left << 8 | (unsigned char)u->held[i - 1];
    u->n_held = 0;
    u->state = u->left > 0 ? DATA : DATA_END;
    if (u->left > VALUE_MOST)
        lose_entry(u, out);
}

static void data(struct unframe *u, struct unframe_out *out)
{
    put_escaped(out, unframe_take(u));
    if (--u->left == 0)
        u->state = DATA_END;
}

void unframe_export(struct unframe *u, struct unframe_out *out)
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
        unframe_take(u);
        end_value(u, out);
        break;
    default:
        unframe_copy_line(u, out, SIZE_MAX);
        if (u->n > 0 && *u->in == '\n') {
            unframe_take(u);
            unframe_put(out, u->terminator);
            u->state = NAME;
        }
        break;
    }
}

void unframe_export_end(struct unframe *u, struct unframe_out *out)
{
    if (u->state == NAME && u->n_held == 0)
        end_entry(u, out);
    else if (u->n_held > 0)
        lose_entry(u, out);
}
