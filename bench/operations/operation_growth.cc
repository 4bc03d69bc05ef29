/* Measures how the operations' time grows with the length in their worst cases.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operation_growth.h"

#include "operations/operation.h"
#include "report/report.h"

#include <cstdlib>
#include <functional>

namespace {

constexpr int rounds = 15, rounds_shortly = 5;
constexpr double seconds_each = 0.002, seconds_each_shortly = 0.0003;

/* The operand of an operation, and a second one: a base, a string to compare with, a
 * key. */
struct Asked {
    std::string string, other;
};

struct Shape {
    const char *operation, *name;
    std::function<Performer()> performer;
    std::function<Asked(std::size_t)> make; /* of about that many bytes */
};

std::string repeat(const char *head, const std::string &body, std::size_t size,
                   const char *tail = "")
{
    std::string text = head;

    while (text.size() < size)
        text += body;
    return text + tail;
}

struct Parts {
    explicit Parts(std::string_view s)
        : valid(uric_parse(s.data(), s.size(), &u) == URIC_OK)
    {
    }

    uric u;
    const bool valid;
};

struct Resolve {
    template <class Give> bool perform(Question q, Give give)
    {
        const Parts reference(q[0]), base(q[1]);
        char *const target = room.of(q[0].size() + q[1].size() + 8);
        std::size_t length;
        const uric_status status = uric_resolve(
            uric_bind(q[1].data(), &base.u), uric_bind(q[0].data(), &reference.u),
            URIC_RESOLVE_STRICT, target, room.size(), &length, nullptr);

        give(target, length);
        return status == URIC_OK;
    }

    Room room;
};

struct Normalize {
    template <class Give> bool perform(Question q, Give give)
    {
        const Parts parts(q[0]);
        char *const normal = room.of(q[0].size() + 16);
        std::size_t length;
        const uric_status status = uric_normalize(
            uric_bind(q[0].data(), &parts.u), URIC_STEPS_SYNTAX | URIC_STEP_SCHEME,
            nullptr, normal, room.size(), &length, nullptr, nullptr);

        give(normal, length);
        return status == URIC_OK;
    }

    Room room;
};

struct Compare {
    template <class Give> bool perform(Question q, Give give)
    {
        const Parts one(q[0]), other(q[1]);

        give_equal(uric_compare(uric_bind(q[0].data(), &one.u),
                                uric_bind(q[1].data(), &other.u), nullptr) !=
                       URIC_EQUIVALENCE_NONE,
                   give);
        return one.valid && other.valid;
    }
};

struct Relate {
    template <class Give> bool perform(Question q, Give give)
    {
        const Parts target(q[0]), base(q[1]);
        char *const reference = room.of(2 * (q[0].size() + q[1].size()));
        std::size_t length;
        const uric_status status = uric_relate(
            uric_bind(q[1].data(), &base.u), uric_bind(q[0].data(), &target.u), reference,
            room.size(), &length, nullptr);

        give(reference, length);
        return status == URIC_OK;
    }

    Room room;
};

/* The second string names the parameter; if it is empty, edits a segment, whose index is
 * that of the middle byte. */
struct Edit {
    template <class Give> bool perform(Question q, Give give)
    {
        const Parts parts(q[0]);
        uric_change change = {URIC_EDIT_PARAMETER_NAMED, 0,
                              {q[1].data(), q[1].size()}, {"value", 5}};
        char *const edited = room.of(q[0].size() + q[1].size() + 64);
        std::size_t length;

        if (q[1].empty()) {
            change.what = URIC_EDIT_SEGMENT;
            change.index = q[0].size() / 4;
        }

        const uric_status status = uric_edit(uric_bind(q[0].data(), &parts.u), &change, nullptr,
                                             edited, room.size(), &length, nullptr, nullptr);

        give(edited, length);
        return status == URIC_OK;
    }

    Room room;
};

struct Find {
    template <class Give> bool perform(Question q, Give give)
    {
        uric_span rest = {0, static_cast<std::uint32_t>(q[0].size())};
        uric_query_pair pair;

        return give_equal(uric_query_find(q[0].data(), &rest, URIC_QUERY_PLAIN,
                                          q[1].data(), q[1].size(), &pair),
                          give);
    }
};

template <uric_dots_flags Flags> struct RemoveDotSegments {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const left = room.of(q[0].size());
        std::size_t length;
        const uric_status status = uric_remove_dot_segments(
            q[0].data(), q[0].size(), Flags, left, room.size(), &length);

        give(left, length);
        return status == URIC_OK;
    }

    Room room;
};

template <class Doer> Performer uric()
{
    return performer<Doer, 2>("uric", {"yes", false, true, ""});
}

Asked against_h(std::string reference)
{
    return {std::move(reference), "http://h/"};
}

Asked with_itself_but_for(const std::string &text, const char *one, const char *other)
{
    return {text + one, text + other};
}

