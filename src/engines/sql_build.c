/* Builds references of their parts (RFC 3986, 5.3). */
#include "tables/sql_functions.h"

/* The arguments are the parts in their order; NULL is an undefined one. */
SQL_ANSWER(uri_build)
{
    struct uric_bytes part[URIC_PARTS];
    size_t size = SQL_INSERTED, length;
    enum uric_status status;
    enum sql_status room;
    unsigned i;

    for (i = 0; i < URIC_PARTS; i++) {
        const bool is_given = i < n && !arguments[i].is_null;

        part[i].s = is_given ? arguments[i].s : NULL;
        part[i].n = is_given ? arguments[i].n : 0;
        size = sql_sum(size, part[i].n);
    }
    room = sql_room(call, size);
    if (room != SQL_OK)
        return room;
    do {
        status = uric_build(part, NULL, call->buffer, call->room, &length, NULL, NULL);
    } while (sql_again(call, status, length, &room));
    return sql_written(call, status, room, length, answer);
}
