/* Makes room for an answer. */
#include "command/room.h"

#include "command/memory.h"

#include <stdlib.h>

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
