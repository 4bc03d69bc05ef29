/* Names by number, in one string. */
#ifndef URIC_NAME_OF_H
#define URIC_NAME_OF_H

#include "util/internal.h"

/* The name of this number, of names that end in NUL each. */
static URIC_INLINE const char *uric_name_of(const char *names, int number)
{
    while (number-- > 0) {
        while (*names++ != '\0')
            ;
    }
    return names;
}

#endif
