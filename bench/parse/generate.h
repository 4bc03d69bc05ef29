/* References of kinds that are rare in collections of web addresses.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_GENERATE_H
#define BENCH_GENERATE_H

#include "parse/inputs.h"

/* Generates the same references on every machine. */
Records generate();

/* Pseudorandom numbers: splitmix64. */
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    /* 0 to below - 1, almost uniform. */
    std::size_t below(std::size_t below)
    {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;

        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return static_cast<std::size_t>((z ^ z >> 31) % below);
    }
    std::size_t between(std::size_t low, std::size_t high)
    {
        return low + below(high - low + 1);
    }

private:
    std::uint64_t state_;
};

/* The reference with one byte replaced by one that RFC 3986 never allows; the
 * length stays the same. */
std::string damaged(std::string_view reference, std::size_t at, Random *random);

#endif
