/* The operations by uric, with parsing, since the peers parse too.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operation.h"

#include "uric_readings.h"
#include "uric_request.h"

namespace {

bool parse(std::string_view s, uric *u)
{
    return uric_parse(s.data(), s.size(), u) == URIC_OK;
}

struct Resolve {
    Resolve() { parse(resolution_base, &base); }

    template <class Give> bool perform(Question q, Give give)
    {
        uric u;
        std::size_t length;

        if (!parse(*q, &u))
            return false;

        char *const target = room.of(q->size() + sizeof resolution_base);

        if (uric_resolve(uric_bind(resolution_base, &base), uric_bind(q->data(), &u),
                         URIC_RESOLVE_STRICT, target, room.size(), &length, nullptr) != URIC_OK) {
            return false;
        }
        give(target, length);
        return true;
    }

    uric base;
    Room room;
};

struct Agree {
    template <class Give> bool perform(Question q, Give give)
    {
        uric_agreement agreement;

        uric_agree(q->data(), q->size(), 0, &agreement);
        give(reinterpret_cast<const char *>(&agreement), sizeof agreement);
        return true;
    }
};

constexpr uric_step scheme_steps = URIC_STEPS_SYNTAX | URIC_STEP_SCHEME;

template <uric_step Steps> struct Normalize {
    template <class Give> bool perform(Question q, Give give)
    {
        uric u;
        std::size_t length;

        if (!parse(*q, &u))
            return false;

        char *const normal = room.of(q->size() + 16);

        if (uric_normalize(uric_bind(q->data(), &u), Steps, nullptr, normal,
                           room.size(), &length, nullptr, nullptr) != URIC_OK) {
            return false;
        }
        give(normal, length);
        return true;
    }

    Room room;
};

/* A reference in normal form needs no copy: the answer is the caller's own bytes. */
template <uric_step Steps> struct NormalizeIfNeeded : Normalize<Steps> {
    template <class Give> bool perform(Question q, Give give)
    {
        uric u;

        if (!parse(*q, &u))
            return false;
        if (uric_needs(uric_bind(q->data(), &u), Steps, nullptr) != URIC_STEPS_NONE)
            return Normalize<Steps>::perform(q, give);
        give(q->data(), q->size());
        return true;
    }
};

struct ParseAlone {
    template <class Give> bool perform(Question q, Give)
    {
        uric u;
        const bool valid = parse(*q, &u);

        benchmark::DoNotOptimize(u);
        return valid;
    }
};

struct ParseBoth {
    template <class Give> bool perform(Question q, Give)
    {
        uric u, v;
        const bool valid = parse(q[0], &u) && parse(q[1], &v);

        benchmark::DoNotOptimize(u);
        benchmark::DoNotOptimize(v);
        return valid;
    }
};

struct Equal {
    template <class Give> bool perform(Question q, Give give)
    {
        uric u, v;

        if (!parse(q[0], &u) || !parse(q[1], &v))
            return false;
        return give_equal(uric_equal(uric_bind(q[0].data(), &u),
                                     uric_bind(q[1].data(), &v), URIC_STEPS_SYNTAX,
                                     nullptr),
                          give);
    }
};

struct Memcpy {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const copy = room.of(q->size());

        std::memcpy(copy, q->data(), q->size());
        give(copy, q->size());
        return true;
    }

    Room room;
};

struct Decode {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const text = room.of(q->size());
        std::size_t length;

        if (uric_decode(q->data(), q->size(), URIC_DECODE_ALL, text, room.size(),
                        &length, nullptr) != URIC_OK) {
            return false;
        }
        give(text, length);
        return true;
    }

    Room room;
};

struct Encode {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const encoded = room.of(3 * q->size());
        std::size_t length;

        if (uric_encode(URIC_ENCODE_SEGMENT, q->data(), q->size(), encoded,
                        room.size(), &length) != URIC_OK) {
            return false;
        }
        give(encoded, length);
        return true;
    }

    Room room;
};

