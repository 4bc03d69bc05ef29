/* The readers whose names Python gives. */
#ifndef URIC_PY_READERS_H
#define URIC_PY_READERS_H

#include <Python.h>

/* The set of a sequence of names, 0 for None: all.  -1 with an exception. */
int py_reader_set(PyObject *readers, unsigned *set);

#endif
