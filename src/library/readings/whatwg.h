/* The machines of the readers of the URL Standard and of Chromium, grammar/readings/whatwg_*.rl and
 * chromium_*.rl, and what both readers do with what these find. */
#ifndef URIC_WHATWG_H
#define URIC_WHATWG_H

#include "readings/reading_bytes.h"
#include "util/ascii.h"

enum uric_whatwg_kind {
    URIC_WHATWG_OTHER, /* a URL that is not special */
    URIC_WHATWG_OPAQUE, /* one with an opaque path */
    URIC_WHATWG_SPECIAL,
    URIC_WHATWG_FILE
};

/* What the scan of a URL finds besides spans. */
struct uric_whatwg {
    enum uric_whatwg_kind kind;
    uint32_t slashes; /* before the authority of a special URL */
    uint32_t after;   /* where what precedes the path ends */
    uint32_t error;   /* where it fails, if it does */
    int32_t default_port; /* of a special scheme that has one; otherwise 0 */
    bool at_sign, in_brackets, in_port;

    /* In Chromium alone: tab, LF and CR stay, the scheme has no ports, the URL holds another. */
    bool keeps_tabs, has_no_ports, is_nested;
};

/* What the bytes of a domain say. */
struct uric_whatwg_domain {
    int state;
    bool forbidden, space, bracket; /* there is a space, one of "[]:", another code point that the
                                       Standard forbids, */
    bool beyond_ascii, replaced; /* a byte above 0x7F, U+FFFD */
    bool ends_in_number, is_ipv4;
    unsigned parts, base;  /* of an IPv4 address; of its last part */
    uint64_t value[4];     /* of each part, at most UINT32_MAX + 1 */
};

/* Whether the parser removes the byte wherever it is. */
static URIC_INLINE bool uric_whatwg_drops(unsigned char byte)
{
    return byte == '\t' || byte == '\n' || byte == '\r';
}

/* Adds a digit to the last part of an address. */
static URIC_INLINE void uric_whatwg_digit(struct uric_whatwg_domain *d, unsigned char digit)
{
    uint64_t *const value = &d->value[d->parts - 1];

    *value = *value * d->base + uric_digit((char)digit);
    if (*value > UINT32_MAX)
        *value = (uint64_t)UINT32_MAX + 1;
}

/* Scans s[begin..end), which neither starts nor ends with a control or a space: whether it is
 * a URL, but for what is in its host and its port. */
URIC_INTERNAL int uric_whatwg_url(const char *s, uint32_t begin, uint32_t end,
                                  struct uric_reading *r, struct uric_whatwg *w);

URIC_INTERNAL int uric_chromium_url(const char *s, uint32_t begin, uint32_t end,
                                    struct uric_reading *r, struct uric_whatwg *w);

/* Whether Chromium allows the characters above 0x7F in the host of a URL that is not special. */
URIC_INTERNAL bool uric_chromium_allows(const char *s, const struct uric_reading *r);

URIC_INTERNAL void uric_whatwg_domain_start(struct uric_whatwg_domain *d);
URIC_INTERNAL void uric_whatwg_domain_byte(struct uric_whatwg_domain *d, unsigned char byte);
URIC_INTERNAL void uric_whatwg_domain_end(struct uric_whatwg_domain *d);

/* ---- what both readers do ---- */

/* The bytes without controls and spaces at both ends. */
URIC_INTERNAL uric_span uric_whatwg_strip(const char *s, uint32_t n, struct uric_reading *r);

/* Why the scan of the URL stopped. */
URIC_INTERNAL enum uric_reading_reason uric_whatwg_scan_reason(const struct uric_whatwg *w,
                                                               const struct uric_reading *r);

/* The steps of a URL of this kind. */
URIC_INTERNAL unsigned uric_whatwg_steps(enum uric_whatwg_kind kind);

/* Reads the bytes of the host after these steps: false if they are not UTF-8. */
URIC_INTERNAL bool uric_whatwg_read_domain(const char *s, uric_span host, unsigned steps,
                                           struct uric_whatwg_domain *d);

/* The address of the numbers of an IPv4 address: false if one is too large. */
URIC_INTERNAL bool uric_whatwg_set_ipv4(const struct uric_whatwg_domain *d, uint8_t address[16]);

/* Makes a host whose last label is a number an IPv4 address, or refuses it. */
URIC_INTERNAL void uric_whatwg_finish_number(const struct uric_whatwg_domain *d,
                                             struct uric_reading *r);

/* The first byte of the host that another parser would not decode; its end if there is none. */
URIC_INTERNAL uint32_t uric_whatwg_first_coded(const char *s, uric_span host);

/* Leaves open what IDNA makes of the host: at this byte, or at its start. */
URIC_INTERNAL void uric_whatwg_leave_idna(struct uric_reading *r, uint32_t at);

/* Refuses a port that is too large; forgets one that is empty or the default. */
URIC_INTERNAL void uric_whatwg_finish_port(const char *s, const struct uric_whatwg *w,
                                           struct uric_reading *r);

/* Whether a parser returns "localhost" for these bytes. */
URIC_INTERNAL bool uric_whatwg_is_localhost(struct uric_reading_bytes bytes);

/* Gives a file URL without a host an empty one. */
URIC_INTERNAL void uric_whatwg_empty_host(struct uric_reading *r);

#endif
