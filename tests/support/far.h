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
 * written to: n bytes that need no memory, of a pattern over and over, of which the
 * first whole one begins them; with FAR_BEFORE bytes of the caller's own before them.
 * NULL where that is refused. */
enum { FAR_BEFORE = 4096 };
char *far_text_of(size_t n, const char *pattern);

/* The same of letters "a". */
char *far_text(size_t n);

/* Room for n bytes that are written and not read again: one piece of memory again and
 * again, so that the last of them stand where they should.  NULL where that is
 * refused. */
char *far_room(size_t n);

/* Neither is needed any more: what the functions gave, with the same n, and for a text
 * the pattern. */
void far_text_end(char *s, size_t n, const char *pattern);
void far_end(char *s, size_t n);

#endif
