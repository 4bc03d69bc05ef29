// uric.hpp: parts as views, output as strings, queries and segments as ranges.

#undef NDEBUG
#include <algorithm>
#include <cassert>
#if __cplusplus >= 202002L
#include <ranges>
#endif
#include <string>
#include <type_traits>
#include <vector>

#include "uric.hpp"

using uricpp::reference;

static void parts()
{
    const std::string text = "http://me:pw@[::1]:8080/a?#";
    const reference r{std::string_view(text)};

    assert(r && r.status() == URIC_OK && r.text() == text);
    assert(r.get(URIC_SCHEME) == "http" && r.get(URIC_HOST) == "[::1]" && r.host() == "::1");
    assert(r.authority() == "me:pw@[::1]:8080" && r.port() == 8080);
    // empty, not undefined
    assert(r.has(URIC_QUERY) && r.get(URIC_QUERY) == "" && r.get(URIC_FRAGMENT) == "");
    // a view of the caller's bytes
    assert(r.get(URIC_PATH)->data() == text.data() + text.find("/a"));

    const reference relative("a");
    assert(relative && !relative.has(URIC_HOST) && !relative.host() && !relative.authority());
    assert(!relative.port() && !relative.get(URIC_QUERY));
    assert(reference("//h").host() == "h" && reference("//").host() == "");
    assert(reference("//[v1.a]").host() == "v1.a");
    assert(!reference("//h:").port() && !reference("//h:65536").port());
    assert(reference("//h:065535").port() == 65535);
    assert(reference(std::string_view()) && reference("").get(URIC_PATH) == "");

    const reference copy = r;
    assert(copy.ref().u == &copy.parts() && copy.host() == "::1");
}

static void invalid()
{
    const reference bad("http://[::1/"), no_uri("a", URIC_RULE_URI), base("http://a/");
    uric_status status = URIC_OK;

    assert(!bad && bad.status() == URIC_INVALID && bad.parts().error_offset == 11);
    assert(!bad.host() && !bad.get(URIC_SCHEME) && !no_uri);
    assert(reference("h", URIC_RULE_HOST).host() == "h");
    // never as if the other string were empty
    assert(!uricpp::resolve(base, bad, URIC_RESOLVE_STRICT, &status) && status == URIC_INVALID);
    assert(!uricpp::resolve(bad, base, URIC_RESOLVE_STRICT, &status) && status == URIC_INVALID);
    assert(!uricpp::relate(base, bad) && !uricpp::relate(bad, base));
    assert(!uricpp::normalize(bad, URIC_STEPS_ALL, &status) && status == URIC_INVALID);
}

static void written()
{
    const reference base("http://a/b/c"), up("../d?e"), none("x");
    uric_status status = URIC_NONE;

    assert(uricpp::resolve(base, up, URIC_RESOLVE_STRICT, &status) == "http://a/d?e");
    assert(status == URIC_OK);
    assert(!uricpp::resolve(none, up, URIC_RESOLVE_STRICT, &status) &&
           status == URIC_NO_SCHEME);
    assert(!uricpp::resolve(base, reference("../../.."), URIC_RESOLVE_REFUSE_SURPLUS));
    assert(uricpp::resolve(base, reference("http:x"), URIC_RESOLVE_NON_STRICT) ==
           "http://a/b/x");
    assert(uricpp::relate(base, reference("http://a/b/d")) == "d");

    struct uric parts;
    const auto target = uricpp::resolve(base, up, URIC_RESOLVE_STRICT, nullptr, &parts);
    assert(reference(*target, parts).get(URIC_QUERY) == "e");
    const reference spaced("a b");
    const reference failed("a b", spaced.parts()); // not URIC_OK, not empty
    assert(!failed && failed.status() == URIC_INVALID && !uricpp::normalize(failed));
    assert(!uricpp::resolve(base, failed) && !uricpp::relate(base, failed));
    assert(uricpp::relate(base, reference("http://a/b/d?e"), nullptr, &parts) == "d?e");
    assert(parts.part[URIC_QUERY].begin == 2);
    assert(uricpp::normalize(reference("HTTP://A:80"), URIC_STEPS_ALL, nullptr, &parts) ==
           "http://a/");
    assert(parts.part[URIC_PATH].begin == 8 && parts.part[URIC_PATH].end == 9);
    assert(uricpp::normalize(reference("HTTP://A:80/%7e/../B")) == "http://a/B");
    assert(uricpp::normalize(reference("HTTP://A"), URIC_STEPS_NONE) == "HTTP://A");
    assert(uricpp::normalize(reference("HTTP://A:80"), URIC_STEP_CASE | URIC_STEP_SCHEME) ==
           "http://a/");
    // the largest growth of a result: six bytes for each dotted address
    assert(uricpp::normalize(reference("//[::ffff:ffff:ffff]")) == "//[::ffff:255.255.255.255]");
}

