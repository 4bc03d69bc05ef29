/* SPDX-License-Identifier: MIT */
#include "measure.h"

#include <map>

namespace {

/* Takes the repetitions as they come and prints nothing. */
class Collector : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context &) override { return true; }
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs) {
            if (run.run_type != Run::RT_Iteration)
                continue;
            std::vector<double> &job = passes[run.run_name.function_name];
            const double ns = run.GetAdjustedCPUTime();

            job.insert(std::upper_bound(job.begin(), job.end(), ns), ns);
        }
    }

    std::map<std::string, std::vector<double>> passes; /* ascending */
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

Timing timing(const std::vector<double> &passes)
{
    const double median = quantile(passes, 0.5);

    return {median, passes.front(), passes.back(),
            (quantile(passes, 0.75) - quantile(passes, 0.25)) / median,
            passes.size()};
}

} // namespace

std::vector<Timing> measure(const std::vector<Job> &jobs, int repetitions,
                            double seconds_each)
{
    std::vector<std::string> flags = {
        "bench", "--benchmark_enable_random_interleaving=true",
        "--benchmark_repetitions=" + std::to_string(repetitions),
        "--benchmark_min_time=" + std::to_string(seconds_each)};
    std::vector<char *> argv;
    std::vector<Timing> timings;
    Collector collector;

    if (jobs.empty())
        return timings;
    for (std::string &flag : flags)
        argv.push_back(flag.data());
    int argc = static_cast<int>(argv.size());
    argv.push_back(nullptr);
    benchmark::Initialize(&argc, argv.data());
    benchmark::ClearRegisteredBenchmarks();
    for (std::size_t i = 0; i < jobs.size(); i++) {
        const Job &job = jobs[i];

        benchmark::RegisterBenchmark(
            std::to_string(i).c_str(),
            [job](benchmark::State &state) { job.row->run(state, *job.records); });
    }
    benchmark::RunSpecifiedBenchmarks(&collector);
    for (std::size_t i = 0; i < jobs.size(); i++)
        timings.push_back(timing(collector.passes.at(std::to_string(i))));
    return timings;
}
