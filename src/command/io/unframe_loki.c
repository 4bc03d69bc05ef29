/* Makes lines of the streams in Loki's documents. */
#include "command/io/unframe_parts.h"

#include <stdlib.h>

enum {
    SCAN,     /* the document, for the members "stream" and "values" */
    STRING,   /* in it */
    STREAM,   /* before the value of "stream" */
    LABELS,   /* in it */
    VALUES,   /* before the value of "values" */
    ELEMENTS, /* in it, before an element */
    HEAD,     /* the start of a line is being written */
    VALUE,    /* in an element: the time, the line, or what comes after it */
    LOST      /* up to an LF */
};

enum { LABELS_MOST = 64 * 1024 };

static int is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static int is_held(const struct unframe *u, const char *key)
{
    return u->n_held == strlen(key) && memcmp(u->held, key, u->n_held) == 0;
}

static void scan(struct unframe *u)
{
    const char byte = *u->in;

    if (u->depth == 0 && byte != '{' && !is_space(byte)) {
        u->state = LOST;
        return;
    }
    unframe_take(u);
    if (is_space(byte))
        return;
    if (byte == ':')
        u->state = is_held(u, "stream") ? STREAM : is_held(u, "values") ? VALUES : SCAN;
    else if (byte == '"')
        u->state = STRING;
    else if (byte == '{' || byte == '[')
        u->depth++;
    else if (byte == '}' || byte == ']')
        u->depth--;
    u->n_held = 0;
}

/* A longer string than held[] has room for is none of the two keys. */
static void string(struct unframe *u)
{
    const char byte = unframe_take(u);

    if (u->is_escaped || (byte != '"' && byte != '\\'))
        u->held[u->n_held] = byte, u->n_held += u->n_held < UNFRAME_NAME;
    else if (byte == '"')
        u->state = SCAN;
    u->is_escaped = !u->is_escaped && byte == '\\';
}

/* Whether the byte is one of a value, and does not end it. */
static int is_of_value(struct unframe *u, char byte)
{
    if (u->in_string) {
        u->in_string = u->is_escaped || byte != '"';
        u->is_escaped = !u->is_escaped && byte == '\\';
        return 1;
    }
    if (u->nested == 0 && (byte == ',' || byte == ']' || byte == '}'))
        return 0;
    u->in_string = byte == '"';
    if (byte == '{' || byte == '[')
        u->nested++;
    else if (byte == '}' || byte == ']')
        u->nested--;
    return 1;
}

/* Without memory, there are no labels. */
static void keep_label(struct unframe *u, char byte)
{
    const size_t room = u->labels_room > 0 ? 2 * u->labels_room : 256;

    if (u->n_labels == u->labels_room) {
        char *const more = room <= LABELS_MOST ? realloc(u->labels, room) : NULL;

        if (more == NULL) {
            u->at = 1;
            return;
        }
        u->labels = more;
        u->labels_room = room;
    }
    u->labels[u->n_labels++] = byte;
}

static void labels(struct unframe *u)
{
    const char byte = unframe_take(u);
    const int was_string = u->in_string;

    is_of_value(u, byte);
    if (was_string || u->in_string || !is_space(byte))
        keep_label(u, byte == '\n' ? ' ' : byte);
    if (u->nested > 0)
        return;
    if (u->at)
        u->n_labels = 0;
    u->at = 0;
    u->state = SCAN;
}

static void elements(struct unframe *u)
{
    const char byte = *u->in;

    if (is_space(byte) || byte == ',') {
        unframe_take(u);
    } else if (byte == ']') {
        unframe_take(u);
        u->n_labels = 0;
        u->state = SCAN;
    } else if (byte == '[') {
        unframe_take(u);
        u->at = 0;
        u->state = HEAD;
    } else {
        u->depth = 0;
        u->state = LOST;
    }
}

static void head(struct unframe *u, struct unframe_out *out)
{
    const size_t room = out->size - out->n, left = u->n_labels - u->at;

    if (u->at == 0)
        unframe_put_text(out, "{ \"labels\":", 11);
    if (left > room) {
        unframe_put_text(out, u->labels + u->at, room);
        u->at += room;
        return;
    }
    if (left > 0)
        unframe_put_text(out, u->labels + u->at, left);
    if (u->n_labels == 0)
        unframe_put_text(out, "null", 4);
    unframe_put_text(out, ",\"timestamp\":", 13);
    u->index = 0;
    u->at = 0;
    u->state = VALUE;
}

static void value(struct unframe *u, struct unframe_out *out)
{
    static const char *const members[] = { ",\"line\":", ",\"metadata\":", ",\"more\":" };
    const char byte = unframe_take(u);
    const int was_string = u->in_string;

    if (is_of_value(u, byte)) {
        if (byte == '\n' && was_string) { /* no JSON */
            unframe_put(out, u->terminator);
            u->in_string = u->is_escaped = 0;
            u->nested = u->depth = 0;
            u->state = LOST;
        } else if (was_string || !is_space(byte)) {
            unframe_put(out, byte);
        }
    } else if (byte == ',') {
        unframe_put_text(out, members[u->index], strlen(members[u->index]));
        u->index += u->index < 2;
    } else {
        unframe_put(out, '}');
        unframe_put(out, u->terminator);
        u->state = ELEMENTS;
    }
}

static void lost(struct unframe *u, struct unframe_out *out)
{
    unframe_copy_line(u, out, SIZE_MAX);
    if (u->n > 0 && *u->in == '\n') {
        unframe_take(u);
        unframe_put(out, u->terminator);
        u->state = SCAN;
    }
}

void unframe_loki(struct unframe *u, struct unframe_out *out)
{
    switch (u->state) {
    case SCAN: scan(u); break;
    case STRING: string(u); break;
    case STREAM:
        u->n_labels = 0;
        u->state = is_space(*u->in) ? STREAM : *u->in == '{' ? LABELS : SCAN;
        if (u->state == STREAM)
            unframe_take(u);
        break;
    case LABELS: labels(u); break;
    case VALUES:
        u->state = is_space(*u->in) ? VALUES : *u->in == '[' ? ELEMENTS : SCAN;
        if (u->state != SCAN)
            unframe_take(u);
        break;
    case ELEMENTS: elements(u); break;
    case HEAD: head(u, out); break;
    case VALUE: value(u, out); break;
    default: lost(u, out); break;
    }
}

/* A document that is cut short between lines gives a malformed line, so that the cut is told. */
void unframe_loki_end(struct unframe *u, struct unframe_out *out)
{
    if (u->state < HEAD && u->depth > 0)
        unframe_put(out, '{');
    u->depth = 0;
}
