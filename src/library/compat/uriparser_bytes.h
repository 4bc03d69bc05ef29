/* What uric_uriparser does with references as bytes, whatever the type of their characters. */
#ifndef URIC_URIPARSER_BYTES_H
#define URIC_URIPARSER_BYTES_H

#include "compat/uriparser_memory.h"
#include "util/ascii.h"
#include "util/decoded.h"

/* A valid URI-reference that a memory manager allocated. */
struct uric_uri_bytes {
    char *s;
    size_t n;
    struct uric u;
};

/* uriparser's error for a status. */
URIC_INTERNAL int uric_uri_error(enum uric_status status);

/* Parses what *text holds; frees it unless it is a URI-reference. */
URIC_INTERNAL int uric_uri_read(struct uric_uri_bytes *text, UriMemoryManager *memory);

URIC_INTERNAL void uric_uri_drop(struct uric_uri_bytes *text, UriMemoryManager *memory);

/* These write a new text to *to; after an error there is none. */
URIC_INTERNAL int uric_uri_resolve(const struct uric_uri_bytes *base,
                                   const struct uric_uri_bytes *reference,
                                   enum uric_resolve_flags flags, UriMemoryManager *memory,
                                   struct uric_uri_bytes *to);
URIC_INTERNAL int uric_uri_relate(const struct uric_uri_bytes *base,
                                  const struct uric_uri_bytes *source, int from_root,
                                  UriMemoryManager *memory, struct uric_uri_bytes *to);
URIC_INTERNAL int uric_uri_normalize(const struct uric_uri_bytes *text, int with_path,
                                     UriMemoryManager *memory, struct uric_uri_bytes *to);
URIC_INTERNAL int uric_uri_build(const struct uric_bytes part[URIC_PARTS],
                                 UriMemoryManager *memory, struct uric_uri_bytes *to);

/* The bytes of a part; undefined if that is. */
URIC_INTERNAL struct uric_bytes uric_uri_part(const struct uric_uri_bytes *text, int part);

/* Removes "a/../" and "./" from a relative path in place and returns its new length.  Leading
 * ".." remain, and so does what keeps the path relative, and its last segment a directory. */
URIC_INTERNAL size_t uric_uri_undot(char *path, size_t n);

#endif
