/* Strings to read as URLs: those of a file, then as many others, made of them and of pieces that
 * parsers read in different ways.  The same strings on every machine. */
#ifndef URL_STRINGS_H
#define URL_STRINGS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { URL_STRING_ROOM = 4096 };

struct url_strings {
    char **seed;
    size_t *length, seeds, next;
    uint64_t state;
    unsigned long left;
};

/* Reads the file's lines, in TSV escapes; longer ones than URL_STRING_ROOM / 2 are left out.  A
 * file that cannot be read ends the process. */
void url_strings_open(struct url_strings *strings, const char *file, unsigned long mutated);
void url_strings_close(struct url_strings *strings);

/* Writes the next string; returns 0 after the last. */
int url_strings_next(struct url_strings *strings, char to[URL_STRING_ROOM], size_t *n);

#endif
