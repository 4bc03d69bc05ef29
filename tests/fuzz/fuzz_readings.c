/* How others read URLs: the first byte is the set of readers.  The spans are in the string, what
 * is written fits exactly, and the readers agree if and only if each two of them do. */
#include "fuzz/theorem_target.h"
#include "uric_readings.h"

#include <string.h>

static void writes(struct uric_bytes s, const struct uric_reading *r, int part)
{
    size_t length, again;
    enum uric_status status = uric_reading_write(s.s, r, part, NULL, 0, &length);
    char *buffer;

    target_hold(status == URIC_OK || status == URIC_TOO_SMALL || status == URIC_NONE,
                "a part is written, or there is none");
    if (status != URIC_TOO_SMALL)
        return;
    buffer = target_blank(length - 1);
    target_hold(uric_reading_write(s.s, r, part, buffer, length - 1, &again) == URIC_TOO_SMALL &&
                    again == length,
                "a byte less is too small");
    buffer = target_block(length);
    target_hold(uric_reading_write(s.s, r, part, buffer, length, &again) == URIC_OK &&
                    again == length,
                "a part fits");
}

static void is_span(bool defined, uric_span span, size_t n)
{
    target_hold(!defined || (span.begin <= span.end && span.end <= n), "a part is in the string");
}

static void reads(struct uric_bytes s, int reader)
{
    struct uric_reading r;

    target_hold(uric_read_as(reader, s.s, s.n, &r) == URIC_OK, "every string is read");
    is_span(r.has_scheme, r.scheme, s.n);
    is_span(r.has_host, r.host, s.n);
    is_span(r.has_port, r.port, s.n);
    is_span(r.has_path, r.path, s.n);
    target_hold(r.at <= s.n, "a parser leaves RFC 3986 in the string");
    target_hold(r.verdict != URIC_READING_HOST || (r.has_host && r.host.begin < r.host.end),
                "a host is not empty");
    writes(s, &r, URIC_SCHEME);
    writes(s, &r, URIC_HOST);
    writes(s, &r, URIC_PORT);
    writes(s, &r, URIC_PATH);
}

/* Whether each two readers of the set agree. */
static bool pairs_agree(struct uric_bytes s, unsigned readers)
{
    int i, j;

    for (i = 0; i < URIC_READERS; i++) {
        for (j = 0; j <= i; j++) {
            if (readers >> i & readers >> j & 1 && !uric_agree(s.s, s.n, 1u << i | 1u << j, NULL))
                return false;
        }
    }
    return true;
}

/* Whether all versions of the readers of the set refuse the string. */
static bool all_refuse(struct uric_bytes s, unsigned readers)
{
    struct uric_reading newest, oldest;
    int i;

    for (i = 0; i < URIC_READERS; i++) {
        if (!(readers >> i & 1))
            continue;
        uric_read_as(i, s.s, s.n, &newest);
        uric_read_as(i | URIC_READER_OLDEST, s.s, s.n, &oldest);
        if (newest.verdict != URIC_READING_REFUSED || oldest.verdict != URIC_READING_REFUSED)
            return false;
    }
    return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct uric_agreement a;
    struct uric_bytes s;
    unsigned readers;
    bool agree;
    int i;

    if (size == 0)
        return 0;
    readers = data[0] % ((1u << URIC_READERS) - 1) + 1;
    s = target_input(data + 1, size - 1);
    for (i = 0; i < URIC_READERS; i++) {
        reads(s, i);
        reads(s, i | URIC_READER_OLDEST);
        target_hold(uric_reader_version(i) != NULL, "a reader has a version");
    }
    agree = uric_agree(s.s, s.n, readers, &a);
    target_hold(agree == pairs_agree(s, readers), "readers agree if each two of them do");
    target_hold(agree == (a.reason == URIC_READING_ALIKE) && a.at <= s.n &&
                    a.reason != URIC_READING_OTHER,
                "a disagreement has a reason, in the string");
    target_hold(agree == (a.verdict == URIC_AGREE) &&
                    uric_agreement_verdict_name(a.verdict) != NULL,
                "the verdict is the answer");
    target_hold((a.verdict == URIC_ALL_REFUSE) == all_refuse(s, readers),
                "it is refused if all refuse it");
    target_forget();
    return 0;
}