// A guess that is too small costs a second call, but never a third.
static void guess()
{
    int calls = 0;
    const auto grows = [&](char *buffer, std::size_t size, std::size_t *length) {
        calls++;
        *length = 3;
        if (size < 3)
            return URIC_TOO_SMALL;
        buffer[0] = buffer[1] = buffer[2] = 'x';
        return URIC_OK;
    };

    assert(uricpp::written(URIC_OK, 0, nullptr, grows) == "xxx" && calls == 2);
    assert(uricpp::written(URIC_OK, 9, nullptr, grows) == "xxx" && calls == 3);
    assert(!uricpp::written(URIC_TOO_SMALL, 9, nullptr, grows) && calls == 3);
}

static void pairs()
{
    const reference r("/p?a=1&&b&=2;c=%26#f");
    std::vector<std::string> seen;

    for (auto [key, value] : uricpp::query(r))
        seen.push_back(std::string(key) + (value ? "=" + std::string(*value) : "!"));
    assert((seen == std::vector<std::string>{"a=1", "b!", "=2;c=%26"}));

    seen.clear();
    for (const auto &pair : uricpp::query(r, URIC_QUERY_SEMICOLON))
        seen.emplace_back(pair.key);
    assert((seen == std::vector<std::string>{"a", "b", "", "c"}));

    for (const auto &pair : uricpp::query(reference("/p")))
        assert(pair.key.empty() && false);
    for (const auto &pair : uricpp::query(reference("/p?")))
        assert(pair.key.empty() && false);
}

static void segments()
{
    const reference r("http://h/a//%62/#f");
    std::vector<std::string> seen;

    for (const std::string_view segment : uricpp::segments(r))
        seen.emplace_back(segment);
    assert((seen == std::vector<std::string>{"a", "", "%62", ""}));
    for (const std::string_view segment : uricpp::segments(reference("http://h")))
        assert(segment.empty() && false);
}

static void edited()
{
    const reference r("http://h/a?b=1#c"), bad("a b");
    uric_status status = URIC_NONE;
    uric_refusal why;
    struct uric parts;

    assert(uricpp::edit(r, {URIC_FRAGMENT, std::nullopt}) == "http://h/a?b=1");
    assert(uricpp::edit(r, {URIC_QUERY, ""}) == "http://h/a?#c");
    assert(uricpp::edit(r, {URIC_EDIT_PARAMETER_NAMED, "2", 0, "b"}, &status, &parts) ==
           "http://h/a?b=2#c");
    assert(status == URIC_OK && parts.part[URIC_QUERY].end == 14);
    assert(uricpp::edit(r, {URIC_EDIT_SEGMENT, "x", 1}) == "http://h/a/x?b=1#c");
    assert(!uricpp::edit(r, {URIC_HOST, "a b"}, &status, nullptr, &why));
    assert(status == URIC_REFUSED && why.reason == URIC_REASON_NOT_ALLOWED && why.offset == 1);
    assert(!uricpp::edit(bad, {URIC_HOST, "h"}, &status) && status == URIC_INVALID);

    assert(uricpp::build({{URIC_SCHEME, "http"}, {URIC_HOST, "h"}, {URIC_PATH, "/a"},
                          {URIC_QUERY, ""}}) == "http://h/a?");
    assert(uricpp::build({}) == "");
    assert(!uricpp::build({{URIC_PORT, "80"}}, &status, nullptr, &why));
    assert(status == URIC_REFUSED && why.reason == URIC_REASON_NEEDS_HOST);

    uric_tolerance policy;
    uric_tolerance_preset(&policy, URIC_TOLERATE_LOG);
    const reference wild("/a|b", URIC_RULE_URI_REFERENCE, &policy);
    assert(wild && !reference("/a|b"));
    assert(uricpp::edit(wild, {URIC_QUERY, "{}"}, nullptr, nullptr, nullptr, &policy) ==
           "/a|b?{}");
}

