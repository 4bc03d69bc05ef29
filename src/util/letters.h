/* US-ASCII letters, independent of the locale. */
#ifndef URIC_LETTERS_H
#define URIC_LETTERS_H

static inline unsigned char uric_lower(char c)
{
    return (unsigned char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

#endif
