/* Computes CRC-32C, eight bytes at a time. */
#include "logs/crc32c.h"

#include <pthread.h>

enum { AT_ONCE = 8 };

/* table[k][b]: of the byte b and k zero bytes after it. */
static uint32_t table[AT_ONCE][256];

static void make_table(void)
{
    const uint32_t polynomial = UINT32_C(0x82f63b78); /* its bits reversed */
    uint32_t byte, crc;
    int k;

    for (byte = 0; byte < 256; byte++) {
        crc = byte;
        for (k = 0; k < 8; k++)
            crc = crc >> 1 ^ (crc & 1 ? polynomial : 0);
        table[0][byte] = crc;
    }
    for (k = 1; k < AT_ONCE; k++) {
        for (byte = 0; byte < 256; byte++)
            table[k][byte] = table[k - 1][byte] >> 8 ^ table[0][table[k - 1][byte] & 0xff];
    }
}

uint32_t crc32c(uint32_t crc, const void *bytes, size_t n)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    const unsigned char *s = bytes;
    int k;

    pthread_once(&once, make_table);
    crc = ~crc;
    for (; n >= AT_ONCE; n -= AT_ONCE, s += AT_ONCE) {
        uint32_t next = 0;

        for (k = 0; k < 4; k++)
            next ^= table[AT_ONCE - 1 - k][(crc >> 8 * k ^ s[k]) & 0xff];
        for (; k < AT_ONCE; k++)
            next ^= table[AT_ONCE - 1 - k][s[k]];
        crc = next;
    }
    for (; n > 0; n--, s++)
        crc = crc >> 8 ^ table[0][(crc ^ *s) & 0xff];
    return ~crc;
}
