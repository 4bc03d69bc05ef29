/* Keeps the changes of a clock. */
#include "logs/tz_changes.h"

#include "command/memory.h"

void tz_changes_add(struct tz_changes *changes, int64_t at, int32_t offset)
{
    if ((changes->n & (changes->n - 1)) == 0)
        changes->change = memory_grown(changes->change,
                                       memory_product(changes->n > 0 ? 2 * changes->n : 1,
                                                      sizeof *changes->change));
    changes->change[changes->n].at = at;
    changes->change[changes->n++].offset = offset;
}
