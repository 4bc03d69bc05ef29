/* Regular expressions, by PCRE2 if it was installed when the command was built. */
#ifndef PATTERN_H
#define PATTERN_H

#include <stddef.h>

struct pattern;

/* One per thread. */
struct pattern_matcher;

/* The library and its version; NULL if the command was built without one. */
const char *pattern_library(void);

/* Compiles n bytes.  Returns NULL if they are malformed: then *at is the offset of the error, and
 * `why` is its text. */
struct pattern *pattern_compile(const char *s, size_t n, int ignore_case, size_t *at, char *why,
                                size_t size);
void pattern_free(struct pattern *p);

struct pattern_matcher *pattern_matcher_begin(void);
void pattern_matcher_end(struct pattern_matcher *m);

enum { PATTERN_GAVE_UP = -1 };

/* Whether a part of the bytes matches: 1, 0, or PATTERN_GAVE_UP if it took too many steps or too
 * much memory to tell. */
int pattern_matches(const struct pattern *p, struct pattern_matcher *m, const char *s, size_t n);

#endif
