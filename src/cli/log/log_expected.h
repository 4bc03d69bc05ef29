/* What could stand where a line of a log goes wrong. */
#ifndef LOG_EXPECTED_H
#define LOG_EXPECTED_H

#include "cli/record/records.h"
#include "uric_text.h"

/* "expected ..." to the size bytes at text, of a record that is wrong at that offset;
 * "" where it would be long to find out. */
void log_expected(const struct uric_log_format *format, const struct record *record,
                  uint32_t offset, char *text, size_t size);

#endif
