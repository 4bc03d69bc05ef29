/* Memory, or the end of the process. */
#ifndef MEMORY_H
#define MEMORY_H

#include <stddef.h>

/* n bytes for free(), n perhaps 0.  Where there are none, the process ends with
 * STATUS_USAGE after a message that gives the system's reason. */
void *memory_of(size_t n);

/* The same with what memory holds, which may be NULL, moved there. */
void *memory_grown(void *memory, size_t n);

#endif
