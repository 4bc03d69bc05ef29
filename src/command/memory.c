/* Allocates memory, or ends the process after a message. */
#include "command/memory.h"

#include "command/io/output.h"
#include "command/message.h"

#include <errno.h>
#include <stdlib.h>

void *memory_of(size_t n)
{
    return memory_grown(NULL, n);
}

void *memory_grown(void *memory, size_t n)
{
    memory = realloc(memory, n > 0 ? n : 1);

    if (memory == NULL) {
        message_to(NULL);
        message_error("memory", ENOMEM);
        message_flush();
        exit(STATUS_USAGE);
    }
    return memory;
}

void room_need(struct room *room, size_t size)
{
    if (size <= room->size)
        return;
    free(room->s);
    room->size = memory_ample(size);
    room->s = memory_of(room->size);
}

void room_free(struct room *room)
{
    free(room->s);
}
