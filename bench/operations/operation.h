/* Operations on URIs, by uric and by its peers: one interface for all, so that all run
 * the same loop.
 *
 * A class that performs an operation has
 *
 *   template <class Give> bool perform(q, give)
 *
 * which reads the question from q: stride() strings, each followed by a NUL.  It passes
 * every string of the answer to give(pointer, length) while the string is in memory.
 * False: it has no answer.
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_OPERATION_H
#define BENCH_OPERATION_H

#include "report/report_rows.h"

enum class Operation {
    resolve,          /* against resolution_base: the target */
    normalize_syntax, /* 6.2.2: percent, case, dots */
    normalize_scheme, /* and 6.2.3 */
    equal,            /* are two equal by 6.2.2?  "0" or "1" */
    decode,           /* percent-encoded text */
    encode,           /* text as a segment of a path */
    query_spelled,    /* the pairs of a query, as spelled */
    query_decoded,    /* the same decoded */
    /* by uric alone, against a parse of the same bytes */
    edit,             /* set the host, the query and a segment, by turns */
    build,            /* from the parts of the reference */
    remove_dots,      /* from a path alone */
    audit,
    agree,            /* whether all readers find the same host */
    request           /* a request-target and a Host field: the host and the normal path */
};
constexpr int operations = 14;

constexpr char resolution_base[] = "http://www.example.org/a/b/c/d;p?q";

/* The number of strings in a question. */
constexpr std::size_t stride(Operation operation)
{
    return operation == Operation::equal || operation == Operation::request ? 2 : 1;
}

using Question = const std::string_view *;

/* A row of an operation's table. */
struct Performer {
    Row row; /* its name, its terms, and how it is timed */
    /* The strings of the answer, each followed by LF; nullptr: a yardstick, without
     * answers. */
    std::function<bool(Question, std::string *)> answer;
};

/* uric's own, and the peers that are installed; all are compared with the first. */
std::vector<Performer> performers(Operation operation);

#ifdef BENCH_HAVE_BOOST_URL
void add_boost_url(Operation operation, std::vector<Performer> *to);
#endif
#ifdef BENCH_HAVE_URIPARSER
void add_uriparser(Operation operation, std::vector<Performer> *to);
#endif
#ifdef BENCH_HAVE_GLIB
void add_glib(Operation operation, std::vector<Performer> *to);
#endif
#ifdef BENCH_HAVE_LIBCURL
void add_libcurl(Operation operation, std::vector<Performer> *to);
#endif
void add_peer_operations(Operation operation, std::vector<Performer> *to);

/* ---- making a row of such a class ---------------------------------------- */

template <class Doer, std::size_t Stride> struct Timed {
    template <class... Arguments>
    explicit Timed(Arguments &&...arguments)
        : doer(std::forward<Arguments>(arguments)...)
    {
    }

    std::size_t scan_all(const Records &records)
    {
        std::size_t performed = 0;

        for (std::size_t i = 0; i < records.at.size(); i += Stride) {
            performed += doer.perform(
                records.at.data() + i, [](const char *s, std::size_t n) {
                    benchmark::DoNotOptimize(s);
                    benchmark::DoNotOptimize(n);
                    benchmark::ClobberMemory();
                });
        }
        return performed;
    }

    Doer doer;
};

template <class Doer, std::size_t Stride = 1, class... Arguments>
Performer performer(const char *name, const Terms &terms, Arguments &&...arguments)
{
    const auto timed = std::make_shared<Timed<Doer, Stride>>(
        std::forward<Arguments>(arguments)...);

    return {{name, Contract::own, terms, true, Run<Timed<Doer, Stride>>{timed},
             nullptr, nullptr, nullptr},
            [timed](Question q, std::string *answer) {
                answer->clear();
                return timed->doer.perform(q, [&](const char *s, std::size_t n) {
                    answer->append(s, n);
                    answer->push_back('\n');
                });
            }};
}

template <class Doer, std::size_t Stride = 1>
Performer yardstick(const char *name, const char *does)
{
    Performer made = performer<Doer, Stride>(name, {"-", false, false, does});

    made.answer = nullptr;
    return made;
}

template <class Give> bool give_equal(bool equal, Give give)
{
    give(equal ? "1" : "0", 1);
    return true;
}

/* Memory for answers, with room for the NUL that some peers write; it grows in the
 * untimed pass. */
class Room {
public:
    char *of(std::size_t n)
    {
        if (bytes_.size() <= n)
            bytes_.resize(n + 1);
        return bytes_.data();
    }
    std::size_t size() const { return bytes_.size(); }

private:
    std::vector<char> bytes_ = std::vector<char>(1 << 12);
};

#endif
