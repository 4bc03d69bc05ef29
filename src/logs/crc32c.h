/* CRC-32C (Castagnoli), as in RFC 3720, appendix B.4: it finds every change of up to 32 bits in a
 * row.
 *
 * Not by a library: zlib's CRC-32 is another polynomial, and optional here; ISA-L has this one, for
 * files of a few megabytes, of which these 40 lines check 1 GB a second. */
#ifndef CRC32C_H
#define CRC32C_H

#include <stddef.h>
#include <stdint.h>

/* The checksum of the bytes so far, of which crc is the checksum, and n more; of no bytes it
 * is 0. */
uint32_t crc32c(uint32_t crc, const void *bytes, size_t n);

#endif
