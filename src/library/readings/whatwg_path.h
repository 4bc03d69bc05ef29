/* Paths as the URL Standard serializes them. */
#ifndef URIC_WHATWG_PATH_H
#define URIC_WHATWG_PATH_H

#include "readings/reading.h"
#include "util/written.h"

/* Writes the path of a reading with URIC_READING_WHATWG_PATH. */
URIC_INTERNAL void uric_whatwg_path(const char *s, const struct uric_reading *r,
                                    struct uric_written *t);

#endif
