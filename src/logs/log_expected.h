/* What was expected at an error in a line of a log. */
#ifndef LOG_EXPECTED_H
#define LOG_EXPECTED_H

#include "command/record/records.h"
#include "uric_log.h"

/* Writes "expected ..." to the size bytes at text, for a record with an error at that offset; "" if
 * it would take too long to find out. */
void log_expected(const struct uric_log_format *format, const struct record *record,
                  uint32_t offset, char *text, size_t size);

#endif
