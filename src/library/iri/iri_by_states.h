/* The scanner of IRIs without that of URIs before it. */
#ifndef URIC_IRI_BY_STATES_H
#define URIC_IRI_BY_STATES_H

#include "util/internal.h"
#include "uric_iri.h"

/* The answer of uric_iri_parse_as() for one of its rules, by the states of IRIs alone; n is up
 * to URIC_MAX_LENGTH. */
URIC_INTERNAL enum uric_status uric_iri_by_states(enum uric_iri_rule rule, const char *s,
                                                  size_t n, struct uric *u);

#endif
