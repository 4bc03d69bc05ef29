#include "memory.h"

#include "message.h"
#include "options.h"

#include <errno.h>
#include <stdlib.h>

void *memory_of(size_t n)
{
    void *memory = malloc(n > 0 ? n : 1);

    if (memory == NULL) {
        message_to(NULL);
        message_error("memory", ENOMEM);
        message_flush();
        exit(STATUS_USAGE);
    }
    return memory;
}
