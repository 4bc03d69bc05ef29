/* Splits lists into words, for the modules that take lists of names or hosts. */
#ifndef URIC_ENGINES_WORDS_H
#define URIC_ENGINES_WORDS_H

#include <stdbool.h>

#include "uric.h"

static inline bool separates_words(char c)
{
    return c == ' ' || c == '\t' || c == ',';
}

/* Read the first word of *rest, and leave in *rest what follows the word.  Returns false if there
 * is none.  Spaces, tabs and commas separate words, any number of them. */
static inline bool next_word(struct uric_bytes *rest, struct uric_bytes *word)
{
    size_t begin = 0, end;

    while (begin < rest->n && separates_words(rest->s[begin]))
        begin++;
    for (end = begin; end < rest->n && !separates_words(rest->s[end]);)
        end++;
    if (begin == end)
        return false;
    word->s = rest->s + begin;
    word->n = end - begin;
    rest->s += end;
    rest->n -= end;
    return true;
}

#endif
