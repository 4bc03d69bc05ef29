/* Compares the answers of all rows with the same contract.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/parsers_agree.h"

#include "parse/fnv.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>

namespace {

void print_record(std::string_view record)
{
    constexpr std::size_t shown = 200;

    for (const char c : record.substr(0, shown)) {
        const auto byte = static_cast<unsigned char>(c);

        std::printf(byte > 0x20 && byte < 0x7f ? "%c" : "\\x%02x", byte);
    }
    std::printf("%s\n", record.size() > shown ? "..." : "");
}

/* Validators must report what the reference parser reports for valid records, and
 * reject the rest (the error's offset is not compared: re2c does not know it).
 * Splitters must find the components of valid records where the reference parser
 * finds them, and of the rest where uric_split() does. */
bool same(const Row &row, std::string_view record, bool *accepted)
{
    const Row &reference = all_rows().front();
    const char *const s = record.data();
    const std::size_t n = record.size();
    uric_split_result c, expected;

    if (row.contract == Contract::own) {
        *accepted = row.accepts(s, n);
        return true;
    }

    const bool valid = reference.components(s, n, &expected);

    *accepted = row.components(s, n, &c);
    if (row.contract == Contract::parse) {
        struct uric u, expected_parts;

        if (!valid)
            return !*accepted;
        reference.parts(s, n, &expected_parts);
        if (!row.parts(s, n, &u))
            return false;
        return std::memcmp(&u, &expected_parts, sizeof u) == 0;
    }
    if (!row.any_byte && record.find('\0') != record.npos)
        return true;
    if (!valid)
        uric_split(s, n, &expected);
    return *accepted && std::memcmp(&c, &expected, sizeof c) == 0;
}

std::vector<bool> accepted_by(const Row &row, const Input &input, bool *agreed)
{
    std::vector<bool> accepted;
    std::size_t different = 0;

    for (std::string_view record : input.records.at) {
        bool yes;

        if (!same(row, record, &yes) && different++ == 0) {
            std::printf("%s differs on ", row.name.c_str());
            print_record(record);
        }
        accepted.push_back(yes);
    }
    if (different != 0) {
        std::printf("%s differs on %zu of %zu records\n", row.name.c_str(),
                    different, accepted.size());
        *agreed = false;
    }
    return accepted;
}

/* FNV-1a over the components that the reference parser finds in the records that it
 * accepts: the same number on every machine. */
std::uint64_t checksum_of_components(const Input &input)
{
    Fnv1a sum;

    for (std::string_view record : input.records.at) {
        uric_split_result c;

        if (!all_rows().front().components(record.data(), record.size(), &c))
            continue;
        for (const uric_span &span : c.part) {
            for (std::uint32_t offset : {span.begin, span.end}) {
                const unsigned char bytes[] = {
                    static_cast<unsigned char>(offset),
                    static_cast<unsigned char>(offset >> 8),
                    static_cast<unsigned char>(offset >> 16),
                    static_cast<unsigned char>(offset >> 24)};

                sum.add(bytes, sizeof bytes);
            }
        }
        sum.add(&c.defined, 1);
    }
    return sum.value;
}

} // namespace

Agreement compare(const Input &input)
{
    Agreement result{{}, true};

    for (const Row &row : all_rows())
        result.accepted.push_back(accepted_by(row, input, &result.agreed));
    if (result.agreed) {
        const std::vector<bool> &valid = result.accepted.front();

        std::printf("agreement  of all rows with a common contract on every "
                    "record; %zu valid;\n"
                    "           FNV-1a of their components %016" PRIx64 "\n",
                    static_cast<std::size_t>(
                        std::count(valid.begin(), valid.end(), true)),
                    checksum_of_components(input));
    }
    return result;
}
