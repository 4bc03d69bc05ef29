/* Percent-encoding, decoding, queries, forms, segments: a COMPONENT, then bytes.  They need
 * not be valid, since any bytes may be decoded. */
#include "fuzz/theorem_target.h"
#include "uric_schemes.h"

#include <string.h>

enum { FLAGS = 8 };

static int value_of(char c)
{
    const char *const digits = "0123456789abcdef";
    const char *const at = c != '\0' ? strchr(digits, c >= 'A' && c <= 'F' ? c + 32 : c)
                                     : NULL;

    return at != NULL ? (int)(at - digits) : -1;
}

/* The byte of a triplet, or -1. */
static int triplet(const char *s, size_t n)
{
    if (n < 3 || s[0] != '%' || value_of(s[1]) < 0 || value_of(s[2]) < 0)
        return -1;
    return 16 * value_of(s[1]) + value_of(s[2]);
}

struct decoded {
    char *s;
    size_t n, stopped, triplets;
    enum uric_status status;
};

static struct decoded decode(const char *s, size_t n, unsigned flags)
{
    struct decoded d = { NULL, 0, 0, 0, URIC_OK };

    d.s = target_block(n);
    while (d.stopped < n) {
        const int byte = triplet(s + d.stopped, n - d.stopped);

        if (byte < 0 && s[d.stopped] == '%') {
            d.status = URIC_INVALID;
            break;
        }
        if ((byte == 0 && flags & URIC_DECODE_REFUSE_NUL) ||
            (byte > 0 && flags & URIC_DECODE_REFUSE_DELIMITERS &&
             strchr(":/?#[]@!$&'()*+,;=", byte))) {
            d.status = URIC_REFUSED;
            break;
        }
        d.s[d.n++] = byte >= 0 ? (char)byte
                     : s[d.stopped] == '+' && flags & URIC_DECODE_PLUS
                         ? ' '
                         : s[d.stopped];
        d.triplets += byte >= 0;
        d.stopped += byte >= 0 ? 3 : 1;
    }
    return d;
}

static void decodes(struct uric_bytes s, unsigned flags)
{
    const struct decoded wanted = decode(s.s, s.n, flags);
    char *const all = target_block(s.n), *const just = target_block(wanted.n);
    char *const place = target_copy(s.s, s.n);
    size_t length, stopped;

    target_hold(uric_decode(s.s, s.n, flags, all, s.n, &length, &stopped) ==
                        wanted.status &&
                    length == wanted.n && stopped == wanted.stopped &&
                    memcmp(all, wanted.s, length) == 0,
                "decoding ends at the right offset");
    target_hold(uric_decode(s.s, s.n, flags, just, wanted.n, &length, &stopped) ==
                        wanted.status &&
                    length == wanted.n && stopped == wanted.stopped &&
                    memcmp(just, wanted.s, length) == 0,
                "a buffer of the exact size suffices");
    target_hold(uric_decode(place, s.n, flags, place, s.n, &length, NULL) ==
                        wanted.status &&
                    length == wanted.n &&
                    (length == 0 || memcmp(place, wanted.s, length) == 0),
                "decoding can be done in place");
}

static void differs(struct uric_bytes s)
{
    struct uric_set set, wanted;
    size_t i, count = 0;

    memset(&wanted, 0, sizeof wanted);
    for (i = 0; i < s.n; i++) {
        const int byte = triplet(s.s + i, s.n - i);

        if (byte < 0)
            continue;
        wanted.bits[byte >> 6] |= (uint64_t)1 << (byte & 63);
        count++;
        i += 2;
    }
    target_hold(uric_encoded(s.s, s.n, &set) == count &&
                    memcmp(&set, &wanted, sizeof set) == 0,
                "the encoded set is the bytes of the triplets");
}

/* ---- queries ---- */

enum { PAIRS = TARGET_LONGEST };

static int separates(char c, unsigned flags)
{
    return c == '&' || (c == ';' && flags & URIC_QUERY_SEMICOLON);
}

/* The nonempty pieces between separators, in order. */
static size_t pairs_in(struct uric_bytes s, unsigned flags,
                       struct uric_query_pair pairs[PAIRS])
{
    uric_span rest = { 0, (uint32_t)s.n };
    size_t n = 0, at = 0;

