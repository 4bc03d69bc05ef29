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
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "uric.h"

namespace uricpp {

using part = std::optional<std::string_view>;

inline part view(bool defined, std::string_view text, uric_span at) noexcept
{
    return defined ? part(text.substr(at.begin, at.end - at.begin)) : std::nullopt;
}

// A parsed string.  It holds a view, so the bytes must outlive it.  All parts of an invalid
// string are undefined.
class reference {
public:
    // As a URI-reference, or as a rule of enum uric_rule.
    explicit reference(std::string_view text) noexcept
        : text_(text), status_(uric_parse(text.data(), text.size(), &parts_)) {}
    reference(std::string_view text, int rule) noexcept
        : text_(text), status_(uric_parse_as(rule, text.data(), text.size(), &parts_)) {}
    // A result of the functions below, with the parts that they gave: it is not parsed again.
    reference(std::string_view text, const struct uric &parts) noexcept
        : text_(text), parts_(parts), status_(uric_is_valid(&parts) ? URIC_OK : URIC_INVALID) {}
    explicit operator bool() const noexcept { return status_ == URIC_OK; }
    uric_status status() const noexcept { return status_; }
    std::string_view text() const noexcept { return text_; }
    const struct uric &parts() const noexcept { return parts_; }
    // For the functions of uric.h; valid as long as this object.
    uric_ref ref() const noexcept { return uric_bind(text_.data(), &parts_); }

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
    // Of 0 to 65535; also none if there are no digits.
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

// What a function of uric.h writes; none after an error, which *status tells.
using result = std::optional<std::string>;

// Not if an argument is invalid.  size is a guess: if it is too small, write is called again.
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

// parts, unless nullptr, are those of the result: none after an error.
inline result resolve(const reference &base, const reference &r,
                      uric_resolve_flags flags = URIC_RESOLVE_STRICT,
                      uric_status *status = nullptr, struct uric *parts = nullptr)
{
    return written(base ? r.status() : base.status(), base.text().size() + r.text().size() + 3,
                   status, [&](auto... out) {
                       return uric_resolve_parsed(base.ref(), r.ref(), flags, out..., parts);
                   });
}
inline result relate(const reference &base, const reference &target,
                     uric_status *status = nullptr, struct uric *parts = nullptr)
{
    return written(base ? target.status() : base.status(), target.text().size() + 3, status,
                   [&](auto... out) {
                       return uric_relate_parsed(base.ref(), target.ref(), out..., parts);
                   });
}
inline result normalize(const reference &r, uric_step steps = URIC_STEPS_ALL,
                        uric_status *status = nullptr, struct uric *parts = nullptr)
{
    return written(r.status(), r.text().size() + 10, status, [&](auto... out) {
        return uric_normalize_parsed(r.ref(), steps, nullptr, out..., parts, nullptr);
    });
}

// The pairs of a query, still encoded: for (auto [key, value] : uricpp::query(r)).
class query {
public:
    struct pair {
        std::string_view key;
        part value; // none without a "="
    };
    struct sentinel {};
    explicit query(const reference &r, uric_query_flags flags = URIC_QUERY_PLAIN) noexcept
        : text_(r.text()), rest_(r.parts().part[URIC_QUERY]), flags_(flags) {}
    query begin() const noexcept { return ++query(*this); }
    sentinel end() const noexcept { return {}; }
    const pair &operator*() const noexcept { return pair_; }
    bool operator!=(sentinel) const noexcept { return more_; }
    query &operator++() noexcept
    {
        uric_query_pair next;
        more_ = uric_query_next(text_.data(), &rest_, flags_, &next);
        if (more_)
            pair_ = {*view(true, text_, next.key),
                     view(next.has_value != 0, text_, next.value)};
        return *this;
    }

private:
    std::string_view text_;
    uric_span rest_;
    uric_query_flags flags_;
    pair pair_{};
    bool more_ = false;
};

} // namespace uricpp

#endif
