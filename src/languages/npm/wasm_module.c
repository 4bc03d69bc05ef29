/* What each module exports: its version, and where the caller's bytes may be. */
#include "uric.h"
#include "wasm_export.h"

/* The linker names it. */
extern unsigned char __heap_base; /* NOLINT(*-reserved-identifier,cert-dcl*) */

EXPORT(interface) int wasm_interface(void);
int wasm_interface(void)
{
    return WASM_INTERFACE;
}

/* Where the caller's bytes may start; all memory from there on is the caller's. */
EXPORT(room) size_t wasm_room(void);
size_t wasm_room(void)
{
    return ((size_t)&__heap_base + 63) & ~(size_t)63;
}