const Shape shapes[] = {
    {"resolve", "/../", uric<Resolve>,
     [](std::size_t n) { return against_h(repeat("", "/..", n)); }},
    {"resolve", "a/../", uric<Resolve>,
     [](std::size_t n) { return against_h(repeat("", "a/../", n)); }},
    {"resolve", "../ up a deep base", uric<Resolve>,
     [](std::size_t n) {
         return Asked{repeat("", "../", n / 2), repeat("http://h/", "ab/", n / 2)};
     }},
    {"resolve", "a/ ... ../", uric<Resolve>,
     [](std::size_t n) {
         return against_h(repeat("", "ab/", n / 2) + repeat("", "../", n / 2));
     }},
    {"resolve", "/..//, no authority", uric<Resolve>,
     [](std::size_t n) { return Asked{repeat("", "/..//", n), "x:/a"}; }},
    {"resolve", "%41", uric<Resolve>,
     [](std::size_t n) { return against_h(repeat("", "%41", n)); }},
    {"resolve", "?a=b&", uric<Resolve>,
     [](std::size_t n) { return against_h(repeat("?", "a=b&", n)); }},

    {"normalize", "/../", uric<Normalize>,
     [](std::size_t n) { return Asked{repeat("http://h", "/..", n), ""}; }},
    {"normalize", "a/../", uric<Normalize>,
     [](std::size_t n) { return Asked{repeat("http://h/", "a/../", n), ""}; }},
    {"normalize", "a/ ... ../", uric<Normalize>,
     [](std::size_t n) {
         return Asked{repeat("http://h/", "ab/", n / 2) + repeat("", "../", n / 2), ""};
     }},
    {"normalize", "/%2e%2e", uric<Normalize>,
     [](std::size_t n) { return Asked{repeat("http://h", "/%2e%2e", n), ""}; }},
    {"normalize", "%41", uric<Normalize>,
     [](std::size_t n) { return Asked{repeat("http://h/", "%41", n), ""}; }},
    {"normalize", "%e3", uric<Normalize>,
     [](std::size_t n) { return Asked{repeat("http://h/", "%e3", n), ""}; }},
    {"normalize", "?a=b&", uric<Normalize>,
     [](std::size_t n) { return Asked{repeat("http://h/?", "a=b&", n), ""}; }},
    {"normalize", "host A.", uric<Normalize>,
     [](std::size_t n) { return Asked{repeat("http://", "A.", n), ""}; }},

    {"compare", "/../", uric<Compare>,
     [](std::size_t n) {
         return Asked{repeat("http://h", "/..", n / 2), repeat("http://h", "/.", n / 2)};
     }},
    {"compare", "a/../", uric<Compare>,
     [](std::size_t n) {
         return Asked{repeat("http://h/", "a/../", n / 2),
                      repeat("http://h/", "b/../", n / 2)};
     }},
    {"compare", "a/ ... ../", uric<Compare>,
     [](std::size_t n) {
         const std::string text =
             repeat("http://h/", "ab/", n / 4) + repeat("", "../", n / 4);

         return Asked{text, text + "./"};
     }},
    {"compare", "%41", uric<Compare>,
     [](std::size_t n) {
         return Asked{repeat("http://h/", "%41", 3 * n / 4),
                      repeat("http://h/", "A", n / 4)};
     }},
    {"compare", "?a=b&", uric<Compare>,
     [](std::size_t n) {
         return with_itself_but_for(repeat("http://h/?", "a=b&", n / 2), "c", "d");
     }},

    {"relate", "a/ until the end", uric<Relate>,
     [](std::size_t n) {
         return with_itself_but_for(repeat("http://h/", "a/", n / 2), "b", "c");
     }},
    {"relate", "a/ and b/", uric<Relate>,
     [](std::size_t n) {
         return Asked{repeat("http://h/", "a/", n / 2), repeat("http://h/", "b/", n / 2)};
     }},
    {"relate", "//", uric<Relate>,
     [](std::size_t n) {
         return with_itself_but_for(repeat("http://h/", "/", n / 2), "b", "c");
     }},
    {"relate", "/../", uric<Relate>,
     [](std::size_t n) {
         return with_itself_but_for(repeat("http://h", "/..", n / 2), "/b", "/c");
     }},
    {"relate", "%41", uric<Relate>,
     [](std::size_t n) {
         return with_itself_but_for(repeat("http://h/", "%41", n / 2), "b", "c");
     }},
    {"relate", "?a=b&", uric<Relate>,
     [](std::size_t n) {
         return with_itself_but_for(repeat("http://h/?", "a=b&", n / 2), "c", "d");
     }},

    {"edit", "segment of /a", uric<Edit>,
     [](std::size_t n) { return Asked{repeat("http://h", "/a", n), ""}; }},
    {"edit", "segment of /.a", uric<Edit>,
     [](std::size_t n) { return Asked{repeat("http://h", "/.a", n), ""}; }},
    {"edit", "a parameter after a=b&", uric<Edit>,
     [](std::size_t n) { return Asked{repeat("http://h/?", "a=b&", n), "c"}; }},
    {"edit", "one after %61=b&", uric<Edit>,
     [](std::size_t n) { return Asked{repeat("http://h/?", "%61=b&", n), "ac"}; }},

    {"query-find", "a=b&", uric<Find>,
     [](std::size_t n) { return Asked{repeat("", "a=b&", n), "c"}; }},
    {"query-find", "%61=b&", uric<Find>,
     [](std::size_t n) { return Asked{repeat("", "%61=b&", n), "c"}; }},
    {"query-find", "aaaaaaab=&", uric<Find>,
     [](std::size_t n) { return Asked{repeat("", "aaaaaaab=&", n), "aaaaaaac"}; }},
    {"query-find", "&", uric<Find>,
     [](std::size_t n) { return Asked{repeat("", "&", n), "c"}; }},

    {"remove-dot-segments", "/../", uric<RemoveDotSegments<URIC_DOTS_LITERAL>>,
     [](std::size_t n) { return Asked{repeat("", "/..", n), ""}; }},
    {"remove-dot-segments", "/.", uric<RemoveDotSegments<URIC_DOTS_LITERAL>>,
     [](std::size_t n) { return Asked{repeat("", "/.", n), ""}; }},
    {"remove-dot-segments", "a/../", uric<RemoveDotSegments<URIC_DOTS_LITERAL>>,
     [](std::size_t n) { return Asked{repeat("/", "a/../", n), ""}; }},
    {"remove-dot-segments", "a/ ... ../", uric<RemoveDotSegments<URIC_DOTS_LITERAL>>,
     [](std::size_t n) {
         return Asked{repeat("/", "ab/", n / 2) + repeat("", "../", n / 2), ""};
     }},
    {"remove-dot-segments", "/%2e%2e", uric<RemoveDotSegments<URIC_DOTS_ENCODED>>,
     [](std::size_t n) { return Asked{repeat("", "/%2e%2e", n), ""}; }},
};

