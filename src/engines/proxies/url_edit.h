/* Edits of a URL, or a request-target, that modules for proxies offer.  They allocate nothing. */
#ifndef URL_EDIT_H
#define URL_EDIT_H

#include "uric_request.h"

/* Write the n bytes at url, any bytes, without the parameters whose names match one of the
 * patterns: see uric_query_remove().  A query that was not empty and has no parameter left is
 * left out with its "?".  The bytes before the query and the fragment stay.
 *
 * The buffer needs URL_WITHOUT_ROOM(n) bytes and must not overlap the URL; *length is set to the
 * length of the result, which is at its start.  Returns URIC_OK, URIC_TOO_SMALL or
 * URIC_TOO_LONG. */
#define URL_WITHOUT_ROOM(n) (2 * (n))
enum uric_status url_without(const char *url, size_t n, const struct uric_bytes *patterns,
                             size_t count, char *buffer, size_t size, size_t *length);

/* Write the n bytes at url, any bytes, with the parameters sorted by their names: see
 * uric_query_sort().  The result has n bytes.  The buffer needs url_sorted_room() bytes; the
 * rest is as above. */
size_t url_sorted_room(const char *url, size_t n);
enum uric_status url_sorted(const char *url, size_t n, char *buffer, size_t size,
                            size_t *length);

/* Write the request-target that a server behind is to get: the normal path of a valid request
 * and its query, both with triplets for tolerated bytes.  target are the bytes that
 * uric_request() judged.  The buffer needs URL_NORMAL_ROOM() bytes.  Returns URIC_OK; URIC_NONE if
 * the target has no path that starts with "/", such as "*"; URIC_TOO_SMALL. */
#define URL_NORMAL_ROOM(r, target) ((r)->path.n + 3 * (target).n)
enum uric_status url_normal(const struct uric_request_result *r, struct uric_bytes target,
                            char *buffer, size_t size, size_t *length);

#endif
