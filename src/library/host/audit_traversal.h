/* Whether a reference climbs out of a directory with "..", however that is spelled. */
#ifndef URIC_AUDIT_TRAVERSAL_H
#define URIC_AUDIT_TRAVERSAL_H

#include "util/internal.h"

/* See URIC_HAZARD_TRAVERSAL. */
URIC_INTERNAL int uric_traverses(const char *s, const struct uric *u);

#endif
