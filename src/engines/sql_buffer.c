/* The buffer of a call: makes room in it, and answers with the bytes that the library wrote
 * there. */
#include "engines/sql_bound.h"

/* Buffers grow by half, large buffers by an eighth, so that rows of growing length cost linear
 * time. */
enum { SMALLEST = 256, LARGE = 1 << 20 };

enum sql_status sql_room(struct sql_call *call, size_t n)
{
    size_t more, size;

    if (n <= call->room)
        return SQL_OK;
    more = n < LARGE ? n / 2 : n / 8;
    size = n > SIZE_MAX - more ? n : n + more;
    if (size < SMALLEST)
        size = SMALLEST;
    if (call->buffer != NULL)
        call->memory.resize(call->memory.context, call->buffer, 0);
    call->room = 0;
    call->buffer = NULL; /* also if resize() does not return */
    call->buffer = call->memory.resize(call->memory.context, NULL, size);
    if (call->buffer == NULL)
        return SQL_NO_MEMORY;
    call->room = size;
    return SQL_OK;
}

size_t sql_sum(size_t a, size_t b)
{
    return a > SIZE_MAX - b ? SIZE_MAX : a + b;
}

bool sql_again(struct sql_call *call, enum uric_status status, size_t length,
               enum sql_status *room)
{
    if (status != URIC_TOO_SMALL || *room != SQL_OK)
        return false;
    *room = sql_room(call, length);
    return *room == SQL_OK;
}

enum sql_status sql_written(struct sql_call *call, enum uric_status status,
                            enum sql_status room, size_t length, struct sql_value *answer)
{
    if (room != SQL_OK)
        return room;
    return status == URIC_OK ? sql_text(answer, call->buffer, length) : sql_null(answer);
}
