/* Times the operations of uric and its peers.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operations.h"

#include "operations/interpreter.h"

#include <cstdio>
#include <list>
#include <set>

namespace {

constexpr int rounds = 11, rounds_shortly = 5, rounds_interpreted = 5;
constexpr double seconds_each = 0.004, seconds_each_shortly = 0.001;
/* More than a branch predictor can memorize. */
constexpr std::size_t questions_at_most = 10000, questions_shortly = 500;
constexpr std::size_t questions_interpreted_shortly = 100;

using Flags = std::vector<bool>;

/* The questions with these flags. */
Records chosen(const Records &questions, std::size_t stride, const Flags &flags)
{
    Flags strings;

    for (bool flag : flags)
        strings.insert(strings.end(), stride, flag);
    return questions.select(strings);
}

double mean_length(const Records &strings, std::size_t questions)
{
    std::size_t bytes = 0;

    for (std::string_view string : strings.at)
        bytes += string.size();
    return static_cast<double>(bytes) / static_cast<double>(questions);
}

/* At most at_most of the flags, evenly spread. */
Flags thinned(Flags flags, std::size_t at_most)
{
    const std::size_t all =
        static_cast<std::size_t>(std::count(flags.begin(), flags.end(), true));
    const std::size_t step = (all + at_most - 1) / at_most;
    std::size_t place = 0;

    for (std::size_t i = 0; i < flags.size(); i++) {
        if (flags[i])
            flags[i] = place++ % step == 0;
    }
    return flags;
}

std::string shown(const std::string &text)
{
    std::string line;
    char byte[8];

    for (const char each : text.substr(0, 150)) {
        const auto c = static_cast<unsigned char>(each);

        std::snprintf(byte, sizeof byte, c > 0x20 && c < 0x7f ? "%c" : "\\x%02x", c);
        line += c == '\n' ? " " : byte;
    }
    return line;
}

/* Once for each row, operation and kind of question. */
void print_difference(const Case &one, const std::string &name, Question q,
                      const std::string &expected, const std::string &answer)
{
    static std::set<std::string> told;

    if (!told.insert(name + operation_name(one.operation) + one.of).second)
        return;
    std::printf("           %s of %s, %s: %s differs on ", operation_name(one.operation),
                one.of.c_str(), one.input.c_str(), name.c_str());
    for (std::size_t i = 0; i < stride(one.operation); i++)
        std::printf("%s ", shown(std::string(q[i])).c_str());
    std::printf("\n               uric: %s\n               %s: %s\n",
                shown(expected).c_str(), name.c_str(), shown(answer).c_str());
}

using Answers = std::vector<Answer>;

Answers answers_of(const Performer &performer, const Case &one)
{
    Answers found;

    for (std::size_t i = 0; i < one.questions.at.size(); i += stride(one.operation)) {
        Answer answer;

        answer.has = performer.answer(one.questions.at.data() + i, &answer.text);
        found.push_back(std::move(answer));
    }
    return found;
}

/* The answers that are equal to uric's. */
Flags hold_against(const Answers &uric, const Answers &other, const Case &one,
                   Performance *row)
{
    Flags same;

    for (std::size_t i = 0; i < uric.size(); i++) {
        const bool both = uric[i].has && other[i].has;
        const bool equal = both && uric[i].text == other[i].text;

        same.push_back(equal);
        row->same += equal;
        row->unanswered += !both;
        if (both && !equal && row->different++ == 0) {
            print_difference(one, row->name,
                             one.questions.at.data() + i * stride(one.operation),
                             uric[i].text, other[i].text);
        }
    }
    return same;
}

/* The measurements of a case, and the indices of their jobs. */
struct Plan {
    const Case *one;
    Performed performed;
    std::vector<Performer> performers;
    /* by row: those that it answers like uric */
    std::vector<const Records *> questions;
    std::list<Records> selections;
    std::vector<std::size_t> job;   /* the row's; the next is uric's; 0: none */
};

Performance performance(const std::string &name, const Terms &terms, bool compiled,
                        bool is_yardstick)
{
    return {name, terms, compiled, is_yardstick, 0, 0, 0, {}, {}};
}

bool plan_case(const Case &one, const std::vector<Performer> &performers, Plan *plan)
{
    const std::size_t questions = one.questions.at.size() / stride(one.operation);
    const Answers uric = answers_of(performers[0], one);
    bool agreed = true;

    plan->one = &one;
    plan->performers = performers;
    plan->performed = {one.operation, one.of, one.input, one.goal, questions,
                       mean_length(one.questions, questions), {}};
    for (const Performer &performer : performers) {
        Performance row = performance(performer.row.name, performer.row.terms, true,
                                      !performer.answer);
        const Flags same = hold_against(
            uric, performer.answer ? answers_of(performer, one) : uric, one, &row);

        agreed &= !row.own() || row.different == 0;
        if (row.same == questions) {
            plan->questions.push_back(&one.questions);
        } else {
            plan->selections.push_back(
                chosen(one.questions, stride(one.operation), same));
            plan->questions.push_back(&plan->selections.back());
        }
        plan->performed.rows.push_back(row);
    }
    return agreed;
}

