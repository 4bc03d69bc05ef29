/* One interface for every parser that is timed, so that every row runs the same
 * loop.
 *
 *   bool scan(s, n)             timed: finds the offsets and consumes them where
 *                               they were written; true if accepted; s[n] is NUL
 *   size_t scan_all(records)    instead, if the parser takes many at once; returns
 *                               how many were accepted
 *   bool components(s, n, &c)   not timed: the five components of Appendix B, to
 *                               compare rows by
 *   bool parts(s, n, &u)        validators only: all that uric_parse() reports
 *
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_PARSERS_H
#define BENCH_PARSERS_H

#define PCRE2_CODE_UNIT_WIDTH 8

#include "parse/inputs.h"
#include "uric.h"
#include "parse/variants.h"

#include <benchmark/benchmark.h>
#include <pcre2.h>
#include <regex.h>

#include <algorithm>
#include <cstring>
#include <vector>

/* PCRE2 needs an option for "." to match any byte. */
extern const char appendix_b[];
/* Its groups that are components, by enum uric_split_part. */
constexpr int appendix_b_group[URIC_SPLIT_PARTS] = {2, 4, 5, 7, 9};
constexpr int appendix_b_groups = 10;
/* The same, capturing only the groups that are components: fewer writes. */
extern const char appendix_b_five[];
constexpr int appendix_b_five_group[URIC_SPLIT_PARTS] = {1, 2, 3, 4, 5};

inline void define(uric_split_result *c, int part, std::size_t begin,
                   std::size_t end)
{
    c->part[part] = {static_cast<std::uint32_t>(begin),
                     static_cast<std::uint32_t>(end)};
    c->defined = static_cast<std::uint8_t>(c->defined | 1u << part);
}

/* ---- uric, and scanners with its interface -------------------------------- */

/* The functions are called through pointers: the library's are in another unit and
 * cannot be inlined anyway. */
using ParseFunction = uric_status(const char *, std::size_t, struct uric *);
using SplitFunction = uric_status(const char *, std::size_t, uric_split_result *);

class Validator {
public:
    explicit Validator(ParseFunction *parse) : parse_(parse) {}

    bool scan(const char *s, std::size_t n)
    {
        struct uric u;
        const uric_status status = parse_(s, n, &u);

        benchmark::DoNotOptimize(u);
        return status == URIC_OK;
    }
    bool parts(const char *s, std::size_t n, struct uric *u)
    {
        return parse_(s, n, u) == URIC_OK;
    }

private:
    ParseFunction *parse_;
};

/* Lines to columns, in batches whose columns stay in the cache. */
class Batch {
public:
    Batch()
    {
        for (int i = 0; i < URIC_PARTS; i++) {
            columns_.begin[i] = begin_[i];
            columns_.end[i] = end_[i];
            columns_.defined[i] = defined_[i];
        }
        columns_.room = room;
        columns_.valid = valid_;
        columns_.error_offset = error_offset_;
        columns_.host_kind = host_kind_;
        columns_.path_kind = path_kind_;
        columns_.record_begin = record_begin_;
        columns_.record_end = record_end_;
    }
    Batch(const Batch &) = delete;
    Batch &operator=(const Batch &) = delete;

    std::size_t scan_all(const Records &records)
    {
        std::size_t accepted = 0;

        for (std::size_t at = 0; at < records.lines.size(); at += columns_.taken) {
            uric_parse_lines(URIC_RULE_URI_REFERENCE, records.lines.data() + at,
                             records.lines.size() - at, URIC_LINES_LF, &columns_);
            benchmark::ClobberMemory();
            accepted += columns_.rows - columns_.invalid;
        }
        return accepted;
    }
    bool scan(const char *s, std::size_t n)
    {
        uric u;

        return parts(s, n, &u);
    }
    bool parts(const char *s, std::size_t n, struct uric *u)
    {
        const std::uint32_t begin = 0, end = static_cast<std::uint32_t>(n);

        uric_parse_spans(URIC_RULE_URI_REFERENCE, s, &begin, &end, 1, &columns_);
        std::memset(u, 0, sizeof *u);
        for (int i = 0; i < URIC_PARTS; i++) {
            u->part[i] = {begin_[i][0], end_[i][0]};
            u->defined = static_cast<std::uint8_t>(u->defined |
                                                   (defined_[i][0] & 1) << i);
        }
        u->error_offset = error_offset_[0];
        u->host_kind = host_kind_[0];
        u->path_kind = path_kind_[0];
        return valid_[0] & 1;
    }

protected:
    static constexpr std::size_t room = 256;

    uric_columns columns_ = {};
    std::uint32_t begin_[URIC_PARTS][room], end_[URIC_PARTS][room];
    std::uint32_t error_offset_[room], record_begin_[room], record_end_[room];
    std::uint8_t defined_[URIC_PARTS][room / 8], valid_[room / 8];
    std::uint8_t host_kind_[room], path_kind_[room];
};

