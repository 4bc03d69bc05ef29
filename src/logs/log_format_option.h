/* The option --log-format. */
#ifndef LOG_FORMAT_OPTION_H
#define LOG_FORMAT_OPTION_H

#include "uric_log.h"

/* Reads the option's value, NAME, json:KEY or custom:STRING, into *format: 0, or -1 after a
 * message that it is unknown or invalid. */
int log_format_option(struct uric_log_format *format, const char *name);

#endif
