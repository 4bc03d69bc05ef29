/* Decoding triplets (RFC 3986, 2.1): what stands between them is moved, a piece at a
 * time that the nearest cache keeps from the search to the move. */
#include "triplet.h"

enum { DECODE_PIECE = 8192 };

struct decoding {
    const char *s;
    size_t n;
    unsigned flags;
    char *buffer;  /* NULL: only measure */
    size_t i;      /* what is before it is decoded */
    size_t length; /* to so many bytes */
    /* before these there is none from i on; they are found as they are needed */
    size_t percent, plus;
};

/* The next such byte before `end`, or that. */
static size_t find_next(const struct decoding *d, size_t from, size_t end, char byte)
{
    const char *found;

    if (from >= end || d->s[from] == byte)
        return from;
    found = (const char *)memchr(d->s + from, byte, end - from);
    return found ? (size_t)(found - d->s) : end;
}

static void move_run(struct decoding *d, size_t end)
{
    const size_t n = end - d->i;

    if (d->buffer != NULL && n > 0 && d->buffer + d->length != d->s + d->i)
        memmove(d->buffer + d->length, d->s + d->i, n);
    d->length += n;
    d->i = end;
}

/* The triplet, or the "+", at d->i: URIC_OK and what it stands for, or why not. */
static int decode_one(const struct decoding *d, size_t *n, unsigned char *byte)
{
    const char *const s = d->s + d->i;

    *n = 1;
    *byte = ' ';
    if (*s == '+')
        return URIC_OK;
    if (d->n - d->i < 3 || !uric_is_hex(s[1]) || !uric_is_hex(s[2]))
        return URIC_INVALID;
    *n = 3;
    *byte = uric_triplet(s);
    if (d->flags & URIC_DECODE_REFUSE_NUL && *byte == 0)
        return URIC_REFUSED;
    if (d->flags & URIC_DECODE_REFUSE_DELIMITERS && uric_is_reserved(*byte))
        return URIC_REFUSED;
    return URIC_OK;
}

/* Up to the end of a piece. */
static int decode_piece(struct decoding *d, size_t end)
{
    for (;;) {
        size_t next, n;
        unsigned char byte;
        int status;

        if (d->percent <= d->i)
            d->percent = find_next(d, d->i, end, '%');
        next = d->percent;
        if (d->flags & URIC_DECODE_PLUS) {
            if (d->plus <= d->i)
                d->plus = find_next(d, d->i, end, '+');
            next = d->plus < next ? d->plus : next;
        }
        move_run(d, next);
        if (next == end)
            return URIC_OK;
        status = decode_one(d, &n, &byte);
        if (status != URIC_OK)
            return status;
        if (d->buffer != NULL)
            d->buffer[d->length] = (char)byte;
        d->length++;
        d->i += n;
        if (d->i >= end)
            return URIC_OK; /* a triplet's digits may be behind it */
    }
}

static int decode_all(struct decoding *d)
{
    int status = URIC_OK;

    d->i = d->length = 0;
    while (status == URIC_OK && d->i < d->n) {
        const size_t end = d->n - d->i < DECODE_PIECE ? d->n : d->i + DECODE_PIECE;

        d->percent = d->plus = d->i;
        status = decode_piece(d, end);
    }
    return status;
}

int uric_decode(const char *s, size_t n, unsigned flags, char *buffer, size_t size,
                size_t *length, size_t *stopped)
{
    struct decoding d = { NULL, 0, 0, NULL, 0, 0, 0, 0 };
    int status;

    d.s = s;
    d.n = n;
    d.flags = flags;
    d.buffer = size >= n ? buffer : NULL;
    status = decode_all(&d);
    if (size < n && d.length <= size) {
        d.buffer = buffer;
        status = decode_all(&d);
    } else if (size < n && status == URIC_OK) {
        status = URIC_TOO_SMALL;
    }
    *length = d.length;
    if (stopped != NULL)
        *stopped = status == URIC_TOO_SMALL ? n : d.i;
    return status;
}

size_t uric_encoded(const char *s, size_t n, struct uric_set *set)
{
    size_t i, count = 0;

    memset(set, 0, sizeof *set);
    for (i = 0; i < n; i++) {
        struct decoding d = { NULL, 0, 0, NULL, 0, 0, 0, 0 };
        unsigned char byte;
        size_t taken;

        d.s = s;
        d.n = n;
        d.i = i = find_next(&d, i, n, '%');
        if (i == n || decode_one(&d, &taken, &byte) != URIC_OK)
            continue;
        set->bits[byte >> 6] |= (uint64_t)1 << (byte & 63);
        count++;
        i += 2;
    }
    return count;
}
