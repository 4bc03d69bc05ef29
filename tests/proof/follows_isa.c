/* Replaces src/library/parse/isa_choice.c for tests/proof/grammar_follows.py: all entries use the instruction
 * set that FOLLOWS_ISA names in the environment. */
#include <stdlib.h>
#include <string.h>

#define uric_best_kernels follows_best_form
#include "../src/library/parse/isa_choice.c" /* NOLINT(bugprone-suspicious-include) */
#undef uric_best_kernels

URIC_INTERNAL const struct uric_kernels *uric_best_kernels(void);

static const struct uric_kernels *named(const char *name)
{
    int i;

    for (i = 0; uric_kernels_number(i) != NULL; i++) {
        if (strcmp(uric_kernels_number(i)->isa, name) == 0)
            return uric_kernels_number(i);
    }
    abort(); /* not on this machine */
}

/* Asks once: the library calls this each time, and under a hypervisor CPUID is slow. */
const struct uric_kernels *uric_best_kernels(void)
{
    static const struct uric_kernels *chosen;
    const char *name;

    if (chosen != NULL)
        return chosen;
    name = getenv("FOLLOWS_ISA");
    chosen = name != NULL ? named(name) : follows_best_form();
    return chosen;
}