struct QuerySpelled {
    template <class Give> bool perform(Question q, Give give)
    {
        uric_span rest = {0, static_cast<std::uint32_t>(q->size())};
        uric_query_pair pair;

        while (uric_query_next(q->data(), &rest, URIC_QUERY_PLAIN, &pair)) {
            give(q->data() + pair.key.begin, pair.key.end - pair.key.begin);
            give(q->data() + pair.value.begin, pair.value.end - pair.value.begin);
        }
        return true;
    }
};

struct QueryDecoded {
    template <class Give> bool perform(Question q, Give give)
    {
        uric_span rest = {0, static_cast<std::uint32_t>(q->size())};
        uric_query_pair pair;

        while (uric_query_next(q->data(), &rest, URIC_QUERY_PLAIN, &pair)) {
            for (const uric_span span : {pair.key, pair.value}) {
                const std::size_t n = span.end - span.begin;
                char *const text = room.of(n);
                std::size_t length;

                if (uric_decode(q->data() + span.begin, n, URIC_DECODE_ALL, text,
                                room.size(), &length, nullptr) != URIC_OK) {
                    return false;
                }
                give(text, length);
            }
        }
        return true;
    }

    Room room;
};

struct Edit {
    template <class Give> bool perform(Question q, Give give)
    {
        static const uric_change changes[] = {
            {URIC_QUERY, 0, {nullptr, 0}, {"x=1&y=2", 7}},
            {URIC_HOST, 0, {nullptr, 0}, {"www.example.org", 15}},
            {URIC_EDIT_SEGMENT, 0, {nullptr, 0}, {"abc", 3}}};
        const uric_change &change = changes[q->size() % 3];
        char *const edited = room.of(q->size() + 32);
        std::size_t length;
        uric u, v;

        if (!parse(*q, &u) ||
            uric_edit(uric_bind(q->data(), &u), &change, nullptr, edited, room.size(),
                      &length, &v, nullptr) != URIC_OK) {
            return false;
        }
        give(edited, length);
        return true;
    }

    Room room;
};

struct Build {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const built = room.of(q->size());
        uric_bytes part[URIC_PARTS];
        std::size_t length;
        uric u, v;

        if (!parse(*q, &u))
            return false;
        for (int i = 0; i < URIC_PARTS; i++) {
            part[i].s = uric_has(&u, static_cast<uric_part>(i)) ? q->data() + u.part[i].begin
                                                               : nullptr;
            part[i].n = u.part[i].end - u.part[i].begin;
        }
        if (uric_build(part, nullptr, built, room.size(), &length, &v, nullptr) != URIC_OK)
            return false;
        give(built, length);
        return true;
    }

    Room room;
};

struct RemoveDots {
    template <class Give> bool perform(Question q, Give give)
    {
        char *const path = room.of(q->size());
        std::size_t length;

        if (uric_remove_dot_segments(q->data(), q->size(), URIC_DOTS_LITERAL, path,
                                     room.size(), &length) != URIC_OK) {
            return false;
        }
        give(path, length);
        return true;
    }

    Room room;
};

struct Audit {
    template <class Give> bool perform(Question q, Give give)
    {
        uric_audit_result result;
        uric u;

        if (!parse(*q, &u))
            return false;
        uric_audit(uric_bind(q->data(), &u), nullptr, &result);
        give(reinterpret_cast<const char *>(&result), sizeof result);
        return true;
    }
};

struct ParseRequest {
    template <class Give> bool perform(Question q, Give)
    {
        uric target, host;
        const bool valid = uric_parse_as(URIC_RULE_REQUEST_TARGET, q[0].data(), q[0].size(),
                                         nullptr,
                                         &target) == URIC_OK &&
                           uric_parse_as(URIC_RULE_HOST_FIELD, q[1].data(), q[1].size(), nullptr,
                                         &host) == URIC_OK;

        benchmark::DoNotOptimize(target);
        benchmark::DoNotOptimize(host);
        return valid;
    }
};

struct Judge {
    Judge() : request()
    {
        request.method = {"GET", 3};
        request.scheme = {"http", 4};
        request.hosts = 1;
    }

