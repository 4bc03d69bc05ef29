/* Compiled time zones (TZif, RFC 9636). */
#ifndef TZ_FILE_H
#define TZ_FILE_H

#include "logs/tz_changes.h"

/* Reads the n bytes of a file, with all changes up to the year 2262.  Returns NULL, or why the
 * bytes are not such a file.  The caller frees changes->change in both cases. */
const char *tz_file_read(const unsigned char *s, size_t n, struct tz_changes *changes);

#endif
