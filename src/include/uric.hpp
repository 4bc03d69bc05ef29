// uric.hpp: uric.h for C++17, with std::string_view and std::optional.
//
// A convenience on top of uric.h, whose conventions apply.  It throws nothing of its own
// and allocates only where it returns a std::string.  (The namespace is not called uric,
// since struct uric is.)
//
// SPDX-License-Identifier: MIT
#ifndef URIC_HPP
#define URIC_HPP

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "uric.h"

namespace uricpp {

using part = std::optional<std::string_view>;

inline part view(bool defined, std::string_view text, uric_span at) noexcept
{
    return defined ? part(text.substr(at.begin, at.end - at.begin)) : std::nullopt;
}

// Whether a T&& argument is a string that ends with the expression: what converts to a view but
// is no view, pointer or array.
template <class T>
inline constexpr bool ends_soon =
    !std::is_lvalue_reference_v<T> && std::is_convertible_v<T, std::string_view> &&
    !std::is_same_v<std::remove_cv_t<T>, std::string_view> && !std::is_pointer_v<T> &&
    !std::is_array_v<T>;

// A parsed string.  It holds a view, so the bytes must outlive it: a temporary string does not
// compile.  All parts of an invalid string are undefined.
class reference {
public:
    // As a URI-reference, or as a rule of enum uric_rule, perhaps with a policy.
    explicit reference(std::string_view text) noexcept
        : text_(text), status_(uric_parse(text.data(), text.size(), &parts_)) {}
    reference(std::string_view text, uric_rule rule,
              const uric_tolerance *tolerance = nullptr) noexcept
        : text_(text), status_(uric_parse_as(rule, text.data(), text.size(), tolerance,
                                             &parts_)) {}
    template <class Text, class... More, class = std::enable_if_t<ends_soon<Text>>>
    explicit reference(Text &&, More &&...) = delete;
    // A result of the functions below, with the parts that they gave: it is not parsed again.
    reference(std::string_view text, const struct uric &parts) noexcept
        : text_(text), parts_(parts), status_(uric_is_valid(&parts) ? URIC_OK : URIC_INVALID) {}
    explicit operator bool() const noexcept { return status_ == URIC_OK; }
    uric_status status() const noexcept { return status_; }
    std::string_view text() const noexcept { return text_; }
    const struct uric &parts() const & noexcept { return parts_; }
    struct uric parts() const && noexcept { return parts_; }
    // For the functions of uric.h; valid as long as this object, so not of a temporary.
    uric_ref ref() const & noexcept { return uric_bind(text_.data(), &parts_); }
    uric_ref ref() const && = delete;

