/* 20,000 references from the seed 3986, in random order:
 *
 *   20 %  with an IP literal or an IPv4 address, half of them with a port
 *   15 %  with userinfo
 *   20 %  with a query in which every other character is a percent-encoding
 *   15 %  with a path of 8 to 40 segments
 *   25 %  relative references: network-path, absolute, relative, query only,
 *         fragment only
 *    5 %  invalid: one of the above with a byte that RFC 3986 never allows, cut
 *         inside a percent-encoding, or with a host in brackets that is not an
 *         address
 *
 * The shares and lengths are chosen, not measured: this input makes sure that every
 * rule is timed; it does not model any traffic.
 *
 * SPDX-License-Identifier: MIT */
#include "parse/generate.h"

#include <initializer_list>

namespace {

constexpr std::uint64_t seed = 3986;
constexpr std::size_t count = 20000;

/* The order of evaluation is unspecified for the operands of + but not for the
 * elements of a list, and the bytes must be the same everywhere. */
std::string join(std::initializer_list<std::string> pieces)
{
    std::string text;

    for (const std::string &piece : pieces)
        text += piece;
    return text;
}

class Generator {
public:
    std::string reference()
    {
        const std::size_t percent = random_.below(100);

        return percent < 95 ? valid(percent) : invalid();
    }

private:
    /* percent, below 95, selects the kind. */
    std::string valid(std::size_t percent)
    {
        if (percent < 20)
            return join({scheme(), "://", address(), port(), path(1, 4)});
        if (percent < 35) {
            return join({scheme(), "://", userinfo(), "@", name(), port(),
                         path(0, 4)});
        }
        if (percent < 55)
            return join({scheme(), "://", name(), path(1, 3), "?", encoded()});
        if (percent < 70)
            return join({scheme(), "://", name(), path(8, 40)});
        return relative();
    }

    std::string invalid()
    {
        const std::string text = valid(random_.below(95));

        switch (random_.below(6)) {
        case 0:
            return text + '%';
        case 1:
            return text + "%4";
        case 2:
            return join({scheme(), "://[", word(1, 8), "]", path(1, 4)});
        case 3:
            return join({scheme(), "://[1:2:3:4:5:6:7:8:9]", path(1, 4)});
        default:
            return damaged(text, random_.below(text.size()), &random_);
        }
    }

    std::string relative()
    {
        switch (random_.below(6)) {
        case 0:
            return join({"//", name(), path(1, 4)});
        case 1:
            return path(1, 6);
        case 2:
            return join({"../", word(1, 12), path(0, 3)});
        case 3:
            return join({word(1, 12), path(0, 4), "?", word(1, 8), "=",
                         word(1, 8)});
        case 4:
            return join({"?", word(1, 8), "=", encoded()});
        default:
            return '#' + word(1, 16);
        }
    }

    std::string address()
    {
        std::string text;

        switch (random_.below(4)) {
        case 0: /* IPv4 */
            for (int i = 0; i < 4; i++)
                text += (i ? "." : "") + std::to_string(random_.below(256));
            return text;
        case 1: /* IPv6, all of it */
            for (int i = 0; i < 8; i++)
                text += (i ? ":" : "") + digits(1, 4);
            break;
        case 2: /* IPv6, shortened */
            for (std::size_t i = random_.between(1, 5); i != 0; i--)
                text += digits(1, 4) + (i > 1 ? ":" : "::");
            if (random_.below(2))
                text += digits(1, 4);
            break;
        default: /* IPv4 in IPv6, or a future version */
            if (random_.below(4))
                text = "::ffff:192.0.2." + std::to_string(random_.below(256));
            else
                text = "v1." + word(1, 12) + ":1";
        }
        return '[' + text + ']';
    }

    std::string scheme()
    {
        static const char *const schemes[] = {"http", "https", "ftp", "ldap",
                                              "ipp",  "sip",   "ssh", "redis"};

        return schemes[random_.below(8)];
    }

    std::string userinfo()
    {
        const std::string user = word(1, 12);

        return random_.below(2) ? user + ':' + word(0, 16) : user;
    }

    std::string name()
    {
        static const char *const domains[] = {".example.com", ".example.org",
                                              ".test", ".invalid"};

        return join({word(1, 16), domains[random_.below(4)]});
    }

    std::string port()
    {
        return random_.below(2) ? ':' + std::to_string(random_.between(1, 65535))
                                : "";
    }

    std::string path(std::size_t fewest, std::size_t most)
    {
        std::string text;

        for (std::size_t i = random_.between(fewest, most); i != 0; i--)
            text += '/' + word(1, 12);
        return text;
    }

    std::string encoded()
    {
        std::string text;

        for (std::size_t i = random_.between(4, 40); i != 0; i--)
            text += random_.below(2) ? word(1, 1) : '%' + digits(2, 2);
        return text;
    }

    std::string word(std::size_t fewest, std::size_t most)
    {
        return of("abcdefghijklmnopqrstuvwxyz0123456789-_.~", fewest, most);
    }

    std::string digits(std::size_t fewest, std::size_t most)
    {
        return of("0123456789ABCDEFabcdef", fewest, most);
    }

    std::string of(std::string_view alphabet, std::size_t fewest,
                   std::size_t most)
    {
        std::string text;

        for (std::size_t i = random_.between(fewest, most); i != 0; i--)
            text += alphabet[random_.below(alphabet.size())];
        return text;
    }

    Random random_{seed};
};

} // namespace

std::string damaged(std::string_view reference, std::size_t at, Random *random)
{
    constexpr std::string_view nowhere = " \"<>\\^`{|}\x7f\x80\xc3\xff";
    std::string text(reference);

    text[at] = nowhere[random->below(nowhere.size())];
    return text;
}

Records generate()
{
    Generator generator;
    std::vector<std::string> texts;

    for (std::size_t i = 0; i < count; i++)
        texts.push_back(generator.reference());
    return Records({texts.begin(), texts.end()});
}
