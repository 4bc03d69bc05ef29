/* Makes the questions for the operations from an input.
 *
 * SPDX-License-Identifier: MIT */
#include "operations/operation_cases.h"

#include "parse/generate.h"
#include "uric_request.h"

namespace {

using Texts = std::vector<std::string>;

/* The promises of the README. */
constexpr Goal five_times = {"", 5}, twice_the_parse = {"(parse)", 0.5},
               half_a_parse_more = {"(parse)", 1 / 1.5},
               no_goal = {"", 0};
/* at most three parses; and at most three beside that of the question */
constexpr Goal third_of_parse = {"(parse)", 1.0 / 3}, quarter_of_parse = {"(parse)", 0.25};

Records records_of(const Texts &texts)
{
    return Records({texts.begin(), texts.end()});
}

std::string part(std::string_view s, const uric &u, uric_part which)
{
    return std::string(s.substr(u.part[which].begin,
                                u.part[which].end - u.part[which].begin));
}

std::string upper(std::string text)
{
    for (char &c : text)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return text;
}

bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Writes triplets in lower case, and "~" and the first letter as triplets. */
std::string spelled_worse(std::string_view text)
{
    static const char digits[] = "0123456789abcdef";
    std::string worse;
    bool lettered = false;

    for (std::size_t i = 0; i < text.size(); i++) {
        const char c = text[i];

        if (c == '%') {
            worse += c;
            for (int digit = 0; digit < 2; digit++) {
                const char hex = text[++i];

                worse += hex >= 'A' && hex <= 'F'
                             ? static_cast<char>(hex - 'A' + 'a') : hex;
            }
        } else if (c == '~' || (!lettered && is_letter(c))) {
            lettered |= c != '~';
            worse += '%';
            worse += digits[c >> 4];
            worse += digits[c & 15];
        } else {
            worse += c;
        }
    }
    return worse;
}

/* Another spelling with the same normal form. */
std::string made_worse(std::string_view s, const uric &u)
{
    const uric_span authority = uric_authority(&u), path = u.part[URIC_PATH];
    std::string worse;

    if (uric_has(&u, URIC_SCHEME))
        worse = upper(part(s, u, URIC_SCHEME)) + ':';
    if (uric_has(&u, URIC_HOST)) {
        const uric_span host = u.part[URIC_HOST];

        worse += "//";
        worse += s.substr(authority.begin, host.begin - authority.begin);
        worse += upper(part(s, u, URIC_HOST));
        worse += s.substr(host.end, authority.end - host.end);
    }

    const std::string spelled = spelled_worse(s.substr(path.begin, path.end - path.begin));
    const std::size_t last = spelled.rfind('/');

    if (uric_has(&u, URIC_SCHEME) && uric_has(&u, URIC_HOST) && last != spelled.npos) {
        worse += "/." + spelled.substr(0, last) + "/x/.." + spelled.substr(last);
    } else {
        worse += spelled;
    }
    if (uric_has(&u, URIC_QUERY))
        worse += '?' + spelled_worse(part(s, u, URIC_QUERY));
    if (uric_has(&u, URIC_FRAGMENT))
        worse += '#' + spelled_worse(part(s, u, URIC_FRAGMENT));
    return worse;
}

/* The reference as a page next to it might write it, in four ways by turns. */
std::string made_relative(std::string_view s, const uric &u, std::size_t turn)
{
    const uric_span path = u.part[URIC_PATH];
    std::string_view rest = s.substr(path.begin);

    while (!rest.empty() && rest.front() == '/')
        rest.remove_prefix(1);
    switch (turn % 4) {
    case 0:
        return '/' + std::string(rest);
    case 1:
        return "../" + std::string(rest);
    case 2:
        return "./" + std::string(rest);
    default:
        return "../../x/../" + std::string(rest);
    }
}

std::string normal(std::string_view s, const uric &u, uric_step steps)
{
    std::string text(s.size() + 16, '\0');
    std::size_t length = 0;

    if (uric_normalize(uric_bind(s.data(), &u), steps, nullptr, &text[0], text.size(),
                       &length, nullptr, nullptr) != URIC_OK) {
        return std::string(s);
    }
    text.resize(length);
    return text;
}

/* The segments of the path and the keys and values of the query. */
void add_texts(std::string_view s, const uric &u, Texts *spelled, Texts *decoded)
{
    uric_span rest = u.part[URIC_PATH], one;
    uric_query_pair pair;
    const auto add = [&](uric_span span) {
        const std::string text(s.substr(span.begin, span.end - span.begin));
        std::string plain(text.size(), '\0');
        std::size_t length;

        if (text.empty() ||
            uric_decode(text.data(), text.size(), URIC_DECODE_ALL, &plain[0],
                        plain.size(), &length, nullptr) != URIC_OK) {
            return;
        }
        plain.resize(length);
        /* Some peers end a string or a line here. */
        if (plain.find('\n') != plain.npos || plain.find('\0') != plain.npos)
            return;
        spelled->push_back(text);
        decoded->push_back(plain);
    };

    while (uric_segment_next(s.data(), &rest, &one))
        add(one);
    rest = u.part[URIC_QUERY];
    while (uric_query_next(s.data(), &rest, URIC_QUERY_PLAIN, &pair)) {
        add(pair.key);
        add(pair.value);
    }
}

/* What a client asks for an http or https URI: an origin-form and a Host field.  Some paths
 * are refused by default, and are no questions. */
void add_request(std::string_view s, const uric &u, Texts *to)
{
    const uric_span host = u.part[URIC_HOST];
    const std::uint32_t path = u.part[URIC_PATH].begin;
    const std::uint32_t end = u.part[uric_has(&u, URIC_QUERY) ? URIC_QUERY : URIC_PATH].end;
    std::string target(s.substr(path, end - path));
    struct uric_request_input request {};
    struct uric_request_result r;
    std::size_t length;

    if (host.begin >= host.end || uric_has(&u, URIC_PORT))
        return;
    if (target.empty() || target[0] != '/')
        target.insert(0, "/");
    const std::string field(s.substr(host.begin, host.end - host.begin));

    request.method = {"GET", 3};
    request.target = {target.data(), target.size()};
    request.host = {field.data(), field.size()};
    request.hosts = 1;
    request.scheme = {"http", 4};
    std::string normal(target.size() + field.size(), '\0');
    if (uric_request(&request, nullptr, &normal[0], normal.size(), &length, &r) != URIC_OK)
        return;
    to->push_back(target);
    to->push_back(field);
}

/* The questions made from one input. */
struct Questions {
    Texts as_they_are, relative, worse, normal_syntax, normal_scheme;
    Texts same, spelled_otherwise, different; /* in twos */
    Texts requests;                           /* in twos */
    Texts spelled, decoded, queries, paths, dotted_paths;
};

/* The path with a "/." before it and a "/x/.." before its last segment. */
std::string dotted(const std::string &path)
{
    const std::size_t last = path.rfind('/');

    return last == path.npos ? "./" + path
                             : "/." + path.substr(0, last) + "/x/.." + path.substr(last);
}

void add(std::string_view s, const uric &u, Questions *to)
{
    const std::size_t turn = to->as_they_are.size();
    const std::string text(s);

    to->relative.push_back(made_relative(s, u, turn));
    to->worse.push_back(made_worse(s, u));
    to->normal_syntax.push_back(normal(s, u, URIC_STEPS_SYNTAX));
    to->normal_scheme.push_back(normal(s, u, URIC_STEPS_SYNTAX | URIC_STEP_SCHEME));
    for (const std::string &other : {text, text})
        to->same.push_back(other);
    for (const std::string &other : {text, to->worse.back()})
        to->spelled_otherwise.push_back(other);
    if (turn != 0) {
        for (const std::string &other : {text, to->as_they_are.back()})
            to->different.push_back(other);
    }
    if (uric_has(&u, URIC_QUERY))
        to->queries.push_back(part(s, u, URIC_QUERY));
    to->paths.push_back(part(s, u, URIC_PATH));
    to->dotted_paths.push_back(dotted(to->paths.back()));
    add_request(s, u, &to->requests);
    add_texts(s, u, &to->spelled, &to->decoded);
    to->as_they_are.push_back(text);
}

/* Keeps at_most of them, evenly spread. */
void thin(Texts *texts, std::size_t at_most)
{
    const std::size_t step = (texts->size() + at_most - 1) / at_most;
    Texts fewer;

    if (step < 2)
        return;
    for (std::size_t i = 0; i < texts->size(); i += step)
        fewer.push_back((*texts)[i]);
    texts->swap(fewer);
}

std::string plain(std::size_t size)
{
    static const char unreserved[] = "abcdefghijklmnopqrstuvwxyz0123456789-_.~";
    Random random(3986);
    std::string text;

    while (text.size() < size)
        text += unreserved[random.below(sizeof unreserved - 1)];
    return text;
}

/* Words separated by spaces, some in UTF-8. */
std::string prose(Random *random)
{
    static const char *const rare[] = {"\xc3\xa4", "\xc3\xa9", "\xe2\x80\x93", "/", "?"};
    std::string text;

    for (std::size_t words = random->between(2, 30); words != 0; words--) {
        for (std::size_t n = random->between(2, 10); n != 0; n--)
            text += static_cast<char>('a' + random->below(26));
        if (random->below(8) == 0)
            text += rare[random->below(sizeof rare / sizeof *rare)];
        text += words == 1 ? "" : " ";
    }
    return text;
}

std::string encoded(const std::string &text)
{
    std::string made(3 * text.size(), '\0');
    std::size_t length = 0;

    uric_encode(URIC_ENCODE_SEGMENT, text.data(), text.size(), &made[0], made.size(),
                &length);
    made.resize(length);
    return made;
}

} // namespace

