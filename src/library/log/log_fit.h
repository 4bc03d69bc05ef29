/* How much of a line a format can read although the line does not fit it. */
#ifndef URIC_LOG_FIT_H
#define URIC_LOG_FIT_H

#include "log/log_prefix.h"
#include "log/log_read.h"

struct uric_log_fit {
    uint32_t points; /* higher if more fields can be read */
    int goes_on;     /* all fields can be read, and a space follows the last one */
};

/* Text before the first field makes the line fit less. */
URIC_INTERNAL void uric_log_fit_line(const struct uric_log_held *f, const char *line, size_t n,
                                 struct uric_log_fit *to);

#endif
