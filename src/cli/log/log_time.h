/* The time of a log line. */
#ifndef LOG_TIME_H
#define LOG_TIME_H

#include "uric.h"

enum { LOG_TIME_SIZE = 19 };

/* Writes a time, which is as in the Common Log Format or as in ISO 8601, to the LOG_TIME_SIZE
 * bytes at iso, as "2000-10-10T13:55:36".  Returns 0 if it is undefined or in another
 * format. */
int log_time_read(struct uric_bytes time, char *iso);

#endif