/* The same with the starts and ends of the lines given, as for uric_parse(). */
class BatchOfSpans : public Batch {
public:
    std::size_t scan_all(const Records &records)
    {
        std::size_t accepted = 0;

        find_spans(records);
        for (std::size_t i = 0; i < begin_.size(); i += columns_.taken) {
            uric_parse_spans(URIC_RULE_URI_REFERENCE, records.lines.data(),
                             begin_.data() + i, end_.data() + i, begin_.size() - i,
                             &columns_);
            benchmark::ClobberMemory();
            accepted += columns_.rows - columns_.invalid;
        }
        return accepted;
    }

private:
    /* Called once, in the untimed pass. */
    void find_spans(const Records &records)
    {
        std::uint32_t at = 0;

        if (spans_of_ == &records && begin_.size() == records.at.size())
            return;
        spans_of_ = &records;
        begin_.clear();
        end_.clear();
        for (std::string_view record : records.at) {
            begin_.push_back(at);
            end_.push_back(at + static_cast<std::uint32_t>(record.size()));
            at += static_cast<std::uint32_t>(record.size()) + 1;
        }
    }

    const Records *spans_of_ = nullptr;
    std::vector<std::uint32_t> begin_, end_;
};

/* The same with a pointer and a length for each, as database engines hold strings. */
class BatchOfViews : public Batch {
public:
    std::size_t scan_all(const Records &records)
    {
        std::size_t accepted = 0;

        find_views(records);
        for (std::size_t i = 0; i < views_.size(); i += columns_.taken) {
            uric_parse_views(URIC_RULE_URI_REFERENCE, views_.data() + i, views_.size() - i,
                             &columns_);
            benchmark::ClobberMemory();
            accepted += columns_.rows - columns_.invalid;
        }
        return accepted;
    }

private:
    /* Called once, in the untimed pass. */
    void find_views(const Records &records)
    {
        if (views_of_ == &records && views_.size() == records.at.size())
            return;
        views_of_ = &records;
        views_.clear();
        for (std::string_view record : records.at)
            views_.push_back({record.data(), record.size()});
    }

    const Records *views_of_ = nullptr;
    std::vector<uric_bytes> views_;
};

/* What uric_parse_spans() replaces: a uric_parse() for each span, whose parts go to the same
 * columns. */
class LoopToColumns : public Batch {
public:
    std::size_t scan_all(const Records &records)
    {
        std::size_t accepted = 0, row = 0, at = 0;

        for (std::string_view record : records.at) {
            accepted += add(row, record.data(), record.size(), at);
            at += record.size() + 1;
            if (++row == room) {
                benchmark::ClobberMemory();
                row = 0;
            }
        }
        benchmark::ClobberMemory();
        return accepted;
    }
    bool scan(const char *s, std::size_t n) { return add(0, s, n, 0); }
    bool parts(const char *s, std::size_t n, struct uric *u)
    {
        const bool accepted = add(0, s, n, 0);

        std::memset(u, 0, sizeof *u);
        for (int i = 0; i < URIC_PARTS; i++) {
            u->part[i] = {begin_[i][0], end_[i][0]};
            u->defined = static_cast<std::uint8_t>(u->defined | (defined_[i][0] & 1) << i);
        }
        u->error_offset = error_offset_[0];
        u->host_kind = host_kind_[0];
        u->path_kind = path_kind_[0];
        return accepted;
    }

private:
    static void set(std::uint8_t *bits, std::size_t row, unsigned bit)
    {
        const unsigned shift = row % 8;

        /* the first row of a byte clears the others */
        bits[row / 8] = static_cast<std::uint8_t>(
            (shift == 0 ? 0u : bits[row / 8]) | bit << shift);
    }
    bool add(std::size_t row, const char *s, std::size_t n, std::size_t at)
    {
        const std::uint32_t from = static_cast<std::uint32_t>(at);
        struct uric u;
        const bool accepted = uric_parse(s, n, &u) == URIC_OK;

        for (int i = 0; i < URIC_PARTS; i++) {
            begin_[i][row] = from + u.part[i].begin;
            end_[i][row] = from + u.part[i].end;
            set(defined_[i], row, u.defined >> i & 1u);
        }
        set(valid_, row, accepted);
        error_offset_[row] = u.error_offset;
        host_kind_[row] = u.host_kind;
        path_kind_[row] = u.path_kind;
        record_begin_[row] = from;
        record_end_[row] = from + static_cast<std::uint32_t>(n);
        return accepted;
    }
};

/* What the batch replaces: a memchr() and a uric_parse() for each line. */
class LineByLine : public Validator {
public:
    LineByLine() : Validator(uric_parse) {}

    std::size_t scan_all(const Records &records)
    {
        const char *s = records.lines.data();
        const char *const end = s + records.lines.size();
        std::size_t accepted = 0;

        while (s < end) {
            const auto lf = static_cast<const char *>(
                std::memchr(s, '\n', static_cast<std::size_t>(end - s)));

            accepted += scan(s, static_cast<std::size_t>(lf - s));
            s = lf + 1;
        }
        return accepted;
    }
};

