/* SPDX-License-Identifier: MIT */
#include "report.h"

#include <gnu/libc-version.h>

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <fstream>

/* How the measured C was compiled; the Makefile knows. */
#ifndef BENCH_CC
#define BENCH_CC "unknown compiler"
#endif
#ifndef BENCH_CFLAGS
#define BENCH_CFLAGS "unknown flags"
#endif

namespace {

/* Beyond this the machine was busy with something else. */
constexpr double large_spread = 0.10;

/* Fewer distinct records than this, and a branch predictor knows them by heart
 * from one pass to the next. */
constexpr std::size_t few_records = 10000;

struct Figures {
    double ns_per_uri, gb_per_s, ratio, fastest, slowest, spread;
    std::size_t repetitions;
};

/* The value that a share of them stay below, interpolated. */
double quantile(const std::vector<double> &ascending, double share)
{
    const double place = share * static_cast<double>(ascending.size() - 1);
    const std::size_t low = static_cast<std::size_t>(place);
    const std::size_t high = std::min(low + 1, ascending.size() - 1);

    return ascending[low] + (place - static_cast<double>(low)) *
                                (ascending[high] - ascending[low]);
}

double median(const std::vector<double> &ascending)
{
    return quantile(ascending, 0.5);
}

Figures figures(const Row &row, const Input &input, const Collector &measured)
{
    const std::vector<double> &passes = measured.passes.at(row.name);
    const double count = static_cast<double>(input.records.size());
    const double middle = median(passes);

    return {middle / count,
            static_cast<double>(input.total()) / middle,
            median(measured.passes.at(baseline)) / middle,
            passes.front() / count,
            passes.back() / count,
            (quantile(passes, 0.75) - quantile(passes, 0.25)) / middle,
            passes.size()};
}

std::string cpu_model()
{
    std::ifstream cpuinfo("/proc/cpuinfo");
    std::string line;

    while (std::getline(cpuinfo, line)) {
        const std::size_t colon = line.find(": ");

        if (line.compare(0, 10, "model name") == 0 && colon != line.npos)
            return line.substr(colon + 2);
    }
    return "unknown CPU";
}

std::string pcre2_version()
{
    char version[64];

    pcre2_config(PCRE2_CONFIG_VERSION, version);
    return version;
}

} // namespace

void Collector::ReportRuns(const std::vector<Run> &runs)
{
    for (const Run &run : runs) {
        if (run.run_type != Run::RT_Iteration)
            continue;
        std::vector<double> &row = passes[run.run_name.function_name];
        const double ns = run.GetAdjustedCPUTime();

        row.insert(std::upper_bound(row.begin(), row.end(), ns), ns);
    }
}

void print_machine()
{
    std::printf("machine    %s, one thread; CPU time\n"
                "compiled   %s, %s\n"
                "peers      PCRE2 %s, glibc %s, re2c 3.0, ragel 6.10\n",
                cpu_model().c_str(), BENCH_CC, BENCH_CFLAGS,
                pcre2_version().c_str(), gnu_get_libc_version());
}

void print_input(const Input &input)
{
    const std::size_t total = input.total();

    std::printf("input      %s: %s\n"
                "           %zu records, %zu bytes, %.1f a record, "
                "FNV-1a %016" PRIx64 "\n",
                input.name.c_str(), input.origin.c_str(), input.records.size(),
                total,
                static_cast<double>(total) /
                    static_cast<double>(input.records.size()),
                input.checksum());
    if (input.distinct() < few_records) {
        std::printf("           only %zu of them distinct: the processor learns "
                    "their branches by\n           heart, which flatters "
                    "scanners; no measure of real traffic\n",
                    input.distinct());
    }
}

void print_table(const Input &input, const Agreement &agreement,
                 const Collector &measured)
{
    bool noisy = false;

    std::printf("\n%-21s %8s %8s %7s %9s %10s %8s %9s\n", "parser", "ns/URI",
                "GB/s", "ratio", "accepted", "validates", "fastest", "spread");
    for (std::size_t i = 0; i < rows.size(); i++) {
        const Row &row = rows[i];
        const Figures f = figures(row, input, measured);
        const bool large = f.spread > large_spread;

        noisy |= large;
        std::printf("%-21s %8.1f %8.3f %6.2fx %9zu %10s %8.1f %7.1f %%%s\n",
                    row.name, f.ns_per_uri, f.gb_per_s, f.ratio,
                    agreement.accepted[i], row.validates ? "yes" : "no",
                    f.fastest, 100 * f.spread, large ? " !" : "");
    }
    std::printf("\nns/URI     median of %zu repetitions, interleaved at random\n"
                "GB/s       10^9 bytes of references a second\n"
                "ratio      times as fast as %s\n"
                "fastest    ns/URI of the fastest repetition\n"
                "spread     half of the repetitions lie this close together, in "
                "%% of the median\n",
                measured.passes.at(baseline).size(), baseline);
    if (noisy) {
        std::printf("!          over %.0f %%: take the row for an estimate, or "
                    "repeat on a quieter machine\n",
                    100 * large_spread);
    }
}

void write_tsv(const char *path, const Input &input, const Agreement &agreement,
               const Collector &measured)
{
    std::FILE *const file = std::fopen(path, "w");
    bool written = file != nullptr;

    if (written) {
        std::fprintf(file, "parser\tinput\tns_per_uri\tgb_per_s\tratio\taccepted"
                           "\tvalidates\tspread\tfastest_ns\tslowest_ns"
                           "\trepetitions\n");
        for (std::size_t i = 0; i < rows.size(); i++) {
            const Row &row = rows[i];
            const Figures f = figures(row, input, measured);

            std::fprintf(file,
                         "%s\t%s\t%.2f\t%.4f\t%.3f\t%zu\t%s\t%.4f\t%.2f\t%.2f"
                         "\t%zu\n",
                         row.name, input.name.c_str(), f.ns_per_uri, f.gb_per_s,
                         f.ratio, agreement.accepted[i],
                         row.validates ? "yes" : "no", f.spread, f.fastest,
                         f.slowest, f.repetitions);
        }
        written = !std::ferror(file);
        written = std::fclose(file) == 0 && written;
    }
    if (!written) {
        std::fprintf(stderr, "bench: %s: %s\n", path, std::strerror(errno));
        std::exit(2);
    }
}
