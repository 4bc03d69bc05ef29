/* The model of the AVX-512 intrinsics against the processor's own, as TAP.  What this
 * processor lacks is left out.
 *
 *   avx512-compare        compares each call on random input
 *   avx512-compare names  prints their names */
#include "calls.h"
#include "support/random.h"

#include <stdio.h>
#include <string.h>

enum { INPUTS = 20000 };

static uint64_t seed = 3986;

/* A vector in which equal, small, ASCII and zero elements are as likely as any other. */
static void fill(uint8_t *bytes, const uint8_t *other)
{
    const size_t how = random_below(&seed, 6);
    size_t i;

    for (i = 0; i < 64; i++) {
        const uint8_t byte = (uint8_t)random_below(&seed, 256);

        switch (how) {
        case 0: bytes[i] = byte; break;
        case 1: bytes[i] = byte & 3; break;
        case 2: bytes[i] = byte & 0x7f; break;
        case 3: bytes[i] = i % 8 == 0 ? byte & 0x7f : 0; break;
        case 4: bytes[i] = byte & 1 ? other[i] : byte; break;
        default: bytes[i] = random_below(&seed, 24) == 0 ? byte : 0; break;
        }
    }
}

static void draw(struct call_input *in)
{
    int i;

    fill(in->a, in->c);
    fill(in->b, in->a);
    fill(in->c, in->b);
    in->k = 0;
    for (i = 0; i < 64; i++)
        in->k |= (uint64_t)random_below(&seed, 2) << i;
    if (random_below(&seed, 4) == 0)
        in->k >>= random_below(&seed, 64);
    if (random_below(&seed, 8) == 0)
        in->k = 0 - (uint64_t)random_below(&seed, 2);
}

/* __builtin_cpu_supports() requires constants. */
static int processor_has(const char *isa)
{
#define HAS(name) if (strcmp(isa, name) == 0) return __builtin_cpu_supports(name) != 0
    HAS("avx512f");
    HAS("avx512bw");
    HAS("avx512cd");
    HAS("avx512vbmi");
    HAS("avx512vbmi2");
    HAS("popcnt");
    HAS("bmi");
    HAS("bmi2");
#undef HAS
    return -1;
}

static void show(const char *what, const uint8_t *bytes, uint64_t mask)
{
    int i;

    printf("# %s: mask %016llx, bytes", what, (unsigned long long)mask);
    for (i = 0; i < 64; i++)
        printf(" %02x", bytes[i]);
    printf("\n");
}

static int agree(const struct call *model, const struct call *compiler)
{
    struct call_input in;
    struct call_output expected, found;
    int i;

    memset(&in, 0, sizeof in);
    for (i = 0; i < INPUTS; i++) {
        draw(&in);
        memset(&expected, 0xa5, sizeof expected);
        memset(&found, 0xa5, sizeof found);
        compiler->call(&in, &expected);
        model->call(&in, &found);
        if (memcmp(&expected, &found, sizeof found) != 0) {
            show("a", in.a, in.k);
            show("b", in.b, in.k);
            show("c", in.c, in.k);
            show("processor", expected.bytes, expected.mask);
            show("model", found.bytes, found.mask);
            return 0;
        }
    }
    return 1;
}

int main(int argc, char **argv)
{
    int i, failed = 0;

    (void)argv;
    for (i = 0; calls_of_model[i].name != NULL; i++) {
        const struct call *model = &calls_of_model[i];
        const int has = processor_has(model->needs);

        if (argc > 1) {
            printf("%s\n", model->name);
        } else if (has == 0) {
            printf("ok %d - %s # SKIP this processor lacks %s\n", i + 1, model->name,
                   model->needs);
        } else {
            const int good = has == 1 && agree(model, &calls_of_compiler[i]);

            printf("%s %d - %s equals the processor's\n", good ? "ok" : "not ok",
                   i + 1, model->name);
            failed |= !good;
        }
    }
    if (argc < 2)
        printf("1..%d\n", i);
    return failed;
}
