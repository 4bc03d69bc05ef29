/* Writes the parts of a reading as its parser returns them. */
#include "readings/reading_bytes.h"
#include "readings/whatwg_path.h"
#include "util/ascii.h"

static void put_all(struct uric_reading_bytes bytes, struct uric_written *t)
{
    int byte;

    while ((byte = uric_reading_next(&bytes)) >= 0)
        uric_put_byte(t, (char)byte);
}

/* A number below 1000. */
static void put_octet(unsigned number, struct uric_written *t)
{
    if (number >= 100)
        uric_put_byte(t, (char)('0' + number / 100));
    if (number >= 10)
        uric_put_byte(t, (char)('0' + number / 10 % 10));
    uric_put_byte(t, (char)('0' + number % 10));
}

static void put_IPv4(const uint8_t address[16], struct uric_written *t)
{
    int i;

    for (i = 0; i < 4; i++) {
        if (i > 0)
            uric_put_byte(t, '.');
        put_octet(address[i], t);
    }
}

/* A group of an IPv6 address, without leading zeros. */
static void put_group(const uint8_t *group, struct uric_written *t)
{
    const unsigned value = (unsigned)group[0] << 8 | group[1];
    int shift = 12;

    while (shift > 0 && value >> shift == 0)
        shift -= 4;
    for (; shift >= 0; shift -= 4)
        uric_put_byte(t, uric_hex_lower(value >> shift & 15));
}

static void put_short_IPv6(const struct uric_reading *r, struct uric_written *t)
{
    char text[URIC_IPV6_TEXT];
    size_t length;

    uric_ipv6_text(r->address, text, sizeof text, &length);
    if (r->steps & URIC_READING_HEX_IPV6 && memchr(text, '.', length)) {
        uric_put(t, "::ffff:"); /* the prefix of all addresses with decimals */
        put_group(r->address + 12, t);
        uric_put_byte(t, ':');
        put_group(r->address + 14, t);
    } else {
        uric_put_bytes(t, text, length);
    }
}

static void put_host(const char *s, const struct uric_reading *r, struct uric_written *t)
{
    if (r->verdict == URIC_READING_HOST && r->kind == URIC_READING_IPV4) {
        put_IPv4(r->address, t);
    } else if (r->kind == URIC_READING_NAME || r->verdict == URIC_READING_NO_HOST) {
        put_all(uric_reading_host_bytes(s, r), t);
    } else {
        uric_put_byte(t, '[');
        if (r->kind == URIC_READING_IPV6 && r->steps & URIC_READING_SHORT_IPV6)
            put_short_IPv6(r, t);
        else
            put_all(uric_reading_host_bytes(s, r), t);
        uric_put_byte(t, ']');
    }
}

static void put_port(const char *s, const struct uric_reading *r, struct uric_written *t)
{
    struct uric_reading_bytes bytes = uric_reading_port_bytes(s, r), ahead;
    int byte = uric_reading_next(&bytes);

    while (byte == '0' && r->steps & URIC_READING_SHORT_PORT) {
        ahead = bytes;
        if (uric_reading_next(&ahead) < 0)
            break;
        byte = uric_reading_next(&bytes);
    }
    for (; byte >= 0; byte = uric_reading_next(&bytes))
        uric_put_byte(t, (char)byte);
}

static void put_path(const char *s, const struct uric_reading *r, struct uric_written *t)
{
    if (r->steps & URIC_READING_WHATWG_PATH)
        uric_whatwg_path(s, r, t);
    else
        put_all(uric_reading_span_bytes(s, r->path,
                                        r->steps & (URIC_READING_REPLACE |
                                                    URIC_READING_DROP_TABS)),
                t);
}

/* Whether the reading has that part. */
static bool has(const struct uric_reading *r, enum uric_part part)
{
    switch (part) {
    case URIC_SCHEME:
        return r->has_scheme;
    case URIC_HOST:
        return r->has_host && r->verdict != URIC_READING_UNKNOWN;
    case URIC_PORT:
        return r->has_port;
    default:
        return r->has_path;
    }
}

enum uric_status uric_reading_write(const char *s, const struct uric_reading *r,
                                    enum uric_part part, char *buffer, size_t size,
                                    size_t *length)
{
    struct uric_written t = { buffer, size, 0 };

    *length = 0;
    if (part != URIC_SCHEME && part != URIC_HOST && part != URIC_PORT && part != URIC_PATH)
        return URIC_UNKNOWN;
    if (!has(r, part))
        return URIC_NONE;
    switch (part) {
    case URIC_SCHEME:
        put_all(uric_reading_scheme_bytes(s, r), &t);
        break;
    case URIC_HOST:
        put_host(s, r, &t);
        break;
    case URIC_PORT:
        put_port(s, r, &t);
        break;
    default:
        put_path(s, r, &t);
        break;
    }
    return uric_written_end(&t, length);
}
