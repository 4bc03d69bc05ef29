/* IRIs to URIs and back: RFC 3987, section 3. */
#include "iri/iri_character.h"
#include "uric_iri.h"
#include "util/triplet.h"
#include "util/written.h"

static void put_triplet(struct uric_written *t, unsigned char byte)
{
    char triplet[3];

    uric_put_triplet(triplet, byte);
    uric_put_bytes(t, triplet, sizeof triplet);
}

/* Ends a result: its length, and its parts, which are those of the input at other offsets. */
static enum uric_status end(const struct uric_written *t, size_t *length, struct uric *u)
{
    enum uric_status status = uric_written_end(t, length);

    memset(u, 0, sizeof *u);
    if (t->length > URIC_MAX_LENGTH) {
        *length = 0;
        status = URIC_TOO_LONG;
    }
    if (status == URIC_OK)
        status = uric_iri_parse(t->buffer, *length, u);
    return status;
}

enum uric_status uric_iri_to_uri(const char *s, size_t n, char *buffer, size_t size,
                                 size_t *length, struct uric *u)
{
    struct uric_written t = { buffer, size, 0 };
    const enum uric_status status = uric_iri_parse(s, n, u);
    size_t i = 0, plain;

    *length = 0;
    if (status != URIC_OK)
        return status;
    while (i < n) {
        for (plain = i; i < n && (unsigned char)s[i] < 0x80; i++)
            ;
        uric_put_bytes(&t, s + plain, i - plain);
        for (; i < n && (unsigned char)s[i] >= 0x80; i++)
            put_triplet(&t, (unsigned char)s[i]);
    }
    return end(&t, length, u);
}

/* Writes what the triplet at s[i] becomes, with the triplets after it that encode the same
 * character; returns the offset after them. */
static size_t put_decoded(struct uric_written *t, const char *s, size_t i, size_t n,
                          int in_query)
{
    enum { MOST = 4 };
    unsigned char decoded[MOST];
    unsigned count = 0, character;
    size_t at = i;

    do {
        decoded[count++] = uric_triplet(s + at);
        at += 3;
    } while (count < MOST && uric_is_triplet((const unsigned char *)s, at, n));
    character = uric_iri_character(decoded, count, in_query);
    if (character > 0) {
        uric_put_bytes(t, (const char *)decoded, character);
        return i + 3 * character;
    }
    if (decoded[0] < 0x80)
        uric_put_bytes(t, s + i, 3); /* never decoded, so not encoded anew */
    else
        put_triplet(t, decoded[0]);
    return i + 3;
}

enum uric_status uric_iri_from_uri(const char *s, size_t n, char *buffer, size_t size,
                                   size_t *length, struct uric *u)
{
    struct uric_written t = { buffer, size, 0 };
    const enum uric_status status = uric_iri_parse(s, n, u);
    const uric_span query = u->part[URIC_QUERY];
    size_t i = 0, plain;

    *length = 0;
    if (status != URIC_OK)
        return status;
    while (i < n) {
        for (plain = i; i < n && s[i] != '%'; i++)
            ;
        uric_put_bytes(&t, s + plain, i - plain);
        if (i < n)
            i = put_decoded(&t, s, i, n, i >= query.begin && i < query.end);
    }
    return end(&t, length, u);
}