    while (n < PAIRS && uric_query_next(s.s, &rest, flags, &pairs[n])) {
        const struct uric_query_pair *const p = &pairs[n++];
        const size_t end = p->has_value ? p->value.end : p->key.end;

        target_span(p->key, 1, s.n);
        target_span(p->value, p->has_value, s.n);
        while (at < p->key.begin)
            target_hold(separates(s.s[at++], flags), "only separators are skipped");
        target_hold(!p->has_value || (p->value.begin == p->key.end + 1 &&
                                      s.s[p->key.end] == '='),
                    "a value starts after the first =");
        for (; at < end; at++)
            target_hold(!separates(s.s[at], flags) &&
                            (s.s[at] != '=' || at >= p->key.end),
                        "a pair has no separator");
        target_hold(end > p->key.begin, "no pair is empty");
        target_hold(end == s.n || separates(s.s[end], flags), "a pair ends at a separator");
    }
    while (at < s.n)
        target_hold(separates(s.s[at++], flags), "only separators follow the last pair");
    return n;
}

/* Lenient: a "%" that starts no triplet is a literal. */
static struct uric_bytes span_decoded(struct uric_bytes s, uric_span at, int plus)
{
    struct uric_bytes out;
    char *const b = target_block(at.end - at.begin);
    uint32_t i = at.begin;

    out.s = b;
    out.n = 0;
    while (i < at.end) {
        const int byte = triplet(s.s + i, at.end - i);

        b[out.n++] = byte >= 0 ? (char)byte : plus && s.s[i] == '+' ? ' ' : s.s[i];
        i += byte >= 0 ? 3 : 1;
    }
    return out;
}

static void finds(struct uric_bytes s, unsigned flags,
                  const struct uric_query_pair *pairs, size_t n, size_t which)
{
    const int plus = (flags & URIC_QUERY_FORM) != 0;
    const struct uric_bytes key = span_decoded(s, pairs[which].key, plus);
    uric_span rest = { 0, (uint32_t)s.n };
    struct uric_query_pair found;
    size_t i;

    for (i = 0; i < n; i++) {
        const struct uric_bytes other = span_decoded(s, pairs[i].key, plus);

        if (other.n != key.n || memcmp(other.s, key.s, key.n) != 0)
            continue;
        target_hold(uric_query_find(s.s, &rest, flags, key.s, key.n, &found) &&
                        memcmp(&found, &pairs[i], sizeof found) == 0,
                    "pairs are found by their keys, in order");
    }
    target_hold(!uric_query_find(s.s, &rest, flags, key.s, key.n, &found),
                "and no others");
}

/* The value of the first pair with the key, in a buffer of the exact size. */
static void looks_up(struct uric_bytes s, unsigned flags,
                     const struct uric_query_pair *pairs, size_t n, size_t which)
{
    const int plus = (flags & URIC_QUERY_FORM) != 0;
    const struct uric_bytes key = span_decoded(s, pairs[which].key, plus);
    struct uric_bytes value, other;
    enum uric_status status;
    struct uric u;
    size_t length, i;
    char *buffer;

    for (i = 0; i < n; i++) {
        other = span_decoded(s, pairs[i].key, plus);
        if (other.n == key.n && memcmp(other.s, key.s, key.n) == 0)
            break;
    }
    value = span_decoded(s, pairs[i].value, plus);
    memset(&u, 0, sizeof u);
    u.defined = 1 << URIC_QUERY;
    u.part[URIC_QUERY].end = (uint32_t)s.n;
    buffer = target_block(value.n);
    status = uric_query_value(uric_bind(s.s, &u), (enum uric_query_flags)flags, key.s, key.n,
                              buffer, value.n, &length);
    target_hold(status == (pairs[i].has_value ? URIC_OK : URIC_NO_VALUE) && length == value.n &&
                    (length == 0 || memcmp(buffer, value.s, length) == 0),
                "a key has the value of its first pair");
    if (value.n > 0)
        target_hold(uric_query_value(uric_bind(s.s, &u), (enum uric_query_flags)flags, key.s,
                                     key.n, target_block(value.n - 1), value.n - 1,
                                     &length) == URIC_TOO_SMALL &&
                        length == value.n,
                    "and one byte less is too small");
}

/* An encoded form has the fields that it was made from. */
static void forms(struct uric_bytes s, const struct uric_query_pair *pairs, size_t n)
{
    static struct uric_field fields[PAIRS];
    static struct uric_query_pair again[PAIRS];
    struct uric_bytes form;
    size_t length, i;
    char *buffer;

    for (i = 0; i < n; i++) {
        const struct uric_bytes key = span_decoded(s, pairs[i].key, 1);
        const struct uric_bytes value = span_decoded(s, pairs[i].value, 1);

        fields[i].key = key.s;
        fields[i].key_length = key.n;
        fields[i].value = pairs[i].has_value ? value.s : NULL;
        fields[i].value_length = pairs[i].has_value ? value.n : 0;
    }
    length = 0;
    if (uric_form_encode(fields, n, NULL, 0, &length) == URIC_OK)
        target_hold(length == 0, "nothing is written to an empty buffer");
    buffer = target_block(length);
    target_hold(uric_form_encode(fields, n, buffer, length, &length) == URIC_OK,
                "a form fits");
    form.s = buffer;
    form.n = length;
    target_hold(pairs_in(form, URIC_QUERY_FORM, again) == n, "a form has its fields");
    for (i = 0; i < n; i++) {
        const struct uric_bytes key = span_decoded(form, again[i].key, 1);
        const struct uric_bytes value = span_decoded(form, again[i].value, 1);

        target_hold(key.n == fields[i].key_length &&
                        memcmp(key.s, fields[i].key, key.n) == 0 &&
                        again[i].has_value == (fields[i].value != NULL) &&
                        value.n == fields[i].value_length &&
                        (value.n == 0 || memcmp(value.s, fields[i].value, value.n) == 0),
                    "a field survives a round trip");
    }
}

