/* Time zones: fixed offsets, and those of the system's time zone database.
 *
 * Not by the C library: it takes an unknown zone for UTC, and keeps one zone for the process,
 * behind a lock that all threads would share. */
#ifndef ZONE_H
#define ZONE_H

#include <stddef.h>
#include <stdint.h>

struct zone;

/* Reads "UTC", "+HH:MM", "-HH:MM" or the name of a zone in $TZDIR or the system's database,
 * such as Europe/Berlin.  Returns NULL after a message.  Free it by zone_free(). */
struct zone *zone_open(const char *name);

/* Seconds east of UTC at an instant, in seconds since 1970-01-01T00:00:00Z.  NULL is UTC. */
int32_t zone_offset(const struct zone *zone, int64_t second);

/* The instant at which the zone's clock shows `wall`, in seconds as if the clock were UTC's.  If
 * it shows that time twice, the first instant; if it skips that time, the instant at which the
 * clock is set forward. */
int64_t zone_second(const struct zone *zone, int64_t wall);

void zone_free(struct zone *zone);

#endif
