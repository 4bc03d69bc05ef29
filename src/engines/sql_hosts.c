/* The hosts of references: addresses, lists of allowed hosts, and whether parsers agree. */
#include "engines/words.h"
#include "tables/sql_functions.h"

#include "uric_readings.h"

static bool address_of(const struct sql_value *text, struct uric_address *a)
{
    struct uric u;

    return sql_parse(text, &u) && uric_address_of(uric_bind(text->s, &u), a);
}

static void put_ipv4(struct uric_written *to, const uint8_t *bytes)
{
    int i;

    for (i = 0; i < 4; i++) {
        if (i > 0)
            uric_put_byte(to, '.');
        sql_put_number(to, bytes[i]);
    }
}

SQL_ANSWER(uri_host_address)
{
    struct uric_written to = { NULL, 0, 0 };
    struct uric_address a;
    size_t length;

    (void)n;
    if (!address_of(arguments, &a))
        return sql_null(answer);
    if (sql_room(call, URIC_IPV6_TEXT) != SQL_OK)
        return SQL_NO_MEMORY;
    if (a.length == 16) {
        uric_ipv6_text(a.bytes, call->buffer, call->room, &length);
    } else {
        to.buffer = call->buffer;
        to.size = call->room;
        put_ipv4(&to, a.bytes);
        length = (size_t)to.length;
    }
    return sql_text(answer, call->buffer, length);
}

SQL_ANSWER(uri_address_is_global)
{
    struct uric_address a;

    (void)call;
    (void)n;
    if (!address_of(arguments, &a))
        return sql_null(answer);
    return sql_integer(answer, uric_address_is_global(a.bytes, a.length));
}

/* ---- allowed hosts ---- */

SQL_ANSWER(uri_host_allowed)
{
    struct uric_bytes rest = { arguments[1].s, arguments[1].n }, host;
    bool is_allowed = false;
    struct uric u;

    (void)call;
    (void)n;
    if (!sql_parse(arguments, &u))
        return sql_null(answer);
    while (!is_allowed && next_word(&rest, &host))
        is_allowed = uric_host_allowed(uric_bind(arguments->s, &u), &host, 1);
    return sql_integer(answer, is_allowed);
}

/* ---- parsers ---- */

SQL_ANSWER(uri_agree)
{
    (void)call;
    (void)n;
    return sql_integer(answer, uric_agree(arguments->s, arguments->n, 0, NULL));
}
