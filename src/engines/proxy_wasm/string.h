/* What the modules for proxies use of string.h, for WebAssembly, which has no C library. */
#ifndef PROXY_WASM_STRING_H
#define PROXY_WASM_STRING_H

#include <stddef.h>

#define memcpy(to, from, n) __builtin_memcpy(to, from, n)
#define memmove(to, from, n) __builtin_memmove(to, from, n)
#define memset(to, byte, n) __builtin_memset(to, byte, n)
int memcmp(const void *one, const void *other, size_t n);
size_t strlen(const char *s);

#endif