    bool has(uric_part which) const noexcept { return uric_has(&parts_, which); }
    part get(uric_part which) const noexcept
    {
        return view(has(which), text_, parts_.part[which]);
    }
    part authority() const noexcept
    {
        return view(has(URIC_HOST), text_, uric_authority(&parts_));
    }
    // Without the brackets of an IP literal.
    part host() const noexcept
    {
        const uric_span at = parts_.part[URIC_HOST];
        const bool literal = at.begin < at.end && text_[at.begin] == '[';
        return view(has(URIC_HOST), text_, literal ? uric_bare_host(&parts_) : at);
    }
    // From 0 to 65535; no value if there are no digits, or the number is larger.
    std::optional<std::uint16_t> port() const noexcept
    {
        std::uint16_t n;
        return uric_port_number(ref(), &n) == URIC_PORT_NUMBER ? std::optional(n) : std::nullopt;
    }

private:
    std::string_view text_;
    struct uric parts_;
    uric_status status_;
};

// What a function of uric.h writes; no value after an error, which *status names.
using result = std::optional<std::string>;

// Calls write unless an argument is invalid.  size is a guess: if it is too small, write is
// called again.
template <class Write>
result written(uric_status is, std::size_t size, uric_status *status, Write write)
{
    std::string text;
    for (int i = 0; i < 2 && is == (i ? URIC_TOO_SMALL : URIC_OK); i++) {
        text.resize(size);
        is = write(text.data(), text.size(), &size);
    }
    if (status)
        *status = is;
    text.resize(is == URIC_OK ? size : 0);
    return is == URIC_OK ? result(std::move(text)) : std::nullopt;
}

// *parts, unless parts is nullptr, takes the parts of the result: undefined after an error.
inline result resolve(const reference &base, const reference &r,
                      uric_resolve_flags flags = URIC_RESOLVE_STRICT,
                      uric_status *status = nullptr, struct uric *parts = nullptr)
{
    return written(base ? r.status() : base.status(), base.text().size() + r.text().size() + 3,
                   status, [&](auto... out) {
                       return uric_resolve(base.ref(), r.ref(), flags, out..., parts);
                   });
}
inline result relate(const reference &base, const reference &target,
                     uric_status *status = nullptr, struct uric *parts = nullptr)
{
    return written(base ? target.status() : base.status(), target.text().size() + 3, status,
                   [&](auto... out) {
                       return uric_relate(base.ref(), target.ref(), out..., parts);
                   });
}
inline result normalize(const reference &r, uric_step steps = URIC_STEPS_ALL,
                        uric_status *status = nullptr, struct uric *parts = nullptr)
{
    return written(r.status(), r.text().size() + 10, status, [&](auto... out) {
        return uric_normalize(r.ref(), steps, nullptr, out..., parts, nullptr);
    });
}

// Whether the normal forms by these steps are the same bytes (RFC 3986, 6.2); an invalid
// reference equals nothing.
inline bool equal(const reference &a, const reference &b,
                  uric_step steps = URIC_STEPS_ALL) noexcept
{
    return uric_equal(a.ref(), b.ref(), steps, nullptr);
}

// One part, or what enum uric_edit_part names, set to a value, or removed by std::nullopt.
// index counts segments or parameters from 0; name is that of a parameter.  It holds views.
struct change {
    change(int which, part text, std::size_t at = 0, std::string_view called = {}) noexcept
        : what(which), value(text), index(at), name(called) {}
    template <class Text, class... More, class = std::enable_if_t<ends_soon<Text>>>
    change(int, Text &&, More &&...) = delete;
    template <class Text, class = std::enable_if_t<ends_soon<Text>>>
    change(int, part, std::size_t, Text &&) = delete;
    int what;
    part value;
    std::size_t index;
    std::string_view name;
};

inline uric_bytes bytes_of(const part &text) noexcept
{
    // the data of an empty view may be NULL, which would mean undefined
    return text ? uric_bytes{text->empty() ? "" : text->data(), text->size()}
                : uric_bytes{nullptr, 0};
}

// why, unless nullptr, tells what was rejected: see uric_reason_text().
inline result edit(const reference &r, const change &c, uric_status *status = nullptr,
                   struct uric *parts = nullptr, uric_refusal *why = nullptr,
                   const uric_tolerance *tolerance = nullptr)
{
    const uric_change made = {c.what, c.index, bytes_of(c.name), bytes_of(c.value)};
    return written(r.status(), r.text().size() + (c.value ? c.value->size() : 0) + 8, status,
                   [&](auto... out) {
                       return uric_edit(r.ref(), &made, tolerance, out..., parts, why);
                   });
}

// The reference that consists of these parts: build({{URIC_HOST, "h"}, {URIC_PATH, "/a"}}).
// Others are undefined.
inline result build(std::initializer_list<std::pair<uric_part, std::string_view>> given,
                    uric_status *status = nullptr, struct uric *parts = nullptr,
                    uric_refusal *why = nullptr, const uric_tolerance *tolerance = nullptr)
{
    uric_bytes parts_given[URIC_PARTS] = {};
    std::size_t size = 8;
    for (const auto &[which, text] : given) {
        parts_given[which] = bytes_of(text);
        size += text.size() + 3;
    }
    return written(URIC_OK, size, status, [&](auto... out) {
        return uric_build(parts_given, tolerance, out..., parts, why);
    });
}

// Text whose triplets are decoded; none if a "%" starts no triplet, or a flag rejects one.
inline result decode(std::string_view text, uric_decode_flags flags = URIC_DECODE_ALL,
                     uric_status *status = nullptr)
{
    return written(URIC_OK, text.size(), status, [&](auto... out) {
        return uric_decode(text.data(), text.size(), flags, out..., nullptr);
    });
}

struct sentinel {};

// An iterator over what Step finds in a span of the text.  It gives values, not references: so
// it is a forward iterator of C++20, and an input iterator of C++17, where algorithms that want
// two iterators of one type do not take its sentinel.
template <class Step>
class iterator {
public:
    using value_type = typename Step::value_type;
    using difference_type = std::ptrdiff_t;
    using reference = value_type;
    struct pointer {
        value_type value;
        const value_type *operator->() const noexcept { return &value; }
    };
    using iterator_category = std::input_iterator_tag;
#if __cplusplus >= 202002L
    using iterator_concept = std::forward_iterator_tag;
#endif

