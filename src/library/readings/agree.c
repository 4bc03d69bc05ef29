/* Reads a string as one reader, and as several to see whether they agree on the host. */
#include "readings/reading_bytes.h"

typedef void read_function(const char *s, size_t n, struct uric_reading *r);

enum { NEWEST, OLDEST, VERSIONS };

/* By enum uric_reader; those with one version have no oldest. */
static read_function *const reader_functions[URIC_READERS][VERSIONS] = {
    { uric_read_rfc3986, NULL }, { uric_read_java, NULL },   { uric_read_rfc3987, NULL },
    { uric_read_whatwg, NULL },  { uric_read_curl, uric_read_curl_oldest },
    { uric_read_urllib, uric_read_urllib_oldest }, { uric_read_chromium, NULL },
    { uric_read_urllib3, uric_read_urllib3_oldest }
};

enum uric_status uric_read_as(enum uric_reader reader, const char *s, size_t n,
                              struct uric_reading *r)
{
    const bool is_oldest = (reader & URIC_READER_OLDEST) != 0;
    const unsigned number = (unsigned)reader & ~(unsigned)URIC_READER_OLDEST;
    read_function *const *versions;

    *r = uric_read_start();
    if (number >= URIC_READERS)
        return URIC_UNKNOWN;
    if (n > URIC_MAX_LENGTH) {
        uric_read_refuse(r, URIC_MAX_LENGTH, URIC_READING_TOO_LONG);
        return URIC_TOO_LONG;
    }
    versions = reader_functions[number];
    versions[is_oldest && versions[OLDEST] != NULL ? OLDEST : NEWEST](s, n, r);
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

/* Whether the reader finds no host only because a "_" may not be in one (RFC 2396, 3.2.2): it
 * names no other. */
static bool names_none(const char *s, const struct uric_reading *r)
{
    return r->verdict == URIC_READING_NO_HOST && r->reason == URIC_READING_HOST_CHARACTER &&
           s[r->at] == '_';
}

/* What the comparison goes by. */
struct comparison {
    const char *s;
    size_t n;
    struct uric_reading rfc3986, first; /* the first of the set */
    bool have_first, all_alike, accepted_without_name;
    struct uric_agreement *found; /* NULL if only the result is wanted */
};

/* Compares this version of each reader of the set that has it with the first one and with
 * RFC 3986. */
static void compare_versions(struct comparison *c, unsigned readers, int version)
{
    int reader;

    for (reader = 0; reader < URIC_READERS && (c->all_alike || c->found != NULL); reader++) {
        read_function *const read = reader_functions[reader][version];
        struct uric_reading r;

        if (!(readers >> reader & 1) || read == NULL)
            continue;
        r = c->rfc3986;
        if (reader != URIC_READER_RFC3986)
            read(c->s, c->n, &r);
        if (names_none(c->s, &r)) {
            c->accepted_without_name = true;
            continue;
        }
        if (!c->have_first)
            c->first = r;
        c->have_first = true;
        if (r.verdict == URIC_READING_UNKNOWN || !uric_reading_same_host(c->s, &c->first, &r))
            c->all_alike = false;
        if (c->found != NULL && !uric_reading_same_host(c->s, &c->rfc3986, &r))
            explain(c->found, &c->rfc3986, reader, &r);
    }
}

/* Writes the verdict, and why all refuse. */
static void conclude(const struct comparison *c)
{
    c->found->verdict = URIC_DIFFER;
    if (!c->all_alike)
        return;
    c->found->verdict = URIC_AGREE;
    if (c->first.verdict != URIC_READING_REFUSED)
        return;
    c->found->verdict = c->accepted_without_name ? URIC_DIFFER : URIC_ALL_REFUSE;
    if (c->rfc3986.verdict == URIC_READING_REFUSED)
        keep_first(c->found, c->rfc3986.at, URIC_READER_RFC3986, (int)c->rfc3986.reason);
}

/* Whether all readers of the set find the same host, or none. */
static bool agree(const char *s, size_t n, unsigned readers, struct uric_agreement *a)
{
    struct comparison c;

    memset(&c, 0, sizeof c);
    c.s = s;
    c.n = n;
    c.all_alike = true;
    c.found = a;
    uric_read_rfc3986(s, n, &c.rfc3986);
    compare_versions(&c, readers, NEWEST);
    if (c.all_alike) {
        compare_versions(&c, readers, OLDEST);
        if (!c.all_alike && a != NULL)
            a->reason = URIC_READING_VERSION;
    }
    if (a != NULL)
        conclude(&c);
    return c.all_alike && c.first.verdict != URIC_READING_REFUSED;
}

/* The most bytes of a URL that is compared with plain ones first: less than any reader's limit, of
 * which curl's, of 8 MB, is the lowest. */
enum { PLAIN_MOST = 7000000 };

bool uric_agree(const char *s, size_t n, unsigned readers, struct uric_agreement *a)
{
    struct uric_agreement found;
    bool result = false;

    memset(&found, 0, sizeof found);
    found.verdict = URIC_DIFFER;
    if (readers == 0)
        readers = (1u << URIC_READERS) - 1;
    if (readers >> URIC_READERS != 0)
        keep_first(&found, 0, URIC_READER_RFC3986, URIC_READING_OTHER);
    else if (n > URIC_MAX_LENGTH)
        keep_first(&found, URIC_MAX_LENGTH, URIC_READER_RFC3986, URIC_READING_TOO_LONG);
    else
        result = (n > 0 && n <= PLAIN_MOST && uric_read_alike(s, n)) ||
                 agree(s, n, readers, a != NULL ? &found : NULL);
    if (result)
        memset(&found, 0, sizeof found);
    if (a != NULL)
        *a = found;
    return result;
}
