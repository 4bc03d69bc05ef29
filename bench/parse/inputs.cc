/* Reads or generates the references to measure on.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/inputs.h"

#include "parse/fnv.h"
#include "parse/generate.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unordered_set>

namespace {

/* About as many as there are homepages, so that the timings take about as long. */
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

/* Every line is a record, even if it is empty; so are the bytes after the last LF, if
 * any.  A CR before the LF is part of the line ending. */
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

Records homepages()
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
    return Records(values);
}

Input homepages_or(const char *sample)
{
    Input input{"homepages",
                "distinct Homepage values of apt-cache dumpavail, sorted",
                homepages()};

    if (input.records.total() != 0)
        return input;

    const std::string bytes = read_file(sample);
    const std::vector<std::string_view> once = lines(bytes);
    const std::size_t times =
        once.empty() ? 0 : (sample_records + once.size() - 1) / once.size();
    std::vector<std::string_view> all;

    for (std::size_t i = 0; i < times; i++)
        all.insert(all.end(), once.begin(), once.end());
    return {"sample",
            std::string(sample) + ", " + std::to_string(once.size()) +
                " records " + std::to_string(times) +
                " times over, since apt-cache names no homepages",
            Records(all)};
}

/* In a line of the combined log format, the first two quotes enclose a request,
 * "GET /index.html HTTP/1.1", the next two a referer. */
enum LogField { log_target, log_referer };

std::vector<std::string_view> log_fields(std::string_view log, LogField field)
{
    std::vector<std::string_view> found;

    for (std::string_view line : lines(log)) {
        std::string_view quoted[2];
        bool whole = true;

        for (std::string_view &text : quoted) {
            const std::size_t begin = line.find('"');
            const std::size_t end =
                begin == line.npos ? begin : line.find('"', begin + 1);

            if (end == line.npos) {
                whole = false;
                break;
            }
            text = line.substr(begin + 1, end - begin - 1);
            line.remove_prefix(end + 1);
        }
        if (!whole)
            continue;
        if (field == log_referer) {
            if (quoted[1] != "-")
                found.push_back(quoted[1]);
            continue;
        }
        const std::size_t begin = quoted[0].find(' ') + 1;
        const std::size_t end = quoted[0].find(' ', begin);

        if (begin != 0 && end != quoted[0].npos)
            found.push_back(quoted[0].substr(begin, end - begin));
    }
    return found;
}

/* Reads the file if it exists. */
bool read_if_there(const std::string &path, std::string *bytes)
{
    if (std::FILE *file = std::fopen(path.c_str(), "rb")) {
        std::fclose(file);
        *bytes = read_file(path.c_str());
        return true;
    }
    std::printf("left out   %s: %s\n", path.c_str(), std::strerror(errno));
    return false;
}

void add_data(const std::string &data, std::vector<Input> *inputs)
{
    static const char *const files[] = {"kasztp.txt", "node_files.txt",
                                        "isaacs_files.txt", "fpb_links.txt"};
    static const char log[] = "elastic_apache_logs.log";
    std::string bytes;

    for (const char *file : files) {
        const std::string path = data + '/' + file;
        const std::string name = file;

        if (read_if_there(path, &bytes)) {
            inputs->push_back({name.substr(0, name.find('.')), path,
                               Records(lines(bytes))});
        }
    }
    const std::string path = data + '/' + log;

    if (read_if_there(path, &bytes)) {
        inputs->push_back({"log-targets", "request targets of " + path,
                           Records(log_fields(bytes, log_target))});
        inputs->push_back({"log-referers", "referers of " + path,
                           Records(log_fields(bytes, log_referer))});
    }
}

} // namespace

Records::Records(const std::vector<std::string_view> &records)
{
    std::size_t bytes = 0, begin = 0;

    for (std::string_view record : records)
        bytes += record.size() + 1;
    terminated.reserve(bytes);
    lines.reserve(bytes);
    at.reserve(records.size());
    for (std::string_view record : records) {
        for (std::vector<char> *copy : {&terminated, &lines})
            copy->insert(copy->end(), record.begin(), record.end());
        terminated.push_back('\0');
        lines.push_back('\n');
    }
    for (std::string_view record : records) {
        at.emplace_back(terminated.data() + begin, record.size());
        begin += record.size() + 1;
    }
}

std::size_t Records::total() const
{
    return terminated.size() - at.size();
}

std::size_t Records::distinct() const
{
    return std::unordered_set<std::string_view>(at.begin(), at.end()).size();
}

std::uint64_t Records::checksum() const
{
    Fnv1a sum;

    sum.add(lines.data(), lines.size());
    return sum.value;
}

Records Records::select(const std::vector<bool> &chosen) const
{
    std::vector<std::string_view> some;

    for (std::size_t i = 0; i < at.size(); i++) {
        if (chosen[i])
            some.push_back(at[i]);
    }
    return Records(some);
}

std::vector<Input> read_inputs(const char *sample, const char *data,
                               bool shortly)
{
    const char *const path = std::getenv("BENCH_INPUT");
    std::vector<Input> inputs;

    if (path && *path) {
        const char *const slash = std::strrchr(path, '/');

        inputs.push_back({slash ? slash + 1 : path, path,
                          Records(lines(read_file(path)))});
    } else {
        inputs.push_back(homepages_or(sample));
        if (shortly)
            std::printf("left out   %s: BENCH_QUICK is set\n", data);
        else
            add_data(data, &inputs);
        inputs.push_back({"generated", "bench/parse/generate.cc", generate()});
    }
    for (const Input &input : inputs) {
        if (input.records.total() == 0)
            die(input.origin, "no bytes to measure on");
        for (std::string_view record : input.records.at) {
            if (record.size() > INT_MAX)
                die(input.origin, "a record is too long for regexec");
        }
    }
    return inputs;
}
