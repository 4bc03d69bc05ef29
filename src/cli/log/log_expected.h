/* What was expected where a line of a log goes wrong. */
#ifndef LOG_EXPECTED_H
#define LOG_EXPECTED_H

#include "cli/record/records.h"
#include "uric_log.h"

/* Writes "expected ..." to the size bytes at text, for a record that goes wrong at that
 * offset; "" if finding out would take too long. */
void log_expected(const struct uric_log_format *format, const struct record *record,
                  uint32_t offset, char *text, size_t size);

#endif