std::vector<Job> jobs_of(std::vector<Plan> *plans)
{
    std::vector<Job> jobs;

    for (Plan &plan : *plans) {
        for (std::size_t i = 0; i < plan.performers.size(); i++) {
            plan.job.push_back(jobs.size());
            if (plan.performed.rows[i].same == 0)
                continue;
            jobs.push_back({&plan.performers[i].row, plan.questions[i]});
            jobs.push_back({&plan.performers[0].row, plan.questions[i]});
        }
    }
    return jobs;
}

void take(const std::vector<Sample> &samples, std::vector<Plan> *plans)
{
    for (Plan &plan : *plans) {
        for (std::size_t i = 0; i < plan.performers.size(); i++) {
            Performance &row = plan.performed.rows[i];
            const double n = static_cast<double>(row.same);

            if (row.same == 0)
                continue;
            row.ns = samples[plan.job[i]].divided_by(n);
            row.uric_ns = samples[plan.job[i] + 1].divided_by(n);
        }
    }
}

/* Adds the time of an interpreter for some of the questions, and uric's for the same. */
void add_interpreted(const Interpreter &interpreter, bool shortly, Plan *plan)
{
    const Operation operation = plan->one->operation;
    const char *const words = does(interpreter, operation);

    if (!words)
        return;

    Case one = *plan->one;
    const std::size_t each = stride(operation);

    one.questions = chosen(one.questions, each,
                           thinned(Flags(plan->performed.questions, true),
                                   shortly ? questions_interpreted_shortly
                                           : questions_interpreted));

    Performance row = performance(interpreter.name, {"no", true, true, words}, false,
                                  false);
    const Flags same = hold_against(answers_of(plan->performers[0], one),
                                    answers(interpreter, operation, one.questions),
                                    one, &row);

    if (row.same != 0) {
        const Records questions = chosen(one.questions, each, same);
        const double n = static_cast<double>(row.same);

        row.ns = times(interpreter, operation, questions, rounds_interpreted)
                     .divided_by(n);
        row.uric_ns = measure({{&plan->performers[0].row, &questions}},
                              rounds_interpreted, seconds_each_shortly)[0]
                          .divided_by(n);
    }
    plan->performed.rows.push_back(row);
}

bool measure_cases(const std::vector<Case> &cases, bool interpreted, bool shortly,
                   const std::vector<std::vector<Performer>> &of,
                   std::vector<Performed> *all)
{
    std::vector<Plan> plans(cases.size());
    bool agreed = true;

    for (std::size_t i = 0; i < cases.size(); i++) {
        agreed &= plan_case(cases[i], of[static_cast<std::size_t>(cases[i].operation)],
                            &plans[i]);
    }
    if (!agreed)
        return false;
    take(measure(jobs_of(&plans), shortly ? rounds_shortly : rounds,
                 shortly ? seconds_each_shortly : seconds_each),
         &plans);
    for (Plan &plan : plans) {
        if (interpreted) {
            for (const Interpreter &interpreter : interpreters())
                add_interpreted(interpreter, shortly, &plan);
        }
        all->push_back(plan.performed);
    }
    return true;
}

std::vector<std::vector<Performer>> all_performers()
{
    std::vector<std::vector<Performer>> all;

    for (int i = 0; i < operations; i++)
        all.push_back(performers(static_cast<Operation>(i)));
    return all;
}

} // namespace

Sample Performance::uric_ratio() const
{
    return compiled ? ns.divided_by(uric_ns) : ns.divided_by(uric_ns.median());
}

const Performance *Performed::held_against() const
{
    const Performance *least = nullptr;

    for (const Performance &row : rows) {
        if (row.same == 0)
            continue;
        if (*goal.than) {
            if (row.name == goal.than)
                return &row;
            continue;
        }
        if (row.compiled && row.peer() && 2 * row.same >= questions &&
            (!least || row.uric_ratio().median() < least->uric_ratio().median()))
            least = &row;
    }
    return least;
}

std::vector<Performed> measure_operations(const std::vector<Input> &inputs,
                                          bool shortly, bool *agreed)
{
    const std::vector<std::vector<Performer>> of = all_performers();
    const std::size_t at_most = shortly ? questions_shortly : questions_at_most;
    std::vector<Performed> all;

    std::printf("\n== operations: the first answer of each row that differs from uric's\n\n");
    *agreed = true;
    for (const Input &input : inputs) {
        *agreed = *agreed &&
                  measure_cases(cases_of(input, at_most), true, shortly, of, &all);
        std::fflush(stdout);
    }
    *agreed = *agreed && measure_cases(cases_of_text(), false, shortly, of, &all);
    return all;
}
