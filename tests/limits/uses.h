/* All that the library answers to a string, as one number. */
#ifndef USES_H
#define USES_H

#include "uric_log.h"

/* Each family of functions is asked about the n bytes at s, in the caller's own structs
 * and buffers; lines of a log are read by the format, which is only read.  Touches
 * nothing else, so that it may be called where the library may: by any thread, and from
 * a signal's handler.  Answers the same whenever it is asked the same. */
uint64_t uses_of(const char *s, size_t n, const struct uric_log_format *format);

/* The same of a scan in pieces of so many bytes: its three verdicts, and a state copied
 * at each cut that is led to the same end. */
uint64_t uses_in_pieces(int rule, const char *s, size_t n, size_t piece);

#endif
