/* Prints and writes the machine, the inputs and the results of the parsers.
 *
 * SPDX-License-Identifier: MIT */
#include "report/report.h"

#include <gnu/libc-version.h>

#include <cerrno>
#include <cinttypes>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <thread>

/* How the measured C was compiled; the Makefile defines them. */
#ifndef BENCH_CC
#define BENCH_CC "unknown compiler"
#endif
#ifndef BENCH_CFLAGS
#define BENCH_CFLAGS "unknown flags"
#endif

namespace {

/* With fewer distinct records, a branch predictor memorizes them from one pass to the
 * next. */
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

std::string times(double ratio)
{
    char text[32];

    std::snprintf(text, sizeof text, "%.2fx", ratio);
    return text;
}

/* Geometric means of a row's ratios, and the smallest, over the inputs in which the row
 * accepts any record. */
struct Mean {
    double ratio = 0, uric_ratio = 0, uric_least = 0, ns_per_uri = 0;
    std::size_t inputs = 0, meaningless = 0;
};

Mean mean_of(std::size_t row, const std::vector<Measured> &all)
{
    Mean sum;

    for (const Measured &measured : all) {
        const Result &result = measured.results[row];

        if (result.common == 0)
            continue;

        const double uric_ratio = result.uric_ratio().median();

        sum.ratio += std::log(result.ratio().median());
        sum.uric_ratio += std::log(uric_ratio);
        sum.ns_per_uri += std::log(result.on_common.median() /
                                   static_cast<double>(result.common));
        sum.uric_least = sum.inputs == 0 ? uric_ratio
                                         : std::min(sum.uric_least, uric_ratio);
        sum.meaningless += result.meaningless();
        sum.inputs++;
    }
    if (sum.inputs != 0) {
        for (double *mean : {&sum.ratio, &sum.uric_ratio, &sum.ns_per_uri})
            *mean = std::exp(*mean / static_cast<double>(sum.inputs));
    }
    return sum;
}

} // namespace

bool Result::meaningless() const
{
    return common != 0 &&
           (ratio().meaningless() || uric_ratio().meaningless());
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
        if (peer.package) {
            std::printf("left out   %s: the package %s is not installed (or lacks "
                        "it)\n",
                        peer.name, peer.package);
        } else {
            std::printf("left out   %s: no package has it; ADA_DIR=DIRECTORY names a "
                        "build of it, with\n           include/ada.h\n",
                        peer.name);
        }
    }
}

void write_run(const std::string &directory, bool shortly)
{
    const std::time_t now = std::time(nullptr);
    char date[16];
    Tsv tsv(directory, "bench-run.tsv");

    std::strftime(date, sizeof date, "%Y-%m-%d", std::gmtime(&now));
    std::fprintf(tsv.file, "date\tprocessor\tprocessors\tcompiler\tflags"
                           "\tshortly\n%s\t%s\t%u\t%s\t%s\t%s\n",
                 date, cpu_model().c_str(), std::thread::hardware_concurrency(),
                 BENCH_CC, BENCH_CFLAGS, yes(shortly));
    tsv.close();
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
        "\nns/URI     median of the rounds, over all records of the input, "
        "accepted or not\n"
        "GB/s       10^9 bytes of references per second, over the same records\n"
        "fastest    ns/URI of the fastest round\n"
        "spread     the interquartile range of the rounds' times, in %% of "
        "their median\n"
        "common     records that the row, uric and %s all accept\n"
        "ratio      the row's speed relative to %s, over the common records;\n"
        "           median of the ratios within each round\n"
        "uric is    uric's speed relative to the row, computed in the same way\n"
        "!          the median of the times, or of the ratios, may be off by over "
        "10 %%\n"
        "           (1.57 spread / sqrt(rounds)): only an estimate; repeat it on a "
        "quieter\n"
        "           machine\n",
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
        std::printf("           only %zu of them distinct: the processor memorizes "
                    "their branches,\n           so scanners are faster than on "
                    "real traffic\n",
                    records.distinct());
    }
}

void print_table(const Measured &measured)
{
    const double records = static_cast<double>(measured.input->records.at.size());
    const double bytes = static_cast<double>(measured.input->records.total());

    std::printf("\n%-21s %8s %7s %8s %9s %9s %8s %8s %8s %9s\n", "parser",
                "ns/URI", "GB/s", "fastest", "spread", "accepted", "common",
                "ratio", "uric is", "validates");
    for (const Result &result : measured.results) {
        std::printf("%-21s %8.1f %7.3f %8.1f %5.1f %% %c %9zu %8zu",
                    result.row->name.c_str(), result.whole.median() / records,
                    bytes / result.whole.median(),
                    result.whole.fastest() / records,
                    100 * result.whole.spread(),
                    result.whole.meaningless() ? '!' : ' ', result.accepted,
                    result.common);
        if (result.common != 0) {
            std::printf(" %8s %8s", times(result.ratio().median()).c_str(),
                        times(result.uric_ratio().median()).c_str());
        } else {
            std::printf(" %8s %8s", "-", "-");
        }
        std::printf(" %9s%s\n", result.row->terms.validates,
                    result.meaningless() ? " !" : "");
    }
    for (const Damage &damage : measured.damages) {
        const double n = static_cast<double>(damage.references);

        std::printf("invalid    %s takes %.1f ns for valid ones; %.2f times as "
                    "long if their last byte is\n           wrong, %.2f times "
                    "if a byte at random is%s\n",
                    damage.row->name.c_str(), damage.valid.median() / n,
                    damage.last_ratio().median(),
                    damage.anywhere_ratio().median(),
                    damage.last_ratio().meaningless() ||
                            damage.anywhere_ratio().meaningless()
                        ? " !"
                        : "");
    }
    std::fflush(stdout);
}

