/* Prints and writes the results of the operations.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operations.h"

#include "operations/interpreter.h"
#include "report/report.h"

#include <cmath>

namespace {

const char *yes(bool value)
{
    return value ? "yes" : "no";
}

std::string question_name(const Performed &one)
{
    return std::string(operation_name(one.operation)) + ", " + one.of;
}

/* The promise for a kind of question, over the inputs. */
struct Promise {
    std::string name;
    Goal goal;
    double mean = 0, least = HUGE_VAL, uric_ns = 0;
    std::string fastest; /* the fastest rows, each once */
    std::size_t inputs = 0, meaningless = 0;

    bool kept() const { return least >= goal.least; }
};

void add(const Performed &one, Promise *promise)
{
    const Performance *const row = one.held_against();

    if (!row)
        return;

    const Sample ratio = row->uric_ratio();

    promise->mean += std::log(ratio.median());
    promise->uric_ns += std::log(row->uric_ns.median());
    promise->least = std::min(promise->least, ratio.median());
    promise->inputs++;
    promise->meaningless += ratio.meaningless();
    if (promise->fastest.find(row->name) == promise->fastest.npos)
        promise->fastest += (promise->fastest.empty() ? "" : ", ") + row->name;
}

/* The promise for each kind of question, in the order of the questions. */
std::vector<Promise> promises(const std::vector<Performed> &all)
{
    std::vector<Promise> made;

    for (const Performed &one : all) {
        std::string name = question_name(one);

        if (*one.goal.than && one.input.find("iB") != one.input.npos)
            name += " of " + one.input;

        const auto known =
            std::find_if(made.begin(), made.end(),
                         [&](const Promise &other) { return other.name == name; });

        if (known == made.end()) {
            made.push_back({});
            made.back().name = name;
            made.back().goal = one.goal;
            add(one, &made.back());
        } else {
            add(one, &*known);
        }
    }
    for (Promise &promise : made) {
        const double n = static_cast<double>(std::max<std::size_t>(1, promise.inputs));

        promise.mean = std::exp(promise.mean / n);
        promise.uric_ns = std::exp(promise.uric_ns / n);
    }
    made.erase(std::remove_if(made.begin(), made.end(),
                              [](const Promise &one) { return one.inputs == 0; }),
               made.end());
    return made;
}

void print_rows(const Performed &one)
{
    std::printf("\n%s, %s: %zu questions of %.1f bytes\n", question_name(one).c_str(),
                one.input.c_str(), one.questions, one.bytes);
    for (const Performance &row : one.rows) {
        std::printf("  %-14s", row.name.c_str());
        if (row.same != 0) {
            std::printf(" %10.1f %10.1f %8.2fx %c", row.ns.median(),
                        row.uric_ns.median(), row.uric_ratio().median(),
                        row.uric_ratio().meaningless() ? '!' : ' ');
        } else {
            std::printf(" %10s %10s %9s  ", "-", "-", "-");
        }
        if (row.yardstick)
            std::printf(" %7s %9s %8s\n", "-", "-", "-");
        else
            std::printf(" %7zu %9zu %8zu\n", row.same, row.different, row.unanswered);
    }
}

void print_promises(const std::vector<Performed> &all)
{
    std::printf("\n== operations: uric's speed relative to the fastest peer in C or C++, or "
                "to the\n   function in brackets\n\n%-38s %10s %8s %8s %6s %7s  %-7s %s\n",
                "operation", "uric ns", "uric is", "at least", "inputs", "marked",
                "goal", "compared with");
    for (const Promise &one : promises(all)) {
        char goal[16] = "-";

        if (one.goal.least > 0)
            std::snprintf(goal, sizeof goal, "%.2fx", one.goal.least);
        std::printf("%-38s %10.1f %7.2fx %7.2fx %6zu %7zu  %-7s %s%s\n",
                    one.name.c_str(), one.uric_ns, one.mean, one.least, one.inputs,
                    one.meaningless, goal, one.fastest.c_str(),
                    one.kept() ? "" : "  MISSED");
    }
    std::printf("\nuric is    geometric mean over the inputs; at least: the smallest on a "
                "single one\n"
                "           (without peers that answer fewer than half of the questions like "
                "uric)\n"
                "marked     the number of inputs on which the ratio is only an estimate\n"
                "MISSED     at least is less than the goal\n");
}

} // namespace

