/* Measures what a string of each rule costs, next to uric_parse().
 *
 * SPDX-License-Identifier: MIT */
#include "parse/rule_step.h"

#include "parse/generate.h"
#include "report/report.h"

#include <cstdlib>

namespace {

constexpr int rounds = 15, rounds_shortly = 9;
constexpr double seconds_each = 0.006, seconds_each_shortly = 0.003;
constexpr std::size_t strings = 20000;

struct ParseAs {
    explicit ParseAs(int number) : rule(static_cast<uric_rule>(number)) {}
    bool scan(const char *s, std::size_t n)
    {
        uric u;
        const bool valid = uric_parse_as(rule, s, n, nullptr, &u) == URIC_OK;

        benchmark::DoNotOptimize(u);
        return valid;
    }
    uric_rule rule;
};

std::string word(Random *random)
{
    std::string text;

    for (std::size_t n = random->between(2, 10); n > 0; n--)
        text += static_cast<char>('a' + random->below(26));
    return text;
}

std::string number(Random *random, std::size_t most)
{
    return std::to_string(random->between(0, most));
}

std::string host(Random *random)
{
    return word(random) + "." + word(random) + (random->below(2) ? ".org" : ".com");
}

std::string path(Random *random)
{
    std::string text;

    for (std::size_t n = random->between(1, 5); n > 0; n--)
        text += "/" + word(random);
    return text + (random->below(4) == 0 ? "?" + word(random) + "=" + word(random) : "");
}

std::string http(Random *random)
{
    return "http://www." + host(random) + path(random);
}

std::string host_and_port(Random *random)
{
    return host(random) + ":" + number(random, 65535);
}

std::string host_field(Random *random)
{
    return random->below(4) == 0 ? host_and_port(random) : host(random);
}

std::string ipv4(Random *random)
{
    return number(random, 255) + "." + number(random, 255) + "." + number(random, 255) +
           "." + number(random, 255);
}

/* The first group could be a scheme. */
std::string ipv6(Random *random)
{
    static const char digits[] = "0123456789abcdef";
    std::string text = "fd";

    for (std::size_t groups = random->between(3, 6); groups > 0; groups--) {
        for (std::size_t n = random->between(1, 2); n > 0; n--)
            text += digits[random->below(16)];
        text += ":";
    }
    return text + ":1";
}

std::string asterisk(Random *)
{
    return "*";
}

struct Rule {
    uric_rule rule;
    const char *name;
    std::string (*make)(Random *);
};

constexpr Rule rules[] = {
    {URIC_RULE_URI_REFERENCE, "URI-reference", http},
    {URIC_RULE_URI, "URI", http},
    {URIC_RULE_ABSOLUTE_URI, "absolute-URI", http},
    {URIC_RULE_RELATIVE_REF, "relative-ref", path},
    {URIC_RULE_AUTHORITY, "authority", host_field},
    {URIC_RULE_HOST, "host", host},
    {URIC_RULE_IPV6ADDRESS, "IPv6address", ipv6},
    {URIC_RULE_IPV4ADDRESS, "IPv4address", ipv4},
    {URIC_RULE_ORIGIN_FORM, "origin-form", path},
    {URIC_RULE_ABSOLUTE_FORM, "absolute-form", http},
    {URIC_RULE_AUTHORITY_FORM, "authority-form", host_and_port},
    {URIC_RULE_ASTERISK_FORM, "asterisk-form", asterisk},
    {URIC_RULE_REQUEST_TARGET, "request-target", path},
    {URIC_RULE_REQUEST_TARGET_CONNECT, "request-target, CONNECT", host_and_port},
    {URIC_RULE_HOST_FIELD, "Host", host_field},
};

Records made(std::string (*make)(Random *))
{
    Random random(1738);
    std::vector<std::string> texts;

    for (std::size_t i = 0; i < strings; i++)
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

} // namespace

std::vector<RuleTime> measure_rules(bool shortly)
{
    const Row &parse = all_rows().front();
    std::vector<RuleTime> times;
    std::vector<Row> rows;
    std::vector<Job> jobs;

    for (const Rule &rule : rules) {
        times.push_back({rule.name, made(rule.make), {}, {}});
        rows.push_back(peer<ParseAs>(rule.name, {"yes", false, false, ""}, rule.rule));
    }
    for (std::size_t i = 0; i < times.size(); i++) {
        for (const Row *row : {&parse, static_cast<const Row *>(&rows[i])}) {
            must_accept(*row, times[i].records);
            jobs.push_back({row, &times[i].records});
        }
    }

    const std::vector<Sample> ns =
        measure(jobs, shortly ? rounds_shortly : rounds,
                shortly ? seconds_each_shortly : seconds_each);

    for (std::size_t i = 0; i < times.size(); i++) {
        times[i].parse = ns[2 * i].divided_by(strings);
        times[i].by_rule = ns[2 * i + 1].divided_by(strings);
    }
    return times;
}

void print_rules(const std::vector<RuleTime> &times)
{
    std::printf("\n== each rule by uric_parse_as(), beside uric_parse() on the same bytes\n\n"
                "%-24s %7s %9s %9s %9s\n",
                "rule", "bytes", "parse ns", "rule ns", "of parse");
    for (const RuleTime &one : times) {
        const Sample ratio = one.by_rule.divided_by(one.parse);

        std::printf("%-24s %7.1f %9.1f %9.1f %8.2fx%s\n", one.rule.c_str(),
                    static_cast<double>(one.records.total()) / strings,
                    one.parse.median(), one.by_rule.median(), ratio.median(),
                    ratio.meaningless() ? " !" : "");
    }
    std::printf("\n!          the median may be off by over 10 %%\n");
}

void write_rules(const std::string &directory, const std::vector<RuleTime> &times)
{
    Tsv tsv(directory, "bench-rules.tsv");

    std::fprintf(tsv.file, "rule\tmean_length\tparse_ns\trule_ns\trule_of_parse\trounds\n");
    for (const RuleTime &one : times) {
        std::fprintf(tsv.file, "%s\t%.2f\t%.2f\t%.2f\t%.3f\t%zu\n", one.rule.c_str(),
                     static_cast<double>(one.records.total()) / strings,
                     one.parse.median(), one.by_rule.median(),
                     one.by_rule.divided_by(one.parse).median(), one.parse.rounds());
    }
    tsv.close();
}
