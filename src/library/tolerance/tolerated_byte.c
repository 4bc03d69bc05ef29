/* The names of single bytes beyond RFC 3986. */
#include "tolerance/tolerated_bytes.h"

int uric_tolerated_byte(unsigned char byte)
{
    switch (byte) { /* in US-ASCII */
    case '[':
    case ']': return URIC_TOLERATED_BRACKETS;
    case '{':
    case '}': return URIC_TOLERATED_BRACES;
    case '|': return URIC_TOLERATED_PIPE;
    case '^': return URIC_TOLERATED_CARET;
    case '`': return URIC_TOLERATED_BACKTICK;
    case '"': return URIC_TOLERATED_QUOTE;
    case '<':
    case '>': return URIC_TOLERATED_ANGLE;
    case '\\': return URIC_TOLERATED_BACKSLASH;
    case ' ': return URIC_TOLERATED_SPACE;
    case '#': return URIC_TOLERATED_HASH;
    default: return -1;
    }
}
