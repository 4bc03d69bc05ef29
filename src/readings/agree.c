/* Reads a string as one reader, and as several to see whether they agree on the host. */
#include "readings/reading_bytes.h"

typedef void read_function(const char *s, size_t n, struct uric_reading *r);

/* By enum uric_reader. */
static read_function *const readers_functions[URIC_READERS] = {
    uric_read_rfc3986, uric_read_java, uric_read_rfc3987,
    uric_read_whatwg, uric_read_curl, uric_read_urllib
};

enum uric_status uric_read_as(int reader, const char *s, size_t n, struct uric_reading *r)
{
    *r = uric_read_start();
    if (reader < 0 || reader >= URIC_READERS)
        return URIC_UNKNOWN;
    if (n > URIC_MAX_LENGTH) {
        uric_read_refuse(r, URIC_MAX_LENGTH, URIC_READING_TOO_LONG);
        return URIC_TOO_LONG;
    }
    readers_functions[reader](s, n, r);
    return URIC_OK;
}

/* Keeps the disagreement that starts first. */
static void keep_first(struct uric_agreement *a, uint32_t at, int reader, int reason)
{
    if (a->reason != URIC_READING_ALIKE && at >= a->at)
        return;
    a->at = at;
    a->reader = (uint8_t)reader;
    a->reason = (uint8_t)reason;
}

/* Notes why a reader finds another host than RFC 3986: because it left RFC 3986, unless that
 * refuses the string at the same byte or before. */
static void explain(struct uric_agreement *a, const struct uric_reading *rfc3986, int reader,
                    const struct uric_reading *r)
{
    const bool is_refused = rfc3986->verdict == URIC_READING_REFUSED;

    if (r->reason != URIC_READING_ALIKE && !(is_refused && rfc3986->at <= r->at))
        keep_first(a, r->at, reader, (int)r->reason);
    else if (is_refused)
        keep_first(a, rfc3986->at, URIC_READER_RFC3986, (int)rfc3986->reason);
    else
        keep_first(a, 0, reader, URIC_READING_OTHER);
}

/* Compares what the readers find, each with the first of them and with RFC 3986. */
static bool agree(const char *s, size_t n, unsigned readers, struct uric_agreement *a)
{
    struct uric_reading rfc3986, first, r;
    bool have_first = false, all_alike = true;
    int reader;

    uric_read_rfc3986(s, n, &rfc3986);
    for (reader = 0; reader < URIC_READERS; reader++) {
        if (!(readers >> reader & 1))
            continue;
        if (reader == URIC_READER_RFC3986)
            r = rfc3986;
        else
            readers_functions[reader](s, n, &r);
        if (!have_first)
            first = r;
        have_first = true;
        if (r.verdict == URIC_READING_UNKNOWN || !uric_reading_same_host(s, &first, &r))
            all_alike = false;
        if (!uric_reading_same_host(s, &rfc3986, &r))
            explain(a, &rfc3986, reader, &r);
    }
    return all_alike;
}

/* The most bytes of a URL that is compared with plain ones first. */
enum { PLAIN_MOST = 1000000 };

bool uric_agree(const char *s, size_t n, unsigned readers, struct uric_agreement *a)
{
    struct uric_agreement found;
    bool result = false;

    memset(&found, 0, sizeof found);
    if (readers == 0)
        readers = (1u << URIC_READERS) - 1;
    if (readers >> URIC_READERS != 0)
        keep_first(&found, 0, URIC_READER_RFC3986, URIC_READING_OTHER);
    else if (n > URIC_MAX_LENGTH)
        keep_first(&found, URIC_MAX_LENGTH, URIC_READER_RFC3986, URIC_READING_TOO_LONG);
    else
        result = (n > 0 && n <= PLAIN_MOST && uric_read_alike(s, n)) ||
                 agree(s, n, readers, &found);
    if (result)
        memset(&found, 0, sizeof found);
    if (a != NULL)
        *a = found;
    return result;
}
