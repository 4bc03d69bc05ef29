/* Texts longer than offsets reach. */
#ifndef FAR_H
#define FAR_H

#include <stddef.h>

/* Whether to walk through one takes minutes. */
#ifdef __has_feature
#define SANITIZED __has_feature(address_sanitizer)
#elif defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

/* Whoever has no time for them at all says 0. */
#ifndef FAR_TEXTS
#define FAR_TEXTS 1
#endif

/* One piece of a file again and again, each page of it the caller's own once it is
 * written to: n letters "a" that need no memory; NULL where that is refused. */
char *far_text(size_t n);

/* It is not needed any more. */
void far_end(char *s, size_t n);

#endif
