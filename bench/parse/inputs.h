/* The references to measure on.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_INPUTS_H
#define BENCH_INPUTS_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/* Consecutive references in memory.  A NUL follows each, so that parsers of C
 * strings need no copy; `lines` is for parsers of lines. */
class Records {
public:
    Records() = default;
    explicit Records(const std::vector<std::string_view> &records);

    std::size_t total() const; /* the number of bytes, without NULs and LFs */
    std::size_t distinct() const;
    /* FNV-1a, 64 bits, over each record and a LF after it. */
    std::uint64_t checksum() const;
    /* The records whose element is true. */
    Records select(const std::vector<bool> &chosen) const;

    std::vector<std::string_view> at; /* views into terminated */
    std::vector<char> terminated;     /* each record and a NUL */
    std::vector<char> lines;          /* each record and a LF */
};

struct Input {
    std::string name;   /* short, for the table */
    std::string origin; /* for the reader */
    Records records;
};

/* Only BENCH_INPUT's records, if it is set; otherwise the homepages that the system's
 * package lists name (or the sample file, repeated), the files found in the
 * directory BENCH_DATA, and generated references.  Prints what it leaves out and why;
 * `shortly` leaves out BENCH_DATA.  Exits with status 2 and a message if there is
 * nothing to measure. */
std::vector<Input> read_inputs(const char *sample, const char *data,
                               bool shortly);

#endif
