/* The Location field of a redirection to the normal path. */
#include "uric_request.h"
#include "util/hexdig.h"

#ifdef URIC_ONLY_HTTP

/* Without tolerance the query needs no triplets. */
static size_t write_query(struct uric_bytes query, char *to, size_t room)
{
    if (to != NULL && query.n <= room)
        memcpy(to, query.s, query.n);
    return query.n;
}

#else

/* The end of the bytes from i on that contain no triplet. */
static size_t end_of_run(struct uric_bytes query, size_t i)
{
    while (i < query.n && !uric_is_triplet((const unsigned char *)query.s, i, query.n))
        i++;
    return i;
}

/* Writes the query, with triplets for tolerated bytes, if there is room; returns its length. */
static size_t write_query(struct uric_bytes query, char *to, size_t room)
{
    size_t i = 0, at = 0, end, length;

    while (i < query.n) {
        const size_t left = at < room ? room - at : 0;

        end = end_of_run(query, i);
        if (end > i) {
            uric_encode(URIC_ENCODE_QUERY, query.s + i, end - i, left > 0 ? to + at : NULL, left,
                        &length);
        } else {
            end = i + 3;
            length = 3;
            if (left >= length)
                memcpy(to + at, query.s + i, length);
        }
        at += length;
        i = end;
    }
    return at;
}

#endif

enum uric_status uric_request_location(const struct uric_request_result *r, char *buffer,
                                       size_t size, size_t *length)
{
    const struct uric_bytes path = r->path, query = r->query;
    const size_t guard = path.n > 1 && path.s != NULL && path.s[1] == '/' ? 2 : 0;

    *length = 0;
    if (path.s == NULL || path.n == 0 || path.s[0] != '/')
        return URIC_NONE;
    if (query.n > (URIC_MAX_LENGTH - path.n) / 4)
        return URIC_TOO_LONG;
    *length = guard + path.n + (query.s != NULL ? 1 + write_query(query, NULL, 0) : 0);
    if (*length > size)
        return URIC_TOO_SMALL;
    memcpy(buffer, "/.", guard);
    memcpy(buffer + guard, path.s, path.n);
    if (query.s == NULL)
        return URIC_OK;
    buffer[guard + path.n] = '?';
    write_query(query, buffer + guard + path.n + 1, size - guard - path.n - 1);
    return URIC_OK;
}
