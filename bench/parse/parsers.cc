/* Wraps each regular expression and library in the interface of a parser.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/parsers.h"

#include <cstdio>
#include <cstdlib>

const char appendix_b[] =
    "^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?";
const char appendix_b_five[] =
    "^(?:([^:/?#]+):)?(?://([^/?#]*))?([^?#]*)(?:\\?([^#]*))?(?:#(.*))?";

namespace {

[[noreturn]] void die(const char *engine, const char *why)
{
    std::fprintf(stderr, "bench: %s: %s\n", engine, why);
    std::exit(2);
}

[[noreturn]] void die_pcre2(int error)
{
    char why[256];

    pcre2_get_error_message(error, reinterpret_cast<PCRE2_UCHAR *>(why),
                            sizeof why);
    die("PCRE2", why);
}

} // namespace

Pcre2::Pcre2(Engine engine, Groups groups)
    : engine_(engine),
      group_(groups == all ? appendix_b_group : appendix_b_five_group)
{
    int error;
    PCRE2_SIZE offset;

    code_ = pcre2_compile(
        reinterpret_cast<PCRE2_SPTR>(groups == all ? appendix_b
                                                   : appendix_b_five),
        PCRE2_ZERO_TERMINATED, PCRE2_DOTALL, &error, &offset, nullptr);
    if (!code_)
        die_pcre2(error);
    if (engine == jit) {
        error = pcre2_jit_compile(code_, PCRE2_JIT_COMPLETE);
        if (error != 0)
            die_pcre2(error);
    }
    data_ = pcre2_match_data_create_from_pattern(code_, nullptr);
    if (!data_)
        die("PCRE2", "no memory");
    ovector_ = pcre2_get_ovector_pointer(data_);
}

Pcre2::~Pcre2()
{
    pcre2_match_data_free(data_);
    pcre2_code_free(code_);
}

bool Pcre2::components(const char *s, std::size_t n, uric_split_result *c)
{
    std::memset(c, 0, sizeof *c);
    if (!match(s, n))
        return false;
    for (int i = 0; i < URIC_SPLIT_PARTS; i++) {
        const PCRE2_SIZE *const span = ovector_ + 2 * group_[i];

        if (span[0] != PCRE2_UNSET)
            define(c, i, span[0], span[1]);
    }
    return true;
}

Regexec::Regexec()
{
    const int error = regcomp(&code_, appendix_b, REG_EXTENDED);

    if (error != 0) {
        char why[256];

        regerror(error, &code_, why, sizeof why);
        die("regcomp", why);
    }
}

Regexec::~Regexec()
{
    regfree(&code_);
}

bool Regexec::components(const char *s, std::size_t n, uric_split_result *c)
{
    std::memset(c, 0, sizeof *c);
    if (!match(s, n))
        return false;
    for (int i = 0; i < URIC_SPLIT_PARTS; i++) {
        const regmatch_t &span = group_[appendix_b_group[i]];

        if (span.rm_so >= 0) {
            define(c, i, static_cast<std::size_t>(span.rm_so),
                   static_cast<std::size_t>(span.rm_eo));
        }
    }
    return true;
}
