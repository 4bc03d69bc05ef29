/* FNV-1a, 64 bits: enough to recognize equal lists of bytes.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_FNV_H
#define BENCH_FNV_H

#include <cstddef>
#include <cstdint>

struct Fnv1a {
    std::uint64_t value = 0xcbf29ce484222325;

    void add(const void *bytes, std::size_t n)
    {
        const auto *byte = static_cast<const unsigned char *>(bytes);

        for (std::size_t i = 0; i < n; i++)
            value = (value ^ byte[i]) * 0x100000001b3;
    }
};

#endif
