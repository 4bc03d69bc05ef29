/* A buffer that grows as answers need it. */
#ifndef ROOM_H
#define ROOM_H

#include <stddef.h>

struct room {
    char *s;
    size_t size;
};

/* Makes room for at least size bytes; the old contents may be lost.  If there is no memory, the
 * process ends after a message. */
void room_need(struct room *room, size_t size);

void room_free(struct room *room);

#endif
