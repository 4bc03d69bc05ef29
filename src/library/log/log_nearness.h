/* How much of a line a format can read that does not fit it. */
#ifndef URIC_LOG_NEARNESS_H
#define URIC_LOG_NEARNESS_H

#include "log/log_prefix.h"
#include "log/log_read.h"

struct uric_log_nearness {
    uint32_t points; /* the more fields can be read, the more */
    int goes_on;     /* all fields can be, from the start on, and a space follows the last */
};

/* The line may have something else before the first field, which counts less. */
URIC_INTERNAL void uric_log_near(const struct uric_log_format *f, const char *line, size_t n,
                                 struct uric_log_nearness *to);

#endif
