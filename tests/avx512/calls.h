/* Calls of the intrinsics that the AVX-512 forms use: by the model of immintrin.h, and
 * by the compiler's own. */
#ifndef URIC_CALLS_H
#define URIC_CALLS_H

#include <stdint.h>

struct call_input {
    uint8_t a[64], b[64], c[64];
    uint64_t k; /* a mask, of which smaller ones are the lowest bits */
};

struct call_output {
    uint8_t bytes[64];
    uint64_t mask;
};

struct call {
    const char *name;
    const char *needs; /* of the processor, as __builtin_cpu_supports() has it */
    void (*call)(const struct call_input *in, struct call_output *out);
};

/* The same calls in the same order; the last has no name. */
extern const struct call calls_of_model[], calls_of_compiler[];

#endif
