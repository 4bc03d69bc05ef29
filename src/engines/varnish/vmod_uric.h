/* Shared by the units of the VMOD: results in the task's workspace. */
#ifndef VMOD_URIC_H
#define VMOD_URIC_H

#include <cache/cache.h>

#include "uric_request.h"

/* The string, which may be NULL, as bytes. */
struct uric_bytes vmod_bytes(const char *s);

/* Reserve the rest of the workspace; NULL if it has less than `least` bytes and one more: the
 * task then fails. */
char *vmod_reserve(VRT_CTX, size_t least, size_t *size);

/* Keep the first `length` bytes of what was reserved, and a NUL after them. */
const char *vmod_keep(VRT_CTX, char *reserved, size_t length);

/* Give back what was reserved, and fail the task. */
const char *vmod_fail(VRT_CTX, const char *why);

/* A copy of bytes in the workspace; NULL if they are undefined. */
const char *vmod_copy(VRT_CTX, struct uric_bytes bytes);

#endif
