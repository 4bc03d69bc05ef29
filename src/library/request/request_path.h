/* The path of a request: its hazards and its normal form. */
#ifndef URIC_REQUEST_PATH_H
#define URIC_REQUEST_PATH_H

#include "uric_request.h"
#include "util/internal.h"

/* The hazards for which the path is always examined. */
#define URIC_PATH_HAZARD(name) ((uint64_t)1 << URIC_HAZARD_##name)
#define URIC_PATH_HAZARDS                                                     \
    (URIC_PATH_HAZARD(ENCODED_CRLF) | URIC_PATH_HAZARD(ENCODED_NUL) |  \
     URIC_PATH_HAZARD(ENCODED_TAB) | URIC_PATH_HAZARD(ENCODED_SLASH) |  \
     URIC_PATH_HAZARD(ENCODED_BACKSLASH) | URIC_PATH_HAZARD(ENCODED_DOTS) |  \
     URIC_PATH_HAZARD(PATH_PARAMETER_DOTS) | URIC_PATH_HAZARD(DOUBLE_ENCODING) |  \
     URIC_PATH_HAZARD(SURPLUS_DOTS) | URIC_PATH_HAZARD(HIDDEN_DOTS) |  \
     URIC_PATH_HAZARD(EMPTY_SEGMENTS) | URIC_PATH_HAZARD(BACKSLASH) |  \
     URIC_PATH_HAZARD(TRIMMED_DOTS))

/* The part of the policy on which the normal form depends. */
struct uric_path_rules {
    int percent, upper, dots; /* the steps */
    int merge, slashes, backslashes; /* the flags */
    int tolerant; /* bytes that RFC 3986 does not allow become triplets */
};

/* What was found in a path of n bytes, which starts with "/". */
struct uric_path_seen {
    uint64_t hazards;
    int changes;   /* the normal form differs */
    size_t longer; /* how much longer it is at most: two bytes for each that becomes a triplet */
};

#ifndef URIC_SMALL
/* Whether a valid path of n bytes has nothing that uric_path_look() reports: it has no "/." and no
 * "//", and each triplet stays as it is, by any policy but one that decodes it, and is of a
 * harmless byte. */
URIC_INTERNAL int uric_path_is_plain(const char *s, size_t n);
#endif

URIC_INTERNAL void uric_path_look(const char *s, size_t n,
                                  const struct uric_path_rules *rules,
                                  struct uric_path_seen *look);

/* Writes the normal form, at most n + look->longer bytes, to `to`; returns its length. */
URIC_INTERNAL size_t uric_path_write(const char *s, size_t n,
                                     const struct uric_path_rules *rules, char *to);

#endif
