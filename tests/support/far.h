/* Texts longer than the largest offset. */
#ifndef FAR_H
#define FAR_H

#include <stddef.h>

/* Whether to run the tests that take minutes. */
#ifdef __has_feature
#define SANITIZED __has_feature(address_sanitizer)
#elif defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

/* Returns 0 where there is no time for such texts at all. */
#ifndef FAR_TEXTS
#define FAR_TEXTS 1
#endif

/* n bytes of a repeated pattern that take no memory: one piece of a file is mapped over and
 * over, copy-on-write.  The text starts with a whole pattern, after FAR_BEFORE bytes that the
 * caller may use.  NULL if the system refuses. */
enum { FAR_BEFORE = 4096 };
char *far_text_of(size_t n, const char *pattern);

/* The same, of the letter "a". */
char *far_text(size_t n);

/* Room for n bytes that are written but not read again: one piece of memory, mapped over and
 * over, so that only the last bytes written keep their place.  NULL if the system refuses. */
char *far_room(size_t n);

/* Unmaps the result of the functions above, given the same n and, for a text, the pattern. */
void far_text_end(char *s, size_t n, const char *pattern);
void far_end(char *s, size_t n);

#endif
