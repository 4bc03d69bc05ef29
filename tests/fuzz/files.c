/* Runs a fuzzer's target without a fuzzer, on each FILE.
 *
 *   files FILE...
 *
 * For compilers without a fuzzer, for debugging a fuzzer's findings, and for fuzzers that run
 * a program. */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

enum { PATIENCE = 100 }; /* seconds; ends a deadlock */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int argc, char **argv)
{
    static uint8_t data[1 << 16];
    size_t n;
    int i;

    for (i = 1; i < argc; i++) {
        FILE *file = fopen(argv[i], "rb");

        if (file == NULL) {
            perror(argv[i]);
            return 1;
        }
        n = fread(data, 1, sizeof data, file);
        fclose(file);
        alarm(PATIENCE);
        LLVMFuzzerTestOneInput(data, n);
    }
    printf("%d inputs\n", argc - 1);
    return 0;
}
