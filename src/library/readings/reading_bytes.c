/* Walks over the bytes that a parser returns, and compares hosts by them. */
#include "readings/reading_bytes.h"
#include "util/decoded.h"
#include "util/utf8_step.h"

static bool is_dropped(const struct uric_reading_bytes *b, int byte)
{
    return b->steps & URIC_READING_DROP_TABS && (byte == '\t' || byte == '\n' || byte == '\r');
}

/* At a byte above 0x7F: passes an ill-formed sequence, which U+FFFD replaces. */
static void check_utf8(struct uric_reading_bytes *b)
{
    size_t skip;
    const size_t length = uric_utf8_length(b->s + b->at, b->end - b->at, &skip);

    if (length > 0) {
        b->formed = b->at + (uint32_t)length;
    } else {
        b->at += (uint32_t)skip;
        b->replaced = 3;
    }
}

/* The next byte before decoding; -1 at the end. */
static int next_raw(struct uric_reading_bytes *b)
{
    while (b->replaced > 0 || b->at < b->end) {
        unsigned char byte;

        if (b->replaced > 0)
            return "\xBD\xBF\xEF"[--b->replaced] & 0xFF;
        byte = (unsigned char)b->s[b->at];
        if (byte > 0x7F && b->at >= b->formed && b->steps & URIC_READING_REPLACE) {
            check_utf8(b);
            if (b->replaced > 0)
                continue;
        }
        b->at++;
        if (!is_dropped(b, byte))
            return byte;
    }
    return -1;
}

/* The byte of the triplet whose "%" was the last byte; "%" if there is none. */
static int decoded(struct uric_reading_bytes *b)
{
    struct uric_reading_bytes ahead = *b;
    const int high = next_raw(&ahead), low = next_raw(&ahead);

    if (high < 0 || low < 0 || uric_hex_value((char)high) > 15 || uric_hex_value((char)low) > 15)
        return '%';
    *b = ahead;
    return (int)(uric_digit((char)high) << 4 | uric_digit((char)low));
}

/* Decodes the triplet whose "%" was the last byte if it is not needed; otherwise "%". */
static int decoded_needless(struct uric_reading_bytes *b)
{
    struct uric_reading_bytes ahead = *b;
    const int byte = decoded(&ahead);

    if (!uric_is_unreserved((unsigned char)byte))
        return '%';
    *b = ahead;
    return byte;
}

/* After the first "%" of a literal: passes "25" if a zone follows. */
static void skip_25(struct uric_reading_bytes *b)
{
    struct uric_reading_bytes ahead = *b;
    const int first = next_raw(&ahead), second = next_raw(&ahead);

    b->in_zone = true;
    if (first == '2' && second == '5' && ahead.at < ahead.end)
        b->at = ahead.at;
}

int uric_reading_next(struct uric_reading_bytes *b)
{
    int byte;

    if (b->coded_left > 0)
        return uric_hex_upper(--b->coded_left > 0 ? b->coded >> 4 : b->coded & 15);
    byte = next_raw(b);
    if (byte == '%' && b->steps & URIC_READING_DECODE_HOST)
        byte = decoded(b);
    if (byte == '%' && b->steps & URIC_READING_DECODE_NEEDLESS)
        byte = decoded_needless(b);
    if (byte == '%' && b->steps & URIC_READING_SHORT_ZONE && !b->in_zone)
        skip_25(b);
    if ((b->steps & URIC_READING_ENCODE_HOST && (byte > 0x7E || (byte >= 0 && byte < 0x20))) ||
        (b->steps & URIC_READING_ESCAPE_HOST && (byte == ' ' || byte == '*'))) {
        b->coded = (unsigned char)byte;
        b->coded_left = 2;
        return '%';
    }
    if (byte == '%' && b->steps & URIC_READING_KEEP_ZONE)
        b->in_zone = true;
    if (b->in_zone && b->steps & URIC_READING_KEEP_ZONE)
        return byte;
    if (byte >= 0 && b->steps & (URIC_READING_LOWER_HOST | URIC_READING_LOWER_SCHEME))
        return uric_lower((char)byte);
    return byte;
}

struct uric_reading_bytes uric_reading_span_bytes(const char *s, uric_span span,
                                                  unsigned steps)
{
    struct uric_reading_bytes b;

    memset(&b, 0, sizeof b);
    b.s = s;
    b.at = span.begin;
    b.end = span.end;
    b.steps = steps;
    return b;
}

struct uric_reading_bytes uric_reading_host_bytes(const char *s, const struct uric_reading *r)
{
    return uric_reading_span_bytes(s, r->host, r->steps & ~(unsigned)URIC_READING_LOWER_SCHEME);
}

struct uric_reading_bytes uric_reading_scheme_bytes(const char *s, const struct uric_reading *r)
{
    return uric_reading_span_bytes(s, r->scheme,
                    r->steps & (URIC_READING_DROP_TABS | URIC_READING_LOWER_SCHEME));
}

struct uric_reading_bytes uric_reading_port_bytes(const char *s, const struct uric_reading *r)
{
    return uric_reading_span_bytes(s, r->port, r->steps & URIC_READING_DROP_TABS);
}

static bool same_bytes(struct uric_reading_bytes a, struct uric_reading_bytes b)
{
    int x, y;

    do {
        x = uric_reading_next(&a);
        y = uric_reading_next(&b);
        if (x != y && (x < 0 || y < 0 || uric_lower((char)x) != uric_lower((char)y)))
            return false;
    } while (x >= 0);
    return true;
}

/* Whether no step but that of the case of letters changes these bytes. */
static bool is_plain(const char *s, uric_span span)
{
    while (span.begin < span.end && s[span.begin] > ' ' && s[span.begin] < 0x7F &&
           s[span.begin] != '%' && s[span.begin] != '*')
        span.begin++;
    return span.begin == span.end;
}

/* Whether names are the same bytes of the string after the same steps. */
static bool same_span(const char *s, const struct uric_reading *a, const struct uric_reading *b)
{
    const unsigned steps = URIC_READING_DROP_TABS | URIC_READING_REPLACE |
                           URIC_READING_DECODE_HOST | URIC_READING_ENCODE_HOST |
                           URIC_READING_ESCAPE_HOST | URIC_READING_DECODE_NEEDLESS |
                           URIC_READING_SHORT_ZONE;

    return a->host.begin == b->host.begin && a->host.end == b->host.end &&
           (((a->steps ^ b->steps) & steps) == 0 || is_plain(s, a->host));
}

bool uric_reading_same_host(const char *s, const struct uric_reading *a,
                            const struct uric_reading *b)
{
    if (a->verdict != b->verdict || a->verdict == URIC_READING_UNKNOWN)
        return false;
    if (a->verdict != URIC_READING_HOST)
        return true;
    if (a->kind != b->kind)
        return false;
    if (a->kind == URIC_READING_IPV4 || a->kind == URIC_READING_IPV6)
        return memcmp(a->address, b->address, a->kind == URIC_READING_IPV4 ? 4 : 16) == 0;
    return same_span(s, a, b) ||
           same_bytes(uric_reading_host_bytes(s, a), uric_reading_host_bytes(s, b));
}
