/* The rows of the table, without their types.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_ROWS_H
#define BENCH_ROWS_H

#include "parse/inputs.h"
#include "parse/parsers.h"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/* What a row has to answer. */
enum class Contract {
    parse, /* what uric_parse() does */
    split, /* what uric_split() does */
    own    /* whatever its authors meant; only what it accepts is looked at */
};

/* What a reader has to know to compare it with others. */
struct Terms {
    const char *validates; /* "yes": RFC 3986; "partly"; "no" */
    bool allocates;
    bool copies;           /* the components' bytes */
    const char *does;      /* in words */
};

struct Row {
    std::string name;
    Contract contract;
    Terms terms;
    bool any_byte; /* takes NUL for a byte like any other */
    std::function<void(benchmark::State &, const Records &)> run;
    std::function<bool(const char *, std::size_t)> accepts;
    /* What it found; only of those that have the contract. */
    std::function<bool(const char *, std::size_t, uric_split_result *)> components;
    std::function<bool(const char *, std::size_t, struct uric *)> parts;
};

struct Missing {
    const char *name;
    const char *package; /* nullptr: none has it, ADA_DIR= would name it */
};

/* The row that others are told as a multiple of. */
constexpr const char baseline[] = "appendix-b/pcre2-jit";

/* The first is the library, and the reference for what is valid. */
const std::vector<Row> &all_rows();
std::size_t baseline_row(); /* its index */

/* Those of them that are uric_parse(): as it is called, and for one instruction
 * set each. */
std::size_t uric_rows(); /* the first so many */

/* Not of the table: memchr() for a byte that is not there, which is what merely
 * looking at every byte costs. */
const Row &memchr_row();

/* The peers that are installed, and those that are not. */
void add_peers(std::vector<Row> *rows);
const std::vector<Missing> &missing_peers();
std::string peer_versions();

/* ---- how a row is made of a parser (see parsers.h) ----------------------- */

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

        /* Another row ran before: once over the input untimed, to warm up. */
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
