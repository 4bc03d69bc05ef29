/* The rows of the table, without their types.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_REPORT_ROWS_H
#define BENCH_REPORT_ROWS_H

#include "parse/inputs.h"
#include "parse/parsers.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/* What a row must answer. */
enum class Contract {
    parse, /* the same as uric_parse() */
    split, /* the same as uric_split() */
    own    /* whatever its authors meant; only its verdicts are counted */
};

/* What a reader needs to know to compare it with others. */
struct Terms {
    const char *validates; /* "yes": RFC 3986; "partly"; "no" */
    bool allocates;
    bool copies;           /* copies the components' bytes */
    const char *does;      /* a description */
};

struct Row {
    std::string name;
    Contract contract;
    Terms terms;
    bool any_byte; /* treats NUL like any other byte */
    std::function<void(benchmark::State &, const Records &)> run;
    std::function<bool(const char *, std::size_t)> accepts;
    /* The components that it finds; only if it has the contract. */
    std::function<bool(const char *, std::size_t, uric_split_result *)> components;
    std::function<bool(const char *, std::size_t, struct uric *)> parts;
};

struct Missing {
    const char *name;
    const char *package; /* nullptr: no package has it, ADA_DIR= names a build */
};

/* The row that the others' ratios are relative to. */
constexpr const char baseline[] = "appendix-b/pcre2-jit";

/* The first is the library, and the reference for what is valid. */
const std::vector<Row> &all_rows();
std::size_t baseline_row(); /* its index */

/* The number of rows, from the first, that are uric_parse(): as it is called, and each
 * kernel. */
std::size_t uric_rows();

/* Not in the table: memchr() for a byte that does not occur, which is the cost of merely
 * reading every byte. */
const Row &memchr_row();

/* Adds the peers that are installed; lists those that are not. */
void add_peers(std::vector<Row> *rows);
const std::vector<Missing> &missing_peers();
std::string peer_versions();

/* ---- making a row of a parser (see parsers.h) ---------------------------- */

/* A parser that takes all records in one call has scan_all(). */
template <class Parser>
auto pass(Parser &parser, const Records &records, int)
    -> decltype(parser.scan_all(records))
{
    return parser.scan_all(records);
}

template <class Parser>
std::size_t pass(Parser &parser, const Records &records, long)
{
    std::size_t accepted = 0;

    for (std::string_view record : records.at)
        accepted += parser.scan(record.data(), record.size());
    return accepted;
}

template <class Parser> struct Run {
    std::shared_ptr<Parser> parser;

    void operator()(benchmark::State &state, const Records &records) const
    {
        Parser &own = *parser;

        /* Another row ran before: warm up with an untimed pass. */
        benchmark::DoNotOptimize(pass(own, records, 0));
        for (auto _ : state)
            benchmark::DoNotOptimize(pass(own, records, 0));
    }
};

template <class Parser, class... Arguments>
Row peer(const char *name, const Terms &terms, Arguments &&...arguments)
{
    const auto parser =
        std::make_shared<Parser>(std::forward<Arguments>(arguments)...);

    return {name,
            Contract::own,
            terms,
            true,
            Run<Parser>{parser},
            [parser](const char *s, std::size_t n) { return parser->scan(s, n); },
            nullptr,
            nullptr};
}

template <class Parser, class... Arguments>
Row validator(const char *name, const Terms &terms, Arguments &&...arguments)
{
    const auto parser =
        std::make_shared<Parser>(std::forward<Arguments>(arguments)...);
    return {name,
            Contract::parse,
            terms,
            true,
            Run<Parser>{parser},
            [parser](const char *s, std::size_t n) {
                struct uric parts;

                return parser->parts(s, n, &parts);
            },
            [parser](const char *s, std::size_t n, uric_split_result *c) {
                return components_of_parts(*parser, s, n, c);
            },
            [parser](const char *s, std::size_t n, struct uric *parts) {
                return parser->parts(s, n, parts);
            }};
}

template <class Parser, class... Arguments>
Row splitter(const char *name, const Terms &terms, Arguments &&...arguments)
{
    const auto parser =
        std::make_shared<Parser>(std::forward<Arguments>(arguments)...);

    return {name,
            Contract::split,
            terms,
            true,
            Run<Parser>{parser},
            [parser](const char *s, std::size_t n) {
                uric_split_result c;

                return parser->components(s, n, &c);
            },
            [parser](const char *s, std::size_t n, uric_split_result *c) {
                return parser->components(s, n, c);
            },
            nullptr};
}

#endif