static void decoded()
{
    uric_status status = URIC_NONE;

    assert(uricpp::decode("a%2Fb+c", URIC_DECODE_PLUS) == "a/b c");
    assert(uricpp::decode("") == "");
    assert(!uricpp::decode("a%2", URIC_DECODE_ALL, &status) && status == URIC_INVALID);
    assert(!uricpp::decode("%2F", URIC_DECODE_REFUSE_DELIMITERS, &status) &&
           status == URIC_REFUSED);
}

static void compared()
{
    const reference a("http://h:80/%7e"), b("HTTP://h/~"), bad("a b");

    assert(uricpp::equal(a, b) && !uricpp::equal(a, b, URIC_STEPS_SYNTAX));
    assert(!uricpp::equal(bad, bad));
}

// What does not compile: a view of a temporary string.
static_assert(!std::is_constructible_v<reference, std::string>);
static_assert(!std::is_constructible_v<reference, std::string, uric_rule>);
static_assert(!std::is_constructible_v<reference, std::string, const struct uric &>);
static_assert(!std::is_constructible_v<reference, const std::string>);
static_assert(!std::is_constructible_v<uricpp::change, int, std::string>);
static_assert(!std::is_constructible_v<uricpp::change, int, uricpp::part, std::size_t, std::string>);
static_assert(std::is_constructible_v<uricpp::change, int, std::string &>);
static_assert(std::is_constructible_v<reference, std::string &>);
static_assert(std::is_constructible_v<reference, const std::string &>);
static_assert(std::is_constructible_v<reference, const char *>);
static_assert(std::is_constructible_v<reference, const char (&)[2]>);
static_assert(std::is_constructible_v<reference, std::string_view>);

// A string of another kind.
struct other_string {
    operator std::string_view() const { return "a"; }
};
static_assert(!std::is_constructible_v<reference, other_string>);
static_assert(std::is_constructible_v<reference, other_string &>);

#if __cplusplus >= 202002L
static_assert(std::ranges::forward_range<uricpp::query>);
static_assert(std::ranges::forward_range<uricpp::segments>);
static_assert(std::ranges::view<uricpp::query> && std::ranges::borrowed_range<uricpp::segments>);

static void ranges()
{
    const reference r("/a/b?x=1&y&z=2");
    const uricpp::query pairs(r);

    const auto found = std::ranges::find(pairs, "z", &uricpp::query::pair::key);
    assert(found != pairs.end() && found->value == "2");
    assert(std::ranges::count_if(pairs, [](const auto &pair) { return !!pair.value; }) == 2);
    assert(std::ranges::distance(uricpp::segments(r)) == 2);
    // a value of its own, though the range is a temporary
    const auto &first = *uricpp::query(r).begin();
    assert(first.key == "x" && uricpp::query(r).begin()->value == "1");
}
#else
static void ranges() {}
#endif

int main()
{
    segments();
    edited();
    decoded();
    compared();
    ranges();
    parts();
    invalid();
    written();
    guess();
    pairs();
    return 0;
}
