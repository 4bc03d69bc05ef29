/* SPDX-License-Identifier: MIT */
#include "rows.h"

namespace {

template <class Parser>
inline std::size_t pass(Parser &parser, const Input &input)
{
    std::size_t accepted = 0;

    for (std::string_view record : input.records)
        accepted += parser.scan(record.data(), record.size());
    return accepted;
}

template <class Parser> void run(benchmark::State &state, const Input &input)
{
    Parser parser;

    /* Another row ran before: once over the input untimed, to warm up. */
    benchmark::DoNotOptimize(pass(parser, input));
    for (auto _ : state)
        benchmark::DoNotOptimize(pass(parser, input));
}

template <class Parser>
bool parts(const char *s, std::size_t n, struct uric *u)
{
    static Parser parser;

    return parser.parts(s, n, u);
}

template <class Parser>
bool components_by_parts(const char *s, std::size_t n, uric_split_result *c)
{
    static Parser parser;

    return components_of_parts(parser, s, n, c);
}

template <class Parser>
bool components(const char *s, std::size_t n, uric_split_result *c)
{
    static Parser parser;

    return parser.components(s, n, c);
}

template <class Parser> constexpr Row validator(const char *name)
{
    return {name, true, true, run<Parser>, components_by_parts<Parser>,
            parts<Parser>};
}

template <class Parser>
constexpr Row splitter(const char *name, bool any_byte = true)
{
    return {name, false, any_byte, run<Parser>, components<Parser>, nullptr};
}

} // namespace

const std::vector<Row> rows = {
    validator<Validator<uric_parse>>("uric"),
    validator<Validator<uric_parse_T0>>("uric/-T0"),
    validator<Validator<uric_parse_F1>>("uric/-F1"),
    validator<Validator<uric_parse_G2>>("uric/-G2"),
    validator<Validator<uric_re2c_appendix_a>>("re2c/appendix-a"),
    splitter<Splitter<uric_re2c_appendix_b>>("re2c/appendix-b"),
    splitter<Pcre2Jit>(baseline),
    splitter<Regexec>("appendix-b/regexec", false),
    splitter<Splitter<uric_split>>("uric/split"),
    validator<Stream<1024>>("uric/stream-1KiB"),
};
