/* Lists the rows of the table, with what each parser promises.
 *
 * SPDX-License-Identifier: MIT */
#include "report/report_rows.h"

#include "parse/delimiters.h"

#include <cstdlib>

extern "C" {
#include "parse/walk.h"
}

namespace {

constexpr Terms strict = {"yes", false, false,
                          "RFC 3986's URI-reference; offsets of seven parts, "
                          "kinds of host and path"};
constexpr Terms appendix = {"no", false, false,
                            "offsets of the five parts of Appendix B"};

/* uric_parse() as it is called, and every kernel that this machine can run.  They are
 * in the table, the scaling curves and the comparison of valid with invalid. */
struct Kernel {
    std::string name;
    ParseFunction *parse;
};

template <int I>
uric_status of_isa(const char *s, std::size_t n, uric *u)
{
    static const auto parse = uric_kernels_number(I)->parse;

    return static_cast<uric_status>(parse(
        PARSE_START_URI_reference, reinterpret_cast<const unsigned char *>(s), n, u));
}

std::vector<Kernel> kernels()
{
    std::vector<Kernel> kernels = {{"uric", uric_parse}};

    for (int i = 0; uric_kernels_number(i); i++) {
        static ParseFunction *const parse[] = {of_isa<0>, of_isa<1>, of_isa<2>,
                                               of_isa<3>, of_isa<4>};

        kernels.push_back({std::string("uric/") + uric_kernels_number(i)->isa,
                         parse[i]});
    }
    return kernels;
}

struct Memchr {
    bool scan(const char *s, std::size_t n)
    {
        benchmark::DoNotOptimize(s);
        benchmark::DoNotOptimize(std::memchr(s, 0xff, n));
        return true;
    }
};

std::vector<Row> make_rows()
{
    std::vector<Row> rows;

    for (const Kernel &kernel : kernels())
        rows.push_back(validator<Validator>(kernel.name.c_str(), strict, kernel.parse));
    for (Row row :
         {validator<Batch>("uric/batch-lines", strict),
          validator<BatchOfSpans>("uric/batch-spans", strict),
          validator<BatchOfViews>("uric/batch-views", strict),
          validator<LoopToColumns>("uric/loop-to-columns", strict),
          validator<LineByLine>("uric/line-by-line", strict),
          validator<Stream<1024>>("uric/stream-1KiB", strict),
          validator<Validator>("uric/-T0", strict, uric_parse_T0),
          validator<Validator>("uric/-F1", strict, uric_parse_F1),
          validator<Validator>("uric/-G2", strict, uric_parse_G2),
          validator<Validator>("re2c/appendix-a", strict, uric_re2c_appendix_a),
          splitter<Splitter>("uric/split", appendix, uric_split),
          splitter<Splitter>("re2c/appendix-b", appendix, uric_re2c_appendix_b),
          splitter<Splitter>("delimiters/memchr", appendix, split_at_delimiters),
          splitter<Pcre2>(baseline, appendix, Pcre2::jit, Pcre2::all),
          splitter<Pcre2>("appendix-b/pcre2-jit5", appendix, Pcre2::jit,
                          Pcre2::five),
          splitter<Pcre2>("appendix-b/pcre2", appendix, Pcre2::interpreter,
                          Pcre2::five)}) {
        rows.push_back(row);
    }
    rows.push_back(splitter<Regexec>(
        "appendix-b/regexec",
        {"no", true, false, "offsets of the five parts of Appendix B"}));
    rows.back().any_byte = false;
    add_peers(&rows);
    return rows;
}

} // namespace

const std::vector<Row> &all_rows()
{
    static const std::vector<Row> rows = make_rows();

    return rows;
}

std::size_t baseline_row()
{
    const std::vector<Row> &rows = all_rows();
    std::size_t i = 0;

    while (rows[i].name != baseline)
        i++;
    return i;
}

std::size_t uric_rows()
{
    return kernels().size();
}

const Row &memchr_row()
{
    static const Row row =
        peer<Memchr>("memchr", {"no", false, false, "looks at every byte"});

    return row;
}
