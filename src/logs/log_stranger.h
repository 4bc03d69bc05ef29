/* Logs that are no access logs, and JSON without a schema: what to use for them. */
#ifndef LOG_STRANGER_H
#define LOG_STRANGER_H

#include <stddef.h>

/* Says in `text` what the first lines, of n bytes at s, are, and what to use.  Returns 0 if that is
 * unknown. */
int log_stranger(const char *s, size_t n, char *text, size_t size);

#endif
