/* Runs the operations of Perl's and Python's libraries in separate processes.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/interpreter.h"

#include "operations/operation_cases.h"

#include <cstdio>
#include <cstdlib>

namespace {

/* The lines that the command prints; empty if it fails. */
std::vector<std::string> lines_of(const std::string &command)
{
    std::vector<std::string> lines(1);
    std::FILE *const pipe = popen(command.c_str(), "r");
    char piece[1 << 16];
    std::size_t n;

    if (!pipe)
        return {};
    while ((n = std::fread(piece, 1, sizeof piece, pipe)) != 0) {
        for (std::size_t i = 0; i < n; i++) {
            if (piece[i] == '\n')
                lines.emplace_back();
            else
                lines.back() += piece[i];
        }
    }
    lines.pop_back();
    return pclose(pipe) == 0 ? lines : std::vector<std::string>();
}

/* A file of questions, removed with the object. */
class QuestionFile {
public:
    explicit QuestionFile(const Records &questions)
    {
        const char *const directory = std::getenv("TMPDIR");

        path = std::string(directory ? directory : "/tmp") + "/bench-XXXXXX";
        const int descriptor = mkstemp(&path[0]);
        std::FILE *const file = descriptor >= 0 ? fdopen(descriptor, "wb") : nullptr;

        if (!file) {
            std::perror("bench: mkstemp");
            std::exit(2);
        }
        std::fwrite(questions.lines.data(), 1, questions.lines.size(), file);
        if (std::fclose(file) != 0) {
            std::perror(path.c_str());
            std::exit(2);
        }
    }
    ~QuestionFile() { std::remove(path.c_str()); }
    QuestionFile(const QuestionFile &) = delete;
    QuestionFile &operator=(const QuestionFile &) = delete;

    std::string path;
};

std::vector<std::string> ask(const Interpreter &interpreter, const char *mode,
                             Operation operation, const Records &questions,
                             const std::string &rounds)
{
    const QuestionFile file(questions);

    return lines_of(std::string(interpreter.command) + ' ' + mode + ' ' +
                    operation_name(operation) + " '" + resolution_base + "' " + rounds +
                    " < '" + file.path + "'");
}

Answer read_answer(const std::string &line)
{
    Answer answer{!line.empty() && line[0] == '+', ""};

    for (std::size_t i = 1; answer.has && i < line.size();) {
        for (i++; i + 1 < line.size() && line[i] != ' '; i += 2)
            answer.text += static_cast<char>(std::stoi(line.substr(i, 2), nullptr, 16));
        answer.text += '\n';
    }
    return answer;
}

const std::vector<Interpreter> all = {
    {"perl-uri", "perl bench/operations/operations.pl",
     {{Operation::resolve, "URI->new_abs(), the base an object"},
      {Operation::normalize_scheme, "URI->new(), canonical()"},
      {Operation::equal, "URI->new() and canonical() of both, eq"},
      {Operation::decode, "URI::Escape: uri_unescape()"},
      {Operation::encode, "URI::Escape: uri_escape(), for a segment"},
      {Operation::query_decoded, "URI->new(), query_form(): \"+\" is a space"}}},
    {"python-urllib", "python3 bench/operations/operations.py",
     {{Operation::resolve, "urljoin(): takes the base apart each time, by a cache"},
      {Operation::decode, "unquote_to_bytes()"},
      {Operation::encode, "quote(), for a segment"},
      {Operation::query_decoded, "parse_qsl(): \"+\" is a space"}}}};

std::string version(const Interpreter &interpreter)
{
    const std::vector<std::string> lines =
        lines_of(std::string(interpreter.command) + " version 2> /dev/null");

    return lines.empty() ? "" : lines[0];
}

} // namespace

const std::vector<Interpreter> &interpreters()
{
    static const std::vector<Interpreter> present = [] {
        std::vector<Interpreter> found;

        for (const Interpreter &interpreter : all) {
            if (!version(interpreter).empty())
                found.push_back(interpreter);
            else
                std::printf("left out   %s: it does not run\n", interpreter.name);
        }
        return found;
    }();

    return present;
}

const char *does(const Interpreter &interpreter, Operation operation)
{
    for (const auto &[known, words] : interpreter.does) {
        if (known == operation)
            return words;
    }
    return nullptr;
}

std::vector<Answer> answers(const Interpreter &interpreter, Operation operation,
                            const Records &questions)
{
    std::vector<Answer> found;

    for (const std::string &line : ask(interpreter, "answer", operation, questions, ""))
        found.push_back(read_answer(line));
    if (found.size() != questions.at.size() / stride(operation)) {
        std::fprintf(stderr, "bench: %s has %zu answers to %zu questions\n",
                     interpreter.name, found.size(), questions.at.size());
        std::exit(2);
    }
    return found;
}

Sample times(const Interpreter &interpreter, Operation operation,
             const Records &questions, int rounds)
{
    std::vector<double> ns;

    for (const std::string &line :
         ask(interpreter, "time", operation, questions, std::to_string(rounds)))
        ns.push_back(std::stod(line));
    if (ns.size() != static_cast<std::size_t>(rounds)) {
        std::fprintf(stderr, "bench: %s did not time %s\n", interpreter.name,
                     operation_name(operation));
        std::exit(2);
    }
    return Sample(ns);
}

std::string interpreter_versions()
{
    std::string text;

    for (const Interpreter &interpreter : interpreters())
        text += (text.empty() ? ": " : ", ") + version(interpreter);
    return text;
}