void print_means(const std::vector<Measured> &all)
{
    const std::vector<Row> &rows = all_rows();

    std::printf("\n== geometric means over the %zu inputs\n\n"
                "%-21s %8s %9s %9s %9s %7s %7s %9s\n",
                all.size(), "parser", "ns/URI", "ratio", "uric is", "at least",
                "inputs", "marked", "validates");
    for (std::size_t row = 0; row < rows.size(); row++) {
        const Mean mean = mean_of(row, all);

        std::printf("%-21s %8.1f %9s %9s %9s %7zu %7zu %9s\n",
                    rows[row].name.c_str(), mean.ns_per_uri,
                    times(mean.ratio).c_str(), times(mean.uric_ratio).c_str(),
                    times(mean.uric_least).c_str(), mean.inputs,
                    mean.meaningless, rows[row].terms.validates);
    }
    std::printf("\nns/URI     of the common records\n"
                "at least   the smallest of \"uric is\" on a single input\n"
                "inputs     the number in which the row accepts any record; marked: the "
                "number\n           on which its ratios are only estimates\n");
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
                 "\tcopies\tspread\tfastest_ns\tslowest_ns\trounds"
                 "\tratio_spread\turic_ratio_spread\tmeaningless\trecords\tvalid\tmean_length\tdoes\n");
    for (const Measured &measured : all) {
        const std::size_t records = measured.input->records.at.size();
        const double n = static_cast<double>(records);
        const double bytes =
            static_cast<double>(measured.input->records.total());

        for (const Result &result : measured.results) {
            const double common = static_cast<double>(result.common);
            const auto each = [common](const Sample &sample) {
                return common != 0 ? sample.median() / common : 0;
            };
            /* Without common records there is nothing to divide. */
            const Sample none({0});
            const Sample ratio = common != 0 ? result.ratio() : none;
            const Sample uric_ratio = common != 0 ? result.uric_ratio() : none;

            std::fprintf(
                tsv.file,
                "%s\t%s\t%.2f\t%.4f\t%.3f\t%zu\t%s\t%zu\t%.3f\t%.2f\t%.2f\t%.2f"
                "\t%s\t%s\t%.4f\t%.2f\t%.2f\t%zu\t%.4f\t%.4f\t%s\t%zu\t%zu\t%.2f"
                "\t%s\n",
                result.row->name.c_str(), measured.input->name.c_str(),
                result.whole.median() / n, bytes / result.whole.median(),
                ratio.median(), result.accepted, result.row->terms.validates,
                result.common, uric_ratio.median(), each(result.on_common),
                each(result.uric_on_common), each(result.baseline_on_common),
                yes(result.row->terms.allocates), yes(result.row->terms.copies),
                result.whole.spread(), result.whole.fastest() / n,
                result.whole.slowest() / n, result.whole.rounds(),
                common != 0 ? ratio.spread() : 0,
                common != 0 ? uric_ratio.spread() : 0,
                yes(result.whole.meaningless() || result.meaningless()), records, measured.valid,
                bytes / n, result.row->terms.does);
        }
    }
    tsv.close();
}

void write_means(const std::string &directory, const std::vector<Measured> &all)
{
    Tsv tsv(directory, "bench-mean.tsv");

    std::fprintf(tsv.file, "parser\tns_per_uri\tratio\turic_ratio"
                           "\turic_ratio_at_least\tinputs\tmarked\tvalidates\n");
    for (std::size_t row = 0; row < all_rows().size(); row++) {
        const Mean mean = mean_of(row, all);

        std::fprintf(tsv.file, "%s\t%.2f\t%.3f\t%.3f\t%.3f\t%zu\t%zu\t%s\n",
                     all_rows()[row].name.c_str(), mean.ns_per_uri, mean.ratio,
                     mean.uric_ratio, mean.uric_least, mean.inputs,
                     mean.meaningless, all_rows()[row].terms.validates);
    }
    tsv.close();
}

void write_damages(const std::string &directory,
                   const std::vector<Measured> &all)
{
    Tsv tsv(directory, "bench-invalid.tsv");

    std::fprintf(tsv.file, "parser\tinput\treferences\tvalid_ns\tlast_byte_ns"
                           "\trandom_byte_ns\tlast_byte_ratio"
                           "\trandom_byte_ratio\n");
    for (const Measured &measured : all) {
        for (const Damage &damage : measured.damages) {
            const double n = static_cast<double>(damage.references);

            std::fprintf(tsv.file, "%s\t%s\t%zu\t%.2f\t%.2f\t%.2f\t%.3f\t%.3f\n",
                         damage.row->name.c_str(), measured.input->name.c_str(),
                         damage.references, damage.valid.median() / n,
                         damage.last.median() / n, damage.anywhere.median() / n,
                         damage.last_ratio().median(),
                         damage.anywhere_ratio().median());
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
