/* SPDX-License-Identifier: MIT */
#include "report.h"

#include <gnu/libc-version.h>

#include <cerrno>
#include <cinttypes>
#include <cmath>
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

/* Fewer distinct records than this, and a branch predictor knows them by heart
 * from one pass to the next. */
constexpr std::size_t few_records = 10000;

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

const char *yes(bool value)
{
    return value ? "yes" : "no";
}

/* "-" for what could not be measured. */
std::string times(double ratio)
{
    char text[32];

    if (ratio == 0)
        return "-";
    std::snprintf(text, sizeof text, "%.2fx", ratio);
    return text;
}

/* The geometric mean of a row's ratios, and the smallest; over the inputs of
 * which the row accepts anything. */
struct Mean {
    double ratio, uric_ratio, uric_least, ns_per_uri;
    std::size_t inputs, meaningless;
};

Mean mean_of(std::size_t row, const std::vector<Measured> &all)
{
    double ratio = 0, uric_ratio = 0, least = 0, ns = 0;
    std::size_t inputs = 0, meaningless = 0;

    for (const Measured &measured : all) {
        const Result &result = measured.results[row];

        if (result.common == 0)
            continue;
        ratio += std::log(result.ratio());
        uric_ratio += std::log(result.uric_ratio());
        ns += std::log(result.on_common.median /
                       static_cast<double>(result.common));
        least = inputs == 0 ? result.uric_ratio()
                            : std::min(least, result.uric_ratio());
        meaningless += result.meaningless();
        inputs++;
    }
    if (inputs == 0)
        return {0, 0, 0, 0, 0, 0};

    const double n = static_cast<double>(inputs);

    return {std::exp(ratio / n), std::exp(uric_ratio / n), least,
            std::exp(ns / n), inputs, meaningless};
}

} // namespace

double Result::ratio() const
{
    return common != 0 ? baseline_on_common.median / on_common.median : 0;
}

double Result::uric_ratio() const
{
    return common != 0 ? on_common.median / uric_on_common.median : 0;
}

bool Result::meaningless() const
{
    return whole.meaningless() ||
           (common != 0 &&
            (on_common.meaningless() || uric_on_common.meaningless() ||
             baseline_on_common.meaningless()));
}

double Damage::worst() const
{
    return std::max(last.median, anywhere.median) / valid.median;
}

void print_machine()
{
    std::printf("machine    %s, one thread; CPU time\n"
                "compiled   %s, %s\n"
                "peers      PCRE2 %s, glibc %s, re2c 3.0, ragel 6.10%s\n",
                cpu_model().c_str(), BENCH_CC, BENCH_CFLAGS,
                pcre2_version().c_str(), gnu_get_libc_version(),
                peer_versions().c_str());
    for (const Missing &peer : missing_peers()) {
        std::printf("left out   %s: the package %s is not installed (or lacks "
                    "it)\n",
                    peer.name, peer.package);
    }
}

void print_rows()
{
    std::printf("\n%-21s %-9s %-9s %-6s  %s\n", "parser", "validates",
                "allocates", "copies", "what it gives and checks");
    for (const Row &row : all_rows()) {
        std::printf("%-21s %-9s %-9s %-6s  %s\n", row.name.c_str(),
                    row.terms.validates, yes(row.terms.allocates),
                    yes(row.terms.copies), row.terms.does);
    }
    std::printf(
        "\nns/URI     median over all records of the input, accepted or not; "
        "repetitions\n"
        "           interleaved at random\n"
        "GB/s       10^9 bytes of references a second, likewise\n"
        "common     records that the row, uric and %s all accept;\n"
        "           both ratios are over those alone\n"
        "ratio      times as fast as %s\n"
        "uric is    times as fast as the row\n"
        "spread     half of the repetitions lie this close together, in %% of "
        "the median\n"
        "!          over 10 %%, in one of the times used: take the row for no "
        "more than an\n"
        "           estimate, or repeat on a quieter machine\n",
        baseline, baseline);
}

void print_input(const Input &input)
{
    const Records &records = input.records;

    std::printf("\ninput      %s: %s\n"
                "           %zu records, %zu bytes, %.1f a record, "
                "FNV-1a %016" PRIx64 "\n",
                input.name.c_str(), input.origin.c_str(), records.at.size(),
                records.total(),
                static_cast<double>(records.total()) /
                    static_cast<double>(records.at.size()),
                records.checksum());
    if (records.distinct() < few_records) {
        std::printf("           only %zu of them distinct: the processor learns "
                    "their branches by\n           heart, which flatters "
                    "scanners; no measure of real traffic\n",
                    records.distinct());
    }
}

void print_table(const Measured &measured)
{
    const double records = static_cast<double>(measured.input->records.at.size());
    const double bytes = static_cast<double>(measured.input->records.total());

    std::printf("\n%-21s %8s %7s %9s %8s %9s %9s %9s %8s\n", "parser", "ns/URI",
                "GB/s", "accepted", "common", "ratio", "uric is", "validates",
                "spread");
    for (const Result &result : measured.results) {
        std::printf("%-21s %8.1f %7.3f %9zu %8zu %9s %9s %9s %6.1f %%%s\n",
                    result.row->name.c_str(), result.whole.median / records,
                    bytes / result.whole.median, result.accepted, result.common,
                    times(result.ratio()).c_str(),
                    times(result.uric_ratio()).c_str(),
                    result.row->terms.validates, 100 * result.whole.spread,
                    result.meaningless() ? " !" : "");
    }
    for (const Damage &damage : measured.damages) {
        const double n = static_cast<double>(damage.references);

        std::printf("invalid    %s on the valid ones: %.1f ns; their last byte "
                    "wrong: %.1f ns, a byte\n           at random: %.1f ns; "
                    "%.2f times as long at worst%s\n",
                    damage.row->name.c_str(), damage.valid.median / n,
                    damage.last.median / n, damage.anywhere.median / n,
                    damage.worst(),
                    damage.valid.meaningless() || damage.last.meaningless() ||
                            damage.anywhere.meaningless()
                        ? " !"
                        : "");
    }
    std::fflush(stdout);
}

