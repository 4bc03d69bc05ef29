/* What the readers of other parsers share: addresses, and where a parser leaves RFC 3986. */
#ifndef URIC_READING_SHARED_H
#define URIC_READING_SHARED_H

#include "readings/reading.h"

/* Copies the bytes of a span, without tabs, LF and CR if the steps drop them, with triplets
 * decoded if the steps decode the host; returns their number, or room + 1 if there are more. */
URIC_INTERNAL size_t uric_gather_host(const char *s, uric_span span, unsigned steps, char *to,
                                      size_t room);

/* Whether the n bytes at `text` are of the rule IPv6address or IPv4address; then the host gets
 * that kind and the address. */
URIC_INTERNAL bool uric_read_is_ipv6(const char *text, size_t n, struct uric_reading *r);
URIC_INTERNAL bool uric_read_is_ipv4(const char *text, size_t n, struct uric_reading *r);

/* Makes the host an IPv4 address if it is one in dotted decimals after its steps. */
URIC_INTERNAL void uric_read_dotted(const char *s, struct uric_reading *r);

/* The reason for a byte that RFC 3986 does not allow in this part (enum uric_part), or that the
 * parser does not. */
URIC_INTERNAL enum uric_reading_reason uric_reading_of_byte(const char *s, size_t n, uint32_t at,
                                                            int part);

/* Compares the finished read with RFC 3986's verdict: notes the first byte that RFC 3986 does not
 * allow if the parser accepts the string; if both refuse it, they do not differ. */
URIC_INTERNAL void uric_finish_reading(const char *s, size_t n, struct uric_reading *r);

#endif
