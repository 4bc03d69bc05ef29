/* Edits queries inside their URLs, and writes normal request-targets. */
#include "url_edit.h"

#include <string.h>

/* Finds the query in any bytes.  Returns false if they have no query. */
static bool find_query(const char *url, size_t n, uric_span *query)
{
    struct uric_split_result r;

    if (uric_split(url, n, &r) != URIC_OK || !(r.defined >> URIC_SPLIT_QUERY & 1))
        return false;
    *query = r.part[URIC_SPLIT_QUERY];
    return true;
}

/* Copies what precedes the query, with its "?". */
static char *copy_start(const char *url, uric_span query, char *to)
{
    memcpy(to, url, query.begin);
    return to + query.begin;
}

static size_t copy_rest(const char *url, size_t n, size_t from, char *buffer, size_t length)
{
    if (n > from)
        memcpy(buffer + length, url + from, n - from);
    return length + (n - from);
}

enum uric_status url_without(const char *url, size_t n, const struct uric_bytes *patterns,
                             size_t count, char *buffer, size_t size, size_t *length)
{
    uric_span query;
    char *at, *const next = buffer + n;
    size_t i, left, kept;

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (size < URL_WITHOUT_ROOM(n))
        return URIC_TOO_SMALL;
    if (!find_query(url, n, &query)) {
        *length = copy_rest(url, n, 0, buffer, 0);
        return URIC_OK;
    }
    at = copy_start(url, query, buffer);
    left = query.end - query.begin;
    memcpy(at, url + query.begin, left);
    for (i = 0; i < count && left > 0; i++) {
        const enum uric_status status =
            uric_query_remove(at, left, patterns[i], URIC_QUERY_ALL, next, n, &kept);

        if (status != URIC_OK && status != URIC_NONE)
            return status;
        memcpy(at, next, kept);
        left = kept;
    }
    if (left == 0 && query.end > query.begin)
        at--;
    *length = copy_rest(url, n, query.end, buffer, (size_t)(at - buffer) + left);
    return URIC_OK;
}

static size_t count_parameters(const char *url, uric_span query)
{
    size_t count = 1;
    uint32_t i;

    for (i = query.begin; i < query.end; i++)
        count += url[i] == '&';
    return count;
}

size_t url_sorted_room(const char *url, size_t n)
{
    uric_span query;

    if (!find_query(url, n, &query))
        return n;
    return n + sizeof(uric_span) + sizeof(uric_span) * count_parameters(url, query);
}

/* The first place for spans at or after this one. */
static uric_span *aligned(char *at)
{
    const size_t over = (uintptr_t)at % sizeof(uint32_t);

    return (uric_span *)(void *)(at + (over == 0 ? 0 : sizeof(uint32_t) - over));
}

enum uric_status url_sorted(const char *url, size_t n, char *buffer, size_t size,
                            size_t *length)
{
    const size_t room = url_sorted_room(url, n);
    enum uric_status status;
    uric_span query;
    size_t count;
    char *at;

    *length = 0;
    if (n > URIC_MAX_LENGTH)
        return URIC_TOO_LONG;
    if (size < room)
        return URIC_TOO_SMALL;
    if (!find_query(url, n, &query)) {
        *length = copy_rest(url, n, 0, buffer, 0);
        return URIC_OK;
    }
    at = copy_start(url, query, buffer);
    status = uric_query_sort(url + query.begin, query.end - query.begin, aligned(buffer + n),
                             count_parameters(url, query), &count, at, query.end - query.begin);
    if (status == URIC_OK)
        *length = copy_rest(url, n, query.end, buffer, query.end);
    return status;
}

enum uric_status url_normal(const struct uric_request_result *r, struct uric_bytes target,
                            char *buffer, size_t size, size_t *length)
{
    const struct uric_ref ref = uric_bind(target.s, &r->target);
    enum uric_status status;
    struct uric parts;
    size_t repaired, begin;
    char *after;

    *length = 0;
    if (r->path.n == 0 || r->path.s[0] != '/')
        return URIC_NONE;
    if (size < r->path.n)
        return URIC_TOO_SMALL;
    memcpy(buffer, r->path.s, r->path.n);
    *length = r->path.n;
    if (!uric_has(&r->target, URIC_QUERY))
        return URIC_OK;
    after = buffer + r->path.n;
    status = uric_repair(ref, target.n, after, size - r->path.n, &repaired, &parts, NULL);
    if (status != URIC_OK)
        return status;
    begin = parts.part[URIC_QUERY].begin - 1; /* the "?" */
    memmove(after, after + begin, repaired - begin);
    *length += repaired - begin;
    return URIC_OK;
}
