/* Compiled time zones (TZif, RFC 9636). */
#ifndef TZ_FILE_H
#define TZ_FILE_H

#include <stddef.h>
#include <stdint.h>

/* From `at` on, in seconds since 1970-01-01T00:00:00Z, the clock is that much ahead of UTC. */
struct tz_change {
    int64_t at;
    int32_t offset;
};

/* n changes in order of time; the first holds since ever. */
struct tz_changes {
    struct tz_change *change;
    size_t n;
};

/* Reads the n bytes of a file, with all changes up to the year 2262.  Returns NULL, or why they
 * are no such file; then too the caller frees changes->change. */
const char *tz_file_read(const unsigned char *s, size_t n, struct tz_changes *changes);

void tz_changes_add(struct tz_changes *changes, int64_t at, int32_t offset);

#endif
