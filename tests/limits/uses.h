/* All answers of the library about a string, as one number. */
#ifndef USES_H
#define USES_H

#include "uric_log.h"

/* Asks each family of functions about the n bytes at s, with the caller's own structs and
 * buffers; log lines are read by the format, which is not changed.  Touches nothing else, so it
 * may be called wherever the library may: by any thread, and from a signal handler.  The same
 * question always gets the same answer. */
uint64_t uses_of(const char *s, size_t n, const struct uric_log_format *format);

/* The same for a scan in pieces of the given length: its three verdicts, and copies of the
 * state at each cut, fed to the end. */
uint64_t uses_in_pieces(int rule, const char *s, size_t n, size_t piece);

#endif
