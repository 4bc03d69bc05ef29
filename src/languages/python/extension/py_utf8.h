/* Texts that must be UTF-8. */
#ifndef URIC_PY_UTF8_H
#define URIC_PY_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Whether the n bytes are well-formed (RFC 3629). */
bool py_is_utf8(const char *s, size_t n);

/* Writes them with each byte that is not part of a well-formed character as U+FFFD and the byte's
 * two hex digits: at most 5 n bytes.  Returns the length. */
size_t py_make_utf8(const char *s, size_t n, char *to);

#endif
