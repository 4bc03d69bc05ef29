/* Escapes of characters in text, and URIs that contain some, in pieces. */
#ifndef URIC_FIND_ESCAPE_H
#define URIC_FIND_ESCAPE_H

#include "text/find.h"
#include "util/ascii.h"

/* The longest escape, and what may follow it that is part of it. */
enum { ESCAPE_LONGEST = 32 };

/* What an escape stands for beside characters: one byte of a character, or nothing. */
#define URIC_ESCAPE_BYTE 0x40000000u
#define URIC_ESCAPE_NOTHING 0x80000000u

/* The length of the escape at the start of n bytes, 0 if there is none, by the rules of one kind,
 * URIC_ESCAPE_ROFF or URIC_ESCAPE_QUOTED_PRINTABLE, or for any other of those of all texts.  Sets
 * what it stands for and its kind. */
URIC_INTERNAL size_t uric_find_escape_in(const char *s, size_t n, int rules, uint32_t *character,
                                         int *kind);

struct uric_escape {
    size_t length;
    int kind;               /* enum uric_found_escape */
    unsigned n;             /* of the bytes that it stands for */
    unsigned char bytes[4];
};

/* Whether an escape starts at s[i] of n bytes; i counts from the start of the URI.  kinds: a
 * set, of which URIC_ESCAPE_ROFF and URIC_ESCAPE_QUOTED_PRINTABLE matter. */
URIC_INTERNAL int uric_find_escape(const char *s, size_t i, size_t n, unsigned kinds,
                                   struct uric_escape *e);

/* Whether an escape may start with this byte. */
static URIC_INLINE int uric_may_escape(char c, unsigned kinds)
{
    return c == '\\' || c == '&' || c == '{' || c == '$' ||
           (c == '=' && kinds >> URIC_ESCAPE_QUOTED_PRINTABLE & 1);
}

/* A string of one byte, for a piece; place is its place in its character. */
URIC_INTERNAL const char *uric_find_byte(unsigned char byte, unsigned place);

/* Sets *piece to the one that starts at s[i], or to the byte after *piece of the same escape.
 * Returns 0 if the n bytes end first. */
URIC_INTERNAL int uric_find_escaped_piece(const char *s, uint32_t i, uint32_t n, unsigned kinds,
                                          struct uric_piece *piece);

/* The same of an attribute's value, of which character references alone are escapes, for any
 * *piece. */
URIC_INTERNAL int uric_find_attribute_piece(const char *s, uint32_t n, struct uric_piece *piece);

#endif
