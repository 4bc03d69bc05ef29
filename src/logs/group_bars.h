/* Writes groups of log lines as bars. */
#ifndef GROUP_BARS_H
#define GROUP_BARS_H

#include "logs/group_table.h"
#include "logs/log_time.h"
#include "logs/log_options.h"

/* As log_bars_put() does for counts.  The table is empty afterwards; key: see count_begin(). */
void group_bars_put(const struct log_options *o, struct group_table *table,
                    const struct log_time *time, const uint64_t key[2]);

#endif
