/* Reads hosts as inet_aton() does: 4.3BSD took one to four numbers, each decimal, octal or
 * hexadecimal, for an IPv4 address (RFC 3986, 7.4). */
#include "host/numeric_host.h"
#include "util/decoded.h"

/* Reads a number as inet_aton() does, from *i on: 1 and the byte that ended it, or 0. */
static int read_number(const char *s, uint32_t *i, uint32_t end, uint64_t *value,
                       unsigned *spelling, int *after)
{
    unsigned base = 10;
    int byte = uric_decoded_byte(s, i, end), digits = 0;

    *value = 0;
    if (byte == '0') {
        byte = uric_decoded_byte(s, i, end);
        if (byte == 'x' || byte == 'X') {
            base = 16;
            *spelling |= URIC_SPELLING_HEX;
            byte = uric_decoded_byte(s, i, end);
        } else {
            digits = 1;
            if (byte >= '0' && byte <= '9') {
                base = 8;
                *spelling |= URIC_SPELLING_OCTAL;
            }
        }
    }
    for (; byte >= 0 && uric_class[byte] & URIC_CLASS_HEXDIG; digits = 1) {
        const unsigned digit = uric_digit((char)byte);

        if (digit >= base)
            return 0;
        *value = base * *value + digit;
        if (*value > UINT32_MAX)
            return 0;
        byte = uric_decoded_byte(s, i, end);
    }
    *after = byte;
    return digits;
}

int uric_numeric_host(const char *s, uric_span host, uint32_t *address,
                      unsigned *spelling)
{
    uint64_t last, sum = 0;
    uint32_t i = host.begin;
    int numbers, after;

    *spelling = 0;
    for (numbers = 1;; numbers++) {
        if (!read_number(s, &i, host.end, &last, spelling, &after))
            return 0;
        if (after == '.' && i == host.end) {
            *spelling |= URIC_SPELLING_DOT;
            after = -1;
        }
        if (after < 0)
            break;
        if (after != '.' || last > 255 || numbers == 4)
            return 0;
        sum = sum << 8 | last;
    }
    if (last >> 8 * (5 - numbers))
        return 0;
    *address = (uint32_t)(sum << 8 * (5 - numbers) | last);
    if (numbers < 4)
        *spelling |= URIC_SPELLING_SHORT;
    if (numbers == 1 && !(*spelling & (URIC_SPELLING_OCTAL | URIC_SPELLING_HEX)))
        *spelling |= URIC_SPELLING_DECIMAL;
    return 1;
}
