/* What single steps of normalization would change. */
#ifndef URIC_NEEDS_H
#define URIC_NEEDS_H

#include "util/internal.h"

/* 6.2.3: whether the port is dropped, because it is empty or the scheme's default. */
URIC_INTERNAL int uric_drops_port(const char *s, const struct uric *u,
                                  const struct uric_scheme *scheme);

/* 6.2.3: whether an empty path becomes "/". */
URIC_INTERNAL int uric_lacks_path(const char *s, const struct uric *u,
                                  const struct uric_scheme *scheme);

/* Writes an IP literal as RFC 5952 says, with its brackets; returns its length. */
URIC_INTERNAL size_t uric_literal_text(const char *s, const struct uric *u, char *text);

#endif
