/* Decodes triplets (RFC 3986, 2.1).  Vector kernels do the bulk in blocks.  The rest, or
 * everything if there is no kernel, is copied in runs between two codes. */
#include "encode/coding.h"
#include "parse/isa.h"
#include "util/triplet.h"

/* How far to search for the next code at once: no farther than the nearest cache holds, so
 * that the bytes are still there when they are copied.  After a "+" in an HTML form, less: the
 * next "%" may come after many "+". */
enum { DECODE_NEAR = 64, DECODE_FAR = 8192 };

static int is_reserved(unsigned char byte)
{
    return (uric_class[byte] & URIC_CLASS_RESERVED) != 0;
}

static size_t byte_before(const struct uric_coding *c, size_t end, int byte)
{
    const void *const found =
        end > c->i ? memchr(c->s + c->i, byte, end - c->i) : NULL;

    return found ? (size_t)((const unsigned char *)found - c->s) : end;
}

/* The offset of the next triplet or, in HTML forms, "+"; `end` if there is none before it. */
static size_t code_before(const struct uric_coding *c, size_t end)
{
    end = byte_before(c, end, '%');
    return c->how & URIC_DECODE_PLUS ? byte_before(c, end, '+') : end;
}

static void move_run(struct uric_coding *c, size_t end)
{
    const size_t n = end - c->i;

    if (c->to != NULL && n > 0 && c->to + c->length != c->s + c->i)
        memmove(c->to + c->length, c->s + c->i, n);
    c->length += n;
    c->i = end;
}

/* Decodes the code at c->i: URIC_OK, or the reason to stop. */
static enum uric_status decode_one(struct uric_coding *c)
{
    const char *const s = (const char *)c->s + c->i;
    unsigned char byte = ' ';

    if (*s == '%') {
        if (!uric_is_triplet(c->s, c->i, c->n))
            return URIC_INVALID;
        byte = uric_triplet(s);
        if (c->how & URIC_DECODE_REFUSE_NUL && byte == 0)
            return URIC_REFUSED;
        if (c->how & URIC_DECODE_REFUSE_DELIMITERS && is_reserved(byte))
            return URIC_REFUSED;
        c->i += 2;
    }
    if (c->to != NULL)
        c->to[c->length] = byte;
    c->i++;
    c->length++;
    return URIC_OK;
}

static enum uric_status decode_all(struct uric_coding *c)
{
    const struct uric_kernels *const kernels = uric_best_kernels();
    const size_t near = c->how & URIC_DECODE_PLUS ? DECODE_NEAR : DECODE_FAR;
    size_t far = near;
    enum uric_status status = URIC_OK;

    while (status == URIC_OK && c->i < c->n) {
        size_t end;

        if (kernels->decode != NULL)
            kernels->decode(c);
        end = c->n - c->i < far ? c->n : c->i + far;
        move_run(c, code_before(c, end));
        far = c->i < end ? near : far < DECODE_FAR ? 2 * far : far;
        if (c->i < end)
            status = decode_one(c);
    }
    return status;
}

static enum uric_status decode_to(struct uric_coding *c, char *buffer, size_t size)
{
    c->to = (unsigned char *)buffer;
    c->room = buffer ? size : (size_t)-1;
    c->i = c->length = 0;
    return decode_all(c);
}

enum uric_status uric_decode(const char *s, size_t n, enum uric_decode_flags flags,
                             char *buffer, size_t size, size_t *length,
                             size_t *stopped)
{
    struct uric_coding c = { NULL, 0, NULL, 0, 0, 0, 0, 0 };
    enum uric_status status;

    c.s = (const unsigned char *)s;
    c.n = n;
    c.how = flags;
    status = decode_to(&c, size >= n ? buffer : NULL, size);
    if (size < n && c.length <= size)
        status = decode_to(&c, buffer, size);
    else if (size < n && status == URIC_OK)
        status = URIC_TOO_SMALL;
    *length = c.length;
    if (stopped != NULL)
        *stopped = status == URIC_TOO_SMALL ? n : c.i;
    return status;
}

size_t uric_encoded(const char *s, size_t n, struct uric_set *set)
{
    const unsigned char *const bytes = (const unsigned char *)s;
    size_t i = 0, count = 0;

    memset(set, 0, sizeof *set);
    while (i < n) {
        const char *const next = (const char *)memchr(s + i, '%', n - i);
        unsigned char byte;

        if (next == NULL)
            break;
        i = (size_t)(next - s);
        if (uric_is_triplet(bytes, i, n)) {
            byte = uric_triplet(next);
            set->bits[byte >> 6] |= (uint64_t)1 << (byte & 63);
            count++;
            i += 2;
        }
        i++;
    }
    return count;
}
