/* Writes JSON, one token at a time.
 *
 * Not by a library: Jansson builds a tree of a line first, and refuses bytes that are not UTF-8,
 * which here have the escape of escape.h. */
#ifndef JSON_H
#define JSON_H

#include "command/io/sink.h"

#include <stdint.h>

/* A quoted string, with the escapes of JSON and those of escape.h. */
void json_string(struct sink *out, const char *s, size_t n);

/* Whether a string of JSON can hold the bytes: whether they are valid UTF-8. */
int json_holds(const char *s, size_t n);

/* A string, or null if JSON cannot hold it, so that no two strings look alike: whether it can. */
int json_decoded(struct sink *out, const char *s, size_t n);

void json_number(struct sink *out, uint64_t number);
void json_null(struct sink *out);

/* "key":, with a comma before it unless it is the first of its object. */
void json_key(struct sink *out, const char *key, int first);

#endif
