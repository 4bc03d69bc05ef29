/* Names the formats that are nearest to a log that does not fit its format, and what to try. */
#ifndef LOG_NEAREST_H
#define LOG_NEAREST_H

#include "uric_log.h"

#include <stddef.h>

/* Bytes enough for the longest text. */
enum { LOG_NEAREST_SIZE = 380 };

/* The name of a format, with its prefix. */
void log_guess_name(const struct uric_log_guess *guess, char *name, size_t size);

/* A text such as "the nearest are A, B, C: use --log-format", without the format that was refused;
 * "" if no format was refused. */
void log_nearest(const struct uric_log_detection *d, const char *refused, char *text,
                 size_t size);

#endif
