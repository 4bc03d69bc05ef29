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

struct Input {
    std::string name;   /* short, for the table */
    std::string origin; /* for the reader */
    std::string bytes;  /* what the records are views of */
    std::vector<std::string_view> records;

    std::size_t total() const;
    std::size_t distinct() const;
    /* FNV-1a, 64 bits, over each record and a LF after it. */
    std::uint64_t checksum() const;
};

/* BENCH_INPUT's records; without it the homepages that the system's package
 * lists name; without those the sample file, repeated.  Exits with status 2 and
 * a message when there is nothing to measure on. */
Input read_input(const char *sample);

#endif
