/* uric, its scanners in other styles, and its peers, on the same bytes in one
 * run.
 *
 *   bench [DIRECTORY]
 *
 * prints tables, and writes them to DIRECTORY as well: for parsing to bench.tsv,
 * bench-mean.tsv, bench-invalid.tsv, bench-scaling.tsv, bench-rules.tsv and
 * bench-schemes.tsv; for operations to bench-operations.tsv, bench-goals.tsv and
 * bench-growth.tsv; bench-run.tsv says where and when.  BENCH_ONLY=parsing or
 * BENCH_ONLY=operations measures only that half.
 * BENCH_INPUT=FILE measures on the lines of that file instead of all inputs;
 * BENCH_DATA is the directory of the inputs that are files; BENCH_QUICK=1 measures
 * fewer inputs for a shorter time.  Run from the top of the tree.  Exit status: 0;
 * 1 if two rows with the same contract disagree, which stops the run; 2 if it can
 * read nothing or write nothing.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/generate.h"
#include "operations/operation_growth.h"
#include "operations/operations.h"
#include "report/report.h"
#include "parse/rule_step.h"
#include "parse/scaling.h"
#include "parse/scheme_step.h"

#include <cstdlib>
#include <list>

#ifndef BENCH_SAMPLE
#define BENCH_SAMPLE "bench/data/sample.txt"
#endif
#ifndef BENCH_DATA
#define BENCH_DATA "../shared/data"
#endif

namespace {

constexpr int rounds = 15, rounds_shortly = 9;
constexpr double seconds_each = 0.006, seconds_each_shortly = 0.003;

std::size_t count(const std::vector<bool> &flags)
{
    return static_cast<std::size_t>(
        std::count(flags.begin(), flags.end(), true));
}

/* Collects jobs, each of them once. */
class Plan {
public:
    explicit Plan(const Input &input) : input_(input) {}

    /* The records with these flags: one object for the same flags. */
    const Records *chosen(const std::vector<bool> &flags)
    {
        if (count(flags) == flags.size())
            return &input_.records;
        for (const auto &[known, records] : selections_) {
            if (known == flags)
                return &records;
        }
        selections_.emplace_back(flags, input_.records.select(flags));
        return &selections_.back().second;
    }
    /* Returns the index of its timing. */
    std::size_t add(const Row &row, const Records *records)
    {
        for (std::size_t i = 0; i < jobs.size(); i++) {
            if (jobs[i].row == &row && jobs[i].records == records)
                return i;
        }
        jobs.push_back({&row, records});
        return jobs.size() - 1;
    }

    std::vector<Job> jobs;

private:
    const Input &input_;
    std::list<std::pair<std::vector<bool>, Records>> selections_;
};

/* Each record with one illegal byte: the last, or a random one. */
Records damaged_copy(const Records &records, bool last)
{
    Random random(1738);
    std::vector<std::string> texts;

    for (std::string_view record : records.at) {
        if (!record.empty()) {
            const std::size_t at =
                last ? record.size() - 1 : random.below(record.size());

            texts.push_back(damaged(record, at, &random));
        }
    }
    return Records({texts.begin(), texts.end()});
}

Measured measure_input(const Input &input, const Agreement &agreement,
                       bool shortly)
{
    const std::vector<Row> &rows = all_rows();
    const Row &uric = rows.front(), &base = rows[baseline_row()];
    const std::vector<bool> &valid = agreement.accepted.front();
    const std::vector<bool> &matched = agreement.accepted[baseline_row()];
    Measured measured{&input, count(valid), {}, {}};
    Plan plan(input);
    struct Places {
        std::size_t whole, on_common, uric_on_common, baseline_on_common;
    };
    std::vector<Places> places;

    for (std::size_t i = 0; i < rows.size(); i++) {
        std::vector<bool> common = agreement.accepted[i];

        for (std::size_t r = 0; r < common.size(); r++)
            common[r] = common[r] && valid[r] && matched[r];
        measured.results.push_back({&rows[i],
                                    {},
                                    count(agreement.accepted[i]),
                                    count(common),
                                    {},
                                    {},
                                    {}});

        Places place{plan.add(rows[i], &input.records), 0, 0, 0};

        if (count(common) != 0) {
            const Records *const records = plan.chosen(common);

            place.on_common = plan.add(rows[i], records);
            place.uric_on_common = plan.add(uric, records);
            place.baseline_on_common = plan.add(base, records);
        }
        places.push_back(place);
    }

    std::vector<bool> damageable = valid;

    for (std::size_t r = 0; r < damageable.size(); r++)
        damageable[r] = damageable[r] && !input.records.at[r].empty();
    const Records *const intact =
        count(damageable) != 0 ? plan.chosen(damageable) : nullptr;
    Records last, anywhere;
    const std::size_t first_damage = plan.jobs.size();

    if (intact) {
        last = damaged_copy(*intact, true);
        anywhere = damaged_copy(*intact, false);
        for (std::size_t i = 0; i < uric_rows(); i++) {
            for (const Records *records :
                 std::initializer_list<const Records *>{intact, &last, &anywhere})
                plan.jobs.push_back({&rows[i], records});
        }
    }

    const std::vector<Sample> timings =
        measure(plan.jobs, shortly ? rounds_shortly : rounds,
                shortly ? seconds_each_shortly : seconds_each);

    for (std::size_t i = 0; i < rows.size(); i++) {
        Result &result = measured.results[i];

        result.whole = timings[places[i].whole];
        if (result.common != 0) {
            result.on_common = timings[places[i].on_common];
            result.uric_on_common = timings[places[i].uric_on_common];
            result.baseline_on_common = timings[places[i].baseline_on_common];
        }
    }
    for (std::size_t i = 0; intact && i < uric_rows(); i++) {
        const std::size_t at = first_damage + 3 * i;

        measured.damages.push_back({&rows[i], intact->at.size(), timings[at],
                                    timings[at + 1], timings[at + 2]});
    }
    return measured;
}

