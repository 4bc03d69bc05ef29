/* What a reading says that its parser returns, for comparison with the real parser. */
#ifndef READING_TEXT_H
#define READING_TEXT_H

#include "uric_readings.h"

/* Writes the scheme, the port or the path; returns the length, 0 if there is none. */
size_t reading_part(const char *s, const struct uric_reading *r, int part, char *to, size_t room);

/* Writes the bytes of the host, without brackets, also where uric_reading_write() does not: as the
 * string has a host that IDNA would convert, and an address. */
size_t reading_host(const char *s, const struct uric_reading *r, char *to);

#endif
