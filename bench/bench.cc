/* uric, its scanners in other styles, and its peers, on the same bytes in one
 * run.
 *
 *   bench [TSV]
 *
 * prints a table, and writes its rows to the file TSV as well.  BENCH_INPUT=FILE
 * measures on the lines of that file; BENCH_QUICK=1 takes a shorter look.  Run
 * from the top of the tree.  Exit status: 0; 1 when two rows disagree, and
 * nothing is timed then; 2 when there is nothing to read or nowhere to write.
 *
 * SPDX-License-Identifier: MIT */
#include "report.h"

#include <cstdio>
#include <cstdlib>

#ifndef BENCH_SAMPLE
#define BENCH_SAMPLE "bench/sample.txt"
#endif

namespace {

void measure(const Input &input, Collector *collector)
{
    const char *const quick = std::getenv("BENCH_QUICK");
    const bool shortly = quick && *quick && std::strcmp(quick, "0") != 0;
    /* Many short repetitions in random order: a machine that is slow for a while
     * is slow for every row, and the medians stay comparable. */
    std::vector<std::string> flags = {
        "bench", "--benchmark_enable_random_interleaving=true",
        shortly ? "--benchmark_repetitions=15" : "--benchmark_repetitions=45",
        shortly ? "--benchmark_min_time=0.05" : "--benchmark_min_time=0.1"};
    std::vector<char *> argv;

    for (std::string &flag : flags)
        argv.push_back(flag.data());
    int argc = static_cast<int>(argv.size());
    argv.push_back(nullptr);
    benchmark::Initialize(&argc, argv.data());
    for (const Row &row : rows) {
        benchmark::RegisterBenchmark(
            row.name, [&row, &input](benchmark::State &state) {
                row.run(state, input);
            });
    }
    benchmark::RunSpecifiedBenchmarks(collector);
    benchmark::Shutdown();
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 2) {
        std::fprintf(stderr, "usage: bench [TSV]\n");
        return 2;
    }

    const Input input = read_input(BENCH_SAMPLE);
    Collector collector;

    print_machine();
    print_input(input);
    const Agreement agreement = compare(input);
    if (!agreement.agreed)
        return 1;
    std::fflush(stdout);
    measure(input, &collector);
    print_table(input, agreement, collector);
    if (argc == 2)
        write_tsv(argv[1], input, agreement, collector);
    return 0;
}
