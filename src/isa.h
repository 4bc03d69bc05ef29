/* The instruction sets that the one-shot scanner has forms for. */
#ifndef URIC_ISA_H
#define URIC_ISA_H

#include "internal.h"

/* What the forms are compiled with. */
enum uric_entry { ENTRY_URI_REFERENCE, ENTRY_URI, ENTRY_ORIGIN_FORM };

/* The machine of parse.rl: URIC_OK, URIC_INVALID or URIC_INCOMPLETE for n up to
 * URIC_MAX_LENGTH, and *u as uric_parse() says.  Every form below gives the same
 * answers. */
URIC_INTERNAL int uric_ask_machine(int entry, const unsigned char *s, size_t n,
                                   struct uric *u);

typedef int (*uric_parse_function)(int entry, const unsigned char *s, size_t n,
                                   struct uric *u);

URIC_INTERNAL int uric_parse_portable(int entry, const unsigned char *s,
                                      size_t n, struct uric *u);

/* Forms for more than the compiler's baseline are compiled for it function by
 * function, and must be called only where the processor has it. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(URIC_PORTABLE)
#define URIC_HAS_X86 1

#if defined(__clang__)
#define URIC_PRAGMA(text) _Pragma(#text)
#define URIC_TARGET_BEGIN(names)                                              \
    URIC_PRAGMA(clang attribute push(__attribute__((target(names))),          \
                                     apply_to = function))
#define URIC_TARGET_END _Pragma("clang attribute pop")
#else
#define URIC_PRAGMA(text) _Pragma(#text)
#define URIC_TARGET_BEGIN(names)                                              \
    _Pragma("GCC push_options") URIC_PRAGMA(GCC target(names))
#define URIC_TARGET_END _Pragma("GCC pop_options")
#endif

URIC_INTERNAL int uric_parse_avx2(int entry, const unsigned char *s, size_t n,
                                  struct uric *u);
URIC_INTERNAL int uric_parse_avx512(int entry, const unsigned char *s, size_t n,
                                    struct uric *u);
#else
#define URIC_HAS_X86 0
#endif

/* The form for the best instruction set that the processor has. */
URIC_INTERNAL int uric_parse_best(int entry, const unsigned char *s, size_t n,
                                  struct uric *u);

#ifndef URIC_SINGLE_FILE
/* For tests and benchmarks: the forms by number from 0 on, the portable one
 * first; NULL behind the last that the processor has.  Asks the processor, which
 * is slow on virtual machines. */
struct uric_parse_form {
    const char *isa;
    uric_parse_function parse;
};
URIC_INTERNAL const struct uric_parse_form *uric_parse_forms(int i);
#endif

#endif
