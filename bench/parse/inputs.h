/* The references to measure on.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_INPUT_H
#define BENCH_INPUT_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/* References one after the other in memory.  Behind each stands a NUL, so that
 * parsers that want C strings get them without a copy that is not theirs to pay
 * for; those that want lines have them in lines. */
class Records {
public:
    Records() = default;
    explicit Records(const std::vector<std::string_view> &records);

    std::size_t total() const; /* bytes, without NULs and LFs */
    std::size_t distinct() const;
    /* FNV-1a, 64 bits, over each record and a LF after it. */
    std::uint64_t checksum() const;
    /* Those whose element is true. */
    Records select(const std::vector<bool> &chosen) const;

    std::vector<std::string_view> at; /* the same in terminated */
    std::vector<char> terminated;     /* each record and a NUL */
    std::vector<char> lines;          /* each record and a LF */
};

struct Input {
    std::string name;   /* short, for the table */
    std::string origin; /* for the reader */
    Records records;
};

/* BENCH_INPUT's records and nothing else; without it the homepages that the
 * system's package lists name (without those the sample file, repeated), what is
 * there of the files in the directory BENCH_DATA, and generated references.
 * Prints which are left out and why; shortly leaves out BENCH_DATA.  Exits with
 * status 2 and a message when there is nothing to measure on. */
std::vector<Input> read_inputs(const char *sample, const char *data,
                               bool shortly);

#endif
