/* Output whose length keeps counting when its buffer is full. */
#ifndef URIC_WRITTEN_H
#define URIC_WRITTEN_H

#include "util/internal.h"
#include "util/ascii.h"

struct uric_written {
    char *buffer;
    size_t size;
    uint64_t length; /* may exceed a size_t */
};

static inline void uric_put_byte(struct uric_written *t, char byte)
{
    if (t->length < t->size)
        t->buffer[(size_t)t->length] = byte;
    t->length++;
}

static inline void uric_put(struct uric_written *t, const char *s)
{
    while (*s)
        uric_put_byte(t, *s++);
}

/* Whether the n bytes at s are the name, ignoring their case; name is in lower case. */
static inline int uric_is_named(const char *s, size_t n, const char *name)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (name[i] == '\0' || uric_lower(s[i]) != (unsigned char)name[i])
            return 0;
    }
    return name[n] == '\0';
}

/* Writes a span of s, percent-decoded (RFC 3986, 2.1). */
URIC_INTERNAL void uric_put_decoded(struct uric_written *t, const char *s,
                                    uric_span at);

/* The byte at *i, percent-decoded, of a span that ends at end; advances *i past it. */
URIC_INTERNAL unsigned char uric_decode_next(const char *s, uint32_t *i,
                                             uint32_t end);

/* Writes one byte, percent-encoded unless it is a pchar. */
URIC_INTERNAL void uric_put_encoded(struct uric_written *t, char byte);

#endif
