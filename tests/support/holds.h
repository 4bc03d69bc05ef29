/* Asserts the bytes that a function has written to a buffer. */
#ifndef HOLDS_H
#define HOLDS_H

#include <string.h>

/* The `length` bytes at `buffer` equal the string.  Include cmocka.h first. */
#define assert_holds(buffer, length, string)                 \
    do {                                                     \
        assert_int_equal((length), strlen(string));          \
        assert_memory_equal((buffer), (string), strlen(string)); \
    } while (0)

#endif
