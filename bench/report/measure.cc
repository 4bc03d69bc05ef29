/* Times rows on records.
 *
 * SPDX-License-Identifier: MIT */
#include "report/measure.h"

#include <cmath>
#include <numeric>
#include <random>

namespace {

/* Collects the times and prints nothing. */
class Collector : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context &) override { return true; }
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs) {
            ns[std::stoul(run.run_name.function_name)] =
                run.GetAdjustedCPUTime();
        }
    }

    std::vector<double> ns; /* by job */
};

void run_round(const std::vector<Job> &jobs,
               const std::vector<std::size_t> &order,
               const std::vector<benchmark::IterationCount> &passes,
               Collector *collector)
{
    benchmark::ClearRegisteredBenchmarks();
    for (std::size_t i : order) {
        const Job &job = jobs[i];

        benchmark::RegisterBenchmark(
            std::to_string(i).c_str(),
            [job](benchmark::State &state) { job.row->run(state, *job.records); })
            ->Iterations(passes[i]);
    }
    benchmark::RunSpecifiedBenchmarks(collector);
}

} // namespace

double Sample::spread() const
{
    return (quantile(0.75) - quantile(0.25)) / median();
}

double Sample::uncertainty() const
{
    return 1.57 * spread() / std::sqrt(static_cast<double>(rounds()));
}

Sample Sample::divided_by(double n) const
{
    std::vector<double> rounds = rounds_;

    for (double &round : rounds)
        round /= n;
    return Sample(rounds);
}

Sample Sample::divided_by(const Sample &other) const
{
    std::vector<double> rounds = rounds_;

    for (std::size_t i = 0; i < rounds.size(); i++)
        rounds[i] /= other.rounds_[i];
    return Sample(rounds);
}

/* The value below which that share of them lies, interpolated. */
double Sample::quantile(double share) const
{
    std::vector<double> ascending = rounds_;

    std::sort(ascending.begin(), ascending.end());

    const double place = share * static_cast<double>(ascending.size() - 1);
    const std::size_t low = static_cast<std::size_t>(place);
    const std::size_t high = std::min(low + 1, ascending.size() - 1);

    return ascending[low] + (place - static_cast<double>(low)) *
                                (ascending[high] - ascending[low]);
}

std::vector<Sample> measure(const std::vector<Job> &jobs, int rounds,
                            double seconds_each)
{
    std::vector<std::size_t> order(jobs.size());
    std::vector<benchmark::IterationCount> passes(jobs.size(), 1);
    std::vector<std::vector<double>> times(jobs.size());
    std::vector<Sample> samples;
    std::mt19937 shuffler(3986);
    Collector collector;

    std::iota(order.begin(), order.end(), 0);
    collector.ns.resize(jobs.size());
    run_round(jobs, order, passes, &collector);
    for (std::size_t i = 0; i < jobs.size(); i++) {
        passes[i] = std::max<benchmark::IterationCount>(
            1, static_cast<benchmark::IterationCount>(
                   seconds_each * 1e9 / std::max(collector.ns[i], 1.0)));
    }
    for (int round = 0; round < rounds; round++) {
        std::shuffle(order.begin(), order.end(), shuffler);
        run_round(jobs, order, passes, &collector);
        for (std::size_t i = 0; i < jobs.size(); i++)
            times[i].push_back(collector.ns[i]);
    }
    for (std::vector<double> &job : times)
        samples.emplace_back(std::move(job));
    return samples;
}
