/* The fields of struct http_parser_url in text form, for tests of it and of its peer. */
#ifndef URL_TEXT_H
#define URL_TEXT_H

#include "uric_http_parser.h"

#include <stddef.h>
#include <stdio.h>

enum { URL_TEXT_ROOM = 256 };

/* Writes the present fields and a NUL to text, as "host=0+8 port=9+3:443": offset and length,
 * and the value of the port.  status is what the parser returned: "rejected" unless 0. */
static inline void url_text(int status, const struct http_parser_url *url,
                            char text[URL_TEXT_ROOM])
{
    static const char *const names[UF_MAX] = { "schema", "host",     "port",    "path",
                                               "query",  "fragment", "userinfo" };
    size_t n = 0;
    int i;

    text[0] = '\0';
    if (status != 0) {
        snprintf(text, URL_TEXT_ROOM, "rejected");
        return;
    }
    for (i = 0; i < UF_MAX; i++) {
        if (!(url->field_set >> i & 1))
            continue;
        n += (size_t)snprintf(text + n, URL_TEXT_ROOM - n, "%s%s=%u+%u", n > 0 ? " " : "",
                              names[i], url->field_data[i].off, url->field_data[i].len);
        if (i == UF_PORT)
            n += (size_t)snprintf(text + n, URL_TEXT_ROOM - n, ":%u", url->port);
    }
}

#endif
