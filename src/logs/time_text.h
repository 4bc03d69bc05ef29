/* The text of an instant. */
#ifndef TIME_TEXT_H
#define TIME_TEXT_H

#include "logs/zone.h"

#include <stddef.h>
#include <stdint.h>

/* The longest text, "2000-10-10T13:55:36.123456789+00:53:28", and more. */
enum { TIME_TEXT_SIZE = 48 };

/* Writes nanoseconds since 1970 as ISO 8601 by the clock of `zone`; NULL is UTC, and ends in "Z".
 * A fraction has 3, 6 or 9 digits.  Returns the length. */
size_t time_text(int64_t ns, const struct zone *zone, char *to);

#endif
