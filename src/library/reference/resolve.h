/* RFC 3986, 5.2.2, for callers that need its target as components. */
#ifndef URIC_RESOLVE_H
#define URIC_RESOLVE_H

#include "reference/target.h"

/* 5.2.3: what a relative path is appended to. */
URIC_INTERNAL struct uric_bytes uric_merge(struct uric_bytes base_path,
                                           struct uric_bytes base_authority);

/* Whether a segment starts with a dot.  Only a walk can tell whether it is a dot-segment. */
URIC_INTERNAL int uric_may_have_dots(const char *path, size_t n);

URIC_INTERNAL void uric_transform(const char *base_string, const struct uric *base,
                                  const char *reference_string,
                                  const struct uric *reference, unsigned flags,
                                  struct uric_target *t);

#endif