struct Settings {
    bool shortly;
    const char *directory; /* nullptr: results are printed only */
};

/* The value if it is set and not "0". */
const char *setting(const char *name)
{
    const char *const value = std::getenv(name);

    return value && *value && std::strcmp(value, "0") != 0 ? value : nullptr;
}

/* Times parsing; false if rows disagree. */
bool parsing(const std::vector<Input> &inputs, const Settings &settings)
{
    std::vector<Agreement> agreements;
    std::vector<Measured> measured;

    for (const Input &input : inputs) {
        std::printf("\n           %s\n", input.name.c_str());
        agreements.push_back(compare(input));
        if (!agreements.back().agreed)
            return false;
        std::fflush(stdout);
    }
    for (std::size_t i = 0; i < inputs.size(); i++) {
        std::printf("\n== %s\n", inputs[i].name.c_str());
        std::fflush(stdout);
        measured.push_back(measure_input(inputs[i], agreements[i], settings.shortly));
        print_table(measured.back());
    }
    print_means(measured);
    if (settings.directory)
        write_results(settings.directory, measured);
    std::fflush(stdout);

    const Curves curves = measure_scaling(settings.shortly);

    print_scaling(curves);
    if (settings.directory)
        write_scaling(settings.directory, curves);
    std::fflush(stdout);

    const std::vector<RuleTime> times = measure_rules(settings.shortly);

    print_rules(times);
    if (settings.directory)
        write_rules(settings.directory, times);
    std::fflush(stdout);

    const std::vector<Step> steps = measure_schemes(settings.shortly);

    print_schemes(steps);
    if (settings.directory)
        write_schemes(settings.directory, steps);
    std::fflush(stdout);
    return true;
}

/* Times the operations; false if uric disagrees with itself. */
bool operating(const std::vector<Input> &inputs, const Settings &settings)
{
    bool agreed;

    print_performers();

    const std::vector<Performed> performed =
        measure_operations(inputs, settings.shortly, &agreed);

    if (!agreed)
        return false;
    print_operations(performed);
    if (settings.directory)
        write_operations(settings.directory, performed);
    std::fflush(stdout);

    const std::vector<Growth> grown = measure_growth(settings.shortly);

    print_growth(grown);
    if (settings.directory)
        write_growth(settings.directory, grown);
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const char *const data = std::getenv("BENCH_DATA");
    const std::string only = setting("BENCH_ONLY") ? setting("BENCH_ONLY") : "";
    const Settings settings = {setting("BENCH_QUICK") != nullptr,
                               argc == 2 ? argv[1] : nullptr};
    int no_flags = 1;

    if (argc > 2) {
        std::fprintf(stderr, "usage: bench [DIRECTORY]\n");
        return 2;
    }
    if (!only.empty() && only != "parsing" && only != "operations") {
        std::fprintf(stderr, "bench: BENCH_ONLY is parsing or operations\n");
        return 2;
    }
    benchmark::Initialize(&no_flags, argv);

    if (settings.directory) /* fail now, not after minutes of measuring */
        Tsv(settings.directory, "bench-run.tsv").close();

    print_machine();
    const std::vector<Input> inputs =
        read_inputs(BENCH_SAMPLE, data && *data ? data : BENCH_DATA, settings.shortly);

    for (const Input &input : inputs)
        print_input(input);
    if (settings.directory)
        write_run(settings.directory, settings.shortly);
    if (only != "operations") {
        print_rows();
        if (!parsing(inputs, settings))
            return 1;
    }
    return only == "parsing" || operating(inputs, settings) ? 0 : 1;
}
