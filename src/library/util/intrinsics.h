/* The compiler's intrinsics for the instruction sets that this build has kernels for. */
#ifndef URIC_INTRINSICS_H
#define URIC_INTRINSICS_H

#include "util/built.h"

#if URIC_BUILT & URIC_BUILT_X86
#include <immintrin.h>
#elif URIC_BUILT & URIC_BUILT_NEON
#include <arm_neon.h>
#elif URIC_BUILT & URIC_BUILT_SIMD128
#include <wasm_simd128.h>
#endif

#endif