void print_performers()
{
    std::printf("\nin separate processes%s\n", interpreter_versions().c_str());
    std::printf("\n%-17s %-14s %-9s %-9s %-6s  %s\n", "operation", "row", "validates",
                "allocates", "copies", "what is called");
    for (int i = 0; i < operations; i++) {
        const Operation operation = static_cast<Operation>(i);
        const char *const name = operation_name(operation);

        for (const Performer &one : performers(operation)) {
            std::printf("%-17s %-14s %-9s %-9s %-6s  %s\n", name, one.row.name.c_str(),
                        one.row.terms.validates, yes(one.row.terms.allocates),
                        yes(one.row.terms.copies), one.row.terms.does);
        }
        for (const Interpreter &one : interpreters()) {
            if (const char *const words = does(one, operation))
                std::printf("%-17s %-14s %-9s %-9s %-6s  %s\n", name, one.name, "no",
                            "yes", "yes", words);
        }
    }
}

void print_operations(const std::vector<Performed> &all)
{
    std::printf("\n== operations\n\n  %-14s %10s %10s %9s   %7s %9s %8s\n", "row", "ns",
                "uric ns", "uric is", "same", "different", "none");
    for (const Performed &one : all)
        print_rows(one);
    std::printf(
        "\nns         per question that the row answers like uric; uric ns: uric's time "
        "for the same\n"
        "uric is    uric's speed relative to the row; median of the ratios within each round\n"
        "same       questions with uric's answer; different: with another; none: without "
        "one of the two\n"
        "           (undefined and empty values of a query count as the same)\n"
        "(...)      a bound, not a row\n"
        "perl-uri, python-urllib: in a separate process, over at most %zu of the "
        "questions, many rounds\n"
        "           timed inside the interpreter; uric is timed separately over the same\n"
        "!          the median of the ratios may be off by over 10 %%\n",
        questions_interpreted);
    print_promises(all);
}

void write_operations(const std::string &directory, const std::vector<Performed> &all)
{
    Tsv tsv(directory, "bench-operations.tsv");

    std::fprintf(tsv.file,
                 "operation\tof\tinput\trow\tns\turic_ns\turic_ratio\tratio_spread"
                 "\tmeaningless\tquestions\tmean_length\tsame\tdifferent\tunanswered"
                 "\tvalidates\tallocates\tcopies\tinterpreted\tyardstick\n");
    for (const Performed &one : all) {
        for (const Performance &row : one.rows) {
            const Sample none({0});
            const bool timed = row.same != 0;
            const Sample ratio = timed ? row.uric_ratio() : none;

            std::fprintf(tsv.file,
                         "%s\t%s\t%s\t%s\t%.2f\t%.2f\t%.4f\t%.4f\t%s\t%zu\t%.1f\t%zu"
                         "\t%zu\t%zu\t%s\t%s\t%s\t%s\t%s\n",
                         operation_name(one.operation), one.of.c_str(),
                         one.input.c_str(), row.name.c_str(),
                         timed ? row.ns.median() : 0, timed ? row.uric_ns.median() : 0,
                         ratio.median(), timed ? ratio.spread() : 0,
                         yes(timed && ratio.meaningless()), one.questions, one.bytes,
                         row.same, row.different, row.unanswered, row.terms.validates,
                         yes(row.terms.allocates), yes(row.terms.copies),
                         yes(!row.compiled), yes(row.yardstick));
        }
    }
    tsv.close();

    Tsv goals(directory, "bench-goals.tsv");

    std::fprintf(goals.file, "operation\turic_ns\turic_ratio\turic_ratio_at_least\tgoal"
                             "\tkept\tinputs\tmarked\theld_against\n");
    for (const Promise &one : promises(all)) {
        std::fprintf(goals.file, "%s\t%.2f\t%.3f\t%.3f\t%.3f\t%s\t%zu\t%zu\t%s\n",
                     one.name.c_str(), one.uric_ns, one.mean, one.least, one.goal.least,
                     yes(one.kept()), one.inputs, one.meaningless, one.fastest.c_str());
    }
    goals.close();
}