const char *operation_name(Operation operation)
{
    static const char *const names[operations] = {
        "resolve", "normalize-syntax", "normalize-scheme", "equal",
        "decode",  "encode",           "query-spelled",    "query-decoded",
        "edit",    "build",            "remove-dots",      "audit",
        "agree",   "request"};

    return names[static_cast<int>(operation)];
}

std::vector<Case> cases_of(const Input &input, std::size_t at_most)
{
    const std::size_t all = input.records.at.size();
    const std::size_t step = (all + at_most - 1) / at_most;
    Questions q;

    for (std::size_t i = 0; i < all; i += step) {
        const std::string_view s = input.records.at[i];
        uric u;

        if (uric_parse(s.data(), s.size(), &u) == URIC_OK)
            add(s, u, &q);
    }
    for (Texts *texts : {&q.spelled, &q.decoded})
        thin(texts, at_most);

    std::vector<Case> cases;
    const auto ask = [&](Operation operation, const char *of, const Texts &texts,
                         Goal goal) {
        if (!texts.empty())
            cases.push_back({operation, of, input.name, records_of(texts), goal});
    };

    ask(Operation::resolve, "as they are", q.as_they_are, five_times);
    ask(Operation::resolve, "relative", q.relative, five_times);
    ask(Operation::normalize_syntax, "as they are", q.as_they_are, five_times);
    ask(Operation::normalize_syntax, "not normal", q.worse, five_times);
    ask(Operation::normalize_syntax, "normal", q.normal_syntax, twice_the_parse);
    ask(Operation::normalize_scheme, "as they are", q.as_they_are, five_times);
    ask(Operation::normalize_scheme, "not normal", q.worse, five_times);
    ask(Operation::normalize_scheme, "normal", q.normal_scheme, twice_the_parse);
    ask(Operation::equal, "equal strings", q.same, no_goal);
    ask(Operation::equal, "equal once normal", q.spelled_otherwise, no_goal);
    ask(Operation::equal, "different", q.different, no_goal);
    ask(Operation::decode, "parts", q.spelled, no_goal);
    ask(Operation::encode, "parts", q.decoded, no_goal);
    ask(Operation::query_spelled, "queries", q.queries, no_goal);
    ask(Operation::query_decoded, "queries", q.queries, no_goal);
    ask(Operation::edit, "as they are", q.as_they_are, quarter_of_parse);
    ask(Operation::build, "as they are", q.as_they_are, quarter_of_parse);
    ask(Operation::remove_dots, "paths", q.paths, third_of_parse);
    ask(Operation::remove_dots, "with dots", q.dotted_paths, third_of_parse);
    ask(Operation::audit, "as they are", q.as_they_are, quarter_of_parse);
    ask(Operation::agree, "as they are", q.as_they_are, no_goal);
    ask(Operation::request, "requests", q.requests, half_a_parse_more);
    return cases;
}

