/* Makes random valid references, full of difficult cases. */
#include "theorems/valid.h"

#include "support/random.h"

#include <string.h>

/* From a small set, so that two references have much in common. */
static const char *const segments[] = { "a", "b", "a", "b", "", "", ".", "..", "a:b",
                                        "%2e", "%2E.", "...", "@", "a=b" };
static const char *const hosts[] = { "", "h", "h", "g", "[::1]", "1.2.3.4", "%41" };
static const char *const userinfos[] = { "", "u", "u:p", ":", "u:", "a:b:c" };
static const char *const ports[] = { "", "80", "8", "99999" };
static const char *const queries[] = { "", "q", "a=1&b=2", "/..", "?", "&", "a&a=b" };

#define ONE_OF(seed, list) list[random_below(seed, sizeof list / sizeof *list)]

static int chance(uint64_t *seed, size_t in)
{
    return random_below(seed, in) == 0;
}

static void add(char *s, const char *more)
{
    strcat(s, more);
}

static void add_segments(uint64_t *seed, char *s)
{
    size_t n = random_below(seed, 6);

    while (n-- > 0) {
        add(s, "/");
        add(s, ONE_OF(seed, segments));
    }
}

static void add_authority(uint64_t *seed, char *s)
{
    add(s, "//");
    if (chance(seed, 4)) {
        add(s, ONE_OF(seed, userinfos));
        add(s, "@");
    }
    add(s, ONE_OF(seed, hosts));
    if (chance(seed, 4)) {
        add(s, ":");
        add(s, ONE_OF(seed, ports));
    }
}

/* A path that does not start with "//" or, without a scheme, with an apparent scheme. */
static void add_path(uint64_t *seed, char *s)
{
    const size_t begin = strlen(s);

    if (chance(seed, 2))
        add(s, ONE_OF(seed, segments));
    add_segments(seed, s);
    if (s[begin] == '/' && s[begin + 1] == '/')
        memmove(s + begin, s + begin + 1, strlen(s + begin + 1) + 1);
    if (s[begin] == '/' && s[begin + 1] == '/')
        s[begin + 1] = 'c';
    if (begin == 0 && memchr(s, ':', strcspn(s, "/")))
        *strchr(s, ':') = ';';
}

static size_t finish(uint64_t *seed, char *s)
{
    if (chance(seed, 2))
        add_authority(seed, s), add_segments(seed, s);
    else
        add_path(seed, s);
    if (chance(seed, 3)) {
        add(s, "?");
        add(s, ONE_OF(seed, queries));
    }
    if (chance(seed, 4)) {
        add(s, "#");
        add(s, ONE_OF(seed, queries));
    }
    return strlen(s);
}

size_t valid_uri(uint64_t *seed, char *s)
{
    strcpy(s, chance(seed, 8) ? "S-1.+:" : "s:");
    return finish(seed, s);
}

size_t valid_reference(uint64_t *seed, char *s)
{
    if (chance(seed, 3))
        return valid_uri(seed, s);
    s[0] = '\0';
    return finish(seed, s);
}

size_t valid_part(uint64_t *seed, char *s)
{
    static const char *const parts[] = { "", "t", "//x", "/x", "x:y", "1", "u@v", "u:p",
                                         "[::1]", "h:1", "a/b", "?", "#", "&", "=",
                                         "..", "%", "%2", " ", "/..//x", ":", "[" };

    strcpy(s, ONE_OF(seed, parts));
    if (chance(seed, 4))
        add(s, ONE_OF(seed, parts));
    return strlen(s);
}

size_t valid_change(uint64_t *seed, char *s, size_t n)
{
    static const char bytes[] = "a/.:?#@%2e[]&=";
    size_t changes = 1 + random_below(seed, 3);

    while (changes-- > 0 && n > 2) {
        const size_t at = random_below(seed, n - 1);
        const char byte = bytes[random_below(seed, sizeof bytes - 1)];

        if (chance(seed, 2)) {
            s[at] = byte;
        } else {
            memmove(s + at, s + at + 1, n - at - 1);
            n--;
        }
    }
    s[n] = '\0';
    return n;
}
