/* The public suffix list: --suffixes, or the one that is installed. */
#ifndef SUFFIXES_H
#define SUFFIXES_H

#include "uric.h"

#include <stddef.h>

/* The name of the field that needs the list. */
#define SUFFIXES_FIELD "registrable-domain"

/* Reads the list, or the table of one.  file is the value of --suffixes, or NULL for Debian's.
 * Returns 0, or -1 after a message. */
int suffixes_open(const char *file);

/* The registrable domain of a host, bytes of it; s is NULL if it has none.  Call it after
 * suffixes_open() returned 0. */
struct uric_bytes suffixes_registrable(const char *host, size_t n);

/* The checksum of the list's table in hexadecimal digits: equal lists have equal ones.  NULL
 * if no list is open. */
const char *suffixes_checksum(void);

#endif