    iterator() = default;
    iterator(std::string_view text, uric_span span, Step step) noexcept
        : text_(text), rest_(span), step_(step) { ++*this; }
    value_type operator*() const noexcept { return value_; }
    pointer operator->() const noexcept { return {value_}; }
    iterator &operator++() noexcept
    {
        at_ = rest_;
        more_ = step_(text_, &rest_, &value_);
        return *this;
    }
    iterator operator++(int) noexcept
    {
        const iterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const iterator &a, const iterator &b) noexcept
    {
        return a.more_ == b.more_ && a.at_.begin == b.at_.begin && a.at_.end == b.at_.end;
    }
    friend bool operator!=(const iterator &a, const iterator &b) noexcept { return !(a == b); }
    friend bool operator==(const iterator &a, sentinel) noexcept { return !a.more_; }
    friend bool operator!=(const iterator &a, sentinel) noexcept { return a.more_; }
    friend bool operator==(sentinel, const iterator &a) noexcept { return !a.more_; }
    friend bool operator!=(sentinel, const iterator &a) noexcept { return a.more_; }

private:
    std::string_view text_;
    uric_span at_{}, rest_{}; // from the value on, and after it
    Step step_{};
    value_type value_{};
    bool more_ = false;
};

// The pairs of a query, still encoded: for (auto [key, value] : uricpp::query(r)).  A view of
// the text, which must outlive it; the reference need not.
class query {
public:
    struct pair {
        std::string_view key;
        part value; // no value without a "="
    };
    struct step {
        using value_type = pair;
        uric_query_flags flags = URIC_QUERY_PLAIN;
        bool operator()(std::string_view text, uric_span *rest, pair *value) const noexcept
        {
            uric_query_pair next;
            if (!uric_query_next(text.data(), rest, flags, &next))
                return false;
            *value = {*view(true, text, next.key), view(next.has_value != 0, text, next.value)};
            return true;
        }
    };
    explicit query(const reference &r, uric_query_flags flags = URIC_QUERY_PLAIN) noexcept
        : text_(r.text()), span_(r.parts().part[URIC_QUERY]), step_{flags} {}
    iterator<step> begin() const noexcept { return {text_, span_, step_}; }
    sentinel end() const noexcept { return {}; }

private:
    std::string_view text_;
    uric_span span_;
    step step_;
};

// The segments of a path, still encoded: "/" has one empty segment, an empty path has none.
class segments {
public:
    struct step {
        using value_type = std::string_view;
        bool operator()(std::string_view text, uric_span *rest,
                        std::string_view *value) const noexcept
        {
            uric_span segment;
            if (!uric_segment_next(text.data(), rest, &segment))
                return false;
            *value = *view(true, text, segment);
            return true;
        }
    };
    explicit segments(const reference &r) noexcept
        : text_(r.text()), span_(r.parts().part[URIC_PATH]) {}
    iterator<step> begin() const noexcept { return {text_, span_, step()}; }
    sentinel end() const noexcept { return {}; }

private:
    std::string_view text_;
    uric_span span_;
};

} // namespace uricpp

#if __cplusplus >= 202002L
#include <ranges>

// They hold a view of the text alone.
template <>
inline constexpr bool std::ranges::enable_borrowed_range<uricpp::query> = true;
template <>
inline constexpr bool std::ranges::enable_borrowed_range<uricpp::segments> = true;
template <>
inline constexpr bool std::ranges::enable_view<uricpp::query> = true;
template <>
inline constexpr bool std::ranges::enable_view<uricpp::segments> = true;
#endif

#endif
