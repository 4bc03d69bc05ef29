/* SPDX-License-Identifier: MIT */
#include "input.h"

#include "fnv.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unordered_set>

namespace {

/* About as many as there are homepages, so that the timings are of like length. */
constexpr std::size_t sample_records = 30000;

[[noreturn]] void die(const std::string &what, const char *why)
{
    std::fprintf(stderr, "bench: %s: %s\n", what.c_str(), why);
    std::exit(2);
}

bool drain(std::FILE *from, std::string *to)
{
    char piece[1 << 16];
    std::size_t n;

    while ((n = std::fread(piece, 1, sizeof piece, from)) != 0)
        to->append(piece, n);
    return !std::ferror(from);
}

std::string read_file(const char *path)
{
    std::FILE *file = std::fopen(path, "rb");
    std::string bytes;

    if (!file)
        die(path, std::strerror(errno));
    if (!drain(file, &bytes))
        die(path, std::strerror(errno));
    std::fclose(file);
    return bytes;
}

/* Every line is a record, an empty one too; what follows the last LF is one
 * unless it is empty.  A CR before the LF belongs to the line's end. */
std::vector<std::string_view> lines(std::string_view bytes)
{
    std::vector<std::string_view> found;

    while (!bytes.empty()) {
        const std::size_t end = std::min(bytes.find('\n'), bytes.size());
        std::string_view line = bytes.substr(0, end);

        bytes.remove_prefix(std::min(end + 1, bytes.size()));
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        found.push_back(line);
    }
    return found;
}

std::string join(const std::vector<std::string_view> &records)
{
    std::string bytes;

    for (std::string_view record : records)
        bytes.append(record).push_back('\n');
    return bytes;
}

std::string homepages()
{
    constexpr std::string_view field = "Homepage: ";
    std::vector<std::string_view> values;
    std::string packages;
    std::FILE *pipe = popen("apt-cache dumpavail 2>/dev/null", "r");

    if (!pipe)
        return {};
    drain(pipe, &packages);
    pclose(pipe);
    for (std::string_view line : lines(packages)) {
        if (line.substr(0, field.size()) == field)
            values.push_back(line.substr(field.size()));
    }
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return join(values);
}

std::string repeated(const std::string &bytes, std::size_t times)
{
    std::string all;

    for (std::size_t i = 0; i < times; i++)
        all += bytes;
    return all;
}

} // namespace

std::size_t Input::total() const
{
    std::size_t sum = 0;

    for (std::string_view record : records)
        sum += record.size();
    return sum;
}

std::size_t Input::distinct() const
{
    return std::unordered_set<std::string_view>(records.begin(), records.end())
        .size();
}

std::uint64_t Input::checksum() const
{
    Fnv1a sum;

    for (std::string_view record : records) {
        sum.add(record.data(), record.size());
        sum.add("\n", 1);
    }
    return sum.value;
}

Input read_input(const char *sample)
{
    const char *const path = std::getenv("BENCH_INPUT");
    Input input;

    if (path) {
        const char *const slash = std::strrchr(path, '/');

        input.name = slash ? slash + 1 : path;
        input.origin = path;
        input.bytes = read_file(path);
    } else if (input.bytes = homepages(); !input.bytes.empty()) {
        input.name = "homepages";
        input.origin = "distinct Homepage values of apt-cache dumpavail, sorted";
    } else {
        const std::string once = join(lines(read_file(sample)));
        const std::size_t count = lines(once).size();
        const std::size_t times =
            count != 0 ? (sample_records + count - 1) / count : 0;

        input.name = "sample";
        input.origin = std::string(sample) + ", " + std::to_string(count) +
                       " records " + std::to_string(times) +
                       " times over, since apt-cache names no homepages";
        input.bytes = repeated(once, times);
    }

    input.records = lines(input.bytes);
    if (input.total() == 0)
        die(path ? path : sample, "no bytes to measure on");
    for (std::string_view record : input.records) {
        if (record.size() > INT_MAX)
            die(input.origin, "a record is too long for regexec");
    }
    return input;
}
