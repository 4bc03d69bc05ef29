/* uric_http: what a proxy or an HTTP server asks of uric, in one file.  It parses
 * URI-references and the request-targets, authorities and Host fields of RFC 9112 and 9110,
 * judges requests, whole or in pieces, removes dot-segments and finds hazards.
 *
 * SPDX-License-Identifier: MIT
 *
 * The answers equal those of uric.h and uric_request.h, from which this file is made, except:
 *  - uric_parse_as() and streams know no rules URI, relative-ref and IPv4address
 *    (URIC_NO_RULE);
 *  - no policy tolerates bytes that RFC 3986 forbids: a tolerance is NULL.
 *
 * Conventions:
 *  - Input is a pointer and a length in bytes.  NUL is a byte like any other;
 *    no byte outside [s, s + n) is read; s may be NULL if n is 0.
 *  - Offsets count bytes from the first byte of the input.  Spans are half-open:
 *    a span holds the bytes begin, begin + 1, ..., end - 1.
 *  - The library allocates nothing and consults no locale.  On x86-64 it writes one
 *    static variable, atomically, at first use and in uric_isa_limit(): it says which
 *    instruction set is in use.  So threads may call any function concurrently on their
 *    own objects, and so may signal handlers, whatever they interrupt.
 *  - Functions that write take (char *buffer, size_t size, size_t *length).  They write at
 *    most size bytes to buffer, which may be NULL if size is 0 and must not overlap the
 *    input.  *length is always set: to the length of the whole result, and to 0 if an error
 *    leaves no result.  If size is less than *length, they return URIC_TOO_SMALL, and what
 *    the buffer holds is unspecified.  They write no NUL.
 *  - After a failed parse (uric_is_valid() is false), an audit reports every hazard.
 *  - Undefined and empty are different: "http://h?" has an empty query, "http://h"
 *    has none.
 *
 * If URIC_PORTABLE, URIC_ISA_SSE41, URIC_ISA_AVX2, URIC_ISA_AVX512, URIC_ISA_AVX512VBMI2
 * or URIC_ISA_NEON is defined, the file is compiled for that instruction set alone: it
 * chooses and writes nothing, and the caller promises that the processor has it.
 * Otherwise x86-64 chooses at first use and AArch64 uses NEON.  Portable C is used on
 * other processors, with compilers that lack GNU C, and in freestanding programs.
 */
#ifdef URIC_H
#error "include only one of the headers: the full one, or that for HTTP"
#endif
#ifndef URIC_HTTP_H
#define URIC_HTTP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