/* A piece at a time, as from a socket. */
template <std::size_t Piece> struct Stream {
    bool scan(const char *s, std::size_t n)
    {
        uric64 u;
        const uric_status status = feed(s, n, &u);

        benchmark::DoNotOptimize(u);
        return status == URIC_OK;
    }
    bool parts(const char *s, std::size_t n, struct uric *u)
    {
        uric64 wide;
        const bool accepted = feed(s, n, &wide) == URIC_OK;

        for (int i = 0; i < URIC_PARTS; i++) {
            u->part[i] = {static_cast<std::uint32_t>(wide.part[i].begin),
                          static_cast<std::uint32_t>(wide.part[i].end)};
        }
        u->error_offset = static_cast<std::uint32_t>(wide.error_offset);
        u->defined = wide.defined;
        u->host_kind = wide.host_kind;
        u->path_kind = wide.path_kind;
        u->error_part = 0;
        return accepted;
    }

private:
    static uric_status feed(const char *s, std::size_t n, uric64 *u)
    {
        uric_stream stream;

        uric_stream_init(&stream, URIC_RULE_URI_REFERENCE);
        for (std::size_t at = 0; at < n; at += Piece) {
            const std::size_t piece = std::min(Piece, n - at);

            if (uric_stream_feed(&stream, s + at, piece) != piece)
                break;
        }
        return uric_stream_end(&stream, u);
    }
};

template <class Parser>
bool components_of_parts(Parser &parser, const char *s, std::size_t n,
                         uric_split_result *c)
{
    struct uric u;
    static constexpr int part[][2] = {{URIC_SPLIT_SCHEME, URIC_SCHEME},
                                      {URIC_SPLIT_PATH, URIC_PATH},
                                      {URIC_SPLIT_QUERY, URIC_QUERY},
                                      {URIC_SPLIT_FRAGMENT, URIC_FRAGMENT}};

    std::memset(c, 0, sizeof *c);
    if (!parser.parts(s, n, &u))
        return false;
    for (const auto &p : part) {
        if (uric_has(&u, static_cast<enum uric_part>(p[1])))
            define(c, p[0], u.part[p[1]].begin, u.part[p[1]].end);
    }
    if (uric_has(&u, URIC_HOST)) {
        const uric_span authority = uric_authority(&u);

        define(c, URIC_SPLIT_AUTHORITY, authority.begin, authority.end);
    }
    return true;
}

class Splitter {
public:
    explicit Splitter(SplitFunction *split) : split_(split) {}

    bool scan(const char *s, std::size_t n)
    {
        uric_split_result c;
        const uric_status status = split_(s, n, &c);

        benchmark::DoNotOptimize(c);
        return status == URIC_OK;
    }
    bool components(const char *s, std::size_t n, uric_split_result *c)
    {
        return split_(s, n, c) == URIC_OK;
    }

private:
    SplitFunction *split_;
};

/* ---- Appendix B by the regular expression engines ------------------------ */

/* Both write the offsets to an array of their own; scan() reads the ten of them there
 * and does not copy them into a struct of uric. */

class Pcre2 {
public:
    enum Engine { jit, interpreter };
    enum Groups { all, five };

    Pcre2(Engine engine, Groups groups);
    ~Pcre2();
    Pcre2(const Pcre2 &) = delete;
    Pcre2 &operator=(const Pcre2 &) = delete;

    bool scan(const char *s, std::size_t n)
    {
        const bool matched = match(s, n);

        for (int i = 0; i < URIC_SPLIT_PARTS; i++) {
            benchmark::DoNotOptimize(ovector_[2 * group_[i]]);
            benchmark::DoNotOptimize(ovector_[2 * group_[i] + 1]);
        }
        return matched;
    }
    bool components(const char *s, std::size_t n, uric_split_result *c);

private:
    bool match(const char *s, std::size_t n)
    {
        const auto subject = reinterpret_cast<PCRE2_SPTR>(s);

        /* pcre2_match() would run the JIT's code too, but with checks that
         * pcre2_jit_match() omits; the interpreter has no such code. */
        return (engine_ == jit
                    ? pcre2_jit_match(code_, subject, n, 0, 0, data_, nullptr)
                    : pcre2_match(code_, subject, n, 0, 0, data_, nullptr)) > 0;
    }

    const Engine engine_;
    const int *const group_; /* the components' groups */
    pcre2_code *code_;
    pcre2_match_data *data_;
    PCRE2_SIZE *ovector_;
};

class Regexec {
public:
    Regexec();
    ~Regexec();
    Regexec(const Regexec &) = delete;
    Regexec &operator=(const Regexec &) = delete;

    bool scan(const char *s, std::size_t n)
    {
        const bool matched = match(s, n);

        for (int group : appendix_b_group) {
            benchmark::DoNotOptimize(group_[group].rm_so);
            benchmark::DoNotOptimize(group_[group].rm_eo);
        }
        return matched;
    }
    bool components(const char *s, std::size_t n, uric_split_result *c);

private:
    bool match(const char *s, std::size_t n)
    {
        group_[0].rm_so = 0;
        group_[0].rm_eo = static_cast<regoff_t>(n);
        return regexec(&code_, s, appendix_b_groups, group_, REG_STARTEND) == 0;
    }

    regex_t code_;
    regmatch_t group_[appendix_b_groups];
};

#endif