void must_perform(const Shape &shape, const Performer &performer, const Records &records)
{
    std::string answer;

    if (!performer.answer(records.at.data(), &answer)) {
        std::fprintf(stderr, "bench: %s of %s has no answer\n", shape.operation,
                     shape.name);
        std::exit(2);
    }
}

/* All lengths in the same rounds. */
Growth measure_shape(const Shape &shape, bool shortly)
{
    const Performer performer = shape.performer();
    Growth growth{shape.operation, shape.name, {}, {}};
    std::vector<Records> questions;
    std::vector<Job> jobs;

    for (std::size_t size = 1 << 10; size <= 256u << 10; size *= shortly ? 4 : 2) {
        const Asked asked = shape.make(size);

        growth.bytes.push_back(asked.string.size() + asked.other.size());
        questions.emplace_back(
            std::vector<std::string_view>{asked.string, asked.other});
        must_perform(shape, performer, questions.back());
    }
    for (const Records &records : questions)
        jobs.push_back({&performer.row, &records});
    growth.ns = measure(jobs, shortly ? rounds_shortly : rounds,
                        shortly ? seconds_each_shortly : seconds_each);
    return growth;
}

} // namespace

double Growth::cost(std::size_t i) const
{
    const auto of_byte = [this](std::size_t at) {
        return ns[at].fastest() / static_cast<double>(bytes[at]);
    };

    return of_byte(i) / of_byte(0);
}

double Growth::worst() const
{
    double most = 0;

    for (std::size_t i = 0; i < bytes.size(); i++)
        most = std::max(most, cost(i));
    return most;
}

std::vector<Growth> measure_growth(bool shortly)
{
    std::vector<Growth> all;

    for (const Shape &shape : shapes)
        all.push_back(measure_shape(shape, shortly));
    return all;
}

void print_growth(const std::vector<Growth> &all)
{
    std::printf("\n== operations on their worst cases: a byte's cost as the length grows, "
                "in multiples\n   of that at the first\n\n%-19s %-24s %7s",
                "operation", "of", "ns/byte");
    for (std::size_t i = 0; i < all[0].bytes.size(); i++)
        std::printf(" %5zuK", all[0].bytes[i] >> 10);
    std::printf("\n");
    for (const Growth &one : all) {
        std::printf("%-19s %-24s %7.3f", one.operation.c_str(), one.shape.c_str(),
                    one.ns[0].fastest() / static_cast<double>(one.bytes[0]));
        for (std::size_t i = 0; i < one.bytes.size(); i++)
            std::printf(" %6.2f", one.cost(i));
        std::printf("\n");
    }
    std::printf("\nA linear cost stays near 1; a quadratic one would double from column "
                "to column.\nThe figures are of the fastest rounds; parsing is in "
                "it.\n");
}

void write_growth(const std::string &directory, const std::vector<Growth> &all)
{
    Tsv tsv(directory, "bench-growth.tsv");

    std::fprintf(tsv.file, "operation\tof\tbytes\tns\tns_per_byte\tgrowth\n");
    for (const Growth &one : all) {
        for (std::size_t i = 0; i < one.bytes.size(); i++) {
            std::fprintf(tsv.file, "%s\t%s\t%zu\t%.1f\t%.4f\t%.3f\n",
                         one.operation.c_str(), one.shape.c_str(), one.bytes[i],
                         one.ns[i].fastest(),
                         one.ns[i].fastest() / static_cast<double>(one.bytes[i]),
                         one.cost(i));
        }
    }
    tsv.close();
}
