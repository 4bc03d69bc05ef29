/* Character references of HTML, as far as they are what a URI can hold. */
#include "html_character.h"

static int digit_of(char c, int base)
{
    static const char digits[] = "0123456789abcdef";
    const char *const at = (const char *)memchr(digits, c | (c > '9') << 5, (size_t)base);

    return at != NULL ? (int)(at - digits) : -1;
}

/* The length of a numeric reference to a byte that a URI can hold, or 0. */
static size_t numeric(const char *s, size_t n, char *byte)
{
    const int base = n > 2 && (s[2] | 0x20) == 'x' ? 16 : 10;
    size_t i = base == 16 ? 3 : 2;
    int value = 0, digits = 0;

    if (n < 2 || s[1] != '#')
        return 0;
    for (; i < n && value < 128 && digit_of(s[i], base) >= 0; i++, digits++)
        value = value * base + digit_of(s[i], base);
    if (digits == 0 || value >= 128)
        return 0;
    *byte = (char)value;
    return i < n && s[i] == ';' ? i + 1 : i;
}

size_t uric_html_character(const char *s, size_t n, char *byte)
{
    static const char amp[] = "&amp;";

    if (n >= 5 && memcmp(s, amp, 5) == 0) {
        *byte = '&';
        return 5;
    }
    return numeric(s, n, byte);
}
