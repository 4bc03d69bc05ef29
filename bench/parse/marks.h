/* The marks of grammar/actions/events.rl as plain writes to *u, for the scanners that Ragel
 * alone writes. */
#ifndef URIC_MARKS_H
#define URIC_MARKS_H

#include "util/internal.h"

#define AT ((uint32_t)(p - begin))
#define BEGIN(which, at) (u->part[which].begin = (at))
#define BEGIN_OF(which) (u->part[which].begin)
#define NO_BEGIN(which) (u->part[which].begin = 0)
#define END(which) URIC_DEFINE(u, which, AT)
#define UNDEFINE(which) URIC_UNDEFINE(u, which)
#define HOST_KIND(kind) (u->host_kind = (kind))
#define PATH_KIND(kind) (u->path_kind = (kind))
#define HAS_PATH_KIND(kind) (u->path_kind == (kind))

/* By the machine in gen/machines/reference_*.c: like uric_parse() for any of its entries,
 * except that it does not check the length. */
int uric_ask_machine(int entry, const unsigned char *s, size_t n, struct uric *u);

#endif
