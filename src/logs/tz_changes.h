/* The changes of a clock's offset from UTC. */
#ifndef TZ_CHANGES_H
#define TZ_CHANGES_H

#include <stddef.h>
#include <stdint.h>

/* From `at` on, in seconds since 1970-01-01T00:00:00Z, the clock is that much ahead of UTC. */
struct tz_change {
    int64_t at;
    int32_t offset;
};

/* n changes in order of time; the first one has always held. */
struct tz_changes {
    struct tz_change *change;
    size_t n;
};

/* Adds a change after the others. */
void tz_changes_add(struct tz_changes *changes, int64_t at, int32_t offset);

#endif
