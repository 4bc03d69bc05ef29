/* Measures what uric_scheme_parse() adds to uric_parse().
 *
 * SPDX-License-Identifier: MIT */
#include "parse/scheme_step.h"

#include "parse/generate.h"
#include "report/report.h"
#include "uric_schemes.h"

#include <cstdlib>

namespace {

constexpr int rounds = 15, rounds_shortly = 9;
constexpr double seconds_each = 0.006;
constexpr std::size_t uris = 20000;

struct ParseOnly {
    bool scan(const char *s, std::size_t n)
    {
        uric u;
        const bool valid = uric_parse(s, n, &u) == URIC_OK;

        benchmark::DoNotOptimize(u);
        return valid;
    }
};

/* Looks up the scheme once, like a caller who knows it beforehand. */
struct ParseAndScheme {
    explicit ParseAndScheme(const std::string &name)
        : scheme(uric_scheme_find(name.data(), name.size(), nullptr, 0))
    {
    }
    bool scan(const char *s, std::size_t n)
    {
        uric u;
        uric_scheme_parts parts;

        if (uric_parse(s, n, &u) != URIC_OK)
            return false;

        const bool valid = uric_scheme_parse(uric_bind(s, &u), scheme, &parts) == URIC_OK;

        benchmark::DoNotOptimize(parts);
        return valid;
    }
    const struct uric_scheme *scheme;
};

struct ParseFindAndScheme {
    bool scan(const char *s, std::size_t n)
    {
        uric u;
        uric_scheme_parts parts;

        if (uric_parse(s, n, &u) != URIC_OK)
            return false;

        const uric_span name = u.part[URIC_SCHEME];
        const bool valid =
            uric_scheme_parse(uric_bind(s, &u),
                              uric_scheme_find(s + name.begin, name.end - name.begin,
                                               nullptr, 0),
                              &parts) == URIC_OK;

        benchmark::DoNotOptimize(parts);
        return valid;
    }
};

std::string word(Random *random)
{
    std::string text;

    for (std::size_t n = random->between(2, 10); n > 0; n--)
        text += static_cast<char>('a' + random->below(26));
    return text;
}

std::string host(Random *random)
{
    static const char *const ends[] = {".org", ".com", ".net", ".de", ".edu"};
    std::string text = word(random);

    if (random->below(3) > 0)
        text += "." + word(random);
    return text + ends[random->below(5)];
}

std::string path(Random *random)
{
    std::string text;

    for (std::size_t n = random->below(5); n > 0; n--)
        text += "/" + word(random);
    return text + "/" + word(random);
}

std::string http(Random *random)
{
    return "http://www." + host(random) + path(random) +
           (random->below(4) == 0 ? "?" + word(random) + "=" + word(random)
                                  : random->below(2) == 0 ? ".html" : "");
}

std::string ftp(Random *random)
{
    return "ftp://ftp." + host(random) + path(random) +
           (random->below(2) == 0 ? ".tar.gz" : "") +
           (random->below(8) == 0 ? ";type=i" : "");
}

std::string mailto(Random *random)
{
    return "mailto:" + word(random) +
           (random->below(2) == 0 ? "." + word(random) : "") + "@" +
           host(random) +
           (random->below(8) == 0
                ? "?subject=" + word(random) + "%20" + word(random) : "");
}

Records made(std::string (*make)(Random *))
{
    Random random(1738);
    std::vector<std::string> texts;

    for (std::size_t i = 0; i < uris; i++)
        texts.push_back(make(&random));
    return Records({texts.begin(), texts.end()});
}

/* A row that rejected its input would look fast. */
void must_accept(const Row &row, const Records &records)
{
    for (std::string_view record : records.at) {
        if (!row.accepts(record.data(), record.size())) {
            std::fprintf(stderr, "bench: %s refuses %s\n", row.name.c_str(),
                         std::string(record).c_str());
            std::exit(2);
        }
    }
}

Sample cost(const Sample &more, const Sample &less)
{
    return more.divided_by(less);
}

double step(const Step &measured, const Sample &all)
{
    return cost(all, measured.parse).median() - 1;
}

} // namespace

std::vector<Step> measure_schemes(bool shortly)
{
    const Terms terms = {"yes", false, false, ""};
    std::vector<Step> steps;

    steps.push_back({"http", made(http), {}, {}, {}});
    steps.push_back({"ftp", made(ftp), {}, {}, {}});
    steps.push_back({"mailto", made(mailto), {}, {}, {}});
    for (Step &one : steps) {
        const Row rows[] = {
            peer<ParseOnly>("parse", terms),
            peer<ParseAndScheme>("parse, scheme", terms, one.scheme),
            peer<ParseFindAndScheme>("parse, find, scheme", terms)};
        std::vector<Job> jobs;

        for (const Row &row : rows) {
            must_accept(row, one.records);
            jobs.push_back({&row, &one.records});
        }
        const std::vector<Sample> ns = measure(
            jobs, shortly ? rounds_shortly : rounds, seconds_each);

        one.parse = ns[0].divided_by(uris);
        one.both = ns[1].divided_by(uris);
        one.with_find = ns[2].divided_by(uris);
    }
    return steps;
}

void print_schemes(const std::vector<Step> &steps)
{
    std::printf("\n== what a scheme makes of its part, on top of uric_parse()\n\n"
                "%-10s %9s %9s %9s %9s\n",
                "scheme", "parse ns", "+ step", "of parse", "+ find");
    for (const Step &one : steps)
        std::printf("%-10s %9.1f %9.1f %8.0f%% %8.0f%%%s\n", one.scheme.c_str(),
                    one.parse.median(), one.both.median() - one.parse.median(),
                    100 * step(one, one.both), 100 * step(one, one.with_find),
                    cost(one.both, one.parse).meaningless() ? " !" : "");
    std::printf("\n+ step     uric_scheme_parse(), the scheme being known\n"
                "+ find     the same, and uric_scheme_find() for each\n"
                "!          the median may be off by over 10 %%\n");
}

void write_schemes(const std::string &directory, const std::vector<Step> &steps)
{
    Tsv tsv(directory, "bench-schemes.tsv");

    std::fprintf(tsv.file, "scheme\tparse_ns\twith_scheme_ns\twith_find_ns"
                           "\tstep_of_parse\tstep_and_find_of_parse\trounds\n");
    for (const Step &one : steps)
        std::fprintf(tsv.file, "%s\t%.2f\t%.2f\t%.2f\t%.3f\t%.3f\t%zu\n",
                     one.scheme.c_str(), one.parse.median(), one.both.median(),
                     one.with_find.median(), step(one, one.both),
                     step(one, one.with_find), one.parse.rounds());
    tsv.close();
}
