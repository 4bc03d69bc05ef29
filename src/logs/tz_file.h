/* Compiled time zones (TZif, RFC 9636). */
#ifndef TZ_FILE_H
#define TZ_FILE_H

#include "logs/tz_changes.h"

/* Reads the n bytes of a file, with all changes up to the year 2262.  Returns NULL, or why they
 * are no such file; then too the caller frees changes->change. */
const char *tz_file_read(const unsigned char *s, size_t n, struct tz_changes *changes);

#endif
