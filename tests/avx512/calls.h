/* Calls of the intrinsics that the AVX-512 kernels use, with the model of immintrin.h and with
 * the compiler's own. */
#ifndef URIC_CALLS_H
#define URIC_CALLS_H

#include <stdint.h>

struct call_input {
    uint8_t a[64], b[64], c[64];
    uint64_t k; /* a mask; narrower masks use its lowest bits */
};

struct call_output {
    uint8_t bytes[64];
    uint64_t mask;
};

struct call {
    const char *name;
    const char *needs; /* a feature, as named by __builtin_cpu_supports() */
    void (*call)(const struct call_input *in, struct call_output *out);
};

/* The same calls in the same order; the last entry has no name. */
extern const struct call calls_of_model[], calls_of_compiler[];

#endif
