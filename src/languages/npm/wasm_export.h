/* How a function is exported from a WebAssembly module. */
#ifndef URIC_WASM_EXPORT_H
#define URIC_WASM_EXPORT_H

#include <stddef.h>

#define EXPORT(name) __attribute__((export_name(#name)))

/* The version of what the modules export.  instance.js refuses any other. */
#define WASM_INTERFACE 2

#endif