    template <class Give> bool perform(Question q, Give give)
    {
        uric_request_result r;
        std::size_t length;

        request.target = {q[0].data(), q[0].size()};
        request.host = {q[1].data(), q[1].size()};
        char *const normal = room.of(q[0].size() + q[1].size());

        if (uric_request(&request, nullptr, normal, room.size(), &length, &r) != URIC_OK)
            return false;
        give(r.host.s, r.host.n);
        give(r.path.s, r.path.n);
        return true;
    }

    struct uric_request_input request;
    Room room;
};

constexpr Terms strict(const char *does)
{
    return {"yes", false, true, does};
}

std::vector<Performer> own(Operation operation)
{
    switch (operation) {
    case Operation::resolve:
        return {performer<Resolve>("uric", strict("uric_parse(), uric_resolve(); the "
                                                  "base parsed once")),
                yardstick<ParseAlone>("(parse)", "uric_parse() alone")};
    case Operation::normalize_syntax:
        return {performer<Normalize<URIC_STEPS_SYNTAX>>(
                    "uric", strict("uric_parse(), uric_normalize()")),
                performer<NormalizeIfNeeded<URIC_STEPS_SYNTAX>>(
                    "uric/needs",
                    strict("uric_normalize() only if uric_needs() says so")),
                yardstick<ParseAlone>("(parse)", "uric_parse() alone")};
    case Operation::normalize_scheme:
        return {performer<Normalize<scheme_steps>>(
                    "uric", strict("uric_parse(), uric_normalize()")),
                performer<NormalizeIfNeeded<scheme_steps>>(
                    "uric/needs",
                    strict("uric_normalize() only if uric_needs() says so")),
                yardstick<ParseAlone>("(parse)", "uric_parse() alone")};
    case Operation::equal:
        return {performer<Equal, 2>(
                    "uric", {"yes", false, false, "uric_parse() of both, uric_equal()"}),
                yardstick<ParseBoth, 2>("(parse)", "uric_parse() of both alone")};
    case Operation::decode:
        return {performer<Decode>("uric", strict("uric_decode()")),
                yardstick<Memcpy>("(memcpy)", "memcpy() of what is read")};
    case Operation::encode:
        return {performer<Encode>("uric", {"-", false, true, "uric_encode()"}),
                yardstick<Memcpy>("(memcpy)", "memcpy() of what is read")};
    case Operation::query_spelled:
        return {performer<QuerySpelled>("uric",
                                        {"no", false, false, "uric_query_next()"})};
    case Operation::query_decoded:
        return {performer<QueryDecoded>(
            "uric", {"partly", false, true, "uric_query_next(), uric_decode()"})};
    case Operation::edit:
        return {performer<Edit>("uric", strict("uric_parse(), uric_edit()")),
                yardstick<ParseAlone>("(parse)", "uric_parse() alone")};
    case Operation::build:
        return {performer<Build>("uric", strict("uric_parse(), uric_build()")),
                yardstick<ParseAlone>("(parse)", "uric_parse() alone")};
    case Operation::remove_dots:
        return {performer<RemoveDots>(
                    "uric", {"no", false, true, "uric_remove_dot_segments()"}),
                yardstick<ParseAlone>("(parse)", "uric_parse() of the path alone")};
    case Operation::audit:
        return {performer<Audit>(
                    "uric", {"yes", false, false, "uric_parse(), uric_audit()"}),
                yardstick<ParseAlone>("(parse)", "uric_parse() alone")};
    case Operation::agree:
        return {performer<Agree>("uric", {"yes", false, false, "uric_agree(), six readers"}),
                yardstick<ParseAlone>("(parse)", "uric_parse() alone")};
    case Operation::request:
        return {performer<Judge, 2>("uric", strict("uric_request()")),
                yardstick<ParseRequest, 2>("(parse)", "the parses of both alone")};
    }
    return {};
}

} // namespace

std::vector<Performer> performers(Operation operation)
{
    std::vector<Performer> all = own(operation);

    add_peer_operations(operation, &all);
    return all;
}
