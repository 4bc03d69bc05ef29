/* Percent-encodes text for a component (RFC 3986, 2.1 and 2.4).  Vector kernels do the bulk
 * in blocks.  The rest, or everything if there is no kernel, is copied in runs of plain
 * bytes, in pieces that stay in the nearest cache until they are copied. */
#include "encode/coding.h"
#include "parse/isa.h"
#include "util/triplet.h"

#include "tables/plain.h"

/* MEASURED: even three times as many bytes fit into a size_t. */
enum { ENCODE_PIECE = 8192, ENCODE_MEASURED = 1 << 30 };

#if URIC_BUILT & URIC_BUILT_BY_HALVES
#define CLASS(name) { URIC_PLAIN_##name, URIC_PLAIN_NIBBLES_##name }
#else
#define CLASS(name) { URIC_PLAIN_##name, 0 }
#endif

/* Indexed by enum uric_encode_for. */
static const struct plain_class {
    unsigned char bit, nibbles;
} plain_classes[] = {
    CLASS(USERINFO), CLASS(REG_NAME), CLASS(PATH), CLASS(SEGMENT),
    CLASS(QUERY), CLASS(FRAGMENT), CLASS(FORM)
};
enum { PLAIN_CLASSES = sizeof plain_classes / sizeof *plain_classes };

#undef CLASS

static int is_plain(const struct uric_coding *c, size_t i)
{
    return (uric_plain[c->s[i]] & c->how) != 0;
}

/* The end of a run of plain bytes from c->i on; the run may continue after it. */
static size_t plain_end(const struct uric_coding *c)
{
    const size_t end = c->n - c->i < ENCODE_PIECE ? c->n : c->i + ENCODE_PIECE;
    size_t i = c->i;

    for (; end - i >= 8; i += 8) {
        const unsigned char *const s = c->s + i;

        if (!(uric_plain[s[0]] & uric_plain[s[1]] & uric_plain[s[2]] &
              uric_plain[s[3]] & uric_plain[s[4]] & uric_plain[s[5]] &
              uric_plain[s[6]] & uric_plain[s[7]] & c->how))
            break;
    }
    while (i < end && is_plain(c, i))
        i++;
    return i;
}

static void copy_run(struct uric_coding *c, size_t end)
{
    const size_t n = end - c->i;

    if (c->to != NULL && n > 0)
        memcpy(c->to + c->length, c->s + c->i, n);
    c->length += n;
    c->i = end;
}

static void encode_one(struct uric_coding *c)
{
    const unsigned char byte = c->s[c->i++];

    if (c->how == URIC_PLAIN_FORM && byte == ' ') {
        if (c->to != NULL)
            c->to[c->length] = '+';
        c->length++;
    } else {
        if (c->to != NULL)
            uric_put_triplet((char *)c->to + c->length, byte);
        c->length += 3;
    }
}

static void encode_all(struct uric_coding *c)
{
    const struct uric_kernels *const kernels = uric_best_kernels();

    if (kernels->encode != NULL)
        kernels->encode(c);
    while (c->i < c->n) {
        copy_run(c, plain_end(c));
        while (c->i < c->n && !is_plain(c, c->i))
            encode_one(c);
    }
}

/* Encodes the n bytes at s and returns the length.  buffer may be NULL. */
static size_t encode(const struct plain_class *plain, const char *s, size_t n,
                     char *buffer, size_t size)
{
    struct uric_coding c = { NULL, 0, NULL, 0, 0, 0, 0, 0 };

    c.s = (const unsigned char *)s;
    c.n = n;
    c.to = (unsigned char *)buffer;
    c.room = buffer ? size : (size_t)-1;
    c.how = plain->bit;
    c.nibbles = plain->nibbles;
    encode_all(&c);
    return c.length;
}

static uint64_t measure(const struct plain_class *plain, const char *s, size_t n)
{
    uint64_t length = 0;

    for (; n > ENCODE_MEASURED; s += ENCODE_MEASURED, n -= ENCODE_MEASURED)
        length += encode(plain, s, ENCODE_MEASURED, NULL, 0);
    return length + encode(plain, s, n, NULL, 0);
}

enum uric_status uric_encode(enum uric_encode_for place, const char *s, size_t n,
                             char *buffer, size_t size, size_t *length)
{
    const struct plain_class *plain;
    uint64_t needed;

    *length = 0;
    if ((unsigned)place >= PLAIN_CLASSES)
        return URIC_UNKNOWN;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    plain = &plain_classes[place];
    if (size / 3 >= n && n <= URIC_MAX_LENGTH / 3) {
        *length = encode(plain, s, n, buffer, size);
        return URIC_OK;
    }
    needed = measure(plain, s, n);
    if (needed > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    *length = (size_t)needed;
    if (*length > size)
        return URIC_TOO_SMALL;
    encode(plain, s, n, buffer, size);
    return URIC_OK;
}
