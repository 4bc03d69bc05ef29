/* The changes of a clock's offset from UTC, read from compiled time zones (TZif, RFC 9636) and from
 * rules for the future, the value of TZ in POSIX. */
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

/* In tz_file.c.  Reads the n bytes of a file, with all changes up to the year 2262.  Returns
 * NULL, or why they are no such file; then too the caller frees changes->change. */
const char *tz_file_read(const unsigned char *s, size_t n, struct tz_changes *changes);

/* In tz_rule.c.  Adds the changes that the rule of n bytes at s ("CET-1CEST,M3.5.0,M10.5.0/3")
 * makes after the last of the changes so far, up to the year 2262.  Returns 0 if it is not a
 * rule. */
int tz_rule_add(const char *s, size_t n, struct tz_changes *changes);

#endif