void print_means(const std::vector<Measured> &all)
{
    const std::vector<Row> &rows = all_rows();

    std::printf("\nGeometric means over the %zu inputs (of which the row accepts "
                "anything)\n\n%-21s %8s %9s %9s %9s %7s %9s\n",
                all.size(), "parser", "ns/URI", "ratio", "uric is", "at least",
                "inputs", "validates");
    for (std::size_t row = 0; row < rows.size(); row++) {
        const Mean mean = mean_of(row, all);

        std::printf("%-21s %8.1f %9s %9s %9s %7zu %9s%s\n",
                    rows[row].name.c_str(), mean.ns_per_uri,
                    times(mean.ratio).c_str(), times(mean.uric_ratio).c_str(),
                    times(mean.uric_least).c_str(), mean.inputs,
                    rows[row].terms.validates, mean.meaningless ? " !" : "");
    }
    std::printf("\nns/URI     of the common records\n"
                "at least   the smallest of \"uric is\" on a single input\n"
                "!          the row is marked on an input\n");
}

Tsv::Tsv(const std::string &directory, const char *name)
    : path_(directory + '/' + name)
{
    file = std::fopen(path_.c_str(), "w");
    if (!file) {
        std::fprintf(stderr, "bench: %s: %s\n", path_.c_str(),
                     std::strerror(errno));
        std::exit(2);
    }
}

void Tsv::close()
{
    const bool written = !std::ferror(file);

    if (std::fclose(file) != 0 || !written) {
        std::fprintf(stderr, "bench: %s: %s\n", path_.c_str(),
                     std::strerror(errno));
        std::exit(2);
    }
}

namespace {

void write_table(const std::string &directory, const std::vector<Measured> &all)
{
    Tsv tsv(directory, "bench.tsv");

    std::fprintf(tsv.file,
                 "parser\tinput\tns_per_uri\tgb_per_s\tratio\taccepted"
                 "\tvalidates\tcommon\turic_ratio\tns_per_common"
                 "\turic_ns_per_common\tbaseline_ns_per_common\tallocates"
                 "\tcopies\tspread\tfastest_ns\tslowest_ns\trepetitions"
                 "\tmeaningless\trecords\tvalid\tmean_length\tdoes\n");
    for (const Measured &measured : all) {
        const std::size_t records = measured.input->records.at.size();
        const double n = static_cast<double>(records);
        const double bytes =
            static_cast<double>(measured.input->records.total());

        for (const Result &result : measured.results) {
            const double common = static_cast<double>(result.common);
            const auto each = [common](const Timing &timing) {
                return common != 0 ? timing.median / common : 0;
            };

            std::fprintf(
                tsv.file,
                "%s\t%s\t%.2f\t%.4f\t%.3f\t%zu\t%s\t%zu\t%.3f\t%.2f\t%.2f\t%.2f"
                "\t%s\t%s\t%.4f\t%.2f\t%.2f\t%zu\t%s\t%zu\t%zu\t%.2f\t%s\n",
                result.row->name.c_str(), measured.input->name.c_str(),
                result.whole.median / n, bytes / result.whole.median,
                result.ratio(), result.accepted, result.row->terms.validates,
                result.common, result.uric_ratio(), each(result.on_common),
                each(result.uric_on_common), each(result.baseline_on_common),
                yes(result.row->terms.allocates), yes(result.row->terms.copies),
                result.whole.spread, result.whole.fastest / n,
                result.whole.slowest / n, result.whole.repetitions,
                yes(result.meaningless()), records, measured.valid, bytes / n,
                result.row->terms.does);
        }
    }
    tsv.close();
}

void write_means(const std::string &directory, const std::vector<Measured> &all)
{
    Tsv tsv(directory, "bench-mean.tsv");

    std::fprintf(tsv.file, "parser\tns_per_uri\tratio\turic_ratio"
                           "\turic_ratio_at_least\tinputs\tvalidates\n");
    for (std::size_t row = 0; row < all_rows().size(); row++) {
        const Mean mean = mean_of(row, all);

        std::fprintf(tsv.file, "%s\t%.2f\t%.3f\t%.3f\t%.3f\t%zu\t%s\n",
                     all_rows()[row].name.c_str(), mean.ns_per_uri, mean.ratio,
                     mean.uric_ratio, mean.uric_least, mean.inputs,
                     all_rows()[row].terms.validates);
    }
    tsv.close();
}

void write_damages(const std::string &directory,
                   const std::vector<Measured> &all)
{
    Tsv tsv(directory, "bench-invalid.tsv");

    std::fprintf(tsv.file, "parser\tinput\treferences\tvalid_ns\tlast_byte_ns"
                           "\trandom_byte_ns\tworst_ratio\n");
    for (const Measured &measured : all) {
        for (const Damage &damage : measured.damages) {
            const double n = static_cast<double>(damage.references);

            std::fprintf(tsv.file, "%s\t%s\t%zu\t%.2f\t%.2f\t%.2f\t%.3f\n",
                         damage.row->name.c_str(), measured.input->name.c_str(),
                         damage.references, damage.valid.median / n,
                         damage.last.median / n, damage.anywhere.median / n,
                         damage.worst());
        }
    }
    tsv.close();
}

} // namespace

void write_results(const std::string &directory,
                   const std::vector<Measured> &all)
{
    write_table(directory, all);
    write_means(directory, all);
    write_damages(directory, all);
}
