/* Percent-encoding (RFC 3986, 2.1). */
#include "tables/sql_functions.h"

/* Up to this length, room is made for the longest possible result; for a longer text, the length of
 * the result is computed first. */
enum { SHORT = 1 << 16 };

SQL_ANSWER(uri_encode)
{
    enum uric_status status;
    enum sql_status room = SQL_OK;
    struct sql_known place;
    size_t length = 0;

    (void)n;
    if (sql_name(call, arguments, &place) != SQL_OK)
        return SQL_ERROR;
    if (arguments->n <= SHORT)
        room = sql_room(call, 3 * arguments->n);
    if (room != SQL_OK)
        return room;
    do {
        status = uric_encode((enum uric_encode_for)place.number, arguments->s, arguments->n,
                             call->buffer, call->room, &length);
    } while (sql_again(call, status, length, &room));
    if (room == SQL_OK && status == URIC_OK && length == arguments->n &&
        (length == 0 || memcmp(call->buffer, arguments->s, length) == 0))
        return sql_text(answer, arguments->s, length);
    return sql_written(call, status, room, length, answer);
}

SQL_ANSWER(uri_decode)
{
    enum uric_status status;
    enum sql_status room;
    size_t length = 0;

    (void)n;
    if (arguments->n == 0 || memchr(arguments->s, '%', arguments->n) == NULL)
        return sql_text(answer, arguments->s, arguments->n);
    room = sql_room(call, arguments->n);
    if (room != SQL_OK)
        return room;
    status = uric_decode(arguments->s, arguments->n, URIC_DECODE_ALL, call->buffer, call->room,
                         &length, NULL);
    return sql_written(call, status, room, length, answer);
}
