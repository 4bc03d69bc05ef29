/* The list of a uric.Domains, for columns. */
#ifndef URIC_PY_DOMAINS_H
#define URIC_PY_DOMAINS_H

#include "py_uric.h"

#include "uric_domains.h"

/* NULL with TypeError if the object is none.  It lives as long as the object. */
const struct uric_domains *py_domains_of(struct py_state *state, PyObject *object);

#endif