static void queries(struct uric_bytes s, unsigned flags)
{
    static struct uric_query_pair pairs[PAIRS];
    const size_t n = pairs_in(s, flags, pairs);

    if (n > 0 && n < 64) {
        finds(s, flags, pairs, n, 0);
        finds(s, flags, pairs, n, n / 2);
        looks_up(s, flags, pairs, n, n / 2);
    }
    if (flags == URIC_QUERY_FORM && n < 64)
        forms(s, pairs, n);
}

/* ---- segments ---- */

static void decoded_segments(struct uric_bytes s)
{
    uric_span rest = { 0, (uint32_t)s.n }, decoded = rest, segment;
    size_t length, i;

    for (i = 0; i < 64 && uric_segment_next(s.s, &rest, &segment); i++) {
        const struct uric_bytes wanted = span_decoded(s, segment, 0);
        char *const buffer = target_block(wanted.n);

        target_hold(uric_segment_next_decoded(s.s, &decoded, buffer, wanted.n, &length) ==
                            URIC_OK &&
                        length == wanted.n && memcmp(buffer, wanted.s, length) == 0 &&
                        memcmp(&decoded, &rest, sizeof rest) == 0,
                    "a segment is decoded");
    }
    target_hold(i == 64 || uric_segment_next_decoded(s.s, &decoded, NULL, 0, &length) ==
                               URIC_NONE,
                "only separators follow the last pair");
}

static void segments(struct uric_bytes s)
{
    const uric_span path = { 0, (uint32_t)s.n };
    uric_span rest = path, segment;
    size_t at = s.n > 0 && s.s[0] == '/', n = 0;

    while (uric_segment_next(s.s, &rest, &segment)) {
        target_hold(segment.begin == at && segment.end <= s.n &&
                        (segment.end == s.n || s.s[segment.end] == '/') &&
                        (segment.end == segment.begin ||
                         !memchr(s.s + at, '/', segment.end - at)),
                    "segments lie between slashes");
        at = segment.end + 1;
        n++;
    }
    target_hold(n == 0 ? s.n == 0 : at == s.n + 1, "the segments make up the path");
    decoded_segments(s);
    for (rest = path; uric_segment_previous(s.s, &rest, &segment); n--)
        target_hold(segment.end + 1 == at && (at = segment.begin, 1),
                    "backward iteration gives the same segments");
    target_hold(n == 0, "backward iteration gives as many segments");
}

/* ---- spans ---- */

/* Into a smaller buffer, one of the exact size, and a larger one. */
static void span_is_decoded(struct uric_bytes s)
{
    const uric_span all = { 0, (uint32_t)s.n };
    const struct uric_bytes wanted = span_decoded(s, all, 0);
    char *const buffer = target_block(wanted.n);
    size_t size, length;

    for (size = 0; size <= s.n; size += 1 + s.n / 4)
        target_hold(uric_span_decode(s.s, all, target_block(size), size, &length) ==
                            (size < wanted.n ? URIC_TOO_SMALL : URIC_OK) &&
                        length == wanted.n,
                    "a span has its decoded length");
    target_hold(wanted.n == 0 ||
                    (uric_span_decode(s.s, all, target_block(wanted.n - 1), wanted.n - 1,
                                      &length) == URIC_TOO_SMALL &&
                     length == wanted.n),
                "a byte less is too small");
    target_hold(uric_span_decode(s.s, all, buffer, wanted.n, &length) == URIC_OK &&
                    length == wanted.n && memcmp(buffer, wanted.s, length) == 0,
                "a span is decoded");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_bytes s;
    unsigned flags;

    target_trial(TRIAL_ENCODED, data, size);
    s = target_input(data, size);
    target_line(&s);
    s.s = target_copy(s.s, s.n);
    for (flags = 0; flags < FLAGS; flags++)
        decodes(s, flags);
    differs(s);
    for (flags = 0; flags < 4; flags++)
        queries(s, flags);
    segments(s);
    span_is_decoded(s);
    target_forget();
    return 0;
}
