#include "room.h"

#include "message.h"
#include "options.h"

#include <errno.h>
#include <stdlib.h>

void room_need(struct room *room, size_t size)
{
    if (size <= room->size)
        return;
    free(room->s);
    room->size = size + size / 2;
    room->s = malloc(room->size);
    if (room->s == NULL) {
        message_to(NULL);
        message_error("memory", ENOMEM);
        message_flush();
        exit(STATUS_USAGE);
    }
}

void room_free(struct room *room)
{
    free(room->s);
}