std::vector<Case> cases_of_text()
{
    constexpr std::size_t l1 = 16 << 10, mib = 1 << 20;
    const Goal nearly = {"(memcpy)", 0.9}, quarter = {"(memcpy)", 0.25},
               sixth = {"(memcpy)", 1.0 / 6};
    Random random(1738);
    Texts text, code;
    std::vector<Case> cases;

    for (std::size_t i = 0; i < 4000; i++) {
        text.push_back(prose(&random));
        code.push_back(encoded(text.back()));
    }
    for (Operation operation : {Operation::decode, Operation::encode}) {
        const bool decodes = operation == Operation::decode;
        Case in_l1{operation, "plain", "16 KiB, in L1", records_of({plain(l1)}),
                   decodes ? quarter : sixth};

        /* Repeated, or the measurement would be of the loop around it. */
        in_l1.questions.at.resize(16, in_l1.questions.at[0]);
        cases.push_back(std::move(in_l1));
        cases.push_back({operation, "plain", "1 MiB", records_of({plain(mib)}), nearly});
        cases.push_back(
            {operation, "plain", "16 MiB", records_of({plain(16 * mib)}), nearly});
        cases.push_back({operation, "prose", "made up",
                         records_of(decodes ? code : text), no_goal});
    }
    return cases;
}
