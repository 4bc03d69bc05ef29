/* Whether a reference climbs out of a directory with "..", however that is spelled. */
#ifndef URIC_AUDIT_TRAVERSAL_H
#define URIC_AUDIT_TRAVERSAL_H

#include "util/internal.h"

/* See URIC_HAZARD_TRAVERSAL.  odd: there may be controls, or bytes over 0x7F. */
URIC_INTERNAL int uric_traverses(const char *s, const struct uric *u, int odd);

#endif
