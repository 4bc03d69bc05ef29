/* Bytes that grow as answers need them. */
#ifndef ROOM_H
#define ROOM_H

#include <stddef.h>

struct room {
    char *s;
    size_t size;
};

/* At least so many bytes, whatever they hold; where there is no memory, the process
 * ends after a message. */
void room_need(struct room *room, size_t size);

void room_free(struct room *room);

#endif
